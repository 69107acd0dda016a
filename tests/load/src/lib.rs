//! Starts a Fullprime server and puts it under load: players of whole matches over real sockets at a set pace,
//! spectators, watchers of the lobby, and idle sockets.
//!
//! [`run`] starts the server, lets everybody in, measures for a while and stops the server. [`commit_again`]
//! and [`echo`] are the yardsticks for the same machine: the same commits without a server, and sockets that
//! return every frame. Nothing here asserts a speed. The small run among the server's tests asserts that
//! everything arrived.
#![forbid(unsafe_code)]

mod bare;
mod beside;
mod boards;
mod crowd;
mod duplicate;
pub mod echo;
mod histogram;
mod lobby;
mod player;
mod processes;
mod server;
mod socket;

use std::{
    collections::BTreeMap,
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use thiserror::Error;
use tokio::sync::Notify;

pub use bare::{Bare, commit_again};
pub use beside::{BesidePlan, BesideReport, LOG, Target, run_beside};
pub use boards::{BoardsPlan, BoardsReport, run_boards};
pub use duplicate::{DuplicatePlan, DuplicateReport, run_duplicate};
pub use histogram::{Histogram, Quantiles};
pub use lobby::{LobbyPlan, LobbyReport, run_lobby};
pub use processes::Cpu;
pub use server::{Server, Site};

/// The plan of a run.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The path of the program `fullprime`.
    pub program: PathBuf,
    /// The server's folder and databases.
    pub site: Site,
    /// The number of simultaneous matches, with two players each.
    pub matches: usize,
    /// The time between two actions of a match; zero: as fast as answers come.
    pub pace: Duration,
    /// The number of sockets that watch a match.
    pub spectators: usize,
    /// The number of sockets that watch the lobby.
    pub lobby: usize,
    /// The number of idle sockets.
    pub idle: usize,
    /// The warm-up time.
    pub warm_up: Duration,
    /// The measured time.
    pub measure: Duration,
    /// Ends the run early after this many measured actions.
    pub actions_max: u64,
}

