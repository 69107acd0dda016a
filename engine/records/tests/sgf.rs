//! SGF files are written, read back, and exchanged with GNU Backgammon in both directions.
//!
//! If that program is not installed, the comparisons print that they were skipped, and pass.
#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]

mod common;
mod peer;

use common::play_match;
use common::transcripts::{as_read, names, transcripts};
use peer::{ask, file, gnubg, score_in};
use play::{AutomaticDoubles, AutomaticLimit, Format, GameOptions, MatchConfig, Terms};
use records::judgement::JudgedDecision;
use records::{Import, Judgement, Reading, Transcript};
use rules::CubeValue;

/// Returns the matches that every format can hold, and sessions with Jacoby and automatic doubles.
fn all_transcripts() -> Vec<Transcript> {
    let automatic_doubles = AutomaticDoubles::UpTo(AutomaticLimit::new(2).unwrap());
    let options = GameOptions { jacoby: true, automatic_doubles, ..GameOptions::default() };
    let config = MatchConfig::new(Format::Normal, Terms { options, ..Terms::usual(Format::Normal) }).unwrap();
    let wild = (30..45).map(|seed_byte| {
        Transcript::of_log(names(), config, &play_match(config, seed_byte, 3_000).log).unwrap()
    });
    transcripts().into_iter().chain(wild).collect()
}

