//! Plays as text: printed in standard notation, read in the notation of other programs, refused with a reason.

#![expect(clippy::unwrap_used, reason = "a row that cannot be read fails the test")]

use rules::{Position, Roll, legal_plays, parse_play};

/// Parses `text` and returns the play in this project's notation, or the error message.
fn read(position: &str, roll: [u8; 2], text: &str) -> String {
    let position: Position = position.parse().unwrap();
    match parse_play(&position, Roll::from_pips(roll).unwrap(), text) {
        Ok(legal) => legal.play.to_string(),
        Err(error) => error.to_string(),
    }
}

const START: &str = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";
/// The opponent's blots on the mover's 20-, 18- and 5-point.
const BLOTS: &str = "24:2 13:5 8:3 6:5 / 20:1 13:5 8:3 7:1 6:4 5:1";
const ONE_ON_BAR: &str = "bar:1 24:1 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";
const SHUT_OUT: &str = "bar:1 6:5 / 6:3 5:3 4:3 3:2 2:2 1:2";
const BEAR_OFF: &str = "6:2 5:2 4:2 3:2 2:2 1:2 / 6:5 5:5 4:5";

#[test]
fn plays_are_printed_in_standard_notation() {
    for (position, roll, text, printed) in [
        (START, [3, 1], "8/5 6/5", "8/5 6/5"),
        (START, [3, 1], "31: 6/5 8/5", "8/5 6/5"),
        (START, [1, 3], "31:8/5, 6/5", "8/5 6/5"),
        (START, [6, 5], "24/13", "24/13"),
        (START, [6, 5], "24/18/13", "24/13"),
        (START, [6, 5], "24/18 18/13", "24/13"),
        (START, [1, 1], "8/7(2) 6/5(2)", "8/7(2) 6/5(2)"),
        (START, [1, 1], "6/5 8/7 6/5 8/7", "8/7(2) 6/5(2)"),
        (START, [3, 3], "24/18(2)", "24/18(2)"),
        (START, [3, 3], "24/21(2) 13/10(2)", "24/21(2) 13/10(2)"),
        (BLOTS, [6, 4], "24/18*/14", "24/18*/14"),
        (BLOTS, [6, 4], "24/18/14", "24/18*/14"),
        (BLOTS, [6, 4], "24/20*/14", "24/20*/14"),
        (BLOTS, [3, 1], "8/5 6/5*", "8/5* 6/5"),
        (BLOTS, [3, 3], "8/5(2)* 6/3(2)", "8/5(2)* 6/3(2)"),
        (BLOTS, [3, 3], "8/5*(2) 6/3(2)", "8/5(2)* 6/3(2)"),
        (ONE_ON_BAR, [5, 1], "13/8 bar/24", "bar/24 13/8"),
        (ONE_ON_BAR, [5, 1], "25/24 13/8", "bar/24 13/8"),
        (ONE_ON_BAR, [5, 4], "bar/21/16", "bar/16"),
        (ONE_ON_BAR, [4, 1], "BAR/20", "bar/20"),
        (SHUT_OUT, [6, 5], "no play", "no play"),
        (SHUT_OUT, [6, 5], "65: fan", "no play"),
        (SHUT_OUT, [6, 5], "", "no play"),
        (BEAR_OFF, [6, 1], "6/off 1/off", "6/off 1/off"),
        (BEAR_OFF, [6, 1], "6/0 1/0", "6/off 1/off"),
        (BEAR_OFF, [6, 1], "6/off 6/5", "6/5 6/off"),
        (BEAR_OFF, [2, 2], "2/off(2) 4/2(2)", "4/off(2)"),
        (BEAR_OFF, [2, 2], "4/off(2)", "4/off(2)"),
        ("4:1 / 1:1", [6, 1], "4/off", "4/off"),
    ] {
        assert_eq!(read(position, roll, text), printed, "{position} {roll:?} {text}");
    }
}

