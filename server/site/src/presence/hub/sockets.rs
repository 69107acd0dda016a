//! The sockets of this node and their mailboxes, with a lock of their own. It is taken last: nothing else is locked
//! under it.

mod of_hub;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use store::id::{BoardId, SessionId, UserId};

use crate::presence::mailbox::{Mailbox, Topic};

/// The id of a socket of this node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct SocketId(u64);

/// The user and session behind a socket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Identity {
    pub user: UserId,
    pub session: SessionId,
}

/// The open sockets.
#[derive(Debug, Default)]
pub(super) struct Sockets {
    // Held for look-ups and never across an await.
    inner: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    sockets: HashMap<SocketId, Socket>,
    /// The connections of sensor boards, with their tokens.
    boards: HashMap<BoardId, HashMap<SocketId, String>>,
    opened: u64,
}

#[derive(Debug)]
struct Socket {
    mailbox: Arc<Mailbox>,
    identity: Option<Identity>,
    /// The user for whom the socket of a sensor board watches.
    watches_for: Option<UserId>,
    /// True if its client has reported no input for some minutes.
    is_idle: bool,
}

/// The last state of a socket that was closed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Closed {
    pub(super) identity: Option<Identity>,
    pub(super) is_idle: bool,
}

impl Open {
    fn insert(
        &mut self,
        identity: Option<Identity>,
        watches_for: Option<UserId>,
    ) -> (SocketId, Arc<Mailbox>) {
        self.opened += 1;
        let id = SocketId(self.opened);
        let mailbox = Arc::new(Mailbox::default());
        let socket = Socket { mailbox: Arc::clone(&mailbox), identity, watches_for, is_idle: false };
        self.sockets.insert(id, socket);
        (id, mailbox)
    }
}

impl Sockets {
    fn lock(&self) -> MutexGuard<'_, Open> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a socket.
    pub(super) fn open(&self, identity: Option<Identity>) -> (SocketId, Arc<Mailbox>) {
        self.lock().insert(identity, None)
    }

    /// Closes a socket. Returns `None` if it was closed before.
    pub(super) fn close(&self, id: SocketId) -> Option<Closed> {
        let mut open = self.lock();
        open.boards.retain(|_, tokens| {
            tokens.remove(&id);
            !tokens.is_empty()
        });
        open.sockets.remove(&id).map(|Socket { identity, is_idle, .. }| Closed { identity, is_idle })
    }

    /// Returns the user for whom an open socket watches, if it is a user's. `None` if the socket is closed.
    pub(super) fn watches_for(&self, id: SocketId) -> Option<Option<UserId>> {
        let open = self.lock();
        open.sockets.get(&id).map(|socket| socket.identity.map(|who| who.user).or(socket.watches_for))
    }

    /// Records input or idleness. Returns the user, and whether that is news; `None` if the socket belongs to
    /// no user.
    pub(super) fn set_idle(&self, id: SocketId, is_idle: bool) -> Option<(UserId, bool)> {
        let mut open = self.lock();
        let socket = open.sockets.get_mut(&id)?;
        let user = socket.identity?.user;
        let was_idle = std::mem::replace(&mut socket.is_idle, is_idle);
        Some((user, was_idle != is_idle))
    }

    /// Makes these sockets check a topic. Closed ones are skipped.
    pub(super) fn mark<'a>(&self, ids: impl IntoIterator<Item = &'a SocketId>, topic: Topic) {
        let open = self.lock();
        for socket in ids.into_iter().filter_map(|id| open.sockets.get(id)) {
            socket.mailbox.mark(topic);
        }
    }
}
