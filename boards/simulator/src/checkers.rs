//! The checkers on the model's board, at any place.

use rules::{Place, Point, Position};
use wire::{BarReading, BoardPosition, Console};

/// The number of places for a player's checkers. Indices 1 to 24 are points in console one's numbering.
const PLACES: usize = 26;

/// All checkers of both players, in console one's numbering. They may be in illegal positions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Checkers {
    /// Index 25 is the bar and 0 is off.
    one: [u8; PLACES],
    /// Index 0 is the bar and 25 is off.
    two: [u8; PLACES],
}

/// A place that a hand can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A point, 1 to 24 in console one's numbering.
    Point(u8),
    /// The bar.
    Bar,
    /// Beside the board: borne off.
    Off,
}

impl Spot {
    pub(crate) fn place_of(self, console: Console) -> Place26 {
        match (self, console) {
            (Self::Point(point), _) => usize::from(point.clamp(1, 24)),
            (Self::Bar, Console::One) | (Self::Off, Console::Two) => 25,
            (Self::Bar, Console::Two) | (Self::Off, Console::One) => 0,
        }
    }
}

/// A checker's place as an index into its player's counts.
pub(crate) type Place26 = usize;

impl Checkers {
    /// Returns the checkers of a position whose mover sits at this console.
    #[must_use]
    pub fn from_position(position: &Position, mover: Console) -> Self {
        let by_one = match mover {
            Console::One => *position,
            Console::Two => position.flip(),
        };
        let mut checkers = Self { one: [0; PLACES], two: [0; PLACES] };
        for point in Point::all() {
            let here = usize::from(point.number());
            checkers.one[here] = by_one.own(Place::Point(point));
            checkers.two[25 - here] = by_one.opponent(Place::Point(point));
        }
        checkers.one[25] = by_one.own(Place::Bar);
        checkers.one[0] = by_one.own(Place::Off);
        checkers.two[0] = by_one.opponent(Place::Bar);
        checkers.two[25] = by_one.opponent(Place::Off);
        checkers
    }

    /// Returns the checkers in a message from the server, or `None` if the message does not place them all or has too
    /// many.
    pub(crate) fn from_told(told: &BoardPosition) -> Option<Self> {
        let mut checkers = Self { one: [0; PLACES], two: [0; PLACES] };
        if told.points.len() != 24 {
            return None;
        }
        for (at, reading) in (1..).zip(&told.points) {
            match (reading.count, reading.whose) {
                (0, _) => {}
                (count, Some(Console::One)) => checkers.one[at] = count,
                (count, Some(Console::Two)) => checkers.two[at] = count,
                (_, None) => return None,
            }
        }
        let BarReading::Apart { one, two } = told.bar else { return None };
        checkers.one[25] = one;
        checkers.two[0] = two;
        let off = |side: &[u8; PLACES]| Position::CHECKERS.checked_sub(side.iter().sum());
        checkers.one[0] = off(&checkers.one)?;
        checkers.two[25] = off(&checkers.two)?;
        Some(checkers)
    }

    /// Returns the position with the player of a console as the mover, or `None` if it is impossible.
    pub(crate) fn to_position(&self, mover: Console) -> Option<Position> {
        let mut checkers = rules::Checkers { own: [0; 25], opponent: [0; 25] };
        for at in 1..=24 {
            checkers.own[at - 1] = self.one[at];
            checkers.opponent[24 - at] = self.two[at];
        }
        checkers.own[24] = self.one[25];
        checkers.opponent[24] = self.two[0];
        let by_one = Position::from_checkers(checkers).ok()?;
        Some(match mover {
            Console::One => by_one,
            Console::Two => by_one.flip(),
        })
    }

    fn counts_at(&self, console: Console) -> &[u8; PLACES] {
        match console {
            Console::One => &self.one,
            Console::Two => &self.two,
        }
    }

    /// Returns the number of a player's checkers at a place.
    #[must_use]
    pub fn at(&self, console: Console, spot: Spot) -> u8 {
        self.count(console, spot.place_of(console))
    }

    pub(crate) fn count(&self, console: Console, at: Place26) -> u8 {
        self.counts_at(console)[at]
    }

    /// Removes a checker, if there is one.
    pub(crate) fn lift(&mut self, console: Console, at: Place26) {
        let pile = match console {
            Console::One => &mut self.one[at],
            Console::Two => &mut self.two[at],
        };
        *pile = pile.saturating_sub(1);
    }

    /// Puts a checker down.
    pub(crate) fn put(&mut self, console: Console, at: Place26) {
        match console {
            Console::One => self.one[at] += 1,
            Console::Two => self.two[at] += 1,
        }
    }

    /// Returns the checkers to lift and to put down to reach `target`.
    pub(crate) fn ways_to(&self, target: &Self) -> Ways {
        let mut ways = Ways { lifts: Vec::new(), puts: Vec::new() };
        for console in [Console::One, Console::Two] {
            for at in 0..PLACES {
                let (now, then) = (self.counts_at(console)[at], target.counts_at(console)[at]);
                ways.lifts.extend((then..now).map(|_| (console, at)));
                ways.puts.extend((now..then).map(|_| (console, at)));
            }
        }
        ways
    }
}

/// The difference between two sets of checkers.
pub(crate) struct Ways {
    pub(crate) lifts: Vec<(Console, Place26)>,
    pub(crate) puts: Vec<(Console, Place26)>,
}
