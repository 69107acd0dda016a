//! The agendas watched from this node. See `presence/agenda.rs` for their content.

use std::{collections::HashSet, sync::Arc};

use store::id::{MatchId, UserId};

use super::{Hub, Inner, SocketId};
use crate::{
    match_state::snapshot::Snapshot,
    presence::{
        agenda::{self, Items},
        mailbox::Topic,
    },
};

impl Hub {
    /// Makes a socket watch its player's agenda. Returns false if the agenda has to be read first.
    pub fn watch_agenda(&self, socket: SocketId, user: UserId) -> bool {
        self.lock().agendas.watch(socket, user)
    }

    /// Makes a socket stop watching a player's agenda.
    pub fn unwatch_agenda(&self, socket: SocketId, user: UserId) {
        self.lock().agendas.unwatch(socket, user);
    }

    /// Returns the agenda of a player, if this socket watches it and it was read. Reports are left out of its duties
    /// unless `with_reports`.
    pub fn agenda(&self, socket: SocketId, user: UserId, with_reports: bool) -> Option<wire::Agenda> {
        let inner = self.lock();
        inner.with_duties(inner.agendas.told(user, socket)?, user, with_reports)
    }

    /// Returns the users whose agendas are watched from this node.
    pub(crate) fn agenda_owners(&self) -> Vec<UserId> {
        self.lock().agendas.owners()
    }

    /// Returns true if a match is in an agenda watched from this node.
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
        // The caller's snapshot may be old; the hub keeps the newest.
        let newest = inner.rooms.get(&id).and_then(|room| room.snapshot.clone());
        let newest = newest.as_ref().unwrap_or(snapshot);
        let mut told = Vec::new();
        for &user in newest.people.keys() {
            if inner.agendas.has(user) {
                told.extend(inner.agendas.set_item(user, id, agenda::item_in(newest, user)));
            }
        }
        self.sockets.mark(&told, Topic::Agenda);
    }

    /// Sets the private messages in a user's agenda.
    pub(crate) fn set_messages_in_agenda(&self, user: UserId, messages: wire::AgendaMessages) {
        let mut inner = self.lock();
        let told = inner.agendas.set_messages(user, messages);
        self.sockets.mark(&told, Topic::Agenda);
    }

    /// Sets the friends whose challenges come first in a user's agenda.
    pub(crate) fn set_friends_in_agenda(&self, user: UserId, friends: HashSet<UserId>) {
        let mut inner = self.lock();
        let told = inner.agendas.set_friends(user, friends);
        self.sockets.mark(&told, Topic::Agenda);
    }

    /// Removes a deleted table from the agendas.
    pub(crate) fn drop_from_agendas(&self, id: MatchId) {
        let mut inner = self.lock();
        let told = inner.agendas.drop_match(id);
        self.sockets.mark(&told, Topic::Agenda);
    }

    /// Marks these agendas as being read from the database.
    pub(crate) fn begin_reading_agendas(&self, users: &[UserId]) {
        self.lock().agendas.begin_reading(users);
    }

    /// Stores the result of a read, or `None` if it failed.
    pub(crate) fn end_reading_agenda(&self, user: UserId, found: Option<Items>) {
        let mut inner = self.lock();
        let told = inner.agendas.end_reading(user, found);
        self.sockets.mark(&told, Topic::Agenda);
    }
}

impl Inner {
    /// Returns the sockets that watch the agendas of these users.
    pub(super) fn agenda_watchers(&self, users: &[UserId]) -> Vec<SocketId> {
        users.iter().flat_map(|user| self.agendas.watchers(*user)).collect()
    }
}
