//! The reads because of news.

use std::sync::Arc;

use store::id::MatchId;

use crate::{error::AppError, matches::Matches, presence::hub::Shown};

impl Matches {
    /// Reads a match in the background, once for all news that arrives during the read.
    pub(crate) fn read_because_of_news(&self, id: MatchId) {
        if !self.reading.begin(id) {
            return;
        }
        let matches = self.clone();
        self.node.lifecycle.spawn(async move {
            // Bounded, so that a burst of news leaves database connections to requests.
            let permit = Arc::clone(&matches.reading.at_once).acquire_owned().await;
            let _permit = permit.expect("the semaphore of reading is never closed");
            while matches.reading.again(id) {
                matches.look_at_anew(id).await;
            }
        });
    }

    /// Reloads a match from the database.
    async fn look_at_anew(&self, id: MatchId) {
        match self.reload(id).await {
            Ok(snapshot) => self.look_at(&snapshot).await,
            Err(AppError::NotFound(_)) => {
                self.presence.hub.forget(id);
                self.presence.hub.show_in_lobby(id, Shown::Nothing);
                self.presence.hub.drop_from_agendas(id);
            }
            Err(error) => {
                // The next full check finds it.
                tracing::warn!(match.id = %id.shown(), %error, "a match cannot be read");
            }
        }
    }
}
