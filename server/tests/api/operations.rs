//! What operators see: health, metrics, starting and stopping.

use std::sync::Arc;

use server::{Application, Settings, SystemClock};

use crate::support::{Database, TestApp, settings};

#[tokio::test]
async fn a_server_says_that_it_is_alive_and_ready() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut client = app.client();
        let alive = client.get("/healthz").await;
        assert_eq!((alive.status, alive.text()), (200, "ok\n"));
        let ready = client.get("/readyz").await;
        assert_eq!((ready.status, ready.text()), (200, "ready\n"));
    }
}

#[tokio::test]
async fn metrics_count_by_pattern_and_not_by_path() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut client = app.guest().await;
    client.get("/api/v1/session").await;
    client.get("/players/anna").await;
    let reply = client.get("/metrics").await;
    assert_eq!(reply.status, 200);
    let metrics = reply.text();
    for line in [
        "bg_http_requests_total{method=\"GET\",route=\"/api/v1/session\",status=\"200\"} 1",
        "bg_account_sign_ups_total{kind=\"guest\"} 1",
    ] {
        assert!(metrics.contains(line), "{line} is missing in {metrics}");
    }
    assert!(!metrics.contains("anna"));
    for line in metrics.lines().filter(|line| !line.starts_with('#')) {
        assert!(line.starts_with("bg_"), "{line}");
    }
}

#[tokio::test]
async fn metrics_may_be_switched_off() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.metrics = false).await;
    assert_eq!(app.client().get("/metrics").await.status, 404);
}

#[tokio::test]
async fn a_server_that_is_told_to_stop_stops() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let address = app.address();
        app.sign_up("anna").await;
        app.stop().await;
        assert!(tokio::net::TcpStream::connect(address).await.is_err(), "the port is free again");
    }
}

async fn why_not(settings: Settings) -> String {
    match Application::build(settings, Some(Arc::new(SystemClock))).await {
        Ok(application) => panic!("it started: {application:?}"),
        Err(error) => error.to_string(),
    }
}

#[tokio::test]
async fn a_server_that_cannot_run_says_why_and_does_not_start() {
    let database = Database::sqlite();
    let with = |change: fn(&mut Settings)| {
        let mut settings = settings(&database);
        change(&mut settings);
        settings
    };
    type Change = fn(&mut Settings);
    let rows: [(Change, &str); 6] = [
        (
            |s| s.database.url = "mysql://localhost/x".into(),
            "a database URL begins with sqlite: or postgres://",
        ),
        (|s| s.database.url = "sqlite:/proc/nothing/a.db".into(), "cannot make the folder /proc/nothing"),
        (
            |s| s.database.url = "postgres://nobody:secret@/x?host=/nonexistent".into(),
            "cannot connect to postgres://...: connection to server on socket",
        ),
        (|s| s.public_url = "ftp://play.example".parse().ok(), "is neither http nor https"),
        (|s| s.listen = "256.0.0.1:80".into(), "cannot listen on 256.0.0.1:80"),
        (|s| s.accounts.hash_cost.memory_kib = 1, "accounts.hash_cost"),
    ];
    for (change, reason) in rows {
        let told = why_not(with(change)).await;
        assert!(told.contains(reason), "{told}");
        assert!(!told.contains("secret"), "{told}");
    }
}

#[tokio::test]
async fn a_sqlite_file_has_one_server_at_a_time() {
    let app = TestApp::start(Database::sqlite()).await;
    let settings = app.settings().clone();
    let told = why_not(settings).await;
    assert!(told.contains("another server uses this database"), "{told}");
    app.restart().await.stop().await;
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "Dear Anna, ".repeat(1_000)).unwrap();
    let mut settings = settings(&Database::sqlite());
    settings.database.url = format!("sqlite:{}", path.display());
    let told = why_not(settings).await;
    assert!(told.contains("not a database"), "{told}");
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("Dear Anna"));
}
