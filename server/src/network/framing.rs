//! Finds the end of the head and of the body of a request.
//!
//! The parser of actix-http decodes everything that it is given, and keeps every decoded request until it is answered.
//! A client that sends hundreds of requests at once and reads no answer would cost that much memory. So the parser
//! gets one request at a time: the bytes up to the end of the head, then the bytes of its body. The bytes after it stay
//! with the system until the request is answered.
//!
//! This module only counts bytes. The parser decides what a head or a chunk means, and whether it is valid.

/// The body of a request, as the parser has read it in the head.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Body {
    /// The request has no body.
    None,
    /// The number of bytes is in the head.
    Sized(u64),
    /// The body comes in chunks (RFC 9112, section 7.1).
    Chunked,
    /// Everything that follows belongs to the body, as for a WebSocket.
    Unbounded,
}

/// The part of a request that is being read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Framing {
    /// The head. It ends with an empty line.
    Head(Line),
    /// The number of bytes that are still to come.
    Sized(u64),
    Chunked(Chunk),
    Unbounded,
    /// The request is complete.
    Complete,
}

/// The place in a head.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Line {
    /// No byte of the head has arrived.
    Start,
    /// Within a line.
    Within,
    /// After the end of a line. A carriage return changes nothing.
    Over,
}

/// The place in a chunked body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Chunk {
    /// In the line with the size of a chunk, with the value of the digits so far.
    Size(u64),
    /// After the digits, with the size of the chunk. Extensions are skipped up to the end of the line.
    Extension(u64),
    /// The number of bytes of the chunk that are still to come.
    Data(u64),
    /// In the line break after a chunk.
    Break,
    /// In the line break after the last chunk.
    LastBreak,
}

impl Framing {
    /// The start of a request.
    pub(super) const START: Framing = Framing::Head(Line::Start);

    /// Returns the part that follows a head with this body.
    pub(super) fn after_head(body: Body) -> Framing {
        match body {
            Body::None | Body::Sized(0) => Framing::Complete,
            Body::Sized(length) => Framing::Sized(length),
            Body::Chunked => Framing::Chunked(Chunk::Size(0)),
            Body::Unbounded => Framing::Unbounded,
        }
    }

    /// Returns how many of these bytes belong to the part that is being read, and moves on past them. After the end of
    /// a head, another head is expected until [`Framing::after_head`] is called, because empty lines before a request
    /// look like a head.
    pub(super) fn read_past(&mut self, bytes: &[u8]) -> usize {
        match self {
            Framing::Head(line) => {
                for (index, byte) in bytes.iter().enumerate() {
                    match (*line, byte) {
                        (Line::Over, b'\n') => {
                            *line = Line::Start;
                            return index + 1;
                        }
                        (_, b'\n') => *line = Line::Over,
                        (Line::Over, b'\r') => {}
                        (..) => *line = Line::Within,
                    }
                }
                bytes.len()
            }
            Framing::Sized(left) => {
                let taken = usize::try_from(*left).map_or(bytes.len(), |left| left.min(bytes.len()));
                *left -= taken as u64;
                if *left == 0 {
                    *self = Framing::Complete;
                }
                taken
            }
            Framing::Chunked(chunk) => {
                let mut taken = 0;
                while taken < bytes.len() {
                    if let Chunk::Data(left) = chunk {
                        let rest = bytes.len() - taken;
                        let length = usize::try_from(*left).map_or(rest, |left| left.min(rest));
                        taken += length;
                        *left -= length as u64;
                        if *left == 0 {
                            *chunk = Chunk::Break;
                        }
                        continue;
                    }
                    let byte = bytes[taken];
                    taken += 1;
                    match chunk.after(byte) {
                        Some(next) => *chunk = next,
                        None => {
                            *self = Framing::Complete;
                            break;
                        }
                    }
                }
                taken
            }
            Framing::Unbounded => bytes.len(),
            Framing::Complete => 0,
        }
    }
}

