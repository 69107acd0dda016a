//! The rows of a game and their entries.

use rules::{Roll, Side};

/// In a row with one entry, an entry that begins at this column or later belongs to the right side.
const RIGHT_FROM: usize = 24;
/// The minimum number of blanks before the right column. They mark the column even if its entry cannot be read.
const COLUMN_BLANKS: usize = 3;
/// The words that begin an entry that is not a roll.
const ENTRY_WORDS: [&str; 30] = [
    "doubles",
    "double",
    "redoubles",
    "takes",
    "take",
    "accepts",
    "drops",
    "drop",
    "passes",
    "pass",
    "rejects",
    "reject",
    "refuses",
    "declines",
    "beavers",
    "raccoons",
    "wins",
    "losses",
    "loses",
    "resigns",
    "resigned",
    "resign",
    "concedes",
    "conceded",
    "concede",
    "forfeits",
    "retires",
    "timeout",
    "quits",
    "disconnects",
];
/// The texts in place of a play that say that no checker was moved.
const NOT_MOVED: [&str; 8] = [
    "cannot move",
    "can't move",
    "can not move",
    "cannot play",
    "can't play",
    "no move",
    "no moves",
    "no legal move",
];
/// The entry of one side in a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowEntry<'a> {
    /// The text of the entry.
    pub(super) text: &'a str,
    /// The meaning of the entry.
    pub(super) says: MatEntry<'a>,
}

/// The meaning of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MatEntry<'a> {
    /// A roll and its play. The text is empty if nothing is played or the play is unknown.
    Play { roll: Roll, moves: &'a str },
    /// A double, beaver or raccoon, with the new cube value if it is written.
    Double(Option<u32>),
    /// A take.
    Take,
    /// A pass.
    Pass,
    /// A refusal: of a double, or of a resignation that was offered before.
    Rejects,
    /// The side has won this many points.
    Wins(u32),
    /// The side has won, and the points are not written.
    WinsUnstated,
    /// The side has lost, with the number of points if it is written.
    Loses(Option<u32>),
    /// A place without an action: `????` or `00: ????`, which stand for a roll that was not thrown, or the score of the
    /// match, such as `8-5`.
    Nothing,
    /// An unknown entry.
    Unknown,
}

/// Splits a row into the entries of both sides. An entry begins with a roll or a word. Only the position of the first
/// entry shows whether it is White's.
pub(super) fn split_row(row: &str) -> Vec<(Side, RowEntry<'_>)> {
    let body_at = number_end(row);
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
        let entry = RowEntry { text, says: read_entry(text) };
        // Only the column shows the winner. GNU Backgammon may also put White's win after a roll of Black's.
        let of = if matches!(entry.says, MatEntry::Wins(_) | MatEntry::WinsUnstated) {
            column(from)
        } else {
            side
        };
        entries.push((of, entry));
        side = side.opponent();
    }
    entries
}

/// Returns the offset after the number of a row, such as `12)`, `12.` or `12.)`. Returns 0 if the row has no number.
fn number_end(row: &str) -> usize {
    let from = row.len() - row.trim_start().len();
    let digits = row[from..].bytes().take_while(u8::is_ascii_digit).count();
    let rest = &row[from + digits..];
    let mark = match rest.as_bytes() {
        [b')', ..] => 1,
        [b'.', b')', ..] if digits > 0 => 2,
        [b'.'] if digits > 0 => 1,
        [b'.', blank, ..] if digits > 0 && blank.is_ascii_whitespace() => 1,
        _ => return 0,
    };
    from + digits + mark
}

fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

fn begins_entry(text: &str) -> bool {
    let word = first_word(text);
    let is_roll = matches!(word.as_bytes(), [b'1'..=b'6', b'1'..=b'6', b':', ..] | [b'0', b'0', b':', ..]);
    is_roll || ENTRY_WORDS.iter().any(|known| word.eq_ignore_ascii_case(known))
}

fn read_entry(text: &str) -> MatEntry<'_> {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let number = || first_word(rest.trim().trim_start_matches("=>")).parse().ok();
    let only = rest.trim().is_empty();
    match first.to_ascii_lowercase().as_str() {
        "doubles" | "double" | "redoubles" | "beavers" | "raccoons" => MatEntry::Double(number()),
        "takes" | "take" | "accepts" => MatEntry::Take,
        "drops" | "drop" | "passes" | "pass" => MatEntry::Pass,
        "rejects" | "reject" | "refuses" | "declines" => MatEntry::Rejects,
        "wins" => number().map_or(MatEntry::WinsUnstated, MatEntry::Wins),
        "losses" | "loses" | "resigns" | "resigned" | "resign" | "concedes" | "conceded" | "concede"
        | "forfeits" | "retires" | "timeout" | "quits" | "disconnects" => MatEntry::Loses(number()),
        word if only && (is_question(word) || is_score(word)) => MatEntry::Nothing,
        "00:" if only || is_question(rest.trim()) => MatEntry::Nothing,
        _ => read_play(text).unwrap_or(MatEntry::Unknown),
    }
}

/// Returns true for question marks in place of an action.
fn is_question(word: &str) -> bool {
    word.len() >= 2 && word.bytes().all(|byte| byte == b'?')
}

/// Returns true for the score of a match, such as `8-5`.
fn is_score(word: &str) -> bool {
    let is_points =
        |text: &str| (1..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    word.split_once('-').is_some_and(|(left, right)| is_points(left) && is_points(right))
}

fn read_play(text: &str) -> Option<MatEntry<'_>> {
    let (dice, moves) = text.split_once(':')?;
    let roll = match dice.as_bytes() {
        &[first @ b'1'..=b'6', second @ b'1'..=b'6'] => Roll::from_pips([first - b'0', second - b'0'])?,
        _ => return None,
    };
    Some(MatEntry::Play { roll, moves: moves.trim() })
}

/// Returns true if the text in place of a play marks it as unknown: `????`, or GridGammon's `Illegal play (...)`.
pub(super) fn is_unknown_play(moves: &str) -> bool {
    moves.starts_with("??") || moves.get(..7).is_some_and(|word| word.eq_ignore_ascii_case("illegal"))
}

/// Returns true if the text in place of a play says that no checker was moved. Some programs write it although a move
/// is possible.
pub(super) fn is_not_moved(moves: &str) -> bool {
    let moves = moves.trim().trim_matches(['(', ')']);
    NOT_MOVED.iter().any(|word| moves.eq_ignore_ascii_case(word))
}

/// Returns a play whose moves are written with hyphens, such as `8-5 6-5`, in the usual notation. Returns `None` if
/// the text has another form.
pub(super) fn with_slashes(moves: &str) -> Option<String> {
    let is_place = |text: &str| {
        let name = text.trim_end_matches('*');
        name.eq_ignore_ascii_case("bar")
            || name.eq_ignore_ascii_case("off")
            || (!name.is_empty() && name.len() <= 2 && name.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let is_hyphened = |word: &str| {
        let way = word.split_once('(').map_or(word, |(way, _)| way);
        way.contains('-') && way.split('-').all(is_place)
    };
    let mut words = moves.split_whitespace().peekable();
    words.peek()?;
    words.all(is_hyphened).then(|| moves.replace('-', "/"))
}
