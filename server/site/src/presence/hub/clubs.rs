//! The clubs whose chat is watched from this node.

mod of_hub;

use std::collections::{BTreeMap, HashSet};

use store::clubs::ClubId;

use super::sockets::SocketId;

/// The sockets that watch the chat of a club.
#[derive(Debug, Default)]
pub(super) struct ClubWatchers(BTreeMap<ClubId, Watched>);

#[derive(Debug, Default)]
struct Watched {
    sockets: HashSet<SocketId>,
    /// The number of the last line found by polling the database.
    last_line: Option<u32>,
}

impl ClubWatchers {
    /// Removes a closed socket.
    pub(super) fn forget(&mut self, socket: SocketId) {
        self.0.retain(|_, watched| {
            watched.sockets.remove(&socket);
            !watched.sockets.is_empty()
        });
    }
}
