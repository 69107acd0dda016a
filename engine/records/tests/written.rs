//! Matches written as `.xg` and OGXM files and read again.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

mod common;

use common::transcripts::{as_read, names, transcripts};
use play::{GameAction, GameEnding};
use records::transcript::{About, Comment};
use records::{FileFormat, Import, Reading, Transcript};
use rules::{Position, Roll, Side};

/// A way to write a match.
type Write = fn(&Transcript) -> Vec<u8>;

const WAYS: [(FileFormat, Write); 2] = [
    (FileFormat::Xg, |transcript| transcript.to_xg(&[])),
    (FileFormat::Ogxm, |transcript| transcript.to_ogxm(&[])),
];

fn again(file: &[u8], format: FileFormat) -> Transcript {
    let import = Import::read(file, Reading::Strict).unwrap();
    assert_eq!(import.format, format);
    assert!(import.analyses.is_empty());
    import.transcript
}

#[test]
fn every_match_comes_back_as_it_was_written() {
    let mut matches: Vec<Transcript> = transcripts().into_iter().map(as_read).collect();
    matches.push(Transcript { players: names().map(|_| String::new()), ..matches[0].clone() });
    for (format, write) in WAYS {
        for (index, transcript) in matches.iter().enumerate() {
            let file = write(transcript);
            let read = as_read(again(&file, format));
            assert!(read == *transcript, "match {index}, {format:?}:\n{read:#?}\n{transcript:#?}");
            assert!(write(&read) == file, "match {index}, {format:?}: written twice");
        }
    }
}

/// Returns a match with comments and every header.
fn with_words() -> Transcript {
    let mat = " 3 point match\n\n Game 1\n Anna : 0                       Bob : 0\n  1) 31: 8/5 6/5                 \
               64: 24/14\n  2)  Doubles => 2                 Drops\n      Wins 1 point\n\n Game 2\n \
               Anna : 1                       Bob : 0\n  1)                             61: 13/7 8/7\n  2) 63: \
               24/15                   52: 13/8 24/22\n      Wins 2 points\n";
    let mut transcript = Transcript::from_mat(mat).unwrap();
    transcript.players.white = "Зоя 李".to_owned();
    transcript.about = About {
        event: "Кубок".to_owned(),
        round: "Final".to_owned(),
        date: "2026-01-08".to_owned(),
        time: "09:30".to_owned(),
        place: "Lviv".to_owned(),
        white_rating: "1712.50".to_owned(),
        comment: "a good match {of \\ two}\nto the end 😀".to_owned(),
        ..About::default()
    };
    let said = |after: usize, text: &str| Comment { after, text: text.to_owned() };
    transcript.games[0].comments =
        vec![said(0, "the first game"), said(1, "strong\n  play"), said(3, "cube")];
    transcript.games[1].comments = vec![said(3, "the last")];
    transcript
}

#[test]
fn headers_and_comments_of_any_script_come_back() {
    for (format, write) in WAYS {
        let transcript = with_words();
        let read = again(&write(&transcript), format);
        assert_eq!(read.players, transcript.players);
        let experience = if format == FileFormat::Xg { "/0" } else { "" };
        let rating = format!("1712.50{experience}");
        assert_eq!(read.about, About { white_rating: rating, ..transcript.about.clone() }, "{format:?}");
        let texts = |transcript: &Transcript, game: usize| -> Vec<String> {
            transcript.games[game].comments.iter().map(|one| one.text.clone()).collect()
        };
        for game in [0, 1] {
            assert_eq!(texts(&read, game), texts(&transcript, game), "{format:?}, game {game}");
        }
        assert_eq!(read.games[0].comments[1].after, 1);
    }
}

#[test]
fn illegal_plays_and_unfinished_games_are_kept() {
    let mut transcript = with_words();
    // A checker that was moved two points too far, as boards of wood allow, ends the first game early.
    let game = &mut transcript.games[0];
    let roll = Roll::from_pips([3, 1]).unwrap();
    let mut checkers = Position::STARTING.to_checkers();
    (checkers.own[7], checkers.own[1]) = (2, 1);
    let after = Position::from_checkers(checkers).unwrap();
    game.actions =
        vec![GameAction::IllegalPlay { side: Side::White, roll, before: Position::STARTING, after }];
    game.comments.clear();
    game.end = Some(records::transcript::TranscriptEnd {
        winner: Side::White,
        points: 1,
        how: GameEnding::Resigned,
    });
    transcript.games[1].end = None;
    for (format, write) in WAYS {
        let read = as_read(Import::read(&write(&transcript), Reading::Tolerant).unwrap().transcript);
        assert_eq!(read.games[0].actions, transcript.games[0].actions, "{format:?}");
        assert_eq!(read.games[0].end, transcript.games[0].end);
        assert_eq!((read.games[1].end, &read.games[1].cut), (None, &None));
        assert_eq!(read.games[1].actions, as_read(transcript.clone()).games[1].actions);
        assert!(Import::read(&write(&transcript), Reading::Strict).is_err(), "it is noted as illegal");
    }
}
