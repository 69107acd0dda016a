//! Messages between two people. A conversation is a row under the smaller and the larger id of the two.

use std::collections::HashMap;

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    account_locks::{self, AccountLock},
    columns::column,
    schema::{contacts, conversations, direct_messages},
};
use crate::id::{RequestId, UserId};

/// The maximum number of messages in a conversation. Beyond it, the oldest are deleted.
pub const KEPT_MAX: u32 = 2_000;

/// The maximum numbers of conversations of one person.
#[derive(Debug, Clone, Copy)]
pub struct Most {
    /// Conversations in which the person has written, except with players whom the person blocks.
    pub conversations: i64,
    /// Conversations in which only the other has written.
    pub unanswered: i64,
}

/// A message as one of the two sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    pub number: u32,
    /// True if the person who asks wrote it.
    pub own: bool,
    pub at: Millis,
    pub text: String,
}

/// A message to store.
#[derive(Debug, Clone)]
pub struct NewMessage {
    pub by: UserId,
    pub to: UserId,
    pub at: Millis,
    pub request: RequestId,
    pub text: String,
}

/// A conversation as one of the two sees it.
#[derive(Debug, Clone)]
pub struct Conversation {
    pub other: UserId,
    pub last_at: Millis,
    pub unread: u32,
    /// The number up to which the person has read.
    pub read: u32,
    pub last: Option<Message>,
}

/// The unread messages of a person.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Unread {
    pub count: u32,
    /// The people who wrote them, the latest first.
    pub from: Vec<UserId>,
    /// The time of the latest message of the person's conversations, read or not.
    pub latest: Option<Millis>,
}

/// The keys of a conversation, and whether `user` has the smaller id.
fn keys(user: UserId, other: UserId) -> (i64, i64, bool) {
    let (user, other) = (user.to_row(), other.to_row());
    if user < other { (user, other, true) } else { (other, user, false) }
}

fn number(value: i32) -> u32 {
    u32::try_from(value).unwrap_or(0)
}

/// The result of sending a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sent {
    /// It was stored now, or under the same request before.
    Stored(Message),
    /// It was stored, and the addressee's oldest unanswered conversation was removed to make room.
    StoredForOldest(Message),
    /// The sender has too many conversations.
    TooMany,
}

/// Returns true if the two have a conversation that the other has not deleted. To write otherwise begins one.
pub fn is_begun(connection: &mut AnyConn, user: UserId, other: UserId) -> Result<bool, DbError> {
    Ok(find(connection, user, other)?.is_some_and(|row| !row.is_hidden_from_other))
}

/// Returns true if this request was stored before.
pub fn is_known(connection: &mut AnyConn, new: &NewMessage) -> Result<bool, DbError> {
    let (low, high, by_low) = keys(new.by, new.to);
    let known: i64 = direct_messages::table
        .filter(direct_messages::low_id.eq(low))
        .filter(direct_messages::high_id.eq(high))
        .filter(direct_messages::by_low.eq(by_low))
        .filter(direct_messages::request.eq(&new.request.0))
        .count()
        .get_result(connection)?;
    Ok(known > 0)
}

