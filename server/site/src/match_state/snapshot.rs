//! A match as derived from its log: read once, then extended event by event. A snapshot is immutable; each change
//! makes a new one.

use ::competitions::{
    PlayerId,
    team_match::{RollSet, RollSetRefused, roll_sets_from_csv},
};
use std::sync::Arc;

use play::{CorruptLog, Event, MatchState, Settlement};
use ratings::HistoryRow;
use rules::{BySide, Side};
use store::{
    AnyConn, DbError,
    account::{Account, AccountKind},
    boards as board_rows,
    boards::SeatHeld,
    competitions::{
        CompetitionId,
        roll_sets::{self, RollSetRow},
        user,
    },
    events,
    facts::{Facts, FinishedFacts, Rematch, Seated, Series, Status},
    id::{MatchId, RollSetId, UserId},
    matches,
    people::{self, People},
    progress::Progress,
    ratings as rating_rows, rematches, seeds,
    settings::MatchFormat,
    voids,
};
use wire::{LoggedEvent, Millis, Seq};

use crate::match_state::{
    convert,
    dice::{MatchDice, SeedVault},
    log::Log,
    terms::Agreed,
};

/// An event of a match with its time.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Happened {
    pub(crate) at: Millis,
    pub(crate) event: Event,
}

/// The maximum number of earlier games of a session that its pages know.
const SESSION_GAMES_MAX: u32 = 1_000;

/// A table or match with all its data.
#[derive(Debug, Clone)]
pub struct Snapshot {
    pub facts: Facts,
    pub(crate) agreed: Agreed,
    /// The opener, the invited player and the players at the seats.
    pub(crate) people: Arc<People>,
    pub(crate) state: MatchState,
    /// The events as clients receive them.
    pub log: Log,
    /// The events as they were stored, for tables of team matches only: their public state is replayed from these.
    pub(crate) happened: Log<Happened>,
    /// The number of the last event of the log.
    pub last_seq: u32,
    /// The number of events other than those of sensor boards and vacations.
    pub steps: u32,
    /// The number of those events that follow from the game and its players, and not from a director or an outage.
    pub(crate) acts: u32,
    /// The sensor boards at which players sit.
    pub(crate) boards: BySide<Option<SeatHeld>>,
    /// The rule by which the seats' bytes are used.
    pub(crate) seat_rule: ::dice::SeatRule,
    /// The rolls shared with the other room of a team match, or with all players of a comparative event.
    pub(crate) roll_set: Option<Arc<RollSetRow>>,
    /// The dice, or `None` while a seat is free.
    pub(crate) dice: Option<Arc<MatchDice>>,
    /// The rating changes of the match, once it is over.
    pub(crate) rating_changes: Vec<HistoryRow<MatchId, UserId>>,
    /// True if the match was voided before it was read.
    pub(crate) is_voided: bool,
    /// The series of the players before this match, if it is a rematch.
    pub(crate) series: Option<Series>,
    /// The earlier games of its session, in order. Empty outside of sessions.
    pub(crate) earlier: Arc<[MatchId]>,
    /// The possible rematch, once the match is over.
    pub(crate) rematch: Option<Rematch>,
}

impl Snapshot {
    /// Reads a match from its row and its log.
    pub(crate) fn load(
        connection: &mut AnyConn,
        vault: &SeedVault,
        id: MatchId,
    ) -> Result<Option<Snapshot>, DbError> {
        let Some(facts) = matches::by_id(connection, id)? else { return Ok(None) };
        let agreed = Agreed::of_match(&facts)
            .map_err(|error| DbError::Broken(format!("matches: settings of {id}: {error}")))?;
        let roll_set = match facts.roll_set {
            Some(set) => Some(Arc::new(roll_set_of(connection, set)?)),
            None => None,
        };
        let ids = [Some(facts.opener), facts.invited].into_iter().flatten();
        let seated = facts.seats.iter().filter_map(|(_, seat)| seat.map(|seat| seat.user));
        let log = events::of_match(connection, id)?;
        let substituted = log.iter().filter_map(|logged| substituted(&logged.event)).flatten();
        let people = Arc::new(people::by_ids(connection, ids.chain(seated).chain(substituted))?);
        let dice = match facts.status {
            Status::Open => None,
            Status::Playing { .. } | Status::Finished(_) => {
                Some(Arc::new(load_dice(connection, vault, &facts, &agreed)?))
            }
        };
        let mut snapshot = Snapshot {
            state: MatchState::new(agreed.config),
            log: Log::default(),
            happened: Log::default(),
            last_seq: 0,
            steps: 0,
            acts: 0,
            boards: board_rows::seats_of(connection, id)?,
            dice,
            seat_rule: seeds::seat_rule(connection, id)?,
            roll_set,
            rating_changes: rating_rows::of_match(connection, id)?,
            is_voided: voids::voided_of(connection, [id])?.contains(&id),
            series: rematches::series_before(connection, facts.rematch_of)?,
            earlier: if facts.settings.format == MatchFormat::Normal && facts.rematch_of.is_some() {
                rematches::earlier(connection, id, SESSION_GAMES_MAX)?.into()
            } else {
                Arc::default()
            },
            rematch: rematches::after(connection, id)?,
            facts,
            agreed,
            people,
        };
        for logged in log {
            snapshot.push(logged.at, &logged.event).map_err(|error| {
                DbError::Broken(format!("match_events: event {} of {id}: {error}", logged.seq))
            })?;
        }
        Ok(Some(snapshot))
    }

