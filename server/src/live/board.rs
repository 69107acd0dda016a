//! Sensor boards as players: their connections, what they do at a match, and what their owners do with them.
//!
//! Begin at [`desk`], one connection of a board; `bridge.rs` stands between a match and a board's sitting, `owner.rs` is
//! what the API calls. A frame is stored first, acknowledged when that is committed, and then carried out; what a stored
//! frame asks for is carried out under the frame's name, so that doing it again after a crash does it once.

mod bridge;
pub(crate) mod desk;
mod hall;
mod owner;

pub(crate) use bridge::awaited;
pub(crate) use hall::HallId;
pub(super) use hall::Table;
