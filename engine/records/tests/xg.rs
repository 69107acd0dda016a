//! Files of eXtreme Gammon, written here byte by byte according to the description of the layout.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;
use std::io::Write as _;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};
use play::{CubeAction, GameAction, GameEnding};
use records::judgement::JudgedDecision;
use records::xg::XgMatch;
use records::{FileFormat, Import, Judgement, MatchRecord, NotAMatch, Reading, Transcript};
use rules::{Checkers, Position, Roll, Side, legal_plays, parse_play};

/// A record of 2,560 bytes.
#[derive(Clone)]
struct Record(Vec<u8>);

impl Record {
    fn new(kind: u8) -> Record {
        let mut bytes = vec![0; 2560];
        bytes[8] = kind;
        Record(bytes)
    }

    fn bytes(mut self, at: usize, bytes: &[u8]) -> Record {
        self.0[at..at + bytes.len()].copy_from_slice(bytes);
        self
    }

    fn number(self, at: usize, number: i32) -> Record {
        self.bytes(at, &number.to_le_bytes())
    }

    fn floats(self, at: usize, numbers: &[f32]) -> Record {
        let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        self.bytes(at, &bytes)
    }

    fn wide(self, at: usize, text: &str) -> Record {
        let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        self.bytes(at, &bytes)
    }
}

/// Returns the position as the side with positive numbers sees it.
fn board(position: &Position) -> [u8; 26] {
    let Checkers { own, opponent } = position.to_checkers();
    let mut numbers = [0_i8; 26];
    for (index, &count) in own.iter().enumerate() {
        numbers[index + 1] += i8::try_from(count).unwrap();
    }
    for (index, &count) in opponent.iter().enumerate() {
        numbers[24 - index] -= i8::try_from(count).unwrap();
    }
    numbers.map(|number| number.to_le_bytes()[0])
}

fn match_record(length: i32) -> Record {
    Record::new(0)
        .number(92, length)
        .bytes(100, &[1])
        .bytes(104, &1712.5_f64.to_le_bytes())
        .bytes(128, &45_256.395_833_333_336_f64.to_le_bytes())
        .number(552, 30)
        .bytes(556, b"DMLI")
        .wide(622, "Club night")
        .wide(880, "Зоя")
        .wide(1138, "Bob")
        .wide(1396, "Lviv")
        .wide(1654, "2")
        .wide(1960, "Tess")
        .bytes(576, &[0xff; 8])
}

fn game_record(white: i32, black: i32) -> Record {
    Record::new(1).number(12, white).number(16, black).number(56, -1)
}

fn side(black: bool) -> i32 {
    if black { -1 } else { 1 }
}

fn cube_record(black: bool, double: i32, take: i32) -> Record {
    let judged = [0.01, 0.1, 0.4, 0.6, 0.2, 0.02, 0.35];
    Record::new(2)
        .number(12, side(black))
        .number(16, double)
        .number(20, take)
        .number(92, 3)
        .floats(124, &judged)
        .floats(152, &[0.5, 0.75, 1.0])
        .number(292, -1)
}

fn end_record(black: bool, points: i32) -> Record {
    Record::new(4).number(24, side(black)).number(28, points)
}

/// The plays of one game, from the starting position.
struct Plays {
    position: Position,
    black: bool,
}

impl Plays {
    fn record(&mut self, dice: [i32; 2], after: Position, played: bool) -> Record {
        let of_white = if self.black { self.position.flip() } else { self.position };
        let record = Record::new(3)
            .bytes(9, &board(&of_white))
            .bytes(35, &board(&after))
            .number(64, side(self.black))
            .number(100, dice[0])
            .number(104, dice[1])
            .number(188, 1)
            .bytes(1024, &[23, 22, 12, 9, 255, 255, 255, 255])
            .bytes(1280, &1001_i16.to_le_bytes())
            .floats(1408, &[0.01, 0.12, 0.48, 0.52, 0.15, 0.01, 0.07])
            .bytes(2308, &[u8::from(played)])
            .number(2524, -1);
        if played {
            self.position = after.flip();
            self.black = !self.black;
        }
        record
    }

