//! The board: one event at a time happens in [`Board::tick`]. `people` decides what its players do.

mod people;

use std::collections::VecDeque;

use wire::{
    BoardBody, BoardCapabilities, BoardOffer, BoardTold, Console, OfferedPlay, SingleMove, ToldToBoard,
};

use crate::checkers::{Place26, Spot};
use crate::link::Link;
use crate::memory::Memory;
use crate::sensors::{Reading, Rest};
use crate::{Checkers, JournalEntry, Numbers, Player, Seeded};

/// The settings of a board.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Its private key.
    pub private_key: [u8; 32],
    /// The enrolment code that its owner keys in.
    pub code: String,
    /// The abilities of its sensors.
    pub capabilities: BoardCapabilities,
    /// The consoles that have players here.
    pub players: Vec<Console>,
    /// True if the players throw dice without being asked. Otherwise the board first asks the server, which rolls or
    /// requests a throw.
    pub throws_dice: bool,
    /// The seed of the players' decisions, unless [`Board::played_by`] replaces the players.
    pub decisions: u64,
    /// The seed of hands and sensors.
    pub chance: u64,
    /// The spontaneous faults.
    pub habits: Habits,
}

/// Faults and habits. A `_once_in` of n means on average once in n times; 0 means never.
#[derive(Clone, Copy, Debug, Default)]
pub struct Habits {
    /// A sensor flickers while checkers are moved.
    pub flicker_once_in: u32,
    /// A checker is lifted and put back.
    pub touch_once_in: u32,
    /// A die does not lie flat.
    pub cocked_once_in: u32,
    /// Done is pressed before anything is moved.
    pub illegal_once_in: u32,
    /// An illegal play is made instead of a legal one.
    pub wrong_once_in: u32,
    /// The player insists on legal plays where illegal ones may be accepted.
    pub insists: bool,
    /// The offset of the board's clock, in milliseconds.
    pub clock_offset_ms: i64,
    /// The drift of the board's clock, in parts per million.
    pub clock_drift_ppm: i64,
}

/// The next step of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Motion {
    Lift(Console, Place26),
    Put(Console, Place26),
    Flicker,
    Pause,
}

/// The server's messages about the match. A new position replaces all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerPosition {
    /// The number of the last event of the match.
    pub step: u32,
    /// The expected checkers.
    pub checkers: Checkers,
    /// The moves that lead to them, if they were made elsewhere, in the opponent's numbering.
    pub moves: Vec<SingleMove>,
    /// The player that the match waits for.
    pub on_turn: Option<Console>,
    /// The dice to use.
    pub roll: Option<(Console, (u8, u8))>,
    /// The offer and the player who must answer.
    pub offer: Option<(Console, BoardOffer)>,
    /// The open question.
    pub question: Option<ConsoleQuestion>,
    /// The winner, once the match is over.
    pub over: Option<Option<Console>>,
}

/// A question: several plays fit the readings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsoleQuestion {
    /// The player who is asked.
    pub console: Console,
    /// The number to answer with.
    pub number: u32,
    /// The plays, the most natural first.
    pub plays: Vec<OfferedPlay>,
}

/// A board with its players.
#[derive(Debug)]
pub struct Board {
    setup: Setup,
    numbers: Numbers,
    /// `None` if a person moves the checkers.
    player: Option<Box<dyn Player>>,
    memory: Memory,
    checkers: Checkers,
    is_waiting: bool,
    // A power loss clears the fields from here to the next comment.
    link: Option<Link>,
    rest: Rest,
    known: Option<ServerPosition>,
    is_answered: bool,
    power_fails_at_next_write: bool,
    // The people remember the following fields, so they survive a power loss.
    cube: Option<u16>,
    motions: VecDeque<Motion>,
    tried_to_double_at: Option<u32>,
    pressed_too_early_at: Option<u32>,
    asked_to_throw_at: Option<u32>,
    tried_wrong_at: Option<u32>,
    /// The checkers after an illegal play for which the player has not pressed *done*.
    wrong: Option<Checkers>,
}

impl Board {
    /// Returns a board with these checkers.
    #[must_use]
    pub fn new(setup: Setup, checkers: Checkers) -> Self {
        Self {
            numbers: Numbers::new(setup.chance),
            player: Some(Box::new(Seeded::new(setup.decisions))),
            memory: Memory::new(setup.private_key),
            setup,
            checkers,
            link: None,
            rest: Rest::default(),
            known: None,
            cube: None,
            is_answered: true,
            power_fails_at_next_write: false,
            is_waiting: false,
            motions: VecDeque::new(),
            tried_to_double_at: None,
            pressed_too_early_at: None,
            asked_to_throw_at: None,
            tried_wrong_at: None,
            wrong: None,
        }
    }

