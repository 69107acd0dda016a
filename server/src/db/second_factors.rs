//! What accounts ask for beside their passwords.

use diesel::prelude::*;
use wire::Millis;

use super::{
    AnyConn, DbError,
    schema::{recovery_codes, second_factors},
};
use crate::{account::Step, id::UserId};

/// A secret as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct StoredFactor {
    /// What it is sealed for.
    pub(crate) enrolment: i64,
    pub(crate) sealed: String,
    /// None: its first code has not been given.
    pub(crate) confirmed_at: Option<Millis>,
}

/// The factor of an account, confirmed or not.
pub(crate) fn of(connection: &mut AnyConn, user: UserId) -> Result<Option<StoredFactor>, DbError> {
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

/// Recovery codes that are left.
pub(crate) fn codes_left(connection: &mut AnyConn, user: UserId) -> Result<i64, DbError> {
    let of_user = recovery_codes::table.filter(recovery_codes::user_id.eq(user.to_row()));
    Ok(of_user.count().get_result(connection)?)
}

/// Keeps a secret that is to be confirmed, in place of another that was not. Conflicts when there is a confirmed one.
pub(crate) fn begin(
    connection: &mut AnyConn,
    user: UserId,
    enrolment: i64,
    sealed: &str,
) -> Result<(), DbError> {
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

/// Asks for codes from now on. False if this secret is not the one that waits, any more.
pub(crate) fn confirm(
    connection: &mut AnyConn,
    user: UserId,
    enrolment: i64,
    step: Step,
    now: Millis,
) -> Result<bool, DbError> {
    let waiting = second_factors::table
        .filter(second_factors::user_id.eq(user.to_row()))
        .filter(second_factors::enrolment.eq(enrolment))
        .filter(second_factors::confirmed_at.is_null());
    let confirmed = (second_factors::confirmed_at.eq(now.0), second_factors::used_step.eq(step.0));
    Ok(diesel::update(waiting).set(confirmed).execute(connection)? == 1)
}

/// Notes that the code of a step was used. False if it was used before, or a later one was.
pub(crate) fn use_step(connection: &mut AnyConn, user: UserId, step: Step) -> Result<bool, DbError> {
    let unused = second_factors::table
        .filter(second_factors::user_id.eq(user.to_row()))
        .filter(second_factors::used_step.lt(step.0));
    Ok(diesel::update(unused).set(second_factors::used_step.eq(step.0)).execute(connection)? == 1)
}

/// Uses a recovery code up. False if it is none.
pub(crate) fn use_code(connection: &mut AnyConn, user: UserId, code_hash: &str) -> Result<bool, DbError> {
    Ok(diesel::delete(recovery_codes::table.find((user.to_row(), code_hash))).execute(connection)? == 1)
}

/// Puts new recovery codes in place of all there were.
pub(crate) fn replace_codes(
    connection: &mut AnyConn,
    user: UserId,
    code_hashes: &[String],
) -> Result<(), DbError> {
    forget_codes(connection, user)?;
    for hash in code_hashes {
        diesel::insert_into(recovery_codes::table)
            .values((recovery_codes::user_id.eq(user.to_row()), recovery_codes::code_hash.eq(hash)))
            .execute(connection)?;
    }
    Ok(())
}

/// Asks for no codes any more. False if none were asked for.
pub(crate) fn remove(connection: &mut AnyConn, user: UserId) -> Result<bool, DbError> {
    forget_codes(connection, user)?;
    Ok(diesel::delete(second_factors::table.find(user.to_row())).execute(connection)? == 1)
}

fn forget_codes(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    let of_user = recovery_codes::table.filter(recovery_codes::user_id.eq(user.to_row()));
    diesel::delete(of_user).execute(connection)?;
    Ok(())
}
