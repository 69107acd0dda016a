//! The minimum and the maximum that a player can lose by resigning, and the result of a finished game.
//!
//! The loser's checkers decide three cases of an offer to resign:
//!
//! - an offer below [`resignation_floor`] is refused;
//! - an offer of at least [`most_that_can_be_lost`] needs no answer, because the winner cannot hope for more;
//! - the winner accepts or refuses any offer between the two.
//!
//! A player who leaves without an offer loses [`resignation_floor`]. Passing a double is not a resignation: it
//! costs a single game in any position.

use crate::{GameResult, Place, Point, Position, Role};

/// Returns the least that `loser` can resign, which is also the price of leaving. It is the result of the game if
/// the winner bore off the last checker at this moment. It is a gammon if the loser has borne off no checker, a
/// backgammon if a loser's checker is also on the bar or in the winner's home board, and otherwise a single game.
///
/// This is never less than what the position already guarantees the winner: a gammon is certain only while the loser
/// has no checker off, and a backgammon only while the loser also has a checker back.
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

/// Returns the most that `loser` can still lose if the game is played on.
///
/// After the loser's first checker is off, that is a single game. Before that it is a backgammon while a loser's
/// checker is on the bar or in the winner's home board. It is also a backgammon while the sides are in contact,
/// because a checker could still be sent back. In a race without such a checker it is a gammon. The result is never
/// less than [`resignation_floor`].
#[must_use]
pub fn most_that_can_be_lost(position: &Position, loser: Role) -> GameResult {
    match resignation_floor(position, loser) {
        GameResult::Gammon if !position.is_race() => GameResult::Backgammon,
        floor @ (GameResult::Single | GameResult::Gammon | GameResult::Backgammon) => floor,
    }
}

impl Position {
    /// Returns the result of a finished game, or `None` if the game is not over. [`Position::winner`] returns the
    /// winner.
    #[must_use]
    pub fn game_result(&self) -> Option<GameResult> {
        self.winner().map(|winner| resignation_floor(self, winner.other()))
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
