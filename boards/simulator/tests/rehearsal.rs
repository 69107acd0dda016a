//! Plays whole games on simulated boards with every fault. The log must equal that of a game without faults.

mod house;

use boards::{DiceSource, Remark, Seating};
use house::{CODE, House, HouseGame, HouseLogEntry};
use proptest::prelude::*;
use rules::{BySide, Position, Side};
use simulator::{Board, Checkers, Habits, Line, LineFaults, Numbers, Setup};
use wire::{BoardCapabilities, BoardRefusal, Console, Millis};

/// The faults. Each happens on average once in this many ticks, or never if it is 0.
#[derive(Clone, Copy, Debug, Default)]
struct Faults {
    kill: u32,
    line: LineFaults,
    habits: Habits,
}

const EVERYTHING: Faults = Faults {
    kill: 90,
    line: LineFaults { cut: 60, power: 70, replay: 10, reorder: 10, forge: 25 },
    habits: Habits {
        flicker_once_in: 3,
        touch_once_in: 4,
        cocked_once_in: 4,
        illegal_once_in: 3,
        wrong_once_in: 0,
        insists: false,
        clock_offset_ms: -86_400_000,
        clock_drift_ppm: 5_000,
    },
};

/// The seating.
#[derive(Clone, Copy, Debug)]
enum Hall {
    /// Two people at one board, who throw dice there.
    OneBoard,
    /// Two people at their own boards; the server rolls.
    TwoBoards,
    /// Two people at their own boards, who throw dice there.
    TwoBoardsWithDice,
}

const COLOURLESS: BoardCapabilities =
    BoardCapabilities { colour: false, point_depth: 5, bar_depth: 5, reads_dice: false };

/// The maximum number of ticks, far more than a game needs.
const TICKS_MAX: u32 = 12_000;

struct World {
    house: House,
    boards: Vec<Board>,
    lines: Vec<Line>,
    /// The texts that have been sent to the server and have not arrived, by board.
    on_the_way: Vec<Vec<String>>,
    numbers: Numbers,
    now_ms: i64,
}

impl World {
    fn new(hall: Hall, decisions: u64, chance: u64, can: BoardCapabilities, faults: Faults) -> Self {
        let alone = |side| Seating { one: side, here: BySide::new_with(|other| other == side) };
        let both = Seating { one: Side::White, here: BySide { white: true, black: true } };
        let (seats, players): (Vec<_>, Vec<_>) = match hall {
            Hall::OneBoard => (vec![(both, DiceSource::Board)], vec![vec![Console::One, Console::Two]]),
            Hall::TwoBoards | Hall::TwoBoardsWithDice => {
                let dice =
                    if matches!(hall, Hall::TwoBoards) { DiceSource::Server } else { DiceSource::Board };
                let seats = Side::ALL.map(|side| (alone(side), dice)).to_vec();
                (seats, vec![vec![Console::One], vec![Console::One]])
            }
        };
        let board = |(at, players): (u8, Vec<Console>)| {
            let setup = Setup {
                private_key: [at; 32],
                code: CODE.into(),
                capabilities: can,
                players,
                throws_dice: !matches!(hall, Hall::TwoBoards),
                decisions,
                chance: chance ^ u64::from(at),
                habits: faults.habits,
            };
            Board::new(setup, Checkers::from_position(&Position::STARTING, Console::One))
        };
        let boards: Vec<Board> = (1..).zip(players).map(board).collect();
        let line = |(at, _): (u64, &Board)| Line::new(faults.line, chance.wrapping_add(at));
        let lines = (1..).zip(&boards).map(line).collect();
        let on_the_way = vec![Vec::new(); boards.len()];
        let house = House::new(decisions, &seats);
        Self { house, boards, lines, on_the_way, numbers: Numbers::new(chance), now_ms: 1_790_000_000_000 }
    }

    fn cut(&mut self, at: usize) {
        self.boards[at].disconnected();
        self.house.disconnect(at);
        self.on_the_way[at].clear();
    }

    fn tick(&mut self, faults: Faults) {
        self.now_ms += i64::try_from(20 + self.numbers.below(200)).expect("small");
        let now = Millis(self.now_ms);
        if self.numbers.once_in(faults.kill) {
            self.house.kill();
        }
        self.house.tick(now);
        for at in 0..self.boards.len() {
            if self.lines[at].is_cut() {
                self.cut(at);
            }
            if self.lines[at].fails_power() {
                self.boards[at].lose_power_at_next_write();
            }
            if !self.boards[at].is_connected() || !self.house.is_connected(at) {
                self.cut(at);
                self.boards[at].connected();
                self.house.connect(at, now);
            }
            self.boards[at].tick(self.now_ms);
            self.deliver(at);
            for text in self.house.take_outgoing(at) {
                self.boards[at].hear(&text, self.now_ms);
            }
        }
    }

