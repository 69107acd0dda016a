//! Reads `.mat` files written by this crate and by other programs.

use std::borrow::Cow;

use rules::{BySide, Crawford, CubeValue, MatchPoints, Side};

use super::head::{self, game_number, read_length, read_names};
use super::rows::{MatEntry, RowEntry, is_not_moved, is_unknown_play, split_row, with_slashes};
use super::split;
use crate::line_error::{LineError, LineProblem};
use crate::report::{Note, NoteKind, Reading};
use crate::transcript::{About, GameBuilder, Transcript, TranscriptProblem};

const LENGTH: &str = "a length such as `5 point match`";
const GAME: &str = "the next game, such as `Game 1`";
const NAMES: &str = "names and points such as `Anna : 0   Bob : 0`";
/// The text of a play without moves, as `rules` reads it.
const CANNOT_MOVE: &str = "cannot move";
const ENTRY: &str = "a roll with its play, Doubles, Takes, Drops, Beavers or Wins";

impl Transcript {
    /// Reads a `.mat` file in strict mode.
    ///
    /// # Errors
    /// Returns the first wrong line, and the content that was expected there.
    pub fn from_mat(text: &str) -> Result<Transcript, LineError> {
        MatMatch::read(text, Reading::Strict).map(|read| read.transcript)
    }
}

/// A match read from a `.mat` file.
#[derive(Clone, Debug, PartialEq)]
pub struct MatMatch {
    /// The match.
    pub transcript: Transcript,
    /// The lines that were skipped or changed, in the order of the file.
    pub notes: Vec<Note>,
    /// The illegal plays that were kept. If reading stops later in the same game, one of them may be a misprint.
    pub illegal: Vec<IllegalRow>,
}

/// An illegal play of a file, or a roll that the file does not play although it can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalRow {
    /// The game, counted from 1.
    pub game: usize,
    /// The line with the roll, counted from 1.
    pub line: usize,
    /// The place among the actions of the game, counted from 0.
    pub action: usize,
}

impl MatMatch {
    /// Reads a `.mat` file as far as it can be replayed.
    ///
    /// # Errors
    /// Returns an error if the file holds no game, or a game of another variant. With [`Reading::Strict`] the first
    /// wrong line is an error.
    pub fn read(text: &str, reading: Reading) -> Result<MatMatch, LineError> {
        let parts = split::matches(text);
        let text = &*parts[0];
        let mut reader = Reader {
            lines: Lines::new(text),
            reading,
            notes: Vec::new(),
            transcript: Transcript {
                players: BySide::default(),
                length: None,
                jacoby: false,
                crawford: true,
                about: About::default(),
                games: Vec::new(),
            },
            crawford: None,
            illegal: Vec::new(),
            unplayed_line: 0,
            breaks_off: !text.ends_with(['\n', '\r']),
            first_player: String::new(),
            length_line: 0,
        };
        if let Some(players) = reader.header()? {
            reader.named_game(players, BySide::default())?;
        }
        while let Some((line, title)) = reader.lines.next() {
            reader.game(line, title)?;
        }
        if reader.transcript.games.is_empty() {
            return Err(LineError { line: reader.lines.count, problem: LineProblem::Ends("a game") });
        }
        if parts.len() > 1 {
            reader.other_matches(text, parts.len() - 1)?;
        }
        if let Some(text) = single_game(&reader.transcript) {
            reader.notes.push(Note::new(reader.length_line, None, NoteKind::Noted, "", text));
        }
        Ok(MatMatch { transcript: reader.transcript, notes: reader.notes, illegal: reader.illegal })
    }
}

/// The lines with content, with their numbers.
#[derive(Clone)]
struct Lines<'a> {
    rest: std::str::Lines<'a>,
    /// The number of lines read.
    count: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        Lines { rest: text.lines(), count: 0 }
    }

    fn next(&mut self) -> Option<(usize, &'a str)> {
        loop {
            // Some files begin with a byte order mark.
            let line = self.rest.next()?.trim_start_matches('\u{feff}').trim_end();
            self.count += 1;
            if !line.is_empty() {
                return Some((self.count, line));
            }
        }
    }

    fn peek(&self) -> Option<(usize, &'a str)> {
        self.clone().next()
    }
}

fn is_comment(line: &str) -> bool {
    line.starts_with([';', '#'])
}

