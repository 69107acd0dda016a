//! A database for one test, and with PostgreSQL a Redis.
//!
//! The migrations run once for each kind of database. Each test gets a copy of the result.

use std::{collections::BTreeSet, fmt, path::Path, sync::OnceLock};

use diesel::{
    Connection as _, PgConnection, QueryableByName, RunQueryDsl as _, SqliteConnection,
    connection::SimpleConnection as _, sql_types::Text,
};
use server::{RedisPrefix, RedisSettings};
use site::metrics::Metrics;
use store::{DatabaseUrl, OpenedBy, SqliteDurability, Store, StoreSettings};
use tempfile::TempDir;

/// A database with the tables of this version and no rows, removed at the end.
pub(crate) enum Database {
    Sqlite { folder: TempDir },
    Postgres { folder: TempDir, server_url: String, name: String },
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
        let database = Database::Sqlite { folder: folder() };
        database.restore(migrated_file());
        database
    }

    /// Returns PostgreSQL with Redis, if both are available.
    pub(crate) fn for_nodes() -> Option<Database> {
        std::env::var("FULLPRIME_TEST_REDIS").ok()?;
        Some(Database::postgres(std::env::var("FULLPRIME_TEST_POSTGRES").ok()?))
    }

    fn postgres(server_url: String) -> Database {
        let name = random_name();
        make(&server_url, &format!("CREATE DATABASE {name} TEMPLATE {}", migrated_database(&server_url)));
        Database::Postgres { folder: folder(), server_url, name }
    }

    /// Returns a copy of a database to which nothing is connected.
    pub(crate) fn copy(&self) -> Database {
        match self {
            Database::Sqlite { folder: own } => {
                let file = own.path().join("test.db");
                execute(file.to_str().expect("a path in plain letters"), "PRAGMA wal_checkpoint(TRUNCATE)");
                let copy = Database::Sqlite { folder: folder() };
                copy.restore(&std::fs::read(file).expect("the file can be read"));
                copy
            }
            Database::Postgres { server_url, name: own, .. } => {
                let name = random_name();
                make(server_url, &format!("CREATE DATABASE {name} TEMPLATE {own}"));
                Database::Postgres { folder: folder(), server_url: server_url.clone(), name }
            }
        }
    }

    /// Returns the Redis settings: none for SQLite, which has one node.
    pub(crate) fn redis(&self) -> RedisSettings {
        match self {
            Database::Sqlite { .. } => RedisSettings::default(),
            Database::Postgres { name, .. } => RedisSettings {
                url: std::env::var("FULLPRIME_TEST_REDIS").ok(),
                prefix: RedisPrefix(name.clone()),
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
            Database::Sqlite { folder } => sqlite_url(folder.path()),
            Database::Postgres { server_url, name, .. } => url_of(server_url, name),
        }
    }
}

/// Returns the bytes of a SQLite file on which the migrations have run.
fn migrated_file() -> &'static [u8] {
    static FILE: OnceLock<Vec<u8>> = OnceLock::new();
    FILE.get_or_init(|| {
        let folder = folder();
        let store = migrate(&sqlite_url(folder.path()));
        let file = folder.path().join("test.db");
        // Moves the write-ahead log into the file.
        execute(file.to_str().expect("a path in plain letters"), "PRAGMA wal_checkpoint(TRUNCATE)");
        let bytes = std::fs::read(file).expect("the file can be read");
        drop(store);
        bytes
    })
}

/// Returns the name of a PostgreSQL database on which the migrations have run. It stays until
/// `ops/dev/with-postgres.sh` removes the whole server.
fn migrated_database(server_url: &str) -> &'static str {
    static NAME: OnceLock<String> = OnceLock::new();
    NAME.get_or_init(|| {
        let name = random_name();
        make(server_url, &format!("CREATE DATABASE {name}"));
        // PostgreSQL copies only a database without connections, and the store opens none before the first query.
        drop(migrate(&url_of(server_url, &name)));
        name
    })
}

/// Opens a store, which runs the migrations.
fn migrate(url: &str) -> Store {
    let url: DatabaseUrl = url.parse().expect("a URL of a database");
    let settings = StoreSettings { url, durability: SqliteDurability::Normal, connections_max: 1 };
    Store::open(&settings, OpenedBy::Tool, Metrics::new().store).expect("the migrations run")
}

/// Runs a statement that creates a database.
fn make(server_url: &str, sql: &str) {
    let mut connection = PgConnection::establish(server_url).expect("PostgreSQL answers");
    connection.batch_execute(sql).expect("a database can be made");
}

fn random_name() -> String {
    let mut random = [0_u8; 8];
    getrandom::fill(&mut random).expect("the operating system gives random bytes");
    format!("test_{:016x}", u64::from_le_bytes(random))
}

fn sqlite_url(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("test.db").display())
}

