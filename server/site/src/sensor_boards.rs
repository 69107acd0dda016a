//! Sensor boards as players: their connections, their actions in a match, and the owner's operations.
//!
//! Begin at [`desk`], one connection of a board. `bridge.rs` connects a match with a board's sitting; `owner.rs`
//! serves the API. A frame is stored first, acknowledged after the commit, and then carried out. Its actions use
//! the frame's name as request id, so repeating them after a crash is idempotent.

pub mod bridge;
mod hall;
mod owner;

pub(crate) use hall::Table;
