//! `[connections]` in the configuration.

use std::{net::IpAddr, time::Duration};

use serde::Deserialize;

use super::pace::Pace;
use crate::address::AddressRange;

/// `[connections]`: what one visitor, and all of them together, may hold open.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ConnectionSettings {
    /// All connections together. Never more than nine tenths of the limit of open files, which the server raises for
    /// this. A tenth more is kept for players who are signed in.
    pub max: u32,
    /// Connections from one address: an IPv4 address, or the /64 of an IPv6 address.
    pub per_address: u32,
    /// Addresses behind which many people sit, with a limit of their own.
    pub halls: Vec<Hall>,
    /// Bytes of the head of a request: its first line and its headers.
    pub head_bytes: u32,
    /// Seconds in which a head must come, counted from its first byte, or from the start of a connection.
    pub head_s: u64,
    /// Seconds for which a connection may wait for its next request.
    pub idle_s: u64,
    /// Seconds for which the body of a request, or the reader of an answer, may take any time,
    pub slow_s: u64,
    /// and after which it must keep up this many bytes a second on average.
    pub slow_bytes_per_s: u32,
    /// Bytes of a message on `/ws`.
    pub message_bytes: u32,
    /// Bytes of a message on `/boards/v1`.
    pub board_message_bytes: u32,
}

/// An address range with a limit of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hall {
    /// The addresses.
    pub range: AddressRange,
    /// Connections from each of them.
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
    /// Connections that may be open from an address.
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

    /// How fast bodies must come and answers be read.
    pub(crate) fn pace(&self) -> Pace {
        Pace::new(Duration::from_secs(self.slow_s), self.slow_bytes_per_s)
    }
}
