//! Who a board is: enrolment with a code, authentication with a signature, and how often either may fail.

use ::boards::{Enrolment, Inbox, IssuedCode, Key, KnownDevice};
use wire::{BoardRefusal, BoardTold};

use super::{Admitted, Desk, Failed, refused};
use crate::{
    address::AddressBlock,
    db::{DbError, boards as rows},
    id::BoardId,
    limits::Limit,
};

impl Desk {
    /// Whether one more failure to prove who somebody is would be allowed.
    async fn check_attempts(&self, device: Option<BoardId>) -> Result<(), Failed> {
        let now = self.now();
        for (limit, key) in self.attempt_keys(device) {
            let limiter = &self.state.limiter;
            if limiter.take(limit, &key, now).await.is_err() {
                return Err(refused(
                    BoardRefusal::TooManyAttempts,
                    "too many failures; try again in a minute",
                ));
            }
            limiter.put_back(limit, &key, now).await;
        }
        Ok(())
    }

    fn attempt_keys(&self, device: Option<BoardId>) -> Vec<(Limit, String)> {
        let device = device.map(|id| (Limit::BoardByDevice, id.to_device()));
        let block = AddressBlock::of(self.address).to_string();
        [(Limit::BoardByAddress, block)].into_iter().chain(device).collect()
    }

    async fn count_failure(&self, device: Option<BoardId>) {
        for (limit, key) in self.attempt_keys(device) {
            if self.state.limiter.take(limit, &key, self.now()).await.is_err() {
                tracing::debug!("too many failures of boards");
            }
        }
    }

    pub(super) async fn enrol(&mut self, text: String) -> Result<(), Failed> {
        self.check_attempts(None).await?;
        let now = self.now();
        let asked = text.clone();
        let code = self.live().inner.store.read(move |connection| rows::code(connection, &asked)).await?;
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
            Err(refused) => {
                self.count_failure(None).await;
                return Err(refused.into());
            }
        };
        let code = code.ok_or_else(|| refused(BoardRefusal::WrongCode, "there is no such code"))?;
        let id = match &code.used_by {
            Some((id, _)) => *id,
            None => {
                let id = BoardId::random();
                let head = ::boards::Hash::genesis(&id.to_device()).to_digits();
                let enrolled = self.live().inner.store.write(move |connection| {
                    rows::enrol(connection, id, &text, &code, &key.to_digits(), &head, now)
                });
                match enrolled.await {
                    Ok(()) => id,
                    Err(DbError::Conflict(what)) if what.contains("board_codes") => {
                        return Err(refused(BoardRefusal::UsedCode, "the code has been used"));
                    }
                    Err(DbError::Conflict(_)) => {
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
        self.check_attempts(id).await?;
        let now = self.now();
        let found = match id {
            Some(id) => {
                let read = self.live().inner.store.read(move |connection| {
                    let Some(board) = rows::by_id(connection, id)? else { return Ok(None) };
                    Ok::<_, DbError>(Some((board, rows::recent_hashes(connection, id)?)))
                });
                read.await?
            }
            None => None,
        };
        let (known, inbox, board) = match found {
            Some((board, recent)) => {
                let known = KnownDevice { key: Key::parse(&board.public_key)?, is_revoked: board.is_revoked };
                (Some(known), Inbox::restore(&device, &recent, board.frozen.is_some()), Some(board))
            }
            None => (None, Inbox::new(&device), None),
        };
        let welcome = match self.connection.admit(known, &inbox, now) {
            Ok(welcome) => welcome,
            Err(refused) => {
                self.count_failure(id).await;
                return Err(refused.into());
            }
        };
        let (Some(id), Some(board)) = (id, board) else {
            return Err(refused(BoardRefusal::UnknownDevice, "there is no such board"));
        };
        // The signed time is the board's own; the state machine has checked that it was signed.
        let ahead = self.connection.signed_time().map_or(0, |at| at.0.saturating_sub(now.0));
        let token = self.token.clone();
        self.live()
            .inner
            .store
            .write(move |connection| rows::admit(connection, id, &token, ahead, now))
            .await?;
        // Another connection of the same board ends.
        self.live().board_changed(id);
        let (socket, mailbox) = self.live().inner.hub.connect_board(id, self.token.clone(), board.owner);
        let found_at = board.find_asked_at;
        self.admitted = Some(Admitted { id, inbox, socket, mailbox, has_resumed: false, at: None, found_at });
        Ok(self.tell(welcome.told).await?)
    }
}
