//! Converts a document to a match.

use std::io::{self, Read};

use flate2::read::{GzDecoder, ZlibDecoder};
use rules::{BySide, CubeValue, MatchLength, Roll, Side};
use serde::de::DeserializeSeed as _;
use thiserror::Error;

use super::judgements::Judgements;
use super::moves::moves;
use super::smile::{self, Smile};
use super::value::{Keep, Value};
use super::{NODES_MAX, header, is_bgf};
use crate::judgement::ForeignAnalysis;
use crate::report::{Note, NoteKind, Reading};
use crate::transcript::{About, CrawfordGame, GameBuilder, Transcript, TranscriptStep};

/// The error for a `.bgf` file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BgfError {
    /// The first line is not that of a `.bgf` file.
    #[error("the first line is not that of a .bgf file")]
    Header,
    /// The document is damaged, cut off or too large.
    #[error("byte {offset} of the unpacked document: {problem}")]
    Damaged {
        /// The number of unpacked bytes before the problem was noticed.
        offset: u64,
        /// The problem.
        problem: String,
    },
    /// The game is a variant of backgammon.
    #[error("variant number {0} of BGBlitz is not backgammon and cannot be read")]
    Variant(i32),
    /// The document has no games.
    #[error("it contains no match")]
    NoMatch,
    /// A record cannot be read unchanged, and reading is strict.
    #[error("record {record}: {problem}")]
    Record {
        /// The number of the record, counted from 1 through the whole match. A record is a play, a turn of the cube
        /// or the end of a game.
        record: usize,
        /// The problem with the record.
        problem: String,
    },
}

/// The name of the program, for its analyses.
const PROGRAM: &str = "BGBlitz";
/// The maximum number of unpacked bytes. A long match with analyses has about 5 MB.
const UNPACKED_MAX: u64 = 64 * 1024 * 1024;
/// The maximum number of unpacked bytes for each byte of the file. Real files have about four.
const UNPACKED_RATIO_MAX: u64 = 64;
/// The starting position: 24 points as Red numbers them, the bars and the checkers that are off. Green is positive.
const START: [i32; 28] =
    [2, 0, 0, 0, 0, -5, 0, -3, 0, 0, 0, 5, -5, 0, 0, 0, 3, 0, 5, 0, 0, 0, 0, -2, 0, 0, 0, 0];
/// A die with this number marks a record that is not a play. The other die names the kind of record.
const NO_PLAY: i32 = 7;

/// A match in a `.bgf` file.
#[derive(Clone, Debug, PartialEq)]
pub struct BgfMatch {
    /// The match.
    pub transcript: Transcript,
    /// The analysis of `BGBlitz`, if the file has one.
    pub analyses: Vec<ForeignAnalysis>,
    /// The lines that were skipped or changed.
    pub notes: Vec<Note>,
}

impl BgfMatch {
    /// Reads a `.bgf` file.
    ///
    /// # Errors
    /// Returns an error if the file is damaged or holds no match of backgammon. With [`Reading::Strict`], a record
    /// that cannot be read unchanged is an error too.
    pub fn read(file: &[u8], reading: Reading) -> Result<BgfMatch, BgfError> {
        if !is_bgf(file) {
            return Err(BgfError::Header);
        }
        let body = file.get(header(file).len() + 1..).unwrap_or_default();
        let document = document(body)?;
        let variant = document.get("gameMode").whole().unwrap_or(0);
        if variant != 0 {
            return Err(BgfError::Variant(variant));
        }
        let transcript = head(&document);
        let mut reader = Reader {
            reading,
            record: 0,
            crawford: CrawfordGame::of_match(transcript.length, transcript.crawford),
            transcript,
            judgements: Judgements::default(),
            notes: Vec::new(),
        };
        let games = document.get("games").list();
        for (index, game) in games.iter().enumerate() {
            let next = games.get(index + 1);
            let after = match next {
                Some(next) => score(next, "scoreGreen", "scoreRed"),
                None => score(&document, "finalGreen", "finalRed"),
            };
            reader.game(game, after)?;
        }
        let Reader { transcript, judgements, notes, .. } = reader;
        if transcript.games.is_empty() {
            return Err(BgfError::NoMatch);
        }
        let analyses = ForeignAnalysis::wrap_judgements(PROGRAM, judgements.found);
        Ok(BgfMatch { transcript, analyses, notes })
    }
}

/// Counts the bytes that are read, and refuses more than allowed.
struct LimitedReader<R> {
    bytes: R,
    read: u64,
    most: u64,
}

impl<R: Read> Read for LimitedReader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = usize::try_from(self.most - self.read).unwrap_or(usize::MAX);
        if left == 0 && !buffer.is_empty() {
            return Err(io::Error::other("the unpacked file is too large for one match"));
        }
        let most = buffer.len().min(left);
        let count = self.bytes.read(&mut buffer[..most])?;
        self.read += u64::try_from(count).unwrap_or(u64::MAX);
        Ok(count)
    }
}

