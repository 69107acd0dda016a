//! Replays the numbers in the squares through the rules, which gives the match.

use rules::{
    BySide, CubeValue, GraphNode, MatchLength, Move, NodeId, Place, PlayGraph, Position, Roll, Side,
};
use thiserror::Error;

use super::{KatoCubeAction, KatoGame, KatoSheet, KatoTurn, Landed};
use crate::match_record::Seat;
use crate::transcript::{About, GameBuilder, Transcript, TranscriptGame, TranscriptProblem};

/// The error for a sheet that does not describe a possible game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("game {game}, board {board}: {problem}")]
pub struct NotReplayed {
    /// The game, counted from 1.
    pub game: usize,
    /// The board within the game, counted from 1. The end of the game counts as one more board.
    pub board: usize,
    /// The problem with the board.
    pub problem: SheetProblem,
}

/// A problem with a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SheetProblem {
    /// The length of the match or the cube value is invalid.
    #[error("expected {0}")]
    Expected(&'static str),
    /// No play of the roll leaves these numbers.
    #[error("no legal play of {0} leaves these numbers in these squares")]
    NoPlay(Roll),
    /// More than one play of the roll leaves these numbers.
    #[error("several plays of {0} leave these numbers in these squares")]
    SeveralPlays(Roll),
    /// A checker was moved against the rules.
    #[error("an illegal play cannot be replayed by the rules")]
    Illegal,
    /// The game cannot continue with this board.
    #[error("{0}")]
    Game(#[from] TranscriptProblem),
}

impl KatoSheet {
    /// Replays the match of the sheet.
    ///
    /// # Errors
    /// Returns the first board that cannot be replayed.
    pub fn replay(&self) -> Result<Transcript, NotReplayed> {
        let length = match self.length {
            Some(points) => Some(MatchLength::new(points).ok_or(NotReplayed {
                game: 1,
                board: 1,
                problem: SheetProblem::Expected("the length of a match"),
            })?),
            None => None,
        };
        let games = (1..).zip(&self.games).map(|(number, game)| game.replay(number));
        Ok(Transcript {
            players: BySide { white: self.white.clone(), black: self.black.clone() },
            length,
            jacoby: self.jacoby,
            crawford: true,
            about: About::default(),
            games: games.collect::<Result<_, _>>()?,
        })
    }
}

impl KatoGame {
    fn replay(&self, number: usize) -> Result<TranscriptGame, NotReplayed> {
        let at = |board: usize| move |problem| NotReplayed { game: number, board, problem };
        let score = BySide { white: self.white_points, black: self.black_points };
        let cube = CubeValue::new(self.cube).ok_or(SheetProblem::Expected("a value of the cube"));
        let mut builder = GameBuilder::new(score, self.crawford, cube.map_err(at(1))?);
        for (board, turn) in (1..).zip(&self.turns) {
            turn.replay(&mut builder).map_err(at(board))?;
        }
        if let Some(end) = self.end {
            let board = self.turns.len() + 1;
            let ended = builder.end(side(end.winner), end.points);
            ended.map_err(SheetProblem::from).map_err(at(board))?;
        }
        Ok(builder.finish())
    }
}

impl KatoTurn {
    fn replay(&self, builder: &mut GameBuilder) -> Result<(), SheetProblem> {
        if !self.illegal.is_empty() {
            return Err(SheetProblem::Illegal);
        }
        for mark in &self.cube {
            let by = side(mark.by);
            match mark.action {
                KatoCubeAction::Double | KatoCubeAction::Beaver | KatoCubeAction::Raccoon => {
                    builder.double(by, None)?;
                }
                KatoCubeAction::Take => builder.take(by)?,
                KatoCubeAction::Pass => builder.pass(by)?,
            }
        }
        let Some(dice) = self.roll else { return Ok(()) };
        let roll = Roll::from_pips(dice).ok_or(SheetProblem::Expected("two dice of 1 to 6"))?;
        let side = side(self.side);
        if self.landed.is_empty() && self.crossed.is_empty() {
            return Ok(builder.leave_unplayed(side, roll)?);
        }
        // Each number of a roll is either in a square or crossed out.
        if self.landed.len() + self.crossed.len() != roll.moves_max() {
            return Err(SheetProblem::NoPlay(roll));
        }
        let mut moves = String::new();
        for step in way(builder.position(), roll, &self.landed)? {
            moves.push_str(&format!("{}/{} ", step.from, step.to));
        }
        Ok(builder.play(side, roll, &moves)?)
    }
}

/// Finds the moves that leave these numbers.
fn way(position: &Position, roll: Roll, landed: &[Landed]) -> Result<Vec<Move>, SheetProblem> {
    let graph = PlayGraph::new(position, roll);
    let mut search = Search { graph: &graph, left: landed.to_vec(), path: Vec::new(), found: Vec::new() };
    search.from(NodeId::START);
    let Some((reached, _)) = search.found.first().cloned() else { return Err(SheetProblem::NoPlay(roll)) };
    // The same numbers in another order are the same play.
    if search.found.iter().any(|(other, _)| *other != reached) {
        return Err(SheetProblem::SeveralPlays(roll));
    }
    Ok(search.found.swap_remove(0).1)
}

struct Search<'a> {
    graph: &'a PlayGraph,
    left: Vec<Landed>,
    path: Vec<Move>,
    found: Vec<(Position, Vec<Move>)>,
}

impl Search<'_> {
    fn from(&mut self, id: NodeId) {
        let GraphNode { position, is_complete, edges } = self.graph.node(id);
        if *is_complete && self.left.is_empty() {
            self.found.push((*position, self.path.clone()));
        }
        for edge in edges {
            let point = match edge.to {
                Place::Point(point) => point.number(),
                Place::Off | Place::Bar => 0,
            };
            let number = Landed { point, die: edge.die.pips() };
            if let Some(at) = self.left.iter().position(|&one| one == number) {
                self.left.remove(at);
                self.path.push(Move { from: edge.from, to: edge.to });
                self.from(edge.next);
                self.path.pop();
                self.left.insert(at, number);
            }
        }
    }
}

fn side(seat: Seat) -> Side {
    match seat {
        Seat::White => Side::White,
        Seat::Black => Side::Black,
    }
}
