//! The part of a match that the file formats of other programs can hold: names, length, and the moves, cube actions
//! and result of each game, with comments and headers. It has no times and no dice proof.
//!
//! A [`Transcript`] is made from a log of `play` ([`Transcript::of_log`]) or by a reader. A reader builds each game
//! step by step with a [`GameBuilder`], the only place where a foreign game is checked against the rules.

mod about;
mod builder;
pub(crate) mod illegal;
pub mod json;
mod mend;
mod of_log;
mod steps;
mod to_record;

use play::{CubeAction, GameAction, GameEnding};
use rules::{BySide, CubeValue, MatchLength, Roll, Side};

pub use about::{About, Comment};
pub(crate) use builder::GameBuilder;
pub use builder::TranscriptProblem;
pub(crate) use steps::{CrawfordGame, TranscriptStep};
pub use to_record::NotInRecord;

/// A match as other programs write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The names. White is listed first.
    pub players: BySide<String>,
    /// The points that win the match, or `None` in a session whose games count separately.
    pub length: Option<MatchLength>,
    /// True if gammons count only once the cube has been turned. A `.mat` file does not state this.
    pub jacoby: bool,
    /// True if the match uses the Crawford rule. It has no meaning in a session.
    pub crawford: bool,
    /// Event, date, ratings and the like.
    pub about: About,
    /// The games in their order.
    pub games: Vec<TranscriptGame>,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptGame {
    /// The points before the game, not capped at the length of the match.
    pub score: BySide<u32>,
    /// True in the Crawford game.
    pub crawford: bool,
    /// The cube at the start: 1, or more after automatic doubles.
    pub cube: CubeValue,
    /// The actions of the game.
    pub actions: Vec<GameAction>,
    /// A roll that was thrown and never played, because the game or the file ended.
    pub unplayed: Option<UnplayedRoll>,
    /// The end of the game, or `None` if the game was not finished or its end was not replayed.
    pub end: Option<TranscriptEnd>,
    /// Comments, in the order of their actions.
    pub comments: Vec<Comment>,
    /// The place where reading stopped, if the rest of the game cannot be replayed.
    pub cut: Option<Cut>,
}

/// The rest of a game that was not replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The number of the line, or of the record in a binary file, at which reading stopped, counted from 1.
    pub line: usize,
    /// The reason why reading stopped.
    pub reason: String,
    /// Winner and points, as the file states them.
    pub result: Option<(Side, u32)>,
}

/// A roll that was never played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnplayedRoll {
    /// The side that threw it.
    pub side: Side,
    /// The dice.
    pub roll: Roll,
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TranscriptEnd {
    /// The winner.
    pub winner: Side,
    /// The points of the game, including those beyond what the winner needed.
    pub points: u32,
    /// The way in which the game ended.
    pub how: GameEnding,
}

impl Transcript {
    /// Returns the points after the last finished game, not capped at the length of the match.
    pub fn score(&self) -> BySide<u32> {
        self.games.last().map_or(BySide::default(), TranscriptGame::score_after)
    }

    /// Returns the text of a note if the points before the next game do not follow from the games so far.
    pub(crate) fn jump(&self, found: BySide<u32>) -> Option<String> {
        let before = self.score();
        let BySide { white, black } = before;
        (found != before).then(|| {
            format!("the earlier games give the points {white} and {black}; those in the file are kept")
        })
    }

    /// Returns true if the transcript has an illegal play that the opponent accepted.
    pub fn has_illegal_plays(&self) -> bool {
        let is_illegal = |action: &GameAction| matches!(action, GameAction::IllegalPlay { .. });
        self.games.iter().any(|game| game.actions.iter().any(is_illegal))
    }

    /// Returns the first game, counted from 1, with an illegal play that other programs have no moves for.
    pub(crate) fn first_inexpressible_play(&self) -> Option<usize> {
        self.games.iter().position(TranscriptGame::has_inexpressible_play).map(|index| index + 1)
    }
}

impl TranscriptGame {
    /// Returns the points after the game.
    pub fn score_after(&self) -> BySide<u32> {
        let mut score = self.score;
        if let Some(end) = self.end {
            score[end.winner] = score[end.winner].saturating_add(end.points);
        } else if let Some((winner, points)) = self.cut.as_ref().and_then(|cut| cut.result) {
            score[winner] = score[winner].saturating_add(points);
        }
        score
    }

    /// Returns the winner and the points. They come from the end of the game, or from the part that was not replayed.
    pub(crate) fn stated_result(&self) -> Option<(Side, u32)> {
        let stated = || self.cut.as_ref().and_then(|cut| cut.result);
        self.end.map(|end| (end.winner, end.points)).or_else(stated)
    }

    /// Returns the value of the cube after the last answered action.
    pub(crate) fn last_cube(&self) -> CubeValue {
        let turned = self.answered_actions().into_iter().rev().find_map(|action| match action {
            GameAction::Cube { action: CubeAction::Take | CubeAction::Raccoon, value, .. } => Some(value),
            _ => None,
        });
        turned.unwrap_or(self.cube)
    }

    /// Returns the actions for a file that also states the result. If there is a result, a last double that was never
    /// answered is left out.
    pub fn actions_to_result(&self) -> Vec<GameAction> {
        if self.stated_result().is_some() { self.answered_actions() } else { self.actions.clone() }
    }

    /// Returns the actions without a last double that was never answered, because programs that replay a file would
    /// count the game at that cube. A beaver includes a take, and that take stays.
    pub(crate) fn answered_actions(&self) -> Vec<GameAction> {
        let mut actions = self.actions.clone();
        let Some(&GameAction::Cube { side, action, value }) = actions.last() else { return actions };
        match action {
            CubeAction::Double => {
                actions.pop();
            }
            CubeAction::Beaver => {
                actions.pop();
                let value = CubeValue::new(value.get() / 2).unwrap_or(CubeValue::ONE);
                actions.push(GameAction::Cube { side, action: CubeAction::Take, value });
            }
            CubeAction::Take | CubeAction::Pass | CubeAction::Raccoon => {}
        }
        actions
    }
}
