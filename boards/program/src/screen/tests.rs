//! Compares drawings of the whole screen with reviewed ones.

use ratatui::{Terminal, backend::TestBackend};
use rules::Position;
use simulator::{Board, Checkers, Habits, Setup};
use wire::{
    BarReading, BoardCapabilities, BoardDifference, BoardOffer, BoardPosition, PointReading, ToldToBoard,
};

use super::*;

fn board() -> Board {
    let setup = Setup {
        private_key: [1; 32],
        code: "7KQ4M2XR9T".into(),
        capabilities: BoardCapabilities { colour: false, point_depth: 5, bar_depth: 5, reads_dice: false },
        players: vec![Console::One],
        throws_dice: false,
        decisions: 0,
        chance: 0,
        habits: Habits::default(),
    };
    let start = Checkers::from_position(&Position::STARTING, Console::One);
    Board::new(setup, start).played_by(None)
}

/// Returns the messages to a board in a game that has gone on for a while.
fn story() -> Vec<BoardTold> {
    let mut points = vec![PointReading { count: 0, whose: None }; 24];
    let stacks = [
        (6, 6, Console::One),
        (8, 5, Console::One),
        (13, 2, Console::One),
        (12, 4, Console::Two),
        (19, 7, Console::Two),
    ];
    for (point, count, whose) in stacks {
        points[point - 1] = PointReading { count, whose: Some(whose) };
    }
    let position = BoardPosition { points, bar: BarReading::Apart { one: 1, two: 2 } };
    let place = SensedPlace::Point(13);
    vec![
        BoardTold::Challenge { server: "club".into(), challenge: "00".repeat(32), server_time: Millis(0) },
        BoardTold::Enrolled { device: "00000000000000d0".into() },
        BoardTold::Welcome { session: "s".into(), stored: 0, head: String::new(), server_time: Millis(0) },
        BoardTold::Ack { seq: 1 },
        BoardTold::Position { step: 9, position, moves: Vec::new(), on_turn: Some(Console::One) },
        BoardTold::Clock { one: Millis(734_000), two: Millis(61_500), running: Some(Console::One) },
        BoardTold::Roll { console: Console::One, dice: (3, 1) },
        BoardTold::Correct {
            differences: vec![BoardDifference { place, seen: 1, expected: 2, whose: None }],
        },
    ]
}

fn drawn(board: &Board, screen: &Screen, hands: Option<&Hands>) -> String {
    let mut terminal = Terminal::new(TestBackend::new(84, 24)).unwrap();
    let view = View { board, server: "play.example.org", hands };
    terminal.draw(|frame| screen.draw(frame, &view)).unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y| -> String { (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect() };
    (0..buffer.area.height).map(|y| row(y).trim_end().to_owned() + "\n").collect()
}

#[track_caller]
fn check(name: &str, drawn: &str) {
    let path = format!("{}/src/screen/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        std::fs::write(&path, drawn).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(golden, drawn, "{name}: UPDATE_GENERATED=1 writes it again\n{drawn}");
}

#[test]
fn a_turn_is_drawn_with_the_hand_and_what_is_wrong() {
    let (mut board, mut screen, mut hands) = (board(), Screen::default(), Hands::new(1));
    board.connected();
    for told in story() {
        let text = serde_json::to_string(&ToldToBoard { v: 1, told: told.clone() }).unwrap();
        board.hear(&text, 1_000).unwrap();
        screen.told(&told);
        screen.lines.extend(words::describe_message(&told));
        board.put_right();
    }
    hands.press(crossterm::event::KeyCode::Up.into(), &mut board, 1_000);
    for _ in 0..12 {
        hands.press(crossterm::event::KeyCode::Left.into(), &mut board, 1_000);
    }
    hands.press(crossterm::event::KeyCode::Char(' ').into(), &mut board, 1_000);
    check("turn", &drawn(&board, &screen, Some(&hands)));
    let offer = BoardTold::Offer { to: Console::One, offer: BoardOffer::Cube(2) };
    let text = serde_json::to_string(&ToldToBoard { v: 1, told: offer }).unwrap();
    board.hear(&text, 1_000).unwrap();
    screen.told(&BoardTold::Find {});
    check("offer", &drawn(&board, &screen, None));
}

#[test]
fn a_new_board_is_drawn_before_it_is_connected() {
    check("new", &drawn(&board(), &Screen::default(), Some(&Hands::new(1))));
}

#[test]
fn a_small_terminal_is_said_to_be_one() {
    let mut terminal = Terminal::new(TestBackend::new(30, 8)).unwrap();
    let view = View { board: &board(), server: "play.example.org", hands: None };
    terminal.draw(|frame| Screen::default().draw(frame, &view)).unwrap();
}
