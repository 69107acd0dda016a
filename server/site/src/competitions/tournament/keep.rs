//! The automatic steps of tournaments. Every node checks; the log's key makes each step happen once.

use std::collections::{HashMap, HashSet};

use ::competitions::{
    Time,
    knockout::{
        Awaited, BracketStep, FeeGrace, Grounds, How, Knockout, OpenMatch, Outcome, Place, Seat, Step,
        TimeUsed, Waiting,
    },
    log::Line,
};
use rules::{BySide, MatchPoints, Side};
use store::{
    AnyConn,
    account::AccountKind,
    competitions::{self, NewSteps},
    facts::{EndReason, Facts},
    id::{MatchId, RequestId, TournamentId, UserId},
    ledger, matches, pool_failures,
    prize_corrections::{self, Correction, Source},
    seeds::{self, SealedSeed},
    settings::TimeControl,
    stands::{self, Stand},
    stored::knockout::Act,
    voids,
};
use wire::Millis;

use super::{Loaded, announced_start, fee_grace, fees, list_of, player, seed, table_settings, user};
use crate::{
    competitions::{
        Batch, Due,
        correctable::Correctable as _,
        numbers::{match_id, number_of},
        parts::Tournaments,
    },
    error::AppError,
    match_state::convert,
    matches::act::{ActedAt, Action},
};

const DAY_MS: i64 = 86_400_000;

/// The new tables that are written with acts.
#[derive(Debug, Default)]
pub(crate) struct Tables(Vec<(Facts, SealedSeed)>);

/// The data that is written with steps: tables, fees and prizes.
#[derive(Debug)]
pub(crate) struct Effects {
    tables: Tables,
    moved: Option<fees::Moved>,
    has_fee: bool,
    /// Changes of prizes that were already paid: the amount that each player gets, negative if the player gives it
    /// back.
    corrected: Vec<(UserId, i64)>,
    /// True if no prizes were paid before.
    is_first: bool,
}

impl Effects {
    pub(super) fn new(
        before: &Loaded,
        after: &Loaded,
        entry: &NewSteps<TournamentId>,
        tables: Tables,
    ) -> Effects {
        let has_fee = before.row.settings.fee.is_some();
        let corrected = fees::corrected(before, after.paid.as_ref());
        Effects {
            tables,
            moved: fees::moved(before, after, entry.at),
            has_fee,
            corrected,
            is_first: before.paid.is_none(),
        }
    }

    /// Returns the new tables.
    pub(super) fn tables(&self) -> impl Iterator<Item = MatchId> {
        self.tables.0.iter().map(|(facts, _)| facts.id)
    }

    pub(super) fn write(
        &self,
        entry: &NewSteps<TournamentId>,
        connection: &mut AnyConn,
    ) -> Result<(), AppError> {
        let (id, at) = (entry.id, entry.at);
        let payout = entry.lines.iter().find_map(|line| {
            let Line::Step(Act::Paid { prizes, .. }) = line else { return None };
            Some(prizes)
        });
        let owner = payout.map(|_| voids::owner_of_event(connection, id.to_row())).transpose()?;
        if let Some(moved) = &self.moved {
            // This comes before the status of the row changes, because the database refuses to end a tournament with
            // a full pool.
            competitions::hold(connection, id, entry.after)?;
            moved.write(connection)?;
        }
        competitions::append(connection, entry)?;
        for (facts, sealed) in &self.tables.0 {
            matches::insert(connection, facts)?;
            seeds::insert(connection, facts.id, sealed, facts.opened_at)?;
        }
        let Some((prizes, owner)) = payout.zip(owner) else { return Ok(()) };
        if self.is_first {
            if !self.has_fee {
                ledger::award_prizes(connection, id.to_row(), prizes, at)?;
            }
            pool_failures::clear(connection, id)?;
        }
        let source = if self.has_fee { Source::Pool } else { Source::Mint };
        let correction =
            Correction { tournament: id.to_row(), seq: entry.after, changes: &self.corrected, source, at };
        prize_corrections::book(connection, &correction).map_err(|error| match error {
            prize_corrections::BookError::Db(error) => error.into(),
            prize_corrections::BookError::Short { user } => fees::spent(connection, user),
        })?;
        voids::after_prizes(connection, id.to_row(), owner, at)?;
        Ok(())
    }
}

