//! A turn in progress: the single moves that are possible, and their effect.
//!
//! No other module knows how a move works. The generator, the checked and unchecked ways of applying a play, the
//! graph and the notation all build on this one.

use crate::position::raw;
use crate::{Die, Place, PlayedMove, Position, Roll};

/// The bit of the bar in a set of sources. The bit of a point is the point's number.
const BAR: u32 = 1 << 25;
/// The bits of the bar and of the points outside the home board.
const OUTSIDE: u32 = (BAR << 1) - (1 << 7);

/// The board in the middle of a turn.
#[derive(Clone, Copy)]
pub(crate) struct Board {
    /// The position as the opponent sees it. The opponent is on roll next, so a finished play needs no flip.
    waiting: Position,
    /// The places where the mover has checkers: bits 1 to 24 for the points, bit 25 for the bar.
    own: u32,
    /// The points on which the mover may land. A move never changes them.
    open: u32,
}

/// A single move in the generator's compact form.
#[derive(Clone, Copy)]
pub(crate) struct CompactMove {
    /// The place in pips to go; 25 is the bar.
    pub(crate) source: u8,
    pub(crate) die: Die,
    pub(crate) hit: bool,
}

impl CompactMove {
    pub(crate) fn to_played(self) -> PlayedMove {
        let place = |pips| Place::from_pips(pips).expect("pips to go are 0 to 25");
        let target = self.source.saturating_sub(self.die.pips());
        PlayedMove { from: place(self.source), to: place(target), die: self.die, hit: self.hit }
    }
}

impl Board {
    pub(crate) fn new(position: &Position) -> Self {
        let mut own = 0;
        let mut open = 0;
        for (pips, &count) in position.as_raw()[..26].iter().enumerate() {
            own |= u32::from(count > 0) << pips;
            // One opposing checker does not block a point: it can be hit.
            open |= u32::from(count >= -1) << pips;
        }
        // No move ends on a bar, so bits 0 and 25 are never open.
        Self { waiting: position.flip(), own, open: open & !(BAR | 1) }
    }

    /// Returns the position if the turn ended here, with the opponent on roll.
    pub(crate) fn passed(&self) -> &Position {
        &self.waiting
    }

    /// Returns the position with the mover still on roll.
    pub(crate) fn position(&self) -> Position {
        self.waiting.flip()
    }

    pub(crate) fn has(&self, place: Place) -> bool {
        self.own & (1 << place.pips()) != 0
    }

    pub(crate) fn is_on_bar(&self) -> bool {
        self.own & BAR != 0
    }

    pub(crate) fn is_all_home(&self) -> bool {
        self.own & OUTSIDE == 0
    }

    /// Returns the pips of the mover's rearmost checker, or 0 if all its checkers are off.
    pub(crate) fn rearmost_pips(&self) -> u8 {
        let pips = self.own.checked_ilog2().unwrap_or(0);
        u8::try_from(pips).expect("a bit has a number below 32")
    }

    /// Returns the places from which this die can move a checker, one bit each.
    #[inline]
    pub(crate) fn sources(&self, die: Die) -> u32 {
        let pips = u32::from(die.pips());
        // Shifting the open points back by the die gives all places from which it reaches one of them.
        let onto_points = self.own & (self.open << pips);
        if self.own & BAR != 0 {
            return onto_points & BAR;
        }
        if self.own & OUTSIDE != 0 {
            return onto_points;
        }
        // All checkers are home: an exact number bears off, a larger one bears off from the rearmost point only.
        let exact = 1 << pips;
        let borne_off = if self.own >= exact { self.own & exact } else { highest_bit(self.own) };
        onto_points | borne_off
    }

    pub(crate) fn can_move(&self, place: Place, die: Die) -> bool {
        self.sources(die) & (1 << place.pips()) != 0
    }

    /// Returns the board after a move, and the move. `source` must be one of [`Board::sources`].
    #[inline]
    pub(crate) fn step(&self, source: u8, die: Die) -> (Self, CompactMove) {
        let mut next = *self;
        let cells = next.waiting.cells_mut();
        // The mask shows the compiler that no check of bounds is needed.
        let left = &mut cells[usize::from((25 - source) & 31)];
        // In the opponent's view the mover's checkers are negative, so adding one takes a checker away.
        *left += 1;
        if *left == 0 {
            next.own &= !(1 << source);
        }
        let mut hit = false;
        if source > die.pips() {
            let target = source - die.pips();
            let landing = &mut cells[usize::from((25 - target) & 31)];
            hit = *landing > 0;
            if hit {
                *landing = -1;
                cells[raw::OWN_BAR] += 1;
            } else {
                *landing -= 1;
            }
            next.own |= 1 << target;
        } else {
            cells[raw::OPPONENT_OFF] += 1;
        }
        (next, CompactMove { source, die, hit })
    }
}

fn highest_bit(set: u32) -> u32 {
    set.checked_ilog2().map_or(0, |bit| 1 << bit)
}

/// Iterates over the bits of a set from the highest down, so that the rearmost checkers come first.
#[inline]
pub(crate) fn from_the_rear(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = set.checked_ilog2()?;
        set ^= 1 << bit;
        #[expect(clippy::cast_possible_truncation, reason = "a bit of 32 has a number below 32")]
        Some(bit as u8)
    })
}

/// The dice of a roll that have not been played yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct DiceLeft {
    high: (Die, u8),
    low: (Die, u8),
}

impl DiceLeft {
    pub(crate) fn new(roll: Roll) -> Self {
        let counts = if roll.is_doublet() { (4, 0) } else { (1, 1) };
        Self { high: (roll.high(), counts.0), low: (roll.low(), counts.1) }
    }

    /// Iterates over the distinct numbers that remain, the lower one first.
    pub(crate) fn numbers(self) -> impl Iterator<Item = Die> {
        [self.low, self.high].into_iter().filter(|(_, count)| *count > 0).map(|(die, _)| die)
    }

    /// Returns the dice that remain after `die`, which must be one of them.
    pub(crate) fn without(mut self, die: Die) -> Self {
        let used = if self.high.0 == die { &mut self.high } else { &mut self.low };
        used.1 -= 1;
        self
    }

    /// Returns true if no remaining number can be played on this board.
    pub(crate) fn are_stuck(self, board: &Board) -> bool {
        self.numbers().all(|die| board.sources(die) == 0)
    }
}
