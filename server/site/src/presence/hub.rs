//! A node's state in memory: warm matches, watchers, presence, and the lobby. All of it can be lost: matches are
//! reloaded from their logs, and clients that reconnect restore the rest.

mod agenda;
mod competitions;
mod duties;
mod presence;

use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use rules::{BySide, Side};
use tokio::sync::Notify;
use wire::{ChatLine, LobbyPlayer, LobbySnapshot, MatchSummary, MatchView, Millis, TableView};

use competitions::CompetitionWatchers;
use duties::Duties;
pub(crate) use duties::DutySource;
pub(crate) use presence::{Believed, Statement};
use presence::{Elsewhere, Unsaid};
use store::id::{BoardId, MatchId, SessionId, UserId};

use crate::{
    match_state::{snapshot::Snapshot, view::Surroundings},
    presence::{
        agenda::Agendas,
        lobby::{Lobby, LobbyBounds, LobbyVersion, Told},
        lobby_chat::{LOBBY_LINES_KEPT, Said},
        mailbox::{Mailbox, Topic},
    },
};

/// The most warm matches. At the limit, the least recently used ones without watchers are dropped.
const WARM_MAX: usize = 4_096;

/// The id of a socket of this node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct SocketId(u64);

/// Counts the changes around a match on this node, its events included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Version(u64);

/// The order in which matches were read. A higher ticket is a later read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Ticket(u64);

/// The user and session behind a socket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Identity {
    pub user: UserId,
    pub session: SessionId,
}

#[derive(Debug, Default)]
pub struct Hub {
    // Held for look-ups and never across an await, so a std mutex is the right one.
    inner: Mutex<Inner>,
    /// Signals that other nodes must learn of changes to the sockets here.
    presence_changed: Notify,
}

#[derive(Debug, Default)]
pub struct Inner {
    rooms: HashMap<MatchId, Room>,
    sockets: HashMap<SocketId, Socket>,
    lobby: Lobby,
    lobby_watchers: HashSet<SocketId>,
    agendas: Agendas,
    competitions: CompetitionWatchers,
    duties: Duties,
    /// The latest lobby lines, oldest first.
    lobby_lines: VecDeque<Said>,
    /// The people connected to this node, and the departure times of those who left it.
    people: HashMap<UserId, Presence>,
    elsewhere: Elsewhere,
    unsaid: Unsaid,
    /// The connections of sensor boards, with their tokens.
    boards: HashMap<BoardId, HashMap<SocketId, String>>,
    next_socket: u64,
    next_ticket: u64,
    uses: u64,
}

#[derive(Debug)]
struct Socket {
    mailbox: Arc<Mailbox>,
    identity: Option<Identity>,
    /// The user for whom it watches without being a browser of that account.
    watches_for: Option<UserId>,
    /// True if its client has reported no input for some minutes.
    is_idle: bool,
}

/// A person who is connected, or was until recently.
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
    /// The sockets that get the frames of spectators and are not counted as such.
    previews: HashSet<SocketId>,
    last_use: u64,
    /// The last chat line found by polling the database.
    last_line: u32,
    /// The messages of this version that spectators share, one for each event that they know.
    frames: Vec<Arc<Frame>>,
}

/// A message about a match that is the same for all its spectators. It is made once for all of them, so a crowd of
/// spectators costs little more than the bytes that are sent.
#[derive(Debug)]
pub struct Frame {
    pub version: Version,
    /// The number of the last event that its receivers know.
    pub since: u32,
    /// The number of the last event that it tells of.
    pub seq: u32,
    pub view: MatchView,
    pub text: String,
    pub made_at: Instant,
}

impl Frame {
    /// The age at which a new message is made, because a message says what time it is.
    const FRESH: Duration = Duration::from_millis(250);
    /// The most messages of one version. Spectators who hear of events together know the same ones.
    const KEPT_MAX: usize = 4;
}

impl Room {
    fn changed(&mut self, id: MatchId, sockets: &HashMap<SocketId, Socket>) {
        self.version.0 += 1;
        self.frames.clear();
        for viewer in self.watchers.keys().chain(&self.previews) {
            if let Some(socket) = sockets.get(viewer) {
                socket.mailbox.mark(Topic::Match(id));
            }
        }
    }

    /// Returns true if a socket of this node receives the match.
    fn has_viewers(&self) -> bool {
        !self.watchers.is_empty() || !self.previews.is_empty()
    }
}

