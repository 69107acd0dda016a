//! The trait of a kind of competition that the runner runs: what is written with its steps, which steps are due, its
//! tables and its card.

use std::{collections::BTreeSet, future::Future};

use ::competitions::{
    Reason,
    log::{Line, Logged},
};
use store::{
    AnyConn, DbError,
    account::Account,
    account_locks,
    competitions::{NewSteps, player},
    id::{MatchId, UserId},
    matches, seeds,
};
use wire::{CompetitionPlace, EventPlace, Millis};

use super::{
    Competitions,
    chronicle::Misfit,
    company::{check_newcomers, newcomers},
    kind::ActOf,
    kinds::Listed,
    moderated::Moderated,
    refusals::refusal,
    refused, replay,
};
use crate::{
    error::AppError,
    match_state::convert,
    may::{self, Deed},
};

/// A kind of competition that the runner runs.
pub(crate) trait Runnable: Listed {
    /// Data that is written together with acts: tables, roll sets.
    type Extras: Default + Send + Sync + 'static;
    /// Everything that is written together with acts.
    type Effects: Send + Sync + 'static;

    /// Adds the data of new acts before the acts are applied.
    fn expect(&mut self, _extras: &Self::Extras) {}

    /// Returns the effects of an entry that leads from one state to the next.
    fn effects(
        before: &Self,
        after: &Self,
        entry: &NewSteps<Self::Id>,
        extras: Self::Extras,
    ) -> Self::Effects;

    /// Writes an entry with its effects, in one transaction.
    ///
    /// # Errors
    /// If another writer has appended to the log first, or an effect is impossible.
    fn write(
        effects: &Self::Effects,
        entry: &NewSteps<Self::Id>,
        connection: &mut AnyConn,
    ) -> Result<(), AppError>;

    /// Announces a committed entry.
    fn tell(room: &Competitions, before: &Self, prepared: &Prepared<Self>)
    -> impl Future<Output = ()> + Send;

    /// Carries out the effects of the state outside the log, and returns the steps that are due.
    fn due(room: &Competitions, loaded: &Self) -> impl Future<Output = Result<Due<Self>, AppError>> + Send;

    /// Returns the tables that are in play or wait for players, with the names that the director uses. Some of them
    /// may be over already.
    fn open_tables(
        room: &Competitions,
        loaded: &Self,
    ) -> impl Future<Output = Result<Vec<NamedTable>, AppError>> + Send;

    /// Returns the place of a table in the competition, as the viewer may see it. `None` if the table does not belong
    /// to it.
    fn place(
        room: &Competitions,
        loaded: &Self,
        table: MatchId,
        viewer: Option<&Account>,
    ) -> impl Future<Output = Result<Option<CompetitionPlace>, AppError>> + Send;

    /// Runs before each check of the competitions of this kind.
    fn before_look(_room: &Competitions) -> impl Future<Output = ()> + Send {
        std::future::ready(())
    }

    /// Runs after due steps of a competition could not be taken.
    fn not_advanced(
        _room: &Competitions,
        _id: Self::Id,
        _error: &AppError,
    ) -> impl Future<Output = ()> + Send {
        std::future::ready(())
    }

    /// Adds its card to the list of events, as the viewer may see it.
    fn add_card(&self, viewer: Option<&Account>, now: Millis, events: &mut wire::Events);
}

/// A table with its name at the desk.
#[derive(Debug)]
pub(crate) struct NamedTable {
    pub(crate) name: String,
    pub(crate) place: Option<EventPlace>,
    pub(crate) board: Option<u8>,
    pub(crate) id: MatchId,
}

/// The result of a check of a competition.
pub(crate) enum Due<K: Runnable> {
    /// These steps are due.
    Steps(Batch<K>),
    /// Something has changed outside the log; the state has to be checked again.
    Again,
    /// Nothing is due.
    Nothing,
}

/// Acts that are written together, with their data.
pub(crate) struct Batch<K: Runnable> {
    /// Corrections and acts at the desk, which come first.
    pub(crate) first: Vec<Line<ActOf<K>>>,
    pub(crate) acts: Vec<ActOf<K>>,
    pub(crate) extras: K::Extras,
    /// The unused tables that these acts remove.
    pub(crate) closed: Vec<MatchId>,
    /// Present if a moderator acts.
    pub(crate) moderated: Option<Moderated>,
    /// A person to whom the competition is handed over, and who did not lead it before.
    pub(crate) heir: Option<Box<Account>>,
}

