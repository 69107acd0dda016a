//! Processes that die: three nodes and a worker on a private PostgreSQL and Redis, players over real sockets, and
//! every part killed while they play. Afterwards every log is replayed, and every answered action must be there
//! exactly once.
//!
//! The test runs if PostgreSQL and Redis are installed (`ops/dev/with-postgres.sh` sets variables for it). `make
//! chaos` runs it for minutes, with faults in random order, and prints a log.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test panics on anything unexpected, and prints why"
)]

#[path = "../api/support/client.rs"]
#[allow(dead_code, reason = "a part of what the API's tests use")]
mod client;
mod clocks;
mod disk;
mod node;
mod outages;
mod player;
mod site;
#[path = "../api/support/socket.rs"]
#[allow(dead_code, reason = "a part of what the API's tests use")]
mod socket;

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use client::Client;
use player::Score;
use simulator::Numbers;
use site::Site;

/// Far longer than any step takes; only a failing test waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

/// The number of nodes.
const NODES: usize = 3;

/// A fault to inject.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fault {
    NodeKilled,
    NodeDrained,
    WorkerKilled,
    RedisKilled,
    PostgresRestarted,
    /// Every connection to PostgreSQL is cut, and no new one succeeds for a while.
    PostgresCutOff,
    /// PostgreSQL answers nothing for a while.
    PostgresHangs,
    /// Clients lose their network between an action and its answer.
    ClientsCutOff,
    /// Every node is replaced, one after the other.
    RollingRestart,
}

/// Every fault at least once, and the most important ones twice.
const BOUNDED: [Fault; 12] = [
    Fault::NodeKilled,
    Fault::ClientsCutOff,
    Fault::WorkerKilled,
    Fault::RedisKilled,
    Fault::PostgresCutOff,
    Fault::NodeKilled,
    Fault::PostgresRestarted,
    Fault::NodeDrained,
    Fault::PostgresHangs,
    Fault::WorkerKilled,
    Fault::RollingRestart,
    Fault::NodeKilled,
];
/// The time for which PostgreSQL is out of reach, in a bounded run and in a long one.
const OUT_OF_REACH: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(30)];
/// The number of actions whose clients lose their network before the answer.
const CUT_ACTIONS: u64 = 12;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_answered_action_is_lost_whatever_dies() {
    if std::env::var("FULLPRIME_TEST_REDIS").is_err() {
        return;
    }
    let minutes = std::env::var("FULLPRIME_CHAOS_MINUTES").ok().map(|text| text.parse::<f64>().unwrap());
    let began = Instant::now();
    let site = Arc::new(Site::start(NODES));
    let score = Arc::new(Score::default());
    let mut playing = Vec::new();
    for pair in 0..3 {
        playing.extend(player::pair(&site, &score, pair).await);
    }
    for (number, bot) in ["Wilma", "Marlow", "Wilma"].into_iter().enumerate() {
        let name = format!("solo{number}");
        let player = player::Player::sign_up(&site, &score, &name).await;
        playing.push(tokio::spawn(player.play_against(bot)));
    }

    let mut faults = BTreeMap::new();
    let mut random = Numbers::new(7);
    let mut number = 0;
    loop {
        let fault = match minutes {
            None if number < BOUNDED.len() => BOUNDED[number],
            Some(minutes) if began.elapsed().as_secs_f64() < minutes * 60.0 => {
                BOUNDED[random.below(BOUNDED.len())]
            }
            None | Some(_) => break,
        };
        number += 1;
        // Faults come during play: each waits for some more actions.
        let more = 15 + random.below(40);
        score.wait_for_more(more, PATIENCE).await;
        let from = Instant::now();
        if fault == Fault::ClientsCutOff {
            score.cut(CUT_ACTIONS);
        } else {
            commit(&site, fault, random.below(3), OUT_OF_REACH[usize::from(minutes.is_some())]).await;
        }
        score.wait_for_more(3, PATIENCE).await;
        let entry: &mut (u32, Duration) = faults.entry(fault).or_default();
        entry.0 += 1;
        entry.1 = entry.1.max(from.elapsed());
    }
    score.wait_for_more(30, PATIENCE).await;
    score.end();
    for player in playing {
        tokio::time::timeout(PATIENCE, player).await.expect("players come to an end").unwrap();
    }
    site.drain_all();

    let checked = site.check();
    let lost = site.faults_of_answers(&score.answers());
    println!("\n{:<20}{:>7}{:>24}", "fault", "times", "longest until play went on");
    for (fault, (times, longest)) in &faults {
        println!("{:<20}{times:>7}{:>22.1} s", format!("{fault:?}"), longest.as_secs_f64());
    }
    println!(
        "{} actions answered, {} sent again, {} matches finished, {:.0} s\n{checked}",
        score.answers().len(),
        score.sent_again(),
        score.finished(),
        began.elapsed().as_secs_f64()
    );
    assert_eq!(lost, Vec::<String>::new());
    assert!(score.sent_again() > 0, "some actions lost their answers");
    assert!(score.finished() > 0 || minutes.is_none(), "matches end");
}

async fn commit(site: &Arc<Site>, fault: Fault, which: usize, out_of_reach: Duration) {
    let site = Arc::clone(site);
    let committed = tokio::task::spawn_blocking(move || match fault {
        Fault::NodeKilled => {
            site.kill_node(which);
            site.start_node(which);
        }
        Fault::NodeDrained => {
            site.drain_node(which);
            site.start_node(which);
        }
        Fault::WorkerKilled => site.replace_worker(),
        Fault::RedisKilled => {
            site.service("kill-redis");
            // Nodes can also start without Redis.
            site.kill_node(which);
            site.start_node(which);
            site.service("start-redis");
        }
        Fault::PostgresRestarted => {
            site.service("stop-postgres");
            site.service("start-postgres");
        }
        Fault::PostgresCutOff => {
            site.service("cut-postgres");
            std::thread::sleep(out_of_reach);
            site.service("join-postgres");
        }
        Fault::PostgresHangs => {
            site.service("hold-postgres");
            std::thread::sleep(out_of_reach);
            site.service("let-postgres");
        }
        Fault::RollingRestart => {
            for node in 0..NODES {
                site.drain_node(node);
                site.start_node(node);
            }
        }
        // The clients inject this fault themselves.
        Fault::ClientsCutOff => {}
    });
    committed.await.unwrap();
}
