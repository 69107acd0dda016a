//! A node's cache of competitions. It loads them, answers queries from matches, and tells watchers about changes.

use std::sync::Arc;

use ::competitions::{
    Time,
    desk::{Hold, Scope},
};
use futures_util::future::{BoxFuture, FutureExt as _};
use store::{
    competitions::CompetitionId,
    id::{MatchId, TeamMatchId, UserId},
};

use super::{
    Kind as _, by_kind, each_kind,
    kinds::{AllLogs, Listed},
    numbers::number_of,
    refusals::held,
    stale_duties::StaleDuties,
    team, team_event,
};
use crate::{
    error::AppError,
    match_state::convert,
    matches::events::{Event, Events},
    node::Node,
    presence::{Presence, bus::News},
};

/// A node's cache of the competitions of each kind.
#[derive(Debug)]
pub(crate) struct Memory {
    node: Arc<Node>,
    presence: Presence,
    pub(crate) logs: AllLogs,
    pub(crate) duties: StaleDuties,
}

impl Memory {
    /// Returns an empty memory.
    pub(crate) fn new(presence: Presence) -> Memory {
        Memory {
            node: Arc::clone(&presence.node),
            presence,
            logs: AllLogs::default(),
            duties: StaleDuties::default(),
        }
    }

    /// Reads a competition from the database. Only new steps of its log are read.
    ///
    /// # Errors
    /// If it does not exist, or cannot be read.
    pub(crate) async fn competition<K: Listed>(&self, id: K::Id) -> Result<Arc<K>, AppError> {
        K::logs(&self.logs).load(&self.node.store, id).await
    }

    /// Announces a change that is not in the log of a competition, such as a score, a seat or a call.
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

    /// Requests a prompt check of one competition.
    pub(crate) fn ask(&self, id: CompetitionId) {
        by_kind!(id, K => K::logs(&self.logs).ask(id));
    }

    /// Returns the hold on a table of a team match, set at the desk of the match or at the desk of its event.
    pub(super) async fn hold_of(
        &self,
        loaded: &team::Loaded,
        table: MatchId,
    ) -> Result<Option<Hold>, AppError> {
        if loaded.is_outlasted(table) {
            return Ok(None);
        }
        if let Some((hold, _)) = loaded.chronicle().desk.hold_at(number_of(table)) {
            return Ok(Some(hold.clone()));
        }
        let Some(event) = loaded.row.part_of else { return Ok(None) };
        let event = self.competition::<team_event::Loaded>(event).await?;
        Ok(event.chronicle().desk.hold(Scope::All).map(|(hold, _)| hold.clone()))
    }

    /// Returns the hold on a table of a team match for its spectators: of its room, of the table, of the match or of
    /// the event. A frame costs no query, because what this node remembers is used.
    async fn hold_for_spectators(
        &self,
        id: TeamMatchId,
        table: MatchId,
    ) -> Result<Option<wire::Hold>, AppError> {
        let loaded = self.remembered::<team::Loaded>(id).await?;
        if loaded.is_outlasted(table) {
            return Ok(None);
        }
        let of_room = loaded.hold_of_room(table);
        if let Some((hold, at)) =
            of_room.as_ref().or_else(|| loaded.chronicle().desk.hold_at(number_of(table)))
        {
            return Ok(Some(told(hold, *at)));
        }
        let Some(event) = loaded.row.part_of else { return Ok(None) };
        let event = self.remembered::<team_event::Loaded>(event).await?;
        Ok(event.chronicle().desk.hold(Scope::All).map(|(hold, at)| told(hold, *at)))
    }

    /// Returns a competition as this node remembers it, and reads it if it is not remembered. News of its changes is
    /// handled soon, so it may be a moment old.
    pub(super) async fn remembered<K: Listed>(&self, id: K::Id) -> Result<Arc<K>, AppError> {
        match K::logs(&self.logs).get(id) {
            Some(known) => Ok(known),
            None => self.competition::<K>(id).await,
        }
    }

    /// Notifies the watchers of the tables of a team match, because a hold may have begun or ended. Nothing is sent
    /// where the view stays the same.
    pub(crate) fn tell_tables(&self, id: CompetitionId) {
        let known = match id {
            CompetitionId::TeamMatch(id) => self.logs.team_matches.get(id),
            CompetitionId::Knockout(_) | CompetitionId::TeamEvent(_) | CompetitionId::Comparative(_) => None,
        };
        let tables = known.iter().flat_map(|loaded| loaded.tables.keys().copied());
        self.presence.hub.sight_changed(tables);
    }

    /// Checks that the director does not hold a table, its room or its event, because sitting down can begin its game.
    ///
    /// # Errors
    /// If it is held, or the competition cannot be read.
    async fn check_not_held(&self, id: CompetitionId, table: MatchId) -> Result<(), AppError> {
        let (is_held, event) = by_kind!(id, K => {
            let loaded = self.competition::<K>(id).await?;
            (loaded.is_held(table), loaded.row().part_of)
        });
        let is_event_held = match event {
            Some(event) => self.competition::<team_event::Loaded>(event).await?.chronicle.desk.is_held(),
            None => false,
        };
        if is_held || is_event_held { Err(held()) } else { Ok(()) }
    }

    /// Drops the competitions that show a user's old name.
    pub(crate) fn forget(&self, user: UserId) {
        each_kind!(K => K::logs(&self.logs).forget(user));
    }
}

/// Returns a hold for spectators. `at` is the time at which it began.
fn told(hold: &Hold, at: Time) -> wire::Hold {
    let until = hold.minutes.map(|minutes| {
        let length = i64::from(minutes) * 60_000;
        wire::Millis(convert::of_time(at).0.saturating_add(length))
    });
    wire::Hold { reason: hold.reason.as_str().to_owned(), until }
}

impl Events for Memory {
    fn of_table(&self, id: CompetitionId) -> BoxFuture<'_, Result<Option<Arc<dyn Event>>, AppError>> {
        async move {
            // Without an event, `may_see` hides a table with a roll set.
            by_kind!(id, K => Ok(self.competition::<K>(id).await?.hides()))
        }
        .boxed()
    }

    fn check_may_begin(&self, id: CompetitionId, table: MatchId) -> BoxFuture<'_, Result<(), AppError>> {
        self.check_not_held(id, table).boxed()
    }

    fn hold(&self, id: CompetitionId, table: MatchId) -> BoxFuture<'_, Result<Option<wire::Hold>, AppError>> {
        async move {
            match id {
                CompetitionId::TeamMatch(id) => self.hold_for_spectators(id, table).await,
                // Their tables have no gate.
                CompetitionId::Knockout(_) | CompetitionId::TeamEvent(_) | CompetitionId::Comparative(_) => {
                    Ok(None)
                }
            }
        }
        .boxed()
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
