//! Parses the bytes of a frame into a message or a refusal. Every incoming message is checked here first.

use serde::Deserialize;
use serde_json::value::RawValue;
use wire::{
    BOARD_FRAME_BYTES_MAX, BOARD_PROTOCOL_VERSION, BOARD_SEQ_MAX, BoardBody, BoardMessage, BoardRefusal,
    Millis, text::has_nul,
};

use super::{Hash, Refused};

/// A message that can be read. It may still be refused later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// See [`BoardMessage::Enrol`].
    Enrol {
        /// The one-time code.
        code: String,
        /// The public key as it was sent.
        public_key: String,
        /// The signature as it was sent.
        signature: String,
    },
    /// See [`BoardMessage::Authenticate`].
    Authenticate {
        /// The device that the board claims to be.
        device: String,
        /// The challenge it answers.
        challenge: String,
        /// The board's clock.
        time: Millis,
        /// The signature as it was sent.
        signature: String,
    },
    /// See [`BoardMessage::Resume`].
    Resume {
        /// The session's token.
        session: String,
        /// The board's last frame.
        last: u64,
        /// The oldest frame that the board still has.
        oldest: u64,
    },
    /// See [`BoardMessage::Frame`].
    Frame {
        /// The session's token.
        session: String,
        /// The frame, which stays the same when it is sent again in another session.
        frame: RawFrame,
    },
}

/// A frame with its body in raw and in parsed form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawFrame {
    /// The frame's number.
    pub seq: u64,
    /// The hash of the frame before it.
    pub prev: Hash,
    /// The time of the event by the board's clock.
    pub at: Millis,
    /// The raw bytes of the body, which the hash covers. They are dropped once the hash is computed.
    pub raw_body: String,
    /// The parsed body.
    pub body: BoardBody,
}

/// The version of a message. It is read first, so that a board of a later version learns that its version is not
/// supported, and not that its message is malformed.
#[derive(Deserialize)]
struct Head {
    v: u32,
}

/// The raw body of a frame.
#[derive(Deserialize)]
struct BodyOf<'a> {
    #[serde(borrow)]
    body: &'a RawValue,
}

/// Reads a text frame.
///
/// # Errors
/// Returns [`BoardRefusal::Oversized`], [`BoardRefusal::UnsupportedProtocol`], [`BoardRefusal::Malformed`] or
/// [`BoardRefusal::Invalid`].
pub fn read(frame: &[u8]) -> Result<Message, Refused> {
    // The size is checked first, so that nothing of an oversized frame is parsed.
    if frame.len() > BOARD_FRAME_BYTES_MAX {
        let what = format!("the frame has {} bytes, more than {BOARD_FRAME_BYTES_MAX}", frame.len());
        return Err(Refused::new(BoardRefusal::Oversized, what));
    }
    let malformed = |error: &dyn std::fmt::Display| Refused::new(BoardRefusal::Malformed, error.to_string());
    let text = std::str::from_utf8(frame).map_err(|error| malformed(&error))?;
    let Head { v } = serde_json::from_str(text).map_err(|error| malformed(&error))?;
    if v != BOARD_PROTOCOL_VERSION {
        let what = format!("version {v} is not supported, use {BOARD_PROTOCOL_VERSION}");
        return Err(Refused::new(BoardRefusal::UnsupportedProtocol, what));
    }
    // No database stores a NUL character, and no message needs one.
    if has_nul(frame) {
        return Err(malformed(&"a text has a NUL character"));
    }
    let message = serde_json::from_str(text).map_err(|error| malformed(&error))?;
    match message {
        BoardMessage::Enrol { v: _, code, public_key, signature } => {
            Ok(Message::Enrol { code, public_key, signature })
        }
        BoardMessage::Authenticate { v: _, device, challenge, time, signature } => {
            Ok(Message::Authenticate { device, challenge, time, signature })
        }
        BoardMessage::Resume { v: _, session, last, oldest } => {
            check_number("last", last, 0)?;
            check_number("oldest", oldest, 1)?;
            Ok(Message::Resume { session, last, oldest })
        }
        BoardMessage::Frame { v: _, session, seq, prev, at, body } => {
            check_number("seq", seq, 1)?;
            check_body(&body)?;
            let invalid = || Refused::new(BoardRefusal::Invalid, "prev is not 64 hexadecimal digits");
            let prev = Hash::parse(&prev).ok_or_else(invalid)?;
            // The body's bytes are kept exactly as they were sent, because the hash covers them.
            let raw: BodyOf<'_> = serde_json::from_str(text).map_err(|error| malformed(&error))?;
            let raw_body = raw.body.get().to_owned();
            Ok(Message::Frame { session, frame: RawFrame { seq, prev, at, raw_body, body } })
        }
    }
}

