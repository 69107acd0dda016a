//! The lobby as a value: the entries that each viewer sees, and the differences since a version that a client
//! knows.

#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use store::{
    account::UserName,
    fair_cut::{Claim, cut_fairly},
    id::MatchId,
};
use wire::{
    LobbyChange, LobbyPlayer, LobbySnapshot, MatchSummary, MatchSummarySeat, PlayerActivity, TableView,
    TimeControl,
};

use crate::{
    messages::ToWire,
    presence::{
        bounds::LobbyBounds,
        crowd::{Crowd, Shown},
    },
};

/// The number of differences kept. A client that is further behind gets the whole lobby.
const HISTORY_MAX: usize = 512;

/// The number of differences since the node started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct LobbyVersion(u64);

/// The answer to a client that knows one version.
#[derive(Clone, Debug, PartialEq)]
pub enum LobbyUpdate {
    /// Nothing is new to this viewer.
    Nothing,
    /// The differences, in order.
    Changes(Vec<LobbyChange>),
    /// The whole lobby: the client is too far behind.
    Everything(LobbySnapshot),
}

/// The viewers who may see a table.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Audience {
    Everyone,
    /// The two users for whom the seats are reserved.
    Only([String; 2]),
}

#[derive(Debug)]
struct Difference {
    /// The change, or `None` if only the number of people changed.
    change: Option<LobbyChange>,
    audience: Audience,
    /// True if the number of people changed. The client gets only the latest number.
    is_crowd: bool,
}

/// The number of a user's open tables and live matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Busy {
    tables: usize,
    matches: usize,
}

/// Open tables, matches in play and connected players, as one node knows them.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    tables: BTreeMap<MatchId, TableView>,
    matches: BTreeMap<MatchId, MatchSummary>,
    bounds: LobbyBounds,
    crowd: Crowd,
    /// Matches in play that both players have left. They are hidden.
    deserted: BTreeSet<MatchId>,
    /// The matches of each player, by name.
    seated: BTreeMap<String, BTreeSet<MatchId>>,
    /// Connected players without input for some minutes.
    idle: BTreeSet<String>,
    /// The open tables and live matches of people, by name. People without any have no entry.
    busy: BTreeMap<String, Busy>,
    version: LobbyVersion,
    /// The latest differences; the last one led to `version`.
    history: VecDeque<Difference>,
}

impl Lobby {
    /// Returns an empty lobby.
    pub(crate) fn with(bounds: LobbyBounds) -> Lobby {
        Lobby { crowd: Crowd::with(bounds.players), bounds, ..Lobby::default() }
    }

    /// Returns the version that a snapshot taken now shows.
    pub(crate) fn version(&self) -> LobbyVersion {
        self.version
    }

    /// Returns the ids of all tables and matches that any viewer sees.
    pub(crate) fn ids(&self) -> Vec<MatchId> {
        self.tables.keys().chain(self.matches.keys()).copied().collect()
    }

    /// Returns the whole lobby as `viewer` may see it.
    pub(crate) fn snapshot(&self, viewer: Option<&str>) -> LobbySnapshot {
        let (people, guests) = self.crowd.count();
        LobbySnapshot {
            tables: self.tables_for(viewer),
            matches: self.matches_shown(),
            players: self.crowd.listed(),
            people,
            guests,
        }
    }

    /// Returns the matches that a player attends, newest first.
    fn matches_shown(&self) -> Vec<MatchSummary> {
        let shown = self.matches.iter().filter(|(id, _)| !self.deserted.contains(id));
        let mut matches: Vec<&MatchSummary> = shown.map(|(_, summary)| summary).collect();
        matches.sort_by_key(|summary| std::cmp::Reverse(summary.started_at));
        let entries = matches.into_iter().map(|summary| (claim_of_match(summary), summary));
        cut_fairly(entries.collect(), self.bounds.matches).into_iter().cloned().collect()
    }

