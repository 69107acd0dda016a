//! The seat of a board, and its updates when the match, the seat or its database row changes.

use std::sync::Arc;

use ::boards::{Deed as Done, Sitting, StoredFrame};
use site::{
    error::AppError,
    match_state::snapshot::Snapshot,
    may::{self, Deed},
    sensor_boards::bridge,
};
use store::{
    boards as rows,
    boards::Board,
    id::{BoardId, MatchId, RequestId},
};
use wire::{BOARD_AGREEMENT_WAIT_MS, BoardRefusal, BoardTold, Millis};

use super::{Admitted, Desk, Failed, Seated, close, frames, refused};
use crate::websocket::CloseCode;

impl Desk {
    /// Answers a board that reported its position: restores the sitting and sends the current state.
    pub(super) async fn sit_down(&mut self) -> Result<(), Failed> {
        let Some(admitted) = &self.admitted else { return Ok(()) };
        let id = admitted.id;
        let site = Arc::clone(&self.state.site);
        let at = site.node.store.read(move |connection| rows::match_of(connection, id)).await?;
        let seated = match at {
            Some(at) => {
                let snapshot = site.matches.load(at).await?;
                self.seat_at(id, &snapshot).await?
            }
            None => None,
        };
        let Some(admitted) = &mut self.admitted else { return Ok(()) };
        if let Some(old) = &admitted.at
            && seated.as_ref().is_none_or(|(seated, _)| seated.id != old.id)
        {
            site.presence.hub().unwatch(admitted.socket, old.id);
            if seated.is_none() {
                admitted.at = None;
                return Ok(self.tell(BoardTold::End { winner: None }).await?);
            }
        }
        let Some((seated, since)) = seated else { return Ok(()) };
        site.presence.hub().watch(admitted.socket, seated.id);
        admitted.at = Some(seated);
        // Frames that were stored but not applied before a crash are applied now.
        let step = self.seated().map(|seated| seated.sitting.situation().step);
        let due = self.seated().map(|seated| seated.sitting.resume()).unwrap_or_default();
        let request = RequestId(format!("b{}-early-{}", id.to_device(), step.unwrap_or_default()));
        self.carry_out(due, &request).await?;
        let goes_on = step == self.seated().map(|seated| seated.sitting.situation().step);
        for frame in since.iter().filter(|_| goes_on) {
            let Some(seated) = self.seated() else { break };
            let deeds = seated.sitting.frame(frame);
            let commands = deeds.into_iter().filter(|deed| matches!(deed, Done::Command(..))).collect();
            let request = RequestId(format!("b{}-{}", id.to_device(), frame.seq));
            self.carry_out(commands, &request).await?;
        }
        let again = self.seated().map(|seated| seated.sitting.say_again()).unwrap_or_default();
        for told in again {
            self.tell(told).await?;
        }
        let Some(at) = self.seated().map(|seated| seated.id) else { return Ok(()) };
        let snapshot = site.matches.load(at).await?;
        self.show_clock(&snapshot).await
    }

    /// Sends the clocks to the consoles if the match has new events.
    async fn show_clock(&mut self, snapshot: &Snapshot) -> Result<(), Failed> {
        let now = self.now();
        let Some(seated) = self.seated().filter(|seated| seated.clock_seen != Some(snapshot.last_seq)) else {
            return Ok(());
        };
        seated.clock_seen = Some(snapshot.last_seq);
        match bridge::clock(snapshot, &seated.place.seating, now) {
            Some(told) => Ok(self.tell(told).await?),
            None => Ok(()),
        }
    }

    async fn seat_at(
        &self,
        board: BoardId,
        snapshot: &Snapshot,
    ) -> Result<Option<(Seated, Vec<StoredFrame>)>, Failed> {
        let Some(place) = bridge::place(snapshot, board) else { return Ok(None) };
        let (id, situation) = (snapshot.facts.id, bridge::situation(snapshot));
        let (turn_began, step) = (snapshot.last_roll_at_step(), situation.step);
        let read = move |connection: &mut _| rows::said(connection, board, id, turn_began, step);
        let said = self.site().node.store.read(read).await?;
        let moved_on_at = snapshot.log.last().map_or(self.now(), |logged| logged.at);
        let (before, since) = (frames::read(board, said.before)?, frames::read(board, said.since)?);
        let sitting = Sitting::restore(place.seating, place.dice, situation, moved_on_at, &before, &[]);
        Ok(Some((Seated { id, place, sitting, clock_seen: None }, since)))
    }

