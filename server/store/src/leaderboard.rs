//! Leaderboards: pages of standings, best first. A page is found by its first place and not by an offset, so the
//! thousandth page is as fast as the first. The index `ratings_board` covers the queries.

use diesel::{
    dsl::max,
    prelude::*,
    sql_query,
    sql_types::{BigInt, Double, Nullable, Text},
};
use moment::Millis;
use ratings::RatingList;

use super::{
    AnyConn, DbError, marks,
    schema::{matches, ratings as standings, users},
};
use crate::id::UserId;

/// The filter of a leaderboard. It shows listed players only (`listing`).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Board {
    pub list: RatingList,
    /// The start of the period of activity: only players with a match in this list since then are shown.
    pub active_since: Millis,
    pub experience_min: i64,
    pub with_bots: bool,
}

/// A place in a list: ratings from high to low, equal ones by id.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardPlace {
    pub rating: f64,
    pub user: UserId,
}

/// A row of a leaderboard.
#[derive(Debug, Clone, Copy)]
pub struct BoardRow {
    pub place: BoardPlace,
    pub experience: i64,
    pub rated_at: Millis,
    pub is_listed: bool,
}

/// The start and direction of a page.
#[derive(Debug, Clone, Copy)]
pub enum From {
    Top,
    /// The places below this one.
    Below(BoardPlace),
    /// The places above this one, nearest first.
    Above(BoardPlace),
}

macro_rules! shown {
    ($board:expr) => {{
        let board: Board = $board;
        let mut query = standings::table
            .filter(standings::list.eq(board.list.name()))
            .filter(standings::listed_rating.is_not_null())
            .filter(standings::rated_at.ge(board.active_since.0))
            .filter(standings::experience.ge(board.experience_min))
            .into_boxed();
        if !board.with_bots {
            query = query.filter(standings::is_bot.eq(false));
        }
        query
    }};
}

/// Returns a page of a leaderboard.
pub fn page(
    connection: &mut AnyConn,
    board: Board,
    from: From,
    limit: i64,
) -> Result<Vec<BoardRow>, DbError> {
    let query = shown!(board).limit(limit);
    let query = match from {
        From::Top => query.order((standings::listed_rating.desc(), standings::user_id.desc())),
        From::Below(BoardPlace { rating, user }) => query
            .filter(standings::listed_rating.le(rating))
            .filter(standings::listed_rating.lt(rating).or(standings::user_id.lt(user.to_row())))
            .order((standings::listed_rating.desc(), standings::user_id.desc())),
        From::Above(BoardPlace { rating, user }) => query
            .filter(standings::listed_rating.ge(rating))
            .filter(standings::listed_rating.gt(rating).or(standings::user_id.gt(user.to_row())))
            .order((standings::listed_rating.asc(), standings::user_id.asc())),
    };
    let rows: Vec<(i64, f64, i64, i64)> = query
        .select((
            standings::user_id,
            standings::listed_rating.assume_not_null(),
            standings::experience,
            standings::rated_at,
        ))
        .load(connection)?;
    let rows = rows.into_iter().map(|(user, rating, experience, rated_at)| BoardRow {
        place: BoardPlace { rating, user: UserId::from_row(user) },
        experience,
        rated_at: Millis(rated_at),
        is_listed: true,
    });
    Ok(rows.collect())
}

/// Returns the time at which the site's first account was made; `None` before that.
pub fn site_began(connection: &mut AnyConn) -> Result<Option<Millis>, DbError> {
    let first: Option<i64> = users::table.select(diesel::dsl::min(users::created_at)).first(connection)?;
    Ok(first.map(Millis))
}

/// Returns how many players stand above a place.
pub fn count_above(
    connection: &mut AnyConn,
    board: Board,
    BoardPlace { rating, user }: BoardPlace,
) -> Result<i64, DbError> {
    let above = shown!(board)
        .filter(standings::listed_rating.ge(rating))
        .filter(standings::listed_rating.gt(rating).or(standings::user_id.gt(user.to_row())));
    Ok(above.count().get_result(connection)?)
}

