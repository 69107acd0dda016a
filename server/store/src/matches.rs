//! The rows of tables and matches. Their logs are stored separately.

pub mod current;
pub mod deadlines;
pub mod history;

use std::collections::HashMap;

use diesel::{dsl::sql, expression::SqlLiteral, prelude::*, sql_types::Bool};
use moment::Millis;
use rules::{BySide, Side};

use super::{
    AnyConn, DbError,
    account_locks::AccountLock,
    columns::PORTION,
    marks::{self, Marks},
    progress,
    schema::{matches, roll_sets, users},
};
use crate::{
    facts::{Admission, EndReason, Facts, FinishedFacts, RematchOutline, Seated, Status},
    id::{MatchId, RollSetId, TournamentId, UserId},
    settings::{MatchSettings, TimeControl},
    stored::{self, side_of_name},
};

#[derive(Insertable)]
#[diesel(table_name = matches)]
struct NewRow {
    id: i64,
    status: &'static str,
    settings: String,
    rating_list: Option<&'static str>,
    opener_id: i64,
    invited_id: Option<i64>,
    dice_commitment: String,
    opened_at: i64,
    rematch_of: Option<i64>,
    by_link: bool,
    is_quick: bool,
    rating_min: Option<i32>,
    rating_max: Option<i32>,
    tournament_id: Option<i64>,
    roll_set_id: Option<i64>,
    marks: i32,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = matches)]
struct MatchFactsRow {
    id: i64,
    status: String,
    settings: String,
    rating_list: Option<String>,
    opener_id: i64,
    invited_id: Option<i64>,
    white_id: Option<i64>,
    black_id: Option<i64>,
    white_rating: Option<f64>,
    black_rating: Option<f64>,
    dice_commitment: String,
    white_contribution: Option<String>,
    black_contribution: Option<String>,
    dice_g0: Option<String>,
    last_seq: i32,
    white_points: i32,
    black_points: i32,
    winner: Option<String>,
    ending: Option<String>,
    opened_at: i64,
    started_at: Option<i64>,
    ended_at: Option<i64>,
    rematch_of: Option<i64>,
    by_link: bool,
    is_quick: bool,
    rating_min: Option<i32>,
    rating_max: Option<i32>,
    tournament_id: Option<i64>,
    roll_set_id: Option<i64>,
    marks: i32,
}

impl TryFrom<MatchFactsRow> for Facts {
    type Error = DbError;

