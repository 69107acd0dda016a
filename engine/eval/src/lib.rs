//! Evaluation of backgammon positions: nets, exact bear-offs, match equities, cube decisions and search.
//!
//! Begin with [`Engine`]: [`Engine::evaluate`], [`Engine::best_plays`] and [`Engine::cube_decision`] answer what a
//! player, a bot or an analysis asks. Beneath it lies one trait, [`Evaluator`]: positions in, chances out.
//!
//! # Conventions
//! - **Ply** is counted as GNU Backgammon does: 0-ply is the bare net, each further ply is one roll with its best
//!   play. (Other programs call our 0-ply "1-ply".)
//! - **View**: [`Probabilities`] and equities are those of the side on roll, except in a [`RankedPlay`], where they are
//!   those of the side that has just played. Chances are cumulative: a gammon won is also a game won.
//! - **Scales**: a cubeless equity is in points, -3..=3. A cubeful equity is in units of the present cube, where 1 is a
//!   single win and -1 a single loss; in a match the chance of winning it is brought to that scale by the values of
//!   winning and losing a single game now.
//! - **Repeatable**: every answer is a pure function of its question and the net. The net is evaluated in whole numbers
//!   that cannot overflow, so all forms of the kernel find the same bits; equal plays keep the generator's order.
//!
//! The crate knows no clock, no source of dice, no socket; its files are the nets that are compiled in, and a bear-off
//! database where one is put into use ([`bearoff::two_sided`]), which changes the answers to the positions it knows.
#![deny(unsafe_op_in_unsafe_fn)]

pub mod bearoff;
pub mod bench;
mod board;
mod cache;
mod class;
mod context;
mod cube;
mod cubes;
mod efficiency;
mod engine;
mod evaluator;
pub mod features;
mod kernel;
mod net;
mod probabilities;
pub mod prune;
mod rollout;
mod score;
mod search;
mod simd;
#[cfg(feature = "torch")]
mod torch;
mod weights;
mod whole;

pub use board::Sides;
pub use class::Bucket;
pub use context::{Context, CubeState, MatchScore, MoneyRules, Stake};
pub use cube::{TakeAndCash, Window};
pub use efficiency::Efficiency;
pub use engine::{CubeAction, CubeDecision, CubeReply, Engine, Ply, RankedPlay};
pub use evaluator::{Evaluator, FakeEvaluator, NativeEvaluator, ReferenceEvaluator, finished};
pub use net::{BodyWeights, HIDDEN, HeadWeights, MIX_WIDTH, NARROW, OUTPUTS, Weights};
pub use probabilities::Probabilities;
pub use rollout::{Dice, Estimate, FirstTurn, Rollout, RolloutResult};
pub use score::{AWAY_MAX, MatchEquities};
pub use search::{Budget, REPLIES_MAX};
pub use simd::Path;
#[cfg(feature = "torch")]
pub use torch::TorchEvaluator;
pub use weights::{NET_VERSION, WeightsError, embedded, embedded_checksum, embedded_weights};
pub use whole::{Network, Scales};
