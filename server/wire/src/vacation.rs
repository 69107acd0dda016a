//! Vacations from matches by correspondence.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Millis;

/// `GET /api/v1/account/vacation`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct VacationView {
    /// Days that one may be away within any 365 days.
    pub days_a_year: u32,
    /// Days that are left of them now.
    pub days_left: u32,
    /// Until when one is away; none: one is not.
    pub until: Option<Millis>,
}

/// `POST /api/v1/account/vacation`: away from now on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeVacation {
    /// For so many days, of those that are left.
    pub days: u32,
}
