//! Sensor boards as their owners see them, in the API.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::PublicName;

use crate::{DuplicateRoom, MatchId, Millis, Seat};

/// A board's id, 16 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct BoardId(pub String);

/// `POST /api/v1/boards/codes` and `PUT /api/v1/boards/{id}`: the name of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BoardName {
    /// 1 to 40 characters.
    pub name: PublicName,
}

/// A code to enrol one board, to be keyed in at the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EnrolmentCode {
    /// Ten letters and digits.
    pub code: String,
    /// The time at which it expires.
    pub expires_at: Millis,
}

/// `POST /api/v1/boards/{id}/seat`: the board takes the user's seat in a match in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BindBoard {
    /// The match.
    pub match_id: MatchId,
    /// True if the opponent may sit down at the same board by making the same request.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub share: bool,
}

/// `GET /api/v1/boards`: the user's boards, oldest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardList {
    /// All boards that are not revoked.
    pub boards: Vec<BoardView>,
}

/// The connection state of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BoardStatus {
    /// The board is connected.
    Connected,
    /// The board is not connected.
    Away,
    /// The board's history is inconsistent and its frames are refused. It can be enrolled again.
    Frozen,
}

/// A board as its owner sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardView {
    /// Its id.
    pub id: BoardId,
    /// The owner's name for it.
    pub name: String,
    /// The connection state.
    pub status: BoardStatus,
    /// The model; null before the board has reported it.
    pub model: Option<String>,
    /// The version of its firmware.
    pub firmware: Option<String>,
    /// True if it sees the colour of checkers.
    pub colour: Option<bool>,
    /// The number of checkers that it can count on a point.
    pub point_depth: Option<u8>,
    /// The battery, 0 to 100; null: no battery, or not reported.
    pub battery_percent: Option<u8>,
    /// The sensors that it reports as faulty.
    pub faults: Vec<BoardFault>,
    /// The time of its enrolment.
    pub enrolled_at: Millis,
    /// The time of its last message.
    pub last_heard_at: Option<Millis>,
    /// The number of its stored frames.
    pub frames: u64,
    /// The offset of its clock at the last connection, in milliseconds; negative if it was behind.
    pub clock_ahead: Option<i64>,
    /// The match that it plays.
    pub seat: Option<BoardSeat>,
}

/// A sensor that a board reports as faulty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardFault {
    /// The point in the numbering of the player at console one; null: the bar.
    pub point: Option<u8>,
    /// The sensor of the place, 0 next to the rim.
    pub sensor: u8,
}

/// The match that a board plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardSeat {
    /// The match.
    pub match_id: MatchId,
    /// The side whose player sits at console one.
    pub one: Seat,
    /// The sides that sit at the board.
    pub here: Vec<Seat>,
    /// True if the opponent may join.
    pub shared: bool,
    /// The players, White first.
    pub players: (String, String),
}

/// `GET /api/v1/boards/{id}`: the readings of a board beside the expected position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardMirror {
    /// The board.
    pub board: BoardView,
    /// The last report; null before the first one.
    pub sensed: Option<BoardLook>,
    /// The expected position; null while the board plays no match.
    pub expected: Option<BoardLook>,
    /// The visible differences between the two. They are normal during a player's move.
    pub unlike: Vec<BoardUnlike>,
}

/// The checkers on a board, in the numbering of the player at console one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardLook {
    /// 24 places, the 1-point first.
    pub points: Vec<BoardPlace>,
    /// The checkers on the bar: all together, or console one's and console two's.
    pub bar: Vec<BoardPlace>,
}

/// Checkers at one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardPlace {
    /// The number of checkers; the true number may be larger where a board cannot count a tall stack.
    pub count: u8,
    /// Their player; null if there are none or it is unknown.
    pub seat: Option<Seat>,
}

/// A place whose reading differs from the expected one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardUnlike {
    /// The point; null: the bar.
    pub point: Option<u8>,
    /// The reading.
    pub seen: u8,
    /// The expected reading, up to what the board can see.
    pub expected: u8,
}

/// `GET /api/v1/team-matches/{id}/boards` and `/api/v1/tournaments/{id}/boards`: the boards of an event, for its
/// director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventBoards {
    /// The tables at which games are in play.
    pub tables: Vec<EventTable>,
    /// The director's own boards that are at other places.
    pub free: Vec<BoardView>,
}

/// A table of an event with the boards at its seats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventTable {
    /// The table's id in [`BoardPlan`].
    pub table: String,
    /// Its place in a team match.
    pub place: Option<EventPlace>,
    /// True if the director may see the readings of its boards; false for a closed room.
    pub seen: bool,
    /// White's seat.
    pub white: EventSeat,
    /// Black's seat.
    pub black: EventSeat,
}

/// The place of a table in a team match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventPlace {
    /// The room.
    pub room: DuplicateRoom,
    /// The board of the match, from 1.
    pub board: u8,
}

/// A seat of an event's table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventSeat {
    /// The player.
    pub player: String,
    /// True if a program plays, which needs no board.
    pub bot: bool,
    /// The board that holds the seat.
    pub held: Option<BoardView>,
}

/// `POST` to the same address: the director assigns one of their own boards to a seat, or removes a board from
/// the seats of the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BoardPlan {
    /// The board.
    pub board: BoardId,
    /// The seat; null: the board is removed.
    pub at: Option<EventSeatName>,
}

/// A seat of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EventSeatName {
    /// The table.
    pub table: String,
    /// The seat at the table.
    pub seat: Seat,
}
