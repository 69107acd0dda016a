//! A match as its log tells it: read once, then grown event by event. It never changes; what comes after is a new one.

use std::sync::Arc;

use play::{CorruptLog, Event, MatchState, Settlement};
use ratings::HistoryRow;
use rules::{BySide, Side};
use wire::{LoggedEvent, Millis, Seq, Series};

use super::{
    MatchId, RollSetId, convert,
    dice::{MatchDice, SeedVault},
    facts::{Facts, FinishedFacts, Rematch, Status},
    log::Log,
    team,
    terms::Agreed,
};
use crate::{
    account::{Account, AccountKind},
    db::{
        AnyConn, DbError,
        boards::{self as board_rows, SeatHeld},
        comparatives, events, matches,
        people::{self, People},
        progress::Progress,
        ratings as rating_rows, rematches, seeds,
        team_matches::{self, RollSetFacts},
    },
    id::UserId,
};

/// A table or match with everything that belongs to it.
#[derive(Debug, Clone)]
pub(crate) struct Snapshot {
    pub(crate) facts: Facts,
    pub(crate) agreed: Agreed,
    /// Who opened it, is invited to it, or sits at it.
    pub(crate) people: Arc<People>,
    pub(crate) state: MatchState,
    /// The events as clients are told them.
    pub(crate) log: Log,
    /// The last event of the log.
    pub(crate) last_seq: u32,
    /// How many events there are beside those of sensor boards.
    pub(crate) steps: u32,
    /// The sensor boards at which players sit.
    pub(crate) boards: BySide<Option<SeatHeld>>,
    /// Which rule the bytes of its seats follow.
    pub(crate) seat_rule: ::dice::SeatRule,
    /// The rolls that it shares with the other room of a team match, or with everybody in a comparative event.
    pub(crate) roll_set: Option<Arc<RollSetFacts>>,
    /// None while a seat is free.
    pub(crate) dice: Option<Arc<MatchDice>>,
    /// What the match did to ratings, once it is over.
    pub(crate) rating_changes: Vec<HistoryRow<MatchId, UserId>>,
    /// What the players of a rematch had won of each other in the matches before it.
    pub(crate) series: Option<Series>,
    /// What may follow, once it is over.
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
        let people = Arc::new(people::by_ids(connection, ids.chain(seated))?);
        let dice = match facts.status {
            Status::Open => None,
            Status::Playing { .. } | Status::Finished(_) => {
                Some(Arc::new(load_dice(connection, vault, &facts, &agreed)?))
            }
        };
        let mut snapshot = Snapshot {
            state: MatchState::new(agreed.config),
            log: Log::default(),
            last_seq: 0,
            steps: 0,
            boards: board_rows::seats_of(connection, id)?,
            dice,
            seat_rule: seeds::seat_rule(connection, id)?,
            roll_set,
            rating_changes: rating_rows::of_match(connection, id)?,
            series: rematches::series_before(connection, facts.rematch_of)?,
            rematch: rematches::after(connection, id)?,
            facts,
            agreed,
            people,
        };
        for logged in events::of_match(connection, id)? {
            snapshot.push(logged.at, &logged.event).map_err(|error| {
                DbError::Broken(format!("match_events: event {} of {id}: {error}", logged.seq))
            })?;
        }
        Ok(Some(snapshot))
    }

    /// The match as the database has it now. Of the log of a match in play only what is new is read.
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
            // The database has lost what it had committed. It is right nevertheless.
            return Snapshot::load(connection, vault, id);
        }
        let mut next = self.clone();
        for logged in events::after(connection, id, self.last_seq)? {
            if logged.seq != next.last_seq + 1 || next.push(logged.at, &logged.event).is_err() {
                // What is in memory does not fit the log; the log is right.
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

    /// The match after more events.
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

    fn push(&mut self, at: Millis, event: &Event) -> Result<(), CorruptLog> {
        self.state.apply(event, convert::to_play_time(at))?;
        self.last_seq += 1;
        if !matches!(event, Event::AtBoard { .. } | Event::Vacation { .. }) {
            self.steps += 1;
        }
        if let Some(event) = convert::event(event, &self.state) {
            self.log.push(LoggedEvent { seq: Seq(self.last_seq), at, event });
        }
        Ok(())
    }

    /// When the roll was thrown that was played last, or is to be played: after so many events beside those of sensor
    /// boards.
    pub(crate) fn last_roll_at_step(&self) -> u32 {
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

    /// The events after `since`.
    pub(crate) fn events_after(&self, since: u32) -> Vec<LoggedEvent> {
        self.log.after(since)
    }

    /// What the row of the match must say now.
    pub(crate) fn progress(&self, at: Millis) -> Progress {
        Progress {
            last_seq: self.last_seq,
            to_act: self.state.to_act(),
            next_deadline: self.state.next_deadline().map(convert::to_wire_time),
            points: self.state.score(),
            finished: self.finished_facts(at),
        }
    }

    /// How the stakes are divided, once a staked match is over.
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

    /// Who sits at a seat.
    pub(crate) fn player(&self, side: Side) -> Option<&Account> {
        self.facts.seats[side].and_then(|seated| self.people.get(&seated.user))
    }

    /// Whether a program plays there.
    pub(crate) fn is_bot(&self, side: Side) -> bool {
        self.player(side).is_some_and(|account| account.kind == AccountKind::Bot)
    }

    /// Whether the server itself plays there.
    pub(crate) fn is_house_bot(&self, side: Side) -> bool {
        self.player(side).is_some_and(Account::is_house_bot)
    }

    /// The bot of the server that must act.
    pub(crate) fn bot_to_act(&self) -> Option<(Side, &Account)> {
        let side = self.state.to_act()?;
        let account = self.player(side)?;
        account.is_house_bot().then_some((side, account))
    }
}

fn roll_set_of(connection: &mut AnyConn, id: RollSetId) -> Result<RollSetFacts, DbError> {
    let of_team_match = team_matches::set_by_id(connection, id)?;
    let found = match of_team_match {
        Some(set) => Some(set),
        None => comparatives::set_by_id(connection, id)?,
    };
    found.ok_or_else(|| DbError::Broken(format!("roll_sets: {id} is missing")))
}

/// The dice of a match whose seats are taken.
pub(super) fn load_dice(
    connection: &mut AnyConn,
    vault: &SeedVault,
    facts: &Facts,
    agreed: &Agreed,
) -> Result<MatchDice, DbError> {
    let set = match facts.roll_set {
        Some(set) => Some(roll_set_of(connection, set)?),
        None => None,
    };
    let id = set.as_ref().map_or(facts.id, |set| set.id.as_dice_id());
    let sealed = seeds::of_match(connection, id)?
        .ok_or_else(|| DbError::Broken(format!("dice_seeds: none for {id}")))?;
    let seed = vault.unseal(id, &sealed, facts.commitment).ok_or_else(|| {
        DbError::Broken(format!(
            "dice_seeds: that of {id} does not fit its commitment; is the key the right one?"
        ))
    })?;
    let Some(set) = set else { return Ok(MatchDice::new(seed, facts, agreed)) };
    let imported = match &set.imported {
        Some(lines) => Some(
            team::imported(lines)
                .map_err(|error| DbError::Broken(format!("roll_sets: the file of {}: {error}", set.id)))?,
        ),
        None => None,
    };
    Ok(MatchDice::of_roll_set(seed, id, imported, agreed.games_max))
}
