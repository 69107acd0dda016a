//! Lock-step: both rooms of a team match take turn k of a board before either goes on to turn k + 1.
//!
//! `play` lets such a match wait after each turn. The next turn is opened when the other room has completed as many
//! turns, or when its game is decided. A room never goes back, so an old state of it can delay an opening but never
//! allow one too early. The room that completes a turn last opens its own next turn in the same transaction. The turn
//! of the other room is opened by the check of the team match, which this room requests; every node repeats it.
//!
//! A waiting player learns only that they must wait. It looks the same whether the other room thinks, is held or has
//! not begun.

use play::Event as PlayEvent;
use store::id::MatchId;

use crate::{
    error::AppError,
    match_state::{convert, snapshot::Snapshot},
    matches::{Matches, gate::Pace},
};

/// Returns true if a room with this pace may take its next turn.
fn may_go_on(here: Pace, there: Pace) -> bool {
    match (here, there) {
        (_, Pace::Over) => true,
        (Pace::Playing(here), Pace::Playing(there)) => {
            // The same side begins in both rooms, so the sums decide.
            here.white + here.black <= there.white + there.black
        }
        // A table that has not begun, or is over, does not wait.
        (Pace::Playing(_), Pace::NotBegun) | (Pace::NotBegun | Pace::Over, _) => false,
    }
}

impl Matches {
    /// Returns the events that open the next turn of a table. Returns none if the table does not wait, or must keep
    /// waiting.
    pub(super) async fn opened_turn(&self, next: &Snapshot) -> Result<Vec<PlayEvent>, AppError> {
        let Some(dice) = next.dice.as_deref().filter(|_| next.state.waits_for_other_room()) else {
            return Ok(Vec::new());
        };
        if !self.other_room_has_played(next, false).await? {
            return Ok(Vec::new());
        }
        let now = convert::to_play_time(self.node.clock.now());
        Ok(play::decide_open_turn(&next.state, now, dice))
    }

    /// Opens the next turn of a table if the other room has completed as many turns.
    ///
    /// # Errors
    /// If a table cannot be read or written.
    pub(crate) async fn open_turn(&self, table: MatchId) -> Result<(), AppError> {
        let snapshot = self.reload(table).await?;
        if !snapshot.state.waits_for_other_room() || !self.other_room_has_played(&snapshot, true).await? {
            return Ok(());
        }
        let pace = Pace::of(&snapshot);
        self.note(table, |snapshot, now| {
            // If the table has played on meanwhile, the other room's turns have to be counted again.
            let dice = snapshot.dice.as_deref().filter(|_| Pace::of(snapshot) == pace)?;
            Some(play::decide_open_turn(&snapshot.state, now, dice)).filter(|events| !events.is_empty())
        })
        .await
    }

    async fn other_room_has_played(&self, table: &Snapshot, is_read_again: bool) -> Result<bool, AppError> {
        let Some(event) = self.event_of(table).await? else { return Ok(true) };
        if event.is_decided_elsewhere(table.facts.id) {
            return Ok(true);
        }
        let Some(other) = event.other_table(table.facts.id) else { return Ok(false) };
        let other = if is_read_again { self.reload(other).await? } else { self.load(other).await? };
        Ok(may_go_on(Pace::of(table), Pace::of(&other)))
    }
}

#[cfg(test)]
mod tests {
    use rules::BySide;

    use super::*;

    #[test]
    fn a_room_goes_on_when_the_other_has_played_as_many_turns() {
        let pace = |white, black| Pace::Playing(BySide { white, black });
        for (here, there, goes_on) in [
            (pace(1, 0), Pace::NotBegun, false),
            (pace(1, 0), pace(0, 0), false),
            (pace(1, 0), pace(1, 0), true),
            (pace(1, 0), pace(1, 1), true),
            (pace(2, 1), pace(1, 1), false),
            (pace(2, 2), Pace::Over, true),
        ] {
            assert_eq!(may_go_on(here, there), goes_on, "{here:?} {there:?}");
        }
    }
}
