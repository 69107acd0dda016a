//! The trait of a kind of competition, and the reading and writing of its log.

use std::{fmt, future::Future};

use ::competitions::{Refusal, duty::Owed};
use store::{
    AnyConn, DbError,
    competitions::{self, Competition, Entry, Key, Status},
    id::UserId,
    people::{self, People},
};
use wire::Millis;

use super::{Logs, Memory, refused};
use crate::{competitions::Competitions, error::AppError};

/// A line of the log of a kind.
pub(crate) type ActOf<K> = <<K as Kind>::Id as Key>::Act;

/// A competition of one kind, with the state derived from its log.
pub(crate) trait Kind: Clone + fmt::Debug + Send + Sync + 'static {
    /// The type of its ids.
    type Id: Key;
    /// The reason why an act is impossible.
    type Refused: Refusal;
    /// Data that are written together with acts: tables, roll sets.
    type Extras: Default + Send + Sync + 'static;
    /// Everything that is written together with acts.
    type Effects: Send + Sync + 'static;

    /// Returns a competition before its first step.
    ///
    /// # Errors
    /// If its settings are impossible.
    fn new(row: Competition<Self::Id>) -> Result<Self, AppError>;

    fn row(&self) -> &Competition<Self::Id>;

    /// Returns the number of the last applied step.
    fn last_seq(&self) -> u32;

    /// Returns the accounts whose names it shows.
    fn people(&self) -> &People;

    fn people_mut(&mut self) -> &mut People;

    /// Returns the users whose names it needs.
    fn everybody(&self) -> Vec<UserId>;

    /// Returns true if this user takes part in it or directs it.
    fn involves(&self, user: UserId) -> bool;

    /// Returns true if it needs this user's account: the user cannot leave it any more, or directs it.
    fn holds(&self, user: UserId) -> bool {
        self.involves(user)
    }

    fn status(&self) -> Status;

    /// Returns what it waits for at `now`, and from whom. Times that the rules do not know are those of its creation.
    fn owed(&self, now: Millis) -> Vec<Owed>;

    /// Returns the time at which it waits for more people without a step.
    fn owes_more_at(&self) -> Option<Millis> {
        None
    }

    /// Returns the next time at which a step is due by its timetable.
    fn wakes_at(&self) -> Option<Millis> {
        None
    }

    /// Returns the director who answers calls.
    fn answers_calls(&self) -> Option<UserId> {
        self.row().director
    }

    /// Returns the time of the director's latest announcement, and the people whom it concerns.
    fn announced(&self) -> Option<(Millis, Vec<UserId>)> {
        None
    }

    /// Reads the data that new steps need besides the log.
    fn prepare(&mut self, _connection: &mut AnyConn) -> Result<(), DbError> {
        Ok(())
    }

    /// Applies the next step.
    fn step(&mut self, act: &ActOf<Self>, at: Millis) -> Result<(), Self::Refused>;

    /// Takes in the data that come with new acts, before these are applied.
    fn expect(&mut self, _extras: &Self::Extras) {}

    /// Checks the state after an act beyond the rules.
    ///
    /// # Errors
    /// If a person may not do it.
    fn check(&self, _act: &ActOf<Self>) -> Result<(), AppError> {
        Ok(())
    }

    /// Returns the effects of an entry that leads from one state to the next.
    fn effects(before: &Self, after: &Self, entry: &Entry<Self::Id>, extras: Self::Extras) -> Self::Effects;

    /// Writes an entry with its effects, in one transaction.
    ///
    /// # Errors
    /// If another writer has appended to the log first, or an effect is impossible.
    fn write(
        effects: &Self::Effects,
        entry: &Entry<Self::Id>,
        connection: &mut AnyConn,
    ) -> Result<(), AppError>;

    /// Tells of a committed entry.
    fn tell(room: &Competitions, before: &Self, prepared: &Prepared<Self>)
    -> impl Future<Output = ()> + Send;

    /// Carries out what the state demands outside the log, and returns the steps that are due.
    fn due(room: &Competitions, loaded: &Self) -> impl Future<Output = Result<Due<Self>, AppError>> + Send;

    /// Runs before each look at competitions of the kind.
    fn before_look(_room: &Competitions) -> impl Future<Output = ()> + Send {
        std::future::ready(())
    }

    /// Returns the node's memory of this kind.
    fn logs(memory: &Memory) -> &Logs<Self>;
}

