//! Passkeys, and the challenges for creating and using them.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    account_locks::AccountLock,
    schema::{passkey_challenges, passkeys, users},
    users::UserRow,
};
use crate::{
    account::Account,
    id::{PasskeyId, UserId},
};

/// A passkey as its owner sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    pub id: PasskeyId,
    pub credential: String,
    pub name: String,
    pub created_at: Millis,
    pub used_at: Option<Millis>,
}

/// The stored values with which the answers of a passkey are checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredKey {
    /// The public key in hexadecimal digits.
    pub public_key: String,
    /// The device's signature counter; many devices always send 0.
    pub counter: u32,
}

/// A passkey to store.
#[derive(Debug)]
pub struct NewPasskey {
    pub id: PasskeyId,
    pub credential: String,
    pub name: String,
    pub known: StoredKey,
}

/// Stores a challenge, and deletes expired ones.
pub fn challenge(
    connection: &mut AnyConn,
    challenge: &str,
    user: Option<UserId>,
    now: Millis,
    expires_at: Millis,
) -> Result<(), DbError> {
    diesel::delete(passkey_challenges::table.filter(passkey_challenges::expires_at.le(now.0)))
        .execute(connection)?;
    diesel::insert_into(passkey_challenges::table)
        .values((
            passkey_challenges::challenge.eq(challenge),
            passkey_challenges::user_id.eq(user.map(UserId::to_row)),
            passkey_challenges::expires_at.eq(expires_at.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Uses up a challenge. Returns false if it is unknown, expired or of another account.
pub fn use_challenge(
    connection: &mut AnyConn,
    challenge: &str,
    user: Option<UserId>,
    now: Millis,
) -> Result<bool, DbError> {
    let valid = passkey_challenges::table
        .filter(passkey_challenges::challenge.eq(challenge))
        .filter(passkey_challenges::expires_at.gt(now.0));
    let used = match user {
        Some(user) => {
            diesel::delete(valid.filter(passkey_challenges::user_id.eq(user.to_row()))).execute(connection)
        }
        None => diesel::delete(valid.filter(passkey_challenges::user_id.is_null())).execute(connection),
    };
    Ok(used? == 1)
}

/// Returns the passkeys of an account, oldest first.
pub fn list_passkeys(connection: &mut AnyConn, user: UserId) -> Result<Vec<Listed>, DbError> {
    let rows: Vec<(i64, String, String, i64, Option<i64>)> = passkeys::table
        .filter(passkeys::user_id.eq(user.to_row()))
        .order((passkeys::created_at.asc(), passkeys::id.asc()))
        .select((passkeys::id, passkeys::credential, passkeys::name, passkeys::created_at, passkeys::used_at))
        .load(connection)?;
    let listed = |(id, credential, name, created_at, used_at): (i64, _, _, i64, Option<i64>)| Listed {
        id: PasskeyId::from_row(id),
        credential,
        name,
        created_at: Millis(created_at),
        used_at: used_at.map(Millis),
    };
    Ok(rows.into_iter().map(listed).collect())
}

/// Returns the number of passkeys of an account.
pub fn count_passkeys(connection: &mut AnyConn, owner: &AccountLock) -> Result<i64, DbError> {
    Ok(passkeys::table.filter(passkeys::user_id.eq(owner.user().to_row())).count().get_result(connection)?)
}

/// Stores a passkey. Fails with a conflict if its credential id is known.
pub fn insert(connection: &mut AnyConn, user: UserId, new: &NewPasskey, now: Millis) -> Result<(), DbError> {
    diesel::insert_into(passkeys::table)
        .values((
            passkeys::id.eq(new.id.to_row()),
            passkeys::user_id.eq(user.to_row()),
            passkeys::credential.eq(&new.credential),
            passkeys::public_key.eq(&new.known.public_key),
            passkeys::counter.eq(i64::from(new.known.counter)),
            passkeys::name.eq(&new.name),
            passkeys::created_at.eq(now.0),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the passkey of a credential, and its account.
pub fn find(
    connection: &mut AnyConn,
    credential: &str,
) -> Result<Option<(Account, PasskeyId, StoredKey)>, DbError> {
    let row: Option<(UserRow, i64, String, i64)> = passkeys::table
        .inner_join(users::table)
        .filter(passkeys::credential.eq(credential))
        .select((UserRow::as_select(), passkeys::id, passkeys::public_key, passkeys::counter))
        .first(connection)
        .optional()?;
    let Some((user, id, public_key, counter)) = row else { return Ok(None) };
    let counter =
        u32::try_from(counter).map_err(|_negative| DbError::Broken(format!("passkeys: counter of {id}")))?;
    Ok(Some((Account::try_from(user)?, PasskeyId::from_row(id), StoredKey { public_key, counter })))
}

/// Stores the use of a passkey.
pub fn used(connection: &mut AnyConn, id: PasskeyId, counter: u32, now: Millis) -> Result<(), DbError> {
    diesel::update(passkeys::table.find(id.to_row()))
        .set((passkeys::counter.eq(i64::from(counter)), passkeys::used_at.eq(now.0)))
        .execute(connection)?;
    Ok(())
}

/// Deletes a passkey. Returns false if it is not of this account.
pub fn remove(connection: &mut AnyConn, user: UserId, id: PasskeyId) -> Result<bool, DbError> {
    let own = passkeys::table.find(id.to_row()).filter(passkeys::user_id.eq(user.to_row()));
    Ok(diesel::delete(own).execute(connection)? == 1)
}

/// Deletes all passkeys of an account and its open challenges. Returns the number of passkeys.
pub fn remove_all(connection: &mut AnyConn, user: UserId) -> Result<usize, DbError> {
    let challenges = passkey_challenges::table.filter(passkey_challenges::user_id.eq(user.to_row()));
    diesel::delete(challenges).execute(connection)?;
    Ok(diesel::delete(passkeys::table.filter(passkeys::user_id.eq(user.to_row()))).execute(connection)?)
}
