//! Quick pairing: a player names the game to play and is sent to a table.
//!
//! The player gets the fitting table whose opener is nearest in rating, or opens a new table, waits there and asks
//! again from time to time. The accepted difference in rating grows with the time that either of the two has waited.
//! Of two waiting players, the later one goes to the other, so the two never swap tables. A seat is taken as usual,
//! so only one of two competing players gets it.

use std::{collections::HashSet, time::Duration};

use ratings::RatingList;
use store::{
    AnyConn, DbError,
    account::Account,
    contacts,
    facts::{Admission, Facts},
    id::{MatchId, UserId},
    matches, people, ratings as rating_rows,
    settings::{MatchSettings, TimeControl},
};
use texts::refusals;
use wire::{Millis, Pairing};

use crate::{
    error::AppError,
    match_state::{terms::Agreed, view},
    matches::{
        Matches, beginnings,
        rated_limit::RatedLimit,
        tables::{Opening, QUICK_BEGUN_MS},
    },
    messages::{ToStored, ToWire},
    moderator,
};

/// The accepted difference in rating at first, and its growth for each second of waiting.
const WIDTH_FIRST: f64 = 100.0;
const WIDTH_PER_S: f64 = 10.0;
/// The wait after which a bot is offered.
const BOT_AFTER_MS: i64 = 12_000;

/// The number of early departures from matches within [`DEPARTURES_WITHIN_MS`] that closes quick pairing.
const DEPARTURES_MAX: usize = 3;
/// The period in which early departures are counted, and for which quick pairing then stays closed.
const DEPARTURES_WITHIN_MS: i64 = 60 * 60 * 1_000;

/// Returns the time until which these departures, newest first, close quick pairing.
fn closed_until(departures: &[Millis]) -> Option<Millis> {
    departures
        .windows(DEPARTURES_MAX)
        .find(|window| window[0].0 - window[DEPARTURES_MAX - 1].0 < DEPARTURES_WITHIN_MS)
        .map(|window| Millis(window[0].0 + DEPARTURES_WITHIN_MS))
}

/// The data for one pairing request.
struct Look {
    rating: f64,
    open: Vec<Facts>,
    apart: HashSet<UserId>,
    /// A match that has just begun at the player's own table.
    begun: Option<MatchId>,
    /// The bots with their ratings in the list.
    bots: Vec<(Account, f64)>,
}

impl Look {
    /// Skips tables where the stake would exceed the limit on gains from fresh accounts.
    fn skip_stakes_beyond(
        &mut self,
        connection: &mut AnyConn,
        limit: RatedLimit,
        player: &Account,
        agreed: &Agreed,
    ) -> Result<(), AppError> {
        if agreed.stake.is_none() {
            return Ok(());
        }
        let staked =
            self.open.iter().filter(|facts| facts.settings.stake.is_some() && facts.opener != player.id);
        let openers: HashSet<UserId> = staked.map(|facts| facts.opener).collect();
        let known = people::by_ids(connection, openers)?;
        for opener in known.values() {
            match limit.check_gain(connection, [player, opener], agreed) {
                Err(AppError::StakeLimit { .. }) => {
                    self.apart.insert(opener.id);
                }
                checked => checked?,
            }
        }
        Ok(())
    }
}

