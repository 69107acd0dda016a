//! Statistics of all throws of the server.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// `GET /api/v1/dice/statistics`: the frequency of each throw in all revealed matches. Rolls shared by several
/// tables of a duplicate board count once; dice thrown by hand, imported rolls and practice games do not count.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiceStatistics {
    /// All throws first, then those of people, of their programs and of house bots.
    pub throwers: Vec<ThrowerStatistics>,
}

/// A kind of player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ThrowerKind {
    /// Everyone.
    All,
    /// People.
    People,
    /// Programs that people run.
    Programs,
    /// House bots.
    HouseBots,
}

/// The throws of one kind of player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ThrowerStatistics {
    /// The kind of player.
    pub who: ThrowerKind,
    /// The number of rolls of two dice.
    #[cfg_attr(test, ts(type = "number"))]
    pub rolls: u64,
    /// The number of single dice in opening throws, including those of ties.
    #[cfg_attr(test, ts(type = "number"))]
    pub opening_dice: u64,
    /// The frequency of each number from 1 to 6, in rolls and opening throws.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub numbers: Vec<u64>,
    /// The frequency of each double, from 1-1 to 6-6.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub doubles: Vec<u64>,
    /// The frequency of each roll: a row for each first die, a column for each second.
    #[cfg_attr(test, ts(type = "number[][]"))]
    pub by_roll: Vec<Vec<u64>>,
    /// Tests of fairness.
    pub tests: DiceTests,
}

/// Chi-square tests; each is null if there are too few throws.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiceTests {
    /// Tests if the six numbers are equally frequent.
    pub numbers: Option<DiceTest>,
    /// Tests if one roll in six is a double.
    pub doubles: Option<DiceTest>,
    /// Tests if the 36 rolls are equally frequent.
    pub rolls: Option<DiceTest>,
    /// Tests if a number depends on the same side's number before it.
    pub serial: Option<DiceTest>,
}

/// A chi-square test.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiceTest {
    /// The statistic.
    pub chi_square: f64,
    /// Degrees of freedom.
    pub degrees: u32,
    /// The chance that fair dice give a statistic of at least this size.
    pub p: f64,
}
