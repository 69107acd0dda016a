//! The gate of team matches: nothing public runs ahead of either room. While one room plays on alone, every route and
//! every topic of the socket answers exactly as before to a window without an account, a program, a bot that a player
//! owns, and a director who plays. When the other room has come as far, spectators see the turns.

use std::collections::BTreeMap;

use reqwest::Method;
use serde_json::{Value, json};
use wire::{DuplicateRoom, Event, LoggedEvent, MatchId, Seat};

use super::{
    secrecy::{Places, routes, walk},
    team_matches::{Hall, accept_if_invited, create, look, path, post, sit, until, wanted},
};
use crate::support::{Client, Database, Socket, execute, is_my_turn};

/// Returns a client that acts by a token: the owner's own, or that of a bot of the owner.
pub(super) async fn program(owner: &mut Client, bot: Option<&str>) -> Client {
    if let Some(name) = bot {
        let reply = owner.post("/api/v1/account/bots", &json!({ "name": name })).await;
        assert_eq!(reply.status, 201, "{}", reply.text());
    }
    let mut wanted = json!({ "name": "spy", "scopes": ["read", "play", "chat", "social"] });
    if let Some(name) = bot {
        wanted["bot"] = name.into();
    }
    let reply = owner.post("/api/v1/account/tokens", &wanted).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    let secret = reply.json()["secret"].as_str().unwrap().to_owned();
    let mut program = owner.clone();
    (program.cookie, program.csrf_token) = (None, None);
    program.extra_headers.push(("authorization", format!("Bearer {secret}")));
    program
}

/// The two players of a table, White first.
pub(super) struct Room {
    pub(super) players: [Socket; 2],
}

impl Room {
    pub(super) async fn open(id: &MatchId, white: &Client, black: &Client) -> Room {
        let mut players = [Socket::open(white).await, Socket::open(black).await];
        for player in &mut players {
            player.watch(id, 0).await;
        }
        Room { players }
    }

    /// Waits until both players know all events. Returns them.
    async fn events(&mut self) -> &[LoggedEvent] {
        let known = self.players.iter().filter_map(|player| player.view.as_ref().map(|view| view.seq));
        let newest = known.max_by_key(|seq| seq.0).unwrap();
        for player in &mut self.players {
            player.until(|view| view.seq.0 >= newest.0).await;
        }
        &self.players[0].events
    }

    /// Plays plainly until both sides together have completed this number of turns.
    pub(super) async fn play_until(&mut self, turns: usize) {
        while completed(self.events().await).iter().sum::<usize>() < turns {
            let to_act = self.players.iter_mut().find(|player| is_my_turn(player.view.as_ref().unwrap()));
            to_act.expect("a game in play waits for a player").play_plainly().await;
        }
    }
}

/// Returns the number of turns that White and Black have completed.
fn completed(events: &[LoggedEvent]) -> [usize; 2] {
    let of = |wanted: Seat| {
        let plays =
            |logged: &&LoggedEvent| matches!(&logged.event, Event::Played { seat, .. } if *seat == wanted);
        events.iter().filter(plays).count()
    };
    [of(Seat::White), of(Seat::Black)]
}

/// Checks that a spectator sees the open room's game up to the first turn that the same side has not completed in the
/// closed room.
#[track_caller]
fn assert_in_step(seen: &[LoggedEvent], open: &[LoggedEvent], closed: &[LoggedEvent]) {
    assert_eq!(seen, &open[..seen.len()], "a spectator sees a beginning of the game");
    let (shown, all, bound) = (completed(seen), completed(open), completed(closed));
    for side in 0..2 {
        assert!(shown[side] <= bound[side], "shown {shown:?}, the closed room has {bound:?}");
        let rolls = |logged: &&LoggedEvent| match &logged.event {
            Event::Rolled { seat, .. } => usize::from(*seat == Seat::Black) == side,
            _ => false,
        };
        assert!(seen.iter().filter(rolls).count() <= bound[side], "a roll of a future turn is shown");
    }
    if (0..2).all(|side| bound[side] > all[side]) {
        assert_eq!(seen.len(), open.len(), "the closed room is ahead: nothing is held back");
    }
}

