//! The truth set as a file, and the file that a run of rollouts appends to.
//!
//! Both are text in the same form. The header consists of lines with a name and a value, and ends with an empty line:
//!
//! ```text
//! fullprime-truth 1
//! feature-set 1                 inputs of the net that played; this file cannot judge a net of another set
//! net 5d1c...                   checksum of the net that played
//! positions-seed 20261122       seed of the positions (found by the same net)
//! dice-seed 1
//! ```
//!
//! Then one line for each position: its family and its position id, with a side on roll that has not rolled. A
//! position that has been rolled out has fifteen whole numbers more: plies of the play, games, the means of win, win
//! gammon, win backgammon, lose gammon, lose backgammon and of the equity (cubeless, in points), all for the side on
//! roll, and the standard errors of these six, in units of 1/100,000; last, in hexadecimal, a checksum of the line.
//! The checksum lets an interrupted run resume: a half-written line is recognised and dropped.

use super::family::{Family, sort};
use super::{Chances, fnv};
use eval::features::FEATURE_SET;
use records::PositionId;
use rules::Position;
use std::collections::HashSet;
use std::fmt::Write as _;
use thiserror::Error;

const FORMAT: &str = "fullprime-truth 1";
/// Numbers are written in hundred-thousandths.
const UNIT: f64 = 100_000.0;

/// The reason why a file is not a usable truth set.
#[derive(Debug, Error, PartialEq, Eq)]
pub(crate) enum TruthError {
    /// The first line is wrong.
    #[error("not a truth file: the first line is not `{FORMAT}`")]
    NotATruthFile,
    /// A line of the header is missing or unreadable.
    #[error("the truth file's header has no readable `{0}`")]
    Header(&'static str),
    /// The file was made by a net with other inputs.
    #[error("the truth file is for feature set {found}, this program has feature set {FEATURE_SET}")]
    FeatureSet {
        /// The file's feature set.
        found: u32,
    },
    /// A line is cut short, too long or changed.
    #[error("line {line} of the truth file is damaged: {what}")]
    Line {
        /// The line number, counted from 1.
        line: usize,
        /// The problem.
        what: String,
    },
    /// The files are from different runs.
    #[error("{0} is from another run: its `{1}` differs")]
    OtherRun(String, &'static str),
}

/// The header of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Header {
    /// The checksum of the net that found the positions and played.
    pub(crate) net: u64,
    /// The seed of the positions.
    pub(crate) positions_seed: u64,
    /// The seed of the dice.
    pub(crate) dice_seed: u64,
}

/// The result of rolling out a position.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Value {
    /// The number of plies of the play.
    pub(crate) ply: u8,
    /// The number of games.
    pub(crate) games: u32,
    /// The means for the side on roll.
    pub(crate) mean: Chances,
    /// The standard errors of the means.
    pub(crate) error: Chances,
}

/// A position with its family and, if it has been rolled out, its value.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct TruthEntry {
    /// The family.
    pub(crate) family: Family,
    /// The position, before the side on roll rolls.
    pub(crate) position: Position,
    /// The value, or `None` until the position has been rolled out.
    pub(crate) value: Option<Value>,
}

/// The half of its family to which a position belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Part {
    /// The half for everyday use.
    Tune,
    /// The held-out half. It is read once, before a net is shipped, and never used for decisions during training.
    Apart,
}

impl TruthEntry {
    /// Returns the half, which a digest of the position decides.
    pub(crate) fn part(&self) -> Part {
        if digest(&self.position) >> 32 & 1 == 0 { Part::Tune } else { Part::Apart }
    }

    /// Returns the line, without its line break.
    pub(crate) fn line(&self) -> String {
        let mut line = format!("{} {}", self.family.name(), PositionId::from(self.position));
        if let Some(value) = &self.value {
            // Writing to a string does not fail.
            let _ = write!(line, " {} {}", value.ply, value.games);
            for number in value.mean.0.iter().chain(&value.error.0) {
                #[expect(clippy::cast_possible_truncation, reason = "equities are at most 3 in size")]
                let whole = (number * UNIT).round() as i64;
                let _ = write!(line, " {whole}");
            }
            let _ = write!(line, " {:04x}", fnv(line.as_bytes()) & 0xffff);
        }
        line
    }