/// The reasons why a run fails.
#[derive(Debug, Error)]
pub enum LoadError {
    /// An error of a program, a file or the network.
    #[error("{0}: {1}")]
    Io(&'static str, #[source] std::io::Error),
    /// An error of an HTTP request.
    #[error(transparent)]
    Http(#[from] reqwest::Error),
    /// An error of a socket.
    #[error("a socket: {0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// An error of a yardstick's database.
    #[error(transparent)]
    Database(#[from] diesel::result::Error),
    /// The yardstick's database cannot be reached.
    #[error(transparent)]
    Connection(#[from] diesel::ConnectionError),
    /// The server gives an unexpected answer.
    #[error("{0}")]
    Unexpected(String),
}

impl From<tokio_tungstenite::tungstenite::Error> for LoadError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> LoadError {
        LoadError::Socket(Box::new(error))
    }
}

/// The shared measurements of all clients.
#[derive(Debug, Default)]
pub(crate) struct Score {
    /// True while measurements are recorded: after the warm-up and before the end.
    counts: AtomicBool,
    ends: AtomicBool,
    /// True once players finish their matches and begin no others.
    is_last_match: AtomicBool,
    /// The number of sent and of answered actions, measured or not.
    pub(crate) sent: AtomicU64,
    pub(crate) acknowledged: AtomicU64,
    actions_max: u64,
    /// The time from sending an action to its answer.
    pub(crate) answers: Histogram,
    /// The time from sending an action until the opponent has seen its effect.
    pub(crate) opponents: Histogram,
    refused: Mutex<BTreeMap<String, u64>>,
    /// The reasons why players gave up.
    lost: Mutex<Vec<String>>,
    pub(crate) broken: AtomicU64,
    pub(crate) finished: AtomicU64,
    pub(crate) shown: AtomicU64,
    pub(crate) shown_bytes: AtomicU64,
    enough: Notify,
}

impl Score {
    fn from_plan(plan: &Plan) -> Score {
        Score { actions_max: plan.actions_max, ..Score::default() }
    }

    pub(crate) fn has_ended(&self) -> bool {
        self.ends.load(Ordering::Relaxed)
    }

    pub(crate) fn is_last_match(&self) -> bool {
        self.is_last_match.load(Ordering::Relaxed)
    }

    pub(crate) fn answered(&self, took: Duration) {
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
        if self.counts.load(Ordering::Relaxed) {
            self.answers.record(took);
            if self.answers.count() >= self.actions_max {
                self.enough.notify_one();
            }
        }
    }

    pub(crate) fn refused(&self, why: String) {
        *self.refused.lock().unwrap_or_else(PoisonError::into_inner).entry(why).or_default() += 1;
    }

    pub(crate) fn all_refused(&self) -> BTreeMap<String, u64> {
        self.refused.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Records that a player gives up.
    pub(crate) fn lost(&self, why: &LoadError) {
        self.broken.fetch_add(1, Ordering::Relaxed);
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).push(format!("{why:?}"));
    }

    pub(crate) fn all_lost(&self) -> Vec<String> {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn counts(&self) -> bool {
        self.counts.load(Ordering::Relaxed)
    }

    pub(crate) fn opponent_saw(&self, took: Duration) {
        if self.counts.load(Ordering::Relaxed) {
            self.opponents.record(took);
        }
    }

    pub(crate) fn shown(&self, bytes: usize) {
        if self.counts.load(Ordering::Relaxed) {
            self.shown.fetch_add(1, Ordering::Relaxed);
            self.shown_bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        }
    }
}

/// The result of a run.
#[derive(Debug, Clone)]
pub struct LoadReport {
    /// The measured time.
    pub measured: Duration,
    /// The number of answered actions.
    pub actions: u64,
    /// The number of finished matches.
    pub finished: u64,
    /// The time from sending an action to its answer.
    pub answers: Quantiles,
    /// The time from sending an action until the opponent saw it.
    pub opponents: Quantiles,
    /// The server's refusals and their numbers; should be empty.
    pub refused: BTreeMap<String, u64>,
    /// The number of lost sockets; should be zero.
    pub broken: u64,
    /// The frames to spectators and to watchers of the lobby, and their bytes.
    pub shown: (u64, u64),
    /// The number of open sockets.
    pub sockets: usize,
    /// The resident bytes of the server: at its start, with the idle sockets, with everybody.
    pub resident: [u64; 3],
    /// The processor time of the server, of this generator, and of the whole machine during the measured time.
    pub cpu: [Duration; 3],
    /// The writes in one commit, where the server reports them (SQLite).
    pub writes_per_commit: Option<f64>,
}

impl LoadReport {
    /// Returns the answered actions a second.
    pub fn rate(&self) -> f64 {
        per_second(self.actions, self.measured)
    }

    /// Returns the resident bytes for each of `idle` sockets.
    pub fn idle_socket_bytes(&self, idle: usize) -> Option<u64> {
        self.resident[1].saturating_sub(self.resident[0]).checked_div(idle as u64)
    }
}

/// Returns a count divided by a time in seconds.
#[expect(clippy::cast_precision_loss, reason = "counts of a run are far below 2^52")]
pub fn per_second(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64()
}

/// Starts the server, plays, and stops it.
///
/// # Errors
/// Returns an error if the server does not start, refuses the clients, or does not stop cleanly.
pub async fn run(plan: &Plan) -> Result<LoadReport, LoadError> {
    let server = Server::start(&plan.program, &plan.site).await?;
    let score = Arc::new(Score::from_plan(plan));
    let at_start = server.resident();
    let mut everybody = crowd::idle(server.door(), plan.idle, &score).await?;
    let with_idle = server.resident();
    everybody.extend(crowd::lobby(server.door(), plan.lobby, &score).await?);
    let (players, matches) = player::seat_all(server.door(), plan.matches, plan.pace, &score).await?;
    everybody.extend(players);
    everybody.extend(crowd::spectators(server.door(), plan.spectators, &matches, &score).await?);

    let counted = count(&server, &score, plan.warm_up, plan.measure).await?;
    let resident = [at_start, with_idle, server.resident()];
    let sockets = server.open_sockets().await?;
    score.ends.store(true, Ordering::SeqCst);
    for task in &everybody {
        task.abort();
    }
    server.stop().await?;

    Ok(LoadReport {
        measured: counted.measured,
        actions: score.answers.count(),
        finished: score.finished.load(Ordering::Relaxed),
        answers: score.answers.quantiles(),
        opponents: score.opponents.quantiles(),
        refused: score.all_refused(),
        broken: score.broken.load(Ordering::Relaxed),
        shown: (score.shown.load(Ordering::Relaxed), score.shown_bytes.load(Ordering::Relaxed)),
        sockets,
        resident,
        cpu: counted.cpu,
        writes_per_commit: counted.writes_per_commit,
    })
}

/// The measurements between the warm-up and the end of a run.
pub(crate) struct Measurements {
    pub(crate) measured: Duration,
    /// The processor time of the server, of this generator, and of the whole machine.
    pub(crate) cpu: [Duration; 3],
    /// The writes in one commit, where the server reports them (SQLite).
    pub(crate) writes_per_commit: Option<f64>,
}

/// Waits for the end of the warm-up, and then measures until the time or the number of actions is reached.
pub(crate) async fn count(
    server: &Server,
    score: &Score,
    warm_up: Duration,
    measure: Duration,
) -> Result<Measurements, LoadError> {
    tokio::time::sleep(warm_up).await;
    let (before, commits_before) = (cpu_of(server), server.commits().await?);
    let began = Instant::now();
    score.counts.store(true, Ordering::SeqCst);
    if tokio::time::timeout(measure, score.enough.notified()).await.is_err() {
        score.enough.notify_one();
    }
    score.counts.store(false, Ordering::SeqCst);
    let measured = began.elapsed();
    let (after, commits_after) = (cpu_of(server), server.commits().await?);
    let [commits, writes] = [commits_after[0] - commits_before[0], commits_after[1] - commits_before[1]];
    Ok(Measurements {
        measured,
        cpu: std::array::from_fn(|which| after[which].saturating_sub(before[which])),
        writes_per_commit: (commits > 0.0).then(|| writes / commits),
    })
}

fn cpu_of(server: &Server) -> [Duration; 3] {
    [Cpu::measure_process(server.pid()).0, Cpu::measure_process(std::process::id()).0, Cpu::of_machine().0]
}
