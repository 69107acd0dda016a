//! The trait of a kind of competition, and the reading and writing of its log.

use std::{fmt, future::Future, sync::Arc};

use ::competitions::{
    Competition as Rules, Reason, Refusal,
    duty::Owed,
    log::{Line, Logged},
};
use store::{
    AnyConn, DbError,
    account::Account,
    competitions::{self, Competition, Entry, Key, Status, player, user},
    id::{MatchId, UserId},
    matches,
    people::{self, People},
    seeds,
};
use wire::{CompetitionPlace, Millis};

use super::{Chronicle, Logs, Memory, chronicle, hall_tables::NamedTable, refused};
use crate::{competitions::Competitions, error::AppError, match_state::convert, matches::events::Event};

/// The type of a kind's steps, which are lines of its logs.
pub(crate) type ActOf<K> = <<K as Kind>::Id as Key>::Act;

/// The functions of [`Kind`] that return the fields of a `Loaded`.
macro_rules! fields_of_loaded {
    () => {
        fn new(row: Row) -> Result<Loaded, AppError> {
            Loaded::before(row)
        }

        fn row(&self) -> &Row {
            &self.row
        }

        fn rules(&self) -> &Self::Rules {
            &self.state
        }

        fn chronicle(&self) -> &Chronicle<Act> {
            &self.chronicle
        }

        fn chronicle_mut(&mut self) -> &mut Chronicle<Act> {
            &mut self.chronicle
        }

        fn people(&self) -> &People {
            &self.people
        }

        fn people_mut(&mut self) -> &mut People {
            &mut self.people
        }
    };
}
pub(super) use fields_of_loaded;

/// The title of a competition that is over.
pub(crate) struct Title {
    /// The number of players, or of teams.
    pub(super) field: usize,
    /// True if the user has won it, and the field was large enough.
    pub(super) is_won: bool,
}

