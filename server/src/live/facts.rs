//! The facts of a match besides its log: players, settings, status, and the possible rematch.

use rules::{BySide, Side};
use wire::{Millis, RequestId, Score, Series, TableSettings};

use super::{MatchId, RollSetId, TournamentId};
use crate::{account::Account, db::listing, id::UserId};

/// The row of a table or match.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Facts {
    pub(crate) id: MatchId,
    pub(crate) status: Status,
    pub(crate) settings: TableSettings,
    /// The list in which it is rated, or `None` if it is unrated.
    pub(crate) list: Option<ratings::RatingList>,
    pub(crate) opener: UserId,
    pub(crate) invited: Option<UserId>,
    pub(crate) seats: BySide<Option<Seated>>,
    pub(crate) commitment: dice::Bytes32,
    pub(crate) g0: Option<dice::Bytes32>,
    /// The last event of the log that the numbers here include.
    pub(crate) last_seq: u32,
    pub(crate) points: BySide<u32>,
    pub(crate) opened_at: Millis,
    pub(crate) rematch_of: Option<MatchId>,
    pub(crate) admission: Admission,
    /// The tournament to which it belongs.
    pub(crate) tournament: Option<TournamentId>,
    /// The roll set of a team match or comparative event that provides the rolls. `None` if the match has its own
    /// dice.
    pub(crate) roll_set: Option<RollSetId>,
    /// True if it is unrated and unstaked because its players reached the daily limit of rated matches.
    pub(crate) is_limited: bool,
    /// True if the bot could not afford the requested stake.
    pub(crate) is_unstaked: bool,
}

/// The rules for taking a seat at a table without an invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Admission {
    /// True if anyone with the link may sit down; the lobby does not show the table.
    pub(crate) by_link: bool,
    /// True for a table of quick pairing: its opener accepts any other match that fits as well.
    pub(crate) is_quick: bool,
    /// The lowest and the highest rating, or `None` for any rating.
    pub(crate) ratings: Option<(i32, i32)>,
}

impl Admission {
    /// Returns true if a player with this rating may sit down.
    pub(crate) fn admits(&self, rating: f64) -> bool {
        self.ratings.is_none_or(|(min, max)| (f64::from(min)..=f64::from(max)).contains(&rating))
    }
}

/// The status of a match.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Status {
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
pub(crate) struct FinishedFacts {
    pub(crate) started_at: Millis,
    pub(crate) ended_at: Millis,
    /// The winner, or `None` for a draw.
    pub(crate) winner: Option<Side>,
    pub(crate) reason: EndReason,
    /// True if the match counts. Aborted matches, and matches that end before each side has completed a turn, do
    /// not.
    pub(crate) counts: bool,
}

/// The reason why a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EndReason {
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
    pub(crate) const ALL: [EndReason; 4] =
        [EndReason::Completed, EndReason::Agreed, EndReason::Left, EndReason::TimedOut];

    /// Returns true if the loser did not play to the end.
    pub(crate) fn is_forsaken(self) -> bool {
        matches!(self, EndReason::Left | EndReason::TimedOut)
    }
}

/// A player at a seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Seated {
    pub(crate) user: UserId,
    /// The player's rating on taking the seat.
    pub(crate) rating: f64,
    /// True if that rating was provisional.
    pub(crate) is_provisional: bool,
    /// The bytes that the player added to the dice.
    pub(crate) contribution: Option<dice::Bytes32>,
}

/// The bytes that a player adds to the dice on taking a seat. A house bot adds none: the server would choose them,
/// and it knows the seed and perhaps the other seat's bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SeatBytes(Option<dice::Bytes32>);

impl SeatBytes {
    /// A seat without bytes, which counts as zeros.
    pub(crate) const NONE: SeatBytes = SeatBytes(None);

    /// Returns the bytes that count for this player's seat.
    pub(crate) fn of(player: &Account, given: Option<dice::Bytes32>) -> SeatBytes {
        SeatBytes(given.filter(|_| !player.is_house_bot()))
    }

    /// Returns the value for the row.
    pub(crate) fn get(self) -> Option<dice::Bytes32> {
        self.0
    }
}

impl Seated {
    /// Returns a player who sits down with this standing.
    pub(crate) fn with(
        user: UserId,
        standing: ratings::Standing,
        contribution: Option<dice::Bytes32>,
    ) -> Seated {
        Seated {
            user,
            rating: standing.rating.value(),
            is_provisional: listing::is_provisional(standing.experience),
            contribution,
        }
    }

    /// Returns the contribution from which the dice are derived.
    pub(crate) fn dice_contribution(&self) -> dice::Contribution {
        match self.contribution {
            Some(bytes) => dice::Contribution::Given(bytes),
            None => dice::Contribution::Absent,
        }
    }
}

/// The possible rematch of a finished match. It is drafted when the match ends, so that the commitment to its dice
/// is known before a player who agrees adds bytes to them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rematch {
    /// The id of the next match.
    pub(crate) next: MatchId,
    pub(crate) commitment: dice::Bytes32,
    pub(crate) created_at: Millis,
    pub(crate) agreed: BySide<Option<Agreement>>,
    pub(crate) is_started: bool,
    /// True if it is unrated and unstaked because the players reached the daily limit of rated matches.
    pub(crate) is_limited: bool,
}

/// The agreement of one side to the rematch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Agreement {
    pub(crate) request: RequestId,
    pub(crate) contribution: Option<dice::Bytes32>,
}

/// Returns the series of two players including a match that has just ended. A draw is a win for neither side, but
/// its points count.
pub(crate) fn with_match(before: Option<Series>, winner: Option<Side>, points: BySide<u32>) -> Series {
    let Series { won, points: scored } = before.unwrap_or_default();
    let one_more = |side: Side, won: u32| won + u32::from(winner == Some(side));
    Series {
        won: Score { white: one_more(Side::White, won.white), black: one_more(Side::Black, won.black) },
        points: Score { white: scored.white + points.white, black: scored.black + points.black },
    }
}

impl Facts {
    /// Returns true if an event set the match up. Such a match waits for its players and has no rematch.
    pub(crate) fn is_of_event(&self) -> bool {
        self.tournament.is_some() || self.roll_set.is_some()
    }

    /// Returns the side of a player, or `None` for a spectator.
    pub(crate) fn side_of(&self, user: UserId) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.seats[side].is_some_and(|seated| seated.user == user))
    }

    /// Returns the start of play.
    pub(crate) fn started_at(&self) -> Option<Millis> {
        match &self.status {
            Status::Open => None,
            Status::Playing { started_at } => Some(*started_at),
            Status::Finished(finished) => Some(finished.started_at),
        }
    }
}
