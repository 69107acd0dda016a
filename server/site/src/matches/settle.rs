//! The consequences of the end of a match: result, settlement of the stakes, ratings, history and the draft of a
//! rematch. All are written in the transaction that appends the last event.

use play::Settlement;
use ratings::HistoryRow;
use rules::{BySide, Side};
use store::{
    AnyConn, DbError,
    boards::{self, SeatHeld},
    events::{self, NewEvents},
    facts::{EndReason, Rematch, Status},
    fair_play,
    id::{MatchId, UserId},
    ledger, matches,
    player_records::{self, Finish},
    progress::{self, Progress},
    ratings as rating_rows,
    ratings::RatedEnd,
    rematches, seeds,
    settings::MatchFormat,
    thrown_rolls::{self, ThrownRoll},
};

use crate::{
    match_state::{dice::DrawnSeed, snapshot::Snapshot, terms::Agreed},
    matches::{rated_limit::RatedLimit, watch},
};

/// One transaction of a match: its new events and all their consequences.
#[derive(Debug)]
pub(crate) struct MatchTransaction {
    pub(crate) entry: NewEvents,
    pub(crate) progress: Progress,
    /// A roll that the other room of a team match uses too.
    pub(crate) thrown: Option<ThrownRoll>,
    pub(crate) end: Option<End>,
}

/// The end of a match with this step.
#[derive(Debug)]
pub(crate) struct End {
    /// True if a rated match becomes unrated, because it does not count.
    is_unrated: bool,
    paid: Option<PaidEnd>,
    counted: Option<Finish>,
    /// The player who left a match that does not count.
    departed: Option<UserId>,
    rated: Option<RatedEnd>,
    /// The winner, if the match may have been lost without being played.
    given_to: Option<UserId>,
    rematch: DrawnSeed,
    /// The side that left a game of a session, which ends the session.
    left_by: Option<Side>,
    /// The players of a rated or staked rematch, and its terms.
    rematch_for: Option<([UserId; 2], Agreed)>,
    limit: RatedLimit,
}

/// The settlement that empties the escrow.
#[derive(Debug)]
struct PaidEnd {
    players: BySide<UserId>,
    settlement: Settlement,
}

/// The results of a written step besides the log.
#[derive(Debug)]
pub(crate) struct SettledMatch {
    /// The sensor boards at the seats, as of the commit. The caller may not have known them yet.
    pub(crate) boards: BySide<Option<SeatHeld>>,
    pub(crate) rating_changes: Vec<HistoryRow<MatchId, UserId>>,
    /// True if a rated match became unrated.
    pub(crate) is_unrated: bool,
    pub(crate) rematch: Option<Rematch>,
}

impl End {
    /// Returns the consequences of the end, or `None` if `after` is not over. `rematch` is drawn by the caller, which
    /// holds the key.
    pub(crate) fn from_snapshot(
        after: &Snapshot,
        limit: RatedLimit,
        rematch: impl FnOnce() -> DrawnSeed,
    ) -> Option<End> {
        let Status::Finished(finished) = &after.facts.status else { return None };
        let counts = finished.counts;
        let is_departure = finished.reason.is_forsaken();
        let rated = after.agreed.rated.filter(|_| counts).and_then(|(list, n)| {
            // A draw changes no rating.
            let winner = finished.winner?;
            let user = |side| after.facts.seats[side].map(|seated| seated.user);
            Some(RatedEnd {
                id: after.facts.id,
                list,
                n,
                winner: user(winner)?,
                loser: user(winner.opponent())?,
                at: finished.ended_at,
            })
        });
        let paid = after.settlement().and_then(|settlement| {
            let user = |side| after.facts.seats[side].map(|seated| seated.user);
            let players = BySide { white: user(Side::White)?, black: user(Side::Black)? };
            Some(PaidEnd { players, settlement })
        });
        let user = |side| after.facts.seats[side].map(|seated| seated.user);
        // Results of a team match's games are in its protocol, and not in public records.
        let user = |side| user(side).filter(|_| counts && after.facts.roll_set.is_none());
        let counted = user(Side::White).zip(user(Side::Black)).map(|(white, black)| Finish {
            players: BySide { white, black },
            winner: finished.winner,
            is_forsaken: is_departure,
            is_rated: after.agreed.rated.is_some(),
            at: finished.ended_at,
        });
        let departed = finished
            .winner
            .filter(|_| !counts && is_departure)
            .filter(|_| after.facts.roll_set.is_none())
            .and_then(|winner| after.facts.seats[winner.opponent()].map(|seated| seated.user));
        let is_unrated = !counts && after.agreed.rated.is_some();
        let is_short = i64::from(after.last_seq) <= fair_play::HARDLY_PLAYED_EVENTS_MAX;
        let given_to = finished.winner.filter(|_| is_short && after.facts.roll_set.is_none());
        let given_to = given_to.and_then(|side| after.facts.seats[side].map(|seated| seated.user));
        let rematch_for = Agreed::parse(&after.facts.settings)
            .ok()
            .filter(|agreed| agreed.rated.is_some() && !after.facts.is_of_event())
            .and_then(|agreed| {
                let BySide { white, black } = after.facts.seats;
                Some(([white?.user, black?.user], agreed))
            });
        Some(End {
            is_unrated,
            paid,
            counted,
            departed,
            rated,
            given_to,
            rematch: rematch(),
            left_by: finished
                .winner
                .filter(|_| finished.reason == EndReason::Left)
                .filter(|_| after.facts.settings.format == MatchFormat::Normal)
                .map(Side::opponent),
            rematch_for,
            limit,
        })
    }
}

