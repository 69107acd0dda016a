//! A database for one test, and with PostgreSQL a Redis.

use std::{collections::BTreeSet, fmt, path::Path};

use diesel::{
    Connection as _, PgConnection, QueryableByName, RunQueryDsl as _, SqliteConnection,
    connection::SimpleConnection as _, sql_types::Text,
};
use server::{RedisPrefix, RedisSettings};
use tempfile::TempDir;

/// A database that is empty at first and removed at the end.
pub(crate) enum Database {
    Sqlite { folder: TempDir },
    Postgres { folder: TempDir, server_url: String, schema: String },
}

impl Database {
    /// Returns one database of each kind under test.
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

    /// Returns PostgreSQL with Redis, if both are available.
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

    /// Returns the Redis settings: none for SQLite, which has one node.
    pub(crate) fn redis(&self) -> RedisSettings {
        match self {
            Database::Sqlite { .. } => RedisSettings::default(),
            Database::Postgres { schema, .. } => RedisSettings {
                url: std::env::var("FULLPRIME_TEST_REDIS").ok(),
                prefix: RedisPrefix(schema.clone()),
                ca_file: None,
            },
        }
    }

    /// Returns the folder for files beside a database.
    pub(crate) fn folder(&self) -> &Path {
        match self {
            Database::Sqlite { folder } | Database::Postgres { folder, .. } => folder.path(),
        }
    }

    /// Returns the URL for the configuration.
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

/// A direct connection to either database, not through the server.
#[derive(diesel::MultiConnection)]
enum Behind {
    Postgres(PgConnection),
    Sqlite(SqliteConnection),
}

#[derive(QueryableByName)]
struct OneText {
    #[diesel(sql_type = Text)]
    text: String,
}

/// A transaction that stays open until it is dropped.
pub(crate) struct Held {
    _holder: Behind,
}

impl Database {
    fn behind(&self) -> Behind {
        match self {
            Database::Sqlite { folder } => {
                let file = folder.path().join("test.db");
                Behind::Sqlite(open(file.to_str().expect("a path in plain letters")))
            }
            Database::Postgres { .. } => {
                Behind::Postgres(PgConnection::establish(&self.url()).expect("PostgreSQL answers"))
            }
        }
    }

    /// Fills an empty database from a fixture of an earlier version: the bytes of a SQLite file, or the SQL of a
    /// PostgreSQL dump whose schema is named `fixture`.
    pub(crate) fn restore(&self, contents: &[u8]) {
        match self {
            Database::Sqlite { folder } => {
                std::fs::write(folder.path().join("test.db"), contents).expect("a file can be written");
            }
            Database::Postgres { schema, .. } => {
                let sql = std::str::from_utf8(contents).expect("SQL is text");
                let sql = sql.replace("fixture.", &format!("{schema}."));
                self.behind().batch_execute(&sql).expect("the dump can be restored");
            }
        }
    }

    /// Returns the URL of the server and the name of the schema; `None` for SQLite.
    pub(crate) fn schema(&self) -> Option<(&str, &str)> {
        match self {
            Database::Sqlite { .. } => None,
            Database::Postgres { server_url, schema, .. } => Some((server_url, schema)),
        }
    }

    /// Returns the texts of a query whose only column is named `text`.
    pub(crate) fn texts(&self, sql: &str) -> Vec<String> {
        let mut connection = self.behind();
        let rows: Vec<OneText> =
            diesel::sql_query(sql).load(&mut connection).unwrap_or_else(|error| panic!("{error}: {sql}"));
        rows.into_iter().map(|row| row.text).collect()
    }

    /// Changes the stored data.
    pub(crate) fn change(&self, sql: &str) {
        let changed = diesel::sql_query(sql).execute(&mut self.behind());
        changed.unwrap_or_else(|error| panic!("{error}: {sql}"));
    }