#[test]
fn errors_describe_the_reason() {
    for (position, roll, text, message) in [
        ("6:1 / off:15", [3, 1], "6/3/2", "the game is over"),
        ("off:15 / 6:1", [3, 1], "", "the game is over"),
        (START, [3, 1], "8/5 6", "`6` is not a move such as `13/8`, `bar/20*` or `6/off(2)`"),
        (START, [3, 1], "8/5 6/x", "`6/x` is not a move such as `13/8`, `bar/20*` or `6/off(2)`"),
        (START, [3, 1], "8/5(9)", "`8/5(9)` is not a move such as `13/8`, `bar/20*` or `6/off(2)`"),
        (START, [3, 1], "8*/5 6/5", "`8*/5` is not a move such as `13/8`, `bar/20*` or `6/off(2)`"),
        (START, [3, 1], "8/5 5/6", "`5/6` does not move towards home"),
        (START, [3, 1], "21: 8/6 6/5", "`21` is not the roll"),
        (START, [3, 1], "8/5 6/5 6/5", "the play needs more moves than the roll allows"),
        (START, [3, 1], "8/5* 6/5", "there is nothing to hit at 5"),
        (START, [3, 1], "8/6 6/4", "the dice do not move the checkers like this"),
        (START, [3, 1], "24/21", "both numbers must be played when that is possible"),
        (START, [3, 1], "7/4 6/5", "7/4: there is no checker of yours to move"),
        (START, [5, 1], "24/19 6/5", "the opponent holds your 19-point"),
        (START, [3, 1], "no play", "both numbers must be played when that is possible"),
        (BLOTS, [6, 4], "24/14", "the play can hit different checkers; name the points where it hits"),
        (ONE_ON_BAR, [5, 4], "24/20 13/8", "24/20: a checker on the bar must enter first"),
        (SHUT_OUT, [6, 5], "bar/20", "the opponent holds your 20-point"),
        (SHUT_OUT, [6, 5], "bar/14", "the dice do not move the checkers like this"),
        (START, [2, 2], "6/4(2)", "the number must be played 4 times, not 2"),
        (
            START,
            [6, 5],
            "6/off 8/3",
            "6/off: bearing off begins when all your checkers are in the home board",
        ),
    ] {
        assert_eq!(read(position, roll, text), message, "{position} {roll:?} {text}");
    }
}

/// A number larger than needed bears off from the rearmost point only. If only one of two numbers can be played, it
/// must be the larger.
#[test]
fn the_choice_of_the_number_is_explained() {
    let two_left = "5:1 3:1 / 23:2";
    for (roll, text, answer) in [
        ([4, 4], "3/off 5/off", "5/off 3/off"),
        ([4, 1], "5/4 3/off", "3/off: the number must be played from the 4-point or inside the board"),
        ([4, 1], "5/1", "both numbers must be played when that is possible"),
    ] {
        assert_eq!(read(two_left, roll, text), answer, "{text}");
    }
    let either_number_but_not_both = "18:1 / 14:2";
    for (text, answer) in [
        ("18/12", "18/12"),
        ("18/17", "only one number can be played, and it must be the larger one, 6"),
        ("18/11", "the dice do not move the checkers like this"),
        ("", "a legal move exists and must be played"),
    ] {
        assert_eq!(read(either_number_but_not_both, [6, 1], text), answer, "{text}");
    }
}

#[test]
fn the_opening_plays_of_a_31_are_these_sixteen() {
    let mut printed: Vec<String> = legal_plays(&Position::STARTING, Roll::from_pips([3, 1]).unwrap())
        .iter()
        .map(|legal| legal.play.to_string())
        .collect();
    printed.sort();
    let mut expected = [
        "24/20",
        "24/23 24/21",
        "24/23 13/10",
        "24/23 8/5",
        "24/23 6/3",
        "24/21 8/7",
        "24/21 6/5",
        "13/9",
        "13/10 8/7",
        "13/10 6/5",
        "8/4",
        "8/7 8/5",
        "8/7 6/3",
        "8/5 6/5",
        "6/2",
        "6/5 6/3",
    ];
    expected.sort_unstable();
    assert_eq!(printed, expected);
}
