//! Credits, stakes, and the payments at the end of a staked match. Amounts are integer hundredths. This module
//! only computes payments. The caller carries them out on the accounts.
//!
//! The house takes a tenth: of both stakes if the match is paid as a whole, of the winner's gain if it is paid by
//! the point, and of each stake if the match is drawn. Every tenth is rounded down.
#![deny(clippy::float_arithmetic)]

use std::{fmt, iter::Sum, str::FromStr};

use rules::{BySide, MatchPoints, Side};
use thiserror::Error;

/// An amount of play credits in hundredths. Credits are not money and can never become money.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Credits(i64);

impl Credits {
    /// No credits.
    pub const ZERO: Self = Self(0);

    /// Returns an amount of `hundredths` hundredths.
    #[must_use]
    pub const fn from_hundredths(hundredths: i64) -> Self {
        Self(hundredths)
    }

    /// Returns the amount in hundredths.
    #[must_use]
    pub const fn hundredths(self) -> i64 {
        self.0
    }

    /// Returns the sum of two amounts.
    ///
    /// # Errors
    /// Returns [`TooManyCredits`] if the sum overflows.
    pub fn plus(self, other: Self) -> Result<Self, TooManyCredits> {
        self.0.checked_add(other.0).map(Self).ok_or(TooManyCredits)
    }

    /// Returns the difference of two amounts, negative if `other` is larger.
    ///
    /// # Errors
    /// Returns [`TooManyCredits`] if the difference overflows.
    pub fn minus(self, other: Self) -> Result<Self, TooManyCredits> {
        self.0.checked_sub(other.0).map(Self).ok_or(TooManyCredits)
    }
}

impl Sum for Credits {
    /// Returns the sum, saturated at the bounds of the type. Correct books never come near them.
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        Self(all.fold(0_i64, |sum, credits| sum.saturating_add(credits.0)))
    }
}

/// Writes the amount with two decimals: `2.50`.
impl fmt::Display for Credits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let hundredths = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", hundredths / 100, hundredths % 100)
    }
}

/// Parses the text that `Display` writes; the decimals may be omitted.
impl FromStr for Credits {
    type Err = NoCredits;

    fn from_str(text: &str) -> Result<Self, NoCredits> {
        let refused = || NoCredits(text.to_owned());
        let (digits, is_negative) = text.strip_prefix('-').map_or((text, false), |digits| (digits, true));
        let (whole, decimals) = digits.split_once('.').unwrap_or((digits, "00"));
        let are_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        if !are_digits(whole) || !are_digits(decimals) || decimals.len() != 2 {
            return Err(refused());
        }
        let hundredths: i64 = format!("{whole}{decimals}").parse().map_err(|_too_long| refused())?;
        Ok(Self(if is_negative { -hundredths } else { hundredths }))
    }
}

/// The error for an amount that does not fit in [`Credits`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the amount of credits is too large")]
pub struct TooManyCredits;

/// The error for a text that is not an amount.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is not an amount of credits: write it with two decimals, as in 2.50")]
pub struct NoCredits(String);

/// The error for a stake that is not on offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a stake of {wanted} is not on offer: {} or {}", offered[0], offered[1])]
pub struct StakeNotOffered {
    /// The requested stake.
    pub wanted: Credits,
    /// The stakes on offer.
    pub offered: [Credits; 2],
}

/// The stake of each player, and how it is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stake {
    each: Credits,
    point: Option<Credits>,
}

/// The limit on the price of a Single game, as a multiple of the value of a point.
const LIMIT_POINTS: i64 = 10;
/// The divisor for the house's share.
const HOUSE_DIVISOR: i64 = 10;

impl Stake {
    /// The stakes on offer for a match that is paid as a whole.
    pub const OFFERED_FOR_A_MATCH: [Credits; 2] = [Credits(250), Credits(500)];
    /// The stakes on offer for a point of a Single game.
    pub const OFFERED_FOR_A_POINT: [Credits; 2] = [Credits(100), Credits(200)];
    /// The largest amount that any stake takes from a player.
    pub const EACH_MAX: Credits = Credits(2_000);

