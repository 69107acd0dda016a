//! The board's memory as a file: its key and its journal. Entries are written before anything is sent.

use std::{
    fs::{File, OpenOptions},
    io::{Read as _, Write as _},
    path::{Path, PathBuf},
};

use simulator::JournalEntry;

use crate::Problem;

/// The first word of the file, with the version of its format.
const HEAD: &str = "fullprime-board 1 key ";

/// An open memory, locked against other programs.
#[derive(Debug)]
pub(crate) struct Store {
    path: PathBuf,
    file: File,
    key: [u8; 32],
}

impl Store {
    /// Opens the memory, or begins one with a new key. Also returns the entries.
    pub(crate) fn open(path: &Path) -> Result<(Self, Vec<JournalEntry>), Problem> {
        let failed = |source| Problem::File { path: path.to_owned(), source };
        let mut file =
            private(OpenOptions::new().read(true).append(true).create(true), path).map_err(failed)?;
        lock(&file, path)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        if text.is_empty() {
            let mut key = [0; 32];
            getrandom::fill(&mut key).map_err(Problem::Random)?;
            return Ok((Self { path: path.to_owned(), file, key }, Vec::new()));
        }
        let not_one = || Problem::NotAMemory(path.to_owned());
        let mut lines = text.lines();
        let key =
            lines.next().and_then(|line| line.strip_prefix(HEAD)).and_then(bytes).ok_or_else(not_one)?;
        // A power loss may have cut the last line short. Its frame was then never sent, so the line can be dropped.
        let entries = lines.map_while(JournalEntry::from_line).collect();
        Ok((Self { path: path.to_owned(), file, key }, entries))
    }

    /// Returns the private key.
    pub(crate) const fn key(&self) -> [u8; 32] {
        self.key
    }

    /// Writes the file again, without entries that are no longer needed.
    pub(crate) fn rewrite(&mut self, entries: &[JournalEntry]) -> Result<(), Problem> {
        let beside = self.path.with_extension("new");
        let failed = |source| Problem::File { path: beside.clone(), source };
        let mut file =
            private(OpenOptions::new().write(true).create(true).truncate(true), &beside).map_err(failed)?;
        // A lock belongs to a file and not to its name, so the new file is locked before it replaces the old one.
        lock(&file, &beside)?;
        let key: String = self.key.iter().map(|byte| format!("{byte:02x}")).collect();
        let lines: String = entries.iter().map(|entry| entry.to_line() + "\n").collect();
        file.write_all(format!("{HEAD}{key}\n{lines}").as_bytes()).map_err(failed)?;
        // The content must be on the disk before the name points to it.
        file.sync_all().map_err(failed)?;
        std::fs::rename(&beside, &self.path).map_err(failed)?;
        self.file = file;
        Ok(())
    }

    /// Appends entries; they are on the disk when this returns.
    pub(crate) fn append(&mut self, entries: &[JournalEntry]) -> Result<(), Problem> {
        if entries.is_empty() {
            return Ok(());
        }
        let lines: String = entries.iter().map(|entry| entry.to_line() + "\n").collect();
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|source| Problem::File { path: self.path.clone(), source })
    }
}

/// Opens a file that only its owner can read, because it holds a private key.
fn private(options: &mut OpenOptions, path: &Path) -> std::io::Result<File> {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options.open(path)
}

fn lock(file: &File, path: &Path) -> Result<(), Problem> {
    file.try_lock().map_err(|error| match error {
        std::fs::TryLockError::WouldBlock => Problem::InUse(path.to_owned()),
        std::fs::TryLockError::Error(source) => Problem::File { path: path.to_owned(), source },
    })
}

fn bytes(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    (text.len() == 64).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(seq: u64) -> JournalEntry {
        JournalEntry::Frame { seq, prev: "00".repeat(32), at_ms: 5, body: "{}".into() }
    }

    #[test]
    fn a_memory_comes_back_without_the_line_that_was_cut_short() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.memory");
        let (mut store, entries) = Store::open(&path).unwrap();
        assert!(entries.is_empty());
        let key = store.key();
        store.rewrite(&[]).unwrap();
        store.append(&[frame(1), frame(2)]).unwrap();
        assert!(matches!(Store::open(&path), Err(Problem::InUse(_))), "one program at a time");
        drop(store);
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, &text[..text.len() - 3]).unwrap();
        let (store, entries) = Store::open(&path).unwrap();
        assert_eq!((store.key(), &*entries), (key, &[frame(1)][..]));
        drop(store);
        std::fs::write(&path, "something else").unwrap();
        assert!(matches!(Store::open(&path), Err(Problem::NotAMemory(_))));
    }
}
