//! Players: two at each table, match after match, at the pace of the plan.

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
    LoadError, Score,
    server::{Account, Door},
    socket::{Agenda, MessageHead, Socket},
};

/// The number of tables that are opened at the same time.
const OPENED_AT_ONCE: usize = 32;

/// An action that its opponent has not seen yet.
#[derive(Debug)]
struct Sent {
    at: Instant,
    by_white: bool,
    /// The last event before the action.
    seen: u32,
}

/// The shared state of a table's two players.
#[derive(Debug)]
pub(crate) struct LoadTable {
    pace: Duration,
    /// The maximum number of actions in a game; the player who is to roll or to play after them resigns.
    actions_a_game: u64,
    now: Mutex<Now>,
    requests: AtomicU64,
}

#[derive(Debug)]
struct Now {
    /// The time at which the table may act next.
    due: Instant,
    unseen: Vec<Sent>,
    /// The remaining actions until a player resigns.
    left: u64,
}

impl LoadTable {
    /// Returns a table that acts at `pace`, and whose games have this many actions.
    pub(crate) fn new(pace: Duration, actions_a_game: u64) -> LoadTable {
        let now = Now { due: Instant::now(), unseen: Vec::new(), left: actions_a_game };
        LoadTable { pace, actions_a_game, now: Mutex::new(now), requests: AtomicU64::new(0) }
    }

    /// Spreads the tables over time: the first action waits for a part of the pace, and the first game has a
    /// part of the actions.
    pub(crate) fn stagger(&self, part: f64) {
        let mut now = self.now();
        now.due = Instant::now() + self.pace.mul_f64(part);
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a part of a number of actions"
        )]
        if self.actions_a_game < u64::MAX {
            now.left = (self.actions_a_game as f64 * part) as u64;
        }
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(crate) struct LoadPlayer {
    pub(crate) door: Door,
    pub(crate) account: Account,
    pub(crate) socket: Socket,
    pub(crate) table: Arc<LoadTable>,
    pub(crate) score: Arc<Score>,
    pub(crate) is_white: bool,
    /// The table with a seat kept for this player, if the agenda is watched.
    pub(crate) kept: Option<String>,
    /// The last table that this player joined because of the agenda.
    pub(crate) sat_at: Option<String>,
}

/// Signs up two players a match, seats them and starts them. Returns their tasks and the ids of their first
/// matches.
pub(crate) async fn seat_all(
    door: &Door,
    tables: usize,
    pace: Duration,
    score: &Arc<Score>,
) -> Result<(Vec<JoinHandle<()>>, Vec<String>), LoadError> {
    let pairs = stream::iter(0..tables).map(|number| seat_pair(door, number, pace, score));
    let pairs: Vec<_> = pairs.buffer_unordered(OPENED_AT_ONCE).collect().await;
    let (mut tasks, mut ids) = (Vec::new(), Vec::new());
    let tables = u32::try_from(tables).unwrap_or(u32::MAX).max(1);
    for (number, pair) in (0..).zip(pairs) {
        let (white, black, id) = pair?;
        ids.push(id.clone());
        // The actions of the tables are spread evenly over the pace.
        white.table.stagger(f64::from(number) / f64::from(tables));
        let (next, told) = mpsc::channel(1);
        tasks.push(tokio::spawn(white.play_on(id.clone(), Role::Opens(next))));
        tasks.push(tokio::spawn(black.play_on(id, Role::Joins(told))));
    }
    Ok((tasks, ids))
}

/// The way to the next table.
enum Role {
    Opens(mpsc::Sender<String>),
    Joins(mpsc::Receiver<String>),
}

