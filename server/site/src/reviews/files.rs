//! Reads uploads: a match file, or a zip of them. Pure, with a limit for every resource. For any bytes the result
//! is a match, or an error that names the line where the file is invalid.

mod zip;

use std::{
    borrow::Cow,
    io::{Read as _, Write as _},
};

use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use records::import::{decode, in_utf8, matches_in};
use records::{CodePage, FileFormat, Import, Note, Reading, Transcript};
use store::facts::Both;

use store::library::{FoundMatch, Room};
use texts::{Refusal, refusals};

use self::zip::{Zip, ZipProblem};
use crate::{matches::in_play::positions_of, reviews::archive::fingerprint};

/// The maximum size of an upload in bytes.
pub const UPLOAD_BYTES_MAX: usize = 8 * 1024 * 1024;
/// The maximum size of one file in bytes. GNU Backgammon writes 1 to 1.5 MB for 25 points with every play evaluated,
/// and several times as much with rollouts.
const FILE_BYTES_MAX: usize = 6 * 1024 * 1024;
/// The maximum size of a file in a format that stores no analysis, in bytes. The longest known match has less than a
/// fifth of this.
const MOVES_BYTES_MAX: usize = 1024 * 1024;
/// The maximum number of bytes of a line of a file that is read line by line. One of a `.mat` file has two turns on it.
const LINE_BYTES_MAX: usize = 8 * 1024;
/// The maximum length of an error in characters, because errors quote the file, and a file may contain anything.
const PROBLEM_CHARACTERS_MAX: usize = 300;
/// The maximum number of lines of the report on a file.
const NOTES_MAX: usize = 20;
/// The maximum length of a file's path in an import in characters.
const PATH_CHARACTERS_MAX: usize = 400;
/// The maximum number of characters of a file's name that are kept.
const NAME_CHARACTERS_MAX: usize = 120;

/// An uploaded file, with its match or the reason why it has none.
#[derive(Debug)]
pub(crate) struct ReadFile {
    /// The name of the file, shortened if it is long.
    pub(crate) name: String,
    pub(crate) read: Result<FoundMatch, String>,
    /// The notes on the file, a line each: first those on parts that were skipped or changed, in the order of the file.
    pub(crate) notes: Vec<String>,
    /// True if a part was skipped or changed.
    pub(crate) is_changed: bool,
}

/// The error of an upload whose matches do not fit into the library.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct NoRoom;

/// Reads an upload: one match, or every file of a zip. Unpacks one file at a time.
///
/// # Errors
/// As soon as the matches need more than `room`.
pub(crate) fn read_upload(name: &str, bytes: &[u8], mut room: Room) -> Result<Vec<ReadFile>, NoRoom> {
    let mut files = Vec::new();
    let mut keep = |file: ReadFile| -> Result<(), NoRoom> {
        if let Ok(found) = &file.read {
            room = room.without(found).ok_or(NoRoom)?;
        }
        files.push(file);
        Ok(())
    };
    if bytes.starts_with(zip::SIGNATURE) {
        match Zip::open(bytes, FILE_BYTES_MAX) {
            Ok(mut zip) => {
                for (name, unpacked) in zip.files() {
                    match unpacked {
                        Ok(bytes) => read_all(&name, &bytes).into_iter().try_for_each(&mut keep)?,
                        Err(problem) => keep(refused(&name, &problem.to_string()))?,
                    }
                }
            }
            Err(problem) => keep(refused(name, &problem.to_string()))?,
        }
    } else {
        read_all(name, bytes).into_iter().try_for_each(keep)?;
    }
    Ok(files)
}

