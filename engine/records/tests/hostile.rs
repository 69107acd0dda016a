//! Every reader answers any file with a match or an error. The tests damage good files as disks, mail programs and
//! attackers do, and pass them to every reader.
//!
//! The counts keep all readers together at about a minute of processor time on an ordinary machine.
//! `FULLPRIME_FUZZ_RUNS` sets another number of broken files for each reader. The run number determines each file.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

mod common;

use common::transcripts::transcripts;
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;
use records::{CodePage, GnuMatchId, Import, KatoSheet, MatchRecord, PositionId, Reading, Transcript, Xgid};

/// The number of broken files of each kind.
const MAT_RUNS: u64 = 15_000;
const SGF_RUNS: u64 = 15_000;
const RECORD_RUNS: u64 = 45_000;
const SHEET_RUNS: u64 = 55_000;
const ID_RUNS: u64 = 300_000;
const OTHER_RUNS: u64 = 8_000;
const CODE_PAGE_RUNS: u64 = 2_000;
const SEVERAL_RUNS: u64 = 40;

/// Words that occur in files, and words that make them invalid.
const WORDS: [&str; 24] = [
    "(",
    ")",
    ";",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "\\",
    "\n",
    "\0",
    ":",
    "=>",
    "Doubles",
    "Takes",
    "Drops",
    "Wins 9",
    "bar/25",
    "off",
    "64: ",
    "-1",
    "4294967296",
    "\u{feff}",
    "é",
];

/// Returns one text, broken once or a few times.
fn broken(good: &[String], numbers: &mut SplitMix64) -> String {
    let mut letters: Vec<char> = good[numbers.random_range(0..good.len())].chars().collect();
    for _ in 0..=numbers.random_range(0..4) {
        let at = numbers.random_range(0..letters.len() + 1);
        let end = (at + numbers.random_range(0..60)).min(letters.len());
        match numbers.random_range(0..6) {
            0 => letters.truncate(at),
            1 => drop(letters.drain(at..end)),
            2 => drop(letters.splice(at..at, WORDS[numbers.random_range(0..WORDS.len())].chars())),
            3 => {
                let again: Vec<char> = letters[at..end].to_vec();
                drop(letters.splice(at..at, again));
            }
            4 => {
                let other = &good[numbers.random_range(0..good.len())];
                let piece: Vec<char> =
                    other.chars().skip(numbers.random_range(0..other.len())).take(40).collect();
                drop(letters.splice(at..end, piece));
            }
            _ => {
                if let Some(letter) = letters.get_mut(at) {
                    *letter = char::from(u8::try_from(numbers.random_range(0..128)).unwrap());
                }
            }
        }
    }
    letters.into_iter().collect()
}