    fn read(text: &str) -> Result<Self, String> {
        let mut words = text.split(' ');
        let family = words.next().and_then(Family::named).ok_or("an unknown family")?;
        let id: PositionId = words.next().unwrap_or_default().parse().map_err(|error| format!("{error}"))?;
        let position = id.position();
        match sort(&position) {
            None => return Err(format!("{id} is a finished game or only a bear-off")),
            Some(found) if found.family != family => {
                return Err(format!("{id} belongs to {}, not {}", found.family.name(), family.name()));
            }
            Some(_) => {}
        }
        let words: Vec<&str> = words.collect();
        let value = match words[..] {
            [] => None,
            [.., check] if words.len() == 15 => {
                let stated = u64::from_str_radix(check, 16).map_err(|_no| "an unreadable checksum")?;
                let body = text[..text.len() - check.len()].trim_end();
                if fnv(body.as_bytes()) & 0xffff != stated {
                    return Err("the checksum does not match".to_owned());
                }
                Some(value(&words[..14])?)
            }
            _ => return Err(format!("{} numbers instead of 15", words.len())),
        };
        Ok(Self { family, position, value })
    }
}

fn value(words: &[&str]) -> Result<Value, String> {
    let numbers = words.iter().map(|word| word.parse::<i32>()).collect::<Result<Vec<_>, _>>();
    let numbers = numbers.map_err(|_no| "something that is not a whole number")?;
    let (head, rest) = numbers.split_at(2);
    let of = |part: &[i32]| Chances(std::array::from_fn(|at| f64::from(part[at]) / UNIT));
    let [ply, games] = [head[0], head[1]];
    let (mean, error) = (of(&rest[..6]), of(&rest[6..]));
    // With the luck subtracted, a probability may fall slightly outside its range.
    if mean.0[..5].iter().any(|chance| !(-0.1..=1.1).contains(chance)) || mean.equity().abs() > 3.1 {
        return Err("a chance outside 0 to 1".to_owned());
    }
    let ply = u8::try_from(ply).ok().filter(|ply| *ply <= 3).ok_or("an impossible depth")?;
    let games = u32::try_from(games).ok().filter(|games| *games > 0).ok_or("no games")?;
    Ok(Value { ply, games, mean, error })
}

impl Header {
    /// Returns the header lines, with the empty one that ends them.
    pub(crate) fn text(&self) -> String {
        format!(
            "{FORMAT}\nfeature-set {FEATURE_SET}\nnet {:016x}\npositions-seed {}\ndice-seed {}\n\n",
            self.net, self.positions_seed, self.dice_seed
        )
    }

    fn read(lines: &mut dyn Iterator<Item = &str>) -> Result<Self, TruthError> {
        if lines.next() != Some(FORMAT) {
            return Err(TruthError::NotATruthFile);
        }
        let mut field = |name: &'static str, radix: u32| {
            let text = lines.next().and_then(|line| line.strip_prefix(name)).map(str::trim);
            text.and_then(|text| u64::from_str_radix(text, radix).ok()).ok_or(TruthError::Header(name))
        };
        let found = field("feature-set", 10)?;
        if found != u64::from(FEATURE_SET) {
            return Err(TruthError::FeatureSet { found: u32::try_from(found).unwrap_or(u32::MAX) });
        }
        let header = Self {
            net: field("net", 16)?,
            positions_seed: field("positions-seed", 10)?,
            dice_seed: field("dice-seed", 10)?,
        };
        if lines.next() != Some("") { Err(TruthError::Header("empty line")) } else { Ok(header) }
    }

    /// Returns an error if two files are not from the same run.
    pub(crate) fn must_equal(&self, other: &Self, name: &str) -> Result<(), TruthError> {
        let pairs = [
            ("net", self.net, other.net),
            ("positions-seed", self.positions_seed, other.positions_seed),
            ("dice-seed", self.dice_seed, other.dice_seed),
        ];
        match pairs.into_iter().find(|(_, a, b)| a != b) {
            Some((what, _, _)) => Err(TruthError::OtherRun(name.to_owned(), what)),
            None => Ok(()),
        }
    }
}

