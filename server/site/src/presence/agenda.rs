//! The agenda of a player: matches in play, challenges and tournament tables that wait. The site shows it on every
//! page. Duties in events are added to it by `hub/duties.rs`.
//!
//! A node keeps the agendas that its sockets watch. Every match that the node reads is noted in the agendas of its
//! players. Lost news is recovered by reading the database again (`agenda/read.rs`).

mod read;

use std::collections::{BTreeMap, HashMap, HashSet};

use rules::Side;
use store::{
    facts::{Facts, Status},
    id::{MatchId, UserId},
    people::People,
    rematches::Offer,
};
use wire::{AgendaMatch, AgendaRematch, Millis, TableView};

use crate::{
    match_state::{convert, snapshot::Snapshot, view},
    presence::hub::SocketId,
};

/// One match or table in a player's agenda.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Item {
    /// A match in play.
    Match(AgendaMatch),
    /// A table with a seat reserved for the player.
    Table(TableView),
    /// A rematch that the opponent offers.
    Rematch(AgendaRematch),
}

/// A player's items by match.
pub(crate) type Items = BTreeMap<MatchId, Item>;

/// The side to act and its deadline.
#[derive(Debug, Clone, Copy)]
struct Turn {
    to_act: Option<Side>,
    deadline: Option<Millis>,
    /// The offer of a rematch.
    offer: Option<Offer>,
}

/// Returns the agenda item of a match for a player, or `None` if nothing waits.
pub(crate) fn item_in(snapshot: &Snapshot, player: UserId) -> Option<Item> {
    let deadline = snapshot.state.next_deadline().map(convert::to_wire_time);
    let rematch = snapshot.rematch.as_ref().filter(|_| !snapshot.facts.is_of_event());
    let offer = rematch.and_then(|rematch| Offer::of(rematch, snapshot.facts.settings.time));
    let turn = Turn { to_act: snapshot.awaited(), deadline, offer };
    item(&snapshot.facts, turn, &snapshot.people, player)
}

fn item(facts: &Facts, turn: Turn, people: &People, player: UserId) -> Option<Item> {
    match &facts.status {
        Status::Open => {
            let is_kept = facts.side_of(player).is_none()
                && if facts.is_of_event() {
                    facts.opener == player || facts.invited == Some(player)
                } else {
                    // A challenge counts once the challenger has taken a seat.
                    facts.invited == Some(player) && facts.seats.white.is_some()
                };
            is_kept.then(|| Item::Table(view::table(facts, people)))
        }
        Status::Playing { .. } => {
            let side = facts.side_of(player)?;
            let your_turn = turn.to_act == Some(side);
            let summary = view::summary(facts, people, |_| None)?;
            Some(Item::Match(AgendaMatch {
                summary,
                your_turn,
                deadline: turn.deadline.filter(|_| your_turn),
            }))
        }
        Status::Finished(_) => {
            let offer = turn.offer.filter(|offer| facts.side_of(player) == Some(offer.to))?;
            let summary = view::summary(facts, people, |_| None)?;
            Some(Item::Rematch(AgendaRematch { summary, until: offer.until }))
        }
    }
}

/// The agendas watched from this node.
#[derive(Debug, Default)]
pub(crate) struct Agendas {
    of: HashMap<UserId, Agenda>,
    /// The number of agendas that contain each match.
    times: HashMap<MatchId, usize>,
}

#[derive(Debug, Default)]
struct Agenda {
    watchers: HashSet<SocketId>,
    items: Items,
    /// True if the agenda has been read from the database at least once.
    is_read: bool,
    /// The number of reads in progress. Items noted during a read are newer than its result.
    readers: usize,
    noted: HashSet<MatchId>,
    /// The player's private messages.
    messages: wire::AgendaMessages,
}

impl Agendas {
    /// Makes a socket watch a user's agenda. Returns false if the agenda has to be read first.
    pub(crate) fn watch(&mut self, socket: SocketId, user: UserId) -> bool {
        let agenda = self.of.entry(user).or_default();
        agenda.watchers.insert(socket);
        agenda.is_read
    }

    /// Makes a socket stop watching a user's agenda.
    pub(crate) fn unwatch(&mut self, socket: SocketId, user: UserId) {
        let Some(agenda) = self.of.get_mut(&user) else { return };
        agenda.watchers.remove(&socket);
        if agenda.watchers.is_empty()
            && let Some(agenda) = self.of.remove(&user)
        {
            for id in agenda.items.keys() {
                count_down(&mut self.times, *id);
            }
        }
    }

