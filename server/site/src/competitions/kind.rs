//! The trait of a kind of competition: the state that follows from its log. It needs no node and writes nothing;
//! [`super::runnable`] has the part that needs a node and writes.

use std::{collections::BTreeSet, fmt, sync::Arc};

use ::competitions::{Competition as Rules, Named, PlayerId, Reason, Refusal as Rule, duty::Owed, log::Line};
use store::{
    AnyConn, DbError,
    competitions::{Competition, Key, Status, player, user},
    id::{MatchId, UserId},
    people::People,
};
use texts::Refusal;
use wire::Millis;

use super::{Chronicle, numbers::number_of, person::Person, title::Win};
use crate::{
    error::AppError,
    match_state::{convert, snapshot::Snapshot},
    matches::events::Event,
};

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

/// A competition of one kind, with the state derived from its log.
pub(crate) trait Kind: Clone + fmt::Debug + Send + Sync + 'static {
    /// The type of its ids.
    type Id: Key;
    /// The state machine of its rules.
    type Rules: Rules;
    /// The reason why an act is impossible.
    type Refused: Rule;

    /// Returns a competition before its first step.
    ///
    /// # Errors
    /// If its settings are invalid.
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

    /// Returns true if this user directs it and has agreed to it by an act: by creating it, or as one of its directors.
    fn has_agreed(&self, user: UserId) -> bool {
        self.chronicle().desk.has_agreed(player(user))
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

    /// Returns true if this user has a place in it that an acceptance or an entry has given, also one made by somebody
    /// else.
    fn has_entered(&self, user: UserId) -> bool {
        self.has_player(user)
    }

    /// Returns the player whom a step enters, or who accepts an invitation with it.
    fn enters(act: &ActOf<Self>) -> Option<PlayerId>;

    /// Returns true for a step with which a director agrees to direct: only directors take it. Steps that moderators or
    /// players take too are not among them.
    fn is_of_director(act: &ActOf<Self>) -> bool;

    /// Returns true if this user plays in it or directs it by an act of their own, or of a bot's owner. A role that
    /// somebody else has given binds nobody and counts for nothing, so nobody can be drawn into a competition.
    fn takes_part(&self, user: UserId) -> bool {
        self.has_agreed(user) || self.has_entered(user) && entered_by_own_act(self, user)
    }

    /// Returns true if it needs this user's account: the user can no longer leave it, or has agreed to direct it.
    fn holds(&self, user: UserId) -> bool {
        self.takes_part(user)
    }

    fn status(&self) -> Status;

    /// Returns the duties at `now`, with the people who owe them. A duty without a time counts from the creation of the
    /// competition.
    fn owed(&self, now: Millis) -> Vec<Owed> {
        self.rules().owed(convert::to_time(now))
    }

    /// Returns the time at which its duties change even if no step is taken, for example because the start is near.
    fn owes_more_at(&self) -> Option<Millis> {
        self.rules().owes_more_at().map(convert::of_time)
    }

    /// Returns the next time at which a step is due by its timetable.
    fn wakes_at(&self) -> Option<Millis> {
        None
    }

    /// Returns true if a person has the desk: directs it, and learns nothing there that its players may not know.
    fn has_desk(&self, director: &Person) -> bool {
        self.directs(director.user())
    }

    /// Returns the time of the director's latest announcement, and the people whom it concerns.
    fn announced(&self) -> Option<(Millis, Vec<UserId>)> {
        None
    }

    /// Returns this user's win of the competition, if the user is alone in the first place and no director has decided
    /// that. `None` if the kind has no title. Called only for competitions that are over.
    fn win_of(&self, user: UserId) -> Option<Win>;

    /// Returns the time at which it begins by itself, if it is played with a live clock.
    fn live_start(&self) -> Option<Millis>;

    /// Returns true if this user plays in it.
    fn has_player(&self, user: UserId) -> bool;

    /// Returns the acts with which this user leaves it before it begins.
    ///
    /// # Errors
    /// If the user cannot leave it.
    fn leave(&self, user: UserId) -> Result<Vec<ActOf<Self>>, AppError>;

    /// Returns the number of the board played at a table; `None` if the competition has no boards.
    fn board_of(&self, table: MatchId) -> Option<u8>;

    /// Returns the competition as an [`Event`], which decides who sees its tables with hidden rolls. `None` if it has
    /// no such tables; then a table with a roll set is hidden from everybody.
    fn hides(self: Arc<Self>) -> Option<Arc<dyn Event>>;

    /// Returns true if a person directs it without playing, and its tables may have sensor boards.
    fn directs_boards(&self, director: &Person) -> bool;

    /// Returns true if the director holds a table or its room, so that its game may not begin. A hold of the event to
    /// which this competition belongs does not count here. Absence is decided by the same `Seating`, so nobody is late
    /// for a seat that could not be taken.
    fn is_held(&self, table: MatchId) -> bool {
        self.chronicle().desk.seating(Some(number_of(table))).is_closed()
    }

    /// Returns the milliseconds for which a match in play has been held, as far as they count against the maximum.
    /// `None` for a match that is not under way, which is held as long as a director wants.
    fn held_ms(&self, table: &Snapshot, now: Millis) -> Option<u64> {
        let state = &table.state;
        state.is_played().then(|| state.held_for(convert::to_play_time(now)).get())
    }

    /// Reads the data that new steps need besides the log.
    fn prepare(&mut self, _connection: &mut AnyConn) -> Result<(), DbError> {
        Ok(())
    }

    /// Returns true for a step of a person that is written even if the log is full, or the disk nearly so: people
    /// leave, matches get results, the competition ends. Each such step is possible only once, or once after each step
    /// that does not always fit.
    fn always_fits(&self, act: &ActOf<Self>) -> bool;

    /// Returns true for a step without which the competition does not begin or go on: rounds are drawn, people accept
    /// invitations. It is written even if the log is full, but not while the disk is nearly so. Such steps are as few
    /// as the steps that always fit.
    fn goes_on(_act: &ActOf<Self>) -> bool {
        false
    }

    /// Returns the reason for a step, if it has one.
    fn reason_of(_act: &ActOf<Self>) -> Option<Reason> {
        None
    }

    /// Returns the refusal to decide a match again, with the step that has decided it. `None` for other refusals.
    fn decided(&self, _why: &Self::Refused) -> Option<Refusal> {
        None
    }

    /// Returns the name of a player or a team for the text of a refusal.
    fn name_of(&self, named: Named) -> String {
        match named {
            Named::Player(player) => {
                self.people().get(&user(player)).map(|account| account.name.to_string()).unwrap_or_default()
            }
            Named::Team(_) | Named::Side(_) => String::new(),
        }
    }

    /// Applies the step with the number `seq`. A refused step changes nothing.
    fn step(&mut self, act: &ActOf<Self>, at: Millis, seq: u32) -> Result<(), Self::Refused>;

    /// Returns the consequences of a step that was just applied. See `competitions::log`.
    fn meaning(&self, act: &ActOf<Self>) -> Option<String>;

    /// Takes over from the state before a correction what no correction takes back.
    fn remember(&mut self, _before: &Self) {}

    /// Checks the state after an act for conditions that the rules in the crate `competitions` do not know.
    ///
    /// # Errors
    /// If the user may not do this.
    fn check(&self, _act: &ActOf<Self>) -> Result<(), AppError> {
        Ok(())
    }
}

