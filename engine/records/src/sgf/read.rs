//! Reading the games of an SGF file.

use rules::{BySide, CubeValue, MatchLength, Point, Roll, Side};
use thiserror::Error;

use super::tree::{Node, main_lines};
use crate::transcript::{GameBuilder, Transcript, TranscriptGame, TranscriptProblem};

/// An SGF file that cannot be read. Nothing of it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct SgfError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: SgfProblem,
}

/// What is wrong with a line of an SGF file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SgfProblem {
    /// Something else should stand there.
    #[error("expected {expected}, got {found:?}")]
    Expected {
        /// What.
        expected: &'static str,
        /// What stands there.
        found: String,
    },
    /// The file ends too early.
    #[error("expected {0}, but the file ends")]
    Ends(&'static str),
    /// The game is of another match than the one before.
    #[error("the {0} is not that of the game before")]
    OtherMatch(&'static str),
    /// A position was set up by hand, so it is not a whole game.
    #[error("a position is set up with {0}, which a game from its beginning does not need")]
    SetUp(&'static str),
    /// The points are not those after the game before.
    #[error("expected the points {} and {} of the game before, got {} and {}", expected.white, expected.black, found.white, found.black)]
    Score {
        /// After the game before.
        expected: BySide<u32>,
        /// As the line says.
        found: BySide<u32>,
    },
    /// The game cannot go on like this.
    #[error("{0}")]
    Game(#[from] TranscriptProblem),
}

/// Properties that put checkers or the cube somewhere in the middle of a game.
const SET_UP: [&str; 5] = ["AE", "AW", "AB", "CP", "CV"];

impl Transcript {
    /// Reads an SGF file of backgammon: moves, cube actions and results.
    ///
    /// # Errors
    /// The first line that is wrong, and what was expected there.
    pub fn from_sgf(text: &str) -> Result<Transcript, SgfError> {
        let trees = main_lines(text)?;
        let line = text.lines().count();
        let mut transcript: Option<Transcript> = None;
        for tree in &trees {
            let Some((root, turns)) = tree.split_first() else { continue };
            let at_root = |problem| SgfError { line: root.line, problem };
            let head = read_head(root).map_err(at_root)?;
            let match_so_far = match &mut transcript {
                Some(match_so_far) => match_so_far,
                None => transcript.insert(Transcript {
                    players: head.players.clone(),
                    length: head.length,
                    jacoby: head.jacoby,
                    games: Vec::new(),
                }),
            };
            match_so_far.check_next(&head).map_err(at_root)?;
            match_so_far.games.push(read_game(&head, root, turns)?);
        }
        transcript
            .filter(|read| !read.games.is_empty())
            .ok_or(SgfError { line, problem: SgfProblem::Ends("a game") })
    }

    /// Whether a game goes on where this match stands.
    fn check_next(&self, head: &Head) -> Result<(), SgfProblem> {
        if head.length != self.length {
            return Err(SgfProblem::OtherMatch("length"));
        }
        if head.players != self.players {
            return Err(SgfProblem::OtherMatch("pair of players"));
        }
        let expected = self.score();
        if head.score != expected {
            return Err(SgfProblem::Score { expected, found: head.score });
        }
        Ok(())
    }
}

/// What the first node of a game says.
struct Head {
    players: BySide<String>,
    length: Option<MatchLength>,
    score: BySide<u32>,
    crawford: bool,
    jacoby: bool,
    cube: CubeValue,
    result: Option<(Side, u32)>,
}

fn read_head(root: &Node) -> Result<Head, SgfProblem> {
    match root.value("GM") {
        Some("6") => {}
        found => return Err(expected("GM[6], which is backgammon", found.unwrap_or_default())),
    }
    let info = |name: &str| -> Result<u32, SgfProblem> {
        let stated = root.values("MI").iter().find_map(|value| value.strip_prefix(name)?.strip_prefix(':'));
        let number = stated.map_or(Ok(0), |text| text.trim().parse().map_err(|_error| text));
        number.map_err(|text| expected("a number in MI", text))
    };
    let length = info("length")?;
    let length = u16::try_from(length).map_err(|_error| expected("a match length", &length.to_string()))?;
    let rules = root.value("RU").unwrap_or_default();
    let cube = match root.value("CV") {
        None => CubeValue::ONE,
        Some(text) => {
            text.parse().ok().and_then(CubeValue::new).ok_or_else(|| expected("a cube as CV", text))?
        }
    };
    let name = |property| root.value(property).unwrap_or_default().to_owned();
    Ok(Head {
        players: BySide { white: name("PW"), black: name("PB") },
        length: MatchLength::new(length),
        score: BySide { white: info("ws")?, black: info("bs")? },
        crawford: rules.contains("CrawfordGame"),
        jacoby: rules.contains("Jacoby"),
        cube,
        result: root.value("RE").map(read_result).transpose()?.flatten(),
    })
}

/// `W+2`, or `B+3R` where it was resigned; nothing is said by `?`, `Void` and `0`.
fn read_result(text: &str) -> Result<Option<(Side, u32)>, SgfProblem> {
    let not_a_result = || expected("a result such as W+2 or B+3R", text);
    if matches!(text.trim(), "" | "?" | "0" | "Void" | "Draw") {
        return Ok(None);
    }
    let (winner, points) = text.trim().split_once('+').ok_or_else(not_a_result)?;
    let side = side_of(winner).ok_or_else(not_a_result)?;
    let points = points.trim_end_matches(|character: char| character.is_ascii_alphabetic());
    Ok(Some((side, points.parse().map_err(|_error| not_a_result())?)))
}

fn read_game(head: &Head, root: &Node, turns: &[Node]) -> Result<TranscriptGame, SgfError> {
    let mut builder = GameBuilder::new(head.score, head.crawford, head.cube);
    let mut in_hand = None;
    for node in turns {
        let at_node = |problem| SgfError { line: node.line, problem };
        for property in SET_UP {
            if node.value(property).is_some() {
                return Err(at_node(SgfProblem::SetUp(property)));
            }
        }
        if let (Some(side), Some(dice)) = (node.value("PL").and_then(side_of), node.value("DI")) {
            in_hand = Some((side, read_roll(dice).ok_or_else(|| at_node(expected("two dice as DI", dice)))?));
        }
        for (side, property) in [(Side::White, "W"), (Side::Black, "B")] {
            if let Some(turn) = node.value(property) {
                in_hand = None;
                read_turn(&mut builder, side, turn).map_err(at_node)?;
            }
        }
    }
    let last_line = turns.last().map_or(root.line, |node| node.line);
    if let Some((side, roll)) = in_hand {
        builder
            .leave_unplayed(side, roll)
            .map_err(|problem| SgfError { line: last_line, problem: problem.into() })?;
    }
    if let Some((winner, points)) = head.result {
        builder
            .end(winner, points)
            .map_err(|problem| SgfError { line: root.line, problem: problem.into() })?;
    }
    Ok(builder.finish())
}

fn read_turn(builder: &mut GameBuilder, side: Side, turn: &str) -> Result<(), SgfProblem> {
    match turn {
        "double" => return Ok(builder.double(side, None)?),
        "take" => return Ok(builder.take(side)?),
        "drop" => return Ok(builder.pass(side)?),
        _ => {}
    }
    let not_a_turn = || expected("dice and moves such as 31lost, or double, take or drop", turn);
    let roll = turn.get(..2).and_then(read_roll).ok_or_else(not_a_turn)?;
    let letters = &turn.as_bytes()[2..];
    let mut moves = String::new();
    for pair in letters.chunks(2) {
        let &[from, to] = pair else { return Err(not_a_turn()) };
        let (from, to) = (place(side, from).ok_or_else(not_a_turn)?, place(side, to).ok_or_else(not_a_turn)?);
        moves.push_str(&format!("{from}/{to} "));
    }
    Ok(builder.play(side, roll, &moves)?)
}

/// A place in the numbering of the side, as plays are written.
fn place(side: Side, letter: u8) -> Option<String> {
    match letter {
        b'a'..=b'x' => {
            let point = Point::new(letter - b'a' + 1)?;
            let own = match side {
                Side::White => point,
                Side::Black => point.opposite(),
            };
            Some(own.to_string())
        }
        b'y' => Some("bar".to_owned()),
        b'z' => Some("off".to_owned()),
        _ => None,
    }
}

fn read_roll(text: &str) -> Option<Roll> {
    match text.as_bytes() {
        &[first @ b'1'..=b'6', second @ b'1'..=b'6'] => Roll::from_pips([first - b'0', second - b'0']),
        _ => None,
    }
}

fn side_of(text: &str) -> Option<Side> {
    match text.trim() {
        "W" | "w" => Some(Side::White),
        "B" | "b" => Some(Side::Black),
        _ => None,
    }
}

fn expected(expected: &'static str, found: &str) -> SgfProblem {
    SgfProblem::Expected { expected, found: found.to_owned() }
}