/// Returns the number of actions before a comment, and its text. If the comment does not name a possible place, it
/// follows the `actions` read so far.
fn placed_comment(line: &str, actions: usize) -> (usize, &str) {
    let said = head::comment_text(line);
    let placed = said.strip_prefix(head::AFTER_ACTION).and_then(|rest| {
        let (after, text) = rest.split_once(": ")?;
        Some((after.parse().ok().filter(|&after| after <= actions)?, text))
    });
    placed.unwrap_or((actions, said))
}

/// The place of an entry.
#[derive(Clone, Copy)]
struct MatLine<'a> {
    line: usize,
    text: &'a str,
    /// True for the last entry of the file.
    is_last: bool,
}

/// The state of reading a match from a file.
struct Reader<'a> {
    lines: Lines<'a>,
    reading: Reading,
    notes: Vec<Note>,
    transcript: Transcript,
    crawford: Option<Crawford>,
    /// The player whose rating the headers list first. eXtreme Gammon lists its second player in the left column.
    first_player: String,
    /// The line with the length of the match.
    length_line: usize,
    illegal: Vec<IllegalRow>,
    /// The line of the last roll without a play.
    unplayed_line: usize,
    /// True if the last line has no line break, as in a file that was not written or copied completely.
    breaks_off: bool,
}

