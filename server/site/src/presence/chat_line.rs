//! Lines that people write: their text, the client's name for the request, and their number among others.

use store::id::RequestId;
use texts::refusals;

use crate::{error::AppError, messages::ToStored as _};

/// The maximum length of a line in characters.
const LINE_MAX: usize = 500;
/// The maximum number of attempts to number a line while others write too.
const TRIES_MAX: usize = 8;

/// The maximum length of a request's name in bytes.
const REQUEST_MAX: usize = 64;

/// Returns the client's name for a request.
///
/// # Errors
/// If it is empty or too long.
pub(crate) fn request(name: &wire::RequestId) -> Result<RequestId, AppError> {
    if (1..=REQUEST_MAX).contains(&name.0.len()) {
        Ok(name.to_stored())
    } else {
        Err(AppError::invalid("request", refusals::characters(1, REQUEST_MAX)))
    }
}

/// Stores a line by `write`, and tries again while others, perhaps on other nodes, take its number.
///
/// # Errors
/// The errors of `write`, or an error if too many write at the same moment.
pub(crate) async fn until_numbered<T, F: Future<Output = Result<T, AppError>>>(
    mut write: impl FnMut() -> F,
) -> Result<T, AppError> {
    for _ in 0..TRIES_MAX {
        match write().await {
            Err(AppError::Database(error)) if error.is_race() => {}
            written => return written,
        }
    }
    Err(AppError::Unavailable(refusals::chat_busy()))
}

/// Returns a text as one line of 1 to 500 characters.
pub(crate) fn line(text: &str) -> Result<String, AppError> {
    line_of(text, LINE_MAX, "text")
}

/// Returns a text as one line of 1 to `max` characters, without surrounding blanks. `field` names it in the error. The
/// type of the message has removed what cannot be shown (`wire::text`).
pub(crate) fn line_of(text: &str, max: usize, field: &str) -> Result<String, AppError> {
    let text: String = text.chars().filter(|character| !character.is_control()).collect();
    let text = text.trim();
    match text.chars().count() {
        length if (1..=max).contains(&length) => Ok(text.to_owned()),
        _ => Err(AppError::invalid(field, refusals::characters(1, max))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_one_line_of_limited_length() {
        assert_eq!(line("  good\n luck\u{7} ").unwrap(), "good luck");
        assert_eq!(line(&"ü".repeat(500)).unwrap().chars().count(), 500);
        for text in ["", " \n ", "\u{7}", &"x".repeat(501)] {
            assert!(line(text).is_err());
        }
    }
}
