//! Fair play: suspicions, sanctions, moderation, voided matches, blocked addresses.

pub mod blocks;
pub(crate) mod engine_help;
pub mod fair_play;
pub mod moderation;
pub mod sanctions;
pub mod voiding;
pub mod voids;

use std::sync::Arc;

use crate::{competitions::Competitions, matches::Matches, node::Node, presence::Presence};

/// Fair play and moderation, as one node serves them. A handle that is cheap to clone. The functions of this module
/// take it.
#[derive(Debug, Clone)]
pub struct Integrity {
    pub(crate) node: Arc<Node>,
    pub(crate) presence: Presence,
    pub(crate) matches: Matches,
    pub(crate) competitions: Competitions,
}
