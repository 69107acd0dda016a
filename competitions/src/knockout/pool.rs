//! Entry fees and the division of the pool.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use play::Credits;

use super::{Branch, How, Knockout, Outcome, Seat};
use crate::id::PlayerId;

/// The range of an entry fee, in hundredths of a credit.
pub const FEE: RangeInclusive<i64> = 100..=10_000;
/// The divisor for the house's share of a pool; the share is rounded down.
const HOUSE_PART: i64 = 10;
/// The maximum number of paid places.
pub const SHARES_MAX: usize = 16;

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
    /// The players' prizes, in the order of their places.
    pub prizes: Vec<(PlayerId, Credits)>,
    /// The players who get their fee back instead of a prize, because a director decided their match before it began.
    pub back: Vec<PlayerId>,
}

/// A side of the bracket. A match that a director decides separates its loser, and the players who lost to that loser
/// directly or through others, from everybody else. A side is named by that loser; `None` is the side of the winner
/// and of all players who are behind no such match.
type Side = Option<PlayerId>;

/// The last defeat of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Defeat {
    /// By this opponent, at the board or by a rule.
    By(PlayerId),
    /// Neither player came.
    BothLost,
    /// By a director's decision in a match that had begun.
    Stopped,
    /// By a director's decision in a match that had not begun, or by absence from a match that began again because a
    /// director had undone its decision.
    Unplayed,
}

impl Knockout {
    /// Returns the players whose fees are in the pool while it is not paid out: all who have entered; after the draw
    /// all who were drawn, those with a bye included; nobody after the event was called off. Everything that pays,
    /// shows or checks a pool asks this function.
    #[must_use]
    pub fn payers(&self) -> Vec<PlayerId> {
        if self.is_cancelled() {
            return Vec::new();
        }
        let Some(main) = self.bracket(Branch::Main) else { return self.players().collect() };
        let drawn = main.entries().iter().map(|entry| entry.player);
        drawn.filter(|player| !self.is_fee_returned(*player)).collect()
    }

    /// Returns the divided fees of [`Self::payers`], or `None` until the main bracket is over.
    ///
    /// A player who loses a match that a director decided before it began gets the fee back, or the prize if that is
    /// higher, and so does a player who is absent from a match that begins again ([`Self::is_absence_again`]). The
    /// house gets a tenth of the other fees, rounded down. The places win their percentages of the rest, and players
    /// who share places share their percentages evenly. The first in the list of places gets the remainder of rounding
    /// and the prizes of unoccupied places.
    ///
    /// No side wins more than its own players have paid, so a director's decision moves no credits from one side to
    /// another. What a side may not win goes back in equal parts to the players behind such decisions, up to their
    /// fees, and then to the house.
    #[must_use]
    pub fn divide(&self, fee: Credits, percents: &[u8]) -> Option<Divided> {
        let players: Vec<PlayerId> = self.places().into_iter().map(|(_, player)| player).collect();
        players.first()?;
        let defeats = self.defeats();
        let mut division = Division {
            fee: fee.hundredths(),
            payers: self.payers().into_iter().collect(),
            sides: players.iter().map(|player| (*player, side_of(&defeats, *player))).collect(),
            back: players
                .iter()
                .copied()
                .filter(|player| defeats.get(player) == Some(&Defeat::Unplayed))
                .collect(),
            players,
            won: BTreeMap::new(),
            left: 0,
        };
        division.back.retain(|player| division.payers.contains(player));
        let house = division.pay_places(self, percents);
        division.cut_to_sides();
        division.give_the_rest();
        let Division { players, back, won, left, .. } = division;
        let amount = |player: PlayerId| Some((player, *won.get(&player).filter(|won| **won > 0)?));
        let prizes = players.into_iter().filter_map(amount);
        Some(Divided {
            house: Credits::from_hundredths(house + left),
            prizes: prizes.map(|(player, won)| (player, Credits::from_hundredths(won))).collect(),
            back,
        })
    }

    /// Returns the last defeat of each player who is out of the main bracket.
    fn defeats(&self) -> BTreeMap<PlayerId, Defeat> {
        let mut defeats = BTreeMap::new();
        let Some(main) = self.bracket(Branch::Main) else { return defeats };
        let spots = (1..=main.round_number()).flat_map(|round| main.round(round));
        for spot in spots {
            let is_absence_again = self.is_absence_again(Branch::Main, &spot);
            for seat in Seat::ALL {
                let Some(player) = spot.pairing.player(seat) else { continue };
                let defeat = match spot.decided {
                    Some(Outcome::Won(winner, _)) if winner != player && is_absence_again => {
                        Some(Defeat::Unplayed)
                    }
                    Some(Outcome::Won(winner, how)) if winner != player => match how {
                        How::Unplayed => Some(Defeat::Unplayed),
                        How::Stopped | How::Overruled => Some(Defeat::Stopped),
                        How::Played
                        | How::Idle
                        | How::Director
                        | How::OpenAtTheEnd(_)
                        | How::Ruling
                        | How::Absent
                        | How::NeitherCame
                        | How::Withdrew => Some(Defeat::By(winner)),
                    },
                    Some(Outcome::BothLost) if self.is_removed(player) => Some(Defeat::Unplayed),
                    // Two players who have withdrawn lose in the same way as two who have not come.
                    Some(Outcome::BothLost) if is_absence_again && !self.is_retired(player) => {
                        Some(Defeat::Unplayed)
                    }
                    Some(Outcome::BothLost) => Some(Defeat::BothLost),
                    Some(Outcome::Won(..)) | None => None,
                };
                // A lucky loser is in the event again.
                match defeat {
                    Some(defeat) => defeats.insert(player, defeat),
                    None => defeats.remove(&player),
                };
            }
        }
        defeats
    }
}

