//! Logs whose steps can be undone or replaced.
//!
//! Nothing is deleted from a log. A [`Correction`] is a separate line that undoes an earlier step or replaces it with
//! another. The state follows from replaying the steps that still count. So all kinds of competitions undo steps in
//! the same way, and a correction is undone by a further correction.
//!
//! [`Plans`] determines the effects of a correction before it is written. It replays the later steps without the
//! undone one. A later step depends on the undone one if it is now refused, or if it would mean something else (a
//! draw with other pairings). If the site made the dependent step automatically and play has not begun from it, the
//! step is taken back too, and the site makes it again. Otherwise the correction is refused, and the error names the
//! step.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::{Params, PlayerId, Reason, Refusal, Time, desk};

/// A line of a log.
#[derive(Clone, Debug, PartialEq)]
pub enum Line<S> {
    /// A step of the competition.
    Step(S),
    /// A correction of an earlier line.
    Correction(Correction<S>),
    /// An act at the director's desk, which all kinds of competitions have.
    Desk(desk::Act),
}

/// A line with its time and its author.
#[derive(Clone, Debug, PartialEq)]
pub struct Logged<S> {
    /// The time.
    pub at: Time,
    /// The author; `None` for the site.
    pub by: Option<PlayerId>,
    /// The line.
    pub line: Line<S>,
}

/// A correction of an earlier line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction<S> {
    /// The number of the corrected line, from 1.
    pub of: u32,
    /// The step that replaces it; `None` if it is undone.
    pub instead: Option<S>,
    /// Later steps of the site that are taken back with it. They stay taken back even if this correction is undone.
    pub taken_back: Vec<u32>,
    /// The matches among the steps that are taken back whose play had begun.
    pub called_off: Vec<Meeting>,
    /// The reason.
    pub reason: Reason,
}

/// A match between two sides, whatever table it is played at.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Meeting {
    /// The part of the competition in which they meet, such as a round of a bracket.
    pub stage: String,
    /// The numbers of the two sides, the smaller one first.
    pub sides: [u64; 2],
}

impl Meeting {
    /// Returns the meeting of two sides.
    #[must_use]
    pub fn new(stage: String, one: u64, other: u64) -> Self {
        Self { stage, sides: [one.min(other), one.max(other)] }
    }
}

/// The state of a line after later corrections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The line counts.
    Counts,
    /// A correction has replaced it.
    Replaced {
        /// The number of the correction.
        by: u32,
    },
    /// A correction has undone it.
    Undone {
        /// The number of the correction.
        by: u32,
    },
    /// It was taken back together with an earlier step.
    TakenBack {
        /// The number of the correction.
        by: u32,
    },
}

/// A log.
#[derive(Clone, Debug, PartialEq)]
pub struct Log<S> {
    lines: Vec<Arc<Logged<S>>>,
}

/// A state that follows from steps.
pub trait Procedure: Clone {
    /// The type of its steps.
    type Step: Clone;
    /// The reason to refuse a step.
    type Refused;

    /// Applies the step with the number `seq`. A refused step changes nothing.
    ///
    /// # Errors
    /// Returns an error if the rules do not allow it.
    fn apply(&mut self, seq: u32, at: Time, step: &Self::Step) -> Result<(), Self::Refused>;

    /// Returns the results of a step that was just applied, if the step itself does not state them: the pairings of a
    /// draw, for example. If a replay gives the same step other results, the step depends on something that has
    /// changed.
    fn meaning(&self, step: &Self::Step) -> Option<String>;

    /// Takes over from the state before a correction what no correction takes back, such as rolls that have been
    /// public.
    fn remember(&mut self, _before: &Self) {}
}

/// Reasons to refuse a correction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The log does not have this step.
    NoSuchStep {
        /// The step.
        of: u32,
        /// The last step of the log.
        last: u32,
    },
    /// The step is undone already.
    UndoneAlready {
        /// The step.
        of: u32,
        /// The step that undid it.
        by: u32,
    },
    /// The step was corrected later.
    CorrectedSince {
        /// The step.
        of: u32,
        /// The later correction.
        by: u32,
    },
    /// A correction or an act at the desk cannot be replaced.
    NotReplaceable(u32),
    /// A hold or a change of directors cannot be undone; a new act reverses it.
    AtTheDesk(u32),
}

