//! The right to act as a moderator. Rooms of all floors ask for it.

use std::collections::BTreeSet;

use store::{
    AnyConn, DbError,
    account::{Account, Author},
    account_locks, address_accounts, devices,
    id::UserId,
    matches::current,
    moderation, people, persons,
};
use texts::{Refusal, refusals};
use wire::Millis;

use crate::error::AppError;

/// The time for which a moderator decides nothing about an opponent after their match, and for which the moderator
/// becomes no rival of a person after a decision about them.
const APART_MS: i64 = 30 * 86_400_000;

/// A moderator who may act now. Only [`Moderator::check`] makes one, and every route for moderators begins with it.
#[derive(Debug, Clone)]
pub struct Moderator {
    user: UserId,
    /// The people who count as the moderator: the same owner, browser or address. Addresses of halls do not count.
    circle: BTreeSet<UserId>,
}

/// The accounts of a moderator's circle, and those of the players about whom the moderator decides.
#[derive(Debug)]
pub(crate) struct Sides {
    pub(crate) own: BTreeSet<UserId>,
    pub(crate) theirs: BTreeSet<UserId>,
}

impl Moderator {
    /// Returns the moderator.
    ///
    /// # Errors
    /// If the user is not a moderator, or is suspended or banned.
    pub fn check(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<Moderator, AppError> {
        if !moderation::is_moderator(connection, user, now)? {
            return Err(AppError::Forbidden(refusals::only_moderators()));
        }
        let mut near = devices::beside(connection, user, Millis(now.0 - devices::SHARED_MS))?;
        near.extend(address_accounts::beside(connection, user)?);
        near.insert(user);
        let circle = people::by_ids(connection, near)?.values().map(Account::answerable).collect();
        Ok(Moderator { user, circle })
    }

    /// Returns the moderator as the author of an act.
    pub fn author(&self) -> Author {
        Author::Moderator(self.user)
    }

    /// Checks that no account or bot of the moderator's circle took part in what is decided.
    ///
    /// # Errors
    /// If one of them did.
    pub fn check_apart(
        &self,
        connection: &mut AnyConn,
        involved: impl IntoIterator<Item = UserId>,
    ) -> Result<(), AppError> {
        let people = people::by_ids(connection, involved)?;
        let is_involved = people.values().any(|account| self.circle.contains(&account.answerable()));
        if is_involved { Err(AppError::Forbidden(refusals::moderator_involved())) } else { Ok(()) }
    }

    /// Checks that no account of the moderator's circle plays against one of these players, or has just done so.
    /// Returns the accounts of both sides.
    ///
    /// It locks both sides, so call it first in the transaction of the decision. A match of the two, or an entry into a
    /// competition, then comes before the check or after the decision.
    ///
    /// # Errors
    /// If one of them does, or the moderator may no longer act.
    pub(crate) fn check_no_match(
        &self,
        connection: &mut AnyConn,
        players: &BTreeSet<UserId>,
        now: Millis,
    ) -> Result<Sides, AppError> {
        let players = people::by_ids(connection, players.iter().copied())?;
        let mut persons: BTreeSet<UserId> = players.values().map(Account::answerable).collect();
        // Nobody meets oneself; `check_apart` refuses what is about the circle.
        persons.retain(|person| !self.circle.contains(person));
        account_locks::lock_persons(connection, self.circle.iter().chain(&persons).copied())?;
        if !moderation::is_moderator(connection, self.user, now)? {
            return Err(AppError::Forbidden(refusals::only_moderators()));
        }
        let own = persons::with_bots(connection, &self.circle)?;
        let theirs = persons::with_bots(connection, &persons)?;
        if current::have_met(connection, &own, &theirs, Millis(now.0 - APART_MS))? {
            return Err(AppError::Forbidden(refusals::moderator_is_opponent()));
        }
        Ok(Sides { own, theirs })
    }
}

/// The people about whom somebody has decided as a moderator within 30 days. Otherwise a moderator could leave a
/// competition, suspend a rival and come back, or suspend somebody first and then meet them.
#[derive(Debug)]
pub(crate) struct DecidedAbout {
    /// The accounts that count as the person who has decided.
    own: BTreeSet<UserId>,
    /// These people. An owner stands for a bot, and house bots are left out.
    persons: BTreeSet<UserId>,
}

impl DecidedAbout {
    /// Returns the people about whom any account has decided that counts as one person with `user`.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) fn by_person(
        connection: &mut AnyConn,
        user: UserId,
        now: Millis,
    ) -> Result<DecidedAbout, DbError> {
        let own = accounts_of(connection, user, now)?;
        DecidedAbout::by_accounts(connection, own, now)
    }

