//! Lines that GNU Backgammon sends, lines that other programs might send, and malformed lines.

use super::*;
use std::sync::LazyLock;

static PLAYER: LazyLock<BoardLineBot> =
    LazyLock::new(|| BoardLineBot::of_level(5, Engine::default()).expect("there is a level 5"));

/// The starting position in a match to 3, with the player to play 6-2.
const START: &str = "board:You:gnubg:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";

/// Returns the line with some fields replaced.
fn with(changes: &[(usize, &str)]) -> String {
    let mut fields: Vec<&str> = START.split(':').collect();
    for &(at, text) in changes {
        fields[at] = text;
    }
    fields.join(":")
}

fn answer(line: &str) -> String {
    match PLAYER.answer(line.as_bytes()) {
        Reply::Line(line) => line,
        other @ (Reply::Nothing | Reply::Close) => panic!("{line}: {other:?}"),
    }
}

#[test]
fn plays_are_written_as_moves_of_single_checkers() {
    assert_eq!(answer(START), "24/18 13/11 ");
    assert_eq!(answer(&with(&[(33, "3"), (34, "1")])), "8/5 6/5 ");
    // The zero byte belongs to the previous line, and the line break to this one.
    assert_eq!(answer(&format!("\0{}\r\n", with(&[(33, "3"), (34, "1")]))), "8/5 6/5 ");
}

#[test]
fn the_other_colour_and_direction_see_the_same_board() {
    // All counts are negated and the colour is changed, so the player sees the same position.
    let fields: Vec<&str> = START.split(':').collect();
    let mut turned: Vec<String> = fields.iter().map(|&field| field.to_owned()).collect();
    for place in 0..=25 {
        let count: i32 = fields[6 + 25 - place].parse().unwrap();
        turned[6 + place] = (-count).to_string();
    }
    turned[41] = "-1".to_owned();
    turned[42] = "1".to_owned();
    turned[32] = "-1".to_owned();
    assert_eq!(answer(&turned.join(":")), answer(START));
}

#[test]
fn the_bar_is_written_as_25_and_borne_off_as_0() {
    // A checker enters from the bar, which is written as 25.
    let mut fields = with(&[(33, "6"), (34, "1")]);
    fields = fields.replace(":0:-2:0:0:0:0:5:", ":0:-1:0:0:0:0:5:").replace(":2:0:1:6:1:", ":1:1:1:6:1:");
    assert!(answer(&fields).starts_with("25/"), "{}", answer(&fields));
    // Two checkers left on each side, no contact: 6-6 bears both off.
    let mut bearing = vec!["0"; 26];
    (bearing[6], bearing[24]) = ("2", "-2");
    let mut parts: Vec<&str> = START.split(':').collect();
    parts.splice(6..32, bearing);
    (parts[33], parts[34]) = ("6", "6");
    assert_eq!(answer(&parts.join(":")), "6/0 6/0 ");
}

#[test]
fn cubes_are_turned_and_answered() {
    let unrolled = [(33, "0"), (34, "0")];
    assert_eq!(answer(&with(&unrolled)), "roll");
    // Either the answering side is on turn, without a right to double, or the doubler is.
    let doubled = [(33, "0"), (34, "0"), (38, "0"), (39, "0"), (40, "1")];
    assert_eq!(answer(&with(&doubled)), "take");
    assert_eq!(answer(&with(&[(33, "0"), (34, "0"), (32, "-1"), (40, "1")])), "take");
    // Money play: the opponent is about to bear off its last checker and the player has borne off none, so the player
    // must pass.
    let mut lost = vec!["0"; 26];
    (lost[24], lost[13]) = ("-1", "15");
    let line = with(&[(33, "0"), (34, "0"), (3, "9999"), (32, "-1"), (40, "1"), (52, "3")]);
    let mut parts: Vec<&str> = line.split(':').collect();
    parts.splice(6..32, lost);
    assert_eq!(answer(&parts.join(":")), "drop");
    // With the sides exchanged, the player doubles under the Jacoby rule. Without it, the position is too good to
    // double.
    let mut won = vec!["0"; 26];
    (won[1], won[12]) = ("1", "-15");
    parts.splice(6..32, won);
    (parts[32], parts[40]) = ("1", "0");
    assert_eq!(answer(&format!("{} jacobyrule on", parts.join(":"))), "double");
    assert_eq!(answer(&format!("{} jacobyrule off", parts.join(":"))), "roll");
    // Neither side doubles in the Crawford game.
    let crawford = [(33, "0"), (34, "0"), (4, "2")];
    assert_eq!(answer(&with(&crawford)), "roll");
}

