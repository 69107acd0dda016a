//! The hub's methods for the lobby.

use std::collections::HashSet;

use store::id::{MatchId, UserId};
use wire::{ChatLine, LobbyPlayer, LobbySnapshot};

use super::{LOBBY_LINES_KEPT, LobbyLine, Shown};
use crate::presence::{
    hub::{Hub, SocketId},
    lobby::{LobbyUpdate, LobbyVersion},
    mailbox::Topic,
};

impl Hub {
    /// Returns the tables and matches in the lobby.
    pub(crate) fn shown_in_lobby(&self) -> Vec<MatchId> {
        self.lobby.lock().lobby.ids()
    }

    /// Makes a socket watch the lobby. Returns the lobby as it is now, and its version.
    pub fn watch_lobby(&self, socket: SocketId, viewer: Option<&str>) -> (LobbyVersion, LobbySnapshot) {
        let mut inner = self.lobby.lock();
        inner.watchers.insert(socket);
        (inner.lobby.version(), inner.lobby.snapshot(viewer))
    }

    /// Makes a socket stop watching the lobby.
    pub fn unwatch_lobby(&self, socket: SocketId) {
        self.lobby.unwatch(socket);
    }

    /// Returns a page of connected players, including players whom the lobby does not list.
    pub(crate) fn find_players(
        &self,
        wanted: &str,
        after: Option<&str>,
        most: usize,
    ) -> (Vec<LobbyPlayer>, Option<String>) {
        self.lobby.lock().lobby.find_players(wanted, after, most)
    }

    /// Returns the lobby as `viewer` may see it.
    pub(crate) fn lobby(&self, viewer: Option<&str>) -> LobbySnapshot {
        self.lobby.lock().lobby.snapshot(viewer)
    }

    /// Returns the changes of the lobby since `known`.
    pub fn lobby_since(&self, known: LobbyVersion, viewer: Option<&str>) -> (LobbyVersion, LobbyUpdate) {
        let inner = self.lobby.lock();
        (inner.lobby.version(), inner.lobby.since(known, viewer))
    }

    /// Updates the lobby entry of a table or match. At most one of the two is shown.
    pub(crate) fn show_in_lobby(&self, id: MatchId, shown: Shown) {
        let (table, summary) = match shown {
            Shown::Table(table) => (Some(table), None),
            Shown::Match(summary) => (None, Some(summary)),
            Shown::Nothing => (None, None),
        };
        self.lobby.change(&self.sockets, |lobby| {
            lobby.set_table(id, table);
            lobby.set_match(id, summary);
        });
    }

    /// Updates the lobby entry of a connected player. The lobby works out the player's activity.
    pub(crate) fn show_player(&self, player: LobbyPlayer) {
        self.lobby.change(&self.sockets, |lobby| lobby.set_player(player));
    }

    /// Returns the activity of a connected player, or `None` if the player is not connected.
    pub(crate) fn activity(&self, name: &str) -> Option<wire::PlayerActivity> {
        self.lobby.lock().lobby.activity(name)
    }

    /// Removes a player from the lobby.
    pub fn hide_player(&self, name: &str) {
        self.lobby.change(&self.sockets, |lobby| lobby.remove_player(name));
    }

    /// Returns the number of the last lobby line known to this node.
    pub(crate) fn lobby_lines_known(&self) -> u32 {
        self.lobby.lock().lines.back().map_or(0, |said| said.line.number)
    }

    /// Adds lobby lines in order. Known ones are skipped.
    pub(crate) fn lobby_said(&self, found: Vec<LobbyLine>) {
        let mut inner = self.lobby.lock();
        let known = inner.lines.back().map_or(0, |said| said.line.number);
        let before = inner.lines.len();
        inner.lines.extend(found.into_iter().filter(|said| said.line.number > known));
        if inner.lines.len() == before {
            return;
        }
        let excess = inner.lines.len().saturating_sub(usize::try_from(LOBBY_LINES_KEPT).unwrap_or(0));
        inner.lines.drain(..excess);
        self.sockets.mark(&inner.watchers, Topic::LobbyChat);
    }

    /// Hides the lobby lines of a deleted account from newcomers. Their numbers stay taken.
    pub(crate) fn forget_lobby_lines_of(&self, user: UserId) {
        for said in self.lobby.lock().lines.iter_mut().filter(|said| said.by == user) {
            said.is_gone = true;
        }
    }

    /// Returns the latest lobby lines except those of the users in `apart`, and the number of the last line.
    pub(crate) fn lobby_lines(&self, apart: &HashSet<UserId>) -> (u32, Vec<ChatLine>) {
        let inner = self.lobby.lock();
        let shown = inner.lines.iter().filter(|said| !said.is_gone && !apart.contains(&said.by));
        let last = inner.lines.back().map_or(0, |said| said.line.number);
        (last, shown.map(|said| said.line.clone()).collect())
    }

    /// Returns the lines after `known` that this viewer may see, and the number of the last line.
    pub fn lobby_lines_after(&self, known: u32, viewer: Option<UserId>) -> (u32, Vec<ChatLine>) {
        let inner = self.lobby.lock();
        let new = inner.lines.iter().filter(|said| !said.is_gone && said.line.number > known);
        let shown = new.filter(|said| viewer.is_none_or(|viewer| !said.apart.contains(&viewer)));
        let lines = shown.map(|said| said.line.clone()).collect();
        (inner.lines.back().map_or(known, |said| said.line.number), lines)
    }
}
