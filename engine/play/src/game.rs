//! One game: board, cube, the side on roll, and the current phase.

use rules::{BySide, Cube, CubeOwner, CubeValue, GameResult, Pips, Play, Position, Role, Roll, Side};

use crate::dice::GameNumber;
use crate::event::{GameEnd, GameStart, Opening};

/// The number of a side's offers to resign that the opponent declines in one game. Afterwards the side may only offer a
/// result that needs no consent.
pub const OFFERS_DECLINED_MAX: u32 = 12;
/// The number of illegal plays that the opponent declines in one turn. Afterwards the play has to be legal.
pub const ILLEGAL_PLAYS_DECLINED_MAX: u32 = 3;

/// A game in progress, or the last game of a match. Only events change it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(crate) number: GameNumber,
    pub(crate) starter: Side,
    pub(crate) on_roll: Side,
    /// The board as seen by `on_roll`.
    pub(crate) position: Position,
    pub(crate) cube: Cube,
    pub(crate) phase: Phase,
    pub(crate) offer: Option<ResignationOffer>,
    /// An illegal play that waits for the opponent's answer: the position after it, seen by `on_roll`.
    pub(crate) illegal_play: Option<Position>,
    /// The number of illegal plays that were declined in this turn.
    pub(crate) illegal_plays_declined: u32,
    /// True in a lock-step match until the turn is opened. No roll comes before.
    pub(crate) waits: bool,
    /// True once the side on roll of a lock-step match has decided not to double.
    pub(crate) roll_asked: bool,
    /// The highest offer of each side that was declined since the turn or the cube last changed.
    pub(crate) declined: BySide<Option<GameResult>>,
    /// The number of offers to resign of each side that were declined in this game.
    pub(crate) offers_declined: BySide<u32>,
    /// The number of served rolls. Rolls thrown by hand do not count, because a verifier allows no gap in the numbers.
    pub(crate) rolls_thrown: BySide<u32>,
    pub(crate) thrown_by_hand: BySide<u32>,
    pub(crate) record: Vec<GameAction>,
}

/// The next step of a game. The side *on roll* is the one whose turn it is: see [`Game::on_roll`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The side on roll may roll, and perhaps double.
    ToRoll,
    /// The side on roll must play this roll.
    ToPlay {
        /// The roll.
        roll: Roll,
    },
    /// The side on roll has doubled; the other side must answer.
    ToAnswerDouble {
        /// The value of the cube after a take.
        value: CubeValue,
    },
    /// The double was beavered; the side on roll, which doubled, must answer.
    ToAnswerBeaver {
        /// The value of the cube if the beaver is accepted.
        value: CubeValue,
    },
    /// The game has been won and is about to be counted. Between commands, only the last game of a match stays in
    /// this phase.
    Decided(GameEnd),
}

/// An offer to resign that has not been answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ResignationOffer {
    /// The side that offers.
    pub by: Side,
    /// The result offered.
    pub result: GameResult,
}

/// One line of a game's move list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameAction {
    /// A cube action.
    Cube {
        /// The side that acted.
        side: Side,
        /// The action.
        action: CubeAction,
        /// The value offered, taken or turned to; for a pass, the value lost.
        value: CubeValue,
    },
    /// A roll was played.
    Play {
        /// The side that played.
        side: Side,
        /// The roll.
        roll: Roll,
        /// The play; [`Play::NONE`] if there was no legal play.
        play: Play,
    },
    /// A roll was played illegally, and the opponent accepted it.
    IllegalPlay {
        /// The side that played.
        side: Side,
        /// The roll.
        roll: Roll,
        /// The position before the play, with that side the mover.
        before: Position,
        /// The accepted position, with that side still the mover.
        after: Position,
    },
}

/// A cube action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CubeAction {
    /// The cube was offered.
    Double,
    /// The double was accepted.
    Take,
    /// The double was passed.
    Pass,
    /// The taker turned the cube back.
    Beaver,
    /// The doubler turned the cube again.
    Raccoon,
}

impl Game {
    pub(crate) fn start(start: &GameStart) -> Self {
        let starter = start.opening.starter();
        let phase = match &start.opening {
            // The opening throw is also the starter's first roll.
            Opening::Thrown(throw) => Phase::ToPlay { roll: throw.roll() },
            Opening::Alternating { .. } => Phase::ToRoll,
        };
        Self {
            number: start.number,
            starter,
            on_roll: starter,
            position: Position::STARTING,
            cube: Cube { value: start.cube, owner: CubeOwner::Centred },
            phase,
            offer: None,
            illegal_play: None,
            illegal_plays_declined: 0,
            waits: false,
            roll_asked: false,
            declined: BySide::default(),
            offers_declined: BySide::default(),
            rolls_thrown: BySide::default(),
            thrown_by_hand: BySide::default(),
            record: Vec::new(),
        }
    }

