//! `fullprime bench leaderboards`: fills a database with many players and requests pages of its lists.

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::bail;
use clap::Args;
use diesel::{RunQueryDsl as _, sql_query};
use ratings::RatingList;
use serde::Serialize;
use site::leaderboards::{Choice, DAYS, EXPERIENCES, Leaderboards};
use store::{AnyConn, DbError, clock::Clock as _};

use super::database::{open, report};
use crate::SystemClock;

/// The number of players on a page, as in the web client.
const PAGE: u16 = 50;

/// The players to make up, and the number of requests.
#[derive(Debug, Args)]
pub(super) struct Lists {
    /// An empty database: sqlite:PATH or postgres://... It is filled, and is not deleted afterwards.
    #[arg(long, value_name = "URL")]
    database: String,
    /// The number of players; each is in both lists.
    #[arg(long, value_name = "N", default_value = "1000000")]
    players: u32,
    /// The number of requests of each kind.
    #[arg(long, value_name = "N", default_value = "500")]
    questions: u32,
}

/// The output.
#[derive(Debug, Serialize)]
struct LeaderboardsReport {
    players: u32,
    database: &'static str,
    build: &'static str,
    fill_s: f64,
    /// The times in milliseconds, by kind of request.
    pages: BTreeMap<&'static str, Times>,
}

#[derive(Debug, Serialize)]
struct Times {
    questions: usize,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
}

impl Lists {
    /// Fills the database, measures and prints one JSON document.
    pub(super) fn run(&self) -> anyhow::Result<()> {
        report(self.measure())
    }

    async fn measure(&self) -> anyhow::Result<LeaderboardsReport> {
        let store = open(&self.database).await?;
        let begin = Instant::now();
        let now = SystemClock.now().0;
        let players = self.players;
        store.write(move |connection| fill(connection, players, now)).await?;
        let fill_s = begin.elapsed().as_secs_f64();

        let lists = Leaderboards::new(store.clone(), Arc::new(SystemClock), 7);
        let mut pages = BTreeMap::new();
        let mut random = Sequence(0x1234_5678_9abc_def0);
        let mut top = Vec::new();
        let mut deep = Vec::new();
        let mut around = Vec::new();
        let mut search = Vec::new();
        // The first request for a rank counts the whole list, and its result is kept. Its time is reported separately.
        let mut first_rank = Vec::new();
        for choice in choices() {
            first_rank.push(timed(lists.around(choice, PAGE, &name(random.below(players)))).await?.0);
        }
        for _ in 0..self.questions {
            let choice = random.choice();
            let (took, page) = timed(lists.page(choice, PAGE, None)).await?;
            top.push(took);
            if page.rows.len() != usize::from(PAGE) {
                bail!("a page has {} rows: take more players", page.rows.len());
            }
            let (took, page) = timed(lists.around(choice, PAGE, &name(random.below(players)))).await?;
            around.push(took);
            // A page in the middle of the list.
            if let Some(next) = page.next {
                deep.push(timed(lists.page(choice, PAGE, Some(&next))).await?.0);
            }
            let (took, found) = timed(lists.search(&name(random.below(players))[..5])).await?;
            search.push(took);
            assert!(!found.players.is_empty(), "every name is found by its beginning");
        }
        for (what, times) in [
            ("top", top),
            ("next", deep),
            ("around_a_player", around),
            ("search", search),
            ("first_rank_of_a_list", first_rank),
        ] {
            pages.insert(what, Times::from_durations(times));
        }
        store.close().await;
        let database = if self.database.starts_with("sqlite") { "SQLite" } else { "PostgreSQL" };
        let build = if cfg!(debug_assertions) { "debug" } else { "release" };
        Ok(LeaderboardsReport { players, database, build, fill_s, pages })
    }
}

async fn timed<T, E>(asked: impl Future<Output = Result<T, E>>) -> Result<(Duration, T), E> {
    let begin = Instant::now();
    let answer = asked.await?;
    Ok((begin.elapsed(), answer))
}

/// Iterates over every list that can be requested.
fn choices() -> impl Iterator<Item = Choice> {
    let days = DAYS.into_iter().map(Some).chain([None]);
    days.flat_map(|days| {
        EXPERIENCES.into_iter().flat_map(move |experience_min| {
            RatingList::ALL.into_iter().flat_map(move |list| {
                [true, false].map(|with_bots| Choice { list, days, experience_min, with_bots })
            })
        })
    })
}

/// A reproducible sequence of numbers without a visible order.
struct Sequence(u64);

impl Sequence {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from((self.0 >> 16) % u64::from(bound)).unwrap_or(0)
    }

    fn choice(&mut self) -> Choice {
        let all: Vec<Choice> = choices().collect();
        let index = self.below(u32::try_from(all.len()).unwrap_or(1));
        all[usize::try_from(index).unwrap_or(0)]
    }
}

fn name(number: u32) -> String {
    format!("p{number:07}")
}

/// Inserts people with ratings around 1500 and one bot among a thousand. One in twelve has played in the last week.
fn fill(connection: &mut AnyConn, players: u32, now: i64) -> Result<(), DbError> {
    let text = |sql: &str| sql.replace("{players}", &players.to_string()).replace("{now}", &now.to_string());
    let padded = match connection {
        AnyConn::Postgres(_) => "lpad(i::text, 7, '0')",
        AnyConn::Sqlite(_) => "printf('%07d', i)",
    };
    let users = text(
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < {players}) \
         INSERT INTO users (id, name, name_folded, kind, password_hash, created_at) \
         SELECT i + 1000, 'p' || {padded}, 'p' || {padded}, CASE WHEN i % 1000 = 7 THEN 'bot' ELSE 'person' END, \
         CASE WHEN i % 1000 = 7 THEN NULL ELSE 'nobody signs in' END, 0 FROM n",
    )
    .replace("{padded}", padded);
    sql_query(users).execute(connection)?;
    for (list, factor) in [("casual", 7_919_i64), ("stakes", 104_729)] {
        let ratings = text(
            "INSERT INTO ratings (user_id, list, rating, experience, rated_at, is_bot, listed_rating) \
             SELECT id, '{list}', points, experience, rated_at, is_bot, CASE WHEN experience >= 20 THEN points END \
             FROM (SELECT id, 1100 + (id * {factor} % 4001) * 0.1 + (id * 31337 % 4001) * 0.1 AS points, \
             (id * 613 % 29) * (id * 271 % 31) AS experience, kind = 'bot' AS is_bot, \
             {now} - 3600000 * (1 + (id * 7001 % 89) * (id * 433 % 101)) AS rated_at \
             FROM users WHERE id >= 1000 AND name LIKE 'p%') made",
        );
        let ratings = ratings.replace("{list}", list).replace("{factor}", &factor.to_string());
        sql_query(ratings).execute(connection)?;
    }
    for table in ["users", "ratings"] {
        sql_query(format!("ANALYZE {table}")).execute(connection)?;
    }
    Ok(())
}

impl Times {
    fn from_durations(mut times: Vec<Duration>) -> Times {
        times.sort_unstable();
        let ms = |per_mille: usize| {
            let index = (times.len() * per_mille / 1_000).min(times.len().saturating_sub(1));
            times.get(index).map_or(0.0, |time| (time.as_secs_f64() * 1e6).round() / 1e3)
        };
        Times { questions: times.len(), p50_ms: ms(500), p99_ms: ms(990), max_ms: ms(1_000) }
    }
}
