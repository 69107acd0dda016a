//! Rematches: a second match on the same terms, with the seats swapped. Its id and the commitment to its dice are
//! drawn when the first match ends, and every view shows them from then on. So both players know the commitment
//! before they agree and add their own bytes, as at any table.
//!
//! A session of normal games is a series of rematches. Between two games its players may agree on other terms.

use std::sync::Arc;

use rules::{BySide, Side};
use store::{
    AnyConn, DbError,
    account::Account,
    account_locks,
    facts::{Agreement, Both, Facts, FinishedFacts, Rematch, Seated, Series, Status, with_match},
    id::{MatchId, RequestId, UserId},
    matches, people, ratings as rating_rows, rematches,
    settings::{GameTerms, MatchFormat, MatchSettings},
};
use texts::refusals;

use crate::{
    error::AppError,
    match_state::{dice::SeedVault, snapshot::Snapshot, terms::Agreed, view},
    matches::{
        Matches,
        begin::begin,
        beginnings::{self, ChosenBy},
        own_account,
        rated_limit::RatedLimit,
        tables::without_counting,
    },
    moderator,
};

/// The maximum number of games in the list of a session.
const SESSION_LISTED_MAX: usize = 200;

/// A player's request for a rematch, or agreement to it.
#[derive(Debug, Clone)]
pub struct Wish {
    pub id: MatchId,
    pub request: RequestId,
    pub contribution: Option<dice::Bytes32>,
    /// The terms of the next game of a session. `None`: those of the match.
    pub terms: Option<GameTerms>,
}

