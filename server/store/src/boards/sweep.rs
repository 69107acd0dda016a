//! Deletes what is no longer needed of boards.
//!
//! The record of a match is its log. A frame is needed for a short time only: a repeated frame is recognised by it, and
//! after a crash a sitting is rebuilt from the frames of its current step. So old frames are deleted, of matches too.

use diesel::prelude::*;
use moment::Millis;

use crate::{
    AnyConn, DbError,
    schema::{board_codes, board_frames, board_seats, board_usage, boards, matches},
};

/// The maximum number of frames that one call deletes, so that other writes wait only briefly.
const PORTION: i64 = 2_000;
/// The number of dice frames of a match in play that each board keeps, however old they are. Dice that were thrown
/// before the turn count when the turn begins, which can be days later.
const DICE_KEPT: i64 = 256;

/// Deletes up to [`PORTION`] frames that were stored before `before`. Of each board the last `kept` frames stay, by
/// which repeated frames are recognised, and the last dice thrown in a match in play. Returns the number of deleted
/// frames; 0 means that none is left to delete.
pub fn forget_frames(connection: &mut AnyConn, before: Millis, kept: usize) -> Result<usize, DbError> {
    let kept = i64::try_from(kept).unwrap_or(i64::MAX);
    let old: Vec<i64> = board_frames::table
        .filter(board_frames::stored_at.lt(before.0))
        .select(board_frames::board_id)
        .distinct()
        .load(connection)?;
    for id in old {
        let last: i64 = boards::table.find(id).select(boards::last_seq).first(connection)?;
        let gone = forget_some(connection, id, last.saturating_sub(kept), before)?;
        if gone > 0 {
            return Ok(gone);
        }
    }
    Ok(0)
}

fn forget_some(connection: &mut AnyConn, id: i64, last: i64, before: Millis) -> Result<usize, DbError> {
    let in_play = || matches::table.filter(matches::ended_at.is_null()).select(matches::id.nullable());
    let dice_since: Option<i64> = board_frames::table
        .filter(board_frames::board_id.eq(id))
        .filter(board_frames::kind.eq("dice"))
        .filter(board_frames::match_id.eq_any(in_play()))
        .order(board_frames::seq.desc())
        .select(board_frames::seq)
        .offset(DICE_KEPT - 1)
        .first(connection)
        .optional()?;
    let is_kept = board_frames::kind
        .eq("dice")
        .and(board_frames::seq.ge(dice_since.unwrap_or(0)))
        .and(board_frames::match_id.is_not_null())
        .and(
            board_frames::match_id
                .assume_not_null()
                .eq_any(matches::table.filter(matches::ended_at.is_null()).select(matches::id)),
        );
    let seqs: Vec<i64> = board_frames::table
        .filter(board_frames::board_id.eq(id))
        .filter(board_frames::seq.le(last))
        .filter(board_frames::stored_at.lt(before.0))
        .filter(diesel::dsl::not(is_kept))
        .order(board_frames::seq.asc())
        .limit(PORTION)
        .select(board_frames::seq)
        .load(connection)?;
    let mut gone = 0;
    for some in seqs.chunks(500) {
        gone += diesel::delete(
            board_frames::table.filter(board_frames::board_id.eq(id)).filter(board_frames::seq.eq_any(some)),
        )
        .execute(connection)?;
    }
    Ok(gone)
}

/// Deletes the codes issued before `before`, and the boards revoked before it.
pub fn forget_boards(connection: &mut AnyConn, before: Millis) -> Result<(), DbError> {
    diesel::delete(board_codes::table.filter(board_codes::issued_at.lt(before.0))).execute(connection)?;
    let gone = || boards::table.filter(boards::revoked_at.assume_not_null().lt(before.0)).select(boards::id);
    diesel::delete(board_seats::table.filter(board_seats::board_id.eq_any(gone()))).execute(connection)?;
    diesel::delete(board_frames::table.filter(board_frames::board_id.eq_any(gone()))).execute(connection)?;
    diesel::delete(board_usage::table.filter(board_usage::board_id.eq_any(gone()))).execute(connection)?;
    diesel::delete(board_codes::table.filter(board_codes::board_id.assume_not_null().eq_any(gone())))
        .execute(connection)?;
    diesel::delete(boards::table.filter(boards::revoked_at.assume_not_null().lt(before.0)))
        .execute(connection)?;
    Ok(())
}
