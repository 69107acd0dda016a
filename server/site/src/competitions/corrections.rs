//! Undoing and correcting steps of events, and the log at the director's desk, for all kinds of competition.
//!
//! The rules are in `competitions::log`. This file adds the facts outside the log: which tables have begun, and what
//! has been published or paid. Each kind implements [`Correctable`] for its own steps.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    future::Future,
};

use ::competitions::{
    PlayerId, Reason, Time, desk,
    log::{Correction, Fate, Line, Log, Logged, NoPlan, Plan, Plans, Wanted},
};
use store::{
    account::Account,
    competitions::{Status, player, user},
    id::{MatchId, TeamMatchId},
    stands::Stand,
};
use wire::{
    ChangeKind, CorrectionForm, CorrectionPreview, ErrorCode, EventChange, EventHold, EventLog, EventStep,
    PreviewCorrection, StepFate, StepInstead, StepKind,
};

use super::{
    Batch, Prepared, Runnable,
    forms::reason as parse_reason,
    kind::ActOf,
    refusals::{own_match, refusal},
    refused,
    replay::Replayed,
};
use crate::{
    competitions::{Competitions, parts::Directors},
    error::AppError,
    match_state::convert,
};

/// The maximum number of steps in the log at the desk. Older ones are in the export.
const SHOWN_MAX: usize = 500;

/// The state of the tables and matches that the steps of a log name.
#[derive(Debug, Default)]
pub(crate) struct Outside {
    /// The tables. Closed tables are missing.
    pub(crate) tables: HashMap<MatchId, Stand>,
    /// The team matches of an event.
    pub(crate) parts: HashMap<TeamMatchId, Part>,
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
pub(crate) struct Told {
    pub(crate) kind: StepKind,
    pub(crate) about: String,
    pub(crate) detail: String,
    pub(crate) reason: Option<String>,
}

impl Told {
    pub(crate) fn new(kind: StepKind, about: impl Into<String>, detail: impl Into<String>) -> Told {
        Told { kind, about: about.into(), detail: detail.into(), reason: None }
    }

    pub(crate) fn because(self, reason: &Reason) -> Told {
        Told { reason: Some(reason.as_str().to_owned()), ..self }
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

    /// Returns the players of the match that a step decides. A director who is one of them may not decide it.
    fn concerned(&self, act: &ActOf<Self>) -> Vec<PlayerId>;

    /// Returns true if a step can be undone, because it is an act of a director or a result.
    fn is_undone(&self, act: &ActOf<Self>, by: Option<PlayerId>) -> bool;

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
    fn told(&self, act: &ActOf<Self>) -> Told;

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

/// A competition with the data from which its corrections are planned.
pub(crate) struct Planning<'a, K: Runnable> {
    loaded: &'a K,
    plans: Plans<'a, Replayed<K>>,
    outside: Outside,
}

impl<'a, K: Correctable> Planning<'a, K> {
    /// Reads the state outside the log, and replays the log.
    ///
    /// # Errors
    /// If the tables or matches cannot be read.
    pub(crate) async fn new(competitions: &Competitions, loaded: &'a K) -> Result<Self, AppError> {
        let outside = K::outside(competitions, loaded).await?;
        // Each plan copies states, and the rules ask neither for the people nor for the log: they are left out, and
        // come back with the state after a plan.
        let mut start = loaded.fresh();
        start.people_mut().clear();
        start.chronicle_mut().log = Log::default();
        let plans = Plans::new(&loaded.chronicle().log, Replayed(start));
        Ok(Planning { loaded, plans, outside })
    }
}

/// A correction that is ready to be written.
pub(crate) struct Planned<K: Runnable> {
    pub(crate) batch: Batch<K>,
    pub(crate) taken_back: Vec<u32>,
    pub(crate) after: K,
}

/// Returns the step that a line is about: for a correction, the corrected step.
fn root<A: Clone>(log: &Log<A>, seq: u32) -> Option<&Logged<A>> {
    log.line(root_seq(log, seq)?)
}

fn root_seq<A: Clone>(log: &Log<A>, seq: u32) -> Option<u32> {
    match &log.line(seq)?.line {
        Line::Correction(correction) => root_seq(log, correction.of),
        Line::Step(_) | Line::Desk(_) => Some(seq),
    }
}

fn root_act<A: Clone>(log: &Log<A>, seq: u32) -> Option<&A> {
    match &root(log, seq)?.line {
        Line::Step(act) => Some(act),
        Line::Correction(_) | Line::Desk(_) => None,
    }
}

impl Directors<'_> {
    /// Plans a correction by a director.
    ///
    /// # Errors
    /// If `director` may not correct the step, or something depends on it.
    pub(crate) async fn planned<K: Correctable>(
        &self,
        director: &Account,
        loaded: &K,
        step: u32,
        instead: Option<&StepInstead>,
        reason: Reason,
    ) -> Result<Planned<K>, AppError> {
        let log = &loaded.chronicle().log;
        log.check(step, instead.is_some()).map_err(|why| refused_line(&why))?;
        let planning = Planning::new(self, loaded).await?;
        self.planned_in(&planning, director, step, instead, reason).await
    }

