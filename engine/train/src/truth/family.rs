//! The families of the truth set: kinds of position that engines misjudge, each defined by a predicate on the
//! checkers alone.
//!
//! A family names the side with the plan as its **hero**. Errors are reported from the hero's point of view, so
//! that a bias such as "for the side that holds the back game" is visible. In a family without a hero, it is the
//! side on roll.

use eval::{Bucket, Sides};
use rules::{Position, Role};

/// A family of positions. The order is that of reports and of the rollouts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Family {
    /// One or two checkers are behind a prime of five or more points. The primer has no checker behind such a prime.
    /// Hero: the primer.
    Prisoner,
    /// One checker on the bar against six made home points. Hero: the side with the closed board.
    ClosedOne,
    /// Two checkers on the bar against six made home points. Hero: the side with the closed board.
    ClosedTwo,
    /// A late hit that has to be contained. One side has one or two blots far back and all its other checkers on its
    /// 8-point or nearer home; the other side has at most one checker back. Hero: the hitter.
    Containment,
    /// Two or more checkers on the opponent's ace point and no others back, while the opponent is nearly home. Hero:
    /// the side that holds the ace point.
    AcePoint,
    /// A back game on the opponent's 1- and 2-points: two anchors, at most six checkers back, 40 pips or more behind.
    /// Hero: the holder.
    Back12,
    /// A back game on the opponent's 1- and 3-points.
    Back13,
    /// A back game on the opponent's 2- and 3-points.
    Back23,
    /// A back game on any other two points.
    BackOther,
    /// Two anchors and seven checkers or more back. Hero: the holder.
    BackMassive,
    /// Both sides have checkers behind a prime of four points or more. No hero.
    PrimePrime,
    /// The side with fewer live checkers has eight or fewer ([`Bucket::CRASHED`]). Hero: that side.
    Crunched,
    /// Two checkers on the bar against two to five made home points. Hero: the attacker.
    BlitzTwo,
    /// Three or more checkers on the bar against two made home points or more. Hero: the attacker.
    BlitzThree,
    /// Contact, but no checker of either side in the other's home board or on the bar. No hero.
    LateContact,
    /// One side has all its checkers at home or off. The other side still has checkers behind them, and not only on
    /// the ace point. Hero: the side at home.
    BearOffContact,
    /// Ordinary contact: both sides have checkers in the other's home, neither has an anchor. No hero from here on.
    LooseLoose,
    /// The side on roll has no anchor, and the other side has one.
    LooseAnchor,
    /// The side on roll has an anchor, and the other side has none.
    AnchorLoose,
    /// Each side has one anchor.
    AnchorAnchor,
    /// The opponent still has a checker in the home board of the side on roll, and the side on roll has none left in
    /// the opponent's.
    Away,
    /// The side on roll still has a checker in the opponent's home board, and the opponent has none left in that of
    /// the side on roll.
    Behind,
    /// One side has two anchors, too early in the game for a back game.
    TwoAnchors,
    /// There is no contact, and at least one side has a checker outside its home board.
    Race,
}

impl Family {
    /// All families, in order.
    pub(crate) const ALL: [Self; 24] = [
        Self::Prisoner,
        Self::ClosedOne,
        Self::ClosedTwo,
        Self::Containment,
        Self::AcePoint,
        Self::Back12,
        Self::Back13,
        Self::Back23,
        Self::BackOther,
        Self::BackMassive,
        Self::PrimePrime,
        Self::Crunched,
        Self::BlitzTwo,
        Self::BlitzThree,
        Self::LateContact,
        Self::BearOffContact,
        Self::LooseLoose,
        Self::LooseAnchor,
        Self::AnchorLoose,
        Self::AnchorAnchor,
        Self::Away,
        Self::Behind,
        Self::TwoAnchors,
        Self::Race,
    ];