impl Chunk {
    /// Returns the place after a byte that is not data, or `None` if the body ends with it. Bytes that no chunk may
    /// contain are counted like others, because the parser refuses them.
    fn after(self, byte: u8) -> Option<Chunk> {
        let next = match (self, byte) {
            (Chunk::Size(0) | Chunk::Extension(0), b'\n') => Chunk::LastBreak,
            (Chunk::Size(size) | Chunk::Extension(size), b'\n') => Chunk::Data(size),
            (Chunk::Size(size), digit) => match char::from(digit).to_digit(16) {
                Some(digit) => Chunk::Size(size.saturating_mul(16).saturating_add(u64::from(digit))),
                None => Chunk::Extension(size),
            },
            (Chunk::Break, b'\n') => Chunk::Size(0),
            (Chunk::LastBreak, b'\n') => return None,
            (Chunk::Extension(_) | Chunk::Break | Chunk::LastBreak | Chunk::Data(_), _) => self,
        };
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use actix_http::h1::{Codec, Message};
    use actix_web::web::BytesMut;
    use tokio_util::codec::Decoder as _;

    use super::*;

    /// Requests with their bodies, as a client may send them in one piece.
    const REQUESTS: [(&str, Body, &str); 9] = [
        ("GET / HTTP/1.1\r\nhost: x\r\n\r\n", Body::None, ""),
        ("GET /lines HTTP/1.1\nhost: x\n\n", Body::None, ""),
        ("GET /mixed HTTP/1.1\r\nhost: x\n\r\n", Body::None, ""),
        ("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n", Body::Sized(0), ""),
        ("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\n", Body::Sized(5), "\r\n\r\n!"),
        ("POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n", Body::Chunked, "0\r\n\r\n"),
        (
            "POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n",
            Body::Chunked,
            "4\r\n\r\n\r\n\r\nA;name=value\r\n0123456789\r\n00\r\n\r\n",
        ),
        (
            "POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n",
            Body::Chunked,
            "01f\r\n0123456789012345678901234567890\r\n0;last\r\n\r\n",
        ),
        ("GET / HTTP/1.1\r\nhost: x\r\n\r\n", Body::None, ""),
    ];

    /// Cuts what was sent in pieces of `size` into heads and bodies.
    fn cut(bytes: &[u8], bodies: &[Body], size: usize) -> Vec<Vec<u8>> {
        let (mut parts, mut part) = (Vec::new(), Vec::new());
        let (mut framing, mut bodies) = (Framing::START, bodies.iter());
        for mut piece in bytes.chunks(size) {
            while !piece.is_empty() {
                let is_head = matches!(framing, Framing::Head(_));
                let taken = framing.read_past(piece);
                part.extend_from_slice(&piece[..taken]);
                piece = &piece[taken..];
                if is_head && framing == Framing::START {
                    parts.push(std::mem::take(&mut part));
                    framing = Framing::after_head(*bodies.next().expect("each head that is read was sent"));
                }
                if framing == Framing::Complete {
                    parts.push(std::mem::take(&mut part));
                    framing = Framing::START;
                }
            }
        }
        assert_eq!((part.len(), framing), (0, Framing::START), "the last request is complete");
        parts
    }

    #[test]
    fn requests_are_told_apart_however_they_arrive() {
        let sent: String = REQUESTS.iter().map(|(head, _, body)| format!("{head}{body}")).collect();
        let bodies = REQUESTS.map(|(_, body, _)| body);
        let expected: Vec<&[u8]> =
            REQUESTS.iter().flat_map(|(head, _, body)| [head.as_bytes(), body.as_bytes()]).collect();
        for size in [1, 2, 3, 5, 7, 16, 64, sent.len()] {
            assert_eq!(cut(sent.as_bytes(), &bodies, size), expected, "in pieces of {size}");
        }
    }

    #[actix_web::test]
    async fn the_parser_sees_the_same_ends() {
        let mut codec = Codec::default();
        for (head, body, rest) in REQUESTS {
            let mut bytes = BytesMut::from(head);
            assert!(matches!(codec.decode(&mut bytes), Ok(Some(Message::Item(_)))), "{head}");
            assert!(bytes.is_empty(), "{head}");
            if matches!(body, Body::None | Body::Sized(0)) {
                continue;
            }
            let mut bytes = BytesMut::from(rest);
            let mut has_ended = false;
            while let Some(message) = codec.decode(&mut bytes).unwrap() {
                assert!(!has_ended, "{head}{rest}");
                has_ended = matches!(message, Message::Chunk(None));
                if has_ended {
                    break;
                }
            }
            assert!(has_ended && bytes.is_empty(), "{head}{rest}");
        }
    }

    #[test]
    fn an_empty_line_before_a_request_is_no_request() {
        let mut framing = Framing::START;
        let bytes = b"\r\n\r\nGET / HTTP/1.1\r\n\r\nGET";
        assert_eq!(framing.read_past(bytes), 4);
        assert_eq!(framing.read_past(&bytes[4..]), 18);
        assert_eq!(framing, Framing::START);
    }

    #[test]
    fn sizes_beyond_every_limit_stay_within_the_arithmetic() {
        for body in ["FFFFFFFFFFFFFFFFFFFFFFFF\r\nx", "99999999999999999999 x\r\nx", "\u{0}\r\r\r"] {
            let mut framing = Framing::after_head(Body::Chunked);
            assert_eq!(framing.read_past(body.as_bytes()), body.len(), "{body:?}");
        }
        let mut framing = Framing::after_head(Body::Sized(u64::MAX));
        assert_eq!(framing.read_past(b"abc"), 3);
        assert_eq!(framing, Framing::Sized(u64::MAX - 3));
    }
}
