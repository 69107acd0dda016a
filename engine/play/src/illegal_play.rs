//! Plays that are not legal and that the opponent lets stand. At a sensor board a turn is seen as the board looks at its
//! end, so such a play is the position that it leaves, and not a list of moves.

use rules::{Move, Place, Point, Position, legal_plays};

use crate::config::IllegalPlayRule;
use crate::game::{Game, Phase};
use crate::refused::Refused;
use crate::state::MatchState;

impl MatchState {
    /// Whether the opponent can be asked to let this stand as the play of the roll: checkers of the side on roll stand
    /// elsewhere, the opponent's only where they were hit, and no legal play leaves the same.
    pub(crate) fn check_illegal_play(&self, game: &Game, after: &Position) -> Result<(), Refused> {
        if self.config.illegal_plays() == IllegalPlayRule::Corrected {
            return Err(Refused::IllegalPlaysAreCorrected);
        }
        let Phase::ToPlay { roll } = game.phase else { return Err(Refused::NotRolled) };
        let before = &game.position;
        let is_legal = || legal_plays(before, roll).iter().any(|legal| legal.position == after.flip());
        if after != before && moves_own_checkers_only(before, after) && !is_legal() {
            Ok(())
        } else {
            Err(Refused::NoIllegalPlay)
        }
    }
}

/// Whether checkers of the mover alone have been moved, blots may have been hit, and nothing has come back from off or
/// gone to the mover's bar.
fn moves_own_checkers_only(before: &Position, after: &Position) -> bool {
    let mut hits = 0;
    for place in Point::all().map(Place::Point) {
        match (before.opponent(place), after.opponent(place)) {
            (old, new) if old == new => {}
            (1, 0) => hits += 1,
            _ => return false,
        }
    }
    after.opponent(Place::Bar) == before.opponent(Place::Bar) + hits
        && after.own(Place::Bar) <= before.own(Place::Bar)
        && after.own_off() >= before.own_off()
}

/// Ways on which the mover's checkers can have come from one position to the other, from the rear; the fewest.
#[must_use]
pub fn illegal_moves(before: &Position, after: &Position) -> Vec<Move> {
    let places = || {
        let points = Point::all().rev().map(Place::Point);
        std::iter::once(Place::Bar).chain(points).chain([Place::Off])
    };
    let changed = |from: &Position, to: &Position| {
        let (from, to) = (*from, *to);
        let gone = move |place| {
            std::iter::repeat_n(place, usize::from(from.own(place).saturating_sub(to.own(place))))
        };
        places().flat_map(gone).collect::<Vec<_>>()
    };
    let (left, reached) = (changed(before, after), changed(after, before));
    left.into_iter().zip(reached).map(|(from, to)| Move { from, to }).collect()
}

/// The same as text, for example `13/9 8/7*`.
#[must_use]
pub fn illegal_notation(before: &Position, after: &Position) -> String {
    let hit = |place: Place| match place {
        Place::Point(point) => {
            let opposite = Place::Point(point.opposite());
            before.opponent(opposite) == 1 && after.opponent(opposite) == 0
        }
        Place::Bar | Place::Off => false,
    };
    let each = illegal_moves(before, after).into_iter().map(|Move { from, to }| {
        let star = if hit(to) { "*" } else { "" };
        format!("{from}/{to}{star}")
    });
    each.collect::<Vec<_>>().join(" ")
}
