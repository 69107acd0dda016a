//! Events of many teams: the round robin, its standings, the final, and the sums of single players.
//! [`TeamEvent`] is the state after the logged steps of an event.
//!
//! Standings are by victory points, then by the difference in IMP, then by the matches of the tied teams
//! against each other (victory points there, then the difference in IMP there). Teams that are still equal
//! share a place.

mod competition;
mod facts;
mod procedure;
#[cfg(test)]
mod procedure_tests;
mod refused;
mod robin;

pub use facts::{Phase, Rules, Step, Tie, TieNumber, TieState};
pub use procedure::{ROUNDS_MAX, TeamEvent, VICTORY_POINTS};
pub use refused::{Refused, TEAMS};
pub use robin::{
    Fixture, Individual, Meetings, NoSchedule, Played, Round, Row, finalists, individuals, round_robin,
    standings,
};
