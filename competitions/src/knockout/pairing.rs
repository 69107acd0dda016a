//! The draw of a round.

use std::fmt;

use crate::draw::{Draw, Seed};
use crate::id::PlayerId;

/// A match of the tournament: its round and its number within it, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PairingId {
    /// The round.
    pub round: u32,
    /// The match within the round.
    pub number: u32,
}

impl fmt::Display for PairingId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, self.number)
    }
}

/// The seat of a player in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// The player listed first.
    First,
    /// The player listed second.
    Second,
}

impl Seat {
    /// Both seats.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// Returns the other seat.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// A pairing of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pairing {
    /// Two players who meet.
    Match(PlayerId, PlayerId),
    /// A player who advances without playing.
    Bye(PlayerId),
}

impl Pairing {
    /// Returns the players: two, or one with a bye.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> + use<> {
        let (one, other) = match *self {
            Self::Match(one, other) => (one, Some(other)),
            Self::Bye(one) => (one, None),
        };
        std::iter::once(one).chain(other)
    }

    /// Returns true if `player` is part of the pairing.
    #[must_use]
    pub fn has(&self, player: PlayerId) -> bool {
        self.seat_of(player).is_some() || *self == Self::Bye(player)
    }

    /// Returns the seat of `player`, or `None` if the player has no match in this pairing.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        match *self {
            Self::Match(first, _) if first == player => Some(Seat::First),
            Self::Match(_, second) if second == player => Some(Seat::Second),
            Self::Match(..) | Self::Bye(_) => None,
        }
    }

    /// Returns the player in `seat` if this is a match.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> Option<PlayerId> {
        match (*self, seat) {
            (Self::Match(player, _), Seat::First) | (Self::Match(_, player), Seat::Second) => Some(player),
            (Self::Bye(_), _) => None,
        }
    }
}

/// Pairs a field at random. The players in `apart` do not meet each other and get no bye, so there may be at most as
/// many of them as of the others. `byes` of the others advance without playing.
///
/// The pairings depend on the order of `field`, so the caller must keep that order.
pub(super) fn at_random(field: &[PlayerId], apart: &[PlayerId], byes: usize, seed: Seed) -> Vec<Pairing> {
    let mut draw = Draw::new(seed);
    let mut others: Vec<PlayerId> = field.to_vec();
    draw.shuffle(&mut others);
    let mut pairings: Vec<Pairing> = Vec::with_capacity(field.len().div_ceil(2) + apart.len());
    for _ in 0..byes {
        pairings.extend(others.pop().map(Pairing::Bye));
    }
    for player in apart {
        pairings.extend(others.pop().map(|other| Pairing::Match(other, *player)));
    }
    pairings.extend(others.chunks_exact(2).map(|pair| Pairing::Match(pair[0], pair[1])));
    // The lucky losers' matches come first so far. Shuffling keeps the order from revealing them.
    draw.shuffle(&mut pairings);
    pairings
}

/// Pairs a field by strength, the strongest with the weakest. `ranked` is sorted from the strongest. Byes go to
/// the strongest. Players in `apart` count as the weakest, in their order, so that they do not meet.
pub(super) fn by_strength(ranked: &[PlayerId], apart: &[PlayerId], byes: usize) -> Vec<Pairing> {
    let (with_bye, rest) = ranked.split_at(byes.min(ranked.len()));
    let line: Vec<PlayerId> = rest.iter().chain(apart).copied().collect();
    let half = line.len() / 2;
    let matches = (0..half).map(|at| Pairing::Match(line[at], line[line.len() - 1 - at]));
    with_bye.iter().copied().map(Pairing::Bye).chain(matches).collect()
}
