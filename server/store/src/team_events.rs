//! Team events: the rows beside their logs, and the logs.

use diesel::prelude::*;
use moment::Millis;
use serde::{Deserialize, Serialize};

use super::{
    AnyConn, DbError,
    event_log::event_log,
    matches::column,
    schema::{team_event_steps, team_events},
};
use crate::{
    id::{TeamEventId, UserId},
    settings::TeamPlay,
    stored::team_event::{Act, decode, encode},
    team_matches::Status,
};

type Row = (i64, String, i64, String, String, i64);

/// Stores a new event with an empty log.
pub fn insert(connection: &mut AnyConn, facts: &Facts) -> Result<(), DbError> {
    let settings = serde_json::to_string(&facts.settings).expect("settings have no maps and no bad numbers");
    diesel::insert_into(team_events::table)
        .values((
            team_events::id.eq(facts.id.to_row()),
            team_events::name.eq(&facts.settings.name),
            team_events::director_id.eq(facts.director.to_row()),
            team_events::settings.eq(settings),
            team_events::status.eq(Status::Running.name()),
            team_events::created_at.eq(facts.created_at.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the event with this id.
pub fn by_id(connection: &mut AnyConn, id: TeamEventId) -> Result<Option<Facts>, DbError> {
    let row: Option<Row> = team_events::table.find(id.to_row()).first(connection).optional()?;
    let facts = |(_, _name, director, settings, _status, created_at): Row| {
        let settings = serde_json::from_str(&settings)
            .map_err(|error| DbError::Broken(format!("team_events: settings of {id}: {error}")))?;
        Ok(Facts { id, settings, director: UserId::from_row(director), created_at: Millis(created_at) })
    };
    row.map(facts).transpose()
}

/// Returns the newest events, running ones first.
pub fn listed(connection: &mut AnyConn, limit: i64) -> Result<Vec<TeamEventId>, DbError> {
    let newest = || team_events::table.order(team_events::created_at.desc()).limit(limit);
    let running = newest().filter(team_events::status.eq(Status::Running.name()));
    let mut ids: Vec<i64> = running.select(team_events::id).load(connection)?;
    let past = newest().filter(team_events::status.ne(Status::Running.name()));
    ids.extend(past.select(team_events::id).load::<i64>(connection)?);
    Ok(ids.into_iter().map(TeamEventId::from_row).collect())
}

/// Returns the running events, oldest first.
pub fn running(connection: &mut AnyConn) -> Result<Vec<TeamEventId>, DbError> {
    let ids: Vec<i64> = team_events::table
        .filter(team_events::status.eq(Status::Running.name()))
        .order(team_events::created_at.asc())
        .select(team_events::id)
        .load(connection)?;
    Ok(ids.into_iter().map(TeamEventId::from_row).collect())
}

/// Returns how many of a director's events are running.
pub fn count_open_of(connection: &mut AnyConn, director: UserId) -> Result<i64, DbError> {
    Ok(team_events::table
        .filter(team_events::director_id.eq(director.to_row()))
        .filter(team_events::status.eq(Status::Running.name()))
        .count()
        .get_result(connection)?)
}

event_log!(team_event_steps, of: team_event_id, rows: team_events, id: TeamEventId);

/// The settings of an event as they are stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the form, and none excludes another")]
pub struct Settings {
    pub name: String,
    pub about: String,
    pub boards: u8,
    pub final_boards: Option<u8>,
    pub twice: bool,
    pub barometer: bool,
    pub exchange: bool,
    #[serde(default, skip_serializing_if = "super::team_matches::is_false")]
    pub ungated: bool,
    pub play: TeamPlay,
    pub places: u8,
}

/// The row of an event, without the state derived from its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    pub id: TeamEventId,
    pub settings: Settings,
    pub director: UserId,
    pub created_at: Millis,
}
