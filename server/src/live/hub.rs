//! What one node keeps in memory: warm matches, who watches what, who is here, and the lobby. All of it can be lost:
//! matches come back from their logs, the rest from the clients that connect again.

mod agenda;
mod presence;

use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use rules::{BySide, Side};
use tokio::sync::Notify;
use wire::{ChatLine, LobbyPlayer, LobbySnapshot, MatchSummary, Millis, TableView};

use super::{
    MatchId,
    agenda::Agendas,
    chat::{LOBBY_LINES_KEPT, Said},
    lobby::{Lobby, LobbyBounds, LobbyVersion, Told},
    mailbox::{Mailbox, Topic},
    snapshot::Snapshot,
    view::Surroundings,
};
use crate::id::{BoardId, SessionId, UserId};
pub(crate) use presence::{Believed, Statement};
use presence::{Elsewhere, Unsaid};

/// Matches kept in memory without anybody watching. Beyond, the longest unused are dropped.
const WARM_MAX: usize = 4_096;

/// One socket of this node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub(crate) struct SocketId(u64);

/// Counts what has changed around a match on this node, its events included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Version(u64);

/// The order in which matches were read. What was read later is newer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Ticket(u64);

/// Who is behind a socket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Identity {
    pub(crate) user: UserId,
    pub(crate) session: SessionId,
}

#[derive(Debug, Default)]
pub(crate) struct Hub {
    // Held for look-ups and never across an await, so the ordinary mutex is the right one.
    inner: Mutex<Inner>,
    /// There is something to tell other nodes of the sockets here.
    presence_changed: Notify,
}

#[derive(Debug, Default)]
struct Inner {
    rooms: HashMap<MatchId, Room>,
    sockets: HashMap<SocketId, Socket>,
    lobby: Lobby,
    lobby_watchers: HashSet<SocketId>,
    agendas: Agendas,
    /// The last that was said in the lobby, the oldest first.
    lobby_lines: VecDeque<Said>,
    /// Those of this node, and since when those are gone who were at any.
    people: HashMap<UserId, Presence>,
    elsewhere: Elsewhere,
    unsaid: Unsaid,
    /// The connections of sensor boards, and their tokens.
    boards: HashMap<BoardId, HashMap<SocketId, String>>,
    next_socket: u64,
    next_ticket: u64,
    uses: u64,
}

#[derive(Debug)]
struct Socket {
    mailbox: Arc<Mailbox>,
    identity: Option<Identity>,
    /// In whose name it watches without being a browser of that account.
    watches_for: Option<UserId>,
    /// Whether its client has told that nobody has touched anything for long.
    is_idle: bool,
}

/// A person who is connected, or was not long ago.
#[derive(Debug)]
enum Presence {
    Here { sockets: u32, idle: u32 },
    GoneSince(Millis),
}

#[derive(Debug, Default)]
struct Room {
    snapshot: Option<Arc<Snapshot>>,
    read: Ticket,
    version: Version,
    watchers: HashMap<SocketId, Option<UserId>>,
    last_use: u64,
    /// The last line of chat that was found by looking.
    last_line: u32,
}

impl Room {
    fn changed(&mut self, id: MatchId, sockets: &HashMap<SocketId, Socket>) {
        self.version.0 += 1;
        for watcher in self.watchers.keys() {
            if let Some(socket) = sockets.get(watcher) {
                socket.mailbox.mark(Topic::Match(id));
            }
        }
    }
}