/// Removes the values that differ between two equal answers: times of the server, names of requests, and what
/// depends on the people who are connected.
fn steady(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            // "desk": a neutral director knows which board each room plays. "said": the walk itself talks in the lobby.
            for volatile in
                ["server_time", "request", "now", "connected", "presence", "spectators", "desk", "said"]
            {
                fields.remove(volatile);
            }
            fields.values_mut().for_each(steady);
        }
        Value::Array(values) => values.iter_mut().for_each(steady),
        _ => {}
    }
}

/// Normalises the answers of a walk, so that equal answers have equal texts.
fn settled(said: BTreeMap<String, String>) -> BTreeMap<String, String> {
    let plain = |text: &str| match serde_json::from_str::<Value>(text) {
        Ok(mut value) => {
            steady(&mut value);
            value.to_string()
        }
        Err(_) => text.to_owned(),
    };
    let of_match = |line: &&str| {
        let message: Value = serde_json::from_str(line).unwrap();
        let kind = message["type"].as_str().unwrap_or_default();
        let is_limited = message["error"]["code"] == "too_many_requests";
        ["match", "chat", "agenda", "analysis", "error", "refused"].contains(&kind) && !is_limited
    };
    let settle = |(asked, text): (String, String)| {
        let text = if asked == "socket" {
            text.lines().filter(of_match).map(plain).collect::<Vec<_>>().join("\n")
        } else {
            match text.split_once(' ') {
                Some((status, body)) if asked.ends_with("/stream") => {
                    format!("{status} {}", body.lines().map(plain).collect::<Vec<_>>().join("\n"))
                }
                Some((status, body)) => format!("{status} {}", plain(body)),
                None => text,
            }
        };
        (asked, text)
    };
    said.into_iter().map(settle).collect()
}

/// Returns the requests that were answered differently, with both answers.
fn differences(before: &BTreeMap<String, String>, after: &BTreeMap<String, String>) -> Vec<String> {
    // These show who is connected and which sessions are in use, and the walk itself changes that. The metrics are not
    // public.
    let is_own = |asked: &str| ["/session", "/metrics", "/lobby"].iter().any(|own| asked.contains(own));
    let is_of_desk = |asked: &str, text: &str| asked.contains("/desks/") && text.starts_with("200");
    let is_limited = |text: &str| text.starts_with("429");
    before
        .iter()
        .filter(|(asked, text)| !is_own(asked) && !is_of_desk(asked, text))
        .map(|(asked, text)| (asked, text, &after[asked]))
        .filter(|(_, before, after)| before != after && !is_limited(before) && !is_limited(after))
        .map(|(asked, before, after)| format!("{asked}\n  {before}\n  {after}"))
        .collect()
}

/// The clients of a test, each with its name and the tables that it asks about.
type Crowd<'a> = Vec<(&'static str, &'a mut Client)>;

/// A walk of each client.
async fn round(
    crowd: &mut Crowd<'_>,
    routes: &[(String, String)],
    at: &Places<'_>,
) -> Vec<BTreeMap<String, String>> {
    let mut round = Vec::new();
    for (_, client) in crowd {
        let mut said = walk(client, routes, at).await;
        let seat = format!("/api/v1/matches/{}/seat", at.table.0);
        for method in [Method::POST, Method::DELETE] {
            let body = ("application/json".to_owned(), b"{}".to_vec());
            let reply = client.send(method.clone(), &seat, Some(body)).await;
            said.insert(format!("{method} {seat}"), format!("{} {}", reply.status, reply.text()));
        }
        round.push(settled(said));
    }
    round
}

