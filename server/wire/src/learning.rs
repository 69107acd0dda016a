//! What players learn from their matches: how well they play, what they do wrong again and again, and quizzes of it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    AnalysedStep, AnalysisStakes, AnalysisTally, Checkers, MatchId, Millis, Score, Seat, SingleMove,
};

/// A kind of mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MistakeTheme {
    /// Not doubled where doubling was right.
    MissedDouble,
    /// Doubled where rolling was right.
    WrongDouble,
    /// Cashed where playing on for a gammon was right.
    TooGood,
    /// Taken where passing was right.
    WrongTake,
    /// Passed where taking was right.
    WrongPass,
    /// Not hit where the best play hits.
    MissedHit,
    /// Hit where the best play does not.
    WrongHit,
    /// Fewer points held than after the best play.
    PointNotMade,
    /// Stayed behind where the best play runs.
    StayedBack,
    /// Ran where the best play stays.
    RanTooSoon,
    /// More blots left than by the best play.
    TooLoose,
    /// Fewer blots left than by the best play.
    TooSafe,
    /// In a race.
    Race,
    /// In the bear-off.
    BearOff,
    /// None of these.
    Other,
}

/// How often a kind of mistake was made, and what it cost.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TypicalMistake {
    /// Which.
    pub theme: MistakeTheme,
    /// How often.
    pub count: u32,
    /// In units of the cube, all together.
    pub error: f64,
}

/// How well somebody played in one match.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PerformancePoint {
    /// Which match.
    pub match_id: MatchId,
    /// When it ended.
    pub at: Millis,
    /// Against whom.
    pub opponent: String,
    /// The PR; none where nothing was to be decided.
    pub performance_rating: Option<f64>,
    /// Luck in units of the cube.
    pub luck: f64,
}

/// `GET /api/v1/players/{name}/performance`: how well a player played lately.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayerPerformance {
    /// The last matches, the oldest first.
    pub matches: Vec<PerformancePoint>,
    /// All decisions of these matches.
    pub all: AnalysisTally,
    /// Checker plays.
    pub plays: AnalysisTally,
    /// Doubles made and not made.
    pub doubles: AnalysisTally,
    /// Takes and passes.
    pub answers: AnalysisTally,
    /// In the opening.
    pub opening: AnalysisTally,
    /// While checkers could be hit.
    pub contact: AnalysisTally,
    /// In races.
    pub race: AnalysisTally,
    /// In the bear-off.
    pub bear_off: AnalysisTally,
    /// Kinds of mistakes, the dearest first.
    pub mistakes: Vec<TypicalMistake>,
}

/// `GET /api/v1/account/trainer`: one's own mistakes as a quiz.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TrainerView {
    /// Questions that can be answered now.
    pub due: u32,
    /// Questions that come back later.
    pub waiting: u32,
    /// Questions that were answered rightly often enough.
    pub learned: u32,
    /// When the next one comes back; none if one is due or nothing waits.
    pub next_due_at: Option<Millis>,
    /// The question to answer now.
    pub question: Option<TrainerQuestion>,
}

/// A position in which a mistake was made, without what was found.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TrainerQuestion {
    /// The match in which it was.
    pub match_id: MatchId,
    /// The place in it, from 1.
    pub stop: u32,
    /// When that match ended.
    pub at: Millis,
    /// Against whom.
    pub opponent: String,
    /// What was played for.
    pub stakes: AnalysisStakes,
    /// The points before the game.
    pub score: Score,
    /// Whether it was the Crawford game.
    pub crawford: bool,
    /// Who decides.
    pub seat: Seat,
    /// The board.
    pub board: Checkers,
    /// The cube.
    pub cube: u16,
    /// Who owns it.
    pub cube_owner: Option<Seat>,
    /// The dice, where a play is asked for.
    pub dice: Option<(u8, u8)>,
    /// What can be answered.
    pub options: Vec<TrainerOption>,
    /// How often in a row it has been answered rightly.
    pub streak: u32,
    /// How often that is enough.
    pub streak_max: u32,
}

/// An answer that can be given.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TrainerOption {
    /// A play in the usual notation, or what is done with the cube, as in `CubeChoice`.
    pub choice: String,
    /// The moves of a play.
    pub moves: Vec<SingleMove>,
}

/// `POST /api/v1/account/trainer`: an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TrainerAnswer {
    /// The question's match.
    pub match_id: MatchId,
    /// And its place.
    pub stop: u32,
    /// One of its options.
    pub choice: String,
}

/// What an answer was worth.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TrainerVerdict {
    /// Whether it is the best, or as good as that.
    pub right: bool,
    /// What it costs in units of the cube.
    pub cost: f64,
    /// Everything that was found.
    pub step: AnalysedStep,
    /// When it is asked again; none when it is learned.
    pub due_at: Option<Millis>,
}

/// A remark on a place in a finished match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewComment {
    /// To be named when it is deleted.
    pub id: String,
    /// The place in the match, from 1.
    pub stop: u32,
    /// Who says so.
    pub name: String,
    /// When.
    pub at: Millis,
    /// What.
    pub text: String,
}

/// `POST /api/v1/matches/{id}/comments`: a new remark.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReviewComment {
    /// The place in the match, from 1.
    pub stop: u32,
    /// 1 to 1,000 characters.
    pub text: String,
}