    /// Returns the name in files and reports.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Prisoner => "prisoner",
            Self::ClosedOne => "closed-one",
            Self::ClosedTwo => "closed-two",
            Self::Containment => "containment",
            Self::AcePoint => "ace-point",
            Self::Back12 => "back-1-2",
            Self::Back13 => "back-1-3",
            Self::Back23 => "back-2-3",
            Self::BackOther => "back-other",
            Self::BackMassive => "back-massive",
            Self::PrimePrime => "prime-prime",
            Self::Crunched => "crunched",
            Self::BlitzTwo => "blitz-two",
            Self::BlitzThree => "blitz-three",
            Self::LateContact => "late-contact",
            Self::BearOffContact => "bear-off-contact",
            Self::LooseLoose => "loose-loose",
            Self::LooseAnchor => "loose-anchor",
            Self::AnchorLoose => "anchor-loose",
            Self::AnchorAnchor => "anchor-anchor",
            Self::Away => "away",
            Self::Behind => "behind",
            Self::TwoAnchors => "two-anchors",
            Self::Race => "race",
        }
    }

    /// Returns the family with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|family| family.name() == name)
    }

    /// Returns true if one of the sides has the plan that the family is named for.
    #[cfg(test)]
    fn has_hero(self) -> bool {
        self <= Self::BearOffContact && !matches!(self, Self::PrimePrime | Self::LateContact)
    }

    /// Returns true if 0-ply play handles the family badly, so that it is rolled out with 1-ply play.
    pub(crate) fn needs_depth(self) -> bool {
        self <= Self::Crunched
    }
}

/// A family and the side with the plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct FoundFamily {
    /// The family.
    pub(crate) family: Family,
    /// The hero's role; the side on roll is the mover.
    pub(crate) hero: Role,
}

/// Returns the family of a position before the side on roll rolls, or `None` if the game is over or only a bear-off
/// is left. The first family that fits, in the order of the tests below, is returned. The side on roll is tried as
/// the hero first.
pub(crate) fn sort(position: &Position) -> Option<FoundFamily> {
    let sides = Sides::from(position);
    let (own, opp) = (Half(&sides.own), Half(&sides.opp));
    if position.winner().is_some() || own.is_home() && opp.is_home() {
        return None;
    }
    let none = |family| Some(FoundFamily { family, hero: Role::Mover });
    if own.rear() + opp.rear() <= 25 {
        return none(Family::Race);
    }
    let tests: [fn(&Half<'_>, &Half<'_>) -> Option<Family>; 8] =
        [closed_board, blitz_of_three, back_game, ace_point, bear_off, prisoner, containment, blitz_of_two];
    if own.holds_behind_prime(&opp, 4) > 0
        && opp.holds_behind_prime(&own, 4) > 0
        && !own.is_shut_out(&opp)
        && !opp.is_shut_out(&own)
    {
        return none(Family::PrimePrime);
    }
    for test in tests {
        for (hero, one, other) in [(Role::Mover, &own, &opp), (Role::Opponent, &opp, &own)] {
            if let Some(family) = test(one, other) {
                return Some(FoundFamily { family, hero });
            }
        }
    }
    let bucket = Bucket::classify_sides(&sides);
    if bucket == Bucket::CRASHED {
        let hero = if own.live() <= opp.live() { Role::Mover } else { Role::Opponent };
        return Some(FoundFamily { family: Family::Crunched, hero });
    }
    if own.back() == 0 && opp.back() == 0 {
        return none(Family::LateContact);
    }
    none(match (own.back(), own.anchors(), opp.back(), opp.anchors()) {
        (_, 2.., _, _) | (_, _, _, 2..) => Family::TwoAnchors,
        (0, _, _, _) => Family::Away,
        (_, _, 0, _) => Family::Behind,
        (_, 0, _, 0) => Family::LooseLoose,
        (_, 0, _, _) => Family::LooseAnchor,
        (_, _, _, 0) => Family::AnchorLoose,
        _ => Family::AnchorAnchor,
    })
}

fn closed_board(closer: &Half<'_>, other: &Half<'_>) -> Option<Family> {
    match (closer.points_made(), other.0[BAR]) {
        (6, 1) => Some(Family::ClosedOne),
        (6, 2) => Some(Family::ClosedTwo),
        _ => None,
    }
}

fn blitz_of_three(attacker: &Half<'_>, other: &Half<'_>) -> Option<Family> {
    (attacker.points_made() >= 2 && other.0[BAR] >= 3).then_some(Family::BlitzThree)
}

fn blitz_of_two(attacker: &Half<'_>, other: &Half<'_>) -> Option<Family> {
    ((2..=5).contains(&attacker.points_made()) && other.0[BAR] == 2).then_some(Family::BlitzTwo)
}