impl Refusal for Refused {
    fn coded(&self) -> (&'static str, Params) {
        match *self {
            Self::NoSuchStep { .. } => ("no_such_step", vec![]),
            Self::UndoneAlready { of, by } => {
                ("undone_already", vec![("step", of.into()), ("by", by.into())])
            }
            Self::CorrectedSince { of, by } => {
                ("corrected_since", vec![("step", of.into()), ("by", by.into())])
            }
            Self::NotReplaceable(of) => ("not_replaceable", vec![("step", of.into())]),
            Self::AtTheDesk(of) => ("desk_act_stays", vec![("step", of.into())]),
        }
    }
}

/// The reason why [`Plans::plan`] returns no plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPlan<R> {
    /// The correction is impossible.
    Refused(Refused),
    /// A later step depends on the corrected one.
    Depends {
        /// The later step.
        on: u32,
    },
    /// The rules refuse the step that would replace the old one.
    Impossible(R),
}

/// A possible correction, and the state after it.
#[derive(Clone, Debug)]
pub struct Plan<P: Procedure> {
    /// The correction.
    pub correction: Correction<P::Step>,
    /// The state after it.
    pub after: P,
}

impl<S> Default for Log<S> {
    fn default() -> Self {
        Self { lines: Vec::new() }
    }
}

impl<S: Clone> Log<S> {
    /// Appends a line.
    pub fn push(&mut self, logged: Logged<S>) {
        self.lines.push(Arc::new(logged));
    }

    /// Returns the number of the last line, 0 if the log is empty.
    #[must_use]
    pub fn last_seq(&self) -> u32 {
        u32::try_from(self.lines.len()).unwrap_or(u32::MAX)
    }