/// A competition of one kind, with the state derived from its log.
pub(crate) trait Kind: Clone + fmt::Debug + Send + Sync + 'static {
    /// The type of its ids.
    type Id: Key;
    /// The state machine of its rules.
    type Rules: Rules;
    /// The reason why an act is impossible.
    type Refused: Refusal;
    /// Data that is written together with acts: tables, roll sets.
    type Extras: Default + Send + Sync + 'static;
    /// Everything that is written together with acts.
    type Effects: Send + Sync + 'static;

    /// Returns a competition before its first step.
    ///
    /// # Errors
    /// If its settings are impossible.
    fn new(row: Competition<Self::Id>) -> Result<Self, AppError>;

    fn row(&self) -> &Competition<Self::Id>;

    fn rules(&self) -> &Self::Rules;

    /// Returns the name of the competition.
    fn event_name(&self) -> &str {
        Self::Id::name(&self.row().settings)
    }

    /// Returns the log and the desk.
    fn chronicle(&self) -> &Chronicle<ActOf<Self>>;

    fn chronicle_mut(&mut self) -> &mut Chronicle<ActOf<Self>>;

    /// Returns the competition before its first step, with the log and the data that do not follow from its steps.
    fn fresh(&self) -> Self;

    /// Returns the number of the last line.
    fn last_seq(&self) -> u32 {
        self.chronicle().log.last_seq()
    }

    /// Returns true if this user directs it.
    fn directs(&self, user: UserId) -> bool {
        self.chronicle().desk.directs(player(user))
    }

    /// Returns the leading director; `None` for an event of the site.
    fn leader(&self) -> Option<UserId> {
        self.chronicle().desk.leader().map(user)
    }

    /// Returns all directors, the leading one first.
    fn directors(&self) -> Vec<UserId> {
        self.chronicle().desk.directors().iter().copied().map(user).collect()
    }

    /// Returns the accounts whose names it shows.
    fn people(&self) -> &People;

    fn people_mut(&mut self) -> &mut People;

    /// Returns the users whose names it needs.
    fn everybody(&self) -> Vec<UserId>;

    /// Returns true if this user takes part in it or directs it.
    fn involves(&self, user: UserId) -> bool;

    /// Returns true if it needs this user's account: the user can no longer leave it, or directs it.
    fn holds(&self, user: UserId) -> bool {
        self.involves(user)
    }

    fn status(&self) -> Status;

    /// Returns the duties at `now`, with the people who owe them. A duty without a time counts from the creation of the
    /// competition.
    fn owed(&self, now: Millis) -> Vec<Owed> {
        self.rules().owed(convert::to_time(now))
    }

    /// Returns the time at which its duties change although no step is taken, such as a start that draws near.
    fn owes_more_at(&self) -> Option<Millis> {
        self.rules().owes_more_at().map(convert::of_time)
    }

    /// Returns the next time at which a step is due by its timetable.
    fn wakes_at(&self) -> Option<Millis> {
        None
    }

    /// Returns the directors who answer calls.
    fn answers_calls(&self) -> Vec<UserId> {
        self.directors()
    }

    /// Returns the time of the director's latest announcement, and the people whom it concerns.
    fn announced(&self) -> Option<(Millis, Vec<UserId>)> {
        None
    }

    /// Returns whether this user has won the title; `None` if the kind has no title. Called only for competitions that
    /// are over.
    fn title_for(&self, user: UserId) -> Option<Title>;

    /// Returns the time at which it begins by itself, if it is played with a live clock.
    fn live_start(&self) -> Option<Millis>;

    /// Returns true if this user plays in it.
    fn has_player(&self, user: UserId) -> bool;

    /// Returns the acts with which this user leaves it before it begins.
    ///
    /// # Errors
    /// If the user cannot leave it.
    fn leave(&self, user: UserId) -> Result<Batch<Self>, AppError>;

    /// Adds its card to the list of events, as the viewer may see it.
    fn add_card(&self, viewer: Option<&Account>, now: Millis, events: &mut wire::Events);

    /// Returns the number of the board that a table plays. `None` if it is not played by boards.
    fn board_of(&self, table: MatchId) -> Option<u8>;

    /// Returns it as the event of tables whose rolls are hidden. `None` if it has no such tables; then a table with a
    /// roll set is hidden from everybody.
    fn hides(self: Arc<Self>) -> Option<Arc<dyn Event>>;

    /// Returns true if this user directs it without playing, and its tables may have sensor boards.
    fn directs_boards(&self, user: UserId) -> bool;

    /// Reads the data that new steps need besides the log.
    fn prepare(&mut self, _connection: &mut AnyConn) -> Result<(), DbError> {
        Ok(())
    }

    /// Returns the reason of a step, if it has one.
    fn reason_of(_act: &ActOf<Self>) -> Option<Reason> {
        None
    }

    /// Returns a refusal in words for people, with names instead of numbers.
    fn explain(&self, why: &Self::Refused) -> String {
        why.to_string()
    }

    /// Applies the step with the number `seq`. A refused step changes nothing.
    fn step(&mut self, act: &ActOf<Self>, at: Millis, seq: u32) -> Result<(), Self::Refused>;

    /// Returns the consequences of a step that was just applied. See `competitions::log`.
    fn meaning(&self, act: &ActOf<Self>) -> Option<String>;

    /// Adds the data of new acts before the acts are applied.
    fn expect(&mut self, _extras: &Self::Extras) {}

    /// Checks the state after an act for conditions that the rules in the crate `competitions` do not know.
    ///
    /// # Errors
    /// If the user may not do this.
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

    /// Announces a committed entry.
    fn tell(room: &Competitions, before: &Self, prepared: &Prepared<Self>)
    -> impl Future<Output = ()> + Send;

    /// Carries out the effects of the state outside the log, and returns the steps that are due.
    fn due(room: &Competitions, loaded: &Self) -> impl Future<Output = Result<Due<Self>, AppError>> + Send;

    /// Returns true if the director holds a table, so that its game may not begin.
    fn is_held(
        memory: &Memory,
        loaded: &Self,
        table: MatchId,
    ) -> impl Future<Output = Result<bool, AppError>> + Send;

    /// Returns the tables that are in play or wait for players, with the names that the director uses. Some of them
    /// may be over already.
    fn open_tables(
        room: &Competitions,
        loaded: &Self,
    ) -> impl Future<Output = Result<Vec<NamedTable>, AppError>> + Send;

    /// Returns the place of a table in it, as the viewer may see it. `None` if the table is not its own.
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

    /// Returns the node's memory of this kind.
    fn logs(memory: &Memory) -> &Logs<Self>;
}

