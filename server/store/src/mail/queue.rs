//! The queue of outgoing mails.

use diesel::prelude::*;
use moment::Millis;

use crate::{
    AnyConn, DbError,
    id::{MatchId, SessionId, UserId, random_id},
    schema::mail_queue,
};

/// A waiting mail: id, account, kind, match, time it is due, attempts, sign-in.
type Due = (i64, i64, String, Option<i64>, i64, i32, Option<i64>);

pub(super) const WAITING: &str = "waiting";

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
    /// Says that the opponent of a finished match offers a rematch.
    Rematch,
    /// Says that a match has begun.
    MatchFound,
    /// Says that an unknown browser has signed in.
    NewDevice,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 7] = [
        Kind::Confirm,
        Kind::Reset,
        Kind::YourTurn,
        Kind::Challenge,
        Kind::Rematch,
        Kind::MatchFound,
        Kind::NewDevice,
    ];

    /// Returns the name in the queue and the metrics.
    pub fn as_str(self) -> &'static str {
        match self {
            Kind::Confirm => "confirm",
            Kind::Reset => "reset",
            Kind::YourTurn => "your_turn",
            Kind::Challenge => "challenge",
            Kind::Rematch => "rematch",
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
            Kind::YourTurn | Kind::Challenge | Kind::Rematch | Kind::MatchFound => true,
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
