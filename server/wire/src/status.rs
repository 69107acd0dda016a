//! The public status of the site, and blocked address ranges for moderators.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::PublicText;

use crate::Millis;

/// `GET /api/v1/status`: the last nightly self-check, and the disk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SiteStatus {
    /// The time at which it ended; null before the first one.
    pub checked_at: Option<Millis>,
    /// True if it found no error; null before the first one.
    pub passed: Option<bool>,
    /// The steps, in order.
    pub steps: Vec<SelfCheckStep>,
    /// True while the disk of this node's database is nearly full: uploads, imports, new accounts and everything else
    /// that stores much are refused, and matches in play go on.
    pub disk_low: bool,
}

/// A step of a self-check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SelfCheckStep {
    /// The name.
    pub name: SelfCheckStepName,
    /// The result.
    pub result: SelfCheckResult,
}

/// The steps of a self-check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SelfCheckStepName {
    /// The pages of the database.
    Pages,
    /// The logs of all matches and events, replayed.
    Logs,
    /// All ratings, recomputed.
    Ratings,
    /// The ledger of play credits, counted again.
    Books,
    /// The newest backup.
    Backup,
    /// The same checks on a restored copy of the backup.
    Restore,
}

/// The result of a step of a self-check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SelfCheckResult {
    /// No error was found.
    Passed,
    /// An error was found; the operator is notified.
    Failed,
    /// The step does not apply to this site.
    Skipped,
}

/// `GET /api/v1/moderation/blocks`: blocked address ranges, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AddressBlockList {
    /// The blocks in force and those that have ended.
    pub blocks: Vec<AddressBlockView>,
}

/// A blocked address range.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AddressBlockView {
    /// The id, needed to lift it.
    pub id: String,
    /// The range, as `192.0.2.0/24` or `2001:db8::/32`.
    pub network: String,
    /// The reason.
    pub reason: String,
    /// The time at which it began.
    pub at: Millis,
    /// The moderator; null for an operator of the site.
    pub author: Option<String>,
    /// The time at which it expires; null: never.
    pub until: Option<Millis>,
    /// True if requests are refused now.
    pub in_force: bool,
    /// The time at which it was lifted.
    pub lifted_at: Option<Millis>,
}

/// `POST /api/v1/moderation/blocks`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BlockAddresses {
    /// The range, as `192.0.2.0/24`, `2001:db8::/32` or a single address; at most a /16 of IPv4 or a /32 of
    /// IPv6.
    pub network: String,
    /// The reason, 1 to 500 characters.
    pub reason: PublicText,
    /// The duration in hours, 1 to 87600; left out: until it is lifted.
    #[cfg_attr(test, ts(optional))]
    pub hours: Option<u32>,
}
