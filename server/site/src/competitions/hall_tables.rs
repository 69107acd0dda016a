//! The open tables of a competition, with the names that its director sees.

use std::sync::Arc;

use store::{competitions::CompetitionId, facts::Status};
use wire::EventPlace;

use super::{
    Competitions, by_kind,
    runnable::{NamedTable, Runnable as _},
};
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
        let named = by_kind!(id, K => K::open_tables(self, &*self.competition::<K>(id).await?).await?);
        let mut tables = Vec::new();
        for NamedTable { name, place, board, id } in named {
            let snapshot = self.matches.load(id).await?;
            if !matches!(snapshot.facts.status, Status::Finished(_)) {
                tables.push(HallTable { name, place, board, snapshot });
            }
        }
        Ok(tables)
    }
}
