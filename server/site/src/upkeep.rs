//! Checks and work that run by themselves: replay of all matches, the books, deadlines, news of other nodes.

pub mod audit;
pub mod books;
pub(crate) mod lists;
pub(crate) mod news;
pub(crate) mod sweep;

use std::sync::Arc;

use crate::{
    competitions::Competitions, house_bots::HouseBots, matches::Matches, node::Node, presence::Presence,
};

/// The background work of a node, which no request triggers. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub(crate) struct Upkeep {
    node: Arc<Node>,
    presence: Presence,
    matches: Matches,
    house_bots: HouseBots,
    competitions: Competitions,
}

impl Upkeep {
    /// Returns the handle.
    pub(crate) fn new(house_bots: HouseBots, competitions: Competitions) -> Upkeep {
        let matches = house_bots.matches.clone();
        Upkeep {
            node: Arc::clone(&matches.node),
            presence: matches.presence.clone(),
            matches,
            house_bots,
            competitions,
        }
    }

    /// Starts the tasks that listen to other nodes, keep the clocks and tidy up.
    pub(crate) fn start(&self) {
        let lifecycle = &self.node.lifecycle;
        lifecycle.spawn(self.clone().listen_to_the_bus());
        lifecycle.spawn(self.clone().keep_up());
        lifecycle.spawn(self.clone().keep_the_clocks());
        lifecycle.spawn(self.clone().keep_outages());
        lifecycle.spawn(self.clone().tidy_up());
        lifecycle.spawn(self.clone().keep_the_lists());
    }
}
