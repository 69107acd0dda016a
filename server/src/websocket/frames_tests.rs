//! Tests the decoder of frames with messages that arrive in arbitrary pieces, and with bytes that are not messages.

use proptest::prelude::*;

use super::frames::{Decoder, Message, Violation};

const LIMIT: usize = 300;

/// A frame as a client writes it.
#[derive(Debug, Clone)]
struct Sent {
    first: u8,
    is_masked: bool,
    mask: [u8; 4],
    payload: Vec<u8>,
}

fn sent(first: u8, payload: &[u8]) -> Sent {
    Sent { first, is_masked: true, mask: [7, 77, 177, 207], payload: payload.to_vec() }
}

impl Sent {
    fn header(&self, announced: u64) -> Vec<u8> {
        let bit = if self.is_masked { 0x80 } else { 0 };
        let mut bytes = vec![self.first];
        match (u8::try_from(announced), u16::try_from(announced)) {
            (Ok(length @ ..=125), _) => bytes.push(bit | length),
            (_, Ok(length)) => {
                bytes.push(bit | 126);
                bytes.extend(length.to_be_bytes());
            }
            _ => {
                bytes.push(bit | 127);
                bytes.extend(announced.to_be_bytes());
            }
        }
        if self.is_masked {
            bytes.extend(self.mask);
        }
        bytes
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.header(self.payload.len() as u64);
        let mask = if self.is_masked { self.mask } else { [0; 4] };
        bytes.extend(self.payload.iter().zip(mask.into_iter().cycle()).map(|(byte, mask)| byte ^ mask));
        bytes
    }
}

/// The result of a stream: its messages, and the violation that ended it, if any.
type Verdict = (Vec<Message>, Option<Violation>);

