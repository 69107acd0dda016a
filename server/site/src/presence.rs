//! The people and sockets of a node: rooms that are watched, the lobby, agendas, and news of other nodes.

pub(crate) mod agenda;
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
