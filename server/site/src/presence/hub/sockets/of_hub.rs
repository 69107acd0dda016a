//! The hub's methods for sockets.

use std::{collections::HashMap, sync::Arc};

use store::id::{BoardId, SessionId, UserId};

use super::{Socket, SocketId};
use crate::presence::{
    hub::Hub,
    mailbox::{Mailbox, Topic},
};

impl Hub {
    /// Returns the number of sockets that a session or token has open on this node.
    pub fn sockets_of(&self, session: SessionId) -> usize {
        let open = self.sockets.lock();
        let is_its = |socket: &&Socket| socket.identity.is_some_and(|identity| identity.session == session);
        open.sockets.values().filter(is_its).count()
    }

    /// Opens a socket of a sensor board. It watches for its owner and does not count as present in the lobby.
    pub fn connect_board(&self, board: BoardId, token: String, owner: UserId) -> (SocketId, Arc<Mailbox>) {
        let mut open = self.sockets.lock();
        let (id, mailbox) = open.insert(None, Some(owner));
        open.boards.entry(board).or_default().insert(id, token);
        (id, mailbox)
    }

    /// Notifies the connections of a board that its state changed.
    pub(crate) fn board_changed(&self, board: BoardId) {
        let open = self.sockets.lock();
        for socket in open.boards.get(&board).into_iter().flat_map(HashMap::keys) {
            if let Some(socket) = open.sockets.get(socket) {
                socket.mailbox.mark(Topic::Board(board));
            }
        }
    }

    /// Returns the boards connected here, with the tokens of their connections.
    pub(crate) fn boards(&self) -> Vec<(BoardId, String)> {
        let open = self.sockets.lock();
        let connections =
            open.boards.iter().flat_map(|(id, tokens)| tokens.values().map(|token| (*id, token.clone())));
        connections.collect()
    }

    /// Returns the number of open sockets.
    pub fn socket_count(&self) -> usize {
        self.sockets.lock().sockets.len()
    }

    /// Notifies all sockets that maintenance begins or ends.
    pub(crate) fn tell_all_of_maintenance(&self) {
        for socket in self.sockets.lock().sockets.values() {
            socket.mailbox.mark(Topic::Maintenance);
        }
    }

    /// Notifies the sockets of a user, or of one session, that they are signed out.
    pub(crate) fn sign_out(&self, user: UserId, session: Option<SessionId>) {
        for socket in self.sockets.lock().sockets.values() {
            let is_meant = socket.identity.is_some_and(|identity| {
                identity.user == user && session.is_none_or(|session| identity.session == session)
            });
            if is_meant {
                socket.mailbox.mark(Topic::SignedOut);
            }
        }
    }

    /// Returns the sessions behind the sockets of this node.
    pub(crate) fn sessions(&self) -> HashMap<SessionId, UserId> {
        let open = self.sockets.lock();
        let identities = open.sockets.values().filter_map(|socket| socket.identity);
        identities.map(|who| (who.session, who.user)).collect()
    }
}
