//! Entry fees: the movements in a tournament's pool that a step causes. The log says whose fees are in the pool, so
//! the movements are the difference between the logs before and after.

use play::Credits;
use store::{
    AnyConn,
    id::UserId,
    ledger::StakeError,
    people,
    pools::{self, EntryFee},
};
use wire::Millis;

use super::Loaded;
use crate::{error::AppError, matches::own_account};

/// The movements in the transaction of the steps that cause them.
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