    /// Reads the current state from the database. For a match in play, only new events of the log are read.
    pub(crate) fn reload(
        &self,
        connection: &mut AnyConn,
        vault: &SeedVault,
    ) -> Result<Option<Snapshot>, DbError> {
        let id = self.facts.id;
        match self.facts.status {
            Status::Playing { .. } => {}
            Status::Open | Status::Finished(_) => return Snapshot::load(connection, vault, id),
        }
        let Some(facts) = matches::by_id(connection, id)? else { return Ok(None) };
        if facts.last_seq < self.last_seq {
            // The database has lost committed events. It is still authoritative, so all of the match is read again.
            return Snapshot::load(connection, vault, id);
        }
        let users = |facts: &Facts| facts.seats.map(|seat| seat.map(|seat| seat.user));
        if users(&facts) != users(&self.facts) {
            // A substitute is not among the people in memory.
            return Snapshot::load(connection, vault, id);
        }
        let mut next = self.clone();
        for logged in events::after(connection, id, self.last_seq)? {
            if logged.seq != next.last_seq + 1 || next.push(logged.at, &logged.event).is_err() {
                // The state in memory does not fit the log; the log is authoritative.
                return Snapshot::load(connection, vault, id);
            }
        }
        if matches!(facts.status, Status::Finished(_)) {
            next.rating_changes = rating_rows::of_match(connection, id)?;
            next.rematch = rematches::after(connection, id)?;
        }
        next.boards = board_rows::seats_of(connection, id)?;
        next.facts = facts;
        Ok(Some(next))
    }

    /// Returns the match after more events.
    pub(crate) fn with_events(&self, at: Millis, events: &[Event]) -> Result<Snapshot, CorruptLog> {
        let mut next = self.clone();
        for event in events {
            next.push(at, event)?;
        }
        next.facts.last_seq = next.last_seq;
        next.facts.points = next.state.score().map(rules::MatchPoints::get);
        if let Some(finished) = next.finished_facts(at) {
            next.facts.status = Status::Finished(finished);
        }
        Ok(next)
    }

    /// Returns the match as it was after its first `count` events. The replay begins with `kept`, the match after
    /// `count` or fewer events.
    ///
    /// # Errors
    /// If the log does not fit the match.
    pub(crate) fn after_first(&self, count: usize, kept: Option<&Snapshot>) -> Result<Snapshot, CorruptLog> {
        let (state, log, happened, steps, acts) = match kept {
            Some(kept) => {
                (kept.state.clone(), kept.log.clone(), kept.happened.clone(), kept.steps, kept.acts)
            }
            None => (MatchState::new(self.agreed.config), Log::default(), Log::default(), 0, 0),
        };
        let replayed = happened.len();
        let mut first = Snapshot {
            facts: Facts {
                status: match self.facts.started_at() {
                    Some(started_at) => Status::Playing { started_at },
                    None => Status::Open,
                },
                ..self.facts.clone()
            },
            last_seq: u32::try_from(replayed).unwrap_or(u32::MAX),
            state,
            log,
            happened,
            steps,
            acts,
            // These belong to a finished match, or to the server alone.
            dice: None,
            rating_changes: Vec::new(),
            is_voided: false,
            rematch: None,
            ..self.clone()
        };
        for Happened { at, event } in self.happened.iter().take(count).skip(replayed) {
            first.push(*at, event)?;
        }
        first.facts.last_seq = first.last_seq;
        first.facts.points = first.state.score().map(rules::MatchPoints::get);
        if first.state.outcome().is_some() {
            first.facts.status = self.facts.status.clone();
        }
        Ok(first)
    }

    /// Returns the competition that the match belongs to.
    pub(crate) fn competition(&self) -> Option<CompetitionId> {
        match &self.roll_set {
            Some(set) => Some(set.of),
            None => self.facts.tournament.map(CompetitionId::Knockout),
        }
    }

