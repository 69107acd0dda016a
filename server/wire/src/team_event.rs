//! Events of teams: how one is set up, entered, run and looked at.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{CreateTeam, DeskRoom, MatchId, Millis, Seq, TeamMatchId, TeamPlay, TeamPlayer};

/// The id of a team event, written like the id of a match.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
pub struct TeamEventId(pub String);

/// `POST /api/v1/team-events`: sets up an event of teams; who does directs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the form, and none excludes another")]
pub struct CreateTeamEvent {
    /// 3 to 50 characters.
    pub name: String,
    /// Up to 2000 characters, for the event's page.
    #[serde(default)]
    pub about: String,
    /// The boards of each match: 4, 5, 6, 7, 8, 10 or 12.
    pub boards: u8,
    /// The boards of the final between the first two; none: there is none.
    pub final_boards: Option<u8>,
    /// Whether each pair of teams meets twice.
    pub twice: bool,
    /// Whether the running score of a match is shown after each board, or only at its end.
    pub barometer: bool,
    /// Whether captains may exchange players between boards.
    pub exchange: bool,
    /// Where the games are played.
    pub play: TeamPlay,
    /// How many teams may enter, 2 to 16.
    pub places: u8,
    /// Teams that are entered at once.
    #[serde(default)]
    pub teams: Vec<CreateTeam>,
    /// Whether it begins at once, with these teams.
    #[serde(default)]
    pub begin: bool,
}

/// `POST /api/v1/team-events/{id}/director`: what only the director does. Reasons are published.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum TeamEventAct {
    /// Enters a team of two bots that play in no other.
    AddBots {
        /// 2 to 40 characters.
        name: String,
    },
    /// Ends the entries and draws the schedule.
    Start {
        /// Whether bots take the seats of teams that have one player only.
        fill: bool,
    },
    /// Decides a match that is not over.
    Award {
        /// The number of the match in the schedule.
        tie: u32,
        /// Team A's victory points of 30; team B has the rest.
        vp_a: u8,
        /// 1 to 500 characters.
        reason: String,
    },
    /// Lets a match be played again from its beginning.
    Replay {
        /// The number of the match in the schedule.
        tie: u32,
        /// 1 to 500 characters.
        reason: String,
    },
    /// Calls the event off.
    Cancel {
        /// 1 to 500 characters.
        reason: String,
    },
}

/// Where an event stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TeamEventPhase {
    /// Teams may enter.
    Entries,
    /// Everybody meets everybody.
    RoundRobin,
    /// The final.
    Final,
    /// It is over.
    Over,
    /// The director has called it off.
    Cancelled,
}

/// An event in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TeamEventCard {
    /// Which.
    pub id: TeamEventId,
    /// What it is called.
    pub name: String,
    /// Who directs it.
    pub director: String,
    /// Where it stands.
    pub phase: TeamEventPhase,
    /// How many teams are entered.
    pub teams: u8,
    /// How many may enter.
    pub places: u8,
    /// The boards of each match.
    pub boards: u8,
    /// The boards of the final.
    pub final_boards: Option<u8>,
    /// The winning team, at the end.
    pub winner: Option<String>,
    /// When it was set up.
    pub created_at: Millis,
}

/// A team of an event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EventTeam {
    /// Its number in the event, from 1.
    pub number: u32,
    /// What it is called.
    pub name: String,
    /// Who leads it.
    pub captain: String,
    /// Who belongs to it.
    pub players: Vec<TeamPlayer>,
}

/// Where a match of an event stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TieState {
    /// A team plays another match first.
    Waiting,
    /// A line-up is missing.
    LineUps,
    /// Boards are played.
    Playing,
    /// It was called off, and the director has to decide.
    CalledOff,
    /// It is over.
    Over,
}

/// A match of an event, as far as the viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EventTie {
    /// Its number in the schedule, from 1.
    pub number: u32,
    /// Team A's number.
    pub a: u32,
    /// Team B's number.
    pub b: u32,
    /// Where it stands.
    pub state: TieState,
    /// The team match, once it has begun.
    pub team_match: Option<TeamMatchId>,
    /// The boards that everybody may know of.
    pub revealed: u8,
    /// The international match points of both, as far as they may be known.
    pub imp: Option<(u32, u32)>,
    /// The victory points of both, at the end.
    pub vp: Option<(u32, u32)>,
    /// Whether the director has decided it.
    pub awarded: bool,
}

