//! The throws of the whole server, counted.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/v1/dice/statistics`: how often each throw came in all revealed matches. Rolls that several tables of a duplicate
/// board used count once; dice thrown by hand, imported rolls and practice games do not count.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct DiceStatistics {
    /// All throws first, then those of people, of their programs and of bots of the house.
    pub throwers: Vec<ThrowerStatistics>,
}

/// Who threw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ThrowerKind {
    /// Everyone.
    All,
    /// People.
    People,
    /// Programs that people run.
    Programs,
    /// Bots of the house.
    HouseBots,
}

/// The throws of one kind of player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ThrowerStatistics {
    /// Whose.
    pub who: ThrowerKind,
    /// Rolls of two dice.
    #[ts(type = "number")]
    pub rolls: u64,
    /// Single dice of opening throws, those of ties included.
    #[ts(type = "number")]
    pub opening_dice: u64,
    /// How often each number from 1 to 6 came, in rolls and opening throws.
    #[ts(type = "number[]")]
    pub numbers: Vec<u64>,
    /// How often each double came, from 1-1 to 6-6.
    #[ts(type = "number[]")]
    pub doubles: Vec<u64>,
    /// How often each roll came: a row for each first die, a column for each second.
    #[ts(type = "number[][]")]
    pub by_roll: Vec<Vec<u64>>,
    /// Tests of fairness.
    pub tests: DiceTests,
}

/// Chi-square tests; none: too few throws to say anything.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct DiceTests {
    /// Whether the six numbers are equally frequent.
    pub numbers: Option<DiceTest>,
    /// Whether one roll in six is a double.
    pub doubles: Option<DiceTest>,
    /// Whether the 36 rolls are equally frequent.
    pub rolls: Option<DiceTest>,
    /// Whether a number depends on the one that the same side threw before it.
    pub serial: Option<DiceTest>,
}

/// A chi-square test.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct DiceTest {
    /// The statistic.
    pub chi_square: f64,
    /// Degrees of freedom.
    pub degrees: u32,
    /// The chance that fair dice give a statistic of at least this size.
    pub p: f64,
}
