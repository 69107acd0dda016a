//! Load on a Fullprime server that is started for it: people who play whole matches over real sockets at a set pace,
//! spectators, watchers of the lobby, and sockets that only stay open.
//!
//! [`run`] starts the server, lets everybody in, measures for a while and stops the server. [`commit_again`] and [`echo`] are
//! the yardsticks for the same machine: the same commits without a server, and sockets that give back what they are sent.
//! Nothing here asserts a speed; the bounded run among the server's tests asserts that everything arrived.
#![forbid(unsafe_code)]

mod bare;
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
pub use boards::{BoardsPlan, BoardsReport, run_boards};
pub use duplicate::{DuplicatePlan, DuplicateReport, run_duplicate};
pub use histogram::{Histogram, Quantiles};
pub use lobby::{LobbyPlan, LobbyReport, run_lobby};
pub use processes::Cpu;
pub use server::{Server, Site};

/// What is to be played.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The program, `fullprime`.
    pub program: PathBuf,
    /// Where the server keeps its things.
    pub site: Site,
    /// Matches at the same time, two people each.
    pub matches: usize,
    /// Between two actions of a match; zero: as fast as answers come.
    pub pace: Duration,
    /// Sockets that watch one of the matches.
    pub spectators: usize,
    /// Sockets that watch the lobby.
    pub lobby: usize,
    /// Sockets that say nothing but what keeps them open.
    pub idle: usize,
    /// How long people play before it counts.
    pub warm_up: Duration,
    /// How long it counts.
    pub measure: Duration,
    /// Ends it earlier: after so many answered actions that count.
    pub actions_max: u64,
}

/// Why a run came to nothing.
#[derive(Debug, Error)]
pub enum LoadError {
    /// A program, a file or the network.
    #[error("{0}: {1}")]
    Io(&'static str, #[source] std::io::Error),
    /// A request over HTTP.
    #[error(transparent)]
    Http(#[from] reqwest::Error),
    /// A socket.
    #[error("a socket: {0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    /// The database of a yardstick.
    #[error(transparent)]
    Database(#[from] diesel::result::Error),
    /// It cannot be reached.
    #[error(transparent)]
    Connection(#[from] diesel::ConnectionError),
    /// The server answers otherwise than it should.
    #[error("{0}")]
    Unexpected(String),
}

impl From<tokio_tungstenite::tungstenite::Error> for LoadError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> LoadError {
        LoadError::Socket(Box::new(error))
    }
}

/// What everybody reports to.
#[derive(Debug, Default)]
pub(crate) struct Score {
    counts: AtomicBool,
    ends: AtomicBool,
    actions_max: u64,
    /// From an action's sending until its answer.
    pub(crate) answers: Histogram,
    /// From an action's sending until the opponent has seen what it did.
    pub(crate) opponents: Histogram,
    refused: Mutex<BTreeMap<String, u64>>,
    pub(crate) broken: AtomicU64,
    pub(crate) finished: AtomicU64,
    pub(crate) shown: AtomicU64,
    pub(crate) shown_bytes: AtomicU64,
    enough: Notify,
}

impl Score {
    fn of(plan: &Plan) -> Score {
        Score { actions_max: plan.actions_max, ..Score::default() }
    }

    pub(crate) fn has_ended(&self) -> bool {
        self.ends.load(Ordering::Relaxed)
    }

    pub(crate) fn answered(&self, took: Duration) {
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

/// What was measured.
#[derive(Debug, Clone)]
pub struct Report {
    /// How long it counted.
    pub measured: Duration,
    /// Answered actions.
    pub actions: u64,
    /// Matches that came to their end.
    pub finished: u64,
    /// From an action's sending until its answer.
    pub answers: Quantiles,
    /// From an action's sending until the opponent saw it.
    pub opponents: Quantiles,
    /// What the server refused, and how often it said so; nothing should be.
    pub refused: BTreeMap<String, u64>,
    /// Sockets that were lost; none should be.
    pub broken: u64,
    /// Frames to spectators and to watchers of the lobby, and their bytes.
    pub shown: (u64, u64),
    /// Sockets that were open.
    pub sockets: usize,
    /// Resident bytes of the server: at its start, with the idle sockets, with everybody.
    pub resident: [u64; 3],
    /// Processor time of the server, of this generator, and of everything on the machine, while it counted.
    pub cpu: [Duration; 3],
    /// Writes in one commit, where the server tells (SQLite).
    pub writes_per_commit: Option<f64>,
}

impl Report {
    /// Answered actions a second.
    pub fn rate(&self) -> f64 {
        per_second(self.actions, self.measured)
    }

    /// Resident bytes for each of `idle` sockets.
    pub fn idle_socket_bytes(&self, idle: usize) -> Option<u64> {
        self.resident[1].saturating_sub(self.resident[0]).checked_div(idle as u64)
    }
}

/// A count as a rate.
#[expect(clippy::cast_precision_loss, reason = "counts of a run are far below 2^52")]
pub fn per_second(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64()
}

/// Starts the server, plays, and stops it.
///
/// # Errors
/// If the server does not start, refuses to let people in, or does not end well.
pub async fn run(plan: &Plan) -> Result<Report, LoadError> {
    let server = Server::start(&plan.program, &plan.site).await?;
    let score = Arc::new(Score::of(plan));
    let at_start = server.resident();
    let mut everybody = crowd::idle(server.door(), plan.idle, &score).await?;
    let with_idle = server.resident();
    everybody.extend(crowd::lobby(server.door(), plan.lobby, &score).await?);
    let (players, matches) = player::seat_all(server.door(), plan, &score).await?;
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

    Ok(Report {
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

/// What belongs to the time that counts.
pub(crate) struct Counted {
    pub(crate) measured: Duration,
    /// Processor time of the server, of this generator, and of everything on the machine.
    pub(crate) cpu: [Duration; 3],
    /// Writes in one commit, where the server tells (SQLite).
    pub(crate) writes_per_commit: Option<f64>,
}

/// Waits until everybody is warm, and then lets it count, so long or until there are so many.
pub(crate) async fn count(
    server: &Server,
    score: &Score,
    warm_up: Duration,
    measure: Duration,
) -> Result<Counted, LoadError> {
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
    Ok(Counted {
        measured,
        cpu: std::array::from_fn(|which| after[which].saturating_sub(before[which])),
        writes_per_commit: (commits > 0.0).then(|| writes / commits),
    })
}

fn cpu_of(server: &Server) -> [Duration; 3] {
    [Cpu::of(server.pid()).0, Cpu::of(std::process::id()).0, Cpu::of_machine().0]
}
