//! The questions of the analysis board. They share the engine permits with the bots.

use wire::{PositionQuestion, PositionStudy, RolloutPart, RolloutQuestion};

use crate::{
    error::AppError,
    reviews::{Reviews, position},
};

impl Reviews {
    /// Returns the evaluation of a position.
    ///
    /// # Errors
    /// If the position is impossible.
    pub async fn study_position(&self, question: PositionQuestion) -> Result<PositionStudy, AppError> {
        let answer =
            self.house_bots.desk.with_engine(move |engine| position::study(engine, &question)).await?;
        answer.map_err(AppError::Invalid)
    }

    /// Plays some games of a rollout.
    ///
    /// # Errors
    /// If the position or play is impossible.
    pub async fn roll_out(&self, question: RolloutQuestion) -> Result<RolloutPart, AppError> {
        let answer =
            self.house_bots.desk.with_engine(move |engine| position::rollout(engine, &question)).await?;
        answer.map_err(AppError::Invalid)
    }
}
