//! The accounts of the house bots.

use bots::{CHARACTERS, Character};
use ratings::{Experience, Rating, Standing};
use store::{
    AnyConn, DbError, Store,
    account::{Account, AccountKind, UserName},
    id::UserId,
    ledger::{self, Start},
    listing, ratings as rating_rows, users,
};
use wire::{BotCard, Millis};

use crate::{error::AppError, house_bots::HouseBots, match_state::convert};

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
                    .map_err(|error| DbError::Broken(format!("the bot {}: {error}", character.name)))?;
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

/// Returns the description of a bot, or `None` for any other name.
pub(crate) fn about(name: &str) -> Option<&'static str> {
    Character::named(name).map(|character| character.about)
}

impl HouseBots {
    /// Returns the bots' accounts, from the weakest to the strongest.
    pub(crate) fn bot_accounts(&self) -> Vec<Account> {
        self.local.accounts().cloned().collect()
    }

    /// Returns the bots that can be challenged now.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bot_cards(&self) -> Result<Vec<BotCard>, AppError> {
        let users: Vec<UserId> = self.local.accounts().map(|account| account.id).collect();
        let standings = self
            .node
            .store
            .read(move |connection| {
                let mut rating = |user, list| rating_rows::standing(connection, user, list);
                let mut standings = Vec::with_capacity(users.len());
                for user in users {
                    standings.push((
                        rating(user, ratings::RatingList::Normal)?,
                        rating(user, ratings::RatingList::Price)?,
                    ));
                }
                Ok::<_, DbError>(standings)
            })
            .await?;
        let cards = self.local.players.iter().zip(standings).map(|(player, (normal, price))| BotCard {
            name: player.account.name.as_str().to_owned(),
            level: player.character.level.number(),
            title: player.character.level.title().to_owned(),
            about: player.character.about.to_owned(),
            strength: player.character.strength,
            normal: normal.rating.value(),
            price: price.rating.value(),
            normal_provisional: listing::is_provisional(normal.experience),
            price_provisional: listing::is_provisional(price.experience),
        });
        Ok(cards.collect())
    }

    /// Returns the totals of the books: where all credits are.
    ///
    /// # Errors
    /// If the database fails, or the books are wrong.
    pub async fn books(&self) -> Result<wire::Books, AppError> {
        let accounts = self.bot_accounts();
        let read = self.node.store.read(move |connection| {
            let [issued, house] = ledger::mint_and_house(connection)?;
            let mut bots = Vec::with_capacity(accounts.len());
            let mut elsewhere = house.hundredths();
            for account in &accounts {
                let balance = ledger::balance_of(connection, account.id)?.unwrap_or_default();
                elsewhere = elsewhere.saturating_add(balance.hundredths());
                let name = account.name.to_string();
                bots.push(wire::BotBalance { name, balance: convert::credits(balance) });
            }
            let players = wire::Credits(issued.hundredths().saturating_sub(elsewhere));
            let (issued, house) = (convert::credits(issued), convert::credits(house));
            Ok::<_, DbError>(wire::Books { issued, house, players, bots })
        });
        Ok(read.await?)
    }
}
