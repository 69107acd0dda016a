//! Evaluation of backgammon positions: nets, exact bear-offs, match equities, cube decisions and search.
//!
//! Begin with [`Engine`]: [`Engine::evaluate`], [`Engine::best_plays`] and [`Engine::cube_decision`] answer the
//! questions of players, bots and analyses. They build on one trait, [`Evaluator`], which turns positions into
//! probabilities.
//!
//! # Conventions
//! - **Ply** is counted as in GNU Backgammon: 0-ply is the net alone, and each further ply is one roll with its
//!   best play. (Other programs call this 0-ply "1-ply".)
//! - **Point of view**: [`Probabilities`] and equities belong to the side on roll, except in a [`RankedPlay`],
//!   where they belong to the side that has just played. Probabilities are cumulative: a gammon won is also a game
//!   won.
//! - **Scales**: a cubeless equity is in points, -3..=3. A cubeful equity is in units of the current cube, where 1
//!   is a single win and -1 a single loss. In a match, the chance of winning it is converted to that scale by the
//!   values of winning and losing a single game now.
//! - **Determinism**: every answer is a pure function of its question and the net. The net is evaluated in whole
//!   numbers that cannot overflow, so all forms of the kernel give the same bits. Equal plays keep the generator's
//!   order.
//!
//! - **Bear-offs** from which few positions can follow are exact at every depth, for money and at every match score,
//!   with the cube and without it.
//!
//! The crate uses no clock, no socket and no randomness except seeded dice. It starts threads only for a [`Rollout`]
//! that asks for more than one. Its only files are the built-in nets.
//!
//! ```
//! use eval::{Context, CubeAction, Engine, MatchScore, MoneyRules, Ply};
//! use rules::{Position, Roll};
//!
//! let engine = Engine::default(); // the built-in nets; make one and keep it
//! let roll = Roll::from_pips([3, 1]).expect("dice show 1 to 6");
//!
//! // The best three plays of a roll, for money.
//! let money = Context::money(MoneyRules::default());
//! let plays = engine.best_plays(&Position::STARTING, roll, &money, Ply::ZERO, 3);
//! assert_eq!(plays[0].play.to_string(), "8/5 6/5");
//! assert!(plays[0].equity > plays[1].equity);
//!
//! // The cube at a score: 5 points away, the opponent 3 points away.
//! let score = MatchScore { own_away: 5, opponent_away: 3, crawford: false };
//! let cube = engine.cube_decision(&Position::STARTING, &Context::match_play(score), Ply::ZERO);
//! assert_eq!(cube.action, CubeAction::NoDouble);
//!
//! // The chances of winning, cubeless.
//! let chances = engine.evaluate(&Position::STARTING, Ply::ZERO);
//! assert!(chances.win > 0.5 && chances.win_gammon < chances.win);
//! ```
#![deny(unsafe_op_in_unsafe_fn)]

mod bearoff;
pub mod bench;
mod board;
mod cache;
mod certain;
mod choice;
mod class;
mod context;
mod cube;
mod cubes;
mod efficiency;
mod engine;
mod estimate;
mod evaluator;
pub mod features;
mod kernel;
mod level;
mod net;
pub mod packed;
mod probabilities;
pub mod prune;
mod rollout;
mod score;
mod scores;
mod search;
mod simd;
mod stakes;
mod tables;
#[cfg(feature = "torch")]
mod torch;
mod weights;
mod whole;

pub use board::Sides;
pub use certain::finished;
pub use choice::{EvaluatorChoice, NoEvaluator};
pub use class::Bucket;
pub use context::{Context, CubeState, MatchScore, MoneyRules, Stake};
pub use efficiency::{Efficiencies, Efficiency};
pub use engine::{CubeAction, CubeDecision, CubeReply, Engine, Ply, RankedPlay};
pub use estimate::Estimate;
pub use evaluator::{Evaluator, FakeEvaluator, NativeEvaluator, ReferenceEvaluator};
pub use level::{JudgedPlay, Level, PlayRollout, UnknownLevel};
pub use net::{BodyWeights, HIDDEN, HeadWeights, MIX_WIDTH, NARROW, OUTPUTS, Weights};
pub use probabilities::Probabilities;
pub use rollout::{Alternative, Compared, Dice, FirstTurn, Rollout, RolloutResult};
pub use score::{AWAY_MAX, BadTable, MET_BYTES_MAX, MatchEquities};
pub use scores::{CHART_AWAY_MAX, ScoredCube, ScoredPlay, chart_scores};
pub use search::Budget;
pub use simd::path::Path;
pub use stakes::{TakeAndCash, Window};
#[cfg(feature = "torch")]
pub use torch::TorchEvaluator;
pub use weights::{NET_VERSION, WeightsError, embedded_checksum, embedded_weights};
pub use whole::{Network, Scales, embedded};

/// The examples of the README, which are tested too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
