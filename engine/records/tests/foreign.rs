//! Matches of `BGBlitz`, of OGXM and of `JavaFIBS`, written here according to the descriptions of their files.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

mod common;

use common::foreign::{
    Form, annotation, bgf, bgf_document, fits_javafibs, fits_version_1, javafibs, ogxm_1, ogxm_2,
    ogxm_2_file, ogxm_2_sections, record, smile,
};
use common::transcripts::{as_read, transcripts};
use play::{GameAction, GameEnding};
use records::judgement::JudgedDecision;
use records::transcript::About;
use records::{FileFormat, Import, MatchRecord, NotAMatch, Reading, Transcript};
use rules::Side;
use serde_json::{Value, json};

/// Returns the matches as files keep them.
fn matches() -> Vec<Transcript> {
    transcripts().into_iter().map(as_read).collect()
}

/// Returns a short match with a pass, a resignation and checkers that were borne off.
fn short() -> Transcript {
    let mat = " 3 point match\n\n Game 1\n Anna : 0                       Bob : 0\n  1) 31: 8/5 6/5                 \
               64: 24/14\n  2)  Doubles => 2                 Drops\n      Wins 1 point\n\n Game 2\n \
               Anna : 1                       Bob : 0\n  1)                             61: 13/7 8/7\n  2) 63: \
               24/15                   52: 13/8 24/22\n      Wins 2 points\n";
    as_read(Transcript::from_mat(mat).unwrap())
}

fn strictly(file: &[u8]) -> Import {
    Import::read(file, Reading::Strict).unwrap()
}

fn tolerantly(file: &[u8]) -> Import {
    Import::read(file, Reading::Tolerant).unwrap()
}

/// Reads a match back for comparison: without data about it, because the written match has none.
fn bare(file: &[u8]) -> Transcript {
    let import = strictly(file);
    assert!(import.notes.is_empty(), "{:?}", import.notes);
    as_read(Transcript { about: About::default(), ..import.transcript })
}

#[test]
fn every_match_of_bgblitz_is_read_as_it_was_written() {
    let matches = matches();
    for (index, transcript) in matches.iter().enumerate() {
        let form = [Form::Gzip, Form::Smile, Form::Json, Form::Zlib, Form::PackedJson][index % 5];
        let file = bgf(&bgf_document(transcript), form);
        assert!(bare(&file) == *transcript, "match {index}, {form:?}:\n{}", transcript.to_mat().unwrap());
    }
    assert!(matches.len() > 50);
}

#[test]
fn every_match_of_ogxm_is_read_as_it_was_written() {
    let mut of_version_1 = 0;
    for (index, transcript) in matches().iter().enumerate() {
        assert!(bare(&ogxm_2(transcript)) == *transcript, "match {index} of version 2");
        if fits_version_1(transcript) {
            of_version_1 += 1;
            assert!(bare(&ogxm_1(transcript)) == *transcript, "match {index} of version 1");
        }
    }
    assert!(of_version_1 > 30, "{of_version_1}");
}

#[test]
fn every_match_of_javafibs_is_read_as_it_was_written() {
    let mut read = 0;
    for transcript in matches().iter().filter(|transcript| fits_javafibs(transcript)) {
        read += 1;
        let mut found = bare(javafibs(transcript).as_bytes());
        if transcript.games.iter().all(|game| game.end.is_none()) {
            // A file without a line of the score does not have the name.
            found.players.white.clone_from(&transcript.players.white);
        }
        assert!(found == *transcript, "{}", javafibs(transcript));
    }
    assert!(read > 30, "{read}");
}

