//! The engine's answers to people.

use eval::Engine;
use store::{
    account::{Account, AccountKind},
    address_accounts,
};

use super::{HouseBots, local::Size, places::Asker};
use crate::{error::AppError, matches::in_play::InPlayQuestion};

impl HouseBots {
    /// Asks the engine for a person, when it is the person's turn. Nothing is told about a position of the person's own
    /// matches in play.
    ///
    /// # Errors
    /// [`AppError::MatchInPlay`], or if too many questions of the person wait, or if the database fails.
    pub(crate) async fn answer<T: Send + 'static>(
        &self,
        asker: &Account,
        question: &InPlayQuestion,
        size: Size,
        ask: impl FnOnce(&Engine) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        self.matches.check_question(asker, question).await?;
        self.local.ask_for_person(self.person(asker).await?, size, ask).await
    }

    /// Returns the person for whom a question of an account counts.
    async fn person(&self, account: &Account) -> Result<Asker, AppError> {
        let user = account.answerable();
        if account.kind != AccountKind::Guest {
            return Ok(Asker::Account(user));
        }
        let read = self.node.store.read(move |connection| address_accounts::latest(connection, user));
        Ok(read.await?.map_or(Asker::Account(user), Asker::Address))
    }
}
