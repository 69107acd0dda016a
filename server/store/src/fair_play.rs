//! Patterns of play for moderators: wins between pairs of people, and the quality of play.
//!
//! Moderators play too. So a board of an event counts here only when lists may show it (`matches::told`); performances
//! exist only for such boards.

use std::collections::HashMap;

use ::ratings::RatingList;
use diesel::{
    dsl::sql,
    prelude::*,
    sql_query,
    sql_types::{BigInt, Bool, Double, Integer},
};
use moment::Millis;
use rules::Side;

use super::{
    AnyConn, DbError,
    learning::Played,
    marks::{self, Marks},
    schema::{matches, performances, rating_history, ratings, stakes, users},
    standings::to_list,
    voids,
};
use crate::{
    id::{MatchId, UserId},
    stored,
};

/// The maximum number of performances that are read, newest first.
const PERFORMANCES_MAX: i64 = 20_000;
/// The maximum number of events for each point of a match that was hardly played: the start, and the rolls and plays of
/// three turns. A game that is played to its end has at least five times as many.
const EVENTS_A_POINT: i64 = 12;
/// The maximum number of points to which [`EVENTS_A_POINT`] applies. In single games gammons and the cube multiply the
/// points.
const POINTS_MAX: i64 = 5;
/// The maximum number of events of a match that can count as hardly played.
pub const HARDLY_PLAYED_EVENTS_MAX: i64 = EVENTS_A_POINT * POINTS_MAX;

/// Returns true if a match with this number of events was hardly played. `points` are those of the winner.
fn is_hardly_played(events: i64, points: i64) -> bool {
    events <= EVENTS_A_POINT * points.clamp(1, POINTS_MAX)
}
/// The maximum number of won matches that are read, for each colour.
const WON_MAX: i64 = 500;

#[derive(QueryableByName)]
struct FlowRow {
    #[diesel(sql_type = BigInt)]
    one: i64,
    #[diesel(sql_type = BigInt)]
    other: i64,
    #[diesel(sql_type = BigInt)]
    matches: i64,
    #[diesel(sql_type = BigInt)]
    one_won: i64,
    #[diesel(sql_type = BigInt)]
    other_gave_up: i64,
    #[diesel(sql_type = BigInt)]
    one_gave_up: i64,
    #[diesel(sql_type = BigInt)]
    one_won_short: i64,
    #[diesel(sql_type = BigInt)]
    other_won_short: i64,
    #[diesel(sql_type = BigInt)]
    one_fed: i64,
    #[diesel(sql_type = BigInt)]
    other_fed: i64,
    #[diesel(sql_type = BigInt)]
    events: i64,
    #[diesel(sql_type = BigInt)]
    lasted: i64,
    #[diesel(sql_type = BigInt)]
    staked: i64,
    #[diesel(sql_type = BigInt)]
    net: i64,
    #[diesel(sql_type = BigInt)]
    turnover: i64,
    #[diesel(sql_type = Double)]
    rating: f64,
}

