//! Applying a play: with a full legality check for input, and without one for plays known to be legal.

use std::error::Error;
use std::fmt;

use crate::board::{Board, DiceLeft};
use crate::{Die, Move, Param, Params, Place, Play, Point, Position, Roll, legal_plays, legal_positions};

/// The reason why some moves are not a legal play. [`fmt::Display`] words it for reports on files; people who play
/// read the text of [`IllegalPlay::code`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalPlay {
    /// One side has already borne off all its checkers.
    GameOver,
    /// There are more moves than the roll gives.
    TooManyMoves {
        /// The number of moves that the roll allows.
        allowed: usize,
        /// The number of moves made.
        made: usize,
    },
    /// The player has no checker where this move begins.
    NoSuchChecker(Move),
    /// A checker is on the bar, and this move begins elsewhere.
    MustEnterFirst(Move),
    /// None of the remaining dice makes this move.
    NoSuchNumber(Move),
    /// The opponent holds the point.
    Blocked(Point),
    /// A checker is still outside the home board.
    CannotBearOffYet(Move),
    /// The number is larger than needed, and a checker is farther back.
    RearmostFirst {
        /// The move.
        attempt: Move,
        /// The rearmost point that the player holds.
        rearmost: Point,
    },
    /// Both numbers can be played, but only one or neither was.
    MustPlayBoth,
    /// Either number can be played, but not both, and the smaller one was played.
    MustPlayLarger(Die),
    /// A doublet can be played more times than it was, or exactly one number can be played and none was.
    MustPlayMore {
        /// The number of moves that can be made.
        possible: usize,
        /// The number of moves made.
        made: usize,
    },
}

impl fmt::Display for IllegalPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::TooManyMoves { allowed, made } => {
                write!(f, "the roll allows {allowed} moves, not {made}")
            }
            Self::NoSuchChecker(Move { from, to }) => {
                write!(f, "{from}/{to}: there is no checker of yours to move")
            }
            Self::MustEnterFirst(Move { from, to }) => {
                write!(f, "{from}/{to}: a checker on the bar must enter first")
            }
            Self::NoSuchNumber(Move { from, to }) => {
                write!(f, "{from}/{to}: none of the remaining dice makes this move")
            }
            Self::Blocked(point) => write!(f, "the opponent holds your {point}-point"),
            Self::CannotBearOffYet(Move { from, to }) => {
                write!(f, "{from}/{to}: bearing off begins when all your checkers are in the home board")
            }
            Self::RearmostFirst { attempt: Move { from, to }, rearmost } => {
                write!(
                    f,
                    "{from}/{to}: the number must be played from the {rearmost}-point or inside the board"
                )
            }
            Self::MustPlayBoth => f.write_str("both numbers must be played when that is possible"),
            Self::MustPlayLarger(die) => {
                write!(f, "only one number can be played, and it must be the larger one, {die}")
            }
            Self::MustPlayMore { made: 0, .. } => f.write_str("a legal move exists and must be played"),
            Self::MustPlayMore { possible, made } => {
                write!(f, "the number must be played {possible} times, not {made}")
            }
        }
    }
}

impl Error for IllegalPlay {}

impl IllegalPlay {
    /// Returns the code, which is the id of the text for the player.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game_over",
            Self::TooManyMoves { .. } => "too_many_moves",
            Self::NoSuchChecker(_) => "no_such_checker",
            Self::MustEnterFirst(_) => "must_enter_first",
            Self::NoSuchNumber(_) => "no_such_number",
            Self::Blocked(_) => "point_blocked",
            Self::CannotBearOffYet(_) => "cannot_bear_off_yet",
            Self::RearmostFirst { .. } => "rearmost_first",
            Self::MustPlayBoth => "must_play_both",
            Self::MustPlayLarger(_) => "must_play_larger",
            Self::MustPlayMore { made: 0, .. } => "must_play",
            Self::MustPlayMore { .. } => "must_play_more",
        }
    }

    /// Returns the arguments of the text.
    #[must_use]
    pub fn params(&self) -> Params {
        let moved = |Move { from, to }: Move| ("moved", Param::text(format_args!("{from}/{to}")));
        match *self {
            Self::GameOver | Self::MustPlayBoth | Self::MustPlayMore { made: 0, .. } => Vec::new(),
            Self::TooManyMoves { allowed, made } => {
                vec![("allowed", Param::number(allowed)), ("made", Param::number(made))]
            }
            Self::NoSuchChecker(one)
            | Self::MustEnterFirst(one)
            | Self::NoSuchNumber(one)
            | Self::CannotBearOffYet(one) => vec![moved(one)],
            Self::Blocked(point) => vec![("point", Param::text(point))],
            Self::RearmostFirst { attempt, rearmost } => {
                vec![moved(attempt), ("rearmost", Param::text(rearmost))]
            }
            Self::MustPlayLarger(die) => vec![("die", Param::text(die))],
            Self::MustPlayMore { possible, made } => {
                vec![("possible", Param::number(possible)), ("made", Param::number(made))]
            }
        }
    }
}

