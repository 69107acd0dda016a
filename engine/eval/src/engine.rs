//! The engine's public interface: evaluations, ranked plays and cube decisions at a chosen depth.

use crate::bearoff::{Perfect, perfect_leaf};
use crate::board::Sides;
use crate::cache::Cache;
use crate::context::{Context, Stake};
use crate::cubes::{CubeGame, QuestionSide};
use crate::evaluator::{Evaluator, NativeEvaluator};
use crate::probabilities::Probabilities;
use crate::prune::{self, PruneNet};
use crate::score::MatchEquities;
use crate::search::{Budget, Search, Spent, Worth};
use crate::tables::Tables;
use crate::whole::embedded;
use rules::{Play, Position, Roll};
use std::sync::Arc;

/// The depth of a search, as GNU Backgammon counts it: see the crate's documentation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Ply(u8);

impl Ply {
    /// The net alone, without look-ahead.
    pub const ZERO: Self = Self(0);
    /// One roll and its best play.
    pub const ONE: Self = Self(1);
    /// Two rolls: the usual depth of analysis.
    pub const TWO: Self = Self(2);
    /// The greatest depth. Without filters each ply would cost about 400 times as much as the one before, for 21 rolls
    /// with about 20 plays each; `NETWORKS.md` has the real times.
    pub const MAX: Self = Self(3);

    /// Returns a depth, or `None` above [`Ply::MAX`].
    #[must_use]
    pub const fn new(plies: u8) -> Option<Self> {
        if plies <= Self::MAX.0 { Some(Self(plies)) } else { None }
    }

    /// Returns the number of plies.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// A legal play and its evaluation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RankedPlay {
    /// The play.
    pub play: Play,
    /// The position after the play, with the **opponent** on roll.
    pub position: Position,
    /// The probabilities of the side that plays.
    pub probabilities: Probabilities,
    /// The equity of the side that plays, in units of the current cube. It is cubeful for money and match contexts
    /// (1 is a single win, -1 a single loss), and in points for [`Context::CUBELESS`].
    pub equity: f32,
    /// The depth of this row. A list can contain rows of different depths; the deepest come first.
    pub ply: Ply,
}

/// The right use of the cube for the side on roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CubeAction {
    /// Roll without doubling (also if no double is allowed).
    NoDouble,
    /// Double; the opponent should take.
    DoubleTake,
    /// Double; the opponent should pass.
    DoublePass,
    /// Play on for the gammon: the opponent would pass.
    TooGood,
}

/// The right answer to a double.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CubeReply {
    /// Play on at twice the stake, as the owner of the cube.
    Take,
    /// Give up the game at the current stake.
    Pass,
    /// Take and turn the cube again at once.
    Beaver,
}

/// A cube decision. All equities are the doubler's, in units of the cube before the double.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CubeDecision {
    /// The probabilities of the side on roll at the requested depth.
    pub probabilities: Probabilities,
    /// The equity if the side on roll does not double.
    pub no_double: f32,
    /// The equity after a double that the opponent takes (or beavers, if that is allowed and better for the
    /// opponent).
    pub double_take: f32,
    /// The equity after a double that the opponent passes: always 1.
    pub double_pass: f32,
    /// True if the side on roll may double and the cube is not dead. Otherwise the two equities after a double are
    /// hypothetical.
    pub may_double: bool,
    /// The right use of the cube.
    pub action: CubeAction,
    /// The right answer to a double.
    pub reply: CubeReply,
}

/// A limit on the plays that are searched deeper: their number, and their largest distance from the best play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Filter {
    pub(crate) plays_max: usize,
    pub(crate) equity_behind: f32,
}

/// The difference of the worth of a gammon before and after a double, in units of half the distance from a loss to a
/// win, above which the double is searched separately. A lower limit costs time and decides no better (`NETWORKS.md`).
const PRICES_APART: f32 = 0.5;
/// The filter before the first ply.
const FIRST: Filter = Filter { plays_max: 8, equity_behind: 0.16 };
/// The filter before any further ply. It makes a sixth fewer searches than [`BEFORE_ROLLOUTS`], for a loss of 0.00003 a
/// play (`NETWORKS.md`).
const FURTHER: Filter = Filter { plays_max: 4, equity_behind: 0.06 };
/// The filter before any further ply of a search that precedes rollouts. It is wider, because the rollouts cost far
/// more than the search.
pub(crate) const BEFORE_ROLLOUTS: Filter = Filter { plays_max: 5, equity_behind: 0.08 };

