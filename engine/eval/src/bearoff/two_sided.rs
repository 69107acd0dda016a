//! Perfect play of the last checkers of both sides, with and without the cube, from a file.
//!
//! The file covers every pair of homes with up to a given number of checkers each. For each pair it holds four
//! equities of the side on roll when it rolls without doubling: without a cube, with a centred cube, with its own
//! cube, and with the opponent's. They are for money, in units of the cube. Both sides play and double perfectly.
//! Gammons cannot happen, because both sides have borne off checkers.
//!
//! File format: eight bytes of magic, the version and the number of checkers as `u32`, and FNV-1a of the data as
//! `u64`. Then `[home of the side on roll][home of the other][4]` as `u16` from -1 to 1. All numbers are little
//! endian. The file is mapped into memory, so that several processes share one copy. It is written under another
//! name and then renamed, and it is checked completely before use. A file under its own name is therefore either
//! complete or refused.
#![expect(
    unsafe_code,
    reason = "mapping a file requires that no program shortens it meanwhile; see Database::open"
)]

use super::home::{Home, POINTS, count, each_home, index, moved, offset, pips};
use memmap2::Mmap;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::OnceLock;

/// The version of the file format.
pub const VERSION: u32 = 1;
/// The checkers of a side in the database that a server makes: 924 homes, 6.8 MB, about two seconds.
pub const CHECKERS_DEFAULT: u8 = 6;
/// The most checkers of a side: 8,008 homes, 513 MB.
pub const CHECKERS_MAX: u8 = 10;

const MAGIC: &[u8; 8] = b"FPBEAROF";
const HEADER: usize = 24;
/// The number of equities for each pair.
const KINDS: usize = 4;

/// The equities of the side on roll if it does not double now, in units of the cube.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Values {
    /// The equity without a cube.
    pub cubeless: f32,
    /// The equity with a centred cube.
    pub centred: f32,
    /// The equity if the side on roll owns the cube.
    pub own: f32,
    /// The equity if the opponent owns the cube.
    pub opponents: f32,
}

/// The reason why a file is not a usable database.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// The file cannot be read or written.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// The file has another format or version.
    #[error("not a two-sided bear-off database of version {VERSION}")]
    Foreign,
    /// The length of the file is wrong.
    #[error("the file has {len} bytes instead of {expected}")]
    Length {
        /// The actual length in bytes.
        len: usize,
        /// The length in bytes that its header implies.
        expected: usize,
    },
    /// The data was changed or damaged.
    #[error("the checksum does not match the data")]
    Checksum,
    /// A database with this many checkers is not supported.
    #[error("{0} checkers a side are not possible: choose 1 to {CHECKERS_MAX}")]
    Checkers(u8),
}

/// A database, in memory or mapped from its file.
#[derive(Debug)]
pub struct Database {
    bytes: Mmap,
    homes: usize,
    checkers: u8,
}

static IN_USE: OnceLock<Database> = OnceLock::new();

impl Database {
    /// Maps a file and checks all of it.
    ///
    /// # Errors
    /// Returns a [`DatabaseError`] if the file cannot be read, has another format, or is truncated or damaged.
    pub fn open(path: &Path) -> Result<Self, DatabaseError> {
        let file = File::open(path)?;
        // SAFETY: the map is only read. This program never changes a database under its name: it writes a new file
        // and renames it. If another program shortens the file, the process may be killed, as when its executable
        // is shortened, but it can never read anything other than bytes.
        let bytes = unsafe { Mmap::map(&file)? };
        let checkers = check(&bytes)?;
        Ok(Self { homes: offset(usize::from(checkers) + 1), bytes, checkers })
    }

    /// Returns the most checkers of a side.
    #[must_use]
    pub fn checkers(&self) -> u8 {
        self.checkers
    }

    /// Makes all engines of this process use this database. Only the first call has an effect; later calls return
    /// false.
    pub fn put_in_use(self) -> bool {
        IN_USE.set(self).is_ok()
    }