/// The result of a check of a competition.
pub(crate) enum Due<K: Kind> {
    /// These steps are due.
    Steps(Batch<K>),
    /// Something has changed outside the log; the state has to be checked again.
    Again,
    /// Nothing is due.
    Nothing,
}

/// Acts that are written together, with their data.
pub(crate) struct Batch<K: Kind> {
    /// Corrections and acts at the desk, which come first.
    pub(crate) first: Vec<Line<ActOf<K>>>,
    pub(crate) acts: Vec<ActOf<K>>,
    pub(crate) extras: K::Extras,
    /// The unused tables that these acts remove.
    pub(crate) closed: Vec<MatchId>,
}

impl<K: Kind> Default for Batch<K> {
    fn default() -> Batch<K> {
        Batch { first: Vec::new(), acts: Vec::new(), extras: K::Extras::default(), closed: Vec::new() }
    }
}

impl<K: Kind> Batch<K> {
    /// Returns a batch of acts without further data.
    pub(crate) fn of(acts: impl IntoIterator<Item = ActOf<K>>) -> Batch<K> {
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
pub(crate) struct Prepared<K: Kind> {
    /// The competition after them.
    pub(crate) next: K,
    pub(crate) entry: Entry<K::Id>,
    pub(crate) effects: K::Effects,
    /// The unused tables that are removed.
    pub(crate) closed: Vec<MatchId>,
}

impl<K: Kind> Prepared<K> {
    /// Applies a batch to a copy of a competition.
    ///
    /// # Errors
    /// If the rules do not allow them.
    pub(crate) fn new(
        loaded: &K,
        by: Option<UserId>,
        at: Millis,
        batch: Batch<K>,
    ) -> Result<Prepared<K>, AppError> {
        let Batch { first, acts, extras, closed } = batch;
        let mut next = loaded.clone();
        next.expect(&extras);
        let lines: Vec<Line<ActOf<K>>> = first.into_iter().chain(acts.into_iter().map(Line::Step)).collect();
        for line in &lines {
            let logged = Logged { at: convert::to_time(at), by: by.map(player), line: line.clone() };
            chronicle::apply(&mut next, logged).map_err(|why| match why {
                chronicle::Misfit::Step(why) => refusal(&next, &why),
                why => refused(&why),
            })?;
            if let Line::Step(act) = line {
                next.check(act)?;
            }
        }
        let (id, after, status) = (loaded.row().id, loaded.last_seq(), next.status());
        let entry = Entry { id, after, at, by, lines, status };
        let effects = K::effects(loaded, &next, &entry, extras);
        Ok(Prepared { next, entry, effects, closed })
    }

    /// Writes the acts in the caller's transaction.
    ///
    /// # Errors
    /// If another writer has appended to the log first, or an effect is impossible.
    pub(crate) fn write(&self, connection: &mut AnyConn) -> Result<(), AppError> {
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

/// Returns the refusal of a step by the rules, in words for people.
pub(crate) fn refusal<K: Kind>(loaded: &K, why: &K::Refused) -> AppError {
    AppError::Refused { reason: why.code(), message: loaded.explain(why) }
}

/// Reads the new steps of a competition. Returns `None` if it does not exist.
///
/// # Errors
/// If the database fails, a line of the log is missing, or the rules refuse one.
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
    let lines = competitions::lines_after(connection, id, loaded.last_seq())?;
    if known.is_some() && lines.is_empty() {
        return Ok(Some(loaded));
    }
    loaded.prepare(connection)?;
    for (seq, logged) in lines {
        let next = loaded.last_seq() + 1;
        if seq != next {
            return Err(broken(&format_args!("step {next} is missing")));
        }
        chronicle::apply(&mut loaded, logged).map_err(|error| broken(&error))?;
    }
    let mut missing = loaded.everybody();
    missing.retain(|user| !loaded.people().contains_key(user));
    if !missing.is_empty() {
        loaded.people_mut().extend(people::by_ids(connection, missing)?);
    }
    Ok(Some(loaded))
}
