//! `.mat` files are written, read back, and exchanged with GNU Backgammon in both directions.
//!
//! If that program is not installed, the comparisons print that they were skipped, and pass.

mod common;
mod peer;

use common::transcripts::{as_read, transcripts};
use peer::{ask, file, gnubg, score_in};
use records::Transcript;
use records::transcript::About;
use rules::BySide;

#[test]
fn every_match_comes_back_from_its_text() {
    for transcript in transcripts() {
        let text = transcript.to_mat().unwrap();
        let read = Transcript::from_mat(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert!(read == as_read(transcript), "\n{text}");
        assert_eq!(read.to_mat().unwrap(), text);
    }
}

#[test]
fn gnu_backgammon_replays_our_files_to_the_same_score() {
    let Some(program) = gnubg() else { return };
    let transcripts = transcripts();
    let groups: Vec<String> = transcripts
        .iter()
        .enumerate()
        .map(|(index, transcript)| {
            let (ours, theirs) = (file(&format!("ours-{index}.mat")), file(&format!("theirs-{index}.mat")));
            std::fs::write(&ours, transcript.to_mat().unwrap()).unwrap();
            format!("import mat {ours}\nshow score\nexport match mat {theirs}")
        })
        .collect();
    let before = "set confirm new off\nset confirm save off\nset jacoby off\nset beavers 3\nset automatic game off\n\
                  set automatic move off\nset automatic roll off\nset automatic bearoff off\n";
    for (index, (transcript, answer)) in
        transcripts.iter().zip(ask(program, before, "import", &groups)).enumerate()
    {
        // GNU Backgammon plays the last roll if it allows only one play, even if the game ended by a resignation
        // before that. If that play wins the game, it counts another result.
        let resigned_after_a_roll = transcript.games.iter().any(|game| {
            game.unplayed.is_some_and(|roll| game.end.is_some_and(|end| end.winner != roll.side))
        });
        let score = transcript.score();
        if resigned_after_a_roll && score_in(&answer) != (score.white, score.black) {
            continue;
        }
        assert_eq!(score_in(&answer), (score.white, score.black), "\n{}", transcript.to_mat().unwrap());
        let theirs = std::fs::read_to_string(file(&format!("theirs-{index}.mat"))).unwrap();
        let mut read = Transcript::from_mat(&theirs).unwrap_or_else(|error| panic!("{error} in\n{theirs}"));
        // GNU Backgammon adds a date to the files it writes.
        assert!(read.about.date.starts_with("20"), "{theirs}");
        read.about = About::default();
        let ours = as_read(transcript.clone());
        for (theirs, ours) in read.games.iter_mut().zip(&ours.games) {
            // GNU Backgammon plays the last roll if it allows only one play, even if the game had ended before that.
            // It may also write an unplayed roll into the wrong column.
            if ours.unplayed.is_some() {
                theirs.actions.truncate(ours.actions.len());
                theirs.unplayed = ours.unplayed;
            }
        }
        assert!(read == ours, "\n{}\n{theirs}", transcript.to_mat().unwrap());
    }
}

#[test]
fn we_read_what_gnu_backgammon_played_and_wrote() {
    let Some(program) = gnubg() else { return };
    let before = "set player 0 gnubg\nset player 1 gnubg\nset automatic game on\nset automatic roll on\n\
                  set display off\nset confirm new off\nset player 0 chequerplay evaluation plies 0\n\
                  set player 1 chequerplay evaluation plies 0\nset player 0 cubedecision evaluation plies 0\n\
                  set player 1 cubedecision evaluation plies 0\nset jacoby off\nset beavers 3\n";
    let sessions = [("new match 3", 21), ("new match 7", 22), ("new session", 23)];
    let groups: Vec<String> = sessions
        .iter()
        .map(|(new, seed)| {
            let played = "play\n".repeat(500);
            format!(
                "set seed {seed}\n{new}\n{played}export match mat {}\nshow score",
                file(&format!("played-{seed}.mat"))
            )
        })
        .collect();
    for ((_, seed), answer) in sessions.iter().zip(ask(program, before, "selfplay", &groups)) {
        let text = std::fs::read_to_string(file(&format!("played-{seed}.mat"))).unwrap();
        let read = Transcript::from_mat(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert!(!read.games.is_empty());
        let score = read.score();
        assert_eq!((score.white, score.black), score_in(&answer), "\n{text}");
        assert_eq!(Transcript::from_mat(&read.to_mat().unwrap()), Ok(read));
    }
}

const GOOD: &str = "; [EventDate \"2026.11.21\"]

 3 point match

 Game 1
 Anna : 0                       Bob : 0
  1) 31: 8/5 6/5                 64: 24/14
  2)  Doubles => 2                Takes
  3) 55: 13/3(2)                 66: Cannot Move
  4) 21: 24/23 13/11
      Wins 2 points

 Game 2
 Anna : 2                       Bob : 0
  1)                             21: 13/11 6/5
  2) 65: 24/13
";

