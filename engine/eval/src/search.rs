//! Look-ahead: 21 rolls, the best reply to each, and so on to the requested depth, with cubeful values for several
//! cubes at once.
//!
//! One ply is one roll and its best play. Replies are chosen by the 0-ply evaluation, at the values of wins and
//! losses in the current context, among the plays that the pruning net ([`crate::prune`]) keeps. The positions after
//! them are then evaluated one ply less deep. Cubes are valued in the same tree: in every position below the root,
//! the side on roll doubles if that is better for it.
//!
//! Results are stored in the transposition tables of [`crate::cache`]. A budget counts evaluations as if the tables
//! were empty, so that its answer does not depend on earlier questions either.

use crate::bearoff;
use crate::board::Sides;
use crate::cache::{Cache, LOOKED_WORDS, pack, position_key, unpack};
use crate::cube::{CUBES_MAX, Values};
use crate::cubes::{CubeGame, QuestionSide};
use crate::evaluator::Evaluator;
use crate::probabilities::Probabilities;
use crate::prune::{PruneLimits, PruneNet};
use crate::tables::Tables;
use rules::{Position, Roll};

/// The limits for the last ply of a search of two plies or more. Its hundreds of choices take nearly all the time, and
/// the loss of one averages out. `NETWORKS.md` lists the cost and the loss of these limits.
const LAST: PruneLimits = PruneLimits { plays_max: 3, margin: 0.08 };
/// The limits for the plies before it, and for a search of one ply. There are so few choices that wider limits cost
/// little time.
const EARLIER: PruneLimits = PruneLimits { plays_max: 12, margin: 0.2 };

/// The limits of a question's cost. The answer is the deepest search that ends within both.
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    /// The maximum number of evaluations.
    pub evaluations_max: Option<u64>,
    /// A callback that the search calls repeatedly; the search ends soon after it returns true. An answer under a
    /// time budget depends on the machine. All other answers do not.
    pub is_time_up: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Budget<'_> {
    /// Returns true if the question has no limit.
    pub(crate) fn is_endless(&self) -> bool {
        self.evaluations_max.is_none() && self.is_time_up.is_none()
    }
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Budget").field("evaluations_max", &self.evaluations_max).finish_non_exhaustive()
    }
}

/// The error for a search that exceeds its budget before it is complete.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Spent;

/// The value of a position to the side on roll.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Worth {
    pub(crate) probabilities: Probabilities,
    /// For each cube of the game, the value if no double is made now, on the scale of the outcomes.
    pub(crate) values: Values,
}

/// The search for one question.
pub(crate) struct Search<'a> {
    pub(crate) evaluator: &'a dyn Evaluator,
    pub(crate) pruner: Option<&'a PruneNet>,
    pub(crate) tables: &'a Tables,
    pub(crate) cache: &'a Cache,
    pub(crate) game: &'a CubeGame<'a>,
    pub(crate) budget: Budget<'a>,
    /// The evaluations so far, counted as if the tables were empty.
    spent: u64,
    /// Reused lists, one for each depth.
    lists: Vec<Lists>,
}

