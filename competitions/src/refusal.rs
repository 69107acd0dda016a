//! The common form of all reasons to refuse a step.

/// The reason why a competition refuses a step. Its `Display` text is for the person who wanted the step and shows no
/// internal numbers of players.
pub trait Refusal: std::error::Error {
    /// Returns the stable error code, for programs.
    fn code(&self) -> &'static str;
}

/// Checks the code and the text of a refusal. Programs rely on the codes, and the texts are shown to people.
#[cfg(test)]
pub(crate) fn check_words(why: &dyn Refusal, code: &str, text: &str) {
    assert_eq!((why.code(), why.to_string().as_str()), (code, text));
}
