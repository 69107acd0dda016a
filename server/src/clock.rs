//! The time of day, as something that can be handed in. Production reads the system's clock; tests move it by hand.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use futures_util::future::BoxFuture;
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
        Box::pin(async move {
            // In a loop, because the system's clock may be set back while this sleeps.
            loop {
                let left_ms = at.0 - self.now().0;
                let Ok(left_ms) = u64::try_from(left_ms) else { return };
                if left_ms == 0 {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(left_ms)).await;
            }
        })
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
