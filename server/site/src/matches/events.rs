//! The interface through which matches ask competitions about tables. `competitions` implements it, because it may use
//! `matches` and not the other way round.

use std::{fmt, sync::Arc};

use ::competitions::Sight as Known;
use futures_util::future::BoxFuture;
use store::{
    account::Account,
    competitions::CompetitionId,
    id::{MatchId, UserId},
};
use texts::Refusal;
use wire::{Hold, MatchView};

use crate::error::AppError;

/// The part of a match that a viewer may see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sight {
    /// The game as far as the other room of the team match has played it.
    Gated,
    /// The game as its players see it, without future rolls, record or analysis.
    Game,
    /// Everything: the record, the keys of the dice, the analysis.
    All,
}

/// The competitions, as far as matches need them.
pub(crate) trait Events: fmt::Debug + Send + Sync {
    /// Returns a competition whose tables share roll sets, in its current state. `None` if its kind has no such tables.
    ///
    /// # Errors
    /// If the competition cannot be read.
    fn of_table(&self, id: CompetitionId) -> BoxFuture<'_, Result<Option<Arc<dyn Event>>, AppError>>;

    /// Checks that the game of a table of a competition may begin now.
    ///
    /// # Errors
    /// If a director holds the table, or the competition cannot be read.
    fn check_may_begin(&self, id: CompetitionId, table: MatchId) -> BoxFuture<'_, Result<(), AppError>>;

    /// Returns the director's message while a table, its room or its event is held, whether or not its game is in play.
    ///
    /// # Errors
    /// If the competition cannot be read.
    fn hold(&self, id: CompetitionId, table: MatchId) -> BoxFuture<'_, Result<Option<Hold>, AppError>>;

    /// Requests a prompt check of a competition, because one of its matches has ended.
    fn ask(&self, id: CompetitionId);

    /// Announces a change that is not in the log of a competition, such as a score or a seat.
    fn tell_of(&self, id: CompetitionId) -> BoxFuture<'_, ()>;

    /// Drops cached data that shows the old name of a user.
    fn forget(&self, user: UserId);
}

/// A competition whose tables share roll sets.
pub(crate) trait Event: fmt::Debug + Send + Sync {
    /// Returns what the rules of the event show of a table to a viewer. `None` if the event has no such table.
    fn sight(&self, table: MatchId, viewer: Option<&Account>) -> Option<Known>;

    /// Returns true if an account has a place in the event: it belongs to a team, or has entered.
    fn has_place(&self, account: UserId) -> bool;

    /// Returns the refusal for a viewer who may not see a table yet, or not all of it.
    fn not_yet(&self) -> Refusal;

    /// Adds the place of a table to its view.
    fn add_place(&self, table: MatchId, sight: Sight, view: &mut MatchView);

    /// Returns the refusal for a player whose seat at a table was given to a substitute in the middle of the game;
    /// `None` for anyone else.
    fn taken_over(&self, _table: MatchId, _viewer: &Account) -> Option<Refusal> {
        None
    }

    /// Returns true if the board of a table was replaced, so that its game was broken off and its rolls are not used
    /// again.
    fn is_replaced(&self, _table: MatchId) -> bool {
        false
    }

    /// Returns true if the other room has finished the same board, or the event is cancelled.
    fn is_decided_elsewhere(&self, _table: MatchId) -> bool {
        false
    }

    /// Returns true while the chats at all tables of the event are closed, except where a game is in play: they would
    /// carry news from room to room.
    fn closes_chats(&self) -> bool {
        false
    }

    /// Returns the table that plays the same board in the other room, if it is set up.
    fn other_table(&self, _table: MatchId) -> Option<MatchId> {
        None
    }
}
