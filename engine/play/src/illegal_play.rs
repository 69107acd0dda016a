//! Illegal plays that the opponent accepts. A sensor board reads a turn when it ends, so such a play is a position
//! and not a list of moves.

use rules::{Move, Place, Point, Position, legal_plays};

use crate::config::IllegalPlayRule;
use crate::game::{Game, ILLEGAL_PLAYS_DECLINED_MAX, Phase};
use crate::refused::Refused;
use crate::state::MatchState;

impl MatchState {
    /// Returns true if the side on roll may ask the opponent to accept an illegal play. It may not where illegal plays
    /// are corrected, and not after the opponent has insisted on a legal one [`ILLEGAL_PLAYS_DECLINED_MAX`] times in
    /// this turn.
    #[must_use]
    pub fn may_offer_illegal_play(&self) -> bool {
        self.config.illegal_plays() == IllegalPlayRule::MayBeAccepted
            && self.playing().is_some_and(|game| game.illegal_plays_declined < ILLEGAL_PLAYS_DECLINED_MAX)
    }

    /// Checks that the opponent can be asked to accept this position as the play of the roll. The side on roll must
    /// have moved checkers, the opponent's checkers may only have been hit, and no legal play may reach the
    /// position.
    pub(crate) fn check_illegal_play(&self, game: &Game, after: &Position) -> Result<(), Refused> {
        if self.config.illegal_plays() == IllegalPlayRule::Corrected {
            return Err(Refused::IllegalPlaysAreCorrected);
        }
        if game.illegal_plays_declined >= ILLEGAL_PLAYS_DECLINED_MAX {
            return Err(Refused::IllegalPlaysDeclined);
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

/// Returns true if only the mover has moved checkers. Blots may have been hit, but no checker may have come back
/// from off or gone to the mover's bar.
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

/// Returns the fewest moves that take the mover's checkers from one position to the other, the rearmost first.
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

/// Returns the moves of an illegal play as text, for example `13/9 8/7*`.
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
