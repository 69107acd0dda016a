//! `fullprime bench logs`: stores the logs of many made-up matches, packs them, and compares both forms.

use std::{
    ops::Range,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail, ensure};
use clap::Args;
use diesel::{QueryableByName, RunQueryDsl as _, sql_query, sql_types::BigInt};
use play::{
    Command, CommandKind, DiceSource, Format, GameNumber, MatchConfig, MatchState, OpeningThrow, Phase, Terms,
};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::SplitMix64;
use rules::{BySide, Die, MatchLength, Role, Roll, Side, legal_plays};
use serde::Serialize;
use store::{
    AnyConn, DbError, Store,
    events::{self, Cause, Logged, NewEvents},
    id::{MatchId, RequestId},
};
use wire::Millis;

use super::database::{open, report};

/// The points to which a match is played.
const POINTS: u16 = 5;
/// The number of matches that are stored before they are packed, so that the disk need not hold all of them unpacked.
const PORTION: u32 = 1_000;
/// The start of each match in Unix milliseconds.
const BEGIN: u64 = 1_800_000_000_000;

/// The matches to make up.
#[derive(Debug, Args)]
pub(super) struct Logs {
    /// An empty database: sqlite:PATH or postgres://... It is filled, and is not deleted afterwards.
    #[arg(long, value_name = "URL")]
    database: String,
    /// The number of matches to 5 points.
    #[arg(long, value_name = "N", default_value = "1000")]
    matches: u32,
}

/// The output.
#[derive(Debug, Serialize)]
struct Report {
    matches: u32,
    database: &'static str,
    build: &'static str,
    events_per_match: f64,
    /// A row for each event, measured with the first 1,000 matches.
    rows: Form,
    /// One row for each match. The size is that of all matches, and the time that of the first 1,000.
    packed: Form,
    /// The time to pack a log, in milliseconds.
    pack_ms: f64,
}

/// The logs in one form.
#[derive(Debug, Serialize)]
struct Form {
    /// The size of the table with its indexes.
    bytes_per_match: f64,
    /// The time to read and decode a log, in milliseconds.
    read_ms: f64,
}

impl Logs {
    /// Fills the database, measures and prints one JSON document.
    pub(super) fn run(&self) -> anyhow::Result<()> {
        report(self.measure())
    }

    async fn measure(&self) -> anyhow::Result<Report> {
        ensure!(self.matches > 0, "--matches: at least 1");
        let store = open(&self.database).await?;
        store.write(make_players).await?;
        let sample = self.matches.min(PORTION);
        let mut events = fill(&store, 0..sample).await?;
        let (rows_read, before) = read(&store, sample).await?;
        let rows_size = size(&store, "match_events").await?;
        let mut packing = pack(&store, 0..sample).await?;
        let (packed_read, after) = read(&store, sample).await?;
        let facts = |log: &Logged| (log.seq, log.at, log.event.clone());
        if !before.iter().flatten().map(facts).eq(after.iter().flatten().map(facts)) {
            bail!("a packed log differs from its rows");
        }
        let mut first = sample;
        while first < self.matches {
            let last = self.matches.min(first + PORTION);
            events += fill(&store, first..last).await?;
            packing += pack(&store, first..last).await?;
            first = last;
        }
        let packed_size = size(&store, "packed_logs").await?;
        store.close().await;
        let each = |sum: f64, matches: u32| (sum / f64::from(matches) * 1e3).round() / 1e3;
        let ms = |time: Duration, matches: u32| each(time.as_secs_f64() * 1e3, matches);
        Ok(Report {
            matches: self.matches,
            database: if self.database.starts_with("sqlite") { "SQLite" } else { "PostgreSQL" },
            build: if cfg!(debug_assertions) { "debug" } else { "release" },
            events_per_match: each(f64::from(events), self.matches),
            rows: Form { bytes_per_match: each(rows_size, sample), read_ms: ms(rows_read, sample) },
            packed: Form {
                bytes_per_match: each(packed_size, self.matches),
                read_ms: ms(packed_read, sample),
            },
            pack_ms: ms(packing, self.matches),
        })
    }
}

