//! The fields that the forms of all kinds have.

use std::ops::RangeInclusive;

use ::competitions::Reason;

use crate::{error::AppError, presence::chat_line::is_control};

/// Parses a director's reason.
///
/// # Errors
/// If it is empty, too long, or has control characters.
pub(crate) fn reason(text: &str) -> Result<Reason, AppError> {
    // A stored reason of an older version may have such characters, so the type allows them.
    if text.chars().any(|character| is_control(character) && character != '\n') {
        return Err(AppError::Invalid("reason: no control characters".to_owned()));
    }
    Reason::new(text).map_err(|why| AppError::Invalid(format!("reason: {why}")))
}

/// Parses a text of one line. `length` is the allowed number of characters.
///
/// # Errors
/// With the name of the field, if the text is too short, too long, or has control characters.
pub(crate) fn words(field: &str, text: &str, length: RangeInclusive<usize>) -> Result<String, AppError> {
    let text = text.trim();
    if length.contains(&text.chars().count()) && !text.chars().any(is_control) {
        Ok(text.to_owned())
    } else {
        Err(AppError::Invalid(format!("{field}: {} to {} characters", length.start(), length.end())))
    }
}
