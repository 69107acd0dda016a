//! The one question that every door asks: do its sanctions leave an account this?
//!
//! HTTP requests, the sockets of players and of sensor boards, seats, the beginning of matches, actions at the table
//! and everything that others can read call [`check`]. Where a deed is stored, the question is asked in the
//! transaction that stores it, so a sanction holds at every node from its commit on.

use store::{AnyConn, id::UserId, sanctions};
use texts::refusals;
use wire::Millis;

use crate::error::AppError;

/// A deed for which the sanctions of an account are asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// Anything that can change something: a request, a socket, a turn, a frame of a sensor board.
    Act,
    /// To begin a match.
    Begin {
        /// True if the match is rated or has a stake.
        counts: bool,
    },
    /// To write text that others can read.
    Write,
}

/// Checks that the sanctions of an account, and those of its owner, allow a deed.
///
/// # Errors
/// [`AppError::Suspended`] for a suspended or banned account; [`AppError::Restricted`] for a match that counts;
/// [`AppError::Forbidden`] for a muted author; or the error of the database.
pub fn check(connection: &mut AnyConn, user: UserId, deed: Deed, now: Millis) -> Result<(), AppError> {
    let in_force = sanctions::in_force(connection, user, now)?;
    if in_force.shut_out.is_some() {
        return Err(AppError::Suspended);
    }
    match deed {
        Deed::Begin { counts: true } if in_force.restricted.is_some() => Err(AppError::Restricted),
        Deed::Write if in_force.muted.is_some() => Err(AppError::Forbidden(refusals::muted())),
        Deed::Act | Deed::Begin { .. } | Deed::Write => Ok(()),
    }
}
