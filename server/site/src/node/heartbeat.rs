//! The heartbeat of a node: a small write, made again and again, that shows when actions can be saved.
//!
//! With a full disk, a read-only database or a stuck writer, reads still succeed, so they prove nothing. An update of
//! one row may succeed too where an action cannot be saved. So a heartbeat is written with a trial of such a save, and
//! after a real save has failed ([`Heartbeat::save_ended`]) it proves nothing until another one succeeds. A gap in the
//! proofs of all nodes is an *outage*. No clock of a match runs in it. Two rules make sure of that:
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
    clock::{SharedClock, SinceBoot},
    heartbeat::{self, Beat, Outage, Save, Seen, Writer},
    random,
};
use texts::refusals;
use tokio::{
    sync::{Mutex as AsyncMutex, Notify, watch},
    task::JoinHandle,
};
use wire::Millis;

use crate::{error::AppError, lifecycle::Lifecycle};

/// The time for which an answer to a readiness check is valid.
const FRESH: Duration = Duration::from_secs(2);
/// The timeout of a write. Commits take milliseconds.
const PATIENCE: Duration = Duration::from_secs(2);

/// The heartbeat of this node, and the outages of the site.
#[derive(Debug)]
pub struct Heartbeat {
    store: Store,
    clock: SharedClock,
    /// The random number of this node.
    node: i64,
    /// The shortest gap that counts as an outage.
    silence: Duration,
    /// A write that has not ended yet. Simultaneous callers wait for one write.
    pending: AsyncMutex<Option<JoinHandle<Result<WrittenBeat, DbError>>>>,
    known: Mutex<HeartbeatState>,
    /// The number of the newest outage.
    newest: watch::Sender<i64>,
    /// Notified when the save of an action has failed. The other nodes have to know at once.
    failed: Notify,
}

#[derive(Debug, Default)]
struct HeartbeatState {
    /// This machine's count at the last heartbeat of this node that was a proof.
    last: Option<SinceBoot>,
    /// The newest save of an action that no heartbeat of this node contains.
    save: Option<Save>,
    /// The time since which no other node has written a heartbeat, or `None` if one has.
    alone_since: Option<Millis>,
    /// The time of the last answer, and whether the write succeeded.
    answered: Option<(Instant, bool)>,
    /// The outages, oldest first.
    outages: Vec<Outage>,
}

/// A heartbeat in the database.
#[derive(Debug)]
struct WrittenBeat {
    beat: Beat,
    counted: SinceBoot,
    /// The save that it contains.
    save: Option<Save>,
}

