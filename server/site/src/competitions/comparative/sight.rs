//! The answers of a comparative event about its tables, for the function that decides who may see what.

use ::competitions::{Sight as Known, Viewer};
use store::{
    account::Account,
    competitions::player,
    id::{MatchId, UserId},
};
use texts::{Refusal, refusals};
use wire::{ComparativeTable, MatchView};

use super::Loaded;
use crate::{
    competitions::numbers::small,
    matches::{events::Event, sight::Sight},
    messages::ToWire,
};

impl Event for Loaded {
    fn sight(&self, table: MatchId, viewer: Option<&Account>) -> Option<Known> {
        let (player, board) = self.place_of(table)?;
        Some(self.state.sight(eyes(viewer), player, board))
    }

    fn has_place(&self, account: UserId) -> bool {
        self.state.card(player(account)).is_some()
    }

    fn not_yet(&self) -> Refusal {
        refusals::in_comparative_event()
    }

    fn add_place(&self, table: MatchId, _sight: Sight, view: &mut MatchView) {
        let Some((_, board)) = self.place_of(table) else { return };
        let settings = &self.row.settings;
        view.comparative = Some(ComparativeTable {
            id: self.row.id.to_wire(),
            name: settings.name.clone(),
            board: small(board.get()),
            boards: settings.boards,
        });
    }
}

/// Returns the viewer for the rules of the event.
pub(crate) fn eyes(viewer: Option<&Account>) -> Viewer {
    viewer.map_or(Viewer::Anonymous, |account| Viewer::Player(player(account.id)))
}
