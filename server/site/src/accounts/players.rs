//! The public data of players, read from results and ratings, not from logs.

use ratings::{
    Band,
    listing::{Missing, OPPONENTS},
};
use store::{
    AnyConn, DbError,
    account::{Account, AccountKind, UserName},
    competitions,
    facts::Status,
    id::{MatchId, UserId},
    leaderboard,
    listing::{self, Gap},
    matches::{
        current,
        history::{self, HistoryPlace, Whose},
    },
    people, player_records, ratings as rating_rows, sanctions, users, voids,
};
use texts::refusals;
use wire::{
    CurrentMatches, DutyEvent, ListingGap, MatchPage, MatchSummary, Millis, PlayerProfile, RatingChart,
    RatingPoint, RatingStanding,
};

use crate::{
    accounts::Accounts,
    competitions::competition_name,
    error::AppError,
    house_bots::accounts as bot_accounts,
    match_state::{convert, view},
    messages::ToWire,
};

/// The maximum number of points of a chart.
const CHART_MAX: i64 = 500;

/// Returns the profile of a player.
///
/// # Errors
/// If there is no player of this name.
pub async fn profile(accounts: &Accounts, name: &str) -> Result<PlayerProfile, AppError> {
    let account = named(accounts, name).await?;
    let user = account.id;
    let owner = account.owner;
    let now = accounts.node.clock.now();
    let (standings, record, owner, words) = accounts
        .node
        .store
        .read(move |connection| {
            let mut standings = Vec::new();
            for list in ratings::RatingList::ALL {
                let standing = rating_rows::standing(connection, user, list)?;
                let missing = listing::gap(connection, (list, user))?;
                let row = leaderboard::row_of(connection, list, user)?;
                let listed = row.filter(|row| row.is_listed).map(|row| row.place.rating);
                standings.push((list, standing, listed, missing));
            }
            let owner = people::by_ids(connection, owner)?.into_values().next();
            let is_muted = sanctions::in_force(connection, user, now)?.muted.is_some();
            let words = if is_muted { None } else { users::words_of(connection, user)? };
            Ok::<_, DbError>((standings, player_records::load_record(connection, user)?, owner, words))
        })
        .await?;
    let ratings = standings.into_iter().map(|(list, standing, listed, missing)| RatingStanding {
        list: convert::rating_list(list),
        rating: standing.rating.value(),
        experience: u32::try_from(standing.experience.value()).unwrap_or(u32::MAX),
        band: Band::from_rating(standing.rating).label().to_owned(),
        provisional: listing::is_provisional(standing.experience),
        listed: listed.is_some(),
        opponents: opponents_met(missing),
        listed_rating: listed,
        missing: missing.map(to_gap),
    });
    let is_bot = account.kind == AccountKind::Bot;
    Ok(PlayerProfile {
        look: account.look.to_wire(),
        words,
        bot: is_bot,
        guest: account.kind == AccountKind::Guest,
        run_by: owner.map(|owner| owner.name.as_str().to_owned()),
        about: bot_accounts::about(account.name.as_str())
            .filter(|_| account.is_house_bot())
            .map(str::to_owned),
        created_at: account.created_at,
        online: accounts.presence.is_online(&account),
        ratings: ratings.collect(),
        played: count(record.played),
        won: count(record.won),
        lost: count(record.lost),
        forsaken: count(record.forsaken),
        departed: count(record.departed),
        streak: count(record.streak),
        best_streak: count(record.best_streak),
        name: account.name.as_str().to_owned(),
    })
}

/// Returns how many of the needed opponents are met, as far as the first missing condition tells.
fn opponents_met(missing: Option<Gap>) -> u8 {
    let needed = u8::try_from(OPPONENTS).unwrap_or(u8::MAX);
    match missing {
        Some(Gap::Rule(Missing::Experience(_) | Missing::Days(_))) => 0,
        Some(Gap::Rule(Missing::Opponents(people))) => {
            needed.saturating_sub(u8::try_from(people).unwrap_or(u8::MAX))
        }
        Some(Gap::Rule(Missing::Debt(_)) | Gap::Hidden) | None => needed,
    }
}

fn to_gap(gap: Gap) -> ListingGap {
    match gap {
        Gap::Rule(Missing::Experience(points)) => {
            ListingGap::Experience { points: u32::try_from(points).unwrap_or(u32::MAX) }
        }
        Gap::Rule(Missing::Days(days)) => ListingGap::Days { days },
        Gap::Rule(Missing::Opponents(people)) => ListingGap::Opponents { people },
        Gap::Rule(Missing::Debt(points)) => ListingGap::Debt { points },
        Gap::Hidden => ListingGap::Hidden,
    }
}

/// Returns a page of a player's finished matches.
///
/// # Errors
/// If there is no player of this name, or `before` is not a valid page token.
pub async fn history(
    accounts: &Accounts,
    name: &str,
    before: Option<&str>,
    limit: u32,
) -> Result<MatchPage, AppError> {
    let before = before.map(parse_place).transpose()?;
    let user = named(accounts, name).await?.id;
    accounts
        .node
        .store
        .read(move |connection| history_page(connection, user, before, limit))
        .await
        .map_err(AppError::from)
}

