//! Shared parts of the operator's commands: the log of their use, finding accounts by name, and printing lines.

use std::io::{self, Write as _};

use anyhow::Context as _;
use site::error::AppError;
use store::{
    AnyConn, DbError, Store,
    account::{Account, UserName},
    clock::Clock as _,
    id::UserId,
    operator_log::{self, OperatorAct},
    users,
};

use crate::SystemClock;

/// Returns the act with the operator's name as the machine knows it: the user behind `sudo`, or the current user.
pub(super) fn act(what: &'static str, user: Option<UserId>, detail: &str) -> OperatorAct {
    let operator = ["SUDO_USER", "USER"].into_iter().find_map(|name| std::env::var(name).ok());
    OperatorAct { operator: operator.unwrap_or_default(), what, user, detail: detail.to_owned() }
}

/// Runs a task and logs it in the same transaction, if it changed anything.
pub(super) async fn noted<T: Send + 'static>(
    store: &Store,
    act: OperatorAct,
    work: impl FnOnce(&mut AnyConn) -> Result<T, DbError> + Send + 'static,
    came_of_it: fn(&T) -> bool,
) -> Result<T, DbError> {
    let now = SystemClock.now();
    let write = store.write(move |connection| {
        let done = work(connection)?;
        if came_of_it(&done) {
            operator_log::store_operator_act(connection, &act, now)?;
        }
        Ok(done)
    });
    write.await
}

/// Returns the account of a name.
pub(super) async fn account_of(store: &Store, name: &str) -> anyhow::Result<Account> {
    let parsed = UserName::parse_any(name).map_err(AppError::from)?;
    let found = store.read(move |connection| users::by_name(connection, &parsed)).await?;
    found.with_context(|| format!("there is no account {name}"))
}

/// Prints a line.
pub(super) fn say(text: &str) -> anyhow::Result<()> {
    writeln!(io::stdout(), "{text}").context("standard output is closed")
}
