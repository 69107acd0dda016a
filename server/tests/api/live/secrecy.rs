//! Secrecy of team matches and comparative events. Until a board is over in both rooms, no one involved in a team
//! match learns anything of the closed room, or of the other room's rolls. No participant of a comparative event
//! learns anything of a board that they may still play. The tests walk every route of the API and every topic of the
//! socket as every kind of client.
//!
//! A route without an entry in [`requests::requests`] fails the test. A socket message without an entry does not
//! compile.

mod engine;
mod requests;
mod suspicions;

use std::collections::BTreeMap;

use reqwest::Method;
use serde_json::{Value, json};
use wire::{ClientMessage, CompetitionKind, MatchId, Millis, Seq, ServerMessage};

use super::{
    comparatives,
    team_matches::{Hall, look, until},
};
use requests::requests;

use crate::support::{Client, Database, Reply, Socket, SocketEvent, Stream, TestApp, execute};

/// The ids that a walk asks about.
pub(super) struct Places<'a> {
    pub(super) team_match: &'a str,
    pub(super) team_event: &'a str,
    pub(super) comparative: &'a str,
    pub(super) table: &'a MatchId,
}

impl Places<'_> {
    /// Returns the path segments of the desks of all events.
    fn desks(&self) -> [String; 3] {
        [
            format!("team_match/{}", self.team_match),
            format!("team_event/{}", self.team_event),
            format!("comparative/{}", self.comparative),
        ]
    }
}

/// The id of an event that does not exist.
const NONE: &str = "00000000000";

/// Returns all answers of the server to a client that requests everything, by request.
pub(super) async fn walk(
    client: &mut Client,
    routes: &[(String, String)],
    at: &Places<'_>,
) -> BTreeMap<String, String> {
    let mut said = BTreeMap::new();
    for (method, route) in routes {
        for (path, body) in requests(method, route, at) {
            let name = format!("{method} {path}");
            if route.ends_with("/stream") {
                said.insert(name, beginning(client, &path).await);
                continue;
            }
            let body = body.map(|body| ("application/json".to_owned(), body.to_string().into_bytes()));
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let reply = client.send(method, &path, body).await;
            said.insert(name, told(&reply));
        }
    }
    for path in ["/metrics", "/healthz", "/readyz"] {
        let reply = client.get(path).await;
        said.insert(path.to_owned(), String::from_utf8_lossy(&reply.body).into_owned());
    }
    said.insert("socket".to_owned(), listen(client, at).await);
    said
}

fn told(reply: &Reply) -> String {
    format!("{} {}", reply.status, String::from_utf8_lossy(&reply.body))
}

/// Returns a stream up to its first message about the match. It goes on until the match is over.
async fn beginning(client: &Client, path: &str) -> String {
    let mut stream = match Stream::open(client, path).await {
        Ok(stream) => stream,
        Err(refused) => return told(&refused),
    };
    let mut said = "200 ".to_owned();
    while let Some(line) = stream.line().await {
        said.push_str(&line);
        said.push('\n');
        if line.contains(r#""type":"match""#) {
            break;
        }
    }
    said
}

