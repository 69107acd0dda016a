//! Fair play: suspicions, sanctions, moderation, voided matches, blocked addresses.

pub mod blocks;
mod checks;
pub(crate) mod engine_help;
pub mod fair_play;
mod gifts;
pub mod moderation;
pub mod sanctions;
pub mod voiding;
pub mod voids;

use std::sync::Arc;

use crate::{
    competitions::Competitions, matches::Matches, node::Node, presence::Presence, sensor_boards::SensorBoards,
};

/// Fair play and moderation, as one node serves them. A cheaply cloned handle, passed to the functions of this
/// module.
#[derive(Debug, Clone)]
pub struct Integrity {
    pub(crate) node: Arc<Node>,
    pub(crate) presence: Presence,
    pub(crate) matches: Matches,
    pub(crate) competitions: Competitions,
    pub(crate) sensor_boards: SensorBoards,
}
