//! The house bots as accounts with their characters. Missing accounts are created.

use bots::{CHARACTERS, Character};
use ratings::{Experience, Rating, Standing};
use store::{
    AnyConn, DbError, Store,
    account::{Account, AccountKind, UserName},
    id::UserId,
    ledger::{self, Start},
    ratings as rating_rows, users,
};
use wire::Millis;

/// A house bot.
#[derive(Debug)]
pub(super) struct BotPlayer {
    pub(super) account: Account,
    pub(super) character: &'static Character,
}

/// Returns the accounts of all bots, from the weakest to the strongest, and creates the missing ones.
pub(super) async fn ensure_accounts(
    store: &Store,
    now: Millis,
    budget: play::Credits,
) -> Result<Vec<BotPlayer>, DbError> {
    store
        .write(move |connection| {
            let player = |character: &'static Character| {
                let name = UserName::parse_any(character.name)
                    .map_err(|error| DbError::Broken(format!("the bot {}: {error:?}", character.name)))?;
                let account = ensure_bot(connection, &name, now)?;
                ledger::begin_with(connection, account.id, budget, now)?;
                rating_rows::begin_at(connection, account.id, measured(character)?, now)?;
                Ok(BotPlayer { account, character })
            };
            CHARACTERS.iter().map(player).collect::<Result<Vec<_>, DbError>>()
        })
        .await
}

/// Returns the account of one of the server's bots, and creates it if it is missing. Fails with a conflict if another
/// account has the name.
fn ensure_bot(connection: &mut AnyConn, name: &UserName, now: Millis) -> Result<Account, DbError> {
    match users::by_name(connection, name)? {
        Some(account) if account.is_house_bot() => Ok(account),
        Some(_) => Err(DbError::Conflict("users.name_folded".to_owned())),
        None => {
            let account = Account {
                id: UserId::random(),
                name: name.clone(),
                kind: AccountKind::Bot,
                owner: None,
                created_at: now,
                look: store::account::Look::default(),
            };
            users::insert(connection, &account, None, Start::Nothing)?;
            Ok(account)
        }
    }
}

/// The initial experience of a house bot. Its K is the smallest, as for a player with many matches.
const BOT_EXPERIENCE: u64 = 400;

/// Returns the initial standing of a bot: its measured strength (`docs/bots.md`).
fn measured(character: &Character) -> Result<Standing, DbError> {
    let rating = Rating::new(f64::from(character.strength))
        .map_err(|error| DbError::Broken(format!("the bot {}: {error}", character.name)))?;
    Ok(Standing { rating, experience: Experience::new(BOT_EXPERIENCE) })
}
