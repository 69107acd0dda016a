//! Team matches: the rows beside their logs, the logs, and the roll sets of their boards.

use ::events::PlayerId;
use diesel::prelude::*;
use moment::Millis;
use serde::{Deserialize, Serialize};

use super::{
    AnyConn, DbError,
    event_log::event_log,
    matches::column,
    schema::{matches, roll_sets, team_match_steps, team_matches},
};
use crate::{
    id::{ComparativeId, MatchId, RollSetId, TeamEventId, TeamMatchId, UserId},
    settings::{DiceRule, TeamPlay},
    stored::team::{Act, decode, encode},
};

type Row = (i64, String, i64, String, String, i64, Option<i64>);

/// Stores a new team match with an empty log.
pub fn insert(connection: &mut AnyConn, facts: &Facts) -> Result<(), DbError> {
    let settings = serde_json::to_string(&facts.settings).expect("settings have no maps and no bad numbers");
    diesel::insert_into(team_matches::table)
        .values((
            team_matches::id.eq(facts.id.to_row()),
            team_matches::name.eq(&facts.settings.name),
            team_matches::director_id.eq(facts.director.to_row()),
            team_matches::settings.eq(settings),
            team_matches::status.eq(Status::Running.name()),
            team_matches::created_at.eq(facts.created_at.0),
            team_matches::event_id.eq(facts.event.map(TeamEventId::to_row)),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the team match with this id.
pub fn by_id(connection: &mut AnyConn, id: TeamMatchId) -> Result<Option<Facts>, DbError> {
    let row: Option<Row> = team_matches::table.find(id.to_row()).first(connection).optional()?;
    let facts = |(_, _name, director, settings, _status, created_at, event): Row| {
        let settings = serde_json::from_str(&settings)
            .map_err(|error| DbError::Broken(format!("team_matches: settings of {id}: {error}")))?;
        Ok(Facts {
            id,
            settings,
            director: UserId::from_row(director),
            created_at: Millis(created_at),
            event: event.map(TeamEventId::from_row),
        })
    };
    row.map(facts).transpose()
}

/// Returns the newest team matches outside events, running ones first.
pub fn listed(connection: &mut AnyConn, limit: i64) -> Result<Vec<TeamMatchId>, DbError> {
    let mut ids: Vec<i64> = Vec::new();
    for is_running in [true, false] {
        let newest = team_matches::table
            .filter(team_matches::event_id.is_null())
            .order(team_matches::created_at.desc())
            .limit(limit);
        let found: Vec<i64> = if is_running {
            newest
                .filter(team_matches::status.eq(Status::Running.name()))
                .select(team_matches::id)
                .load(connection)?
        } else {
            newest
                .filter(team_matches::status.ne(Status::Running.name()))
                .select(team_matches::id)
                .load(connection)?
        };
        ids.extend(found);
    }
    Ok(ids.into_iter().map(TeamMatchId::from_row).collect())
}

/// Returns the running team matches, oldest first.
pub fn running(connection: &mut AnyConn) -> Result<Vec<TeamMatchId>, DbError> {
    let ids: Vec<i64> = team_matches::table
        .filter(team_matches::status.eq(Status::Running.name()))
        .order(team_matches::created_at.asc())
        .select(team_matches::id)
        .load(connection)?;
    Ok(ids.into_iter().map(TeamMatchId::from_row).collect())
}

/// Returns the running team matches of an event.
pub fn running_of(connection: &mut AnyConn, event: TeamEventId) -> Result<Vec<TeamMatchId>, DbError> {
    let ids: Vec<i64> = team_matches::table
        .filter(team_matches::event_id.eq(event.to_row()))
        .filter(team_matches::status.eq(Status::Running.name()))
        .select(team_matches::id)
        .load(connection)?;
    Ok(ids.into_iter().map(TeamMatchId::from_row).collect())
}

/// Returns how many of a director's team matches outside events are running.
pub fn count_open_of(connection: &mut AnyConn, director: UserId) -> Result<i64, DbError> {
    Ok(team_matches::table
        .filter(team_matches::director_id.eq(director.to_row()))
        .filter(team_matches::event_id.is_null())
        .filter(team_matches::status.eq(Status::Running.name()))
        .count()
        .get_result(connection)?)
}

event_log!(team_match_steps, of: team_match_id, rows: team_matches, id: TeamMatchId);

/// Makes these roll sets public.
pub fn reveal(connection: &mut AnyConn, sets: &[RollSetId]) -> Result<(), DbError> {
    for set in sets {
        diesel::update(roll_sets::table.find(set.to_row()))
            .set(roll_sets::revealed.eq(true))
            .execute(connection)?;
    }
    Ok(())
}

/// The owner of a roll set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetOf {
    /// A board of this team match.
    TeamMatch(TeamMatchId),
    /// A board of this comparative event.
    Comparative(ComparativeId),
}

/// A roll set, without its seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RollSetFacts {
    pub id: RollSetId,
    pub of: SetOf,
    /// The number within its match or event, from 1.
    pub number: u32,
    pub commitment: dice::Bytes32,
    /// The lines of the director's file; `None` if the rolls come from the seed.
    pub imported: Option<String>,
}

/// Stores a new roll set of a team match.
pub fn insert_set(connection: &mut AnyConn, id: TeamMatchId, set: &RollSetFacts) -> Result<(), DbError> {
    diesel::insert_into(roll_sets::table)
        .values((
            roll_sets::id.eq(set.id.to_row()),
            roll_sets::team_match_id.eq(id.to_row()),
            roll_sets::number.eq(column(set.number)),
            roll_sets::commitment.eq(set.commitment.to_string()),
            roll_sets::imported.eq(&set.imported),
        ))
        .execute(connection)?;
    Ok(())
}

/// Replaces committed rolls by those of a file.
pub fn import_set(connection: &mut AnyConn, id: RollSetId, lines: &str) -> Result<(), DbError> {
    diesel::update(roll_sets::table.find(id.to_row()))
        .set(roll_sets::imported.eq(lines))
        .execute(connection)?;
    Ok(())
}

type SetRow = (i64, i64, i32, String, Option<String>, bool);

fn set((id, team_match, number, commitment, imported, _revealed): SetRow) -> Result<RollSetFacts, DbError> {
    let broken = |what: &str| DbError::Broken(format!("roll_sets: {what} of {id}"));
    Ok(RollSetFacts {
        id: RollSetId::from_row(id),
        of: SetOf::TeamMatch(TeamMatchId::from_row(team_match)),
        number: u32::try_from(number).map_err(|_negative| broken("number"))?,
        commitment: commitment.parse().map_err(|_unreadable| broken("commitment"))?,
        imported,
    })
}

/// Returns the roll set with this id, if it belongs to a team match.
pub fn set_by_id(connection: &mut AnyConn, id: RollSetId) -> Result<Option<RollSetFacts>, DbError> {
    let row: Option<SetRow> = roll_sets::table.find(id.to_row()).first(connection).optional()?;
    row.map(set).transpose()
}

/// Returns the roll sets of a team match by number.
pub fn sets_of(connection: &mut AnyConn, id: TeamMatchId) -> Result<Vec<RollSetFacts>, DbError> {
    let rows: Vec<SetRow> = roll_sets::table
        .filter(roll_sets::team_match_id.eq(id.to_row()))
        .order(roll_sets::number.asc())
        .load(connection)?;
    rows.into_iter().map(set).collect()
}

/// Returns the unfinished tables of a team match.
pub fn open_tables(connection: &mut AnyConn, id: TeamMatchId) -> Result<Vec<MatchId>, DbError> {
    let sets =
        roll_sets::table.filter(roll_sets::team_match_id.eq(id.to_row())).select(roll_sets::id.nullable());
    let ids: Vec<i64> = matches::table
        .filter(matches::roll_set_id.eq_any(sets))
        .filter(matches::status.ne("finished"))
        .select(matches::id)
        .load(connection)?;
    Ok(ids.into_iter().map(MatchId::from_row).collect())
}

/// The settings of a team match as they are stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    pub name: String,
    pub boards: u8,
    pub barometer: bool,
    pub exchange: bool,
    /// True if spectators watch the open room as it plays: the director has switched the gate off.
    #[serde(default, skip_serializing_if = "is_false")]
    pub ungated: bool,
    pub play: TeamPlay,
    pub a: TeamSettings,
    pub b: TeamSettings,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
pub(super) const fn is_false(value: &bool) -> bool {
    !*value
}

/// A team as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamSettings {
    pub name: String,
    /// The captain's account if the games are played on this site; otherwise a number explained by `names`.
    pub captain: i64,
    pub players: Vec<i64>,
    /// The names of people without an account, by the same numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<(i64, String)>,
}

