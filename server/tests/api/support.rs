//! The application under test and the clients that talk to it.

pub(crate) mod apart;
mod client;
mod database;
mod patience;
mod push;
mod smtp;
mod socket;
mod stream;
mod warnings;

use std::{
    io::Write as _,
    net::SocketAddr,
    path::PathBuf,
    sync::{
        Arc,
        mpsc::{self, RecvTimeoutError},
    },
    time::Duration,
};

use server::{Application, Cost, Hall, Lifecycle, ManualClock, Settings};
use tokio::task::JoinHandle;
use wire::Millis;

use apart::Apart;
pub(crate) use client::{Client, Reply};
pub(crate) use database::{Database, execute, query_text};
pub(crate) use patience::{Patience, until_warned};
pub(crate) use push::{PushService, Subscriber};
pub(crate) use smtp::{Mail, SmtpServer};
pub(crate) use socket::{Socket, SocketEvent, first_moves, is_my_turn, plain_command};
pub(crate) use stream::Stream;

/// A valid password.
pub(crate) const PASSWORD: &str = "correct horse";

/// The start of every test's clock.
const START: Millis = Millis(1_800_000_000_000);

/// Far longer than a server takes to stop on the slowest machine.
const STOPPED_WITHIN: Duration = Duration::from_secs(180);

/// Far longer than any test takes on the slowest machine.
const ENDLESS: Duration = Duration::from_secs(600);

/// A running server with its own database and clock.
pub(crate) struct TestApp {
    database: Database,
    settings: Settings,
    pub(crate) clock: Arc<ManualClock>,
    running: Running,
    _watchdog: Watchdog,
}

struct Running {
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    process: Process,
}

/// The process of a server.
enum Process {
    /// The process of the test.
    This { lifecycle: Lifecycle, served: JoinHandle<std::io::Result<()>> },
    /// A separate process.
    Other(Apart),
}

impl TestApp {
    /// Starts a server with the settings of tests.
    pub(crate) async fn start(database: Database) -> TestApp {
        TestApp::start_with(database, |_| ()).await
    }

    /// Starts a server with settings modified by `change`.
    pub(crate) async fn start_with(database: Database, change: impl FnOnce(&mut Settings)) -> TestApp {
        let mut settings = settings(&database);
        change(&mut settings);
        let clock = ManualClock::starting_at(START);
        let running = Running::start(settings.clone(), Arc::clone(&clock)).await;
        TestApp { database, settings, clock, running, _watchdog: Watchdog::start() }
    }

    /// Returns a browser without a session.
    pub(crate) fn client(&self) -> Client {
        let mut client = Client::for_address(self.running.address);
        client.metrics = self.running.metrics;
        client
    }

    /// Returns a browser with an account that has its starting grant, as if it had played its first match.
    pub(crate) async fn sign_up(&self, name: &str) -> Client {
        let client = self.sign_up_new(name).await;
        self.database.pay_grants();
        client
    }

    /// Returns a browser with a new account.
    pub(crate) async fn sign_up_new(&self, name: &str) -> Client {
        let mut client = self.client();
        let reply =
            client.post("/api/v1/accounts", &serde_json::json!({ "name": name, "password": PASSWORD })).await;
        assert_eq!(reply.status, 201, "{reply:?}");
        client
    }

    /// Returns a browser with a guest account.
    pub(crate) async fn guest(&self) -> Client {
        let mut client = self.client();
        let reply = client.post_empty("/api/v1/accounts/guest").await;
        assert_eq!(reply.status, 201, "{reply:?}");
        client
    }

    /// Returns the same browser after the server has moved to another port.
    pub(crate) fn moved(&self, client: &Client) -> Client {
        let mut moved = self.client();
        (moved.cookie, moved.csrf_token) = (client.cookie.clone(), client.csrf_token.clone());
        moved
    }

    /// Starts another node on the same database, with the same clock.
    pub(crate) async fn another_node(&self) -> Node {
        Node { running: Running::start(self.settings.clone(), Arc::clone(&self.clock)).await }
    }

