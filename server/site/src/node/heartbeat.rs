//! The heartbeat of a node: a small write, made again and again, that shows when actions can be saved.
//!
//! With a full disk, a read-only database or a stuck writer, reads still succeed, so they prove nothing. A gap in the
//! heartbeats of all nodes is an *outage*. No clock of a match runs in it. Two rules make sure of that:
//!
//! - A decision is made at a time from [`Heartbeat::now`]. It is not given while this node has been silent for so long
//!   that an outage may have ended that it does not know.
//! - A deadline has passed only if a heartbeat was written at or after it ([`Heartbeat::beat`]).

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use store::{
    DbError, Store,
    clock::{Counted, SharedClock},
    heartbeat::{self, Outage, Seen},
};
use tokio::{
    sync::{Mutex as AsyncMutex, watch},
    task::JoinHandle,
};
use wire::Millis;

use crate::{error::AppError, lifecycle::Lifecycle};

/// The time for which an answer to a readiness check is valid.
const FRESH: Duration = Duration::from_secs(2);
/// The timeout of a write. Commits take milliseconds.
const PATIENCE: Duration = Duration::from_secs(2);

const CANNOT_SAVE: AppError =
    AppError::Unavailable("the database takes no writes: actions cannot be saved now");

/// The heartbeat of this node, and the outages of the site.
#[derive(Debug)]
pub struct Heartbeat {
    store: Store,
    clock: SharedClock,
    /// The shortest gap that counts as an outage.
    silence: Duration,
    /// A write that has not ended yet. Simultaneous callers wait for one write.
    pending: AsyncMutex<Option<JoinHandle<Result<Written, DbError>>>>,
    known: Mutex<Known>,
    /// The number of the newest outage.
    newest: watch::Sender<i64>,
}

#[derive(Debug, Default)]
struct Known {
    /// This machine's count at the last successful write.
    last: Option<Counted>,
    /// The time of the last answer, and whether the write succeeded.
    answered: Option<(Instant, bool)>,
    /// The outages, oldest first.
    outages: Vec<Outage>,
}

/// A heartbeat in the database.
#[derive(Debug)]
struct Written {
    at: Millis,
    counted: Counted,
    /// Outages that were not known before.
    outages: Vec<Outage>,
}

