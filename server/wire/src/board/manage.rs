//! Sensor boards as their owners see them, in the API.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{DuplicateRoom, MatchId, Millis, Seat};

/// A board's id, 16 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
pub struct BoardId(pub String);

/// `POST /api/v1/boards/codes` and `PUT /api/v1/boards/{id}`: what a board is called.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardName {
    /// 1 to 40 characters.
    pub name: String,
}

/// A code with which one board can be enrolled, to be keyed in at the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EnrolmentCode {
    /// Ten letters and digits.
    pub code: String,
    /// Until when it can be used.
    pub expires_at: Millis,
}

/// `POST /api/v1/boards/{id}/seat`: the board takes the user's seat in a match that is being played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BindBoard {
    /// The match.
    pub match_id: MatchId,
    /// Whether the player opposite may sit down at the same board, by asking for the same.
    #[serde(default)]
    pub share: bool,
}

/// `GET /api/v1/boards`: the user's boards, the oldest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardList {
    /// All that are not revoked.
    pub boards: Vec<BoardView>,
}

/// Whether a board can be played on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BoardStatus {
    /// It is connected.
    Connected,
    /// It is not.
    Away,
    /// Its history is in question: nothing of it is accepted. It can be enrolled anew.
    Frozen,
}

/// A board as its owner sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardView {
    /// Its id.
    pub id: BoardId,
    /// What its owner calls it.
    pub name: String,
    /// Whether it can be played on.
    pub status: BoardStatus,
    /// What it says it is; none before it has said so.
    pub model: Option<String>,
    /// The version of its firmware.
    pub firmware: Option<String>,
    /// Whether it tells whose a checker is.
    pub colour: Option<bool>,
    /// How many checkers of a stack it counts.
    pub point_depth: Option<u8>,
    /// 0 to 100; none: no battery, or not said.
    pub battery_percent: Option<u8>,
    /// The sensors that it does not trust.
    pub faults: Vec<BoardFault>,
    /// When it was enrolled.
    pub enrolled_at: Millis,
    /// When it last said something.
    pub last_heard_at: Option<Millis>,
    /// How many frames of it are stored.
    pub frames: u64,
    /// How far its clock was ahead at its last connection, in milliseconds; negative: behind.
    pub clock_ahead: Option<i64>,
    /// Where it plays.
    pub seat: Option<BoardSeat>,
}

/// A sensor that a board does not trust.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardFault {
    /// The point as the player at console one counts it; none: the bar.
    pub point: Option<u8>,
    /// Which of its sensors, 0 next to the rim.
    pub sensor: u8,
}

/// Where a board plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardSeat {
    /// The match.
    pub match_id: MatchId,
    /// The side whose player sits at console one.
    pub one: Seat,
    /// The sides that sit at the board.
    pub here: Vec<Seat>,
    /// Whether the player opposite may join.
    pub shared: bool,
    /// The players, White first.
    pub players: (String, String),
}

/// `GET /api/v1/boards/{id}`: what a board senses beside what should be there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardMirror {
    /// The board.
    pub board: BoardView,
    /// What it last reported; none before it has.
    pub sensed: Option<BoardLook>,
    /// What should be on it; none while it plays nowhere.
    pub expected: Option<BoardLook>,
    /// Where the two differ, as far as the board can see. While a player moves, they do.
    pub unlike: Vec<BoardUnlike>,
}

/// The checkers on a board, in the numbering of the player at console one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardLook {
    /// 24 places, the 1-point first.
    pub points: Vec<BoardPlace>,
    /// On the bar: everybody's together, or console one's and console two's.
    pub bar: Vec<BoardPlace>,
}

/// Checkers at one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardPlace {
    /// How many; as many or more where a board sees no more of a stack.
    pub count: u8,
    /// Whose; none: nobody's, or not known.
    pub seat: Option<Seat>,
}

/// A place that does not look as it should.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
pub struct BoardUnlike {
    /// The point; none: the bar.
    pub point: Option<u8>,
    /// What is seen.
    pub seen: u8,
    /// What should be, as far as the board can see.
    pub expected: u8,
}

/// `GET /api/v1/team-matches/{id}/boards` and `/api/v1/tournaments/{id}/boards`: the boards of an event, for its director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EventBoards {
    /// The tables at which games are in play.
    pub tables: Vec<EventTable>,
    /// The director's own boards that sit at none of them.
    pub free: Vec<BoardView>,
}

/// A table of an event with the boards at its seats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EventTable {
    /// What it is called in [`BoardPlan`].
    pub table: String,
    /// Where it stands in a team match.
    pub place: Option<EventPlace>,
    /// Whether the director may look at what its boards see: not at those of a closed room.
    pub seen: bool,
    /// White's seat.
    pub white: EventSeat,
    /// Black's seat.
    pub black: EventSeat,
}

/// Where a table stands in a team match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
pub struct EventPlace {
    /// In which room.
    pub room: DuplicateRoom,
    /// Which board of the match is played, from 1.
    pub board: u8,
}

/// A seat of an event's table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EventSeat {
    /// Who plays.
    pub player: String,
    /// Whether a program plays, which needs no board.
    pub bot: bool,
    /// The board that holds the seat.
    pub held: Option<BoardView>,
}

/// `POST` to the same address: the director puts one of their own boards at a seat, or takes a board off the seats of the
/// event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardPlan {
    /// Which board.
    pub board: BoardId,
    /// Where it shall be; none: at no seat.
    pub at: Option<EventSeatName>,
}

/// A seat of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EventSeatName {
    /// Which table.
    pub table: String,
    /// Which of its seats.
    pub seat: Seat,
}
