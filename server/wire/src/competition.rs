//! Competitions as other messages name them: the kinds, and a reference to one.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The kinds of competitions, as messages name them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CompetitionKind {
    /// A knock-out.
    Tournament,
    /// A duplicate team match.
    TeamMatch,
    /// A team event, with all its matches.
    TeamEvent,
    /// A comparative event.
    Comparative,
}

/// The event of a duty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DutyEvent {
    /// The kind of event.
    pub kind: CompetitionKind,
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
}