async fn seat_pair(
    door: &Door,
    number: usize,
    pace: Duration,
    score: &Arc<Score>,
) -> Result<(LoadPlayer, LoadPlayer, String), LoadError> {
    let table = Arc::new(LoadTable::new(pace, u64::MAX));
    let mut pair = Vec::new();
    for (name, is_white) in [("white", true), ("black", false)] {
        let account = door.sign_up(&format!("{name}{number}")).await?;
        let socket = Socket::open(door.address, Some(&account)).await?;
        let (table, score) = (Arc::clone(&table), Arc::clone(score));
        pair.push(LoadPlayer {
            door: door.clone(),
            account,
            socket,
            table,
            score,
            is_white,
            kept: None,
            sat_at: None,
        });
    }
    let (Some(black), Some(white)) = (pair.pop(), pair.pop()) else {
        return Err(LoadError::Unexpected("a table has two players".to_owned()));
    };
    let id = door.open_table(&white.account).await?;
    door.sit(&black.account, &id).await?;
    Ok((white, black, id))
}

impl LoadPlayer {
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
                Err(error) => {
                    self.score.lost(&error);
                    return;
                }
            }
        }
    }

    /// `None` if the opponent has gone.
    async fn next_match(&self, role: &mut Role) -> Result<Option<String>, LoadError> {
        match role {
            Role::Opens(told) => {
                self.score.finished.fetch_add(1, Ordering::Relaxed);
                if self.score.is_last_match() {
                    return Ok(None);
                }
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

    /// Plays to the end of the match.
    pub(crate) async fn play(&mut self, id: &str) -> Result<(), LoadError> {
        self.socket.watch_match(id).await?;
        let mut todo: Option<(u32, String)> = None;
        let mut unanswered: Option<Instant> = None;
        let (mut acted_on, mut is_over) = (0, false);
        loop {
            if is_over && unanswered.is_none() {
                if self.is_white {
                    self.table.now().left = self.table.actions_a_game;
                }
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
            let heard: MessageHead<'_> = serde_json::from_str(&text)
                .map_err(|error| LoadError::Unexpected(format!("{error}: {text}")))?;
            match (heard.kind, heard.view) {
                // The last match may still send a view after its end.
                ("match", Some(view)) if view.id == id => {
                    self.saw(view.seq);
                    is_over = view.phase.kind == "over";
                    // A view may repeat a state that was acted on already.
                    let wish = if self.table.now().left == 0 { view.resignation() } else { None };
                    let wish = wish.or_else(|| view.command()).filter(|_| view.seq > acted_on);
                    todo = wish.map(|command| (view.seq, command));
                }
                ("done", _) => {
                    if let Some(at) = unanswered.take() {
                        self.score.answered(at.elapsed());
                    }
                    // Views from before the action are out of date.
                    acted_on = heard.seq.map_or(acted_on, |seq| acted_on.max(seq.saturating_sub(1)));
                    todo = todo.filter(|(seen, _)| *seen > acted_on);
                }
                ("agenda", _) => self.note_kept(heard.agenda.as_ref()),
                ("refused" | "error", _) => {
                    let why = heard.error.map(|error| error.to_string()).unwrap_or_default();
                    self.score.refused(why.clone());
                    return Err(LoadError::Unexpected(why));
                }
                _ => {}
            }
        }
    }

    /// Records the table with a kept seat. It can still be the table of the current match.
    pub(crate) fn note_kept(&mut self, agenda: Option<&Agenda<'_>>) {
        let tables = agenda.map(|agenda| agenda.tables.as_slice()).unwrap_or_default();
        let next = tables.iter().find(|table| self.sat_at.as_deref() != Some(table.id));
        self.kept = next.map(|table| table.id.to_owned());
    }

    async fn act(&mut self, id: &str, seen: u32, command: &str) -> Result<Instant, LoadError> {
        let request = self.table.requests.fetch_add(1, Ordering::Relaxed);
        let act = format!(
            r#"{{"type":"act","id":"{id}","request":"r{request}","seen":{seen},"command":{command}}}"#
        );
        let at = Instant::now();
        {
            let mut now = self.table.now();
            // After a delay the pace continues without catching up.
            now.due = at + self.table.pace;
            now.left = now.left.saturating_sub(1);
            now.unseen.push(Sent { at, by_white: self.is_white, seen });
        }
        self.score.sent.fetch_add(1, Ordering::Relaxed);
        self.socket.say(act).await?;
        Ok(at)
    }

    /// Records how long the opponent's action took to arrive.
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