    /// Plans a correction from data that is read already. Several corrections can be planned from the same data.
    ///
    /// # Errors
    /// If `director` may not correct the step, or something depends on it.
    async fn planned_in<K: Correctable>(
        &self,
        planning: &Planning<'_, K>,
        director: &Account,
        step: u32,
        instead: Option<&StepInstead>,
        reason: Reason,
    ) -> Result<Planned<K>, AppError> {
        let Planning { loaded, plans, outside } = planning;
        let log = &loaded.chronicle().log;
        let logged = root(log, step).ok_or(AppError::NotFound("step"))?;
        if let Line::Desk(desk::Act::TimeGiven { tables, minutes, .. }) = &logged.line {
            log.check(step, instead.is_some()).map_err(|why| refused_line(&why))?;
            // Undoing an undo gives the time again.
            let is_taken_back = matches!(log.line(step).map(|logged| &logged.line), Some(Line::Desk(_)));
            self.check_time_change(director, tables, *minutes, is_taken_back).await?;
            let correction = Correction { of: step, instead: None, taken_back: Vec::new(), reason };
            let batch = Batch::line(Line::Correction(correction));
            return Ok(Planned { batch, taken_back: Vec::new(), after: K::clone(loaded) });
        }
        let Line::Step(act) = &logged.line else { return Err(not_undone()) };
        if !loaded.may_know(act, Some(director)) {
            return Err(AppError::NotFound("step"));
        }
        if loaded.concerned(act).contains(&player(director.id)) {
            return Err(own_match());
        }
        let replaced_by = root_seq(log, step).and_then(|seq| loaded.board_replaced_by(seq, act));
        if let Some(by) = replaced_by {
            return Err(board_replaced(by));
        }
        let is_step = matches!(log.line(step).map(|logged| &logged.line), Some(Line::Step(_)));
        let (new, gone) = match instead {
            Some(wanted) => {
                loaded.form(act).ok_or_else(not_undone)?;
                (Some(loaded.instead(act, wanted, &reason)?), BTreeSet::new())
            }
            None if is_step => {
                if !loaded.is_undone(act, logged.by) {
                    return Err(not_undone());
                }
                (None, loaded.gone(act, plans.in_force(), outside)?)
            }
            None => (None, BTreeSet::new()),
        };
        self.completed(planning, Wanted { of: step, instead: new, gone, reason }).await
    }

    /// Completes a plan with the effects outside the log, such as tables to close.
    ///
    /// # Errors
    /// If something depends on the step, in the log or outside.
    pub(crate) async fn completed<K: Correctable>(
        &self,
        planning: &Planning<'_, K>,
        wanted: Wanted<ActOf<K>>,
    ) -> Result<Planned<K>, AppError> {
        let Planning { loaded, plans, outside } = planning;
        let log = &loaded.chronicle().log;
        let is_by_site = |seq: u32| log.line(seq).is_some_and(|logged| logged.by.is_none());
        let again = |seq: u32, act: &ActOf<K>| {
            (is_by_site(seq) || K::is_consequence(act)) && loaded.is_made_again(act, outside)
        };
        let planned = plans.plan(wanted, again);
        let Plan { correction, after } = planned.map_err(|why| match why {
            NoPlan::Impossible(why) => refusal(*loaded, &why),
            NoPlan::Refused(::competitions::log::Refused::Depends { on }) => depends(*loaded, on),
            NoPlan::Refused(why) => refused_line(&why),
        })?;
        let mut after = after.0;
        after.people_mut().clone_from(loaded.people());
        after.chronicle_mut().clone_from(loaded.chronicle());
        let taken_back = correction.taken_back.clone();
        let tables = taken_back.iter().filter_map(|seq| match &log.line(*seq)?.line {
            Line::Step(act) => K::table_of_step(act),
            Line::Correction(_) | Line::Desk(_) => None,
        });
        let closed = tables.filter(|table| outside.tables.contains_key(table) && !outside.has_begun(*table));
        let closed = closed.collect();
        let mut batch = K::finish(self, loaded, &after, outside).await?;
        batch.first.insert(0, Line::Correction(correction));
        batch.closed = closed;
        Ok(Planned { batch, taken_back, after })
    }

