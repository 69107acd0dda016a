//! Homes, the positions of one side in its home board: their numbers and their moves.

use crate::board::Sides;

/// Points of the home board.
pub(crate) const POINTS: usize = 6;
/// The maximum number of checkers of a side.
pub(crate) const CHECKERS: usize = 15;

/// The number of checkers on each of the points 1 to 6.
pub(crate) type Home = [u8; POINTS];

/// Returns the number of ways to spread `n` checkers over `points` points.
const fn spreads(n: usize, points: usize) -> usize {
    // This computes C(n + points - 1, points - 1) in an order in which each division is exact.
    let mut result = 1;
    let mut k = 1;
    while k < points {
        result = result * (n + k) / k;
        k += 1;
    }
    result
}

/// `[points after this one][checkers left][checkers here] -> the number of homes that come before`.
const BEFORE: [[[u32; CHECKERS + 1]; CHECKERS + 1]; POINTS] = {
    let mut table = [[[0; CHECKERS + 1]; CHECKERS + 1]; POINTS];
    let mut points = 1;
    while points < POINTS {
        let mut left = 0;
        while left <= CHECKERS {
            let mut here = 0;
            while here < left {
                #[expect(clippy::cast_possible_truncation, reason = "at most 15,504")]
                let ways = spreads(left - here, points) as u32;
                table[points][left][here + 1] = table[points][left][here] + ways;
                here += 1;
            }
            left += 1;
        }
        points += 1;
    }
    table
};

/// `[checkers] -> the offset of the first home with this many checkers`.
const OFFSETS: [usize; CHECKERS + 2] = {
    let mut offsets = [0; CHECKERS + 2];
    let mut n = 0;
    while n <= CHECKERS {
        offsets[n + 1] = offsets[n] + spreads(n, POINTS);
        n += 1;
    }
    offsets
};

/// Returns the offset of the first home with this many checkers. One more than the maximum gives the number of
/// homes.
pub(crate) const fn offset(checkers: usize) -> usize {
    OFFSETS[checkers]
}

pub(crate) fn count(home: &Home) -> usize {
    home.iter().map(|&n| usize::from(n)).sum()
}

pub(crate) fn pips(home: &Home) -> usize {
    home.iter().zip(1..).map(|(&n, point)| usize::from(n) * point).sum()
}

/// Returns the number of the home. Homes with fewer checkers come first.
#[inline]
pub(crate) fn index(home: &Home) -> usize {
    let checkers = count(home);
    let mut left = checkers;
    let mut rank = 0;
    for (at, &n) in home[..POINTS - 1].iter().enumerate() {
        rank += BEFORE[POINTS - 1 - at][left][usize::from(n)];
        left -= usize::from(n);
    }
    OFFSETS[checkers] + rank as usize
}

/// Visits all homes with this many checkers, in the order of their numbers.
pub(crate) fn each_home(checkers: usize, visit: &mut dyn FnMut(&Home)) {
    fn go(home: &mut Home, at: usize, left: usize, visit: &mut dyn FnMut(&Home)) {
        if at + 1 == POINTS {
            home[at] = u8::try_from(left).unwrap_or(0);
            visit(home);
            return;
        }
        for n in 0..=left {
            home[at] = u8::try_from(n).unwrap_or(0);
            go(home, at + 1, left - n, visit);
        }
    }
    go(&mut [0; POINTS], 0, checkers, visit);
}

/// Visits all homes that one move of a die reaches. If the home has a checker, there is at least one.
#[inline]
pub(crate) fn moved(home: &Home, die: usize, mut visit: impl FnMut(&Home)) {
    let Some(highest) = home.iter().rposition(|&n| n > 0) else { return };
    for point in 0..=highest {
        if home[point] == 0 {
            continue;
        }
        let mut next = *home;
        next[point] -= 1;
        if point >= die {
            next[point - die] += 1;
        // A checker is borne off by its exact number, or by a higher one from the highest point.
        } else if point + 1 != die && point != highest {
            continue;
        }
        visit(&next);
    }
}

fn home_of(counts: &[u8; 32]) -> Option<Home> {
    if counts[POINTS + 1..].iter().any(|&count| count > 0) {
        return None;
    }
    counts[1..=POINTS].try_into().ok()
}

/// Returns both homes, the side on roll first. Returns `None` if a side has a checker outside its home board. A side
/// that has borne off all its checkers has an empty home.
pub(crate) fn homes_of(sides: &Sides) -> Option<[Home; 2]> {
    Some([home_of(&sides.own)?, home_of(&sides.opp)?])
}
