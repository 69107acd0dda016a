//! Reads zip files: stored and deflated entries, none larger than the limit, no matter what sizes the file claims.
//!
//! The crate `zip` reads the format; the limits are set here. The whole list of a zip is checked before anything is
//! unpacked: the number of files, their claimed sizes, their compression ratios, and overlaps. Then one file at a time
//! is unpacked, no further than to its claimed size.

use std::io::{Cursor, Read as _};

use thiserror::Error;
use zip::{ZipArchive, read::ZipFile, result::ZipError};

/// The first bytes of a zip file.
pub(super) const SIGNATURE: &[u8] = b"PK\x03\x04";
pub(super) const MIB: u64 = 1024 * 1024;
/// The maximum number of files in one zip.
pub(super) const FILES_MAX: usize = 200;
/// The maximum unpacked size of all files together, in bytes, which bounds the cost of a zip bomb.
pub(super) const TOTAL_BYTES_MAX: u64 = 32 * MIB;
/// The maximum number of bytes that one packed byte may become. Match files shrink to a tenth to a quarter of their
/// size.
const RATIO_MAX: u64 = 100;
/// The size in bytes below which the ratio is not checked.
const RATIO_FROM_BYTES: u64 = 64 * 1024;

/// The first bytes of an entry in the list at the end of a zip.
const ENTRY: &[u8] = b"PK\x01\x02";

/// The faults of a zip as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub(super) enum ZipProblem {
    #[error("not a complete zip file")]
    Broken,
    #[error("more than {FILES_MAX} files in one zip")]
    TooManyFiles,
    #[error("more than {} MiB in one zip", TOTAL_BYTES_MAX / MIB)]
    TooMuch,
    #[error("the files of this zip share their bytes; pack it again")]
    Overlapping,
}

/// The faults of a file in a zip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub(super) enum PackedProblem {
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
    archive: ZipArchive<Cursor<&'a [u8]>>,
    file_bytes_max: u64,
}

impl<'a> Zip<'a> {
    /// Reads the list. No file may unpack to more than `file_bytes_max`.
    ///
    /// # Errors
    /// The fault of the zip as a whole. Nothing was unpacked.
    pub(super) fn open(bytes: &'a [u8], file_bytes_max: usize) -> Result<Zip<'a>, ZipProblem> {
        // Counted before the list is read, which takes memory for each entry.
        if bytes.windows(ENTRY.len()).filter(|window| *window == ENTRY).count() > FILES_MAX {
            return Err(ZipProblem::TooManyFiles);
        }
        let file_bytes_max = u64::try_from(file_bytes_max).unwrap_or(u64::MAX);
        let archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_unreadable| ZipProblem::Broken)?;
        let (mut packed, mut announced) = (0_u64, 0_u64);
        for number in 0..archive.len() {
            let file = archive.by_index_data(number).map_err(|_unreadable| ZipProblem::Broken)?;
            packed = packed.saturating_add(file.compressed_size());
            if file.size() <= file_bytes_max {
                announced = announced.saturating_add(file.size());
            }
        }
        if packed > u64::try_from(bytes.len()).unwrap_or(u64::MAX) {
            return Err(ZipProblem::Overlapping);
        }
        if announced > TOTAL_BYTES_MAX {
            return Err(ZipProblem::TooMuch);
        }
        Ok(Zip { archive, file_bytes_max })
    }

    /// Returns the files in their order, without folders. Each is unpacked when the iterator reaches it.
    pub(super) fn files(&mut self) -> impl Iterator<Item = (String, Result<Vec<u8>, PackedProblem>)> {
        (0..self.archive.len()).filter_map(|number| {
            let name = self.archive.by_index_data(number).ok()?.name_raw().to_vec();
            let name = String::from_utf8_lossy(&name).into_owned();
            (!name.ends_with('/')).then(|| (name, self.unpack(number)))
        })
    }

