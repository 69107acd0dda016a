//! Rollouts of the decisions that look-ahead does not settle: mistakes, close choices, and choices on which two depths
//! disagree. The rollout then decides what was best and what the choice cost.
//!
//! All alternatives of a decision are played with the same dice, so their differences are far more exact than their
//! equities. A rollout ends as soon as these differences are clear.

use std::ops::ControlFlow;

use eval::{Alternative, Compared, Context, Engine, Estimate, Ply, Rollout};
use rules::Position;

use crate::amount::{Amount, Class};
use crate::cube::{CubeChoice, CubeStudy, Decision};
use crate::play_study::{Candidate, PlayStudy};
use crate::rolled_out::{CLOSE, Difference, Reason, RolledOut, single};

/// The number of best plays of a roll that are rolled out, besides the play that was made.
const PLAYS: usize = 3;
/// The number of half-moves after which the net's evaluation ends a game. Playing to the end would take twenty
/// times the games for the same standard error. After six moves of each side, little remains of the net's
/// misjudgement of the position itself.
const TRUNCATE_AFTER: u32 = 12;
/// A difference of this many standard errors is clear. It is more than the usual two, because the difference is tested
/// after each round.
const CLEAR: f64 = 3.0;
/// A difference that is certainly smaller than this is settled too, because it hardly matters which choice is better.
const NEGLIGIBLE: f64 = 0.005;
/// The minimum number of games after which a rollout may end.
const GAMES_MIN: u32 = 288;

/// Rolls out decisions.
#[derive(Clone, Copy)]
pub(crate) struct Deeper<'a> {
    pub(crate) engine: &'a Engine,
    /// The depth of the analysis.
    pub(crate) ply: Ply,
    /// The maximum number of games of a rollout; 0 turns rollouts off.
    pub(crate) games: u32,
}

impl<'a> Deeper<'a> {
    /// Returns the study of a play, rolled out if look-ahead does not settle it. The result omits plays that were not
    /// rolled out, because their evaluations are not comparable. `shallower` is the best position one ply less deep,
    /// computed only if it matters.
    pub(crate) fn play(
        self,
        study: PlayStudy,
        position: &Position,
        context: &Context,
        shallower: impl FnOnce(Ply) -> Option<Position>,
    ) -> PlayStudy {
        if self.games == 0 || study.forced || self.engine.is_exact(position, context) {
            return study;
        }
        let reason = if Class::classify_error(study.error) > Class::Good {
            Reason::Mistake
        } else if study.candidates.get(1).is_some_and(|second| study.best().equity - second.equity < CLOSE) {
            Reason::Close
        } else if self
            .below(study.ply())
            .and_then(shallower)
            .is_some_and(|best| best != study.best().position)
        {
            Reason::DepthsDisagree
        } else {
            return study;
        };
        let kept = study.candidates.iter().enumerate().filter(|(at, _)| *at < PLAYS || *at == study.played);
        let candidates: Vec<Candidate> = kept.map(|(_, candidate)| *candidate).collect();
        let alternatives: Vec<Alternative> =
            candidates.iter().map(|one| Alternative::play(&one.position, context)).collect();
        let compared = self.engine.compare(&alternatives, &self.settings(), &mut |so_far| {
            let ranking = so_far.ranking();
            let rivals = ranking.iter().skip(1).map(|&rival| so_far.difference(ranking[0], rival));
            stop_if(games_of(so_far) >= GAMES_MIN && rivals.into_iter().all(is_clear))
        });
        let ranking = compared.ranking();
        let made = study.made().position;
        let rolled: Vec<Candidate> = ranking
            .iter()
            .map(|&at| {
                let (equity, standard_error) = single(compared.results[at].equity);
                let probabilities = compared.results[at].probabilities;
                let standard_error = Some(standard_error);
                // The games of a rollout are played at 0-ply.
                Candidate { probabilities, equity, standard_error, ply: Ply::ZERO, ..candidates[at] }
            })
            .collect();
        let played = rolled.iter().position(|one| one.position == made).unwrap_or(0);
        let margin = compared.difference(ranking[0], ranking.get(1).copied().unwrap_or(ranking[0]));
        let error = Amount::lost(rolled[played].equity, rolled[0].equity, context, self.engine.equities());
        let rollout = RolledOut {
            reason,
            games: games_of(&compared),
            best_before: study.best().play,
            is_best_changed: ranking[0] != 0,
            error_before: study.error,
            margin: margin.into(),
            loss: compared.difference(ranking[0], ranking[played]).into(),
            is_decided: is_clear(margin),
        };
        PlayStudy { candidates: rolled, played, error, forced: study.forced, rollout: Some(rollout) }
    }