/// Asserts that no client was answered differently. The names of the clients and the requests are in the message.
#[track_caller]
fn assert_same(
    crowd: &Crowd<'_>,
    before: &[BTreeMap<String, String>],
    after: &[BTreeMap<String, String>],
    what: &str,
) {
    let mut told = Vec::new();
    for (((who, _), before), after) in crowd.iter().zip(before).zip(after) {
        told.extend(differences(before, after).into_iter().map(|difference| format!("{who}: {difference}")));
    }
    assert!(told.is_empty(), "{what}:\n{}", told.join("\n"));
}

/// Names the line-ups and seats everybody at the tables of board 1.
async fn begin(hall: &mut Hall) -> [MatchId; 2] {
    let address = path(&hall.made, "/lineup");
    let a = json!({ "team": "A", "open": "anna", "closed": "alf" });
    post(&mut hall.people[0], &address, &a).await;
    let b = json!({ "team": "B", "open": "berta", "closed": "bodo" });
    post(&mut hall.people[4], &address, &b).await;
    hall.seat(1).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_public_runs_ahead_of_either_room() {
    let database = Database::sqlite();
    let url = database.url();
    let (mut hall, event) = Hall::open_in_event(database).await;
    let [open, closed] = begin(&mut hall).await;
    let mut stranger = hall.app.sign_up("sten").await;
    let mut judge = hall.app.sign_up("judge").await;
    execute(
        url.trim_start_matches("sqlite:"),
        "INSERT INTO moderators (user_id, since) SELECT id, 1 FROM users WHERE name = 'judge'",
    );
    let routes = routes(&mut stranger).await;
    let mut token = program(&mut stranger, None).await;
    let mut strangers_bot = program(&mut stranger, Some("stenbot")).await;
    let [mut anna, mut alf, mut berta, mut bodo, mut captain] = hall.people.each_ref().map(Clone::clone);
    let mut of_open = program(&mut anna, Some("annabot")).await;
    let mut of_closed = program(&mut alf, Some("alfbot")).await;
    let mut alfs_token = program(&mut alf, None).await;
    let (mut anybody, mut director) = (hall.app.client(), hall.director.clone());
    let mut directors_bot = program(&mut director, Some("dirkbot")).await;
    let mut captains_bot = program(&mut captain, Some("corabot")).await;
    let (team_match, team_event) = (hall.made.card.id.0.clone(), event.card.id.0.clone());
    let at = |table| Places { team_match: &team_match, team_event: &team_event, comparative: NONE, table };
    let mut open_room = Room::open(&open, &anna, &berta).await;
    let mut closed_room = Room::open(&closed, &bodo, &alf).await;
    open_room.play_until(2).await;
    closed_room.play_until(2).await;

    // The open room plays on alone: nothing that the others are told changes.
    let quiet = {
        let mut crowd: Crowd<'_> = vec![
            ("anybody", &mut anybody),
            ("a spectator", &mut stranger),
            ("a program", &mut token),
            ("a spectator's bot", &mut strangers_bot),
            ("a moderator", &mut judge),
            ("the director", &mut director),
            ("the director's bot", &mut directors_bot),
            ("the captain", &mut captain),
            ("the captain's bot", &mut captains_bot),
            ("a player of the closed room", &mut alf),
            ("the other one", &mut bodo),
            ("a player's program", &mut alfs_token),
            ("a bot of a player of the closed room", &mut of_closed),
        ];
        round(&mut crowd, &routes, &at(&open)).await;
        let before = round(&mut crowd, &routes, &at(&open)).await;
        open_room.play_until(7).await;
        let ahead = round(&mut crowd, &routes, &at(&open)).await;
        assert_same(&crowd, &before, &ahead, "the open room is ahead");
        ahead.into_iter().next().unwrap()
    };

    // A spectator's socket shows each turn when the closed room has completed it.
    let mut watching = Socket::open(&anybody).await;
    watching.watch(&open, 0).await;
    assert_eq!(completed(&watching.events), [1, 1]);
    // A preview is a spectator's view that begins with the last public event.
    let mut previewing = Socket::open(&anybody).await;
    let first_preview = previewing.preview(&open).await;
    assert_eq!(first_preview.seq, watching.view.as_ref().unwrap().seq);
    for turns in 3..=5 {
        closed_room.play_until(turns).await;
        let bound = completed(closed_room.events().await);
        let wanted = open_room.events().await.to_vec();
        watching
            .until(|view| {
                let shown = completed(&wanted[..usize::try_from(view.seq.0).unwrap().min(wanted.len())]);
                shown.iter().sum::<usize>() >= bound.iter().sum::<usize>()
            })
            .await;
        assert_in_step(&watching.events, &wanted, closed_room.events().await);
        let public = watching.view.as_ref().unwrap().seq;
        previewing.until(|view| view.seq >= public).await;
        assert_eq!(previewing.view.as_ref().unwrap().seq, public);
    }

    // The open room's game ends. Nobody outside it learns that before the closed room has ended too.
    {
        let mut crowd: Crowd<'_> = vec![
            ("anybody", &mut anybody),
            ("a spectator", &mut stranger),
            ("the captain", &mut captain),
            ("a player of the closed room", &mut alf),
            ("a bot of a player of the closed room", &mut of_closed),
        ];
        let before = round(&mut crowd, &routes, &at(&open)).await;
        // The comparison does find differences: the turns of both rooms that have become public meanwhile.
        let found = differences(&quiet, &before[0]);
        assert_eq!(found.len(), 4, "the match, its topic, its stream and its vugraph: {found:?}");
        open_room.players[1].act(wire::Command::Leave).await.unwrap();
        for player in &mut open_room.players {
            player.until(|view| matches!(view.phase, wire::Phase::Over { .. })).await;
        }
        let made = hall.made.clone();
        until(&mut anna, &made, |view| {
            let next = view.lines.iter().find(|line| line.board == 2 && line.room == DuplicateRoom::Open);
            view.you.table.is_some() && view.you.table == next.unwrap().match_id
        })
        .await;
        let ended = round(&mut crowd, &routes, &at(&open)).await;
        assert_same(&crowd, &before, &ended, "the open room's game is over");
    }

    // The closed room plays on alone. The players of the open room, who have finished the board, learn nothing.
    {
        let mut crowd: Crowd<'_> = vec![
            ("a player of the open room", &mut anna),
            ("the other one", &mut berta),
            ("a bot of a player of the open room", &mut of_open),
            ("the captain", &mut captain),
        ];
        round(&mut crowd, &routes, &at(&closed)).await;
        let before = round(&mut crowd, &routes, &at(&closed)).await;
        closed_room.play_until(6).await;
        let after = round(&mut crowd, &routes, &at(&closed)).await;
        assert_same(&crowd, &before, &after, "the closed room is ahead");
    }
    let (shown, wanted) = (watching.events.clone(), open_room.events().await.to_vec());
    assert_in_step(&shown, &wanted, closed_room.events().await);

    // Both rooms have ended: the gate is open, and the whole game arrives on the same socket.
    closed_room.players[1].act(wire::Command::Leave).await.unwrap();
    watching.until(|view| matches!(view.phase, wire::Phase::Over { .. })).await;
    assert_eq!(watching.events, wanted);
    previewing.until(|view| matches!(view.phase, wire::Phase::Over { .. })).await;
    assert_eq!(previewing.events, wanted[usize::try_from(first_preview.seq.0).unwrap()..]);
    let view = until(&mut anybody, &hall.made, |view| view.card.revealed == 1).await;
    assert!(view.lines[0].result.is_some() && view.lines[1].result.is_some());
    hall.app.stop().await;
}

