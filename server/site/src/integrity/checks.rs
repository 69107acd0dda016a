//! Checks that the modules for moderators share, and the name of an author.

use store::{account::Author, id::UserId};
use texts::refusals;

use crate::error::AppError;

/// The maximum length of a report and of a moderator's reason in characters.
const TEXT_MAX: usize = 1_000;
/// Returns the trimmed text of a moderator or a player.
///
/// # Errors
/// If it is empty, too long or has control characters.
pub fn checked_text(text: &str, field: &str) -> Result<String, AppError> {
    let text = text.trim();
    let is_text = (1..=TEXT_MAX).contains(&text.chars().count())
        && !text.chars().any(|character| character.is_control() && character != '\n');
    if is_text {
        Ok(text.to_owned())
    } else {
        Err(AppError::invalid(field, refusals::characters_of_text(1, TEXT_MAX)))
    }
}

/// Returns the name under which moderators see an author.
pub fn author_name(author: &Author, name: impl Fn(UserId) -> String) -> String {
    match author {
        Author::Moderator(user) => name(*user),
        Author::Operator(_) => "operator".to_owned(),
        Author::Server => "server".to_owned(),
    }
}
