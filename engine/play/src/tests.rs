//! The rules of a match. Each test sets up a table, gives commands and checks the events.

mod aborting;
mod at_board;
mod claiming;
mod clocks;
mod cube;
mod damaged_logs;
mod holding;
mod illegal_plays;
mod leaving;
mod lock_step;
mod outages;
mod pausing;
mod resigning;
mod sessions;
mod substituting;
mod taking_back;
mod turns;
mod vacation;

use rules::{
    BySide, Cube, CubeOwner, CubeValue, Die, MatchLength, MatchPoints, Move, Place, Position, Roll, Side,
    legal_plays,
};

use crate::{
    ClockSetting, Command, CommandKind, DiceSource, Event, Format, GameNumber, GameOptions, MatchConfig,
    MatchState, Millis, OpeningThrow, Outcome, Phase, Refused, Stage, Starter, Terms, decide, decide_start,
    decide_timeout,
};

const WHITE: Side = Side::White;
const BLACK: Side = Side::Black;

/// Scripted dice: an opening for every game, and a repeating column of rolls for each side.
#[derive(Debug, Clone)]
struct Script {
    ties: Vec<u8>,
    opening: (u8, u8),
    columns: BySide<Vec<u8>>,
}

impl Script {
    /// Returns dice with which White begins with 31 and every later roll is 21.
    fn plain() -> Self {
        Self { ties: Vec::new(), opening: (3, 1), columns: BySide::new_with(|_| vec![21]) }
    }
}

fn die(pips: u8) -> Die {
    Die::new(pips).unwrap()
}

/// Returns a roll from its two digits: `31`.
fn roll(digits: u8) -> Roll {
    Roll::from_pips([digits / 10, digits % 10]).unwrap()
}

impl DiceSource for Script {
    fn opening(&self, _game: GameNumber) -> OpeningThrow {
        let ties = self.ties.iter().copied().map(die).collect();
        OpeningThrow::new(ties, BySide { white: die(self.opening.0), black: die(self.opening.1) }).unwrap()
    }

    fn roll(&self, _game: GameNumber, side: Side, turn: u32) -> Roll {
        let column = &self.columns[side];
        roll(column[(usize::try_from(turn).unwrap() - 1) % column.len()])
    }
}

/// A match in progress, with all its events.
struct Table {
    state: MatchState,
    dice: Script,
    now: Millis,
    log: Vec<(Event, Millis)>,
}

impl Table {
    fn start(config: MatchConfig) -> Self {
        Self::start_with(config, Script::plain())
    }

    fn start_with(config: MatchConfig, dice: Script) -> Self {
        let state = MatchState::new(config);
        let mut table = Self { state, dice, now: Millis::new(1_000_000), log: Vec::new() };
        let events = decide_start(&table.state, table.now, &table.dice).unwrap();
        table.record(&events);
        table
    }

    fn record(&mut self, events: &[Event]) {
        for event in events {
            let at = self.state.event_time(self.now);
            self.state.apply(event, at).unwrap();
            self.log.push((event.clone(), at));
        }
    }

    /// Gives a command. A refusal must leave the state unchanged.
    fn try_say(&mut self, side: Side, command: Command) -> Result<Vec<Event>, Refused> {
        let before = self.state.clone();
        match decide(&self.state, side, &command, self.now, &self.dice) {
            Ok(events) => {
                self.record(&events);
                Ok(events)
            }
            Err(refused) => {
                assert_eq!(self.state, before);
                Err(refused)
            }
        }
    }

    /// Gives a command that must be accepted.
    #[track_caller]
    fn say(&mut self, side: Side, command: Command) -> Vec<Event> {
        self.try_say(side, command).unwrap()
    }

