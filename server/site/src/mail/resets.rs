//! Password resets by mail: who asked, and the mails that answer.

use store::{
    AnyConn, DbError,
    account::UserName,
    id::{UserId, random_id},
    mail::{
        self,
        queue::{self, Kind},
        resets,
    },
    users,
};
use wire::Millis;

use crate::{error::AppError, limits::Limit, node::Node};

/// The maximum number of accounts of one address that get a mail when a password is forgotten.
const OWNERS_MAX: i64 = 5;
/// The number of password reset requests that one query reads.
const RESETS_AT_ONCE: i64 = 100;

/// Answers the waiting password reset requests in the background. So a request does the same work in the same time,
/// with or without such an account.
pub(crate) async fn answer_resets(node: &Node) -> Result<(), AppError> {
    loop {
        let read = node.store.read(|connection| resets::waiting_resets(connection, RESETS_AT_ONCE));
        let waiting: Vec<(i64, String)> = read.await?;
        if waiting.is_empty() || node.lifecycle.is_stopping() {
            return Ok(());
        }
        for (id, asked) in waiting {
            answer_reset(node, id, asked).await?;
        }
    }
}

async fn answer_reset(node: &Node, id: i64, asked: String) -> Result<(), AppError> {
    let owners = node.store.read(move |connection| owners_of(connection, &asked)).await?;
    let mut allowed = Vec::new();
    for user in owners {
        if node.limit(Limit::ResetByAccount, &user.to_string()).await.is_ok() {
            allowed.push(user);
        }
    }
    let now = node.clock.now();
    let answered = node.store.write(move |connection| {
        if resets::take_reset(connection, id)? {
            for user in allowed {
                ask(connection, user, Kind::Reset, now)?;
            }
        }
        Ok::<_, DbError>(())
    });
    Ok(answered.await?)
}

/// Returns the accounts of a name or of a confirmed address.
fn owners_of(connection: &mut AnyConn, asked: &str) -> Result<Vec<UserId>, DbError> {
    if asked.contains('@') {
        return mail::owners(connection, asked, OWNERS_MAX);
    }
    let Ok(name) = UserName::parse_any(asked) else { return Ok(Vec::new()) };
    let Some(account) = users::by_name(connection, &name)? else { return Ok(Vec::new()) };
    let address = mail::address_of(connection, account.id)?.filter(|address| address.confirmed);
    Ok(address.map(|address| address.user).into_iter().collect())
}

/// Queues a mail that was asked for.
pub(crate) fn ask(connection: &mut AnyConn, user: UserId, kind: Kind, now: Millis) -> Result<(), DbError> {
    let once = format!("{} {}", kind.as_str(), random_id());
    queue::enqueue(connection, user, kind, None, &once, now).map(drop)
}
