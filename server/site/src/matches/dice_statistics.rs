//! The statistics of the rolls of all revealed matches, counted step by step. The transaction that ends a match puts
//! it into a queue. A later transaction both counts the match and removes it from the queue, so each match counts
//! exactly once.

use std::collections::BTreeMap;

use dice::{ChiSquare, Tally};
use play::{Event, Opening};
use rules::{BySide, Roll, Side};
use store::{
    AnyConn, DbError,
    account::AccountKind,
    dice_tallies::{self, Thrower},
    events,
    id::{MatchId, RollSetId},
    matches, people,
};
use wire::{DiceStatistics, DiceTest, DiceTests, ThrowerKind, ThrowerStatistics};

use crate::{error::AppError, matches::Matches};

/// The maximum number of matches counted in one transaction. Other writers can run between two transactions.
const AT_ONCE: i64 = 50;

type Tallies = BTreeMap<Thrower, Tally>;

impl Matches {
    /// Counts the matches in the queue.
    pub(crate) async fn count_dice(&self) -> Result<(), AppError> {
        loop {
            let waiting = self.node.store.read(|connection| dice_tallies::due(connection, 1)).await?;
            if waiting.is_empty() || self.node.lifecycle.is_stopping() {
                return Ok(());
            }
            self.node.store.write(count_some).await?;
        }
    }

    /// Returns the counts, with tests of fairness.
    pub async fn dice_statistics(&self) -> Result<DiceStatistics, AppError> {
        let tallies = self.node.store.read(dice_tallies::all).await?;
        let mut all = Tally::default();
        for tally in tallies.values() {
            all.add(tally);
        }
        let kind = |who| match who {
            Thrower::Person => ThrowerKind::People,
            Thrower::Program => ThrowerKind::Programs,
            Thrower::HouseBot => ThrowerKind::HouseBots,
        };
        let rows = tallies.iter().map(|(who, tally)| statistics(kind(*who), tally));
        Ok(DiceStatistics {
            throwers: std::iter::once(statistics(ThrowerKind::All, &all)).chain(rows).collect(),
        })
    }
}

fn statistics(who: ThrowerKind, tally: &Tally) -> ThrowerStatistics {
    let test = |test: Option<ChiSquare>| {
        test.map(|ChiSquare { statistic, degrees, p }| DiceTest { chi_square: statistic, degrees, p })
    };
    ThrowerStatistics {
        who,
        rolls: tally.roll_count(),
        opening_dice: tally.openings.iter().sum(),
        numbers: tally.numbers().to_vec(),
        doubles: tally.doubles().to_vec(),
        by_roll: tally.rolls.iter().map(|row| row.to_vec()).collect(),
        tests: DiceTests {
            numbers: test(tally.test_numbers()),
            doubles: test(tally.test_doubles()),
            rolls: test(tally.test_rolls()),
            serial: test(tally.test_serial()),
        },
    }
}

fn count_some(connection: &mut AnyConn) -> Result<(), DbError> {
    dice_tallies::wait_for_other_nodes(connection)?;
    let mut tallies = Tallies::new();
    for id in dice_tallies::due(connection, AT_ONCE)? {
        if !dice_tallies::mark_counted(connection, id)? {
            continue;
        }
        let Some(facts) = matches::by_id(connection, id)? else { continue };
        match facts.roll_set {
            None => Throws::of_match(connection, id)?.add_to(&mut tallies, Side::ALL),
            Some(set) => count_set(connection, set, &mut tallies)?,
        }
    }
    for (who, tally) in tallies {
        dice_tallies::add(connection, who, &tally)?;
    }
    Ok(())
}

/// Counts the rolls of a duplicate board. They were rolled once, however many tables used them. Each side's rolls
/// count as at the table that used the most.
fn count_set(connection: &mut AnyConn, set: RollSetId, tallies: &mut Tallies) -> Result<(), DbError> {
    if !dice_tallies::take_set(connection, set)? || dice_tallies::is_imported(connection, set)? {
        return Ok(());
    }
    let mut longest: BySide<Option<Throws>> = BySide { white: None, black: None };
    for table in dice_tallies::tables_of(connection, set)? {
        let throws = Throws::of_match(connection, table)?;
        for side in Side::ALL {
            let length =
                |throws: &Throws| throws.games.iter().map(|game| game.rolls[side].len()).sum::<usize>();
            if longest[side].as_ref().is_none_or(|other| length(other) < length(&throws)) {
                longest[side] = Some(throws.clone());
            }
        }
    }
    for side in Side::ALL {
        if let Some(throws) = &longest[side] {
            throws.add_to(tallies, [side]);
        }
    }
    Ok(())
}

/// The served rolls of a match.
#[derive(Debug, Clone)]
struct Throws {
    by: BySide<Thrower>,
    games: Vec<GameThrows>,
}

#[derive(Debug, Clone, Default)]
struct GameThrows {
    openings: BySide<Vec<rules::Die>>,
    rolls: BySide<Vec<Roll>>,
}

impl Throws {
    fn of_match(connection: &mut AnyConn, id: MatchId) -> Result<Throws, DbError> {
        let facts = matches::by_id(connection, id)?
            .ok_or_else(|| DbError::Broken(format!("dice_uncounted: there is no match {id}")))?;
        let seats: Vec<_> = facts.seats.iter().filter_map(|(_, seat)| seat.map(|seat| seat.user)).collect();
        let people = people::by_ids(connection, seats)?;
        let thrower = |side: Side| match facts.seats[side].and_then(|seat| people.get(&seat.user)) {
            Some(account) if account.is_house_bot() => Thrower::HouseBot,
            Some(account) if account.kind == AccountKind::Bot => Thrower::Program,
            Some(_) | None => Thrower::Person,
        };
        let mut throws = Throws { by: BySide::new_with(thrower), games: Vec::new() };
        for logged in events::of_match(connection, id)? {
            throws.count_event(&logged.event);
        }
        Ok(throws)
    }

    fn count_event(&mut self, event: &Event) {
        match event {
            Event::GameStarted(start) => {
                let mut game = GameThrows::default();
                if let Opening::Thrown(thrown) = &start.opening {
                    let dice = thrown.dice();
                    for side in Side::ALL {
                        game.openings[side].extend(thrown.ties().iter().copied().chain([dice[side]]));
                    }
                }
                self.games.push(game);
            }
            Event::Rolled { side, roll } => {
                if let Some(game) = self.games.last_mut() {
                    game.rolls[*side].push(*roll);
                }
            }
            // Thrown by hand, or no roll.
            _ => {}
        }
    }

    fn add_to(&self, tallies: &mut Tallies, sides: impl IntoIterator<Item = Side>) {
        for side in sides {
            let tally = tallies.entry(self.by[side]).or_default();
            for game in &self.games {
                game.openings[side].iter().for_each(|die| tally.add_opening(*die));
                tally.add_rolls(&game.rolls[side]);
            }
        }
    }
}