    /// Returns all lines with their numbers, oldest first.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = (u32, &Logged<S>)> {
        let number = |at: usize| u32::try_from(at + 1).unwrap_or(u32::MAX);
        self.lines.iter().enumerate().map(move |(at, logged)| (number(at), logged.as_ref()))
    }

    /// Returns the time of the last line, `until` at the latest, that the site did not write by itself: a step of a
    /// person, a correction, or an act at the desk.
    #[must_use]
    pub fn last_act(&self, until: Time) -> Option<Time> {
        let is_act = |logged: &Logged<S>| logged.by.is_some() || !matches!(logged.line, Line::Step(_));
        let acts = self.lines().rev().filter(|(_, logged)| is_act(logged));
        acts.map(|(_, logged)| logged.at).find(|at| *at <= until)
    }

    /// Returns the log as it was after the line with this number.
    #[must_use]
    pub fn until(&self, seq: u32) -> Self {
        let lines = usize::try_from(seq).unwrap_or(usize::MAX).min(self.lines.len());
        Self { lines: self.lines[..lines].to_vec() }
    }

    /// Returns the line with this number.
    #[must_use]
    pub fn line(&self, seq: u32) -> Option<&Logged<S>> {
        let index = usize::try_from(seq).ok()?.checked_sub(1)?;
        self.lines.get(index).map(AsRef::as_ref)
    }

    /// Returns the number of the step or act that a line is about: for a correction, the one that it corrects in the
    /// end.
    #[must_use]
    pub fn root_seq(&self, seq: u32) -> Option<u32> {
        match &self.line(seq)?.line {
            // A correction is later than the line that it corrects, so the recursion ends.
            Line::Correction(correction) => self.root_seq(correction.of),
            Line::Step(_) | Line::Desk(_) => Some(seq),
        }
    }

    /// Returns the fate of each line that no longer counts as it was written.
    #[must_use]
    pub fn fates(&self) -> BTreeMap<u32, Fate> {
        let mut fates = BTreeMap::new();
        // The lines are walked from the last one, because only a later correction can undo a correction.
        for (seq, logged) in self.lines().rev() {
            let Line::Correction(correction) = &logged.line else { continue };
            for taken in &correction.taken_back {
                fates.insert(*taken, Fate::TakenBack { by: seq });
            }
            let counts = !fates.contains_key(&seq);
            if counts && !fates.contains_key(&correction.of) {
                let fate = match correction.instead {
                    Some(_) => Fate::Replaced { by: seq },
                    None => Fate::Undone { by: seq },
                };
                fates.insert(correction.of, fate);
            }
        }
        fates
    }

    /// Returns the number of the correction that has replaced a step and counts.
    #[must_use]
    pub fn replaced_by(&self, of: u32) -> Option<u32> {
        match self.fates().get(&of) {
            Some(Fate::Replaced { by }) => Some(*by),
            Some(Fate::Counts | Fate::Undone { .. } | Fate::TakenBack { .. }) | None => None,
        }
    }

    /// Returns the steps that count, oldest first: the number and the time of the line, and the step.
    #[must_use]
    pub fn in_force(&self) -> Vec<(u32, Time, &S)> {
        let fates = self.fates();
        let mut steps = Vec::with_capacity(self.lines.len());
        for (seq, logged) in self.lines() {
            let step = match (fates.get(&seq), &logged.line) {
                (None | Some(Fate::Counts), Line::Step(step)) => Some(step),
                (Some(Fate::Replaced { by }), Line::Step(_)) => self.replacement(*by),
                (Some(Fate::Undone { .. } | Fate::TakenBack { .. }), Line::Step(_))
                | (_, Line::Correction(_) | Line::Desk(_)) => None,
            };
            steps.extend(step.map(|step| (seq, logged.at, step)));
        }
        steps
    }

    /// Returns the steps that no longer count, oldest first.
    #[must_use]
    pub fn out_of_force(&self) -> Vec<(u32, &S)> {
        let fates = self.fates();
        let gone = self
            .lines()
            .filter(|(seq, _)| matches!(fates.get(seq), Some(Fate::Undone { .. } | Fate::TakenBack { .. })));
        gone.filter_map(|(seq, logged)| match &logged.line {
            Line::Step(step) => Some((seq, step)),
            Line::Correction(_) | Line::Desk(_) => None,
        })
        .collect()
    }

    /// Returns the minutes that directors have given at each table. A table whose minutes are all undone has zero; one
    /// that never had any is missing.
    #[must_use]
    pub fn minutes_given(&self) -> BTreeMap<u64, u32> {
        let mut given = BTreeMap::new();
        let mut fates = None;
        for (seq, logged) in self.lines() {
            let Line::Desk(desk::Act::TimeGiven { tables, minutes, .. }) = &logged.line else { continue };
            // Few events give more time, so the fates are computed only if one does.
            let fates = fates.get_or_insert_with(|| self.fates());
            let counts = matches!(fates.get(&seq), None | Some(Fate::Counts));
            for table in tables {
                let sum: &mut u32 = given.entry(*table).or_default();
                *sum += if counts { u32::from(*minutes) } else { 0 };
            }
        }
        given
    }

    /// Returns the matches that must not begin again, because play would restart from the beginning until the result
    /// suits. A match that a corrected result called off never begins again; a match whose result was undone does so
    /// once. `next` is a correction that is about to be written. Later corrections take none of this back.
    #[must_use]
    pub fn never_again(&self, next: Option<&Correction<S>>) -> BTreeSet<Meeting> {
        let written = self.lines().filter_map(|(_, logged)| match &logged.line {
            Line::Correction(correction) => Some(correction),
            Line::Step(_) | Line::Desk(_) => None,
        });
        let (mut once, mut never) = (BTreeSet::new(), BTreeSet::new());
        for correction in written.chain(next) {
            for meeting in &correction.called_off {
                if correction.instead.is_some() || !once.insert(meeting) {
                    never.insert(meeting.clone());
                }
            }
        }
        never
    }

    fn replacement(&self, by: u32) -> Option<&S> {
        match &self.line(by)?.line {
            Line::Correction(correction) => correction.instead.as_ref(),
            Line::Step(_) | Line::Desk(_) => None,
        }
    }

    /// Checks that a line can be undone, or replaced if `is_replaced` is true.
    ///
    /// # Errors
    /// Returns an error if the line does not exist, no longer counts, or cannot be corrected in this way.
    pub fn check(&self, of: u32, is_replaced: bool) -> Result<(), Refused> {
        self.check_in(&self.fates(), of, is_replaced)
    }

    fn check_in(&self, fates: &BTreeMap<u32, Fate>, of: u32, is_replaced: bool) -> Result<(), Refused> {
        let last = self.last_seq();
        let logged = self.line(of).ok_or(Refused::NoSuchStep { of, last })?;
        match fates.get(&of) {
            Some(Fate::Undone { by } | Fate::TakenBack { by }) => {
                return Err(Refused::UndoneAlready { of, by: *by });
            }
            Some(Fate::Replaced { by }) if !is_replaced => {
                return Err(Refused::CorrectedSince { of, by: *by });
            }
            Some(Fate::Replaced { .. } | Fate::Counts) | None => {}
        }
        match &logged.line {
            Line::Step(_) => Ok(()),
            Line::Desk(desk::Act::TimeGiven { .. }) if !is_replaced => Ok(()),
            Line::Desk(_) => Err(Refused::AtTheDesk(of)),
            Line::Correction(_) if is_replaced => Err(Refused::NotReplaceable(of)),
            Line::Correction(correction) => {
                let target = correction.of;
                match fates.get(&target) {
                    // Undoing an older correction of a step would change nothing while a newer one counts.
                    Some(Fate::Replaced { by } | Fate::Undone { by } | Fate::TakenBack { by })
                        if *by != of =>
                    {
                        Err(Refused::CorrectedSince { of: target, by: *by })
                    }
                    Some(_) | None => Ok(()),
                }
            }
        }
    }
}

