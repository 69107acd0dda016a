//! Converts the sections of a file to a match.

use flate2::Crc;
use rules::{BySide, CubeValue, Position, Side};

use super::bytes::{Bytes, OgxmError};
use super::judgements::{Analyses, Place, PlaceKind};
use super::play::{GameHead, Ply, position};
use super::version_2::OgxmComment;
use super::{GAMES_MAX, PLIES_MAX, SIGNATURE, version_1, version_2};
use crate::judgement::ForeignAnalysis;
use crate::report::{Note, NoteKind, Reading};
use crate::transcript::{Comment, CrawfordGame, GameBuilder, Transcript, TranscriptStep};

/// The flag of a section that every reader must understand.
const CRITICAL: u16 = 1;
/// The end mark.
pub(super) const END: &[u8; 4] = b"END!";

/// A match in an OGXM file.
#[derive(Clone, Debug, PartialEq)]
pub struct OgxmMatch {
    /// The match.
    pub transcript: Transcript,
    /// The analyses, in the order of the file.
    pub analyses: Vec<ForeignAnalysis>,
    /// The actions that were skipped or changed.
    pub notes: Vec<Note>,
}

/// The version of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Version {
    One,
    Two,
}

impl OgxmMatch {
    /// Reads an OGXM file.
    ///
    /// # Errors
    /// Returns an error if the file is damaged or holds no match of backgammon. With [`Reading::Strict`], an action
    /// that cannot be read unchanged is an error too.
    pub fn read(file: &[u8], reading: Reading) -> Result<OgxmMatch, OgxmError> {
        let mut bytes = Bytes::new(file, 0);
        if bytes.read_slice(SIGNATURE.len())? != SIGNATURE {
            return Err(OgxmError::Damaged { offset: 0, problem: "the signature is missing" });
        }
        let version = match bytes.u16()? {
            1 => Version::One,
            _ => Version::Two,
        };
        bytes.u16()?;
        let (major, minor) = (bytes.u16()?, bytes.u16()?);
        if (major, minor) > (if version == Version::One { (1, 4) } else { (2, 2) }) {
            return Err(OgxmError::Version { major, minor });
        }
        let size = bytes.u32()?;
        if version == Version::One {
            bytes.u32()?;
        }
        let mut reader = Reader {
            reading,
            version,
            record: 0,
            transcript: None,
            first_score: BySide::default(),
            crawford: CrawfordGame::default(),
            places: Vec::new(),
            game_starts: Vec::new(),
            analyses: Analyses::new(file.len()),
            notes: Vec::new(),
        };
        reader.sections(file, bytes, usize::try_from(size).unwrap_or(usize::MAX))?;
        let Reader { transcript, analyses, notes, .. } = reader;
        let transcript = transcript.filter(|read| !read.games.is_empty()).ok_or(OgxmError::NoMatch)?;
        Ok(OgxmMatch { transcript, analyses: analyses.finish(), notes })
    }
}

struct Reader {
    reading: Reading,
    version: Version,
    /// The current action, counted from 1 through the whole match.
    record: usize,
    transcript: Option<Transcript>,
    first_score: BySide<u32>,
    crawford: CrawfordGame,
    /// All actions of the match.
    places: Vec<Place>,
    /// The number of actions before each game.
    game_starts: Vec<usize>,
    analyses: Analyses,
    notes: Vec<Note>,
}

impl Reader {
    /// Notes a problem. In strict reading it is an error.
    fn note_ogxm_problem(&mut self, kind: NoteKind, row: &str, text: String) -> Result<(), OgxmError> {
        if self.reading == Reading::Strict {
            return Err(OgxmError::Action { record: self.record, problem: text });
        }
        let game = self.transcript.as_ref().filter(|_| self.record > 0).map(|so_far| so_far.games.len() + 1);
        self.notes.push(Note::new(self.record, game, kind, row, text));
        Ok(())
    }

