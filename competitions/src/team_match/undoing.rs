//! Corrections of a match: which steps can be undone, and what stays because somebody may know rolls that a room would
//! still have to play.

use super::procedure::{RoomState, Step, TeamMatch};
use super::refused::Refused;
use super::table::Room;
use crate::BoardNumber;

/// The table of a game, as far as a correction depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameTable<T> {
    /// The table.
    pub id: T,
    /// True if its game has begun or is over.
    pub has_begun: bool,
    /// True if nothing can be played there any more.
    pub is_gone: bool,
}

impl Step {
    /// Returns true if the step can be undone: a director has taken it, or the site because a team did not come.
    /// `has_author` is true if a person has taken it.
    #[must_use]
    pub const fn can_be_undone(&self, has_author: bool) -> bool {
        match self {
            Self::Assigned { .. }
            | Self::BoardCancelled { .. }
            | Self::Held { .. }
            | Self::Released { .. }
            | Self::Substituted { .. } => has_author,
            // The site takes this step when the time is up, so it may have no author.
            Self::WalkedOver { .. } => true,
            Self::Accepted { .. }
            | Self::Declined { .. }
            | Self::TeamChanged { .. }
            | Self::Lineup { .. }
            | Self::BoardBegun { .. }
            | Self::GameEnded { .. }
            | Self::CommentatorsNamed { .. } => false,
        }
    }
}

impl TeamMatch {
    /// Checks that a correction brings no roll into play that somebody may know. `after` is the match after it,
    /// `table_before` returns the table that a game had before it, and `table_after` the one that it has then.
    ///
    /// - Nobody sits in a room that still has to play a board of which that player has seen rolls.
    /// - A board that was over in both rooms, or had other rolls, is not played by a room again once a game of it has
    ///   begun. While no board is in play, messages are delivered, so its rolls may have been told. A board that gets
    ///   other rolls with the correction is left out.
    /// - No game comes back into play that has ended at its table.
    ///
    /// # Errors
    /// Returns [`Refused::KnowsTheBoard`] or [`Refused::GameEndedByIt`].
    pub fn check_correction<T: PartialEq>(
        &self,
        after: &Self,
        table_before: impl Fn(Room, BoardNumber) -> Option<T>,
        table_after: impl Fn(Room, BoardNumber) -> Option<GameTable<T>>,
    ) -> Result<(), Refused> {
        // A match that is played elsewhere has neither rolls nor tables.
        if self.terms.by_hand {
            return Ok(());
        }
        after.check_seats()?;
        let has_begun = |board: BoardNumber| {
            let mut tables = Room::ALL.into_iter().filter_map(|room| table_after(room, board));
            tables.any(|table| table.has_begun)
        };
        let replaced = after.spoilt_boards();
        let mut opened = self.terms.boards.numbers().filter(|board| self.is_opened_by(after, *board));
        if opened.any(|board| !replaced.contains(&board) && has_begun(board)) {
            return Err(Refused::GameEndedByIt);
        }
        let brings_back = |room: Room| {
            let RoomState::Playing(board) = after.room(room) else { return false };
            let Some(table) = table_after(room, board).filter(|table| table.is_gone) else { return false };
            let was_there = self.room(room) == RoomState::Playing(board);
            !was_there || table_before(room, board) != Some(table.id)
        };
        if Room::ALL.into_iter().any(brings_back) { Err(Refused::GameEndedByIt) } else { Ok(()) }
    }

    /// Returns true if a correction lets a room play a board that was over in both rooms or had other rolls. `after` is
    /// the match after it.
    fn is_opened_by(&self, after: &Self, board: BoardNumber) -> bool {
        let was_closed = self.is_finished(board) || self.roll_set(board) != after.roll_set(board);
        was_closed && !after.is_finished(board)
    }
}
