//! The id of a match, from the moment its table is opened. Addresses and messages contain it. The commitment to the
//! dice hashes exactly the same text.

use std::str::FromStr;

use thiserror::Error;

use crate::id::{self, id_type};

id_type! {
    /// The id of a match, or of the table at which it will be played.
    MatchId
}

id_type! {
    /// The id of a roll set: the rolls of a board of a team match, shared by both its tables, or of a comparative
    /// event, shared by all its tables.
    RollSetId
}

impl RollSetId {
    /// Returns the id under which its seed is drawn, sealed and committed to, like that of a match.
    pub(crate) fn as_dice_id(self) -> MatchId {
        MatchId::from_row(self.to_row())
    }
}

/// The error for a text that cannot be the id of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a match id is 11 characters of 0-9 and a-z without i, l, o and u")]
pub(crate) struct NotAMatchId;

impl MatchId {
    /// Returns the id that messages carry.
    pub(crate) fn to_wire(self) -> wire::MatchId {
        wire::MatchId(id::show(self.to_row()))
    }

    /// Returns the id from which the dice are derived.
    pub(crate) fn to_dice(self) -> dice::MatchId {
        id::show(self.to_row()).parse().expect("eleven letters and digits name a match")
    }
}

impl FromStr for MatchId {
    type Err = NotAMatchId;

    fn from_str(text: &str) -> Result<MatchId, NotAMatchId> {
        id::parse(text).map(MatchId::from_row).ok_or(NotAMatchId)
    }
}

impl TryFrom<&wire::MatchId> for MatchId {
    type Error = NotAMatchId;

    fn try_from(id: &wire::MatchId) -> Result<MatchId, NotAMatchId> {
        id.0.parse()
    }
}
