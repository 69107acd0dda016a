//! Calls for the tournament director.

use std::collections::HashMap;

use diesel::{dsl, prelude::*};
use moment::Millis;

use super::{
    AnyConn, DbError, account_locks::AccountLock, columns::PORTION, schema::director_calls as calls,
};
use crate::{
    competitions::CompetitionId,
    id::{MatchId, UserId, id_type},
};

id_type! {
    /// The id of a call.
    CallId
}

/// The maximum number of open calls that a desk shows, and of calls listed for a player at one table.
const OPEN_SHOWN: i64 = 100;
/// The maximum number of answered calls that a desk still shows.
const ANSWERED_SHOWN: i64 = 20;

/// A stored call.
#[derive(Debug, Clone)]
pub struct Call {
    pub id: CallId,
    pub table: MatchId,
    pub caller: UserId,
    pub reason: String,
    pub at: Millis,
    pub answered: Option<Answered>,
}

/// The director's answer.
#[derive(Debug, Clone)]
pub struct Answered {
    pub at: Millis,
    /// The director's words; `None` if the call was only acknowledged.
    pub text: Option<String>,
}

/// Stores a new call.
pub fn insert(connection: &mut AnyConn, competition: CompetitionId, call: &Call) -> Result<(), DbError> {
    diesel::insert_into(calls::table)
        .values((
            calls::id.eq(call.id.to_row()),
            calls::competition_id.eq(competition.to_row()),
            calls::match_id.eq(call.table.to_row()),
            calls::user_id.eq(call.caller.to_row()),
            calls::reason.eq(&call.reason),
            calls::at.eq(call.at.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Stores the answer to an open call of a competition. Returns false if there is no such call or it is already
/// answered.
pub fn answer(
    connection: &mut AnyConn,
    competition: CompetitionId,
    id: CallId,
    by: UserId,
    answered: &Answered,
) -> Result<bool, DbError> {
    let open = calls::table
        .find(id.to_row())
        .filter(calls::competition_id.eq(competition.to_row()))
        .filter(calls::answered_at.is_null());
    let changed = diesel::update(open)
        .set((
            calls::answer.eq(&answered.text),
            calls::answered_by.eq(by.to_row()),
            calls::answered_at.eq(answered.at.0),
        ))
        .execute(connection)?;
    Ok(changed == 1)
}

type Columns =
    (calls::id, calls::match_id, calls::user_id, calls::reason, calls::at, calls::answer, calls::answered_at);

const COLUMNS: Columns =
    (calls::id, calls::match_id, calls::user_id, calls::reason, calls::at, calls::answer, calls::answered_at);

type CallRow = (i64, i64, i64, String, i64, Option<String>, Option<i64>);

fn call((id, table, caller, reason, at, text, answered_at): CallRow) -> Call {
    Call {
        id: CallId::from_row(id),
        table: MatchId::from_row(table),
        caller: UserId::from_row(caller),
        reason,
        at: Millis(at),
        answered: answered_at.map(|at| Answered { at: Millis(at), text }),
    }
}

/// Returns the calls of some competitions: the open ones, oldest first, then some answered ones, newest first.
pub fn list_calls(connection: &mut AnyConn, competitions: &[CompetitionId]) -> Result<Vec<Call>, DbError> {
    let here = || {
        let ids = competitions.iter().map(|id| id.to_row());
        calls::table.filter(calls::competition_id.eq_any(ids)).select(COLUMNS)
    };
    let open: Vec<CallRow> = here()
        .filter(calls::answered_at.is_null())
        .order((calls::at.asc(), calls::id.asc()))
        .limit(OPEN_SHOWN)
        .load(connection)?;
    let answered: Vec<CallRow> = here()
        .filter(calls::answered_at.is_not_null())
        .order((calls::answered_at.desc(), calls::id.asc()))
        .limit(ANSWERED_SHOWN)
        .load(connection)?;
    Ok(open.into_iter().chain(answered).map(call).collect())
}

/// The unanswered calls of a competition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unanswered {
    pub count: u32,
    /// The time of the oldest.
    pub since: Millis,
}

/// Returns the unanswered calls of some competitions. Competitions without unanswered calls are left out.
pub fn unanswered(
    connection: &mut AnyConn,
    competitions: &[CompetitionId],
) -> Result<HashMap<CompetitionId, Unanswered>, DbError> {
    let by_row: HashMap<i64, CompetitionId> = competitions.iter().map(|id| (id.to_row(), *id)).collect();
    let mut rows: Vec<(i64, i64, Option<i64>)> = Vec::new();
    for portion in by_row.keys().copied().collect::<Vec<_>>().chunks(PORTION) {
        let some = calls::table
            .filter(calls::competition_id.eq_any(portion))
            .filter(calls::answered_at.is_null())
            .group_by(calls::competition_id)
            .select((calls::competition_id, dsl::count_star(), dsl::min(calls::at)))
            .load::<(i64, i64, Option<i64>)>(connection)?;
        rows.extend(some);
    }
    let found = |(id, count, since): (i64, i64, Option<i64>)| {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        Some((*by_row.get(&id)?, Unanswered { count, since: Millis(since?) }))
    };
    Ok(rows.into_iter().filter_map(found).collect())
}

/// Returns the number of a player's calls from a table that are not answered.
pub fn count_unanswered(
    connection: &mut AnyConn,
    table: MatchId,
    caller: &AccountLock,
) -> Result<i64, DbError> {
    Ok(calls::table
        .filter(calls::match_id.eq(table.to_row()))
        .filter(calls::user_id.eq(caller.user().to_row()))
        .filter(calls::answered_at.is_null())
        .count()
        .get_result(connection)?)
}

/// Returns a player's calls from a table, newest first.
pub fn of_caller(connection: &mut AnyConn, table: MatchId, caller: UserId) -> Result<Vec<Call>, DbError> {
    let rows: Vec<CallRow> = calls::table
        .filter(calls::match_id.eq(table.to_row()))
        .filter(calls::user_id.eq(caller.to_row()))
        .order(calls::at.desc())
        .limit(OPEN_SHOWN)
        .select(COLUMNS)
        .load(connection)?;
    Ok(rows.into_iter().map(call).collect())
}
