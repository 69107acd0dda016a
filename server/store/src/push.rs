//! Browsers that want notices by web push, and the queue of outgoing notices.

use diesel::prelude::*;
use languages::Language;
use moment::Millis;

use super::{
    AnyConn, DbError, account_locks,
    schema::{push_queue, push_subscriptions},
};
use crate::{
    id::{MatchId, UserId, random_id},
    mail::language_of,
};

/// The kind of a notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// It is the user's turn in a correspondence match.
    YourTurn,
    /// Another player challenges the user.
    Challenge,
    /// The opponent of a finished match offers a rematch.
    Rematch,
    /// A match of the user's has begun.
    MatchFound,
    /// A table of an event waits for the user.
    Round,
    /// Players call the user, who directs an event.
    Calls,
    /// Another player has written to the user.
    Message,
}

impl Kind {
    pub const ALL: [Kind; 7] = [
        Kind::YourTurn,
        Kind::Challenge,
        Kind::Rematch,
        Kind::MatchFound,
        Kind::Round,
        Kind::Calls,
        Kind::Message,
    ];

    /// Returns the name in the queue.
    pub fn as_str(self) -> &'static str {
        match self {
            Kind::YourTurn => "your_turn",
            Kind::Challenge => "challenge",
            Kind::Rematch => "rematch",
            Kind::MatchFound => "match_found",
            Kind::Round => "round",
            Kind::Calls => "calls",
            Kind::Message => "message",
        }
    }
}

/// The kinds that a browser wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "independent choices, each with its own name")]
pub struct Kinds {
    pub your_turn: bool,
    pub challenge: bool,
    pub match_found: bool,
    pub round: bool,
    pub calls: bool,
    pub messages: bool,
}

impl Kinds {
    /// Returns true if this kind is wanted.
    pub fn has(self, kind: Kind) -> bool {
        match kind {
            Kind::YourTurn => self.your_turn,
            Kind::Challenge | Kind::Rematch => self.challenge,
            Kind::MatchFound => self.match_found,
            Kind::Round => self.round,
            Kind::Calls => self.calls,
            Kind::Message => self.messages,
        }
    }
}

/// A browser that wants notices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subscription {
    pub id: i64,
    pub user: UserId,
    /// The address at the push service.
    pub endpoint: String,
    /// The browser's public key in base64url.
    pub public_key: String,
    /// The browser's secret in base64url.
    pub auth: String,
    pub language: Language,
    pub kinds: Kinds,
    pub made_at: Millis,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = push_subscriptions)]
#[expect(clippy::struct_excessive_bools, reason = "independent columns")]
struct PushRow {
    id: i64,
    user_id: i64,
    endpoint: String,
    public_key: String,
    auth: String,
    language: String,
    your_turn: bool,
    challenge: bool,
    match_found: bool,
    round: bool,
    calls: bool,
    made_at: i64,
    messages: bool,
}

impl From<PushRow> for Subscription {
    fn from(row: PushRow) -> Subscription {
        Subscription {
            id: row.id,
            user: UserId::from_row(row.user_id),
            endpoint: row.endpoint,
            public_key: row.public_key,
            auth: row.auth,
            language: language_of(&row.language),
            kinds: Kinds {
                your_turn: row.your_turn,
                challenge: row.challenge,
                match_found: row.match_found,
                round: row.round,
                calls: row.calls,
                messages: row.messages,
            },
            made_at: Millis(row.made_at),
        }
    }
}

/// Returns the browsers of an account, oldest first.
pub fn of_user(connection: &mut AnyConn, user: UserId) -> Result<Vec<Subscription>, DbError> {
    let rows: Vec<PushRow> = push_subscriptions::table
        .filter(push_subscriptions::user_id.eq(user.to_row()))
        .order((push_subscriptions::made_at, push_subscriptions::id))
        .select(PushRow::as_select())
        .load(connection)?;
    Ok(rows.into_iter().map(Subscription::from).collect())
}

