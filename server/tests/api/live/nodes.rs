//! Several nodes serve the same matches on one PostgreSQL. They exchange news through Redis. Without Redis the news
//! arrives a little later.

use serde_json::json;
use wire::{ClientMessage, Command, ErrorCode, MatchFormat, MatchId, Phase, RequestId, Seq, ServerMessage};

use super::{WatchedTable, casual, open_table, settings, sit};
use crate::support::{Database, Node, Socket, SocketEvent, TestApp, first_moves, plain_command};

/// Starts two nodes, with Redis or without.
async fn two_nodes(redis: bool) -> Option<(TestApp, Node)> {
    let database = Database::for_nodes()?;
    let app = TestApp::start_with(database, |settings| {
        if !redis {
            settings.redis = server::RedisSettings::default();
        }
    })
    .await;
    let node = app.another_node().await;
    Some((app, node))
}

async fn say(socket: &mut Socket, id: &MatchId, text: &str) {
    let request = RequestId(text.to_owned());
    let text = text.into();
    socket.say(&ClientMessage::Chat { id: id.clone(), request: request.clone(), text }).await;
    socket.answer_to(&request).await.unwrap();
}

async fn hear_line(socket: &mut Socket, text: &str) {
    loop {
        if let ServerMessage::Chat { lines, .. } = socket.next().await
            && lines.iter().any(|line| line.text == text)
        {
            return;
        }
    }
}

#[tokio::test]
async fn a_match_is_played_and_watched_by_way_of_two_nodes() {
    let Some((app, node)) = two_nodes(true).await else { return };
    let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let berta = node.moved(&berta);
    let mut table = WatchedTable::begin_between(anna, berta, settings(MatchFormat::Normal, true)).await;
    table.white.until(|view| view.white.connected && view.black.connected).await;
    table.black.until(|view| view.white.connected && view.black.connected).await;
    let mut stranger = Socket::open(&node.moved(&app.client())).await;
    stranger.watch(&table.id, 0).await;
    table.white.until(|view| view.spectators == 1).await;
    drop(stranger);
    table.white.until(|view| view.spectators == 0).await;

    table.play_actions(20).await;
    say(&mut table.white, &table.id, "hello").await;
    hear_line(&mut table.black, "hello").await;
    say(&mut table.black, &table.id, "hi").await;
    hear_line(&mut table.white, "hi").await;

    table.white.act(Command::Leave).await.unwrap();
    let end = table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
    assert_eq!(end.rating_changes.len(), 2);
    let next = end.rematch_terms.expect("a rematch may follow").id;
    for socket in [&mut table.black, &mut table.white] {
        let request = Socket::request();
        let contribution = Some("ab".repeat(32));
        let wish = ClientMessage::Rematch {
            id: table.id.clone(),
            request: request.clone(),
            contribution,
            terms: None,
        };
        socket.say(&wish).await;
        socket.answer_to(&request).await.unwrap();
    }
    table.white.until(|view| view.rematch.as_ref() == Some(&next)).await;
    table.black.until(|view| view.rematch.as_ref() == Some(&next)).await;
    node.stop().await;
    // Players on the stopped node count as disconnected.
    table.white.until(|view| !view.black.connected).await;
    app.stop().await;
}

#[tokio::test]
async fn the_lobby_is_one_for_all_nodes() {
    let Some((app, node)) = two_nodes(true).await else { return };
    let mut anna = app.sign_up("anna").await;
    let berta = app.sign_up("berta").await;
    let mut there = node.moved(&app.client());
    let players = |lobby: &serde_json::Value| -> Vec<String> {
        let players = lobby["players"].as_array().unwrap().iter();
        players.map(|player| player["name"].as_str().unwrap().to_owned()).collect()
    };
    let socket = Socket::open(&anna).await;
    there.get_until("/api/v1/lobby", |lobby| players(lobby).contains(&"anna".to_owned())).await;
    there.get_until("/api/v1/players/anna", |player| player["online"] == true).await;
    let id = open_table(&mut anna, casual(), None).await.id;
    sit(&mut anna, &id).await;
    there.get_until("/api/v1/lobby", |lobby| lobby["tables"].as_array().unwrap().len() == 1).await;
    sit(&mut node.moved(&berta), &id).await;
    app.client()
        .get_until("/api/v1/lobby", |lobby| {
            lobby["tables"].as_array().unwrap().is_empty() && lobby["matches"].as_array().unwrap().len() == 1
        })
        .await;
    drop(socket);
    there.get_until("/api/v1/lobby", |lobby| !players(lobby).contains(&"anna".to_owned())).await;
    there.get_until("/api/v1/players/anna", |player| player["online"] == false).await;
    node.stop().await;
    app.stop().await;
}

