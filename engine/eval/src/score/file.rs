//! Reads match equity tables of other programs, in the XML format of GNU Backgammon's `met` files.
//!
//! The format, which follows from `met.dtd` and the published tables: `info` names the table and its `length`;
//! `pre-crawford-table` has a `row` of `me` values for each number of points that the player needs, from 1, with a
//! value for each number that the opponent needs; `post-crawford-table` has one `row`, the chance of the trailing
//! side against an opponent who needs one point. Values are chances between 0 and 1.

use std::ops::RangeInclusive;

use roxmltree::{Document, Node, ParsingOptions};
use thiserror::Error;

use super::table::{AWAY_MAX, MatchEquities};

/// The maximum size of a file in bytes. A table to 64 points has about 120 kB.
pub const MET_BYTES_MAX: usize = 256_000;
/// The maximum distance from 1 of the sum of a chance and the opponent's chance. In a table of whole percents both
/// chances may be rounded, which makes 0.01. The small part is for floating-point errors.
const ROUNDING_MAX: f32 = 0.01 + 1e-4;
/// The maximum number of characters of the file that an error quotes.
const QUOTED_MAX: usize = 60;

/// The error for a file that is not a match equity table.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum BadTable {
    /// The file is too large.
    #[error("a match equity table has at most {MET_BYTES_MAX} bytes")]
    TooLarge,
    /// The file declares entities.
    #[error("a match equity table may not declare entities (<!ENTITY>)")]
    Entities,
    /// The file is not XML.
    #[error("not XML: {0}")]
    NotXml(String),
    /// An element is missing.
    #[error("not a match equity table: there is no <{0}>")]
    Missing(&'static str),
    /// A table is given as a formula.
    #[error("the <{element}> is of the type \"{found}\"; only \"explicit\" tables can be read")]
    NotExplicit {
        /// The element.
        element: &'static str,
        /// Its type.
        found: String,
    },
    /// The players have different tables after the Crawford game.
    #[error(
        "the table has a <{AFTER}> for each player: only tables for players of equal strength can be read"
    )]
    TwoPlayers,
    /// The length is impossible.
    #[error("the length of the table must be 2 to 64, not \"{0}\"")]
    Length(String),
    /// Values are missing.
    #[error("the <{element}> has a hole: row {row} has {found} values, and {wanted} are needed")]
    Hole {
        /// The element.
        element: &'static str,
        /// The row, from 1; it is one more than the last row if that row is missing.
        row: usize,
        /// The number of its values.
        found: usize,
        /// The number of values that the length needs.
        wanted: usize,
    },
    /// A value is not a chance.
    #[error("in row {row}, value {column} of the <{element}>, \"{text}\" is not a number from 0 to 1")]
    Value {
        /// The element.
        element: &'static str,
        /// The row, from 1.
        row: usize,
        /// The column, from 1.
        column: usize,
        /// The text.
        text: String,
    },
    /// The players are not equally strong.
    #[error(
        "the chances at {own}-away {opponent}-away and the other way round do not add up to 1: only tables for players \
         of equal strength can be read"
    )]
    Unfair {
        /// The points that one side needs.
        own: usize,
        /// The points that the other side needs.
        opponent: usize,
    },
    /// The first chance after the Crawford game is not that of two sides that need one point each.
    #[error("the first value of the <{AFTER}> must be 0.5, the chance at 1-away 1-away, not {0}")]
    AfterStart(f32),
    /// A side that needs more points has a better chance, or winning a game gains nothing.
    #[error("at {own}-away {opponent}-away{}, winning a point must be better than losing one", post(*.after_crawford))]
    NoGain {
        /// The points that one side needs.
        own: i32,
        /// The points that the other side needs.
        opponent: i32,
        /// True after the Crawford game.
        after_crawford: bool,
    },
}

fn post(after_crawford: bool) -> &'static str {
    if after_crawford { " after the Crawford game" } else { "" }
}

const BEFORE: &str = "pre-crawford-table";
const AFTER: &str = "post-crawford-table";

