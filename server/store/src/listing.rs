//! The players in the leaderboards. The crate `ratings` has the rule ([`ratings::listing`]); this module stores what
//! the rule needs, and its result.
//!
//! `ratings.listed_rating` is the rating that decides a player's place, and NULL for everybody who is in no list: by
//! the rule, by a sanction, or because the account is deleted. So one index answers a page. A match, a sanction and a
//! void write the column in their own transactions, but only downwards: a listed rating falls at once, and rises when
//! the rule has been applied again. `listing_checks` names the players to whom it has to be applied, and when. A task
//! of every node does that some seconds later, a bounded number at a time (`check.rs`). Because establishment depends
//! on other people's matches and on time, every player who is not provisional is checked at least once a day.
//!
//! House bots are always listed, with their rating.

mod audit;
mod check;

use std::collections::{BTreeSet, HashSet};

use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Text},
};
use moment::Millis;
use ratings::{
    Experience, HistoryRow, RatingList,
    listing::{ESTABLISHED, Missing},
};

use super::{
    AnyConn, DbError,
    schema::{listing_checks, rating_history, ratings as standings, users},
    standings::{Place, standings_of},
};
use crate::{
    account::AccountKind,
    id::{MatchId, UserId},
    moderation_schema::rating_revision,
};

pub use audit::{Computed, StoredListings, computed, stored};
pub use check::{CHECKED_AT_ONCE, Checked, Due, check, due, write};

/// The time of a check that is due whatever happens to the player, and before all others.
pub(super) const AT_ONCE: Millis = Millis(0);
/// One day in milliseconds.
const DAY_MS: i64 = 86_400_000;

/// The reason why a player is in no list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gap {
    /// A condition of the rule.
    Rule(Missing),
    /// A sanction.
    Hidden,
}

impl Gap {
    /// Returns the stored form, a word and a number.
    fn to_text(self) -> String {
        match self {
            Gap::Rule(Missing::Experience(points)) => format!("experience {points}"),
            Gap::Rule(Missing::Days(days)) => format!("days {days}"),
            Gap::Rule(Missing::Opponents(people)) => format!("opponents {people}"),
            Gap::Rule(Missing::Debt(points)) => format!("debt {points}"),
            Gap::Hidden => "hidden 0".to_owned(),
        }
    }

    fn from_text(text: &str) -> Option<Gap> {
        let (word, number) = text.split_once(' ')?;
        let number: u32 = number.parse().ok()?;
        Some(match word {
            "experience" => Gap::Rule(Missing::Experience(number.into())),
            "days" => Gap::Rule(Missing::Days(number)),
            "opponents" => Gap::Rule(Missing::Opponents(number)),
            "debt" => Gap::Rule(Missing::Debt(number)),
            "hidden" => Gap::Hidden,
            _ => return None,
        })
    }
}

/// Returns true if a rating with this experience is provisional.
pub fn is_provisional(experience: Experience) -> bool {
    experience.value() < ESTABLISHED
}

/// Returns the experience from which on a rating is no longer provisional, as the column has it.
pub(super) fn established_from() -> i64 {
    i64::try_from(ESTABLISHED).unwrap_or(i64::MAX)
}

/// Returns what a player needs to be listed; `None` for a listed player.
///
/// # Errors
/// If the database fails, or has an unknown word.
pub fn gap(connection: &mut AnyConn, (list, user): Place) -> Result<Option<Gap>, DbError> {
    type ListingRow = (Option<f64>, Option<String>, i64);
    let row: Option<ListingRow> = standings::table
        .find((user.to_row(), list.name()))
        .select((standings::listed_rating, standings::missing, standings::experience))
        .first(connection)
        .optional()?;
    let of_newcomer =
        |experience: u64| Gap::Rule(Missing::Experience(ESTABLISHED.saturating_sub(experience)));
    match row {
        None => Ok(Some(of_newcomer(0))),
        Some((Some(_), ..)) => Ok(None),
        Some((None, Some(text), _)) => {
            Gap::from_text(&text).map(Some).ok_or_else(|| DbError::Broken(format!("ratings: missing {text}")))
        }
        Some((None, None, experience)) => Ok(Some(of_newcomer(u64::try_from(experience).unwrap_or(0)))),
    }
}

/// Stores the age in days from which an account can be established.
pub fn set_established_days(connection: &mut AnyConn, days: u32) -> Result<(), DbError> {
    let days = i32::try_from(days).unwrap_or(i32::MAX);
    let other = rating_revision::table.filter(rating_revision::established_days.ne(days));
    diesel::update(other).set(rating_revision::established_days.eq(days)).execute(connection)?;
    Ok(())
}

