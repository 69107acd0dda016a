//! Converts the records of a file to a match.

use std::io::Read;

use rules::{BySide, CubeValue, MatchLength, Position, Roll, Side};

use super::archive::{
    ANALYST, ANALYST_UNITS_MAX, COMMENTS, Condition, MAGIC, MAGIC_AT, MATCH, Member, NOTE_AT, RECORD,
    XgError, members,
};
use super::board::board;
use super::comments;
use super::fields::Fields;
use super::judgements::Judgements;
use super::position::{Around, Seen};
use crate::dates::civil;
use crate::judgement::ForeignAnalysis;
use crate::report::{Note, NoteKind, Reading};
use crate::transcript::{About, GameBuilder, Transcript, TranscriptProblem};

/// The name of the program, for its analyses.
pub(super) const PROGRAM: &str = "eXtreme Gammon";
/// The maximum number of records that are read. The longest known match has less than a hundredth of this.
const RECORDS_MAX: usize = 100_000;
/// The maximum size of all comments together in bytes.
const COMMENTS_MAX: usize = 1024 * 1024;
/// The maximum number of automatic doubles of a game.
const AUTOMATIC_DOUBLES_MAX: u32 = 12;
/// The length that stands for a session without a length.
pub(super) const UNLIMITED: i32 = 99_999;
/// The days from 1899-12-30, where dates begin, to 1970-01-01.
pub(super) const DAYS_TO_1970: i64 = 25_569;

/// The content of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct XgMatch {
    /// The match.
    pub transcript: Transcript,
    /// The analysis, if the file has one: that of eXtreme Gammon, or of the program that the file names.
    pub analyses: Vec<ForeignAnalysis>,
    /// The lines that were skipped or changed.
    pub notes: Vec<Note>,
}

impl XgMatch {
    /// Reads a `.xg` file.
    ///
    /// # Errors
    /// Returns an error if the file is damaged or holds no match of backgammon. With [`Reading::Strict`], a record
    /// that cannot be read unchanged is an error too.
    pub fn read(file: &[u8], reading: Reading) -> Result<XgMatch, XgError> {
        let (members, condition) = members(file)?;
        let games = members.iter().find(|member| member.is(MATCH)).ok_or(XgError::NoMatch)?;
        let comments = members.iter().find(|member| member.is(COMMENTS));
        // Each action and each judged play takes memory, and zlib can pack a thousand to one. So both are limited by
        // the size of the file, at a rate that real files do not reach.
        let mut reader = Reader {
            reading,
            record: 0,
            comments: comments.map(|member| comments::read(&member.bytes(COMMENTS_MAX))).unwrap_or_default(),
            transcript: None,
            around: Around::default(),
            seen: None,
            is_played: false,
            game: None,
            judgements: Judgements {
                room: file.len() / 16 + 64,
                analyst: analyst(file),
                ..Judgements::default()
            },
            notes: Vec::new(),
        };
        match condition {
            Condition::Sound => {}
            Condition::WrongChecksum => {
                let text = "the checksum is wrong, so something may be damaged";
                reader.note_xg_problem(NoteKind::Changed, "", text.to_owned())?;
            }
            Condition::NoIndex => {
                let text = "the list of its parts is missing, so it may be cut off; the games that were found are kept";
                reader.note_xg_problem(NoteKind::Changed, "", text.to_owned())?;
            }
        }
        reader.records(games, (file.len() / 8 + 64).min(RECORDS_MAX))?;
        reader.finish()
    }
}

/// Returns the program that made the analysis of a file, unless it is eXtreme Gammon.
fn analyst(file: &[u8]) -> Option<String> {
    let note = Fields(file).wide_text(NOTE_AT, ANALYST_UNITS_MAX);
    note.strip_prefix(ANALYST).filter(|program| !program.is_empty()).map(str::to_owned)
}

struct Reader {
    reading: Reading,
    /// The current record, counted from 1.
    record: usize,
    comments: Vec<String>,
    transcript: Option<Transcript>,
    around: Around,
    /// The last decision.
    seen: Option<Seen>,
    /// True after a play, an answered double or the end of a game.
    is_played: bool,
    game: Option<GameBuilder>,
    judgements: Judgements,
    notes: Vec<Note>,
}

impl Reader {
    fn note_xg_problem(&mut self, kind: NoteKind, row: &str, text: String) -> Result<(), XgError> {
        if self.reading == Reading::Strict {
            return Err(XgError::Record { record: self.record, problem: text });
        }
        let game = self.game.as_ref().and(self.transcript.as_ref()).map(|so_far| so_far.games.len() + 1);
        self.notes.push(Note::new(self.record, game, kind, row, text));
        Ok(())
    }

