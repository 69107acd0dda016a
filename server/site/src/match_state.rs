//! A match as a value: its snapshot, made from its log, the view of it for each viewer, and its dice.
//!
//! Nothing here keeps state or calls another room. [`snapshot::Snapshot`] is what [`crate::matches`] decides on and
//! what [`crate::presence`] keeps in memory.

pub mod convert;
pub mod dice;
pub mod dice_key;
pub(crate) mod full_log;
pub(crate) mod log;
pub(crate) mod position_ids;
pub mod snapshot;
pub(crate) mod terms;
pub(crate) mod view;
