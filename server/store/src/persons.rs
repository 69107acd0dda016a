//! Which accounts count as one person: an owner and the owner's bots, and accounts used in one browser or from one
//! address.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError, address_accounts, devices, people,
    schema::{address_accounts as addresses, device_accounts, users},
};
use crate::{account::Account, id::UserId};

/// The reason why two accounts count as one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Link {
    /// One browser has used both.
    Browser,
    /// Both were used from one address that is not of a hall.
    Address,
}

/// The accounts that count as one person with an account, by what ties them to it. An account may be in several sets.
#[derive(Debug, Clone)]
pub struct Ties {
    /// The account, its owner, and the owner's bots.
    pub own: BTreeSet<UserId>,
    /// The accounts that the owner's browsers have used, and their bots.
    pub by_browser: BTreeSet<UserId>,
    /// The accounts used from the owner's addresses, and their bots. Addresses of halls tie nobody.
    pub by_address: BTreeSet<UserId>,
}

impl Ties {
    /// Returns all these accounts.
    pub fn all(&self) -> BTreeSet<UserId> {
        [&self.own, &self.by_browser, &self.by_address].into_iter().flatten().copied().collect()
    }
}

/// Returns the accounts that count as one person with `user`. Browsers tie those that they have used since `since`.
pub fn ties_of(connection: &mut AnyConn, user: UserId, since: Millis) -> Result<Ties, DbError> {
    let owner = people::by_ids(connection, [user])?.get(&user).map_or(user, Account::answerable);
    let by_browser = devices::beside(connection, owner, since)?;
    let by_address = address_accounts::beside(connection, owner)?;
    Ok(Ties {
        own: with_bots(connection, &BTreeSet::from([owner, user]))?,
        by_browser: with_bots(connection, &by_browser)?,
        by_address: with_bots(connection, &by_address)?,
    })
}

/// Returns all accounts that count as one person with `user`, however they are tied.
pub fn accounts_of(
    connection: &mut AnyConn,
    user: UserId,
    since: Millis,
) -> Result<BTreeSet<UserId>, DbError> {
    Ok(ties_of(connection, user, since)?.all())
}

/// Returns these people and their bots.
pub fn with_bots(connection: &mut AnyConn, persons: &BTreeSet<UserId>) -> Result<BTreeSet<UserId>, DbError> {
    let mut all = persons.clone();
    // In portions, because a statement has a limited number of parameters.
    for portion in persons.iter().copied().collect::<Vec<_>>().chunks(500) {
        let owners: Vec<i64> = portion.iter().map(|user| user.to_row()).collect();
        let bots: Vec<i64> =
            users::table.filter(users::owner_id.eq_any(owners)).select(users::id).load(connection)?;
        all.extend(bots.into_iter().map(UserId::from_row));
    }
    Ok(all)
}

/// Returns the pairs among these people who share a browser or an address since `since`, the smaller id first. A pair
/// that shares both counts as sharing a browser.
pub fn linked_among(
    connection: &mut AnyConn,
    people: &[UserId],
    since: Millis,
) -> Result<BTreeMap<[UserId; 2], Link>, DbError> {
    let ids: Vec<i64> = people.iter().map(|user| user.to_row()).collect();
    let by_address: Vec<(String, i64)> = addresses::table
        .filter(addresses::user_id.eq_any(&ids))
        .filter(addresses::seen_at.gt(since.0))
        .filter(addresses::address_hash.not_like(address_accounts::of_hall("%")))
        .select((addresses::address_hash, addresses::user_id))
        .load(connection)?;
    let by_browser: Vec<(String, i64)> = device_accounts::table
        .filter(device_accounts::user_id.eq_any(&ids))
        .filter(device_accounts::seen_at.gt(since.0))
        .select((device_accounts::device_hash, device_accounts::user_id))
        .load(connection)?;
    let mut links = BTreeMap::new();
    for (rows, link) in [(by_address, Link::Address), (by_browser, Link::Browser)] {
        let mut users_of: BTreeMap<String, BTreeSet<i64>> = BTreeMap::new();
        for (place, user) in rows {
            users_of.entry(place).or_default().insert(user);
        }
        for users in users_of.values() {
            for one in users {
                for other in users.range(one + 1..) {
                    links.insert([UserId::from_row(*one), UserId::from_row(*other)], link);
                }
            }
        }
    }
    Ok(links)
}
