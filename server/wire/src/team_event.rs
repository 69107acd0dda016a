//! Team events: set-up, entry, play and results.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::text::{PublicName, PublicText};

use crate::{
    CreateTeam, DeskRoom, EventMatches, MatchId, Millis, Seq, TeamEventId, TeamMatchId, TeamPlay, TeamPlayer,
};

/// `POST /api/v1/team-events`: sets up a team event; its creator directs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "independent switches of the form")]
pub struct CreateTeamEvent {
    /// 3 to 50 characters.
    pub name: PublicName,
    /// Up to 2000 characters, for the event's page.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub about: PublicText,
    /// The number of boards of each match: 4, 5, 6, 7, 8, 10 or 12.
    pub boards: u8,
    /// The number of boards of the final between the first two teams; null: no final.
    pub final_boards: Option<u8>,
    /// True if each pair of teams meets twice.
    pub twice: bool,
    /// True if the running score of a match is shown after each board instead of only at its end.
    pub barometer: bool,
    /// True if captains may exchange players between boards.
    pub exchange: bool,
    /// True if spectators watch the open rooms as they play. Otherwise they see each turn when both rooms have played
    /// it.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub ungated: bool,
    /// The matches in which a side's k-th roll comes in either room only when that side's k-th cube decision has been
    /// made in both. Lock-step needs tables of this site and the server's dice. Left out: all matches where it is
    /// possible, because a team event gives titles.
    pub lock_step: Option<EventMatches>,
    /// The matches in which every person confirms with a passkey when taking a seat. If there are any, programs with
    /// an owner cannot be entered. The confirmation needs tables of this site and the server's dice.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub seat_proof: EventMatches,
    /// The place of play.
    pub play: TeamPlay,
    /// The maximum number of teams, 2 to 16.
    pub places: u8,
    /// Teams that are entered at once.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub teams: Vec<CreateTeam>,
    /// True if it begins at once, with these teams.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub begin: bool,
    /// The times at which its rounds begin by themselves, from the first, each later than the one before; at most 31.
    /// At the first, incomplete teams are removed and the schedule is drawn. A round without a time begins as soon as
    /// its teams are free. Left out: its director starts it.
    #[serde(default, deserialize_with = "crate::absent::or_default")]
    pub starts: Vec<Millis>,
}

/// `POST /api/v1/team-events/{id}/director`: the director's acts. Reasons are published.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum TeamEventAct {
    /// Enters a team of two bots that play in no other team.
    AddBots {
        /// The team's name, 2 to 40 characters.
        name: PublicName,
    },
    /// Closes the entries and draws the schedule.
    Start {
        /// True if bots fill teams that have only one player.
        fill: bool,
    },
    /// Decides a match that is not over.
    Award {
        /// The number of the match in the schedule.
        tie: u32,
        /// Team A's victory points of 30; team B has the rest.
        vp_a: u8,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Has a match played again from its beginning.
    Replay {
        /// The number of the match in the schedule.
        tie: u32,
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
    /// Calls the event off.
    Cancel {
        /// The reason, 1 to 500 characters.
        reason: PublicText,
    },
}

/// The phase of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TeamEventPhase {
    /// Teams may enter.
    Entries,
    /// The round robin is in play.
    RoundRobin,
    /// The final is in play.
    Final,
    /// The event is over.
    Over,
    /// The director has called it off.
    Cancelled,
}

/// An event in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamEventCard {
    /// The event's id.
    pub id: TeamEventId,
    /// The event's name.
    pub name: String,
    /// The director.
    pub director: String,
    /// The phase.
    pub phase: TeamEventPhase,
    /// The number of entered teams.
    pub teams: u8,
    /// The maximum number of teams.
    pub places: u8,
    /// The number of boards of each match.
    pub boards: u8,
    /// The number of boards of the final.
    pub final_boards: Option<u8>,
    /// The winning team, at the end.
    pub winner: Option<String>,
    /// The time of the set-up.
    pub created_at: Millis,
    /// The time at which it begins by itself; null: its director starts it.
    pub starts_at: Option<Millis>,
}

/// A team of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventTeam {
    /// The team's number in the event, from 1.
    pub number: u32,
    /// The team's name.
    pub name: String,
    /// The captain.
    pub captain: String,
    /// The players, including those who are only invited.
    pub players: Vec<TeamPlayer>,
    /// The names of the people who are invited and have not accepted yet.
    pub invited: Vec<String>,
}

/// The state of a match of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TieState {
    /// A team is still playing another match.
    Waiting,
    /// A line-up is missing.
    LineUps,
    /// The match is in play.
    Playing,
    /// The match was called off, and the director has to decide it.
    CalledOff,
    /// The match is over.
    Over,
}

