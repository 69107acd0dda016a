//! Competitions of all kinds: their rows, their logs, and in [`roll_sets`] the rolls of their boards.
//!
//! A kind is named by the type of its ids: `running::<TournamentId>` returns tournaments. The trait [`Key`] defines
//! what is stored for a kind.

pub mod roll_sets;

use std::{
    collections::{HashMap, HashSet},
    fmt,
};

use ::competitions::{
    Time,
    log::{Line, Logged},
};
use diesel::prelude::*;
use moment::Millis;

pub use crate::stored::{
    key::{CompetitionId, Key, Kind},
    player::{player, user},
};

use super::{
    AnyConn, DbError,
    columns::{PORTION, column},
    fair_cut::{Claim, cut_fairly},
    listing,
    schema::{competition_steps as steps, competitions, ratings as standings, roll_sets as roll_set_rows},
};
use crate::{
    facts::Facts,
    id::{ComparativeId, MatchId, RollSetId, TeamEventId, TeamMatchId, TournamentId, UserId},
    stored::{from_json, line, to_json},
};

/// The row of a competition, without the state derived from its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Competition<Id: Key> {
    pub id: Id,
    pub settings: Id::Settings,
    /// The creator and first director, or `None` for a weekly event. The current directors follow from the log.
    pub director: Option<UserId>,
    pub created_at: Millis,
    /// The team event that a team match belongs to.
    pub part_of: Option<TeamEventId>,
    /// The number of its week, for an event that the site opened automatically.
    pub week: Option<i64>,
}

impl<Id: Key> Competition<Id> {
    /// Returns a competition that is not part of another one.
    pub fn new(id: Id, settings: Id::Settings, director: UserId, created_at: Millis) -> Competition<Id> {
        Competition { id, settings, director: Some(director), created_at, part_of: None, week: None }
    }
}

/// The status of a competition. It follows from the log, and is stored for queries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// A tournament that takes entries. Other kinds are running from the beginning.
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

    /// Returns true if the competition is over.
    pub const fn is_finished(self) -> bool {
        match self {
            Status::Entries | Status::Running => false,
            Status::Over | Status::Cancelled => true,
        }
    }
}

/// The words of the statuses before the end.
const UNFINISHED: [&str; 2] = [Status::Entries.name(), Status::Running.name()];

/// Steps to append to a log.
#[derive(Debug, Clone)]
pub struct NewSteps<Id: Key> {
    pub id: Id,
    /// The last step before these.
    pub after: u32,
    pub at: Millis,
    pub by: Option<UserId>,
    pub lines: Vec<Line<Id::Act>>,
    /// The status after these steps.
    pub status: Status,
}