/// Reads a part of an import: every file of a zip, with its path. Texts that are not Unicode are read in the code page,
/// or in one that is guessed for each. The room in the library is checked when the matches
/// are stored, because duplicates need none.
///
/// # Errors
/// If the bytes are not a zip, or the zip cannot be opened as a whole.
pub(crate) fn read_part(
    bytes: &[u8],
    code_page: Option<CodePage>,
) -> Result<Vec<(String, ReadFile)>, Refusal> {
    if !bytes.starts_with(zip::SIGNATURE) {
        return Err(refusals::zip_needed());
    }
    let mut zip = Zip::open(bytes, FILE_BYTES_MAX).map_err(refusal_of_zip)?;
    let mut files: Vec<(String, ReadFile)> = Vec::new();
    for (name, unpacked) in zip.files() {
        let path = path_of(&name);
        // There is one report for each path, so of files with the same path only the first counts.
        if files.iter().any(|(known, _)| *known == path) {
            continue;
        }
        let read = match unpacked {
            Ok(bytes) => read_all(
                &name,
                &code_page.map_or(Cow::Borrowed(bytes.as_slice()), |page| in_utf8(&bytes, page)),
            ),
            Err(problem) => vec![refused(&name, &problem.to_string())],
        };
        files.extend(
            read.into_iter().zip(1..).map(|(read, number)| (path_of(&numbered(&path, number)), read)),
        );
    }
    Ok(files)
}

/// Returns the refusal of a zip.
fn refusal_of_zip(problem: ZipProblem) -> Refusal {
    match problem {
        ZipProblem::Broken => refusals::zip_broken(),
        ZipProblem::TooManyFiles => refusals::zip_of_too_many_files(zip::FILES_MAX),
        ZipProblem::TooMuch => refusals::zip_too_large(zip::TOTAL_BYTES_MAX / zip::MIB),
        ZipProblem::Overlapping => refusals::zip_overlapping(),
    }
}

/// Returns the path of a file in an import, without control characters. A long path keeps only its end.
fn path_of(name: &str) -> String {
    let letters: Vec<char> = name.chars().filter(|letter| !letter.is_control()).collect();
    letters[letters.len().saturating_sub(PATH_CHARACTERS_MAX)..].iter().collect()
}

fn refused(name: &str, problem: &str) -> ReadFile {
    ReadFile { name: short_name(name), read: Err(shortened(problem)), notes: Vec::new(), is_changed: false }
}

/// Reads each match of a file. Most files have one.
fn read_all(name: &str, bytes: &[u8]) -> Vec<ReadFile> {
    // A file that is too large is refused as a whole.
    if bytes.len() > FILE_BYTES_MAX {
        return vec![read_one(name, bytes)];
    }
    let matches = matches_in(bytes);
    matches.iter().zip(1..).map(|(one, number)| read_one(&numbered(name, number), one)).collect()
}

/// Returns the name of a match of a file: that of the file, and from the second match on with its number.
fn numbered(name: &str, number: usize) -> String {
    if number == 1 { name.to_owned() } else { format!("{name} ({number})") }
}

fn read_one(name: &str, bytes: &[u8]) -> ReadFile {
    match read(bytes) {
        Ok(Import { transcript, notes, analyses, .. }) => {
            // Notes on skipped or changed parts come first.
            let (changes, others): (Vec<&Note>, Vec<&Note>) =
                notes.iter().partition(|note| note.kind.is_change());
            let sorted = changes.into_iter().chain(others);
            let mut lines: Vec<String> =
                sorted.take(NOTES_MAX).map(|note| shortened(&note.to_string())).collect();
            if let Some(more) = notes.len().checked_sub(NOTES_MAX).filter(|&more| more > 0) {
                lines.push(format!("and {more} more"));
            }
            ReadFile {
                name: short_name(name),
                read: Ok(found(bytes, transcript, !analyses.is_empty())),
                notes: lines,
                is_changed: notes.iter().any(|note| note.kind.is_change()),
            }
        }
        Err(problem) => refused(name, &problem),
    }
}

/// Returns the data of a match that a library stores.
fn found(bytes: &[u8], transcript: Transcript, has_analyses: bool) -> FoundMatch {
    let score = transcript.score();
    let fingerprint = fingerprint::fingerprint_match(&transcript);
    FoundMatch {
        content: fingerprint.content().map(str::to_owned),
        is_long: fingerprint.is_long(),
        fingerprint: fingerprint.of_match,
        played_at: fingerprint::day(&transcript),
        has_riches: has_analyses || has_comments(&transcript),
        positions: transcript.games.iter().flat_map(|game| positions_of(&game.actions)).collect(),
        bytes: u64::try_from(bytes.len()).unwrap_or(u64::MAX),
        packed: packed(bytes),
        white: transcript.players.white,
        black: transcript.players.black,
        length: transcript.length.map(rules::MatchLength::points),
        games: transcript.games.len(),
        points: Both { white: score.white, black: score.black },
    }
}