#[derive(Default)]
struct Lists {
    /// All plays of a roll, then only those to evaluate.
    plays: Vec<Position>,
    worths: Vec<f32>,
    /// The plays to evaluate of all 21 rolls, and the end of each roll's plays in the list.
    asked: Vec<Position>,
    ends: Vec<usize>,
    answers: Vec<Probabilities>,
    /// The positions of `asked` whose answer is not in the table.
    missing: Vec<Position>,
    places: Vec<usize>,
    found: Vec<Probabilities>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        evaluator: &'a dyn Evaluator,
        pruner: Option<&'a PruneNet>,
        tables: &'a Tables,
        cache: &'a Cache,
        game: &'a CubeGame<'a>,
        budget: Budget<'a>,
    ) -> Self {
        Self { evaluator, pruner, tables, cache, game, budget, spent: 0, lists: Vec::new() }
    }

    /// Values a position without look-ahead.
    pub(crate) fn leaf(&self, position: &Position, p: Probabilities, turn: QuestionSide) -> Worth {
        let over = position.winner().is_some();
        let sides = Sides::from(position);
        // Perfect values take precedence over the net, which only estimates them.
        let Some((win, known)) = bearoff::perfect_leaf(&sides, turn, self.game, &self.tables.solutions)
        else {
            let values =
                self.game.values(turn, &p, over, self.tables.efficiencies.look_up_efficiency(&sides));
            return Worth { probabilities: p, values };
        };
        let p = Probabilities { win, ..Probabilities::LOST };
        let values = match known {
            bearoff::CubeFacts::Values(values) => values,
            bearoff::CubeFacts::Efficiency(x) => self.game.values(turn, &p, false, &x),
        };
        Worth { probabilities: p, values }
    }

    /// Searches `plies` deep with `turn` on roll.
    pub(crate) fn look(
        &mut self,
        position: &Position,
        plies: u8,
        turn: QuestionSide,
    ) -> Result<Worth, Spent> {
        self.look_within(position, plies, turn, EARLIER)
    }

    /// Searches like [`Search::look`], with these limits on the replies to the next roll.
    fn look_within(
        &mut self,
        position: &Position,
        plies: u8,
        turn: QuestionSide,
        keep: PruneLimits,
    ) -> Result<Worth, Spent> {
        if plies == 0 || position.winner().is_some() {
            self.spent += 1;
            let answer = match self.cache.answer(position) {
                Some(answer) => answer,
                None => self.evaluator.evaluate_one(position),
            };
            return Ok(self.leaf(position, answer, turn));
        }
        let [high, low] = position_key(position);
        let how = u64::from(self.pruner.is_some()) | u64::from(keep == LAST) << 1;
        // The key holds everything that decides the answer. The budget is not part of it, because it only ends a
        // search early and never changes a value.
        let key = [high, low, self.game.tag(turn) << 4 | u64::from(plies) << 2 | how];
        if let Some((worth, cost)) = self.cache.looked.get(&key).map(|words| read(&words)) {
            // A hit counts as many evaluations as the search that it saves, so that a budget ends at the same place
            // with a full table.
            self.spend(cost)?;
            return Ok(worth);
        }
        let before = self.spent;
        let worth = self.look_into(position, plies, turn, keep)?;
        self.cache.looked.put(&key, &written(&worth, self.spent - before));
        Ok(worth)
    }

    /// Searches without a budget. Call it at 0-ply, or if there is no budget.
    pub(crate) fn look_at_any_cost(&mut self, position: &Position, plies: u8) -> Worth {
        let budget = std::mem::take(&mut self.budget);
        let worth = self.look(position, plies, QuestionSide::Asker);
        self.budget = budget;
        worth.expect("without a budget no look is cut short")
    }

    fn spend(&mut self, evaluations: u64) -> Result<(), Spent> {
        self.spent += evaluations;
        let within = self.budget.evaluations_max.is_none_or(|most| self.spent <= most);
        if within && !self.budget.is_time_up.is_some_and(|is_up| is_up()) { Ok(()) } else { Err(Spent) }
    }

    fn look_into(
        &mut self,
        position: &Position,
        plies: u8,
        turn: QuestionSide,
        keep: PruneLimits,
    ) -> Result<Worth, Spent> {
        let mut lists = self.lists.pop().unwrap_or_default();
        self.gather(position, turn, &Roll::ALL_21, keep, &mut lists);
        let result = self.spend(lists.asked.len() as u64).and_then(|()| {
            self.answer(&mut lists);
            self.sum_up(plies, turn, &lists)
        });
        self.lists.push(lists);
        result
    }

    /// Finds the best play of each roll by the 0-ply evaluation, among the plays within `keep`.
    /// Appends to `replies` the position after it and its answer, with the other side on roll.
    pub(crate) fn replies(
        &mut self,
        position: &Position,
        turn: QuestionSide,
        rolls: &[(Roll, u32)],
        keep: PruneLimits,
        replies: &mut Vec<(Position, Probabilities)>,
    ) {
        let mut lists = self.lists.pop().unwrap_or_default();
        self.gather(position, turn, rolls, keep, &mut lists);
        self.answer(&mut lists);
        let mut begin = 0;
        for &end in &lists.ends {
            replies.push(self.best(turn, &lists, begin..end));
            begin = end;
        }
        self.lists.push(lists);
    }

    /// Returns the greatest equity after each roll of the side that is not the asker, without look-ahead. `equity`
    /// converts the asker's values to the equity of the side that rolls.
    pub(crate) fn best_of_rolls(
        &mut self,
        position: &Position,
        rolls: &[(Roll, u32)],
        equity: impl Fn(&Values) -> f32,
    ) -> Vec<f32> {
        let mut lists = self.lists.pop().unwrap_or_default();
        self.gather(position, QuestionSide::Other, rolls, PruneLimits::ROLLOUT, &mut lists);
        self.answer(&mut lists);
        let mut begin = 0;
        let mut best = Vec::with_capacity(rolls.len());
        for &end in &lists.ends {
            let plays = lists.asked[begin..end].iter().zip(&lists.answers[begin..end]);
            let equities =
                plays.map(|(next, answer)| equity(&self.leaf(next, *answer, QuestionSide::Asker).values));
            best.push(equities.fold(f32::NEG_INFINITY, f32::max));
            begin = end;
        }
        self.lists.push(lists);
        best
    }

    /// Returns the best of the plays that were gathered and answered. A later play must be strictly better, so that
    /// ties go to the first in the generator's fixed order.
    fn best(
        &self,
        turn: QuestionSide,
        lists: &Lists,
        of: std::ops::Range<usize>,
    ) -> (Position, Probabilities) {
        let pairs = lists.asked[of.clone()].iter().zip(&lists.answers[of]);
        let valued = pairs.map(|(next, p)| (next, p, self.game.dead_value(turn, &p.flipped())));
        let best = valued.reduce(|a, b| if b.2 > a.2 { b } else { a });
        let (next, answer, _) = best.expect("the generator's answer is never empty");
        (*next, *answer)
    }

    /// Gathers the plays of each roll that deserve an evaluation, in the generator's order.
    fn gather(
        &self,
        position: &Position,
        turn: QuestionSide,
        rolls: &[(Roll, u32)],
        keep: PruneLimits,
        lists: &mut Lists,
    ) {
        let Lists { plays, worths, asked, ends, .. } = lists;
        asked.clear();
        ends.clear();
        let prices = self.game.prices(turn);
        let mut root = None;
        for (roll, _) in rolls {
            plays.clear();
            rules::legal_positions(position, *roll, plays);
            match self.pruner.filter(|_| plays.len() > keep.plays_max) {
                None => asked.extend_from_slice(plays),
                Some(pruner) => {
                    let root = root.get_or_insert_with(|| pruner.root(position));
                    pruner.keep(root, plays, prices, keep, worths, asked);
                }
            }
            ends.push(asked.len());
        }
    }

    /// Fetches the static answers to all gathered plays.
    fn answer(&self, lists: &mut Lists) {
        let Lists { asked, answers, missing, places, found, .. } = lists;
        answers.clear();
        missing.clear();
        places.clear();
        found.clear();
        for (at, position) in asked.iter().enumerate() {
            let answer = self.cache.answer(position);
            if answer.is_none() {
                missing.push(*position);
                places.push(at);
            }
            answers.push(answer.unwrap_or_default());
        }
        // One call for all of them, because neighbours share work in the evaluator.
        self.evaluator.evaluate(missing, found);
        for ((position, &at), answer) in missing.iter().zip(places.iter()).zip(found.iter()) {
            self.cache.remember(position, answer);
            answers[at] = *answer;
        }
    }

    fn sum_up(&mut self, plies: u8, turn: QuestionSide, lists: &Lists) -> Result<Worth, Spent> {
        let mut sum = Worth { probabilities: Probabilities::default(), values: [0.0; CUBES_MAX] };
        let keep = if plies == 2 { LAST } else { EARLIER };
        let mut begin = 0;
        for ((_, weight), &end) in Roll::ALL_21.iter().zip(&lists.ends) {
            let (next, answer) = self.best(turn, lists, begin..end);
            let worth = if plies == 1 {
                // The reply was chosen by this answer, so the last ply needs no further evaluation.
                self.leaf(&next, answer, turn.other())
            } else {
                self.look_within(&next, plies - 1, turn.other(), keep)?
            };
            let weight = f32::from(u8::try_from(*weight).unwrap_or(0)) / 36.0;
            sum.probabilities.add_scaled(&worth.probabilities.flipped(), weight);
            self.game.add_next(turn, &mut sum.values, &worth.values, weight);
            begin = end;
        }
        Ok(sum)
    }
}