    fn records(&mut self, member: &Member<'_>, most: usize) -> Result<(), XgError> {
        let mut bytes = member.reader();
        let mut buffer = vec![0_u8; RECORD];
        while bytes.read_exact(&mut buffer).is_ok() {
            self.record += 1;
            if self.record > most {
                return self.note_xg_problem(
                    NoteKind::Skipped,
                    "",
                    "too many records for one match".to_owned(),
                );
            }
            let record = Fields(&buffer);
            match (record.byte(8), self.transcript.is_some()) {
                (0, false) => {
                    let mut transcript = match_header(record)?;
                    for text in [576, 580].into_iter().filter_map(|at| self.comment(record.i32(at))) {
                        transcript.about.add_comment(&text);
                    }
                    self.transcript = Some(transcript);
                    self.around.beavers = record.byte(102) != 0;
                }
                (1, true) => self.game_header(record)?,
                (2, true) => self.cube(record)?,
                (3, true) => self.play(record)?,
                (4, true) => self.game_footer(record)?,
                // The footer of the match only repeats its score.
                (5, true) => {}
                (_, true) => {
                    self.note_xg_problem(NoteKind::Skipped, "", "a record of an unknown kind".to_owned())?
                }
                (_, false) => return Err(XgError::NoMatch),
            }
        }
        Ok(())
    }

    fn finish(mut self) -> Result<XgMatch, XgError> {
        if let (Some(seen), Some(transcript)) = (self.seen.filter(|_| !self.is_played), &self.transcript)
            && transcript.games.is_empty()
            && !seen.is_start()
            && let Some(xgid) = seen.to_xgid(transcript, self.around)
        {
            return Err(XgError::Position(xgid.to_string().into()));
        }
        self.end_game()?;
        if self.judgements.overflowed {
            self.note_xg_problem(
                NoteKind::Skipped,
                "",
                "more analyses than a file of this size has".to_owned(),
            )?;
        }
        let Reader { transcript, judgements, notes, .. } = self;
        let transcript = transcript.filter(|read| !read.games.is_empty()).ok_or(XgError::NoMatch)?;
        let program = judgements.analyst.as_deref().unwrap_or(PROGRAM);
        let analyses = ForeignAnalysis::wrap_judgements(program, judgements.found);
        Ok(XgMatch { transcript, analyses, notes })
    }

    fn end_game(&mut self) -> Result<(), XgError> {
        let Some(game) = self.game.as_ref().map(GameBuilder::score) else { return Ok(()) };
        if let Some(text) = self.transcript.as_ref().and_then(|so_far| so_far.jump(game)) {
            self.note_xg_problem(NoteKind::Changed, "", text)?;
        }
        if let (Some(builder), Some(transcript)) = (self.game.take(), &mut self.transcript) {
            transcript.games.push(builder.finish());
        }
        Ok(())
    }

    fn comment(&mut self, number: i32) -> Option<String> {
        let index = usize::try_from(number).ok()?;
        // The text is moved out, so that a damaged file cannot repeat it.
        self.comments.get_mut(index).map(std::mem::take).filter(|text| !text.is_empty())
    }

    fn game_header(&mut self, record: Fields<'_>) -> Result<(), XgError> {
        self.end_game()?;
        let points = |at| u32::try_from(record.i32(at)).unwrap_or(0);
        let score = BySide { white: points(12), black: points(16) };
        self.around.score = [record.i32(12), record.i32(16)];
        self.around.crawford = record.byte(20) != 0;
        let doubles = u32::try_from(record.i32(64)).unwrap_or(0).min(AUTOMATIC_DOUBLES_MAX);
        // Twelve doubles lead to a cube of 4096, the largest one.
        let cube = CubeValue::new(1 << doubles).unwrap_or(CubeValue::ONE);
        let length = self.transcript.as_ref().and_then(|transcript| transcript.length);
        let mut builder = GameBuilder::new(score, record.byte(20) != 0, cube).of_match(length);
        if let Some(text) = self.comment(record.i32(56)) {
            builder.comment(&text);
        }
        let start = record.board(21);
        if start != [0; 26] && board(start) != Some(Position::STARTING) {
            builder.cut(self.record, "the game does not begin with the usual position".to_owned());
        }
        self.game = Some(builder);
        if let Some(cut) = self.game.as_mut().and_then(GameBuilder::cut_mut) {
            let text = cut.reason.clone() + "; it is left out";
            let game = self.transcript.as_ref().map(|so_far| so_far.games.len() + 1);
            self.notes.push(Note::new(self.record, game, NoteKind::Skipped, "", text));
        }
        Ok(())
    }

