//! Cubeful values: Rick Janowski's interpolation between a dead cube and a fully live one, for points and for
//! matches.
//!
//! *Take Points in Money Games* (1993): with a **dead** cube a position has its cubeless value at the current
//! stake. With a fully **live** cube its value is a straight line between the points where doubling becomes an
//! efficient pass. The true value lies at a fraction `x` between them, the cube's efficiency
//! ([`crate::efficiency`]). For a match the same lines are drawn in chances of winning it. Their take points follow
//! from the next cube value, recursively up to a dead cube.

use crate::context::MatchScore;
use crate::efficiency::Efficiency;
use crate::probabilities::Probabilities;
use crate::prune::Prices;
use crate::score::table::MatchEquities;
use rules::{CubeValue, Role};

/// The capacity of a list of cubes: a centred cube, and two owners at each of six further values. A match to 25
/// points needs only the five from 2 to 32.
pub(crate) const CUBES_MAX: usize = 13;

/// A value for each cube of the list; entries beyond its end are zero.
pub(crate) type Values = [f32; CUBES_MAX];

/// A cube of the list: the number of doublings since the question, and its owner seen by the side on roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cube {
    pub(crate) rung: usize,
    pub(crate) owner: Option<Role>,
}

/// The values of a game's results for the side on roll at each cube value.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Outcomes<'a> {
    /// Values in points. With `jacoby`, gammons count only once the cube has been turned.
    Points { jacoby: bool, live: bool },
    /// Values as chances of winning the match.
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

    /// Returns the value of winning (`sign` 1) or losing (-1) `size` times the stake: 1 for a single game, 2 for a
    /// gammon, 3 for a backgammon.
    pub(crate) fn value_outcome(&self, cube: i32, sign: i32, size: i32, centred: bool) -> f32 {
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

    /// Returns a value of one side as the other side's.
    pub(crate) fn seen_from_other_side(&self, value: f32) -> f32 {
        match self {
            Outcomes::Points { .. } => -value,
            Outcomes::Match { .. } => 1.0 - value,
        }
    }

    /// Returns true if the cube still has an effect for its owner: the side on roll (`true`) or the opponent.
    pub(crate) fn is_alive(&self, cube: i32, for_own: bool) -> bool {
        match *self {
            Outcomes::Points { live, .. } => live && cube < i32::from(CubeValue::MAX.get()),
            Outcomes::Match { own, opponent, crawford, .. } => {
                !crawford && cube < if for_own { own } else { opponent }
            }
        }
    }

    /// Returns a value on this scale as an equity in units of a cube of this value: 1 is a single win, -1 a single
    /// loss. Points are already valued at a stake of 1.
    pub(crate) fn normalised(&self, value: f32, cube: CubeValue) -> f32 {
        let stake = i32::from(cube.get());
        match self {
            Outcomes::Points { .. } => value,
            Outcomes::Match { .. } => {
                let (win, loss) =
                    (self.value_outcome(stake, 1, 1, false), self.value_outcome(stake, -1, 1, false));
                // At some scores a single game changes nothing, so there is no unit.
                if win - loss < 1e-6 { 0.0 } else { (2.0 * value - win - loss) / (win - loss) }
            }
        }
    }
}

/// The values at one cube value: mean win and loss, single win ("cash") and single loss ("pass").
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stakes {
    pub(crate) win: f32,
    pub(crate) loss: f32,
    pub(crate) cash: f32,
    pub(crate) pass: f32,
}

pub(crate) fn small(n: i32) -> f32 {
    f32::from(i16::try_from(n).unwrap_or(i16::MAX))
}

/// The points where doubles become passes, as winning probabilities of the side on roll; `None` where the side that
/// would double cannot.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Points {
    /// The point below which the side on roll passes a double.
    pub(crate) take: Option<f32>,
    /// The point above which the opponent passes a double.
    pub(crate) cash: Option<f32>,
}

/// Returns where the line through two points reaches `height`.
pub(crate) fn crossing(a: (f32, f32), b: (f32, f32), height: f32) -> f32 {
    let rise = b.1 - a.1;
    if rise.abs() < 1e-7 {
        return if height <= a.1 { a.0 } else { b.0 };
    }
    (a.0 + (height - a.1) * (b.0 - a.0) / rise).clamp(0.0, 1.0)
}

/// The capacity of a ladder. A match needs six values at most: 1 to 16 are live at 25 points away, and 32 is dead.
const RUNGS_MAX: usize = 7;

/// The values of single games, gammons and backgammons at one cube value.
#[derive(Debug, Clone, Copy, Default)]
struct Rung {
    win: [f32; 3],
    loss: [f32; 3],
    /// True if turning this cube still has an effect: for the side on roll, and for its opponent.
    alive: [bool; 2],
}

