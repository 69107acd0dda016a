//! The accounts that were used from each address recently. Addresses are keyed hashes (`address_hash.rs`).

use std::collections::{BTreeSet, HashMap};

use diesel::{
    dsl::{count_star, max},
    prelude::*,
};
use moment::Millis;

use super::{
    AnyConn, DbError,
    account_locks::AccountLock,
    schema::{address_accounts, users},
};
use crate::{account::AccountKind, id::UserId};

/// The beginning of the hashes of halls.
const HALL: &str = "hall-";

/// Stores that an account is used from an address. If an account has more than `most` addresses, the least recently
/// used one is deleted.
pub fn store_use_of_address(
    connection: &mut AnyConn,
    address_hash: &str,
    account: &AccountLock,
    now: Millis,
    most: u16,
) -> Result<(), DbError> {
    let user = account.user();
    let known = address_accounts::table.find((address_hash, user.to_row()));
    if diesel::update(known).set(address_accounts::seen_at.eq(now.0)).execute(connection)? > 0 {
        return Ok(());
    }
    let row = (
        address_accounts::address_hash.eq(address_hash),
        address_accounts::user_id.eq(user.to_row()),
        address_accounts::seen_at.eq(now.0),
    );
    let insert = diesel::insert_into(address_accounts::table).values(row).on_conflict_do_nothing();
    match connection {
        AnyConn::Sqlite(sqlite) => insert.execute(sqlite)?,
        AnyConn::Postgres(postgres) => insert.execute(postgres)?,
    };
    let others: Vec<String> = address_accounts::table
        .filter(address_accounts::user_id.eq(user.to_row()))
        .filter(address_accounts::address_hash.ne(address_hash))
        .order((address_accounts::seen_at.desc(), address_accounts::address_hash))
        .select(address_accounts::address_hash)
        .load(connection)?;
    let kept = usize::from(most.saturating_sub(1)).min(others.len());
    let old = address_accounts::table
        .filter(address_accounts::user_id.eq(user.to_row()))
        .filter(address_accounts::address_hash.eq_any(&others[kept..]));
    diesel::delete(old).execute(connection)?;
    Ok(())
}

/// Returns the hash of an address that the operator has named as a hall, where many people share it. Moderators see the
/// mark; [`beside`] leaves such addresses out.
pub fn of_hall(address_hash: &str) -> String {
    format!("{HALL}{address_hash}")
}

/// Returns the hash of a stored address, without the mark of a hall.
pub fn unmarked(stored: &str) -> &str {
    stored.strip_prefix(HALL).unwrap_or(stored)
}

/// Returns each address with each account that was used from it.
pub fn all(connection: &mut AnyConn) -> Result<Vec<(String, UserId)>, DbError> {
    let uses: Vec<(String, i64)> = address_accounts::table
        .select((address_accounts::address_hash, address_accounts::user_id))
        .load(connection)?;
    Ok(uses.into_iter().map(|(address, user)| (address, UserId::from_row(user))).collect())
}

/// Returns the accounts used from an address of this account, halls left out. This account is one of them.
pub fn beside(connection: &mut AnyConn, user: UserId) -> Result<BTreeSet<UserId>, DbError> {
    let own: Vec<String> = address_accounts::table
        .filter(address_accounts::user_id.eq(user.to_row()))
        .filter(address_accounts::address_hash.not_like(format!("{HALL}%")))
        .select(address_accounts::address_hash)
        .load(connection)?;
    let mut users = BTreeSet::new();
    // In portions, because a statement has a limited number of parameters.
    for portion in own.chunks(500) {
        let found: Vec<i64> = address_accounts::table
            .filter(address_accounts::address_hash.eq_any(portion))
            .select(address_accounts::user_id)
            .load(connection)?;
        users.extend(found.into_iter().map(UserId::from_row));
    }
    Ok(users)
}

/// Deletes entries last seen before `before`.
pub fn forget_before(connection: &mut AnyConn, before: Millis) -> Result<usize, DbError> {
    let old = address_accounts::table.filter(address_accounts::seen_at.lt(before.0));
    Ok(diesel::delete(old).execute(connection)?)
}

/// An address from which several persons' accounts were used.
#[derive(Debug, Clone)]
pub struct Shared {
    pub hash: String,
    /// The number of accounts.
    pub accounts: i64,
    /// The accounts, most recently used first.
    pub first: Vec<UserId>,
    /// The latest use of any of these accounts.
    pub at: Millis,
}

/// Returns addresses from which several registered accounts were used, most recently used first, with at most `named`
/// accounts each.
pub fn shared(connection: &mut AnyConn, limit: i64, named: i64) -> Result<Vec<Shared>, DbError> {
    let persons = || {
        address_accounts::table.inner_join(users::table).filter(users::kind.eq(AccountKind::Person.as_str()))
    };
    let rows: Vec<(String, i64, Option<i64>)> = persons()
        .group_by(address_accounts::address_hash)
        .having(count_star().gt(1))
        .order((max(address_accounts::seen_at).desc(), address_accounts::address_hash))
        .limit(limit)
        .select((address_accounts::address_hash, count_star(), max(address_accounts::seen_at)))
        .load(connection)?;
    rows.into_iter()
        .map(|(hash, accounts, at)| {
            let first: Vec<i64> = persons()
                .filter(address_accounts::address_hash.eq(&hash))
                .order((address_accounts::seen_at.desc(), address_accounts::user_id))
                .limit(named)
                .select(address_accounts::user_id)
                .load(connection)?;
            let first = first.into_iter().map(UserId::from_row).collect();
            Ok(Shared { hash, accounts, first, at: Millis(at.unwrap_or_default()) })
        })
        .collect()
}

