//! The lobby: a snapshot first, then changes.

use std::collections::VecDeque;

use wire::{ClientMessage, LobbyChange, LobbySnapshot, PlayerActivity, ServerMessage};

use super::{casual, open_table, sit};
use crate::support::{Client, Database, Socket, TestApp};

async fn watch(socket: &mut Socket) -> LobbySnapshot {
    socket.say(&ClientMessage::WatchLobby).await;
    loop {
        if let ServerMessage::Lobby { lobby } = socket.next().await {
            return lobby;
        }
    }
}

/// The changes, examined one at a time.
struct Changes {
    socket: Socket,
    heard: VecDeque<LobbyChange>,
}

impl Changes {
    /// Watches the lobby from now on.
    async fn watch_changes(client: &Client) -> (Changes, LobbySnapshot) {
        let mut socket = Socket::open(client).await;
        let lobby = watch(&mut socket).await;
        (Changes { socket, heard: VecDeque::new() }, lobby)
    }

    /// Waits for a change and skips earlier ones.
    async fn until(&mut self, is_wanted: impl Fn(&LobbyChange) -> bool) -> LobbyChange {
        loop {
            while let Some(change) = self.heard.pop_front() {
                if is_wanted(&change) {
                    return change;
                }
            }
            if let ServerMessage::LobbyChanged { changes } = self.socket.next().await {
                self.heard.extend(changes);
            }
        }
    }
}

#[tokio::test]
async fn tables_matches_and_players_come_and_go() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let (mut watcher, lobby) = Changes::watch_changes(&app.client()).await;
        assert!(lobby.tables.is_empty() && lobby.matches.is_empty());
        assert!(lobby.players.iter().all(|player| player.bot), "bots are always there: {lobby:?}");
        assert!(lobby.players.iter().any(|player| player.name == "Octavia"));

        let socket = Socket::open(&anna).await;
        let LobbyChange::Player { player } =
            watcher.until(|change| matches!(change, LobbyChange::Player { .. })).await
        else {
            unreachable!("as waited for")
        };
        assert_eq!((player.name.as_str(), player.activity), ("anna", PlayerActivity::Online));

        let id = open_table(&mut anna, casual(), None).await.id;
        sit(&mut anna, &id).await;
        watcher.until(|change| matches!(change, LobbyChange::Table { table } if table.id == id)).await;
        watcher.until(|change| {
            matches!(change, LobbyChange::Player { player } if player.activity == PlayerActivity::Ready)
        })
        .await;
        let listed = app.client().get("/api/v1/lobby").await.json();
        assert_eq!(listed["tables"][0]["opener"], "anna");

        sit(&mut berta, &id).await;
        watcher.until(|change| matches!(change, LobbyChange::TableGone { id: gone } if *gone == id)).await;
        watcher.until(|change| matches!(change, LobbyChange::Match { summary } if summary.id == id)).await;
        watcher.until(|change| {
            matches!(change, LobbyChange::Player { player } if player.activity == PlayerActivity::Playing)
        })
        .await;

        let mut player = Socket::open(&berta).await;
        player.watch(&id, 0).await;
        player.act(wire::Command::Leave).await.unwrap();
        watcher.until(|change| matches!(change, LobbyChange::MatchGone { id: gone } if *gone == id)).await;
        drop(socket);
        watcher.until(|change| matches!(change, LobbyChange::PlayerGone { name } if name == "anna")).await;
        app.stop().await;
    }
}

#[tokio::test]
async fn an_invitation_is_shown_to_the_two_it_concerns() {
    let app = TestApp::start(Database::sqlite()).await;
    let (mut anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let mut carl = app.sign_up("carl").await;
    let (mut invited, _) = Changes::watch_changes(&berta).await;
    let id = open_table(&mut anna, casual(), Some("berta")).await.id;
    sit(&mut anna, &id).await;
    invited.until(|change| matches!(change, LobbyChange::Table { table } if table.id == id)).await;
    assert!(carl.get("/api/v1/lobby").await.json()["tables"].as_array().unwrap().is_empty());
    assert_eq!(anna.get("/api/v1/lobby").await.json()["tables"].as_array().unwrap().len(), 1);
    app.stop().await;
}

#[tokio::test]
async fn the_table_of_an_absent_opener_is_closed() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let socket = Socket::open(&anna).await;
    let (mut watcher, _) = Changes::watch_changes(&app.client()).await;
    let id = open_table(&mut anna, casual(), None).await.id;
    sit(&mut anna, &id).await;
    // While Anna is connected, the table stays.
    app.advance_s(600);
    drop(socket);
    watcher.until(|change| matches!(change, LobbyChange::PlayerGone { .. })).await;
    assert_eq!(anna.get(&format!("/api/v1/matches/{}", id.0)).await.status, 200);
    app.advance_s(125);
    watcher.until(|change| matches!(change, LobbyChange::TableGone { id: gone } if *gone == id)).await;
    anna.get(&format!("/api/v1/matches/{}", id.0)).await.assert_error(404, "not_found");
    app.stop().await;
}

