//! The operators' view: health, metrics, start and stop.

use std::sync::Arc;

use server::{Application, MetricsListen, Settings, SystemClock};

use crate::support::{Client, Database, Patience, Reply, TestApp, settings};

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
async fn the_public_port_has_no_metrics_and_the_port_of_metrics_has_nothing_else() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut public = app.client();
    let metrics = public.metrics.take().unwrap();
    assert!(metrics.ip().is_loopback());
    let refused = public.get("/metrics").await;
    assert_eq!(refused.status, 404);
    assert!(!refused.text().contains("bg_"), "{refused:?}");
    let mut operator = Client::for_address(metrics);
    assert_eq!(operator.get("/metrics").await.status, 200);
    for path in ["/", "/healthz", "/api/v1/lobby", "/ws"] {
        assert_eq!(operator.get(path).await.status, 404, "{path}");
    }
    assert_eq!(operator.post_empty("/metrics").await.status, 405);
}

#[tokio::test]
async fn metrics_may_be_switched_off_and_listen_by_default_on_loopback_where_that_is_free() {
    let off = |settings: &mut Settings| settings.metrics_listen = MetricsListen::Off;
    let app = TestApp::start_with(Database::sqlite(), off).await;
    assert_eq!(app.client().metrics, None);
    assert_eq!(app.client().get("/metrics").await.status, 404);

    // Whichever process has the default port, both servers start, and at most one of them serves metrics there.
    let default = |settings: &mut Settings| settings.metrics_listen = MetricsListen::Default;
    let one = TestApp::start_with(Database::sqlite(), default).await;
    let two = TestApp::start_with(Database::sqlite(), default).await;
    let listening: Vec<_> = [&one, &two].into_iter().filter_map(|app| app.client().metrics).collect();
    assert!(listening.len() <= 1, "{listening:?}");
    assert!(listening.iter().all(|address| address.to_string() == MetricsListen::DEFAULT));

    // With an explicit address, the server listens on it or does not start and reports why.
    let taken = app.address().to_string();
    let mut settings = app.settings().clone();
    let folder = tempfile::tempdir().unwrap();
    settings.database.url = format!("sqlite:{}", folder.path().join("other.db").display());
    settings.metrics_listen = MetricsListen::At(taken.clone());
    let refused = Application::build(settings, None).await.unwrap_err().to_string();
    assert!(refused.starts_with(&format!("cannot serve metrics on {taken}")), "{refused}");
    assert!(refused.contains("--metrics-listen"), "{refused}");
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

/// Requests readiness until the status is as expected.
pub(crate) async fn ready_until(client: &mut Client, status: u16) -> Reply {
    let patience = Patience::new();
    loop {
        let reply = client.get("/readyz").await;
        if reply.status == status {
            return reply;
        }
        patience.pause(&reply).await;
    }
}

#[tokio::test]
async fn a_server_whose_writes_stand_still_says_that_it_is_not_ready() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut client = app.client();
        assert_eq!(client.get("/readyz").await.status, 200);
        let held = app.database().hold_writes();
        let refused = ready_until(&mut client, 503).await;
        refused.assert_error(503, "unavailable");
        // Requests that only read are answered meanwhile.
        assert_eq!(client.get("/api/v1/lobby").await.status, 200);
        drop(held);
        ready_until(&mut client, 200).await;
    }
}
