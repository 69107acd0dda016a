//! The hub's methods for the presence on all nodes.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    time::Duration,
};

use store::id::{MatchId, UserId};
use tokio::time::Instant;
use wire::Millis;

use super::{Believed, Node, Statement, Watching};
use crate::{
    exchange::NodeId,
    match_state::snapshot::Snapshot,
    presence::hub::{Contact, Hub, Inner, people::Presence, sockets::Sockets},
};

impl Inner {
    /// Records that a person came to this node or left it.
    pub(in crate::presence::hub) fn person_changed(&mut self, user: UserId) {
        self.unsaid.people.insert(user);
    }

    /// Records that the watchers of a match changed on this node.
    pub(in crate::presence::hub) fn watchers_changed(&mut self, id: MatchId) {
        self.unsaid.rooms.insert(id);
    }

    /// Returns true if a user is connected but has been idle for some minutes on all nodes.
    pub(in crate::presence::hub) fn is_idle(&self, user: UserId) -> bool {
        let is_active_here = match self.people.get(&user) {
            Some(Presence::Here { sockets, idle }) => idle < sockets,
            Some(Presence::GoneSince(_)) | None => false,
        };
        let is_here = self.is_at_this_node(user) || self.elsewhere.has(user);
        is_here && !is_active_here && !self.elsewhere.has_active(user)
    }

    fn idle_among(&self, here: &[UserId]) -> Vec<UserId> {
        let is_idle = |user: &&UserId| match self.people.get(*user) {
            Some(Presence::Here { sockets, idle }) => idle == sockets,
            Some(Presence::GoneSince(_)) | None => false,
        };
        here.iter().filter(is_idle).copied().collect()
    }

    fn is_at_this_node(&self, user: UserId) -> bool {
        matches!(self.people.get(&user), Some(Presence::Here { .. }))
    }

    fn watching_here(&self, id: MatchId) -> Watching {
        let watchers = self.rooms.get(&id).map(|room| &room.watchers);
        let users: BTreeSet<UserId> =
            watchers.iter().flat_map(|watchers| watchers.values()).flatten().copied().collect();
        let strangers =
            watchers.map_or(0, |watchers| watchers.values().filter(|user| user.is_none()).count());
        let contacts = users.iter().filter_map(|&user| Some((user, self.contact_here(id, user)?)));
        let with = |wanted: Contact| {
            contacts.clone().filter(|(_, contact)| *contact == wanted).map(|(user, _)| user).collect()
        };
        let (slow, silent) = (with(Contact::Slow), with(Contact::Silent));
        Watching { id, users: users.into_iter().collect(), slow, silent, strangers }
    }

    /// Returns the best contact to a user among the sockets of this node that watch a match.
    fn contact_here(&self, id: MatchId, user: UserId) -> Option<Contact> {
        let watchers = self.rooms.get(&id)?.watchers.iter().filter(|(_, watcher)| **watcher == Some(user));
        watchers.map(|(socket, _)| self.contacts.get(socket).copied().unwrap_or(Contact::Good)).max()
    }

    /// Returns where a player of a match is.
    pub(in crate::presence::hub) fn presence_at(&self, id: MatchId, user: UserId) -> wire::Presence {
        match self.contact_here(id, user).max(self.elsewhere.contact(id, user)) {
            Some(Contact::Good) => wire::Presence::Good,
            Some(Contact::Slow) => wire::Presence::Slow,
            Some(Contact::Silent) => wire::Presence::Reconnecting,
            None if self.is_at_this_node(user) || self.elsewhere.has(user) => wire::Presence::Elsewhere,
            None => wire::Presence::Gone,
        }
    }

