//! The stakes of a context: the values of its results, equities at other cubes, and the points where doubles become
//! passes.

use crate::context::{Context, Stake};
use crate::cube::{Ladder, Outcomes, Points, along, crossing, small};
use crate::estimate::Estimate;
use crate::probabilities::Probabilities;
use crate::score::MatchEquities;
use rules::{CubeValue, Role};

/// The winning probabilities between which a double is taken, seen by the side on roll.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Window {
    /// The window if the cube is not turned again after this double.
    pub dead: TakeAndCash,
    /// The window if it can be turned again at the perfect moment. The true window lies between, see
    /// [`crate::Efficiency`].
    pub live: TakeAndCash,
}

impl Window {
    /// Returns how far this winning probability is on the way from the live take point (0) to the live cash point
    /// (1). Outside the window it is below 0 or above 1.
    #[must_use]
    pub fn along(&self, win: f32) -> f32 {
        along(win, self.live.take, self.live.cash)
    }
}

/// Two winning probabilities of the side on roll.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TakeAndCash {
    /// The point below which it passes a double.
    pub take: f32,
    /// The point above which the opponent passes a double.
    pub cash: f32,
}

impl Context {
    pub(crate) fn outcomes<'a>(&self, equities: &'a MatchEquities) -> Outcomes<'a> {
        match self.stake {
            Stake::Cubeless => Outcomes::Points { jacoby: false, live: false },
            Stake::Money(rules) => {
                Outcomes::Points { jacoby: rules.jacoby, live: self.cube.value < CubeValue::MAX }
            }
            Stake::Match(score) => Outcomes::for_match(equities, score),
        }
    }

    /// Converts an equity in units of the current cube to the stake: the chance of winning the match in a match to
    /// points, and points otherwise. This is the inverse of the scale of all cubeful equities.
    #[must_use]
    pub fn worth_of(&self, equity: f32, equities: &MatchEquities) -> f32 {
        let stake = i32::from(self.cube.value.get());
        match self.outcomes(equities) {
            Outcomes::Points { .. } => equity * small(stake),
            outcomes @ Outcomes::Match { .. } => {
                let (win, loss) =
                    (outcomes.value_outcome(stake, 1, 1, false), outcomes.value_outcome(stake, -1, 1, false));
                (equity * (win - loss) + win + loss) / 2.0
            }
        }
    }

    /// Returns true if the side on roll may double and the cube is not dead.
    #[must_use]
    pub fn may_double(&self) -> bool {
        let is_live = match self.stake {
            Stake::Cubeless => false,
            Stake::Money(_) => self.cube.value < CubeValue::MAX,
            Stake::Match(score) => !score.crawford && self.cube.value.get() < score.own_away.clamp(1, 25),
        };
        self.cube.owner != Some(Role::Opponent) && is_live
    }

    /// Converts an equity in units of a cube of `value` to units of this context's cube, so that a double that
    /// is taken can be compared with no double.
    #[must_use]
    pub fn rescaled(&self, value: CubeValue, equity: Estimate, equities: &MatchEquities) -> Estimate {
        let outcomes = self.outcomes(equities);
        if let Outcomes::Points { .. } = outcomes {
            let factor = f64::from(value.get()) / f64::from(self.cube.value.get());
            return Estimate { mean: equity.mean * factor, standard_error: equity.standard_error * factor };
        }
        let ends = |cube: CubeValue| {
            [1, -1].map(|sign| f64::from(outcomes.value_outcome(i32::from(cube.get()), sign, 1, false)))
        };
        let ([win, loss], [win_now, loss_now]) = (ends(value), ends(self.cube.value));
        let chance = loss + (win - loss) * (equity.mean + 1.0) / 2.0;
        // At some scores a single game changes nothing, and the span would be zero.
        let span = (win_now - loss_now).max(1e-9);
        Estimate {
            mean: (2.0 * chance - win_now - loss_now) / span,
            standard_error: equity.standard_error * (win - loss) / span,
        }
    }

    /// Returns the take and cash points at the current cube and the gammon rates of `p`, or `None` unless the cube
    /// is live for both sides.
    #[must_use]
    pub fn window(&self, p: &Probabilities, equities: &MatchEquities) -> Option<Window> {
        let outcomes = self.outcomes(equities);
        let stake = match outcomes {
            Outcomes::Points { .. } => 1,
            Outcomes::Match { .. } => i32::from(self.cube.value.get()),
        };
        let ladder = Ladder::new(outcomes, stake);
        let Points { take: Some(take), cash: Some(cash) } = ladder.points(p)[0] else { return None };
        let now = ladder.stakes(p, 0, false);
        let doubled = match outcomes {
            Outcomes::Points { .. } => Ladder::new(outcomes, 2).stakes(p, 0, false),
            Outcomes::Match { .. } => ladder.stakes(p, 1, false),
        };
        let ends = ((0.0, doubled.loss), (1.0, doubled.win));
        let dead = |height| crossing(ends.0, ends.1, height);
        Some(Window {
            dead: TakeAndCash { take: dead(now.pass), cash: dead(now.cash) },
            live: TakeAndCash { take, cash },
        })
    }
}
