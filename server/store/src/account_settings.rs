//! The settings of accounts in the browsers of their owners: one document each, which only the clients read.

use diesel::prelude::*;
use moment::Millis;

use super::{AnyConn, DbError, schema::account_settings};
use crate::id::UserId;

/// The stored settings of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredAccountSettings {
    /// A JSON document.
    pub document: String,
    /// The time of the latest change.
    pub changed_at: Millis,
}

/// Returns the settings of an account, if it has stored any.
pub fn load_settings(
    connection: &mut AnyConn,
    user: UserId,
) -> Result<Option<StoredAccountSettings>, DbError> {
    let row: Option<(String, i64)> = account_settings::table
        .find(user.to_row())
        .select((account_settings::document, account_settings::changed_at))
        .first(connection)
        .optional()?;
    Ok(row.map(|(document, changed_at)| StoredAccountSettings { document, changed_at: Millis(changed_at) }))
}

/// Stores settings unless later ones are stored. Returns the settings that are stored now.
pub fn keep(
    connection: &mut AnyConn,
    user: UserId,
    wanted: &StoredAccountSettings,
) -> Result<StoredAccountSettings, DbError> {
    let columns = (
        account_settings::document.eq(&wanted.document),
        account_settings::changed_at.eq(wanted.changed_at.0),
    );
    let older = account_settings::table
        .filter(account_settings::user_id.eq(user.to_row()))
        .filter(account_settings::changed_at.lt(wanted.changed_at.0));
    if diesel::update(older).set(columns).execute(connection)? == 1 {
        return Ok(wanted.clone());
    }
    if let Some(kept) = load_settings(connection, user)? {
        return Ok(kept);
    }
    // The insert fails with a conflict if another node stores the first settings at the same moment.
    diesel::insert_into(account_settings::table)
        .values((account_settings::user_id.eq(user.to_row()), columns))
        .execute(connection)?;
    Ok(wanted.clone())
}

/// Deletes the settings of an account.
pub fn forget(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    diesel::delete(account_settings::table.find(user.to_row())).execute(connection)?;
    Ok(())
}