    fn by_accounts(
        connection: &mut AnyConn,
        own: BTreeSet<UserId>,
        now: Millis,
    ) -> Result<DecidedAbout, DbError> {
        let players = moderation::decided_by(connection, &own, Millis(now.0 - APART_MS))?;
        let players = people::by_ids(connection, players)?;
        let persons = players.values().filter(|account| !account.is_house_bot()).map(Account::answerable);
        Ok(DecidedAbout { own, persons: persons.collect() })
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.persons.is_empty()
    }

    /// Returns true if an account is that of one of these people.
    pub(crate) fn has(&self, account: &Account) -> bool {
        !self.own.contains(&account.id) && self.persons.contains(&account.answerable())
    }
}

fn accounts_of(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<BTreeSet<UserId>, DbError> {
    persons::accounts_of(connection, user, Millis(now.0 - devices::SHARED_MS))
}

/// Returns the error for an act of `by` that would bring `other` together with a moderator who has decided about them:
/// the text `told` for that moderator, and `neutral` for anyone else, who does not learn of the decision.
///
/// # Errors
/// If the database fails.
pub(crate) fn not_together(
    connection: &mut AnyConn,
    by: UserId,
    other: &Account,
    now: Millis,
    [told, neutral]: [Refusal; 2],
) -> Result<AppError, DbError> {
    let own = DecidedAbout::by_accounts(connection, BTreeSet::from([by]), now)?;
    Ok(AppError::DecidedAbout(if own.has(other) { told } else { neutral }))
}

/// Checks that an account invites nobody to a match that counts about whom it, or an account of its person, has decided
/// as a moderator within 30 days. The other way round, the invitation waits for the moderator's answer.
///
/// # Errors
/// [`AppError::DecidedAbout`], or if the database fails.
pub(crate) fn check_invites(
    connection: &mut AnyConn,
    by: UserId,
    invited: &Account,
    now: Millis,
) -> Result<(), AppError> {
    if DecidedAbout::by_person(connection, by, now)?.has(invited) {
        return Err(not_at_one_table(connection, by, invited, now)?);
    }
    Ok(())
}

/// Checks that of two players who begin a match that counts, neither has decided about the other as a moderator within
/// 30 days. `by` takes the second seat, or agrees to the match.
///
/// # Errors
/// [`AppError::DecidedAbout`], or if the database fails.
pub(crate) fn check_pair(
    connection: &mut AnyConn,
    by: UserId,
    other: UserId,
    now: Millis,
) -> Result<(), AppError> {
    let both = people::by_ids(connection, [by, other])?;
    let Some(account) = both.get(&other) else { return Ok(()) };
    let persons = both.values().filter(|one| !one.is_house_bot()).map(Account::answerable).collect();
    let accounts = persons::with_bots(connection, &persons)?;
    // About most pairs nobody has decided, and one query says so.
    let has_decision =
        !moderation::deciders_about(connection, &accounts, Millis(now.0 - APART_MS))?.is_empty();
    if has_decision && kept_from(connection, by, now)?.contains(&other) {
        return Err(not_at_one_table(connection, by, account, now)?);
    }
    Ok(())
}

fn not_at_one_table(
    connection: &mut AnyConn,
    by: UserId,
    other: &Account,
    now: Millis,
) -> Result<AppError, DbError> {
    let texts = [refusals::moderator_plays_unrated(other.name.as_str()), refusals::kept_apart()];
    not_together(connection, by, other, now, texts)
}

/// Returns the accounts with which a player begins no match that counts, because one of the two has decided about the
/// other as a moderator within 30 days. Each of the two stands for all accounts that count as the same person.
///
/// # Errors
/// If the database fails.
pub(crate) fn kept_from(
    connection: &mut AnyConn,
    user: UserId,
    now: Millis,
) -> Result<BTreeSet<UserId>, DbError> {
    let decided = DecidedAbout::by_person(connection, user, now)?;
    let mut kept = persons::with_bots(connection, &decided.persons)?;
    let player = people::by_ids(connection, [user])?;
    let person = player.values().filter(|one| !one.is_house_bot()).map(Account::answerable).collect();
    let accounts = persons::with_bots(connection, &person)?;
    for moderator in moderation::deciders_about(connection, &accounts, Millis(now.0 - APART_MS))? {
        kept.extend(accounts_of(connection, moderator, now)?);
    }
    Ok(kept.difference(&decided.own).copied().collect())
}
