//! The board: the places of all thirty checkers, as the side on roll sees them.

mod text;

use std::error::Error;
use std::fmt;

use crate::{Param, Params, Pips, Place, Point, Role};

pub use text::ParsePositionError;

/// The number of counts in [`Position::as_raw`].
pub const RAW_LEN: usize = 28;

/// The indices of [`Position::as_raw`] that are not points.
pub mod raw {
    /// The number of the opponent's checkers on the bar, negated.
    pub const OPPONENT_BAR: usize = 0;
    /// The number of the mover's checkers on the bar.
    pub const OWN_BAR: usize = 25;
    /// The number of the mover's checkers borne off.
    pub const OWN_OFF: usize = 26;
    /// The number of the opponent's checkers borne off (not negative).
    pub const OPPONENT_OFF: usize = 27;
}

/// All checkers of both sides, seen by the side on roll, the mover. It takes 32 bytes and is cheap to copy.
///
/// Every value is a possible position: each side has fifteen checkers, no point is held by both, and the game can
/// still be won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(align(32))]
pub struct Position {
    /// The counts of [`Position::as_raw`]. The last four are always zero: they pad the array to 32 bytes, which are
    /// copied and compared as one.
    cells: [i8; 32],
}

/// The checkers of both sides on the board. Each side counts from its own home board: index 0 is its 1-point, index
/// 23 its 24-point, index 24 its bar. Checkers not listed are borne off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Checkers {
    /// The mover's checkers.
    pub own: [u8; 25],
    /// The opponent's checkers, in the opponent's numbering.
    pub opponent: [u8; 25],
}

/// The reason why some checkers do not form a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A side has more than fifteen checkers on the board.
    TooManyCheckers {
        /// The side with too many checkers.
        role: Role,
        /// The number of its checkers on the board.
        count: u16,
    },
    /// Both sides have checkers on this point, given in the mover's numbering.
    PointHeldByBoth(Point),
    /// Neither side has a checker left.
    BothBorneOff,
    /// Both sides are on the bar against a closed board, so that neither can ever move again.
    BothShutOut,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyCheckers { role: Role::Mover, count } => {
                write!(f, "the side on roll has {count} checkers on the board, more than 15")
            }
            Self::TooManyCheckers { role: Role::Opponent, count } => {
                write!(f, "the side not on roll has {count} checkers on the board, more than 15")
            }
            Self::PointHeldByBoth(point) => {
                write!(f, "both sides have checkers on point {point} of the side on roll")
            }
            Self::BothBorneOff => f.write_str("both sides have borne off all their checkers"),
            Self::BothShutOut => f.write_str("both sides are on the bar against a closed board"),
        }
    }
}

impl Error for PositionError {}

impl PositionError {
    /// Returns the code, which is the id of the text for people.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooManyCheckers { role: Role::Mover, .. } => "too_many_checkers_on_roll",
            Self::TooManyCheckers { role: Role::Opponent, .. } => "too_many_checkers_not_on_roll",
            Self::PointHeldByBoth(_) => "point_held_by_both",
            Self::BothBorneOff => "both_borne_off",
            Self::BothShutOut => "both_shut_out",
        }
    }

    /// Returns the arguments of the text.
    #[must_use]
    pub fn params(&self) -> Params {
        match self {
            Self::TooManyCheckers { count, .. } => vec![("count", Param::number(*count))],
            Self::PointHeldByBoth(point) => vec![("point", Param::text(point))],
            Self::BothBorneOff | Self::BothShutOut => Vec::new(),
        }
    }
}

impl Position {
    /// The number of checkers of each side.
    pub const CHECKERS: u8 = 15;

    /// The position at the start of a game, the same for both sides.
    pub const STARTING: Self = {
        let mut cells = [0; 32];
        cells[24] = 2;
        cells[13] = 5;
        cells[8] = 3;
        cells[6] = 5;
        cells[25 - 24] = -2;
        cells[25 - 13] = -5;
        cells[25 - 8] = -3;
        cells[25 - 6] = -5;
        Self { cells }
    };

    /// Returns the position with these checkers on the board.
    ///
    /// # Errors
    /// Returns a [`PositionError`] if the position is impossible.
    pub fn from_checkers(checkers: Checkers) -> Result<Self, PositionError> {
        let Checkers { own, opponent } = checkers;
        let own_off = borne_off(&own, Role::Mover)?;
        let opponent_off = borne_off(&opponent, Role::Opponent)?;
        let mut cells = [0; 32];
        for point in Point::all() {
            let [mine, theirs] = [own[index(point)], opponent[index(point.opposite())]];
            if mine > 0 && theirs > 0 {
                return Err(PositionError::PointHeldByBoth(point));
            }
            cells[usize::from(point.number())] = mine.cast_signed() - theirs.cast_signed();
        }
        cells[raw::OWN_BAR] = own[24].cast_signed();
        cells[raw::OPPONENT_BAR] = -opponent[24].cast_signed();
        cells[raw::OWN_OFF] = own_off.cast_signed();
        cells[raw::OPPONENT_OFF] = opponent_off.cast_signed();
        if own_off == Self::CHECKERS && opponent_off == Self::CHECKERS {
            return Err(PositionError::BothBorneOff);
        }
        let is_shut_out = |bar: u8, board: &[u8; 25]| bar > 0 && board[..6].iter().all(|&count| count >= 2);
        if is_shut_out(own[24], &opponent) && is_shut_out(opponent[24], &own) {
            return Err(PositionError::BothShutOut);
        }
        Ok(Self { cells })
    }