    /// Returns the users whose agendas are watched.
    pub(crate) fn owners(&self) -> Vec<UserId> {
        self.of.keys().copied().collect()
    }

    /// Returns the sockets that watch a user's agenda.
    pub(crate) fn watchers(&self, user: UserId) -> Vec<SocketId> {
        self.of.get(&user).map(|agenda| agenda.watchers.iter().copied().collect()).unwrap_or_default()
    }

    /// Returns true if the agenda of `user` is watched.
    pub(crate) fn has(&self, user: UserId) -> bool {
        self.of.contains_key(&user)
    }

    /// Returns true if a match is in any watched agenda.
    pub(crate) fn has_match(&self, id: MatchId) -> bool {
        self.times.contains_key(&id)
    }

    /// Returns a player's items, or `None` if they were not read yet or `watcher` does not watch them.
    pub(crate) fn items(&self, user: UserId, watcher: SocketId) -> Option<&Items> {
        let agenda = self.of.get(&user)?;
        (agenda.is_read && agenda.watchers.contains(&watcher)).then_some(&agenda.items)
    }

    /// Sets or removes one item of a player. Returns the sockets to notify.
    pub(crate) fn note(&mut self, user: UserId, id: MatchId, item: Option<Item>) -> Vec<SocketId> {
        let Some(agenda) = self.of.get_mut(&user) else { return Vec::new() };
        if agenda.readers > 0 {
            agenda.noted.insert(id);
        }
        if agenda.items.get(&id) == item.as_ref() {
            return Vec::new();
        }
        let (before, is_there) = match item {
            Some(item) => (agenda.items.insert(id, item), true),
            None => (agenda.items.remove(&id), false),
        };
        match (before, is_there) {
            (None, true) => *self.times.entry(id).or_default() += 1,
            (Some(_), false) => count_down(&mut self.times, id),
            (Some(_), true) | (None, false) => {}
        }
        agenda.watchers.iter().copied().collect()
    }

    /// Sets the private messages of a user. Returns the sockets to notify.
    pub(crate) fn set_messages(&mut self, user: UserId, messages: wire::AgendaMessages) -> Vec<SocketId> {
        let Some(agenda) = self.of.get_mut(&user) else { return Vec::new() };
        if agenda.messages == messages {
            return Vec::new();
        }
        agenda.messages = messages;
        agenda.watchers.iter().copied().collect()
    }

    /// Returns the private messages in a user's agenda.
    pub(crate) fn messages(&self, user: UserId) -> wire::AgendaMessages {
        self.of.get(&user).map(|agenda| agenda.messages.clone()).unwrap_or_default()
    }

    /// Removes a deleted table from all agendas. Returns the sockets to notify.
    pub(crate) fn drop_match(&mut self, id: MatchId) -> Vec<SocketId> {
        let users = self.owners();
        users.into_iter().flat_map(|user| self.note(user, id, None)).collect()
    }

    /// Marks these agendas as being read from the database.
    pub(crate) fn begin_reading(&mut self, users: &[UserId]) {
        for user in users {
            if let Some(agenda) = self.of.get_mut(user) {
                agenda.readers += 1;
            }
        }
    }

    /// Stores the result of a read, or `None` if it failed. Items noted during the read are newer and stay. Returns
    /// the sockets to notify.
    pub(crate) fn end_reading(&mut self, user: UserId, found: Option<Items>) -> Vec<SocketId> {
        let Some(agenda) = self.of.get_mut(&user) else { return Vec::new() };
        agenda.readers = agenda.readers.saturating_sub(1);
        let noted =
            if agenda.readers == 0 { std::mem::take(&mut agenda.noted) } else { agenda.noted.clone() };
        let Some(mut found) = found else { return Vec::new() };
        let is_first = !std::mem::replace(&mut agenda.is_read, true);
        let gone: Vec<MatchId> = agenda.items.keys().filter(|id| !found.contains_key(id)).copied().collect();
        found.retain(|id, _| !noted.contains(id));
        let mut told: Vec<SocketId> =
            if is_first { agenda.watchers.iter().copied().collect() } else { Vec::new() };
        for id in gone.into_iter().filter(|id| !noted.contains(id)) {
            told.extend(self.note(user, id, None));
        }
        for (id, item) in found {
            told.extend(self.note(user, id, Some(item)));
        }
        told
    }
}

