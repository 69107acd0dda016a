//! The frames of boards: each is stored once, in order, in its parsed form.

use diesel::prelude::*;
use moment::Millis;

use super::budget::{self, Budgets};
use crate::{
    AnyConn, DbError,
    id::{BoardId, MatchId, UserId},
    schema::{board_frames, boards},
};

/// A frame of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frame {
    pub seq: u64,
    /// 64 hexadecimal digits.
    pub hash: String,
    /// The time of the event by the board's clock.
    pub at: Millis,
    /// The JSON of the parsed body, which has no white space and no unknown fields.
    pub body: String,
}

/// A frame to store, and its origin.
#[derive(Debug, Clone)]
pub struct NewFrame {
    pub board: BoardId,
    pub owner: UserId,
    pub session: String,
    pub frame: Frame,
    /// The kind of its body, as the body names it.
    pub kind: &'static str,
    /// The match that the board sits at, and the last step of that match.
    pub at_match: Option<(MatchId, u32)>,
    pub now: Millis,
    pub budgets: Budgets,
}

/// The outcome of storing a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrameOutcome {
    /// The frame is stored.
    Kept,
    /// The frame must not be stored: the board is revoked or frozen, it has reconnected, or another frame was stored
    /// in the meantime.
    NotNext,
    /// The budget of the board or of its account is spent until this time.
    OverBudget(Millis),
}

/// Stores a frame after the last one, and counts it.
pub fn store_frame(connection: &mut AnyConn, new: &NewFrame) -> Result<FrameOutcome, DbError> {
    let NewFrame { board, owner, session, frame, kind, at_match, now, budgets } = new;
    if let Some(until) = budget::spent_until(connection, *board, *owner, budgets, *now)? {
        return Ok(FrameOutcome::OverBudget(until));
    }
    let seq = i64::try_from(frame.seq).unwrap_or(i64::MAX);
    let hash = &frame.hash;
    // The conditions are in the update itself, so that no connection can append to a chain that another one has
    // changed.
    let own = boards::table
        .find(board.to_row())
        .filter(boards::session.eq(session))
        .filter(boards::last_seq.eq(seq - 1))
        .filter(boards::revoked_at.is_null())
        .filter(boards::frozen.is_null());
    let common = (boards::last_seq.eq(seq), boards::head.eq(hash), boards::last_heard_at.eq(now.0));
    let body = frame.body.as_str();
    let changed = match *kind {
        "hello" => diesel::update(own).set((common, boards::hello.eq(body))).execute(connection)?,
        "health" => diesel::update(own).set((common, boards::health.eq(body))).execute(connection)?,
        "occupancy" => diesel::update(own).set((common, boards::occupancy.eq(body))).execute(connection)?,
        _ => diesel::update(own).set(common).execute(connection)?,
    };
    if changed != 1 {
        return Ok(FrameOutcome::NotNext);
    }
    if let Some((id, _)) = at_match {
        diesel::update(boards::table.find(board.to_row()))
            .set(boards::last_match_id.eq(id.to_row()))
            .execute(connection)?;
    }
    budget::count(connection, *board, body.len(), *now)?;
    diesel::insert_into(board_frames::table)
        .values((
            board_frames::board_id.eq(board.to_row()),
            board_frames::seq.eq(seq),
            board_frames::hash.eq(hash),
            board_frames::at.eq(frame.at.0),
            board_frames::stored_at.eq(now.0),
            board_frames::kind.eq(*kind),
            board_frames::match_id.eq(at_match.map(|(id, _)| id.to_row())),
            board_frames::step.eq(at_match.map(|(_, step)| i64::from(step))),
            board_frames::body.eq(body),
        ))
        .execute(connection)?;
    Ok(FrameOutcome::Kept)
}

/// Returns the numbers and hashes of the last `count` frames, in order.
pub fn recent_hashes(
    connection: &mut AnyConn,
    id: BoardId,
    count: usize,
) -> Result<Vec<(u64, String)>, DbError> {
    let mut rows: Vec<(i64, String)> = board_frames::table
        .filter(board_frames::board_id.eq(id.to_row()))
        .order(board_frames::seq.desc())
        .limit(i64::try_from(count).unwrap_or(i64::MAX))
        .select((board_frames::seq, board_frames::hash))
        .load(connection)?;
    // The query reads the newest frames first, and the caller needs them in order.
    rows.reverse();
    rows.into_iter().map(|(seq, hash)| Ok((number(id, seq)?, hash))).collect()
}

fn number(id: BoardId, seq: i64) -> Result<u64, DbError> {
    u64::try_from(seq).map_err(|_negative| DbError::Broken(format!("board_frames: frame {seq} of {id}")))
}

type FrameRow = (i64, String, i64, String);

fn frames(id: BoardId, rows: Vec<FrameRow>) -> Result<Vec<Frame>, DbError> {
    rows.into_iter()
        .map(|(seq, hash, at, body)| Ok(Frame { seq: number(id, seq)?, hash, at: Millis(at), body }))
        .collect()
}

/// The maximum number of dice frames of one turn that are read again. The first dice that lie flat count, and cocked
/// dice are never that frequent.
const DICE_MAX: i64 = 32;

/// The frames from which a sitting is rebuilt.
#[derive(Debug, Default)]
pub struct SittingFrames {
    /// The last hello, health and occupancy from before the step, and the dice of the opponent's turn.
    pub before: Vec<Frame>,
    /// All frames since the match reached its current step.
    pub since: Vec<Frame>,
}

/// Returns the frames that a board sent before and after a match reached `step`. The turn of the player who played
/// last began at `turn_began`.
pub fn said(
    connection: &mut AnyConn,
    id: BoardId,
    at_match: MatchId,
    turn_began: u32,
    step: u32,
) -> Result<SittingFrames, DbError> {
    let columns = (board_frames::seq, board_frames::hash, board_frames::at, board_frames::body);
    let rows: Vec<FrameRow> = board_frames::table
        .filter(board_frames::board_id.eq(id.to_row()))
        .filter(board_frames::match_id.eq(at_match.to_row()))
        .filter(board_frames::step.eq(i64::from(step)))
        .order(board_frames::seq.asc())
        .select(columns)
        .load(connection)?;
    // Without a frame since the step, every earlier frame counts.
    let first = rows.first().map_or(i64::MAX, |(seq, ..)| *seq);
    let mut before: Vec<FrameRow> = Vec::new();
    for kind in ["hello", "health", "occupancy"] {
        before.extend(
            board_frames::table
                .filter(board_frames::board_id.eq(id.to_row()))
                .filter(board_frames::kind.eq(kind))
                .filter(board_frames::seq.lt(first))
                .order(board_frames::seq.desc())
                .select(columns)
                .first::<FrameRow>(connection)
                .optional()?,
        );
    }
    let thrown: Vec<FrameRow> = board_frames::table
        .filter(board_frames::board_id.eq(id.to_row()))
        .filter(board_frames::match_id.eq(at_match.to_row()))
        .filter(board_frames::kind.eq("dice"))
        .filter(board_frames::step.ge(i64::from(turn_began)))
        .filter(board_frames::step.lt(i64::from(step)))
        .order(board_frames::seq.asc())
        .select(columns)
        .limit(DICE_MAX)
        .load(connection)?;
    before.extend(thrown);
    Ok(SittingFrames { before: frames(id, before)?, since: frames(id, rows)? })
}
