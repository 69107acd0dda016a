//! Checks of the leaderboards: applies the rule to the players who wait for it, a bounded number at a time. Every node
//! does this; the stamp of a player's row decides between two nodes (`store::listing`).

use store::{DbError, listing, sanctions};
use wire::Millis;

use crate::upkeep::Upkeep;

/// The interval between two rounds.
const CHECK_EVERY_MS: i64 = 1_000;

impl Upkeep {
    /// Checks the players whose checks are due, round after round.
    pub(crate) async fn keep_the_lists(self) {
        let days = self.node.settings.established_days;
        let set = self.node.store.write(move |connection| listing::set_established_days(connection, days));
        if let Err(error) = set.await {
            crate::error::AppError::from(error).log();
        }
        loop {
            let now = self.node.clock.now();
            if let Err(error) = self.check_due(now).await {
                crate::error::AppError::from(error).log();
            }
            tokio::select! {
                () = self.node.clock.sleep_until(Millis(now.0.saturating_add(CHECK_EVERY_MS))) => {}
                () = self.node.lifecycle.stopped() => return,
            }
        }
    }

    /// Runs one round: at most [`listing::CHECKED_AT_ONCE`] players.
    async fn check_due(&self, now: Millis) -> Result<(), DbError> {
        for due in self.node.store.read(move |connection| listing::due(connection, now)).await? {
            let read = self.node.store.read(move |connection| {
                let hidden = sanctions::hidden_until(connection, due.user, now)?;
                listing::check(connection, due, hidden, now)
            });
            let checked = read.await?;
            self.node.store.write(move |connection| listing::write(connection, &checked, now)).await?;
        }
        Ok(())
    }
}
