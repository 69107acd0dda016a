//! Backups of a SQLite database, taken while a server uses it.

use std::path::Path;

use diesel::{
    Connection as _, ConnectionError, QueryableByName, RunQueryDsl as _, SqliteConnection,
    connection::SimpleConnection as _,
    sql_query,
    sql_types::{BigInt, Text},
};
use moment::Millis;
use thiserror::Error;

use super::{
    AnyConn, DbError, dice_key,
    operator_log::{self, OperatorAct},
};

/// The reasons why a backup fails or is unusable.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The file cannot be opened.
    #[error("cannot open {path}: {cause}")]
    Open {
        /// The path of the file.
        path: String,
        /// The reason.
        #[source]
        cause: ConnectionError,
    },
    /// SQLite refused the copy.
    #[error("cannot copy the database: {0}")]
    Copy(#[from] diesel::result::Error),
    /// The database cannot be read or written.
    #[error("the database of the backup: {0}")]
    Row(#[from] DbError),
    /// The file is damaged or not a database of this server.
    #[error("{path} is damaged: {found}")]
    Damaged {
        /// The path of the file.
        path: String,
        /// The message of SQLite.
        found: String,
    },
}

/// The number of tables with a given name.
#[derive(QueryableByName)]
struct Tables {
    #[diesel(sql_type = BigInt)]
    tables: i64,
}

/// A line of `PRAGMA integrity_check`.
#[derive(QueryableByName)]
struct Finding {
    #[diesel(sql_type = Text)]
    integrity_check: String,
}

/// Copies the committed state of a database to a new file. Servers can keep using the database.
///
/// # Errors
/// If one of the files cannot be used, or the new one exists.
pub fn copy(from: &Path, to: &Path) -> Result<(), BackupError> {
    let mut connection = open(from)?;
    // The write-ahead log keeps the copy from blocking commits; the copy itself may wait for one.
    connection.batch_execute("PRAGMA busy_timeout = 30000")?;
    sql_query("VACUUM INTO ?").bind::<Text, _>(to.display().to_string()).execute(&mut connection)?;
    Ok(())
}

/// Reads a whole database and checks its integrity.
///
/// # Errors
/// If it cannot be opened or is damaged.
pub fn check(path: &Path) -> Result<(), BackupError> {
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
    // Any SQLite file passes the integrity check; only a database of this server has accounts.
    let _: usize = sql_query("SELECT count(*) FROM users")
        .execute(&mut connection)
        .map_err(|cause| damaged(cause.to_string()))?;
    Ok(())
}

/// Adds an entry to a database's operator log. A database too old to have one is left unchanged.
///
/// # Errors
/// If it cannot be opened or written.
pub fn log_backup(path: &Path, act: &OperatorAct, now: Millis) -> Result<(), BackupError> {
    let mut connection = open(path)?;
    // A server may be using the database.
    connection.batch_execute("PRAGMA busy_timeout = 30000")?;
    if has_table(&mut connection, "operator_log")? {
        operator_log::store_operator_act(&mut AnyConn::Sqlite(connection), act, now)?;
    }
    Ok(())
}

/// Returns the fingerprint of the dice key that a database was created with, if it is recorded.
///
/// # Errors
/// If it cannot be opened or read.
pub fn known_key(path: &Path) -> Result<Option<String>, BackupError> {
    let mut connection = open(path)?;
    if !has_table(&mut connection, "dice_key")? {
        return Ok(None);
    }
    Ok(dice_key::known(&mut AnyConn::Sqlite(connection))?)
}

fn has_table(connection: &mut SqliteConnection, name: &str) -> Result<bool, BackupError> {
    let query = sql_query("SELECT count(*) AS tables FROM sqlite_master WHERE type = 'table' AND name = ?");
    let found: Tables = query.bind::<Text, _>(name).get_result(connection)?;
    Ok(found.tables > 0)
}

fn open(path: &Path) -> Result<SqliteConnection, BackupError> {
    // SQLite would create a missing file.
    if !path.is_file() {
        let cause = ConnectionError::BadConnection("there is no such file".to_owned());
        return Err(BackupError::Open { path: path.display().to_string(), cause });
    }
    SqliteConnection::establish(&path.display().to_string())
        .map_err(|cause| BackupError::Open { path: path.display().to_string(), cause })
}