    /// Returns the tables that `viewer` may see. Those that concern the viewer come first, then those of named
    /// accounts, the longest waiting first.
    fn tables_for(&self, viewer: Option<&str>) -> Vec<TableView> {
        let is_own = |table: &TableView| {
            let concerns = [Some(table.opener.as_str()), table.invited.as_deref()];
            viewer.is_some() && concerns.contains(&viewer)
        };
        let mut tables: Vec<&TableView> =
            self.tables.values().filter(|table| audience(table).has(viewer)).collect();
        tables.sort_by_key(|table| (!is_own(table), UserName::is_of_guest(&table.opener), table.opened_at));
        let entries = tables.into_iter().map(|table| (claim_of_table(table, is_own(table)), table));
        cut_fairly(entries.collect(), self.bounds.tables).into_iter().cloned().collect()
    }

    /// Returns up to `most` connected players after the place `after` whose names contain `wanted`. If there are
    /// more, the place of the last one is returned too.
    pub(crate) fn find_players(
        &self,
        wanted: &str,
        after: Option<&str>,
        most: usize,
    ) -> (Vec<LobbyPlayer>, Option<String>) {
        self.crowd.find(wanted, after, most)
    }

    /// Returns the changes since `known` that `viewer` may see.
    pub(crate) fn since(&self, known: LobbyVersion, viewer: Option<&str>) -> LobbyUpdate {
        let behind = self.version.0.saturating_sub(known.0);
        let Some(behind) = usize::try_from(behind).ok().filter(|&behind| behind <= self.history.len()) else {
            return LobbyUpdate::Everything(self.snapshot(viewer));
        };
        let mut changes: Vec<LobbyChange> = self
            .history
            .iter()
            .skip(self.history.len() - behind)
            .filter(|difference| difference.audience.has(viewer))
            .filter_map(|difference| difference.change.clone())
            .collect();
        if self.history.iter().skip(self.history.len() - behind).any(|difference| difference.is_crowd) {
            let (people, guests) = self.crowd.count();
            changes.push(LobbyChange::Crowd { people, guests });
        }
        if changes.is_empty() { LobbyUpdate::Nothing } else { LobbyUpdate::Changes(changes) }
    }

    /// Updates a table. `None` means that it is taken or closed.
    pub(crate) fn set_table(&mut self, id: MatchId, table: Option<TableView>) {
        let before = match &table {
            Some(table) => self.tables.insert(id, table.clone()),
            None => self.tables.remove(&id),
        };
        if before == table {
            return;
        }
        let names = [&before, &table].map(|table| table.as_ref().and_then(waiting_at));
        let [waited, waits] = names.map(|name| name.map(str::to_owned));
        match (before, table) {
            (_, Some(table)) => self.record(audience(&table), LobbyChange::Table { table }),
            (Some(before), None) => {
                self.record(audience(&before), LobbyChange::TableGone { id: id.to_wire() });
            }
            (None, None) => {}
        }
        if waited != waits {
            self.do_less(waited, |busy| &mut busy.tables);
            self.do_more(waits, |busy| &mut busy.tables);
        }
    }

    /// Updates a match in play. `None` means that it is over.
    pub(crate) fn set_match(&mut self, id: MatchId, summary: Option<MatchSummary>) {
        let before = match &summary {
            Some(summary) => self.matches.insert(id, summary.clone()),
            None => self.matches.remove(&id),
        };
        if before == summary {
            return;
        }
        let names = |summary: &Option<MatchSummary>| summary.as_ref().map(playing_live).unwrap_or_default();
        let (played, play) = (names(&before), names(&summary));
        for seat in before.iter().flat_map(|summary| &summary.seats) {
            if let Some(matches) = self.seated.get_mut(&seat.name) {
                matches.remove(&id);
                if matches.is_empty() {
                    self.seated.remove(&seat.name);
                }
            }
        }
        for seat in summary.iter().flat_map(|summary| &summary.seats) {
            self.seated.entry(seat.name.clone()).or_default().insert(id);
        }
        let was_shown = before.is_some() && !self.deserted.contains(&id);
        let is_shown = summary.as_ref().is_some_and(|summary| self.is_attended(summary));
        if summary.is_some() && !is_shown {
            self.deserted.insert(id);
        } else {
            self.deserted.remove(&id);
        }
        match summary.filter(|_| is_shown) {
            Some(summary) => self.record(Audience::Everyone, LobbyChange::Match { summary }),
            None if was_shown => self.record(Audience::Everyone, LobbyChange::MatchGone { id: id.to_wire() }),
            None => {}
        }
        if played != play {
            self.do_less(played, |busy| &mut busy.matches);
            self.do_more(play, |busy| &mut busy.matches);
        }
    }