    fn play(&mut self, dice: [i32; 2], text: &str) -> Record {
        let roll = Roll::from_pips(dice.map(|die| u8::try_from(die).unwrap())).unwrap();
        let reached = parse_play(&self.position, roll, text).unwrap().position;
        self.record(dice, reached.flip(), true)
    }
}

/// Returns a file with these members.
fn file(members: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let packed = |bytes: &[u8]| {
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(bytes).unwrap();
        encoder.finish().unwrap()
    };
    let (mut data, mut index) = (Vec::new(), Vec::new());
    for (name, bytes) in members {
        let body = packed(bytes);
        let mut entry = vec![0_u8; 532];
        entry[0] = u8::try_from(name.len()).unwrap();
        entry[1..=name.len()].copy_from_slice(name.as_bytes());
        for (at, number) in [(512, bytes.len()), (516, body.len()), (520, data.len())] {
            entry[at..at + 4].copy_from_slice(&i32::try_from(number).unwrap().to_le_bytes());
        }
        data.extend(body);
        index.extend(entry);
    }
    let index = packed(&index);
    let mut archive = [data.clone(), index.clone()].concat();
    let mut crc = Crc::new();
    crc.update(&archive);
    let sizes =
        [members.len(), 1, index.len(), data.len(), 1].map(|size| i32::try_from(size).unwrap().to_le_bytes());
    archive.extend(crc.sum().to_le_bytes());
    archive.extend(sizes.concat());
    archive.extend([0; 12]);
    let mut file = b"RGMH".to_vec();
    file.resize(8232, 0);
    file.extend(archive);
    file
}

fn of_records(records: &[Record]) -> Vec<u8> {
    let all: Vec<u8> = records.iter().flat_map(|record| record.0.clone()).collect();
    let comments = b"{\\rtf1 a strong play}\r\nplain words\r\n".to_vec();
    file(&[("temp.xgi", vec![0; 40]), ("temp.xg", all), ("temp.xgc", comments)])
}

/// Returns two games: a pass, and a resignation after a roll that is not played.
fn two_games() -> Vec<Record> {
    let mut plays = Plays { position: Position::STARTING, black: false };
    let mut records = vec![match_record(3), game_record(0, 0)];
    records.push(plays.play([3, 1], "8/5 6/5").number(2524, 0));
    records.extend([cube_record(true, 0, -1), plays.play([6, 4], "24/14")]);
    records.extend([cube_record(false, 1, 0).number(292, 1), end_record(false, 1)]);
    let mut plays = Plays { position: Position::STARTING, black: true };
    records.push(game_record(1, 0));
    records.push(plays.play([6, 1], "13/7 8/7"));
    records.push(cube_record(false, 1, 1));
    let waits = plays.position;
    records.extend([plays.record([5, 2], waits, false), end_record(true, 2), Record::new(5)]);
    records
}