    /// Returns the time until which the match waits for the board.
    pub(super) fn waited_until(&self) -> Option<Millis> {
        let seated = self.admitted.as_ref()?.at.as_ref()?;
        let since = seated.sitting.waited_since()?;
        Some(Millis(since.0 + BOARD_AGREEMENT_WAIT_MS))
    }

    pub(super) async fn tick(&mut self) -> Result<(), Failed> {
        let now = self.now();
        let Some(Admitted { id, at: Some(seated), .. }) = &mut self.admitted else { return Ok(()) };
        let request = RequestId(format!("b{}-early-{}", id.to_device(), seated.sitting.situation().step));
        let deeds = seated.sitting.tick(now);
        self.carry_out(deeds, &request).await
    }

    pub(super) async fn look_at_match(&mut self, id: MatchId) -> Result<(), Failed> {
        let Some(Admitted { id: board, at: Some(seated), .. }) = &self.admitted else { return Ok(()) };
        if seated.id != id {
            return Ok(());
        }
        let (board, place) = (*board, seated.place);
        let snapshot = self.site().matches.load(id).await?;
        if bridge::place(&snapshot, board) != Some(place) {
            return self.sit_down().await;
        }
        let request = RequestId(format!("b{}-early-{}", board.to_device(), snapshot.steps));
        let deeds = self.see(&snapshot);
        self.carry_out(deeds, &request).await?;
        self.show_clock(&snapshot).await
    }

    /// Reads the board's row again after a change elsewhere.
    pub(super) async fn look_at_row(&mut self) -> Result<(), Failed> {
        let Some(admitted) = &self.admitted else { return Ok(()) };
        let (id, owner, now) = (admitted.id, admitted.owner, self.now());
        let read = self.site().node.store.read(move |connection| {
            may::check(connection, owner, Deed::Act, now)?;
            Ok::<_, AppError>((rows::by_id(connection, id)?, rows::match_of(connection, id)?))
        });
        let (board, at) = read.await?;
        let Some(board) = board else {
            return Err(refused(BoardRefusal::UnknownDevice, "there is no such board"));
        };
        let Board { is_revoked, frozen, session, find_asked_at, last_seq, .. } = board;
        if is_revoked {
            return Err(refused(BoardRefusal::Revoked, "the owner has revoked this board"));
        }
        if frozen.is_some() {
            return Err(refused(BoardRefusal::Frozen, "the history of this board is inconsistent"));
        }
        if session.as_ref() != Some(&self.token) {
            return Err(close(CloseCode::Normal, "the board has opened another connection").into());
        }
        let Some(admitted) = &mut self.admitted else { return Ok(()) };
        if last_seq != admitted.inbox.stored() {
            return Err(close(CloseCode::Again, "the board has other frames stored").into());
        }
        let has_moved = admitted.at.as_ref().map(|seated| seated.id) != at;
        let is_looked_for = find_asked_at > admitted.found_at;
        admitted.found_at = find_asked_at;
        if is_looked_for {
            self.tell(BoardTold::Find {}).await?;
        }
        if has_moved && self.admitted.as_ref().is_some_and(|admitted| admitted.has_resumed) {
            self.sit_down().await?;
        }
        Ok(())
    }

    pub(super) fn seated(&mut self) -> Option<&mut Seated> {
        self.admitted.as_mut().and_then(|admitted| admitted.at.as_mut())
    }

    /// Updates the sitting with the current match. Returns the deeds that follow.
    pub(super) fn see(&mut self, snapshot: &Snapshot) -> Vec<Done> {
        let now = self.now();
        let Some(seated) = self.seated().filter(|seated| seated.id == snapshot.facts.id) else {
            return Vec::new();
        };
        let situation = bridge::situation(snapshot);
        if *seated.sitting.situation() == situation {
            return Vec::new();
        }
        seated.sitting.see(situation, now)
    }
}
