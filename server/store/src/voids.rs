//! Voided matches: the voids and their effects.

mod credits;
mod events;
pub mod history;
pub mod team_matches;

use std::collections::{BTreeSet, HashMap, HashSet};

use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Integer, Nullable, Text},
};
use moment::Millis;
use ratings::{RatingList, Standing};

use super::{
    AnyConn, DbError,
    columns::PORTION,
    marks::Marks,
    moderation_schema::{void_effects, void_matches, voided_matches, voids},
    schema::{entry_fees, matches, rating_history},
    standings::experience_column,
};
use crate::{
    account::Author,
    facts::EndReason,
    id::{MatchId, TeamMatchId, UserId},
    stored::{self, integrity::VoidScope},
};

pub use credits::{Moved, moved_for, payments};
pub use events::{after_prizes, gains_of_preview, move_all, owner_of_event, owners, targets};

/// A match that can be voided or is voided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Voidable {
    pub id: MatchId,
    pub players: [UserId; 2],
    /// The index of the winner; `None` for a draw.
    pub winner: Option<usize>,
    pub is_forsaken: bool,
    /// True if it was played, so that it counts in the players' records.
    pub counts: bool,
    pub ended_at: Millis,
    /// Its place in the rating history.
    pub place: Option<i64>,
}

/// The matches to void.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Selected {
    /// A single match.
    Match(MatchId),
    /// All matches that an account finished from the first moment on and before the second.
    Account(UserId, Millis, Millis),
    /// All matches between two accounts.
    Pair([UserId; 2]),
    /// The matches of a void.
    Void(i64),
    /// A team match. This does not include the matches of its boards.
    TeamMatch(TeamMatchId),
}

/// Returns the players of the selected matches and those who paid a fee in the events of these matches, and the team
/// match that is selected.
pub fn people_in(
    connection: &mut AnyConn,
    selected: Selected,
    limit: i64,
) -> Result<(BTreeSet<UserId>, Option<TeamMatchId>), DbError> {
    let all = select(connection, selected, limit)?;
    let mut people: BTreeSet<UserId> = all.iter().flat_map(|one| one.players).collect();
    let ids: Vec<i64> = all.iter().map(|one| one.id.to_row()).collect();
    for portion in ids.chunks(PORTION) {
        let events = matches::table.filter(matches::id.eq_any(portion)).select(matches::tournament_id);
        let paying: Vec<i64> = entry_fees::table
            .filter(entry_fees::tournament_id.nullable().eq_any(events))
            .select(entry_fees::user_id)
            .load(connection)?;
        people.extend(paying.into_iter().map(UserId::from_row));
    }
    let team_match = match selected {
        Selected::TeamMatch(id) => Some(id),
        Selected::Void(id) => team_matches::of_void(connection, id)?,
        Selected::Match(_) | Selected::Account(..) | Selected::Pair(_) => None,
    };
    Ok((people, team_match))
}

#[derive(QueryableByName)]
struct MatchRow {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = BigInt)]
    white_id: i64,
    #[diesel(sql_type = BigInt)]
    black_id: i64,
    #[diesel(sql_type = Nullable<Text>)]
    winner: Option<String>,
    #[diesel(sql_type = Text)]
    ending: String,
    #[diesel(sql_type = BigInt)]
    ended_at: i64,
    #[diesel(sql_type = Integer)]
    marks: i32,
}

