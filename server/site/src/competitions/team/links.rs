//! Accounts at the seats of a team match that share a browser or an address. They count as one person until a director
//! says that they are two.

use std::collections::{BTreeMap, BTreeSet};

use ::competitions::{
    Reason,
    team_match::{Room, Team},
};
use store::{
    id::UserId,
    persons::{self, Link},
    stored::team_match::Act,
};
use wire::{LinkKind, LinkedPair, Millis};

use super::{Loaded, player, seats::one_person};
use crate::{
    competitions::{Competitions, names::unknown_name, refusals::refuse},
    error::AppError,
    matches::own_account::SHARED_BROWSER_MS,
};

impl Loaded {
    /// Returns the people at the seats. The owner stands for a bot.
    fn people_at_seats(&self) -> BTreeSet<UserId> {
        let seats = Team::ALL.into_iter().flat_map(|team| Room::ALL.map(|room| (room, team)));
        let players = seats.filter_map(|(room, team)| self.state.seated(room, team));
        players.map(|player| self.person(player)).collect()
    }

    /// Returns the people of both teams. The owner stands for a bot.
    fn people_of_teams(&self) -> Vec<UserId> {
        let people: BTreeSet<UserId> = self.members().map(|member| self.person(player(member))).collect();
        people.into_iter().collect()
    }

    /// Returns the act of a director who says that two members are two people.
    ///
    /// # Errors
    /// If a name is not that of a member, or both belong to one person.
    pub(super) fn two_people(&self, names: &(String, String), reason: Reason) -> Result<Act, AppError> {
        let named = |field: &str, name: &str| {
            let is_named = |member: &UserId| self.name(player(*member)).eq_ignore_ascii_case(name.trim());
            let known = self.members().map(|member| self.name(player(member)));
            let found = self.members().find(is_named);
            found.ok_or_else(|| unknown_name(field, name, "match", known))
        };
        let both = [named("players[0]", &names.0)?, named("players[1]", &names.1)?];
        let mut both = both.map(|member| self.person(player(member)));
        both.sort_unstable();
        if both[0] == both[1] {
            return Err(one_person());
        }
        Ok(Act::TwoPeople { players: both.map(player), reason })
    }

    /// Checks that an undo leaves no pair at the seats about which a director has said that they are two people.
    ///
    /// # Errors
    /// With the code `pair_is_seated`.
    pub(super) fn check_pairs_kept(&self, after: &Loaded) -> Result<(), AppError> {
        let seated = after.people_at_seats();
        let played = |person: &UserId| {
            after.state.played().iter().any(|(player, ..)| after.person(*player) == *person)
        };
        let depends = |pair: &&[UserId; 2]| pair.iter().all(|one| seated.contains(one) || played(one));
        match self.two_people.difference(&after.two_people).find(depends) {
            Some(pair) => {
                let [one, other] = pair.map(|one| self.name(player(one)));
                Err(refuse(
                    "pair_is_seated",
                    &format!(
                        "{one} and {other} sit in this match or have played in it, so this stays as it is"
                    ),
                ))
            }
            None => Ok(()),
        }
    }
}

impl Competitions {
    async fn links(&self, people: Vec<UserId>) -> Result<BTreeMap<[UserId; 2], Link>, AppError> {
        let since = Millis(self.node.clock.now().0 - SHARED_BROWSER_MS);
        let read = self.node.store.read(move |connection| persons::linked_among(connection, &people, since));
        Ok(read.await?)
    }

    /// Returns true if two of the people at the four seats share a browser or an address, and no director has said
    /// that they are two. They may be one person, who would know the rolls of both rooms, or play against their own
    /// team.
    pub(super) async fn has_linked_seats(&self, loaded: &Loaded) -> Result<bool, AppError> {
        let links = self.links(loaded.people_at_seats().into_iter().collect()).await?;
        Ok(links.keys().any(|pair| !loaded.two_people.contains(pair)))
    }

    /// Checks the people at the four seats.
    ///
    /// # Errors
    /// With the code `one_person`, or if the database fails.
    pub(super) async fn check_links(&self, loaded: &Loaded) -> Result<(), AppError> {
        if self.has_linked_seats(loaded).await? { Err(one_person()) } else { Ok(()) }
    }

    /// Returns the pairs of members who share a browser or an address, for the director's desk.
    pub(super) async fn linked_pairs(&self, loaded: &Loaded) -> Result<Vec<LinkedPair>, AppError> {
        let links = self.links(loaded.people_of_teams()).await?;
        let pairs = links.into_iter().map(|(pair, link)| {
            let [one, other] = pair.map(|person| loaded.name_of_person(person));
            LinkedPair {
                players: (one, other),
                by: match link {
                    Link::Browser => LinkKind::Browser,
                    Link::Address => LinkKind::Address,
                },
                two_people: loaded.two_people.contains(&pair),
            }
        });
        Ok(pairs.collect())
    }
}

impl Loaded {
    /// Returns the name of a member: the person, or else a bot of the person's that belongs to a team.
    fn name_of_person(&self, person: UserId) -> String {
        let is_theirs = |member: &UserId| self.person(player(*member)) == person;
        let member =
            self.members().find(|member| *member == person).or_else(|| self.members().find(is_theirs));
        self.name(player(member.unwrap_or(person)))
    }
}