/// Returns the data of a file's match that a library stores.
///
/// # Errors
/// If there is no match in it.
pub(crate) fn found_in(bytes: &[u8]) -> Result<FoundMatch, String> {
    let Import { transcript, analyses, .. } = read(bytes)?;
    Ok(found(bytes, transcript, !analyses.is_empty()))
}

fn has_comments(transcript: &Transcript) -> bool {
    let mut games = transcript.games.iter();
    !transcript.about.comment.is_empty() || games.any(|game| !game.comments.is_empty())
}

/// Adds the analyses and comments of another file of the same match.
pub(crate) fn join(import: &mut Import, other: Import) {
    let first = |transcript: &Transcript| {
        transcript.games.iter().flat_map(|game| &game.actions).map(fingerprint::side).next()
    };
    let swaps = first(&import.transcript) != first(&other.transcript);
    for (game, theirs) in import.transcript.games.iter_mut().zip(&other.transcript.games) {
        let new = theirs.comments.iter().filter(|comment| !game.comments.contains(comment));
        let new: Vec<_> = new.cloned().collect();
        game.comments.extend(new);
        game.comments.sort_by_key(|comment| comment.after);
    }
    let comment = &mut import.transcript.about.comment;
    if comment.is_empty() {
        *comment = other.transcript.about.comment;
    }
    for mut analysis in other.analyses {
        if swaps {
            for judgement in &mut analysis.judgements {
                judgement.seat = judgement.side().opponent().into();
            }
        }
        import.analyses.push(analysis);
    }
}

/// Compresses a file for storage.
fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(bytes).expect("writing to a vector cannot fail");
    packed.finish().expect("writing to a vector cannot fail")
}

/// Returns a stored file as it was uploaded.
///
/// # Errors
/// If it is damaged.
pub(crate) fn unpacked(packed: &[u8]) -> Result<Vec<u8>, String> {
    let mut file = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut file).map_err(|error| error.to_string())?;
    Ok(file)
}

/// Returns the match in a file, up to the last turn that can be replayed.
///
/// # Errors
/// If there is no match in it.
pub(crate) fn parse(bytes: &[u8]) -> Result<Transcript, String> {
    read(bytes).map(|import| import.transcript)
}

/// Returns the match in a file of any known format, and notes on what was skipped or changed.
pub(crate) fn read(bytes: &[u8]) -> Result<Import, String> {
    let check_size = |max: usize| {
        let [analysed, moves] = [FILE_BYTES_MAX, MOVES_BYTES_MAX].map(|most| most / 1024);
        let error = || {
            format!(
                "a match may have at most {analysed} KiB in a format with analyses, and {moves} KiB in other formats"
            )
        };
        if bytes.len() > max { Err(error()) } else { Ok(()) }
    };
    check_size(FILE_BYTES_MAX)?;
    let format = FileFormat::detect_format(bytes).map_err(|error| error.to_string())?;
    if let FileFormat::Mat
    | FileFormat::JavaFibs
    | FileFormat::OldMoves
    | FileFormat::TrueMoneyGames
    | FileFormat::Bgammon = format
    {
        check_size(MOVES_BYTES_MAX)?;
        let text = decode(bytes).map_err(|error| error.to_string())?;
        if let Some(line) = text.lines().position(|line| line.len() > LINE_BYTES_MAX) {
            return Err(format!("line {}: longer than {LINE_BYTES_MAX} bytes", line + 1));
        }
    }
    Import::read(bytes, Reading::Tolerant).map_err(|error| error.to_string())
}

/// Returns the name without folders, cut to the limit.
fn short_name(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or(name);
    last.chars().filter(|character| !character.is_control()).take(NAME_CHARACTERS_MAX).collect()
}

/// Returns a problem as one line, cut to the limit.
fn shortened(problem: &str) -> String {
    let problem = problem.replace('\n', " ");
    match problem.char_indices().nth(PROBLEM_CHARACTERS_MAX) {
        Some((cut, _)) => format!("{}…", &problem[..cut]),
        None => problem,
    }
}

#[cfg(test)]
mod tests {
    use simulator::Numbers;

    use super::*;

    const MATCH: &str = " 3 point match\n\n Game 1\n Anna : 0                 Bert : 0\n  \
        1) 31: 8/5 6/5                 52: 13/8 24/22\n";