/// Returns pairs of persons with the matches and credits between them after `since`, those with the most matches
/// lost without play first. A person is an account with the bots that it runs; house bots are left out. The
/// database computes the sums, so that few rows come back.
pub fn flows(connection: &mut AnyConn, since: Millis, limit: i64) -> Result<Vec<Flow>, DbError> {
    // SQLite numbers parameters by their first use, so they are bound in that order.
    // White's winnings in credits are the payout beyond the stake, after the house's share.
    let told = super::matches::told_sql("m");
    let rows: Vec<FlowRow> = sql_query(format!(
        "WITH sides AS (
           SELECT coalesce(w.owner_id, w.id) AS white, coalesce(b.owner_id, b.id) AS black,
                  m.winner AS winner, m.last_seq AS events, m.ended_at - m.started_at AS lasted,
                  CASE WHEN m.ending IN ('left', 'timed_out') THEN 1
                       WHEN m.last_seq <= $1 * $2 AND (m.marks & $3) <> 0 THEN 1
                       ELSE 0 END AS given_up,
                  CASE WHEN m.last_seq <= $1 * CASE
                         WHEN m.white_points + m.black_points < 1 THEN 1
                         WHEN m.white_points >= $2 OR m.black_points >= $2 THEN $2
                         WHEN m.white_points > m.black_points THEN m.white_points
                         ELSE m.black_points END THEN 1 ELSE 0 END AS short,
                  CASE WHEN s.match_id IS NULL THEN 0 ELSE 1 END AS staked,
                  CASE WHEN s.white_paid > s.black_paid THEN s.white_paid - p.each_amount
                       WHEN s.black_paid > s.white_paid THEN s.black_paid * -1 + p.each_amount ELSE 0 END AS gain,
                  coalesce(h.rating_after - h.rating_before, 0.0) AS moved
           FROM matches m JOIN users w ON w.id = m.white_id JOIN users b ON b.id = m.black_id
             LEFT JOIN settlements s ON s.match_id = m.id LEFT JOIN stakes p ON p.match_id = m.id
             LEFT JOIN rating_history h ON h.match_id = m.id AND h.user_id = m.white_id AND NOT h.voided
           WHERE m.status = 'finished' AND m.ended_at >= $4 AND m.winner IS NOT NULL AND {told}
             AND NOT EXISTS (SELECT 1 FROM voided_matches v WHERE v.match_id = m.id)
             AND (w.kind <> 'bot' OR w.owner_id IS NOT NULL) AND (b.kind <> 'bot' OR b.owner_id IS NOT NULL)),
         pairs AS (
           SELECT CASE WHEN white < black THEN white ELSE black END AS one,
                  CASE WHEN white < black THEN black ELSE white END AS other,
                  CASE WHEN (winner = 'white') = (white < black) THEN 1 ELSE 0 END AS one_won,
                  CASE WHEN white < black THEN 1 ELSE -1 END * gain AS gain,
                  CASE WHEN white < black THEN 1 ELSE -1 END * moved AS moved,
                  events, lasted, given_up, short, staked
           FROM sides WHERE white <> black)
         SELECT one, other, count(*) AS matches, CAST(sum(one_won) AS BIGINT) AS one_won,
                CAST(sum(one_won * given_up) AS BIGINT) AS other_gave_up,
                CAST(sum((1 - one_won) * given_up) AS BIGINT) AS one_gave_up,
                CAST(sum(one_won * short) AS BIGINT) AS one_won_short,
                CAST(sum((1 - one_won) * short) AS BIGINT) AS other_won_short,
                CAST(sum(one_won * short * given_up) AS BIGINT) AS one_fed,
                CAST(sum((1 - one_won) * short * given_up) AS BIGINT) AS other_fed,
                CAST(sum(events) AS BIGINT) AS events, CAST(sum(lasted) AS BIGINT) AS lasted,
                CAST(sum(staked) AS BIGINT) AS staked,
                CAST(sum(gain) AS BIGINT) AS net, CAST(sum(abs(gain)) AS BIGINT) AS turnover,
                CAST(sum(moved) AS DOUBLE PRECISION) AS rating
         FROM pairs GROUP BY one, other
         ORDER BY sum(short * given_up) DESC, count(*) DESC LIMIT $5"
    ))
    .bind::<BigInt, _>(EVENTS_A_POINT)
    .bind::<BigInt, _>(POINTS_MAX)
    .bind::<Integer, _>(marks::RESIGNED)
    .bind::<BigInt, _>(since.0)
    .bind::<BigInt, _>(limit)
    .load(connection)?;
    let count = |value: i64| u32::try_from(value).unwrap_or(u32::MAX);
    let flows = rows.into_iter().map(|row| Flow {
        players: [UserId::from_row(row.one), UserId::from_row(row.other)],
        matches: count(row.matches),
        won: [count(row.one_won), count(row.matches - row.one_won)],
        given_up: [count(row.one_gave_up), count(row.other_gave_up)],
        won_short: [count(row.one_won_short), count(row.other_won_short)],
        fed: [count(row.one_fed), count(row.other_fed)],
        events: count(row.events),
        lasted_ms: row.lasted,
        staked: count(row.staked),
        net: row.net,
        turnover: row.turnover,
        rating: row.rating,
    });
    Ok(flows.collect())
}

