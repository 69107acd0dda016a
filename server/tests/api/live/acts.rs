//! A random search over acts: directors, players, moderators, strangers, and kills of the server. The server runs in a
//! process of its own and is known only from outside. After every step the search reads all that anybody may read, and
//! checks rules that hold whatever people do:
//!
//! - No roll that anybody could read is thrown later (`rolls.rs`).
//! - Credits issued are credits held, nobody is negative, prizes come once and only after the end, and a finished event
//!   leaves nothing in escrow (`books.rs`).
//! - A match that began rated, and in which both have played, ends rated (`rolls.rs`).
//! - A director can end every competition (`desk.rs`).
//! - No answer is an error of the server.
//! - `fullprime admin check` and `admin ledger verify` find nothing, after a kill and a restart too.
//!
//! An episode follows from a seed. An episode that breaks a rule is shrunk to a few steps and printed on one line, with
//! the command that runs it again. `make search-acts` searches for as long as it is told.

mod books;
mod comparative;
mod desk;
mod episode;
mod knock_out;
mod rolls;
mod shrink;
mod site;
mod tables;
mod teams;

use std::{
    io::Write as _,
    time::{Duration, Instant},
};

use episode::{Episode, Kind};
use site::{Finding, Site};

use super::{corrections, stakes::admin};
use crate::support::{Database, apart};

/// The number of steps of an episode.
const STEPS: usize = 30;
/// The most episodes that are run to shrink one that breaks a rule.
const SHRINKING_RUNS: usize = 40;
/// The seeds of `make test`, for each kind of competition and database.
const SEEDS: std::ops::Range<u64> = 1..2;

/// The server of an episode.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the search starts and kills it"]
async fn serve_the_search() {
    apart::serve(site::settings).await;
}

/// Runs an episode. Returns the first broken rule.
async fn run(episode: Episode, database: Database) -> Option<Finding> {
    let all = episode.steps.len();
    // A fault in a task of its own ends that task only.
    let played = tokio::spawn(async move {
        let mut site = Site::open(&episode, database).await;
        for (number, step) in episode.steps.iter().enumerate() {
            site.step(*step).await;
            site.observe_rolls().await;
            site.check_prizes().await;
            if number % 5 == 4 {
                site.check_books().await;
            }
            if let Some(finding) = site.finding() {
                finding.after = number + 1;
                return site.stop().await;
            }
        }
        finish(&mut site, episode.seed).await;
        site.stop().await
    });
    played.await.unwrap_or_else(|failed| {
        let text = failed.into_panic().downcast::<String>().map(|text| *text);
        Some(Finding { rule: "no panic", text: text.unwrap_or_default(), after: all })
    })
}

/// Ends the competition, kills the server, and checks everything.
async fn finish(site: &mut Site, seed: u64) {
    let view = site.end(seed.is_multiple_of(2)).await;
    if site.kind == Kind::KnockOut && site.finding().is_none() {
        site.check_end_of_knock_out(&view).await;
    }
    site.check_books().await;
    site.observe_rolls().await;
    site.kill(None).await;
    site.check_books().await;
    let config = corrections::check_settings(site.app());
    for task in [&["check"][..], &["ledger", "verify"]] {
        let arguments: Vec<&str> =
            ["--config", config.as_str()].into_iter().chain(task.iter().copied()).collect();
        let output = admin(&site.app().database().url(), &arguments);
        if !output.status.success() {
            let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
            site.found("admin check finds nothing", format!("{task:?}: {said:?}"));
        }
    }
}

/// Returns a database of a kind under test: 0 is SQLite, 1 is PostgreSQL if there is one.
fn database(number: usize) -> Option<Database> {
    Database::each().into_iter().nth(number)
}

/// Shrinks an episode that breaks a rule, and returns what to print.
async fn report(episode: Episode, on: usize, finding: Finding) -> String {
    let rule = finding.rule;
    let needed = episode.steps[..finding.after.min(episode.steps.len())].to_vec();
    let steps = shrink::shrink(needed, SHRINKING_RUNS, async |steps: Vec<episode::EpisodeStep>| {
        let Some(database) = database(on) else { return false };
        Box::pin(run(episode.with(steps), database)).await.is_some_and(|found| found.rule == rule)
    })
    .await;
    let least = episode.with(steps);
    format!(
        "broken: {rule}\n{}\n{} of {STEPS} steps on {}; run them again with\n  make search-acts EPISODE='{least}'\n",
        finding.text,
        least.steps.len(),
        ["SQLite", "PostgreSQL"][on],
    )
}

async fn short(kind: Kind) {
    for seed in SEEDS {
        for on in 0..Database::each().len() {
            let Some(database) = database(on) else { continue };
            let episode = Episode::random(kind, seed, STEPS);
            if let Some(finding) = run(episode.clone(), database).await {
                panic!("{}", report(episode, on, finding).await);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acts_break_a_knock_out() {
    short(Kind::KnockOut).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acts_break_a_team_match() {
    short(Kind::TeamMatch).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acts_break_a_team_event() {
    short(Kind::TeamEvent).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acts_break_a_comparative_event() {
    short(Kind::Comparative).await;
}

/// Searches for `FULLPRIME_ACTS_SECONDS`, or runs the episode in `FULLPRIME_ACTS_EPISODE` on each database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "make search-acts runs it"]
async fn search() {
    let mut broken = 0;
    if let Ok(text) = std::env::var("FULLPRIME_ACTS_EPISODE") {
        let episode: Episode = text.parse().expect("an episode as the search prints it");
        for on in 0..Database::each().len() {
            let Some(database) = database(on) else { continue };
            if let Some(finding) = run(episode.clone(), database).await {
                broken += 1;
                tell(&format!(
                    "broken: {} on {}\n{}\n",
                    finding.rule,
                    ["SQLite", "PostgreSQL"][on],
                    finding.text
                ));
            }
        }
    } else {
        broken = search_for_long().await;
    }
    assert_eq!(broken, 0, "episodes break a rule");
}

async fn search_for_long() -> usize {
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().expect("a number"));
    let time = Duration::from_secs(number("FULLPRIME_ACTS_SECONDS").unwrap_or(60));
    // Each search tries other episodes, unless it is told where to begin.
    let from = number("FULLPRIME_ACTS_SEED").unwrap_or_else(|| {
        let mut seed = [0; 8];
        getrandom::fill(&mut seed).expect("the operating system gives random bytes");
        u64::from_le_bytes(seed) >> 16
    });
    let began = Instant::now();
    let (mut episodes, mut broken) = (0_u64, 0);
    while began.elapsed() < time {
        let kind = Kind::ALL[usize::try_from(episodes).unwrap_or_default() % Kind::ALL.len()];
        let episode = Episode::random(kind, from + episodes / 4, STEPS);
        for on in 0..Database::each().len() {
            let Some(database) = database(on) else { continue };
            if let Some(finding) = run(episode.clone(), database).await {
                broken += 1;
                tell(&format!("broken: {}\n{}\n{episode}\n", finding.rule, finding.text));
                tell(&format!("after {episodes} episodes and {:.0} s\n", began.elapsed().as_secs_f64()));
                tell(&report(episode.clone(), on, finding).await);
                break;
            }
        }
        episodes += 1;
    }
    tell(&format!(
        "{episodes} episodes from seed {from} in {:.0} s: {broken} break a rule\n",
        began.elapsed().as_secs_f64()
    ));
    broken
}

/// Prints at once: a search takes long.
fn tell(text: &str) {
    std::io::stderr().write_all(text.as_bytes()).unwrap_or_default();
}
