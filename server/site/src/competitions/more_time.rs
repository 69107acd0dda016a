//! More time: a director gives both players at a table, or at all tables in play, more time for their match.
//!
//! The act in the log names its tables. Each game is set to the total that the log gives its table, so an act counts
//! once, however often a node checks, and an undo takes the time back.

use std::collections::BTreeMap;

use ::competitions::desk;
use play::Millis;
use rules::Side;
use store::{competitions::CompetitionId, facts::Status, id::MatchId};
use texts::refusals;

use super::{
    HallTable,
    numbers::{match_id, number_of},
    person::Person,
    refusals::{own_match, refused},
};
use crate::{
    competitions::parts::Directors,
    error::AppError,
    match_state::{convert, snapshot::Snapshot},
};

const MINUTE_MS: u64 = 60_000;

impl Directors<'_> {
    /// Returns the numbers of the tables at which a director gives time. `table` is the name of one table at the desk;
    /// `None` means all tables in play.
    ///
    /// # Errors
    /// If no such table is in play with a clock, the director plays there, or its players have already been given 24
    /// hours.
    pub(super) async fn tables_in_time(
        &self,
        director: &Person,
        id: CompetitionId,
        table: Option<&str>,
        minutes: u16,
    ) -> Result<Vec<u64>, AppError> {
        let mut tables = self.tables_of(director, id).await?;
        if let Some(name) = table {
            tables.retain(|known| known.name == name);
            let [found] = tables.as_slice() else {
                return Err(AppError::NotFound(refusals::no_such_table()));
            };
            if plays_at(&found.snapshot, director) {
                return Err(own_match());
            }
        }
        tables.retain(|table| has_clock(&table.snapshot) && !plays_at(&table.snapshot, director));
        if tables.is_empty() {
            return Err(refused(&desk::Refused::NoTime));
        }
        let total = |snapshot: &Snapshot| snapshot.state.extra_time().plus(millis(u32::from(minutes)));
        if tables.iter().any(|table| total(&table.snapshot) > play::EXTRA_TIME_MAX) {
            return Err(AppError::Refused(refusals::too_much_time()));
        }
        Ok(tables.into_iter().map(|table| number_of(table.snapshot.facts.id)).collect())
    }

    /// Returns the open tables of a competition; those of a team event are the tables of its matches in which the
    /// director does not play.
    async fn tables_of(&self, director: &Person, id: CompetitionId) -> Result<Vec<HallTable>, AppError> {
        let CompetitionId::TeamEvent(event) = id else { return self.open_hall_tables(id).await };
        let mut tables = Vec::new();
        for part in self.team_event(event).await?.matches.values() {
            if self.team_match(*part).await?.is_neutral_director(director) {
                tables.extend(self.open_hall_tables(CompetitionId::TeamMatch(*part)).await?);
            }
        }
        Ok(tables)
    }

    /// Checks that time given at these tables can be taken back, or given again.
    ///
    /// # Errors
    /// If all their matches are over, the director plays there, or a player has used it.
    pub(super) async fn check_time_change(
        &self,
        director: &Person,
        tables: &[u64],
        minutes: u16,
        is_taken_back: bool,
    ) -> Result<(), AppError> {
        let mut in_play = 0;
        for table in tables {
            let id = match_id(*table);
            let snapshot = match self.matches.load(id).await {
                Ok(snapshot) if has_clock(&snapshot) => snapshot,
                Ok(_) | Err(AppError::NotFound(_)) => continue,
                Err(error) => return Err(error),
            };
            if plays_at(&snapshot, director) {
                return Err(own_match());
            }
            in_play += 1;
            let now = convert::to_play_time(self.node.clock.now());
            let (given, time) = (snapshot.state.extra_time(), millis(u32::from(minutes)));
            let total = if is_taken_back { given.less(time) } else { given.plus(time) };
            if play::decide_extra_time(&snapshot.state, total, now).is_empty() {
                return Err(AppError::Refused(if is_taken_back {
                    refusals::time_used()
                } else {
                    refusals::too_much_time()
                }));
            }
        }
        if in_play == 0 {
            return Err(AppError::Refused(refusals::match_over()));
        }
        Ok(())
    }

    /// Gives the games at these tables the time that the log gives them. `given` are the minutes of each table that has
    /// ever had any.
    pub(super) async fn keep_times(
        &self,
        tables: impl Iterator<Item = MatchId> + Send,
        given: &BTreeMap<u64, u32>,
    ) -> Result<(), AppError> {
        if given.is_empty() {
            return Ok(());
        }
        for table in tables {
            let Some(minutes) = given.get(&number_of(table)) else { continue };
            let total = millis(*minutes);
            let decide = |snapshot: &Snapshot, now: Millis| {
                Some(play::decide_extra_time(&snapshot.state, total, now)).filter(|events| !events.is_empty())
            };
            match self.matches.append_outside_events(table, decide).await {
                Ok(()) | Err(AppError::NotFound(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

fn millis(minutes: u32) -> Millis {
    Millis::new(u64::from(minutes) * MINUTE_MS)
}

/// Returns true if a game with a clock is in play.
fn has_clock(snapshot: &Snapshot) -> bool {
    let now = snapshot.state.clock().not_before(Millis::ZERO);
    matches!(snapshot.facts.status, Status::Playing { .. })
        && snapshot.state.clock().time_left(Side::White, now).is_some()
}

/// Returns true if the director has a seat at a table, or is expected there.
pub(super) fn plays_at(snapshot: &Snapshot, director: &Person) -> bool {
    let facts = &snapshot.facts;
    let is_expected = |account| facts.opener == account || facts.invited == Some(account);
    director.accounts().any(|account| facts.side_of(account).is_some() || is_expected(account))
}
