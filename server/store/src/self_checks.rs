//! The nightly self-checks: the node that runs each, and the result.

use diesel::prelude::*;
use moment::Millis;

use super::{AnyConn, DbError, schema::self_checks};

/// The check of one night.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct Night {
    /// Days since 1970-01-01.
    pub night: i64,
    pub began_at: i64,
    /// The last sign of life of the node that runs it.
    pub seen_at: i64,
    pub finished_at: Option<i64>,
    /// True if it found no fault; `None` until it is finished.
    pub passed: Option<bool>,
    /// Its steps as JSON.
    pub steps: String,
    /// The time at which the operator was notified of a failure.
    pub told_at: Option<i64>,
}

/// Claims a night for the calling node. Returns false if another live node has it, or it is finished.
pub fn claim(
    connection: &mut AnyConn,
    night: i64,
    now: Millis,
    dead_before: Millis,
) -> Result<bool, DbError> {
    let is_there: Option<i64> =
        self_checks::table.find(night).select(self_checks::night).first(connection).optional()?;
    if is_there.is_none() {
        diesel::insert_into(self_checks::table)
            .values((
                self_checks::night.eq(night),
                self_checks::began_at.eq(now.0),
                self_checks::seen_at.eq(now.0),
                self_checks::steps.eq("[]"),
            ))
            .execute(connection)?;
        return Ok(true);
    }
    let abandoned = self_checks::table
        .find(night)
        .filter(self_checks::finished_at.is_null())
        .filter(self_checks::seen_at.lt(dead_before.0));
    let taken =
        diesel::update(abandoned).set((self_checks::began_at.eq(now.0), self_checks::seen_at.eq(now.0)));
    Ok(taken.execute(connection)? > 0)
}

/// Stores a sign of life of the node that runs a check.
pub fn touch(connection: &mut AnyConn, night: i64, now: Millis) -> Result<(), DbError> {
    diesel::update(self_checks::table.find(night)).set(self_checks::seen_at.eq(now.0)).execute(connection)?;
    Ok(())
}

/// Stores the result of a check.
pub fn finish(
    connection: &mut AnyConn,
    night: i64,
    now: Millis,
    passed: bool,
    steps: &str,
) -> Result<(), DbError> {
    diesel::update(self_checks::table.find(night))
        .set((
            self_checks::finished_at.eq(Some(now.0)),
            self_checks::seen_at.eq(now.0),
            self_checks::passed.eq(Some(passed)),
            self_checks::steps.eq(steps),
        ))
        .execute(connection)?;
    Ok(())
}

/// Returns the newest finished check.
pub fn last_finished(connection: &mut AnyConn) -> Result<Option<Night>, DbError> {
    let finished = self_checks::table.filter(self_checks::finished_at.is_not_null());
    Ok(finished.order(self_checks::night.desc()).first(connection).optional()?)
}

/// Returns the newest check, finished or not.
pub fn last(connection: &mut AnyConn) -> Result<Option<Night>, DbError> {
    Ok(self_checks::table.order(self_checks::night.desc()).first(connection).optional()?)
}

/// Marks the operator as notified of a night. Returns true if that was not done before.
pub fn told(connection: &mut AnyConn, night: i64, now: Millis) -> Result<bool, DbError> {
    let untold = self_checks::table.find(night).filter(self_checks::told_at.is_null());
    Ok(diesel::update(untold).set(self_checks::told_at.eq(Some(now.0))).execute(connection)? > 0)
}

/// Deletes the checks of nights before `night`.
pub fn delete_before(connection: &mut AnyConn, night: i64) -> Result<(), DbError> {
    diesel::delete(self_checks::table.filter(self_checks::night.lt(night))).execute(connection)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::Metrics;
    use crate::{OpenedBy, SqliteDurability, Store, StoreSettings};

    #[tokio::test]
    async fn one_node_holds_a_night_until_it_falls_silent() {
        let folder = tempfile::tempdir().unwrap();
        let settings = StoreSettings {
            url: format!("sqlite:{}", folder.path().join("a.db").display()).parse().unwrap(),
            durability: SqliteDurability::Full,
            connections_max: 1,
        };
        let store = Store::open(&settings, OpenedBy::Tool, Metrics::new().store).unwrap();
        let claim = async |now| {
            store.write(move |connection| claim(connection, 7, Millis(now), Millis(now - 300))).await.unwrap()
        };
        assert!(claim(1_000).await);
        assert!(!claim(1_100).await, "another node has claimed it");
        store.write(|connection| touch(connection, 7, Millis(1_250))).await.unwrap();
        assert!(!claim(1_500).await, "the claim was renewed");
        assert!(claim(1_600).await, "the node has fallen silent");
        assert!(!claim(1_700).await);
        store.write(|connection| finish(connection, 7, Millis(1_800), false, "[]")).await.unwrap();
        assert!(!claim(9_000).await, "the check is finished");
        let last = store.read(last_finished).await.unwrap().unwrap();
        assert_eq!(
            (last.night, last.finished_at, last.passed, last.told_at),
            (7, Some(1_800), Some(false), None)
        );
        assert!(store.write(|connection| told(connection, 7, Millis(1_900))).await.unwrap());
        assert!(!store.write(|connection| told(connection, 7, Millis(2_000))).await.unwrap(), "once");
    }
}
