//! The position of a match as other programs write it.

use play::{MatchState, Phase, Stage};
use records::{PositionId, Xgid, XgidGame, XgidStage};
use rules::{BySide, MatchLength};
use store::settings::{MatchFormat, MatchSettings};

/// The value that other programs write for an unlimited cube.
const CUBE_MAX_TURNS: u8 = 10;

/// Returns the position as XGID, or `None` unless a side has to roll, play or answer a double.
pub(crate) fn xgid(state: &MatchState, settings: &MatchSettings) -> Option<Xgid> {
    let Stage::Playing(game) = state.stage() else { return None };
    if game.resignation().is_some() {
        return None;
    }
    let stage = match game.phase() {
        Phase::ToRoll => XgidStage::ToRoll,
        Phase::ToPlay { roll } => XgidStage::Rolled(roll),
        Phase::ToAnswerDouble { .. } => XgidStage::Doubled,
        Phase::ToAnswerBeaver { .. } | Phase::Decided(_) => return None,
    };
    let (played, score) = match settings.format {
        MatchFormat::Points { length } => (
            XgidGame::Match { length: MatchLength::new(u16::from(length))?, crawford: state.is_crawford() },
            state.score().map(|points| u16::try_from(points.get()).unwrap_or(u16::MAX)),
        ),
        MatchFormat::Normal | MatchFormat::Single | MatchFormat::ThreeGames => (
            XgidGame::Money { jacoby: settings.options.jacoby, beavers: settings.options.beavers },
            BySide::default(),
        ),
    };
    Some(Xgid {
        position: *game.position(),
        turn: game.on_roll(),
        stage,
        cube: game.cube(),
        score,
        game: played,
        cube_max_turns: CUBE_MAX_TURNS,
    })
}

/// Returns the board as GNU Backgammon's position id, as the side on turn sees it. `None` before the first game.
pub(crate) fn position_id(state: &MatchState) -> Option<String> {
    state.game().map(|game| PositionId::from(*game.position()).to_string())
}
