//! The browsers in which an account has signed in, and sign-ins from unknown browsers that its owner should
//! confirm.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    account_locks::AccountLock,
    schema::{device_accounts, known_devices, sessions, sign_ins, users},
};
use crate::{
    account::{DeviceToken, UserName},
    id::{SessionId, UserId},
};

/// The maximum number of browsers remembered for one account. Beyond that, the least recently used one is deleted.
const DEVICES_MAX: usize = 50;
/// The maximum number of sign-ins of one account that wait for confirmation. Beyond that, the oldest is deleted.
const SIGN_INS_MAX: usize = 20;

/// Returns true if the account with this name has signed in with this browser before. Runs the same queries for an
/// unused name.
pub fn is_known(connection: &mut AnyConn, device: &DeviceToken, name: &UserName) -> Result<bool, DbError> {
    let own = known_devices::table.filter(known_devices::known_hash.eq(device.known_hash(name)));
    let remembered: i64 = own.count().get_result(connection)?;
    let of_account =
        known_devices::table.inner_join(users::table).filter(users::name_folded.eq(name.folded()));
    let all: i64 = of_account.count().get_result(connection)?;
    // If no browser is remembered for the account, one that has used it in the last month counts as known.
    let of_late = device_accounts::table
        .inner_join(users::table)
        .filter(device_accounts::device_hash.eq(device.stored_hash()))
        .filter(users::name_folded.eq(name.folded()));
    let seen_of_late: i64 = of_late.count().get_result(connection)?;
    Ok(remembered > 0 || all == 0 && seen_of_late > 0)
}

/// Stores a browser as known.
pub fn store_known_device(
    connection: &mut AnyConn,
    known_hash: &str,
    account: &AccountLock,
    now: Millis,
) -> Result<(), DbError> {
    let user = account.user();
    let known = known_devices::table.find(known_hash);
    if diesel::update(known).set(known_devices::seen_at.eq(now.0)).execute(connection)? > 0 {
        return Ok(());
    }
    let row = (
        known_devices::known_hash.eq(known_hash),
        known_devices::user_id.eq(user.to_row()),
        known_devices::seen_at.eq(now.0),
    );
    let insert = diesel::insert_into(known_devices::table).values(row).on_conflict_do_nothing();
    match connection {
        AnyConn::Sqlite(sqlite) => insert.execute(sqlite)?,
        AnyConn::Postgres(postgres) => insert.execute(postgres)?,
    };
    let own: Vec<String> = known_devices::table
        .filter(known_devices::user_id.eq(user.to_row()))
        .order((known_devices::seen_at.desc(), known_devices::known_hash))
        .select(known_devices::known_hash)
        .load(connection)?;
    if let Some(old) = own.get(DEVICES_MAX..).filter(|old| !old.is_empty()) {
        diesel::delete(known_devices::table.filter(known_devices::known_hash.eq_any(old)))
            .execute(connection)?;
    }
    Ok(())
}

/// Deletes every known browser of an account.
pub fn forget_all(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    let own = known_devices::table.filter(known_devices::user_id.eq(user.to_row()));
    diesel::delete(own).execute(connection)?;
    Ok(())
}

/// Deletes browsers last used before `before`, and older unanswered sign-ins.
pub fn forget_before(connection: &mut AnyConn, before: Millis) -> Result<usize, DbError> {
    diesel::delete(sign_ins::table.filter(sign_ins::at.lt(before.0))).execute(connection)?;
    let old = known_devices::table.filter(known_devices::seen_at.lt(before.0));
    Ok(diesel::delete(old).execute(connection)?)
}

/// A sign-in from an unknown browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignIn {
    /// The id of the session that it started.
    pub id: SessionId,
    pub known_hash: String,
    pub user_agent: String,
    pub network: String,
    pub at: Millis,
}