#[test]
fn a_file_of_bgblitz_keeps_headers_comments_and_analyses() {
    let mut document = bgf_document(&short());
    for (name, value) in [
        ("event", json!("Club night")),
        ("location", json!("Lviv")),
        ("site", json!("Server 1")),
        ("extMatchID", json!("m7")),
        ("ratingGreen", json!(1712.5)),
        ("comment", json!("a good match\nto the end")),
    ] {
        document[name] = value;
    }
    document["games"][0]["comment"] = json!(["first", {"text": "second"}]);
    let chances = json!({
        "myWins": "0.52", "myGammon": "0.15", "myBackGammon": "0.01", "oppGammon": "0.12", "oppBackGammon": "0.01",
        "equity": "0.07", "hasEMG": true, "emg": "0.1", "matchEquity": "0.55",
    });
    let with = |mut value: Value, name: &str, field: Value| {
        value[name] = field;
        value
    };
    let of_match = |emg: &str| {
        json!({"move": {"from": [24, 13, -1, -1], "to": [23, 10, -1, -1]}, "ply": 3, "played": true,
            "eq": with(chances.clone(), "emg", json!(emg))})
    };
    let record = &mut document["games"][0]["moves"][0];
    record["comment"] = json!("a strong play");
    record["moveAnalysis"] = json!([of_match("-0.2"), of_match("0.1"), {"eq": null}]);
    let double = &mut document["games"][0]["moves"][2];
    // A pass is worth 0.6 as a chance and 1 in units of the cube. The file states that 0.55 is 0.1 in units of the
    // cube.
    let decision = json!({"eqNoDouble": "0.55", "eqDoubleTake": "0.575", "eqDoublePass": "0.6"});
    double["equity"] = with(chances.clone(), "cubeDecision", decision);
    double["ply"] = json!(2);
    let import = strictly(&bgf(&document, Form::Gzip));
    let about = &import.transcript.about;
    assert_eq!(
        [&about.event, &about.place, &about.date, &about.white_rating, &about.comment],
        ["Club night", "Lviv", "2026-01-08", "1712.50", "a good match\nto the end"]
    );
    let other = [("Server", "Server 1"), ("Match ID", "m7")].map(|(a, b)| (a.to_owned(), b.to_owned()));
    assert_eq!(about.other, other);
    let said: Vec<_> =
        import.transcript.games[0].comments.iter().map(|one| (one.after, one.text.as_str())).collect();
    assert_eq!(said, [(0, "first"), (0, "second"), (1, "a strong play")]);

    let JudgedDecision::Play { dice, plays } = &import.analyses[0].judgements[0].of else { panic!("a play") };
    assert_eq!((dice, plays.len(), plays[0].moves.as_str()), (&[3, 1], 2, "24/23 13/10"));
    assert_eq!((plays[0].equity, plays[1].equity, plays[0].level.to_string().as_str()), (0.1, -0.2, "3-ply"));
    let JudgedDecision::Cube { no_double, double_take, double_pass, level, .. } =
        &import.analyses[0].judgements[1].of
    else {
        panic!("a cube")
    };
    let close = |one: f32, other: f32| (one - other).abs() < 1e-4;
    assert!(close(*no_double, 0.1) && close(*double_take, 0.55) && close(double_pass.unwrap(), 1.0));
    assert_eq!((level.to_string().as_str(), import.analyses[0].judgements.len()), ("2-ply", 2));
    let record = import.to_record("m").unwrap();
    assert_eq!(MatchRecord::from_json(&record.to_json()).unwrap(), record);
}

