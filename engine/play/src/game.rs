//! One game: board, cube, whose turn it is, and what is being waited for.

use rules::{BySide, Cube, CubeOwner, CubeValue, GameResult, Pips, Play, Position, Role, Roll, Side};

use crate::dice::GameNumber;
use crate::event::{GameEnd, GameStart, Opening};

/// A game in play, or the last one as it was left. Changed only by events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(crate) number: GameNumber,
    pub(crate) starter: Side,
    pub(crate) on_roll: Side,
    /// Seen by `on_roll`.
    pub(crate) position: Position,
    pub(crate) cube: Cube,
    pub(crate) phase: Phase,
    pub(crate) offer: Option<ResignationOffer>,
    /// An illegal play of the side on roll that waits for the opponent's word; what it leaves, seen by `on_roll`.
    pub(crate) illegal_play: Option<Position>,
    /// The highest offer of each side that was declined since the turn last passed.
    pub(crate) declined: BySide<Option<GameResult>>,
    pub(crate) rolls_thrown: BySide<u32>,
    pub(crate) thrown_by_hand: BySide<u32>,
    pub(crate) record: Vec<GameAction>,
}

/// What a game waits for. *On roll* is the side whose turn it is: see [`Game::on_roll`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The side on roll may roll, and perhaps double.
    ToRoll,
    /// The side on roll must play this roll.
    ToPlay {
        /// The roll.
        roll: Roll,
    },
    /// The side on roll has doubled; the other must answer.
    ToAnswerDouble {
        /// The value of the cube when it is taken.
        value: CubeValue,
    },
    /// The double was beavered; the side on roll, which doubled, must answer.
    ToAnswerBeaver {
        /// The value of the cube when the beaver is accepted.
        value: CubeValue,
    },
    /// The game has been won and is about to be counted. Between two commands no game stands like this; the last
    /// game of a match does.
    Decided(GameEnd),
}

/// An offer to resign that has not been answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ResignationOffer {
    /// Who offers.
    pub by: Side,
    /// What is offered.
    pub result: GameResult,
}

/// One line of a game's move list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameAction {
    /// Something was done with the cube.
    Cube {
        /// By whom.
        side: Side,
        /// What.
        action: CubeAction,
        /// The value offered, taken or turned to; for a pass, the value that is lost.
        value: CubeValue,
    },
    /// A roll was played.
    Play {
        /// By whom.
        side: Side,
        /// The roll.
        roll: Roll,
        /// How; [`Play::NONE`] when there was no legal play.
        play: Play,
    },
    /// A roll was played in a way that is not legal, and the opponent let it stand.
    IllegalPlay {
        /// By whom.
        side: Side,
        /// The roll.
        roll: Roll,
        /// The position before, that side being the mover.
        before: Position,
        /// The position that was accepted, that side still being the mover.
        after: Position,
    },
}

/// What can be done with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CubeAction {
    /// Offered.
    Double,
    /// Accepted.
    Take,
    /// Refused.
    Pass,
    /// Turned back by the taker.
    Beaver,
    /// Turned again by the doubler.
    Raccoon,
}

impl Game {
    pub(crate) fn start(start: &GameStart) -> Self {
        let starter = start.opening.starter();
        let phase = match &start.opening {
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
            declined: BySide::default(),
            rolls_thrown: BySide::default(),
            thrown_by_hand: BySide::default(),
            record: Vec::new(),
        }
    }

    /// Which game of the match this is.
    #[must_use]
    pub fn number(&self) -> GameNumber {
        self.number
    }

    /// Who began.
    #[must_use]
    pub fn starter(&self) -> Side {
        self.starter
    }

    /// Whose turn it is. While a double or a beaver is being answered, the doubler's.
    #[must_use]
    pub fn on_roll(&self) -> Side {
        self.on_roll
    }

    /// Who must do something before anything else can happen; nobody once the game is decided.
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

    /// What the game waits for, once a resignation offer has been answered if there is one.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The resignation offer that waits for an answer.
    #[must_use]
    pub fn resignation(&self) -> Option<ResignationOffer> {
        self.offer
    }

    /// The resignation offer that the side on roll has been made. It need not be answered in words: whatever that side does
    /// in its turn declines it.
    #[must_use]
    pub fn resignation_to_mover(&self) -> Option<ResignationOffer> {
        self.offer.filter(|offer| offer.by != self.on_roll)
    }

    /// The illegal play of the side on roll that waits for the opponent's word: what it would leave, with that side still
    /// the mover.
    #[must_use]
    pub fn illegal_play(&self) -> Option<&Position> {
        self.illegal_play.as_ref()
    }

    /// The board as the side on roll sees it.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The board with `side` as the mover, whoever is on roll.
    #[must_use]
    pub fn position_of(&self, side: Side) -> Position {
        match self.role(side) {
            Role::Mover => self.position,
            Role::Opponent => self.position.flip(),
        }
    }

    /// The part of `side` in [`Game::position`].
    #[must_use]
    pub fn role(&self, side: Side) -> Role {
        if side == self.on_roll { Role::Mover } else { Role::Opponent }
    }

    /// The pip count of `side`.
    #[must_use]
    pub fn pips(&self, side: Side) -> Pips {
        self.position.pips(self.role(side))
    }

    /// The cube as both sides have agreed to it: an offer that waits for its answer is not in it yet.
    #[must_use]
    pub fn cube(&self) -> Cube {
        self.cube
    }

    /// How many rolls `side` has thrown in this game, the opening throw not counted.
    #[must_use]
    pub fn rolls_thrown(&self, side: Side) -> u32 {
        self.rolls_thrown[side]
    }

    /// In how many turns of this game `side` has had a roll, served or thrown by hand; the opening throw is none of them.
    #[must_use]
    pub fn turns_rolled(&self, side: Side) -> u32 {
        self.rolls_thrown[side].saturating_add(self.thrown_by_hand[side])
    }

    /// The move list.
    #[must_use]
    pub fn record(&self) -> &[GameAction] {
        &self.record
    }

    /// The last turn in which a roll was played: by whom, and how, unless the play was an illegal one.
    #[must_use]
    pub fn last_play(&self) -> Option<(Side, Option<Play>)> {
        self.record.iter().rev().find_map(|action| match *action {
            GameAction::Play { side, play, .. } => Some((side, Some(play))),
            GameAction::IllegalPlay { side, .. } => Some((side, None)),
            GameAction::Cube { .. } => None,
        })
    }

    /// Whether nothing has been done yet.
    pub(crate) fn is_first_turn(&self) -> bool {
        self.record.is_empty()
    }

    /// The cube lies like this from now on, and the turn goes on. Offers that were declined at another value may be
    /// made again.
    pub(crate) fn settle_cube(&mut self, cube: Cube) {
        self.cube = cube;
        self.declined = BySide::default();
        self.phase = Phase::ToRoll;
    }

    /// Adds a line about the cube to the move list.
    pub(crate) fn note_cube(&mut self, side: Side, action: CubeAction, value: CubeValue) {
        self.record.push(GameAction::Cube { side, action, value });
    }
}
