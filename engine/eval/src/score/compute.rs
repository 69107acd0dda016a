//! The computation of match equities.
//!
//! The table is filled from short matches to long ones. Before the Crawford game, the chance at a score is
//! the cubeful value of an even game with a centred cube, whose results lead to scores that are already known. It
//! uses the same interpolation between a dead and a fully live cube as decisions do. The Crawford game has no cube.
//! After it, the trailing side doubles at its first turn. The leader passes if that is better for it, which is the
//! *free drop* at an even number of points away. Both sides are assumed to be equally strong. Up to nine points,
//! the mean distance to the published Kazaross-XG2 table is 0.0011 and the largest is 0.007 (a test holds this).

use super::table::{AWAY_MAX, MatchEquities};
use crate::context::MatchScore;
use crate::cube::{Outcomes, live_value};
use crate::efficiency::Efficiency;
use crate::probabilities::Probabilities;

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

impl MatchEquities {
    /// Returns the table that this project computes: the one that engines use unless they are given another.
    #[must_use]
    pub fn compute() -> Self {
        Self::compute_beyond(1, 1, |_table| ())
    }

    /// Returns a table in which `fill` sets the scores up to `known` points away, and after the Crawford game up to
    /// `known_after`. All others are computed.
    ///
    /// A computed chance is at most the chance of a side that needs one point less. Without this limit, chances could
    /// rise where the given table ends and the computed part begins.
    pub(super) fn compute_beyond(known: usize, known_after: usize, fill: impl FnOnce(&mut Self)) -> Self {
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
}

fn away_u16(away: usize) -> u16 {
    u16::try_from(away).unwrap_or(u16::MAX)
}
