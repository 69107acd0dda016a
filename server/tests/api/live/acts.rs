//! A random search over acts: directors, players, moderators, strangers, and kills of the server. The server runs in a
//! process of its own and is known only from outside. After every step the search reads all that anybody may read, and
//! checks rules that hold whatever people do:
//!
//! - No roll that anybody could read is thrown later (`rolls.rs`).
//! - In a tournament nobody is twice in a round, the standings have everybody once, and a correction changes only the
//!   rounds that its preview names (`rounds.rs`).
//! - Credits issued are credits held, nobody is negative, prizes come once and only after the end, and a finished event
//!   leaves nothing in escrow (`books.rs`).
//! - A match that began rated, and in which both have played, ends rated (`rolls.rs`).
//! - A director can end every competition (`desk.rs`).
//! - No answer is an error of the server.
//! - `fullprime admin check` and `admin ledger verify` find nothing, after a kill and a restart too.
//!
//! The set-up and the steps of an episode follow from its seed; `places.rs` says what does not. An episode that breaks
//! a rule is shrunk to a few steps and printed on one line, with the command that runs it again. `make search-acts`
//! searches for as long as it is told. An episode in which everything is refused fails (`tally.rs`).

mod begin;
mod books;
mod comparative;
mod desk;
mod episode;
mod places;
mod rolls;
mod rounds;
mod shrink;
mod site;
mod tables;
mod tally;
mod teams;
mod tournament;

use std::{
    collections::BTreeMap,
    io::Write as _,
    time::{Duration, Instant},
};

use episode::{Episode, Kind, word};
use site::{Finding, Site};
use tally::Tally;

use super::{corrections, stakes::admin};
use crate::support::{Database, apart};

/// The number of steps of an episode in a search.
const STEPS: usize = 30;
/// The number of steps of the fixed episodes that `make test` runs on both databases, and of those on one of them.
const FIXED_STEPS: usize = 24;
const FEW_STEPS: usize = 12;
/// The most episodes that are run to shrink one that breaks a rule.
const SHRINKING_RUNS: usize = 40;
/// Returns the seeds of the fixed episodes of a kind: of the first database and of the second. The first is played to
/// its end.
const fn seeds(kind: Kind) -> [u64; 2] {
    match kind {
        // With the seed 1 nearly everything comes after the end.
        Kind::Comparative => [2, 5],
        _ => [2, 1],
    }
}

/// The server of an episode.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the search starts and kills it"]
async fn serve_the_search() {
    apart::serve(site::settings).await;
}

/// Runs an episode. Returns the first broken rule, and what was carried out.
async fn run(episode: Episode, database: Database) -> (Option<Finding>, Tally) {
    let all = episode.steps.len();
    // A fault in a task of its own ends that task only.
    let played = tokio::spawn(async move {
        let mut site = Site::open(&episode, database).await;
        for (number, step) in episode.steps.iter().enumerate() {
            let is_carried_out = site.step(*step).await;
            site.tally.count(step.act, is_carried_out);
            site.observe_rolls().await;
            site.check_rounds().await;
            site.check_prizes().await;
            if number % 5 == 4 {
                site.check_books().await;
            }
            if let Some(finding) = site.finding() {
                finding.after = number + 1;
                return site.stop().await;
            }
        }
        finish(&mut site, episode.is_played_out()).await;
        site.stop().await
    });
    played.await.unwrap_or_else(|failed| {
        let text = failed.into_panic().downcast::<String>().map(|text| *text);
        let finding = Finding { rule: "no panic", text: text.unwrap_or_default(), after: all };
        (Some(finding), Tally::default())
    })
}

/// Ends the competition, kills the server, and checks everything.
async fn finish(site: &mut Site, is_played_out: bool) {
    let view = site.end(is_played_out).await;
    if site.kind.is_tournament() && site.finding().is_none() {
        site.check_rounds().await;
        site.check_end_of_tournament(&view).await;
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
        let (found, _) = Box::pin(run(episode.with(steps), database)).await;
        found.is_some_and(|found| found.rule == rule)
    })
    .await;
    let least = episode.with(steps);
    format!(
        "broken: {rule}\n{}\n{} of {} steps on {}; run them again with\n  make search-acts EPISODE='{least}'\n",
        finding.text,
        least.steps.len(),
        episode.steps.len(),
        ["SQLite", "PostgreSQL"][on],
    )
}

/// Runs the fixed episodes of a kind, one on each of these databases. Without PostgreSQL everything runs on SQLite.
async fn short(kind: Kind, steps: usize, databases: &[usize]) {
    let last = Database::each().len() - 1;
    let mut databases: Vec<usize> = databases.iter().map(|on| *on.min(&last)).collect();
    databases.dedup();
    let mut all = Tally::default();
    for (on, seed) in databases.into_iter().zip(seeds(kind)) {
        let Some(database) = database(on) else { continue };
        let episode = Episode::random(kind, seed, steps);
        let (finding, tally) = run(episode.clone(), database).await;
        if let Some(finding) = finding {
            panic!("{}", report(episode, on, finding).await);
        }
        tally.assert_acted();
        all.merge(&tally);
    }
    all.assert_lively(kind);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acts_break_a_knock_out() {
    short(Kind::KnockOut, FIXED_STEPS, &[0, 1]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acts_break_a_swiss() {
    short(Kind::Swiss, FEW_STEPS, &[0]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acts_break_a_tournament_with_lives() {
    short(Kind::Lives, FEW_STEPS, &[1]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acts_break_a_round_robin() {
    short(Kind::RoundRobin, FEW_STEPS, &[0]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acts_break_a_team_match() {
    short(Kind::TeamMatch, FIXED_STEPS, &[0, 1]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acts_break_a_team_event() {
    short(Kind::TeamEvent, FIXED_STEPS, &[0, 1]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acts_break_a_comparative_event() {
    short(Kind::Comparative, FIXED_STEPS, &[0, 1]).await;
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
            let (finding, tally) = run(episode.clone(), database).await;
            tell(&format!("{tally}\n"));
            if let Some(finding) = finding {
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
    let (mut episodes, mut broken) = (0, 0);
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    // Each seed is tried with every kind.
    let rounds = (from..).flat_map(|seed| Kind::ALL.map(|kind| (seed, kind)));
    for (seed, kind) in rounds {
        if began.elapsed() >= time {
            break;
        }
        let episode = Episode::random(kind, seed, STEPS);
        for on in 0..Database::each().len() {
            let Some(database) = database(on) else { continue };
            let (finding, tally) = run(episode.clone(), database).await;
            tallies.entry(word(&kind)).or_default().merge(&tally);
            if let Some(finding) = finding {
                broken += 1;
                tell(&format!("broken: {}\n{}\n{episode}\n", finding.rule, finding.text));
                tell(&format!("after {episodes} episodes and {:.0} s\n", began.elapsed().as_secs_f64()));
                tell(&report(episode.clone(), on, finding).await);
                break;
            }
        }
        episodes += 1;
    }
    for (kind, tally) in tallies {
        tell(&format!("{kind}: {tally}\n"));
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
