//! Sensor boards as players.
//!
//! A board is a real one with optical sensors beneath its points. It sees how many checkers stand where, usually not
//! whose, and no more of a stack than it has sensors. [`infer`] finds the play that leaves a board looking like that,
//! or says what is in the way: several plays that look alike, an illegal play, a sensor that cannot be right.
//!
//! A board reaches the server as a device of its own: [`Connection`] and [`Inbox`] are the server's end of its protocol,
//! which `docs/boards.md` describes.
//!
//! A board that sits at a match is a [`Sitting`]: its frames become commands of the seats that it holds.
//!
//! Nothing here knows a clock, a socket, a file or a source of randomness: what arrives and when are arguments.
//!
//! Whose view: points are numbered by the **mover**, the side that makes the play that is looked for, as in
//! [`rules::Position`].
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod inference;
mod look;
mod protocol;
mod settle;
mod sitting;

pub use inference::{
    CandidateDistance, Fault, FaultKind, Illegal, Inference, NEAREST_MAX, Turn, WhatIsWrong,
    illegal_position, infer,
};
pub use look::{Bar, CHECKERS_SEEN_MAX, Difference, Look, Reading, SensedPlace, Sensors};
pub use protocol::{
    ATTEMPTS_MAX, ATTEMPTS_WINDOW_MS, Answer, Attempts, Connection, Enrolment, HASHES_KEPT, Hash, Inbox,
    IssuedCode, Key, KnownDevice, Message, NonceBytes, Opening, RawFrame, Received, Refused, StoredFrame,
    authentication_text, enrolment_text, from_hex, read, to_hex,
};
pub use settle::{FULL_EVERY_MS, REST_MS, Settler};
pub use sitting::{Deed, DiceSource, Remark, SeatCommand, Seating, Sitting, Situation, Waits};
