//! The director's desk: every open table of an event with its clocks and problems, and calls for the director.
//!
//! A director who plays in a team match has no desk for it, because the desk would show the other room. For a game that
//! the director may not watch, a desk shows only the players and the clocks.

use ::competitions::desk;
use rules::Side;
use std::sync::Arc;
use store::{
    account::{Account, AccountKind},
    account_locks,
    calls::{self, Answered, Call, CallId},
    competitions::CompetitionId,
    facts::Status,
    id::{MatchId, UserId},
    people::{self, People},
};
use texts::refusals;
use wire::{
    AnswerCall, CallAnswered, ClockView, DeskSeat, DeskTable, DirectorCall, EventDesk, EventHold, Millis,
};

use crate::{
    competitions::{Competitions, HallTable as Table, Kind as _, by_kind, number_of, shown_hold},
    error::AppError,
    match_state::{convert, snapshot::Snapshot, view},
    matches::Matches,
    messages::ToWire,
    node::Node,
    presence::Presence,
    sensor_boards::SensorBoards,
};

/// The maximum length of a reason or an answer in characters.
const WORDS_MAX: usize = 300;
/// The maximum number of unanswered calls of a player from one table.
const OPEN_MAX: i64 = 3;

/// Tables that belong together at a desk: those of a tournament, or of one team match.
struct Hall {
    id: CompetitionId,
    /// The title of the team match, at the desk of a team event.
    of: Option<String>,
}

fn no_director() -> AppError {
    AppError::Conflict(refusals::no_director())
}

/// The desks of directors. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Desks {
    node: Arc<Node>,
    presence: Presence,
    matches: Matches,
    competitions: Competitions,
    sensor_boards: SensorBoards,
}

impl Desks {
    /// Returns the handle.
    pub(crate) fn new(matches: Matches, competitions: Competitions, sensor_boards: SensorBoards) -> Desks {
        Desks {
            node: Arc::clone(&matches.node),
            presence: matches.presence.clone(),
            matches,
            competitions,
            sensor_boards,
        }
    }

    /// Returns the desk of an event for its director.
    ///
    /// # Errors
    /// If the event does not exist, or `director` does not direct it.
    pub async fn desk(&self, director: &Account, id: CompetitionId) -> Result<EventDesk, AppError> {
        let halls = self.halls(director, id).await?;
        let mut tables = Vec::new();
        for hall in &halls {
            for table in self.competitions.open_hall_tables(hall.id).await? {
                tables.push(self.desk_table(director, hall, &table).await?);
            }
        }
        let ids: Vec<CompetitionId> = halls.iter().map(|hall| hall.id).collect();
        let read = self.node.store.read(move |connection| calls::list_calls(connection, &ids));
        let calls = self.shown(read.await?).await?;
        Ok(EventDesk { now: self.node.clock.now(), tables, calls })
    }

    /// Returns the parts of a desk, if this user directs it.
    async fn halls(&self, director: &Account, id: CompetitionId) -> Result<Vec<Hall>, AppError> {
        self.competitions.directors().check_desk(director, id).await?;
        // The tables of a team event are those of its matches.
        let CompetitionId::TeamEvent(event) = id else { return Ok(vec![Hall { id, of: None }]) };
        let person = self.competitions.person(director.id).await?;
        let mut halls = Vec::new();
        for id in self.competitions.team_event(event).await?.matches.values().copied() {
            let played = self.competitions.team_match(id).await?;
            if played.is_neutral_director(&person) {
                let name = played.row.settings.name.clone();
                halls.push(Hall { id: CompetitionId::TeamMatch(id), of: Some(name) });
            }
        }
        Ok(halls)
    }

