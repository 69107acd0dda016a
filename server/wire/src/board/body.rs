//! The events at a board.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{GameResult, Millis};

/// One of the two players' places at a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Console {
    /// The player whose numbering the board uses.
    One,
    /// The player opposite.
    Two,
}

/// The body of a frame.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum BoardBody {
    /// The board's description; the first new frame of each connection.
    Hello {
        /// The model, 1 to 64 characters.
        model: String,
        /// The firmware's version, 1 to 64 characters.
        firmware: String,
        /// The abilities of its sensors.
        capabilities: BoardCapabilities,
    },
    /// The readings of the sensors, after 150 ms of rest when they have changed, and every 10 s.
    Occupancy {
        /// 24 readings, console one's 1-point first.
        points: Vec<PointReading>,
        /// The reading of the bar.
        bar: BarReading,
    },
    /// Dice were thrown on the board.
    Dice {
        /// The player who threw.
        console: Console,
        /// The dice.
        dice: DiceReading,
    },
    /// The cube was turned and the offered value keyed in.
    Cube {
        /// The player who doubles.
        console: Console,
        /// The offered value: 2, 4, 8 ... 4096.
        value: u16,
    },
    /// A key was pressed.
    Button {
        /// The player.
        console: Console,
        /// The key.
        button: BoardButton,
    },
    /// The answer to a `choose`.
    Choice {
        /// The player.
        console: Console,
        /// The number of the question.
        question: u32,
        /// The index of the chosen play, 0 for the first.
        play: u16,
    },
    /// The times on the board's own clock.
    Clock {
        /// The remaining time of the player at console one.
        one: Millis,
        /// The remaining time of the player at console two.
        two: Millis,
    },
    /// The board's health: when it changes, and every ten minutes.
    Health {
        /// The battery, 0 to 100; null: no battery.
        battery_percent: Option<u8>,
        /// The faulty sensors, at most one for each place.
        faults: Vec<FaultySensor>,
        /// The firmware's version, 1 to 64 characters.
        firmware: String,
    },
}

/// The abilities of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardCapabilities {
    /// True if it sees the colour of checkers.
    pub colour: bool,
    /// The number of checkers that it can count on a point, 1 to 15.
    pub point_depth: u8,
    /// The number of checkers that it can count on the bar, 1 to 15.
    pub bar_depth: u8,
    /// True if it reads the dice itself; otherwise they are keyed in.
    pub reads_dice: bool,
}

/// The reading of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PointReading {
    /// The number of checkers, up to the board's `point_depth`.
    pub count: u8,
    /// Their player, if there are any and the board sees colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whose: Option<Console>,
}

/// The reading of the bar, up to the board's `bar_depth`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum BarReading {
    /// Both players' checkers together.
    Together(u8),
    /// Each player's checkers.
    Apart {
        /// Checkers of the player at console one.
        one: u8,
        /// Checkers of the player at console two.
        two: u8,
    },
}

/// Dice on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DiceReading {
    /// Both lie flat and show 1 to 6.
    Thrown(u8, u8),
    /// A die does not lie flat: the dice are thrown again.
    Cocked,
}

/// The keys of a console.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BoardButton {
    /// The play is over. Before rolling: no double; if the server rolls the dice, it rolls.
    Done,
    /// Offers the cube.
    Double,
    /// Accepts the cube, a resignation or an illegal play.
    Take,
    /// Declines the cube, a resignation or an illegal play.
    Pass,
    /// Resigns the game at this result.
    Resign(GameResult),
}

/// A place that has sensors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SensedPlace {
    /// A point, 1 to 24.
    Point(u8),
    /// The bar.
    Bar,
}

/// A faulty sensor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FaultySensor {
    /// The place.
    pub place: SensedPlace,
    /// The sensor of the place, 0 next to the rim.
    pub sensor: u8,
}
