//! Moving a site from SQLite to PostgreSQL, and databases that a server refuses. Tests with PostgreSQL run if
//! `FULLPRIME_TEST_POSTGRES` holds its URL.

use std::{
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

use crate::command_line::{FULLPRIME, Ran, run};
use diesel::{Connection as _, PgConnection, SqliteConnection, connection::SimpleConnection as _};
use serde_json::{Value, json};

/// A separate schema on the PostgreSQL of the tests, removed at the end.
struct Schema {
    server: String,
    name: String,
}

impl Schema {
    fn new(name: &str) -> Option<Schema> {
        let schema = Schema {
            server: std::env::var("FULLPRIME_TEST_POSTGRES").ok()?,
            name: format!("{name}_{}", std::process::id()),
        };
        schema.execute(&format!("CREATE SCHEMA {}", schema.name));
        Some(schema)
    }

    fn execute(&self, sql: &str) {
        let mut connection = PgConnection::establish(&self.server).unwrap();
        connection.batch_execute(&format!("SET search_path = {}; {sql}", self.name)).unwrap();
    }

    fn url(&self) -> String {
        format!("{}&options=-csearch_path%3D{}", self.server, self.name)
    }
}

impl Drop for Schema {
    fn drop(&mut self) {
        self.execute(&format!("DROP SCHEMA {} CASCADE", self.name));
    }
}

/// `fullprime serve` on a SQLite file in `folder`; it also writes `folder/dice.key`.
struct Served {
    child: Child,
    url: String,
}

impl Served {
    fn start(database: &str) -> Served {
        let mut command = Command::new(FULLPRIME);
        command.arg("serve");
        Served::start_with(command, database)
    }

    fn start_with(mut command: Command, database: &str) -> Served {
        let mut child = command
            .args(["--listen", "127.0.0.1:0", "--database", database])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let greeting = lines.next().unwrap().unwrap();
        let url = greeting.split_whitespace().find(|word| word.starts_with("http://")).unwrap().to_owned();
        Served { child, url }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.child.kill().unwrap_or_default();
        self.child.wait().unwrap();
    }
}

/// Adds a person with a running rated match against a bot, and a guest.
async fn fill(url: &str) {
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let guest = http.post(format!("{url}/api/v1/accounts/guest")).send().await.unwrap();
    assert_eq!(guest.status(), 201);
    let body = json!({ "name": "Anna", "password": "correct horse" });
    let signed_up = http.post(format!("{url}/api/v1/accounts")).json(&body).send().await.unwrap();
    assert_eq!(signed_up.status(), 201, "{:?}", signed_up.text().await);
    let cookie = signed_up.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let token = signed_up.json::<Value>().await.unwrap()["csrf_token"].as_str().unwrap().to_owned();
    let post = |path: String, body: Value| {
        let request = http.post(format!("{url}/api/v1/{path}")).json(&body);
        request.header("cookie", &cookie).header("x-csrf-token", &token).send()
    };
    let settings = json!({ "format": { "kind": "normal" }, "rated": true,
        "time": { "kind": "live", "delay_s": 12, "reserve_s": 600 } });
    let table = post("matches".to_owned(), json!({ "settings": settings, "invite": "Wilma" })).await.unwrap();
    let table: Value = table.json().await.unwrap();
    let sat = post(format!("matches/{}/seat", table["id"].as_str().unwrap()), json!({})).await.unwrap();
    assert_eq!(sat.status(), 200);
}

fn move_database(from: &str, to: &str) -> Ran {
    run(&["admin", "migrate-database", "--from", from, "--to", to], b"")
}

fn check(database: &str, folder: &Path) -> Ran {
    let config = folder.join("check.toml");
    let key = folder.join("dice.key");
    std::fs::write(&config, format!("[live]\ndice_key_file = '{}'\n", key.display())).unwrap();
    let mut ran = run(&["admin", "--config", config.to_str().unwrap(), "--database", database, "check"], b"");
    // The page check differs by database.
    let (pages, rest) = ran.output.split_once('\n').unwrap();
    assert!(pages.starts_with("pages whole: "), "{ran:?}");
    ran.output = rest.to_owned();
    ran
}

#[tokio::test]
async fn a_site_moves_from_sqlite_to_postgresql_and_is_the_same_there() {
    let Some(schema) = Schema::new("moved") else { return };
    let folder = tempfile::tempdir().unwrap();
    let sqlite = format!("sqlite:{}", folder.path().join("site.db").display());
    let served = Served::start(&sqlite);
    fill(&served.url).await;

    let refused = move_database(&sqlite, &schema.url());
    assert_eq!(refused.status, Some(2), "{refused:?}");
    assert!(refused.errors.contains("stop it first"), "{refused:?}");
    drop(served);
    // Binary values are moved too.
    SqliteConnection::establish(sqlite.trim_start_matches("sqlite:"))
        .unwrap()
        .batch_execute("INSERT INTO match_analyses SELECT id, 0, 1, x'00ff10' FROM matches")
        .unwrap();

    let before = check(&sqlite, folder.path());
    let moved = move_database(&sqlite, &schema.url());
    assert_eq!((moved.status, moved.errors.as_str()), (Some(0), ""), "{moved:?}");
    assert!(moved.output.contains("are the same on both sides"), "{moved:?}");
    for table in ["match_events", "match_analyses", "ledger_entries"] {
        assert!(moved.output.contains(table), "{moved:?}");
    }
    let log = run(&["admin", "--database", &schema.url(), "log"], b"");
    let act: Value = serde_json::from_str(&log.output).unwrap();
    let from = format!("from {}", folder.path().join("site.db").display());
    assert_eq!(
        (act["act"].as_str(), act["detail"].as_str()),
        (Some("migrate-database"), Some(from.as_str()))
    );
    let after = check(&schema.url(), folder.path());
    assert_eq!(after.status, Some(0), "{after:?}");
    assert_eq!(before, after);

    // Existing data is never overwritten.
    let refused = move_database(&sqlite, &schema.url());
    assert_eq!(refused.status, Some(2), "{refused:?}");
    assert!(refused.errors.contains("the target is not empty"), "{refused:?}");
    assert_eq!(check(&schema.url(), folder.path()), after);

    // A dump restores everything.
    let dump = folder.path().join("site.dump");
    let dump = dump.to_str().unwrap();
    let only = format!("--schema={}", schema.name);
    postgres_tool("pg_dump", &["--dbname", &schema.server, &only, "--format", "custom", "--file", dump]);
    schema.execute(&format!("DROP SCHEMA {} CASCADE", schema.name));
    postgres_tool("pg_restore", &["--dbname", &schema.server, dump]);
    assert_eq!(check(&schema.url(), folder.path()), after);
    let mut restored = Command::new(FULLPRIME);
    let key = format!("[live]\ndice_key_file = '{}'\n", folder.path().join("dice.key").display());
    std::fs::write(folder.path().join("restored.toml"), key).unwrap();
    restored.arg("serve").arg("--config").arg(folder.path().join("restored.toml"));
    drop(Served::start_with(restored, &schema.url()));
}

/// Runs a program of PostgreSQL, which Debian installs outside the search path.
fn postgres_tool(name: &str, arguments: &[&str]) {
    let versions = std::fs::read_dir("/usr/lib/postgresql").unwrap();
    let tool =
        versions.map(|version| version.unwrap().path().join("bin").join(name)).find(|path| path.exists());
    let ran = Command::new(tool.unwrap()).args(arguments).output().unwrap();
    assert!(ran.status.success(), "{name}: {}", String::from_utf8_lossy(&ran.stderr));
}

#[test]
fn moving_from_or_to_the_wrong_place_is_refused_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let file = format!("sqlite:{}", folder.path().join("none.db").display());
    let rows = [
        ("postgres://x/y", "postgres://x/z", "--from must be a SQLite database"),
        (file.as_str(), "sqlite:other.db", "--to must be a PostgreSQL database"),
        (file.as_str(), "postgres://x/y", "there is no file"),
        ("nonsense", "postgres://x/y", "--from: a database URL begins with"),
    ];
    for (from, to, reason) in rows {
        let refused = move_database(from, to);
        assert_eq!(refused.status, Some(2), "{refused:?}");
        assert!(refused.errors.contains(reason), "{refused:?}");
    }
    assert!(!folder.path().join("none.db").exists());
}