    /// Returns true for a table of a team match. Only these have a public state of their own.
    pub(crate) fn is_of_team_match(&self) -> bool {
        self.roll_set.as_ref().is_some_and(|set| matches!(set.of, CompetitionId::TeamMatch(_)))
    }

    fn push(&mut self, at: Millis, event: &Event) -> Result<(), CorruptLog> {
        self.state.apply(event, convert::to_play_time(at))?;
        if self.is_of_team_match() {
            self.happened.push(Happened { at, event: event.clone() });
        }
        self.last_seq += 1;
        if !matches!(event, Event::AtBoard { .. } | Event::Vacation { .. }) {
            self.steps += 1;
            self.acts += u32::from(!is_from_outside(event));
        }
        let told = match event {
            Event::Substituted { side, left, came } => Some(wire::Event::Substituted {
                seat: convert::seat(*side),
                left: self.name_of(*left),
                came: self.name_of(*came),
            }),
            event => convert::event(event, &self.state),
        };
        if let Some(event) = told {
            self.log.push(LoggedEvent { seq: Seq(self.last_seq), at, event });
        }
        Ok(())
    }

    /// Returns the step of the roll that was played last or has to be played. Steps are the events other than those
    /// of sensor boards and vacations.
    pub fn last_roll_at_step(&self) -> u32 {
        let mut step = 0;
        let mut rolled = 0;
        for logged in self.log.iter() {
            match logged.event {
                wire::Event::AtBoard { .. } | wire::Event::Vacation { .. } => continue,
                wire::Event::Rolled { .. } | wire::Event::GameStarted { .. } => rolled = step + 1,
                _ => {}
            }
            step += 1;
        }
        rolled
    }

    /// Returns the events after `since`.
    pub fn events_after(&self, since: u32) -> Vec<LoggedEvent> {
        self.log.after(since)
    }

    /// Returns the values for the row of the match.
    pub(crate) fn progress(&self, at: Millis) -> Progress {
        Progress {
            last_seq: self.last_seq,
            to_act: self.awaited(),
            next_deadline: self.state.next_deadline().map(convert::to_wire_time),
            points: self.state.score(),
            has_played: self.state.has_played(),
            finished: self.finished_facts(at),
        }
    }

    /// Returns the division of the stakes, once a staked match is over.
    pub(crate) fn settlement(&self) -> Option<Settlement> {
        let (stake, outcome) = (self.agreed.stake?, self.state.outcome()?);
        Some(match outcome.ending {
            play::MatchEnding::Aborted => stake.give_back(),
            _ => stake.settle(outcome.verdict.winner(), outcome.score),
        })
    }

    fn finished_facts(&self, at: Millis) -> Option<FinishedFacts> {
        let outcome = self.state.outcome()?;
        Some(FinishedFacts {
            started_at: self.facts.started_at()?,
            ended_at: at,
            winner: outcome.verdict.winner(),
            reason: convert::end_reason(outcome.ending),
            counts: self.state.is_played() && outcome.ending != play::MatchEnding::Aborted,
        })
    }

    /// Returns the player at a seat.
    pub fn player(&self, side: Side) -> Option<&Account> {
        self.facts.seats[side].and_then(|seated| self.people.get(&seated.user))
    }

    /// Returns the name of the player with this number in an event.
    fn name_of(&self, number: u64) -> String {
        let account = self.people.get(&user(PlayerId::new(number)));
        account.map_or_else(String::new, |account| account.name.as_str().to_owned())
    }

    /// Returns the names of all who have played at a seat, in their order, for formats with one name for each side.
    pub(crate) fn names_at(&self, side: Side) -> String {
        let mut names: Vec<String> = Vec::new();
        let left = self.happened.iter().filter_map(|happened| match &happened.event {
            Event::Substituted { side: of, left, .. } if *of == side => Some(self.name_of(*left)),
            _ => None,
        });
        let last = self.player(side).map(|account| account.name.as_str().to_owned());
        for name in left.chain(last) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.join(" + ")
    }

    /// Returns the numbers and names of the players in substitutions.
    pub(crate) fn substituted_names(&self) -> Vec<(u64, String)> {
        let numbers = self.happened.iter().filter_map(|happened| match &happened.event {
            Event::Substituted { left, came, .. } => Some([*left, *came]),
            _ => None,
        });
        numbers.flatten().map(|number| (number, self.name_of(number))).collect()
    }