impl Heartbeat {
    /// Writes the first heartbeat. If no node has written for `silence`, it ends an outage.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn begin(
        store: Store,
        clock: SharedClock,
        silence: Duration,
    ) -> Result<Heartbeat, DbError> {
        let heart = Heartbeat {
            store,
            clock,
            silence,
            pending: AsyncMutex::default(),
            known: Mutex::default(),
            newest: watch::Sender::new(0),
        };
        let written = match heart.write().await {
            // Another node inserted the row at the same moment.
            Err(DbError::Conflict(_)) => heart.write().await?,
            written => written?,
        };
        heart.note(written);
        Ok(heart)
    }

    /// Returns the current time. All outages before it are known.
    ///
    /// # Errors
    /// If actions cannot be saved now.
    pub async fn now(&self) -> Result<Millis, AppError> {
        loop {
            // Read before the check: a process that is stopped in between has to check again.
            let now = self.clock.now();
            if self.is_fresh() {
                return Ok(now);
            }
            self.beat().await?;
        }
    }

    /// Writes a heartbeat. Returns its time: a moment at which an action could be saved.
    ///
    /// # Errors
    /// If the write fails or does not end in time.
    pub async fn beat(&self) -> Result<Millis, AppError> {
        let mut pending = self.pending.lock().await;
        self.ask(&mut pending).await
    }

    /// Checks that an action could be saved, at most once in [`FRESH`].
    ///
    /// # Errors
    /// If the last heartbeat, not older than [`FRESH`], failed or has not ended.
    pub async fn check(&self) -> Result<(), AppError> {
        let mut pending = self.pending.lock().await;
        match self.known().answered.filter(|(at, _)| at.elapsed() < FRESH) {
            Some((_, true)) => return Ok(()),
            Some((_, false)) => return Err(CANNOT_SAVE),
            None => {}
        }
        self.ask(&mut pending).await.map(drop)
    }

    /// Returns the outages that ended after `at`, oldest first.
    pub fn outages_after(&self, at: Millis) -> Vec<Outage> {
        self.known().outages.iter().filter(|outage| outage.to > at).copied().collect()
    }

    /// Returns the end of the last outage.
    pub fn able_since(&self) -> Option<Millis> {
        self.known().outages.last().map(|outage| outage.to)
    }

    /// Returns the number of the newest outage, and its changes.
    pub(crate) fn newest(&self) -> watch::Receiver<i64> {
        self.newest.subscribe()
    }

    /// Writes heartbeats until the server stops, and a last one then.
    pub(crate) async fn keep(&self, lifecycle: &Lifecycle) {
        let pause = self.silence / 3;
        let pause_ms = i64::try_from(pause.as_millis()).unwrap_or(i64::MAX);
        loop {
            let next = Millis(self.clock.now().0.saturating_add(pause_ms));
            let is_stopping = tokio::select! {
                () = tokio::time::sleep(pause) => false,
                () = self.clock.sleep_until(next) => false,
                () = lifecycle.stopped() => true,
            };
            // A failure is logged when it begins.
            drop(self.beat().await);
            if is_stopping {
                return;
            }
        }
    }

    /// Returns true if no outage can have ended since the last heartbeat of this node. Another node would not have
    /// recorded one after so short a time.
    fn is_fresh(&self) -> bool {
        self.known().last.is_some_and(|last| Counted::now().since(last) <= self.silence * 2 / 3)
    }

    /// Writes, or waits for the pending write. Only the first of several failures is logged.
    async fn ask(
        &self,
        pending: &mut Option<JoinHandle<Result<Written, DbError>>>,
    ) -> Result<Millis, AppError> {
        let could = self.known().answered.is_none_or(|(_, could)| could);
        let write = pending.get_or_insert_with(|| tokio::spawn(self.write()));
        let ended = tokio::time::timeout(PATIENCE, write).await;
        if ended.is_ok() {
            *pending = None;
        }
        let cause = match ended {
            Ok(Ok(Ok(written))) => {
                let at = written.at;
                if !could {
                    tracing::info!("the database takes writes again");
                }
                self.note(written);
                return Ok(at);
            }
            Ok(Ok(Err(error))) => error.to_string(),
            Ok(Err(error)) => error.to_string(),
            Err(_still_pending) => format!("a trial write has not ended within {} s", PATIENCE.as_secs()),
        };
        if could {
            tracing::error!(cause, "the database takes no writes");
        }
        self.known().answered = Some((Instant::now(), false));
        Err(CANNOT_SAVE)
    }

    fn write(&self) -> impl Future<Output = Result<Written, DbError>> + Send + use<> {
        let (store, clock, silence) = (self.store.clone(), Arc::clone(&self.clock), self.silence);
        let (newest, last) = {
            let known = self.known();
            (known.outages.last().map_or(0, |outage| outage.number), known.last)
        };
        let silence_ms = i64::try_from(silence.as_millis()).unwrap_or(i64::MAX);
        async move {
            let written = store.write(move |connection| {
                let mut counted = Counted::now();
                let see = || {
                    counted = Counted::now();
                    let was_silent = last.is_none_or(|last| counted.since(last) > silence);
                    Seen { now: clock.now(), was_silent }
                };
                let (at, outages) = heartbeat::beat(connection, silence_ms, newest, see)?;
                Ok::<_, DbError>(Written { at, counted, outages })
            });
            written.await
        }
    }

    /// Remembers a heartbeat that was written.
    fn note(&self, written: Written) {
        let Written { at, counted, outages } = written;
        if let Some(outage) = outages.last().filter(|outage| outage.to == at) {
            tracing::warn!(
                lasted_ms = outage.to.0 - outage.from.0,
                "no action could be saved for a while: the clocks of matches go on from before it"
            );
        }
        let mut known = self.known();
        known.last = Some(counted);
        known.answered = Some((Instant::now(), true));
        known.outages.extend(outages);
        let newest = known.outages.last().map_or(0, |outage| outage.number);
        drop(known);
        self.newest.send_if_modified(|number| std::mem::replace(number, newest) != newest);
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