    fn try_from(row: MatchFactsRow) -> Result<Facts, DbError> {
        let id = MatchId::from_row(row.id);
        let marks = Marks::of_column(row.marks);
        let broken = |what: &str| DbError::Broken(format!("matches: {what} of {id}"));
        let settings: MatchSettings =
            stored::from_json(format_args!("matches: settings of {id}"), &row.settings)?;
        let list = match row.rating_list {
            Some(name) => Some(ratings::RatingList::from_name(&name).ok_or_else(|| broken("rating_list"))?),
            None => None,
        };
        let bytes = |text: Option<String>| {
            text.map(|text| text.parse::<dice::Bytes32>()).transpose().map_err(|_unreadable| broken("dice"))
        };
        let seat =
            |user: Option<i64>, rating: Option<f64>, is_provisional: bool, contribution: Option<String>| {
                let contribution = bytes(contribution)?;
                Ok::<_, DbError>(user.map(|user| Seated {
                    user: UserId::from_row(user),
                    rating: rating.unwrap_or(ratings::Rating::START.value()),
                    is_provisional,
                    contribution,
                }))
            };
        let seats = BySide {
            white: seat(
                row.white_id,
                row.white_rating,
                marks.is_provisional(Side::White),
                row.white_contribution,
            )?,
            black: seat(
                row.black_id,
                row.black_rating,
                marks.is_provisional(Side::Black),
                row.black_contribution,
            )?,
        };
        let points = |points: i32| u32::try_from(points).map_err(|_unreadable| broken("points"));
        let status = match (row.status.as_str(), row.started_at, row.ended_at, row.ending) {
            ("open", None, None, None) => Status::Open,
            ("playing", Some(started_at), None, None) => Status::Playing { started_at: Millis(started_at) },
            ("finished", Some(started_at), Some(ended_at), Some(ending)) => {
                let winner = row.winner.map(|name| side_of_name(&name).ok_or_else(|| broken("winner")));
                Status::Finished(FinishedFacts {
                    started_at: Millis(started_at),
                    ended_at: Millis(ended_at),
                    winner: winner.transpose()?,
                    reason: if marks.is_aborted() {
                        EndReason::Aborted
                    } else {
                        stored::reason_of_name(&ending).ok_or_else(|| broken("ending"))?
                    },
                    counts: marks.counts(),
                })
            }
            _ => return Err(broken("status")),
        };
        Ok(Facts {
            id,
            status,
            settings,
            list,
            opener: UserId::from_row(row.opener_id),
            invited: row.invited_id.map(UserId::from_row),
            seats,
            commitment: row.dice_commitment.parse().map_err(|_unreadable| broken("dice_commitment"))?,
            g0: bytes(row.dice_g0)?,
            last_seq: u32::try_from(row.last_seq).map_err(|_unreadable| broken("last_seq"))?,
            points: BySide { white: points(row.white_points)?, black: points(row.black_points)? },
            opened_at: Millis(row.opened_at),
            rematch_of: row.rematch_of.map(MatchId::from_row),
            admission: Admission {
                by_link: row.by_link,
                is_quick: row.is_quick,
                ratings: row.rating_min.zip(row.rating_max),
            },
            tournament: row.tournament_id.map(TournamentId::from_row),
            roll_set: row.roll_set_id.map(RollSetId::from_row),
            is_limited: marks.is_limited(),
            is_unstaked: marks.is_unstaked(),
            is_outside: marks.is_outside(),
        })
    }
}

/// Returns the condition for matches that lists may show. It leaves out boards of a team match that is still
/// being played and boards of a comparative event that is not over.
#[diesel::dsl::auto_type]
pub fn told() -> _ {
    matches::roll_set_id.is_null().or(matches::roll_set_id
        .eq_any(roll_sets::table.filter(roll_sets::revealed.eq(true)).select(roll_sets::id.nullable())))
}

/// Returns the condition of [`told`] as SQL, for queries that call the table of matches `name`.
pub(crate) fn told_sql(name: &str) -> String {
    let of_set = format!("r.id = {name}.roll_set_id AND r.revealed");
    format!("({name}.roll_set_id IS NULL OR EXISTS (SELECT 1 FROM roll_sets r WHERE {of_set}))")
}

/// Stores a new table without players.
pub fn insert(connection: &mut AnyConn, facts: &Facts) -> Result<(), DbError> {
    let row = NewRow {
        id: facts.id.to_row(),
        status: "open",
        settings: stored::to_json(&facts.settings),
        rating_list: facts.list.map(ratings::RatingList::name),
        opener_id: facts.opener.to_row(),
        invited_id: facts.invited.map(UserId::to_row),
        dice_commitment: facts.commitment.to_string(),
        opened_at: facts.opened_at.0,
        rematch_of: facts.rematch_of.map(MatchId::to_row),
        by_link: facts.admission.by_link,
        is_quick: facts.admission.is_quick,
        rating_min: facts.admission.ratings.map(|(min, _)| min),
        rating_max: facts.admission.ratings.map(|(_, max)| max),
        tournament_id: facts.tournament.map(TournamentId::to_row),
        roll_set_id: facts.roll_set.map(RollSetId::to_row),
        marks: Marks::of_new(facts.is_limited, facts.is_unstaked),
    };
    diesel::insert_into(matches::table).values(&row).execute(connection)?;
    Ok(())
}