impl Matches {
    /// Records a request. When both sides want the rematch, which bots always do, the next match begins. Returns
    /// the last event of the old match.
    ///
    /// # Errors
    /// If the match is not over or ended too long ago, the user did not play in it or has offered too often, or the
    /// terms are invalid.
    pub async fn agree_to_rematch(&self, player: &Account, wish: Wish) -> Result<u32, AppError> {
        // The match in memory may be older than its end.
        let snapshot = self.reload(wish.id).await?;
        let side = snapshot.facts.side_of(player.id);
        let side = side.ok_or_else(|| AppError::Forbidden(refusals::only_players()))?;
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
            AppError::Database(DbError::Conflict(_)) => AppError::Unavailable(refusals::rematch_busy()),
            other => self.count_stake_limit(other),
        })?;
        if let Some(next) = begun {
            let next = self.presence.hub.keep(ticket, Arc::new(next));
            self.tell_of_table(&next).await;
        }
        self.tell_of_rematch(id).await
    }

    /// Records that a player declines the rematch, or ends the session. Returns the last event of the match.
    ///
    /// # Errors
    /// If the match is not over, its rematch has begun, or the user did not play in it.
    pub async fn decline_rematch(&self, player: &Account, id: MatchId) -> Result<u32, AppError> {
        let snapshot = self.reload(id).await?;
        let side = snapshot.facts.side_of(player.id);
        let side = side.ok_or_else(|| AppError::Forbidden(refusals::only_players()))?;
        let declined = self.node.store.write(move |connection| -> Result<(), AppError> {
            let facts = matches::by_id(connection, id)?
                .ok_or_else(|| AppError::NotFound(refusals::no_such_match()))?;
            check_over(&facts)?;
            if rematches::decline(connection, id, side)? { Ok(()) } else { Err(too_late()) }
        });
        declined.await?;
        self.tell_of_rematch(id).await
    }

    /// Shows the state of a rematch to those who watch the match or their agendas. Returns the last event of the match.
    async fn tell_of_rematch(&self, id: MatchId) -> Result<u32, AppError> {
        let snapshot = self.reload(id).await?;
        self.presence.hub.note_in_agendas(&snapshot);
        self.presence.bus.publish(crate::presence::bus::News::Table { id });
        Ok(snapshot.last_seq)
    }

    /// Returns the games of the session of a normal game, from the first one to this one.
    ///
    /// # Errors
    /// If there is no such match, or it belongs to no session.
    pub async fn session_games(
        &self,
        id: MatchId,
        viewer: Option<&Account>,
    ) -> Result<wire::SessionGames, AppError> {
        let snapshot = self.load(id).await?;
        self.seen(&snapshot, viewer).await?;
        if snapshot.facts.settings.format != MatchFormat::Normal || snapshot.facts.is_of_event() {
            return Err(AppError::NotFound(refusals::no_such_session()));
        }
        let first = snapshot.earlier.len().saturating_sub(SESSION_LISTED_MAX - 1);
        let ids: Vec<MatchId> = snapshot.earlier[first..].iter().copied().chain([id]).collect();
        let games = self.node.store.read(move |connection| -> Result<_, DbError> {
            let mut games = matches::by_ids(connection, &ids)?;
            games.sort_by_key(|facts| ids.iter().position(|id| *id == facts.id));
            let users = games.iter().flat_map(|facts| [facts.seats.white, facts.seats.black]);
            let users: Vec<UserId> = users.flatten().map(|seated| seated.user).collect();
            Ok((games, people::by_ids(connection, users)?))
        });
        let (games, people) = games.await?;
        let games = games.iter().filter_map(|facts| view::summary(facts, &people, |_| None)).collect();
        Ok(wire::SessionGames { games })
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
        let facts =
            matches::by_id(connection, id)?.ok_or_else(|| AppError::NotFound(refusals::no_such_match()))?;
        let finished = check_over(&facts)?;
        let players = facts.seats.white.zip(facts.seats.black).map(|(white, black)| [white.user, black.user]);
        let locks = account_locks::lock_persons(connection, players.into_iter().flatten())?;
        let rematch = rematches::after(connection, id)?.ok_or_else(too_late)?;
        // The terms of the match itself are stored as none, so that equal terms compare equal.
        let terms = self.wish.terms.filter(|terms| *terms != GameTerms::from_settings(&facts.settings));
        if terms.is_some() && facts.settings.format != MatchFormat::Normal {
            return Err(AppError::invalid("terms", refusals::terms_stay()));
        }
        if let Some(agreed) = &rematch.agreed[self.side] {
            // The same request again changes nothing. A different one may only change the terms.
            if agreed.request == self.wish.request || rematch.is_started {
                return Ok(None);
            }
            if agreed.terms == terms {
                return Err(AppError::Conflict(refusals::rematch_asked()));
            }
        }
        let settings = next_settings(&facts.settings, terms);
        let agreed = Agreed::parse(&settings)?;
        if self.limit.now.0 >= rematch.created_at.0 + rematches::open_ms(facts.settings.time) {
            return Err(too_late());
        }
        let other = rematch.agreed[self.side.opponent()].as_ref();
        let is_answer = other.is_some_and(|other| other.terms == terms);
        if !is_answer && rematch.offers[self.side] >= rematches::OFFERS_MAX {
            return Err(AppError::Conflict(refusals::rematch_offered_twice()));
        }
        if let Some(players) = players.filter(|_| !rematch.is_limited) {
            // Asked again when the match begins. Here it tells the first of the two at once.
            beginnings::check_pair(connection, &locks, players, &agreed, ChosenBy::Players, self.limit.now)?;
            own_account::check(connection, players, &agreed, self.limit.now)?;
            if agreed.counts() {
                let [by, other] = if self.side == Side::White { players } else { [players[1], players[0]] };
                moderator::check_pair(connection, by, other, self.limit.now)?;
            }
            self.limit.check_seats(connection, &locks, players, &agreed)?;
        }
        let agreement =
            Agreement { request: self.wish.request.clone(), contribution: self.wish.contribution, terms };
        agree(connection, id, self.side, &agreement)?;
        if self.opponent_is_bot {
            // A house bot adds no bytes: the server would choose them, and it knows the seed.
            let bot = Agreement { request: RequestId("bot".to_owned()), contribution: None, terms };
            agree(connection, id, self.side.opponent(), &bot)?;
        }
        let rematch = rematches::after(connection, id)?.ok_or_else(too_late)?;
        match (&rematch.agreed.white, &rematch.agreed.black) {
            (Some(white), Some(black)) if white.terms == black.terms => {
                self.start(connection, (&facts, finished), &rematch, [white, black]).map(Some)
            }
            (Some(_), Some(_) | None) | (None, Some(_) | None) => Ok(None),
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
        let settings = next_settings(&before.settings, white.terms);
        let settings = if counts { settings } else { without_counting(settings) };
        let table = Facts {
            list: Agreed::parse(&settings)?.rated.map(|(list, _)| list),
            invited: Some(was_white),
            rematch_of: Some(before.id),
            is_limited,
            ..Facts::open(rematch.next, settings, was_black, rematch.commitment, self.limit.now)
        };
        matches::insert(connection, &table)?;
        for (side, user, agreement) in [(Side::White, was_black, black), (Side::Black, was_white, white)] {
            let seated = seated(connection, &table, user, agreement)?;
            if !matches::take_seat(connection, table.id, side, &seated)? {
                return Err(overtaken());
            }
        }
        let table = matches::by_id(connection, table.id)?
            .ok_or_else(|| AppError::NotFound(refusals::no_such_match()))?;
        begin(connection, &self.vault, &table, self.limit.now)?.ok_or_else(overtaken)
    }
}

/// Returns the end of a match that can have a rematch.
fn check_over(facts: &Facts) -> Result<&FinishedFacts, AppError> {
    let Status::Finished(finished) = &facts.status else {
        return Err(AppError::Conflict(refusals::match_not_over()));
    };
    if facts.is_of_event() {
        return Err(AppError::Conflict(refusals::no_rematch_in_event()));
    }
    Ok(finished)
}

fn next_settings(settings: &MatchSettings, terms: Option<GameTerms>) -> MatchSettings {
    terms.map_or(*settings, |terms| terms.in_settings(*settings))
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
    let list = table.list.unwrap_or(ratings::RatingList::Casual);
    let standing = rating_rows::standing(connection, user, list)?;
    Ok(Seated::with(user, standing, agreement.contribution))
}

fn too_late() -> AppError {
    AppError::Conflict(refusals::rematch_too_late())
}
