//! The members of the crowd. Each has its own connections and sends raw bytes.

use std::{
    io::Write as _,
    net::{Ipv4Addr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use flate2::{Compression, Crc, write::DeflateEncoder};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    runtime::{Builder, Runtime},
    sync::Notify,
    task::JoinSet,
};

use crate::http::{Session, ask, connect, open_socket, text_frame};

/// The pause between two bytes that trickle, and between two requests of a member.
const PAUSE: Duration = Duration::from_millis(500);
/// The pause before a refused member tries again. The tests' server is not optimised, so the crowd holds many
/// connections and seldom opens new ones.
const RETRY: Duration = Duration::from_secs(3);
/// The number of requests that a client sends at once without reading an answer.
const PIPELINED: usize = 1_000;
/// A file whose analysis takes time.
const MATCH_FILE: &str = " 1 point match\n\n Game 1\n Anna : 0                Ben : 0\n  1) 51: 13/8 8/7                51: 8/7 8/3\n  \
                          2) 42: 24/20 13/11             43: 13/10 6/2\n  3) 66: 13/7 13/7 8/2 8/2\n      Wins 1 point\n";

/// Successes of the crowd. None is expected.
pub(crate) type Breaches = Arc<Mutex<Vec<String>>>;

/// The state that all members share.
#[derive(Debug, Clone)]
pub(crate) struct Crowd {
    pub(crate) to: SocketAddr,
    pub(crate) breaches: Breaches,
    /// Notified when an address may create no more guests.
    pub(crate) guest_refused: Arc<Notify>,
    /// Files that exceed a limit once they are unpacked.
    bombs: Arc<[Vec<u8>; 3]>,
}

/// The crowd while it attacks. Its threads have the lowest priority: real attackers have processors of their own, so
/// here only answering the attacks may slow the server down, and not making them.
#[derive(Debug)]
pub(crate) struct Present {
    _everybody: JoinSet<()>,
    threads: Option<Runtime>,
}

impl Drop for Present {
    fn drop(&mut self) {
        if let Some(threads) = self.threads.take() {
            threads.shutdown_background();
        }
    }
}

/// One kind of attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Attack {
    /// Announces a frame of 2^40 bytes and sends as much of it as the server takes.
    GiantFrame,
    /// Sends fragments of a message that never ends, with pings between them.
    EndlessFragments,
    /// Sends a head, byte by byte.
    TricklingHead,
    /// Sends a body, byte by byte.
    TricklingBody,
    /// Opens a connection and says nothing.
    HalfOpen,
    /// Sends one request over a connection and leaves it open.
    IdleConnection,
    /// Opens a socket and says nothing.
    IdleSocket,
    /// Signs up as a guest and shouts in the lobby and in the matches of others.
    ShoutingGuest,
    /// Signs up as a guest and uploads files, zip bombs and files that are too large.
    Uploader,
    /// Guesses the password of an honest player.
    Guesser,
    /// Asks for the lobby over a socket, again and again, and reads nothing.
    DeafSocket,
    /// Asks for long answers over HTTP and reads nothing.
    DeafReader,
    /// Sends messages as fast as the server takes them.
    Flood,
    /// Sends noise.
    Noise,
}

/// The number of members of each kind, and the number of their addresses. One address may have 200 connections.
const MEMBERS: [(Attack, usize, u8); 14] = [
    (Attack::GiantFrame, 40, 2),
    (Attack::EndlessFragments, 20, 2),
    (Attack::TricklingHead, 200, 1),
    (Attack::TricklingBody, 200, 1),
    // This many once filled a server.
    (Attack::HalfOpen, 1_127, 6),
    // More than one address may have.
    (Attack::IdleConnection, 2_000, 1),
    (Attack::IdleSocket, 800, 4),
    // An address may make 20 guests an hour.
    (Attack::ShoutingGuest, 300, 12),
    (Attack::Uploader, 24, 6),
    (Attack::Guesser, 32, 8),
    (Attack::DeafSocket, 200, 2),
    (Attack::DeafReader, 200, 2),
    (Attack::Flood, 20, 2),
    (Attack::Noise, 20, 1),
];

/// Returns the number of connections that the crowd wants at the same time.
pub(crate) fn size() -> usize {
    MEMBERS.iter().map(|(_, count, _)| count).sum()
}

impl Crowd {
    pub(crate) fn new(to: SocketAddr, breaches: Breaches) -> Crowd {
        let bomb = zip_of(&vec![0; 30 << 20], None);
        // A zip that announces 1,000 bytes and unpacks to 30 MiB.
        let liar = zip_of(&vec![0; 30 << 20], Some(1_000));
        Crowd {
            to,
            breaches,
            guest_refused: Arc::new(Notify::new()),
            bombs: Arc::new([bomb, liar, vec![b' '; 8 << 20]]),
        }
    }