/// The entry point to nets, tables and search. It is cheap to clone and to share between threads. Every answer is a
/// pure function of its question: it does not depend on threads or on earlier questions.
///
/// Clones share a transposition table, so repeated questions cost little.
#[derive(Clone)]
pub struct Engine {
    evaluator: Arc<dyn Evaluator>,
    pruner: Option<Arc<PruneNet>>,
    tables: Arc<Tables>,
    cache: Arc<Cache>,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").finish_non_exhaustive()
    }
}

/// The engine with the built-in net.
impl Default for Engine {
    fn default() -> Self {
        Self::new(NativeEvaluator::new(embedded()))
    }
}

impl Engine {
    /// Returns an engine with any evaluator, and with the match equities that this project computes.
    #[must_use]
    pub fn new(evaluator: impl Evaluator + 'static) -> Self {
        Self::with_pruner(evaluator, prune::embedded())
    }

    /// Returns an engine with any evaluator, and with this net to discard hopeless plays.
    #[must_use]
    pub fn with_pruner(evaluator: impl Evaluator + 'static, pruner: PruneNet) -> Self {
        Self {
            evaluator: Arc::new(evaluator),
            pruner: Some(Arc::new(pruner)),
            tables: Arc::new(Tables::new(MatchEquities::compute())),
            cache: Arc::default(),
        }
    }

    /// Returns the same engine with other match equities.
    #[must_use]
    pub fn with_equities(self, equities: MatchEquities) -> Self {
        Self { tables: Arc::new(Tables::new(equities)), cache: Arc::default(), ..self }
    }

    /// Returns the same engine with its own table and without pruning: it evaluates every play. Use it to measure
    /// what pruning costs.
    #[must_use]
    pub fn unpruned(&self) -> Self {
        Self { pruner: None, cache: Arc::default(), ..self.clone() }
    }

    /// Returns the same engine with its own, empty table.
    #[must_use]
    pub fn forgetful(&self) -> Self {
        Self { cache: Arc::default(), ..self.clone() }
    }

    /// Returns the evaluator, for callers with their own batches.
    #[must_use]
    pub fn evaluator(&self) -> &dyn Evaluator {
        &*self.evaluator
    }

    /// Returns the match equities that decisions use.
    #[must_use]
    pub fn equities(&self) -> &MatchEquities {
        &self.tables.equities
    }

    /// Computes the tables that are otherwise made on first use (the bear-off table takes a tenth of a second).
    /// Call it once in the background when a program starts.
    pub fn prepare(&self) {
        self.evaluator.prepare();
    }

