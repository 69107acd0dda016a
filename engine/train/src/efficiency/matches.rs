//! Compares what the model says of a cube in matches with games.
//!
//! As for money, each game of self-play is evaluated without a cube and with cubes that the model's 0-ply decisions
//! turn, at a random score. The gain from the cube is measured in units of half the distance from a single loss to a
//! single win. The gains from cubes that a side turns for free are left out, because the model does not estimate them.

use super::{BLOCKS, blocks_of};
use crate::games::{TrainingPlayer, throw};
use crate::random::Random;
use crate::tools::report;
use eval::{
    Context, CubeAction, CubeState, Efficiency, Engine, Evaluator as _, MatchEquities, MatchScore,
    NativeEvaluator, Probabilities, Sides,
};
use rules::{CubeValue, Position, Role};

/// The greatest number of points that a side needs at the start of a game.
const AWAY_MAX: usize = 9;
/// The values of the cube: the last is dead at all scores.
const VALUES: [u16; 5] = [1, 2, 4, 8, 16];
/// A centred cube, then each higher value with each owner.
const CUBES: usize = 1 + 2 * (VALUES.len() - 1);

/// The sums of a regression of the gains of games on the model's.
#[derive(Debug, Clone, Copy, Default)]
struct GainSums {
    promised_squared: f64,
    realised: f64,
}

/// The groups of positions. The first are those whose chances are solved at a leaf, but not the value of the cube.
const GROUPS: [&str; 4] = ["bear-off, solved", "larger bear-off", "longer race", "contact"];

/// `[group][whether the other side can use the cube after the next double][owner]`.
type Table = [[[GainSums; 3]; 2]; GROUPS.len()];

/// The score of a game, as the side on roll sees it.
#[derive(Debug, Clone, Copy)]
struct Score<'a> {
    own: i32,
    opponent: i32,
    equities: &'a MatchEquities,
}

impl Score<'_> {
    fn flipped(self) -> Self {
        Self { own: self.opponent, opponent: self.own, ..self }
    }

    /// Returns the chance of winning the match after a game of `points` for the side on roll, or against it if they
    /// are negative.
    fn chance(self, points: i32) -> f64 {
        let (own, opponent) = (self.own - points.max(0), self.opponent + points.min(0));
        f64::from(self.equities.chance(own, opponent, false))
    }

    /// Returns the chance of winning the match if the cube stays at this value.
    fn settled(self, p: &Probabilities, value: i32) -> f64 {
        let [win, gammon, backgammon, lost_gammon, lost_backgammon] = p.to_array().map(f64::from);
        let of = |size: i32| self.chance(size * value);
        (win - gammon) * of(1)
            + (gammon - backgammon) * of(2)
            + backgammon * of(3)
            + (1.0 - win - lost_gammon) * of(-1)
            + (lost_gammon - lost_backgammon) * of(-2)
            + lost_backgammon * of(-3)
    }

    /// Returns half the distance from a single loss to a single win.
    fn unit(self, value: i32) -> f64 {
        (self.chance(value) - self.chance(-value)) / 2.0
    }

    fn context(self) -> Context {
        let away = |points: i32| u16::try_from(points).unwrap_or(1);
        let (own_away, opponent_away) = (away(self.own), away(self.opponent));
        Context::match_play(MatchScore { own_away, opponent_away, crawford: false })
    }
}

/// Returns the value of a cube, as an index, and its owner.
fn cube(at: usize) -> (usize, Option<Role>) {
    match at {
        0 => (0, None),
        at => (at.div_ceil(2), Some(if at % 2 == 1 { Role::Mover } else { Role::Opponent })),
    }
}

/// Returns the index of the same cube, as the other side sees it.
fn flipped(at: usize) -> usize {
    match at {
        0 => 0,
        at if at % 2 == 1 => at + 1,
        at => at - 1,
    }
}

/// A position before its roll.
struct Turn {
    /// The index of the group.
    group: usize,
    /// For each cube: the model's chance of winning the match less that with a dead cube, and the model's action.
    /// `None` if the cube is dead.
    asked: [Option<(f64, CubeAction)>; CUBES],
}

/// Plays `games` games and prints the realised fractions of the model's gains.
pub(crate) fn check(evaluator: &NativeEvaluator, games: usize, seed: u64, threads: u64) {
    let blocks = blocks_of(threads, |at| block(evaluator, games.div_ceil(BLOCKS), seed + at as u64));
    report("realised fraction of the predicted gain in matches: cube centred, own, opponent's");
    for (of_group, group) in GROUPS.iter().enumerate() {
        for (of_last, last) in ["the next double is the last", "more can follow"].iter().enumerate() {
            let slopes: String = (0..3)
                .map(|owner| {
                    let of = |table: &Table| {
                        let sums = table[of_group][of_last][owner];
                        (sums.promised_squared, sums.realised)
                    };
                    super::slope(blocks.iter().map(of))
                })
                .collect();
            report(&format!("{:45}{slopes}", format!("{group}, {last}")));
        }
    }
}

