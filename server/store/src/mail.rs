//! Mail addresses, and what is stored about mails: the [`queue`], the [`links`] in mails and the requests for
//! [`resets`].

pub mod links;
pub mod queue;
pub mod resets;

use diesel::prelude::*;
use languages::Language;
use moment::Millis;

use super::{
    AnyConn, DbError,
    schema::{mail_addresses, mail_links, mail_queue},
};
use crate::id::UserId;

/// An account's mail address and its notice settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    pub user: UserId,
    pub address: String,
    pub confirmed: bool,
    pub language: Language,
    pub notices: Notices,
    /// The token in the unsubscribe link of mails.
    pub unsubscribe: String,
}

/// The notices that an account wants by mail while its owner is away from the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Notices {
    /// It is the user's turn in a correspondence match.
    pub your_turn: bool,
    /// The user is challenged, or a seat is kept at a table.
    pub challenge: bool,
    /// A match of the user has begun.
    pub match_found: bool,
}

/// The stored data about an account's mail.
#[derive(Debug, Clone)]
pub struct Own {
    pub address: Address,
    /// Recent mails, sent or waiting, newest first.
    pub mails: Vec<OwnMail>,
}

/// A mail of an account.
#[derive(Debug, Clone)]
pub struct OwnMail {
    pub kind: String,
    pub state: String,
    /// The time from which it was to be sent.
    pub at: Millis,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = mail_addresses)]
#[expect(clippy::struct_excessive_bools, reason = "independent columns")]
struct AddressRow {
    user_id: i64,
    address: String,
    confirmed: bool,
    language: String,
    your_turn: bool,
    challenge: bool,
    match_found: bool,
    unsubscribe: String,
}

impl From<AddressRow> for Address {
    fn from(row: AddressRow) -> Address {
        Address {
            user: UserId::from_row(row.user_id),
            address: row.address,
            confirmed: row.confirmed,
            language: language_of(&row.language),
            notices: Notices {
                your_turn: row.your_turn,
                challenge: row.challenge,
                match_found: row.match_found,
            },
            unsubscribe: row.unsubscribe,
        }
    }
}

/// Returns the language of a row. One that only a newer version knows is English.
pub(crate) fn language_of(code: &str) -> Language {
    Language::from_code(code).unwrap_or(Language::ENGLISH)
}

/// Returns an account's address.
pub fn address_of(connection: &mut AnyConn, user: UserId) -> Result<Option<Address>, DbError> {
    let row = mail_addresses::table
        .find(user.to_row())
        .select(AddressRow::as_select())
        .first(connection)
        .optional()?;
    Ok(row.map(Address::from))
}

/// Replaces an account's address. Deletes the waiting mails and the links of the old one.
pub fn set_address(connection: &mut AnyConn, wanted: &Address) -> Result<(), DbError> {
    forget(connection, wanted.user)?;
    diesel::insert_into(mail_addresses::table)
        .values((
            mail_addresses::user_id.eq(wanted.user.to_row()),
            mail_addresses::address.eq(&wanted.address),
            mail_addresses::folded.eq(wanted.address.to_lowercase()),
            mail_addresses::confirmed.eq(wanted.confirmed),
            mail_addresses::language.eq(wanted.language.code()),
            mail_addresses::your_turn.eq(wanted.notices.your_turn),
            mail_addresses::challenge.eq(wanted.notices.challenge),
            mail_addresses::match_found.eq(wanted.notices.match_found),
            mail_addresses::unsubscribe.eq(&wanted.unsubscribe),
        ))
        .execute(connection)?;
    Ok(())
}

/// Deletes an account's address, its links and its waiting mails. Sent mails keep their keys, so that they are not
/// sent again if the account gets an address again.
pub fn forget(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    let id = user.to_row();
    diesel::delete(mail_addresses::table.find(id)).execute(connection)?;
    diesel::delete(mail_links::table.filter(mail_links::user_id.eq(id))).execute(connection)?;
    let waiting =
        mail_queue::table.filter(mail_queue::user_id.eq(id)).filter(mail_queue::state.eq(queue::WAITING));
    diesel::delete(waiting).execute(connection)?;
    Ok(())
}

