//! The bots of the house: their accounts, and the queue of their turns.

pub(crate) mod bots;
pub(crate) mod chances;
pub(crate) mod featured;
pub mod turns;
