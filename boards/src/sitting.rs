//! A board at a match: from its frames to the commands of its seats, and to the messages to the board.
//!
//! A [`Sitting`] depends only on the match and on the frames since the match last moved on. So [`Sitting::restore`]
//! can rebuild it after a crash of the server.

mod actions;
mod seating;
mod situation;
mod tell;

use rules::{GameResult, LegalPlay, Move, Position, Roll, Side};
use wire::{BOARD_AGREEMENT_WAIT_MS, BoardBody, BoardTold, DiceReading, Millis};

use crate::{Fault, Illegal, Look, SensedPlace, Sensors, StoredFrame};
pub use seating::Seating;
use seating::{look_of_frame, place_of_frame};
pub use situation::{Situation, Waits};

/// The source of the dice of a board's players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceSource {
    /// The players throw them on the board.
    Board,
    /// The server rolls them, or repeats the dice of another board.
    Server,
    /// The players throw them on the board, unless the other room of a duplicate match has already thrown this roll.
    Shared,
}

/// An action of a side in the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatCommand {
    /// The server rolls, or repeats the other room's roll.
    Roll,
    /// These dice were thrown on the board.
    Throw(Roll),
    /// Offers the cube.
    Double,
    /// Takes the cube.
    Take,
    /// Passes the cube.
    Pass,
    /// Plays the roll.
    Play(Vec<Move>),
    /// Asks the opponent to accept the position on the board, in the numbering of the side that played it.
    OfferIllegalPlay(Position),
    /// Accepts the illegal play.
    AcceptIllegalPlay,
    /// Insists on a legal play.
    DeclineIllegalPlay,
    /// Offers to resign the game at this result.
    OfferResignation(GameResult),
    /// Accepts the resignation.
    AcceptResignation,
    /// Declines the resignation.
    DeclineResignation,
}

/// A remark that the record keeps beside the plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The board showed an illegal play, which can still be corrected.
    IllegalPlay {
        /// The side.
        side: Side,
        /// The kind of illegal play.
        illegal: Illegal,
    },
    /// The sensors showed an impossible reading.
    Fault {
        /// The side to act.
        side: Side,
        /// The contradiction.
        fault: Fault,
    },
    /// A die did not lie flat.
    Cocked {
        /// The side.
        side: Side,
    },
    /// A side rolled before its opponent had finished. The roll stands, although the opponent can now finish its turn
    /// knowing it.
    RolledEarly {
        /// The side.
        side: Side,
        /// The roll.
        roll: Roll,
    },
}

/// An effect of a frame, of progress in the match, or of time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A seat acts in the match. If the match accepts the action, call [`Sitting::see`].
    Command(Side, SeatCommand),
    /// A message to the board.
    Tell(BoardTold),
    /// A remark for the record.
    Remark(Remark),
    /// The opponent's play has been repeated on the board, or the wait for it is over: the clock of this side
    /// runs from now.
    TurnBegins(Side),
}

/// A board at a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    seating: Seating,
    dice: DiceSource,
    sensors: Sensors,
    /// The places that the board has reported as faulty, in console one's numbering.
    faulty: Vec<SensedPlace>,
    /// The board's last report, with console one's player as the mover.
    look: Option<Look>,
    situation: Situation,
    /// The time since which the match waits for the board to show the position; `None` if it does not wait.
    disagrees_since: Option<Millis>,
    question: Option<LookalikePlays>,
    /// Dice that were thrown before that side's turn had begun.
    early: Option<(Side, Roll)>,
}

/// Plays that look alike; the player must choose one.
#[derive(Clone, Debug, PartialEq, Eq)]
struct LookalikePlays {
    number: u32,
    side: Side,
    plays: Vec<LegalPlay>,
}

impl Sitting {
    /// Returns the sitting of a board that is seated at a match, and the first messages to the board.
    #[must_use]
    pub fn begin(seating: Seating, dice: DiceSource, situation: Situation, now: Millis) -> (Self, Vec<Deed>) {
        let sitting = Self {
            seating,
            dice,
            sensors: Sensors::BEZMA,
            faulty: Vec::new(),
            look: None,
            situation,
            disagrees_since: Some(now),
            question: None,
            early: None,
        };
        let deeds = sitting.say_again().into_iter().map(Deed::Tell).collect();
        (sitting, deeds)
    }

