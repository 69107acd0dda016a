//! Databases of earlier versions. Each folder of `server/tests/fixtures` holds one small site in both databases, and
//! answers of the API about it. Later versions must open both and give the same answers.

use std::{
    io::{Read as _, Write as _},
    path::{Path, PathBuf},
    process::Command as Process,
};

use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use serde_json::{Map, Value, json};
use wire::{MatchFormat, TeamMatchPhase};

use super::{
    WatchedTable, boards, library, moderation::set_moderator, settings, team_matches, tournaments, voids,
};
use crate::support::{Client, Database, PASSWORD, TestApp};

/// The version whose fixture `make_the_fixture` writes.
const PRESENT: &str = "version-1";

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

fn unpacked(file: &Path) -> Vec<u8> {
    let mut contents = Vec::new();
    GzDecoder::new(std::fs::File::open(file).unwrap()).read_to_end(&mut contents).unwrap();
    contents
}

/// Returns the database, filled from the file that fits its kind.
fn restored(fixture: &Path, database: Database) -> Database {
    let name = if database.is_sqlite() { "sqlite.db.gz" } else { "postgres.sql.gz" };
    database.restore(&unpacked(&fixture.join(name)));
    std::fs::copy(fixture.join("dice.key"), database.folder().join("dice.key")).unwrap();
    database
}

/// Runs `fullprime admin` in a folder.
fn admin(folder: &Path, arguments: &[&str]) {
    let mut program = Process::new(env!("CARGO_BIN_EXE_fullprime"));
    let output = program.arg("admin").args(arguments).current_dir(folder).output().unwrap();
    let told = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    assert!(output.status.success(), "{arguments:?}: {told:?}");
}

async fn signed_in(app: &TestApp, name: &str) -> Client {
    let mut client = app.client();
    let reply = client.post("/api/v1/session", &json!({ "name": name, "password": PASSWORD })).await;
    assert!(reply.status < 300, "{}", reply.text());
    client
}

/// Fields that may change with the API, with the defaults of the configuration or with time, and say nothing about the
/// database.
const PASSING: [&str; 9] = [
    "allowed",
    "bytes_max",
    "connected",
    "matches_max",
    "online",
    "plays",
    "resignations",
    "server_time",
    "spectators",
];

/// Removes the fields that are not compared.
fn remove_passing(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, _| !PASSING.contains(&name.as_str()));
            fields.values_mut().for_each(remove_passing);
        }
        Value::Array(values) => values.iter_mut().for_each(remove_passing),
        _ => {}
    }
}

/// Returns the answer to a GET request, as JSON or as text.
async fn answer(client: &mut Client, path: &str) -> Value {
    let reply = client.get(path).await;
    assert_eq!(reply.status, 200, "{path}: {}", reply.text());
    serde_json::from_slice(&reply.body).unwrap_or_else(|_| reply.text().into())
}

