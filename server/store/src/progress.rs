//! The progress columns of a match's row, which follow its log.

use diesel::{
    backend::Backend,
    dsl::sql,
    expression::SqlLiteral,
    prelude::*,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    serialize::ToSql,
    sql_types::{BigInt, Bool, HasSqlType, Integer, Nullable, Text},
};
use moment::Millis;
use rules::{BySide, MatchPoints, Side};

use super::{
    AnyConn, DbError, columns::column, connect::on_inner, events::NewEvents, marks, schema::matches,
};
use crate::{
    facts::FinishedFacts,
    stored::{self, side_name},
};

/// The state of a match after new events, for the lists of turns, deadlines and scores.
#[derive(Debug, Clone)]
pub struct Progress {
    pub last_seq: u32,
    /// The side that must act; none while the match is held.
    pub to_act: Option<Side>,
    pub next_deadline: Option<Millis>,
    pub points: BySide<MatchPoints>,
    /// The sides that have completed a turn.
    pub has_played: BySide<bool>,
    pub finished: Option<FinishedFacts>,
}

/// Returns the sides that have completed a turn, for the column `turns`. Only SQL texts name it, because Diesel's
/// tables allow no more columns.
fn turns(has_played: BySide<bool>) -> i32 {
    i32::from(has_played.white) + 2 * i32::from(has_played.black)
}

/// Returns the condition for matches in which this side has not completed a turn.
pub(super) fn without_turn(side: Side) -> SqlLiteral<Bool> {
    sql(match side {
        Side::White => "(matches.turns & 1) = 0",
        Side::Black => "(matches.turns & 2) = 0",
    })
}

/// Writes the progress after new events. Returns true if a sensor board sits or sat at the match. Fails with a conflict
/// if the row is not at the event before them. The key of the log detects other writers that were first. This check
/// detects a database that lost committed data, for example after a restore or a failover: nothing is appended after a
/// gap.
pub fn advance(connection: &mut AnyConn, entry: &NewEvents, progress: &Progress) -> Result<bool, DbError> {
    let id = entry.id.to_row();
    let advance = Advance {
        id,
        after: column(entry.after),
        last_seq: column(progress.last_seq),
        to_act: progress.to_act.map(side_name),
        next_deadline: progress.next_deadline.map(|at| at.0),
        points: progress.points.map(|points| column(points.get())),
        turns: turns(progress.has_played),
        marks: marks::of_events(&entry.events),
    };
    let has_boards: Option<bool> = on_inner!(connection, |inner| advance.get_result(inner)).optional()?;
    let has_boards = has_boards.ok_or_else(|| DbError::Conflict("matches.last_seq".to_owned()))?;
    if let Some(finished) = &progress.finished {
        diesel::update(matches::table.find(id))
            .set((
                matches::status.eq("finished"),
                matches::winner.eq(finished.winner.map(side_name)),
                matches::ending.eq(stored::reason_name(finished.reason)),
                matches::ended_at.eq(finished.ended_at.0),
                matches::marks.eq(marks::with_end(finished)),
            ))
            .execute(connection)?;
    }
    Ok(has_boards)
}

/// The update of every action. Diesel prepares its own updates again on each run, because columns may be left out
/// of them, and that takes longer than the update itself. This SQL text is constant, so it stays prepared.
#[derive(Debug, QueryId)]
struct Advance {
    id: i64,
    after: i32,
    last_seq: i32,
    to_act: Option<&'static str>,
    next_deadline: Option<i64>,
    points: BySide<i32>,
    turns: i32,
    marks: i32,
}

impl<DB> QueryFragment<DB> for Advance
where
    DB: Backend + HasSqlType<Integer> + HasSqlType<BigInt> + HasSqlType<Text>,
    i32: ToSql<Integer, DB>,
    i64: ToSql<BigInt, DB>,
    str: ToSql<Text, DB>,
{
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        out.push_sql("UPDATE matches SET last_seq = ");
        out.push_bind_param::<Integer, _>(&self.last_seq)?;
        out.push_sql(", to_act = ");
        out.push_bind_param::<Nullable<Text>, _>(&self.to_act)?;
        out.push_sql(", next_deadline = ");
        out.push_bind_param::<Nullable<BigInt>, _>(&self.next_deadline)?;
        out.push_sql(", white_points = ");
        out.push_bind_param::<Integer, _>(&self.points.white)?;
        out.push_sql(", black_points = ");
        out.push_bind_param::<Integer, _>(&self.points.black)?;
        out.push_sql(", turns = turns | ");
        out.push_bind_param::<Integer, _>(&self.turns)?;
        out.push_sql(", marks = marks | ");
        out.push_bind_param::<Integer, _>(&self.marks)?;
        out.push_sql(" WHERE id = ");
        out.push_bind_param::<BigInt, _>(&self.id)?;
        out.push_sql(" AND last_seq = ");
        out.push_bind_param::<Integer, _>(&self.after)?;
        out.push_sql(" RETURNING has_boards");
        Ok(())
    }
}

impl Query for Advance {
    type SqlType = Bool;
}

impl<Conn> RunQueryDsl<Conn> for Advance {}
