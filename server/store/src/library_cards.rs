//! The trainer's questions from imported matches.

use diesel::{dsl::exists, prelude::*};
use moment::Millis;

use super::{
    AnyConn, DbError, account_locks,
    columns::column,
    schema::{library_analyses, library_cards, library_matches},
};
use crate::{
    id::{LibraryMatchId, UserId},
    repetition::{LEARNED_DAYS, Memory, Repetition},
    stored::{from_json, lesson::StoredQuestion, to_json},
};

/// A match whose questions are not made from its deepest analysis yet.
#[derive(Debug)]
pub struct Unlearned {
    pub id: LibraryMatchId,
    pub owner: UserId,
    pub white: String,
    pub black: String,
    pub played_at: Option<Millis>,
    pub added_at: Millis,
    pub plies: u8,
}

/// A question as it is stored.
#[derive(Debug)]
pub struct LibraryCard {
    pub id: LibraryMatchId,
    pub stop: u32,
    /// `None` before the first answer.
    pub memory: Option<Memory>,
    /// The number of answers.
    pub asked: i32,
    /// The day of the match; `None` if its file does not say.
    pub played_at: Option<Millis>,
    pub question: StoredQuestion,
}

/// Returns a match of a player whose questions were made from a shallower analysis than this, or not at all, the
/// latest import first.
pub fn unlearned(connection: &mut AnyConn, owner: UserId, plies: u8) -> Result<Option<Unlearned>, DbError> {
    use library_matches as m;
    type AnalysedMatchRow = (i64, String, String, Option<i64>, i64);
    let analysed = library_analyses::table
        .filter(library_analyses::library_id.eq(m::id))
        .filter(library_analyses::plies.eq(i32::from(plies)))
        .filter(library_analyses::report.is_not_null());
    let row: Option<AnalysedMatchRow> = m::table
        .filter(m::owner_id.eq(owner.to_row()))
        .filter(m::learned_plies.is_null().or(m::learned_plies.lt(i32::from(plies))))
        .filter(exists(analysed))
        .order((m::added_at.desc(), m::id.desc()))
        .select((m::id, m::white, m::black, m::played_at, m::added_at))
        .first(connection)
        .optional()?;
    Ok(row.map(|(id, white, black, played_at, added_at)| Unlearned {
        id: LibraryMatchId::from_row(id),
        owner,
        white,
        black,
        played_at: played_at.map(Millis),
        added_at: Millis(added_at),
        plies,
    }))
}

/// Returns the number of a player's questions that are not learned yet.
pub fn open(connection: &mut AnyConn, owner: UserId) -> Result<i64, DbError> {
    use library_cards as c;
    Ok(c::table
        .filter(c::owner_id.eq(owner.to_row()))
        .filter(c::stability.is_null().or(c::stability.lt(LEARNED_DAYS)))
        .count()
        .get_result(connection)?)
}

/// Stores the questions of a match, removes its old questions that were never asked, and marks the match. Questions
/// that were asked stay. Does nothing if the player has `most` questions that are not learned yet.
pub fn learn(
    connection: &mut AnyConn,
    of: &Unlearned,
    questions: &[(u32, StoredQuestion)],
    most: i64,
    now: Millis,
) -> Result<(), DbError> {
    use library_cards as c;
    account_locks::lock_account(connection, of.owner)?;
    if open(connection, of.owner)? >= most {
        return Ok(());
    }
    let (owner, id) = (of.owner.to_row(), of.id.to_row());
    let marked = diesel::update(library_matches::table.find(id))
        .filter(library_matches::owner_id.eq(owner))
        .set(library_matches::learned_plies.eq(i32::from(of.plies)))
        .execute(connection)?;
    if marked == 0 {
        // The match was deleted meanwhile.
        return Ok(());
    }
    diesel::delete(
        c::table.filter(c::owner_id.eq(owner)).filter(c::library_id.eq(id)).filter(c::asked.eq(0)),
    )
    .execute(connection)?;
    for (stop, question) in questions {
        let there: i64 = c::table.find((owner, id, column(*stop))).count().get_result(connection)?;
        if there > 0 {
            continue;
        }
        diesel::insert_into(c::table)
            .values((
                c::owner_id.eq(owner),
                c::library_id.eq(id),
                c::stop.eq(column(*stop)),
                c::question.eq(to_json(question)),
                c::box_.eq(0),
                c::due_at.eq(now.0),
                c::asked.eq(0),
            ))
            .execute(connection)?;
    }
    Ok(())
}

