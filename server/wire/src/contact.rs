//! What one player thinks of another.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::PlayerActivity;

/// Somebody whom the user remembers. `GET /api/v1/account/contacts`; nobody else sees any of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Contact {
    /// Who.
    pub name: String,
    /// Whether it is a program.
    pub bot: bool,
    /// Shown first among those who are online.
    pub friend: bool,
    /// Neither sits down at the other's tables, nor challenges the other, nor is paired with the other.
    pub blocked: bool,
    /// A private note, perhaps empty.
    pub note: String,
    /// What the player is doing; none: not connected.
    pub activity: Option<PlayerActivity>,
}

/// `PUT /api/v1/account/contacts/{name}`: what is to be remembered. All of it empty: nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetContact {
    /// A friend; nobody is a friend and blocked.
    pub friend: bool,
    /// Blocked.
    pub blocked: bool,
    /// At most 500 characters.
    pub note: String,
}