    /// Returns the cube decision, rolled out if look-ahead does not settle one of the studies.
    pub(crate) fn decision(
        self,
        decision: &Decision<'a>,
        position: &Position,
        studies: &[CubeStudy],
    ) -> Option<(Decision<'a>, CubeRollout)> {
        let context = &decision.context;
        if self.games == 0 || self.engine.is_exact(position, context) {
            return None;
        }
        let reason = if studies.iter().any(|study| Class::classify_error(study.error) > Class::Good) {
            Reason::Mistake
        } else if studies.iter().any(CubeStudy::is_close) {
            Reason::Close
        } else if studies.iter().any(|study| study.counted)
            && self.below(decision.ply).is_some_and(|ply| !decision.agrees_with(self.engine, position, ply))
        {
            Reason::DepthsDisagree
        } else {
            return None;
        };
        let taken = Alternative::taken(position, context, self.engine.equities())?;
        let alternatives = [Alternative::hold(position, context), taken];
        let is_answered = studies.len() > 1;
        let compared = self.engine.compare(&alternatives, &self.settings(), &mut |so_far| {
            let rolled = CubeRollout::new(reason, so_far);
            let answer = !is_answered || is_clear(rolled.take_or_pass());
            stop_if(games_of(so_far) >= GAMES_MIN && is_clear(rolled.hold_or_double()) && answer)
        });
        let [hold, take] = [0, 1].map(|at| single(compared.results[at].equity));
        let probabilities = compared.results[0].probabilities;
        let deep = decision.rolled_out(probabilities, [hold.0, take.0], [hold.1, take.1]);
        Some((deep, CubeRollout::new(reason, &compared)))
    }

    /// Returns the depth one ply below the lesser of `ply` and the depth of the analysis, or `None` at 0-ply.
    fn below(self, ply: Ply) -> Option<Ply> {
        Ply::new(self.ply.min(ply).get().checked_sub(1)?)
    }

    /// Returns the rollout settings. They use one thread, because the questions of a match are answered in
    /// parallel.
    fn settings(self) -> Rollout {
        Rollout { games_max: self.games, truncate_after: Some(TRUNCATE_AFTER), ..Rollout::default() }
    }
}

/// The rollout of a cube decision: of rolling, and of a double that is taken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CubeRollout {
    reason: Reason,
    games: u32,
    hold: Estimate,
    take: Estimate,
    /// The equity of rolling minus that of a double that is taken.
    hold_minus_take: Estimate,
}

impl CubeRollout {
    fn new(reason: Reason, compared: &Compared) -> Self {
        let [hold, take] = [compared.results[0].equity, compared.results[1].equity];
        let hold_minus_take = compared.difference(0, 1);
        Self { reason, games: games_of(compared), hold, take, hold_minus_take }
    }

    /// Returns the equity of rolling minus that of doubling. A pass is worth exactly 1.
    fn hold_or_double(&self) -> Estimate {
        if self.take.mean > 1.0 {
            Estimate { mean: self.hold.mean - 1.0, standard_error: self.hold.standard_error }
        } else {
            self.hold_minus_take
        }
    }

    /// Returns the doubler's equity after a pass minus that after a take.
    fn take_or_pass(&self) -> Estimate {
        Estimate { mean: 1.0 - self.take.mean, standard_error: self.take.standard_error }
    }

    /// Returns `after`, the study with the rollout's equities, with a note of its differences from `before`, the study
    /// by look-ahead.
    pub(crate) fn changed(&self, before: &CubeStudy, after: CubeStudy) -> CubeStudy {
        let by_doubler = after.choices.iter().any(|(choice, _)| *choice == CubeChoice::Double);
        // A beaver doubles the stake of a take and a raccoon quadruples it, and so the difference.
        let scale = |choice: CubeChoice| match choice {
            CubeChoice::Beaver => 2.0,
            CubeChoice::Raccoon => 4.0,
            CubeChoice::NoDouble | CubeChoice::Double | CubeChoice::Take | CubeChoice::Pass => 1.0,
        };
        let base = if by_doubler { self.hold_or_double() } else { self.take_or_pass() };
        let equity_of =
            |choice| after.choices.iter().find(|(one, _)| *one == choice).map_or(0.0, |found| found.1);
        let best = after.choices.first().map_or(after.choice, |(choice, _)| *choice);
        let second = after.choices.get(1).map_or(best, |(choice, _)| *choice);
        let difference = |other: CubeChoice| Difference {
            equity: equity_of(best) - equity_of(other),
            standard_error: if other == best {
                0.0
            } else {
                #[expect(clippy::cast_possible_truncation, reason = "an error needs no more than an f32")]
                let error = (base.standard_error * f64::max(scale(best), scale(other))) as f32;
                error
            },
        };
        let margin = difference(second);
        let clear = is_clear(Estimate {
            mean: f64::from(margin.equity),
            standard_error: f64::from(margin.standard_error),
        });
        let rollout = RolledOut {
            reason: self.reason,
            games: self.games,
            best_before: before.best(),
            is_best_changed: before.best() != best,
            error_before: before.error,
            margin,
            loss: difference(after.choice),
            is_decided: clear,
        };
        CubeStudy { rollout: Some(rollout), ..after }
    }
}

fn games_of(compared: &Compared) -> u32 {
    compared.results.first().map_or(0, |result| result.games)
}

fn stop_if(settled: bool) -> ControlFlow<()> {
    if settled { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

fn is_clear(difference: Estimate) -> bool {
    let (distance, reach) = (difference.mean.abs(), CLEAR * difference.standard_error);
    distance > reach || distance + reach < NEGLIGIBLE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_clear_if_it_is_sure_or_does_not_matter() {
        for (mean, standard_error, clear) in [
            (0.031, 0.01, true),
            (-0.031, 0.01, true),
            (0.029, 0.01, false),
            (0.0, 0.01, false),
            (0.001, 0.001, true),
            (0.003, 0.002, false),
            (0.0, 0.0, true),
        ] {
            assert_eq!(is_clear(Estimate { mean, standard_error }), clear, "{mean} {standard_error}");
        }
    }
}