impl Hub {
    /// Returns an empty hub whose lobby lists at most `bounds`.
    pub(crate) fn with_lobby(bounds: LobbyBounds) -> Hub {
        let hub = Hub::default();
        hub.lock().lobby = Lobby::with(bounds);
        hub
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    // ---- warm matches

    /// Returns a ticket, to be taken before a match is read and passed on with the result.
    pub(crate) fn ticket(&self) -> Ticket {
        let mut inner = self.lock();
        inner.next_ticket += 1;
        Ticket(inner.next_ticket)
    }

    /// Returns a warm match.
    pub(crate) fn snapshot(&self, id: MatchId) -> Option<Arc<Snapshot>> {
        let mut inner = self.lock();
        inner.uses += 1;
        let uses = inner.uses;
        let room = inner.rooms.get_mut(&id)?;
        room.last_use = uses;
        room.snapshot.clone()
    }

    /// Keeps a match warm unless a newer state of it is known, notifies the watchers, and returns the newest state.
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
        let newest = room.snapshot.clone().unwrap_or_else(|| Arc::clone(&snapshot));
        if is_newer {
            inner.other_room_changed(&snapshot);
        }
        newest
    }

    /// Notifies the watchers of matches that others may see more or less of them now.
    pub(crate) fn sight_changed(&self, matches: impl IntoIterator<Item = MatchId>) {
        let mut inner = self.lock();
        let inner = &mut *inner;
        for id in matches {
            if let Some(room) = inner.rooms.get_mut(&id) {
                room.changed(id, &inner.sockets);
            }
        }
    }

    /// Drops a match that is deleted or whose state is in doubt. Its watchers reload it.
    pub(crate) fn forget(&self, id: MatchId) {
        let mut inner = self.lock();
        let inner = &mut *inner;
        if let Some(room) = inner.rooms.get_mut(&id) {
            let known = room.snapshot.take();
            room.changed(id, &inner.sockets);
            if !room.has_viewers() {
                inner.rooms.remove(&id);
            }
            if let Some(known) = known {
                inner.other_room_changed(&known);
            }
        }
    }

    /// Drops a match if its warm state is older than event `seq`.
    pub(crate) fn forget_older(&self, id: MatchId, seq: u32) {
        if self.snapshot(id).is_some_and(|snapshot| snapshot.last_seq < seq) {
            self.forget(id);
        }
    }

    /// Returns all warm matches.
    pub(crate) fn warm(&self) -> Vec<Arc<Snapshot>> {
        self.lock().rooms.values().filter_map(|room| room.snapshot.clone()).collect()
    }

    /// Returns true if a socket of this node watches or previews the match, or a table whose public state depends on it.
    pub(crate) fn is_watched(&self, id: MatchId) -> bool {
        let inner = self.lock();
        let Some(room) = inner.rooms.get(&id) else { return false };
        let is_for_another = |table: &Snapshot| {
            let others = inner.rooms.values().filter(|other| other.has_viewers());
            others.filter_map(|other| other.snapshot.as_deref()).any(|other| is_of_other_room(table, other))
        };
        room.has_viewers() || room.snapshot.as_deref().is_some_and(is_for_another)
    }

    /// Returns the matches watched or previewed from this node, each with the number of the last known chat line.
    pub(crate) fn watched(&self) -> Vec<(MatchId, u32)> {
        let inner = self.lock();
        let watched = inner.rooms.iter().filter(|(_, room)| room.has_viewers());
        watched.map(|(&id, room)| (id, room.last_line)).collect()
    }

    /// Returns the warm matches in which this user has a seat.
    pub(crate) fn warm_matches_of(&self, user: UserId) -> Vec<MatchId> {
        let inner = self.lock();
        let rooms = inner.rooms.iter().filter(|(_, room)| {
            room.snapshot.as_ref().is_some_and(|snapshot| snapshot.people.contains_key(&user))
        });
        rooms.map(|(id, _)| *id).collect()
    }

    // ---- sockets