/// Stores a browser, in place of the one stored under its endpoint: a browser belongs to the account that used it last.
/// The newest `most` browsers of an account stay.
pub fn put(connection: &mut AnyConn, wanted: &Subscription, most: usize) -> Result<(), DbError> {
    account_locks::lock_account(connection, wanted.user)?;
    remove_endpoint(connection, &wanted.endpoint)?;
    let kinds = wanted.kinds;
    diesel::insert_into(push_subscriptions::table)
        .values((
            push_subscriptions::id.eq(wanted.id),
            push_subscriptions::user_id.eq(wanted.user.to_row()),
            push_subscriptions::endpoint.eq(&wanted.endpoint),
            push_subscriptions::public_key.eq(&wanted.public_key),
            push_subscriptions::auth.eq(&wanted.auth),
            push_subscriptions::language.eq(wanted.language.code()),
            push_subscriptions::your_turn.eq(kinds.your_turn),
            push_subscriptions::challenge.eq(kinds.challenge),
            push_subscriptions::match_found.eq(kinds.match_found),
            push_subscriptions::round.eq(kinds.round),
            push_subscriptions::calls.eq(kinds.calls),
            push_subscriptions::messages.eq(kinds.messages),
            push_subscriptions::made_at.eq(wanted.made_at.0),
        ))
        .execute(connection)?;
    let own = of_user(connection, wanted.user)?;
    for old in own.iter().take(own.len().saturating_sub(most)) {
        remove(connection, old.id)?;
    }
    Ok(())
}

/// Deletes a browser with its waiting notices.
pub fn remove(connection: &mut AnyConn, id: i64) -> Result<(), DbError> {
    diesel::delete(push_queue::table.filter(push_queue::subscription_id.eq(id))).execute(connection)?;
    diesel::delete(push_subscriptions::table.find(id)).execute(connection)?;
    Ok(())
}

fn remove_endpoint(connection: &mut AnyConn, endpoint: &str) -> Result<(), DbError> {
    let known: Option<i64> = push_subscriptions::table
        .filter(push_subscriptions::endpoint.eq(endpoint))
        .select(push_subscriptions::id)
        .first(connection)
        .optional()?;
    known.map_or(Ok(()), |id| remove(connection, id))
}

/// Deletes a browser of an account by its endpoint. Returns true if it was known.
pub fn remove_own(connection: &mut AnyConn, user: UserId, endpoint: &str) -> Result<bool, DbError> {
    let own = of_user(connection, user)?;
    let Some(found) = own.iter().find(|one| one.endpoint == endpoint) else { return Ok(false) };
    remove(connection, found.id)?;
    Ok(true)
}

/// Deletes all browsers of an account.
pub fn erase(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    for one in of_user(connection, user)? {
        remove(connection, one.id)?;
    }
    Ok(())
}

/// Returns the browsers whose ids come after `after`, in the order of their ids.
pub fn portion(connection: &mut AnyConn, after: i64, limit: i64) -> Result<Vec<Subscription>, DbError> {
    let rows: Vec<PushRow> = push_subscriptions::table
        .filter(push_subscriptions::id.gt(after))
        .order(push_subscriptions::id)
        .limit(limit)
        .select(PushRow::as_select())
        .load(connection)?;
    Ok(rows.into_iter().map(Subscription::from).collect())
}

// ---- the queue

const WAITING: &str = "waiting";
const ENDED: &str = "ended";

/// A notice to queue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    pub subscription: i64,
    pub kind: Kind,
    pub about: Option<MatchId>,
    /// The page of the event, if it is not about a match.
    pub path: Option<String>,
    /// The key that makes the notice unique among those of the subscription.
    pub once: String,
}

/// A notice that was taken from the queue.
#[derive(Debug, Clone)]
pub struct Queued {
    pub id: i64,
    pub subscription: Subscription,
    pub kind: Kind,
    pub about: Option<MatchId>,
    pub path: Option<String>,
    /// The number of attempts, including this one.
    pub tries: u32,
}

