//! The engine as others use it: evaluations, ranked plays and cube decisions at a chosen depth.

use crate::cache::Cache;
use crate::context::{Context, Stake};
use crate::cubes::{Game, Turn};
use crate::evaluator::{Evaluator, NativeEvaluator};
use crate::probabilities::Probabilities;
use crate::prune::{self, PruneNet};
use crate::search::{Budget, Search, Spent};
use crate::weights;
use rules::{Play, Position, Roll};
use std::sync::Arc;

/// How far an answer looks ahead, in GNU Backgammon's count: see the crate's documentation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Ply(u8);

impl Ply {
    /// The bare net.
    pub const ZERO: Self = Self(0);
    /// One roll and its best play.
    pub const ONE: Self = Self(1);
    /// Two rolls: the usual depth of analysis.
    pub const TWO: Self = Self(2);
    /// The deepest look-ahead offered; each ply costs about 400 times the one before.
    pub const MAX: Self = Self(3);

    /// A depth up to [`Ply::MAX`].
    #[must_use]
    pub const fn new(plies: u8) -> Option<Self> {
        if plies <= Self::MAX.0 { Some(Self(plies)) } else { None }
    }

    /// The number of plies.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// A legal play with what it is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RankedPlay {
    /// The play.
    pub play: Play,
    /// The position it leads to, with the **opponent** on roll.
    pub position: Position,
    /// Chances of the side that plays.
    pub probabilities: Probabilities,
    /// Worth to the side that plays, in units of the present cube: cubeful for money and match contexts (1 is a single
    /// win, -1 a single loss), plain points for [`Context::CUBELESS`].
    pub equity: f32,
    /// How deep this row was looked at. Rows of different depth never share a list unseen: the deepest come first.
    pub ply: Ply,
}

/// What the side on roll should do with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CubeAction {
    /// Roll without doubling (also where no double is allowed).
    NoDouble,
    /// Double; the opponent should take.
    DoubleTake,
    /// Double; the opponent should pass.
    DoublePass,
    /// Play on for the gammon: the opponent would pass.
    TooGood,
}

/// What the side that was doubled should do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CubeReply {
    /// Play on at twice the stake, owning the cube.
    Take,
    /// Give the game up at the present stake.
    Pass,
    /// Take and turn the cube again at once.
    Beaver,
}

/// A cube decision. All equities are the doubler's, in units of the cube before the double.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CubeDecision {
    /// Chances of the side on roll at the depth asked for.
    pub probabilities: Probabilities,
    /// When it rolls without doubling.
    pub no_double: f32,
    /// When it doubles and the opponent takes (or beavers, where that is allowed and better for the opponent).
    pub double_take: f32,
    /// When it doubles and the opponent passes: always 1.
    pub double_pass: f32,
    /// Whether it may double at all and the cube is not dead. Without that the two lines above are hypothetical.
    pub may_double: bool,
    /// What it should do.
    pub action: CubeAction,
    /// What the opponent should answer to a double.
    pub reply: CubeReply,
}

/// Which plays of a list are worth a deeper look: so many, and no more than so much behind the best.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Filter {
    plays_max: usize,
    equity_behind: f32,
}

/// Filters before the first and before any further ply.
const FILTERS: [Filter; 2] =
    [Filter { plays_max: 8, equity_behind: 0.16 }, Filter { plays_max: 5, equity_behind: 0.08 }];

/// Nets, tables and search behind one door. Cheap to clone and to share between threads; every answer is a pure
/// function of its question, so it does not depend on threads or on what was asked before.
///
/// What it has looked into is remembered and shared between its clones, so asking again costs little.
#[derive(Clone)]
pub struct Engine {
    evaluator: Arc<dyn Evaluator>,
    pruner: Option<&'static PruneNet>,
    cache: Arc<Cache>,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").finish_non_exhaustive()
    }
}

/// The engine with the net that is built into the program.
impl Default for Engine {
    fn default() -> Self {
        Self::new(NativeEvaluator::new(weights::embedded()))
    }
}

impl Engine {
    /// An engine on any evaluator.
    #[must_use]
    pub fn new(evaluator: impl Evaluator + 'static) -> Self {
        Self { evaluator: Arc::new(evaluator), pruner: Some(prune::embedded()), cache: Arc::default() }
    }

    /// The same engine with a memory of its own, looking at every play instead of those that the small net leaves: the
    /// measure of what pruning costs.
    #[must_use]
    pub fn unpruned(&self) -> Self {
        Self { evaluator: Arc::clone(&self.evaluator), pruner: None, cache: Arc::default() }
    }

    /// The same engine with an empty memory of its own.
    #[must_use]
    pub fn forgetful(&self) -> Self {
        Self { cache: Arc::default(), ..self.clone() }
    }

    /// The evaluator inside, for callers with batches of their own.
    #[must_use]
    pub fn evaluator(&self) -> &dyn Evaluator {
        &*self.evaluator
    }

    /// Computes the tables that are otherwise made at the first question that needs them (the bear-off table takes a tenth
    /// of a second). Worth calling once, in the background, when a program starts.
    pub fn prepare() {
        crate::bearoff::prepare();
        let _table = crate::score::MatchEquities::get();
    }

    pub(crate) fn search<'a>(&'a self, game: &'a Game<'a>, budget: Budget<'a>) -> Search<'a> {
        Search::new(&*self.evaluator, self.pruner, &self.cache, game, budget)
    }

    /// Chances for the side on roll, looking `ply` ahead with cubeless money play.
    #[must_use]
    pub fn evaluate(&self, position: &Position, ply: Ply) -> Probabilities {
        self.evaluate_within(position, ply, Budget::default()).0
    }