#[tokio::test]
async fn a_correspondence_table_stays_for_days_without_its_opener_however_long_it_is_open_already() {
    let app = TestApp::start(Database::sqlite()).await;
    let (mut watcher, _) = Changes::watch_changes(&app.client()).await;
    let mut anna = app.sign_up("anna").await;
    let connected = Socket::open(&anna).await;
    let mut wanted = casual();
    wanted["time"] = serde_json::json!({ "kind": "correspondence", "days_per_turn": 3 });
    let table = open_table(&mut anna, wanted, None).await.id;
    sit(&mut anna, &table).await;
    app.advance_s(8 * 24 * 3_600);
    drop(connected);
    watcher.until(|change| matches!(change, LobbyChange::PlayerGone { .. })).await;
    // In each round the search for absent openers closes another table, so it has looked at this table as well.
    for name in ["berta", "carl", "dora"] {
        let mut other = app.sign_up(name).await;
        let connected = Socket::open(&other).await;
        let open = open_table(&mut other, casual(), None).await.id;
        sit(&mut other, &open).await;
        drop(connected);
        watcher.until(|change| matches!(change, LobbyChange::PlayerGone { .. })).await;
        app.advance_s(3 * 3_600);
        watcher.until(|change| matches!(change, LobbyChange::TableGone { id } if *id == open)).await;
    }
    assert_eq!(anna.get(&format!("/api/v1/matches/{}", table.0)).await.status, 200);
    app.advance_s(7 * 24 * 3_600);
    watcher.until(|change| matches!(change, LobbyChange::TableGone { id } if *id == table)).await;
    app.stop().await;
}

#[tokio::test]
async fn the_bots_introduce_themselves() {
    let app = TestApp::start(Database::sqlite()).await;
    let cards = app.client().get("/api/v1/bots").await.json();
    let cards = cards.as_array().unwrap();
    let levels: Vec<_> = cards.iter().map(|card| card["level"].as_u64().unwrap()).collect();
    assert!(levels.is_sorted() && levels.first() == Some(&1) && levels.last() > Some(&3), "{levels:?}");
    for card in cards {
        let name = card["name"].as_str().unwrap();
        let profile = app.client().get(&format!("/api/v1/players/{name}")).await.json();
        assert_eq!((profile["bot"].as_bool(), profile["online"].as_bool()), (Some(true), Some(true)));
        assert_eq!(profile["about"], card["about"]);
    }
    app.stop().await;
}

#[tokio::test]
async fn a_player_who_touches_nothing_for_long_is_idle() {
    let app = TestApp::start(Database::sqlite()).await;
    let anna = app.sign_up("anna").await;
    let (mut watcher, _) = Changes::watch_changes(&app.client()).await;
    let mut socket = Socket::open(&anna).await;
    for (quiet_s, activity) in [
        (None, None),
        (Some(299), None),
        (Some(300), Some(PlayerActivity::Idle)),
        (Some(4), Some(PlayerActivity::Online)),
    ] {
        socket.say(&ClientMessage::Ping { at: wire::Millis(1), quiet_s }).await;
        while !matches!(socket.next().await, ServerMessage::Pong { .. }) {}
        let shown = app.client().get("/api/v1/lobby").await.json();
        let listed =
            shown["players"].as_array().unwrap().iter().find(|player| player["name"] == "anna").unwrap();
        let expected = activity.unwrap_or(PlayerActivity::Online);
        assert_eq!(listed["activity"], serde_json::to_value(expected).unwrap(), "{quiet_s:?}");
        if let Some(activity) = activity {
            watcher.until(|change| {
                matches!(change, LobbyChange::Player { player } if player.name == "anna" && player.activity == activity)
            })
            .await;
        }
    }
    app.stop().await;
}

#[tokio::test]
async fn a_crowd_with_many_tables_leaves_room_for_one_of_everybody() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.live.lobby_tables_max = 4).await;
    for name in ["crowd1", "crowd2"] {
        let mut crowd = app.sign_up(name).await;
        for _ in 0..5 {
            app.advance_s(1);
            let id = open_table(&mut crowd, casual(), None).await.id;
            sit(&mut crowd, &id).await;
        }
    }
    app.advance_s(1);
    let mut anna = app.sign_up("anna").await;
    let id = open_table(&mut anna, casual(), None).await.id;
    sit(&mut anna, &id).await;
    let shown = app.client().get("/api/v1/lobby").await.json();
    let openers: Vec<&str> =
        shown["tables"].as_array().unwrap().iter().map(|table| table["opener"].as_str().unwrap()).collect();
    assert_eq!(openers, ["crowd1", "crowd1", "crowd2", "anna"]);
    app.stop().await;
}
