//! The vugraph of a duplicate board: both rooms side by side, as far as both have played, with a commentary.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::PublicText;

use crate::{Checkers, Event, MatchId, Millis, RequestId, Seat};

/// `GET /api/v1/team-matches/{id}/vugraph/{board}`: a board in both rooms. A turn is shown when both rooms have
/// completed it, and every turn when the board is over in both.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Vugraph {
    /// The board, from 1.
    pub board: u8,
    /// The boards of the match that the viewer may see in this form.
    pub boards: Vec<u8>,
    /// True if the board is over in both rooms, so that everything is shown.
    pub complete: bool,
    /// The open room.
    pub open: VugraphRoom,
    /// The closed room.
    pub closed: VugraphRoom,
    /// The turns in order. Both rooms begin with the same side.
    pub turns: Vec<VugraphTurn>,
    /// The commentary on these turns. A commentator also reads the lines on the turn in play.
    pub commentary: Vec<CommentaryLine>,
    /// True if the viewer is a commentator.
    pub comments: bool,
}

/// A room of a vugraph.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VugraphRoom {
    /// The player of the white checkers.
    pub white: String,
    /// The player of the black checkers.
    pub black: String,
    /// The table; null in the closed room until everything is shown.
    pub table: Option<MatchId>,
}

/// A turn in both rooms.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VugraphTurn {
    /// The number, from 1; the turns of both sides are counted together.
    pub number: u32,
    /// The side whose turn it is.
    pub seat: Seat,
    /// The turn in the open room; null if the game there had ended before.
    pub open: Option<VugraphPlay>,
    /// The turn in the closed room; null if the game there had ended before.
    pub closed: Option<VugraphPlay>,
}

/// A turn in one room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VugraphPlay {
    /// Its dice; null if the game ended before they were thrown.
    pub dice: Option<(u8, u8)>,
    /// Its events: the cube, the roll, the play, and the end of the game.
    pub events: Vec<Event>,
    /// White's chance to win before the roll, in percent. It is given for completed turns only, so it helps no player;
    /// null for the turn of the opening throw.
    pub white_wins: Option<u8>,
    /// The board after the turn.
    pub checkers: Checkers,
    /// The value of the cube after the turn.
    pub cube: u16,
    /// The owner of the cube; null while it is in the middle.
    pub cube_owner: Option<Seat>,
}

/// A line of the commentary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CommentaryLine {
    /// The turn that it is about.
    pub turn: u32,
    /// The commentator.
    pub name: String,
    /// The time.
    pub at: Millis,
    /// The text.
    pub text: String,
}

/// `POST /api/v1/team-matches/{id}/vugraph/{board}`: a line of a commentator, stored once for each request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SayInVugraph {
    /// The client's name for this line.
    pub request: RequestId,
    /// The turn: one that is shown, or the next one, which is in play. Spectators read the line when the turn is shown.
    pub turn: u32,
    /// The text, 1 to 500 characters.
    #[schema(min_length = 1, max_length = 500)]
    pub text: PublicText,
}

/// A line of commentary in the export of its author's account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnCommentary {
    /// The id of the team match.
    pub team_match: String,
    /// The turn of its board.
    pub turn: u32,
    /// The time.
    pub at: Millis,
    /// The text.
    pub text: String,
}
