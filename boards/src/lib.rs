//! Sensor boards as players.
//!
//! A sensor board is a real board with optical sensors beneath its points. It sees the number of checkers on
//! each point, usually not their colour, and at most as many as it has sensors. [`infer`] finds the play that
//! leads to the readings. Otherwise it returns the reason: several plays that look alike, an illegal play, or
//! an impossible reading.
//!
//! A board connects to the server as a device: [`Connection`] and [`Inbox`] are the server's end of the
//! protocol, which `docs/boards-protocol.md` describes.
//!
//! A board that is seated at a match is a [`Sitting`]: its frames become commands of its seats.
//!
//! The crate knows no clock, socket, file or source of randomness: messages and times are arguments.
//!
//! Points are numbered from the view of the **mover**, the side whose play is inferred, as in
//! [`rules::Position`].
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod inference;
mod look;
mod protocol;
mod settle;
mod sitting;

pub use inference::{
    CandidateDistance, Fault, FaultKind, Illegal, Inference, NEAREST_MAX, TurnFacts, WhatIsWrong,
    illegal_position, infer,
};
pub use look::{Bar, CHECKERS_SEEN_MAX, Difference, Look, Reading, SensedPlace, Sensors};
pub use protocol::{
    ATTEMPTS_MAX, ATTEMPTS_WINDOW_MS, Attempts, Connection, Enrolment, HASHES_KEPT, Hash, Inbox, IssuedCode,
    Key, KnownDevice, Message, MessageEffect, NonceBytes, Opening, RawFrame, Received, Refused, StoredFrame,
    authentication_text, enrolment_text, from_hex, read, to_hex,
};
pub use settle::{FULL_EVERY_MS, REST_MS, Settler};
pub use sitting::{Deed, DiceSource, Remark, SeatCommand, Seating, Sitting, Situation, Waits};
