//! Match equities: the chance of winning a match from a score, computed by this project.
//!
//! Method. The table is filled from short matches to long ones. Before the Crawford game, the chance at a score is
//! the cubeful value of an even game with a centred cube, whose results lead to scores that are already known. It
//! uses the same interpolation between a dead and a fully live cube as decisions do. The Crawford game has no cube.
//! After it, the trailing side doubles at its first turn. The leader passes if that is better for it, which is the
//! *free drop* at an even number of points away. Both sides are assumed to be equally strong. Up to nine points,
//! the mean distance to the published Kazaross-XG2 table is 0.0011 and the largest is 0.007 (a test holds this).

use crate::context::MatchScore;
use crate::cube::{Outcomes, live_value};
use crate::efficiency::Efficiency;
use crate::probabilities::Probabilities;
use std::sync::OnceLock;
use thiserror::Error;

mod file;

pub use file::{BadTable, MET_BYTES_MAX};

/// The maximum number of points away in the table; longer matches are treated as this long.
pub const AWAY_MAX: usize = 25;

/// The share of wins that are gammons or backgammons in a game where both sides' gammons count, measured in 3,600
/// of this project's games at 0-ply (0.245 of the wins).
const GAMMON_RATE: f32 = 0.245;
/// The same share for a trailing side whose opponent needs a single point, so that only its own gammons count and
/// it plays for them. It is not measured: it is the rate implied by the published chance at 2-away against 1-away.
const GAMMON_RATE_TRAILER: f32 = 0.290;
/// The share of wins that are backgammons, from the same games.
const BACKGAMMON_RATE: f32 = 0.010;
/// The share of the trailing side's chance that the leader's free drop removes, at an even number of points away.
const FREE_DROP_SHARE: f32 = 0.026;

/// The chances of winning the match at the start of a game, by points away.
#[derive(Debug, Clone)]
pub struct MatchEquities {
    /// `[own away - 1][opponent away - 1]`, before the Crawford game; if one side is one away, in the Crawford
    /// game.
    before: [[f32; AWAY_MAX]; AWAY_MAX],
    /// `[away - 1]`: the trailing side's chance after the Crawford game, with its opponent one point away.
    after: [f32; AWAY_MAX],
}

static TABLE: OnceLock<MatchEquities> = OnceLock::new();

/// The error for a table that comes too late, because decisions already use another one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("another match equity table is in use")]
pub struct InUse;

impl MatchEquities {
    /// Returns the table that decisions use.
    #[must_use]
    pub fn get() -> &'static Self {
        TABLE.get_or_init(Self::compute)
    }

    /// Makes decisions in this process use this table.
    ///
    /// # Errors
    /// Returns [`InUse`] if a table is already in use.
    pub fn put_in_use(self) -> Result<(), InUse> {
        TABLE.set(self).map_err(|_table| InUse)
    }

    fn compute() -> Self {
        Self::compute_beyond(1, 1, |_table| ())
    }

    /// Returns a table in which `fill` sets the scores up to `known` points away, and after the Crawford game up to
    /// `known_after`. All others are computed.
    ///
    /// A computed chance is at most the chance of a side that needs one point less. Without this limit, chances could
    /// rise where the given table ends and the computed part begins.
    fn compute_beyond(known: usize, known_after: usize, fill: impl FnOnce(&mut Self)) -> Self {
        let mut table = Self { before: [[0.5; AWAY_MAX]; AWAY_MAX], after: [0.5; AWAY_MAX] };
        fill(&mut table);
        for away in known_after + 1..=AWAY_MAX {
            table.after[away - 1] = table.after_crawford(away).min(table.after[away - 2]);
        }
        for away in known + 1..=AWAY_MAX {
            let chance = table.crawford(away).min(table.before[away - 2][0]);
            table.before[away - 1][0] = chance;
            table.before[0][away - 1] = 1.0 - chance;
        }
        for own in known + 1..=AWAY_MAX {
            for opponent in 2..own {
                let chance = table.even_game(own, opponent).min(table.before[own - 2][opponent - 1]);
                table.before[own - 1][opponent - 1] = chance;
                table.before[opponent - 1][own - 1] = 1.0 - chance;
            }
        }
        table
    }

    /// Returns the trailing side's chance if every game is played with the cube at 2 from the start. Its wins then
    /// count 2, 4 or 6 points.
    fn after_crawford(&self, away: usize) -> f32 {
        let then = |points: usize| if points >= away { 1.0 } else { self.after[away - points - 1] };
        let g = GAMMON_RATE_TRAILER;
        let b = BACKGAMMON_RATE;
        let doubled = 0.5 * ((1.0 - g) * then(2) + (g - b) * then(4) + b * then(6));
        if away.is_multiple_of(2) { doubled * (1.0 - FREE_DROP_SHARE) } else { doubled }
    }

    fn crawford(&self, away: usize) -> f32 {
        let then = |points: usize| if points >= away { 1.0 } else { self.after[away - points - 1] };
        let g = GAMMON_RATE_TRAILER;
        let b = BACKGAMMON_RATE;
        0.5 * ((1.0 - g) * then(1) + (g - b) * then(2) + b * then(3))
    }

    fn even_game(&self, own: usize, opponent: usize) -> f32 {
        let even = Probabilities {
            win: 0.5,
            win_gammon: 0.5 * GAMMON_RATE,
            win_backgammon: 0.5 * BACKGAMMON_RATE,
            lose_gammon: 0.5 * GAMMON_RATE,
            lose_backgammon: 0.5 * BACKGAMMON_RATE,
        };
        let score =
            MatchScore { own_away: away_u16(own), opponent_away: away_u16(opponent), crawford: false };
        let outcomes = Outcomes::for_match(self, score);
        live_value(&even, outcomes, None, &Efficiency::WHOLE_GAME)
    }

    /// Returns the chance of the side that needs `own` points against one that needs `opponent`, before the next
    /// game. `after_crawford` is true if the Crawford game is over. A side with zero or fewer points to go has won.
    #[must_use]
    pub fn chance(&self, own: i32, opponent: i32, after_crawford: bool) -> f32 {
        if own <= 0 {
            return 1.0;
        }
        if opponent <= 0 {
            return 0.0;
        }
        let index = |away: i32| usize::try_from(away - 1).unwrap_or(0).min(AWAY_MAX - 1);
        let (own, opponent) = (index(own), index(opponent));
        match (after_crawford, own, opponent) {
            (true, own, 0) => self.after[own],
            (true, 0, opponent) => 1.0 - self.after[opponent],
            (true, own, opponent) | (false, own, opponent) => self.before[own][opponent],
        }
    }
}

fn away_u16(away: usize) -> u16 {
    u16::try_from(away).unwrap_or(u16::MAX)
}

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
        let table = MatchEquities::get();
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
        let table = MatchEquities::get();
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
