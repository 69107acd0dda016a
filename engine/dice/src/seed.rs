//! The derivation of game keys from the server's seed.

use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use rules::{BySide, MatchLength};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::bytes::{Bytes32, Secret, hmac_sha256, sha256};
use crate::throws::GameDice;

/// The prefix of every commitment. It keeps commitments apart from hashes that are made for other purposes.
const COMMITMENT_PREFIX: &[u8] = b"fullprime-dice-v1";

/// The id of a match as it enters the derivation: printable ASCII without spaces, 1 to 64 characters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchId(String);

/// The error for a text that cannot be a match id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotAMatchId {
    /// The text is empty or too long.
    #[error("a match id has 1 to 64 characters, got {0}")]
    Length(usize),
    /// A character that is not printable ASCII, or a space.
    #[error("a match id is printable ASCII without spaces, got {found:?} at character {at}")]
    Character {
        /// The position of the character, counted from 1.
        at: usize,
        /// The character.
        found: char,
    },
}

/// The secret source of a match's dice: 32 random bytes drawn by the caller. It is never printed.
#[derive(Clone, Debug)]
pub struct MatchSeed(Secret);

/// A seat's contribution to the dice, made before the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contribution {
    /// Bytes that the seat chose.
    Given(Bytes32),
    /// No contribution, which counts as 32 zero bytes.
    Absent,
}

/// The highest number of games a match can have, the N of the derivation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GamesMax(NonZeroU16);

/// The keys of all games of a match. They are never printed.
#[derive(Clone, Debug)]
pub struct GameKeys {
    /// The keys g_0 to g_N.
    keys: Vec<Secret>,
}

/// The error for a game that the match cannot have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the match has games 1 to {games_max}, not {game}")]
pub struct NoSuchGame {
    /// The requested game.
    pub game: u32,
    /// The highest number of games of the match.
    pub games_max: GamesMax,
}

impl MatchSeed {
    /// Returns a seed of 32 bytes from a cryptographic generator.
    pub fn new(random: [u8; 32]) -> MatchSeed {
        MatchSeed(Secret(random))
    }

    /// Returns C, the commitment, which is published before the players take their seats.
    pub fn commitment(&self, match_id: &MatchId) -> Bytes32 {
        let hash = Sha256::new().chain_update(COMMITMENT_PREFIX).chain_update(match_id.as_bytes());
        Bytes32(hash.chain_update(self.0.0).finalize().into())
    }

    /// Returns the keys of the match's games. Both contributions must be final.
    pub fn keys(&self, match_id: &MatchId, seats: BySide<Contribution>, games_max: GamesMax) -> GameKeys {
        let mut message = match_id.as_bytes().to_vec();
        // Both contributions are 32 bytes long, so that two different inputs never give the same message.
        message.extend(seats.white.bytes());
        message.extend(seats.black.bytes());
        let mut keys = vec![Secret(hmac_sha256(&self.0, &message))];
        for _ in 0..games_max.get() {
            let after = &keys[keys.len() - 1];
            keys.push(Secret(sha256(after.0)));
        }
        // The last game's key was computed first. So a key that is revealed gives away the keys before it, but none
        // of a later game.
        keys.reverse();
        GameKeys { keys }
    }

    /// Returns the bytes, for storage, and for the public once the match is over. Do not use them for anything
    /// else.
    pub fn expose(&self) -> [u8; 32] {
        self.0.0
    }
}

impl GameKeys {
    /// Returns g_0, which is published at the start of the match.
    pub fn g0(&self) -> Bytes32 {
        Bytes32(self.keys[0].0)
    }

    /// Returns the throws of a game, counted from 1.
    ///
    /// # Errors
    /// Returns [`NoSuchGame`] if the match cannot have this game.
    pub fn game(&self, game: u32) -> Result<GameDice, NoSuchGame> {
        let index = usize::try_from(game).ok().filter(|&index| index > 0);
        index
            .and_then(|index| self.keys.get(index))
            .map(|key| GameDice::new(key.clone()))
            .ok_or(NoSuchGame { game, games_max: self.games_max() })
    }

    /// Returns the highest number of games of the match.
    pub fn games_max(&self) -> GamesMax {
        // The keys are g_0 to g_N, one more than there are games, and N came from a `GamesMax`.
        let games = u16::try_from(self.keys.len() - 1).ok().and_then(NonZeroU16::new);
        GamesMax(games.unwrap_or(NonZeroU16::MAX))
    }
}

impl Contribution {
    /// Returns the bytes that enter the derivation.
    pub fn bytes(self) -> [u8; 32] {
        match self {
            Contribution::Given(bytes) => bytes.0,
            Contribution::Absent => [0; 32],
        }
    }
}

impl GamesMax {
    /// One game, also for each game of a session without an agreed end.
    pub const ONE: GamesMax = GamesMax(NonZeroU16::MIN);
    /// Exactly three games.
    pub const THREE: GamesMax = GamesMax(NonZeroU16::MIN.saturating_add(2));

    /// Returns a limit of `games` games.
    pub fn new(games: NonZeroU16) -> GamesMax {
        GamesMax(games)
    }

    /// Returns the highest number of games in a match to points: each game scores at least one point, so one side
    /// has n after at most 2n-1 games. A match to more than 32768 points counts as one to 32768.
    pub fn in_match_to(length: MatchLength) -> GamesMax {
        let most = length.points().saturating_mul(2).saturating_sub(1).max(1);
        GamesMax(NonZeroU16::new(most).unwrap_or(NonZeroU16::MIN))
    }

