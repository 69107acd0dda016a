//! Roll sets: the dice of a board, the same in both rooms; and their file format.
//!
//! A file is CSV with the header `set,turn,white,black`. Rows of turn 0 are the opening throw, with one die for each
//! side: a row for each tie, if there are any, and then a row with two different dice. Rows of turn 1, 2, ... hold the
//! roll of each side in its own turn of that number, as two digits:
//!
//! ```text
//! set,turn,white,black
//! 1,0,4,3
//! 1,1,31,52
//! 1,2,66,14
//! ```

use std::fmt::Write as _;

use play::OpeningThrow;
use rules::{BySide, Die, Roll, Side};
use thiserror::Error;

/// The minimum number of turns for each side in an imported set. Few games last longer; if one does, the director
/// replaces the board.
pub const ROLLS_MIN: usize = 100;

/// The maximum number of turns for each side in a file, which limits the memory that a file takes.
pub const ROLLS_MAX: usize = 1_000;
/// The maximum number of sets in a file.
pub const SETS_MAX: usize = 1_000;

/// The source of a board's rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RollOrigin {
    /// Derived from a seed that was committed to beforehand; secret until both rooms have finished.
    Committed,
    /// Uploaded by the director.
    Imported,
    /// Thrown with real dice in the room that reached the roll first. Such rolls cannot be proved.
    Thrown,
}

/// The opening throw and the rolls of each side, indexed by that side's turns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RollSet {
    number: u32,
    opening: OpeningThrow,
    rolls: BySide<Vec<Roll>>,
}

/// Reasons to refuse a file of roll sets.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RollSetRefused {
    /// The first line is not the header.
    #[error("line 1: the header must be \"set,turn,white,black\"")]
    Header,
    /// A line is not a row of four whole numbers.
    #[error("line {line}: expected set,turn,white,black in whole numbers")]
    Row {
        /// The line, counted from 1.
        line: usize,
    },
    /// A number is not a valid roll.
    #[error("line {line}: {value:?} is not a {what}")]
    Dice {
        /// The line, counted from 1.
        line: usize,
        /// The set.
        set: u32,
        /// The turn, 0 for the opening throw.
        turn: usize,
        /// The cell's text.
        value: String,
        /// The expected kind of value.
        what: &'static str,
    },
    /// A turn is out of order.
    #[error("line {line}: expected turn {expected} of set {set}, got {got}")]
    Turn {
        /// The line, counted from 1.
        line: usize,
        /// The set.
        set: u32,
        /// The expected turn.
        expected: usize,
        /// The turn in the file.
        got: usize,
    },
    /// The opening throw ends without two different dice.
    #[error("set {set}: the opening throw must end with two different dice")]
    EqualOpening {
        /// The set.
        set: u32,
    },
    /// The opening throw continues after it was decided.
    #[error("line {line}: the opening throw of set {set} was decided before")]
    OpeningGoesOn {
        /// The line, counted from 1.
        line: usize,
        /// The set.
        set: u32,
    },
    /// A set has too few turns.
    #[error("set {set} has rolls for {turns} turns; at least {ROLLS_MIN} are needed")]
    TooFewRolls {
        /// The set.
        set: u32,
        /// The number of turns.
        turns: usize,
    },
    /// A set is in the file twice.
    #[error("line {line}: set {set} is in the file twice")]
    SetTwice {
        /// The line, counted from 1.
        line: usize,
        /// The set.
        set: u32,
    },
    /// Two sets have the same opening throw and the same rolls. A player who has played one knows the other.
    #[error(
        "line {line}: set {set} has the same rolls as set {first} in line {first_line}; each board needs rolls of its own"
    )]
    SameRolls {
        /// The first line of the later set, counted from 1.
        line: usize,
        /// The later set.
        set: u32,
        /// The first line of the earlier set.
        first_line: usize,
        /// The earlier set.
        first: u32,
    },
    /// The file has too many sets or turns.
    #[error("line {line}: a file has at most {SETS_MAX} sets of at most {ROLLS_MAX} turns")]
    TooMuch {
        /// The line, counted from 1.
        line: usize,
    },
    /// The file is empty.
    #[error("the file has no roll sets")]
    Empty,
}

