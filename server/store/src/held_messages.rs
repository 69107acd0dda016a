//! Private messages between people of a team match, which are held back while one of its boards is in play. Until they
//! are delivered, only their senders know of them: they have no number in the conversation.

use std::collections::BTreeSet;

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError, account_locks, contacts,
    direct_messages::{self, Most, NewMessage},
    schema::held_messages,
};
use crate::id::{RequestId, TeamMatchId, UserId, random_id};

/// The maximum number of messages of one sender that are held at the same time.
pub const HELD_MAX: i64 = 200;

/// A held message as its sender sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    pub to: UserId,
    pub at: Millis,
    pub text: String,
}

/// Holds a message back, once for each request. Returns false, and stores nothing, if too many messages of the sender
/// are held.
pub fn hold(connection: &mut AnyConn, new: &NewMessage, until: TeamMatchId) -> Result<bool, DbError> {
    account_locks::lock_account(connection, new.by)?;
    let own = held_messages::table.filter(held_messages::by_id.eq(new.by.to_row()));
    let known: i64 = own
        .filter(held_messages::to_id.eq(new.to.to_row()))
        .filter(held_messages::request.eq(&new.request.0))
        .count()
        .get_result(connection)?;
    if known > 0 {
        return Ok(true);
    }
    let held: i64 = own.count().get_result(connection)?;
    if held >= HELD_MAX {
        return Ok(false);
    }
    diesel::insert_into(held_messages::table)
        .values((
            held_messages::id.eq(random_id()),
            held_messages::competition_id.eq(until.to_row()),
            held_messages::by_id.eq(new.by.to_row()),
            held_messages::to_id.eq(new.to.to_row()),
            held_messages::at.eq(new.at.0),
            held_messages::request.eq(&new.request.0),
            held_messages::text.eq(&new.text),
        ))
        .execute(connection)?;
    Ok(true)
}

/// Returns the held messages of a sender, oldest first; with `to`, only those to this person.
pub fn list_held_messages(
    connection: &mut AnyConn,
    by: UserId,
    to: Option<UserId>,
) -> Result<Vec<Held>, DbError> {
    let rows: Vec<(i64, i64, String)> = held_messages::table
        .filter(held_messages::by_id.eq(by.to_row()))
        .order((held_messages::at, held_messages::id))
        .select((held_messages::to_id, held_messages::at, held_messages::text))
        .load(connection)?;
    let held = |(to, at, text)| Held { to: UserId::from_row(to), at: Millis(at), text };
    let held = rows.into_iter().map(held);
    Ok(held.filter(|one| to.is_none_or(|to| one.to == to)).collect())
}

/// Returns the team matches that hold messages.
pub fn holders(connection: &mut AnyConn) -> Result<Vec<TeamMatchId>, DbError> {
    let rows: Vec<i64> =
        held_messages::table.select(held_messages::competition_id).distinct().load(connection)?;
    Ok(rows.into_iter().map(TeamMatchId::from_row).collect())
}

/// Delivers the messages that a team match holds, in the order in which they were sent. Messages between people who
/// have blocked each other since are deleted. Returns the people concerned.
pub fn deliver(connection: &mut AnyConn, of: TeamMatchId, most: Most) -> Result<BTreeSet<UserId>, DbError> {
    let held = held_messages::table.filter(held_messages::competition_id.eq(of.to_row()));
    let rows: Vec<(i64, i64, i64, i64, String, String)> = held
        .order((held_messages::at, held_messages::id))
        .select((
            held_messages::id,
            held_messages::by_id,
            held_messages::to_id,
            held_messages::at,
            held_messages::request,
            held_messages::text,
        ))
        .load(connection)?;
    let of_all = rows.iter().flat_map(|(_, by, to, ..)| [*by, *to]).map(UserId::from_row);
    account_locks::lock_persons(connection, of_all.collect::<Vec<_>>())?;
    let mut people = BTreeSet::new();
    for (id, by, to, at, request, text) in rows {
        // Another node may deliver at the same time: each message is delivered by the transaction that deletes it.
        if diesel::delete(held_messages::table.find(id)).execute(connection)? == 0 {
            continue;
        }
        let (by, to) = (UserId::from_row(by), UserId::from_row(to));
        if contacts::kept_apart(connection, by)?.contains(&to) {
            continue;
        }
        let message = NewMessage { by, to, at: Millis(at), request: RequestId(request), text };
        direct_messages::send(connection, &message, most)?;
        people.extend([by, to]);
    }
    Ok(people)
}

/// Deletes all held messages from and to a person.
pub fn erase(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    let user = user.to_row();
    let own = held_messages::table.filter(held_messages::by_id.eq(user).or(held_messages::to_id.eq(user)));
    diesel::delete(own).execute(connection)?;
    Ok(())
}
