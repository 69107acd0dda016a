//! The row that a running site keeps writing, and the outages that follow from its gaps.
//!
//! Every node writes the row again and again, together with a trial of what the save of an action needs. A gap in which
//! no node wrote it is an outage: no action could be saved.
//!
//! A trial cannot show everything that may keep an action from being saved, so real saves count more. After a save has
//! failed, the time of the row does not advance until a later save of any node succeeds, or the outage is recorded.

use diesel::prelude::*;
use moment::Millis;

use super::{
    AnyConn, DbError, events,
    schema::{heartbeat, outages},
};

// The table has one row, because a heartbeat must not make the database grow.
const ONLY: i32 = 1;

/// The time for which outages are kept. No match waits as long for one action.
const KEPT_MS: i64 = 400 * 24 * 60 * 60 * 1_000;

/// The maximum number of outages that are read. The newest ones are read.
const READ_MAX: i64 = 10_000;

/// A time in which no node could write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outage {
    /// Its number. Later outages have higher ones.
    pub number: i64,
    /// The last moment before it at which a node could write.
    pub from: Millis,
    /// The first moment after it at which a node could write.
    pub to: Millis,
}

/// The end of an attempt to save an action, and its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Save {
    Done(Millis),
    /// The database could not save it.
    Failed(Millis),
}

/// A node that writes the row.
#[derive(Debug, Clone, Copy)]
pub struct Writer {
    /// Its random number.
    pub node: i64,
    /// The shortest time without a proof that is an outage.
    pub silence_ms: i64,
    /// The number of the newest outage that it knows.
    pub known: i64,
    /// The newest save of this node that its earlier heartbeats do not contain.
    pub save: Option<Save>,
}

/// The state of a node while it writes the row.
#[derive(Debug, Clone, Copy)]
pub struct Seen {
    pub now: Millis,
    /// True if this node has not proved for so long that actions can be saved that there may have been an outage.
    pub was_silent: bool,
}

/// A heartbeat that was written.
#[derive(Debug)]
pub struct Beat {
    /// Its time. All outages before it are known.
    pub now: Millis,
    /// The last moment at which actions could certainly be saved.
    pub able: Millis,
    /// False if `able` is earlier, because a save has failed and none has succeeded since.
    pub is_proof: bool,
    /// True if no other node has written the row since the last heartbeat of this one.
    pub is_alone: bool,
    /// The outages that were not known before, oldest first.
    pub outages: Vec<Outage>,
}

/// Writes the row, and records an outage if neither this node nor another one has proved for `silence_ms` that actions
/// can be saved. Returns the outages that the node does not know too.
///
/// `see` is called when the row is locked and the trial is made, so it notices the time spent waiting for a database
/// that hangs.
///
/// # Errors
/// The outer error if nothing was written: a conflict if two nodes insert the very first row at the same moment. The
/// inner error if the trial failed; then the row says so to the other nodes.
pub fn beat(
    connection: &mut AnyConn,
    writer: &Writer,
    see: impl FnOnce() -> Seen,
) -> Result<Result<Beat, DbError>, DbError> {
    let before = last(connection)?;
    let failed = failed_at(connection, before.and_then(|row| row.failed_at), writer.save)?;
    let tried = try_out(connection, failed.is_some());
    let Seen { now, was_silent } = see();
    let able = before.map_or(now.0, |row| row.at);
    let mut row = HeartbeatRow { only_row: ONLY, at: able, failed_at: failed, node: Some(writer.node) };
    if let Err(error) = tried {
        row.failed_at = Some(now.0);
        write(connection, before.is_some(), &row)?;
        return Ok(Err(error));
    }
    // A clock that was set back is no outage.
    if was_silent && now.0.saturating_sub(able) > writer.silence_ms {
        record(connection, Millis(able), now)?;
        row.failed_at = None;
    }
    let is_proof = row.failed_at.is_none();
    if is_proof {
        row.at = now.0;
    }
    write(connection, before.is_some(), &row)?;
    Ok(Ok(Beat {
        now,
        able: Millis(row.at),
        is_proof,
        is_alone: before.is_some_and(|row| row.node == Some(writer.node)),
        outages: after(connection, writer.known)?,
    }))
}

#[derive(Debug, Clone, Copy, Queryable, Insertable)]
#[diesel(table_name = heartbeat, treat_none_as_default_value = false)]
struct HeartbeatRow {
    only_row: i32,
    at: i64,
    failed_at: Option<i64>,
    node: Option<i64>,
}

/// Locks the row until the end of the transaction and returns it. SQLite has one writer anyway.
fn last(connection: &mut AnyConn) -> Result<Option<HeartbeatRow>, DbError> {
    let row = heartbeat::table.find(ONLY).select(heartbeat::all_columns);
    Ok(match connection {
        AnyConn::Postgres(postgres) => row.for_update().load::<HeartbeatRow>(postgres)?.first().copied(),
        AnyConn::Sqlite(sqlite) => row.first(sqlite).optional()?,
    })
}

fn write(connection: &mut AnyConn, is_there: bool, row: &HeartbeatRow) -> Result<(), DbError> {
    if is_there {
        let changes =
            (heartbeat::at.eq(row.at), heartbeat::failed_at.eq(row.failed_at), heartbeat::node.eq(row.node));
        diesel::update(heartbeat::table.find(ONLY)).set(changes).execute(connection)?;
    } else {
        diesel::insert_into(heartbeat::table).values(row).execute(connection)?;
    }
    Ok(())
}

