//! Checks that the engine's crates have no state that belongs to the whole process: no `static` that changes or is
//! computed while the program runs, and no thread-local value. Nets, tables and caches belong to an `Engine`, which the
//! caller makes and passes on. Nor do the crates read a clock, a file, the environment or a source of randomness.

use std::fs;

use tidy::{code, root, sources};

/// The crates that other programs use without the server.
const CRATES: [&str; 9] = [
    "engine/rules/src",
    "engine/dice/src",
    "engine/play/src",
    "engine/records/src",
    "engine/sheets/src",
    "engine/eval/src",
    "engine/analysis/src",
    "engine/puzzles/src",
    "ratings/src",
];
/// State that belongs to the process.
const GLOBAL: [&str; 9] = [
    "LazyLock",
    "thread_local!",
    "static mut ",
    "thread::spawn(",
    "std::env::",
    "std::fs::",
    "Instant::now(",
    "SystemTime",
    "rand::rng(",
];
/// Texts that come with the program and never change, and are read once, when first needed; and a file that is
/// compiled for tests only.
const EXCEPTIONS: [(&str, &str); 3] = [
    ("engine/analysis/src/openings.rs", "LazyLock"),
    ("engine/puzzles/src/set.rs", "LazyLock"),
    ("engine/eval/src/features/slow.rs", "LazyLock"),
];

#[test]
fn the_engine_has_no_state_of_the_process() {
    let mut found = Vec::new();
    for file in CRATES.iter().flat_map(|folder| sources(folder)) {
        let name = file.strip_prefix(root()).expect("a file of the repository").display().to_string();
        // A file of unit tests is a module of its own.
        if name.ends_with("/tests.rs") {
            continue;
        }
        let text = code(&fs::read_to_string(&file).expect("the file can be read"));
        let words = GLOBAL.into_iter().filter(|word| text.contains(word));
        found.extend(words.map(|word| (name.clone(), word)).filter(|(name, word)| {
            !EXCEPTIONS.iter().any(|(file, allowed)| file == name && allowed == word)
        }));
        let changes =
            |line: &str| line.contains("OnceLock") || line.contains("Mutex") || line.contains("Atomic");
        let statics = text.split(" static ").skip(1).filter_map(|rest| rest.split('=').next());
        found.extend(statics.filter(|typed| changes(typed)).map(|_| (name.clone(), "static")));
    }
    assert!(found.is_empty(), "give it to the caller instead: {found:?}");
}
