//! Comparative events: all players play the same boards against the same bot, and are compared with the field.
//!
//! An event is its log of [`Act`]s, replayed through `competitions::comparative`. A board is an ordinary table that
//! names the board's roll set. Begin with `desk.rs`, the actions of people, and `keep.rs`, the automatic steps: results
//! of games, the close, the weekly event. Only the crate `competitions` decides what a viewer may know.

mod corrections;
mod desk;
mod export;
mod field;
mod keep;
mod run;
mod sight;
pub(crate) mod view;
mod week;

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::Arc,
};

use ::competitions::{
    BoardNumber, PlayerId, Viewer,
    comparative::{Card, ComparativeEvent, Refused, Rules, Sides, Step, standings},
    log::Procedure as _,
};
use store::{
    AnyConn, DbError,
    account::{Account, AccountKind},
    competitions::{
        Competition, Status, player,
        roll_sets::{self, RollSetRow},
        user,
    },
    id::{ComparativeId, MatchId, UserId},
    people::People,
    stored::comparative::{Act, Settings},
};
use wire::Millis;

pub use export::ResultsFile;

use crate::{
    competitions::{
        Chronicle, Kind, Person,
        numbers::small,
        refusals::text_of,
        title::{PLAYERS_MIN, Win},
    },
    error::AppError,
    match_state::{convert, snapshot::Snapshot},
    matches::events::Event,
};

type Row = Competition<ComparativeId>;

/// An event with the state derived from its log.
#[derive(Debug, Clone)]
pub(crate) struct Loaded {
    pub(crate) row: Row,
    pub(crate) state: ComparativeEvent,
    pub(crate) chronicle: Chronicle<Act>,
    /// All accounts in it, the bot and the director included.
    pub(crate) people: People,
    /// The roll sets by board.
    pub(crate) sets: BTreeMap<BoardNumber, RollSetRow>,
    /// The player and the board of each table.
    pub(crate) tables: HashMap<MatchId, (PlayerId, BoardNumber)>,
    pub(crate) table_of: HashMap<(PlayerId, BoardNumber), MatchId>,
}

impl Kind for Loaded {
    type Id = ComparativeId;
    type Rules = ComparativeEvent;
    type Refused = Refused;

    super::kind::fields_of_loaded!();

    fn everybody(&self) -> Vec<UserId> {
        let players = self.state.cards().iter().map(|card| user(card.player));
        players.chain([self.bot()]).chain(self.chronicle.people().map(user)).collect()
    }

    fn involves(&self, user: UserId) -> bool {
        self.directs(user) || self.state.card(player(user)).is_some()
    }

    fn enters(act: &Act) -> Option<PlayerId> {
        match act {
            Act::Step(Step::Entered(player)) => Some(*player),
            Act::Begun { .. } | Act::Step(_) => None,
        }
    }

    /// Always false: a director of these events acts at the desk, or calls the event off as moderators do.
    fn is_of_director(_act: &Act) -> bool {
        false
    }

    /// An entrant's account stays until the event is over. Otherwise a player could enter again as somebody new, and
    /// play rolls that the first account has seen.
    fn holds(&self, user: UserId) -> bool {
        self.state.card(player(user)).is_some()
    }

    fn status(&self) -> Status {
        self.status()
    }

    /// An event that new accounts may enter gives no title, because all results make the datum.
    fn win_of(&self, winner: UserId) -> Option<Win> {
        let is_counted = !self.row.settings.newcomers && !self.chronicle.has_changed(|_| false);
        if !is_counted || self.winners() != [winner] {
            return None;
        }
        let entrants: Vec<Vec<UserId>> = self.placed(|_| true).into_iter().map(|user| vec![user]).collect();
        Some(Win {
            field: self.state.cards().len(),
            begun_at: self.row.settings.opens_at,
            makers: self.chronicle.desk.agreed_ever().map(user).collect(),
            entrants,
            entrants_min: PLAYERS_MIN,
            beaten: BTreeSet::new(),
            beaten_min: 0,
            team_matches: Vec::new(),
        })
    }

    /// Always `None`: every player begins a board at a time of their own.
    fn live_start(&self) -> Option<Millis> {
        None
    }

    fn has_player(&self, user: UserId) -> bool {
        self.state.card(player(user)).is_some()
    }

    /// Always empty: an entry cannot be withdrawn.
    fn leave(&self, _user: UserId) -> Result<Vec<Act>, AppError> {
        Ok(Vec::new())
    }

    fn board_of(&self, table: MatchId) -> Option<u8> {
        self.place_of(table).map(|(_, board)| small(board.get()))
    }

    fn hides(self: Arc<Loaded>) -> Option<Arc<dyn Event>> {
        Some(self)
    }

    /// Always false: its boards are played without sensor boards.
    fn directs_boards(&self, _director: &Person) -> bool {
        false
    }

    /// Always false: the act that begins a board checks the holds itself, and from then on both players are seated.
    fn is_held(&self, _table: MatchId) -> bool {
        false
    }

