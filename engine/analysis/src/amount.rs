//! The size of errors and of luck, and the classes of both.

use eval::{Context, MatchEquities};
use std::ops::{AddAssign, Neg};

/// The limit from which an error is doubtful, in units of the cube. These are GNU Backgammon's three limits, which
/// most players know.
pub const DOUBTFUL: f32 = 0.04;
/// The limit from which an error is bad.
pub const BAD: f32 = 0.08;
/// The limit from which an error is very bad: a blunder.
pub const VERY_BAD: f32 = 0.16;
/// Equities that are closer than this look the same with the three digits of a report. A double is optional if it is
/// this close to rolling.
pub const SAME: f64 = 0.0005;
/// The limit from which a roll is lucky or unlucky.
const LUCKY: f32 = 0.3;
/// The limit from which a roll is very lucky or very unlucky.
const VERY_LUCKY: f32 = 0.6;

/// A difference of two values, on both scales.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Amount {
    /// The difference in units of the cube before the decision or the roll.
    pub equity: f32,
    /// The difference in the stake: the chance of winning the match, or points.
    pub stake: f32,
}

impl Amount {
    /// Returns the difference from `lower` to `higher`, two equities in the context.
    pub(crate) fn between(lower: f32, higher: f32, context: &Context, equities: &MatchEquities) -> Self {
        let worth = |equity| context.worth_of(equity, equities);
        Self { equity: higher - lower, stake: worth(higher) - worth(lower) }
    }

    /// Returns the loss of a choice against the best one. A loss below 1e-6 counts as 0, because rounding can make the
    /// best choice seem to lose a little.
    pub(crate) fn lost(done: f32, best: f32, context: &Context, equities: &MatchEquities) -> Self {
        if best - done < 1e-6 { Self::default() } else { Self::between(done, best, context, equities) }
    }
}

impl AddAssign for Amount {
    fn add_assign(&mut self, more: Self) {
        self.equity += more.equity;
        self.stake += more.stake;
    }
}

impl Neg for Amount {
    type Output = Self;

    fn neg(self) -> Self {
        Self { equity: -self.equity, stake: -self.stake }
    }
}

/// The class of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// Less than [`DOUBTFUL`].
    Good,
    /// Less than [`BAD`].
    Doubtful,
    /// Less than [`VERY_BAD`].
    Bad,
    /// At least [`VERY_BAD`].
    VeryBad,
}

impl Class {
    /// Returns the class of an error.
    #[must_use]
    pub fn classify_error(error: Amount) -> Self {
        match error.equity {
            lost if lost >= VERY_BAD => Self::VeryBad,
            lost if lost >= BAD => Self::Bad,
            lost if lost >= DOUBTFUL => Self::Doubtful,
            _ => Self::Good,
        }
    }
}

/// The class of a roll's luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Luckiness {
    /// Costs at least 0.6.
    VeryUnlucky,
    /// Costs at least 0.3.
    Unlucky,
    /// Less than 0.3 either way.
    Usual,
    /// Brings at least 0.3.
    Lucky,
    /// Brings at least 0.6: a joker.
    VeryLucky,
}

impl Luckiness {
    /// Returns the class of a roll's luck.
    #[must_use]
    pub fn classify_luck(luck: Amount) -> Self {
        match luck.equity {
            brought if brought >= VERY_LUCKY => Self::VeryLucky,
            brought if brought >= LUCKY => Self::Lucky,
            brought if brought <= -VERY_LUCKY => Self::VeryUnlucky,
            brought if brought <= -LUCKY => Self::Unlucky,
            _ => Self::Usual,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn amount(equity: f32) -> Amount {
        Amount { equity, stake: 0.0 }
    }

    #[test]
    fn classes_begin_at_their_limits() {
        for (lost, class) in [
            (0.0, Class::Good),
            (0.039, Class::Good),
            (0.04, Class::Doubtful),
            (0.08, Class::Bad),
            (0.159, Class::Bad),
            (0.16, Class::VeryBad),
            (2.0, Class::VeryBad),
        ] {
            assert_eq!(Class::classify_error(amount(lost)), class, "{lost}");
        }
        for (brought, luck) in [
            (-0.7, Luckiness::VeryUnlucky),
            (-0.3, Luckiness::Unlucky),
            (0.29, Luckiness::Usual),
            (0.3, Luckiness::Lucky),
            (0.6, Luckiness::VeryLucky),
        ] {
            assert_eq!(Luckiness::classify_luck(amount(brought)), luck, "{brought}");
        }
    }
}
