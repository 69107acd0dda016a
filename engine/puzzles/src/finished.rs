//! The decisions of a finished match.

use play::{CubeAction, GameAction};
use records::transcript::TranscriptGame;
use records::{Transcript, Xgid, XgidGame, XgidStage};
use rules::{BySide, Cube, CubeOwner, Position, Side, apply_play};
use thiserror::Error;

use crate::moment::Moment;

/// The logarithm to base two of the highest cube in the questions.
const CUBE_MAX_TURNS: u8 = 10;

/// The error for a match with a play that the rules do not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("game {game}, action {action}: not a legal play")]
pub struct NotReplayed {
    /// The game, from 1.
    pub game: usize,
    /// The action, from 1.
    pub action: usize,
}

/// Returns the decisions of a match, as [`self_play`](crate::self_play) does. A game is read up to its first illegal
/// play or its first beaver.
///
/// # Errors
/// Returns the first play that cannot have been made.
pub fn moments_of(transcript: &Transcript) -> Result<Vec<Moment>, NotReplayed> {
    let mut moments = Vec::new();
    for (number, game) in (1_usize..).zip(&transcript.games) {
        read_game(transcript, game, &mut moments).map_err(|action| NotReplayed { game: number, action })?;
    }
    Ok(moments)
}

fn read_game(transcript: &Transcript, game: &TranscriptGame, moments: &mut Vec<Moment>) -> Result<(), usize> {
    let mut position = Position::STARTING;
    let mut cube = Cube { value: game.cube, owner: CubeOwner::Centred };
    let mut plays_made = 0;
    let mut has_doubled = false;
    for (number, action) in (1_usize..).zip(&game.actions) {
        let moment = |turn: Side, stage| Moment {
            question: Xgid { position, turn, stage, cube, ..blank(transcript, game) },
            plays_made,
        };
        match *action {
            GameAction::Play { side, roll, play } => {
                if plays_made > 0 && !has_doubled {
                    add_cube(moments, moment(side, XgidStage::ToRoll));
                }
                moments.push(moment(side, XgidStage::Rolled(roll)));
                position = apply_play(&position, roll, &play.to_moves()).map_err(|_illegal| number)?;
                plays_made += 1;
                has_doubled = false;
            }
            GameAction::Cube { side, action: CubeAction::Double, .. } => {
                add_cube(moments, moment(side, XgidStage::ToRoll));
                has_doubled = true;
            }
            GameAction::Cube { side, action: CubeAction::Take, .. } => {
                let Some(taken) = cube.taken_by(side) else { return Ok(()) };
                cube = taken;
            }
            GameAction::Cube { .. } | GameAction::IllegalPlay { .. } => return Ok(()),
        }
    }
    Ok(())
}

/// Adds both questions about the cube, if it may be turned.
fn add_cube(moments: &mut Vec<Moment>, before: Moment) {
    if before.question.cube.may_be_turned_by(before.question.turn) && before.context().may_double() {
        moments.push(before);
        moments.push(before.at(XgidStage::Doubled));
    }
}

/// Returns the stakes and the score of a game, with a board that the caller replaces.
fn blank(transcript: &Transcript, game: &TranscriptGame) -> Xgid {
    let points = |side: Side| u16::try_from(game.score[side]).unwrap_or(u16::MAX);
    let (kind, score) = match transcript.length {
        None => (XgidGame::Money { jacoby: transcript.jacoby, beavers: false }, BySide::default()),
        Some(length) => (XgidGame::Match { length, crawford: game.crawford }, BySide::new_with(points)),
    };
    Xgid {
        position: Position::STARTING,
        turn: Side::White,
        stage: XgidStage::ToRoll,
        cube: Cube::START,
        score,
        game: kind,
        cube_max_turns: CUBE_MAX_TURNS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_has_its_rolls_and_its_doubles_as_questions() {
        let text = " 5 point match\n\n Game 1\n Anna : 0                       Bob : 0\n\
           1) 31: 8/5 6/5                 64: 24/14\n\
           2)  Doubles => 2               Takes\n\
           3) 65: 24/13                   21: 13/10\n";
        let moments = moments_of(&Transcript::from_mat(text).unwrap()).unwrap();
        let stages: Vec<String> = moments.iter().map(|moment| moment.question.stage.to_string()).collect();
        // No side can double before the first roll, and the side that has doubled is not asked again before it rolls.
        assert_eq!(stages, ["31", "00", "D", "64", "00", "D", "65", "00", "D", "21"]);
        assert_eq!(moments[9].question.cube.value.get(), 2);
        assert_eq!(moments[9].question.cube.owner, CubeOwner::Side(Side::Black));
    }
}
