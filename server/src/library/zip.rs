//! Reads zip files: stored and deflated entries, none larger than the limit, no matter what sizes the file claims.
//!
//! The whole list of a zip is checked before anything is unpacked: the number of files, their claimed sizes, their
//! compression ratios, and overlaps. Then one file at a time is unpacked, no further than to its claimed size.

use std::io::Read as _;

use flate2::{Crc, read::DeflateDecoder};
use thiserror::Error;

/// The first bytes of a zip file.
pub(super) const SIGNATURE: &[u8] = b"PK\x03\x04";
/// The most files in one zip.
const FILES_MAX: usize = 200;
/// The most unpacked bytes of all files together, which bounds the cost of a zip bomb.
const TOTAL_BYTES_MAX: usize = 32 * 1024 * 1024;
/// The most bytes that one packed byte may become. Match files shrink to a tenth to a quarter of their size.
const RATIO_MAX: usize = 100;
/// The size in bytes below which the ratio is not checked.
const RATIO_FROM_BYTES: usize = 64 * 1024;

const END: &[u8] = b"PK\x05\x06";
const END_BYTES: usize = 22;
/// The most bytes of the comment after the end record.
const COMMENT_BYTES_MAX: usize = 65_535;
const ENTRY: &[u8] = b"PK\x01\x02";
const ENTRY_BYTES: usize = 46;
const LOCAL_BYTES: usize = 30;

/// The faults of a zip or of a file in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub(super) enum ZipProblem {
    #[error("not a complete zip file")]
    Broken,
    #[error("more than {FILES_MAX} files in one zip")]
    TooManyFiles,
    #[error("more than {} MiB in one zip", TOTAL_BYTES_MAX / 1024 / 1024)]
    TooMuch,
    #[error("the files of this zip share their bytes; pack it again")]
    Overlapping,
    #[error("the file is larger than a match can be")]
    TooLarge,
    #[error("the file is packed more densely than a match can be")]
    TooDense,
    #[error("a zip inside a zip is not opened; unpack it first")]
    Nested,
    #[error("the file is encrypted or packed in a way that is not read here")]
    Unreadable,
    #[error("the file is damaged")]
    Damaged,
}

/// A zip whose list has passed the checks.
pub(super) struct Zip<'a> {
    bytes: &'a [u8],
    file_bytes_max: usize,
    entries: Vec<Entry<'a>>,
}

impl<'a> Zip<'a> {
    /// Reads the list. No file may unpack to more than `file_bytes_max`.
    ///
    /// # Errors
    /// The fault of the zip as a whole. Nothing was unpacked.
    pub(super) fn open(bytes: &'a [u8], file_bytes_max: usize) -> Result<Zip<'a>, ZipProblem> {
        let end = find_end(bytes).ok_or(ZipProblem::Broken)?;
        let count = u16_at(bytes, end + 10).ok_or(ZipProblem::Broken)?;
        if count > FILES_MAX {
            return Err(ZipProblem::TooManyFiles);
        }
        let mut at = u32_at(bytes, end + 16).ok_or(ZipProblem::Broken)?;
        let mut entries = Vec::with_capacity(count);
        for _ in 0..count {
            let entry = Entry::read(bytes, at).ok_or(ZipProblem::Broken)?;
            at += entry.length;
            if !entry.name.ends_with(b"/") {
                entries.push(entry);
            }
        }
        let packed: usize = entries.iter().map(|entry| entry.packed).sum();
        if packed > bytes.len() {
            return Err(ZipProblem::Overlapping);
        }
        let fits = |entry: &&Entry<'_>| entry.announced <= file_bytes_max;
        let announced: usize = entries.iter().filter(fits).map(|entry| entry.announced).sum();
        if announced > TOTAL_BYTES_MAX {
            return Err(ZipProblem::TooMuch);
        }
        Ok(Zip { bytes, file_bytes_max, entries })
    }

    /// Returns the files in their order, without folders. Each is unpacked when the iterator reaches it.
    pub(super) fn files(&self) -> impl Iterator<Item = (String, Result<Vec<u8>, ZipProblem>)> {
        self.entries.iter().map(|entry| {
            let name = String::from_utf8_lossy(entry.name).into_owned();
            (name, entry.unpack(self.bytes, self.file_bytes_max))
        })
    }
}

/// The entry of a file in the list at the end of a zip.
struct Entry<'a> {
    name: &'a [u8],
    is_encrypted: bool,
    method: usize,
    crc: u32,
    packed: usize,
    /// The unpacked size that the list claims.
    announced: usize,
    local: usize,
    /// The length of this entry of the list.
    length: usize,
}

