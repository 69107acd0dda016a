//! The practice room: games against a bot or oneself with hints, take-back and a tutor. They count for nothing.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{
    AnalysisChances, Command, LoggedEvent, MatchFormat, MatchId, MatchView, Millis, Options, Seat, Seq,
    SingleMove,
};

/// Where a practice game begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
pub enum PracticeStart {
    /// A new match of this format.
    Fresh {
        /// What is played.
        format: MatchFormat,
        /// Options of a game that stands alone.
        #[serde(default)]
        options: Options,
    },
    /// A position, which says itself what is played.
    Xgid {
        /// As other programs write it, with or without `XGID=` before it.
        xgid: String,
    },
    /// A position in the form of GNU Backgammon.
    Gnu {
        /// Its position id, 14 characters.
        position: String,
        /// Its match id, 12 characters.
        match_id: String,
    },
    /// A moment of a match that is over.
    Match {
        /// Which.
        id: MatchId,
        /// After which of its events.
        seq: Seq,
    },
}

/// `POST /api/v1/practices`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MakePractice {
    /// The name of one of the server's bots; none: the player plays both sides.
    #[serde(default)]
    #[ts(optional)]
    pub bot: Option<String>,
    /// Where it begins.
    pub start: PracticeStart,
    /// The dice follow from it: the same seed gives the same dice. 1 to 64 characters; none: one is drawn.
    #[serde(default)]
    #[ts(optional)]
    pub seed: Option<String>,
    /// The player's side; none: White in a new match, and in a position whoever is on turn.
    #[serde(default)]
    #[ts(optional)]
    pub side: Option<Seat>,
}

/// A practice game as its player sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PracticeView {
    /// The bot; none: the player plays both sides, and the view is that of whoever must act.
    pub bot: Option<String>,
    /// The player's side, or whose home lies near.
    pub side: Seat,
    /// What the dice follow from.
    pub seed: String,
    /// Where it began, if in a position: its XGID.
    pub start: Option<String>,
    /// The present moment as an XGID, while a player is to roll or to play.
    pub xgid: Option<String>,
    /// Whether there is a decision to take back.
    pub may_take_back: bool,
    /// The game, under the practice's own id.
    pub view: MatchView,
}

/// A practice game in a list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PracticeSummary {
    /// Which.
    pub id: MatchId,
    /// The bot; none: oneself.
    pub bot: Option<String>,
    /// What is played.
    pub format: MatchFormat,
    /// Whether it began in a position.
    pub from_position: bool,
    /// Whether it is over.
    pub over: bool,
    /// When something happened last.
    pub changed_at: Millis,
}

/// `POST /api/v1/practices/{id}/act`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PracticeAct {
    /// The last event that the player has seen; anything else is refused as a conflict.
    pub seen: Seq,
    /// What the player does.
    pub command: Command,
    /// Whether the tutor speaks up before a bad mistake is made.
    #[serde(default)]
    pub tutor: bool,
}

/// `POST /api/v1/practices/{id}/take-back`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PracticeTakeBack {
    /// The last event that the player has seen.
    pub seen: Seq,
}

/// What came of an action: it was carried out and the bot has answered, or the tutor warns and nothing has happened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PracticeAnswer {
    /// The events after those that the player had seen.
    pub events: Vec<LoggedEvent>,
    /// The game after them.
    pub practice: PracticeView,
    /// What the tutor has to say against it; then nothing was done.
    pub warning: Option<PracticeWarning>,
}

/// The tutor's word before a bad mistake.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PracticeWarning {
    /// What it would cost, in equity of the present cube.
    pub cost: f64,
    /// What would be better.
    pub hint: PracticeHint,
}

/// `GET /api/v1/practices/{id}/hint`: what the strongest engine thinks of the decision that the player has.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PracticeHint {
    /// How many plies ahead it has looked.
    pub plies: u8,
    /// The best plays of the roll, best first; empty when there is none to play.
    pub plays: Vec<HintPlay>,
    /// The cube, when it can be turned or must be answered.
    pub cube: Option<HintCube>,
}

/// A play with what it is worth.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct HintPlay {
    /// In standard notation.
    pub notation: String,
    /// Move by move.
    pub moves: Vec<SingleMove>,
    /// In equity of the present cube, for the player.
    pub equity: f64,
    /// Behind the best.
    pub loss: f64,
    /// The player's chances after it.
    pub chances: AnalysisChances,
}

/// A decision about the cube with what each way is worth, for the side that doubles, in equity of the present cube.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct HintCube {
    /// Rolling on.
    pub no_double: f64,
    /// Doubled and taken.
    pub double_take: f64,
    /// Doubled and passed.
    pub double_pass: f64,
    /// What the player should do.
    pub advice: HintAdvice,
    /// The chances of the side that doubles.
    pub chances: AnalysisChances,
}

/// What should be done with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum HintAdvice {
    /// Roll.
    NoDouble,
    /// Roll: to play for a gammon is worth more than to win at once.
    TooGood,
    /// Double; the opponent should take.
    Double,
    /// Double; the opponent should pass.
    DoublePass,
    /// Take.
    Take,
    /// Pass.
    Pass,
}
