//! Which of several plays a player most likely made.

use std::cmp::Reverse;

use rules::{Place, Play};

/// A key by which the most natural plays come first: those that bear off the most, since hardly anybody leaves a
/// checker on the board that can go; then those that need the least handling, counted in checkers lifted, hit ones
/// included, and in points that they are lifted from. Equal plays keep the order of the generator, which moves checkers
/// from the rear first.
///
/// Nothing but the plays themselves is asked: what the sensors saw on the way is noise.
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