    /// Returns the number of this game within the match.
    #[must_use]
    pub fn number(&self) -> GameNumber {
        self.number
    }

    /// Returns the side that began.
    #[must_use]
    pub fn starter(&self) -> Side {
        self.starter
    }

    /// Returns the side whose turn it is. While a double or a beaver is being answered, that is the doubler.
    #[must_use]
    pub fn on_roll(&self) -> Side {
        self.on_roll
    }

    /// Returns the side that must act next, or `None` once the game is decided.
    #[must_use]
    pub fn to_act(&self) -> Option<Side> {
        if let Phase::Decided(_) = self.phase {
            return None;
        }
        if let Some(offer) = self.offer {
            return Some(offer.by.opponent());
        }
        if self.illegal_play.is_some() {
            return Some(self.on_roll.opponent());
        }
        match self.phase {
            Phase::ToRoll | Phase::ToPlay { .. } | Phase::ToAnswerBeaver { .. } => Some(self.on_roll),
            Phase::ToAnswerDouble { .. } => Some(self.on_roll.opponent()),
            Phase::Decided(_) => None,
        }
    }

    /// Returns the phase of the game. An open offer to resign is not part of it.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the offer to resign that waits for an answer.
    #[must_use]
    pub fn resignation(&self) -> Option<ResignationOffer> {
        self.offer
    }

    /// Returns the offer to resign made to the side on roll. That side need not answer it explicitly: any action of
    /// its turn declines it.
    #[must_use]
    pub fn resignation_to_mover(&self) -> Option<ResignationOffer> {
        self.offer.filter(|offer| offer.by != self.on_roll)
    }

    /// Returns the illegal play that waits for the opponent's answer: the position after it, with the side on roll
    /// still the mover.
    #[must_use]
    pub fn illegal_play(&self) -> Option<&Position> {
        self.illegal_play.as_ref()
    }

    /// Returns the board as the side on roll sees it.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the board with `side` as the mover.
    #[must_use]
    pub fn position_of(&self, side: Side) -> Position {
        match self.role(side) {
            Role::Mover => self.position,
            Role::Opponent => self.position.flip(),
        }
    }

    /// Returns the role of `side` in [`Game::position`].
    #[must_use]
    pub fn role(&self, side: Side) -> Role {
        if side == self.on_roll { Role::Mover } else { Role::Opponent }
    }

    /// Returns the pip count of `side`.
    #[must_use]
    pub fn pips(&self, side: Side) -> Pips {
        self.position.pips(self.role(side))
    }

    /// Returns the cube as both sides have agreed to it. It does not include an offer that waits for its answer.
    #[must_use]
    pub fn cube(&self) -> Cube {
        self.cube
    }

    /// Returns the number of rolls that `side` was served in this game, without the opening throw and without rolls
    /// thrown by hand.
    #[must_use]
    pub fn rolls_thrown(&self, side: Side) -> u32 {
        self.rolls_thrown[side]
    }

    /// Returns the number of turns of this game in which `side` has had a roll, served or thrown by hand. The
    /// opening throw does not count.
    #[must_use]
    pub fn turns_rolled(&self, side: Side) -> u32 {
        self.rolls_thrown[side].saturating_add(self.thrown_by_hand[side])
    }

    /// Returns the move list.
    #[must_use]
    pub fn record(&self) -> &[GameAction] {
        &self.record
    }

    /// Returns the last turn in which a roll was played: its side, and its play unless that was illegal.
    #[must_use]
    pub fn last_play(&self) -> Option<(Side, Option<Play>)> {
        self.record.iter().rev().find_map(|action| match *action {
            GameAction::Play { side, play, .. } => Some((side, Some(play))),
            GameAction::IllegalPlay { side, .. } => Some((side, None)),
            GameAction::Cube { .. } => None,
        })
    }

    /// Returns true if nothing has been played or doubled yet.
    pub(crate) fn is_first_turn(&self) -> bool {
        self.record.is_empty()
    }

    /// Sets the cube and continues the turn. Offers to resign that were declined at another value may be made
    /// again.
    pub(crate) fn settle_cube(&mut self, cube: Cube) {
        self.cube = cube;
        self.declined = BySide::default();
        self.phase = Phase::ToRoll;
    }

    /// Adds a cube action to the move list.
    pub(crate) fn note_cube(&mut self, side: Side, action: CubeAction, value: CubeValue) {
        self.record.push(GameAction::Cube { side, action, value });
    }
}
