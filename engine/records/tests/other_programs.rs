//! The text formats of FIBS, `TrueMoneyGames` and bgammon.org. All files were made up here.

use play::{CubeAction, GameAction, GameEnding};
use records::transcript::TranscriptGame;
use records::{FileFormat, Import, NotAMatch, Reading};
use rules::{BySide, Side};

/// Reads a file in strict mode, in which nothing may be skipped or changed.
fn read(text: &str) -> Import {
    Import::read(text.as_bytes(), Reading::Strict).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

/// Returns the actions of a game, such as `W 31 8/5 6/5` or `B Double`.
fn told(game: &TranscriptGame) -> Vec<String> {
    let letter = |side: Side| if side == Side::White { 'W' } else { 'B' };
    let action = |action: &GameAction| match *action {
        GameAction::Play { side, roll, play } => format!("{} {roll} {play}", letter(side)),
        GameAction::IllegalPlay { side, roll, .. } => format!("{} {roll} illegal", letter(side)),
        GameAction::Cube { side, action, value } => format!("{} {action:?} {value}", letter(side)),
    };
    game.actions.iter().map(action).collect()
}

fn ends(import: &Import) -> Vec<Option<(Side, u32, GameEnding)>> {
    let games = import.transcript.games.iter();
    games.map(|game| game.end.map(|end| (end.winner, end.points, end.how))).collect()
}

const OLDMOVES: &str = "login: guest\n\nScore is 0-0 in a 5 point match.\nida is O - otto is X\n\
    O: (6 1) 12-18 17-18\nX: (5 2) 13-8 24-22\nO: doubles\nX: accepts\nO: (6 6) 1-7 1-7 12-18 12-18\n\
    X: (5 5) can't move\nX: wants to resign. ida will win 2 points.\nO: rejects\nO: (1 1) 17-18 17-18 19-20 19-20\n\
    X: wants to resign. ida will win 4 points.\nO: accepts\nida wins 4 points.\n\n\
    Score is 4-0 in a 5 point match.\nida is X - otto is O\nX: (3 1) 8-5 6-5\nO: (6 4) 1-7 7-11\n\
    X: (2 1) 13-11 6-5\nO: wants to resign. ida will win 1 point.\nX: accepts\nX: wins 1 point\n\
    ida wins the 5 point match 5-0.\n";

#[test]
fn oldmoves_of_fibs_are_read() {
    let import = Import::read(OLDMOVES.as_bytes(), Reading::Tolerant).unwrap();
    assert_eq!(import.format, FileFormat::OldMoves);
    assert_eq!(import.transcript.players, BySide { white: "ida".to_owned(), black: "otto".to_owned() });
    assert_eq!(import.transcript.length.unwrap().points(), 5);
    let [first, second] = import.transcript.games.as_slice() else { panic!() };
    assert_eq!(told(first)[..3], ["W 61 13/7 8/7", "B 52 24/22 13/8", "W Double 2"]);
    assert_eq!(told(first)[4..], ["W 66 24/18(2) 13/7(2)", "B 55 illegal", "W 11 8/7(2) 6/5(2)"]);
    assert_eq!(told(second), ["W 31 8/5 6/5", "B 64 24/14", "W 21 13/11* 6/5"]);
    let resigned = |points| Some((Side::White, points, GameEnding::Resigned));
    assert_eq!(ends(&import), [resigned(4), resigned(1)]);
    assert!(second.crawford && second.score.white == 4);
}

#[test]
fn oldmoves_of_a_session_have_no_length() {
    let text = "Score is 0-0 in a unlimited match.\nida is X - otto is O\nX: (3 1) 8-5 6-5\nO: doubles\nX: rejects\n\
        otto wins 1 point.\n";
    let import = read(text);
    assert_eq!(import.transcript.length, None);
    assert_eq!(ends(&import), [Some((Side::Black, 1, GameEnding::Passed))]);
    // The terminal may have kept only the end of a match.
    let later = Import::read(text.replace("0-0", "2-3").as_bytes(), Reading::Tolerant).unwrap();
    assert_eq!(later.transcript.games[0].score, BySide { white: 2, black: 3 });
}

const TMG: &str = "MatchID: 77\nPlayer1: 4 ida 0.00\nPlayer2: 9 otto 0.00\nStake: $0.00\n\
    Startdate: 20050607 08:09:10\nJacoby: 0\nBeavers: 0\nCrawford: 1\nLength: 3\nVariant: 1\n\n\
    Game 1: 0-0\n  -1 1 31:\n  -1 4 8/5 6/5\n   2 1 42:\n   2 4 8/4 6/4\n  -3 5 Double to 2\n   4 7 Take\n\
    -5 1 65:\n  -5 4 24/18 18/13\n   6 5 Double to 4\n  -7 10 Pass\n   8 14 2 ida wins 2 points\n\n\
    Game 2: 2-0\n   1 1 31:\n   1 4 8/5 6/5\n  -2 1 42:\n  -2 4 8/4 6/4\n   3 15 1 otto wins 1 point\n";

#[test]
fn a_file_of_true_money_games_is_read() {
    let text = TMG.replace("   3 15", "  -3 15");
    let import = read(&text);
    assert_eq!(import.format, FileFormat::TrueMoneyGames);
    let transcript = &import.transcript;
    assert_eq!(transcript.players, BySide { white: "ida".to_owned(), black: "otto".to_owned() });
    assert_eq!([&transcript.about.date, &transcript.about.time], ["2005-06-07", "08:09:10"]);
    let first = told(&transcript.games[0]);
    assert_eq!(first[..3], ["B 31 8/5 6/5", "W 42 8/4 6/4", "B Double 2"]);
    assert_eq!(first[5..], ["W Double 4", "B Pass 2"]);
    let ended = |side, points, how| Some((side, points, how));
    assert_eq!(
        ends(&import),
        [ended(Side::White, 2, GameEnding::Passed), ended(Side::Black, 1, GameEnding::Resigned)]
    );
    assert!(transcript.games[1].crawford);
    let other = text.replace("Variant: 1", "Variant: 2");
    assert!(matches!(Import::read(other.as_bytes(), Reading::Tolerant), Err(NotAMatch::TrueMoneyGames(_))));
}

const REPLAY: &str = "bgammon-replay 00000056\nbgammon-replay 00000120\ni 1702738670 ida otto 3 0 0 2 2 0\n\
    1 r 3-1 8/5 6/5\n2 r 6-4 1/7 7/11\n1 d 2 1\n1 r 4-4\n2 r 6-5 12/18 12/17\n1 t\n\
    i 1702739000 ida otto 3 0 2 2 1 0\n2 r 2-1 13/11 6/5\n1 r 5-4 24/20 13/8\n2 d 2 0\n";

#[test]
fn a_replay_of_bgammon_is_read_in_the_numbering_of_either_player() {
    let text = REPLAY.replace("1 r 4-4\n", "1 r 4-4 24/20 24/20 13/9 13/9\n").replace("2 d 2 0\n", "1 t\n");
    let import = read(&text);
    assert_eq!(import.format, FileFormat::Bgammon);
    assert_eq!(import.transcript.about.date, "2023-12-16");
    let [first, second] = import.transcript.games.as_slice() else { panic!() };
    assert_eq!(told(first)[..2], ["W 31 8/5 6/5", "B 64 24/14"]);
    assert_eq!(told(first)[3], "B Take 2");
    assert_eq!(told(second)[0], "B 21 13/11 6/5");
    let resigned = |points| Some((Side::Black, points, GameEnding::Resigned));
    assert_eq!(ends(&import), [resigned(2), resigned(1)]);
    assert!(second.crawford);
    // Old replays have no time.
    let old = read(&text.replace("i 1702738670 ", "i ").replace("i 1702739000 ", "i "));
    assert_eq!(old.transcript.games, import.transcript.games);
    for variant in ["acey-deucey", "tabula"] {
        let number = if variant == "tabula" { "2" } else { "1" };
        let other = text.replace("0 0 2 2 0\n", &format!("0 0 2 2 {number}\n"));
        let error = Import::read(other.as_bytes(), Reading::Tolerant).unwrap_err();
        assert!(error.to_string().contains(variant), "{error}");
    }
}

#[test]
fn a_roll_that_could_be_played_stands_in_every_format() {
    // 44 can be played after 31 and 64, so no program but a broken one leaves it standing.
    let import = Import::read(REPLAY.as_bytes(), Reading::Tolerant).unwrap();
    let game = &import.transcript.games[0];
    assert_eq!(told(game)[4..], ["W 44 illegal", "B 65 13/8 13/7"]);
    assert!(game.cut.is_none() && import.notes.len() == 2, "{:?}", import.notes);
    assert!(matches!(game.actions[2], GameAction::Cube { action: CubeAction::Double, .. }));
}

#[test]
fn a_broken_line_is_named_in_strict_mode_and_left_out_in_tolerant_mode() {
    for (text, broken, name) in [
        (OLDMOVES, OLDMOVES.replace("X: (5 2)", "X: (5 9)"), "oldmoves of FIBS: line "),
        (TMG, TMG.replace("2 1 42:", "2 1 4x:"), "a file of TrueMoneyGames: line "),
        (REPLAY, REPLAY.replace("2 r 6-4", "2 r 6_4"), "a replay of bgammon.org: line "),
    ] {
        assert_ne!(text, broken);
        let error = Import::read(broken.as_bytes(), Reading::Strict).unwrap_err();
        assert!(error.to_string().starts_with(name), "{error}");
        let import = Import::read(broken.as_bytes(), Reading::Tolerant).unwrap();
        assert!(import.notes.iter().any(|note| note.text == "no dice"), "{:?}", import.notes);
        assert!(import.transcript.games[0].cut.is_some());
    }
}