/// Returns the message of `fullprime serve` before it ends with status 2.
fn refusal(arguments: &[&str]) -> String {
    let mut child = Command::new(FULLPRIME)
        .args(["serve", "--listen", "127.0.0.1:0"])
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A server that starts prints a greeting and runs; one that refuses prints nothing here.
    let greeting = BufReader::new(child.stdout.take().unwrap()).lines().next();
    if greeting.is_some() {
        child.kill().unwrap();
    }
    let ended = child.wait_with_output().unwrap();
    let told = String::from_utf8(ended.stderr).unwrap();
    assert!(greeting.is_none(), "it started with {arguments:?}: {told}");
    assert_eq!(ended.status.code(), Some(2), "{told}");
    told.lines().rfind(|line| line.starts_with("fullprime: ")).unwrap_or(&told).to_owned()
}

/// Asserts that the message has both the problem and the remedy.
fn assert_refused(database: &str, reason: &str, advice: &str) {
    let told = refusal(&["--database", database]);
    assert!(told.contains(reason) && told.contains(advice), "{told}");
}

/// Migrates the schema to the latest version.
fn migrate(database: &str) {
    let ran = run(&["admin", "--database", database, "list-users"], b"");
    assert_eq!(ran.status, Some(0), "{ran:?}");
}

