//! The hub's methods for the rooms of matches.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use rules::{BySide, Side};
use store::id::{MatchId, UserId};
use wire::Millis;

use super::{Frame, Room, Ticket, Version};
use crate::{
    match_state::{snapshot::Snapshot, view::Surroundings},
    presence::{
        hub::{
            Hub, Inner,
            sockets::{SocketId, Sockets},
        },
        mailbox::Topic,
    },
};

/// The maximum number of warm matches. At the limit, the least recently used ones without watchers are dropped.
const WARM_MAX: usize = 4_096;

impl Hub {
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
        let id = snapshot.facts.id;
        make_room(&mut inner.rooms, id);
        let room = inner.rooms.entry(id).or_default();
        room.last_use = inner.uses;
        // With as many events, the state that was read later wins: seats and boards, for example, change without an
        // event.
        let is_newer = room
            .snapshot
            .as_ref()
            .is_none_or(|kept| (snapshot.last_seq, ticket) > (kept.last_seq, room.read));
        if is_newer {
            room.read = ticket;
            room.snapshot = Some(Arc::clone(&snapshot));
            room.changed(id, &self.sockets);
        }
        let newest = room.snapshot.clone().unwrap_or_else(|| Arc::clone(&snapshot));
        if is_newer {
            inner.other_room_changed(&snapshot, &self.sockets);
        }
        newest
    }

    /// Notifies the watchers of matches whose visibility has changed.
    pub(crate) fn sight_changed(&self, matches: impl IntoIterator<Item = MatchId>) {
        let mut inner = self.lock();
        let inner = &mut *inner;
        for id in matches {
            if let Some(room) = inner.rooms.get_mut(&id) {
                room.changed(id, &self.sockets);
            }
        }
    }

    /// Drops a match that is deleted or whose state is in doubt. Its watchers reload it.
    pub(crate) fn forget(&self, id: MatchId) {
        let mut inner = self.lock();
        let inner = &mut *inner;
        if let Some(room) = inner.rooms.get_mut(&id) {
            let known = room.snapshot.take();
            room.changed(id, &self.sockets);
            if !room.has_viewers() {
                inner.rooms.remove(&id);
            }
            if let Some(known) = known {
                inner.other_room_changed(&known, &self.sockets);
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

    /// Returns true if a socket of this node watches or previews the match, or a table whose public state depends on
    /// it.
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

    /// Makes a socket watch a match.
    pub fn watch(&self, socket: SocketId, id: MatchId) {
        let mut inner = self.lock();
        let inner = &mut *inner;
        let Some(user) = self.sockets.watches_for(socket) else { return };
        let room = inner.rooms.entry(id).or_default();
        if room.watchers.insert(socket, user).is_none() {
            room.changed(id, &self.sockets);
            inner.watchers_changed(id);
            self.presence_changed.notify_one();
        }
    }

    /// Makes a socket stop watching a match.
    pub fn unwatch(&self, socket: SocketId, id: MatchId) {
        self.lock().unwatch(socket, id, &self.sockets);
        self.presence_changed.notify_one();
    }

    /// Makes a socket receive a match without counting as a spectator.
    pub fn preview(&self, socket: SocketId, id: MatchId) {
        let mut inner = self.lock();
        if self.sockets.watches_for(socket).is_some() {
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

    /// Returns the presence of the players and the number of spectators of a match.
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
            presence: BySide::new_with(|side: Side| {
                snapshot.facts.seats[side]
                    .map_or(wire::Presence::Gone, |seated| inner.presence_at(snapshot.facts.id, seated.user))
            }),
            gone_since: BySide::default(),
            spectators: u32::try_from(spectators).unwrap_or(u32::MAX),
            events_max: u32::MAX,
        }
    }

    /// Notifies the watchers of a match of new chat lines.
    pub(crate) fn chat_grew(&self, id: MatchId) {
        let inner = self.lock();
        let watchers = inner.rooms.get(&id).into_iter().flat_map(|room| room.watchers.keys());
        self.sockets.mark(watchers, Topic::Chat(id));
    }

    /// Records the last chat line of a match found by polling, and notifies the watchers.
    pub(crate) fn chat_found(&self, id: MatchId, last_line: u32) {
        if let Some(room) = self.lock().rooms.get_mut(&id) {
            room.last_line = last_line;
        }
        self.chat_grew(id);
    }

    /// Notifies the watchers of a match of progress in its analysis.
    pub(crate) fn analysis_grew(&self, id: MatchId) {
        let inner = self.lock();
        let watchers = inner.rooms.get(&id).into_iter().flat_map(|room| room.watchers.keys());
        self.sockets.mark(watchers, Topic::Analysis(id));
    }
}

impl Inner {
    /// Notifies the watchers of the tables that play the same board of a team match: spectators see a turn there when
    /// this table has completed it.
    fn other_room_changed(&mut self, changed: &Snapshot, sockets: &Sockets) {
        if !changed.is_of_team_match() {
            return;
        }
        for (id, room) in &mut self.rooms {
            if room.snapshot.as_deref().is_some_and(|other| is_of_other_room(changed, other)) {
                room.changed(*id, sockets);
            }
        }
    }

    pub(in crate::presence::hub) fn unwatch(&mut self, socket: SocketId, id: MatchId, sockets: &Sockets) {
        let mut has_gone = false;
        if let Some(room) = self.rooms.get_mut(&id) {
            if room.watchers.remove(&socket).is_some() {
                room.changed(id, sockets);
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

    pub(in crate::presence::hub) fn unpreview(&mut self, socket: SocketId, id: MatchId) {
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

/// Makes room for a match. At the limit, a quarter of the unwatched matches are dropped, the least recently used first.
fn make_room(rooms: &mut HashMap<MatchId, Room>, id: MatchId) {
    if rooms.len() < WARM_MAX || rooms.contains_key(&id) {
        return;
    }
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

    #[test]
    fn a_node_keeps_a_bounded_number_of_matches_that_nobody_watches() {
        let id = |number: usize| MatchId::from_row(i64::try_from(number).unwrap());
        let used = |number: usize| Room { last_use: u64::try_from(number).unwrap(), ..Room::default() };
        let mut rooms = HashMap::from([(id(0), used(0))]);
        rooms.get_mut(&id(0)).unwrap().previews.insert(SocketId::default());
        for number in 1..3 * WARM_MAX {
            make_room(&mut rooms, id(number));
            rooms.insert(id(number), used(number));
            assert!(rooms.len() <= WARM_MAX && rooms.contains_key(&id(0)), "{number}");
            // The latest half is always there.
            let late = number.saturating_sub(WARM_MAX / 2).max(1);
            assert!(rooms.contains_key(&id(late)), "{number}");
        }
        let before = rooms.len();
        make_room(&mut rooms, id(0));
        assert_eq!(rooms.len(), before, "a match that is there needs no room");
    }

    #[tokio::test]
    async fn a_preview_is_news_for_its_socket_and_no_watcher() {
        let (hub, id) = (Hub::default(), MatchId::from_row(1));
        let (visitor, mailbox, _) = hub.connect(None);
        let (spectator, ..) = hub.connect(None);
        hub.preview(visitor, id);
        assert!(hub.is_watched(id), "its news from other nodes is read too");
        assert_eq!(hub.watched(), [(id, 0)]);
        assert_eq!(hub.next_statement(), None, "other nodes are not notified");
        hub.watch(spectator, id);
        assert!(mailbox.wait_for_topics().await.contains(&Topic::Match(id)));
        hub.chat_grew(id);
        hub.analysis_grew(id);
        hub.unwatch(spectator, id);
        assert_eq!(mailbox.wait_for_topics().await.into_iter().collect::<Vec<_>>(), [Topic::Match(id)]);
        hub.unpreview(visitor, id);
        assert!(!hub.is_watched(id) && hub.watched().is_empty());

        // A closed socket leaves nothing behind.
        hub.preview(visitor, id);
        hub.disconnect(visitor, Millis(0));
        assert!(!hub.is_watched(id) && hub.watched().is_empty());
        hub.preview(visitor, id);
        assert!(!hub.is_watched(id), "a closed socket has no preview");
    }
}
