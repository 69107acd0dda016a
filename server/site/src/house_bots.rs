//! House bots: their accounts, and the queue of their turns.

pub(crate) mod accounts;
mod answers;
mod bots;
pub(crate) mod chances;
pub(crate) mod featured;
pub(crate) mod local;
mod places;
mod players;
mod questions;
pub mod turns;

use std::sync::Arc;

use crate::{matches::Matches, node::Node, presence::Presence};
use chances::Chances;
use local::LocalBots;

/// The house bots, as one node runs them. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct HouseBots {
    node: Arc<Node>,
    presence: Presence,
    pub(crate) matches: Matches,
    pub(crate) local: Arc<LocalBots>,
    chances: Arc<Chances>,
}

impl HouseBots {
    /// Returns the handle. `local` is the instance that follows `matches`.
    pub(crate) fn new(matches: Matches, local: Arc<LocalBots>) -> HouseBots {
        HouseBots {
            node: Arc::clone(&matches.node),
            presence: matches.presence.clone(),
            matches,
            local,
            chances: Arc::default(),
        }
    }

    /// Starts the tasks in which the bots play.
    pub(crate) fn start(&self) {
        let lifecycle = &self.node.lifecycle;
        self.start_turns();
        lifecycle.spawn(self.clone().play_turns_here());
        lifecycle.spawn(self.clone().wake_bots());
        lifecycle.spawn(self.clone().keep_featured());
    }
}
