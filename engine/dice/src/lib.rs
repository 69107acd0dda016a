//! Fair dice: every throw of a match is a pure function of a seed, and the server commits to the seed before the
//! players take their seats.
//!
//! This crate has no source of randomness, no clock and no state. Begin with [`MatchSeed`]. The caller supplies 32
//! random bytes and gets the commitment. When both seats have contributed their bytes, it gets the [`GameKeys`],
//! and from each of them the throws of a game, [`GameDice`]. Afterwards anyone can check a match with [`verify`].
//!
//! # The derivation, byte by byte
//!
//! `||` joins bytes. A match id is the ASCII bytes of its text, without length or terminator. Integers are unsigned
//! and big endian. White is seat one, Black is seat two.
//!
//! | what | how |
//! | --- | --- |
//! | seed S | 32 random bytes of the server, drawn before the players take their seats |
//! | commitment C, published before seating | SHA-256(the 17 ASCII bytes `fullprime-dice-v1` \|\| match id \|\| S) |
//! | contributions | 32 bytes of each seat; a seat that gives none counts as 32 zero bytes, and so does every house bot |
//! | K | HMAC-SHA-256(key S, match id \|\| seat one's 32 bytes \|\| seat two's 32 bytes) |
//! | N | the most games the match can have: 2n-1 in a match to n points, 3 in three games, 1 in a single game |
//! | game keys | g_N = K, and g_(i-1) = SHA-256(g_i) down to g_0 |
//! | published at the start | g_0; after game i: g_i; at the end: S and both contributions |
//! | block b of a stream | HMAC-SHA-256(key g_i, stream as 1 byte \|\| turn as 4 bytes \|\| b as 4 bytes), b from 0 |
//! | streams of game i | 0: White's rolls, 1: Black's rolls, 2: the opening throw |
//! | values of a stream | its blocks' bytes in order, skipping 252 and above, the others taken mod 6, plus 1 |
//! | a roll of a side in its turn | the first two values of stream 0 or 1 with that turn, in this order |
//! | the opening throw | stream 2 with turn 0: White's die, Black's die; equal pairs are ties, and the next pair counts |
//!
//! A side's turns count from 1 in each game. Every turn of the side counts, even if it cannot move, so its k-th roll
//! of a game is the roll of turn k. The opening throw is not one of them: the side that wins it plays it as its first
//! roll, and its next turn is turn 1. If the starter is agreed and throws both dice like any roll, there is no
//! opening throw, and its first turn is turn 1.
//!
//! Skipping 252 to 255 leaves 42 byte values for each number, so that all numbers are equally likely. The stream byte
//! separates the opening throw and the two sides' rolls. A revealed g_i proves at once that it belongs to the chain,
//! because its SHA-256 is the published g_(i-1). It reveals nothing about the keys after it.
//!
//! Games of a session without an agreed end (the Normal mode) are separate matches here. Each has its own id and
//! commitment, and N = 1. `vectors/` holds test vectors and the independent implementation that made them.
//! `docs/dice.md` describes the derivation for readers without the source.
//!
//! ```
//! use dice::{Bytes32, Contribution, GamesMax, MatchSeed, is_key_before};
//! use rules::{BySide, Side};
//!
//! let match_id = "01JD3Z8Q6W4V".parse()?;
//! let seed = MatchSeed::new([7; 32]); // 32 random bytes
//! let commitment = seed.commitment(&match_id); // published before the players take their seats
//! let seats = BySide { white: Contribution::Given(Bytes32([1; 32])), black: Contribution::Absent };
//! let keys = seed.keys(&match_id, seats, GamesMax::THREE);
//! let g0 = keys.g0(); // published at the start
//! let first = keys.game(1)?;
//! assert_ne!(first.opening().white, first.opening().black);
//! assert_eq!(first.roll(Side::White, 1), first.roll(Side::White, 1));
//! assert!(is_key_before(g0, first.reveal())); // after game 1
//! # assert_eq!(commitment.to_string().len(), 64);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod bytes;
mod seed;
mod statistics;
mod throws;
mod verify;

pub use bytes::{Bytes32, NotBytes32};
pub use seed::{
    Contribution, GameKeys, GamesMax, MatchId, MatchSeed, NoSuchGame, NotAMatchId, is_key_before,
};
pub use statistics::{ChiSquare, Tally};
pub use throws::{GameDice, OpeningThrow};
pub use verify::{
    BytesCheck, DiceRecord, GameCheck, OpeningCheck, RecordedGame, RecordedRoll, RollCheck, SeatCheck,
    SeatRule, ServedGame, TurnCheck, Verification, verify,
};

/// The examples of the README, which are tested too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
