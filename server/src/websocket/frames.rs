//! Incoming WebSocket frames (RFC 6455) as a state machine without input or output.
//!
//! A message is measured by what its frame headers announce, before any of its bytes is kept. The fragments of a
//! message count together. The verdict does not depend on how the bytes were cut into pieces on their way.

use thiserror::Error;

use super::{CloseCode, CloseReason};

/// A whole message from a client.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Message {
    /// Text, in one frame or in several.
    Text(String),
    /// Binary data, which is counted but not kept: no message of the protocol is binary.
    Binary,
    /// A ping, with the bytes that the pong must repeat.
    Ping(Vec<u8>),
    /// An answer to a ping, with the bytes of the ping.
    Pong(Vec<u8>),
    /// The client's end of the connection.
    Close(Option<CloseReason>),
}

/// The reason why a connection is closed. Bytes after such a frame cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub(crate) enum Violation {
    /// A message, or the sum of its fragments, is announced to be longer than allowed.
    #[error("a message is longer than allowed")]
    TooLarge,
    /// The bytes are not frames as defined by the RFC.
    #[error("{0}")]
    Protocol(&'static str),
    /// A text that is not UTF-8.
    #[error("a text is not UTF-8")]
    NotText,
}

impl Violation {
    /// Returns the code with which the connection is closed.
    pub(crate) fn close_code(self) -> CloseCode {
        match self {
            Violation::TooLarge => CloseCode::Size,
            Violation::Protocol(_) => CloseCode::Protocol,
            Violation::NotText => CloseCode::Invalid,
        }
    }

    /// Returns the value of the label in metrics.
    pub(crate) fn label(self) -> &'static str {
        match self {
            Violation::TooLarge => "too_large",
            Violation::Protocol(_) => "protocol",
            Violation::NotText => "not_text",
        }
    }

    /// All values of the label.
    pub(crate) const LABELS: [&'static str; 3] = ["too_large", "protocol", "not_text"];
}

/// The maximum size of a control frame in the RFC, in bytes.
const CONTROL_MAX: u64 = 125;
/// The size of the longest header in bytes: two, a length of eight, a mask of four.
const HEADER_MAX: usize = 14;

/// The kind of a frame, by its opcode.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Continuation,
    Text,
    Binary,
    Close,
    Ping,
    Pong,
}

impl Kind {
    fn from_opcode(opcode: u8) -> Result<Kind, Violation> {
        match opcode {
            0 => Ok(Kind::Continuation),
            1 => Ok(Kind::Text),
            2 => Ok(Kind::Binary),
            8 => Ok(Kind::Close),
            9 => Ok(Kind::Ping),
            10 => Ok(Kind::Pong),
            _ => Err(Violation::Protocol("a frame has an unknown opcode")),
        }
    }

    fn is_control(self) -> bool {
        matches!(self, Kind::Close | Kind::Ping | Kind::Pong)
    }
}

/// A frame whose header is complete and valid.
#[derive(Debug)]
struct Frame {
    kind: Kind,
    is_last: bool,
    mask: [u8; 4],
    /// The number of bytes of its payload that have been read.
    read: usize,
    length: usize,
}

/// The data message whose frames are being read.
#[derive(Debug)]
struct Open {
    is_text: bool,
    /// The sum of the lengths that its frames have announced, in bytes.
    announced: usize,
    text: Vec<u8>,
}

/// Reads frames of one client.
#[derive(Debug)]
pub(crate) struct Decoder {
    /// The maximum size of a message in bytes.
    limit: usize,
    header: [u8; HEADER_MAX],
    header_read: usize,
    frame: Option<Frame>,
    open: Option<Open>,
    control: Vec<u8>,
    violation: Option<Violation>,
}

impl Decoder {
    /// Returns a decoder for messages of up to `limit` bytes.
    pub(crate) fn new(limit: usize) -> Decoder {
        Decoder {
            limit,
            header: [0; HEADER_MAX],
            header_read: 0,
            frame: None,
            open: None,
            control: Vec::new(),
            violation: None,
        }
    }

    /// Takes bytes from the front of `input` until a message is complete or the input is used up, in which case it
    /// returns `None`.
    ///
    /// # Errors
    /// Returns an error if the client broke the protocol or a bound; every later call returns the same error.
    pub(crate) fn decode(&mut self, input: &mut &[u8]) -> Result<Option<Message>, Violation> {
        if let Some(violation) = self.violation {
            return Err(violation);
        }
        self.read(input).inspect_err(|violation| {
            self.violation = Some(*violation);
            // The memory is freed now, because the connection may take a moment to close.
            self.open = None;
            self.control = Vec::new();
        })
    }

    fn read(&mut self, input: &mut &[u8]) -> Result<Option<Message>, Violation> {
        loop {
            let Some(frame) = &mut self.frame else {
                let Some((&byte, rest)) = input.split_first() else { return Ok(None) };
                *input = rest;
                self.header[self.header_read] = byte;
                self.header_read += 1;
                self.frame = self.look_at_header()?;
                continue;
            };
            let (now, rest) = input.split_at(input.len().min(frame.length - frame.read));
            *input = rest;
            let target = match (&mut self.open, frame.kind.is_control()) {
                (_, true) => Some(&mut self.control),
                (Some(open), false) => open.is_text.then_some(&mut open.text),
                (None, false) => None,
            };
            if let Some(target) = target {
                let masked = now.iter().zip(frame.read..);
                target.extend(masked.map(|(byte, at)| byte ^ frame.mask[at % 4]));
            }
            frame.read += now.len();
            if frame.read < frame.length {
                return Ok(None);
            }
            let (kind, is_last) = (frame.kind, frame.is_last);
            self.frame = None;
            self.header_read = 0;
            if let Some(message) = self.finish(kind, is_last)? {
                return Ok(Some(message));
            }
        }
    }

