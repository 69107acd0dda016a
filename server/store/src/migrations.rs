//! Migrations: they bring the schema up to date when the store opens. Schemas that are newer than the program, or older
//! than its first migration, are refused.

use diesel::{
    Connection, RunQueryDsl,
    connection::SimpleConnection,
    migration::{MigrationSource, MigrationVersion},
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use thiserror::Error;

use super::AnyConn;

const SQLITE: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// The reasons why the schema cannot be used.
#[derive(Debug, Error)]
pub enum MigrationError {
    /// The database was written by a later version of the program.
    #[error(
        "the database is newer than this program: it has the migration {0}, which is unknown here; start the newer \
         program, or restore a backup from before it was upgraded"
    )]
    Newer(String),
    /// The database was written by a development version from before the first migration of this program.
    #[error(
        "the database is from a development version before version 1: its last migration is {0}, and those migrations \
         no longer exist; nothing was changed; go on with the version that wrote it, or start with a new database"
    )]
    BeforeFirst(String),
    /// A migration failed and was rolled back.
    #[error(
        "the schema cannot be brought up to date, and nothing was changed: {0}; if a right is missing, give this \
         account the right to create tables in its schema and make it the owner of the existing tables; if \
         something exists already or is missing, the schema was changed by other means: restore a backup"
    )]
    Failed(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// The database refused before or after the migrations.
    #[error("the schema cannot be looked at: {0}; this account needs the rights of an owner of its schema")]
    Database(#[from] diesel::result::Error),
}

/// Runs the pending migrations in one transaction and returns their versions. If two processes start at once, the
/// second waits and then finds nothing to do.
pub(super) fn migrate(connection: &mut AnyConn) -> Result<Vec<String>, MigrationError> {
    match connection {
        AnyConn::Sqlite(connection) => {
            connection.immediate_transaction(|connection| run_pending(connection, &SQLITE))
        }
        AnyConn::Postgres(connection) => connection.transaction(|connection| {
            connection
                .batch_execute("SELECT pg_advisory_xact_lock(hashtext('fullprime' || current_schema()))")?;
            run_pending(connection, &POSTGRES)
        }),
    }
}

fn run_pending<C, DB>(
    connection: &mut C,
    embedded: &EmbeddedMigrations,
) -> Result<Vec<String>, MigrationError>
where
    DB: diesel::backend::Backend,
    C: MigrationHarness<DB>,
    EmbeddedMigrations: MigrationSource<DB>,
{
    let mut known = MigrationSource::<DB>::migrations(embedded).map_err(MigrationError::Failed)?;
    known.sort_by_key(|migration| migration.name().version().as_owned());
    let applied = connection.applied_migrations().map_err(MigrationError::Failed)?;
    let is_known =
        |version: &MigrationVersion<'_>| known.iter().any(|known| known.name().version() == *version);
    if let Some(unknown) = applied.iter().filter(|version| !is_known(version)).max() {
        let first = known.first().map(|migration| migration.name().version());
        return Err(if first.is_some_and(|first| *unknown < first) {
            MigrationError::BeforeFirst(unknown.to_string())
        } else {
            MigrationError::Newer(unknown.to_string())
        });
    }
    let mut run = Vec::new();
    for migration in known.iter().filter(|known| !applied.contains(&known.name().version())) {
        run.push(connection.run_migration(&**migration).map_err(MigrationError::Failed)?.to_string());
    }
    Ok(run)
}

/// Runs a trivial statement to test the connection.
pub(super) fn ping(connection: &mut AnyConn) -> diesel::QueryResult<()> {
    diesel::sql_query("SELECT 1").execute(connection).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connect::{Access, Connector};

    fn up_down_up<C, DB>(connection: &mut C, embedded: fn() -> EmbeddedMigrations)
    where
        DB: diesel::backend::Backend,
        C: MigrationHarness<DB> + SimpleConnection,
        EmbeddedMigrations: MigrationSource<DB>,
    {
        let count = MigrationSource::<DB>::migrations(&embedded()).unwrap().len();
        assert_eq!(run_pending(connection, &embedded()).unwrap().len(), count);
        assert_eq!(run_pending(connection, &embedded()).unwrap().len(), 0);
        for _ in 0..count {
            connection.revert_last_migration(embedded()).unwrap();
        }
        assert_eq!(run_pending(connection, &embedded()).unwrap().len(), count);
        // From each version, one step down and all the way up again.
        for height in (0..count).rev() {
            connection.revert_last_migration(embedded()).unwrap();
            assert_eq!(connection.applied_migrations().unwrap().len(), height);
        }
        connection.run_pending_migrations(embedded()).unwrap();

        connection
            .batch_execute("INSERT INTO __diesel_schema_migrations (version) VALUES ('99990101000000')")
            .unwrap();
        let refused = run_pending(connection, &embedded()).unwrap_err();
        assert!(matches!(refused, MigrationError::Newer(version) if version == "99990101000000"));

        // A database of a development version has only migrations that were removed.
        connection
            .batch_execute(
                "DELETE FROM __diesel_schema_migrations; INSERT INTO __diesel_schema_migrations (version) \
                 VALUES ('20261121000001'), ('20261123020000')",
            )
            .unwrap();
        let refused = run_pending(connection, &embedded()).unwrap_err();
        assert!(matches!(refused, MigrationError::BeforeFirst(version) if version == "20261123020000"));
    }

    fn with_connection(url: &str) {
        let connector = Connector::new(&url.parse().unwrap(), crate::SqliteDurability::Full).unwrap();
        match connector.connect(Access::Writer).unwrap() {
            AnyConn::Sqlite(mut connection) => up_down_up(&mut connection, || SQLITE),
            AnyConn::Postgres(mut connection) => {
                connection.batch_execute("CREATE SCHEMA up_down_up; SET search_path = up_down_up").unwrap();
                up_down_up(&mut connection, || POSTGRES);
                connection.batch_execute("DROP SCHEMA up_down_up CASCADE").unwrap();
            }
        }
    }

    #[test]
    fn each_migration_runs_up_down_and_up_again() {
        let folder = tempfile::tempdir().unwrap();
        with_connection(&format!("sqlite:{}", folder.path().join("a.db").display()));
        if let Ok(url) = std::env::var("FULLPRIME_TEST_POSTGRES") {
            with_connection(&url);
        }
    }

    #[test]
    fn both_databases_have_the_same_migrations() {
        let sqlite = MigrationSource::<diesel::sqlite::Sqlite>::migrations(&SQLITE).unwrap();
        let postgres = MigrationSource::<diesel::pg::Pg>::migrations(&POSTGRES).unwrap();
        let sqlite: Vec<_> = sqlite.iter().map(|migration| migration.name().to_string()).collect();
        let postgres: Vec<_> = postgres.iter().map(|migration| migration.name().to_string()).collect();
        assert_eq!(sqlite, postgres);
    }
}