    /// Returns the checkers on the board. This is the inverse of [`Position::from_checkers`].
    #[must_use]
    pub fn to_checkers(&self) -> Checkers {
        let mut checkers = Checkers { own: [0; 25], opponent: [0; 25] };
        for point in Point::all() {
            checkers.own[index(point)] = self.own(Place::Point(point));
            checkers.opponent[index(point)] = self.opponent(Place::Point(point));
        }
        checkers.own[24] = self.own(Place::Bar);
        checkers.opponent[24] = self.opponent(Place::Bar);
        checkers
    }

    /// Returns the counts as they are stored, for code that encodes positions as numbers:
    ///
    /// - `[1..=24]`: the points in the mover's numbering; positive for the mover's checkers, negative for the
    ///   opponent's;
    /// - `[raw::OWN_BAR]` (25) and `[raw::OPPONENT_BAR]` (0): the bar, positive and negative;
    /// - `[raw::OWN_OFF]` (26) and `[raw::OPPONENT_OFF]` (27): checkers borne off, both positive or zero.
    #[must_use]
    pub const fn as_raw(&self) -> &[i8; RAW_LEN] {
        match self.cells.first_chunk() {
            Some(cells) => cells,
            None => unreachable!(),
        }
    }

    /// Returns the counts for [`crate::board`], which makes legal moves only.
    pub(crate) const fn cells_mut(&mut self) -> &mut [i8; 32] {
        &mut self.cells
    }

    /// Returns the same checkers with the other side on roll.
    #[must_use]
    pub fn flip(&self) -> Self {
        let mut cells = [0; 32];
        // Place `n` of one side is place `25 - n` of the other, bars included.
        for (to, from) in cells[..26].iter_mut().zip(self.cells[..26].iter().rev()) {
            *to = -from;
        }
        cells[raw::OWN_OFF] = self.cells[raw::OPPONENT_OFF];
        cells[raw::OPPONENT_OFF] = self.cells[raw::OWN_OFF];
        Self { cells }
    }

    /// Returns the number of the mover's checkers at a place.
    #[must_use]
    pub fn own(&self, place: Place) -> u8 {
        let count = match place {
            Place::Off => self.cells[raw::OWN_OFF],
            Place::Point(point) => self.cells[usize::from(point.number())],
            Place::Bar => self.cells[raw::OWN_BAR],
        };
        count.max(0).unsigned_abs()
    }

    /// Returns the number of the opponent's checkers at a place, named in the opponent's numbering.
    #[must_use]
    pub fn opponent(&self, place: Place) -> u8 {
        let count = match place {
            Place::Off => -self.cells[raw::OPPONENT_OFF],
            Place::Point(point) => self.cells[usize::from(point.opposite().number())],
            Place::Bar => self.cells[raw::OPPONENT_BAR],
        };
        count.min(0).unsigned_abs()
    }

    /// Returns the number of a side's checkers at a place, named in that side's own numbering.
    #[must_use]
    pub fn count(&self, role: Role, place: Place) -> u8 {
        match role {
            Role::Mover => self.own(place),
            Role::Opponent => self.opponent(place),
        }
    }

    /// Returns the number of checkers that the mover has borne off.
    #[must_use]
    pub fn own_off(&self) -> u8 {
        self.own(Place::Off)
    }

    /// Returns the number of checkers that the opponent has borne off.
    #[must_use]
    pub fn opponent_off(&self) -> u8 {
        self.opponent(Place::Off)
    }

    /// Returns the mover's pip count.
    #[must_use]
    pub fn own_pips(&self) -> Pips {
        self.pips(Role::Mover)
    }

    /// Returns the opponent's pip count.
    #[must_use]
    pub fn opponent_pips(&self) -> Pips {
        self.pips(Role::Opponent)
    }

    /// Returns the pip count of a side.
    #[must_use]
    pub fn pips(&self, role: Role) -> Pips {
        let places = Point::all().map(Place::Point).chain([Place::Bar]);
        Pips::new(places.map(|place| u16::from(place.pips()) * u16::from(self.count(role, place))).sum())
    }

    /// Returns true if the sides have passed each other, so that no checker can be hit. A finished game is
    /// a race.
    #[must_use]
    pub fn is_race(&self) -> bool {
        let cells = &self.cells[..26];
        let rearmost_own = cells.iter().rposition(|&count| count > 0);
        let rearmost_opponent = cells.iter().position(|&count| count < 0);
        match (rearmost_own, rearmost_opponent) {
            (Some(own), Some(opponent)) => own < opponent,
            (None, _) | (_, None) => true,
        }
    }

