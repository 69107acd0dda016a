//! Tests of a board at a match, frame by frame.

use boards::{
    Deed, DiceSource, Hash, Look, Reading, Remark, SeatCommand, Seating, Sensors, Sitting, Situation,
    StoredFrame, Waits,
};
use rules::{BySide, GameResult, Position, Roll, Side, parse_play};
use wire::{
    BarReading, BoardBody, BoardButton, BoardCapabilities, BoardOffer, BoardTold, Console, DiceReading,
    FaultySensor, Millis, PointReading, SensedPlace, WrongPlay,
};

const START: &str = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

fn roll(dice: [u8; 2]) -> Roll {
    Roll::from_pips(dice).expect("dice")
}

/// White sits at console one; Black sits here too or plays elsewhere.
fn seating(black_is_here: bool) -> Seating {
    Seating { one: Side::White, here: BySide { white: true, black: black_is_here } }
}

fn situation(step: u32, white: &str, waits: Waits) -> Situation {
    Situation { step, position: position(white), cube: 1, last_play: None, offered: None, waits }
}

fn white_plays(white: &str, dice: [u8; 2]) -> Situation {
    situation(1, white, Waits::ToPlay { side: Side::White, roll: roll(dice), may_be_illegal: false })
}

fn to_roll(step: u32, white: &str, side: Side) -> Situation {
    situation(step, white, Waits::ToRoll { side, may_double: true })
}

/// A board whose frames have rising numbers.
struct Board {
    sitting: Sitting,
    seq: u64,
}

impl Board {
    fn at(situation: Situation, black_is_here: bool, dice: DiceSource) -> Self {
        let (sitting, _told) = Sitting::begin(seating(black_is_here), dice, situation, Millis(0));
        Self { sitting, seq: 0 }
    }

    fn says(&mut self, body: BoardBody) -> Vec<Deed> {
        self.seq += 1;
        let frame = StoredFrame { seq: self.seq, hash: Hash::genesis("d"), at: Millis(0), body };
        self.sitting.frame(&frame)
    }

    /// Reports this position, seen by White, as a BEZMA board senses it.
    fn shows(&mut self, white: &str) -> Vec<Deed> {
        self.says(occupancy(white))
    }

    fn presses(&mut self, console: Console, button: BoardButton) -> Vec<Deed> {
        self.says(BoardBody::Button { console, button })
    }

    fn throws(&mut self, console: Console, dice: (u8, u8)) -> Vec<Deed> {
        self.says(BoardBody::Dice { console, dice: DiceReading::Thrown(dice.0, dice.1) })
    }
}

fn occupancy(white: &str) -> BoardBody {
    let look = Look::from_position(&position(white), Sensors::BEZMA);
    let point = |reading: &Reading| PointReading { count: reading.count(), whose: None };
    BoardBody::Occupancy {
        points: look.points().iter().map(point).collect(),
        bar: BarReading::Together(look.bar().total().count()),
    }
}

fn plays(side: Side, before: &str, dice: [u8; 2], play: &str) -> Deed {
    let before = match side {
        Side::White => position(before),
        Side::Black => position(before).flip(),
    };
    let legal = parse_play(&before, roll(dice), play).expect("a legal play");
    Deed::Command(side, SeatCommand::Play(legal.play.to_moves()))
}

const AFTER_31: &str = "24:2 13:5 8:2 6:4 5:2 / 24:2 13:5 8:3 6:5";

#[test]
fn a_play_is_carried_out_by_showing_it_and_pressing_done() {
    let mut board = Board::at(white_plays(START, [3, 1]), true, DiceSource::Board);
    assert_eq!(board.shows(START), [Deed::TurnBegins(Side::White)]);
    assert_eq!(board.shows("24:2 13:5 8:2 6:5 / 24:2 13:5 8:3 6:5"), []);
    assert_eq!(board.shows(AFTER_31), []);
    let done = board.presses(Console::One, BoardButton::Done);
    assert_eq!(done, [plays(Side::White, START, [3, 1], "8/5 6/5")]);
}