/// The fault: spectators of a paused room read that a player is to move. They learn of the pause, and not whether the
/// room's game is over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_behind_the_gate_read_why_and_until_when_play_is_paused() {
    for database in Database::each() {
        let (mut hall, event) = Hall::open_in_event(database).await;
        let [open, closed] = begin(&mut hall).await;
        let [anna, alf, berta, bodo, _] = hall.people.each_ref().map(Clone::clone);
        let mut open_room = Room::open(&open, &anna, &berta).await;
        let mut closed_room = Room::open(&closed, &bodo, &alf).await;
        open_room.play_until(2).await;
        closed_room.play_until(3).await;
        let mut watching = Socket::open(&hall.app.client()).await;
        assert_eq!(watching.watch(&open, 0).await.held, None);
        let hold = json!({ "act": "hold", "room": "open", "reason": "A ruling", "minutes": 10 });
        let release = json!({ "act": "release", "room": "open", "reason": "We go on" });
        hall.direct(hold.clone()).await;
        let view = watching.until(|view| view.held.is_some()).await;
        let held = view.held.unwrap();
        assert_eq!(held.reason, "A ruling");
        assert!((held.until.unwrap().0 - view.server_time.0 - 600_000).abs() < 60_000, "{held:?}");
        hall.direct(release.clone()).await;
        watching.until(|view| view.held.is_none()).await;

        // The game of the open room ends in secret. A pause of the room, or of the event, is shown as before.
        for player in &mut open_room.players {
            player.until(|view| view.held.is_none()).await;
        }
        open_room.players[1].act(wire::Command::Leave).await.unwrap();
        for player in &mut open_room.players {
            player.until(|view| matches!(view.phase, wire::Phase::Over { .. })).await;
        }
        hall.direct(hold).await;
        let view = watching.until(|view| view.held.is_some()).await;
        assert!(!matches!(view.phase, wire::Phase::Over { .. }));
        hall.direct(release).await;
        watching.until(|view| view.held.is_none()).await;
        let desk = format!("/api/v1/desks/team_event/{}/acts", event.card.id.0);
        let lunch = json!({ "act": "hold", "reason": "Lunch" });
        assert_eq!(hall.director.post(&desk, &lunch).await.status, 200);
        let view = watching.until(|view| view.held.is_some()).await;
        assert_eq!((view.held.unwrap().reason.as_str(), view.seq > wire::Seq(0)), ("Lunch", true));
        hall.app.stop().await;
    }
}