    /// Counts from the beginning of the board, at which both players are seated. Otherwise an event could be held
    /// without an end while a board is not under way.
    fn held_ms(&self, table: &Snapshot, now: Millis) -> Option<u64> {
        Some(self.held_since_begun(table.facts.id, convert::to_time(now)))
    }

    fn prepare(&mut self, connection: &mut AnyConn) -> Result<(), DbError> {
        if self.sets.is_empty() {
            let sets = roll_sets::list_roll_sets(connection, self.row.id)?;
            self.sets =
                sets.into_iter().filter_map(|set| Some((BoardNumber::new(set.number)?, set))).collect();
        }
        Ok(())
    }

    fn step(&mut self, act: &Act, at: Millis, _seq: u32) -> Result<(), Refused> {
        self.take(act, at)
    }

    fn fresh(&self) -> Loaded {
        let before = Loaded::before(self.row.clone()).expect("settings that were valid once stay so");
        Loaded {
            people: self.people.clone(),
            sets: self.sets.clone(),
            chronicle: self.chronicle.clone(),
            ..before
        }
    }

    fn always_fits(&self, act: &Act) -> bool {
        matches!(act, Act::Begun { .. } | Act::Step(Step::Cancelled(_)))
    }

    fn meaning(&self, act: &Act) -> Option<String> {
        self.state.meaning(&act.step())
    }
}

/// Returns an event before its first step.
///
/// # Errors
/// If the settings are impossible.
fn start(settings: &Settings) -> Result<ComparativeEvent, AppError> {
    let rules = Rules {
        boards: u32::from(settings.boards),
        sides: if settings.both_sides { Sides::Both } else { Sides::Same },
        opens_at: convert::to_time(settings.opens_at),
        closes_at: convert::to_time(settings.closes_at),
    };
    ComparativeEvent::new(rules).map_err(|why| {
        let field = if why == Refused::Times { "closes_at" } else { "boards" };
        AppError::invalid(field, text_of(&why, |_unnamed| String::new()))
    })
}

impl Loaded {
    fn before(row: Row) -> Result<Loaded, AppError> {
        Ok(Loaded {
            state: start(&row.settings)?,
            chronicle: Chronicle::new(row.director),
            row,
            people: People::new(),
            sets: BTreeMap::new(),
            tables: HashMap::new(),
            table_of: HashMap::new(),
        })
    }

    /// Applies an act.
    fn take(&mut self, act: &Act, at: Millis) -> Result<(), Refused> {
        self.state.take(&act.step(), convert::to_time(at))?;
        if let Act::Begun { player, board, table } = act {
            self.tables.insert(*table, (*player, *board));
            self.table_of.insert((*player, *board), *table);
        }
        Ok(())
    }

    fn status(&self) -> Status {
        if self.state.cancelled().is_some() {
            Status::Cancelled
        } else if self.state.is_over() {
            Status::Over
        } else {
            Status::Running
        }
    }

    /// Returns the player and the board of a table.
    pub(crate) fn place_of(&self, table: MatchId) -> Option<(PlayerId, BoardNumber)> {
        self.tables.get(&table).copied()
    }

    /// Returns the boards in play: the player's name, the board and the table.
    pub(crate) fn tables_in_play(&self) -> Vec<(String, u8, MatchId)> {
        let playing = self.state.cards().iter().filter_map(|card| {
            let board = card.playing?;
            let table = self.table_of.get(&(card.player, board))?;
            Some((self.name(user(card.player)), u8::try_from(board.get()).ok()?, *table))
        });
        playing.collect()
    }

    /// Returns the players in first place.
    fn winners(&self) -> Vec<UserId> {
        self.placed(|place| place == 1)
    }

    /// Returns the players who have played all boards and whose place is wanted. Empty until the event is over.
    fn placed(&self, is_wanted: impl Fn(usize) -> bool) -> Vec<UserId> {
        if !self.state.is_over() || self.state.cancelled().is_some() {
            return Vec::new();
        }
        let results = self.state.results(Viewer::Anonymous);
        let rows = standings(&results, self.state.rules().boards).unwrap_or_default();
        rows.iter().filter(|row| row.place.is_some_and(&is_wanted)).map(|row| user(row.player)).collect()
    }

    fn bot(&self) -> UserId {
        UserId::from_row(self.row.settings.bot)
    }

    fn name(&self, user: UserId) -> String {
        self.people.get(&user).map(|account| account.name.as_str().to_owned()).unwrap_or_default()
    }

    fn is_bot(&self, player: PlayerId) -> bool {
        self.people.get(&user(player)).is_some_and(|account| account.kind == AccountKind::Bot)
    }

    fn card_of(&self, account: &Account) -> Option<&Card> {
        self.state.card(player(account.id))
    }

    /// Returns the tables in play: the player, the board and the table.
    fn in_play(&self) -> Vec<(PlayerId, BoardNumber, MatchId)> {
        let playing = self.state.cards().iter().filter_map(|card| Some((card.player, card.playing?)));
        playing
            .filter_map(|(player, board)| Some((player, board, *self.table_of.get(&(player, board))?)))
            .collect()
    }
}
