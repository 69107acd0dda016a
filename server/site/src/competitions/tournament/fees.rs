//! Entry fees: the movements in a tournament's pool that a step causes. The log says whose fees are in the pool, so
//! the movements are the difference between the logs before and after.

use std::collections::BTreeMap;

use play::Credits;
use store::{
    AnyConn, DbError,
    id::UserId,
    ledger::{self, StakeError},
    people,
    pools::{self, EntryFee},
};
use wire::Millis;

use super::Loaded;
use crate::{competitions::parts::Tournaments, error::AppError, matches::own_account};

/// Movements, written in the transaction of the steps that cause them.
#[derive(Debug)]
pub(super) struct Moved {
    tournament: i64,
    at: Millis,
    paid: Vec<EntryFee>,
    back: Vec<(UserId, u32)>,
    /// The payout of the whole pool: to players, and to the house.
    settled: Option<(Vec<(UserId, Credits)>, Credits)>,
    /// All players with a fee in the pool before these steps.
    others: Vec<UserId>,
}

/// Returns the movements, or `None` if entry is free or nothing moves.
pub(super) fn moved(before: &Loaded, after: &Loaded, at: Millis) -> Option<Moved> {
    let fee = Credits::from_hundredths(before.row.settings.fee?.0);
    let tournament = before.row.id.to_row();
    let is_new = |(user, seq): &(&UserId, &u32)| before.fees.get(*user) != Some(*seq);
    let paid = after.fees.iter().filter(is_new).map(|(user, seq)| {
        let (user, seq) = (*user, *seq);
        EntryFee { tournament, seq, user, amount: fee, at }
    });
    let gone = before.fees.iter().filter(|(user, seq)| after.fees.get(user) != Some(*seq));
    let gone: Vec<(UserId, u32)> = gone.map(|(user, seq)| (*user, *seq)).collect();
    let settled = match (&before.paid, &after.paid) {
        (None, Some(prizes)) => {
            // The payment empties the pool, so `gone` is all of its fees.
            let pool: i64 = gone.len().try_into().unwrap_or(i64::MAX).saturating_mul(fee.hundredths());
            let won: i64 = prizes.iter().map(|(_, won)| won.hundredths()).sum();
            Some((prizes.clone(), Credits::from_hundredths(pool - won)))
        }
        _ => None,
    };
    let moved = Moved {
        tournament,
        at,
        paid: paid.collect(),
        back: if settled.is_some() { Vec::new() } else { gone },
        settled,
        others: before.fees.keys().copied().collect(),
    };
    (!moved.paid.is_empty() || !moved.back.is_empty() || moved.settled.is_some()).then_some(moved)
}

/// Returns the changes when prizes are paid again: the additional amount of each player, negative if the player gives
/// credits back.
pub(super) fn corrected(
    before: Option<&[(UserId, Credits)]>,
    after: Option<&[(UserId, Credits)]>,
) -> Vec<(UserId, i64)> {
    let (Some(before), Some(after)) = (before, after) else { return Vec::new() };
    let mut sums: BTreeMap<UserId, i64> = BTreeMap::new();
    for (user, won) in after {
        *sums.entry(*user).or_default() += won.hundredths();
    }
    for (user, won) in before {
        *sums.entry(*user).or_default() -= won.hundredths();
    }
    sums.into_iter().filter(|(_, change)| *change != 0).collect()
}

/// Returns the refusal of a correction that would take a prize back from a player who has spent it.
pub(super) fn spent(connection: &mut AnyConn, user: UserId) -> AppError {
    let people = people::by_ids(connection, [user]).unwrap_or_default();
    let name = people.get(&user).map(|account| account.name.to_string()).unwrap_or_default();
    AppError::Refused {
        reason: "prize_spent",
        message: format!("{name} has already spent the prize that this correction would take back"),
    }
}

impl Tournaments<'_> {
    /// Checks that the players who lose a prize by a correction can give it back.
    ///
    /// # Errors
    /// If one of them cannot.
    pub(super) async fn check_returns(
        &self,
        before: &Loaded,
        prizes: &[(UserId, Credits)],
    ) -> Result<(), AppError> {
        let changes = corrected(before.paid.as_deref(), Some(prizes));
        let read = self.node.store.read(move |connection| {
            for (user, change) in changes {
                let has = ledger::balance_of(connection, user)?.unwrap_or(Credits::ZERO);
                if has.hundredths() + change < 0 {
                    return Ok::<_, DbError>(Some(spent(connection, user)));
                }
            }
            Ok(None)
        });
        read.await?.map_or(Ok(()), Err)
    }
}

impl Moved {
    /// Carries out the movements.
    ///
    /// # Errors
    /// If a player cannot pay, or the same person has another account in the pool.
    pub(super) fn write(&self, connection: &mut AnyConn) -> Result<(), AppError> {
        for fee in &self.paid {
            let people = people::by_ids(connection, [fee.user])?;
            let account = people.get(&fee.user).ok_or(AppError::NotFound("player"))?;
            for other in &self.others {
                own_account::check_pair(connection, [fee.user, *other], self.at)?;
            }
            pools::pay_entry_fee(connection, fee).map_err(|error| match error {
                StakeError::Db(error) => error.into(),
                StakeError::Short { .. } => {
                    AppError::CreditsShort { name: account.name.to_string(), each: fee.amount }
                }
            })?;
        }
        pools::return_entry_fees(connection, self.tournament, &self.back, self.at)?;
        if let Some((prizes, house)) = &self.settled {
            pools::settle_pool(connection, self.tournament, prizes, *house, self.at)?;
        }
        Ok(())
    }
}
