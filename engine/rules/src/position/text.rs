//! A short text form of positions, for tests, messages and the command line.
//!
//! The starting position is `24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5`: the mover's places with their counts, a slash,
//! and the opponent's in the opponent's own numbering. `bar` and `off` are places too. Checkers not listed are
//! borne off, so `off` may be omitted; if it is given, it must complete the fifteen.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{Checkers, Place, Point, Position, PositionError, Role};

/// The reason why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsePositionError {
    /// There is not exactly one slash between the sides.
    Sides,
    /// A part is not a place, a colon and a number.
    Part(String),
    /// A place is listed twice for one side.
    Twice(Place),
    /// The count of checkers borne off does not complete the fifteen.
    Off {
        /// The side with the wrong count.
        role: Role,
        /// The count in the text.
        stated: u8,
        /// The correct count.
        needed: u8,
    },
    /// The text is well formed, but the position is impossible.
    Position(PositionError),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sides => f.write_str("a position has two sides with one slash between them"),
            Self::Part(part) => write!(f, "`{part}` is not a place with a count, such as `13:5` or `bar:1`"),
            Self::Twice(place) => write!(f, "`{place}` is listed twice for one side"),
            Self::Off { role: Role::Mover, stated, needed } => {
                write!(f, "the side on roll has {needed} checkers off, not {stated}")
            }
            Self::Off { role: Role::Opponent, stated, needed } => {
                write!(f, "the side not on roll has {needed} checkers off, not {stated}")
            }
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl Error for ParsePositionError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Position(error) => Some(error),
            Self::Sides | Self::Part(_) | Self::Twice(_) | Self::Off { .. } => None,
        }
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let (own, opponent) = text.split_once('/').ok_or(ParsePositionError::Sides)?;
        if opponent.contains('/') {
            return Err(ParsePositionError::Sides);
        }
        let (own, own_off) = parse_side(own)?;
        let (opponent, opponent_off) = parse_side(opponent)?;
        let position =
            Self::from_checkers(Checkers { own, opponent }).map_err(ParsePositionError::Position)?;
        for (role, stated) in [(Role::Mover, own_off), (Role::Opponent, opponent_off)] {
            let needed = position.count(role, Place::Off);
            if let Some(stated) = stated.filter(|&stated| stated != needed) {
                return Err(ParsePositionError::Off { role, stated, needed });
            }
        }
        Ok(position)
    }
}

/// Parses one side: its checkers on the board, and the number borne off if the text states it.
fn parse_side(text: &str) -> Result<([u8; 25], Option<u8>), ParsePositionError> {
    let mut board = [None; 25];
    let mut off = None;
    for part in text.split_whitespace() {
        let (place, count) = parse_part(part).ok_or_else(|| ParsePositionError::Part(part.to_owned()))?;
        let cell = match place {
            Place::Off => &mut off,
            Place::Point(point) => &mut board[usize::from(point.number()) - 1],
            Place::Bar => &mut board[24],
        };
        if cell.replace(count).is_some() {
            return Err(ParsePositionError::Twice(place));
        }
    }
    Ok((board.map(Option::unwrap_or_default), off))
}

fn parse_part(part: &str) -> Option<(Place, u8)> {
    let (place, count) = part.split_once(':')?;
    let place = match place {
        "bar" => Place::Bar,
        "off" => Place::Off,
        number => Place::point(number.parse().ok()?)?,
    };
    Some((place, count.parse().ok()?))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for role in [Role::Mover, Role::Opponent] {
            let points = Point::all().rev().map(Place::Point);
            for place in [Place::Bar].into_iter().chain(points).chain([Place::Off]) {
                let count = self.count(role, place);
                if count > 0 {
                    write!(f, "{gap}{place}:{count}")?;
                    gap = " ";
                }
            }
            if role == Role::Mover {
                write!(f, "{gap}/")?;
                gap = " ";
            }
        }
        Ok(())
    }
}

/// Writes the same text as [`fmt::Display`], which is easier to read than 32 numbers.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_written_as_it_is_read() {
        for text in [
            "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5",
            "bar:2 6:5 off:8 / bar:1 20:14",
            "off:15 / 1:1 off:14",
            "1:1 off:14 / off:15",
        ] {
            assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
        }
        assert_eq!("6:1/ 3:2 ".parse::<Position>().unwrap().to_string(), "6:1 off:14 / 3:2 off:13");
    }

    #[test]
    fn errors_describe_the_faulty_part() {
        for (text, message) in [
            ("6:1", "a position has two sides with one slash between them"),
            ("6:1 / 5:1 / 4:1", "a position has two sides with one slash between them"),
            ("25:1 / 6:1", "`25:1` is not a place with a count, such as `13:5` or `bar:1`"),
            ("6:-1 / 6:1", "`6:-1` is not a place with a count, such as `13:5` or `bar:1`"),
            ("6:1 6:2 / 6:1", "`6` is listed twice for one side"),
            ("6:1 off:3 / 6:1", "the side on roll has 14 checkers off, not 3"),
            ("6:16 / 6:1", "the side on roll has 16 checkers on the board, more than 15"),
            ("6:1 / 19:1", "both sides have checkers on point 6 of the side on roll"),
            ("/", "both sides have borne off all their checkers"),
        ] {
            assert_eq!(text.parse::<Position>().unwrap_err().to_string(), message, "{text}");
        }
    }
}
