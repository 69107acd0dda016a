//! The operator log: actions with `fullprime admin`.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    schema::{operator_log, users},
};
use crate::id::{UserId, random_id};

/// An action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OperatorAct {
    /// The user of the machine; empty if its environment names none.
    pub operator: String,
    /// The command.
    pub what: &'static str,
    /// The account concerned.
    pub user: Option<UserId>,
    /// Further details.
    pub detail: String,
}

/// An entry as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct OperatorLogEntry {
    pub at: i64,
    pub operator: String,
    pub act: String,
    /// The current name of the account.
    pub name: Option<String>,
    pub detail: String,
}

/// Stores an action. Runs in the transaction that carries it out.
pub fn store_operator_act(connection: &mut AnyConn, act: &OperatorAct, now: Millis) -> Result<(), DbError> {
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

/// Returns the newest entries, newest first.
pub fn newest(connection: &mut AnyConn, limit: i64) -> Result<Vec<OperatorLogEntry>, DbError> {
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