/// Reads the document of a file.
fn document(body: &[u8]) -> Result<Value, BgfError> {
    let unpacked: Box<dyn Read + '_> = match body {
        [0x1f, 0x8b, ..] => Box::new(io::BufReader::new(GzDecoder::new(body))),
        [0x78, 0x01 | 0x5e | 0x9c | 0xda, ..] => Box::new(io::BufReader::new(ZlibDecoder::new(body))),
        _ => Box::new(body),
    };
    let size = u64::try_from(body.len()).unwrap_or(u64::MAX);
    let most = size.saturating_mul(UNPACKED_RATIO_MAX).saturating_add(64 * 1024).min(UNPACKED_MAX);
    let mut bytes = LimitedReader { bytes: unpacked, read: 0, most };
    let mut first = [0_u8];
    let read = bytes.read_exact(&mut first).map_err(|error| error.to_string()).and_then(|()| {
        let mut room = body.len().saturating_add(4096).min(NODES_MAX);
        let keep = Keep { room: &mut room };
        // The first byte has already been read to detect the form, so it is put back.
        let whole = first.chain(&mut bytes);
        if first == smile::SIGNATURE[..1] {
            let mut smile = Smile::new(whole).map_err(|error| error.to_string())?;
            keep.deserialize(&mut smile).map_err(|error| error.to_string())
        } else {
            let mut json = serde_json::Deserializer::from_reader(whole);
            keep.deserialize(&mut json).map_err(|error| error.to_string())
        }
    });
    read.map_err(|problem| BgfError::Damaged { offset: bytes.read, problem })
}

/// Returns the points of Green and Red, which are White and Black here.
fn score(of: &Value, green: &str, red: &str) -> Option<BySide<u32>> {
    let points = |name| u32::try_from(of.get(name).whole()?).ok();
    Some(BySide { white: points(green)?, black: points(red)? })
}

/// Returns the match without its games.
fn head(document: &Value) -> Transcript {
    let text = |name| document.get(name).text();
    let length = document.get("matchlen").whole().and_then(|points| u16::try_from(points).ok());
    let length = length.and_then(MatchLength::new);
    let rating = |name| match document.get(name).number() {
        Some(rating) if rating > 0.0 => format!("{rating:.2}"),
        Some(_) | None => String::new(),
    };
    let (location, site) = (text("location"), text("site"));
    let mut other = Vec::new();
    if !location.is_empty() && !site.is_empty() {
        other.push(("Server".to_owned(), site.clone()));
    }
    let id = text("extMatchID");
    if !id.is_empty() {
        other.push(("Match ID".to_owned(), id));
    }
    Transcript {
        players: BySide { white: text("nameGreen"), black: text("nameRed") },
        length,
        jacoby: length.is_none() && document.get("useJacoby").flag() == Some(true),
        crawford: length.is_none() || document.get("useCrawford").flag() != Some(false),
        about: About {
            event: text("event"),
            round: text("round"),
            date: text("date").replace('.', "-"),
            place: if location.is_empty() { site } else { location },
            annotator: text("annotator"),
            white_rating: rating("ratingGreen"),
            black_rating: rating("ratingRed"),
            comment: document.get("comment").lines(),
            other,
            ..About::default()
        },
        games: Vec::new(),
    }
}

/// A record of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Record {
    /// A play of these dice.
    Play(Roll),
    /// A roll without a play. The dice are stored in place of the moves.
    Dance(Roll),
    Double,
    Take,
    Pass,
    /// The end of the game. The side is that of the winner.
    End,
    /// The side resigns. A record of the end follows.
    Resign,
}

impl Record {
    fn from_value(record: &Value) -> Option<Record> {
        let dice = |value: &Value| u8::try_from(value.whole()?).ok();
        let (red, green) = (record.get("red").whole()?, record.get("green").whole()?);
        if green == NO_PLAY {
            return match red {
                1 => Some(Record::Double),
                2 => Some(Record::Take),
                3 => Some(Record::Pass),
                4 => Some(Record::End),
                5 => {
                    let first = dice(record.get("from").list().first()?)?;
                    let second = dice(record.get("to").list().first()?)?;
                    Roll::from_pips([first, second]).map(Record::Dance)
                }
                9 => Some(Record::Resign),
                _ => None,
            };
        }
        Roll::from_pips([dice(record.get("red"))?, dice(record.get("green"))?]).map(Record::Play)
    }
}

struct Reader {
    reading: Reading,
    /// The current record, counted from 1 through the whole match.
    record: usize,
    crawford: CrawfordGame,
    transcript: Transcript,
    judgements: Judgements,
    notes: Vec<Note>,
}

impl Reader {
    /// Notes a problem. In strict reading it is an error.
    fn note_bgf_problem(&mut self, kind: NoteKind, row: &str, text: String) -> Result<(), BgfError> {
        if self.reading == Reading::Strict {
            return Err(BgfError::Record { record: self.record, problem: text });
        }
        let game = Some(self.transcript.games.len() + 1);
        self.notes.push(Note::new(self.record, game, kind, row, text));
        Ok(())
    }

