//! Stored forms as the JSON of their columns.

use std::fmt;

use serde::{Serialize, de::DeserializeOwned};
use thiserror::Error;

use crate::DbError;

/// The error for a row of the log that cannot be decoded.
#[derive(Debug, Error)]
pub enum Unreadable {
    /// The text is not JSON of this form.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// A number in it is impossible.
    #[error("an impossible {0}")]
    Value(&'static str),
}

/// Returns a stored form as the JSON of its column.
pub(crate) fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("stored forms have no maps with odd keys and no bad numbers")
}

/// Reads a stored form from the JSON of its column. `place` names the table for the error.
pub(crate) fn from_json<T: DeserializeOwned>(place: impl fmt::Display, text: &str) -> Result<T, DbError> {
    serde_json::from_str(text).map_err(|error| DbError::Broken(format!("{place}: {error}")))
}
