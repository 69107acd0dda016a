//! Comparative events: set-up, play and results.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::{PublicName, PublicText};

use crate::{Checkers, ComparativeId, DuplicateEnd, MatchId, Millis, Seat, Seq, TimeControl};

/// `POST /api/v1/comparatives`: sets up a comparative event; its creator directs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CreateComparative {
    /// 3 to 60 characters.
    pub name: PublicName,
    /// Up to 2000 characters, for the event's page.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub about: PublicText,
    /// The name of the bot that everybody plays against.
    pub bot: String,
    /// The number of boards, 1 to 24.
    pub boards: u8,
    /// True if half of the field plays one side of each board and half the other; results are compared within a half.
    /// False: everybody has White on odd boards and Black on even ones.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub both_sides: bool,
    /// The clock of each board: none, or a live one.
    pub time: TimeControl,
    /// The time from which players may play; left out: at once.
    #[cfg_attr(test, ts(optional))]
    pub opens_at: Option<Millis>,
    /// The closing time, at most 35 days after the opening.
    pub closes_at: Millis,
}

/// `POST /api/v1/comparatives/{id}/director`: the director's acts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum ComparativeAct {
    /// Calls the event off.
    Cancel {
        /// The reason, 1 to 500 characters, published.
        reason: PublicText,
    },
}

/// The phase of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ComparativePhase {
    /// The event has not opened.
    Announced,
    /// Players enter and play.
    Open,
    /// The closing time has passed; the server is ending the boards still in play.
    Closing,
    /// The event is over and everything is public.
    Over,
    /// The director has called it off.
    Cancelled,
}

/// A comparative event in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparativeCard {
    /// The event's id.
    pub id: ComparativeId,
    /// The event's name.
    pub name: String,
    /// The Monday, 00:00 UTC, of the week of a weekly event; null for a director's event.
    pub week: Option<Millis>,
    /// The director; null for a weekly event.
    pub director: Option<String>,
    /// The bot that everybody plays against.
    pub bot: String,
    /// The number of boards.
    pub boards: u8,
    /// True if both sides of each board are played.
    pub both_sides: bool,
    /// The phase.
    pub phase: ComparativePhase,
    /// The time from which players may play.
    pub opens_at: Millis,
    /// The closing time.
    pub closes_at: Millis,
    /// True if new accounts may enter. Otherwise an entered account has been on the site for a while, so that nobody
    /// can learn the rolls with a throw-away account.
    pub newcomers: bool,
    /// The number of players who have entered.
    pub players: u32,
    /// The winners, once it is over; several if they share the first place.
    pub winners: Vec<String>,
    /// The viewer's progress.
    pub you: YourComparative,
}

/// The viewer's boards and rights in an event.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct YourComparative {
    /// True if the viewer directs it.
    pub director: bool,
    /// True if the viewer may enter.
    pub may_enter: bool,
    /// True if the viewer has entered.
    pub entered: bool,
    /// Boards that the viewer has finished.
    pub finished: u8,
    /// The board that the viewer may begin now.
    pub next: Option<u8>,
    /// The board that the viewer is playing.
    pub playing: Option<u8>,
    /// The table of that board.
    pub table: Option<MatchId>,
}

/// A player's line in an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparativeRow {
    /// The place, from 1; equal players share one. Null: boards are missing, or it is not yet visible to the
    /// viewer.
    pub place: Option<u32>,
    /// The player.
    pub name: String,
    /// True if a program plays.
    pub bot: bool,
    /// The number of finished boards.
    pub finished: u8,
    /// The sum of international match points against the field; null: not yet visible to the viewer.
    pub imp: Option<i64>,
}

/// A board of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparativeBoard {
    /// The number, from 1.
    pub board: u8,
    /// SHA-256 commitment to its rolls, made when the event was set up; 64 hexadecimal digits.
    pub commitment: String,
    /// True if the viewer may see its results.
    pub known: bool,
    /// The number of players who have finished it.
    pub finished: u32,
    /// White's and Black's datum, if played and visible.
    pub datum: (Option<i64>, Option<i64>),
    /// The viewer's result.
    pub yours: Option<ComparativeResult>,
}

