//! The automatic steps of tournaments. Every node checks; the log's key makes each step happen once.

use std::{collections::HashMap, time::Duration};

use ::events::{
    knockout::{self, Grounds, How, OpenMatch, Seat, TimeUsed},
    tournament::{Place, Step},
};
use rules::{BySide, MatchPoints, Side};
use store::{
    DbError,
    account::AccountKind,
    facts::{Admission, EndReason, Facts as MatchFacts, Status as MatchStatus},
    id::{MatchId, RequestId, TournamentId, UserId},
    ledger, matches,
    seeds::{self, SealedSeed},
    settings::TimeControl,
    stored::tournament::Act,
    tournaments::{self, Entry, Stand},
    voids,
};
use wire::Millis;

use super::{
    super::{
        Live,
        act::{ActedAt, Action},
        convert,
    },
    Loaded, desk, fees, list_of, seed, table_settings, user,
};
use crate::error::AppError;

/// The interval between checks of the running tournaments by the site's clock, because of deadlines.
const LOOK_EVERY_MS: i64 = 60_000;
/// The interval between checks in any case, because matches end on other nodes.
const LOOK_AGAIN_AFTER: Duration = Duration::from_secs(5);
/// The most steps of one check. The next check continues.
const STEPS_MAX: usize = 64;
const DAY_MS: i64 = 86_400_000;

/// Acts that are written together, with their tables.
#[derive(Debug, Default)]
pub(super) struct Batch {
    pub(super) acts: Vec<Act>,
    tables: Vec<(MatchFacts, SealedSeed)>,
}

impl From<Vec<Act>> for Batch {
    fn from(acts: Vec<Act>) -> Batch {
        Batch { acts, tables: Vec::new() }
    }
}

/// The status of the matches of the current rounds.
type Stands = HashMap<MatchId, Stand>;

impl Live {
    /// Checks the running tournaments regularly.
    pub(in crate::live) async fn keep_tournaments(self) {
        loop {
            match self.inner.store.read(tournaments::running).await {
                Ok(running) => {
                    for id in running {
                        if let Err(error) = self.advance_tournament(id).await {
                            // One broken tournament must not stop the others.
                            error.log();
                        }
                    }
                }
                Err(cause) => tracing::warn!(%cause, "the tournaments cannot be looked up"),
            }
            let now = self.inner.clock.now();
            tokio::select! {
                () = self.inner.clock.sleep_until(Millis(now.0.saturating_add(LOOK_EVERY_MS))) => {}
                () = self.inner.tournaments.news.notified() => {}
                () = tokio::time::sleep(LOOK_AGAIN_AFTER) => {}
                () = self.inner.lifecycle.stopped() => return,
            }
        }
    }