impl RollSet {
    /// Returns a set from its parts. The number of rolls is not checked.
    #[must_use]
    pub const fn new(number: u32, opening: OpeningThrow, rolls: BySide<Vec<Roll>>) -> Self {
        Self { number, opening, rolls }
    }

    /// Returns the set's number.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Returns the opening throw, which is not a numbered turn.
    #[must_use]
    pub const fn opening(&self) -> &OpeningThrow {
        &self.opening
    }

    /// Returns the roll of `side` in its turn number `turn`, from 1; `None` beyond the end of the set.
    #[must_use]
    pub fn roll(&self, side: Side, turn: u32) -> Option<Roll> {
        let index = usize::try_from(turn).ok()?.checked_sub(1)?;
        self.rolls[side].get(index).copied()
    }

    /// Returns true if a game with the other set has the same rolls. One of the two may have more turns.
    fn plays_like(&self, other: &Self) -> bool {
        let is_same =
            |side: Side| self.rolls[side].iter().zip(&other.rolls[side]).all(|(one, other)| one == other);
        self.opening.dice() == other.opening.dice() && Side::ALL.into_iter().all(is_same)
    }

    /// Returns the number of turns that have a roll for both sides.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.rolls.white.len().min(self.rolls.black.len())
    }
}

/// Reads a file of roll sets.
///
/// # Errors
/// Returns the line and the reason of the first mistake.
pub fn roll_sets_from_csv(text: &str) -> Result<Vec<RollSet>, RollSetRefused> {
    // Spreadsheet programs may put a byte order mark before the first line.
    let mut lines = (1..).zip(text.trim_start_matches('\u{feff}').lines());
    let header = lines.next().map(|(_, line)| line.trim()).unwrap_or_default();
    if !header.eq_ignore_ascii_case("set,turn,white,black") {
        return Err(RollSetRefused::Header);
    }
    let mut sets: Vec<RollSet> = Vec::new();
    let mut began_at: Vec<usize> = Vec::new();
    let mut open: Option<Reading> = None;
    for (line, row) in lines.filter(|(_, row)| !row.trim().is_empty()) {
        let Row { set, turn, white, black } = Row::parse(line, row)?;
        if open.as_ref().is_none_or(|reading| reading.number != set) {
            if let Some(reading) = open.take() {
                sets.push(reading.finish()?);
            }
            // The rows of a set must follow one another.
            if sets.iter().any(|known| known.number == set) {
                return Err(RollSetRefused::SetTwice { line, set });
            }
            if sets.len() >= SETS_MAX {
                return Err(RollSetRefused::TooMuch { line });
            }
            open = Some(Reading::new(set));
            began_at.push(line);
        }
        if let Some(reading) = &mut open {
            reading.add(line, turn, [white, black])?;
        }
    }
    if let Some(reading) = open {
        sets.push(reading.finish()?);
    }
    for (later, set) in sets.iter().enumerate() {
        if let Some(earlier) = sets[..later].iter().position(|known| known.plays_like(set)) {
            let (line, first_line) = (began_at[later], began_at[earlier]);
            return Err(RollSetRefused::SameRolls {
                line,
                set: set.number,
                first_line,
                first: sets[earlier].number,
            });
        }
    }
    if sets.is_empty() { Err(RollSetRefused::Empty) } else { Ok(sets) }
}

/// Writes roll sets in the format that [`roll_sets_from_csv`] reads.
#[must_use]
pub fn roll_sets_to_csv<'a>(sets: impl IntoIterator<Item = &'a RollSet>) -> String {
    let mut text = String::from("set,turn,white,black\r\n");
    for set in sets {
        let number = set.number;
        let mut row = |turn: usize, white: String, black: String| {
            write!(text, "{number},{turn},{white},{black}\r\n").expect("writing to a string cannot fail");
        };
        for tie in set.opening.ties() {
            row(0, tie.to_string(), tie.to_string());
        }
        let BySide { white, black } = set.opening.dice();
        row(0, white.to_string(), black.to_string());
        let digits = |roll: &Roll| roll.dice().map(|die| die.to_string()).concat();
        for (turn, (white, black)) in (1..).zip(set.rolls.white.iter().zip(&set.rolls.black)) {
            row(turn, digits(white), digits(black));
        }
    }
    text
}