/// The row of a team match, without the state derived from its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    pub id: TeamMatchId,
    pub settings: Settings,
    pub director: UserId,
    pub created_at: Millis,
    /// The event to which it belongs.
    pub event: Option<TeamEventId>,
}

/// The status of a team match, for queries that look for running ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Running,
    Over,
    Cancelled,
}

impl Status {
    /// Returns the word in the column.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Running => "running",
            Status::Over => "over",
            Status::Cancelled => "cancelled",
        }
    }
}

impl Settings {
    /// Returns the name of a person without an account.
    pub fn name(&self, player: PlayerId) -> Option<&str> {
        let mut names = self.a.names.iter().chain(&self.b.names);
        names.find(|(number, _)| number.unsigned_abs() == player.get()).map(|(_, name)| name.as_str())
    }

    /// Returns true if the games are played elsewhere and their results typed in.
    pub const fn is_by_hand(&self) -> bool {
        match self.play {
            TeamPlay::ByHand => true,
            TeamPlay::Here { .. } => false,
        }
    }

    /// Returns true if real dice are used: the room that reaches a roll first throws it for both.
    pub const fn is_thrown(&self) -> bool {
        match self.play {
            TeamPlay::ByHand | TeamPlay::Here { dice: DiceRule::Thrown, .. } => true,
            TeamPlay::Here { dice: DiceRule::Served, .. } => false,
        }
    }
}
