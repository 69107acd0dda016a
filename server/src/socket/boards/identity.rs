//! The identity of a board: enrolment with a code, authentication with a signature, and the limits on failures.
//!
//! A hall has many boards at one address, and any visitor may cause failures on purpose. So the failures of others
//! never block a correct code or signature. Codes have 50 random bits and signatures 128, so it is enough to slow
//! down the answers to failures.

use ::boards::{Enrolment, HASHES_KEPT, Hash, Inbox, IssuedCode, Key, KnownDevice, Refused};
use site::{
    error::AppError,
    limits::{AddressLimit, Limit},
    may::{self, Deed},
};
use store::{DbError, boards as rows, boards::budget, id::BoardId};
use wire::{BoardRefusal, BoardTold, Millis};

use super::{
    Admitted, Desk, Failed,
    frames::{no_room, over_budget},
    refused,
};

/// The delay of an answer to a client whose failure budget is spent, in milliseconds. The number of connections per
/// address is limited, so this bounds the rate of guesses.
const PAUSE_MS: i64 = 5_000;

/// The subject for which a failed proof is counted. Honest boards are not affected: a correct code or signature passes
/// regardless of the count.
#[derive(Clone, Copy)]
enum ProofSubject {
    /// The client's address: the code or the board does not exist.
    Address,
    /// The board that the client claims to be: the signature is wrong.
    Board(BoardId),
}

impl Desk {
    /// Counts a failure. Returns the refusal itself, or, over the limit, a general refusal after a pause.
    async fn failed(&self, refusal: Refused, counted: ProofSubject) -> Failed {
        let counted = match counted {
            ProofSubject::Address => AddressLimit::BoardByAddress.count_address(self.address),
            ProofSubject::Board(id) => Limit::BoardByDevice.count_key(id.to_device()),
        };
        if self.state.site.node.count(&counted).await.is_ok() {
            return refusal.into();
        }
        let now = self.now();
        tokio::select! {
            () = self.state.site.node.clock.sleep_until(Millis(now.0.saturating_add(PAUSE_MS))) => {}
            () = self.state.site.node.lifecycle.stopped() => {}
        }
        refused(BoardRefusal::TooManyAttempts, "too many failures; check the code or the key, then try again")
    }

    pub(super) async fn enrol(&mut self, text: String) -> Result<(), Failed> {
        let now = self.now();
        let asked = text.clone();
        let code = self.site().node.store.read(move |connection| rows::code(connection, &asked)).await?;
        let issued = match &code {
            Some(code) => Some(IssuedCode {
                issued_at: code.issued_at,
                used_by: match &code.used_by {
                    Some((_, key)) => Some(Key::parse(key)?),
                    None => None,
                },
            }),
            None => None,
        };
        let Enrolment { key } = match self.connection.enrol(issued, now) {
            Ok(enrolment) => enrolment,
            // A client that names an existing code is not guessing, so the failure is not counted. The connection still
            // ends.
            Err(refusal) if refusal.code != BoardRefusal::WrongCode => return Err(refusal.into()),
            Err(refusal) => return Err(self.failed(refusal, ProofSubject::Address).await),
        };
        let code = code.ok_or_else(|| refused(BoardRefusal::WrongCode, "there is no such code"))?;
        let id = match &code.used_by {
            Some((id, _)) => *id,
            None => {
                let id = BoardId::random();
                let head = ::boards::Hash::genesis(&id.to_device()).to_digits();
                let enrolled = self.site().node.store.write(move |connection| {
                    may::check(connection, code.owner, Deed::Act, now)?;
                    Ok::<_, AppError>(rows::enrol(
                        connection,
                        id,
                        &text,
                        &code,
                        &key.to_digits(),
                        &head,
                        now,
                    )?)
                });
                match enrolled.await {
                    Ok(()) => id,
                    Err(AppError::Database(DbError::Conflict(what))) if what.contains("board_codes") => {
                        return Err(refused(BoardRefusal::UsedCode, "the code has been used"));
                    }
                    Err(AppError::Database(DbError::Conflict(_))) => {
                        return Err(refused(BoardRefusal::KeyTaken, "another board has this key"));
                    }
                    Err(error) => return Err(error.into()),
                }
            }
        };
        Ok(self.tell(BoardTold::Enrolled { device: id.to_device() }).await?)
    }

    pub(super) async fn authenticate(&mut self, device: String) -> Result<(), Failed> {
        let id = BoardId::parse_device(&device);
        let now = self.now();
        let found = match id {
            Some(id) => {
                let read = self.site().node.store.read(move |connection| {
                    let Some(board) = rows::by_id(connection, id)? else { return Ok(None) };
                    Ok::<_, DbError>(Some((board, rows::recent_hashes(connection, id, HASHES_KEPT)?)))
                });
                read.await?
            }
            None => None,
        };
        let (known, inbox, board) = match found {
            Some((board, recent)) => {
                let known = KnownDevice { key: Key::parse(&board.public_key)?, is_revoked: board.is_revoked };
                let broken = |seq: u64| DbError::Broken(format!("board_frames: frame {seq} of {}", board.id));
                let parsed =
                    |(seq, hash): (u64, String)| Ok((seq, Hash::parse(&hash).ok_or_else(|| broken(seq))?));
                let recent = recent.into_iter().map(parsed).collect::<Result<Vec<_>, DbError>>()?;
                (Some(known), Inbox::restore(&device, &recent, board.frozen.is_some()), Some(board))
            }
            None => (None, Inbox::new(&device), None),
        };
        let welcome = match self.connection.admit(known, &inbox, now) {
            Ok(welcome) => welcome,
            Err(refusal) => {
                let counted = board.map_or(ProofSubject::Address, |board| ProofSubject::Board(board.id));
                return Err(self.failed(refusal, counted).await);
            }
        };
        let (Some(id), Some(board)) = (id, board) else {
            return Err(refused(BoardRefusal::UnknownDevice, "there is no such board"));
        };
        // The signed time is the board's own; the state machine has checked the signature.
        let ahead = self.connection.signed_time().map_or(0, |at| at.0.saturating_sub(now.0));
        let (token, owner, budgets) =
            (self.token.clone(), board.owner, self.site().node.settings.boards.budgets());
        let is_full = self.site().node.disk.check("boards").is_err();
        let admitted = self.site().node.store.write(move |connection| {
            may::check(connection, owner, Deed::Act, now)?;
            if let Some(until) = budget::spent_until(connection, id, owner, &budgets, now)? {
                return Ok(Err(over_budget(until)));
            }
            if is_full && rows::match_of(connection, id)?.is_none() {
                return Ok(Err(no_room(now)));
            }
            Ok::<_, AppError>(Ok(rows::admit(connection, id, &token, ahead, now)?))
        });
        admitted.await??;
        // Ends other connections of the same board.
        self.site().sensor_boards.board_changed(id);
        let (socket, mailbox) = self.site().presence.hub().connect_board(id, self.token.clone(), board.owner);
        let found_at = board.find_asked_at;
        self.admitted =
            Some(Admitted { id, owner, inbox, socket, mailbox, has_resumed: false, at: None, found_at });
        Ok(self.tell(welcome.told).await?)
    }
}