#[test]
fn an_ogxm_file_keeps_headers_and_comments() {
    let mut sections = ogxm_2_sections(&short());
    let comments = [
        annotation(0, 0, "a good match"),
        annotation(2, 1, "a strong play"),
        annotation(1, 0, "the first game"),
        annotation(2, 8, "in the second game"),
        // Data of a program, and a comment on a decision.
        record(1, b"\x02\x01\x01x\x05x-key"),
        annotation(3, 1, "judged"),
    ];
    sections.push((b"ANNO", comments.concat()));
    let import = strictly(&ogxm_2_file(&sections));
    assert_eq!(import.format, FileFormat::Ogxm);
    let about = &import.transcript.about;
    assert_eq!([&about.date, &about.time, &about.comment], ["2026-01-08", "09:30", "a good match"]);
    let said = |game: usize| -> Vec<(usize, &str)> {
        import.transcript.games[game].comments.iter().map(|one| (one.after, one.text.as_str())).collect()
    };
    assert_eq!(said(0), [(0, "the first game"), (2, "a strong play")]);
    assert_eq!(said(1), [(3, "in the second game")]);

    // The other fields of the match: a score of 2-1 at the start, an event with its year, a town, a site and ratings.
    let mut fields = vec![3, 0, 4];
    fields.extend(b"Anna\x03Bob\x01\x02\x01");
    fields.extend(b"\x04Cup!\xea\x0f\x05Final\x02\x04Lviv\x02UA\x07og.test\x02m7");
    fields.extend(record(0b10, &[0xb2, 0x83, 0x0b]));
    let mask = 0b111
        | 1 << 4
        | 1 << 12
        | 1 << 13
        | 1 << 15
        | 1 << 16
        | 1 << 18
        | 1 << 19
        | 1 << 21
        | 1 << 22
        | 1 << 24;
    let game = [record(0b11, &[0, 1]), vec![0x54, 0x17]].concat();
    let file = ogxm_2_file(&[(b"MTCH", record(mask, &fields)), (b"GAME", game)]);
    let import = tolerantly(&file);
    assert!(import.notes[0].text.contains("the earlier games give the points 0 and 0"), "{:?}", import.notes);
    let Transcript { about, games, length, .. } = &import.transcript;
    assert_eq!(
        [&about.event, &about.round, &about.place, &about.white_rating, &about.black_rating],
        ["Cup! 2026", "Final 2", "Lviv, UA", "", "1806.58"]
    );
    assert_eq!(about.other.len(), 2);
    assert_eq!((length.unwrap().points(), games[0].score.white, games[0].crawford), (3, 2, true));
}

#[test]
fn illegal_plays_and_broken_games_are_kept_as_far_as_they_go() {
    // BGBlitz: moves that the dice do not allow, then a record of an unknown kind, and the next game.
    let mut document = bgf_document(&short());
    document["games"][0]["moves"][1]["from"] = json!([24, -1, -1, -1]);
    document["games"][0]["moves"][1]["to"] = json!([15, -1, -1, -1]);
    document["games"][0]["moves"][2]["red"] = json!(6);
    let file = bgf(&document, Form::Smile);
    let told: Vec<String> = tolerantly(&file).notes.iter().map(ToString::to_string).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].starts_with("line 2, game 1: changed `64: 24/15"), "{}", told[0]);
    assert!(told[1].starts_with("line 3, game 1: skipped: a record of an unknown kind"), "{}", told[1]);
    let games = tolerantly(&file).transcript.games;
    assert_eq!((games.len(), games[0].actions.len(), games[1].actions.len()), (2, 2, 3));
    assert!(matches!(games[0].actions[1], GameAction::IllegalPlay { .. }));
    assert!(
        Import::read(&file, Reading::Strict).unwrap_err().to_string().contains("record 2: not a legal play")
    );

    // OGXM of version 1: a play stated by the position after it. Black moves 24/15 with 64.
    let mut board = [0_i8; 26];
    for (place, count) in
        [(1, 2), (12, 5), (17, 2), (19, 4), (20, 2), (6, -5), (8, -3), (13, -5), (24, -1), (15, -1)]
    {
        board[place] = count;
    }
    let board = board.map(|count| count.to_le_bytes()[0]);
    let game = |plies: &[&[u8]]| {
        let mut bytes = record(0b11, &[1, 2]);
        bytes.extend(plies.concat());
        ogxm_2_file(&[ogxm_2_sections(&short()).remove(0), (b"GAME", bytes)])
    };
    let reached = [vec![0x9f], record(0b100_1001, &[&[6, 4], board.as_slice()].concat())].concat();
    let file = game(&[&[2, 0x71, 0x33], &reached, &[27]]);
    let import = tolerantly(&file);
    assert_eq!(import.notes.len(), 1, "{:?}", import.notes);
    assert!(import.notes[0].text.contains("not a legal play of 64"), "{}", import.notes[0]);
    let end = import.transcript.games[0].end.unwrap();
    assert_eq!((end.winner, end.points, end.how), (Side::Black, 2, GameEnding::Resigned));
    // A position that was set up, a settlement and an action of a later version.
    for (ply, reason) in [
        ([vec![0x9f], record(0b100_0000, &board)].concat(), "set up by hand"),
        (vec![0xa2, 0x05, 0x10, 0, 0, 0, 0], "settled"),
        (vec![0x29], "unknown kind"),
        (vec![0x42, 0x3f, 0], "does not exist"),
        (vec![0x42], "ends too early"),
    ] {
        let import = tolerantly(&game(&[&[2, 0x71, 0x33], &ply]));
        let cut = import.transcript.games[0].cut.as_ref().unwrap();
        assert!(cut.reason.contains(reason), "{}", cut.reason);
        assert_eq!((cut.line, cut.result), (2, Some((Side::Black, 2))));
    }

    // JavaFIBS: words after the moves, a name that neither player has, a line of an unknown kind.
    let text = javafibs(&short());
    let text = text.replacen("8-", "8-18 Bob-moves 8-", 1).replacen("2:You:", "2:Eve:", 1) + "99:Bob:\n";
    assert!(tolerantly(text.as_bytes()).notes.len() >= 3);
    assert!(Import::read(text.as_bytes(), Reading::Strict).unwrap_err().to_string().contains("line "));
}