fn invalid(what: impl Into<String>) -> Refused {
    Refused::new(BoardRefusal::Invalid, what)
}

fn check_number(name: &str, number: u64, least: u64) -> Result<(), Refused> {
    if (least..=BOARD_SEQ_MAX).contains(&number) {
        Ok(())
    } else {
        Err(invalid(format!("{name} is {number}, not {least} to {BOARD_SEQ_MAX}")))
    }
}

/// The maximum length of a model's or a firmware's name, in characters.
const NAME_LENGTH_MAX: usize = 64;
/// The maximum number of faulty sensors in a report: thirty places with five each.
const FAULTS_MAX: usize = 150;
/// The maximum number of checkers that a place can report.
const COUNT_MAX: u8 = 15;
/// The maximum value of the cube that can be offered.
const CUBE_MAX: u16 = 4096;

/// Checks lengths and ranges that the types do not express. The match is not consulted here.
fn check_body(body: &BoardBody) -> Result<(), Refused> {
    match body {
        BoardBody::Hello { model, firmware, capabilities } => {
            check_name("model", model)?;
            check_name("firmware", firmware)?;
            let depths = [capabilities.point_depth, capabilities.bar_depth];
            check(depths.iter().all(|depth| (1..=COUNT_MAX).contains(depth)), "a depth is 1 to 15")
        }
        BoardBody::Occupancy { points, bar } => {
            check(points.len() == 24, "there are 24 points")?;
            let bar = match bar {
                wire::BarReading::Together(both) => [*both, 0],
                wire::BarReading::Apart { one, two } => [*one, *two],
            };
            let counts = points.iter().map(|point| point.count).chain(bar);
            check(counts.into_iter().all(|count| count <= COUNT_MAX), "a count is 0 to 15")?;
            let is_told = |point: &wire::PointReading| point.count > 0 || point.whose.is_none();
            check(points.iter().all(is_told), "an empty point has no player")
        }
        BoardBody::Dice { dice: wire::DiceReading::Thrown(first, second), .. } => {
            check([first, second].iter().all(|die| (1..=6).contains(*die)), "a die shows 1 to 6")
        }
        BoardBody::Cube { value, .. } => {
            let is_cube = value.is_power_of_two() && (2..=CUBE_MAX).contains(value);
            check(is_cube, "the cube shows 2, 4, 8 to 4096")
        }
        BoardBody::Health { battery_percent, faults, firmware } => {
            check_name("firmware", firmware)?;
            check(battery_percent.is_none_or(|percent| percent <= 100), "a battery holds 0 to 100 percent")?;
            check(faults.len() <= FAULTS_MAX, "there are at most 150 faults")?;
            let is_place = |fault: &wire::FaultySensor| match fault.place {
                wire::SensedPlace::Point(point) => (1..=24).contains(&point),
                wire::SensedPlace::Bar => true,
            };
            check(faults.iter().all(is_place), "a point is 1 to 24")
        }
        BoardBody::Dice { dice: wire::DiceReading::Cocked, .. }
        | BoardBody::Button { .. }
        | BoardBody::Choice { .. }
        | BoardBody::Clock { .. } => Ok(()),
    }
}

fn check(is_so: bool, what: &str) -> Result<(), Refused> {
    if is_so { Ok(()) } else { Err(invalid(what)) }
}

fn check_name(name: &str, text: &str) -> Result<(), Refused> {
    let length = text.chars().count();
    let is_name = (1..=NAME_LENGTH_MAX).contains(&length) && !text.chars().any(char::is_control);
    check(is_name, &format!("{name} must have 1 to 64 characters"))
}