#[test]
fn the_player_opposite_is_understood_in_the_numbering_of_that_side() {
    let waits = Waits::ToPlay { side: Side::Black, roll: roll([3, 1]), may_be_illegal: false };
    let mut board = Board::at(situation(1, START, waits), true, DiceSource::Board);
    board.shows("24:2 13:5 8:3 6:5 / 24:2 13:5 8:2 6:4 5:2");
    assert_eq!(
        board.presses(Console::One, BoardButton::Done),
        [Deed::Tell(BoardTold::Ignored { console: Console::One })]
    );
    let done = board.presses(Console::Two, BoardButton::Done);
    assert_eq!(done, [plays(Side::Black, START, [3, 1], "8/5 6/5")]);
}

#[test]
fn an_illegal_play_is_told_and_remarked_and_can_be_corrected() {
    let mut board = Board::at(white_plays(START, [3, 1]), true, DiceSource::Board);
    board.shows("24:2 13:5 8:2 6:4 4:2 / 24:2 13:5 8:3 6:5");
    let deeds = board.presses(Console::One, BoardButton::Done);
    let [
        Deed::Tell(BoardTold::Illegal { console: Console::One, wrong, changed, nearest, asked: false }),
        remark,
    ] = &*deeds
    else {
        panic!("{deeds:?}")
    };
    assert_eq!((*wrong, changed.len(), nearest.len()), (WrongPlay::NotThisRoll, 3, 3));
    assert!(matches!(remark, Deed::Remark(Remark::IllegalPlay { side: Side::White, .. })));
    board.shows(AFTER_31);
    let done = board.presses(Console::One, BoardButton::Done);
    assert_eq!(done, [plays(Side::White, START, [3, 1], "8/5 6/5")]);
}

#[test]
fn plays_that_look_alike_are_asked_for_and_answered() {
    let before = "3:1 1:6 / 1:2";
    let mut board = Board::at(white_plays(before, [6, 1]), true, DiceSource::Board);
    board.shows("1:5 / 1:2");
    let asked = board.presses(Console::One, BoardButton::Done);
    let [Deed::Tell(BoardTold::Choose { console: Console::One, question, plays: offered })] = &*asked else {
        panic!("{asked:?}")
    };
    assert_eq!(offered.iter().map(|play| &*play.notation).collect::<Vec<_>>(), ["3/off 1/off", "3/off"]);
    assert!(board.sitting.say_again().iter().any(|told| matches!(told, BoardTold::Choose { .. })));
    let answer = |question, play, console| BoardBody::Choice { console, question, play };
    for wrong in [
        answer(question + 1, 0, Console::One),
        answer(*question, 2, Console::One),
        answer(*question, 0, Console::Two),
    ] {
        let deeds = board.says(wrong);
        assert!(matches!(&*deeds, [Deed::Tell(BoardTold::Ignored { .. })]), "{deeds:?}");
    }
    let chosen = board.says(answer(*question, 0, Console::One));
    assert_eq!(chosen, [plays(Side::White, before, [6, 1], "3/off 1/off")]);
}

#[test]
fn the_opponents_dice_end_a_turn_that_shows_a_play() {
    let mut board = Board::at(white_plays(START, [3, 1]), true, DiceSource::Board);
    board.shows(AFTER_31);
    assert_eq!(board.throws(Console::Two, (6, 5)), [plays(Side::White, START, [3, 1], "8/5 6/5")]);
    let mut next = to_roll(2, AFTER_31, Side::Black);
    next.last_play = Some((Side::White, Vec::new()));
    let deeds = board.sitting.see(next, Millis(1));
    let thrown = Deed::Command(Side::Black, SeatCommand::Throw(roll([6, 5])));
    assert_eq!(deeds[deeds.len() - 2..], [Deed::TurnBegins(Side::Black), thrown]);
}