impl<'a> Entry<'a> {
    fn read(zip: &'a [u8], at: usize) -> Option<Entry<'a>> {
        let head = zip.get(at..at.checked_add(ENTRY_BYTES)?)?;
        if !head.starts_with(ENTRY) {
            return None;
        }
        let name_length = u16_at(head, 28)?;
        Some(Entry {
            name: zip.get(at + ENTRY_BYTES..at + ENTRY_BYTES + name_length)?,
            is_encrypted: u16_at(head, 8)? & 1 == 1,
            method: u16_at(head, 10)?,
            crc: u32::from_le_bytes(head.get(16..20)?.try_into().ok()?),
            packed: u32_at(head, 20)?,
            announced: u32_at(head, 24)?,
            local: u32_at(head, 42)?,
            length: ENTRY_BYTES + name_length + u16_at(head, 30)? + u16_at(head, 32)?,
        })
    }

    fn unpack(&self, zip: &[u8], bytes_max: usize) -> Result<Vec<u8>, ZipProblem> {
        if self.is_encrypted {
            return Err(ZipProblem::Unreadable);
        }
        if self.announced > bytes_max {
            return Err(ZipProblem::TooLarge);
        }
        if self.announced > RATIO_FROM_BYTES && self.announced / RATIO_MAX > self.packed {
            return Err(ZipProblem::TooDense);
        }
        let packed = self.packed_bytes(zip).ok_or(ZipProblem::Damaged)?;
        let mut bytes = Vec::new();
        // The claimed size may be wrong. A limit of one byte more reveals that.
        let limit = u64::try_from(self.announced).unwrap_or(u64::MAX).saturating_add(1);
        let unpacked = match self.method {
            0 => packed.take(limit).read_to_end(&mut bytes),
            8 => DeflateDecoder::new(packed).take(limit).read_to_end(&mut bytes),
            _ => return Err(ZipProblem::Unreadable),
        };
        let mut crc = Crc::new();
        crc.update(&bytes);
        if unpacked.is_err() || bytes.len() != self.announced || crc.sum() != self.crc {
            return Err(ZipProblem::Damaged);
        }
        if bytes.starts_with(SIGNATURE) {
            return Err(ZipProblem::Nested);
        }
        Ok(bytes)
    }

    fn packed_bytes<'z>(&self, zip: &'z [u8]) -> Option<&'z [u8]> {
        let head = zip.get(self.local..self.local.checked_add(LOCAL_BYTES)?)?;
        let begins = self.local + LOCAL_BYTES + u16_at(head, 26)? + u16_at(head, 28)?;
        zip.get(begins..begins.checked_add(self.packed)?).filter(|_| head.starts_with(SIGNATURE))
    }
}

fn find_end(zip: &[u8]) -> Option<usize> {
    let last = zip.len().checked_sub(END_BYTES)?;
    let first = last.saturating_sub(COMMENT_BYTES_MAX);
    (first..=last).rev().find(|&at| zip[at..].starts_with(END))
}

fn u16_at(bytes: &[u8], at: usize) -> Option<usize> {
    Some(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?).into())
}

fn u32_at(bytes: &[u8], at: usize) -> Option<usize> {
    usize::try_from(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?)).ok()
}

#[cfg(test)]
pub(crate) mod tests {
    use std::io::Write as _;

    use flate2::{Compression, write::DeflateEncoder};

    use super::*;

    /// Returns a zip as common programs write it.
    pub(crate) fn zip_of(files: &[(&str, &[u8])]) -> Vec<u8> {
        let (mut zip, mut list) = (Vec::new(), Vec::new());
        for (name, bytes) in files {
            let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
            packed.write_all(bytes).unwrap();
            let packed = packed.finish().unwrap();
            let mut crc = Crc::new();
            crc.update(bytes);
            let mut common = vec![20, 0, 0, 0, 8, 0, 0, 0, 0, 0];
            common.extend(crc.sum().to_le_bytes());
            for length in [packed.len(), bytes.len()] {
                common.extend(u32::try_from(length).unwrap().to_le_bytes());
            }
            common.extend(u16::try_from(name.len()).unwrap().to_le_bytes());
            common.extend([0, 0]);
            let local = u32::try_from(zip.len()).unwrap();
            zip.extend(SIGNATURE);
            zip.extend(&common);
            zip.extend(name.as_bytes());
            zip.extend(packed);
            list.extend(ENTRY);
            list.extend([20, 0]);
            list.extend(&common);
            list.extend([0; 10]);
            list.extend(local.to_le_bytes());
            list.extend(name.as_bytes());
        }
        let at = u32::try_from(zip.len()).unwrap();
        let count = u16::try_from(files.len()).unwrap().to_le_bytes();
        zip.extend(&list);
        zip.extend(END);
        zip.extend([0; 4]);
        zip.extend(count);
        zip.extend(count);
        zip.extend(u32::try_from(list.len()).unwrap().to_le_bytes());
        zip.extend(at.to_le_bytes());
        zip.extend([0, 0]);
        zip
    }

    type Found = Vec<(String, Result<Vec<u8>, ZipProblem>)>;

    fn files(zip: &[u8], file_bytes_max: usize) -> Result<Found, ZipProblem> {
        Ok(Zip::open(zip, file_bytes_max)?.files().collect())
    }