#[test]
fn a_match_comes_with_its_comments_and_analyses() {
    let import = Import::read(&of_records(&two_games()), Reading::Strict).unwrap();
    let Transcript { players, length, about, games, .. } = &import.transcript;
    assert_eq!(
        (import.format, players.white.as_str(), players.black.as_str()),
        (FileFormat::Xg, "Зоя", "Bob")
    );
    assert_eq!((length.unwrap().points(), games.len()), (3, 2));
    let said = [&about.event, &about.date, &about.time, &about.place, &about.round, &about.annotator];
    assert_eq!(said, ["Club night", "2023-11-26", "09:30", "Lviv", "2", "Tess"]);
    assert_eq!((about.white_rating.as_str(), about.black_rating.as_str()), ("1712.50/0", ""));
    let texts: Vec<_> = games[0].comments.iter().map(|one| (one.after, one.text.as_str())).collect();
    assert_eq!(texts, [(1, "a strong play"), (4, "plain words")]);
    let ends: Vec<_> =
        games.iter().map(|game| game.end.unwrap()).map(|end| (end.winner, end.points, end.how)).collect();
    assert_eq!(ends, [(Side::White, 1, GameEnding::Passed), (Side::Black, 2, GameEnding::Resigned)]);
    assert_eq!(games[1].score.white, 1);
    assert_eq!(games[1].unplayed.unwrap().roll, Roll::from_pips([5, 2]).unwrap());
    let words = Transcript::to_mat(&import.transcript).unwrap();
    assert!(words.contains("  1) 31: 8/5 6/5                 64: 24/18 18/14\n"), "{words}");

    let Judgement { game, after, of, .. } = &import.analyses[0].judgements[0];
    let JudgedDecision::Play { dice, plays } = of else { panic!("a play comes first") };
    assert_eq!((*game, *after, *dice), (1, 0, [3, 1]));
    assert_eq!(
        (plays[0].moves.as_str(), plays[0].level.to_string()),
        ("24/23 13/10", "XG Roller+".to_owned())
    );
    let chances = plays[0].chances.unwrap();
    assert!((chances.win - 0.52).abs() < 1e-6 && (chances.lose_gammon - 0.12).abs() < 1e-6);
    let JudgedDecision::Cube { level, no_double, double_take, .. } = &import.analyses[0].judgements[1].of
    else {
        panic!("a cube")
    };
    assert_eq!((level.to_string().as_str(), *no_double, *double_take), ("4-ply", 0.5, 0.75));
    let judgements = &import.analyses[0].judgements;
    assert_eq!(import.analyses[0].program, "eXtreme Gammon");
    assert_eq!((judgements[1].side(), judgements.len()), (Side::Black, 7));
    // The record of the match keeps all this data and returns it.
    let record = import.to_record("m").unwrap();
    let read = MatchRecord::from_json(&record.to_json()).unwrap();
    assert_eq!(read, record);
    assert_eq!(read.source.as_ref().unwrap().analyses, import.analyses);
    assert_eq!(read.to_transcript().unwrap().about, *about);
}

#[test]
fn beavers_automatic_doubles_and_jacoby_of_a_session() {
    let mut plays = Plays { position: Position::STARTING, black: false };
    let records = [
        match_record(99_999).bytes(100, &[0, 1]),
        game_record(0, 0).number(64, 1),
        plays.play([3, 1], "8/5 6/5"),
        cube_record(true, 1, 2).number(24, 1),
        plays.play([6, 4], "24/14"),
    ];
    let import = Import::read(&of_records(&records), Reading::Strict).unwrap();
    assert!(import.transcript.length.is_none() && import.transcript.jacoby);
    let game = &import.transcript.games[0];
    let cubes = game.actions.iter().filter_map(|action| match action {
        GameAction::Cube { action, value, .. } => Some((*action, value.get())),
        _ => None,
    });
    assert_eq!(
        cubes.collect::<Vec<_>>(),
        [(CubeAction::Double, 4), (CubeAction::Beaver, 8), (CubeAction::Take, 8)]
    );
}

