//! The mail of an account: its address, which the owner confirms by a link, its notices, and password resets.

use store::{
    DbError,
    account::{Account, AccountKind, SessionToken},
    account_locks,
    id::UserId,
    known_devices,
    mail::{
        self, Address,
        links::{self, Purpose},
        queue::Kind,
    },
    people, sessions, users,
};
use texts::refusals;
use wire::{Language, MailNotices, MailView};

use super::{Client, Password, hasher::Queue};
use crate::{
    accounts::Accounts,
    error::AppError,
    limits::{AddressLimit, Limit},
    mail::{Post, resets},
    messages::{ToStored, ToWire},
};

/// The maximum length of an address in characters.
const ADDRESS_MAX: usize = 254;
/// The initial notices of an account that gives an address.
const NOTICES_FIRST: mail::Notices = mail::Notices { your_turn: true, challenge: true, match_found: true };

fn post(accounts: &Accounts) -> Result<&Post, AppError> {
    accounts.post.as_deref().ok_or_else(|| AppError::NotFound(refusals::no_mail_here()))
}

/// Returns an account's mail settings.
pub async fn view(accounts: &Accounts, account: &Account) -> Result<MailView, AppError> {
    let user = account.id;
    let found = accounts.node.store.read(move |connection| mail::address_of(connection, user)).await?;
    Ok(found.map_or_else(nothing, |address| address.to_wire()))
}

fn nothing() -> MailView {
    MailView {
        address: None,
        confirmed: false,
        language: Language::ENGLISH,
        notices: NOTICES_FIRST.to_wire(),
    }
}

/// Sets a new address. Until it is confirmed, only the confirmation mail is sent to it. The password is required,
/// because the owner of a confirmed address can set a new password.
pub async fn set_address(
    accounts: &Accounts,
    account: &Account,
    address: &str,
    password: Password,
    language: Language,
) -> Result<MailView, AppError> {
    let post = post(accounts)?;
    if account.kind != AccountKind::Person {
        return Err(AppError::Forbidden(refusals::guests_get_no_mail()));
    }
    let address = parse_address(address)?;
    check_password(accounts, account, password).await?;
    accounts.node.limit(Limit::MailByAccount, &account.id.to_string()).await?;
    let (user, now) = (account.id, accounts.node.clock.now());
    let set = accounts.node.store.write(move |connection| {
        let notices = mail::address_of(connection, user)?.map_or(NOTICES_FIRST, |known| known.notices);
        let unsubscribe = SessionToken::random().expose().to_owned();
        let wanted = Address { user, address, confirmed: false, language, notices, unsubscribe };
        mail::set_address(connection, &wanted)?;
        resets::ask(connection, user, Kind::Confirm, now)?;
        Ok::<_, DbError>(wanted)
    });
    let set = set.await?;
    post.wake();
    Ok(set.to_wire())
}

fn parse_address(text: &str) -> Result<String, AppError> {
    let text = text.trim();
    let is_one = text.len() <= ADDRESS_MAX && text.parse::<lettre::Address>().is_ok();
    if is_one {
        Ok(text.to_owned())
    } else {
        Err(AppError::invalid("address", refusals::not_a_mail_address()))
    }
}

async fn check_password(accounts: &Accounts, account: &Account, password: Password) -> Result<(), AppError> {
    accounts.node.limit(Limit::PasswordByAccount, &account.id.to_string()).await?;
    let name = account.name.clone();
    let found = accounts.node.store.read(move |connection| users::credentials(connection, &name)).await?;
    let fits = accounts.passwords.verify(password, found.map(|(_, hash)| hash), Queue::Known).await?;
    if fits { Ok(()) } else { Err(AppError::WrongCredentials) }
}

/// Deletes the address and all its mail.
pub async fn forget_address(accounts: &Accounts, account: &Account) -> Result<MailView, AppError> {
    let user = account.id;
    accounts.node.store.write(move |connection| mail::forget(connection, user)).await?;
    Ok(nothing())
}

