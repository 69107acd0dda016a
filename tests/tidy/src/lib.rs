//! House rules that are tests; see `tests/`. The library has the functions that they share, which find and read
//! sources.
#![forbid(unsafe_code)]

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The folders with Rust sources.
const FOLDERS: [&str; 9] =
    ["boards", "bots", "competitions", "engine", "examples", "fuzz", "ratings", "server", "tests"];

/// Returns the root of the repository.
///
/// # Panics
/// Panics if the crate is not two folders below the root.
#[must_use]
pub fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    root.expect("the crate is two folders down").to_owned()
}

/// Returns the Rust sources below a folder, named from the root.
///
/// # Panics
/// Panics if the folder cannot be listed.
#[must_use]
pub fn sources(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder can be listed") {
            let path = entry.expect("an entry has a name").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Returns every Rust source with its name from the root.
///
/// # Panics
/// Panics if a file cannot be read.
#[must_use]
pub fn all_sources() -> Vec<(String, String)> {
    let all = FOLDERS.iter().flat_map(|folder| sources(folder));
    all.map(|file| {
        let name = file.strip_prefix(root()).expect("a file of the repository").display().to_string();
        (name, fs::read_to_string(&file).expect("the file can be read"))
    })
    .collect()
}

/// Returns the code of a source on one line, without comments and unit tests.
#[must_use]
pub fn code(source: &str) -> String {
    let mut kept = Vec::new();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        if line != "#[cfg(test)]" {
            kept.push(line.split("//").next().unwrap_or_default());
        } else if !lines.next().is_some_and(|tests| tests.ends_with(';')) {
            // The unit tests come last in a file. If they are in a file of their own, only the line of the module is
            // skipped.
            break;
        }
    }
    kept.join(" ")
}
