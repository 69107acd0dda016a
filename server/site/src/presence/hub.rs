//! A node's state in memory: warm matches, watchers, presence, and the lobby. All of it can be lost: matches are
//! reloaded from their logs, and clients that reconnect restore the rest.

mod agenda;
mod clubs;
mod competitions;
mod duties;
mod lobby;
mod people;
mod presence;
mod rooms;
mod sockets;

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use store::id::{MatchId, UserId};
use tokio::sync::Notify;

use clubs::ClubWatchers;
use competitions::CompetitionWatchers;
use duties::Duties;
pub(crate) use duties::DutySource;
use lobby::LobbyRoom;
pub(crate) use lobby::{LOBBY_LINES_KEPT, LobbyLine, Shown};
pub use people::Contact;
use people::Presence;
pub(crate) use presence::{Believed, Statement};
use presence::{Elsewhere, Unsaid};
use rooms::Room;
pub use rooms::{Frame, Version};
use sockets::Sockets;
pub use sockets::{Identity, SocketId};

use crate::presence::{agenda::Agendas, bounds::LobbyBounds};

#[derive(Debug, Default)]
pub struct Hub {
    /// Rooms and people. Statements to other nodes contain both, so they share a lock. It is held for look-ups and
    /// never across an await, so a std mutex is enough; only the lock of the sockets is taken under it.
    inner: Mutex<Inner>,
    lobby: LobbyRoom,
    sockets: Sockets,
    /// Signals that other nodes must learn of changes to the sockets here.
    presence_changed: Notify,
}

#[derive(Debug, Default)]
struct Inner {
    rooms: HashMap<MatchId, Room>,
    agendas: Agendas,
    competitions: CompetitionWatchers,
    clubs: ClubWatchers,
    duties: Duties,
    /// The people connected to this node, and the departure times of those who left it.
    people: HashMap<UserId, Presence>,
    /// The sockets that answer pings late or not at all.
    contacts: HashMap<SocketId, Contact>,
    elsewhere: Elsewhere,
    unsaid: Unsaid,
    next_ticket: u64,
    uses: u64,
}

impl Hub {
    /// Returns an empty hub whose lobby lists at most `bounds`.
    pub(crate) fn with_lobby(bounds: LobbyBounds) -> Hub {
        Hub { lobby: LobbyRoom::with(bounds), ..Hub::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
