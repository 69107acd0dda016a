//! The director's desk: every table in play of an event, its clocks and problems, and calls for the director.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::{PrivateText, PublicText};

use crate::{
    BoardView, ClockView, DuplicateRoom, EventHold, MatchId, Millis, Score, TeamMatchId, TimeControl,
};

/// The id of a call, written like the id of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CallId(pub String);

/// `POST /api/v1/matches/{id}/calls`: a player at a table of an event calls the director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CallDirector {
    /// The reason, 1 to 300 characters.
    pub reason: PrivateText,
}

/// The director's answer to a call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CallAnswered {
    /// The time.
    pub at: Millis,
    /// The director's message.
    pub text: Option<String>,
}

/// A call for the director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DirectorCall {
    /// The call's id.
    pub id: CallId,
    /// The caller.
    pub caller: String,
    /// The reason.
    pub reason: String,
    /// The time.
    pub at: Millis,
    /// The director's answer; null while the call waits.
    pub answered: Option<CallAnswered>,
}

/// `POST /api/v1/desks/{kind}/{id}/calls/{call}`: the director answers a call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AnswerCall {
    /// The message to the caller, at most 300 characters; left out: only an acknowledgement.
    pub text: Option<PublicText>,
}

/// A seat at a table of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeskSeat {
    /// The player who sits there or is expected.
    pub player: String,
    /// True for a bot.
    pub bot: bool,
    /// True if the player has come to the table.
    pub seated: bool,
    /// True if the player is online; a house bot always is.
    pub connected: bool,
    /// The clock; null if the table has none, or has not begun.
    pub clock: Option<ClockView>,
    /// The sensor board that holds the seat.
    pub board: Option<BoardView>,
}

/// A table of an event that is in play or waits for its players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeskTable {
    /// The table's id at this desk.
    pub table: String,
    /// The team match of the table, at the desk of a team match or a team event.
    pub team_match: Option<TeamMatchId>,
    /// The name of that match, at the desk of a team event.
    pub of: Option<String>,
    /// Its room, in a team match.
    pub room: Option<DuplicateRoom>,
    /// Its board, in a team match and in a comparative event.
    pub board: Option<u8>,
    /// The match, if the director may watch it: not in a closed room.
    pub match_id: Option<MatchId>,
    /// True if both players have come.
    pub begun: bool,
    /// The time control.
    pub time: TimeControl,
    /// White's seat.
    pub white: DeskSeat,
    /// Black's seat.
    pub black: DeskSeat,
    /// The score, if the director may watch.
    pub score: Option<Score>,
    /// The time of the last step; before the first one, the time of the table's set-up.
    pub moved_at: Millis,
    /// The hold of this table alone, or of the whole event.
    pub held: Option<EventHold>,
    /// The latest end of the hold; null if play is not held there, or the match is not under way.
    pub held_until: Option<Millis>,
}

/// `GET /api/v1/desks/{kind}/{id}`: the current state of an event for its director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventDesk {
    /// The server's time.
    pub now: Millis,
    /// The tables in play, and those that wait for their players.
    pub tables: Vec<DeskTable>,
    /// The waiting calls, oldest first; then the last answered ones, newest first.
    pub calls: Vec<DirectorCall>,
}