    /// Returns the game of a question asked in this context.
    pub(crate) fn game(&self, context: &Context) -> CubeGame<'_> {
        CubeGame::new(context, &self.tables.equities)
    }

    pub(crate) fn search<'a>(&'a self, game: &'a CubeGame<'a>, budget: Budget<'a>) -> Search<'a> {
        Search::new(&*self.evaluator, self.pruner.as_deref(), &self.tables, &self.cache, game, budget)
    }

    /// Returns the probabilities of the side on roll at depth `ply`, with cubeless money play.
    #[must_use]
    pub fn evaluate(&self, position: &Position, ply: Ply) -> Probabilities {
        self.evaluate_within(position, ply, Budget::default()).0
    }

    /// Like [`Engine::evaluate`], up to depth `ply` within a budget. Also returns the depth that was reached.
    #[must_use]
    pub fn evaluate_within(&self, position: &Position, ply: Ply, budget: Budget<'_>) -> (Probabilities, Ply) {
        let game = self.game(&Context::CUBELESS);
        let (worth, reached) = self.deepest(position, &Context::CUBELESS, ply, &game, budget);
        (worth.probabilities, reached)
    }

    /// Searches as deep as the budget allows. Without a budget, it searches at the requested depth directly. The
    /// perfect values of a bear-off serve every depth.
    fn deepest(
        &self,
        position: &Position,
        context: &Context,
        ply: Ply,
        game: &CubeGame<'_>,
        budget: Budget<'_>,
    ) -> (Worth, Ply) {
        let perfect = self.tables.perfect(position, context, game);
        if let Some((probabilities, values)) =
            perfect.and_then(|perfect| perfect.look(position, QuestionSide::Asker))
        {
            return (Worth { probabilities, values }, ply);
        }
        let mut search = self.search(game, budget);
        // With a budget, the search starts without look-ahead, so that there is an answer whenever the budget ends.
        let first = if budget.is_endless() { ply.0 } else { 0 };
        let mut reached = (search.look_at_any_cost(position, first), Ply(first));
        for plies in first + 1..=ply.0 {
            match search.look(position, plies, QuestionSide::Asker) {
                Ok(worth) => reached = (worth, Ply(plies)),
                Err(Spent) => break,
            }
        }
        reached
    }

    /// Returns true if the answers about this position are exact at every depth: few positions can follow, and all of
    /// them are solved.
    #[must_use]
    pub fn is_exact(&self, position: &Position, context: &Context) -> bool {
        self.tables.perfect(position, context, &self.game(context)).is_some()
    }

    /// Returns the cubeful equity of the side on roll before it rolls, with the best use of its cube, in units of
    /// the current cube (points for [`Context::CUBELESS`]).
    #[must_use]
    pub fn equity(&self, position: &Position, context: &Context, ply: Ply) -> f32 {
        let game = self.game(context);
        let (worth, _) = self.deepest(position, context, ply, &game, Budget::default());
        let value = game.with_right_to_double(QuestionSide::Asker, &worth.values, game.present(context.cube));
        game.outcomes(QuestionSide::Asker).normalised(value, context.cube.value)
    }

    /// Returns the best legal plays, best first, at most `top` of them. The list is empty only if the game is over
    /// or `top` is 0.
    ///
    /// With look-ahead, plays far behind at a shallower depth are not searched. They follow the searched ones, and
    /// their `ply` states their depth. Equal plays keep the order of [`rules::legal_plays`].
    #[must_use]
    pub fn best_plays(
        &self,
        position: &Position,
        roll: Roll,
        context: &Context,
        ply: Ply,
        top: usize,
    ) -> Vec<RankedPlay> {
        self.best_plays_within(position, roll, context, ply, top, Budget::default())
    }

    /// Like [`Engine::best_plays`] within a budget. If a depth is not finished for all remaining plays, the order
    /// stays as it was.
    #[must_use]
    pub fn best_plays_within(
        &self,
        position: &Position,
        roll: Roll,
        context: &Context,
        ply: Ply,
        top: usize,
        budget: Budget<'_>,
    ) -> Vec<RankedPlay> {
        let mut ranked = self.ranked(position, roll, context, ply, FURTHER, budget);
        ranked.truncate(top);
        ranked
    }

    /// Returns all plays, with `further` as the filter before the second ply and those after it.
    pub(crate) fn ranked(
        &self,
        position: &Position,
        roll: Roll,
        context: &Context,
        ply: Ply,
        further: Filter,
        budget: Budget<'_>,
    ) -> Vec<RankedPlay> {
        let own = self.game(context);
        if let Some(perfect) = self.tables.perfect(position, context, &own) {
            return rank_perfect(position, roll, ply, &perfect, context);
        }
        let theirs = context.flipped();
        let game = self.game(&theirs);
        let mut search = self.search(&game, budget);
        let mut ranked = self.rank_static(position, roll, &search, &theirs);
        let mut kept = ranked.len();
        for depth in 1..=ply.0 {
            let filter = if depth > 1 { further } else { FIRST };
            let best = ranked[0].equity;
            let near =
                ranked[..kept].iter().take_while(|play| best - play.equity <= filter.equity_behind).count();
            kept = near.min(filter.plays_max);
            // A copy, because a depth that is not finished must not change the list.
            let mut deeper = ranked[..kept].to_vec();
            let look = deeper.iter_mut().try_for_each(|play| {
                let worth = search.look(&play.position, depth, QuestionSide::Asker)?;
                play.probabilities = worth.probabilities.flipped();
                play.equity = equity_of(&game, &theirs, &worth.values);
                play.ply = Ply(depth);
                Ok(())
            });
            if look == Err(Spent) {
                break;
            }
            // The sort is stable, so that ties keep the generator's order.
            deeper.sort_by(|a, b| b.equity.total_cmp(&a.equity));
            ranked[..kept].copy_from_slice(&deeper);
        }
        ranked
    }

    /// Returns the equity of the best play of each roll at 0-ply, in the order of `rolls`. The pruning net discards
    /// plays that it considers far behind, so in rare positions a value is lower than that of [`Engine::best_plays`].
    #[must_use]
    pub fn roll_equities(&self, position: &Position, rolls: &[(Roll, u32)], context: &Context) -> Vec<f32> {
        let own = self.game(context);
        if let Some(perfect) = self.tables.perfect(position, context, &own) {
            let best = |roll| rank_perfect(position, roll, Ply::ZERO, &perfect, context).first().copied();
            return rolls.iter().map(|&(roll, _)| best(roll).map_or(0.0, |play| play.equity)).collect();
        }
        let theirs = context.flipped();
        let game = self.game(&theirs);
        let mut search = self.search(&game, Budget::default());
        search.best_of_rolls(position, rolls, |values| equity_of(&game, &theirs, values))
    }

    /// Evaluates a play that leads to `position` (with the opponent on roll) as [`Engine::best_plays`] does at this
    /// depth, even if its filters would not search the play so deeply. An analysis needs this for the play that was
    /// made.
    #[must_use]
    pub fn value_play(&self, play: Play, position: &Position, context: &Context, ply: Ply) -> RankedPlay {
        let theirs = context.flipped();
        let game = self.game(&theirs);
        let worth = self.search(&game, Budget::default()).look_at_any_cost(position, ply.0);
        RankedPlay {
            play,
            position: *position,
            probabilities: worth.probabilities.flipped(),
            equity: equity_of(&game, &theirs, &worth.values),
            ply,
        }
    }

    fn rank_static(
        &self,
        position: &Position,
        roll: Roll,
        search: &Search<'_>,
        theirs: &Context,
    ) -> Vec<RankedPlay> {
        let plays = rules::legal_plays(position, roll);
        let positions: Vec<Position> = plays.iter().map(|play| play.position).collect();
        let mut answers = Vec::with_capacity(plays.len());
        self.evaluator.evaluate(&positions, &mut answers);
        let mut ranked: Vec<RankedPlay> = plays
            .iter()
            .zip(answers)
            .map(|(play, answer)| {
                let worth = search.leaf(&play.position, answer, QuestionSide::Asker);
                RankedPlay {
                    play: play.play,
                    position: play.position,
                    probabilities: worth.probabilities.flipped(),
                    equity: equity_of(search.game, theirs, &worth.values),
                    ply: Ply::ZERO,
                }
            })
            .collect();
        ranked.sort_by(|a, b| b.equity.total_cmp(&a.equity));
        ranked
    }

    /// Returns the right use of the cube for the side on roll before it rolls, and the right answer to a double.
    #[must_use]
    pub fn cube_decision(&self, position: &Position, context: &Context, ply: Ply) -> CubeDecision {
        self.cube_decision_within(position, context, ply, Budget::default()).0
    }

    /// Like [`Engine::cube_decision`], up to depth `ply` within a budget. Also returns the depth that was reached.
    #[must_use]
    pub fn cube_decision_within(
        &self,
        position: &Position,
        context: &Context,
        ply: Ply,
        budget: Budget<'_>,
    ) -> (CubeDecision, Ply) {
        let context = context.with_some_cube();
        let game = self.game(&context);
        let (worth, reached) = self.deepest(position, &context, ply, &game, budget);
        let mut take = game.taken(&worth.values);
        if reached > Ply::ZERO
            && let Some((taken, after)) = with_other_plays(&context, &game, self.equities())
        {
            let (worth, same) = self.deepest(position, &taken, reached, &after, budget);
            if same == reached {
                take = worth.values[after.present(taken.cube)];
            }
        }
        (decision_of(position, &context, &game, &worth, take), reached)
    }

    /// Returns the cube decision as the last ply of a search sees it: bear-offs are solved only with at most six
    /// checkers on a side, and otherwise estimated with the cube's efficiency. Also returns true if the answer is
    /// exact. The efficiency is fitted to the others.
    #[must_use]
    pub fn cube_at_leaf(&self, position: &Position, context: &Context) -> (CubeDecision, bool) {
        let context = context.with_some_cube();
        let game = self.game(&context);
        let answer = self.evaluator.evaluate_one(position);
        let worth = self.search(&game, Budget::default()).leaf(position, answer, QuestionSide::Asker);
        let is_exact =
            perfect_leaf(&Sides::from(position), QuestionSide::Asker, &game, &self.tables.solutions)
                .is_some();
        (decision_of(position, &context, &game, &worth, game.taken(&worth.values)), is_exact)
    }
}