    /// More room than any test needs.
    const ROOM: Room = Room { files: 500, bytes: 50 * 1024 * 1024 };

    #[test]
    fn an_upload_ends_where_the_room_does() {
        let size = u64::try_from(MATCH.len()).unwrap();
        let three = ["a.mat", "b.mat", "c.mat"].map(|name| (name, MATCH.as_bytes()));
        let zip = zip::tests::zip_of(&three);
        let room = |files, bytes| Room { files, bytes };
        assert_eq!(read_upload("z", &zip, room(3, 3 * size)).unwrap().len(), 3);
        assert_eq!(read_upload("z", &zip, room(2, 3 * size)).unwrap_err(), NoRoom);
        assert_eq!(read_upload("z", &zip, room(3, 3 * size - 1)).unwrap_err(), NoRoom);
        // Files without a match take no room.
        let with_a_note = zip::tests::zip_of(&[("read.me", b"hello"), three[0]]);
        assert_eq!(read_upload("z", &with_a_note, room(1, size)).unwrap().len(), 2);
        assert_eq!(unpacked(&packed(MATCH.as_bytes())).unwrap(), MATCH.as_bytes());
    }

    fn problem_of(bytes: &[u8]) -> String {
        parse(bytes).unwrap_err()
    }

    #[test]
    fn a_file_of_two_matches_is_two_files() {
        let two = format!("{MATCH}\n{}", MATCH.replace("Anna", "Carla"));
        let room = || Room { files: 2, bytes: 10_000 };
        let files = read_upload("evening.mat", two.as_bytes(), room()).unwrap();
        let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["evening.mat", "evening.mat (2)"]);
        assert!(files.iter().all(|file| file.read.is_ok()), "{files:?}");
        assert_eq!(read_upload("x", two.as_bytes(), Room { files: 1, bytes: 10_000 }).unwrap_err(), NoRoom);
        let part = read_part(&zip::tests::zip_of(&[("a/evening.mat", two.as_bytes())]), None).unwrap();
        let paths: Vec<&str> = part.iter().map(|(path, _)| path.as_str()).collect();
        assert_eq!(paths, ["a/evening.mat", "a/evening.mat (2)"]);
    }

    #[test]
    fn formats_are_known_by_their_content() {
        assert_eq!(read(MATCH.as_bytes()).unwrap().format, FileFormat::Mat);
        let sgf = Transcript::from_mat(MATCH).unwrap().to_sgf().unwrap();
        assert_eq!(read(sgf.as_bytes()).unwrap().format, FileFormat::Sgf);
        let foreign: [(&[u8], FileFormat); 4] = [
            (include_bytes!("../../../../engine/records/tests/golden/short.bgf"), FileFormat::Bgf),
            (include_bytes!("../../../../engine/records/tests/golden/short-v1.ogxm"), FileFormat::Ogxm),
            (include_bytes!("../../../../engine/records/tests/golden/short-v2.ogxm"), FileFormat::Ogxm),
            (include_bytes!("../../../../engine/records/tests/golden/short.match"), FileFormat::JavaFibs),
        ];
        let same = parse(include_bytes!("../../../../engine/records/tests/golden/short.mat")).unwrap();
        for (file, format) in foreign {
            let import = read(file).unwrap();
            assert_eq!((import.format, import.transcript.games.len()), (format, same.games.len()));
        }
        // A name in Latin-1 is decoded correctly.
        let old = MATCH.replace("Anna", "Andr\u{e9}");
        let latin: Vec<u8> = old.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect();
        assert_eq!(parse(&latin).unwrap().players.white, "Andr\u{e9}");
    }

    #[test]
    fn formats_with_analyses_may_be_larger_than_others() {
        let import = read(include_bytes!("../../../../engine/records/tests/golden/short.bgf")).unwrap();
        let mut transcript = import.transcript.clone();
        transcript.about.comment = "x".repeat(5 * MOVES_BYTES_MAX);
        let json = transcript.to_json(&import.source());
        assert_eq!(read(json.as_bytes()).unwrap().transcript.games, import.transcript.games);
        let sgf = transcript.to_sgf().unwrap();
        assert_eq!(read(sgf.as_bytes()).unwrap().transcript.games.len(), import.transcript.games.len());
        let mat = MATCH.repeat(MOVES_BYTES_MAX / MATCH.len() + 1);
        assert!(problem_of(mat.as_bytes()).ends_with("1024 KiB in other formats"));
    }

    #[test]
    fn hostile_files_are_refused_with_a_line_and_a_reason() {
        let mut long = MATCH.as_bytes().to_vec();
        long.extend(vec![b'x'; 100_000]);
        assert_eq!(problem_of(&long), "line 6: longer than 8192 bytes");
        let too_large =
            "a match may have at most 6144 KiB in a format with analyses, and 1024 KiB in other formats";
        assert_eq!(problem_of(&vec![b'('; 10_000_000]), too_large);
        assert_eq!(problem_of(&vec![b'1'; 2_000_000]), too_large);
        assert!(problem_of(&vec![b'('; 6_000_000]).starts_with("line 1: "));
        assert_eq!(problem_of(b"a\nb\0c"), "line 2: expected text, found a zero byte");
        assert_eq!(problem_of(&[0xff, 0xfe, 0x20, 0]), "the file is empty");
        assert!(problem_of(b"RGMH\x01\0\0\0").contains("eXtreme Gammon"));
        let cut = read_one("a.mat", &MATCH.as_bytes()[..MATCH.len() - 4]);
        assert!(cut.read.is_ok() && cut.notes[0].starts_with("line 5, game 1: skipped"), "{:?}", cut.notes);
        let long_word = format!("{MATCH}  2) {}", "y".repeat(7_000));
        let told = read_one("dir/evil\n.mat", long_word.as_bytes());
        assert_eq!(told.name, "evil.mat");
        assert!(told.read.is_ok() && told.notes.len() == 1);
        assert!(told.notes[0].chars().count() <= PROBLEM_CHARACTERS_MAX + 1);
    }

    /// Returns a file with a few faults, as a disk, a network or an attacker causes them.
    fn break_up(good: &[u8], numbers: &mut Numbers) -> Vec<u8> {
        let mut bytes = good.to_vec();
        for _ in 0..=numbers.below(4) {
            let at = numbers.below(bytes.len() + 1);
            let end = (at + numbers.below(40)).min(bytes.len());
            match numbers.below(5) {
                0 => bytes.truncate(at),
                1 => drop(bytes.drain(at..end)),
                2 => {
                    let again = bytes[at..end].to_vec();
                    drop(bytes.splice(at..at, again));
                }
                // Sizes, offsets and counts are the values that a reader trusts most easily.
                3 => bytes[at..end].iter_mut().take(4).for_each(|byte| *byte = 0xff),
                _ => bytes[at..end].iter_mut().take(1).for_each(|byte| *byte ^= 1 << (at % 8)),
            }
        }
        bytes
    }

    /// Reads randomly broken files. `FULLPRIME_FUZZ_RUNS` sets their number; each file is derived from its number.
    #[test]
    fn broken_uploads_are_read_or_refused() {
        let runs = std::env::var("FULLPRIME_FUZZ_RUNS").ok().and_then(|runs| runs.parse().ok());
        let runs: u64 = runs.unwrap_or(400_000);
        let sgf = Transcript::from_mat(MATCH).unwrap().to_sgf().unwrap();
        let inside = [("a.mat", MATCH.as_bytes()), ("dir/b.sgf", sgf.as_bytes())];
        let good = [MATCH.as_bytes().to_vec(), sgf.clone().into_bytes(), zip::tests::zip_of(&inside)];
        let mut refused = 0;
        for run in 0..runs {
            let mut numbers = Numbers::new(run);
            let which = numbers.below(good.len());
            let broken = break_up(&good[which], &mut numbers);
            let read = read_upload("upload", &broken, ROOM).unwrap();
            assert!(read.len() <= 3, "{run}: {}", read.len());
            for file in read {
                match file.read {
                    Ok(found) => assert!(usize::try_from(found.bytes).unwrap() <= FILE_BYTES_MAX),
                    Err(problem) => {
                        refused += 1;
                        assert!(problem.chars().count() <= PROBLEM_CHARACTERS_MAX + 1, "{run}");
                    }
                }
            }
        }
        assert!(refused > runs / 10, "only {refused} of {runs} broken files were noticed");
    }
}
