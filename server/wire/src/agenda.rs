//! The agenda: everything that waits for a player, anywhere on the site.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{AgendaMessages, DutyEvent, MatchSummary, Millis, TableView};

/// The user's own duties, matches in play and kept seats. Sent after `watch_agenda`, and again whenever it changes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Agenda {
    /// Matches in play, the most recently begun first.
    pub matches: Vec<AgendaMatch>,
    /// Tables at which a seat is kept for the user and not yet taken: challenges, matches of tournaments, boards of
    /// team matches. Newest first; at most 20 challenges, those of friends before those of others.
    pub tables: Vec<TableView>,
    /// The number of further challenges.
    pub more_tables: u32,
    /// The rematches that opponents of finished matches offer, the one that ends first in front.
    pub rematches: Vec<AgendaRematch>,
    /// The duties of this user in events and at the moderation desk, the most urgent first; at most 20.
    pub duties: Vec<Duty>,
    /// The number of further duties.
    pub more_duties: u32,
    /// The user's private messages; none for tokens without the scope.
    #[serde(default)]
    pub messages: AgendaMessages,
}

/// A match of the user's that is in play.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AgendaMatch {
    /// The match and its state.
    pub summary: MatchSummary,
    /// True if it waits for this player.
    pub your_turn: bool,
    /// The end of this player's time, if there is a clock and it is this player's turn.
    pub deadline: Option<Millis>,
}

/// A rematch that the opponent of a finished match offers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AgendaRematch {
    /// The finished match. The rematch is agreed to on its page.
    pub summary: MatchSummary,
    /// The end of the offer: an hour after the match, a week after a correspondence match.
    pub until: Millis,
}

/// An action that an event or the moderation desk waits for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Duty {
    /// The action.
    pub kind: DutyKind,
    /// The event on whose page it is done; null for the moderation desk.
    pub event: Option<DutyEvent>,
    /// The number of calls, protests, missing players, boards or reports; 1 for the other kinds.
    pub count: u32,
    /// The time since which it is owed.
    pub since: Millis,
    /// The time at which it ends, done or not.
    pub until: Option<Millis>,
}

/// The kinds of duties, the most urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DutyKind {
    /// For a director: players call.
    Calls,
    /// For a captain: the line-up of a team match is not named.
    Lineup,
    /// For an entered player: check-in is open.
    CheckIn,
    /// For an entered player: the event begins within an hour.
    Begins,
    /// For a director: protests wait for a ruling.
    Protests,
    /// For a director: all places are taken or all players have checked in, and the event can go on.
    Start,
    /// For a player: a team of an event has invited them.
    Invitation,
    /// For a captain: the team of an event lacks players.
    Players,
    /// For a player of a comparative event: boards that are not finished.
    Boards,
    /// For an entered player: the director has announced something within the last day.
    Announcement,
    /// For a new director: the person was added within the last day, and has not acted in the event since.
    Directs,
    /// For a new leading director: the event was handed over within the last day, and the person has not acted in it
    /// since.
    Leads,
    /// For a moderator: open reports. Not sent to tokens.
    Reports,
}
