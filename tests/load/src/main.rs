//! `load run` puts a server under load and prints a table; `load lobby` does the same with a full lobby,
//! `load boards` with sensor boards, `load duplicate` with team matches; `load echo` is the other end of the
//! echo yardstick.
#![forbid(unsafe_code)]
#![expect(clippy::print_stdout, reason = "it prints a table")]

use std::{path::PathBuf, process::Stdio, time::Duration};

use clap::{Parser, Subcommand};
use load::{
    BoardsPlan, DuplicatePlan, LoadError, LoadReport, LobbyPlan, Plan, Quantiles, Site, commit_again, echo,
    per_second, run_boards, run_duplicate,
};
use tokio::io::{AsyncBufReadExt as _, BufReader};

#[derive(Parser)]
#[command(about)]
struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Starts a server, puts it under load, stops it, and measures the yardsticks.
    Run(RunArguments),
    /// Starts a server and plays on it with sensor boards at human pace.
    Boards(BoardsArguments),
    /// Starts a server and plays duplicate team matches on it at human pace.
    Duplicate(DuplicateArguments),
    /// Starts a server, fills its lobby, and measures how fast a change reaches everybody.
    Lobby(LobbyArguments),
    /// Listens and returns every frame.
    Echo,
}

#[derive(clap::Args)]
struct RunArguments {
    /// The program under load.
    #[arg(long, default_value = "target/release/fullprime")]
    program: PathBuf,
    /// An empty PostgreSQL database; without it, SQLite in a temporary folder.
    #[arg(long, env = "FULLPRIME_LOAD_DATABASE")]
    database: Option<String>,
    /// A Redis server to use with the PostgreSQL database.
    #[arg(long, env = "FULLPRIME_LOAD_REDIS", requires = "database")]
    redis: Option<String>,
    /// Simultaneous matches.
    #[arg(long, default_value_t = 2_000)]
    matches: usize,
    /// Milliseconds between two actions of a match; 0: as fast as answers come.
    #[arg(long, default_value_t = 2_000)]
    pace_ms: u64,
    /// Sockets that watch a match.
    #[arg(long, default_value_t = 1_000)]
    spectators: usize,
    /// Sockets that watch the lobby.
    #[arg(long, default_value_t = 1_000)]
    lobby: usize,
    /// Idle sockets.
    #[arg(long, default_value_t = 4_000)]
    idle: usize,
    /// Seconds of warm-up.
    #[arg(long, default_value_t = 5)]
    warm_up_s: u64,
    /// Seconds to measure.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Seconds for each yardstick; 0: no yardsticks.
    #[arg(long, default_value_t = 10)]
    yardsticks_s: u64,
}

#[derive(clap::Args)]
struct BoardsArguments {
    /// The program under load.
    #[arg(long, default_value = "target/release/fullprime")]
    program: PathBuf,
    /// Simultaneous matches, with a board on each side.
    #[arg(long, default_value_t = 500)]
    matches: usize,
    /// Milliseconds between two movements of a hand.
    #[arg(long, default_value_t = 1_200)]
    pace_ms: u64,
    /// Seconds of warm-up.
    #[arg(long, default_value_t = 10)]
    warm_up_s: u64,
    /// Seconds to measure.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
}

#[derive(clap::Args)]
struct DuplicateArguments {
    /// The program under load.
    #[arg(long, default_value = "target/release/fullprime")]
    program: PathBuf,
    /// An empty PostgreSQL database; without it, SQLite in a temporary folder.
    #[arg(long, env = "FULLPRIME_LOAD_DATABASE")]
    database: Option<String>,
    /// Simultaneous tables, half of them in open rooms.
    #[arg(long, default_value_t = 500)]
    tables: usize,
    /// Milliseconds between two actions at a table.
    #[arg(long, default_value_t = 2_000)]
    pace_ms: u64,
    /// Actions after which a game is resigned and the next board begins.
    #[arg(long, default_value_t = 100)]
    actions_a_game: u64,
    /// Spectators of the first match, who follow both rooms side by side.
    #[arg(long, default_value_t = 0)]
    spectators: usize,
    /// Seconds of warm-up.
    #[arg(long, default_value_t = 10)]
    warm_up_s: u64,
    /// Seconds to measure.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
}