#[test]
fn a_roll_before_the_opponent_has_finished_stands() {
    let mut board = Board::at(white_plays(START, [3, 1]), true, DiceSource::Board);
    board.shows("24:2 13:5 8:2 6:5 5:1 / 24:2 13:5 8:3 6:5");
    let early = Deed::Remark(Remark::RolledEarly { side: Side::Black, roll: roll([6, 5]) });
    assert_eq!(board.throws(Console::Two, (6, 5)), [early]);
    let again = board.throws(Console::Two, (6, 6));
    assert!(matches!(&*again, [Deed::Tell(BoardTold::Ignored { .. })]), "{again:?}");
    board.shows(AFTER_31);
    board.presses(Console::One, BoardButton::Done);
    let mut next = to_roll(2, AFTER_31, Side::Black);
    next.last_play = Some((Side::White, Vec::new()));
    let deeds = board.sitting.see(next, Millis(1));
    assert_eq!(deeds.last(), Some(&Deed::Command(Side::Black, SeatCommand::Throw(roll([6, 5])))));
}

#[test]
fn cocked_dice_are_thrown_again() {
    let mut board = Board::at(to_roll(1, START, Side::White), true, DiceSource::Board);
    board.shows(START);
    let cocked = BoardBody::Dice { console: Console::One, dice: DiceReading::Cocked };
    assert_eq!(board.says(cocked), [Deed::Remark(Remark::Cocked { side: Side::White })]);
    let thrown = [Deed::Command(Side::White, SeatCommand::Throw(roll([2, 1])))];
    assert_eq!(board.throws(Console::One, (2, 1)), thrown);
}

#[test]
fn a_remote_play_is_waited_for_until_the_board_shows_it_or_a_minute_is_over() {
    let waits = Waits::ToPlay { side: Side::Black, roll: roll([3, 1]), may_be_illegal: false };
    let mut board = Board::at(situation(1, START, waits), false, DiceSource::Server);
    assert_eq!(board.shows(START), [], "the turn is somebody else's");
    let moved = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:2 6:4 5:2";
    let play = parse_play(&Position::STARTING, roll([3, 1]), "8/5 6/5").expect("legal").play.to_moves();
    let next = Situation { last_play: Some((Side::Black, play)), ..to_roll(2, moved, Side::White) };
    let told = board.sitting.see(next.clone(), Millis(1_000));
    let [Deed::Tell(BoardTold::Position { moves, .. })] = &*told else { panic!("{told:?}") };
    assert_eq!((moves.len(), board.sitting.is_waited_for()), (2, true));
    let waiting = board.clone_of();
    // Half of the opponent's play on the board is not enough.
    let half = board.shows("24:2 13:5 8:3 6:5 / 24:2 13:5 8:2 6:5 5:1");
    let [Deed::Tell(BoardTold::Correct { differences })] = &*half else { panic!("{half:?}") };
    assert_eq!(differences.iter().map(|at| at.place).collect::<Vec<_>>(), [19, 20].map(SensedPlace::Point));
    let too_soon = board.presses(Console::One, BoardButton::Done);
    assert!(matches!(&*too_soon, [Deed::Tell(BoardTold::Correct { .. })]), "{too_soon:?}");
    assert_eq!(board.shows(moved), [Deed::TurnBegins(Side::White)]);
    let rolls = [Deed::Command(Side::White, SeatCommand::Roll)];
    assert_eq!(board.presses(Console::One, BoardButton::Done), rolls);
    // After a minute the clock runs, whatever the board shows.
    let mut waiting = waiting;
    assert_eq!(waiting.sitting.tick(Millis(60_999)), []);
    assert_eq!(waiting.sitting.tick(Millis(61_000)), [Deed::TurnBegins(Side::White)]);
    assert_eq!(waiting.sitting.tick(Millis(62_000)), []);
}

impl Board {
    fn clone_of(&self) -> Self {
        Self { sitting: self.sitting.clone(), seq: self.seq }
    }
}

