//! The load generator in a small form: many clients play, watch and wait, and all messages arrive. Nothing is timed.

#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

use std::{path::PathBuf, time::Duration};

use load::{BoardsPlan, DuplicatePlan, LobbyPlan, Plan, Site, commit_again, run_boards, run_duplicate};

/// The number of actions that must be answered before a run ends.
const ACTIONS: u64 = 400;

fn plan(site: Site) -> Plan {
    Plan {
        program: PathBuf::from(env!("CARGO_BIN_EXE_fullprime")),
        site,
        matches: 4,
        pace: Duration::ZERO,
        spectators: 6,
        lobby: 3,
        idle: 5,
        warm_up: Duration::ZERO,
        // Far longer than the run takes.
        measure: Duration::from_secs(120),
        actions_max: ACTIONS,
    }
}

async fn a_crowd_is_served(site: Site) {
    let report = load::run(&plan(site.clone())).await.unwrap();
    assert!(report.actions >= ACTIONS, "{report:?}");
    assert_eq!((report.refused.len(), report.broken), (0, 0), "{report:?}");
    // Opponents see the answered actions. Those of the first and last moment may count on one side only.
    assert!(report.opponents.count + 4 * 4 >= report.actions, "{report:?}");
    assert_eq!(report.sockets, 4 * 2 + 6 + 3 + 5, "{report:?}");
    assert!(report.shown.0 > 0, "spectators are shown what happens: {report:?}");

    // The yardstick makes the same commits: everything in the log, and at least the counted actions.
    let bare = tokio::task::spawn_blocking(move || commit_again(&site, 3.0, Duration::from_secs(60)));
    let bare = bare.await.unwrap().unwrap();
    assert!(bare.actions >= ACTIONS && bare.events_per_action >= 1.0, "{bare:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_plays_watches_and_waits_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    a_crowd_is_served(Site { folder: folder.path().to_owned(), database: None, redis: None }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_plays_watches_and_waits_on_postgres() {
    let Ok(server) = std::env::var("FULLPRIME_TEST_POSTGRES") else { return };
    let folder = tempfile::tempdir().unwrap();
    let database = Some(own_database(&server));
    a_crowd_is_served(Site { folder: folder.path().to_owned(), database, redis: None }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_play_and_every_frame_is_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let plan = BoardsPlan {
        program: PathBuf::from(env!("CARGO_BIN_EXE_fullprime")),
        site: Site { folder: folder.path().to_owned(), database: None, redis: None },
        matches: 2,
        pace: Duration::from_millis(5),
        warm_up: Duration::ZERO,
        // Far longer than the run takes.
        measure: Duration::from_secs(120),
        frames_max: 150,
    };
    let report = run_boards(&plan).await.unwrap();
    assert!(report.acknowledged.count >= 150, "{report:?}");
    assert_eq!((report.refused, report.broken), (0, 0), "{report:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn teams_play_board_after_board_in_both_rooms() {
    let folder = tempfile::tempdir().unwrap();
    let plan = DuplicatePlan {
        program: PathBuf::from(env!("CARGO_BIN_EXE_fullprime")),
        site: Site { folder: folder.path().to_owned(), database: None, redis: None },
        tables: 4,
        boards: 12,
        pace: Duration::ZERO,
        actions_a_game: 8,
        look_every: Duration::from_millis(20),
        spectators: 3,
        baseline: Duration::ZERO,
        warm_up: Duration::ZERO,
        // Far longer than the run takes.
        measure: Duration::from_secs(120),
        actions_max: 120,
    };
    let report = run_duplicate(&plan).await.unwrap();
    assert!(report.answers.count >= 120, "{report:?}");
    assert_eq!((report.refused.len(), report.broken), (0, 0), "{report:?}");
    assert!(report.next_boards.count > 4 && report.pages.count > 0, "{report:?}");
    assert!(report.vugraph.count > 0, "{report:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn all_watchers_of_a_lobby_receive_each_change() {
    let folder = tempfile::tempdir().unwrap();
    let plan = LobbyPlan {
        program: PathBuf::from(env!("CARGO_BIN_EXE_fullprime")),
        site: Site { folder: folder.path().to_owned(), database: None, redis: None },
        people: 12,
        tables: 4,
        changes: 3,
        pace: Duration::ZERO,
    };
    let report = load::run_lobby(&plan).await.unwrap();
    assert_eq!((report.told.count, report.everybody.count), (12 * 3, 3), "{report:?}");
    assert_eq!((report.missed, report.broken), (0, 0), "{report:?}");
    assert!(report.bytes_per_change > 0 && report.snapshot_bytes > report.bytes_per_change, "{report:?}");
}

/// Returns the URL of a separate database, because the yardstick creates a schema in it.
fn own_database(server: &str) -> String {
    use diesel::{Connection as _, PgConnection, connection::SimpleConnection as _};
    let name = format!("load_{}", std::process::id());
    PgConnection::establish(server).unwrap().batch_execute(&format!("CREATE DATABASE {name}")).unwrap();
    server.replacen("/fullprime?", &format!("/{name}?"), 1)
}