impl Reader<'_> {
    /// Notes a problem. In strict reading it is an error.
    fn note_mat_problem(
        &mut self,
        line: usize,
        kind: NoteKind,
        row: &str,
        text: String,
        problem: LineProblem,
    ) -> Result<(), LineError> {
        if self.reading == Reading::Strict {
            return Err(LineError { line, problem });
        }
        let game = self.transcript.games.len() + 1;
        self.notes.push(Note::new(line, Some(game), kind, row, text));
        Ok(())
    }

    /// Notes that other matches follow in the same text.
    fn other_matches(&mut self, text: &str, count: usize) -> Result<(), LineError> {
        let line = text.lines().count() + 1;
        let matches = if count == 1 { "another match begins" } else { "other matches begin" };
        let text = format!("{matches} here, to be imported as a file of its own; this match ends before it");
        if self.reading == Reading::Strict {
            return Err(LineError { line, problem: LineProblem::Changed(text) });
        }
        self.notes.push(Note::new(line, None, NoteKind::Skipped, "", text));
        Ok(())
    }

    /// Reads up to and including the length of the match. A game that Jellyfish saved alone has no length; of such a
    /// game, the names above its rows are returned.
    fn header(&mut self) -> Result<Option<BySide<String>>, LineError> {
        let mut skipped = None;
        while let Some((line, said)) = self.lines.next() {
            if is_comment(said) {
                head::read_header(&mut self.transcript, &mut self.first_player, said)
                    .map_err(|variant| LineError { line, problem: LineProblem::Variant(variant) })?;
            } else if let Some(length) = read_length(said) {
                self.transcript.length = length;
                self.length_line = line;
                // The headers come before the length, so the rule is known here.
                self.crawford = length.filter(|_| self.transcript.crawford).map(Crawford::at_start);
                if let Some(LineError { line, problem: LineProblem::Expected { found, .. } }) = skipped {
                    let text = "it comes before the length of the match and is not understood";
                    self.notes.push(Note::new(line, None, NoteKind::Skipped, &found, text));
                }
                return Ok(None);
            } else if let (Some(players), None) = (self.names_alone(said), &skipped) {
                return Ok(Some(players));
            } else {
                let problem = expected(line, LENGTH, said);
                if self.reading == Reading::Strict {
                    return Err(problem);
                }
                skipped.get_or_insert(problem);
            }
        }
        Err(skipped.unwrap_or(LineError { line: self.lines.count, problem: LineProblem::Ends(LENGTH) }))
    }

    /// Returns the names of a line with two names and nothing else, if the first row of a game follows.
    fn names_alone(&self, line: &str) -> Option<BySide<String>> {
        let (_, row) = self.lines.peek()?;
        let (white, black) = line.trim().split_once("  ")?;
        let black = black.trim();
        let is_first = row.trim_start().starts_with("1)") && !split_row(row).is_empty();
        let is_two = is_first && !white.is_empty() && !black.contains("  ");
        is_two.then(|| BySide { white: white.to_owned(), black: black.to_owned() })
    }

    /// Reads a game after its first line.
    fn game(&mut self, line: usize, title: &str) -> Result<(), LineError> {
        if is_comment(title) {
            self.comment_between_games(line, title)?;
            return Ok(());
        }
        let number = game_number(title);
        // Some programs repeat the length before each game.
        if number.is_none() && read_length(title).is_some() {
            return Ok(());
        }
        if number != Some(self.transcript.games.len() + 1) {
            let problem = expected(line, GAME, title).problem;
            if number.is_none() {
                return self.note_mat_problem(
                    line,
                    NoteKind::Skipped,
                    title,
                    "a game was expected".to_owned(),
                    problem,
                );
            }
            let text = "the games are numbered in the order of the file".to_owned();
            self.note_mat_problem(line, NoteKind::Changed, title, text, problem)?;
        }
        let Some((line, names)) = self.lines.next() else {
            return Err(LineError { line: self.lines.count, problem: LineProblem::Ends(NAMES) });
        };
        let Some((players, score)) = read_names(names) else {
            return self.note_mat_problem(
                line,
                NoteKind::Skipped,
                names,
                format!("expected {NAMES}"),
                expected(line, NAMES, names).problem,
            );
        };
        self.begin(line, names, score)?;
        self.named_game(players, score)
    }

    /// Reads the rows of a game after the names and the points.
    fn named_game(&mut self, players: BySide<String>, score: BySide<u32>) -> Result<(), LineError> {
        let players = self.transcript.about.take_ratings(players);
        // Some programs write their second player in the left column. The ratings then belong to the other sides.
        if self.transcript.games.is_empty()
            && self.first_player == players.black
            && players.black != players.white
        {
            self.transcript.about.swap_ratings();
        }
        self.transcript.players = players;
        let is_crawford = self.crawford.is_some_and(Crawford::is_crawford);
        let mut builder =
            GameBuilder::new(score, is_crawford, CubeValue::ONE).of_match(self.transcript.length);
        let loser = self.rows(&mut builder)?;
        if self.reading == Reading::Tolerant {
            self.end_unstated(&mut builder, loser);
        }
        self.transcript.games.push(builder.finish());
        Ok(())
    }

    /// Checks the points at the start of a game, and finds out whether it is the Crawford game.
    fn begin(&mut self, line: usize, names: &str, score: BySide<u32>) -> Result<(), LineError> {
        if let Some(text) = self.transcript.jump(score) {
            let problem = LineProblem::Score { expected: self.transcript.score(), found: score };
            self.note_mat_problem(line, NoteKind::Changed, names, text, problem)?;
        }
        // A file may begin in the middle of a match.
        let is_later = !self.transcript.games.is_empty() || score != BySide::default();
        if let (Some(length), Some(state), true) = (self.transcript.length, self.crawford, is_later) {
            let away = score.map(|points| length.away(MatchPoints::new(points)));
            self.crawford = Some(state.after_game(away));
        }
        Ok(())
    }

    fn comment_between_games(&mut self, line: usize, said: &str) -> Result<(), LineError> {
        let Some(game) = self.transcript.games.last_mut() else {
            return head::read_header(&mut self.transcript, &mut self.first_player, said)
                .map_err(|variant| LineError { line, problem: LineProblem::Variant(variant) });
        };
        let (after, text) = placed_comment(said, game.actions.len());
        if !text.is_empty() {
            game.comments.push(crate::transcript::Comment { after, text: text.to_owned() });
        }
        Ok(())
    }

    /// Reads the rows of a game up to the next game or the end of the file. Returns the loser if the file states only
    /// that the player has lost, without the points.
    fn rows(&mut self, builder: &mut GameBuilder) -> Result<Option<Side>, LineError> {
        let mut lost = None;
        while let Some((line, row)) = self.lines.peek() {
            if game_number(row).is_some() || (is_comment(row) && builder.has_ended()) {
                break;
            }
            self.lines.next();
            if is_comment(row) {
                let (after, text) = placed_comment(row, builder.actions());
                if !text.is_empty() {
                    builder.comment_after(after, text);
                }
                continue;
            }
            if read_length(row).is_some() {
                continue;
            }
            let entries = split_row(row);
            let last = entries.len().saturating_sub(1);
            for (index, (side, entry)) in entries.into_iter().enumerate() {
                let place =
                    MatLine { line, text: row, is_last: index == last && self.lines.peek().is_none() };
                let is_doubled = builder.is_doubled();
                match (builder.cut_mut(), entry.says) {
                    (Some(cut), MatEntry::Wins(points)) => cut.result = Some((side, points)),
                    (Some(_), _) => {}
                    // Galaxy writes the loss beside the win, so the loss is kept until it is clear whether the win
                    // follows.
                    (None, MatEntry::Loses(points)) => lost = Some((side, points)),
                    (None, MatEntry::WinsUnstated) => lost = Some((side.opponent(), None)),
                    // The opponent accepts the resignation.
                    (None, MatEntry::Take) if lost.is_some() && !is_doubled => {}
                    (None, says) => {
                        // A resignation is refused if the game goes on.
                        if matches!(says, MatEntry::Rejects | MatEntry::Play { .. } | MatEntry::Double(_)) {
                            lost = None;
                        }
                        self.entry(builder, place, side, entry)?;
                    }
                }
            }
        }
        // Some files write only the loss.
        let Some((loser, points)) = lost.filter(|_| !builder.has_ended()) else { return Ok(None) };
        match (builder.cut_mut(), points) {
            (Some(cut), Some(points)) => {
                cut.result.get_or_insert((loser.opponent(), points));
            }
            (None, Some(points)) => drop(builder.end(loser.opponent(), points)),
            (_, None) => return Ok(Some(loser)),
        }
        Ok(None)
    }

    fn entry(
        &mut self,
        builder: &mut GameBuilder,
        MatLine { line, text: row, is_last }: MatLine<'_>,
        side: Side,
        entry: RowEntry<'_>,
    ) -> Result<(), LineError> {
        // Each mend removes one obstacle, and there are fewer than eight kinds of obstacles.
        for _ in 0..8 {
            let Err(problem) = put(builder, side, entry, self.reading) else {
                if builder.has_unplayed_roll() {
                    self.unplayed_line = line;
                }
                return Ok(());
            };
            if self.reading == Reading::Strict {
                return Err(LineError { line, problem });
            }
            if is_last && self.breaks_off && is_unfinished(&problem) && !builder.has_ended() {
                let reason = "the file ends in the middle of this row".to_owned();
                builder.cut(line, reason.clone());
                return self.note_mat_problem(line, NoteKind::Skipped, entry.text, reason, problem);
            }
            if builder.has_ended() && entry.says == MatEntry::Unknown {
                let text = "it comes after the end of the game and is not understood".to_owned();
                return self.note_mat_problem(line, NoteKind::Skipped, row, text, problem);
            }
            let mended = match (&problem, entry.says) {
                (LineProblem::Game(TranscriptProblem::Play { .. }), MatEntry::Play { roll, moves }) => {
                    let moves = with_slashes(moves).map_or(Cow::Borrowed(moves), Cow::Owned);
                    let done = builder.play_illegally(side, roll, &moves);
                    if let Some(text) = done {
                        if builder.last_is_illegal() {
                            let (game, action) = (self.transcript.games.len() + 1, builder.actions() - 1);
                            self.illegal.push(IllegalRow { game, line, action });
                        }
                        return self.note_mat_problem(line, NoteKind::Changed, entry.text, text, problem);
                    }
                    None
                }
                (LineProblem::Game(TranscriptProblem::End { .. }), MatEntry::Wins(points)) => {
                    let text = builder.end_anyhow(side, points);
                    let (kind, text) = match text {
                        Some(text) => (NoteKind::Changed, text),
                        None => (NoteKind::Skipped, problem.to_string()),
                    };
                    return self.note_mat_problem(line, kind, entry.text, text, problem);
                }
                (LineProblem::Game(TranscriptProblem::GameIsOver), _) => {
                    let text = "the game is over".to_owned();
                    return self.note_mat_problem(line, NoteKind::Skipped, entry.text, text, problem);
                }
                (LineProblem::Game(game), _) => {
                    let text = builder.mend(side, game);
                    if matches!(game, TranscriptProblem::NotPlayed(_)) && builder.last_is_illegal() {
                        let (game, action) = (self.transcript.games.len() + 1, builder.actions() - 1);
                        self.illegal.push(IllegalRow { game, line: self.unplayed_line, action });
                    }
                    text
                }
                (_, _) => None,
            };
            match mended {
                Some(text) => self.note_mat_problem(line, NoteKind::Changed, entry.text, text, problem)?,
                None => {
                    let mut reason = problem.to_string();
                    let game = self.transcript.games.len() + 1;
                    if let Some(last) = self.illegal.last().filter(|row| row.game == game) {
                        let doubt = format!("; perhaps the illegal play in line {} is a misprint", last.line);
                        reason.push_str(&doubt);
                    }
                    let text = format!("{reason}; the rest of the game is left out");
                    builder.cut(line, reason);
                    return self.note_mat_problem(line, NoteKind::Skipped, row, text, problem);
                }
            }
        }
        Ok(())
    }

    /// Works out how a game ended if the file does not state it. `loser` is a player who gave the game up.
    fn end_unstated(&mut self, builder: &mut GameBuilder, loser: Option<Side>) {
        let mut ahead = self.lines.clone();
        let title = std::iter::from_fn(|| ahead.next()).find(|(_, line)| !is_comment(line));
        let next =
            title.filter(|(_, line)| game_number(line).is_some()).and_then(|_| read_names(ahead.next()?.1));
        let next = next.map(|(_, score)| score);
        let found = builder.end_unstated(next, self.transcript.jacoby);
        if let Some((kind, text)) = found.or_else(|| builder.end_by_resignation(loser?)) {
            let game = self.transcript.games.len() + 1;
            let line = self.lines.peek().map_or(self.lines.count, |(line, _)| line);
            self.notes.push(Note::new(line, Some(game), kind, "", text));
        }
    }
}

