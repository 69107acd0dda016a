//! The conditions under which people found, join and change clubs.

use store::{
    AnyConn,
    account::{Account, AccountKind},
    account_locks::AccountLock,
    clubs::{self, Club, ClubId, Member, Role},
    id::UserId,
};
use texts::refusals;

use crate::{bounds::Bound, error::AppError, node::Bounds};

/// The maximum length of a description in characters.
const ABOUT_MAX: usize = 1_000;

/// Checks that the account is a person's, and not a guest's or a bot's.
pub(super) fn check_person(account: &Account) -> Result<(), AppError> {
    match account.kind {
        AccountKind::Person => Ok(()),
        AccountKind::Guest => Err(AppError::AccountNeeded(refusals::guests_join_no_clubs())),
        AccountKind::Bot => Err(AppError::Forbidden(refusals::bots_join_no_clubs())),
    }
}

/// Returns the trimmed description, if it is valid.
pub(super) fn checked_about(text: &str) -> Result<String, AppError> {
    let text = text.trim();
    if text.chars().count() > ABOUT_MAX || text.chars().any(|c| c.is_control() && c != '\n') {
        return Err(AppError::invalid("about", refusals::at_most_characters_of_text(ABOUT_MAX)));
    }
    Ok(text.to_owned())
}

/// Checks that a person can be in one more club.
pub(super) fn check_has_room(
    connection: &mut AnyConn,
    bounds: &Bounds,
    person: &AccountLock,
) -> Result<(), AppError> {
    let joined = clubs::count_joined(connection, person)?;
    bounds.check(Bound::ClubsJoined, joined, refusals::clubs_joined_full)
}

/// Checks that a person can own one more club.
pub(super) fn check_may_own(
    connection: &mut AnyConn,
    bounds: &Bounds,
    person: &AccountLock,
) -> Result<(), AppError> {
    let owned = clubs::count_owned(connection, person)?;
    bounds.check(Bound::ClubsOwned, owned, refusals::clubs_owned_full)
}

/// Returns true if a member may become the owner: the owner has offered the club to the member, or the club has no
/// owner. Then its officers may, or all members if it has no officer. `members` begins with the highest role.
pub(super) fn may_take_over(members: &[Member], user: UserId) -> bool {
    let own = members.iter().find(|member| member.user == user);
    let (Some(own), Some(highest)) = (own, members.first()) else { return false };
    own.offered || highest.role != Role::Owner && own.role == highest.role
}

/// Returns a club that is not dissolved.
pub(super) fn open_club(connection: &mut AnyConn, id: ClubId) -> Result<Club, AppError> {
    let club = clubs::by_id(connection, id)?.filter(|club| club.dissolved_at.is_none());
    club.ok_or_else(|| AppError::NotFound(refusals::no_such_club()))
}
