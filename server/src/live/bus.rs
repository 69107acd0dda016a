//! The bus: how a node learns that something has grown elsewhere. News carries no facts; whoever hears it reads the
//! database. Presence is the exception, because no database has it, and therefore it is said again and again.

mod redis;

use std::{fmt, sync::Arc};

use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;
use wire::Millis;

use super::{MatchId, hub::Statement};
use crate::{
    clock::SharedClock,
    exchange::{Exchange, NodeId},
    id::{BoardId, SessionId, UserId},
    lifecycle::Lifecycle,
};
pub(super) use redis::RedisBus;

/// How much news a listener may be behind before it has to look at everything it holds.
const BACKLOG_MAX: usize = 8_192;

/// Something to look at. What a node does not understand, because a newer one said it, it answers by looking at
/// everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub(crate) enum News {
    /// The log of a match has grown to `seq`.
    Match {
        /// Which.
        id: MatchId,
        /// Its last event.
        seq: u32,
        /// Whether the lobby shows it differently: it began, ended, or its score has changed.
        lobby: bool,
    },
    /// A table was opened, taken or closed, or a rematch was agreed on: what the row says besides the log.
    Table {
        /// Which.
        id: MatchId,
    },
    /// Somebody said something.
    Chat {
        /// At which table.
        id: MatchId,
    },
    /// Somebody said something in the lobby.
    LobbyChat,
    /// A session has ended, or all of a user.
    SignedOut {
        /// Whose.
        user: UserId,
        /// Which; none: all.
        session: Option<SessionId>,
    },
    /// Something was done with a sensor board: it was revoked, seated, looked for, or has connected anew.
    Board {
        /// Which.
        id: BoardId,
    },
    /// A guest has chosen a name.
    Renamed {
        /// Who.
        user: UserId,
        /// What the lobby called it.
        old_name: String,
    },
    /// Who is connected to a node, or has come and gone.
    Presence {
        /// What it says.
        statement: Statement,
    },
    /// Somebody lacks what was said of presence: everybody says all of it again.
    WhoIsThere,
    /// Something was lost: look at everything.
    LookAgain,
}

/// News and who says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Heard {
    pub(crate) from: NodeId,
    #[serde(flatten)]
    pub(crate) news: News,
}

/// Carries news to the other nodes. What is lost costs a delay, never a fact.
pub(crate) trait Bus: Send + Sync + fmt::Debug {
    /// Tells all others. Called after the commit, never before. Never waits; what cannot be sent is lost.
    fn publish(&self, news: News);

    /// What others say from now on. A listener that lags is told so and looks at everything.
    fn listen(&self) -> broadcast::Receiver<Heard>;

    /// Since when everything that others say is heard here; none: it is not at the moment.
    fn in_touch_since(&self) -> Option<Millis>;
}

/// The bus of a node that has no others.
#[derive(Debug)]
pub(crate) struct Alone {
    /// Kept so that a listener waits and is not told that the bus is closed.
    nobody: broadcast::Sender<Heard>,
    since: Millis,
}

impl Alone {
    pub(crate) fn new(since: Millis) -> Alone {
        Alone { nobody: broadcast::channel(1).0, since }
    }
}

impl Bus for Alone {
    fn publish(&self, news: News) {
        tracing::trace!(?news, "there is nobody to tell");
    }

    fn listen(&self) -> broadcast::Receiver<Heard> {
        self.nobody.subscribe()
    }

    fn in_touch_since(&self) -> Option<Millis> {
        Some(self.since)
    }
}

/// The bus of this configuration.
pub(super) fn of(exchange: Option<&Exchange>, clock: &SharedClock, lifecycle: &Lifecycle) -> Arc<dyn Bus> {
    match exchange {
        Some(exchange) => Arc::new(RedisBus::start(exchange, clock, lifecycle)),
        None => Arc::new(Alone::new(clock.now())),
    }
}