    /// Delivers the board's texts to the server. Some may be lost or arrive in another order.
    fn deliver(&mut self, at: usize) {
        let sent = self.boards[at].take_outgoing();
        self.on_the_way[at].extend(sent);
        let texts = std::mem::take(&mut self.on_the_way[at]);
        let arriving = self.lines[at].pass(texts);
        for text in arriving {
            self.house.hear(at, &text, Millis(self.now_ms));
        }
    }

    fn play(&mut self, faults: Faults) -> &HouseGame {
        for _ in 0..TICKS_MAX {
            self.tick(faults);
            if self.boards.iter().all(Board::is_over) {
                return &self.house.game;
            }
        }
        panic!("the game does not end: {:?}", self.house.game.situation);
    }
}

fn log_of(
    hall: Hall,
    decisions: u64,
    chance: u64,
    can: BoardCapabilities,
    faults: Faults,
) -> Vec<HouseLogEntry> {
    World::new(hall, decisions, chance, can, faults).play(faults).log.clone()
}

fn any_hall() -> impl Strategy<Value = Hall> {
    prop_oneof![Just(Hall::OneBoard), Just(Hall::TwoBoards), Just(Hall::TwoBoardsWithDice)]
}

proptest! {
    #![proptest_config(ProptestConfig {
        max_shrink_iters: 20,
        failure_persistence: None,
        ..ProptestConfig::with_cases(12)
    })]

    #[test]
    fn a_game_through_faults_has_the_log_of_one_without(
        hall in any_hall(),
        decisions in any::<u64>(),
        chance in any::<u64>(),
        colour in any::<bool>(),
    ) {
        let can = BoardCapabilities { colour, ..COLOURLESS };
        let smooth = log_of(hall, decisions, 0, can, Faults::default());
        prop_assert!(smooth.len() > 1);
        let rough = log_of(hall, decisions, chance, can, EVERYTHING);
        prop_assert_eq!(smooth, rough);
    }
}

#[test]
fn a_game_without_faults_has_no_remarks_and_no_refusals() {
    for hall in [Hall::OneBoard, Hall::TwoBoards, Hall::TwoBoardsWithDice] {
        let mut world = World::new(hall, 5, 5, COLOURLESS, Faults::default());
        let game = world.play(Faults::default());
        assert!(game.log.len() > 20, "{hall:?}: {:?}", game.log);
        assert_eq!((&*world.house.remarks, &*world.house.refusals), (&[][..], &[][..]), "{hall:?}");
    }
}

#[test]
fn faults_happen_and_are_noticed() {
    let mut world = World::new(Hall::OneBoard, 5, 5, COLOURLESS, EVERYTHING);
    world.play(EVERYTHING);
    let remarks = &world.house.remarks;
    assert!(remarks.iter().any(|remark| matches!(remark, Remark::IllegalPlay { .. })));
    assert!(remarks.iter().any(|remark| matches!(remark, Remark::Cocked { .. })));
    for code in [BoardRefusal::Gap, BoardRefusal::WrongSession, BoardRefusal::Malformed] {
        assert!(world.house.refusals.contains(&code), "{code:?}: {:?}", world.house.refusals);
    }
    let froze = world.house.refusals.iter().any(|code| code.freezes());
    assert!(
        !froze,
        "nothing that goes wrong on the way looks like a changed history: {:?}",
        world.house.refusals
    );
}

#[test]
fn illegal_plays_stand_or_are_corrected_as_the_opponent_says() {
    for (insists, hall) in
        [(false, Hall::OneBoard), (false, Hall::TwoBoards), (true, Hall::TwoBoardsWithDice)]
    {
        let habits = Habits { wrong_once_in: 12, insists, ..EVERYTHING.habits };
        let faults = Faults { habits, ..EVERYTHING };
        let mut world = World::new(hall, 7, 7, COLOURLESS, faults);
        world.house.game.accepts = true;
        let game = world.play(faults);
        let has = |is: fn(&HouseLogEntry) -> bool| game.log.iter().any(is);
        assert_eq!(
            has(|entry| matches!(entry, HouseLogEntry::Accepted(_))),
            !insists,
            "{hall:?}: {:?}",
            game.log
        );
        assert_eq!(
            has(|entry| matches!(entry, HouseLogEntry::Declined(_))),
            insists,
            "{hall:?}: {:?}",
            game.log
        );
    }
}

#[test]
fn illegal_plays_are_corrected_where_nothing_else_is_agreed() {
    let habits = Habits { wrong_once_in: 2, ..Habits::default() };
    let faults = Faults { habits, ..Faults::default() };
    let mut world = World::new(Hall::OneBoard, 7, 7, COLOURLESS, faults);
    let game = world.play(faults);
    assert!(
        !game
            .log
            .iter()
            .any(|entry| matches!(entry, HouseLogEntry::Accepted(_) | HouseLogEntry::Declined(_)))
    );
    let illegal = world.house.remarks.iter().filter(|remark| matches!(remark, Remark::IllegalPlay { .. }));
    assert!(illegal.count() > 3);
}