/// All cube values from the current one up to a dead one, looked up once for each question.
#[derive(Debug, Clone)]
pub(crate) struct Ladder<'a> {
    outcomes: Outcomes<'a>,
    rungs: [Rung; RUNGS_MAX],
    used: usize,
}

impl<'a> Ladder<'a> {
    pub(crate) fn new(outcomes: Outcomes<'a>, stake: i32) -> Self {
        let mut rungs = [Rung::default(); RUNGS_MAX];
        let mut used = 0;
        let mut cube = stake;
        loop {
            let of = |sign| [1, 2, 3].map(|size| outcomes.value_outcome(cube, sign, size, false));
            let alive = [true, false].map(|own| outcomes.is_alive(cube, own));
            rungs[used] = Rung { win: of(1), loss: of(-1), alive };
            used += 1;
            // The current cube and the next are always included, because a question may ask about a pointless
            // double.
            if used == RUNGS_MAX || (used >= 2 && !alive[0] && !alive[1]) {
                return Self { outcomes, rungs, used };
            }
            cube *= 2;
        }
    }

    pub(crate) fn outcomes(&self) -> &Outcomes<'a> {
        &self.outcomes
    }

    pub(crate) fn rungs(&self) -> usize {
        self.used
    }

    pub(crate) fn is_alive(&self, rung: usize, for_own: bool) -> bool {
        self.rungs[rung].alive[usize::from(!for_own)]
    }

    /// Returns the value to the side on roll if its double is passed.
    pub(crate) fn cash(&self, rung: usize) -> f32 {
        self.rungs[rung].win[0]
    }

    /// Returns the prices by which plays are compared at the current cube.
    pub(crate) fn prices(&self) -> Prices {
        let Rung { win, loss, .. } = self.rungs[0];
        Prices { win: (win[0] - loss[0]) / 2.0, gammon_won: win[1] - win[0], gammon_lost: loss[0] - loss[1] }
    }

    pub(crate) fn stakes(&self, p: &Probabilities, rung: usize, centred: bool) -> Stakes {
        let Rung { win, loss, .. } = &self.rungs[rung];
        let jacoby = centred && matches!(self.outcomes, Outcomes::Points { jacoby: true, .. });
        let mean = |values: &[f32; 3], all: f32, gammon: f32, backgammon: f32| {
            let [one, two, three] = *values;
            // With almost no wins (or losses), the share of gammons among them would be a division by zero.
            if jacoby || all <= 1e-6 {
                one
            } else {
                one + (two - one) * gammon / all + (three - two) * backgammon / all
            }
        };
        Stakes {
            win: mean(win, p.win, p.win_gammon, p.win_backgammon),
            loss: mean(loss, 1.0 - p.win, p.lose_gammon, p.lose_backgammon),
            cash: win[0],
            pass: loss[0],
        }
    }

    /// Returns true if a loss at this cube costs the opponent the match already. Then it doubles at its next turn, and
    /// the cube is dead unless the side on roll passes.
    fn opponent_doubles_for_free(&self, rung: usize) -> bool {
        rung + 1 < self.used
            && self.is_alive(rung, false)
            && self.rungs[rung + 1].win[0] <= self.rungs[rung].win[0]
    }

    /// Returns the value of a finished game, or of a game with a dead cube.
    pub(crate) fn settled(&self, p: &Probabilities, rung: usize, centred: bool) -> f32 {
        let now = self.stakes(p, rung, centred);
        p.win * now.win + (1.0 - p.win) * now.loss
    }

    /// Returns the points where doubles become passes at each cube value.
    pub(crate) fn points(&self, p: &Probabilities) -> [Points; RUNGS_MAX] {
        let mut points = [Points { take: None, cash: None }; RUNGS_MAX];
        if let Outcomes::Points { live, .. } = self.outcomes {
            if live {
                // All later cubes are equivalent, so the recursion has a closed form (Janowski's live cube).
                let unit = self.stakes(p, 0, false);
                let scale = self.rungs[0].win[0];
                let (win, loss) = (unit.win / scale, -unit.loss / scale);
                let span = win + loss + 0.5;
                points.fill(Points { take: Some((loss - 0.5) / span), cash: Some((loss + 1.0) / span) });
            }
            return points;
        }
        let mut next = self.stakes(p, self.used - 1, false);
        for rung in (0..self.used - 1).rev() {
            let now = self.stakes(p, rung, false);
            let above = points[rung + 1];
            let take = self.is_alive(rung, false).then(|| {
                let (top, at) = above.cash.map_or((next.win, 1.0), |cash| (next.cash, cash));
                crossing((0.0, next.loss), (at, top), now.pass)
            });
            let cash = self.is_alive(rung, true).then(|| {
                let (bottom, at) = above.take.map_or((next.loss, 0.0), |take| (next.pass, take));
                crossing((at, bottom), (1.0, next.win), now.cash)
            });
            points[rung] = Points { take, cash };
            next = now;
        }
        points
    }

    /// Returns the value for the side on roll at each of these cubes, on the scale of the outcomes. `over` is true
    /// if the game has ended.
    pub(crate) fn values(&self, p: &Probabilities, over: bool, x: &Efficiency, cubes: &[Cube]) -> Values {
        let mut values = [0.0; CUBES_MAX];
        if cubes.is_empty() {
            return values;
        }
        let points = if over { [Points { take: None, cash: None }; RUNGS_MAX] } else { self.points(p) };
        for (value, &Cube { rung, owner }) in values.iter_mut().zip(cubes) {
            // If the mover owns the cube, the opponent cannot double, so there is nothing to take. The cash point is
            // missing in the opposite case.
            let take = points[rung].take.filter(|_| owner != Some(Role::Mover));
            let cash = points[rung].cash.filter(|_| owner != Some(Role::Opponent));
            let now = self.stakes(p, rung, owner.is_none());
            let dead = p.win * now.win + (1.0 - p.win) * now.loss;
            *value = if take.is_none() && cash.is_none() {
                dead
            } else if let Some(at) = take.filter(|_| self.opponent_doubles_for_free(rung)) {
                // It is taken or passed at once.
                if p.win < at { live(p.win, &now, take, cash) } else { self.settled(p, rung + 1, false) }
            } else {
                let along = match points[rung] {
                    Points { take: Some(take), cash: Some(cash) } => along(p.win, take, cash),
                    _ => 0.5,
                };
                let x = x.share(owner, along);
                x * live(p.win, &now, take, cash) + (1.0 - x) * dead
            };
        }
        values
    }
}

