//! Tests the real program against the real server. Two boards play a whole game through every fault while the
//! server and one of the boards are killed in mid-turn. The score sheet must be that of the game without
//! faults.
#![expect(clippy::unwrap_used, reason = "a test fails at the first unexpected value")]

use std::{
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU16, Ordering},
    },
    thread,
};

use serde_json::{Value, json};

/// The server's program. A test run of the whole workspace has built it; a run of this crate alone builds it
/// now.
fn fullprime() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let path = Path::new(env!("CARGO_BIN_EXE_fullprime-board")).with_file_name("fullprime");
        if !path.exists() {
            let built = Command::new(env!("CARGO"))
                .args(["build", "--package", "fullprime-server", "--bin", "fullprime"])
                .status();
            assert!(built.unwrap().success());
        }
        path
    })
}

/// A server that keeps its address when it is restarted.
struct Club {
    config: PathBuf,
    address: SocketAddr,
    running: Program,
}

impl Club {
    fn open(folder: &Path) -> Club {
        let address = lasting_address();
        let often = "{ burst = 100000, refill_s = 0.001 }";
        let text = format!(
            "listen = '{address}'\n[database]\nurl = 'sqlite:{}'\n[live]\nanalyse_matches = false\n\
             [limits]\nboard_by_address = {often}\nboard_by_device = {often}\n",
            folder.join("club.db").display()
        );
        let config = folder.join("club.toml");
        std::fs::write(&config, text).unwrap();
        let running = serve(&config, address);
        Club { config, address, running }
    }

    /// Kills the server and starts it again.
    fn kill_and_start(&mut self) {
        self.running.kill();
        self.running = serve(&self.config, self.address);
    }
}

/// Returns an address that a server can release and take again, and on which no program listens. Its port is below
/// the range of outgoing connections, because such a connection could take the port in the meantime. The function
/// does not check the port by listening on it: a program that another test starts at that moment would inherit the
/// socket, and [`serve`] could mistake it for its server.
fn lasting_address() -> SocketAddr {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let start = u16::try_from(std::process::id() % 10_000).unwrap();
    (0..10_000)
        .map(|_| 20_000 + (start + NEXT.fetch_add(1, Ordering::Relaxed)) % 10_000)
        .map(|port| SocketAddr::from(([127, 0, 0, 1], port)))
        .find(|address| TcpStream::connect(address).is_err())
        .unwrap()
}

fn serve(config: &Path, address: SocketAddr) -> Program {
    let mut command = Command::new(fullprime());
    command.args(["serve", "--config"]).arg(config).stdout(Stdio::null()).stderr(Stdio::null());
    let mut running = Program(command.spawn().unwrap());
    while TcpStream::connect(address).is_err() {
        assert!(running.0.try_wait().unwrap().is_none(), "the server has ended");
        thread::yield_now();
    }
    running
}

/// A user in a browser.
struct Member {
    address: SocketAddr,
    cookie: String,
    token: String,
}

impl Member {
    fn join(address: SocketAddr, name: &str) -> Member {
        let wanted = json!({ "name": name, "password": "correct horse" });
        let mut member = Member { address, cookie: String::new(), token: String::new() };
        let (head, body) = member.ask("POST", "/api/v1/accounts", Some(&wanted));
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        cookie.split(';').next().unwrap().clone_into(&mut member.cookie);
        body["csrf_token"].as_str().unwrap().clone_into(&mut member.token);
        member
    }

    /// Sends a request and returns the head and the body of a successful answer.
    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> (String, Value) {
        let Member { address, cookie, token } = self;
        let body = body.map(Value::to_string).unwrap_or_default();
        let length = body.len();
        let mut stream = TcpStream::connect(address).unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\n\
             x-csrf-token: {token}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut reply = String::new();
        stream.read_to_string(&mut reply).unwrap();
        let (head, body) = reply.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 2"), "{path}: {reply}");
        (head.to_owned(), serde_json::from_str(body).unwrap_or_default())
    }

    fn get(&self, path: &str) -> Value {
        self.ask("GET", path, None).1
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        self.ask("POST", path, Some(body)).1
    }

    /// Returns the only board of the account, once it is connected.
    fn connected_board(&self) -> String {
        loop {
            let boards = self.get("/api/v1/boards");
            let board = &boards["boards"][0];
            if board["status"] == "connected" && !board["model"].is_null() {
                return board["id"].as_str().unwrap().to_owned();
            }
            thread::yield_now();
        }
    }
}

/// A running program that ends with the test.
struct Program(Child);

impl Program {
    fn start(address: SocketAddr, memory: &Path, seed: u32, more: &[&str]) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fullprime-board"));
        let server = if more.contains(&"--ca") { "https" } else { "http" };
        command.arg(format!("{server}://{address}")).arg("--memory").arg(memory);
        command.args(["--player", "random", "--throws-dice", "--pace-ms", "0", "--seed", &seed.to_string()]);
        Program(command.args(more).stdout(Stdio::null()).spawn().unwrap())
    }
}

impl Program {
    fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if self.0.try_wait().is_ok_and(|ended| ended.is_none()) {
            self.kill();
        }
    }
}