/// Reads a truth set.
///
/// # Errors
/// Returns a [`TruthError`] for the first line that does not fit. A position that occurs twice is an error too.
pub(crate) fn read(text: &str) -> Result<(Header, Vec<TruthEntry>), TruthError> {
    let mut lines = text.lines();
    let header = Header::read(&mut lines)?;
    let begin = text.lines().count() - lines.clone().count();
    let mut seen = HashSet::new();
    let mut entries = Vec::new();
    for (at, text) in lines.enumerate() {
        let line = begin + at + 1;
        let entry = TruthEntry::read(text).map_err(|what| TruthError::Line { line, what })?;
        if !seen.insert(entry.position) {
            return Err(TruthError::Line { line, what: "the position occurs twice".to_owned() });
        }
        entries.push(entry);
    }
    Ok((header, entries))
}

/// Reads the results that a run has appended so far. Also returns the number of bytes in complete lines, because an
/// interruption may have left a partial line.
///
/// # Errors
/// Returns the errors of [`read`], except for the last line.
pub(crate) fn read_partial(text: &str) -> Result<(Header, Vec<TruthEntry>, usize), TruthError> {
    let whole = text.rfind('\n').map_or(0, |at| at + 1);
    let (header, entries) = read(&text[..whole])?;
    Ok((header, entries, whole))
}

/// Returns a digest of a position. No version may change it, because it decides the half of a position and seeds
/// its dice.
pub(crate) fn digest(position: &Position) -> u64 {
    fnv(&PositionId::from(*position).key())
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: Header = Header { net: 0xabc, positions_seed: 5, dice_seed: 6 };

    fn entry() -> TruthEntry {
        let value = Value {
            ply: 1,
            games: 1440,
            mean: Chances([0.5, 0.25, 0.0125, 0.125, 0.00625, 0.13125]),
            error: Chances([0.001, 0.002, 0.0005, 0.001, 0.0002, 0.004]),
        };
        TruthEntry { family: Family::AnchorAnchor, position: Position::STARTING, value: Some(value) }
    }

    fn error(text: &str) -> String {
        read(text).expect_err("a fault").to_string()
    }

    #[test]
    fn what_is_written_is_read() {
        let open = TruthEntry { position: Position::STARTING, value: None, ..entry() };
        for entry in [entry(), open] {
            let text = format!("{}{}\n", HEADER.text(), entry.line());
            assert_eq!(read(&text), Ok((HEADER, vec![entry])));
        }
    }

    #[test]
    fn a_bad_file_is_refused_in_one_line() {
        let (head, line) = (HEADER.text(), entry().line());
        let with = |line: &str| error(&format!("{head}{line}\n"));
        assert_eq!(error("GNU"), "not a truth file: the first line is not `fullprime-truth 1`");
        let other = head.replace("feature-set 1", "feature-set 2");
        assert_eq!(error(&other), "the truth file is for feature set 2, this program has feature set 1");
        assert_eq!(
            error(&head.replace("dice-seed 6", "dice")),
            "the truth file's header has no readable `dice-seed`"
        );
        assert_eq!(
            with(&line[..line.len() - 5]),
            "line 7 of the truth file is damaged: 14 numbers instead of 15"
        );
        assert_eq!(
            with(&line.replace("1440", "1441")),
            "line 7 of the truth file is damaged: the checksum does not match"
        );
        assert_eq!(
            with(&line.replace("anchor-anchor", "race")),
            "line 7 of the truth file is damaged: 4HPwATDgc/ABMA belongs to anchor-anchor, not race"
        );
        assert_eq!(
            with("race AAAAAAAAAAAAAA"),
            "line 7 of the truth file is damaged: not a possible position: both sides have borne off all their checkers"
        );
        let twice = format!("{head}{line}\n{line}\n");
        assert_eq!(error(&twice), "line 8 of the truth file is damaged: the position occurs twice");
    }

    #[test]
    fn a_file_cut_within_a_line_loses_only_that_line() {
        let head = HEADER.text();
        let mut race = entry();
        race.family = Family::Race;
        race.position = "12:2 6:5 5:5 4:3 / 12:2 6:5 5:5 4:3".parse().expect("a position");
        let text = format!("{head}{}\n{}\n", entry().line(), race.line());
        let first = head.len() + entry().line().len() + 1;
        for cut in first..text.len() {
            let (_, entries, whole) = read_partial(&text[..cut]).expect("a run that was cut");
            assert_eq!((entries.len(), whole), (1, first));
        }
        assert_eq!(read_partial(&text).expect("a whole run").1.len(), 2);
    }

    #[test]
    fn the_digest_of_the_starting_position_stays_the_same() {
        assert_eq!(digest(&Position::STARTING), 0xb588_2bd1_6cdf_7705);
    }
}
