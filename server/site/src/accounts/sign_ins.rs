//! Sign-ins from browsers new to an account. The owner is notified on the account page, and by mail if the site sends
//! mail and the account has an address. The owner then confirms or rejects the sign-in.

use store::{
    AnyConn, DbError,
    account::SessionToken,
    account_locks::AccountLock,
    id::{SessionId, UserId},
    known_devices::{self, SignIn},
    mail::{
        self,
        links::{self, Purpose},
        queue,
    },
    sessions::NewSession,
};
use texts::refusals;
use wire::Millis;

use crate::{accounts::Accounts, error::AppError};

/// Stores a sign-in from an unknown browser, and queues a mail about it.
pub(super) fn store_sign_in(
    connection: &mut AnyConn,
    account: &AccountLock,
    session: &NewSession,
    known_hash: String,
    sends_mail: bool,
) -> Result<(), DbError> {
    let sign_in = SignIn {
        id: session.id,
        known_hash,
        user_agent: session.user_agent.clone(),
        network: session.network.clone(),
        at: session.created_at,
    };
    known_devices::insert_sign_in(connection, account, &sign_in)?;
    let user = account.user();
    let confirmed = mail::address_of(connection, user)?.is_some_and(|address| address.confirmed);
    if sends_mail && confirmed {
        queue::enqueue_sign_in(connection, user, session.id, session.created_at)?;
    }
    Ok(())
}

/// Returns the unanswered sign-ins that this session may see, each with true if its session is still open.
///
/// # Errors
/// If the database fails.
pub async fn waiting(
    accounts: &Accounts,
    user: UserId,
    this: SessionId,
) -> Result<Vec<(SignIn, bool)>, AppError> {
    Ok(accounts.node.store.read(move |connection| known_devices::sign_ins_of(connection, user, this)).await?)
}

/// The owner's answer to the notice of a sign-in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// The owner confirms it.
    Mine,
    /// The owner rejects it: the session ends, and its browser is unknown again.
    NotMine,
}

/// Applies the owner's answer to the notice of a sign-in.
///
/// # Errors
/// If it is the sign-in of the calling session, or this account has no unanswered sign-in with that id.
pub async fn say(
    accounts: &Accounts,
    user: UserId,
    this: SessionId,
    id: SessionId,
    word: Word,
) -> Result<(), AppError> {
    // An intruder could otherwise confirm the intruder's own sign-in.
    if id == this {
        return Err(AppError::Forbidden(refusals::session_confirms_itself()));
    }
    let settled = accounts.node.store.write(move |connection| match word {
        Word::Mine => known_devices::settle_sign_in(connection, user, id),
        Word::NotMine => known_devices::refuse_sign_in(connection, user, id),
    });
    if !settled.await? {
        return Err(AppError::NotFound(refusals::no_such_sign_in()));
    }
    if word == Word::NotMine {
        accounts.presence.signed_out(user, Some(id));
    }
    Ok(())
}

/// Ends a sign-in by the link of its mail, which works once.
///
/// # Errors
/// If the link was used or has expired.
pub async fn end_by_link(accounts: &Accounts, token: &str) -> Result<(), AppError> {
    let bad_link = || AppError::NotFound(refusals::no_such_link());
    let hash = SessionToken::parse(token).ok_or_else(bad_link)?.link_hash();
    let now: Millis = accounts.node.clock.now();
    let ended = accounts.node.store.write(move |connection| {
        let Some((user, id)) = links::sign_in_of_link(connection, &hash, now)? else { return Ok(None) };
        links::use_link(connection, &hash, Purpose::EndSignIn, now)?;
        known_devices::refuse_sign_in(connection, user, id)?;
        // `refuse_sign_in` does nothing for a sign-in that the owner has already confirmed on the site.
        store::sessions::delete_own(connection, user, id)?;
        Ok::<_, DbError>(Some((user, id)))
    });
    let (user, id) = ended.await?.ok_or_else(bad_link)?;
    accounts.presence.signed_out(user, Some(id));
    Ok(())
}
