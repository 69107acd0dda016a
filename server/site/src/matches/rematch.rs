//! Rematches: a second match on the same terms, with the seats swapped. Its id and the commitment to its dice are
//! drawn when the first match ends, and every view shows them from then on. So both players know the commitment
//! before they agree and add their own bytes, as at any table.

use std::sync::Arc;

use rules::{BySide, Side};
use store::{
    AnyConn, DbError,
    account::Account,
    facts::{Admission, Agreement, Both, Facts, FinishedFacts, Rematch, Seated, Series, Status, with_match},
    id::{MatchId, RequestId, UserId},
    matches, ratings as rating_rows, rematches,
};

use crate::{
    error::AppError,
    match_state::{dice::SeedVault, snapshot::Snapshot, terms::Agreed, view::REMATCH_OPEN_MS},
    matches::{
        Matches, door, own_account,
        rated_limit::RatedLimit,
        tables::{begin, without_counting},
    },
};

/// A player's request for a rematch, or agreement to it.
#[derive(Debug, Clone)]
pub struct Wish {
    pub id: MatchId,
    pub request: RequestId,
    pub contribution: Option<dice::Bytes32>,
}

impl Matches {
    /// Records a request. When both sides want the rematch, which bots always do, the next match begins. Returns
    /// the last event of the old match.
    ///
    /// # Errors
    /// If the match is not over or ended too long ago, or the user did not play in it.
    pub async fn agree_to_rematch(&self, player: &Account, wish: Wish) -> Result<u32, AppError> {
        // The match in memory may be older than its end.
        let snapshot = self.reload(wish.id).await?;
        let side = snapshot.facts.side_of(player.id);
        let side = side.ok_or(AppError::Forbidden("only the players of a match can do this"))?;
        let id = wish.id;
        let agreeing = Agreeing {
            wish,
            side,
            opponent_is_bot: snapshot.is_house_bot(side.opponent()),
            vault: self.node.vault.clone(),
            limit: self.rated_limit(),
        };
        // Taken before the write: news about a later state may arrive before this one is stored, and must not be
        // overwritten.
        let ticket = self.presence.hub.ticket();
        let written = self.node.store.write(move |connection| agreeing.write(connection)).await;
        let begun = written.map_err(|error| match error {
            AppError::Database(DbError::Conflict(_)) => {
                AppError::Unavailable("both agreed at the same moment; try again")
            }
            other => self.count_stake_limit(other),
        })?;
        if let Some(next) = begun {
            let next = self.presence.hub.keep(ticket, Arc::new(next));
            self.tell_of_table(&next).await;
        }
        let snapshot = self.reload(id).await?;
        self.presence.bus.publish(crate::presence::bus::News::Table { id });
        Ok(snapshot.last_seq)
    }
}

struct Agreeing {
    wish: Wish,
    side: Side,
    opponent_is_bot: bool,
    vault: SeedVault,
    limit: RatedLimit,
}

impl Agreeing {
    /// Writes the request. Returns the next match if it begins.
    fn write(self, connection: &mut AnyConn) -> Result<Option<Snapshot>, AppError> {
        let id = self.wish.id;
        let facts = matches::by_id(connection, id)?.ok_or(AppError::NotFound("match"))?;
        let Status::Finished(finished) = &facts.status else {
            return Err(AppError::Conflict("the match is not over".to_owned()));
        };
        if facts.is_of_event() {
            return Err(AppError::Conflict("a match of an event has no rematch".to_owned()));
        }
        let rematch = rematches::after(connection, id)?.ok_or_else(too_late)?;
        if let Some(agreed) = &rematch.agreed[self.side] {
            // The same request again changes nothing. A different one comes too late to add other bytes.
            return if agreed.request == self.wish.request || rematch.is_started {
                Ok(None)
            } else {
                Err(AppError::Conflict("you have asked for a rematch already".to_owned()))
            };
        }
        if self.limit.now.0 >= rematch.created_at.0 + REMATCH_OPEN_MS {
            return Err(too_late());
        }
        let players = facts.seats.white.zip(facts.seats.black).map(|(white, black)| [white.user, black.user]);
        if let Some(players) = players.filter(|_| !rematch.is_limited) {
            let agreed = Agreed::parse(&facts.settings)?;
            for player in players {
                door::check(connection, player, &agreed, self.limit.now)?;
            }
            own_account::check(connection, players, &agreed, self.limit.now)?;
            self.limit.check_seats(connection, players, &agreed)?;
        }
        let agreement =
            Agreement { request: self.wish.request.clone(), contribution: self.wish.contribution };
        agree(connection, id, self.side, &agreement)?;
        if self.opponent_is_bot {
            // A house bot adds no bytes: the server would choose them, and it knows the seed.
            let bot = Agreement { request: RequestId("bot".to_owned()), contribution: None };
            agree(connection, id, self.side.opponent(), &bot)?;
        }
        let rematch = rematches::after(connection, id)?.ok_or_else(too_late)?;
        match (&rematch.agreed.white, &rematch.agreed.black) {
            (Some(white), Some(black)) => {
                self.start(connection, (&facts, finished), &rematch, [white, black]).map(Some)
            }
            (Some(_), None) | (None, Some(_) | None) => Ok(None),
        }
    }

