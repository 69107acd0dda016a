//! The engine's answers to people.

use eval::Engine;
use store::account::Account;

use super::HouseBots;
use crate::{error::AppError, matches::in_play::Question};

impl HouseBots {
    /// Asks the engine for a person, under a permit. Nothing is told about a position of the person's own matches in
    /// play.
    ///
    /// # Errors
    /// [`AppError::MatchInPlay`], or if the database fails.
    pub(crate) async fn answer<T: Send + 'static>(
        &self,
        asker: &Account,
        question: &Question,
        ask: impl FnOnce(&Engine) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        self.matches.check_question(asker, question).await?;
        self.local.with_engine(ask).await
    }
}
