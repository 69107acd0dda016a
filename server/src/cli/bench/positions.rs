//! `fullprime bench positions`: fills the library of one player with many made-up decisions and searches them.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};

use anyhow::bail;
use clap::Args;
use rules::{Checkers, Side};
use serde::Serialize;
use site::reviews::archive;
use store::{
    AnyConn, DbError,
    account::{Account, AccountKind, UserName},
    clock::Clock as _,
    decisions::{self, CubeAt, Decision, DecisionKind, DecisionPhase, Origin, PackedDecisions, StakesKind},
    facts::Both,
    id::{LibraryMatchId, UserId},
    learning::MistakeTheme,
    ledger,
    library::{self, FoundMatch, NewLibraryMatch, Room},
    own_names, users,
};
use wire::{ArchivePart, CheckersAtLeast, DecidedBy, Millis, PositionOrder, PositionSearch};

use super::database::{open, report};
use crate::SystemClock;

/// The number of decisions of one match, about as many as a match to 7 points has.
const OF_ONE_MATCH: u32 = 200;
/// The number of matches in one transaction.
const AT_ONCE: u32 = 100;

/// The positions to make up, and the number of searches.
#[derive(Debug, Args)]
pub(super) struct Positions {
    /// An empty database: sqlite:PATH or postgres://... It is filled, and is not deleted afterwards.
    #[arg(long, value_name = "URL")]
    database: String,
    /// The number of decisions, all of one player's matches.
    #[arg(long, value_name = "N", default_value = "1000000")]
    positions: u32,
    /// The number of searches of each kind.
    #[arg(long, value_name = "N", default_value = "20")]
    searches: u32,
}

/// The output.
#[derive(Debug, Serialize)]
struct PositionsReport {
    positions: u32,
    database: &'static str,
    build: &'static str,
    fill_s: f64,
    searches: BTreeMap<&'static str, SearchTimes>,
}

/// The times of one kind of search, in milliseconds.
#[derive(Debug, Serialize)]
struct SearchTimes {
    found: u32,
    p50_ms: f64,
    max_ms: f64,
}

impl Positions {
    /// Fills the database, measures and prints one JSON document.
    pub(super) fn run(&self) -> anyhow::Result<()> {
        report(self.measure())
    }

    async fn measure(&self) -> anyhow::Result<PositionsReport> {
        let store = open(&self.database).await?;
        let begin = Instant::now();
        let now = SystemClock.now();
        let owner = store.write(move |connection| player(connection, now)).await?;
        let matches = self.positions.div_ceil(OF_ONE_MATCH);
        for first in (0..matches).step_by(usize::try_from(AT_ONCE)?) {
            let last = matches.min(first + AT_ONCE);
            store.write(move |connection| fill(connection, owner, first..last, now)).await?;
        }
        let fill_s = begin.elapsed().as_secs_f64();
        let mut searches = BTreeMap::new();
        for (what, search) in kinds() {
            let mut times = Vec::new();
            let mut found = 0;
            for _ in 0..self.searches {
                let search = search.clone();
                let begin = Instant::now();
                let page = store.read(move |connection| archive::find(connection, owner, &search)).await?;
                times.push(begin.elapsed());
                found = page.total;
                if page.searched < self.positions / 2 {
                    bail!("only {} decisions were searched", page.searched);
                }
            }
            searches.insert(what, SearchTimes::from_times(found, times));
        }
        store.close().await;
        let database = if self.database.starts_with("sqlite") { "SQLite" } else { "PostgreSQL" };
        let build = if cfg!(debug_assertions) { "debug" } else { "release" };
        Ok(PositionsReport { positions: matches * OF_ONE_MATCH, database, build, fill_s, searches })
    }
}