impl<K: Runnable> Default for Batch<K> {
    fn default() -> Batch<K> {
        let extras = K::Extras::default();
        Batch { first: Vec::new(), acts: Vec::new(), extras, closed: Vec::new(), moderated: None, heir: None }
    }
}

impl<K: Runnable> Batch<K> {
    /// Returns a batch of acts without further data.
    pub(crate) fn from_acts(acts: impl IntoIterator<Item = ActOf<K>>) -> Batch<K> {
        Batch { acts: acts.into_iter().collect(), ..Batch::default() }
    }

    /// Returns a batch of one line: a correction or an act at the desk.
    pub(crate) fn line(line: Line<ActOf<K>>) -> Batch<K> {
        Batch { first: vec![line], ..Batch::default() }
    }

    /// Returns the reason of the first line that has one.
    pub(crate) fn reason(&self) -> Option<Reason> {
        let first = self.first.iter().find_map(|line| match line {
            Line::Correction(correction) => Some(correction.reason.clone()),
            Line::Step(_) | Line::Desk(_) => None,
        });
        first.or_else(|| self.acts.iter().find_map(K::reason_of))
    }

    /// Returns true if it has no line.
    pub(crate) fn is_empty(&self) -> bool {
        self.first.is_empty() && self.acts.is_empty()
    }
}

/// Acts that the rules allow, ready to be written.
pub(crate) struct Prepared<K: Runnable> {
    /// The competition after them.
    pub(crate) next: K,
    pub(crate) entry: NewSteps<K::Id>,
    pub(crate) effects: K::Effects,
    /// The unused tables that are removed.
    pub(crate) closed: Vec<MatchId>,
    moderated: Option<Moderated>,
    pub(super) heir: Option<Box<Account>>,
    /// The people who come in with these acts.
    newcomers: BTreeSet<UserId>,
}

impl<K: Runnable> Prepared<K> {
    /// Applies a batch to a copy of a competition.
    ///
    /// # Errors
    /// If the rules do not allow its acts.
    pub(crate) fn new(
        loaded: &K,
        by: Option<UserId>,
        at: Millis,
        batch: Batch<K>,
    ) -> Result<Prepared<K>, AppError> {
        let Batch { first, acts, extras, closed, moderated, heir } = batch;
        let mut next = loaded.clone();
        next.expect(&extras);
        let lines: Vec<Line<ActOf<K>>> = first.into_iter().chain(acts.into_iter().map(Line::Step)).collect();
        for line in &lines {
            let logged = Logged { at: convert::to_time(at), by: by.map(player), line: line.clone() };
            replay::apply(&mut next, logged).map_err(|why| match why {
                Misfit::Step(why) => refusal(&next, &why),
                why => refused(&why),
            })?;
            if let Line::Step(act) = line {
                next.check(act)?;
            }
        }
        let newcomers = by.map(|by| newcomers(loaded, &next, by, &lines)).unwrap_or_default();
        let (id, after, status) = (loaded.row().id, loaded.last_seq(), next.status());
        let entry = NewSteps { id, after, at, by, lines, status };
        let effects = K::effects(loaded, &next, &entry, extras);
        Ok(Prepared { next, entry, effects, closed, moderated, heir, newcomers })
    }

    /// Writes the acts in the caller's transaction.
    ///
    /// # Errors
    /// If another writer has appended to the log first, an effect is impossible, a moderator may not act or come in, or
    /// a suspended person comes in.
    pub(crate) fn write(&self, connection: &mut AnyConn) -> Result<(), AppError> {
        if !self.newcomers.is_empty() {
            // A moderator who decides about one of them sees the entry, or has decided before.
            account_locks::lock_persons(connection, self.newcomers.iter().copied())?;
            if let Some(by) = self.entry.by {
                may::check(connection, by, Deed::Act, self.entry.at)?;
            }
        }
        check_newcomers(connection, &self.next, &self.newcomers, &self.entry)?;
        if let Some(moderated) = &self.moderated {
            moderated.write(connection, self.entry.at)?;
        }
        for table in &self.closed {
            // A table that cannot be deleted is no longer open: its players have just begun to play.
            if !matches::delete_open(connection, *table)? {
                return Err(DbError::Conflict("matches.status".to_owned()).into());
            }
            seeds::delete(connection, *table)?;
        }
        K::write(&self.effects, &self.entry, connection)
    }
}
