//! People who play: two at each table, match after match, at the pace of the plan.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use futures_util::{StreamExt as _, stream};
use tokio::{sync::mpsc, task::JoinHandle};

use super::{
    LoadError, Plan, Score,
    server::{Account, Door},
    socket::{Heard, Socket},
};

/// Tables that are opened at the same time.
const OPENED_AT_ONCE: usize = 32;

/// An action that its opponent has not seen yet.
#[derive(Debug)]
struct Sent {
    at: Instant,
    by_white: bool,
    /// The last event before it.
    seen: u32,
}

/// What the two players of a table share.
#[derive(Debug)]
struct Table {
    pace: Duration,
    now: Mutex<Now>,
    requests: AtomicU64,
}

#[derive(Debug)]
struct Now {
    /// When the table may act next.
    due: Instant,
    unseen: Vec<Sent>,
}

impl Table {
    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Player {
    door: Door,
    account: Account,
    socket: Socket,
    table: Arc<Table>,
    score: Arc<Score>,
    is_white: bool,
}

/// Lets two people a match sign up, sit down and play; their tasks, and the ids of their first matches.
pub(crate) async fn seat_all(
    door: &Door,
    plan: &Plan,
    score: &Arc<Score>,
) -> Result<(Vec<JoinHandle<()>>, Vec<String>), LoadError> {
    let pairs = stream::iter(0..plan.matches).map(|number| seat_pair(door, number, plan.pace, score));
    let pairs: Vec<_> = pairs.buffer_unordered(OPENED_AT_ONCE).collect().await;
    let (mut tasks, mut ids) = (Vec::new(), Vec::new());
    let tables = u32::try_from(plan.matches).unwrap_or(u32::MAX).max(1);
    for (number, pair) in (0..).zip(pairs) {
        let (white, black, id) = pair?;
        ids.push(id.clone());
        // Tables act evenly over the time of an action, not all at once.
        white.table.now().due = Instant::now() + plan.pace.mul_f64(f64::from(number) / f64::from(tables));
        let (next, told) = mpsc::channel(1);
        tasks.push(tokio::spawn(white.play_on(id.clone(), Role::Opens(next))));
        tasks.push(tokio::spawn(black.play_on(id, Role::Joins(told))));
    }
    Ok((tasks, ids))
}

/// Who finds the next table.
enum Role {
    Opens(mpsc::Sender<String>),
    Joins(mpsc::Receiver<String>),
}

async fn seat_pair(
    door: &Door,
    number: usize,
    pace: Duration,
    score: &Arc<Score>,
) -> Result<(Player, Player, String), LoadError> {
    let now = Mutex::new(Now { due: Instant::now(), unseen: Vec::new() });
    let table = Arc::new(Table { pace, now, requests: AtomicU64::new(0) });
    let mut pair = Vec::new();
    for (name, is_white) in [("white", true), ("black", false)] {
        let account = door.sign_up(&format!("{name}{number}")).await?;
        let socket = Socket::open(door.address, Some(&account)).await?;
        let (table, score) = (Arc::clone(&table), Arc::clone(score));
        pair.push(Player { door: door.clone(), account, socket, table, score, is_white });
    }
    let (Some(black), Some(white)) = (pair.pop(), pair.pop()) else {
        return Err(LoadError::Unexpected("a table has two players".to_owned()));
    };
    let id = door.open_table(&white.account).await?;
    door.sit(&black.account, &id).await?;
    Ok((white, black, id))
}

impl Player {
    async fn play_on(mut self, first: String, mut role: Role) {
        let mut id = first;
        loop {
            let next = match self.play(&id).await {
                Ok(()) => self.next_match(&mut role).await,
                Err(error) => Err(error),
            };
            match next {
                Ok(Some(next)) => id = next,
                Ok(None) => return,
                Err(_) if self.score.has_ended() => return,
                Err(_lost) => {
                    self.score.broken.fetch_add(1, Ordering::Relaxed);
                    return;
                }
            }
        }
    }

    /// None: the opponent has gone.
    async fn next_match(&self, role: &mut Role) -> Result<Option<String>, LoadError> {
        match role {
            Role::Opens(told) => {
                self.score.finished.fetch_add(1, Ordering::Relaxed);
                let id = self.door.open_table(&self.account).await?;
                Ok(told.send(id.clone()).await.is_ok().then_some(id))
            }
            Role::Joins(told) => {
                let Some(id) = told.recv().await else { return Ok(None) };
                self.door.sit(&self.account, &id).await?;
                Ok(Some(id))
            }
        }
    }

    /// To the end of the match.
    async fn play(&mut self, id: &str) -> Result<(), LoadError> {
        self.socket.watch_match(id).await?;
        let mut todo: Option<(u32, String)> = None;
        let mut unanswered: Option<Instant> = None;
        let (mut acted_on, mut is_over) = (0, false);
        loop {
            if is_over && unanswered.is_none() {
                return self.socket.say(format!(r#"{{"type":"unwatch_match","id":"{id}"}}"#)).await;
            }
            let due = self.table.now().due.into();
            let text = tokio::select! {
                text = self.socket.hear() => text?,
                () = tokio::time::sleep_until(due), if todo.is_some() && unanswered.is_none() => {
                    if let Some((seen, command)) = todo.take() {
                        acted_on = seen;
                        unanswered = Some(self.act(id, seen, &command).await?);
                    }
                    continue;
                }
            };
            let heard: Heard<'_> = serde_json::from_str(&text)
                .map_err(|error| LoadError::Unexpected(format!("{error}: {text}")))?;
            match (heard.kind, heard.view) {
                ("match", Some(view)) => {
                    self.saw(view.seq);
                    is_over = view.phase.kind == "over";
                    // A view may show again what was acted on already.
                    todo = view.command().filter(|_| view.seq > acted_on).map(|command| (view.seq, command));
                }
                ("done", _) => {
                    if let Some(at) = unanswered.take() {
                        self.score.answered(at.elapsed());
                    }
                }
                ("refused" | "error", _) => {
                    let why = heard.error.map(|error| error.to_string()).unwrap_or_default();
                    self.score.refused(why.clone());
                    return Err(LoadError::Unexpected(why));
                }
                _ => {}
            }
        }
    }

    async fn act(&mut self, id: &str, seen: u32, command: &str) -> Result<Instant, LoadError> {
        let request = self.table.requests.fetch_add(1, Ordering::Relaxed);
        let act = format!(
            r#"{{"type":"act","id":"{id}","request":"r{request}","seen":{seen},"command":{command}}}"#
        );
        let at = Instant::now();
        {
            let mut now = self.table.now();
            // After a delay nobody hurries to make up for it.
            now.due = at + self.table.pace;
            now.unseen.push(Sent { at, by_white: self.is_white, seen });
        }
        self.socket.say(act).await?;
        Ok(at)
    }

    /// Notes how long what the opponent did was on its way.
    fn saw(&self, seq: u32) {
        let mut now = self.table.now();
        now.unseen.retain(|sent| {
            let is_news = sent.by_white != self.is_white && seq > sent.seen;
            if is_news {
                self.score.opponent_saw(sent.at.elapsed());
            }
            !is_news
        });
    }
}
