//! Reading `.mat` files, our own and those of other programs.

use rules::{BySide, Crawford, CubeValue, MatchLength, MatchPoints, Roll, Side};
use thiserror::Error;

use crate::transcript::{GameBuilder, Transcript, TranscriptProblem};

/// A `.mat` file that cannot be read. Nothing of it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct MatError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: MatProblem,
}

/// What is wrong with a line of a `.mat` file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MatProblem {
    /// Something else should stand there.
    #[error("expected {expected}, got {found:?}")]
    Expected {
        /// What.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
    /// The file ends too early.
    #[error("expected {0}, but the file ends")]
    Ends(&'static str),
    /// The points are not those after the game before.
    #[error("expected the points {} and {} of the game before, got {} and {}", expected.white, expected.black, found.white, found.black)]
    Score {
        /// After the game before.
        expected: BySide<u32>,
        /// As the line says.
        found: BySide<u32>,
    },
    /// The game cannot go on like this.
    #[error("{0}")]
    Game(#[from] TranscriptProblem),
}

/// Where the right column begins at the latest. In a row without a left entry the right one stands there.
const RIGHT_FROM: usize = 24;
/// The words with which an entry begins that is not a roll.
const ENTRY_WORDS: [&str; 7] = ["doubles", "takes", "drops", "passes", "beavers", "raccoons", "wins"];

impl Transcript {
    /// Reads a `.mat` file.
    ///
    /// # Errors
    /// The first line that is wrong, and what was expected there.
    pub fn from_mat(text: &str) -> Result<Transcript, MatError> {
        let mut lines = Lines::new(text);
        let (line, header) = lines.next_or("a length such as `5 point match`")?;
        let length =
            read_length(header).ok_or_else(|| expected(line, "a length such as `5 point match`", header))?;
        let mut transcript =
            Transcript { players: BySide::default(), length, jacoby: false, games: Vec::new() };
        let mut crawford = length.map(Crawford::at_start);
        while let Some((line, title)) = lines.next() {
            let number =
                title.trim().strip_prefix("Game ").and_then(|number| number.trim().parse::<usize>().ok());
            if number != Some(transcript.games.len() + 1) {
                return Err(expected(line, "the next game, such as `Game 1`", title));
            }
            let (line, names) = lines.next_or("names and points such as `Anna : 0   Bob : 0`")?;
            let (players, score) = read_names(names)
                .ok_or_else(|| expected(line, "names and points such as `Anna : 0   Bob : 0`", names))?;
            let before = transcript.score();
            if score != before {
                return Err(MatError { line, problem: MatProblem::Score { expected: before, found: score } });
            }
            if let (Some(length), Some(state)) = (length, crawford)
                && !transcript.games.is_empty()
            {
                let away = score.map(|points| length.away(MatchPoints::new(points)));
                crawford = Some(state.after_game(away));
            }
            transcript.players = players;
            let is_crawford = crawford.is_some_and(Crawford::is_crawford);
            let mut builder = GameBuilder::new(score, is_crawford, CubeValue::ONE);
            lines.read_game(&mut builder)?;
            transcript.games.push(builder.finish());
        }
        if transcript.games.is_empty() {
            return Err(MatError { line: lines.count, problem: MatProblem::Ends("a game") });
        }
        Ok(transcript)
    }
}

/// The lines that say something, with their numbers.
struct Lines<'a> {
    lines: std::iter::Peekable<std::vec::IntoIter<(usize, &'a str)>>,
    count: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        let numbered = (1..).zip(text.lines().map(|line| line.trim_start_matches('\u{feff}').trim_end()));
        let said: Vec<(usize, &str)> = numbered
            .filter(|(_, line)| !line.is_empty() && !line.starts_with(';') && !line.starts_with('#'))
            .collect();
        Lines { lines: said.into_iter().peekable(), count: text.lines().count() }
    }

    fn next(&mut self) -> Option<(usize, &'a str)> {
        self.lines.next()
    }

    fn next_or(&mut self, wanted: &'static str) -> Result<(usize, &'a str), MatError> {
        self.next().ok_or(MatError { line: self.count, problem: MatProblem::Ends(wanted) })
    }

    /// Reads the rows of a game up to the next one or the end of the file.
    fn read_game(&mut self, builder: &mut GameBuilder) -> Result<(), MatError> {
        while let Some((line, row)) = self.lines.next_if(|(_, row)| !row.trim_start().starts_with("Game ")) {
            for (side, entry) in split_row(row) {
                put(builder, side, entry).map_err(|problem| MatError { line, problem })?;
            }
        }
        Ok(())
    }
}

fn expected(line: usize, expected: &'static str, found: &str) -> MatError {
    MatError { line, problem: MatProblem::Expected { expected, found: found.trim().to_owned() } }
}

/// The length of `5 point match`; none of `0 point match`.
fn read_length(line: &str) -> Option<Option<MatchLength>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words.as_slice() {
        [points, "point", "match", ..] => Some(MatchLength::new(points.parse().ok()?)),
        _ => None,
    }
}

