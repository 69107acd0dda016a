//! Ratings and their history.

use std::collections::HashMap;

use diesel::prelude::*;
use moment::Millis;
use ratings::{HistoryRow, Outcome, RatingList, Standing, Starts, Weight};

pub use crate::standings::{Place, PlacedRow, standings_of};

use super::{
    AnyConn, DbError,
    columns::{PORTION, column},
    listing,
    schema::{rating_history, rating_starts, ratings as standings, users},
};
use crate::{
    id::{MatchId, UserId},
    standings::{experience_column, outcome_name, outcome_of_name, to_list, to_standing},
};

/// A rated match that has just ended.
#[derive(Debug, Clone, Copy)]
pub struct RatedEnd {
    pub id: MatchId,
    pub list: RatingList,
    pub n: Weight,
    pub winner: UserId,
    pub loser: UserId,
    pub at: Millis,
}

/// Updates both ratings and stores the history rows. Fails with a conflict if the match is rated already, or when
/// another match is rated at the same moment; the caller retries.
pub fn settle(connection: &mut AnyConn, end: &RatedEnd) -> Result<[HistoryRow<MatchId, UserId>; 2], DbError> {
    // All rating changes have places in one order, so no two matches are settled at the same moment. The place is
    // read first. A transaction that reads it before another settlement commits fails on the same place. One that
    // reads it after that commit also reads the new standings.
    wait_for_settlements(connection)?;
    let last: Option<i64> =
        rating_history::table.select(diesel::dsl::max(rating_history::place)).first(connection)?;
    let place = last.unwrap_or(0) + 1;
    let before = [standing(connection, end.winner, end.list)?, standing(connection, end.loser, end.list)?];
    let rated = ratings::rate(end.n, before[0], before[1]);
    let row = |player, outcome, before, after, k| HistoryRow {
        match_id: end.id,
        player,
        list: end.list,
        outcome,
        n: end.n,
        before,
        after,
        k,
        p: rated.p,
    };
    let rows = [
        row(end.winner, Outcome::Won, before[0], rated.winner, rated.k_winner),
        row(end.loser, Outcome::Lost, before[1], rated.loser, rated.k_loser),
    ];
    for row in &rows {
        insert_history(connection, row, place, end.at)?;
        set_standing(connection, (row.list, row.player), row.after, end.at)?;
    }
    listing::update_after_match(connection, &rows, end.at)?;
    Ok(rows)
}

/// Lets one settlement run at a time on PostgreSQL, where other nodes settle too. Without this lock the results
/// would still be right, because conflicts are retried, but retries pile up when many matches end. SQLite has one
/// writer.
pub fn wait_for_settlements(connection: &mut AnyConn) -> Result<(), DbError> {
    if let AnyConn::Postgres(connection) = connection {
        diesel::sql_query("SELECT pg_advisory_xact_lock(hashtext('fullprime settles' || current_schema()))")
            .execute(connection)?;
    }
    Ok(())
}

fn insert_history(
    connection: &mut AnyConn,
    row: &HistoryRow<MatchId, UserId>,
    place: i64,
    at: Millis,
) -> Result<(), DbError> {
    diesel::insert_into(rating_history::table)
        .values((
            rating_history::match_id.eq(row.match_id.to_row()),
            rating_history::user_id.eq(row.player.to_row()),
            rating_history::place.eq(place),
            rating_history::list.eq(row.list.name()),
            rating_history::outcome.eq(outcome_name(row.outcome)),
            rating_history::at.eq(at.0),
            rating_history::n.eq(column(row.n.value())),
            rating_history::rating_before.eq(row.before.rating.value()),
            rating_history::experience_before.eq(experience_column(row.before.experience)),
            rating_history::rating_after.eq(row.after.rating.value()),
            rating_history::experience_after.eq(experience_column(row.after.experience)),
            rating_history::k.eq(row.k),
            rating_history::p.eq(row.p),
        ))
        .execute(connection)?;
    Ok(())
}

/// Sets a player's standing in a list, reached with a match that ended at `at`.
pub fn set_standing(
    connection: &mut AnyConn,
    (list, user): Place,
    standing: Standing,
    at: Millis,
) -> Result<(), DbError> {
    let rating = standings::rating.eq(standing.rating.value());
    let experience = standings::experience.eq(experience_column(standing.experience));
    let rated_at = standings::rated_at.eq(at.0);
    let row = standings::table.find((user.to_row(), list.name()));
    if diesel::update(row).set((rating, experience, rated_at)).execute(connection)? == 0 {
        diesel::insert_into(standings::table)
            .values((
                standings::user_id.eq(user.to_row()),
                standings::list.eq(list.name()),
                rating,
                experience,
                rated_at,
                standings::is_bot.eq(is_bot(connection, user)?),
            ))
            .execute(connection)?;
    }
    Ok(())
}

