//! A transcript as JSON, for matches that cannot be a record because a game was not read to its end, points are
//! impossible, or the terms are not offered here.

use play::{CubeAction, GameAction, GameEnding};
use rules::{BySide, CubeValue, MatchLength, Roll, Side};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Cut, GameBuilder, Transcript, TranscriptEnd, TranscriptGame, TranscriptProblem, UnplayedRoll};
use crate::match_record::Seat;
use crate::position_id::PositionId;
use crate::source::Source;

/// The value of the field `format`.
pub const FORMAT: &str = "fullprime-transcript";
/// The version that is written and read.
pub const VERSION: u32 = 1;

/// The error for a text that is not a transcript.
#[derive(Debug, Error)]
pub enum NotATranscript {
    /// The text is not JSON, or a field is missing, unknown or of the wrong kind. The message names line and column.
    #[error("not a transcript: {0}")]
    Json(#[from] serde_json::Error),
    /// The text is JSON, but of another format or version.
    #[error("not a transcript: expected \"format\": \"{FORMAT}\" of version {VERSION}")]
    Format,
    /// A number or word has no meaning.
    #[error("game {game}: expected {expected}")]
    Expected {
        /// The game, counted from 1.
        game: usize,
        /// The expected value.
        expected: &'static str,
    },
    /// The game cannot continue with an action.
    #[error("game {game}, action {action}: {problem}")]
    Game {
        /// The game, counted from 1.
        game: usize,
        /// The action, counted from 1.
        action: usize,
        /// The problem with the action.
        problem: TranscriptProblem,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    white: String,
    black: String,
    /// The length of the match, or `None` in a session.
    length: Option<u16>,
    jacoby: bool,
    crawford: bool,
    games: Vec<GameFile>,
    #[serde(default, skip_serializing_if = "Source::is_empty")]
    source: Source,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameFile {
    white_points: u32,
    black_points: u32,
    crawford: bool,
    cube: u16,
    actions: Vec<ActionFile>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    unplayed: Option<RollFile>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<EndFile>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cut: Option<CutFile>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RollFile {
    seat: Seat,
    dice: [u8; 2],
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum ActionFile {
    Play {
        seat: Seat,
        dice: [u8; 2],
        moves: String,
    },
    /// The position id after the play, as the seat that played sees it.
    IllegalPlay {
        seat: Seat,
        dice: [u8; 2],
        position: String,
    },
    Double {
        seat: Seat,
    },
    Take {
        seat: Seat,
    },
    Pass {
        seat: Seat,
    },
    Beaver {
        seat: Seat,
    },
    Raccoon {
        seat: Seat,
    },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EndFile {
    winner: Seat,
    points: u32,
    by: EndedBy,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum EndedBy {
    BorneOff,
    Passed,
    Resigned,
    Left,
    TimedOut,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CutFile {
    line: usize,
    reason: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winner: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<u32>,
}

impl Transcript {
    /// Returns the transcript as indented JSON with a line end, together with the other data of its source. The
    /// headers and comments of the source are those of the transcript.
    ///
    /// # Panics
    /// Never panics: a transcript has only text, numbers and lists, which JSON can represent.
    pub fn to_json(&self, source: &Source) -> String {
        let own = Source::of_transcript(self);
        let source = Source { about: own.about, comments: own.comments, ..source.clone() };
        let file = File {
            format: FORMAT.to_owned(),
            version: VERSION,
            white: self.players.white.clone(),
            black: self.players.black.clone(),
            length: self.length.map(MatchLength::points),
            jacoby: self.jacoby,
            crawford: self.crawford,
            games: self.games.iter().map(write_game).collect(),
            source,
        };
        let mut text = serde_json::to_string_pretty(&file).expect("a transcript is text, numbers and lists");
        text.push('\n');
        text
    }

    /// Reads the JSON of [`Transcript::to_json`] and checks every play against the rules.
    ///
    /// # Errors
    /// Returns the first problem.
    pub fn from_json(text: &str) -> Result<(Transcript, Source), NotATranscript> {
        let file: File = serde_json::from_str(text)?;
        if file.format != FORMAT || file.version != VERSION {
            return Err(NotATranscript::Format);
        }
        let mut transcript = Transcript {
            players: BySide { white: file.white, black: file.black },
            length: file.length.and_then(MatchLength::new),
            jacoby: file.jacoby,
            crawford: file.crawford,
            about: super::About::default(),
            games: Vec::new(),
        };
        for (number, game) in (1..).zip(file.games) {
            let read = read_game(number, game, transcript.length)?;
            transcript.games.push(read);
        }
        file.source.give_to(&mut transcript);
        Ok((transcript, file.source))
    }
}

fn dice_of(roll: Roll) -> [u8; 2] {
    roll.dice().map(rules::Die::pips)
}

fn write_game(game: &TranscriptGame) -> GameFile {
    let ended_by = |how| match how {
        GameEnding::BorneOff => EndedBy::BorneOff,
        GameEnding::Passed => EndedBy::Passed,
        GameEnding::Resigned => EndedBy::Resigned,
        GameEnding::Left => EndedBy::Left,
        GameEnding::TimedOut => EndedBy::TimedOut,
    };
    GameFile {
        white_points: game.score.white,
        black_points: game.score.black,
        crawford: game.crawford,
        cube: game.cube.get(),
        actions: game.actions.iter().map(write_action).collect(),
        unplayed: game
            .unplayed
            .map(|left| RollFile { seat: Seat::from(left.side), dice: dice_of(left.roll) }),
        end: game.end.map(|end| EndFile {
            winner: Seat::from(end.winner),
            points: end.points,
            by: ended_by(end.how),
        }),
        cut: game.cut.as_ref().map(|cut| CutFile {
            line: cut.line,
            reason: cut.reason.clone(),
            winner: cut.result.map(|(winner, _)| Seat::from(winner)),
            points: cut.result.map(|(_, points)| points),
        }),
    }
}

fn write_action(action: &GameAction) -> ActionFile {
    match *action {
        GameAction::Play { side, roll, play } => {
            let moves: Vec<String> =
                play.moves().iter().map(|one| format!("{}/{}", one.from, one.to)).collect();
            ActionFile::Play { seat: Seat::from(side), dice: dice_of(roll), moves: moves.join(" ") }
        }
        GameAction::IllegalPlay { side, roll, after, .. } => ActionFile::IllegalPlay {
            seat: Seat::from(side),
            dice: dice_of(roll),
            position: PositionId::from(after).to_string(),
        },
        GameAction::Cube { side, action, .. } => {
            let seat = Seat::from(side);
            match action {
                CubeAction::Double => ActionFile::Double { seat },
                CubeAction::Take => ActionFile::Take { seat },
                CubeAction::Pass => ActionFile::Pass { seat },
                CubeAction::Beaver => ActionFile::Beaver { seat },
                CubeAction::Raccoon => ActionFile::Raccoon { seat },
            }
        }
    }
}

fn read_game(
    number: usize,
    game: GameFile,
    length: Option<MatchLength>,
) -> Result<TranscriptGame, NotATranscript> {
    let expected = |expected| NotATranscript::Expected { game: number, expected };
    let roll_of = |dice| Roll::from_pips(dice).ok_or_else(|| expected("two dice"));
    let score = BySide { white: game.white_points, black: game.black_points };
    let cube = CubeValue::new(game.cube).ok_or_else(|| expected("a value of the cube"))?;
    let mut builder = GameBuilder::new(score, game.crawford, cube).of_match(length);
    for (at, action) in (1..).zip(&game.actions) {
        let done = match action {
            ActionFile::Play { seat, dice, moves } => builder.play(Side::from(*seat), roll_of(*dice)?, moves),
            ActionFile::IllegalPlay { seat, dice, position } => {
                let id: PositionId = position.parse().map_err(|_error| expected("the id of a position"))?;
                builder.play_to(Side::from(*seat), roll_of(*dice)?, id.position()).map(drop)
            }
            ActionFile::Double { seat } | ActionFile::Beaver { seat } | ActionFile::Raccoon { seat } => {
                builder.double(Side::from(*seat), None)
            }
            ActionFile::Take { seat } => builder.take(Side::from(*seat)),
            ActionFile::Pass { seat } => builder.pass(Side::from(*seat)),
        };
        done.map_err(|problem| NotATranscript::Game { game: number, action: at, problem })?;
    }
    let unplayed = match game.unplayed {
        Some(left) => Some(UnplayedRoll { side: Side::from(left.seat), roll: roll_of(left.dice)? }),
        None => None,
    };
    let mut read = builder.finish();
    read.unplayed = unplayed;
    read.end = game.end.map(|end| TranscriptEnd {
        winner: Side::from(end.winner),
        points: end.points,
        how: match end.by {
            EndedBy::BorneOff => GameEnding::BorneOff,
            EndedBy::Passed => GameEnding::Passed,
            EndedBy::Resigned => GameEnding::Resigned,
            EndedBy::Left => GameEnding::Left,
            EndedBy::TimedOut => GameEnding::TimedOut,
        },
    });
    read.cut = game.cut.map(|cut| Cut {
        line: cut.line,
        reason: cut.reason,
        result: cut.winner.map(Side::from).zip(cut.points),
    });
    Ok(read)
}
