//! `fullprime duplicate`: scoring of duplicate team matches played by hand, and files of roll sets.

mod rolls;

use std::io::{self, Read as _, Write as _};

use clap::{Args, Subcommand};
use competitions::team_match::{Boards, Room, ScoreRefused, SheetGame, Team, score_sheet};
use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult, SmpRefused};
use serde::Serialize;
use serde_json::json;
use wire::{DuplicateEnd, DuplicateGame, DuplicateRoom, DuplicateTeam, GamePoints, ScoreSheet};

use super::process::Outcome;

/// The maximum size of a score sheet in bytes. A full one of 24 games has about three thousand.
const SHEET_MAX: u64 = 1 << 20;
/// The maximum size of a file of roll sets in bytes. A thousand sets of 250 turns have about three million.
const ROLLS_MAX: u64 = 1 << 24;

/// `fullprime duplicate`.
#[derive(Debug, Args)]
pub struct DuplicateTasks {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Score a match: reads one JSON document, and writes the same games with SMP, IMP and the sums.
    Score,
    /// Draw roll sets: writes a CSV file, for physical boards or another program.
    Rolls(rolls::Draw),
    /// Check a file of roll sets: reads CSV, and writes a summary or the error.
    Check,
}

/// A game with the points of its winner.
#[derive(Debug, Serialize)]
struct Scored {
    #[serde(flatten)]
    game: DuplicateGame,
    #[serde(flatten)]
    points: GamePoints,
}

impl DuplicateTasks {
    /// Runs the task. It reads standard input and writes standard output.
    ///
    /// # Errors
    /// Returns an error if input or output fails.
    pub fn run(self) -> anyhow::Result<Outcome> {
        let found = match self.task {
            Task::Score => score(&input(SHEET_MAX)?).map(|document| format!("{document}\n")),
            Task::Rolls(draw) => draw.csv(),
            Task::Check => rolls::check(&input(ROLLS_MAX)?).map(|document| format!("{document}\n")),
        };
        let (text, outcome) = match found {
            Ok(text) => (text, Outcome::AllWell),
            Err(error) => (format!("{}\n", json!({ "error": error })), Outcome::SomeInputWasBad),
        };
        write!(io::stdout(), "{text}")?;
        Ok(outcome)
    }
}

fn input(bytes_max: u64) -> io::Result<String> {
    let mut text = String::new();
    io::stdin().lock().take(bytes_max).read_to_string(&mut text)?;
    Ok(text)
}

fn score(text: &str) -> Result<serde_json::Value, String> {
    let sheet: ScoreSheet = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let boards = Boards::new(sheet.boards.into()).map_err(|error| format!("boards: {error}"))?;
    let games = sheet.games.iter().zip(1..);
    let games = games.map(|(game, number)| game_of(game).map_err(|error| format!("game {number}: {error}")));
    let games: Vec<SheetGame> = games.collect::<Result<_, String>>()?;
    let (points, score) = score_sheet(boards, &games).map_err(sentence)?;
    let scored: Vec<Scored> = sheet
        .games
        .into_iter()
        .zip(points)
        .map(|(game, (smp, imp))| Scored { game, points: GamePoints { smp: smp.value(), imp: imp.value() } })
        .collect();
    let vp = score.vp.ok_or("the sheet is not complete")?;
    Ok(json!({
        "games": scored,
        "imp_a": score.imp.a,
        "imp_b": score.imp.b,
        "difference": score.difference(),
        "vp_a": vp.a,
        "vp_b": vp.b,
    }))
}