/// Puts a notice into the queue, unless it is known or the browser has had `most` since `since`. Returns true if it was
/// added.
pub fn enqueue(
    connection: &mut AnyConn,
    notice: &Notice,
    since: Millis,
    most: i64,
    now: Millis,
) -> Result<bool, DbError> {
    let once = format!("{} {}", notice.subscription, notice.once);
    let known: i64 = push_queue::table.filter(push_queue::once.eq(&once)).count().get_result(connection)?;
    let recent: i64 = push_queue::table
        .filter(push_queue::subscription_id.eq(notice.subscription))
        .filter(push_queue::made_at.gt(since.0))
        .count()
        .get_result(connection)?;
    let is_there: i64 = push_subscriptions::table.find(notice.subscription).count().get_result(connection)?;
    if known > 0 || recent >= most || is_there == 0 {
        return Ok(false);
    }
    diesel::insert_into(push_queue::table)
        .values((
            push_queue::id.eq(random_id()),
            push_queue::subscription_id.eq(notice.subscription),
            push_queue::kind.eq(notice.kind.as_str()),
            push_queue::match_id.eq(notice.about.map(MatchId::to_row)),
            push_queue::path.eq(&notice.path),
            push_queue::once.eq(once),
            push_queue::state.eq(WAITING),
            push_queue::made_at.eq(now.0),
            push_queue::next_try_at.eq(now.0),
            push_queue::tries.eq(0),
        ))
        .execute(connection)?;
    Ok(true)
}

/// A waiting notice: id, subscription, kind, match, page, time it is due, attempts.
type Due = (i64, i64, String, Option<i64>, Option<String>, i64, i32);

/// Claims the notice that has been due longest. The claim lasts until `until`; after that the claiming node is assumed
/// dead.
pub fn claim(connection: &mut AnyConn, now: Millis, until: Millis) -> Result<Option<Queued>, DbError> {
    let due: Option<Due> = push_queue::table
        .filter(push_queue::state.eq(WAITING))
        .filter(push_queue::next_try_at.le(now.0))
        .order((push_queue::next_try_at, push_queue::id))
        .select((
            push_queue::id,
            push_queue::subscription_id,
            push_queue::kind,
            push_queue::match_id,
            push_queue::path,
            push_queue::next_try_at,
            push_queue::tries,
        ))
        .first(connection)
        .optional()?;
    let Some((id, subscription, kind, about, path, next_try_at, tries)) = due else { return Ok(None) };
    // Another node may claim it at the same moment.
    let own = push_queue::table
        .filter(push_queue::id.eq(id))
        .filter(push_queue::state.eq(WAITING))
        .filter(push_queue::next_try_at.eq(next_try_at));
    let taken = diesel::update(own)
        .set((push_queue::next_try_at.eq(until.0), push_queue::tries.eq(tries + 1)))
        .execute(connection)?;
    if taken == 0 {
        return Ok(None);
    }
    let row: PushRow =
        push_subscriptions::table.find(subscription).select(PushRow::as_select()).first(connection)?;
    let kind = Kind::ALL.into_iter().find(|one| one.as_str() == kind);
    Ok(Some(Queued {
        id,
        subscription: row.into(),
        kind: kind.ok_or_else(|| DbError::Broken("push_queue: kind".to_owned()))?,
        about: about.map(MatchId::from_row),
        path,
        tries: u32::try_from(tries + 1).unwrap_or(u32::MAX),
    }))
}

/// Ends a notice that was sent, is no longer useful or is dropped.
pub fn end(connection: &mut AnyConn, id: i64) -> Result<(), DbError> {
    diesel::update(push_queue::table.find(id)).set(push_queue::state.eq(ENDED)).execute(connection)?;
    Ok(())
}

/// Schedules the next attempt to send a notice.
pub fn retry(connection: &mut AnyConn, id: i64, at: Millis) -> Result<(), DbError> {
    diesel::update(push_queue::table.find(id)).set(push_queue::next_try_at.eq(at.0)).execute(connection)?;
    Ok(())
}

/// Deletes ended notices made before `before`.
pub fn forget_before(connection: &mut AnyConn, before: Millis) -> Result<usize, DbError> {
    let over = push_queue::table.filter(push_queue::state.eq(ENDED)).filter(push_queue::made_at.lt(before.0));
    Ok(diesel::delete(over).execute(connection)?)
}
