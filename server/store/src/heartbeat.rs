//! A row that is written to test whether the database accepts writes.

use diesel::prelude::*;
use moment::Millis;

use super::{AnyConn, DbError, schema::heartbeat};

// The table has one row, because a heartbeat must not make the database grow.
const ONLY: i32 = 1;

/// Writes the row.
pub fn beat(connection: &mut AnyConn, now: Millis) -> Result<(), DbError> {
    let changed =
        diesel::update(heartbeat::table.find(ONLY)).set(heartbeat::at.eq(now.0)).execute(connection)?;
    if changed == 0 {
        diesel::insert_into(heartbeat::table)
            .values((heartbeat::only_row.eq(ONLY), heartbeat::at.eq(now.0)))
            .execute(connection)?;
    }
    Ok(())
}
