//! Undoing and correcting steps of events, and which steps a director could undo now, for all kinds of competition.
//!
//! The rules are in `competitions::log`. This file adds the facts outside the log: which tables have begun, and what
//! has been published or paid. Each kind implements [`Correctable`] for its own steps.

use std::collections::{BTreeMap, BTreeSet};

use ::competitions::{
    Reason, desk,
    log::{Correction, Line, Log, Meeting, NoPlan, Plan, Plans, Wanted},
};
use store::{
    account::Account,
    competitions::{player, user},
};
use texts::refusals;
use wire::{ChangeKind, CorrectionPreview, ErrorCode, EventChange, EventLog, PreviewCorrection, StepInstead};

use super::{
    Batch, Prepared, Runnable,
    correctable::{Correctable, Outside, Picture},
    forms::reason as parse_reason,
    kind::ActOf,
    log_lines::{ResultLine, counted_step, event_step, joined, root, root_act, shown_hold},
    person::Person,
    refusals::{own_match, refusal},
    refused,
    replay::Replayed,
};
use crate::{
    competitions::{Competitions, parts::Directors},
    error::AppError,
};

/// The maximum number of steps in the log at the desk. Older ones are in the export.
const SHOWN_MAX: usize = 500;

/// A competition with the data from which its corrections are planned.
pub(crate) struct Planning<'a, K: Runnable> {
    loaded: &'a K,
    plans: Plans<'a, Replayed<K>>,
    outside: Outside,
    /// The director; `None` for a correction that the site makes.
    director: Option<Person>,
    /// True if the director could gain from a decision about others.
    plays_on: bool,
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
        let [start, before] = [loaded.fresh(), loaded.clone()].map(|mut state| {
            state.people_mut().clear();
            state.chronicle_mut().log = Log::default();
            Replayed(state)
        });
        let plans = Plans::new(&loaded.chronicle().log, start, before);
        Ok(Planning { loaded, plans, outside, director: None, plays_on: false })
    }

    /// Reads the same for corrections by a director.
    ///
    /// # Errors
    /// As [`Planning::new`].
    async fn of_director(
        directors: &Directors<'_>,
        loaded: &'a K,
        director: &Account,
    ) -> Result<Self, AppError> {
        let person = directors.person(director.id).await?;
        let plays_on = loaded.has_contender(&person);
        Ok(Planning { director: Some(person), plays_on, ..Planning::new(directors, loaded).await? })
    }

    /// Returns whether the director could undo a step on which nothing depends. Returns `None` for all other steps,
    /// which need a plan.
    fn undoes_alone(&self, director: &Account, step: u32) -> Option<bool> {
        let person = self.director.as_ref()?;
        let act = root_act(&self.loaded.chronicle().log, step).filter(|act| K::stands_alone(act))?;
        let is_own = self.loaded.concerned(act).into_iter().any(|player| person.has(user(player)));
        let may_decide = !self.plays_on && !is_own && self.loaded.may_know(act, Some(director));
        Some(may_decide && self.plans.check(step).is_ok())
    }
}

/// A correction that a director asks for.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AskedCorrection<'a> {
    pub(crate) step: u32,
    /// The step that replaces it; `None` undoes it.
    pub(crate) instead: Option<&'a StepInstead>,
    /// True to take matches in play that depend on it out of the event.
    pub(crate) call_off: bool,
}