impl MatchEquities {
    /// Reads a table in the XML format of GNU Backgammon. Scores beyond its length are computed from it, with the
    /// method of this module.
    ///
    /// # Errors
    /// Returns a [`BadTable`] if the file is not such a table.
    pub fn read(text: &str) -> Result<Self, BadTable> {
        if text.len() > MET_BYTES_MAX {
            return Err(BadTable::TooLarge);
        }
        // A short file can refer to a long entity many times, and would fill the memory.
        if text.contains("<!ENTITY") {
            return Err(BadTable::Entities);
        }
        let options = ParsingOptions { allow_dtd: true, nodes_limit: 100_000, ..ParsingOptions::default() };
        let document = Document::parse_with_options(text, options)
            .map_err(|error| BadTable::NotXml(quoted(&error.to_string())))?;
        let root = document.root_element();
        let length = text_of(child(child(root, "info")?, "length")?);
        let pre_crawford = child(root, BEFORE)?;
        is_explicit(pre_crawford, BEFORE)?;
        let known = length.parse().ok().filter(|length| (2..=64).contains(length));
        let length: usize = known.ok_or_else(|| BadTable::Length(quoted(length)))?;
        let mut given = pre_crawford.children().filter(|child| child.has_tag_name("row"));
        let before: Vec<Vec<f32>> = (1..=length)
            .map(|number| row(given.next(), BEFORE, number, length..=length))
            .collect::<Result<_, _>>()?;
        let post_crawford = child(root, AFTER)?;
        is_explicit(post_crawford, AFTER)?;
        if root.children().filter(|child| child.has_tag_name(AFTER)).count() > 1 {
            return Err(BadTable::TwoPlayers);
        }
        // Some tables leave out the last value. No match of that length needs it, because the trailing side has then
        // won the Crawford game.
        let given = post_crawford.children().find(|child| child.has_tag_name("row"));
        let after = row(given, AFTER, 1, length - 1..=length)?;
        if (after[0] - 0.5).abs() > ROUNDING_MAX {
            return Err(BadTable::AfterStart(after[0]));
        }
        for own in 1..=length {
            for opponent in 1..=own {
                let sum = before[own - 1][opponent - 1] + before[opponent - 1][own - 1];
                if (sum - 1.0).abs() > ROUNDING_MAX {
                    return Err(BadTable::Unfair { own, opponent });
                }
            }
        }
        let known = length.min(AWAY_MAX);
        let table = Self::compute_beyond(known, after.len().min(AWAY_MAX), |table| {
            for (filled, read) in table.after.iter_mut().zip(&after) {
                *filled = *read;
            }
            for own in 1..=known {
                for opponent in 1..=known {
                    // The mean of both ways to read it, so that the chances of both sides add up to 1 even if the
                    // file rounds.
                    let both = before[own - 1][opponent - 1] + 1.0 - before[opponent - 1][own - 1];
                    table.before[own - 1][opponent - 1] = both / 2.0;
                }
            }
        });
        table.check()?;
        Ok(table)
    }

    /// Returns an error if at some score an additional point does not help, or winning a point is no better than
    /// losing one. Equities are measured in units of that difference, so it must be positive.
    fn check(&self) -> Result<(), BadTable> {
        for own in (1..).take(AWAY_MAX) {
            let after = |own| self.chance(own, 1, true);
            if after(own) <= 0.0 || after(own) > after(own - 1) {
                return Err(BadTable::NoGain { own, opponent: 1, after_crawford: true });
            }
            for opponent in (1..).take(AWAY_MAX) {
                let [won, now, lost] = [(own - 1, opponent), (own, opponent), (own, opponent - 1)]
                    .map(|(own, opponent)| self.chance(own, opponent, false));
                if !(won >= now && now >= lost && won > lost) {
                    return Err(BadTable::NoGain { own, opponent, after_crawford: false });
                }
            }
        }
        Ok(())
    }
}

/// Returns the child of this name.
fn child<'a, 'input>(node: Node<'a, 'input>, name: &'static str) -> Result<Node<'a, 'input>, BadTable> {
    node.children().find(|child| child.has_tag_name(name)).ok_or(BadTable::Missing(name))
}

fn text_of<'a>(node: Node<'a, '_>) -> &'a str {
    node.text().unwrap_or_default().trim()
}

/// Returns the start of a text of the file, short and safe enough for an error line.
fn quoted(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(QUOTED_MAX).collect()
}

fn is_explicit(table: Node<'_, '_>, element: &'static str) -> Result<(), BadTable> {
    match table.attribute("type") {
        Some("explicit") | None => Ok(()),
        Some(found) => Err(BadTable::NotExplicit { element, found: quoted(found) }),
    }
}