/// Both names and their points: `Anna : 0   Bob : 0`.
fn read_names(line: &str) -> Option<(BySide<String>, BySide<u32>)> {
    let named = |text: &str| {
        let (name, points) = text.rsplit_once(':')?;
        Some((name.trim().to_owned(), points.trim().parse::<u32>().ok()?))
    };
    // The left part ends with its points, and the right one begins after two blanks at least.
    line.match_indices("  ").find_map(|(at, _)| {
        let (left, right) = line.split_at(at);
        let ((white, white_points), (black, black_points)) = (named(left)?, named(right)?);
        Some((BySide { white, black }, BySide { white: white_points, black: black_points }))
    })
}

/// What each side did in a row. An entry begins with a roll or a word; whether the first one is White's is decided by
/// where it stands, since nothing else says so.
fn split_row(row: &str) -> Vec<(Side, Entry<'_>)> {
    let body_at = match row.find(')') {
        Some(at) if row[..at].trim().bytes().all(|byte| byte.is_ascii_digit()) => at + 1,
        _ => 0,
    };
    let mut starts: Vec<usize> = Vec::new();
    let mut before = ' ';
    for (offset, character) in row[body_at..].char_indices() {
        let at = body_at + offset;
        let is_word = before.is_whitespace() && !character.is_whitespace();
        // Whatever stands first is an entry, though perhaps one that cannot be read.
        if is_word && (starts.is_empty() || begins_entry(&row[at..])) {
            starts.push(at);
        }
        before = character;
    }
    let column = |at: usize| if at >= RIGHT_FROM { Side::Black } else { Side::White };
    let Some(mut side) = starts.first().map(|&at| column(at)) else { return Vec::new() };
    let ends = starts.iter().skip(1).copied().chain([row.len()]);
    let mut entries = Vec::new();
    for (&from, to) in starts.iter().zip(ends) {
        let entry = Entry(row[from..to].trim());
        // Who won is said by the column alone; behind a roll of Black's, GNU Backgammon may put White's win too.
        let of = if entry.0.to_lowercase().starts_with("wins") { column(from) } else { side };
        entries.push((of, entry));
        side = side.opponent();
    }
    entries
}

/// One side's part of a row.
#[derive(Clone, Copy)]
struct Entry<'a>(&'a str);

fn begins_entry(text: &str) -> bool {
    let word = text.split_whitespace().next().unwrap_or_default();
    let is_roll = matches!(word.as_bytes(), [b'1'..=b'6', b'1'..=b'6', b':', ..]);
    is_roll || ENTRY_WORDS.contains(&word.to_lowercase().as_str())
}

/// Adds an entry to the game.
fn put(builder: &mut GameBuilder, side: Side, entry: Entry<'_>) -> Result<(), MatProblem> {
    let not_an_entry = || MatProblem::Expected {
        expected: "a roll with its play, Doubles, Takes, Drops, Beavers or Wins",
        found: entry.0.to_owned(),
    };
    let (first, rest) = entry.0.split_once(char::is_whitespace).unwrap_or((entry.0, ""));
    let number =
        || rest.trim().trim_start_matches("=>").split_whitespace().next().and_then(|word| word.parse().ok());
    match first.to_lowercase().as_str() {
        "doubles" | "beavers" | "raccoons" => Ok(builder.double(side, number())?),
        "takes" => Ok(builder.take(side)?),
        "drops" | "passes" => Ok(builder.pass(side)?),
        "wins" => {
            let points: u32 = number().ok_or_else(not_an_entry)?;
            Ok(builder.end(side, points)?)
        }
        _ => {
            let (dice, same_word) = first.split_once(':').ok_or_else(not_an_entry)?;
            let roll = match dice.as_bytes() {
                &[first @ b'1'..=b'6', second @ b'1'..=b'6'] => {
                    Roll::from_pips([first - b'0', second - b'0'])
                }
                _ => None,
            };
            let moves = format!("{same_word} {rest}");
            Ok(builder.play(side, roll.ok_or_else(not_an_entry)?, &moves)?)
        }
    }
}
