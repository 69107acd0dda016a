//! [`Event`] for team matches and comparative events: they name the room, player and board of a table. From this,
//! `matches::sight` decides what a viewer may see.

use ::competitions::Viewer;
use store::{account::Account, id::MatchId};
use wire::{ComparativeTable, TeamTable};

use super::{comparative, team};
use crate::{
    matches::{
        events::Event,
        sight::{InComparative, InCompetition, InTeamMatch, Place, Sight},
    },
    messages::ToWire,
};

impl Event for team::Loaded {
    fn place_of(&self, table: MatchId, viewer: Option<&Account>) -> Option<(InCompetition<'_>, Viewer)> {
        let (room, board) = team::Loaded::place_of(self, table)?;
        let is_off = self.cancelled.is_some();
        let place = InCompetition::Team(InTeamMatch { state: &self.state, room, board, is_off });
        Some((place, team::view::eyes(self, viewer)))
    }

    fn shown(&self, table: MatchId, sight: Sight) -> Place {
        let Some((room, board)) = team::Loaded::place_of(self, table) else { return Place::None };
        Place::Team(TeamTable {
            id: self.row.id.to_wire(),
            board: team::small(board.get()),
            room: team::wire_room(room),
            gated: sight == Sight::Gated,
        })
    }

    fn taken_over(&self, table: MatchId, viewer: &Account) -> Option<String> {
        team::Loaded::taken_over(self, table, viewer)
    }

    fn is_decided_elsewhere(&self, table: MatchId) -> bool {
        let place = team::Loaded::place_of(self, table);
        self.cancelled.is_some()
            || place.is_some_and(|(room, board)| self.state.line(room.other(), board).is_some())
    }

    fn other_table(&self, table: MatchId) -> Option<MatchId> {
        team::Loaded::other_table(self, table)
    }
}

impl Event for comparative::Loaded {
    fn place_of(&self, table: MatchId, viewer: Option<&Account>) -> Option<(InCompetition<'_>, Viewer)> {
        let (player, board) = comparative::Loaded::place_of(self, table)?;
        let place = InCompetition::Comparative(InComparative { state: &self.state, player, board });
        Some((place, comparative::view::eyes(viewer)))
    }

    fn shown(&self, table: MatchId, _sight: Sight) -> Place {
        let Some((_, board)) = comparative::Loaded::place_of(self, table) else { return Place::None };
        let settings = &self.row.settings;
        Place::Comparative(ComparativeTable {
            id: self.row.id.to_wire(),
            name: settings.name.clone(),
            board: team::small(board.get()),
            boards: settings.boards,
        })
    }
}
