//! Results of team matches: for the team list, and for each player.

use std::collections::HashMap;

use diesel::{
    prelude::*,
    sql_types::{BigInt, Integer},
};
use moment::Millis;

use super::{
    AnyConn, DbError,
    columns::column,
    moderation_schema::voided_team_matches,
    schema::{duplicate_results, team_results},
};
use crate::id::{TeamMatchId, UserId};

/// A team in the list: its name and captain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedTeam {
    pub name: String,
    pub captain: UserId,
}

/// The result of a finished team match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamResult {
    pub id: TeamMatchId,
    pub ended_at: Millis,
    pub boards: u32,
    pub teams: [ListedTeam; 2],
    /// The victory points of both teams.
    pub vp: [u32; 2],
    pub players: Vec<PlayerSums>,
}

/// The totals of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerSums {
    pub user: UserId,
    pub boards: u32,
    pub imp_won: u32,
    pub imp_lost: u32,
}

/// Deletes the result of a match that is played on after all.
pub fn remove(connection: &mut AnyConn, id: TeamMatchId) -> Result<(), DbError> {
    let players = duplicate_results::table.filter(duplicate_results::team_match_id.eq(id.to_row()));
    diesel::delete(players).execute(connection)?;
    diesel::delete(team_results::table.find(id.to_row())).execute(connection)?;
    Ok(())
}

/// Stores the result of a match that has just ended, or corrects a stored one. A corrected result keeps its place in
/// the order of results.
pub fn put(connection: &mut AnyConn, result: &TeamResult) -> Result<(), DbError> {
    let [a, b] = &result.teams;
    let stored: Option<i64> = team_results::table
        .find(result.id.to_row())
        .select(team_results::ended_at)
        .first(connection)
        .optional()?;
    let ended_at = stored.unwrap_or(result.ended_at.0);
    remove(connection, result.id)?;
    diesel::insert_into(team_results::table)
        .values((
            team_results::team_match_id.eq(result.id.to_row()),
            team_results::ended_at.eq(ended_at),
            team_results::boards.eq(column(result.boards)),
            team_results::a_name.eq(&a.name),
            team_results::a_captain_id.eq(a.captain.to_row()),
            team_results::b_name.eq(&b.name),
            team_results::b_captain_id.eq(b.captain.to_row()),
            team_results::vp_a.eq(column(result.vp[0])),
            team_results::vp_b.eq(column(result.vp[1])),
        ))
        .execute(connection)?;
    for sums in &result.players {
        diesel::insert_into(duplicate_results::table)
            .values((
                duplicate_results::team_match_id.eq(result.id.to_row()),
                duplicate_results::user_id.eq(sums.user.to_row()),
                duplicate_results::boards.eq(column(sums.boards)),
                duplicate_results::imp_won.eq(column(sums.imp_won)),
                duplicate_results::imp_lost.eq(column(sums.imp_lost)),
            ))
            .execute(connection)?;
    }
    Ok(())
}

/// Returns the finished matches that count for ratings, in the order in which they ended: the matches of [`all`] with
/// at least half of their games played. A result that the director alone has decided moves no rating.
pub fn all_rated(connection: &mut AnyConn) -> Result<Vec<TeamResult>, DbError> {
    let boards: Vec<(i64, Option<i64>)> = duplicate_results::table
        .group_by(duplicate_results::team_match_id)
        .select((duplicate_results::team_match_id, diesel::dsl::sum(duplicate_results::boards)))
        .load(connection)?;
    let played: HashMap<i64, i64> =
        boards.into_iter().filter_map(|(id, boards)| Some((id, boards?))).collect();
    let mut results = all(connection)?;
    results.retain(|result| {
        is_rated(result.boards, played.get(&result.id.to_row()).copied().unwrap_or_default())
    });
    Ok(results)
}

/// Returns true if a match of `boards` boards counts for ratings. Every played game gives one board to each of its two
/// players, and `played` is their sum.
pub fn is_rated(boards: u32, played: i64) -> bool {
    // Two games a board, and two players a game.
    let games = 2 * i64::from(boards);
    played / 2 * 2 >= games
}

