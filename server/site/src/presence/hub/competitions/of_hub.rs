//! The hub's methods for watchers of competitions.

use store::competitions::CompetitionId;

use crate::presence::{
    hub::{Hub, SocketId},
    mailbox::Topic,
};

impl Hub {
    /// Makes a socket watch a competition.
    pub fn watch_competition(&self, socket: SocketId, id: CompetitionId) {
        self.lock().competitions.each.entry(id).or_default().sockets.insert(socket);
    }

    /// Makes a socket stop watching a competition.
    pub fn unwatch_competition(&self, socket: SocketId, id: CompetitionId) {
        let mut inner = self.lock();
        if let Some(watched) = inner.competitions.each.get_mut(&id) {
            watched.sockets.remove(&socket);
            if watched.sockets.is_empty() {
                inner.competitions.each.remove(&id);
            }
        }
    }

    /// Returns the competitions watched from this node.
    pub(crate) fn watched_competitions(&self) -> Vec<CompetitionId> {
        self.lock().competitions.each.keys().copied().collect()
    }

    /// Makes a socket watch the list of competitions, or stop watching it.
    pub fn watch_events(&self, socket: SocketId, watch: bool) {
        let mut inner = self.lock();
        if watch {
            inner.competitions.list.insert(socket);
        } else {
            inner.competitions.list.remove(&socket);
        }
    }

    /// Notifies the watchers of a competition, and those of the list, that it has changed.
    pub(crate) fn competition_changed(&self, id: CompetitionId) {
        let inner = self.lock();
        let watchers = inner.competitions.each.get(&id).into_iter().flat_map(|watched| &watched.sockets);
        self.sockets.mark(watchers, Topic::Competition(id));
        self.sockets.mark(&inner.competitions.list, Topic::Events);
    }

    /// Records the last step of a competition found by polling, and notifies the watchers if it is a new one.
    pub(crate) fn competition_found(&self, id: CompetitionId, last_step: u32) {
        let before = match self.lock().competitions.each.get_mut(&id) {
            Some(watched) => watched.last_step.replace(last_step),
            None => return,
        };
        // The first poll finds the state that the watcher has just read, or a newer one.
        if before != Some(last_step) {
            self.competition_changed(id);
        }
    }
}