    /// Starts the rematch with the seats swapped. The old Black is the new White, and moves first where the start
    /// alternates.
    fn start(
        &self,
        connection: &mut AnyConn,
        (before, finished): (&Facts, &FinishedFacts),
        rematch: &Rematch,
        [white, black]: [&Agreement; 2],
    ) -> Result<Snapshot, AppError> {
        let overtaken = || AppError::from(DbError::Conflict("rematches.started".to_owned()));
        let series = rematches::series_before(connection, before.rematch_of)?;
        // Only one of two transactions changes this row, so the rematch begins once.
        if !rematches::start(connection, before.id, &series_with(finished, before.points, series))? {
            return Err(overtaken());
        }
        let player = |side: Side| before.seats[side].map(|seated| seated.user);
        let (Some(was_white), Some(was_black)) = (player(Side::White), player(Side::Black)) else {
            return Err(DbError::Broken(format!("matches: a seat of {} is empty", before.id)).into());
        };
        let is_limited = rematch.is_limited;
        // A table of an older version may have been rated with dice thrown by hand.
        let counts = !is_limited && before.settings.dice == store::settings::DiceRule::Served;
        let settings = if counts { before.settings } else { without_counting(before.settings) };
        let table = Facts {
            id: rematch.next,
            settings,
            list: Agreed::parse(&settings)?.rated.map(|(list, _)| list),
            status: Status::Open,
            opener: was_black,
            invited: Some(was_white),
            seats: BySide { white: None, black: None },
            commitment: rematch.commitment,
            g0: None,
            last_seq: 0,
            points: BySide { white: 0, black: 0 },
            opened_at: self.limit.now,
            rematch_of: Some(before.id),
            admission: Admission::default(),
            tournament: None,
            roll_set: None,
            is_limited,
            is_unstaked: false,
        };
        matches::insert(connection, &table)?;
        for (side, user, agreement) in [(Side::White, was_black, black), (Side::Black, was_white, white)] {
            let seated = seated(connection, &table, user, agreement)?;
            if !matches::take_seat(connection, table.id, side, &seated)? {
                return Err(overtaken());
            }
        }
        let table = matches::by_id(connection, table.id)?.ok_or(AppError::NotFound("match"))?;
        begin(connection, &self.vault, &table, self.limit.now)?.ok_or_else(overtaken)
    }
}

/// Returns the series of two players including a finished match, by their seats in the next one.
fn series_with(finished: &FinishedFacts, points: BySide<u32>, before: Option<Series>) -> Series {
    let Series { won, points } = with_match(before, finished.winner, points);
    let changed = |score: Both| Both { white: score.black, black: score.white };
    Series { won: changed(won), points: changed(points) }
}

fn agree(connection: &mut AnyConn, id: MatchId, side: Side, agreement: &Agreement) -> Result<(), AppError> {
    if rematches::agree(connection, id, side, agreement)? {
        Ok(())
    } else {
        Err(DbError::Conflict("rematches.agreed".to_owned()).into())
    }
}

fn seated(
    connection: &mut AnyConn,
    table: &Facts,
    user: UserId,
    agreement: &Agreement,
) -> Result<Seated, DbError> {
    let list = table.list.unwrap_or(ratings::RatingList::Normal);
    let standing = rating_rows::standing(connection, user, list)?;
    Ok(Seated::with(user, standing, agreement.contribution))
}

fn too_late() -> AppError {
    AppError::Conflict("it is too late for a rematch; open a new table".to_owned())
}
