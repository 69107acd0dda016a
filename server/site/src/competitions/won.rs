//! The events that a player has won, from their logs.

use store::{
    competitions::{self, CompetitionId},
    id::UserId,
};
use wire::{DutyEvent, EventWon};

use super::{Kind as _, by_kind, competition_name, kind::Title};
use crate::{competitions::Competitions, error::AppError};

/// The maximum number of a player's newest events that are examined.
const EVENTS_MAX: i64 = 60;
/// An event that is over: its name, its size, and whether it counts and the player has won it.
struct Ended {
    name: String,
    field: usize,
    is_won: bool,
}

impl Competitions {
    /// Returns the events that a player has won, newest first. Small events do not count.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub(crate) async fn won_by(&self, winner: UserId) -> Result<Vec<EventWon>, AppError> {
        let read =
            self.node.store.read(move |connection| competitions::over_of(connection, winner, EVENTS_MAX));
        let mut won = Vec::new();
        for id in read.await? {
            let Some(ended) = self.ended(id, winner).await? else { continue };
            if ended.is_won {
                let (kind, id) = competition_name(id);
                let event = DutyEvent { kind, id, name: ended.name };
                won.push(EventWon { event, field: u32::try_from(ended.field).unwrap_or(u32::MAX) });
            }
        }
        Ok(won)
    }

    async fn ended(&self, id: CompetitionId, winner: UserId) -> Result<Option<Ended>, AppError> {
        by_kind!(id, K => {
            let loaded = self.competition::<K>(id).await?;
            let name = loaded.event_name().to_owned();
            Ok(loaded.title_for(winner).map(|Title { field, is_won }| Ended { name, field, is_won }))
        })
    }
}
