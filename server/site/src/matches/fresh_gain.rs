//! The limit on gains from fresh accounts. Each new account begins with a grant, so a person could otherwise collect
//! the grants of any number of accounts, by stakes or by entry fees. `store::fresh` says what is fresh and what is
//! counted.
//!
//! A match whose stake could exceed the limit is refused with the reason; the two may play without a stake. Prizes are
//! cut to the limit when a pool is paid out. What is cut goes back to the fresh accounts without a prize, up to their
//! fees, and the rest to the house.

use std::collections::{BTreeMap, HashMap};

use play::Credits;
use store::{
    AnyConn, DbError,
    account::Account,
    fresh::{self, PoolFee, Share},
    id::UserId,
};

use crate::{
    error::AppError,
    match_state::terms::Agreed,
    matches::{Matches, rated_limit::RatedLimit},
};

impl RatedLimit {
    /// Refuses a stake by which one of these two could gain more from fresh accounts than a day allows.
    ///
    /// # Errors
    /// [`AppError::StakeLimit`], or if the database fails.
    pub(crate) fn check_gain(
        self,
        connection: &mut AnyConn,
        [one, other]: [&Account; 2],
        agreed: &Agreed,
    ) -> Result<(), AppError> {
        let Some(stake) = agreed.stake.filter(|_| self.fresh_gain > Credits::ZERO) else { return Ok(()) };
        for (winner, loser) in [(one, other), (other, one)] {
            if winner.is_house_bot() || !fresh::person_of(connection, loser.id, self.now)?.1 {
                continue;
            }
            let gained = fresh::gained(connection, winner.answerable(), self.now, None)?;
            if gained.saturating_add(stake.each().hundredths()) > self.fresh_gain.hundredths() {
                return Err(AppError::StakeLimit { name: winner.name.to_string(), most: self.fresh_gain });
            }
        }
        Ok(())
    }
}

impl Matches {
    /// Counts a refusal by this limit.
    pub(crate) fn count_stake_limit(&self, error: AppError) -> AppError {
        if matches!(error, AppError::StakeLimit { .. }) {
            self.node.metrics.live.bound_reached("fresh_gain");
        }
        error
    }

    /// Refuses an invitation with a stake that the limit does not allow.
    ///
    /// # Errors
    /// As [`RatedLimit::check_gain`].
    pub(crate) async fn check_stake_of(
        &self,
        opener: &Account,
        invited: &Account,
        agreed: &Agreed,
    ) -> Result<(), AppError> {
        let (one, other, agreed, limit) = (opener.clone(), invited.clone(), *agreed, self.rated_limit());
        let read =
            self.node.store.read(move |connection| limit.check_gain(connection, [&one, &other], &agreed));
        read.await.map_err(|error| self.count_stake_limit(error))
    }

    /// Returns the prizes of a pool within the limit.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn prizes_within(
        &self,
        tournament: i64,
        prizes: Vec<(UserId, Credits)>,
    ) -> Result<Vec<(UserId, Credits)>, AppError> {
        let limit = self.rated_limit();
        if limit.fresh_gain == Credits::ZERO {
            return Ok(prizes);
        }
        let before = prizes.clone();
        let read = self.node.store.read(move |connection| {
            let fees = fresh::pool_fees(connection, tournament)?;
            let mut left = HashMap::new();
            for (user, _) in &before {
                let (person, _) = fresh::person_of(connection, *user, limit.now)?;
                let gained = fresh::gained(connection, person, limit.now, Some(tournament))?;
                left.insert(*user, (person, limit.fresh_gain.hundredths() - gained));
            }
            Ok::<_, DbError>(cut(&before, &fees, &left))
        });
        let paid = read.await?;
        if paid != prizes {
            self.node.metrics.live.bound_reached("fresh_gain");
        }
        Ok(paid)
    }
}

