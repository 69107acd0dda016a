//! What is known of a match beside its log: who, what, when, and what may follow.

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
    /// The list that it is rated in; none: unrated.
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
    /// The roll set of a team match or comparative event from which it is played; none: its dice are its own.
    pub(crate) roll_set: Option<RollSetId>,
    /// It is unrated and unstaked because its players had played enough rated matches that day.
    pub(crate) is_limited: bool,
    /// A stake was asked for that the bot of the house has not got.
    pub(crate) is_unstaked: bool,
}

/// Who may sit down at a table, beside an invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Admission {
    /// Whoever knows the id; the lobby does not show it.
    pub(crate) by_link: bool,
    /// A table of quick pairing: its opener takes any other that fits as well.
    pub(crate) is_quick: bool,
    /// The lowest and the highest rating; none: any.
    pub(crate) ratings: Option<(i32, i32)>,
}

impl Admission {
    /// Whether somebody with this rating may sit down.
    pub(crate) fn admits(&self, rating: f64) -> bool {
        self.ratings.is_none_or(|(min, max)| (f64::from(min)..=f64::from(max)).contains(&rating))
    }
}

/// How far it has come.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Status {
    /// It waits for players.
    Open,
    /// It is being played.
    Playing {
        /// Since when.
        started_at: Millis,
    },
    /// It is over.
    Finished(FinishedFacts),
}

/// How a match ended.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct FinishedFacts {
    pub(crate) started_at: Millis,
    pub(crate) ended_at: Millis,
    /// None: a draw.
    pub(crate) winner: Option<Side>,
    pub(crate) reason: EndReason,
    /// Whether it counts: not a match that was called off, or that ended before each side had completed a turn.
    pub(crate) counts: bool,
}

/// What ended a match.
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
    /// It was called off and has no result.
    Aborted,
}

impl EndReason {
    /// The reasons that have a word of their own in the column `ending`; a match that was called off says so in another.
    pub(crate) const ALL: [EndReason; 4] =
        [EndReason::Completed, EndReason::Agreed, EndReason::Left, EndReason::TimedOut];

    /// Whether the loser did not play to the end.
    pub(crate) fn is_forsaken(self) -> bool {
        matches!(self, EndReason::Left | EndReason::TimedOut)
    }
}

/// Who sits at a seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Seated {
    pub(crate) user: UserId,
    /// The rating with which the player sat down.
    pub(crate) rating: f64,
    /// Whether that rating was provisional.
    pub(crate) is_provisional: bool,
    /// What the player added to the dice.
    pub(crate) contribution: Option<dice::Bytes32>,
}

/// The bytes with which a seat is taken. Those of a bot of the house would be chosen by the server, which knows the seed and
/// perhaps the other seat's bytes, so it has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SeatBytes(Option<dice::Bytes32>);

impl SeatBytes {
    /// A seat that gives nothing, which counts as zeros.
    pub(crate) const NONE: SeatBytes = SeatBytes(None);

    /// What this player's seat counts with: what it gives itself.
    pub(crate) fn of(player: &Account, given: Option<dice::Bytes32>) -> SeatBytes {
        SeatBytes(given.filter(|_| !player.is_house_bot()))
    }

    /// For the row.
    pub(crate) fn get(self) -> Option<dice::Bytes32> {
        self.0
    }
}

impl Seated {
    /// A player who sits down with this standing.
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

    /// As the dice are derived from it.
    pub(crate) fn dice_contribution(&self) -> dice::Contribution {
        match self.contribution {
            Some(bytes) => dice::Contribution::Given(bytes),
            None => dice::Contribution::Absent,
        }
    }
}

/// What may follow a finished match. It is drawn up when the match ends, so that the commitment to its dice is known
/// before a player who agrees adds bytes to them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rematch {
    /// The id that it will have.
    pub(crate) next: MatchId,
    pub(crate) commitment: dice::Bytes32,
    pub(crate) created_at: Millis,
    pub(crate) agreed: BySide<Option<Agreement>>,
    pub(crate) is_started: bool,
    /// It is unrated and unstaked: its players have played enough rated matches within a day.
    pub(crate) is_limited: bool,
}

/// One side wants the rematch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Agreement {
    pub(crate) request: RequestId,
    pub(crate) contribution: Option<dice::Bytes32>,
}

/// What the players have won of each other with a match that has just ended. A draw is nobody's, but its points count.
pub(crate) fn with_match(before: Option<Series>, winner: Option<Side>, points: BySide<u32>) -> Series {
    let Series { won, points: scored } = before.unwrap_or_default();
    let one_more = |side: Side, won: u32| won + u32::from(winner == Some(side));
    Series {
        won: Score { white: one_more(Side::White, won.white), black: one_more(Side::Black, won.black) },
        points: Score { white: scored.white + points.white, black: scored.black + points.black },
    }
}

impl Facts {
    /// Whether an event has set it up, and not its players: it waits for them, and has no rematch.
    pub(crate) fn is_of_event(&self) -> bool {
        self.tournament.is_some() || self.roll_set.is_some()
    }

    /// The side of a player; none: a spectator.
    pub(crate) fn side_of(&self, user: UserId) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.seats[side].is_some_and(|seated| seated.user == user))
    }

    /// When play began.
    pub(crate) fn started_at(&self) -> Option<Millis> {
        match &self.status {
            Status::Open => None,
            Status::Playing { started_at } => Some(*started_at),
            Status::Finished(finished) => Some(finished.started_at),
        }
    }
}
