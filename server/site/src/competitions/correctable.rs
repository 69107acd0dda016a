//! A kind of competition whose steps can be undone and corrected, and the facts that a correction depends on.

use std::{
    collections::{BTreeSet, HashMap},
    future::Future,
};

use ::competitions::{PlayerId, Reason, Time, log::Meeting};
use store::{
    account::Account,
    competitions::{Status, user},
    id::{MatchId, TeamMatchId, UserId},
    stands::Stand,
};
use wire::{ChangeKind, CorrectionForm, StepInstead, StepKind};

use super::{Batch, Runnable, kind::ActOf, person::Person};
use crate::{competitions::Competitions, error::AppError};

/// The state of the tables and matches that the steps of a log name.
#[derive(Debug, Default)]
pub(crate) struct Outside {
    /// The tables. Closed tables are missing.
    pub(crate) tables: HashMap<MatchId, Stand>,
    /// The team matches of an event.
    pub(crate) parts: HashMap<TeamMatchId, Part>,
    /// True if matches in play that depend on the corrected step leave the event and are played again.
    pub(crate) calls_off: bool,
}

/// A team match of an event.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Part {
    pub(crate) has_begun: bool,
    pub(crate) status: Status,
}

impl Outside {
    /// Returns true if the game of a table has begun or is over.
    pub(crate) fn has_begun(&self, table: MatchId) -> bool {
        self.tables.get(&table).is_some_and(|stand| stand.begun || stand.finished.is_some())
    }

    /// Returns true if nothing can be played at a table any more.
    pub(crate) fn is_gone(&self, table: MatchId) -> bool {
        self.tables.get(&table).is_none_or(|stand| stand.finished.is_some())
    }
}

/// A step in words, for the log.
pub(crate) struct StepDescription {
    pub(crate) kind: StepKind,
    pub(crate) about: String,
    pub(crate) detail: String,
    pub(crate) reason: Option<String>,
}

impl StepDescription {
    pub(crate) fn new(
        kind: StepKind,
        about: impl Into<String>,
        detail: impl Into<String>,
    ) -> StepDescription {
        StepDescription { kind, about: about.into(), detail: detail.into(), reason: None }
    }

    pub(crate) fn because(self, reason: &Reason) -> StepDescription {
        StepDescription { reason: Some(reason.as_str().to_owned()), ..self }
    }
}

/// The visible state of an event, to compare it before and after a correction. Each line has a kind, a subject and a
/// value.
pub(crate) type Picture = Vec<((ChangeKind, String), String)>;

/// A kind of competition whose steps can be undone and corrected.
pub(crate) trait Correctable: Runnable {
    /// Reads the tables and matches that the log names.
    fn outside(
        competitions: &Competitions,
        loaded: &Self,
    ) -> impl Future<Output = Result<Outside, AppError>> + Send;

    /// Returns the players of the match that a step decides. A director who counts as one of them may not decide it.
    fn concerned(&self, act: &ActOf<Self>) -> Vec<PlayerId>;

    /// Returns the players who could gain from a decision about others. A director decides nothing while one of them is
    /// the director, or counts as the same person. Empty if such a director decides about others.
    fn contenders(&self) -> Vec<UserId> {
        Vec::new()
    }

    /// Returns true if a person could gain from a decision about others.
    fn has_contender(&self, person: &Person) -> bool {
        self.contenders().into_iter().any(|user| person.has(user))
    }

    /// Returns true if a step can be undone, because it is an act of a director or a result.
    fn is_undone(&self, act: &ActOf<Self>, by: Option<PlayerId>) -> bool;

    /// Returns true if nothing depends on steps of this kind, in the log or outside, such as announcements. Whether
    /// they can be undone needs no replay, which counts because there may be hundreds of them.
    fn stands_alone(_act: &ActOf<Self>) -> bool {
        false
    }

    /// Returns the form in which a step can be corrected.
    fn form(&self, act: &ActOf<Self>) -> Option<CorrectionForm>;

    /// Returns the step that replaces another one.
    ///
    /// # Errors
    /// If the step needs another form of correction, or `wanted` is invalid.
    fn instead(
        &self,
        act: &ActOf<Self>,
        wanted: &StepInstead,
        reason: &Reason,
    ) -> Result<ActOf<Self>, AppError>;

    /// Returns true if a step that replaces another one gives the result that counts now. Reasons do not matter.
    fn is_same_result(&self, now: &ActOf<Self>, new: &ActOf<Self>) -> bool;

    /// Returns the steps that no longer hold once a step is undone. `in_force` are the steps of the log that count.
    ///
    /// # Errors
    /// If the step had an effect outside the log that cannot be undone.
    fn gone(
        &self,
        act: &ActOf<Self>,
        in_force: &[(u32, Time, &ActOf<Self>)],
        outside: &Outside,
    ) -> Result<BTreeSet<u32>, AppError>;

    /// Returns the number of the step that has replaced the board of this step, so that an undo or a correction would
    /// change nothing. `seq` is the number of the step.
    fn board_replaced_by(&self, _seq: u32, _act: &ActOf<Self>) -> Option<u32> {
        None
    }

    /// Returns true if the site would take the step again by itself, and no game has followed from it.
    fn is_made_again(&self, act: &ActOf<Self>, outside: &Outside) -> bool;

    /// Returns true if a step of this kind is always a consequence of others, even if it was written together with a
    /// director's act.
    fn is_consequence(_act: &ActOf<Self>) -> bool {
        false
    }

    /// Returns the table that a step sets up.
    fn table_of_step(act: &ActOf<Self>) -> Option<MatchId>;

    /// Returns the match that a step set up, if its play had begun before a correction takes the step back.
    fn begun_meeting(&self, _act: &ActOf<Self>, _outside: &Outside) -> Option<Meeting> {
        None
    }

    /// Returns true if this match could begin now, or after the next draw.
    fn may_begin(&self, _meeting: &Meeting) -> bool {
        false
    }

    /// Returns a match in words.
    fn meeting_name(&self, _meeting: &Meeting) -> String {
        String::new()
    }

    /// Checks a planned correction against facts outside the log. Returns the acts that are written with it.
    ///
    /// # Errors
    /// If something outside the log would contradict it.
    fn finish(
        competitions: &Competitions,
        before: &Self,
        after: &Self,
        outside: &Outside,
    ) -> impl Future<Output = Result<Batch<Self>, AppError>> + Send;

    /// Checks what a correction would change in the event that the competition is part of. `after` is the competition
    /// after the correction.
    ///
    /// # Errors
    /// If something in the event depends on the corrected step.
    fn check_event(
        _competitions: &Competitions,
        _after: &Self,
        _reason: &Reason,
    ) -> impl Future<Output = Result<(), AppError>> + Send {
        std::future::ready(Ok(()))
    }

    /// Returns a step in words.
    fn told(&self, act: &ActOf<Self>) -> StepDescription;

    /// Returns true if the viewer may know of a step.
    fn may_know(&self, _act: &ActOf<Self>, _viewer: Option<&Account>) -> bool {
        true
    }

    /// Returns the name of a table by its number, for the log.
    fn table_name(&self, _table: u64) -> Option<String> {
        None
    }

    /// Returns the visible state.
    fn picture(&self) -> Picture;

    fn shown_name(&self, player: PlayerId) -> String {
        self.people().get(&user(player)).map(|account| account.name.to_string()).unwrap_or_default()
    }
}