/// A match that a person won.
#[derive(Debug, Clone, Copy)]
pub struct Won {
    pub id: MatchId,
    pub winner: UserId,
    pub loser: UserId,
    /// The loser, or the owner of a bot that lost; `None` for a house bot.
    pub person: Option<UserId>,
    pub account_made_at: Millis,
    /// The loser's experience in both rating lists.
    pub experience: i64,
    pub opened_at: Millis,
    pub started_at: Millis,
    pub ended_at: Millis,
    pub events: i64,
    /// The winner's points.
    pub points: i64,
    /// True if the loser left, ran out of time, or resigned a match that was hardly played.
    pub is_given_up: bool,
    pub is_rated: bool,
    pub is_staked: bool,
    /// The rating points that the winner gained.
    pub gained: f64,
}

impl Won {
    /// Returns true if the match was lost without being played.
    pub fn is_fed(&self) -> bool {
        self.is_given_up && is_hardly_played(self.events, self.points)
    }

    /// Returns true if the winner gained rating or credits.
    pub fn is_gain(&self) -> bool {
        self.gained > 0.0 || self.is_staked
    }
}

/// Returns the matches that any of these accounts won after `since`, newest first. Voided matches do not count.
pub fn won_since(connection: &mut AnyConn, winners: &[UserId], since: Millis) -> Result<Vec<Won>, DbError> {
    let told = super::matches::told_sql("matches");
    let winners: Vec<i64> = winners.iter().map(|user| user.to_row()).collect();
    let mut won = Vec::new();
    for (winner_side, is_white) in [("white", true), ("black", false)] {
        macro_rules! won {
            ($winner:ident, $loser:ident, $points:ident) => {
                matches::table
                    .inner_join(users::table.on(users::id.nullable().eq(matches::$loser)))
                    .filter(matches::$winner.eq_any(&winners))
                    .filter(matches::winner.eq(winner_side))
                    .filter(matches::status.eq("finished"))
                    .filter(matches::ended_at.ge(since.0))
                    .filter(voids::not_voided())
                    .filter(sql::<Bool>(&told))
                    .order(matches::ended_at.desc())
                    .limit(WON_MAX)
                    .select((
                        matches::id,
                        matches::$winner.assume_not_null(),
                        users::id,
                        users::kind,
                        users::owner_id,
                        users::created_at,
                        matches::opened_at,
                        matches::started_at.assume_not_null(),
                        matches::ended_at.assume_not_null(),
                        matches::last_seq,
                        matches::ending.assume_not_null(),
                        matches::rating_list.is_not_null(),
                        matches::$points,
                        matches::marks,
                    ))
                    .load::<WonRow>(connection)?
            };
        }
        let rows = if is_white {
            won!(white_id, black_id, white_points)
        } else {
            won!(black_id, white_id, black_points)
        };
        won.extend(rows);
    }
    won.into_iter()
        .map(
            |(
                id,
                winner,
                loser,
                kind,
                owner,
                made_at,
                opened_at,
                started_at,
                ended_at,
                events,
                ending,
                is_rated,
                points,
                marks,
            )| {
                let experience: Vec<i64> = ratings::table
                    .filter(ratings::user_id.eq(loser))
                    .select(ratings::experience)
                    .load(connection)?;
                let change: Option<(f64, f64)> = rating_history::table
                    .find((id, winner))
                    .select((rating_history::rating_before, rating_history::rating_after))
                    .first(connection)
                    .optional()?;
                let (events, points) = (i64::from(events), i64::from(points));
                let is_given_up = stored::reason_of_name(&ending).is_some_and(|reason| reason.is_forsaken())
                    || is_hardly_played(events, points) && Marks::of_column(marks).is_resigned();
                let stake = stakes::table.find(id).select(stakes::match_id);
                Ok(Won {
                    id: MatchId::from_row(id),
                    winner: UserId::from_row(winner),
                    loser: UserId::from_row(loser),
                    person: (kind != "bot" || owner.is_some())
                        .then(|| UserId::from_row(owner.unwrap_or(loser))),
                    account_made_at: Millis(made_at),
                    experience: experience.into_iter().sum(),
                    opened_at: Millis(opened_at),
                    started_at: Millis(started_at),
                    ended_at: Millis(ended_at),
                    events,
                    points,
                    is_given_up,
                    is_rated,
                    is_staked: stake.first::<i64>(connection).optional()?.is_some(),
                    gained: change.map_or(0.0, |(before, after)| after - before),
                })
            },
        )
        .collect()
}