/// Converts a game of a sheet to the terms of the score.
fn game_of(game: &DuplicateGame) -> Result<SheetGame, String> {
    Ok(SheetGame {
        board: game.board.into(),
        room: match game.room {
            DuplicateRoom::Open => Room::Open,
            DuplicateRoom::Closed => Room::Closed,
        },
        winner: match game.winner {
            DuplicateTeam::A => Team::A,
            DuplicateTeam::B => Team::B,
        },
        result: match game.end {
            DuplicateEnd::Pass => DuplicateResult::Pass,
            DuplicateEnd::Single => DuplicateResult::Single,
            DuplicateEnd::Gammon => DuplicateResult::Gammon,
            DuplicateEnd::Backgammon => DuplicateResult::Backgammon,
        },
        cube: DuplicateCube::new(game.cube.into()).map_err(|error| error.to_string())?,
        left: CheckersLeft::new(game.checkers_left).map_err(|error| error.to_string())?,
    })
}

/// Returns the reason why a sheet does not add up.
fn sentence(refused: ScoreRefused) -> String {
    match refused {
        ScoreRefused::NoSuchBoard { board, boards } => {
            format!("The match has boards 1 to {boards}, not {board}.")
        }
        ScoreRefused::Twice { board, room } => {
            format!("Board {}, {room} room, is on the sheet twice.", board.get())
        }
        ScoreRefused::Missing { board, room } => format!("Board {}, {room} room, is missing.", board.get()),
        ScoreRefused::Contradiction { board, room, why } => {
            let why = match why {
                SmpRefused::CheckersBorneOff { left, .. } => {
                    format!("a loser with {left} checkers left has lost a single game, not more")
                }
                SmpRefused::NothingBorneOff => why.to_string(),
            };
            format!("Board {}, {room} room: {why}.", board.get())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(boards: u32, change: impl Fn(&mut Vec<serde_json::Value>)) -> String {
        let rooms = ["open", "closed"];
        let mut games: Vec<serde_json::Value> = (0..2 * boards)
            .map(|at| {
                json!({
                    "board": at / 2 + 1,
                    "room": rooms[usize::from(at % 2 == 1)],
                    "winner": if at % 3 == 0 { "A" } else { "B" },
                    "end": "pass",
                    "cube": 1,
                    "checkers_left": 15,
                })
            })
            .collect();
        change(&mut games);
        json!({ "boards": boards, "games": games }).to_string()
    }

    #[test]
    fn a_sheet_comes_back_with_its_points_and_sums() {
        let scored = score(&sheet(4, |games| games[1]["end"] = json!("gammon"))).unwrap();
        assert_eq!(scored["games"][0]["smp"], 150);
        assert_eq!(scored["games"][0]["room"], "open");
        assert_eq!(scored["games"][1]["imp"], 7);
        let sums = ["imp_a", "imp_b", "difference", "vp_a", "vp_b"].map(|key| scored[key].as_u64().unwrap());
        // Three passes for A; four and a gammon for B.
        assert_eq!(sums, [12, 23, 11, 12, 18]);
    }

    #[test]
    fn faults_of_a_sheet_are_reported() {
        let cases = [
            ("{".to_owned(), "EOF while parsing an object at line 1 column 1"),
            (
                r#"{"boards":9,"games":[]}"#.to_owned(),
                "boards: a duplicate match has 4, 5, 6, 7, 8, 10 or 12 boards, got 9",
            ),
            (r#"{"boards":4,"games":[]}"#.to_owned(), "Board 1, open room, is missing."),
            (
                sheet(4, |games| games[2]["cube"] = json!(3)),
                "game 3: a duplicate game is counted at a cube of 1, 2, 4, 8, 16, 32 or 64, got 3",
            ),
            (
                sheet(4, |games| games[2]["checkers_left"] = json!(16)),
                "game 3: the loser has 1 to 15 checkers left, got 16",
            ),
            (sheet(4, |games| games[2]["board"] = json!(5)), "The match has boards 1 to 4, not 5."),
            (
                sheet(4, |games| games[3]["room"] = json!("open")),
                "Board 2, open room, is on the sheet twice.",
            ),
            (
                sheet(4, |games| games[3]["end"] = json!("single")),
                "Board 2, closed room: a loser with all 15 checkers left who passed no double has lost a gammon, not a single game.",
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(score(&text).unwrap_err(), expected, "{text}");
        }
    }
}