    /// Starts one in `part` of each kind.
    pub(crate) fn arrive(&self, part: usize) -> Present {
        let threads = Builder::new_multi_thread()
            .worker_threads(2)
            .on_thread_start(|| {
                rustix::process::nice(19).expect("a thread may lower its priority");
            })
            .enable_all()
            .build()
            .expect("the system has threads");
        let mut everybody = JoinSet::new();
        let mut block = 0;
        for (attack, count, addresses) in MEMBERS {
            for (member, address) in (0..count.div_ceil(part)).zip((0..addresses).cycle()) {
                let from = Ipv4Addr::new(127, 0, 9, 1 + block + address);
                everybody.spawn_on(self.clone().go_on(attack, from, member), threads.handle());
            }
            block += addresses;
        }
        Present { _everybody: everybody, threads: Some(threads) }
    }

    async fn go_on(self, attack: Attack, from: Ipv4Addr, member: usize) {
        for round in 0_u64.. {
            let _gone = self.misbehave(attack, from, member, round).await;
            tokio::time::sleep(RETRY).await;
        }
    }

    async fn misbehave(&self, attack: Attack, from: Ipv4Addr, member: usize, round: u64) -> Option<()> {
        let to = self.to;
        let nobody = Session::default();
        let path = if member.is_multiple_of(2) { "/ws" } else { "/boards/v1" };
        match attack {
            Attack::GiantFrame => {
                let mut stream = open_socket(to, from, path, &nobody).await?;
                stream.write_all(b"\x82\xff\0\0\x01\0\0\0\0\0mask").await.ok()?;
                loop {
                    stream.write_all(&[0; 64 * 1_024]).await.ok()?;
                }
            }
            Attack::EndlessFragments => {
                let mut stream = open_socket(to, from, path, &nobody).await?;
                let ping = [&b"\x89\xfdmask"[..], &[0; 125]].concat();
                let mut first = 0x01;
                loop {
                    stream.write_all(&[first, 0x81, 0, 0, 0, 0, b' ']).await.ok()?;
                    first = 0x00;
                    stream.write_all(&ping.repeat(60)).await.ok()?;
                }
            }
            Attack::TricklingHead => trickle(to, from, "GET / HTTP/1.1\r\nhost: x\r\nx-more: ").await,
            Attack::TricklingBody => {
                let head = "POST /api/v1/session HTTP/1.1\r\nhost: x\r\norigin: http://x\r\n\
                            content-type: application/json\r\ncontent-length: 9000\r\n\r\n";
                trickle(to, from, head).await
            }
            Attack::HalfOpen => listen(connect(to, from).await?).await,
            Attack::IdleConnection => {
                let mut stream = connect(to, from).await?;
                stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.ok()?;
                listen(stream).await
            }
            Attack::IdleSocket => listen(open_socket(to, from, path, &nobody).await?).await,
            Attack::ShoutingGuest => self.shout(from).await,
            Attack::Uploader => self.upload(from).await,
            Attack::Guesser => {
                let name = ["Klarissa", "white0"][member % 2];
                let guess = format!(r#"{{"name":"{name}","password":"guess {member} {round}"}}"#);
                let told = ask(to, from, &nobody, "POST /api/v1/session", guess.as_bytes()).await?;
                self.expect_refusal("a wrong password", told.status);
                Some(())
            }
            Attack::DeafSocket => {
                let mut stream = open_socket(to, from, "/ws", &nobody).await?;
                let asks =
                    [r#"{"type":"watch_lobby"}"#, r#"{"type":"unwatch_lobby"}"#].map(text_frame).concat();
                loop {
                    stream.write_all(&asks).await.ok()?;
                    tokio::time::sleep(PAUSE).await;
                }
            }
            Attack::DeafReader => {
                let mut stream = connect(to, from).await?;
                let path = ["/api/v1/openapi.json", "/"][member % 2];
                let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n");
                stream.write_all(request.repeat(PIPELINED).as_bytes()).await.ok()?;
                stays(stream).await
            }
            Attack::Flood => {
                let mut stream = open_socket(to, from, "/ws", &nobody).await?;
                let says = text_frame(r#"{"type":"ping","at":0}"#).repeat(500);
                let (mut input, mut output) = stream.split();
                let mut told = [0; 4_096];
                loop {
                    tokio::select! {
                        written = output.write_all(&says) => written.ok()?,
                        read = input.read(&mut told) => { read.ok().filter(|read| *read > 0)?; }
                    }
                }
            }
            Attack::Noise => {
                let mut stream = connect(to, from).await?;
                let mut numbers = simulator::Numbers::new((member as u64) << 32 | round);
                let mut noise = vec![0; 20_000];
                for byte in &mut noise {
                    *byte = u8::try_from(numbers.below(256)).ok()?;
                }
                stream.write_all(&noise).await.ok()
            }
        }
    }

    /// Signs up as a guest. Returns `None` if the address has reached its limit.
    async fn guest(&self, from: Ipv4Addr) -> Option<Session> {
        let told = ask(self.to, from, &Session::default(), "POST /api/v1/accounts/guest", b"").await?;
        if told.status == 429 {
            self.guest_refused.notify_one();
        }
        (told.status == 201).then(|| told.session())
    }

    async fn shout(&self, from: Ipv4Addr) -> Option<()> {
        let guest = self.guest(from).await?;
        let mut stream = open_socket(self.to, from, "/ws", &guest).await?;
        stream.write_all(&text_frame(r#"{"type":"watch_lobby"}"#)).await.ok()?;
        let text = "x".repeat(500);
        let mut shouts = text_frame(&format!(r#"{{"type":"lobby_chat","request":"lobby","text":"{text}"}}"#));
        let mut told = Vec::new();
        let mut part = vec![0; 64 * 1_024];
        for round in 0.. {
            while let Ok(Ok(read)) = tokio::time::timeout(PAUSE, stream.read(&mut part)).await {
                if read == 0 {
                    return None;
                }
                told.extend_from_slice(&part[..read]);
                if told.len() > 1 << 20 {
                    break;
                }
            }
            let heard = String::from_utf8_lossy(&told).into_owned();
            if heard.contains(r#""type":"done""#) {
                self.report_breach(format!("a guest was heard: {heard}"));
            }
            if round == 0 {
                // All ids in the first snapshot of the lobby, including those of matches.
                for id in heard.split(r#""id":""#).skip(1).filter_map(|rest| rest.split('"').next()).take(20)
                {
                    let says = format!(r#"{{"type":"chat","id":"{id}","request":"match","text":"{text}"}}"#);
                    shouts.extend(text_frame(&says));
                    shouts.extend(text_frame(&format!(r#"{{"type":"watch_match","id":"{id}","since":0}}"#)));
                }
            }
            told.clear();
            stream.write_all(&shouts).await.ok()?;
        }
        None
    }

    async fn upload(&self, from: Ipv4Addr) -> Option<()> {
        let guest = self.guest(from).await?;
        for number in 0.. {
            let files = [self.bombs[0].as_slice(), &self.bombs[1], &self.bombs[2], MATCH_FILE.as_bytes()];
            let line = format!("POST /api/v1/library?name=file{number}");
            ask(self.to, from, &guest, &line, files[number % files.len()]).await?;
            tokio::time::sleep(PAUSE).await;
        }
        None
    }

    fn expect_refusal(&self, what: &str, status: u16) {
        if status < 400 {
            self.report_breach(format!("{what} was answered with {status}"));
        }
    }

    fn report_breach(&self, breach: String) {
        self.breaches.lock().unwrap_or_else(PoisonError::into_inner).push(breach);
    }
}

async fn trickle(to: SocketAddr, from: Ipv4Addr, head: &str) -> Option<()> {
    let mut stream = connect(to, from).await?;
    stream.write_all(head.as_bytes()).await.ok()?;
    loop {
        tokio::time::sleep(PAUSE).await;
        stream.write_all(b"x").await.ok()?;
    }
}

/// Keeps a connection open without reading, for longer than the server allows.
async fn stays(stream: TcpStream) -> Option<()> {
    tokio::time::sleep(Duration::from_secs(15)).await;
    drop(stream);
    None
}

/// Reads until the server closes the connection.
async fn listen(mut stream: TcpStream) -> Option<()> {
    let mut told = [0; 512];
    while stream.read(&mut told).await.ok()? > 0 {}
    None
}

/// Returns a zip of one file that claims to be `announced` bytes long.
fn zip_of(bytes: &[u8], announced: Option<u32>) -> Vec<u8> {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes).expect("memory takes all");
    let packed = packed.finish().expect("memory takes all");
    let mut crc = Crc::new();
    crc.update(bytes);
    let number = |length: usize| u32::try_from(length).expect("a file of a test is small");
    let (length, size) = (number(packed.len()), announced.unwrap_or(number(bytes.len())));
    let name = b"match.mat";
    // Flags, method, time, date, checksum, sizes and the length of the name: the same in both places.
    let mut facts = vec![0, 0, 8, 0, 0, 0, 0, 0];
    for fact in [crc.sum(), length, size] {
        facts.extend(fact.to_le_bytes());
    }
    facts.extend([9, 0, 0, 0]);
    let local = [b"PK\x03\x04\x14\0", &facts[..], name, &packed].concat();
    let entry = [b"PK\x01\x02\x14\0\x14\0", &facts[..], &[0; 14], name].concat();
    let end = [&number(entry.len()).to_le_bytes()[..], &number(local.len()).to_le_bytes(), &[0; 2]].concat();
    [&local[..], &entry, b"PK\x05\x06\0\0\0\0\x01\0\x01\0", &end].concat()
}
