//! Match equities: the chance of winning a match from a score. The table is computed by this project, or read from
//! a file.

mod compute;
mod file;
pub(crate) mod table;

pub use file::{BadTable, MET_BYTES_MAX};
pub use table::{AWAY_MAX, MatchEquities};

#[cfg(test)]
mod tests {
    use super::*;

    /// The published Kazaross-XG2 table (2011) up to nine points: the first side's chance at `[own away -
    /// 1][opponent away - 1]`, as GNU Backgammon 1.07 prints it.
    const KAZAROSS_XG2: [[f32; 9]; 9] = [
        [0.50000, 0.67736, 0.75076, 0.81436, 0.84179, 0.88731, 0.90724, 0.93250, 0.94402],
        [0.32264, 0.50000, 0.59947, 0.66870, 0.74359, 0.79940, 0.84225, 0.87539, 0.90197],
        [0.24924, 0.40053, 0.50000, 0.57150, 0.64795, 0.71123, 0.76209, 0.80468, 0.84017],
        [0.18564, 0.33130, 0.42850, 0.50000, 0.57732, 0.64285, 0.69924, 0.74577, 0.78799],
        [0.15821, 0.25641, 0.35205, 0.42268, 0.50000, 0.56635, 0.62638, 0.67786, 0.72540],
        [0.11269, 0.20060, 0.28877, 0.35715, 0.43365, 0.50000, 0.56261, 0.61636, 0.66787],
        [0.09276, 0.15775, 0.23791, 0.30076, 0.37362, 0.43739, 0.50000, 0.55480, 0.60854],
        [0.06750, 0.12461, 0.19532, 0.25423, 0.32214, 0.38364, 0.44520, 0.50000, 0.55442],
        [0.05598, 0.09803, 0.15983, 0.21201, 0.27460, 0.33213, 0.39146, 0.44558, 0.50000],
    ];

    #[test]
    fn near_the_published_table() {
        let table = MatchEquities::compute();
        let mut total = 0.0;
        for (own, row) in (1..).zip(KAZAROSS_XG2) {
            for (opponent, published) in (1..).zip(row) {
                let ours = table.chance(own, opponent, false);
                assert!(
                    (ours - published).abs() < 0.01,
                    "{own}-away {opponent}-away: {ours} against {published}"
                );
                total += (ours - published).abs();
            }
        }
        assert!(total / 81.0 < 0.002, "mean distance {}", total / 81.0);
    }

    #[test]
    fn chances_are_fair_and_fall_with_the_points_to_go() {
        let table = MatchEquities::compute();
        for own in 1..=25 {
            for opponent in 1..=25 {
                let chance = table.chance(own, opponent, false);
                assert!((chance + table.chance(opponent, own, false) - 1.0).abs() < 1e-5);
                if own < 25 {
                    assert!(table.chance(own + 1, opponent, false) < chance, "{own} {opponent}");
                }
            }
        }
        assert!((table.chance(7, 7, false) - 0.5).abs() < 1e-6);
        assert_eq!((table.chance(0, 3, false), table.chance(3, -1, false)), (1.0, 0.0));
    }
}