    async fn desk_table(
        &self,
        director: &Account,
        hall: &Hall,
        table: &Table,
    ) -> Result<DeskTable, AppError> {
        let (snapshot, now) = (&table.snapshot, self.node.clock.now());
        let facts = &snapshot.facts;
        let seen = self.matches.seen(snapshot, Some(director)).await.ok();
        let (begun, since) = match facts.status {
            Status::Open => (false, facts.opened_at),
            Status::Playing { started_at } => (true, started_at),
            Status::Finished(ref over) => (true, over.ended_at),
        };
        let clocks = view::clocks(snapshot, now).filter(|_| begun);
        Ok(DeskTable {
            table: table.name.clone(),
            team_match: if let CompetitionId::TeamMatch(id) = hall.id { Some(id.to_wire()) } else { None },
            of: hall.of.clone(),
            room: table.place.map(|place| place.room),
            board: table.place.map(|place| place.board).or(table.board),
            match_id: seen.as_ref().map(|_| facts.id.to_wire()),
            begun,
            time: facts.settings.time.to_wire(),
            white: self.desk_seat(snapshot, Side::White, clocks.map(|clocks| clocks.0)).await?,
            black: self.desk_seat(snapshot, Side::Black, clocks.map(|clocks| clocks.1)).await?,
            score: seen.filter(|_| begun).map(|seen| convert::score(seen.snapshot().state.score())),
            moved_at: snapshot.log.last().map_or(since, |logged| logged.at),
            held: self.hold_at_desk(hall.id, facts.id).await?,
            held_until: self.held_until(hall.id, snapshot, now).await?,
        })
    }

    /// Returns the hold of a table by the desk of its hall.
    async fn hold_at_desk(&self, hall: CompetitionId, table: MatchId) -> Result<Option<EventHold>, AppError> {
        let number = number_of(table);
        let shown =
            |chronicle: &desk::Desk| chronicle.hold_at(number).map(|(hold, at)| shown_hold(hold, *at));
        by_kind!(hall, K => Ok(shown(&self.competitions.competition::<K>(hall).await?.chronicle().desk)))
    }

    /// Returns the latest end of the hold of a match, if it has one.
    async fn held_until(
        &self,
        hall: CompetitionId,
        snapshot: &Snapshot,
        now: Millis,
    ) -> Result<Option<Millis>, AppError> {
        if snapshot.state.held().is_none() {
            return Ok(None);
        }
        let held =
            by_kind!(hall, K => self.competitions.competition::<K>(hall).await?.held_ms(snapshot, now));
        let left = |held: u64| (desk::HELD_HOURS_MAX * 3_600_000).saturating_sub(held);
        Ok(held.map(|held| Millis(now.0.saturating_add_unsigned(left(held)))))
    }

    async fn desk_seat(
        &self,
        snapshot: &Snapshot,
        side: Side,
        clock: Option<ClockView>,
    ) -> Result<DeskSeat, AppError> {
        let facts = &snapshot.facts;
        let expected = match side {
            Side::White => Some(facts.opener),
            Side::Black => facts.invited,
        };
        let seated = facts.seats[side].map(|seated| seated.user);
        let account = seated.or(expected).and_then(|user| snapshot.people.get(&user));
        Ok(DeskSeat {
            player: account.map(|account| account.name.to_string()).unwrap_or_default(),
            bot: account.is_some_and(|account| account.kind == AccountKind::Bot),
            seated: seated.is_some(),
            connected: account
                .is_some_and(|account| account.is_house_bot() || self.presence.hub.is_here(account.id)),
            clock,
            board: self.sensor_boards.board_at(snapshot, side).await?,
        })
    }

    /// Records a call for the director from a player at a table of an event.
    ///
    /// # Errors
    /// If the table belongs to no event, this user has no seat at it, the event has no director to call, or too
    /// many calls are open.
    pub async fn call_director(
        &self,
        player: &Account,
        id: MatchId,
        reason: &str,
    ) -> Result<DirectorCall, AppError> {
        let reason = words("reason", reason)?.ok_or_else(|| too_long("reason"))?;
        let hall = self.own_hall(player, id).await?;
        let (caller, at) = (player.id, self.node.clock.now());
        let call = Call { id: CallId::random(), table: id, caller, reason, at, answered: None };
        let kept = call.clone();
        let written = self.node.store.write(move |connection| {
            let lock = account_locks::lock_account(connection, caller)?;
            if calls::count_unanswered(connection, id, &lock)? >= OPEN_MAX {
                return Err(AppError::Conflict(refusals::too_many_calls()));
            }
            Ok(calls::insert(connection, hall, &kept)?)
        });
        written.await?;
        self.competitions.memory.tell_of_competition(hall).await;
        let mut shown = self.shown(vec![call]).await?;
        shown.pop().ok_or_else(|| AppError::NotFound(refusals::no_such_call()))
    }