/// Returns the searches. Each has to look at every decision of the player.
fn kinds() -> [(&'static str, PositionSearch); 4] {
    let at = |place, least| CheckersAtLeast { place, least };
    let all = || PositionSearch { by: DecidedBy::Everybody, ..PositionSearch::default() };
    [
        ("everything_by_error", all()),
        (
            "newest_in_a_race",
            PositionSearch { order: PositionOrder::Newest, part: Some(ArchivePart::Race), ..all() },
        ),
        (
            "structure_and_lead",
            PositionSearch {
                own: vec![at(6, 3), at(5, 2), at(4, 2)],
                theirs: vec![at(20, 2)],
                lead_min: Some(10),
                ..all()
            },
        ),
        ("nothing", PositionSearch { own: vec![at(1, 15)], theirs: vec![at(1, 15)], ..all() }),
    ]
}

fn player(connection: &mut AnyConn, now: Millis) -> Result<UserId, DbError> {
    let account = Account {
        id: UserId::random(),
        name: UserName::parse_any("bench").expect("a name of letters"),
        kind: AccountKind::Guest,
        owner: None,
        created_at: now,
        look: store::account::Look::default(),
    };
    users::insert(connection, &account, None, ledger::Start::Nothing)?;
    own_names::replace(connection, account.id, &BTreeSet::from(["anna".to_owned()]))?;
    Ok(account.id)
}

fn fill(
    connection: &mut AnyConn,
    owner: UserId,
    matches: std::ops::Range<u32>,
    now: Millis,
) -> Result<(), DbError> {
    let mut left = Room { files: u64::MAX, bytes: u64::MAX };
    for number in matches {
        let id = LibraryMatchId::random();
        let found = FoundMatch {
            bytes: 0,
            packed: Vec::new(),
            white: "Anna".to_owned(),
            black: format!("Opponent {}", number % 97),
            length: Some(7),
            games: 1,
            points: Both { white: 7, black: 3 },
            fingerprint: format!("bench {number}"),
            content: None,
            is_long: true,
            played_at: Some(Millis(i64::from(number) * 86_400_000)),
            has_riches: false,
            positions: Vec::new(),
        };
        let new =
            NewLibraryMatch { id, owner, at: now, file_name: format!("{number}.mat"), path: None, found };
        library::insert_one(connection, &new, &mut left)?;
        let mut random = Sequence(u64::from(number) + 1);
        let all: Vec<Decision> = (1..=OF_ONE_MATCH).map(|stop| random.decision(stop)).collect();
        let packed = PackedDecisions::pack(StakesKind::Match(7), &all);
        decisions::put(connection, Origin::Imported(id), 2, &packed)?;
    }
    Ok(())
}

/// A reproducible sequence of numbers without a visible order: the linear congruential generator of Knuth's MMIX.
struct Sequence(u64);

impl Sequence {
    fn below(&mut self, bound: u8) -> u8 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u8::try_from((self.0 >> 33) % u64::from(bound.max(1))).unwrap_or(0)
    }

    fn decision(&mut self, stop: u32) -> Decision {
        let mut checkers = Checkers { own: [0; 25], opponent: [0; 25] };
        for _ in 0..15 {
            checkers.own[usize::from(self.below(25))] += 1;
        }
        for _ in 0..15 {
            // A point belongs to one side; index 24 is the bar, where both may have checkers.
            let place = usize::from(self.below(25));
            if place == 24 || checkers.own[23 - place] == 0 {
                checkers.opponent[place] += 1;
            }
        }
        let pips = |counts: &[u8; 25]| (1..).zip(counts).map(|(pips, &count)| pips * u16::from(count)).sum();
        let lost = self.below(3) == 0;
        Decision {
            stop,
            side: if stop.is_multiple_of(2) { Side::White } else { Side::Black },
            kind: if self.below(5) == 0 { DecisionKind::Double } else { DecisionKind::Play },
            phase: if self.below(4) == 0 { DecisionPhase::Race } else { DecisionPhase::Contact },
            theme: lost.then(|| MistakeTheme::ALL[usize::from(self.below(15))]),
            error: if lost { u32::from(self.below(255)) * 100 } else { 0 },
            dice: Some((1 + self.below(6), 1 + self.below(6))),
            cube_turns: self.below(3),
            cube_at: CubeAt::Centre,
            own_away: 1 + self.below(7),
            opponent_away: 1 + self.below(7),
            crawford: false,
            own_pips: pips(&checkers.own),
            opponent_pips: pips(&checkers.opponent),
            checkers,
        }
    }
}

impl SearchTimes {
    fn from_times(found: u32, mut times: Vec<Duration>) -> SearchTimes {
        times.sort_unstable();
        let ms = |time: Option<&Duration>| time.map_or(0.0, |time| (time.as_secs_f64() * 1e4).round() / 10.0);
        SearchTimes { found, p50_ms: ms(times.get(times.len() / 2)), max_ms: ms(times.last()) }
    }
}
