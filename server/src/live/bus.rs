//! The bus: how a node learns that something has grown. News carries no facts; whoever hears it reads the database.

use tokio::sync::broadcast;

use super::MatchId;

/// How much news a listener may be behind before it has to look at everything it holds.
const BACKLOG_MAX: usize = 4096;

/// Something to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// The log of a match, or what its row says besides, has changed; the log ends at `seq`.
    Match {
        /// Which.
        id: MatchId,
        /// Its last event.
        seq: u32,
    },
    /// A table was opened, taken or closed.
    Table {
        /// Which.
        id: MatchId,
    },
    /// Somebody said something.
    Chat {
        /// At which table.
        id: MatchId,
    },
}

/// Carries news to every node. What is lost costs a delay, never a fact.
pub(crate) trait Bus: Send + Sync + std::fmt::Debug {
    /// Tells everybody, this node included. Called after the commit, never before.
    fn publish(&self, news: News);

    /// Everything that is published from now on. A listener that lags is told so and looks at everything.
    fn listen(&self) -> broadcast::Receiver<News>;
}

/// The bus of a single process.
#[derive(Debug)]
pub(crate) struct InProcessBus {
    sender: broadcast::Sender<News>,
}

impl Default for InProcessBus {
    fn default() -> Self {
        Self { sender: broadcast::channel(BACKLOG_MAX).0 }
    }
}

impl Bus for InProcessBus {
    fn publish(&self, news: News) {
        if self.sender.send(news).is_err() {
            // Nobody listens while the server starts or stops; they will read the database when they do.
            tracing::trace!("no listener on the bus");
        }
    }

    fn listen(&self) -> broadcast::Receiver<News> {
        self.sender.subscribe()
    }
}