/// Returns the game after a double and a take, with its context, if plays are compared very differently there, or
/// `None`. A search chooses its plays for the present cube. At 2-away 7-away, for example, a gammon wins the match for
/// the leader until it doubles, and nothing afterwards, so a double needs a search of its own.
pub(crate) fn with_other_plays<'a>(
    context: &Context,
    game: &CubeGame<'_>,
    equities: &'a MatchEquities,
) -> Option<(Context, CubeGame<'a>)> {
    let taken = context.taken().filter(|_| game.is_match() && context.may_double())?;
    let after = CubeGame::new(&taken, equities);
    let apart = game.prices(QuestionSide::Asker).distance(after.prices(QuestionSide::Asker));
    (apart > PRICES_APART).then_some((taken, after))
}

/// Returns the cube decision that follows from the values of a position to the side on roll. `take` is the value of a
/// double that is taken.
fn decision_of(
    position: &Position,
    context: &Context,
    game: &CubeGame<'_>,
    worth: &Worth,
    take: f32,
) -> CubeDecision {
    let values = [worth.values[game.present(context.cube)], take];
    let [no_double, take] =
        values.map(|value| game.outcomes(QuestionSide::Asker).normalised(value, context.cube.value));
    decide(context, worth.probabilities, no_double, take, position.winner().is_some())
}

