//! Positions of a user's matches: the search for them, saved searches, notes and shared positions.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::{PrivateName, PrivateText};

use crate::{
    AnalysedStep, AnalysisStakes, ArchivePart, ArchiveSource, Checkers, LibraryId, MatchId, Millis,
    MistakeTheme, Score, Seat,
};

/// A minimum number of checkers on a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CheckersAtLeast {
    /// The place as its side counts it: 1 to 24, or 25 for the bar.
    pub place: u8,
    /// The number of checkers, 1 to 15.
    pub least: u8,
}

/// Whose decisions a search covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// The user's.
    #[default]
    Own,
    /// The opponents'.
    Opponents,
    /// Everybody's.
    Everybody,
}

/// The order of found positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PositionOrder {
    /// The largest error first.
    #[default]
    Error,
    /// The newest match first.
    Newest,
}

/// The owner of the cube in a search, as the side that decides sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CubePlace {
    /// The cube is centred.
    Centre,
    /// The side that decides.
    Own,
    /// The other side.
    Opponent,
}

/// `POST /api/v1/archive/search`: positions of the user's own matches, seen by the side that decides. A condition
/// that is left out matches everything.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct PositionSearch {
    /// The matches.
    #[serde(deserialize_with = "crate::absent::or_default")]
    pub source: ArchiveSource,
    /// Whose decisions.
    #[serde(deserialize_with = "crate::absent::or_default")]
    pub by: DecidedBy,
    /// The opponent's name.
    pub opponent: Option<String>,
    /// Checkers of the side that decides.
    #[serde(deserialize_with = "crate::absent::or_default")]
    pub own: Vec<CheckersAtLeast>,
    /// Checkers of the other side, on places as that side counts them.
    #[serde(deserialize_with = "crate::absent::or_default")]
    pub theirs: Vec<CheckersAtLeast>,
    /// The least lead in pips of the side that decides; negative if it is behind.
    pub lead_min: Option<i16>,
    /// The largest lead.
    pub lead_max: Option<i16>,
    /// The points that the side needs.
    pub own_away: Option<u8>,
    /// The points that the other side needs.
    pub opponent_away: Option<u8>,
    /// The value of the cube, a power of two.
    pub cube: Option<u16>,
    /// The owner of the cube.
    pub cube_at: Option<CubePlace>,
    /// The part of the game.
    pub part: Option<ArchivePart>,
    /// The kind of mistake.
    pub theme: Option<MistakeTheme>,
    /// The least error in units of the cube.
    pub error_min: Option<f64>,
    /// The order.
    #[serde(deserialize_with = "crate::absent::or_default")]
    pub order: PositionOrder,
    /// The number of positions to leave out, at most 960.
    #[serde(deserialize_with = "crate::absent::or_default")]
    pub skip: u32,
}

/// Where a position comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PositionSource {
    /// A match played here.
    Played {
        /// The match.
        id: MatchId,
    },
    /// A match of the library.
    Imported {
        /// The match.
        id: LibraryId,
    },
}

/// A place in one of the user's matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PositionPlace {
    /// The match.
    pub source: PositionSource,
    /// The place, from 1.
    pub stop: u32,
}

/// A found position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FoundPosition {
    /// Where it comes from.
    pub place: PositionPlace,
    /// When the match was played.
    pub at: Option<Millis>,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The side that decides.
    pub seat: Seat,
    /// The board.
    pub board: Checkers,
    /// The dice of a play; null before a cube decision.
    pub dice: Option<(u8, u8)>,
    /// The value of the cube.
    pub cube: u16,
    /// The owner of the cube.
    pub cube_owner: Option<Seat>,
    /// The points that the side that decides and the other side need; null outside a match.
    pub away: Option<(u8, u8)>,
    /// True in the Crawford game.
    pub crawford: bool,
    /// The kind of decision: `plays`, `doubles` or `answers`.
    pub part: ArchivePart,
    /// The kind of mistake; null if nothing was lost.
    pub theme: Option<MistakeTheme>,
    /// The loss in units of the cube.
    pub error: f64,
    /// The user's note.
    pub note: Option<String>,
}

/// A page of found positions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FoundPositions {
    /// At most 40 positions.
    pub positions: Vec<FoundPosition>,
    /// The number of all positions that match.
    pub total: u32,
    /// The number of decisions that were searched.
    pub searched: u32,
}

/// `POST /api/v1/archive/searches`: a search to keep.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SaveSearch {
    /// Its name, 1 to 60 characters.
    pub name: PrivateName,
    /// The search.
    pub search: PositionSearch,
}

/// A saved search.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SavedSearch {
    /// The id, needed to delete it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The search.
    pub search: PositionSearch,
}

/// `PUT /api/v1/archive/notes`: a private note on a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetPositionNote {
    /// The position.
    pub place: PositionPlace,
    /// The text, at most 1,000 characters; empty to delete the note.
    pub text: PrivateText,
}

/// A private note on a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnPositionNote {
    /// The match, played here or of the library.
    pub match_id: MatchId,
    /// The place in the match, from 1.
    pub stop: u32,
    /// The text.
    pub text: String,
    /// The time.
    pub at: Millis,
}

/// A link to a shared position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SharedPositionLink {
    /// The id in the address `/shared/{id}`.
    pub id: String,
}

/// `GET /api/v1/shared-positions/{id}`: a position that its player shows to everybody who has the link, without the
/// opponent's name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SharedPosition {
    /// The player who shares it.
    pub by: String,
    /// The time.
    pub shared_at: Millis,
    /// True if the visitor shares it.
    pub own: bool,
    /// The lookahead of the analysis in plies.
    pub plies: u8,
    /// The stakes.
    pub stakes: AnalysisStakes,
    /// The score before the game.
    pub score: Score,
    /// True in the Crawford game.
    pub crawford: bool,
    /// The analysed decision.
    pub step: AnalysedStep,
}
