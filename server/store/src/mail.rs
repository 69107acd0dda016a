//! Mail addresses, links in mails, and the queue of outgoing mails.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    schema::{mail_addresses, mail_links, mail_queue, reset_requests},
};
use crate::id::{MatchId, SessionId, UserId, random_id};

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

/// The language of an account's mails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    English,
    German,
    Ukrainian,
    Hebrew,
    Spanish,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 5] =
        [Language::English, Language::German, Language::Ukrainian, Language::Hebrew, Language::Spanish];
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

/// The purpose of a link in a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Confirms that the address belongs to the account.
    Confirm,
    /// Allows a new password.
    Reset,
    /// Ends a sign-in that was not the owner's.
    EndSignIn,
}

impl Purpose {
    fn as_str(self) -> &'static str {
        match self {
            Purpose::Confirm => "confirm",
            Purpose::Reset => "reset",
            Purpose::EndSignIn => "end_sign_in",
        }
    }
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

impl TryFrom<AddressRow> for Address {
    type Error = DbError;

    fn try_from(row: AddressRow) -> Result<Address, DbError> {
        let language = language_of(&row.language)
            .ok_or_else(|| DbError::Broken(format!("mail_addresses: language of {}", row.user_id)))?;
        Ok(Address {
            user: UserId::from_row(row.user_id),
            address: row.address,
            confirmed: row.confirmed,
            language,
            notices: Notices {
                your_turn: row.your_turn,
                challenge: row.challenge,
                match_found: row.match_found,
            },
            unsubscribe: row.unsubscribe,
        })
    }
}

/// Parses the name that [`language_name`] returns.
pub(crate) fn language_of(name: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language_name(*language) == name)
}

pub(crate) fn language_name(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::German => "de",
        Language::Ukrainian => "uk",
        Language::Hebrew => "he",
        Language::Spanish => "es",
    }
}

