//! The players of competitions are accounts: logs identify them by the ids of their rows in `users`.

use ::competitions::PlayerId;

use crate::id::UserId;

/// Returns the player id that the rules of competitions use.
pub fn player(user: UserId) -> PlayerId {
    PlayerId::new(user.to_row().unsigned_abs())
}

/// Returns the user id of a player.
pub fn user(player: PlayerId) -> UserId {
    UserId::from_row(i64::try_from(player.get()).unwrap_or(i64::MAX))
}
