//! The connected players, and the bounded part of them that the lobby lists: bots and named accounts before guests.
//! The others are counted, and found by search.

use std::collections::{BTreeMap, BTreeSet};

use wire::LobbyPlayer;

use crate::presence::bounds::LobbyBounds;

/// The rank of a player in the list. A smaller rank comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Bot,
    Account,
    Guest,
}

impl Rank {
    fn rank_player(player: &LobbyPlayer) -> Rank {
        match (player.bot, player.guest) {
            (true, _) => Rank::Bot,
            (false, false) => Rank::Account,
            (false, true) => Rank::Guest,
        }
    }

    /// Returns the digit for this rank in a page token.
    fn digit(self) -> char {
        match self {
            Rank::Bot => '0',
            Rank::Account => '1',
            Rank::Guest => '2',
        }
    }

    fn from_digit(digit: char) -> Option<Rank> {
        [Rank::Bot, Rank::Account, Rank::Guest].into_iter().find(|rank| rank.digit() == digit)
    }
}

type Place = (Rank, String);

/// All connected players.
#[derive(Debug)]
pub(crate) struct Crowd {
    players: BTreeMap<String, LobbyPlayer>,
    listed_max: usize,
    listed: BTreeSet<Place>,
    others: BTreeSet<Place>,
    people: u32,
    guests: u32,
}

/// A change of the list.
#[derive(Debug, PartialEq)]
pub(crate) enum Shown {
    Player(LobbyPlayer),
    Gone(String),
}

impl Default for Crowd {
    fn default() -> Crowd {
        Crowd::with(LobbyBounds::default().players)
    }
}

impl Crowd {
    /// Returns an empty crowd that lists at most `listed_max` players.
    pub(crate) fn with(listed_max: usize) -> Crowd {
        Crowd {
            players: BTreeMap::new(),
            listed_max,
            listed: BTreeSet::new(),
            others: BTreeSet::new(),
            people: 0,
            guests: 0,
        }
    }

    pub(crate) fn get(&self, name: &str) -> Option<&LobbyPlayer> {
        self.players.get(name)
    }

    /// Returns the number of connected people, and how many of them are guests.
    pub(crate) fn count(&self) -> (u32, u32) {
        (self.people, self.guests)
    }

    /// Returns the listed players, in order.
    pub(crate) fn listed(&self) -> Vec<LobbyPlayer> {
        self.listed.iter().filter_map(|(_, name)| self.players.get(name).cloned()).collect()
    }

    /// Inserts or updates a player. Returns the changes of the list.
    pub(crate) fn set(&mut self, player: LobbyPlayer) -> Vec<Shown> {
        let place = (Rank::rank_player(&player), player.name.clone());
        let before = self.players.get(&player.name);
        if before == Some(&player) {
            return Vec::new();
        }
        let mut shown = Vec::new();
        // A name changes its rank only when it belongs to another account.
        if before.is_some_and(|before| Rank::rank_player(before) != place.0) {
            shown = self.remove(&player.name);
        }
        if self.players.insert(player.name.clone(), player.clone()).is_none() {
            self.counted(place.0, 1);
        }
        if self.listed.contains(&place) {
            shown.push(Shown::Player(player));
            return shown;
        }
        if self.listed.len() >= self.listed_max {
            match self.listed.last().cloned() {
                Some(last) if last.0 > place.0 => {
                    self.listed.remove(&last);
                    shown.push(Shown::Gone(last.1.clone()));
                    self.others.insert(last);
                }
                Some(_) | None => {
                    self.others.insert(place);
                    return shown;
                }
            }
        }
        self.others.remove(&place);
        self.listed.insert(place);
        shown.push(Shown::Player(player));
        shown
    }

    /// Removes a player. Returns the changes of the list.
    pub(crate) fn remove(&mut self, name: &str) -> Vec<Shown> {
        let Some(player) = self.players.remove(name) else { return Vec::new() };
        let place = (Rank::rank_player(&player), player.name);
        self.counted(place.0, -1);
        self.others.remove(&place);
        if !self.listed.remove(&place) {
            return Vec::new();
        }
        let mut shown = vec![Shown::Gone(place.1)];
        if let Some(next) = self.others.pop_first() {
            shown.extend(self.players.get(&next.1).cloned().map(Shown::Player));
            self.listed.insert(next);
        }
        shown
    }

    fn counted(&mut self, rank: Rank, more: i32) {
        if rank != Rank::Bot {
            self.people = self.people.saturating_add_signed(more);
        }
        if rank == Rank::Guest {
            self.guests = self.guests.saturating_add_signed(more);
        }
    }

    /// Returns up to `most` players after the place `after` whose names contain `wanted`, ignoring case. If there
    /// are more, the place of the last one is returned too.
    pub(crate) fn find(
        &self,
        wanted: &str,
        after: Option<&str>,
        most: usize,
    ) -> (Vec<LobbyPlayer>, Option<String>) {
        let wanted = wanted.to_ascii_lowercase();
        let after = after.and_then(|after| {
            let mut letters = after.chars();
            Some((Rank::from_digit(letters.next()?)?, letters.as_str().to_owned()))
        });
        let mut places: Vec<&Place> = self
            .listed
            .iter()
            .chain(&self.others)
            .filter(|place| after.as_ref().is_none_or(|after| *place > after))
            .filter(|(_, name)| name.to_ascii_lowercase().contains(&wanted))
            .collect();
        places.sort_unstable();
        let has_more = places.len() > most;
        places.truncate(most);
        let next = places.last().filter(|_| has_more).map(|(rank, name)| format!("{}{name}", rank.digit()));
        (places.into_iter().filter_map(|(_, name)| self.players.get(name).cloned()).collect(), next)
    }
}
