//! Results of team matches: for the team list, and for each player.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    columns::column,
    established::Established,
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
    /// The accounts whose acts made the result. Empty in a result of an earlier version, until its log has been read.
    pub people: BTreeSet<UserId>,
    /// The time at which the first table was set up.
    pub set_up_at: Millis,
}

/// The totals of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerSums {
    pub user: UserId,
    pub boards: u32,
    pub imp_won: u32,
    pub imp_lost: u32,
}

impl PlayerSums {
    /// Returns the mean per board.
    fn mean(&self) -> f64 {
        (f64::from(self.imp_won) - f64::from(self.imp_lost)) / f64::from(self.boards)
    }
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
            team_results::people.eq(to_text(&result.people)),
            team_results::set_up_at.eq(result.set_up_at.0),
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

/// Returns the accounts as numbers with spaces between them.
fn to_text(people: &BTreeSet<UserId>) -> String {
    people.iter().map(UserId::to_string).collect::<Vec<_>>().join(" ")
}

fn from_text(text: &str) -> BTreeSet<UserId> {
    text.split(' ').filter_map(|number| number.parse().ok()).map(UserId::from_row).collect()
}

/// Returns the results of earlier versions that do not name the accounts that made them.
pub fn without_people(connection: &mut AnyConn) -> Result<Vec<TeamMatchId>, DbError> {
    let rows: Vec<i64> = team_results::table
        .filter(team_results::people.eq(""))
        .select(team_results::team_match_id)
        .load(connection)?;
    Ok(rows.into_iter().map(TeamMatchId::from_row).collect())
}

/// Adds to a stored result of an earlier version who made it, and since when.
pub fn add_people(
    connection: &mut AnyConn,
    id: TeamMatchId,
    people: &BTreeSet<UserId>,
    set_up_at: Millis,
) -> Result<(), DbError> {
    let row = team_results::table.find(id.to_row()).filter(team_results::people.eq(""));
    diesel::update(row)
        .set((team_results::people.eq(to_text(people)), team_results::set_up_at.eq(set_up_at.0)))
        .execute(connection)?;
    Ok(())
}

/// Returns the matches that count for the lists, in the order in which they ended: those of [`all`] all of whose makers
/// were established when the first table was set up. So acts of new accounts raise nobody in a list.
pub fn listed(connection: &mut AnyConn) -> Result<Vec<TeamResult>, DbError> {
    let mut results = all(connection)?;
    let people: BTreeSet<UserId> = results.iter().flat_map(|result| result.people.iter().copied()).collect();
    let established = Established::read_times(connection, people)?;
    results.retain(|result| {
        !result.people.is_empty() && established.were_all(result.people.iter().copied(), result.set_up_at)
    });
    Ok(results)
}

type TeamResultRow = (i64, i64, i32, String, i64, String, i64, i32, i32, String, i64);

/// Returns every finished match that is not voided, without its players, in the order in which they ended.
pub fn all(connection: &mut AnyConn) -> Result<Vec<TeamResult>, DbError> {
    let rows: Vec<TeamResultRow> = team_results::table
        .filter(
            team_results::team_match_id
                .ne_all(voided_team_matches::table.select(voided_team_matches::team_match_id)),
        )
        .order((team_results::ended_at.asc(), team_results::team_match_id.asc()))
        .load(connection)?;
    Ok(rows.into_iter().map(|row| read(row, Vec::new())).collect())
}

fn read(row: TeamResultRow, players: Vec<PlayerSums>) -> TeamResult {
    let (id, ended_at, boards, a, a_captain, b, b_captain, vp_a, vp_b, people, set_up_at) = row;
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
        people: from_text(&people),
        set_up_at: Millis(set_up_at),
    }
}

/// Returns the stored result of a match, with its players in the order of their ids.
pub fn by_id(connection: &mut AnyConn, id: TeamMatchId) -> Result<Option<TeamResult>, DbError> {
    let Some(row) = team_results::table.find(id.to_row()).first::<TeamResultRow>(connection).optional()?
    else {
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

/// Returns the players with at least `boards_min` boards in these matches, the highest mean per board first.
pub fn best_players(
    connection: &mut AnyConn,
    matches: &[TeamResult],
    boards_min: u32,
    limit: usize,
) -> Result<Vec<PlayerSums>, DbError> {
    let counted: HashSet<i64> = matches.iter().map(|result| result.id.to_row()).collect();
    let rows: Vec<(i64, i64, i32, i32, i32)> = duplicate_results::table.load(connection)?;
    let mut sums: BTreeMap<UserId, PlayerSums> = BTreeMap::new();
    for (id, user, boards, won, lost) in rows {
        if !counted.contains(&id) {
            continue;
        }
        let user = UserId::from_row(user);
        let of_player = sums.entry(user).or_insert(PlayerSums { user, boards: 0, imp_won: 0, imp_lost: 0 });
        of_player.boards += boards.unsigned_abs();
        of_player.imp_won += won.unsigned_abs();
        of_player.imp_lost += lost.unsigned_abs();
    }
    let mut best: Vec<PlayerSums> = sums.into_values().filter(|sums| sums.boards >= boards_min).collect();
    // Equal players stay in the order of their ids.
    best.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
    best.truncate(limit);
    Ok(best)
}