    /// Returns the number of games.
    pub fn get(self) -> u16 {
        self.0.get()
    }
}

impl fmt::Display for GamesMax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl MatchId {
    /// Returns the text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

impl FromStr for MatchId {
    type Err = NotAMatchId;

    fn from_str(text: &str) -> Result<MatchId, NotAMatchId> {
        let length = text.chars().count();
        if !(1..=64).contains(&length) {
            return Err(NotAMatchId::Length(length));
        }
        match text.chars().enumerate().find(|(_, character)| !character.is_ascii_graphic()) {
            Some((index, found)) => Err(NotAMatchId::Character { at: index + 1, found }),
            None => Ok(MatchId(text.to_owned())),
        }
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Returns true if `earlier` is the key (or g_0) directly before `revealed` in the chain.
pub fn is_key_before(earlier: Bytes32, revealed: Bytes32) -> bool {
    sha256(revealed.0) == earlier.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> MatchId {
        text.parse().unwrap()
    }

    fn seats(white: Contribution, black: Contribution) -> BySide<Contribution> {
        BySide { white, black }
    }

    #[test]
    fn nothing_contributed_counts_as_zeros() {
        let seed = MatchSeed::new([7; 32]);
        let zeros = Contribution::Given(Bytes32([0; 32]));
        let absent = seed.keys(&id("a"), seats(Contribution::Absent, zeros), GamesMax::ONE);
        let given = seed.keys(&id("a"), seats(zeros, Contribution::Absent), GamesMax::ONE);
        assert_eq!(absent.g0(), given.g0());
    }

    #[test]
    fn every_part_changes_the_dice() {
        let some = Contribution::Given(Bytes32([1; 32]));
        let nobody = seats(Contribution::Absent, Contribution::Absent);
        let keys = [
            MatchSeed::new([7; 32]).keys(&id("a"), nobody, GamesMax::ONE),
            MatchSeed::new([8; 32]).keys(&id("a"), nobody, GamesMax::ONE),
            MatchSeed::new([7; 32]).keys(&id("b"), nobody, GamesMax::ONE),
            MatchSeed::new([7; 32]).keys(&id("a"), seats(some, Contribution::Absent), GamesMax::ONE),
            MatchSeed::new([7; 32]).keys(&id("a"), seats(Contribution::Absent, some), GamesMax::ONE),
            MatchSeed::new([7; 32]).keys(&id("a"), nobody, GamesMax::THREE),
        ];
        let mut g0: Vec<Bytes32> = keys.iter().map(GameKeys::g0).collect();
        g0.sort_unstable();
        g0.dedup();
        assert_eq!(g0.len(), keys.len());
    }

    #[test]
    fn the_chain_can_be_checked_forwards() {
        let five = GamesMax::in_match_to(MatchLength::new(5).unwrap());
        let nobody = seats(Contribution::Absent, Contribution::Absent);
        let keys = MatchSeed::new([9; 32]).keys(&id("m"), nobody, five);
        assert_eq!(keys.games_max().get(), 9);
        let mut earlier = keys.g0();
        for game in 1..=9 {
            let revealed = keys.game(game).unwrap().reveal();
            assert!(is_key_before(earlier, revealed), "game {game}");
            assert!(!is_key_before(revealed, earlier));
            earlier = revealed;
        }
        assert_eq!(keys.game(0).unwrap_err(), NoSuchGame { game: 0, games_max: five });
        assert_eq!(keys.game(10).unwrap_err().to_string(), "the match has games 1 to 9, not 10");
    }

    #[test]
    fn secrets_do_not_print() {
        let seed = MatchSeed::new([0xab; 32]);
        let keys = seed.keys(&id("m"), seats(Contribution::Absent, Contribution::Absent), GamesMax::THREE);
        let printed = format!("{seed:?} {keys:?} {:?}", keys.game(1).unwrap());
        assert!(
            !printed.contains("ab, ") && !printed.contains("171") && !printed.contains("abab"),
            "{printed}"
        );
        assert!(!printed.contains(&keys.game(1).unwrap().reveal().to_string()));
    }

    #[test]
    fn match_ids_are_plain_ascii() {
        assert_eq!("".parse::<MatchId>(), Err(NotAMatchId::Length(0)));
        assert_eq!("x".repeat(65).parse::<MatchId>(), Err(NotAMatchId::Length(65)));
        assert_eq!("ab c".parse::<MatchId>(), Err(NotAMatchId::Character { at: 3, found: ' ' }));
        assert_eq!("bä".parse::<MatchId>(), Err(NotAMatchId::Character { at: 2, found: 'ä' }));
        assert_eq!(id("01JD-3/4").as_str(), "01JD-3/4");
    }

    #[test]
    fn the_most_games_of_a_match_are_twice_its_length_less_one() {
        for (length, games) in [(1, 1), (2, 3), (5, 9), (25, 49), (u16::MAX, u16::MAX - 1)] {
            assert_eq!(
                GamesMax::in_match_to(MatchLength::new(length).unwrap()).get(),
                games,
                "{length} points"
            );
        }
        assert_eq!((GamesMax::ONE.get(), GamesMax::THREE.get()), (1, 3));
    }
}