/// Passes broken texts to a reader, which returns true if it read a match.
fn check(good: &[String], runs: u64, seed: u64, reads: impl Fn(&str) -> bool) {
    let runs = std::env::var("FULLPRIME_FUZZ_RUNS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(runs);
    assert!(good.iter().all(|text| reads(text)), "a good text is not read");
    let mut refused = 0;
    for run in 0..runs {
        refused += u64::from(!reads(&broken(good, &mut SplitMix64::seed_from_u64(seed << 32 | run))));
    }
    assert!(refused > runs / 10, "only {refused} of {runs} broken texts were noticed");
}

/// Checks that every result of a tolerant reader can be written, and that its JSON reads back as the same match.
fn read_tolerantly(text: &str) {
    let Ok(import) = Import::read(text.as_bytes(), Reading::Tolerant) else { return };
    drop((import.transcript.to_mat(), import.transcript.to_sgf(), import.to_record("m")));
    // This check takes as long as all others together, so it runs for some of the texts only.
    if text.len().is_multiple_of(8) {
        let (again, source) = Transcript::from_json(&import.transcript.to_json(&import.source())).unwrap();
        assert_eq!((again, source), (import.transcript.clone(), import.source()));
    }
}

/// Returns a few matches of every kind, not too long.
fn matches() -> Vec<Transcript> {
    let all = transcripts();
    let short =
        |transcript: &Transcript| transcript.games.iter().map(|game| game.actions.len()).sum::<usize>() < 250;
    all.into_iter().filter(short).step_by(3).take(12).collect()
}

#[test]
fn broken_mat_files_are_read_or_refused() {
    let good: Vec<String> = matches().iter().map(|one| one.to_mat().unwrap()).collect();
    check(&good, MAT_RUNS, 1, |text| {
        read_tolerantly(text);
        Transcript::from_mat(text).is_ok()
    });
}

#[test]
fn broken_sgf_files_are_read_or_refused() {
    let good: Vec<String> = matches().iter().map(|one| one.to_sgf().unwrap()).collect();
    check(&good, SGF_RUNS, 2, |text| {
        read_tolerantly(text);
        Transcript::from_sgf(text).is_ok()
    });
}

/// Small good files of the other text formats.
const OLDMOVES: &str = "Score is 0-0 in a 5 point match.\nida is O - otto is X\nO: (6 1) 12-18 17-18\nX: (5 2) 13-8 24-22\n\
    O: doubles\nX: accepts\nO: (6 6) 1-7 1-7 12-18 12-18\nX: (5 5) 13-8 13-8 8-3 8-3\n\
    X: wants to resign. ida will win 4 points.\nO: accepts\nida wins 4 points.\n";
const TMG: &str = "MatchID: 77\nPlayer1: 4 ida 0.00\nPlayer2: 9 otto 0.00\nCrawford: 1\nLength: 3\nVariant: 1\n\n\
    Game 1: 0-0\n  -1 1 31:\n  -1 4 8/5 6/5\n   2 1 42:\n   2 4 8/4 6/4\n  -3 5 Double to 2\n   4 7 Take\n\
    -5 1 65:\n  -5 4 24/18 18/13\n   6 5 Double to 4\n  -7 10 Pass\n   8 14 2 ida wins 2 points\n";
const REPLAY: &str = "bgammon-replay 00000056\ni 1702738670 ida otto 3 0 0 2 2 0\n1 r 3-1 8/5 6/5\n2 r 6-4 1/7 7/11\n\
    1 d 2 1\n1 r 2-1 24/22 6/5\n2 r 6-5 12/18 12/17\n1 t\n";

#[test]
fn broken_files_of_other_programs_are_read_or_refused() {
    for (seed, good) in (8..).zip([OLDMOVES, TMG, REPLAY]) {
        check(&[good.to_owned()], OTHER_RUNS, seed, |text| {
            read_tolerantly(text);
            Import::read(text.as_bytes(), Reading::Strict).is_ok()
        });
    }
}

#[test]
fn broken_bytes_are_read_in_some_code_page() {
    let good =
        "; [Event \"é\"]\n 3 point match\n\n Game 1\n Anna : 0                 Bob : 0\n  1) 31: 8/5 6/5\n";
    for run in 0..CODE_PAGE_RUNS {
        let mut numbers = SplitMix64::seed_from_u64(run);
        let mut bytes = good.as_bytes().to_vec();
        for _ in 0..numbers.random_range(1..20) {
            let at = numbers.random_range(0..bytes.len());
            bytes[at] = u8::try_from(numbers.random_range(128..256)).unwrap();
        }
        drop(Import::read_all(&bytes, Reading::Tolerant));
        for page in CodePage::ALL {
            assert!(std::str::from_utf8(&records::import::in_utf8(&bytes, page)).is_ok());
        }
    }
}

#[test]
fn matches_one_after_the_other_are_read_one_by_one() {
    let good: Vec<String> = matches().iter().map(|one| one.to_mat().unwrap()).collect();
    for run in 0..SEVERAL_RUNS {
        let mut numbers = SplitMix64::seed_from_u64(run);
        let count = numbers.random_range(2..5);
        let whole: Vec<&str> =
            (0..count).map(|_| good[numbers.random_range(0..good.len())].as_str()).collect();
        let read = Import::read_all(whole.concat().as_bytes(), Reading::Tolerant);
        assert_eq!(read.len(), count);
        for (text, read) in whole.iter().zip(read) {
            assert_eq!(read, Import::read(text.as_bytes(), Reading::Tolerant));
        }
        drop(Import::read_all(broken(&[whole.concat()], &mut numbers).as_bytes(), Reading::Tolerant));
    }
}

#[test]
fn broken_records_are_read_or_refused() {
    let good: Vec<String> =
        matches().iter().filter_map(|one| Some(one.to_record("m").ok()?.to_json())).collect();
    check(&good, RECORD_RUNS, 3, |text| {
        MatchRecord::from_json(text).is_ok_and(|record| record.replay().is_ok())
    });
}

#[test]
fn broken_record_sheets_are_read_or_refused() {
    let good: Vec<String> = matches().iter().map(|one| KatoSheet::of_transcript(one).to_json()).collect();
    check(&good, SHEET_RUNS, 4, |text| KatoSheet::from_json(text).is_ok_and(|sheet| sheet.replay().is_ok()));
}

#[test]
fn broken_ids_are_read_or_refused() {
    check(&["4HPwATDgc/ABMA".to_owned()], ID_RUNS, 5, |text| text.parse::<PositionId>().is_ok());
    check(&["cAkAAAAAAAAA".to_owned()], ID_RUNS, 6, |text| text.parse::<GnuMatchId>().is_ok());
    let xgid = ["XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10".to_owned()];
    check(&xgid, ID_RUNS, 7, |text| text.parse::<Xgid>().is_ok());
}

#[test]
fn depth_and_length_cost_no_more_than_their_bytes() {
    let deep = "(".repeat(2_000_000);
    assert!(Transcript::from_sgf(&deep).is_err());
    assert!(Transcript::from_sgf(&format!("{deep};GM[6]")).is_err());
    assert!(MatchRecord::from_json(&"[".repeat(2_000_000)).is_err());
    assert!(KatoSheet::from_json(&"{\"a\":".repeat(400_000)).is_err());
    let line = "9".repeat(10_000_000);
    let told = Transcript::from_mat(&line).unwrap_err().to_string();
    assert!(told.starts_with("line 1: "), "{}", &told[..told.len().min(80)]);
}
