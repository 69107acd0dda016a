//! What operators have done with `fullprime admin`.

use diesel::prelude::*;
use wire::Millis;

use super::{
    AnyConn, DbError,
    schema::{operator_log, users},
};
use crate::id::{UserId, random_id};

/// One act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Act {
    /// The user of the machine; empty where its environment names none.
    pub(crate) operator: String,
    /// The command.
    pub(crate) what: &'static str,
    /// To whom.
    pub(crate) user: Option<UserId>,
    /// What more there is to say.
    pub(crate) detail: String,
}

/// An act as it is told.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub(crate) struct Told {
    pub(crate) at: i64,
    pub(crate) operator: String,
    pub(crate) act: String,
    /// The name that the account has now.
    pub(crate) name: Option<String>,
    pub(crate) detail: String,
}

/// Notes an act; in the transaction that does it.
pub(crate) fn note(connection: &mut AnyConn, act: &Act, now: Millis) -> Result<(), DbError> {
    diesel::insert_into(operator_log::table)
        .values((
            operator_log::id.eq(random_id()),
            operator_log::at.eq(now.0),
            operator_log::operator.eq(&act.operator),
            operator_log::act.eq(act.what),
            operator_log::user_id.eq(act.user.map(|user| user.to_row())),
            operator_log::detail.eq(&act.detail),
        ))
        .execute(connection)?;
    Ok(())
}

/// The newest acts, the latest first.
pub(crate) fn newest(connection: &mut AnyConn, limit: i64) -> Result<Vec<Told>, DbError> {
    let rows = operator_log::table
        .left_join(users::table.on(users::id.nullable().eq(operator_log::user_id)))
        .order((operator_log::at.desc(), operator_log::id))
        .limit(limit)
        .select((
            operator_log::at,
            operator_log::operator,
            operator_log::act,
            users::name.nullable(),
            operator_log::detail,
        ));
    Ok(rows.load(connection)?)
}
