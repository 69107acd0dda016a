//! The counts of every player's finished matches, updated in the transaction that ends a match, and the record
//! holders.

use diesel::{prelude::*, sql_query, sql_types::BigInt};
use moment::Millis;
use ratings::Outcome;
use rules::{BySide, Side};

use super::{
    AnyConn, DbError, ratings as rating_rows,
    schema::{player_records, ratings as standings},
};
use crate::id::UserId;

/// A match that has just ended.
#[derive(Debug, Clone, Copy)]
pub struct Finish {
    pub players: BySide<UserId>,
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// True if the loser left or ran out of time.
    pub is_forsaken: bool,
    /// True for a rated match; only these count for streaks.
    pub is_rated: bool,
    pub at: Millis,
}

/// A player's counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Queryable, Selectable)]
#[diesel(table_name = player_records)]
pub struct PlayerRecord {
    pub played: i64,
    pub won: i64,
    pub lost: i64,
    /// The lost matches that the player left or that the clock ended.
    pub forsaken: i64,
    /// The matches left before each side had completed a turn. They count in no other column.
    pub departed: i64,
    /// The current run of won rated matches.
    pub streak: i64,
    pub best_streak: i64,
}

/// Counts a match for both players.
pub fn count(connection: &mut AnyConn, finish: &Finish) -> Result<(), DbError> {
    let mut sides = Side::ALL;
    // In one order everywhere, so that two matches of the same players cannot deadlock.
    sides.sort_by_key(|&side| finish.players[side].to_row());
    for side in sides {
        let user = finish.players[side];
        ensure(connection, user)?;
        let is_won = i64::from(finish.winner == Some(side));
        let is_lost = i64::from(finish.winner == Some(side.opponent()));
        let is_forsaken = if finish.is_forsaken { is_lost } else { 0 };
        let row = player_records::table.find(user.to_row());
        diesel::update(row)
            .set((
                player_records::played.eq(player_records::played + 1),
                player_records::won.eq(player_records::won + is_won),
                player_records::lost.eq(player_records::lost + is_lost),
                player_records::forsaken.eq(player_records::forsaken + is_forsaken),
            ))
            .execute(connection)?;
        if !finish.is_rated {
            continue;
        }
        if is_lost == 1 {
            diesel::update(row).set(player_records::streak.eq(0)).execute(connection)?;
        } else if is_won == 1 {
            lengthen_streak(connection, user, finish.at)?;
        }
    }
    Ok(())
}

/// Counts a match that `user` left before it counted.
pub fn count_departure(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    ensure(connection, user)?;
    diesel::update(player_records::table.find(user.to_row()))
        .set(player_records::departed.eq(player_records::departed + 1))
        .execute(connection)?;
    Ok(())
}

fn ensure(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    let id = match connection {
        AnyConn::Postgres(_) => "$1",
        AnyConn::Sqlite(_) => "?",
    };
    sql_query(format!(
        "INSERT INTO player_records \
         (user_id, is_bot, played, won, lost, forsaken, streak, best_streak, best_streak_at) \
         SELECT id, kind = 'bot', 0, 0, 0, 0, 0, 0, 0 FROM users WHERE id = {id} ON CONFLICT DO NOTHING"
    ))
    .bind::<BigInt, _>(user.to_row())
    .execute(connection)?;
    Ok(())
}

fn lengthen_streak(connection: &mut AnyConn, user: UserId, at: Millis) -> Result<(), DbError> {
    let row = player_records::table.find(user.to_row());
    let next = player_records::streak + 1;
    // The record is updated first, because the condition needs the old streak.
    diesel::update(row.filter(player_records::best_streak.le(player_records::streak)))
        .set((player_records::best_streak.eq(next), player_records::best_streak_at.eq(at.0)))
        .execute(connection)?;
    diesel::update(row).set(player_records::streak.eq(next)).execute(connection)?;
    Ok(())
}

/// The counts taken from a player when matches are voided; negative when they count again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Taken {
    pub played: i64,
    pub won: i64,
    pub lost: i64,
    pub forsaken: i64,
}

