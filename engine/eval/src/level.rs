//! Levels of thoroughness: a search of some plies, or a truncated rollout of the best choices of a search.

use crate::context::Context;
use crate::engine::{BEFORE_ROLLOUTS, CubeDecision, Engine, Ply, RankedPlay, decide};
use crate::estimate::Estimate;
use crate::rollout::{Alternative, Compared, Rollout};
use crate::search::Budget;
use rules::{Position, Roll};
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

/// A level of thoroughness. Each takes longer than the one before; `NETWORKS.md` has their times and strengths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// A search of this depth.
    Search(Ply),
    /// A search of two plies, then a truncated rollout of the plays that it finds close to the best.
    Rollout,
}

/// The error for a text that names no level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a level is 0ply, 1ply, 2ply, 3ply or rollout")]
pub struct UnknownLevel;

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        if text == "rollout" {
            return Ok(Self::Rollout);
        }
        let plies = text.strip_suffix("ply").and_then(|plies| plies.parse().ok()).and_then(Ply::new);
        plies.map(Self::Search).ok_or(UnknownLevel)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Search(ply) => write!(f, "{}ply", ply.get()),
            Self::Rollout => f.write_str("rollout"),
        }
    }
}

/// The search before a rollout.
const BEFORE: Ply = Ply::TWO;
/// The number of half-moves after which the net's evaluation ends a game.
const TRUNCATE_AFTER: u32 = 12;
/// The maximum number of games of a rollout.
const GAMES_MAX: u32 = 648;
/// The minimum number of games of a rollout.
const GAMES_MIN: u32 = 144;
/// The lead of the best choice, in standard errors, at which a rollout ends early.
const CLEAR: f64 = 2.5;

/// A play of a roll at the level of a rollout.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct JudgedPlay {
    /// The play. Its chances and equity are those of the rollout, if there was one.
    pub ranked: RankedPlay,
    /// The rollout, or `None` for a play that only the search has seen, or that is exact.
    pub rollout: Option<PlayRollout>,
}

/// The rollout of one play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PlayRollout {
    /// The number of games.
    pub games: u32,
    /// The standard error of the equity.
    pub standard_error: f64,
    /// The equity of the best play minus that of this one, with the standard error of the difference.
    pub behind: Estimate,
}

impl Engine {
    /// Returns the legal plays of a roll at the level [`Level::Rollout`]. The plays that were rolled out come first,
    /// best first. The others follow as the search ranks them; do not compare their equities with those of rollouts.
    ///
    /// `threads` changes only the time. Exact bear-offs, and rolls for which the search keeps only one play, are not
    /// rolled out.
    ///
    /// # Panics
    /// Panics if a rollout thread panics.
    #[must_use]
    pub fn judged_plays(
        &self,
        position: &Position,
        roll: Roll,
        context: &Context,
        threads: usize,
    ) -> Vec<JudgedPlay> {
        let ranked = self.ranked(position, roll, context, BEFORE, BEFORE_ROLLOUTS, Budget::default());
        let best = ranked.first().map_or(0.0, |best| best.equity);
        let near =
            |play: &&RankedPlay| play.ply == BEFORE && best - play.equity <= BEFORE_ROLLOUTS.equity_behind;
        let near = ranked.iter().take(BEFORE_ROLLOUTS.plays_max).take_while(near).count();
        let unseen = |ranked: &RankedPlay| JudgedPlay { ranked: *ranked, rollout: None };
        // A single play has no rival, and exact values need no rollout.
        if near < 2 || self.is_exact(position, context) {
            return ranked.iter().map(unseen).collect();
        }
        let alternatives: Vec<Alternative> =
            ranked[..near].iter().map(|play| Alternative::play(&play.position, context)).collect();
        let compared = self.compare(&alternatives, &settings(threads), &mut |so_far| {
            let ranking = so_far.ranking();
            let mut rivals = ranking[1..].iter().map(|&rival| so_far.difference(ranking[0], rival));
            stop_if(so_far, rivals.all(is_clear))
        });
        let ranking = compared.ranking();
        let rolled = ranking.iter().map(|&at| {
            let result = &compared.results[at];
            #[expect(clippy::cast_possible_truncation, reason = "a mean needs no more than single precision")]
            let equity = result.equity.mean as f32;
            JudgedPlay {
                ranked: RankedPlay { probabilities: result.probabilities, equity, ..ranked[at] },
                rollout: Some(PlayRollout {
                    games: result.games,
                    standard_error: result.equity.standard_error,
                    behind: compared.difference(ranking[0], at),
                }),
            }
        });
        rolled.chain(ranked[near..].iter().map(unseen)).collect()
    }

