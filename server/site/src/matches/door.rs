//! The checks of a player's sanctions: a ban from all play, or from rated and staked play.

use store::{AnyConn, id::UserId, sanctions};
use wire::Millis;

use crate::{error::AppError, match_state::terms::Agreed};

/// Checks that a player's sanctions allow this match.
///
/// # Errors
/// [`AppError::Suspended`] or [`AppError::Restricted`], or if the database fails.
pub(crate) fn check(
    connection: &mut AnyConn,
    player: UserId,
    agreed: &Agreed,
    now: Millis,
) -> Result<(), AppError> {
    let in_force = sanctions::in_force(connection, player, now)?;
    if in_force.shut_out.is_some() {
        return Err(AppError::Suspended);
    }
    if in_force.restricted.is_some() && (agreed.rated.is_some() || agreed.stake.is_some()) {
        return Err(AppError::Restricted);
    }
    Ok(())
}
