//! The people who are connected to this node, and their sockets.

mod of_hub;

use wire::Millis;

/// A person who is connected, or was until recently.
#[derive(Debug)]
pub(super) enum Presence {
    Here { sockets: u32, idle: u32 },
    GoneSince(Millis),
}

/// How a socket answers the server's pings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Contact {
    /// Nothing has been heard since a ping that is overdue.
    Silent,
    /// Answers come late.
    Slow,
    Good,
}