fn is_bot(connection: &mut AnyConn, user: UserId) -> Result<bool, DbError> {
    let bots: i64 = users::table
        .filter(users::id.eq(user.to_row()))
        .filter(users::kind.eq(crate::account::AccountKind::Bot.as_str()))
        .count()
        .get_result(connection)?;
    Ok(bots == 1)
}

/// Starts a house bot at its measured strength in every list in which it has no rating yet. The start is stored,
/// because a recomputation from the first match begins with it.
pub fn begin_at(connection: &mut AnyConn, bot: UserId, start: Standing, at: Millis) -> Result<(), DbError> {
    let (rating, experience) = (start.rating.value(), experience_column(start.experience));
    for list in RatingList::ALL {
        let is_known: i64 =
            standings::table.find((bot.to_row(), list.name())).count().get_result(connection)?;
        if is_known > 0 {
            continue;
        }
        diesel::insert_into(rating_starts::table)
            .values((
                rating_starts::user_id.eq(bot.to_row()),
                rating_starts::list.eq(list.name()),
                rating_starts::rating.eq(rating),
                rating_starts::experience.eq(experience),
                rating_starts::at.eq(at.0),
            ))
            .execute(connection)?;
        diesel::insert_into(standings::table)
            .values((
                standings::user_id.eq(bot.to_row()),
                standings::list.eq(list.name()),
                standings::rating.eq(rating),
                standings::experience.eq(experience),
                standings::is_bot.eq(true),
                // A house bot is always listed.
                standings::listed_rating.eq(rating),
            ))
            .execute(connection)?;
    }
    Ok(())
}

/// Returns the starting standings of players who do not start as newcomers.
pub fn starts(connection: &mut AnyConn) -> Result<Starts<UserId>, DbError> {
    let rows: Vec<(i64, String, f64, i64)> = rating_starts::table
        .select((
            rating_starts::user_id,
            rating_starts::list,
            rating_starts::rating,
            rating_starts::experience,
        ))
        .load(connection)?;
    rows.into_iter()
        .map(|(user, list, rating, experience)| {
            Ok(((to_list(&list)?, UserId::from_row(user)), to_standing(rating, experience)?))
        })
        .collect()
}

/// Returns a player's standing in a list; a newcomer's if there is none yet.
pub fn standing(connection: &mut AnyConn, user: UserId, list: RatingList) -> Result<Standing, DbError> {
    let row: Option<(f64, i64)> = standings::table
        .find((user.to_row(), list.name()))
        .select((standings::rating, standings::experience))
        .first(connection)
        .optional()?;
    match row {
        Some((rating, experience)) => to_standing(rating, experience),
        None => Ok(Standing::NEW_PLAYER),
    }
}

/// Returns every stored standing.
pub fn all_standings(connection: &mut AnyConn) -> Result<Vec<(Place, Standing)>, DbError> {
    let rows: Vec<(i64, String, f64, i64)> = standings::table
        .select((standings::user_id, standings::list, standings::rating, standings::experience))
        .load(connection)?;
    rows.into_iter()
        .map(|(user, list, rating, experience)| {
            Ok(((to_list(&list)?, UserId::from_row(user)), to_standing(rating, experience)?))
        })
        .collect()
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = rating_history)]
struct RatingRow {
    match_id: i64,
    user_id: i64,
    list: String,
    outcome: String,
    at: i64,
    n: i32,
    rating_before: f64,
    experience_before: i64,
    rating_after: f64,
    experience_after: i64,
    k: f64,
    p: f64,
}

impl TryFrom<RatingRow> for HistoryRow<MatchId, UserId> {
    type Error = DbError;

    fn try_from(row: RatingRow) -> Result<Self, DbError> {
        let broken = |what: &str| DbError::Broken(format!("rating_history: {what} of {}", row.match_id));
        let n = u32::try_from(row.n).ok().and_then(|n| Weight::new(n).ok());
        Ok(HistoryRow {
            match_id: MatchId::from_row(row.match_id),
            player: UserId::from_row(row.user_id),
            list: to_list(&row.list)?,
            outcome: outcome_of_name(&row.outcome).ok_or_else(|| broken("outcome"))?,
            n: n.ok_or_else(|| broken("n"))?,
            before: to_standing(row.rating_before, row.experience_before)?,
            after: to_standing(row.rating_after, row.experience_after)?,
            k: row.k,
            p: row.p,
        })
    }
}

/// Returns the rating changes of a match.
pub fn of_match(connection: &mut AnyConn, id: MatchId) -> Result<Vec<HistoryRow<MatchId, UserId>>, DbError> {
    let rows = rating_history::table
        .filter(rating_history::match_id.eq(id.to_row()))
        .filter(rating_history::voided.eq(false))
        .order(rating_history::outcome.desc())
        .select(RatingRow::as_select())
        .load(connection)?;
    rows.into_iter().map(HistoryRow::try_from).collect()
}