    fn sections(&mut self, file: &[u8], mut bytes: Bytes<'_>, size: usize) -> Result<(), OgxmError> {
        loop {
            let offset = bytes.offset();
            let mut ahead = bytes;
            let Ok(name) = ahead.array::<4>() else {
                return self.note_ogxm_problem(
                    NoteKind::Skipped,
                    "",
                    "the file ends without its end mark".to_owned(),
                );
            };
            if &name == END {
                break;
            }
            let Ok((length, flags)) = self.section_head(&mut ahead) else {
                return self.note_ogxm_problem(
                    NoteKind::Skipped,
                    "",
                    "the file ends within a section".to_owned(),
                );
            };
            let section = ahead.part(length);
            bytes = ahead;
            match (&name, self.transcript.is_some()) {
                (b"MHDR" | b"MTCH", false) => self.head(section)?,
                (b"GAME", true) => self.game(section)?,
                (b"ANNO", true) => self.comments(section)?,
                (b"CSUM", _) => self.checksum(file, offset, section)?,
                (b"GAME", false) => return Err(OgxmError::NoMatch),
                (b"ANAL" | b"EVAL" | b"ALTS" | b"CUBE" | b"DECS" | b"GVAN", true) => {
                    if let Err(error) = self.analysis(&name, section) {
                        let text = format!("an analysis is damaged: {error}");
                        self.note_ogxm_problem(NoteKind::Skipped, "", text)?;
                    }
                }
                (b"ANAL" | b"EVAL" | b"ALTS" | b"CUBE" | b"DECS", false) => return Err(OgxmError::NoMatch),
                // Signatures, clocks and videos are skipped.
                (b"SIGN" | b"MSIG" | b"CLCK" | b"VIDO", _) => {}
                _ if flags & CRITICAL != 0 => {
                    let name = String::from_utf8_lossy(&name).into_owned();
                    return Err(OgxmError::Section { offset, name });
                }
                _ => {}
            }
        }
        if size != file.len() {
            let text = if size < file.len() {
                "the file goes on after the match; what follows is not read"
            } else {
                "the file is shorter than it says"
            };
            self.note_ogxm_problem(NoteKind::Skipped, "", text.to_owned())?;
        }
        Ok(())
    }

