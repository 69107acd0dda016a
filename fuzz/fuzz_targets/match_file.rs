//! Match files of every format: read or refused with an error, and what is written of a file that was read gives the same match.
#![no_main]

use libfuzzer_sys::fuzz_target;
use records::{KatoSheet, MatchRecord, Transcript};

fuzz_target!(|file: &[u8]| {
    let Ok(text) = std::str::from_utf8(file) else { return };
    drop(KatoSheet::from_json(text));
    if let Ok(record) = MatchRecord::from_json(text) {
        assert_eq!(MatchRecord::from_json(&record.to_json()).expect("a written record can be read"), record);
    }
    for read in [Transcript::from_mat(text).ok(), Transcript::from_sgf(text).ok()].into_iter().flatten() {
        // Not every match fits every format; what fits must come back.
        if let Ok(mat) = read.to_mat() {
            drop(Transcript::from_mat(&mat).expect("a written .mat can be read"));
        }
        if let Ok(sgf) = read.to_sgf() {
            drop(Transcript::from_sgf(&sgf).expect("a written SGF can be read"));
        }
    }
});
