//! The throws of one game.

use rules::{Die, Roll, Side};

use crate::bytes::{Bytes32, Secret, hmac_sha256};

/// The first byte value that is skipped: 252 is the largest multiple of six that fits in a byte.
const SKIPPED_FROM: u8 = 252;

/// All throws of one game. Each is computed on request, and the result does not depend on the order of requests.
/// The type is never printed.
#[derive(Clone, Debug)]
pub struct GameDice {
    key: Secret,
}

/// The throw that decides which side begins: one die for each side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OpeningThrow {
    /// The number on both dice, for each tie before the deciding throw.
    pub ties: Vec<Die>,
    /// White's die.
    pub white: Die,
    /// Black's die, never equal to White's.
    pub black: Die,
}

/// The streams of values of a game.
#[derive(Clone, Copy)]
enum Stream {
    Rolls(Side),
    Opening,
}

impl GameDice {
    pub(crate) fn new(key: Secret) -> GameDice {
        GameDice { key }
    }

    /// Returns the throws of a game whose key has been revealed.
    pub fn from_revealed(key: Bytes32) -> GameDice {
        GameDice { key: Secret(key.0) }
    }

    /// Returns the game's key. It must stay secret until the game is over; then it is published.
    pub fn reveal(&self) -> Bytes32 {
        Bytes32(self.key.0)
    }

    /// Returns the opening throw with the ties before it. Games with an agreed starter do not use it.
    pub fn opening(&self) -> OpeningThrow {
        let mut values = self.values(Stream::Opening, 0);
        let mut ties = Vec::new();
        loop {
            let (white, black) = (next_die(&mut values), next_die(&mut values));
            if white != black {
                return OpeningThrow { ties, white, black };
            }
            ties.push(white);
        }
    }

    /// Returns the roll of `side` in its turn number `turn` of this game, counted from 1. Every turn of the side
    /// counts, including those in which it cannot move; the opening throw does not.
    pub fn roll(&self, side: Side, turn: u32) -> Roll {
        let mut values = self.values(Stream::Rolls(side), turn);
        let first = next_die(&mut values);
        Roll::new(first, next_die(&mut values))
    }

    /// Returns the values of a stream, 1 to 6. In practice the stream does not end.
    fn values(&self, stream: Stream, turn: u32) -> impl Iterator<Item = Die> + use<> {
        let key = self.key.clone();
        let blocks = (0..=u32::MAX).flat_map(move |block| {
            let mut message = [0; 9];
            message[0] = stream.byte();
            message[1..5].copy_from_slice(&turn.to_be_bytes());
            message[5..].copy_from_slice(&block.to_be_bytes());
            hmac_sha256(&key, &message)
        });
        blocks.filter(|&byte| byte < SKIPPED_FROM).filter_map(|byte| Die::new(byte % 6 + 1))
    }
}

impl OpeningThrow {
    /// Returns the side that threw the higher number.
    pub fn starter(&self) -> Side {
        if self.white > self.black { Side::White } else { Side::Black }
    }

    /// Returns the roll that the starter plays, its own die first.
    pub fn roll(&self) -> Roll {
        match self.starter() {
            Side::White => Roll::new(self.white, self.black),
            Side::Black => Roll::new(self.black, self.white),
        }
    }
}

impl Stream {
    /// Returns the stream's byte in the message of a block. The three bytes must differ, because only they separate
    /// the opening throw from the rolls.
    fn byte(self) -> u8 {
        match self {
            Stream::Rolls(Side::White) => 0,
            Stream::Rolls(Side::Black) => 1,
            Stream::Opening => 2,
        }
    }
}

fn next_die(values: &mut impl Iterator<Item = Die>) -> Die {
    values.next().expect("a stream has 2^32 blocks of 32 bytes, almost all of which are values")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[test]
    fn a_stream_continues_across_blocks_as_in_the_vectors() {
        let vectors: Value = serde_json::from_str(include_str!("../vectors/vectors.json")).unwrap();
        let mut compared = 0;
        for case in vectors["cases"].as_array().unwrap() {
            for game in case["games"].as_array().unwrap() {
                let number = usize::try_from(game["game"].as_u64().unwrap()).unwrap();
                let key = case["keys"][number].as_str().unwrap().parse().unwrap();
                let expected: Vec<u64> = game["values_of_white_7"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|v| v.as_u64().unwrap())
                    .collect();
                let own: Vec<u64> = GameDice::from_revealed(key)
                    .values(Stream::Rolls(Side::White), 7)
                    .take(expected.len())
                    .map(|die| die.pips().into())
                    .collect();
                assert_eq!(own, expected, "{} game {number}", case["name"]);
                assert!(expected.len() > 96, "the stream must reach its fourth block");
                compared += 1;
            }
        }
        assert_eq!(compared, 17);
    }

    #[test]
    fn the_higher_die_starts_and_plays_its_own_number_first() {
        let throw = |white, black| OpeningThrow {
            ties: Vec::new(),
            white: Die::new(white).unwrap(),
            black: Die::new(black).unwrap(),
        };
        assert_eq!(throw(2, 6).starter(), Side::Black);
        assert_eq!(throw(2, 6).roll().dice().map(Die::pips), [6, 2]);
        assert_eq!(throw(4, 3).starter(), Side::White);
        assert_eq!(throw(4, 3).roll().dice().map(Die::pips), [4, 3]);
    }
}