    /// Returns the player's own calls from a table, newest first.
    ///
    /// # Errors
    /// If the table belongs to no event, or this user has no seat at it.
    pub async fn own_calls(&self, player: &Account, id: MatchId) -> Result<Vec<DirectorCall>, AppError> {
        self.own_hall(player, id).await?;
        let caller = player.id;
        let read = self.node.store.read(move |connection| calls::of_caller(connection, id, caller));
        self.shown(read.await?).await
    }

    /// Marks a call as answered by the director.
    ///
    /// # Errors
    /// If this user does not direct the event, or the call does not exist or is not open.
    pub async fn answer_call(
        &self,
        director: &Account,
        id: CompetitionId,
        call: &str,
        answer: &AnswerCall,
    ) -> Result<EventDesk, AppError> {
        let text = words("text", answer.text.as_deref().unwrap_or_default())?;
        let call = store::id::parse(call)
            .map(CallId::from_row)
            .ok_or_else(|| AppError::NotFound(refusals::no_such_call()))?;
        let halls: Vec<CompetitionId> =
            self.halls(director, id).await?.into_iter().map(|hall| hall.id).collect();
        let (by, answered) = (director.id, Answered { at: self.node.clock.now(), text });
        let written = self.node.store.write(move |connection| {
            for hall in halls {
                if calls::answer(connection, hall, call, by, &answered)? {
                    return Ok(hall);
                }
            }
            Err(AppError::Conflict(refusals::no_open_call()))
        });
        self.competitions.memory.tell_of_competition(written.await?).await;
        self.desk(director, id).await
    }

    /// Returns the hall of a table at which this user has a seat and whose director can be called.
    async fn own_hall(&self, player: &Account, id: MatchId) -> Result<CompetitionId, AppError> {
        let snapshot = self.matches.load(id).await?;
        let facts = &snapshot.facts;
        let has_seat = facts.side_of(player.id).is_some()
            || facts.opener == player.id
            || facts.invited == Some(player.id);
        if !has_seat {
            self.matches.seen(&snapshot, Some(player)).await?;
            return Err(AppError::Forbidden(refusals::only_players_call()));
        }
        let competition = snapshot.competition().ok_or_else(no_director)?;
        let (has_director, is_heard) = by_kind!(competition, K => {
            let loaded = self.competitions.competition::<K>(competition).await?;
            (loaded.leader().is_some(), !self.competitions.answering(&*loaded).await?.is_empty())
        });
        if !has_director {
            Err(no_director())
        } else if !is_heard {
            Err(AppError::Conflict(refusals::director_in_team()))
        } else {
            Ok(competition)
        }
    }

    async fn shown(&self, calls: Vec<Call>) -> Result<Vec<DirectorCall>, AppError> {
        let callers: Vec<UserId> = calls.iter().map(|call| call.caller).collect();
        let people = self.node.store.read(move |connection| people::by_ids(connection, callers)).await?;
        Ok(calls.into_iter().map(|call| shown(call, &people)).collect())
    }
}

fn shown(call: Call, people: &People) -> DirectorCall {
    DirectorCall {
        id: wire::CallId(store::id::show(call.id.to_row())),
        caller: people.get(&call.caller).map(|account| account.name.to_string()).unwrap_or_default(),
        reason: call.reason,
        at: call.at,
        answered: call.answered.map(|answered| CallAnswered { at: answered.at, text: answered.text }),
    }
}

fn too_long(field: &str) -> AppError {
    AppError::invalid(field, refusals::characters(1, WORDS_MAX))
}

/// Checks the length of a text. Returns `None` for an empty text.
fn words(field: &str, text: &str) -> Result<Option<String>, AppError> {
    let text = text.trim();
    if text.chars().count() > WORDS_MAX {
        return Err(too_long(field));
    }
    Ok((!text.is_empty()).then(|| text.to_owned()))
}
