//! The unit of time of the server. Messages and the database share it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Unix time or a duration in milliseconds.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize, ToSchema,
)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Millis(#[cfg_attr(test, ts(type = "number"))] pub i64);