/// Takes matches from a player's counts, and recounts the streaks from the first rated match on. Does nothing for a
/// deleted account, which has no counts.
pub fn recount(connection: &mut AnyConn, user: UserId, taken: Taken) -> Result<(), DbError> {
    let streaks = streaks(&rating_rows::outcomes_of(connection, user)?);
    diesel::update(player_records::table.find(user.to_row()))
        .set((
            player_records::played.eq(player_records::played - taken.played),
            player_records::won.eq(player_records::won - taken.won),
            player_records::lost.eq(player_records::lost - taken.lost),
            player_records::forsaken.eq(player_records::forsaken - taken.forsaken),
            player_records::streak.eq(streaks.now),
            player_records::best_streak.eq(streaks.best),
            player_records::best_streak_at.eq(streaks.best_at.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// A player's runs of wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Streaks {
    pub now: i64,
    pub best: i64,
    /// The time at which the best streak was first reached; zero if there was none.
    pub best_at: Millis,
}

/// Computes the winning streaks of a player's rated matches.
pub fn streaks(outcomes: &[(Outcome, Millis)]) -> Streaks {
    let mut streaks = Streaks { now: 0, best: 0, best_at: Millis(0) };
    for (outcome, at) in outcomes {
        match outcome {
            Outcome::Lost => streaks.now = 0,
            Outcome::Won => {
                streaks.now += 1;
                if streaks.now > streaks.best {
                    (streaks.best, streaks.best_at) = (streaks.now, *at);
                }
            }
        }
    }
    streaks
}

/// Returns the streaks of every player with counts, for the audit.
pub fn all_streaks(connection: &mut AnyConn) -> Result<Vec<(UserId, Streaks)>, DbError> {
    let rows: Vec<(i64, i64, i64, i64)> = player_records::table
        .select((
            player_records::user_id,
            player_records::streak,
            player_records::best_streak,
            player_records::best_streak_at,
        ))
        .load(connection)?;
    let rows = rows
        .into_iter()
        .map(|(user, now, best, at)| (UserId::from_row(user), Streaks { now, best, best_at: Millis(at) }));
    Ok(rows.collect())
}

/// Returns a player's counts; all zero before the first finished match.
pub fn load_record(connection: &mut AnyConn, user: UserId) -> Result<PlayerRecord, DbError> {
    let row = player_records::table
        .find(user.to_row())
        .select(PlayerRecord::as_select())
        .first(connection)
        .optional()?;
    Ok(row.unwrap_or_default())
}

/// A kind of record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordOf {
    /// Finished matches.
    Played,
    /// The longest run of won rated matches.
    BestStreak,
    /// The current run of won rated matches.
    Streak,
}

/// Returns the record holders with their numbers, best first. Leaves out players with zero, and players in no
/// leaderboard.
pub fn most(
    connection: &mut AnyConn,
    of: RecordOf,
    with_bots: bool,
    limit: i64,
) -> Result<Vec<(UserId, i64)>, DbError> {
    macro_rules! most {
        ($column:ident) => {{
            let mut query = player_records::table
                .filter(player_records::$column.gt(0))
                .filter(diesel::dsl::exists(
                    standings::table
                        .filter(standings::user_id.eq(player_records::user_id))
                        .filter(standings::listed_rating.is_not_null()),
                ))
                .order((player_records::$column.desc(), player_records::user_id.asc()))
                .limit(limit)
                .select((player_records::user_id, player_records::$column))
                .into_boxed();
            if !with_bots {
                query = query.filter(player_records::is_bot.eq(false));
            }
            query.load::<(i64, i64)>(connection)?
        }};
    }
    let rows = match of {
        RecordOf::Played => most!(played),
        RecordOf::BestStreak => most!(best_streak),
        RecordOf::Streak => most!(streak),
    };
    Ok(rows.into_iter().map(|(user, count)| (UserId::from_row(user), count)).collect())
}
