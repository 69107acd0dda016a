//! The agenda reaches a player on every page of the site.

use serde_json::{Value, json};
use wire::{Agenda, ClientMessage, Command, Millis, ServerMessage};

use super::{WatchedTable, open_table, sit, team_matches::Hall};
use crate::support::{Client, Database, Node, Socket, TestApp};

fn by_correspondence() -> Value {
    json!({ "format": { "kind": "points", "length": 3 }, "rated": false, "time": { "kind": "correspondence", "days_per_turn": 3 } })
}

/// Opens a socket of a client whose page shows no match.
pub(super) async fn elsewhere(client: &Client) -> Socket {
    let mut socket = Socket::open(client).await;
    socket.say(&ClientMessage::WatchAgenda).await;
    socket
}

/// Waits until the agenda is as expected.
pub(super) async fn until(socket: &mut Socket, is_so: impl Fn(&Agenda) -> bool) -> Agenda {
    loop {
        match socket.next().await {
            ServerMessage::Agenda { agenda } if is_so(&agenda) => return agenda,
            ServerMessage::Error { error } => panic!("{error:?}"),
            _ => {}
        }
    }
}

/// Returns for each match whether it is the player's turn.
fn turns(agenda: &Agenda) -> Vec<bool> {
    agenda.matches.iter().map(|entry| entry.your_turn).collect()
}

/// Both players play at the table. Their other sockets, which do not watch it, receive the agenda.
async fn turns_are_told(anna: Client, berta: Client, [here, there]: [&Client; 2]) {
    let (mut anna_elsewhere, mut berta_elsewhere) = (elsewhere(here).await, elsewhere(there).await);
    until(&mut anna_elsewhere, |agenda| agenda.matches.is_empty() && agenda.tables.is_empty()).await;
    until(&mut berta_elsewhere, |agenda| agenda.matches.is_empty()).await;

    let mut table = WatchedTable::begin_between(anna, berta, by_correspondence()).await;
    for _ in 0..6 {
        let is_annas = crate::support::is_my_turn(table.white.view.as_ref().unwrap());
        let told = until(&mut anna_elsewhere, |agenda| turns(agenda) == [is_annas]).await;
        assert_eq!(
            told.matches[0].deadline.is_some(),
            is_annas,
            "there is a deadline only on one's own turn"
        );
        until(&mut berta_elsewhere, |agenda| turns(agenda) == [!is_annas]).await;
        while crate::support::is_my_turn(table.white.view.as_ref().unwrap()) == is_annas {
            table.play_action().await;
        }
    }
    let (player, _) = table.by_turn().await;
    player.act(Command::Leave).await.unwrap();
    until(&mut anna_elsewhere, |agenda| agenda.matches.is_empty()).await;
    until(&mut berta_elsewhere, |agenda| agenda.matches.is_empty()).await;
}

#[tokio::test]
async fn every_turn_is_told_to_a_player_on_another_page() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let (here, there) = (app.moved(&anna), app.moved(&berta));
        turns_are_told(anna, berta, [&here, &there]).await;
    }
}

async fn by_way_of_two_nodes(redis: bool) {
    let Some(database) = Database::for_nodes() else { return };
    let app = TestApp::start_with(database, |settings| {
        if !redis {
            settings.redis = server::RedisSettings::default();
        }
    })
    .await;
    let node: Node = app.another_node().await;
    let (anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    // The players play on one node and browse the site through the other.
    let (here, there) = (node.moved(&anna), node.moved(&berta));
    turns_are_told(anna, berta, [&here, &there]).await;
}

#[tokio::test]
async fn turns_are_told_by_way_of_another_node() {
    Box::pin(by_way_of_two_nodes(true)).await;
}

#[tokio::test]
async fn turns_are_told_by_way_of_another_node_without_news() {
    Box::pin(by_way_of_two_nodes(false)).await;
}

#[tokio::test]
async fn a_challenge_is_told_and_is_gone_when_it_is_declined_or_taken() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let mut carl_elsewhere = elsewhere(&app.sign_up("carl").await).await;
        until(&mut carl_elsewhere, |agenda| agenda.tables.is_empty()).await;
        let mut socket = elsewhere(&berta).await;
        until(&mut socket, |agenda| agenda.tables.is_empty()).await;

        let table = open_table(&mut anna, by_correspondence(), Some("berta")).await;
        sit(&mut anna, &table.id).await;
        let told = until(&mut socket, |agenda| agenda.tables.len() == 1).await;
        assert_eq!((told.tables[0].opener.as_str(), &told.tables[0].id), ("anna", &table.id));
        let reply = berta.delete(&format!("/api/v1/matches/{}/seat", table.id.0)).await;
        assert_eq!(reply.status, 204, "{}", reply.text());
        until(&mut socket, |agenda| agenda.tables.is_empty()).await;

        // A challenge of the one who declined allows another one at once.
        open_table(&mut berta, by_correspondence(), Some("anna")).await;
        let table = open_table(&mut anna, by_correspondence(), Some("berta")).await;
        sit(&mut anna, &table.id).await;
        until(&mut socket, |agenda| agenda.tables.len() == 1).await;
        // A reloaded page receives the agenda at once.
        let mut reloaded = elsewhere(&berta).await;
        until(&mut reloaded, |agenda| agenda.tables.len() == 1).await;
        sit(&mut berta, &table.id).await;
        for socket in [&mut socket, &mut reloaded] {
            until(socket, |agenda| agenda.tables.is_empty() && agenda.matches.len() == 1).await;
        }
        assert!(!carl_elsewhere.texts.join("").contains("anna"), "nobody else is told");
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_board_of_a_team_match_is_told_before_anybody_sits_at_it() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let (mut anna, mut berta) = (elsewhere(&hall.people[0]).await, elsewhere(&hall.people[2]).await);
        until(&mut anna, |agenda| agenda.tables.is_empty()).await;
        until(&mut berta, |agenda| agenda.tables.is_empty()).await;
        hall.line_up().await;
        let first = until(&mut anna, |agenda| agenda.tables.len() == 1).await.tables[0].id.clone();
        until(&mut berta, |agenda| agenda.tables.iter().any(|table| table.id == first)).await;
        for player in [0, 2] {
            sit(&mut hall.people[player], &first).await;
        }
        let mut socket = Socket::open(&hall.people[2]).await;
        socket.watch(&first, 0).await;
        socket.act(Command::Leave).await.unwrap();
        let is_next = |agenda: &Agenda| agenda.tables.len() == 1 && agenda.tables[0].id != first;
        let second = until(&mut anna, is_next).await;
        assert_eq!(until(&mut berta, is_next).await.tables[0].id, second.tables[0].id);
        hall.app.stop().await;
    }
}

#[tokio::test]
async fn nothing_waits_for_a_stranger_and_nothing_is_told_after_unwatching() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut stranger = elsewhere(&app.client()).await;
    until(&mut stranger, |agenda| agenda.matches.is_empty()).await;

    let (mut anna, berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let mut socket = elsewhere(&berta).await;
    until(&mut socket, |_| true).await;
    socket.say(&ClientMessage::UnwatchAgenda).await;
    let table = open_table(&mut anna, by_correspondence(), Some("berta")).await;
    sit(&mut anna, &table.id).await;
    socket.say(&ClientMessage::Ping { at: Millis(1), quiet_s: None }).await;
    assert!(matches!(socket.next().await, ServerMessage::Pong { .. }));
    socket.say(&ClientMessage::WatchAgenda).await;
    until(&mut socket, |agenda| agenda.tables.len() == 1).await;
}
