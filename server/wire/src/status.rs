//! What everybody may know of the site's health, and blocked address ranges for moderators.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Millis;

/// `GET /api/v1/status`: the last nightly self-check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SiteStatus {
    /// When it ended; null: there was none yet.
    pub checked_at: Option<Millis>,
    /// Whether it found nothing wrong; null: there was none yet.
    pub passed: Option<bool>,
    /// What was looked at, in order.
    pub steps: Vec<SelfCheckStep>,
}

/// A step of a self-check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SelfCheckStep {
    /// What was looked at.
    pub name: SelfCheckStepName,
    /// What came of it.
    pub result: SelfCheckResult,
}

/// What a self-check looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SelfCheckStepName {
    /// The pages of the database.
    Pages,
    /// The logs of all matches and events, replayed.
    Logs,
    /// All ratings, recomputed.
    Ratings,
    /// The books of play credits, counted again.
    Books,
    /// The newest backup.
    Backup,
    /// The same checks on what the backup was restored to.
    Restore,
}

/// What came of a step of a self-check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SelfCheckResult {
    /// Nothing is wrong.
    Passed,
    /// Something is wrong; the operator is told.
    Failed,
    /// It was not done here.
    Skipped,
}

/// `GET /api/v1/moderation/blocks`: blocked address ranges, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AddressBlockList {
    /// Those in force and those that have ended.
    pub blocks: Vec<AddressBlockView>,
}

/// A blocked address range.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AddressBlockView {
    /// To be named when it is lifted.
    pub id: String,
    /// As `192.0.2.0/24` or `2001:db8::/32`.
    pub network: String,
    /// Why.
    pub reason: String,
    /// When it began.
    pub at: Millis,
    /// The moderator; null: an operator of the site.
    pub author: Option<String>,
    /// When it ends by itself; null: not at all.
    pub until: Option<Millis>,
    /// Whether requests are refused now.
    pub in_force: bool,
    /// When somebody ended it.
    pub lifted_at: Option<Millis>,
}

/// `POST /api/v1/moderation/blocks`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BlockAddresses {
    /// As `192.0.2.0/24`, `2001:db8::/32` or a single address; at most a /16 of IPv4 or a /32 of IPv6.
    pub network: String,
    /// Why, 1 to 500 characters.
    pub reason: String,
    /// For how many hours, 1 to 87600; left out: until it is lifted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hours: Option<u32>,
}