/// Returns how many players stand between two places, both excluded.
pub fn count_between(
    connection: &mut AnyConn,
    board: Board,
    above: BoardPlace,
    below: BoardPlace,
) -> Result<i64, DbError> {
    let between = shown!(board)
        .filter(standings::listed_rating.ge(below.rating))
        .filter(standings::listed_rating.gt(below.rating).or(standings::user_id.gt(below.user.to_row())))
        .filter(standings::listed_rating.le(above.rating))
        .filter(standings::listed_rating.lt(above.rating).or(standings::user_id.lt(above.user.to_row())));
    Ok(between.count().get_result(connection)?)
}

#[derive(QueryableByName)]
struct Rung {
    #[diesel(sql_type = Double)]
    rating: f64,
    #[diesel(sql_type = BigInt)]
    user_id: i64,
}

/// Returns every `step`th place of a list, from the top.
pub fn rungs(connection: &mut AnyConn, board: Board, step: i64) -> Result<Vec<BoardPlace>, DbError> {
    let bots = if board.with_bots { "" } else { "AND NOT is_bot" };
    // The SQL contains no text from a client: its parts are numbers and the name of a list.
    let sql = |p: [&str; 4]| {
        format!(
            "SELECT rating, user_id FROM (SELECT listed_rating AS rating, user_id, \
             row_number() OVER (ORDER BY listed_rating DESC, user_id DESC) AS rank FROM ratings \
             WHERE list = {} AND listed_rating IS NOT NULL AND rated_at >= {} AND experience >= {} {bots}) ranked \
             WHERE rank % {} = 0 ORDER BY rank",
            p[0], p[1], p[2], p[3]
        )
    };
    let query = match connection {
        AnyConn::Postgres(_) => sql(["$1", "$2", "$3", "$4"]),
        AnyConn::Sqlite(_) => sql(["?", "?", "?", "?"]),
    };
    let rows: Vec<Rung> = sql_query(query)
        .bind::<Text, _>(board.list.name())
        .bind::<BigInt, _>(board.active_since.0)
        .bind::<BigInt, _>(board.experience_min)
        .bind::<BigInt, _>(step)
        .load(connection)?;
    let places =
        rows.into_iter().map(|row| BoardPlace { rating: row.rating, user: UserId::from_row(row.user_id) });
    Ok(places.collect())
}

/// A player found by the start of a name.
#[derive(Debug, Clone)]
pub struct FoundPlayer {
    pub user: UserId,
    /// The ratings of the casual list, then of the stakes list, each with its experience.
    pub ratings: [Option<(f64, i64)>; 2],
}

#[derive(QueryableByName)]
struct FoundRow {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Nullable<Double>)]
    casual: Option<f64>,
    #[diesel(sql_type = Nullable<Double>)]
    stakes: Option<f64>,
    #[diesel(sql_type = Nullable<BigInt>)]
    casual_experience: Option<i64>,
    #[diesel(sql_type = Nullable<BigInt>)]
    stakes_experience: Option<i64>,
}

/// Returns people and bots whose names start with `start`, by name. `start` is in lower case and has only letters,
/// digits, `-` and `_`.
pub fn by_start_of_name(
    connection: &mut AnyConn,
    start: &str,
    limit: i64,
) -> Result<Vec<FoundPlayer>, DbError> {
    // The matching names sort between the prefix and the prefix followed by a character greater than any in a name.
    let (from, to, limit_at, [at_least, below]) = match connection {
        AnyConn::Postgres(_) => ("$1", "$2", "$3", ["~>=~", "~<~"]),
        AnyConn::Sqlite(_) => ("?", "?", "?", [">=", "<"]),
    };
    let sql = format!(
        "SELECT u.id, c.rating AS casual, s.rating AS stakes, c.experience AS casual_experience, \
         s.experience AS stakes_experience FROM users u \
         LEFT JOIN ratings c ON c.user_id = u.id AND c.list = 'casual' \
         LEFT JOIN ratings s ON s.user_id = u.id AND s.list = 'stakes' \
         WHERE u.name_folded {at_least} {from} AND u.name_folded {below} {to} AND u.kind <> 'guest' \
         ORDER BY u.name_folded LIMIT {limit_at}"
    );
    let rows: Vec<FoundRow> = sql_query(sql)
        .bind::<Text, _>(start)
        .bind::<Text, _>(format!("{start}~"))
        .bind::<BigInt, _>(limit)
        .load(connection)?;
    let found = rows.into_iter().map(|row| FoundPlayer {
        user: UserId::from_row(row.id),
        ratings: [row.casual.zip(row.casual_experience), row.stakes.zip(row.stakes_experience)],
    });
    Ok(found.collect())
}

