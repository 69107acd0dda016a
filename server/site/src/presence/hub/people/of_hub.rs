//! The hub's methods for people who come and go.

use std::sync::Arc;

use store::id::{MatchId, UserId};
use wire::Millis;

use super::{Contact, Presence};
use crate::presence::{
    hub::{
        Hub,
        sockets::{Closed, Identity, SocketId},
    },
    mailbox::Mailbox,
};

impl Hub {
    /// Opens a socket. The flag is true if the person was not connected to any node, or was idle.
    pub fn connect(&self, identity: Option<Identity>) -> (SocketId, Arc<Mailbox>, bool) {
        let (id, mailbox) = self.sockets.open(identity);
        let mut inner = self.lock();
        let has_come = identity.is_some_and(|identity| match inner.people.get_mut(&identity.user) {
            Some(Presence::Here { sockets, idle }) => {
                let was_idle = sockets == idle;
                *sockets += 1;
                if was_idle {
                    inner.person_changed(identity.user);
                    self.presence_changed.notify_one();
                }
                was_idle
            }
            Some(Presence::GoneSince(_)) | None => {
                inner.people.insert(identity.user, Presence::Here { sockets: 1, idle: 0 });
                inner.person_changed(identity.user);
                self.presence_changed.notify_one();
                let has_come = !inner.elsewhere.has(identity.user);
                if has_come {
                    inner.whereabouts_changed(&[identity.user], &self.sockets);
                }
                has_come
            }
        });
        (id, mailbox, has_come)
    }

    /// Closes a socket. Returns true if the person has no other socket on any node.
    pub fn disconnect(&self, socket: SocketId, now: Millis) -> bool {
        let closed = self.sockets.close(socket);
        self.lobby.unwatch(socket);
        let mut inner = self.lock();
        self.presence_changed.notify_one();
        inner.competitions.forget(socket);
        inner.clubs.forget(socket);
        inner.contacts.remove(&socket);
        let watched: Vec<MatchId> = inner
            .rooms
            .iter()
            .filter(|(_, room)| room.watchers.contains_key(&socket) || room.previews.contains(&socket))
            .map(|(id, _)| *id)
            .collect();
        for id in watched {
            inner.unwatch(socket, id, &self.sockets);
            inner.unpreview(socket, id);
        }
        let Some(Closed { identity: Some(identity), is_idle }) = closed else { return false };
        inner.agendas.unwatch(socket, identity.user);
        match inner.people.get_mut(&identity.user) {
            Some(Presence::Here { sockets, idle }) if *sockets > 1 => {
                *sockets -= 1;
                *idle -= u32::from(is_idle);
                inner.person_changed(identity.user);
                false
            }
            Some(Presence::Here { .. }) => {
                inner.people.insert(identity.user, Presence::GoneSince(now));
                inner.person_changed(identity.user);
                let has_gone = !inner.elsewhere.has(identity.user);
                if has_gone {
                    inner.whereabouts_changed(&[identity.user], &self.sockets);
                }
                has_gone
            }
            Some(Presence::GoneSince(_)) | None => false,
        }
    }

    /// Records how a socket answers, and notifies the watchers of the matches that it watches.
    pub fn contact_changed(&self, socket: SocketId, contact: Contact, watched: &[MatchId]) {
        let mut inner = self.lock();
        let inner = &mut *inner;
        let before = match contact {
            Contact::Good => inner.contacts.remove(&socket),
            Contact::Slow | Contact::Silent => inner.contacts.insert(socket, contact),
        };
        if before.unwrap_or(Contact::Good) == contact {
            return;
        }
        for &id in watched {
            if let Some(room) = inner.rooms.get_mut(&id)
                && room.watchers.contains_key(&socket)
            {
                room.changed(id, &self.sockets);
                inner.watchers_changed(id);
            }
        }
        self.presence_changed.notify_one();
    }

    /// Records a client's report of input or idleness, and updates the lobby entry of `name`.
    pub fn heard_of_input(&self, socket: SocketId, name: &str, is_idle: bool) {
        let Some((user, is_news)) = self.sockets.set_idle(socket, is_idle) else { return };
        let mut inner = self.lock();
        // A person is idle when all of the person's sockets are idle, so the idle ones are counted.
        if is_news && let Some(Presence::Here { idle, .. }) = inner.people.get_mut(&user) {
            *idle = if is_idle { *idle + 1 } else { idle.saturating_sub(1) };
            inner.person_changed(user);
            self.presence_changed.notify_one();
        }
        let is_idle = inner.is_idle(user);
        drop(inner);
        self.lobby.change(&self.sockets, |lobby| lobby.set_idle(name, is_idle));
    }

    /// Returns true if a connected person has been idle for some minutes on all nodes.
    pub(crate) fn is_idle(&self, user: UserId) -> bool {
        self.lock().is_idle(user)
    }

    /// Returns true if a person has a socket on any node.
    pub(crate) fn is_here(&self, user: UserId) -> bool {
        let inner = self.lock();
        matches!(inner.people.get(&user), Some(Presence::Here { .. })) || inner.elsewhere.has(user)
    }

    /// Returns the time since which a person has no socket on any node, or `None` if the person has one. Returns
    /// `otherwise` for a person never seen, or forgotten by [`Hub::forget_people_gone_before`].
    pub(crate) fn gone_since(&self, user: UserId, otherwise: Millis) -> Option<Millis> {
        let inner = self.lock();
        match inner.people.get(&user) {
            _ if inner.elsewhere.has(user) => None,
            Some(Presence::Here { .. }) => None,
            Some(Presence::GoneSince(since)) => Some(*since),
            None => Some(otherwise),
        }
    }

    /// Forgets people last seen before `before`.
    pub(crate) fn forget_people_gone_before(&self, before: Millis) {
        self.lock().people.retain(|_, presence| match presence {
            Presence::Here { .. } => true,
            Presence::GoneSince(since) => *since >= before,
        });
    }
}