#[test]
fn a_file_without_a_match_is_refused_with_a_reason() {
    let refused = |file: &[u8]| Import::read(file, Reading::Tolerant).unwrap_err().to_string();
    let head = "{\"format\":\"BGF\",\"version\":\"1.0\",\"compress\":false,\"useSmile\":true}\n";
    let with = |body: &[u8]| [head.as_bytes(), body].concat();
    assert!(refused(head.as_bytes()).contains("byte 0 of the unpacked document: failed to fill"));
    assert!(refused(&with(b":)\n\x01\xfa\xfe")).contains("byte 6 of the unpacked document: expected a name"));
    assert!(refused(&with(b"{\"games\":[")).contains("EOF"));
    assert!(refused(&with(&smile(&json!({"games": []})))).contains("contains no match"));
    assert!(refused(&with(&smile(&json!({"gameMode": 1})))).contains("variant number 1"));
    assert!(refused(&with(b"\x1f\x8bno gzip")).contains("file of BGBlitz"));
    // JSON of another program is not mistaken for a file of BGBlitz.
    assert!(matches!(
        Import::read(b"{\"format\":\"fullprime-match\"}\n", Reading::Tolerant),
        Err(NotAMatch::Json(_))
    ));

    let good = ogxm_2(&short());
    assert!(refused(b"OGXM").contains("byte 4: it ends too early"));
    assert!(refused(&[&good[..8], b"\x02\0\x03\0", &good[12..]].concat()).contains("version 2.3"));
    assert!(refused(&[&good[..8], b"\x03\0\x00\0", &good[12..]].concat()).contains("version 3.0"));
    assert!(refused(&ogxm_2_file(&[(b"MTCH", record(0, &[7, 2]))])).contains("variant number 2"));
    assert!(refused(&ogxm_2_file(&[(b"MTCH", record(0, &[7, 0]))])).contains("contains no match"));
    assert!(refused(&ogxm_2_file(&[(b"NEWS", vec![1])])).contains("\"NEWS\" is not known"));
    let games = vec![(b"GAME", record(0, &[])); 1001];
    let sections = [vec![ogxm_2_sections(&short()).remove(0)], games].concat();
    assert!(refused(&ogxm_2_file(&sections)).contains("too many games"));
    // A wrong checksum and bytes after the match are reported only.
    let mut damaged = good.clone();
    let at = damaged.len() - 6;
    damaged[at] ^= 1;
    assert!(tolerantly(&damaged).notes[0].text.contains("checksum"));
    assert!(Import::read(&damaged, Reading::Strict).is_err());
    let twice = tolerantly(&[good.clone(), good].concat());
    assert!(twice.notes[0].text.contains("goes on") && twice.transcript.games.len() == 2);

    assert!(refused(b"JavaFIBS internal match representation v1.1\n8:Bob:7\n").contains("contains no match"));
}

