//! API tokens of programs.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError,
    account_locks::AccountLock,
    schema::{api_tokens, users},
    users::UserRow,
};
use crate::{
    account::{Account, Scopes, UserName},
    id::{TokenId, UserId},
};

/// A token to store.
#[derive(Debug, Clone)]
pub struct NewToken {
    pub id: TokenId,
    pub user: UserId,
    pub name: String,
    pub token_hash: String,
    pub scopes: Scopes,
    pub created_at: Millis,
}

/// A token as its owner sees it.
#[derive(Debug, Clone)]
pub struct TokenRow {
    pub id: TokenId,
    /// The account that the token acts as.
    pub account: UserName,
    pub name: String,
    pub scopes: Scopes,
    pub created_at: Millis,
    /// The time of the last use; up to ten minutes too early, because not every use is stored.
    pub last_used_at: Option<Millis>,
}

/// A token that a program has presented.
#[derive(Debug, Clone)]
pub struct FoundToken {
    pub id: TokenId,
    pub account: Account,
    pub scopes: Scopes,
    pub last_used_at: Option<Millis>,
}

#[derive(Insertable)]
#[diesel(table_name = api_tokens)]
struct NewRow<'a> {
    id: i64,
    user_id: i64,
    name: &'a str,
    token_hash: &'a str,
    scopes: String,
    created_at: i64,
}

/// Stores a token.
pub fn insert(connection: &mut AnyConn, token: &NewToken) -> Result<(), DbError> {
    let row = NewRow {
        id: token.id.to_row(),
        user_id: token.user.to_row(),
        name: &token.name,
        token_hash: &token.token_hash,
        scopes: token.scopes.to_row(),
        created_at: token.created_at.0,
    };
    diesel::insert_into(api_tokens::table).values(&row).execute(connection)?;
    Ok(())
}

/// Returns the token with this hash.
pub fn find(connection: &mut AnyConn, token_hash: &str) -> Result<Option<FoundToken>, DbError> {
    let row: Option<(i64, String, Option<i64>, UserRow)> = api_tokens::table
        .inner_join(users::table)
        .filter(api_tokens::token_hash.eq(token_hash))
        .select((api_tokens::id, api_tokens::scopes, api_tokens::last_used_at, UserRow::as_select()))
        .first(connection)
        .optional()?;
    let Some((id, scopes, last_used_at, user)) = row else { return Ok(None) };
    Ok(Some(FoundToken {
        id: TokenId::from_row(id),
        account: Account::try_from(user)?,
        scopes: scopes_of(id, &scopes)?,
        last_used_at: last_used_at.map(Millis),
    }))
}

/// Returns the tokens of a person and the person's bots, newest first.
pub fn all_of(connection: &mut AnyConn, owner: UserId) -> Result<Vec<TokenRow>, DbError> {
    let rows: Vec<(i64, String, String, String, i64, Option<i64>)> = api_tokens::table
        .inner_join(users::table)
        .filter(users::id.eq(owner.to_row()).or(users::owner_id.eq(owner.to_row()).assume_not_null()))
        .order((api_tokens::created_at.desc(), api_tokens::id))
        .select((
            api_tokens::id,
            users::name,
            api_tokens::name,
            api_tokens::scopes,
            api_tokens::created_at,
            api_tokens::last_used_at,
        ))
        .load(connection)?;
    let row =
        |(id, account, name, scopes, created_at, last_used_at): (i64, String, _, String, _, Option<_>)| {
            Ok(TokenRow {
                id: TokenId::from_row(id),
                account: UserName::parse_any(&account)
                    .map_err(|_no_name| DbError::Broken(format!("api_tokens: account of {id}")))?,
                name,
                scopes: scopes_of(id, &scopes)?,
                created_at: Millis(created_at),
                last_used_at: last_used_at.map(Millis),
            })
        };
    rows.into_iter().map(row).collect()
}

/// Returns the number of tokens of a person and the person's bots.
pub fn count_tokens(connection: &mut AnyConn, owner: &AccountLock) -> Result<i64, DbError> {
    let owner = owner.user().to_row();
    Ok(api_tokens::table
        .inner_join(users::table)
        .filter(users::id.eq(owner).or(users::owner_id.eq(owner).assume_not_null()))
        .count()
        .get_result(connection)?)
}

/// Revokes a token of this person or of the person's bots. Returns the account that the token acted as.
pub fn delete_own(connection: &mut AnyConn, owner: UserId, id: TokenId) -> Result<Option<UserId>, DbError> {
    let user: Option<i64> = api_tokens::table
        .inner_join(users::table)
        .filter(api_tokens::id.eq(id.to_row()))
        .filter(users::id.eq(owner.to_row()).or(users::owner_id.eq(owner.to_row()).assume_not_null()))
        .select(users::id)
        .first(connection)
        .optional()?;
    let Some(user) = user else { return Ok(None) };
    diesel::delete(api_tokens::table.filter(api_tokens::id.eq(id.to_row()))).execute(connection)?;
    Ok(Some(UserId::from_row(user)))
}

/// Returns the ids among `ids` whose tokens are not revoked.
pub fn existing(connection: &mut AnyConn, ids: &[i64]) -> Result<Vec<i64>, DbError> {
    let rows =
        api_tokens::table.filter(api_tokens::id.eq_any(ids)).select(api_tokens::id).load(connection)?;
    Ok(rows)
}

/// Stores that a token was used.
pub fn touch(connection: &mut AnyConn, id: TokenId, now: Millis) -> Result<(), DbError> {
    diesel::update(api_tokens::table.filter(api_tokens::id.eq(id.to_row())))
        .set(api_tokens::last_used_at.eq(now.0))
        .execute(connection)?;
    Ok(())
}

fn scopes_of(id: i64, words: &str) -> Result<Scopes, DbError> {
    Scopes::from_row(words).map_err(|error| DbError::Broken(format!("api_tokens: {error}, of {id}")))
}
