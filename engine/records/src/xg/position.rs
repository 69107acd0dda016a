//! The position of a `.xgp` file.

use rules::{BySide, Cube, CubeOwner, CubeValue, Position, Roll, Side};

use super::fields::Fields;
use super::read::board;
use crate::transcript::Transcript;
use crate::xgid::{Xgid, XgidGame, XgidStage};

/// The state at the last record of a decision. Player 1 has the positive numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    board: [i8; 26],
    /// 1 or -1 for the player whose turn it is.
    turn: i32,
    /// The binary logarithm of the cube's value, negative if player 2 owns the cube.
    cube: i32,
    dice: [i32; 2],
    doubled: bool,
}

/// The rules and points of a game that an XGID states.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Around {
    pub(super) score: [i32; 2],
    pub(super) crawford: bool,
    pub(super) beavers: bool,
}

impl Seen {
    /// Returns the state of a record of a cube decision.
    pub(super) fn of_cube(record: Fields<'_>) -> Seen {
        Seen {
            board: record.board(36),
            turn: record.i32(12),
            cube: record.i32(32),
            dice: [0; 2],
            // The side has doubled, and the answer is missing.
            doubled: record.i32(16) == 1 && record.i32(20) < 0,
        }
    }

    /// Returns the state of a record of a play.
    pub(super) fn of_play(record: Fields<'_>) -> Seen {
        Seen {
            board: record.board(9),
            turn: record.i32(64),
            cube: record.i32(108),
            dice: [record.i32(100), record.i32(104)],
            doubled: false,
        }
    }

    /// Returns true if the board is that of the start of a game.
    pub(super) fn is_start(&self) -> bool {
        board(self.board) == Some(Position::STARTING)
    }

    /// Returns the state as an XGID, in which player 1 is the player at the bottom.
    pub(super) fn to_xgid(self, transcript: &Transcript, around: Around) -> Option<Xgid> {
        let of_bottom = board(self.board)?;
        let turn = match self.turn {
            1 => Side::Black,
            -1 => Side::White,
            _ => return None,
        };
        let value = CubeValue::new(1_u16.checked_shl(self.cube.unsigned_abs())?)?;
        let owner = match self.cube.signum() {
            0 => CubeOwner::Centred,
            1 => CubeOwner::Side(Side::Black),
            _ => CubeOwner::Side(Side::White),
        };
        let die = |die: i32| u8::try_from(die).ok();
        let roll = || Roll::from_pips([die(self.dice[0])?, die(self.dice[1])?]);
        let stage = match roll() {
            Some(roll) => XgidStage::Rolled(roll),
            None if self.doubled => XgidStage::Doubled,
            None => XgidStage::ToRoll,
        };
        let points = |points: i32| u16::try_from(points).ok();
        let game = match transcript.length {
            Some(length) => XgidGame::Match { length, crawford: around.crawford },
            None => XgidGame::Money { jacoby: transcript.jacoby, beavers: around.beavers },
        };
        Some(Xgid {
            position: if turn == Side::Black { of_bottom } else { of_bottom.flip() },
            turn,
            stage,
            cube: Cube { value, owner },
            score: BySide { white: points(around.score[1])?, black: points(around.score[0])? },
            game,
            cube_max_turns: 10,
        })
    }
}