/// Deletes a player's questions that were never asked.
pub fn forget_unasked(connection: &mut AnyConn, owner: UserId) -> Result<(), DbError> {
    let unasked = library_cards::table
        .filter(library_cards::owner_id.eq(owner.to_row()))
        .filter(library_cards::asked.eq(0));
    diesel::delete(unasked).execute(connection)?;
    Ok(())
}

type CardColumns = ((i64, i32, String, i32), (Option<f64>, Option<f64>, Option<i64>), Option<i64>);

/// Returns the question that has been due the longest.
pub fn due(connection: &mut AnyConn, owner: UserId, now: Millis) -> Result<Option<LibraryCard>, DbError> {
    use library_cards as c;
    let row: Option<CardColumns> = c::table
        .inner_join(library_matches::table.on(library_matches::id.eq(c::library_id)))
        .filter(c::owner_id.eq(owner.to_row()))
        .filter(c::due_at.le(now.0))
        .order((c::due_at.asc(), c::library_id.asc(), c::stop.asc()))
        .select((
            (c::library_id, c::stop, c::question, c::asked),
            (c::stability, c::difficulty, c::reviewed_at),
            library_matches::played_at,
        ))
        .first(connection)
        .optional()?;
    row.map(card).transpose()
}

/// Returns a player's question for a place in a match.
pub fn find(
    connection: &mut AnyConn,
    owner: UserId,
    id: LibraryMatchId,
    stop: u32,
) -> Result<Option<LibraryCard>, DbError> {
    use library_cards as c;
    let row: Option<CardColumns> = c::table
        .inner_join(library_matches::table.on(library_matches::id.eq(c::library_id)))
        .filter(c::owner_id.eq(owner.to_row()))
        .filter(c::library_id.eq(id.to_row()))
        .filter(c::stop.eq(column(stop)))
        .select((
            (c::library_id, c::stop, c::question, c::asked),
            (c::stability, c::difficulty, c::reviewed_at),
            library_matches::played_at,
        ))
        .first(connection)
        .optional()?;
    row.map(card).transpose()
}

/// Stores the result of an answer, if no other answer was stored meanwhile. Returns true if it is stored.
pub fn answered(
    connection: &mut AnyConn,
    owner: UserId,
    (id, stop): (LibraryMatchId, u32),
    Repetition { asked, memory, due_at }: Repetition,
) -> Result<bool, DbError> {
    use library_cards as c;
    let same = c::table.find((owner.to_row(), id.to_row(), column(stop))).filter(c::asked.eq(asked));
    let stored = diesel::update(same)
        .set((
            c::stability.eq(memory.stability),
            c::difficulty.eq(memory.difficulty),
            c::reviewed_at.eq(memory.reviewed_at.0),
            c::due_at.eq(due_at.0),
            c::asked.eq(c::asked + 1),
        ))
        .execute(connection)?;
    Ok(stored > 0)
}

/// Returns the stability in days and the time of each question of a player.
pub fn times(connection: &mut AnyConn, owner: UserId) -> Result<Vec<(Option<f64>, i64)>, DbError> {
    Ok(library_cards::table
        .filter(library_cards::owner_id.eq(owner.to_row()))
        .select((library_cards::stability, library_cards::due_at))
        .load(connection)?)
}

fn card((asked_of, memory, played_at): CardColumns) -> Result<LibraryCard, DbError> {
    let (id, stop, question, asked) = asked_of;
    let (stability, difficulty, reviewed_at) = memory;
    Ok(LibraryCard {
        id: LibraryMatchId::from_row(id),
        stop: u32::try_from(stop).unwrap_or(1),
        memory: Memory::of_columns(stability, difficulty, reviewed_at),
        asked,
        played_at: played_at.map(Millis),
        question: from_json("library_cards", &question)?,
    })
}
