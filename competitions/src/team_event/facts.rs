//! The settings, steps and matches of a team event.

use super::robin::{Fixture, Meetings, Played};
use crate::log::Meeting;
use crate::team_match::TeamSheet;
use crate::{PlayerId, Reason, Seed, TeamId};
use ratings::duplicate::VictoryPoints;

/// The settings of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The number of meetings of each pair of teams.
    pub meetings: Meetings,
    /// True if the first two teams play a final.
    pub final_match: bool,
    /// The maximum number of teams.
    pub places: usize,
    /// True if the people of a team are invited and belong to it only once they have accepted. Otherwise they belong
    /// to it as soon as they are named.
    pub invites: bool,
}

/// The number of a match of the event, from 1 in the order of the schedule. The final has the last number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TieNumber(u32);

/// One step of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A team enters: before the start, or as a late team until the first round is over.
    Entered(TeamSheet),
    /// A team's players change, before the team is in the schedule.
    Changed(TeamSheet),
    /// A person who is invited to a team accepts, before the team is in the schedule. Invitations to other teams lapse.
    Accepted {
        /// The team.
        team: TeamId,
        /// The captain or player.
        player: PlayerId,
    },
    /// A team withdraws, before it is in the schedule.
    Withdrawn(TeamId),
    /// The schedule is drawn up; the seed determines the order of the teams in it. Invitations that were not accepted
    /// lapse.
    Started(Seed),
    /// A late team that is complete joins the schedule. The matches of the first round stay as they are.
    Joined(TeamId),
    /// A tie begins.
    TieBegun(TieNumber),
    /// A tie ends.
    TieEnded {
        /// The tie.
        tie: TieNumber,
        /// Team A's IMP.
        imp_a: u32,
        /// Team B's IMP.
        imp_b: u32,
        /// The division of the victory points.
        vp: VictoryPoints,
    },
    /// The director decides a tie that is not over.
    TieAwarded {
        /// The tie.
        tie: TieNumber,
        /// Team A's victory points; the other team gets the rest.
        vp_a: u32,
        /// The reason.
        reason: Reason,
    },
    /// The director has a tie played again from its beginning.
    TieReplayed {
        /// The tie.
        tie: TieNumber,
        /// The reason.
        reason: Reason,
    },
    /// A lot separates teams with equal standings to find the finalists.
    LotDrawn(Seed),
    /// The director calls the event off.
    Cancelled(Reason),
}

/// The phase of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Teams may enter.
    Entries,
    /// The round robin is in play.
    RoundRobin,
    /// The final is in play.
    Final,
    /// The event is over.
    Over,
    /// The event was called off.
    Cancelled,
}

/// The state of a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieState {
    /// At least one of the teams is still playing another tie.
    Waiting,
    /// The tie is in play.
    Playing,
    /// The tie was played to its end.
    Played {
        /// Team A's IMP.
        imp_a: u32,
        /// Team B's IMP.
        imp_b: u32,
        /// The division of the victory points.
        vp: VictoryPoints,
    },
    /// The director has decided it.
    Awarded(VictoryPoints),
}

/// A tie: a match of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    /// The match's number.
    pub number: TieNumber,
    /// The match's round, from 1; the final's round follows the last one.
    pub round: u32,
    /// The teams.
    pub fixture: Fixture,
    /// The state.
    pub state: TieState,
}

impl TieNumber {
    /// Returns the match with this number. The event may not have it.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// Returns the number.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl Tie {
    /// Returns the match of its two teams in its round, whatever team match it is played in.
    #[must_use]
    pub fn meeting(&self) -> Meeting {
        Meeting::new(format!("round {}", self.round), self.fixture.a.get(), self.fixture.b.get())
    }

    /// Returns the division of the victory points, once the match is decided.
    #[must_use]
    pub const fn vp(&self) -> Option<VictoryPoints> {
        match self.state {
            TieState::Played { vp, .. } | TieState::Awarded(vp) => Some(vp),
            TieState::Waiting | TieState::Playing => None,
        }
    }

    pub(super) fn has(&self, team: TeamId) -> bool {
        self.fixture.a == team || self.fixture.b == team
    }

    /// Returns the result as counted in the standings: an award brings victory points and no IMP.
    pub(super) fn counted(&self) -> Option<Played> {
        let (imp_a, imp_b, vp) = match self.state {
            TieState::Played { imp_a, imp_b, vp } => (imp_a, imp_b, vp),
            TieState::Awarded(vp) => (0, 0, vp),
            TieState::Waiting | TieState::Playing => return None,
        };
        Some(Played { fixture: self.fixture, imp_a, imp_b, vp })
    }
}