    /// Returns those of these lines that the director could undo now.
    ///
    /// # Errors
    /// If the database fails.
    async fn undoable<K: Correctable>(
        &self,
        loaded: &K,
        director: &Account,
        lines: impl Iterator<Item = u32> + Send,
    ) -> Result<BTreeSet<u32>, AppError> {
        let log = &loaded.chronicle().log;
        let planning = Planning::new(self, loaded).await?;
        let reason = parse_reason("preview")?;
        let is_wanted = |seq: &u32| {
            let is_act = match log.line(*seq).map(|logged| (&logged.line, logged.by)) {
                Some((Line::Step(act), by)) => loaded.is_undone(act, by),
                Some((Line::Correction(_) | Line::Desk(desk::Act::TimeGiven { .. }), _)) => true,
                Some((Line::Desk(_), _)) | None => false,
            };
            is_act && planning.plans.counts(*seq)
        };
        let mut undoable = BTreeSet::new();
        for seq in lines.filter(is_wanted) {
            match self.try_undo(&planning, director, seq, &reason).await {
                Ok(()) => {
                    undoable.insert(seq);
                }
                Err(error) if matches!(error.code(), ErrorCode::Internal | ErrorCode::Unavailable) => {
                    return Err(error);
                }
                Err(_refused) => {}
            }
            // The log of a large event has hundreds of steps, so other requests are let in between.
            tokio::task::yield_now().await;
        }
        Ok(undoable)
    }

    /// Checks that an undo would be accepted, without writing it.
    async fn try_undo<K: Correctable>(
        &self,
        planning: &Planning<'_, K>,
        director: &Account,
        step: u32,
        reason: &Reason,
    ) -> Result<(), AppError> {
        let planned = self.planned_in(planning, director, step, None, reason.clone()).await?;
        let now = self.node.clock.now();
        let prepared = Prepared::new(planning.loaded, Some(director.id), now, planned.batch)?;
        K::check_event(self, &prepared.next, reason).await
    }

    /// Returns what a correction would change.
    ///
    /// # Errors
    /// If it is not possible.
    pub(super) async fn preview<K: Correctable>(
        &self,
        director: &Account,
        loaded: &K,
        wanted: &PreviewCorrection,
    ) -> Result<(CorrectionPreview, Planned<K>), AppError> {
        // A plan needs a reason. The director gives the real one later, with the correction.
        let reason = parse_reason("preview")?;
        let planned = self.planned(director, loaded, wanted.step, wanted.instead.as_ref(), reason).await?;
        let seqs = planned.taken_back.iter().copied().chain([wanted.step]);
        let undoable = self.undoable(loaded, director, seqs).await?;
        let fates = loaded.chronicle().log.fates();
        let step = event_step(loaded, wanted.step, &fates, &undoable).ok_or(AppError::NotFound("step"))?;
        let taken = planned.taken_back.iter().filter_map(|seq| event_step(loaded, *seq, &fates, &undoable));
        let changes = differences(loaded.picture(), planned.after.picture());
        Ok((CorrectionPreview { step, taken_back: taken.collect(), changes }, planned))
    }

    /// Returns the log of an event for one of its directors.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn log_of<K: Correctable>(
        &self,
        loaded: &K,
        viewer: &Account,
    ) -> Result<EventLog, AppError> {
        let log = &loaded.chronicle().log;
        let is_known = |seq: &u32| root_act(log, *seq).is_none_or(|act| loaded.may_know(act, Some(viewer)));
        let shown: Vec<u32> = (1..=log.last_seq()).rev().filter(is_known).take(SHOWN_MAX).collect();
        let undoable = self.undoable(loaded, viewer, shown.iter().copied()).await?;
        let fates = log.fates();
        let desk = &loaded.chronicle().desk;
        let hold = desk.hold(::competitions::desk::Scope::All);
        Ok(EventLog {
            steps: shown.into_iter().filter_map(|seq| event_step(loaded, seq, &fates, &undoable)).collect(),
            directors: desk.directors().iter().map(|director| loaded.shown_name(*director)).collect(),
            leads: loaded.leader() == Some(viewer.id),
            held: hold.map(|(hold, at)| shown_hold(hold, *at)),
        })
    }
}

