//! The events of the site, and the place of a match in one.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    ComparativeCard, ComparativeResult, DuplicateRoom, DuplicateTeam, InTeamEvent, MatchId, Millis,
    PairingPlace, TeamEventCard, TeamMatchCard, TeamResult, TournamentCard,
};

/// `GET /api/v1/events`: the newest events of each kind, unfinished ones first, and all unfinished ones of the viewer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Events {
    /// The server's time.
    pub now: Millis,
    /// Knock-outs.
    pub tournaments: Vec<TournamentCard>,
    /// Team events.
    pub team_events: Vec<TeamEventCard>,
    /// Team matches that belong to no team event.
    pub team_matches: Vec<TeamMatchCard>,
    /// Comparative events.
    pub comparatives: Vec<ComparativeCard>,
    /// The ids of the events that the viewer takes part in or directs.
    pub yours: Vec<String>,
}

/// `GET /api/v1/matches/{id}/event`: the place of a match in its event, as the viewer may see it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum CompetitionPlace {
    /// A match of a knock-out.
    Tournament {
        /// The knock-out.
        card: TournamentCard,
        /// The place in its brackets.
        place: PairingPlace,
        /// The number of matches and byes in the round: 1 in the final.
        pairings: u32,
        /// The viewer's table of a later round.
        next: Option<MatchId>,
    },
    /// A game of a duplicate team match.
    TeamMatch {
        /// The team match.
        card: TeamMatchCard,
        /// The event of the team match.
        event: Option<InTeamEvent>,
        /// The board, from 1.
        board: u8,
        /// The room.
        room: DuplicateRoom,
        /// The team for which the viewer plays or played this game.
        your_team: Option<DuplicateTeam>,
        /// The result, once the viewer may know it.
        result: Option<TeamResult>,
        /// The viewer's table of another board.
        next: Option<MatchId>,
        /// True if every person confirms with a passkey when taking a seat.
        seat_proof: bool,
    },
    /// A game of a comparative event.
    Comparative {
        /// The event, with the viewer's next board.
        card: ComparativeCard,
        /// The board, from 1.
        board: u8,
        /// The result, once the viewer may compare it with others.
        result: Option<ComparativeResult>,
    },
}
