//! Tournaments: the rows beside their logs, the logs, and the state of their matches.

use std::collections::HashMap;

use diesel::prelude::*;
use moment::Millis;
use rules::{BySide, Side};

use super::{
    AnyConn, DbError,
    event_log::event_log,
    matches::column,
    schema::{matches, tournament_steps, tournaments},
};
use crate::{
    facts::EndReason,
    id::{MatchId, TournamentId, UserId},
    settings::KnockoutSettings,
    stored::{
        self, side_of_name,
        tournament::{Act, decode, encode},
    },
};

type Row = (i64, String, i64, String, String, i64);

/// Stores a new tournament with an empty log.
pub fn insert(connection: &mut AnyConn, facts: &Facts) -> Result<(), DbError> {
    let settings = serde_json::to_string(&facts.settings).expect("settings have no maps and no bad numbers");
    diesel::insert_into(tournaments::table)
        .values((
            tournaments::id.eq(facts.id.to_row()),
            tournaments::name.eq(&facts.settings.name),
            tournaments::director_id.eq(facts.director.to_row()),
            tournaments::settings.eq(settings),
            tournaments::status.eq(Status::Entries.name()),
            tournaments::created_at.eq(facts.created_at.0),
        ))
        .execute(connection)?;
    Ok(())
}

fn facts((id, _name, director, settings, _status, created_at): Row) -> Result<Facts, DbError> {
    let id = TournamentId::from_row(id);
    let settings = serde_json::from_str(&settings)
        .map_err(|error| DbError::Broken(format!("tournaments: settings of {id}: {error}")))?;
    Ok(Facts { id, settings, director: UserId::from_row(director), created_at: Millis(created_at) })
}

/// Returns the tournament with this id.
pub fn by_id(connection: &mut AnyConn, id: TournamentId) -> Result<Option<Facts>, DbError> {
    let row: Option<Row> = tournaments::table.find(id.to_row()).first(connection).optional()?;
    row.map(facts).transpose()
}

/// Returns the newest tournaments, unfinished ones first.
pub fn listed(connection: &mut AnyConn, limit: i64) -> Result<Vec<TournamentId>, DbError> {
    let present = tournaments::table
        .filter(tournaments::status.eq_any([Status::Entries.name(), Status::Running.name()]))
        .order(tournaments::created_at.desc())
        .limit(limit);
    let mut ids: Vec<i64> = present.select(tournaments::id).load(connection)?;
    let past = tournaments::table
        .filter(tournaments::status.eq_any([Status::Over.name(), Status::Cancelled.name()]))
        .order(tournaments::created_at.desc())
        .limit(limit);
    ids.extend(past.select(tournaments::id).load::<i64>(connection)?);
    Ok(ids.into_iter().map(TournamentId::from_row).collect())
}

/// Returns the running tournaments, oldest first.
pub fn running(connection: &mut AnyConn) -> Result<Vec<TournamentId>, DbError> {
    let ids: Vec<i64> = tournaments::table
        .filter(tournaments::status.eq(Status::Running.name()))
        .order(tournaments::created_at.asc())
        .select(tournaments::id)
        .load(connection)?;
    Ok(ids.into_iter().map(TournamentId::from_row).collect())
}

/// Returns the unfinished tournaments, in no order.
pub fn unfinished(connection: &mut AnyConn) -> Result<Vec<TournamentId>, DbError> {
    let ids: Vec<i64> = tournaments::table
        .filter(tournaments::status.eq_any([Status::Entries.name(), Status::Running.name()]))
        .select(tournaments::id)
        .load(connection)?;
    Ok(ids.into_iter().map(TournamentId::from_row).collect())
}

/// Returns how many of a director's tournaments are unfinished.
pub fn count_open_of(connection: &mut AnyConn, director: UserId) -> Result<i64, DbError> {
    Ok(tournaments::table
        .filter(tournaments::director_id.eq(director.to_row()))
        .filter(tournaments::status.eq_any([Status::Entries.name(), Status::Running.name()]))
        .count()
        .get_result(connection)?)
}

/// Locks a tournament's log until this transaction ends. Conflicts when another writer has appended steps after
/// `after`.
pub fn hold(connection: &mut AnyConn, id: TournamentId, after: u32) -> Result<(), DbError> {
    if let AnyConn::Postgres(postgres) = connection {
        let row = tournaments::table.find(id.to_row()).select(tournaments::id);
        row.for_no_key_update().first::<i64>(postgres)?;
    }
    let last: Option<i32> = tournament_steps::table
        .filter(tournament_steps::tournament_id.eq(id.to_row()))
        .select(diesel::dsl::max(tournament_steps::seq))
        .first(connection)?;
    if last.unwrap_or(0) == column(after) {
        Ok(())
    } else {
        Err(DbError::Conflict("tournament_steps".to_owned()))
    }
}

event_log!(tournament_steps, of: tournament_id, rows: tournaments, id: TournamentId);

/// The state of a match of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stand {
    pub begun: bool,
    /// The winner and the ending, once the match is over.
    pub finished: Option<(Option<Side>, EndReason)>,
    pub points: BySide<u32>,
    pub to_act: Option<Side>,
    pub deadline: Option<Millis>,
    /// True for each side that has a player.
    pub seated: BySide<bool>,
}

type StandRow = (
    i64,
    String,
    Option<String>,
    Option<String>,
    i32,
    i32,
    Option<String>,
    Option<i64>,
    Option<i64>,
    Option<i64>,
);

/// Returns the state of those of these matches that exist.
pub fn stands(connection: &mut AnyConn, ids: &[MatchId]) -> Result<HashMap<MatchId, Stand>, DbError> {
    let mut stands = HashMap::with_capacity(ids.len());
    // In portions, because a statement has a limited number of parameters.
    for portion in ids.chunks(500) {
        let rows: Vec<StandRow> = matches::table
            .filter(matches::id.eq_any(portion.iter().map(|id| id.to_row())))
            .select((
                matches::id,
                matches::status,
                matches::winner,
                matches::ending,
                matches::white_points,
                matches::black_points,
                matches::to_act,
                matches::next_deadline,
                matches::white_id,
                matches::black_id,
            ))
            .load(connection)?;
        for (id, status, winner, ending, white, black, to_act, deadline, white_id, black_id) in rows {
            let side = |name: Option<String>| name.and_then(|name| side_of_name(&name));
            let reason = ending.and_then(|name| stored::reason_of_name(&name));
            let points = |points: i32| u32::try_from(points).unwrap_or(0);
            let stand = Stand {
                begun: status != "open",
                finished: reason.map(|reason| (side(winner), reason)),
                points: BySide { white: points(white), black: points(black) },
                to_act: side(to_act),
                deadline: deadline.map(Millis),
                seated: BySide { white: white_id.is_some(), black: black_id.is_some() },
            };
            stands.insert(MatchId::from_row(id), stand);
        }
    }
    Ok(stands)
}

/// The row of a tournament, without the state derived from its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    pub id: TournamentId,
    pub settings: KnockoutSettings,
    pub director: UserId,
    pub created_at: Millis,
}

/// The status of a tournament, for queries that look for running ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Entries,
    Running,
    Over,
    Cancelled,
}

impl Status {
    /// Returns the word in the column.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Entries => "entries",
            Status::Running => "running",
            Status::Over => "over",
            Status::Cancelled => "cancelled",
        }
    }
}
