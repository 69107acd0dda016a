//! The listing rules of the leaderboards. A player is *provisional* in a list until its experience there reaches
//! [`ESTABLISHED`]. It is *listed* once it is not provisional and has finished rated matches with [`OPPONENTS`]
//! different people who are not provisional either. Bots of one owner and the owner count as one person; each house
//! bot is a person of its own.
//!
//! The transaction that changes the ratings also writes `ratings.is_listed`, so that one index answers a page.
//! [`expected`] computes the same from history alone.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Text},
};
use ratings::{Experience, HistoryRow, RatingList, Standing};

use super::{
    AnyConn, DbError,
    connect::on_inner,
    schema::{rating_opponents, ratings as standings, users},
    standings::{Place, standings_of, to_list},
};
use crate::{
    account::AccountKind,
    id::{MatchId, UserId},
};

/// The experience at which a rating stops being provisional.
pub const ESTABLISHED: u64 = 20;
/// The number of non-provisional people with whom a listed player has finished rated matches.
pub const OPPONENTS: i64 = 5;

/// Returns true if a rating with this experience is provisional.
pub fn is_provisional(experience: Experience) -> bool {
    experience.value() < ESTABLISHED
}

/// Updates opponents and listings after a match was rated. Both standings must be written already.
pub fn note(connection: &mut AnyConn, rows: &[HistoryRow<MatchId, UserId>; 2]) -> Result<(), DbError> {
    for (row, other) in [(&rows[0], &rows[1]), (&rows[1], &rows[0])] {
        let insert = diesel::insert_into(rating_opponents::table)
            .values((
                rating_opponents::user_id.eq(row.player.to_row()),
                rating_opponents::list.eq(row.list.name()),
                rating_opponents::opponent_id.eq(other.player.to_row()),
            ))
            .on_conflict_do_nothing();
        on_inner!(connection, |inner| insert.execute(inner))?;
    }
    for row in rows {
        look_at(connection, row.player, row.list)?;
        // The player was provisional in all its matches until now, so it has few opponents.
        if is_provisional(row.before.experience) && !is_provisional(row.after.experience) {
            for opponent in opponents(connection, row.player, row.list)? {
                look_at(connection, opponent, row.list)?;
            }
        }
    }
    Ok(())
}