    /// Returns the code with which a command is refused.
    #[track_caller]
    fn refusal(&mut self, side: Side, command: Command) -> &'static str {
        self.try_say(side, command).unwrap_err().code()
    }

    /// Lets time pass and applies the events that follow.
    fn wait(&mut self, millis: u64) -> Vec<Event> {
        self.now = self.now.plus(Millis::new(millis));
        let events = decide_timeout(&self.state, self.now, &self.dice);
        self.record(&events);
        events
    }

    /// Plays the roll of the side on roll with the first legal play.
    #[track_caller]
    fn play(&mut self) -> Vec<Event> {
        let game = self.state.game().unwrap();
        let Phase::ToPlay { roll } = game.phase() else { panic!("no roll to play: {:?}", game.phase()) };
        let moves = legal_plays(game.position(), roll)[0].play.to_moves();
        self.say(game.on_roll(), Command::Play(moves))
    }

    /// Sets the board as `side` sees it, with `side` to roll and with this cube.
    fn set(&mut self, side: Side, board: &str, cube: Cube) {
        let Stage::Playing(game) = &mut self.state.stage else { panic!("no game to set a board for") };
        game.position = board.parse::<Position>().unwrap();
        game.on_roll = side;
        game.cube = cube;
        game.phase = Phase::ToRoll;
        self.state.clock.start(side);
        // This makes it a later turn, because a first turn has rules of its own.
        game.note_cube(side, crate::CubeAction::Take, cube.value);
    }

    fn set_score(&mut self, white: u32, black: u32) {
        self.state.score = BySide { white: MatchPoints::new(white), black: MatchPoints::new(black) };
    }

    fn score(&self) -> (u32, u32) {
        let BySide { white, black } = self.state.score();
        (white.get(), black.get())
    }

    fn phase(&self) -> Phase {
        self.state.game().unwrap().phase()
    }

    fn cube(&self) -> (u16, CubeOwner) {
        let Cube { value, owner } = self.state.game().unwrap().cube();
        (value.get(), owner)
    }

    fn outcome(&self) -> Outcome {
        self.state.outcome().unwrap()
    }

    /// Returns the points of the last game that was counted.
    fn last_points(&self) -> u16 {
        self.state.finished().last().unwrap().end.value().points()
    }

    fn allows(&self, side: Side, kind: CommandKind) -> bool {
        self.state.allowed(side).contains(&kind)
    }
}

fn match_to(points: u16) -> MatchConfig {
    config(Format::Match(MatchLength::new(points).unwrap()))
}

fn config(format: Format) -> MatchConfig {
    MatchConfig::new(format, Terms::usual(format)).unwrap()
}

fn with_options(format: Format, options: GameOptions) -> MatchConfig {
    MatchConfig::new(format, Terms { options, ..Terms::usual(format) }).unwrap()
}

fn alternating(format: Format) -> MatchConfig {
    let starter = Starter::Alternating { first: WHITE };
    MatchConfig::new(format, Terms { starter, ..Terms::usual(format) }).unwrap()
}

fn without_clock(format: Format) -> MatchConfig {
    MatchConfig::new(format, Terms { clock: ClockSetting::None, ..Terms::usual(format) }).unwrap()
}

fn cube(value: u16, owner: CubeOwner) -> Cube {
    Cube { value: CubeValue::new(value).unwrap(), owner }
}

/// Parses moves such as `8/5 bar/20 3/off`.
fn moves(text: &str) -> Vec<Move> {
    let place = |text: &str| match text {
        "bar" => Place::Bar,
        "off" => Place::Off,
        number => Place::point(number.parse().unwrap()).unwrap(),
    };
    let one = |text: &str| {
        let (from, to) = text.split_once('/').unwrap();
        Move { from: place(from), to: place(to) }
    };
    text.split_whitespace().map(one).collect()
}

/// Boards, each as the side on roll sees it.
mod boards {
    /// The starting position.
    pub(super) const START: &str = "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5";
    /// The side on roll bears off its last checker with any roll; the other side has borne off checkers.
    pub(super) const LAST_CHECKER: &str = "1:1 / 6:5 5:5";
    /// The same, but the other side has all its checkers home and none off: a gammon.
    pub(super) const LAST_CHECKER_GAMMON: &str = "1:1 / 6:5 5:5 4:5";
    /// The same, but one of its checkers is in the home board of the side on roll: a backgammon.
    pub(super) const LAST_CHECKER_BACKGAMMON: &str = "1:1 / 22:1 5:7 4:7";
    /// The side on roll is on the bar against six closed points.
    pub(super) const SHUT_OUT: &str = "bar:1 6:7 5:7 / 6:3 5:3 4:3 3:2 2:2 1:2";
    /// A race in which neither side has borne off a checker.
    pub(super) const RACE: &str = "8:5 6:5 5:5 / 8:5 6:5 5:5";
    /// Both sides have borne off checkers.
    pub(super) const BOTH_OFF: &str = "3:2 2:2 / 3:2 2:2";
}
