//! The practice room: games against a bot or oneself with hints, take-back and a tutor. They count for nothing.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    AnalysisChances, Command, CubeFact, LoggedEvent, MatchFormat, MatchId, MatchView, Millis, Options,
    PlayFact, Seat, Seq, SingleMove,
};

/// The start of a practice game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "from", rename_all = "snake_case", deny_unknown_fields)]
pub enum PracticeStart {
    /// A new match of this format.
    Fresh {
        /// The format.
        format: MatchFormat,
        /// Options of a money-style game.
        #[serde(default, deserialize_with = "crate::absent::or_default")]
        options: Options,
    },
    /// A position as an XGID, which includes the format.
    Xgid {
        /// The XGID, with or without `XGID=` before it.
        xgid: String,
    },
    /// A position in GNU Backgammon's notation.
    Gnu {
        /// The position id, 14 characters.
        position: String,
        /// The match id, 12 characters.
        match_id: String,
    },
    /// A moment of a finished match.
    Match {
        /// The match.
        id: MatchId,
        /// The number of the event before the start.
        seq: Seq,
    },
}

/// `POST /api/v1/practices`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MakePractice {
    /// The name of a house bot; null: the player plays both sides.
    #[cfg_attr(test, ts(optional))]
    pub bot: Option<String>,
    /// The start.
    pub start: PracticeStart,
    /// The seed of the dice: the same seed gives the same dice. 1 to 64 characters; null: a random one.
    #[cfg_attr(test, ts(optional))]
    pub seed: Option<String>,
    /// The player's side; null: White in a new match, and the side on turn in a position.
    #[cfg_attr(test, ts(optional))]
    pub side: Option<Seat>,
}

/// A practice game as its player sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PracticeView {
    /// The bot; null: the player plays both sides, and the view is that of the side that must act.
    pub bot: Option<String>,
    /// The player's side; if the player plays both sides, the one shown at the bottom.
    pub side: Seat,
    /// The seed of the dice.
    pub seed: String,
    /// The start as an XGID, if it was a position.
    pub start: Option<String>,
    /// True if there is a decision to take back.
    pub may_take_back: bool,
    /// The game, under the practice's own id.
    pub view: MatchView,
}

/// A practice game in a list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PracticeSummary {
    /// The game's id.
    pub id: MatchId,
    /// The bot; null: the player plays both sides.
    pub bot: Option<String>,
    /// The format.
    pub format: MatchFormat,
    /// True if it began in a position.
    pub from_position: bool,
    /// True if it is over.
    pub over: bool,
    /// The time of the last event.
    pub changed_at: Millis,
}

/// `POST /api/v1/practices/{id}/act`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PracticeAct {
    /// The last event that the player has seen. If the game has moved on, the action is refused as a conflict.
    pub seen: Seq,
    /// The player's command.
    pub command: Command,
    /// True if the tutor warns before a bad mistake.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub tutor: bool,
}

/// `POST /api/v1/practices/{id}/take-back`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PracticeTakeBack {
    /// The last event that the player has seen.
    pub seen: Seq,
}

/// The result of an action: either it was carried out and the bot has answered, or the tutor warns and nothing
/// was done.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PracticeAnswer {
    /// The events after those that the player had seen.
    pub events: Vec<LoggedEvent>,
    /// The game after them.
    pub practice: PracticeView,
    /// The tutor's warning; then nothing was done.
    pub warning: Option<PracticeWarning>,
}

/// The tutor's warning before a bad mistake.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PracticeWarning {
    /// The cost, in equity of the current cube.
    pub cost: f64,
    /// The better choice.
    pub hint: PracticeHint,
}

/// `GET /api/v1/practices/{id}/hint`: the strongest engine's opinion on the player's decision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PracticeHint {
    /// The lookahead in plies.
    pub plies: u8,
    /// The best plays of the roll, the deepest lookahead first, and best first within a depth; empty if there is
    /// none.
    pub plays: Vec<HintPlay>,
    /// The cube decision, if the cube can be turned or must be answered.
    pub cube: Option<HintCube>,
    /// The facts that tell the best play from the second best; in a warning, from the play that was chosen.
    pub facts: Vec<PlayFact>,
}

/// A play with its equity.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HintPlay {
    /// The standard notation.
    pub notation: String,
    /// The moves.
    pub moves: Vec<SingleMove>,
    /// The equity for the player, in units of the current cube.
    pub equity: f64,
    /// The difference to the best play.
    pub loss: f64,
    /// The lookahead of this play in plies.
    pub plies: u8,
    /// The player's chances after it.
    pub chances: AnalysisChances,
}

/// A cube decision with the equity of each choice, for the side that doubles, in units of the current cube.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HintCube {
    /// The equity after rolling.
    pub no_double: f64,
    /// The equity after double and take.
    pub double_take: f64,
    /// The equity after double and pass.
    pub double_pass: f64,
    /// The best action of the player.
    pub advice: HintAdvice,
    /// The chances of the side that doubles.
    pub chances: AnalysisChances,
    /// The facts behind the decision.
    pub facts: Vec<CubeFact>,
}

/// The best action with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HintAdvice {
    /// Roll.
    NoDouble,
    /// Roll: playing for a gammon is worth more than winning at once.
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