/// A correction that is ready to be written.
pub(crate) struct Planned<K: Runnable> {
    pub(crate) batch: Batch<K>,
    pub(crate) taken_back: Vec<u32>,
    pub(crate) after: K,
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
        wanted: AskedCorrection<'_>,
        reason: Reason,
    ) -> Result<Planned<K>, AppError> {
        let AskedCorrection { step, instead, call_off } = wanted;
        let log = &loaded.chronicle().log;
        log.check(step, instead.is_some()).map_err(|why| refused_line(&why))?;
        let mut planning = Planning::of_director(self, loaded, director).await?;
        planning.outside.calls_off = call_off;
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
        let Planning { loaded, plans, outside, director: person, plays_on } = planning;
        let person = person.as_ref().ok_or_else(own_match)?;
        let log = &loaded.chronicle().log;
        let logged = root(log, step).ok_or_else(no_step)?;
        if *plays_on {
            return Err(AppError::Refused(refusals::own_event()));
        }
        if let Line::Desk(desk::Act::TimeGiven { tables, minutes, .. }) = &logged.line {
            log.check(step, instead.is_some()).map_err(|why| refused_line(&why))?;
            // Undoing an undo gives the time again.
            let is_taken_back = matches!(log.line(step).map(|logged| &logged.line), Some(Line::Desk(_)));
            self.check_time_change(person, tables, *minutes, is_taken_back).await?;
            let (taken_back, called_off) = (Vec::new(), Vec::new());
            let correction = Correction { of: step, instead: None, taken_back, called_off, reason };
            let batch = Batch::line(Line::Correction(correction));
            return Ok(Planned { batch, taken_back: Vec::new(), after: K::clone(loaded) });
        }
        let Line::Step(act) = &logged.line else { return Err(not_undone()) };
        if !loaded.may_know(act, Some(director)) {
            return Err(no_step());
        }
        if loaded.concerned(act).into_iter().any(|player| person.has(user(player))) {
            return Err(own_match());
        }
        let replaced_by = log.root_seq(step).and_then(|seq| loaded.board_replaced_by(seq, act));
        if let Some(by) = replaced_by {
            return Err(AppError::Refused(refusals::board_replaced(by)));
        }
        let is_step = matches!(log.line(step).map(|logged| &logged.line), Some(Line::Step(_)));
        let (new, gone) = match instead {
            Some(wanted) => {
                loaded.form(act).ok_or_else(not_undone)?;
                let new = loaded.instead(act, wanted, &reason)?;
                let of = log.root_seq(step);
                let now = plans.in_force().iter().find(|(seq, ..)| Some(*seq) == of);
                if loaded.is_same_result(now.map_or(act, |(_, _, now)| *now), &new) {
                    return Err(AppError::Refused(refusals::corrects_nothing()));
                }
                (Some(new), BTreeSet::new())
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
        let Planning { loaded, plans, outside, .. } = planning;
        let log = &loaded.chronicle().log;
        let is_by_site = |seq: u32| log.line(seq).is_some_and(|logged| logged.by.is_none());
        let again = |seq: u32, act: &ActOf<K>| {
            (is_by_site(seq) || K::is_consequence(act)) && loaded.is_made_again(act, outside)
        };
        let planned = plans.plan(wanted, again);
        let Plan { mut correction, after } = planned.map_err(|why| match why {
            NoPlan::Impossible(why) => refusal(*loaded, &why),
            NoPlan::Depends { on } => depends(*loaded, on),
            NoPlan::Refused(why) => refused_line(&why),
        })?;
        let mut after = after.0;
        correction.called_off = begun_meetings(*loaded, &correction.taken_back, outside);
        check_beginnings(*loaded, &after, &correction)?;
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
        let now = self.node.clock.now();
        for act in &batch.acts {
            let seq = after.last_seq() + 1;
            after.step(act, now, seq).map_err(|why| refusal(&after, &why))?;
        }
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
        let planning = Planning::of_director(self, loaded, director).await?;
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
            if let Some(is_undoable) = planning.undoes_alone(director, seq) {
                undoable.extend(is_undoable.then_some(seq));
                continue;
            }
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
        let asked = AskedCorrection { step: wanted.step, instead: wanted.instead.as_ref(), call_off: false };
        let mut calls_off = false;
        let planned = match self.planned(director, loaded, asked, reason.clone()).await {
            // The next match may have begun. The preview then shows what it costs to call it off.
            Err(refused) if asked.instead.is_some() && refused.is_refusal("step_depends") => {
                calls_off = true;
                let again =
                    self.planned(director, loaded, AskedCorrection { call_off: true, ..asked }, reason).await;
                again.map_err(|error| if error.is_refusal("begins_again") { error } else { refused })?
            }
            planned => planned?,
        };
        let seqs = planned.taken_back.iter().copied().chain([wanted.step]);
        let undoable = self.undoable(loaded, director, seqs).await?;
        let fates = loaded.chronicle().log.fates();
        let step = event_step(loaded, wanted.step, &fates, &undoable).ok_or_else(no_step)?;
        let taken = planned.taken_back.iter().filter_map(|seq| event_step(loaded, *seq, &fates, &undoable));
        let changes = differences(loaded.picture(), planned.after.picture());
        Ok((CorrectionPreview { step, taken_back: taken.collect(), calls_off, changes }, planned))
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
        let asked = desk.directors().iter().filter(|director| desk.is_asked(**director));
        Ok(EventLog {
            steps: shown.into_iter().filter_map(|seq| event_step(loaded, seq, &fates, &undoable)).collect(),
            directors: desk.directors().iter().map(|director| loaded.shown_name(*director)).collect(),
            asked: asked.map(|director| loaded.shown_name(*director)).collect(),
            leads: desk.leads(Some(player(viewer.id))),
            held: hold.map(|(hold, at)| shown_hold(hold, *at)),
        })
    }
}

/// Converts the log's refusal of a correction.
fn refused_line(why: &::competitions::log::Refused) -> AppError {
    match why {
        ::competitions::log::Refused::NoSuchStep { last, .. } => {
            AppError::invalid("step", refusals::from_to(1, *last))
        }
        why => refused(why),
    }
}

/// Checks that a director who replaces a result has seen the current one. `counts` is the number of the log line with
/// the current result, and `seen` the number that the director names.
///
/// # Errors
/// With the code `replaced_since` and the author and the time of the current result, or with `replaces_nothing`.
pub(crate) fn check_seen<K: Correctable>(
    loaded: &K,
    counts: Option<u32>,
    seen: Option<u32>,
) -> Result<(), AppError> {
    if counts == seen {
        return Ok(());
    }
    let counted = counts.and_then(|counts| counted_step(loaded, counts));
    Err(AppError::Refused(counted.map_or_else(refusals::replaces_nothing, ResultLine::has_come_since)))
}

/// Returns the matches whose play had begun among the steps that a correction takes back.
fn begun_meetings<K: Correctable>(loaded: &K, taken_back: &[u32], outside: &Outside) -> Vec<Meeting> {
    let log = &loaded.chronicle().log;
    let begun = taken_back.iter().filter_map(|seq| match &log.line(*seq)?.line {
        Line::Step(act) => loaded.begun_meeting(act, outside),
        Line::Correction(_) | Line::Desk(_) => None,
    });
    begun.collect()
}

/// Checks that a correction begins no match again that was called off, and no match a third time.
///
/// # Errors
/// With the code `begins_again`.
fn check_beginnings<K: Correctable>(
    before: &K,
    after: &K,
    correction: &Correction<ActOf<K>>,
) -> Result<(), AppError> {
    let never = before.chronicle().log.never_again(Some(correction));
    match never.iter().find(|meeting| after.may_begin(meeting) && !before.may_begin(meeting)) {
        None => Ok(()),
        Some(meeting) => Err(AppError::Refused(refusals::begins_again(before.meeting_name(meeting)))),
    }
}

fn no_step() -> AppError {
    AppError::NotFound(refusals::no_such_step())
}

fn not_undone() -> AppError {
    AppError::Refused(refusals::not_undone())
}

/// Returns the refusal to undo a step because step `on` depends on it.
fn depends<K: Correctable>(loaded: &K, on: u32) -> AppError {
    let told = root_act(&loaded.chronicle().log, on).map(|act| loaded.told(act));
    let what = told.map(|told| joined([told.about, told.detail])).filter(|what| !what.is_empty());
    let logged = root(&loaded.chronicle().log, on);
    let is_undone = logged.is_some_and(|logged| match &logged.line {
        Line::Step(act) => loaded.is_undone(act, logged.by),
        Line::Correction(_) | Line::Desk(_) => true,
    });
    let is_table = logged.is_some_and(|logged| match &logged.line {
        Line::Step(act) => K::table_of_step(act).is_some(),
        Line::Correction(_) | Line::Desk(_) => false,
    });
    let remedy = if is_table {
        "call_off"
    } else if is_undone {
        "undo"
    } else {
        "none"
    };
    AppError::Refused(refusals::step_depends(on, what.unwrap_or_else(|| "none".to_owned()), remedy))
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