/// Returns the side of a player. Each defeat by an opponent leads to a defeat of that opponent in a later round, so the
/// chain ends.
fn side_of(defeats: &BTreeMap<PlayerId, Defeat>, mut player: PlayerId) -> Side {
    loop {
        match defeats.get(&player) {
            Some(Defeat::By(opponent)) => player = *opponent,
            Some(Defeat::Stopped | Defeat::Unplayed) => return Some(player),
            Some(Defeat::BothLost) | None => return None,
        }
    }
}

/// A pool that is being divided. Amounts are in hundredths of a credit.
struct Division {
    fee: i64,
    payers: BTreeSet<PlayerId>,
    /// All players of the draw, in the order of their places.
    players: Vec<PlayerId>,
    sides: BTreeMap<PlayerId, Side>,
    /// The players who get their fee back.
    back: Vec<PlayerId>,
    won: BTreeMap<PlayerId, i64>,
    /// The part of the pool that is not given to anybody yet.
    left: i64,
}

impl Division {
    /// Pays each place its percentages. Returns the house's share.
    fn pay_places(&mut self, state: &Knockout, percents: &[u8]) -> i64 {
        loop {
            let pool = self.fee * count(self.payers.len() - self.back.len());
            let house = pool / HOUSE_PART;
            self.left = pool - house;
            let part = |percent: &u8| Credits::from_hundredths(self.left * i64::from(*percent) / 100);
            let listed: Vec<Credits> = percents.iter().map(part).collect();
            let prizes = state.prizes(&listed).into_iter();
            self.won = prizes.map(|(player, won)| (player, won.hundredths())).collect();
            let known = self.back.len();
            // A higher prize is paid instead of the fee. More fees then stay in the pool, so prizes only grow.
            self.back.retain(|player| self.won.get(player).is_none_or(|won| *won < self.fee));
            if self.back.len() == known {
                self.won.retain(|player, _| !self.back.contains(player));
                self.left -= self.won.values().sum::<i64>();
                return house;
            }
        }
    }

    /// Returns the sum of a side's entry fees, without refunded fees.
    fn budget(&self, side: Side) -> i64 {
        let of_side =
            |player: &&PlayerId| self.sides.get(*player) == Some(&side) && !self.back.contains(player);
        self.fee * count(self.payers.iter().filter(of_side).count())
    }

    fn sum(&self, side: Side) -> i64 {
        let of_side = self.won.iter().filter(|(player, _)| self.sides.get(*player) == Some(&side));
        of_side.map(|(_, won)| won).sum()
    }

    /// Reduces the prizes of each side to its budget.
    fn cut_to_sides(&mut self) {
        let sides: BTreeSet<Side> = self.sides.values().copied().collect();
        for side in sides {
            let (budget, sum) = (self.budget(side), self.sum(side));
            if sum <= budget {
                continue;
            }
            let of_side = self.won.iter_mut().filter(|(player, _)| self.sides.get(*player) == Some(&side));
            for (_, won) in of_side {
                *won = *won * budget / sum;
            }
            self.left += sum - self.sum(side);
        }
    }

    /// Gives what is left to the first in the list of places, and then back to the players behind awards.
    fn give_the_rest(&mut self) {
        let here: Vec<PlayerId> =
            self.players.iter().filter(|player| !self.back.contains(player)).copied().collect();
        if let Some(first) = here.first() {
            self.give(*first, i64::MAX);
        }
        let is_behind = |player: &PlayerId| self.payers.contains(player) && self.sides[player].is_some();
        let behind: Vec<PlayerId> = here.into_iter().filter(is_behind).collect();
        let each = self.left / count(behind.len().max(1));
        for player in behind {
            let has = self.won.get(&player).copied().unwrap_or_default();
            self.give(player, each.min(self.fee - has));
        }
    }

    /// Gives a player at most `most`, as far as it is left and the side's budget allows it.
    fn give(&mut self, player: PlayerId, most: i64) {
        let side = self.sides[&player];
        let given = most.min(self.budget(side) - self.sum(side)).min(self.left);
        if given > 0 {
            self.left -= given;
            *self.won.entry(player).or_default() += given;
        }
    }
}

fn count(players: usize) -> i64 {
    i64::try_from(players).unwrap_or(i64::MAX)
}

#[cfg(test)]
#[path = "pool_tests.rs"]
mod tests;