#[test]
fn every_match_comes_back_from_its_text() {
    let mut automatic = 0;
    for transcript in all_transcripts() {
        automatic += transcript.games.iter().filter(|game| game.cube != CubeValue::ONE).count();
        let text = transcript.to_sgf().unwrap();
        let read = Transcript::from_sgf(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert!(as_read(read.clone()) == as_read(transcript), "\n{text}");
        assert_eq!(read.to_sgf().unwrap(), text);
    }
    assert!(automatic > 0, "no game of the sample began with a turned cube");
}

#[test]
fn gnu_backgammon_replays_our_files_to_the_same_score() {
    let Some(program) = gnubg() else { return };
    let transcripts = all_transcripts();
    let groups: Vec<String> = transcripts
        .iter()
        .enumerate()
        .map(|(index, transcript)| {
            let (ours, theirs) = (file(&format!("ours-{index}.sgf")), file(&format!("theirs-{index}.sgf")));
            std::fs::write(&ours, transcript.to_sgf().unwrap()).unwrap();
            format!("load match {ours}\nshow score\nsave match {theirs}")
        })
        .collect();
    let before = "set confirm new off\nset confirm save off\nset beavers 3\nset automatic game off\n\
                  set automatic move off\nset automatic roll off\nset automatic bearoff off\n";
    for (index, (transcript, answer)) in
        transcripts.iter().zip(ask(program, before, "load", &groups)).enumerate()
    {
        let score = transcript.score();
        assert_eq!(score_in(&answer), (score.white, score.black), "\n{}", transcript.to_sgf().unwrap());
        let theirs = std::fs::read_to_string(file(&format!("theirs-{index}.sgf"))).unwrap();
        let read = Transcript::from_sgf(&theirs).unwrap_or_else(|error| panic!("{error} in\n{theirs}"));
        assert!(as_read(read) == as_read(transcript.clone()), "\n{}\n{theirs}", transcript.to_sgf().unwrap());
    }
}

#[test]
fn we_read_what_gnu_backgammon_played_and_analysed() {
    let Some(program) = gnubg() else { return };
    let before = "set player 0 gnubg\nset player 1 gnubg\nset automatic game on\nset automatic roll on\n\
                  set display off\nset confirm new off\nset confirm save off\n\
                  set player 0 chequerplay evaluation plies 0\nset player 1 chequerplay evaluation plies 0\n\
                  set player 0 cubedecision evaluation plies 0\nset player 1 cubedecision evaluation plies 0\n\
                  set analysis chequerplay evaluation plies 0\nset analysis cubedecision evaluation plies 0\n";
    let sessions = [("new match 3", 31), ("new match 5", 32), ("new session", 33)];
    let groups: Vec<String> = sessions
        .iter()
        .map(|(new, seed)| {
            let played = "play\n".repeat(300);
            let path = file(&format!("played-{seed}"));
            format!("set seed {seed}\n{new}\n{played}analyse match\nsave match {path}.sgf\nexport match mat {path}.mat\nshow score")
        })
        .collect();
    for ((_, seed), answer) in sessions.iter().zip(ask(program, before, "selfplay-sgf", &groups)) {
        let text = std::fs::read_to_string(file(&format!("played-{seed}.sgf"))).unwrap();
        let read = Transcript::from_sgf(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
        assert!(text.contains("]A["), "the file holds no analysis to be ignored");
        assert_eq!((read.score().white, read.score().black), score_in(&answer));
        let mat = std::fs::read_to_string(file(&format!("played-{seed}.mat"))).unwrap();
        let mut of_mat = Transcript::from_mat(&mat).unwrap();
        of_mat.jacoby = read.jacoby;
        assert!(as_read(of_mat) == as_read(read), "\n{mat}\n{text}");
    }
}

/// A .mat file does not state Jacoby, beavers and automatic doubles. They follow from its cubes and points.
#[test]
fn sessions_with_all_options_on_are_the_same_in_both_formats() {
    let Some(program) = gnubg() else { return };
    let before = "set player 0 gnubg\nset player 1 gnubg\nset automatic game on\nset automatic roll on\n\
                  set display off\nset confirm new off\nset confirm save off\n\
                  set player 0 chequerplay evaluation plies 0\nset player 1 chequerplay evaluation plies 0\n\
                  set player 0 cubedecision evaluation plies 0\nset player 1 cubedecision evaluation plies 0\n\
                  set jacoby on\nset beavers 3\nset automatic doubles 2\n";
    let path = file("options");
    let played = "new game\n".repeat(40);
    let group = format!(
        "set automatic game off\nset seed 11\nnew session\n{played}save match {path}.sgf\nexport match mat {path}.mat\nshow score"
    );
    let answer = ask(program, before, "options", &[group]).remove(0);
    let text = std::fs::read_to_string(format!("{path}.sgf")).unwrap();
    assert!(text.contains("CV[2]"), "no game begins with an automatic double, so nothing is tried");
    let of_sgf = Transcript::from_sgf(&text).unwrap();
    assert!(of_sgf.jacoby);
    assert_eq!((of_sgf.score().white, of_sgf.score().black), score_in(&answer));
    let mat = std::fs::read(format!("{path}.mat")).unwrap();
    let import = Import::read(&mat, Reading::Tolerant).unwrap();
    let told: Vec<String> = import.notes.iter().map(ToString::to_string).collect();
    assert!(told.iter().all(|note| note.contains("by automatic doubles")), "{told:#?}");
    let score = import.transcript.score();
    assert_eq!((score.white, score.black), score_in(&answer));
    for (number, (ours, theirs)) in (1..).zip(import.transcript.games.iter().zip(&of_sgf.games)) {
        assert_eq!(ours.actions, theirs.actions, "game {number}");
        assert_eq!(ours.end.map(|end| end.points), theirs.end.map(|end| end.points), "game {number}");
    }
}

const GOOD: &str = "(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[A\\]nna]PB[Bob]RU[Crawford]RE[W+1]
;B[31qtst]C[a comment with (brackets) and ;]
;W[64xrrn]
;B[52lqln](;W[double]
;B[drop])(;W[11]))
(;FF[4]GM[6]MI[length:3][game:1][ws:1][bs:0]PW[A\\]nna]PB[Bob]RU[Crawford]
;W[21mkfe]
;PL[B]DI[66])
";

#[test]
fn comments_and_side_lines_are_passed_over() {
    let read = Transcript::from_sgf(GOOD).unwrap();
    assert_eq!(read.players.white, "A]nna");
    assert_eq!((read.games.len(), read.score().white), (2, 1));
    assert_eq!(read.games[0].actions.len(), 5);
    assert!(read.games[1].end.is_none() && read.games[1].unplayed.is_some());
}

/// A last double without an answer is not written, so a comment on it moves to the action before.
#[test]
fn a_comment_on_a_double_without_an_answer_is_kept() {
    let unanswered =
        "(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[A]PB[B]RE[W+1]\n;B[31qtst]\n;W[double]C[why?])";
    let read = Transcript::from_sgf(unanswered).unwrap();
    assert_eq!((read.games[0].actions.len(), read.games[0].comments[0].after), (2, 2));
    let (sgf, mat) = (read.to_sgf().unwrap(), read.to_mat().unwrap());
    for again in [Transcript::from_sgf(&sgf).unwrap(), Transcript::from_mat(&mat).unwrap()] {
        let comment = &again.games[0].comments[0];
        assert_eq!((again.games[0].actions.len(), comment.after, comment.text.as_str()), (1, 1, "why?"));
        assert_eq!((again.to_sgf().unwrap().contains("why?"), again.to_mat().unwrap()), (true, mat.clone()));
    }
}

