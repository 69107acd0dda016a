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

/// The maximum number of challenges in an agenda; the rest is counted.
const CHALLENGES_TOLD_MAX: usize = 20;

/// One match or table in a player's agenda.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Item {
    /// A match in play.
    Match(AgendaMatch),
    /// A table with a seat reserved for the player.
    Table {
        /// The table.
        table: TableView,
        /// The player who opened it.
        opener: UserId,
    },
    /// A rematch that the opponent offers.
    Rematch(AgendaRematch),
}

/// A player's items by match.
pub(crate) type Items = BTreeMap<MatchId, Item>;

/// The side to act and its deadline.
#[derive(Debug, Clone, Copy)]
struct TurnDeadline {
    to_act: Option<Side>,
    deadline: Option<Millis>,
    /// The offer of a rematch.
    offer: Option<Offer>,
}

/// Returns the agenda item of a match for a player, or `None` if nothing waits.
pub(crate) fn item_in(snapshot: &Snapshot, player: UserId) -> Option<Item> {
    let deadline = snapshot.state.next_deadline().map(convert::to_wire_time);
    let rematch = snapshot.rematch.as_ref().filter(|_| !snapshot.facts.is_of_event());
    let offer = rematch.and_then(|rematch| Offer::from_rematch(rematch, snapshot.facts.settings.time));
    let turn = TurnDeadline { to_act: snapshot.awaited(), deadline, offer };
    item(&snapshot.facts, turn, &snapshot.people, player)
}

fn item(facts: &Facts, turn: TurnDeadline, people: &People, player: UserId) -> Option<Item> {
    match &facts.status {
        Status::Open => {
            let is_kept = facts.side_of(player).is_none()
                && if facts.is_of_event() {
                    facts.opener == player || facts.invited == Some(player)
                } else {
                    // A challenge counts once the challenger has taken a seat.
                    facts.invited == Some(player) && facts.seats.white.is_some()
                };
            is_kept.then(|| Item::Table { table: view::table(facts, people), opener: facts.opener })
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
    /// The player's friends, whose challenges come before those of others.
    friends: HashSet<UserId>,
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

    /// Returns a player's agenda for a message, without duties, or `None` if it was not read yet or `watcher` does not
    /// watch it.
    pub(crate) fn told(&self, user: UserId, watcher: SocketId) -> Option<wire::Agenda> {
        let items = self.items(user, watcher)?;
        let agenda = self.of.get(&user)?;
        Some(wire::Agenda { messages: agenda.messages.clone(), ..told(items, &agenda.friends) })
    }

    /// Returns a player's items, or `None` if they were not read yet or `watcher` does not watch them.
    fn items(&self, user: UserId, watcher: SocketId) -> Option<&Items> {
        let agenda = self.of.get(&user)?;
        (agenda.is_read && agenda.watchers.contains(&watcher)).then_some(&agenda.items)
    }

    /// Sets or removes one item of a player. Returns the sockets to notify.
    pub(crate) fn set_item(&mut self, user: UserId, id: MatchId, item: Option<Item>) -> Vec<SocketId> {
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

    /// Sets the friends of a user. Returns the sockets to notify.
    pub(crate) fn set_friends(&mut self, user: UserId, friends: HashSet<UserId>) -> Vec<SocketId> {
        let Some(agenda) = self.of.get_mut(&user) else { return Vec::new() };
        if agenda.friends == friends {
            return Vec::new();
        }
        agenda.friends = friends;
        agenda.watchers.iter().copied().collect()
    }

    /// Removes a deleted table from all agendas. Returns the sockets to notify.
    pub(crate) fn drop_match(&mut self, id: MatchId) -> Vec<SocketId> {
        let users = self.owners();
        users.into_iter().flat_map(|user| self.set_item(user, id, None)).collect()
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
            told.extend(self.set_item(user, id, None));
        }
        for (id, item) in found {
            told.extend(self.set_item(user, id, Some(item)));
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

/// Converts items for a message. Of the challenges, it has the newest, those of friends first; the rest is counted.
fn told(items: &Items, friends: &HashSet<UserId>) -> wire::Agenda {
    let mut agenda = wire::Agenda {
        matches: Vec::new(),
        tables: Vec::new(),
        more_tables: 0,
        rematches: Vec::new(),
        duties: Vec::new(),
        more_duties: 0,
        messages: wire::AgendaMessages::default(),
    };
    let mut challenges: Vec<(bool, &TableView)> = Vec::new();
    for item in items.values() {
        match item {
            Item::Match(entry) => agenda.matches.push(entry.clone()),
            Item::Table { table, opener } if table.tournament.is_none() && !table.team_match => {
                challenges.push((friends.contains(opener), table));
            }
            Item::Table { table, .. } => agenda.tables.push(table.clone()),
            Item::Rematch(offer) => agenda.rematches.push(offer.clone()),
        }
    }
    challenges.sort_by_key(|(is_friend, table)| std::cmp::Reverse((*is_friend, table.opened_at)));
    let more = challenges.len().saturating_sub(CHALLENGES_TOLD_MAX);
    agenda.more_tables = u32::try_from(more).unwrap_or(u32::MAX);
    agenda.tables.extend(challenges.into_iter().take(CHALLENGES_TOLD_MAX).map(|(_, table)| table.clone()));
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
        (id, Item::Table { table, opener: UserId::from_row(byte.into()) })
    }

    #[test]
    fn the_newest_challenges_are_told_those_of_friends_first_and_the_rest_is_counted() {
        let items: Items = (1..=25).map(table).collect();
        let times = |friends: &[i64]| {
            let friends = friends.iter().map(|id| UserId::from_row(*id)).collect();
            let agenda = told(&items, &friends);
            (agenda.tables.iter().map(|table| table.opened_at.0).collect::<Vec<_>>(), agenda.more_tables)
        };
        assert_eq!(times(&[]), ((6..=25).rev().collect(), 5));
        assert_eq!(times(&[1]), ((7..=25).rev().chain([1]).collect(), 5));
        let few: Items = (1..=20).map(table).collect();
        assert_eq!(told(&few, &HashSet::new()).more_tables, 0);
    }

    #[test]
    fn tables_of_events_are_always_told() {
        let mut items: Items = (1..=25).map(table).collect();
        for item in items.values_mut().take(4) {
            if let Item::Table { table, .. } = item {
                table.team_match = true;
            }
        }
        let agenda = told(&items, &HashSet::new());
        assert_eq!((agenda.tables.len(), agenda.more_tables), (24, 1));
    }

    #[test]
    fn a_change_during_a_read_of_the_database_is_newer_than_the_read() {
        let mut agendas = Agendas::default();
        let (user, socket) = (UserId::from_row(1), SocketId::default());
        let [(old, old_item), (new, new_item), (gone, gone_item)] = [table(1), table(2), table(3)];
        assert!(!agendas.watch(socket, user), "it must be read first");
        assert_eq!(agendas.items(user, socket), None, "nothing is known before the first read");
        agendas.begin_reading(&[user]);
        agendas.set_item(user, new, Some(new_item.clone()));
        agendas.set_item(user, gone, None);
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
        assert!(agendas.set_item(user, old, Some(old_item)).is_empty(), "nothing has changed");
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
