//! Matches that begin again because a director has undone their decision.

use super::super::facts::{Awaited, BracketStep, How, Outcome, Spot};
use super::super::pairing::Pairing;
use super::super::waiting::Waiting;
use super::{Branch, Knockout};
use crate::log::Meeting;

impl Knockout {
    /// Returns true if absence has decided a match that began again because a director had undone its decision. The
    /// players may have gone with the first decision, so this counts like a director's decision before a match begins.
    #[must_use]
    pub fn is_absence_again(&self, branch: Branch, spot: &Spot) -> bool {
        let is_absence = match spot.decided {
            Some(Outcome::Won(_, how)) => matches!(how, How::Absent | How::NeitherCame),
            Some(Outcome::BothLost) => true,
            None => false,
        };
        is_absence && self.begins_again(branch, spot)
    }

    /// Takes over from the state before a correction which matches begin again, and adds those whose decision the
    /// correction takes back.
    pub(in crate::knockout) fn take_over(&mut self, before: &Self) {
        self.again.clone_from(&before.again);
        for (branch, bracket) in before.brackets() {
            for number in 1..=bracket.round_number() {
                let now = self.bracket(branch).map(|bracket| bracket.round(number)).unwrap_or_default();
                let is_kept = |index: usize, spot: &Spot| {
                    now.get(index).is_some_and(|one| one.pairing == spot.pairing && one.decided.is_some())
                };
                let spots = bracket.round(number).into_iter().enumerate();
                let gone = spots.filter(|(index, spot)| spot.decided.is_some() && !is_kept(*index, spot));
                self.again.extend(gone.filter_map(|(_, spot)| meeting_of(branch, &spot)));
            }
        }
    }

    /// Returns a step that is due, with absence as its cause if a match that begins again waits for a player who does
    /// not come. Without a grace time such a player is otherwise idle.
    pub(super) fn with_absence(
        &self,
        branch: Branch,
        step: BracketStep,
        waiting: Option<Waiting>,
    ) -> BracketStep {
        let BracketStep::Decided { pairing, winner, how: How::Idle } = step else { return step };
        let is_absent = waiting.is_some_and(|waiting| matches!(waiting.awaited, Awaited::Player(_)));
        let spots = self.bracket(branch).map(|bracket| bracket.round(pairing.round)).unwrap_or_default();
        if is_absent && spots.iter().any(|spot| spot.id == pairing && self.begins_again(branch, spot)) {
            BracketStep::Decided { pairing, winner, how: How::Absent }
        } else {
            step
        }
    }

    fn begins_again(&self, branch: Branch, spot: &Spot) -> bool {
        meeting_of(branch, spot).is_some_and(|meeting| self.again.contains(&meeting))
    }
}

/// Returns the match of two players; `None` for a bye.
fn meeting_of(branch: Branch, spot: &Spot) -> Option<Meeting> {
    match spot.pairing {
        Pairing::Match(first, second) => Some(Knockout::meeting((branch, spot.id), [first, second])),
        Pairing::Bye(_) => None,
    }
}