    fn values(&self, own: usize, opponent: usize) -> Option<Values> {
        if own >= self.homes || opponent >= self.homes {
            return None;
        }
        let begin = HEADER + 2 * KINDS * (own * self.homes + opponent);
        let words = self.bytes.get(begin..begin + 2 * KINDS)?.as_chunks::<2>().0;
        let equity = |at: usize| f32::from(u16::from_le_bytes(words[at])) / 32_767.5 - 1.0;
        Some(Values { cubeless: equity(0), centred: equity(1), own: equity(2), opponents: equity(3) })
    }
}

/// Returns true if a database is in use, because it changes the answers.
pub(crate) fn is_in_use() -> bool {
    IN_USE.get().is_some()
}

/// Returns the values from the database in use, or `None` for positions outside it and for finished games.
pub(super) fn lookup(own: &Home, opponent: &Home) -> Option<Values> {
    let database = IN_USE.get()?;
    if count(own) == 0 || count(opponent) == 0 {
        return None;
    }
    database.values(index(own), index(opponent))
}

/// Checks a complete file and returns its number of checkers.
fn check(bytes: &[u8]) -> Result<u8, DatabaseError> {
    let number =
        |at: usize| bytes.get(at..at + 4).and_then(|four| four.try_into().ok()).map(u32::from_le_bytes);
    if bytes.get(..8) != Some(MAGIC) || number(8) != Some(VERSION) {
        return Err(DatabaseError::Foreign);
    }
    let checkers = number(12).and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=CHECKERS_MAX).contains(n));
    let checkers = checkers.ok_or(DatabaseError::Foreign)?;
    let homes = offset(usize::from(checkers) + 1);
    let expected = HEADER + 2 * KINDS * homes * homes;
    if bytes.len() != expected {
        return Err(DatabaseError::Length { len: bytes.len(), expected });
    }
    if bytes[16..HEADER] != crate::weights::checksum(&bytes[HEADER..]).to_le_bytes() {
        return Err(DatabaseError::Checksum);
    }
    Ok(checkers)
}

/// Computes the database of up to `checkers` checkers a side and writes it to `path`, completely or not at all.
///
/// # Errors
/// Returns a [`DatabaseError`] if this many checkers are not supported or the file cannot be written.
pub fn write(path: &Path, checkers: u8) -> Result<(), DatabaseError> {
    if !(1..=CHECKERS_MAX).contains(&checkers) {
        return Err(DatabaseError::Checkers(checkers));
    }
    let equities = Maker::new(usize::from(checkers)).make();
    let data: Vec<u8> = equities.iter().flatten().flat_map(|equity| stored(*equity).to_le_bytes()).collect();
    let mut file = MAGIC.to_vec();
    file.extend_from_slice(&VERSION.to_le_bytes());
    file.extend_from_slice(&u32::from(checkers).to_le_bytes());
    file.extend_from_slice(&crate::weights::checksum(&data).to_le_bytes());
    // The process id keeps the name unique, because another process may be making the same file.
    let part = path.with_extension(format!("part-{}", std::process::id()));
    let mut out = File::create(&part)?;
    let written = out.write_all(&file).and_then(|()| out.write_all(&data)).and_then(|()| out.sync_all());
    if let Err(error) = written.and_then(|()| std::fs::rename(&part, path)) {
        // The partial file is useless. If it cannot be removed either, the first error is the one to report.
        std::fs::remove_file(&part).unwrap_or_default();
        return Err(error.into());
    }
    Ok(())
}

/// Opens the database at `path`. A file that is missing, damaged or for another number of checkers is made again.
///
/// # Errors
/// Returns a [`DatabaseError`] if the database can be neither opened nor written.
pub fn open_or_make(path: &Path, checkers: u8) -> Result<Database, DatabaseError> {
    match Database::open(path) {
        Ok(database) if database.checkers == checkers => Ok(database),
        Ok(_) | Err(_) => {
            write(path, checkers)?;
            Database::open(path)
        }
    }
}

