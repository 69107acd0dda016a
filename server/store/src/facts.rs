//! The facts of a match besides its log: players, settings, status, and the possible rematch.

use moment::Millis;
use rules::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::{
    account::Account,
    id::{MatchId, RequestId, RollSetId, TournamentId, UserId},
    listing,
    settings::{GameTerms, MatchSettings},
};

/// The row of a table or match.
#[derive(Debug, Clone, PartialEq)]
pub struct Facts {
    pub id: MatchId,
    pub status: Status,
    pub settings: MatchSettings,
    /// The list in which the match is rated, or `None` if it is unrated.
    pub list: Option<ratings::RatingList>,
    pub opener: UserId,
    pub invited: Option<UserId>,
    pub seats: BySide<Option<Seated>>,
    pub commitment: dice::Bytes32,
    pub g0: Option<dice::Bytes32>,
    /// The number of the last event that these facts include.
    pub last_seq: u32,
    pub points: BySide<u32>,
    pub opened_at: Millis,
    pub rematch_of: Option<MatchId>,
    pub admission: Admission,
    /// The tournament that the match belongs to.
    pub tournament: Option<TournamentId>,
    /// The roll set of a team match or comparative event that provides the rolls. `None` if the match has its own
    /// dice.
    pub roll_set: Option<RollSetId>,
    /// True if the match is unrated and unstaked because its players reached the daily limit of rated matches.
    pub is_limited: bool,
    /// True if the bot could not afford the requested stake.
    pub is_unstaked: bool,
    /// True if a correction has taken the match out of its event, so that it goes on without it.
    pub is_outside: bool,
}

impl Facts {
    /// Returns a new table without players, which is not rated.
    pub fn open(
        id: MatchId,
        settings: MatchSettings,
        opener: UserId,
        commitment: dice::Bytes32,
        opened_at: Millis,
    ) -> Facts {
        Facts {
            id,
            status: Status::Open,
            settings,
            list: None,
            opener,
            invited: None,
            seats: BySide { white: None, black: None },
            commitment,
            g0: None,
            last_seq: 0,
            points: BySide { white: 0, black: 0 },
            opened_at,
            rematch_of: None,
            admission: Admission::default(),
            tournament: None,
            roll_set: None,
            is_limited: false,
            is_unstaked: false,
            is_outside: false,
        }
    }
}

/// The rules for taking a seat at a table without an invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Admission {
    /// True if anyone with the link may sit down; the lobby does not show the table.
    pub by_link: bool,
    /// True for a table of quick pairing: its opener accepts any other match that fits as well.
    pub is_quick: bool,
    /// The lowest and the highest rating, or `None` for any rating.
    pub ratings: Option<(i32, i32)>,
}

impl Admission {
    /// Returns true if a player with this rating may sit down.
    pub fn admits(&self, rating: f64) -> bool {
        self.ratings.is_none_or(|(min, max)| (f64::from(min)..=f64::from(max)).contains(&rating))
    }
}

/// The status of a match.
#[derive(Debug, Clone, PartialEq)]
pub enum Status {
    /// The table waits for players.
    Open,
    /// The match is in play.
    Playing {
        /// The start of play.
        started_at: Millis,
    },
    /// The match is over.
    Finished(FinishedFacts),
}

/// The end of a match.
#[derive(Debug, Clone, PartialEq)]
pub struct FinishedFacts {
    pub started_at: Millis,
    pub ended_at: Millis,
    /// The winner, or `None` for a draw.
    pub winner: Option<Side>,
    pub reason: EndReason,
    /// True if the match counts. Aborted matches, and matches that end before each side has completed a turn, do
    /// not.
    pub counts: bool,
}

/// The reason why a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndReason {
    /// Its points or games are complete.
    Completed,
    /// Both agreed to stop.
    Agreed,
    /// The loser left.
    Left,
    /// The loser's time ran out.
    TimedOut,
    /// It was aborted and has no result.
    Aborted,
}

impl EndReason {
    /// The reasons with a word of their own in the column `ending`. An aborted match is marked in another column.
    pub const ALL: [EndReason; 4] =
        [EndReason::Completed, EndReason::Agreed, EndReason::Left, EndReason::TimedOut];

    /// Returns true if the loser did not play to the end.
    pub fn is_forsaken(self) -> bool {
        matches!(self, EndReason::Left | EndReason::TimedOut)
    }
}

/// A player at a seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Seated {
    pub user: UserId,
    /// The player's rating on taking the seat.
    pub rating: f64,
    /// True if that rating was provisional.
    pub is_provisional: bool,
    /// The bytes that the player added to the dice.
    pub contribution: Option<dice::Bytes32>,
}

