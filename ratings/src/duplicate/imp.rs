//! Conversion of small match points to international match points.
//!
//! Source: the scale printed with the rules of the first duplicate team matches, 2008, which is the scale of
//! contract bridge. Small match points are multiples of ten, so no value falls between the printed ranges.

use thiserror::Error;

use super::smp::Smp;

/// International match points of one game, 0 to 24.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Imp(u32);

/// The minimum number of small match points for each IMP: the first entry is for 1 IMP, the last for 24.
const FIRST_SMP_OF: [u32; 24] = [
    10, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, //
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
];

/// The error for a number that cannot be the IMP of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a game has 0 to 24 IMP, got {0}")]
pub struct NoSuchImp(pub u32);

impl Imp {
    /// The most points of one game.
    pub const MAX: Imp = Imp(24);

    /// Returns points that a director assigned.
    ///
    /// # Errors
    /// Returns [`NoSuchImp`] if a game cannot have this many.
    pub fn new(value: u32) -> Result<Imp, NoSuchImp> {
        if value <= Imp::MAX.0 { Ok(Imp(value)) } else { Err(NoSuchImp(value)) }
    }

    /// Returns the number of points.
    pub fn value(self) -> u32 {
        self.0
    }
}

impl Smp {
    /// Returns the IMP for these small match points.
    pub fn imp(self) -> Imp {
        Imp((1..)
            .zip(FIRST_SMP_OF)
            .take_while(|&(_, first)| first <= self.value())
            .last()
            .map_or(0, |(imp, _)| imp))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The printed ranges: first and last SMP, IMP.
    const PRINTED: [(u32, u32, u32); 24] = [
        (10, 40, 1),
        (50, 80, 2),
        (90, 120, 3),
        (130, 160, 4),
        (170, 210, 5),
        (220, 260, 6),
        (270, 310, 7),
        (320, 360, 8),
        (370, 420, 9),
        (430, 490, 10),
        (500, 590, 11),
        (600, 740, 12),
        (750, 890, 13),
        (900, 1090, 14),
        (1100, 1290, 15),
        (1300, 1490, 16),
        (1500, 1740, 17),
        (1750, 1990, 18),
        (2000, 2240, 19),
        (2250, 2490, 20),
        (2500, 2990, 21),
        (3000, 3490, 22),
        (3500, 3990, 23),
        (4000, 28800, 24),
    ];

    #[test]
    fn every_printed_range_holds_from_end_to_end_and_leaves_no_gap() {
        let mut next = 10;
        for (first, last, imp) in PRINTED {
            assert_eq!(first, next);
            for smp in (first..=last).step_by(10) {
                assert_eq!(Smp::new(smp).unwrap().imp().value(), imp, "{smp} SMP");
            }
            next = last + 10;
        }
    }

    #[test]
    fn a_game_has_no_more_than_the_scale_gives() {
        assert_eq!(Imp::new(24).map(Imp::value), Ok(24));
        assert_eq!(Imp::new(25), Err(NoSuchImp(25)));
    }

    #[test]
    fn no_smp_give_no_imp_and_24_is_the_most() {
        assert_eq!(Smp::new(0).unwrap().imp().value(), 0);
        assert_eq!(Smp::new(u32::MAX - 5).unwrap().imp().value(), 24);
    }
}
