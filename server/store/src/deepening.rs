//! Requested rollouts of a match's mistakes: the queue, the claims and the reports.

use diesel::prelude::*;
use moment::Millis;

use super::{AnyConn, DbError, account_locks::AccountLock, columns::column, schema::deep_analyses};
use crate::id::{LibraryMatchId, MatchId, UserId, id_type};

id_type! {
    /// The id of a requested rollout.
    DeepeningId
}

/// The match of a rollout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deepened {
    /// A match played on this server.
    Match(MatchId),
    /// A match of a user's library.
    Library(LibraryMatchId),
}

/// The progress of a rollout.
#[derive(Debug)]
pub enum Stage {
    /// The rollout waits or is claimed; `done` of `total` questions are answered.
    Coming { done: u32, total: u32 },
    /// The compressed report; `None` if it could not be made.
    Made(Option<Vec<u8>>),
}

/// A user's recent requests.
#[derive(Debug)]
pub struct RecentRequests {
    /// The number of requests in the period.
    pub times: usize,
    /// The time of the first of them.
    pub first_at: Option<Millis>,
    /// True if one of the user's requests waits.
    pub one_waits: bool,
}

/// Returns the progress of a match's rollout; `None` if it was not requested.
pub fn stage(connection: &mut AnyConn, of: Deepened) -> Result<Option<Stage>, DbError> {
    use deep_analyses as d;
    type DeepeningRow = (i32, i32, Option<i64>, Option<Vec<u8>>);
    let columns = (d::done, d::total, d::made_at, d::report);
    let row: Option<DeepeningRow> = match of {
        Deepened::Match(id) => {
            d::table.filter(d::match_id.eq(id.to_row())).select(columns).first(connection).optional()?
        }
        Deepened::Library(id) => {
            d::table.filter(d::library_id.eq(id.to_row())).select(columns).first(connection).optional()?
        }
    };
    let count = |number: i32| u32::try_from(number).unwrap_or(0);
    Ok(row.map(|(done, total, made_at, report)| match made_at {
        Some(_) => Stage::Made(report),
        None => Stage::Coming { done: count(done), total: count(total) },
    }))
}

/// Returns a user's requests after `since`.
pub fn asked_by(
    connection: &mut AnyConn,
    user: &AccountLock,
    since: Millis,
) -> Result<RecentRequests, DbError> {
    use deep_analyses as d;
    let user = user.user();
    let lately: Vec<i64> = d::table
        .filter(d::user_id.eq(user.to_row()))
        .filter(d::asked_at.gt(since.0))
        .order(d::asked_at.asc())
        .select(d::asked_at)
        .load(connection)?;
    let waiting: i64 = d::table
        .filter(d::user_id.eq(user.to_row()))
        .filter(d::made_at.is_null())
        .count()
        .get_result(connection)?;
    Ok(RecentRequests {
        times: lately.len(),
        first_at: lately.first().map(|at| Millis(*at)),
        one_waits: waiting > 0,
    })
}

/// Stores a request.
///
/// # Errors
/// A conflict if the match has a request already, or another request of this user waits.
pub fn insert(connection: &mut AnyConn, user: UserId, of: Deepened, at: Millis) -> Result<(), DbError> {
    use deep_analyses as d;
    let (match_id, library_id) = match of {
        Deepened::Match(id) => (Some(id.to_row()), None),
        Deepened::Library(id) => (None, Some(id.to_row())),
    };
    diesel::insert_into(d::table)
        .values((
            d::id.eq(DeepeningId::random().to_row()),
            d::user_id.eq(user.to_row()),
            d::asked_at.eq(at.0),
            d::match_id.eq(match_id),
            d::library_id.eq(library_id),
            d::done.eq(0),
            d::total.eq(0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Claims the oldest open request without a sign of work since `silent_since`.
pub fn claim(
    connection: &mut AnyConn,
    silent_since: Millis,
    now: Millis,
) -> Result<Option<(DeepeningId, Deepened)>, DbError> {
    use deep_analyses as d;
    let is_free = || d::worked_at.is_null().or(d::worked_at.assume_not_null().lt(silent_since.0));
    let row: Option<(i64, Option<i64>, Option<i64>)> = d::table
        .filter(d::made_at.is_null())
        .filter(d::match_id.is_not_null().or(d::library_id.is_not_null()))
        .filter(is_free())
        .order((d::asked_at.asc(), d::id.asc()))
        .select((d::id, d::match_id, d::library_id))
        .first(connection)
        .optional()?;
    let of = |match_id: Option<i64>, library_id: Option<i64>| {
        let library = || library_id.map(|id| Deepened::Library(LibraryMatchId::from_row(id)));
        match_id.map(|id| Deepened::Match(MatchId::from_row(id))).or_else(library)
    };
    let Some((id, of)) = row.and_then(|(id, on, off)| Some((id, of(on, off)?))) else { return Ok(None) };
    // If two nodes find the same request, only one update changes the row.
    let taken = diesel::update(d::table.filter(d::id.eq(id)).filter(d::made_at.is_null()).filter(is_free()))
        .set((d::worked_at.eq(now.0), d::done.eq(0)))
        .execute(connection)?;
    Ok((taken > 0).then_some((DeepeningId::from_row(id), of)))
}

/// Stores the progress of a rollout. Returns false if the request no longer exists or is finished.
pub fn get_on(
    connection: &mut AnyConn,
    id: DeepeningId,
    (done, total): (u32, u32),
    now: Millis,
) -> Result<bool, DbError> {
    use deep_analyses as d;
    let waiting = d::table.filter(d::id.eq(id.to_row())).filter(d::made_at.is_null());
    let changed = diesel::update(waiting)
        .set((d::worked_at.eq(now.0), d::done.eq(column(done)), d::total.eq(column(total))))
        .execute(connection)?;
    Ok(changed > 0)
}

/// Releases the claim on an unfinished request.
pub fn give_back(connection: &mut AnyConn, id: DeepeningId) -> Result<(), DbError> {
    use deep_analyses as d;
    diesel::update(d::table.find(id.to_row())).set(d::worked_at.eq(None::<i64>)).execute(connection)?;
    Ok(())
}

/// Stores the report, once. `report` is compressed.
pub fn keep(
    connection: &mut AnyConn,
    id: DeepeningId,
    at: Millis,
    report: Option<Vec<u8>>,
) -> Result<(), DbError> {
    use deep_analyses as d;
    diesel::update(d::table.filter(d::id.eq(id.to_row())).filter(d::made_at.is_null()))
        .set((d::made_at.eq(at.0), d::report.eq(report)))
        .execute(connection)?;
    Ok(())
}

/// Finishes an owner's waiting rollouts whose library match was deleted, and clears the reports of all such rollouts.
/// The rows stay, so that they still count in [`asked_by`].
pub fn forget_orphans(connection: &mut AnyConn, owner: UserId) -> Result<(), DbError> {
    use deep_analyses as d;
    let theirs = || {
        d::table
            .filter(d::user_id.eq(owner.to_row()))
            .filter(d::match_id.is_null())
            .filter(d::library_id.is_null())
    };
    diesel::update(theirs().filter(d::made_at.is_null()))
        .set(d::made_at.eq(d::asked_at.nullable()))
        .execute(connection)?;
    diesel::update(theirs()).set(d::report.eq(None::<Vec<u8>>)).execute(connection)?;
    Ok(())
}
