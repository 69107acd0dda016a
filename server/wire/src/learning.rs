//! Learning from one's own matches: performance, typical mistakes, and a quiz.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::PublicText;

use crate::{
    AnalysedStep, AnalysisStakes, AnalysisTally, Checkers, MatchId, Millis, PuzzleQuestion, Score, Seat,
    SingleMove,
};

/// A kind of mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MistakeTheme {
    /// Did not double where doubling was right.
    MissedDouble,
    /// Doubled where rolling was right.
    WrongDouble,
    /// Cashed where playing on for a gammon was right.
    TooGood,
    /// Took where passing was right.
    WrongTake,
    /// Passed where taking was right.
    WrongPass,
    /// Did not hit where the best play hits.
    MissedHit,
    /// Hit where the best play does not.
    WrongHit,
    /// Holds fewer points than after the best play.
    PointNotMade,
    /// Stayed behind where the best play runs.
    StayedBack,
    /// Ran where the best play stays.
    RanTooSoon,
    /// Left more blots than the best play.
    TooLoose,
    /// Left fewer blots than the best play.
    TooSafe,
    /// A mistake in a race.
    Race,
    /// A mistake in the bear-off.
    BearOff,
    /// Another kind of mistake.
    Other,
}

/// The frequency and the cost of a kind of mistake.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TypicalMistake {
    /// The kind.
    pub theme: MistakeTheme,
    /// The number of mistakes of this kind.
    pub count: u32,
    /// Their total cost in units of the cube.
    pub error: f64,
}

/// A player's performance in one match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PerformancePoint {
    /// The match.
    pub match_id: MatchId,
    /// The time at which it ended.
    pub at: Millis,
    /// The opponent.
    pub opponent: String,
    /// The PR; null without a counted decision.
    pub performance_rating: Option<f64>,
    /// Luck in units of the cube.
    pub luck: f64,
}

/// `GET /api/v1/players/{name}/performance`: a player's recent performance.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerPerformance {
    /// The last matches, oldest first.
    pub matches: Vec<PerformancePoint>,
    /// All decisions of these matches.
    pub all: AnalysisTally,
    /// Checker plays.
    pub plays: AnalysisTally,
    /// Doubles made and not made.
    pub doubles: AnalysisTally,
    /// Takes and passes.
    pub answers: AnalysisTally,
    /// Decisions in the opening.
    pub opening: AnalysisTally,
    /// Decisions in contact positions.
    pub contact: AnalysisTally,
    /// Decisions in races.
    pub race: AnalysisTally,
    /// Decisions in the bear-off.
    pub bear_off: AnalysisTally,
    /// Kinds of mistakes, the most expensive first.
    pub mistakes: Vec<TypicalMistake>,
}

/// `GET /api/v1/account/trainer`: a quiz from one's own mistakes and missed puzzles.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrainerView {
    /// The number of questions that are due.
    pub due: u32,
    /// The number of questions that come back later.
    pub waiting: u32,
    /// The number of learned questions among those that come back later: the next time is weeks away.
    pub learned: u32,
    /// The time at which the next question comes back; null if one is due or none waits.
    pub next_due_at: Option<Millis>,
    /// The next question, from one of the user's matches.
    pub question: Option<TrainerQuestion>,
    /// The next question, a missed puzzle, if no question from a match is due. It is answered like any puzzle.
    pub puzzle: Option<PuzzleQuestion>,
}

/// A position in which a mistake was made, without the solution.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrainerQuestion {
    /// The match, perhaps one of the library.
    pub match_id: MatchId,
    /// True if it is a match of the user's library.
    pub imported: bool,
    /// The place in the match, from 1.
    pub stop: u32,
    /// The time at which that match ended; null for an imported match whose file does not say.
    pub at: Option<Millis>,
    /// The opponent.
    pub opponent: String,
    /// The stakes.
    pub stakes: AnalysisStakes,
    /// The score before the game.
    pub score: Score,
    /// True in the Crawford game.
    pub crawford: bool,
    /// The side that decides.
    pub seat: Seat,
    /// The board.
    pub board: Checkers,
    /// The cube.
    pub cube: u16,
    /// The owner of the cube.
    pub cube_owner: Option<Seat>,
    /// The dice, if a play is asked for.
    pub dice: Option<(u8, u8)>,
    /// The possible answers.
    pub options: Vec<TrainerOption>,
    /// The number of answers so far.
    pub repetitions: u32,
}

/// A possible answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrainerOption {
    /// A play in the usual notation, or a cube action as in `CubeChoice`.
    pub choice: String,
    /// The moves of a play.
    pub moves: Vec<SingleMove>,
}

/// `POST /api/v1/account/trainer`: an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TrainerAnswer {
    /// The match of the question.
    pub match_id: MatchId,
    /// The place in that match.
    pub stop: u32,
    /// The chosen option.
    pub choice: String,
}

/// The verdict on an answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TrainerVerdict {
    /// True if it is the best answer, or equally good.
    pub right: bool,
    /// The cost in units of the cube.
    pub cost: f64,
    /// The solution.
    pub step: AnalysedStep,
    /// The time of the next repetition, by FSRS.
    pub due_at: Millis,
}

/// A comment on a place in a finished match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewComment {
    /// The id, needed to delete it.
    pub id: String,
    /// The place in the match, from 1.
    pub stop: u32,
    /// The author.
    pub name: String,
    /// The time.
    pub at: Millis,
    /// The text.
    pub text: String,
}

/// `POST /api/v1/matches/{id}/comments`: adds a comment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewReviewComment {
    /// The place in the match, from 1.
    pub stop: u32,
    /// The text, 1 to 1,000 characters.
    pub text: PublicText,
}