    /// Returns a stake of `each` per player, paid to the winner of the whole match.
    ///
    /// # Errors
    /// Returns [`StakeNotOffered`] if `each` is not on offer.
    pub fn for_a_match(each: Credits) -> Result<Self, StakeNotOffered> {
        let offered = Self::OFFERED_FOR_A_MATCH;
        if !offered.contains(&each) {
            return Err(StakeNotOffered { wanted: each, offered });
        }
        Ok(Self { each, point: None })
    }

    /// Returns a stake of ten times `point` per player, the limit. The winner is paid by the point.
    ///
    /// # Errors
    /// Returns [`StakeNotOffered`] if `point` is not on offer.
    pub fn for_a_point(point: Credits) -> Result<Self, StakeNotOffered> {
        let offered = Self::OFFERED_FOR_A_POINT;
        if !offered.contains(&point) {
            return Err(StakeNotOffered { wanted: point, offered });
        }
        Ok(Self { each: Credits(point.0 * LIMIT_POINTS), point: Some(point) })
    }

    /// Returns the amount that each player puts in; in Single games that is the limit.
    #[must_use]
    pub const fn each(self) -> Credits {
        self.each
    }

    /// Returns the value of a point if the match is paid by the point.
    #[must_use]
    pub const fn point(self) -> Option<Credits> {
        self.point
    }

    /// Returns the settlement of a match that was called off: each player gets its stake back.
    #[must_use]
    pub fn give_back(self) -> Settlement {
        let paid = BySide { white: self.each, black: self.each };
        Settlement { gain: Credits::ZERO, paid, house: Credits::ZERO }
    }

    /// Returns the division of both stakes after `winner` has won with this score. `None` stands for a draw.
    #[must_use]
    pub fn settle(self, winner: Option<Side>, score: BySide<MatchPoints>) -> Settlement {
        let each = self.each;
        let Some(winner) = winner else {
            let back = Credits(each.0 - house_share(each).0);
            let paid = BySide { white: back, black: back };
            return Settlement { gain: Credits::ZERO, paid, house: Credits(2 * house_share(each).0) };
        };
        let (gain, house) = match self.point {
            None => (each, house_share(Credits(2 * each.0))),
            Some(point) => {
                let points = i64::from(score[winner].get());
                let gain = Credits(point.0.saturating_mul(points)).min(each);
                (gain, house_share(gain))
            }
        };
        let mut paid = BySide { white: Credits::ZERO, black: Credits::ZERO };
        paid[winner] = Credits(each.0 + gain.0 - house.0);
        paid[winner.opponent()] = Credits(each.0 - gain.0);
        Settlement { gain, paid, house }
    }
}

/// Returns a tenth, rounded down.
const fn house_share(of: Credits) -> Credits {
    Credits(of.0 / HOUSE_DIVISOR)
}

/// The division of both stakes when a match ends. Its parts add up to both stakes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Settlement {
    gain: Credits,
    paid: BySide<Credits>,
    house: Credits,
}

impl Settlement {
    /// Returns the loser's loss before the house takes its share; zero after a draw.
    #[must_use]
    pub const fn gain(&self) -> Credits {
        self.gain
    }

    /// Returns the payment to each player.
    #[must_use]
    pub const fn paid(&self) -> BySide<Credits> {
        self.paid
    }