const NEWER: &str = "INSERT INTO __diesel_schema_migrations (version) VALUES ('99990101000000')";
/// The migrations of a development version from before version 1.
const BEFORE_FIRST: &str = "DELETE FROM __diesel_schema_migrations; \
    INSERT INTO __diesel_schema_migrations (version) VALUES ('20261121000001'), ('20261123020000')";
/// The state after a migration that adds columns was run by hand, or its completion was never recorded.
const UNNOTED: &str = "DELETE FROM __diesel_schema_migrations WHERE version = '20261129190000'";

#[test]
fn an_unusable_sqlite_database_is_refused_with_a_remedy() {
    let folder = tempfile::tempdir().unwrap();
    let refused_after = |name: &str, sql: &str, reason: &str, advice: &str| {
        let file = folder.path().join(name);
        let url = format!("sqlite:{}", file.display());
        migrate(&url);
        let mut connection = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
        connection.batch_execute(sql).unwrap();
        drop(connection);
        assert_refused(&url, reason, advice);
        // The refusal has changed nothing.
        assert_refused(&url, reason, advice);
    };
    refused_after("newer.db", NEWER, "newer than this program", "start the newer program");
    let told = "from a development version before version 1: its last migration is 20261123020000";
    refused_after(
        "before.db",
        BEFORE_FIRST,
        told,
        "nothing was changed; go on with the version that wrote it",
    );
    refused_after("unnoted.db", UNNOTED, "nothing was changed", "by other means: restore a backup");
    let gone = "DROP TABLE chat_lines";
    refused_after("table.db", gone, "incomplete: the column chat_lines.", "restore a backup");
    let gone = "DROP TRIGGER ledger_accounts_changed";
    refused_after("trigger.db", gone, "incomplete: the trigger ledger_accounts_changed", "restore a backup");

    // Half of a migration was run by hand, in a new file.
    let half = folder.path().join("half.db");
    let mut connection = SqliteConnection::establish(half.to_str().unwrap()).unwrap();
    connection.batch_execute("CREATE TABLE users (id BIGINT)").unwrap();
    drop(connection);
    assert_refused(&format!("sqlite:{}", half.display()), "already exists", "nothing was changed");

    let is_folder = format!("sqlite:{}", folder.path().display());
    assert_refused(&is_folder, "unable to open database file", "must be a file, in a folder");
    assert_refused("sqlite:/proc/none.db", "unable to open database file", "may write");
}