#[test]
fn files_that_end_early_are_read_or_refused() {
    let files = [
        bgf(&bgf_document(&short()), Form::Gzip),
        bgf(&bgf_document(&short()), Form::Smile),
        bgf(&bgf_document(&short()), Form::Json),
        ogxm_1(&short()),
        ogxm_2(&short()),
        javafibs(&short()).into_bytes(),
    ];
    for file in &files {
        let whole = strictly(file);
        let mut read = 0;
        for length in 0..file.len() {
            let begun = &file[..length];
            let strict = Import::read(begun, Reading::Strict);
            match Import::read(begun, Reading::Tolerant) {
                Ok(tolerant) => {
                    read += 1;
                    let games = &tolerant.transcript.games;
                    assert!(games.len() <= whole.transcript.games.len(), "{length} bytes make more games");
                    let actions = |import: &Import| {
                        import.transcript.games.iter().map(|game| game.actions.len()).sum::<usize>()
                    };
                    assert!(actions(&tolerant) <= actions(&whole), "{length} bytes make more actions");
                    let json = tolerant.transcript.to_json(&tolerant.source());
                    Transcript::from_json(&json).unwrap();
                }
                Err(error) => {
                    assert!(strict.is_err() && !error.to_string().is_empty(), "{length} bytes: {error}");
                }
            }
        }
        assert!(
            read > 0 || whole.format == FileFormat::Bgf,
            "{:?} is read whole or not at all",
            whole.format
        );
    }
}

#[test]
fn a_small_file_of_bgblitz_takes_little_memory_whatever_it_unpacks_to() {
    let refused = |document: &Value| {
        let file = bgf(document, Form::Gzip);
        assert!(file.len() < 64 * 1024, "{}", file.len());
        Import::read(&file, Reading::Tolerant).unwrap_err().to_string()
    };
    let many = json!({"games": vec![json!({"moves": vec![0; 1000]}); 2_000]});
    assert!(refused(&many).contains("more values than a file of this size has"));
    let skipped = json!({"unknown": vec!["a".repeat(30_000); 300]});
    assert!(refused(&skipped).contains("the unpacked file is too large"));
    let long = json!({"comment": "a".repeat(1_000_000)});
    assert!(refused(&long).contains("too long"));
}

#[test]
fn the_golden_files_are_read_as_ever() {
    let mat = include_str!("golden/short.mat");
    let files: [(&[u8], FileFormat, usize); 4] = [
        (include_bytes!("golden/short.bgf"), FileFormat::Bgf, 1),
        (include_bytes!("golden/short-v1.ogxm"), FileFormat::Ogxm, 0),
        (include_bytes!("golden/short-v2.ogxm"), FileFormat::Ogxm, 2),
        (include_bytes!("golden/short.match"), FileFormat::JavaFibs, 0),
    ];
    for (file, format, comments) in files {
        let import = strictly(file);
        assert_eq!(import.format, format);
        assert_eq!(import.transcript.games.iter().map(|game| game.comments.len()).sum::<usize>(), comments);
        let mut plain = Transcript { about: About::default(), ..import.transcript };
        plain.games.iter_mut().for_each(|game| game.comments.clear());
        assert_eq!(plain.to_mat().unwrap(), mat, "{format:?}");
    }
}
