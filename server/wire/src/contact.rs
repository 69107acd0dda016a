//! Contacts: a player's friends, blocks and notes.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::PrivateText;

use crate::PlayerActivity;

/// A contact of the user. `GET /api/v1/account/contacts`; private to the user.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Contact {
    /// The other player.
    pub name: String,
    /// True for a program.
    pub bot: bool,
    /// True for a friend, who is shown first among online players.
    pub friend: bool,
    /// True for a blocked player: the two cannot join or challenge each other and are not paired.
    pub blocked: bool,
    /// A private note, perhaps empty.
    pub note: String,
    /// The player's activity; null: not connected.
    pub activity: Option<PlayerActivity>,
}

/// `PUT /api/v1/account/contacts/{name}`: sets a contact. Empty values remove it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetContact {
    /// True for a friend; a friend cannot be blocked.
    pub friend: bool,
    /// True to block the player.
    pub blocked: bool,
    /// The note, at most 500 characters.
    pub note: PrivateText,
}