    /// Returns true if a player of the match is connected. Bots count only in matches between bots.
    fn is_attended(&self, summary: &MatchSummary) -> bool {
        counted_seats(summary).any(|seat| self.crowd.get(&seat.name).is_some())
    }

    /// Updates the visibility of a player's matches after the player came or left.
    fn look_at_matches_of(&mut self, name: &str) {
        for id in self.seated.get(name).cloned().unwrap_or_default() {
            let Some(summary) = self.matches.get(&id).cloned() else { continue };
            match (self.is_attended(&summary), self.deserted.contains(&id)) {
                (true, true) => {
                    self.deserted.remove(&id);
                    self.record(Audience::Everyone, LobbyChange::Match { summary });
                }
                (false, false) => {
                    self.deserted.insert(id);
                    self.record(Audience::Everyone, LobbyChange::MatchGone { id: id.to_wire() });
                }
                (true, false) | (false, true) => {}
            }
        }
    }

    fn do_more(&mut self, names: impl IntoIterator<Item = String>, what: impl Fn(&mut Busy) -> &mut usize) {
        for name in names {
            *what(self.busy.entry(name.clone()).or_default()) += 1;
            self.look_at_player(&name);
        }
    }

    fn do_less(&mut self, names: impl IntoIterator<Item = String>, what: impl Fn(&mut Busy) -> &mut usize) {
        for name in names {
            if let Some(busy) = self.busy.get_mut(&name) {
                let count = what(busy);
                *count = count.saturating_sub(1);
                if *busy == Busy::default() {
                    self.busy.remove(&name);
                }
            }
            self.look_at_player(&name);
        }
    }

    /// Updates the shown activity of a connected player, if it changed.
    fn look_at_player(&mut self, name: &str) {
        if let Some(player) = self.crowd.get(name).cloned() {
            self.show(player);
        }
    }

    /// Returns the activity of a player. A bot is always ready. A player in a match is never idle, and an idle
    /// opener's table does not count as ready.
    fn activity_of(&self, player: &LobbyPlayer) -> PlayerActivity {
        let busy = self.busy.get(&player.name).copied().unwrap_or_default();
        if player.bot {
            PlayerActivity::Ready
        } else if busy.matches > 0 {
            PlayerActivity::Playing
        } else if self.idle.contains(&player.name) {
            PlayerActivity::Idle
        } else if busy.tables > 0 {
            PlayerActivity::Ready
        } else {
            PlayerActivity::Online
        }
    }

    /// Adds or updates a connected player. The given activity only says whether the player is idle; the lobby works out
    /// the rest.
    pub(crate) fn set_player(&mut self, player: LobbyPlayer) {
        if player.activity == PlayerActivity::Idle {
            self.idle.insert(player.name.clone());
        } else {
            self.idle.remove(&player.name);
        }
        let name = player.name.clone();
        self.show(player);
        self.look_at_matches_of(&name);
    }

    /// Sets whether a connected player is idle.
    pub(crate) fn set_idle(&mut self, name: &str, is_idle: bool) {
        if self.crowd.get(name).is_none() {
            return;
        }
        let is_news = if is_idle { self.idle.insert(name.to_owned()) } else { self.idle.remove(name) };
        if is_news {
            self.look_at_player(name);
        }
    }