#[derive(clap::Args)]
struct LobbyArguments {
    /// The program under load.
    #[arg(long, default_value = "target/release/fullprime")]
    program: PathBuf,
    /// An empty PostgreSQL database; without it, SQLite in a temporary folder.
    #[arg(long, env = "FULLPRIME_LOAD_DATABASE")]
    database: Option<String>,
    /// People in the lobby, each with a socket.
    #[arg(long, default_value_t = 5_000)]
    people: usize,
    /// Tables that stay open.
    #[arg(long, default_value_t = 1_000)]
    tables: usize,
    /// Tables that are opened and closed during the measurement.
    #[arg(long, default_value_t = 100)]
    changes: usize,
    /// Milliseconds between two of these tables.
    #[arg(long, default_value_t = 100)]
    pace_ms: u64,
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> Result<(), LoadError> {
    match Arguments::parse().what {
        What::Run(arguments) => run(arguments).await,
        What::Boards(arguments) => boards(arguments).await,
        What::Duplicate(arguments) => duplicate(arguments).await,
        What::Lobby(arguments) => lobby(arguments).await,
        What::Echo => echo::serve().await,
    }
}

async fn run(arguments: RunArguments) -> Result<(), LoadError> {
    let folder = tempfile::tempdir().map_err(|error| LoadError::Io("a temporary folder", error))?;
    let site =
        Site { folder: folder.path().to_owned(), database: arguments.database, redis: arguments.redis };
    let plan = Plan {
        program: arguments.program,
        site: site.clone(),
        matches: arguments.matches,
        pace: Duration::from_millis(arguments.pace_ms),
        spectators: arguments.spectators,
        lobby: arguments.lobby,
        idle: arguments.idle,
        warm_up: Duration::from_secs(arguments.warm_up_s),
        measure: Duration::from_secs(arguments.seconds),
        actions_max: u64::MAX,
    };
    println!(
        "{}, {} matches at {} ms an action, {} spectators, {} watch the lobby, {} idle",
        if site.database.is_some() { "PostgreSQL" } else { "SQLite" },
        plan.matches,
        arguments.pace_ms,
        plan.spectators,
        plan.lobby,
        plan.idle
    );
    let report = load::run(&plan).await?;
    show(&plan, &report);
    if arguments.yardsticks_s > 0 {
        yardsticks(&plan, &report, Duration::from_secs(arguments.yardsticks_s)).await?;
    }
    Ok(())
}

async fn boards(arguments: BoardsArguments) -> Result<(), LoadError> {
    let folder = tempfile::tempdir().map_err(|error| LoadError::Io("a temporary folder", error))?;
    let plan = BoardsPlan {
        program: arguments.program,
        site: Site { folder: folder.path().to_owned(), database: None, redis: None },
        matches: arguments.matches,
        pace: Duration::from_millis(arguments.pace_ms),
        warm_up: Duration::from_secs(arguments.warm_up_s),
        measure: Duration::from_secs(arguments.seconds),
        frames_max: u64::MAX,
    };
    let count = 2 * plan.matches;
    println!("SQLite, {count} boards in {} matches, {} ms a movement", plan.matches, arguments.pace_ms);
    let report = run_boards(&plan).await?;
    println!("{:.1} frames/s", report.rate());
    row("frame to acknowledgement", &report.acknowledged);
    let [server, generator, machine] =
        report.cpu.map(|cpu| cpu.as_secs_f64() / report.measured.as_secs_f64());
    println!("processors: server {server:.2}, generator {generator:.2}, all of the machine {machine:.2}");
    let [before, with] = report.resident.map(|bytes| bytes >> 20);
    let each = report.board_bytes(count).unwrap_or(0) >> 10;
    println!("memory: {before} MiB at the start, {with} MiB with all boards: {each} KiB a board");
    println!("{} refused, {} connections lost", report.refused, report.broken);
    Ok(())
}

async fn duplicate(arguments: DuplicateArguments) -> Result<(), LoadError> {
    let folder = tempfile::tempdir().map_err(|error| LoadError::Io("a temporary folder", error))?;
    let plan = DuplicatePlan {
        program: arguments.program,
        site: Site { folder: folder.path().to_owned(), database: arguments.database, redis: None },
        tables: arguments.tables,
        boards: 12,
        pace: Duration::from_millis(arguments.pace_ms),
        actions_a_game: arguments.actions_a_game,
        // The page polls at this interval too.
        look_every: Duration::from_secs(3),
        spectators: arguments.spectators,
        baseline: Duration::from_secs(20),
        warm_up: Duration::from_secs(arguments.warm_up_s),
        measure: Duration::from_secs(arguments.seconds),
        actions_max: u64::MAX,
    };
    let report = run_duplicate(&plan).await?;
    println!(
        "{}, {} tables at {} ms an action, each match's page every 3 s: {:.1} actions/s",
        if plan.site.database.is_some() { "PostgreSQL" } else { "SQLite" },
        report.tables,
        arguments.pace_ms,
        report.rate()
    );
    row("action to answer", &report.answers);
    row("action to opponent", &report.opponents);
    row("page of a match", &report.pages);
    row("board to next board", &report.next_boards);
    if let Some(reads) = report.reads_a_frame() {
        row("turns of both rooms", &report.vugraph);
        println!(
            "{} spectators: {:.0} frames/s, {reads:.3} database reads for each frame and the turns loaded after it",
            plan.spectators,
            per_second(report.frames, report.measured)
        );
    }
    let [server, generator, machine] =
        report.cpu.map(|cpu| cpu.as_secs_f64() / report.measured.as_secs_f64());
    println!("processors: server {server:.2}, generator {generator:.2}, all of the machine {machine:.2}");
    let [before, with] = report.resident.map(|bytes| bytes >> 20);
    println!("memory: {before} MiB at the start, {with} MiB with all tables");
    println!("{} refused, {} sockets lost", report.refused.values().sum::<u64>(), report.broken);
    for (why, times) in &report.refused {
        println!("refused {times} times: {why}");
    }
    Ok(())
}

async fn lobby(arguments: LobbyArguments) -> Result<(), LoadError> {
    let folder = tempfile::tempdir().map_err(|error| LoadError::Io("a temporary folder", error))?;
    let plan = LobbyPlan {
        program: arguments.program,
        site: Site { folder: folder.path().to_owned(), database: arguments.database, redis: None },
        people: arguments.people,
        tables: arguments.tables,
        changes: arguments.changes,
        pace: Duration::from_millis(arguments.pace_ms),
    };
    let report = load::run_lobby(&plan).await?;
    println!("{} people, {} open tables, {} changes", plan.people, plan.tables, plan.changes);
    row("change to a person", &report.told);
    row("change to everybody", &report.everybody);
    println!(
        "the whole lobby: {} bytes; a table opened and closed: {} bytes a person",
        report.snapshot_bytes, report.bytes_per_change
    );
    println!("{} changes missed, {} sockets lost", report.missed, report.broken);
    Ok(())
}

fn show(plan: &Plan, report: &LoadReport) {
    let LoadReport { measured, actions, finished, answers, opponents, .. } = report;
    println!(
        "{:.1} actions/s: {actions} in {:.1} s, {finished} matches finished",
        report.rate(),
        measured.as_secs_f64()
    );
    row("action to answer", answers);
    row("action to opponent", opponents);
    let (frames, bytes) = report.shown;
    println!(
        "shown to those who watch: {:.0} frames/s, {:.2} MB/s",
        per_second(frames, *measured),
        per_second(bytes, *measured) / 1e6
    );
    let [server, generator, machine] = report.cpu.map(|cpu| cpu.as_secs_f64());
    println!(
        "processors: server {:.2}, generator {:.2}, all of the machine {:.2}; server {:.0} us an action",
        server / measured.as_secs_f64(),
        generator / measured.as_secs_f64(),
        machine / measured.as_secs_f64(),
        1e6 * server / per_second(*actions, Duration::from_secs(1)).max(1.0)
    );
    let mib = report.resident.map(|bytes| bytes >> 20);
    println!(
        "memory: {} MiB at the start, {} MiB with idle sockets, {} MiB with all {} sockets",
        mib[0], mib[1], mib[2], report.sockets
    );
    if let Some(bytes) = report.idle_socket_bytes(plan.idle) {
        println!("an idle socket: {:.1} KiB", per_second(bytes, Duration::from_secs(1_024)));
    }
    if let Some(writes) = report.writes_per_commit {
        println!("{writes:.1} writes in a commit");
    }
    println!("{} refused, {} sockets lost", report.refused.values().sum::<u64>(), report.broken);
    for (why, times) in &report.refused {
        println!("refused {times} times: {why}");
    }
}

fn row(what: &str, quantiles: &Quantiles) {
    let [p50, p99, p999] =
        [quantiles.p50, quantiles.p99, quantiles.p999].map(|time| time.as_secs_f64() * 1e3);
    println!("{what:<20} p50 {p50:8.2} ms   p99 {p99:8.2} ms   p999 {p999:8.2} ms   ({})", quantiles.count);
}

/// Measures the machine without the server, right after the run.
async fn yardsticks(plan: &Plan, report: &LoadReport, time: Duration) -> Result<(), LoadError> {
    let (site, per_commit) = (plan.site.clone(), report.writes_per_commit.unwrap_or(1.0));
    let bare = tokio::task::spawn_blocking(move || commit_again(&site, per_commit, time)).await;
    let bare = bare.map_err(|error| LoadError::Unexpected(error.to_string()))??;
    let rate = per_second(bare.actions, bare.took);
    println!(
        "bare commits: {rate:.0} actions/s of {:.2} events; the server reaches {:.2} of that",
        bare.events_per_action,
        report.rate() / rate
    );
    let failed = |error| LoadError::Io("echo", error);
    let this = std::env::current_exe().map_err(failed)?;
    let mut echo = tokio::process::Command::new(this)
        .arg("echo")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(failed)?;
    let silent = || LoadError::Unexpected("the echo does not say where it listens".to_owned());
    let mut output = BufReader::new(echo.stdout.take().ok_or_else(silent)?).lines();
    let line = output.next_line().await.map_err(failed)?.ok_or_else(silent)?;
    let port: u16 = line.trim().parse().map_err(|_no_port| silent())?;
    let bounced = echo::measure(([127, 0, 0, 1], port).into(), plan.matches, plan.pace, time).await?;
    row("bare echo", &bounced);
    println!("bare echo: {:.0} frames/s", per_second(bounced.count, time));
    Ok(())
}