/// Stores a message once for each request. Fails with a conflict if another one takes the number at the same moment.
///
/// Only the sender's own conversations can refuse it: whatever others do, no inbox closes.
pub fn send(connection: &mut AnyConn, new: &NewMessage, most: Most) -> Result<Sent, DbError> {
    let (low, high, by_low) = keys(new.by, new.to);
    let known: Option<(i32, i64, String)> = direct_messages::table
        .filter(direct_messages::low_id.eq(low))
        .filter(direct_messages::high_id.eq(high))
        .filter(direct_messages::by_low.eq(by_low))
        .filter(direct_messages::request.eq(&new.request.0))
        .select((direct_messages::number, direct_messages::at, direct_messages::text))
        .first(connection)
        .optional()?;
    if let Some((known, at, text)) = known {
        return Ok(Sent::Stored(Message { number: number(known), own: true, at: Millis(at), text }));
    }
    let [sender, receiver] = account_locks::lock_accounts(connection, [new.by, new.to])?;
    let begun = find(connection, new.by, new.to)?;
    let has_written = begun.as_ref().is_some_and(|row| row.wrote);
    if !has_written && count_written(connection, &sender)? >= most.conversations {
        return Ok(Sent::TooMany);
    }
    let mut makes_room = false;
    if begun.as_ref().is_none_or(|row| row.is_hidden_from_other && !row.other_wrote) {
        makes_room = make_room(connection, &receiver, most.unanswered)?;
    }
    if begun.is_none() {
        diesel::insert_into(conversations::table)
            .values((
                conversations::low_id.eq(low),
                conversations::high_id.eq(high),
                conversations::last_number.eq(0),
                conversations::last_at.eq(new.at.0),
                conversations::low_read.eq(0),
                conversations::high_read.eq(0),
                conversations::low_unread.eq(0),
                conversations::high_unread.eq(0),
                conversations::low_wrote.eq(false),
                conversations::high_wrote.eq(false),
                conversations::low_from.eq(0),
                conversations::high_from.eq(0),
            ))
            .execute(connection)?;
    }
    let row =
        conversations::table.filter(conversations::low_id.eq(low)).filter(conversations::high_id.eq(high));
    // The update comes first: on PostgreSQL it locks the row, so that numbers are given in order.
    diesel::update(row)
        .set((
            conversations::last_number.eq(conversations::last_number + 1),
            conversations::last_at.eq(new.at.0),
            conversations::low_unread.eq(conversations::low_unread + i32::from(!by_low)),
            conversations::high_unread.eq(conversations::high_unread + i32::from(by_low)),
        ))
        .execute(connection)?;
    if !has_written && by_low {
        diesel::update(row).set(conversations::low_wrote.eq(true)).execute(connection)?;
    } else if !has_written {
        diesel::update(row).set(conversations::high_wrote.eq(true)).execute(connection)?;
    }
    let next: i32 = row.select(conversations::last_number).first(connection)?;
    diesel::insert_into(direct_messages::table)
        .values((
            direct_messages::low_id.eq(low),
            direct_messages::high_id.eq(high),
            direct_messages::number.eq(next),
            direct_messages::by_low.eq(by_low),
            direct_messages::at.eq(new.at.0),
            direct_messages::request.eq(&new.request.0),
            direct_messages::text.eq(&new.text),
        ))
        .execute(connection)?;
    let gone = next - column(KEPT_MAX);
    if gone > 0 {
        let old = direct_messages::table
            .filter(direct_messages::low_id.eq(low))
            .filter(direct_messages::high_id.eq(high))
            .filter(direct_messages::number.le(gone));
        diesel::delete(old).execute(connection)?;
    }
    // The sender counts as having read everything before the new message.
    read_up_to(connection, new.by, new.to, number(next))?;
    let message = Message { number: number(next), own: true, at: new.at, text: new.text.clone() };
    Ok(if makes_room { Sent::StoredForOldest(message) } else { Sent::Stored(message) })
}

/// The state of a conversation for one of its two people.
struct State {
    wrote: bool,
    other_wrote: bool,
    /// True if the other has deleted it, and nothing was written since.
    is_hidden_from_other: bool,
}

fn find(connection: &mut AnyConn, user: UserId, other: UserId) -> Result<Option<State>, DbError> {
    let (low, high, is_low) = keys(user, other);
    let row: Option<(i32, bool, bool, i32, i32)> = conversations::table
        .find((low, high))
        .select((
            conversations::last_number,
            conversations::low_wrote,
            conversations::high_wrote,
            conversations::low_from,
            conversations::high_from,
        ))
        .first(connection)
        .optional()?;
    Ok(row.map(|(last, low_wrote, high_wrote, low_from, high_from)| {
        let (wrote, other_wrote) = if is_low { (low_wrote, high_wrote) } else { (high_wrote, low_wrote) };
        let from_of_other = if is_low { high_from } else { low_from };
        State { wrote, other_wrote, is_hidden_from_other: from_of_other >= last }
    }))
}

/// Returns the number of conversations in which a person has written, without those with players whom the person
/// blocks.
fn count_written(connection: &mut AnyConn, sender: &AccountLock) -> Result<i64, DbError> {
    let user = sender.user().to_row();
    let blocked = || {
        contacts::table
            .filter(contacts::user_id.eq(user))
            .filter(contacts::is_blocked.eq(true))
            .select(contacts::other_id)
    };
    let as_low: i64 = conversations::table
        .filter(conversations::low_id.eq(user))
        .filter(conversations::low_wrote.eq(true))
        .filter(conversations::high_id.ne_all(blocked()))
        .count()
        .get_result(connection)?;
    let as_high: i64 = conversations::table
        .filter(conversations::high_id.eq(user))
        .filter(conversations::high_wrote.eq(true))
        .filter(conversations::low_id.ne_all(blocked()))
        .count()
        .get_result(connection)?;
    Ok(as_low + as_high)
}

