//! A yardstick: repeats the commits of a run on the same database without a server.
//!
//! The rows come from the log of the run. They go into copies of the two tables that an action writes to, with their
//! indexes and checks but without foreign keys and triggers, by as many connections as the server has.

use std::{
    path::PathBuf,
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

use diesel::{
    backend::Backend,
    connection::SimpleConnection as _,
    prelude::*,
    query_builder::{AstPass, QueryFragment, QueryId},
    serialize::ToSql,
    sql_types::{BigInt, HasSqlType, Integer, Nullable, Text},
};

use super::{LoadError, server::Site};

diesel::table! {
    matches (id) {
        id -> BigInt,
        last_seq -> Integer,
        to_act -> Nullable<Text>,
        next_deadline -> Nullable<BigInt>,
        white_points -> Integer,
        black_points -> Integer,
    }
}

diesel::table! {
    match_events (match_id, seq) {
        match_id -> BigInt,
        seq -> Integer,
        at -> BigInt,
        side -> Nullable<Text>,
        request -> Nullable<Text>,
        event -> Text,
    }
}

#[derive(diesel::MultiConnection)]
enum Either {
    Postgres(PgConnection),
    Sqlite(SqliteConnection),
}

#[derive(Debug, Clone, Queryable, Insertable)]
#[diesel(table_name = match_events, treat_none_as_default_value = false)]
struct LoggedEventRow {
    match_id: i64,
    seq: i32,
    at: i64,
    side: Option<String>,
    request: Option<String>,
    event: String,
}

/// The number of PostgreSQL connections, the default of the server's configuration.
const CONNECTIONS: i64 = 16;

/// The commits and their time.
#[derive(Debug, Clone, Copy)]
pub struct Bare {
    /// The number of actions.
    pub actions: u64,
    /// The time of all of them together.
    pub took: Duration,
    /// The rows of the log for each action.
    pub events_per_action: f64,
}

/// Repeats the commits of a run, for at most `time`. `per_commit` writes share a commit on SQLite, as they did
/// in the run.
///
/// # Errors
/// Returns an error if the database of the run cannot be read, or its copy cannot be written.
pub fn commit_again(site: &Site, per_commit: f64, time: Duration) -> Result<Bare, LoadError> {
    let actions = actions_of(&mut open_original(site)?)?;
    let rows: usize = actions.iter().map(Vec::len).sum();
    let committed = AtomicU64::new(0);
    prepare(site)?;
    let until = Instant::now() + time;
    let began = Instant::now();
    match &site.database {
        Some(_) => std::thread::scope(|scope| {
            let parts = (0..CONNECTIONS).map(|part| {
                let (actions, committed) = (&actions, &committed);
                scope.spawn(move || {
                    let mut connection = open_copy(site)?;
                    let own =
                        |action: &&Vec<LoggedEventRow>| action[0].match_id.rem_euclid(CONNECTIONS) == part;
                    commit_each(&mut connection, actions.iter().filter(own), 1, until, committed)
                })
            });
            let parts: Vec<_> = parts.collect();
            parts.into_iter().try_for_each(|part| {
                part.join().unwrap_or_else(|_| Err(LoadError::Unexpected("a committer panicked".to_owned())))
            })
        })?,
        None => {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a small positive mean"
            )]
            let together = per_commit.round().max(1.0) as usize;
            commit_each(&mut open_copy(site)?, actions.iter(), together, until, &committed)?;
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "counts of a run are far below 2^52")]
    let events_per_action = rows as f64 / actions.len().max(1) as f64;
    Ok(Bare { actions: committed.load(Ordering::Relaxed), took: began.elapsed(), events_per_action })
}

/// Returns the log of every match, cut at the ends of actions.
fn actions_of(connection: &mut Either) -> Result<Vec<Vec<LoggedEventRow>>, LoadError> {
    let rows: Vec<LoggedEventRow> =
        match_events::table.order((match_events::match_id, match_events::seq)).load(connection)?;
    let mut actions: Vec<Vec<LoggedEventRow>> = Vec::new();
    for row in rows {
        match actions.last_mut() {
            Some(action)
                if action.last().is_some_and(|last| {
                    last.match_id == row.match_id && last.request.is_none() && last.side == row.side
                }) =>
            {
                action.push(row);
            }
            Some(_) | None => actions.push(vec![row]),
        }
    }
    // The matches grow side by side, as in the run.
    actions.sort_by_key(|action| action[0].at);
    Ok(actions)
}

fn commit_each<'a>(
    connection: &mut Either,
    actions: impl Iterator<Item = &'a Vec<LoggedEventRow>>,
    together: usize,
    until: Instant,
    committed: &AtomicU64,
) -> Result<(), LoadError> {
    let mut actions = actions.peekable();
    while actions.peek().is_some() && Instant::now() < until {
        let batch: Vec<&Vec<LoggedEventRow>> = actions.by_ref().take(together).collect();
        connection.transaction(|connection| batch.iter().try_for_each(|action| write(connection, action)))?;
        committed.fetch_add(batch.len() as u64, Ordering::Relaxed);
    }
    Ok(())
}