/// Returns the age in milliseconds from which an account can be established.
pub(super) fn established_ms(connection: &mut AnyConn) -> Result<i64, DbError> {
    let days: i32 = rating_revision::table.select(rating_revision::established_days).first(connection)?;
    Ok(i64::from(days) * DAY_MS)
}

/// Updates what the rule needs after a match was rated, and asks for a check of both players. Both standings must be
/// written already.
pub(super) fn update_after_match(
    connection: &mut AnyConn,
    rows: &[HistoryRow<MatchId, UserId>; 2],
    at: Millis,
) -> Result<(), DbError> {
    for (row, other) in [(&rows[0], &rows[1]), (&rows[1], &rows[0])] {
        // The SQL contains no text from a client: its parts are numbers and the name of a list.
        let (user, list, opponent) = (row.player.to_row(), row.list.name(), other.player.to_row());
        let points = row.n.value();
        sql_query(format!(
            "INSERT INTO rating_opponents (user_id, list, opponent_id, points) \
             VALUES ({user}, '{list}', {opponent}, {points}) ON CONFLICT (user_id, list, opponent_id) \
             DO UPDATE SET points = rating_opponents.points + {points}"
        ))
        .execute(connection)?;
        let day = at.0.div_euclid(DAY_MS);
        sql_query(format!(
            "UPDATE ratings SET days_played = days_played + 1, last_day = {day} \
             WHERE user_id = {user} AND list = '{list}' AND last_day < {day}"
        ))
        .execute(connection)?;
        follow_rating(connection, row)?;
    }
    ask(connection, rows.iter().map(|row| row.player), at)
}

/// Moves the listed rating of a player after a match. Only that of a house bot may rise without the rule.
fn follow_rating(connection: &mut AnyConn, row: &HistoryRow<MatchId, UserId>) -> Result<(), DbError> {
    let standing = standings::table.find((row.player.to_row(), row.list.name()));
    let (before, after) = (row.before.rating.value(), row.after.rating.value());
    if is_house_bot(connection, row.player)? {
        diesel::update(standing).set(standings::listed_rating.eq(after)).execute(connection)?;
    } else if after < before {
        diesel::update(standing)
            .set(standings::listed_rating.eq(standings::listed_rating + (after - before)))
            .execute(connection)?;
    }
    Ok(())
}

fn is_house_bot(connection: &mut AnyConn, user: UserId) -> Result<bool, DbError> {
    let bots: i64 = users::table
        .filter(users::id.eq(user.to_row()))
        .filter(users::kind.eq(AccountKind::Bot.as_str()))
        .filter(users::owner_id.is_null())
        .count()
        .get_result(connection)?;
    Ok(bots == 1)
}

/// Asks for a check of these players from `at` on.
pub fn ask(
    connection: &mut AnyConn,
    users: impl IntoIterator<Item = UserId>,
    at: Millis,
) -> Result<(), DbError> {
    // In one order everywhere, so that two transactions cannot deadlock.
    let users: BTreeSet<i64> = users.into_iter().map(UserId::to_row).collect();
    for user in users {
        ask_all(connection, &format!("SELECT id AS user_id FROM users WHERE id = {user}"), at)?;
    }
    Ok(())
}

/// Asks for a check of the players that a query selects as `user_id`.
fn ask_all(connection: &mut AnyConn, query: &str, at: Millis) -> Result<(), DbError> {
    let at = at.0;
    sql_query(format!(
        "INSERT INTO listing_checks (user_id, due_at, stamp) \
         SELECT DISTINCT asked.user_id, CAST({at} AS BIGINT), CAST(1 AS BIGINT) FROM ({query}) asked \
         JOIN users u ON u.id = asked.user_id WHERE (u.kind <> 'bot' OR u.owner_id IS NOT NULL) AND NOT EXISTS \
         (SELECT 1 FROM ratings g WHERE g.user_id = u.id AND g.rated_at < 0) ORDER BY 1 \
         ON CONFLICT (user_id) DO UPDATE SET stamp = listing_checks.stamp + 1, \
         due_at = CASE WHEN listing_checks.due_at < excluded.due_at THEN listing_checks.due_at \
         ELSE excluded.due_at END"
    ))
    .execute(connection)?;
    Ok(())
}

/// Asks for a check of the opponents of a player, who has become established.
fn ask_opponents(connection: &mut AnyConn, (list, user): Place, at: Millis) -> Result<(), DbError> {
    let query = format!(
        "SELECT opponent_id AS user_id FROM rating_opponents WHERE user_id = {} AND list = '{}'",
        user.to_row(),
        list.name()
    );
    ask_all(connection, &query, at)
}

