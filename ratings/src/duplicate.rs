//! Scoring of duplicate team matches: small match points, international match points, victory points.
//!
//! Each game gives its winner SMP by the cube and the loser's remaining checkers ([`smp`]). SMP convert to IMP
//! ([`Smp::imp`]). The difference between the teams' sums of IMP decides how the victory points are divided
//! ([`victory_points`]). Each of the three tables has its own file. Where a printed table deviates from its formula,
//! the table is right.

mod imp;
mod smp;
mod vp;

pub use imp::{Imp, NoSuchImp};
pub use smp::{
    CheckersLeft, DuplicateCube, DuplicateResult, NoSuchCheckerCount, NoSuchCube, NoSuchSmp, Smp, SmpRefused,
    smp,
};
pub use vp::{MatchGames, NoVictoryPointColumn, VictoryPoints, victory_points};

#[cfg(test)]
mod tests {
    use super::*;
    use DuplicateResult::{Gammon, Pass, Single};

    /// The games of the 2008 final, over six boards: the cube that counts, checkers left, end of the game, and the
    /// winner's SMP and IMP. The published protocol does not name every winner, so the test does not check winners.
    const FINAL_OF_2008: [(u8, u8, DuplicateResult, u32, u32); 12] = [
        (2, 9, Single, 330, 8),
        (2, 15, Gammon, 600, 12),
        (2, 15, Pass, 300, 7),
        (1, 15, Pass, 150, 4),
        (1, 15, Pass, 150, 4),
        (1, 15, Pass, 150, 4),
        (1, 15, Gammon, 300, 7),
        (1, 15, Pass, 150, 4),
        (1, 14, Pass, 240, 6),
        (1, 15, Pass, 150, 4),
        (1, 14, Pass, 240, 6),
        (2, 15, Gammon, 600, 12),
    ];

    #[test]
    fn the_final_of_2008_looks_up_as_printed() {
        let mut sum = 0;
        for (game, (cube, left, result, smp_printed, imp_printed)) in FINAL_OF_2008.into_iter().enumerate() {
            let points =
                smp(result, DuplicateCube::new(cube.into()).unwrap(), CheckersLeft::new(left).unwrap())
                    .unwrap();
            assert_eq!(points.value(), smp_printed, "game {game}");
            assert_eq!(points.imp().value(), imp_printed, "game {game}");
            sum += points.imp().value();
        }
        assert_eq!(sum, 78);
    }

    #[test]
    fn the_final_of_2008_ended_13_to_17() {
        let games = MatchGames::new(12).unwrap();
        let split = victory_points(games, 35, 43);
        assert_eq!((split.a, split.b), (13, 17));
        let turned = victory_points(games, 43, 35);
        assert_eq!((turned.a, turned.b), (17, 13));
    }
}
