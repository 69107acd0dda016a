//! Cubeless rollouts to the end, designed for very many of them.
//!
//! A game is a chain of [`Sweep`]s: the values of all 21 rolls of a position. A sweep gives the luck of the roll: its
//! value minus the mean over all rolls, both at 0-ply. The luck is subtracted, which keeps the result unbiased
//! whatever the net's errors. So a sweep may evaluate few plays of each roll, while the roll that was thrown is
//! played among many. With 1-ply play a sweep also gives the value of a candidate, and the sweep of the chosen
//! candidate is the next sweep of the game. So 1-ply play costs no more than one sweep for each candidate.
//!
//! A game ends when it is won, or when both sides have all their checkers at home. From then on the one-sided
//! bear-off table gives the result. It differs from perfect play by a few thousandths at the very end.

use super::Chances;
use crate::random::Random;
use eval::prune::{self, Prices, PruneLimits, PruneNet};
use eval::{Bucket, Evaluator, NativeEvaluator, Probabilities, Sides};
use rules::{Position, Roll};

/// The limit for the plays of the roll that was thrown. When the pruning net kept only the best five within 0.05, a
/// decision lost 0.003 points, mostly by overlooked plays for a gammon; see `NETWORKS.md`.
const PLAYED: PruneLimits = PruneLimits::ROLLOUT;
/// The limit for the plays that are evaluated to value a roll. Missing the best play does no harm, because the luck
/// that is subtracted has mean zero all the same. Fewer plays cost less but leave more of the luck in the result; this
/// is the best of five widths.
const LUCK: PruneLimits = PruneLimits { plays_max: 5, margin: 0.25 };
/// The same in races, where the pruning net overlooks less.
const LUCK_IN_RACES: PruneLimits = PruneLimits { plays_max: 3, margin: 0.2 };
/// The maximum number of plays that 1-ply play searches.
const CANDIDATES: usize = 4;
/// The distance in points from the best play at 0-ply at which 1-ply play no longer searches a play.
const CANDIDATE_MARGIN: f32 = 0.08;
/// The maximum number of half-moves of a game. Sensible games never last this long; one that does counts at the
/// net's current evaluation.
const HALF_MOVES_MAX: u32 = 2_000;
/// The number of games between two checks of the standard error. In them, each of the 36 throws comes first once.
const ROUND: u32 = 36;
/// The number of games before the first check. From fewer games the standard error is not known well enough.
const GAMES_MIN: u32 = 144;
const MONEY: Prices = Prices { win: 1.0, gammon_won: 1.0, gammon_lost: 1.0 };

/// The way in which both sides choose their plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Play {
    /// By 0-ply.
    Zero,
    /// By the mean over the opponent's 21 rolls, except in races, where 0-ply is as good.
    One,
}

impl Play {
    /// Returns the number of plies.
    pub(crate) fn ply(self) -> u8 {
        match self {
            Self::Zero => 0,
            Self::One => 1,
        }
    }
}

/// The limits of a rollout.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits {
    /// The standard error of the equity, in points, at which the rollout stops.
    pub(crate) error: f64,
    /// The maximum number of games, rounded up to a multiple of 36, and at least 144.
    pub(crate) games_max: u32,
}

/// The result of a rollout, for the side on roll.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Rolled {
    /// The mean probabilities and equity.
    pub(crate) mean: Chances,
    /// Their standard errors, from the spread of the games that begin with the same throw.
    pub(crate) error: Chances,
    /// The number of games played.
    pub(crate) games: u32,
}

/// All 21 rolls of a position: the opponent's probabilities after the best play of each.
#[derive(Debug, Clone, Copy)]
struct Sweep([Probabilities; 21]);

impl Sweep {
    /// Returns the mean over the rolls, for the side that rolls.
    fn mean(&self) -> Probabilities {
        let mut sum = Probabilities::default();
        for (best, (_, throws)) in self.0.iter().zip(Roll::ALL_21) {
            #[expect(clippy::cast_precision_loss, reason = "one or two throws")]
            sum.add_scaled(&best.flipped(), throws as f32 / 36.0);
        }
        sum
    }
}

/// A player of rollout games, with reused buffers.
pub(crate) struct Roller<'a> {
    evaluator: &'a NativeEvaluator,
    pruner: PruneNet,
    options: Vec<Position>,
    worths: Vec<f32>,
    asked: Vec<Position>,
    answers: Vec<Probabilities>,
    /// The range in `asked` of the plays of each roll.
    ends: Vec<(usize, usize)>,
    candidates: Vec<(Position, Probabilities)>,
    /// The plays that the last choice searched, with the opponent's probabilities at 1-ply.
    searched: Vec<(Position, Probabilities)>,
}

