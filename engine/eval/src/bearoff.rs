//! Bear-offs without a net, when both sides have all their checkers in their home boards.
//!
//! - **One-sided** (here): the number of turns that 15 or fewer checkers on six points need, if each side plays for
//!   the fewest turns on average. The table has 54,264 positions and is computed on first use in about a tenth of a
//!   second, so it needs no file. The distributions are exact for this way of playing. It differs from perfect play
//!   by a few thousandths at the very end.
//! - **Two-sided** (`perfect`): perfect play of both sides, also with the cube, for money and at every match score,
//!   while few positions can follow. It takes precedence over the one-sided table and over any search.

mod endings;
mod home;
mod perfect;

use crate::board::Sides;
use crate::context::Context;
use crate::cubes::{Game, Turn, Values};
use crate::probabilities::Probabilities;
use home::{CHECKERS, Home, POINTS, count, each_home, index, moved, offset, pips};
use rules::Position;
use std::sync::LazyLock;

/// The number of turns that a distribution distinguishes. 15 checkers on the six-point need at most 32 turns, not
/// counting doublets.
const TURNS: usize = 32;

/// `[turn] -> probability that it takes exactly this many turns`; index 0 means that it is already done.
type Distribution = [f32; TURNS];

struct Table {
    /// `[index] -> turns until the last checker is off`.
    all_off: Vec<Distribution>,
    /// `[index - offset(15)] -> turns until the first checker is off`, for positions of all 15 checkers.
    first_off: Vec<Distribution>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let homes = by_pips();
    let mut first_off = distributions(&homes, |home| count(home) < CHECKERS);
    Table {
        all_off: distributions(&homes, |home| count(home) == 0),
        first_off: first_off.split_off(offset(CHECKERS)),
    }
});

/// Returns all homes of up to 15 checkers in the order of their pips. Every move lowers the pip count, so all
/// successors of a home come before it.
fn by_pips() -> Vec<Home> {
    let mut homes = Vec::with_capacity(offset(CHECKERS + 1));
    for checkers in 0..=CHECKERS {
        each_home(checkers, &mut |home| homes.push(*home));
    }
    homes.sort_by_key(|home| (pips(home), *home));
    homes
}

/// Returns the distribution of turns until each home is `done`.
///
/// The best use of `k` remaining moves of one die is computed once for each home and stored. A roll then needs only
/// a few moves instead of all its plays.
fn distributions(homes: &[Home], done: impl Fn(&Home) -> bool) -> Vec<Distribution> {
    let all = offset(CHECKERS + 1);
    let mut turns = vec![[0.0; TURNS]; all];
    let mut mean = vec![0.0f32; all];
    // `[home][die - 1][moves - 1] -> the best home to reach`.
    let mut best = vec![[[0u32; 4]; POINTS]; all];
    for home in homes {
        let at = index(home);
        let here = u32::try_from(at).unwrap_or(0);
        if done(home) {
            turns[at][0] = 1.0;
            best[at] = [[here; 4]; POINTS];
            continue;
        }
        let mut steps = [[0usize; POINTS]; POINTS];
        let mut used = [0usize; POINTS];
        for die in 1..=POINTS {
            moved(home, die, |next| {
                steps[die - 1][used[die - 1]] = index(next);
                used[die - 1] += 1;
            });
        }
        let least = |candidates: &mut dyn Iterator<Item = u32>| {
            let cheaper = |a: u32, b: u32| if mean[b as usize] < mean[a as usize] { b } else { a };
            candidates.reduce(cheaper).unwrap_or(here)
        };
        for die in 0..POINTS {
            let after = &steps[die][..used[die]];
            best[at][die][0] = least(&mut after.iter().map(|&next| u32::try_from(next).unwrap_or(0)));
            for moves in 1..4 {
                best[at][die][moves] = least(&mut after.iter().map(|&next| best[next][die][moves - 1]));
            }
        }
        let mut sum = [0.0; TURNS];
        for high in 0..POINTS {
            later(&mut sum, &turns[best[at][high][3] as usize], 1.0 / 36.0);
            for low in 0..high {
                let high_first = steps[high][..used[high]].iter().map(|&next| best[next][low][0]);
                let low_first = steps[low][..used[low]].iter().map(|&next| best[next][high][0]);
                let next = least(&mut high_first.chain(low_first));
                later(&mut sum, &turns[next as usize], 2.0 / 36.0);
            }
        }
        turns[at] = sum;
        mean[at] = sum.iter().zip(0u8..).map(|(p, turn)| p * f32::from(turn)).sum();
    }
    turns
}

