//! Duties: what a competition waits for, and from whom.
//!
//! A duty follows from the state alone, so it disappears as soon as it is done. It can always be shown to its holder,
//! because it names no other player and reveals no result. A match that is ready to play is not a duty: players find
//! it at its table.

use std::collections::BTreeSet;

use crate::comparative::{self, ComparativeEvent};
use crate::knockout::{EntryState, Knockout, REMINDER_MS};
use crate::team_event::{self, TeamEvent};
use crate::team_match::{Team, TeamMatch};
use crate::{PlayerId, TeamId, Time};

/// The minimum number of players of a team when its event begins.
const PLAYERS_MIN: usize = 2;
/// The minimum number of players of a knock-out.
const FIELD_MIN: usize = 2;

/// The person who has a duty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Holder {
    /// The director.
    Director,
    /// A player, or a captain.
    Player(PlayerId),
}

/// An action that an event waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// A captain names the line-up, without which no board begins.
    Lineup,
    /// A player checks in.
    CheckIn,
    /// A player comes to the start of the event, which is imminent.
    Begins,
    /// The director rules on this number of protests.
    Protests(usize),
    /// A captain names players; the team lacks this many.
    Players(usize),
    /// A person answers an invitation to a team.
    Invitation,
    /// The director takes the next step towards the start, because the field is complete.
    Start,
    /// A player plays this number of boards before the event closes.
    Boards(u32),
}

/// A duty and its holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Owed {
    /// The holder.
    pub holder: Holder,
    /// The duty.
    pub duty: Duty,
    /// The time since which it is owed, or `None` if the state does not know it.
    pub since: Option<Time>,
    /// The time at which it ends, done or not.
    pub until: Option<Time>,
}

impl Owed {
    const fn new(holder: Holder, duty: Duty) -> Self {
        Self { holder, duty, since: None, until: None }
    }

    const fn since(self, since: Option<Time>) -> Self {
        Self { since, ..self }
    }
}

/// Returns the duties in a knock-out at `at`.
#[must_use]
pub fn in_knockout(knockout: &Knockout, at: Time) -> Vec<Owed> {
    if knockout.is_cancelled() || knockout.is_over() {
        return Vec::new();
    }
    let opened = knockout.check_in_opened();
    let absent = knockout.absent();
    let mut owed = Vec::new();
    let (entered, places) = (knockout.entered(), knockout.settings().places);
    let is_complete = if opened.is_some() {
        // Players on the waiting list may check in too. They replace players who have not checked in.
        entered - absent.len() >= places || entered >= FIELD_MIN && absent.is_empty()
    } else {
        entered >= places
    };
    let start = knockout.starts_at();
    let is_before = knockout.brackets().next().is_none();
    if is_before && is_complete && start.is_none() {
        owed.push(Owed::new(Holder::Director, Duty::Start).since(knockout.field_changed()));
    }
    if let Some(start) = start.filter(|start| is_before && at < *start && reminded_from(*start) <= at) {
        let is_ready = |state| match state {
            EntryState::Placed => opened.is_none(),
            EntryState::CheckedIn => true,
            EntryState::Waiting => false,
        };
        let ready = knockout.entries().filter(|(_, state)| is_ready(*state));
        owed.extend(ready.map(|(entry, _)| Owed {
            holder: Holder::Player(entry.player),
            duty: Duty::Begins,
            since: Some(reminded_from(start)),
            until: Some(start),
        }));
    }
    let missing = |player| Owed::new(Holder::Player(player), Duty::CheckIn).since(opened);
    owed.extend(absent.into_iter().map(missing));
    let protests = knockout.open_protests();
    if let Some(first) = protests.iter().min() {
        let duty = Duty::Protests(protests.len());
        owed.push(Owed::new(Holder::Director, duty).since(Some(*first)));
    }
    owed
}

