//! Infers the position after an illegal play, when no legal play leads to the readings of the board.

use rules::{Checkers, Place, Point, Position};

use super::TurnFacts;
use crate::{Bar, Look, Reading};

/// The maximum number of lifted checkers. A player who has moved more has not made a play but rearranged the
/// board.
const LIFTED_MAX: u8 = 4;

/// Returns the position on the board, with the mover still the mover. Of the positions that fit the readings, it is
/// the one for which the mover had to lift the fewest checkers; hits are allowed. Returns `None` if several positions
/// need equally few, if nothing has moved, if checkers other than the mover's must have been moved, or if a checker was
/// either borne off or put on a point that cannot be read.
///
/// The caller uses this only if no legal play fits, and decides whether the opponent may accept the play.
#[must_use]
pub fn illegal_position(turn: &TurnFacts<'_>, look: &Look) -> Option<Position> {
    let mut search = Search { turn, look, best: Vec::new(), fewest: LIFTED_MAX + 1 };
    let before = turn.before.to_checkers();
    search.point(1, before, Moved::default());
    let is_blind_somewhere = look.points().contains(&Reading::Unknown);
    match search.best.as_slice() {
        // The checker that seems borne off may stand on the point that cannot be read.
        [only] if is_blind_somewhere && only.own(Place::Off) > turn.before.own(Place::Off) => None,
        [only] => Some(*only),
        // A board without colour cannot tell, for instance, a checker borne off from one moved onto a tall stack.
        _ => None,
    }
}

/// The number of the mover's checkers that left a point, and the number that arrived at one.
#[derive(Clone, Copy, Debug, Default)]
struct Moved {
    gone: u8,
    come: u8,
}

impl Moved {
    /// Adds a place that held `old` of the mover's checkers and now holds `new`. Returns `None` if too many have
    /// moved.
    fn at(self, old: u8, new: u8) -> Option<Self> {
        let gone = self.gone + old.saturating_sub(new);
        let come = self.come + new.saturating_sub(old);
        (gone <= LIFTED_MAX && come <= LIFTED_MAX).then_some(Self { gone, come })
    }
}

struct Search<'a> {
    turn: &'a TurnFacts<'a>,
    look: &'a Look,
    /// The positions found so far that need the fewest lifted checkers.
    best: Vec<Position>,
    fewest: u8,
}

impl Search<'_> {
    /// Tries every number of checkers on this point and the points after it.
    fn point(&mut self, number: u8, checkers: Checkers, moved: Moved) {
        let Some(point) = Point::new(number) else { return self.bar(checkers, moved) };
        let (own, theirs) = (usize::from(number) - 1, usize::from(point.opposite().number()) - 1);
        let (old, held) = (checkers.own[own], checkers.opponent[theirs]);
        let limit = self.turn.sensors.per_point;
        let counts = match self.look.points()[own] {
            // If the point cannot be read, its checkers are assumed to have stayed.
            Reading::Unknown => return self.point(number + 1, checkers, moved),
            Reading::Checkers { count, .. } if count >= limit => limit..=Position::CHECKERS,
            Reading::Checkers { count, .. } => count..=count,
        };
        if held > 0 && counts.contains(&held) {
            self.point(number + 1, checkers, moved);
        }
        if held > 1 {
            return;
        }
        for new in counts {
            let Some(moved) = moved.at(old, new) else { continue };
            let mut next = checkers;
            next.own[own] = new;
            if held == 1 {
                next.opponent[theirs] = 0;
                next.opponent[24] += 1;
            }
            self.point(number + 1, next, moved);
        }
    }

    /// The mover's checkers may have left the bar, but none can arrive there.
    fn bar(&mut self, checkers: Checkers, moved: Moved) {
        let is_known = self.look.bar() != Bar::Together(Reading::Unknown);
        // If the bar cannot be read, its checkers are assumed to have stayed.
        for new in (0..=checkers.own[24]).rev().take(if is_known { usize::MAX } else { 1 }) {
            let Some(moved) = moved.at(checkers.own[24], new) else { continue };
            let mut next = checkers;
            next.own[24] = new;
            self.keep(next, moved);
        }
    }

    fn keep(&mut self, checkers: Checkers, moved: Moved) {
        // More checkers arrived than left, so one that had been borne off came back. No play does that.
        if moved.come > moved.gone || moved.gone > self.fewest {
            return;
        }
        let Ok(position) = Position::from_checkers(checkers) else { return };
        let before = self.turn.before;
        if position == *before
            || !self.look.fits(&position, self.turn.sensors)
            || position.own(Place::Off) < before.own(Place::Off)
        {
            return;
        }
        if moved.gone < self.fewest {
            self.fewest = moved.gone;
            self.best.clear();
        }
        self.best.push(position);
    }
}
