//! Waiting for what arrives soon but without a moment to wait for.

use std::{
    fmt::Debug,
    time::{Duration, Instant},
};

use super::warnings;

/// Far longer than anything takes on the slowest machine.
const LIMIT: Duration = Duration::from_secs(240);

/// The pause between two looks. Without it, a test that waits would slow down the others.
const INTERVAL: Duration = Duration::from_millis(5);

/// The patience of a test that looks again and again.
pub(crate) struct Patience(Instant);

impl Patience {
    pub(crate) fn new() -> Patience {
        Patience(Instant::now())
    }

    /// Pauses before the next look.
    ///
    /// # Panics
    /// If the test has waited for too long. The message has what was `seen` last, and the last warnings of all servers.
    pub(crate) async fn pause(&self, seen: impl Debug) {
        assert!(self.0.elapsed() < LIMIT, "waited in vain; last seen: {seen:?}\n{}", warnings::last());
        tokio::time::sleep(INTERVAL).await;
    }
}