/// A turn of a game whose luck is known.
#[cfg(feature = "torch")]
#[derive(Debug, Clone)]
pub(crate) struct KnownTurn {
    /// The position in which the dice were thrown.
    pub(crate) before: Position,
    /// The roll.
    pub(crate) roll: Roll,
    /// The position after the play.
    pub(crate) after: Position,
    /// The plays that were searched, with the opponent's probabilities at 1-ply. Plays that end the game are left out.
    pub(crate) searched: Vec<(Position, Probabilities)>,
    /// The mean value of all rolls minus the value of this roll, for the side that rolled.
    pub(crate) bad_luck: [f64; 5],
}

impl<'a> Roller<'a> {
    /// Returns a roller with this net.
    pub(crate) fn new(evaluator: &'a NativeEvaluator) -> Self {
        Self {
            evaluator,
            pruner: prune::embedded(),
            options: Vec::new(),
            worths: Vec::new(),
            asked: Vec::new(),
            answers: Vec::new(),
            ends: Vec::new(),
            candidates: Vec::new(),
            searched: Vec::new(),
        }
    }

    /// Plays a game to its end. Returns its turns, and the probabilities of the side that would roll next.
    #[cfg(feature = "torch")]
    pub(crate) fn play_out(
        &mut self,
        start: &Position,
        play: Play,
        random: &mut Random,
    ) -> (Vec<KnownTurn>, Probabilities) {
        let mut turns = Vec::new();
        let mut before = *start;
        let mut sweep = self.sweep(start);
        loop {
            let number = ROLL_OF_THROW[random.below(36)];
            let mut bad_luck = [0.0; 5];
            for (at, (_, throws)) in Roll::ALL_21.iter().enumerate() {
                let thrown = if at == number { 1.0 } else { 0.0 };
                book(&mut bad_luck, &sweep.0[at], false, f64::from(*throws) / 36.0 - thrown);
            }
            let (after, answer) = self.choose(&before, &mut sweep, number, play);
            let searched = self.searched.clone();
            turns.push(KnownTurn { before, roll: Roll::ALL_21[number].0, after, searched, bad_luck });
            if is_settled(&after) || turns.len() >= HALF_MOVES_MAX as usize {
                return (turns, answer);
            }
            before = after;
        }
    }

    /// Returns the probabilities of the side on roll at 1-ply. The game must not be over.
    #[cfg(feature = "torch")]
    pub(crate) fn look_ahead(&mut self, position: &Position) -> Probabilities {
        self.sweep(position).mean()
    }

    /// Returns the luck of a roll in points: its value minus the mean value of all rolls, at 0-ply. The mean of the
    /// luck is zero whatever the net's errors. The game must not be over.
    pub(crate) fn luck(&mut self, position: &Position, roll: Roll) -> f64 {
        let sweep = self.sweep(position);
        // The answers belong to the opponent.
        let is_it = |other: &Roll| (other.high(), other.low()) == (roll.high(), roll.low());
        let thrown = sweep.0.iter().zip(Roll::ALL_21).find(|(_, (other, _))| is_it(other));
        let thrown = thrown.expect("one of the 21 rolls").0;
        -f64::from(thrown.equity()) - f64::from(sweep.mean().equity())
    }

    /// Rolls a position out. The result depends on the arguments alone. The game must not be over.
    pub(crate) fn roll_out(&mut self, start: &Position, play: Play, limits: Limits, seed: u64) -> Rolled {
        let order = Order::from_seed(seed);
        let first = self.sweep(start);
        // The sums of the games that begin with each throw, and of the squares of all games.
        let (mut sums, mut squares) = ([[0.0; 6]; 36], [0.0; 6]);
        let mut games = 0;
        loop {
            for game in games..games + ROUND {
                let numbers = self.game(start, &first, play, order.dice(seed, game));
                for (at, number) in numbers.into_iter().enumerate() {
                    sums[(game % 36) as usize][at] += number;
                    squares[at] += number * number;
                }
            }
            games += ROUND;
            if games < GAMES_MIN {
                continue;
            }
            let n = f64::from(games);
            let total = |at: usize| sums.iter().map(move |sum| sum[at]);
            let mean = std::array::from_fn(|at| total(at).sum::<f64>() / n);
            // Each throw comes first equally often, so only the spread within the games of a throw counts.
            let error = std::array::from_fn(|at| {
                let explained: f64 = total(at).map(|sum| sum * sum).sum::<f64>() * 36.0 / n;
                ((squares[at] - explained).max(0.0) / (n - 36.0) / n).sqrt()
            });
            let rolled = Rolled { mean: Chances(mean), error: Chances(error), games };
            if rolled.error.equity() <= limits.error || games >= limits.games_max {
                return rolled;
            }
        }
    }