/// Plays and stores these matches. Returns the number of their events.
async fn fill(store: &Store, matches: Range<u32>) -> anyhow::Result<u32> {
    let played = matches.map(play_match).collect::<anyhow::Result<Vec<_>>>()?;
    let events = played.iter().flatten().map(|entry| entry.events.len()).sum::<usize>();
    store.write(move |connection| played.iter().try_for_each(|log| insert(connection, log))).await?;
    Ok(u32::try_from(events)?)
}

/// Packs these matches one after the other. Returns the time that it took.
async fn pack(store: &Store, matches: Range<u32>) -> anyhow::Result<Duration> {
    let begin = Instant::now();
    for number in matches {
        store.write(move |connection| events::pack(connection, match_id(number))).await?;
    }
    Ok(begin.elapsed())
}

/// Reads the logs of the first matches. Returns the time that it took.
async fn read(store: &Store, matches: u32) -> anyhow::Result<(Duration, Vec<Vec<Logged>>)> {
    let begin = Instant::now();
    let logs = store.read(move |connection| {
        let logs = (0..matches).map(|number| events::of_match(connection, match_id(number)));
        logs.collect::<Result<Vec<_>, DbError>>()
    });
    let logs = logs.await?;
    Ok((begin.elapsed(), logs))
}

/// Returns the size of a table with its indexes in bytes.
async fn size(store: &Store, table: &'static str) -> anyhow::Result<f64> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = BigInt)]
        kib: i64,
    }
    let row = store.read(move |connection| {
        let sql = match connection {
            AnyConn::Sqlite(_) => format!(
                "SELECT CAST(sum(pgsize) / 1024 AS BIGINT) AS kib FROM dbstat \
                 WHERE name IN (SELECT name FROM sqlite_master WHERE tbl_name = '{table}')"
            ),
            AnyConn::Postgres(_) => format!("SELECT pg_total_relation_size('{table}') / 1024 AS kib"),
        };
        Ok::<Row, DbError>(sql_query(sql).get_result(connection)?)
    });
    Ok(f64::from(u32::try_from(row.await?.kib)?) * 1_024.0)
}

fn match_id(number: u32) -> MatchId {
    MatchId::from_row(1_000_000 + i64::from(number))
}

fn make_players(connection: &mut AnyConn) -> Result<(), DbError> {
    sql_query(
        "INSERT INTO users (id, name, name_folded, kind, password_hash, created_at) \
         VALUES (1, 'p1', 'p1', 'person', 'nobody signs in', 0), (2, 'p2', 'p2', 'person', 'nobody signs in', 0)",
    )
    .execute(connection)?;
    Ok(())
}

/// Stores a finished match with its log.
fn insert(connection: &mut AnyConn, log: &[NewEvents]) -> Result<(), DbError> {
    let Some(last) = log.last() else { return Ok(()) };
    sql_query(format!(
        "INSERT INTO matches (id, status, settings, opener_id, white_id, black_id, dice_commitment, last_seq, \
           ending, opened_at, started_at, ended_at) \
         VALUES ({id}, 'finished', '{{\"format\":{{\"kind\":\"points\",\"length\":{POINTS}}},\"rated\":false,\
           \"time\":{{\"kind\":\"none\"}}}}', 1, 1, 2, '{zeros}', {seq}, 'completed', {BEGIN}, {BEGIN}, {end})",
        id = last.id.to_row(),
        zeros = "0".repeat(64),
        seq = last.last_seq(),
        end = last.at.0,
    ))
    .execute(connection)?;
    log.iter().try_for_each(|entry| events::append(connection, entry))
}