#[test]
fn keys_mean_what_the_match_waits_for() {
    let commands = |waits: Waits, button| {
        let mut board = Board::at(situation(1, START, waits), false, DiceSource::Server);
        board.shows(START);
        match &*board.presses(Console::One, button) {
            [Deed::Command(Side::White, command)] => Some(command.clone()),
            [Deed::Tell(BoardTold::Ignored { console: Console::One })] => None,
            other => panic!("{other:?}"),
        }
    };
    let to_roll = |may_double| Waits::ToRoll { side: Side::White, may_double };
    let cube = Waits::CubeOffered { to: Side::White, value: 2 };
    let resigned = Waits::ResignationOffered { to: Side::White, result: GameResult::Gammon };
    let elsewhere = Waits::ToRoll { side: Side::Black, may_double: true };
    for (waits, button, expected) in [
        (to_roll(true), BoardButton::Done, Some(SeatCommand::Roll)),
        (to_roll(true), BoardButton::Double, Some(SeatCommand::Double)),
        (to_roll(false), BoardButton::Double, None),
        (to_roll(true), BoardButton::Take, None),
        (cube.clone(), BoardButton::Take, Some(SeatCommand::Take)),
        (cube.clone(), BoardButton::Pass, Some(SeatCommand::Pass)),
        (cube, BoardButton::Done, None),
        (resigned.clone(), BoardButton::Take, Some(SeatCommand::AcceptResignation)),
        (resigned, BoardButton::Pass, Some(SeatCommand::DeclineResignation)),
        (elsewhere.clone(), BoardButton::Double, None),
        (elsewhere, BoardButton::Done, None),
        (
            to_roll(true),
            BoardButton::Resign(wire::GameResult::Single),
            Some(SeatCommand::OfferResignation(GameResult::Single)),
        ),
    ] {
        assert_eq!(commands(waits.clone(), button), expected, "{waits:?} {button:?}");
    }
}

#[test]
fn an_offer_to_resign_in_ones_own_turn_is_answered_by_keys_or_by_playing_on() {
    for (button, expected) in [
        (BoardButton::Take, SeatCommand::AcceptResignation),
        (BoardButton::Pass, SeatCommand::DeclineResignation),
        (BoardButton::Done, SeatCommand::Roll),
        (BoardButton::Double, SeatCommand::Double),
    ] {
        let mut offered = to_roll(1, START, Side::White);
        offered.offered = Some(GameResult::Single);
        let mut board = Board::at(offered.clone(), false, DiceSource::Server);
        board.shows(START);
        let told = board.sitting.see(Situation { step: 2, ..offered }, Millis(1));
        let offer = BoardTold::Offer {
            to: Console::One,
            offer: wire::BoardOffer::Resignation(wire::GameResult::Single),
        };
        assert!(told.contains(&Deed::Tell(offer)), "{told:?}");
        assert_eq!(*board.presses(Console::One, button), [Deed::Command(Side::White, expected)]);
    }
}

#[test]
fn a_board_does_nothing_for_a_seat_that_it_does_not_hold() {
    for waits in [
        Waits::ToPlay { side: Side::Black, roll: roll([3, 1]), may_be_illegal: false },
        Waits::CubeOffered { to: Side::Black, value: 2 },
        Waits::ToRoll { side: Side::Black, may_double: true },
    ] {
        let mut board = Board::at(situation(1, START, waits.clone()), false, DiceSource::Board);
        board.shows("24:2 13:5 8:3 6:5 / 24:2 13:5 8:2 6:4 5:2");
        let said = board.sitting.say_again();
        assert!(!said.iter().any(|told| matches!(told, BoardTold::Offer { .. })), "{said:?}");
        for button in [BoardButton::Done, BoardButton::Take, BoardButton::Pass, BoardButton::Double] {
            let deeds = board.presses(Console::Two, button);
            assert!(matches!(&*deeds, [Deed::Tell(BoardTold::Ignored { .. })]), "{waits:?} {deeds:?}");
        }
        assert!(matches!(&*board.throws(Console::Two, (1, 2)), [Deed::Tell(BoardTold::Ignored { .. })]));
        assert!(matches!(
            &*board.throws(Console::One, (1, 2)),
            [Deed::Tell(BoardTold::Ignored { .. })] | [Deed::Remark(_)]
        ));
    }
}