type WonRow = (i64, i64, i64, String, Option<i64>, i64, i64, i64, i64, i32, String, bool, i32, i32);

/// Returns how many matches these accounts finished after `since`. Voided matches do not count.
pub fn finished_since(connection: &mut AnyConn, users: &[UserId], since: Millis) -> Result<i64, DbError> {
    let users: Vec<i64> = users.iter().map(|user| user.to_row()).collect();
    Ok(matches::table
        .filter(matches::white_id.eq_any(&users).or(matches::black_id.eq_any(&users)))
        .filter(matches::status.eq("finished"))
        .filter(matches::ended_at.ge(since.0))
        .filter(voids::not_voided())
        .filter(super::matches::told())
        .count()
        .get_result(connection)?)
}

/// Returns how well each person played after `since`.
pub fn styles(connection: &mut AnyConn, since: Millis) -> Result<Vec<Style>, DbError> {
    let rows: Vec<(i64, i64, i64, String)> = performances::table
        .inner_join(users::table.on(users::id.eq(performances::user_id)))
        .filter(users::kind.ne("bot"))
        .filter(performances::ended_at.ge(since.0))
        .order(performances::ended_at.desc())
        .limit(PERFORMANCES_MAX)
        .select((
            performances::user_id,
            performances::match_id,
            performances::opponent_id,
            performances::played,
        ))
        .load(connection)?;
    let mut styles: HashMap<i64, Style> = HashMap::new();
    for (user, id, opponent, played) in rows {
        let played: Played = stored::from_json(format_args!("performances: {id}"), &played)?;
        let style = styles.entry(user).or_insert_with(|| Style {
            player: UserId::from_row(user),
            matches: Vec::new(),
            samples: Vec::new(),
            against: Vec::new(),
            decisions: 0,
            error: 0.0,
        });
        style.matches.push(MatchId::from_row(id));
        if let Some(performance_rating) = played.totals.all.performance_rating {
            let sample = Sample { performance_rating, decisions: played.totals.all.decisions };
            style.samples.push(sample);
            style.against.push(Against {
                opponent: UserId::from_row(opponent),
                id: MatchId::from_row(id),
                sample,
                answer_errors: played.totals.answers.error.equity.abs(),
            });
        }
        style.decisions += played.totals.all.decisions;
        style.error += played.totals.all.error.equity;
    }
    Ok(styles.into_values().collect())
}

/// A player with points that stem from accounts that are not established independently.
#[derive(Debug, Clone, PartialEq)]
pub struct Debt {
    pub player: UserId,
    pub list: RatingList,
    pub rating: f64,
    pub points: f64,
    pub listed_rating: Option<f64>,
    /// The people from whom the player won most: their matches, and the points won in them.
    pub givers: Vec<(UserId, i64, f64)>,
}

#[derive(QueryableByName)]
struct GiverRow {
    #[diesel(sql_type = BigInt)]
    giver: i64,
    #[diesel(sql_type = BigInt)]
    matches: i64,
    #[diesel(sql_type = Double)]
    points: f64,
}