/// Returns the state after the steps of a log that count.
///
/// # Errors
/// Returns the number of the first step that does not fit, and the reason.
pub fn replay<P: Procedure>(log: &Log<P::Step>, start: P) -> Result<P, (u32, P::Refused)> {
    let mut state = start;
    for (seq, at, step) in log.in_force() {
        state.apply(seq, at, step).map_err(|why| (seq, why))?;
    }
    Ok(state)
}

/// A requested correction.
#[derive(Clone, Debug)]
pub struct Wanted<S> {
    /// The number of the line to correct.
    pub of: u32,
    /// The step that replaces it; `None` undoes it.
    pub instead: Option<S>,
    /// Later steps that are taken back in any case, such as the setting up of a table that the corrected step closed.
    pub gone: BTreeSet<u32>,
    /// The reason.
    pub reason: Reason,
}

/// The number of steps between two states that [`Plans`] keeps.
const KEPT_EVERY: usize = 64;

/// Plans corrections of a log. Several plans for the same log share the replay of its steps, so that the log of a large
/// event can be checked step by step.
#[derive(Clone, Debug)]
pub struct Plans<'a, P: Procedure> {
    log: &'a Log<P::Step>,
    fates: BTreeMap<u32, Fate>,
    in_force: Vec<(u32, Time, &'a P::Step)>,
    /// The meaning of each step that counts.
    meanings: BTreeMap<u32, Option<String>>,
    /// The states before the steps with the indices 0, [`KEPT_EVERY`], ... of `in_force`.
    kept: Vec<P>,
    /// The present state.
    before: P,
}

impl<'a, P: Procedure> Plans<'a, P> {
    /// Replays a log. `start` is the state before its first step, and `before` the present state.
    #[must_use]
    pub fn new(log: &'a Log<P::Step>, start: P, before: P) -> Self {
        let in_force = log.in_force();
        let mut state = start;
        let (mut meanings, mut kept) = (BTreeMap::new(), Vec::new());
        for (index, (seq, at, step)) in in_force.iter().enumerate() {
            if index % KEPT_EVERY == 0 {
                kept.push(state.clone());
            }
            if state.apply(*seq, *at, step).is_ok() {
                meanings.insert(*seq, state.meaning(step));
            }
        }
        if kept.is_empty() {
            kept.push(state);
        }
        Self { log, fates: log.fates(), in_force, meanings, kept, before }
    }

