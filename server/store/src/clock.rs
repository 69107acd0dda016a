//! The time of day as a replaceable dependency. A server has the [`SiteClock`], commands read the system's clock, and
//! tests have a clock that they move by hand.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use futures_util::future::BoxFuture;
use moment::Millis;
use rustix::time::{ClockId, clock_gettime};
use tokio::sync::watch;

/// The source of the server's time, always shared as a [`SharedClock`].
pub trait Clock: fmt::Debug + Send + Sync {
    /// Returns the Unix time in milliseconds.
    fn now(&self) -> Millis;

    /// Waits until `now` is at least `at`.
    fn sleep_until(&self, at: Millis) -> BoxFuture<'_, ()>;
}

/// A shared clock.
pub type SharedClock = Arc<dyn Clock>;

/// The system's clock.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

/// The clock of a site's servers: the time of a reference, continued by this machine's count since its boot.
///
/// The reference is shared by all nodes: the database's clock, or the system's clock if there is one node. The
/// reference may jump by an hour at any moment, and no player may lose on time because of it. The clock therefore
/// [follows](SiteClock::follow) it slowly. The count continues while the machine sleeps.
#[derive(Debug)]
pub struct SiteClock {
    /// The milliseconds to add to the count.
    offset_ms: AtomicI64,
}

/// A time read from a reference, and this machine's count at that moment.
#[derive(Debug, Clone, Copy)]
pub struct Reading {
    /// The time of the reference.
    pub told: Millis,
    /// The count of this machine.
    pub counted: SinceBoot,
    /// The maximum error, because reading takes time.
    pub within: Duration,
}

/// The milliseconds since this machine was booted.
#[derive(Debug, Clone, Copy)]
pub struct SinceBoot(i64);

impl SinceBoot {
    /// Returns the current count.
    pub fn now() -> SinceBoot {
        let since = clock_gettime(ClockId::Boottime);
        SinceBoot(since.tv_sec.saturating_mul(1_000).saturating_add(since.tv_nsec / 1_000_000))
    }

    /// Returns the middle between this count and a later one, the estimated time of a reading that took from one to
    /// the other.
    #[must_use]
    pub fn middle(self, later: SinceBoot) -> SinceBoot {
        SinceBoot(i64::midpoint(self.0, later.0))
    }

    /// Returns the time since an earlier count.
    pub fn since(self, earlier: SinceBoot) -> Duration {
        Duration::from_millis(u64::try_from(self.0 - earlier.0).unwrap_or(0))
    }
}

impl Reading {
    /// Reads the system's clock.
    pub fn of_the_system() -> Reading {
        Reading { told: SystemClock.now(), counted: SinceBoot::now(), within: Duration::ZERO }
    }
}

impl SiteClock {
    /// The maximum step towards the reference at each reading, in milliseconds.
    const STEP_MS: i64 = 150;

    /// The interval between readings of the reference. With the step above, an error of an hour takes three days to
    /// correct, and turns are longer or shorter by one part in sixty-six meanwhile.
    pub const LOOK_EVERY: Duration = Duration::from_secs(10);

    /// Creates a clock that starts at the time of the reference.
    pub fn from_reading(reading: Reading) -> SiteClock {
        SiteClock { offset_ms: AtomicI64::new(reading.told.0 - reading.counted.0) }
    }

    /// The maximum error of a reading. A less certain one is ignored.
    const WITHIN: Duration = Duration::from_millis(250);

    /// Moves the clock towards a reference. Returns by how many milliseconds the reference was ahead before the move.
    pub fn follow(&self, reading: Reading) -> i64 {
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
        Millis(self.offset_ms.load(Ordering::Relaxed) + SinceBoot::now().0)
    }

    fn sleep_until(&self, at: Millis) -> BoxFuture<'_, ()> {
        Box::pin(sleep_until(self, at))
    }
}

/// A clock that stands still until it is moved. Sleepers wake when it reaches their time.
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
    // A loop, because the clock may be set back while this sleeps.
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
    /// Creates a clock that stands at `now`.
    pub fn starting_at(now: Millis) -> Arc<ManualClock> {
        Arc::new(ManualClock { now: watch::Sender::new(now) })
    }

    /// Moves the time forward and wakes the sleepers whose time has come.
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
        let counted = SinceBoot(5_000);
        let told =
            |ms, within_ms| Reading { told: Millis(ms), counted, within: Duration::from_millis(within_ms) };
        let clock = SiteClock::from_reading(told(1_000_000, 0));
        let says = || clock.offset_ms.load(Ordering::Relaxed) + counted.0;
        assert_eq!(says(), 1_000_000);
        // The reading, how far ahead it is, and the time of the clock after it.
        let cases = [
            (told(1_000_040, 3), 40, 1_000_040),
            (told(4_600_040, 3), 3_600_000, 1_000_190),
            (told(4_600_040, 3), 3_599_850, 1_000_340),
            (told(0, 3), -1_000_340, 1_000_190),
            // The reading took too long.
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
