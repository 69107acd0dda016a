//! A person's programs: bots to play as, and API tokens.

use store::{
    DbError,
    account::{Account, AccountKind, ApiToken, Scopes, UserName},
    account_locks,
    id::{TokenId, UserId},
    ledger::Start,
    tokens::{self, NewToken, TokenRow},
    users,
};
use texts::refusals;
use wire::Millis;

use super::service::name_taken;
use crate::{accounts::Accounts, error::AppError, limits::Limit};

/// The maximum length of a token's name in characters.
const TOKEN_NAME_MAX: usize = 40;

/// A new token, with its secret, which is not stored.
#[derive(Debug)]
pub struct MadeToken {
    pub secret: ApiToken,
    pub row: TokenRow,
}

/// A person's tokens and bots.
#[derive(Debug)]
pub struct Programs {
    pub bots: Vec<Account>,
    pub tokens: Vec<TokenRow>,
}

/// Returns a person's bots and tokens.
///
/// # Errors
/// If the database fails.
pub async fn load_programs(accounts: &Accounts, owner: UserId) -> Result<Programs, AppError> {
    let read = accounts.node.store.read(move |connection| {
        Ok::<_, DbError>(Programs {
            bots: users::bots_of(connection, owner)?,
            tokens: tokens::all_of(connection, owner)?,
        })
    });
    Ok(read.await?)
}

/// Creates a bot. A bot's account can never become a person's.
///
/// # Errors
/// If the owner is not a person, the name is taken, or the person has as many bots as allowed.
pub async fn make_bot(accounts: &Accounts, owner: &Account, name: UserName) -> Result<Account, AppError> {
    check_person(owner)?;
    accounts.node.limit(Limit::ProgramByAccount, &owner.id.to_string()).await?;
    let bot = Account {
        id: UserId::random(),
        name,
        kind: AccountKind::Bot,
        owner: Some(owner.id),
        created_at: accounts.node.clock.now(),
        look: store::account::Look::default(),
    };
    let bots_max = accounts.settings.bots_max;
    let owner = owner.id;
    let made = accounts.node.store.write(move |connection| {
        let lock = account_locks::lock_account(connection, owner)?;
        if users::count_bots(connection, &lock)? >= i64::from(bots_max) {
            return Err(AppError::Conflict(refusals::bots_full(bots_max)));
        }
        users::insert(connection, &bot, None, Start::Nothing).map_err(name_taken)?;
        Ok(bot)
    });
    made.await
}

/// Creates a token for the person or for one of its bots.
///
/// # Errors
/// If the owner is not a person, has no such bot, the token's name is invalid, or there are too many tokens.
pub async fn make_token(
    accounts: &Accounts,
    owner: &Account,
    bot: Option<UserName>,
    name: &str,
    scopes: Scopes,
) -> Result<MadeToken, AppError> {
    check_person(owner)?;
    accounts.node.limit(Limit::ProgramByAccount, &owner.id.to_string()).await?;
    let name = token_name(name)?;
    let tokens_max = accounts.settings.tokens_max;
    let secret = ApiToken::random();
    let (hash, now, owner) = (secret.stored_hash(), accounts.node.clock.now(), owner.clone());
    let written = accounts.node.store.write(move |connection| {
        let lock = account_locks::lock_account(connection, owner.id)?;
        let account = match bot {
            None => owner.clone(),
            Some(bot) => users::by_name(connection, &bot)?
                .filter(|account| account.owner == Some(owner.id))
                .ok_or_else(|| AppError::NotFound(refusals::no_such_bot_of_yours()))?,
        };
        if tokens::count_tokens(connection, &lock)? >= i64::from(tokens_max) {
            return Err(AppError::Conflict(refusals::tokens_full(tokens_max)));
        }
        let id = TokenId::random();
        let new = NewToken { id, user: account.id, name, token_hash: hash, scopes, created_at: now };
        tokens::insert(connection, &new)?;
        Ok(TokenRow {
            id,
            account: account.name,
            name: new.name,
            scopes: new.scopes,
            created_at: now,
            last_used_at: None,
        })
    });
    Ok(MadeToken { row: written.await?, secret })
}

/// Revokes a token. Returns the account that it acted as.
///
/// # Errors
/// If this person has no such token.
pub async fn revoke_token(accounts: &Accounts, owner: UserId, id: TokenId) -> Result<UserId, AppError> {
    let revoked =
        accounts.node.store.write(move |connection| tokens::delete_own(connection, owner, id)).await?;
    revoked.ok_or_else(|| AppError::NotFound(refusals::no_such_token()))
}

/// Stores that a token was used.
///
/// # Errors
/// If the database fails.
pub async fn note_use(accounts: &Accounts, id: TokenId, now: Millis) -> Result<(), DbError> {
    accounts.node.store.write(move |connection| tokens::touch(connection, id, now)).await
}

/// Rejects guests and bots. A guest's account ends with its cookie, which a token would outlive.
fn check_person(account: &Account) -> Result<(), AppError> {
    match account.kind {
        AccountKind::Person => Ok(()),
        AccountKind::Guest => Err(AppError::Forbidden(refusals::guests_have_no_programs())),
        AccountKind::Bot => Err(AppError::Forbidden(refusals::bots_have_no_programs())),
    }
}

fn token_name(text: &str) -> Result<String, AppError> {
    let name = text.trim();
    let length = name.chars().count();
    if (1..=TOKEN_NAME_MAX).contains(&length) && !name.chars().any(char::is_control) {
        Ok(name.to_owned())
    } else {
        Err(AppError::invalid("name", refusals::visible_characters(1, TOKEN_NAME_MAX)))
    }
}