    /// Moves the clock forward.
    pub(crate) fn advance_s(&self, seconds: u64) {
        self.clock.advance(Duration::from_secs(seconds));
        if let Process::Other(apart) = &self.running.process {
            apart.advance_s(seconds);
        }
    }

    /// Returns the time of the server's clock.
    pub(crate) fn now_ms(&self) -> i64 {
        server::Clock::now(&*self.clock).0
    }

    /// Returns the address on which the server listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.running.address
    }

    /// Returns the folder for files beside the database.
    pub(crate) fn folder(&self) -> &std::path::Path {
        self.database.folder()
    }

    /// Returns the server's database.
    pub(crate) fn database(&self) -> &Database {
        &self.database
    }

    /// Returns the settings with which the server was started.
    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Stops the server gracefully and starts it again on the same database, with the same clock.
    pub(crate) async fn restart(mut self) -> TestApp {
        self.running.stop().await;
        self.running = Running::start(self.settings.clone(), Arc::clone(&self.clock)).await;
        self
    }

    /// Stops the server gracefully and starts it again in a separate process, which runs the ignored test with this
    /// full name; that test calls [`apart::serve`].
    pub(crate) async fn move_apart(&mut self, test: &str) {
        self.running.stop().await;
        let apart = Apart::start(&self.database, Millis(self.now_ms()), test);
        self.running =
            Running { address: apart.address, metrics: apart.metrics, process: Process::Other(apart) };
    }

    /// Kills the separate process and starts the server again in the process of the test.
    pub(crate) async fn kill(&mut self) {
        let Process::Other(apart) = &mut self.running.process else {
            panic!("a server in the process of the test cannot be killed");
        };
        apart.kill();
        self.running = Running::start(self.settings.clone(), Arc::clone(&self.clock)).await;
    }

    /// Restarts the server. The clock moves forward while the server is down.
    pub(crate) async fn restart_after_s(mut self, seconds: u64) -> TestApp {
        self.running.stop().await;
        self.advance_s(seconds);
        self.running = Running::start(self.settings.clone(), Arc::clone(&self.clock)).await;
        self
    }

    /// Restarts the server. `between` runs with its database while it is down.
    pub(crate) async fn restart_after(mut self, between: impl FnOnce(&Database)) -> TestApp {
        self.running.stop().await;
        between(&self.database);
        self.running = Running::start(self.settings.clone(), Arc::clone(&self.clock)).await;
        self
    }

    /// Restarts the server with modified settings.
    pub(crate) async fn restart_with(mut self, change: impl FnOnce(&mut Settings)) -> TestApp {
        change(&mut self.settings);
        self.restart().await
    }

    /// Stops the server gracefully. The database is removed after that.
    pub(crate) async fn stop(mut self) {
        self.running.stop().await;
    }
}

/// One more node of a [`TestApp`].
pub(crate) struct Node {
    running: Running,
}

impl Node {
    /// Returns the same browser, connected to this node.
    pub(crate) fn moved(&self, client: &Client) -> Client {
        let mut moved = Client::for_address(self.running.address);
        moved.metrics = self.running.metrics;
        (moved.cookie, moved.csrf_token) = (client.cookie.clone(), client.csrf_token.clone());
        moved
    }

    /// Stops the node gracefully.
    pub(crate) async fn stop(mut self) {
        self.running.stop().await;
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.running.tell_to_stop();
    }
}

/// Returns settings that make tests fast and independent: any port, cheap password hashes, bots that play at once.
pub(crate) fn settings(database: &Database) -> Settings {
    shared_settings(database.url(), database.redis(), database.folder().join("dice.key"))
}

