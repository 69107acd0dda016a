//! Deletion of old guests, early if they have played no match, later in any case; and of accounts with a name that were
//! never used.
//!
//! A guest who has not played is deleted completely. Matches and data shared with others stay and show a deleted
//! player, as they do when a person deletes the account. Every node runs this. The rows of a guest are locked, so the
//! second of two nodes finds the guest gone.

use store::{
    AnyConn,
    account::{Account, UserName},
    account_locks, id, matches, names, own_data,
    users::{self, Ages},
};
use wire::Millis;

use super::own_data::close_tables;
use crate::{accounts::Accounts, error::AppError};

/// The number of guests that one query reads.
const AT_ONCE: i64 = 200;
const HOUR_MS: i64 = 60 * 60 * 1_000;
const DAY_MS: i64 = 24 * HOUR_MS;

/// The result of a deletion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Gone {
    /// The guest is deleted completely.
    Wholly,
    /// Some matches still refer to a deleted player.
    Erased,
    /// Nothing was deleted: another node was first, the guest has signed up, or is still playing.
    Not,
}

/// Deletes the expired guests and unused accounts. Returns their number.
///
/// # Errors
/// If the database fails.
pub async fn delete_old(accounts: &Accounts) -> Result<usize, AppError> {
    Ok(delete_guests(accounts).await? + delete_unused(accounts).await?)
}

/// Deletes the accounts with a name that were never used. Returns their number.
async fn delete_unused(accounts: &Accounts) -> Result<usize, AppError> {
    let days = i64::from(accounts.settings.unused_days);
    if days == 0 {
        return Ok(0);
    }
    let since = Millis(accounts.node.clock.now().0 - days * DAY_MS);
    let (mut deleted, mut after) = (0, None);
    loop {
        let read =
            accounts.node.store.read(move |connection| users::unused(connection, since, after, AT_ONCE));
        let found = read.await?;
        let Some(last) = found.last() else { return Ok(deleted) };
        after = Some((last.created_at, last.id));
        for account in found {
            match delete_one_unused(accounts, &account, since).await {
                Ok(Gone::Not) => {}
                Ok(Gone::Wholly | Gone::Erased) => {
                    accounts.node.metrics.accounts.guest_deleted("unused");
                    accounts.matches.renamed(account.id, account.name.as_str());
                    deleted += 1;
                }
                Err(error) => {
                    error.log();
                    tracing::warn!(%error, "an unused account was not deleted");
                }
            }
            if accounts.node.lifecycle.is_stopping() {
                return Ok(deleted);
            }
        }
    }
}

async fn delete_one_unused(accounts: &Accounts, account: &Account, since: Millis) -> Result<Gone, AppError> {
    let owner = account.id;
    let mut all = accounts.node.store.read(move |connection| users::bots_of(connection, owner)).await?;
    all.push(account.clone());
    for one in &all {
        let events = &accounts.competitions;
        if events.is_in_a_competition(one.id).await? || events.waits_for_an_event(one.id).await? {
            return Ok(Gone::Not);
        }
    }
    for one in &all {
        close_tables(accounts, one).await?;
        accounts.reviews.forget_names(one.id).await?;
    }
    let (account, now) = (account.clone(), accounts.node.clock.now());
    accounts.node.store.write(move |connection| delete_unused_at_once(connection, &account, since, now)).await
}

/// Deletes an unused account and its bots. A name by which nobody can know the account becomes free again: it was
/// neither used nor seen. All other names of deleted accounts stay reserved.
fn delete_unused_at_once(
    connection: &mut AnyConn,
    account: &Account,
    since: Millis,
    now: Millis,
) -> Result<Gone, AppError> {
    account_locks::lock_account(connection, account.id)?;
    if !users::is_unused(connection, account.id, since)? {
        return Ok(Gone::Not);
    }
    let mut gone = Gone::Wholly;
    for one in users::bots_of(connection, account.id)?.iter().chain([account]) {
        let is_known = own_data::is_known(connection, one.id)?;
        own_data::erase(connection, one, &UserName::of_deleted(id::random_id()), now)?;
        if !own_data::delete_nameless(connection, one.id)? {
            gone = Gone::Erased;
        } else if !is_known {
            names::free(connection, &one.name)?;
        }
    }
    Ok(gone)
}

/// Deletes the expired guests. Returns their number.
///
/// # Errors
/// If the database fails.
async fn delete_guests(accounts: &Accounts) -> Result<usize, AppError> {
    let (settings, now) = (&accounts.settings, accounts.node.clock.now().0);
    let ages = Ages {
        unplayed: Millis(now - i64::from(settings.guest_unplayed_hours) * HOUR_MS),
        all: Millis(now - i64::from(settings.guest_days) * DAY_MS),
    };
    let mut deleted = 0;
    // Guests who still play are checked again an hour later.
    let mut after = None;
    loop {
        let found = accounts
            .node
            .store
            .read(move |connection| users::guests_to_go(connection, ages, after, AT_ONCE))
            .await?;
        let Some(last) = found.last() else { return Ok(deleted) };
        after = Some((last.created_at, last.id));
        for guest in found {
            let gone = delete(accounts, &guest).await.unwrap_or_else(|error| {
                // A guest that cannot be deleted must not block the others.
                error.log();
                tracing::warn!(%error, "a guest was not deleted");
                Gone::Not
            });
            match gone {
                Gone::Not => continue,
                Gone::Wholly => accounts.node.metrics.accounts.guest_deleted("unplayed"),
                Gone::Erased => accounts.node.metrics.accounts.guest_deleted("played"),
            }
            deleted += 1;
            accounts.matches.renamed(guest.id, guest.name.as_str());
            if accounts.node.lifecycle.is_stopping() {
                return Ok(deleted);
            }
        }
    }
}

async fn delete(accounts: &Accounts, guest: &Account) -> Result<Gone, AppError> {
    close_tables(accounts, guest).await?;
    accounts.reviews.forget_names(guest.id).await?;
    let (guest, now) = (guest.clone(), accounts.node.clock.now());
    accounts.node.store.write(move |connection| delete_at_once(connection, &guest, now)).await
}

fn delete_at_once(connection: &mut AnyConn, guest: &Account, now: Millis) -> Result<Gone, AppError> {
    account_locks::lock_account(connection, guest.id)?;
    let is_still_there = users::by_name(connection, &guest.name)?.is_some_and(|found| found == *guest);
    if !is_still_there || !matches::current::current_of(connection, guest.id)?.is_empty() {
        return Ok(Gone::Not);
    }
    // In the rare case that the name is taken, the guest is deleted an hour later.
    own_data::erase(connection, guest, &UserName::of_deleted(id::random_id()), now)?;
    let wholly = own_data::delete_nameless(connection, guest.id)?;
    Ok(if wholly { Gone::Wholly } else { Gone::Erased })
}
