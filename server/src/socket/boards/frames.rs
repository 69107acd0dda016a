//! The frames of a board: each is stored, acknowledged, and then applied.

use std::sync::Arc;

use ::boards::{Deed as Done, Hash, Remark, SeatCommand, StoredFrame};
use play::AtBoard;
use rules::Side;
use site::{
    error::AppError,
    matches::act::{ActedAt, Action},
    may::{self, Deed},
    sensor_boards::bridge,
};
use store::{
    DbError, boards as rows,
    boards::{FrameOutcome, NewFrame},
    id::{BoardId, RequestId},
};
use tokio::time::Instant;
use wire::{BoardBody, BoardRefusal, BoardTold, Millis};

use super::{Admitted, Desk, Failed, later};

/// Returns a frame as it is stored.
fn row_of(frame: &StoredFrame) -> rows::Frame {
    rows::Frame { seq: frame.seq, hash: frame.hash.to_digits(), at: frame.at, body: frame.text() }
}

/// Reads stored frames.
///
/// # Errors
/// Returns an error if one of them cannot be read.
pub(super) fn read(id: BoardId, frames: Vec<rows::Frame>) -> Result<Vec<StoredFrame>, DbError> {
    frames
        .into_iter()
        .map(|rows::Frame { seq, hash, at, body }| {
            let broken = || DbError::Broken(format!("board_frames: frame {seq} of {id}"));
            Ok(StoredFrame {
                seq,
                hash: Hash::parse(&hash).ok_or_else(broken)?,
                at,
                body: serde_json::from_str(&body).map_err(|_unreadable| broken())?,
            })
        })
        .collect()
}

/// Returns the refusal of a board, or an account, that has stored what it may.
pub(super) fn over_budget(until: Millis) -> Failed {
    let what =
        "the boards of this account have stored what they may for now; their matches go on at the screens";
    later(BoardRefusal::OverBudget, what, until)
}

/// The pause of a board for which the disk has no room, in milliseconds.
const NO_ROOM_PAUSE_MS: i64 = 60_000;

/// Returns the refusal of a board at no match while the disk is nearly full.
pub(super) fn no_room(now: Millis) -> Failed {
    let what = "the disk of the server is nearly full: only boards at matches are served";
    later(BoardRefusal::NoRoom, what, Millis(now.0.saturating_add(NO_ROOM_PAUSE_MS)))
}

const fn kind_of(body: &BoardBody) -> &'static str {
    match body {
        BoardBody::Hello { .. } => "hello",
        BoardBody::Occupancy { .. } => "occupancy",
        BoardBody::Dice { .. } => "dice",
        BoardBody::Cube { .. } => "cube",
        BoardBody::Button { .. } => "button",
        BoardBody::Choice { .. } => "choice",
        BoardBody::Clock { .. } => "clock",
        BoardBody::Health { .. } => "health",
    }
}

impl Desk {
    pub(super) async fn store(&mut self, frame: StoredFrame) -> Result<(), Failed> {
        let started = Instant::now();
        let now = self.now();
        let Some(admitted) = &mut self.admitted else { return Ok(()) };
        let site = &self.state.site;
        if admitted.at.is_none() {
            site.node.disk.check("board_frames").map_err(|_full| no_room(now))?;
        }
        let new = NewFrame {
            board: admitted.id,
            owner: admitted.owner,
            session: self.token.clone(),
            frame: row_of(&frame),
            kind: kind_of(&frame.body),
            at_match: admitted.at.as_ref().map(|seated| (seated.id, seated.sitting.situation().step)),
            now,
            budgets: site.node.settings.boards.budgets(),
        };
        let written = site.node.store.write(move |connection| {
            may::check(connection, new.owner, Deed::Act, now)?;
            Ok::<_, AppError>(rows::store_frame(connection, &new)?)
        });
        match written.await? {
            FrameOutcome::Kept => {}
            FrameOutcome::NotNext => return self.look_at_row().await,
            FrameOutcome::OverBudget(until) => return Err(self.rest(until).await?),
        }
        let Some(admitted) = &mut self.admitted else { return Ok(()) };
        admitted.inbox.keep(&frame);
        let seq = frame.seq;
        self.tell(BoardTold::Ack { seq }).await?;
        self.site().node.metrics.live.board_frame_took(started.elapsed());
        self.carry_out_frame(&frame).await
    }

