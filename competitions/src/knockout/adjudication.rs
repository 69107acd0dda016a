//! Rule 6: the winner of a match that is still open after the last week of its round.

use rules::MatchPoints;

use super::pairing::Seat;
use crate::draw::{Draw, Seed};

/// The time that each player used, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeUsed {
    /// The first player's time.
    pub first: u64,
    /// The second player's time.
    pub second: u64,
}

/// The state of an open match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpenMatch {
    /// The first player's points.
    pub first: MatchPoints,
    /// The second player's points.
    pub second: MatchPoints,
    /// The time used in the last finished game, if there is one.
    pub last_finished_game: Option<TimeUsed>,
    /// The time used in the current game.
    pub current_game: TimeUsed,
}

/// The grounds of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grounds {
    /// More points.
    Points,
    /// Less time in the last finished game.
    LastGameTime,
    /// Less time in the current game, if no game is finished.
    CurrentGameTime,
    /// The drawing of a lot.
    Lot,
}

/// A decision by rule 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// The winner.
    pub winner: Seat,
    /// The grounds.
    pub grounds: Grounds,
}

/// Decides an open match. `lot` is used only if everything else is equal. Only then must the caller record it.
#[must_use]
pub fn adjudicate(open: &OpenMatch, lot: Seed) -> Verdict {
    let by_points = more(open.first, open.second).map(|winner| Verdict { winner, grounds: Grounds::Points });
    let by_time = || match open.last_finished_game {
        Some(time) => less(time).map(|winner| Verdict { winner, grounds: Grounds::LastGameTime }),
        None => less(open.current_game).map(|winner| Verdict { winner, grounds: Grounds::CurrentGameTime }),
    };
    let by_lot = || Verdict { winner: Seat::ALL[Draw::new(lot).below(2)], grounds: Grounds::Lot };
    by_points.or_else(by_time).unwrap_or_else(by_lot)
}

fn more<T: Ord>(first: T, second: T) -> Option<Seat> {
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Seat::First),
        std::cmp::Ordering::Less => Some(Seat::Second),
        std::cmp::Ordering::Equal => None,
    }
}

fn less(time: TimeUsed) -> Option<Seat> {
    more(time.first, time.second).map(Seat::other)
}
