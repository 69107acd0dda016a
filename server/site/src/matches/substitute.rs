//! A seat that changes its player in the middle of a game, as the director of a team match decides.
//!
//! The change is an event of the match's log, so record, review and statistics know which decisions are whose. It is
//! written together with the director's act, in one transaction: if the game has moved on, the act is decided again.

use play::Event;
use ratings::RatingList;
use rules::Side;
use store::{
    AnyConn, DbError,
    account::Account,
    competitions::player,
    events::{Cause, NewEvents},
    facts::{Seated, Status},
    id::{MatchId, UserId},
    matches, ratings as rating_rows,
};
use texts::refusals;

use crate::{
    error::AppError,
    match_state::convert,
    matches::{Matches, settle::MatchTransaction},
};

/// A change of players that is ready to be written.
#[derive(Debug)]
pub(crate) struct Substitution {
    pub(crate) table: MatchId,
    side: Side,
    seat: Seated,
    step: MatchTransaction,
}

impl Substitution {
    /// Writes the event and the seat in the caller's transaction. Conflicts if the game has moved on.
    pub(crate) fn write(&self, connection: &mut AnyConn) -> Result<(), DbError> {
        self.step.write(connection)?;
        matches::give_seat(connection, self.table, self.side, &self.seat)
    }
}

impl Matches {
    /// Decides that `account` takes over the seat of a side in a game in play.
    ///
    /// # Errors
    /// If no game is in play there, the seat needs a passkey or has a sensor board, or the side's time is up.
    pub(crate) async fn substitution(
        &self,
        table: MatchId,
        side: Side,
        account: &Account,
    ) -> Result<Substitution, AppError> {
        self.reload(table).await?;
        let ready = self.ready(table, 0).await?;
        let snapshot = &ready.snapshot;
        let playing = matches!(snapshot.facts.status, Status::Playing { .. });
        let Some(before) = snapshot.facts.seats[side].filter(|_| playing) else {
            return Err(AppError::Refused(refusals::no_game()));
        };
        if snapshot.facts.settings.seat_proof && !account.is_house_bot() {
            return Err(AppError::Refused(refusals::seat_proof()));
        }
        if snapshot.boards[side].is_some() {
            return Err(AppError::Refused(refusals::sensor_board()));
        }
        let now = ready.play_time();
        let [left, came] = [before.user, account.id].map(|user| player(user).get());
        let events = play::decide_substitution(&snapshot.state, side, left, came, now);
        let Some(event) = events.first() else {
            return Err(AppError::Refused(refusals::too_late()));
        };
        let at = convert::to_wire_time(snapshot.state.event_time(now));
        let list = snapshot.facts.list.unwrap_or(RatingList::Casual);
        let user = account.id;
        let read = self.node.store.read(move |connection| rating_rows::standing(connection, user, list));
        let seat = Seated::with(user, read.await?, None);
        let next = snapshot
            .with_substitute(at, event, side, (seat, account.clone()))
            .map_err(|error| AppError::internal("events that were decided do not fit their match", error))?;
        let step = MatchTransaction {
            entry: NewEvents { id: table, after: snapshot.last_seq, at, cause: Cause::Nobody, events },
            progress: next.progress(at),
            thrown: None,
            end: None,
        };
        Ok(Substitution { table, side, seat, step })
    }

    /// Announces a change of players that was written.
    pub(crate) async fn tell_of_substitution(&self, table: MatchId) {
        let Ok(before) = self.load(table).await else { return };
        match self.reload(table).await {
            Ok(snapshot) => self.tell(&before, &snapshot).await,
            // The next reader of the match finds it in the database.
            Err(error) => error.log(),
        }
    }

    /// Returns true if `came` is the last player who took over this seat, and has not acted since.
    ///
    /// # Errors
    /// If the match cannot be read.
    pub(crate) async fn is_fresh_substitute(
        &self,
        table: MatchId,
        side: Side,
        came: UserId,
    ) -> Result<bool, AppError> {
        let snapshot = self.reload(table).await?;
        let came = player(came).get();
        let last = (1..).zip(snapshot.happened.iter()).filter_map(|(seq, happened)| match &happened.event {
            Event::Substituted { side: of, came, .. } if *of == side => Some((seq, *came)),
            _ => None,
        });
        let Some((seq, _)) = last.last().filter(|(_, player)| *player == came) else { return Ok(false) };
        let acted = self
            .node
            .store
            .read(move |connection| store::events::has_acted_since(connection, table, side, seq));
        Ok(!acted.await?)
    }
}
