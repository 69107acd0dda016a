//! Wrong clocks: a machine whose time of day jumps by an hour in the middle of a match, and two nodes of which one is
//! an hour ahead. No player loses on time because of it.
//!
//! The processes get their time of day from libfaketime (Debian's package `faketime`), which reads it from a file.

use std::path::{Path, PathBuf};

use diesel::{Connection as _, PgConnection, RunQueryDsl as _};
use serde_json::{Value, json};
use wire::Phase;

use super::{
    node::{Node, TwoPeople, check},
    socket::Socket,
};

/// The number of actions between two jumps.
const ACTIONS: usize = 10;

/// Returns time settings that total less than an hour.
fn time() -> Value {
    json!({ "kind": "live", "delay_s": 30, "reserve_s": 1800 })
}

/// An adjustable time of day.
pub(crate) struct Day {
    file: PathBuf,
    library: String,
}

impl Day {
    pub(crate) fn new(folder: &Path) -> Day {
        let library = std::fs::read_dir("/usr/lib").unwrap().find_map(|entry| {
            let library = entry.unwrap().path().join("faketime/libfaketime.so.1");
            library.exists().then(|| library.to_str().unwrap().to_owned())
        });
        let day = Day {
            file: folder.join("time-of-day"),
            library: library.expect("Debian's package faketime is installed"),
        };
        day.leap("+0");
        day
    }

    /// Sets the offset from the real time of day, for example `+1h`.
    pub(crate) fn leap(&self, by: &str) {
        let new = self.file.with_extension("new");
        std::fs::write(&new, format!("{by}\n")).unwrap();
        std::fs::rename(new, &self.file).unwrap();
    }

    pub(crate) fn start(&self, config: &Path) -> Node {
        let variables = [
            ("LD_PRELOAD", self.library.as_str()),
            ("FAKETIME_TIMESTAMP_FILE", self.file.to_str().unwrap()),
            ("FAKETIME_NO_CACHE", "1"),
            // Only the time of day is changed, and not the monotonic clock.
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
        ];
        Node::start_with(config, &variables)
    }
}

pub(crate) fn config(folder: &Path, name: &str, database: &str) -> PathBuf {
    let file = folder.join(name);
    let text = format!(
        "listen = '127.0.0.1:0'\n[accounts]\nhash_cost = {{ memory_kib = 8, passes = 1 }}\n\
         [live]\ndice_key_file = '{}/dice.key'\nsocket_burst = 100000\nanalyse_matches = false\n{database}",
        folder.display()
    );
    std::fs::write(&file, text).unwrap();
    file
}

async fn is_played_on(two: &mut TwoPeople) {
    for _ in 0..ACTIONS {
        two.act(Socket::request()).await.unwrap();
    }
    let path = format!("/api/v1/matches/{}", two.id.0);
    let [one, other] = &mut two.clients;
    for client in [one, other] {
        let view: wire::MatchView = serde_json::from_slice(&client.get(&path).await.body).unwrap();
        assert!(!matches!(view.phase, Phase::Over { .. }), "{view:?}");
    }
}

#[tokio::test]
async fn nobody_loses_on_time_when_the_clock_is_set() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(
        folder.path(),
        "node.toml",
        &format!("[database]\nurl = 'sqlite:{}/site.db'\n", folder.path().display()),
    );
    let day = Day::new(folder.path());
    let node = day.start(&config);
    let clients = [node.sign_up("anna").await, node.sign_up("berta").await];
    let mut two = TwoPeople::begin(clients, time()).await;
    is_played_on(&mut two).await;
    for leap in ["+1h", "-1h", "+0"] {
        day.leap(leap);
        is_played_on(&mut two).await;
    }
    // Both players are still signed in: sessions use the same clock.
    drop(two);
    node.end();
    check(&config);
}

#[tokio::test]
async fn nodes_with_clocks_an_hour_apart_play_one_match() {
    let (Ok(postgres), Ok(redis)) =
        (std::env::var("FULLPRIME_TEST_POSTGRES"), std::env::var("FULLPRIME_TEST_REDIS"))
    else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let mut connection = PgConnection::establish(&postgres).unwrap();
    for statement in ["DROP DATABASE IF EXISTS clocks_apart", "CREATE DATABASE clocks_apart"] {
        diesel::sql_query(statement).execute(&mut connection).unwrap();
    }
    let database = postgres.replacen("/fullprime?", "/clocks_apart?", 1);
    let config = config(
        folder.path(),
        "node.toml",
        &format!("[database]\nurl = '{database}'\n[redis]\nurl = '{redis}'\n"),
    );
    let day = Day::new(folder.path());
    day.leap("+1h");
    let (right, ahead) = (Node::start(&config), day.start(&config));
    // The last player to sit down begins the match, so this is the one at the node with the right time. Otherwise the
    // other player's first action would lose an hour.
    let clients = [ahead.sign_up("anna").await, right.sign_up("berta").await];
    let mut two = TwoPeople::begin(clients, time()).await;
    for _ in 0..3 {
        is_played_on(&mut two).await;
    }
    drop(two);
    right.end();
    ahead.end();
    check(&config);
}
