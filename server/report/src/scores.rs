//! Charts of one decision at all scores. The functions are pure.

use eval::Engine;
use records::XgidStage;
use rules::parse_play;
use wire::{ScoreCell, ScoreChart, ScorePlay, ScoresQuestion};

use crate::{
    message::rounded,
    position::{Unanswerable, context, depth, going_on, position_cube, wanted},
};

/// The maximum search depth in plies. It is low, because there is a search at each of 97 scores.
const PLIES_MAX: u8 = 1;

/// Returns the decision of a position at all scores.
///
/// # Errors
/// If something is wrong with the question.
pub fn score_chart(engine: &Engine, question: &ScoresQuestion) -> Result<ScoreChart, Unanswerable> {
    let xgid = wanted(question.id.as_deref(), question.setup.as_ref())?;
    let ply = depth(question.plies, PLIES_MAX)?;
    going_on(&xgid.position)?;
    let context = context(&xgid)?;
    let cell = |score: eval::MatchScore| ScoreCell {
        own_away: score.own_away,
        opponent_away: score.opponent_away,
        crawford: score.crawford,
        cube: None,
        play: None,
    };
    let XgidStage::Rolled(roll) = xgid.stage else {
        if question.play.is_some() {
            return Err(Unanswerable::field("dice", "play_needs_dice", Vec::new()));
        }
        let cells = engine.cube_by_score(&xgid.position, context.cube, ply);
        let cells = cells.iter().map(|scored| ScoreCell {
            cube: scored.decision.may_double.then(|| position_cube(&scored.decision)),
            ..cell(scored.score)
        });
        return Ok(ScoreChart { plies: ply.get(), play: None, cells: cells.collect() });
    };
    let (play, reference) = match &question.play {
        Some(play) => {
            let legal = parse_play(&xgid.position, roll, play).map_err(|error| Unanswerable::play(&error))?;
            (legal.play, legal.position)
        }
        None => {
            let best = engine.best_plays(&xgid.position, roll, &context, ply, 1);
            let best = best.first().ok_or_else(|| Unanswerable::form("game_over"))?;
            (best.play, best.position)
        }
    };
    let cells = engine.plays_by_score(&xgid.position, roll, context.cube, ply, &reference);
    let cells = cells.unwrap_or_default();
    let cells = cells.iter().map(|scored| ScoreCell {
        play: Some(ScorePlay {
            best: scored.best.play.to_string(),
            best_equity: rounded(scored.best.equity),
            cost: rounded(scored.best.equity - scored.reference.equity),
        }),
        ..cell(scored.score)
    });
    Ok(ScoreChart { plies: ply.get(), play: Some(play.to_string()), cells: cells.collect() })
}