/// Does the same as [`forget`], and deletes all sent mails too.
pub fn erase(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    forget(connection, user)?;
    diesel::delete(mail_queue::table.filter(mail_queue::user_id.eq(user.to_row()))).execute(connection)?;
    Ok(())
}

/// Sets the notices that an account gets by mail. Returns true if the account has an address.
pub fn set_notices(
    connection: &mut AnyConn,
    user: UserId,
    notices: Notices,
    language: Language,
) -> Result<bool, DbError> {
    let changed = diesel::update(mail_addresses::table.find(user.to_row()))
        .set((
            mail_addresses::your_turn.eq(notices.your_turn),
            mail_addresses::challenge.eq(notices.challenge),
            mail_addresses::match_found.eq(notices.match_found),
            mail_addresses::language.eq(language.code()),
        ))
        .execute(connection)?;
    Ok(changed == 1)
}

/// Switches off all notices of the account with this link. Returns true if the link belongs to an account.
pub fn unsubscribe(connection: &mut AnyConn, token: &str) -> Result<bool, DbError> {
    let own = mail_addresses::table.filter(mail_addresses::unsubscribe.eq(token));
    let changed = diesel::update(own)
        .set((
            mail_addresses::your_turn.eq(false),
            mail_addresses::challenge.eq(false),
            mail_addresses::match_found.eq(false),
        ))
        .execute(connection)?;
    Ok(changed == 1)
}

/// Confirms an account's address. A link is deleted together with the address that it was sent to, so it never confirms
/// another address.
pub fn confirm(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    diesel::update(mail_addresses::table.find(user.to_row()))
        .set(mail_addresses::confirmed.eq(true))
        .execute(connection)?;
    Ok(())
}

/// Returns the accounts that have confirmed this address.
pub fn owners(connection: &mut AnyConn, address: &str, limit: i64) -> Result<Vec<UserId>, DbError> {
    let rows: Vec<i64> = mail_addresses::table
        .filter(mail_addresses::folded.eq(address.to_lowercase()))
        .filter(mail_addresses::confirmed.eq(true))
        .order(mail_addresses::user_id)
        .limit(limit)
        .select(mail_addresses::user_id)
        .load(connection)?;
    Ok(rows.into_iter().map(UserId::from_row).collect())
}

/// Returns the accounts that want any notices, in the order of their ids, from the first one after `after`.
pub fn who_want_notices(
    connection: &mut AnyConn,
    after: UserId,
    limit: i64,
) -> Result<Vec<Address>, DbError> {
    let rows: Vec<AddressRow> = mail_addresses::table
        .filter(mail_addresses::user_id.gt(after.to_row()))
        .filter(mail_addresses::confirmed.eq(true))
        .filter(
            mail_addresses::your_turn
                .eq(true)
                .or(mail_addresses::challenge.eq(true))
                .or(mail_addresses::match_found.eq(true)),
        )
        .order(mail_addresses::user_id)
        .limit(limit)
        .select(AddressRow::as_select())
        .load(connection)?;
    Ok(rows.into_iter().map(Address::from).collect())
}

/// Deletes ended mails made before `before`, and expired links.
pub fn forget_before(connection: &mut AnyConn, before: Millis, now: Millis) -> Result<(), DbError> {
    let over = mail_queue::table
        .filter(mail_queue::state.ne(queue::WAITING))
        .filter(mail_queue::made_at.lt(before.0));
    diesel::delete(over).execute(connection)?;
    diesel::delete(mail_links::table.filter(mail_links::expires_at.le(now.0))).execute(connection)?;
    Ok(())
}

/// Returns the stored data about an account's mail.
pub fn own(connection: &mut AnyConn, user: UserId, limit: i64) -> Result<Option<Own>, DbError> {
    let Some(address) = address_of(connection, user)? else { return Ok(None) };
    let rows: Vec<(String, String, i64)> = mail_queue::table
        .filter(mail_queue::user_id.eq(user.to_row()))
        .order((mail_queue::made_at.desc(), mail_queue::id))
        .limit(limit)
        .select((mail_queue::kind, mail_queue::state, mail_queue::made_at))
        .load(connection)?;
    let mails = rows.into_iter().map(|(kind, state, at)| OwnMail { kind, state, at: Millis(at) });
    Ok(Some(Own { address, mails: mails.collect() }))
}
