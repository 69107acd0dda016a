//! The kind of position in a puzzle, which players can choose to practise.

use std::fmt;
use std::str::FromStr;

use records::XgidStage;
use rules::{Place, Point, Position, Role};

use crate::moment::Moment;

/// A kind of position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// One of the first three plays of a side.
    Opening,
    /// An attack on checkers without an anchor.
    Blitz,
    /// Four or more points in a row in front of an opponent's checker.
    Priming,
    /// A point held in the opponent's home board, or its bar point.
    Anchor,
    /// Two points held in the opponent's home board by a side that is far behind in the race.
    BackGame,
    /// Contact of another kind.
    MiddleGame,
    /// A race before the bear-off.
    Race,
    /// Bearing off, with or without contact.
    BearOff,
    /// The decision whether to double.
    Double,
    /// The decision whether to take a double.
    Take,
}

impl Theme {
    /// All themes, in the order in which a game meets them.
    pub const ALL: [Self; 10] = [
        Self::Opening,
        Self::Blitz,
        Self::Priming,
        Self::Anchor,
        Self::BackGame,
        Self::MiddleGame,
        Self::Race,
        Self::BearOff,
        Self::Double,
        Self::Take,
    ];

    /// Returns the name in lines and in the API.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Blitz => "blitz",
            Self::Priming => "priming",
            Self::Anchor => "anchor",
            Self::BackGame => "back_game",
            Self::MiddleGame => "middle_game",
            Self::Race => "race",
            Self::BearOff => "bear_off",
            Self::Double => "double",
            Self::Take => "take",
        }
    }

    /// Returns the theme of a moment.
    #[must_use]
    pub fn classify_moment(moment: &Moment) -> Self {
        let position = &moment.question.position;
        match moment.question.stage {
            XgidStage::ToRoll => return Self::Double,
            XgidStage::Doubled | XgidStage::Beavered | XgidStage::Raccooned => return Self::Take,
            XgidStage::Rolled(_) => {}
        }
        let sides = [Role::Mover, Role::Opponent].map(|role| Side { position, role });
        match () {
            () if sides[0].is_home() => Self::BearOff,
            () if position.is_race() => Self::Race,
            () if moment.plays_made < OPENING_PLAYS => Self::Opening,
            () if sides.iter().any(Side::plays_a_back_game) => Self::BackGame,
            () if sides.iter().any(Side::attacks) => Self::Blitz,
            () if sides.iter().any(Side::primes) => Self::Priming,
            () if sides.iter().any(|side| side.anchors() > 0) => Self::Anchor,
            () => Self::MiddleGame,
        }
    }
}

/// The number of plays, of both sides together, that belong to the opening.
const OPENING_PLAYS: usize = 6;
/// The deficit in pips from which two points in the opponent's home board count as a back game.
const BACK_GAME_PIPS: u16 = 50;
/// The number of points in a row that make a prime.
const PRIME: usize = 4;
/// The minimum number of checkers that an attacker has on its points 1 to 10.
const ATTACKERS: u8 = 10;

/// One side of a position, with points as this side numbers them.
struct Side<'a> {
    position: &'a Position,
    role: Role,
}

impl Side<'_> {
    fn own(&self, number: u8) -> u8 {
        Place::from_pips(number).map_or(0, |place| self.position.count(self.role, place))
    }

    /// Returns the opponent's checkers on this side's point.
    fn other(&self, number: u8) -> u8 {
        let place = Point::new(number).map(|point| Place::Point(point.opposite()));
        place.map_or(0, |place| self.position.count(self.role.other(), place))
    }

    fn is_home(&self) -> bool {
        (7..=25).all(|number| self.own(number) == 0)
    }

    /// Returns the number of points held in the opponent's home board and on its bar point.
    fn anchors(&self) -> usize {
        (18..=24).filter(|number| self.own(*number) >= 2).count()
    }

    fn plays_a_back_game(&self) -> bool {
        let [own, other] = [self.role, self.role.other()].map(|role| self.position.pips(role).count());
        (19..=24).filter(|number| self.own(*number) >= 2).count() >= 2 && own >= other + BACK_GAME_PIPS
    }

    /// Returns true if this side attacks: the opponent has no anchor in this side's home board, but two or more
    /// checkers that are blots there or on the bar, and most of this side's checkers are near.
    fn attacks(&self) -> bool {
        let on_the_bar = self.position.count(self.role.other(), Place::Bar);
        let alone = (1..=6).filter(|number| self.other(*number) == 1).count();
        let anchored = (1..=6).any(|number| self.other(number) >= 2);
        let near: u8 = (1..=10).map(|number| self.own(number)).sum();
        !anchored && usize::from(on_the_bar) + alone >= 2 && near >= ATTACKERS
    }

    /// Returns true if an opponent's checker is behind four or more points in a row that this side holds.
    fn primes(&self) -> bool {
        let mut run = 0;
        for number in 2..=13 {
            run = if self.own(number) >= 2 { run + 1 } else { 0 };
            let start = number + 1 - u8::try_from(run).unwrap_or(number);
            let behind = self.position.count(self.role.other(), Place::Bar) > 0
                || (1..start).any(|number| self.other(number) > 0);
            if run >= PRIME && behind {
                return true;
            }
        }
        false
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a text that names no theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a theme of puzzles")]
pub struct NotATheme;

impl FromStr for Theme {
    type Err = NotATheme;

    fn from_str(text: &str) -> Result<Self, NotATheme> {
        Self::ALL.into_iter().find(|theme| theme.name() == text).ok_or(NotATheme)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classify_xgid(xgid: &str, plays_made: usize) -> Theme {
        Theme::classify_moment(&Moment { question: xgid.parse().unwrap(), plays_made })
    }

    #[test]
    fn positions_have_the_theme_that_players_give_them() {
        let start = "XGID=-b----E-C---eE---c-e----B-";
        assert_eq!(classify_xgid(&format!("{start}:0:0:1:31:0:0:0:7:10"), 0), Theme::Opening);
        assert_eq!(classify_xgid(&format!("{start}:0:0:1:00:0:0:0:7:10"), 0), Theme::Double);
        assert_eq!(classify_xgid(&format!("{start}:0:0:1:D:0:0:0:7:10"), 0), Theme::Take);
        assert_eq!(classify_xgid(&format!("{start}:0:0:1:31:0:0:0:7:10"), 20), Theme::Anchor);
        let rolled =
            |board: &str, plays_made| classify_xgid(&format!("XGID={board}:0:0:1:31:0:0:0:7:10"), plays_made);
        // Two checkers on the bar against an attack.
        assert_eq!(rolled("b---BBD-C---dB---c-e----B-", 9), Theme::Blitz);
        // Five points in a row before a checker on the ace point.
        assert_eq!(rolled("-a--BBCBB---dB---c-e-b--B-", 20), Theme::Priming);
        assert_eq!(rolled("-CDCC----A-------a-bddd---", 40), Theme::Race);
        assert_eq!(rolled("-CDCC---------------bddd--", 40), Theme::BearOff);
        assert_eq!(rolled("-aCDCCA------------abddc--", 40), Theme::BearOff);
        // Black holds White's ace and three points, far behind.
        assert_eq!(rolled("------D-C----D-----ddcBbB-", 30), Theme::BackGame);
    }

    #[test]
    fn names_are_read_back() {
        for theme in Theme::ALL {
            assert_eq!(theme.name().parse(), Ok(theme));
        }
        assert_eq!("Blitz".parse::<Theme>(), Err(NotATheme));
    }
}
