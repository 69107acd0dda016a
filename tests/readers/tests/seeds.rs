//! Feeds every check with the seeds in `fuzz/seeds` and with mutations of them.
//!
//! The run number determines each mutation. `FULLPRIME_FUZZ_RUNS` sets another number of runs for each target. The
//! defaults keep all targets together at a few seconds of processor time. An input that breaks a promise is printed as
//! the call that repeats it.
#![expect(clippy::unwrap_used, reason = "a test fails at the first unexpected value")]

use std::collections::BTreeSet;
use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use simulator::Numbers;

/// The most bytes of an input, as in `ops/dev/fuzz.sh`.
const INPUT_BYTES_MAX: usize = 16_384;

/// A check with the words of its format.
struct Target {
    /// The name of the check, of its fuzz target and of the folder of its seeds.
    name: &'static str,
    /// The check. It returns true if the input was read.
    check: fn(&[u8]) -> bool,
    /// The number of runs, unless `FULLPRIME_FUZZ_RUNS` says otherwise.
    runs: u64,
    /// Words that are inserted into inputs.
    words: &'static [&'static [u8]],
}

const TARGETS: [Target; 7] = [
    Target { name: "board_frame", check: readers::board_frame, runs: 10_000, words: JSON },
    Target { name: "client_message", check: readers::client_message, runs: 10_000, words: JSON },
    Target { name: "match_file", check: readers::match_file, runs: 1_000, words: MATCHES },
    Target { name: "position_id", check: position_id, runs: 10_000, words: IDS },
    Target { name: "server_message", check: readers::server_message, runs: 10_000, words: JSON },
    Target { name: "socket_frames", check: readers::socket_frames, runs: 10_000, words: FRAMES },
    Target { name: "zip", check: readers::zip, runs: 10_000, words: ZIP },
];

const JSON: &[&[u8]] = &[
    b"{",
    b"}",
    b"[",
    b"]",
    b"\"",
    b"\\",
    b":",
    b",",
    b"null",
    b"true",
    b"\"\"",
    b"{}",
    b"[]",
    b"-1",
    b"0.5",
    b"1e400",
    b"-0.0",
    b"\"id\":",
    b"\"type\":",
    b"\"seq\":",
    b"\"at\":",
    b"\"body\":{}",
    b"\\ud800",
    b"\\u0000",
    b"\0",
    b"\xef\xbb\xbf",
    b"\xff",
    b"\xc3\xa9",
];
const MATCHES: &[&[u8]] = &[
    b"(",
    b")",
    b";",
    b"[",
    b"]",
    b"{",
    b"}",
    b"\"",
    b"\\",
    b"\n",
    b"\0",
    b":",
    b",",
    b"=>",
    b" point match\n",
    b" Game 2\n",
    b"Doubles => 2",
    b"Takes",
    b"Drops",
    b"Beavers",
    b"Wins 9",
    b"Losses 2 point",
    b"bar/25",
    b"off",
    b"64: ",
    b"????",
    b"Cannot Move",
    b"Illegal play (24/1)",
    b"C[",
    b"RE[W+64]",
    b"CV[4]",
    b"DI[66]",
    b"PL[B]",
    b"RU[Jacoby]",
    b"double",
    b"take",
    b"drop",
    b"; [Variation \"",
    b"; [EventDate \"2026.02.30\"]",
    b"null",
    b"\"illegal_play\"",
    b"\"beaver\"",
    b"\"white\"",
    b"RGMH",
    b"\x78\x9c",
    b"\xef\xbb\xbf",
    b"\xff\xfe",
    b"\xc3\xa9",
];
const IDS: &[&[u8]] = &[
    b"XGID=",
    b":",
    b"/",
    b"+",
    b"=",
    b"-",
    b"A",
    b"o",
    b"AAAA",
    b"////",
    b"00",
    b"DD",
    b"D",
    b"B",
    b"R",
    b" ",
    b"\0",
    b"\xc3\xa9",
];
const FRAMES: &[&[u8]] = &[
    b"\x81\x80",
    b"\x01\xfe",
    b"\x82\xff",
    b"\x80\x80",
    b"\x88\x82",
    b"\x89\xfd",
    b"\x8a\x80",
    b"\xc1",
    b"\x7f",
    b"\xfe",
    b"mask",
    b"\0\0\0\0",
    b"\x03\xe8",
    b"\xff\xff",
];
const ZIP: &[&[u8]] = &[
    b"PK\x03\x04",
    b"PK\x01\x02",
    b"PK\x05\x06",
    b"\x08\0",
    b"\0\0",
    b"\x01\0",
    b"\xff\xff",
    b"\xff\xff\xff\xff",
    b"\xc8\0",
    b"/",
    b"../",
    b"\0",
    b"\x2e\0\0\0",
];
/// Numbers that replace those of a text.
const DECIMALS: [&str; 14] = [
    "0",
    "1",
    "-1",
    "25",
    "26",
    "127",
    "256",
    "65535",
    "65536",
    "2147483648",
    "4294967296",
    "9223372036854775808",
    "18446744073709551616",
    "1e400",
];

