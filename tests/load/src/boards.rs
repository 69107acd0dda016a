//! Sensor boards at human pace: each is a simulated board with a hand that moves a checker now and then.
//! Measures the time from a frame to its acknowledgement.

use std::{
    collections::VecDeque,
    path::PathBuf,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use futures_util::{SinkExt as _, StreamExt as _, stream};
use rules::Position;
use simulator::{Board, Checkers, Habits, Setup};
use tokio::{net::TcpStream, task::JoinHandle};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use wire::{BoardCapabilities, BoardTold, Console};

use super::{
    LoadError, Quantiles, Score, Site, count, per_second,
    server::{Account, Door, Server},
};

/// The interval between readings of a board's sensors. Real boards read more often, which costs the server
/// nothing.
const SENSE_EVERY: Duration = Duration::from_millis(100);
/// The number of boards that join at the same time.
const JOIN_AT_ONCE: usize = 16;

/// The plan of a run with boards.
#[derive(Debug, Clone)]
pub struct BoardsPlan {
    /// The path of the program `fullprime`.
    pub program: PathBuf,
    /// The server's folder and databases.
    pub site: Site,
    /// The number of simultaneous matches, with a board on each side.
    pub matches: usize,
    /// The time between two movements of a hand.
    pub pace: Duration,
    /// The warm-up time.
    pub warm_up: Duration,
    /// The measured time.
    pub measure: Duration,
    /// Ends the run early after this many measured frames.
    pub frames_max: u64,
}

/// The result of a run with boards.
#[derive(Debug, Clone)]
pub struct BoardsReport {
    /// The measured time.
    pub measured: Duration,
    /// The time from sending a frame to its acknowledgement, which means that it is stored.
    pub acknowledged: Quantiles,
    /// The number of refused frames; should be zero.
    pub refused: u64,
    /// The number of lost connections; should be zero.
    pub broken: u64,
    /// The resident bytes of the server: before the boards joined, and with all of them.
    pub resident: [u64; 2],
    /// The processor time of the server, of this generator, and of the whole machine during the measured time.
    pub cpu: [Duration; 3],
}

impl BoardsReport {
    /// Returns the acknowledged frames a second.
    pub fn rate(&self) -> f64 {
        per_second(self.acknowledged.count, self.measured)
    }

    /// Returns the resident bytes for each of `boards` boards, including its player and its half of a match.
    pub fn board_bytes(&self, boards: usize) -> Option<u64> {
        self.resident[1].saturating_sub(self.resident[0]).checked_div(boards as u64)
    }
}

/// Starts a server, lets boards play on it, and stops it.
///
/// # Errors
/// Returns an error if the server does not start, refuses the boards, or does not stop cleanly.
pub async fn run_boards(plan: &BoardsPlan) -> Result<BoardsReport, LoadError> {
    let server = Server::start(&plan.program, &plan.site).await?;
    let score = Arc::new(Score { actions_max: plan.frames_max, ..Score::default() });
    let at_start = server.resident();
    let door = server.door();
    let joining = stream::iter(0..plan.matches).map(|number| begin(door, number, plan.pace, &score));
    let joined: Vec<_> = joining.buffer_unordered(JOIN_AT_ONCE).collect().await;
    let boards: Vec<[JoinHandle<()>; 2]> = joined.into_iter().collect::<Result<_, _>>()?;

    let counted = count(&server, &score, plan.warm_up, plan.measure).await?;
    let resident = [at_start, server.resident()];
    score.ends.store(true, Ordering::SeqCst);
    boards.iter().flatten().for_each(JoinHandle::abort);
    server.stop().await?;
    Ok(BoardsReport {
        measured: counted.measured,
        acknowledged: score.answers.quantiles(),
        refused: score.all_refused().values().sum(),
        broken: score.broken.load(Ordering::Relaxed),
        resident,
        cpu: counted.cpu,
    })
}

/// A match between two boards.
async fn begin(
    door: &Door,
    number: usize,
    pace: Duration,
    score: &Arc<Score>,
) -> Result<[JoinHandle<()>; 2], LoadError> {
    let (one, two) =
        (door.sign_up(&format!("one{number}")).await?, door.sign_up(&format!("two{number}")).await?);
    let id = door.open_table(&one).await?;
    door.sit(&two, &id).await?;
    let first = join(door, &one, &id, 2 * number, pace, score).await?;
    let second = join(door, &two, &id, 2 * number + 1, pace, score).await?;
    Ok([first, second])
}

/// Enrols a board and seats it; from then on it plays on its own.
async fn join(
    door: &Door,
    owner: &Account,
    match_id: &str,
    number: usize,
    pace: Duration,
    score: &Arc<Score>,
) -> Result<JoinHandle<()>, LoadError> {
    let mut hall = Hall::enter(door, door.board_code(owner).await?, number, pace, score).await?;
    let device = loop {
        if let Some(device) = hall.board.device() {
            break device.to_owned();
        }
        hall.hear().await?;
    };
    door.seat_board(owner, &device, match_id).await?;
    Ok(tokio::spawn(hall.play()))
}

/// A simulated board with its connection to the server.
struct Hall {
    board: Board,
    stream: WebSocketStream<TcpStream>,
    pace: Duration,
    /// The frames in flight, each with the time of sending.
    sent: VecDeque<(u64, Instant)>,
    score: Arc<Score>,
}

impl Hall {
    async fn enter(
        door: &Door,
        code: String,
        number: usize,
        pace: Duration,
        score: &Arc<Score>,
    ) -> Result<Hall, LoadError> {
        let seed = number as u64 + 1;
        let mut private_key = [7; 32];
        private_key[..8].copy_from_slice(&seed.to_be_bytes());
        let setup = Setup {
            private_key,
            code,
            capabilities: BoardCapabilities {
                colour: false,
                point_depth: 5,
                bar_depth: 5,
                reads_dice: false,
            },
            players: vec![Console::One],
            throws_dice: false,
            decisions: seed,
            chance: seed,
            habits: Habits::default(),
        };
        let stream =
            TcpStream::connect(door.address).await.map_err(|error| LoadError::Io("a board", error))?;
        stream.set_nodelay(true).map_err(|error| LoadError::Io("a board", error))?;
        let request = format!("ws://{}/boards/v1", door.address).into_client_request()?;
        let (stream, _) = client_async(request, stream).await?;
        let mut board = Board::new(setup, Checkers::from_position(&Position::STARTING, Console::One));
        board.connected();
        Ok(Hall { board, stream, pace, sent: VecDeque::new(), score: Arc::clone(score) })
    }

    /// Plays without end.
    async fn play(mut self) {
        let lost = loop {
            if let Err(lost) = self.live().await {
                break lost;
            }
        };
        if !self.score.has_ended() {
            self.score.refused(lost.to_string());
            self.score.broken.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Runs from one movement of the hand to the next.
    async fn live(&mut self) -> Result<(), LoadError> {
        let until = tokio::time::Instant::now() + self.pace;
        self.board.tick(now_ms());
        self.send().await?;
        while tokio::time::Instant::now() < until {
            let sense_at = (tokio::time::Instant::now() + SENSE_EVERY).min(until);
            match tokio::time::timeout_at(sense_at, self.hear()).await {
                Ok(heard) => heard?,
                Err(_nothing_came) => {
                    self.board.sense(now_ms());
                    self.send().await?;
                }
            }
        }
        Ok(())
    }

    async fn send(&mut self) -> Result<(), LoadError> {
        for text in self.board.take_outgoing() {
            if let Some(seq) = seq_of(&text) {
                self.sent.push_back((seq, Instant::now()));
            }
            self.stream.send(Message::text(text)).await?;
        }
        Ok(())
    }

    /// Handles one message from the server and sends the board's answer.
    async fn hear(&mut self) -> Result<(), LoadError> {
        let gone = || LoadError::Unexpected("the server closed the connection of a board".to_owned());
        let message = self.stream.next().await.ok_or_else(gone)??;
        if let Message::Text(text) = message {
            match self.board.hear(&text, now_ms()) {
                Some(BoardTold::Ack { seq }) => self.acknowledged(seq),
                Some(BoardTold::Refused { code, message, .. }) => {
                    self.score.refused(format!("{}: {message}", code.name()));
                }
                _ => {}
            }
            self.send().await?;
        }
        Ok(())
    }

    fn acknowledged(&mut self, seq: u64) {
        while let Some((sent, at)) = self.sent.front()
            && *sent <= seq
        {
            self.score.answered(at.elapsed());
            self.sent.pop_front();
        }
    }
}

/// Returns the number of a frame, read from its text.
fn seq_of(text: &str) -> Option<u64> {
    let rest = text.split(r#""type":"frame""#).nth(1)?.split(r#""seq":"#).nth(1)?;
    rest.split(',').next()?.parse().ok()
}

fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_frame_is_found() {
        let frame = r#"{"v":1,"type":"frame","session":"s","seq":41,"prev":"00","at":5,"body":{}}"#;
        assert_eq!(seq_of(frame), Some(41));
        assert_eq!(seq_of(r#"{"v":1,"type":"resume","session":"s","last":4,"oldest":1}"#), None);
    }
}
