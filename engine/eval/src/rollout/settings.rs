//! The settings of a rollout.

use crate::engine::Ply;

/// The rule for a double before the first roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FirstTurn {
    /// The side on roll rolls: for the value of *no double*, or of a taken double.
    #[default]
    Rolls,
    /// The side on roll doubles if that is better: for the value of a position after a play.
    MayDouble,
}

/// The settings of a rollout.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rollout {
    /// The maximum number of games. A multiple of 36 gives each first roll equal weight.
    pub games_max: u32,
    /// The number of half-moves after which the net's answer replaces the rest of the game; `None` plays to the
    /// end.
    pub truncate_after: Option<u32>,
    /// The depth at which both sides choose plays and cube actions.
    pub ply: Ply,
    /// True to subtract luck.
    pub variance_reduction: bool,
    /// The rule for a double before the first roll.
    pub first_turn: FirstTurn,
    /// The standard error of the equity at which the rollout stops early. It is checked after each round of 144
    /// games.
    pub stop_at_error: Option<f64>,
    /// The seed of the dice.
    pub seed: u64,
    /// The number of threads; the result does not depend on it.
    pub threads: usize,
}

impl Default for Rollout {
    fn default() -> Self {
        Self {
            games_max: 1296,
            truncate_after: None,
            ply: Ply::ZERO,
            variance_reduction: true,
            first_turn: FirstTurn::Rolls,
            stop_at_error: None,
            seed: 1,
            threads: 1,
        }
    }
}
