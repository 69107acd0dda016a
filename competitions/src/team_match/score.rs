//! The sums of a match: IMP of each team, the difference, victory points.

use ratings::duplicate::CheckersLeft;
use ratings::duplicate::{
    DuplicateCube, DuplicateResult, Imp, Smp, SmpRefused, VictoryPoints, victory_points,
};

use super::game::{GameLine, PlayedGame};
use super::procedure::TeamMatch;
use super::table::{Boards, ByTeam, Room, Team};
use crate::BoardNumber;

/// The score of a match or of its finished part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Each team's IMP over the games counted.
    pub imp: ByTeam<u32>,
    /// The division of the victory points, once all games are counted.
    pub vp: Option<VictoryPoints>,
}

/// A game of a score sheet that was filled in by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetGame {
    /// The number of the board.
    pub board: u32,
    /// The room.
    pub room: Room,
    /// The winner.
    pub winner: Team,
    /// The result.
    pub result: DuplicateResult,
    /// The cube value at which it is counted.
    pub cube: DuplicateCube,
    /// The loser's checkers.
    pub left: CheckersLeft,
}

/// Reasons why a score sheet does not add up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreRefused {
    /// The match does not have this board.
    NoSuchBoard {
        /// The board on the sheet.
        board: u32,
        /// The number of boards.
        boards: u32,
    },
    /// A game is on the sheet twice.
    Twice {
        /// The board.
        board: BoardNumber,
        /// The room.
        room: Room,
    },
    /// A game is missing.
    Missing {
        /// The board.
        board: BoardNumber,
        /// The room.
        room: Room,
    },
    /// The result and the checkers contradict each other.
    Contradiction {
        /// The board.
        board: BoardNumber,
        /// The room.
        room: Room,
        /// The contradiction.
        why: SmpRefused,
    },
}

impl Score {
    /// Adds up `lines`. Pass `all_of` only if the lines are complete.
    fn of(lines: impl IntoIterator<Item = GameLine>, all_of: Option<Boards>) -> Self {
        let mut imp = ByTeam::<u32>::default();
        for line in lines {
            imp[line.winner()] += line.imp().value();
        }
        Self { imp, vp: all_of.map(|boards| victory_points(boards.games(), imp.a, imp.b)) }
    }

    /// Returns the difference between the teams.
    #[must_use]
    pub const fn difference(&self) -> u32 {
        self.imp.a.abs_diff(self.imp.b)
    }
}

impl TeamMatch {
    /// Returns the score over the boards that are finished in both rooms.
    #[must_use]
    pub fn score(&self) -> Score {
        let finished = self.terms.boards.numbers().filter(|board| self.is_finished(*board));
        let lines = finished.flat_map(|board| Room::ALL.map(|room| self.line(room, board))).flatten();
        Score::of(lines, self.is_over().then_some(self.terms.boards))
    }

    /// Returns the score of the games as their players ended them, once both rooms have played every board to the end
    /// with its first rolls. From then on it stays the same, whatever a director decides. It stays `None` if a director
    /// has ended a game, or replaced a board, before.
    #[must_use]
    pub fn score_as_played(&self) -> Option<Score> {
        let boards = self.terms.boards;
        let games = self.games_as_played().map(|played| GameLine::Played(played.game));
        let is_complete = boards.numbers().all(|board| self.is_played_as_drawn(board));
        is_complete.then(|| Score::of(games, Some(boards)))
    }
}

/// Scores a complete sheet: small and international match points of each game in the order given, and the sums.
///
/// # Errors
/// Returns an error if a game is missing, on the sheet twice, or impossible.
pub fn score_sheet(boards: Boards, games: &[SheetGame]) -> Result<(Vec<(Smp, Imp)>, Score), ScoreRefused> {
    let scored = score_games(boards, games)?;
    missing_from(boards, games).map_or(Ok(scored), |(board, room)| Err(ScoreRefused::Missing { board, room }))
}

/// Returns the first missing game.
fn missing_from(boards: Boards, games: &[SheetGame]) -> Option<(BoardNumber, Room)> {
    let mut all = boards.numbers().flat_map(|board| Room::ALL.map(|room| (board, room)));
    all.find(|(board, room)| !games.iter().any(|game| game.board == board.get() && game.room == *room))
}

/// Scores an incomplete sheet; victory points follow once no game is missing.
///
/// # Errors
/// Returns an error if a game is on the sheet twice or impossible.
pub fn score_games(boards: Boards, games: &[SheetGame]) -> Result<(Vec<(Smp, Imp)>, Score), ScoreRefused> {
    let mut seen = Vec::new();
    let mut played = Vec::new();
    for game in games {
        let board = boards
            .board(game.board)
            .ok_or(ScoreRefused::NoSuchBoard { board: game.board, boards: boards.count() })?;
        let room = game.room;
        if seen.contains(&(board, room)) {
            return Err(ScoreRefused::Twice { board, room });
        }
        seen.push((board, room));
        let game = PlayedGame::new(game.winner, game.result, game.cube, game.left, None)
            .map_err(|why| ScoreRefused::Contradiction { board, room, why })?;
        played.push(game);
    }
    let all_of = missing_from(boards, games).is_none().then_some(boards);
    let score = Score::of(played.iter().copied().map(GameLine::Played), all_of);
    Ok((played.iter().map(|game| (game.smp(), game.imp())).collect(), score))
}