/// Returns the rating changes of several matches, in no particular order.
pub fn of_matches(
    connection: &mut AnyConn,
    ids: impl IntoIterator<Item = MatchId>,
) -> Result<Vec<HistoryRow<MatchId, UserId>>, DbError> {
    let ids: Vec<i64> = ids.into_iter().map(MatchId::to_row).collect();
    let mut rows: Vec<RatingRow> = Vec::new();
    for portion in ids.chunks(PORTION) {
        let some = rating_history::table
            .filter(rating_history::match_id.eq_any(portion))
            .filter(rating_history::voided.eq(false))
            .select(RatingRow::as_select())
            .load::<RatingRow>(connection)?;
        rows.extend(some);
    }
    rows.into_iter().map(HistoryRow::try_from).collect()
}

/// Returns the rows of the places from `from` on and before `until`, in order, the winner's row before the loser's.
/// Includes rows of voided matches.
pub fn rows_from(connection: &mut AnyConn, from: i64, until: i64) -> Result<Vec<PlacedRow>, DbError> {
    let rows: Vec<(i64, bool, RatingRow)> = rating_history::table
        .filter(rating_history::place.ge(from))
        .filter(rating_history::place.lt(until))
        .order((rating_history::place.asc(), rating_history::outcome.desc()))
        .select((rating_history::place, rating_history::voided, RatingRow::as_select()))
        .load(connection)?;
    rows.into_iter()
        .map(|(place, voided, row)| Ok((place, row.at, voided, HistoryRow::try_from(row)?)))
        .collect()
}

/// Returns the outcome and the end of each of a player's rated matches that count, in both lists, in order.
pub fn outcomes_of(connection: &mut AnyConn, user: UserId) -> Result<Vec<(Outcome, Millis)>, DbError> {
    let rows: Vec<(String, i64)> = rating_history::table
        .filter(rating_history::user_id.eq(user.to_row()))
        .filter(rating_history::voided.eq(false))
        .order(rating_history::place.asc())
        .select((rating_history::outcome, rating_history::at))
        .load(connection)?;
    rows.into_iter()
        .map(|(outcome, at)| {
            let outcome = outcome_of_name(&outcome)
                .ok_or_else(|| DbError::Broken(format!("rating_history: outcome {outcome}")))?;
            Ok((outcome, Millis(at)))
        })
        .collect()
}

/// Returns true if the player has deleted the account. Its rating stays, but no list shows it.
pub fn is_of_deleted(connection: &mut AnyConn, (list, user): Place) -> Result<bool, DbError> {
    let rated_at: Option<i64> = standings::table
        .find((user.to_row(), list.name()))
        .select(standings::rated_at)
        .first(connection)
        .optional()?;
    // Deleting an account sets the time to -1 (`own_data.rs`).
    Ok(rated_at.is_some_and(|at| at < 0))
}

/// Deletes a player's standing in a list.
pub fn leave_list(connection: &mut AnyConn, (list, user): Place) -> Result<(), DbError> {
    diesel::delete(standings::table.find((user.to_row(), list.name()))).execute(connection)?;
    Ok(())
}

/// A point of a player's chart.
#[derive(Debug, Clone)]
pub struct ChartPoint {
    pub at: Millis,
    pub row: HistoryRow<MatchId, UserId>,
    /// The other player of the match.
    pub opponent: UserId,
}

/// Returns the last `limit` changes of a player's rating, oldest first.
pub fn chart(
    connection: &mut AnyConn,
    user: UserId,
    list: RatingList,
    limit: i64,
) -> Result<Vec<ChartPoint>, DbError> {
    let mut rows = rating_history::table
        .filter(rating_history::user_id.eq(user.to_row()))
        .filter(rating_history::list.eq(list.name()))
        .filter(rating_history::voided.eq(false))
        .order(rating_history::place.desc())
        .limit(limit)
        .select(RatingRow::as_select())
        .load(connection)?;
    rows.reverse();
    let matches: Vec<i64> = rows.iter().map(|row| row.match_id).collect();
    let others: Vec<(i64, i64)> = rating_history::table
        .filter(rating_history::match_id.eq_any(matches))
        .filter(rating_history::user_id.ne(user.to_row()))
        .select((rating_history::match_id, rating_history::user_id))
        .load(connection)?;
    let others: HashMap<i64, i64> = others.into_iter().collect();
    rows.into_iter()
        .map(|row| {
            let opponent = others.get(&row.match_id).copied().ok_or_else(|| {
                DbError::Broken(format!(
                    "rating_history: only one row of {}",
                    MatchId::from_row(row.match_id)
                ))
            })?;
            Ok(ChartPoint {
                at: Millis(row.at),
                row: HistoryRow::try_from(row)?,
                opponent: UserId::from_row(opponent),
            })
        })
        .collect()
}
