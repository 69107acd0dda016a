//! The parts of a match record, as JSON holds them: plain words and numbers, checked when the record is replayed.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One of the two seats. White is seat one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// Seat one.
    White,
    /// Seat two.
    Black,
}

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Seats<T> {
    /// White's value.
    pub white: T,
    /// Black's value.
    pub black: T,
}

/// The kind of match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Mode {
    /// A match to points.
    Match {
        /// The number of points that won it.
        #[schemars(range(min = 1))]
        length: u16,
    },
    /// Exactly three games without the cube.
    ThreeGames,
    /// One game after another, each counted by itself.
    Normal,
    /// One game.
    Single,
}

/// Options of games outside match play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameOptions {
    /// True if gammons counted only after the cube was turned.
    pub jacoby: bool,
    /// The maximum number of automatic doubles in a game, for ties on the opening throw; 0 if off.
    #[schemars(range(max = 6))]
    pub automatic_doubles_max: u8,
    /// The rule for turning a double back at once.
    pub beavers: BeaverRules,
}

/// The rule for turning a double back at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BeaverRules {
    /// Not allowed.
    #[default]
    Off,
    /// By the taker.
    Beavers,
    /// By the taker, and then by the doubler.
    BeaversAndRaccoons,
}

/// The rule that decides who begins each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum StarterRule {
    /// The higher die of an opening throw.
    OpeningThrow,
    /// The seats in turn; the starter throws both dice.
    Alternating {
        /// The seat that began the first game.
        first: Seat,
    },
}

/// Time allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRules {
    /// No limit.
    None,
    /// A delay for each turn and a reserve.
    Live {
        /// Free time at the start of each turn, in milliseconds.
        delay_ms: u64,
        /// Time beyond the delays, in milliseconds.
        reserve_ms: u64,
    },
    /// Days for each turn.
    Correspondence {
        /// The number of days for each turn.
        days_per_turn: u16,
    },
}

/// The player at a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name shown.
    pub name: String,
    /// A person or a program.
    pub kind: PlayerKind,
    /// The player's rating and experience before the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<RatedStanding>,
    /// The player's rating and experience after the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<RatedStanding>,
}

/// The kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// A person.
    Human,
    /// A program that a person runs. In version 1 any program.
    Bot,
    /// A house bot, for which the server itself plays. Since version 2.
    HouseBot,
}

/// A rating with the experience behind it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RatedStanding {
    /// The rating at full precision.
    pub rating: f64,
    /// The experience.
    pub experience: u64,
}

/// A rating list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RatingListName {
    /// Games without a stake.
    Casual,
    /// Matches with a stake.
    Stakes,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// The number of the game in the match, from 1.
    #[schemars(range(min = 1))]
    pub number: u32,
    /// The points before the game.
    pub score: Seats<u32>,
    /// True if it was the Crawford game.
    pub crawford: bool,
    /// The time at which it began, in milliseconds since 1970.
    pub started_at_ms: u64,
    /// How the starter was chosen.
    pub opening: OpeningRecord,
    /// The cube at the start: 1, or more after automatic doubles.
    pub cube: u16,
    /// The actions in order.
    pub actions: Vec<ActionRecord>,
    /// The end and the value of the game; null while it is being played, or if the match ended without counting
    /// it.
    pub end: Option<GameEndRecord>,
    /// The actions after the game, before the next one or the end of the match.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<ActionRecord>,
}

/// How the starter of a game was chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum OpeningRecord {
    /// The higher die; that seat played both dice.
    Thrown {
        /// The number that both dice showed in each tie before it, in order.
        ties: Vec<u8>,
        /// White's die.
        #[schemars(range(min = 1, max = 6))]
        white: u8,
        /// Black's die.
        #[schemars(range(min = 1, max = 6))]
        black: u8,
    },
    /// The seats alternated.
    Alternating {
        /// The seat that began.
        starter: Seat,
    },
}

/// One action, with its time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActionRecord {
    /// The time, in milliseconds since 1970.
    pub at_ms: u64,
    /// The clock of the seat that acted, as it stood at that moment; absent if the match has no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<TimeReading>,
    /// The action.
    pub action: Action,
}

/// The time that a seat had left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TimeReading {
    /// The rest of the delay of its turn, in milliseconds.
    pub delay_ms: u64,
    /// The rest of its reserve, in milliseconds.
    pub reserve_ms: u64,
}