    /// Opens a socket. The flag is true if the person was not connected to any node, or was idle.
    pub fn connect(&self, identity: Option<Identity>) -> (SocketId, Arc<Mailbox>, bool) {
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

    /// Returns the number of sockets that a session or token has open on this node.
    pub fn sockets_of(&self, session: SessionId) -> usize {
        let inner = self.lock();
        let is_its = |socket: &&Socket| socket.identity.is_some_and(|identity| identity.session == session);
        inner.sockets.values().filter(is_its).count()
    }

    /// Opens a socket of a sensor board. It watches for its owner and does not count as present in the lobby.
    pub fn connect_board(&self, board: BoardId, token: String, owner: UserId) -> (SocketId, Arc<Mailbox>) {
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

    /// Notifies the connections of a board that its state changed.
    pub(crate) fn board_changed(&self, board: BoardId) {
        let inner = self.lock();
        for socket in inner.boards.get(&board).into_iter().flat_map(HashMap::keys) {
            if let Some(socket) = inner.sockets.get(socket) {
                socket.mailbox.mark(Topic::Board(board));
            }
        }
    }

    /// Returns the boards connected here, with the tokens of their connections.
    pub(crate) fn boards(&self) -> Vec<(BoardId, String)> {
        let inner = self.lock();
        let connections =
            inner.boards.iter().flat_map(|(id, tokens)| tokens.values().map(|token| (*id, token.clone())));
        connections.collect()
    }

    /// Closes a socket. Returns true if the person has no other socket on any node.
    pub fn disconnect(&self, socket: SocketId, now: Millis) -> bool {
        let mut inner = self.lock();
        self.presence_changed.notify_one();
        inner.lobby_watchers.remove(&socket);
        inner.competitions.forget(socket);
        inner.boards.retain(|_, tokens| {
            tokens.remove(&socket);
            !tokens.is_empty()
        });
        let watched: Vec<MatchId> = inner
            .rooms
            .iter()
            .filter(|(_, room)| room.watchers.contains_key(&socket) || room.previews.contains(&socket))
            .map(|(id, _)| *id)
            .collect();
        for id in watched {
            inner.unwatch(socket, id);
            inner.unpreview(socket, id);
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

    /// Records a client's report of input or idleness, and updates the lobby entry of `name`.
    pub fn heard_of_input(&self, socket: SocketId, name: &str, is_idle: bool) {
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

    /// Returns true if a connected person has been idle for some minutes on all nodes.
    pub(crate) fn is_idle(&self, user: UserId) -> bool {
        self.lock().is_idle(user)
    }

    /// Returns the number of open sockets.
    pub fn socket_count(&self) -> usize {
        self.lock().sockets.len()
    }

    /// Returns true if a person has a socket on any node.
    pub(crate) fn is_here(&self, user: UserId) -> bool {
        let inner = self.lock();
        matches!(inner.people.get(&user), Some(Presence::Here { .. })) || inner.elsewhere.has(user)
    }

    /// Returns the time since which a person has no socket on any node, or `None` if the person has one. Returns
    /// `otherwise` for a person never seen.
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

    /// Notifies all sockets that maintenance begins or ends.
    pub(crate) fn tell_all_of_maintenance(&self) {
        for socket in self.lock().sockets.values() {
            socket.mailbox.mark(Topic::Maintenance);
        }
    }

    /// Notifies the sockets of a user, or of one session, that they are signed out.
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

    /// Makes a socket watch a match.
    pub fn watch(&self, socket: SocketId, id: MatchId) {
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

    /// Makes a socket stop watching a match.
    pub fn unwatch(&self, socket: SocketId, id: MatchId) {
        self.lock().unwatch(socket, id);
        self.presence_changed.notify_one();
    }

    /// Makes a socket receive a match without counting as a spectator.
    pub fn preview(&self, socket: SocketId, id: MatchId) {
        let mut inner = self.lock();
        if inner.sockets.contains_key(&socket) {
            inner.rooms.entry(id).or_default().previews.insert(socket);
        }
    }

    /// Ends the preview of a match.
    pub fn unpreview(&self, socket: SocketId, id: MatchId) {
        self.lock().unpreview(socket, id);
    }

    /// Returns the version of a match; it changes when there is news for watchers.
    pub fn version(&self, id: MatchId) -> Version {
        self.lock().rooms.get(&id).map(|room| room.version).unwrap_or_default()
    }

    /// Returns the message for spectators of this version who know the events up to `since`, if one was made lately.
    pub fn frame(&self, id: MatchId, version: Version, since: u32) -> Option<Arc<Frame>> {
        let inner = self.lock();
        let fits = |frame: &&Arc<Frame>| {
            frame.version == version && frame.since == since && frame.made_at.elapsed() < Frame::FRESH
        };
        inner.rooms.get(&id)?.frames.iter().find(fits).cloned()
    }

    /// Keeps the message for other spectators, unless there is news since it was made.
    pub fn keep_frame(&self, id: MatchId, frame: &Arc<Frame>) {
        if let Some(room) = self.lock().rooms.get_mut(&id)
            && room.version == frame.version
        {
            room.frames.retain(|kept| kept.since != frame.since);
            if room.frames.len() >= Frame::KEPT_MAX {
                room.frames.remove(0);
            }
            room.frames.push(Arc::clone(frame));
        }
    }

    /// Returns the connected players and the number of spectators of a match.
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

    /// Notifies the watchers of a match of new chat lines.
    pub(crate) fn chat_grew(&self, id: MatchId) {
        let inner = self.lock();
        for watcher in inner.rooms.get(&id).iter().flat_map(|room| room.watchers.keys()) {
            if let Some(socket) = inner.sockets.get(watcher) {
                socket.mailbox.mark(Topic::Chat(id));
            }
        }
    }

    /// Records the last chat line of a match found by polling, and notifies the watchers.
    pub(crate) fn chat_found(&self, id: MatchId, last_line: u32) {
        if let Some(room) = self.lock().rooms.get_mut(&id) {
            room.last_line = last_line;
        }
        self.chat_grew(id);
    }

    /// Returns the number of the last lobby line known to this node.
    pub(crate) fn lobby_lines_known(&self) -> u32 {
        self.lock().lobby_lines.back().map_or(0, |said| said.line.number)
    }

    /// Adds lobby lines in order. Known ones are skipped.
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

    /// Hides the lobby lines of a deleted account from newcomers. Their numbers stay taken.
    pub(crate) fn forget_lobby_lines_of(&self, user: UserId) {
        for said in self.lock().lobby_lines.iter_mut().filter(|said| said.by == user) {
            said.is_gone = true;
        }
    }

    /// Returns the latest lobby lines except those of the users in `apart`, and the number of the last line.
    pub(crate) fn lobby_lines(&self, apart: &HashSet<UserId>) -> (u32, Vec<ChatLine>) {
        let inner = self.lock();
        let shown = inner.lobby_lines.iter().filter(|said| !said.is_gone && !apart.contains(&said.by));
        let last = inner.lobby_lines.back().map_or(0, |said| said.line.number);
        (last, shown.map(|said| said.line.clone()).collect())
    }

    /// Returns the lines after `known` that this viewer may see, and the number of the last line.
    pub fn lobby_lines_after(&self, known: u32, viewer: Option<UserId>) -> (u32, Vec<ChatLine>) {
        let inner = self.lock();
        let new = inner.lobby_lines.iter().filter(|said| !said.is_gone && said.line.number > known);
        let shown = new.filter(|said| viewer.is_none_or(|viewer| !said.apart.contains(&viewer)));
        let lines = shown.map(|said| said.line.clone()).collect();
        (inner.lobby_lines.back().map_or(known, |said| said.line.number), lines)
    }

    /// Returns the sessions behind the sockets of this node.
    pub(crate) fn sessions(&self) -> HashMap<SessionId, UserId> {
        let inner = self.lock();
        inner
            .sockets
            .values()
            .filter_map(|socket| socket.identity)
            .map(|who| (who.session, who.user))
            .collect()
    }

    /// Notifies the watchers of a match of progress in its analysis.
    pub(crate) fn analysis_grew(&self, id: MatchId) {
        let inner = self.lock();
        for watcher in inner.rooms.get(&id).iter().flat_map(|room| room.watchers.keys()) {
            if let Some(socket) = inner.sockets.get(watcher) {
                socket.mailbox.mark(Topic::Analysis(id));
            }
        }
    }

    // ---- the lobby

    /// Returns the tables and matches in the lobby.
    pub(crate) fn shown_in_lobby(&self) -> Vec<MatchId> {
        self.lock().lobby.ids()
    }

    /// Makes a socket watch the lobby. Returns the lobby as it is now, and its version.
    pub fn watch_lobby(&self, socket: SocketId, viewer: Option<&str>) -> (LobbyVersion, LobbySnapshot) {
        let mut inner = self.lock();
        inner.lobby_watchers.insert(socket);
        (inner.lobby.version(), inner.lobby.snapshot(viewer))
    }

    /// Makes a socket stop watching the lobby.
    pub fn unwatch_lobby(&self, socket: SocketId) {
        self.lock().lobby_watchers.remove(&socket);
    }

    /// Returns a page of connected players, those that the lobby does not list included.
    pub(crate) fn find_players(
        &self,
        wanted: &str,
        after: Option<&str>,
        most: usize,
    ) -> (Vec<LobbyPlayer>, Option<String>) {
        self.lock().lobby.find_players(wanted, after, most)
    }

    /// Returns the lobby as `viewer` may see it.
    pub(crate) fn lobby(&self, viewer: Option<&str>) -> LobbySnapshot {
        self.lock().lobby.snapshot(viewer)
    }

    /// Returns the changes of the lobby since `known`.
    pub fn lobby_since(&self, known: LobbyVersion, viewer: Option<&str>) -> (LobbyVersion, Told) {
        let inner = self.lock();
        (inner.lobby.version(), inner.lobby.since(known, viewer))
    }

    /// Updates the lobby entry of a table or match. At most one of the two is shown.
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

    /// Updates the lobby entry of a connected player. The lobby works out the player's activity.
    pub(crate) fn show_player(&self, player: LobbyPlayer) {
        self.change_lobby(|lobby| lobby.set_player(player));
    }

    /// Returns the activity of a connected player, or `None` if the player is not connected.
    pub(crate) fn activity(&self, name: &str) -> Option<wire::PlayerActivity> {
        self.lock().lobby.activity(name)
    }

    /// Removes a player from the lobby.
    pub fn hide_player(&self, name: &str) {
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

impl Inner {
    /// Notifies the watchers of the tables that play the same board of a team match: spectators see a turn there when
    /// this table has completed it.
    fn other_room_changed(&mut self, changed: &Snapshot) {
        if !changed.is_of_team_match() {
            return;
        }
        for (id, room) in &mut self.rooms {
            if room.snapshot.as_deref().is_some_and(|other| is_of_other_room(changed, other)) {
                room.changed(*id, &self.sockets);
            }
        }
    }

    fn unwatch(&mut self, socket: SocketId, id: MatchId) {
        let mut has_gone = false;
        if let Some(room) = self.rooms.get_mut(&id) {
            if room.watchers.remove(&socket).is_some() {
                room.changed(id, &self.sockets);
                has_gone = true;
            }
            if !room.has_viewers() && room.snapshot.is_none() {
                self.rooms.remove(&id);
            }
        }
        if has_gone {
            self.watchers_changed(id);
        }
    }

    fn unpreview(&mut self, socket: SocketId, id: MatchId) {
        let Some(room) = self.rooms.get_mut(&id) else { return };
        room.previews.remove(&socket);
        if !room.has_viewers() && room.snapshot.is_none() {
            self.rooms.remove(&id);
        }
    }
}

/// Returns true if two tables play the same board of a team match in different rooms.
fn is_of_other_room(table: &Snapshot, other: &Snapshot) -> bool {
    table.is_of_team_match()
        && table.facts.roll_set == other.facts.roll_set
        && table.facts.id != other.facts.id
}

/// Makes room by dropping a quarter of the unwatched matches, the least recently used first.
fn drop_longest_unused(rooms: &mut HashMap<MatchId, Room>) {
    let mut unused: Vec<(u64, MatchId)> =
        rooms.iter().filter(|(_, room)| !room.has_viewers()).map(|(id, room)| (room.last_use, *id)).collect();
    unused.sort_unstable();
    for (_, id) in unused.iter().take(WARM_MAX / 4) {
        rooms.remove(id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_preview_is_news_for_its_socket_and_no_watcher() {
        let (hub, id) = (Hub::default(), MatchId::from_row(1));
        let (visitor, mailbox, _) = hub.connect(None);
        let (spectator, ..) = hub.connect(None);
        hub.preview(visitor, id);
        assert!(hub.is_watched(id), "its news is read from other nodes too");
        assert_eq!(hub.watched(), [(id, 0)]);
        assert_eq!(hub.next_statement(), None, "other nodes need not know");
        hub.watch(spectator, id);
        assert!(mailbox.take().await.contains(&Topic::Match(id)));
        hub.chat_grew(id);
        hub.analysis_grew(id);
        hub.unwatch(spectator, id);
        assert_eq!(mailbox.take().await.into_iter().collect::<Vec<_>>(), [Topic::Match(id)]);
        hub.unpreview(visitor, id);
        assert!(!hub.is_watched(id) && hub.watched().is_empty());

        // A closed socket leaves nothing behind.
        hub.preview(visitor, id);
        hub.disconnect(visitor, Millis(0));
        assert!(!hub.is_watched(id) && hub.watched().is_empty());
        hub.preview(visitor, id);
        assert!(!hub.is_watched(id), "a socket that is gone previews nothing");
    }
}
