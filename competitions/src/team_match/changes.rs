//! Changes of the people of a team before the first board: who may make one, and who may be named.

use super::procedure::TeamMatch;
use super::refused::Refused;
use super::table::{ByTeam, Team};
use crate::PlayerId;

/// The role in which somebody changes the people of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangedBy {
    /// The captain of the team.
    Captain,
    /// A director who does not lead the team.
    Director {
        /// True for each team with an account that counts as the director.
        plays_in: ByTeam<bool>,
    },
}

impl TeamMatch {
    /// Checks that the people of a team may be changed now. A director who plays changes no team but the own one. When
    /// both line-ups are named, a director changes no team: the match may begin at any moment, and a team with other
    /// people would lose by walk-over.
    ///
    /// # Errors
    /// Returns an error with the reason.
    pub fn check_change(&self, team: Team, by: ChangedBy) -> Result<(), Refused> {
        if !self.terms.invites || self.has_begun() {
            return Err(Refused::Begun);
        }
        match by {
            ChangedBy::Captain => Ok(()),
            ChangedBy::Director { plays_in } if plays_in[team.other()] => Err(Refused::OwnMatch),
            ChangedBy::Director { .. } if Team::ALL.into_iter().all(|each| self.has_lineup(each)) => {
                Err(Refused::LineupsNamed)
            }
            ChangedBy::Director { .. } => Ok(()),
        }
    }

    /// Returns true if a change of the people of a team needs a reason: a director makes it, and somebody of the team
    /// has accepted, or its line-up is named.
    #[must_use]
    pub fn needs_reason(&self, team: Team, by: ChangedBy) -> bool {
        match by {
            ChangedBy::Captain => false,
            ChangedBy::Director { .. } => {
                self.has_lineup(team) || self.people(team).iter().any(|player| self.accepted.contains(player))
            }
        }
    }

    /// Checks that people who are new in a team, its captain included, are nobody of the other team. `is_same` returns
    /// true for two accounts of one person.
    ///
    /// # Errors
    /// Returns an error for the first one who is.
    pub fn check_apart(
        &self,
        team: Team,
        named: impl IntoIterator<Item = PlayerId>,
        is_same: impl Fn(PlayerId, PlayerId) -> bool,
    ) -> Result<(), Refused> {
        let others = self.people(team.other());
        for player in named.into_iter().filter(|player| !self.is_named(team, *player)) {
            if others.contains(&player) {
                return Err(Refused::InBothTeams(player));
            }
            if others.iter().any(|other| is_same(player, *other)) {
                return Err(Refused::OnePerson);
            }
        }
        Ok(())
    }

    /// Checks that the captain of a team is nobody of the other one. Matches of earlier versions may have such a
    /// captain, so this is checked only when a match is created.
    ///
    /// # Errors
    /// Returns an error that names the captain.
    pub fn check_captains(&self) -> Result<(), Refused> {
        let is_in_both = |team: &Team| self.is_named(team.other(), self.teams[*team].captain);
        match Team::ALL.into_iter().find(is_in_both) {
            Some(team) => Err(Refused::InBothTeams(self.teams[team].captain)),
            None => Ok(()),
        }
    }
}
