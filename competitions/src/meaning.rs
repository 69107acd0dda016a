//! The four kinds of competitions as procedures whose logs can be corrected.
//!
//! The meaning of a step states its results that the step itself does not name: the pairings of a draw, the players
//! of a table.

use crate::comparative::{self, ComparativeEvent};
use crate::knockout::{self, BracketStep, Knockout, Place};
use crate::log::Procedure;
use crate::team_event::{self, TeamEvent, TieNumber};
use crate::team_match::{self, RoomState, Team, TeamMatch};
use crate::{BoardNumber, Time};

impl Procedure for Knockout {
    type Step = knockout::Step;
    type Refused = knockout::Refused;

    fn apply(&mut self, _seq: u32, at: Time, step: &knockout::Step) -> Result<(), knockout::Refused> {
        self.take(*step, at)
    }

    fn meaning(&self, step: &knockout::Step) -> Option<String> {
        use knockout::Step;
        match step {
            Step::Bracket(branch, BracketStep::Drawn { .. }) => {
                let bracket = self.bracket(*branch)?;
                let round = bracket.round(bracket.round_number());
                let pairings = round.iter().map(|spot| spot.pairing);
                Some(format!("{} {:?}", bracket.round_number(), pairings.collect::<Vec<_>>()))
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
                let main = self.bracket(knockout::Branch::Main)?;
                pairing_at(self, (knockout::Branch::Main, main.pairing_now(entry.player)?))
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
            | Step::Cancelled => None,
        }
    }
}

fn pairing_at(state: &Knockout, (branch, id): Place) -> Option<String> {
    let round = state.bracket(branch)?.round(id.round);
    round.iter().find(|spot| spot.id == id).map(|spot| format!("{:?}", spot.pairing))
}

impl Procedure for TeamMatch {
    type Step = team_match::Step;
    type Refused = team_match::Refused;

    fn apply(&mut self, _seq: u32, _at: Time, step: &team_match::Step) -> Result<(), team_match::Refused> {
        self.take(step.clone())
    }

    fn meaning(&self, step: &team_match::Step) -> Option<String> {
        use team_match::Step;
        match step {
            Step::BoardBegun { room } => {
                let RoomState::Playing(board) = self.room(*room) else { return None };
                let seats = Team::ALL.map(|team| self.seated(*room, team));
                Some(format!("{board} {} {seats:?}", self.roll_set(board)))
            }
            // The step does not name its board. It is the last one that the room has finished, so the list of finished
            // boards identifies it.
            Step::GameEnded { room, .. } => {
                let done = |board: &BoardNumber| self.line(*room, *board).is_some();
                let boards: Vec<_> = self.terms().boards.numbers().filter(done).collect();
                Some(format!("{boards:?}"))
            }
            Step::Substituted { room, team, .. } => Some(format!("{:?}", self.seated(*room, *team))),
            Step::Accepted { .. }
            | Step::Declined { .. }
            | Step::TeamChanged { .. }
            | Step::Lineup { .. }
            | Step::Assigned { .. }
            | Step::BoardCancelled { .. }
            | Step::Held { .. }
            | Step::Released { .. }
            | Step::WalkedOver { .. }
            | Step::CommentatorsNamed { .. } => None,
        }
    }
}

impl Procedure for TeamEvent {
    type Step = team_event::Step;
    type Refused = team_event::Refused;

    fn apply(&mut self, _seq: u32, _at: Time, step: &team_event::Step) -> Result<(), team_event::Refused> {
        self.take(step)
    }

    fn meaning(&self, step: &team_event::Step) -> Option<String> {
        use team_event::Step;
        let teams = |number: TieNumber| self.tie(number).map(|tie| format!("{:?}", tie.fixture));
        match step {
            Step::Started(_) | Step::Joined(_) => Some(format!("{:?}", self.rounds())),
            Step::TieBegun(tie)
            | Step::TieEnded { tie, .. }
            | Step::TieAwarded { tie, .. }
            | Step::TieReplayed { tie, .. } => teams(*tie),
            Step::LotDrawn(_) => self.final_tie().and_then(|tie| teams(tie.number)),
            Step::Entered(_)
            | Step::Changed(_)
            | Step::Accepted { .. }
            | Step::Withdrawn(_)
            | Step::Cancelled(_) => None,
        }
    }
}

impl Procedure for ComparativeEvent {
    type Step = comparative::Step;
    type Refused = comparative::Refused;

    fn apply(&mut self, _seq: u32, at: Time, step: &comparative::Step) -> Result<(), comparative::Refused> {
        self.take(step, at)
    }

    fn meaning(&self, _step: &comparative::Step) -> Option<String> {
        // Steps of a comparative event name the player and the board, so nothing is left open.
        None
    }
}
