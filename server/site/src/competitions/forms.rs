//! The fields that the forms of all kinds have.

use std::ops::RangeInclusive;

use ::competitions::Reason;

use crate::error::AppError;

/// Parses a director's reason.
///
/// # Errors
/// If it is empty, too long, or has control characters.
pub(crate) fn reason(text: &str) -> Result<Reason, AppError> {
    // A stored reason of an older version may have such characters, so the type allows them.
    if text.chars().any(|character| character.is_control() && character != '\n') {
        return Err(AppError::Invalid("reason: no control characters".to_owned()));
    }
    Reason::new(text).map_err(|why| AppError::Invalid(format!("reason: {why}")))
}

/// Parses the description of an event, which may have several lines.
///
/// # Errors
/// If it is too long or has control characters.
pub(crate) fn description(text: &str, max: usize) -> Result<String, AppError> {
    let text = text.trim();
    let is_odd = |character: char| character.is_control() && !matches!(character, '\n' | '\r' | '\t');
    if text.chars().count() > max || text.chars().any(is_odd) {
        return Err(AppError::Invalid(format!("about: at most {max} characters, no control characters")));
    }
    Ok(text.to_owned())
}

/// Parses a text of one line. `length` is the allowed number of characters.
///
/// # Errors
/// With the name of the field, if the text is too short, too long, or has control characters.
pub(crate) fn words(field: &str, text: &str, length: RangeInclusive<usize>) -> Result<String, AppError> {
    let text = text.trim();
    if length.contains(&text.chars().count()) && !text.chars().any(char::is_control) {
        Ok(text.to_owned())
    } else {
        let (start, end) = (length.start(), length.end());
        Err(AppError::Invalid(format!("{field}: {start} to {end} characters, no control characters")))
    }
}
