//! Who sits where at a board, and its messages as domain types.

use rules::{BySide, Point, Role, Side};
use wire::{BarReading, Console, PointReading};

use crate::{Bar, Look, Reading, SensedPlace};

/// Who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The side whose numbering the board reports in: the player at console one, or whoever is played for there.
    pub one: Side,
    /// Which sides sit at this board. The other one's checkers are moved for it.
    pub here: BySide<bool>,
}

impl Seating {
    /// Where a side sits.
    #[must_use]
    pub fn console(&self, side: Side) -> Console {
        if side == self.one { Console::One } else { Console::Two }
    }

    /// Who sits there.
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

/// What a frame reports, with console one's player as the mover. None when it has not 24 points, which no frame that
/// could be read has.
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

/// A place that a frame names.
pub(super) const fn place_of_frame(place: wire::SensedPlace) -> Option<SensedPlace> {
    match place {
        wire::SensedPlace::Bar => Some(SensedPlace::Bar),
        wire::SensedPlace::Point(number) => match Point::new(number) {
            Some(point) => Some(SensedPlace::Point(point)),
            None => None,
        },
    }
}