#[test]
fn a_match_that_cannot_be_replayed_is_kept_as_far_as_possible() {
    let mut plays = Plays { position: Position::STARTING, black: false };
    let mut records = vec![match_record(5), game_record(0, 0), plays.play([3, 1], "8/5 6/5")];
    // An illegal play that was accepted.
    let odd = legal_plays(&plays.position, Roll::from_pips([6, 6]).unwrap()).first().unwrap().position.flip();
    records.push(plays.record([2, 1], odd, true));
    // Then a position that no play reaches.
    let mut edited = Plays { position: Position::STARTING, black: false };
    records.push(edited.play([5, 2], "13/8 24/22"));
    records.extend([end_record(true, 2), game_record(0, 2)]);
    records.push(Plays { position: Position::STARTING, black: false }.play([5, 2], "13/8 24/22"));
    let bytes = of_records(&records);
    let import = Import::read(&bytes, Reading::Tolerant).unwrap();
    let told: Vec<String> = import.notes.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].starts_with("line 4, game 1: changed `21`: not a legal play of 21"), "{}", told[0]);
    assert!(
        told[1].starts_with("line 5, game 1: skipped `52`: the position was set up by hand"),
        "{}",
        told[1]
    );
    let games = &import.transcript.games;
    assert_eq!(
        (games.len(), games[0].actions.len(), games[1].actions.len(), games[1].score.black),
        (2, 2, 1, 2)
    );
    assert_eq!(games[0].cut.as_ref().unwrap().result, Some((Side::Black, 2)));
    let strict = Import::read(&bytes, Reading::Strict).unwrap_err();
    assert!(
        matches!(strict, NotAMatch::Xg(_)) && strict.to_string().contains("record 4: not a legal play"),
        "{strict}"
    );
}

#[test]
fn a_file_without_a_match_is_refused() {
    let refused = |bytes: &[u8]| Import::read(bytes, Reading::Tolerant).unwrap_err().to_string();
    assert!(refused(&of_records(&[])).contains("contains no match"));
    assert!(refused(&of_records(&[game_record(0, 0)])).contains("contains no match"));
    assert!(refused(&file(&[])).contains("contains no match"));
    assert!(refused(&of_records(&[match_record(3).number(96, 1)])).contains("variant number 1"));
    assert!(
        refused(&of_records(&[match_record(3).number(556, 0)])).contains("record of the match is damaged")
    );
    let good = of_records(&two_games());
    assert!(refused(&good[..40]).contains("contains no match"));
    assert!(refused(&good[..good.len() / 4]).contains("contains no match"));
}

#[test]
fn a_file_without_the_end_of_its_archive_is_read_by_its_content() {
    let good = of_records(&two_games());
    let whole = Import::read(&good, Reading::Strict).unwrap();
    // The list of the members is at the end of the file, after the comments.
    for cut in [1, 40, 100] {
        let begun = &good[..good.len() - cut];
        let strict = Import::read(begun, Reading::Strict).unwrap_err().to_string();
        assert!(strict.contains("list of its parts is missing"), "{strict}");
        let tolerant = Import::read(begun, Reading::Tolerant).unwrap();
        assert_eq!(
            (tolerant.transcript, tolerant.analyses),
            (whole.transcript.clone(), whole.analyses.clone())
        );
        assert_eq!(tolerant.notes.len(), 1);
    }
    // The first half of the file is a match with fewer games.
    let half = Import::read(&good[..8232 + (good.len() - 8232) / 2], Reading::Tolerant);
    assert!(half.is_err() || half.is_ok_and(|half| half.transcript.games.len() <= 2));
}

#[test]
fn a_position_is_refused_with_its_xgid() {
    let mut plays = Plays { position: Position::STARTING, black: false };
    plays.play([3, 1], "8/5 6/5");
    plays.play([6, 4], "24/14");
    let later = plays.position;
    let refused = |records: &[Record]| {
        [Reading::Strict, Reading::Tolerant].map(|reading| {
            let error = Import::read(&of_records(records), reading).unwrap_err().to_string();
            error.rsplit(": ").next().unwrap().to_owned()
        })
    };
    // Before the roll, after a double, and with dice; the cube belongs to player 2.
    let game = || game_record(3, 1).bytes(21, &board(&later));
    let cube = |double: i32| cube_record(false, double, -1).bytes(36, &board(&later)).number(32, -1);
    let dice = Plays { position: later, black: false }.record([6, 5], later, false).number(108, -1);
    for (records, id) in [
        (vec![match_record(5), game(), cube(-1)], "1:-1:1:00:3:1:0:5:10"),
        (vec![match_record(5), game().bytes(20, &[1]), cube(1)], "1:-1:1:D:3:1:1:5:10"),
        (vec![match_record(99_999).bytes(101, &[1, 1]), game(), cube(-2), dice], "1:-1:1:65:3:1:3:0:10"),
    ] {
        let [strict, tolerant] = refused(&records);
        assert_eq!(strict, tolerant);
        assert_eq!(strict, format!("XGID=-a---BD-B--aeE---c-e----B-:{id}"));
        assert_eq!(strict.parse::<records::Xgid>().unwrap().position, later);
    }
    // A file with only the start of a game is no position, and no match either.
    let start = [match_record(5), game_record(0, 0), cube_record(false, 0, -1)];
    assert_eq!(Import::read(&of_records(&start), Reading::Strict), Err(NotAMatch::NoGame));
}

