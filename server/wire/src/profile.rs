//! Profiles: what people show, the titles that they have earned, and the settings stored with an account.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::PublicText;

use crate::{DutyEvent, Millis, Title};

/// `PUT /api/v1/account/profile`: replaces what the account shows. Fields that are left out are removed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SetProfile {
    /// The name of a drawing.
    #[cfg_attr(test, ts(optional))]
    pub picture: Option<String>,
    /// The code of a country.
    #[cfg_attr(test, ts(optional))]
    pub flag: Option<String>,
    /// A few words, at most 160 characters on one line.
    #[cfg_attr(test, ts(optional))]
    #[schema(max_length = 160)]
    pub words: Option<PublicText>,
}

/// A title for events won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EventTitle {
    /// One event won.
    Winner,
    /// Three events won.
    Champion,
    /// Ten events won.
    GrandChampion,
}

/// An event that a player has won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventWon {
    /// The event.
    pub event: DutyEvent,
    /// The number of players or teams.
    pub field: u32,
}

/// `GET /api/v1/players/{name}/titles`: the titles of a player, with their grounds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerTitles {
    /// The title by performance.
    pub title: Option<Title>,
    /// The matches by which it is judged, at most `matches_needed`.
    pub matches: u32,
    /// The number of matches that a title needs.
    pub matches_needed: u32,
    /// The decisions in these matches.
    pub decisions: u32,
    /// The number of decisions that a title needs.
    pub decisions_needed: u32,
    /// PR over these decisions.
    pub performance_rating: Option<f64>,
    /// The title by events.
    pub event_title: Option<EventTitle>,
    /// The events that the player has won, among the newest 60 played, newest first. Small events do not count.
    pub won: Vec<EventWon>,
}

/// `GET /api/v1/account/settings`: the settings of the account's browsers, and the answer to storing them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SettingsView {
    /// The settings; null: none are stored.
    pub settings: Option<KeptSettings>,
}

/// `PUT /api/v1/account/settings`: settings of a browser. The server keeps them as they are; clients give them a
/// meaning. Of two changes the later one stays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct KeptSettings {
    /// The version of the document: 1.
    pub version: u16,
    /// The time of the latest change. A time in the future counts as now.
    pub changed_at: Millis,
    /// A JSON object as text, at most 4,096 bytes, with at most 60 names of at most 40 characters. The values are
    /// texts, numbers and booleans.
    #[schema(max_length = 4096)]
    pub document: String,
}
