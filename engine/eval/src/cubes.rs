//! The cubes that can occur in a question's game, and their values in one position, all computed at once.
//!
//! A [`CubeGame`] is made once for a question. It lists the cubes as the side on roll sees them. The list is the same
//! from both sides, so a value found with one side to move serves every question in which that side is to move. For
//! money only the ownership matters, because a doubled game is worth twice as much. In a match each cube value
//! matters.

use crate::context::{Context, CubeState, MoneyRules, Stake};
use crate::cube::{CUBES_MAX, Cube, Ladder, Outcomes, Values};
use crate::efficiency::Efficiency;
use crate::probabilities::Probabilities;
use crate::prune::Prices;
use crate::score::MatchEquities;
use rules::{CubeValue, Role};

/// The game as one side sees it when it is on roll.
#[derive(Debug, Clone)]
pub(crate) struct View<'a> {
    ladder: Ladder<'a>,
    /// For each cube, the index of the cube after a double and a take, if this side may double and the cube is
    /// live.
    doubled: [Option<usize>; CUBES_MAX],
    /// The value to this side at each cube if its double is passed.
    cash: Values,
    /// A tag that distinguishes this view from those of other scores and cubes in cache keys.
    tag: u64,
}

/// The stakes of a question, with all the cubes that can occur.
#[derive(Debug, Clone)]
pub(crate) struct CubeGame<'a> {
    cubes: [Cube; CUBES_MAX],
    used: usize,
    flipped: [usize; CUBES_MAX],
    /// The doublings between a cube of 1 and the question's cube; 0 for money.
    turns: u32,
    /// The factor by which a double multiplies values: 2 for points, where all cubes are valued at the same stake.
    growth: f32,
    views: [View<'a>; 2],
}

/// The side whose turn it is, relative to the question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum QuestionSide {
    /// The side on roll in the question.
    Asker,
    /// The other side.
    Other,
}

impl QuestionSide {
    pub(crate) fn other(self) -> Self {
        match self {
            Self::Asker => Self::Other,
            Self::Other => Self::Asker,
        }
    }
}

/// The use of the cube before a roll.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Turned {
    /// The cube is not turned.
    No,
    /// The cube is doubled and taken.
    Taken,
    /// The cube is doubled and passed, for this value to the doubler.
    Passed { value: f32 },
}

impl<'a> CubeGame<'a> {
    /// Returns the game of a question asked in this context.
    pub(crate) fn new(context: &Context, equities: &'a MatchEquities) -> Self {
        Self::of_outcomes(context, context.outcomes(equities))
    }

    fn of_outcomes(context: &Context, outcomes: Outcomes<'a>) -> Self {
        let is_match = matches!(context.stake, Stake::Match(_));
        // Money is valued at a stake of 1 for any cube, because everything scales with the cube.
        let stake = if is_match { i32::from(context.cube.value.get()) } else { 1 };
        let ladders = [Ladder::new(outcomes, stake), Ladder::new(outcomes.flipped(), stake)];
        let rungs = if is_match { ladders[0].rungs() } else { 1 };
        let mut cubes = [Cube { rung: 0, owner: None }; CUBES_MAX];
        let mut used = 0;
        let mut add = |rung, owner| {
            cubes[used] = Cube { rung, owner };
            used += 1;
        };
        let centred = context.cube.owner.is_none();
        if centred {
            add(0, None);
        }
        // In a match a centred cube gets an owner only by a double, which leads to the next value. For money one rung
        // stands for all values.
        for rung in usize::from(centred && is_match)..rungs {
            add(rung, Some(Role::Mover));
            add(rung, Some(Role::Opponent));
        }
        let find = |cube: Cube| cubes[..used].iter().position(|&other| other == cube);
        let flipped = std::array::from_fn(|at| {
            let Cube { rung, owner } = cubes[at];
            find(Cube { rung, owner: owner.map(Role::other) }).unwrap_or(0)
        });
        let [asker, other] = ladders;
        let view = |ladder: Ladder<'a>, context: &Context| {
            let step = usize::from(is_match);
            let doubled = std::array::from_fn(|at| {
                let Cube { rung, owner } = cubes[at];
                let may = at < used && owner != Some(Role::Opponent) && ladder.is_alive(rung, true);
                may.then(|| find(Cube { rung: rung + step, owner: Some(Role::Opponent) })).flatten()
            });
            let cash = std::array::from_fn(|at| ladder.cash(cubes[at].rung));
            View { doubled, cash, tag: tag(context), ladder }
        };
        let views = [view(asker, context), view(other, &context.flipped())];
        let turns = if is_match { context.cube.value.turns() } else { 0 };
        Self { cubes, used, flipped, turns, growth: if is_match { 1.0 } else { 2.0 }, views }
    }
}

