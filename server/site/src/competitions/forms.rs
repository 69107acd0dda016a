//! The fields that the forms of all kinds have.

use std::ops::RangeInclusive;

use ::competitions::Reason;
use texts::refusals;

use super::refusals::text_of;
use crate::error::AppError;

/// Returns the error of a field whose number is out of range.
pub(crate) fn out_of_range(field: &str, allowed: &RangeInclusive<u16>) -> AppError {
    AppError::invalid(field, refusals::from_to(*allowed.start(), *allowed.end()))
}

/// Parses a director's reason.
///
/// # Errors
/// If it is empty, too long, or has control characters.
pub(crate) fn reason(text: &str) -> Result<Reason, AppError> {
    // A stored reason of an older version may have such characters, so the type allows them.
    if text.chars().any(|character| character.is_control() && character != '\n') {
        return Err(AppError::invalid("reason", refusals::visible_characters_only()));
    }
    Reason::new(text).map_err(|why| AppError::invalid("reason", text_of(&why, |_unnamed| String::new())))
}

/// Parses the description of an event, which may have several lines.
///
/// # Errors
/// If it is too long or has control characters.
pub(crate) fn description(text: &str, max: usize) -> Result<String, AppError> {
    let text = text.trim();
    let is_odd = |character: char| character.is_control() && !matches!(character, '\n' | '\r' | '\t');
    if text.chars().count() > max {
        return Err(AppError::invalid("about", refusals::at_most_characters(max)));
    }
    if text.chars().any(is_odd) {
        return Err(AppError::invalid("about", refusals::visible_characters_only()));
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
        Err(AppError::invalid(field, refusals::visible_characters(*length.start(), *length.end())))
    }
}
