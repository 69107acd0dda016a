//! The pools of tournaments: entry fees, refunds and payouts. As in the rest of the ledger, the database itself makes
//! the transfers for these rows and refuses writes that would unbalance the books.

use std::collections::BTreeSet;

use diesel::prelude::*;
use moment::Millis;
use play::Credits;
use rules::Side;

use super::{
    AnyConn, DbError,
    columns::column,
    ledger::{self, StakeError},
    schema::{
        entry_fee_returns as returns, entry_fees as fees, old_pools as old, pool_failures as failures,
        pool_prizes as prizes, pool_settlements as pools, prize_corrections as corrections,
    },
};
use crate::id::{TournamentId, UserId};

/// An entry fee: its payer, and the step of the tournament's log that it belongs to.
#[derive(Debug, Clone, Copy)]
pub struct EntryFee {
    pub tournament: i64,
    pub seq: u32,
    pub user: UserId,
    pub amount: Credits,
    pub at: Millis,
}

/// Moves a fee into the tournament's pool.
///
/// # Errors
/// [`StakeError::Short`] if the player has too little credit. Its side is always White, because there is one player.
pub fn pay_entry_fee(connection: &mut AnyConn, fee: &EntryFee) -> Result<(), StakeError> {
    ledger::lock(connection, &[fee.user])?;
    let has = ledger::balance_of(connection, fee.user)?.unwrap_or_default();
    if has < fee.amount {
        return Err(StakeError::Short { side: Side::White });
    }
    diesel::insert_into(fees::table)
        .values((
            fees::tournament_id.eq(fee.tournament),
            fees::seq.eq(column(fee.seq)),
            fees::user_id.eq(fee.user.to_row()),
            fees::amount.eq(fee.amount.hundredths()),
            fees::at.eq(fee.at.0),
        ))
        .execute(connection)
        .map_err(DbError::from)?;
    Ok(())
}

/// Refunds entry fees. Each is given by its payer and the step with which it was paid.
pub fn return_entry_fees(
    connection: &mut AnyConn,
    tournament: i64,
    paid: &[(UserId, u32)],
    at: Millis,
) -> Result<(), DbError> {
    let users: Vec<UserId> = paid.iter().map(|(user, _)| *user).collect();
    ledger::lock(connection, &users)?;
    for (_, seq) in paid {
        diesel::insert_into(returns::table)
            .values((
                returns::tournament_id.eq(tournament),
                returns::seq.eq(column(*seq)),
                returns::at.eq(at.0),
            ))
            .execute(connection)?;
    }
    Ok(())
}

/// Pays out a whole pool.
pub fn settle_pool(
    connection: &mut AnyConn,
    tournament: i64,
    won: &[(UserId, Credits)],
    house: Credits,
    at: Millis,
) -> Result<(), DbError> {
    let users: Vec<UserId> = won.iter().map(|(user, _)| *user).collect();
    ledger::lock(connection, &users)?;
    for (user, amount) in won {
        diesel::insert_into(prizes::table)
            .values((
                prizes::tournament_id.eq(tournament),
                prizes::user_id.eq(user.to_row()),
                prizes::amount.eq(amount.hundredths()),
            ))
            .execute(connection)?;
    }
    diesel::insert_into(pools::table)
        .values((
            pools::tournament_id.eq(tournament),
            pools::house_share.eq(house.hundredths()),
            pools::at.eq(at.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the events whose pools an earlier version may have left without the fee of a player with a bye, each with
/// the steps whose fees were returned.
pub fn to_review(connection: &mut AnyConn) -> Result<Vec<(TournamentId, BTreeSet<u32>)>, DbError> {
    let ids: Vec<i64> = old::table.select(old::tournament_id).load(connection)?;
    let with_returns = |id: i64| {
        let seqs: Vec<i32> =
            returns::table.filter(returns::tournament_id.eq(id)).select(returns::seq).load(connection)?;
        let seqs = seqs.into_iter().filter_map(|seq| u32::try_from(seq).ok());
        Ok((TournamentId::from_row(id), seqs.collect()))
    };
    ids.into_iter().map(with_returns).collect()
}

/// Stores that the pool of an event was reviewed. Fails with a conflict if it was reviewed already.
pub fn reviewed(connection: &mut AnyConn, id: TournamentId) -> Result<(), DbError> {
    let deleted = diesel::delete(old::table.find(id.to_row())).execute(connection)?;
    if deleted == 0 {
        return Err(DbError::Conflict("old_pools".to_owned()));
    }
    Ok(())
}

/// An entry fee, for the audit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct FeeRow {
    pub tournament: i64,
    pub seq: i32,
    pub user: i64,
    pub amount: i64,
    pub is_back: bool,
}

/// All pools, for the audit.
#[derive(Debug)]
pub struct Pools {
    pub fees: Vec<FeeRow>,
    /// The prizes: tournament, user, amount.
    pub prizes: Vec<(i64, i64, i64)>,
    /// The settled pools: tournament, the house's share.
    pub settled: Vec<(i64, i64)>,
    /// Corrections of prizes: tournament, user, amount.
    pub corrected: Vec<(i64, i64, i64)>,
    /// Payouts that have failed: tournament, attempts, the cause.
    pub failed: Vec<(i64, i32, String)>,
}

/// Reads all pools.
pub fn all(connection: &mut AnyConn) -> Result<Pools, DbError> {
    type Columns = (i64, i32, i64, i64, Option<i64>);
    let rows: Vec<Columns> = fees::table
        .left_join(
            returns::table.on(returns::tournament_id.eq(fees::tournament_id).and(returns::seq.eq(fees::seq))),
        )
        .select((fees::tournament_id, fees::seq, fees::user_id, fees::amount, returns::at.nullable()))
        .load(connection)?;
    let fees = rows.into_iter().map(|(tournament, seq, user, amount, back)| FeeRow {
        tournament,
        seq,
        user,
        amount,
        is_back: back.is_some(),
    });
    Ok(Pools {
        fees: fees.collect(),
        prizes: prizes::table
            .select((prizes::tournament_id, prizes::user_id, prizes::amount))
            .load(connection)?,
        settled: pools::table.select((pools::tournament_id, pools::house_share)).load(connection)?,
        corrected: corrections::table
            .select((corrections::tournament_id, corrections::user_id.assume_not_null(), corrections::amount))
            .filter(corrections::user_id.is_not_null())
            .load(connection)?,
        failed: failures::table
            .select((failures::tournament_id, failures::tries, failures::cause))
            .load(connection)?,
    })
}
