//! The look-alike keys of names that are taken, by existing accounts and by deleted ones.

use diesel::{
    dsl::sql,
    prelude::*,
    sql_types::{BigInt, Bool},
};
use moment::Millis;

use super::{
    AnyConn, DbError,
    schema::{taken_names, users},
};
use crate::{
    account::{Account, AccountKind, UserName, stored_looks},
    id::UserId,
};

/// The number of accounts that one transaction enters at the start.
const PORTION: usize = 500;
/// The number of look-alike keys of one name.
const KEYS: i64 = 2;

/// Reserves a name's look-alike keys for an account. Fails with a conflict if another account has or had one of the
/// keys; a house bot may do without a key.
pub(super) fn reserve_keys(connection: &mut AnyConn, account: &Account, now: Millis) -> Result<(), DbError> {
    match (account.kind, account.is_house_bot()) {
        (AccountKind::Guest, _) => Ok(()),
        (AccountKind::Person | AccountKind::Bot, false) => {
            for look in stored_looks(&account.name) {
                diesel::insert_into(taken_names::table)
                    .values((
                        taken_names::look.eq(look),
                        taken_names::user_id.eq(account.id.to_row()),
                        taken_names::taken_at.eq(now.0),
                    ))
                    .execute(connection)?;
            }
            Ok(())
        }
        (AccountKind::Person | AccountKind::Bot, true) => {
            enter(connection, &account.name, Some(account.id), now)
        }
    }
}

/// Keeps the name reserved after its account is deleted or renamed.
pub(super) fn bury(connection: &mut AnyConn, account: &Account, now: Millis) -> Result<(), DbError> {
    if account.kind == AccountKind::Guest {
        return Ok(());
    }
    diesel::update(taken_names::table.filter(taken_names::user_id.eq(account.id.to_row())))
        .set(taken_names::user_id.eq(None::<i64>))
        .execute(connection)?;
    enter(connection, &account.name, None, now)
}

/// Frees the name of a deleted account that nobody knew, so that somebody else can have it.
pub fn free(connection: &mut AnyConn, name: &UserName) -> Result<(), DbError> {
    for look in stored_looks(name) {
        let key = taken_names::table.find(look).filter(taken_names::user_id.is_null());
        diesel::delete(key).execute(connection)?;
    }
    Ok(())
}

/// Returns the accounts that lack one of their keys, house bots first, then the oldest first. An account from before
/// look-alike names were compared stays in this list if another account has one of its keys.
pub fn without(connection: &mut AnyConn) -> Result<Vec<(UserId, UserName)>, DbError> {
    let lacks_a_key = sql::<Bool>("(SELECT count(*) FROM taken_names t WHERE t.user_id = users.id) < ")
        .bind::<BigInt, _>(KEYS);
    let mut rows: Vec<(i64, String, String, Option<i64>, i64)> = users::table
        .filter(users::kind.ne(AccountKind::Guest.as_str()))
        .filter(lacks_a_key)
        .select((users::id, users::name, users::kind, users::owner_id, users::created_at))
        .load(connection)?;
    rows.retain(|(_, name, ..)| !UserName::is_of_deleted(&name.to_ascii_lowercase()));
    rows.sort_by_key(|(id, _, kind, owner, created_at)| {
        let is_house_bot = kind == AccountKind::Bot.as_str() && owner.is_none();
        (!is_house_bot, *created_at, *id)
    });
    let names = rows.into_iter().map(|(id, name, ..)| {
        let name = UserName::parse_any(&name)
            .map_err(|_not_a_name| DbError::Broken(format!("users: name of {id}")))?;
        Ok((UserId::from_row(id), name))
    });
    names.collect()
}

/// Splits the result of [`without`] into portions, each for its own transaction.
pub fn portions(all: Vec<(UserId, UserName)>) -> Vec<Vec<(UserId, UserName)>> {
    all.chunks(PORTION).map(<[_]>::to_vec).collect()
}

/// Enters accounts from before this table. Accounts whose key is taken are skipped.
pub fn enter_all(connection: &mut AnyConn, some: &[(UserId, UserName)], now: Millis) -> Result<(), DbError> {
    for (user, name) in some {
        enter(connection, name, Some(*user), now)?;
    }
    Ok(())
}

fn enter(
    connection: &mut AnyConn,
    name: &UserName,
    user: Option<UserId>,
    now: Millis,
) -> Result<(), DbError> {
    for look in stored_looks(name) {
        let row = (
            taken_names::look.eq(look),
            taken_names::user_id.eq(user.map(UserId::to_row)),
            taken_names::taken_at.eq(now.0),
        );
        let insert = diesel::insert_into(taken_names::table).values(row).on_conflict_do_nothing();
        match connection {
            AnyConn::Sqlite(sqlite) => insert.execute(sqlite)?,
            AnyConn::Postgres(postgres) => insert.execute(postgres)?,
        };
    }
    Ok(())
}
