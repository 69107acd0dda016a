//! The rules of the four seats of a team match: each person has at most one, with whichever account.

use std::collections::BTreeSet;

use ::competitions::{
    PlayerId,
    team_match::{ByRoom, Refused, Room, Step, Team},
};
use store::{account::Account, id::UserId, stored::team_match::Act};
use texts::refusals;

use super::{Loaded, player};
use crate::{competitions::refusals::refusal, error::AppError};

impl Loaded {
    /// Returns the line-ups that need no captain's choice: those of teams led by a bot, and of results entered by
    /// hand. A bot seats the first two players of its team who are different people, and no person of the other
    /// team, once they have accepted.
    ///
    /// # Errors
    /// If a bot leads a team without two such players.
    pub(super) fn first_line_ups(&self, bots: &[Account]) -> Result<Vec<Act>, AppError> {
        let is_by_hand = self.row.settings.is_by_hand();
        let mut acts = Vec::new();
        let has_seat = |team: Team| {
            let seats = Room::ALL.into_iter().filter_map(move |room| self.state.seated(room, team));
            seats.map(|player| self.person(player))
        };
        let mut seated: BTreeSet<UserId> = Team::ALL.into_iter().flat_map(has_seat).collect();
        let first: BTreeSet<UserId> = self.named(Team::A).map(|player| self.person(player)).collect();
        for team in Team::ALL {
            let sheet = &self.state.teams()[team];
            let is_bot = bots.iter().any(|bot| player(bot.id) == sheet.captain);
            if !is_bot && !is_by_hand {
                continue;
            }
            if self.state.has_lineup(team) {
                continue;
            }
            let mut free: Vec<PlayerId> = sheet.players.clone();
            if !is_by_hand {
                free.retain(|player| {
                    !self.state.has_declined(*player) && !seated.contains(&self.person(*player))
                });
                let people: BTreeSet<UserId> = free.iter().map(|player| self.person(*player)).collect();
                if people.len() < 2 {
                    return Err(one_person());
                }
                free.retain(|player| self.state.is_member(team, *player));
                // A person named in both teams is left to team A if team B has two other people.
                let is_free = |person: &&UserId| !first.contains(*person);
                if team == Team::B && people.iter().filter(is_free).count() >= 2 {
                    free.retain(|player| !first.contains(&self.person(*player)));
                }
                let mut here = BTreeSet::new();
                free.retain(|player| here.insert(self.person(*player)));
            }
            let [open, closed, ..] = *free else { continue };
            seated.extend([open, closed].map(|player| self.person(player)));
            acts.push(Act::Step(Step::Lineup { team, seats: ByRoom { open, closed } }));
        }
        Ok(acts)
    }

    /// Checks the line-ups: a person and the bots that the person owns have one seat of the four, and a board that one
    /// of them has played in one room is not played by another of them in the other room.
    ///
    /// # Errors
    /// With the code `one_person` or `knows_the_board`.
    pub(super) fn check_one_seat(&self) -> Result<(), AppError> {
        if self.row.settings.is_by_hand() {
            return Ok(());
        }
        let seats = || {
            let of_team = |team| Room::ALL.map(|room| (room, self.state.seated(room, team)));
            let seats = Team::ALL.into_iter().flat_map(of_team);
            seats.filter_map(|(room, player)| player.map(|player| (room, player)))
        };
        let mut people = BTreeSet::new();
        if !seats().all(|(_, player)| people.insert(self.person(player))) {
            return Err(one_person());
        }
        for (room, player) in seats() {
            let person = self.person(player);
            let members = Team::ALL.into_iter().flat_map(|team| self.named(team));
            let known = members.filter(|other| self.person(*other) == person).find_map(|other| {
                let mut boards = self.state.terms().boards.numbers();
                boards.find(|board| {
                    self.state.line(room, *board).is_none()
                        && self.state.has_seen(other, room.other(), *board)
                })
            });
            if let Some(board) = known {
                let why = Refused::KnowsTheBoard { player, room, board };
                return Err(refusal(self, &why.into()));
            }
        }
        Ok(())
    }
}

/// Returns the error for line-ups in which one person has two seats.
pub(super) fn one_person() -> AppError {
    AppError::Refused(refusals::one_person())
}