/// An action in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Rolled the dice. The k-th roll of a seat in a game is the roll of its turn k.
    Roll {
        /// The player's seat.
        seat: Seat,
        /// The two dice, in the order in which they were shown.
        dice: [u8; 2],
    },
    /// Threw the dice by hand on a sensor board. Nothing proves such a throw, and it is not part of the chain of the
    /// dice.
    Throw {
        /// The player's seat.
        seat: Seat,
        /// The two dice, in the order in which they were read or keyed in.
        dice: [u8; 2],
    },
    /// Played a roll.
    Play {
        /// The player's seat.
        seat: Seat,
        /// The moves in order, from and to in the numbering of the seat, such as `24/18`, `bar/20` or `6/off`.
        /// Empty if there was no legal play.
        moves: Vec<String>,
    },
    /// Showed an illegal play on the board, and asked the opponent to accept it.
    OfferIllegalPlay {
        /// The player's seat.
        seat: Seat,
        /// The position that it would leave, such as `24:2 13:4 8:4 6:5 / 24:2 13:5 8:3 6:5`: the checkers of the seat,
        /// then the opponent's, each in its own numbering.
        position: String,
    },
    /// Accepted the opponent's illegal play, which ended that turn. This action marks the play as illegal.
    AcceptIllegalPlay {
        /// The seat that accepted.
        seat: Seat,
    },
    /// Insisted on a legal play.
    DeclineIllegalPlay {
        /// The seat that declined.
        seat: Seat,
    },
    /// Offered the cube.
    Double {
        /// The player's seat.
        seat: Seat,
        /// The value offered.
        value: u16,
    },
    /// Accepted a double, or a beaver.
    Take {
        /// The player's seat.
        seat: Seat,
    },
    /// Passed a double or a beaver, and so lost the game.
    Pass {
        /// The player's seat.
        seat: Seat,
    },
    /// Took a double and turned it back.
    Beaver {
        /// The player's seat.
        seat: Seat,
        /// The value offered.
        value: u16,
    },
    /// Accepted a beaver and turned the cube again.
    Raccoon {
        /// The player's seat.
        seat: Seat,
        /// The value now.
        value: u16,
    },
    /// Offered to resign.
    OfferResignation {
        /// The player's seat.
        seat: Seat,
        /// The result offered.
        result: GameResultName,
    },
    /// Accepted a resignation.
    AcceptResignation {
        /// The winner's seat.
        seat: Seat,
        /// The result that had been offered.
        result: GameResultName,
        /// How the offer was accepted.
        by: Acceptor,
    },
    /// Declined a resignation.
    DeclineResignation {
        /// The player's seat.
        seat: Seat,
    },
    /// Asked for another game.
    AskNextGame {
        /// The player's seat.
        seat: Seat,
    },
    /// Asked to stop.
    AskStop {
        /// The player's seat.
        seat: Seat,
    },
    /// Asked to call the match off.
    AskAbort {
        /// The player's seat.
        seat: Seat,
    },
    /// Declined to call the match off.
    DeclineAbort {
        /// The player's seat.
        seat: Seat,
    },
    /// Asked for a pause, or agreed to one. No time passed from the moment when both had asked.
    AskPause {
        /// The player's seat.
        seat: Seat,
    },
    /// Declined a pause.
    DeclinePause {
        /// The player's seat.
        seat: Seat,
    },
    /// Ended the pause. The side to act had its full delay again.
    Resume {
        /// The player's seat.
        seat: Seat,
    },
    /// The pause had lasted as long as it may.
    EndPause,
    /// Asked to take its last play back.
    AskTakeBack {
        /// The player's seat.
        seat: Seat,
    },
    /// Did not let the opponent take a play back.
    DeclineTakeBack {
        /// The player's seat.
        seat: Seat,
    },
    /// Took its last play back with the opponent's consent, and played the same roll again.
    TakeBack {
        /// The player's seat.
        seat: Seat,
    },
    /// Left the table.
    Leave {
        /// The player's seat.
        seat: Seat,
    },
    /// Ended the match, because the opponent had gone.
    Claim {
        /// The seat that claimed.
        seat: Seat,
        /// How the match ended.
        claim: ClaimName,
        /// The moment since which the opponent had been gone, in Unix milliseconds.
        absent_since_ms: u64,
    },
    /// Ran out of time.
    TimeOut {
        /// The player's seat.
        seat: Seat,
    },
    /// Something happened at the seat's sensor board.
    AtBoard {
        /// The seat of the board.
        seat: Seat,
        /// The event.
        what: BoardNote,
    },
    /// Went on vacation, during which the clock stands still, or came back.
    Vacation {
        /// The player's seat.
        seat: Seat,
        /// The end of the vacation, in Unix milliseconds. If it is not later than the action itself, the player came
        /// back.
        until_ms: u64,
    },
    /// The site could not act for a while. The time was charged to neither side, and the side to act had at least 15
    /// seconds left.
    Outage {
        /// The last moment before it at which the site could act, in Unix milliseconds.
        from_ms: u64,
        /// The first moment after it at which the site could act, in Unix milliseconds.
        to_ms: u64,
    },
    /// No player asked for another game in time.
    Lapse,
    /// Both players were away, so the match was called off.
    Abandon,
    /// The match no longer counted in its event, or its log was full, so it was called off.
    CallOff,
    /// The director of the event held the match: no time passed until it was released.
    Hold {
        /// The reason.
        reason: String,
        /// The moment at which the director expected play to go on, in Unix milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until_ms: Option<u64>,
    },
    /// The director released the match. The side to act had its full delay again.
    Release,
    /// In a lock-step match, decided not to double. The roll came when the other room had decided too.
    AskRoll {
        /// The player's seat.
        seat: Seat,
    },
    /// In a lock-step match, the same cube decision had been made in both rooms, so the roll came.
    OpenTurn,
    /// The director gave the seat to another player. Later actions of the seat are those of the new player.
    Substitute {
        /// The seat.
        seat: Seat,
        /// The name of the player who left.
        left: String,
        /// The name of the player who came.
        came: String,
    },
    /// The director gave both sides more time, or took back what they had not used.
    ExtraTime {
        /// The time that each side had been given since the match began, in milliseconds.
        total_ms: u64,
    },
}

