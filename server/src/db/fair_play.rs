//! What play looks like from outside, for moderators: who wins from whom, and how well people play.

use std::collections::HashMap;

use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Text},
};
use rules::Side;
use wire::Millis;

use super::{
    AnyConn, DbError,
    learning::Played,
    schema::{matches, performances, users},
};
use crate::{
    account::{Flow, Style},
    id::UserId,
    live::MatchId,
};

/// Performances that are read, the newest.
const PERFORMANCES_MAX: i64 = 20_000;

#[derive(QueryableByName)]
struct FlowRow {
    #[diesel(sql_type = BigInt)]
    one: i64,
    #[diesel(sql_type = BigInt)]
    other: i64,
    #[diesel(sql_type = BigInt)]
    matches: i64,
    #[diesel(sql_type = BigInt)]
    net: i64,
    #[diesel(sql_type = BigInt)]
    moved: i64,
    #[diesel(sql_type = BigInt)]
    one_gave_up: i64,
    #[diesel(sql_type = BigInt)]
    other_gave_up: i64,
}

/// Pairs of people with at least so many paid matches since then. The database adds up, so that few rows come back.
pub(crate) fn flows(connection: &mut AnyConn, since: Millis, matches_min: u32) -> Result<Vec<Flow>, DbError> {
    // A win is what was paid out beyond the stake; the house has had its share of it.
    let rows: Vec<FlowRow> = sql_query(
        "WITH paid AS (
           SELECT CASE WHEN p.white_id < p.black_id THEN p.white_id ELSE p.black_id END AS one,
                  CASE WHEN p.white_id < p.black_id THEN p.black_id ELSE p.white_id END AS other,
                  CASE WHEN p.white_id < p.black_id THEN 1 ELSE -1 END
                    * CASE WHEN s.white_paid > s.black_paid THEN s.white_paid - p.each_amount
                           WHEN s.black_paid > s.white_paid THEN p.each_amount - s.black_paid ELSE 0 END AS gain,
                  CASE WHEN m.ending IN ('left', 'timed_out')
                       THEN CASE WHEN m.winner = 'white' THEN p.black_id ELSE p.white_id END END AS gave_up
           FROM settlements s JOIN stakes p ON p.match_id = s.match_id JOIN matches m ON m.id = s.match_id
             JOIN users w ON w.id = p.white_id JOIN users b ON b.id = p.black_id
           WHERE s.at >= $1 AND w.kind <> $2 AND b.kind <> $2)
         SELECT one, other, count(*) AS matches,
                CAST(sum(gain) AS BIGINT) AS net, CAST(sum(abs(gain)) AS BIGINT) AS moved,
                CAST(sum(CASE WHEN gave_up = one THEN 1 ELSE 0 END) AS BIGINT) AS one_gave_up,
                CAST(sum(CASE WHEN gave_up = other THEN 1 ELSE 0 END) AS BIGINT) AS other_gave_up
         FROM paid GROUP BY one, other HAVING count(*) >= $3",
    )
    .bind::<BigInt, _>(since.0)
    .bind::<Text, _>("bot")
    .bind::<BigInt, _>(i64::from(matches_min))
    .load(connection)?;
    let count = |value: i64| u32::try_from(value).unwrap_or(u32::MAX);
    let flows = rows.into_iter().map(|row| Flow {
        players: [UserId::from_row(row.one), UserId::from_row(row.other)],
        matches: count(row.matches),
        net: row.net,
        moved: row.moved,
        given_up: [count(row.one_gave_up), count(row.other_gave_up)],
    });
    Ok(flows.collect())
}

/// How people have played since then.
pub(crate) fn styles(connection: &mut AnyConn, since: Millis) -> Result<Vec<Style>, DbError> {
    let rows: Vec<(i64, i64, String)> = performances::table
        .inner_join(users::table.on(users::id.eq(performances::user_id)))
        .filter(users::kind.ne("bot"))
        .filter(performances::ended_at.ge(since.0))
        .order(performances::ended_at.desc())
        .limit(PERFORMANCES_MAX)
        .select((performances::user_id, performances::match_id, performances::played))
        .load(connection)?;
    let mut styles: HashMap<i64, Style> = HashMap::new();
    for (user, id, played) in rows {
        let played: Played = serde_json::from_str(&played)
            .map_err(|error| DbError::Broken(format!("performances: {id}: {error}")))?;
        let style = styles.entry(user).or_insert_with(|| Style {
            player: UserId::from_row(user),
            matches: Vec::new(),
            decisions: 0,
            error: 0.0,
        });
        style.matches.push(MatchId::from_row(id));
        style.decisions += played.totals.all.decisions;
        style.error += played.totals.all.error.equity;
    }
    Ok(styles.into_values().collect())
}

/// On which side somebody played in these matches.
pub(crate) fn sides_of(
    connection: &mut AnyConn,
    player: UserId,
    ids: &[MatchId],
) -> Result<HashMap<MatchId, Side>, DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.to_row()).collect();
    let rows: Vec<(i64, Option<i64>)> = matches::table
        .filter(matches::id.eq_any(ids))
        .select((matches::id, matches::white_id))
        .load(connection)?;
    let sides = rows.into_iter().map(|(id, white)| {
        let side = if white == Some(player.to_row()) { Side::White } else { Side::Black };
        (MatchId::from_row(id), side)
    });
    Ok(sides.collect())
}
