//! The questions of the analysis board. They share the engine permits with the bots.

use store::account::Account;
use wire::{
    OpeningTable, PositionQuestion, PositionSetup, PositionStudy, RolloutPart, RolloutQuestion, ScoreChart,
    ScoresQuestion,
};

use crate::{
    error::AppError,
    reviews::{Reviews, chart, position},
};

/// The longest id that is read, in bytes. An XGID has fewer than 100.
const ID_MAX: usize = 200;

/// Returns the position that an id means, without evaluating it.
///
/// # Errors
/// If the id is not a position id.
pub fn position_of(id: &str) -> Result<PositionSetup, AppError> {
    if id.len() > ID_MAX {
        return Err(AppError::Invalid(format!("id: at most {ID_MAX} bytes")));
    }
    position::setup(id).map_err(AppError::Invalid)
}

/// Returns the opening rolls of the reference, or the replies to an opening roll and its play.
///
/// # Errors
/// If the roll and the play do not open a game.
pub fn openings(dice: Option<&str>, play: Option<&str>) -> Result<OpeningTable, AppError> {
    if play.is_some_and(|play| play.len() > ID_MAX) {
        return Err(AppError::Invalid(format!("play: at most {ID_MAX} bytes")));
    }
    chart::openings(dice, play).map_err(AppError::Invalid)
}

impl Reviews {
    /// Returns the evaluation of a position.
    ///
    /// # Errors
    /// If the position is impossible, or occurs in a match in play of the person who asks.
    pub async fn study_position(
        &self,
        asker: &Account,
        question: PositionQuestion,
    ) -> Result<PositionStudy, AppError> {
        let asked = position::question(question.id.as_deref(), question.setup.as_ref());
        let asked = asked.map_err(AppError::Invalid)?;
        let study = move |engine: &_| position::study(engine, &question);
        self.house_bots.answer(asker, &asked, study).await?.map_err(AppError::Invalid)
    }

    /// Plays some games of a rollout.
    ///
    /// # Errors
    /// If the position or play is impossible, or the position occurs in a match in play of the person who asks.
    pub async fn roll_out(
        &self,
        asker: &Account,
        question: RolloutQuestion,
    ) -> Result<RolloutPart, AppError> {
        let asked = position::question(None, Some(&question.setup)).map_err(AppError::Invalid)?;
        let roll_out = move |engine: &_| position::rollout(engine, &question);
        self.house_bots.answer(asker, &asked, roll_out).await?.map_err(AppError::Invalid)
    }

    /// Returns the decision of a position at all scores.
    ///
    /// # Errors
    /// If the position or play is impossible, or the position occurs in a match in play of the person who asks.
    pub async fn chart_scores(
        &self,
        asker: &Account,
        question: ScoresQuestion,
    ) -> Result<ScoreChart, AppError> {
        let asked = position::question(question.id.as_deref(), question.setup.as_ref());
        let asked = asked.map_err(AppError::Invalid)?;
        let chart = move |engine: &_| chart::scores(engine, &question);
        self.house_bots.answer(asker, &asked, chart).await?.map_err(AppError::Invalid)
    }
}
