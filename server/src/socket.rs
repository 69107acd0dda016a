//! The sockets: [`players`] of the web client and of programs, and [`boards`] of sensor boards.

pub(crate) mod boards;
pub(crate) mod players;
