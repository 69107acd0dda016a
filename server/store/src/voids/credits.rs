//! The credits that voids move between players and the house.

use std::collections::BTreeMap;

use diesel::prelude::*;
use moment::Millis;
use play::Credits;

use super::super::{
    AnyConn, DbError,
    columns::PORTION,
    ledger,
    moderation_schema::void_payments,
    schema::{settlements, stakes},
};
use crate::id::{MatchId, UserId};

/// Returns each player's net winnings in these matches, in hundredths of a credit; negative for a loss.
pub(super) fn gains(connection: &mut AnyConn, ids: &[MatchId]) -> Result<BTreeMap<UserId, i64>, DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.to_row()).collect();
    let mut gains: BTreeMap<UserId, i64> = BTreeMap::new();
    for portion in ids.chunks(PORTION) {
        let rows: Vec<(i64, i64, i64, i64, i64)> = stakes::table
            .inner_join(settlements::table.on(settlements::match_id.eq(stakes::match_id)))
            .filter(stakes::match_id.eq_any(portion))
            .select((
                stakes::white_id,
                stakes::black_id,
                stakes::each_amount,
                settlements::white_paid,
                settlements::black_paid,
            ))
            .load(connection)?;
        for (white, black, each, white_paid, black_paid) in rows {
            *gains.entry(UserId::from_row(white)).or_default() += white_paid - each;
            *gains.entry(UserId::from_row(black)).or_default() += black_paid - each;
        }
    }
    Ok(gains)
}

/// The credits that a void moves between players and the house.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Moved {
    /// The amount taken from players.
    pub returned: Credits,
    /// The amount given to players.
    pub refunded: Credits,
    /// The amount that players could not return, which the house bears.
    pub house_loss: Credits,
}

impl Moved {
    /// Returns the sums of `self` and `other`.
    pub(super) fn and(self, other: Moved) -> Moved {
        let sum = |one: Credits, other: Credits| {
            Credits::from_hundredths(one.hundredths().saturating_add(other.hundredths()))
        };
        Moved {
            returned: sum(self.returned, other.returned),
            refunded: sum(self.refunded, other.refunded),
            house_loss: sum(self.house_loss, other.house_loss),
        }
    }
}

/// Returns the players for whom a void has moved credits.
pub(super) fn payees(connection: &mut AnyConn, void: i64) -> Result<Vec<UserId>, DbError> {
    let rows: Vec<Option<i64>> = void_payments::table
        .filter(void_payments::void_id.eq(void))
        .select(void_payments::user_id)
        .distinct()
        .load(connection)?;
    Ok(rows.into_iter().flatten().map(UserId::from_row).collect())
}

/// Moves credits until the void's total for each player equals `targets`; the target of other players is zero. A
/// player never pays more than their balance. The house pays refunds in full, and the mint covers what the house
/// lacks.
pub(super) fn move_credits(
    connection: &mut AnyConn,
    void: i64,
    targets: &BTreeMap<UserId, i64>,
    at: Millis,
) -> Result<Moved, DbError> {
    let mut due: BTreeMap<UserId, i64> = targets.clone();
    let paid: Vec<(i32, Option<i64>, i64)> = void_payments::table
        .filter(void_payments::void_id.eq(void))
        .select((void_payments::number, void_payments::user_id, void_payments::amount))
        .load(connection)?;
    let mut number = 0;
    for (paid_number, user, amount) in paid {
        number = number.max(paid_number);
        if let Some(user) = user {
            *due.entry(UserId::from_row(user)).or_default() -= amount;
        }
    }
    due.retain(|_, amount| *amount != 0);
    let users: Vec<UserId> = due.keys().copied().collect();
    ledger::lock(connection, &users)?;
    let mut pay = |connection: &mut AnyConn, user: Option<UserId>, amount: i64| -> Result<(), DbError> {
        number += 1;
        diesel::insert_into(void_payments::table)
            .values((
                void_payments::void_id.eq(void),
                void_payments::number.eq(number),
                void_payments::user_id.eq(user.map(UserId::to_row)),
                void_payments::amount.eq(amount),
                void_payments::at.eq(at.0),
            ))
            .execute(connection)?;
        Ok(())
    };
    let (mut returned, mut refunded, mut short) = (0, 0, 0);
    // Returns come first, so that the house has the credits before it pays them out.
    for (user, amount) in due.iter().filter(|(_, amount)| **amount < 0) {
        let has = ledger::balance_of(connection, *user)?.unwrap_or_default().hundredths();
        let taken = has.min(-amount);
        short += -amount - taken;
        returned += taken;
        if taken > 0 {
            pay(connection, Some(*user), -taken)?;
        }
    }
    let wanted: i64 = due.values().filter(|amount| **amount > 0).sum();
    let house = ledger::house_balance(connection)?.hundredths();
    if wanted > house {
        pay(connection, None, wanted - house)?;
    }
    for (user, amount) in due.iter().filter(|(_, amount)| **amount > 0) {
        refunded += amount;
        pay(connection, Some(*user), *amount)?;
    }
    Ok(Moved {
        returned: Credits::from_hundredths(returned),
        refunded: Credits::from_hundredths(refunded),
        house_loss: Credits::from_hundredths(short),
    })
}

/// Returns the amount that each void has moved for each player, in hundredths of a credit, by the void's id. The audit
/// uses it.
pub fn payments(connection: &mut AnyConn) -> Result<BTreeMap<i64, BTreeMap<UserId, i64>>, DbError> {
    let rows: Vec<(i64, Option<i64>, i64)> = void_payments::table
        .select((void_payments::void_id, void_payments::user_id, void_payments::amount))
        .load(connection)?;
    let mut moved: BTreeMap<i64, BTreeMap<UserId, i64>> = BTreeMap::new();
    for (void, user, amount) in rows {
        if let Some(user) = user {
            *moved.entry(void).or_default().entry(UserId::from_row(user)).or_default() += amount;
        }
    }
    Ok(moved)
}

/// Returns the amount that a void has moved for a player, in hundredths of a credit.
pub fn moved_for(connection: &mut AnyConn, void: i64, user: UserId) -> Result<i64, DbError> {
    let amounts: Vec<i64> = void_payments::table
        .filter(void_payments::void_id.eq(void))
        .filter(void_payments::user_id.eq(user.to_row()))
        .select(void_payments::amount)
        .load(connection)?;
    Ok(amounts.into_iter().sum())
}