/// Returns a hold for a message.
pub(crate) fn shown_hold(hold: &::competitions::desk::Hold, at: ::competitions::Time) -> EventHold {
    EventHold { since: convert::of_time(at), reason: hold.reason.as_str().to_owned(), minutes: hold.minutes }
}

/// Converts the log's refusal of a correction.
fn refused_line(why: &::competitions::log::Refused) -> AppError {
    match why {
        ::competitions::log::Refused::NoSuchStep { last, .. } => {
            AppError::Invalid(format!("step: 1 to {last}, the steps of the log"))
        }
        why => refused(why),
    }
}

/// Checks that a director who replaces a result has seen the current one. `counts` is the number of the log line with
/// the current result, and `seen` the number that the director names.
///
/// # Errors
/// With the code `replaced_since`. The message says who entered the current result, and when.
pub(crate) fn check_seen<K: Correctable>(
    loaded: &K,
    counts: Option<u32>,
    seen: Option<u32>,
) -> Result<(), AppError> {
    if counts == seen {
        return Ok(());
    }
    let counted = counts.and_then(|counts| Some((counts, counted_step(loaded, counts)?)));
    let message = match counted {
        Some((number, step)) => format!(
            "{step} gives a result that yours would replace; name step {number} in `replaces` if yours is right"
        ),
        None => "the result that you want to replace no longer counts; leave `replaces` out".to_owned(),
    };
    Err(AppError::Refused { reason: "replaced_since", message })
}

/// Returns the line with this number in words: what was done, by whom and when.
pub(crate) fn counted_step<K: Correctable>(loaded: &K, seq: u32) -> Option<String> {
    let step = event_step(loaded, seq, &loaded.chronicle().log.fates(), &BTreeSet::new())?;
    let by = step.by.as_deref().unwrap_or("the site");
    let parts = [step.about.as_str(), step.detail.as_str()].into_iter().filter(|part| !part.is_empty());
    let parts: String = parts.map(|part| format!(", {part}")).collect();
    let reason = step.reason.map(|reason| format!(" ({reason})")).unwrap_or_default();
    let at = crate::dates::day_and_time(step.at);
    Some(format!("step {seq}, {}{parts}, by {by}, {at}{reason}", words_of(step.kind)))
}

fn not_undone() -> AppError {
    AppError::Refused {
        reason: "not_undone",
        message: "only acts of a director and results can be undone or corrected".to_owned(),
    }
}

/// Returns the refusal of an undo or a correction that concerns a replaced board.
fn board_replaced(by: u32) -> AppError {
    AppError::Refused {
        reason: "board_replaced",
        message: format!(
            "step {by} replaced the board, so nothing that happened on it before counts; undo step {by} first"
        ),
    }
}

/// Returns the refusal to undo a step because step `on` depends on it.
fn depends<K: Correctable>(loaded: &K, on: u32) -> AppError {
    let told = root_act(&loaded.chronicle().log, on).map(|act| loaded.told(act));
    let words = told.map(|told| {
        let parts = [told.about, told.detail];
        let named: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        format!(
            "{}{}",
            words_of(told.kind),
            if named.is_empty() { String::new() } else { format!(": {}", named.join(", ")) }
        )
    });
    let logged = root(&loaded.chronicle().log, on);
    let is_undone = logged.is_some_and(|logged| match &logged.line {
        Line::Step(act) => loaded.is_undone(act, logged.by),
        Line::Correction(_) | Line::Desk(_) => true,
    });
    let remedy = if is_undone {
        format!("undo step {on} first")
    } else {
        format!("step {on} cannot be undone, so this step stays as it is")
    };
    AppError::Refused {
        reason: "step_depends",
        message: format!("step {on} depends on it ({}); {remedy}", words.unwrap_or_default()),
    }
}

