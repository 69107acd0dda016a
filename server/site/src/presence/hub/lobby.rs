//! The lobby: its entries, its chat, and the sockets that watch it. They share a lock of their own.

mod of_hub;

use std::{
    collections::{HashSet, VecDeque},
    sync::{Mutex, MutexGuard, PoisonError},
};

use store::id::UserId;
use wire::{ChatLine, MatchSummary, TableView};

use super::sockets::{SocketId, Sockets};
use crate::presence::{bounds::LobbyBounds, lobby::Lobby, mailbox::Topic};

/// The number of lobby lines that a node keeps and shows to newcomers.
pub(crate) const LOBBY_LINES_KEPT: i64 = 100;

/// A lobby line as a node keeps it.
#[derive(Debug, Clone)]
pub(crate) struct LobbyLine {
    pub(crate) line: ChatLine,
    pub(crate) by: UserId,
    /// The users who do not see it, because of a block in either direction.
    pub(crate) apart: HashSet<UserId>,
    /// True if its author has deleted the account since.
    pub(crate) is_gone: bool,
}

#[derive(Debug, Default)]
pub(super) struct LobbyRoom {
    // Held for look-ups and never across an await. Only the lock of the sockets is taken under it.
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    lobby: Lobby,
    watchers: HashSet<SocketId>,
    /// The latest lobby lines, oldest first.
    lines: VecDeque<LobbyLine>,
}

impl LobbyRoom {
    /// Returns an empty lobby that lists at most `bounds`.
    pub(super) fn with(bounds: LobbyBounds) -> LobbyRoom {
        LobbyRoom { inner: Mutex::new(Inner { lobby: Lobby::with(bounds), ..Inner::default() }) }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes a socket stop watching.
    pub(super) fn unwatch(&self, socket: SocketId) {
        self.lock().watchers.remove(&socket);
    }

    /// Changes the entries, and notifies the watchers if anything is different.
    pub(super) fn change(&self, sockets: &Sockets, change: impl FnOnce(&mut Lobby)) {
        let mut inner = self.lock();
        let before = inner.lobby.version();
        change(&mut inner.lobby);
        if inner.lobby.version() != before {
            sockets.mark(&inner.watchers, Topic::Lobby);
        }
    }
}

/// The lobby entry of a table or match.
#[derive(Debug, Clone)]
pub(crate) enum Shown {
    /// A table that waits for players.
    Table(TableView),
    /// A match in play.
    Match(MatchSummary),
    /// No entry: the table is closed or the match is over.
    Nothing,
}