/// The result of a look at a competition.
pub(crate) enum Due<K: Kind> {
    /// These steps are due.
    Steps(Batch<K>),
    /// Something has changed outside the log; the state has to be looked at again.
    Again,
    /// Nothing is due.
    Nothing,
}

/// Acts that are written together, with their data.
pub(crate) struct Batch<K: Kind> {
    pub(crate) acts: Vec<ActOf<K>>,
    pub(crate) extras: K::Extras,
}

impl<K: Kind> Default for Batch<K> {
    fn default() -> Batch<K> {
        Batch { acts: Vec::new(), extras: K::Extras::default() }
    }
}

impl<K: Kind> Batch<K> {
    /// Returns acts without further data.
    pub(crate) fn of(acts: impl IntoIterator<Item = ActOf<K>>) -> Batch<K> {
        Batch { acts: acts.into_iter().collect(), extras: K::Extras::default() }
    }
}

/// Acts that the rules allow, ready to be written.
pub(crate) struct Prepared<K: Kind> {
    /// The competition after them.
    pub(crate) next: K,
    pub(crate) entry: Entry<K::Id>,
    pub(crate) effects: K::Effects,
}

impl<K: Kind> Prepared<K> {
    /// Applies acts.
    ///
    /// # Errors
    /// If the rules do not allow them.
    pub(crate) fn new(
        loaded: &K,
        by: Option<UserId>,
        at: Millis,
        batch: Batch<K>,
    ) -> Result<Prepared<K>, AppError> {
        let Batch { acts, extras } = batch;
        let mut next = loaded.clone();
        next.expect(&extras);
        for act in &acts {
            next.step(act, at).map_err(|why| refused(&why))?;
            next.check(act)?;
        }
        let (id, after, status) = (loaded.row().id, loaded.last_seq(), next.status());
        let entry = Entry { id, after, at, by, acts, status };
        let effects = K::effects(loaded, &next, &entry, extras);
        Ok(Prepared { next, entry, effects })
    }

    /// Writes the acts in the caller's transaction.
    ///
    /// # Errors
    /// If another writer has appended to the log first, or an effect is impossible.
    pub(crate) fn write(&self, connection: &mut AnyConn) -> Result<(), AppError> {
        K::write(&self.effects, &self.entry, connection)
    }
}

/// Reads the new steps of a competition. Returns `None` if it does not exist.
///
/// # Errors
/// If the database fails, or the log does not fit.
pub(crate) fn read<K: Kind>(
    connection: &mut AnyConn,
    id: K::Id,
    known: Option<&K>,
) -> Result<Option<K>, DbError> {
    let broken = |what: &dyn fmt::Display| DbError::Broken(format!("{} {id}: {what}", K::Id::KIND.noun()));
    let mut loaded = match known {
        Some(known) => known.clone(),
        None => match competitions::by_id(connection, id)? {
            Some(row) => K::new(row).map_err(|error| broken(&error))?,
            None => return Ok(None),
        },
    };
    let steps = competitions::steps_after(connection, id, loaded.last_seq())?;
    if known.is_some() && steps.is_empty() {
        return Ok(Some(loaded));
    }
    loaded.prepare(connection)?;
    for logged in steps {
        let next = loaded.last_seq() + 1;
        if logged.seq != next {
            return Err(broken(&format_args!("step {next} is missing")));
        }
        loaded.step(&logged.act, logged.at).map_err(|error| broken(&error))?;
    }
    let mut missing = loaded.everybody();
    missing.retain(|user| !loaded.people().contains_key(user));
    if !missing.is_empty() {
        loaded.people_mut().extend(people::by_ids(connection, missing)?);
    }
    Ok(Some(loaded))
}
