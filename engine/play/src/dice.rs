//! Dice as arguments: this crate asks for each throw by game, side and turn, and never makes one.

use std::fmt;

use rules::{BySide, Die, Roll, Side};

/// The number of a game within its match, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameNumber(u32);

impl GameNumber {
    /// The first game of a match.
    pub const FIRST: Self = Self(1);

    /// Returns the game with this number, or `None` for zero.
    #[must_use]
    pub const fn new(number: u32) -> Option<Self> {
        if number == 0 { None } else { Some(Self(number)) }
    }

    /// Returns the number, at least 1.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }

    /// Returns the number of the next game.
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

/// The opening throw of a game: one die for each side, and the ties thrown before. The two dice differ.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct OpeningThrow {
    ties: Vec<Die>,
    dice: BySide<Die>,
}

impl OpeningThrow {
    /// Returns a throw decided by `dice` after `ties`, or `None` if the dice are equal.
    #[must_use]
    pub fn new(ties: Vec<Die>, dice: BySide<Die>) -> Option<Self> {
        if dice.white == dice.black { None } else { Some(Self { ties, dice }) }
    }

    /// Returns the number that both sides threw in each tie, in order.
    #[must_use]
    pub fn ties(&self) -> &[Die] {
        &self.ties
    }

    /// Returns the deciding dice.
    #[must_use]
    pub fn dice(&self) -> BySide<Die> {
        self.dice
    }

    /// Returns the side with the higher die, which plays both.
    #[must_use]
    pub fn starter(&self) -> Side {
        if self.dice.white > self.dice.black { Side::White } else { Side::Black }
    }

    /// Returns both dice as the roll that the starter plays, White's first.
    #[must_use]
    pub fn roll(&self) -> Roll {
        Roll::new(self.dice.white, self.dice.black)
    }
}

/// The source of the throws of a match. The same arguments must always give the same throw.
pub trait DiceSource {
    /// Returns the opening throw of a game.
    fn opening(&self, game: GameNumber) -> OpeningThrow;

    /// Returns the throw of `side` in its `turn`-th turn of a game, counted from 1. The opening throw is not one of
    /// the turns. A turn without a legal play still uses its throw.
    fn roll(&self, game: GameNumber, side: Side, turn: u32) -> Roll;
}
