//! Prizes that are paid again after a result was corrected: what a player loses goes to the house, and from there to
//! the player who gets it. Triggers make the transfers.

use std::collections::BTreeMap;

use diesel::prelude::*;
use moment::Millis;
use thiserror::Error;

use super::{AnyConn, DbError, columns::column, ledger, schema::prize_corrections};
use crate::id::UserId;

/// Reasons why a correction cannot be booked.
#[derive(Debug, Error)]
pub enum BookError {
    #[error(transparent)]
    Db(#[from] DbError),
    /// The player no longer has the prize.
    #[error("a player cannot give a prize back")]
    Short { user: UserId },
}

impl From<diesel::result::Error> for BookError {
    fn from(error: diesel::result::Error) -> BookError {
        BookError::Db(error.into())
    }
}

/// The account that pays when corrected prizes are higher than those before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The house, which had a larger share of the pool. The mint covers only what the house lacks.
    Pool,
    /// The mint, which pays the prizes of events without entry fees.
    Mint,
}

/// A correction of prizes.
#[derive(Debug, Clone, Copy)]
pub struct Correction<'a> {
    pub tournament: i64,
    /// The last step before the correction.
    pub seq: u32,
    /// The changes in hundredths of a credit: negative for a player who gives a prize back.
    pub changes: &'a [(UserId, i64)],
    pub source: Source,
    pub at: Millis,
}

/// Books the changes of prizes.
///
/// # Errors
/// If a player no longer has the credits to give back. Then nothing is booked.
pub fn book(connection: &mut AnyConn, correction: &Correction<'_>) -> Result<(), BookError> {
    let Correction { tournament, seq, changes, source, at } = *correction;
    let users: Vec<UserId> = changes.iter().map(|(user, _)| *user).collect();
    ledger::lock(connection, &users)?;
    let mut rows: Vec<(Option<i64>, i64)> = Vec::new();
    for (user, change) in changes {
        // A guest has no account, and got no prize.
        let Some(balance) = ledger::balance_of(connection, *user)? else { continue };
        if balance.hundredths() + change < 0 {
            return Err(BookError::Short { user: *user });
        }
        rows.push((Some(user.to_row()), *change));
    }
    let more: i64 = rows.iter().map(|(_, change)| change).sum();
    let more = match source {
        Source::Mint => more,
        Source::Pool => more - ledger::house_balance(connection)?.hundredths(),
    };
    if more > 0 {
        rows.push((None, more));
    }
    // Returns come first, so that the house has the credits before it pays them out.
    rows.sort_by_key(|(user, change)| (user.is_some() && *change > 0, *change));
    for (number, (user, change)) in (1..).zip(rows) {
        diesel::insert_into(prize_corrections::table)
            .values((
                prize_corrections::tournament_id.eq(tournament),
                prize_corrections::seq.eq(column(seq)),
                prize_corrections::number.eq(number),
                prize_corrections::user_id.eq(user),
                prize_corrections::amount.eq(change),
                prize_corrections::at.eq(at.0),
            ))
            .execute(connection)?;
    }
    Ok(())
}

/// Returns what each player has received by the corrections of a tournament's prizes, in hundredths of a credit.
///
/// # Errors
/// If the database fails.
pub fn corrected(connection: &mut AnyConn, tournament: i64) -> Result<BTreeMap<UserId, i64>, DbError> {
    let rows: Vec<(Option<i64>, i64)> = prize_corrections::table
        .filter(prize_corrections::tournament_id.eq(tournament))
        .filter(prize_corrections::user_id.is_not_null())
        .select((prize_corrections::user_id, prize_corrections::amount))
        .load(connection)?;
    let mut sums = BTreeMap::new();
    for (user, change) in rows {
        if let Some(user) = user {
            *sums.entry(UserId::from_row(user)).or_default() += change;
        }
    }
    Ok(sums)
}

/// Returns what each of these players has received from the prizes of a tournament, corrections included, in
/// hundredths of a credit. Players without an account received nothing, and are left out.
///
/// # Errors
/// If the database fails.
pub fn paid(
    connection: &mut AnyConn,
    tournament: i64,
    players: &[UserId],
) -> Result<BTreeMap<UserId, i64>, DbError> {
    let mut sums = BTreeMap::new();
    for player in players {
        if ledger::balance_of(connection, *player)?.is_some() {
            sums.insert(*player, 0);
        }
    }
    let rows: Vec<i64> = players.iter().map(|player| player.to_row()).collect();
    let first = ledger::prizes_of(connection, tournament, &rows)?;
    let corrected = corrected(connection, tournament)?;
    for (user, amount) in first.into_iter().chain(corrected) {
        *sums.entry(user).or_default() += amount;
    }
    Ok(sums)
}
