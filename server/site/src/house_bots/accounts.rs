//! The accounts of the house bots.

use bots::Character;
use store::{DbError, account::Account, id::UserId, ledger, listing, ratings as rating_rows};
use wire::BotCard;

use crate::{error::AppError, house_bots::HouseBots, match_state::convert};

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
                        rating(user, ratings::RatingList::Casual)?,
                        rating(user, ratings::RatingList::Stakes)?,
                    ));
                }
                Ok::<_, DbError>(standings)
            })
            .await?;
        let cards = self.local.players.iter().zip(standings).map(|(player, (casual, stakes))| BotCard {
            name: player.account.name.as_str().to_owned(),
            level: player.character.level.number(),
            title: player.character.level.title().to_owned(),
            about: player.character.about.to_owned(),
            strength: player.character.strength,
            casual: casual.rating.value(),
            stakes: stakes.rating.value(),
            casual_provisional: listing::is_provisional(casual.experience),
            stakes_provisional: listing::is_provisional(stakes.experience),
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
