//! The agendas of those who watch theirs from this node. See `live/agenda.rs` for what is in them.

use std::sync::Arc;

use super::{Hub, Inner, SocketId};
use crate::{
    id::UserId,
    live::{
        MatchId,
        agenda::{self, Items},
        mailbox::Topic,
        snapshot::Snapshot,
    },
};

impl Hub {
    /// A socket watches its player's agenda from now on. False: it must be read.
    pub(crate) fn watch_agenda(&self, socket: SocketId, user: UserId) -> bool {
        self.lock().agendas.watch(socket, user)
    }

    /// And no more.
    pub(crate) fn unwatch_agenda(&self, socket: SocketId, user: UserId) {
        self.lock().agendas.unwatch(socket, user);
    }

    /// What waits for a player whose agenda this socket watches.
    pub(crate) fn agenda(&self, socket: SocketId, user: UserId) -> Option<wire::Agenda> {
        self.lock().agendas.items(user, socket).map(agenda::told)
    }

    /// Whose agendas are watched from this node.
    pub(crate) fn agenda_owners(&self) -> Vec<UserId> {
        self.lock().agendas.owners()
    }

    /// Whether a match is in an agenda that is watched from this node.
    pub(crate) fn is_in_agendas(&self, id: MatchId) -> bool {
        self.lock().agendas.has_match(id)
    }

    /// Notes a match in the agendas of its players.
    pub(crate) fn note_in_agendas(&self, snapshot: &Arc<Snapshot>) {
        let mut inner = self.lock();
        let id = snapshot.facts.id;
        if !snapshot.people.keys().any(|user| inner.agendas.has(*user)) {
            return;
        }
        // Whoever asks may have been overtaken; what is kept is the newest.
        let newest = inner.rooms.get(&id).and_then(|room| room.snapshot.clone());
        let newest = newest.as_ref().unwrap_or(snapshot);
        let mut told = Vec::new();
        for &user in newest.people.keys() {
            if inner.agendas.has(user) {
                told.extend(inner.agendas.note(user, id, agenda::item_in(newest, user)));
            }
        }
        inner.mark_agendas(&told);
    }

    /// A table is gone.
    pub(crate) fn drop_from_agendas(&self, id: MatchId) {
        let mut inner = self.lock();
        let told = inner.agendas.drop_match(id);
        inner.mark_agendas(&told);
    }

    /// Somebody reads these from the database.
    pub(crate) fn begin_reading_agendas(&self, users: &[UserId]) {
        self.lock().agendas.begin_reading(users);
    }

    /// What was found in the database; none: it could not be read.
    pub(crate) fn end_reading_agenda(&self, user: UserId, found: Option<Items>) {
        let mut inner = self.lock();
        let told = inner.agendas.end_reading(user, found);
        inner.mark_agendas(&told);
    }
}

impl Inner {
    fn mark_agendas(&self, sockets: &[SocketId]) {
        for socket in sockets.iter().filter_map(|socket| self.sockets.get(socket)) {
            socket.mailbox.mark(Topic::Agenda);
        }
    }
}
