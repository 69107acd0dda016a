//! The rooms of matches: their warm states, who watches them, and the messages that spectators share.

mod of_hub;

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
    time::{Duration, Instant},
};

use store::id::{MatchId, UserId};
use wire::MatchView;

use super::sockets::{SocketId, Sockets};
use crate::{match_state::snapshot::Snapshot, presence::mailbox::Topic};

/// Counts the changes around a match on this node, its events included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Version(u64);

/// The order in which matches were read. A higher ticket is a later read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Ticket(u64);

/// A match on this node: its state while it is warm, and its viewers.
#[derive(Debug, Default)]
pub(super) struct Room {
    pub(super) snapshot: Option<Arc<Snapshot>>,
    read: Ticket,
    version: Version,
    pub(super) watchers: HashMap<SocketId, Option<UserId>>,
    /// The sockets that get the frames of spectators and are not counted as such.
    pub(super) previews: HashSet<SocketId>,
    last_use: u64,
    /// The last chat line found by polling the database.
    last_line: u32,
    /// The messages of this version that spectators share, one for each event that they know.
    frames: Vec<Arc<Frame>>,
}

/// A message about a match that is the same for all its spectators. It is made once for all of them, so a crowd of
/// spectators costs little more than the bytes that are sent.
#[derive(Debug)]
pub struct Frame {
    pub version: Version,
    /// The number of the last event that its receivers know.
    pub since: u32,
    /// The number of the last event that it announces.
    pub seq: u32,
    pub view: MatchView,
    pub text: String,
    pub made_at: Instant,
}

impl Frame {
    /// The age at which a new message is made, because a message contains the current time.
    const FRESH: Duration = Duration::from_millis(250);
    /// The maximum number of messages of one version. Spectators who hear of events together know the same ones.
    const KEPT_MAX: usize = 4;
}

impl Room {
    pub(super) fn changed(&mut self, id: MatchId, sockets: &Sockets) {
        self.version.0 += 1;
        self.frames.clear();
        sockets.mark(self.watchers.keys().chain(&self.previews), Topic::Match(id));
    }

    /// Returns true if a socket of this node receives the match.
    pub(super) fn has_viewers(&self) -> bool {
        !self.watchers.is_empty() || !self.previews.is_empty()
    }
}