    /// Plays one game and returns five probabilities and the equity, with the luck subtracted, for the side on roll
    /// at the start.
    fn game(&mut self, start: &Position, first: &Sweep, play: Play, mut dice: GameDice) -> [f64; 6] {
        let mut chances = [0.0; 5];
        let mut sweep = *first;
        let mut position = *start;
        // True if the side that rolls next, to which the answers belong, is the one on roll at the start.
        let mut is_root = false;
        let mut half_moves = 0;
        let end = loop {
            let roll = dice.roll();
            // Luck is the roll's value beyond the mean, and is subtracted from the result.
            for (number, (_, throws)) in Roll::ALL_21.iter().enumerate() {
                let thrown = if number == roll { 1.0 } else { 0.0 };
                book(&mut chances, &sweep.0[number], is_root, f64::from(*throws) / 36.0 - thrown);
            }
            let (next, answer) = self.choose(&position, &mut sweep, roll, play);
            position = next;
            half_moves += 1;
            if is_settled(&position) || half_moves >= HALF_MOVES_MAX {
                break answer;
            }
            is_root = !is_root;
        };
        book(&mut chances, &end, is_root, 1.0);
        let [win, won, won_backgammon, lost, lost_backgammon] = chances;
        let equity = 2.0 * win - 1.0 + won + won_backgammon - lost - lost_backgammon;
        [win, won, won_backgammon, lost, lost_backgammon, equity]
    }

    /// Chooses the play of a roll. `sweep` becomes that of the position after it, unless that position is settled.
    fn choose(
        &mut self,
        position: &Position,
        sweep: &mut Sweep,
        roll: usize,
        play: Play,
    ) -> (Position, Probabilities) {
        self.searched.clear();
        self.asked.clear();
        self.gather(position, &mut None, Roll::ALL_21[roll].0, PLAYED);
        self.answers.clear();
        self.evaluator.evaluate(&self.asked, &mut self.answers);
        let plays = self.asked.iter().copied().zip(self.answers.iter().copied());
        // Of equals, the first in the generator's order wins.
        let best = plays.clone().reduce(|a, b| if b.1.equity() < a.1.equity() { b } else { a });
        let best = best.expect("the generator's answer is never empty");
        if is_settled(&best.0) {
            return best;
        }
        let mut candidates = std::mem::take(&mut self.candidates);
        candidates.clear();
        if play == Play::One && !is_race(&best.0) {
            let limit = best.1.equity() + CANDIDATE_MARGIN;
            candidates.extend(plays.filter(|(_, answer)| answer.equity() <= limit));
            // The sort is stable, so that equals keep the generator's order.
            candidates.sort_by(|a, b| a.1.equity().total_cmp(&b.1.equity()));
            candidates.truncate(CANDIDATES);
        } else {
            candidates.push(best);
        }
        let sweeps = self.sweeps(&candidates);
        let mut chosen = (f32::INFINITY, best);
        for ((position, answer), its) in candidates.iter().zip(sweeps) {
            // A settled position has its value already.
            let its = its.filter(|_| !is_settled(position));
            let theirs = its.map_or(*answer, |sweep| sweep.mean());
            if its.is_some() {
                self.searched.push((*position, theirs));
            }
            if theirs.equity() < chosen.0 {
                chosen = (theirs.equity(), (*position, *answer));
                if let Some(its) = its {
                    *sweep = its;
                }
            }
        }
        self.candidates = candidates;
        chosen.1
    }