    /// Rebuilds a sitting. The match came to `situation` at `moved_on_at`. `before` contains the board's last hello,
    /// health and occupancy until then, and any dice that a player here threw in the opponent's turn. `since`
    /// contains the frames after that time.
    #[must_use]
    pub fn restore(
        seating: Seating,
        dice: DiceSource,
        situation: Situation,
        moved_on_at: Millis,
        before: &[StoredFrame],
        since: &[StoredFrame],
    ) -> Self {
        let (mut sitting, _told_before) = Self::begin(seating, dice, situation, moved_on_at);
        for frame in before {
            sitting.sense(&frame.body);
            if let BoardBody::Dice { console, dice: DiceReading::Thrown(first, second) } = frame.body {
                sitting.remember_early(sitting.seating.side(console), Roll::from_pips([first, second]));
            }
        }
        // A roll that was thrown starts the turn, whatever the board shows. The first roll of a game is automatic, so
        // it does not count here.
        let has_rolled =
            matches!(sitting.situation.waits, Waits::ToPlay { .. } | Waits::IllegalPlayOffered { .. });
        let has_begun = has_rolled && sitting.situation.last_play.is_some();
        if has_begun || sitting.agrees() || sitting.moved_here() {
            sitting.disagrees_since = None;
        }
        for frame in since {
            let _done_before = sitting.frame(frame);
        }
        sitting
    }

    /// Returns the deeds that are due after a rebuild, in addition to those of the frames: dice that were thrown too
    /// early are used if the board agrees.
    pub fn resume(&mut self) -> Vec<Deed> {
        if self.early.is_some() && self.disagrees_since.is_none() { self.turn_begins() } else { Vec::new() }
    }

    /// Remembers dice that were thrown in the opponent's turn, for the turn that has begun. Only the first throw
    /// counts.
    fn remember_early(&mut self, side: Side, roll: Option<Roll>) {
        let is_next =
            matches!(&self.situation.waits, Waits::ToRoll { side: on_turn, .. } if *on_turn == side);
        if is_next && self.dice != DiceSource::Server && self.seating.here[side] && self.early.is_none() {
            self.early = roll.map(|roll| (side, roll));
        }
    }

    /// Returns the match of this board.
    #[must_use]
    pub const fn situation(&self) -> &Situation {
        &self.situation
    }

    /// Returns true if the clock of the side to act waits for the board to show the opponent's play.
    #[must_use]
    pub const fn is_waited_for(&self) -> bool {
        self.disagrees_since.is_some()
    }

    /// Returns the places where the board differs from the position; none before its first report.
    #[must_use]
    pub fn differences(&self) -> Vec<wire::BoardDifference> {
        let one = self.seating.one;
        let differences = self
            .look_of(one)
            .map(|look| look.differences(&self.position_of(one), self.sensors))
            .unwrap_or_default();
        tell::differences(&self.seating, one, &differences)
    }

    /// Returns the start of the wait for the board to show the opponent's play. The wait lasts at most
    /// [`BOARD_AGREEMENT_WAIT_MS`].
    #[must_use]
    pub const fn waited_since(&self) -> Option<Millis> {
        self.disagrees_since
    }

    /// Handles a frame of the board that has been stored.
    pub fn frame(&mut self, frame: &StoredFrame) -> Vec<Deed> {
        match &frame.body {
            BoardBody::Hello { .. } | BoardBody::Occupancy { .. } | BoardBody::Health { .. } => {
                self.sense(&frame.body);
                self.compare()
            }
            BoardBody::Dice { console, dice } => self.dice(self.seating.side(*console), *dice),
            BoardBody::Cube { console, value } => self.cube(*console, *value),
            BoardBody::Button { console, button } => self.button(*console, *button, frame.seq),
            BoardBody::Choice { console, question, play } => self.choice(*console, *question, *play),
            // The times on the board's own clock are ignored, because only the clocks of the match count.
            BoardBody::Clock { .. } => Vec::new(),
        }
    }

    /// Handles progress in the match.
    pub fn see(&mut self, situation: Situation, now: Millis) -> Vec<Deed> {
        let has_moved = situation.position != self.situation.position;
        self.forget_early(&situation);
        self.situation = situation;
        self.question = None;
        let agrees = self.agrees() || has_moved && self.moved_here();
        if has_moved || self.disagrees_since.is_some() {
            self.disagrees_since = (!agrees).then(|| self.disagrees_since.unwrap_or(now));
        }
        let mut deeds: Vec<Deed> = self.say_again().into_iter().map(Deed::Tell).collect();
        if self.disagrees_since.is_none() {
            deeds.extend(self.turn_begins());
        }
        deeds
    }