    fn show(&mut self, mut player: LobbyPlayer) {
        player.activity = self.activity_of(&player);
        let before = self.crowd.count();
        let shown = self.crowd.set(player);
        self.record_shown(shown, before);
    }

    /// Returns the activity of a connected player.
    pub(crate) fn activity(&self, name: &str) -> Option<PlayerActivity> {
        self.crowd.get(name).map(|player| player.activity)
    }

    /// Removes a player who is no longer connected.
    pub(crate) fn remove_player(&mut self, name: &str) {
        self.idle.remove(name);
        let before = self.crowd.count();
        let shown = self.crowd.remove(name);
        self.record_shown(shown, before);
        self.look_at_matches_of(name);
    }

    /// Records changes of the list of players; `before` is the number of people before them.
    fn record_shown(&mut self, shown: Vec<Shown>, before: (u32, u32)) {
        let mut is_crowd = self.crowd.count() != before;
        for shown in shown {
            let change = match shown {
                Shown::Player(player) => LobbyChange::Player { player },
                Shown::Gone(name) => LobbyChange::PlayerGone { name },
            };
            self.add_difference(Difference {
                change: Some(change),
                audience: Audience::Everyone,
                is_crowd: std::mem::take(&mut is_crowd),
            });
        }
        if is_crowd {
            self.add_difference(Difference { change: None, audience: Audience::Everyone, is_crowd });
        }
    }

    fn record(&mut self, audience: Audience, change: LobbyChange) {
        self.add_difference(Difference { change: Some(change), audience, is_crowd: false });
    }

    fn add_difference(&mut self, difference: Difference) {
        if self.history.len() == HISTORY_MAX {
            self.history.pop_front();
        }
        self.history.push_back(difference);
        self.version.0 += 1;
    }
}

/// Returns the opener of a table that is open to all.
fn waiting_at(table: &TableView) -> Option<&str> {
    (audience(table) == Audience::Everyone).then_some(table.opener.as_str())
}

/// Returns the players of a live match. Correspondence matches need no presence.
fn playing_live(summary: &MatchSummary) -> Vec<String> {
    match summary.settings.time {
        TimeControl::Correspondence { .. } => Vec::new(),
        TimeControl::None | TimeControl::Live { .. } => {
            summary.seats.iter().map(|seat| seat.name.clone()).collect()
        }
    }
}

/// Returns the seats of people, or both seats of a match between bots.
fn counted_seats(summary: &MatchSummary) -> impl Iterator<Item = &MatchSummarySeat> {
    let has_people = summary.seats.iter().any(|seat| !seat.bot);
    summary.seats.iter().filter(move |seat| !has_people || !seat.bot)
}

/// Returns the claim of a match to a place in the list. The matches of a bot count for the people who play it.
fn claim_of_match(summary: &MatchSummary) -> Claim<&str> {
    let people = counted_seats(summary).map(|seat| (seat.name.as_str(), !seat.provisional));
    Claim { people: people.collect(), made_at: summary.started_at }
}

/// Returns the claim of a table to a place in the list. A table that concerns the viewer has the first claim.
fn claim_of_table(table: &TableView, is_own: bool) -> Claim<&str> {
    let opener = (table.opener.as_str(), !table.opener_provisional);
    Claim { people: (!is_own).then_some(opener).into_iter().collect(), made_at: table.opened_at }
}

/// Returns the audience of a table. A table with an invitation concerns two people; a table shared by link concerns
/// only its opener.
fn audience(table: &TableView) -> Audience {
    match &table.invited {
        None if table.by_link => Audience::Only([table.opener.clone(), table.opener.clone()]),
        None => Audience::Everyone,
        Some(invited) => Audience::Only([table.opener.clone(), invited.clone()]),
    }
}

impl Audience {
    fn has(&self, viewer: Option<&str>) -> bool {
        match self {
            Self::Everyone => true,
            Self::Only(names) => viewer.is_some_and(|viewer| names.iter().any(|name| name == viewer)),
        }
    }
}
