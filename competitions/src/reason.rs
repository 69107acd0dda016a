//! The reason for a director's decision.

/// The error for an empty reason.
pub const BARE_REASON: &str = "a decision of the director needs a reason";

/// The director's reason for an act; never empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reason(String);

impl Reason {
    /// Returns a reason, unless the text is empty or longer than 500 characters.
    ///
    /// # Errors
    /// Returns [`BARE_REASON`], or a message about the length.
    pub fn new(text: &str) -> Result<Self, &'static str> {
        match text.trim() {
            "" => Err(BARE_REASON),
            text if text.chars().count() > 500 => Err("a reason has at most 500 characters"),
            text => Ok(Self(text.to_owned())),
        }
    }

    /// Returns the text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
