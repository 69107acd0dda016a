//! Lock-step: a side's k-th roll comes in either room only when that side's k-th cube decision has been made in both,
//! or the game is over in one. So nobody decides about the cube after the other room has seen the roll.
//!
//! `play` lets such a match wait before each roll. The turn is opened when the other room has made as many decisions,
//! or when its game is decided. A room never goes back, so an old state of it can delay an opening but never allow one
//! too early. The room that decides last opens its own turn in the same transaction. The turn of the other room is
//! opened by the check of the team match, which this room requests; every node repeats it.
//!
//! A waiting player learns only that they must wait. It looks the same whether the other room thinks, is held or has
//! not begun.

use play::{Event as PlayEvent, MatchState};
use rules::{BySide, Side};
use store::id::MatchId;

use crate::{
    error::AppError,
    match_state::{convert, snapshot::Snapshot},
    matches::Matches,
};

impl Matches {
    /// Returns the events that open the next turn of a table. Returns none if the table does not wait, or must keep
    /// waiting.
    pub(super) async fn opened_turn(&self, next: &Snapshot) -> Result<Vec<PlayEvent>, AppError> {
        let Some(dice) = next.dice.as_deref().filter(|_| next.state.waits_for_other_room()) else {
            return Ok(Vec::new());
        };
        if !self.other_room_is_ready(next, false).await? {
            return Ok(Vec::new());
        }
        let now = convert::to_play_time(self.node.clock.now());
        Ok(play::decide_open_turn(&next.state, now, dice))
    }

    /// Opens the turn of a table if the other room has made as many cube decisions.
    ///
    /// # Errors
    /// If a table cannot be read or written.
    pub(crate) async fn open_turn(&self, table: MatchId) -> Result<(), AppError> {
        let snapshot = self.reload(table).await?;
        if !snapshot.state.waits_for_other_room() || !self.other_room_is_ready(&snapshot, true).await? {
            return Ok(());
        }
        let decided = decisions(&snapshot.state);
        self.append_outside_events(table, |snapshot, now| {
            // If the table has played on meanwhile, the other room's decisions have to be counted again.
            let dice = snapshot.dice.as_deref().filter(|_| decisions(&snapshot.state) == decided)?;
            Some(play::decide_open_turn(&snapshot.state, now, dice)).filter(|events| !events.is_empty())
        })
        .await
    }

    async fn other_room_is_ready(&self, table: &Snapshot, is_read_again: bool) -> Result<bool, AppError> {
        let Some(event) = self.event_of(table).await? else { return Ok(true) };
        if event.is_decided_elsewhere(table.facts.id) {
            return Ok(true);
        }
        let Some(other) = event.other_table(table.facts.id) else { return Ok(false) };
        let other = if is_read_again { self.reload(other).await? } else { self.load(other).await? };
        Ok(play::may_open_turn(&table.state, &other.state))
    }
}

fn decisions(state: &MatchState) -> BySide<u32> {
    BySide::new_with(|side: Side| state.cube_decisions(side))
}
