//! The settings in `[connections]`.

use std::{net::IpAddr, time::Duration};

use serde::Deserialize;
use store::address::AddressRange;

use super::pace::Pace;

/// The settings in `[connections]`: the limits of one client, and of all together.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ConnectionSettings {
    /// The maximum number of all connections. It is at most nine tenths of the limit of open files, which the server
    /// raises for this. A tenth more is reserved for signed-in players.
    pub max: u32,
    /// The maximum number of connections from one address: an IPv4 address, or the /64 of an IPv6 address.
    pub per_address: u32,
    /// Address ranges shared by many people, with their own limits.
    pub halls: Vec<Hall>,
    /// The maximum size of the head of a request, its first line and its headers, in bytes.
    pub head_bytes: u32,
    /// The time in which a head must arrive, from its first byte or from the start of a connection, in seconds.
    pub head_s: u64,
    /// The time that a connection may wait for its next request, in seconds.
    pub idle_s: u64,
    /// The time in seconds after which a minimum pace applies to the body of a request and to the reader of an answer.
    pub slow_s: u64,
    /// The minimum average pace after that time, in bytes per second.
    pub slow_bytes_per_s: u32,
    /// The maximum size of a message on `/ws`, in bytes.
    pub message_bytes: u32,
    /// The maximum size of a message on `/boards/v1`, in bytes.
    pub board_message_bytes: u32,
}

/// An address range with its own limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hall {
    /// The addresses.
    pub range: AddressRange,
    /// The maximum number of connections from each address.
    pub connections: u32,
}

impl Default for ConnectionSettings {
    fn default() -> ConnectionSettings {
        ConnectionSettings {
            max: 10_000,
            per_address: 200,
            halls: Vec::new(),
            head_bytes: 16 * 1_024,
            head_s: 10,
            idle_s: 30,
            slow_s: 10,
            slow_bytes_per_s: 1_024,
            message_bytes: 16 * 1_024,
            board_message_bytes: 64 * 1_024,
        }
    }
}

impl ConnectionSettings {
    /// Returns the number of connections that an address may have open.
    pub(super) fn allowed(&self, address: IpAddr) -> usize {
        let hall = self.halls.iter().find(|hall| hall.range.contains(address));
        usize::try_from(hall.map_or(self.per_address, |hall| hall.connections)).unwrap_or(usize::MAX)
    }

    pub(super) fn head(&self) -> Duration {
        Duration::from_secs(self.head_s)
    }

    pub(super) fn idle(&self) -> Duration {
        Duration::from_secs(self.idle_s)
    }

    /// Returns the time in which a refused body is still read, so that its client reads the answer. A client that has
    /// the answer closes the connection long before.
    pub(super) fn linger(&self) -> Duration {
        Duration::from_secs(self.slow_s)
    }

    /// Returns the minimum pace of bodies and of the readers of answers.
    pub(crate) fn pace(&self) -> Pace {
        Pace::new(Duration::from_secs(self.slow_s), self.slow_bytes_per_s)
    }
}