    /// Returns the same board with another player. With `None`, the board acts only through [`Board::lift`],
    /// [`Board::put`] and [`Board::key`].
    #[must_use]
    pub fn played_by(mut self, player: Option<Box<dyn Player>>) -> Self {
        self.player = player;
        self
    }

    /// Returns the same board with its journal of earlier runs. [`Board::take_written`] returns only the
    /// entries after them.
    #[must_use]
    pub fn remembering(mut self, entries: Vec<JournalEntry>) -> Self {
        self.memory.restore(entries);
        self
    }

    /// Returns all entries, to begin a new journal file.
    #[must_use]
    pub fn entries(&self) -> Vec<JournalEntry> {
        self.memory.entries()
    }

    /// Returns the entries that must be written before anything more is sent.
    pub fn take_written(&mut self) -> Vec<JournalEntry> {
        self.memory.take_written()
    }

    /// Returns the name of the connected server if it is not the board's own. The board signs nothing for it.
    #[must_use]
    pub fn stranger(&self) -> Option<&str> {
        self.link.as_ref().and_then(Link::stranger)
    }

    /// Returns the checkers.
    #[must_use]
    pub const fn checkers(&self) -> &Checkers {
        &self.checkers
    }

    /// Returns the server's messages about the match since the connection was opened.
    #[must_use]
    pub const fn known(&self) -> Option<&ServerPosition> {
        self.known.as_ref()
    }

    /// Returns the consoles that have players here.
    #[must_use]
    pub fn players(&self) -> &[Console] {
        &self.setup.players
    }

    /// Returns true if the server has stored every frame.
    #[must_use]
    pub const fn is_acknowledged(&self) -> bool {
        self.memory.is_acknowledged()
    }

    /// Returns true if nothing happens before the server sends something, a hand moves, or the next full report
    /// is due.
    #[must_use]
    pub const fn is_waiting(&self) -> bool {
        self.is_waiting
    }

    /// Lifts a checker. Returns false if the player has none there.
    pub fn lift(&mut self, console: Console, spot: Spot) -> bool {
        let at = spot.place_of(console);
        let is_there = self.checkers.count(console, at) > 0;
        self.checkers.lift(console, at);
        is_there
    }

    /// Puts a checker down.
    pub fn put(&mut self, console: Console, spot: Spot) {
        self.checkers.put(console, spot.place_of(console));
    }

    /// Puts all checkers where the server expects them.
    pub fn put_right(&mut self) {
        if let Some(known) = &self.known {
            self.checkers = known.checkers.clone();
        }
    }

    /// Presses a key or throws dice.
    pub fn key(&mut self, now_ms: i64, body: &BoardBody) {
        self.press(now_ms, body);
    }

    /// Returns the device's id, once it has been enrolled.
    #[must_use]
    pub fn device(&self) -> Option<&str> {
        self.memory.device()
    }

    /// Returns the board's public key.
    #[must_use]
    pub fn public_key(&self) -> String {
        self.memory.public_key()
    }

    /// Returns the last frame that the server has acknowledged.
    #[must_use]
    pub const fn acknowledged(&self) -> u64 {
        self.memory.last_acknowledged()
    }

    /// Returns true if the board believes that it is connected.
    #[must_use]
    pub const fn is_connected(&self) -> bool {
        self.link.is_some()
    }

