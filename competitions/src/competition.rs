//! The trait that every kind of competition implements.

use crate::duty::Owed;
use crate::log::Procedure;
use crate::{Refusal, Time};

/// A kind of competition: a procedure over logged steps that can be replayed and corrected, that refuses steps with a
/// code, and that states its duties. Each kind implements it in the file `competition.rs` of its folder.
pub trait Competition: Procedure<Refused: Refusal> {
    /// Returns the duties at `at`, with the people who owe them.
    fn owed(&self, at: Time) -> Vec<Owed>;

    /// Returns the time at which duties are added even if no step is taken.
    fn owes_more_at(&self) -> Option<Time> {
        None
    }
}
