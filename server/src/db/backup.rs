//! Copies of a SQLite database, taken while a server uses it.

use std::path::Path;

use diesel::{
    Connection as _, ConnectionError, QueryableByName, RunQueryDsl as _, SqliteConnection,
    connection::SimpleConnection as _, sql_query, sql_types::Text,
};
use thiserror::Error;

/// Why there is no copy, or why it is worth nothing.
#[derive(Debug, Error)]
pub(crate) enum BackupError {
    /// The file cannot be opened.
    #[error("cannot open {path}: {cause}")]
    Open {
        /// Which.
        path: String,
        /// Why.
        #[source]
        cause: ConnectionError,
    },
    /// SQLite refused.
    #[error("cannot copy the database: {0}")]
    Copy(#[from] diesel::result::Error),
    /// The file is damaged.
    #[error("{path} is damaged: {found}")]
    Damaged {
        /// Which.
        path: String,
        /// What SQLite says.
        found: String,
    },
}

/// A line of `PRAGMA integrity_check`.
#[derive(QueryableByName)]
struct Finding {
    #[diesel(sql_type = Text)]
    integrity_check: String,
}

/// Writes everything that is committed now to a new file; servers go on meanwhile.
///
/// # Errors
/// If one of the files cannot be used, or the new one exists.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<(), BackupError> {
    let mut connection = open(from)?;
    // A copy waits for a commit, not a commit for a copy: the write-ahead log keeps them apart.
    connection.batch_execute("PRAGMA busy_timeout = 30000")?;
    sql_query("VACUUM INTO ?").bind::<Text, _>(to.display().to_string()).execute(&mut connection)?;
    Ok(())
}

/// Reads all of a database and says whether it is whole.
///
/// # Errors
/// If it cannot be opened or is damaged.
pub(crate) fn check(path: &Path) -> Result<(), BackupError> {
    let mut connection = open(path)?;
    let damaged = |found: String| BackupError::Damaged { path: path.display().to_string(), found };
    let findings: Vec<Finding> = sql_query("PRAGMA integrity_check")
        .load(&mut connection)
        .map_err(|cause| damaged(cause.to_string()))?;
    match findings.as_slice() {
        [only] if only.integrity_check == "ok" => {}
        [first, ..] => return Err(damaged(first.integrity_check.clone())),
        [] => return Err(damaged("SQLite says nothing about it".to_owned())),
    }
    // Any file of SQLite's passes; a database of ours has accounts.
    let _: usize = sql_query("SELECT count(*) FROM users")
        .execute(&mut connection)
        .map_err(|cause| damaged(cause.to_string()))?;
    Ok(())
}

fn open(path: &Path) -> Result<SqliteConnection, BackupError> {
    // SQLite would make a file that is not there.
    if !path.is_file() {
        let cause = ConnectionError::BadConnection("there is no such file".to_owned());
        return Err(BackupError::Open { path: path.display().to_string(), cause });
    }
    SqliteConnection::establish(&path.display().to_string())
        .map_err(|cause| BackupError::Open { path: path.display().to_string(), cause })
}