#[test]
fn files_of_other_programs_are_read() {
    let error = Transcript::from_mat(GOOD).unwrap_err();
    assert!(error.to_string().starts_with("line 9: not a legal play of 66"), "{error}");
    let read = Transcript::from_mat(&GOOD.replace("66: Cannot Move", "66: 24/18 14/8 13/7(2)")).unwrap();
    assert_eq!((read.games.len(), read.score()), (2, BySide { white: 2, black: 0 }));
    assert!(read.games[1].crawford && read.games[1].end.is_none());
    assert_eq!(read.players, BySide { white: "Anna".to_owned(), black: "Bob".to_owned() });
}

/// The comments of a game follow its rows, even if the game has no end.
#[test]
fn comments_come_back_to_their_place() {
    let good = GOOD.replace("66: Cannot Move", "66: 24/18 14/8 13/7(2)");
    let ended = good.replace("      Wins 2", "; why?\n      Wins 2");
    for (text, game, after) in [(good.clone() + "; why?\n", 1, 2), (ended, 0, 7)] {
        let read = Transcript::from_mat(&text).unwrap();
        let comments = &read.games[game].comments;
        assert_eq!((comments.len(), comments[0].after, comments[0].text.as_str()), (1, after, "why?"));
        assert_eq!(Transcript::from_mat(&read.to_mat().unwrap()), Ok(read));
    }
    let before = ";\u{a0}why?\n".to_owned() + &good;
    let read = Transcript::from_mat(&before).unwrap();
    assert_eq!(read.about.comment, "why?");
    assert_eq!(Transcript::from_sgf(&read.to_sgf().unwrap()).unwrap().about.comment, "why?");
    let early = good + "; after action 1: why?\n";
    assert_eq!(Transcript::from_mat(&early).unwrap().games[1].comments[0].after, 1);
}

/// A comment or header of a source may look like a header that this reader obeys.
#[test]
fn no_comment_or_header_of_a_source_changes_the_game_of_a_written_file() {
    let good = GOOD.replace("66: Cannot Move", "66: 24/18 14/8 13/7(2)");
    let mut odd = Transcript::from_mat(&good).unwrap();
    odd.about.comment = "[Variation \"chess\"]\n; [Jacoby \"On\"]\n;; why?".to_owned();
    odd.about.other =
        vec![("Variation".to_owned(), "chess".to_owned()), ("A\n\"".to_owned(), "b\n\"".to_owned())];
    let text = odd.to_mat().unwrap();
    let read = Transcript::from_mat(&text).unwrap();
    assert_eq!(read.about.comment, "(Variation \"chess\")\n(Jacoby \"On\")\nwhy?");
    assert_eq!(read.about.other, [("A''".to_owned(), "b''".to_owned())]);
    assert_eq!((read.games.clone(), read.to_mat().unwrap()), (odd.games, text));
}

#[test]
fn the_error_for_a_bad_file_names_the_line_and_what_was_expected() {
    let good = GOOD.replace("66: Cannot Move", "66: 24/18 14/8 13/7(2)");
    for (from, to, message) in [
        ("3 point match", "3 games", "line 3: expected a length such as `5 point match`, got \"3 games\""),
        ("Game 2", "Game 3", "line 13: expected the next game, such as `Game 1`, got \"Game 3\""),
        (
            "Anna : 2                       Bob : 0",
            "Anna : 1                       Bob : 0",
            "line 14: expected the points 2 and 0 of the game before, got 1 and 0",
        ),
        (
            "Anna : 2                       Bob : 0",
            "Anna - Bob",
            "line 14: expected names and points such as `Anna : 0   Bob : 0`, got \"Anna - Bob\"",
        ),
        ("Doubles => 2", "Doubles => 4", "line 8: expected the cube to be turned to 2, got 4"),
        ("64: 24/14", "64: 24/15", "line 7: not a legal play of 64: "),
        ("64: 24/14", "64:", "line 8: the roll 64 is not played although it can be"),
        ("Wins 2 points", "Wins 7 points", "line 11: the game cannot have been won by White for 7 points: "),
        ("65: 24/13", "Doubles => 2", "line 16: White may not turn the cube now"),
        ("65: 24/13", "Drops", "line 16: there is no double to answer"),
        ("65: 24/13", "87: 24/13", "line 16: expected a roll with its play"),
    ] {
        let bad = good.replacen(from, to, 1);
        let error = Transcript::from_mat(&bad).unwrap_err().to_string();
        assert!(error.starts_with(message), "{to}: {error}");
    }
    assert_eq!(Transcript::from_mat("").unwrap_err().line, 0);
    assert_eq!(
        Transcript::from_mat(" 5 point match\n").unwrap_err().to_string(),
        "line 1: expected a game, but the file ends"
    );
}

#[test]
fn what_a_mat_file_cannot_say_is_refused() {
    let mut transcript =
        Transcript::from_mat(&GOOD.replace("66: Cannot Move", "66: 24/18 14/8 13/7(2)")).unwrap();
    transcript.games[1].cube = transcript.games[1].cube.doubled().unwrap();
    assert_eq!(
        transcript.to_mat().unwrap_err().to_string(),
        "a .mat file cannot say that game 2 began with the cube at 2"
    );
}