/// Takes a player out of all lists because of a sanction.
pub(super) fn hide(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    diesel::update(standings::table.filter(standings::user_id.eq(user.to_row())))
        .set((standings::listed_rating.eq(None::<f64>), standings::missing.eq(Gap::Hidden.to_text())))
        .execute(connection)?;
    Ok(())
}

/// Takes a deleted account out of all lists.
pub(super) fn leave(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    diesel::update(standings::table.filter(standings::user_id.eq(user.to_row())))
        .set((standings::listed_rating.eq(None::<f64>), standings::missing.eq(None::<String>)))
        .execute(connection)?;
    diesel::delete(listing_checks::table.find(user.to_row())).execute(connection)?;
    Ok(())
}

/// Returns the players among `players` whose rating in the list is not provisional.
///
/// # Errors
/// If the database fails.
pub fn established(
    connection: &mut AnyConn,
    list: RatingList,
    players: &[UserId],
) -> Result<HashSet<UserId>, DbError> {
    let standings = standings_of(connection, players)?;
    let established = standings
        .into_iter()
        .filter(|((of, _), standing)| *of == list && !is_provisional(standing.experience));
    Ok(established.map(|((_, player), _)| player).collect())
}

/// Recomputes the opponents and the days of these players, after matches of theirs were voided or restored. Standings
/// and marks must be written already. The step names all players whose rating changed; their listed ratings do not stay
/// above their ratings, and the rule is applied to them again.
pub fn after_void(connection: &mut AnyConn, changed: &BTreeSet<Place>, step: i64) -> Result<(), DbError> {
    for &place in changed {
        recount_opponents(connection, place)?;
        recount_days(connection, place)?;
    }
    sql_query(format!(
        "UPDATE ratings SET listed_rating = rating WHERE listed_rating IS NOT NULL AND EXISTS \
         (SELECT 1 FROM void_effects e WHERE e.step_id = {step} AND e.user_id = ratings.user_id \
         AND e.list = ratings.list) AND (listed_rating > rating OR EXISTS (SELECT 1 FROM users u \
         WHERE u.id = ratings.user_id AND u.kind = 'bot' AND u.owner_id IS NULL))"
    ))
    .execute(connection)?;
    ask_all(connection, &format!("SELECT user_id FROM void_effects WHERE step_id = {step}"), AT_ONCE)
}

fn recount_opponents(connection: &mut AnyConn, (list, user): Place) -> Result<(), DbError> {
    let (user, list) = (user.to_row(), list.name());
    sql_query(format!(
        "DELETE FROM rating_opponents WHERE list = '{list}' AND (user_id = {user} OR opponent_id = {user})"
    ))
    .execute(connection)?;
    for (one, other) in [("a", "b"), ("b", "a")] {
        let (user_at, list_at) = match connection {
            AnyConn::Postgres(_) => ("$1", "$2"),
            AnyConn::Sqlite(_) => ("?", "?"),
        };
        sql_query(format!(
            "INSERT INTO rating_opponents (user_id, list, opponent_id, points) \
             SELECT {one}.user_id, a.list, {other}.user_id, sum(a.n) FROM rating_history a \
             JOIN rating_history b ON b.match_id = a.match_id AND b.user_id <> a.user_id \
             WHERE a.user_id = {user_at} AND a.list = {list_at} AND NOT a.voided \
             GROUP BY {one}.user_id, a.list, {other}.user_id"
        ))
        .bind::<BigInt, _>(user)
        .bind::<Text, _>(list)
        .execute(connection)?;
    }
    Ok(())
}

fn recount_days(connection: &mut AnyConn, (list, user): Place) -> Result<(), DbError> {
    let ends: Vec<i64> = rating_history::table
        .filter(rating_history::user_id.eq(user.to_row()))
        .filter(rating_history::list.eq(list.name()))
        .filter(rating_history::voided.eq(false))
        .order(rating_history::place.asc())
        .select(rating_history::at)
        .load(connection)?;
    let (days, last) = days_of(ends.into_iter().map(Millis));
    diesel::update(standings::table.find((user.to_row(), list.name())))
        .set((
            standings::days_played.eq(i32::try_from(days).unwrap_or(i32::MAX)),
            standings::last_day.eq(last),
        ))
        .execute(connection)?;
    Ok(())
}

/// Counts the days with matches, in the order in which the matches were rated, and returns the last day too.
fn days_of(ends: impl Iterator<Item = Millis>) -> (u32, i64) {
    ends.map(|at| at.0.div_euclid(DAY_MS))
        .fold((0, -1), |(days, last), day| if day > last { (days + 1, day) } else { (days, last) })
}
