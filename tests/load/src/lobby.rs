//! A full lobby: measures how long a change takes to reach everybody, and its cost for each person.

use std::{
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use futures_util::{StreamExt as _, stream};
use tokio::{sync::Notify, task::JoinHandle};

use super::{
    Histogram, LoadError, Quantiles, Server, Site,
    server::{Account, Door},
    socket::Socket,
};

/// The number of sign-ups, sockets and tables that are made at the same time.
const AT_ONCE: usize = 64;
/// The time after which a change that has not reached everybody is lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// The plan of a run with a full lobby.
#[derive(Debug, Clone)]
pub struct LobbyPlan {
    /// The path of the program `fullprime`.
    pub program: PathBuf,
    /// The server's folder and databases.
    pub site: Site,
    /// The number of people with an account, each with a socket that watches the lobby.
    pub people: usize,
    /// The number of tables that stay open, of different people.
    pub tables: usize,
    /// The number of measured tables, opened and closed one after the other.
    pub changes: usize,
    /// The time between two measured tables.
    pub pace: Duration,
}

/// The result of a run with a full lobby.
#[derive(Debug, Clone)]
pub struct LobbyReport {
    /// The time from the request that shows a table until one person saw it, for each person and each change.
    pub told: Quantiles,
    /// The time until the last person saw it, for each change.
    pub everybody: Quantiles,
    /// The number of changes that a person did not see; should be zero.
    pub missed: u64,
    /// The number of lost sockets; should be zero.
    pub broken: u64,
    /// The bytes of the whole lobby, as a new watcher gets it.
    pub snapshot_bytes: u64,
    /// The bytes of differences for each person and change: the new table, its opener, and its end.
    pub bytes_per_change: u64,
}

/// The table that everybody waits for.
#[derive(Debug, Default)]
struct Probe {
    /// The table's id, and the time of the request that shows the table.
    table: Mutex<Option<(String, Instant)>>,
    told: Histogram,
    missing: AtomicUsize,
    all_told: Notify,
    counts: AtomicBool,
    bytes: AtomicU64,
    broken: AtomicU64,
    snapshot_bytes: AtomicU64,
}

impl Probe {
    fn began(&self) -> Option<(String, Instant)> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn expect(&self, id: &str, people: usize) -> Instant {
        let sent_at = Instant::now();
        self.missing.store(people, Ordering::SeqCst);
        *self.table.lock().unwrap_or_else(PoisonError::into_inner) = Some((id.to_owned(), sent_at));
        sent_at
    }

    fn hear(&self, text: &str, last: &mut String) {
        if text.starts_with(r#"{"type":"lobby","#) {
            self.snapshot_bytes.fetch_max(text.len() as u64, Ordering::Relaxed);
            return;
        }
        if self.counts.load(Ordering::Relaxed) {
            self.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
        }
        let Some((id, sent_at)) = self.began() else { return };
        if *last != id && text.contains(&id) {
            self.told.record(sent_at.elapsed());
            *last = id;
            if self.missing.fetch_sub(1, Ordering::SeqCst) == 1 {
                self.all_told.notify_one();
            }
        }
    }
}

/// Starts a server, fills its lobby, opens and closes tables, and stops the server.
///
/// # Errors
/// Returns an error if the server does not start, refuses the clients, or does not stop cleanly.
pub async fn run_lobby(plan: &LobbyPlan) -> Result<LobbyReport, LoadError> {
    let server = Server::start(&plan.program, &plan.site).await?;
    let door = server.door();
    let probe = Arc::new(Probe::default());
    let accounts = sign_up(door, plan.people + 1).await?;
    let Some((opener, people)) = accounts.split_last() else {
        return Err(LoadError::Unexpected("there is nobody".to_owned()));
    };
    // The opener of a table needs a socket: a table without its opener would be closed.
    let sockets = watch(door, people, &probe).await?;
    let _opener_is_here = Socket::open(door.address, Some(opener)).await?;
    let opened = stream::iter(people.iter().take(plan.tables)).map(|account| door.open_table(account));
    let opened: Vec<Result<String, LoadError>> = opened.buffer_unordered(AT_ONCE).collect().await;
    opened.into_iter().collect::<Result<Vec<_>, _>>()?;
    // Everybody must see the last of these tables before the measurement begins.
    let everybody = Histogram::default();
    let mut missed = 0;
    for number in 0..=plan.changes {
        let id = door.prepare_table(opener).await?;
        let sent_at = probe.expect(&id, people.len());
        door.sit(opener, &id).await?;
        let all = tokio::time::timeout(PATIENCE, probe.all_told.notified()).await;
        if number > 0 {
            match all {
                Ok(()) => everybody.record(sent_at.elapsed()),
                Err(_late) => missed += 1,
            }
        }
        door.close_table(opener, &id).await?;
        tokio::time::sleep(plan.pace).await;
        if number == 0 {
            probe.told.clear();
            probe.counts.store(true, Ordering::SeqCst);
        }
    }
    probe.counts.store(false, Ordering::SeqCst);
    for socket in &sockets {
        socket.abort();
    }
    server.stop().await?;
    let told_times = (plan.changes as u64).saturating_mul(people.len() as u64);
    Ok(LobbyReport {
        told: probe.told.quantiles(),
        everybody: everybody.quantiles(),
        missed,
        broken: probe.broken.load(Ordering::Relaxed),
        snapshot_bytes: probe.snapshot_bytes.load(Ordering::Relaxed),
        bytes_per_change: probe.bytes.load(Ordering::Relaxed).checked_div(told_times).unwrap_or(0),
    })
}

async fn sign_up(door: &Door, count: usize) -> Result<Vec<Account>, LoadError> {
    let signed_up =
        stream::iter(0..count).map(|number| async move { door.sign_up(&format!("lobby{number}")).await });
    signed_up.buffered(AT_ONCE).collect::<Vec<_>>().await.into_iter().collect()
}

async fn watch(
    door: &Door,
    people: &[Account],
    probe: &Arc<Probe>,
) -> Result<Vec<JoinHandle<()>>, LoadError> {
    let opened = stream::iter(people).map(|account| async move {
        let mut socket = Socket::open(door.address, Some(account)).await?;
        socket.say(r#"{"type":"watch_lobby"}"#.to_owned()).await?;
        let probe = Arc::clone(probe);
        Ok::<_, LoadError>(tokio::spawn(async move {
            let mut last = String::new();
            while let Ok(text) = socket.hear().await {
                probe.hear(text.as_str(), &mut last);
            }
            probe.broken.fetch_add(1, Ordering::Relaxed);
        }))
    });
    opened.buffer_unordered(AT_ONCE).collect::<Vec<_>>().await.into_iter().collect()
}