    /// Checks the available part of a header. Returns the frame when the header is complete.
    fn look_at_header(&mut self) -> Result<Option<Frame>, Violation> {
        let [first, second, ..] = self.header;
        let short = u64::from(second & 0x7f);
        let length_end = match short {
            126 => 4,
            127 => 10,
            _ => 2,
        };
        if self.header_read == 1 || self.header_read < length_end && self.header_read > 2 {
            return Ok(None);
        }
        let kind = Kind::from_opcode(first & 0x0f)?;
        let is_last = first & 0x80 != 0;
        if self.header_read == 2 {
            self.check_order(kind, is_last)?;
            if length_end > 2 {
                return Ok(None);
            }
        }
        let length = match short {
            126 | 127 => {
                let bytes = &self.header[2..length_end];
                bytes.iter().fold(0, |sum: u64, byte| sum << 8 | u64::from(*byte))
            }
            short => short,
        };
        if self.header_read == length_end {
            self.make_room(kind, is_last, length)?;
        }
        if self.header_read < length_end + 4 {
            return Ok(None);
        }
        let mut mask = [0; 4];
        mask.copy_from_slice(&self.header[length_end..length_end + 4]);
        let length = usize::try_from(length).map_err(|_beyond_memory| Violation::TooLarge)?;
        Ok(Some(Frame { kind, is_last, mask, read: 0, length }))
    }

    /// Checks the first two bytes of a header.
    fn check_order(&self, kind: Kind, is_last: bool) -> Result<(), Violation> {
        let [first, second, ..] = self.header;
        let broken = |what| Err(Violation::Protocol(what));
        if first & 0x70 != 0 {
            return broken("a frame has reserved bits");
        }
        if second & 0x80 == 0 {
            return broken("a client's frame is not masked");
        }
        if kind.is_control() {
            if !is_last {
                return broken("a control frame is in fragments");
            }
            if u64::from(second & 0x7f) > CONTROL_MAX {
                return broken("a control frame is longer than 125 bytes");
            }
        }
        match (kind, &self.open) {
            (Kind::Continuation, None) => broken("a fragment continues no message"),
            (Kind::Text | Kind::Binary, Some(_)) => broken("a message begins inside another"),
            _ => Ok(()),
        }
    }

    /// Checks an announced length before any byte is kept.
    fn make_room(&mut self, kind: Kind, is_last: bool, length: u64) -> Result<(), Violation> {
        if kind.is_control() {
            self.control.clear();
            return Ok(());
        }
        let announced = self.open.as_ref().map_or(0, |open| open.announced);
        // An empty fragment counts as a byte; otherwise a client could send them forever.
        let length = length.max(u64::from(!is_last));
        let together = usize::try_from(length).ok().and_then(|length| announced.checked_add(length));
        let together = together.filter(|together| *together <= self.limit).ok_or(Violation::TooLarge)?;
        match &mut self.open {
            Some(open) => open.announced = together,
            None => {
                let is_text = kind == Kind::Text;
                self.open = Some(Open { is_text, announced: together, text: Vec::new() });
            }
        }
        Ok(())
    }

    /// Ends a frame that has been read completely.
    fn finish(&mut self, kind: Kind, is_last: bool) -> Result<Option<Message>, Violation> {
        match kind {
            Kind::Ping => Ok(Some(Message::Ping(std::mem::take(&mut self.control)))),
            Kind::Pong => Ok(Some(Message::Pong(std::mem::take(&mut self.control)))),
            Kind::Close => Ok(Some(Message::Close(self.close_reason()?))),
            Kind::Continuation | Kind::Text | Kind::Binary if !is_last => Ok(None),
            Kind::Continuation | Kind::Text | Kind::Binary => match self.open.take() {
                Some(open) if open.is_text => {
                    let text = String::from_utf8(open.text).map_err(|_not_utf8| Violation::NotText)?;
                    Ok(Some(Message::Text(text)))
                }
                Some(_) | None => Ok(Some(Message::Binary)),
            },
        }
    }

    fn close_reason(&self) -> Result<Option<CloseReason>, Violation> {
        let (code, why) = match self.control.as_slice() {
            [] => return Ok(None),
            [_] => return Err(Violation::Protocol("a close code has one byte")),
            [high, low, why @ ..] => (u16::from_be_bytes([*high, *low]), why),
        };
        let why = std::str::from_utf8(why).map_err(|_not_utf8| Violation::NotText)?;
        let description = (!why.is_empty()).then(|| why.to_owned());
        Ok(Some(CloseReason { code: CloseCode::from(code), description }))
    }

    /// Returns the memory of the decoder in bytes.
    #[cfg(test)]
    pub(super) fn held(&self) -> usize {
        self.open.as_ref().map_or(0, |open| open.text.capacity()) + self.control.capacity()
    }
}
