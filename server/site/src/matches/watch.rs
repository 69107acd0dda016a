//! Automatic detection of boosted players: many fresh accounts lose to them on purpose. The server opens a case, a hint
//! for moderators with the evidence as of that moment. It hides nobody, because anybody can lose to an honest player on
//! purpose; the rule of the leaderboards (`store::listing`) does not count such gains. The check runs when a short
//! match ends. Only matches from which the player gained something count.

use std::collections::HashSet;

use store::{
    AnyConn, DbError, address_accounts, devices,
    fair_play::{self, Won},
    fresh::{FRESH_EXPERIENCE, FRESH_MS},
    id::{self, UserId},
    people,
    sanctions::{self, Case},
    stored::integrity::{FedMatch, StarEvidence},
    users,
};
use wire::Millis;

use crate::matches::own_account::SHARED_BROWSER_MS;

/// The period that is examined.
const WINDOW_MS: i64 = 24 * 60 * 60 * 1_000;
/// The minimum number of matches that were lost without being played. Fewer are enough if they gained [`GAINED_MIN`].
const FED_MIN: usize = 8;
/// The rating points that are enough with fewer matches.
const GAINED_MIN: f64 = 100.0;
/// The minimum number of people who lost these matches.
const FEEDERS_MIN: usize = 5;
/// The minimum share of such matches in all matches that the player finished in this period, in per cent.
const FED_PER_CENT: usize = 50;
/// The maximum number of matches that are stored as evidence.
const KEPT_MAX: usize = 100;

fn is_fresh(won: &Won) -> bool {
    won.ended_at.0 - won.account_made_at.0 < FRESH_MS || won.experience < FRESH_EXPERIENCE
}

/// Checks the winner of a short match that has just ended.
pub(crate) fn after_end(connection: &mut AnyConn, winner: UserId, now: Millis) -> Result<(), DbError> {
    let people = people::by_ids(connection, [winner])?;
    let Some(account) = people.get(&winner).filter(|account| !account.is_house_bot()) else { return Ok(()) };
    let person = account.answerable();
    let mut accounts: Vec<UserId> = users::bots_of(connection, person)?.iter().map(|bot| bot.id).collect();
    accounts.push(person);
    let (closed_at, is_open) = sanctions::last_case(connection, person)?;
    if is_open {
        return Ok(());
    }
    // Matches that a moderator has already reviewed do not count again.
    let since = Millis((now.0 - WINDOW_MS).max(closed_at.map_or(0, |at| at.0 + 1)));
    let won = fair_play::won_since(connection, &accounts, since)?;
    let fed: Vec<&Won> = won
        .iter()
        .filter(|won| won.is_fed() && won.is_gain() && is_fresh(won))
        .filter(|won| won.person.is_some_and(|loser| loser != person))
        .collect();
    let feeders: HashSet<UserId> = fed.iter().filter_map(|won| won.person).collect();
    let finished =
        usize::try_from(fair_play::finished_since(connection, &accounts, since)?).unwrap_or(usize::MAX);
    let gained: f64 = fed.iter().map(|won| won.gained).sum();
    let is_much = fed.len() >= FED_MIN || gained >= GAINED_MIN;
    if !is_much || feeders.len() < FEEDERS_MIN || fed.len() * 100 < finished * FED_PER_CENT {
        return Ok(());
    }
    let evidence = evidence(connection, &fed, feeders.len(), finished, gained, now)?;
    sanctions::open_case(connection, &Case { id: id::random_id(), user: person, found_at: now, evidence })
}

fn evidence(
    connection: &mut AnyConn,
    fed: &[&Won],
    feeders: usize,
    finished: usize,
    gained: f64,
    now: Millis,
) -> Result<StarEvidence, DbError> {
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let mut matches = Vec::new();
    let accounts: Vec<UserId> = fed.iter().flat_map(|won| [won.winner, won.loser]).collect();
    let sharing = address_accounts::sharing_among(connection, &accounts)?;
    for won in fed.iter().take(KEPT_MAX) {
        let pair = [won.winner, won.loser];
        matches.push(FedMatch {
            id: won.id.shown(),
            // Names change and accounts are deleted; the id stays.
            loser: id::show(won.loser.to_row()),
            account_made_at: won.account_made_at,
            opened_at: won.opened_at,
            ended_at: won.ended_at,
            lasted_ms: u32::try_from(won.ended_at.0 - won.started_at.0).unwrap_or(u32::MAX),
            events: u32::try_from(won.events).unwrap_or(u32::MAX),
            given_up: won.is_given_up,
            rated: won.is_rated,
            shared_browser: devices::have_shared(connection, pair, Millis(now.0 - SHARED_BROWSER_MS))?,
            shared_address: sharing.contains(&won.loser),
        });
    }
    Ok(StarEvidence {
        feeders: count(feeders),
        fed: count(fed.len()),
        finished: count(finished),
        rating_gained: gained,
        matches,
    })
}
