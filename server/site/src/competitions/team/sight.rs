//! The answers of a team match about its tables, for the function that decides who may see what.

use ::competitions::Sight as Known;
use store::{account::Account, id::MatchId};
use wire::{MatchView, TeamTable};

use super::{Loaded, small, view::eyes, wire_room};
use crate::{
    matches::{
        events::Event,
        sight::{IN_TEAM_MATCH, Sight},
    },
    messages::ToWire,
};

impl Event for Loaded {
    fn sight(&self, table: MatchId, viewer: Option<&Account>) -> Option<Known> {
        let (room, board) = self.place_of(table)?;
        // After a cancellation nothing stays hidden.
        let is_off = self.cancelled.is_some();
        Some(if is_off { Known::All } else { self.state.sight(eyes(self, viewer), room, board) })
    }

    fn not_yet(&self) -> &'static str {
        IN_TEAM_MATCH
    }

    fn add_place(&self, table: MatchId, sight: Sight, view: &mut MatchView) {
        let Some((room, board)) = self.place_of(table) else { return };
        view.team = Some(TeamTable {
            id: self.row.id.to_wire(),
            board: small(board.get()),
            room: wire_room(room),
            gated: sight == Sight::Gated,
        });
    }

    fn taken_over(&self, table: MatchId, viewer: &Account) -> Option<String> {
        Loaded::taken_over(self, table, viewer)
    }

    fn is_decided_elsewhere(&self, table: MatchId) -> bool {
        let place = self.place_of(table);
        self.cancelled.is_some()
            || place.is_some_and(|(room, board)| self.state.line(room.other(), board).is_some())
    }

    fn other_table(&self, table: MatchId) -> Option<MatchId> {
        Loaded::other_table(self, table)
    }
}