/// Plays a game between two boards and returns the games of its score sheet.
fn game(faults: &[&str], kills: u64) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let mut club = Club::open(folder.path());
    let address = club.address;
    let members = ["anna", "berta"].map(|name| Member::join(address, name));
    let settings = json!({ "settings": { "format": { "kind": "normal" }, "rated": false, "dice": "thrown", "start": "alternate",
        "time": { "kind": "live", "delay_s": 12, "reserve_s": 600 } } });
    let table = members[0].post("/api/v1/matches", &settings);
    let id = table["id"].as_str().unwrap().to_owned();
    for member in &members {
        member.post(&format!("/api/v1/matches/{id}/seat"), &json!({}));
    }
    let memories = ["one.memory", "two.memory"].map(|name| folder.path().join(name));
    let mut programs = Vec::new();
    for ((member, memory), seed) in members.iter().zip(&memories).zip(1..) {
        let code = member.post("/api/v1/boards/codes", &json!({ "name": "Club" }));
        let code = code["code"].as_str().unwrap().to_owned();
        programs.push(Program::start(address, memory, seed, &[&["--code", &*code], faults].concat()));
        let board = member.connected_board();
        member.post(&format!("/api/v1/boards/{board}/seat"), &json!({ "match_id": id }));
    }
    let path = format!("/api/v1/matches/{id}");
    for kill in 1..=kills {
        // The server is killed in the middle of the game, at a random moment.
        loop {
            let view = members[0].get(&path);
            if view["phase"]["kind"] == "over" || view["seq"].as_u64().unwrap() >= 15 * kill {
                break;
            }
            thread::yield_now();
        }
        club.kill_and_start();
        programs[0].kill();
        programs[0] = Program::start(address, &memories[0], 1, faults);
    }
    for program in &mut programs {
        assert!(program.0.wait().unwrap().success());
    }
    assert_eq!(members[1].get(&path)["phase"]["kind"], "over");
    let sheet = members[1].get(&format!("{path}/sheet.json"));
    sheet["games"].clone()
}

#[test]
fn two_programs_play_through_faults_and_kills_what_they_play_without() {
    let smooth = game(&[], 0);
    assert!(smooth[0].to_string().len() > 200, "{smooth}");
    let rough = game(&["--all-faults"], 2);
    assert_eq!(smooth, rough);
}

#[test]
fn a_board_that_nobody_has_enrolled_says_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_fullprime-board"))
        .args(["http://127.0.0.1:9", "--memory"])
        .arg(folder.path().join("a.memory"))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("--code") && said.contains("Sensor boards"), "{said}");
}

/// A self-signed certificate for 127.0.0.1, valid for a hundred years. Its key protects nothing.
const CERTIFICATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/proxy/certificate.pem");

/// Starts a proxy that ends TLS in front of a server, and returns its address.
fn proxy(server: SocketAddr) -> SocketAddr {
    use tokio_rustls::rustls::{
        ServerConfig,
        crypto::ring,
        pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject as _},
    };
    let certificate = CertificateDer::from_pem_file(CERTIFICATE).unwrap();
    let key =
        PrivateKeyDer::from_pem_file(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/proxy/key.pem")).unwrap();
    let config = ServerConfig::builder_with_provider(std::sync::Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .unwrap();
    let acceptor = tokio_rustls::TlsAcceptor::from(std::sync::Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    listener.set_nonblocking(true).unwrap();
    // The proxy ends with the test's process.
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async move {
            let listener = tokio::net::TcpListener::from_std(listener).unwrap();
            loop {
                let (plain, _) = listener.accept().await.unwrap();
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    // A client that does not trust the certificate hangs up here.
                    let Ok(mut secret) = acceptor.accept(plain).await else { return };
                    let Ok(mut onward) = tokio::net::TcpStream::connect(server).await else { return };
                    if let Err(error) = tokio::io::copy_bidirectional(&mut secret, &mut onward).await {
                        drop(error); // The test closes one end of the connection.
                    }
                });
            }
        });
    });
    address
}

#[test]
fn a_board_plays_through_a_proxy_in_tls_and_believes_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let club = Club::open(folder.path());
    let secret = proxy(club.address);
    let anna = Member::join(club.address, "anna");
    let code = anna.post("/api/v1/boards/codes", &json!({ "name": "Club" }));
    let code = code["code"].as_str().unwrap();
    // A server without a trusted certificate is refused.
    let mut doubtful = Command::new(env!("CARGO_BIN_EXE_fullprime-board"))
        .arg(format!("https://{secret}"))
        .args(["--code", code, "--memory"])
        .arg(folder.path().join("doubtful.memory"))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = String::new();
    let mut lines = std::io::BufReader::new(doubtful.stdout.take().unwrap());
    std::io::BufRead::read_line(&mut lines, &mut said).unwrap();
    doubtful.kill().unwrap();
    doubtful.wait().unwrap();
    assert!(said.contains("cannot connect") && said.contains("certificate"), "{said}");
    let memory = folder.path().join("one.memory");
    let _board = Program::start(secret, &memory, 1, &["--code", code, "--ca", CERTIFICATE]);
    assert!(!anna.connected_board().is_empty());
}
