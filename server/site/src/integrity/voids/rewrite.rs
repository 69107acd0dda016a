//! Rewrites the history after a void, in small transactions, so that other writes run in between.

use std::time::Duration;

use store::{DbError, Store, voids};

use super::replay::{PORTION, Replay, is_same};
use crate::{background, lifecycle::Lifecycle};

/// The number of rows in one transaction.
const ROWS_AT_ONCE: usize = 500;
/// The interval at which a server searches for interrupted rewrites.
const LOOK_EVERY: Duration = Duration::from_secs(30);

/// Completes a pending rewrite. Idempotent: concurrent or repeated runs give the same rows. Returns the number of
/// rows written.
///
/// # Errors
/// If the database fails.
pub async fn finish_rewriting(store: &Store) -> Result<usize, DbError> {
    let mut written = 0;
    loop {
        let revision = store.read(voids::history::revision).await?;
        let Some(from) = revision.rewrite_from else { return Ok(written) };
        let mut replay = Replay::default();
        let mut next = from;
        let is_current = loop {
            let places =
                store.read(move |connection| voids::history::places(connection, next, PORTION)).await?;
            let Some(end) = places.last().map(|place| place.place) else { break true };
            let computed = background::spawn(move || {
                let mut rows = Vec::new();
                for place in &places {
                    let [winner, loser] = replay.rate(place);
                    for (row, stored) in [(winner, &place.winner), (loser, &place.loser)] {
                        if !is_same(&row, stored) {
                            rows.push(row);
                        }
                    }
                }
                (replay, rows)
            });
            let rows;
            (replay, rows) = computed.await.map_err(|_stopped| DbError::Closed)?;
            next = end + 1;
            if !write(store, revision.number, rows, &mut written).await? {
                break false;
            }
        };
        if is_current {
            store.write(move |connection| voids::history::rewritten(connection, revision.number)).await?;
        }
    }
}

/// Writes rows. Returns false if another void, or an undone one, has changed the history meanwhile.
async fn write(
    store: &Store,
    number: i64,
    rows: Vec<ratings::HistoryRow<store::id::MatchId, store::id::UserId>>,
    written: &mut usize,
) -> Result<bool, DbError> {
    let mut rows = rows.into_iter().peekable();
    while rows.peek().is_some() {
        let portion: Vec<_> = rows.by_ref().take(ROWS_AT_ONCE).collect();
        let count = portion.len();
        let is_current = store
            .write(move |connection| {
                if voids::history::revision(connection)?.number != number {
                    return Ok(false);
                }
                for row in &portion {
                    voids::history::rewrite(connection, row)?;
                }
                Ok::<_, DbError>(true)
            })
            .await?;
        if !is_current {
            return Ok(false);
        }
        *written += count;
    }
    Ok(true)
}

/// Completes rewrites that a stopped server or operator command left pending.
pub async fn keep_rewriting(store: Store, lifecycle: Lifecycle) {
    loop {
        match finish_rewriting(&store).await {
            Ok(0) => {}
            Ok(rows) => tracing::info!(rows, "rewrote the rating history after a void"),
            Err(cause) => tracing::warn!(%cause, "cannot rewrite the rating history; will try again"),
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = lifecycle.stopped() => return,
        }
    }
}