/// Overwrites the first page of a table.
fn garble(file: &Path, table: &str) {
    use std::os::unix::fs::FileExt as _;
    #[derive(diesel::QueryableByName)]
    struct Root {
        #[diesel(sql_type = diesel::sql_types::Integer)]
        rootpage: i32,
    }
    let mut connection = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
    let query = diesel::sql_query(format!("SELECT rootpage FROM sqlite_master WHERE name = '{table}'"));
    let root: Root = diesel::RunQueryDsl::get_result(query, &mut connection).unwrap();
    connection.batch_execute("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    drop(connection);
    let place = (u64::try_from(root.rootpage).unwrap() - 1) * 4_096;
    std::fs::OpenOptions::new().write(true).open(file).unwrap().write_all_at(&[0xa5; 4_096], place).unwrap();
}

#[tokio::test]
async fn a_garbled_page_is_named_by_the_check_and_keeps_the_server_from_starting() {
    for table in ["sessions", "ratings"] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("site.db");
        let url = format!("sqlite:{}", file.display());
        let served = Served::start(&url);
        fill(&served.url).await;
        drop(served);
        check(&url, folder.path());
        garble(&file, table);

        let damaged = format!("is damaged: table {table}: ");
        assert_refused(&url, &damaged, "fullprime admin restore FOLDER");
        let checked = run(&["admin", "--database", &url, "check"], b"");
        assert_eq!(checked.status, Some(1), "{checked:?}");
        let told = checked.output.lines().next().unwrap();
        assert!(told.starts_with(&format!("table {table}: ")), "{checked:?}");
        assert!(checked.output.contains("pages DAMAGED: "), "{checked:?}");
        // The house bots have ratings, so a server cannot start without that table.
        if table == "sessions" {
            let mut command = Command::new(FULLPRIME);
            command.args(["serve", "--despite-damage"]);
            drop(Served::start_with(command, &url));
        }
    }
}

#[test]
fn a_second_server_is_refused_under_whatever_name_it_has_the_file() {
    let (folder, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = folder.path().join("site.db");
    let served = Served::start(&format!("sqlite:{}", file.display()));
    let names = ["symbolic.db", "hard.db"].map(|name| elsewhere.path().join(name));
    std::os::unix::fs::symlink(&file, &names[0]).unwrap();
    std::fs::hard_link(&file, &names[1]).unwrap();
    for name in [&file, &names[0], &names[1]] {
        let url = format!("sqlite:{}", name.display());
        assert_refused(&url, "another server uses this database", "stop it first");
    }
    drop(served);
}

#[test]
fn only_its_owner_may_read_what_a_server_writes() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("site.db");
    let url = format!("sqlite:{}", file.display());
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let modes =
        |names: &[&str]| -> Vec<u32> { names.iter().map(|name| mode(&folder.path().join(name))).collect() };
    let served = Served::start(&url);
    let names = ["site.db", "site.db-wal", "site.db-shm", "site.db.lock", "dice.key"];
    assert_eq!(modes(&names), [0o600; 5]);
    let backup = folder.path().join("backup");
    let made = run(&["admin", "--database", &url, "backup", backup.to_str().unwrap()], b"");
    assert_eq!(made.status, Some(0), "{made:?}");
    assert_eq!((mode(&backup), modes(&["backup/fullprime.db", "backup/dice.key"])), (0o700, vec![0o600; 2]));
    drop(served);

    // Files with open permissions from an earlier version or a careless copy are closed at the next start, and so are
    // restored copies.
    for name in ["site.db", "dice.key", "backup/fullprime.db", "backup/dice.key"] {
        let open = std::fs::Permissions::from_mode(0o644);
        std::fs::set_permissions(folder.path().join(name), open).unwrap();
    }
    drop(Served::start(&url));
    assert_eq!(modes(&["site.db", "dice.key"]), [0o600; 2]);
    let restored = format!("sqlite:{}", folder.path().join("restored/site.db").display());
    let put = run(&["admin", "--database", &restored, "restore", backup.to_str().unwrap()], b"");
    assert_eq!(put.status, Some(0), "{put:?}");
    assert_eq!(modes(&["restored/site.db", "restored/dice.key"]), [0o600; 2]);
}