    /// Returns the sweeps of the positions, or `None` where the game is over. One call of the net answers all.
    fn sweeps(&mut self, positions: &[(Position, Probabilities)]) -> [Option<Sweep>; CANDIDATES] {
        self.asked.clear();
        self.answers.clear();
        self.ends.clear();
        for (position, _) in positions.iter().filter(|(position, _)| position.winner().is_none()) {
            let width = if is_race(position) { LUCK_IN_RACES } else { LUCK };
            let passed = position.flip();
            // The rolls without a play lead to the same position, which is evaluated once.
            let (mut pass, mut root) = (None, None);
            for (roll, _) in Roll::ALL_21 {
                let begin = self.asked.len();
                self.gather(position, &mut root, roll, width);
                if self.asked.len() == begin + 1 && self.asked[begin] == passed {
                    if let Some(before) = pass {
                        self.asked.pop();
                        self.ends.push((before, before + 1));
                        continue;
                    }
                    pass = Some(begin);
                }
                self.ends.push((begin, self.asked.len()));
            }
        }
        self.evaluator.evaluate(&self.asked, &mut self.answers);
        let mut ends = self.ends.as_chunks::<21>().0.iter();
        let mut sweeps = [None; CANDIDATES];
        for (sweep, (position, _)) in sweeps.iter_mut().zip(positions) {
            if position.winner().is_none() {
                *sweep = ends.next().map(|ends| {
                    Sweep(ends.map(|(begin, end)| {
                        let answers = self.answers[begin..end].iter().copied();
                        let best = answers.reduce(|a, b| if b.equity() < a.equity() { b } else { a });
                        best.unwrap_or_default()
                    }))
                });
            }
        }
        sweeps
    }

    fn sweep(&mut self, position: &Position) -> Sweep {
        let [sweep, ..] = self.sweeps(&[(*position, Probabilities::default())]);
        sweep.expect("a rollout begins before the game is over")
    }

    /// Appends to `asked` the plays of a roll that the big net evaluates, in the generator's order. `root` keeps what
    /// the rolls of a position have in common.
    fn gather(
        &mut self,
        position: &Position,
        root: &mut Option<prune::Root>,
        roll: Roll,
        width: PruneLimits,
    ) {
        self.options.clear();
        rules::legal_positions(position, roll, &mut self.options);
        if self.options.len() <= width.plays_max {
            self.asked.extend_from_slice(&self.options);
            return;
        }
        let root = root.get_or_insert_with(|| self.pruner.root(position));
        self.pruner.keep(root, &self.options, MONEY, width, &mut self.worths, &mut self.asked);
    }
}

/// Returns true if a rollout ends here, because the game is over or the bear-off table has the value: both sides have
/// all their checkers at home.
pub(crate) fn is_settled(position: &Position) -> bool {
    let sides = Sides::from(position);
    let home = |counts: &[u8; 32]| counts[7..].iter().all(|&count| count == 0);
    position.winner().is_some() || home(&sides.own) && home(&sides.opp)
}

pub(crate) fn is_race(position: &Position) -> bool {
    Bucket::classify_sides(&Sides::from(position)) == Bucket::RACE
}

/// Adds the weighted probabilities of the side on roll, seen from the side on roll at the start.
fn book(sum: &mut [f64; 5], answer: &Probabilities, is_root: bool, weight: f64) {
    let seen = if is_root { *answer } else { answer.flipped() };
    for (sum, chance) in sum.iter_mut().zip(seen.to_array()) {
        *sum += weight * f64::from(chance);
    }
}

/// The order of the 36 throws as first and as second rolls.
struct Order([[usize; 36]; 2]);

impl Order {
    fn from_seed(seed: u64) -> Self {
        let mut random = Random::new(!seed);
        Self([0, 1].map(|_| {
            let mut order: [usize; 36] = std::array::from_fn(|at| at);
            for last in (1..36).rev() {
                order.swap(last, random.below(last + 1));
            }
            order
        }))
    }

    /// Returns the first two rolls of a game, so that 1,296 games contain every pair once, and the dice for all
    /// others.
    fn dice(&self, seed: u64, game: u32) -> GameDice {
        let mut random = Random::new(seed ^ u64::from(game).wrapping_mul(0xd1b5_4a32_d192_ed03));
        random.next();
        let [first, second] = [game % 36, (game / 36 + game) % 36].map(|at| at as usize);
        GameDice { fixed: [self.0[0][first], self.0[1][second]], given: 0, random }
    }
}

struct GameDice {
    fixed: [usize; 2],
    given: usize,
    random: Random,
}

impl GameDice {
    /// Returns the index of the next roll among the 21.
    fn roll(&mut self) -> usize {
        self.given += 1;
        let throw = match self.fixed.get(self.given - 1) {
            Some(throw) => *throw,
            None => self.random.below(36),
        };
        ROLL_OF_THROW[throw]
    }
}

/// The index in [`Roll::ALL_21`] of each of the 36 throws.
static ROLL_OF_THROW: std::sync::LazyLock<[usize; 36]> = std::sync::LazyLock::new(|| {
    let mut of = Vec::with_capacity(36);
    for (roll, (_, throws)) in Roll::ALL_21.iter().enumerate() {
        of.extend((0..*throws).map(|_| roll));
    }
    of.try_into().unwrap_or([0; 36])
});

#[cfg(test)]
mod tests {
    use super::*;
    use eval::{Context, Engine, Rollout};

