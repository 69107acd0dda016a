//! Answers that need no net, for finished games and bear-offs, and the removal of results that are impossible.

use crate::bearoff::OneSided;
use crate::board::Sides;
use crate::class::Bucket;
use crate::probabilities::Probabilities;

/// Returns the answer if it needs no net: for a finished game, and from the one-sided table in a race in which each
/// side has at most one checker outside its home board.
pub(crate) fn exact(sides: &Sides, bear_offs: &OneSided) -> Option<Probabilities> {
    finished(sides).or_else(|| bear_offs.evaluate(sides))
}

/// Returns the result of a finished game for the side on roll, or `None` if the game is not over.
#[must_use]
pub fn finished(sides: &Sides) -> Option<Probabilities> {
    match (sides.own_left(), sides.opp_left()) {
        (0, _) => Some(lost(&sides.opp).flipped()),
        (_, 0) => Some(lost(&sides.own)),
        _ => None,
    }
}

/// Returns the exact result for a loser with these checkers.
fn lost(loser: &[u8; 32]) -> Probabilities {
    let gammon = loser[1..=25].iter().sum::<u8>() == 15;
    let backgammon = gammon && loser[19..=25].iter().any(|&count| count > 0);
    let certain = |on: bool| if on { 1.0 } else { 0.0 };
    Probabilities {
        lose_gammon: certain(gammon),
        lose_backgammon: certain(backgammon),
        ..Probabilities::LOST
    }
}

/// Removes results that are no longer possible: gammons against a side that has borne off, and in a race
/// backgammons against a side that has left the other's home board.
#[inline(always)]
pub(crate) fn possible(sides: &Sides, bucket: Bucket, mut p: Probabilities) -> Probabilities {
    if sides.own_left() < 15 {
        (p.lose_gammon, p.lose_backgammon) = (0.0, 0.0);
    }
    if sides.opp_left() < 15 {
        (p.win_gammon, p.win_backgammon) = (0.0, 0.0);
    }
    if bucket == Bucket::RACE {
        let behind = |counts: &[u8; 32]| counts[19..=25].iter().any(|&count| count > 0);
        if !behind(&sides.own) {
            p.lose_backgammon = 0.0;
        }
        if !behind(&sides.opp) {
            p.win_backgammon = 0.0;
        }
    }
    p
}
