//! What a board at a match causes: from its frames to commands for the seats that it holds, and to what it is told.
//!
//! A [`Sitting`] follows from the match and from the frames since the match last moved on, so a server that was killed
//! makes it anew with [`Sitting::restore`].

mod seating;
mod tell;

use rules::{GameResult, LegalPlay, Move, Position, Roll, Side};
use wire::{
    BOARD_AGREEMENT_WAIT_MS, BoardBody, BoardButton, BoardOffer, BoardTold, Console, DiceReading, Millis,
};

use crate::{
    Fault, Illegal, Inference, Look, SensedPlace, Sensors, StoredFrame, Turn, WhatIsWrong, illegal_position,
    infer,
};
pub use seating::Seating;
use seating::{look_of_frame, place_of_frame};

/// Where the dice of a board's players come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiceSource {
    /// They are thrown on the board.
    Board,
    /// The server throws them, or repeats those of another board.
    Server,
    /// They are thrown on the board, unless the other room of a duplicate match has thrown this roll before.
    Shared,
}

/// A match as far as a board must know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Situation {
    /// The number of the last event of the match.
    pub step: u32,
    /// The checkers, with White as the mover.
    pub position: Position,
    /// The value of the cube.
    pub cube: u16,
    /// Who has moved the checkers last, and how, in the numbering of that side.
    pub last_play: Option<(Side, Vec<Move>)>,
    /// The result at which the opponent of the side on turn offers to resign. Playing on declines it.
    pub offered: Option<GameResult>,
    /// What the match waits for.
    pub waits: Waits,
}

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waits {
    /// A side may roll, and perhaps double.
    ToRoll {
        /// Who.
        side: Side,
        /// Whether it may offer the cube.
        may_double: bool,
    },
    /// A side plays its roll.
    ToPlay {
        /// Who.
        side: Side,
        /// The roll.
        roll: Roll,
        /// Whether the opponent can be asked to accept an illegal play.
        may_be_illegal: bool,
    },
    /// A side says whether an illegal play of the other one may stand.
    IllegalPlayOffered {
        /// Who.
        to: Side,
        /// What it leaves, White being the mover.
        position: Position,
        /// The play, as text.
        notation: String,
    },
    /// A side answers the offer of the cube.
    CubeOffered {
        /// Who.
        to: Side,
        /// The value offered.
        value: u16,
    },
    /// A side answers a resignation.
    ResignationOffered {
        /// Who.
        to: Side,
        /// What is offered.
        result: GameResult,
    },
    /// The match is over.
    Over {
        /// Who won; none: a draw.
        winner: Option<Side>,
    },
}

impl Waits {
    /// The side that the match waits for.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        match self {
            Self::ToRoll { side, .. } | Self::ToPlay { side, .. } => Some(*side),
            Self::IllegalPlayOffered { to, .. }
            | Self::CubeOffered { to, .. }
            | Self::ResignationOffered { to, .. } => Some(*to),
            Self::Over { .. } => None,
        }
    }
}

/// What a side does in the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatCommand {
    /// The server throws, or says what the other room has thrown.
    Roll,
    /// These dice were thrown on the board.
    Throw(Roll),
    /// Offers the cube.
    Double,
    /// Takes it.
    Take,
    /// Passes it.
    Pass,
    /// Plays the roll.
    Play(Vec<Move>),
    /// Asks the opponent to accept what the board shows, seen by the side that played it.
    OfferIllegalPlay(Position),
    /// Accepts that.
    AcceptIllegalPlay,
    /// Insists on a legal play.
    DeclineIllegalPlay,
    /// Offers to lose the game at this result.
    OfferResignation(GameResult),
    /// Accepts that.
    AcceptResignation,
    /// Declines it.
    DeclineResignation,
}

/// What the record keeps beside the plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// An illegal play was shown, and stays open to be corrected.
    IllegalPlay {
        /// Whose.
        side: Side,
        /// What was wrong.
        illegal: Illegal,
    },
    /// The sensors showed what cannot be.
    Fault {
        /// In whose turn.
        side: Side,
        /// What.
        fault: Fault,
    },
    /// A die did not lie flat.
    Cocked {
        /// Whose.
        side: Side,
    },
    /// A side rolled before its opponent had finished. The roll stands; the opponent may finish knowing it.
    RolledEarly {
        /// Who.
        side: Side,
        /// What.
        roll: Roll,
    },
}

/// What follows from a frame, from the match having moved on, or from time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A seat does something in the match. When the match accepts it, tell the sitting with [`Sitting::see`].
    Command(Side, SeatCommand),
    /// The board is told something.
    Tell(BoardTold),
    /// The record keeps something.
    Remark(Remark),
    /// The opponent's play has been carried out on the board, or has been waited for long enough: the clock of this side
    /// runs from now.
    TurnBegins(Side),
}

