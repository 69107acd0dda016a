//! Sensor boards: their rows, the seats that they hold, and every frame that they have sent.

pub mod budget;
mod frames;
mod sweep;

use std::collections::HashMap;

use diesel::prelude::*;
use moment::Millis;
use rules::{BySide, Side};

use super::{
    AnyConn, DbError,
    account_locks::AccountLock,
    schema::{board_codes, board_seats, boards, matches},
};
pub use frames::{Frame, FrameOutcome, NewFrame, SittingFrames, recent_hashes, said, store_frame};
pub use sweep::{forget_boards, forget_frames};

use crate::{
    id::{BoardId, MatchId, UserId},
    stored::{side_name, side_of_name},
};

/// A row of a board.
#[derive(Debug, Clone)]
pub struct Board {
    pub id: BoardId,
    pub owner: UserId,
    pub name: String,
    pub public_key: String,
    pub enrolled_at: Millis,
    pub is_revoked: bool,
    /// The code of the refusal that froze the board.
    pub frozen: Option<String>,
    /// The token of the connection that may add frames.
    pub session: Option<String>,
    pub last_seq: u64,
    pub last_heard_at: Option<Millis>,
    pub clock_ahead_ms: Option<i64>,
    pub find_asked_at: Option<Millis>,
    /// The match of its last frame at one.
    pub last_match: Option<MatchId>,
    /// The board's last body of each of these three kinds.
    pub hello: Option<String>,
    pub health: Option<String>,
    pub occupancy: Option<String>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = boards)]
struct SensorBoardRow {
    id: i64,
    owner_id: i64,
    name: String,
    public_key: String,
    enrolled_at: i64,
    revoked_at: Option<i64>,
    frozen: Option<String>,
    session: Option<String>,
    last_seq: i64,
    last_heard_at: Option<i64>,
    clock_ahead: Option<i64>,
    find_asked_at: Option<i64>,
    hello: Option<String>,
    health: Option<String>,
    occupancy: Option<String>,
    last_match_id: Option<i64>,
}

impl From<SensorBoardRow> for Board {
    fn from(row: SensorBoardRow) -> Board {
        Board {
            id: BoardId::from_row(row.id),
            owner: UserId::from_row(row.owner_id),
            name: row.name,
            public_key: row.public_key,
            enrolled_at: Millis(row.enrolled_at),
            is_revoked: row.revoked_at.is_some(),
            frozen: row.frozen,
            session: row.session,
            last_seq: u64::try_from(row.last_seq).unwrap_or(0),
            last_heard_at: row.last_heard_at.map(Millis),
            clock_ahead_ms: row.clock_ahead,
            find_asked_at: row.find_asked_at.map(Millis),
            last_match: row.last_match_id.map(MatchId::from_row),
            hello: row.hello,
            health: row.health,
            occupancy: row.occupancy,
        }
    }
}

/// Returns the board with this id.
pub fn by_id(connection: &mut AnyConn, id: BoardId) -> Result<Option<Board>, DbError> {
    let row =
        boards::table.find(id.to_row()).select(SensorBoardRow::as_select()).first(connection).optional()?;
    Ok(row.map(Board::from))
}

/// Returns an owner's boards that are not revoked, oldest first.
pub fn of_owner(connection: &mut AnyConn, owner: UserId) -> Result<Vec<Board>, DbError> {
    let rows: Vec<SensorBoardRow> = boards::table
        .filter(boards::owner_id.eq(owner.to_row()))
        .filter(boards::revoked_at.is_null())
        .order((boards::enrolled_at.asc(), boards::id.asc()))
        .select(SensorBoardRow::as_select())
        .load(connection)?;
    Ok(rows.into_iter().map(Board::from).collect())
}

/// An enrolment code shown to an owner.
#[derive(Debug, Clone)]
pub struct Code {
    pub owner: UserId,
    pub name: String,
    pub issued_at: Millis,
    /// The board that was enrolled with the code, and its key.
    pub used_by: Option<(BoardId, String)>,
}