/// Returns the plain words for a kind of step, for refusals and protocols.
pub(crate) const fn words_of(kind: StepKind) -> &'static str {
    match kind {
        StepKind::Entered => "entry",
        StepKind::EnteredLate => "late entry",
        StepKind::LateEntries => "late entries",
        StepKind::Repaired => "exchange of two players",
        StepKind::Changed => "change of a team",
        StepKind::Accepted => "accepted invitation",
        StepKind::Declined => "declined invitation",
        StepKind::Withdrawn => "withdrawal",
        StepKind::CheckInOpened => "opening of the check-in",
        StepKind::CheckedIn => "check-in",
        StepKind::Drawn => "draw",
        StepKind::Begun => "begin",
        StepKind::Result => "result",
        StepKind::Awarded => "award",
        StepKind::FinalWeek => "last week",
        StepKind::Warned => "warning",
        StepKind::Protested => "protest",
        StepKind::Ruled => "ruling",
        StepKind::Announced => "announcement",
        StepKind::Paid => "payment of the prizes",
        StepKind::LineUp => "line-up",
        StepKind::BoardCancelled => "replaced board",
        StepKind::Held => "hold",
        StepKind::Released => "release",
        StepKind::TimeGiven => "more time",
        StepKind::Substituted => "substitution",
        StepKind::RollsImported => "rolls from a file",
        StepKind::Commentators => "commentators",
        StepKind::Replayed => "replay",
        StepKind::LotDrawn => "lot",
        StepKind::Closed => "close",
        StepKind::Cancelled => "cancellation",
        StepKind::Undone => "undo",
        StepKind::Corrected => "correction",
        StepKind::DirectorAdded => "new director",
        StepKind::DirectorRemoved => "removed director",
        StepKind::HandedOver => "hand-over",
    }
}

/// Returns a line of a log for a message. `fates` are those of the whole log, and `undoable` are the lines that the
/// reader could undo now.
fn event_step<K: Correctable>(
    loaded: &K,
    seq: u32,
    fates: &BTreeMap<u32, Fate>,
    undoable: &BTreeSet<u32>,
) -> Option<EventStep> {
    let log = &loaded.chronicle().log;
    let logged = log.line(seq)?;
    let (mut of, mut form) = (None, None);
    let (fate, fate_by) = match fates.get(&seq).copied().unwrap_or(Fate::Counts) {
        Fate::Counts => (StepFate::Counts, None),
        Fate::Replaced { by } => (StepFate::Corrected, Some(by)),
        Fate::Undone { by } => (StepFate::Undone, Some(by)),
        Fate::TakenBack { by } => (StepFate::TakenBack, Some(by)),
    };
    let named = |kind, player: PlayerId| Told::new(kind, loaded.shown_name(player), "");
    let told = match &logged.line {
        Line::Step(act) => {
            let is_there = matches!(fate, StepFate::Counts | StepFate::Corrected);
            form = loaded.form(act).filter(|_| is_there && loaded.board_replaced_by(seq, act).is_none());
            loaded.told(act)
        }
        Line::Correction(correction) => {
            of = Some(correction.of);
            let root = root_act(log, correction.of).map(|act| loaded.told(act));
            let new = correction.instead.as_ref().map(|act| loaded.told(act).detail);
            let kind = if new.is_some() { StepKind::Corrected } else { StepKind::Undone };
            let about = root.map(|told| told.about).unwrap_or_default();
            Told::new(kind, about, new.unwrap_or_default()).because(&correction.reason)
        }
        Line::Desk(act) => match act {
            desk::Act::Held { scope, hold } => {
                Told::new(StepKind::Held, table_of(loaded, *scope), "").because(&hold.reason)
            }
            desk::Act::Released { scope, reason } => {
                Told::new(StepKind::Released, table_of(loaded, *scope), "").because(reason)
            }
            desk::Act::TimeGiven { tables, minutes, reason } => {
                let (about, detail) = match tables.as_slice() {
                    [table] => (table_of(loaded, desk::Scope::Table(*table)), format!("+{minutes} min")),
                    _ => (String::new(), format!("+{minutes} min × {}", tables.len())),
                };
                Told::new(StepKind::TimeGiven, about, detail).because(reason)
            }
            desk::Act::DirectorAdded(player) => named(StepKind::DirectorAdded, *player),
            desk::Act::DirectorRemoved(player) => named(StepKind::DirectorRemoved, *player),
            desk::Act::HandedOver(player) => named(StepKind::HandedOver, *player),
            desk::Act::DirectorsSet(_) => Told::new(StepKind::DirectorAdded, "", ""),
        },
    };
    Some(EventStep {
        step: seq,
        at: convert::of_time(logged.at),
        by: logged.by.map(|by| loaded.shown_name(by)),
        kind: told.kind,
        about: told.about,
        detail: told.detail,
        reason: told.reason,
        of,
        fate,
        fate_by,
        may_undo: undoable.contains(&seq),
        may_correct: form,
    })
}

