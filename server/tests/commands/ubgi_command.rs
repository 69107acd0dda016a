//! `fullprime engine ubgi` as a program: plays, cube actions and the protocol's errors.

use crate::command_line::run;
use records::PositionId;
use rules::Position;

const START: &str = "4HPwATDgc/ABMA";

fn id(position: Position) -> String {
    PositionId::from(position).to_string()
}

/// Asks over UBGI and returns the lines of the answer.
fn ubgi(lines: &str) -> Vec<String> {
    let ran = run(&["engine", "ubgi"], lines.as_bytes());
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""), "{lines}");
    ran.output.lines().map(str::to_owned).collect()
}

#[test]
fn ubgi_plays_checkers_and_cube() {
    let told = ubgi(&format!(
        "ubgi\nisready\nnewgame\nposition gnubgid {START}\ndice 3 1\ngo\ngo role chequer movetime 100\nquit\nisready\n"
    ));
    assert_eq!((told[2].as_str(), told[5].as_str(), told[6].as_str()), ("proto 0.2", "ubgiok", "readyok"));
    assert_eq!((told[8].as_str(), told[10].as_str()), ("bestmove 8/5 6/5", "bestmove 8/5 6/5"));
    assert_eq!(told.len(), 11, "nothing is answered after quit: {told:?}");

    // Plays from the bar, off the board, with one checker twice, and no legal play.
    let best = |position: &str, dice: &str| {
        let id = id(position.parse().unwrap());
        ubgi(&format!("position gnubgid {id}\ndice {dice}\ngo chequer\n")).remove(1)
    };
    assert!(best("bar:1 6:14 / 1:15", "5 3").starts_with("bestmove bar/"));
    assert_eq!(best("2:1 1:1 / 1:15", "5 3"), "bestmove 2/off 1/off");
    assert_eq!(best("bar:1 1:14 / 1:2 2:2 3:2 4:2 5:2 6:5", "5 3"), "bestmove pass");

    for (xgid, cube) in [
        ("------A-----------------a-:0:0:1:00:0:0:0:0:10", "double"),
        ("------B-----------------a-:0:0:1:00:0:0:0:0:10", "nodouble"),
    ] {
        assert_eq!(ubgi(&format!("position xgid XGID={xgid}\ngo cube\n")), [format!("bestcube {cube}")]);
    }
    let turn = ubgi("position xgid ------A-----------------a-:0:0:1:00:0:0:0:0:10\ndice 6 1\ngo turn\n");
    assert_eq!(turn[1], "bestturn cube=double move=6/5 5/off");

    // Nobody may double in the Crawford game, or with the opponent's cube.
    let position = id("6:1 / 1:1".parse().unwrap());
    for said in [
        "newsession type match length 5 crawford on\nsetscore 4 2\nsetturn p1\n",
        "newsession type money jacoby off\nsetcube value 2 owner p1\nsetturn p0\n",
    ] {
        let told = ubgi(&format!("{said}position gnubgid {position}\ngo role cube\n"));
        assert_eq!(told, ["bestcube nodouble"], "{said}");
    }
}

#[test]
fn ubgi_finds_the_crawford_game_from_the_score() {
    let position = format!("position gnubgid {}\ngo cube\n", id("6:1 / 1:1".parse().unwrap()));
    let games = |session: &str, scores: &[&str]| {
        let games: String =
            scores.iter().map(|score| format!("newgame\nsetscore {score}\nsetturn p1\n{position}")).collect();
        ubgi(&format!("newsession type match {session}\n{games}"))
    };
    // The side on roll trails and wins 27 of 36 games. It may not double in the Crawford game, and has to afterwards.
    assert_eq!(
        games("length 5 crawford on", &["0 0", "4 2", "4 3"]),
        ["bestcube double", "bestcube nodouble", "bestcube double"]
    );
    assert_eq!(games("length 5", &["4 2", "4 2"]), ["bestcube nodouble", "bestcube double"]);
    assert_eq!(games("length 5 crawford off", &["4 2"]), ["bestcube double"]);
    // At 4-4 both sides need a point, so the cube is of no use.
    assert_eq!(games("length 5", &["4 4"]), ["bestcube nodouble"]);
    // An XGID itself says whether it is the Crawford game.
    for (crawford, wanted) in [(0, "bestcube double"), (1, "bestcube nodouble")] {
        let xgid =
            format!("position xgid -a----A-------------------:0:0:1:00:2:4:{crawford}:5:10\ngo cube\n");
        assert_eq!(ubgi(&xgid), [wanted]);
    }
}

#[test]
fn ubgi_refuses_with_the_codes_of_the_protocol() {
    for (said, wanted) in [
        ("go", "error bad_state missing position"),
        ("hello", "error bad_command"),
        ("go sideways", "error bad_command"),
        ("position gnubgid x", "error bad_value"),
        ("position gnubgid 4HPwATDgc/ABMA:x", "error bad_value"),
        ("position xgid x", "error bad_value"),
        ("position fen x", "error unsupported"),
        ("dice 7 1", "error bad_value"),
        ("position gnubgid", "error bad_command expected: position"),
        ("position xgid a b", "error bad_command expected: position"),
        ("dice 1", "error bad_value"),
        ("set engine.ply 9", "error bad_value"),
        ("set engine.colour red", "error unsupported key"),
        ("set game.variant nackgammon", "error unsupported"),
        ("get engine.colour", "error unsupported key"),
        ("setoption name Hash value 16", "error unsupported"),
        ("setscore a b", "error bad_value"),
        ("setcube value 3 owner center", "error bad_value"),
        ("setturn p2", "error bad_value"),
        ("newsession type match", "error bad_value"),
        ("newsession type match length 0", "error bad_value the length"),
        ("newsession type match length 5 crawford", "error bad_value newsession crawford"),
    ] {
        let told = ubgi(&format!("{said}\nisready\n"));
        assert!(told[0].starts_with(wanted), "{said}: {told:?}");
        assert_eq!(told[1..], ["readyok"], "{said}");
    }
    let position = "position gnubgid 4HPwATDgc/ABMA\ngo\n";
    assert_eq!(ubgi(position), ["error bad_state missing dice"]);
    assert_eq!(ubgi("set engine.ply 1\nget engine.ply\n"), ["value engine.ply 1"]);
    assert_eq!(
        ubgi("newsession type match length 5\nsetscore 5 0\nsetscore 4 0\n"),
        ["error bad_value the score must be below the length of the match, 5"]
    );
    for line in
        ["x".repeat(2_000_000), "y".repeat(100_000), format!("position gnubgid {}", "\u{1b}[2J".repeat(100))]
    {
        let told = ubgi(&format!("{line}\nisready\n"));
        assert!(told[0].len() <= 200 && !told[0].contains('\u{1b}'), "{told:?}");
        assert_eq!(told[1..], ["readyok"]);
    }
}