/// Returns the time from which players are reminded of the start of a knock-out that begins automatically.
#[must_use]
pub fn reminder_of(knockout: &Knockout) -> Option<Time> {
    let is_before = knockout.brackets().next().is_none() && !knockout.is_cancelled();
    knockout.starts_at().filter(|_| is_before).map(reminded_from)
}

const fn reminded_from(start: Time) -> Time {
    start.before(REMINDER_MS)
}

/// Returns the duties in a team match. Its captains owe a line-up once, as soon as two players have accepted; then it
/// stands until they change it.
#[must_use]
pub fn in_team_match(team_match: &TeamMatch) -> Vec<Owed> {
    if team_match.is_over() {
        return Vec::new();
    }
    let mut owed = Vec::new();
    for team in Team::ALL {
        let sheet = &team_match.teams()[team];
        let leads = team_match.is_member(team, sheet.captain);
        let captain = Holder::Player(sheet.captain);
        let left = sheet.players.iter().filter(|player| !team_match.has_declined(**player)).count();
        let members = sheet.players.iter().filter(|player| team_match.is_member(team, **player)).count();
        if leads && members >= PLAYERS_MIN && !team_match.has_lineup(team) {
            owed.push(Owed::new(captain, Duty::Lineup));
        }
        // A captain who has not accepted, or has declined, cannot name players, so the director does.
        let has_captain = !team_match.has_declined(sheet.captain);
        if !team_match.has_begun() && (left < PLAYERS_MIN || !has_captain) {
            let holder = if leads { captain } else { Holder::Director };
            owed.push(Owed::new(holder, Duty::Players(PLAYERS_MIN.saturating_sub(left).max(1))));
        }
        let invited = team_match.invited(team).into_iter();
        owed.extend(invited.map(|player| Owed::new(Holder::Player(player), Duty::Invitation)));
    }
    owed
}

/// Returns the duties in a team event. Its team matches have their own.
#[must_use]
pub fn in_team_event(event: &TeamEvent) -> Vec<Owed> {
    let is_before = event.phase() == team_event::Phase::Entries;
    if !is_before && !event.takes_late_teams() {
        return Vec::new();
    }
    let late: BTreeSet<TeamId> = event.late_teams().map(|team| team.id).collect();
    // A captain has done their part once enough players are invited.
    let entered = event.teams().iter().filter(|team| is_before || late.contains(&team.id));
    let short = entered.filter(|team| team.players.len() < PLAYERS_MIN);
    let short = short.filter(|team| event.is_member(team.id, team.captain));
    let lacks = |players: &[PlayerId]| Duty::Players(PLAYERS_MIN - players.len());
    let mut owed: Vec<Owed> =
        short.map(|team| Owed::new(Holder::Player(team.captain), lacks(&team.players))).collect();
    // A person with two invitations has one duty, because both are answered on the event's page.
    let invited: BTreeSet<PlayerId> = event.invited().into_iter().map(|(_, player)| player).collect();
    owed.extend(invited.into_iter().map(|player| Owed::new(Holder::Player(player), Duty::Invitation)));
    if is_before && event.teams().len() >= event.rules().places {
        owed.push(Owed::new(Holder::Director, Duty::Start));
    }
    owed
}

/// Returns the duties in a comparative event at `at`. A board in play counts until it is over.
#[must_use]
pub fn in_comparative(event: &ComparativeEvent, at: Time) -> Vec<Owed> {
    if event.phase(at) != comparative::Phase::Open {
        return Vec::new();
    }
    let rules = event.rules();
    let left = event.cards().iter().map(|card| (card.player, rules.boards.saturating_sub(card.finished())));
    left.filter(|(_, boards)| *boards > 0)
        .map(|(player, boards)| Owed {
            holder: Holder::Player(player),
            duty: Duty::Boards(boards),
            since: Some(rules.opens_at),
            until: Some(rules.closes_at),
        })
        .collect()
}

#[cfg(test)]
mod tests;
