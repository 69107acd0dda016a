//! Entry fees and the division of the pool.

use std::ops::RangeInclusive;

use play::Credits;

use super::Knockout;
use crate::id::PlayerId;

/// The range of an entry fee, in hundredths of a credit.
pub const FEE: RangeInclusive<i64> = 100..=10_000;
/// The divisor for the house's share of a pool; the share is rounded down.
const HOUSE_PART: i64 = 10;
/// The maximum number of paid places.
const SHARES_MAX: usize = 16;

/// Returns true if a pool can be divided by these percentages, listed from the first place: each is above zero,
/// none exceeds the one before, and their sum is 100.
#[must_use]
pub fn are_shares(percents: &[u8]) -> bool {
    let sum: u32 = percents.iter().map(|percent| u32::from(*percent)).sum();
    percents.len() <= SHARES_MAX
        && sum == 100
        && !percents.contains(&0)
        && percents.windows(2).all(|pair| pair[0] >= pair[1])
}

/// A divided pool. Nothing is left over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divided {
    /// The house's share.
    pub house: Credits,
    /// The players' prizes.
    pub prizes: Vec<(PlayerId, Credits)>,
}

impl Knockout {
    /// Returns the divided fees of all drawn players, or `None` until the main bracket is over. The house gets a tenth,
    /// rounded down. The places win their percentages of the rest, and players who share places share their percentages
    /// evenly. The first in the list of places gets the remainder of rounding and the prizes of unoccupied places.
    #[must_use]
    pub fn divide(&self, fee: Credits, percents: &[u8]) -> Option<Divided> {
        let places = self.places();
        let (_, winner) = *places.first()?;
        let heads = i64::try_from(places.len()).unwrap_or(i64::MAX);
        let pool = fee.hundredths().saturating_mul(heads);
        let house = pool / HOUSE_PART;
        let rest = pool - house;
        let listed: Vec<Credits> = percents
            .iter()
            .map(|percent| Credits::from_hundredths(rest * i64::from(*percent) / 100))
            .collect();
        let mut prizes = self.prizes(&listed);
        let paid: i64 = prizes.iter().map(|(_, won)| won.hundredths()).sum();
        let left = rest - paid;
        match prizes.iter_mut().find(|(player, _)| *player == winner) {
            Some((_, won)) => *won = Credits::from_hundredths(won.hundredths() + left),
            None if left > 0 => prizes.insert(0, (winner, Credits::from_hundredths(left))),
            None => {}
        }
        Some(Divided { house: Credits::from_hundredths(house), prizes })
    }
}

#[cfg(test)]
mod tests {
    use ratings::Rating;
    use rules::MatchLength;

    use super::*;
    use crate::{
        Seed, Time,
        knockout::{BracketSettings, BracketStep, Branch, Entry, How, Settings, Step, Timetable},
    };

    /// A row: the number of players, the fee and the percentages, then the house's share and the prizes from the
    /// first place.
    type Row = (u64, i64, &'static [u8], i64, &'static [i64]);

    /// Returns a finished tournament of `players` players in which the player listed first always wins.
    fn played(players: u64) -> Knockout {
        let bracket = BracketSettings {
            length: MatchLength::new(10).unwrap(),
            players_max: 64,
            idle_days: 14,
            by_rating: false,
            grace_ms: None,
        };
        let settings = Settings {
            places: 64,
            check_in: false,
            timetable: Timetable::default(),
            late_until: None,
            pause_ms: None,
            bracket,
        };
        let mut tournament = Knockout::new(settings);
        let at = Time::new(1);
        for number in 1..=players {
            let entry = Entry { player: PlayerId::new(number), rating: Rating::START };
            tournament.take(Step::Entered(entry), at).unwrap();
        }
        while !tournament.is_over() {
            let draw = BracketStep::Drawn { seed: Seed::new(5) };
            tournament.take(Step::Bracket(Branch::Main, draw), at).unwrap();
            for ((branch, pairing), [winner, _]) in tournament.to_set_up() {
                let step = BracketStep::Decided { pairing, winner, how: How::Played };
                tournament.take(Step::Bracket(branch, step), at).unwrap();
            }
        }
        tournament
    }

    #[test]
    fn a_pool_is_divided_to_the_last_hundredth() {
        let rows: &[Row] = &[
            (4, 1_000, &[50, 30, 20], 400, &[1_800, 1_080, 360, 360]),
            (4, 1_000, &[100], 400, &[3_600]),
            // No player has place three, so the winner gets its share too.
            (2, 1_000, &[50, 30, 20], 200, &[1_260, 540]),
            // 3.03 - 0.30 = 2.73: 60 % of it is 1.638, 40 % is 1.092.
            (3, 101, &[60, 40], 30, &[164, 109]),
            (8, 250, &[40, 30, 10, 10, 5, 5], 200, &[720, 540, 180, 180, 45, 45, 45, 45]),
        ];
        for &(players, fee, percents, house, prizes) in rows {
            let tournament = played(players);
            let divided = tournament.divide(Credits::from_hundredths(fee), percents).unwrap();
            let won: Vec<i64> = divided.prizes.iter().map(|(_, won)| won.hundredths()).collect();
            assert_eq!((divided.house.hundredths(), won.as_slice()), (house, prizes), "{players} at {fee}");
            let heads = i64::try_from(tournament.places().len()).unwrap();
            assert_eq!(house + won.iter().sum::<i64>(), heads * fee);
        }
    }

    #[test]
    fn percents_that_can_be_paid() {
        for percents in [&[100][..], &[50, 30, 20], &[40, 30, 15, 15]] {
            assert!(are_shares(percents), "{percents:?}");
        }
        for percents in [&[][..], &[50, 30], &[60, 60], &[100, 0], &[20, 30, 50], &[6; 17]] {
            assert!(!are_shares(percents), "{percents:?}");
        }
    }
}
