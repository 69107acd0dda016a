//! The budgets of boards: how many frames and bytes a board and an account may store in an hour and in a day.

use diesel::{
    prelude::*,
    sql_types::{BigInt, Nullable},
};
use moment::Millis;

use crate::{
    AnyConn, DbError,
    id::{BoardId, UserId},
    schema::board_usage,
};

const HOUR_MS: i64 = 60 * 60 * 1_000;
const DAY_MS: i64 = 24 * HOUR_MS;
/// The bytes that a row takes besides the body of its frame: numbers, times, the hash, and its places in indexes.
pub const ROW_BYTES: i64 = 256;

/// The limits of one board or one account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    pub hour_frames: i64,
    pub hour_bytes: i64,
    pub day_frames: i64,
    pub day_bytes: i64,
}

/// The limits that hold for a frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budgets {
    pub board: Budget,
    pub account: Budget,
}

/// The frames and bytes stored in an hour and in a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, QueryableByName)]
struct Usage {
    #[diesel(sql_type = Nullable<BigInt>)]
    hour_frames: Option<i64>,
    #[diesel(sql_type = Nullable<BigInt>)]
    hour_bytes: Option<i64>,
    #[diesel(sql_type = Nullable<BigInt>)]
    day_frames: Option<i64>,
    #[diesel(sql_type = Nullable<BigInt>)]
    day_bytes: Option<i64>,
}

impl Usage {
    /// Returns the time until which a budget is spent, or `None` if it has room.
    fn spent_until(self, budget: &Budget, now: Millis) -> Option<Millis> {
        let is_spent = |used: Option<i64>, most: i64| used.unwrap_or(0) >= most;
        let end = |length_ms: i64| Millis((now.0.div_euclid(length_ms) + 1) * length_ms);
        if is_spent(self.day_frames, budget.day_frames) || is_spent(self.day_bytes, budget.day_bytes) {
            return Some(end(DAY_MS));
        }
        let of_hour =
            is_spent(self.hour_frames, budget.hour_frames) || is_spent(self.hour_bytes, budget.hour_bytes);
        of_hour.then(|| end(HOUR_MS))
    }
}

/// Sums the usage of the current hour and day over the boards `b`.
const SUMS: &str = "SELECT CAST(SUM(CASE WHEN u.hour = $1 THEN u.hour_frames ELSE 0 END) AS BIGINT) AS hour_frames, \
     CAST(SUM(CASE WHEN u.hour = $1 THEN u.hour_bytes ELSE 0 END) AS BIGINT) AS hour_bytes, \
     CAST(SUM(CASE WHEN u.day = $2 THEN u.day_frames ELSE 0 END) AS BIGINT) AS day_frames, \
     CAST(SUM(CASE WHEN u.day = $2 THEN u.day_bytes ELSE 0 END) AS BIGINT) AS day_bytes \
     FROM board_usage u JOIN boards b ON b.id = u.board_id";

/// Returns the time from which a board may store its next frame, or `None` if it may now.
pub fn spent_until(
    connection: &mut AnyConn,
    board: BoardId,
    owner: UserId,
    budgets: &Budgets,
    now: Millis,
) -> Result<Option<Millis>, DbError> {
    let mut used = |condition: &str, of: i64| -> Result<Usage, DbError> {
        Ok(diesel::sql_query(format!("{SUMS} WHERE {condition}"))
            .bind::<BigInt, _>(now.0.div_euclid(HOUR_MS))
            .bind::<BigInt, _>(now.0.div_euclid(DAY_MS))
            .bind::<BigInt, _>(of)
            .get_result(connection)?)
    };
    let of_board = used("b.id = $3", board.to_row())?.spent_until(&budgets.board, now);
    let of_account = used("b.owner_id = $3", owner.to_row())?.spent_until(&budgets.account, now);
    Ok(of_board.max(of_account))
}

/// Counts a stored frame with a body of `bytes` bytes.
pub(super) fn count(
    connection: &mut AnyConn,
    board: BoardId,
    bytes: usize,
    now: Millis,
) -> Result<(), DbError> {
    let (hour, day) = (now.0.div_euclid(HOUR_MS), now.0.div_euclid(DAY_MS));
    let bytes = i64::try_from(bytes).unwrap_or(i64::MAX / 2) + ROW_BYTES;
    let known: Option<(i64, i64, i64, i64, i64, i64)> = board_usage::table
        .find(board.to_row())
        .select((
            board_usage::hour,
            board_usage::hour_frames,
            board_usage::hour_bytes,
            board_usage::day,
            board_usage::day_frames,
            board_usage::day_bytes,
        ))
        .first(connection)
        .optional()?;
    let (of_hour, of_day) = match known {
        Some((at, frames, used, of, frames_of_day, used_of_day)) => (
            if at == hour { (frames, used) } else { (0, 0) },
            if of == day { (frames_of_day, used_of_day) } else { (0, 0) },
        ),
        None => ((0, 0), (0, 0)),
    };
    let values = (
        board_usage::hour.eq(hour),
        board_usage::hour_frames.eq(of_hour.0 + 1),
        board_usage::hour_bytes.eq(of_hour.1 + bytes),
        board_usage::day.eq(day),
        board_usage::day_frames.eq(of_day.0 + 1),
        board_usage::day_bytes.eq(of_day.1 + bytes),
    );
    if known.is_some() {
        diesel::update(board_usage::table.find(board.to_row())).set(values).execute(connection)?;
    } else {
        diesel::insert_into(board_usage::table)
            .values((board_usage::board_id.eq(board.to_row()), values))
            .execute(connection)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_spent_until_the_hour_or_the_day_ends() {
        let budget = Budget { hour_frames: 10, hour_bytes: 1_000, day_frames: 50, day_bytes: 5_000 };
        let usage = |hour_frames, hour_bytes, day_frames, day_bytes| Usage {
            hour_frames: Some(hour_frames),
            hour_bytes: Some(hour_bytes),
            day_frames: Some(day_frames),
            day_bytes: Some(day_bytes),
        };
        let now = Millis(DAY_MS + 3 * HOUR_MS + 5);
        let (hour, day) = (Some(Millis(DAY_MS + 4 * HOUR_MS)), Some(Millis(2 * DAY_MS)));
        for (usage, expected) in [
            (Usage::default(), None),
            (usage(9, 999, 49, 4_999), None),
            (usage(10, 0, 10, 0), hour),
            (usage(0, 1_000, 0, 1_000), hour),
            (usage(0, 0, 50, 0), day),
            (usage(10, 0, 0, 5_000), day),
        ] {
            assert_eq!(usage.spent_until(&budget, now), expected, "{usage:?}");
        }
    }
}