    /// Returns the cube decision at the level [`Level::Rollout`], with the rollouts of no double and of double/take.
    /// There is no rollout if the side may not double, or if the answer is exact.
    ///
    /// # Panics
    /// Panics if a rollout thread panics.
    #[must_use]
    pub fn judged_cube(
        &self,
        position: &Position,
        context: &Context,
        threads: usize,
    ) -> (CubeDecision, Option<Compared>) {
        let context = context.with_some_cube();
        let searched = self.cube_decision(position, &context, BEFORE);
        let Some(taken) = Alternative::taken(position, &context, self.equities()) else {
            return (searched, None);
        };
        if !searched.may_double || position.winner().is_some() || self.is_exact(position, &context) {
            return (searched, None);
        }
        let both = [Alternative::hold(position, &context), taken];
        let compared = self.compare(&both, &settings(threads), &mut |so_far| {
            let [hold, take] = [0, 1].map(|at| so_far.results[at].equity);
            // If the opponent should pass, a double is worth exactly 1 and has no error.
            let doubling = if take.mean > 1.0 {
                Estimate { mean: hold.mean - 1.0, ..hold }
            } else {
                so_far.difference(0, 1)
            };
            let answer = Estimate { mean: take.mean - 1.0, ..take };
            stop_if(so_far, is_clear(doubling) && is_clear(answer))
        });
        #[expect(clippy::cast_possible_truncation, reason = "a mean needs no more than single precision")]
        let [hold, take] = [0, 1].map(|at| compared.results[at].equity.mean as f32);
        let decision = decide(&context, compared.results[0].probabilities, hold, take, false);
        (decision, Some(compared))
    }
}

fn settings(threads: usize) -> Rollout {
    Rollout { games_max: GAMES_MAX, truncate_after: Some(TRUNCATE_AFTER), threads, ..Rollout::default() }
}

fn is_clear(difference: Estimate) -> bool {
    difference.mean.abs() > CLEAR * difference.standard_error
}

fn stop_if(so_far: &Compared, settled: bool) -> ControlFlow<()> {
    let games = so_far.results.first().map_or(0, |result| result.games);
    if settled && games >= GAMES_MIN { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::MoneyRules;

    #[test]
    fn levels_have_names() {
        for text in ["0ply", "1ply", "2ply", "3ply", "rollout"] {
            assert_eq!(text.parse::<Level>().unwrap().to_string(), text);
        }
        for text in ["", "ply", "4ply", "-1ply", "2", "Rollout", "2ply "] {
            assert_eq!(text.parse::<Level>(), Err(UnknownLevel), "{text}");
        }
    }

    #[test]
    fn rolled_out_plays_come_first_and_the_rest_have_no_rollout() {
        let engine = Engine::default();
        let roll = Roll::from_pips([4, 3]).unwrap();
        let money = Context::money(MoneyRules::default());
        let plays = engine.judged_plays(&Position::STARTING, roll, &money, 2);
        let rolled: Vec<_> = plays.iter().map_while(|play| play.rollout).collect();
        assert!((2..=BEFORE_ROLLOUTS.plays_max).contains(&rolled.len()) && plays.len() > rolled.len());
        assert!(plays[rolled.len()..].iter().all(|play| play.rollout.is_none()));
        assert_eq!(rolled[0].behind, Estimate::default());
        for (at, one) in rolled.iter().enumerate() {
            assert!(one.behind.mean >= 0.0 && one.games == rolled[0].games && one.standard_error > 0.0);
            let behind = f64::from(plays[0].ranked.equity - plays[at].ranked.equity);
            assert!((one.behind.mean - behind).abs() < 1e-5);
        }
        assert_eq!(engine.judged_plays(&Position::STARTING, roll, &money, 1), plays);
    }

    #[test]
    fn exact_answers_are_not_rolled_out() {
        let engine = Engine::default();
        let money = Context::money(MoneyRules::default());
        let ending: Position = "6:2 5:1 / 5:2 4:1".parse().unwrap();
        let roll = Roll::from_pips([2, 1]).unwrap();
        let plays = engine.judged_plays(&ending, roll, &money, 1);
        assert!(plays.len() > 1 && plays.iter().all(|play| play.rollout.is_none()));
        let (decision, compared) = engine.judged_cube(&ending, &money, 1);
        assert_eq!((decision, compared), (engine.cube_decision(&ending, &money, Ply::ZERO), None));
    }
}