/// Removes the oldest of too many unanswered conversations from a person's list; those of friends go last. Returns true
/// if one was removed.
fn make_room(connection: &mut AnyConn, receiver: &AccountLock, most: i64) -> Result<bool, DbError> {
    let user = receiver.user();
    let friends = super::contacts::friends_of(connection, user)?;
    let is_friend = |other: UserId| friends.contains(&other);
    let mut unanswered: Vec<(bool, Millis, UserId)> = rows_of(connection, user)?
        .into_iter()
        .filter(|row| !row.wrote(user))
        .map(|row| seen_by(user, &row))
        .map(|one| (is_friend(one.other), one.last_at, one.other))
        .collect();
    unanswered.sort_unstable();
    match unanswered.first() {
        Some((_, _, other)) if i64::try_from(unanswered.len()).unwrap_or(i64::MAX) >= most => {
            hide(connection, user, *other)
        }
        Some(_) | None => Ok(false),
    }
}

/// Deletes a conversation for one of its two people. The other keeps it; when both have deleted it, its messages are
/// deleted. Returns false if the person has no such conversation.
pub fn hide(connection: &mut AnyConn, user: UserId, other: UserId) -> Result<bool, DbError> {
    let (low, high, is_low) = keys(user, other);
    let row = conversations::table.find((low, high));
    let last = conversations::last_number;
    let changed = if is_low {
        diesel::update(row.filter(conversations::low_from.lt(last)))
            .set((
                conversations::low_from.eq(last),
                conversations::low_read.eq(last),
                conversations::low_unread.eq(0),
                conversations::low_wrote.eq(false),
            ))
            .execute(connection)?
    } else {
        diesel::update(row.filter(conversations::high_from.lt(last)))
            .set((
                conversations::high_from.eq(last),
                conversations::high_read.eq(last),
                conversations::high_unread.eq(0),
                conversations::high_wrote.eq(false),
            ))
            .execute(connection)?
    };
    // The messages are deleted with the conversation.
    diesel::delete(row.filter(conversations::low_from.ge(last)).filter(conversations::high_from.ge(last)))
        .execute(connection)?;
    Ok(changed > 0)
}

/// Marks the messages up to a number as read. Returns true if anything changed.
pub fn read_up_to(
    connection: &mut AnyConn,
    user: UserId,
    other: UserId,
    up_to: u32,
) -> Result<bool, DbError> {
    let (low, high, is_low) = keys(user, other);
    let left: i64 = direct_messages::table
        .filter(direct_messages::low_id.eq(low))
        .filter(direct_messages::high_id.eq(high))
        .filter(direct_messages::by_low.ne(is_low))
        .filter(direct_messages::number.gt(column(up_to)))
        .count()
        .get_result(connection)?;
    let left = i32::try_from(left).unwrap_or(i32::MAX);
    let row =
        conversations::table.filter(conversations::low_id.eq(low)).filter(conversations::high_id.eq(high));
    let changed = if is_low {
        diesel::update(row.filter(conversations::low_read.lt(column(up_to))))
            .set((conversations::low_read.eq(column(up_to)), conversations::low_unread.eq(left)))
            .execute(connection)?
    } else {
        diesel::update(row.filter(conversations::high_read.lt(column(up_to))))
            .set((conversations::high_read.eq(column(up_to)), conversations::high_unread.eq(left)))
            .execute(connection)?
    };
    Ok(changed > 0)
}

/// Returns the messages of a conversation before a number, the latest `limit`, oldest first.
pub fn page(
    connection: &mut AnyConn,
    user: UserId,
    other: UserId,
    before: Option<u32>,
    limit: i64,
) -> Result<Vec<Message>, DbError> {
    let (low, high, is_low) = keys(user, other);
    let from: Option<(i32, i32)> = conversations::table
        .find((low, high))
        .select((conversations::low_from, conversations::high_from))
        .first(connection)
        .optional()?;
    let from = from.map_or(0, |(of_low, of_high)| if is_low { of_low } else { of_high });
    let mut rows: Vec<(i32, bool, i64, String)> = direct_messages::table
        .filter(direct_messages::low_id.eq(low))
        .filter(direct_messages::high_id.eq(high))
        .filter(direct_messages::number.gt(from))
        .filter(direct_messages::number.lt(before.map_or(i32::MAX, column)))
        .order(direct_messages::number.desc())
        .limit(limit)
        .select((
            direct_messages::number,
            direct_messages::by_low,
            direct_messages::at,
            direct_messages::text,
        ))
        .load(connection)?;
    rows.reverse();
    let message = |(no, by_low, at, text): (i32, bool, i64, String)| Message {
        number: number(no),
        own: by_low == is_low,
        at: Millis(at),
        text,
    };
    Ok(rows.into_iter().map(message).collect())
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = conversations)]
struct ConversationRow {
    low_id: i64,
    high_id: i64,
    last_number: i32,
    last_at: i64,
    low_read: i32,
    high_read: i32,
    low_unread: i32,
    high_unread: i32,
    low_wrote: bool,
    high_wrote: bool,
    low_from: i32,
    high_from: i32,
}

