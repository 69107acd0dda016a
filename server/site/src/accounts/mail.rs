//! The mail of an account: its address, which the owner confirms by a link, its notices, and password resets.

use store::{
    AnyConn, DbError,
    account::{Account, AccountKind, SessionToken, UserName},
    id::{UserId, random_id},
    known_devices,
    mail::{self, Address, Kind, Purpose},
    people, sessions, users,
};
use wire::{MailLanguage, MailNotices, MailView, Millis};

use super::{Client, Password, hasher::Queue, service::address_key};
use crate::{
    Site,
    error::AppError,
    limits::Limit,
    mail::Post,
    messages::{ToStored, ToWire},
};

/// The most characters of an address.
const ADDRESS_MAX: usize = 254;
/// The most accounts of one address that get a mail when a password is forgotten.
const OWNERS_MAX: i64 = 5;
/// The initial notices of an account that gives an address.
const NOTICES_FIRST: mail::Notices = mail::Notices { your_turn: true, challenge: true, match_found: true };

fn post(site: &Site) -> Result<&Post, AppError> {
    site.post.as_deref().ok_or(AppError::NotFound("mail here: the site sends none"))
}

/// Returns an account's mail settings.
pub async fn view(site: &Site, account: &Account) -> Result<MailView, AppError> {
    let user = account.id;
    let found = site.store.read(move |connection| mail::address_of(connection, user)).await?;
    Ok(found.map_or_else(nothing, |address| address.to_wire()))
}

fn nothing() -> MailView {
    MailView { address: None, confirmed: false, language: MailLanguage::En, notices: NOTICES_FIRST.to_wire() }
}

