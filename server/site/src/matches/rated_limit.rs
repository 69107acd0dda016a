//! The limit of rated matches between the same two players. A person and one house bot, or two persons, may begin a
//! set number of rated matches within 24 hours. Further matches are unrated and unstaked. A person is an account
//! with the bots it owns.
//!
//! Both players see this before they sit down. An invitation beyond the limit becomes an unrated table, and both
//! views give the reason. A table opened as rated refuses a player who has reached the limit with its opener, and
//! quick pairing skips it. The terms of a rematch say that it is unrated. In a knock-out the draw chooses the
//! opponent, so a match beyond the limit is played unrated there.

use std::collections::{BTreeMap, HashSet};

use play::Credits;
use store::{
    AnyConn, DbError,
    account::{Account, AccountKind},
    account_locks::PersonLocks,
    id::UserId,
    matches,
    people::{self, People},
};
use wire::{Millis, RatedLimits, RatedWith};

use crate::{
    error::AppError,
    match_state::terms::Agreed,
    matches::{Matches, beginnings},
};

/// The length of a day: a sliding window, so that limits do not reset for all players at one moment.
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// The daily limits of rated matches, and the current time.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RatedLimit {
    /// Matches between a person and one house bot; 0 means no limit.
    pub(crate) with_bot: u32,
    /// Matches between two persons; 0 means no limit.
    pub(crate) with_person: u32,
    /// The maximum gain of one person from fresh accounts; zero means no limit (`fresh_gain.rs`).
    pub(crate) fresh_gain: Credits,
    pub(crate) now: Millis,
}

/// One party of the limit: a house bot, or a person by the account that answers for all of the person's accounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Party {
    House(UserId),
    Person(UserId),
}

impl Party {
    fn from_account(account: &Account) -> Party {
        if account.is_house_bot() { Party::House(account.id) } else { Party::Person(account.answerable()) }
    }

    fn answerable(self) -> UserId {
        match self {
            Party::House(user) | Party::Person(user) => user,
        }
    }
}

impl RatedLimit {
    fn since(self) -> Millis {
        Millis(self.now.0 - DAY_MS)
    }

    /// Returns the daily limit of two parties, or `None` if there is none.
    fn max(self, pair: [Party; 2]) -> Option<u32> {
        let max = match pair {
            [Party::House(_), Party::House(_)] => 0,
            [Party::House(_), Party::Person(_)] | [Party::Person(_), Party::House(_)] => self.with_bot,
            [Party::Person(_), Party::Person(_)] => self.with_person,
        };
        Some(max).filter(|max| *max > 0)
    }

    /// Refuses a rated match of these two that would exceed the limit.
    ///
    /// # Errors
    /// [`AppError::RatedLimit`], or if the database fails.
    fn check(
        self,
        connection: &mut AnyConn,
        [one, other]: [&Account; 2],
        agreed: &Agreed,
    ) -> Result<(), AppError> {
        match self.reached(connection, [one, other], agreed)? {
            None => Ok(()),
            Some(max) => {
                Err(AppError::RatedLimit { name: one.name.to_string(), other: other.name.to_string(), max })
            }
        }
    }