    /// Returns the house's share.
    #[must_use]
    pub const fn house(&self) -> Credits {
        self.house
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn credits(text: &str) -> Credits {
        text.parse().unwrap()
    }

    type End = (Option<Side>, BySide<MatchPoints>);

    fn won(points: u32) -> End {
        (Some(Side::White), BySide { white: MatchPoints::new(points), black: MatchPoints::ZERO })
    }

    fn drawn() -> End {
        (None, BySide { white: MatchPoints::new(2), black: MatchPoints::new(2) })
    }

    #[test]
    fn the_worked_examples_of_the_rules() {
        let whole = |text| Stake::for_a_match(credits(text)).unwrap();
        let point = |text| Stake::for_a_point(credits(text)).unwrap();
        // Columns: stake, outcome, payment to White (the winner), payment to Black, the house's share.
        let rows = [
            (whole("2.50"), won(5), "4.50", "0.00", "0.50"),
            (whole("5.00"), won(5), "9.00", "0.00", "1.00"),
            (whole("2.50"), won(3), "4.50", "0.00", "0.50"),
            (whole("2.50"), drawn(), "2.25", "2.25", "0.50"),
            (whole("5.00"), drawn(), "4.50", "4.50", "1.00"),
            (point("1.00"), won(1), "10.90", "9.00", "0.10"),
            // A gammon on a cube at 2.
            (point("1.00"), won(4), "13.60", "6.00", "0.40"),
            (point("2.00"), won(4), "27.20", "12.00", "0.80"),
            (point("1.00"), won(10), "19.00", "0.00", "1.00"),
            // Losses stop at the limit.
            (point("1.00"), won(12), "19.00", "0.00", "1.00"),
            (point("2.00"), won(u32::MAX), "38.00", "0.00", "2.00"),
        ];
        for (stake, (winner, score), white, black, house) in rows {
            let settled = stake.settle(winner, score);
            let BySide { white: to_white, black: to_black } = settled.paid();
            assert_eq!(
                (to_white, to_black, settled.house()),
                (credits(white), credits(black), credits(house)),
                "{stake:?} {winner:?} {score:?}"
            );
        }
    }

    #[test]
    fn a_player_who_leaves_ahead_loses_the_whole_stake() {
        let score = BySide { white: MatchPoints::ZERO, black: MatchPoints::new(6) };
        let settled = Stake::for_a_match(credits("5.00")).unwrap().settle(Some(Side::White), score);
        assert_eq!(settled.paid(), BySide { white: credits("9.00"), black: Credits::ZERO });
    }

    #[test]
    fn stakes_that_are_not_on_offer_say_what_is() {
        let refused = Stake::for_a_match(credits("3.00")).unwrap_err();
        assert_eq!(refused.to_string(), "a stake of 3.00 is not on offer: 2.50 or 5.00");
        for hundredths in [-100, 0, 50, 101, 250, i64::MAX] {
            assert!(Stake::for_a_point(Credits::from_hundredths(hundredths)).is_err(), "{hundredths}");
        }
        let dearest = Stake::for_a_point(Stake::OFFERED_FOR_A_POINT[1]).unwrap();
        assert_eq!(dearest.each(), Stake::EACH_MAX);
    }

    #[test]
    fn amounts_are_written_with_two_decimals_and_read_back() {
        for (hundredths, text) in [(0, "0.00"), (5, "0.05"), (250, "2.50"), (-1_234, "-12.34"), (-7, "-0.07")]
        {
            assert_eq!(Credits::from_hundredths(hundredths).to_string(), text);
            assert_eq!(credits(text).hundredths(), hundredths);
        }
        assert_eq!(credits("12").hundredths(), 1_200);
        for text in ["", "-", ".50", "1.", "1.5", "1.500", "+1", "1,50", "1e3", "99999999999999999999"] {
            assert!(text.parse::<Credits>().is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_settlement_is_both_stakes_and_nobody_pays_more_than_a_stake(
            points in 0_u32..5_000, is_higher in any::<bool>(), by_point in any::<bool>(), is_drawn in any::<bool>(),
        ) {
            let index = usize::from(is_higher);
            let stake = if by_point {
                Stake::for_a_point(Stake::OFFERED_FOR_A_POINT[index])
            } else {
                Stake::for_a_match(Stake::OFFERED_FOR_A_MATCH[index])
            };
            let stake = stake.unwrap();
            let (winner, score) = if is_drawn { drawn() } else { won(points) };
            let settled = stake.settle(winner, score);
            let BySide { white, black } = settled.paid();
            let paid = [white, black, settled.house()].into_iter().sum::<Credits>();
            prop_assert_eq!(paid.hundredths(), 2 * stake.each().hundredths());
            prop_assert!([white, black, settled.house()].iter().all(|&part| part >= Credits::ZERO));
        }
    }
}