    /// As [`Engine::evaluate`], up to `ply` deep within a budget; with the depth that was reached.
    #[must_use]
    pub fn evaluate_within(&self, position: &Position, ply: Ply, budget: Budget<'_>) -> (Probabilities, Ply) {
        let game = Game::new(&Context::CUBELESS);
        let (worth, reached) = self.deepest(position, ply, &game, budget);
        (worth.probabilities, reached)
    }

    /// Looks as deep as the budget lets it; without one at once as deep as asked.
    fn deepest(
        &self,
        position: &Position,
        ply: Ply,
        game: &Game<'_>,
        budget: Budget<'_>,
    ) -> (crate::search::Worth, Ply) {
        let mut search = self.search(game, budget);
        let first = if budget.is_endless() { ply.0 } else { 0 };
        let mut reached = (search.look_at_any_cost(position, first), Ply(first));
        for plies in first + 1..=ply.0 {
            match search.look(position, plies, Turn::Asker) {
                Ok(worth) => reached = (worth, Ply(plies)),
                Err(Spent) => break,
            }
        }
        reached
    }

    /// Cubeful equity for the side on roll before it rolls, with the best use of its cube, in units of the present cube
    /// (plain points for [`Context::CUBELESS`]).
    #[must_use]
    pub fn equity(&self, position: &Position, context: &Context, ply: Ply) -> f32 {
        let game = Game::new(context);
        let (worth, _) = self.deepest(position, ply, &game, Budget::default());
        let value = game.with_right_to_double(Turn::Asker, &worth.values, game.present(context.cube));
        game.outcomes(Turn::Asker).normalised(value, context.cube.value)
    }

    /// The legal plays, best first, `top` at most; never empty while the game goes on and `top` is not 0.
    ///
    /// With look-ahead, plays that the shallower looks leave far behind are not searched; they follow the searched ones
    /// and their `ply` says how deep they were looked at. Equal plays keep the order of [`rules::legal_plays`].
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

    /// As [`Engine::best_plays`] within a budget: a look that does not end within it for all plays that are still in
    /// question leaves the order as it was.
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
        let theirs = context.flipped();
        let game = Game::new(&theirs);
        let mut search = self.search(&game, budget);
        let mut ranked = self.rank_static(position, roll, &search, &theirs);
        let mut kept = ranked.len();
        for depth in 1..=ply.0 {
            let filter = FILTERS[usize::from(depth > 1)];
            let best = ranked[0].equity;
            let near =
                ranked[..kept].iter().take_while(|play| best - play.equity <= filter.equity_behind).count();
            kept = near.min(filter.plays_max);
            let mut deeper = ranked[..kept].to_vec();
            let look = deeper.iter_mut().try_for_each(|play| {
                let worth = search.look(&play.position, depth, Turn::Asker)?;
                play.probabilities = worth.probabilities.flipped();
                play.equity = equity_of(&game, &theirs, &worth.values);
                play.ply = Ply(depth);
                Ok(())
            });
            if look == Err(Spent) {
                break;
            }
            // Stable, so that ties stay in the generator's order.
            deeper.sort_by(|a, b| b.equity.total_cmp(&a.equity));
            ranked[..kept].copy_from_slice(&deeper);
        }
        ranked.truncate(top);
        ranked
    }

    /// A play that leads to `position` (with the opponent on roll) as [`Engine::best_plays`] would value it at this depth,
    /// whether or not its filters would have looked at it so deeply: what an analysis needs of the play that was made.
    #[must_use]
    pub fn value_play(&self, play: Play, position: &Position, context: &Context, ply: Ply) -> RankedPlay {
        let theirs = context.flipped();
        let game = Game::new(&theirs);
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
                let worth = search.leaf(&play.position, answer, Turn::Asker);
                RankedPlay {
                    play: play.play,
                    position: play.position,
                    probabilities: answer.flipped(),
                    equity: equity_of(search.game, theirs, &worth.values),
                    ply: Ply::ZERO,
                }
            })
            .collect();
        ranked.sort_by(|a, b| b.equity.total_cmp(&a.equity));
        ranked
    }

    /// What the side on roll should do with the cube before it rolls, and what a double would be answered.
    #[must_use]
    pub fn cube_decision(&self, position: &Position, context: &Context, ply: Ply) -> CubeDecision {
        self.cube_decision_within(position, context, ply, Budget::default()).0
    }

    /// As [`Engine::cube_decision`], up to `ply` deep within a budget; with the depth that was reached.
    #[must_use]
    pub fn cube_decision_within(
        &self,
        position: &Position,
        context: &Context,
        ply: Ply,
        budget: Budget<'_>,
    ) -> (CubeDecision, Ply) {
        let context = context.with_some_cube();
        let game = Game::new(&context);
        let (worth, reached) = self.deepest(position, ply, &game, budget);
        let values = [worth.values[game.present(context.cube)], game.taken(&worth.values)];
        let [no_double, take] =
            values.map(|value| game.outcomes(Turn::Asker).normalised(value, context.cube.value));
        let over = position.winner().is_some();
        (decide(&context, worth.probabilities, no_double, take, over), reached)
    }
}

/// Worth to the side that has just played, of a position valued for the side on roll in it.
fn equity_of(game: &Game<'_>, theirs: &Context, values: &crate::cubes::Values) -> f32 {
    let value = game.with_right_to_double(Turn::Asker, values, game.present(theirs.cube));
    -game.outcomes(Turn::Asker).normalised(value, theirs.cube.value)
}

fn decide(
    context: &Context,
    probabilities: Probabilities,
    no_double: f32,
    take: f32,
    over: bool,
) -> CubeDecision {
    let beavers = matches!(context.stake, Stake::Money(rules) if rules.beavers);
    let may_double = context.may_double() && !over;
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