/// Returns the table or match with this id.
pub fn by_id(connection: &mut AnyConn, id: MatchId) -> Result<Option<Facts>, DbError> {
    let row =
        matches::table.find(id.to_row()).select(MatchFactsRow::as_select()).first(connection).optional()?;
    row.map(Facts::try_from).transpose()
}

/// Returns the tables and matches with these ids that exist, in any order.
pub fn by_ids(connection: &mut AnyConn, ids: &[MatchId]) -> Result<Vec<Facts>, DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.to_row()).collect();
    let mut facts = Vec::with_capacity(ids.len());
    for portion in ids.chunks(PORTION) {
        let rows: Vec<MatchFactsRow> = matches::table
            .filter(matches::id.eq_any(portion))
            .select(MatchFactsRow::as_select())
            .load(connection)?;
        for row in rows {
            facts.push(Facts::try_from(row)?);
        }
    }
    Ok(facts)
}

/// Seats a player. Returns false if the seat is taken or reserved for someone else, or if the table is no longer
/// open.
pub fn take_seat(
    connection: &mut AnyConn,
    id: MatchId,
    side: Side,
    seated: &Seated,
) -> Result<bool, DbError> {
    let open = matches::table.filter(matches::id.eq(id.to_row())).filter(matches::status.eq("open"));
    // The conditions are in the update itself, so that only one of two players who take the seat at once gets it.
    let contribution = seated.contribution.map(|bytes| bytes.to_string());
    let changed = match side {
        Side::White => diesel::update(
            open.filter(matches::white_id.is_null()).filter(matches::opener_id.eq(seated.user.to_row())),
        )
        .set((
            matches::white_id.eq(seated.user.to_row()),
            matches::white_rating.eq(seated.rating),
            matches::marks.eq(marks::with_seat(side, seated.is_provisional)),
            matches::white_contribution.eq(contribution),
        ))
        .execute(connection)?,
        Side::Black => diesel::update(
            open.filter(matches::black_id.is_null())
                .filter(matches::invited_id.is_null().or(matches::invited_id.eq(seated.user.to_row()))),
        )
        .set((
            matches::black_id.eq(seated.user.to_row()),
            matches::black_rating.eq(seated.rating),
            matches::marks.eq(marks::with_seat(side, seated.is_provisional)),
            matches::black_contribution.eq(contribution),
        ))
        .execute(connection)?,
    };
    Ok(changed == 1)
}

/// Reserves a seat of an event's table for another player and removes its current one. Returns false if the table
/// is no longer open.
pub fn keep_seat_for(
    connection: &mut AnyConn,
    id: MatchId,
    side: Side,
    user: UserId,
) -> Result<bool, DbError> {
    let open = matches::table.filter(matches::id.eq(id.to_row())).filter(matches::status.eq("open"));
    let changed = match side {
        Side::White => diesel::update(open)
            .set((
                matches::opener_id.eq(user.to_row()),
                matches::white_id.eq(None::<i64>),
                matches::white_rating.eq(None::<f64>),
                matches::white_contribution.eq(None::<String>),
                matches::marks.eq(marks::with_seat(side, false)),
            ))
            .execute(connection)?,
        Side::Black => diesel::update(open)
            .set((
                matches::invited_id.eq(user.to_row()),
                matches::black_id.eq(None::<i64>),
                matches::black_rating.eq(None::<f64>),
                matches::black_contribution.eq(None::<String>),
                matches::marks.eq(marks::with_seat(side, false)),
            ))
            .execute(connection)?,
    };
    Ok(changed == 1)
}

