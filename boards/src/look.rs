//! Readings of a board, expected readings, and their differences.

use rules::{Place, Point, Position, Role};

/// The largest possible reading: a side has fifteen checkers, and a point holds checkers of one side.
pub const CHECKERS_SEEN_MAX: u8 = Position::CHECKERS;

/// The abilities of a kind of board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sensors {
    /// True if it can tell the side of a checker.
    pub know_colour: bool,
    /// The number of checkers that it can count on a point; a taller stack reads as this number.
    pub per_point: u8,
    /// The number of checkers that it can count on the bar. Without colour, this is for both sides together.
    pub on_bar: u8,
}

impl Sensors {
    /// The BEZMA board: five sensors without colour in a column on each point. Its bar has more, but only five
    /// are used, so that boards with a shorter bar work too.
    pub const BEZMA: Self = Self { know_colour: false, per_point: 5, on_bar: 5 };

    /// A board that counts every checker and sees colour.
    pub const FULL: Self =
        Self { know_colour: true, per_point: CHECKERS_SEEN_MAX, on_bar: CHECKERS_SEEN_MAX };
}

/// The reading of one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Unknown, because the place has a sensor that is reported as faulty.
    Unknown,
    /// A number of checkers.
    Checkers {
        /// The number, up to the depth of the sensors.
        count: u8,
        /// The side, if there are checkers and the board sees colour.
        whose: Option<Role>,
    },
}

impl Reading {
    /// Returns a reading of checkers of unknown side.
    #[must_use]
    pub const fn colourless(count: u8) -> Self {
        Self::Checkers { count, whose: None }
    }

    /// Returns the number of checkers, zero if the reading is unknown.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::Unknown => 0,
            Self::Checkers { count, .. } => count,
        }
    }

    const fn seen_by_the_other_side(self) -> Self {
        match self {
            Self::Unknown | Self::Checkers { whose: None, .. } => self,
            Self::Checkers { count, whose: Some(role) } => {
                Self::Checkers { count, whose: Some(role.other()) }
            }
        }
    }

    /// Returns the difference from the expected reading in checkers; 0 if it fits.
    const fn distance(self, expected: Self) -> u8 {
        match (self, expected) {
            (Self::Unknown, _) | (_, Self::Unknown) => 0,
            (Self::Checkers { count, whose }, Self::Checkers { count: should, whose: by }) => {
                match (whose, by) {
                    (Some(Role::Mover), Some(Role::Opponent)) | (Some(Role::Opponent), Some(Role::Mover))
                        if count > 0 && should > 0 =>
                    {
                        count.saturating_add(should)
                    }
                    _ => count.abs_diff(should),
                }
            }
        }
    }
}

/// The reading of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// Both sides' checkers together, for a board without colour.
    Together(Reading),
    /// The checkers of each side.
    Apart {
        /// The reading of the mover's checkers.
        own: Reading,
        /// The reading of the opponent's checkers.
        opponent: Reading,
    },
}

/// A place that has sensors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SensedPlace {
    /// A point, in the mover's numbering.
    Point(Point),
    /// The bar.
    Bar,
}

/// A place whose reading differs from the expected one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The place.
    pub place: SensedPlace,
    /// The actual reading.
    pub seen: Reading,
    /// The expected reading.
    pub expected: Reading,
}

/// All readings of the board at one moment, in the mover's numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    points: [Reading; 24],
    bar: Bar,
}

impl Look {
    /// Returns a look with these readings; index 0 is the mover's 1-point.
    #[must_use]
    pub const fn new(points: [Reading; 24], bar: Bar) -> Self {
        Self { points, bar }
    }

