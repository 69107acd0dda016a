//! Outages with real processes: nodes that are killed or stopped, and a PostgreSQL that is away. Nobody is charged for
//! them. With SQLite the time of day moves during the outage, by more than the whole clock of the match. With
//! PostgreSQL the outage really lasts.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use wire::{Event, MatchView, Phase};

use super::{
    client::Client,
    clocks::{Day, config},
    node::{TwoPeople, check, sign_up},
    site::Site,
    socket::Socket,
};

/// The length of an outage of real services.
const AWAY: Duration = Duration::from_secs(20);
/// Less than a reserve that is charged for nothing but the time in which the site was up, and more than one that is
/// charged for one outage: 30 s less the 15 s that exceed the delay.
const RESERVE_LEFT_MS: i64 = 18_000;

/// Returns the shortest time settings.
fn time() -> Value {
    json!({ "kind": "live", "delay_s": 5, "reserve_s": 30 })
}

/// Plays on, and checks that the match is not over and that both players have been told of `outages` outages.
async fn is_played_on(two: &mut TwoPeople, outages: usize) {
    for _ in 0..4 {
        two.act(Socket::request()).await.unwrap();
    }
    let path = format!("/api/v1/matches/{}", two.id.0);
    let view: MatchView = serde_json::from_slice(&two.clients[0].get(&path).await.body).unwrap();
    assert!(!matches!(view.phase, Phase::Over { .. }), "{view:?}");
    let (white, black) = view.clocks.unwrap();
    assert!([white, black].iter().all(|clock| clock.reserve_left.0 > RESERVE_LEFT_MS), "{white:?} {black:?}");
    for socket in &two.sockets {
        let told = socket.events.iter().filter(|logged| matches!(logged.event, Event::Outage { .. }));
        assert_eq!(told.count(), outages);
    }
}

#[tokio::test]
async fn nobody_is_charged_while_a_server_with_sqlite_is_killed_or_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("[database]\nurl = 'sqlite:{}/site.db'\n", folder.path().display());
    let config = config(folder.path(), "node.toml", &database);
    let day = Day::new(folder.path());
    let mut node = day.start(&config);
    let mut two = TwoPeople::begin([node.sign_up("anna").await, node.sign_up("berta").await], time()).await;
    is_played_on(&mut two, 0).await;
    drop(node);
    day.leap("+1h");
    node = day.start(&config);
    two.come_back(node.address()).await;
    is_played_on(&mut two, 1).await;
    node.end();
    day.leap("+2h");
    node = day.start(&config);
    two.come_back(node.address()).await;
    is_played_on(&mut two, 2).await;
    drop(two);
    node.end();
    check(&config);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_charged_while_all_nodes_or_postgres_are_away() {
    if std::env::var("FULLPRIME_TEST_REDIS").is_err() {
        return;
    }
    let site = Arc::new(Site::start(2));
    let client = Client::for_address(site.address(0).unwrap());
    let mut two =
        TwoPeople::begin([sign_up(&client, "anna").await, sign_up(&client, "berta").await], time()).await;
    is_played_on(&mut two, 0).await;

    // A node that dies alone changes nothing.
    away(&site, |site| {
        site.kill_node(1);
        site.start_node(1);
    })
    .await;
    is_played_on(&mut two, 0).await;

    away(&site, |site| {
        site.kill_node(0);
        site.kill_node(1);
        std::thread::sleep(AWAY);
        site.start_node(0);
        site.start_node(1);
    })
    .await;
    two.come_back(site.address(1).unwrap()).await;
    is_played_on(&mut two, 1).await;

    away(&site, |site| {
        site.service("stop-postgres");
        std::thread::sleep(AWAY);
        site.service("start-postgres");
    })
    .await;
    two.come_back(site.address(0).unwrap()).await;
    is_played_on(&mut two, 2).await;
    drop(two);
    site.drain_all();
    site.check();
}

async fn away(site: &Arc<Site>, fault: impl FnOnce(&Site) + Send + 'static) {
    let site = Arc::clone(site);
    tokio::task::spawn_blocking(move || fault(&site)).await.unwrap();
}
