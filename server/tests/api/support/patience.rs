//! Polling for a result that arrives soon, when no signal tells a test that it is there.

use std::{
    fmt::Debug,
    time::{Duration, Instant},
};

use super::warnings;

/// Far longer than anything takes on the slowest machine.
const LIMIT: Duration = Duration::from_secs(240);

/// The pause between two attempts. Without it, a waiting test would slow down the others.
const INTERVAL: Duration = Duration::from_millis(5);

/// The time limit of a polling test. It runs from [`Patience::new`] on.
pub(crate) struct Patience(Instant);

impl Patience {
    pub(crate) fn new() -> Patience {
        Patience(Instant::now())
    }

    /// Pauses before the next attempt.
    ///
    /// # Panics
    /// Panics if the test has waited for too long. The message has what was `seen` last, and the last warnings of all
    /// servers.
    pub(crate) async fn pause(&self, seen: impl Debug) {
        assert!(self.0.elapsed() < LIMIT, "waited in vain; last seen: {seen:?}\n{}", warnings::last());
        tokio::time::sleep(INTERVAL).await;
    }
}

/// Waits until a server has logged a warning with all of these words, which says that something has failed.
pub(crate) async fn until_warned(words: &[&str]) {
    let patience = Patience::new();
    while !warnings::last().lines().any(|line| words.iter().all(|word| line.contains(word))) {
        patience.pause(words).await;
    }
}
