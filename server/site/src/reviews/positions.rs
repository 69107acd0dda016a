//! The questions of the analysis board. They wait by person, and share the engine permits with the bots.

use std::sync::Arc;

use report::{position_setup, roll_out, score_chart, study, wanted};
use store::account::Account;
use texts::refusals;
use wire::{
    OpeningTable, PositionQuestion, PositionSetup, PositionStudy, RolloutPart, RolloutQuestion, ScoreChart,
    ScoresQuestion,
};

use crate::{
    error::AppError,
    house_bots::local::Size,
    matches::in_play::InPlayQuestion,
    reviews::{Reviews, openings as reference},
};

/// The longest id that is read, in bytes. An XGID has fewer than 100.
const ID_MAX: usize = 200;

/// Returns the position that an id means, without evaluating it.
///
/// # Errors
/// If the id is not a position id.
pub fn position_of(id: &str) -> Result<PositionSetup, AppError> {
    if id.len() > ID_MAX {
        return Err(AppError::invalid("id", refusals::at_most_bytes(ID_MAX)));
    }
    Ok(position_setup(id)?)
}

/// Returns the opening rolls of the reference, or the replies to an opening roll and its play.
///
/// # Errors
/// If the roll and the play do not open a game.
pub fn openings(dice: Option<&str>, play: Option<&str>) -> Result<OpeningTable, AppError> {
    if play.is_some_and(|play| play.len() > ID_MAX) {
        return Err(AppError::invalid("play", refusals::at_most_bytes(ID_MAX)));
    }
    reference::openings(dice, play)
}

/// Returns the positions about which the answer to a question tells something.
fn asked(id: Option<&str>, setup: Option<&PositionSetup>) -> Result<InPlayQuestion, AppError> {
    Ok(InPlayQuestion::from_xgid(&wanted(id, setup)?))
}

impl Reviews {
    /// Returns the evaluation of a position.
    ///
    /// # Errors
    /// If the position is impossible, or occurs in a match in play of the person who asks, or if too many questions
    /// of this person wait.
    pub async fn study_position(
        &self,
        asker: &Account,
        question: PositionQuestion,
    ) -> Result<PositionStudy, AppError> {
        let asked = asked(question.id.as_deref(), question.setup.as_ref())?;
        let size = if question.plies < 2 { Size::Small } else { Size::Long };
        let study = move |engine: &_| study(engine, &question);
        Ok(self.house_bots.answer(asker, &asked, size, study).await??)
    }

    /// Plays some games of a rollout.
    ///
    /// # Errors
    /// If the position or play is impossible, or the position occurs in a match in play of the person who asks, or if
    /// too many questions of this person wait.
    pub async fn roll_out(
        &self,
        asker: &Account,
        question: RolloutQuestion,
    ) -> Result<RolloutPart, AppError> {
        let asked = asked(None, Some(&question.setup))?;
        // The caller is here until this future is dropped.
        let caller = Arc::new(());
        let waits = Arc::downgrade(&caller);
        let roll_out = move |engine: &_| roll_out(engine, &question, || waits.strong_count() > 0);
        let part = self.house_bots.answer(asker, &asked, Size::Long, roll_out).await??;
        drop(caller);
        // Nobody reads this refusal.
        part.ok_or(AppError::TooSlow)
    }

    /// Returns the decision of a position at all scores.
    ///
    /// # Errors
    /// If the position or play is impossible, or the position occurs in a match in play of the person who asks, or if
    /// too many questions of this person wait.
    pub async fn chart_scores(
        &self,
        asker: &Account,
        question: ScoresQuestion,
    ) -> Result<ScoreChart, AppError> {
        let asked = asked(question.id.as_deref(), question.setup.as_ref())?;
        let chart = move |engine: &_| score_chart(engine, &question);
        Ok(self.house_bots.answer(asker, &asked, Size::Long, chart).await??)
    }
}
