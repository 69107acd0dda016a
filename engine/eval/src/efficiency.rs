//! The cube's efficiency: the fraction of a live cube's extra value over a dead one that is realised in play.
//!
//! It depends on the owner of the cube, on the kind of position, and on how far the side on roll is between its take
//! point and its cash point. A side that is about to lose a race has few turns left to use a cube; a side with a
//! whole game ahead has many. The fractions are fitted to this project's own games (`train efficiency`; see
//! `NETWORKS.md`). Bear-offs of at most six checkers a side are left out: they are solved for money, and a match takes
//! their fractions from that solution.

use crate::bearoff::one_sided;
use crate::board::Sides;
use crate::class::Bucket;
use rules::Role;

/// The number of knots at which a fraction is given. The first is at [`FIRST`], and the others follow in steps of
/// [`STEP`]. The fraction is linear between the knots and constant beyond them.
const KNOTS: usize = 9;
const FIRST: f32 = -0.5;
const STEP: f32 = 0.25;
/// The number of steps from the first knot to the last.
const STEPS: f32 = 8.0;
/// The number of possible owners of a cube.
const OWNERS: usize = 3;

/// The fractions for one kind of position.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Efficiency([[f32; KNOTS]; OWNERS]);

impl Efficiency {
    /// The efficiency at the start of a game, for the match equity table. Of the values from 0.6 to 0.9, this one gave
    /// the table nearest to the published one.
    pub(crate) const WHOLE_GAME: Self = Self::constant([0.85; OWNERS]);

    /// A cube that realises all of its theoretical gain.
    pub(crate) const LIVE: Self = Self::constant([1.0; OWNERS]);

    /// The number of kinds of position.
    pub const KINDS: usize = Self::RACES + Bucket::COUNT - 1;
    /// The number of kinds that are races. They come first; the others are contact.
    pub const RACES: usize = 4;
    /// The number of knots at which the fraction for a cube is given.
    pub const KNOTS: usize = KNOTS;

    /// Returns an efficiency that is the same at all knots, for a centred cube, one of the side on roll,
    /// and one of the opponent.
    pub(crate) const fn constant([centred, own, theirs]: [f32; OWNERS]) -> Self {
        Self([[centred; KNOTS], [own; KNOTS], [theirs; KNOTS]])
    }

    /// Returns the kind of a position, below [`Efficiency::KINDS`]. First come bear-offs in the one-sided table,
    /// then races by the pips of the side on roll (up to 60, up to 90, more), then crashed boards and the kinds of
    /// contact in the order of [`Bucket`].
    #[must_use]
    pub fn kind(sides: &Sides) -> usize {
        let bucket = Bucket::classify_sides(sides);
        if bucket != Bucket::RACE {
            return Self::RACES + bucket.index() - 1;
        }
        if one_sided::is_bear_off(sides) {
            return 0;
        }
        let pips: u16 = sides.own.iter().zip(0u16..).map(|(&n, place)| u16::from(n) * place).sum();
        1 + usize::from(pips > 60) + usize::from(pips > 90)
    }

    /// Returns the fraction for a cube that is centred (`None`) or owned by a side, at this point on the way from
    /// the take point (0) to the cash point (1).
    #[must_use]
    pub fn share(&self, owner: Option<Role>, along: f32) -> f32 {
        let shares = match owner {
            None => &self.0[0],
            Some(Role::Mover) => &self.0[1],
            Some(Role::Opponent) => &self.0[2],
        };
        Self::weights(along).iter().map(|&(knot, weight)| weight * shares[knot]).sum()
    }

    /// Returns the two knots around this point, with the weights of an interpolation between them.
    #[must_use]
    pub fn weights(along: f32) -> [(usize, f32); 2] {
        let steps = ((along - FIRST) / STEP).clamp(0.0, STEPS);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 8")]
        // The last knot ends a section and begins none.
        let knot = (steps as u8).min(STEPS as u8 - 1);
        let rest = steps - f32::from(knot);
        let knot = usize::from(knot);
        [(knot, 1.0 - rest), (knot + 1, rest)]
    }
}

/// The efficiencies of all kinds of position.
#[derive(Debug, Clone, PartialEq)]
pub struct Efficiencies([Efficiency; Efficiency::KINDS]);

impl Efficiencies {
    /// Returns the built-in efficiencies, which are fitted to the built-in net.
    ///
    /// # Panics
    /// Never: a test reads the built-in table.
    #[must_use]
    pub fn embedded() -> Self {
        Self(parse(include_str!("../nets/efficiency.txt")).expect("the table is part of the program"))
    }

    /// Returns the efficiency for a position.
    #[must_use]
    pub fn look_up_efficiency(&self, sides: &Sides) -> &Efficiency {
        &self.0[Efficiency::kind(sides)]
    }
}

/// Parses the table: for each kind of position a line for each owner, with a number for each knot. A comment begins
/// with `#`.
fn parse(text: &str) -> Option<[Efficiency; Efficiency::KINDS]> {
    let mut numbers = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or_default())
        .flat_map(str::split_whitespace)
        .map(|number| number.parse::<f32>().ok().filter(|share| (0.0..=1.0).contains(share)));
    let mut table = [Efficiency::WHOLE_GAME; Efficiency::KINDS];
    for share in table.iter_mut().flat_map(|kind| &mut kind.0).flatten() {
        *share = numbers.next()??;
    }
    numbers.next().is_none().then_some(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_linear_between_the_knots_and_constant_beyond_them() {
        let mut shares = [[0.5; KNOTS]; OWNERS];
        shares[1] = [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
        let efficiency = Efficiency(shares);
        for (along, expected) in
            [(-2.0, 0.0), (-0.5, 0.0), (-0.25, 0.1), (0.0, 0.2), (0.125, 0.25), (1.5, 0.8), (3.0, 0.8)]
        {
            let share = efficiency.share(Some(Role::Mover), along);
            assert!((share - expected).abs() < 1e-6, "{along}: {share}");
            assert!((efficiency.share(None, along) - 0.5).abs() < 1e-6);
        }
    }

    #[test]
    fn the_table_is_whole_or_refused() {
        let text = include_str!("../nets/efficiency.txt");
        assert!(parse(text).is_some());
        assert!(parse(&format!("{text} 0.5")).is_none());
        assert!(parse(&text.replacen("0.", "1.", 1)).is_none());
        assert!(parse(&text[..text.len() / 2]).is_none());
    }
}
