//! The time of day, as something that can be handed in. A server has the [`SiteClock`], commands read the system's clock,
//! tests move one by hand.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use futures_util::future::BoxFuture;
use rustix::time::{ClockId, clock_gettime};
use tokio::sync::watch;
use wire::Millis;

/// Where the server takes its time from, always as a shared [`SharedClock`].
pub trait Clock: fmt::Debug + Send + Sync {
    /// Unix time in milliseconds.
    fn now(&self) -> Millis;

    /// Returns when `now` is at least `at`.
    fn sleep_until(&self, at: Millis) -> BoxFuture<'_, ()>;
}

/// A clock that everybody holds.
pub type SharedClock = Arc<dyn Clock>;

/// The system's clock.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

/// The clock of a site's servers: the time of a reference, carried on by what this machine counts since it was started.
///
/// The reference is what all nodes share, the database's clock, or the system's where there is one node. It may be set by
/// an hour at any moment, and no player shall lose on time because of it; so it is [followed](SiteClock::follow) slowly.
/// The count goes on while the machine sleeps.
#[derive(Debug)]
pub(crate) struct SiteClock {
    /// Milliseconds to add to the count.
    offset_ms: AtomicI64,
}

/// A time that a reference told, and what this machine had counted at that moment.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reading {
    /// What it told.
    pub(crate) told: Millis,
    /// The count.
    pub(crate) counted: Counted,
    /// By how much that may be wrong, because telling took time.
    pub(crate) within: Duration,
}

/// Milliseconds since this machine was started.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Counted(i64);

impl Counted {
    /// Now.
    pub(crate) fn now() -> Counted {
        let since = clock_gettime(ClockId::Boottime);
        Counted(since.tv_sec.saturating_mul(1_000).saturating_add(since.tv_nsec / 1_000_000))
    }

    /// The middle between this and a later one: when something was read that took from one to the other.
    #[must_use]
    pub(crate) fn middle(self, later: Counted) -> Counted {
        Counted(i64::midpoint(self.0, later.0))
    }

    /// How long it is since an earlier one.
    pub(crate) fn since(self, earlier: Counted) -> Duration {
        Duration::from_millis(u64::try_from(self.0 - earlier.0).unwrap_or(0))
    }
}

impl Reading {
    /// What the system's clock says.
    pub(crate) fn of_the_system() -> Reading {
        Reading { told: SystemClock.now(), counted: Counted::now(), within: Duration::ZERO }
    }
}

impl SiteClock {
    /// At each look this clock follows the reference by at most so much.
    const STEP_MS: i64 = 150;

    /// How often to look at the reference. With the step above, a wrong time of an hour takes three days to be followed,
    /// and a turn is longer or shorter by one part in sixty-six meanwhile.
    pub(crate) const LOOK_EVERY: Duration = Duration::from_secs(10);

    /// A clock that says what the reference told.
    pub(crate) fn of(reading: Reading) -> SiteClock {
        SiteClock { offset_ms: AtomicI64::new(reading.told.0 - reading.counted.0) }
    }

    /// What may be wrong by more than so much is not followed.
    const WITHIN: Duration = Duration::from_millis(250);

    /// Comes nearer to a reference. Returns by how many milliseconds the reference was ahead before that.
    pub(crate) fn follow(&self, reading: Reading) -> i64 {
        let offset = self.offset_ms.load(Ordering::Relaxed);
        let ahead = reading.told.0 - reading.counted.0 - offset;
        if reading.within <= Self::WITHIN {
            let step = ahead.clamp(-Self::STEP_MS, Self::STEP_MS);
            self.offset_ms.store(offset + step, Ordering::Relaxed);
        }
        ahead
    }
}

impl Clock for SiteClock {
    fn now(&self) -> Millis {
        Millis(self.offset_ms.load(Ordering::Relaxed) + Counted::now().0)
    }

    fn sleep_until(&self, at: Millis) -> BoxFuture<'_, ()> {
        Box::pin(sleep_until(self, at))
    }
}

/// A clock that stands until it is moved. Sleepers wake when it passes their time.
#[derive(Debug)]
pub struct ManualClock {
    now: watch::Sender<Millis>,
}

impl Clock for SystemClock {
    fn now(&self) -> Millis {
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Millis(i64::try_from(since_epoch.as_millis()).unwrap_or(i64::MAX))
    }

    fn sleep_until(&self, at: Millis) -> BoxFuture<'_, ()> {
        Box::pin(sleep_until(self, at))
    }
}

async fn sleep_until(clock: &impl Clock, at: Millis) {
    // In a loop, because the clock may be set back while this sleeps.
    loop {
        let left_ms = at.0 - clock.now().0;
        let Ok(left_ms) = u64::try_from(left_ms) else { return };
        if left_ms == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(left_ms)).await;
    }
}

impl ManualClock {
    /// A clock that stands at `now`.
    pub fn starting_at(now: Millis) -> Arc<ManualClock> {
        Arc::new(ManualClock { now: watch::Sender::new(now) })
    }

    /// Moves the time forward and wakes whoever waited for it.
    pub fn advance(&self, by: Duration) {
        let by = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.now.send_modify(|now| now.0 = now.0.saturating_add(by));
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Millis {
        *self.now.borrow()
    }

    fn sleep_until(&self, at: Millis) -> BoxFuture<'_, ()> {
        let mut now = self.now.subscribe();
        Box::pin(async move {
            // The sender lives as long as the clock that this future borrows.
            now.wait_for(|now| *now >= at).await.expect("the clock outlives its sleepers");
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_is_followed_slowly_whichever_way_it_leaps() {
        let counted = Counted(5_000);
        let told =
            |ms, within_ms| Reading { told: Millis(ms), counted, within: Duration::from_millis(within_ms) };
        let clock = SiteClock::of(told(1_000_000, 0));
        let says = || clock.offset_ms.load(Ordering::Relaxed) + counted.0;
        assert_eq!(says(), 1_000_000);
        // What is told, how far ahead that is, and what the clock says then.
        let cases = [
            (told(1_000_040, 3), 40, 1_000_040),
            (told(4_600_040, 3), 3_600_000, 1_000_190),
            (told(4_600_040, 3), 3_599_850, 1_000_340),
            (told(0, 3), -1_000_340, 1_000_190),
            // It took too long to be told.
            (told(4_600_040, 900), 3_599_850, 1_000_190),
        ];
        for (reading, ahead, then) in cases {
            assert_eq!((clock.follow(reading), says()), (ahead, then), "{reading:?}");
        }
    }

    #[tokio::test]
    async fn a_sleeper_wakes_when_its_time_has_come() {
        let clock = ManualClock::starting_at(Millis(1_000));
        let sleeper = {
            let clock = Arc::clone(&clock);
            tokio::spawn(async move {
                clock.sleep_until(Millis(1_500)).await;
                clock.now()
            })
        };
        clock.advance(Duration::from_millis(499));
        clock.advance(Duration::from_millis(1));
        assert_eq!(sleeper.await.unwrap(), Millis(1_500));
        clock.sleep_until(Millis(3)).await;
    }
}