/// How a match ended whose opponent had gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClaimName {
    /// As if the opponent had left.
    Match,
    /// Without a result.
    NoResult,
}

/// An event at a sensor board that is not part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BoardNote {
    /// The moves played elsewhere had to be carried out on the board first. The clock stood still, a minute at most.
    Awaited,
    /// The moves were carried out, and the clock ran.
    Ready,
    /// The board showed an illegal play, and the turn stayed open.
    IllegalPlay,
    /// The sensors showed an impossible position.
    SensorFault,
    /// The dice were thrown before the turn had begun. The roll stood, although the opponent could finish its turn
    /// knowing it.
    RolledEarly,
}

/// How a resignation was accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Acceptor {
    /// The winner accepted it.
    Opponent,
    /// No consent was needed: nothing more could be won, or games are resigned at the floor.
    Rule,
    /// The winner's time ran out while the offer was open, which counts as accepting it. Since version 2.
    TimeOut,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameResultName {
    /// A single game.
    Single,
    /// A gammon.
    Gammon,
    /// A backgammon.
    Backgammon,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameEndRecord {
    /// The time, in milliseconds since 1970.
    pub at_ms: u64,
    /// The winner of the game.
    pub winner: Seat,
    /// The result on the board or as offered.
    pub result: GameResultName,
    /// The result that was counted. Under the Jacoby rule it is less than `result` if the cube was not turned.
    pub counted: GameResultName,
    /// The value of the cube at which the game was counted.
    pub cube: u16,
    /// The points of the game: the cube times 1, 2 or 3 for the counted result.
    pub points: u16,
    /// The reason why the game ended.
    pub by: EndedBy,
}

/// The reason why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    /// The winner bore off its last checker.
    BearingOff,
    /// The loser passed a double or a beaver.
    Pass,
    /// The loser resigned.
    Resignation,
    /// The loser left.
    Leaving,
    /// The loser's time ran out.
    TimeOut,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MatchResult {
    /// The time, in milliseconds since 1970.
    pub at_ms: u64,
    /// The winner; null in a draw, and in a session in which each game counted by itself.
    pub winner: Option<Seat>,
    /// The reason why the match ended.
    pub by: MatchEndedBy,
    /// The final points.
    pub score: Seats<u32>,
}

/// The reason why a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum MatchEndedBy {
    /// Its points or games were complete.
    Completion,
    /// Both players agreed to stop a match whose result was already decided.
    Agreement,
    /// This seat did not want another game.
    Stopping {
        /// The player's seat.
        seat: Seat,
    },
    /// No player asked for another game in time.
    Lapse,
    /// This seat left.
    Leaving {
        /// The player's seat.
        seat: Seat,
    },
    /// This seat's time ran out.
    TimeOut {
        /// The player's seat.
        seat: Seat,
    },
    /// The match was called off and has no result.
    Abort,
}

/// How games are resigned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ResigningRule {
    /// At any value that the opponent accepts.
    #[default]
    ByConsent,
    /// Without consent, but for no less than a gammon while no checker is off, and no less than a backgammon while a
    /// checker is also on the bar or in the winner's home board.
    AtTheFloor,
}

impl ResigningRule {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde requires this signature")]
    pub(super) fn is_usual(&self) -> bool {
        *self == ResigningRule::ByConsent
    }
}
