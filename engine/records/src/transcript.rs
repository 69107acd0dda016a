//! What the file formats of other programs hold of a match: names, length, and for each game its moves, cube actions
//! and result, with comments and headers. No times and no dice proof.
//!
//! A [`Transcript`] is made from a record of our own ([`Transcript::of_log`]) or by a reader, which builds each game
//! step by step with a [`GameBuilder`]: that is the one place where a foreign game is checked against the rules.

mod about;
mod builder;
pub mod json;
mod mend;
mod of_log;
mod to_record;

use play::{CubeAction, GameAction, GameEnding};
use rules::{BySide, CubeValue, MatchLength, Roll, Side};

pub use about::{About, Comment};
pub(crate) use builder::GameBuilder;
pub use builder::TranscriptProblem;
pub use to_record::NotInRecord;

/// A match as other programs write it down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The names. White is listed first.
    pub players: BySide<String>,
    /// How many points win the match; none in a session in which games are counted by themselves.
    pub length: Option<MatchLength>,
    /// Whether gammons count only once the cube has been turned. A `.mat` file does not say so.
    pub jacoby: bool,
    /// Whether the match is played with the Crawford rule. Means nothing in a session.
    pub crawford: bool,
    /// Event, date, ratings and the like.
    pub about: About,
    /// The games in their order.
    pub games: Vec<TranscriptGame>,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptGame {
    /// The points before it. They are not cut at the length of the match.
    pub score: BySide<u32>,
    /// Whether it is the Crawford game.
    pub crawford: bool,
    /// The cube at the start: 1, or more after automatic doubles.
    pub cube: CubeValue,
    /// What was done.
    pub actions: Vec<GameAction>,
    /// A roll that was thrown and never played, because the game ended or the file does.
    pub unplayed: Option<UnplayedRoll>,
    /// How it ended; nothing where it was not played to an end, or the end was not replayed.
    pub end: Option<TranscriptEnd>,
    /// Comments, in the order of their actions.
    pub comments: Vec<Comment>,
    /// Where reading stopped, if the file goes on with something that cannot be replayed.
    pub cut: Option<Cut>,
}

/// The rest of a game that was not replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The line of the file at which reading stopped, counted from 1; in a binary file, the record.
    pub line: usize,
    /// Why.
    pub reason: String,
    /// Winner and points, as the file states them.
    pub result: Option<(Side, u32)>,
}

/// A roll that was never played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnplayedRoll {
    /// Who threw it.
    pub side: Side,
    /// What was thrown.
    pub roll: Roll,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TranscriptEnd {
    /// Who won it.
    pub winner: Side,
    /// What it counted, also beyond what the winner needed.
    pub points: u32,
    /// What ended it.
    pub how: GameEnding,
}

impl Transcript {
    /// The points after the last game that was ended, not cut at the length of the match.
    pub fn score(&self) -> BySide<u32> {
        self.games.last().map_or(BySide::default(), TranscriptGame::score_after)
    }

    /// Whether a play that is not legal stands in it, because the opponent accepted it.
    pub fn has_illegal_plays(&self) -> bool {
        self.first_illegal_play().is_some()
    }

    /// The first game with one, from 1.
    pub(crate) fn first_illegal_play(&self) -> Option<usize> {
        let is_illegal = |action: &GameAction| matches!(action, GameAction::IllegalPlay { .. });
        self.games.iter().position(|game| game.actions.iter().any(is_illegal)).map(|index| index + 1)
    }
}

impl TranscriptGame {
    /// The points after the game.
    pub fn score_after(&self) -> BySide<u32> {
        let mut score = self.score;
        if let Some(end) = self.end {
            score[end.winner] = score[end.winner].saturating_add(end.points);
        } else if let Some((winner, points)) = self.cut.as_ref().and_then(|cut| cut.result) {
            score[winner] = score[winner].saturating_add(points);
        }
        score
    }

    /// The actions without a last turn of the cube that nobody answered before the game ended otherwise. Programs that
    /// replay a file would count the game at that cube. A beaver is a take besides, and that stands.
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
