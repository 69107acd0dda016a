//! The people and sockets of a node: watched matches, the lobby, agendas, and the bus to other nodes.
//!
//! [`Presence`] is the room's handle. It knows matches only as values of [`crate::match_state`].

pub(crate) mod agenda;
mod bounds;
pub(crate) mod bus;
pub(crate) mod chat_line;
pub(crate) mod crowd;
pub mod hub;
pub mod lobby;
pub(crate) mod lobby_chat;
pub mod mailbox;
pub(crate) mod maintenance;
pub(crate) mod nodes;
pub(crate) mod notices;

use std::sync::{Arc, Mutex};

use rules::{BySide, Side};
use store::{
    Backend,
    account::Account,
    id::{SessionId, UserId},
};
use wire::{Maintenance, MatchView, Millis};

use crate::{
    exchange::Exchange,
    match_state::{snapshot::Snapshot, view},
    node::Node,
};
use bounds::LobbyBounds;
use bus::{Alone, Bus, News, redis::RedisBus};
use hub::Hub;

/// The maximum number of connected players in one response.
const PLAYERS_PAGE: usize = 50;

/// The people and sockets of a node. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Presence {
    pub(crate) node: Arc<Node>,
    /// State in memory, which can be lost at any moment.
    pub(crate) hub: Arc<Hub>,
    pub(crate) bus: Arc<dyn Bus>,
    /// True if there may be other nodes.
    pub(crate) has_exchange: bool,
    /// The maintenance state that this node last read.
    maintenance: Arc<Mutex<KnownMaintenance>>,
}

/// The maintenance state that a node last read.
#[derive(Debug, Default)]
struct KnownMaintenance {
    current: Option<Maintenance>,
    /// The time at which this node noticed the end of the last maintenance.
    ended_at: Option<Millis>,
}

impl Presence {
    /// Returns the empty room.
    pub(crate) fn new(node: Arc<Node>, exchange: Option<&Exchange>) -> Presence {
        let count = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
        let bounds = LobbyBounds {
            players: count(node.settings.lobby_players_max),
            tables: count(node.settings.lobby_tables_max),
            ..LobbyBounds::default()
        };
        Presence {
            hub: Arc::new(Hub::with_lobby(bounds)),
            bus: match exchange {
                Some(exchange) => Arc::new(RedisBus::start(exchange, &node.clock, &node.lifecycle)),
                None => Arc::new(Alone::new(node.clock.now())),
            },
            has_exchange: exchange.is_some(),
            maintenance: Arc::default(),
            node,
        }
    }

    /// Starts the tasks that exchange presence with other nodes and follow the maintenance state.
    pub(crate) fn start(&self) {
        let lifecycle = &self.node.lifecycle;
        if self.has_exchange {
            lifecycle.spawn(self.clone().keep_presence());
        }
        lifecycle.spawn(self.clone().heed_maintenance());
    }

    /// Returns the state in memory that sockets watch.
    pub fn hub(&self) -> &Hub {
        &self.hub
    }

    /// Returns the lobby as `viewer` may see it.
    pub fn lobby(&self, viewer: Option<&Account>) -> wire::LobbySnapshot {
        self.hub.lobby(viewer.map(|account| account.name.as_str()))
    }

    /// Returns a page of connected players; see [`lobby::Lobby::find_players`].
    pub fn lobby_players(&self, wanted: &str, after: Option<&str>) -> wire::LobbyPlayers {
        let (players, next) = self.hub.find_players(wanted, after, PLAYERS_PAGE);
        wire::LobbyPlayers { players, next }
    }

    /// Returns true if the account is connected. The server's own bots always are.
    pub(crate) fn is_online(&self, account: &Account) -> bool {
        account.is_house_bot() || self.hub.is_here(account.id)
    }

    /// Returns the activity of a connected player, or `None` if the player is not connected.
    pub(crate) fn activity_of(&self, account: &Account) -> Option<wire::PlayerActivity> {
        self.hub.activity(account.name.as_str())
    }

    /// Closes the sockets of one session, or of all sessions of a user. Their clients reconnect with their current
    /// identity.
    pub fn signed_out(&self, user: UserId, session: Option<SessionId>) {
        self.hub.sign_out(user, session);
        self.bus.publish(News::SignedOut { user, session });
    }

    /// Shows a connected player in the lobby.
    pub async fn show_player(&self, account: &Account) {
        self.show_players(vec![account.clone()]).await;
    }

    /// Returns the time since which this node knows all people who are connected to the site, or `None` if it does not:
    /// a node that does not hear the others does not know who is connected to them.
    pub(crate) fn knows_people_since(&self) -> Option<Millis> {
        let in_touch_since = self.bus.in_touch_since()?;
        if self.has_exchange || self.node.store.backend() == Backend::Sqlite {
            return Some(in_touch_since);
        }
        // Other nodes may share the database without Redis.
        self.node.heartbeat.alone_since().map(|since| since.max(in_touch_since))
    }

    /// Returns the time since which a player is known to have been gone from the site. Returns `None` if the player is
    /// here, or may be: a program may play without a socket, and a sensor board has a connection of its own.
    pub(crate) fn gone_since(&self, snapshot: &Snapshot, side: Side) -> Option<Millis> {
        if snapshot.is_bot(side) || snapshot.boards[side].is_some() {
            return None;
        }
        let known_since = self.node.started_at.max(self.knows_people_since()?);
        let gone = self.hub.gone_since(snapshot.player(side)?.id, known_since)?;
        Some(gone.max(known_since))
    }

    /// Returns a match as `viewer` sees it. The caller has decided what the viewer may see.
    pub(crate) fn view_of(&self, snapshot: &Snapshot, viewer: Option<UserId>) -> MatchView {
        let mut around = self.hub.surroundings(snapshot, self.node.clock.now());
        around.gone_since = BySide::new_with(|side| self.gone_since(snapshot, side));
        around.events_max = self.node.settings.match_events_max;
        view::view(snapshot, viewer.and_then(|viewer| snapshot.facts.side_of(viewer)), &around)
    }
}