/// Returns true if an entry with this problem may be the beginning of a longer one.
fn is_unfinished(problem: &LineProblem) -> bool {
    matches!(problem, LineProblem::Expected { .. } | LineProblem::Game(TranscriptProblem::Play { .. }))
}

fn expected(line: usize, expected: &'static str, found: &str) -> LineError {
    LineError { line, problem: LineProblem::Expected { expected, found: found.trim().to_owned() } }
}

/// Returns the text of a note on a single game of Backgammon Galaxy. Such a game is worth at most 16 points, in some
/// files 4 or 8. The file calls it a match to that many points and ends after one game. It gives the points won where
/// other files give the ratings.
fn single_game(transcript: &Transcript) -> Option<String> {
    let about = &transcript.about;
    let ([game], Some(length)) = (transcript.games.as_slice(), transcript.length) else { return None };
    let end = game.end.filter(|_| about.place == head::GALAXY && game.score == BySide::default())?;
    let most = u32::from(length.points());
    let is_points = |side: Side, rating: &str| {
        let points = if side == end.winner { end.points } else { 0 };
        rating.strip_suffix(",00/0") == Some(&points.to_string())
    };
    let is_single = end.points < most
        && is_points(Side::White, &about.white_rating)
        && is_points(Side::Black, &about.black_rating);
    is_single.then(|| {
        format!(
            "a single game for at most {most} points, which Backgammon Galaxy writes as a match to {most}"
        )
    })
}