fn block(evaluator: &NativeEvaluator, games: usize, seed: u64) -> Table {
    let mut random = Random::new(Random::new(seed).next());
    let engine = Engine::new(evaluator.clone());
    let mut player = TrainingPlayer::new(evaluator);
    let mut table = Table::default();
    for _ in 0..games {
        let mut away = || i32::try_from(2 + random.below(AWAY_MAX - 1)).unwrap_or(2);
        let start = Score { own: away(), opponent: away(), equities: engine.equities() };
        let (mut turns, mut position, mut score) = (Vec::with_capacity(100), Position::STARTING, start);
        while position.winner().is_none() {
            turns.push(turn(&engine, &position, score));
            position = player.play(&position, throw(&mut random));
            score = score.flipped();
        }
        let end = evaluator.evaluate_one(&position);
        let mut dead = VALUES.map(|value| score.settled(&end, value.into()));
        let mut with: [f64; CUBES] = std::array::from_fn(|at| dead[cube(at).0]);
        for turn in turns.iter().rev() {
            score = score.flipped();
            dead = dead.map(|value| 1.0 - value);
            let rolls: [f64; CUBES] = std::array::from_fn(|at| 1.0 - with[flipped(at)]);
            with = rolls;
            for (at, asked) in turn.asked.iter().enumerate() {
                let Some((promised, action)) = asked else { continue };
                let (value, owner) = cube(at);
                let cube = i32::from(VALUES[value]);
                with[at] = match action {
                    CubeAction::NoDouble | CubeAction::TooGood => rolls[at],
                    CubeAction::DoubleTake => rolls[2 * value + 2],
                    CubeAction::DoublePass => score.chance(cube),
                };
                let gain = rolls[at] - dead[value];
                // The double is the last if the side that takes it cannot turn the cube again.
                let is_last = match owner {
                    None => 2 * cube >= score.own.max(score.opponent),
                    Some(Role::Mover) => 2 * cube >= score.opponent,
                    Some(Role::Opponent) => 2 * cube >= score.own,
                };
                let of_owner = match owner {
                    None => 0,
                    Some(Role::Mover) => 1,
                    Some(Role::Opponent) => 2,
                };
                let sums = &mut table[turn.group][usize::from(!is_last)][of_owner];
                let unit = score.unit(cube);
                sums.promised_squared += (promised / unit).powi(2);
                sums.realised += promised * gain / unit.powi(2);
            }
        }
    }
    table
}

fn turn(engine: &Engine, position: &Position, score: Score<'_>) -> Turn {
    let sides = Sides::from(position);
    let mut is_solved = false;
    let asked = std::array::from_fn(|at| {
        let (value, owner) = cube(at);
        let value = VALUES[value];
        let cube = i32::from(value);
        let may = |away: i32| cube < away;
        let is_alive = match owner {
            None => true,
            Some(Role::Mover) => may(score.own),
            Some(Role::Opponent) => may(score.opponent),
        };
        if !is_alive {
            return None;
        }
        // A side that loses the match with this cube doubles for free.
        let is_free = cube >= score.own || cube >= score.opponent;
        let state = CubeState { value: CubeValue::new(value)?, owner };
        let (decision, is_exact) = engine.cube_at_leaf(position, &score.context().with_cube(state));
        is_solved |= is_exact;
        let middle = (score.chance(cube) + score.chance(-cube)) / 2.0;
        let held = middle + f64::from(decision.no_double) * score.unit(cube);
        let promised = if is_free { 0.0 } else { held - score.settled(&decision.probabilities, cube) };
        Some((promised, decision.action))
    });
    let group = match Efficiency::kind(&sides) {
        0 if is_solved => 0,
        0 => 1,
        kind if kind < Efficiency::RACES => 2,
        _ => 3,
    };
    Turn { group, asked }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_cube_is_the_same_from_both_sides() {
        for at in 0..CUBES {
            let ((value, owner), (its, other)) = (cube(at), cube(flipped(at)));
            assert_eq!((value, owner.map(Role::other)), (its, other), "{at}");
            assert_eq!(flipped(flipped(at)), at);
        }
    }

    #[test]
    fn a_dead_cube_is_worth_the_chances_after_the_game() {
        let table = MatchEquities::compute();
        let score = Score { own: 3, opponent: 5, equities: &table };
        let chance = |own, opponent| f64::from(table.chance(own, opponent, false));
        let won = Probabilities::from_array([1.0, 0.25, 0.0, 0.0, 0.0]);
        let expected = 0.75 * chance(2, 5) + 0.25 * chance(1, 5);
        assert!((score.settled(&won, 1) - expected).abs() < 1e-9);
        assert!((score.settled(&won, 4) - 1.0).abs() < 1e-9);
        // The two sides' chances add up to one.
        let other = score.flipped().settled(&won.flipped(), 1);
        assert!((score.settled(&won, 1) + other - 1.0).abs() < 1e-6);
    }
}
