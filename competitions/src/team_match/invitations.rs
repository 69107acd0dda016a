//! Invitations to a team match: the people of a team accept or decline, and before the first board a team may get other
//! people.

use super::procedure::{TeamMatch, TeamSheet, check_teams};
use super::refused::Refused;
use super::table::{ByRoom, Room, Team};
use crate::PlayerId;

impl TeamMatch {
    /// Returns true if a person who is named in a team belongs to it: the match has no invitations, or the person has
    /// accepted.
    #[must_use]
    pub fn is_member(&self, team: Team, player: PlayerId) -> bool {
        self.is_named(team, player) && (!self.terms.invites || self.accepted.contains(&player))
    }

    /// Returns true if a person has declined the invitation or has left the team.
    #[must_use]
    pub fn has_declined(&self, player: PlayerId) -> bool {
        self.declined.contains(&player)
    }

    /// Returns the people of a team whose invitations wait for an answer.
    #[must_use]
    pub fn invited(&self, team: Team) -> Vec<PlayerId> {
        if !self.terms.invites {
            return Vec::new();
        }
        let answered = |player: &PlayerId| self.accepted.contains(player) || self.declined.contains(player);
        self.people(team).into_iter().filter(|player| !answered(player)).collect()
    }

    /// Returns the players of a team, and a captain who does not play.
    #[must_use]
    pub fn people(&self, team: Team) -> Vec<PlayerId> {
        let sheet = &self.teams[team];
        let mut people = sheet.players.clone();
        if !people.contains(&sheet.captain) {
            people.push(sheet.captain);
        }
        people
    }

    /// Returns true if the person may accept an invitation now. After the first board has begun, nobody who has
    /// declined comes back: the person may have watched.
    #[must_use]
    pub fn may_accept(&self, player: PlayerId) -> bool {
        self.check_acceptance(player).is_ok()
    }

    /// Returns true if the person may decline an invitation or leave the team now.
    #[must_use]
    pub fn may_decline(&self, player: PlayerId) -> bool {
        self.check_decline(player).is_ok()
    }

    /// Returns true if a person is a player or the captain of a team.
    pub(super) fn is_named(&self, team: Team, player: PlayerId) -> bool {
        let sheet = &self.teams[team];
        sheet.captain == player || sheet.players.contains(&player)
    }

    /// Checks that a person may answer an invitation.
    fn check_answer(&self, player: PlayerId) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        let is_named = Team::ALL.into_iter().any(|team| self.is_named(team, player));
        if self.terms.invites && is_named { Ok(()) } else { Err(Refused::NotInvited(player)) }
    }

    fn check_acceptance(&self, player: PlayerId) -> Result<(), Refused> {
        self.check_answer(player)?;
        if self.accepted.contains(&player) {
            return Err(Refused::AcceptedAlready(player));
        }
        if self.declined.contains(&player) && self.has_begun() {
            return Err(Refused::Begun);
        }
        Ok(())
    }

    fn check_decline(&self, player: PlayerId) -> Result<(), Refused> {
        self.check_answer(player)?;
        if self.declined.contains(&player) {
            return Err(Refused::NotInvited(player));
        }
        // The team relies on players who have accepted, so they cannot leave after the start.
        if self.accepted.contains(&player) && self.has_begun() {
            return Err(Refused::Begun);
        }
        Ok(())
    }

    pub(super) fn accept(&mut self, player: PlayerId) -> Result<(), Refused> {
        self.check_acceptance(player)?;
        self.declined.remove(&player);
        self.accepted.insert(player);
        Ok(())
    }

    pub(super) fn decline(&mut self, player: PlayerId) -> Result<(), Refused> {
        self.check_decline(player)?;
        self.accepted.remove(&player);
        self.declined.insert(player);
        for team in Team::ALL {
            if Room::ALL.into_iter().any(|room| self.seated(room, team) == Some(player)) {
                self.seats[team] = None;
            }
        }
        Ok(())
    }

    pub(super) fn change_team(
        &mut self,
        team: Team,
        captain: PlayerId,
        players: Vec<PlayerId>,
    ) -> Result<(), Refused> {
        if !self.terms.invites || self.has_begun() {
            return Err(Refused::Begun);
        }
        let mut teams = self.teams.clone();
        let id = teams[team].id;
        teams[team] = TeamSheet { id, captain, players };
        check_teams(&teams)?;
        let is_named = |player: &PlayerId| {
            Team::ALL.into_iter().any(|team| {
                let sheet = &teams[team];
                sheet.captain == *player || sheet.players.contains(player)
            })
        };
        if let Some(player) = self.commentators.iter().find(|player| is_named(player)) {
            return Err(Refused::CommentatorPlays(*player));
        }
        // A person who is taken off the sheet and named again must accept again.
        self.accepted.retain(|player| is_named(player));
        self.declined.retain(|player| is_named(player));
        let leaves = |seats: &ByRoom<PlayerId>| {
            Room::ALL.into_iter().any(|room| !teams[team].players.contains(&seats[room]))
        };
        if self.seats[team].as_ref().is_some_and(leaves) {
            self.seats[team] = None;
        }
        self.teams = teams;
        Ok(())
    }
}
