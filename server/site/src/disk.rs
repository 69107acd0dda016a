//! The disk of the database: how much room is left, and what is refused while there is little.
//!
//! Matches in play need few bytes. While the disk is nearly full, everything else that stores something is refused, so
//! the room that is left belongs to them. What is served then is a list: each route declares whether it is in it, as do
//! the sockets for their messages, and the logs of competitions for their acts.
//!
//! With SQLite the free space of the file system is measured. PostgreSQL tells no client how much room it has, so there
//! the first statement that fails for want of room counts as a full disk.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU8, AtomicU64, Ordering},
    },
    time::Duration,
};

use store::{Store, clock::SharedClock};
use texts::refusals;
use wire::Millis;

use crate::{error::AppError, lifecycle::Lifecycle, metrics::DiskMetrics};

/// The interval at which the disk is looked at. At this pace, a client that fills 100 MB a second is stopped in time.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// The warning comes while there is still this many times the threshold.
const SCARCE: u64 = 4;
/// The threshold is at most this part of the file system, so that a small disk can be used.
const PART: u64 = 10;
/// The time for which the disk of PostgreSQL counts as full after a statement that failed for want of room.
const FULL_FOR_MS: i64 = 60_000;

/// The state of the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// There is enough room.
    Enough,
    /// The operator should make room soon.
    Scarce,
    /// Everything that stores something is refused, except what matches in play need.
    Low,
}

impl Level {
    /// Returns the level at which the disk is, from its level before: `Low` ends only when there is a quarter more than
    /// the threshold, so that it does not begin and end every second.
    fn from_free_space(free: u64, low: u64, before: Level) -> Level {
        let low_until = if before == Level::Low { low + low / 4 } else { low };
        if free < low_until {
            Level::Low
        } else if free < low.saturating_mul(SCARCE) {
            Level::Scarce
        } else {
            Level::Enough
        }
    }

    fn from_number(number: u8) -> Level {
        match number {
            0 => Level::Enough,
            1 => Level::Scarce,
            _ => Level::Low,
        }
    }
}

/// The free space and the size of a file system, in bytes.
#[derive(Debug, Clone, Copy)]
struct Space {
    free: u64,
    size: u64,
}

/// The source of the free space.
#[derive(Debug, Clone)]
pub enum Probe {
    /// The file system of this folder.
    Folder(PathBuf),
    /// A number of free bytes that a test sets.
    Set(Arc<AtomicU64>),
    /// Unknown: the database is a server.
    Unknown,
}

impl Probe {
    /// Returns the free space, or `None` if it is unknown.
    fn look(&self) -> Option<Space> {
        match self {
            Probe::Folder(folder) => {
                let found = rustix::fs::statvfs(folder).ok()?;
                let bytes = |blocks: u64| blocks.saturating_mul(found.f_frsize);
                Some(Space { free: bytes(found.f_bavail), size: bytes(found.f_blocks) })
            }
            Probe::Set(free) => Some(Space { free: free.load(Ordering::Relaxed), size: u64::MAX }),
            Probe::Unknown => None,
        }
    }
}

/// The disk of the database, as one node sees it.
#[derive(Debug)]
pub struct Disk {
    probe: Probe,
    /// The threshold in bytes; 0 turns everything off.
    shed_below: u64,
    level: AtomicU8,
    metrics: DiskMetrics,
}

impl Disk {
    /// Returns the disk, at which it looks for the first time. Below `shed_below` bytes it is nearly full.
    pub fn new(probe: Probe, shed_below: u64, metrics: DiskMetrics) -> Disk {
        let disk = Disk { probe, shed_below, level: AtomicU8::new(0), metrics };
        disk.look(false);
        disk
    }

    /// Returns the state of the disk.
    pub fn level(&self) -> Level {
        Level::from_number(self.level.load(Ordering::Relaxed))
    }

    /// Checks that there is room for something that matches in play do not need. `what` is its name in the metric.
    ///
    /// # Errors
    /// [`AppError::Unavailable`] while the disk is nearly full.
    pub fn check(&self, what: &'static str) -> Result<(), AppError> {
        if self.level() < Level::Low {
            return Ok(());
        }
        self.metrics.shed(what);
        Err(AppError::Unavailable(refusals::disk_nearly_full()))
    }

    /// Looks at the disk until the server stops.
    pub async fn keep(self: Arc<Disk>, store: Store, clock: SharedClock, lifecycle: Lifecycle) {
        let (mut failures, mut full_until) = (store.refusals_for_want_of_room(), Millis(i64::MIN));
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK_EVERY) => {}
                () = lifecycle.stopped() => return,
            }
            let (now, counted) = (clock.now(), store.refusals_for_want_of_room());
            if counted > failures {
                failures = counted;
                full_until = Millis(now.0.saturating_add(FULL_FOR_MS));
            }
            self.look(now.0 < full_until.0);
        }
    }

    /// Looks at the disk once. `is_full` is true if a statement has failed for want of room.
    fn look(&self, is_full: bool) {
        if self.shed_below == 0 {
            return;
        }
        let space = self.probe.look();
        let before = self.level();
        let (level, free) = match space {
            Some(Space { free, size }) => {
                let low = self.shed_below.min(size / PART);
                self.metrics.looked(free, low);
                (Level::from_free_space(free, low, before), Some(free))
            }
            None => (Level::Enough, None),
        };
        // With a measured disk its free space decides alone, or a full disk would stay full for a minute after it was
        // cleaned up.
        let level = if is_full && free.is_none() { Level::Low } else { level };
        self.metrics.level(level as u8);
        if level == before {
            return;
        }
        self.level.store(level as u8, Ordering::Relaxed);
        let free_mib = free.map(|bytes| bytes >> 20);
        match level {
            Level::Low => tracing::error!(
                free_mib,
                "the disk of the database is nearly full: only matches in play go on, and what stores anything else is \
                 refused until there is room"
            ),
            Level::Scarce => tracing::warn!(free_mib, "the disk of the database has little room left"),
            Level::Enough => tracing::info!(free_mib, "the disk of the database has room again"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_is_low_until_there_is_a_quarter_more_than_the_threshold() {
        use Level::{Enough, Low, Scarce};
        for (free, before, expected) in [
            (4_000, Enough, Enough),
            (3_999, Enough, Scarce),
            (1_000, Scarce, Scarce),
            (999, Scarce, Low),
            (1_249, Low, Low),
            (1_250, Low, Scarce),
            (4_000, Low, Enough),
            (0, Enough, Low),
        ] {
            assert_eq!(Level::from_free_space(free, 1_000, before), expected, "{free} after {before:?}");
        }
    }

    #[test]
    fn the_file_system_of_a_folder_is_measured() {
        let folder = tempfile::tempdir().unwrap();
        let space = Probe::Folder(folder.path().to_owned()).look().unwrap();
        assert!(0 < space.size && space.free <= space.size, "{space:?}");
        assert!(Probe::Folder(folder.path().join("gone")).look().is_none());
    }
}
