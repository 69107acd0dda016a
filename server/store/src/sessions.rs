//! Sessions of signed-in users.

use std::collections::HashSet;

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    account_locks::AccountLock,
    schema::{sessions, users},
    tokens,
    users::UserRow,
};
use crate::{
    account::Account,
    id::{SessionId, UserId},
};

/// A session to store.
#[derive(Debug, Clone)]
pub struct NewSession {
    pub id: SessionId,
    pub token_hash: String,
    pub user_agent: String,
    /// The coarse network address.
    pub network: String,
    pub created_at: Millis,
    pub expires_at: Millis,
}

/// A session that has not expired.
#[derive(Debug, Clone)]
pub struct FoundSession {
    pub id: SessionId,
    pub account: Account,
    pub created_at: Millis,
    pub last_seen_at: Millis,
    /// The coarse network address of the last use; `None` for sessions from before it was stored.
    pub network: Option<String>,
}

#[derive(Insertable)]
#[diesel(table_name = sessions)]
struct NewRow<'a> {
    id: i64,
    user_id: i64,
    token_hash: &'a str,
    user_agent: &'a str,
    created_at: i64,
    last_seen_at: i64,
    expires_at: i64,
    network: &'a str,
}

/// Starts a session. If the account has more than `most` sessions, ends the least recently used ones and returns
/// them.
pub fn insert(
    connection: &mut AnyConn,
    account: &AccountLock,
    session: &NewSession,
    most: u16,
) -> Result<Vec<SessionId>, DbError> {
    let user = account.user();
    let others: Vec<i64> = sessions::table
        .filter(sessions::user_id.eq(user.to_row()))
        .order((sessions::last_seen_at.desc(), sessions::created_at.desc(), sessions::id))
        .select(sessions::id)
        .load(connection)?;
    let kept = usize::from(most.saturating_sub(1)).min(others.len());
    // Ends old sessions, and does not refuse the new one: a player who has lost the old devices can still sign in.
    diesel::delete(sessions::table.filter(sessions::id.eq_any(&others[kept..]))).execute(connection)?;
    let row = NewRow {
        id: session.id.to_row(),
        user_id: user.to_row(),
        token_hash: &session.token_hash,
        user_agent: &session.user_agent,
        created_at: session.created_at.0,
        last_seen_at: session.created_at.0,
        expires_at: session.expires_at.0,
        network: &session.network,
    };
    diesel::insert_into(sessions::table).values(&row).execute(connection)?;
    Ok(others[kept..].iter().copied().map(SessionId::from_row).collect())
}

/// Returns the session of a token, if it has not expired.
pub fn find(
    connection: &mut AnyConn,
    token_hash: &str,
    now: Millis,
) -> Result<Option<FoundSession>, DbError> {
    let row: Option<(i64, i64, i64, Option<String>, UserRow)> = sessions::table
        .inner_join(users::table)
        .filter(sessions::token_hash.eq(token_hash))
        .filter(sessions::expires_at.gt(now.0))
        .select((
            sessions::id,
            sessions::created_at,
            sessions::last_seen_at,
            sessions::network,
            UserRow::as_select(),
        ))
        .first(connection)
        .optional()?;
    let Some((id, created_at, last_seen_at, network, user)) = row else { return Ok(None) };
    Ok(Some(FoundSession {
        id: SessionId::from_row(id),
        account: Account::try_from(user)?,
        created_at: Millis(created_at),
        last_seen_at: Millis(last_seen_at),
        network,
    }))
}

/// Returns the coarse networks of all open sessions, each with the session's account.
pub fn networks(connection: &mut AnyConn, now: Millis) -> Result<Vec<(String, UserId)>, DbError> {
    let rows: Vec<(Option<String>, i64)> = sessions::table
        .filter(sessions::expires_at.gt(now.0))
        .select((sessions::network, sessions::user_id))
        .load(connection)?;
    let known = rows.into_iter().filter_map(|(network, user)| Some((network?, UserId::from_row(user))));
    Ok(known.collect())
}

/// A session as its owner sees it.
#[derive(Debug, Clone, Queryable, Selectable)]
#[diesel(table_name = sessions)]
pub struct SessionRow {
    id: i64,
    pub user_agent: String,
    pub created_at: i64,
    pub last_seen_at: i64,
    /// The coarse network address of the last use; `None` for sessions from before it was stored.
    pub network: Option<String>,
}

impl SessionRow {
    pub fn id(&self) -> SessionId {
        SessionId::from_row(self.id)
    }
}

/// Returns the open sessions of an account, last used first.
pub fn all_of(connection: &mut AnyConn, user: UserId, now: Millis) -> Result<Vec<SessionRow>, DbError> {
    let rows = sessions::table
        .filter(sessions::user_id.eq(user.to_row()))
        .filter(sessions::expires_at.gt(now.0))
        .order((sessions::last_seen_at.desc(), sessions::id))
        .select(SessionRow::as_select())
        .load(connection)?;
    Ok(rows)
}

/// Ends a session of this account. Returns true if there was such a session.
pub fn delete_own(connection: &mut AnyConn, user: UserId, id: SessionId) -> Result<bool, DbError> {
    let own =
        sessions::table.filter(sessions::id.eq(id.to_row())).filter(sessions::user_id.eq(user.to_row()));
    Ok(diesel::delete(own).execute(connection)? > 0)
}

/// Returns which of these sessions still exist. An id may also be that of an API token, because the socket of a program
/// has its token's id in place of a session's.
pub fn existing(connection: &mut AnyConn, ids: &[SessionId]) -> Result<HashSet<SessionId>, DbError> {
    let ids: Vec<i64> = ids.iter().map(|id| id.to_row()).collect();
    let rows: Vec<i64> =
        sessions::table.filter(sessions::id.eq_any(&ids)).select(sessions::id).load(connection)?;
    let programs = tokens::existing(connection, &ids)?;
    Ok(rows.into_iter().chain(programs).map(SessionId::from_row).collect())
}

/// Records that a session was used.
pub fn touch(
    connection: &mut AnyConn,
    id: SessionId,
    now: Millis,
    expires_at: Millis,
    network: &str,
) -> Result<(), DbError> {
    diesel::update(sessions::table.filter(sessions::id.eq(id.to_row())))
        .set((
            sessions::last_seen_at.eq(now.0),
            sessions::expires_at.eq(expires_at.0),
            sessions::network.eq(network),
        ))
        .execute(connection)?;
    Ok(())
}

/// Ends one session.
pub fn delete(connection: &mut AnyConn, id: SessionId) -> Result<(), DbError> {
    diesel::delete(sessions::table.filter(sessions::id.eq(id.to_row()))).execute(connection)?;
    Ok(())
}

/// Ends all sessions of an account. Returns how many there were.
pub fn delete_all_of(connection: &mut AnyConn, user: UserId) -> Result<usize, DbError> {
    let ended =
        diesel::delete(sessions::table.filter(sessions::user_id.eq(user.to_row()))).execute(connection)?;
    Ok(ended)
}

/// Deletes expired sessions. Returns how many there were.
pub fn delete_expired(connection: &mut AnyConn, now: Millis) -> Result<usize, DbError> {
    let ended = diesel::delete(sessions::table.filter(sessions::expires_at.le(now.0))).execute(connection)?;
    Ok(ended)
}