/// Returns all socket messages to a client that subscribes to everything.
async fn listen(client: &Client, at: &Places<'_>) -> String {
    let request = || Socket::request();
    let id = || at.table.clone();
    let competitions = [
        (CompetitionKind::TeamMatch, at.team_match),
        (CompetitionKind::TeamEvent, at.team_event),
        (CompetitionKind::Comparative, at.comparative),
    ];
    let watched = competitions.map(|(kind, id)| ClientMessage::WatchCompetition { kind, id: id.to_owned() });
    let let_go = competitions.map(|(kind, id)| ClientMessage::UnwatchCompetition { kind, id: id.to_owned() });
    let asked = [
        ClientMessage::WatchLobby,
        ClientMessage::WatchMatch { id: id(), since: Seq(0) },
        ClientMessage::Chat { id: id(), request: request(), text: "what have you rolled?".into() },
        ClientMessage::Act { id: id(), request: request(), seen: Seq(0), command: wire::Command::Roll },
        ClientMessage::Rematch { id: id(), request: request(), contribution: None, terms: None },
        ClientMessage::DeclineRematch { id: id(), request: request() },
        ClientMessage::ChatPhrase { id: id(), request: request(), phrase: wire::ChatPhrase::GoodLuck },
        ClientMessage::LobbyChat { request: request(), text: "what has anybody rolled?".into() },
        ClientMessage::WatchAgenda,
        ClientMessage::UnwatchMatch { id: id() },
        ClientMessage::PreviewMatch { id: id() },
        ClientMessage::UnpreviewMatch,
        ClientMessage::UnwatchLobby,
        ClientMessage::UnwatchAgenda,
        ClientMessage::WatchClub { id: at.table.0.clone() },
        ClientMessage::UnwatchClub,
        ClientMessage::WatchEvents,
        ClientMessage::UnwatchEvents,
    ];
    let mut socket = Socket::open(client).await;
    for message in watched.into_iter().chain(asked).chain(let_go) {
        match &message {
            // A new message must be added to the list above.
            ClientMessage::Ping { .. }
            | ClientMessage::WatchLobby
            | ClientMessage::UnwatchLobby
            | ClientMessage::WatchAgenda
            | ClientMessage::UnwatchAgenda
            | ClientMessage::WatchMatch { .. }
            | ClientMessage::UnwatchMatch { .. }
            | ClientMessage::PreviewMatch { .. }
            | ClientMessage::UnpreviewMatch
            | ClientMessage::WatchCompetition { .. }
            | ClientMessage::UnwatchCompetition { .. }
            | ClientMessage::WatchClub { .. }
            | ClientMessage::UnwatchClub
            | ClientMessage::WatchEvents
            | ClientMessage::UnwatchEvents
            | ClientMessage::Act { .. }
            | ClientMessage::Chat { .. }
            | ClientMessage::LobbyChat { .. }
            | ClientMessage::ChatPhrase { .. }
            | ClientMessage::Rematch { .. }
            | ClientMessage::DeclineRematch { .. } => socket.say(&message).await,
        }
    }
    socket.say(&ClientMessage::Ping { at: Millis(7), quiet_s: None }).await;
    loop {
        match socket.hear().await {
            SocketEvent::Said(message) if matches!(*message, ServerMessage::Pong { .. }) => break,
            SocketEvent::Said(_) => {}
            SocketEvent::Closed(code) => panic!("closed: {code:?}"),
        }
    }
    socket.texts.join("\n")
}

/// Returns the requests whose answers contain a secret.
fn leaks<'a>(said: &'a BTreeMap<String, String>, secrets: &[&str]) -> Vec<&'a str> {
    let tells = |text: &str| secrets.iter().any(|secret| text.contains(secret));
    said.iter().filter(|(_, text)| tells(text)).map(|(asked, _)| asked.as_str()).collect()
}

/// Returns every method of every route of the API.
pub(super) async fn routes(client: &mut Client) -> Vec<(String, String)> {
    let document = client.get("/api/v1/openapi.json").await.json();
    let paths = document["paths"].as_object().unwrap();
    let of = |(route, item): (&String, &Value)| -> Vec<(String, String)> {
        item.as_object().unwrap().keys().map(|method| (method.clone(), route.clone())).collect()
    };
    paths.iter().flat_map(of).collect()
}