fn shared_settings(database_url: String, redis: server::RedisSettings, dice_key: PathBuf) -> Settings {
    let mut settings =
        Settings { listen: "127.0.0.1:0".to_owned(), stop_timeout_s: 5, ..Settings::default() };
    // Only the tests of the self-check switch it on.
    settings.self_check.enabled = false;
    // All clients of a test have one address, like people in a hall.
    let range = "127.0.0.0/8".parse().expect("a range");
    settings.connections.halls = vec![Hall { range, connections: 10_000 }];
    settings.metrics_listen = "127.0.0.1:0".to_owned().into();
    settings.database.url = database_url;
    settings.redis = redis;
    settings.live.dice_key_file = Some(dice_key);
    settings.accounts.hash_cost = Cost::LOWEST;
    settings.live.bots.think_ms = 0;
    // Only the tests of analyses switch this on; in the other tests it would take up the processors.
    settings.live.analyse_matches = false;
    // Every account of a test is new.
    settings.live.comparatives.newcomers = true;
    // Only the tests of the weekly event switch it on.
    settings.live.weekly.enabled = false;
    // A machine that runs many tests may be slow to write a heartbeat. Tests of outages move the clock further.
    settings.live.outage_s = 60;
    // A test reads a socket only when it waits for something there.
    settings.live.socket_silence_s = 3_600;
    // Tests act as fast as they can, and their clock stands still.
    settings.live.socket_burst = 100_000;
    let many = server::Bucket { burst: 100_000, refill_s: 1.0 };
    settings.limits.write_by_account = many;
    settings.limits.act_by_account = many;
    settings.limits.competition_by_account = many;
    settings.limits.competitions_created_by_account = many;
    settings.live.boards = server::BoardSettings {
        board_frames_hour: u32::MAX,
        board_kib_hour: u32::MAX,
        board_frames_day: u32::MAX,
        board_kib_day: u32::MAX,
        account_frames_hour: u32::MAX,
        account_kib_hour: u32::MAX,
        account_frames_day: u32::MAX,
        account_kib_day: u32::MAX,
        ..server::BoardSettings::default()
    };
    // The disk of the machine that runs the tests changes nothing.
    settings.database.shed_below_mib = 0;
    settings
}

impl Running {
    async fn start(settings: Settings, clock: Arc<ManualClock>) -> Running {
        let application = Box::pin(Application::build(settings, Some(clock)));
        let application = application.await.expect("the application starts");
        let (address, metrics, lifecycle) =
            (application.address(), application.metrics_address(), application.lifecycle());
        let process = Process::This { lifecycle, served: tokio::spawn(application.run()) };
        Running { address, metrics, process }
    }

    fn tell_to_stop(&self) {
        if let Process::This { lifecycle, .. } = &self.process {
            lifecycle.stop();
        }
    }

    async fn stop(&mut self) {
        self.tell_to_stop();
        let Process::This { served, .. } = &mut self.process else { return };
        let ended = tokio::time::timeout(STOPPED_WITHIN, served).await;
        let ended = ended.unwrap_or_else(|_| panic!("the server does not stop\n{}", warnings::last()));
        ended.expect("the server does not panic").expect("the network does not fail");
    }
}

impl Drop for TestApp {
    #[expect(clippy::print_stdout, reason = "shown when the test fails")]
    fn drop(&mut self) {
        self.running.tell_to_stop();
        if std::thread::panicking() {
            // Tests run on both databases, so the output of a failed one names its database.
            println!("failed on {:?}", self.database);
        }
    }
}

/// Ends the test program when a test hangs, and prints its name and the last warnings.
struct Watchdog {
    /// Dropped with the test.
    _is_over: mpsc::Sender<()>,
}

impl Watchdog {
    fn start() -> Watchdog {
        let name = std::thread::current().name().unwrap_or("a test").to_owned();
        let (is_over, told) = mpsc::channel();
        warnings::keep();
        std::thread::spawn(move || {
            if told.recv_timeout(ENDLESS) == Err(RecvTimeoutError::Timeout) {
                // Written directly to the stream: the output of tests is captured until they end.
                // The name comes last, because a log is often cut at its beginning.
                let last = warnings::last();
                let _ = writeln!(
                    std::io::stderr(),
                    "the last warnings of all servers:\n{last}\n{name} has not ended within {ENDLESS:?}"
                );
                std::process::abort();
            }
        });
        Watchdog { _is_over: is_over }
    }
}
