//! Fair play: suspicions, sanctions, moderation, voided matches, blocked addresses.

pub mod blocks;
pub(crate) mod engine_help;
pub mod fair_play;
pub mod moderation;
pub mod sanctions;
pub mod voiding;
pub mod voids;
