//! The dice of matches: draws and seals seeds, derives keys, and passes rolls to `play`.
//!
//! A seed is drawn from the operating system's generator when a table is opened, or, for a rematch, when the
//! previous match ends. It is committed to at once. The database holds it only sealed, with a key that is not in
//! the database. It is not revealed before the match is over. No code here prints it.

use std::{
    fmt,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use ::competitions::team_match::{ROLLS_MIN, RollSet};
use ::dice::{Bytes32, GameKeys, MatchSeed};
use aes_gcm::{Aes256Gcm, Nonce, aead::Aead as _};
use data_encoding::BASE64;
use hmac::{Hmac, KeyInit as _, Mac as _};
use play::{DiceSource, GameNumber, OpeningThrow};
use rules::{BySide, Roll, Side};
use sha2::{Digest as _, Sha256};
use store::{
    DbError,
    facts::Facts,
    id::{MatchId, RollSetId},
    private, random,
    seeds::SealedSeed,
};
use thiserror::Error;

use crate::match_state::terms::Agreed;

/// The prefix of the match id in the input of a seed's pad. Each purpose has its own prefix, so that no two purposes
/// share a pad.
const PAD_PREFIX: &[u8] = b"fullprime-sealed-seed-v1";
const PUSH_PREFIX: &[u8] = b"fullprime-push-v1 ";
const FINGERPRINT_PREFIX: &[u8] = b"fullprime-key-fingerprint-v1";
const FACTOR_PREFIX: &[u8] = b"fullprime-sealed-factor-v1";
const ADDRESS_KEY_PREFIX: &[u8] = b"fullprime-sealed-address-key-v1";
const ROLLS_PREFIX: &[u8] = b"fullprime-sealed-rolls-v1";
/// The beginning of sealed rolls in the database. Rolls of older versions are stored as plain lines.
const SEALED_ROLLS: &str = "sealed-v1:";
/// The length of an AES-GCM nonce in bytes.
const NONCE: usize = 12;
/// The only game of a board.
const GAME: GameNumber = GameNumber::FIRST;

/// A fresh seed for a match that no player has joined.
#[derive(Debug, Clone)]
pub(crate) struct DrawnSeed {
    pub(crate) id: MatchId,
    pub(crate) sealed: SealedSeed,
    pub(crate) commitment: Bytes32,
}

/// An error of the key file: it is missing and cannot be created, or is not a key.
#[derive(Debug, Error)]
pub enum DiceKeyError {
    /// The file cannot be read or written.
    #[error(
        "cannot use the dice key {path}: {cause}; the system user that runs this program must own that file, or be able \
         to create it (live.dice_key_file says where it is)"
    )]
    File {
        /// The path of the file.
        path: PathBuf,
        /// The cause.
        #[source]
        cause: io::Error,
    },
    /// The file does not hold a key.
    #[error(
        "{0} is not a dice key: 64 hexadecimal digits are expected; put back the key from the backup, because a new key \
         cannot open the dice of matches in play"
    )]
    NotAKey(PathBuf),
    /// The file holds the key of another database.
    #[error(
        "{0} is not the dice key with which this database was created; put back that key from the backup or from \
         another node. If it is lost for good, `fullprime admin accept-dice-key` accepts this one, and matches in play \
         cannot be finished"
    )]
    Foreign(PathBuf),
    /// The database has a key, but the file is missing.
    #[error(
        "there is no dice key at {0}, and this database was created with one; put back the key from the backup \
         or from another node (live.dice_key_file says where it belongs)"
    )]
    Gone(PathBuf),
    /// The fingerprint of the database's key cannot be read.
    #[error("the dice key: {0}")]
    Database(#[from] DbError),
}

/// Seals and opens the secrets in the database: seeds, the secrets of second factors, the keys of address hashes.
///
/// Each match id is used once, so `HMAC(key, match id)` is a pad that is never reused. A seed sealed with another
/// key is detected, because it does not fit its commitment.
#[derive(Clone)]
pub struct SeedVault {
    key: [u8; 32],
}

impl fmt::Debug for SeedVault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeedVault(..)")
    }
}