/// Returns the selected finished matches that counted for a rating, for credits or in a knock-out, in the order in
/// which they ended, `limit` at most. Leaves out voided matches unless their void is selected.
pub fn select(connection: &mut AnyConn, selected: Selected, limit: i64) -> Result<Vec<Voidable>, DbError> {
    // Each text uses all three parameters, because both databases require that.
    let (meant, numbers) = match selected {
        Selected::Match(id) => ("m.id = $1 AND $2 = $3", [id.to_row(), 0, 0]),
        Selected::Account(user, from, until) => (
            "$1 IN (m.white_id, m.black_id) AND m.ended_at >= $2 AND m.ended_at < $3",
            [user.to_row(), from.0, until.0],
        ),
        Selected::Pair([one, other]) => (
            "$1 IN (m.white_id, m.black_id) AND $2 IN (m.white_id, m.black_id) AND $3 = 0",
            [one.to_row(), other.to_row(), 0],
        ),
        Selected::Void(id) => {
            ("m.id IN (SELECT match_id FROM void_matches WHERE void_id = $1) AND $2 = $3", [id, 0, 0])
        }
        Selected::TeamMatch(_) => return Ok(Vec::new()),
    };
    let fresh = match selected {
        Selected::Void(_) | Selected::TeamMatch(_) => "",
        Selected::Match(_) | Selected::Account(..) | Selected::Pair(_) => {
            "AND NOT EXISTS (SELECT 1 FROM voided_matches v WHERE v.match_id = m.id)"
        }
    };
    let rows: Vec<MatchRow> = sql_query(format!(
        "SELECT m.id, m.white_id, m.black_id, m.winner, m.ending, m.ended_at, m.marks FROM matches m \
         WHERE {meant} {fresh} AND m.status = 'finished' AND m.roll_set_id IS NULL \
         AND (m.rating_list IS NOT NULL OR m.tournament_id IS NOT NULL \
         OR EXISTS (SELECT 1 FROM settlements s WHERE s.match_id = m.id)) \
         ORDER BY m.ended_at, m.id LIMIT $4"
    ))
    .bind::<BigInt, _>(numbers[0])
    .bind::<BigInt, _>(numbers[1])
    .bind::<BigInt, _>(numbers[2])
    .bind::<BigInt, _>(limit)
    .load(connection)?;
    let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
    let mut places: HashMap<i64, i64> = HashMap::new();
    for portion in ids.chunks(PORTION) {
        let found: Vec<(i64, i64)> = rating_history::table
            .filter(rating_history::match_id.eq_any(portion))
            .select((rating_history::match_id, rating_history::place))
            .load(connection)?;
        places.extend(found);
    }
    let voidable = rows.into_iter().map(|row| Voidable {
        id: MatchId::from_row(row.id),
        players: [UserId::from_row(row.white_id), UserId::from_row(row.black_id)],
        winner: row.winner.map(|side| usize::from(side != "white")),
        is_forsaken: stored::reason_of_name(&row.ending).is_some_and(EndReason::is_forsaken),
        counts: Marks::of_column(row.marks).counts(),
        ended_at: Millis(row.ended_at),
        place: places.get(&row.id).copied(),
    });
    Ok(voidable.collect())
}

/// Returns the condition for matches that are not voided.
#[diesel::dsl::auto_type]
pub fn not_voided() -> _ {
    matches::id.ne_all(voided_matches::table.select(voided_matches::match_id))
}

/// Returns the matches among `ids` that are voided.
///
/// # Errors
/// If the database fails.
pub fn voided_of(
    connection: &mut AnyConn,
    ids: impl IntoIterator<Item = MatchId>,
) -> Result<HashSet<MatchId>, DbError> {
    let ids: Vec<i64> = ids.into_iter().map(MatchId::to_row).collect();
    let mut rows: Vec<i64> = Vec::new();
    for portion in ids.chunks(PORTION) {
        let some = voided_matches::table
            .filter(voided_matches::match_id.eq_any(portion))
            .select(voided_matches::match_id)
            .load::<i64>(connection)?;
        rows.extend(some);
    }
    Ok(rows.into_iter().map(MatchId::from_row).collect())
}

/// The effect on one player in one list.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Effect {
    pub user: UserId,
    pub list: RatingList,
    pub before: Standing,
    pub after: Standing,
}

/// Stores effects of a step. They are not shown before the step itself is stored.
pub fn insert_effects(connection: &mut AnyConn, step: i64, effects: &[Effect]) -> Result<(), DbError> {
    for effect in effects {
        diesel::insert_into(void_effects::table)
            .values((
                void_effects::step_id.eq(step),
                void_effects::user_id.eq(effect.user.to_row()),
                void_effects::list.eq(effect.list.name()),
                void_effects::rating_before.eq(effect.before.rating.value()),
                void_effects::experience_before.eq(experience_column(effect.before.experience)),
                void_effects::rating_after.eq(effect.after.rating.value()),
                void_effects::experience_after.eq(experience_column(effect.after.experience)),
            ))
            .execute(connection)?;
    }
    Ok(())
}

