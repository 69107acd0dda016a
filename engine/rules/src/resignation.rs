//! What a player who gives a game up must at least, and can at most, lose.
//!
//! Three amounts matter to whoever handles an offer to resign, and they are all decided by the loser's checkers:
//!
//! - an offer below [`resignation_floor`] is refused;
//! - an offer of at least [`most_that_can_be_lost`] needs no answer from the winner, who cannot hope for more;
//! - an offer between the two is for the winner to accept or refuse.
//!
//! A player who leaves without an offer loses [`resignation_floor`]. Passing a double is no resignation: it costs a
//! single game whatever the position.

use crate::{GameResult, Place, Point, Position, Role};

/// The least that `loser` can resign, and what leaving costs: the result of the game if the winner had borne off the
/// last checker at this moment. A gammon when the loser has borne off nothing, a backgammon when one of its checkers
/// is besides on the bar or in the winner's home board, otherwise a single game.
///
/// This is never less than what the position already guarantees the winner, since a sure gammon has no loser's
/// checker off and a sure backgammon has a checker back now.
#[must_use]
pub fn resignation_floor(position: &Position, loser: Role) -> GameResult {
    let count = |place| position.count(loser, place);
    if count(Place::Off) > 0 {
        return GameResult::Single;
    }
    let is_back =
        count(Place::Bar) > 0 || Point::all().rev().take(6).any(|point| count(Place::Point(point)) > 0);
    if is_back { GameResult::Backgammon } else { GameResult::Gammon }
}

/// The most that `loser` can still lose if the game is played on, whatever the dice and however both sides play.
///
/// A checker that is off stays off, so after the first one it is a single game. Before that it is a backgammon while a
/// loser's checker is on the bar or in the winner's home board, or could be sent back because the two sides are
/// still in contact; in a race without such a checker it is a gammon. It is never less than [`resignation_floor`].
#[must_use]
pub fn most_that_can_be_lost(position: &Position, loser: Role) -> GameResult {
    match resignation_floor(position, loser) {
        GameResult::Gammon if !position.is_race() => GameResult::Backgammon,
        floor @ (GameResult::Single | GameResult::Gammon | GameResult::Backgammon) => floor,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floor_and_most() {
        use GameResult::{Backgammon, Gammon, Single};
        for (text, mover, opponent) in [
            ("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", (Backgammon, Backgammon), (Backgammon, Backgammon)),
            ("18:2 13:5 8:3 6:5 / 20:1 13:6 8:3 6:5", (Gammon, Backgammon), (Backgammon, Backgammon)),
            ("bar:1 13:6 8:3 6:5 / 18:2 13:5 8:3 6:5", (Backgammon, Backgammon), (Gammon, Backgammon)),
            ("8:10 6:5 / 7:10 3:4", (Gammon, Gammon), (Single, Single)),
            ("24:1 3:13 / 18:1 6:14", (Single, Single), (Gammon, Backgammon)),
            ("24:1 3:13 / off:15", (Single, Single), (Single, Single)),
            ("19:1 3:14 / 2:1", (Backgammon, Backgammon), (Single, Single)),
        ] {
            let position: Position = text.parse().unwrap();
            let of = |loser| (resignation_floor(&position, loser), most_that_can_be_lost(&position, loser));
            assert_eq!((of(Role::Mover), of(Role::Opponent)), (mover, opponent), "{text}");
        }
    }
}
