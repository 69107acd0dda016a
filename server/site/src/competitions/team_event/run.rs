//! A team event as the runner runs it: effects of its steps, due steps, tables and card.

use std::sync::Arc;

use store::{
    AnyConn,
    account::Account,
    competitions::{self, NewSteps},
    id::{MatchId, TeamEventId},
};
use wire::{CompetitionPlace, Events, Millis};

use super::{Loaded, keep, view::card};
use crate::{
    competitions::{
        Competitions,
        runnable::{Due, NamedTable, Prepared, Runnable},
        team,
    },
    error::AppError,
};

impl Runnable for Loaded {
    type Extras = keep::Matches;
    type Effects = keep::Matches;

    fn add_card(&self, _viewer: Option<&Account>, _now: Millis, events: &mut Events) {
        events.team_events.push(card(self));
    }

    fn effects(
        _before: &Loaded,
        _after: &Loaded,
        _entry: &NewSteps<TeamEventId>,
        matches: keep::Matches,
    ) -> keep::Matches {
        matches
    }

    fn write(
        matches: &keep::Matches,
        entry: &NewSteps<TeamEventId>,
        connection: &mut AnyConn,
    ) -> Result<(), AppError> {
        competitions::append(connection, entry)?;
        matches.write(connection)
    }

    async fn tell(room: &Competitions, _before: &Loaded, prepared: &Prepared<Loaded>) {
        for team_match in prepared.effects.ids() {
            room.memory.tell_watchers(team_match.into());
            room.memory.tell_tables(team_match.into());
            room.advance_soon::<team::Loaded>(team_match).await;
        }
    }

    async fn due(room: &Competitions, loaded: &Loaded) -> Result<Due<Loaded>, AppError> {
        room.team_events().due_in_team_event(loaded).await
    }

    /// Always empty: each match of the event has its own tables.
    async fn open_tables(_room: &Competitions, _loaded: &Loaded) -> Result<Vec<NamedTable>, AppError> {
        Ok(Vec::new())
    }

    async fn place(
        _room: &Competitions,
        _loaded: &Loaded,
        _table: MatchId,
        _viewer: Option<&Account>,
    ) -> Result<Option<CompetitionPlace>, AppError> {
        Ok(None)
    }
}

impl Competitions {
    /// Reads an event from the database. Only new steps of its log are read.
    ///
    /// # Errors
    /// If the event does not exist, or cannot be read.
    pub(crate) async fn team_event(&self, id: TeamEventId) -> Result<Arc<Loaded>, AppError> {
        self.competition(id).await
    }
}
