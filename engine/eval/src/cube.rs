//! Cubeful values: Rick Janowski's interpolation between a dead cube and a fully live one, for points and for matches.
//!
//! *Take Points in Money Games* (1993): with a **dead** cube a position is worth its cubeless value at the present
//! stake. With a fully **live** cube it is worth a straight line between the points where doubling becomes an efficient
//! pass. The truth lies at a share `x` (the cube's efficiency) between them. For a match the same lines are drawn in
//! chances of winning it, between take points that follow from the next cube value, down to a dead cube.

use crate::bearoff;
use crate::board::Sides;
use crate::class::Bucket;
use crate::context::{Context, CubeState, MatchScore, Stake};
use crate::probabilities::Probabilities;
use crate::score::MatchEquities;
use rules::{CubeValue, Role};

/// The share of a live cube's extra value that is realised in play, 0..=1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Efficiency(f32);

impl Efficiency {
    /// Positions with contact.
    pub const CONTACT: Self = Self(0.68);
    /// A whole game from its start, for the match equity table: the cube has all its turns still before it. Of 0.6 to
    /// 0.9 this value brought the table nearest to the published one.
    pub const WHOLE_GAME: Self = Self(0.85);

    /// For a position: races come nearer to the ideal the longer they are.
    #[must_use]
    pub fn of(sides: &Sides) -> Self {
        if Bucket::of(sides) != Bucket::RACE {
            return Self::CONTACT;
        }
        if bearoff::is_covered(sides) {
            return Self(0.6);
        }
        let pips: u16 = sides.own.iter().zip(0u16..).map(|(&n, place)| u16::from(n) * place).sum();
        Self((0.55 + 0.00125 * f32::from(pips)).clamp(0.6, 0.7))
    }
}

/// What the results of a game are worth to the side on roll at each cube value.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Outcomes<'a> {
    /// In points; `jacoby` lets gammons count only once the cube has been turned.
    Points { jacoby: bool, live: bool },
    /// In chances of winning the match.
    Match { table: &'a MatchEquities, own: i32, opponent: i32, after: bool, crawford: bool },
}

impl<'a> Outcomes<'a> {
    pub(crate) fn for_match(table: &'a MatchEquities, score: MatchScore) -> Self {
        let (own, opponent) =
            (i32::from(score.own_away.clamp(1, 25)), i32::from(score.opponent_away.clamp(1, 25)));
        let after = !score.crawford && (own == 1 || opponent == 1);
        Outcomes::Match { table, own, opponent, after, crawford: score.crawford }
    }

    pub(crate) fn flipped(self) -> Self {
        match self {
            Outcomes::Match { table, own, opponent, after, crawford } => {
                Outcomes::Match { table, own: opponent, opponent: own, after, crawford }
            }
            points @ Outcomes::Points { .. } => points,
        }
    }

    /// The value of winning (`sign` 1) or losing (-1) `size` times the stake: 1 for a single, 2 a gammon, 3.
    fn of(&self, cube: i32, sign: i32, size: i32, centred: bool) -> f32 {
        match *self {
            Outcomes::Points { jacoby, .. } => {
                let size = if jacoby && centred { 1 } else { size };
                small(sign * size * cube)
            }
            Outcomes::Match { table, own, opponent, after, crawford } => {
                let after = after || crawford;
                if sign > 0 {
                    table.chance(own - size * cube, opponent, after)
                } else {
                    table.chance(own, opponent - size * cube, after)
                }
            }
        }
    }

    /// Mean values of a win and of a loss, and the values of a single win and loss, at this stake.
    fn stakes(&self, p: &Probabilities, cube: i32, centred: bool) -> Stakes {
        let mean = |sign, all: f32, gammon: f32, backgammon: f32| {
            let [one, two, three] = [1, 2, 3].map(|size| self.of(cube, sign, size, centred));
            if all <= 1e-6 {
                one
            } else {
                one + (two - one) * gammon / all + (three - two) * backgammon / all
            }
        };
        Stakes {
            win: mean(1, p.win, p.win_gammon, p.win_backgammon),
            loss: mean(-1, 1.0 - p.win, p.lose_gammon, p.lose_backgammon),
            cash: self.of(cube, 1, 1, centred),
            pass: self.of(cube, -1, 1, centred),
        }
    }

    /// The value of a game that is over, or whose cube is dead, at this stake.
    pub(crate) fn settled(&self, p: &Probabilities, cube: i32, centred: bool) -> f32 {
        let now = self.stakes(p, cube, centred);
        p.win * now.win + (1.0 - p.win) * now.loss
    }

    /// What the side on roll gets when its double is passed.
    pub(crate) fn cash(&self, cube: CubeState) -> f32 {
        self.of(i32::from(cube.value.get()), 1, 1, false)
    }

    /// A value of one side as the other side's.
    pub(crate) fn seen_from_other_side(&self, value: f32) -> f32 {
        match self {
            Outcomes::Points { .. } => -value,
            Outcomes::Match { .. } => 1.0 - value,
        }
    }

    /// Whether the cube can still do something for its owner, the side on roll (`true`) or the opponent.
    pub(crate) fn is_alive(&self, cube: i32, for_own: bool) -> bool {
        match *self {
            Outcomes::Points { live, .. } => live && cube < i32::from(CubeValue::MAX.get()),
            Outcomes::Match { own, opponent, crawford, .. } => {
                !crawford && cube < if for_own { own } else { opponent }
            }
        }
    }

