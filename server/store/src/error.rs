//! The errors of the database, split by how the caller can react.

use diesel::result::{DatabaseErrorKind, Error};
use thiserror::Error as ThisError;

/// A failed read or write. The write changed nothing, except for [`DbError::Unknown`].
#[derive(Debug, ThisError)]
pub enum DbError {
    /// Another row has this key already. The text is the name of the constraint, or on SQLite the columns
    /// (`users.name_folded`).
    #[error("another row has the same {0}")]
    Conflict(String),
    /// A query that must find a row found none.
    #[error("no such row")]
    NotFound,
    /// The database cannot be reached, or the connection was lost. A later retry may succeed.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// The queue of reads or writes is full.
    #[error("too many reads or writes wait for the database")]
    Overloaded,
    /// The server is stopping.
    #[error("the store is closed")]
    Closed,
    /// The connection broke during the commit: the write may or may not have been committed.
    #[error("the outcome of a commit is unknown: {0}")]
    Unknown(String),
    /// The transaction could not begin or commit: nothing changed.
    #[error("the transaction failed: {0}")]
    CommitFailed(String),
    /// The database ended the transaction because it and others waited for each other, or had read and written the same
    /// rows. Nothing changed, and the same write may succeed at once.
    #[error("other transactions were at the same rows: {0}")]
    Contended(String),
    /// The closure panicked; the panic is in the log.
    #[error("a query panicked")]
    Panicked,
    /// Stored data that cannot be parsed; the message names the table.
    #[error("broken row: {0}")]
    Broken(String),
    /// Any other error: a bug or a broken file.
    #[error("the database refused a statement: {0}")]
    Other(#[source] Error),
}

impl DbError {
    /// Returns true if others were first or at the same rows. A decision that is made again from the newer state may
    /// succeed.
    pub fn is_race(&self) -> bool {
        matches!(self, DbError::Conflict(_) | DbError::Contended(_))
    }

    /// Returns true if this is a [`DbError::Conflict`].
    pub fn is_conflict(&self) -> bool {
        matches!(self, DbError::Conflict(_))
    }
}

impl From<Error> for DbError {
    fn from(error: Error) -> DbError {
        match error {
            Error::NotFound => DbError::NotFound,
            Error::DatabaseError(DatabaseErrorKind::UniqueViolation, details) => DbError::Conflict(
                details.constraint_name().map_or_else(|| sqlite_columns(details.message()), str::to_owned),
            ),
            Error::DatabaseError(DatabaseErrorKind::ClosedConnection, details) => {
                DbError::Unreachable(details.message().to_owned())
            }
            Error::DatabaseError(DatabaseErrorKind::UnableToSendCommand, details) => {
                DbError::Unreachable(details.message().to_owned())
            }
            Error::DatabaseError(kind, details) if is_contention(&kind, details.message()) => {
                DbError::Contended(details.message().to_owned())
            }
            Error::DatabaseError(_, details) if is_for_want_of_room(details.message()) => {
                DbError::CommitFailed(details.message().to_owned())
            }
            Error::BrokenTransactionManager => DbError::Unreachable("the connection is broken".to_owned()),
            other => DbError::Other(other),
        }
    }
}

/// Returns true if PostgreSQL ended a transaction because of others. The error kind does not show a deadlock; its text
/// comes from the source of PostgreSQL.
pub(crate) fn is_contention(kind: &DatabaseErrorKind, message: &str) -> bool {
    matches!(kind, DatabaseErrorKind::SerializationFailure) || message.contains("deadlock detected")
}

/// Returns true if a statement failed because the disk is full or cannot be written. The error kind does not show
/// this; the texts come from the sources of SQLite and PostgreSQL.
pub(crate) fn is_for_want_of_room(message: &str) -> bool {
    ["disk is full", "disk I/O error", "No space left on device", "could not extend file"]
        .iter()
        .any(|words| message.contains(words))
}

/// Returns the columns that SQLite lists in place of a constraint name, as in "UNIQUE constraint failed:
/// users.name_folded".
fn sqlite_columns(message: &str) -> String {
    message.rsplit_once(": ").map_or(message, |(_, columns)| columns).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transactions_that_meet_are_no_fault_of_the_program() {
        let failed =
            |kind, message: &str| DbError::from(Error::DatabaseError(kind, Box::new(message.to_owned())));
        let deadlock = failed(DatabaseErrorKind::Unknown, "deadlock detected");
        let serialization = failed(
            DatabaseErrorKind::SerializationFailure,
            "could not serialize access due to concurrent update",
        );
        for met in [deadlock, serialization] {
            assert!(matches!(met, DbError::Contended(_)) && met.is_race(), "{met:?}");
        }
        assert!(!failed(DatabaseErrorKind::Unknown, "syntax error").is_race());
    }

    #[test]
    fn a_full_disk_is_no_fault_of_the_program() {
        let failed = |message: &str| {
            DbError::from(Error::DatabaseError(DatabaseErrorKind::Unknown, Box::new(message.to_owned())))
        };
        for message in [
            "database or disk is full",
            "disk I/O error",
            "could not extend file \"base/5/16384\": No space left on device",
        ] {
            assert!(matches!(failed(message), DbError::CommitFailed(_)), "{message}");
        }
        assert!(matches!(failed("syntax error"), DbError::Other(_)));
    }
}