/// A match of an event, as far as the viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventTie {
    /// The match's number in the schedule, from 1.
    pub number: u32,
    /// Team A's number.
    pub a: u32,
    /// Team B's number.
    pub b: u32,
    /// The state.
    pub state: TieState,
    /// The team match, once it has begun.
    pub team_match: Option<TeamMatchId>,
    /// The number of revealed boards.
    pub revealed: u8,
    /// The international match points of both teams, as far as visible.
    pub imp: Option<(u32, u32)>,
    /// The victory points of both, at the end.
    pub vp: Option<(u32, u32)>,
    /// True if the director has decided it.
    pub awarded: bool,
}

/// A round: matches of an event that can be played at the same time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventRound {
    /// The round's number, from 1.
    pub number: u32,
    /// The matches.
    pub ties: Vec<EventTie>,
    /// The number of the team with a bye.
    pub bye: Option<u32>,
}

/// A team's line in the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventRow {
    /// The place, from 1; equal teams share one.
    pub place: u32,
    /// The team's number.
    pub team: u32,
    /// The number of finished matches.
    pub played: u32,
    /// Victory points.
    pub vp: u32,
    /// International match points won.
    pub imp_won: u32,
    /// International match points lost.
    pub imp_lost: u32,
}

/// A player's sums over finished matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventIndividual {
    /// The player.
    pub name: String,
    /// True if a program plays.
    pub bot: bool,
    /// The team's number.
    pub team: u32,
    /// The number of games that counted.
    pub boards: u32,
    /// International match points won in them.
    pub imp_won: u32,
    /// International match points lost in them.
    pub imp_lost: u32,
}

/// The kinds of acts of a director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TeamEventDeed {
    /// A match was decided.
    Awarded {
        /// The match.
        tie: u32,
        /// The victory points of both.
        vp: (u32, u32),
    },
    /// A match is played again.
    Replayed {
        /// The match.
        tie: u32,
    },
    /// A director changed a team.
    TeamChanged {
        /// The team's name.
        team: String,
    },
    /// The draw of the schedule was undone.
    DrawUndone,
    /// The event was called off.
    Cancelled,
}

/// An act of the director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TeamEventNote {
    /// The time.
    pub at: Millis,
    /// The act.
    pub deed: TeamEventDeed,
    /// The reason.
    pub reason: String,
}

/// The rooms of a match in play, for the director's desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EventDeskTie {
    /// The number of the match.
    pub tie: u32,
    /// Both rooms; empty if the director belongs to one of the teams.
    pub rooms: Vec<DeskRoom>,
}

/// The viewer's role and rights in an event.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct YourTeamEvent {
    /// True if the viewer directs it.
    pub director: bool,
    /// True if the viewer may enter a team.
    pub may_enter: bool,
    /// The number of the viewer's team.
    pub team: Option<u32>,
    /// True if the viewer is its captain.
    pub captain: bool,
    /// The numbers of the teams that have invited the viewer.
    pub invitations: Vec<u32>,
    /// The match that the viewer's team plays now.
    pub team_match: Option<TeamMatchId>,
    /// The table at which the viewer is expected.
    pub table: Option<MatchId>,
    /// The matches in play, for the director.
    pub desk: Vec<EventDeskTie>,
}

/// `GET /api/v1/team-events/{id}`: an event as the viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[expect(clippy::struct_excessive_bools, reason = "independent facts, each with its own name")]
pub struct TeamEventView {
    /// The summary.
    pub card: TeamEventCard,
    /// The last step of its log.
    pub seq: Seq,
    /// The director's text.
    pub about: String,
    /// True if each pair of teams meets twice.
    pub twice: bool,
    /// True if running scores are shown.
    pub barometer: bool,
    /// True if captains may exchange players between boards.
    pub exchange: bool,
    /// True if spectators see a turn of an open room only when both rooms have played it.
    pub gated: bool,
    /// The matches that are played in lock-step.
    pub lock_step: EventMatches,
    /// The matches in which every person confirms with a passkey when taking a seat.
    pub seat_proof: EventMatches,
    /// The place of play.
    pub play: TeamPlay,
    /// The teams by their numbers.
    pub teams: Vec<EventTeam>,
    /// The schedule.
    pub rounds: Vec<EventRound>,
    /// The final, once the finalists are known.
    pub final_tie: Option<EventTie>,
    /// The standings of the round robin, best first.
    pub standings: Vec<EventRow>,
    /// The players by their sums, best first.
    pub individuals: Vec<EventIndividual>,
    /// The seed of the schedule's draw, 16 hexadecimal digits.
    pub drawn_from: Option<String>,
    /// The seed of the lot that separated equal teams before the final.
    pub lot: Option<String>,
    /// The director's acts, oldest first.
    pub notes: Vec<TeamEventNote>,
    /// The viewer's role and rights.
    pub you: YourTeamEvent,
    /// The times at which its rounds begin, from the first.
    pub starts: Vec<Millis>,
    /// The next time at which the event, or a match that waits for its start time, begins by itself.
    pub next_at: Option<Millis>,
}
