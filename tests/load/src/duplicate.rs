//! Duplicate team matches at human pace: team events, an open and a closed room for each match, and a client
//! that loads the page of each match. Spectators without an account follow the first match side by side in both rooms.
//! Measures how long players and spectators wait for an answer.

use std::{
    collections::BTreeMap,
    path::PathBuf,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use futures_util::{StreamExt as _, stream};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use super::{
    Histogram, LoadError, Quantiles, Score, Site, count, per_second,
    player::{LoadPlayer, LoadTable},
    server::{Account, Door, Server},
    socket::{MessageHead, Socket},
};

/// The maximum number of teams in an event, and so of its simultaneous tables: a match of two teams has two.
const TEAMS_MAX: usize = 16;
/// The number of events that are set up at the same time.
const SET_UP_AT_ONCE: usize = 8;
/// The time over which the page spreads its requests for the turns after a frame.
const SPREAD: Duration = Duration::from_millis(300);
/// The number of spectators' sockets that are opened at the same time.
const OPENED_AT_ONCE: usize = 64;
/// The interval between checks for work that the server does automatically.
const LOOK_AGAIN: Duration = Duration::from_millis(50);
/// The interval at which a spectator checks for the next board, as the page does.
const LOOK_AGAIN_AS_SPECTATOR: Duration = Duration::from_secs(3);

/// The plan of a run with teams.
#[derive(Debug, Clone)]
pub struct DuplicatePlan {
    /// The path of the program `fullprime`.
    pub program: PathBuf,
    /// The server's folder and databases.
    pub site: Site,
    /// The number of simultaneous tables, rounded up to an even number: a match has two, one in each room.
    pub tables: usize,
    /// The number of boards of each match: 4, 5, 6, 7, 8, 10 or 12.
    pub boards: u8,
    /// The time between two actions at a table.
    pub pace: Duration,
    /// The number of actions after which a game is resigned and the room goes on to its next board.
    pub actions_a_game: u64,
    /// The interval between two loads of the page of a match.
    pub look_every: Duration,
    /// The number of spectators of the first match. Each follows its boards in both rooms, as the page does: after a
    /// frame of the open room it loads the turns again.
    pub spectators: usize,
    /// The time for which the server's reads are counted before the spectators come.
    pub baseline: Duration,
    /// The warm-up time.
    pub warm_up: Duration,
    /// The measured time.
    pub measure: Duration,
    /// Ends the run early after this many measured actions.
    pub actions_max: u64,
}

/// The result of a run with teams.
#[derive(Debug, Clone)]
pub struct DuplicateReport {
    /// The measured time.
    pub measured: Duration,
    /// The number of tables in play.
    pub tables: usize,
    /// The time from sending an action to its answer.
    pub answers: Quantiles,
    /// The time from sending an action until the opponent saw it.
    pub opponents: Quantiles,
    /// The time from the request for the page of a match to the end of the answer.
    pub pages: Quantiles,
    /// The time from the end of a board until its room's next one can be joined.
    pub next_boards: Quantiles,
    /// The time from a spectator's request for the turns of both rooms to the end of the answer.
    pub vugraph: Quantiles,
    /// The number of frames to spectators.
    pub frames: u64,
    /// The number of read transactions a second: without spectators, and with them.
    pub reads: [f64; 2],
    /// The server's refusals and their numbers; should be empty.
    pub refused: BTreeMap<String, u64>,
    /// The number of lost connections; should be zero.
    pub broken: u64,
    /// The resident bytes of the server: before anybody joined, and with everybody.
    pub resident: [u64; 2],
    /// The processor time of the server, of this generator, and of the whole machine during the measured time.
    pub cpu: [Duration; 3],
}

impl DuplicateReport {
    /// Returns the answered actions a second.
    pub fn rate(&self) -> f64 {
        per_second(self.answers.count, self.measured)
    }

    /// Returns the number of read transactions for one frame to a spectator and for the load of the turns after it.
    /// `None` without a frame.
    pub fn reads_a_frame(&self) -> Option<f64> {
        let frames = per_second(self.frames, self.measured);
        (frames > 0.0).then(|| (self.reads[1] - self.reads[0]) / frames)
    }
}

/// The measurements that only team matches have.
#[derive(Debug, Default)]
struct Extra {
    pages: Histogram,
    next_boards: Histogram,
    vugraph: Histogram,
}

/// Starts a server, lets teams play on it, and stops it.
///
/// # Errors
/// Returns an error if the server does not start, refuses the players, or does not stop cleanly.
pub async fn run_duplicate(plan: &DuplicatePlan) -> Result<DuplicateReport, LoadError> {
    let server = Server::start(&plan.program, &plan.site).await?;
    let score = Arc::new(Score { actions_max: plan.actions_max, ..Score::default() });
    let extra = Arc::new(Extra::default());
    let at_start = server.resident();
    let events = team_counts(plan.tables);
    let set_up = stream::iter(events.iter().enumerate())
        .map(|(number, teams)| set_up(server.door(), plan, number, *teams, &score));
    let set_up: Vec<_> = set_up.buffer_unordered(SET_UP_AT_ONCE).collect().await;
    let matches: Vec<Match> =
        set_up.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();

    let mut everybody = Vec::new();
    let first = matches.first().map(|one| one.path.clone());
    let whole = u32::try_from(2 * matches.len()).unwrap_or(u32::MAX).max(1);
    for (number, one) in (0..).zip(matches) {
        for (room, players) in (0..).zip(one.rooms) {
            players[0].table.stagger(f64::from(2 * number + room) / f64::from(whole));
            everybody.extend(players.map(|player| tokio::spawn(play_on(player, Arc::clone(&extra)))));
        }
        let first_look = plan.look_every.mul_f64(f64::from(2 * number) / f64::from(whole));
        let onlooker = Onlooker { door: server.door().clone(), account: one.director, path: one.path };
        everybody.push(onlooker.look_on(first_look, plan.look_every, &score, &extra));
    }

    let mut alone = 0.0;
    if let Some(path) = first.filter(|_| plan.spectators > 0) {
        tokio::time::sleep(plan.warm_up).await;
        alone = reads_a_second(&server, plan.baseline).await?;
        everybody.extend(spectators(server.door(), plan.spectators, &path, &score, &extra).await?);
    }
    let reads_before = server.reads().await?;
    let began = Instant::now();
    let counted = count(&server, &score, plan.warm_up, plan.measure).await?;
    let reads = per_second(server.reads().await?.saturating_sub(reads_before), began.elapsed());
    let resident = [at_start, server.resident()];
    score.ends.store(true, Ordering::SeqCst);
    everybody.iter().for_each(JoinHandle::abort);
    server.stop().await?;
    Ok(DuplicateReport {
        measured: counted.measured,
        tables: events.iter().sum(),
        answers: score.answers.quantiles(),
        opponents: score.opponents.quantiles(),
        pages: extra.pages.quantiles(),
        next_boards: extra.next_boards.quantiles(),
        vugraph: extra.vugraph.quantiles(),
        frames: score.shown.load(Ordering::Relaxed),
        reads: [alone, reads],
        refused: score.all_refused(),
        broken: score.broken.load(Ordering::Relaxed),
        resident,
        cpu: counted.cpu,
    })
}

/// Measures the read transactions of the server for some time.
async fn reads_a_second(server: &Server, time: Duration) -> Result<f64, LoadError> {
    let (before, began) = (server.reads().await?, Instant::now());
    tokio::time::sleep(time).await;
    Ok(per_second(server.reads().await?.saturating_sub(before), began.elapsed()))
}

/// Lets visitors without an account follow a match in both rooms, board after board.
async fn spectators(
    door: &Door,
    count: usize,
    path: &str,
    score: &Arc<Score>,
    extra: &Arc<Extra>,
) -> Result<Vec<JoinHandle<()>>, LoadError> {
    let whole = u32::try_from(count).unwrap_or(u32::MAX).max(1);
    let opened = stream::iter(0..whole).map(|number| {
        let spectator = Spectator {
            door: door.clone(),
            path: path.to_owned(),
            // All spectators learn of a turn at the same time, so the pages spread their requests for the turns.
            wait: SPREAD.mul_f64(f64::from(number) / f64::from(whole)),
            score: Arc::clone(score),
            extra: Arc::clone(extra),
        };
        async move {
            let socket = Socket::open(spectator.door.address, None).await?;
            Ok::<_, LoadError>(tokio::spawn(async move {
                if let Err(error) = spectator.follow(socket).await
                    && !spectator.score.has_ended()
                {
                    spectator.score.refused(error.to_string());
                    spectator.score.broken.fetch_add(1, Ordering::Relaxed);
                }
            }))
        }
    });
    opened.buffer_unordered(OPENED_AT_ONCE).collect::<Vec<_>>().await.into_iter().collect()
}

/// A visitor without an account who follows a match.
struct Spectator {
    door: Door,
    path: String,
    /// The time from a frame to the load of the turns.
    wait: Duration,
    score: Arc<Score>,
    extra: Arc<Extra>,
}

impl Spectator {
    /// Follows board after board. Returns when the socket is lost.
    async fn follow(&self, mut socket: Socket) -> Result<(), LoadError> {
        let mut last = 0;
        loop {
            let (board, table) = self.next_board(last).await?;
            socket.say(format!(r#"{{"type":"preview_match","id":"{table}"}}"#)).await?;
            self.follow_board(&mut socket, board, &table).await?;
            last = board;
        }
    }

    /// Waits until both rooms have begun a board after the given one, which makes it public. Returns the number of the
    /// latest such board, and the match of its open room.
    async fn next_board(&self, last: u64) -> Result<(u64, String), LoadError> {
        loop {
            let view = self.door.get_as_anybody(&self.path).await?;
            let begun = view["lines"].as_array().into_iter().flatten().filter_map(|line| {
                let table = line["match_id"].as_str().filter(|_| line["room"] == "open")?;
                Some((line["board"].as_u64()?, table.to_owned()))
            });
            if let Some(latest) = begun.max_by_key(|(board, _)| *board).filter(|(board, _)| *board > last) {
                return Ok(latest);
            }
            tokio::time::sleep(LOOK_AGAIN_AS_SPECTATOR).await;
        }
    }

    /// Loads the turns of both rooms after each frame of the open room. Returns after the board's last frame.
    async fn follow_board(&self, socket: &mut Socket, board: u64, table: &str) -> Result<(), LoadError> {
        let turns = format!("{}/vugraph/{board}", self.path);
        loop {
            let text = socket.hear().await?;
            let heard: MessageHead<'_> = serde_json::from_str(&text)
                .map_err(|error| LoadError::Unexpected(format!("{error}: {text}")))?;
            let Some(view) = heard.view.filter(|view| heard.kind == "match" && view.id == table) else {
                continue;
            };
            self.score.shown(text.len());
            // Frames that come meanwhile are read later; the page loads the turns once for all of them.
            tokio::time::sleep(self.wait).await;
            let began = Instant::now();
            self.door.get_as_anybody(&turns).await?;
            if self.score.counts() {
                self.extra.vugraph.record(began.elapsed());
            }
            if view.phase.kind == "over" {
                return Ok(());
            }
        }
    }
}

/// Returns the number of teams of each event. All events but the last have the maximum number of teams. A round of `n`
/// teams has `n` tables, two for each match.
fn team_counts(tables: usize) -> Vec<usize> {
    let tables = tables.max(2).next_multiple_of(2);
    let mut counts = vec![TEAMS_MAX; tables / TEAMS_MAX];
    counts.extend(Some(tables % TEAMS_MAX).filter(|rest| *rest > 0));
    counts
}

/// A match of two teams in the first round of its event: the players of its rooms, White first.
struct Match {
    director: Account,
    path: String,
    rooms: [[LoadPlayer; 2]; 2],
}

/// Two players, one of them captain.
struct Team {
    names: [String; 2],
    people: [Account; 2],
}

/// Signs everybody up; a director sets up the event, and the captains of its first round name their line-ups.
async fn set_up(
    door: &Door,
    plan: &DuplicatePlan,
    number: usize,
    count: usize,
    score: &Arc<Score>,
) -> Result<Vec<Match>, LoadError> {
    let director = door.sign_up(&format!("director{number}")).await?;
    let mut teams = Vec::new();
    for team in 0..count {
        let names = [format!("e{number}t{team}a"), format!("e{number}t{team}b")];
        let people = [door.sign_up(&names[0]).await?, door.sign_up(&names[1]).await?];
        teams.push(Some(Team { names, people }));
    }
    let sheets = teams.iter().flatten().enumerate().map(
        |(at, team)| json!({ "name": format!("Team {at}"), "captain": team.names[0], "players": team.names }),
    );
    let wanted = json!({
        "name": format!("Event {number}"), "boards": plan.boards, "final_boards": null, "twice": false,
        "barometer": true, "exchange": false, "places": count,
        "play": { "kind": "here", "time": { "kind": "live", "delay_s": 60, "reserve_s": 7200 } },
        "teams": sheets.collect::<Vec<_>>(),
    });
    let event = door.post(&director, "/team-events", &wanted).await?;
    let id = text(&event, "/card/id")?;
    for (number, team) in (1..).zip(teams.iter().flatten()) {
        for person in &team.people {
            let path = format!("/team-events/{id}/teams/{number}/acceptance");
            door.post(person, &path, &json!({})).await?;
        }
    }
    let start = json!({ "act": "start", "fill": false });
    door.post(&director, &format!("/team-events/{id}/director"), &start).await?;
    let ids = loop {
        let event = door.get(&director, &format!("/team-events/{id}")).await?;
        let ties = event.pointer("/rounds/0/ties").and_then(Value::as_array).cloned().unwrap_or_default();
        let ids: Vec<String> = ties.iter().filter_map(|tie| text(tie, "/team_match").ok()).collect();
        if !ties.is_empty() && ids.len() == ties.len() {
            break ids;
        }
        tokio::time::sleep(LOOK_AGAIN).await;
    };
    let mut matches = Vec::new();
    for id in ids {
        let path = format!("/team-matches/{id}");
        let view = door.get(&director, &path).await?;
        let mut take = |at: &str| {
            let name = text(&view, at)?;
            let number = name.strip_prefix("Team ").and_then(|number| number.parse::<usize>().ok());
            let team = number.and_then(|number| teams.get_mut(number)).and_then(Option::take);
            team.ok_or_else(|| {
                LoadError::Unexpected(format!("{name} is no team of this event, or plays twice"))
            })
        };
        let (a, b) = (take("/teams/0/name")?, take("/teams/1/name")?);
        for (side, team) in [("A", &a), ("B", &b)] {
            let line_up = json!({ "team": side, "open": team.names[0], "closed": team.names[1] });
            door.post(&team.people[0], &format!("{path}/lineup"), &line_up).await?;
        }
        let ([a_open, a_closed], [b_open, b_closed]) = (a.people, b.people);
        let rooms = [
            room(door, plan, score, [a_open, b_open]).await?,
            room(door, plan, score, [b_closed, a_closed]).await?,
        ];
        matches.push(Match { director: director.clone(), path, rooms });
    }
    Ok(matches)
}

/// Starts the two players of a room. Each watches the agenda, which tells a player when the next board can be joined.
async fn room(
    door: &Door,
    plan: &DuplicatePlan,
    score: &Arc<Score>,
    [white, black]: [Account; 2],
) -> Result<[LoadPlayer; 2], LoadError> {
    let table = Arc::new(LoadTable::new(plan.pace, plan.actions_a_game));
    let enter = async |account: Account, is_white| {
        let mut socket = Socket::open(door.address, Some(&account)).await?;
        socket.say(r#"{"type":"watch_agenda"}"#.to_owned()).await?;
        let (door, table, score) = (door.clone(), Arc::clone(&table), Arc::clone(score));
        Ok::<_, LoadError>(LoadPlayer {
            door,
            account,
            socket,
            table,
            score,
            is_white,
            kept: None,
            sat_at: None,
        })
    };
    Ok([enter(white, true).await?, enter(black, false).await?])
}

/// Plays one board after another.
async fn play_on(mut player: LoadPlayer, extra: Arc<Extra>) {
    let lost = loop {
        if let Err(lost) = next_board(&mut player, &extra).await {
            break lost;
        }
    };
    if !player.score.has_ended() {
        player.score.refused(lost.to_string());
        player.score.broken.fetch_add(1, Ordering::Relaxed);
    }
}

/// Waits for a board, sits down at it and plays it.
async fn next_board(player: &mut LoadPlayer, extra: &Extra) -> Result<(), LoadError> {
    let waits_since = Instant::now();
    let id = loop {
        if let Some(id) = player.kept.take() {
            break id;
        }
        let text = player.socket.hear().await?;
        let heard: MessageHead<'_> =
            serde_json::from_str(&text).map_err(|error| LoadError::Unexpected(format!("{error}: {text}")))?;
        if heard.kind == "agenda" {
            player.note_kept(heard.agenda.as_ref());
        }
    };
    if player.score.counts() {
        extra.next_boards.record(waits_since.elapsed());
    }
    player.sat_at = Some(id.clone());
    player.door.sit(&player.account, &id).await?;
    player.play(&id).await
}

/// A client that loads the page of a match at intervals.
struct Onlooker {
    door: Door,
    account: Account,
    path: String,
}

impl Onlooker {
    fn look_on(
        self,
        first: Duration,
        every: Duration,
        score: &Arc<Score>,
        extra: &Arc<Extra>,
    ) -> JoinHandle<()> {
        let (score, extra) = (Arc::clone(score), Arc::clone(extra));
        tokio::spawn(async move {
            tokio::time::sleep(first).await;
            loop {
                let began = Instant::now();
                match self.door.look(&self.account, &self.path).await {
                    Ok(()) if score.counts() => extra.pages.record(began.elapsed()),
                    Ok(()) => {}
                    Err(_) if score.has_ended() => return,
                    Err(error) => score.refused(error.to_string()),
                }
                tokio::time::sleep(every).await;
            }
        })
    }
}

fn text(of: &Value, pointer: &str) -> Result<String, LoadError> {
    let text = of.pointer(pointer).and_then(Value::as_str).map(str::to_owned);
    text.ok_or_else(|| LoadError::Unexpected(format!("no {pointer} in {of}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_have_as_many_teams_as_there_are_tables() {
        assert_eq!(team_counts(4), [4]);
        assert_eq!(team_counts(15), [16]);
        assert_eq!(team_counts(500).iter().sum::<usize>(), 500);
        assert_eq!(team_counts(500).last(), Some(&4));
    }
}
