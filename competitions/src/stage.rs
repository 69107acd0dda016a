//! Stages: from settings, entrants and results so far to the next pairings and the standings.
//!
//! | kind | settings | paired by |
//! | --- | --- | --- |
//! | Swiss | [`Swiss`] | points, without second meetings |
//! | round robin | [`RoundRobin`] | Berger tables, in groups |
//! | lives | [`Lives`] | lives left, without second meetings |
//!
//! All kinds have the same [`Course`] of entrants, rounds and results, and [`Stage`] answers the same questions about
//! it: what is next, and who stands where. [`StageState`] is a stage after its steps. It knows no clock; seeds are
//! arguments. `docs/competitions.md` describes the stages and the columns for directors.

mod course;
mod field;
mod lives;
mod matching;
mod pairing;
mod points;
mod procedure;
mod refused;
mod round_robin;
mod standing;
mod swiss;
mod tally;

pub use course::{Course, ENTRANTS_MAX, Encounter, Entry, Outcome, Pairing, ROUNDS_MAX, Score};
pub use field::Within;
pub use lives::{LIVES_COLUMNS, LIVES_MAX, Lives};
pub use points::Points;
pub use procedure::{Next, Stage, StageState, Step};
pub use refused::Refused;
pub use round_robin::{Cell, Crosstable, ROUND_ROBIN_COLUMNS, RoundRobin};
pub use standing::{Column, Row};
pub use swiss::{Rounds, SWISS_COLUMNS, Swiss};

pub use crate::knockout::{PairingId, Seat};
pub use crate::team_event::Meetings;
