//! `fullprime bench ratings-void`: creates a long history, voids its first match while others end, and undoes the void.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::bail;
use clap::Args;
use diesel::{RunQueryDsl as _, sql_query};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;
use ratings::{RatingList, Weight};
use serde::Serialize;
use site::{
    integrity::voids::{self, HistoryChange},
    upkeep::audit,
};
use store::{
    AnyConn, DbError, Store,
    account::Author,
    id::{MatchId, UserId},
    ratings as rating_rows,
    ratings::RatedEnd,
    stored::integrity::VoidScope,
    voids::Selected,
};
use wire::Millis;

use super::database::{open, report};

/// The matches and players to make up.
#[derive(Debug, Args)]
pub(super) struct Voids {
    /// An empty database: sqlite:PATH or postgres://... It is filled, and is not deleted afterwards.
    #[arg(long, value_name = "URL")]
    database: String,
    /// The number of rated matches after the one that is voided.
    #[arg(long, value_name = "N", default_value = "100000")]
    matches: u32,
    /// The number of players.
    #[arg(long, value_name = "N", default_value = "2000")]
    players: u32,
}

/// The output.
#[derive(Debug, Serialize)]
struct VoidsReport {
    matches: u32,
    players: u32,
    database: &'static str,
    build: &'static str,
    fill_s: f64,
    void: Measured,
    undo: Measured,
}

#[derive(Debug, Serialize)]
struct Measured {
    /// The seconds until the void takes effect in standings, records and credits.
    switched_s: f64,
    /// The seconds until the whole history is rewritten too.
    finished_s: f64,
    /// The number of matches that ended meanwhile, one after the other, and the times of their settlements.
    others_ended: usize,
    others_p50_ms: f64,
    others_p99_ms: f64,
    others_max_ms: f64,
}

impl Voids {
    /// Fills the database, measures, verifies and prints one JSON document.
    pub(super) fn run(&self) -> anyhow::Result<()> {
        report(self.measure())
    }

    async fn measure(&self) -> anyhow::Result<VoidsReport> {
        let store = open(&self.database).await?;
        let begin = Instant::now();
        let players = self.players;
        store.write(move |connection| make_players(connection, players)).await?;
        let mut number = 0;
        while number <= self.matches {
            let until = (number + 500).min(self.matches + 1);
            let from = number;
            store
                .write(move |connection| {
                    (from..until).try_for_each(|number| end_match(connection, number, players))
                })
                .await?;
            number = until;
        }
        let fill_s = begin.elapsed().as_secs_f64();
        let first = match_id(0);
        let selected = Selected::Match(first);
        let (reason, evidence) = ("bench".to_owned(), "bench".to_owned());
        let scope = VoidScope::Match { id: first.shown() };
        let step = HistoryChange::Void { selected, seen: None, scope, reason, evidence };
        let (void, id) = self.measured(&store, step, 10_000_000).await?;
        verify(&store).await?;
        let step = HistoryChange::Undo { void: id, why: "bench".to_owned() };
        let (undo, _) = self.measured(&store, step, 20_000_000).await?;
        verify(&store).await?;
        store.close().await;
        let database = if self.database.starts_with("sqlite") { "SQLite" } else { "PostgreSQL" };
        let build = if cfg!(debug_assertions) { "debug" } else { "release" };
        Ok(VoidsReport { matches: self.matches, players, database, build, fill_s, void, undo })
    }

    /// Runs a step while matches end.
    async fn measured(
        &self,
        store: &Store,
        step: HistoryChange,
        first: u32,
    ) -> anyhow::Result<(Measured, i64)> {
        let is_over = Arc::new(AtomicBool::new(false));
        let others = {
            let (store, is_over, players) = (store.clone(), Arc::clone(&is_over), self.players);
            tokio::spawn(async move {
                let mut times = Vec::new();
                let mut number = first;
                while !is_over.load(Ordering::Relaxed) {
                    let begin = Instant::now();
                    store.write(move |connection| end_match(connection, number, players)).await?;
                    times.push(begin.elapsed());
                    number += 1;
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                Ok::<_, DbError>(times)
            })
        };
        let begin = Instant::now();
        let changes = voids::switch(store, Author::Server, voids::no_guard(), step, Millis(1)).await?;
        let switched_s = begin.elapsed().as_secs_f64();
        voids::finish_rewriting(store).await?;
        let finished_s = begin.elapsed().as_secs_f64();
        is_over.store(true, Ordering::Relaxed);
        let mut times = others.await??;
        times.sort_unstable();
        let ms = |per_mille: usize| {
            let index = (times.len() * per_mille / 1_000).min(times.len().saturating_sub(1));
            times.get(index).map_or(0.0, |time| (time.as_secs_f64() * 1e6).round() / 1e3)
        };
        let measured = Measured {
            switched_s,
            finished_s,
            others_ended: times.len(),
            others_p50_ms: ms(500),
            others_p99_ms: ms(990),
            others_max_ms: ms(1_000),
        };
        Ok((measured, changes.void))
    }
}

async fn verify(store: &Store) -> anyhow::Result<()> {
    let faults = audit::check_ratings(store).await?.faults;
    // The matches of the bench have no logs and no records, so only the ratings are compared.
    match faults.iter().find(|fault| fault.contains("stored") || fault.contains("row")) {
        Some(fault) => bail!("{fault}"),
        None => Ok(()),
    }
}

fn match_id(number: u32) -> MatchId {
    MatchId::from_row(1_000_000 + i64::from(number))
}

fn make_players(connection: &mut AnyConn, players: u32) -> Result<(), DbError> {
    sql_query(format!(
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < {players}) \
         INSERT INTO users (id, name, name_folded, kind, password_hash, created_at) \
         SELECT i + 1000, 'p' || i, 'p' || i, 'person', 'nobody signs in', 0 FROM n"
    ))
    .execute(connection)?;
    Ok(())
}

/// Inserts the rows of a rated match. Its number selects the two players.
fn end_match(connection: &mut AnyConn, number: u32, players: u32) -> Result<(), DbError> {
    let mut random = SplitMix64::seed_from_u64(number.into());
    let [white, mut black] = [(); 2].map(|()| 1_000 + i64::from(random.random_range(0..players)));
    if black == white {
        black = 1_000 + (white - 999) % i64::from(players);
    }
    let id = match_id(number).to_row();
    let at = i64::from(number);
    sql_query(format!(
        "INSERT INTO matches (id, status, settings, rating_list, opener_id, white_id, black_id, dice_commitment, \
           last_seq, white_points, black_points, winner, ending, opened_at, started_at, ended_at, by_link, is_quick, \
           has_boards) \
         VALUES ({id}, 'finished', '{{\"format\":{{\"kind\":\"points\",\"length\":5}},\"rated\":true,\"time\":{{\"kind\":\"none\"}}}}', \
           'stakes', {white}, {white}, {black}, '{zeros}', 40, 5, 0, 'white', 'completed', {at}, {at}, {at}, \
           FALSE, FALSE, FALSE)",
        zeros = "0".repeat(64)
    ))
    .execute(connection)?;
    let end = RatedEnd {
        id: MatchId::from_row(id),
        list: RatingList::Stakes,
        n: Weight::FIVE_POINTS,
        winner: UserId::from_row(white),
        loser: UserId::from_row(black),
        at: Millis(at),
    };
    rating_rows::settle(connection, &end)?;
    Ok(())
}