/// Returns how far a winning probability is on the way from the take point (0) to the cash point (1).
pub(crate) fn along(win: f32, take: f32, cash: f32) -> f32 {
    (win - take) / (cash - take).max(1e-3)
}

/// Returns the value with a fully live cube: straight lines between certain loss, the take point, the cash point
/// and certain win.
fn live(win: f32, now: &Stakes, take: Option<f32>, cash: Option<f32>) -> f32 {
    let low = take.map_or((0.0, now.loss), |at| (at, now.pass));
    let high = cash.map_or((1.0, now.win), |at| (at, now.cash));
    if win < low.0 {
        between((0.0, now.loss), low, win)
    } else if win > high.0 {
        between(high, (1.0, now.win), win)
    } else {
        between(low, high, win)
    }
}

/// Returns the value of a position for the side on roll with a cube of 1, on the scale of `outcomes`.
pub(crate) fn live_value(
    p: &Probabilities,
    outcomes: Outcomes<'_>,
    owner: Option<Role>,
    x: &Efficiency,
) -> f32 {
    Ladder::new(outcomes, 1).values(p, false, x, &[Cube { rung: 0, owner }])[0]
}

fn between(a: (f32, f32), b: (f32, f32), at: f32) -> f32 {
    let width = b.0 - a.0;
    if width < 1e-6 { (a.1 + b.1) / 2.0 } else { a.1 + (b.1 - a.1) * (at - a.0) / width }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::{Context, MatchScore};

    #[test]
    fn a_better_position_is_worth_more_wherever_a_double_is_free() {
        let equities = MatchEquities::compute();
        // After the Crawford game the trailing side doubles for free, and at 2-away so does the owner of a 2-cube.
        for (own_away, opponent_away, stake, owner) in
            [(1, 2, 1, None), (1, 3, 1, None), (1, 7, 1, None), (2, 7, 2, Some(Role::Opponent))]
        {
            let score = MatchScore { own_away, opponent_away, crawford: false };
            let ladder = Ladder::new(Context::match_play(score).outcomes(&equities), stake);
            let value = |percent: u8| {
                let win = f32::from(percent) / 100.0;
                let (win_gammon, lose_gammon) = (0.2 * win, 0.2 * (1.0 - win));
                let p = Probabilities { win, win_gammon, lose_gammon, ..Probabilities::default() };
                ladder.values(&p, false, &Efficiency::WHOLE_GAME, &[Cube { rung: 0, owner }])[0]
            };
            for percent in 1..=100 {
                let (less, more) = (value(percent - 1), value(percent));
                assert!(less < more + 1e-5, "{own_away} {opponent_away}, {percent} %: {less} {more}");
            }
        }
    }
}
