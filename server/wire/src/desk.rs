//! The director's desk: every table in play of an event, its clocks and troubles, and calls for the director.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{BoardView, ClockView, DuplicateRoom, MatchId, Millis, Score, TeamMatchId, TimeControl};

/// The kinds of events that have a desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeskKind {
    /// A knock-out.
    Tournament,
    /// A duplicate team match.
    TeamMatch,
    /// An event of teams, with all its matches.
    TeamEvent,
    /// A comparative event.
    Comparative,
}

/// The id of a call, written like the id of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
pub struct CallId(pub String);

/// `POST /api/v1/matches/{id}/calls`: a player at a table of an event calls the director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CallDirector {
    /// Why, 1 to 300 characters.
    pub reason: String,
}

/// The director has heard a call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CallAnswered {
    /// When.
    pub at: Millis,
    /// What the director says to it.
    pub text: Option<String>,
}

/// A call for the director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DirectorCall {
    /// Which.
    pub id: CallId,
    /// Who calls.
    pub caller: String,
    /// Why.
    pub reason: String,
    /// When.
    pub at: Millis,
    /// Whether the director has heard it.
    pub answered: Option<CallAnswered>,
}

/// `POST /api/v1/desks/{kind}/{id}/calls/{call}`: the director has heard a call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerCall {
    /// What the caller is told, at most 300 characters; left out: that the call was heard.
    #[serde(default)]
    pub text: Option<String>,
}

/// A seat at a table of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeskSeat {
    /// Who sits there or is expected.
    pub player: String,
    /// Whether it is a bot.
    pub bot: bool,
    /// Whether the player has come to the table.
    pub seated: bool,
    /// Whether the player is at the site; a bot of the site always is.
    pub connected: bool,
    /// The clock; none: the table has none, or has not begun.
    pub clock: Option<ClockView>,
    /// The sensor board that holds the seat.
    pub board: Option<BoardView>,
}

/// A table of an event that is in play or waits for its players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DeskTable {
    /// What it is called at this desk.
    pub table: String,
    /// The team match that it belongs to, at the desk of such a match or of an event of teams.
    pub team_match: Option<TeamMatchId>,
    /// What that is called, at the desk of an event of teams.
    pub of: Option<String>,
    /// Its room, in a team match.
    pub room: Option<DuplicateRoom>,
    /// Its board, in a team match and in a comparative event.
    pub board: Option<u8>,
    /// The match, where the director may watch it: not in a closed room.
    pub match_id: Option<MatchId>,
    /// Whether both players have come.
    pub begun: bool,
    /// How much time there is.
    pub time: TimeControl,
    /// White's seat.
    pub white: DeskSeat,
    /// Black's seat.
    pub black: DeskSeat,
    /// The points, where the director may watch.
    pub score: Option<Score>,
    /// When the last step was made; before the first one, when the table was set up.
    pub moved_at: Millis,
}

/// `GET /api/v1/desks/{kind}/{id}`: what the director of an event sees of it now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EventDesk {
    /// The server's time.
    pub now: Millis,
    /// The tables in play, and those that wait for their players.
    pub tables: Vec<DeskTable>,
    /// The calls that wait, the oldest first; then the last that were answered, the newest first.
    pub calls: Vec<DirectorCall>,
}
