//! Comparative events: how one is set up, played and looked at.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Checkers, DuplicateEnd, MatchId, Millis, Seat, Seq, TimeControl};

/// The id of a comparative event, written like the id of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
pub struct ComparativeId(pub String);

/// `POST /api/v1/comparatives`: sets up a comparative event; who does directs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateComparative {
    /// 3 to 60 characters.
    pub name: String,
    /// Up to 2000 characters, for the event's page.
    #[serde(default)]
    pub about: String,
    /// The name of the bot against which everybody plays.
    pub bot: String,
    /// How many boards everybody plays, 1 to 24.
    pub boards: u8,
    /// Whether half of the field has the one side of each board and half the other, each compared within itself. False:
    /// everybody has White on odd boards and Black on even ones.
    #[serde(default)]
    pub both_sides: bool,
    /// The clock of each board: none or a live one.
    pub time: TimeControl,
    /// From when on players may play; none: at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub opens_at: Option<Millis>,
    /// Until when, at the most 35 days after the opening.
    pub closes_at: Millis,
}

/// `POST /api/v1/comparatives/{id}/director`: what only the director does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum ComparativeAct {
    /// Calls the event off.
    Cancel {
        /// 1 to 500 characters, published.
        reason: String,
    },
}

/// Where an event stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ComparativePhase {
    /// It has not opened.
    Announced,
    /// Players enter and play.
    Open,
    /// The time is over; what is being played is ended.
    Closing,
    /// Everybody may know everything.
    Over,
    /// The director has called it off.
    Cancelled,
}

/// A comparative event in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ComparativeCard {
    /// Which.
    pub id: ComparativeId,
    /// What it is called.
    pub name: String,
    /// The Monday, 00:00 UTC, of the week whose event it is; none: a director has set it up.
    pub week: Option<Millis>,
    /// Who directs it; none: nobody has to.
    pub director: Option<String>,
    /// Against whom everybody plays.
    pub bot: String,
    /// How many boards there are.
    pub boards: u8,
    /// Whether both sides of each board are played.
    pub both_sides: bool,
    /// Where it stands.
    pub phase: ComparativePhase,
    /// From when on players may play.
    pub opens_at: Millis,
    /// Until when.
    pub closes_at: Millis,
    /// How many have entered.
    pub players: u32,
    /// Who is first, once it is over; several share the place.
    pub winners: Vec<String>,
    /// How far the viewer is.
    pub you: YourComparative,
}

/// What the viewer has played and may do in an event.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct YourComparative {
    /// Whether the viewer directs it.
    pub director: bool,
    /// Whether the viewer may enter.
    pub may_enter: bool,
    /// Whether the viewer has entered.
    pub entered: bool,
    /// Boards that the viewer has finished.
    pub finished: u8,
    /// The board that the viewer may begin now.
    pub next: Option<u8>,
    /// The board that the viewer plays.
    pub playing: Option<u8>,
    /// At which table.
    pub table: Option<MatchId>,
}

/// A player's line in an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ComparativeRow {
    /// The place, from 1; equal players share one. None: boards are missing, or the viewer may not know yet.
    pub place: Option<u32>,
    /// Who.
    pub name: String,
    /// Whether a program plays.
    pub bot: bool,
    /// Boards finished.
    pub finished: u8,
    /// The sum of international match points against the field; none: the viewer may not know yet.
    pub imp: Option<i64>,
}

/// A board of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ComparativeBoard {
    /// From 1.
    pub board: u8,
    /// SHA-256 commitment to its rolls, made when the event was set up; 64 hexadecimal digits.
    pub commitment: String,
    /// Whether the viewer may know its results.
    pub known: bool,
    /// How many have finished it.
    pub finished: u32,
    /// The datum of White and that of Black, as far as they are played and may be known.
    pub datum: (Option<i64>, Option<i64>),
    /// What the viewer has had there.
    pub yours: Option<ComparativeResult>,
}

/// A result on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ComparativeResult {
    /// Who played.
    pub name: String,
    /// On which side.
    pub seat: Seat,
    /// The table.
    pub match_id: MatchId,
    /// Whether the player won.
    pub won: bool,
    /// How it ended.
    pub end: DuplicateEnd,
    /// The value of the cube that counted.
    pub cube: u8,
    /// Checkers that the loser had left.
    pub checkers_left: u8,
    /// Small match points, negative if lost.
    pub smp: i64,
    /// International match points against the datum, negative if below it.
    pub imp: i64,
}

/// `GET /api/v1/comparatives/{id}`: an event as the viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ComparativeView {
    /// The short of it.
    pub card: ComparativeCard,
    /// The last step of its log.
    pub seq: Seq,
    /// What the director says about it.
    pub about: String,
    /// The clock of each board.
    pub time: TimeControl,
    /// Whether the viewer may know the standings: once the own card is whole, or the event over.
    pub ranked: bool,
    /// The players: by their places where the viewer may know them, else in the order of their entries.
    pub rows: Vec<ComparativeRow>,
    /// The boards.
    pub boards: Vec<ComparativeBoard>,
    /// Why it was called off.
    pub cancelled: Option<String>,
}

/// `GET /api/v1/comparatives/{id}/boards/{board}`: what everybody did with the same rolls.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ComparativeField {
    /// The board.
    pub board: ComparativeBoard,
    /// Whether its games may be analysed and their dice be verified: once the event is over.
    pub told: bool,
    /// Everybody's results, White's before Black's, the best first.
    pub results: Vec<ComparativeResult>,
    /// Where the field parted, in the order of turns.
    pub partings: Vec<FieldParting>,
    /// Whether there were more games or partings than are told.
    pub cut: bool,
}

/// A place at which players who had done the same until then did different things.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FieldParting {
    /// The side that the players have.
    pub seat: Seat,
    /// The turn of the game, from 1.
    pub turn: u32,
    /// Who is on turn.
    pub on_turn: Seat,
    /// The board before it.
    pub checkers: Checkers,
    /// The cube before it.
    pub cube: u16,
    /// Who owns it; none: centred.
    pub cube_owner: Option<Seat>,
    /// The roll; none where nobody rolled.
    pub dice: Option<(u8, u8)>,
    /// How many came here.
    pub players: u32,
    /// What they did, the most frequent first.
    pub choices: Vec<FieldChoice>,
}

/// What some players did in a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FieldChoice {
    /// What was done with the cube, in order.
    pub cube: Vec<FieldCube>,
    /// The play in standard notation; none: the game ended before it.
    pub play: Option<String>,
    /// Who did it.
    pub players: Vec<String>,
    /// The small match points that these players had in the end, on average, rounded to ten.
    pub smp: i64,
}

/// Something done with the cube or with the game as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FieldCube {
    /// It was offered.
    Double,
    /// It was taken.
    Take,
    /// It was passed.
    Pass,
    /// The game was resigned.
    Resign,
    /// The player left, or the time ran out.
    Leave,
}

/// Where a table belongs in a comparative event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ComparativeTable {
    /// The event.
    pub id: ComparativeId,
    /// What it is called.
    pub name: String,
    /// The board, from 1.
    pub board: u8,
    /// How many there are.
    pub boards: u8,
}

/// `GET /api/v1/comparatives/{id}/results.json`: the event and every result that the viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ComparativeResults {
    /// The event.
    pub event: ComparativeView,
    /// Its boards in order.
    pub boards: Vec<ComparativeBoardResults>,
}

/// The results of one board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ComparativeBoardResults {
    /// Which board, from 1.
    pub board: u32,
    /// As far as the viewer may know them.
    pub results: Vec<ComparativeResult>,
}
