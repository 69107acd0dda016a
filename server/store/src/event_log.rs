//! The logs of events: tournaments, team matches and team events. Each kind has its own table of steps; all work
//! alike.

use std::fmt::Display;

use ::events::PlayerId;
use moment::Millis;

use super::DbError;
use crate::id::UserId;

/// An entry of a log.
#[derive(Debug, Clone)]
pub struct Logged<Act> {
    pub seq: u32,
    pub at: Millis,
    pub act: Act,
}

/// Steps to append to a log.
#[derive(Debug, Clone)]
pub struct Entry<Id, Act, Status> {
    pub id: Id,
    /// The last step before these.
    pub after: u32,
    pub at: Millis,
    pub by: Option<UserId>,
    pub acts: Vec<Act>,
    /// The status of the event after these steps.
    pub status: Status,
}

/// Parses the number, time and text of a step.
pub fn read<Act, E: Display>(
    (seq, at, text): (i32, i64, String),
    decode: impl Fn(&str) -> Result<Act, E>,
    broken: impl Fn(&dyn Display) -> DbError,
) -> Result<Logged<Act>, DbError> {
    let broken = |what: &dyn Display| broken(&format_args!("step {seq}: {what}"));
    let act = decode(&text).map_err(|error| broken(&error))?;
    Ok(Logged { seq: u32::try_from(seq).map_err(|error| broken(&error))?, at: Millis(at), act })
}

/// The log functions of one kind. `steps` is the table of its steps; the column `of` refers to a row of `rows`. The
/// calling module has the types `Act` and `Status`, and `encode` and `decode` for acts.
macro_rules! event_log {
    ($steps:ident, of: $of:ident, rows: $rows:ident, id: $Id:ty) => {
        /// Steps to append to a log.
        pub type Entry = $crate::event_log::Entry<$Id, Act, Status>;

        /// Returns every id, in no order.
        pub fn all_ids(connection: &mut AnyConn) -> Result<Vec<$Id>, DbError> {
            let ids: Vec<i64> = $rows::table.select($rows::id).load(connection)?;
            Ok(ids.into_iter().map(<$Id>::from_row).collect())
        }

        /// Returns the steps of a log after step `after`, in order.
        pub fn steps_after(
            connection: &mut AnyConn,
            id: $Id,
            after: u32,
        ) -> Result<Vec<$crate::event_log::Logged<Act>>, DbError> {
            let rows: Vec<(i32, i64, String)> = $steps::table
                .filter($steps::$of.eq(id.to_row()))
                .filter($steps::seq.gt(column(after)))
                .order($steps::seq.asc())
                .select(($steps::seq, $steps::at, $steps::step))
                .load(connection)?;
            let broken = |what: &dyn std::fmt::Display| {
                DbError::Broken(format!(concat!("the log of ", stringify!($rows), " {}: {}"), id, what))
            };
            rows.into_iter().map(|row| $crate::event_log::read(row, decode, broken)).collect()
        }

        /// Appends steps. Conflicts when another writer has appended steps first.
        pub fn append(connection: &mut AnyConn, entry: &Entry) -> Result<(), DbError> {
            for (seq, act) in (entry.after + 1..).zip(&entry.acts) {
                diesel::insert_into($steps::table)
                    .values((
                        $steps::$of.eq(entry.id.to_row()),
                        $steps::seq.eq(column(seq)),
                        $steps::at.eq(entry.at.0),
                        $steps::by_id.eq(entry.by.map($crate::id::UserId::to_row)),
                        $steps::step.eq(encode(act)),
                    ))
                    .execute(connection)?;
            }
            diesel::update($rows::table.find(entry.id.to_row()))
                .set($rows::status.eq(entry.status.name()))
                .execute(connection)?;
            Ok(())
        }
    };
}
pub(super) use event_log;

/// Returns the player id that the rules of events use.
pub fn player(user: UserId) -> PlayerId {
    PlayerId::new(user.to_row().unsigned_abs())
}

/// Returns the user id of a player.
pub fn user(player: PlayerId) -> UserId {
    UserId::from_row(i64::try_from(player.get()).unwrap_or(i64::MAX))
}