async fn program(owner: &mut Client) -> Client {
    let wanted = json!({ "name": "spy", "scopes": ["read", "play", "chat", "social"] });
    let reply = owner.post("/api/v1/account/tokens", &wanted).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    let token = reply.json()["secret"].as_str().unwrap().to_owned();
    let mut program = owner.clone();
    (program.cookie, program.csrf_token) = (None, None);
    program.extra_headers.push(("authorization", format!("Bearer {token}")));
    program
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_of_a_room_before_its_board_is_over_in_both() {
    let database = Database::sqlite();
    let url = database.url();
    let (mut hall, event) = Hall::open_in_event(database).await;
    let mut captain = hall.people[4].clone();
    let made = hall.made.clone();
    let address = super::team_matches::path(&made, "/lineup");
    let a = json!({ "team": "A", "open": "anna", "closed": "alf" });
    super::team_matches::post(&mut hall.people[0], &address, &a).await;
    let b = json!({ "team": "B", "open": "berta", "closed": "bodo" });
    super::team_matches::post(&mut captain, &address, &b).await;
    let [open, closed] = hall.seat(1).await;

    // The game in the closed room is over, so it has the most to reveal. The open room still plays.
    let mut bodo = Socket::open(&hall.people[3]).await;
    bodo.watch(&closed, 0).await;
    bodo.act(wire::Command::Leave).await.unwrap();
    until(&mut hall.people[1], &made, |view| view.lines[1].result.is_some()).await;

    let mut stranger = hall.app.sign_up("sten").await;
    let mut token = program(&mut stranger).await;
    let mut judge = hall.app.sign_up("judge").await;
    execute(
        url.trim_start_matches("sqlite:"),
        "INSERT INTO moderators (user_id, since) SELECT id, 1 FROM users WHERE name = 'judge'",
    );
    let routes = routes(&mut stranger).await;
    assert!(routes.len() > 90, "{}", routes.len());
    let [anna, alf, berta, ..] = &hall.people;
    let (mut anna, mut alf, mut berta) = (anna.clone(), alf.clone(), berta.clone());
    let (mut anybody, mut director) = (hall.app.client(), hall.director.clone());

    let (team_match, team_event) = (made.card.id.0.clone(), event.card.id.0.clone());
    let mut said = Vec::new();
    {
        let mut everybody = [
            ("a player of the open room", &mut anna, &closed),
            ("its other player", &mut berta, &closed),
            ("a player of the closed room", &mut alf, &open),
            ("a captain", &mut captain, &closed),
            ("a spectator", &mut stranger, &closed),
            ("nobody", &mut anybody, &closed),
            ("a program", &mut token, &closed),
            ("a moderator", &mut judge, &closed),
            ("the director", &mut director, &closed),
        ];
        for (who, client, hidden) in &mut everybody {
            let told = walk(
                client,
                &routes,
                &Places {
                    team_match: &team_match,
                    team_event: &team_event,
                    comparative: NONE,
                    table: hidden,
                },
            )
            .await;
            // Requests name the table; no answer does.
            assert_eq!(leaks(&told, &[hidden.0.as_str()]), [""; 0], "{who} hears of the other room");
            let path = format!("get /api/v1/matches/{}", hidden.0);
            assert!(told[&path].starts_with("403"), "{who}: {}", told[&path]);
            said.push(told);
        }
    }
    // A captain who does not play sees neither room.
    let told = walk(
        &mut captain,
        &routes,
        &Places { team_match: &team_match, team_event: &team_event, comparative: NONE, table: &open },
    )
    .await;
    assert_eq!(leaks(&told, &[open.0.as_str()]), [""; 0], "the captain hears of the open room");
    // Spectators see the open room, but not the source of its dice.
    let told = walk(
        &mut stranger,
        &routes,
        &Places { team_match: &team_match, team_event: &team_event, comparative: NONE, table: &open },
    )
    .await;
    assert!(leaks(&told, &[open.0.as_str()]).contains(&"socket"), "the open room may be watched");
    said.push(told);

    // Proof that the walk can find the game: it does for the game's own player.
    let told = walk(
        &mut alf,
        &routes,
        &Places { team_match: &team_match, team_event: &team_event, comparative: NONE, table: &closed },
    )
    .await;
    assert!(leaks(&told, &[closed.0.as_str()]).len() > 3, "{:?}", leaks(&told, &[closed.0.as_str()]));
    said.push(told);

    // A planted leak: a list that treats the board as over. The walk finds it.
    let file = url.trim_start_matches("sqlite:");
    execute(file, "UPDATE roll_sets SET revealed = TRUE WHERE number = 1");
    let told = walk(
        &mut anybody,
        &routes,
        &Places { team_match: &team_match, team_event: &team_event, comparative: NONE, table: &closed },
    )
    .await;
    let found = leaks(&told, &[closed.0.as_str()]);
    assert!(found.contains(&"get /api/v1/players/bodo/matches"), "{found:?}");
    execute(file, "UPDATE roll_sets SET revealed = FALSE WHERE number = 1");

    // When the board is over everywhere, everything is public. No earlier answer contained a key.
    let mut socket = Socket::open(&hall.people[2]).await;
    socket.watch(&open, 0).await;
    socket.act(wire::Command::Leave).await.unwrap();
    until(&mut anybody, &made, |view| view.card.revealed == 1).await;
    let disclosed = anybody.get(&format!("/api/v1/matches/{}/dice", closed.0)).await.json();
    let secrets = [&disclosed["seed"], &disclosed["games"][0]["key"]].map(|secret| secret.as_str().unwrap());
    for told in &said {
        assert_eq!(leaks(told, &secrets), [""; 0], "the dice were told too early");
    }
    let view = look(&mut anybody, &made).await;
    assert_eq!(view.lines[1].match_id.as_ref(), Some(&closed));
    let told = walk(
        &mut anybody,
        &routes,
        &Places { team_match: &team_match, team_event: &team_event, comparative: NONE, table: &closed },
    )
    .await;
    assert!(leaks(&told, &[closed.0.as_str()]).contains(&"get /api/v1/players/bodo/matches"));
    hall.app.stop().await;
}

/// The desk shows both rooms to a director who belongs to neither team. The director of this test plays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_who_plays_learns_of_the_other_room_as_little_as_any_player() {
    let mut hall = Hall::open(Database::sqlite(), |settings| {
        settings["b"]["players"] = json!(["berta", "dirk"]);
    })
    .await;
    let (made, address) = (hall.made.clone(), super::team_matches::path(&hall.made, "/lineup"));
    let a = json!({ "team": "A", "open": "anna", "closed": "alf" });
    super::team_matches::post(&mut hall.people[0], &address, &a).await;
    let b = json!({ "team": "B", "open": "dirk", "closed": "berta" });
    super::team_matches::post(&mut hall.people[2], &address, &b).await;
    let table = async |client: &mut Client| look(client, &made).await.you.table.unwrap();
    let [anna, alf, berta, ..] = &mut hall.people;
    let (open, closed) = (table(anna).await, table(alf).await);
    for (client, id) in [(anna, &open), (&mut hall.director, &open), (alf, &closed), (berta, &closed)] {
        super::team_matches::sit(client, id).await;
    }
    let mut director = hall.director.clone();
    let routes = routes(&mut director).await;
    let team_match = made.card.id.0.clone();
    let at = Places { team_match: &team_match, team_event: NONE, comparative: NONE, table: &closed };
    let told = walk(&mut director, &routes, &at).await;
    assert_eq!(leaks(&told, &[closed.0.as_str()]), [""; 0], "the director who plays hears of the other room");
    let desk = &told[&format!("get /api/v1/desks/team_match/{team_match}")];
    assert!(desk.starts_with("403") && !desk.contains("alf"), "{desk}");
    hall.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_of_a_board_that_they_may_still_play() {
    let database = Database::sqlite();
    let url = database.url();
    let app = TestApp::start_with(database, |settings| {
        settings.limits.sign_up_by_address.burst = 1_000;
        settings.limits.request_by_token.burst = 100_000;
        settings.limits.guest_by_address.burst = 1_000;
    })
    .await;
    let mut director = app.sign_up("dirk").await;
    let mut people = Vec::new();
    for name in ["anna", "berta", "clara", "sten", "judge"] {
        people.push(app.sign_up(name).await);
    }
    let [anna, berta, clara, stranger, judge] = people.as_mut_slice() else { panic!("five people") };
    let file = url.trim_start_matches("sqlite:");
    execute(file, "INSERT INTO moderators (user_id, since) SELECT id, 1 FROM users WHERE name = 'judge'");
    let made = comparatives::create(&mut director, &comparatives::wanted(&app, 2)).await;
    for player in [&mut *anna, berta, clara] {
        comparatives::enter(player, &made).await;
    }
    // Anna has finished the first board and plays the second. Clara has finished the first.
    let first = comparatives::lose(anna, &made, 1).await;
    let second = comparatives::begin(anna, &made, 2).await;
    comparatives::lose(clara, &made, 1).await;

    let routes = routes(stranger).await;
    let mut token = program(stranger).await;
    let event = made.card.id.0.as_str();
    let at = |table| Places { team_match: NONE, team_event: NONE, comparative: event, table };
    let both = [first.0.as_str(), second.0.as_str()];
    let mut said = Vec::new();
    {
        let mut anybody = app.client();
        let mut nobody_in_it = [
            ("a player who has still to play", &mut *berta),
            ("a spectator", &mut *stranger),
            ("nobody", &mut anybody),
            ("a program", &mut token),
            ("a moderator", &mut *judge),
            ("the director", &mut director),
        ];
        for (who, client) in &mut nobody_in_it {
            for table in [&first, &second] {
                let told = walk(client, &routes, &at(table)).await;
                assert_eq!(leaks(&told, &both), [""; 0], "{who} hears of a board");
                let path = format!("get /api/v1/matches/{}", table.0);
                assert!(told[&path].starts_with("403"), "{who}: {}", told[&path]);
                said.push(told);
            }
        }
    }
    // A player who has finished a board sees how others have played it, and nothing of the next one.
    let told = walk(clara, &routes, &at(&first)).await;
    assert!(leaks(&told, &[both[0]]).len() > 3, "{:?}", leaks(&told, &[both[0]]));
    for made_of_it in ["record", "analysis", "sheet"] {
        let path = format!("get /api/v1/matches/{}/{made_of_it}", first.0);
        assert!(told[&path].starts_with("403"), "{}", told[&path]);
    }
    said.push(told);
    let told = walk(clara, &routes, &at(&second)).await;
    assert_eq!(leaks(&told, &[both[1]]), [""; 0], "clara hears of the second board");
    said.push(told);
    let told = walk(anna, &routes, &at(&second)).await;
    assert!(leaks(&told, &[both[1]]).contains(&"socket"), "a player sees their own game");
    said.push(told);

    // A planted leak: a list that treats the event as over. The walk finds it.
    let mut anybody = app.client();
    execute(file, "UPDATE roll_sets SET revealed = TRUE");
    let told = walk(&mut anybody, &routes, &at(&first)).await;
    let found = leaks(&told, &both);
    assert!(found.contains(&"get /api/v1/players/anna/matches"), "{found:?}");
    execute(file, "UPDATE roll_sets SET revealed = FALSE");

    // When the event is over, everything is public. No earlier answer contained a key.
    app.advance_s(3_601);
    anybody.get_until(&format!("/api/v1/comparatives/{event}"), |view| view["card"]["phase"] == "over").await;
    for table in [&first, &second] {
        let disclosed = anybody.get(&format!("/api/v1/matches/{}/dice", table.0)).await.json();
        let secrets =
            [&disclosed["seed"], &disclosed["games"][0]["key"]].map(|secret| secret.as_str().unwrap());
        for told in &said {
            assert_eq!(leaks(told, &secrets), [""; 0], "the dice were told too early");
        }
    }
    let told = walk(&mut anybody, &routes, &at(&first)).await;
    assert!(leaks(&told, &[both[0]]).contains(&"get /api/v1/players/anna/matches"));
    app.stop().await;
}
