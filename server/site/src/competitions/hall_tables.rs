//! The open tables of a competition, with the names that its director sees.

use std::sync::Arc;

use store::{competitions::CompetitionId, facts::Status, id::MatchId};
use wire::EventPlace;

use super::{Competitions, team};
use crate::{error::AppError, match_state::snapshot::Snapshot};

/// A table of an event.
#[derive(Debug, Clone)]
pub(crate) struct HallTable {
    /// The name that the director sees.
    pub(crate) name: String,
    pub(crate) place: Option<EventPlace>,
    /// The board number in a comparative event.
    pub(crate) board: Option<u8>,
    pub(crate) snapshot: Arc<Snapshot>,
}

impl Competitions {
    /// Returns the tables with games in play and the tables that wait for players.
    pub(crate) async fn open_hall_tables(&self, id: CompetitionId) -> Result<Vec<HallTable>, AppError> {
        type Named = (String, Option<EventPlace>, Option<u8>, MatchId);
        let named: Vec<Named> = match id {
            CompetitionId::TeamMatch(id) => {
                let loaded = self.team_match(id).await?;
                let named = team::tables_in_play(&loaded).into_iter().map(|(room, board, id)| {
                    let place = EventPlace { room: team::wire_room(room), board: team::small(board.get()) };
                    (room.to_string(), Some(place), None, id)
                });
                named.collect()
            }
            CompetitionId::Knockout(id) => {
                let stands = self.all_stands(&*self.tournament(id).await?).await?;
                let mut ids: Vec<MatchId> = stands
                    .into_iter()
                    .filter(|(_, stand)| stand.finished.is_none())
                    .map(|(id, _)| id)
                    .collect();
                ids.sort_unstable_by_key(|id| id.to_row());
                ids.into_iter().map(|id| (id.shown(), None, None, id)).collect()
            }
            CompetitionId::Comparative(id) => {
                let tables = self.comparative(id).await?.tables_in_play().into_iter();
                // The name shows the player and the board instead of a match id: with the id, the director could open
                // the game.
                tables
                    .map(|(player, board, id)| (format!("{board} {player}"), None, Some(board), id))
                    .collect()
            }
            // Each of its matches has tables of its own.
            CompetitionId::TeamEvent(_) => Vec::new(),
        };
        let mut tables = Vec::new();
        for (name, place, board, id) in named {
            let snapshot = self.matches.load(id).await?;
            if !matches!(snapshot.facts.status, Status::Finished(_)) {
                tables.push(HallTable { name, place, board, snapshot });
            }
        }
        Ok(tables)
    }
}