    /// Returns the look of a position with these sensors.
    #[must_use]
    pub fn from_position(position: &Position, sensors: Sensors) -> Self {
        let raw = position.as_raw();
        let mut points = [Reading::Unknown; 24];
        for (reading, &count) in points.iter_mut().zip(&raw[1..=24]) {
            let whose = match count {
                1.. => Some(Role::Mover),
                0 => None,
                ..0 => Some(Role::Opponent),
            };
            *reading = Reading::Checkers {
                count: count.unsigned_abs().min(sensors.per_point),
                whose: if sensors.know_colour { whose } else { None },
            };
        }
        let [own, opponent] = [position.own(Place::Bar), position.opponent(Place::Bar)];
        let of = |count: u8, role| Reading::Checkers {
            count: count.min(sensors.on_bar),
            whose: (count > 0).then_some(role),
        };
        let bar = if sensors.know_colour {
            Bar::Apart { own: of(own, Role::Mover), opponent: of(opponent, Role::Opponent) }
        } else {
            Bar::Together(Reading::colourless((own + opponent).min(sensors.on_bar)))
        };
        Self { points, bar }
    }

    /// Returns the readings of the points; index 0 is the mover's 1-point.
    #[must_use]
    pub const fn points(&self) -> &[Reading; 24] {
        &self.points
    }

    /// Returns the reading of the bar.
    #[must_use]
    pub const fn bar(&self) -> Bar {
        self.bar
    }

    /// Returns the same look in the other side's numbering.
    #[must_use]
    pub fn flip(&self) -> Self {
        let mut points = self.points.map(Reading::seen_by_the_other_side);
        points.reverse();
        let bar = match self.bar {
            Bar::Together(reading) => Bar::Together(reading),
            Bar::Apart { own, opponent } => {
                Bar::Apart { own: opponent.seen_by_the_other_side(), opponent: own.seen_by_the_other_side() }
            }
        };
        Self { points, bar }
    }

    /// Returns the same look with the reading of one place unknown.
    #[must_use]
    pub const fn without(mut self, place: SensedPlace) -> Self {
        match place {
            SensedPlace::Point(point) => self.points[point.number() as usize - 1] = Reading::Unknown,
            SensedPlace::Bar => self.bar = Bar::Together(Reading::Unknown),
        }
        self
    }

    /// Returns true if a board with this position can have these readings.
    #[must_use]
    pub fn fits(&self, position: &Position, sensors: Sensors) -> bool {
        let expected = Self::from_position(position, sensors);
        self.points.iter().zip(&expected.points).all(|(seen, should)| seen.distance(*should) == 0)
            && self.bar_readings(&expected).iter().all(|(seen, should)| seen.distance(*should) == 0)
    }

    /// Returns the distance of this look from a position, in checkers.
    #[must_use]
    pub fn distance(&self, position: &Position, sensors: Sensors) -> u16 {
        let expected = Self::from_position(position, sensors);
        let points = self.points.iter().zip(&expected.points);
        let bar = self.bar_readings(&expected);
        let far = |(seen, should): (&Reading, &Reading)| u16::from(seen.distance(*should));
        points.map(far).sum::<u16>() + bar.iter().map(|(seen, should)| far((seen, should))).sum::<u16>()
    }

    /// Returns the places whose readings differ from this position: points from 1 to 24, then the bar.
    #[must_use]
    pub fn differences(&self, position: &Position, sensors: Sensors) -> Vec<Difference> {
        let expected = Self::from_position(position, sensors);
        let pairs = Point::all().zip(self.points.iter().zip(&expected.points));
        let points = pairs.map(|(point, (&seen, &should))| (SensedPlace::Point(point), seen, should));
        let bar = self.bar_readings(&expected).map(|(seen, should)| (SensedPlace::Bar, seen, should));
        points
            .chain(bar)
            .filter(|(_, seen, should)| seen.distance(*should) > 0)
            .map(|(place, seen, expected)| Difference { place, seen, expected })
            .collect()
    }

