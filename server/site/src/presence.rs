//! The people and sockets of a node: rooms that are watched, the lobby, agendas, and news of other nodes.

pub(crate) mod agenda;
pub(crate) mod bus;
pub(crate) mod crowd;
pub(crate) mod door;
pub(crate) mod featured;
pub mod hub;
pub mod lobby;
pub mod mailbox;
pub(crate) mod maintenance;
pub(crate) mod news;
pub(crate) mod nodes;
pub(crate) mod notices;