/// Returns the values of a row of a table. Its number, from 1, is for errors. Values beyond the range are ignored.
fn row(
    row: Option<Node<'_, '_>>,
    element: &'static str,
    number: usize,
    wanted: RangeInclusive<usize>,
) -> Result<Vec<f32>, BadTable> {
    let given = row.into_iter().flat_map(|node| node.children()).filter(|child| child.has_tag_name("me"));
    let values: Vec<f32> = given
        .take(*wanted.end())
        .enumerate()
        .map(|(column, node)| {
            let text = text_of(node);
            let chance = text.parse().ok().filter(|chance| (0.0..=1.0).contains(chance));
            chance.ok_or_else(|| BadTable::Value {
                element,
                row: number,
                column: column + 1,
                text: quoted(text),
            })
        })
        .collect::<Result<_, _>>()?;
    if values.len() < *wanted.start() {
        return Err(BadTable::Hole { element, row: number, found: values.len(), wanted: *wanted.start() });
    }
    Ok(values)
}

#[cfg(test)]
mod tests {
    use rand::{RngExt as _, SeedableRng as _};
    use rand_xoshiro::SplitMix64;

    use super::*;

    /// A table to three points. The names of the formats are facts; the numbers are made up.
    fn table(before: &[&[&str]], after: &[&str]) -> String {
        let row = |values: &[&str]| {
            let values: String = values.iter().map(|value| format!("<me>{value}</me>")).collect();
            format!("<row>{values}</row>")
        };
        let before: String = before.iter().map(|values| row(values)).collect();
        format!(
            "<?xml version=\"1.0\"?>\n<!DOCTYPE met PUBLIC \"-//x//DTD MET//EN\" \"met.dtd\">\n<met><info><name>Club</name>\
             <length>3</length></info><pre-crawford-table type=\"explicit\">{before}</pre-crawford-table>\
             <post-crawford-table player=\"both\" type=\"explicit\">{}</post-crawford-table></met>",
            row(after)
        )
    }

    const GOOD: [&[&str]; 3] = [&["0.5", "0.68", "0.75"], &["0.32", "0.5", "0.6"], &["0.25", "0.4", "0.5"]];
    const AFTER_GOOD: [&str; 3] = ["0.5", "0.48", "0.32"];

    #[test]
    fn a_table_is_used_as_far_as_it_goes_and_then_computed_from() {
        let read = MatchEquities::read(&table(&GOOD, &AFTER_GOOD)).unwrap();
        for (own, opponent, after, chance) in
            [(1, 2, false, 0.68), (3, 2, false, 0.4), (3, 1, true, 0.32), (1, 3, true, 0.68)]
        {
            assert!((read.chance(own, opponent, after) - chance).abs() < 1e-6, "{own} {opponent} {after}");
        }
        for away in 4..=25 {
            let chance = read.chance(away, 3, false);
            assert!(chance > 0.0 && chance < read.chance(away - 1, 3, false), "{away}-away: {chance}");
            assert!((chance + read.chance(3, away, false) - 1.0).abs() < 1e-5);
        }
    }

    #[test]
    fn the_last_value_after_the_crawford_game_may_be_missing_and_roundings_are_evened_out() {
        let rounded: [&[&str]; 3] = [&["0.5", "0.68", "0.75"], &["0.33", "0.5", "0.6"], GOOD[2]];
        let read = MatchEquities::read(&table(&rounded, &AFTER_GOOD[..2])).unwrap();
        assert!((read.chance(1, 2, false) - 0.675).abs() < 1e-6);
        assert!((read.chance(2, 1, false) - 0.325).abs() < 1e-6);
        let after = read.chance(3, 1, true);
        assert!(after > 0.2 && after < 0.48, "{after}");
    }

