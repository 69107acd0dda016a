//! Reading zip files: stored and deflated entries, none larger than allowed, whatever the file says of itself.

use std::io::Read as _;

use flate2::{Crc, read::DeflateDecoder};
use thiserror::Error;

/// How a zip file begins.
pub(super) const SIGNATURE: &[u8] = b"PK\x03\x04";
/// Files in one zip.
const FILES_MAX: usize = 200;
/// Bytes of all of them together, unpacked: what a bomb may cost.
const TOTAL_BYTES_MAX: usize = 32 * 1024 * 1024;

const END: &[u8] = b"PK\x05\x06";
const END_BYTES: usize = 22;
/// The comment behind the end has at most so many bytes.
const COMMENT_BYTES_MAX: usize = 65_535;
const ENTRY: &[u8] = b"PK\x01\x02";
const ENTRY_BYTES: usize = 46;
const LOCAL_BYTES: usize = 30;

/// A file of a zip.
#[derive(Debug)]
pub(super) struct ZippedFile {
    pub(super) name: String,
    pub(super) bytes: Result<Vec<u8>, ZipProblem>,
}

/// What is wrong with a zip or a file in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub(super) enum ZipProblem {
    #[error("not a complete zip file")]
    Broken,
    #[error("more than {FILES_MAX} files in one zip")]
    TooManyFiles,
    #[error("more than {} MiB in one zip", TOTAL_BYTES_MAX / 1024 / 1024)]
    TooMuch,
    #[error("the file is larger than a match can be")]
    TooLarge,
    #[error("the file is encrypted or packed in a way that is not read here")]
    Unreadable,
    #[error("the file is damaged")]
    Damaged,
}

/// The files of a zip, without folders; none may unpack to more than `file_bytes_max`.
pub(super) fn files(zip: &[u8], file_bytes_max: usize) -> Result<Vec<ZippedFile>, ZipProblem> {
    let end = find_end(zip).ok_or(ZipProblem::Broken)?;
    let count = u16_at(zip, end + 10).ok_or(ZipProblem::Broken)?;
    if count > FILES_MAX {
        return Err(ZipProblem::TooManyFiles);
    }
    let mut at = u32_at(zip, end + 16).ok_or(ZipProblem::Broken)?;
    let mut total = 0;
    let mut found = Vec::new();
    for _ in 0..count {
        let entry = Entry::read(zip, at).ok_or(ZipProblem::Broken)?;
        at += entry.length;
        if entry.name.ends_with('/') {
            continue;
        }
        let bytes = entry.unpack(zip, file_bytes_max);
        total += bytes.as_ref().map_or(0, Vec::len);
        if total > TOTAL_BYTES_MAX {
            return Err(ZipProblem::TooMuch);
        }
        found.push(ZippedFile { name: entry.name, bytes });
    }
    Ok(found)
}

/// What the list at the end of a zip says of a file.
struct Entry {
    name: String,
    is_encrypted: bool,
    method: usize,
    crc: u32,
    packed: usize,
    local: usize,
    /// Of this part of the list.
    length: usize,
}

impl Entry {
    fn read(zip: &[u8], at: usize) -> Option<Entry> {
        let head = zip.get(at..at.checked_add(ENTRY_BYTES)?)?;
        if !head.starts_with(ENTRY) {
            return None;
        }
        let name_length = u16_at(head, 28)?;
        let name = zip.get(at + ENTRY_BYTES..at + ENTRY_BYTES + name_length)?;
        Some(Entry {
            name: String::from_utf8_lossy(name).into_owned(),
            is_encrypted: u16_at(head, 8)? & 1 == 1,
            method: u16_at(head, 10)?,
            crc: u32::from_le_bytes(head.get(16..20)?.try_into().ok()?),
            packed: u32_at(head, 20)?,
            local: u32_at(head, 42)?,
            length: ENTRY_BYTES + name_length + u16_at(head, 30)? + u16_at(head, 32)?,
        })
    }

    fn unpack(&self, zip: &[u8], bytes_max: usize) -> Result<Vec<u8>, ZipProblem> {
        if self.is_encrypted {
            return Err(ZipProblem::Unreadable);
        }
        let packed = self.packed_bytes(zip).ok_or(ZipProblem::Damaged)?;
        let mut bytes = Vec::new();
        // The sizes in the list are what its writer says; what is unpacked is counted while it is.
        let limit = u64::try_from(bytes_max).unwrap_or(u64::MAX).saturating_add(1);
        let unpacked = match self.method {
            0 => packed.take(limit).read_to_end(&mut bytes),
            8 => DeflateDecoder::new(packed).take(limit).read_to_end(&mut bytes),
            _ => return Err(ZipProblem::Unreadable),
        };
        if bytes.len() > bytes_max {
            return Err(ZipProblem::TooLarge);
        }
        let mut crc = Crc::new();
        crc.update(&bytes);
        if unpacked.is_err() || crc.sum() != self.crc {
            return Err(ZipProblem::Damaged);
        }
        Ok(bytes)
    }

    fn packed_bytes<'a>(&self, zip: &'a [u8]) -> Option<&'a [u8]> {
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

    /// A zip as any program writes it.
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

    #[test]
    fn files_come_back_and_folders_are_left_out() {
        let zip = zip_of(&[("a.mat", b"one"), ("sub/", b""), ("sub/b.sgf", b"two two two two")]);
        let found = files(&zip, 100).unwrap();
        let told: Vec<_> =
            found.iter().map(|file| (file.name.as_str(), file.bytes.clone().unwrap())).collect();
        assert_eq!(told, [("a.mat", b"one".to_vec()), ("sub/b.sgf", b"two two two two".to_vec())]);
    }

    #[test]
    fn a_bomb_unpacks_to_no_more_than_is_allowed() {
        let zeros = vec![0; 20_000_000];
        let bomb = zip_of(&[("bomb.mat", &zeros), ("fine.mat", b"fine")]);
        assert!(bomb.len() < 50_000);
        let found = files(&bomb, 1_000_000).unwrap();
        assert_eq!(found[0].bytes, Err(ZipProblem::TooLarge));
        assert_eq!(found[1].bytes, Ok(b"fine".to_vec()));
        let names: Vec<String> = (0..FILES_MAX).map(|number| format!("{number}.mat")).collect();
        let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &zeros[..900_000])).collect();
        assert_eq!(files(&zip_of(&many), 1_000_000).unwrap_err(), ZipProblem::TooMuch);
        let names: Vec<String> = (0..=FILES_MAX).map(|number| format!("{number}.mat")).collect();
        let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b""[..])).collect();
        assert_eq!(files(&zip_of(&many), 1_000_000).unwrap_err(), ZipProblem::TooManyFiles);
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
                        && found.iter().all(|file| file.bytes.clone().is_ok_and(|bytes| bytes.len() <= 100)
                            || file.bytes.is_err())
                );
            }
        }
    }
}