fn count_down(times: &mut HashMap<MatchId, usize>, id: MatchId) {
    if let Some(count) = times.get_mut(&id) {
        *count -= 1;
        if *count == 0 {
            times.remove(&id);
        }
    }
}

/// Converts an agenda for a message, without duties.
pub(crate) fn told(items: &Items) -> wire::Agenda {
    let mut agenda = wire::Agenda {
        matches: Vec::new(),
        tables: Vec::new(),
        rematches: Vec::new(),
        duties: Vec::new(),
        more_duties: 0,
        messages: wire::AgendaMessages::default(),
    };
    for item in items.values() {
        match item {
            Item::Match(entry) => agenda.matches.push(entry.clone()),
            Item::Table(table) => agenda.tables.push(table.clone()),
            Item::Rematch(offer) => agenda.rematches.push(offer.clone()),
        }
    }
    agenda.matches.sort_by_key(|entry| std::cmp::Reverse(entry.summary.started_at));
    agenda.tables.sort_by_key(|table| std::cmp::Reverse(table.opened_at));
    agenda.rematches.sort_by_key(|offer| offer.until);
    agenda
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::ToWire;

    fn table(byte: u8) -> (MatchId, Item) {
        let id = MatchId::from_row(byte.into());
        let table = TableView {
            id: id.to_wire(),
            settings: serde_json::from_str(
                r#"{"format":{"kind":"normal"},"rated":false,"time":{"kind":"none"}}"#,
            )
            .unwrap(),
            list: None,
            opener: "anna".to_owned(),
            opener_look: wire::Look::default(),
            opener_rating: 1500.0,
            opener_provisional: true,
            limited: false,
            unstaked: false,
            invited: Some("berta".to_owned()),
            by_link: false,
            ratings: None,
            seated: Vec::new(),
            dice_commitment: String::new(),
            rematch_of: None,
            tournament: None,
            team_match: false,
            opened_at: Millis(byte.into()),
        };
        (id, Item::Table(table))
    }

    #[test]
    fn a_change_during_a_read_of_the_database_is_newer_than_the_read() {
        let mut agendas = Agendas::default();
        let (user, socket) = (UserId::from_row(1), SocketId::default());
        let [(old, old_item), (new, new_item), (gone, gone_item)] = [table(1), table(2), table(3)];
        assert!(!agendas.watch(socket, user), "it must be read first");
        assert_eq!(agendas.items(user, socket), None, "nothing is known before the first read");
        agendas.begin_reading(&[user]);
        agendas.note(user, new, Some(new_item.clone()));
        agendas.note(user, gone, None);
        let found = Items::from([(old, old_item.clone()), (gone, gone_item)]);
        assert!(!agendas.end_reading(user, Some(found)).is_empty());
        assert_eq!(
            agendas.items(user, socket),
            Some(&Items::from([(old, old_item.clone()), (new, new_item)]))
        );
        assert!(agendas.watch(socket, user));

        agendas.begin_reading(&[user]);
        assert!(!agendas.end_reading(user, Some(Items::from([(old, old_item.clone())]))).is_empty());
        assert_eq!(agendas.items(user, socket), Some(&Items::from([(old, old_item.clone())])));
        assert!(agendas.has_match(old) && !agendas.has_match(new));
        assert!(agendas.note(user, old, Some(old_item)).is_empty(), "nothing has changed");
        agendas.unwatch(socket, user);
        assert!(!agendas.has_match(old) && !agendas.has(user));
    }

    #[test]
    fn an_agenda_is_sent_after_its_first_read_even_if_it_is_empty() {
        let mut agendas = Agendas::default();
        let (user, socket) = (UserId::from_row(1), SocketId::default());
        agendas.watch(socket, user);
        agendas.begin_reading(&[user]);
        assert!(agendas.end_reading(user, None).is_empty(), "it could not be read");
        agendas.begin_reading(&[user]);
        assert_eq!(agendas.end_reading(user, Some(Items::new())), [socket]);
        assert_eq!(agendas.items(user, socket), Some(&Items::new()));
    }
}