impl SeedVault {
    /// Reads the key from its file, or draws a key and writes the file with access for this user only.
    ///
    /// # Errors
    /// If the file holds no key, or a new one cannot be written.
    pub fn open(path: &Path) -> Result<SeedVault, DiceKeyError> {
        let failed = |cause| DiceKeyError::File { path: path.to_owned(), cause };
        match std::fs::read_to_string(path) {
            Ok(text) => {
                private::tighten_or_warn(path);
                let key: Bytes32 =
                    text.trim().parse().map_err(|_not_hexadecimal| DiceKeyError::NotAKey(path.to_owned()))?;
                Ok(SeedVault { key: key.0 })
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let key = random::bytes();
                match write_secret(path, &random::hex(&key)) {
                    Ok(()) => Ok(SeedVault { key }),
                    // Another process on the same data folder was faster.
                    Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Self::open(path),
                    Err(error) => Err(failed(error)),
                }
            }
            Err(error) => Err(failed(error)),
        }
    }

    /// Returns the fingerprint by which a database recognises the key. It has 128 bits and does not reveal the key.
    pub fn fingerprint(&self) -> String {
        random::hex(&self.pad(FINGERPRINT_PREFIX, "")[..16])
    }

    /// Draws the seed and the id of a new match.
    pub(crate) fn draw(&self) -> DrawnSeed {
        self.draw_under(MatchId::random())
    }

    /// Draws a seed for a fresh id.
    pub(crate) fn draw_under(&self, id: MatchId) -> DrawnSeed {
        let seed: [u8; 32] = random::bytes();
        DrawnSeed {
            id,
            sealed: SealedSeed::from_row(random::hex(&self.padded(id, seed))),
            commitment: MatchSeed::new(seed).commitment(&id.to_dice()),
        }
    }

    /// Opens a seed. Returns `None` if it is damaged or was sealed with another key.
    pub(crate) fn unseal(&self, id: MatchId, sealed: &SealedSeed, commitment: Bytes32) -> Option<MatchSeed> {
        let sealed: Bytes32 = sealed.as_str().parse().ok()?;
        let seed = MatchSeed::new(self.padded(id, sealed.0));
        (seed.commitment(&id.to_dice()) == commitment).then_some(seed)
    }

    /// Seals or opens the secret of a second factor. Each enrolment has a fresh number, so its pad is never reused.
    pub(crate) fn padded_factor(&self, enrolment: i64, secret: [u8; 20]) -> [u8; 20] {
        let pad = self.pad(FACTOR_PREFIX, &enrolment.to_string());
        std::array::from_fn(|index| secret[index] ^ pad[index])
    }

    /// Seals or opens the key that hashes a day's network addresses. A day has one key, so its pad is never reused.
    pub(crate) fn padded_address_key(&self, day: i64, key: [u8; 32]) -> [u8; 32] {
        let pad = self.pad(ADDRESS_KEY_PREFIX, &day.to_string());
        std::array::from_fn(|index| key[index] ^ pad[index])
    }

    /// Seals the rolls of a director's file. Each call has a fresh nonce, so that a second file for the same set is
    /// sealed differently.
    pub(crate) fn seal_rolls(&self, set: RollSetId, lines: &str) -> String {
        let nonce: [u8; NONCE] = random::bytes();
        let sealed = self.rolls_cipher(set).encrypt(&Nonce::from(nonce), lines.as_bytes());
        let sealed = sealed.expect("a file of rolls is shorter than AES-GCM allows");
        format!("{SEALED_ROLLS}{}", BASE64.encode(&[&nonce[..], &sealed].concat()))
    }

    /// Opens stored rolls of a file. Returns `None` if they are damaged or were sealed with another key.
    pub(crate) fn unseal_rolls(&self, set: RollSetId, stored: &str) -> Option<String> {
        let Some(sealed) = stored.strip_prefix(SEALED_ROLLS) else { return Some(stored.to_owned()) };
        let sealed = BASE64.decode(sealed.as_bytes()).ok()?;
        let (nonce, sealed) = sealed.split_first_chunk::<NONCE>()?;
        String::from_utf8(self.rolls_cipher(set).decrypt(&Nonce::from(*nonce), sealed).ok()?).ok()
    }

