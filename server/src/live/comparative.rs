//! Comparative events: all players play the same boards against the same bot, and are compared with the field.
//!
//! An event is its log of [`Act`]s, replayed through `events::comparative`. A board is an ordinary table that names
//! the board's roll set. Begin with `desk.rs`, the actions of people, and `keep.rs`, the automatic steps: results
//! of games, the close, the weekly event. Only `events` decides what a viewer may know.

mod desk;
mod export;
mod field;
mod keep;
pub(super) mod view;
mod week;

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use ::events::{
    PlayerId,
    comparative::{Card, ComparativeEvent, Refused, Rules, Sides},
};
use store::{
    AnyConn, DbError,
    account::{Account, AccountKind},
    comparatives::{self, Facts, Settings},
    event_log::{Logged, player, user},
    id::{ComparativeId, MatchId, UserId},
    people::People,
    stored::comparative::Act,
    team_matches::{RollSetFacts, Status},
};
use wire::Millis;

pub(crate) use export::ResultsFile;

use super::{Live, event_desk::Replayed};
use crate::error::AppError;

/// An event with the state derived from its log.
#[derive(Debug, Clone)]
pub(crate) struct Loaded {
    pub(crate) facts: Facts,
    pub(crate) state: ComparativeEvent,
    pub(crate) last_seq: u32,
    /// All accounts in it, the bot and the director included.
    pub(crate) people: People,
    /// The roll sets by board.
    pub(crate) sets: BTreeMap<u32, RollSetFacts>,
    /// The player and the board of each table.
    pub(crate) tables: HashMap<MatchId, (PlayerId, u32)>,
    pub(crate) table_of: HashMap<(PlayerId, u32), MatchId>,
}

impl Replayed for Loaded {
    type Id = ComparativeId;
    type Facts = Facts;
    type Act = Act;
    type Misfit = Refused;

    const KIND: &'static str = "comparative event";

    fn id(&self) -> ComparativeId {
        self.facts.id
    }

    fn last_seq(&self) -> u32 {
        self.last_seq
    }

    fn people(&mut self) -> &mut People {
        &mut self.people
    }

    fn names(&self, user: UserId) -> bool {
        self.people.contains_key(&user)
    }

    fn everybody(&self) -> Vec<UserId> {
        let players = self.state.cards().iter().map(|card| user(card.player));
        players.chain([self.bot()]).chain(self.facts.director).collect()
    }

    fn facts(connection: &mut AnyConn, id: ComparativeId) -> Result<Option<Facts>, DbError> {
        comparatives::by_id(connection, id)
    }

    fn before(facts: Facts) -> Result<Loaded, AppError> {
        Loaded::new(facts)
    }

    fn steps_after(
        connection: &mut AnyConn,
        id: ComparativeId,
        after: u32,
    ) -> Result<Vec<Logged<Act>>, DbError> {
        comparatives::steps_after(connection, id, after)
    }

    fn prepare(&mut self, connection: &mut AnyConn) -> Result<(), DbError> {
        if self.sets.is_empty() {
            let sets = comparatives::sets_of(connection, self.facts.id)?;
            self.sets = sets.into_iter().map(|set| (set.number, set)).collect();
        }
        Ok(())
    }

    fn step(&mut self, act: &Act, at: Millis) -> Result<(), Refused> {
        self.take(act, at)
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
        opens_at: settings.opens_at.0,
        closes_at: settings.closes_at.0,
    };
    ComparativeEvent::new(rules).map_err(|error| AppError::Invalid(error.to_string()))
}

impl Loaded {
    fn new(facts: Facts) -> Result<Loaded, AppError> {
        Ok(Loaded {
            state: start(&facts.settings)?,
            facts,
            last_seq: 0,
            people: People::new(),
            sets: BTreeMap::new(),
            tables: HashMap::new(),
            table_of: HashMap::new(),
        })
    }

    /// Applies an act.
    fn take(&mut self, act: &Act, at: Millis) -> Result<(), Refused> {
        self.state.take(&act.step(), at.0)?;
        if let Act::Begun { player, board, table } = act {
            self.tables.insert(*table, (*player, *board));
            self.table_of.insert((*player, *board), *table);
        }
        self.last_seq += 1;
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
    pub(super) fn place_of(&self, table: MatchId) -> Option<(PlayerId, u32)> {
        self.tables.get(&table).copied()
    }

    /// Returns the boards in play: the player's name, the board and the table.
    pub(super) fn tables_in_play(&self) -> Vec<(String, u8, MatchId)> {
        let playing = self.state.cards().iter().filter_map(|card| {
            let board = card.playing?;
            let table = self.table_of.get(&(card.player, board))?;
            Some((self.name(user(card.player)), u8::try_from(board).ok()?, *table))
        });
        playing.collect()
    }

    fn bot(&self) -> UserId {
        UserId::from_row(self.facts.settings.bot)
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
    fn in_play(&self) -> Vec<(PlayerId, u32, MatchId)> {
        let playing = self.state.cards().iter().filter_map(|card| Some((card.player, card.playing?)));
        playing
            .filter_map(|(player, board)| Some((player, board, *self.table_of.get(&(player, board))?)))
            .collect()
    }
}

impl Live {
    /// Reads an event from the database. Only new steps of its log are read.
    ///
    /// # Errors
    /// If the event does not exist, or cannot be read.
    pub(super) async fn comparative(&self, id: ComparativeId) -> Result<Arc<Loaded>, AppError> {
        self.inner.comparatives.load(&self.inner.store, id).await
    }
}