#[test]
fn broken_files_are_read_or_refused() {
    let good = two_games();
    let mut read = 0;
    for run in 0..900_u64 {
        let mut numbers = SplitMix64::seed_from_u64(run);
        let mut records = good.clone();
        for _ in 0..=numbers.random_range(0..6) {
            let (record, byte) = (numbers.random_range(0..records.len()), numbers.random_range(0..2560));
            // Most of a record is never read, so a third of the changes fall anywhere and the others near its
            // beginning.
            let at = if numbers.random_range(0..3) == 0 { byte } else { byte % 300 };
            records[record].0[at] = u8::try_from(numbers.random_range(0..256)).unwrap();
            if numbers.random_range(0..8) == 0 {
                let other = numbers.random_range(0..records.len());
                records.swap(record, other);
            }
        }
        let mut bytes = of_records(&records);
        if run % 3 == 0 {
            let at = 8232 + numbers.random_range(0..bytes.len() - 8232);
            bytes[at] ^= 1 << numbers.random_range(0..8);
            bytes.truncate(bytes.len() - numbers.random_range(0..3) * numbers.random_range(0..600));
        }
        drop(Import::read(&bytes, Reading::Strict));
        if let Ok(import) = Import::read(&bytes, Reading::Tolerant) {
            read += 1;
            // Every match that was read can be written as JSON and read back.
            let json = import.transcript.to_json(&import.source());
            Transcript::from_json(&json).unwrap_or_else(|error| panic!("run {run}: {error}"));
        }
    }
    assert!(read > 200, "only {read} of the broken files hold a match, so little was tried");
}

#[test]
fn a_small_file_takes_little_memory_whatever_it_unpacks_to() {
    // zlib packs repeated records a thousand to one.
    let mut plays = Plays { position: Position::STARTING, black: false };
    let play = plays.play([3, 1], "8/5 6/5").number(188, 32);
    let mut records = vec![match_record(5), game_record(0, 0)];
    records.extend(std::iter::repeat_n(cube_record(false, 0, -1), 8_000));
    records.push(play);
    let bytes = of_records(&records);
    assert!(bytes.len() < 64 * 1024, "{}", bytes.len());
    let import = XgMatch::read(&bytes, Reading::Tolerant).unwrap();
    let judgements = &import.analyses[0].judgements;
    assert!(judgements.len() <= bytes.len() / 16 + 64, "{}", judgements.len());
    assert!(
        import.notes.iter().any(|note| note.text.contains("than a file of this size has")),
        "{:?}",
        import.notes
    );
    // A file of many empty games.
    let mut records = vec![match_record(5)];
    records.extend(std::iter::repeat_n(game_record(0, 0), 8_000));
    let bytes = of_records(&records);
    let import = XgMatch::read(&bytes, Reading::Tolerant).unwrap();
    assert!(import.transcript.games.len() <= bytes.len() / 8 + 64, "{}", import.transcript.games.len());
    assert!(import.notes.iter().any(|note| note.text.contains("too many records")), "{:?}", import.notes);
}