    fn rolls_cipher(&self, set: RollSetId) -> Aes256Gcm {
        Aes256Gcm::new(&self.pad(ROLLS_PREFIX, set.as_dice_id().to_dice().as_str()).into())
    }

    fn padded(&self, id: MatchId, bytes: [u8; 32]) -> [u8; 32] {
        let pad = self.pad(PAD_PREFIX, id.to_dice().as_str());
        std::array::from_fn(|index| bytes[index] ^ pad[index])
    }

    /// Returns the secret of the key that signs web pushes. All nodes of a site derive the same one.
    pub(crate) fn push_secret(&self, attempt: u32) -> [u8; 32] {
        self.pad(PUSH_PREFIX, &attempt.to_string())
    }

    fn pad(&self, prefix: &[u8], of: &str) -> [u8; 32] {
        let mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("HMAC takes keys of any length");
        mac.chain_update(prefix).chain_update(of).finalize().into_bytes().into()
    }
}

fn write_secret(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// The dice of one match whose seats are taken.
#[derive(Debug)]
pub(crate) struct MatchDice {
    seed: MatchSeed,
    keys: GameKeys,
    /// The rolls of a director's file. Rolls that it lacks are derived from the seed.
    imported: Option<RollSet>,
}

impl MatchDice {
    /// Returns practice dice, derived from a word alone. A player who knows the word can compute them.
    pub(crate) fn of_practice(word: &str, games_max: ::dice::GamesMax) -> MatchDice {
        let hash = Sha256::new_with_prefix(b"fullprime-practice-v1\0").chain_update(word.as_bytes());
        let seed = MatchSeed::new(hash.finalize().into());
        let absent = BySide::new_with(|_| ::dice::Contribution::Absent);
        let keys = seed.keys(&MatchId::from_row(1).to_dice(), absent, games_max);
        MatchDice { seed, keys, imported: None }
    }

    /// Returns the dice of a board of a team match, the same in both rooms. Seats add no bytes, because the two rooms
    /// would then have different dice.
    pub(crate) fn of_roll_set(
        seed: MatchSeed,
        id: MatchId,
        imported: Option<RollSet>,
        games_max: ::dice::GamesMax,
    ) -> MatchDice {
        let absent = BySide::new_with(|_| ::dice::Contribution::Absent);
        let keys = seed.keys(&id.to_dice(), absent, games_max);
        MatchDice { seed, keys, imported }
    }

    /// Returns the rolls of a board: those of the file, or as many from the seed as a file needs. Rolls from the seed
    /// become the set `number`. The caller has checked that both rooms have finished the board.
    pub(crate) fn played_set(&self, number: u32) -> RollSet {
        if let Some(set) = &self.imported {
            return set.clone();
        }
        let turns = u32::try_from(ROLLS_MIN).unwrap_or(u32::MAX);
        let rolls = BySide::new_with(|side| (1..=turns).map(|turn| self.roll(GAME, side, turn)).collect());
        RollSet::new(number, self.opening(GAME), rolls)
    }

    /// Returns true if the rolls come from a file, so that nothing can be proved about them.
    pub(crate) fn is_imported(&self) -> bool {
        self.imported.is_some()
    }

    /// Returns dice derived from the seed and the bytes of the seats.
    pub(crate) fn new(seed: MatchSeed, facts: &Facts, agreed: &Agreed) -> MatchDice {
        let seats = BySide::new_with(|side| {
            facts.seats[side].map_or(::dice::Contribution::Absent, |seated| seated.dice_contribution())
        });
        let keys = seed.keys(&facts.id.to_dice(), seats, agreed.games_max);
        MatchDice { seed, keys, imported: None }
    }

    /// Returns the end of the key chain, which is published when the match begins.
    pub(crate) fn g0(&self) -> Bytes32 {
        self.keys.g0()
    }

    /// Returns a number that follows from the seed and a purpose. It tells nothing about the dice, and nobody can
    /// compute it before the seed is public.
    pub(crate) fn derived(&self, purpose: &str) -> u64 {
        let hash = Sha256::new_with_prefix(b"fullprime-derived-v1\0")
            .chain_update(self.seed.expose())
            .chain_update(purpose.as_bytes())
            .finalize();
        hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    /// Returns the key of a finished game. The caller has checked that the game is over.
    pub(crate) fn reveal_game(&self, game: GameNumber) -> Bytes32 {
        self.game(game).reveal()
    }

    /// Returns the seed of a finished match. The caller has checked that the match is over.
    pub(crate) fn reveal_seed(&self) -> Bytes32 {
        Bytes32(self.seed.expose())
    }

    fn game(&self, game: GameNumber) -> ::dice::GameDice {
        self.keys
            .game(game.get())
            .expect("a match has no more games than its keys, which come from its format")
    }
}

impl DiceSource for MatchDice {
    fn opening(&self, game: GameNumber) -> OpeningThrow {
        if let Some(set) = &self.imported {
            return set.opening().clone();
        }
        let throw = self.game(game).opening();
        let dice = BySide { white: throw.white, black: throw.black };
        OpeningThrow::new(throw.ties, dice).expect("an opening throw is repeated until the dice differ")
    }

    fn roll(&self, game: GameNumber, side: Side, turn: u32) -> Roll {
        let imported = self.imported.as_ref().and_then(|set| set.roll(side, turn));
        imported.unwrap_or_else(|| self.game(game).roll(side, turn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_comes_back_with_its_key_and_with_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let vault = SeedVault::open(&folder.path().join("data/dice.key")).unwrap();
        let drawn = vault.draw();
        let again = SeedVault::open(&folder.path().join("data/dice.key")).unwrap();
        let seed = again.unseal(drawn.id, &drawn.sealed, drawn.commitment).unwrap();
        assert_eq!(seed.commitment(&drawn.id.to_dice()), drawn.commitment);
        assert_ne!(random::hex(&seed.expose()), drawn.sealed.as_str());
        let other = SeedVault::open(&folder.path().join("other.key")).unwrap();
        assert!(other.unseal(drawn.id, &drawn.sealed, drawn.commitment).is_none());
        assert!(vault.unseal(MatchId::random(), &drawn.sealed, drawn.commitment).is_none());
    }

    #[test]
    fn rolls_of_a_file_are_stored_sealed_and_older_ones_are_read() {
        let folder = tempfile::tempdir().unwrap();
        let vault = SeedVault::open(&folder.path().join("dice.key")).unwrap();
        let set = RollSetId::random();
        let lines = "set,turn,white,black\r\n7,0,4,3\r\n7,1,31,52\r\n";
        let [stored, again] = [vault.seal_rolls(set, lines), vault.seal_rolls(set, lines)];
        assert!(stored != again && !stored.contains("31,52"), "{stored}");
        assert_eq!(vault.unseal_rolls(set, &stored).as_deref(), Some(lines));
        assert_eq!(vault.unseal_rolls(set, lines).as_deref(), Some(lines), "as version 1 stored them");
        let other = SeedVault::open(&folder.path().join("other.key")).unwrap();
        assert_eq!(other.unseal_rolls(set, &stored), None);
        assert_eq!(vault.unseal_rolls(RollSetId::random(), &stored), None);
        assert_eq!(vault.unseal_rolls(set, &stored[..stored.len() - 4]), None);
    }

    #[test]
    fn a_file_that_is_no_key_is_not_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("dice.key");
        std::fs::write(&path, "hello").unwrap();
        assert!(matches!(SeedVault::open(&path), Err(DiceKeyError::NotAKey(_))));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "hello");
    }

    #[test]
    fn nothing_prints_a_secret() {
        let folder = tempfile::tempdir().unwrap();
        let vault = SeedVault::open(&folder.path().join("dice.key")).unwrap();
        let drawn = vault.draw();
        let printed = format!("{vault:?} {drawn:?}");
        assert!(!printed.contains(drawn.sealed.as_str()) && !printed.contains(&random::hex(&vault.key)));
    }
}
