//! A hostile crowd attacks a server with default settings and 512 MiB of memory, while honest players go on.
//!
//! The test asserts that the server stays within its memory, that no action of an honest player is lost, that honest
//! matches end, and that the crowd achieves nothing. It prints the answer times. It asserts them only if
//! `FULLPRIME_CROWD_P99_MS` gives a limit for the 99th percentile, because other programs on the machine change them.

#![expect(clippy::unwrap_used, reason = "a test panics on anything unexpected")]
#![expect(clippy::print_stdout, reason = "the figures are printed and not asserted")]

mod http;
mod members;

use std::{
    fs,
    net::{Ipv4Addr, SocketAddr},
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::Command,
    sync::{Arc, Mutex},
    time::Duration,
};

use load::{BesidePlan, BesideReport, LOG, Target, run_beside};

use crate::{
    http::{Session, ask},
    members::{Breaches, Crowd},
};

/// The maximum resident memory of the server, in bytes.
const MEMORY_MAX: u64 = 512 << 20;
/// The maximum size of the server's heap and stacks, in bytes. The allocator reserves more than it uses.
const DATA_MAX: u64 = 4 * MEMORY_MAX;
/// Klarissa's address. The crowd comes from 127.0.9.x, and the players from 127.0.0.1.
const HOME: Ipv4Addr = Ipv4Addr::new(127, 0, 8, 1);
/// The minimum time for which the crowd stays. It is longer than the limits for heads and bodies.
const SIEGE: Duration = Duration::from_secs(14);
/// The additional time for which the crowd stays on a busy machine until an address has made all its guests.
const MORE_SIEGE: Duration = Duration::from_secs(90);
/// The number of simultaneous matches of honest players.
const TABLES: usize = 8;
/// The number of open files that this test needs beside the crowd's.
const OWN_FILES: u64 = 200;

/// Returns a script that starts the program with a limit for its heap and stacks, so that a server that leaks dies
/// before the machine does.
fn program(folder: &Path) -> PathBuf {
    let file = folder.join("fullprime.sh");
    let script = format!("#!/bin/sh\nulimit -d {}\nexec '{}' \"$@\"\n", DATA_MAX >> 10, fullprime());
    fs::write(&file, script).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    file
}

/// Returns the path of the program. `FULLPRIME_CROWD_PROGRAM` replaces it, for figures of an optimised build.
fn fullprime() -> String {
    std::env::var("FULLPRIME_CROWD_PROGRAM")
        .unwrap_or_else(|_unset| env!("CARGO_BIN_EXE_fullprime").to_owned())
}

/// Returns the default settings, with free ports and a separate database, because other tests run on the same machine.
fn configuration(folder: &Path) -> String {
    let database = folder.join("site.db");
    format!(
        "listen = '127.0.0.1:0'\nmetrics_listen = '127.0.0.1:0'\n[database]\nurl = 'sqlite:{}'\n",
        database.display()
    )
}

/// An honest player who signs in again from a known browser while others guess the password.
struct Klarissa {
    to: SocketAddr,
    session: Session,
}

impl Klarissa {
    const CREDENTIALS: &str = r#"{"name":"Klarissa","password":"correct horse"}"#;

    async fn sign_up(to: SocketAddr) -> Klarissa {
        let body = Self::CREDENTIALS.as_bytes();
        let told = ask(to, HOME, &Session::default(), "POST /api/v1/accounts", body).await.unwrap();
        assert_eq!(told.status, 201, "{told:?}");
        Klarissa { to, session: told.session() }
    }

    async fn sign_in(&self) -> Option<u16> {
        let body = Self::CREDENTIALS.as_bytes();
        Some(ask(self.to, HOME, &self.session, "POST /api/v1/session", body).await?.status)
    }
}

/// Raises the limit of open files as far as possible. Returns `n` if one in `n` of the crowd fits into the limit.
fn part_of_crowd() -> usize {
    let wanted = members::size() as u64 + OWN_FILES;
    let (soft, hard) = rlimit::Resource::NOFILE.get().unwrap();
    let limit = wanted.clamp(soft, hard);
    rlimit::Resource::NOFILE.set(limit, hard).unwrap();
    usize::try_from(wanted.div_ceil(limit)).unwrap()
}

