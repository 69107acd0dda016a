//! The frames of a board: each is stored, acknowledged, and then applied.

use std::sync::Arc;

use ::boards::{Deed, Hash, Remark, SeatCommand, StoredFrame};
use play::AtBoard;
use rules::Side;
use site::{
    error::AppError,
    matches::{
        act::{ActedAt, Action},
        thrown::TO_BE_THROWN,
    },
    sensor_boards::bridge,
};
use store::{
    DbError, boards as rows,
    boards::NewFrame,
    id::{BoardId, RequestId},
};
use tokio::time::Instant;
use wire::{BoardBody, BoardTold};

use super::{Admitted, Desk, Failed};

/// Returns a frame as it is stored.
fn stored(frame: &StoredFrame) -> rows::Frame {
    rows::Frame { seq: frame.seq, hash: frame.hash.to_digits(), at: frame.at, body: frame.raw_body.clone() }
}

/// Reads stored frames.
///
/// # Errors
/// Returns an error if one of them cannot be read.
pub(super) fn read(id: BoardId, frames: Vec<rows::Frame>) -> Result<Vec<StoredFrame>, DbError> {
    frames
        .into_iter()
        .map(|rows::Frame { seq, hash, at, body: raw_body }| {
            let broken = || DbError::Broken(format!("board_frames: frame {seq} of {id}"));
            Ok(StoredFrame {
                seq,
                hash: Hash::parse(&hash).ok_or_else(broken)?,
                at,
                body: serde_json::from_str(&raw_body).map_err(|_unreadable| broken())?,
                raw_body,
            })
        })
        .collect()
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
        let new = NewFrame {
            board: admitted.id,
            session: self.token.clone(),
            frame: stored(&frame),
            kind: kind_of(&frame.body),
            at_match: admitted.at.as_ref().map(|seated| (seated.id, seated.sitting.situation().step)),
            now,
        };
        let store = &self.state.site.node.store;
        if !store.write(move |connection| rows::store_frame(connection, &new)).await? {
            return self.look_at_row().await;
        }
        admitted.inbox.keep(&frame);
        let seq = frame.seq;
        self.tell(BoardTold::Ack { seq }).await?;
        self.site().node.metrics.live.board_frame_took(started.elapsed());
        self.carry_out_frame(&frame).await
    }

    async fn carry_out_frame(&mut self, frame: &StoredFrame) -> Result<(), Failed> {
        let Some(Admitted { id, at: Some(seated), .. }) = &mut self.admitted else { return Ok(()) };
        let deeds = seated.sitting.frame(frame);
        let request = RequestId(format!("b{}-{}", id.to_device(), frame.seq));
        self.carry_out(deeds, &request).await
    }

    /// Carries out deeds, and the deeds that follow from them.
    pub(super) async fn carry_out(&mut self, deeds: Vec<Deed>, request: &RequestId) -> Result<(), Failed> {
        let mut deeds = std::collections::VecDeque::from(deeds);
        while let Some(deed) = deeds.pop_front() {
            match deed {
                Deed::Tell(told) => self.tell(told).await?,
                Deed::Remark(remark) => self.remark(remark).await?,
                Deed::TurnBegins(side) => self.note(side, AtBoard::Ready).await?,
                Deed::Command(side, command) => deeds.extend(self.command(side, command, request).await?),
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
    ) -> Result<Vec<Deed>, Failed> {
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
                site.matches.act(&player, &action).await.map(drop)
            }
            Some(_) | None => Err(AppError::Conflict("the match has moved on".to_owned())),
        };
        match done {
            Ok(()) => {}
            Err(error @ (AppError::Database(_) | AppError::Internal { .. })) => return Err(error.into()),
            Err(AppError::Refused { reason: TO_BE_THROWN, .. }) => {
                if let Some(console) = self.seated().map(|seated| seated.place.seating.console(side)) {
                    self.tell(BoardTold::Throw { console }).await?;
                }
            }
            // The rules refuse it, or another writer was first. The board gets the current state.
            Err(_) => {
                if let Some(console) = self.seated().map(|seated| seated.place.seating.console(side)) {
                    self.tell(BoardTold::Ignored { console }).await?;
                }
            }
        }
        let snapshot = site.matches.load(id).await?;
        Ok(self.see(&snapshot))
    }

    async fn remark(&mut self, remark: Remark) -> Result<(), Failed> {
        match remark {
            Remark::IllegalPlay { side, .. } => self.note(side, AtBoard::IllegalPlay).await,
            Remark::Fault { side, .. } => self.note(side, AtBoard::SensorFault).await,
            Remark::RolledEarly { side, .. } => self.note(side, AtBoard::RolledEarly).await,
            // The dice are thrown again; the frame itself records it.
            Remark::Cocked { .. } => Ok(()),
        }
    }

    async fn note(&mut self, side: Side, what: AtBoard) -> Result<(), Failed> {
        let site = Arc::clone(&self.state.site);
        let Some(id) = self.seated().map(|seated| seated.id) else { return Ok(()) };
        Ok(site.matches.note_at_board(id, side, what).await?)
    }
}