fn back_game(holder: &Half<'_>, other: &Half<'_>) -> Option<Family> {
    if holder.anchors() < 2 || other.anchors() >= 2 || holder.pips() < other.pips() + 40 {
        return None;
    }
    if holder.back() >= 7 {
        return Some(Family::BackMassive);
    }
    // These are the two deepest anchors, in the opponent's numbering.
    let mut anchors = (1..=6).filter(|point| holder.0[25 - point] >= 2);
    Some(match (anchors.next(), anchors.next()) {
        (Some(1), Some(2)) => Family::Back12,
        (Some(1), Some(3)) => Family::Back13,
        (Some(2), Some(3)) => Family::Back23,
        _ => Family::BackOther,
    })
}

fn ace_point(holder: &Half<'_>, other: &Half<'_>) -> Option<Family> {
    let is_alone = holder.0[24] >= 2 && holder.back() == holder.0[24];
    // Nearly home means that no checker is farther than the 9-point.
    (is_alone && other.rear() <= 9).then_some(Family::AcePoint)
}

fn bear_off(bearer: &Half<'_>, other: &Half<'_>) -> Option<Family> {
    (bearer.is_home() && other.back() > 0).then_some(Family::BearOffContact)
}

fn containment(hitter: &Half<'_>, other: &Half<'_>) -> Option<Family> {
    let far: u8 = other.0[13..=BAR].iter().sum();
    let middle: u8 = other.0[9..13].iter().sum();
    let is_late = (1..=2).contains(&far) && middle == 0 && hitter.back() <= 1;
    let has_anchor = other.0[13..BAR].iter().any(|&count| count >= 2);
    // The hitter must still be there to contain the hit checker.
    (is_late && !has_anchor && other.rear() >= 16 && hitter.rear() >= 7).then_some(Family::Containment)
}

fn prisoner(primer: &Half<'_>, other: &Half<'_>) -> Option<Family> {
    let held = primer.holds_behind_prime(other, 5);
    ((1..=2).contains(&held) && other.holds_behind_prime(primer, 5) == 0).then_some(Family::Prisoner)
}

/// The index of the bar in a side's counts.
const BAR: usize = 25;

/// One side's checkers on its own points, as in [`Sides`].
struct Half<'a>(&'a [u8; 32]);

