//! The words of refusals in a team match, with the names of players and teams.

use ::competitions::{
    PlayerId,
    team_match::{Refused, Team},
};

use super::{Loaded, Misfit};

impl Loaded {
    /// Returns a refusal in words.
    pub(super) fn explained(&self, misfit: &Misfit) -> String {
        let Misfit::Refused(why) = misfit else { return misfit.to_string() };
        let name = |player: &PlayerId| match self.name(*player) {
            name if name.is_empty() => "the player".to_owned(),
            name => name,
        };
        let of_team = |team: &Team| match self.team_name(*team) {
            name if name.is_empty() => format!("team {team}"),
            name => name,
        };
        match why {
            Refused::InBothTeams(player) => {
                format!("{} is named in both teams; a player belongs to one", name(player))
            }
            Refused::NotInTeam { player, team } => {
                format!("{} is not in {}", name(player), of_team(team))
            }
            Refused::InBothRooms(player) => {
                format!("{} cannot sit in both rooms; name two different players", name(player))
            }
            Refused::KnowsTheBoard { player, room, board } => format!(
                "{} has played board {board} in the other room and cannot sit in the {room} room before that board is over there",
                name(player)
            ),
            Refused::NotAccepted(player) => {
                format!("{} has not accepted the invitation yet; name another player or wait", name(player))
            }
            Refused::SitsAlready(player) => format!("{} sits there already", name(player)),
            Refused::CommentatorPlays(player) => {
                format!("{} belongs to a team of this match and cannot comment on it", name(player))
            }
            Refused::CommentatorTwice(player) => format!("{} is named twice", name(player)),
            Refused::NoLineup(team) => format!("{} has not named its line-up", of_team(team)),
            _ => why.to_string(),
        }
    }
}