/// Gives the seat of a match in play to another player. Fails with a conflict if the match is no longer in play.
pub fn give_seat(connection: &mut AnyConn, id: MatchId, side: Side, seated: &Seated) -> Result<(), DbError> {
    let playing = matches::table.filter(matches::id.eq(id.to_row())).filter(matches::status.eq("playing"));
    let marks = matches::marks.eq(marks::with_seat(side, seated.is_provisional));
    let changed = match side {
        Side::White => diesel::update(playing)
            .set((
                matches::white_id.eq(seated.user.to_row()),
                matches::white_rating.eq(seated.rating),
                matches::white_contribution.eq(None::<String>),
                marks,
            ))
            .execute(connection)?,
        Side::Black => diesel::update(playing)
            .set((
                matches::black_id.eq(seated.user.to_row()),
                matches::black_rating.eq(seated.rating),
                matches::black_contribution.eq(None::<String>),
                marks,
            ))
            .execute(connection)?,
    };
    if changed == 1 { Ok(()) } else { Err(DbError::Conflict("matches.status".to_owned())) }
}

/// Turns a table with two players into a match. Returns false if it was no longer open.
pub fn start(connection: &mut AnyConn, id: MatchId, g0: dice::Bytes32, at: Millis) -> Result<bool, DbError> {
    let open = matches::table.filter(matches::id.eq(id.to_row())).filter(matches::status.eq("open"));
    let changed = diesel::update(open)
        .set((
            matches::status.eq("playing"),
            matches::dice_g0.eq(g0.to_string()),
            matches::started_at.eq(at.0),
        ))
        .execute(connection)?;
    Ok(changed == 1)
}

/// Deletes a table that has not become a match. Returns false if it is gone or has begun.
pub fn delete_open(connection: &mut AnyConn, id: MatchId) -> Result<bool, DbError> {
    let open = matches::table.filter(matches::id.eq(id.to_row())).filter(matches::status.eq("open"));
    Ok(diesel::delete(open).execute(connection)? == 1)
}

type OutlineRow = (i64, String, i32, Option<i64>, Option<i64>);

/// Returns the progress of these tables and matches. Missing ones are left out.
pub fn outlines(connection: &mut AnyConn, ids: &[MatchId]) -> Result<HashMap<MatchId, Outline>, DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.to_row()).collect();
    let mut rows: Vec<OutlineRow> = Vec::with_capacity(ids.len());
    for portion in ids.chunks(PORTION) {
        let some = matches::table
            .filter(matches::id.eq_any(portion))
            .select((matches::id, matches::status, matches::last_seq, matches::white_id, matches::black_id))
            .load::<OutlineRow>(connection)?;
        rows.extend(some);
    }
    let outlines = rows.into_iter().map(|(id, status, last_seq, white, black)| {
        let outline = Outline {
            last_seq: u32::try_from(last_seq).unwrap_or(0),
            is_playing: status == "playing",
            is_finished: status == "finished",
            seats_taken: [white, black].iter().flatten().count(),
            rematch: None,
        };
        (MatchId::from_row(id), outline)
    });
    Ok(outlines.collect())
}

/// Returns the open tables, oldest first.
pub fn open(connection: &mut AnyConn) -> Result<Vec<Facts>, DbError> {
    let rows = matches::table
        .filter(matches::status.eq("open"))
        .order(matches::opened_at.asc())
        .select(MatchFactsRow::as_select())
        .load(connection)?;
    rows.into_iter().map(Facts::try_from).collect()
}

/// Returns matches in play, newest first.
pub fn playing(connection: &mut AnyConn, limit: i64) -> Result<Vec<Facts>, DbError> {
    let rows = matches::table
        .filter(matches::status.eq("playing"))
        .order(matches::opened_at.desc())
        .limit(limit)
        .select(MatchFactsRow::as_select())
        .load(connection)?;
    rows.into_iter().map(Facts::try_from).collect()
}

/// Returns the number of `opener`'s open tables.
pub fn count_open_of(connection: &mut AnyConn, opener: &AccountLock) -> Result<i64, DbError> {
    Ok(matches::table
        .filter(matches::opener_id.eq(opener.user().to_row()))
        .filter(matches::status.eq("open"))
        // Tables of tournaments were not opened by their players.
        .filter(matches::tournament_id.is_null())
        .filter(matches::roll_set_id.is_null())
        .count()
        .get_result(connection)?)
}