/// Returns an account's address.
pub fn address_of(connection: &mut AnyConn, user: UserId) -> Result<Option<Address>, DbError> {
    let row = mail_addresses::table
        .find(user.to_row())
        .select(AddressRow::as_select())
        .first(connection)
        .optional()?;
    row.map(Address::try_from).transpose()
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
            mail_addresses::language.eq(language_name(wanted.language)),
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
    let waiting = mail_queue::table.filter(mail_queue::user_id.eq(id)).filter(mail_queue::state.eq(WAITING));
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
            mail_addresses::language.eq(language_name(language)),
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

/// Stores a link before it is mailed.
pub fn insert_link(
    connection: &mut AnyConn,
    token_hash: &str,
    to: &Address,
    purpose: Purpose,
    sign_in: Option<SessionId>,
    expires_at: Millis,
) -> Result<(), DbError> {
    diesel::insert_into(mail_links::table)
        .values((
            mail_links::token_hash.eq(token_hash),
            mail_links::user_id.eq(to.user.to_row()),
            mail_links::purpose.eq(purpose.as_str()),
            mail_links::address.eq(&to.address),
            mail_links::expires_at.eq(expires_at.0),
            mail_links::sign_in_id.eq(sign_in.map(SessionId::to_row)),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the account of a link that is still valid.
pub fn owner_of_link(
    connection: &mut AnyConn,
    token_hash: &str,
    purpose: Purpose,
    now: Millis,
) -> Result<Option<UserId>, DbError> {
    let user: Option<i64> = mail_links::table
        .find(token_hash)
        .filter(mail_links::purpose.eq(purpose.as_str()))
        .filter(mail_links::expires_at.gt(now.0))
        .select(mail_links::user_id)
        .first(connection)
        .optional()?;
    Ok(user.map(UserId::from_row))
}

/// Returns the account and the sign-in that a valid link ends.
pub fn sign_in_of_link(
    connection: &mut AnyConn,
    token_hash: &str,
    now: Millis,
) -> Result<Option<(UserId, SessionId)>, DbError> {
    let found: Option<(i64, Option<i64>)> = mail_links::table
        .find(token_hash)
        .filter(mail_links::purpose.eq(Purpose::EndSignIn.as_str()))
        .filter(mail_links::expires_at.gt(now.0))
        .select((mail_links::user_id, mail_links::sign_in_id))
        .first(connection)
        .optional()?;
    Ok(found.and_then(|(user, id)| Some((UserId::from_row(user), SessionId::from_row(id?)))))
}

/// Uses up a link. Returns true if it was still valid.
pub fn use_link(
    connection: &mut AnyConn,
    token_hash: &str,
    purpose: Purpose,
    now: Millis,
) -> Result<bool, DbError> {
    let good = mail_links::table
        .filter(mail_links::token_hash.eq(token_hash))
        .filter(mail_links::purpose.eq(purpose.as_str()))
        .filter(mail_links::expires_at.gt(now.0));
    Ok(diesel::delete(good).execute(connection)? == 1)
}

/// Revokes all links of this purpose of an account.
pub fn drop_links(connection: &mut AnyConn, user: UserId, purpose: Purpose) -> Result<(), DbError> {
    let own = mail_links::table
        .filter(mail_links::user_id.eq(user.to_row()))
        .filter(mail_links::purpose.eq(purpose.as_str()));
    diesel::delete(own).execute(connection)?;
    Ok(())
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

/// Returns the accounts that want any notices, by id after `after`.
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
    rows.into_iter().map(Address::try_from).collect()
}

// ---- the queue

/// A waiting mail: id, account, kind, match, time it is due, attempts, sign-in.
type Due = (i64, i64, String, Option<i64>, i64, i32, Option<i64>);

const WAITING: &str = "waiting";
const SENT: &str = "sent";
const GIVEN_UP: &str = "given_up";

/// Puts a mail into the queue, unless one with this key exists. Returns true if it was added.
pub fn enqueue(
    connection: &mut AnyConn,
    user: UserId,
    kind: Kind,
    about: Option<MatchId>,
    once: &str,
    now: Millis,
) -> Result<bool, DbError> {
    let known: i64 = mail_queue::table.filter(mail_queue::once.eq(once)).count().get_result(connection)?;
    if known > 0 {
        return Ok(false);
    }
    diesel::insert_into(mail_queue::table)
        .values((
            mail_queue::id.eq(random_id()),
            mail_queue::user_id.eq(user.to_row()),
            mail_queue::kind.eq(kind.as_str()),
            mail_queue::match_id.eq(about.map(MatchId::to_row)),
            mail_queue::once.eq(once),
            mail_queue::state.eq(WAITING),
            mail_queue::made_at.eq(now.0),
            mail_queue::next_try_at.eq(now.0),
            mail_queue::tries.eq(0),
        ))
        .execute(connection)?;
    Ok(true)
}

/// Puts a mail about a sign-in into the queue.
pub fn enqueue_sign_in(
    connection: &mut AnyConn,
    user: UserId,
    sign_in: SessionId,
    now: Millis,
) -> Result<(), DbError> {
    let once = format!("{} {}", Kind::NewDevice.as_str(), sign_in.to_row());
    enqueue(connection, user, Kind::NewDevice, None, &once, now)?;
    diesel::update(mail_queue::table.filter(mail_queue::once.eq(once)))
        .set(mail_queue::sign_in_id.eq(sign_in.to_row()))
        .execute(connection)?;
    Ok(())
}

/// The maximum number of password reset requests that may wait.
const RESETS_MAX: i64 = 10_000;
/// The maximum number of bytes of a request that are stored: no name and no address is longer.
const ASKED_MAX: usize = 254;

/// Stores a password reset request. Returns true if there was room. Does not look up the account.
pub fn ask_for_reset(connection: &mut AnyConn, asked: &str, now: Millis) -> Result<bool, DbError> {
    let waiting: i64 = reset_requests::table.count().get_result(connection)?;
    if waiting >= RESETS_MAX {
        return Ok(false);
    }
    // No account has a longer name or address; an empty text is stored in its place.
    let asked = if asked.len() > ASKED_MAX { "" } else { asked };
    diesel::insert_into(reset_requests::table)
        .values((
            reset_requests::id.eq(random_id()),
            reset_requests::asked.eq(asked),
            reset_requests::asked_at.eq(now.0),
        ))
        .execute(connection)?;
    Ok(true)
}

/// Returns the waiting password reset requests, oldest first.
pub fn waiting_resets(connection: &mut AnyConn, limit: i64) -> Result<Vec<(i64, String)>, DbError> {
    let rows = reset_requests::table
        .order((reset_requests::asked_at, reset_requests::id))
        .limit(limit)
        .select((reset_requests::id, reset_requests::asked))
        .load(connection)?;
    Ok(rows)
}

/// Claims a password reset request by deleting it. Returns true unless another node was first.
pub fn take_reset(connection: &mut AnyConn, id: i64) -> Result<bool, DbError> {
    Ok(diesel::delete(reset_requests::table.find(id)).execute(connection)? == 1)
}

/// Claims the due mail that has waited longest. The claim lasts until `until`; after that the claiming node is
/// assumed dead.
pub fn claim(connection: &mut AnyConn, now: Millis, until: Millis) -> Result<Option<Queued>, DbError> {
    let due: Option<Due> = mail_queue::table
        .filter(mail_queue::state.eq(WAITING))
        .filter(mail_queue::next_try_at.le(now.0))
        .order((mail_queue::next_try_at, mail_queue::id))
        .select((
            mail_queue::id,
            mail_queue::user_id,
            mail_queue::kind,
            mail_queue::match_id,
            mail_queue::next_try_at,
            mail_queue::tries,
            mail_queue::sign_in_id,
        ))
        .first(connection)
        .optional()?;
    let Some((id, user, kind, about, next_try_at, tries, sign_in)) = due else { return Ok(None) };
    // Another node may claim it at the same moment.
    let own = mail_queue::table
        .filter(mail_queue::id.eq(id))
        .filter(mail_queue::state.eq(WAITING))
        .filter(mail_queue::next_try_at.eq(next_try_at));
    let taken = diesel::update(own)
        .set((mail_queue::next_try_at.eq(until.0), mail_queue::tries.eq(tries + 1)))
        .execute(connection)?;
    if taken == 0 {
        return Ok(None);
    }
    let kind = Kind::from_row(&kind).ok_or_else(|| DbError::Broken("mail_queue: kind".to_owned()))?;
    Ok(Some(Queued {
        id,
        user: UserId::from_row(user),
        kind,
        about: about.map(MatchId::from_row),
        sign_in: sign_in.map(SessionId::from_row),
        tries: u32::try_from(tries + 1).unwrap_or(u32::MAX),
    }))
}

/// Ends a mail that was sent or is no longer useful.
pub fn done(connection: &mut AnyConn, id: i64) -> Result<(), DbError> {
    end(connection, id, SENT)
}

/// Ends a mail that will not be tried again.
pub fn give_up(connection: &mut AnyConn, id: i64) -> Result<(), DbError> {
    end(connection, id, GIVEN_UP)
}

fn end(connection: &mut AnyConn, id: i64, state: &str) -> Result<(), DbError> {
    diesel::update(mail_queue::table.find(id)).set(mail_queue::state.eq(state)).execute(connection)?;
    Ok(())
}

/// Schedules the next attempt to send a mail.
pub fn retry(connection: &mut AnyConn, id: i64, at: Millis) -> Result<(), DbError> {
    diesel::update(mail_queue::table.find(id)).set(mail_queue::next_try_at.eq(at.0)).execute(connection)?;
    Ok(())
}

/// Deletes ended mails made before `before`, and expired links.
pub fn forget_before(connection: &mut AnyConn, before: Millis, now: Millis) -> Result<(), DbError> {
    let over =
        mail_queue::table.filter(mail_queue::state.ne(WAITING)).filter(mail_queue::made_at.lt(before.0));
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

/// The kind of a mail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Asks the owner to confirm the address.
    Confirm,
    /// Links to the form for a new password.
    Reset,
    /// Says that it is the player's turn.
    YourTurn,
    /// Says that a seat is reserved for the player.
    Challenge,
    /// Says that a match has begun.
    MatchFound,
    /// Says that an unknown browser has signed in.
    NewDevice,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 6] =
        [Kind::Confirm, Kind::Reset, Kind::YourTurn, Kind::Challenge, Kind::MatchFound, Kind::NewDevice];

    /// Returns the name in the queue and the metrics.
    pub fn as_str(self) -> &'static str {
        match self {
            Kind::Confirm => "confirm",
            Kind::Reset => "reset",
            Kind::YourTurn => "your_turn",
            Kind::Challenge => "challenge",
            Kind::MatchFound => "match_found",
            Kind::NewDevice => "new_device",
        }
    }

    /// Parses the name that [`Kind::as_str`] returns.
    pub fn from_row(text: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.as_str() == text)
    }

    /// Returns true if users can unsubscribe from this kind. The other kinds answer a request of the user, or
    /// concern the account's safety.
    pub fn is_notice(self) -> bool {
        match self {
            Kind::YourTurn | Kind::Challenge | Kind::MatchFound => true,
            Kind::Confirm | Kind::Reset | Kind::NewDevice => false,
        }
    }
}

/// A mail claimed from the queue.
#[derive(Debug, Clone)]
pub struct Queued {
    pub id: i64,
    pub user: UserId,
    pub kind: Kind,
    pub about: Option<MatchId>,
    pub sign_in: Option<SessionId>,
    /// The number of attempts, including this one.
    pub tries: u32,
}
