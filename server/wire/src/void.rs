//! Voided matches, for moderators.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::PublicText;

use crate::{Credits, MatchId, Millis, RatingList, TeamMatchId};

/// The matches to void. Only finished matches that counted for a rating, for credits or in a tournament are included.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum VoidScope {
    /// One match.
    Match {
        /// The match.
        id: MatchId,
    },
    /// All matches that an account finished in a period.
    Account {
        /// The account.
        player: String,
        /// The start of the period, included.
        from: Millis,
        /// The end of the period, excluded.
        until: Millis,
    },
    /// All matches between two accounts.
    Pair {
        /// The accounts.
        players: (String, String),
    },
    /// A team match: it no longer counts for the team list or the players' sums.
    TeamMatch {
        /// Its id.
        id: TeamMatchId,
    },
}

/// `POST /api/v1/moderation/voids/preview`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PreviewVoid {
    /// The matches.
    pub scope: VoidScope,
}

/// `POST /api/v1/moderation/voids`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SendVoid {
    /// The matches.
    pub scope: VoidScope,
    /// The digest of the preview, which ensures that exactly the previewed matches are voided.
    pub digest: String,
    /// The reason that the players read, 1 to 1000 characters.
    pub reason: PublicText,
    /// The evidence for the other moderators, 1 to 1000 characters.
    pub evidence: PublicText,
}

/// `POST /api/v1/moderation/voids/{id}/undo`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct UndoVoid {
    /// The reason for the other moderators, 1 to 1000 characters.
    pub why: PublicText,
}

/// The changes by a void.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VoidChanges {
    /// The void; null in a preview.
    pub id: Option<String>,
    /// The digest to send with the void.
    pub digest: String,
    /// The number of voided matches.
    pub matches: u32,
    /// The number of voided team matches: 0 or 1.
    pub team_matches: u32,
    /// The first hundred matches.
    pub first_matches: Vec<MatchId>,
    /// The number of rated matches that are computed again.
    pub recomputed: u32,
    /// The number of players whose rating changes in a list.
    pub players: u32,
    /// The largest changes, at most 50.
    pub largest: Vec<VoidChange>,
    /// Credits taken from players.
    pub returned: Credits,
    /// Credits given to players.
    pub refunded: Credits,
    /// The credits that players cannot give back; the house pays them.
    pub house_loss: Credits,
}

/// The change for one player in one list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VoidChange {
    /// The player.
    pub player: String,
    /// The list.
    pub list: RatingList,
    /// The rating before.
    pub before: f64,
    /// The rating after.
    pub after: f64,
}

/// A completed void.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VoidView {
    /// The id, needed to undo it.
    pub id: String,
    /// The time.
    pub at: Millis,
    /// The author: a moderator or `operator`.
    pub author: String,
    /// The reason that the players read.
    pub reason: String,
    /// The evidence.
    pub evidence: String,
    /// The number of matches.
    pub matches: u32,
    /// The number of team matches: 0 or 1.
    pub team_matches: u32,
    /// The time at which it was undone; null if it is in force.
    pub undone_at: Option<Millis>,
    /// The reason for undoing it.
    pub undone_why: Option<String>,
}