    /// Reads a game. `after` has the points after it, if the file states them.
    fn game(&mut self, game: &Value, after: Option<BySide<u32>>) -> Result<(), BgfError> {
        let before = self.transcript.score();
        let found = score(game, "scoreGreen", "scoreRed").unwrap_or(before);
        if let Some(text) = self.transcript.jump(found) {
            self.note_bgf_problem(NoteKind::Changed, "", text)?;
        }
        let is_crawford = self.crawford.begin(found);
        let initial = game.get("initial");
        let cube = initial.get("cube").whole().and_then(|value| u16::try_from(value).ok());
        let cube = cube.and_then(CubeValue::new).unwrap_or(CubeValue::ONE);
        let mut builder = GameBuilder::new(found, is_crawford, cube).of_match(self.transcript.length);
        let points = initial.get("points").list();
        let is_usual = points.is_empty() || points.iter().map(Value::whole).eq(START.map(Some));
        if !is_usual || initial.get("egyptian").flag() == Some(true) {
            self.cut(&mut builder, "the game does not begin with the usual position")?;
        } else if initial.get("cubeOwner").whole().is_some_and(|owner| owner != 0) {
            self.cut(&mut builder, "a side owns the cube before the game begins")?;
        }
        self.comment(&mut builder, game.get("comment"))?;
        let stated = game.get("wonPoints").whole().and_then(|points| u32::try_from(points).ok());
        let points = stated.filter(|&points| points > 0);
        for record in game.get("moves").list() {
            self.record += 1;
            let Some(side) = side(record) else {
                self.cut(&mut builder, "a record of neither side")?;
                continue;
            };
            // Some files state no points for a game. The scores before and after it then show them.
            let rise = || {
                let rise = after?[side].checked_sub(found[side]);
                rise.filter(|&rise| rise > 0)
            };
            self.put(&mut builder, record, side, points.or_else(rise))?;
            self.comment(&mut builder, record.get("comment"))?;
        }
        if self.reading == Reading::Tolerant
            && let Some((kind, text)) = builder.end_unstated(after, self.transcript.jacoby)
        {
            self.note_bgf_problem(kind, "", text)?;
        }
        self.transcript.games.push(builder.finish());
        Ok(())
    }

    /// Leaves out the rest of a game.
    fn cut(&mut self, builder: &mut GameBuilder, reason: &str) -> Result<(), BgfError> {
        if builder.cut_mut().is_some() {
            return Ok(());
        }
        builder.cut(self.record, reason.to_owned());
        self.note_bgf_problem(NoteKind::Skipped, "", format!("{reason}; the rest of the game is left out"))
    }

    fn put(
        &mut self,
        builder: &mut GameBuilder,
        record: &Value,
        side: Side,
        points: Option<u32>,
    ) -> Result<(), BgfError> {
        let game = self.transcript.games.len() + 1;
        let after = builder.actions();
        let is_cut = builder.cut_mut().is_some();
        let Some(kind) = Record::from_value(record) else {
            return self.cut(builder, "a record of an unknown kind");
        };
        let text;
        let (step, row) = match kind {
            Record::Play(roll) => {
                let Some(moves) = moves(record) else {
                    return self.cut(builder, "moves from or to a point that does not exist");
                };
                text = moves;
                (TranscriptStep::Play { roll, moves: &text }, format!("{roll}: {text}"))
            }
            Record::Dance(roll) => (TranscriptStep::Play { roll, moves: "" }, roll.to_string()),
            Record::Double => (TranscriptStep::Double, "double".to_owned()),
            Record::Take => (TranscriptStep::Take, "take".to_owned()),
            Record::Pass => (TranscriptStep::Pass, "pass".to_owned()),
            Record::Resign => return Ok(()),
            Record::End => match points {
                Some(points) => (TranscriptStep::Wins(points), format!("{side:?} wins {points}")),
                None => return Ok(()),
            },
        };
        let line = self.record;
        builder.put_anyhow(side, step, line, |kind, text| self.note_bgf_problem(kind, &row, text))?;
        if !is_cut && builder.cut_mut().is_none() {
            match kind {
                Record::Play(roll) | Record::Dance(roll) => {
                    self.judgements.play(record, game, after, side, roll);
                }
                Record::Double => self.judgements.cube(record, game, after, side),
                _ => {}
            }
        }
        Ok(())
    }

    /// Adds comments: a text or a list of texts.
    fn comment(&mut self, builder: &mut GameBuilder, comment: &Value) -> Result<(), BgfError> {
        match comment {
            Value::Nothing => Ok(()),
            Value::Text(_) => {
                let text = comment.lines();
                if !text.is_empty() && builder.cut_mut().is_none() {
                    builder.comment(&text);
                }
                Ok(())
            }
            Value::List(list) => list.iter().try_for_each(|one| self.comment(builder, one)),
            Value::Fields(_) if *comment.get("text") != Value::Nothing => {
                self.comment(builder, comment.get("text"))
            }
            _ => self.note_bgf_problem(NoteKind::Skipped, "", "a comment that is not a text".to_owned()),
        }
    }
}

fn side(record: &Value) -> Option<Side> {
    match record.get("player").whole() {
        Some(-1) => Some(Side::White),
        Some(1) => Some(Side::Black),
        _ => None,
    }
}
