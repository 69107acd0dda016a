//! Fuzz tests: for every message, the reader returns a message or a refusal; for all readings, the inference
//! returns a play that is legal and fits the sensors, or a reason.
//!
//! `FULLPRIME_FUZZ_RUNS` sets the number of broken frames and of random readings. The number of a run determines its
//! frame or readings.
#![expect(clippy::unwrap_used, reason = "a test fails at the first unexpected value")]

mod common;

use boards::{
    Bar, Deed, DiceSource, Hash, Inbox, Inference, Look, Message, Reading, Received, Seating, SensedPlace,
    Sensors, Sitting, Situation, TurnFacts, Waits, infer, read,
};
use common::{Numbers, random_game};
use rules::{BySide, Point, Position, Role, Roll, Side, legal_plays};
use wire::{BOARD_FRAME_BYTES_MAX, Millis};

const RUNS: u64 = 4_000;

fn runs() -> u64 {
    std::env::var("FULLPRIME_FUZZ_RUNS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(RUNS)
}

/// Fragments that are inserted into messages to break them.
const WORDS: [&str; 30] = [
    "{",
    "}",
    "[",
    "]",
    "\"",
    "\\",
    ":",
    ",",
    "null",
    "true",
    "-1",
    "0",
    "26",
    "255",
    "256",
    "1e9",
    "0.5",
    "9007199254740993",
    "18446744073709551616",
    "\"type\":\"frame\"",
    "\"count\":",
    "\"seq\":2,",
    "\"body\":{}",
    "\"whose\":\"two\"",
    "\"thrown\":[7,0]",
    "\u{0}",
    "\u{feff}",
    "é",
    "\\ud800",
    "{\"v\":2}",
];

/// Returns a valid message of every kind, and a frame with every kind of body.
fn good() -> Vec<String> {
    let (hash, signature) = ("0f".repeat(32), "0f".repeat(64));
    let points = vec![r#"{"count":2,"whose":"one"}"#; 24].join(",");
    let bodies = [
        r#"{"type":"hello","model":"M","firmware":"1","capabilities":{"colour":true,"point_depth":15,"bar_depth":15,"reads_dice":true}}"#
            .to_owned(),
        format!(r#"{{"type":"occupancy","points":[{points}],"bar":{{"together":2}}}}"#),
        format!(r#"{{"type":"occupancy","points":[{points}],"bar":{{"apart":{{"one":1,"two":0}}}}}}"#),
        r#"{"type":"dice","console":"one","dice":{"thrown":[3,1]}}"#.to_owned(),
        r#"{"type":"dice","console":"two","dice":"cocked"}"#.to_owned(),
        r#"{"type":"cube","console":"one","value":2}"#.to_owned(),
        r#"{"type":"button","console":"one","button":"done"}"#.to_owned(),
        r#"{"type":"button","console":"two","button":{"resign":"gammon"}}"#.to_owned(),
        r#"{"type":"choice","console":"one","question":4,"play":1}"#.to_owned(),
        r#"{"type":"clock","one":1000,"two":2000}"#.to_owned(),
        r#"{"type":"health","battery_percent":80,"faults":[{"place":{"point":6},"sensor":2},{"place":"bar","sensor":0}],"firmware":"1"}"#
            .to_owned(),
    ];
    let frame = |body: &String| {
        format!(r#"{{"v":1,"type":"frame","session":"s","seq":1,"prev":"{hash}","at":-5,"body":{body}}}"#)
    };
    let mut good: Vec<String> = bodies.iter().map(frame).collect();
    good.push(format!(
        r#"{{"v":1,"type":"enrol","code":"7KQ4M2XR9T","public_key":"{hash}","signature":"{signature}"}}"#
    ));
    good.push(format!(
        r#"{{"v":1,"type":"authenticate","device":"00000000000000d0","challenge":"{hash}","time":5,"signature":"{signature}"}}"#
    ));
    good.push(r#"{"v":1,"type":"resume","session":"s","last":4,"oldest":1}"#.to_owned());
    good
}

/// Returns one message, broken once or a few times. It may no longer be valid UTF-8.
fn broken(good: &[String], numbers: &mut Numbers) -> Vec<u8> {
    let mut bytes = good[numbers.below(good.len())].clone().into_bytes();
    for _ in 0..=numbers.below(3) {
        let at = numbers.below(bytes.len() + 1);
        let end = (at + numbers.below(40)).min(bytes.len());
        match numbers.below(7) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 | 3 => drop(bytes.splice(at..at, WORDS[numbers.below(WORDS.len())].bytes())),
            4 => {
                let again = bytes[at..end].to_vec();
                drop(bytes.splice(at..at, again));
            }
            5 => {
                let other = good[numbers.below(good.len())].as_bytes();
                let from = numbers.below(other.len());
                drop(bytes.splice(at..end, other[from..(from + 40).min(other.len())].iter().copied()));
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = u8::try_from(numbers.below(256)).unwrap();
                }
            }
        }
    }
    bytes
}

/// Returns the sitting of a board with both players, in the turn of the side at console one.
fn sitting(dice: DiceSource) -> Sitting {
    let seating = Seating { one: Side::White, here: BySide { white: true, black: true } };
    let roll = Roll::from_pips([3, 1]).unwrap();
    let waits = Waits::ToPlay { side: Side::White, roll, may_be_illegal: true };
    let situation =
        Situation { step: 1, position: Position::STARTING, cube: 1, last_play: None, offered: None, waits };
    Sitting::begin(seating, dice, situation, Millis(0)).0
}

#[test]
fn broken_frames_are_read_or_refused_and_no_sitting_is_confused_by_them() {
    let good = good();
    for text in &good {
        assert!(read(text.as_bytes()).is_ok(), "{text}: {:?}", read(text.as_bytes()));
    }
    let mut refused = 0;
    let mut sittings = [DiceSource::Board, DiceSource::Server].map(sitting);
    for run in 0..runs() {
        let bytes = broken(&good, &mut Numbers::new(1 << 32 | run));
        let Ok(message) = read(&bytes) else {
            refused += 1;
            continue;
        };
        let Message::Frame { frame, .. } = message else { continue };
        let text = std::str::from_utf8(&bytes).unwrap();
        assert!(bytes.len() <= BOARD_FRAME_BYTES_MAX && text.contains(&frame.raw_body), "{text}");
        // The frame is received as the first one of a board whose chain begins just before it.
        let mut inbox = Inbox::restore("d", &[(frame.seq - 1, frame.prev)], false);
        let Ok(Received::New(stored)) = inbox.receive(frame) else { continue };
        inbox.keep(&stored);
        assert_ne!(inbox.head(), Hash::genesis("d"));
        for sitting in &mut sittings {
            for deed in sitting.frame(&stored) {
                if let Deed::Command(side, boards::SeatCommand::Play(moves)) = deed {
                    let roll = Roll::from_pips([3, 1]).unwrap();
                    assert_eq!(side, Side::White);
                    assert!(
                        rules::apply_play(&Position::STARTING, roll, &moves).is_ok(),
                        "{text}: {moves:?}"
                    );
                }
            }
        }
    }
    assert!(refused > runs() / 4, "only {refused} of {} broken frames were noticed", runs());
}

fn reading(numbers: &mut Numbers) -> Reading {
    match numbers.below(8) {
        0 => Reading::Unknown,
        one => Reading::Checkers {
            count: u8::try_from(if one == 1 { numbers.below(256) } else { numbers.below(7) }).unwrap(),
            whose: [None, Some(Role::Mover), Some(Role::Opponent)][numbers.below(3)],
        },
    }
}

/// Returns the readings of a position with some random changes, up to all points.
fn absurd(after: &Position, sensors: Sensors, numbers: &mut Numbers) -> Look {
    let fair = Look::from_position(after, sensors);
    let mut points = *fair.points();
    let changes = if numbers.below(4) == 0 { 24 } else { numbers.below(4) };
    for _ in 0..changes {
        points[numbers.below(24)] = reading(numbers);
    }
    let bar = match numbers.below(4) {
        0 => Bar::Together(reading(numbers)),
        1 => Bar::Apart { own: reading(numbers), opponent: reading(numbers) },
        _ => fair.bar(),
    };
    let look = Look::new(points, bar);
    match numbers.below(6) {
        0 => look
            .without(SensedPlace::Point(Point::new(u8::try_from(1 + numbers.below(24)).unwrap()).unwrap())),
        1 => look.without(SensedPlace::Bar),
        _ => look,
    }
}

#[test]
fn whatever_the_sensors_show_only_a_legal_play_that_fits_is_inferred() {
    let mut found = [0_u64; 4];
    let mut run = 0;
    while run < runs() {
        let mut numbers = Numbers::new(2 << 32 | run);
        for played in random_game(&mut numbers) {
            run += 1;
            let depth = |numbers: &mut Numbers| u8::try_from(1 + numbers.below(15)).unwrap();
            let sensors = match numbers.below(3) {
                0 => Sensors::BEZMA,
                1 => Sensors::FULL,
                _ => Sensors {
                    know_colour: numbers.below(2) == 0,
                    per_point: depth(&mut numbers),
                    on_bar: depth(&mut numbers),
                },
            };
            let look = absurd(&played.after(), sensors, &mut numbers);
            let turn = TurnFacts { before: &played.before, roll: played.roll, sensors };
            let plays = legal_plays(&played.before, played.roll);
            let fits = |legal: &rules::LegalPlay| {
                plays.contains(legal) && look.fits(&legal.position.flip(), sensors)
            };
            let kind = match infer(&turn, &look) {
                Inference::Played(legal) => {
                    assert!(fits(&legal), "{played:?}: {look:?}");
                    0
                }
                Inference::Choose(asked) => {
                    assert!(asked.len() > 1 && asked.iter().all(fits), "{played:?}: {look:?}");
                    1
                }
                Inference::Illegal(_) => {
                    assert!(!plays.iter().any(&fits), "{played:?}: {look:?}");
                    2
                }
                Inference::Faulty(_) => 3,
            };
            found[kind] += 1;
        }
    }
    assert!(found.iter().all(|count| *count > 0), "{found:?}");
}