fn position_id(text: &[u8]) -> bool {
    std::str::from_utf8(text).is_ok_and(readers::position_id)
}

fn fuzz_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

/// Returns the names in a folder, in order.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// Returns the seeds of a target by name.
fn seeds(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = fuzz_folder().join("seeds").join(target);
    names(&folder).into_iter().map(|name| (name.clone(), fs::read(folder.join(&name)).unwrap())).collect()
}

/// Returns one of the seeds, changed once or a few times.
fn mutated(seeds: &[(String, Vec<u8>)], words: &[&[u8]], numbers: &mut Numbers) -> Vec<u8> {
    let mut bytes = seeds[numbers.below(seeds.len())].1.clone();
    for _ in 0..=numbers.below(4) {
        let at = numbers.below(bytes.len() + 1);
        let end = (at + numbers.below(48)).min(bytes.len());
        let word = words[numbers.below(words.len())].iter().copied();
        match numbers.below(10) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => drop(bytes.splice(at..at, word)),
            3 => drop(bytes.splice(at..end, word)),
            4 => {
                let times = if numbers.once_in(8) { 1 + numbers.below(300) } else { 1 };
                let again = bytes[at..end].repeat(times);
                drop(bytes.splice(at..at, again));
            }
            5 => {
                let other = &seeds[numbers.below(seeds.len())].1;
                let from = numbers.below(other.len() + 1);
                let to = (from + numbers.below(400)).min(other.len());
                drop(bytes.splice(at..end, other[from..to].iter().copied()));
            }
            6 | 7 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << numbers.below(8);
                }
            }
            8 => extreme_decimal(&mut bytes, at, numbers),
            _ => extreme_bytes(&mut bytes[at..], numbers),
        }
        bytes.truncate(INPUT_BYTES_MAX);
    }
    bytes
}