    /// Reads a section of an analysis.
    fn analysis(&mut self, name: &[u8; 4], section: Bytes<'_>) -> Result<(), OgxmError> {
        let is_match = self.transcript.as_ref().is_some_and(|so_far| so_far.length.is_some());
        let Reader { places, game_starts, analyses, .. } = self;
        let place = |game: u8, ply: u16| {
            let start = *game_starts.get(usize::from(game))?;
            places.get(start.checked_add(usize::from(ply))?).copied()
        };
        match (self.version, name) {
            (Version::Two, b"ANAL") => analyses.begin(section, is_match),
            (Version::Two, b"DECS") => analyses.decisions(section, places),
            (Version::One, b"ANAL") => analyses.begin_version_1(section, is_match),
            (Version::One, b"EVAL") => analyses.evaluations(section, &place),
            (Version::One, b"ALTS") => analyses.alternatives(section),
            (Version::One, b"CUBE") => analyses.cubes(section, &place),
            (Version::One, b"GVAN") => {
                analyses.is_of_gammonview();
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Reads the length and the flags of a section.
    fn section_head(&self, bytes: &mut Bytes<'_>) -> Result<(usize, u16), OgxmError> {
        let length = usize::try_from(bytes.u32()?).unwrap_or(usize::MAX);
        let flags = match self.version {
            Version::One => {
                let flags = bytes.u16()?;
                bytes.u16()?;
                flags
            }
            Version::Two => u16::from(bytes.u8()?),
        };
        Ok((length, flags))
    }

    fn head(&mut self, section: Bytes<'_>) -> Result<(), OgxmError> {
        let (transcript, is_after_crawford) = match self.version {
            Version::One => (version_1::head(section)?, false),
            Version::Two => {
                let head = version_2::head(section)?;
                self.first_score = head.score;
                (head.transcript, head.is_after_crawford)
            }
        };
        let applies = transcript.crawford && !is_after_crawford;
        self.crawford = CrawfordGame::of_match(transcript.length, applies);
        self.transcript = Some(transcript);
        Ok(())
    }

    fn checksum(&mut self, file: &[u8], end: usize, mut section: Bytes<'_>) -> Result<(), OgxmError> {
        let mut stated = || -> Result<Option<u32>, OgxmError> {
            let algorithm = match self.version {
                Version::One => section.u32()?,
                Version::Two => {
                    let (mut record, _) = section.record()?;
                    let algorithm = record.number()?;
                    let length = record.number()?;
                    section = record;
                    if length == 4 { algorithm } else { u32::MAX }
                }
            };
            // Other checksums are not verified.
            if algorithm == 0 { section.u32().map(Some) } else { Ok(None) }
        };
        let mut crc = Crc::new();
        crc.update(file.get(..end).unwrap_or_default());
        if stated().is_ok_and(|stated| stated.is_none_or(|stated| stated == crc.sum())) {
            return Ok(());
        }
        let text = "the checksum is wrong, so something may be damaged".to_owned();
        self.note_ogxm_problem(NoteKind::Changed, "", text)
    }

    /// Starts a game.
    fn begin(&mut self, head: &GameHead) -> Result<GameBuilder, OgxmError> {
        let transcript = self.transcript.as_ref();
        let length = transcript.and_then(|so_far| so_far.length);
        let games = transcript.map_or(0, |so_far| so_far.games.len());
        let score = match transcript {
            // A file states only the points before its first game.
            Some(so_far) if games > 0 => so_far.score(),
            _ => self.first_score,
        };
        if let Some(text) = transcript.and_then(|so_far| so_far.jump(score)) {
            self.note_ogxm_problem(NoteKind::Changed, "", text)?;
        }
        let is_crawford = self.crawford.begin(score);
        let cube = u16::try_from(head.cube).ok().and_then(CubeValue::new);
        let mut builder =
            GameBuilder::new(score, is_crawford, cube.unwrap_or(CubeValue::ONE)).of_match(length);
        let start = head.board.map(|board| position(board, Side::White));
        if start.is_some_and(|start| start != Some(Position::STARTING)) {
            self.cut(&mut builder, "the game does not begin with the usual position")?;
        } else if head.is_owned || cube.is_none() {
            self.cut(&mut builder, "the cube is not in the middle before the game begins")?;
        }
        Ok(builder)
    }

    /// Leaves out the rest of a game.
    fn cut(&mut self, builder: &mut GameBuilder, reason: &str) -> Result<(), OgxmError> {
        if builder.cut_mut().is_some() {
            return Ok(());
        }
        builder.cut(self.record, reason.to_owned());
        self.note_ogxm_problem(NoteKind::Skipped, "", format!("{reason}; the rest of the game is left out"))
    }

    fn game(&mut self, mut section: Bytes<'_>) -> Result<(), OgxmError> {
        let games = self.transcript.as_ref().map_or(0, |so_far| so_far.games.len());
        if games == GAMES_MAX {
            return Err(section.damaged("too many games for one match"));
        }
        let head = match self.version {
            Version::One => version_1::game(&mut section)?,
            Version::Two => version_2::game(&mut section)?,
        };
        let mut builder = self.begin(&head)?;
        let mut plies = 0;
        self.game_starts.push(self.places.len());
        // Version 1 states the number of actions. In version 2 they fill the section.
        while !section.is_empty() && head.plies.is_none_or(|stated| plies < stated) {
            if self.record == PLIES_MAX {
                return Err(section.damaged("too many actions for one match"));
            }
            self.record += 1;
            plies += 1;
            let read = match self.version {
                Version::One => version_1::ply(&mut section),
                Version::Two => version_2::ply(&mut section),
            };
            let before = builder.actions();
            let (side, kind) = read.as_ref().map_or((Side::White, PlaceKind::Other), place_of);
            match read {
                Ok(ply) => self.put(&mut builder, &ply)?,
                Err(error) => {
                    self.cut(&mut builder, &error.to_string())?;
                    break;
                }
            }
            // An action after the readable part of a game has no decision to judge.
            let kind = if builder.cut_mut().is_some() { PlaceKind::Other } else { kind };
            self.places.push(Place { game: games, before, after: builder.actions(), side, kind });
        }
        if head.plies.is_some_and(|stated| plies < stated) {
            self.cut(&mut builder, "the game has fewer actions than stated")?;
        }
        let line = self.record;
        match (head.winner, head.points) {
            (Some(winner), Some(points)) => {
                let row = format!("{winner:?} wins {points}");
                builder.put_anyhow(winner, TranscriptStep::Wins(points), line, |kind, text| {
                    self.note_ogxm_problem(kind, &row, text)
                })?;
            }
            _ if self.reading == Reading::Tolerant => {
                let jacoby = self.transcript.as_ref().is_some_and(|transcript| transcript.jacoby);
                if let Some((kind, text)) = builder.end_unstated(None, jacoby) {
                    self.note_ogxm_problem(kind, "", text)?;
                }
            }
            _ => {}
        }
        if let Some(transcript) = &mut self.transcript {
            transcript.games.push(builder.finish());
        }
        Ok(())
    }

    fn put(&mut self, builder: &mut GameBuilder, ply: &Ply) -> Result<(), OgxmError> {
        let (side, step, row) = match ply {
            Ply::Play { side, roll, moves } => {
                (*side, TranscriptStep::Play { roll: *roll, moves }, format!("{roll}: {moves}"))
            }
            Ply::Double(side) => (*side, TranscriptStep::Double, "double".to_owned()),
            Ply::Take(side) => (*side, TranscriptStep::Take, "take".to_owned()),
            Ply::Pass(side) => (*side, TranscriptStep::Pass, "pass".to_owned()),
            Ply::Silent => return Ok(()),
            Ply::Unreadable(reason) => return self.cut(builder, reason),
            Ply::Reached { side, roll, board } => {
                if builder.cut_mut().is_some() {
                    return Ok(());
                }
                let Some(reached) = position(*board, *side) else {
                    return self.cut(builder, "the position after the play is impossible");
                };
                return match builder.play_to(*side, *roll, reached) {
                    Ok(None) => Ok(()),
                    Ok(Some(text)) => self.note_ogxm_problem(NoteKind::Changed, &roll.to_string(), text),
                    Err(problem) => self.cut(builder, &problem.to_string()),
                };
            }
        };
        let line = self.record;
        builder.put_anyhow(side, step, line, |kind, text| self.note_ogxm_problem(kind, &row, text))
    }

    /// Adds the comments of a match that was read.
    fn comments(&mut self, mut section: Bytes<'_>) -> Result<(), OgxmError> {
        while !section.is_empty() {
            let said = match version_2::annotation(&mut section) {
                Ok(said) => said,
                Err(error) => {
                    return self.note_ogxm_problem(
                        NoteKind::Skipped,
                        "",
                        format!("the comments are damaged: {error}"),
                    );
                }
            };
            let (Some(OgxmComment { scope, number, text }), Some(transcript)) = (said, &mut self.transcript)
            else {
                continue;
            };
            let (game, after) = match scope {
                0 => {
                    transcript.about.add_comment(&text);
                    continue;
                }
                1 => (number, 0),
                _ => self.places.get(number).map_or((usize::MAX, 0), |place| (place.game, place.after)),
            };
            match transcript.games.get_mut(game) {
                Some(game) => game.comments.push(Comment { after, text }),
                None => self.note_ogxm_problem(
                    NoteKind::Skipped,
                    &text,
                    "a comment on a game that does not exist".to_owned(),
                )?,
            }
        }
        // Comments are kept in the order of their actions.
        for game in self.transcript.iter_mut().flat_map(|transcript| &mut transcript.games) {
            game.comments.sort_by_key(|comment| comment.after);
        }
        Ok(())
    }
}

/// Returns the side and the kind of an action.
fn place_of(ply: &Ply) -> (Side, PlaceKind) {
    match ply {
        Ply::Play { side, roll, .. } | Ply::Reached { side, roll, .. } => (*side, PlaceKind::of_roll(*roll)),
        Ply::Double(side) => (*side, PlaceKind::Double),
        Ply::Take(side) | Ply::Pass(side) => (*side, PlaceKind::Other),
        Ply::Silent | Ply::Unreadable(_) => (Side::White, PlaceKind::Other),
    }
}
