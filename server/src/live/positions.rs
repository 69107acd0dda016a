//! Questions of the analysis board, answered under the permits under which bots think.

use wire::{PositionQuestion, PositionStudy, RolloutPart, RolloutQuestion};

use super::Live;
use crate::{error::AppError, position};

impl Live {
    /// What a position is worth.
    ///
    /// # Errors
    /// If there is no such position.
    pub(crate) async fn study_position(&self, question: PositionQuestion) -> Result<PositionStudy, AppError> {
        let answer = self.inner.bots.with_engine(move |engine| position::study(engine, &question)).await?;
        answer.map_err(AppError::Invalid)
    }

    /// Some games of a rollout.
    ///
    /// # Errors
    /// If there is no such position or play.
    pub(crate) async fn roll_out(&self, question: RolloutQuestion) -> Result<RolloutPart, AppError> {
        let answer = self.inner.bots.with_engine(move |engine| position::rollout(engine, &question)).await?;
        answer.map_err(AppError::Invalid)
    }
}