/// Returns the number of read transactions so far.
async fn reads(client: &mut Client) -> u64 {
    let metrics = client.get("/metrics").await.text().to_owned();
    let line = metrics.lines().find_map(|line| line.strip_prefix("bg_store_reads_total "));
    line.unwrap().trim().parse().unwrap()
}

/// The gate decides by data that all spectators share, without a query for each of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spectators_frame_costs_no_query() {
    const SPECTATORS: usize = 120;
    const TURNS: usize = 6;
    for database in Database::each() {
        let (mut hall, _) = Hall::open_in_event(database).await;
        let [open, closed] = begin(&mut hall).await;
        let [anna, alf, berta, bodo, _] = hall.people.each_ref().map(Clone::clone);
        let mut anybody = hall.app.client();
        let mut open_room = Room::open(&open, &anna, &berta).await;
        let mut closed_room = Room::open(&closed, &bodo, &alf).await;
        open_room.play_until(2).await;
        closed_room.play_until(2).await;

        let before = reads(&mut anybody).await;
        open_room.play_until(2 + TURNS).await;
        closed_room.play_until(2 + TURNS).await;
        let alone = reads(&mut anybody).await - before;

        let mut watching = Vec::new();
        for _ in 0..SPECTATORS {
            let mut socket = Socket::open(&anybody).await;
            socket.watch(&open, 0).await;
            watching.push(socket);
        }
        let before = reads(&mut anybody).await;
        open_room.play_until(2 + 2 * TURNS).await;
        closed_room.play_until(2 + 2 * TURNS).await;
        for socket in &mut watching {
            while completed(&socket.events).iter().sum::<usize>() < 2 + 2 * TURNS {
                let shown = socket.view.as_ref().unwrap().seq;
                socket.until(|view| view.seq > shown).await;
            }
        }
        let watched = reads(&mut anybody).await - before;
        // Each spectator was shown all turns. The event is read once for all of them, at each change or every second.
        let spectators = u64::try_from(SPECTATORS).unwrap();
        assert!(
            watched < alone + spectators / 2,
            "{alone} reads, and {watched} with {spectators} spectators"
        );
        hall.app.stop().await;
    }
}