/// Plays a match. Its sides double, take and pass by their pips, and make any legal play. Its actions have names of the
/// same length as those of the web client.
fn play_match(number: u32) -> anyhow::Result<Vec<NewEvents>> {
    let format = Format::Match(MatchLength::new(POINTS).context("a match has points")?);
    let mut state = MatchState::new(MatchConfig::new(format, Terms::usual(format))?);
    let dice = MadeUpDice(number);
    let mut random = SplitMix64::seed_from_u64(number.into());
    let mut log: Vec<NewEvents> = Vec::new();
    let mut now = BEGIN;
    let mut cause = Cause::Nobody;
    let mut events = play::decide_start(&state, play::Millis::new(now), &dice)?;
    loop {
        for event in &events {
            state.apply(event, play::Millis::new(now))?;
        }
        let after = log.last().map_or(0, NewEvents::last_seq);
        log.push(NewEvents { id: match_id(number), after, at: Millis(i64::try_from(now)?), cause, events });
        if state.outcome().is_some() {
            return Ok(log);
        }
        let side = state.to_act().context("no side has to act")?;
        now += random.random_range(400..12_000_u64);
        let command = choose(&state, side, &mut random)?;
        events = play::decide(&state, side, &command, play::Millis::new(now), &dice)?;
        let [first, second] = [(); 2].map(|()| random.random_range(0..1_u64 << 48));
        cause = Cause::Action { side, request: RequestId(format!("{first:012x}{second:012x}")) };
    }
}

fn choose(state: &MatchState, side: Side, random: &mut SplitMix64) -> anyhow::Result<Command> {
    let game = state.game().context("no game is in play")?;
    let position = game.position();
    let [own, other] = [Role::Mover, Role::Opponent].map(|role| u32::from(position.pips(role).count()));
    Ok(match game.phase() {
        Phase::ToRoll if own * 10 < other * 9 && state.allowed(side).contains(&CommandKind::Double) => {
            Command::Double
        }
        Phase::ToRoll => Command::Roll,
        Phase::ToPlay { roll } => {
            let plays = legal_plays(position, roll);
            Command::Play(plays[random.random_range(0..plays.len())].play.to_moves())
        }
        // The side on roll is the one that has doubled.
        Phase::ToAnswerDouble { .. } if own * 4 < other * 3 => Command::Pass,
        Phase::ToAnswerDouble { .. } => Command::Take,
        Phase::ToAnswerBeaver { .. } | Phase::Decided(_) => bail!("a match has no beavers"),
    })
}

/// Dice that follow from the number of a match.
struct MadeUpDice(u32);

impl MadeUpDice {
    fn numbers(&self, game: GameNumber, stream: u64, turn: u32) -> SplitMix64 {
        let place = u64::from(game.get()) << 24 | stream << 20 | u64::from(turn);
        SplitMix64::seed_from_u64(u64::from(self.0) << 32 ^ place)
    }
}

impl DiceSource for MadeUpDice {
    fn opening(&self, game: GameNumber) -> OpeningThrow {
        let mut numbers = self.numbers(game, 0, 0);
        loop {
            let (white, black) = (die(&mut numbers), die(&mut numbers));
            if let Some(thrown) = OpeningThrow::new(Vec::new(), BySide { white, black }) {
                return thrown;
            }
        }
    }

    fn roll(&self, game: GameNumber, side: Side, turn: u32) -> Roll {
        let stream = if side == Side::White { 1 } else { 2 };
        let mut numbers = self.numbers(game, stream, turn);
        Roll::new(die(&mut numbers), die(&mut numbers))
    }
}

fn die(numbers: &mut SplitMix64) -> Die {
    Die::ALL[numbers.random_range(0..Die::ALL.len())]
}

#[cfg(test)]
mod tests {
    use play::Event;

    use super::*;

    #[test]
    fn made_up_matches_end_and_are_the_same_each_time() {
        for number in 0..20 {
            let log = play_match(number).unwrap();
            let events: usize = log.iter().map(|entry| entry.events.len()).sum();
            let last = log.last().unwrap();
            assert_eq!(usize::try_from(last.last_seq()).unwrap(), events);
            assert!(matches!(last.events.last(), Some(Event::MatchEnded(_))), "{last:?}");
            assert_eq!(format!("{log:?}"), format!("{:?}", play_match(number).unwrap()));
        }
    }
}