/// Returns the quick tables of `opener`: first the open tables, with false; then the tables that became matches since
/// `since` and are still in play, with true.
pub fn quick_of(
    connection: &mut AnyConn,
    opener: UserId,
    since: Millis,
) -> Result<Vec<(MatchId, bool)>, DbError> {
    let quick =
        matches::table.filter(matches::opener_id.eq(opener.to_row())).filter(matches::is_quick.eq(true));
    let open = quick.filter(matches::status.eq("open")).select(matches::id).load::<i64>(connection)?;
    let begun = quick
        .filter(matches::status.eq("playing"))
        .filter(matches::started_at.ge(since.0))
        .select(matches::id)
        .load::<i64>(connection)?;
    let open = open.into_iter().map(|id| (MatchId::from_row(id), false));
    Ok(open.chain(begun.into_iter().map(|id| (MatchId::from_row(id), true))).collect())
}

/// Returns when `user` left matches before each side had completed a turn, after `since`, newest first.
pub fn departures_of(connection: &mut AnyConn, user: UserId, since: Millis) -> Result<Vec<Millis>, DbError> {
    let mut times = Vec::new();
    let left = || {
        matches::table
            .filter(matches::ended_at.gt(since.0))
            .filter(matches::ending.eq_any(["left", "timed_out"]))
            .filter(marks::unplayed())
            .select(matches::ended_at)
    };
    let user = user.to_row();
    let as_white = left().filter(matches::white_id.eq(user)).filter(matches::winner.eq("black"));
    times.extend(as_white.load::<Option<i64>>(connection)?);
    let as_black = left().filter(matches::black_id.eq(user)).filter(matches::winner.eq("white"));
    times.extend(as_black.load::<Option<i64>>(connection)?);
    let mut times: Vec<Millis> = times.into_iter().flatten().map(Millis).collect();
    times.sort_by_key(|at| std::cmp::Reverse(at.0));
    Ok(times)
}

/// Makes a knock-out match unrated. Returns its new facts.
pub fn unrate(connection: &mut AnyConn, facts: Facts) -> Result<Facts, DbError> {
    let settings = MatchSettings { rated: false, ..facts.settings };
    diesel::update(matches::table.find(facts.id.to_row()))
        .set((matches::rating_list.eq(None::<&str>), matches::settings.eq(stored::to_json(&settings))))
        .execute(connection)?;
    Ok(Facts { settings, list: None, ..facts })
}

/// Returns the rated matches that a person, with all their accounts, began after `since`: opponent and time.
pub fn rated_since(
    connection: &mut AnyConn,
    person: UserId,
    since: Millis,
) -> Result<Vec<(UserId, Millis)>, DbError> {
    let own = accounts_of(connection, person)?;
    let rated = || matches::table.filter(matches::started_at.gt(since.0)).filter(marks::begun_rated());
    let mut rows: Vec<(Option<i64>, Option<i64>)> = rated()
        .filter(matches::white_id.eq_any(&own))
        .select((matches::black_id, matches::started_at))
        .load(connection)?;
    rows.extend(
        rated()
            .filter(matches::black_id.eq_any(&own))
            .select((matches::white_id, matches::started_at))
            .load::<(Option<i64>, Option<i64>)>(connection)?,
    );
    let begun = rows.into_iter().filter_map(|(other, at)| Some((UserId::from_row(other?), Millis(at?))));
    Ok(begun.collect())
}