/// Returns the stored form of an equity from -1 to 1.
fn stored(equity: f32) -> u16 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the number is within 0 and 65,535"
    )]
    let word = ((equity + 1.0) * 32_767.5).round().clamp(0.0, 65_535.0) as u16;
    word
}

/// The computation of a database; pairs with fewer pips come first.
struct Maker {
    homes: Vec<Home>,
    /// `[home][roll] -> the homes that a play of the roll reaches`, without duplicates.
    reached: Vec<Vec<Vec<u32>>>,
}

impl Maker {
    fn new(checkers: usize) -> Self {
        let mut homes = Vec::with_capacity(offset(checkers + 1));
        for n in 0..=checkers {
            each_home(n, &mut |home| homes.push(*home));
        }
        let reached = homes.iter().map(reached).collect();
        Self { homes, reached }
    }

    fn make(&self) -> Vec<[f32; KINDS]> {
        let n = self.homes.len();
        let mut equities = vec![[-1.0; KINDS]; n * n];
        let mut by_pips: Vec<Vec<usize>> = Vec::new();
        for (at, home) in self.homes.iter().enumerate() {
            let pips = pips(home);
            by_pips.resize_with(by_pips.len().max(pips + 1), Vec::new);
            by_pips[pips].push(at);
        }
        // After a play the other side is on roll, and the total of both pip counts is smaller.
        for sum in 0..2 * by_pips.len() {
            for own_pips in 1..by_pips.len().min(sum) {
                let Some(others) = by_pips.get(sum - own_pips) else { continue };
                for &own in &by_pips[own_pips] {
                    for &other in others {
                        equities[own * n + other] = self.pair(&equities, own, other);
                    }
                }
            }
        }
        equities
    }

    /// Returns the four equities of the side on roll for one pair.
    fn pair(&self, equities: &[[f32; KINDS]], own: usize, other: usize) -> [f32; KINDS] {
        let n = self.homes.len();
        let mut sum = [0.0; KINDS];
        for (roll, next) in self.reached[own].iter().enumerate() {
            let weight = if roll < POINTS { 1.0 / 36.0 } else { 2.0 / 36.0 };
            let mut best = [f32::NEG_INFINITY; KINDS];
            for &after in next {
                let after = after as usize;
                // Home number 0 has no checkers: the game is won.
                let worth = if after == 0 { [1.0; KINDS] } else { after_play(&equities[other * n + after]) };
                for (best, worth) in best.iter_mut().zip(worth) {
                    *best = best.max(worth);
                }
            }
            for (sum, best) in sum.iter_mut().zip(best) {
                *sum += weight * best;
            }
        }
        sum
    }
}

/// Returns the values for the side that has just played, one for each kind of its own cube, from those of the
/// opponent on roll.
fn after_play(theirs: &[f32; KINDS]) -> [f32; KINDS] {
    let [cubeless, centred, own, opponents] = *theirs;
    // A double gives the cube to the other side at twice the stake, or is passed for one point.
    let doubled = (2.0 * opponents).min(1.0);
    [-cubeless, -centred.max(doubled), -opponents, -own.max(doubled)]
}

/// Returns the homes that each roll reaches: six doublets, then 15 rolls of two numbers.
fn reached(home: &Home) -> Vec<Vec<u32>> {
    let mut rolls: Vec<Vec<usize>> = (1..=POINTS).map(|die| vec![die; 4]).collect();
    for high in 2..=POINTS {
        rolls.extend((1..high).map(|low| vec![high, low]));
    }
    rolls.iter().map(|dice| played(home, dice)).collect()
}

