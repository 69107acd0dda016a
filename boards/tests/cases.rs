//! Named situations at a real board.

mod common;

use boards::{
    Bar, Fault, FaultKind, Illegal, Inference, Look, Reading, SensedPlace, Sensors, TurnFacts,
    illegal_position, infer,
};
use common::{HandOnBoard, Numbers, point};
use rules::{Position, Role, Roll};

/// A turn that begins with the position `before`.
struct Case {
    before: Position,
    roll: Roll,
    sensors: Sensors,
}

fn case(before: &str, roll: [u8; 2], sensors: Sensors) -> Case {
    let before = before.parse().expect("a position");
    Case { before, roll: Roll::from_pips(roll).expect("dice"), sensors }
}

impl Case {
    fn infer(&self, look: &Look) -> Inference {
        infer(&TurnFacts { before: &self.before, roll: self.roll, sensors: self.sensors }, look)
    }

    /// Infers the play if the board shows this position, numbered by the mover.
    fn shows(&self, after: &str) -> Inference {
        self.infer(&Look::from_position(&after.parse().expect("a position"), self.sensors))
    }

    /// Returns the readings after each listed checker was moved from one place to another (`None`: off the
    /// board).
    fn after_moving(&self, moves: &[(Role, usize, Option<usize>)]) -> Look {
        let mut board = HandOnBoard::new(&self.before, self.sensors);
        for &(role, from, to) in moves {
            board.shift(role, from, true);
            if let Some(to) = to {
                board.shift(role, to, false);
            }
        }
        board.reading()
    }
}

fn notation(inference: &Inference) -> String {
    match inference {
        Inference::Played(legal) => legal.play.to_string(),
        Inference::Choose(plays) => {
            let plays: Vec<_> = plays.iter().map(|legal| legal.play.to_string()).collect();
            format!("choose: {}", plays.join(", "))
        }
        Inference::Illegal(Illegal { what, nearest, .. }) => {
            format!("illegal: {what:?}, nearest {}", nearest[0].legal.play)
        }
        Inference::Faulty(Fault { kind, suspects, .. }) => format!("faulty: {kind:?}, suspects {suspects:?}"),
    }
}

const START: &str = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";

#[test]
fn plays_are_found_on_a_board_without_colour() {
    for (before, roll, after, expected) in [
        (START, [3, 1], "24:2 13:5 8:2 6:4 5:2 / 24:2 13:5 8:3 6:5", "8/5 6/5"),
        (START, [6, 5], "24:1 13:6 8:3 6:5 / 24:2 13:5 8:3 6:5", "24/13"),
        // A hit: the blot waits on the bar.
        ("13:2 6:13 / 20:1 13:2 6:12", [6, 2], "13:1 6:13 5:1 / bar:1 13:2 6:12", "13/5*"),
        // Entering, and entering with a hit.
        ("bar:1 6:14 / 6:2 5:2 4:2 3:9", [1, 2], "24:1 6:13 4:1 / 6:2 5:2 4:2 3:9", "bar/24 6/4"),
        ("bar:1 6:14 / 13:14 2:1", [2, 1], "23:1 6:13 5:1 / bar:1 13:14", "bar/23* 6/5"),
        // Closed out: no move is possible or needed.
        ("bar:1 6:14 / 6:2 5:2 4:2 3:2 2:2 1:5", [6, 6], "bar:1 6:14 / 6:2 5:2 4:2 3:2 2:2 1:5", "no play"),
        // Bearing off, including the last checkers.
        ("6:2 5:2 / 1:5", [6, 5], "6:1 5:1 / 1:5", "6/off 5/off"),
        ("2:1 1:1 / 1:5", [6, 5], "off:15 / 1:5", "2/off 1/off"),
    ] {
        assert_eq!(notation(&case(before, roll, Sensors::BEZMA).shows(after)), expected, "{before} {roll:?}");
        assert_eq!(notation(&case(before, roll, Sensors::FULL).shows(after)), expected, "{before} {roll:?}");
    }
}

#[test]
fn plays_that_look_alike_are_asked_for_the_most_natural_one_first() {
    for (before, roll, after, expected) in [
        // The 1-point reads as five checkers, whether six or seven stand on it.
        ("3:1 1:6 / 1:2", [6, 1], "1:5 / 1:2", "choose: 3/off 1/off, 3/off"),
        ("4:1 3:5 1:5 / 4:5", [6, 3], "3:4 1:5 / 4:5", "choose: 4/off 3/off, 4/1 3/off"),
        // Different blots are hit, and each of the four points holds one checker in both plays.
        (
            "24:1 23:3 22:2 21:2 12:2 6:4 3:1 / 24:1 23:1 21:1 18:1 16:1 15:1 8:5 6:2 5:2",
            [5, 2],
            "24:1 23:3 22:2 21:2 12:1 7:1 6:3 4:1 3:1 / bar:2 24:1 23:1 16:1 15:1 8:5 6:2 5:2",
            "choose: 12/7* 6/4*, 12/10* 6/1*",
        ),
    ] {
        let asked = case(before, roll, Sensors::BEZMA).shows(after);
        assert_eq!(notation(&asked), expected, "{before}");
    }
}