fn opponents(connection: &mut AnyConn, user: UserId, list: RatingList) -> Result<Vec<UserId>, DbError> {
    let rows: Vec<i64> = rating_opponents::table
        .filter(rating_opponents::user_id.eq(user.to_row()))
        .filter(rating_opponents::list.eq(list.name()))
        .select(rating_opponents::opponent_id)
        .load(connection)?;
    Ok(rows.into_iter().map(UserId::from_row).collect())
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

/// Lists a player who meets the conditions. Matches only bring a player closer to them. Only a void can undo that, and
/// [`after_void`] handles that case.
fn look_at(connection: &mut AnyConn, user: UserId, list: RatingList) -> Result<(), DbError> {
    let row = standings::table.find((user.to_row(), list.name()));
    let found: Option<(bool, i64)> =
        row.select((standings::is_listed, standings::experience)).first(connection).optional()?;
    let Some((false, experience)) = found else { return Ok(()) };
    if u64::try_from(experience).map_or(true, |experience| experience < ESTABLISHED) {
        return Ok(());
    }
    if people_met(connection, user, list)? >= OPPONENTS {
        diesel::update(row).set(standings::is_listed.eq(true)).execute(connection)?;
    }
    Ok(())
}

/// Returns the players among `players` whose rating in the list is not provisional.
///
/// # Errors
/// If the database fails.
pub fn established(
    connection: &mut AnyConn,
    list: RatingList,
    players: &[UserId],
) -> Result<HashSet<UserId>, DbError> {
    let standings = standings_of(connection, players)?;
    let established = standings
        .into_iter()
        .filter(|((of, _), standing)| *of == list && !is_provisional(standing.experience));
    Ok(established.map(|((_, player), _)| player).collect())
}

/// Returns how many non-provisional people a player has finished rated matches with, at most [`OPPONENTS`].
pub fn people_met(connection: &mut AnyConn, user: UserId, list: RatingList) -> Result<i64, DbError> {
    let (user_at, list_at) = match connection {
        AnyConn::Postgres(_) => ("$1", "$2"),
        AnyConn::Sqlite(_) => ("?", "?"),
    };
    let counted: Counted = sql_query(format!(
        "SELECT count(*) AS number FROM (SELECT DISTINCT coalesce(u.owner_id, u.id) FROM rating_opponents o \
         JOIN ratings r ON r.user_id = o.opponent_id AND r.list = o.list JOIN users u ON u.id = o.opponent_id \
         WHERE o.user_id = {user_at} AND o.list = {list_at} AND r.experience >= {ESTABLISHED} LIMIT {OPPONENTS}) met"
    ))
    .bind::<BigInt, _>(user.to_row())
    .bind::<Text, _>(list.name())
    .get_result(connection)?;
    Ok(counted.number)
}

/// Recomputes the opponents of these players and the listings that depend on them, after matches were voided or
/// restored. Standings and marks must be written already.
pub fn after_void(connection: &mut AnyConn, changed: &BTreeSet<Place>) -> Result<(), DbError> {
    let mut affected = changed.clone();
    for &(list, user) in changed {
        let met_before = opponents(connection, user, list)?;
        let of_user =
            rating_opponents::user_id.eq(user.to_row()).or(rating_opponents::opponent_id.eq(user.to_row()));
        diesel::delete(
            rating_opponents::table.filter(rating_opponents::list.eq(list.name())).filter(of_user),
        )
        .execute(connection)?;
        for (one, other) in [("a", "b"), ("b", "a")] {
            let (user_at, list_at) = match connection {
                AnyConn::Postgres(_) => ("$1", "$2"),
                AnyConn::Sqlite(_) => ("?", "?"),
            };
            sql_query(format!(
                "INSERT INTO rating_opponents (user_id, list, opponent_id) \
                 SELECT DISTINCT {one}.user_id, a.list, {other}.user_id FROM rating_history a \
                 JOIN rating_history b ON b.match_id = a.match_id AND b.user_id <> a.user_id \
                 WHERE a.user_id = {user_at} AND a.list = {list_at} AND NOT a.voided ON CONFLICT DO NOTHING"
            ))
            .bind::<BigInt, _>(user.to_row())
            .bind::<Text, _>(list.name())
            .execute(connection)?;
        }
        let met = opponents(connection, user, list)?;
        affected.extend(met_before.into_iter().chain(met).map(|user| (list, user)));
    }
    for (list, user) in affected {
        let row = standings::table.find((user.to_row(), list.name()));
        let found: Option<(i64, i64, String)> = standings::table
            .inner_join(users::table.on(users::id.eq(standings::user_id)))
            .filter(standings::user_id.eq(user.to_row()))
            .filter(standings::list.eq(list.name()))
            .select((standings::experience, standings::rated_at, users::kind))
            .first(connection)
            .optional()?;
        let Some((experience, rated_at, kind)) = found else { continue };
        let is_listed = u64::try_from(experience).is_ok_and(|experience| experience >= ESTABLISHED)
            && rated_at >= 0
            && AccountKind::from_row(&kind) != Some(AccountKind::Guest)
            && people_met(connection, user, list)? >= OPPONENTS;
        diesel::update(row).set(standings::is_listed.eq(is_listed)).execute(connection)?;
    }
    Ok(())
}

/// The stored state of every standing: its listing, and whether its player can be listed.
#[derive(Debug)]
pub struct Stored {
    pub listed: BTreeMap<Place, bool>,
    /// The standings of erased accounts and guests, which are in no list.
    pub gone: BTreeSet<Place>,
    /// The person behind an account, if that is another account.
    pub owners: BTreeMap<UserId, UserId>,
}

/// Reads the stored state.
pub fn stored(connection: &mut AnyConn) -> Result<Stored, DbError> {
    type Row = (i64, String, bool, i64, String, Option<i64>);
    let rows: Vec<Row> = standings::table
        .inner_join(users::table.on(users::id.eq(standings::user_id)))
        .select((
            standings::user_id,
            standings::list,
            standings::is_listed,
            standings::rated_at,
            users::kind,
            users::owner_id,
        ))
        .load(connection)?;
    let mut stored = Stored { listed: BTreeMap::new(), gone: BTreeSet::new(), owners: BTreeMap::new() };
    for (user, list, is_listed, rated_at, kind, owner) in rows {
        let user = UserId::from_row(user);
        let place = (to_list(&list)?, user);
        stored.listed.insert(place, is_listed);
        if rated_at < 0 || AccountKind::from_row(&kind) == Some(AccountKind::Guest) {
            stored.gone.insert(place);
        }
        if let Some(owner) = owner {
            stored.owners.insert(user, UserId::from_row(owner));
        }
    }
    Ok(stored)
}

/// Returns the players that should be listed according to the history.
pub fn expected(
    rows: &[HistoryRow<MatchId, UserId>],
    finals: &BTreeMap<Place, Standing>,
    stored: &Stored,
) -> BTreeSet<Place> {
    let is_established = |place: &Place| finals.get(place).is_some_and(|at| !is_provisional(at.experience));
    let mut met: BTreeMap<Place, BTreeSet<UserId>> = BTreeMap::new();
    for pair in rows.chunks_exact(2) {
        for (row, other) in [(&pair[0], &pair[1]), (&pair[1], &pair[0])] {
            if is_established(&(row.list, other.player)) {
                let person = stored.owners.get(&other.player).copied().unwrap_or(other.player);
                met.entry((row.list, row.player)).or_default().insert(person);
            }
        }
    }
    let enough = |people: &BTreeSet<UserId>| i64::try_from(people.len()).is_ok_and(|met| met >= OPPONENTS);
    met.into_iter()
        .filter(|(place, people)| enough(people) && is_established(place) && !stored.gone.contains(place))
        .map(|(place, _)| place)
        .collect()
}