fn played(home: &Home, dice: &[usize]) -> Vec<u32> {
    let mut ends = Vec::new();
    let backwards: Vec<usize> = dice.iter().rev().copied().collect();
    for order in [dice, &backwards] {
        let mut homes = vec![*home];
        for &die in order {
            let mut next = Vec::new();
            for from in &homes {
                if count(from) == 0 {
                    next.push(*from);
                }
                moved(from, die, |to| next.push(*to));
            }
            next.sort_unstable();
            next.dedup();
            homes = next;
        }
        ends.extend(homes.iter().map(|home| u32::try_from(index(home)).unwrap_or(0)));
    }
    ends.sort_unstable();
    ends.dedup();
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    fn database(checkers: u8) -> (tempfile::TempDir, std::path::PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bearoff.bin");
        write(&path, checkers).unwrap();
        (folder, path)
    }

    #[test]
    fn known_endings_with_and_without_the_cube() {
        let (_folder, path) = database(2);
        let database = Database::open(&path).unwrap();
        let values = |own: Home, opponent: Home| database.values(index(&own), index(&opponent)).unwrap();
        let one = [1, 0, 0, 0, 0, 0];
        let close = |a: f32, b: f32| assert!((a - b).abs() < 4e-5, "{a} {b}");
        // A checker on the six-point goes off with 27 of 36 throws. The opponent certainly finishes at its turn.
        let last = values([0, 0, 0, 0, 0, 1], one);
        close(last.cubeless, 0.5);
        close(last.centred, 0.5);
        close(last.own, 0.5);
        // Two on the six-point: 4 of 36. The opponent's cube has no effect, because its next turn ends the game.
        close(values([0, 0, 0, 0, 0, 2], one).cubeless, 8.0 / 36.0 - 1.0);
        // With two turns to go, owning the cube is best, and a centred cube lies between the extremes.
        let longer = values([0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 0, 2]);
        assert!(longer.own > longer.cubeless && longer.cubeless > longer.opponents, "{longer:?}");
        assert!(longer.own >= longer.centred && longer.centred >= longer.opponents, "{longer:?}");
        assert_eq!(database.values(index(&[0, 0, 0, 0, 0, 3]), 1), None);
    }

    /// One-sided play is nearly perfect without a cube.
    #[test]
    fn both_ways_to_the_end_agree() {
        let (_folder, path) = database(3);
        let database = Database::open(&path).unwrap();
        let mut most = 0.0f32;
        each_home(3, &mut |own| {
            each_home(2, &mut |opponent| {
                let mut sides = crate::board::Sides { own: [0; 32], opp: [0; 32] };
                sides.own[1..=6].copy_from_slice(own);
                sides.opp[1..=6].copy_from_slice(opponent);
                let one_sided = super::super::evaluate(&sides).unwrap().equity();
                let two_sided = database.values(index(own), index(opponent)).unwrap().cubeless;
                assert!(two_sided >= one_sided - 0.02, "{own:?} {opponent:?}");
                most = most.max((two_sided - one_sided).abs());
            });
        });
        assert!(most < 0.05, "{most}");
    }

    #[test]
    fn damaged_files_are_refused_and_made_again() {
        let (_folder, path) = database(2);
        let whole = std::fs::read(&path).unwrap();
        let mut changed = whole.clone();
        changed[100] ^= 1;
        let mut newer = whole.clone();
        newer[8] = 9;
        for (bytes, words) in [
            (&whole[..whole.len() - 1], "bytes instead of"),
            (&whole[..10], "not a two-sided"),
            (&[][..], ""),
            (&b"something else entirely, long enough"[..], "not a two-sided"),
            (&changed, "checksum"),
            (&newer, "not a two-sided"),
        ] {
            std::fs::write(&path, bytes).unwrap();
            let error = Database::open(&path).unwrap_err().to_string();
            assert!(error.contains(words), "{error}");
            assert_eq!(open_or_make(&path, 2).unwrap().checkers(), 2);
            assert!(std::fs::read(&path).unwrap() == whole);
        }
        assert_eq!(open_or_make(&path, 1).unwrap().checkers(), 1);
        assert!(matches!(write(&path, 11), Err(DatabaseError::Checkers(11))));
        assert!(Database::open(&path.with_extension("missing")).is_err());
    }
}
