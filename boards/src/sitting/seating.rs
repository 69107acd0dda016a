//! The seats of a board, and its messages as domain types.

use rules::{BySide, Point, Role, Side};
use wire::{BarReading, Console, PointReading};

use crate::{Bar, Look, Reading, SensedPlace};

/// The seats of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The side whose numbering the board uses. It is the side at console one, whether it plays there or its checkers
    /// are moved for it.
    pub one: Side,
    /// True for each side that sits at this board. The other side's checkers are moved for it.
    pub here: BySide<bool>,
}

impl Seating {
    /// Returns the console of a side.
    #[must_use]
    pub fn console(&self, side: Side) -> Console {
        if side == self.one { Console::One } else { Console::Two }
    }

    /// Returns the side at a console.
    #[must_use]
    pub const fn side(&self, console: Console) -> Side {
        match console {
            Console::One => self.one,
            Console::Two => self.one.opponent(),
        }
    }
}

const fn role(console: Console) -> Role {
    match console {
        Console::One => Role::Mover,
        Console::Two => Role::Opponent,
    }
}

/// Returns the readings of a report, with console one's player as the mover. Returns `None` if it does not have
/// 24 points, which the reader already excludes.
pub(super) fn look_of_frame(points: &[PointReading], bar: BarReading) -> Option<Look> {
    let reading =
        |point: &PointReading| Reading::Checkers { count: point.count, whose: point.whose.map(role) };
    let points: Vec<Reading> = points.iter().map(reading).collect();
    let of = |count, role| Reading::Checkers { count, whose: (count > 0).then_some(role) };
    let bar = match bar {
        BarReading::Together(count) => Bar::Together(Reading::colourless(count)),
        BarReading::Apart { one, two } => {
            Bar::Apart { own: of(one, Role::Mover), opponent: of(two, Role::Opponent) }
        }
    };
    Some(Look::new(points.try_into().ok()?, bar))
}

/// Converts a place from a frame. Returns `None` if the number of its point is not 1 to 24.
pub(super) const fn place_of_frame(place: wire::SensedPlace) -> Option<SensedPlace> {
    match place {
        wire::SensedPlace::Bar => Some(SensedPlace::Bar),
        wire::SensedPlace::Point(number) => match Point::new(number) {
            Some(point) => Some(SensedPlace::Point(point)),
            None => None,
        },
    }
}