#[test]
fn the_cube_is_keyed_as_the_value_that_is_offered() {
    let mut board = Board::at(to_roll(1, START, Side::White), false, DiceSource::Server);
    board.shows(START);
    let wrong = board.says(BoardBody::Cube { console: Console::One, value: 4 });
    assert!(matches!(&*wrong, [Deed::Tell(BoardTold::Ignored { .. })]), "{wrong:?}");
    let right = board.says(BoardBody::Cube { console: Console::One, value: 2 });
    assert_eq!(right, [Deed::Command(Side::White, SeatCommand::Double)]);
    let offered = situation(2, START, Waits::CubeOffered { to: Side::White, value: 2 });
    let (_, told) = Sitting::begin(seating(false), DiceSource::Server, offered, Millis(0));
    let offer = BoardTold::Offer { to: Console::One, offer: BoardOffer::Cube(2) };
    assert_eq!(told.last(), Some(&Deed::Tell(offer)));
}

#[test]
fn a_place_that_the_board_reports_as_faulty_is_left_out() {
    let mut board = Board::at(white_plays("13:2 8:3 6:3 / 13:4 8:4", [2, 1]), true, DiceSource::Board);
    let BoardBody::Occupancy { mut points, bar } = occupancy("13:2 8:2 6:3 5:1 / 13:4 8:4") else {
        panic!("an occupancy")
    };
    points[12].count = 0;
    board.says(BoardBody::Occupancy { points, bar });
    let deeds = board.presses(Console::One, BoardButton::Done);
    let [Deed::Tell(BoardTold::Illegal { wrong: WrongPlay::CheckerMissing, .. }), Deed::Remark(remark)] =
        &*deeds
    else {
        panic!("{deeds:?}")
    };
    assert!(matches!(remark, Remark::Fault { side: Side::White, .. }));
    let faults = vec![FaultySensor { place: SensedPlace::Point(13), sensor: 0 }];
    board.says(BoardBody::Health { battery_percent: None, faults, firmware: "1".into() });
    let done = board.presses(Console::One, BoardButton::Done);
    assert_eq!(done, [plays(Side::White, "13:2 8:3 6:3 / 13:4 8:4", [2, 1], "8/5")]);
}

#[test]
fn a_board_has_the_sensors_that_it_reports() {
    let mut board = Board::at(white_plays("3:1 1:6 / 1:2", [6, 1]), true, DiceSource::Board);
    let capabilities = BoardCapabilities { colour: false, point_depth: 15, bar_depth: 15, reads_dice: true };
    board.says(BoardBody::Hello { model: "m".into(), firmware: "1".into(), capabilities });
    let BoardBody::Occupancy { mut points, bar } = occupancy("1:5 / 1:2") else { panic!("an occupancy") };
    points[0].count = 6;
    board.says(BoardBody::Occupancy { points, bar });
    let done = board.presses(Console::One, BoardButton::Done);
    assert_eq!(done, [plays(Side::White, "3:1 1:6 / 1:2", [6, 1], "3/off")]);
}

/// 13/8 with a 3 and a 1, which is illegal.
const FIVE_PIPS: &str = "24:2 13:4 8:4 6:5 / 24:2 13:5 8:3 6:5";

fn asks(side: Side, white: &str) -> Situation {
    let offered = Waits::IllegalPlayOffered { to: side, position: position(white), notation: "13/8".into() };
    situation(2, START, offered)
}

