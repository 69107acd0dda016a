//! A node's cache of competitions. It loads them, answers queries from matches, and tells watchers about changes.

use std::sync::Arc;

use futures_util::future::{BoxFuture, FutureExt as _};
use store::{
    competitions::CompetitionId,
    id::{MatchId, UserId},
};

use super::{Kind, Logs, by_kind, comparative, duties::StaleDuties, each_kind, team, team_event, tournament};
use crate::{
    error::AppError,
    matches::events::{Event, Events},
    node::Node,
    presence::{Presence, bus::News},
};

/// A node's cache of the competitions of each kind.
#[derive(Debug)]
pub(crate) struct Memory {
    node: Arc<Node>,
    presence: Presence,
    pub(crate) knockouts: Logs<tournament::Loaded>,
    pub(crate) team_matches: Logs<team::Loaded>,
    pub(crate) team_events: Logs<team_event::Loaded>,
    pub(crate) comparatives: Logs<comparative::Loaded>,
    pub(crate) duties: StaleDuties,
}

impl Memory {
    /// Returns an empty memory.
    pub(crate) fn new(presence: Presence) -> Memory {
        Memory {
            node: Arc::clone(&presence.node),
            presence,
            knockouts: Logs::default(),
            team_matches: Logs::default(),
            team_events: Logs::default(),
            comparatives: Logs::default(),
            duties: StaleDuties::default(),
        }
    }

    /// Reads a competition from the database. Only new steps of its log are read.
    ///
    /// # Errors
    /// If it does not exist, or cannot be read.
    pub(crate) async fn competition<K: Kind>(&self, id: K::Id) -> Result<Arc<K>, AppError> {
        K::logs(self).load(&self.node.store, id).await
    }

    /// Announces a change that the log of a competition does not have, such as a score, a seat or a call.
    pub(crate) async fn tell_of_competition(&self, id: CompetitionId) {
        self.tell_watchers(id);
        if let CompetitionId::TeamMatch(id) = id
            && let Ok(loaded) = self.competition::<team::Loaded>(id).await
            && let Some(event) = loaded.row.part_of
        {
            self.tell_watchers(event.into());
        }
    }

    pub(crate) fn tell_watchers(&self, id: CompetitionId) {
        self.presence.hub.competition_changed(id);
        self.duties.ask(id);
        self.presence.bus.publish(News::Competition { id });
    }

    /// Requests a check of one competition soon.
    pub(crate) fn ask(&self, id: CompetitionId) {
        by_kind!(id, K => K::logs(self).ask(id));
    }

    /// Drops the competitions that show a user's old name.
    pub(crate) fn forget(&self, user: UserId) {
        each_kind!(K => K::logs(self).forget(user));
    }
}

impl Events for Memory {
    fn of_table(&self, id: CompetitionId) -> BoxFuture<'_, Result<Option<Arc<dyn Event>>, AppError>> {
        async move {
            match id {
                CompetitionId::TeamMatch(id) => {
                    Ok(Some(self.competition::<team::Loaded>(id).await? as Arc<dyn Event>))
                }
                CompetitionId::Comparative(id) => {
                    Ok(Some(self.competition::<comparative::Loaded>(id).await? as Arc<dyn Event>))
                }
                // Without an event, `may_see` hides a table with a roll set.
                CompetitionId::Knockout(_) | CompetitionId::TeamEvent(_) => Ok(None),
            }
        }
        .boxed()
    }

    fn check_may_begin(&self, id: CompetitionId, table: MatchId) -> BoxFuture<'_, Result<(), AppError>> {
        self.check_not_held(id, table).boxed()
    }

    fn ask(&self, id: CompetitionId) {
        Memory::ask(self, id);
    }

    fn tell_of(&self, id: CompetitionId) -> BoxFuture<'_, ()> {
        self.tell_of_competition(id).boxed()
    }

    fn forget(&self, user: UserId) {
        Memory::forget(self, user);
    }
}