    /// Notifies the watchers of these users' matches that they came to the site or left it.
    pub(in crate::presence::hub) fn whereabouts_changed(&mut self, users: &[UserId], sockets: &Sockets) {
        for (id, room) in &mut self.rooms {
            let is_theirs = |snapshot: &Snapshot| users.iter().any(|user| snapshot.people.contains_key(user));
            if room.has_viewers() && room.snapshot.as_deref().is_some_and(is_theirs) {
                room.changed(*id, sockets);
            }
        }
    }

    /// Marks people who are on no node as gone since `now`.
    fn note_gone(&mut self, users: &[UserId], now: Millis) {
        for &user in users {
            if !self.is_at_this_node(user) && !self.elsewhere.has(user) {
                self.people.insert(user, Presence::GoneSince(now));
            }
        }
    }

    fn rooms_changed(&mut self, ids: impl IntoIterator<Item = MatchId>, sockets: &Sockets) {
        for id in ids {
            if let Some(room) = self.rooms.get_mut(&id) {
                room.changed(id, sockets);
            }
        }
    }
}

impl Hub {
    /// Waits until there are changes to send.
    pub(crate) async fn presence_changed(&self) {
        self.presence_changed.notified().await;
    }

    /// Returns the changes since the last statement, if there are any.
    pub(crate) fn next_statement(&self) -> Option<Statement> {
        let mut inner = self.lock();
        if inner.unsaid.people.is_empty() && inner.unsaid.rooms.is_empty() {
            return None;
        }
        inner.unsaid.number += 1;
        let number = inner.unsaid.number;
        let (people, rooms) =
            (std::mem::take(&mut inner.unsaid.people), std::mem::take(&mut inner.unsaid.rooms));
        let (here, gone): (Vec<_>, Vec<_>) =
            people.into_iter().partition(|&user| inner.is_at_this_node(user));
        let idle = inner.idle_among(&here);
        let rooms = rooms.into_iter().map(|id| inner.watching_here(id)).collect();
        Some(Statement { number, complete: false, here, idle, gone, rooms })
    }

    /// Returns an empty statement as a sign of life.
    pub(crate) fn sign_of_life(&self) -> Statement {
        let mut inner = self.lock();
        inner.unsaid.number += 1;
        Statement { number: inner.unsaid.number, ..Statement::default() }
    }

    /// Returns a full statement.
    pub(crate) fn complete_statement(&self) -> Statement {
        let mut inner = self.lock();
        inner.unsaid.people.clear();
        inner.unsaid.rooms.clear();
        inner.unsaid.number += 1;
        let here: Vec<_> = inner.people.keys().copied().filter(|&user| inner.is_at_this_node(user)).collect();
        let idle = inner.idle_among(&here);
        let watched = inner.rooms.iter().filter(|(_, room)| !room.watchers.is_empty());
        let rooms = watched.map(|(&id, _)| inner.watching_here(id)).collect();
        Statement { number: inner.unsaid.number, complete: true, here, idle, gone: Vec::new(), rooms }
    }

    /// Returns the last statement of a node that stops.
    pub(crate) fn farewell(&self) -> Statement {
        let mut inner = self.lock();
        inner.unsaid.number += 1;
        Statement { number: inner.unsaid.number, complete: true, ..Statement::default() }
    }

