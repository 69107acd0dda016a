//! The rules of backgammon: the board, rolls, legal plays, the cube and the results of games.
//!
//! Nothing here knows a clock, a source of dice, a file or a network, and nothing but the standard library is needed.
//!
//! Whose view: a [`Position`] is always seen by the side on roll, the *mover*, whose points are numbered 24 down to 1
//! towards its own home board. Whatever completes a play ([`legal_plays`], [`legal_positions`], [`apply_play`])
//! passes the turn, so the position it gives back has the **opponent** on roll. A [`PlayGraph`] describes a turn
//! that is still going on, so its nodes keep the mover on roll.
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod apply;
mod board;
mod cube;
mod dice;
mod generate;
mod graph;
mod notation;
mod place;
mod play;
mod position;
mod resignation;
mod result;
mod score;
mod side;

pub use apply::{IllegalPlay, apply_play, apply_play_unchecked};
pub use cube::{Cube, CubeOwner, CubeValue};
pub use dice::{Die, Roll};
pub use generate::{legal_plays, legal_positions};
pub use graph::{GraphEdge, GraphNode, NodeId, PlayGraph};
pub use notation::{ParsePlayError, parse_play};
pub use place::{Pips, Place, Point};
pub use play::{LegalPlay, Move, Play, PlayedMove};
pub use position::{Checkers, ParsePositionError, Position, PositionError, RAW_LEN, raw};
pub use resignation::{most_that_can_be_lost, resignation_floor};
pub use result::{GameResult, GameValue};
pub use score::{Crawford, MatchLength, MatchPoints, PointsOverflow};
pub use side::{BySide, Role, Side};
