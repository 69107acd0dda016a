//! The generator of legal plays.
//!
//! Two plays are the same when they reach the same position, so what is generated are positions. Almost all
//! repetitions are avoided rather than found:
//!
//! - With a doublet the moves of a play, put in order from the rear, can still be made in that order, and two
//!   different lists in that order never reach the same position. So only such lists are walked through.
//! - With two numbers, the moves of two different checkers reach the same position in either order, so the order that
//!   begins with the lower number counts only where the other one is impossible. What can repeat besides are plays in
//!   which one move takes up where the other left off, or which bear a checker off; only these are looked for among the
//!   plays already found.

use crate::board::{Board, Step, from_the_rear};
use crate::{Die, LegalPlay, Play, Position, Roll};

/// All legal plays of a roll: one for each position that can be reached, with the **opponent** on roll there. When
/// nothing can be moved that is one empty play ([`Play::NONE`]), so the answer is never empty. The order is that of
/// [`legal_positions`].
///
/// The game must not be over.
#[must_use]
pub fn legal_plays(position: &Position, roll: Roll) -> Vec<LegalPlay> {
    let mut plays = Vec::new();
    generate(position, roll, &mut plays);
    plays
}

/// Appends to `found` every position that a legal play of this roll can reach, each once and with the **opponent** on
/// roll. When nothing can be moved that is the one unchanged position. This is the fast door for searching; it
/// leaves what is already in `found` alone, so that one list can take the plays of many rolls.
///
/// The game must not be over.
pub fn legal_positions(position: &Position, roll: Roll, found: &mut Vec<Position>) {
    generate(position, roll, found);
}

/// What is kept of a play.
trait Record {
    fn new(position: &Position, steps: &[Step]) -> Self;
    fn position(&self) -> &Position;
}

impl Record for Position {
    #[inline]
    fn new(position: &Position, _steps: &[Step]) -> Self {
        *position
    }

    #[inline]
    fn position(&self) -> &Position {
        self
    }
}

impl Record for LegalPlay {
    fn new(position: &Position, steps: &[Step]) -> Self {
        Self { play: Play::from_steps(steps), position: *position }
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
        if found.len() == begin {
            one_number(&board, roll, found);
        }
    }
}

/// Fills the places of a play that has not come so far.
const NO_STEP: Step = Step { source: 0, die: Die::ALL[0], hit: false };

/// The walk through all plays of a doublet.
struct Doublet<'a, R> {
    die: Die,
    /// Where the plays of this roll begin in `found`.
    begin: usize,
    /// The most moves in a play so far; those in `found` have as many.
    longest: usize,
    found: &'a mut Vec<R>,
}

impl<R: Record> Doublet<'_, R> {
    /// Walks on from `board`, which was reached by the first `depth` of `steps`, with checkers from `allowed` only.
    fn walk(&mut self, board: &Board, allowed: u32, steps: &mut [Step; 4], depth: usize) {
        let sources = board.sources(self.die) & allowed;
        if depth == 4 || sources == 0 {
            if depth > self.longest {
                self.longest = depth;
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
            self.walk(&next, (2 << source) - 1, steps, depth + 1);
        }
    }
}

/// The plays that use both of two different numbers.
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
                    continue; // the same two moves the other way round
                }
                found.push(R::new(end.passed(), &[first, second]));
            }
        }
    }
}

/// Whether other moves than these two, in either order, might reach the same position: when one of them takes up where
/// the other left off, and when a checker is borne off.
#[inline]
fn may_be_reached_otherwise(first: Step, second: Step) -> bool {
    let [from, onwards] = [first.source, second.source];
    let [to, further] = [from.saturating_sub(first.die.pips()), onwards.saturating_sub(second.die.pips())];
    to == onwards || further == from || to == 0 || further == 0
}

/// The plays of a single number when both cannot be played: with the higher one where possible, else the lower one,
/// else none.
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
