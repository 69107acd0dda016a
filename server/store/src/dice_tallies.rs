//! Dice statistics: the count of each roll, and the matches not counted yet.

use std::collections::BTreeMap;

use dice::Tally;
use diesel::{prelude::*, sql_query};

use super::{
    AnyConn, DbError,
    matches::told,
    schema::{dice_sets_counted, dice_tallies, dice_uncounted, matches, roll_sets},
};
use crate::id::{MatchId, RollSetId};

/// The kind of player who rolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Thrower {
    /// A person, guests included.
    Person,
    /// A program that a person runs.
    Program,
    /// A bot of the house.
    HouseBot,
}

impl Thrower {
    pub const ALL: [Thrower; 3] = [Thrower::Person, Thrower::Program, Thrower::HouseBot];

    const fn word(self) -> &'static str {
        match self {
            Thrower::Person => "person",
            Thrower::Program => "program",
            Thrower::HouseBot => "house_bot",
        }
    }
}

/// Lets one node at a time count on PostgreSQL. SQLite has one writer.
pub fn wait_for_other_nodes(connection: &mut AnyConn) -> Result<(), DbError> {
    if let AnyConn::Postgres(connection) = connection {
        sql_query("SELECT pg_advisory_xact_lock(hashtext('fullprime dice tallies' || current_schema()))")
            .execute(connection)?;
    }
    Ok(())
}

/// Returns finished matches that are not counted yet and whose dice may be published.
pub fn due(connection: &mut AnyConn, most: i64) -> Result<Vec<MatchId>, DbError> {
    let ids: Vec<i64> = matches::table
        .filter(matches::id.eq_any(dice_uncounted::table.select(dice_uncounted::match_id)))
        .filter(matches::status.eq("finished"))
        .filter(told())
        .order(matches::id.asc())
        .limit(most)
        .select(matches::id)
        .load(connection)?;
    Ok(ids.into_iter().map(MatchId::from_row).collect())
}

/// Marks a match as counted. Returns false if it was already.
pub fn mark_counted(connection: &mut AnyConn, id: MatchId) -> Result<bool, DbError> {
    Ok(diesel::delete(dice_uncounted::table.find(id.to_row())).execute(connection)? == 1)
}

/// Marks the rolls of a duplicate board as counted. Returns false if they were already.
pub fn take_set(connection: &mut AnyConn, set: RollSetId) -> Result<bool, DbError> {
    let known: i64 = dice_sets_counted::table.find(set.to_row()).count().get_result(connection)?;
    if known > 0 {
        return Ok(false);
    }
    diesel::insert_into(dice_sets_counted::table)
        .values(dice_sets_counted::set_id.eq(set.to_row()))
        .execute(connection)?;
    Ok(true)
}

/// Returns true if a director imported these rolls from a file.
pub fn is_imported(connection: &mut AnyConn, set: RollSetId) -> Result<bool, DbError> {
    let imported: Option<Option<String>> =
        roll_sets::table.find(set.to_row()).select(roll_sets::imported).first(connection).optional()?;
    Ok(imported.flatten().is_some())
}

/// Returns the finished tables at which a duplicate board was played.
pub fn tables_of(connection: &mut AnyConn, set: RollSetId) -> Result<Vec<MatchId>, DbError> {
    let ids: Vec<i64> = matches::table
        .filter(matches::roll_set_id.eq(set.to_row()))
        .filter(matches::status.eq("finished"))
        .order(matches::id.asc())
        .select(matches::id)
        .load(connection)?;
    Ok(ids.into_iter().map(MatchId::from_row).collect())
}

/// Adds rolls to the counts, under the lock of [`wait_for_other_nodes`].
pub fn add(connection: &mut AnyConn, who: Thrower, tally: &Tally) -> Result<(), DbError> {
    for (kind, cell, count) in cells(tally) {
        if count == 0 {
            continue;
        }
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        let known = diesel::update(dice_tallies::table.find((who.word(), kind, cell)))
            .set(dice_tallies::count.eq(dice_tallies::count + count))
            .execute(connection)?;
        if known == 0 {
            let row = (
                dice_tallies::who.eq(who.word()),
                dice_tallies::kind.eq(kind),
                dice_tallies::cell.eq(cell),
                dice_tallies::count.eq(count),
            );
            diesel::insert_into(dice_tallies::table).values(row).execute(connection)?;
        }
    }
    Ok(())
}

/// Returns all counts.
pub fn all(connection: &mut AnyConn) -> Result<BTreeMap<Thrower, Tally>, DbError> {
    let rows: Vec<(String, String, i16, i64)> = dice_tallies::table
        .select((dice_tallies::who, dice_tallies::kind, dice_tallies::cell, dice_tallies::count))
        .load(connection)?;
    let mut tallies: BTreeMap<Thrower, Tally> =
        Thrower::ALL.into_iter().map(|who| (who, Tally::default())).collect();
    for (who, kind, cell, count) in rows {
        let broken = || DbError::Broken(format!("dice_tallies: {who} {kind} {cell}"));
        let who = Thrower::ALL.into_iter().find(|known| known.word() == who).ok_or_else(broken)?;
        let tally = tallies.entry(who).or_default();
        let (cell, count) = usize::try_from(cell).ok().zip(u64::try_from(count).ok()).ok_or_else(broken)?;
        let place = match kind.as_str() {
            "rolls" => tally.rolls.get_mut(cell / 6).and_then(|row| row.get_mut(cell % 6)),
            "follows" => tally.follows.get_mut(cell / 6).and_then(|row| row.get_mut(cell % 6)),
            "openings" => tally.openings.get_mut(cell),
            _ => None,
        };
        *place.ok_or_else(broken)? = count;
    }
    Ok(tallies)
}

/// Returns every cell with its index in the table.
fn cells(tally: &Tally) -> impl Iterator<Item = (&'static str, i16, u64)> + '_ {
    let table = |kind, rows: &'_ [[u64; 6]; 6]| {
        rows.as_flattened()
            .iter()
            .copied()
            .zip(0..)
            .map(|(count, cell)| (kind, cell, count))
            .collect::<Vec<_>>()
    };
    let openings = tally.openings.iter().zip(0..).map(|(&count, cell)| ("openings", cell, count));
    table("rolls", &tally.rolls).into_iter().chain(table("follows", &tally.follows)).chain(openings)
}
