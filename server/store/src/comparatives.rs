//! Comparative events: the rows beside their logs, the logs, and the roll sets of their boards.

use diesel::prelude::*;
use moment::Millis;
use serde::{Deserialize, Serialize};

use super::{
    AnyConn, DbError,
    event_log::event_log,
    matches::column,
    schema::{comparative_sets, comparative_steps, comparatives},
    team_matches::{RollSetFacts, SetOf},
};
use crate::{
    id::{ComparativeId, RollSetId, UserId},
    settings::TimeControl,
    stored::comparative::{Act, decode, encode},
    team_matches::Status,
};

type Row = (i64, String, Option<i64>, Option<i64>, String, String, i64);

/// Stores a new event with an empty log. Conflicts when the week has an event already.
pub fn insert(connection: &mut AnyConn, facts: &Facts) -> Result<(), DbError> {
    let settings = serde_json::to_string(&facts.settings).expect("settings have no maps and no bad numbers");
    diesel::insert_into(comparatives::table)
        .values((
            comparatives::id.eq(facts.id.to_row()),
            comparatives::name.eq(&facts.settings.name),
            comparatives::director_id.eq(facts.director.map(UserId::to_row)),
            comparatives::week.eq(facts.week),
            comparatives::settings.eq(settings),
            comparatives::status.eq(Status::Running.name()),
            comparatives::created_at.eq(facts.created_at.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the event with this id.
pub fn by_id(connection: &mut AnyConn, id: ComparativeId) -> Result<Option<Facts>, DbError> {
    let row: Option<Row> = comparatives::table.find(id.to_row()).first(connection).optional()?;
    let facts = |(_, _name, director, week, settings, _status, created_at): Row| {
        let settings = serde_json::from_str(&settings)
            .map_err(|error| DbError::Broken(format!("comparatives: settings of {id}: {error}")))?;
        Ok(Facts {
            id,
            settings,
            director: director.map(UserId::from_row),
            week,
            created_at: Millis(created_at),
        })
    };
    row.map(facts).transpose()
}

/// Returns the event of a week, given by its number.
pub fn of_week(connection: &mut AnyConn, week: i64) -> Result<Option<ComparativeId>, DbError> {
    let id: Option<i64> = comparatives::table
        .filter(comparatives::week.eq(week))
        .select(comparatives::id)
        .first(connection)
        .optional()?;
    Ok(id.map(ComparativeId::from_row))
}

/// Returns the newest events, running ones first.
pub fn listed(connection: &mut AnyConn, limit: i64) -> Result<Vec<ComparativeId>, DbError> {
    let newest = || comparatives::table.order(comparatives::created_at.desc()).limit(limit);
    let running = newest().filter(comparatives::status.eq(Status::Running.name()));
    let mut ids: Vec<i64> = running.select(comparatives::id).load(connection)?;
    let past = newest().filter(comparatives::status.ne(Status::Running.name()));
    ids.extend(past.select(comparatives::id).load::<i64>(connection)?);
    Ok(ids.into_iter().map(ComparativeId::from_row).collect())
}

/// Returns the running events, oldest first.
pub fn running(connection: &mut AnyConn) -> Result<Vec<ComparativeId>, DbError> {
    let ids: Vec<i64> = comparatives::table
        .filter(comparatives::status.eq(Status::Running.name()))
        .order(comparatives::created_at.asc())
        .select(comparatives::id)
        .load(connection)?;
    Ok(ids.into_iter().map(ComparativeId::from_row).collect())
}

/// Returns how many of a director's events are running.
pub fn count_open_of(connection: &mut AnyConn, director: UserId) -> Result<i64, DbError> {
    Ok(comparatives::table
        .filter(comparatives::director_id.eq(director.to_row()))
        .filter(comparatives::status.eq(Status::Running.name()))
        .count()
        .get_result(connection)?)
}

event_log!(comparative_steps, of: comparative_id, rows: comparatives, id: ComparativeId);

/// Makes the rolls and games of an event public.
pub fn reveal(connection: &mut AnyConn, id: ComparativeId) -> Result<(), DbError> {
    diesel::update(comparative_sets::table.filter(comparative_sets::comparative_id.eq(id.to_row())))
        .set(comparative_sets::revealed.eq(true))
        .execute(connection)?;
    Ok(())
}

/// Stores a new roll set of an event.
pub fn insert_set(connection: &mut AnyConn, id: ComparativeId, set: &RollSetFacts) -> Result<(), DbError> {
    diesel::insert_into(comparative_sets::table)
        .values((
            comparative_sets::id.eq(set.id.to_row()),
            comparative_sets::comparative_id.eq(id.to_row()),
            comparative_sets::number.eq(column(set.number)),
            comparative_sets::commitment.eq(set.commitment.to_string()),
        ))
        .execute(connection)?;
    Ok(())
}

type SetRow = (i64, i64, i32, String, bool);

fn set((id, comparative, number, commitment, _revealed): SetRow) -> Result<RollSetFacts, DbError> {
    let broken = |what: &str| DbError::Broken(format!("comparative_sets: {what} of {id}"));
    Ok(RollSetFacts {
        id: RollSetId::from_row(id),
        of: SetOf::Comparative(ComparativeId::from_row(comparative)),
        number: u32::try_from(number).map_err(|_negative| broken("number"))?,
        commitment: commitment.parse().map_err(|_unreadable| broken("commitment"))?,
        imported: None,
    })
}

/// Returns the roll set with this id, if it belongs to a comparative event.
pub fn set_by_id(connection: &mut AnyConn, id: RollSetId) -> Result<Option<RollSetFacts>, DbError> {
    let row: Option<SetRow> = comparative_sets::table.find(id.to_row()).first(connection).optional()?;
    row.map(set).transpose()
}

/// Returns the roll sets of an event in the order of their boards.
pub fn sets_of(connection: &mut AnyConn, id: ComparativeId) -> Result<Vec<RollSetFacts>, DbError> {
    let rows: Vec<SetRow> = comparative_sets::table
        .filter(comparative_sets::comparative_id.eq(id.to_row()))
        .order(comparative_sets::number.asc())
        .load(connection)?;
    rows.into_iter().map(set).collect()
}

/// The settings of an event as they are stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    pub name: String,
    pub about: String,
    /// The account of the bot.
    pub bot: i64,
    pub boards: u8,
    pub both_sides: bool,
    pub time: TimeControl,
    pub opens_at: Millis,
    pub closes_at: Millis,
}

/// The row of an event, without the state derived from its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    pub id: ComparativeId,
    pub settings: Settings,
    /// The director, or `None` for a weekly event.
    pub director: Option<UserId>,
    /// The number of its week, for an event that the site opened automatically.
    pub week: Option<i64>,
    pub created_at: Millis,
}
