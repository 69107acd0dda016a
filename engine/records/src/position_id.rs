//! GNU Backgammon's position id: all checkers of a position in fourteen characters.
//!
//! The id holds eighty bits, the lowest bit of each byte first. The side that is *not* on roll comes first, then the
//! side on roll. Each side has its 1-point to its 24-point and then its bar. Each place has as many ones as checkers,
//! and then a zero.

use std::fmt;
use std::str::FromStr;

use rules::{Checkers, Params, Position, PositionError};
use thiserror::Error;

use crate::base64::{self, Base64Fault};

/// The number of places of each side in the key: 24 points and the bar.
const PLACES: usize = 25;
const BITS: usize = 80;

/// A position in GNU Backgammon's notation. The side on roll is the mover of the [`Position`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionId(Position);

/// The error for a text or key that is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PositionIdError {
    /// The text is not fourteen characters of base 64.
    #[error("not a position id: {0}")]
    Text(#[from] Base64Fault),
    /// The bits end before the last place.
    #[error("not a position id: it ends at place {places} of 50")]
    Unfinished {
        /// The number of places found.
        places: usize,
    },
    /// There are bits after the last place.
    #[error("not a position id: it goes on after the last place")]
    GoesOn,
    /// The position is impossible.
    #[error("not a possible position: {0}")]
    Position(#[from] PositionError),
}

impl PositionIdError {
    /// Returns the code, which is the id of the text for people. A text that is no id has the same code whatever is
    /// wrong with its characters.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            PositionIdError::Text(_) | PositionIdError::Unfinished { .. } | PositionIdError::GoesOn => {
                "not_a_position_id"
            }
            PositionIdError::Position(error) => error.code(),
        }
    }

    /// Returns the arguments of the text.
    #[must_use]
    pub fn params(self) -> Params {
        match self {
            PositionIdError::Text(_) | PositionIdError::Unfinished { .. } | PositionIdError::GoesOn => {
                Params::new()
            }
            PositionIdError::Position(error) => error.params(),
        }
    }
}

impl PositionId {
    /// Returns the position.
    pub fn position(self) -> Position {
        self.0
    }

    /// Returns the ten bytes of the id.
    pub fn key(self) -> [u8; 10] {
        let Checkers { own, opponent } = self.0.to_checkers();
        let mut bits = 0_u128;
        let mut at = 0;
        for count in opponent.into_iter().chain(own) {
            bits |= ((1 << count) - 1) << at;
            at += usize::from(count) + 1;
        }
        std::array::from_fn(|index| bits.to_le_bytes()[index])
    }

    /// Returns the id of a key.
    ///
    /// # Errors
    /// Returns an error if the bits do not name 25 places for each side, or the position is impossible.
    pub fn from_key(key: [u8; 10]) -> Result<PositionId, PositionIdError> {
        let mut bytes = [0; 16];
        bytes[..10].copy_from_slice(&key);
        let bits = u128::from_le_bytes(bytes);
        let mut counts = [0_u8; 2 * PLACES];
        let mut at = 0;
        for (place, count) in counts.iter_mut().enumerate() {
            while at < BITS && bits >> at & 1 == 1 {
                *count += 1;
                at += 1;
            }
            if at >= BITS {
                return Err(PositionIdError::Unfinished { places: place });
            }
            at += 1;
        }
        if bits >> at != 0 {
            return Err(PositionIdError::GoesOn);
        }
        let mut checkers = Checkers { own: [0; PLACES], opponent: [0; PLACES] };
        checkers.opponent.copy_from_slice(&counts[..PLACES]);
        checkers.own.copy_from_slice(&counts[PLACES..]);
        Ok(PositionId(Position::from_checkers(checkers)?))
    }
}

impl From<Position> for PositionId {
    fn from(position: Position) -> PositionId {
        PositionId(position)
    }
}

impl fmt::Display for PositionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&base64::encode(&self.key()))
    }
}

impl FromStr for PositionId {
    type Err = PositionIdError;

    fn from_str(text: &str) -> Result<PositionId, PositionIdError> {
        PositionId::from_key(base64::decode(text)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(id: &str, position: &str) {
        let position: Position = position.parse().unwrap();
        assert_eq!(PositionId::from(position).to_string(), id, "{position}");
        assert_eq!(id.parse::<PositionId>().unwrap().position(), position, "{id}");
    }

    #[test]
    fn known_ids() {
        check("4HPwATDgc/ABMA", "24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5");
        // After 61: 13/7 8/7, with the opponent on roll.
        check("4NvgATDgc/ABMA", "24:2 13:5 8:3 6:5 / 24:2 13:4 8:2 7:2 6:5");
    }

    #[test]
    fn an_invalid_position_is_refused_with_its_fault() {
        let message = |text: &str| text.parse::<PositionId>().unwrap_err().to_string();
        assert_eq!(message("4HPw"), "not a position id: expected 14 characters of base 64, got 4");
        assert_eq!(message("/////////////w"), "not a position id: it ends at place 0 of 50");
        assert_eq!(message("AAAAAAAAAAAAAg"), "not a position id: it goes on after the last place");
        assert_eq!(
            message("AAAAAAAAAAAAAA"),
            "not a possible position: both sides have borne off all their checkers"
        );
        // The starting position with a sixteenth checker of the mover on its bar.
        let mut key = PositionId::from(Position::STARTING).key();
        key[9] |= 0x40;
        assert!(matches!(
            PositionId::from_key(key),
            Err(PositionIdError::Unfinished { .. } | PositionIdError::Position(_))
        ));
    }
}
