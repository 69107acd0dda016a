//! Gains of credits from fresh accounts. Every new account begins with a grant, so there is a limit on what one person
//! may win from fresh accounts within a day, in stakes and in prizes from entry fees together.
//!
//! An account is judged as it was a day before it staked or paid. So the matches with which it is emptied do not make
//! it an established one.

use std::collections::HashMap;

use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Nullable},
};
use moment::Millis;
use play::Credits;
use ratings::RatingList;

use super::{
    AnyConn, DbError,
    schema::{entry_fee_returns as returns, entry_fees as fees, rating_history as history, users},
};
use crate::id::UserId;

/// The age below which an account is fresh. An account with less than [`FRESH_EXPERIENCE`] is fresh at any age.
pub const FRESH_MS: i64 = 7 * DAY_MS;
/// The experience in both rating lists together below which an account is fresh.
pub const FRESH_EXPERIENCE: i64 = 20;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// Returns the time one day before `at`.
fn day_before(at: Millis) -> Millis {
    Millis(at.0 - DAY_MS)
}

/// Returns the person that an account belongs to, and true if that person was fresh a day before `at`. House bots are
/// never fresh. A bot counts as its owner.
///
/// # Errors
/// If the database fails.
pub fn person_of(connection: &mut AnyConn, user: UserId, at: Millis) -> Result<(UserId, bool), DbError> {
    type OwnerRow = (String, Option<i64>, i64);
    let row = |connection: &mut AnyConn, id: i64| -> Result<Option<OwnerRow>, DbError> {
        let columns = (users::kind, users::owner_id, users::created_at);
        Ok(users::table.find(id).select(columns).first(connection).optional()?)
    };
    let Some((kind, owner, mut made_at)) = row(connection, user.to_row())? else { return Ok((user, true)) };
    let mut accounts = vec![user.to_row()];
    match owner {
        None if kind == "bot" => return Ok((user, false)),
        None => {}
        Some(owner) => {
            accounts.push(owner);
            if let Some((_, _, owner_made_at)) = row(connection, owner)? {
                made_at = owner_made_at;
            }
        }
    }
    let person = UserId::from_row(owner.unwrap_or(user.to_row()));
    let then = day_before(at);
    if then.0 - made_at < FRESH_MS {
        return Ok((person, true));
    }
    let mut experience = 0;
    for account in accounts {
        for list in RatingList::ALL {
            let last: Option<i64> = history::table
                .filter(history::user_id.eq(account))
                .filter(history::list.eq(list.name()))
                .filter(history::at.le(then.0))
                .filter(history::voided.eq(false))
                .order(history::place.desc())
                .select(history::experience_after)
                .first(connection)
                .optional()?;
            experience += last.unwrap_or_default();
        }
    }
    Ok((person, experience < FRESH_EXPERIENCE))
}

#[derive(QueryableByName)]
struct StakeRow {
    #[diesel(sql_type = BigInt)]
    opponent: i64,
    #[diesel(sql_type = BigInt)]
    started_at: i64,
    #[diesel(sql_type = BigInt)]
    each_amount: i64,
    #[diesel(sql_type = Nullable<BigInt>)]
    paid: Option<i64>,
}

#[derive(QueryableByName)]
struct PrizeRow {
    #[diesel(sql_type = BigInt)]
    tournament: i64,
    #[diesel(sql_type = BigInt)]
    user_id: i64,
    #[diesel(sql_type = BigInt)]
    amount: i64,
}

/// Returns what a person, with all their accounts, has gained from fresh accounts within a day before `now`, in
/// hundredths of a credit; negative for a loss. It sums the wins and losses of stakes in matches that began in this
/// time, and prizes as far as the fees of fresh accounts paid them. A match in play counts as won. Voided matches do
/// not count, and neither does the event `except`, whose prizes are about to be paid again.
///
/// # Errors
/// If the database fails.
pub fn gained(
    connection: &mut AnyConn,
    person: UserId,
    now: Millis,
    except: Option<i64>,
) -> Result<i64, DbError> {
    let since = day_before(now);
    let side = |own: &str, other: &str| {
        format!(
            "SELECT m.{other}_id AS opponent, m.started_at AS started_at, p.each_amount AS each_amount, \
             s.{own}_paid AS paid FROM matches m JOIN users u ON u.id = m.{own}_id \
             JOIN stakes p ON p.match_id = m.id LEFT JOIN settlements s ON s.match_id = m.id \
             WHERE (u.id = $1 OR u.owner_id = $1) AND m.started_at > $2 \
             AND (m.ended_at > $2 OR m.ended_at IS NULL) \
             AND NOT EXISTS (SELECT 1 FROM voided_matches v WHERE v.match_id = m.id)"
        )
    };
    let stakes: Vec<StakeRow> =
        sql_query(format!("{} UNION ALL {}", side("white", "black"), side("black", "white")))
            .bind::<BigInt, _>(person.to_row())
            .bind::<BigInt, _>(since.0)
            .load(connection)?;
    // All these matches began within one day, so an opponent is judged only once, at the first match.
    let mut known: HashMap<i64, bool> = HashMap::new();
    let mut sum = 0;
    for row in stakes {
        let is_fresh = match known.get(&row.opponent) {
            Some(is_fresh) => *is_fresh,
            None => {
                let opponent = UserId::from_row(row.opponent);
                let (_, is_fresh) = person_of(connection, opponent, Millis(row.started_at))?;
                known.insert(row.opponent, is_fresh);
                is_fresh
            }
        };
        if is_fresh {
            sum += row.paid.map_or(row.each_amount, |paid| paid - row.each_amount);
        }
    }
    let prizes: Vec<PrizeRow> = sql_query(
        "SELECT p.tournament_id AS tournament, p.user_id AS user_id, CAST(sum(p.amount) AS BIGINT) AS amount FROM ( \
         SELECT tournament_id, user_id, amount FROM pool_prizes UNION ALL \
         SELECT tournament_id, user_id, amount FROM prize_corrections WHERE user_id IS NOT NULL) p \
         JOIN users u ON u.id = p.user_id JOIN pool_settlements s ON s.tournament_id = p.tournament_id \
         WHERE (u.id = $1 OR u.owner_id = $1) AND s.at > $2 GROUP BY p.tournament_id, p.user_id",
    )
    .bind::<BigInt, _>(person.to_row())
    .bind::<BigInt, _>(since.0)
    .load(connection)?;
    for row in prizes.into_iter().filter(|row| Some(row.tournament) != except) {
        let fees = pool_fees(connection, row.tournament)?;
        let won = Credits::from_hundredths(row.amount);
        sum += Share::split_fees(UserId::from_row(row.user_id), person, &fees).gain(won);
    }
    Ok(sum)
}