/// One line of the file, with its dice unparsed.
struct Row<'a> {
    set: u32,
    turn: usize,
    white: &'a str,
    black: &'a str,
}

impl<'a> Row<'a> {
    fn parse(line: usize, row: &'a str) -> Result<Self, RollSetRefused> {
        let mut cells = row.split(',').map(str::trim);
        let mut next = || cells.next().ok_or(RollSetRefused::Row { line });
        let set = next()?.parse().ok().ok_or(RollSetRefused::Row { line })?;
        let turn = next()?.parse().ok().ok_or(RollSetRefused::Row { line })?;
        let row = Self { set, turn, white: next()?, black: next()? };
        if cells.next().is_some() { Err(RollSetRefused::Row { line }) } else { Ok(row) }
    }
}

/// A set that is being read.
struct Reading {
    number: u32,
    ties: Vec<Die>,
    decided: Option<BySide<Die>>,
    rolls: BySide<Vec<Roll>>,
}

impl Reading {
    fn new(number: u32) -> Self {
        Self { number, ties: Vec::new(), decided: None, rolls: BySide::default() }
    }

    fn add(&mut self, line: usize, turn: usize, cells: [&str; 2]) -> Result<(), RollSetRefused> {
        let set = self.number;
        let played = self.rolls.white.len();
        let refused = |cell: &str, what| RollSetRefused::Dice { line, set, turn, value: short(cell), what };
        if turn == 0 && played == 0 {
            if self.decided.is_some() {
                return Err(RollSetRefused::OpeningGoesOn { line, set });
            }
            let die = |cell| die(cell).ok_or_else(|| refused(cell, "die from 1 to 6"));
            let [white, black] = [die(cells[0])?, die(cells[1])?];
            if white == black {
                self.ties.push(white);
            } else {
                self.decided = Some(BySide { white, black });
            }
            return Ok(());
        }
        if self.decided.is_none() {
            return Err(RollSetRefused::EqualOpening { set });
        }
        if turn != played + 1 {
            return Err(RollSetRefused::Turn { line, set, expected: played + 1, got: turn });
        }
        if turn > ROLLS_MAX {
            return Err(RollSetRefused::TooMuch { line });
        }
        let roll = |cell| roll(cell).ok_or_else(|| refused(cell, "roll of two dice, such as 31"));
        self.rolls.white.push(roll(cells[0])?);
        self.rolls.black.push(roll(cells[1])?);
        Ok(())
    }

    fn finish(self) -> Result<RollSet, RollSetRefused> {
        let set = self.number;
        let opening = self.decided.and_then(|dice| OpeningThrow::new(self.ties, dice));
        let opening = opening.ok_or(RollSetRefused::EqualOpening { set })?;
        let turns = self.rolls.white.len();
        if turns < ROLLS_MIN {
            return Err(RollSetRefused::TooFewRolls { set, turns });
        }
        Ok(RollSet::new(set, opening, self.rolls))
    }
}

fn die(cell: &str) -> Option<Die> {
    let [digit] = cell.as_bytes() else { return None };
    // A character before `0` wraps to a large number, which no die shows.
    Die::new(digit.wrapping_sub(b'0'))
}

fn roll(cell: &str) -> Option<Roll> {
    let [first, second] = cell.as_bytes() else { return None };
    Roll::from_pips([first.wrapping_sub(b'0'), second.wrapping_sub(b'0')])
}

/// Returns the part of a wrong cell that an error message shows.
fn short(cell: &str) -> String {
    cell.chars().take(12).collect()
}