/// Lines that GNU Backgammon 1.07 wrote for its player 0 and for its player 1, at 2 to 4 in a match to 7.
#[test]
fn gnu_backgammon_asks_for_either_of_its_players() {
    let line = |text: &str| text.parse::<BoardLine>().expect("a line");
    let zero = "board:gnubg:root:7:2:4:0:-2:0:2:0:0:4:0:3:0:0:0:-4:4:-1:0:0:-3:0:-5:0:0:1:0:1:0:-1:6:2:6:2:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1";
    let one = "board:gnubg:root:7:2:4:0:-1:0:-1:0:0:5:0:3:0:0:1:-4:4:0:0:0:-4:0:-5:0:0:0:0:2:0:1:3:6:3:6:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1";
    // Player 0 is on roll: the negative counts are its checkers.
    let asked = line(zero);
    let text = asked.position().expect("a position").to_string();
    assert_eq!(text, "24:2 13:4 11:1 8:3 6:5 / 24:1 22:1 13:4 8:3 6:4 3:2");
    let points = |text: &str| line(text).context(line(text).session_rules()).stake;
    let score =
        |own_away, opponent_away| Stake::Match(eval::MatchScore { own_away, opponent_away, crawford: false });
    // Player 0's 2 points come first in both lines: player 0 needs 5, and player 1 needs 3.
    assert_eq!((points(zero), points(one)), (score(5, 3), score(3, 5)));
    assert_eq!(
        line(one).position().expect("a position").to_string(),
        "24:2 13:4 11:1 8:3 6:5 / 24:1 22:1 13:4 8:4 6:5"
    );
    // While a double waits for its answer, the doubler is on turn and the points are in reverse order.
    let zero_is_doubled = "board:root:gnubg:7:4:2:0:-2:0:2:0:2:3:0:2:0:0:0:-4:4:-1:0:0:-3:0:-5:2:0:0:0:0:0:1:0:0:0:0:1:1:1:1:1:-1:0:25:0:0:0:0:0:0:0:1";
    let one_is_doubled = "board:root:gnubg:7:4:2:0:-1:0:-1:0:0:5:0:3:0:0:1:-4:4:0:0:0:-3:0:-4:0:0:-2:0:2:0:-1:0:0:0:0:1:1:1:1:1:-1:0:25:0:0:0:0:0:0:0:1";
    assert_eq!((points(zero_is_doubled), points(one_is_doubled)), (score(5, 3), score(3, 5)));
    for (line, own) in [(zero_is_doubled, "24:2 13:4"), (one_is_doubled, "24:2 13:4")] {
        let position = line.parse::<BoardLine>().expect("a line").position().expect("a position");
        assert!(position.to_string().starts_with(own), "{position}");
        assert!(["take", "drop"].contains(&answer(line).as_str()), "{line}");
    }
    // Player 0 took the cube at 2 and owns it; in the second case player 1 does.
    for (fields, owner) in [("2:0:1:0", rules::Role::Mover), ("2:1:0:0", rules::Role::Opponent)] {
        let text = zero.replace(":1:1:1:0:1:-1:", &format!(":{fields}:1:-1:"));
        let cube = line(&text).context(line(&text).session_rules()).cube;
        assert_eq!((cube.value.get(), cube.owner), (2, Some(owner)), "{text}");
    }
}

#[test]
fn every_play_for_player_0_is_one_of_its_own() {
    let line = "board:gnubg:root:0:0:0:0:-2:0:0:0:2:5:0:2:0:0:0:-5:4:0:1:0:-3:0:-5:0:0:0:0:1:0:-1:D:D:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1";
    for (high, low) in [(1, 1), (2, 1), (5, 3), (6, 4), (6, 6)] {
        let text = line.replacen('D', &format!("{high}:{low}"), 2);
        let position = text.parse::<BoardLine>().expect("a line").position().expect("a position");
        let roll = rules::Roll::from_pips([high, low]).expect("a roll");
        let play = answer(&text);
        let bar = play.trim().replace("25/", "bar/").replace("/0", "/off");
        assert!(rules::parse_play(&position, roll, &bar).is_ok(), "{play} in {position}");
    }
}

#[test]
fn evaluations_are_six_numbers() {
    for options in ["", " plies 1 cubeful", " plies 0 cube on prune noise 0.0 jacobyrule off", " CUBELESS"] {
        let numbers: Vec<f64> = answer(&format!("evaluation fibsboard {START}{options}"))
            .split(' ')
            .map(|number| number.parse().unwrap())
            .collect();
        assert_eq!(numbers.len(), 6, "{options}");
        assert!((0.5..0.6).contains(&numbers[0]) && numbers[1] > numbers[2]);
    }
}

#[test]
fn other_words_are_understood() {
    assert!(answer("version").starts_with("Interface: 2\n"));
    assert_eq!(answer("set debug ON"), "Debug output ON");
    assert!(answer("help").contains("board:"));
    assert_eq!(PLAYER.answer(b"exit\n"), Reply::Close);
    assert_eq!(PLAYER.answer(b"\0\n"), Reply::Nothing);
}

#[test]
fn nonsense_is_answered_with_an_error_line() {
    let mut both_off = vec!["0"; 26];
    both_off[0] = "0";
    let mut empty: Vec<&str> = START.split(':').collect();
    empty.splice(6..32, both_off);
    for (line, words) in [
        ("board:a:b".to_owned(), "53 fields, this one 3"),
        (with(&[(12, "x")]), "field 12 is not a number"),
        (with(&[(12, "99")]), "field 12 has too many checkers"),
        (with(&[(11, "15")]), "more than 15"),
        (with(&[(41, "0")]), "the colour is 1 or -1"),
        (with(&[(42, "5")]), "the direction is 1 or -1"),
        (with(&[(32, "0")]), "the turn is 1 or -1"),
        (with(&[(33, "7")]), "the dice show 7 and 2"),
        (with(&[(37, "3")]), "power of two"),
        (with(&[(4, "3")]), "a score of 3 in a match to 3"),
        (empty.join(":"), "borne off"),
        (format!("{START} plies 2"), "`plies` is not understood"),
        (format!("{START} jacobyrule maybe"), "neither on nor off"),
        (format!("evaluation fibsboard {START} plies 9"), "plies: 0 to 2"),
        (format!("evaluation fibsboard {START} plies"), "`plies` needs a value"),
        ("evaluation".to_owned(), "`evaluation` is not understood"),
        ("hello there".to_owned(), "`hello` is not understood"),
    ] {
        let answer = answer(&line);
        assert!(answer.starts_with("Error: ") && answer.contains(words), "{line}: {answer}");
        assert!(!answer.contains('\n'));
    }
    assert_eq!(PLAYER.answer(b"\xff\xfe"), Reply::Line("Error: the line is not text".to_owned()));
}