/// Returns the accounts among `some` that share an address with another of them.
pub fn sharing_among(connection: &mut AnyConn, some: &[UserId]) -> Result<Vec<UserId>, DbError> {
    let some: Vec<i64> = some.iter().map(|user| user.to_row()).collect();
    let rows: Vec<(String, i64)> = address_accounts::table
        .filter(address_accounts::user_id.eq_any(some))
        .select((address_accounts::address_hash, address_accounts::user_id))
        .load(connection)?;
    let mut at: HashMap<String, Vec<i64>> = HashMap::new();
    for (hash, user) in rows {
        at.entry(hash).or_default().push(user);
    }
    let mut sharing: Vec<i64> = at.into_values().filter(|users| users.len() > 1).flatten().collect();
    sharing.sort_unstable();
    sharing.dedup();
    Ok(sharing.into_iter().map(UserId::from_row).collect())
}

/// The maximum number of accounts at the address of a household. An address with more is a hall's or a network's.
const HOUSEHOLD_MAX: i64 = 8;

/// Returns the accounts that share a household's address with an account, this one included if it has an address.
/// Addresses that the operator has named as halls are left out.
pub fn household(connection: &mut AnyConn, user: UserId) -> Result<Vec<UserId>, DbError> {
    let own: Vec<String> = address_accounts::table
        .filter(address_accounts::user_id.eq(user.to_row()))
        .filter(address_accounts::address_hash.not_like(format!("{HALL}%")))
        .select(address_accounts::address_hash)
        .load(connection)?;
    let mut beside = Vec::new();
    for hash in own {
        let accounts: Vec<i64> = address_accounts::table
            .filter(address_accounts::address_hash.eq(hash))
            .limit(HOUSEHOLD_MAX + 1)
            .select(address_accounts::user_id)
            .load(connection)?;
        if i64::try_from(accounts.len()).is_ok_and(|accounts| accounts <= HOUSEHOLD_MAX) {
            beside.extend(accounts.into_iter().map(UserId::from_row));
        }
    }
    Ok(beside)
}

/// Returns the address from which an account was used last, as it is stored.
pub fn latest(connection: &mut AnyConn, user: UserId) -> Result<Option<String>, DbError> {
    let uses = address_accounts::table.filter(address_accounts::user_id.eq(user.to_row()));
    let last = uses.order((address_accounts::seen_at.desc(), address_accounts::address_hash));
    Ok(last.select(address_accounts::address_hash).first(connection).optional()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        account::{Account, Look, UserName},
        ledger::Start,
        tests::on_each_database,
        users,
    };

    fn join(connection: &mut AnyConn, number: i64) {
        let account = Account {
            id: UserId::from_row(number),
            name: UserName::parse(&format!("visitor{number}")).unwrap(),
            kind: AccountKind::Guest,
            owner: None,
            created_at: Millis(0),
            look: Look::default(),
        };
        users::insert(connection, &account, None, Start::Nothing).unwrap();
    }

    fn visit(connection: &mut AnyConn, number: i64, address: &str) {
        let lock = crate::account_locks::lock_account(connection, UserId::from_row(number)).unwrap();
        store_use_of_address(connection, address, &lock, Millis(number), 100).unwrap();
    }

    fn household_of(connection: &mut AnyConn, number: i64) -> Vec<i64> {
        let found = household(connection, UserId::from_row(number)).unwrap();
        let mut found: Vec<i64> = found.into_iter().map(UserId::to_row).collect();
        found.sort_unstable();
        found
    }

    #[test]
    fn eight_accounts_at_an_address_are_a_household_and_nine_link_nobody() {
        on_each_database("households", |connection| {
            (1..=20).for_each(|number| join(connection, number));
            assert_eq!(household_of(connection, 1), [0; 0]);
            for number in 1..=HOUSEHOLD_MAX {
                visit(connection, number, "home");
                assert_eq!(household_of(connection, 1), (1..=number).collect::<Vec<_>>());
            }
            // A hall links nobody, however few are there.
            for number in [1, 20] {
                visit(connection, number, &of_hall("hall"));
            }
            assert_eq!(household_of(connection, 1), (1..=HOUSEHOLD_MAX).collect::<Vec<_>>());
            visit(connection, HOUSEHOLD_MAX + 1, "home");
            for number in 1..=HOUSEHOLD_MAX + 1 {
                assert_eq!(household_of(connection, number), [0; 0], "{number}");
            }
            // Another address of the same account is a household of its own.
            for number in [1, 19] {
                visit(connection, number, "another");
            }
            assert_eq!(household_of(connection, 1), [1, 19]);
            // Other rules and moderators see all of them.
            assert_eq!(beside(connection, UserId::from_row(1)).unwrap().len(), 10);
        });
    }
}