/// A director who plays is a player, and so is a director whose bot plays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_who_plays_or_whose_bot_plays_learns_nothing_of_the_other_room() {
    for seat in ["dirk", "dirkbot"] {
        let app = Hall::new_app(Database::sqlite()).await;
        let mut director = app.sign_up("dirk").await;
        let mut bot = program(&mut director, Some("dirkbot")).await;
        let mut hall = Hall::open_with_director(app, director, |settings| {
            settings["b"] = json!({ "name": "Laufer", "captain": "berta", "players": ["berta", seat] });
        })
        .await;
        let address = path(&hall.made, "/lineup");
        let a = json!({ "team": "A", "open": "anna", "closed": "alf" });
        post(&mut hall.people[0], &address, &a).await;
        let b = json!({ "team": "B", "open": seat, "closed": "berta" });
        let made = post(&mut hall.people[2], &address, &b).await;
        let [mut anna, mut alf, mut berta, ..] = hall.people.each_ref().map(Clone::clone);
        let table = async |client: &mut Client| look(client, &made).await.you.table.unwrap();
        let (open, closed) = (table(&mut anna).await, table(&mut alf).await);
        let mut director = hall.director.clone();
        let player = if seat == "dirk" { &mut director } else { &mut bot };
        for (client, id) in
            [(&mut anna, &open), (&mut *player, &open), (&mut alf, &closed), (&mut berta, &closed)]
        {
            sit(client, id).await;
        }
        let mut open_room = Room::open(&open, &anna, player).await;
        let mut closed_room = Room::open(&closed, &berta, &alf).await;
        open_room.play_until(2).await;
        closed_room.play_until(2).await;

        // The owner of a bot sees its game, and a player's bot sees the owner's game: they count as one person.
        for who in [&director, &bot] {
            let seen = Socket::open(who).await.watch(&open, 0).await.seq;
            assert_eq!(Some(seen), open_room.events().await.last().map(|last| last.seq));
        }
        let team_match = made.card.id.0.clone();
        let at = Places { team_match: &team_match, team_event: NONE, comparative: NONE, table: &closed };
        let routes = routes(&mut director).await;
        let mut crowd: Crowd<'_> = vec![("the director", &mut director), ("the director's bot", &mut bot)];
        round(&mut crowd, &routes, &at).await;
        let before = round(&mut crowd, &routes, &at).await;
        let desk = format!("get /api/v1/desks/team_match/{team_match}");
        for told in &before {
            assert!(told[&desk].starts_with("403"), "{}", told[&desk]);
            assert!(told[&format!("get /api/v1/matches/{}", closed.0)].starts_with("403"));
        }
        closed_room.play_until(5).await;
        let after = round(&mut crowd, &routes, &at).await;
        assert_same(&crowd, &before, &after, "the closed room is ahead");
        closed_room.players[1].act(wire::Command::Leave).await.unwrap();
        until(&mut alf, &made, |view| view.you.table.as_ref() != Some(&closed)).await;
        let ended = round(&mut crowd, &routes, &at).await;
        assert_same(&crowd, &before, &ended, "the closed room's game is over");
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_and_the_persons_bots_have_one_seat() {
    for database in Database::each() {
        let app = Hall::new_app(database).await;
        let mut director = app.sign_up("dirk").await;
        let mut anna = app.sign_up("anna").await;
        let mut berta = app.sign_up("berta").await;
        let mut bodo = app.sign_up("bodo").await;
        let mut alf = app.sign_up("alf").await;
        for bot in ["annabot", "annastwo"] {
            program(&mut anna, Some(bot)).await;
        }
        let mut settings = wanted(4, ["anna", "anna", "alf"], ["berta", "berta", "bodo"]);
        settings["a"]["players"] = json!(["anna", "alf", "annabot"]);
        settings["b"]["players"] = json!(["berta", "bodo", "annastwo"]);
        let made = create(&mut director, &settings).await;
        for (name, client) in
            [("anna", &mut anna), ("alf", &mut alf), ("berta", &mut berta), ("bodo", &mut bodo)]
        {
            accept_if_invited(client, &made, name).await;
        }
        let address = path(&made, "/lineup");
        let refused = |reply: crate::support::Reply| {
            reply.assert_error(409, "refused");
            assert_eq!(reply.json()["reason"], "one_person", "{}", reply.text());
        };
        let line_up = |team, open, closed| json!({ "team": team, "open": open, "closed": closed });
        // One person may not sit in both rooms.
        refused(anna.post(&address, &line_up("A", "anna", "annabot")).await);
        refused(anna.post(&address, &line_up("A", "annabot", "anna")).await);
        post(&mut anna, &address, &line_up("A", "annabot", "alf")).await;
        // One person may not play on both sides, in the same room or in the other one.
        refused(berta.post(&address, &line_up("B", "annastwo", "berta")).await);
        refused(berta.post(&address, &line_up("B", "berta", "annastwo")).await);
        let view = post(&mut berta, &address, &line_up("B", "berta", "bodo")).await;
        assert_eq!(view.teams.1.closed.as_deref(), Some("bodo"));
        // A substitution by the director is refused too.
        let substitute =
            json!({ "act": "substitute", "room": "closed", "team": "A", "player": "anna", "reason": "ill" });
        refused(director.post(&path(&made, "/director"), &substitute).await);
        // The bot's owner sees what the bot sees.
        let owner = look(&mut anna, &made).await;
        assert!(owner.lines[0].match_id.is_some() && owner.lines[1].match_id.is_none());

        // A bot of the house that leads a team seats two different people, or the match is refused.
        settings["a"] = json!({ "name": "Turm", "captain": "Pip", "players": ["anna", "annabot", "alf"] });
        settings["b"] =
            json!({ "name": "Laufer", "captain": "Jago", "players": ["annastwo", "bodo", "berta"] });
        let made = create(&mut director, &settings).await;
        for (name, client) in
            [("anna", &mut anna), ("berta", &mut berta), ("bodo", &mut bodo), ("alf", &mut alf)]
        {
            accept_if_invited(client, &made, name).await;
        }
        let view = look(&mut director, &made).await;
        let seats = |team: &wire::TeamView| (team.open.clone().unwrap(), team.closed.clone().unwrap());
        assert_eq!(seats(&view.teams.0), ("anna".to_owned(), "alf".to_owned()));
        assert_eq!(seats(&view.teams.1), ("bodo".to_owned(), "berta".to_owned()));
        settings["a"]["players"] = json!(["anna", "annabot"]);
        refused(director.post("/api/v1/team-matches", &settings).await);
        app.stop().await;
    }
}

/// The public state is derived from the logs, so it survives a restart. A director may switch the gate off.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_gate_holds_after_a_restart_and_can_be_switched_off() {
    for ungated in [false, true] {
        let mut hall = Hall::open(Database::sqlite(), |settings| settings["ungated"] = json!(ungated)).await;
        hall.line_up().await;
        let [open, closed] = hall.seat(1).await;
        let [anna, alf, berta, bodo, _] = hall.people.each_ref().map(Clone::clone);
        let mut open_room = Room::open(&open, &anna, &berta).await;
        let mut closed_room = Room::open(&closed, &bodo, &alf).await;
        closed_room.play_until(2).await;
        open_room.play_until(6).await;
        let wanted = open_room.events().await.to_vec();
        let bound = closed_room.events().await.to_vec();
        let app = hall.app.restart().await;
        let mut anybody = app.client();
        let view = look(&mut anybody, &hall.made).await;
        assert_eq!(view.gated, !ungated);
        let mut watching = Socket::open(&anybody).await;
        let seen = watching.watch(&open, 0).await;
        assert_eq!(seen.team.unwrap().gated, !ungated);
        if ungated {
            assert_eq!(watching.events, wanted);
        } else {
            assert_in_step(&watching.events, &wanted, &bound);
            assert_eq!(completed(&watching.events), [1, 1]);
            // The number of events that a client claims to know does not tell how many there are.
            let since = seen.seq.0 + 1;
            watching
                .say(&wire::ClientMessage::WatchMatch { id: open.clone(), since: wire::Seq(since) })
                .await;
            let error = watching.error().await;
            assert!(error.message.contains(&format!("has {} events", seen.seq.0)), "{error:?}");
        }
        app.stop().await;
    }
}