/// Adds a weighted distribution, delayed by one turn.
fn later(sum: &mut Distribution, from: &Distribution, weight: f32) {
    for turn in 1..TURNS {
        sum[turn] += weight * from[turn - 1];
    }
    sum[TURNS - 1] += weight * from[TURNS - 1];
}

fn home_of(counts: &[u8; 32]) -> Option<Home> {
    if counts[POINTS + 1..].iter().any(|&count| count > 0) {
        return None;
    }
    counts[1..=POINTS].try_into().ok()
}

/// Returns both homes, the side on roll first. Returns `None` unless all checkers of both sides are in their home
/// boards and neither side is done.
fn homes_of(sides: &Sides) -> Option<[Home; 2]> {
    Some([home_of(&sides.own)?, home_of(&sides.opp)?])
}

/// Returns the probabilities if both sides have all their checkers in their home boards, from the one-sided table.
#[must_use]
pub(crate) fn evaluate(sides: &Sides) -> Option<Probabilities> {
    let [own, opp] = homes_of(sides)?;
    let table = &*TABLE;
    let mine = &table.all_off[index(&own)];
    let theirs = &table.all_off[index(&opp)];
    let first_off = |home: &Home| &table.first_off[index(home) - offset(CHECKERS)];
    let mut p = Probabilities { win: first_is_done(mine, theirs), ..Probabilities::LOST };
    if count(&opp) == CHECKERS {
        // The opponent saves the gammon by bearing off a checker before my last one is off.
        p.win_gammon = first_is_done(mine, first_off(&opp));
    }
    if count(&own) == CHECKERS {
        p.lose_gammon = 1.0 - first_is_done(first_off(&own), theirs);
    }
    Some(p.nested())
}

/// The perfect values of a position, of all its plays, and of every position that can follow.
#[derive(Debug)]
pub(crate) struct Perfect<'a> {
    solved: perfect::Solved,
    game: &'a Game<'a>,
}

impl<'a> Perfect<'a> {
    /// Returns the perfect values if the position is covered (see [`perfect`]). `context` is that of the side on
    /// roll, and `game` is the game of the question.
    pub(crate) fn of(position: &Position, context: &Context, game: &'a Game<'a>) -> Option<Self> {
        let [own, opp] = homes_of(&Sides::from(position))?;
        Some(Self { solved: perfect::Solved::of(&own, &opp, context, game)?, game })
    }

    /// Returns the cubeless chances of a position that can follow, and its values at the game's cubes. `turn` is the
    /// side on roll there.
    pub(crate) fn look(&self, position: &Position, turn: Turn) -> Option<(Probabilities, Values)> {
        let [own, opp] = homes_of(&Sides::from(position))?;
        (count(&own) > 0 && count(&opp) > 0).then(|| self.solved.look(&own, &opp, turn, self.game))
    }
}

impl Perfect<'_> {
    /// Returns the chances and the equity of the asker after its play, which leads to `position` with the other side
    /// on roll. The equity is in units of the context's cube.
    pub(crate) fn after(&self, position: &Position, context: &Context) -> (Probabilities, f32) {
        let game = self.game;
        let cube = game.present(context.cube);
        let (probabilities, value) = match self.look(position, Turn::Other) {
            Some((theirs, values)) => (theirs.flipped(), game.value_of_next(Turn::Asker, &values, cube)),
            // A play that bears off the last checker.
            None => {
                let won = Probabilities { win: 1.0, ..Probabilities::LOST };
                (won, game.dead(Turn::Asker, &won, cube))
            }
        };
        (probabilities, game.outcomes(Turn::Asker).normalised(value, context.cube.value))
    }
}

/// Returns perfect values for a leaf of a search, if each side has at most six checkers: the chance to win without a
/// cube, and the values at the game's cubes unless it is a match.
pub(crate) fn perfect_leaf(sides: &Sides, turn: Turn, game: &Game<'_>) -> Option<(f32, Option<Values>)> {
    let [own, opp] = homes_of(sides)?;
    perfect::small(&own, &opp, turn, game)
}

/// Computes the table now instead of on first use.
pub(crate) fn prepare() {
    LazyLock::force(&TABLE);
}

/// Returns true if [`evaluate`] covers the position.
#[must_use]
pub(crate) fn is_covered(sides: &Sides) -> bool {
    homes_of(sides).is_some()
}

/// Returns the probability that the side to move, which needs `first` turns, needs no more turns than the other.
fn first_is_done(first: &Distribution, second: &Distribution) -> f32 {
    let mut not_yet = 1.0;
    let mut chance = 0.0;
    for turn in 0..TURNS {
        // `not_yet` is the probability that the second side has not finished before its turn number `turn`.
        chance += first[turn] * not_yet;
        not_yet -= second[turn];
    }
    chance
}

#[cfg(test)]
mod tests;