    /// Returns the steps that count, as [`Log::in_force`] does.
    #[must_use]
    pub fn in_force(&self) -> &[(u32, Time, &'a P::Step)] {
        &self.in_force
    }

    /// Returns true if a line counts as it was written.
    #[must_use]
    pub fn counts(&self, seq: u32) -> bool {
        matches!(self.fates.get(&seq), None | Some(Fate::Counts))
    }

    /// Checks that a line can be undone, as far as the log alone decides it.
    ///
    /// # Errors
    /// As [`Log::check`].
    pub fn check(&self, of: u32) -> Result<(), Refused> {
        self.log.check_in(&self.fates, of, false)
    }

    /// Plans a correction. `is_made_again` returns true for a step that the site made automatically, and will make
    /// again if it is taken back.
    ///
    /// # Errors
    /// Returns an error if a step that stays depends on the corrected one, or the correction makes no sense.
    pub fn plan(
        &self,
        wanted: Wanted<P::Step>,
        is_made_again: impl Fn(u32, &P::Step) -> bool,
    ) -> Result<Plan<P>, NoPlan<P::Refused>> {
        let Wanted { of, instead, gone, reason } = wanted;
        self.log.check_in(&self.fates, of, instead.is_some()).map_err(NoPlan::Refused)?;
        let taken_back = gone.into_iter().collect();
        // The caller knows whose play had begun.
        let mut correction = Correction { of, instead, taken_back, called_off: Vec::new(), reason };
        // The log of a large event is copied only if the correction brings steps back. An undo of a step takes steps
        // out.
        let mut next;
        let is_step = matches!(self.log.line(of).map(|logged| &logged.line), Some(Line::Step(_)));
        let steps = if correction.instead.is_none() && is_step {
            let is_out = |seq: &u32| *seq == of || correction.taken_back.contains(seq);
            self.in_force.iter().filter(|(seq, ..)| !is_out(seq)).copied().collect()
        } else {
            next = self.log.clone();
            // The time of the draft has no effect, because a replaced step keeps its own.
            let draft = Line::Correction(correction.clone());
            next.push(Logged { at: Time::new(0), by: None, line: draft });
            next.in_force()
        };
        // The steps before the first difference have the same effect as before.
        let both = steps.iter().zip(&self.in_force);
        let same = both.take_while(|(one, other)| one.0 == other.0 && std::ptr::eq(one.2, other.2)).count();
        let from = (same / KEPT_EVERY).min(self.kept.len() - 1);
        let mut after = self.kept[from].clone();
        // A state with its steps since is kept too, because a step that turns out to mean something else is taken out
        // again. That is rare, and a copy of a large event before each step would be slow.
        let (mut copy, mut since) = (None, Vec::new());
        for (index, (seq, at, step)) in steps.into_iter().enumerate().skip(from * KEPT_EVERY) {
            if index >= same && copy.is_none() {
                copy = Some(after.clone());
            }
            let before =
                self.meanings.get(&seq).filter(|_| index >= same && seq != of).and_then(Option::as_ref);
            match after.apply(seq, at, step) {
                Ok(()) => {
                    if before.is_none_or(|before| after.meaning(step).as_ref() == Some(before)) {
                        since.extend(copy.is_some().then_some((seq, at, step)));
                        continue;
                    }
                }
                Err(why) if seq == of => return Err(NoPlan::Impossible(why)),
                // A refused step changes nothing.
                Err(_) if is_made_again(seq, step) => {
                    correction.taken_back.push(seq);
                    continue;
                }
                Err(_) => return Err(NoPlan::Depends { on: seq }),
            }
            if !is_made_again(seq, step) {
                return Err(NoPlan::Depends { on: seq });
            }
            correction.taken_back.push(seq);
            if let Some(copy) = &mut copy {
                for (seq, at, step) in since.drain(..) {
                    // They have been applied to the same state before.
                    let _applied = copy.apply(seq, at, step);
                }
                after = copy.clone();
            }
        }
        correction.taken_back.sort_unstable();
        after.remember(&self.before);
        Ok(Plan { correction, after })
    }
}

#[cfg(test)]
mod tests;