/// Returns everybody who has ever taken part in a competition by an act of their own, as a player or a director.
/// Moderators who have acted there are not among them.
pub(super) fn involved<K: Kind>(loaded: &K) -> BTreeSet<UserId> {
    let directed = loaded.chronicle().desk.agreed_ever().map(user);
    let own = entries(loaded).filter(|(entered, by)| is_own(loaded, *entered, *by));
    directed.chain(own.map(|(entered, _)| user(entered))).collect()
}

/// Returns the players who have entered a competition or accepted an invitation, each with the author, oldest first.
pub(super) fn entries<K: Kind>(loaded: &K) -> impl DoubleEndedIterator<Item = (PlayerId, Option<PlayerId>)> {
    loaded.chronicle().log.lines().filter_map(|(_, logged)| match &logged.line {
        Line::Step(act) => Some((K::enters(act)?, logged.by)),
        Line::Correction(_) | Line::Desk(_) => None,
    })
}

/// Returns true if a player, or the owner of a bot, is the author of a line.
fn is_own<K: Kind>(loaded: &K, entered: PlayerId, by: Option<PlayerId>) -> bool {
    let owner = loaded.people().get(&user(entered)).map(|account| player(account.answerable()));
    by.is_some_and(|by| by == entered || owner == Some(by))
}

/// Returns true if a user, or the owner of a bot, has made the user's last entry.
fn entered_by_own_act<K: Kind>(loaded: &K, user: UserId) -> bool {
    let last = entries(loaded).rfind(|(entered, _)| *entered == player(user));
    last.is_some_and(|(entered, by)| is_own(loaded, entered, by))
}