/// Returns the URL of another database on the same server. The last name of a database in a URL counts.
fn url_of(server_url: &str, name: &str) -> String {
    let separator = if server_url.contains('?') { '&' } else { '?' };
    format!("{server_url}{separator}dbname={name}")
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
        if let Database::Postgres { server_url, name, .. } = self
            && let Ok(mut connection) = PgConnection::establish(server_url)
            && let Err(error) = connection.batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)"))
        {
            println!("the database {name} is left behind: {error}");
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

    /// Replaces the database with a fixture of an earlier version: the bytes of a SQLite file, or the SQL of a
    /// PostgreSQL dump whose schema is named `fixture`.
    pub(crate) fn restore(&self, contents: &[u8]) {
        match self {
            Database::Sqlite { folder } => {
                std::fs::write(folder.path().join("test.db"), contents).expect("a file can be written");
            }
            Database::Postgres { .. } => {
                let sql = std::str::from_utf8(contents).expect("SQL is text").replace("fixture.", "public.");
                let sql = format!("DROP SCHEMA public CASCADE; CREATE SCHEMA public; {sql}");
                self.behind().batch_execute(&sql).expect("the dump can be restored");
            }
        }
    }

    /// Returns true for SQLite.
    pub(crate) fn is_sqlite(&self) -> bool {
        matches!(self, Database::Sqlite { .. })
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

    /// Changes stored data that nothing may change: without these triggers, which have the names of their tables and a
    /// word more, and without a check of references.
    pub(crate) fn corrupt(&self, guards: &[&str], sql: &str) {
        let mut behind = self.behind();
        let mut statements = vec![match self {
            Database::Sqlite { .. } => "PRAGMA foreign_keys = OFF".to_owned(),
            Database::Postgres { .. } => "DO $$ DECLARE checks RECORD; BEGIN \
                 FOR checks IN SELECT tgrelid::regclass AS of_table, tgname FROM pg_trigger WHERE tgisinternal LOOP \
                 EXECUTE format('ALTER TABLE %s DISABLE TRIGGER %I', checks.of_table, checks.tgname); \
                 END LOOP; END $$"
                .to_owned(),
        }];
        statements.extend(guards.iter().map(|guard| match self {
            Database::Sqlite { .. } => format!("DROP TRIGGER IF EXISTS {guard}"),
            Database::Postgres { .. } => {
                let (table, _) = guard.rsplit_once('_').expect("a table and a word");
                format!("DROP TRIGGER IF EXISTS {guard} ON {table}")
            }
        }));
        statements.push(sql.to_owned());
        let sql = statements.join("; ");
        behind.batch_execute(&sql).unwrap_or_else(|error| panic!("{error}: {sql}"));
    }

    /// Pays the starting grants that are promised now. One that is promised meanwhile waits for the next call.
    pub(crate) fn pay_grants(&self) {
        let promised = self.texts("SELECT CAST(user_id AS TEXT) AS text FROM pending_grants").join(", ");
        if promised.is_empty() {
            return;
        }
        let mut behind = self.behind();
        let mut run = |sql: &str| {
            let done = diesel::sql_query(sql).execute(&mut behind);
            done.unwrap_or_else(|error| panic!("{error}: {sql}"))
        };
        let unspent = format!(
            "FROM pending_grants p JOIN users u ON u.id = p.user_id WHERE p.user_id IN ({promised}) \
             AND NOT EXISTS (SELECT 1 FROM spent_grants s WHERE s.device_hash = p.device_hash)"
        );
        run(&format!(
            "INSERT INTO ledger_transfers (from_kind, from_owner, to_kind, to_owner, amount, reason, at, once) \
             SELECT 'mint', 0, 'player', u.id, 100000, 'starting_grant', u.created_at, 'start:' || u.id {unspent}"
        ));
        run(&format!(
            "INSERT INTO spent_grants (device_hash, at) SELECT DISTINCT p.device_hash, u.created_at {unspent}"
        ));
        run(&format!("DELETE FROM pending_grants WHERE user_id IN ({promised})"));
    }

    /// Blocks all other writers until the result is dropped.
    pub(crate) fn hold_writes(&self) -> Held {
        self.hold("LOCK TABLE heartbeat IN EXCLUSIVE MODE")
    }

    /// Blocks the writers of one table until the result is dropped. With SQLite all writers are blocked.
    pub(crate) fn hold_writes_of(&self, table: &str) -> Held {
        self.hold(&format!("LOCK TABLE {table} IN SHARE ROW EXCLUSIVE MODE"))
    }

    fn hold(&self, lock: &str) -> Held {
        let mut holder = self.behind();
        let hold = match self {
            Database::Sqlite { .. } => "BEGIN IMMEDIATE".to_owned(),
            Database::Postgres { .. } => format!("BEGIN; {lock}"),
        };
        holder.batch_execute(&hold).expect("writes can be held");
        Held { _holder: holder }
    }

    /// Refuses events of matches, as a full disk does. All other writes succeed.
    pub(crate) fn refuse_events(&self) {
        match self {
            Database::Sqlite { .. } => self.change(
                "CREATE TRIGGER refused BEFORE INSERT ON match_events WHEN NEW.seq < 1000000 \
                 BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
            ),
            Database::Postgres { .. } => {
                self.change(
                    "CREATE FUNCTION refused() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
                     RAISE EXCEPTION 'could not extend file: No space left on device'; END $$",
                );
                self.change(
                    "CREATE TRIGGER refused BEFORE INSERT ON match_events FOR EACH ROW \
                     WHEN (NEW.seq < 1000000) EXECUTE FUNCTION refused()",
                );
            }
        }
    }

    /// Ends [`Database::refuse_events`].
    pub(crate) fn accept_events(&self) {
        self.change(match self {
            Database::Sqlite { .. } => "DROP TRIGGER refused",
            Database::Postgres { .. } => "DROP TRIGGER refused ON match_events",
        });
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
        // SQLite allows at most 500 parts of a compound query.
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
    struct TextRow {
        #[diesel(sql_type = Text)]
        text: String,
    }
    let sql = format!("SELECT ({sql}) AS text");
    let row: TextRow = diesel::sql_query(sql).get_result(&mut open(file)).expect("the query is right");
    row.text
}

fn open(file: &str) -> SqliteConnection {
    let mut connection = SqliteConnection::establish(file).expect("the file can be opened");
    connection.batch_execute("PRAGMA busy_timeout = 5000").expect("a pragma");
    connection
}
