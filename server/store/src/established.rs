//! The accounts that have been on the site for a while. A throw-away account is none.
//!
//! The lists of team matches and the titles ask [`Established`] whether the accounts that made a result were
//! established when it began. The answer follows from the accounts and the history of ratings as they are now, so that
//! a void changes it.

use std::collections::{BTreeSet, HashMap};

use diesel::{prelude::*, sql_query, sql_types::BigInt};
use moment::Millis;

use super::{AnyConn, DbError, columns::PORTION, listing, people};
use crate::{account::Account, id::UserId};

/// The number of different days (UTC) on which an established account has finished rated matches.
pub const RATED_DAYS: i64 = 3;
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// The time since which an account has been established.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Since {
    /// Always, for house bots.
    Always,
    /// Since this time, for accounts of persons and their bots.
    At(Millis),
}

/// The times since which accounts have been established. A bot counts as its owner. An account that is missing is not
/// established.
#[derive(Debug, Clone, Default)]
pub struct Established(HashMap<UserId, Since>);

impl FromIterator<(UserId, Since)> for Established {
    fn from_iter<I: IntoIterator<Item = (UserId, Since)>>(times: I) -> Established {
        Established(times.into_iter().collect())
    }
}

impl Established {
    /// Reads the times of these accounts. The age is the one of the leaderboards, `live.established_days`. If it is 0,
    /// every account counts as established.
    ///
    /// # Errors
    /// If the database fails.
    pub fn read_times(
        connection: &mut AnyConn,
        users: impl IntoIterator<Item = UserId>,
    ) -> Result<Established, DbError> {
        let age_ms = listing::established_ms(connection)?;
        if age_ms > 0 {
            return since(connection, users, age_ms);
        }
        let all = people::by_ids(connection, users)?;
        let from_the_start = |account: &Account| {
            if account.is_house_bot() { Since::Always } else { Since::At(Millis(i64::MIN)) }
        };
        Ok(all.values().map(|account| (account.id, from_the_start(account))).collect())
    }

    /// Returns true if all these accounts were established at a time.
    pub fn were_all(&self, users: impl IntoIterator<Item = UserId>, at: Millis) -> bool {
        users.into_iter().all(|user| self.0.get(&user) == Some(&Since::Always) || self.was_person(user, at))
    }

    /// Returns true if an account was established at a time, and is not a house bot.
    pub fn was_person(&self, user: UserId, at: Millis) -> bool {
        matches!(self.0.get(&user), Some(Since::At(since)) if *since <= at)
    }
}

/// Returns true if an account is at least `days` days old and has finished rated matches on at least [`RATED_DAYS`]
/// different days. Voided matches do not count.
pub fn is_established(
    connection: &mut AnyConn,
    user: UserId,
    days: u32,
    now: Millis,
) -> Result<bool, DbError> {
    Ok(since(connection, [user], i64::from(days) * DAY_MS)?.were_all([user], now))
}

fn since(
    connection: &mut AnyConn,
    users: impl IntoIterator<Item = UserId>,
    age_ms: i64,
) -> Result<Established, DbError> {
    let accounts = people::by_ids(connection, users)?;
    let persons = accounts.values().filter(|account| !account.is_house_bot()).map(Account::answerable);
    let persons: BTreeSet<UserId> = persons.collect();
    let owners = people::by_ids(connection, persons.iter().copied())?;
    let third_days = third_days(connection, &persons)?;
    let of = |account: &Account| {
        if account.is_house_bot() {
            return Some((account.id, Since::Always));
        }
        let person = account.answerable();
        let grown = owners.get(&person)?.created_at.0.saturating_add(age_ms);
        let played = third_days.get(&person)?.0;
        Some((account.id, Since::At(Millis(grown.max(played)))))
    };
    Ok(accounts.values().filter_map(of).collect())
}

#[derive(Debug, QueryableByName)]
struct ThirdDay {
    #[diesel(sql_type = BigInt)]
    user_id: i64,
    #[diesel(sql_type = BigInt)]
    first_at: i64,
}

/// Returns the end of each account's first rated match on its third day with rated matches. Voided matches do not
/// count.
fn third_days(
    connection: &mut AnyConn,
    users: &BTreeSet<UserId>,
) -> Result<HashMap<UserId, Millis>, DbError> {
    let ids: Vec<String> = users.iter().map(UserId::to_string).collect();
    let mut found = HashMap::new();
    for portion in ids.chunks(PORTION) {
        // The SQL contains only numbers. A division of whole numbers that are not negative rounds down in both
        // databases.
        let ids = portion.join(", ");
        let rows: Vec<ThirdDay> = sql_query(format!(
            "SELECT user_id, first_at FROM (SELECT user_id, min(at) AS first_at, \
             row_number() OVER (PARTITION BY user_id ORDER BY min(at)) AS number FROM rating_history \
             WHERE NOT voided AND user_id IN ({ids}) GROUP BY user_id, at / {DAY_MS}) days \
             WHERE number = {RATED_DAYS}"
        ))
        .load(connection)?;
        found.extend(rows.into_iter().map(|row| (UserId::from_row(row.user_id), Millis(row.first_at))));
    }
    Ok(found)
}
