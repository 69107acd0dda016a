//! The team match as a competition: the replay of its log, and its duties.

use super::{Refused, RoomState, Step, Team, TeamMatch};
use crate::duty::{Duty, Holder, Owed, PLAYERS_MIN};
use crate::log::Procedure;
use crate::{BoardNumber, Competition, Time};

impl Procedure for TeamMatch {
    type Step = Step;
    type Refused = Refused;

    fn apply(&mut self, _seq: u32, _at: Time, step: &Step) -> Result<(), Refused> {
        self.take(step.clone())
    }

    fn meaning(&self, step: &Step) -> Option<String> {
        match step {
            Step::BoardBegun { room } => {
                let RoomState::Playing(board) = self.room(*room) else { return None };
                let seats = Team::ALL.map(|team| self.seated(*room, team));
                Some(format!("{board} {} {seats:?}", self.roll_set(board)))
            }
            // The step does not name its board. It is the last one that the room has finished, so the list of finished
            // boards identifies it. A game that is over keeps its players: the players of a game may see its rolls.
            Step::GameEnded { room, .. } => {
                let done = |board: &BoardNumber| self.line(*room, *board).is_some();
                let boards = self.terms().boards.numbers().filter(done);
                let boards: Vec<_> = boards.map(|board| (board, self.players_of(*room, board))).collect();
                Some(format!("{boards:?}"))
            }
            Step::Assigned { room, board, .. } => Some(format!("{:?}", self.players_of(*room, *board))),
            Step::WalkedOver { .. } => Some(format!("{:?}", self.played())),
            Step::Substituted { room, team, .. } => Some(format!("{:?}", self.seated(*room, *team))),
            Step::Accepted { .. }
            | Step::Declined { .. }
            | Step::TeamChanged { .. }
            | Step::Lineup { .. }
            | Step::BoardCancelled { .. }
            | Step::Held { .. }
            | Step::Released { .. }
            | Step::CommentatorsNamed { .. } => None,
        }
    }

    fn remember(&mut self, before: &Self) {
        self.take_over(before);
    }
}

impl Competition for TeamMatch {
    /// Returns the duties. Each captain owes a line-up once, as soon as two players have accepted. It then stays valid
    /// until the captain changes it.
    fn owed(&self, _at: Time) -> Vec<Owed> {
        if self.is_over() {
            return Vec::new();
        }
        let mut owed = Vec::new();
        for team in Team::ALL {
            let sheet = &self.teams()[team];
            let leads = self.is_member(team, sheet.captain);
            let captain = Holder::Player(sheet.captain);
            let left = sheet.players.iter().filter(|player| !self.has_declined(**player)).count();
            let members = sheet.players.iter().filter(|player| self.is_member(team, **player)).count();
            if leads && members >= PLAYERS_MIN && !self.has_lineup(team) {
                owed.push(Owed::new(captain, Duty::Lineup));
            }
            // A captain who has not accepted, or has declined, cannot name players, so the director does.
            let has_captain = !self.has_declined(sheet.captain);
            if !self.has_begun() && (left < PLAYERS_MIN || !has_captain) {
                let holder = if leads { captain } else { Holder::Director };
                owed.push(Owed::new(holder, Duty::Players(PLAYERS_MIN.saturating_sub(left).max(1))));
            }
            let invited = self.invited(team).into_iter();
            owed.extend(invited.map(|player| Owed::new(Holder::Player(player), Duty::Invitation)));
        }
        owed
    }
}