impl CubeGame<'static> {
    /// Returns the game of a question about money with a centred cube. It needs no match equities.
    pub(crate) fn for_money() -> Self {
        Self::of_outcomes(
            &Context::money(MoneyRules::default()),
            Outcomes::Points { jacoby: false, live: true },
        )
    }
}

/// Encodes stakes, score and cube as the side on roll sees them, without loss.
fn tag(context: &Context) -> u64 {
    let owner = match context.cube.owner {
        None => 0,
        Some(Role::Mover) => 1,
        Some(Role::Opponent) => 2,
    };
    let kind = match context.stake {
        Stake::Cubeless => 0,
        // Beavers are left out, because they matter only for the answer to a double, which is chosen after the search.
        Stake::Money(rules) => {
            1 | u64::from(rules.jacoby) << 2 | u64::from(context.cube.value == CubeValue::MAX) << 3
        }
        Stake::Match(score) => {
            // The table of match equities ends at 25 points, so greater distances give the same values.
            let away = |points: u16| u64::from(points.clamp(1, 25));
            let cube = u64::from(context.cube.value.turns());
            2 | u64::from(score.crawford) << 2
                | away(score.own_away) << 3
                | away(score.opponent_away) << 8
                | cube << 13
        }
    };
    kind << 2 | owner
}