/// Stores a sign-in until its owner confirms or rejects it.
pub fn insert_sign_in(connection: &mut AnyConn, account: &AccountLock, new: &SignIn) -> Result<(), DbError> {
    let user = account.user();
    diesel::insert_into(sign_ins::table)
        .values((
            sign_ins::id.eq(new.id.to_row()),
            sign_ins::user_id.eq(user.to_row()),
            sign_ins::known_hash.eq(&new.known_hash),
            sign_ins::user_agent.eq(&new.user_agent),
            sign_ins::network.eq(&new.network),
            sign_ins::at.eq(new.at.0),
        ))
        .execute(connection)?;
    let own: Vec<i64> = sign_ins::table
        .filter(sign_ins::user_id.eq(user.to_row()))
        .order((sign_ins::at.desc(), sign_ins::id))
        .select(sign_ins::id)
        .load(connection)?;
    if let Some(old) = own.get(SIGN_INS_MAX..).filter(|old| !old.is_empty()) {
        diesel::delete(sign_ins::table.filter(sign_ins::id.eq_any(old))).execute(connection)?;
    }
    Ok(())
}

type UnansweredRow = (i64, String, String, String, i64);

/// Returns the unanswered sign-ins of an account, newest first, each with true if its session is still open. Leaves
/// out the sign-in of session `but`, because a session cannot confirm itself.
pub fn sign_ins_of(
    connection: &mut AnyConn,
    user: UserId,
    but: SessionId,
) -> Result<Vec<(SignIn, bool)>, DbError> {
    let rows: Vec<UnansweredRow> = sign_ins::table
        .filter(sign_ins::user_id.eq(user.to_row()))
        .filter(sign_ins::id.ne(but.to_row()))
        .order((sign_ins::at.desc(), sign_ins::id))
        .select((sign_ins::id, sign_ins::known_hash, sign_ins::user_agent, sign_ins::network, sign_ins::at))
        .load(connection)?;
    let ids: Vec<i64> = rows.iter().map(|row| row.0).collect();
    let open: Vec<i64> =
        sessions::table.filter(sessions::id.eq_any(&ids)).select(sessions::id).load(connection)?;
    Ok(rows
        .into_iter()
        .map(|row| {
            let is_open = open.contains(&row.0);
            (sign_in(row), is_open)
        })
        .collect())
}

/// Returns an unanswered sign-in of this account.
pub fn find_sign_in(
    connection: &mut AnyConn,
    user: UserId,
    id: SessionId,
) -> Result<Option<SignIn>, DbError> {
    let row: Option<UnansweredRow> = sign_ins::table
        .filter(sign_ins::user_id.eq(user.to_row()))
        .filter(sign_ins::id.eq(id.to_row()))
        .select((sign_ins::id, sign_ins::known_hash, sign_ins::user_agent, sign_ins::network, sign_ins::at))
        .first(connection)
        .optional()?;
    Ok(row.map(sign_in))
}

fn sign_in((id, known_hash, user_agent, network, at): UnansweredRow) -> SignIn {
    SignIn { id: SessionId::from_row(id), known_hash, user_agent, network, at: Millis(at) }
}

/// Deletes a sign-in that the owner has answered. Returns true if it was unanswered before.
pub fn settle_sign_in(connection: &mut AnyConn, user: UserId, id: SessionId) -> Result<bool, DbError> {
    let own =
        sign_ins::table.filter(sign_ins::user_id.eq(user.to_row())).filter(sign_ins::id.eq(id.to_row()));
    Ok(diesel::delete(own).execute(connection)? > 0)
}

/// Rejects a sign-in: its session ends, and its browser is unknown again. Returns true if it was unanswered before.
pub fn refuse_sign_in(connection: &mut AnyConn, user: UserId, id: SessionId) -> Result<bool, DbError> {
    let Some(found) = find_sign_in(connection, user, id)? else { return Ok(false) };
    let browser = known_devices::table.filter(known_devices::known_hash.eq(&found.known_hash));
    diesel::delete(browser).execute(connection)?;
    super::sessions::delete_own(connection, user, id)?;
    settle_sign_in(connection, user, id)
}

/// Deletes an account's browsers and sign-ins.
pub(super) fn erase(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    forget_all(connection, user)?;
    diesel::delete(sign_ins::table.filter(sign_ins::user_id.eq(user.to_row()))).execute(connection)?;
    Ok(())
}