type Row = (i64, i64, i32, String, i64, String, i64, i32, i32);

/// Returns every finished match that is not voided, without its players, in the order in which they ended.
pub fn all(connection: &mut AnyConn) -> Result<Vec<TeamResult>, DbError> {
    let rows: Vec<Row> = team_results::table
        .filter(
            team_results::team_match_id
                .ne_all(voided_team_matches::table.select(voided_team_matches::team_match_id)),
        )
        .order((team_results::ended_at.asc(), team_results::team_match_id.asc()))
        .load(connection)?;
    Ok(rows.into_iter().map(|row| read(row, Vec::new())).collect())
}

fn read(row: Row, players: Vec<PlayerSums>) -> TeamResult {
    let (id, ended_at, boards, a, a_captain, b, b_captain, vp_a, vp_b) = row;
    TeamResult {
        id: TeamMatchId::from_row(id),
        ended_at: Millis(ended_at),
        boards: boards.unsigned_abs(),
        teams: [
            ListedTeam { name: a, captain: UserId::from_row(a_captain) },
            ListedTeam { name: b, captain: UserId::from_row(b_captain) },
        ],
        vp: [vp_a.unsigned_abs(), vp_b.unsigned_abs()],
        players,
    }
}

/// Returns the stored result of a match, with its players in the order of their ids.
pub fn by_id(connection: &mut AnyConn, id: TeamMatchId) -> Result<Option<TeamResult>, DbError> {
    let Some(row) = team_results::table.find(id.to_row()).first::<Row>(connection).optional()? else {
        return Ok(None);
    };
    let players: Vec<(i64, i32, i32, i32)> = duplicate_results::table
        .filter(duplicate_results::team_match_id.eq(id.to_row()))
        .order(duplicate_results::user_id.asc())
        .select((
            duplicate_results::user_id,
            duplicate_results::boards,
            duplicate_results::imp_won,
            duplicate_results::imp_lost,
        ))
        .load(connection)?;
    let sums = |(user, boards, won, lost): (i64, i32, i32, i32)| PlayerSums {
        user: UserId::from_row(user),
        boards: boards.unsigned_abs(),
        imp_won: won.unsigned_abs(),
        imp_lost: lost.unsigned_abs(),
    };
    Ok(Some(read(row, players.into_iter().map(sums).collect())))
}

#[derive(Debug, QueryableByName)]
struct Sums {
    #[diesel(sql_type = BigInt)]
    user_id: i64,
    #[diesel(sql_type = Integer)]
    boards: i32,
    #[diesel(sql_type = Integer)]
    imp_won: i32,
    #[diesel(sql_type = Integer)]
    imp_lost: i32,
}

/// Returns the players with at least `boards_min` boards, the highest mean per board first.
pub fn best_players(
    connection: &mut AnyConn,
    boards_min: u32,
    limit: i64,
) -> Result<Vec<PlayerSums>, DbError> {
    let query = format!(
        "SELECT user_id, CAST(SUM(boards) AS INTEGER) AS boards, CAST(SUM(imp_won) AS INTEGER) AS imp_won, \
         CAST(SUM(imp_lost) AS INTEGER) AS imp_lost FROM duplicate_results \
         WHERE team_match_id NOT IN (SELECT team_match_id FROM voided_team_matches) GROUP BY user_id \
         HAVING SUM(boards) >= {boards_min} \
         ORDER BY 1.0 * (SUM(imp_won) - SUM(imp_lost)) / SUM(boards) DESC, user_id LIMIT {limit}"
    );
    let rows: Vec<Sums> = diesel::sql_query(query).load(connection)?;
    let sums = |row: Sums| PlayerSums {
        user: UserId::from_row(row.user_id),
        boards: row.boards.unsigned_abs(),
        imp_won: row.imp_won.unsigned_abs(),
        imp_lost: row.imp_lost.unsigned_abs(),
    };
    Ok(rows.into_iter().map(sums).collect())
}
