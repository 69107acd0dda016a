//! Dice and moves, as a turn in a file writes them.

use rules::{Place, Play, Point, Roll, Side};

/// Converts the moves of a turn such as `31lost` to the notation of `rules`.
pub(super) fn written_moves(side: Side, turn: &str) -> Option<String> {
    let mut moves = String::new();
    // A play has at most four moves. The fifth pair is read only so that a longer text is refused.
    for pair in turn.as_bytes().get(2..)?.chunks(2).take(5) {
        let &[from, to] = pair else { return None };
        moves.push_str(&format!("{}/{} ", place(side, from)?, place(side, to)?));
    }
    Some(moves)
}

/// Returns a place in the side's own numbering, as plays are written.
fn place(side: Side, letter: u8) -> Option<String> {
    match letter {
        b'a'..=b'x' => {
            let point = Point::new(letter - b'a' + 1)?;
            let own = match side {
                Side::White => point,
                Side::Black => point.opposite(),
            };
            Some(own.to_string())
        }
        b'y' => Some("bar".to_owned()),
        b'z' => Some("off".to_owned()),
        _ => None,
    }
}

/// Returns a roll of two digits.
pub(super) fn read_roll(text: &str) -> Option<Roll> {
    match text.as_bytes() {
        &[first @ b'1'..=b'6', second @ b'1'..=b'6'] => Roll::from_pips([first - b'0', second - b'0']),
        _ => None,
    }
}

/// Returns the moves of a play as pairs of letters.
pub(super) fn write_moves(side: Side, play: &Play) -> String {
    play.moves().iter().flat_map(|one| [place_letter(side, one.from), place_letter(side, one.to)]).collect()
}

/// Returns the letter of a place in a side's own numbering.
pub(super) fn place_letter(side: Side, place: Place) -> char {
    match place {
        Place::Bar => 'y',
        Place::Off => 'z',
        Place::Point(point) => {
            let of_white = match side {
                Side::White => point,
                Side::Black => point.opposite(),
            };
            char::from(b'a' + of_white.number() - 1)
        }
    }
}