/// A board at a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    seating: Seating,
    dice: DiceSource,
    sensors: Sensors,
    /// Places that the board has reported as faulty, in console one's numbering.
    faulty: Vec<SensedPlace>,
    /// What the board last reported, with console one's player as the mover.
    look: Option<Look>,
    situation: Situation,
    /// Since when the board is waited for to show the position; none when it has, or was waited for long enough.
    disagrees_since: Option<Millis>,
    question: Option<Question>,
    /// Dice that were thrown before the turn of that side had begun.
    early: Option<(Side, Roll)>,
}

/// Plays that look alike, one of which the player must name.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Question {
    number: u32,
    side: Side,
    plays: Vec<LegalPlay>,
}

impl Sitting {
    /// A board that sits down at a match, and what it is told first.
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

    /// The sitting as it was: after the match had come to `situation` at `moved_on_at`, the board had last said
    /// `before` (its last hello, health and occupancy of until then, and dice of a player here that were thrown in the
    /// opponent's turn), and has said `since` from then on.
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
        // Who has rolled had begun the turn, whatever the board showed; only a game's first roll comes by itself.
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

    /// What was due when the sitting was made anew, besides what follows from the frames: dice that were thrown too early
    /// are used once the board agrees.
    pub fn resume(&mut self) -> Vec<Deed> {
        if self.early.is_some() && self.disagrees_since.is_none() { self.turn_begins() } else { Vec::new() }
    }

    /// Dice of the opponent's turn count for the one that has come; the first ones stand.
    fn remember_early(&mut self, side: Side, roll: Option<Roll>) {
        let is_next =
            matches!(&self.situation.waits, Waits::ToRoll { side: on_turn, .. } if *on_turn == side);
        if is_next && self.dice != DiceSource::Server && self.seating.here[side] && self.early.is_none() {
            self.early = roll.map(|roll| (side, roll));
        }
    }

    /// The match that the board sits at.
    #[must_use]
    pub const fn situation(&self) -> &Situation {
        &self.situation
    }

    /// Whether the clock of the side on turn waits for the board to show the opponent's play.
    #[must_use]
    pub const fn is_waited_for(&self) -> bool {
        self.disagrees_since.is_some()
    }

    /// Where the board does not show the position, as far as it can see; nothing before it has said what it sees.
    #[must_use]
    pub fn differences(&self) -> Vec<wire::BoardDifference> {
        let one = self.seating.one;
        let differences = self
            .look_of(one)
            .map(|look| look.differences(&self.position_of(one), self.sensors))
            .unwrap_or_default();
        tell::differences(&self.seating, one, &differences)
    }

    /// Since when it does; it is waited for [`BOARD_AGREEMENT_WAIT_MS`].
    #[must_use]
    pub const fn waited_since(&self) -> Option<Millis> {
        self.disagrees_since
    }