impl Matches {
    /// Returns the table at which the player may sit down: another player's, or the player's own, which is opened
    /// if needed.
    ///
    /// # Errors
    /// If the player may not play with these settings, or the database fails.
    pub async fn pair(&self, player: &Account, settings: &wire::TableSettings) -> Result<Pairing, AppError> {
        let settings = settings.to_stored();
        let agreed = Agreed::parse(&settings)?;
        match settings.time {
            TimeControl::Live { .. } => {}
            TimeControl::None | TimeControl::Correspondence { .. } => {
                return Err(AppError::invalid("settings.time", refusals::pairing_is_live()));
            }
        }
        self.check_open_tables(player, &agreed).await?;
        self.check_departures(player).await?;
        self.check_may_open(player, &agreed).await?;
        let list = agreed.rated.map_or(RatingList::Casual, |(list, _)| list);
        let limit = agreed.rated.map(|_| self.rated_limit());
        let (user, bots, now) = (player.id, self.house_bots.to_vec(), self.node.clock.now());
        let account = player.clone();
        let read = self.node.store.read(move |connection| {
            let mut look = look(connection, user, list, bots, limit, now)?;
            if let Some(limit) = limit {
                look.skip_stakes_beyond(connection, limit, &account, &agreed)?;
            }
            Ok::<_, AppError>(look)
        });
        let look = read.await?;
        if let Some(id) = look.begun {
            return Ok(Pairing::Begun { id: id.to_wire() });
        }
        let own = look.open.iter().find(|facts| facts.opener == user && facts.admission.is_quick);
        let (same, other) = match own {
            Some(facts) if facts.settings == settings => (Some(facts), None),
            other => (None, other),
        };
        if let Some(other) = other {
            // A player looks for one game at a time.
            self.close_table(other.id).await?;
        }
        let waited_ms = same.map_or(0, |facts| (now.0 - facts.opened_at.0).max(0));
        if let Some(table) = self.nearest(&look, user, settings, same, now) {
            let table = self.shown_table(table).await?;
            return Ok(Pairing::Sit { table });
        }
        let bot = if waited_ms >= BOT_AFTER_MS { nearest_bot(&look) } else { None };
        let table = match same {
            Some(facts) => self.shown_table(facts).await?,
            None => {
                let admission = Admission { is_quick: true, ..Admission::default() };
                self.open(player, Opening { settings, invite: None, admission }).await?
            }
        };
        Ok(Pairing::Wait { table, waited_ms: u32::try_from(waited_ms).unwrap_or(u32::MAX), bot })
    }

    /// Refuses an account that may not sit down at the tables to which it would be sent.
    async fn check_open_tables(&self, player: &Account, agreed: &Agreed) -> Result<(), AppError> {
        let (player, agreed, now) = (player.clone(), *agreed, self.node.clock.now());
        let read =
            move |connection: &mut AnyConn| beginnings::check_open_tables(connection, &player, &agreed, now);
        self.node.store.read(read).await
    }

    /// Refuses an account that left too many matches at an early stage.
    async fn check_departures(&self, player: &Account) -> Result<(), AppError> {
        let (user, now) = (player.id, self.node.clock.now());
        // Twice the period: departures within one hour close the pairing for another hour.
        let since = Millis(now.0 - 2 * DEPARTURES_WITHIN_MS);
        let read = self.node.store.read(move |connection| matches::departures_of(connection, user, since));
        match closed_until(&read.await?).filter(|until| until.0 > now.0) {
            None => Ok(()),
            Some(until) => {
                let wait_ms = u64::try_from(until.0 - now.0).unwrap_or(0);
                Err(AppError::PairingClosed { retry_after: Duration::from_millis(wait_ms) })
            }
        }
    }

    /// Returns the fitting table whose opener is nearest in rating.
    fn nearest<'a>(
        &self,
        look: &'a Look,
        user: UserId,
        settings: MatchSettings,
        own: Option<&Facts>,
        now: Millis,
    ) -> Option<&'a Facts> {
        let fits = |facts: &&Facts| {
            let is_free = facts.opener != user && facts.invited.is_none() && !facts.admission.by_link;
            let comes_first = match own {
                // A player who opened the table by hand stays at it. A player waiting in pairing goes to the player
                // who came earlier.
                Some(own) if facts.admission.is_quick => {
                    (facts.opened_at.0, facts.id.to_row()) < (own.opened_at.0, own.id.to_row())
                }
                Some(_) | None => true,
            };
            is_free
                && comes_first
                && facts.settings == settings
                && facts.admission.admits(look.rating)
                && !look.apart.contains(&facts.opener)
                && self.presence.hub.is_here(facts.opener)
        };
        let near = look.open.iter().filter(fits).filter_map(|facts| {
            let opener = facts.seats.white?;
            let apart = (opener.rating - look.rating).abs();
            let since = own.map_or(facts.opened_at.0, |own| own.opened_at.0.min(facts.opened_at.0));
            (apart <= width(now.0 - since)).then_some((apart, facts))
        });
        // Among equally near tables, the longest waiting comes first.
        near.min_by(|(one, a), (other, b)| one.total_cmp(other).then(a.opened_at.0.cmp(&b.opened_at.0)))
            .map(|(_, facts)| facts)
    }

    async fn shown_table(&self, facts: &Facts) -> Result<wire::TableView, DbError> {
        let opener = facts.opener;
        let people = self.node.store.read(move |connection| people::by_ids(connection, [opener])).await?;
        Ok(view::table(facts, &people))
    }
}