/// The times of a heartbeat.
#[derive(Debug, Clone, Copy)]
struct Times {
    now: Millis,
    able: Millis,
    counted: SinceBoot,
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
            node: i64::from_le_bytes(random::bytes()),
            silence,
            pending: AsyncMutex::default(),
            known: Mutex::default(),
            newest: watch::Sender::new(0),
            failed: Notify::new(),
        };
        let written = match heart.write().await {
            // Another node inserted the row at the same moment.
            Err(DbError::Conflict(_)) => heart.write().await?,
            written => written?,
        };
        heart.remember_beat(written);
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
            if self.known().last.is_some_and(|last| self.is_fresh(last)) {
                return Ok(now);
            }
            // While it is in doubt whether actions can be saved, each decision asks. If none were made, none could be
            // saved, and only a save ends the doubt.
            let times = self.write_now().await?;
            if self.is_fresh(times.counted) {
                return Ok(times.now);
            }
        }
    }

    /// Writes a heartbeat. Returns the last moment at which actions could certainly be saved: its time, unless a save
    /// has failed.
    ///
    /// # Errors
    /// If the write fails or does not end in time.
    pub async fn beat(&self) -> Result<Millis, AppError> {
        self.write_now().await.map(|times| times.able)
    }

    async fn write_now(&self) -> Result<Times, AppError> {
        let mut pending = self.pending.lock().await;
        self.ask(&mut pending).await
    }

    /// Notes how the save of an action has ended. After a fault of the database, heartbeats of all nodes prove nothing
    /// until a save succeeds.
    pub(crate) fn save_ended<T>(&self, result: &Result<T, AppError>) {
        let now = self.clock.now();
        match result {
            Ok(_) => self.known().save = Some(Save::Done(now)),
            Err(AppError::Database(error)) if error.is_fault() => {
                self.known().save = Some(Save::Failed(now));
                self.failed.notify_one();
            }
            // The database did its part.
            Err(_) => {}
        }
    }

    /// Checks that an action could be saved, at most once in [`FRESH`].
    ///
    /// # Errors
    /// If the last heartbeat, not older than [`FRESH`], failed or has not ended.
    pub async fn check(&self) -> Result<(), AppError> {
        let mut pending = self.pending.lock().await;
        match self.known().answered.filter(|(at, _)| at.elapsed() < FRESH) {
            Some((_, true)) => return Ok(()),
            Some((_, false)) => return Err(AppError::Unavailable(refusals::cannot_save())),
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

    /// Returns the time since which this node is certainly the only one of the site, or `None` if it may not be.
    pub(crate) fn alone_since(&self) -> Option<Millis> {
        self.known().alone_since
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
                () = self.failed.notified() => false,
                () = lifecycle.stopped() => true,
            };
            // A failure is logged when it begins.
            drop(self.beat().await);
            if is_stopping {
                return;
            }
        }
    }

    /// Returns true if no outage can have ended since a heartbeat of this node. Another node would not have recorded
    /// one after so short a time.
    fn is_fresh(&self, beat: SinceBoot) -> bool {
        SinceBoot::now().since(beat) <= self.silence * 2 / 3
    }

    /// Writes, or waits for the pending write. Only the first of several failures is logged.
    async fn ask(
        &self,
        pending: &mut Option<JoinHandle<Result<WrittenBeat, DbError>>>,
    ) -> Result<Times, AppError> {
        let could = self.known().answered.is_none_or(|(_, could)| could);
        let write = pending.get_or_insert_with(|| tokio::spawn(self.write()));
        let ended = tokio::time::timeout(PATIENCE, write).await;
        if ended.is_ok() {
            *pending = None;
        }
        let cause = match ended {
            Ok(Ok(Ok(written))) => {
                let Beat { now, able, .. } = written.beat;
                let times = Times { now, able, counted: written.counted };
                if !could {
                    tracing::info!("the database takes writes again");
                }
                self.remember_beat(written);
                return Ok(times);
            }
            Ok(Ok(Err(error))) => error.to_string(),
            Ok(Err(error)) => error.to_string(),
            Err(_still_pending) => format!("a trial write has not ended within {} s", PATIENCE.as_secs()),
        };
        if could {
            tracing::error!(cause, "the database takes no writes");
        }
        self.known().answered = Some((Instant::now(), false));
        Err(AppError::Unavailable(refusals::cannot_save()))
    }

    fn write(&self) -> impl Future<Output = Result<WrittenBeat, DbError>> + Send + use<> {
        let (store, clock, silence) = (self.store.clone(), Arc::clone(&self.clock), self.silence);
        let silence_ms = i64::try_from(silence.as_millis()).unwrap_or(i64::MAX);
        let (writer, last) = {
            let known = self.known();
            let newest = known.outages.last().map_or(0, |outage| outage.number);
            (Writer { node: self.node, silence_ms, known: newest, save: known.save }, known.last)
        };
        async move {
            let written = store.write(move |connection| {
                let mut counted = SinceBoot::now();
                let see = || {
                    counted = SinceBoot::now();
                    let was_silent = last.is_none_or(|last| counted.since(last) > silence);
                    Seen { now: clock.now(), was_silent }
                };
                let beat = heartbeat::beat(connection, &writer, see)?;
                Ok::<_, DbError>(beat.map(|beat| WrittenBeat { beat, counted, save: writer.save }))
            });
            written.await?
        }
    }

    /// Remembers a heartbeat that was written.
    fn remember_beat(&self, written: WrittenBeat) {
        let WrittenBeat { beat, counted, save } = written;
        if let Some(outage) = beat.outages.last().filter(|outage| outage.to == beat.now) {
            tracing::warn!(
                lasted_ms = outage.to.0 - outage.from.0,
                "no action could be saved for a while: the clocks of matches go on from before it"
            );
        }
        let mut known = self.known();
        if beat.is_proof {
            known.last = Some(counted);
        }
        known.alone_since = beat.is_alone.then(|| known.alone_since.unwrap_or(beat.now));
        // The row has it now.
        known.save = known.save.filter(|newest| Some(*newest) != save);
        known.answered = Some((Instant::now(), true));
        known.outages.extend(beat.outages);
        let newest = known.outages.last().map_or(0, |outage| outage.number);
        drop(known);
        self.newest.send_if_modified(|number| std::mem::replace(number, newest) != newest);
    }

    fn known(&self) -> MutexGuard<'_, HeartbeatState> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
