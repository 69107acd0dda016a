//! A server in a process of its own, which a test can kill at any moment, as a loss of power would.
//!
//! The process is this test program once more, with an ignored test that calls [`serve`].

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::SocketAddr,
    path::PathBuf,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use serde::{Deserialize, Serialize};
use server::{Application, ManualClock, RedisPrefix, RedisSettings, Settings};
use wire::Millis;

use super::{Database, shared_settings};

/// The variable of the environment with a [`Place`] as JSON.
const PLACE: &str = "FULLPRIME_TEST_APART";
/// The words before the addresses that the process listens on.
const LISTENS: &str = "the server listens on ";
/// The answer to each step of the clock.
const ADVANCED: &str = "the clock has advanced";

/// The data with which the process continues another server.
#[derive(Serialize, Deserialize)]
struct Place {
    now: i64,
    database: String,
    redis: Option<(String, String)>,
    dice_key: PathBuf,
}

/// The process.
pub(super) struct Apart {
    pub(super) address: SocketAddr,
    pub(super) metrics: Option<SocketAddr>,
    child: Child,
    pipes: Mutex<(ChildStdin, BufReader<ChildStdout>)>,
}

impl Apart {
    /// Starts the process on a database whose server has stopped. `test` is the full name of the ignored test.
    pub(super) fn start(database: &Database, now: Millis, test: &str) -> Apart {
        let redis = database.redis();
        let place = Place {
            now: now.0,
            database: database.url(),
            redis: redis.url.map(|url| (url, redis.prefix.0)),
            dice_key: database.folder().join("dice.key"),
        };
        let mut child = Command::new(std::env::current_exe().expect("this program has a path"))
            .args(["--ignored", "--exact", test, "--nocapture"])
            .env(PLACE, serde_json::to_string(&place).expect("a place is plain data"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a process can be started");
        let input = child.stdin.take().expect("it is piped");
        let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
        let addresses = line_after(&mut output, LISTENS);
        let mut addresses = addresses.split_whitespace().map(|address| address.parse().ok());
        let address = addresses.next().flatten().expect("an address");
        let metrics = addresses.next().flatten();
        Apart { address, metrics, child, pipes: Mutex::new((input, output)) }
    }

    /// Kills the process, which gets no time to do anything.
    pub(super) fn kill(&mut self) {
        self.child.kill().expect("a process can be killed");
        self.child.wait().expect("a killed process ends");
    }

    /// Moves the clock of the process forward.
    pub(super) fn advance_s(&self, seconds: u64) {
        let mut pipes = self.pipes.lock().unwrap_or_else(PoisonError::into_inner);
        let (input, output) = &mut *pipes;
        writeln!(input, "{seconds}").expect("the process reads");
        line_after(output, ADVANCED);
    }
}

impl Drop for Apart {
    fn drop(&mut self) {
        // The process may have been killed already.
        self.child.kill().unwrap_or_default();
        self.child.wait().map(drop).unwrap_or_default();
    }
}

/// Reads up to a line with these words, and returns what follows them.
fn line_after(output: &mut BufReader<ChildStdout>, words: &str) -> String {
    let mut line = String::new();
    loop {
        line.clear();
        let read = output.read_line(&mut line).expect("the process writes");
        assert!(read > 0, "the process has ended before it said: {words}");
        if let Some((_, rest)) = line.split_once(words) {
            return rest.trim().to_owned();
        }
    }
}

/// Serves until the process is killed, or the test that has started it is gone. Does nothing if no test has started it.
#[expect(clippy::print_stdout, reason = "the test that has started it reads this")]
pub(crate) async fn serve(change: impl FnOnce(&mut Settings)) {
    let Ok(place) = std::env::var(PLACE) else { return };
    let place: Place = serde_json::from_str(&place).expect("a place");
    let redis = match place.redis {
        Some((url, prefix)) => {
            RedisSettings { url: Some(url), prefix: RedisPrefix(prefix), ..RedisSettings::default() }
        }
        None => RedisSettings::default(),
    };
    let mut settings = shared_settings(place.database, redis, place.dice_key);
    change(&mut settings);
    let clock = ManualClock::starting_at(Millis(place.now));
    let application = Application::build(settings, Some(Arc::clone(&clock) as server::SharedClock)).await;
    let application = application.expect("the application starts");
    let metrics = application.metrics_address().map(|address| address.to_string()).unwrap_or_default();
    println!("{LISTENS}{} {metrics}", application.address());
    tokio::spawn(application.run());
    let steps = tokio::task::spawn_blocking(move || {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            clock.advance(Duration::from_secs(line.trim().parse().expect("seconds")));
            println!("{ADVANCED}");
        }
    });
    steps.await.expect("the clock does not panic");
}
