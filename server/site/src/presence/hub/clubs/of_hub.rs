//! The hub's methods for watchers of clubs.

use store::clubs::ClubId;

use crate::presence::{
    hub::{Hub, SocketId},
    mailbox::Topic,
};

impl Hub {
    /// Makes a socket watch the chat of a club.
    pub fn watch_club(&self, socket: SocketId, id: ClubId) {
        self.lock().clubs.0.entry(id).or_default().sockets.insert(socket);
    }

    /// Makes a socket stop watching the chat of a club.
    pub fn unwatch_club(&self, socket: SocketId, id: ClubId) {
        let mut inner = self.lock();
        if let Some(watched) = inner.clubs.0.get_mut(&id) {
            watched.sockets.remove(&socket);
            if watched.sockets.is_empty() {
                inner.clubs.0.remove(&id);
            }
        }
    }

    /// Returns the clubs whose chat is watched from this node.
    pub(crate) fn watched_clubs(&self) -> Vec<ClubId> {
        self.lock().clubs.0.keys().copied().collect()
    }

    /// Notifies the watchers of a club of new lines.
    pub(crate) fn club_said(&self, id: ClubId) {
        let inner = self.lock();
        let watchers = inner.clubs.0.get(&id).into_iter().flat_map(|watched| &watched.sockets);
        self.sockets.mark(watchers, Topic::ClubChat(id));
    }

    /// Records the last line of a club found by polling, and notifies the watchers if it is a new one.
    pub(crate) fn club_line_found(&self, id: ClubId, last_line: u32) {
        let before = match self.lock().clubs.0.get_mut(&id) {
            Some(watched) => watched.last_line.replace(last_line),
            None => return,
        };
        // The first poll finds the state that the watcher has just read, or a newer one.
        if before != Some(last_line) {
            self.club_said(id);
        }
    }
}
