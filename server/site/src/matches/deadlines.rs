//! The next deadline of a match, for the task that keeps the clocks.

use std::sync::atomic::{AtomicI64, Ordering};

use tokio::sync::Notify;
use wire::Millis;

/// The wake-up state of the task that keeps the clocks.
#[derive(Debug)]
pub(crate) struct Deadlines {
    /// The time of the next wake-up.
    pub(crate) next: AtomicI64,
    /// Signals a deadline before the next wake-up.
    pub(crate) earlier: Notify,
}

impl Default for Deadlines {
    fn default() -> Deadlines {
        Deadlines { next: AtomicI64::new(i64::MAX), earlier: Notify::new() }
    }
}

impl Deadlines {
    /// Registers a deadline of a match. Wakes the task only if it would sleep past it.
    pub(crate) fn expect(&self, deadline: Millis) {
        if deadline.0 < self.next.load(Ordering::SeqCst) {
            self.earlier.notify_one();
        }
    }
}