/// The status of the matches of the current rounds.
type Stands = HashMap<MatchId, Stand>;

impl Tournaments<'_> {
    /// Seats bots, tidies the tables, and returns the steps that are due.
    pub(super) async fn due_in_tournament(&self, loaded: &Loaded) -> Result<Due<Loaded>, AppError> {
        self.release_outside(loaded).await?;
        self.take_outside(loaded).await?;
        if loaded.state.is_cancelled() {
            self.close_tables_of(loaded).await?;
            return Ok(Due::Nothing);
        }
        // No player forfeits a match that cannot begin during maintenance.
        if self.presence.maintenance().is_some() {
            return Ok(Due::Nothing);
        }
        let stands = self.present_stands(loaded).await?;
        self.tidy_tables(loaded, &stands).await?;
        let open = || loaded.state.open_matches().into_iter().map(|(_, number)| match_id(number));
        let outlasted = self.directors().outlasted_holds(loaded, open()).await?;
        if !outlasted.is_empty() {
            return Ok(Due::Steps(outlasted));
        }
        self.directors().keep_holds_of(loaded, open()).await?;
        self.directors().keep_times(open(), &loaded.chronicle.log.minutes_given()).await?;
        let batch = if loaded.chronicle.desk.is_held() {
            self.due_while_held(loaded, &stands).await?
        } else {
            self.due_steps(loaded, &stands).await?
        };
        Ok(if batch.acts.is_empty() { Due::Nothing } else { Due::Steps(batch) })
    }

    /// Returns the steps that are due while everything is held: results, and the prizes after the last one. A hold
    /// stops play, not payments.
    async fn due_while_held(&self, loaded: &Loaded, stands: &Stands) -> Result<Batch<Loaded>, AppError> {
        let results = results(loaded, stands);
        if results.is_empty() { self.payout_step(loaded).await } else { Ok(Batch::from_acts(results)) }
    }

    /// Closes the open tables of a cancelled tournament. Matches in play may be finished.
    async fn close_tables_of(&self, loaded: &Loaded) -> Result<(), AppError> {
        for (_, id) in present_matches(loaded) {
            self.matches.close_table(id).await?;
        }
        Ok(())
    }

    /// Returns the status of the matches of the current rounds. Deleted matches are missing.
    async fn present_stands(&self, loaded: &Loaded) -> Result<Stands, AppError> {
        let ids: Vec<MatchId> = present_matches(loaded).into_iter().map(|(_, id)| id).collect();
        Ok(self.node.store.read(move |connection| stands::stands(connection, &ids)).await?)
    }

    /// Releases held matches in play that the tournament does not count, or not any more. They go on outside of it,
    /// where no director could release them.
    async fn release_outside(&self, loaded: &Loaded) -> Result<(), AppError> {
        if !loaded.chronicle.was_held() {
            return Ok(());
        }
        let open = loaded.state.open_matches().into_iter().map(|(_, number)| match_id(number));
        let open: HashSet<MatchId> = open.collect();
        let log = &loaded.chronicle.log;
        let in_force = log.in_force().into_iter().map(|(_, _, act)| act);
        let steps = in_force.chain(log.out_of_force().into_iter().map(|(_, act)| act));
        let tables = steps.filter_map(Loaded::table_of_step);
        let ids: Vec<MatchId> = tables.filter(|id| !open.contains(id)).collect();
        let stands = self.node.store.read(move |connection| stands::stands(connection, &ids)).await?;
        for (id, _) in stands.into_iter().filter(|(_, stand)| stand.begun && stand.finished.is_none()) {
            self.directors().keep_hold(id, None).await?;
        }
        Ok(())
    }

    /// Seats bots at their tables, closes tables of decided matches that have not begun, and lets players leave who
    /// have withdrawn or do not move. Any other match in play goes on, from its opening roll on, and is rated as it
    /// began: what a director or the timetable decides about it is decided in the bracket alone.
    async fn tidy_tables(&self, loaded: &Loaded, stands: &Stands) -> Result<(), AppError> {
        for (place, id) in present_matches(loaded) {
            let Some(stand) = stands.get(&id).filter(|stand| stand.finished.is_none()) else { continue };
            let Some((players, decided)) = spot(loaded, place) else { continue };
            if stand.begun {
                if let Some(leaving) = leaver(loaded, &players, decided) {
                    self.leave_for(leaving, id).await?;
                }
                continue;
            }
            match decided {
                Some(_) => {
                    self.matches.close_table(id).await?;
                }
                None if loaded.chronicle.desk.hold_at(number_of(id)).is_none() => {
                    for side in Side::ALL.into_iter().filter(|&side| !stand.seated[side]) {
                        let account = loaded.people.get(&players[side]);
                        if let Some(bot) = account.filter(|account| account.kind == AccountKind::Bot) {
                            match self.matches.sit(bot, id, None, None).await {
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

    /// Lets matches go on outside of the tournament that a correction has taken back, because they began with a player
    /// who should not have been there. A match begins with its opening roll, so a director who called it off could give
    /// a friend another beginning. Only its players abort it, together.
    async fn take_outside(&self, loaded: &Loaded) -> Result<(), AppError> {
        let gone = loaded.chronicle.log.out_of_force().into_iter();
        let ids: Vec<MatchId> = gone.filter_map(|(_, act)| Loaded::table_of_step(act)).collect();
        if ids.is_empty() {
            return Ok(());
        }
        let stands = self.node.store.read(move |connection| stands::stands(connection, &ids)).await?;
        for (id, _) in stands.into_iter().filter(|(_, stand)| stand.begun && stand.finished.is_none()) {
            // Each node does this once for each match, because the mark is no event that would reach the others.
            if !self.matches.load(id).await?.facts.is_outside {
                self.node.store.write(move |connection| matches::take_outside(connection, id)).await?;
                self.matches.reload(id).await?;
            }
        }
        Ok(())
    }

    /// Lets a player leave a match in play. It is rated, and a departure, as if the player had left at the table.
    async fn leave_for(&self, leaving: UserId, id: MatchId) -> Result<(), AppError> {
        let snapshot = self.matches.load(id).await?;
        let Some(account) = snapshot.people.get(&leaving) else { return Ok(()) };
        let action = Action {
            id,
            request: RequestId("tournament".to_owned()),
            seen: snapshot.last_seq,
            command: play::Command::Leave,
            acted_at: ActedAt::Event,
        };
        match self.matches.act(account, &action).await {
            // The players have just ended it themselves, or a director holds it.
            Ok(_) | Err(AppError::Refused(_) | AppError::Conflict(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    async fn due_steps(&self, loaded: &Loaded, stands: &Stands) -> Result<Batch<Loaded>, AppError> {
        let results = results(loaded, stands);
        if !results.is_empty() {
            return Ok(Batch::from_acts(results));
        }
        let set_up = self.set_up(loaded);
        if !set_up.acts.is_empty() {
            return Ok(set_up);
        }
        let now = self.node.clock.now();
        let open = self.open_matches(loaded, stands, now).await?;
        let due = loaded.state.due(convert::to_time(now), seed(), &loaded.chronicle.desk, |place| {
            let known = open.get(&place);
            (known.map_or(UNKNOWN, |known| known.open), known.and_then(|known| known.waiting))
        });
        if !due.is_empty() {
            let again = |step| match step {
                Step::Bracket(branch, BracketStep::Drawn { seed } | BracketStep::Paired { seed, .. }) => {
                    loaded.state.draw_step(branch, loaded.seed_for(branch, seed))
                }
                other => other,
            };
            let bots =
                if due.contains(&Step::CheckInOpened) { loaded.bots_to_check_in() } else { Vec::new() };
            let acts = due.into_iter().map(again).chain(bots).map(|step| {
                let used = match step {
                    Step::Bracket(
                        branch,
                        BracketStep::Decided { pairing, how: How::OpenAtTheEnd(grounds), .. },
                    ) => open.get(&(branch, pairing)).map(|known| known.used(grounds)),
                    _ => None,
                };
                Act::Step { step, reason: None, used }
            });
            return Ok(Batch::from_acts(acts));
        }
        self.payout_step(loaded).await
    }

    /// Sets up a table for each pairing without one. The first player has White and is the opener.
    fn set_up(&self, loaded: &Loaded) -> Batch<Loaded> {
        let mut batch = Batch::<Loaded>::default();
        let waiting = loaded.state.to_set_up();
        if waiting.is_empty() {
            return batch;
        }
        let never = loaded.chronicle.log.never_again(None);
        for (place, [first, second]) in waiting {
            // It has begun before and was called off. The director awards it.
            if never.contains(&Knockout::meeting(place, [first, second])) {
                continue;
            }
            let drawn = self.node.vault.draw();
            let settings = table_settings(&loaded.row.settings);
            let facts = Facts {
                list: Some(list_of(&loaded.row.settings)),
                invited: Some(user(second)),
                tournament: Some(loaded.row.id),
                ..Facts::open(drawn.id, settings, user(first), drawn.commitment, self.node.clock.now())
            };
            batch.acts.push(Step::Begun { place, number: drawn.id.to_row().unsigned_abs() }.into());
            batch.extras.0.push((facts, drawn.sealed));
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
            let at = convert::to_time(now);
            let ends_at = loaded.state.ends_at(place, &loaded.chronicle.desk, at);
            let is_at_its_end = ends_at.is_some_and(|end| at >= end);
            let mut here = OpenHere {
                open: OpenMatch {
                    first: MatchPoints::new(stand.points.white),
                    second: MatchPoints::new(stand.points.black),
                    ..UNKNOWN
                },
                waiting: waiting(
                    loaded,
                    place,
                    stand,
                    self.open_since(),
                    self.node.settings.fee_grace_minutes,
                ),
                all_games: UNKNOWN.current_game,
            };
            if is_at_its_end && stand.begun {
                let snapshot = self.matches.load(id).await?;
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
    waiting: Option<Waiting>,
    all_games: TimeUsed,
}

impl OpenHere {
    /// Returns the times that a verdict compared, or the total if it compared none. The total also covers the games
    /// in which, according to a protest, the opponent stalled after taking a lead.
    fn used(&self, grounds: Grounds) -> [u64; 2] {
        let used = match grounds {
            Grounds::LastGameTime => self.open.last_finished_game.unwrap_or(self.open.current_game),
            Grounds::CurrentGameTime => self.open.current_game,
            Grounds::Points | Grounds::Lot => self.all_games,
        };
        [used.first, used.second]
    }
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

/// Returns the place of a match in the brackets.
pub(super) fn place_of(loaded: &Loaded, table: MatchId) -> Option<Place> {
    loaded.state.place_of(u64::try_from(table.to_row()).ok()?)
}

/// Returns the tables of a player's undecided matches in the current rounds.
pub(super) fn undecided_of(loaded: &Loaded, player: UserId) -> Vec<MatchId> {
    let own = present_matches(loaded).into_iter().filter(|(place, _)| {
        spot(loaded, *place).is_some_and(|(players, outcome)| {
            outcome.is_none() && (players.white == player || players.black == player)
        })
    });
    own.map(|(_, id)| id).collect()
}

/// Returns the players of a match, with White first, and the outcome.
fn spot(loaded: &Loaded, (branch, id): Place) -> Option<(BySide<UserId>, Option<Outcome>)> {
    let round = loaded.state.bracket(branch)?.round(id.round);
    let spot = round.into_iter().find(|spot| spot.id == id)?;
    let player = |seat| spot.pairing.player(seat).map(user);
    let players = BySide { white: player(Seat::First)?, black: player(Seat::Second)? };
    Some((players, spot.decided))
}

/// Returns the player who leaves a match in play, by withdrawing from the tournament or by not moving for too long.
fn leaver(loaded: &Loaded, players: &BySide<UserId>, decided: Option<Outcome>) -> Option<UserId> {
    let has_left = |user: &UserId| match decided {
        Some(Outcome::Won(winner, How::Withdrew | How::Idle)) => player(*user) != winner,
        Some(_) => false,
        None => {
            let player = player(*user);
            // The removal of a player by a director decides the bracket alone.
            loaded.state.is_retired(player) && !loaded.state.is_removed(player)
        }
    };
    [players.white, players.black].into_iter().find(has_left)
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
        let player = |seat: Seat| spot.as_ref().and_then(|spot| spot.pairing.player(seat));
        let Some((winner, loser)) = player(seat).zip(player(seat.other())) else { continue };
        // In a correspondence match a time-out is a forfeit of the bracket; with a live clock it is part of the game.
        let by_correspondence = matches!(loaded.row.settings.time, TimeControl::Correspondence { .. });
        let how = if loaded.state.is_retired(loser) {
            How::Withdrew
        } else if *reason == EndReason::TimedOut && by_correspondence {
            How::Idle
        } else {
            How::Played
        };
        let step = BracketStep::Decided { pairing: place.1, winner, how };
        results.push(Step::Bracket(place.0, step).into());
    }
    results
}

/// Returns what a match waits for, and since when, apart from holds. `open_since` is the time since when the site has
/// let players sit down, and `fee_minutes` the least grace time of players who have paid a fee.
fn waiting(
    loaded: &Loaded,
    place: Place,
    stand: &Stand,
    open_since: Millis,
    fee_minutes: u16,
) -> Option<Waiting> {
    let settings = &loaded.row.settings;
    let seat = |side| if side == Side::White { Seat::First } else { Seat::Second };
    if !stand.begun {
        let missing: Vec<Side> = Side::ALL.into_iter().filter(|&side| !stand.seated[side]).collect();
        let awaited = match missing.as_slice() {
            [side] => Awaited::Player(seat(*side)),
            [] => return None,
            _ => Awaited::Both,
        };
        let set_up_at = *loaded.set_up_at.get(&place)?;
        let start = announced_start(settings, place);
        // Waits of days are long enough, whenever the table opened.
        if settings.grace_minutes.is_none() {
            let since = start.map_or(set_up_at, |start| start.max(set_up_at));
            return Some(Waiting::new(awaited, convert::to_time(since)));
        }
        let fee = settings.fee.is_some().then(|| FeeGrace {
            unannounced_ms: u64::from(fee_grace(fee_minutes)) * 60_000,
            start: start.map(convert::to_time),
            acted: loaded.chronicle.log.last_act(convert::to_time(set_up_at)),
        });
        // Nobody can sit down during an outage or a maintenance, so a grace time starts again after it. The rules add
        // the holds.
        let since = convert::to_time(set_up_at.max(open_since));
        return Some(Waiting { fee, ..Waiting::new(awaited, since) });
    }
    let TimeControl::Correspondence { days_per_turn } = settings.time else { return None };
    let since = stand.deadline?.0 - i64::from(days_per_turn) * DAY_MS;
    Some(Waiting::new(Awaited::Move(seat(stand.to_act?)), Time::new(since)))
}