    /// Returns true if the server has said that the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.known.as_ref().is_some_and(|known| known.over.is_some())
    }

    /// Tells the board that a connection has been opened.
    pub fn connected(&mut self) {
        self.link = Some(Link::default());
    }

    /// Tells the board that the connection is lost.
    pub fn disconnected(&mut self) {
        self.link = None;
    }

    /// Turns the power off and on. Written frames survive.
    pub fn lose_power(&mut self) {
        self.link = None;
        self.rest = Rest::default();
        self.known = None;
        self.is_answered = true;
        self.power_fails_at_next_write = false;
    }

    /// Makes the power fail after the next frame has been written and before it is sent.
    pub const fn lose_power_at_next_write(&mut self) {
        self.power_fails_at_next_write = true;
    }

    /// Returns the texts to send, in order.
    pub fn take_outgoing(&mut self) -> Vec<String> {
        self.link.as_mut().map(Link::take_outgoing).unwrap_or_default()
    }

    /// Handles a text from the server and returns the message. Unreadable texts are ignored, as a board must do
    /// with later versions.
    pub fn hear(&mut self, text: &str, now_ms: i64) -> Option<BoardTold> {
        let ToldToBoard { told, .. } = serde_json::from_str(text).ok()?;
        let clock_ms = self.clock_ms(now_ms);
        let link = self.link.as_mut()?;
        self.is_waiting = false;
        if link.told(&told, &mut self.memory, &self.setup.code, clock_ms) {
            // The state from before the interruption may be outdated. The server sends the current state again.
            self.is_answered = true;
            self.known = None;
            let hello = BoardBody::Hello {
                model: "Simulator".into(),
                firmware: env!("CARGO_PKG_VERSION").into(),
                capabilities: self.setup.capabilities,
            };
            self.report(now_ms, &hello);
        }
        self.learn(told.clone());
        Some(told)
    }

    fn learn(&mut self, told: BoardTold) {
        match (told, &mut self.known) {
            (BoardTold::Position { step, position, on_turn, moves }, known) => {
                self.is_answered = true;
                *known = Checkers::from_told(&position).map(|checkers| ServerPosition {
                    step,
                    checkers,
                    moves,
                    on_turn,
                    roll: None,
                    offer: None,
                    question: None,
                    over: None,
                });
            }
            (BoardTold::Roll { console, dice }, Some(known)) => known.roll = Some((console, dice)),
            (BoardTold::Offer { to, offer }, Some(known)) => {
                if let BoardOffer::Cube(value) = &offer {
                    self.cube = Some(*value);
                }
                known.offer = Some((to, offer));
            }
            (BoardTold::Choose { console, question, plays }, Some(known)) => {
                self.is_answered = true;
                known.question = Some(ConsoleQuestion { console, number: question, plays });
            }
            (BoardTold::End { winner }, Some(known)) => known.over = Some(winner),
            (BoardTold::Throw { .. }, Some(known)) => {
                self.is_answered = true;
                self.asked_to_throw_at = Some(known.step);
            }
            // The opponent's answer comes with the next position.
            (BoardTold::Illegal { asked: true, .. }, _) => {}
            (BoardTold::Illegal { .. } | BoardTold::Correct { .. } | BoardTold::Ignored { .. }, _) => {
                self.is_answered = true;
                self.motions.extend([Motion::Pause, Motion::Pause]);
            }
            (
                BoardTold::Challenge { .. }
                | BoardTold::Enrolled { .. }
                | BoardTold::Welcome { .. }
                | BoardTold::Ack { .. }
                | BoardTold::Refused { .. }
                | BoardTold::Clock { .. }
                | BoardTold::Find {}
                | BoardTold::Roll { .. }
                | BoardTold::Offer { .. }
                | BoardTold::Throw { .. }
                | BoardTold::Choose { .. }
                | BoardTold::End { .. },
                _,
            ) => {}
        }
    }

    /// Advances time to `now_ms`: a hand moves a little, sensors are read, a key is pressed.
    pub fn tick(&mut self, now_ms: i64) {
        let can = self.setup.capabilities;
        let mut reading = Reading::sense_checkers(&self.checkers, can);
        let written = self.memory.last();
        let is_moving = !self.motions.is_empty();
        match self.motions.pop_front() {
            Some(Motion::Lift(console, at)) => self.checkers.lift(console, at),
            Some(Motion::Put(console, at)) => self.checkers.put(console, at),
            Some(Motion::Flicker) => reading = reading.flickering(can, &mut self.numbers),
            Some(Motion::Pause) => {}
            None => self.act(now_ms),
        }
        if let Some(reading) = self.rest.see(now_ms, reading) {
            self.report(now_ms, &reading.to_body());
        }
        let has_acted = is_moving || !self.motions.is_empty() || self.memory.last() != written;
        self.is_waiting = !has_acted && self.rest.is_reported();
    }

    /// Advances time to `now_ms` while hands rest: the sensors are read.
    pub fn sense(&mut self, now_ms: i64) {
        let reading = Reading::sense_checkers(&self.checkers, self.setup.capabilities);
        if let Some(reading) = self.rest.see(now_ms, reading) {
            self.report(now_ms, &reading.to_body());
        }
    }

    const fn clock_ms(&self, now_ms: i64) -> i64 {
        let Habits { clock_offset_ms, clock_drift_ppm, .. } = self.setup.habits;
        now_ms + clock_offset_ms + now_ms * clock_drift_ppm / 1_000_000
    }

    /// Writes a frame and sends it, unless the power fails.
    fn report(&mut self, now_ms: i64, body: &BoardBody) {
        let clock_ms = self.clock_ms(now_ms);
        let Ok(body) = serde_json::to_string(body) else { return };
        let Some(frame) = self.memory.write(clock_ms, body) else { return };
        // The frame is now stored, but not sent.
        if self.power_fails_at_next_write {
            self.lose_power();
        } else if let Some(link) = &mut self.link {
            link.send(frame);
        }
    }

    /// Reports a key, after the current readings.
    fn press(&mut self, now_ms: i64, body: &BoardBody) {
        let reading = Reading::sense_checkers(&self.checkers, self.setup.capabilities);
        // A key is judged by the last reading reported, so the current reading goes first.
        if let Some(reading) = self.rest.flush(now_ms, reading) {
            self.report(now_ms, &reading.to_body());
        }
        self.is_answered = false;
        self.report(now_ms, body);
    }
}
