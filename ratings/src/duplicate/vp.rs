//! Victory points of a match from the difference in IMP.
//!
//! Source: the scale printed with the rules of the first duplicate team matches, 2008. Known misprint: the printed
//! row for 28-2 reads "27-2", but the victory points of a match add up to 30.

use thiserror::Error;

/// The number of games of a duplicate match, counting both rooms. It is always a number for which the table has a
/// column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchGames {
    column: usize,
}

/// The division of a match's 30 victory points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VictoryPoints {
    /// Team A's points.
    pub a: u32,
    /// Team B's points.
    pub b: u32,
}

/// The error for a number of games that has no column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoVictoryPointColumn {
    /// The number of games in both rooms.
    #[error("a duplicate match has 8, 10, 12, 14, 16, 20 or 24 games, got {0}")]
    Games(u32),
    /// The number of boards.
    #[error("a duplicate match has 4, 5, 6, 7, 8, 10 or 12 boards, got {0}")]
    Boards(u32),
}

/// The numbers of games of the columns, from the left.
const GAMES: [u32; 7] = [8, 10, 12, 14, 16, 20, 24];

/// The smallest difference in IMP for each split: the first row is for 16-14, the last for 30-0. A smaller
/// difference is a draw, 15-15.
const FIRST_DIFFERENCE: [[u32; 7]; 15] = [
    [2, 2, 2, 3, 3, 3, 4],
    [6, 7, 7, 8, 8, 9, 10],
    [9, 10, 10, 11, 12, 13, 15],
    [12, 13, 13, 15, 16, 17, 20],
    [15, 16, 17, 19, 20, 22, 25],
    [18, 19, 21, 23, 24, 27, 30],
    [21, 22, 25, 27, 28, 32, 35],
    [24, 26, 29, 31, 32, 37, 40],
    [27, 30, 33, 35, 37, 42, 46],
    [30, 34, 37, 39, 42, 48, 52],
    [34, 38, 41, 44, 47, 54, 58],
    [38, 42, 46, 49, 53, 60, 65],
    [42, 46, 51, 55, 59, 66, 72],
    [46, 51, 56, 61, 65, 73, 80],
    [51, 56, 62, 67, 72, 80, 88],
];

/// The victory points of each team in a drawn match.
const HALF: u32 = 15;

impl MatchGames {
    /// Returns the number of games.
    ///
    /// # Errors
    /// Returns [`NoVictoryPointColumn`] if the table has no column for `games`.
    pub fn new(games: u32) -> Result<MatchGames, NoVictoryPointColumn> {
        match GAMES.iter().position(|&column| column == games) {
            Some(column) => Ok(MatchGames { column }),
            None => Err(NoVictoryPointColumn::Games(games)),
        }
    }

    /// Returns the number of games in a match in which each of `boards` is played in both rooms.
    ///
    /// # Errors
    /// Returns [`NoVictoryPointColumn`] if the table has no column for this many boards.
    pub fn of_boards(boards: u32) -> Result<MatchGames, NoVictoryPointColumn> {
        match GAMES.iter().position(|&column| column / 2 == boards) {
            Some(column) => Ok(MatchGames { column }),
            None => Err(NoVictoryPointColumn::Boards(boards)),
        }
    }

    /// Returns the number of games, counting both rooms.
    pub fn count(self) -> u32 {
        GAMES[self.column]
    }
}

/// Divides the 30 victory points by the teams' sums of IMP over all games of both rooms.
pub fn victory_points(games: MatchGames, imp_a: u32, imp_b: u32) -> VictoryPoints {
    let difference = imp_a.abs_diff(imp_b);
    let over_half = (1..)
        .zip(FIRST_DIFFERENCE)
        .take_while(|(_, row)| row[games.column] <= difference)
        .last()
        .map_or(0, |(n, _)| n);
    let (more, less) = (HALF + over_half, HALF - over_half);
    if imp_a >= imp_b { VictoryPoints { a: more, b: less } } else { VictoryPoints { a: less, b: more } }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The printed last difference of each split, from 15-15 at the top to 29-1.
    const PRINTED_LAST: [[u32; 7]; 15] = [
        [1, 1, 1, 2, 2, 2, 3],
        [5, 6, 6, 7, 7, 8, 9],
        [8, 9, 9, 10, 11, 12, 14],
        [11, 12, 12, 14, 15, 16, 19],
        [14, 15, 16, 18, 19, 21, 24],
        [17, 18, 20, 22, 23, 26, 29],
        [20, 21, 24, 26, 27, 31, 34],
        [23, 25, 28, 30, 31, 36, 39],
        [26, 29, 32, 34, 36, 41, 45],
        [29, 33, 36, 38, 41, 47, 51],
        [33, 37, 40, 43, 46, 53, 57],
        [37, 41, 45, 48, 52, 59, 64],
        [41, 45, 50, 54, 58, 65, 71],
        [45, 50, 55, 60, 64, 72, 79],
        [50, 55, 61, 66, 71, 79, 87],
    ];

    #[test]
    fn every_split_reaches_from_its_first_to_its_last_difference() {
        for (column, games) in GAMES.into_iter().enumerate() {
            let games = MatchGames::new(games).unwrap();
            let mut difference = 0;
            for (split, last_row) in (15..).zip(PRINTED_LAST) {
                while difference <= last_row[column] {
                    let share = victory_points(games, 100 + difference, 100);
                    assert_eq!((share.a, share.b), (split, 30 - split), "{games:?}, difference {difference}");
                    difference += 1;
                }
            }
            assert_eq!(victory_points(games, 0, difference), VictoryPoints { a: 0, b: 30 });
            assert_eq!(victory_points(games, u32::MAX, 0), VictoryPoints { a: 30, b: 0 });
        }
    }

    #[test]
    fn only_the_columns_of_the_table_are_accepted() {
        for (boards, games) in [(4, 8), (5, 10), (6, 12), (7, 14), (8, 16), (10, 20), (12, 24)] {
            assert_eq!(MatchGames::of_boards(boards), MatchGames::new(games));
            assert_eq!(MatchGames::new(games).unwrap().count(), games);
        }
        for boards in [0, 1, 3, 9, 11, 13] {
            assert_eq!(MatchGames::of_boards(boards), Err(NoVictoryPointColumn::Boards(boards)));
            assert_eq!(MatchGames::new(2 * boards), Err(NoVictoryPointColumn::Games(2 * boards)));
        }
    }
}