/// Feeds pieces one after another. The decoder must not hold much more than twice its limit, because a vector doubles
/// when it grows.
fn read(pieces: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Verdict {
    let mut decoder = Decoder::new(LIMIT);
    let mut messages = Vec::new();
    for piece in pieces {
        let mut rest = piece.as_ref();
        loop {
            let read = decoder.decode(&mut rest);
            assert!(decoder.held() <= 2 * LIMIT + 256, "{} bytes", decoder.held());
            match read {
                Ok(Some(message)) => messages.push(message),
                Ok(None) => break assert!(rest.is_empty()),
                Err(violation) => {
                    assert_eq!(decoder.decode(&mut &[0x81_u8, 0x80, 0, 0, 0, 0][..]), Err(violation));
                    return (messages, Some(violation));
                }
            }
        }
    }
    (messages, None)
}

/// Returns the pieces of a stream that is cut at the places in `cuts`.
fn cut(bytes: &[u8], cuts: &[usize]) -> Vec<Vec<u8>> {
    let mut places: Vec<usize> = cuts.iter().map(|place| place % (bytes.len() + 1)).collect();
    places.sort_unstable();
    places.push(bytes.len());
    let mut from = 0;
    let mut pieces = Vec::new();
    for to in places {
        pieces.push(bytes[from..to].to_vec());
        from = to;
    }
    pieces
}

fn text(text: &str) -> Message {
    Message::Text(text.to_owned())
}

#[test]
fn streams_are_read_or_refused() {
    let long = [b'a'; LIMIT];
    let whole = |frames: &[Sent]| frames.iter().flat_map(Sent::bytes).collect::<Vec<u8>>();
    let announced = |first: u8, length: u64| sent(first, b"").header(length);
    let protocol = |what| Some(Violation::Protocol(what));
    let rows: Vec<(&str, Vec<u8>, Verdict)> = vec![
        ("nothing", vec![], (vec![], None)),
        ("text", whole(&[sent(0x81, b"one"), sent(0x81, b"")]), (vec![text("one"), text("")], None)),
        (
            "fragments with a ping between",
            whole(&[sent(0x01, b"o"), sent(0x89, b"?"), sent(0x00, b"n"), sent(0x80, b"e")]),
            (vec![Message::Ping(b"?".to_vec()), text("one")], None),
        ),
        ("binary", whole(&[sent(0x02, b"on"), sent(0x80, b"e")]), (vec![Message::Binary], None)),
        ("the limit", whole(&[sent(0x81, &long)]), (vec![text(&"a".repeat(LIMIT))], None)),
        (
            "one more, before any of it",
            announced(0x81, LIMIT as u64 + 1),
            (vec![], Some(Violation::TooLarge)),
        ),
        ("2^40 bytes", announced(0x82, 1 << 40), (vec![], Some(Violation::TooLarge))),
        ("2^63 bytes and more", announced(0x81, u64::MAX), (vec![], Some(Violation::TooLarge))),
        (
            "fragments that add up",
            [whole(&[sent(0x01, &long[1..])]), announced(0x80, 2)].concat(),
            (vec![], Some(Violation::TooLarge)),
        ),
        (
            "fragments whose sum overflows",
            [whole(&[sent(0x01, b"a")]), announced(0x80, u64::MAX)].concat(),
            (vec![], Some(Violation::TooLarge)),
        ),
        (
            "a count that begins again with each message",
            whole(&[sent(0x01, &long[1..]), sent(0x80, b"a"), sent(0x81, &long)]),
            (vec![text(&"a".repeat(LIMIT)), text(&"a".repeat(LIMIT))], None),
        ),
        (
            "a control frame of 126 bytes",
            announced(0x89, 126),
            (vec![], protocol("a control frame is longer than 125 bytes")),
        ),
        (
            "a control frame of 125 bytes",
            whole(&[sent(0x8a, &long[..125])]),
            (vec![Message::Pong(long[..125].to_vec())], None),
        ),
        (
            "a control frame in fragments",
            announced(0x09, 1),
            (vec![], protocol("a control frame is in fragments")),
        ),
        ("reserved bits", announced(0xc1, 1), (vec![], protocol("a frame has reserved bits"))),
        ("an opcode", announced(0x83, 1), (vec![], protocol("a frame has an unknown opcode"))),
        (
            "no mask",
            Sent { is_masked: false, ..sent(0x81, b"one") }.bytes(),
            (vec![], protocol("a client's frame is not masked")),
        ),
        ("no beginning", announced(0x80, 1), (vec![], protocol("a fragment continues no message"))),
        (
            "two beginnings",
            whole(&[sent(0x01, b"a"), sent(0x81, b"b")]),
            (vec![], protocol("a message begins inside another")),
        ),
        ("no text", whole(&[sent(0x81, b"\xff")]), (vec![], Some(Violation::NotText))),
        ("half a code", whole(&[sent(0x88, b"\x03")]), (vec![], protocol("a close code has one byte"))),
        ("an end", whole(&[sent(0x88, b"")]), (vec![Message::Close(None)], None)),
    ];
    for (name, bytes, verdict) in rows {
        assert_eq!(read([&bytes]), verdict, "{name}");
        assert_eq!(read(bytes.chunks(1)), verdict, "{name}, byte by byte");
    }
}

fn any_frame() -> impl Strategy<Value = Sent> {
    let first = prop_oneof![
        8 => prop::sample::select(vec![0x00_u8, 0x80, 0x01, 0x81, 0x02, 0x82, 0x89, 0x8a]),
        1 => any::<u8>(),
    ];
    let length = prop_oneof![4 => 0..20_usize, 1 => 0..(LIMIT + 2)];
    let payload =
        length.prop_flat_map(|length| prop::collection::vec(any::<u8>().prop_map(|b| b & 0x7f), length));
    (first, prop::bool::weighted(0.98), any::<[u8; 4]>(), payload)
        .prop_map(|(first, is_masked, mask, payload)| Sent { first, is_masked, mask, payload })
}

proptest! {
    #[test]
    fn the_verdict_does_not_depend_on_how_the_bytes_arrive(
        frames in prop::collection::vec(any_frame(), 0..12),
        cuts in prop::collection::vec(any::<usize>(), 0..20),
    ) {
        let bytes: Vec<u8> = frames.iter().flat_map(Sent::bytes).collect();
        prop_assert_eq!(read(cut(&bytes, &cuts)), read([&bytes]));
    }

    #[test]
    fn any_bytes_are_read_or_refused_within_the_memory(
        bytes in prop::collection::vec(any::<u8>(), 0..2_000),
        cuts in prop::collection::vec(any::<usize>(), 0..20),
    ) {
        prop_assert_eq!(read(cut(&bytes, &cuts)), read([&bytes]));
    }

    #[test]
    fn a_text_comes_out_as_it_was_however_it_was_fragmented(
        said in "\\PC{0,70}",
        cuts in prop::collection::vec(any::<usize>(), 0..10),
        mask in any::<[u8; 4]>(),
    ) {
        let parts = cut(said.as_bytes(), &cuts);
        let last = parts.len() - 1;
        let frame = |(index, payload): (usize, &Vec<u8>)| {
            let opcode = if index == 0 { 0x01 } else { 0x00 };
            let first = if index == last { 0x80 | opcode } else { opcode };
            Sent { first, is_masked: true, mask, payload: payload.clone() }.bytes()
        };
        let bytes: Vec<u8> = parts.iter().enumerate().flat_map(frame).collect();
        prop_assert_eq!(read([&bytes]), (vec![Message::Text(said)], None));
    }
}

#[test]
fn empty_fragments_do_not_go_on_for_ever() {
    let begins = sent(0x01, b"").bytes();
    let goes_on = sent(0x00, b"").bytes();
    let ends = sent(0x80, b"").bytes();
    // Each empty fragment counts as a byte, except the last.
    let allowed = [begins.clone(), goes_on.repeat(LIMIT - 1), ends].concat();
    assert_eq!(read([allowed]), (vec![Message::Text(String::new())], None));
    assert_eq!(read([[begins, goes_on.repeat(LIMIT)].concat()]), (vec![], Some(Violation::TooLarge)));
}
