//! Small match points of one game.
//!
//! Source: the table published with the rules of the first duplicate team matches, 2008. The printed values take
//! precedence. With m checkers left they follow 100 + 10 m at cube 1, and 150 + 10 m c at any higher cube c. The
//! printed values are 100 higher from 8 checkers at cube 32 and from 4 checkers at cube 64. They are kept as
//! printed.

use thiserror::Error;

/// Small match points, always a multiple of ten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Smp(u32);

/// The cube at which a game is counted: 1, 2, 4 ... 64. For a passed double, it is the value before the offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DuplicateCube {
    column: usize,
}

/// The checkers that the loser has not borne off, including those on the bar: 1 to 15.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CheckersLeft(u8);

/// The end of a game of a duplicate match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DuplicateResult {
    /// The loser passed a double.
    Pass,
    /// Played out or resigned as a single game.
    Single,
    /// Played out or resigned as a gammon.
    Gammon,
    /// Played out or resigned as a backgammon.
    Backgammon,
}

/// The error for a number that is not a multiple of ten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("small match points must be a multiple of ten, got {0}")]
pub struct NoSuchSmp(pub u32);

/// The error for a cube value that has no column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a duplicate game is counted at a cube of 1, 2, 4, 8, 16, 32 or 64, got {0}")]
pub struct NoSuchCube(pub u32);

/// The error for a number of checkers that no loser can have left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the loser has 1 to 15 checkers left, got {0}")]
pub struct NoSuchCheckerCount(pub u8);

/// The error for a result that contradicts the checkers left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SmpRefused {
    /// The loser had borne off a checker, so it lost a single game at most.
    #[error("a loser with {left} checkers left has lost a single game, not a {result:?}")]
    CheckersBorneOff {
        /// The result claimed.
        result: DuplicateResult,
        /// The checkers left.
        left: u8,
    },
    /// The loser had borne off no checker and passed no double, so it lost a gammon at least.
    #[error("a loser with all 15 checkers left who passed no double has lost a gammon, not a single game")]
    NothingBorneOff,
}

/// The cube values of the columns, from the left.
const CUBES: [u32; 7] = [1, 2, 4, 8, 16, 32, 64];

/// The row for a passed double with all fifteen checkers left.
const PASS: [u32; 7] = [150, 300, 600, 1200, 2400, 4800, 9600];

/// The rows for single games and passed doubles by checkers left, 1 to 14 from the top.
const ORDINARY: [[u32; 7]; 14] = [
    [110, 170, 190, 230, 310, 470, 790],
    [120, 190, 230, 310, 470, 790, 1430],
    [130, 210, 270, 390, 630, 1110, 2070],
    [140, 230, 310, 470, 790, 1430, 2810],
    [150, 250, 350, 550, 950, 1750, 3450],
    [160, 270, 390, 630, 1110, 2070, 4090],
    [170, 290, 430, 710, 1270, 2390, 4730],
    [180, 310, 470, 790, 1430, 2810, 5370],
    [190, 330, 510, 870, 1590, 3130, 6010],
    [200, 350, 550, 950, 1750, 3450, 6650],
    [210, 370, 590, 1030, 1910, 3770, 7290],
    [220, 390, 630, 1110, 2070, 4090, 7930],
    [230, 410, 670, 1190, 2230, 4410, 8570],
    [240, 430, 710, 1270, 2390, 4730, 9210],
];

/// The row "15 gammon".
const GAMMON: [u32; 7] = [300, 600, 1200, 2400, 4800, 9600, 19200];

/// The row "triple".
const TRIPLE: [u32; 7] = [450, 900, 1800, 3600, 7200, 14400, 28800];

impl Smp {
    /// Returns points that a director assigned, or a difference from a datum.
    ///
    /// # Errors
    /// Returns [`NoSuchSmp`] if `value` is not a multiple of ten.
    pub fn new(value: u32) -> Result<Smp, NoSuchSmp> {
        if value.is_multiple_of(10) { Ok(Smp(value)) } else { Err(NoSuchSmp(value)) }
    }

    /// Returns the number of points.
    pub fn value(self) -> u32 {
        self.0
    }
}

impl DuplicateCube {
    /// Returns the cube with this value.
    ///
    /// # Errors
    /// Returns [`NoSuchCube`] if the table has no column for `value`.
    pub fn new(value: u32) -> Result<DuplicateCube, NoSuchCube> {
        match CUBES.iter().position(|&cube| cube == value) {
            Some(column) => Ok(DuplicateCube { column }),
            None => Err(NoSuchCube(value)),
        }
    }

    /// Returns the number on the cube.
    pub fn value(self) -> u32 {
        CUBES[self.column]
    }
}