/// A frame for a spectator is made from the two tables in memory: their logs can be gone from the database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_gate_reads_no_log_for_a_frame() {
    let database = Database::sqlite();
    let url = database.url();
    let mut hall = Hall::open(database, |_| ()).await;
    hall.line_up().await;
    let [open, closed] = hall.seat(1).await;
    let [anna, alf, berta, bodo, _] = hall.people.each_ref().map(Clone::clone);
    let mut open_room = Room::open(&open, &anna, &berta).await;
    let mut closed_room = Room::open(&closed, &bodo, &alf).await;
    closed_room.play_until(3).await;
    open_room.play_until(6).await;
    execute(url.trim_start_matches("sqlite:"), "DELETE FROM match_events");
    let mut watching = Socket::open(&hall.app.client()).await;
    watching.watch(&open, 0).await;
    assert_in_step(&watching.events, open_room.events().await, closed_room.events().await);
    assert_eq!(completed(&watching.events).iter().sum::<usize>(), 3);
    hall.app.stop().await;
}

/// A spectator at one node sees the turns that the closed room completes at another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_gate_opens_at_every_node() {
    let Some(database) = Database::for_nodes() else { return };
    let mut hall = Hall::open(database, |_| ()).await;
    let node = hall.app.another_node().await;
    hall.line_up().await;
    let [open, closed] = hall.seat(1).await;
    let [anna, alf, berta, bodo, _] = hall.people.each_ref().map(Clone::clone);
    let mut open_room = Room::open(&open, &anna, &berta).await;
    let mut closed_room = Room::open(&closed, &bodo, &alf).await;
    open_room.play_until(5).await;
    let wanted = open_room.events().await.to_vec();
    let mut watching = Socket::open(&node.moved(&hall.app.client())).await;
    // The other node hears of the closed room's game a moment later.
    let first = watching.watch(&open, 0).await.seq.0;
    assert!(first <= 1, "{first} events, and both rooms have had the opening throw alone");
    watching.until(|view| view.seq.0 == 1).await;
    for turns in [1, 3, 6] {
        closed_room.play_until(turns).await;
        let bound = turns.min(5);
        let shown = |view: &wire::MatchView| {
            let seen = &wanted[..usize::try_from(view.seq.0).unwrap()];
            completed(seen).iter().sum::<usize>() >= bound
        };
        watching.until(shown).await;
        assert_in_step(&watching.events, &wanted, closed_room.events().await);
    }
    node.stop().await;
    hall.app.stop().await;
}

/// The id of an event that does not exist.
const NONE: &str = "00000000000";
