//! Perfect play of the last checkers of both sides, with and without the cube, from a file.
//!
//! For every pair of homes with up to so many checkers each, the file holds four equities of the side on roll when it
//! rolls without doubling: without a cube, with a centred one, with its own, with the opponent's; money, in units of the
//! cube. Both sides play and double perfectly. Gammons cannot happen, since each side has borne off before.
//!
//! The file: eight bytes of magic, the version and the number of checkers as `u32`, FNV-1a of the data as `u64`, then
//! `[home of the side on roll][home of the other][4]` as `u16` from -1 to 1, all little endian. It is mapped into memory,
//! so several processes share one copy. A file is checked whole before it is used, and written under another name first,
//! so what is found under its name is complete or is refused.
#![expect(
    unsafe_code,
    reason = "mapping a file demands the promise that nobody shortens it meanwhile; see Database::open"
)]

use super::home::{Home, POINTS, count, each_home, index, moved, offset, pips};
use memmap2::Mmap;
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::OnceLock;

/// Version of the file.
pub const VERSION: u32 = 1;
/// Checkers a side in the database that a server makes: 924 homes, 6.8 MB, about two seconds.
pub const CHECKERS_DEFAULT: u8 = 6;
/// The most checkers a side: 8,008 homes, 513 MB.
pub const CHECKERS_MAX: u8 = 10;

const MAGIC: &[u8; 8] = b"FPBEAROF";
const HEADER: usize = 24;
/// Equities for each pair.
const KINDS: usize = 4;

/// Equities of the side on roll when it does not double now, in units of the cube.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Values {
    /// Without a cube.
    pub cubeless: f32,
    /// With the cube in the middle.
    pub centred: f32,
    /// When the side on roll owns the cube.
    pub own: f32,
    /// When the opponent does.
    pub opponents: f32,
}

/// Why a file is no database.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// It cannot be read or written.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// It is something else, or of another version.
    #[error("it is no two-sided bear-off database of version {VERSION}")]
    Foreign,
    /// It is too short or too long.
    #[error("it has {len} bytes instead of {expected}")]
    Length {
        /// Bytes there are.
        len: usize,
        /// Bytes its header promises.
        expected: usize,
    },
    /// The data was changed or damaged.
    #[error("its checksum does not agree with its data")]
    Checksum,
    /// A database of so many checkers is not made.
    #[error("{0} checkers a side: 1 to {CHECKERS_MAX} can be")]
    Checkers(u8),
}

/// A database in memory or mapped from its file.
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
    /// [`DatabaseError`] when it cannot be read, is something else, truncated or damaged.
    pub fn open(path: &Path) -> Result<Self, DatabaseError> {
        let file = File::open(path)?;
        // SAFETY: the map is only read. Nothing of ours ever changes a database under its name: it is written under
        // another one and renamed. Somebody who shortens the file from outside would end the process, as with its
        // executable, but cannot make it read anything else than bytes.
        let bytes = unsafe { Mmap::map(&file)? };
        let checkers = check(&bytes)?;
        Ok(Self { homes: offset(usize::from(checkers) + 1), bytes, checkers })
    }

    /// The most checkers a side.
    #[must_use]
    pub fn checkers(&self) -> u8 {
        self.checkers
    }

    /// From now on all engines of this process answer from this database. Only the first one counts; false for others.
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

/// Whether a database is in use: its answers are others than those without.
pub(crate) fn is_in_use() -> bool {
    IN_USE.get().is_some()
}

/// What the database in use knows; nothing of finished games.
pub(super) fn lookup(own: &Home, opponent: &Home) -> Option<Values> {
    let database = IN_USE.get()?;
    if count(own) == 0 || count(opponent) == 0 {
        return None;
    }
    database.values(index(own), index(opponent))
}

/// The number of checkers of a file that is whole.
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

/// Makes the database of up to so many checkers a side and writes it to `path`, whole or not at all.
///
/// # Errors
/// [`DatabaseError`] when there can be no such database, or the file cannot be written.
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
    // Another process may be making the same file at the same time.
    let part = path.with_extension(format!("part-{}", std::process::id()));
    let mut out = File::create(&part)?;
    let written = out.write_all(&file).and_then(|()| out.write_all(&data)).and_then(|()| out.sync_all());
    if let Err(error) = written.and_then(|()| std::fs::rename(&part, path)) {
        // The half file is of no use; that it cannot be removed either is told by the first error.
        std::fs::remove_file(&part).unwrap_or_default();
        return Err(error.into());
    }
    Ok(())
}

/// Opens the database at `path`; one that is missing, damaged or of other checkers is made again.
///
/// # Errors
/// [`DatabaseError`] when it can neither be used nor written.
pub fn open_or_make(path: &Path, checkers: u8) -> Result<Database, DatabaseError> {
    match Database::open(path) {
        Ok(database) if database.checkers == checkers => Ok(database),
        Ok(_) | Err(_) => {
            write(path, checkers)?;
            Database::open(path)
        }
    }
}

/// An equity from -1 to 1 as it is stored.
fn stored(equity: f32) -> u16 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the number is within 0 and 65,535"
    )]
    let word = ((equity + 1.0) * 32_767.5).round().clamp(0.0, 65_535.0) as u16;
    word
}

/// The computation, pairs with fewer pips first.
struct Maker {
    homes: Vec<Home>,
    /// `[home][roll] -> the homes that a play of the roll leads to`, without repetition.
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
        // After a play the other side is on roll and the pips of both together are fewer.
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

    /// The four equities of the side on roll in one pair.
    fn pair(&self, equities: &[[f32; KINDS]], own: usize, other: usize) -> [f32; KINDS] {
        let n = self.homes.len();
        let mut sum = [0.0; KINDS];
        for (roll, next) in self.reached[own].iter().enumerate() {
            let weight = if roll < POINTS { 1.0 / 36.0 } else { 2.0 / 36.0 };
            let mut best = [f32::NEG_INFINITY; KINDS];
            for &after in next {
                let after = after as usize;
                // Number 0 is the home without checkers: the game is won.
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

/// What a position of the opponent, on roll, is worth to the side that has just played, for each kind of that side.
fn after_play(theirs: &[f32; KINDS]) -> [f32; KINDS] {
    let [cubeless, centred, own, opponents] = *theirs;
    // A double makes the cube the other side's at twice the stake, or is passed for one point.
    let doubled = (2.0 * opponents).min(1.0);
    [-cubeless, -centred.max(doubled), -opponents, -own.max(doubled)]
}

/// The homes that each roll leads to: six doublets, then 15 rolls of two numbers.
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
        // A checker on the six-point, 27 of 36, the opponent is done for certain at its turn.
        let last = values([0, 0, 0, 0, 0, 1], one);
        close(last.cubeless, 0.5);
        close(last.centred, 0.5);
        close(last.own, 0.5);
        // Two on the six-point: 4 of 36. The opponent's cube does nothing, since its next turn ends the game.
        close(values([0, 0, 0, 0, 0, 2], one).cubeless, 8.0 / 36.0 - 1.0);
        // Two turns: whoever owns the cube is better off, a centred one lies between.
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
            (&whole[..10], "no two-sided"),
            (&[][..], ""),
            (&b"something else entirely, long enough"[..], "no two-sided"),
            (&changed, "checksum"),
            (&newer, "no two-sided"),
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