#[test]
fn an_illegal_play_is_put_to_the_opponent_where_that_is_agreed() {
    let waits = Waits::ToPlay { side: Side::White, roll: roll([3, 1]), may_be_illegal: true };
    let mut board = Board::at(situation(1, START, waits), false, DiceSource::Server);
    board.shows(START);
    let nothing = board.presses(Console::One, BoardButton::Done);
    assert!(
        matches!(&*nothing, [Deed::Tell(BoardTold::Illegal { asked: false, .. }), Deed::Remark(_)]),
        "nobody is asked about a key that was pressed too early: {nothing:?}"
    );
    board.shows(FIVE_PIPS);
    let deeds = board.presses(Console::One, BoardButton::Done);
    let [Deed::Tell(BoardTold::Illegal { asked: true, .. }), Deed::Remark(_), command] = &*deeds else {
        panic!("{deeds:?}")
    };
    assert_eq!(command, &Deed::Command(Side::White, SeatCommand::OfferIllegalPlay(position(FIVE_PIPS))));
    // While the opponent thinks, the board is correct, even after the server was killed.
    board.sitting.see(asks(Side::Black, FIVE_PIPS), Millis(1));
    assert_eq!((board.sitting.differences(), board.sitting.is_waited_for()), (Vec::new(), false));
    let mut strict = Board::at(white_plays(START, [3, 1]), false, DiceSource::Server);
    strict.shows(FIVE_PIPS);
    let deeds = strict.presses(Console::One, BoardButton::Done);
    assert!(matches!(&*deeds, [Deed::Tell(BoardTold::Illegal { asked: false, .. }), Deed::Remark(_)]));
}

#[test]
fn the_opponent_answers_at_a_console() {
    for (button, expected) in [
        (BoardButton::Take, SeatCommand::AcceptIllegalPlay),
        (BoardButton::Pass, SeatCommand::DeclineIllegalPlay),
    ] {
        let mut board = Board::at(asks(Side::Black, FIVE_PIPS), true, DiceSource::Server);
        let told = board.sitting.say_again();
        let offer = BoardOffer::IllegalPlay("13/8".into());
        assert_eq!(told.last(), Some(&BoardTold::Offer { to: Console::Two, offer }));
        assert_eq!(board.presses(Console::Two, button), [Deed::Command(Side::Black, expected)]);
    }
}

#[test]
fn dice_of_the_opponents_turn_are_remembered_when_the_server_was_killed() {
    let frame = |seq, body| StoredFrame { seq, hash: Hash::genesis("d"), at: Millis(0), body };
    let dice = |dice| BoardBody::Dice { console: Console::Two, dice };
    let before = [
        frame(1, occupancy(AFTER_31)),
        frame(2, dice(DiceReading::Thrown(6, 5))),
        frame(3, dice(DiceReading::Thrown(1, 1))),
    ];
    let mut next = to_roll(2, AFTER_31, Side::Black);
    next.last_play = Some((Side::White, Vec::new()));
    let restore =
        |next: Situation, dice| Sitting::restore(seating(true), dice, next, Millis(1), &before, &[]).resume();
    let thrown = Deed::Command(Side::Black, SeatCommand::Throw(roll([6, 5])));
    assert_eq!(restore(next.clone(), DiceSource::Board), [Deed::TurnBegins(Side::Black), thrown]);
    assert_eq!(restore(next, DiceSource::Server), [], "the server throws");
    assert_eq!(restore(to_roll(2, AFTER_31, Side::White), DiceSource::Board), [], "somebody else's turn");
}

#[test]
fn dice_thrown_too_early_do_not_count_in_the_next_game() {
    let mut board = Board::at(white_plays(START, [3, 1]), true, DiceSource::Board);
    board.shows("24:2 13:5 8:2 6:5 5:1 / 24:2 13:5 8:3 6:5");
    board.throws(Console::Two, (6, 5));
    // White resigned after an earlier play; in the next game Black is to roll.
    let mut resigned = white_plays(START, [3, 1]);
    resigned.last_play = Some((Side::Black, Vec::new()));
    board.sitting.see(resigned, Millis(1));
    board.sitting.see(to_roll(5, START, Side::Black), Millis(2));
    let deeds = board.shows(START);
    assert!(!deeds.iter().any(|deed| matches!(deed, Deed::Command(..))), "{deeds:?}");
}