async fn run(folder: &Path) -> (BesideReport, Vec<String>, Vec<Option<u16>>) {
    let plan = BesidePlan {
        program: program(folder),
        folder: folder.to_owned(),
        configuration: configuration(folder),
        tables: TABLES,
        // Faster than people play, but within the message limit of a socket.
        pace: Duration::from_millis(55),
        alone: Duration::from_secs(3),
        patience: Duration::from_secs(180),
    };
    let breaches = Breaches::default();
    let sign_ins = Arc::new(Mutex::new(Vec::new()));
    let (noted, answered) = (Arc::clone(&breaches), Arc::clone(&sign_ins));
    let besiege = async move |target: Target| {
        let klarissa = Klarissa::sign_up(target.address).await;
        let crowd = Crowd::new(target.address, noted);
        let _present = crowd.arrive(part_of_crowd());
        for _ in 0..2 {
            tokio::time::sleep(SIEGE / 2).await;
            let status = klarissa.sign_in().await;
            answered.lock().unwrap().push(status);
        }
        // The metrics below show whether a guest was refused.
        let _refused = tokio::time::timeout(MORE_SIEGE, crowd.guest_refused.notified()).await;
    };
    let report = run_beside(&plan, besiege).await.unwrap_or_else(|error| {
        let log = fs::read_to_string(folder.join(LOG)).unwrap_or_default();
        let tail = log.lines().rev().take(30).collect::<Vec<_>>();
        panic!("{error}; the log, its last line first: {tail:#?}")
    });
    let (breaches, sign_ins) = (breaches.lock().unwrap().clone(), sign_ins.lock().unwrap().clone());
    (report, breaches, sign_ins)
}

/// Returns the sum of a counter over the label sets that contain `label`.
fn counted(report: &BesideReport, name: &str, label: &str) -> f64 {
    let lines = report.metrics.lines().filter(|line| line.starts_with(name) && line.contains(label));
    lines.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn honest_players_go_on_and_memory_stays_within_its_bound() {
    let folder = tempfile::tempdir().unwrap();
    let (report, breaches, sign_ins) = run(folder.path()).await;
    let [peak_alone, peak] = report.peak_resident;
    println!(
        "answers alone: p50 {:?}, p99 {:?} of {}; beside the crowd: p50 {:?}, p99 {:?} of {}; peak of resident memory {} \
         MiB alone, {} MiB beside the crowd; {} matches ended beside it",
        report.alone.p50,
        report.alone.p99,
        report.alone.count,
        report.beside.p50,
        report.beside.p99,
        report.beside.count,
        peak_alone >> 20,
        peak >> 20,
        report.finished_beside
    );

    assert!(peak > 0 && peak < MEMORY_MAX, "{} MiB", peak >> 20);
    assert!(report.failed.is_empty(), "{:#?}", report.failed);
    assert_eq!(report.sent, report.acknowledged, "an action was lost");
    assert_eq!(report.players_done, 2 * TABLES, "a match did not end");
    assert!(report.beside.count > 0, "no other request was answered: {report:?}");
    assert_eq!(breaches, Vec::<String>::new());
    assert!(sign_ins == [Some(200); 2], "{sign_ins:?}");

    // The crowd was there, and reached each of these bounds.
    for (name, label) in [
        ("bg_sockets_refused_frames_total", "too_large"),
        ("bg_connections_refused_total", "address"),
        ("bg_connections_cut_total", "head_slow"),
        ("bg_connections_cut_total", "body_slow"),
        ("bg_account_sign_ups_total", "guest_refused"),
    ] {
        assert!(counted(&report, name, label) >= 1.0, "{name} {label}");
    }

    let url = format!("sqlite:{}", folder.path().join("site.db").display());
    let checked = Command::new(fullprime()).args(["admin", "--database", &url, "check"]).output().unwrap();
    assert!(checked.status.success(), "{checked:?}");

    if let Ok(limit) = std::env::var("FULLPRIME_CROWD_P99_MS") {
        let limit = Duration::from_millis(limit.parse().unwrap());
        assert!(report.beside.p99 <= limit, "{:?}", report.beside);
    }
}
