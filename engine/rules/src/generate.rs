//! The generator of legal plays.
//!
//! Two plays that reach the same position count as one, so the generator works with positions. It avoids almost all
//! duplicates instead of searching for them:
//!
//! - With a doublet, the moves of a play can always be made in order from the rear. Two different lists in that
//!   order never reach the same position. The generator therefore visits only such lists.
//! - With two numbers, the moves of two different checkers reach the same position in either order. The order that
//!   begins with the lower number counts only where the other order is impossible. The remaining duplicates are
//!   plays in which one move continues the other, or which bear a checker off. Only these are compared with the
//!   plays already found.

use crate::board::{Board, CompactMove, from_the_rear};
use crate::{Die, LegalPlay, Play, Position, Roll};

/// Returns all legal plays of a roll, one for each position that can be reached, with the **opponent** on roll
/// there. If no checker can be moved, the only play is the empty one ([`Play::NONE`]), so the result is never
/// empty. The order is that of [`legal_positions`].
///
/// The game must not be over.
#[must_use]
pub fn legal_plays(position: &Position, roll: Roll) -> Vec<LegalPlay> {
    let mut plays = Vec::new();
    generate(position, roll, &mut plays);
    plays
}

/// Appends to `found` every position that a legal play of this roll reaches, each once, with the **opponent** on
/// roll. If no checker can be moved, that is the unchanged position. Use this function in searches: it is faster
/// than [`legal_plays`]. It keeps what `found` already holds, so that one list can collect the plays of several
/// rolls.
///
/// The game must not be over.
pub fn legal_positions(position: &Position, roll: Roll, found: &mut Vec<Position>) {
    generate(position, roll, found);
}

/// The form in which the caller wants the plays: only positions, or positions with their moves.
trait Record {
    fn new(position: &Position, steps: &[CompactMove]) -> Self;
    fn position(&self) -> &Position;
}

impl Record for Position {
    #[inline]
    fn new(position: &Position, _steps: &[CompactMove]) -> Self {
        *position
    }

    #[inline]
    fn position(&self) -> &Position {
        self
    }
}

impl Record for LegalPlay {
    fn new(position: &Position, steps: &[CompactMove]) -> Self {
        Self { play: Play::from_moves(steps.iter().map(|step| step.to_played())), position: *position }
    }

    fn position(&self) -> &Position {
        &self.position
    }
}

fn generate<R: Record>(position: &Position, roll: Roll, found: &mut Vec<R>) {
    let board = Board::new(position);
    let begin = found.len();
    if roll.is_doublet() {
        Doublet { die: roll.high(), begin, longest: 0, found }.walk(&board, u32::MAX, &mut [NO_STEP; 4], 0);
    } else {
        both_numbers(&board, roll, found);
        // A single number may be played only if no play uses both.
        if found.len() == begin {
            one_number(&board, roll, found);
        }
    }
}

/// Fills the unused slots of a play with fewer than four moves.
const NO_STEP: CompactMove = CompactMove { source: 0, die: Die::ALL[0], hit: false };

/// The search through all plays of a doublet.
struct Doublet<'a, R> {
    die: Die,
    /// The index in `found` of the first play of this roll.
    begin: usize,
    /// The length of the longest play so far; those in `found` have this length.
    longest: usize,
    found: &'a mut Vec<R>,
}

impl<R: Record> Doublet<'_, R> {
    /// Continues from `board`, which the first `depth` of `steps` have reached, with checkers from `allowed` only.
    fn walk(&mut self, board: &Board, allowed: u32, steps: &mut [CompactMove; 4], depth: usize) {
        let sources = board.sources(self.die) & allowed;
        if depth == 4 || sources == 0 {
            if depth > self.longest {
                self.longest = depth;
                // A play must use as many numbers as possible, so a longer one makes all shorter ones illegal.
                self.found.truncate(self.begin);
            }
            if depth == self.longest {
                self.found.push(R::new(board.passed(), &steps[..depth]));
            }
            return;
        }
        for source in from_the_rear(sources) {
            let (next, step) = board.step(source, self.die);
            steps[depth] = step;
            // The next move starts here or further ahead, so that each set of moves is visited in one order only.
            self.walk(&next, (2 << source) - 1, steps, depth + 1);
        }
    }
}

/// Appends the plays that use both of two different numbers.
fn both_numbers<R: Record>(board: &Board, roll: Roll, found: &mut Vec<R>) {
    let begin = found.len();
    let (high, low) = (roll.high(), roll.low());
    let high_first = board.sources(high);
    for (die, other) in [(high, low), (low, high)] {
        for source in from_the_rear(board.sources(die)) {
            let (between, first) = board.step(source, die);
            for source in from_the_rear(between.sources(other)) {
                let (end, second) = between.step(source, other);
                if may_be_reached_otherwise(first, second) {
                    if found[begin..].iter().any(|earlier| earlier.position() == end.passed()) {
                        continue;
                    }
                } else if die == low && high_first & (1 << source) != 0 {
                    continue; // the same two moves in the other order were found already
                }
                found.push(R::new(end.passed(), &[first, second]));
            }
        }
    }
}

/// Returns true if other moves than these two, in either order, might reach the same position. That can happen when
/// one move continues the other and when a checker is borne off.
#[inline]
fn may_be_reached_otherwise(first: CompactMove, second: CompactMove) -> bool {
    let [from, onwards] = [first.source, second.source];
    let [to, further] = [from.saturating_sub(first.die.pips()), onwards.saturating_sub(second.die.pips())];
    to == onwards || further == from || to == 0 || further == 0
}

/// Appends the plays that use one number, for a roll whose two numbers cannot both be played. They use the higher
/// number if it can be played, otherwise the lower one. If neither can be played, the only play is the empty one.
fn one_number<R: Record>(board: &Board, roll: Roll, found: &mut Vec<R>) {
    for die in [roll.high(), roll.low()] {
        let sources = board.sources(die);
        for source in from_the_rear(sources) {
            let (end, step) = board.step(source, die);
            found.push(R::new(end.passed(), &[step]));
        }
        if sources != 0 {
            return;
        }
    }
    found.push(R::new(board.passed(), &[]));
}