#[test]
fn a_game_with_nothing_but_an_unanswered_double_does_not_fit_a_mat_file() {
    let double = "(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[A]PB[B]RE[W+1R]\n;B[double])";
    let refused = Transcript::from_sgf(double).unwrap().to_mat().unwrap_err();
    assert_eq!(refused.to_string(), "a .mat file cannot say that game 1 ended before the first roll");
}

#[test]
fn the_error_for_a_bad_file_names_the_line_and_what_was_expected() {
    for (from, to, message) in [
        ("GM[6]", "GM[1]", "line 1: expected GM[6], which is backgammon, got \"1\""),
        ("length:3", "length:x", "line 1: expected a number in MI, got \"x\""),
        ("RE[W+1]", "RE[W1]", "line 1: expected a result such as W+2 or B+3R, got \"W1\""),
        (
            "RE[W+1]",
            "RE[W+2]",
            "line 1: the game cannot have been won by White for 2 points: a double was passed",
        ),
        ("31qtst", "31qtsu", "line 2: not a legal play of 31: "),
        (
            "31qtst",
            "31qts",
            "line 2: expected dice and moves such as 31lost, or double, take or drop, got \"31qts\"",
        ),
        ("31qtst", "3éqtst", "line 2: expected dice and moves"),
        (";W[64", ";B[64", "line 3: it is not Black's turn"),
        ("W[64xrrn]", "W[64]", "line 4: the roll 64 is not played although it can be"),
        ("W[64xrrn]", "AW[a]", "line 3: AW sets up a position, but a game must begin at its start"),
        ("W[64xrrn]", "W{64}", "line 3: expected `[` after the name of a property, got \"{\""),
        ("W[64xrrn]", "7[64]", "line 3: expected the name of a property, got \"7\""),
        ("[ws:1]", "[ws:2]", "line 6: expected the points 1 and 0 of the game before, got 2 and 0"),
        ("DI[66])", "DI[67])", "line 8: expected two dice as DI, got \"67\""),
        ("DI[66])", "DI[66]", "line 9: expected `)`, but the file ends"),
    ] {
        assert!(GOOD.contains(from), "{from}");
        let error = Transcript::from_sgf(&GOOD.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.starts_with(message), "{to}: {error}");
    }
    assert_eq!(
        Transcript::from_sgf("").unwrap_err().to_string(),
        "line 0: expected a game, but the file ends"
    );
}

#[test]
fn endless_brackets_are_no_danger() {
    let error = Transcript::from_sgf(&"(".repeat(200_000)).unwrap_err().to_string();
    assert_eq!(error, "line 1: expected `)`, but the file ends");
}

#[test]
fn a_match_without_names_gets_question_marks_that_gnu_backgammon_can_write() {
    let mut transcript = transcripts().remove(0);
    transcript.players = names().map(|_| String::new());
    let text = transcript.to_sgf().unwrap();
    assert!(text.contains("PW[?]PB[?]"), "{text}");
    let mat = transcript.to_mat().unwrap();
    assert!(mat.contains(" ? : 0 "), "{mat}");
    let Some(program) = gnubg() else { return };
    let (ours, theirs) = (file("nameless.sgf"), file("nameless.mat"));
    std::fs::write(&ours, &text).unwrap();
    let group = format!("load match {ours}\nexport match mat {theirs}");
    ask(program, "set confirm new off\nset confirm save off\nset automatic game off\n", "nameless", &[group]);
    let read = Import::read(&std::fs::read(&theirs).unwrap(), Reading::Tolerant).unwrap().transcript;
    assert_eq!(read.games.len(), transcript.games.len());
    assert_eq!(read.players, names().map(|_| "?".to_owned()));
}

/// Plays a game in which White bears off all checkers before Black has borne off one, so that it counts as a gammon.
fn gammon() -> String {
    // White rolls 6-5 and Black 2-1 in every turn, so White is home long before Black.
    use rules::{Place, Position, Roll, legal_plays};
    let (mut position, mut text) = (Position::STARTING, String::new());
    let mut white = true;
    while position.winner().is_none() {
        let dice = if white { [6, 5] } else { [2, 1] };
        let legal = legal_plays(&position, Roll::from_pips(dice).unwrap());
        // Both sides play as many pips as they can.
        let pips = |legal: &&rules::LegalPlay| legal.position.opponent_pips().count();
        let chosen = legal.iter().min_by_key(pips).unwrap();
        let letter = |place: Place| {
            let pips = match place {
                Place::Bar => return 'y',
                Place::Off => return 'z',
                Place::Point(point) => point.number(),
            };
            char::from(b'a' + if white { pips - 1 } else { 24 - pips })
        };
        let moves: String =
            chosen.play.moves().iter().flat_map(|one| [letter(one.from), letter(one.to)]).collect();
        text.push_str(&format!("\n;{}[{}{}{moves}]", if white { 'W' } else { 'B' }, dice[0], dice[1]));
        position = chosen.position;
        white = !white;
    }
    text
}