    /// Returns the number and the builder of the current game, or `None` if no game is being read.
    fn going_on(&mut self) -> Option<(usize, &mut GameBuilder)> {
        let number = self.transcript.as_ref()?.games.len() + 1;
        let builder = self.game.as_mut()?;
        builder.cut_mut().is_none().then_some((number, builder))
    }

    fn cut(&mut self, row: &str, reason: String) -> Result<(), XgError> {
        let text = format!("{reason}; the rest of the game is left out");
        let record = self.record;
        if let Some(builder) = &mut self.game {
            builder.cut(record, reason);
        }
        self.note_xg_problem(NoteKind::Skipped, row, text)
    }

    fn cube(&mut self, record: Fields<'_>) -> Result<(), XgError> {
        self.seen = Some(Seen::of_cube(record));
        self.is_played |= record.i32(16) == 1 && record.i32(20) >= 0;
        let Some((game, builder)) = self.going_on() else { return Ok(()) };
        let Some(side) = side(record.i32(12)) else { return Ok(()) };
        let after = builder.actions();
        if record.i32(16) == 1 {
            let (take, beaver, raccoon) = (record.i32(20), record.i32(24), record.i32(28));
            if let Err(problem) = put_cube(builder, side, take, beaver, raccoon) {
                let mended = matches!(problem, TranscriptProblem::MayNotDouble(_))
                    .then(|| builder.mend(side, &problem))
                    .flatten();
                let Some(text) = mended else { return self.cut("double", problem.to_string()) };
                let again = put_cube(builder, side, take, beaver, raccoon);
                self.note_xg_problem(NoteKind::Changed, "double", text)?;
                if let Err(problem) = again {
                    return self.cut("double", problem.to_string());
                }
            }
        }
        self.judgements.cube(record, game, after, side);
        self.place_comment(record.i32(292));
        Ok(())
    }

    fn place_comment(&mut self, number: i32) {
        if let (Some(text), Some(builder)) = (self.comment(number), &mut self.game) {
            builder.comment(&text);
        }
    }

    fn play(&mut self, record: Fields<'_>) -> Result<(), XgError> {
        self.seen = Some(Seen::of_play(record));
        self.is_played |= record.byte(2308) != 0;
        if !self.is_played && self.seen.is_some_and(|seen| !seen.is_start()) {
            // The file may hold only one position. It is refused when the end is reached.
            return Ok(());
        }
        let Some((game, builder)) = self.going_on() else { return Ok(()) };
        let die = |at| u8::try_from(record.i32(at)).unwrap_or(0);
        let dice = [die(100), die(104)];
        let (Some(side), Some(roll)) = (side(record.i32(64)), Roll::from_pips(dice)) else {
            return self.cut("", "a play without dice".to_owned());
        };
        let after = builder.actions();
        // The position before a play is stored as White sees it, the one after it as the side that played sees it.
        let before = board(record.board(9)).map(|seen| match side {
            Side::White => seen,
            Side::Black => seen.flip(),
        });
        if before != Some(*builder.position()) {
            return self.cut(&roll.to_string(), "the position was set up by hand".to_owned());
        }
        if record.byte(2308) == 0 {
            if let Err(problem) = builder.leave_unplayed(side, roll) {
                return self.cut(&roll.to_string(), problem.to_string());
            }
        } else {
            let Some(reached) = board(record.board(35)) else {
                return self.cut(&roll.to_string(), "the position after the play is impossible".to_owned());
            };
            match builder.play_to(side, roll, reached) {
                Ok(None) => {}
                Ok(Some(text)) => self.note_xg_problem(NoteKind::Changed, &roll.to_string(), text)?,
                Err(problem) => return self.cut(&roll.to_string(), problem.to_string()),
            }
        }
        self.judgements.play(record, game, after, side, dice);
        self.place_comment(record.i32(2524));
        Ok(())
    }

