//! The rules of backgammon: the board, rolls, legal plays, the cube and game results.
//!
//! This crate uses no clock, no source of dice, no files and no network. It needs only the standard library.
//!
//! Point of view: the side on roll, the *mover*, always sees a [`Position`] as its own. Its points are numbered 24
//! down to 1 towards its home board. A function that completes a play ([`legal_plays`], [`legal_positions`],
//! [`apply_play`]) passes the turn, so the position it returns has the **opponent** on roll. A [`PlayGraph`]
//! describes a turn in progress, so its nodes keep the mover on roll.
//!
//! ```
//! use rules::{Move, Place, Position, Roll, apply_play, legal_plays, parse_play};
//!
//! let start = Position::STARTING;
//! let roll = Roll::from_pips([3, 1]).expect("dice show 1 to 6");
//!
//! // One of the sixteen legal plays, from its notation.
//! let five_point = parse_play(&start, roll, "8/5 6/5")?;
//! assert_eq!(legal_plays(&start, roll).len(), 16);
//! assert_eq!(format!("{roll}: {}", five_point.play), "31: 8/5 6/5");
//!
//! // The same play from its moves, in any legal order. The opponent is on roll afterwards.
//! let from_to = |from, to| Some(Move { from: Place::point(from)?, to: Place::point(to)? });
//! let moves: Vec<Move> = [from_to(6, 5), from_to(8, 5)].into_iter().flatten().collect();
//! let after = apply_play(&start, roll, &moves)?;
//! assert_eq!(after, five_point.position);
//! assert_eq!(after.to_string(), "24:2 13:5 8:3 6:5 / 24:2 13:5 8:2 6:4 5:2");
//!
//! // An illegal play is refused, with the reason.
//! let refused = apply_play(&start, roll, &moves[..1]).expect_err("the 3 is left");
//! assert_eq!(refused.to_string(), "both numbers must be played when that is possible");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::wildcard_enum_match_arm)]

mod apply;
mod board;
mod cube;
mod cube_value;
mod dice;
mod generate;
mod graph;
mod notation;
mod param;
mod place;
mod play;
mod position;
mod resignation;
mod result;
mod score;
mod side;

pub use apply::{IllegalPlay, apply_play, apply_play_unchecked};
pub use cube::{Cube, CubeOwner};
pub use cube_value::CubeValue;
pub use dice::{Die, Roll};
pub use generate::{legal_plays, legal_positions};
pub use graph::{GraphEdge, GraphNode, NodeId, PlayGraph};
pub use notation::{ParsePlayError, parse_play};
pub use param::{Param, Params};
pub use place::{Pips, Place, Point};
pub use play::{LegalPlay, Move, Play, PlayedMove};
pub use position::{Checkers, ParsePositionError, Position, PositionError, RAW_LEN, raw};
pub use resignation::{most_that_can_be_lost, resignation_floor};
pub use result::{GameResult, GameValue};
pub use score::{Crawford, MatchLength, MatchPoints, PointsOverflow};
pub use side::{BySide, Role, Side};

/// The examples of the README, which are tested too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