#[test]
fn a_result_that_the_file_does_not_state_is_taken_from_the_play() {
    let head = |rules: &str, length: u8, score: [u8; 2]| {
        format!(
            "(;FF[4]GM[6]MI[length:{length}][game:0][ws:{}][bs:{}]PW[Anna]PB[Bob]RU[{rules}]",
            score[0], score[1]
        )
    };
    let passed = "\n;W[31hefe]\n;B[double]\n;W[drop])";
    let open = "\n;W[31hefe]\n;B[64aggk])";
    let borne_off = gammon();
    let found = |text: &str| {
        let import =
            Import::read(text.as_bytes(), Reading::Tolerant).unwrap_or_else(|error| panic!("{error}"));
        assert!(import.notes.iter().all(|note| !note.kind.is_change()), "{:?}", import.notes);
        let ends = import.transcript.games.iter().map(|game| game.end.map(|end| (end.winner, end.points)));
        (ends.collect::<Vec<_>>(), import.notes.len())
    };
    use rules::Side::{Black, White};
    let winner = if borne_off.trim_end().lines().last().unwrap().starts_with(";W") { White } else { Black };
    let in_match = found(&format!("{}{borne_off})", head("Crawford", 5, [0, 0])));
    let [Some((side, points))] = in_match.0[..] else { panic!("{in_match:?}") };
    assert!(side == winner && points >= 2, "{in_match:?}\n{borne_off}");
    for (text, ends) in [
        (format!("{}{passed}", head("Crawford", 5, [0, 0])), vec![Some((Black, 1))]),
        // Under the Jacoby rule a gammon with the cube in the middle counts 1.
        (format!("{}{borne_off})", head("Jacoby", 0, [0, 0])), vec![Some((winner, 1))]),
        // The next game shows that White won 2 points by a resignation.
        (
            format!("{}{open}\n{}{passed}", head("Crawford", 5, [0, 0]), head("Crawford", 5, [2, 0])),
            vec![Some((White, 2)), Some((Black, 1))],
        ),
        (format!("{}{open}", head("Crawford", 5, [0, 0])), vec![None]),
        (format!("{}RE[?]{open}", head("Crawford", 5, [0, 0])), vec![None]),
    ] {
        let count = ends.len();
        assert_eq!(found(&text), (ends, count), "{text}");
    }
    let open = format!("{}{open}", head("Crawford", 5, [0, 0]));
    let import = Import::read(open.as_bytes(), Reading::Tolerant).unwrap();
    let said = import.notes[0].to_string();
    assert_eq!(
        said,
        "line 3, game 1: noted: the result is not written, and the last position does not show it"
    );
}

#[test]
fn several_matches_in_one_collection_are_several_matches() {
    let tree = |length: u32, game: u32, points: u32, white: &str| {
        format!(
            "(;FF[4]GM[6]MI[length:{length}][game:{game}][ws:{points}][bs:0]PW[{white}]PB[Bob; (a\\]) ]RE[W+1]\n;W[31hefe]\n\
             ;B[double]\n;W[drop])\n"
        )
        .replace("drop", "take")
        .replace("RE[W+1]", "RE[W+2R]")
    };
    let text =
        tree(5, 0, 0, "Anna") + &tree(5, 1, 2, "Anna") + &tree(5, 0, 0, "Carla") + &tree(7, 0, 0, "Carla");
    let read = Import::read_all(text.as_bytes(), Reading::Strict);
    let read: Vec<Import> = read.into_iter().collect::<Result<_, _>>().unwrap();
    let told = read.iter().map(|one| {
        let Transcript { players, length, games, .. } = &one.transcript;
        (players.white.as_str(), length.unwrap().points(), games.len())
    });
    assert_eq!(told.collect::<Vec<_>>(), [("Anna", 5, 2), ("Carla", 5, 1), ("Carla", 7, 1)]);
    // A reader of one match gets the first, and a note.
    let first = Import::read(text.as_bytes(), Reading::Tolerant).unwrap();
    assert_eq!((first.transcript.games.len(), first.notes.len()), (2, 1), "{:?}", first.notes);
    // The same players may begin again without a new match, as files of single games do.
    let same = tree(5, 0, 0, "Anna") + &tree(5, 0, 0, "Anna");
    assert_eq!(records::import::matches_in(same.as_bytes()).len(), 1);
}

