//! The rows of a game and their entries.

use rules::{Roll, Side};

/// In a row with one entry, an entry that begins at this column or later belongs to the right side.
const RIGHT_FROM: usize = 24;
/// The minimum number of blanks before the right column. They mark the column even if its entry cannot be read.
const COLUMN_BLANKS: usize = 3;
/// The words that begin an entry that is not a roll.
const ENTRY_WORDS: [&str; 15] = [
    "doubles",
    "redoubles",
    "takes",
    "accepts",
    "drops",
    "passes",
    "beavers",
    "raccoons",
    "wins",
    "losses",
    "loses",
    "resigns",
    "double",
    "take",
    "drop",
];

/// The entry of one side in a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'a> {
    /// The text of the entry.
    pub(super) text: &'a str,
    /// The meaning of the entry.
    pub(super) says: Said<'a>,
}

/// The meaning of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said<'a> {
    /// A roll and its play. The text is empty if nothing is played or the play is unknown.
    Play { roll: Roll, moves: &'a str },
    /// A double, beaver or raccoon, with the new cube value if it is written.
    Double(Option<u32>),
    /// A take.
    Take,
    /// A pass.
    Pass,
    /// The side has won this many points.
    Wins(u32),
    /// The side has lost, with the number of points if it is written.
    Loses(Option<u32>),
    /// An unknown entry.
    Unknown,
}

/// Splits a row into the entries of both sides. An entry begins with a roll or a word. Only the position of the first
/// entry shows whether it is White's.
pub(super) fn split_row(row: &str) -> Vec<(Side, Entry<'_>)> {
    // A row may begin with its number, such as `12)`.
    let body_at = match row.find(')') {
        Some(at) if row[..at].trim().bytes().all(|byte| byte.is_ascii_digit()) => at + 1,
        _ => 0,
    };
    let mut starts: Vec<usize> = Vec::new();
    let mut before = ' ';
    let mut blanks = 0_usize;
    for (offset, character) in row[body_at..].char_indices() {
        let at = body_at + offset;
        let is_word = before.is_whitespace() && !character.is_whitespace();
        // The first text of a row is always an entry, even if it cannot be read.
        let is_column =
            at >= RIGHT_FROM && blanks >= COLUMN_BLANKS && starts.len() == 1 && starts[0] < RIGHT_FROM;
        if is_word && (starts.is_empty() || is_column || begins_entry(&row[at..])) {
            starts.push(at);
        }
        blanks = if character.is_whitespace() { blanks + 1 } else { 0 };
        before = character;
    }
    let column = |at: usize| if at >= RIGHT_FROM { Side::Black } else { Side::White };
    let Some(mut side) = starts.first().map(|&at| column(at)) else { return Vec::new() };
    let ends = starts.iter().skip(1).copied().chain([row.len()]);
    let mut entries = Vec::new();
    for (&from, to) in starts.iter().zip(ends) {
        let text = row[from..to].trim();
        let entry = Entry { text, says: read_entry(text) };
        // Only the column shows the winner. GNU Backgammon may also put White's win after a roll of Black's.
        let of = if matches!(entry.says, Said::Wins(_)) { column(from) } else { side };
        entries.push((of, entry));
        side = side.opponent();
    }
    entries
}

fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

fn begins_entry(text: &str) -> bool {
    let word = first_word(text);
    let is_roll = matches!(word.as_bytes(), [b'1'..=b'6', b'1'..=b'6', b':', ..]);
    is_roll || ENTRY_WORDS.iter().any(|known| word.eq_ignore_ascii_case(known))
}

fn read_entry(text: &str) -> Said<'_> {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let number = || first_word(rest.trim().trim_start_matches("=>")).parse().ok();
    match first.to_ascii_lowercase().as_str() {
        "doubles" | "double" | "redoubles" | "beavers" | "raccoons" => Said::Double(number()),
        "takes" | "take" | "accepts" => Said::Take,
        "drops" | "drop" | "passes" => Said::Pass,
        "wins" => number().map_or(Said::Unknown, Said::Wins),
        "losses" | "loses" | "resigns" => Said::Loses(number()),
        _ => read_play(text).unwrap_or(Said::Unknown),
    }
}

fn read_play(text: &str) -> Option<Said<'_>> {
    let (dice, moves) = text.split_once(':')?;
    let roll = match dice.as_bytes() {
        &[first @ b'1'..=b'6', second @ b'1'..=b'6'] => Roll::from_pips([first - b'0', second - b'0'])?,
        _ => return None,
    };
    Some(Said::Play { roll, moves: moves.trim() })
}

/// Returns true if the text in place of a play marks it as unknown: `????`, or GridGammon's `Illegal play (...)`.
pub(super) fn is_unknown_play(moves: &str) -> bool {
    moves.starts_with("??") || moves.get(..7).is_some_and(|word| word.eq_ignore_ascii_case("illegal"))
}