    /// Applies a statement of another node.
    pub(crate) fn believe(&self, from: NodeId, statement: Statement, now: Millis) -> Believed {
        let mut inner = self.lock();
        let inner = &mut *inner;
        let known = inner.elsewhere.nodes.get(&from).map(|node| node.number);
        if !statement.complete && known.is_none_or(|known| known + 1 != statement.number) {
            return Believed::Missed;
        }
        let before = if statement.complete { inner.elsewhere.nodes.remove(&from) } else { None };
        let mut changed: BTreeSet<UserId> = statement.here.iter().chain(&statement.gone).copied().collect();
        let mut rooms: BTreeSet<MatchId> = statement.rooms.iter().map(|room| room.id).collect();
        if let Some(before) = before {
            changed.extend(&before.people);
            rooms.extend(before.rooms.keys());
        }
        let node = inner.elsewhere.nodes.entry(from).or_insert_with(|| Node {
            number: 0,
            heard_at: Instant::now(),
            people: HashSet::new(),
            idle: HashSet::new(),
            rooms: HashMap::new(),
        });
        node.number = statement.number;
        node.heard_at = Instant::now();
        node.people.extend(&statement.here);
        for user in statement.here.iter().chain(&statement.gone) {
            node.idle.remove(user);
        }
        node.idle.extend(&statement.idle);
        for user in &statement.gone {
            node.people.remove(user);
        }
        for room in statement.rooms {
            if room.users.is_empty() && room.strangers == 0 {
                node.rooms.remove(&room.id);
            } else {
                node.rooms.insert(room.id, room);
            }
        }
        let changed: Vec<UserId> = changed.into_iter().collect();
        inner.note_gone(&changed, now);
        inner.rooms_changed(rooms, &self.sockets);
        inner.whereabouts_changed(&changed, &self.sockets);
        Believed::Changed(changed)
    }

    /// Forgets nodes that were silent for `silence`. Returns the people who may be gone with them.
    pub(crate) fn forget_silent_nodes(&self, silence: Duration, now: Millis) -> Vec<UserId> {
        let mut inner = self.lock();
        let inner = &mut *inner;
        let silent: Vec<NodeId> = inner
            .elsewhere
            .nodes
            .iter()
            .filter(|(_, node)| node.heard_at.elapsed() > silence)
            .map(|(&id, _)| id)
            .collect();
        let mut gone = Vec::new();
        for id in silent {
            tracing::info!(node = %id, "a node has stopped reporting");
            if let Some(node) = inner.elsewhere.nodes.remove(&id) {
                gone.extend(node.people);
                inner.rooms_changed(node.rooms.into_keys(), &self.sockets);
            }
        }
        inner.note_gone(&gone, now);
        inner.whereabouts_changed(&gone, &self.sockets);
        gone
    }