/// Replaces the first number of a text from `at` with an extreme one.
fn extreme_decimal(bytes: &mut Vec<u8>, at: usize, numbers: &mut Numbers) {
    let Some(digit) = bytes[at..].iter().position(u8::is_ascii_digit) else { return };
    let digits = bytes[at + digit..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let extreme = DECIMALS[numbers.below(DECIMALS.len())].bytes();
    drop(bytes.splice(at + digit..at + digit + digits, extreme));
}

/// Sets a binary number of 1, 2, 4 or 8 bytes at the front to an extreme: sizes, offsets and counts are the values that
/// a reader trusts most easily.
fn extreme_bytes(bytes: &mut [u8], numbers: &mut Numbers) {
    let width = (1 << numbers.below(4)).min(bytes.len());
    let (most, rest) = [(0, 0), (0xff, 0xff), (0x7f, 0xff), (0x80, 0), (0, 1)][numbers.below(5)];
    let is_little_endian = numbers.once_in(2);
    bytes[..width].fill(rest);
    let most_significant = if is_little_endian { width.checked_sub(1) } else { Some(0) };
    if let Some(byte) = most_significant.and_then(|at| bytes[..width].get_mut(at)) {
        *byte = most;
    }
}

/// Passes an input to a check.
///
/// # Panics
/// If the check does, with the call that repeats it.
fn pass(target: &Target, label: &str, input: &[u8]) -> bool {
    let check = target.check;
    catch_unwind(|| check(input)).unwrap_or_else(|_panic| {
        panic!("{label} breaks a promise; to repeat: readers::{}(b\"{}\")", target.name, input.escape_ascii())
    })
}

/// Passes all seeds and mutations of a target to its check.
fn feed(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).unwrap();
    let seeds = seeds(name);
    assert!(!seeds.is_empty(), "fuzz/seeds/{name} is empty");
    for (seed, bytes) in &seeds {
        assert!(bytes.len() <= INPUT_BYTES_MAX, "the fuzzer would cut seed {seed}");
        assert!(pass(target, &format!("seed {seed}"), bytes), "seed {seed} is refused, so it leads nowhere");
    }
    let runs = std::env::var("FULLPRIME_FUZZ_RUNS").ok().and_then(|runs| runs.parse().ok());
    let runs: u64 = runs.unwrap_or(target.runs);
    let mut read = 0;
    for run in 0..runs {
        let input = mutated(&seeds, target.words, &mut Numbers::new(run));
        read += u64::from(pass(target, &format!("run {run}"), &input));
    }
    // Few runs say nothing about the mutations.
    assert!(runs < 500 || read > runs / 50, "only {read} of {runs} mutations are read, so little is tried");
    assert!(runs < 500 || read < runs / 10 * 9, "{read} of {runs} mutations are read, so little is broken");
}

#[test]
fn board_frames_are_read_or_refused() {
    feed("board_frame");
}

#[test]
fn messages_of_clients_are_read_or_refused() {
    feed("client_message");
}

#[test]
fn match_files_are_read_or_refused() {
    feed("match_file");
}

#[test]
fn ids_are_read_or_refused() {
    feed("position_id");
}

#[test]
fn messages_of_the_server_are_read_or_refused() {
    feed("server_message");
}

#[test]
fn socket_frames_are_read_or_refused() {
    feed("socket_frames");
}

#[test]
fn zips_are_read_or_refused() {
    feed("zip");
}

#[test]
fn the_fuzzer_has_the_same_targets_and_seeds() {
    let here: BTreeSet<String> = TARGETS.iter().map(|target| target.name.to_owned()).collect();
    let targets = names(&fuzz_folder().join("fuzz_targets"));
    let targets: BTreeSet<String> =
        targets.iter().map(|name| name.trim_end_matches(".rs").to_owned()).collect();
    assert_eq!((&targets, &names(&fuzz_folder().join("seeds"))), (&here, &here));
    for name in targets {
        let source = fs::read_to_string(fuzz_folder().join(format!("fuzz_targets/{name}.rs"))).unwrap();
        assert!(source.contains(&format!("readers::{name}(")), "{name} makes a check of its own");
    }
}

#[test]
fn a_broken_promise_is_printed_as_the_call_that_repeats_it() {
    let refuse_nul = |input: &[u8]| {
        assert!(!input.contains(&0), "a broken promise");
        true
    };
    let target = Target { name: "zip", check: refuse_nul, runs: 0, words: ZIP };
    assert!(pass(&target, "seed 1", b"PK"));
    let message = catch_unwind(|| pass(&target, "run 7", b"PK\0\"\xff")).unwrap_err();
    let message = message.downcast::<String>().unwrap();
    assert_eq!(*message, r#"run 7 breaks a promise; to repeat: readers::zip(b"PK\x00\"\xff")"#);
}