    /// Takes the steps that are due in a tournament.
    ///
    /// # Errors
    /// If it cannot be read or written. The next check tries again.
    pub(super) async fn advance_tournament(&self, id: TournamentId) -> Result<(), AppError> {
        // No player forfeits a match that cannot begin during maintenance.
        if self.maintenance().is_some() {
            return Ok(());
        }
        for _ in 0..STEPS_MAX {
            let loaded = self.tournament(id).await?;
            let stands = self.present_stands(&loaded).await?;
            self.tidy_tables(&loaded, &stands).await?;
            let batch = self.due_in(&loaded, &stands).await?;
            if batch.acts.is_empty() {
                return Ok(());
            }
            match self.append_acts(&loaded, None, batch).await {
                Ok(()) | Err(AppError::Database(DbError::Conflict(_))) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Writes the steps, their tables and the prizes in one transaction.
    pub(super) async fn append_acts(
        &self,
        loaded: &Loaded,
        by: Option<UserId>,
        batch: Batch,
    ) -> Result<(), AppError> {
        let (id, at) = (loaded.facts.id, self.inner.clock.now());
        let has_fee = loaded.facts.settings.fee.is_some();
        let mut next = loaded.clone();
        for act in &batch.acts {
            next.take(act, at).map_err(desk::refused)?;
        }
        let Batch { acts, tables } = batch;
        let set_up: Vec<MatchId> = tables.iter().map(|(facts, _)| facts.id).collect();
        let moved = fees::moved(loaded, &next, at);
        let entry = Entry { id, after: loaded.last_seq, at, by, acts, status: next.status() };
        let written = self.inner.store.write(move |connection| {
            if let Some(moved) = &moved {
                // This comes before the row says that the tournament has begun or is over: the database refuses an
                // end with a full pool.
                tournaments::hold(connection, id, entry.after)?;
                moved.write(connection)?;
            }
            tournaments::append(connection, &entry)?;
            for (facts, sealed) in &tables {
                matches::insert(connection, facts)?;
                seeds::insert(connection, facts.id, sealed, facts.opened_at)?;
            }
            for act in &entry.acts {
                if let (Act::Paid { prizes }, false) = (act, has_fee) {
                    ledger::award_prizes(connection, id.to_row(), prizes, at)?;
                }
                if matches!(act, Act::Paid { .. }) {
                    voids::after_prizes(connection, id.to_row(), at)?;
                }
            }
            Ok::<_, AppError>(())
        });
        written.await?;
        for table in set_up {
            self.tell_of_set_up(table);
        }
        Ok(())
    }

    /// Returns the status of the matches of the current rounds. Deleted matches are missing.
    async fn present_stands(&self, loaded: &Loaded) -> Result<Stands, AppError> {
        let ids: Vec<MatchId> = present_matches(loaded).into_iter().map(|(_, id)| id).collect();
        Ok(self.inner.store.read(move |connection| tournaments::stands(connection, &ids)).await?)
    }

    /// Seats bots at their tables, and ends matches that were decided away from the board.
    async fn tidy_tables(&self, loaded: &Loaded, stands: &Stands) -> Result<(), AppError> {
        for (place, id) in present_matches(loaded) {
            let Some(stand) = stands.get(&id).filter(|stand| stand.finished.is_none()) else { continue };
            let Some((players, decided)) = spot(loaded, place) else { continue };
            match decided {
                Some(winner) if stand.begun => {
                    let loser = if players.white == winner { players.black } else { players.white };
                    self.leave_for(loser, id).await?;
                }
                Some(_) => {
                    self.close_table(id).await?;
                }
                None if !stand.begun => {
                    for side in Side::ALL.into_iter().filter(|&side| !stand.seated[side]) {
                        let account = loaded.people.get(&players[side]);
                        if let Some(bot) = account.filter(|account| account.kind == AccountKind::Bot) {
                            match self.sit(bot, id, None).await {
                                // Another check, here or on another node, has just seated it.
                                Ok(_) | Err(AppError::SeatTaken) => {}
                                Err(error) => return Err(error),
                            }
                        }
                    }
                }
                None => {}
            }
        }
        Ok(())
    }

    /// Ends a match that its loser has lost by a decision of the tournament.
    async fn leave_for(&self, loser: UserId, id: MatchId) -> Result<(), AppError> {
        let snapshot = self.load(id).await?;
        let Some(account) = snapshot.people.get(&loser) else { return Ok(()) };
        let action = Action {
            id,
            request: RequestId("tournament".to_owned()),
            seen: snapshot.last_seq,
            command: play::Command::Leave,
            acted_at: ActedAt::Event,
        };
        match self.act(account, &action).await {
            // It has just ended by itself; the tournament has already decided.
            Ok(_) | Err(AppError::Refused { .. } | AppError::Conflict(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    async fn due_in(&self, loaded: &Loaded, stands: &Stands) -> Result<Batch, AppError> {
        let results = results(loaded, stands);
        if !results.is_empty() {
            return Ok(results.into());
        }
        let set_up = self.set_up(loaded);
        if !set_up.acts.is_empty() {
            return Ok(set_up);
        }
        let now = self.inner.clock.now();
        let open = self.open_matches(loaded, stands, now).await?;
        let due = loaded.state.due(convert::to_play_time(now), seed(), |place| {
            let known = open.get(&place);
            (known.map_or(UNKNOWN, |known| known.open), known.and_then(|known| known.waiting))
        });
        if !due.is_empty() {
            let acts = due.into_iter().map(|step| {
                let used = match step {
                    Step::Bracket(
                        branch,
                        knockout::Step::Decided { pairing, how: How::OpenAtTheEnd(grounds), .. },
                    ) => open.get(&(branch, pairing)).map(|known| known.used(grounds)),
                    _ => None,
                };
                Act::Step { step, reason: None, used }
            });
            return Ok(acts.collect::<Vec<_>>().into());
        }
        let Some(mut prizes) = loaded.due_prizes() else { return Ok(Batch::default()) };
        if loaded.facts.settings.fee.is_some() {
            prizes = self.prizes_within(loaded.facts.id.to_row(), prizes).await?;
        }
        Ok(vec![Act::Paid { prizes }].into())
    }

    /// Sets up a table for each pairing without one. The first player has White and is the opener.
    fn set_up(&self, loaded: &Loaded) -> Batch {
        let mut batch = Batch::default();
        for (place, [first, second]) in loaded.state.to_set_up() {
            let drawn = self.inner.vault.draw();
            let facts = MatchFacts {
                id: drawn.id,
                status: MatchStatus::Open,
                settings: table_settings(&loaded.facts.settings),
                list: Some(list_of(&loaded.facts.settings)),
                opener: user(first),
                invited: Some(user(second)),
                seats: BySide { white: None, black: None },
                commitment: drawn.commitment,
                g0: None,
                last_seq: 0,
                points: BySide { white: 0, black: 0 },
                opened_at: self.inner.clock.now(),
                rematch_of: None,
                admission: Admission::default(),
                tournament: Some(loaded.facts.id),
                roll_set: None,
                is_limited: false,
                is_unstaked: false,
            };
            batch.acts.push(Step::Begun { place, number: drawn.id.to_row().unsigned_abs() }.into());
            batch.tables.push((facts, drawn.sealed));
        }
        batch
    }

    /// Returns the data that the rules need about open matches. Thinking times are read only when the round has
    /// ended.
    async fn open_matches(
        &self,
        loaded: &Loaded,
        stands: &Stands,
        now: Millis,
    ) -> Result<HashMap<Place, OpenHere>, AppError> {
        let mut open = HashMap::new();
        for (place, number) in loaded.state.open_matches() {
            let id = match_id(number);
            let Some(stand) = stands.get(&id) else { continue };
            let ends_at = loaded.state.bracket(place.0).and_then(knockout::Knockout::ends_at);
            let is_at_its_end = ends_at.is_some_and(|end| convert::to_play_time(now) >= end);
            let mut here = OpenHere {
                open: OpenMatch {
                    first: MatchPoints::new(stand.points.white),
                    second: MatchPoints::new(stand.points.black),
                    ..UNKNOWN
                },
                waiting: waiting(loaded, place, stand),
                all_games: UNKNOWN.current_game,
            };
            if is_at_its_end && stand.begun {
                let snapshot = self.load(id).await?;
                let used = |used: BySide<play::Millis>| TimeUsed {
                    first: used.white.get(),
                    second: used.black.get(),
                };
                here.open.last_finished_game =
                    snapshot.state.finished().last().map(|game| used(game.time_used));
                let clock = snapshot.state.clock();
                let at = clock.not_before(convert::to_play_time(now));
                here.open.current_game = used(BySide::new_with(|side| clock.time_used(side, at)));
                let finished = snapshot.state.finished().iter().map(|game| used(game.time_used));
                here.all_games = finished.fold(here.open.current_game, |sum, game| TimeUsed {
                    first: sum.first.saturating_add(game.first),
                    second: sum.second.saturating_add(game.second),
                });
            }
            open.insert(place, here);
        }
        Ok(open)
    }
}

/// An open match without known data.
const UNKNOWN: OpenMatch = OpenMatch {
    first: MatchPoints::new(0),
    second: MatchPoints::new(0),
    last_finished_game: None,
    current_game: TimeUsed { first: 0, second: 0 },
};

/// The data that the rules need about an open match.
#[derive(Debug, Clone, Copy)]
struct OpenHere {
    open: OpenMatch,
    waiting: Option<(Seat, play::Millis)>,
    all_games: TimeUsed,
}

impl OpenHere {
    /// Returns the times that a verdict compared, or the total if it compared none. A protest that the opponent
    /// took a lead and then stalled includes the games after the lead.
    fn used(&self, grounds: Grounds) -> [u64; 2] {
        let used = match grounds {
            Grounds::LastGameTime => self.open.last_finished_game.unwrap_or(self.open.current_game),
            Grounds::CurrentGameTime => self.open.current_game,
            Grounds::Points | Grounds::Lot => self.all_games,
        };
        [used.first, used.second]
    }
}

pub(super) fn match_id(number: u64) -> MatchId {
    MatchId::from_row(i64::try_from(number).unwrap_or(i64::MAX))
}

/// Returns the matches of the current rounds, decided ones included.
fn present_matches(loaded: &Loaded) -> Vec<(Place, MatchId)> {
    let mut matches = Vec::new();
    for (branch, bracket) in loaded.state.brackets() {
        for spot in bracket.round(bracket.round_number()) {
            let place = (branch, spot.id);
            matches.extend(loaded.state.number_of(place).map(|number| (place, match_id(number))));
        }
    }
    matches
}

/// Returns the players of a match, with White first, and the winner.
fn spot(loaded: &Loaded, (branch, id): Place) -> Option<(BySide<UserId>, Option<UserId>)> {
    let round = loaded.state.bracket(branch)?.round(id.round);
    let spot = round.into_iter().find(|spot| spot.id == id)?;
    let player = |seat| spot.pairing.player(seat).map(user);
    let players = BySide { white: player(Seat::First)?, black: player(Seat::Second)? };
    let decided = spot.decided.map(|(winner, _)| user(winner));
    Some((players, decided))
}

/// Returns the results of matches that ended at the board.
fn results(loaded: &Loaded, stands: &Stands) -> Vec<Act> {
    let mut results = Vec::new();
    for (place, number) in loaded.state.open_matches() {
        let Some(Stand { finished: Some((Some(side), reason)), .. }) = stands.get(&match_id(number)) else {
            continue;
        };
        let seat = if *side == Side::White { Seat::First } else { Seat::Second };
        let bracket = loaded.state.bracket(place.0);
        let spot =
            bracket.and_then(|bracket| bracket.round(place.1.round).into_iter().find(|at| at.id == place.1));
        let Some(winner) = spot.and_then(|spot| spot.pairing.player(seat)) else { continue };
        // In a correspondence match a time-out is decided by rule 5; with a live clock it is part of the game.
        let by_correspondence = matches!(loaded.facts.settings.time, TimeControl::Correspondence { .. });
        let how = if *reason == EndReason::TimedOut && by_correspondence { How::Idle } else { How::Played };
        let step = knockout::Step::Decided { pairing: place.1, winner, how };
        results.push(Step::Bracket(place.0, step).into());
    }
    results
}

/// Returns the seat that has to move or sit down, and the start of the wait.
fn waiting(loaded: &Loaded, place: Place, stand: &Stand) -> Option<(Seat, play::Millis)> {
    let seat = |side| if side == Side::White { Seat::First } else { Seat::Second };
    if !stand.begun {
        // If both are missing, neither player waits for the other.
        let missing: Vec<Side> = Side::ALL.into_iter().filter(|&side| !stand.seated[side]).collect();
        let [side] = missing.as_slice() else { return None };
        let since = loaded.set_up_at.get(&place)?;
        return Some((seat(*side), convert::to_play_time(*since)));
    }
    let TimeControl::Correspondence { days_per_turn } = loaded.facts.settings.time else { return None };
    let since = stand.deadline?.0 - i64::from(days_per_turn) * DAY_MS;
    Some((seat(stand.to_act?), convert::to_play_time(Millis(since))))
}
