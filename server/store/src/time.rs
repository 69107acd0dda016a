//! The database's clock, which all nodes of a site share.

use diesel::{prelude::*, sql_types};
use moment::Millis;

use super::{AnyConn, DbError};
use crate::clock::{Reading, SinceBoot};

#[derive(QueryableByName)]
struct DatabaseTime {
    #[diesel(sql_type = sql_types::BigInt)]
    ms: i64,
}

/// Reads the site's reference clock: that of PostgreSQL's machine, or this machine's own for a SQLite file.
pub fn reading(connection: &mut AnyConn) -> Result<Reading, DbError> {
    match connection {
        AnyConn::Sqlite(_) => Ok(Reading::of_the_system()),
        AnyConn::Postgres(connection) => {
            let before = SinceBoot::now();
            let told: DatabaseTime =
                diesel::sql_query("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms")
                    .get_result(connection)?;
            let after = SinceBoot::now();
            Ok(Reading {
                told: Millis(told.ms),
                counted: before.middle(after),
                within: after.since(before) / 2,
            })
        }
    }
}
