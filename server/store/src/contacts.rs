//! Contacts: a player's friends, blocked players and private notes.

use std::collections::{HashMap, HashSet};

use diesel::prelude::*;

use super::{AnyConn, DbError, account_locks, columns::PORTION, schema::contacts};
use crate::id::UserId;

/// A contact, as one player set it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contact {
    pub other: UserId,
    pub is_friend: bool,
    pub is_blocked: bool,
    pub note: String,
}

impl Contact {
    /// Returns true if the contact holds no information.
    fn is_nothing(&self) -> bool {
        !self.is_friend && !self.is_blocked && self.note.is_empty()
    }
}

type ContactRow = (i64, bool, bool, String);

fn contact((other, is_friend, is_blocked, note): ContactRow) -> Contact {
    Contact { other: UserId::from_row(other), is_friend, is_blocked, note }
}

/// Returns the contacts of `user`.
pub fn list_contacts(connection: &mut AnyConn, user: UserId) -> Result<Vec<Contact>, DbError> {
    let rows: Vec<ContactRow> = contacts::table
        .filter(contacts::user_id.eq(user.to_row()))
        .order(contacts::other_id.asc())
        .select((contacts::other_id, contacts::is_friend, contacts::is_blocked, contacts::note))
        .load(connection)?;
    Ok(rows.into_iter().map(contact).collect())
}

/// Stores a contact, or deletes it if it is empty. Returns false if the player has `most` contacts already.
pub fn set(connection: &mut AnyConn, user: UserId, contact: &Contact, most: i64) -> Result<bool, DbError> {
    account_locks::lock_account(connection, user)?;
    let row = contacts::table.find((user.to_row(), contact.other.to_row()));
    if contact.is_nothing() {
        diesel::delete(row).execute(connection)?;
        return Ok(true);
    }
    let values = (
        contacts::is_friend.eq(contact.is_friend),
        contacts::is_blocked.eq(contact.is_blocked),
        contacts::note.eq(&contact.note),
    );
    if diesel::update(row).set(values).execute(connection)? == 1 {
        return Ok(true);
    }
    let known: i64 =
        contacts::table.filter(contacts::user_id.eq(user.to_row())).count().get_result(connection)?;
    if known >= most {
        return Ok(false);
    }
    diesel::insert_into(contacts::table)
        .values((contacts::user_id.eq(user.to_row()), contacts::other_id.eq(contact.other.to_row()), values))
        .execute(connection)?;
    Ok(true)
}

/// Returns the friends of `user`.
pub fn friends_of(connection: &mut AnyConn, user: UserId) -> Result<HashSet<UserId>, DbError> {
    let friends: Vec<i64> = contacts::table
        .filter(contacts::user_id.eq(user.to_row()))
        .filter(contacts::is_friend.eq(true))
        .select(contacts::other_id)
        .load(connection)?;
    Ok(friends.into_iter().map(UserId::from_row).collect())
}

/// Returns the friends of each of these users. Users without friends are left out.
pub fn friends_of_each(
    connection: &mut AnyConn,
    users: &[UserId],
) -> Result<HashMap<UserId, HashSet<UserId>>, DbError> {
    let users: Vec<i64> = users.iter().map(|user| user.to_row()).collect();
    let mut friends: HashMap<UserId, HashSet<UserId>> = HashMap::new();
    for portion in users.chunks(PORTION) {
        let rows: Vec<(i64, i64)> = contacts::table
            .filter(contacts::user_id.eq_any(portion))
            .filter(contacts::is_friend.eq(true))
            .select((contacts::user_id, contacts::other_id))
            .load(connection)?;
        for (user, other) in rows {
            friends.entry(UserId::from_row(user)).or_default().insert(UserId::from_row(other));
        }
    }
    Ok(friends)
}

/// Returns the players with whom `user` is never paired: those whom the user blocks and those who block the user.
pub fn kept_apart(connection: &mut AnyConn, user: UserId) -> Result<HashSet<UserId>, DbError> {
    let blocked = contacts::table.filter(contacts::is_blocked.eq(true));
    let mut others: Vec<i64> =
        blocked.filter(contacts::user_id.eq(user.to_row())).select(contacts::other_id).load(connection)?;
    others.extend(
        blocked
            .filter(contacts::other_id.eq(user.to_row()))
            .select(contacts::user_id)
            .load::<i64>(connection)?,
    );
    Ok(others.into_iter().map(UserId::from_row).collect())
}
