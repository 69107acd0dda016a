//! The order of plays that look alike, the most likely first.

use std::cmp::Reverse;

use rules::{Place, Play};

/// Returns a key by which the most natural plays come first. Plays that bear off the most come first, since
/// players rarely leave a checker that can be borne off. Ties go to the play that lifts fewer checkers, hit
/// checkers included, and then to the play that lifts from fewer points. Equal plays keep the generator's order,
/// which moves checkers from the rear first.
///
/// Only the plays themselves count: readings during the turn are noise.
pub(super) fn effort(play: &Play) -> (Reverse<usize>, usize, usize) {
    let moves = play.moves();
    let borne_off = moves.iter().filter(|played| played.to == Place::Off).count();
    let hits = moves.iter().filter(|played| played.hit).count();
    let goes_on = |at: usize| moves[..at].iter().any(|earlier| earlier.to == moves[at].from);
    let checkers = (0..moves.len()).filter(|&at| !goes_on(at)).count();
    let mut begins: Vec<_> = moves.iter().map(|played| played.from).collect();
    begins.sort_unstable();
    begins.dedup();
    (Reverse(borne_off), checkers + hits, begins.len())
}
