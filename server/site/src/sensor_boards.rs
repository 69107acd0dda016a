//! Sensor boards as players: their connections, their actions in a match, and the owner's operations.
//!
//! One connection of a board is in the binary (`socket/boards.rs`). `bridge.rs` connects a match with a board's
//! sitting; `owner.rs` serves the API. A frame is stored first, acknowledged after the commit, and then carried out.
//! Its actions use the frame's name as request id, so repeating them after a crash is idempotent.

pub mod bridge;
mod hall;
mod owner;

use std::sync::Arc;

use crate::{competitions::Competitions, matches::Matches, node::Node, presence::Presence};

/// The sensor boards of the site. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct SensorBoards {
    node: Arc<Node>,
    presence: Presence,
    matches: Matches,
    competitions: Competitions,
}

impl SensorBoards {
    /// Returns the handle.
    pub(crate) fn new(matches: Matches, competitions: Competitions) -> SensorBoards {
        SensorBoards {
            node: Arc::clone(&matches.node),
            presence: matches.presence.clone(),
            matches,
            competitions,
        }
    }
}
