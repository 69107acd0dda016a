//! The presence of users on other nodes, and this node's statements about its own sockets.
//!
//! A node sends each change once, with a sequence number. A node that misses a number requests a full statement. A
//! node that falls silent counts as having no sockets.

mod of_hub;

use std::collections::{BTreeSet, HashMap, HashSet};

use serde::{Deserialize, Serialize};
use store::id::{MatchId, UserId};
use tokio::time::Instant;

use super::people::Contact;
use crate::exchange::NodeId;

/// A node's statement about its sockets.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Statement {
    /// The sequence number of the statement.
    number: u64,
    /// True for a full statement. Otherwise it holds the changes since the previous one.
    complete: bool,
    /// The users who are connected.
    here: Vec<UserId>,
    /// Those of them without input for some minutes. Absent from nodes of older versions.
    #[serde(default)]
    idle: Vec<UserId>,
    /// The users who are not connected any more.
    gone: Vec<UserId>,
    /// The watchers of matches.
    rooms: Vec<Watching>,
}

/// The watchers of a match on one node.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Watching {
    id: MatchId,
    users: Vec<UserId>,
    /// Those of them whose sockets are all slow to answer, or silent. Absent from nodes of older versions.
    #[serde(default)]
    slow: Vec<UserId>,
    #[serde(default)]
    silent: Vec<UserId>,
    /// The number of sockets without a signed-in user.
    strangers: usize,
}

/// The result of a statement.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Believed {
    /// The presence of these people may have changed.
    Changed(Vec<UserId>),
    /// A statement before it was missed.
    Missed,
}

/// The changes that this node has not sent yet.
#[derive(Debug, Default)]
pub(super) struct Unsaid {
    people: BTreeSet<UserId>,
    rooms: BTreeSet<MatchId>,
    number: u64,
}

/// The state of the other nodes.
#[derive(Debug, Default)]
pub(super) struct Elsewhere {
    nodes: HashMap<NodeId, Node>,
}

#[derive(Debug)]
struct Node {
    number: u64,
    heard_at: Instant,
    people: HashSet<UserId>,
    idle: HashSet<UserId>,
    rooms: HashMap<MatchId, Watching>,
}

impl Elsewhere {
    pub(super) fn has(&self, user: UserId) -> bool {
        self.nodes.values().any(|node| node.people.contains(&user))
    }

    fn has_active(&self, user: UserId) -> bool {
        self.nodes.values().any(|node| node.people.contains(&user) && !node.idle.contains(&user))
    }

    /// Returns how the connection of a user who watches a match on other nodes answers there.
    pub(super) fn contact(&self, id: MatchId, user: UserId) -> Option<Contact> {
        let rooms = self.nodes.values().filter_map(|node| node.rooms.get(&id));
        let contacts = rooms.filter(|room| room.users.contains(&user)).map(|room| {
            if room.silent.contains(&user) {
                Contact::Silent
            } else if room.slow.contains(&user) {
                Contact::Slow
            } else {
                Contact::Good
            }
        });
        contacts.max()
    }

    /// Returns the users who watch a match on other nodes, and the number of anonymous watchers there.
    pub(super) fn watching(&self, id: MatchId) -> (impl Iterator<Item = UserId>, usize) {
        let rooms = || self.nodes.values().filter_map(move |node| node.rooms.get(&id));
        let strangers = rooms().map(|room| room.strangers).sum();
        (rooms().flat_map(|room| room.users.iter().copied()), strangers)
    }
}
