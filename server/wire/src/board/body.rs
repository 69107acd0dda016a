//! What happens at a board.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{GameResult, Millis};

/// One of the two players' places at a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Console {
    /// The player by whose numbering the board reports.
    One,
    /// The player opposite.
    Two,
}

/// What a frame reports.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum BoardBody {
    /// What the board is and can do; the first new frame of each connection.
    Hello {
        /// 1 to 64 characters.
        model: String,
        /// 1 to 64 characters.
        firmware: String,
        /// What it can sense.
        capabilities: BoardCapabilities,
    },
    /// What the sensors see, after 150 ms of rest when it has changed, and every 10 s.
    Occupancy {
        /// 24 readings, console one's 1-point first.
        points: Vec<PointReading>,
        /// The bar.
        bar: BarReading,
    },
    /// Dice were thrown on the board.
    Dice {
        /// By whom.
        console: Console,
        /// What they show.
        dice: DiceReading,
    },
    /// The cube was turned, keyed as the value that is offered.
    Cube {
        /// By whom.
        console: Console,
        /// 2, 4, 8 ... 4096.
        value: u16,
    },
    /// A key was pressed.
    Button {
        /// By whom.
        console: Console,
        /// Which.
        button: BoardButton,
    },
    /// A `choose` is answered.
    Choice {
        /// By whom.
        console: Console,
        /// The number of the question.
        question: u32,
        /// Which of its plays, 0 for the first.
        play: u16,
    },
    /// What the board's own clock shows.
    Clock {
        /// Left for the player at console one.
        one: Millis,
        /// Left for the player at console two.
        two: Millis,
    },
    /// How the board is: when it changes, and every ten minutes.
    Health {
        /// 0 to 100; none: no battery.
        battery_percent: Option<u8>,
        /// The sensors that cannot be trusted, at most one report a place.
        faults: Vec<FaultySensor>,
        /// 1 to 64 characters.
        firmware: String,
    },
}

/// What a board can sense.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardCapabilities {
    /// Whether it tells whose a checker is.
    pub colour: bool,
    /// How many checkers of a stack it counts, 1 to 15.
    pub point_depth: u8,
    /// How many checkers on the bar it counts, 1 to 15.
    pub bar_depth: u8,
    /// Whether it reads the dice itself; otherwise they are keyed in.
    pub reads_dice: bool,
}

/// What a point's sensors see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PointReading {
    /// Checkers, up to the board's `point_depth`.
    pub count: u8,
    /// Whose, where there are any and the board knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whose: Option<Console>,
}

/// What the bar's sensors see, up to the board's `bar_depth`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum BarReading {
    /// Both players' checkers together.
    Together(u8),
    /// Each player's.
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
    /// One does not lie flat: they are thrown again.
    Cocked,
}

/// The keys of a console.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BoardButton {
    /// The play is over; before rolling: no double, and the server throws where its dice are used.
    Done,
    /// The cube is offered.
    Double,
    /// The cube, or a resignation, is accepted.
    Take,
    /// The cube, or a resignation, is refused.
    Pass,
    /// The game is given up at this result.
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

/// A sensor that cannot be trusted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FaultySensor {
    /// Where it is.
    pub place: SensedPlace,
    /// Which of the place, 0 next to the rim.
    pub sensor: u8,
}
