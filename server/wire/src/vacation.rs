//! Vacations from correspondence matches.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Millis;

/// `GET /api/v1/account/vacation`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VacationView {
    /// The days of vacation within any 365 days.
    pub days_a_year: u32,
    /// The days of vacation that are left now.
    pub days_left: u32,
    /// The end of the current vacation; null if the player is not on vacation.
    pub until: Option<Millis>,
}

/// `POST /api/v1/account/vacation`: starts a vacation now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TakeVacation {
    /// The number of days to take from the days left.
    pub days: u32,
}
