//! Checks that a database has everything its migrations create, and that this account may use it. The list of
//! applied migrations is not enough: it is complete even in a half-restored dump, and says nothing about
//! rights.

use std::{collections::BTreeSet, sync::OnceLock};

use diesel::{
    Connection as _, PgConnection, QueryResult, QueryableByName, RunQueryDsl as _, SqliteConnection,
    sql_types::Text,
};
use thiserror::Error;

use super::{AnyConn, MigrationError, migrations};

/// The reasons why a schema that is up to date cannot be used.
#[derive(Debug, Error)]
pub enum ShapeError {
    /// Something was removed, or a copy of the database is incomplete.
    #[error(
        "the database is incomplete: {0} is missing, which its migrations create; restore a backup or a complete dump"
    )]
    Lacks(String),
    /// The account may read, but not write.
    #[error(
        "this account may not read and write the table {0}; give it SELECT, INSERT, UPDATE and DELETE on all tables of \
         the schema, or make it their owner"
    )]
    Rights(String),
    /// A SQLite file that is read-only.
    #[error(
        "the database cannot be written: {0}; the system user that runs this program must own the file, its folder and \
         the files beside it"
    )]
    ReadOnly(diesel::result::Error),
    /// The expected schema cannot be determined.
    #[error(transparent)]
    Migration(#[from] MigrationError),
    /// The actual schema cannot be determined.
    #[error("cannot read the schema: {0}; this account needs the rights of an owner of its schema")]
    Database(#[from] diesel::result::Error),
}

/// Objects that have another name on PostgreSQL, or are not needed there.
const SQLITE_ONLY: [&str; 2] = ["the trigger users_bots_made", "the trigger users_bots_stay"];
const POSTGRES_ONLY: [&str; 2] = ["the index users_prefix", "the trigger users_bots"];

/// The names of schema objects: `the column users.name`, `the index users_name`, `the trigger stakes_made`.
type Things = BTreeSet<String>;

#[derive(QueryableByName)]
struct SchemaObject {
    #[diesel(sql_type = Text)]
    name: String,
}

/// Checks a schema.
///
/// # Errors
/// If anything that the migrations create is missing or may not be used. Additional objects are no error.
pub(super) fn check(connection: &mut AnyConn) -> Result<(), ShapeError> {
    match connection {
        AnyConn::Postgres(connection) => {
            if let Some(table) = forbidden(connection)? {
                return Err(ShapeError::Rights(table));
            }
        }
        // This update changes nothing, but it shows that SQLite can write.
        AnyConn::Sqlite(connection) => {
            diesel::sql_query("UPDATE __diesel_schema_migrations SET version = version WHERE version = ''")
                .execute(connection)
                .map_err(ShapeError::ReadOnly)?;
        }
    }
    match missing(connection)?.into_iter().next() {
        Some(first) => Err(ShapeError::Lacks(first)),
        None => Ok(()),
    }
}

/// Returns the objects that the migrations create and this database lacks.
pub(super) fn missing(connection: &mut AnyConn) -> Result<Vec<String>, ShapeError> {
    let mut wanted = made_by_migrations()?.clone();
    if let AnyConn::Postgres(_) = connection {
        wanted.retain(|thing| !SQLITE_ONLY.contains(&thing.as_str()));
        wanted.extend(POSTGRES_ONLY.map(str::to_owned));
    }
    Ok(wanted.difference(&things(connection)?).cloned().collect())
}

/// Returns the objects that the migrations create. They are the same for the life of the program, so only the first
/// call runs the migrations.
fn made_by_migrations() -> Result<&'static Things, ShapeError> {
    static MADE: OnceLock<Things> = OnceLock::new();
    if let Some(made) = MADE.get() {
        return Ok(made);
    }
    // The migrations of both databases create the same objects, and those of SQLite can be run here in memory.
    let mut fresh = AnyConn::Sqlite(SqliteConnection::establish(":memory:").map_err(|error| {
        let information = Box::new(error.to_string());
        diesel::result::Error::DatabaseError(diesel::result::DatabaseErrorKind::Unknown, information)
    })?);
    migrations::migrate(&mut fresh)?;
    let made = things(&mut fresh)?;
    Ok(MADE.get_or_init(|| made))
}

fn things(connection: &mut AnyConn) -> QueryResult<Things> {
    let sql = match connection {
        AnyConn::Sqlite(_) => {
            "SELECT 'the column ' || m.name || '.' || p.name AS name \
             FROM sqlite_master m JOIN pragma_table_info(m.name) p \
             WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' \
             UNION ALL SELECT 'the ' || type || ' ' || name FROM sqlite_master \
             WHERE type IN ('index', 'trigger') AND sql IS NOT NULL"
        }
        // A disabled trigger counts as missing.
        AnyConn::Postgres(_) => {
            "SELECT 'the column ' || c.relname || '.' || a.attname AS name \
             FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped \
             WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace \
             UNION ALL SELECT 'the index ' || relname FROM pg_class \
             WHERE relkind IN ('i', 'I') AND relnamespace = current_schema()::regnamespace \
             UNION ALL SELECT 'the trigger ' || t.tgname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid \
             WHERE NOT t.tgisinternal AND t.tgenabled <> 'D' AND c.relnamespace = current_schema()::regnamespace"
        }
    };
    let rows: Vec<SchemaObject> = diesel::sql_query(sql).load(connection)?;
    Ok(rows.into_iter().map(|row| row.name).collect())
}

/// Returns a table that this account may not use, if there is one.
fn forbidden(connection: &mut PgConnection) -> QueryResult<Option<String>> {
    let rows: Vec<SchemaObject> = diesel::sql_query(
        "SELECT relname::text AS name FROM pg_class \
         WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace \
         AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT') \
         AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE')) \
         ORDER BY relname LIMIT 1",
    )
    .load(connection)?;
    Ok(rows.into_iter().map(|row| row.name).next())
}

#[cfg(test)]
mod tests {
    use diesel::connection::SimpleConnection as _;

    use super::*;

    fn migrated(path: &str) -> AnyConn {
        let mut connection = AnyConn::Sqlite(SqliteConnection::establish(path).unwrap());
        migrations::migrate(&mut connection).unwrap();
        connection
    }

    #[test]
    fn a_migrated_schema_is_complete_and_missing_parts_are_named() {
        let folder = tempfile::tempdir().unwrap();
        let mut connection = migrated(folder.path().join("a.db").to_str().unwrap());
        check(&mut connection).unwrap();
        connection
            .batch_execute("DROP INDEX ledger_transfers_in; ALTER TABLE boards DROP COLUMN name")
            .unwrap();
        let expected = ["the column boards.name", "the index ledger_transfers_in"];
        assert_eq!(missing(&mut connection).unwrap(), expected);
        // Additional tables are the operator's choice.
        connection.batch_execute("CREATE TABLE own (id BIGINT)").unwrap();
        assert_eq!(missing(&mut connection).unwrap(), expected);
    }

    #[test]
    fn a_file_that_may_only_be_read_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.db");
        drop(migrated(path.to_str().unwrap()));
        let read_only = format!("file:{}?mode=ro", path.display());
        let mut connection = AnyConn::Sqlite(SqliteConnection::establish(&read_only).unwrap());
        let told = check(&mut connection).unwrap_err().to_string();
        assert!(told.contains("readonly") && told.contains("must own the file"), "{told}");
    }
}
