//! The events that a player has won, from their logs.

use std::sync::Arc;

use store::{
    competitions::{self, CompetitionId, player, user},
    id::UserId,
};
use wire::{DutyEvent, EventWon};

use super::{Kind, comparative, competition_name, team_event, tournament};
use crate::{competitions::Competitions, error::AppError};

/// The maximum number of a player's newest events that are examined.
const EVENTS_MAX: i64 = 60;
/// The number of players that an event needs to count.
const PLAYERS_MIN: usize = 8;
/// The number of teams that a team event needs to count.
const TEAMS_MIN: usize = 4;

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
        let ended = match id {
            CompetitionId::Knockout(id) => {
                let loaded: Arc<tournament::Loaded> = self.competition(id).await?;
                let field = loaded.state.players().count();
                // Nobody has won if the first place is shared.
                let first: Vec<UserId> = loaded
                    .state
                    .places()
                    .into_iter()
                    .filter(|(place, _)| *place == 1)
                    .map(|(_, player)| user(player))
                    .collect();
                let is_won = field >= PLAYERS_MIN && first == [winner];
                Ended { name: loaded.row().settings.name.clone(), field, is_won }
            }
            CompetitionId::Comparative(id) => {
                let loaded: Arc<comparative::Loaded> = self.competition(id).await?;
                let field = loaded.state.cards().len();
                let is_won = field >= PLAYERS_MIN && comparative::winners(&loaded) == [winner];
                Ended { name: loaded.row().settings.name.clone(), field, is_won }
            }
            CompetitionId::TeamEvent(id) => {
                let loaded: Arc<team_event::Loaded> = self.competition(id).await?;
                let field = loaded.state.teams().len();
                let team = loaded.state.winner();
                let is_member = team.is_some_and(|team| loaded.state.is_member(team, player(winner)));
                Ended {
                    name: loaded.row().settings.name.clone(),
                    field,
                    is_won: field >= TEAMS_MIN && is_member,
                }
            }
            // A match between two teams is no event with a field of players, so it gives no title.
            CompetitionId::TeamMatch(_) => return Ok(None),
        };
        Ok(Some(ended))
    }
}