/// Returns the prizes cut to what each winner's person may still gain from fresh accounts, and what goes back to the
/// fresh payers without a prize. `left` has each winner's person and that amount in hundredths.
fn cut(
    prizes: &[(UserId, Credits)],
    fees: &[PoolFee],
    left: &HashMap<UserId, (UserId, i64)>,
) -> Vec<(UserId, Credits)> {
    let mut paid = Vec::new();
    let mut cut_off = 0;
    let mut used: BTreeMap<UserId, i64> = BTreeMap::new();
    for (user, prize) in prizes {
        let Some((person, left)) = left.get(user) else { continue };
        let share = Share::split_fees(*user, *person, fees);
        let used = used.entry(*person).or_default();
        let within = share.within(*prize, left - *used);
        *used += share.gain(within);
        cut_off += prize.hundredths() - within.hundredths();
        paid.push((*user, within));
    }
    let has_prize = |fee: &&PoolFee| {
        prizes.iter().any(|(user, _)| *user == fee.user)
            || left.values().any(|(person, _)| *person == fee.person)
    };
    let payers: Vec<&PoolFee> = fees.iter().filter(|fee| fee.is_fresh && !has_prize(fee)).collect();
    let each = cut_off / i64::try_from(payers.len().max(1)).unwrap_or(i64::MAX);
    paid.extend(
        payers.iter().map(|fee| (fee.user, Credits::from_hundredths(each.min(fee.amount.hundredths())))),
    );
    paid.retain(|(_, amount)| *amount > Credits::ZERO);
    paid
}

#[cfg(test)]
mod tests {
    use super::*;

    fn user(number: i64) -> UserId {
        UserId::from_row(number)
    }

    fn fees(count: i64, each: i64, is_fresh: bool) -> Vec<PoolFee> {
        let amount = Credits::from_hundredths(each);
        (1..=count)
            .map(|number| PoolFee { user: user(number), person: user(number), amount, is_fresh })
            .collect()
    }

    fn paid(prizes: &[(i64, i64)], fees: &[PoolFee], left: &[(i64, i64)]) -> Vec<(i64, i64)> {
        let prizes: Vec<_> =
            prizes.iter().map(|&(number, won)| (user(number), Credits::from_hundredths(won))).collect();
        let left = left.iter().map(|&(number, left)| (user(number), (user(number), left))).collect();
        cut(&prizes, fees, &left).iter().map(|(user, won)| (user.to_row(), won.hundredths())).collect()
    }

    #[test]
    fn a_prize_is_cut_to_the_limit_and_the_rest_goes_back_to_the_fresh_payers() {
        // Six fees of 100: the winner's prize of 540 gains 440.
        let fresh = fees(6, 10_000, true);
        assert_eq!(paid(&[(1, 54_000)], &fresh, &[(1, 44_000)]), [(1, 54_000)]);
        assert_eq!(
            paid(&[(1, 54_000)], &fresh, &[(1, 20_000)]),
            [(1, 30_000), (2, 4_800), (3, 4_800), (4, 4_800), (5, 4_800), (6, 4_800)]
        );
        // Nothing is left of the limit: each player gets back no more than the paid fee.
        assert_eq!(
            paid(&[(1, 54_000)], &fresh, &[(1, 0)]),
            [(1, 10_000), (2, 8_800), (3, 8_800), (4, 8_800), (5, 8_800), (6, 8_800)]
        );
        // Established players are not limited.
        assert_eq!(paid(&[(1, 54_000)], &fees(6, 10_000, false), &[(1, 0)]), [(1, 54_000)]);
        // Both winners have a prize, so only the third gets something back, at most the fee.
        assert_eq!(
            paid(&[(1, 18_000), (2, 9_000)], &fees(3, 10_000, true), &[(1, 1_000), (2, 20_000)]),
            [(1, 11_000), (2, 9_000), (3, 7_000)]
        );
        assert_eq!(paid(&[(1, 9_000)], &fees(1, 10_000, true), &[(1, 0)]), [(1, 9_000)]);
    }
}
