//! How hard a position is for people, as a factor of what a judgement wavers: 1 is usual. What is easy for a program that
//! counts is not what is easy at the table: many plays to compare, and above all games with a back game in them.

use rules::{Place, Point, Position};

/// Plays from which comparing them is as hard as it gets.
const MANY_PLAYS: usize = 30;
/// In a race there is little but counting.
const RACE: f64 = 0.5;
/// Timing a back game, and playing against one, is what weaker players see the least of.
const BACK_GAME: f64 = 1.6;

/// How hard it is to judge a position.
pub(crate) fn of_judging(position: &Position) -> f64 {
    if position.is_race() {
        RACE
    } else if anchors(position).into_iter().any(|count| count >= 2) {
        BACK_GAME
    } else {
        1.0
    }
}

/// How hard it is to choose among a number of plays.
pub(crate) fn of_choosing(position: &Position, plays: usize) -> f64 {
    let share = f64::from(u8::try_from(plays.min(MANY_PLAYS)).unwrap_or(u8::MAX)) / 30.0;
    of_judging(position) * (0.6 + 0.7 * share)
}

/// Points that each side holds in the other's home board.
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