fn history_page(
    connection: &mut AnyConn,
    user: UserId,
    before: Option<HistoryPlace>,
    limit: u32,
) -> Result<MatchPage, DbError> {
    // One more than the limit shows whether there is a next page.
    let mut facts = history::finished_of(connection, Whose::Player(user), before, i64::from(limit) + 1)?;
    let has_more = facts.len() > usize::try_from(limit).unwrap_or(usize::MAX);
    if has_more {
        facts.pop();
    }
    let next = facts.last().filter(|_| has_more).and_then(|facts| match &facts.status {
        Status::Finished(finished) => {
            Some(show_place(HistoryPlace { ended_at: finished.ended_at, id: facts.id }))
        }
        Status::Open | Status::Playing { .. } => None,
    });
    let users = facts.iter().flat_map(|facts| {
        facts.seats.iter().filter_map(|(_, seat)| *seat).map(|seat| seat.user).collect::<Vec<_>>()
    });
    let people = people::by_ids(connection, users.collect::<Vec<_>>())?;
    let changes = rating_rows::of_matches(connection, facts.iter().map(|facts| facts.id))?;
    let voided = voids::voided_of(connection, facts.iter().map(|facts| facts.id))?;
    let mut events = competitions::of_matches(connection, &facts)?;
    let summaries = facts.iter().filter_map(|facts| {
        let summary = view::summary(facts, &people, |user| {
            let row = changes.iter().find(|row| row.match_id == facts.id && row.player == user)?;
            Some(row.after.rating.value())
        })?;
        let event = events.remove(&facts.id).map(|(id, name)| {
            let (kind, id) = competition_name(id);
            DutyEvent { kind, id, name }
        });
        Some(MatchSummary { event, voided: voided.contains(&facts.id), ..summary })
    });
    Ok(MatchPage { matches: summaries.collect(), next })
}

/// Returns the page token of a place in a history.
pub fn show_place(place: HistoryPlace) -> String {
    format!("{}-{}", place.ended_at.0, place.id.shown())
}

pub fn parse_place(text: &str) -> Result<HistoryPlace, AppError> {
    let place = text.split_once('-').and_then(|(ended_at, id)| {
        let id: MatchId = id.parse().ok()?;
        Some(HistoryPlace { ended_at: Millis(ended_at.parse().ok()?), id })
    });
    place.ok_or_else(|| AppError::invalid("before", refusals::not_the_next()))
}

/// Returns a player's rating over time.
///
/// # Errors
/// If there is no player of this name.
pub async fn chart(
    accounts: &Accounts,
    name: &str,
    list: ratings::RatingList,
) -> Result<RatingChart, AppError> {
    let account = named(accounts, name).await?;
    let user = account.id;
    let (points, opponents) = accounts
        .node
        .store
        .read(move |connection| {
            let points = rating_rows::chart(connection, user, list, CHART_MAX)?;
            let opponents = points.iter().map(|point| point.opponent).collect::<Vec<_>>();
            Ok::<_, DbError>((points, people::by_ids(connection, opponents)?))
        })
        .await?;
    let points = points.into_iter().map(|point| RatingPoint {
        match_id: point.row.match_id.to_wire(),
        at: point.at,
        before: point.row.before.rating.value(),
        after: point.row.after.rating.value(),
        opponent: opponents
            .get(&point.opponent)
            .map(|account| account.name.as_str().to_owned())
            .unwrap_or_default(),
    });
    let list = convert::rating_list(list);
    Ok(RatingChart { name: account.name.as_str().to_owned(), list, points: points.collect() })
}

/// Returns a user's unfinished matches.
///
/// # Errors
/// If the database fails.
pub async fn current(accounts: &Accounts, account: &Account) -> Result<CurrentMatches, AppError> {
    let user = account.id;
    let (facts, people) = accounts
        .node
        .store
        .read(move |connection| {
            let facts = current::current_of(connection, user)?;
            let users = facts.iter().flat_map(|facts| {
                let seated = facts.seats.iter().filter_map(|(_, seat)| *seat).map(|seat| seat.user);
                seated.chain([facts.opener]).chain(facts.invited).collect::<Vec<_>>()
            });
            let users: Vec<UserId> = users.collect();
            Ok::<_, DbError>((facts, people::by_ids(connection, users)?))
        })
        .await?;
    let mut current = CurrentMatches { tables: Vec::new(), matches: Vec::new() };
    for facts in &facts {
        match facts.status {
            Status::Open => current.tables.push(view::table(facts, &people)),
            Status::Playing { .. } => current.matches.extend(view::summary(facts, &people, |_| None)),
            Status::Finished(_) => {}
        }
    }
    Ok(current)
}

/// Converts a count from the database. A count that does not fit becomes the maximum.
pub(crate) fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Returns the account of this name.
///
/// # Errors
/// Returns an error if there is no such account.
pub async fn named(accounts: &Accounts, name: &str) -> Result<Account, AppError> {
    let name =
        UserName::parse_any(name).map_err(|_no_name| AppError::NotFound(refusals::no_such_player()))?;
    let found = accounts.node.store.read(move |connection| users::by_name(connection, &name)).await?;
    found.ok_or_else(|| AppError::NotFound(refusals::no_such_player()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_back_and_others_are_refused() {
        let place = HistoryPlace { ended_at: Millis(1_700_000_000_123), id: MatchId::from_row(77) };
        assert_eq!(parse_place(&show_place(place)).unwrap(), place);
        for text in ["", "1", "x-0000000002d", "1-0", "1-0000000002d-1"] {
            assert!(parse_place(text).is_err(), "{text}");
        }
    }
}
