//! The arguments of texts about refusals.

use std::fmt;

/// An argument of the text of a refusal. The pure crates give a code and its arguments; the texts are in `texts/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Param {
    /// A whole number, or a time in milliseconds since 1970 UTC.
    Number(i64),
    /// A string, shown as it is.
    Text(String),
}

impl Param {
    /// Returns a number as an argument. A number above `i64::MAX` is shown as that.
    #[must_use]
    pub fn number(number: impl TryInto<i64>) -> Self {
        Self::Number(number.try_into().unwrap_or(i64::MAX))
    }

    /// Returns what a value displays as an argument.
    #[must_use]
    pub fn text(value: impl fmt::Display) -> Self {
        Self::Text(value.to_string())
    }
}

/// The arguments of a text with their names, in the order in which the text declares them.
pub type Params = Vec<(&'static str, Param)>;
