//! The replay of a competition's log: how its lines are read and applied, for all kinds of competition.

use std::fmt;

use ::competitions::log::{Line, Logged, Procedure, replay};
use store::{
    AnyConn, DbError,
    competitions::{self, Key, NumberedLine},
    people,
};

use super::{Kind, chronicle::Misfit, kind::ActOf};
use crate::match_state::convert;

/// A competition as a procedure of the rules: its log can be replayed and corrected.
#[derive(Debug, Clone)]
pub(crate) struct Replayed<K>(pub(crate) K);

impl<K: Kind> Procedure for Replayed<K> {
    type Step = ActOf<K>;
    type Refused = K::Refused;

    fn apply(&mut self, seq: u32, at: ::competitions::Time, step: &ActOf<K>) -> Result<(), K::Refused> {
        self.0.step(step, convert::of_time(at), seq)
    }

    fn meaning(&self, step: &ActOf<K>) -> Option<String> {
        self.0.meaning(step)
    }

    fn remember(&mut self, before: &Self) {
        self.0.remember(&before.0);
    }
}

/// Applies the next line of the log of a competition. A refused line changes nothing.
///
/// # Errors
/// If the line cannot be applied.
pub(crate) fn apply<K: Kind>(loaded: &mut K, logged: Logged<ActOf<K>>) -> Result<(), Misfit<K::Refused>> {
    match &logged.line {
        Line::Step(act) => {
            let seq = loaded.last_seq() + 1;
            loaded.step(act, convert::of_time(logged.at), seq).map_err(Misfit::Step)?;
        }
        Line::Desk(act) => {
            loaded.chronicle_mut().desk.take(act, logged.by, logged.at).map_err(Misfit::Desk)?;
        }
        Line::Correction(correction) => {
            let log = &loaded.chronicle().log;
            log.check(correction.of, correction.instead.is_some()).map_err(Misfit::Correction)?;
            let mut log = log.clone();
            log.push(logged.clone());
            let replayed = replay(&log, Replayed(loaded.fresh())).map_err(|(_, why)| Misfit::Step(why))?;
            let before = std::mem::replace(loaded, replayed.0);
            loaded.remember(&before);
        }
    }
    let is_of_director = match &logged.line {
        Line::Step(act) => K::is_of_director(act),
        Line::Correction(_) => true,
        // The desk notes its own acts.
        Line::Desk(_) => false,
    };
    let chronicle = loaded.chronicle_mut();
    if is_of_director {
        chronicle.desk.acted(logged.by);
    }
    chronicle.log.push(logged);
    Ok(())
}

/// Returns a competition as it was after the line with this number. `None` if the log was broken.
pub(crate) fn then<K: Kind>(loaded: &K, seq: u32) -> Option<K> {
    let log = loaded.chronicle().log.until(seq);
    replay(&log, Replayed(loaded.fresh())).ok().map(|replayed| replayed.0)
}

/// Returns the results of a draw if it were made now, after the acts `first`. See [`Kind::meaning`].
pub(crate) fn means<K: Kind>(loaded: &K, first: &[ActOf<K>], draw: &ActOf<K>) -> Option<String> {
    let mut next = loaded.clone();
    for act in first.iter().chain([draw]) {
        next.step(act, loaded.row().created_at, loaded.last_seq() + 1).ok()?;
    }
    next.meaning(draw)
}

/// Reads a competition. Returns `None` if it does not exist.
///
/// # Errors
/// If the database fails, a line of the log is missing, or the rules refuse one.
pub(crate) fn read<K: Kind>(connection: &mut AnyConn, id: K::Id) -> Result<Option<K>, DbError> {
    let Some(row) = competitions::by_id(connection, id)? else { return Ok(None) };
    let mut loaded = K::new(row).map_err(|error| broken::<K>(id, &error))?;
    let lines = competitions::lines_after(connection, id, 0)?;
    go_on(connection, &mut loaded, lines)?;
    Ok(Some(loaded))
}

/// Reads the new steps of a known competition. Returns `None` if the database does not have the last known step: it has
/// lost steps since they were read, for example because a backup was restored.
///
/// # Errors
/// If the database fails, a line of the log is missing, or the rules refuse one.
pub(crate) fn read_on<K: Kind>(connection: &mut AnyConn, known: &K) -> Result<Option<K>, DbError> {
    let (id, last) = (known.row().id, known.last_seq());
    let mut lines = competitions::lines_after(connection, id, last.saturating_sub(1))?;
    if let Some(expected) = known.chronicle().log.line(last) {
        let is_there = lines.first().is_some_and(|(seq, stored)| {
            *seq == last && stored.at == expected.at && stored.by == expected.by
        });
        if !is_there {
            return Ok(None);
        }
        lines.remove(0);
    }
    let mut loaded = known.clone();
    if !lines.is_empty() {
        go_on(connection, &mut loaded, lines)?;
    }
    Ok(Some(loaded))
}

fn broken<K: Kind>(id: K::Id, fault: &dyn fmt::Display) -> DbError {
    DbError::Broken(format!("{} {id}: {fault}", K::Id::KIND.noun()))
}

/// Applies the lines that follow in the log of a competition, and reads the accounts that it needs.
fn go_on<K: Kind>(
    connection: &mut AnyConn,
    loaded: &mut K,
    lines: Vec<NumberedLine<ActOf<K>>>,
) -> Result<(), DbError> {
    let id = loaded.row().id;
    loaded.prepare(connection)?;
    for (seq, logged) in lines {
        let next = loaded.last_seq() + 1;
        if seq != next {
            return Err(broken::<K>(id, &format_args!("step {next} is missing")));
        }
        apply(loaded, logged).map_err(|misfit| broken::<K>(id, &format_args!("step {seq}: {misfit:?}")))?;
    }
    complete_people(connection, loaded)
}

/// Reads the accounts that a competition needs after new lines.
///
/// # Errors
/// If the database fails.
pub(super) fn complete_people<K: Kind>(connection: &mut AnyConn, loaded: &mut K) -> Result<(), DbError> {
    let mut missing = loaded.everybody();
    missing.retain(|user| !loaded.people().contains_key(user));
    if !missing.is_empty() {
        loaded.people_mut().extend(people::by_ids(connection, missing)?);
    }
    Ok(())
}