#[test]
fn an_unusable_postgresql_is_refused_with_a_remedy() {
    assert_refused("postgres://nobody@/x?host=/nonexistent", "No such file", "check the address");
    assert_refused("postgres://nobody@127.0.0.1:1/x", "refused", "check the address");
    let Some(schema) = Schema::new("refused") else { return };
    let none = schema.server.replace("/fullprime?", "/nonesuch?");
    assert_refused(&none, "database \"nonesuch\" does not exist", "check the address");
    let nobody = schema.server.replace("fullprime@", "nobody_here@");
    assert_refused(&nobody, "role \"nobody_here\" does not exist", "check the address, name and password");

    // Half of a migration was run by hand.
    schema.execute("CREATE TABLE users (id BIGINT)");
    assert_refused(&schema.url(), "already exists", "nothing was changed");
    schema.execute("DROP TABLE users");

    migrate(&schema.url());
    schema.execute("CREATE TABLE noted AS SELECT * FROM __diesel_schema_migrations");
    schema.execute(UNNOTED);
    assert_refused(&schema.url(), "nothing was changed", "by other means: restore a backup");
    schema.execute(
        "INSERT INTO __diesel_schema_migrations SELECT * FROM noted ON CONFLICT DO NOTHING; DROP TABLE noted",
    );

    schema.execute("ALTER TABLE ledger_accounts DISABLE TRIGGER ledger_accounts_changed");
    assert_refused(&schema.url(), "incomplete: the trigger ledger_accounts_changed", "restore a backup");
    schema.execute("ALTER TABLE ledger_accounts ENABLE TRIGGER ledger_accounts_changed");
    schema.execute("ALTER TABLE chat_lines RENAME TO chat_lines_of_old");
    assert_refused(&schema.url(), "incomplete: the column chat_lines.", "a complete dump");
    schema.execute("ALTER TABLE chat_lines_of_old RENAME TO chat_lines");

    schema.execute(NEWER);
    assert_refused(&schema.url(), "newer than this program", "start the newer program");
    schema.execute(BEFORE_FIRST);
    assert_refused(&schema.url(), "from a development version before version 1", "start with a new database");
}

#[test]
fn a_postgresql_account_without_rights_is_refused_with_a_remedy() {
    let Some(schema) = Schema::new("poor") else { return };
    let (name, poor) = (schema.name.clone(), format!("role_{}", schema.name));
    let url = schema.url().replace("fullprime@", &format!("{poor}@"));
    schema.execute(&format!("CREATE ROLE {poor} LOGIN; GRANT USAGE ON SCHEMA {name} TO {poor}"));
    assert_refused(&url, "permission denied", "give this account the right to create tables in its schema");

    migrate(&schema.url());
    schema.execute(&format!("GRANT CREATE ON SCHEMA {name} TO {poor}"));
    assert_refused(&url, "permission denied for table", "make it the owner of the existing tables");
    schema.execute(&format!("GRANT SELECT ON ALL TABLES IN SCHEMA {name} TO {poor}"));
    assert_refused(&url, "may not read and write the table", "give it SELECT, INSERT, UPDATE and DELETE");
    schema.execute(&format!(
        "REVOKE ALL ON ALL TABLES IN SCHEMA {name} FROM {poor}; REVOKE ALL ON SCHEMA {name} FROM {poor}; DROP ROLE {poor}"
    ));
}

#[test]
fn an_unusable_redis_is_refused_with_a_remedy() {
    let (Some(schema), Ok(redis)) = (Schema::new("redis"), std::env::var("FULLPRIME_TEST_REDIS")) else {
        return;
    };
    // The Redis of the tests has no password.
    let redis = format!("{redis}?pass=secret");
    let told = refusal(&["--database", &schema.url(), "--redis", &redis]);
    assert!(told.contains("refuses") && told.contains("check the name and the password"), "{told}");
    assert!(!told.contains("secret"), "{told}");
}