/// Returns the time of the last save that failed, if none has succeeded since and no recorded outage contains it.
/// `noted` is the time in the row.
fn failed_at(
    connection: &mut AnyConn,
    noted: Option<i64>,
    save: Option<Save>,
) -> Result<Option<i64>, DbError> {
    let failed = match save {
        Some(Save::Done(at)) => noted.filter(|failed| *failed > at.0),
        Some(Save::Failed(at)) => noted.max(Some(at.0)),
        None => noted,
    };
    if failed.is_none() {
        return Ok(None);
    }
    let newest = outages::table.order(outages::number.desc()).select(outages::to_at);
    let ended: Option<i64> = newest.first(connection).optional()?;
    Ok(failed.filter(|failed| ended.is_none_or(|ended| *failed > ended)))
}

/// Tries whether an action could be saved. On SQLite an update of the row shows the same while no save has failed:
/// there all tables share one file and one lock.
fn try_out(connection: &mut AnyConn, is_in_doubt: bool) -> Result<(), DbError> {
    if !is_in_doubt && matches!(connection, AnyConn::Sqlite(_)) {
        return Ok(());
    }
    // A savepoint, so that the row can be written even if the trial fails.
    connection.transaction(|connection| events::try_out(connection, is_in_doubt))
}

fn record(connection: &mut AnyConn, from: Millis, to: Millis) -> Result<(), DbError> {
    let newest: Option<i64> = outages::table.select(diesel::dsl::max(outages::number)).first(connection)?;
    let row =
        (outages::number.eq(newest.unwrap_or(0) + 1), outages::from_at.eq(from.0), outages::to_at.eq(to.0));
    diesel::insert_into(outages::table).values(row).execute(connection)?;
    let old = outages::table.filter(outages::to_at.lt(to.0.saturating_sub(KEPT_MS)));
    diesel::delete(old).execute(connection)?;
    Ok(())
}

/// Returns the outages after number `known`, oldest first.
pub fn after(connection: &mut AnyConn, known: i64) -> Result<Vec<Outage>, DbError> {
    let mut rows: Vec<(i64, i64, i64)> = outages::table
        .filter(outages::number.gt(known))
        .order(outages::number.desc())
        .limit(READ_MAX)
        .select((outages::number, outages::from_at, outages::to_at))
        .load(connection)?;
    rows.reverse();
    let outage = |(number, from, to)| Outage { number, from: Millis(from), to: Millis(to) };
    Ok(rows.into_iter().map(outage).collect())
}

/// Returns true if an outage with these ends is recorded, or was so long ago that it is no longer kept.
pub fn is_recorded(connection: &mut AnyConn, from: Millis, to: Millis) -> Result<bool, DbError> {
    let newest: Option<i64> = outages::table.select(diesel::dsl::max(outages::to_at)).first(connection)?;
    if newest.is_some_and(|newest| to.0 < newest.saturating_sub(KEPT_MS)) {
        return Ok(true);
    }
    let same = outages::table.filter(outages::from_at.eq(from.0)).filter(outages::to_at.eq(to.0));
    Ok(diesel::select(diesel::dsl::exists(same)).get_result(connection)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{OpenedBy, SqliteDurability, Store, StoreSettings, metrics::Metrics};

    const SILENCE_MS: i64 = 3_000;

    async fn beat_of(store: &Store, node: i64, now: i64, save: Option<Save>) -> Beat {
        let writer = Writer { node, silence_ms: SILENCE_MS, known: 0, save };
        let see = move || Seen { now: Millis(now), was_silent: true };
        store.write(move |connection| beat(connection, &writer, see)).await.unwrap().unwrap()
    }

    #[tokio::test]
    async fn a_failed_save_stops_the_proofs_of_all_nodes_until_one_succeeds_or_an_outage_is_recorded() {
        use Save::{Done, Failed};
        let folder = tempfile::tempdir().unwrap();
        let settings = StoreSettings {
            url: format!("sqlite:{}", folder.path().join("a.db").display()).parse().unwrap(),
            durability: SqliteDurability::Normal,
            connections_max: 1,
        };
        let store = Store::open(&settings, OpenedBy::Tool, Metrics::new().store).unwrap();
        let steps = [
            // The node, the time, its newest save; the proven time, and how many outages there are then.
            (1, 0, None, 0, 0),
            (2, 500, None, 500, 0),
            (1, 1_000, Some(Failed(Millis(900))), 500, 0),
            (2, 1_500, None, 500, 0),
            // A save before the failed one says nothing.
            (2, 1_600, Some(Done(Millis(800))), 500, 0),
            (2, 1_700, Some(Done(Millis(1_650))), 1_700, 0),
            (1, 2_000, Some(Failed(Millis(1_900))), 1_700, 0),
            (1, 4_700, None, 1_700, 0),
            (2, 4_800, None, 4_800, 1),
            // This save failed in the outage.
            (1, 4_900, Some(Failed(Millis(4_000))), 4_900, 1),
            // No time is lost between two outages.
            (1, 5_000, Some(Failed(Millis(4_950))), 4_900, 1),
            (2, 8_000, None, 8_000, 2),
        ];
        let mut before = 0;
        for (node, now, save, able, outages) in steps {
            let beat = beat_of(&store, node, now, save).await;
            assert_eq!((beat.able, beat.outages.len()), (Millis(able), outages), "at {now}");
            assert_eq!(beat.is_proof, able == now, "at {now}");
            assert_eq!(beat.is_alone, before == node, "at {now}");
            before = node;
        }
        let ends: Vec<_> = beat_of(&store, 1, 8_100, None).await.outages;
        let ends: Vec<_> = ends.iter().map(|outage| (outage.from.0, outage.to.0)).collect();
        assert_eq!(ends, [(1_700, 4_800), (4_900, 8_000)]);
        store.close().await;
    }
}