#[test]
fn a_board_as_before_the_turn_is_not_a_play_where_one_is_due() {
    let shown = case(START, [3, 1], Sensors::BEZMA).shows(START);
    assert!(notation(&shown).starts_with("illegal: NothingMoved"), "{shown:?}");
}

#[test]
fn half_a_play_is_told_from_a_wrong_one() {
    let opening = case(START, [3, 1], Sensors::BEZMA);
    let half = opening.shows("24:2 13:5 8:2 6:5 5:1 / 24:2 13:5 8:3 6:5");
    assert!(notation(&half).starts_with("illegal: Unfinished, nearest 8/4"), "{half:?}");
    // 8/4 6/4 is a play of 4-2.
    let wrong = opening.shows("24:2 13:5 8:2 6:4 4:2 / 24:2 13:5 8:3 6:5");
    assert!(notation(&wrong).starts_with("illegal: NotThisRoll"), "{wrong:?}");
    let Inference::Illegal(Illegal { changed, nearest, .. }) = wrong else { panic!("{wrong:?}") };
    assert_eq!(changed.iter().map(|change| change.place).collect::<Vec<_>>(), [4, 6, 8].map(point));
    assert_eq!((nearest.len(), nearest[0].legal.play.to_string()), (3, "8/4".to_owned()));
    assert_eq!(nearest[0].differences.iter().map(|at| at.place).collect::<Vec<_>>(), [4, 6].map(point));
}

#[test]
fn checkers_lifted_and_put_back_are_forgotten() {
    let opening = case(START, [3, 1], Sensors::BEZMA);
    let mut board = HandOnBoard::new(&opening.before, Sensors::BEZMA);
    let mut numbers = Numbers::new(7);
    for tried in ["24:2 13:4 10:1 8:3 6:5 / 24:2 13:5 8:3 6:5", "24:1 23:1 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5"]
    {
        board.play(&tried.parse().unwrap(), &mut numbers);
    }
    board.play(&"24:2 13:5 8:2 6:4 5:2 / 24:2 13:5 8:3 6:5".parse().unwrap(), &mut numbers);
    assert_eq!(notation(&opening.infer(&board.reported.unwrap())), "8/5 6/5");
}

#[test]
fn two_checkers_that_have_changed_places_are_seen_with_colour_only() {
    let before = "24:1 13:1 8:1 / 20:1 10:1 4:1";
    // After 8/5 point 8 is empty; then the mover's 13 and the opponent's 15 (its 10) are exchanged.
    let swap = [(Role::Mover, 8, Some(2)), (Role::Mover, 13, Some(15)), (Role::Opponent, 15, Some(13))];
    let full = case(before, [5, 1], Sensors::FULL);
    let seen = full.infer(&full.after_moving(&swap));
    assert!(notation(&seen).starts_with("illegal: OpponentMoved"), "{seen:?}");
    let Inference::Illegal(Illegal { nearest, .. }) = seen else { panic!("{seen:?}") };
    assert_eq!(nearest[0].differences.iter().map(|at| at.place).collect::<Vec<_>>(), [13, 15].map(point));
    // Without colour the exchange is invisible, so the legal play is found.
    let blind = case(before, [5, 1], Sensors::BEZMA);
    assert_eq!(notation(&blind.infer(&blind.after_moving(&swap))), "8/2");
}

#[test]
fn a_checker_knocked_off_the_board_is_missed_and_not_called_an_illegal_play() {
    let race = case("13:2 8:3 6:3 / 13:4 8:4", [2, 1], Sensors::BEZMA);
    let moves = [(Role::Mover, 8, Some(6)), (Role::Mover, 6, Some(5)), (Role::Mover, 13, None)];
    let seen = race.infer(&race.after_moving(&moves));
    let Inference::Faulty(fault) = seen else { panic!("{seen:?}") };
    assert_eq!(fault.kind, FaultKind::TooFew { whose: None, seen: 15, at_least: 16 });
    assert!(fault.suspects.contains(&point(13)), "{fault:?}");
}

#[test]
fn an_object_on_a_sensor_makes_more_checkers_than_there_are() {
    let race = case("13:2 8:3 6:3 / 13:4 8:4", [2, 1], Sensors::FULL);
    let played: Position = "13:2 8:2 6:3 5:1 / 13:4 8:4".parse().unwrap();
    let mut points = *Look::from_position(&played, Sensors::FULL).points();
    points[19] = Reading::Checkers { count: 1, whose: Some(Role::Mover) };
    let look = Look::new(points, Look::from_position(&played, Sensors::FULL).bar());
    let Inference::Faulty(fault) = race.infer(&look) else { panic!("{look:?}") };
    assert_eq!(fault.kind, FaultKind::TooMany { whose: Some(Role::Mover), seen: 9, at_most: 8 });
    assert_eq!(fault.suspects, [point(20)]);
    assert_eq!(notation(&race.infer(&look.without(point(20)))), "8/5");
}