    fn unpack(&mut self, number: usize) -> Result<Vec<u8>, PackedProblem> {
        let entry = self.archive.by_index_data(number).map_err(|_unreadable| PackedProblem::Damaged)?;
        let announced = entry.size();
        if entry.encrypted() {
            return Err(PackedProblem::Unreadable);
        }
        if announced > self.file_bytes_max {
            return Err(PackedProblem::TooLarge);
        }
        if announced > RATIO_FROM_BYTES && announced / RATIO_MAX > entry.compressed_size() {
            return Err(PackedProblem::TooDense);
        }
        let file: ZipFile<'_, _> = self.archive.by_index(number).map_err(|error| match error {
            ZipError::UnsupportedArchive(_) | ZipError::CompressionMethodNotSupported(_) => {
                PackedProblem::Unreadable
            }
            _ => PackedProblem::Damaged,
        })?;
        let mut bytes = Vec::new();
        // The claimed size may be wrong. A limit of one byte more reveals that.
        let unpacked = file.take(announced.saturating_add(1)).read_to_end(&mut bytes);
        // The reader compares the checksum at the end of the file.
        if !unpacked.is_ok_and(|length| u64::try_from(length) == Ok(announced)) {
            return Err(PackedProblem::Damaged);
        }
        if bytes.starts_with(SIGNATURE) {
            return Err(PackedProblem::Nested);
        }
        Ok(bytes)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::io::Write as _;

    use zip::{ZipWriter, write::SimpleFileOptions};

    use super::*;

    /// The fixed bytes of an entry in the list.
    const ENTRY_BYTES: usize = 46;

    /// Returns a zip of deflated files; a name that ends in `/` is a folder.
    pub(crate) fn zip_of(files: &[(&str, &[u8])]) -> Vec<u8> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in files {
            if name.ends_with('/') {
                zip.add_directory(*name, SimpleFileOptions::default()).unwrap();
            } else {
                zip.start_file(*name, SimpleFileOptions::default()).unwrap();
                zip.write_all(bytes).unwrap();
            }
        }
        zip.finish().unwrap().into_inner()
    }

    /// Returns the offset of the list of a zip.
    fn list_of(zip: &[u8]) -> usize {
        zip.windows(ENTRY.len()).position(|window| window == ENTRY).unwrap()
    }

    fn u32_at(bytes: &[u8], at: usize) -> u32 {
        u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap())
    }

    type Found = Vec<(String, Result<Vec<u8>, PackedProblem>)>;

    fn files(zip: &[u8], file_bytes_max: usize) -> Result<Found, ZipProblem> {
        Ok(Zip::open(zip, file_bytes_max)?.files().collect())
    }

    /// Returns bytes that hardly compress, the same for each number.
    fn noise(length: usize, number: u64) -> Vec<u8> {
        let mut numbers = simulator::Numbers::new(number);
        (0..length).map(|_| u8::try_from(numbers.below(256)).unwrap()).collect()
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
        assert_eq!(found[0].1, Err(PackedProblem::TooLarge));
        assert_eq!(found[1].1, Ok(b"fine".to_vec()));
        let names: Vec<String> = (0..FILES_MAX).map(|number| format!("{number}.mat")).collect();
        let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &zeros[..900_000])).collect();
        assert_eq!(files(&zip_of(&many), 1_000_000).unwrap_err(), ZipProblem::TooMuch);
        let names: Vec<String> = (0..=FILES_MAX).map(|number| format!("{number}.mat")).collect();
        let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b""[..])).collect();
        assert_eq!(files(&zip_of(&many), 1_000_000).unwrap_err(), ZipProblem::TooManyFiles);
    }

    #[test]
    fn the_sizes_that_a_zip_declares_are_not_trusted() {
        let dense = zip_of(&[("dense.mat", &[b' '; 70_000]), ("fine.mat", &[b' '; 60_000])]);
        let found = files(&dense, 1_000_000).unwrap();
        assert_eq!(found[0].1, Err(PackedProblem::TooDense));
        assert_eq!(found[1].1.as_ref().map(Vec::len), Ok(60_000));

        let inner = zip_of(&[("a.mat", b"one")]);
        assert_eq!(files(&zip_of(&[("inner.zip", &inner)]), 1_000).unwrap()[0].1, Err(PackedProblem::Nested));

        // The claimed size is too small or too large.
        let honest = zip_of(&[("a.mat", &noise(2_000, 1))]);
        for size in [0_u32, 1, 1_999, 2_001, 900_000, 1_000_001, u32::MAX] {
            let mut lying = honest.clone();
            let at = list_of(&lying) + 24;
            lying[at..at + 4].copy_from_slice(&size.to_le_bytes());
            let refused = files(&lying, 1_000_000).unwrap()[0].1.clone().unwrap_err();
            let expected = match size {
                1_000_001.. => PackedProblem::TooLarge,
                900_000 => PackedProblem::TooDense,
                _ => PackedProblem::Damaged,
            };
            assert_eq!(refused, expected, "{size}");
        }

        // Two entries of the list refer to the same bytes.
        let noise = noise(5_000, 2);
        let mut shared = zip_of(&[("a.mat", &noise), ("b.mat", &noise[..1])]);
        let (first, packed) = (list_of(&shared), u32_at(&shared, list_of(&shared) + 20));
        let second = first + ENTRY_BYTES + "a.mat".len();
        shared[second + 20..second + 24].copy_from_slice(&packed.to_le_bytes());
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