/// Returns the place at which `actual` lacks something of `expected` or has another value, if any. Additional fields
/// of objects are not a difference, because later versions of the API may add some.
fn difference(place: &str, expected: &Value, actual: &Value) -> Option<String> {
    match (expected, actual) {
        (Value::Object(expected), Value::Object(actual)) => expected.iter().find_map(|(name, value)| {
            difference(&format!("{place}.{name}"), value, actual.get(name).unwrap_or(&Value::Null))
        }),
        (Value::Array(expected), Value::Array(actual)) if expected.len() == actual.len() => {
            let mut pairs = expected.iter().zip(actual).enumerate();
            pairs.find_map(|(at, (one, other))| difference(&format!("{place}[{at}]"), one, other))
        }
        _ if expected == actual => None,
        _ => Some(format!("{place}: {expected} became {actual}")),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_each_version_is_opened_checked_and_gives_the_same_answers() {
    let entries = std::fs::read_dir(fixtures()).unwrap().map(|entry| entry.unwrap().path());
    let versions: Vec<PathBuf> = entries.filter(|path| path.is_dir()).collect();
    assert!(versions.contains(&fixtures().join(PRESENT)), "{versions:?}");
    for version in versions {
        for database in Database::each() {
            opens_and_answers(&version, restored(&version, database)).await;
        }
    }
}

async fn opens_and_answers(version: &Path, database: Database) {
    let place = format!("{} on {database:?}", version.display());
    let key = database.folder().join("dice.key");
    let config = format!("[live]\ndice_key_file = '{}'\n", key.display());
    std::fs::write(database.folder().join("check.toml"), config).unwrap();
    // This also runs the migrations.
    admin(database.folder(), &["--config", "check.toml", "--database", &database.url(), "check"]);
    let answers = std::fs::read(version.join("answers.json")).unwrap();
    let mut expected: Map<String, Value> = serde_json::from_slice(&answers).unwrap();
    expected.values_mut().for_each(remove_passing);
    assert!(expected.len() > 10, "{place}");
    let app = TestApp::start(database).await;
    let mut anna = signed_in(&app, "anna").await;
    for (path, value) in &expected {
        let actual = answer(&mut anna, path).await;
        assert_eq!(difference(path, value, &actual), None, "{place}");
    }
    app.stop().await;
}

#[test]
fn a_changed_value_and_a_lost_field_are_differences_and_a_new_field_is_none() {
    let old = json!({ "a": [1, { "b": null }], "c": "x" });
    assert_eq!(difference("", &old, &json!({ "a": [1, { "b": null, "d": 1 }], "c": "x", "e": 2 })), None);
    for (new, place) in [
        (json!({ "a": [1, { "b": null }] }), ".c"),
        (json!({ "a": [2, { "b": null }], "c": "x" }), ".a[0]"),
        (json!({ "a": [1], "c": "x" }), ".a"),
        (json!({ "a": [1, { "b": 5 }], "c": "x" }), ".a[1].b"),
    ] {
        let told = difference("", &old, &new).unwrap();
        assert!(told.starts_with(&format!("{place}: ")), "{told}");
    }
}

/// Makes the site, and returns the paths whose answers are kept.
async fn site(app: &TestApp) -> Vec<String> {
    let url = app.database().url();
    let mut paths: Vec<String> = Vec::new();
    let mut judge = app.sign_up("judge").await;
    assert!(set_moderator(&url, "add", "judge"));
    let mut anna = app.sign_up("anna").await;
    let mut berta = app.sign_up("berta").await;
    let mut carl = app.sign_up("carl").await;
    let mut dora = app.sign_up("dora").await;

    let mut table = WatchedTable::begin_between(anna.clone(), berta.clone(), voids::staked()).await;
    while !table.is_over() {
        table.play_action().await;
    }
    paths.extend(["", "/record", "/dice"].map(|rest| format!("/api/v1/matches/{}{rest}", table.id.0)));

    let void = voids::lose(&berta, &carl, voids::staked()).await;
    let scope = json!({ "kind": "match", "id": void });
    let preview = judge.post("/api/v1/moderation/voids/preview", &json!({ "scope": scope })).await.json();
    let sent = json!({
        "scope": scope, "digest": preview["digest"], "reason": "Lost on purpose.", "evidence": "Same minute.",
    });
    let reply = judge.post("/api/v1/moderation/voids", &sent).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    paths.push(format!("/api/v1/matches/{}", void.0));

    let format = MatchFormat::Points { length: 5 };
    let mut table = WatchedTable::begin_between(anna.clone(), carl.clone(), settings(format, true)).await;
    table.play_actions(8).await;
    boards::seat_at_new_board(app, &mut anna, &table.id).await;
    paths.push(format!("/api/v1/matches/{}", table.id.0));

    let report = library::upload(&mut anna, "club.mat", library::MATCH.as_bytes()).await;
    let id = report.files[0].id.clone().unwrap();
    paths.push("/api/v1/library".to_owned());
    paths.push(format!("/api/v1/library/{}/file", id.0));

    let cup = tournaments::create(&mut judge, &tournaments::wanted(5, 4)).await;
    for player in [&mut anna, &mut berta, &mut carl, &mut dora] {
        let reply = player.post_empty(&tournaments::path(&cup, "/entry")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
    }
    let reply = judge.post(&tournaments::path(&cup, "/director"), &json!({ "act": "draw" })).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    paths.push(tournaments::path(&cup, ""));

    let wanted = team_matches::wanted(4, ["Pip", "Pip", "Wilma"], ["Jago", "Jago", "Marlow"]);
    let made = team_matches::create(&mut judge, &wanted).await;
    team_matches::until(&mut judge, &made, |view| view.card.phase == TeamMatchPhase::Over).await;
    paths.push(team_matches::path(&made, ""));

    for name in ["anna", "berta", "carl", "dora"] {
        paths.push(format!("/api/v1/players/{name}"));
        paths.extend(["casual", "stakes"].map(|list| format!("/api/v1/players/{name}/ratings/{list}")));
    }
    paths.extend(
        ["account/credits", "account/matches/current", "boards", "books", "moderation/public"]
            .map(|rest| format!("/api/v1/{rest}")),
    );
    paths
}

fn pack(file: &Path, contents: &[u8]) {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(contents).unwrap();
    std::fs::write(file, packed.finish().unwrap()).unwrap();
}

/// Returns a dump as one text of SQL for a schema named `fixture`.
fn dump(database: &Database) -> String {
    database.change("ALTER SCHEMA public RENAME TO fixture");
    let output = Process::new("pg_dump")
        .args(["--inserts", "--no-owner", "--schema=fixture", "--dbname", &database.url()])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    // Leaves out commands of psql, a setting of newer versions of PostgreSQL, and the making of the schema, which
    // exists already.
    let is_kept = |line: &&str| {
        !line.starts_with('\\')
            && !line.starts_with("--")
            && !line.starts_with("SET transaction_timeout")
            && !line.starts_with("CREATE SCHEMA")
    };
    text.lines().filter(is_kept).map(|line| format!("{line}\n")).collect()
}

/// Makes the fixture of a new version. `ops/dev/with-postgres.sh cargo test -p fullprime-server --test api
/// make_the_fixture -- --ignored` runs it, once before a release; fixtures of released versions never change.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "writes the files that the other test reads"]
async fn make_the_fixture() {
    let fixture = fixtures().join(PRESENT);
    std::fs::create_dir_all(&fixture).unwrap();
    let app = TestApp::start(Database::sqlite()).await;
    let paths = Box::pin(site(&app)).await;
    let copy = tempfile::tempdir().unwrap();
    let backup = copy.path().join("backup");
    let key = app.folder().join("dice.key");
    let config = format!("[live]\ndice_key_file = '{}'\n", key.display());
    std::fs::write(copy.path().join("backup.toml"), config).unwrap();
    let url = app.database().url();
    admin(copy.path(), &["--config", "backup.toml", "--database", &url, "backup", "backup"]);
    app.stop().await;
    let file = backup.join("fullprime.db");
    pack(&fixture.join("sqlite.db.gz"), &std::fs::read(&file).unwrap());
    std::fs::copy(backup.join("dice.key"), fixture.join("dice.key")).unwrap();

    let target = Database::for_nodes().expect("ops/dev/with-postgres.sh starts PostgreSQL");
    // The log of operators keeps the path.
    admin(&backup, &["migrate-database", "--from", "sqlite:fullprime.db", "--to", &target.url()]);
    pack(&fixture.join("postgres.sql.gz"), dump(&target).as_bytes());

    let app = TestApp::start(restored(&fixture, Database::sqlite())).await;
    let mut anna = signed_in(&app, "anna").await;
    let mut lines = Vec::new();
    for path in paths {
        let mut value = answer(&mut anna, &path).await;
        remove_passing(&mut value);
        lines.push(format!("\"{path}\": {value}"));
    }
    app.stop().await;
    std::fs::write(fixture.join("answers.json"), format!("{{\n{}\n}}\n", lines.join(",\n"))).unwrap();
}