fn written(worth: &Worth, cost: u64) -> [u64; LOOKED_WORDS] {
    let mut floats = [0.0; 2 * (LOOKED_WORDS - 1)];
    floats[..5].copy_from_slice(&worth.probabilities.to_array());
    floats[5..].copy_from_slice(&worth.values);
    std::array::from_fn(|at| match at.checked_sub(1) {
        // A search costs at least one evaluation, so no entry is all zero like an empty slot.
        None => cost,
        Some(at) => pack(floats[2 * at], floats[2 * at + 1]),
    })
}

fn read(words: &[u64; LOOKED_WORDS]) -> (Worth, u64) {
    let mut floats = [0.0; 2 * (LOOKED_WORDS - 1)];
    for (pair, word) in floats.chunks_exact_mut(2).zip(&words[1..]) {
        pair.copy_from_slice(&unpack(*word));
    }
    let mut worth = Worth { probabilities: Probabilities::default(), values: [0.0; CUBES_MAX] };
    worth.values.copy_from_slice(&floats[5..]);
    worth.probabilities = Probabilities::from_array([floats[0], floats[1], floats[2], floats[3], floats[4]]);
    (worth, words[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remembered_values_come_back_whole() {
        let values = std::array::from_fn(|at| f32::from(u8::try_from(at).unwrap()) - 0.3);
        let probabilities = Probabilities::from_array([0.6, 0.3, 0.01, 0.2, 0.005]);
        let (worth, cost) = read(&written(&Worth { probabilities, values }, 77));
        assert_eq!((worth.probabilities, worth.values, cost), (probabilities, values, 77));
    }
}