    /// Returns bytes that hardly compress, the same for each number.
    fn noise(length: usize, number: u64) -> Vec<u8> {
        let mut numbers = simulator::Numbers::new(number);
        (0..length).map(|_| u8::try_from(numbers.below(256)).unwrap()).collect()
    }

    /// Returns the offset of the list of a zip with one file.
    fn list_of(zip: &[u8]) -> usize {
        u32_at(zip, find_end(zip).unwrap() + 16).unwrap()
    }

    #[test]
    fn files_come_back_and_folders_are_left_out() {
        let zip = zip_of(&[("a.mat", b"one"), ("sub/", b""), ("sub/b.sgf", b"two two two two")]);
        let found = files(&zip, 100).unwrap();
        let told: Vec<_> =
            found.iter().map(|(name, bytes)| (name.as_str(), bytes.clone().unwrap())).collect();
        assert_eq!(told, [("a.mat", b"one".to_vec()), ("sub/b.sgf", b"two two two two".to_vec())]);
    }

    #[test]
    fn a_bomb_unpacks_to_no_more_than_is_allowed() {
        let zeros = vec![0; 20_000_000];
        let bomb = zip_of(&[("bomb.mat", &zeros), ("fine.mat", b"fine")]);
        assert!(bomb.len() < 50_000);
        let found = files(&bomb, 1_000_000).unwrap();
        assert_eq!(found[0].1, Err(ZipProblem::TooLarge));
        assert_eq!(found[1].1, Ok(b"fine".to_vec()));
        let names: Vec<String> = (0..FILES_MAX).map(|number| format!("{number}.mat")).collect();
        let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &zeros[..900_000])).collect();
        assert_eq!(files(&zip_of(&many), 1_000_000).unwrap_err(), ZipProblem::TooMuch);
        let names: Vec<String> = (0..=FILES_MAX).map(|number| format!("{number}.mat")).collect();
        let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b""[..])).collect();
        assert_eq!(files(&zip_of(&many), 1_000_000).unwrap_err(), ZipProblem::TooManyFiles);
    }

    #[test]
    fn what_a_zip_says_of_itself_is_not_believed() {
        let dense = zip_of(&[("dense.mat", &[b' '; 70_000]), ("fine.mat", &[b' '; 60_000])]);
        let found = files(&dense, 1_000_000).unwrap();
        assert_eq!(found[0].1, Err(ZipProblem::TooDense));
        assert_eq!(found[1].1.as_ref().map(Vec::len), Ok(60_000));

        let inner = zip_of(&[("a.mat", b"one")]);
        assert_eq!(files(&zip_of(&[("inner.zip", &inner)]), 1_000).unwrap()[0].1, Err(ZipProblem::Nested));

        // The claimed size is too small or too large.
        let honest = zip_of(&[("a.mat", &noise(2_000, 1))]);
        for size in [0_u32, 1, 1_999, 2_001, 900_000, 1_000_001, u32::MAX] {
            let mut lying = honest.clone();
            let at = list_of(&lying) + 24;
            lying[at..at + 4].copy_from_slice(&size.to_le_bytes());
            let refused = files(&lying, 1_000_000).unwrap()[0].1.clone().unwrap_err();
            let expected = match size {
                1_000_001.. => ZipProblem::TooLarge,
                900_000 => ZipProblem::TooDense,
                _ => ZipProblem::Damaged,
            };
            assert_eq!(refused, expected, "{size}");
        }

        // Two entries of the list refer to the same bytes.
        let noise = noise(5_000, 2);
        let mut shared = zip_of(&[("a.mat", &noise), ("b.mat", &noise[..1])]);
        let (first, packed) = (list_of(&shared), u32_at(&shared, list_of(&shared) + 20).unwrap());
        let second = first + ENTRY_BYTES + "a.mat".len();
        shared[second + 20..second + 24].copy_from_slice(&u32::try_from(packed).unwrap().to_le_bytes());
        shared[second + 42..second + 46].copy_from_slice(&[0; 4]);
        assert_eq!(files(&shared, 1_000_000).unwrap_err(), ZipProblem::Overlapping);
    }

    #[test]
    fn cut_and_damaged_files_never_panic() {
        let zip = zip_of(&[("a.mat", b"one one one"), ("b.mat", b"two")]);
        for length in 0..zip.len() {
            assert!(files(&zip[..length], 100).is_err(), "{length}");
        }
        for at in 0..zip.len() {
            for flip in [1, 0x80, 0xff] {
                let mut damaged = zip.clone();
                damaged[at] ^= flip;
                let found = files(&damaged, 100).unwrap_or_default();
                assert!(
                    found.len() <= 2
                        && found
                            .iter()
                            .all(|(_, bytes)| bytes.as_ref().map_or(true, |bytes| bytes.len() <= 100))
                );
            }
        }
    }
}