impl Half<'_> {
    /// Returns the number of checkers in the opponent's home board or on the bar.
    fn back(&self) -> u8 {
        self.0[19..=BAR].iter().sum()
    }

    /// Returns the number of points made in the opponent's home board.
    fn anchors(&self) -> usize {
        self.0[19..BAR].iter().filter(|&&count| count >= 2).count()
    }

    /// Returns the number of points made in its own home board.
    fn points_made(&self) -> usize {
        self.0[1..=6].iter().filter(|&&count| count >= 2).count()
    }

    /// Returns the place farthest from home that holds a checker.
    fn rear(&self) -> usize {
        (1..=BAR).rev().find(|&place| self.0[place] > 0).unwrap_or(0)
    }

    fn is_home(&self) -> bool {
        self.rear() <= 6
    }

    fn pips(&self) -> u32 {
        (1u32..).zip(&self.0[1..=BAR]).map(|(place, &count)| place * u32::from(count)).sum()
    }

    /// Returns the number of checkers that can still wait or block, as [`Bucket::CRASHED`] counts them.
    fn live(&self) -> u8 {
        self.0[4..=BAR].iter().sum::<u8>() + self.0[1..4].iter().map(|&count| count.min(2)).sum::<u8>()
    }

    /// Returns true if a checker on the bar faces six made points.
    fn is_shut_out(&self, other: &Self) -> bool {
        self.0[BAR] > 0 && other.points_made() == 6
    }

    /// Returns the number of checkers of `other` behind a row of at least `length` of this side's points, counting
    /// each checker once.
    fn holds_behind_prime(&self, other: &Self, length: usize) -> u8 {
        // The highest start of such a row matters, because all checkers of `other` on lower places in this side's
        // numbering are behind it.
        let begins = |from: &usize| (*from..from + length).all(|point| point <= 24 && self.0[point] >= 2);
        let highest = (1..=24).rev().find(begins).unwrap_or(0);
        // This side's point p is the other's 25 - p, and this side's place 0 is the other's bar.
        (0..highest).map(|point| other.0[25 - point]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_sorted_into_their_families() {
        use Family as F;
        for (text, family, hero) in [
            ("8:2 7:2 6:3 5:3 4:3 3:2 / 24:1 6:5 5:4 4:3 3:2", F::Prisoner, Role::Mover),
            ("24:2 6:5 5:4 4:4 / 13:2 8:2 7:2 6:3 5:3 4:3", F::Prisoner, Role::Opponent),
            ("6:3 5:3 4:3 3:2 2:2 1:2 / bar:1 6:4 5:4 4:2", F::ClosedOne, Role::Mover),
            ("bar:2 6:4 5:4 4:2 / 6:3 5:3 4:3 3:2 2:2 1:2", F::ClosedTwo, Role::Opponent),
            ("13:2 8:3 7:2 6:4 5:4 / 22:1 4:4 3:3 2:2", F::Containment, Role::Mover),
            ("18:1 10:2 9:2 8:2 7:3 6:4 2:1 / 20:1 13:1 8:2 6:2 4:1 3:3 2:2 1:3", F::Prisoner, Role::Mover),
            ("24:2 6:5 5:4 4:4 / 6:5 5:4 4:3 3:3", F::AcePoint, Role::Mover),
            ("24:2 23:2 13:3 6:5 4:3 / 9:2 8:3 7:2 6:3 5:3 4:2", F::Back12, Role::Mover),
            ("9:2 8:3 7:2 6:3 5:3 4:2 / 24:2 22:2 13:3 6:5 4:3", F::Back13, Role::Opponent),
            ("23:3 22:2 13:2 6:5 4:3 / 9:2 8:3 7:2 6:3 5:3 4:2", F::Back23, Role::Mover),
            ("24:2 21:2 13:3 6:5 4:3 / 9:2 8:3 7:2 6:3 5:3 2:2", F::BackOther, Role::Mover),
            ("24:3 23:3 22:2 13:3 6:4 / 9:2 8:3 7:2 6:3 5:3 4:2", F::BackMassive, Role::Mover),
            ("23:2 8:2 7:2 6:3 5:2 4:2 2:2 / 24:2 8:3 7:2 6:3 5:3 3:2", F::PrimePrime, Role::Mover),
            ("21:2 3:5 2:4 1:4 / 20:1 13:4 8:3 6:5 3:2", F::Crunched, Role::Mover),
            ("24:1 13:5 8:3 6:4 5:2 / bar:2 13:5 8:3 6:5", F::BlitzTwo, Role::Mover),
            ("bar:3 13:5 8:3 6:4 / 24:1 13:4 8:3 6:3 5:2 4:2", F::BlitzThree, Role::Opponent),
            ("13:3 10:2 6:5 5:5 / 14:2 8:3 6:5 4:5", F::LateContact, Role::Mover),
            ("6:4 4:4 3:4 / 20:2 6:5 5:4 4:4", F::BearOffContact, Role::Mover),
            ("23:1 13:5 8:3 6:5 5:1 / 23:1 13:5 8:3 6:5 5:1", F::LooseLoose, Role::Mover),
            ("23:1 22:1 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", F::LooseAnchor, Role::Mover),
            ("24:2 13:5 8:3 6:5 / 23:1 22:1 13:5 8:3 6:5", F::AnchorLoose, Role::Mover),
            ("24:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", F::AnchorAnchor, Role::Mover),
            ("16:2 13:5 8:3 6:5 / 24:2 13:5 8:3 6:5", F::Away, Role::Mover),
            ("24:2 13:5 8:3 6:5 / 16:2 13:5 8:3 6:5", F::Behind, Role::Mover),
            ("24:2 20:2 13:5 8:1 6:5 / 24:2 13:5 8:3 6:5", F::TwoAnchors, Role::Mover),
            ("12:2 6:5 5:5 4:3 / 12:2 6:5 5:5 4:3", F::Race, Role::Mover),
        ] {
            let position: Position = text.parse().expect("a position");
            assert_eq!(sort(&position), Some(FoundFamily { family, hero }), "{text}");
            // With the other side on roll, the hero stays the same side.
            if family.has_hero() {
                let flipped = FoundFamily { family, hero: hero.other() };
                assert_eq!(sort(&position.flip()), Some(flipped), "{text}, turned");
            }
        }
    }

    #[test]
    fn a_position_that_is_over_or_exact_has_no_family() {
        for text in ["6:1 / off:15", "6:5 5:5 / 6:5 5:5 4:5", "off:15 / 6:1"] {
            assert_eq!(sort(&text.parse().expect("a position")), None, "{text}");
        }
    }

    #[test]
    fn a_family_is_found_by_its_name() {
        for family in Family::ALL {
            assert_eq!(Family::named(family.name()), Some(family));
        }
        assert_eq!(Family::named("front-game"), None);
    }
}
