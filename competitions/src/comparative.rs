//! Comparative events: many players, the same rolls, the same opponent.
//!
//! Each player plays every board of the event against a bot of one level, one after the other, at any time
//! while the event is open. A board is a single money-style game with the cube, as in a team match, and its
//! rolls are the same for every player. A player's small match points on a board are compared with the
//! **datum**, the field's mean on that board and side. The difference is converted to IMP by the scale of team
//! matches. The sum of IMP ranks the players who have played all boards.
//!
//! [`ComparativeEvent`] is the procedure, [`ComparativeEvent::sight`] decides what a viewer may see, and
//! [`standings`] is the arithmetic.

mod competition;
mod procedure;
mod refused;
mod score;

pub use procedure::{Card, ComparativeEvent, Phase, Rules, Sides, Step};
pub use refused::{BOARDS_MAX, Refused};
pub use score::{BoardResult, PlayedTwice, Row, SignedSmp, datum, datums, standings};

#[cfg(test)]
mod tests;