    /// A frame of the board that has been stored.
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
            // The match's clocks count; what the board shows is for its players.
            BoardBody::Clock { .. } => Vec::new(),
        }
    }

    /// The match has moved on.
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

    /// Dice that were thrown too early count for the very next turn, and for none of another game.
    fn forget_early(&mut self, next: &Situation) {
        let Some((thrower, _)) = self.early else { return };
        let is_same_turn = next.last_play == self.situation.last_play;
        let is_next_turn = matches!(next.waits, Waits::ToRoll { side, .. } if side == thrower)
            && next.last_play.as_ref().is_some_and(|(side, _)| *side != thrower);
        if !is_same_turn && !is_next_turn {
            self.early = None;
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Millis) -> Vec<Deed> {
        match self.disagrees_since {
            Some(since) if now.0 - since.0 >= BOARD_AGREEMENT_WAIT_MS => {
                self.disagrees_since = None;
                self.turn_begins()
            }
            Some(_) | None => Vec::new(),
        }
    }

    /// What a board must be told that has connected again: all that still holds.
    #[must_use]
    pub fn say_again(&self) -> Vec<BoardTold> {
        let mut told = tell::situation(&self.seating, &self.situation);
        if let Some(Question { number, side, plays }) = &self.question {
            told.push(tell::question(self.seating.console(*side), *number, plays));
        }
        told
    }

    /// Takes note of what the board says of itself and of what it sees, and of nothing else.
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

    /// What the board shows as far as it can be trusted, as a side numbers it.
    fn look_of(&self, side: Side) -> Option<Look> {
        let look = self.faulty.iter().fold(self.look?, |look, &place| look.without(place));
        Some(if side == self.seating.one { look } else { look.flip() })
    }

    /// What should be on the board, with `side` as the mover.
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

    /// Whether the last play was made on this board, which then shows it.
    fn moved_here(&self) -> bool {
        self.situation.last_play.as_ref().is_some_and(|(side, _)| self.seating.here[*side])
    }

    /// After the sensors have said something: does the board show what is waited for?
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

    /// A turn begins; dice that were thrown too early are used now.
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

    fn ignored(&self, side: Side) -> Vec<Deed> {
        vec![Deed::Tell(BoardTold::Ignored { console: self.seating.console(side) })]
    }

    fn dice(&mut self, side: Side, dice: DiceReading) -> Vec<Deed> {
        let roll = match dice {
            DiceReading::Cocked => return vec![Deed::Remark(Remark::Cocked { side })],
            DiceReading::Thrown(first, second) => Roll::from_pips([first, second]),
        };
        let is_thrown_here = match self.dice {
            DiceSource::Board | DiceSource::Shared => true,
            DiceSource::Server => false,
        };
        let Some(roll) = roll.filter(|_| is_thrown_here && self.seating.here[side]) else {
            return self.ignored(side);
        };
        match &self.situation.waits {
            Waits::ToRoll { side: on_turn, .. } if *on_turn == side => {
                if self.disagrees_since.is_none() {
                    return vec![Deed::Command(side, SeatCommand::Throw(roll))];
                }
                self.roll_early(side, roll, vec![Deed::Tell(self.correct())])
            }
            // The opponent's dice end a turn, if what the board shows is a play.
            Waits::ToPlay { side: on_turn, roll: played, .. } if *on_turn != side => {
                let (on_turn, played) = (*on_turn, *played);
                let ended = if self.seating.here[on_turn] { self.play_shown(on_turn, played) } else { None };
                match ended {
                    Some(Inference::Played(legal)) => {
                        self.early = Some((side, roll));
                        vec![Deed::Command(on_turn, SeatCommand::Play(legal.play.to_moves()))]
                    }
                    Some(Inference::Choose(_) | Inference::Illegal(_) | Inference::Faulty(_)) | None => {
                        self.roll_early(side, roll, Vec::new())
                    }
                }
            }
            Waits::ToRoll { .. }
            | Waits::ToPlay { .. }
            | Waits::IllegalPlayOffered { .. }
            | Waits::CubeOffered { .. }
            | Waits::ResignationOffered { .. }
            | Waits::Over { .. } => self.ignored(side),
        }
    }

    /// Keeps dice for the turn that has not begun. The first ones stand.
    fn roll_early(&mut self, side: Side, roll: Roll, mut deeds: Vec<Deed>) -> Vec<Deed> {
        if self.early.is_some() {
            return self.ignored(side);
        }
        self.early = Some((side, roll));
        deeds.push(Deed::Remark(Remark::RolledEarly { side, roll }));
        deeds
    }

    fn cube(&self, console: Console, value: u16) -> Vec<Deed> {
        let side = self.seating.side(console);
        let is_next = u32::from(value) == 2 * u32::from(self.situation.cube);
        if is_next { self.double(side) } else { self.ignored(side) }
    }

    fn double(&self, side: Side) -> Vec<Deed> {
        match &self.situation.waits {
            Waits::ToRoll { side: on_turn, may_double: true }
                if *on_turn == side && self.seating.here[side] && self.early.is_none() =>
            {
                vec![Deed::Command(side, SeatCommand::Double)]
            }
            Waits::ToRoll { .. }
            | Waits::ToPlay { .. }
            | Waits::IllegalPlayOffered { .. }
            | Waits::CubeOffered { .. }
            | Waits::ResignationOffered { .. }
            | Waits::Over { .. } => self.ignored(side),
        }
    }

    fn button(&mut self, console: Console, button: BoardButton, seq: u64) -> Vec<Deed> {
        let side = self.seating.side(console);
        if !self.seating.here[side] {
            return self.ignored(side);
        }
        let offered_to_me = match &self.situation.waits {
            Waits::CubeOffered { to, value } if *to == side => Some(BoardOffer::Cube(*value)),
            Waits::IllegalPlayOffered { to, notation, .. } if *to == side => {
                Some(BoardOffer::IllegalPlay(notation.clone()))
            }
            Waits::ResignationOffered { to, result } if *to == side => {
                Some(BoardOffer::Resignation(tell::result(*result)))
            }
            Waits::ToRoll { side: on_turn, .. } | Waits::ToPlay { side: on_turn, .. } if *on_turn == side => {
                self.situation.offered.map(|result| BoardOffer::Resignation(tell::result(result)))
            }
            Waits::ToRoll { .. }
            | Waits::ToPlay { .. }
            | Waits::IllegalPlayOffered { .. }
            | Waits::CubeOffered { .. }
            | Waits::ResignationOffered { .. }
            | Waits::Over { .. } => None,
        };
        let may_play_on = self.situation.offered.is_some();
        let command = match (button, offered_to_me) {
            (BoardButton::Done, None) => return self.done(side, seq),
            (BoardButton::Double, None) => return self.double(side),
            (BoardButton::Done, Some(BoardOffer::Resignation(_))) if may_play_on => {
                return self.done(side, seq);
            }
            (BoardButton::Double, Some(BoardOffer::Resignation(_))) if may_play_on => {
                return self.double(side);
            }
            (BoardButton::Take, Some(BoardOffer::Cube(_))) => SeatCommand::Take,
            (BoardButton::Pass, Some(BoardOffer::Cube(_))) => SeatCommand::Pass,
            (BoardButton::Take, Some(BoardOffer::Resignation(_))) => SeatCommand::AcceptResignation,
            (BoardButton::Pass, Some(BoardOffer::Resignation(_))) => SeatCommand::DeclineResignation,
            (BoardButton::Take, Some(BoardOffer::IllegalPlay(_))) => SeatCommand::AcceptIllegalPlay,
            (BoardButton::Pass, Some(BoardOffer::IllegalPlay(_))) => SeatCommand::DeclineIllegalPlay,
            (BoardButton::Resign(result), _) => SeatCommand::OfferResignation(tell::result_from(result)),
            (BoardButton::Done | BoardButton::Double, Some(_))
            | (BoardButton::Take | BoardButton::Pass, None) => {
                return self.ignored(side);
            }
        };
        vec![Deed::Command(side, command)]
    }

    fn play_shown(&self, side: Side, roll: Roll) -> Option<Inference> {
        let before = self.position_of(side);
        let look = self.look_of(side)?;
        Some(infer(&Turn { before: &before, roll, sensors: self.sensors }, &look))
    }

    /// The position that the opponent is asked to accept. Who has moved nothing has only pressed the key too early.
    fn illegal_play_shown(&self, side: Side, roll: Roll, illegal: &Illegal) -> Option<Position> {
        if illegal.what == WhatIsWrong::NothingMoved {
            return None;
        }
        let before = self.position_of(side);
        illegal_position(&Turn { before: &before, roll, sensors: self.sensors }, &self.look_of(side)?)
    }

    /// The player says that the play is over, or that the server may throw.
    fn done(&mut self, side: Side, seq: u64) -> Vec<Deed> {
        let (roll, may_be_illegal) = match &self.situation.waits {
            Waits::ToPlay { side: on_turn, roll, may_be_illegal } if *on_turn == side => {
                (*roll, *may_be_illegal)
            }
            Waits::ToRoll { side: on_turn, .. } if *on_turn == side && self.dice != DiceSource::Board => {
                let may_begin = self.disagrees_since.is_none();
                let roll = || Deed::Command(side, SeatCommand::Roll);
                return vec![if may_begin { roll() } else { Deed::Tell(self.correct()) }];
            }
            Waits::ToRoll { .. }
            | Waits::ToPlay { .. }
            | Waits::IllegalPlayOffered { .. }
            | Waits::CubeOffered { .. }
            | Waits::ResignationOffered { .. }
            | Waits::Over { .. } => return self.ignored(side),
        };
        let console = self.seating.console(side);
        self.question = None;
        match self.play_shown(side, roll) {
            None => self.ignored(side),
            Some(Inference::Played(legal)) => {
                vec![Deed::Command(side, SeatCommand::Play(legal.play.to_moves()))]
            }
            Some(Inference::Choose(plays)) => {
                // The number of the frame that asked, so that no answer is taken for that to another question.
                let number = u32::try_from(seq % (u64::from(u32::MAX) + 1)).unwrap_or_default();
                let told = tell::question(console, number, &plays);
                self.question = Some(Question { number, side, plays });
                vec![Deed::Tell(told)]
            }
            Some(Inference::Illegal(illegal)) => {
                let shown = if may_be_illegal { self.illegal_play_shown(side, roll, &illegal) } else { None };
                let told = tell::illegal(&self.seating, side, &illegal, shown.is_some());
                let mut deeds = vec![Deed::Tell(told), Deed::Remark(Remark::IllegalPlay { side, illegal })];
                deeds.extend(
                    shown.map(|position| Deed::Command(side, SeatCommand::OfferIllegalPlay(position))),
                );
                deeds
            }
            Some(Inference::Faulty(fault)) => {
                let told = tell::fault(&self.seating, side, &fault);
                vec![Deed::Tell(told), Deed::Remark(Remark::Fault { side, fault })]
            }
        }
    }

    fn choice(&mut self, console: Console, number: u32, play: u16) -> Vec<Deed> {
        let side = self.seating.side(console);
        let asked = |question: &Question| question.number == number && question.side == side;
        let chosen = self
            .question
            .as_ref()
            .filter(|question| asked(question))
            .and_then(|question| question.plays.get(usize::from(play)));
        match chosen {
            Some(legal) => vec![Deed::Command(side, SeatCommand::Play(legal.play.to_moves()))],
            None => self.ignored(side),
        }
    }
}
