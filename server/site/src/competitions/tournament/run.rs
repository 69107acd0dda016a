//! A tournament as the runner runs it: effects of its steps, due steps, tables and card.

use std::{collections::HashSet, sync::Arc};

use store::{
    AnyConn,
    account::Account,
    competitions::NewSteps,
    id::{MatchId, TournamentId},
};
use wire::{CompetitionPlace, Events, Millis};

use super::{Loaded, keep, view::card};
use crate::{
    competitions::{
        Competitions,
        numbers::match_id,
        runnable::{Due, NamedTable, Prepared, Runnable},
    },
    error::AppError,
};

impl Runnable for Loaded {
    type Extras = keep::Tables;
    type Effects = keep::Effects;

    fn add_card(&self, _viewer: Option<&Account>, _now: Millis, events: &mut Events) {
        events.tournaments.push(card(self));
    }

    fn effects(
        before: &Loaded,
        after: &Loaded,
        entry: &NewSteps<TournamentId>,
        tables: keep::Tables,
    ) -> keep::Effects {
        keep::Effects::new(before, after, entry, tables)
    }

    fn write(
        effects: &keep::Effects,
        entry: &NewSteps<TournamentId>,
        connection: &mut AnyConn,
    ) -> Result<(), AppError> {
        effects.write(entry, connection)
    }

    async fn tell(room: &Competitions, _before: &Loaded, prepared: &Prepared<Loaded>) {
        for table in prepared.effects.tables() {
            room.matches.tell_of_set_up(table);
        }
    }

    async fn due(room: &Competitions, loaded: &Loaded) -> Result<Due<Loaded>, AppError> {
        room.tournaments().due_in_tournament(loaded).await
    }

    async fn before_look(room: &Competitions) {
        room.tournaments().look_after_pools().await;
    }

    async fn not_advanced(room: &Competitions, id: TournamentId, error: &AppError) {
        room.tournaments().note_failure(id, error).await;
    }

    async fn open_tables(room: &Competitions, loaded: &Loaded) -> Result<Vec<NamedTable>, AppError> {
        // A match in play that was decided in the bracket goes on without its director.
        let undecided = loaded.state.open_matches().into_iter().map(|(_, number)| match_id(number));
        let undecided: HashSet<MatchId> = undecided.collect();
        let stands = room.tournaments().all_stands(loaded).await?.into_iter();
        let open = stands.filter(|(id, stand)| stand.finished.is_none() && undecided.contains(id));
        let mut ids: Vec<MatchId> = open.map(|(id, _)| id).collect();
        ids.sort_unstable_by_key(|id| id.to_row());
        let named = ids.into_iter().map(|id| NamedTable { name: id.shown(), place: None, board: None, id });
        Ok(named.collect())
    }

    async fn place(
        room: &Competitions,
        loaded: &Loaded,
        table: MatchId,
        viewer: Option<&Account>,
    ) -> Result<Option<CompetitionPlace>, AppError> {
        room.tournaments().place_in_tournament(loaded, table, viewer).await
    }
}

impl Competitions {
    /// Reads a tournament from the database. Only new steps of its log are read.
    ///
    /// # Errors
    /// If the tournament does not exist, or cannot be read.
    pub(crate) async fn tournament(&self, id: TournamentId) -> Result<Arc<Loaded>, AppError> {
        self.competition(id).await
    }
}