    /// Returns the daily limit if one more match of these two would exceed it.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) fn reached(
        self,
        connection: &mut AnyConn,
        [one, other]: [&Account; 2],
        agreed: &Agreed,
    ) -> Result<Option<u32>, DbError> {
        let pair = [Party::from_account(one), Party::from_account(other)];
        let Some(max) = self.max(pair) else { return Ok(None) };
        if agreed.rated.is_none() && agreed.stake.is_none() {
            return Ok(None);
        }
        let [a, b] = pair.map(Party::answerable);
        let begun = matches::rated_between(connection, a, b, self.since())?;
        Ok(u32::try_from(begun).is_ok_and(|begun| begun >= max).then_some(max))
    }

    /// Checks the limits in the transaction that begins the match. It has locked both players, so matches that begin on
    /// two nodes at the same moment count one after the other.
    ///
    /// # Errors
    /// As [`RatedLimit::check`] and [`RatedLimit::check_gain`].
    pub(crate) fn check_seats(
        self,
        connection: &mut AnyConn,
        _locked: &PersonLocks,
        pair: [UserId; 2],
        agreed: &Agreed,
    ) -> Result<(), AppError> {
        let people = people::by_ids(connection, pair)?;
        let [Some(one), Some(other)] = pair.map(|user| people.get(&user)) else { return Ok(()) };
        self.check(connection, [one, other], agreed)?;
        self.check_gain(connection, [one, other], agreed)
    }

    /// Returns true if the next match of these two would exceed the limit, or one of them has left too many rated
    /// matches.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) fn is_reached(
        self,
        connection: &mut AnyConn,
        pair: [UserId; 2],
        agreed: &Agreed,
    ) -> Result<bool, DbError> {
        let people = people::by_ids(connection, pair)?;
        let [Some(one), Some(other)] = pair.map(|user| people.get(&user)) else { return Ok(false) };
        Ok(self.reached(connection, [one, other], agreed)?.is_some()
            || beginnings::is_closed(connection, [one, other], agreed, self.now)?)
    }

    /// Returns the users in `among` with whom the player has reached the limit.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) fn used_up(
        self,
        connection: &mut AnyConn,
        player: UserId,
        among: &People,
    ) -> Result<HashSet<UserId>, DbError> {
        let (own, begun) = self.begun_by_party(connection, player)?;
        let is_used_up = |account: &&Account| {
            let party = Party::from_account(account);
            let times = begun.get(&party).map_or(0, Vec::len);
            self.max([own, party]).is_some_and(|max| u32::try_from(times).unwrap_or(u32::MAX) >= max)
        };
        Ok(among.values().filter(is_used_up).map(|account| account.id).collect())
    }

    /// Returns the start times of the rated matches of the player's person within a day, by the other party.
    fn begun_by_party(
        self,
        connection: &mut AnyConn,
        player: UserId,
    ) -> Result<(Party, BTreeMap<Party, Vec<Millis>>), DbError> {
        let found = people::by_ids(connection, [player])?;
        let own = found.get(&player).map_or(Party::Person(player), Party::from_account);
        let begun = matches::rated_since(connection, own.answerable(), self.since())?;
        let people = people::by_ids(connection, begun.iter().map(|(other, _)| *other))?;
        let mut by_party: BTreeMap<Party, Vec<Millis>> = BTreeMap::new();
        for (other, at) in begun {
            let party = people.get(&other).map_or(Party::Person(other), Party::from_account);
            by_party.entry(party).or_default().push(at);
        }
        Ok((own, by_party))
    }
}

impl Matches {
    pub(crate) fn rated_limit(&self) -> RatedLimit {
        let settings = &self.node.settings;
        RatedLimit {
            with_bot: settings.bots.rated_a_day,
            with_person: settings.rated_pair_a_day,
            fresh_gain: Credits::from_hundredths(i64::from(settings.fresh_gain_a_day) * 100),
            now: self.node.clock.now(),
        }
    }

    /// Returns the rated matches that the player's person has begun within a day.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rated_limits(&self, player: &Account) -> Result<RatedLimits, AppError> {
        let (user, limit) = (player.id, self.rated_limit());
        let read = self.node.store.read(move |connection| {
            let (_, begun) = limit.begun_by_party(connection, user)?;
            let people = people::by_ids(connection, begun.keys().map(|party| party.answerable()))?;
            Ok::<_, DbError>((begun, people))
        });
        let (begun, people) = read.await?;
        let lines = begun.into_iter().filter_map(|(party, times)| {
            let account = people.get(&party.answerable())?;
            let first = times.iter().map(|at| at.0).min()?;
            Some(RatedWith {
                name: account.name.to_string(),
                bot: account.kind == AccountKind::Bot,
                begun: u32::try_from(times.len()).unwrap_or(u32::MAX),
                frees_at: Millis(first + DAY_MS),
            })
        });
        let mut with: Vec<RatedWith> = lines.collect();
        with.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(RatedLimits { bot_max: limit.with_bot, person_max: limit.with_person, with })
    }
}