/// Replaces the effect on one player, whose standing has changed since it was stored.
pub fn replace_effect(connection: &mut AnyConn, step: i64, effect: &Effect) -> Result<(), DbError> {
    let row = void_effects::table.find((step, effect.user.to_row(), effect.list.name()));
    diesel::delete(row).execute(connection)?;
    insert_effects(connection, step, std::slice::from_ref(effect))
}

/// Deletes the effects of a step that was abandoned.
pub fn forget_effects(connection: &mut AnyConn, step: i64) -> Result<(), DbError> {
    diesel::delete(void_effects::table.filter(void_effects::step_id.eq(step))).execute(connection)?;
    Ok(())
}

/// Sets the standings of all players to those in the step's effects.
pub fn apply_effects(connection: &mut AnyConn, step: i64) -> Result<usize, DbError> {
    let changed = sql_query(
        "UPDATE ratings SET rating = e.rating_after, experience = e.experience_after \
         FROM void_effects e WHERE e.step_id = $1 AND e.user_id = ratings.user_id AND e.list = ratings.list \
         AND e.rating_after IS NOT NULL",
    )
    .bind::<BigInt, _>(step)
    .execute(connection)?;
    Ok(changed)
}

/// Stores that a player has no rating in a list after the step.
pub fn no_rating_after(
    connection: &mut AnyConn,
    step: i64,
    user: UserId,
    list: RatingList,
) -> Result<(), DbError> {
    diesel::update(void_effects::table.find((step, user.to_row(), list.name())))
        .set((void_effects::rating_after.eq(None::<f64>), void_effects::experience_after.eq(None::<i64>)))
        .execute(connection)?;
    Ok(())
}

/// A void to store.
#[derive(Debug, Clone)]
pub struct NewVoid<'a> {
    pub id: i64,
    pub at: Millis,
    pub author: &'a Author,
    pub reason: &'a str,
    pub evidence: &'a str,
    pub scope: &'a VoidScope,
    pub matches: &'a [MatchId],
    pub team_match: Option<TeamMatchId>,
}

/// Stores a void and its matches. Fails with a conflict if one of them is voided already.
pub fn insert(connection: &mut AnyConn, void: &NewVoid<'_>) -> Result<(), DbError> {
    diesel::insert_into(voids::table)
        .values((
            voids::id.eq(void.id),
            voids::at.eq(void.at.0),
            voids::author_id.eq(void.author.moderator().map(UserId::to_row)),
            voids::operator.eq(void.author.operator()),
            voids::reason.eq(void.reason),
            voids::evidence.eq(void.evidence),
            voids::scope.eq(stored::to_json(void.scope)),
        ))
        .execute(connection)?;
    for id in void.matches {
        diesel::insert_into(void_matches::table)
            .values((void_matches::void_id.eq(void.id), void_matches::match_id.eq(id.to_row())))
            .execute(connection)?;
        diesel::insert_into(voided_matches::table)
            .values((voided_matches::match_id.eq(id.to_row()), voided_matches::void_id.eq(void.id)))
            .execute(connection)?;
    }
    if let Some(id) = void.team_match {
        team_matches::insert(connection, void.id, id)?;
    }
    Ok(())
}

/// Marks a void as undone. Returns false if it was undone already or does not exist.
pub fn undo(
    connection: &mut AnyConn,
    void: i64,
    author: &Author,
    why: &str,
    at: Millis,
) -> Result<bool, DbError> {
    let row = voids::table.filter(voids::id.eq(void)).filter(voids::undone_at.is_null());
    let changed = diesel::update(row)
        .set((
            voids::undone_at.eq(at.0),
            voids::undone_by.eq(author.moderator().map(UserId::to_row)),
            voids::undone_operator.eq(author.operator()),
            voids::undone_why.eq(why),
        ))
        .execute(connection)?;
    if changed == 0 {
        return Ok(false);
    }
    diesel::delete(voided_matches::table.filter(voided_matches::void_id.eq(void))).execute(connection)?;
    team_matches::undo(connection, void)?;
    Ok(true)
}

/// A stored void.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = voids)]
pub struct VoidRow {
    pub id: i64,
    pub at: i64,
    pub author_id: Option<i64>,
    pub operator: String,
    pub reason: String,
    pub evidence: String,
    pub undone_at: Option<i64>,
    pub undone_why: Option<String>,
}