    /// Returns the match after a player has taken over a seat from another one.
    pub(crate) fn with_substitute(
        &self,
        at: Millis,
        event: &Event,
        side: Side,
        seated: (Seated, Account),
    ) -> Result<Snapshot, CorruptLog> {
        let (seat, account) = seated;
        let mut next = self.clone();
        let mut people = (*next.people).clone();
        people.insert(account.id, account);
        next.people = Arc::new(people);
        next = next.with_events(at, std::slice::from_ref(event))?;
        next.facts.seats[side] = Some(seat);
        Ok(next)
    }

    /// Returns true if a bot has the seat.
    pub(crate) fn is_bot(&self, side: Side) -> bool {
        self.player(side).is_some_and(|account| account.kind == AccountKind::Bot)
    }

    /// Returns true if a house bot has the seat.
    pub(crate) fn is_house_bot(&self, side: Side) -> bool {
        self.player(side).is_some_and(Account::is_house_bot)
    }

    /// Returns the side that must act, and `None` while the match is held or paused.
    pub(crate) fn awaited(&self) -> Option<Side> {
        let stands = self.state.held().is_some() || self.state.paused_until().is_some();
        self.state.to_act().filter(|_| !stands)
    }

    /// Returns the house bot that must act, and `None` while the match is held or paused.
    pub(crate) fn bot_to_act(&self) -> Option<(Side, &Account)> {
        let side = self.awaited()?;
        let account = self.player(side)?;
        account.is_house_bot().then_some((side, account))
    }
}

/// Returns true for an act of a director, and for an outage.
fn is_from_outside(event: &Event) -> bool {
    matches!(
        event,
        Event::Held(_)
            | Event::Released
            | Event::ExtraTime { .. }
            | Event::Substituted { .. }
            | Event::Outage(_)
    )
}

/// Returns the two players of a substitution.
fn substituted(event: &Event) -> Option<[UserId; 2]> {
    match event {
        Event::Substituted { left, came, .. } => {
            Some([*left, *came].map(|number| user(PlayerId::new(number))))
        }
        _ => None,
    }
}

fn roll_set_of(connection: &mut AnyConn, id: RollSetId) -> Result<RollSetRow, DbError> {
    roll_sets::by_id(connection, id)?.ok_or_else(|| DbError::Broken(format!("roll_sets: {id} is missing")))
}

/// Reads the dice of a match whose seats are taken.
pub(crate) fn load_dice(
    connection: &mut AnyConn,
    vault: &SeedVault,
    facts: &Facts,
    agreed: &Agreed,
) -> Result<MatchDice, DbError> {
    let set = match facts.roll_set {
        Some(set) => Some(roll_set_of(connection, set)?),
        None => None,
    };
    match set {
        Some(set) => load_roll_set(connection, vault, &set, agreed.games_max),
        None => Ok(MatchDice::new(load_seed(connection, vault, facts.id, facts.commitment)?, facts, agreed)),
    }
}

fn load_seed(
    connection: &mut AnyConn,
    vault: &SeedVault,
    id: MatchId,
    commitment: ::dice::Bytes32,
) -> Result<::dice::MatchSeed, DbError> {
    let sealed = seeds::of_match(connection, id)?
        .ok_or_else(|| DbError::Broken(format!("dice_seeds: none for {id}")))?;
    vault.unseal(id, &sealed, commitment).ok_or_else(|| {
        DbError::Broken(format!(
            "dice_seeds: the seed of {id} does not fit its commitment; check that the dice key is the right one"
        ))
    })
}

/// Reads the dice of a roll set.
///
/// # Errors
/// If the database fails, or the key belongs to another database.
pub(crate) fn load_roll_set(
    connection: &mut AnyConn,
    vault: &SeedVault,
    set: &RollSetRow,
    games_max: ::dice::GamesMax,
) -> Result<MatchDice, DbError> {
    let id = set.id.as_dice_id();
    let seed = load_seed(connection, vault, id, set.commitment)?;
    let broken =
        |what: &dyn std::fmt::Display| DbError::Broken(format!("roll_sets: the file of {}: {what}", set.id));
    let imported = match &set.imported {
        Some(stored) => {
            let lines = vault.unseal_rolls(set.id, stored).ok_or_else(|| broken(&"it does not open"))?;
            Some(imported(&lines).map_err(|error| broken(&error))?)
        }
        None => None,
    };
    Ok(MatchDice::of_roll_set(seed, id, imported, games_max))
}

/// Parses the stored lines of an imported roll set.
///
/// # Errors
/// If the lines are not a roll set.
fn imported(lines: &str) -> Result<RollSet, RollSetRefused> {
    roll_sets_from_csv(lines)?.into_iter().next().ok_or(RollSetRefused::Empty)
}