    const LIMITS: Limits = Limits { error: 0.01, games_max: 2_000 };

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    fn rolled(text: &str, play: Play, limits: Limits) -> Rolled {
        let evaluator = NativeEvaluator::new(eval::embedded());
        Roller::new(&evaluator).roll_out(&position(text), play, limits, 7)
    }

    #[test]
    fn a_bear_off_is_what_the_table_says() {
        let evaluator = NativeEvaluator::new(eval::embedded());
        for text in ["6:1 / 1:1", "6:2 5:3 1:2 / 4:5 2:2", "6:7 5:5 4:3 / 6:7 5:5 4:3"] {
            let exact = evaluator.evaluate_one(&position(text)).to_array();
            let result = rolled(text, Play::Zero, LIMITS);
            for (mean, exact) in result.mean.0.iter().zip(exact) {
                assert!((mean - f64::from(exact)).abs() < 1e-3, "{text}: {result:?}");
            }
        }
    }

    #[test]
    fn a_rollout_is_repeatable_and_agrees_with_the_engines() {
        let engine = Engine::default();
        for text in ["24:1 13:2 6:5 4:4 3:3 / 13:3 8:3 6:5 5:2 3:2", "bar:1 6:5 5:5 4:4 / 23:2 6:5 5:5 3:3"] {
            let plain = Rollout { games_max: 1296, ..Rollout::default() };
            let theirs = engine.rollout(&position(text), &Context::CUBELESS, &plain).cubeless;
            for play in [Play::Zero, Play::One] {
                let limits = Limits { error: 0.015, ..LIMITS };
                let ours = rolled(text, play, limits);
                let distance = (ours.mean.equity() - theirs.mean).abs();
                let error = ours.error.equity().hypot(theirs.standard_error);
                // 1-ply play may be worth a little more to either side.
                let better = if play == Play::One { 0.05 } else { 0.0 };
                assert!(distance < 4.0 * error + better, "{text}: {ours:?} {theirs:?}");
                assert_eq!(rolled(text, play, limits), ours);
            }
        }
    }

    #[test]
    fn luck_is_zero_on_average_and_does_not_depend_on_the_order_of_the_dice() {
        let evaluator = NativeEvaluator::new(eval::embedded());
        let mut roller = Roller::new(&evaluator);
        for text in
            ["24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", "bar:1 6:5 5:5 4:4 / 23:2 6:5 5:5 3:3", "6:2 / 1:1"]
        {
            let mut luck_of =
                |first, second| roller.luck(&position(text), Roll::from_pips([first, second]).expect("pips"));
            let (mut sum, mut spread) = (0.0, 0.0);
            for (first, second) in (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second))) {
                let luck: f64 = luck_of(first, second);
                assert!((luck - luck_of(second, first)).abs() < 1e-9, "{text}: {first} {second}");
                sum += luck;
                spread += luck.abs();
            }
            assert!(sum.abs() < 1e-4 && spread > 1.0, "{text}: {sum} {spread}");
        }
    }

    #[test]
    fn the_error_is_the_spread_of_results() {
        // In a race the first throw explains more than half of the variance that the luck leaves.
        let text = "12:2 6:5 5:5 4:3 / 12:2 6:5 5:5 4:3";
        let evaluator = NativeEvaluator::new(eval::embedded());
        let mut roller = Roller::new(&evaluator);
        let limits = Limits { error: 0.0, games_max: 144 };
        let results: Vec<Rolled> =
            (0..40).map(|seed| roller.roll_out(&position(text), Play::Zero, limits, seed)).collect();
        let mean = results.iter().map(|result| result.mean.equity()).sum::<f64>() / 40.0;
        let spread = results.iter().map(|result| (result.mean.equity() - mean).powi(2)).sum::<f64>() / 39.0;
        let stated = results.iter().map(|result| result.error.equity().powi(2)).sum::<f64>() / 40.0;
        // The spread of 40 results is known to a quarter.
        assert!((0.6..1.7).contains(&(spread / stated)), "{spread} {stated}");
    }

    #[test]
    fn every_throw_is_there_once_and_every_pair_in_1296_games() {
        let mut counts = [0; 21];
        ROLL_OF_THROW.iter().for_each(|&roll| counts[roll] += 1);
        assert!(counts.iter().zip(Roll::ALL_21).all(|(&count, (_, throws))| count == throws));
        let order = Order::from_seed(3);
        let pairs: std::collections::BTreeSet<_> = (0..1296).map(|game| order.dice(3, game).fixed).collect();
        assert_eq!(pairs.len(), 1296);
    }
}