    fn game_footer(&mut self, record: Fields<'_>) -> Result<(), XgError> {
        self.is_played = true;
        let points = u32::try_from(record.i32(28)).unwrap_or(0);
        let (Some(builder), Some(winner)) = (&mut self.game, side(record.i32(24))) else { return Ok(()) };
        if let Some(cut) = builder.cut_mut() {
            cut.result = Some((winner, points));
        } else if let Err(problem) = builder.end(winner, points) {
            let row = format!("{winner:?} wins {points}");
            match builder.end_anyhow(winner, points) {
                Some(text) => self.note_xg_problem(NoteKind::Changed, &row, text)?,
                None => self.note_xg_problem(NoteKind::Skipped, &row, problem.to_string())?,
            }
        }
        self.end_game()
    }
}

fn put_cube(
    builder: &mut GameBuilder,
    side: Side,
    take: i32,
    beaver: i32,
    raccoon: i32,
) -> Result<(), TranscriptProblem> {
    let opponent = side.opponent();
    builder.double(side, None)?;
    // The fields hold 0 for a pass, 1 for a take, and 2 for a beaver or raccoon.
    match take {
        0 => builder.pass(opponent),
        1 => builder.take(opponent),
        2 => {
            builder.double(opponent, None)?;
            match beaver {
                0 => builder.pass(side),
                2 => {
                    builder.double(side, None)?;
                    if raccoon == 0 { builder.pass(opponent) } else { builder.take(opponent) }
                }
                _ => builder.take(side),
            }
        }
        _ => Ok(()),
    }
}

fn side(number: i32) -> Option<Side> {
    match number {
        1 => Some(Side::White),
        -1 => Some(Side::Black),
        _ => None,
    }
}

fn match_header(record: Fields<'_>) -> Result<Transcript, XgError> {
    if record.u32(MAGIC_AT) != MAGIC {
        return Err(XgError::Damaged("record of the match"));
    }
    let version = record.i32(552);
    if record.i32(96) != 0 {
        return Err(XgError::Variant(record.i32(96)));
    }
    // Since version 24 the texts are stored a second time, in any script.
    let text = |wide_at: usize, short_at: usize, most: usize| {
        let wide = if version >= 24 { record.wide_text(wide_at, 128) } else { String::new() };
        if wide.is_empty() { record.short_text(short_at, most) } else { wide }
    };
    let length = record.i32(92);
    let length = u16::try_from(length).ok().filter(|_| length < UNLIMITED).and_then(MatchLength::new);
    let rating = |at, experience| {
        let rating: f64 = record.f64(at);
        let plausible = rating.is_finite() && rating > 0.0 && rating < 10_000.0;
        if plausible { format!("{rating:.2}/{}", record.i32(experience)) } else { String::new() }
    };
    let (date, time) = date_and_time(record.f64(128));
    Ok(Transcript {
        players: BySide { white: text(880, 9, 40), black: text(1138, 50, 40) },
        length,
        jacoby: length.is_none() && record.byte(101) != 0,
        crawford: length.is_none() || record.byte(100) != 0,
        about: About {
            event: text(622, 136, 128),
            round: text(1654, 417, 128),
            date,
            time,
            place: text(1396, 283, 128),
            annotator: if version >= 30 { record.wide_text(1960, 128) } else { String::new() },
            white_rating: rating(104, 120),
            black_rating: rating(112, 124),
            ..About::default()
        },
        games: Vec::new(),
    })
}

/// Converts a number of days since 1899-12-30 to texts such as `2023-11-26` and `09:30`. Both are empty if the day is
/// not plausible.
fn date_and_time(days: f64) -> (String, String) {
    if !(1.0..100_000.0).contains(&days) {
        return (String::new(), String::new());
    }
    #[expect(clippy::cast_possible_truncation, reason = "the range was checked just above")]
    let minutes = (days * 1440.0).round() as i64;
    let (year, month, day) = civil(minutes / 1440 - DAYS_TO_1970);
    let minute = minutes % 1440;
    (format!("{year:04}-{month:02}-{day:02}"), format!("{:02}:{:02}", minute / 60, minute % 60))
}

#[cfg(test)]
mod tests {
    use super::date_and_time;

    #[test]
    fn dates_count_days_since_the_end_of_1899() {
        for (days, date, time) in [
            (45_256.395_833_333, "2023-11-26", "09:30"),
            (25_569.0, "1970-01-01", "00:00"),
            (45_351.5, "2024-02-29", "12:00"),
            (36_585.25, "2000-02-29", "06:00"),
        ] {
            assert_eq!(date_and_time(days), (date.to_owned(), time.to_owned()));
        }
        assert_eq!(date_and_time(f64::NAN), Default::default());
        assert_eq!(date_and_time(-4.0), Default::default());
    }
}
