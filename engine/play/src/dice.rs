//! Dice as arguments: the throws of a match are asked for by game, side and turn, never made here.

use std::fmt;

use rules::{BySide, Die, Roll, Side};

/// The number of a game within its match, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameNumber(u32);

impl GameNumber {
    /// The first game of a match.
    pub const FIRST: Self = Self(1);

    /// The game with this number, if it is at least 1.
    #[must_use]
    pub const fn new(number: u32) -> Option<Self> {
        if number == 0 { None } else { Some(Self(number)) }
    }

    /// The number, at least 1.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }

    /// The game after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl fmt::Display for GameNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One die a side for the start of a game, with the ties that were thrown before. The deciding dice differ.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct OpeningThrow {
    ties: Vec<Die>,
    dice: BySide<Die>,
}

impl OpeningThrow {
    /// A throw decided by `dice` after `ties`; nothing when the dice are equal and decide nothing.
    #[must_use]
    pub fn new(ties: Vec<Die>, dice: BySide<Die>) -> Option<Self> {
        if dice.white == dice.black { None } else { Some(Self { ties, dice }) }
    }

    /// The number that both sides threw, once for each tie, in order.
    #[must_use]
    pub fn ties(&self) -> &[Die] {
        &self.ties
    }

    /// The deciding dice.
    #[must_use]
    pub fn dice(&self) -> BySide<Die> {
        self.dice
    }

    /// The side with the higher die, which plays both.
    #[must_use]
    pub fn starter(&self) -> Side {
        if self.dice.white > self.dice.black { Side::White } else { Side::Black }
    }

    /// Both dice as the roll that the starter plays, White's first.
    #[must_use]
    pub fn roll(&self) -> Roll {
        Roll::new(self.dice.white, self.dice.black)
    }
}

/// Where the throws of a match come from. The same question must always get the same answer.
pub trait DiceSource {
    /// The opening throw of a game.
    fn opening(&self, game: GameNumber) -> OpeningThrow;

    /// The throw of `side` in its `turn`-th turn of a game, counted from 1. The opening throw is not one of the
    /// turns; a turn without a legal play uses its throw up.
    fn roll(&self, game: GameNumber, side: Side, turn: u32) -> Roll;
}
