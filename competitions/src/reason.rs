//! The reason for a director's decision.

use crate::{Params, Refusal};

/// The maximum length of a reason in characters.
const LENGTH_MAX: usize = 500;

/// The director's reason for an act; never empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reason(String);

/// A text that cannot be a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoReason {
    /// The text is empty.
    Empty,
    /// The text is too long.
    TooLong,
}

impl Reason {
    /// Returns a reason, unless the text is empty or longer than 500 characters.
    ///
    /// # Errors
    /// Returns an error if the text is empty or too long.
    pub fn new(text: &str) -> Result<Self, NoReason> {
        match text.trim() {
            "" => Err(NoReason::Empty),
            text if text.chars().nth(LENGTH_MAX).is_some() => Err(NoReason::TooLong),
            text => Ok(Self(text.to_owned())),
        }
    }

    /// Returns the text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Refusal for NoReason {
    fn coded(&self) -> (&'static str, Params) {
        match self {
            Self::Empty => ("reason_missing", vec![]),
            Self::TooLong => ("at_most_characters", vec![("max", LENGTH_MAX.into())]),
        }
    }
}
