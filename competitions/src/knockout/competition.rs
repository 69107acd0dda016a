//! The knock-out as a competition: the replay of its log, and its duties.

use super::{BracketStep, Branch, EntryState, Knockout, Pairing, Place, REMINDER_MS, Refused, Step};
use crate::duty::{Duty, Holder, Owed};
use crate::log::Procedure;
use crate::{Competition, Time};

/// The minimum number of players of a knock-out.
const FIELD_MIN: usize = 2;

impl Procedure for Knockout {
    type Step = Step;
    type Refused = Refused;

    fn apply(&mut self, _seq: u32, at: Time, step: &Step) -> Result<(), Refused> {
        self.take(step.clone(), at)
    }

    fn meaning(&self, step: &Step) -> Option<String> {
        match step {
            Step::Bracket(branch, BracketStep::Drawn { .. }) => {
                let bracket = self.bracket(*branch)?;
                let number = bracket.round_number();
                let round = bracket.round(number);
                let is_of_entries = *branch == Branch::Main && number == 1;
                if is_of_entries {
                    let pairings = round.iter().map(|spot| spot.pairing);
                    return Some(format!("{number} {:?}", pairings.collect::<Vec<_>>()));
                }
                // A corrected result replaces a name in the next round. That concerns the matches of the name, and not
                // the draw, as long as the draw has the same matches and byes.
                let byes = round.iter().map(|spot| matches!(spot.pairing, Pairing::Bye(_)));
                Some(format!("{number} {:?}", byes.collect::<Vec<_>>()))
            }
            Step::Bracket(branch, BracketStep::Paired { pairings, .. }) => {
                let bracket = self.bracket(*branch)?;
                let is_first = bracket.round_number() == 1;
                let entries = bracket.entries().iter().filter(|_| is_first).map(|entry| entry.player);
                Some(format!("{pairings:?} {:?}", entries.collect::<Vec<_>>()))
            }
            Step::Bracket(
                branch,
                BracketStep::Decided { pairing, .. }
                | BracketStep::Protested { pairing, .. }
                | BracketStep::BothAbsent { pairing }
                | BracketStep::Ruled { pairing, .. },
            ) => pairing_at(self, (*branch, *pairing)),
            Step::Bracket(branch, BracketStep::Swapped { first, .. }) => {
                let pairing = self.bracket(*branch)?.pairing_now(*first)?;
                pairing_at(self, (*branch, pairing))
            }
            Step::EnteredLate(entry) => {
                let main = self.bracket(Branch::Main)?;
                pairing_at(self, (Branch::Main, main.pairing_now(entry.player)?))
            }
            Step::Begun { place, .. } | Step::Warned { place, .. } => pairing_at(self, *place),
            Step::Bracket(
                _,
                BracketStep::Entered(_) | BracketStep::Withdrawn(_) | BracketStep::FinalWeek { .. },
            )
            | Step::Entered(_)
            | Step::Withdrawn(_)
            | Step::CheckInOpened
            | Step::CheckedIn(_)
            | Step::LateEntries { .. }
            | Step::Retired(_)
            | Step::Removed(_)
            | Step::FeeReturned(_)
            | Step::Paused { .. }
            | Step::Cancelled => None,
        }
    }

    fn remember(&mut self, before: &Self) {
        self.take_over(before);
    }
}

fn pairing_at(state: &Knockout, (branch, id): Place) -> Option<String> {
    state.bracket(branch)?.pairing(id).map(|pairing| format!("{pairing:?}"))
}

impl Competition for Knockout {
    fn owed(&self, at: Time) -> Vec<Owed> {
        if self.is_cancelled() || self.is_over() {
            return Vec::new();
        }
        let opened = self.check_in_opened();
        let absent = self.absent();
        let mut owed = Vec::new();
        let (entered, places) = (self.entered(), self.settings().places);
        let is_complete = if opened.is_some() {
            // Players on the waiting list may check in too. They replace players who have not checked in.
            entered - absent.len() >= places || entered >= FIELD_MIN && absent.is_empty()
        } else {
            entered >= places
        };
        let start = self.starts_at();
        let is_before = self.brackets().next().is_none();
        if is_before && is_complete && start.is_none() {
            owed.push(Owed::new(Holder::Director, Duty::Start).since(self.field_changed()));
        }
        if let Some(start) = start.filter(|start| is_before && at < *start && reminded_from(*start) <= at) {
            let is_ready = |state| match state {
                EntryState::Placed => opened.is_none(),
                EntryState::CheckedIn => true,
                EntryState::Waiting => false,
            };
            let ready = self.entries().filter(|(_, state)| is_ready(*state));
            owed.extend(ready.map(|(entry, _)| Owed {
                holder: Holder::Player(entry.player),
                duty: Duty::Begins,
                since: Some(reminded_from(start)),
                until: Some(start),
            }));
        }
        let missing = |player| Owed::new(Holder::Player(player), Duty::CheckIn).since(opened);
        owed.extend(absent.into_iter().map(missing));
        let protests = self.open_protests();
        if let Some(first) = protests.iter().min() {
            let duty = Duty::Protests(protests.len());
            owed.push(Owed::new(Holder::Director, duty).since(Some(*first)));
        }
        owed
    }

    /// Returns the time from which players are reminded of the start of a knock-out that begins automatically.
    fn owes_more_at(&self) -> Option<Time> {
        let is_before = self.brackets().next().is_none() && !self.is_cancelled();
        self.starts_at().filter(|_| is_before).map(reminded_from)
    }
}

const fn reminded_from(start: Time) -> Time {
    start.before(REMINDER_MS)
}