/// The bytes that a player adds to the dice on taking a seat. A house bot adds none: the server would choose them,
/// and it knows the seed and perhaps the other seat's bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatBytes(Option<dice::Bytes32>);

impl SeatBytes {
    /// A seat without bytes, which counts as zeros.
    pub const NONE: SeatBytes = SeatBytes(None);

    /// Returns the bytes that count for this player's seat.
    pub fn for_player(player: &Account, given: Option<dice::Bytes32>) -> SeatBytes {
        SeatBytes(given.filter(|_| !player.is_house_bot()))
    }

    /// Returns the value for the row.
    pub fn get(self) -> Option<dice::Bytes32> {
        self.0
    }
}

impl Seated {
    /// Returns a player who sits down with this standing.
    pub fn with(user: UserId, standing: ratings::Standing, contribution: Option<dice::Bytes32>) -> Seated {
        Seated {
            user,
            rating: standing.rating.value(),
            is_provisional: listing::is_provisional(standing.experience),
            contribution,
        }
    }

    /// Returns the contribution from which the dice are derived.
    pub fn dice_contribution(&self) -> dice::Contribution {
        match self.contribution {
            Some(bytes) => dice::Contribution::Given(bytes),
            None => dice::Contribution::Absent,
        }
    }
}

/// The possible rematch of a finished match. It is drafted when the match ends, so that the commitment to its dice
/// is known before a player who agrees adds bytes to them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rematch {
    /// The id of the next match.
    pub next: MatchId,
    pub commitment: dice::Bytes32,
    pub created_at: Millis,
    pub agreed: BySide<Option<Agreement>>,
    pub is_started: bool,
    /// True if it is unrated and unstaked because the players reached the daily limit of rated matches.
    pub is_limited: bool,
    /// The side that last declined the rematch, or ended the session. If that side agrees later, it is `None` again.
    pub declined_by: Option<Side>,
    /// The offers of each side since the other side last agreed, and changes of the proposed terms.
    pub offers: BySide<u32>,
}

impl Rematch {
    /// Returns the part that nodes compare to notice a change.
    pub fn outline(&self) -> RematchOutline {
        RematchOutline {
            requests: self
                .agreed
                .as_ref()
                .map(|agreed| agreed.as_ref().map(|agreed| agreed.request.0.clone())),
            is_started: self.is_started,
            declined_by: self.declined_by,
        }
    }
}

/// The part of a rematch that changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RematchOutline {
    /// The request with which each side last agreed.
    pub requests: BySide<Option<String>>,
    pub is_started: bool,
    pub declined_by: Option<Side>,
}

/// The agreement of one side to the rematch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Agreement {
    pub request: RequestId,
    pub contribution: Option<dice::Bytes32>,
    /// The terms that the side proposes; `None` to keep those of the previous match.
    pub terms: Option<GameTerms>,
}

/// Two numbers, one for each side of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Both {
    pub white: u32,
    pub black: u32,
}

/// The results of two players in a series of rematches, by their sides in one match of the series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Series {
    /// Matches won.
    pub won: Both,
    /// Points scored in all of them.
    pub points: Both,
}

/// Returns the series of two players including a match that has just ended. A draw is a win for neither side, but
/// its points count.
pub fn with_match(before: Option<Series>, winner: Option<Side>, points: BySide<u32>) -> Series {
    let Series { won, points: scored } = before.unwrap_or_default();
    let one_more = |side: Side, won: u32| won + u32::from(winner == Some(side));
    Series {
        won: Both { white: one_more(Side::White, won.white), black: one_more(Side::Black, won.black) },
        points: Both { white: scored.white + points.white, black: scored.black + points.black },
    }
}

impl Facts {
    /// Returns true if an event set the match up. Such a match waits for its players and has no rematch.
    pub fn is_of_event(&self) -> bool {
        self.tournament.is_some() || self.roll_set.is_some()
    }

    /// Returns true if everybody could sit down at the table: it was in the lobby, and no seat was kept for somebody.
    pub fn is_open_to_everybody(&self) -> bool {
        self.invited.is_none() && !self.admission.by_link && !self.is_of_event()
    }

    /// Returns the side of a player, or `None` for a spectator.
    pub fn side_of(&self, user: UserId) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.seats[side].is_some_and(|seated| seated.user == user))
    }

    /// Returns the start of play.
    pub fn started_at(&self) -> Option<Millis> {
        match &self.status {
            Status::Open => None,
            Status::Playing { started_at } => Some(*started_at),
            Status::Finished(finished) => Some(finished.started_at),
        }
    }
}