#[tokio::test]
async fn every_node_lists_no_more_players_than_the_site_allows_and_counts_those_of_all_nodes() {
    let Some(database) = Database::for_nodes() else { return };
    let app = TestApp::start_with(database, |settings| {
        settings.live.lobby_players_max = 12;
        settings.live.lobby_tables_max = 2;
    })
    .await;
    let node = app.another_node().await;
    let mut sockets = Vec::new();
    for number in 0..16 {
        let guest = app.guest().await;
        let mut guest = if number % 2 == 0 { guest } else { node.moved(&guest) };
        sockets.push(Socket::open(&guest).await);
        if number < 4 {
            let id = open_table(&mut guest, casual(), None).await.id;
            sit(&mut guest, &id).await;
        }
    }
    for mut client in [app.client(), node.moved(&app.client())] {
        let lobby = client.get_until("/api/v1/lobby", |lobby| lobby["guests"] == 16).await;
        let listed = |what: &str| lobby[what].as_array().unwrap().len();
        assert_eq!((listed("players"), listed("tables")), (12, 2), "{lobby}");
    }
    drop(sockets);
    node.stop().await;
    app.stop().await;
}

#[tokio::test]
async fn a_table_stays_open_while_its_opener_is_at_another_node() {
    let Some((app, node)) = two_nodes(true).await else { return };
    let mut anna = app.sign_up("anna").await;
    let id = open_table(&mut anna, casual(), None).await.id;
    sit(&mut anna, &id).await;
    let socket = Socket::open(&node.moved(&anna)).await;
    app.client().get_until("/api/v1/players/anna", |player| player["online"] == true).await;
    app.advance_s(600);
    // The closing of this second table, whose opener is absent, shows that a node has cleaned up.
    let mut berta = app.sign_up("berta").await;
    let other = open_table(&mut berta, casual(), None).await.id;
    sit(&mut berta, &other).await;
    app.advance_s(600);
    app.client().get_until("/api/v1/lobby", |lobby| lobby["tables"].as_array().unwrap().len() == 1).await;
    assert_eq!(anna.get(&format!("/api/v1/matches/{}", id.0)).await.status, 200);
    drop(socket);
    node.stop().await;
    app.stop().await;
}

#[tokio::test]
async fn sockets_end_with_a_session_that_is_ended_at_another_node() {
    let Some((app, node)) = two_nodes(true).await else { return };
    let anna = app.sign_up("anna").await;
    let mut socket = Socket::open(&anna).await;
    let mut there = node.moved(&anna);
    assert_eq!(there.delete("/api/v1/session").await.status, 204);
    loop {
        if let SocketEvent::Closed(code) = socket.hear().await {
            assert_eq!(code, Some(1000));
            break;
        }
    }
    node.stop().await;
    app.stop().await;
}

#[tokio::test]
async fn a_name_that_is_chosen_at_one_node_is_seen_at_the_other() {
    let Some((app, node)) = two_nodes(true).await else { return };
    let mut guest = app.guest().await;
    let id = open_table(&mut guest, casual(), Some("Wilma")).await.id;
    sit(&mut guest, &id).await;
    let mut there = node.moved(&app.client());
    let path = format!("/api/v1/matches/{}", id.0);
    there.get_until(&path, |view| view["white"]["name"].is_string()).await;
    let kept = json!({ "name": "gustav", "password": crate::support::PASSWORD });
    assert_eq!(guest.post("/api/v1/account/keep", &kept).await.status, 200);
    there.get_until(&path, |view| view["white"]["name"] == "gustav").await;
    node.stop().await;
    app.stop().await;
}

/// Without news a node reads changes from the database: when a player acts, and periodically.
#[tokio::test]
async fn without_redis_play_goes_on_a_little_slower() {
    let Some((app, node)) = two_nodes(false).await else { return };
    let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let berta = node.moved(&berta);
    let mut table = WatchedTable::begin_between(anna, berta, settings(MatchFormat::Normal, false)).await;
    table.play_actions(3).await;
    say(&mut table.white, &table.id, "slow").await;
    hear_line(&mut table.black, "slow").await;
    node.stop().await;
    app.stop().await;
}

#[tokio::test]
async fn nobody_is_refused_because_a_node_lags_behind() {
    let Some((app, node)) = two_nodes(false).await else { return };
    let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let mut table =
        WatchedTable::begin_between(anna, node.moved(&berta), settings(MatchFormat::Normal, false)).await;
    // Each player acts on both nodes in turn.
    let there = node.moved(&table.white_client);
    let id = table.id.clone();
    let (player, _) = table.by_turn().await;
    let client = match player.view.as_ref().unwrap().you {
        Some(wire::Seat::White) => there,
        _ => app.moved(&berta),
    };
    let mut elsewhere = Socket::open(&client).await;
    elsewhere.watch(&id, 0).await;
    let view = player.view.clone().unwrap();
    let seq = player.act(plain_command(&view)).await.unwrap();
    let now = player.until(|view| view.seq >= seq).await;
    // The other node has not received the news. Its outdated view of the match would refuse this.
    let request = Socket::request();
    let command = match &now.phase {
        Phase::ToPlay { .. } if now.plays.is_some() => Command::Play { moves: first_moves(&now) },
        _ => Command::Leave,
    };
    let act = ClientMessage::Act { id: id.clone(), request: request.clone(), seen: now.seq, command };
    elsewhere.say(&act).await;
    elsewhere.answer_to(&request).await.unwrap();
    // A message that claims to have seen future events is still an error.
    let request = Socket::request();
    let act = ClientMessage::Act {
        id: id.clone(),
        request: request.clone(),
        seen: Seq(10_000),
        command: Command::Roll,
    };
    elsewhere.say(&act).await;
    assert_ne!(elsewhere.answer_to(&request).await.unwrap_err().code, ErrorCode::Internal);
    node.stop().await;
    app.stop().await;
}

