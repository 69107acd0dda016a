//! Entry fees: the movements in a tournament's pool that a step causes. The log says whose fees are in the pool, so
//! the movements are the difference between the logs before and after.

use play::Credits;
use store::{
    AnyConn, DbError,
    id::UserId,
    ledger::{self, StakeError},
    people,
    pools::{self, EntryFee},
};
use texts::refusals;
use wire::Millis;

use super::{Loaded, payout::Payout, player};
use crate::{
    competitions::parts::Tournaments,
    error::AppError,
    matches::own_account,
    may::{self, Deed},
};

/// Movements, written in the transaction of the steps that cause them.
#[derive(Debug)]
pub(super) struct Moved {
    tournament: i64,
    at: Millis,
    paid: Vec<EntryFee>,
    back: Vec<(UserId, u32)>,
    /// The payout of the rest of the pool: to players, and to the house.
    settled: Option<(Vec<(UserId, Credits)>, Credits)>,
    /// All players with a fee in the pool before these steps.
    others: Vec<UserId>,
}

/// Returns the movements, or `None` if entry is free or nothing moves.
pub(super) fn moved(before: &Loaded, after: &Loaded, at: Millis) -> Option<Moved> {
    before.row.settings.fee?;
    let fee = before.fee();
    let tournament = before.row.id.to_row();
    let (held, next) = (before.fees(), after.fees());
    let is_new = |(user, seq): &(&UserId, &u32)| held.get(*user) != Some(*seq);
    let paid = next.iter().filter(is_new).map(|(user, seq)| {
        let (user, seq) = (*user, *seq);
        EntryFee { tournament, seq, user, amount: fee, at }
    });
    let gone = held.iter().filter(|(user, seq)| next.get(user) != Some(*seq));
    // A fee that an earlier version returned is not returned again.
    let gone = gone.filter(|(user, _)| !after.state.is_fee_returned(player(**user)));
    let mut gone: Vec<(UserId, u32)> = gone.map(|(user, seq)| (*user, *seq)).collect();
    let settled = match (&before.paid, &after.paid) {
        (None, Some(payout)) => {
            // The payment empties the pool, so `gone` is all of its fees.
            let all = gone.len();
            gone.retain(|(user, _)| payout.back.contains(user));
            let left: i64 = (all - gone.len()).try_into().unwrap_or(i64::MAX);
            let won: i64 = payout.prizes.iter().map(|(_, won)| won.hundredths()).sum();
            let house = left.saturating_mul(fee.hundredths()) - won;
            Some((payout.prizes.clone(), Credits::from_hundredths(house)))
        }
        _ => None,
    };
    let moved = Moved {
        tournament,
        at,
        paid: paid.collect(),
        back: gone,
        settled,
        others: held.into_keys().collect(),
    };
    (!moved.paid.is_empty() || !moved.back.is_empty() || moved.settled.is_some()).then_some(moved)
}

/// Returns the changes when prizes are paid again: the additional amount of each player in hundredths of a credit,
/// negative if the player gives credits back.
pub(super) fn corrected(before: &Loaded, after: Option<&Payout>) -> Vec<(UserId, i64)> {
    let (Some(paid), Some(due)) = (&before.paid, after) else { return Vec::new() };
    let mut sums = due.sums(before.fee());
    for (user, won) in paid.sums(before.fee()) {
        *sums.entry(user).or_default() -= won;
    }
    sums.into_iter().filter(|(_, change)| *change != 0).collect()
}

/// Returns the refusal of a correction that would take a prize back from a player who has spent it.
pub(super) fn spent(connection: &mut AnyConn, user: UserId) -> AppError {
    let people = people::by_ids(connection, [user]).unwrap_or_default();
    let name = people.get(&user).map(|account| account.name.to_string()).unwrap_or_default();
    AppError::Refused(refusals::prize_spent(name))
}

impl Tournaments<'_> {
    /// Checks that the players who lose a prize by a correction can give it back.
    ///
    /// # Errors
    /// If one of them cannot.
    pub(super) async fn check_returns(&self, before: &Loaded, payout: &Payout) -> Result<(), AppError> {
        let changes = corrected(before, Some(payout));
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
            let account =
                people.get(&fee.user).ok_or_else(|| AppError::NotFound(refusals::no_such_player()))?;
            may::check(connection, fee.user, Deed::Begin { counts: true }, self.at)?;
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
