//! The minimum pace of clients.

use std::{
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use tokio::time::{Instant, Sleep};

/// A minimum pace: after a grace period, a number of bytes per second on average.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pace {
    grace: Duration,
    bytes_per_s: u32,
}

impl Pace {
    pub(super) fn new(grace: Duration, bytes_per_s: u32) -> Pace {
        Pace { grace, bytes_per_s }
    }

    /// Returns the time after the start at which a client that has moved this many bytes is too slow.
    fn allows(&self, bytes: u64) -> Duration {
        let earned_ms = bytes.saturating_mul(1_000) / u64::from(self.bytes_per_s.max(1));
        self.grace.saturating_add(Duration::from_millis(earned_ms))
    }
}

/// A transfer that must keep a pace.
#[derive(Debug)]
pub(crate) struct Paced {
    pace: Pace,
    started: Instant,
    bytes: u64,
    timer: Option<Pin<Box<Sleep>>>,
}

impl Paced {
    /// Starts the transfer now.
    pub(crate) fn start(pace: Pace) -> Paced {
        Paced { pace, started: Instant::now(), bytes: 0, timer: None }
    }

    /// Adds the bytes that have moved.
    pub(crate) fn moved(&mut self, bytes: usize) {
        self.bytes = self.bytes.saturating_add(bytes as u64);
    }

    /// Ready when the transfer is too slow. The task is woken then.
    pub(crate) fn poll_too_slow(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        let until = self.started + self.pace.allows(self.bytes);
        let timer = self.timer.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(until)));
        if timer.deadline() != until {
            timer.as_mut().reset(until);
        }
        timer.as_mut().poll(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_earned_by_bytes() {
        let pace = Pace::new(Duration::from_secs(10), 1_024);
        let rows = [(0, 10_000), (1, 10_000), (1_024, 11_000), (16 * 1_024, 26_000), (u64::MAX, 0)];
        for (bytes, ms) in rows {
            let allowed = pace.allows(bytes);
            assert!(
                allowed == Duration::from_millis(ms) || ms == 0 && allowed.as_secs() > 1 << 30,
                "{bytes}"
            );
        }
    }

    #[tokio::test]
    async fn each_byte_moves_the_deadline() {
        let mut paced = Paced::start(Pace::new(Duration::from_secs(10), 1_024));
        let polled = |paced: &mut Paced| {
            let is_ready = paced.poll_too_slow(&mut Context::from_waker(std::task::Waker::noop())).is_ready();
            (is_ready, paced.timer.as_ref().unwrap().deadline() - paced.started)
        };
        assert_eq!(polled(&mut paced), (false, Duration::from_secs(10)));
        paced.moved(100 * 1_024);
        assert_eq!(polled(&mut paced), (false, Duration::from_secs(110)));
        // Without an allowance, a client that has moved nothing is too slow at once.
        let mut late = Paced::start(Pace::new(Duration::ZERO, 1_024));
        std::future::poll_fn(|cx| late.poll_too_slow(cx)).await;
    }
}