    /// Returns pairs of actual and expected readings of the bar. Unless both looks have colour, totals are
    /// compared.
    fn bar_readings(&self, expected: &Self) -> [(Reading, Reading); 2] {
        const NOTHING: (Reading, Reading) = (Reading::Unknown, Reading::Unknown);
        match (self.bar, expected.bar) {
            (Bar::Apart { own, opponent }, Bar::Apart { own: own_should, opponent: opponent_should }) => {
                [(own, own_should), (opponent, opponent_should)]
            }
            (seen, should) => [(seen.total(), should.total()), NOTHING],
        }
    }
}

impl Bar {
    /// Returns both sides' checkers together.
    #[must_use]
    pub const fn total(self) -> Reading {
        match self {
            Self::Together(reading) => reading,
            Self::Apart { own: Reading::Unknown, .. } | Self::Apart { opponent: Reading::Unknown, .. } => {
                Reading::Unknown
            }
            Self::Apart { own, opponent } => {
                Reading::colourless(own.count().saturating_add(opponent.count()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    #[test]
    fn the_start_as_each_kind_of_board_sees_it() {
        let colourless = Look::from_position(&Position::STARTING, Sensors::BEZMA);
        let count_at = |look: &Look, point: usize| look.points()[point - 1];
        assert_eq!(count_at(&colourless, 24), Reading::colourless(2));
        assert_eq!(count_at(&colourless, 1), Reading::colourless(2));
        assert_eq!(colourless.flip(), colourless);
        let full = Look::from_position(&Position::STARTING, Sensors::FULL);
        assert_eq!(count_at(&full, 24), Reading::Checkers { count: 2, whose: Some(Role::Mover) });
        assert_eq!(count_at(&full, 1), Reading::Checkers { count: 2, whose: Some(Role::Opponent) });
        assert_eq!(full.flip(), full);
    }

    #[test]
    fn stacks_are_cut_where_the_sensors_end() {
        let six = position("6:6 5:9 / 1:15");
        let five = position("6:5 5:10 / 1:15");
        assert!(Look::from_position(&six, Sensors::BEZMA).fits(&five, Sensors::BEZMA));
        assert!(!Look::from_position(&six, Sensors::FULL).fits(&five, Sensors::FULL));
    }

    #[test]
    fn a_look_turns_round_with_its_position() {
        let tangled = position("bar:2 20:3 6:6 2:1 / bar:1 24:2 8:7 3:1");
        for sensors in [Sensors::BEZMA, Sensors::FULL] {
            let look = Look::from_position(&tangled, sensors);
            assert_eq!(look.flip(), Look::from_position(&tangled.flip(), sensors));
            assert_eq!(look.flip().flip(), look);
            assert_eq!((look.distance(&tangled, sensors), look.differences(&tangled, sensors)), (0, vec![]));
        }
    }

    #[test]
    fn a_place_that_is_not_trusted_fits_whatever_stands_there() {
        let six_point = SensedPlace::Point(Point::new(6).unwrap());
        let look = Look::from_position(&position("6:4 / 1:1"), Sensors::FULL);
        assert!(!look.fits(&position("6:1 / 1:1"), Sensors::FULL));
        assert!(look.without(six_point).fits(&position("6:1 / 1:1"), Sensors::FULL));
        let on_bar = Look::from_position(&position("bar:1 6:4 / 1:1"), Sensors::FULL);
        assert!(on_bar.without(SensedPlace::Bar).fits(&position("6:4 / 1:1"), Sensors::FULL));
    }

    #[test]
    fn a_checker_of_the_wrong_side_is_as_far_as_taking_it_away_and_putting_the_other() {
        let look = Look::from_position(&position("6:1 / 1:1"), Sensors::FULL);
        let swapped = position("24:1 / 19:1");
        assert_eq!(look.distance(&swapped, Sensors::FULL), 4);
        let colourless = Look::from_position(&position("6:1 / 1:1"), Sensors::BEZMA);
        assert_eq!(colourless.distance(&swapped, Sensors::BEZMA), 0);
    }
}
