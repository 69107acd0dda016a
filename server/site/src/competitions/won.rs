//! The events that a player has won, from their logs.

use std::collections::BTreeSet;

use store::{
    competitions::{self, CompetitionId},
    established::Established,
    id::UserId,
};
use wire::{DutyEvent, EventWon};

use super::{Kind as _, by_kind, competition_name, team, title::Win};
use crate::{competitions::Competitions, error::AppError};

/// The maximum number of a player's newest events that are examined.
const EVENTS_MAX: i64 = 60;

impl Competitions {
    /// Returns the events that a player has won and that count for a title, newest first. Broken ones are left out.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn won_by(&self, winner: UserId) -> Result<Vec<EventWon>, AppError> {
        let read =
            self.node.store.read(move |connection| competitions::over_of(connection, winner, EVENTS_MAX));
        let mut wins = Vec::new();
        for id in read.await? {
            let Some((name, win)) = self.win(id, winner).await? else { continue };
            if let Some(win) = self.as_played(win).await? {
                wins.push((id, name, win));
            }
        }
        if wins.is_empty() {
            return Ok(Vec::new());
        }
        let person = self.person(winner).await?;
        let accounts: BTreeSet<UserId> =
            wins.iter().flat_map(|(_, _, win)| win.accounts()).chain([winner]).collect();
        let established =
            self.node.store.read(move |connection| Established::read_times(connection, accounts)).await?;
        wins.retain(|(_, _, win)| win.counts(&person, &established));
        let shown = |(id, name, win): (CompetitionId, String, Win)| {
            let (kind, id) = competition_name(id);
            EventWon {
                event: DutyEvent { kind, id, name },
                field: u32::try_from(win.field).unwrap_or(u32::MAX),
            }
        };
        Ok(wins.into_iter().map(shown).collect())
    }

    /// Returns the name of a competition and the user's win of it, if the user has won it and it can be read.
    async fn win(&self, id: CompetitionId, winner: UserId) -> Result<Option<(String, Win)>, AppError> {
        by_kind!(id, K => {
            let Some(loaded) = self.unbroken::<K>(id).await? else { return Ok(None) };
            let name = loaded.event_name().to_owned();
            Ok(loaded.win_of(winner).map(|win| (name, win)))
        })
    }

    /// Adds the people of the team matches to a win. Returns `None` if a director has changed a result in one of them,
    /// or one of them is broken.
    async fn as_played(&self, mut win: Win) -> Result<Option<Win>, AppError> {
        for id in &win.team_matches {
            let Some(team_match) = self.unbroken::<team::Loaded>(*id).await? else { return Ok(None) };
            if team_match.is_changed_by_director() {
                return Ok(None);
            }
            win.makers.extend(team_match.made_by());
        }
        Ok(Some(win))
    }
}
