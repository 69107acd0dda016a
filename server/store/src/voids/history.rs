//! The rating history without the voided matches, read and rewritten in portions.

use diesel::{
    backend::Backend,
    prelude::*,
    query_builder::{AstPass, QueryFragment, QueryId},
    serialize::ToSql,
    sql_types::{BigInt, Double, HasSqlType},
};
use moment::Millis;
use ratings::{HistoryRow, RatingList};

use crate::{
    AnyConn, DbError,
    columns::PORTION,
    connect::on_inner,
    id::{MatchId, UserId},
    moderation_schema::rating_revision,
    ratings as rating_rows,
    schema::rating_history,
    standings::experience_column,
};

/// The number of changes to the past, and the place from which the stored history is still out of date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Revision {
    pub number: i64,
    pub rewrite_from: Option<i64>,
}

/// Returns the revision of the rating history.
pub fn revision(connection: &mut AnyConn) -> Result<Revision, DbError> {
    let (number, rewrite_from) = rating_revision::table
        .select((rating_revision::number, rating_revision::rewrite_from))
        .first(connection)?;
    Ok(Revision { number, rewrite_from })
}

/// Takes the next revision. Fails with a conflict if `known` is no longer the current one.
pub fn next_revision(
    connection: &mut AnyConn,
    known: Revision,
    rewrite_from: Option<i64>,
) -> Result<(), DbError> {
    let row = rating_revision::table.filter(rating_revision::number.eq(known.number));
    let changed = diesel::update(row)
        .set((
            rating_revision::number.eq(known.number + 1),
            rating_revision::rewrite_from.eq(rewrite_from.or(known.rewrite_from)),
        ))
        .execute(connection)?;
    if changed == 1 { Ok(()) } else { Err(DbError::Conflict("rating_revision.number".to_owned())) }
}

/// Stores that the rewrite of this revision is complete. Returns false if there is a newer revision.
pub fn rewritten(connection: &mut AnyConn, number: i64) -> Result<bool, DbError> {
    let row = rating_revision::table.filter(rating_revision::number.eq(number));
    let changed =
        diesel::update(row).set(rating_revision::rewrite_from.eq(None::<i64>)).execute(connection)?;
    Ok(changed == 1)
}

/// The two rows of a place of the history.
#[derive(Debug, Clone)]
pub struct Place {
    pub place: i64,
    pub is_voided: bool,
    pub winner: HistoryRow<MatchId, UserId>,
    pub loser: HistoryRow<MatchId, UserId>,
}

/// Returns the places from `from` on, `limit` at most, in order.
pub fn places(connection: &mut AnyConn, from: i64, limit: i64) -> Result<Vec<Place>, DbError> {
    let rows = rating_rows::rows_from(connection, from, from.saturating_add(limit))?;
    let mut places = Vec::with_capacity(rows.len() / 2);
    let mut rows = rows.into_iter();
    while let Some((place, _, is_voided, winner)) = rows.next() {
        let pair = rows.next().filter(|(of, ..)| *of == place);
        let Some((.., loser)) = pair else {
            return Err(DbError::Broken(format!("rating_history: place {place} has one row")));
        };
        places.push(Place { place, is_voided, winner, loser });
    }
    Ok(places)
}

/// Marks the history rows of these matches as voided, or removes the mark.
pub fn mark(connection: &mut AnyConn, ids: &[MatchId], voided: bool) -> Result<(), DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.to_row()).collect();
    for portion in ids.chunks(PORTION) {
        diesel::update(rating_history::table.filter(rating_history::match_id.eq_any(portion)))
            .set(rating_history::voided.eq(voided))
            .execute(connection)?;
    }
    Ok(())
}

/// Returns the time at which a player was last rated in a list; `None` if no match is left.
pub fn last_rated(
    connection: &mut AnyConn,
    user: UserId,
    list: RatingList,
) -> Result<Option<Millis>, DbError> {
    let at: Option<i64> = rating_history::table
        .filter(rating_history::user_id.eq(user.to_row()))
        .filter(rating_history::list.eq(list.name()))
        .filter(rating_history::voided.eq(false))
        .order(rating_history::place.desc())
        .select(rating_history::at)
        .first(connection)
        .optional()?;
    Ok(at.map(Millis))
}

/// Writes a recomputed row of the history.
pub fn rewrite(connection: &mut AnyConn, row: &HistoryRow<MatchId, UserId>) -> Result<(), DbError> {
    let rewritten = Rewrite {
        match_id: row.match_id.to_row(),
        user_id: row.player.to_row(),
        numbers: [row.before.rating.value(), row.after.rating.value(), row.k, row.p],
        experience: [experience_column(row.before.experience), experience_column(row.after.experience)],
    };
    on_inner!(connection, |inner| rewritten.execute(inner))?;
    Ok(())
}

/// The update of a row of the history. A rewrite may run a hundred thousand of them, so its SQL text stays
/// prepared, which diesel's own updates do not.
#[derive(Debug, QueryId)]
struct Rewrite {
    match_id: i64,
    user_id: i64,
    /// The rating before and after, K, P.
    numbers: [f64; 4],
    experience: [i64; 2],
}

impl<DB> QueryFragment<DB> for Rewrite
where
    DB: Backend + HasSqlType<BigInt> + HasSqlType<Double>,
    i64: ToSql<BigInt, DB>,
    f64: ToSql<Double, DB>,
{
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        let columns = ["rating_before", "rating_after", "k", "p"];
        out.push_sql("UPDATE rating_history SET ");
        for (column, number) in columns.iter().zip(&self.numbers) {
            out.push_sql(column);
            out.push_sql(" = ");
            out.push_bind_param::<Double, _>(number)?;
            out.push_sql(", ");
        }
        out.push_sql("experience_before = ");
        out.push_bind_param::<BigInt, _>(&self.experience[0])?;
        out.push_sql(", experience_after = ");
        out.push_bind_param::<BigInt, _>(&self.experience[1])?;
        out.push_sql(" WHERE match_id = ");
        out.push_bind_param::<BigInt, _>(&self.match_id)?;
        out.push_sql(" AND user_id = ");
        out.push_bind_param::<BigInt, _>(&self.user_id)?;
        Ok(())
    }
}

impl<Conn> RunQueryDsl<Conn> for Rewrite {}