/// A fee in a pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PoolFee {
    pub user: UserId,
    /// The person that the payer belongs to.
    pub person: UserId,
    pub amount: Credits,
    /// True if that person was fresh a day before the payment.
    pub is_fresh: bool,
}

/// Returns the fees of a tournament that were not paid back.
///
/// # Errors
/// If the database fails.
pub fn pool_fees(connection: &mut AnyConn, tournament: i64) -> Result<Vec<PoolFee>, DbError> {
    let rows: Vec<(i64, i64, i64)> = fees::table
        .left_join(
            returns::table.on(returns::tournament_id.eq(fees::tournament_id).and(returns::seq.eq(fees::seq))),
        )
        .filter(fees::tournament_id.eq(tournament))
        .filter(returns::at.nullable().is_null())
        .order(fees::seq)
        .select((fees::user_id, fees::amount, fees::at))
        .load(connection)?;
    rows.into_iter()
        .map(|(user, amount, at)| {
            let user = UserId::from_row(user);
            let (person, is_fresh) = person_of(connection, user, Millis(at))?;
            Ok(PoolFee { user, person, amount: Credits::from_hundredths(amount), is_fresh })
        })
        .collect()
}

/// The parts of a pool as one of its winners sees them, in hundredths of a credit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    own: i64,
    others: i64,
    /// The part of `others` that fresh accounts paid.
    fresh: i64,
}

impl Share {
    /// Returns the parts for an account and its person.
    pub fn split_fees(user: UserId, person: UserId, fees: &[PoolFee]) -> Share {
        let mut share = Share { own: 0, others: 0, fresh: 0 };
        for fee in fees {
            let amount = fee.amount.hundredths();
            if fee.user == user {
                share.own += amount;
            } else if fee.person != person {
                share.others += amount;
                share.fresh += if fee.is_fresh { amount } else { 0 };
            }
        }
        share
    }

    /// Returns how much of a prize is gained from fresh accounts, in hundredths.
    pub fn gain(self, prize: Credits) -> i64 {
        let gain = i128::from((prize.hundredths() - self.own).max(0));
        let from_fresh = gain * i128::from(self.fresh) / i128::from(self.others.max(1));
        i64::try_from(from_fresh).unwrap_or(i64::MAX)
    }

    /// Returns the largest part of a prize that gains at most `left` hundredths from fresh accounts.
    pub fn within(self, prize: Credits, left: i64) -> Credits {
        if self.gain(prize) <= left.max(0) {
            return prize;
        }
        let gain = i128::from(left.max(0)) * i128::from(self.others) / i128::from(self.fresh.max(1));
        let most = self.own.saturating_add(i64::try_from(gain).unwrap_or(i64::MAX));
        Credits::from_hundredths(most.min(prize.hundredths()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fee(user: i64, credits: i64, is_fresh: bool) -> PoolFee {
        let user = UserId::from_row(user);
        PoolFee { user, person: user, amount: Credits::from_hundredths(credits * 100), is_fresh }
    }

    #[test]
    fn a_prize_is_a_gain_from_fresh_accounts_as_far_as_they_paid_it() {
        let winner = UserId::from_row(1);
        // Rows: the fees of other players, fresh and established; the prize; what is left of the limit; the gain from
        // fresh accounts; and what may be paid.
        let rows: [([u8; 2], i64, i64, i64, i64); 6] = [
            ([5, 0], 540, 200, 440, 300),
            ([0, 5], 540, 0, 0, 540),
            ([2, 2], 450, 200, 175, 450),
            ([2, 2], 450, 100, 175, 300),
            ([5, 0], 540, -50, 440, 100),
            ([5, 0], 90, 0, 0, 90),
        ];
        for ([fresh, others], prize, left, gain, paid) in rows {
            let mut fees = vec![fee(1, 100, true)];
            fees.extend((0..fresh).map(|number| fee(i64::from(number) + 10, 100, true)));
            fees.extend((0..others).map(|number| fee(i64::from(number) + 50, 100, false)));
            let share = Share::split_fees(winner, winner, &fees);
            let prize = Credits::from_hundredths(prize * 100);
            assert_eq!(share.gain(prize), gain * 100, "{fresh} {others} {prize}");
            assert_eq!(share.within(prize, left * 100).hundredths(), paid * 100, "{fresh} {others} {prize}");
        }
    }
}