impl<'a> CubeGame<'a> {
    pub(crate) fn outcomes(&self, turn: QuestionSide) -> &Outcomes<'a> {
        self.view(turn).ladder.outcomes()
    }

    fn view(&self, turn: QuestionSide) -> &View<'a> {
        match turn {
            QuestionSide::Asker => &self.views[0],
            QuestionSide::Other => &self.views[1],
        }
    }

    /// Returns the tag of this game with this side on roll; other games have other tags.
    pub(crate) fn tag(&self, turn: QuestionSide) -> u64 {
        self.view(turn).tag
    }

    /// Returns the index of the question's cube in the asker's list.
    pub(crate) fn present(&self, cube: CubeState) -> usize {
        let present = |other: &Cube| other.rung == 0 && other.owner == cube.owner;
        self.cubes[..self.used].iter().position(present).unwrap_or(0)
    }

    /// Returns the value after the asker has doubled and the other side has taken, even if the asker may not
    /// double.
    pub(crate) fn taken(&self, values: &Values) -> f32 {
        // Only in a match, where the growth is 1, does a double lead to another rung.
        let rung = usize::from(self.growth < 2.0);
        let taken = Cube { rung, owner: Some(Role::Opponent) };
        let at = self.cubes[..self.used].iter().position(|&cube| cube == taken);
        at.map_or(0.0, |at| self.growth * values[at])
    }

    /// Returns the value by which plays are compared: see [`Ladder::settled`]. Gammons count even under Jacoby,
    /// because the cube is turned in most games where they matter.
    pub(crate) fn dead_value(&self, turn: QuestionSide, p: &Probabilities) -> f32 {
        self.view(turn).ladder.settled(p, 0, false)
    }

    /// Returns the values behind [`CubeGame::dead_value`] as prices.
    pub(crate) fn prices(&self, turn: QuestionSide) -> Prices {
        self.view(turn).ladder.prices()
    }

    /// Returns the value of a position to the side on roll for each cube, if it does not double now.
    pub(crate) fn values(&self, turn: QuestionSide, p: &Probabilities, over: bool, x: &Efficiency) -> Values {
        self.view(turn).ladder.values(p, over, x, &self.cubes[..self.used])
    }

    /// Returns the efficiency of each owner's cube in a position of a money game, from its exact values. A centred cube
    /// can have one outside 0..=1, because its live value may lie on either side of the dead one.
    pub(crate) fn efficiency(&self, p: &Probabilities, exact: &[f32]) -> Efficiency {
        let live = self.values(QuestionSide::Asker, p, false, &Efficiency::LIVE);
        Efficiency::constant([None, Some(Role::Mover), Some(Role::Opponent)].map(|owner| {
            let at = self.present(CubeState { value: CubeValue::ONE, owner });
            let dead = self.dead(QuestionSide::Asker, p, at);
            let gain = live[at] - dead;
            // Where a live cube gains nothing, its efficiency does not matter.
            if gain.abs() < 1e-4 { 0.0 } else { ((exact[at] - dead) / gain).clamp(-1.0, 2.0) }
        }))
    }

    /// Returns the number of cubes in the list.
    pub(crate) fn used(&self) -> usize {
        self.used
    }

    /// Returns true if values are chances of winning a match.
    pub(crate) fn is_match(&self) -> bool {
        matches!(self.views[0].ladder.outcomes(), Outcomes::Match { .. })
    }

    /// Returns true if values are points and the cube can be turned.
    pub(crate) fn is_live_money(&self) -> bool {
        matches!(self.views[0].ladder.outcomes(), Outcomes::Points { live: true, .. })
    }

    /// Returns the value to the side on roll at a cube that is not turned again.
    pub(crate) fn dead(&self, turn: QuestionSide, p: &Probabilities, cube: usize) -> f32 {
        let Cube { rung, owner } = self.cubes[cube];
        self.view(turn).ladder.settled(p, rung, owner.is_none())
    }

    /// Returns the index of each cube in the list of `other`, a game with the same stakes and a lower cube, or `None`
    /// if the cube is not in that list. The second value is false if a cube without an index could still be turned.
    pub(crate) fn columns_in(&self, other: &CubeGame<'_>) -> ([Option<usize>; CUBES_MAX], bool) {
        let mut whole = true;
        let columns = std::array::from_fn(|at| {
            let Cube { rung, owner } = self.cubes[at];
            let turns = self.turns + u32::try_from(rung).unwrap_or(u32::MAX);
            let found = other.cubes[..other.used].iter().position(|cube| {
                u32::try_from(cube.rung).is_ok_and(|rung| other.turns + rung == turns) && cube.owner == owner
            });
            let ladder = &self.views[0].ladder;
            let is_dead = !ladder.is_alive(rung, true) && !ladder.is_alive(rung, false);
            whole &= at >= self.used || found.is_some() || is_dead;
            found
        });
        (columns, whole)
    }

    /// Returns the value for the side on roll at a cube if it doubles when that is better.
    pub(crate) fn with_right_to_double(&self, turn: QuestionSide, values: &Values, cube: usize) -> f32 {
        let view = self.view(turn);
        let hold = values[cube];
        match view.doubled[cube] {
            Some(doubled) => hold.max((self.growth * values[doubled]).min(view.cash[cube])),
            None => hold,
        }
    }

    /// Returns the cube action of the side on roll at these values: none, or a double that is taken or passed.
    pub(crate) fn turned(&self, turn: QuestionSide, values: &Values, cube: usize) -> Turned {
        let view = self.view(turn);
        let Some(doubled) = view.doubled[cube] else { return Turned::No };
        let taken = self.growth * values[doubled];
        if values[cube] >= taken.min(view.cash[cube]) {
            Turned::No
        } else if taken > view.cash[cube] {
            Turned::Passed { value: view.cash[cube] }
        } else {
            Turned::Taken
        }
    }

    /// Returns the value to `turn` of the next position, in which the other side is on roll. `cube` is an index in
    /// the list of `turn`.
    pub(crate) fn value_of_next(&self, turn: QuestionSide, next: &Values, cube: usize) -> f32 {
        let theirs = self.with_right_to_double(turn.other(), next, self.flipped[cube]);
        self.outcomes(turn).seen_from_other_side(theirs)
    }

    /// Converts the index of a cube in one side's list to its index in the other side's list.
    pub(crate) fn flipped(&self, cube: usize) -> usize {
        self.flipped[cube]
    }

    /// Adds `weight` times the values of the next position, in which the other side is on roll, to `sum`.
    pub(crate) fn add_next(&self, turn: QuestionSide, sum: &mut Values, next: &Values, weight: f32) {
        let outcomes = self.outcomes(turn);
        for (sum, &cube) in sum.iter_mut().zip(&self.flipped[..self.used]) {
            let theirs = self.with_right_to_double(turn.other(), next, cube);
            *sum += weight * outcomes.seen_from_other_side(theirs);
        }
    }
}
