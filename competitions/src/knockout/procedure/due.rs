//! The steps of a knock-out that become due as time passes, and their times.

use super::super::adjudication::OpenMatch;
use super::super::bracket::{Bracket, Due};
use super::super::facts::{BracketStep, How, Phase, Warning};
use super::super::timetable::{CHECK_IN_LEAST_MS, CHECK_IN_MS};
use super::super::waiting::Waiting;
use super::{Branch, Knockout, PROTEST_MS, Place, Step};
use crate::desk::Desk;
use crate::draw::Seed;
use crate::time::Time;

impl Knockout {
    /// Returns what is due at `now`: check-in, the start, warnings, forfeits, the last week, its verdicts, the next
    /// draw. Nothing is due while `desk` holds everything, and time in which a player could not sit down or play
    /// because of a hold counts against nobody. `open` returns the state of a match, and what it waits for. `seed` is
    /// used if a draw or a lot is due.
    pub fn due(
        &self,
        now: Time,
        seed: Seed,
        desk: &Desk,
        mut open: impl FnMut(Place) -> (OpenMatch, Option<Waiting>),
    ) -> Vec<Step> {
        if desk.is_held() {
            return Vec::new();
        }
        let mut due = Vec::from_iter(self.due_before_the_draw(now, seed));
        // Withdrawals come first, because their matches then need no warning and no verdict.
        let walk_overs = self.walk_overs();
        if !walk_overs.is_empty() {
            return walk_overs;
        }
        for (branch, bracket) in self.brackets().filter(|_| !self.cancelled) {
            let table = |pairing| self.number_of((branch, pairing));
            for wanted in bracket.due(now, seed, desk, table, |pairing| open((branch, pairing))) {
                match wanted {
                    Due::Take(step) => {
                        let waiting = if let BracketStep::Decided { pairing, .. } = step {
                            open((branch, pairing)).1
                        } else {
                            None
                        };
                        due.push(Step::Bracket(branch, self.with_absence(branch, step, waiting)));
                    }
                    Due::Warn { pairing, player, warning } => {
                        let place = (branch, pairing);
                        if !self.warned.contains(&(place, player, warning == Warning::LastDay)) {
                            due.push(Step::Warned { place, player, warning });
                        }
                    }
                }
            }
            if self.may_draw_by_itself(branch, now) {
                due.push(self.draw_step(branch, seed));
            }
        }
        if self.awaits_final() && !self.cancelled && self.may_draw_by_itself(Branch::Final, now) {
            due.push(self.draw_step(Branch::Final, seed));
        }
        due
    }

    /// Returns the time at which the 75 % rule decides an open match.
    #[must_use]
    pub fn ends_at(&self, place: Place, desk: &Desk, now: Time) -> Option<Time> {
        self.bracket(place.0)?.ends_at(desk, self.number_of(place), now)
    }

    /// Returns the decisions of open matches whose players have withdrawn.
    pub(in crate::knockout) fn walk_overs(&self) -> Vec<Step> {
        let brackets = self.brackets().filter(|_| !self.cancelled && !self.retired.is_empty());
        let decided = brackets.flat_map(|(branch, bracket)| {
            let out = |player| match (self.is_retired(player), self.is_removed(player)) {
                (true, true) => Some(How::Unplayed),
                (true, false) => Some(How::Withdrew),
                (false, _) => None,
            };
            let steps = bracket.without(out).into_iter();
            steps.map(move |step| Step::Bracket(branch, step))
        });
        decided.collect()
    }

    /// Returns the step that begins the event by its timetable, or opens its check-in. With fewer than two players, the
    /// event is called off.
    fn due_before_the_draw(&self, now: Time, seed: Seed) -> Option<Step> {
        if self.cancelled || now < self.next_at()? || self.main.is_some() {
            return None;
        }
        Some(if self.settings.check_in && self.check_in_opened.is_none() {
            Step::CheckInOpened
        } else if self.field().count() < 2 {
            Step::Cancelled
        } else {
            self.draw_step(Branch::Main, seed)
        })
    }

    /// Returns the time at which the first round is drawn automatically. It is later than the timetable says if
    /// check-in opened late because the server was down.
    #[must_use]
    pub fn starts_at(&self) -> Option<Time> {
        let start = self.settings.timetable.start_of(1)?;
        let opened = self.check_in_opened.map(|opened| opened.after(CHECK_IN_LEAST_MS));
        Some(opened.map_or(start, |opened| opened.max(start)))
    }

    /// Returns the next time at which the timetable demands a step: check-in, the start, or a later round of the main
    /// bracket that waits only for its scheduled time.
    #[must_use]
    pub fn next_at(&self) -> Option<Time> {
        match &self.main {
            _ if self.cancelled => None,
            None if self.settings.check_in && self.check_in_opened.is_none() => {
                Some(self.settings.timetable.start_of(1)?.before(CHECK_IN_MS))
            }
            None => self.starts_at(),
            Some(_) => Branch::ALL.into_iter().filter_map(|branch| self.next_round_at(branch)).min(),
        }
    }

    /// Returns the time before which the next round of a bracket is not drawn automatically: its scheduled time and the
    /// end of the pause. The director may begin it sooner. `None` if the round before is not decided, or nothing has to
    /// be waited for.
    #[must_use]
    pub fn next_round_at(&self, branch: Branch) -> Option<Time> {
        let Phase::BetweenRounds(round) = self.phase_of(branch) else { return None };
        let hour = self.settings.timetable.start_of(round + 1).filter(|_| branch == Branch::Main);
        hour.max(self.pause_until(branch)).filter(|_| !self.cancelled)
    }

    /// Returns the end of the pause between two rounds of a bracket; `None` outside such a pause.
    #[must_use]
    pub fn pause_until(&self, branch: Branch) -> Option<Time> {
        let pause =
            self.settings.pause_ms.filter(|_| matches!(self.phase_of(branch), Phase::BetweenRounds(_)));
        let usual = self.last_result.get(&self.source_of(branch))?.after(pause?);
        Some(self.paused_until.map_or(usual, |until| until.max(usual)))
    }

    /// Returns the time at which [`Self::due`] will draw a round that waits for protests.
    #[must_use]
    pub fn protests_until(&self, branch: Branch) -> Option<Time> {
        if !matches!(self.phase_of(branch), Phase::BetweenRounds(_)) {
            return None;
        }
        let verdict = self.last_verdict.get(&self.source_of(branch))?;
        Some(verdict.after(PROTEST_MS))
    }

    fn may_draw_by_itself(&self, branch: Branch, now: Time) -> bool {
        let is_early = self.next_round_at(branch).is_some_and(|at| now < at);
        let waits = is_early || self.protests_until(branch).is_some_and(|until| now < until);
        let has_protest = self.bracket(self.source_of(branch)).is_some_and(Bracket::has_open_protest);
        matches!(self.phase_of(branch), Phase::BetweenRounds(_)) && !waits && !has_protest
    }
}
