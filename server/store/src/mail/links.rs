//! The links in mails. The database has only their hashes.

use diesel::prelude::*;
use moment::Millis;

use super::Address;
use crate::{
    AnyConn, DbError,
    id::{SessionId, UserId},
    schema::mail_links,
};

/// The purpose of a link in a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Confirms that the address belongs to the account.
    Confirm,
    /// Allows a new password.
    Reset,
    /// Ends a sign-in that was not the owner's.
    EndSignIn,
}

impl Purpose {
    fn as_str(self) -> &'static str {
        match self {
            Purpose::Confirm => "confirm",
            Purpose::Reset => "reset",
            Purpose::EndSignIn => "end_sign_in",
        }
    }
}

/// Stores a link before it is mailed.
pub fn insert_link(
    connection: &mut AnyConn,
    token_hash: &str,
    to: &Address,
    purpose: Purpose,
    sign_in: Option<SessionId>,
    expires_at: Millis,
) -> Result<(), DbError> {
    diesel::insert_into(mail_links::table)
        .values((
            mail_links::token_hash.eq(token_hash),
            mail_links::user_id.eq(to.user.to_row()),
            mail_links::purpose.eq(purpose.as_str()),
            mail_links::address.eq(&to.address),
            mail_links::expires_at.eq(expires_at.0),
            mail_links::sign_in_id.eq(sign_in.map(SessionId::to_row)),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the account of a link that is still valid.
pub fn owner_of_link(
    connection: &mut AnyConn,
    token_hash: &str,
    purpose: Purpose,
    now: Millis,
) -> Result<Option<UserId>, DbError> {
    let user: Option<i64> = mail_links::table
        .find(token_hash)
        .filter(mail_links::purpose.eq(purpose.as_str()))
        .filter(mail_links::expires_at.gt(now.0))
        .select(mail_links::user_id)
        .first(connection)
        .optional()?;
    Ok(user.map(UserId::from_row))
}

/// Returns the account and the sign-in that a valid link ends.
pub fn sign_in_of_link(
    connection: &mut AnyConn,
    token_hash: &str,
    now: Millis,
) -> Result<Option<(UserId, SessionId)>, DbError> {
    let found: Option<(i64, Option<i64>)> = mail_links::table
        .find(token_hash)
        .filter(mail_links::purpose.eq(Purpose::EndSignIn.as_str()))
        .filter(mail_links::expires_at.gt(now.0))
        .select((mail_links::user_id, mail_links::sign_in_id))
        .first(connection)
        .optional()?;
    Ok(found.and_then(|(user, id)| Some((UserId::from_row(user), SessionId::from_row(id?)))))
}

/// Uses up a link. Returns true if it was still valid.
pub fn use_link(
    connection: &mut AnyConn,
    token_hash: &str,
    purpose: Purpose,
    now: Millis,
) -> Result<bool, DbError> {
    let good = mail_links::table
        .filter(mail_links::token_hash.eq(token_hash))
        .filter(mail_links::purpose.eq(purpose.as_str()))
        .filter(mail_links::expires_at.gt(now.0));
    Ok(diesel::delete(good).execute(connection)? == 1)
}

/// Revokes all links of this purpose of an account.
pub fn drop_links(connection: &mut AnyConn, user: UserId, purpose: Purpose) -> Result<(), DbError> {
    let own = mail_links::table
        .filter(mail_links::user_id.eq(user.to_row()))
        .filter(mail_links::purpose.eq(purpose.as_str()));
    diesel::delete(own).execute(connection)?;
    Ok(())
}