/// Returns the players with at least `points_min` such points, those with the most first, each with at most
/// `givers_max` people from whom they won.
pub fn debts(
    connection: &mut AnyConn,
    points_min: f64,
    limit: i64,
    givers_max: u32,
) -> Result<Vec<Debt>, DbError> {
    let rows: Vec<(i64, String, f64, f64, Option<f64>)> = ratings::table
        .filter(ratings::debt.ge(points_min))
        .order((ratings::debt.desc(), ratings::user_id.asc()))
        .limit(limit)
        .select((ratings::user_id, ratings::list, ratings::rating, ratings::debt, ratings::listed_rating))
        .load(connection)?;
    let mut debts = Vec::with_capacity(rows.len());
    for (player, list, rating, points, listed_rating) in rows {
        let list = to_list(&list)?;
        // The SQL contains no text from a client: its parts are numbers and the name of a list.
        let givers: Vec<GiverRow> = sql_query(format!(
            "SELECT o.user_id AS giver, count(*) AS matches, \
             CAST(sum(h.rating_after - h.rating_before) AS DOUBLE PRECISION) AS points \
             FROM rating_history h JOIN rating_history o ON o.match_id = h.match_id AND o.user_id <> h.user_id \
             JOIN users u ON u.id = o.user_id AND (u.kind <> 'bot' OR u.owner_id IS NOT NULL) \
             WHERE h.user_id = {player} AND h.list = '{}' AND NOT h.voided GROUP BY o.user_id \
             HAVING sum(h.rating_after - h.rating_before) > 0 ORDER BY 3 DESC, 1 LIMIT {givers_max}",
            list.name()
        ))
        .load(connection)?;
        let givers = givers.into_iter().map(|row| (UserId::from_row(row.giver), row.matches, row.points));
        let player = UserId::from_row(player);
        debts.push(Debt { player, list, rating, points, listed_rating, givers: givers.collect() });
    }
    Ok(debts)
}

/// Returns how many of these matches a player gave up: left, lost on time, or resigned after few events.
pub fn given_up(connection: &mut AnyConn, player: UserId, ids: &[MatchId]) -> Result<u32, DbError> {
    let mut given_up = 0;
    for (id, side) in sides_of(connection, player, ids)? {
        type EndingRow = (Option<String>, Option<String>, i32, i32, i32, i32);
        let row: Option<EndingRow> = matches::table
            .find(id.to_row())
            .select((
                matches::ending,
                matches::winner,
                matches::last_seq,
                matches::white_points,
                matches::black_points,
                matches::marks,
            ))
            .first(connection)
            .optional()?;
        let Some((Some(ending), winner, events, white, black, marks)) = row else { continue };
        let is_lost = winner.as_deref().is_some_and(|winner| stored::side_of_name(winner) != Some(side));
        let is_short = is_hardly_played(i64::from(events), i64::from(white.max(black)));
        let is_left = stored::reason_of_name(&ending).is_some_and(|reason| reason.is_forsaken());
        if is_lost && (is_left || is_short && Marks::of_column(marks).is_resigned()) {
            given_up += 1;
        }
    }
    Ok(given_up)
}

/// Returns the side that a player had in each of these matches.
pub fn sides_of(
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

/// The matches and credits between two persons. Pairs of numbers are for the first and the second person.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Flow {
    /// The players, the one with the smaller id first.
    pub players: [UserId; 2],
    pub matches: u32,
    pub won: [u32; 2],
    /// The matches that each left, lost on time, or resigned after few events.
    pub given_up: [u32; 2],
    /// The short matches that each won.
    pub won_short: [u32; 2],
    /// The matches that each won because the other gave up at once.
    pub fed: [u32; 2],
    pub events: u32,
    pub lasted_ms: i64,
    pub staked: u32,
    /// The net winnings of the first player, in hundredths of a credit; negative for a loss.
    pub net: i64,
    /// The total amount that changed hands, in both directions.
    pub turnover: i64,
    /// The rating points that the first player gained.
    pub rating: f64,
}

/// The numbers that describe a player's play.
#[derive(Debug, Clone, PartialEq)]
pub struct Style {
    pub player: UserId,
    /// The matches, newest first.
    pub matches: Vec<MatchId>,
    /// The sample of each match, newest first.
    pub samples: Vec<Sample>,
    /// The same with their opponents.
    pub against: Vec<Against>,
    pub decisions: u32,
    /// The sum of the errors of all decisions.
    pub error: f64,
}

/// A match of a player against one opponent.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Against {
    pub opponent: UserId,
    pub id: MatchId,
    pub sample: Sample,
    /// The cost of wrong takes and passes.
    pub answer_errors: f64,
}

/// A match of a player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sample {
    /// 500 times the mean error of its decisions.
    pub performance_rating: f64,
    pub decisions: u32,
}
