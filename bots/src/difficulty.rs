//! The difficulty of a position for people, as a factor on the error of a judgement; 1 is usual. It differs from the
//! difficulty for a program. A position is hard if there are many plays to compare, and harder still in a back game.

use rules::{Place, Point, Position};

/// The number of plays beyond which comparing them gets no harder.
const MANY_PLAYS: usize = 30;
/// Races are easy, because they are mostly counting.
const RACE: f64 = 0.5;
/// Back games are hard, because weaker players rarely know how to time them or how to play against them.
const BACK_GAME: f64 = 1.6;

/// Returns the difficulty of judging a position.
pub(crate) fn of_judging(position: &Position) -> f64 {
    if position.is_race() {
        RACE
    } else if anchors(position).into_iter().any(|count| count >= 2) {
        BACK_GAME
    } else {
        1.0
    }
}

/// Returns the difficulty of choosing among `plays` plays.
pub(crate) fn of_choosing(position: &Position, plays: usize) -> f64 {
    let share = f64::from(u8::try_from(plays.min(MANY_PLAYS)).unwrap_or(u8::MAX)) / 30.0;
    // 17 plays have the usual difficulty.
    of_judging(position) * (0.6 + 0.7 * share)
}

/// Returns the number of points that each side holds in the other's home board.
fn anchors(position: &Position) -> [usize; 2] {
    let held = |checkers: fn(&Position, Place) -> u8, there: std::ops::RangeInclusive<u8>| {
        Point::all()
            .filter(|point| there.contains(&point.number()) && checkers(position, Place::Point(*point)) >= 2)
            .count()
    };
    [
        held(|position, place| position.own(place), 19..=24),
        held(|position, place| position.opponent(place), 1..=6),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        text.parse().expect("the table's positions are right")
    }

    #[test]
    fn races_are_easy_and_back_games_hard() {
        let start = Position::STARTING;
        assert!((of_judging(&start) - 1.0).abs() < 1e-9);
        let race = position("6:5 5:5 4:5 / 6:5 5:5 4:5");
        assert!(of_judging(&race) < of_judging(&start));
        let back_game = position("24:2 22:3 8:2 7:2 6:3 5:3 / 6:4 5:4 4:4 8:3");
        assert!(of_judging(&back_game) > of_judging(&start));
    }

    #[test]
    fn more_plays_are_harder_to_compare() {
        let start = Position::STARTING;
        assert!(of_choosing(&start, 2) < of_choosing(&start, 20));
        assert!((of_choosing(&start, 30) - of_choosing(&start, 300)).abs() < 1e-9);
    }
}
