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
    /// The transaction could not begin, go on or commit: nothing changed. The disk is full, for example, or a lock was
    /// not released in time.
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

    /// Returns true if the write was right and the database could not save it: it is away or full, or it did not end
    /// the write in time.
    pub fn is_fault(&self) -> bool {
        match self {
            DbError::Unreachable(_) | DbError::CommitFailed(_) | DbError::Unknown(_) => true,
            // The messages of PostgreSQL may be in another language, so not every fault is recognised above.
            DbError::Other(Error::DatabaseError(kind, _)) => matches!(kind, DatabaseErrorKind::Unknown),
            DbError::Conflict(_)
            | DbError::NotFound
            | DbError::Overloaded
            | DbError::Closed
            | DbError::Contended(_)
            | DbError::Panicked
            | DbError::Broken(_)
            | DbError::Other(_) => false,
        }
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
            Error::DatabaseError(DatabaseErrorKind::ReadOnlyTransaction, details) => {
                DbError::CommitFailed(details.message().to_owned())
            }
            Error::DatabaseError(_, details)
                if is_for_want_of_room(details.message()) || is_withheld(details.message()) =>
            {
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

/// Returns true if the database ended a statement because it could not go on: it waited too long for a lock, the
/// database stops, or it may only be read. The error kind does not show this; the texts come from the sources of SQLite
/// and PostgreSQL.
fn is_withheld(message: &str) -> bool {
    [
        "canceling statement due to",
        "terminating connection due to",
        "the database system is",
        "readonly database",
        "database is locked",
    ]
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
    fn a_database_that_cannot_save_is_no_fault_of_the_program() {
        let failed = |message: &str| {
            DbError::from(Error::DatabaseError(DatabaseErrorKind::Unknown, Box::new(message.to_owned())))
        };
        for message in [
            "database or disk is full",
            "disk I/O error",
            "could not extend file \"base/5/16384\": No space left on device",
            "canceling statement due to lock timeout",
            "canceling statement due to statement timeout",
            "attempt to write a readonly database",
        ] {
            let failed = failed(message);
            assert!(matches!(failed, DbError::CommitFailed(_)) && failed.is_fault(), "{message}");
        }
        assert!(matches!(failed("syntax error"), DbError::Other(_)));
        // A fault in another language.
        assert!(failed("konnte Datei nicht erweitern").is_fault());
        let wrong = Error::DatabaseError(DatabaseErrorKind::CheckViolation, Box::new(String::new()));
        assert!(!DbError::from(wrong).is_fault());
    }
}