/// Matches of an event that can be played at the same time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EventRound {
    /// From 1.
    pub number: u32,
    /// The matches.
    pub ties: Vec<EventTie>,
    /// The number of the team that does not play.
    pub bye: Option<u32>,
}

/// A team's line in the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EventRow {
    /// From 1; equal teams share one.
    pub place: u32,
    /// The team's number.
    pub team: u32,
    /// Matches that are over.
    pub played: u32,
    /// Victory points.
    pub vp: u32,
    /// International match points won.
    pub imp_won: u32,
    /// International match points lost.
    pub imp_lost: u32,
}

/// What somebody brought in, over the matches that are over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EventIndividual {
    /// Who.
    pub name: String,
    /// Whether a program plays.
    pub bot: bool,
    /// The team's number.
    pub team: u32,
    /// Games that counted.
    pub boards: u32,
    /// International match points won in them.
    pub imp_won: u32,
    /// International match points lost in them.
    pub imp_lost: u32,
}

/// What a director did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TeamEventDeed {
    /// A match was decided.
    Awarded {
        /// Which.
        tie: u32,
        /// The victory points of both.
        vp: (u32, u32),
    },
    /// A match is played again.
    Replayed {
        /// Which.
        tie: u32,
    },
    /// The event was called off.
    Cancelled,
}

/// A line of the director's book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TeamEventNote {
    /// When.
    pub at: Millis,
    /// What.
    pub deed: TeamEventDeed,
    /// Why.
    pub reason: String,
}

/// The rooms of a match in play, for the director's desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EventDeskTie {
    /// The number of the match.
    pub tie: u32,
    /// Both rooms; none: the director belongs to one of the teams.
    pub rooms: Vec<DeskRoom>,
}

/// What the viewer is and may do in an event.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct YourTeamEvent {
    /// Whether the viewer directs it.
    pub director: bool,
    /// Whether the viewer may enter a team.
    pub may_enter: bool,
    /// The number of the viewer's team.
    pub team: Option<u32>,
    /// Whether the viewer leads it.
    pub captain: bool,
    /// The match that the viewer's team plays now.
    pub team_match: Option<TeamMatchId>,
    /// The table at which the viewer is expected.
    pub table: Option<MatchId>,
    /// The matches in play, for the director.
    pub desk: Vec<EventDeskTie>,
}

/// `GET /api/v1/team-events/{id}`: an event as the viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TeamEventView {
    /// The short of it.
    pub card: TeamEventCard,
    /// The last step of its log.
    pub seq: Seq,
    /// What the director says about it.
    pub about: String,
    /// Whether each pair of teams meets twice.
    pub twice: bool,
    /// Whether running scores are shown.
    pub barometer: bool,
    /// Whether captains may exchange players between boards.
    pub exchange: bool,
    /// Where the games are played.
    pub play: TeamPlay,
    /// The teams by their numbers.
    pub teams: Vec<EventTeam>,
    /// The schedule.
    pub rounds: Vec<EventRound>,
    /// The final, once it is known who plays it.
    pub final_tie: Option<EventTie>,
    /// The standings of the round robin, best first.
    pub standings: Vec<EventRow>,
    /// The players, those who brought in most first.
    pub individuals: Vec<EventIndividual>,
    /// The seed of the schedule's draw, 16 hexadecimal digits.
    pub drawn_from: Option<String>,
    /// The seed of the lot that parted equal teams before the final.
    pub lot: Option<String>,
    /// What the director did, the oldest first.
    pub notes: Vec<TeamEventNote>,
    /// What the viewer may do.
    pub you: YourTeamEvent,
}

/// The event of a team match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct InTeamEvent {
    /// Which.
    pub id: TeamEventId,
    /// What it is called.
    pub name: String,
}
