//! What a person gains from one bot: rated matches, with or without a stake, of a set number a day. Whoever finds out how
//! a bot errs would otherwise live on it.
//!
//! The match that would be one too many does not begin; it can be played unrated. Refusing it beforehand is plainer than
//! rating some matches and not others that were agreed on alike, and both sides of every match stay equal. In
//! a knock-out a draw chose the opponent, so there the match that would be one too many is played unrated.

use std::collections::BTreeMap;

use wire::{Millis, RatedWithBot, RatedWithBots};

use super::{Live, terms::Agreed};
use crate::{
    account::{Account, AccountKind},
    db::{AnyConn, DbError, matches, people},
    error::AppError,
    id::UserId,
};

/// What counts as a day: it has no end at which everybody begins again.
const DAY_MS: i64 = 24 * 60 * 60 * 1_000;

/// How many rated matches a day allows, and the moment at which it is asked.
#[derive(Debug, Clone, Copy)]
pub(super) struct BotLimit {
    pub(super) max: u32,
    pub(super) now: Millis,
}

impl BotLimit {
    fn since(self) -> Millis {
        Millis(self.now.0 - DAY_MS)
    }

    /// Refuses a match of these two that would be one too many.
    ///
    /// # Errors
    /// [`AppError::BotLimit`], or if the database fails.
    pub(super) fn check(
        self,
        connection: &mut AnyConn,
        pair: [&Account; 2],
        agreed: &Agreed,
    ) -> Result<(), AppError> {
        let Some((person, bot)) = person_and_bot(pair) else { return Ok(()) };
        if self.max == 0 || agreed.rated.is_none() {
            return Ok(());
        }
        let begun = matches::rated_since(connection, person.id, self.since())?;
        let with_bot = begun.iter().filter(|(other, _)| *other == bot.id).count();
        if u32::try_from(with_bot).is_ok_and(|with_bot| with_bot < self.max) {
            return Ok(());
        }
        Err(AppError::BotLimit { name: person.name.to_string(), bot: bot.name.to_string(), max: self.max })
    }

    /// The same in the transaction that begins the match.
    ///
    /// # Errors
    /// As [`BotLimit::check`].
    pub(super) fn check_seats(
        self,
        connection: &mut AnyConn,
        pair: [UserId; 2],
        agreed: &Agreed,
    ) -> Result<(), AppError> {
        let people = people::by_ids(connection, pair)?;
        match pair.map(|user| people.get(&user)) {
            [Some(one), Some(other)] => {
                if let Some((person, _)) = person_and_bot([one, other]) {
                    // Of two that begin at two nodes at this moment, the second is counted after the first.
                    matches::one_begins_at_a_time(connection, person.id)?;
                }
                self.check(connection, [one, other], agreed)
            }
            [None, _] | [Some(_), None] => Ok(()),
        }
    }

    /// The bots with whom this player may begin no more rated matches now.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) fn used_up(self, connection: &mut AnyConn, player: UserId) -> Result<Vec<UserId>, DbError> {
        let begun = by_opponent(&matches::rated_since(connection, player, self.since())?);
        let max = usize::try_from(self.max).unwrap_or(usize::MAX);
        let is_used_up = |times: &[Millis]| max > 0 && times.len() >= max;
        Ok(begun.into_iter().filter(|(_, times)| is_used_up(times)).map(|(bot, _)| bot).collect())
    }
}

impl Live {
    pub(super) fn bot_limit(&self) -> BotLimit {
        BotLimit { max: self.inner.settings.bots.rated_a_day, now: self.inner.clock.now() }
    }

    /// The rated matches that the player has begun with bots within a day.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn rated_with_bots(&self, player: &Account) -> Result<RatedWithBots, AppError> {
        let (user, limit) = (player.id, self.bot_limit());
        let read = self.inner.store.read(move |connection| {
            let begun = by_opponent(&matches::rated_since(connection, user, limit.since())?);
            let people = people::by_ids(connection, begun.keys().copied())?;
            Ok::<_, DbError>((begun, people))
        });
        let (begun, people) = read.await?;
        let lines = begun.into_iter().filter_map(|(user, times)| {
            let bot = people.get(&user).filter(|account| account.kind == AccountKind::Bot)?;
            let first = times.iter().map(|at| at.0).min()?;
            Some(RatedWithBot {
                bot: bot.name.to_string(),
                begun: u32::try_from(times.len()).unwrap_or(u32::MAX),
                frees_at: Millis(first + DAY_MS),
            })
        });
        Ok(RatedWithBots { max: limit.max, bots: lines.collect() })
    }
}

fn person_and_bot([one, other]: [&Account; 2]) -> Option<(&Account, &Account)> {
    match (one.kind, other.kind) {
        (AccountKind::Person | AccountKind::Guest, AccountKind::Bot) => Some((one, other)),
        (AccountKind::Bot, AccountKind::Person | AccountKind::Guest) => Some((other, one)),
        (AccountKind::Bot, AccountKind::Bot)
        | (AccountKind::Person | AccountKind::Guest, AccountKind::Person | AccountKind::Guest) => None,
    }
}

fn by_opponent(begun: &[(UserId, Millis)]) -> BTreeMap<UserId, Vec<Millis>> {
    let mut by: BTreeMap<UserId, Vec<Millis>> = BTreeMap::new();
    for (opponent, at) in begun {
        by.entry(*opponent).or_default().push(*at);
    }
    by
}
