//! The competitions watched from this node.

mod of_hub;

use std::collections::{BTreeMap, HashSet};

use store::competitions::CompetitionId;

use super::sockets::SocketId;

/// The sockets that watch single competitions, and the sockets that watch the list of all competitions.
#[derive(Debug, Default)]
pub(super) struct CompetitionWatchers {
    each: BTreeMap<CompetitionId, Watched>,
    list: HashSet<SocketId>,
}

#[derive(Debug, Default)]
struct Watched {
    sockets: HashSet<SocketId>,
    /// The number of the last step found by polling the database.
    last_step: Option<u32>,
}

impl CompetitionWatchers {
    /// Removes a closed socket.
    pub(super) fn forget(&mut self, socket: SocketId) {
        self.list.remove(&socket);
        self.each.retain(|_, watched| {
            watched.sockets.remove(&socket);
            !watched.sockets.is_empty()
        });
    }
}
