//! Rule 6: who wins a match that is still open when the last week of its round is over.

use rules::MatchPoints;

use super::pairing::Seat;
use crate::draw::{Draw, Seed};

/// Time that both players used, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeUsed {
    /// By the first player.
    pub first: u64,
    /// By the second player.
    pub second: u64,
}

/// How an open match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpenMatch {
    /// The first player's points.
    pub first: MatchPoints,
    /// The second player's points.
    pub second: MatchPoints,
    /// In the last game that is finished, if there is one.
    pub last_finished_game: Option<TimeUsed>,
    /// In the game that is being played.
    pub current_game: TimeUsed,
}

/// What decided an open match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grounds {
    /// More points.
    Points,
    /// Less time in the last finished game.
    LastGameTime,
    /// Less time in the current game; none is finished.
    CurrentGameTime,
    /// A lot.
    Lot,
}

/// A decision by rule 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    /// Who wins.
    pub winner: Seat,
    /// Why.
    pub grounds: Grounds,
}

/// Decides an open match. `lot` is used, and need only be recorded, where everything else is equal.
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
