//! Second factors: the sealed secrets and recovery codes of accounts.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    schema::{recovery_codes, second_factors},
};
use crate::{account::CodePeriod, id::UserId};

/// A stored secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredFactor {
    /// The id of the enrolment, which the secret is sealed with.
    pub enrolment: i64,
    pub sealed: String,
    /// The time of confirmation; `None` until the first code is given.
    pub confirmed_at: Option<Millis>,
}

/// Returns the second factor of an account, confirmed or not.
pub fn load_factor(connection: &mut AnyConn, user: UserId) -> Result<Option<StoredFactor>, DbError> {
    let row: Option<(i64, String, Option<i64>)> = second_factors::table
        .find(user.to_row())
        .select((second_factors::enrolment, second_factors::sealed, second_factors::confirmed_at))
        .first(connection)
        .optional()?;
    Ok(row.map(|(enrolment, sealed, confirmed_at)| StoredFactor {
        enrolment,
        sealed,
        confirmed_at: confirmed_at.map(Millis),
    }))
}

/// Returns the number of unused recovery codes.
pub fn codes_left(connection: &mut AnyConn, user: UserId) -> Result<i64, DbError> {
    let of_user = recovery_codes::table.filter(recovery_codes::user_id.eq(user.to_row()));
    Ok(of_user.count().get_result(connection)?)
}

/// Stores a secret to be confirmed; it replaces another unconfirmed one. Fails with a conflict if there is a confirmed
/// one.
pub fn begin(connection: &mut AnyConn, user: UserId, enrolment: i64, sealed: &str) -> Result<(), DbError> {
    let unconfirmed = second_factors::table
        .filter(second_factors::user_id.eq(user.to_row()))
        .filter(second_factors::confirmed_at.is_null());
    diesel::delete(unconfirmed).execute(connection)?;
    diesel::insert_into(second_factors::table)
        .values((
            second_factors::user_id.eq(user.to_row()),
            second_factors::enrolment.eq(enrolment),
            second_factors::sealed.eq(sealed),
            second_factors::used_step.eq(i64::MIN),
        ))
        .execute(connection)?;
    Ok(())
}

/// Confirms a secret; codes are required from now on. Returns false if this secret is no longer the pending one.
pub fn confirm(
    connection: &mut AnyConn,
    user: UserId,
    enrolment: i64,
    step: CodePeriod,
    now: Millis,
) -> Result<bool, DbError> {
    let waiting = second_factors::table
        .filter(second_factors::user_id.eq(user.to_row()))
        .filter(second_factors::enrolment.eq(enrolment))
        .filter(second_factors::confirmed_at.is_null());
    let confirmed = (second_factors::confirmed_at.eq(now.0), second_factors::used_step.eq(step.0));
    Ok(diesel::update(waiting).set(confirmed).execute(connection)? == 1)
}

/// Marks the code of a step as used. Returns false if it or a later one was used before.
pub fn use_step(connection: &mut AnyConn, user: UserId, step: CodePeriod) -> Result<bool, DbError> {
    let unused = second_factors::table
        .filter(second_factors::user_id.eq(user.to_row()))
        .filter(second_factors::used_step.lt(step.0));
    Ok(diesel::update(unused).set(second_factors::used_step.eq(step.0)).execute(connection)? == 1)
}

/// Uses up a recovery code. Returns false if there is no such code.
pub fn use_code(connection: &mut AnyConn, user: UserId, code_hash: &str) -> Result<bool, DbError> {
    Ok(diesel::delete(recovery_codes::table.find((user.to_row(), code_hash))).execute(connection)? == 1)
}

/// Replaces all recovery codes.
pub fn replace_codes(connection: &mut AnyConn, user: UserId, code_hashes: &[String]) -> Result<(), DbError> {
    forget_codes(connection, user)?;
    for hash in code_hashes {
        diesel::insert_into(recovery_codes::table)
            .values((recovery_codes::user_id.eq(user.to_row()), recovery_codes::code_hash.eq(hash)))
            .execute(connection)?;
    }
    Ok(())
}

/// Removes the second factor. Returns false if there was none.
pub fn remove(connection: &mut AnyConn, user: UserId) -> Result<bool, DbError> {
    forget_codes(connection, user)?;
    Ok(diesel::delete(second_factors::table.find(user.to_row())).execute(connection)? == 1)
}

fn forget_codes(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    let of_user = recovery_codes::table.filter(recovery_codes::user_id.eq(user.to_row()));
    diesel::delete(of_user).execute(connection)?;
    Ok(())
}
