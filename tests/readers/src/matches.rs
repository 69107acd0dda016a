//! The readers of match files and record sheets.

use records::mat::MatMatch;
use records::{FileFormat, Import, KatoSheet, MatchRecord, Reading, Transcript};
use sheets::{DrawSheet as _, Paper};

/// Reads a match file of every format: `.mat`, SGF, `.xg`, `.bgf`, OGXM, `JavaFIBS`, FIBS, `TrueMoneyGames`,
/// bgammon.org, match records, transcripts and record sheets. A match that was read is written in every format that
/// can hold it, and read again as the same.
pub fn match_file(file: &[u8]) -> bool {
    let imported = import(file);
    let Ok(text) = std::str::from_utf8(file) else { return imported };
    let records = [transcript(text), record(text), sheet(text), by_name(text)];
    imported || records.contains(&true)
}

/// Reads a `.bgf` file of `BGBlitz`. A file of another format is refused.
pub fn bgf_file(file: &[u8]) -> bool {
    records::bgf::is_bgf(file) && import(file)
}

/// Reads an OGXM file of either version. A file of another format is refused.
pub fn ogxm_file(file: &[u8]) -> bool {
    file.starts_with(records::ogxm::SIGNATURE) && import(file)
}

/// Reads a `.xg` file of eXtreme Gammon. A file of another format is refused.
pub fn xg_file(file: &[u8]) -> bool {
    file.starts_with(records::xg::SIGNATURE) && import(file)
}

/// Reads a file of `JavaFIBS`. A file of another format is refused.
pub fn javafibs_file(file: &[u8]) -> bool {
    file.starts_with(records::javafibs::SIGNATURE.as_bytes()) && import(file)
}

/// Reads a file of another program in both modes. Strict reading makes no notes. If tolerant reading makes none either,
/// both results agree.
fn import(file: &[u8]) -> bool {
    let Ok(tolerant) = Import::read(file, Reading::Tolerant) else {
        assert!(
            Import::read(file, Reading::Strict).is_err(),
            "strict reading accepts more than tolerant reading"
        );
        return false;
    };
    kept(&tolerant);
    written(&tolerant.transcript, Reading::Tolerant);
    if let Ok(strict) = Import::read(file, Reading::Strict) {
        assert!(strict.notes.is_empty(), "strict reading changed something: {:?}", strict.notes);
        if tolerant.notes.is_empty() {
            assert_eq!(strict, tolerant);
        } else {
            kept(&strict);
        }
        written(&strict.transcript, Reading::Strict);
    }
    true
}

/// Writes an imported match as JSON, of the kind that the site stores, and reads it again as the same.
fn kept(import: &Import) {
    let json = import.transcript.to_json(&import.source());
    let (read, source) = Transcript::from_json(&json).expect("a written transcript can be read");
    assert_eq!((&read, source), (&import.transcript, import.source()));
    if let Ok(record) = import.to_record("m") {
        assert_eq!(MatchRecord::from_json(&record.to_json()).expect("a written record can be read"), record);
        record.replay().expect("a record of a match can be replayed");
    }
}

/// Reads the text as `.mat` and as SGF, whatever format its content suggests.
fn by_name(text: &str) -> bool {
    let read = [Transcript::from_mat(text).ok(), Transcript::from_sgf(text).ok()];
    read.iter().flatten().for_each(|transcript| written(transcript, Reading::Strict));
    read.iter().any(Option::is_some)
}

/// Reads a match as JSON that is not a record.
fn transcript(text: &str) -> bool {
    let Ok((transcript, source)) = Transcript::from_json(text) else { return false };
    let again =
        Transcript::from_json(&transcript.to_json(&source)).expect("a written transcript can be read");
    assert_eq!(again.0, transcript);
    written(&transcript, Reading::Tolerant);
    true
}

/// Reads a match record. Its replay and the verification of its dice may refuse it.
fn record(text: &str) -> bool {
    let Ok(record) = MatchRecord::from_json(text) else { return false };
    assert_eq!(MatchRecord::from_json(&record.to_json()).expect("a written record can be read"), record);
    drop(record.verify_dice());
    if let Ok(transcript) = record.to_transcript() {
        written(&transcript, Reading::Tolerant);
    }
    true
}

/// Reads a record sheet. Every sheet can be drawn, even one without sense.
fn sheet(text: &str) -> bool {
    let Ok(sheet) = KatoSheet::from_json(text) else { return false };
    assert_eq!(KatoSheet::from_json(&sheet.to_json()).expect("a written sheet can be read"), sheet);
    assert_eq!(sheet.page_svg(0, 0, Paper::A4).is_some(), !sheet.games.is_empty());
    if let Ok(transcript) = sheet.replay() {
        written(&transcript, Reading::Tolerant);
    }
    true
}

/// Writes a match in the formats of other programs and reads it again. A match that was read strictly comes back as the
/// same text. Any other match may contain illegal plays, so it comes back only as far as it can be replayed.
fn written(transcript: &Transcript, reading: Reading) {
    if let Ok(mat) = transcript.to_mat() {
        let read = MatMatch::read(&mat, reading).expect("a written .mat can be read").transcript;
        if reading == Reading::Strict {
            assert_eq!(read.to_mat().expect("a match from a .mat fits a .mat"), mat);
        }
    }
    if let Ok(sgf) = transcript.to_sgf() {
        let (read, _) = Transcript::read_sgf(&sgf, reading).expect("a written SGF can be read");
        if reading == Reading::Strict {
            assert_eq!(read.to_sgf().expect("a match from an SGF fits an SGF"), sgf);
        }
    }
    // A file without a turn is refused, so a match in which no row could be replayed is not written.
    if transcript.games.iter().any(|game| !game.actions.is_empty()) {
        in_bytes(transcript, FileFormat::Xg, |transcript| transcript.to_xg(&[]));
        in_bytes(transcript, FileFormat::Ogxm, |transcript| transcript.to_ogxm(&[]));
    }
}

/// Writes a match in a binary format and reads it again. Games that were cut, or that no rule allows, come back as far
/// as they can be replayed. A match that comes back without a note is the same when it is written and read once more.
fn in_bytes(transcript: &Transcript, format: FileFormat, write: fn(&Transcript) -> Vec<u8>) {
    let again = |transcript: &Transcript| {
        let file = write(transcript);
        let read = Import::read(&file, Reading::Tolerant).expect("a written file can be read");
        assert_eq!(read.format, format);
        (file, read)
    };
    let (_, read) = again(transcript);
    if read.notes.is_empty() {
        let (file, same) = again(&read.transcript);
        assert_eq!(same, read, "a match from a file changes in a round trip");
        assert!(write(&same.transcript) == file, "a match from a file is written differently");
    }
}
