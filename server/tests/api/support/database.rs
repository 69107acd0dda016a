//! A database for one test, and with PostgreSQL a Redis.

use std::{fmt, path::Path};

use diesel::{
    Connection as _, PgConnection, QueryableByName, RunQueryDsl as _, SqliteConnection,
    connection::SimpleConnection as _, sql_types::Text,
};
use server::{RedisPrefix, RedisSettings};
use tempfile::TempDir;

/// Empty at first, removed at the end.
pub(crate) enum Database {
    Sqlite { folder: TempDir },
    Postgres { folder: TempDir, server_url: String, schema: String },
}

impl Database {
    /// One of each kind that is to be tested.
    pub(crate) fn each() -> Vec<Database> {
        let mut databases = vec![Database::sqlite()];
        if let Ok(server_url) = std::env::var("FULLPRIME_TEST_POSTGRES") {
            databases.push(Database::postgres(server_url));
        }
        databases
    }

    pub(crate) fn sqlite() -> Database {
        Database::Sqlite { folder: folder() }
    }

    /// PostgreSQL, if there is one to test with, and a Redis beside it.
    pub(crate) fn for_nodes() -> Option<Database> {
        std::env::var("FULLPRIME_TEST_REDIS").ok()?;
        Some(Database::postgres(std::env::var("FULLPRIME_TEST_POSTGRES").ok()?))
    }

    fn postgres(server_url: String) -> Database {
        let mut random = [0_u8; 8];
        getrandom::fill(&mut random).expect("the operating system gives random bytes");
        let schema = format!("test_{:016x}", u64::from_le_bytes(random));
        let mut connection = PgConnection::establish(&server_url).expect("PostgreSQL answers");
        connection.batch_execute(&format!("CREATE SCHEMA {schema}")).expect("a schema can be made");
        Database::Postgres { folder: folder(), server_url, schema }
    }

    /// For the configuration: nothing for SQLite, which has one node.
    pub(crate) fn redis(&self) -> RedisSettings {
        match self {
            Database::Sqlite { .. } => RedisSettings::default(),
            Database::Postgres { schema, .. } => RedisSettings {
                url: std::env::var("FULLPRIME_TEST_REDIS").ok(),
                prefix: RedisPrefix(schema.clone()),
            },
        }
    }

    /// For files that lie beside a database.
    pub(crate) fn folder(&self) -> &Path {
        match self {
            Database::Sqlite { folder } | Database::Postgres { folder, .. } => folder.path(),
        }
    }

    /// For the configuration.
    pub(crate) fn url(&self) -> String {
        match self {
            Database::Sqlite { folder } => format!("sqlite:{}", folder.path().join("test.db").display()),
            Database::Postgres { server_url, schema, .. } => {
                let separator = if server_url.contains('?') { '&' } else { '?' };
                format!("{server_url}{separator}options=-csearch_path%3D{schema}")
            }
        }
    }
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Database::Sqlite { .. } => "SQLite",
            Database::Postgres { .. } => "PostgreSQL",
        })
    }
}

impl Drop for Database {
    #[expect(clippy::print_stdout, reason = "shown when the test fails")]
    fn drop(&mut self) {
        if let Database::Postgres { server_url, schema, .. } = self
            && let Ok(mut connection) = PgConnection::establish(server_url)
            && let Err(error) = connection.batch_execute(&format!("DROP SCHEMA {schema} CASCADE"))
        {
            println!("the schema {schema} is left behind: {error}");
        }
    }
}

/// Changes a SQLite file behind the server's back.
pub(crate) fn execute(file: &str, sql: &str) {
    open(file).batch_execute(sql).expect("the statement is right");
}

/// The text that a query for one text gives.
pub(crate) fn query_text(file: &str, sql: &str) -> String {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Text)]
        text: String,
    }
    let sql = format!("SELECT ({sql}) AS text");
    let row: Row = diesel::sql_query(sql).get_result(&mut open(file)).expect("the query is right");
    row.text
}

fn open(file: &str) -> SqliteConnection {
    let mut connection = SqliteConnection::establish(file).expect("the file can be opened");
    connection.batch_execute("PRAGMA busy_timeout = 5000").expect("a pragma");
    connection
}
