//! The team event as a competition: the replay of its log, and its duties.

use std::collections::BTreeSet;

use super::{Phase, Refused, Step, TeamEvent, TieNumber};
use crate::duty::{Duty, Holder, Owed, PLAYERS_MIN};
use crate::log::Procedure;
use crate::{Competition, PlayerId, TeamId, Time};

impl Procedure for TeamEvent {
    type Step = Step;
    type Refused = Refused;

    fn apply(&mut self, _seq: u32, _at: Time, step: &Step) -> Result<(), Refused> {
        self.take(step)
    }

    fn meaning(&self, step: &Step) -> Option<String> {
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

impl Competition for TeamEvent {
    /// Returns the duties of the event itself; its team matches have their own.
    fn owed(&self, _at: Time) -> Vec<Owed> {
        let is_before = self.phase() == Phase::Entries;
        if !is_before && !self.takes_late_teams() {
            return Vec::new();
        }
        let late: BTreeSet<TeamId> = self.late_teams().map(|team| team.id).collect();
        // A captain has done their part once enough players are invited.
        let entered = self.teams().iter().filter(|team| is_before || late.contains(&team.id));
        let short = entered.filter(|team| team.players.len() < PLAYERS_MIN);
        let short = short.filter(|team| self.is_member(team.id, team.captain));
        let lacks = |players: &[PlayerId]| Duty::Players(PLAYERS_MIN - players.len());
        let mut owed: Vec<Owed> =
            short.map(|team| Owed::new(Holder::Player(team.captain), lacks(&team.players))).collect();
        // A person with two invitations has one duty, because both are answered on the same page.
        let invited: BTreeSet<PlayerId> = self.invited().into_iter().map(|(_, player)| player).collect();
        owed.extend(invited.into_iter().map(|player| Owed::new(Holder::Player(player), Duty::Invitation)));
        if is_before && self.teams().len() >= self.rules().places {
            owed.push(Owed::new(Holder::Director, Duty::Start));
        }
        owed
    }
}
