//! Whole matches on a server, at first alone and then beside something else, such as an attack. The caller chooses the
//! settings. Every match is played to its end.

use std::{
    fs::File,
    net::SocketAddr,
    path::PathBuf,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use serde_json::json;
use tokio::task::JoinHandle;

use super::{LoadError, Score, histogram::Quantiles, player, processes, server::Server};

/// The server's log, in the folder of the plan.
pub const LOG: &str = "server.log";
/// The time from the start of the other load until answers are measured.
const MOMENT: Duration = Duration::from_millis(500);

/// A run.
#[derive(Debug, Clone)]
pub struct BesidePlan {
    /// The program, `fullprime`.
    pub program: PathBuf,
    /// An existing folder for the configuration and the files that it names.
    pub folder: PathBuf,
    /// The text of the server's configuration file.
    pub configuration: String,
    /// The number of tables with two players each, who play single games.
    pub tables: usize,
    /// The time between two actions of a match.
    pub pace: Duration,
    /// The time in which only the players are there.
    pub alone: Duration,
    /// The time limit of the other load, and of the last matches after it.
    pub patience: Duration,
}

/// The running server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Target {
    /// The address on which the server listens.
    pub address: SocketAddr,
    /// The server's process id.
    pub pid: u32,
}

/// The results of a run.
#[derive(Debug, Clone)]
pub struct BesideReport {
    /// The time from sending an action to its answer while only the players were there.
    pub alone: Quantiles,
    /// The same beside the other load.
    pub beside: Quantiles,
    /// The number of matches that ended beside the other load.
    pub finished_beside: u64,
    /// The number of actions that were sent, from the first to the last match.
    pub sent: u64,
    /// The number of actions that were answered by `done`.
    pub acknowledged: u64,
    /// Refused actions, lost sockets and failed requests. None is expected.
    pub failed: Vec<String>,
    /// The number of players who finished their last match in time.
    pub players_done: usize,
    /// The peak of the server's resident memory in bytes: before the other load, and at the end.
    pub peak_resident: [u64; 2],
    /// The server's metrics at the end, as text for Prometheus.
    pub metrics: String,
}

/// Starts the server, plays alone, plays while `beside` runs, ends the matches and stops the server.
///
/// # Errors
/// Returns an error if the server does not start, refuses a player, or does not end well.
pub async fn run_beside(
    plan: &BesidePlan,
    beside: impl AsyncFnOnce(Target),
) -> Result<BesideReport, LoadError> {
    let log = File::create(plan.folder.join(LOG)).map_err(|error| LoadError::Io("the log", error))?;
    let format = json!({ "kind": "normal" });
    let mut server =
        Server::start_with(&plan.program, &plan.folder, &plan.configuration, format, log.into()).await?;
    let score = Arc::new(Score { actions_max: u64::MAX, ..Score::default() });
    let (players, _) = player::seat_all(server.door(), plan.tables, plan.pace, &score).await?;

    score.counts.store(true, Ordering::SeqCst);
    tokio::time::sleep(plan.alone).await;
    let alone = score.answers.quantiles();
    let peak_alone = processes::peak_resident(server.pid());

    let target = Target { address: server.door().address, pid: server.pid() };
    let before = score.finished.load(Ordering::Relaxed);
    let counts = async {
        // The other load needs a moment to begin.
        tokio::time::sleep(MOMENT).await;
        score.answers.clear();
    };
    let both = async { tokio::join!(beside(target), counts) };
    if tokio::time::timeout(plan.patience, both).await.is_err() {
        return Err(LoadError::Unexpected("the load beside the matches does not end".to_owned()));
    }
    let while_beside = score.answers.quantiles();
    let finished_beside = score.finished.load(Ordering::Relaxed) - before;
    score.is_last_match.store(true, Ordering::SeqCst);
    let players_done = all_done(players, plan.patience, &score).await;
    if !server.is_running() {
        return Err(LoadError::Unexpected(format!("the server is down: {:?}", score.all_lost())));
    }
    let metrics = server.metrics().await?;
    let peak_resident = [peak_alone, processes::peak_resident(server.pid())];
    server.stop().await?;
    let refused = score.all_refused().into_iter().map(|(why, count)| format!("{count} x {why}"));
    Ok(BesideReport {
        alone,
        beside: while_beside,
        finished_beside,
        sent: score.sent.load(Ordering::Relaxed),
        acknowledged: score.acknowledged.load(Ordering::Relaxed),
        failed: refused.chain(score.all_lost()).collect(),
        players_done,
        peak_resident,
        metrics,
    })
}

/// Waits for the last matches. Returns the number of players who finished theirs.
async fn all_done(players: Vec<JoinHandle<()>>, patience: Duration, score: &Score) -> usize {
    let until = Instant::now() + patience;
    while Instant::now() < until && players.iter().any(|player| !player.is_finished()) {
        tokio::time::sleep(MOMENT / 10).await;
        if score.broken.load(Ordering::Relaxed) > 0 {
            // The opponent of a lost player would wait for ever.
            break;
        }
    }
    let lost = score.broken.load(Ordering::Relaxed);
    let mut done = 0_usize;
    for player in players {
        done += usize::from(player.is_finished());
        player.abort();
    }
    done.saturating_sub(usize::try_from(lost).unwrap_or(usize::MAX))
}
