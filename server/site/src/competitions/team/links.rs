//! Accounts at the seats of a team match that share a browser or an address. They count as one person until a director
//! says that they are two.

use std::collections::{BTreeMap, BTreeSet};

use ::competitions::{
    Reason,
    log::Line,
    team_match::{Room, Team},
};
use store::{
    id::UserId,
    persons::{self, Link},
    stored::team_match::Act,
};
use texts::refusals;
use wire::{LinkKind, LinkedPair, Millis};

use super::{Loaded, player, seats::one_person, user};
use crate::{
    competitions::{Competitions, Kind as _, Person, names::unknown_name, refused},
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
    fn people_of_teams(&self) -> BTreeSet<UserId> {
        self.members().map(|member| self.person(player(member))).collect()
    }

    /// Returns the directors, and everybody who has imported the rolls. An owner stands for a bot.
    fn people_beside_teams(&self) -> BTreeSet<UserId> {
        let directors = self.directors().into_iter().map(|director| self.person(player(director)));
        directors.chain(self.importers().into_iter().map(|importer| self.person(player(importer)))).collect()
    }

    /// Returns everybody who has imported the rolls, and so may know them.
    fn importers(&self) -> BTreeSet<UserId> {
        let lines = self.chronicle.log.lines();
        let imports = lines.filter(|(_, logged)| matches!(logged.line, Line::Step(Act::Imported)));
        imports.filter_map(|(_, logged)| logged.by.map(user)).collect()
    }

    /// Returns the owners of two named accounts, the smaller id first: members, directors, or importers of the rolls.
    ///
    /// # Errors
    /// If a name is that of nobody there, or both belong to one person.
    fn pair_of(&self, names: &(String, String)) -> Result<[UserId; 2], AppError> {
        let people = || self.members().chain(self.people_beside_teams());
        let named = |field: &str, name: &str| {
            let is_named = |one: &UserId| self.name(player(*one)).eq_ignore_ascii_case(name.trim());
            let known = people().map(|one| self.name(player(one)));
            people().find(is_named).ok_or_else(|| unknown_name(field, name, known))
        };
        let both = [named("players[0]", &names.0)?, named("players[1]", &names.1)?];
        let mut both = both.map(|one| self.person(player(one)));
        both.sort_unstable();
        if both[0] == both[1] { Err(one_person()) } else { Ok(both) }
    }

    /// Returns the act of a director who says that two accounts are of two people.
    ///
    /// # Errors
    /// If a name is that of nobody in the match, or both belong to one person.
    pub(super) fn two_people(&self, names: &(String, String), reason: Reason) -> Result<Act, AppError> {
        Ok(Act::TwoPeople { players: self.pair_of(names)?.map(player), reason })
    }

    /// Checks that a director who says that two accounts are of two people counts as neither of them.
    ///
    /// # Errors
    /// With the code `own_pair`, or if a name is unknown.
    pub(super) fn check_pair_of_others(
        &self,
        names: &(String, String),
        director: &Person,
    ) -> Result<(), AppError> {
        if self.pair_of(names)?.into_iter().any(|one| director.has(one)) {
            return Err(AppError::Refused(refusals::own_pair()));
        }
        Ok(())
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
                Err(AppError::Refused(refusals::pair_is_seated(one, other)))
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
    async fn has_linked_seats(&self, loaded: &Loaded) -> Result<bool, AppError> {
        let links = self.links(loaded.people_at_seats().into_iter().collect()).await?;
        Ok(links.keys().any(|pair| !loaded.two_people.contains(pair)))
    }

    /// Returns a member who counts as one person with somebody who has imported the rolls.
    async fn importing_member(&self, loaded: &Loaded) -> Result<Option<UserId>, AppError> {
        for importer in loaded.importers() {
            let member = loaded.member_who_is(&self.person(importer).await?);
            if member.is_some() {
                return Ok(member);
            }
        }
        Ok(None)
    }

    /// Returns true if the next board may not begin because of the people at the seats, or because a member may know
    /// imported rolls.
    pub(super) async fn is_barred(&self, loaded: &Loaded) -> Result<bool, AppError> {
        Ok(self.has_linked_seats(loaded).await? || self.importing_member(loaded).await?.is_some())
    }

    /// Checks that no member counts as one person with somebody who has imported the rolls, because the importer may
    /// know them.
    ///
    /// # Errors
    /// With the code `imported_the_rolls`, or if the database fails.
    pub(super) async fn check_importers(&self, loaded: &Loaded) -> Result<(), AppError> {
        match self.importing_member(loaded).await? {
            Some(member) => Err(AppError::Refused(refusals::imported_the_rolls(loaded.name(player(member))))),
            None => Ok(()),
        }
    }

    /// Checks that the people who are new in a team are nobody of the other one: an owner and the owner's bots, and
    /// accounts that one browser has used, are one person. Whether an address is shared is checked at the seats.
    ///
    /// # Errors
    /// With the code `in_both_teams` or `one_person`, or if the database fails.
    pub(super) async fn check_other_team(
        &self,
        before: &Loaded,
        after: &Loaded,
        team: Team,
    ) -> Result<(), AppError> {
        let mut links = self.links(after.people_of_teams().into_iter().collect()).await?;
        links.retain(|_, link| *link == Link::Browser);
        let is_same = |one, other| {
            let (one, other) = (after.person(one), after.person(other));
            one == other
                || links.contains_key(&[one.min(other), one.max(other)]) && !after.are_two_people(one, other)
        };
        let named = after.state.people(team);
        before.state.check_apart(team, named, is_same).map_err(|why| refused(&why))
    }

    /// Checks the people at the four seats.
    ///
    /// # Errors
    /// With the code `one_person` or `imported_the_rolls`, or if the database fails.
    pub(super) async fn check_links(&self, loaded: &Loaded) -> Result<(), AppError> {
        self.check_importers(loaded).await?;
        if self.has_linked_seats(loaded).await? { Err(one_person()) } else { Ok(()) }
    }

    /// Returns the pairs of people who share a browser or an address, for the director's desk: of members, and of a
    /// member with a director or with an importer of the rolls.
    pub(super) async fn linked_pairs(&self, loaded: &Loaded) -> Result<Vec<LinkedPair>, AppError> {
        let members = loaded.people_of_teams();
        let links = self.links(members.union(&loaded.people_beside_teams()).copied().collect()).await?;
        let with_member = links.into_iter().filter(|(pair, _)| pair.iter().any(|one| members.contains(one)));
        let pairs = with_member.map(|(pair, link)| {
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