impl MatchTransaction {
    /// Writes the step. Returns a conflict if another writer has added events first, the action is already in the log,
    /// the other room has rolled first, or two rated matches end at the same moment on two nodes. The caller tries
    /// again.
    pub(crate) fn write(&self, connection: &mut AnyConn) -> Result<SettledMatch, DbError> {
        // First, because the key of the log refuses a second writer, which then fails before it has locked anything
        // else.
        events::append(connection, &self.entry)?;
        if let Some(thrown) = &self.thrown {
            thrown_rolls::store_thrown_roll(connection, thrown)?;
        }
        if let Some(PaidEnd { players, settlement }) = self.end.as_ref().and_then(|end| end.paid.as_ref()) {
            // This comes before the row says that the match is over, because the database refuses an end that leaves
            // credits in the escrow.
            ledger::settle(connection, self.entry.id, *players, settlement, self.entry.at)?;
        }
        if let Some(counted) = self.end.as_ref().and_then(|end| end.counted.as_ref()) {
            // Locks accounts of the ledger too, so it comes at this place in every transaction.
            let BySide { white, black } = counted.players;
            ledger::pay_promised(connection, [white, black], self.entry.at)?;
        }
        let has_boards = progress::advance(connection, &self.entry, &self.progress)?;
        // This transaction has locked the match's row. A change of a board's seat locks it first too, so the seats stay
        // as read.
        let boards = if has_boards {
            boards::seats_of(connection, self.entry.id)?
        } else {
            BySide { white: None, black: None }
        };
        let Some(end) = &self.end else {
            return Ok(SettledMatch { boards, rating_changes: Vec::new(), is_unrated: false, rematch: None });
        };
        if end.is_unrated {
            matches::end_unrated(connection, self.entry.id)?;
        }
        let rating_changes = match &end.rated {
            Some(rated) => rating_rows::settle(connection, rated)?.to_vec(),
            None => Vec::new(),
        };
        if let Some(counted) = &end.counted {
            player_records::count(connection, counted)?;
        }
        if let Some(winner) = end.given_to {
            watch::after_end(connection, winner, self.entry.at)?;
        }
        if let Some(user) = end.departed {
            player_records::count_departure(connection, user)?;
        }
        let is_limited = match &end.rematch_for {
            Some((players, agreed)) => end.limit.is_reached(connection, *players, agreed)?,
            None => false,
        };
        let rematch = Rematch {
            next: end.rematch.id,
            commitment: end.rematch.commitment,
            created_at: self.entry.at,
            agreed: BySide { white: None, black: None },
            is_started: false,
            is_limited,
            declined_by: end.left_by,
            offers: BySide { white: 0, black: 0 },
        };
        // Both players must know the commitment before they agree to the rematch.
        rematches::insert(connection, self.entry.id, &rematch)?;
        seeds::insert(connection, end.rematch.id, &end.rematch.sealed, self.entry.at)?;
        Ok(SettledMatch { boards, rating_changes, is_unrated: end.is_unrated, rematch: Some(rematch) })
    }
}