#[tokio::test]
async fn a_worker_thinks_for_nodes_that_do_not() {
    let Some(database) = Database::for_nodes() else { return };
    let app = TestApp::start_with(database, |settings| settings.live.bots.thinks_here = false).await;
    let redis = &app.settings().redis;
    let config = app.folder().join("worker.toml");
    let text = format!("[redis]\nurl = '{}'\nprefix = '{}'\n", redis.url.as_ref().unwrap(), redis.prefix.0);
    std::fs::write(&config, text).unwrap();
    let mut worker = std::process::Command::new(env!("CARGO_BIN_EXE_fullprime"))
        .args(["worker", "--config"])
        .arg(&config)
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let mut anna = app.sign_up("anna").await;
    let (_, mut socket) = super::against_bot(&mut anna, "Wilma", settings(MatchFormat::Normal, true)).await;
    for _ in 0..8 {
        if !socket.my_turn().await {
            break;
        }
        socket.play_plainly().await;
    }
    socket.my_turn().await;
    let metrics = app.client().get("/metrics").await;
    let turns = |result: &str, count: &str| {
        metrics.text().contains(&format!("bg_bot_turns_total{{result=\"{result}\"}} {count}\n"))
    };
    assert!(turns("found", "0"), "this node has not computed a turn: {}", metrics.text());
    assert!(!turns("received", "0"), "it has carried out decisions of another process: {}", metrics.text());
    worker.kill().unwrap();
    worker.wait().unwrap();
    // No worker is left to take the turns; the node finds the waiting ones.
    let mut turns = 0;
    while turns < 2 && socket.my_turn().await {
        socket.play_plainly().await;
        turns += 1;
    }
    app.stop().await;
}

#[tokio::test]
async fn lobby_chat_reaches_every_node() {
    for redis in [true, false] {
        let Some((app, node)) = two_nodes(redis).await else { return };
        let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let (mut here, mut there) = (Socket::open(&anna).await, Socket::open(&node.moved(&berta)).await);
        for (number, socket) in [&mut here, &mut there].into_iter().enumerate() {
            socket.say(&ClientMessage::WatchLobby).await;
            let request = RequestId(format!("line{number}"));
            let text = format!("line {number}").into();
            socket.say(&ClientMessage::LobbyChat { request: request.clone(), text }).await;
            socket.answer_to(&request).await.unwrap();
        }
        for socket in [&mut here, &mut there] {
            let mut heard = 0;
            while heard < 2 {
                if let ServerMessage::LobbyChat { lines } = socket.next().await {
                    heard += lines.len();
                }
            }
        }
        node.stop().await;
        app.stop().await;
    }
}

#[tokio::test]
async fn a_node_with_a_key_of_its_own_does_not_start() {
    let Some((app, node)) = two_nodes(false).await else { return };
    let mut other = app.settings().clone();
    let foreign = app.folder().join("other.key");
    std::fs::write(&foreign, "5a".repeat(32)).unwrap();
    other.live.dice_key_file = Some(foreign);
    let refused = server::Application::build(other, None).await.map(drop).unwrap_err().to_string();
    assert!(refused.contains("is not the dice key with which this database was created"), "{refused}");
    node.stop().await;
    app.stop().await;
}

#[tokio::test]
async fn a_session_goes_on_by_way_of_two_nodes() {
    for redis in [true, false] {
        let Some((app, node)) = two_nodes(redis).await else { return };
        let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let berta = node.moved(&berta);
        let mut table = WatchedTable::begin_between(anna, berta, settings(MatchFormat::Normal, false)).await;
        table.white.act(Command::Leave).await.unwrap();
        table.white.until(|view| view.rematch_terms.is_some()).await;
        table.black.until(|view| view.rematch_declined_by.is_some()).await;
        let settings = table.white.view.as_ref().unwrap().settings;
        let beavers = wire::Options { beavers: true, ..settings.options };
        let terms = Some(wire::GameTerms { time: settings.time, options: beavers, start: settings.start });
        for is_first in [true, false] {
            let socket = if is_first { &mut table.white } else { &mut table.black };
            let request = Socket::request();
            let (id, contribution) = (table.id.clone(), None);
            socket.say(&ClientMessage::Rematch { id, request: request.clone(), contribution, terms }).await;
            socket.answer_to(&request).await.unwrap();
            if is_first {
                table.black.until(|view| view.session.is_some_and(|place| place.white == terms)).await;
            }
        }
        let next = table.white.until(|view| view.rematch.is_some()).await.rematch.unwrap();
        table.black.until(|view| view.rematch.as_ref() == Some(&next)).await;
        node.stop().await;
        app.stop().await;
    }
}