/// Returns the judgements of a file without the moves of plays, whose order within a play may differ.
fn judgements(sgf: &str) -> Vec<Judgement> {
    let import = Import::read(sgf.as_bytes(), Reading::Strict).unwrap();
    let mut judgements: Vec<Judgement> =
        import.analyses.into_iter().flat_map(|analysis| analysis.judgements).collect();
    for judgement in &mut judgements {
        if let JudgedDecision::Play { plays, .. } = &mut judgement.of {
            plays.iter_mut().for_each(|play| play.moves.clear());
        }
    }
    judgements
}

/// A match and a session that GNU Backgammon played and analysed are read, written by us, and read and written by that
/// program once more.
#[test]
fn gnu_backgammon_reads_the_evaluations_that_we_write() {
    let Some(program) = gnubg() else { return };
    let before = "set player 0 gnubg\nset player 1 gnubg\nset automatic game on\nset automatic roll on\n\
                  set display off\nset confirm new off\nset confirm save off\n\
                  set player 0 chequerplay evaluation plies 0\nset player 1 chequerplay evaluation plies 0\n\
                  set player 0 cubedecision evaluation plies 0\nset player 1 cubedecision evaluation plies 0\n\
                  set analysis chequerplay evaluation plies 0\nset analysis cubedecision evaluation plies 0\n";
    let played = "play\n".repeat(200);
    let made = [("new match 3", file("judged-match")), ("new session", file("judged-session"))];
    let groups: Vec<String> = made
        .iter()
        .map(|(new, path)| format!("set seed 41\n{new}\n{played}analyse match\nsave match {path}.sgf"))
        .collect();
    ask(program, before, "judged", &groups);
    let groups: Vec<String> = made
        .iter()
        .map(|(_, path)| {
            let theirs = std::fs::read(format!("{path}.sgf")).unwrap();
            let import = Import::read(&theirs, Reading::Strict).unwrap();
            let ours = import.transcript.to_analysed_sgf(&import.analyses).unwrap();
            std::fs::write(format!("{path}-ours.sgf"), ours).unwrap();
            format!("load match {path}-ours.sgf\nsave match {path}-again.sgf")
        })
        .collect();
    ask(program, "set confirm new off\nset confirm save off\nset automatic game off\n", "rejudged", &groups);
    for (_, path) in &made {
        let read = |kind: &str| std::fs::read_to_string(format!("{path}{kind}.sgf")).unwrap();
        let theirs = judgements(&read(""));
        let cubes = theirs.iter().filter(|one| matches!(one.of, JudgedDecision::Cube { .. })).count();
        assert!(cubes > 5 && theirs.len() > cubes + 10, "{path}: {cubes} of {}", theirs.len());
        assert!(judgements(&read("-ours")) == theirs, "{path}: ours");
        assert!(judgements(&read("-again")) == theirs, "{path}: read by GNU Backgammon");
    }
}

#[test]
fn the_time_of_the_event_and_the_program_of_the_analysis_come_back() {
    let mut import = Import::read(GOOD.as_bytes(), Reading::Tolerant).unwrap();
    import.transcript.about.time = "19:30".to_owned();
    import.transcript.games.truncate(1);
    let text = import.transcript.to_sgf().unwrap();
    assert_eq!(Transcript::from_sgf(&text).unwrap().about.time, "19:30");
    let judged = GOOD
        .replace("31qtst]", "31qtst]A[0][qtst E ver 3 0.55 0.17 0.01 0.12 0.005 0.222 2C 0 1 0.0 1]")
        .replace("PW[A", "AP[Some Program:1.0]PW[A");
    let import = Import::read(judged.as_bytes(), Reading::Tolerant).unwrap();
    let text = import.transcript.to_analysed_sgf(&import.analyses).unwrap();
    let again = Import::read(text.as_bytes(), Reading::Tolerant).unwrap();
    assert_eq!(again.analyses, import.analyses);
    assert_eq!((again.analyses.len(), again.analyses[0].program.as_str()), (1, "Some Program"));
}