/// A result on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparativeResult {
    /// The player.
    pub name: String,
    /// The side.
    pub seat: Seat,
    /// The table.
    pub match_id: MatchId,
    /// True if the player won.
    pub won: bool,
    /// The way the game ended.
    pub end: DuplicateEnd,
    /// The cube value that counted.
    pub cube: u8,
    /// The checkers that the loser had left.
    pub checkers_left: u8,
    /// Small match points, negative if lost.
    pub smp: i64,
    /// International match points against the datum, negative if below it.
    pub imp: i64,
}

/// `GET /api/v1/comparatives/{id}`: an event as the viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparativeView {
    /// The summary.
    pub card: ComparativeCard,
    /// The last step of its log.
    pub seq: Seq,
    /// The director's text.
    pub about: String,
    /// The clock of each board.
    pub time: TimeControl,
    /// True if the viewer may see the standings: after finishing all boards, or once the event is over.
    pub ranked: bool,
    /// The players: by place if the viewer may see places, else in the order of entries.
    pub rows: Vec<ComparativeRow>,
    /// The boards.
    pub boards: Vec<ComparativeBoard>,
    /// The reason for the cancellation.
    pub cancelled: Option<String>,
}

/// `GET /api/v1/comparatives/{id}/boards/{board}`: what everybody did with the same rolls.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparativeField {
    /// The board.
    pub board: ComparativeBoard,
    /// True if its games may be analysed and their dice verified: once the event is over.
    pub told: bool,
    /// All results, White's before Black's, best first.
    pub results: Vec<ComparativeResult>,
    /// The places where the field differed, in the order of turns.
    pub partings: Vec<FieldParting>,
    /// True if the list is incomplete because there are too many games or differences.
    pub cut: bool,
}

/// A position in which players with the same game so far made different choices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FieldParting {
    /// The side that the players have.
    pub seat: Seat,
    /// The turn of the game, from 1.
    pub turn: u32,
    /// The side on turn.
    pub on_turn: Seat,
    /// The board before the turn.
    pub checkers: Checkers,
    /// The cube before the turn.
    pub cube: u16,
    /// The owner of the cube; null: centred.
    pub cube_owner: Option<Seat>,
    /// The roll; null if there was none.
    pub dice: Option<(u8, u8)>,
    /// The number of players who reached this position.
    pub players: u32,
    /// Their choices, most frequent first.
    pub choices: Vec<FieldChoice>,
}

/// A choice of some players in a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FieldChoice {
    /// The cube actions, in order.
    pub cube: Vec<FieldCube>,
    /// The play in standard notation; null: the game ended before it.
    pub play: Option<String>,
    /// The players.
    pub players: Vec<String>,
    /// The mean final small match points of these players, rounded to the nearest ten.
    pub smp: i64,
}

/// An action with the cube or with the game as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FieldCube {
    /// The cube was offered.
    Double,
    /// The cube was taken.
    Take,
    /// The cube was passed.
    Pass,
    /// The game was resigned.
    Resign,
    /// The player left, or the time ran out.
    Leave,
}

/// The place of a table in a comparative event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparativeTable {
    /// The event.
    pub id: ComparativeId,
    /// The event's name.
    pub name: String,
    /// The board, from 1.
    pub board: u8,
    /// The number of boards.
    pub boards: u8,
}

/// `GET /api/v1/comparatives/{id}/results.json`: the event and every result that the viewer may see.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparativeResults {
    /// The event.
    pub event: ComparativeView,
    /// Its boards in order.
    pub boards: Vec<ComparativeBoardResults>,
}

/// The results of one board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ComparativeBoardResults {
    /// The board, from 1.
    pub board: u32,
    /// The results that the viewer may see.
    pub results: Vec<ComparativeResult>,
}