/// Returns how many rated matches these two persons, with all their accounts, began against each other after
/// `since`.
pub fn rated_between(
    connection: &mut AnyConn,
    one: UserId,
    other: UserId,
    since: Millis,
) -> Result<i64, DbError> {
    let (ones, others) = (accounts_of(connection, one)?, accounts_of(connection, other)?);
    let mut sum = 0;
    for (white, black) in [(&ones, &others), (&others, &ones)] {
        sum += matches::table
            .filter(matches::white_id.eq_any(white))
            .filter(matches::black_id.eq_any(black))
            .filter(matches::started_at.gt(since.0))
            .filter(marks::begun_rated())
            .count()
            .get_result::<i64>(connection)?;
    }
    Ok(sum)
}

/// The matches of a person that a limit on beginnings counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beginnings {
    /// Those that began as rated ones.
    Rated,
    /// Those that began when the person sat down at the table of somebody else that was open to everybody. At such a
    /// table the opener has White's seat.
    AtOpenTables,
}

impl Beginnings {
    fn condition(self) -> SqlLiteral<Bool> {
        match self {
            Beginnings::Rated => marks::begun_rated(),
            Beginnings::AtOpenTables => sql("(matches.invited_id IS NULL AND NOT matches.by_link \
                 AND matches.tournament_id IS NULL AND matches.roll_set_id IS NULL)"),
        }
    }

    /// Returns true if matches count in which the person has White's seat.
    fn has_white(self) -> bool {
        self == Beginnings::Rated
    }
}

/// Returns when matches ended, after `since`, that a person lost with any of their accounts before each side had
/// completed a turn. The newest comes first.
pub fn lost_unplayed(
    connection: &mut AnyConn,
    person: UserId,
    counted: Beginnings,
    since: Millis,
) -> Result<Vec<Millis>, DbError> {
    let own = accounts_of(connection, person)?;
    let lost = || {
        matches::table
            .filter(matches::ended_at.gt(since.0))
            .filter(marks::unplayed())
            .filter(counted.condition())
            .select(matches::ended_at)
    };
    let as_black = lost().filter(matches::black_id.eq_any(&own)).filter(matches::winner.eq("white"));
    let mut times = as_black.load::<Option<i64>>(connection)?;
    if counted.has_white() {
        let as_white = lost().filter(matches::white_id.eq_any(&own)).filter(matches::winner.eq("black"));
        times.extend(as_white.load::<Option<i64>>(connection)?);
    }
    let mut times: Vec<Millis> = times.into_iter().flatten().map(Millis).collect();
    times.sort_by_key(|at| std::cmp::Reverse(at.0));
    Ok(times)
}

/// A match in play in which a person has not completed a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WithoutTurn {
    pub opponent: Option<UserId>,
    /// True if the opponent must act. False while the match is held or paused.
    pub opponent_acts: bool,
    /// True if the match has a live clock.
    pub is_live: bool,
    pub started_at: Millis,
}

type WithoutTurnRow = (i64, String, Option<String>, Option<i64>, Option<i64>);

/// Returns the matches in play in which a person, with the account at the table, has not completed a turn.
pub fn without_turn(
    connection: &mut AnyConn,
    person: UserId,
    counted: Beginnings,
) -> Result<Vec<WithoutTurn>, DbError> {
    let own = accounts_of(connection, person)?;
    let playing = || matches::table.filter(matches::status.eq("playing")).filter(counted.condition());
    let as_black = playing()
        .filter(matches::black_id.eq_any(&own))
        .filter(progress::without_turn(Side::Black))
        .select((matches::id, matches::settings, matches::to_act, matches::started_at, matches::white_id))
        .load::<WithoutTurnRow>(connection)?;
    let as_white = if counted.has_white() {
        playing()
            .filter(matches::white_id.eq_any(&own))
            .filter(progress::without_turn(Side::White))
            .select((matches::id, matches::settings, matches::to_act, matches::started_at, matches::black_id))
            .load::<WithoutTurnRow>(connection)?
    } else {
        Vec::new()
    };
    let as_white = as_white.into_iter().map(|row| without_turn_as(Side::White, row));
    as_white.chain(as_black.into_iter().map(|row| without_turn_as(Side::Black, row))).collect()
}