/// Stores a new code.
pub fn issue_code(connection: &mut AnyConn, code: &str, made: &Code) -> Result<(), DbError> {
    diesel::insert_into(board_codes::table)
        .values((
            board_codes::code.eq(code),
            board_codes::owner_id.eq(made.owner.to_row()),
            board_codes::name.eq(&made.name),
            board_codes::issued_at.eq(made.issued_at.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns how many codes an owner was shown after `since`.
pub fn codes_since(connection: &mut AnyConn, owner: &AccountLock, since: Millis) -> Result<i64, DbError> {
    Ok(board_codes::table
        .filter(board_codes::owner_id.eq(owner.user().to_row()))
        .filter(board_codes::issued_at.gt(since.0))
        .count()
        .get_result(connection)?)
}

/// Returns the number of an owner's boards that are not revoked, with the boards that can still be enrolled by unused
/// codes issued after `since`.
pub fn count_boards(connection: &mut AnyConn, owner: &AccountLock, since: Millis) -> Result<i64, DbError> {
    let owner = owner.user().to_row();
    let in_use: i64 = boards::table
        .filter(boards::owner_id.eq(owner))
        .filter(boards::revoked_at.is_null())
        .count()
        .get_result(connection)?;
    let unused: i64 = board_codes::table
        .filter(board_codes::owner_id.eq(owner))
        .filter(board_codes::issued_at.gt(since.0))
        .filter(board_codes::board_id.is_null())
        .count()
        .get_result(connection)?;
    Ok(in_use + unused)
}

/// Returns the stored facts of a code.
pub fn code(connection: &mut AnyConn, code: &str) -> Result<Option<Code>, DbError> {
    let row: Option<(i64, String, i64, Option<i64>)> = board_codes::table
        .find(code)
        .select((board_codes::owner_id, board_codes::name, board_codes::issued_at, board_codes::board_id))
        .first(connection)
        .optional()?;
    let Some((owner, name, issued_at, board)) = row else { return Ok(None) };
    let used_by = match board {
        Some(board) => {
            let key: String = boards::table.find(board).select(boards::public_key).first(connection)?;
            Some((BoardId::from_row(board), key))
        }
        None => None,
    };
    Ok(Some(Code { owner: UserId::from_row(owner), name, issued_at: Millis(issued_at), used_by }))
}

/// Enrols a board under `key`. Fails with a conflict if a board in use has that key. `head` is the hash that the first
/// frame builds on.
pub fn enrol(
    connection: &mut AnyConn,
    id: BoardId,
    text: &str,
    code: &Code,
    key: &str,
    head: &str,
    now: Millis,
) -> Result<(), DbError> {
    diesel::insert_into(boards::table)
        .values((
            boards::id.eq(id.to_row()),
            boards::owner_id.eq(code.owner.to_row()),
            boards::name.eq(&code.name),
            boards::public_key.eq(key),
            boards::enrolled_at.eq(now.0),
            boards::last_seq.eq(0),
            boards::head.eq(head),
        ))
        .execute(connection)?;
    // The condition lets only one of two boards that use the same code succeed.
    let unused = board_codes::table.find(text).filter(board_codes::board_id.is_null());
    match diesel::update(unused).set(board_codes::board_id.eq(id.to_row())).execute(connection)? {
        1 => Ok(()),
        _ => Err(DbError::Conflict("board_codes.board_id".to_owned())),
    }
}

/// Renames a board.
pub fn rename(connection: &mut AnyConn, id: BoardId, name: &str) -> Result<(), DbError> {
    diesel::update(boards::table.find(id.to_row())).set(boards::name.eq(name)).execute(connection)?;
    Ok(())
}

/// Stores the time at which the owner asked to find the board.
pub fn ask_to_find(connection: &mut AnyConn, id: BoardId, now: Millis) -> Result<(), DbError> {
    diesel::update(boards::table.find(id.to_row()))
        .set(boards::find_asked_at.eq(now.0))
        .execute(connection)?;
    Ok(())
}

/// Revokes a board: none of its frames are accepted from now on, and it loses its seats.
pub fn revoke(connection: &mut AnyConn, id: BoardId, now: Millis) -> Result<(), DbError> {
    diesel::update(boards::table.find(id.to_row()).filter(boards::revoked_at.is_null()))
        .set(boards::revoked_at.eq(now.0))
        .execute(connection)?;
    unseat(connection, id)
}

/// Freezes a board whose history is in doubt: none of its frames are accepted from now on.
pub fn freeze(connection: &mut AnyConn, id: BoardId, code: &str) -> Result<(), DbError> {
    diesel::update(boards::table.find(id.to_row()).filter(boards::frozen.is_null()))
        .set(boards::frozen.eq(code))
        .execute(connection)?;
    Ok(())
}

/// Admits a connection of a board. From now on only this connection may add frames.
pub fn admit(
    connection: &mut AnyConn,
    id: BoardId,
    session: &str,
    clock_ahead_ms: i64,
    now: Millis,
) -> Result<(), DbError> {
    diesel::update(boards::table.find(id.to_row()))
        .set((
            boards::session.eq(session),
            boards::clock_ahead.eq(clock_ahead_ms),
            boards::last_heard_at.eq(now.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Ends a connection of a board. Does nothing if another connection has replaced it.
pub fn dismiss(connection: &mut AnyConn, id: BoardId, session: &str) -> Result<(), DbError> {
    diesel::update(boards::table.find(id.to_row()).filter(boards::session.eq(session)))
        .set(boards::session.eq(None::<String>))
        .execute(connection)?;
    Ok(())
}

/// Ends the connections of all boards of an account, and takes these boards off their seats. Returns each board with
/// the matches at which it sat.
pub fn dismiss_all_of(
    connection: &mut AnyConn,
    owner: UserId,
) -> Result<Vec<(BoardId, Vec<MatchId>)>, DbError> {
    let ids: Vec<i64> = boards::table
        .filter(boards::owner_id.eq(owner.to_row()))
        .filter(boards::revoked_at.is_null())
        .select(boards::id)
        .load(connection)?;
    let mut dismissed = Vec::new();
    for id in ids.into_iter().map(BoardId::from_row) {
        let seated: Vec<i64> = board_seats::table
            .filter(board_seats::board_id.eq(id.to_row()))
            .select(board_seats::match_id)
            .distinct()
            .load(connection)?;
        unseat(connection, id)?;
        diesel::update(boards::table.find(id.to_row()))
            .set(boards::session.eq(None::<String>))
            .execute(connection)?;
        dismissed.push((id, seated.into_iter().map(MatchId::from_row).collect()));
    }
    Ok(dismissed)
}

/// Returns the admitted connections of those boards that are neither revoked nor frozen.
pub fn in_use(connection: &mut AnyConn, ids: &[BoardId]) -> Result<HashMap<BoardId, String>, DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.to_row()).collect();
    let rows: Vec<(i64, Option<String>)> = boards::table
        .filter(boards::id.eq_any(ids))
        .filter(boards::revoked_at.is_null())
        .filter(boards::frozen.is_null())
        .select((boards::id, boards::session))
        .load(connection)?;
    Ok(rows.into_iter().filter_map(|(id, session)| Some((BoardId::from_row(id), session?))).collect())
}

/// The consoles of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Console {
    One,
    Two,
}

/// A seat of a match that a board holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatHeld {
    pub board: BoardId,
    pub console: Console,
    /// True if the opponent may join at the other console.
    pub is_shared: bool,
}

const fn console_name(console: Console) -> &'static str {
    match console {
        Console::One => "one",
        Console::Two => "two",
    }
}

/// Returns the boards that hold the seats of a match.
pub fn seats_of(connection: &mut AnyConn, id: MatchId) -> Result<BySide<Option<SeatHeld>>, DbError> {
    let rows: Vec<(String, i64, String, bool)> = board_seats::table
        .filter(board_seats::match_id.eq(id.to_row()))
        .select((board_seats::side, board_seats::board_id, board_seats::console, board_seats::shared))
        .load(connection)?;
    let mut held = BySide { white: None, black: None };
    for (side, board, console, is_shared) in rows {
        let side =
            side_of_name(&side).ok_or_else(|| DbError::Broken(format!("board_seats: a side of {id}")))?;
        let console = if console == console_name(Console::One) { Console::One } else { Console::Two };
        held[side] = Some(SeatHeld { board: BoardId::from_row(board), console, is_shared });
    }
    Ok(held)
}

/// Returns the match that a board sits at.
pub fn match_of(connection: &mut AnyConn, id: BoardId) -> Result<Option<MatchId>, DbError> {
    let row: Option<i64> = board_seats::table
        .filter(board_seats::board_id.eq(id.to_row()))
        .order(board_seats::bound_at.desc())
        .select(board_seats::match_id)
        .first(connection)
        .optional()?;
    Ok(row.map(MatchId::from_row))
}

/// Gives a board a seat of a match, and frees its seats in all other matches.
pub fn seat(
    connection: &mut AnyConn,
    id: MatchId,
    side: Side,
    held: &SeatHeld,
    now: Millis,
) -> Result<(), DbError> {
    lock_matches_of(connection, held.board, Some(id))?;
    diesel::delete(
        board_seats::table
            .filter(board_seats::board_id.eq(held.board.to_row()))
            .filter(board_seats::match_id.ne(id.to_row())),
    )
    .execute(connection)?;
    diesel::delete(board_seats::table.find((id.to_row(), side_name(side)))).execute(connection)?;
    diesel::insert_into(board_seats::table)
        .values((
            board_seats::match_id.eq(id.to_row()),
            board_seats::side.eq(side_name(side)),
            board_seats::board_id.eq(held.board.to_row()),
            board_seats::console.eq(console_name(held.console)),
            board_seats::shared.eq(held.is_shared),
            board_seats::bound_at.eq(now.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Frees all seats of a board.
pub fn unseat(connection: &mut AnyConn, id: BoardId) -> Result<(), DbError> {
    lock_matches_of(connection, id, None)?;
    diesel::delete(board_seats::table.filter(board_seats::board_id.eq(id.to_row()))).execute(connection)?;
    Ok(())
}

/// On PostgreSQL, locks a board's matches, so that a change of seats and an action in the same match are written one
/// after the other. SQLite has one writer.
fn lock_matches_of(connection: &mut AnyConn, board: BoardId, and: Option<MatchId>) -> Result<(), DbError> {
    let AnyConn::Postgres(postgres) = connection else { return Ok(()) };
    let mut ids: Vec<i64> = board_seats::table
        .filter(board_seats::board_id.eq(board.to_row()))
        .select(board_seats::match_id)
        .load(postgres)?;
    ids.extend(and.map(MatchId::to_row));
    matches::table
        .filter(matches::id.eq_any(ids))
        // One order everywhere, so that two changes of seats cannot deadlock.
        .order(matches::id.asc())
        .select(matches::id)
        .for_no_key_update()
        .load::<i64>(postgres)?;
    Ok(())
}