/// Stores a new competition with an empty log. Fails with a conflict if its week has an event already.
pub fn insert<Id: Key>(
    connection: &mut AnyConn,
    row: &Competition<Id>,
    status: Status,
) -> Result<(), DbError> {
    let settings = to_json(&row.settings);
    diesel::insert_into(competitions::table)
        .values((
            competitions::id.eq(row.id.number()),
            competitions::kind.eq(Id::KIND.name()),
            competitions::name.eq(Id::name(&row.settings)),
            competitions::director_id.eq(row.director.map(UserId::to_row)),
            competitions::part_of.eq(row.part_of.map(TeamEventId::to_row)),
            competitions::week.eq(row.week),
            competitions::settings.eq(settings),
            competitions::status.eq(status.name()),
            competitions::created_at.eq(row.created_at.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the competition with this id.
pub fn by_id<Id: Key>(connection: &mut AnyConn, id: Id) -> Result<Option<Competition<Id>>, DbError> {
    type CompetitionRow = (Option<i64>, Option<i64>, Option<i64>, String, i64);
    let row: Option<CompetitionRow> = competitions::table
        .find(id.number())
        .filter(competitions::kind.eq(Id::KIND.name()))
        .select((
            competitions::director_id,
            competitions::part_of,
            competitions::week,
            competitions::settings,
            competitions::created_at,
        ))
        .first(connection)
        .optional()?;
    let competition = |(director, part_of, week, settings, created_at): CompetitionRow| {
        let settings = from_json(format_args!("{} {id}: its settings", Id::KIND.noun()), &settings)?;
        Ok(Competition {
            id,
            settings,
            director: director.map(UserId::from_row),
            created_at: Millis(created_at),
            part_of: part_of.map(TeamEventId::from_row),
            week,
        })
    };
    row.map(competition).transpose()
}

fn ids<Id: Key>(rows: Vec<i64>) -> Vec<Id> {
    rows.into_iter().map(Id::of_row).collect()
}

/// Returns true if there is a competition with this id.
pub fn exists(connection: &mut AnyConn, id: CompetitionId) -> Result<bool, DbError> {
    let row = competitions::table
        .filter(competitions::id.eq(id.to_row()))
        .filter(competitions::kind.eq(id.kind().name()));
    Ok(diesel::select(diesel::dsl::exists(row)).get_result(connection)?)
}

/// Returns every id, in no particular order.
pub fn all_ids<Id: Key>(connection: &mut AnyConn) -> Result<Vec<Id>, DbError> {
    let of_kind = competitions::table.filter(competitions::kind.eq(Id::KIND.name()));
    Ok(ids(of_kind.select(competitions::id).load(connection)?))
}

/// Returns unfinished competitions that are not part of another one, then finished ones: at most `limit` of each, the
/// newest first. [`cut_fairly`] chooses the unfinished ones, by their creators. Those that were called off come after
/// all others, so they push none out.
pub fn listed<Id: Key>(connection: &mut AnyConn, limit: i64) -> Result<Vec<Id>, DbError> {
    let mut rows = listed_unfinished(connection, Id::KIND, limit)?;
    rows.extend(listed_finished(connection, Id::KIND, limit)?);
    Ok(ids(rows))
}

fn listed_finished(connection: &mut AnyConn, kind: Kind, limit: i64) -> Result<Vec<i64>, DbError> {
    let newest = |status: Status, limit: i64| {
        competitions::table
            .filter(competitions::kind.eq(kind.name()))
            .filter(competitions::part_of.is_null())
            .filter(competitions::status.eq(status.name()))
            .order(competitions::created_at.desc())
            .limit(limit)
            .select(competitions::id)
    };
    let mut rows: Vec<i64> = newest(Status::Over, limit).load(connection)?;
    let room = limit - i64::try_from(rows.len()).unwrap_or(limit);
    rows.extend(newest(Status::Cancelled, room).load::<i64>(connection)?);
    Ok(rows)
}

fn listed_unfinished(connection: &mut AnyConn, kind: Kind, limit: i64) -> Result<Vec<i64>, DbError> {
    let unfinished = || {
        competitions::table
            .filter(competitions::kind.eq(kind.name()))
            .filter(competitions::part_of.is_null())
            .filter(competitions::status.eq_any(UNFINISHED))
    };
    let creators = unfinished()
        .filter(competitions::director_id.is_not_null())
        .select(competitions::director_id.assume_not_null());
    let established: Vec<i64> = standings::table
        .filter(standings::experience.ge(listing::established_from()))
        .filter(standings::user_id.eq_any(creators))
        .select(standings::user_id)
        .load(connection)?;
    let established: HashSet<i64> = established.into_iter().collect();
    let rows: Vec<(i64, Option<i64>, i64)> = unfinished()
        .order(competitions::created_at.desc())
        .select((competitions::id, competitions::director_id, competitions::created_at))
        .load(connection)?;
    let entries = rows.into_iter().map(|(id, creator, created_at)| {
        let people = creator.map(|user| (user, established.contains(&user)));
        (Claim { people: people.into_iter().collect(), made_at: Millis(created_at) }, id)
    });
    Ok(cut_fairly(entries.collect(), usize::try_from(limit).unwrap_or(0)))
}

/// Returns the running competitions, oldest first.
pub fn running<Id: Key>(connection: &mut AnyConn) -> Result<Vec<Id>, DbError> {
    let of_kind = competitions::table.filter(competitions::kind.eq(Id::KIND.name()));
    let running = of_kind.filter(competitions::status.eq(Status::Running.name()));
    Ok(ids(running.order(competitions::created_at.asc()).select(competitions::id).load(connection)?))
}

/// Returns the unfinished competitions, in no particular order.
pub fn unfinished<Id: Key>(connection: &mut AnyConn) -> Result<Vec<Id>, DbError> {
    let of_kind = competitions::table.filter(competitions::kind.eq(Id::KIND.name()));
    Ok(ids(of_kind
        .filter(competitions::status.eq_any(UNFINISHED))
        .select(competitions::id)
        .load(connection)?))
}

/// Returns every unfinished competition with the number of its last step, 0 without a step, in no particular order.
pub fn last_steps_of_unfinished(connection: &mut AnyConn) -> Result<Vec<(CompetitionId, u32)>, DbError> {
    // The subquery reads one entry of the log's index for each competition.
    let last = steps::table
        .filter(steps::competition_id.eq(competitions::id))
        .select(diesel::dsl::max(steps::seq))
        .single_value();
    let rows: Vec<(i64, String, Option<i32>)> = competitions::table
        .filter(competitions::status.eq_any(UNFINISHED))
        .select((competitions::id, competitions::kind, last))
        .load(connection)?;
    let parsed = |(id, kind, last): (i64, String, Option<i32>)| {
        let known = Kind::ALL.into_iter().find(|known| known.name() == kind);
        let kind = known.ok_or_else(|| DbError::Broken(format!("competition {id}: its kind: {kind}")))?;
        let last = u32::try_from(last.unwrap_or(0)).map_err(|error| DbError::Broken(error.to_string()))?;
        Ok((CompetitionId::from_row(kind, id), last))
    };
    rows.into_iter().map(parsed).collect()
}

/// Returns the competition of each of these matches that belongs to one, with its name.
pub fn of_matches(
    connection: &mut AnyConn,
    matches: &[Facts],
) -> Result<HashMap<MatchId, (CompetitionId, String)>, DbError> {
    type PlaceRow = (i64, i64, String, String);
    // A knock-out is named by the match itself, other kinds by the roll set of their boards.
    let of_knockouts: Vec<i64> =
        matches.iter().filter_map(|facts| facts.tournament).map(TournamentId::to_row).collect();
    let of_boards: Vec<i64> =
        matches.iter().filter_map(|facts| facts.roll_set).map(RollSetId::to_row).collect();
    let named = (competitions::id, competitions::id, competitions::kind, competitions::name);
    let knockouts: Vec<PlaceRow> =
        competitions::table.filter(competitions::id.eq_any(of_knockouts)).select(named).load(connection)?;
    let boards: Vec<PlaceRow> = roll_set_rows::table
        .inner_join(competitions::table)
        .filter(roll_set_rows::id.eq_any(of_boards))
        .select((roll_set_rows::id, competitions::id, competitions::kind, competitions::name))
        .load(connection)?;
    let known = |rows: Vec<PlaceRow>| -> Result<HashMap<i64, (CompetitionId, String)>, DbError> {
        let parsed = rows.into_iter().map(|(key, id, kind, name)| {
            let kind = Kind::ALL.into_iter().find(|known| known.name() == kind);
            let kind = kind.ok_or_else(|| DbError::Broken(format!("competition {id}: its kind")))?;
            Ok((key, (CompetitionId::from_row(kind, id), name)))
        });
        parsed.collect()
    };
    let (knockouts, boards) = (known(knockouts)?, known(boards)?);
    let of = |facts: &Facts| {
        let knockout = facts.tournament.and_then(|id| knockouts.get(&id.to_row()));
        let found = knockout.or_else(|| boards.get(&facts.roll_set?.to_row()))?;
        Some((facts.id, found.clone()))
    };
    Ok(matches.iter().filter_map(of).collect())
}

/// Returns the newest competitions that are over and in which a player has played, newest first. For a match of a team
/// event, the event is returned.
pub fn over_of(connection: &mut AnyConn, player: UserId, limit: i64) -> Result<Vec<CompetitionId>, DbError> {
    use super::schema::matches;
    let user = player.to_row();
    let mut all: Vec<i64> = Vec::new();
    macro_rules! of_seat {
        ($seat:ident) => {{
            let own = matches::table.filter(matches::$seat.eq(user));
            let knockouts = own
                .filter(matches::tournament_id.is_not_null())
                .select(matches::tournament_id.assume_not_null());
            all.extend(knockouts.distinct().load::<i64>(connection)?);
            let boards =
                own.filter(matches::roll_set_id.is_not_null()).select(matches::roll_set_id.assume_not_null());
            let sets: Vec<i64> = boards.load(connection)?;
            // In portions, because a statement has a limited number of parameters.
            for portion in sets.chunks(500) {
                let parts: Vec<(i64, Option<i64>)> = roll_set_rows::table
                    .inner_join(competitions::table)
                    .filter(roll_set_rows::id.eq_any(portion))
                    .select((competitions::id, competitions::part_of))
                    .distinct()
                    .load(connection)?;
                all.extend(parts.into_iter().map(|(id, whole)| whole.unwrap_or(id)));
            }
        }};
    }
    of_seat!(white_id);
    of_seat!(black_id);
    all.sort_unstable();
    all.dedup();
    let mut over: Vec<(i64, i64, String)> = Vec::new();
    for portion in all.chunks(500) {
        over.extend(
            competitions::table
                .filter(competitions::id.eq_any(portion))
                .filter(competitions::status.eq(Status::Over.name()))
                .select((competitions::created_at, competitions::id, competitions::kind))
                .load::<(i64, i64, String)>(connection)?,
        );
    }
    over.sort_unstable_by(|a, b| b.cmp(a));
    over.truncate(usize::try_from(limit).unwrap_or(0));
    let known = |(_, id, kind): (i64, i64, String)| {
        let kind = Kind::ALL.into_iter().find(|known| known.name() == kind);
        let kind = kind.ok_or_else(|| DbError::Broken(format!("competition {id}: its kind")))?;
        Ok(CompetitionId::from_row(kind, id))
    };
    over.into_iter().map(known).collect()
}

/// Returns the running team matches of an event.
pub fn running_parts(connection: &mut AnyConn, event: TeamEventId) -> Result<Vec<TeamMatchId>, DbError> {
    let parts = competitions::table.filter(competitions::part_of.eq(event.to_row()));
    Ok(ids(parts
        .filter(competitions::status.eq(Status::Running.name()))
        .select(competitions::id)
        .load(connection)?))
}

/// Returns the event of a week, given by its number.
pub fn of_week(connection: &mut AnyConn, week: i64) -> Result<Option<ComparativeId>, DbError> {
    let of_week = competitions::table.filter(competitions::week.eq(week));
    let id: Option<i64> = of_week.select(competitions::id).first(connection).optional()?;
    Ok(id.map(ComparativeId::from_row))
}

/// Returns the unfinished competitions of a kind that a user has created, or to whose log the user has added a line.
/// Parts of a larger competition are left out.
pub fn open_with<Id: Key>(connection: &mut AnyConn, user: UserId) -> Result<Vec<Id>, DbError> {
    let open = || {
        competitions::table
            .filter(competitions::kind.eq(Id::KIND.name()))
            .filter(competitions::part_of.is_null())
            .filter(competitions::status.eq_any(UNFINISHED))
            .select(competitions::id)
    };
    let created = competitions::director_id.eq(user.to_row());
    let mut rows: Vec<i64> = open().filter(created).load(connection)?;
    let written = steps::table.filter(steps::by_id.eq(user.to_row())).select(steps::competition_id);
    rows.extend(open().filter(competitions::id.eq_any(written)).load::<i64>(connection)?);
    rows.sort_unstable();
    rows.dedup();
    Ok(ids(rows))
}

/// A line of a log with its number.
pub type NumberedLine<Act> = (u32, Logged<Act>);

/// Returns the lines of a log after line `after`, in order, each with its number.
pub fn lines_after<Id: Key>(
    connection: &mut AnyConn,
    id: Id,
    after: u32,
) -> Result<Vec<NumberedLine<Id::Act>>, DbError> {
    let rows: Vec<(i32, i64, Option<i64>, String)> = steps::table
        .filter(steps::competition_id.eq(id.number()))
        .filter(steps::seq.gt(column(after)))
        .order(steps::seq.asc())
        .select((steps::seq, steps::at, steps::by_id, steps::step))
        .load(connection)?;
    let logged = |(seq, at, by, text): (i32, i64, Option<i64>, String)| {
        let broken = |what: &dyn fmt::Display| {
            DbError::Broken(format!("the log of {} {id}: step {seq}: {what}", Id::KIND.noun()))
        };
        let line = line::decode::<Id>(&text).map_err(|error| broken(&error))?;
        let by = by.map(|user| player(UserId::from_row(user)));
        let seq = u32::try_from(seq).map_err(|error| broken(&error))?;
        Ok((seq, Logged { at: Time::new(at), by, line }))
    };
    rows.into_iter().map(logged).collect()
}

/// Returns the numbers of the last steps of these competitions. Those without a step are left out.
pub fn last_steps(
    connection: &mut AnyConn,
    ids: &[CompetitionId],
) -> Result<HashMap<CompetitionId, u32>, DbError> {
    let by_row: HashMap<i64, CompetitionId> = ids.iter().map(|id| (id.to_row(), *id)).collect();
    let mut rows: Vec<(i64, Option<i32>)> = Vec::with_capacity(ids.len());
    for portion in by_row.keys().copied().collect::<Vec<_>>().chunks(PORTION) {
        let some = steps::table
            .filter(steps::competition_id.eq_any(portion))
            .group_by(steps::competition_id)
            .select((steps::competition_id, diesel::dsl::max(steps::seq)))
            .load::<(i64, Option<i32>)>(connection)?;
        rows.extend(some);
    }
    let last = |(id, seq): (i64, Option<i32>)| Some((*by_row.get(&id)?, u32::try_from(seq?).ok()?));
    Ok(rows.into_iter().filter_map(last).collect())
}

/// Appends steps. Fails with a conflict if the last stored step is not `entry.after`: another writer has appended steps
/// first, or the database has lost some. So a log never gets a gap.
pub fn append<Id: Key>(connection: &mut AnyConn, entry: &NewSteps<Id>) -> Result<(), DbError> {
    hold(connection, entry.id, entry.after)?;
    for (seq, line) in (entry.after + 1..).zip(&entry.lines) {
        diesel::insert_into(steps::table)
            .values((
                steps::competition_id.eq(entry.id.number()),
                steps::seq.eq(column(seq)),
                steps::at.eq(entry.at.0),
                steps::by_id.eq(entry.by.map(UserId::to_row)),
                steps::step.eq(line::encode::<Id>(line)),
            ))
            .execute(connection)?;
    }
    diesel::update(competitions::table.find(entry.id.number()))
        .set(competitions::status.eq(entry.status.name()))
        .execute(connection)?;
    Ok(())
}

/// Locks a log until this transaction ends. Fails with a conflict if its last step is not `after`.
pub fn hold<Id: Key>(connection: &mut AnyConn, id: Id, after: u32) -> Result<(), DbError> {
    if let AnyConn::Postgres(postgres) = connection {
        let row = competitions::table.find(id.number()).select(competitions::id);
        // Without the lock, a step could be appended between the check below and the commit.
        row.for_no_key_update().first::<i64>(postgres)?;
    }
    let last: Option<i32> = steps::table
        .filter(steps::competition_id.eq(id.number()))
        .select(diesel::dsl::max(steps::seq))
        .first(connection)?;
    if last.unwrap_or(0) == column(after) {
        Ok(())
    } else {
        Err(DbError::Conflict("competition_steps".to_owned()))
    }
}