impl CheckersLeft {
    /// Returns the number of checkers left.
    ///
    /// # Errors
    /// Returns [`NoSuchCheckerCount`] if `count` is not 1 to 15.
    pub fn new(count: u8) -> Result<CheckersLeft, NoSuchCheckerCount> {
        if (1..=15).contains(&count) { Ok(CheckersLeft(count)) } else { Err(NoSuchCheckerCount(count)) }
    }

    /// Returns the number of checkers.
    pub fn count(self) -> u8 {
        self.0
    }
}

/// Returns the small match points of a game's winner. `left` is the number of the loser's checkers, for passed
/// doubles too.
///
/// # Errors
/// Returns [`SmpRefused`] if result and checkers contradict each other: a gammon with a checker borne off, or a
/// single game without a passed double and with no checker borne off.
pub fn smp(result: DuplicateResult, cube: DuplicateCube, left: CheckersLeft) -> Result<Smp, SmpRefused> {
    let ordinary_row = ORDINARY.get(usize::from(left.0) - 1);
    let row = match (result, ordinary_row) {
        // Once the loser has borne off, a pass counts like a single game with the same checkers left.
        (DuplicateResult::Pass | DuplicateResult::Single, Some(row)) => row,
        (DuplicateResult::Pass, None) => &PASS,
        (DuplicateResult::Single, None) => return Err(SmpRefused::NothingBorneOff),
        (DuplicateResult::Gammon, None) => &GAMMON,
        (DuplicateResult::Backgammon, None) => &TRIPLE,
        (DuplicateResult::Gammon | DuplicateResult::Backgammon, Some(_)) => {
            return Err(SmpRefused::CheckersBorneOff { result, left: left.0 });
        }
    };
    Ok(Smp(row[cube.column]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(result: DuplicateResult, cube: u32, left: u8, expected: Result<u32, SmpRefused>) {
        let cube = DuplicateCube::new(cube).unwrap();
        let left = CheckersLeft::new(left).unwrap();
        assert_eq!(smp(result, cube, left).map(Smp::value), expected, "{result:?} {cube:?} {left:?}");
    }

    #[test]
    fn corners_of_the_table() {
        check(DuplicateResult::Pass, 1, 15, Ok(150));
        check(DuplicateResult::Pass, 64, 15, Ok(9600));
        check(DuplicateResult::Single, 1, 1, Ok(110));
        check(DuplicateResult::Single, 64, 1, Ok(790));
        check(DuplicateResult::Single, 1, 14, Ok(240));
        check(DuplicateResult::Pass, 64, 14, Ok(9210));
        check(DuplicateResult::Gammon, 1, 15, Ok(300));
        check(DuplicateResult::Gammon, 64, 15, Ok(19200));
        check(DuplicateResult::Backgammon, 1, 15, Ok(450));
        check(DuplicateResult::Backgammon, 64, 15, Ok(28800));
    }

    #[test]
    fn contradictions_are_refused() {
        check(DuplicateResult::Single, 1, 15, Err(SmpRefused::NothingBorneOff));
        for result in [DuplicateResult::Gammon, DuplicateResult::Backgammon] {
            check(result, 2, 14, Err(SmpRefused::CheckersBorneOff { result, left: 14 }));
        }
        assert_eq!(DuplicateCube::new(128), Err(NoSuchCube(128)));
        assert_eq!(DuplicateCube::new(0), Err(NoSuchCube(0)));
        assert_eq!(DuplicateCube::new(3), Err(NoSuchCube(3)));
        assert_eq!(CheckersLeft::new(0), Err(NoSuchCheckerCount(0)));
        assert_eq!(CheckersLeft::new(16), Err(NoSuchCheckerCount(16)));
        assert_eq!(Smp::new(155), Err(NoSuchSmp(155)));
    }

    #[test]
    fn printed_values_are_100_above_the_formula_only_where_the_module_says_so() {
        for (checkers, row) in (1_u32..).zip(ORDINARY) {
            for (cube, printed) in CUBES.into_iter().zip(row) {
                let formula = if cube == 1 { 100 + 10 * checkers } else { 150 + 10 * checkers * cube };
                let odd = (cube == 32 && checkers >= 8) || (cube == 64 && checkers >= 4);
                assert_eq!(printed, formula + if odd { 100 } else { 0 }, "{checkers} left at {cube}");
            }
        }
    }

    #[test]
    fn the_rows_of_fifteen_double_with_the_cube() {
        for (column, cube) in CUBES.into_iter().enumerate() {
            assert_eq!(PASS[column], 150 * cube);
            assert_eq!(GAMMON[column], 300 * cube);
            assert_eq!(TRIPLE[column], 450 * cube);
        }
    }

    #[test]
    fn the_whole_table_adds_up() {
        let ordinary: u32 = ORDINARY.iter().flatten().sum();
        let fifteen: u32 = PASS.iter().chain(&GAMMON).chain(&TRIPLE).sum();
        assert_eq!((ordinary, fifteen), (149_150, 114_300));
    }
}
