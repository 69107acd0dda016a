//! The truth set: positions of named families, rolled out to the end, which measure the values of every net.
//!
//! - [`family`] defines the kinds of position; [`starts`] finds positions of each family in self-play.
//! - [`play`] rolls them out; [`run`] does so for a whole set, and resumes after an interruption.
//! - [`file`] is the file format of sets; [`report`] compares a net with a set.
//!
//! A position has a side on roll that has not rolled (the same as "after a play, opponent on roll"). All its
//! numbers are cubeless and for that side.

mod family;
mod file;
mod play;
mod report;
mod run;
mod starts;

pub(crate) use play::Roller;
#[cfg(feature = "torch")]
pub(crate) use play::{KnownTurn, Play, is_race, is_settled};
pub(crate) use report::{TruthReport, report};
pub(crate) use run::{Running, find_positions, pack, roll_out};
pub(crate) use starts::constructed;

/// The probabilities of win, win gammon, win backgammon, lose gammon and lose backgammon (each includes the next),
/// and the equity in points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Chances(pub(crate) [f64; 6]);

impl Chances {
    /// Returns the equity in points.
    pub(crate) fn equity(&self) -> f64 {
        self.0[5]
    }

    /// Returns the same numbers for the other side.
    pub(crate) fn flipped(&self) -> Self {
        let [win, won, won_backgammon, lost, lost_backgammon, equity] = self.0;
        Self([1.0 - win, lost, lost_backgammon, won, won_backgammon, -equity])
    }
}

impl From<eval::Probabilities> for Chances {
    fn from(p: eval::Probabilities) -> Self {
        let [win, won, won_backgammon, lost, lost_backgammon] = p.to_array().map(f64::from);
        let equity = 2.0 * win - 1.0 + won + won_backgammon - lost - lost_backgammon;
        Self([win, won, won_backgammon, lost, lost_backgammon, equity])
    }
}

/// Returns the 64-bit FNV-1a digest of some bytes.
pub(crate) fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
