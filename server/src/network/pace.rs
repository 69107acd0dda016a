//! How slow a client may be.

use std::{
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use tokio::time::{Instant, Sleep};

/// A lowest speed: any in the first moments, then a number of bytes a second on average.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pace {
    grace: Duration,
    bytes_per_s: u32,
}

impl Pace {
    pub(super) fn new(grace: Duration, bytes_per_s: u32) -> Pace {
        Pace { grace, bytes_per_s }
    }

    /// How long after its start a client that has moved so many bytes is too slow.
    fn allows(&self, bytes: u64) -> Duration {
        let earned_ms = bytes.saturating_mul(1_000) / u64::from(self.bytes_per_s.max(1));
        self.grace.saturating_add(Duration::from_millis(earned_ms))
    }
}

/// Something that must keep a pace.
#[derive(Debug)]
pub(crate) struct Paced {
    pace: Pace,
    started: Instant,
    bytes: u64,
    timer: Option<Pin<Box<Sleep>>>,
}

impl Paced {
    /// It starts now.
    pub(crate) fn start(pace: Pace) -> Paced {
        Paced { pace, started: Instant::now(), bytes: 0, timer: None }
    }

    /// So many bytes have moved.
    pub(crate) fn moved(&mut self, bytes: usize) {
        self.bytes = self.bytes.saturating_add(bytes as u64);
    }

    /// Ready when it is too slow. The task is woken then.
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

    #[tokio::test(start_paused = true)]
    async fn whoever_stops_is_too_slow_and_whoever_goes_on_is_not() {
        let mut paced = Paced::start(Pace::new(Duration::from_secs(10), 1_024));
        let start = Instant::now();
        for _ in 0..100 {
            tokio::time::advance(Duration::from_secs(1)).await;
            paced.moved(1_024);
            let is_too_slow =
                std::future::poll_fn(|cx| Poll::Ready(paced.poll_too_slow(cx).is_ready())).await;
            assert!(!is_too_slow);
        }
        std::future::poll_fn(|cx| paced.poll_too_slow(cx)).await;
        assert_eq!(start.elapsed().as_secs(), 110);
    }
}
