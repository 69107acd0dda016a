//! The interface through which matches ask the competitions of their tables. The room of competitions, which is above
//! this one, implements it.

use std::{fmt, sync::Arc};

use ::competitions::Viewer;
use futures_util::future::BoxFuture;
use store::{
    account::Account,
    competitions::CompetitionId,
    id::{MatchId, UserId},
};

use crate::{
    error::AppError,
    matches::sight::{InCompetition, Place, Sight},
};

/// The competitions, as far as matches need them.
pub(crate) trait Events: fmt::Debug + Send + Sync {
    /// Returns the event of a table with a roll set in its current state. `None` for a kind that has no such tables.
    ///
    /// # Errors
    /// If it cannot be read.
    fn of_table(&self, id: CompetitionId) -> BoxFuture<'_, Result<Option<Arc<dyn Event>>, AppError>>;

    /// Checks that the game of a table of a competition may begin now.
    ///
    /// # Errors
    /// If the director holds it, or the competition cannot be read.
    fn check_may_begin(&self, id: CompetitionId, table: MatchId) -> BoxFuture<'_, Result<(), AppError>>;

    /// Requests a check of a competition soon: one of its matches has ended.
    fn ask(&self, id: CompetitionId);

    /// Announces a change outside the log of a competition: of a score or a seat.
    fn tell_of(&self, id: CompetitionId) -> BoxFuture<'_, ()>;

    /// Drops cached data that shows the old name of a user.
    fn forget(&self, user: UserId);
}

/// The event of a table with a roll set.
pub(crate) trait Event: fmt::Debug + Send + Sync {
    /// Returns the place of a table, and the viewer as the event knows them. `None` if the table is not its own.
    fn place_of(&self, table: MatchId, viewer: Option<&Account>) -> Option<(InCompetition<'_>, Viewer)>;

    /// Returns the place of a table as messages carry it.
    fn shown(&self, table: MatchId, sight: Sight) -> Place;

    /// Returns what a player is told who has lost the seat at a table in the middle of its game.
    fn taken_over(&self, _table: MatchId, _viewer: &Account) -> Option<String> {
        None
    }

    /// Returns true if the other room's game of the same board has its result.
    fn is_decided_elsewhere(&self, _table: MatchId) -> bool {
        false
    }

    /// Returns the table that plays the same board in the other room, if it is set up.
    fn other_table(&self, _table: MatchId) -> Option<MatchId> {
        None
    }
}