fn without_turn_as(side: Side, row: WithoutTurnRow) -> Result<WithoutTurn, DbError> {
    let (id, settings, to_act, started_at, opponent) = row;
    let id = MatchId::from_row(id);
    let settings: MatchSettings = stored::from_json(format_args!("matches: settings of {id}"), &settings)?;
    Ok(WithoutTurn {
        opponent: opponent.map(UserId::from_row),
        opponent_acts: to_act.and_then(|name| side_of_name(&name)) == Some(side.opponent()),
        is_live: matches!(settings.time, TimeControl::Live { .. }),
        started_at: Millis(
            started_at.ok_or_else(|| DbError::Broken(format!("matches: started_at of {id}")))?,
        ),
    })
}

/// Returns the account itself and the bots that it owns.
fn accounts_of(connection: &mut AnyConn, person: UserId) -> Result<Vec<i64>, DbError> {
    let person = person.to_row();
    let mut accounts: Vec<i64> =
        users::table.filter(users::owner_id.eq(person)).select(users::id).load(connection)?;
    accounts.push(person);
    Ok(accounts)
}

/// Returns every table and match, in no particular order.
pub fn all_ids(connection: &mut AnyConn) -> Result<Vec<MatchId>, DbError> {
    let ids: Vec<i64> = matches::table.select(matches::id).load(connection)?;
    Ok(ids.into_iter().map(MatchId::from_row).collect())
}

/// Returns every match that has begun, in no particular order.
pub fn begun(connection: &mut AnyConn) -> Result<Vec<Facts>, DbError> {
    let rows = matches::table
        .filter(matches::status.ne("open"))
        .select(MatchFactsRow::as_select())
        .load(connection)?;
    rows.into_iter().map(Facts::try_from).collect()
}

/// Makes a match that ends now unrated, because it was called off, or a side never completed a turn.
pub fn end_unrated(connection: &mut AnyConn, id: MatchId) -> Result<(), DbError> {
    diesel::update(matches::table.find(id.to_row()))
        .set((matches::rating_list.eq(None::<&str>), matches::marks.eq(marks::without_rating())))
        .execute(connection)?;
    Ok(())
}

/// Marks a match that a correction has taken out of its event.
pub fn take_outside(connection: &mut AnyConn, id: MatchId) -> Result<(), DbError> {
    diesel::update(matches::table.find(id.to_row()))
        .set(matches::marks.eq(marks::outside()))
        .execute(connection)?;
    Ok(())
}

/// The facts in the row of a match that follow from its log and are stored for searches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LogMarks {
    /// True if a game ended with a resignation.
    pub is_resigned: bool,
    /// True if the match was rated until it ended without counting.
    pub was_rated: bool,
}

/// Returns the facts that the row of a match has from its log.
pub fn log_marks(connection: &mut AnyConn, id: MatchId) -> Result<LogMarks, DbError> {
    let marks: i32 = matches::table.find(id.to_row()).select(matches::marks).first(connection)?;
    let marks = Marks::of_column(marks);
    Ok(LogMarks { is_resigned: marks.is_resigned(), was_rated: marks.was_rated() })
}

/// Returns every finished match that was rated, in no particular order.
pub fn finished_rated(connection: &mut AnyConn) -> Result<Vec<Facts>, DbError> {
    let rows = matches::table
        .filter(matches::status.eq("finished"))
        .filter(matches::rating_list.is_not_null())
        .select(MatchFactsRow::as_select())
        .load(connection)?;
    rows.into_iter().map(Facts::try_from).collect()
}

/// The outline of a match in its rows, enough to see if the state in memory is current.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Outline {
    pub last_seq: u32,
    pub is_playing: bool,
    pub is_finished: bool,
    pub seats_taken: usize,
    /// The possible rematch, once the match is over.
    pub rematch: Option<RematchOutline>,
}