impl Hub {
    /// An empty one, whose lobby lists no more than this.
    pub(crate) fn with_lobby(bounds: LobbyBounds) -> Hub {
        let hub = Hub::default();
        hub.lock().lobby = Lobby::with(bounds);
        hub
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    // ---- warm matches

    /// To be taken before a match is read, and given back with what was read.
    pub(crate) fn ticket(&self) -> Ticket {
        let mut inner = self.lock();
        inner.next_ticket += 1;
        Ticket(inner.next_ticket)
    }

    /// A match that is warm.
    pub(crate) fn snapshot(&self, id: MatchId) -> Option<Arc<Snapshot>> {
        let mut inner = self.lock();
        inner.uses += 1;
        let uses = inner.uses;
        let room = inner.rooms.get_mut(&id)?;
        room.last_use = uses;
        room.snapshot.clone()
    }

    /// Keeps a match warm unless a newer state of it is, tells those who watch, and returns the newest.
    pub(crate) fn keep(&self, ticket: Ticket, snapshot: Arc<Snapshot>) -> Arc<Snapshot> {
        let mut inner = self.lock();
        let inner = &mut *inner;
        inner.uses += 1;
        if inner.rooms.len() >= WARM_MAX && !inner.rooms.contains_key(&snapshot.facts.id) {
            drop_longest_unused(&mut inner.rooms);
        }
        let id = snapshot.facts.id;
        let room = inner.rooms.entry(id).or_default();
        room.last_use = inner.uses;
        let is_newer = room
            .snapshot
            .as_ref()
            .is_none_or(|kept| (snapshot.last_seq, ticket) > (kept.last_seq, room.read));
        if is_newer {
            room.read = ticket;
            room.snapshot = Some(Arc::clone(&snapshot));
            room.changed(id, &inner.sockets);
        }
        room.snapshot.clone().unwrap_or(snapshot)
    }

    /// A match whose stored state is in doubt, or that is gone. Those who watch look again.
    pub(crate) fn forget(&self, id: MatchId) {
        let mut inner = self.lock();
        let inner = &mut *inner;
        if let Some(room) = inner.rooms.get_mut(&id) {
            room.snapshot = None;
            room.changed(id, &inner.sockets);
            if room.watchers.is_empty() {
                inner.rooms.remove(&id);
            }
        }
    }

    /// The same, if what is warm is older than event `seq`.
    pub(crate) fn forget_older(&self, id: MatchId, seq: u32) {
        if self.snapshot(id).is_some_and(|snapshot| snapshot.last_seq < seq) {
            self.forget(id);
        }
    }

    /// All warm matches.
    pub(crate) fn warm(&self) -> Vec<Arc<Snapshot>> {
        self.lock().rooms.values().filter_map(|room| room.snapshot.clone()).collect()
    }

    /// Whether somebody watches a match from this node.
    pub(crate) fn is_watched(&self, id: MatchId) -> bool {
        self.lock().rooms.get(&id).is_some_and(|room| !room.watchers.is_empty())
    }

    /// The matches that are watched from this node, with the number of the last line of chat that this node knows.
    pub(crate) fn watched(&self) -> Vec<(MatchId, u32)> {
        let inner = self.lock();
        let watched = inner.rooms.iter().filter(|(_, room)| !room.watchers.is_empty());
        watched.map(|(&id, room)| (id, room.last_line)).collect()
    }

    /// The warm matches at which somebody with this id sits.
    pub(crate) fn warm_matches_of(&self, user: UserId) -> Vec<MatchId> {
        let inner = self.lock();
        let rooms = inner.rooms.iter().filter(|(_, room)| {
            room.snapshot.as_ref().is_some_and(|snapshot| snapshot.people.contains_key(&user))
        });
        rooms.map(|(id, _)| *id).collect()
    }

    // ---- sockets

    /// A socket opens. True: the person was not connected before, here or elsewhere, or idle.
    pub(crate) fn connect(&self, identity: Option<Identity>) -> (SocketId, Arc<Mailbox>, bool) {
        let mut inner = self.lock();
        inner.next_socket += 1;
        let id = SocketId(inner.next_socket);
        let mailbox = Arc::new(Mailbox::default());
        inner.sockets.insert(
            id,
            Socket { mailbox: Arc::clone(&mailbox), identity, watches_for: None, is_idle: false },
        );
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
                !inner.elsewhere.has(identity.user)
            }
        });
        (id, mailbox, has_come)
    }

    /// How many sockets a session, or a token, has open at this node.
    pub(crate) fn sockets_of(&self, session: SessionId) -> usize {
        let inner = self.lock();
        let is_its = |socket: &&Socket| socket.identity.is_some_and(|identity| identity.session == session);
        inner.sockets.values().filter(is_its).count()
    }

    /// A sensor board connects. It watches in its owner's name, and is no visitor of the lobby.
    pub(crate) fn connect_board(
        &self,
        board: BoardId,
        token: String,
        owner: UserId,
    ) -> (SocketId, Arc<Mailbox>) {
        let mut inner = self.lock();
        inner.next_socket += 1;
        let id = SocketId(inner.next_socket);
        let mailbox = Arc::new(Mailbox::default());
        let socket = Socket {
            mailbox: Arc::clone(&mailbox),
            identity: None,
            watches_for: Some(owner),
            is_idle: false,
        };
        inner.sockets.insert(id, socket);
        inner.boards.entry(board).or_default().insert(id, token);
        (id, mailbox)
    }

    /// Something was done with a board: its connections here look at it again.
    pub(crate) fn board_changed(&self, board: BoardId) {
        let inner = self.lock();
        for socket in inner.boards.get(&board).into_iter().flat_map(HashMap::keys) {
            if let Some(socket) = inner.sockets.get(socket) {
                socket.mailbox.mark(Topic::Board(board));
            }
        }
    }

    /// The boards that are connected here, with the tokens of their connections.
    pub(crate) fn boards(&self) -> Vec<(BoardId, String)> {
        let inner = self.lock();
        let connections =
            inner.boards.iter().flat_map(|(id, tokens)| tokens.values().map(|token| (*id, token.clone())));
        connections.collect()
    }

    /// A socket closes. True: the person has no other, here or elsewhere.
    pub(crate) fn disconnect(&self, socket: SocketId, now: Millis) -> bool {
        let mut inner = self.lock();
        self.presence_changed.notify_one();
        inner.lobby_watchers.remove(&socket);
        inner.boards.retain(|_, tokens| {
            tokens.remove(&socket);
            !tokens.is_empty()
        });
        let watched: Vec<MatchId> = inner
            .rooms
            .iter()
            .filter(|(_, room)| room.watchers.contains_key(&socket))
            .map(|(id, _)| *id)
            .collect();
        for id in watched {
            inner.unwatch(socket, id);
        }
        let Some(Socket { identity: Some(identity), is_idle, .. }) = inner.sockets.remove(&socket) else {
            return false;
        };
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
                !inner.elsewhere.has(identity.user)
            }
            Some(Presence::GoneSince(_)) | None => false,
        }
    }

    /// The client of a socket tells whether anybody has touched it of late. The lobby shows under `name` what follows.
    pub(crate) fn heard_of_input(&self, socket: SocketId, name: &str, is_idle: bool) {
        let mut inner = self.lock();
        let Some(Socket { identity: Some(identity), is_idle: was_idle, .. }) = inner.sockets.get_mut(&socket)
        else {
            return;
        };
        let (user, is_news) = (identity.user, *was_idle != is_idle);
        *was_idle = is_idle;
        if is_news && let Some(Presence::Here { idle, .. }) = inner.people.get_mut(&user) {
            *idle = if is_idle { *idle + 1 } else { idle.saturating_sub(1) };
            inner.person_changed(user);
            self.presence_changed.notify_one();
        }
        let is_idle = inner.is_idle(user);
        drop(inner);
        self.change_lobby(|lobby| lobby.set_idle(name, is_idle));
    }

    /// Whether somebody who is connected has not touched anything for some minutes, at whichever node.
    pub(crate) fn is_idle(&self, user: UserId) -> bool {
        self.lock().is_idle(user)
    }

    /// How many sockets are open.
    pub(crate) fn socket_count(&self) -> usize {
        self.lock().sockets.len()
    }

    /// Whether a person has a socket, at whichever node.
    pub(crate) fn is_here(&self, user: UserId) -> bool {
        let inner = self.lock();
        matches!(inner.people.get(&user), Some(Presence::Here { .. })) || inner.elsewhere.has(user)
    }

    /// Since when a person has no socket at any node; `otherwise` for those never seen.
    pub(crate) fn gone_since(&self, user: UserId, otherwise: Millis) -> Option<Millis> {
        let inner = self.lock();
        match inner.people.get(&user) {
            _ if inner.elsewhere.has(user) => None,
            Some(Presence::Here { .. }) => None,
            Some(Presence::GoneSince(since)) => Some(*since),
            None => Some(otherwise),
        }
    }

    /// Forgets who was last seen before `before`.
    pub(crate) fn forget_people_gone_before(&self, before: Millis) {
        self.lock().people.retain(|_, presence| match presence {
            Presence::Here { .. } => true,
            Presence::GoneSince(since) => *since >= before,
        });
    }

    /// Tells everybody that the site is being looked after, or is not any more.
    pub(crate) fn tell_all_of_maintenance(&self) {
        for socket in self.lock().sockets.values() {
            socket.mailbox.mark(Topic::Maintenance);
        }
    }

    /// Tells the sockets of a user, or of one of the user's sessions, that they are signed out.
    pub(crate) fn sign_out(&self, user: UserId, session: Option<SessionId>) {
        for socket in self.lock().sockets.values() {
            let is_meant = socket.identity.is_some_and(|identity| {
                identity.user == user && session.is_none_or(|session| identity.session == session)
            });
            if is_meant {
                socket.mailbox.mark(Topic::SignedOut);
            }
        }
    }

    // ---- watching

    /// A socket watches a match from now on.
    pub(crate) fn watch(&self, socket: SocketId, id: MatchId) {
        let mut inner = self.lock();
        let inner = &mut *inner;
        let Some(socket_here) = inner.sockets.get(&socket) else { return };
        let user = socket_here.identity.map(|who| who.user).or(socket_here.watches_for);
        let room = inner.rooms.entry(id).or_default();
        if room.watchers.insert(socket, user).is_none() {
            room.changed(id, &inner.sockets);
            inner.watchers_changed(id);
            self.presence_changed.notify_one();
        }
    }

    /// And no more.
    pub(crate) fn unwatch(&self, socket: SocketId, id: MatchId) {
        self.lock().unwatch(socket, id);
        self.presence_changed.notify_one();
    }

    /// Counts changes around a match, to know whether there is anything to tell.
    pub(crate) fn version(&self, id: MatchId) -> Version {
        self.lock().rooms.get(&id).map(|room| room.version).unwrap_or_default()
    }

    /// Who is at a match.
    pub(crate) fn surroundings(&self, snapshot: &Snapshot, now: Millis) -> Surroundings {
        let inner = self.lock();
        let watchers = inner.rooms.get(&snapshot.facts.id).map(|room| &room.watchers);
        let (users_elsewhere, strangers_elsewhere) = inner.elsewhere.watching(snapshot.facts.id);
        let users: HashSet<UserId> = watchers
            .iter()
            .flat_map(|watchers| watchers.values())
            .flatten()
            .copied()
            .chain(users_elsewhere)
            .collect();
        let is_player = |user: &UserId| snapshot.facts.side_of(*user).is_some();
        let strangers =
            watchers.map_or(0, |watchers| watchers.values().filter(|user| user.is_none()).count());
        let spectators =
            strangers + strangers_elsewhere + users.iter().filter(|user| !is_player(user)).count();
        Surroundings {
            now,
            connected: BySide::new_with(|side: Side| {
                snapshot.facts.seats[side].is_some_and(|seated| users.contains(&seated.user))
            }),
            spectators: u32::try_from(spectators).unwrap_or(u32::MAX),
        }
    }

    /// Tells those who watch a match that something was said.
    pub(crate) fn chat_grew(&self, id: MatchId) {
        let inner = self.lock();
        for watcher in inner.rooms.get(&id).iter().flat_map(|room| room.watchers.keys()) {
            if let Some(socket) = inner.sockets.get(watcher) {
                socket.mailbox.mark(Topic::Chat(id));
            }
        }
    }

    /// The chat of a match goes up to this line, as was found by looking.
    pub(crate) fn chat_found(&self, id: MatchId, last_line: u32) {
        if let Some(room) = self.lock().rooms.get_mut(&id) {
            room.last_line = last_line;
        }
        self.chat_grew(id);
    }

    /// The number of the last line of the lobby's chat that this node knows.
    pub(crate) fn lobby_lines_known(&self) -> u32 {
        self.lock().lobby_lines.back().map_or(0, |said| said.line.number)
    }

    /// Lines that were found in the lobby's chat, in order; those that are known are skipped.
    pub(crate) fn lobby_said(&self, found: Vec<Said>) {
        let mut inner = self.lock();
        let known = inner.lobby_lines.back().map_or(0, |said| said.line.number);
        let before = inner.lobby_lines.len();
        inner.lobby_lines.extend(found.into_iter().filter(|said| said.line.number > known));
        if inner.lobby_lines.len() == before {
            return;
        }
        let excess = inner.lobby_lines.len().saturating_sub(usize::try_from(LOBBY_LINES_KEPT).unwrap_or(0));
        inner.lobby_lines.drain(..excess);
        for watcher in &inner.lobby_watchers {
            if let Some(socket) = inner.sockets.get(watcher) {
                socket.mailbox.mark(Topic::LobbyChat);
            }
        }
    }

    /// What a deleted account has said is shown to nobody who comes from now on; its numbers stay taken.
    pub(crate) fn forget_lobby_lines_of(&self, user: UserId) {
        for said in self.lock().lobby_lines.iter_mut().filter(|said| said.by == user) {
            said.is_gone = true;
        }
    }

    /// What was said last in the lobby, but for these people, and up to which line that is.
    pub(crate) fn lobby_lines(&self, apart: &HashSet<UserId>) -> (u32, Vec<ChatLine>) {
        let inner = self.lock();
        let shown = inner.lobby_lines.iter().filter(|said| !said.is_gone && !apart.contains(&said.by));
        let last = inner.lobby_lines.back().map_or(0, |said| said.line.number);
        (last, shown.map(|said| said.line.clone()).collect())
    }

    /// What this viewer is shown of the lines after `known`, and up to which line that is.
    pub(crate) fn lobby_lines_after(&self, known: u32, viewer: Option<UserId>) -> (u32, Vec<ChatLine>) {
        let inner = self.lock();
        let new = inner.lobby_lines.iter().filter(|said| !said.is_gone && said.line.number > known);
        let shown = new.filter(|said| viewer.is_none_or(|viewer| !said.apart.contains(&viewer)));
        let lines = shown.map(|said| said.line.clone()).collect();
        (inner.lobby_lines.back().map_or(known, |said| said.line.number), lines)
    }

    /// The sessions behind the sockets of this node.
    pub(crate) fn sessions(&self) -> HashMap<SessionId, UserId> {
        let inner = self.lock();
        inner
            .sockets
            .values()
            .filter_map(|socket| socket.identity)
            .map(|who| (who.session, who.user))
            .collect()
    }

    /// Tells those who watch a match that its analysis has got on.
    pub(crate) fn analysis_grew(&self, id: MatchId) {
        let inner = self.lock();
        for watcher in inner.rooms.get(&id).iter().flat_map(|room| room.watchers.keys()) {
            if let Some(socket) = inner.sockets.get(watcher) {
                socket.mailbox.mark(Topic::Analysis(id));
            }
        }
    }

    // ---- the lobby

    /// The tables and matches that the lobby shows.
    pub(crate) fn shown_in_lobby(&self) -> Vec<MatchId> {
        self.lock().lobby.ids()
    }

    /// A socket watches the lobby from now on: what it sees now, and the version of that.
    pub(crate) fn watch_lobby(
        &self,
        socket: SocketId,
        viewer: Option<&str>,
    ) -> (LobbyVersion, LobbySnapshot) {
        let mut inner = self.lock();
        inner.lobby_watchers.insert(socket);
        (inner.lobby.version(), inner.lobby.snapshot(viewer))
    }

    /// And no more.
    pub(crate) fn unwatch_lobby(&self, socket: SocketId) {
        self.lock().lobby_watchers.remove(&socket);
    }

    /// Connected players, those that the lobby does not list included.
    pub(crate) fn find_players(
        &self,
        wanted: &str,
        after: Option<&str>,
        most: usize,
    ) -> (Vec<LobbyPlayer>, Option<String>) {
        self.lock().lobby.find_players(wanted, after, most)
    }

    /// The lobby as it stands.
    pub(crate) fn lobby(&self, viewer: Option<&str>) -> LobbySnapshot {
        self.lock().lobby.snapshot(viewer)
    }

    /// What is new in the lobby.
    pub(crate) fn lobby_since(&self, known: LobbyVersion, viewer: Option<&str>) -> (LobbyVersion, Told) {
        let inner = self.lock();
        (inner.lobby.version(), inner.lobby.since(known, viewer))
    }

    /// A table and its match as they stand; at most one of the two is shown.
    pub(crate) fn show_in_lobby(&self, id: MatchId, shown: Shown) {
        let (table, summary) = match shown {
            Shown::Table(table) => (Some(table), None),
            Shown::Match(summary) => (None, Some(summary)),
            Shown::Nothing => (None, None),
        };
        self.change_lobby(|lobby| {
            lobby.set_table(id, table);
            lobby.set_match(id, summary);
        });
    }

    /// A connected player as the lobby shows it; what the player is doing is found out here.
    pub(crate) fn show_player(&self, player: LobbyPlayer) {
        self.change_lobby(|lobby| lobby.set_player(player));
    }

    /// What a connected player is doing; none: it is not connected.
    pub(crate) fn activity(&self, name: &str) -> Option<wire::PlayerActivity> {
        self.lock().lobby.activity(name)
    }

    /// A player who is gone.
    pub(crate) fn hide_player(&self, name: &str) {
        self.change_lobby(|lobby| lobby.remove_player(name));
    }

    fn change_lobby(&self, change: impl FnOnce(&mut Lobby)) {
        let mut inner = self.lock();
        let before = inner.lobby.version();
        change(&mut inner.lobby);
        if inner.lobby.version() != before {
            for watcher in &inner.lobby_watchers {
                if let Some(socket) = inner.sockets.get(watcher) {
                    socket.mailbox.mark(Topic::Lobby);
                }
            }
        }
    }
}

/// What the lobby shows of a table or match.
#[derive(Debug, Clone)]
pub(crate) enum Shown {
    /// A table that waits.
    Table(TableView),
    /// A match in play.
    Match(MatchSummary),
    /// It is closed or over.
    Nothing,
}

impl Inner {
    fn unwatch(&mut self, socket: SocketId, id: MatchId) {
        let mut has_gone = false;
        if let Some(room) = self.rooms.get_mut(&id) {
            if room.watchers.remove(&socket).is_some() {
                room.changed(id, &self.sockets);
                has_gone = true;
            }
            if room.watchers.is_empty() && room.snapshot.is_none() {
                self.rooms.remove(&id);
            }
        }
        if has_gone {
            self.watchers_changed(id);
        }
    }
}

/// Makes room by dropping a quarter of the matches that nobody watches.
fn drop_longest_unused(rooms: &mut HashMap<MatchId, Room>) {
    let mut unused: Vec<(u64, MatchId)> = rooms
        .iter()
        .filter(|(_, room)| room.watchers.is_empty())
        .map(|(id, room)| (room.last_use, *id))
        .collect();
    unused.sort_unstable();
    for (_, id) in unused.iter().take(WARM_MAX / 4) {
        rooms.remove(id);
    }
}