/// Returns the name of a table for the log; empty for the whole event.
fn table_of<K: Correctable>(loaded: &K, scope: desk::Scope) -> String {
    match scope {
        desk::Scope::All => String::new(),
        desk::Scope::Table(number) => loaded.table_name(number).unwrap_or_default(),
    }
}

/// Returns the lines in which two pictures differ.
pub(super) fn differences(before: Picture, after: Picture) -> Vec<EventChange> {
    let after: BTreeMap<(ChangeKind, String), String> = after.into_iter().collect();
    let before: BTreeMap<(ChangeKind, String), String> = before.into_iter().collect();
    let keys: BTreeSet<&(ChangeKind, String)> = before.keys().chain(after.keys()).collect();
    let changed = keys.into_iter().filter(|key| before.get(*key) != after.get(*key));
    let change = |key: &(ChangeKind, String)| EventChange {
        kind: key.0,
        about: key.1.clone(),
        before: before.get(key).cloned(),
        after: after.get(key).cloned(),
    };
    changed.map(change).collect()
}

/// Returns the corrections and acts at the desk of an event as sentences, for protocols.
pub(crate) fn in_protocol<K: Correctable>(loaded: &K, viewer: Option<&Account>) -> Vec<String> {
    let log = &loaded.chronicle().log;
    let fates = log.fates();
    let is_known = |seq: u32| root_act(log, seq).is_none_or(|act| loaded.may_know(act, viewer));
    let lines = log.lines().filter(|(seq, logged)| !matches!(logged.line, Line::Step(_)) && is_known(*seq));
    let steps = lines.filter_map(|(seq, _)| event_step(loaded, seq, &fates, &BTreeSet::new()));
    let sentence = |step: EventStep| {
        let by = step.by.as_deref().unwrap_or("the site");
        let at = place_in_words(&step.about);
        let where_ = if at.is_empty() { String::new() } else { format!(", {at}") };
        let of = step.of.unwrap_or_default();
        let root = root_act(log, of).map_or("", |act| words_of(loaded.told(act).kind));
        let root = if root.is_empty() { String::new() } else { format!(" ({root}{where_})") };
        let act = match step.kind {
            StepKind::Undone => format!("{by} undid step {of}{root}"),
            StepKind::Corrected => format!("{by} corrected step {of}{root}: it is now {}", step.detail),
            StepKind::Held if at.is_empty() => format!("{by} paused all play"),
            StepKind::Held => format!("{by} paused play at a table ({at})"),
            StepKind::Released if at.is_empty() => format!("{by} resumed all play"),
            StepKind::Released => format!("{by} resumed play at a table ({at})"),
            StepKind::TimeGiven => format!("{by} gave more time{where_} ({})", step.detail),
            StepKind::DirectorAdded if at.is_empty() => "the directors are those of the event".to_owned(),
            StepKind::DirectorAdded => format!("{by} made {} a director", step.about),
            StepKind::DirectorRemoved => format!("{} no longer directs, by {by}", step.about),
            StepKind::HandedOver => format!("{by} handed the lead over to {}", step.about),
            kind => format!("{}{where_} {}, by {by}", words_of(kind), step.detail),
        };
        let reason = step.reason.map(|reason| format!(" Reason: {reason}")).unwrap_or_default();
        format!("{}: step {}: {act}.{reason}", crate::dates::day_and_time(step.at), step.step)
    };
    steps.map(sentence).collect()
}

/// Returns the place of a step in a sentence: `2 open`, as the log has it, is "board 2, open room".
fn place_in_words(about: &str) -> String {
    let is_room = |room: &str| room == "open" || room == "closed";
    match about.split_once(' ') {
        Some((board, room)) if is_room(room) && board.parse::<u32>().is_ok() => {
            format!("board {board}, {room} room")
        }
        None if is_room(about) => format!("{about} room"),
        Some(_) | None => about.to_owned(),
    }
}
