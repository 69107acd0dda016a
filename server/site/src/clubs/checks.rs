//! The conditions under which people found, join and change clubs.

use store::{
    AnyConn,
    account::{Account, AccountKind},
    clubs::{self, Club, ClubId},
    id::UserId,
};

use crate::{bounds::Bound, error::AppError, node::Bounds};

/// The maximum length of a description in characters.
const ABOUT_MAX: usize = 1_000;
const GUESTS: AppError = AppError::AccountNeeded("guests cannot join clubs; keep the account first");

/// Checks that the account is a person's, and not a guest's or a bot's.
pub(super) fn check_person(account: &Account) -> Result<(), AppError> {
    match account.kind {
        AccountKind::Person => Ok(()),
        AccountKind::Guest => Err(GUESTS),
        AccountKind::Bot => Err(AppError::Forbidden("bots belong to no clubs")),
    }
}

/// Returns the trimmed description, if it is valid.
pub(super) fn checked_about(text: &str) -> Result<String, AppError> {
    let text = text.trim();
    if text.chars().count() > ABOUT_MAX || text.chars().any(|c| c.is_control() && c != '\n') {
        return Err(AppError::Invalid(format!("about: at most {ABOUT_MAX} characters of text")));
    }
    Ok(text.to_owned())
}

/// Checks that a person can be in one more club.
pub(super) fn check_has_room(
    connection: &mut AnyConn,
    bounds: &Bounds,
    user: UserId,
) -> Result<(), AppError> {
    let known = clubs::of_user(connection, user)?.len();
    bounds.check(Bound::ClubsJoined, known, |most| format!("a player belongs to at most {most} clubs"))
}

/// Returns a club that is not dissolved.
pub(super) fn open_club(connection: &mut AnyConn, id: ClubId) -> Result<Club, AppError> {
    let club = clubs::by_id(connection, id)?.filter(|club| club.dissolved_at.is_none());
    club.ok_or(AppError::NotFound("club"))
}
