//! A team match as the runner runs it: effects of its steps, due steps, tables and card.

use std::sync::Arc;

use store::{
    AnyConn,
    account::Account,
    competitions::NewSteps,
    id::{MatchId, TeamMatchId},
};
use wire::{CompetitionPlace, EventPlace, Events, Millis};

use super::{Loaded, keep, view::card, wire_room};
use crate::{
    competitions::{
        Competitions,
        numbers::small,
        runnable::{Due, NamedTable, Prepared, Runnable},
    },
    error::AppError,
};

impl Runnable for Loaded {
    type Extras = keep::Extras;
    type Effects = keep::Effects;

    fn add_card(&self, viewer: Option<&Account>, _now: Millis, events: &mut Events) {
        events.team_matches.push(card(self, viewer));
    }

    fn expect(&mut self, extras: &keep::Extras) {
        for (set, _) in &extras.sets {
            self.sets.insert(set.number, set.clone());
        }
    }

    fn effects(
        before: &Loaded,
        after: &Loaded,
        entry: &NewSteps<TeamMatchId>,
        extras: keep::Extras,
    ) -> keep::Effects {
        keep::Effects::new(before, after, entry, extras)
    }

    fn write(
        effects: &keep::Effects,
        entry: &NewSteps<TeamMatchId>,
        connection: &mut AnyConn,
    ) -> Result<(), AppError> {
        Ok(effects.write(entry, connection)?)
    }

    async fn tell(room: &Competitions, before: &Loaded, prepared: &Prepared<Loaded>) {
        room.team_matches().tell_of_team_match(before, &prepared.next, &prepared.effects).await;
    }

    async fn due(room: &Competitions, loaded: &Loaded) -> Result<Due<Loaded>, AppError> {
        room.team_matches().due_in_team_match(loaded).await
    }

    async fn before_look(room: &Competitions) {
        room.team_matches().complete_old_results().await;
    }

    async fn open_tables(_room: &Competitions, loaded: &Loaded) -> Result<Vec<NamedTable>, AppError> {
        let named = loaded.tables_in_play().into_iter().map(|(room, board, id)| {
            let place = Some(EventPlace { room: wire_room(room), board: small(board.get()) });
            NamedTable { name: room.to_string(), place, board: None, id }
        });
        Ok(named.collect())
    }

    async fn place(
        room: &Competitions,
        loaded: &Loaded,
        table: MatchId,
        viewer: Option<&Account>,
    ) -> Result<Option<CompetitionPlace>, AppError> {
        room.team_matches().place_in_team_match(loaded, table, viewer).await
    }
}

impl Competitions {
    /// Reads a team match from the database. Only new steps of its log are read.
    ///
    /// # Errors
    /// If the team match does not exist, or cannot be read.
    pub(crate) async fn team_match(&self, id: TeamMatchId) -> Result<Arc<Loaded>, AppError> {
        self.competition(id).await
    }
}