    /// A value on this scale as an equity in units of the present cube: 1 is a single win, -1 a single loss.
    pub(crate) fn normalised(&self, value: f32, cube: CubeState) -> f32 {
        let stake = i32::from(cube.value.get());
        match self {
            Outcomes::Points { .. } => value / small(stake),
            Outcomes::Match { .. } => {
                let (win, loss) = (self.of(stake, 1, 1, false), self.of(stake, -1, 1, false));
                if win - loss < 1e-6 { 0.0 } else { (2.0 * value - win - loss) / (win - loss) }
            }
        }
    }
}

/// Values at one cube value: mean win and loss, single win ("cash") and single loss ("pass").
#[derive(Debug, Clone, Copy)]
struct Stakes {
    win: f32,
    loss: f32,
    cash: f32,
    pass: f32,
}

fn small(n: i32) -> f32 {
    f32::from(i16::try_from(n).unwrap_or(i16::MAX))
}

/// Where doubles become passes, as winning chances of the side on roll; `None` where nobody can double.
#[derive(Debug, Clone, Copy)]
struct Points {
    /// Below this the side on roll passes a double.
    take: Option<f32>,
    /// Above this the opponent passes one.
    cash: Option<f32>,
}

fn live_points(p: &Probabilities, outcomes: &Outcomes<'_>, cube: i32) -> Points {
    if let Outcomes::Points { live: true, .. } = outcomes {
        // All later cubes look alike, so the recursion has a closed form (Janowski's equations for the live cube).
        let unit = Outcomes::Points { jacoby: false, live: true }.stakes(p, 1, false);
        let (win, loss) = (unit.win, -unit.loss);
        let span = win + loss + 0.5;
        return Points { take: Some((loss - 0.5) / span), cash: Some((loss + 1.0) / span) };
    }
    let next = outcomes.stakes(p, cube * 2, false);
    let now = outcomes.stakes(p, cube, false);
    let take = outcomes.is_alive(cube, false).then(|| {
        let (top, at) = match live_points_above(p, outcomes, cube * 2, true) {
            Some(cash) => (next.cash, cash),
            None => (next.win, 1.0),
        };
        crossing((0.0, next.loss), (at, top), now.pass)
    });
    let cash = outcomes.is_alive(cube, true).then(|| {
        let (bottom, at) = match live_points_above(p, outcomes, cube * 2, false) {
            Some(take) => (next.pass, take),
            None => (next.loss, 0.0),
        };
        crossing((at, bottom), (1.0, next.win), now.cash)
    });
    Points { take, cash }
}

/// The owner's own doubling point at a higher cube, if the cube still lives for it there.
fn live_points_above(p: &Probabilities, outcomes: &Outcomes<'_>, cube: i32, for_own: bool) -> Option<f32> {
    if !outcomes.is_alive(cube, for_own) {
        return None;
    }
    let points = live_points(p, outcomes, cube);
    if for_own { points.cash } else { points.take }
}

/// Where the line through two points reaches `height`.
fn crossing(a: (f32, f32), b: (f32, f32), height: f32) -> f32 {
    let rise = b.1 - a.1;
    if rise.abs() < 1e-7 {
        return if height <= a.1 { a.0 } else { b.0 };
    }
    (a.0 + (height - a.1) * (b.0 - a.0) / rise).clamp(0.0, 1.0)
}

/// The value of a position at a stake as if the cube could not be turned any more; gammons count even under Jacoby,
/// because a game that matters will see the cube turned.
pub(crate) fn dead_value(p: &Probabilities, outcomes: &Outcomes<'_>, stake: i32) -> f32 {
    outcomes.settled(p, stake, false)
}

/// The value of a position for the side on roll with the cube as it lies, on the scale of `outcomes`.
pub(crate) fn live_value(p: &Probabilities, outcomes: &Outcomes<'_>, cube: CubeState, x: Efficiency) -> f32 {
    let stake = i32::from(cube.value.get());
    let centred = cube.owner.is_none();
    let now = outcomes.stakes(p, stake, centred);
    let dead = outcomes.settled(p, stake, centred);
    let own_may = cube.owner != Some(Role::Opponent) && outcomes.is_alive(stake, true);
    let opponent_may = cube.owner != Some(Role::Mover) && outcomes.is_alive(stake, false);
    if !own_may && !opponent_may {
        return dead;
    }
    let points = live_points(p, outcomes, stake);
    let low = points.take.filter(|_| opponent_may).map_or((0.0, now.loss), |at| (at, now.pass));
    let high = points.cash.filter(|_| own_may).map_or((1.0, now.win), |at| (at, now.cash));
    let live = if p.win < low.0 {
        between((0.0, now.loss), low, p.win)
    } else if p.win > high.0 {
        between(high, (1.0, now.win), p.win)
    } else {
        between(low, high, p.win)
    };
    x.0 * live + (1.0 - x.0) * dead
}

fn between(a: (f32, f32), b: (f32, f32), at: f32) -> f32 {
    let width = b.0 - a.0;
    if width < 1e-6 { (a.1 + b.1) / 2.0 } else { a.1 + (b.1 - a.1) * (at - a.0) / width }
}

impl Context {
    pub(crate) fn outcomes(&self) -> Outcomes<'static> {
        match self.stake {
            Stake::Cubeless => Outcomes::Points { jacoby: false, live: false },
            Stake::Money(rules) => Outcomes::Points { jacoby: rules.jacoby, live: true },
            Stake::Match(score) => Outcomes::for_match(MatchEquities::get(), score),
        }
    }

    /// Whether the side on roll may double, and it would not be pointless.
    #[must_use]
    pub fn may_double(&self) -> bool {
        let stake = i32::from(self.cube.value.get());
        self.cube.owner != Some(Role::Opponent) && self.outcomes().is_alive(stake, true)
    }
}
