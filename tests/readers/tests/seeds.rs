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

/// The maximum size of an input in bytes, as in `ops/dev/fuzz.sh`.
const INPUT_BYTES_MAX: usize = 16_384;

/// A check and its number of runs.
struct Target {
    /// The name of the check, of its fuzz target, of the folder of its seeds and of its dictionary.
    name: &'static str,
    /// The check. It returns true if the input was read.
    check: fn(&[u8]) -> bool,
    /// The number of runs, unless `FULLPRIME_FUZZ_RUNS` says otherwise.
    runs: u64,
}

const TARGETS: [Target; 11] = [
    Target { name: "bgf_file", check: readers::bgf_file, runs: 1_500 },
    Target { name: "board_frame", check: readers::board_frame, runs: 30_000 },
    Target { name: "client_message", check: readers::client_message, runs: 100_000 },
    Target { name: "javafibs_file", check: readers::javafibs_file, runs: 1_500 },
    Target { name: "match_file", check: readers::match_file, runs: 1_500 },
    Target { name: "ogxm_file", check: readers::ogxm_file, runs: 1_500 },
    Target { name: "position_id", check: position_id, runs: 100_000 },
    Target { name: "server_message", check: readers::server_message, runs: 50_000 },
    Target { name: "socket_frames", check: readers::socket_frames, runs: 40_000 },
    Target { name: "xg_file", check: readers::xg_file, runs: 400 },
    Target { name: "zip", check: readers::zip, runs: 100_000 },
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

/// Returns the words of the dictionary of a target.
fn words(target: &str) -> Vec<Vec<u8>> {
    let text = fs::read_to_string(fuzz_folder().join(format!("dictionaries/{target}.dict"))).unwrap();
    text.lines().filter(|line| !line.starts_with('#')).map(word).collect()
}

/// Returns the bytes of a line of a dictionary: a text in quotes, where a backslash escapes a quote, a backslash, or a
/// byte as `\xNN`.
fn word(line: &str) -> Vec<u8> {
    let inner = line.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).expect(line);
    let mut bytes = Vec::new();
    let mut rest = inner.bytes();
    while let Some(byte) = rest.next() {
        let escaped = if byte == b'\\' { rest.next() } else { None };
        bytes.push(match escaped {
            None => byte,
            Some(b'x') => {
                let digits = [rest.next().expect(line), rest.next().expect(line)];
                u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap()
            }
            Some(escaped) => escaped,
        });
    }
    bytes
}

/// Returns one of the seeds, changed at one to four places.
fn mutated(seeds: &[(String, Vec<u8>)], words: &[Vec<u8>], numbers: &mut Numbers) -> Vec<u8> {
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
/// Panics if the check does. The message has the call that repeats it.
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
    let words = words(name);
    let runs = std::env::var("FULLPRIME_FUZZ_RUNS").ok().and_then(|runs| runs.parse().ok());
    let runs: u64 = runs.unwrap_or(target.runs);
    let mut read = 0;
    for run in 0..runs {
        let input = mutated(&seeds, &words, &mut Numbers::new(run));
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
fn matches_of_bgblitz_are_read_or_refused() {
    feed("bgf_file");
}

#[test]
fn matches_of_javafibs_are_read_or_refused() {
    feed("javafibs_file");
}

#[test]
fn matches_of_ogxm_are_read_or_refused() {
    feed("ogxm_file");
}

#[test]
fn matches_of_extreme_gammon_are_read_or_refused() {
    feed("xg_file");
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
fn the_fuzzer_has_the_same_targets_seeds_and_dictionaries() {
    let here: BTreeSet<String> = TARGETS.iter().map(|target| target.name.to_owned()).collect();
    for (folder, ending) in [("fuzz_targets", ".rs"), ("seeds", ""), ("dictionaries", ".dict")] {
        let files = names(&fuzz_folder().join(folder));
        let there: BTreeSet<String> = files.iter().map(|name| name.replace(ending, "")).collect();
        assert_eq!(there, here, "fuzz/{folder}");
    }
    for name in here {
        let source = fs::read_to_string(fuzz_folder().join(format!("fuzz_targets/{name}.rs"))).unwrap();
        assert!(source.contains(&format!("readers::{name}(")), "{name} has a separate check");
    }
}

#[test]
fn words_of_dictionaries_are_read_as_libfuzzer_reads_them() {
    assert_eq!(word(r#""a\"b\\c\x0ad""#), b"a\"b\\c\nd");
}

#[test]
fn a_broken_promise_is_printed_as_the_call_that_repeats_it() {
    let refuse_nul = |input: &[u8]| {
        assert!(!input.contains(&0), "a broken promise");
        true
    };
    let target = Target { name: "zip", check: refuse_nul, runs: 0 };
    assert!(pass(&target, "seed 1", b"PK"));
    let message = catch_unwind(|| pass(&target, "run 7", b"PK\0\"\xff")).unwrap_err();
    let message = message.downcast::<String>().unwrap();
    assert_eq!(*message, r#"run 7 breaks a promise; to repeat: readers::zip(b"PK\x00\"\xff")"#);
}