    /// Forgets dice that were thrown too early, unless they can still count: they count only for the very next turn of
    /// the same game.
    fn forget_early(&mut self, next: &Situation) {
        let Some((thrower, _)) = self.early else { return };
        let is_same_turn = next.last_play == self.situation.last_play;
        let is_next_turn = matches!(next.waits, Waits::ToRoll { side, .. } if side == thrower)
            && next.last_play.as_ref().is_some_and(|(side, _)| *side != thrower);
        if !is_same_turn && !is_next_turn {
            self.early = None;
        }
    }

    /// Handles the passing of time.
    pub fn tick(&mut self, now: Millis) -> Vec<Deed> {
        match self.disagrees_since {
            Some(since) if now.0 - since.0 >= BOARD_AGREEMENT_WAIT_MS => {
                self.disagrees_since = None;
                self.turn_begins()
            }
            Some(_) | None => Vec::new(),
        }
    }

    /// Returns the messages for a board that has reconnected: the current state.
    #[must_use]
    pub fn say_again(&self) -> Vec<BoardTold> {
        let mut told = tell::situation(&self.seating, &self.situation);
        if let Some(LookalikePlays { number, side, plays }) = &self.question {
            told.push(tell::question(self.seating.console(*side), *number, plays));
        }
        told
    }

    /// Stores the board's reports about itself and its readings, and nothing else.
    pub fn sense(&mut self, body: &BoardBody) {
        match body {
            BoardBody::Hello { capabilities, .. } => {
                self.sensors = Sensors {
                    know_colour: capabilities.colour,
                    per_point: capabilities.point_depth,
                    on_bar: capabilities.bar_depth,
                };
            }
            BoardBody::Occupancy { points, bar } => self.look = look_of_frame(points, *bar),
            BoardBody::Health { faults, .. } => {
                self.faulty = faults.iter().filter_map(|fault| place_of_frame(fault.place)).collect();
            }
            BoardBody::Dice { .. }
            | BoardBody::Cube { .. }
            | BoardBody::Button { .. }
            | BoardBody::Choice { .. }
            | BoardBody::Clock { .. } => {}
        }
    }

    /// Returns the trusted part of the readings in `side`'s numbering.
    fn look_of(&self, side: Side) -> Option<Look> {
        let look = self.faulty.iter().fold(self.look?, |look, &place| look.without(place));
        Some(if side == self.seating.one { look } else { look.flip() })
    }

    /// Returns the expected position with `side` as the mover.
    fn position_of(&self, side: Side) -> Position {
        let whites = tell::position_here(&self.seating, &self.situation);
        match side {
            Side::White => whites,
            Side::Black => whites.flip(),
        }
    }

    fn agrees(&self) -> bool {
        let one = self.seating.one;
        self.look_of(one).is_some_and(|look| look.fits(&self.position_of(one), self.sensors))
    }

    /// Returns true if the last play was made on this board, so that the board already shows it.
    fn moved_here(&self) -> bool {
        self.situation.last_play.as_ref().is_some_and(|(side, _)| self.seating.here[*side])
    }

    /// Checks, after new readings, whether the board shows the awaited position.
    fn compare(&mut self) -> Vec<Deed> {
        if self.disagrees_since.is_none() || self.look.is_none() {
            return Vec::new();
        }
        if self.agrees() {
            self.disagrees_since = None;
            return self.turn_begins();
        }
        vec![Deed::Tell(self.correct())]
    }

    fn correct(&self) -> BoardTold {
        BoardTold::Correct { differences: self.differences() }
    }

    /// Starts a turn; dice that were thrown too early are used now.
    fn turn_begins(&mut self) -> Vec<Deed> {
        let Some(side) = self.situation.waits.side().filter(|side| self.seating.here[*side]) else {
            return Vec::new();
        };
        let mut deeds = vec![Deed::TurnBegins(side)];
        match (self.early, &self.situation.waits) {
            (Some((thrown_by, roll)), Waits::ToRoll { side, .. }) if thrown_by == *side => {
                self.early = None;
                deeds.push(Deed::Command(*side, SeatCommand::Throw(roll)));
            }
            (Some(_), Waits::Over { .. }) => self.early = None,
            _ => {}
        }
        deeds
    }
}