/// Sets a new address. Only the confirmation mail is sent to it until it is confirmed. The password proves that the
/// owner gives it, because a reader of the account's mail can set a new password.
pub async fn set_address(
    site: &Site,
    account: &Account,
    address: &str,
    password: Password,
    language: MailLanguage,
) -> Result<MailView, AppError> {
    let post = post(site)?;
    if account.kind != AccountKind::Person {
        return Err(AppError::Forbidden("guests get no mail; keep the account first"));
    }
    let address = parse_address(address)?;
    check_password(site, account, password).await?;
    site.limit(Limit::MailByAccount, &account.id.to_string()).await?;
    let (user, now, language) = (account.id, site.clock.now(), language.to_stored());
    let set = site.store.write(move |connection| {
        let notices = mail::address_of(connection, user)?.map_or(NOTICES_FIRST, |known| known.notices);
        let unsubscribe = SessionToken::random().expose().to_owned();
        let wanted = Address { user, address, confirmed: false, language, notices, unsubscribe };
        mail::set_address(connection, &wanted)?;
        ask(connection, user, Kind::Confirm, now)?;
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
        Err(AppError::Invalid("address: no address of mail".to_owned()))
    }
}

async fn check_password(site: &Site, account: &Account, password: Password) -> Result<(), AppError> {
    site.limit(Limit::PasswordByAccount, &account.id.to_string()).await?;
    let name = account.name.clone();
    let found = site.store.read(move |connection| users::credentials(connection, &name)).await?;
    let fits = site.passwords.verify(password, found.map(|(_, hash)| hash), Queue::Known).await?;
    if fits { Ok(()) } else { Err(AppError::WrongCredentials) }
}

fn ask(connection: &mut AnyConn, user: UserId, kind: Kind, now: Millis) -> Result<(), DbError> {
    let once = format!("{} {}", kind.as_str(), random_id());
    mail::enqueue(connection, user, kind, None, &once, now).map(drop)
}

/// Deletes the address and all its mail.
pub async fn forget_address(site: &Site, account: &Account) -> Result<MailView, AppError> {
    let user = account.id;
    site.store.write(move |connection| mail::forget(connection, user)).await?;
    Ok(nothing())
}

/// Sets the notices and the language of mails.
pub async fn set_notices(
    site: &Site,
    account: &Account,
    notices: MailNotices,
    language: MailLanguage,
) -> Result<MailView, AppError> {
    let (user, notices, language) = (account.id, notices.to_stored(), language.to_stored());
    let set = site.store.write(move |connection| mail::set_notices(connection, user, notices, language));
    if !set.await? {
        return Err(AppError::Conflict("give an address first".to_owned()));
    }
    view(site, account).await
}

pub(super) const BAD_LINK: &str = "link, or it was used or is too old";

/// Confirms an address by the link of its mail.
pub async fn confirm(site: &Site, token: &str) -> Result<(), AppError> {
    let hash = link_hash(token)?;
    let now = site.clock.now();
    let confirmed = site.store.write(move |connection| {
        let Some(user) = mail::owner_of_link(connection, &hash, Purpose::Confirm, now)? else {
            return Ok(false);
        };
        mail::drop_links(connection, user, Purpose::Confirm)?;
        mail::confirm(connection, user)?;
        Ok::<_, DbError>(true)
    });
    if confirmed.await? { Ok(()) } else { Err(AppError::NotFound(BAD_LINK)) }
}

fn link_hash(token: &str) -> Result<String, AppError> {
    SessionToken::parse(token).map(|token| token.link_hash()).ok_or(AppError::NotFound(BAD_LINK))
}

/// Switches off all notices of the account with this link.
pub async fn unsubscribe(site: &Site, token: String) -> Result<(), AppError> {
    let done = site.store.write(move |connection| mail::unsubscribe(connection, &token)).await?;
    if done { Ok(()) } else { Err(AppError::NotFound(BAD_LINK)) }
}

/// Sends a link for a new password to the confirmed address of an account, or to all accounts of an address. The
/// answer does not reveal if there is any.
pub async fn ask_for_reset(site: &Site, client: &Client, asked: &str) -> Result<(), AppError> {
    let post = post(site)?;
    site.limit(Limit::ResetByAddress, &address_key(client.address)).await?;
    let (asked, now) = (asked.trim().to_owned(), site.clock.now());
    let kept = site.store.write(move |connection| mail::ask_for_reset(connection, &asked, now)).await?;
    post.wake();
    if kept { Ok(()) } else { Err(AppError::Unavailable("too many ask for a new password; try again")) }
}

/// The number of password reset requests that one query reads.
const RESETS_AT_ONCE: i64 = 100;

/// Answers the waiting password reset requests in the background. So a request does the same work in the same time,
/// with or without such an account.
pub(crate) async fn answer_resets(site: &Site) -> Result<(), AppError> {
    loop {
        let read = site.store.read(|connection| mail::waiting_resets(connection, RESETS_AT_ONCE));
        let waiting: Vec<(i64, String)> = read.await?;
        if waiting.is_empty() || site.lifecycle.is_stopping() {
            return Ok(());
        }
        for (id, asked) in waiting {
            answer_reset(site, id, asked).await?;
        }
    }
}

async fn answer_reset(site: &Site, id: i64, asked: String) -> Result<(), AppError> {
    let owners = site.store.read(move |connection| owners_of(connection, &asked)).await?;
    let mut allowed = Vec::new();
    for user in owners {
        if site.limit(Limit::ResetByAccount, &user.to_string()).await.is_ok() {
            allowed.push(user);
        }
    }
    let now = site.clock.now();
    let answered = site.store.write(move |connection| {
        if mail::take_reset(connection, id)? {
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

/// Sets a new password for the owner of the link. Every session ends and none begins: signing in requires a code
/// too, if the account has a second factor.
pub async fn reset_password(
    site: &Site,
    client: &Client,
    token: &str,
    password: String,
) -> Result<UserId, AppError> {
    site.limit(Limit::ResetByAddress, &address_key(client.address)).await?;
    let hash = link_hash(token)?;
    let now = site.clock.now();
    let asked = hash.clone();
    let found = site.store.read(move |connection| {
        let Some(user) = mail::owner_of_link(connection, &asked, Purpose::Reset, now)? else {
            return Ok(None);
        };
        Ok::<_, DbError>(people::by_ids(connection, [user])?.remove(&user))
    });
    let account = found.await?.ok_or(AppError::NotFound(BAD_LINK))?;
    let password = Password::choose(password, account.name.as_str())?;
    let new = site.passwords.hash(password).await?;
    let (user, known_hash) = (account.id, client.device.known_hash(&account.name));
    let changed = site.store.write(move |connection| {
        if !mail::use_link(connection, &hash, Purpose::Reset, now)?
            || !users::set_password(connection, user, None, &new)?
        {
            return Err(AppError::NotFound(BAD_LINK));
        }
        mail::drop_links(connection, user, Purpose::Reset)?;
        sessions::delete_all_of(connection, user)?;
        // Someone who stole the old password may have used it in any of these browsers. The browser that opened the
        // link is the owner's.
        known_devices::forget_all(connection, user)?;
        known_devices::note(connection, &known_hash, user, now)?;
        Ok(())
    });
    changed.await?;
    Ok(user)
}
