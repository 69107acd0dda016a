//! The unit of time of the server. Messages and the database share it.

#![forbid(unsafe_code)]

use serde::{Deserialize, Serialize};

/// Unix time or a duration in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "messages", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Millis(pub i64);
