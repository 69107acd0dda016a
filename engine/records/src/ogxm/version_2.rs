//! The layouts of version 2.

use rules::{BySide, MatchLength, Roll, Side};

use super::bytes::{Bytes, Mask, OgxmError};
use super::play::{GameHead, Ply, dice, play};
use crate::dates;
use crate::transcript::{About, Transcript};

/// The match, and the data that its games need.
#[derive(Clone, Debug)]
pub(super) struct Head {
    pub(super) transcript: Transcript,
    /// The points before the first game.
    pub(super) score: BySide<u32>,
    /// True if the Crawford game was played before the first game.
    pub(super) is_after_crawford: bool,
}

/// Reads a field, or returns the default if the mask does not have it.
fn field<'a, T: Default>(
    bytes: &mut Bytes<'a>,
    mask: Mask,
    number: u32,
    read: impl FnOnce(&mut Bytes<'a>) -> Result<T, OgxmError>,
) -> Result<T, OgxmError> {
    if mask.has(number) { read(bytes) } else { Ok(T::default()) }
}

/// Reads a player's record, and returns the rating.
fn rating(bytes: &mut Bytes<'_>) -> Result<String, OgxmError> {
    let (mut bytes, mask) = bytes.record()?;
    field(&mut bytes, mask, 0, Bytes::text)?;
    let hundredths = field(&mut bytes, mask, 1, Bytes::number)?;
    Ok(if hundredths == 0 { String::new() } else { format!("{}.{:02}", hundredths / 100, hundredths % 100) })
}

fn joined(parts: [String; 3], between: &str) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(between)
}

fn year_or_number(number: u32) -> String {
    if number == 0 { String::new() } else { number.to_string() }
}

/// Reads the section of the match.
pub(super) fn head(mut section: Bytes<'_>) -> Result<Head, OgxmError> {
    let (mut bytes, mask) = section.record()?;
    let length = u16::try_from(bytes.number()?).ok().and_then(MatchLength::new);
    let variant = bytes.number()?;
    if variant != 0 {
        return Err(OgxmError::Variant(variant));
    }
    let bytes = &mut bytes;
    // Fields have no length, so a reader has to read unneeded fields too.
    let pair = |bytes: &mut Bytes<'_>| Ok([bytes.number()?, bytes.number()?]);
    let white = field(bytes, mask, 0, Bytes::text)?;
    let black = field(bytes, mask, 1, Bytes::text)?;
    let rules = field(bytes, mask, 2, Bytes::number)?;
    field(bytes, mask, 3, Bytes::number)?;
    let start = field(bytes, mask, 4, pair)?;
    field(bytes, mask, 5, pair)?;
    field(bytes, mask, 6, Bytes::number)?;
    field(bytes, mask, 7, Bytes::number)?;
    let started = field(bytes, mask, 8, Bytes::long)?;
    field(bytes, mask, 9, Bytes::long)?;
    field(bytes, mask, 10, Bytes::number)?;
    let event = field(bytes, mask, 12, Bytes::text)?;
    let year = field(bytes, mask, 13, Bytes::number)?;
    field(bytes, mask, 14, Bytes::number)?;
    let stage = field(bytes, mask, 15, Bytes::text)?;
    let round = field(bytes, mask, 16, Bytes::number)?;
    let table = field(bytes, mask, 17, Bytes::text)?;
    let city = field(bytes, mask, 18, Bytes::text)?;
    let country = field(bytes, mask, 19, Bytes::text)?;
    let url = field(bytes, mask, 20, Bytes::text)?;
    let site = field(bytes, mask, 21, Bytes::text)?;
    let id = field(bytes, mask, 22, Bytes::text)?;
    let white_rating = field(bytes, mask, 23, rating)?;
    let black_rating = field(bytes, mask, 24, rating)?;
    let (date, mut time) = dates::of_seconds(started / 1000);
    // A stated precision says that only the day, the month or the year is known.
    if mask.has(14) {
        time.clear();
    }
    let town = joined([city, country, String::new()], ", ");
    let server = if town.is_empty() { String::new() } else { site.clone() };
    let other = [("Table", table), ("URL", url), ("Server", server), ("Match ID", id)];
    let other = other.into_iter().filter(|(_, value)| !value.is_empty());
    let transcript = Transcript {
        players: BySide { white, black },
        length,
        jacoby: length.is_none() && rules & 2 != 0,
        crawford: length.is_none() || rules & 1 != 0,
        about: About {
            event: joined([event, year_or_number(year), String::new()], " "),
            round: joined([stage, year_or_number(round), String::new()], " "),
            date,
            time,
            place: if town.is_empty() { site } else { town },
            white_rating,
            black_rating,
            other: other.map(|(name, value)| (name.to_owned(), value)).collect(),
            ..About::default()
        },
        games: Vec::new(),
    };
    let score = BySide { white: start[0], black: start[1] };
    Ok(Head { transcript, score, is_after_crawford: mask.has(11) })
}