fn look(
    connection: &mut AnyConn,
    user: UserId,
    list: RatingList,
    mut bots: Vec<Account>,
    limit: Option<RatedLimit>,
    now: Millis,
) -> Result<Look, DbError> {
    let open = matches::open(connection)?;
    let mut apart = contacts::kept_apart(connection, user)?;
    if let Some(limit) = limit {
        let mut known = people::by_ids(connection, open.iter().map(|facts| facts.opener))?;
        known.extend(bots.iter().map(|bot| (bot.id, bot.clone())));
        // A request for a rated match must not lead to a match that cannot be rated.
        apart.extend(limit.used_up(connection, user, &known)?);
        apart.extend(moderator::kept_from(connection, user, now)?);
        bots.retain(|bot| !apart.contains(&bot.id));
    }
    let mut rating =
        |user| rating_rows::standing(connection, user, list).map(|standing| standing.rating.value());
    let own = rating(user)?;
    let bots = bots
        .into_iter()
        .map(|bot| Ok((bot.clone(), rating(bot.id)?)))
        .collect::<Result<Vec<_>, DbError>>()?;
    let quick = matches::quick_of(connection, user, Millis(now.0 - QUICK_BEGUN_MS))?;
    let begun = quick.into_iter().find_map(|(id, has_begun)| has_begun.then_some(id));
    Ok(Look { rating: own, open, begun, apart, bots })
}

fn nearest_bot(look: &Look) -> Option<String> {
    let bots = look.bots.iter().filter(|(bot, _)| bot.is_house_bot());
    let nearest =
        bots.min_by(|(_, one), (_, other)| (one - look.rating).abs().total_cmp(&(other - look.rating).abs()));
    nearest.map(|(bot, _)| bot.name.to_string())
}

/// Returns the accepted difference in rating after a wait.
#[expect(clippy::cast_precision_loss, reason = "milliseconds of a wait are far below 2^52")]
fn width(waited_ms: i64) -> f64 {
    WIDTH_FIRST + WIDTH_PER_S * (waited_ms.max(0) as f64 / 1_000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_departures_within_an_hour_close_pairing_for_an_hour_after_the_last() {
        let at = |minutes: &[i64]| minutes.iter().map(|at| Millis(at * 60_000)).collect::<Vec<_>>();
        for (departures, until) in [
            (&[][..], None),
            (&[50, 10], None),
            (&[100, 50, 10], None),
            (&[70, 50, 10], None),
            (&[69, 50, 10], Some(129)),
            (&[100, 69, 50, 10], Some(160)),
            (&[130, 69, 50, 10], Some(129)),
        ] {
            assert_eq!(closed_until(&at(departures)), until.map(|at| Millis(at * 60_000)), "{departures:?}");
        }
    }

    #[test]
    fn the_longer_one_waits_the_farther_ratings_may_lie_apart() {
        for (waited_ms, far) in [(-5, 100.0), (0, 100.0), (1_500, 115.0), (30_000, 400.0)] {
            assert!((width(waited_ms) - far).abs() < 1e-9, "{waited_ms}");
        }
    }
}
