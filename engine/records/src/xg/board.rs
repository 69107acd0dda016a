//! Positions and plays as numbers.

use rules::{Checkers, Place, Play, Position, Side};

/// Returns the position of 26 numbers, as the side with positive numbers sees it.
pub(super) fn board(numbers: [i8; 26]) -> Option<Position> {
    let mut checkers = Checkers { own: [0; 25], opponent: [0; 25] };
    for (place, &number) in numbers.iter().enumerate() {
        let count = number.unsigned_abs();
        match number.signum() {
            1 => *checkers.own.get_mut(place.checked_sub(1)?)? = count,
            -1 => *checkers.opponent.get_mut(24_usize.checked_sub(place)?)? = count,
            _ => {}
        }
    }
    Position::from_checkers(checkers).ok()
}

/// Returns a position as 26 numbers, positive for the side that sees it.
pub(super) fn numbers(position: &Position) -> [i8; 26] {
    let Checkers { own, opponent } = position.to_checkers();
    let count = |count: u8| i8::try_from(count).unwrap_or(0);
    let mut numbers = [0_i8; 26];
    for (index, &checkers) in own.iter().enumerate() {
        numbers[index + 1] += count(checkers);
    }
    for (index, &checkers) in opponent.iter().enumerate() {
        numbers[24 - index] -= count(checkers);
    }
    numbers
}

/// Returns a position seen by `side` as White's 26 numbers.
pub(super) fn of_white(position: &Position, side: Side) -> [i8; 26] {
    match side {
        Side::White => numbers(position),
        Side::Black => numbers(&position.flip()),
    }
}

/// Returns the moves as pairs of places counted from 0: 24 is the bar, and -1 ends the list or is off.
pub(super) fn pairs(play: &Play) -> [i32; 8] {
    let place = |place: Place| match place {
        Place::Bar => 24,
        Place::Off => -1,
        Place::Point(point) => i32::from(point.number()) - 1,
    };
    let mut pairs = [-1; 8];
    let places = play.moves().iter().flat_map(|one| [one.from, one.to]);
    for (number, found) in pairs.iter_mut().zip(places) {
        *number = place(found);
    }
    pairs
}