    /// Returns the number of other nodes.
    pub(crate) fn other_nodes(&self) -> usize {
        self.lock().elsewhere.nodes.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presence::hub::Identity;
    use store::id::SessionId;

    const NOW: Millis = Millis(1_000);

    fn identity() -> Identity {
        Identity { user: UserId::random(), session: SessionId::random() }
    }

    #[test]
    fn a_user_of_another_node_is_online_until_that_node_reports_otherwise() {
        let (one, two) = (Hub::default(), Hub::default());
        let node = NodeId::random();
        let anna = identity();
        let (first, ..) = one.connect(Some(anna));
        assert_eq!(two.believe(node, one.complete_statement(), NOW), Believed::Changed(vec![anna.user]));
        assert!(two.is_here(anna.user));
        let (second, ..) = one.connect(Some(anna));
        one.disconnect(first, NOW);
        assert_eq!(two.believe(node, one.sign_of_life(), NOW), Believed::Changed(vec![]));
        assert!(two.is_here(anna.user), "by another socket");
        one.disconnect(second, NOW);
        assert_eq!(two.believe(node, one.next_statement().unwrap(), NOW), Believed::Changed(vec![anna.user]));
        assert!(!two.is_here(anna.user));
        assert_eq!(two.gone_since(anna.user, Millis(0)), Some(NOW));
    }

    #[test]
    fn a_user_without_input_on_any_socket_is_idle() {
        let (one, two) = (Hub::default(), Hub::default());
        let node = NodeId::random();
        let anna = identity();
        let (first, ..) = one.connect(Some(anna));
        let (second, ..) = one.connect(Some(anna));
        one.heard_of_input(first, "anna", true);
        assert!(!one.is_idle(anna.user), "another socket is still active");
        one.heard_of_input(second, "anna", true);
        one.heard_of_input(second, "anna", true);
        assert!(one.is_idle(anna.user));
        two.believe(node, one.complete_statement(), NOW);
        assert!(two.is_idle(anna.user) && two.is_here(anna.user));
        // A socket on the other node, then one with input here.
        let (third, ..) = two.connect(Some(anna));
        assert!(!two.is_idle(anna.user));
        two.disconnect(third, NOW);
        assert!(two.is_idle(anna.user));
        one.heard_of_input(first, "anna", false);
        two.believe(node, one.next_statement().unwrap(), NOW);
        assert!(!one.is_idle(anna.user) && !two.is_idle(anna.user));
        // The socket with input is closed; the other has been idle for long.
        one.disconnect(first, NOW);
        two.believe(node, one.next_statement().unwrap(), NOW);
        assert!(one.is_idle(anna.user) && two.is_idle(anna.user));
    }

    #[test]
    fn the_best_of_a_players_sockets_counts_on_all_nodes() {
        let (one, two) = (Hub::default(), Hub::default());
        let (node, id, anna) = (NodeId::random(), MatchId::from_row(1), identity());
        let at = |hub: &Hub| hub.lock().presence_at(id, anna.user);
        assert_eq!(at(&one), wire::Presence::Gone);
        let (first, ..) = one.connect(Some(anna));
        assert_eq!(at(&one), wire::Presence::Elsewhere);
        one.watch(first, id);
        two.believe(node, one.complete_statement(), NOW);
        assert_eq!((at(&one), at(&two)), (wire::Presence::Good, wire::Presence::Good));
        for (contact, presence) in
            [(Contact::Slow, wire::Presence::Slow), (Contact::Silent, wire::Presence::Reconnecting)]
        {
            one.contact_changed(first, contact, &[id]);
            two.believe(node, one.next_statement().unwrap(), NOW);
            assert_eq!((at(&one), at(&two)), (presence, presence));
        }
        let (second, ..) = two.connect(Some(anna));
        two.watch(second, id);
        assert_eq!(at(&two), wire::Presence::Good, "by the other socket");
        two.disconnect(second, NOW);
        one.disconnect(first, NOW);
        two.believe(node, one.next_statement().unwrap(), NOW);
        assert_eq!((at(&one), at(&two)), (wire::Presence::Gone, wire::Presence::Gone));
        assert!(one.lock().contacts.is_empty(), "a closed socket leaves nothing behind");
    }

    #[test]
    fn a_missed_statement_is_noticed_and_made_up_for() {
        let (one, two) = (Hub::default(), Hub::default());
        let node = NodeId::random();
        two.believe(node, one.complete_statement(), NOW);
        let anna = identity();
        one.connect(Some(anna));
        let lost = one.next_statement().unwrap();
        assert_eq!(lost.here, [anna.user]);
        assert_eq!(two.believe(node, one.sign_of_life(), NOW), Believed::Missed);
        assert!(!two.is_here(anna.user));
        assert_eq!(two.believe(node, one.complete_statement(), NOW), Believed::Changed(vec![anna.user]));
        assert_eq!(two.believe(node, one.farewell(), NOW), Believed::Changed(vec![anna.user]));
        assert!(!two.is_here(anna.user));
    }

    #[test]
    fn users_of_a_silent_node_are_offline() {
        let (one, two) = (Hub::default(), Hub::default());
        let (anna, berta) = (identity(), identity());
        for who in [anna, berta] {
            one.connect(Some(who));
        }
        two.connect(Some(berta));
        two.believe(NodeId::random(), one.complete_statement(), NOW);
        assert!(two.forget_silent_nodes(Duration::from_secs(3_600), NOW).is_empty());
        let mut gone = two.forget_silent_nodes(Duration::ZERO, NOW);
        gone.sort_unstable();
        let mut expected = vec![anna.user, berta.user];
        expected.sort_unstable();
        assert_eq!(gone, expected);
        assert!(!two.is_here(anna.user) && two.is_here(berta.user), "berta is at this node too");
    }
}