/// Returns a player's row, even if the board does not show it; `None` if the player is not rated in the list.
pub fn row_of(connection: &mut AnyConn, list: RatingList, user: UserId) -> Result<Option<BoardRow>, DbError> {
    let row: Option<(f64, i64, i64, Option<f64>)> = standings::table
        .find((user.to_row(), list.name()))
        .select((standings::rating, standings::experience, standings::rated_at, standings::listed_rating))
        .first(connection)
        .optional()?;
    Ok(row.map(|(rating, experience, rated_at, listed)| BoardRow {
        place: BoardPlace { rating: listed.unwrap_or(rating), user },
        experience,
        rated_at: Millis(rated_at),
        is_listed: listed.is_some(),
    }))
}

/// The finished matches of two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Encounters {
    pub played: i64,
    pub won: i64,
    pub lost: i64,
    pub last_at: Option<i64>,
}

/// Counts the matches of two players, from the side of `player`.
pub fn encounters(connection: &mut AnyConn, player: UserId, other: UserId) -> Result<Encounters, DbError> {
    let mut sum = Encounters::default();
    for (white, black, won, lost) in [(player, other, "white", "black"), (other, player, "black", "white")] {
        let together = || {
            matches::table
                .filter(matches::white_id.eq(white.to_row()))
                .filter(matches::black_id.eq(black.to_row()))
                .filter(matches::status.eq("finished"))
                .filter(marks::counting())
                .filter(super::matches::told())
                .filter(super::voids::not_voided())
        };
        let (played, last_at): (i64, Option<i64>) = (
            together().count().get_result(connection)?,
            together().select(max(matches::ended_at)).first(connection)?,
        );
        sum.played += played;
        sum.last_at = sum.last_at.max(last_at);
        sum.won += together().filter(matches::winner.eq(won)).count().get_result::<i64>(connection)?;
        sum.lost += together().filter(matches::winner.eq(lost)).count().get_result::<i64>(connection)?;
    }
    Ok(sum)
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use diesel::connection::{InstrumentationEvent, SimpleConnection as _};

    use super::*;
    use crate::{
        account::Author,
        columns::PORTION,
        listing::{self, Gap},
        player_records::{self, RecordOf},
        sanctions::{self, NewSanction, SanctionKind},
        standings::standings_of,
        tests::on_each_database,
    };

    /// The numbers of the accounts in the lists, of the banned ones after them, and of all with the hidden ones.
    const LISTED: i64 = 30;
    const BANNED: i64 = LISTED + 2_000;
    const ALL: i64 = BANNED + 2_000;

    /// Inserts the accounts, all with a rating and records, the sanctioned ones with the best. One banned and one
    /// hidden account get their sanctions as a moderator gives them, and the others have the same rows.
    fn insert_crowd(connection: &mut AnyConn) {
        let accounts = format!(
            "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {ALL}) \
             INSERT INTO users (id, name, name_folded, kind, password_hash, created_at) \
             SELECT n, 'player' || n, 'player' || n, 'person', 'none', 0 FROM numbers; \
             INSERT INTO ratings (user_id, list, rating, experience, rated_at, listed_rating) \
             SELECT id, 'casual', 1000 + id, 100, 1, 1000 + id FROM users; \
             INSERT INTO player_records \
             (user_id, is_bot, played, won, lost, forsaken, streak, best_streak, best_streak_at) \
             SELECT id, FALSE, id, id, 0, 0, id, id, 1 FROM users;"
        );
        connection.batch_execute(&accounts).unwrap();
        for (user, kind) in [(LISTED + 1, SanctionKind::Ban), (BANNED + 1, SanctionKind::Hidden)] {
            let author = Author::Server;
            let sanction = NewSanction {
                id: user,
                user: UserId::from_row(user),
                kind,
                reason: "a test",
                evidence: "",
                author: &author,
                at: Millis(1),
                until: None,
            };
            sanctions::insert(connection, &sanction).unwrap();
        }
        let others = format!("> {LISTED} AND id NOT IN ({}, {})", LISTED + 1, BANNED + 1);
        let sanctions = format!(
            "INSERT INTO sanctions (id, user_id, kind, reason, evidence, operator, at) \
             SELECT id, id, CASE WHEN id <= {BANNED} THEN 'ban' ELSE 'hidden' END, 'a test', '', '', 1 \
             FROM users WHERE id {others}; \
             UPDATE ratings SET listed_rating = NULL, missing = 'hidden 0' \
             WHERE user_id IN (SELECT id FROM users WHERE id {others});"
        );
        connection.batch_execute(&sanctions).unwrap();
    }

    fn ids(rows: &[BoardRow]) -> Vec<i64> {
        rows.iter().map(|row| row.place.user.to_row()).collect()
    }

    /// Reads pages, ranks and records as the pages of the site do.
    fn read_lists(connection: &mut AnyConn) {
        let best: Vec<i64> = (1..=LISTED).rev().collect();
        for with_bots in [true, false] {
            let board =
                Board { list: RatingList::Casual, active_since: Millis(0), experience_min: 0, with_bots };
            let top = page(connection, board, From::Top, 51).unwrap();
            assert_eq!(ids(&top), best);
            let (first, last) = (top[0].place, top[top.len() - 1].place);
            assert_eq!(ids(&page(connection, board, From::Below(first), 51).unwrap()), best[1..]);
            assert_eq!(page(connection, board, From::Above(first), 51).unwrap().len(), 0);
            assert_eq!(count_above(connection, board, last).unwrap(), LISTED - 1);
            assert_eq!(count_between(connection, board, first, last).unwrap(), LISTED - 2);
            assert_eq!(rungs(connection, board, 10).unwrap().len(), 3);
            for record in [RecordOf::Played, RecordOf::BestStreak, RecordOf::Streak] {
                let most = player_records::most(connection, record, with_bots, 10).unwrap();
                assert_eq!(most.iter().map(|(user, _)| user.to_row()).collect::<Vec<_>>(), best[..10]);
            }
        }
        let all: Vec<UserId> = (1..=ALL).map(UserId::from_row).collect();
        assert_eq!(standings_of(connection, &all).unwrap().len(), all.len());
    }

    /// Regression: the ids of all banned accounts were parameters of a statement, and with 33,000 of them every
    /// leaderboard was an internal error.
    #[test]
    fn thousands_of_banned_and_hidden_accounts_are_no_parameters_of_a_list() {
        on_each_database("many_hidden", |connection| {
            insert_crowd(connection);
            for user in [LISTED + 1, LISTED + 2, BANNED + 1, BANNED + 2, ALL].map(UserId::from_row) {
                let gap = listing::gap(connection, (RatingList::Casual, user)).unwrap();
                assert_eq!(gap, Some(Gap::Hidden), "{user}");
            }
            // The number of parameters of each statement.
            let statements = Arc::new(Mutex::new(Vec::new()));
            let seen = Arc::clone(&statements);
            connection.set_instrumentation(move |event: InstrumentationEvent<'_>| {
                if let InstrumentationEvent::StartQuery { query, .. } = event {
                    let text = query.to_string();
                    let parameters =
                        text.rsplit_once("-- binds: ").map_or(0, |(_, all)| all.split(',').count());
                    seen.lock().unwrap().push(parameters);
                }
            });
            read_lists(connection);
            let statements = statements.lock().unwrap();
            assert!(statements.len() <= 40, "{} statements", statements.len());
            let most = statements.iter().copied().max().unwrap();
            assert!((4..=PORTION).contains(&most), "{statements:?}");
        });
    }
}