/// Returns the void with this id.
pub fn by_id(connection: &mut AnyConn, id: i64) -> Result<Option<VoidRow>, DbError> {
    Ok(voids::table.find(id).select(VoidRow::as_select()).first(connection).optional()?)
}

/// A void with the number of its matches and team matches.
#[derive(Debug)]
pub struct CountedVoid {
    pub void: VoidRow,
    pub matches: u32,
    pub team_matches: u32,
}

/// Returns the newest voids.
///
/// # Errors
/// If the database fails.
pub fn newest(connection: &mut AnyConn, limit: i64) -> Result<Vec<CountedVoid>, DbError> {
    let rows: Vec<VoidRow> = voids::table
        .order((voids::at.desc(), voids::id.desc()))
        .limit(limit)
        .select(VoidRow::as_select())
        .load(connection)?;
    rows.into_iter()
        .map(|void| {
            let matches: i64 = void_matches::table
                .filter(void_matches::void_id.eq(void.id))
                .count()
                .get_result(connection)?;
            let team_matches = team_matches::of_void(connection, void.id)?.is_some().into();
            Ok(CountedVoid { void, matches: u32::try_from(matches).unwrap_or(u32::MAX), team_matches })
        })
        .collect()
}

/// Returns every void for the audit: its id, true if it is in force, and its matches.
pub fn all(connection: &mut AnyConn) -> Result<Vec<(i64, bool, Vec<MatchId>)>, DbError> {
    let rows: Vec<(i64, Option<i64>)> =
        voids::table.order(voids::id).select((voids::id, voids::undone_at)).load(connection)?;
    rows.into_iter()
        .map(|(id, undone_at)| {
            let ids: Vec<i64> = void_matches::table
                .filter(void_matches::void_id.eq(id))
                .select(void_matches::match_id)
                .load(connection)?;
            Ok((id, undone_at.is_none(), ids.into_iter().map(MatchId::from_row).collect()))
        })
        .collect()
}

/// Returns the matches that are voided now, each with its void.
pub fn all_voided(connection: &mut AnyConn) -> Result<HashMap<MatchId, i64>, DbError> {
    let rows: Vec<(i64, i64)> =
        voided_matches::table.select((voided_matches::match_id, voided_matches::void_id)).load(connection)?;
    Ok(rows.into_iter().map(|(id, void)| (MatchId::from_row(id), void)).collect())
}

/// An effect on a player as it is shown.
#[derive(Debug, Clone)]
pub struct PlayerVoidEffect {
    pub void: VoidRow,
    pub is_undoing: bool,
    pub list: RatingList,
    pub before: f64,
    pub after: Option<f64>,
}

/// Returns the effects of voids on a player, newest first.
pub fn effects_on(
    connection: &mut AnyConn,
    user: UserId,
    limit: i64,
) -> Result<Vec<PlayerVoidEffect>, DbError> {
    type VoidEffectRow = (i64, String, f64, Option<f64>);
    let rows: Vec<VoidEffectRow> = void_effects::table
        .filter(void_effects::user_id.eq(user.to_row()))
        .select((
            void_effects::step_id,
            void_effects::list,
            void_effects::rating_before,
            void_effects::rating_after,
        ))
        .load(connection)?;
    let mut told = Vec::new();
    for (step, list, before, after) in rows {
        // An abandoned step left no void behind, or a void that was not undone.
        let Some(void) = by_id(connection, step.abs())? else { continue };
        let is_undoing = step < 0;
        if is_undoing && void.undone_at.is_none() {
            continue;
        }
        let list = RatingList::from_name(&list)
            .ok_or_else(|| DbError::Broken(format!("void_effects: a list named {list}")))?;
        told.push(PlayerVoidEffect { void, is_undoing, list, before, after });
    }
    told.sort_by_key(|told| {
        std::cmp::Reverse(if told.is_undoing { told.void.undone_at } else { Some(told.void.at) })
    });
    told.truncate(usize::try_from(limit).unwrap_or(0));
    Ok(told)
}

/// Returns the times of the voids since `since`, for the public page.
pub fn times_since(connection: &mut AnyConn, since: Millis) -> Result<Vec<Millis>, DbError> {
    let rows: Vec<i64> = voids::table.filter(voids::at.ge(since.0)).select(voids::at).load(connection)?;
    Ok(rows.into_iter().map(Millis).collect())
}