    /// Returns the side that has borne off its last checker, if any. After a play that is [`Role::Opponent`],
    /// because the turn has passed.
    #[must_use]
    pub fn winner(&self) -> Option<Role> {
        if self.own_off() == Self::CHECKERS {
            Some(Role::Mover)
        } else if self.opponent_off() == Self::CHECKERS {
            Some(Role::Opponent)
        } else {
            None
        }
    }
}

fn index(point: Point) -> usize {
    usize::from(point.number()) - 1
}

fn borne_off(board: &[u8; 25], role: Role) -> Result<u8, PositionError> {
    // 25 counts of up to 255 fit into 16 bits.
    let count = board.iter().map(|&count| u16::from(count)).sum();
    match u8::try_from(count) {
        Ok(few) if few <= Position::CHECKERS => Ok(Position::CHECKERS - few),
        _ => Err(PositionError::TooManyCheckers { role, count }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameResult;

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    #[test]
    fn the_start_is_the_same_for_both_sides() {
        let start = Position::STARTING;
        assert_eq!(start.flip(), start);
        assert_eq!((start.own_pips(), start.opponent_pips()), (Pips::new(167), Pips::new(167)));
        assert_eq!(Position::from_checkers(start.to_checkers()), Ok(start));
        assert_eq!(start, position("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5"));
        assert_eq!((start.is_race(), start.winner(), size_of::<Position>()), (false, None, 32));
    }

    #[test]
    fn raw_counts_are_where_the_description_says() {
        let cells = *position("bar:1 20:2 6:3 / bar:2 24:4 3:1").as_raw();
        assert_eq!((cells[raw::OWN_BAR], cells[20], cells[6], cells[raw::OWN_OFF]), (1, 2, 3, 9));
        assert_eq!(
            (cells[raw::OPPONENT_BAR], cells[1], cells[22], cells[raw::OPPONENT_OFF]),
            (-2, -4, -1, 8)
        );
    }

    #[test]
    fn impossible_checkers_are_refused_by_name() {
        let with = |change: fn(&mut Checkers)| {
            let mut checkers = Position::STARTING.to_checkers();
            change(&mut checkers);
            Position::from_checkers(checkers)
        };
        let too_many = |role, count| Err(PositionError::TooManyCheckers { role, count });
        assert_eq!(with(|c| c.own[24] = 1), too_many(Role::Mover, 16));
        assert_eq!(with(|c| c.opponent = [255; 25]), too_many(Role::Opponent, 255 * 25));
        let five = Point::new(20).unwrap();
        assert_eq!(
            with(|c| {
                c.own[23] = 1;
                c.own[19] = 1;
                c.opponent[4] = 1;
                c.opponent[5] = 4;
            }),
            Err(PositionError::PointHeldByBoth(five))
        );
        assert_eq!(
            with(|c| {
                c.own = [0; 25];
                c.opponent = [0; 25];
            }),
            Err(PositionError::BothBorneOff)
        );
        let closed = |bar| {
            let mut board = [0; 25];
            board[..6].fill(2);
            board[24] = bar;
            board
        };
        let both = Checkers { own: closed(1), opponent: closed(2) };
        assert_eq!(Position::from_checkers(both), Err(PositionError::BothShutOut));
        assert!(Position::from_checkers(Checkers { own: closed(1), opponent: closed(0) }).is_ok());
    }

    #[test]
    fn contact_ends_when_the_rearmost_checkers_have_passed() {
        for (text, is_race) in [
            ("14:15 / 12:15", false),
            ("13:15 / 11:15", true),
            ("12:15 / 12:15", true),
            ("bar:1 1:1 / 1:1", false),
            ("1:1 / bar:1 1:1", false),
            ("off:15 / 24:15", true),
        ] {
            let position = position(text);
            assert_eq!((position.is_race(), position.flip().is_race()), (is_race, is_race), "{text}");
        }
    }

    #[test]
    fn results_of_finished_games() {
        use GameResult::{Backgammon, Gammon, Single};
        for (loser, result) in [
            ("6:14", Single),
            ("bar:1 6:13", Single),
            ("6:15", Gammon),
            ("18:1 6:14", Gammon),
            ("19:1 6:14", Backgammon),
            ("24:1 6:14", Backgammon),
            ("bar:1 6:14", Backgammon),
        ] {
            let position = position(&format!("{loser} / off:15"));
            assert_eq!((position.winner(), position.game_result()), (Some(Role::Opponent), Some(result)));
            let flipped = position.flip();
            assert_eq!((flipped.winner(), flipped.game_result()), (Some(Role::Mover), Some(result)));
        }
        assert_eq!(position("6:1 / 6:1").game_result(), None);
    }
}