/// Returns all plays with their perfect values, best first. They serve every depth, so all are marked with `ply`.
fn rank_perfect(
    position: &Position,
    roll: Roll,
    ply: Ply,
    perfect: &Perfect<'_>,
    context: &Context,
) -> Vec<RankedPlay> {
    let plays = rules::legal_plays(position, roll);
    let mut ranked: Vec<RankedPlay> = plays
        .iter()
        .map(|play| {
            let (probabilities, equity) = perfect.after(&play.position, context);
            RankedPlay { play: play.play, position: play.position, probabilities, equity, ply }
        })
        .collect();
    ranked.sort_by(|a, b| b.equity.total_cmp(&a.equity));
    ranked
}

/// Returns the equity of the side that has just played, from values for the side on roll.
pub(crate) fn equity_of(game: &CubeGame<'_>, theirs: &Context, values: &crate::cube::Values) -> f32 {
    let value = game.with_right_to_double(QuestionSide::Asker, values, game.present(theirs.cube));
    -game.outcomes(QuestionSide::Asker).normalised(value, theirs.cube.value)
}

/// Returns the decision that follows from the equities of holding and of a double that is taken.
pub(crate) fn decide(
    context: &Context,
    probabilities: Probabilities,
    no_double: f32,
    take: f32,
    over: bool,
) -> CubeDecision {
    let beavers = matches!(context.stake, Stake::Money(rules) if rules.beavers);
    let may_double = context.may_double() && !over;
    // A beaver doubles the stake again, so it is right if the doubler is the underdog after the double.
    let beaver = beavers && take < 0.0;
    let double_take = if beaver { 2.0 * take } else { take };
    let double_pass = 1.0;
    let reply = match (beaver, double_take > double_pass) {
        (true, _) => CubeReply::Beaver,
        (false, true) => CubeReply::Pass,
        (false, false) => CubeReply::Take,
    };
    let doubled = double_take.min(double_pass);
    let action = if !may_double {
        CubeAction::NoDouble
    } else if no_double >= doubled {
        if double_take >= double_pass { CubeAction::TooGood } else { CubeAction::NoDouble }
    } else if double_take > double_pass {
        CubeAction::DoublePass
    } else {
        CubeAction::DoubleTake
    };
    CubeDecision { probabilities, no_double, double_take, double_pass, may_double, action, reply }
}
