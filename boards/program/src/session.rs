//! A board at work: its socket, its memory, its clock, and the person in front of it.

use std::{
    io::Write as _,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use crossterm::event::{Event, KeyEvent, KeyEventKind};
use futures_util::{SinkExt as _, StreamExt as _};
use ratatui::DefaultTerminal;
use simulator::{Board, Checkers, Line, Player, Scripted, Seeded, Setup};
use tokio::{sync::mpsc, time::Instant};
use tokio_tungstenite::tungstenite::Message;
use wire::{BoardRefusal, BoardTold, Console};

use crate::{
    Options, Problem,
    bot::Bot,
    dial::{Dialer, Socket},
    hands::{Hands, KeyEffect},
    options::Who,
    screen::{Screen, View},
    store::Store,
    words,
};

/// The interval between readings of the sensors.
const SENSE_EVERY: Duration = Duration::from_millis(50);
/// The interval of the loop while nothing happens at the board.
const WAITING: Duration = Duration::from_millis(100);
/// The time by which the clock advances with each movement of a hand at full speed.
const HURRIED_MS: i64 = 160;
/// The timeout for opening a connection.
const CONNECT_MAX: Duration = Duration::from_secs(10);
/// The pause before another attempt to connect. It doubles after each failed attempt, up to [`RETRY_MAX`].
const RETRY_FIRST: Duration = Duration::from_millis(100);
/// The longest pause between two attempts to connect.
const RETRY_MAX: Duration = Duration::from_secs(10);

/// A board with its connection, memory, clock and view.
#[derive(Debug)]
pub struct Session {
    board: Board,
    store: Store,
    line: Line,
    options: Options,
    /// At full speed, the time by which the board's clock is ahead of the machine's.
    ahead_ms: i64,
    dialer: Dialer,
    socket: Option<Socket>,
    retry: Duration,
    connect_at: Instant,
    /// The time of the hand's next movement.
    move_at: Instant,
    hands: Option<Hands>,
    face: Face,
}

/// The way in which a person follows the board.
#[derive(Debug)]
enum Face {
    /// A line for each event.
    Lines,
    /// A drawing of the board.
    Drawn(Box<Drawn>),
}

/// A terminal in use.
#[derive(Debug)]
struct Drawn {
    terminal: DefaultTerminal,
    screen: Screen,
    keys: mpsc::Receiver<KeyEvent>,
}

/// The next step of the loop.
enum Next {
    Heard(Option<Message>),
    Tick,
    Key(KeyEvent),
    Leave,
}

impl Session {
    /// Returns a board with its memory, not yet connected.
    ///
    /// # Errors
    /// Returns an error if its files cannot be used, or if it is not enrolled and there is no code.
    pub fn begin(options: Options) -> Result<Self, Problem> {
        let dialer = Dialer::new(&options.server, options.ca.as_deref())?;
        let (mut store, entries) = Store::open(&options.memory)?;
        let seed = match options.seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(Problem::Random)?,
        };
        let setup = Setup {
            private_key: store.key(),
            code: options.code.clone().unwrap_or_default(),
            capabilities: options.capabilities(),
            players: options.players(),
            throws_dice: options.throws_dice,
            decisions: seed,
            // Each source of chance has a seed of its own, so that they do not repeat one another.
            chance: seed.rotate_left(17),
            habits: options.faults.habits(),
        };
        let start = Checkers::from_position(&rules::Position::STARTING, Console::One);
        let board = Board::new(setup, start).played_by(player(&options, seed)?).remembering(entries);
        store.rewrite(&board.entries())?;
        if board.device().is_none() && options.code.is_none() {
            return Err(Problem::NotEnrolled);
        }
        let line = Line::new(options.faults.line(), seed.rotate_left(34));
        let hands = (options.player == Who::Keys).then(|| Hands::new(seed));
        let face = if options.draw || hands.is_some() { Face::draw()? } else { Face::Lines };
        Ok(Self {
            board,
            store,
            line,
            options,
            ahead_ms: 0,
            dialer,
            socket: None,
            retry: RETRY_FIRST,
            connect_at: Instant::now(),
            move_at: Instant::now(),
            hands,
            face,
        })
    }

    /// Plays until the match is over, the person quits, or the server refuses the board.
    ///
    /// # Errors
    /// Returns an error if the board is refused for good, or something on this machine fails.
    pub async fn play(mut self) -> Result<(), Problem> {
        let played = self.run().await;
        // Also after an error, so that the terminal can be used again.
        if matches!(self.face, Face::Drawn(_)) {
            ratatui::restore();
        }
        played
    }

    async fn run(&mut self) -> Result<(), Problem> {
        let mut tick_at = Instant::now();
        loop {
            self.draw()?;
            let next = tokio::select! {
                heard = hear(&mut self.socket) => Next::Heard(heard),
                () = tokio::time::sleep_until(tick_at) => Next::Tick,
                key = self.face.key() => Next::Key(key),
                _ = tokio::signal::ctrl_c() => Next::Leave,
            };
            match next {
                Next::Heard(heard) => {
                    self.heard(heard)?;
                    if self.is_hurried() && !self.board.is_waiting() {
                        tick_at = Instant::now();
                    }
                }
                Next::Tick => {
                    self.tick().await;
                    tick_at = Instant::now() + self.pause();
                }
                Next::Key(key) => {
                    let now = self.now_ms();
                    let done = self.hands.as_mut().map(|hands| hands.press(key, &mut self.board, now));
                    if done == Some(KeyEffect::Leave) || self.hands.is_none() && is_leave(key) {
                        return Ok(());
                    }
                }
                Next::Leave => return Ok(()),
            }
            self.flush().await?;
            if self.board.is_over()
                && self.board.is_acknowledged()
                && !self.options.stay
                && self.hands.is_none()
            {
                self.draw()?;
                return Ok(());
            }
        }
    }

    const fn is_hurried(&self) -> bool {
        self.options.pace_ms == 0
    }

    fn now_ms(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX).saturating_add(self.ahead_ms)
    }

    /// Returns the time until the next reading of the sensors.
    fn pause(&self) -> Duration {
        match (self.is_hurried(), self.board.is_waiting() || self.socket.is_none()) {
            (true, false) => Duration::ZERO,
            (true, true) => WAITING,
            (false, _) => SENSE_EVERY,
        }
    }

    /// Lets time pass at the board.
    async fn tick(&mut self) {
        if self.is_hurried() {
            self.ahead_ms += HURRIED_MS;
        }
        let moves = Instant::now() >= self.move_at;
        if moves && self.socket.is_some() && !self.board.is_waiting() {
            if self.line.is_cut() {
                self.hang_up("the line is cut");
            }
            if self.line.fails_power() {
                self.board.lose_power_at_next_write();
            }
        }
        if self.socket.is_none() && Instant::now() >= self.connect_at {
            self.connect().await;
        }
        let now = self.now_ms();
        if !moves {
            self.board.sense(now);
            return;
        }
        self.board.tick(now);
        self.move_at = Instant::now() + Duration::from_millis(self.options.pace_ms);
    }

    async fn connect(&mut self) {
        let opened = tokio::time::timeout(CONNECT_MAX, self.dialer.open()).await;
        match opened {
            Ok(Ok(socket)) => {
                self.socket = Some(socket);
                self.board.connected();
            }
            Ok(Err(error)) => self.not_connected(&error.to_string()),
            Err(_too_long) => self.not_connected("no answer"),
        }
    }

    fn not_connected(&mut self, why: &str) {
        self.face.say(format!("cannot connect: {why}"));
        self.connect_at = Instant::now() + self.retry;
        self.retry = (self.retry * 2).min(RETRY_MAX);
    }

    fn hang_up(&mut self, why: &str) {
        self.face.say(why.to_owned());
        self.socket = None;
        self.board.disconnected();
        self.connect_at = Instant::now() + self.retry;
    }

    fn heard(&mut self, message: Option<Message>) -> Result<(), Problem> {
        match message {
            Some(Message::Text(text)) => {
                let now = self.now_ms();
                let told = self.board.hear(&text, now);
                if let Some(found) = self.board.stranger() {
                    return Err(Problem::Stranger { found: found.to_owned() });
                }
                told.map_or(Ok(()), |told| self.told(&told))
            }
            Some(Message::Close(_)) | None => {
                self.hang_up("the connection is closed");
                Ok(())
            }
            Some(Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => Ok(()),
        }
    }

    fn told(&mut self, told: &BoardTold) -> Result<(), Problem> {
        self.face.told(told);
        match told {
            BoardTold::Refused { code, message, .. } if ends(*code) => {
                Err(Problem::Refused { code: *code, message: message.clone() })
            }
            BoardTold::Refused { retry_after_s: Some(seconds), .. } => {
                self.retry = Duration::from_secs((*seconds).into()).max(self.retry);
                Ok(())
            }
            BoardTold::Refused { code: BoardRefusal::TooManyAttempts | BoardRefusal::Suspended, .. } => {
                // The server counts the failures within a minute, so an early attempt would be refused as well.
                self.retry = RETRY_MAX;
                Ok(())
            }
            BoardTold::Welcome { .. } => {
                self.retry = RETRY_FIRST;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Writes new frames to the memory, and only then sends messages.
    async fn flush(&mut self) -> Result<(), Problem> {
        // A board could not resume if it lost a frame that the server has.
        self.store.append(&self.board.take_written())?;
        if self.socket.is_some() && !self.board.is_connected() {
            self.hang_up("the power has failed");
            return Ok(());
        }
        let texts = self.line.pass(self.board.take_outgoing());
        for text in texts {
            let Some(socket) = &mut self.socket else { break };
            if socket.send(Message::text(text)).await.is_err() {
                self.hang_up("the connection is gone");
            }
        }
        Ok(())
    }

    fn draw(&mut self) -> Result<(), Problem> {
        let Face::Drawn(drawn) = &mut self.face else { return Ok(()) };
        let Drawn { terminal, screen, .. } = &mut **drawn;
        let server = self.options.server.host_str().unwrap_or_default();
        let view = View { board: &self.board, server, hands: self.hands.as_ref() };
        terminal.draw(|frame| screen.draw(frame, &view))?;
        Ok(())
    }
}

impl Face {
    /// Takes over the terminal, and reads its keys on a thread because reading blocks.
    fn draw() -> Result<Self, Problem> {
        let terminal = ratatui::try_init()?;
        let (sender, keys) = mpsc::channel(32);
        std::thread::spawn(move || {
            while let Ok(event) = crossterm::event::read() {
                let is_sent = match event {
                    Event::Key(key) if key.kind != KeyEventKind::Release => sender.blocking_send(key).is_ok(),
                    _ => !sender.is_closed(),
                };
                if !is_sent {
                    return;
                }
            }
        });
        Ok(Self::Drawn(Box::new(Drawn { terminal, screen: Screen::default(), keys })))
    }

    async fn key(&mut self) -> KeyEvent {
        match self {
            Self::Drawn(drawn) => match drawn.keys.recv().await {
                Some(key) => key,
                None => std::future::pending().await,
            },
            Self::Lines => std::future::pending().await,
        }
    }

    fn told(&mut self, told: &BoardTold) {
        if let Self::Drawn(drawn) = self {
            drawn.screen.told(told);
        }
        if let Some(line) = words::describe_message(told) {
            self.say(line);
        }
    }

    fn say(&mut self, line: String) {
        match self {
            Self::Drawn(drawn) => drawn.screen.say(line),
            Self::Lines => {
                if let Err(error) = writeln!(std::io::stdout(), "{line}") {
                    // The program that reads the lines has exited. The match continues without output.
                    drop(error);
                }
            }
        }
    }
}

fn is_leave(key: KeyEvent) -> bool {
    use crossterm::event::{KeyCode, KeyModifiers};
    key.code == KeyCode::Char('q')
        || key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL)
}

/// Returns true if the refusal is permanent, so that reconnecting is useless.
const fn ends(code: BoardRefusal) -> bool {
    matches!(
        code,
        BoardRefusal::Revoked
            | BoardRefusal::Frozen
            | BoardRefusal::ChangedHistory
            | BoardRefusal::Behind
            | BoardRefusal::LostHistory
            | BoardRefusal::WrongCode
            | BoardRefusal::UsedCode
            | BoardRefusal::ExpiredCode
            | BoardRefusal::WeakKey
            | BoardRefusal::KeyTaken
            | BoardRefusal::UnknownDevice
            | BoardRefusal::WrongSignature
            | BoardRefusal::UnsupportedProtocol
    )
}

fn player(options: &Options, seed: u64) -> Result<Option<Box<dyn Player>>, Problem> {
    let decider: Box<dyn Player> = match options.player {
        Who::Keys => return Ok(None),
        Who::Bot => Box::new(Bot::new(seed)),
        Who::Random => Box::new(Seeded::new(seed)),
    };
    let Some(path) = &options.script else { return Ok(Some(decider)) };
    let script =
        std::fs::read_to_string(path).map_err(|source| Problem::File { path: path.clone(), source })?;
    Ok(Some(Box::new(Scripted::new(&script, decider))))
}

/// Returns the next message, or `None` when the connection is gone. Waits forever without a connection.
async fn hear(socket: &mut Option<Socket>) -> Option<Message> {
    match socket {
        Some(open) => open.next().await.and_then(Result::ok),
        None => std::future::pending().await,
    }
}