impl ConversationRow {
    fn wrote(&self, user: UserId) -> bool {
        if self.low_id == user.to_row() { self.low_wrote } else { self.high_wrote }
    }

    /// Returns true if the person has not deleted it, or something was written since.
    fn is_visible_to(&self, user: UserId) -> bool {
        let from = if self.low_id == user.to_row() { self.low_from } else { self.high_from };
        from < self.last_number
    }
}

/// Returns the conversations that a person has not deleted, the latest first.
fn rows_of(connection: &mut AnyConn, user: UserId) -> Result<Vec<ConversationRow>, DbError> {
    let own = user.to_row();
    let mut rows: Vec<ConversationRow> = conversations::table
        .filter(conversations::low_id.eq(own))
        .select(ConversationRow::as_select())
        .load(connection)?;
    rows.extend(
        conversations::table
            .filter(conversations::high_id.eq(own))
            .select(ConversationRow::as_select())
            .load::<ConversationRow>(connection)?,
    );
    rows.retain(|row| row.is_visible_to(user));
    rows.sort_unstable_by_key(|row| (std::cmp::Reverse(row.last_at), row.low_id, row.high_id));
    Ok(rows)
}

fn seen_by(user: UserId, row: &ConversationRow) -> Conversation {
    let is_low = row.low_id == user.to_row();
    Conversation {
        other: UserId::from_row(if is_low { row.high_id } else { row.low_id }),
        last_at: Millis(row.last_at),
        unread: number(if is_low { row.low_unread } else { row.high_unread }),
        read: number(if is_low { row.low_read } else { row.high_read }),
        last: None,
    }
}

/// Returns the conversations of a person, the latest first, each with its last message.
pub fn list_conversations(connection: &mut AnyConn, user: UserId) -> Result<Vec<Conversation>, DbError> {
    let mut all: Vec<Conversation> =
        rows_of(connection, user)?.iter().map(|row| seen_by(user, row)).collect();
    for one in &mut all {
        one.last = page(connection, user, one.other, None, 1)?.pop();
    }
    Ok(all)
}

/// Returns the conversations with unread messages. Their last messages are not loaded.
pub fn unread_conversations(connection: &mut AnyConn, user: UserId) -> Result<Vec<Conversation>, DbError> {
    let rows = rows_of(connection, user)?;
    let all = rows.iter().map(|row| seen_by(user, row));
    Ok(all.filter(|one| one.unread > 0).collect())
}

/// Returns the unread messages of each of these people.
pub fn unread_of(connection: &mut AnyConn, users: &[UserId]) -> Result<HashMap<UserId, Unread>, DbError> {
    let mut found = HashMap::new();
    for &user in users {
        let mut unread = Unread::default();
        for row in rows_of(connection, user)? {
            let one = seen_by(user, &row);
            unread.latest = unread.latest.max(Some(one.last_at));
            if one.unread > 0 {
                unread.count = unread.count.saturating_add(one.unread);
                unread.from.push(one.other);
            }
        }
        found.insert(user, unread);
    }
    Ok(found)
}

/// A message in the export of an account.
#[derive(Debug, Clone)]
pub struct Exported {
    pub with: UserId,
    pub message: Message,
}

/// Returns the messages of all conversations of a person, at most `limit`, newest conversation first.
pub fn all_of(connection: &mut AnyConn, user: UserId, limit: usize) -> Result<Vec<Exported>, DbError> {
    let mut all = Vec::new();
    for row in rows_of(connection, user)? {
        let with = seen_by(user, &row).other;
        let left = i64::try_from(limit.saturating_sub(all.len())).unwrap_or(0);
        all.extend(
            page(connection, user, with, None, left)?.into_iter().map(|message| Exported { with, message }),
        );
    }
    Ok(all)
}

/// Deletes all conversations of a person.
pub fn erase(connection: &mut AnyConn, user: UserId) -> Result<(), DbError> {
    let user = user.to_row();
    let messages =
        direct_messages::table.filter(direct_messages::low_id.eq(user).or(direct_messages::high_id.eq(user)));
    diesel::delete(messages).execute(connection)?;
    let own = conversations::table.filter(conversations::low_id.eq(user).or(conversations::high_id.eq(user)));
    diesel::delete(own).execute(connection)?;
    Ok(())
}

/// Deletes messages sent before `before`, and conversations without a later one.
pub fn forget_before(connection: &mut AnyConn, before: Millis) -> Result<(), DbError> {
    diesel::delete(direct_messages::table.filter(direct_messages::at.lt(before.0))).execute(connection)?;
    diesel::delete(conversations::table.filter(conversations::last_at.lt(before.0))).execute(connection)?;
    Ok(())
}