    /// Takes a board whose budget is spent off its seats, so that the match goes on at the screens. Returns the refusal
    /// of its frame.
    async fn rest(&mut self, until: Millis) -> Result<Failed, Failed> {
        let site = Arc::clone(&self.state.site);
        site.node.metrics.live.bound_reached("board_frames");
        if let Some(Admitted { id, at: Some(seated), .. }) = &self.admitted {
            tracing::warn!(board.id = %id.to_device(), "a board at a match has spent its budget of frames");
            site.sensor_boards.unseat_board(*id, Some(seated.id)).await?;
        }
        Ok(over_budget(until))
    }

    async fn carry_out_frame(&mut self, frame: &StoredFrame) -> Result<(), Failed> {
        let Some(Admitted { id, at: Some(seated), .. }) = &mut self.admitted else { return Ok(()) };
        let deeds = seated.sitting.frame(frame);
        let request = RequestId(format!("b{}-{}", id.to_device(), frame.seq));
        self.carry_out(deeds, &request).await
    }

    /// Carries out deeds, and the deeds that follow from them.
    pub(super) async fn carry_out(&mut self, deeds: Vec<Done>, request: &RequestId) -> Result<(), Failed> {
        let mut deeds = std::collections::VecDeque::from(deeds);
        while let Some(deed) = deeds.pop_front() {
            match deed {
                Done::Tell(told) => self.tell(told).await?,
                Done::Remark(remark) => self.remark(remark).await?,
                Done::TurnBegins(side) => self.append_at_board(side, AtBoard::Ready).await?,
                Done::Command(side, command) => deeds.extend(self.command(side, command, request).await?),
            }
        }
        Ok(())
    }

    /// Carries out a seat's command. Returns the deeds that follow from the new state of the match.
    async fn command(
        &mut self,
        side: Side,
        command: SeatCommand,
        request: &RequestId,
    ) -> Result<Vec<Done>, Failed> {
        let site = Arc::clone(&self.state.site);
        let Some(id) =
            self.admitted.as_ref().and_then(|admitted| admitted.at.as_ref()).map(|seated| seated.id)
        else {
            return Ok(Vec::new());
        };
        let snapshot = site.matches.load(id).await?;
        let is_current =
            self.seated().is_some_and(|seated| *seated.sitting.situation() == bridge::situation(&snapshot));
        let done = match snapshot.player(side).cloned() {
            Some(player) if is_current => {
                let action = Action {
                    id,
                    request: request.clone(),
                    seen: snapshot.last_seq,
                    command: bridge::command(command),
                    acted_at: ActedAt::Board,
                };
                site.matches.act(&player, &action).await.map(drop).map_err(Some)
            }
            // The match has moved on.
            Some(_) | None => Err(None),
        };
        let console = self.seated().map(|seated| seated.place.seating.console(side));
        let told = match done {
            Ok(()) => None,
            Err(Some(error @ (AppError::Database(_) | AppError::Internal { .. }))) => {
                return Err(error.into());
            }
            Err(Some(error)) if error.is_refusal("to_be_thrown") => {
                console.map(|console| BoardTold::Throw { console })
            }
            // The rules refuse it, or another writer was first. The board gets the current state.
            Err(_) => console.map(|console| BoardTold::Ignored { console }),
        };
        if let Some(told) = told {
            self.tell(told).await?;
        }
        let snapshot = site.matches.load(id).await?;
        Ok(self.see(&snapshot))
    }

    async fn remark(&mut self, remark: Remark) -> Result<(), Failed> {
        match remark {
            Remark::IllegalPlay { side, .. } => self.append_at_board(side, AtBoard::IllegalPlay).await,
            Remark::Fault { side, .. } => self.append_at_board(side, AtBoard::SensorFault).await,
            Remark::RolledEarly { side, .. } => self.append_at_board(side, AtBoard::RolledEarly).await,
            // The dice are thrown again; the frame itself records it.
            Remark::Cocked { .. } => Ok(()),
        }
    }

    async fn append_at_board(&mut self, side: Side, what: AtBoard) -> Result<(), Failed> {
        let site = Arc::clone(&self.state.site);
        let Some(id) = self.seated().map(|seated| seated.id) else { return Ok(()) };
        Ok(site.matches.note_at_board(id, side, what).await?)
    }
}