/// Runs a statement on the inner connection, where diesel keeps it prepared, as the server does.
macro_rules! on_inner {
    ($connection:expr, |$inner:ident| $run:expr) => {
        match $connection {
            Either::Postgres($inner) => $run,
            Either::Sqlite($inner) => $run,
        }
    };
}

fn write(connection: &mut Either, action: &[LoggedEventRow]) -> Result<(), diesel::result::Error> {
    for row in action {
        let insert = diesel::insert_into(match_events::table).values(row.clone());
        on_inner!(connection, |inner| insert.execute(inner))?;
    }
    let advance = Advance { after: action[0].seq - 1, last: action[action.len() - 1].clone() };
    let advanced = on_inner!(connection, |inner| advance.execute(inner))?;
    if advanced == 1 { Ok(()) } else { Err(diesel::result::Error::NotFound) }
}

/// The update that follows the events of an action. Diesel's own updates are prepared again for each run.
#[derive(QueryId)]
struct Advance {
    after: i32,
    last: LoggedEventRow,
}

impl<DB> QueryFragment<DB> for Advance
where
    DB: Backend + HasSqlType<Integer> + HasSqlType<BigInt> + HasSqlType<Text>,
    i32: ToSql<Integer, DB>,
    i64: ToSql<BigInt, DB>,
    String: ToSql<Text, DB>,
{
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        out.push_sql("UPDATE matches SET white_points = 0, black_points = 0, last_seq = ");
        out.push_bind_param::<Integer, _>(&self.last.seq)?;
        out.push_sql(", to_act = ");
        out.push_bind_param::<Nullable<Text>, _>(&self.last.side)?;
        out.push_sql(", next_deadline = ");
        out.push_bind_param::<BigInt, _>(&self.last.at)?;
        out.push_sql(" WHERE id = ");
        out.push_bind_param::<BigInt, _>(&self.last.match_id)?;
        out.push_sql(" AND last_seq = ");
        out.push_bind_param::<Integer, _>(&self.after)?;
        Ok(())
    }
}

impl<Conn> RunQueryDsl<Conn> for Advance {}

fn copy_file(site: &Site) -> PathBuf {
    site.folder.join("bare.db")
}

fn open_original(site: &Site) -> Result<Either, LoadError> {
    Ok(match &site.database {
        Some(url) => Either::Postgres(PgConnection::establish(url)?),
        None => Either::Sqlite(SqliteConnection::establish(&site.sqlite_file().to_string_lossy())?),
    })
}

fn open_copy(site: &Site) -> Result<Either, LoadError> {
    Ok(match &site.database {
        Some(url) => {
            let mut connection = PgConnection::establish(url)?;
            connection.batch_execute("SET search_path = bare")?;
            Either::Postgres(connection)
        }
        None => {
            let mut connection = SqliteConnection::establish(&copy_file(site).to_string_lossy())?;
            // These are the server's settings.
            connection.batch_execute(
                "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF;",
            )?;
            Either::Sqlite(connection)
        }
    })
}

/// Creates the copies, with a row for each match and an empty log.
fn prepare(site: &Site) -> Result<(), LoadError> {
    match open_original(site)? {
        Either::Postgres(mut connection) => Ok(connection.batch_execute(
            "CREATE SCHEMA bare;
             CREATE TABLE bare.matches (LIKE matches INCLUDING ALL);
             CREATE TABLE bare.match_events (LIKE match_events INCLUDING ALL);
             INSERT INTO bare.matches SELECT * FROM matches;
             UPDATE bare.matches SET last_seq = 0;
             ANALYZE bare.matches;",
        )?),
        Either::Sqlite(mut original) => {
            #[derive(QueryableByName)]
            struct Made {
                #[diesel(sql_type = Text)]
                sql: String,
            }
            let made: Vec<Made> = diesel::sql_query(
                "SELECT sql FROM sqlite_master WHERE tbl_name IN ('matches', 'match_events')
                 AND type IN ('table', 'index') AND sql IS NOT NULL ORDER BY type DESC",
            )
            .load(&mut original)?;
            let Either::Sqlite(mut copy) = open_copy(site)? else { return Ok(()) };
            for Made { sql } in made {
                copy.batch_execute(&sql)?;
            }
            let file = site.sqlite_file().to_string_lossy().replace('\'', "''");
            Ok(copy.batch_execute(&format!(
                "ATTACH '{file}' AS original;
                 INSERT INTO matches SELECT * FROM original.matches;
                 UPDATE matches SET last_seq = 0;
                 DETACH original;"
            ))?)
        }
    }
}