/// Applies a play and passes the turn. The play is given as single moves in an order in which they can be made. The
/// returned position has the **opponent** on roll.
///
/// A play is legal when each move is legal after those before it, no remaining die can be played, and one of
/// [`legal_plays`] reaches the same position.
///
/// # Errors
/// Returns an [`IllegalPlay`] that describes the first move that cannot be made, or the play as a whole.
pub fn apply_play(position: &Position, roll: Roll, moves: &[Move]) -> Result<Position, IllegalPlay> {
    if position.winner().is_some() {
        return Err(IllegalPlay::GameOver);
    }
    if moves.len() > roll.moves_max() {
        return Err(IllegalPlay::TooManyMoves { allowed: roll.moves_max(), made: moves.len() });
    }
    let ends = walk(Board::new(position), DiceLeft::new(roll), moves)?;
    let mut legal = Vec::new();
    legal_positions(position, roll, &mut legal);
    ends.into_iter()
        .find(|(board, left)| left.are_stuck(board) && legal.contains(board.passed()))
        .map(|(board, _)| *board.passed())
        .ok_or_else(|| why_incomplete(position, roll, moves.len()))
}

/// Applies a play without checking that it is legal, and passes the turn. The returned position has the
/// **opponent** on roll.
///
/// The caller must ensure that the play is one of [`legal_plays`] for this position. Any other play may produce an
/// impossible position or panic.
#[must_use]
pub fn apply_play_unchecked(position: &Position, play: &Play) -> Position {
    let mut board = Board::new(position);
    for played in play.moves() {
        board = board.step(played.from.pips(), played.die).0;
    }
    *board.passed()
}

/// Returns every board that the moves lead to, with the dice that remain there. There can be several, because more
/// than one die may bear off the same checker.
fn walk(board: Board, left: DiceLeft, moves: &[Move]) -> Result<Vec<(Board, DiceLeft)>, IllegalPlay> {
    let Some((&next, rest)) = moves.split_first() else {
        return Ok(vec![(board, left)]);
    };
    let dice = dice_for(&board, left, next)?;
    let mut ends = Vec::new();
    let mut refusal = None;
    for die in dice {
        match walk(board.step(next.from.pips(), die).0, left.without(die), rest) {
            Ok(found) => ends.extend(found),
            Err(illegal) => refusal = Some(illegal),
        }
    }
    match refusal {
        Some(illegal) if ends.is_empty() => Err(illegal),
        Some(_) | None => Ok(ends),
    }
}

/// Returns the remaining dice that can make a move; there is at least one.
fn dice_for(board: &Board, left: DiceLeft, attempt: Move) -> Result<Vec<Die>, IllegalPlay> {
    let Move { from, to } = attempt;
    if !board.has(from) {
        return Err(IllegalPlay::NoSuchChecker(attempt));
    }
    if board.is_on_bar() && from != Place::Bar {
        return Err(IllegalPlay::MustEnterFirst(attempt));
    }
    // A number larger than needed also bears off.
    let reaches = |die: &Die| from.pips().saturating_sub(die.pips()) == to.pips();
    let reaching: Vec<Die> = left.numbers().filter(reaches).collect();
    if reaching.is_empty() {
        return Err(IllegalPlay::NoSuchNumber(attempt));
    }
    let possible: Vec<Die> = reaching.into_iter().filter(|&die| board.can_move(from, die)).collect();
    if !possible.is_empty() {
        return Ok(possible);
    }
    Err(match to {
        Place::Point(point) => IllegalPlay::Blocked(point),
        Place::Off | Place::Bar => match Point::new(board.rearmost_pips()) {
            Some(rearmost) if board.is_all_home() => IllegalPlay::RearmostFirst { attempt, rearmost },
            Some(_) | None => IllegalPlay::CannotBearOffYet(attempt),
        },
    })
}

/// Returns the reason why a play is illegal as a whole, although each of its moves can be made.
fn why_incomplete(position: &Position, roll: Roll, made: usize) -> IllegalPlay {
    let plays = legal_plays(position, roll);
    // All legal plays of a roll make the same number of moves.
    let possible = plays[0].play.moves().len();
    if roll.is_doublet() || made == 0 && possible == 1 {
        IllegalPlay::MustPlayMore { possible, made }
    } else if possible == 2 {
        IllegalPlay::MustPlayBoth
    } else {
        IllegalPlay::MustPlayLarger(roll.high())
    }
}
