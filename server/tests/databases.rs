//! Moving a site from SQLite to PostgreSQL, and databases that a server refuses to use. Where PostgreSQL is needed, this
//! runs when `FULLPRIME_TEST_POSTGRES` has its URL.
#![expect(clippy::unwrap_used, reason = "a test ends at whatever is not as it says")]

#[path = "command_line/mod.rs"]
mod command_line;

use std::{
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

use command_line::{FULLPRIME, Ran, run};
use diesel::{Connection as _, PgConnection, SqliteConnection, connection::SimpleConnection as _};
use serde_json::{Value, json};

/// A schema of its own on the PostgreSQL of the tests, gone at the end.
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
        let mut child = Command::new(FULLPRIME)
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
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

/// A person with a rated match against a bot that has begun, and a guest.
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
    run(&["admin", "--config", config.to_str().unwrap(), "--database", database, "check"], b"")
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
    // Bytes are moved as well.
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
    let after = check(&schema.url(), folder.path());
    assert_eq!(after.status, Some(0), "{after:?}");
    assert_eq!(before, after);

    // What is there now is never written over.
    let refused = move_database(&sqlite, &schema.url());
    assert_eq!(refused.status, Some(2), "{refused:?}");
    assert!(refused.errors.contains("the target is not empty"), "{refused:?}");
    assert_eq!(check(&schema.url(), folder.path()), after);
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

/// What `fullprime admin list-users` says on a database that it cannot use; a server says the same.
fn refusal(database: &str) -> String {
    let refused = run(&["admin", "--database", database, "list-users"], b"");
    assert_eq!((refused.status, refused.output.as_str()), (Some(2), ""), "{refused:?}");
    refused.errors
}

#[test]
fn a_database_that_cannot_be_used_is_refused_with_what_to_do() {
    let told = refusal("postgres://nobody@/x?host=/nonexistent");
    assert!(told.contains("check the address"), "{told}");

    let folder = tempfile::tempdir().unwrap();
    let sqlite = format!("sqlite:{}", folder.path().join("site.db").display());
    assert_eq!(run(&["admin", "--database", &sqlite, "list-users"], b"").status, Some(0));
    let newer = "INSERT INTO __diesel_schema_migrations (version) VALUES ('99990101000000')";
    let mut connection =
        diesel::SqliteConnection::establish(folder.path().join("site.db").to_str().unwrap()).unwrap();
    connection.batch_execute(newer).unwrap();
    drop(connection);
    let told = refusal(&sqlite);
    assert!(told.contains("newer than this program") && told.contains("start the newer program"), "{told}");

    let Some(schema) = Schema::new("refused") else { return };
    // Half of a migration, by somebody's hand.
    schema.execute("CREATE TABLE users (id BIGINT)");
    let told = refusal(&schema.url());
    assert!(told.contains("nothing was changed") && told.contains("already exists"), "{told}");
    schema.execute("DROP TABLE users");

    let poor = format!("poor_{}", std::process::id());
    schema.execute(&format!("CREATE ROLE {poor} LOGIN; GRANT USAGE ON SCHEMA {} TO {poor}", schema.name));
    let told = refusal(&schema.url().replace("fullprime@", &format!("{poor}@")));
    assert!(told.contains("permission denied") && told.contains("right"), "{told}");
    schema.execute(&format!("REVOKE ALL ON SCHEMA {} FROM {poor}; DROP ROLE {poor}", schema.name));

    assert_eq!(run(&["admin", "--database", &schema.url(), "list-users"], b"").status, Some(0));
    schema.execute(newer);
    let told = refusal(&schema.url());
    assert!(told.contains("newer than this program"), "{told}");
}