    /// Blocks all other writers until the result is dropped.
    pub(crate) fn hold_writes(&self) -> Held {
        let mut holder = self.behind();
        let hold = match self {
            Database::Sqlite { .. } => "BEGIN IMMEDIATE",
            Database::Postgres { .. } => "BEGIN; LOCK TABLE heartbeat IN EXCLUSIVE MODE",
        };
        holder.batch_execute(hold).expect("writes can be held");
        Held { _holder: holder }
    }

    /// Returns all columns as `table.column`.
    fn columns(&self) -> Vec<String> {
        self.texts(match self {
            Database::Sqlite { .. } => {
                "SELECT m.name || '.' || p.name AS text FROM sqlite_master m JOIN pragma_table_info(m.name) p \
                 WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE '%diesel%'"
            }
            Database::Postgres { .. } => {
                "SELECT CAST(table_name || '.' || column_name AS TEXT) AS text FROM information_schema.columns \
                 WHERE table_schema = current_schema() AND table_name NOT LIKE '%diesel%'"
            }
        })
    }

    /// Returns the columns in which any row contains `needle`, in any case.
    pub(crate) fn columns_with(&self, needle: &str) -> BTreeSet<String> {
        let looks: Vec<String> = self
            .columns()
            .iter()
            .map(|column| {
                let (table, name) = column.split_once('.').expect("a table and a column");
                format!(
                    "SELECT CAST('{column}' AS TEXT) AS text WHERE EXISTS (SELECT 1 FROM {table} \
                     WHERE lower(CAST(\"{name}\" AS TEXT)) LIKE '%{needle}%')"
                )
            })
            .collect();
        // SQLite allows at most 500 at once.
        looks.chunks(100).flat_map(|some| self.texts(&some.join(" UNION ALL "))).collect()
    }

    /// Returns the names of the columns of a table.
    pub(crate) fn columns_of(&self, table: &str) -> BTreeSet<String> {
        let all = self.columns();
        let of_table = all.iter().filter_map(|column| column.strip_prefix(table)?.strip_prefix('.'));
        of_table.map(str::to_owned).collect()
    }

    /// Returns the columns that refer to an account, by the schema or by their names.
    pub(crate) fn account_columns(&self) -> BTreeSet<String> {
        let referring = self.texts(match self {
            Database::Sqlite { .. } => {
                "SELECT m.name || '.' || f.\"from\" AS text FROM sqlite_master m \
                 JOIN pragma_foreign_key_list(m.name) f WHERE m.type = 'table' AND f.\"table\" = 'users'"
            }
            Database::Postgres { .. } => {
                "SELECT CAST(k.table_name || '.' || k.column_name AS TEXT) AS text \
                 FROM information_schema.key_column_usage k JOIN information_schema.referential_constraints r \
                 ON r.constraint_name = k.constraint_name AND r.constraint_schema = k.constraint_schema \
                 JOIN information_schema.table_constraints u ON u.constraint_name = r.unique_constraint_name \
                 AND u.constraint_schema = r.unique_constraint_schema \
                 WHERE k.constraint_schema = current_schema() AND u.table_name = 'users'"
            }
        });
        let is_named_so = |column: &String| {
            let name = column.rsplit_once('.').map_or("", |(_, name)| name);
            ACCOUNT_NAMES.contains(&name)
        };
        self.columns().into_iter().filter(is_named_so).chain(referring).collect()
    }
}

/// The column names that refer to an account.
const ACCOUNT_NAMES: &[&str] = &[
    "user_id",
    "owner_id",
    "author_id",
    "player_id",
    "reporter_id",
    "moderator_id",
    "opponent_id",
    "opener_id",
    "invited_id",
    "director_id",
    "by_id",
    "other_id",
    "white_id",
    "black_id",
];

/// Changes a SQLite file directly, not through the server.
pub(crate) fn execute(file: &str, sql: &str) {
    open(file).batch_execute(sql).expect("the statement is right");
}

/// Returns the text of a query for one text.
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
