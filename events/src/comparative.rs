//! Comparative events: many players, the same rolls, the same opponent.
//!
//! Each player plays every board of the event, one after the other and at any time while the event is open, against a bot
//! of one level. A board is a single money-style game with the cube, as in a team match, and its rolls are the same for
//! everybody. A player's small match points on a board are compared with the **datum**, the field's mean on that board and
//! side, and the difference becomes IMP by the scale of team matches. The sum of IMP decides among those who have played
//! all boards.
//!
//! [`ComparativeEvent`] is the procedure, [`ComparativeEvent::sight`] the one rule of what a viewer may know,
//! [`standings`] the arithmetic.

mod event;
mod refused;
mod score;

pub use event::{BOARDS_MAX, Card, ComparativeEvent, Phase, Rules, Sides, Step};
pub use refused::Refused;
pub use score::{BoardResult, PlayedTwice, Row, SignedSmp, datum, datums, standings};

#[cfg(test)]
mod tests;
