//! A comparative event as the runner runs it: effects of its steps, due steps, tables and card.

use std::sync::Arc;

use store::{
    AnyConn,
    account::Account,
    competitions::NewSteps,
    id::{ComparativeId, MatchId},
};
use wire::{CompetitionPlace, Events, Millis};

use super::{Loaded, desk, view::card};
use crate::{
    competitions::{
        Competitions,
        runnable::{Due, NamedTable, Prepared, Runnable},
    },
    error::AppError,
};

impl Runnable for Loaded {
    type Extras = desk::Sets;
    type Effects = desk::Effects;

    fn add_card(&self, viewer: Option<&Account>, now: Millis, events: &mut Events) {
        events.comparatives.push(card(self, viewer, now));
    }

    fn effects(
        before: &Loaded,
        _after: &Loaded,
        entry: &NewSteps<ComparativeId>,
        sets: desk::Sets,
    ) -> desk::Effects {
        desk::Effects::new(before, entry, sets)
    }

    fn write(
        effects: &desk::Effects,
        entry: &NewSteps<ComparativeId>,
        connection: &mut AnyConn,
    ) -> Result<(), AppError> {
        effects.write(entry, connection)
    }

    async fn tell(_room: &Competitions, _before: &Loaded, _prepared: &Prepared<Loaded>) {}

    async fn before_look(room: &Competitions) {
        if let Err(error) = room.comparatives().open_week().await {
            error.log();
        }
    }

    async fn due(room: &Competitions, loaded: &Loaded) -> Result<Due<Loaded>, AppError> {
        room.comparatives().due_in_comparative(loaded).await
    }

    async fn open_tables(_room: &Competitions, loaded: &Loaded) -> Result<Vec<NamedTable>, AppError> {
        // The name shows the player and the board instead of a match id: with the id, the director could open the
        // game.
        let named = loaded.tables_in_play().into_iter().map(|(player, board, id)| NamedTable {
            name: format!("{board} {player}"),
            place: None,
            board: Some(board),
            id,
        });
        Ok(named.collect())
    }

    async fn place(
        room: &Competitions,
        loaded: &Loaded,
        table: MatchId,
        viewer: Option<&Account>,
    ) -> Result<Option<CompetitionPlace>, AppError> {
        Ok(room.comparatives().place_in_comparative(loaded, table, viewer))
    }
}

impl Competitions {
    /// Reads an event from the database. Only new steps of its log are read.
    ///
    /// # Errors
    /// If the event does not exist, or cannot be read.
    pub(crate) async fn comparative(&self, id: ComparativeId) -> Result<Arc<Loaded>, AppError> {
        self.competition(id).await
    }
}