/// Sets the notices and the language of mails.
pub async fn set_notices(
    accounts: &Accounts,
    account: &Account,
    notices: MailNotices,
    language: Language,
) -> Result<MailView, AppError> {
    let (user, notices) = (account.id, notices.to_stored());
    let set =
        accounts.node.store.write(move |connection| mail::set_notices(connection, user, notices, language));
    if !set.await? {
        return Err(AppError::Conflict(refusals::no_mail_address()));
    }
    view(accounts, account).await
}

/// Confirms an address by the link of its mail.
pub async fn confirm(accounts: &Accounts, token: &str) -> Result<(), AppError> {
    let hash = link_hash(token)?;
    let now = accounts.node.clock.now();
    let confirmed = accounts.node.store.write(move |connection| {
        let Some(user) = links::owner_of_link(connection, &hash, Purpose::Confirm, now)? else {
            return Ok(false);
        };
        links::drop_links(connection, user, Purpose::Confirm)?;
        mail::confirm(connection, user)?;
        Ok::<_, DbError>(true)
    });
    if confirmed.await? { Ok(()) } else { Err(AppError::NotFound(refusals::no_such_link())) }
}

fn link_hash(token: &str) -> Result<String, AppError> {
    SessionToken::parse(token)
        .map(|token| token.link_hash())
        .ok_or_else(|| AppError::NotFound(refusals::no_such_link()))
}

/// Switches off all notices of the account with this link.
pub async fn unsubscribe(accounts: &Accounts, token: String) -> Result<(), AppError> {
    let done = accounts.node.store.write(move |connection| mail::unsubscribe(connection, &token)).await?;
    if done { Ok(()) } else { Err(AppError::NotFound(refusals::no_such_link())) }
}

/// Sends a link for a new password to the confirmed address of an account, or to all accounts of an address. The
/// answer does not reveal whether one exists.
pub async fn ask_for_reset(accounts: &Accounts, client: &Client, asked: &str) -> Result<(), AppError> {
    let post = post(accounts)?;
    accounts.node.limit_address(AddressLimit::ResetByAddress, client.address).await?;
    let (asked, now) = (asked.trim().to_owned(), accounts.node.clock.now());
    let kept = accounts
        .node
        .store
        .write(move |connection| mail::resets::ask_for_reset(connection, &asked, now))
        .await?;
    post.wake();
    if kept { Ok(()) } else { Err(AppError::Unavailable(refusals::too_many_resets())) }
}

/// Sets a new password for the owner of the link, and ends every session. It starts none, because signing in may also
/// require a code.
pub async fn reset_password(
    accounts: &Accounts,
    client: &Client,
    token: &str,
    password: String,
) -> Result<UserId, AppError> {
    accounts.node.limit_address(AddressLimit::ResetByAddress, client.address).await?;
    let hash = link_hash(token)?;
    let now = accounts.node.clock.now();
    let asked = hash.clone();
    let found = accounts.node.store.read(move |connection| {
        let Some(user) = links::owner_of_link(connection, &asked, Purpose::Reset, now)? else {
            return Ok(None);
        };
        Ok::<_, DbError>(people::by_ids(connection, [user])?.remove(&user))
    });
    let account = found.await?.ok_or_else(|| AppError::NotFound(refusals::no_such_link()))?;
    let password = Password::choose(password, account.name.as_str())?;
    let new = accounts.passwords.hash(password).await?;
    let (user, known_hash) = (account.id, client.device.known_hash(&account.name));
    let changed = accounts.node.store.write(move |connection| {
        let lock = account_locks::lock_account(connection, user)?;
        if !links::use_link(connection, &hash, Purpose::Reset, now)?
            || !users::set_password(connection, user, None, &new)?
        {
            return Err(AppError::NotFound(refusals::no_such_link()));
        }
        links::drop_links(connection, user, Purpose::Reset)?;
        sessions::delete_all_of(connection, user)?;
        // Someone who stole the old password may have used it in any of these browsers. The browser that opened the
        // link is the owner's.
        known_devices::forget_all(connection, user)?;
        known_devices::store_known_device(connection, &known_hash, &lock, now)?;
        Ok(())
    });
    changed.await?;
    Ok(user)
}