    #[test]
    fn long_tables_are_used_to_the_most_points_that_are_kept() {
        let text = |chance: f32| chance.to_string();
        let before: Vec<Vec<String>> = (1..=64_u8)
            .map(|own| (1..=64_u8).map(|other| text(f32::from(other) / f32::from(own + other))).collect())
            .collect();
        let after: Vec<String> = (1..=64_u8).map(|away| text(1.0 / f32::from(away + 1))).collect();
        let before: Vec<Vec<&str>> =
            before.iter().map(|row| row.iter().map(String::as_str).collect()).collect();
        let before: Vec<&[&str]> = before.iter().map(Vec::as_slice).collect();
        let after: Vec<&str> = after.iter().map(String::as_str).collect();
        let whole = table(&before, &after).replace("<length>3", "<length>64");
        let read = MatchEquities::read(&whole).unwrap();
        assert!((read.chance(25, 3, false) - 3.0 / 28.0).abs() < 1e-6);
        assert!((read.chance(25, 1, true) - 1.0 / 26.0).abs() < 1e-6);
        assert!((read.chance(64, 3, false) - read.chance(25, 3, false)).abs() < 1e-6);
        let longer = whole.replace("<length>64", "<length>65");
        assert_eq!(MatchEquities::read(&longer).unwrap_err(), BadTable::Length("65".to_owned()));
    }

    #[test]
    fn damaged_files_are_read_or_rejected() {
        let good = table(&GOOD, &AFTER_GOOD).into_bytes();
        let (mut read, mut rejected) = (0, 0);
        for run in 0..10_000 {
            let mut numbers = SplitMix64::seed_from_u64(run);
            let mut bytes = good.clone();
            for _ in 0..=numbers.random_range(0..3) {
                let at = numbers.random_range(0..bytes.len());
                let other = good[numbers.random_range(0..good.len())];
                match numbers.random_range(0..4) {
                    0 => drop(bytes.remove(at)),
                    1 => bytes.insert(at, other),
                    2 => bytes.truncate(at.max(8)),
                    _ => bytes[at] = other,
                }
            }
            match MatchEquities::read(&String::from_utf8_lossy(&bytes)) {
                Ok(table) => {
                    read += 1;
                    assert_eq!(table.check(), Ok(()), "run {run}");
                }
                Err(_) => rejected += 1,
            }
        }
        assert!(read > 200 && rejected > 500, "{read} were read, {rejected} rejected");
    }

    #[test]
    fn bad_tables_say_what_is_wrong() {
        let good = table(&GOOD, &AFTER_GOOD);
        let hole: [&[&str]; 3] = [GOOD[0], &["0.32", "0.5"], GOOD[2]];
        let level: [&[&str]; 3] = [&["0.5", "0.5", "0.5"]; 3];
        let unfair: [&[&str]; 3] = [&["0.5", "0.6", "0.75"], GOOD[1], GOOD[2]];
        for (text, wanted) in [
            ("hello".to_owned(), "not XML"),
            ("<met/>".to_owned(), "no <info>"),
            (good.replace("<length>3", "<length>1"), "2 to 64"),
            (good.replace("<length>3", "<length>4"), "row 1 has 3 values, and 4 are needed"),
            (good.replace("0.68", "1.5"), "row 1, value 2"),
            (good.replace("0.68", "NaN"), "row 1, value 2"),
            (good.replacen("type=\"explicit\"", "type=\"zadeh\"", 1), "only \"explicit\""),
            (table(&hole, &AFTER_GOOD), "row 2 has 2 values, and 3 are needed"),
            (table(&GOOD[..2], &AFTER_GOOD), "row 3 has 0 values"),
            (table(&GOOD, &AFTER_GOOD[..1]), "<post-crawford-table> has a hole"),
            (table(&unfair, &AFTER_GOOD), "2-away 1-away"),
            (table(&GOOD, &AFTER_GOOD[1..]), "must be 0.5"),
            (table(&GOOD, &["0.5", "0.32", "0.48"]), "at 3-away 1-away after the Crawford game"),
            (table(&level, &AFTER_GOOD), "at 2-away 2-away, winning a point"),
            (good.replace("\"met.dtd\">", "\"met.dtd\" [<!ENTITY a \"b\">]>"), "may not declare entities"),
            (good.replace("0.68", &"9\n".repeat(1_000)), "row 1, value 2"),
            (good.replace("</met>", "<post-crawford-table/></met>"), "for each player"),
            (" ".repeat(MET_BYTES_MAX + 1), "at most"),
        ] {
            let error = MatchEquities::read(&text).unwrap_err().to_string();
            assert!(error.contains(wanted), "{error}");
            assert!(error.len() < 300 && !error.contains('\n'), "{error}");
        }
    }
}