/// Reads the head of a game.
pub(super) fn game(section: &mut Bytes<'_>) -> Result<GameHead, OgxmError> {
    let (mut bytes, mask) = section.record()?;
    let bytes = &mut bytes;
    let winner = if mask.has(0) { Some(bytes.number()?) } else { None };
    let points = field(bytes, mask, 1, Bytes::number)?;
    let board = if mask.has(3) { Some(bytes.board()?) } else { None };
    let cube = if mask.has(4) { bytes.number()? } else { 1 };
    let owner = if mask.has(5) { bytes.number()? } else { 2 };
    let doubles = field(bytes, mask, 6, Bytes::number)?;
    Ok(GameHead {
        winner: match winner {
            Some(0) => Some(Side::White),
            Some(1) => Some(Side::Black),
            _ => None,
        },
        points: Some(points).filter(|&points| points > 0),
        board,
        // A cube that is too large becomes 0, which is no value of a cube, so the game is left out.
        cube: cube.checked_mul(1_u32.checked_shl(doubles).unwrap_or(0)).unwrap_or(0),
        is_owned: owner != 2,
        plies: None,
    })
}

/// The additional fields of an action that this reader uses.
#[derive(Debug, Default)]
struct Extras {
    dice: Option<[u8; 2]>,
    board: Option<[i8; 26]>,
    action: Option<u32>,
}

fn extras(bytes: &mut Bytes<'_>) -> Result<Extras, OgxmError> {
    let (mut bytes, mask) = bytes.record()?;
    let bytes = &mut bytes;
    let mut extras = Extras::default();
    if mask.has(0) {
        extras.dice = Some(bytes.array()?);
    }
    field(bytes, mask, 1, Bytes::number)?;
    field(bytes, mask, 2, Bytes::number)?;
    field(bytes, mask, 4, Bytes::u32)?;
    if mask.has(5) {
        let steps = bytes.number()?;
        bytes.read_slice(usize::try_from(steps).unwrap_or(usize::MAX))?;
    }
    if mask.has(6) {
        extras.board = Some(bytes.board()?);
    }
    if mask.has(7) {
        extras.action = Some(bytes.number()?);
    }
    Ok(extras)
}

/// Reads an action.
pub(super) fn ply(bytes: &mut Bytes<'_>) -> Result<Ply, OgxmError> {
    let first = bytes.u8()?;
    let side = if first & 0x40 == 0 { Side::White } else { Side::Black };
    let action = first & 0x3f;
    let played = dice(action).map(|dice| play(bytes, side, dice, true)).transpose()?;
    let is_known = action <= 37 || action == 63;
    let extras = match (first & 0x80 != 0, is_known) {
        (false, _) => Extras::default(),
        (true, true) => extras(bytes)?,
        // Unknown fields are skipped; only the program that wrote them knows their meaning.
        (true, false) => {
            bytes.record()?;
            Extras::default()
        }
    };
    if let Some(played) = played {
        return Ok(played);
    }
    let action = if action == 63 { extras.action } else { Some(u32::from(action)) };
    Ok(match action {
        Some(21 | 32 | 33) => Ply::Double(side),
        Some(22) => Ply::Take(side),
        Some(23) => Ply::Pass(side),
        Some(24..=30) => Ply::Silent,
        // The side stated here is the one on roll after the play.
        Some(31) => match (extras.dice.and_then(Roll::from_pips), extras.board) {
            (Some(roll), Some(board)) => Ply::Reached { side: side.opponent(), roll, board },
            _ => Ply::Unreadable("the position was set up by hand"),
        },
        Some(34) => Ply::Unreadable("the game was settled"),
        Some(36) => Ply::Unreadable("the cube was set by hand"),
        _ => Ply::Unreadable("an action of an unknown kind"),
    })
}

/// A comment: the scope (0 for the match, 1 for a game, 2 for an action), its number within the scope, and the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OgxmComment {
    pub(super) scope: u32,
    pub(super) number: usize,
    pub(super) text: String,
}

/// Reads an annotation. Returns `None` if it is not a comment for people.
pub(super) fn annotation(bytes: &mut Bytes<'_>) -> Result<Option<OgxmComment>, OgxmError> {
    let (mut bytes, mask) = bytes.record()?;
    let (scope, number, text) = (bytes.number()?, bytes.number()?, bytes.lines()?);
    // An annotation with a key is data of a program.
    let is_said = !mask.has(0) && scope <= 2 && !text.is_empty();
    let number = usize::try_from(number).unwrap_or(usize::MAX);
    Ok(is_said.then_some(OgxmComment { scope, number, text }))
}
