//! The bus: how a node learns of changes on other nodes. News contains no facts; the receiver reads the database.
//! Presence is the exception: no database holds it, so it is repeated regularly.

pub(crate) mod redis;

use std::fmt;

use serde::{Deserialize, Serialize};
use store::{
    clubs::ClubId,
    competitions::CompetitionId,
    id::{BoardId, MatchId, SessionId, UserId},
};
use tokio::sync::broadcast;
use wire::Millis;

use crate::{exchange::NodeId, presence::hub::Statement};

/// The maximum number of news items that a listener may lag behind before it has to reload everything it holds.
const BACKLOG_MAX: usize = 8_192;

/// A change to look at. A node that does not understand it, because a newer version sent it, reloads everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub(crate) enum News {
    /// The log of a match has grown to `seq`.
    Match {
        /// The match.
        id: MatchId,
        /// The last event of the match.
        seq: u32,
        /// True if the lobby entry changes: the match began or ended, or its score changed.
        lobby: bool,
    },
    /// A table was opened, taken or closed, or a rematch was agreed: changes of the row outside the log.
    Table {
        /// The table.
        id: MatchId,
    },
    /// A table's chat has a new line.
    Chat {
        /// The table.
        id: MatchId,
    },
    /// The lobby's chat has a new line.
    LobbyChat,
    /// A club's chat has a new line.
    ClubChat {
        /// The club.
        id: ClubId,
    },
    /// One session, or all sessions of a user, ended.
    SignedOut {
        /// The user.
        user: UserId,
        /// The session; `None` means all of them.
        session: Option<SessionId>,
    },
    /// A sensor board was revoked, seated, identified, or connected again.
    Board {
        /// The board.
        id: BoardId,
    },
    /// The log of a competition has grown, or something else that its page shows has changed.
    Competition {
        /// The competition.
        id: CompetitionId,
    },
    /// A report was made or closed.
    Reports,
    /// A user has got, sent or read a private message.
    Messages {
        /// The user.
        user: UserId,
    },
    /// An account shows another picture, flag or title.
    Look {
        /// The user.
        user: UserId,
    },
    /// A guest chose a name.
    Renamed {
        /// The user.
        user: UserId,
        /// The name that the lobby showed before.
        old_name: String,
    },
    /// A statement of the people connected to a node, or of arrivals and departures.
    Presence {
        /// The statement.
        statement: Statement,
    },
    /// A node has missed presence, so all nodes send full statements.
    WhoIsThere,
    /// News was lost: reload everything.
    LookAgain,
}

/// News and its sender.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BusNews {
    pub(crate) from: NodeId,
    #[serde(flatten)]
    pub(crate) news: News,
}

/// Carries news to the other nodes. A loss causes a delay, never wrong data.
pub(crate) trait Bus: Send + Sync + fmt::Debug {
    /// Sends news to all other nodes. Called after the commit, never before. Never waits; news that cannot be sent
    /// is lost.
    fn publish(&self, news: News);

    /// Subscribes to the news of other nodes. A listener that lags gets an error and reloads everything.
    fn listen(&self) -> broadcast::Receiver<BusNews>;

    /// Returns the time since which all news is received, or `None` if the connection is down.
    fn in_touch_since(&self) -> Option<Millis>;
}

/// The bus of a single node.
#[derive(Debug)]
pub(crate) struct Alone {
    /// Kept so that listeners wait instead of seeing a closed channel.
    nobody: broadcast::Sender<BusNews>,
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

    fn listen(&self) -> broadcast::Receiver<BusNews> {
        self.nobody.subscribe()
    }

    fn in_touch_since(&self) -> Option<Millis> {
        Some(self.since)
    }
}