#[test]
fn a_dead_point_is_suspected_and_the_play_found_without_it() {
    let race = case("13:2 8:3 6:3 / 13:4 8:4", [2, 1], Sensors::BEZMA);
    let played: Position = "13:2 8:2 6:3 5:1 / 13:4 8:4".parse().unwrap();
    let mut points = *Look::from_position(&played, Sensors::BEZMA).points();
    points[12] = Reading::colourless(0);
    let look = Look::new(points, Bar::Together(Reading::colourless(0)));
    let seen = race.infer(&look);
    let Inference::Faulty(fault) = &seen else { panic!("{seen:?}") };
    assert_eq!(fault.kind, FaultKind::TooFew { whose: None, seen: 14, at_least: 16 });
    assert_eq!(fault.suspects, [point(13)]);
    assert_eq!(notation(&race.infer(&look.without(point(13)))), "8/5");
}

#[test]
fn too_many_borne_off_is_an_illegal_play() {
    let seen = case("6:3 5:3 / 1:5", [6, 5], Sensors::BEZMA).shows("6:2 5:1 / 1:5");
    assert!(notation(&seen).starts_with("illegal: TooManyBorneOff"), "{seen:?}");
}

#[test]
fn a_hit_checker_that_nobody_put_on_the_bar_is_missed() {
    let hits = case("13:2 6:3 / 20:1 13:2 6:2", [6, 2], Sensors::BEZMA);
    let forgotten = [(Role::Mover, 13, Some(5)), (Role::Opponent, 5, None)];
    let seen = hits.infer(&hits.after_moving(&forgotten));
    let Inference::Faulty(fault) = &seen else { panic!("{seen:?}") };
    assert_eq!(fault.kind, FaultKind::TooFew { whose: None, seen: 9, at_least: 10 });
    assert!(fault.suspects.contains(&SensedPlace::Bar), "{fault:?}");
    assert_eq!(fault.nearest.legal.play.to_string(), "13/5*");
}

#[test]
fn an_illegal_play_leaves_the_nearest_position_or_none() {
    for (before, roll, after, known) in [
        (START, [3, 1], "24:2 13:4 8:4 6:5 / 24:2 13:5 8:3 6:5", true),
        // Half a play, and a backward one.
        (START, [3, 1], "24:2 13:5 8:2 6:5 5:1 / 24:2 13:5 8:3 6:5", true),
        (START, [3, 1], "24:2 14:1 13:4 8:3 6:5 / 24:2 13:5 8:3 6:5", true),
        // A hit where none was possible, from the bar and elsewhere.
        ("13:2 6:13 / 20:1 13:2 6:12", [6, 1], "13:1 6:13 5:1 / bar:1 13:2 6:12", true),
        ("bar:1 6:14 / 13:14 2:1", [2, 1], "20:1 6:14 / 13:14 2:1", true),
        // One too many borne off.
        ("6:2 5:2 / 1:5", [6, 5], "5:1 / 1:5", true),
        // A checker left a stack that is too tall to show the loss. The board cannot tell which of two stacks it was.
        ("8:7 6:7 4:1 / 1:2", [3, 1], "8:7 6:6 4:1 3:1 / 1:2", false),
        // The opponent's checkers have been moved.
        (START, [3, 1], "24:2 13:5 8:3 6:5 / 24:2 13:4 8:4 6:5", false),
        // All checkers have been moved.
        (START, [3, 1], "24:1 13:3 8:5 6:5 5:1 / 24:2 13:5 8:3 6:5", true),
        (START, [3, 1], "24:1 13:3 8:3 7:3 6:3 5:2 / 24:2 13:5 8:3 6:5", false),
    ] {
        for sensors in [Sensors::BEZMA, Sensors::FULL] {
            let case = case(before, roll, sensors);
            let after: Position = after.parse().expect("a position");
            let look = Look::from_position(&after, sensors);
            let turn = TurnFacts { before: &case.before, roll: case.roll, sensors };
            let found = illegal_position(&turn, &look);
            // A board that counts every checker sees which of the two tall stacks has lost one.
            let sees_more = sensors == Sensors::FULL && before.starts_with("8:7");
            assert_eq!(found, (known || sees_more).then_some(after), "{before} {after} {sensors:?}");
        }
    }
}

#[test]
fn a_checker_on_a_point_that_cannot_be_read_is_not_taken_for_one_borne_off() {
    for (after, dead, known) in [
        // One checker too many was borne off, or it stands on the dead point.
        ("5:1 / 1:5", Some(3), false),
        ("5:1 / 1:5", None, true),
        ("6:1 5:1 3:1 / 1:5", Some(3), false),
        // No checker is missing.
        ("6:1 5:2 4:1 / 1:5", Some(3), true),
    ] {
        let case = case("6:2 5:2 / 1:5", [6, 5], Sensors::FULL);
        let after: Position = after.parse().expect("a position");
        let whole = Look::from_position(&after, Sensors::FULL);
        let look = dead.map_or(whole, |dead| whole.without(point(dead)));
        let turn = TurnFacts { before: &case.before, roll: case.roll, sensors: Sensors::FULL };
        assert_eq!(illegal_position(&turn, &look), known.then_some(after), "{after} {dead:?}");
    }
}