/// Adds an entry to the game.
fn put(
    builder: &mut GameBuilder,
    side: Side,
    entry: RowEntry<'_>,
    reading: Reading,
) -> Result<(), LineProblem> {
    match entry.says {
        MatEntry::Play { roll, moves } if is_unknown_play(moves) => Ok(builder.play(side, roll, "")?),
        MatEntry::Play { roll, moves } if is_not_moved(moves) => {
            // If a move is possible, strict reading refuses the row.
            let moves = if reading == Reading::Strict { CANNOT_MOVE } else { "" };
            Ok(builder.play(side, roll, moves)?)
        }
        MatEntry::Play { roll, moves } => match with_slashes(moves) {
            Some(moves) => Ok(builder.play(side, roll, &moves)?),
            None => Ok(builder.play(side, roll, moves)?),
        },
        MatEntry::Double(value) => Ok(builder.double(side, value)?),
        MatEntry::Take => Ok(builder.take(side)?),
        MatEntry::Pass => Ok(builder.pass(side)?),
        // Without a double, a resignation is refused, and the game goes on.
        MatEntry::Rejects if !builder.is_doubled() => Ok(()),
        MatEntry::Rejects => Ok(builder.pass(side)?),
        MatEntry::Wins(points) => Ok(builder.end(side, points)?),
        // The caller keeps the loss until it is known whether the file also states the win.
        MatEntry::Loses(_) | MatEntry::WinsUnstated | MatEntry::Nothing => Ok(()),
        MatEntry::Unknown => Err(LineProblem::Expected { expected: ENTRY, found: entry.text.to_owned() }),
    }
}
