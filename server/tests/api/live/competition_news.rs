//! Sockets that watch a competition get news when its page has changed.

use serde_json::json;
use wire::{ClientMessage, CompetitionKind, ErrorCode, MatchId, ServerMessage, TournamentView};

use super::{
    desks,
    team_matches::Hall,
    tournaments::{self, Field, last_round, wanted},
};
use crate::support::{Client, Database, Node, Socket, TestApp};

async fn watch(client: &Client, kind: CompetitionKind, id: &str) -> Socket {
    let mut socket = Socket::open(client).await;
    socket.say(&ClientMessage::WatchCompetition { kind, id: id.to_owned() }).await;
    // The answer to a ping comes after the subscription.
    pong(&mut socket).await;
    socket
}

async fn pong(socket: &mut Socket) {
    socket.say(&ClientMessage::Ping { at: wire::Millis(7), quiet_s: None }).await;
    loop {
        match socket.next().await {
            ServerMessage::Pong { .. } => return,
            ServerMessage::Error { error } => panic!("{error:?}"),
            _ => {}
        }
    }
}

async fn news(socket: &mut Socket, wanted: CompetitionKind, wanted_id: &str) {
    loop {
        match socket.next().await {
            ServerMessage::CompetitionChanged { kind, id } => {
                assert_eq!((kind, id.as_str()), (wanted, wanted_id));
                return;
            }
            ServerMessage::Error { error } => panic!("{error:?}"),
            _ => {}
        }
    }
}

/// A page that shows a tournament, and reads it again only after news.
struct Page {
    socket: Socket,
    reader: Client,
    id: String,
    view: TournamentView,
}

impl Page {
    async fn open(mut reader: Client, id: &str) -> Page {
        let socket = watch(&reader, CompetitionKind::Tournament, id).await;
        let view = tournaments::look(&mut reader, id).await;
        Page { socket, reader, id: id.to_owned(), view }
    }

    /// Waits for news until the page shows what is expected.
    async fn until(&mut self, is_so: impl Fn(&TournamentView) -> bool) {
        while !is_so(&self.view) {
            news(&mut self.socket, CompetitionKind::Tournament, &self.id).await;
            self.view = tournaments::look(&mut self.reader, &self.id).await;
        }
    }
}

fn table_of(view: &TournamentView) -> Option<MatchId> {
    view.brackets.first()?.rounds.last()?.pairings.first()?.match_id.clone()
}

/// Plays a knock-out of two players, from an entry to the winner. The page shows every step.
async fn a_cup_is_told(app: &TestApp, node: Option<&Node>) {
    let mut director = app.sign_up("dirk").await;
    let id = tournaments::create(&mut director, &wanted(1, 2)).await;
    let reader = match node {
        Some(node) => node.moved(&app.client()),
        None => app.client(),
    };
    let mut page = Page::open(reader, &id).await;

    let mut players = [app.sign_up("anna").await, app.sign_up("berta").await];
    for (player, entries) in players.iter_mut().zip(1..) {
        let reply = player.post_empty(&tournaments::path(&id, "/entry")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        page.until(|view| view.card.entries == entries).await;
    }
    tournaments::direct(&mut director, &id, &json!({ "act": "draw" })).await;
    page.until(|view| table_of(view).is_some()).await;
    let table = table_of(&page.view).unwrap();
    if last_round(&page.view)[0].first != "anna" {
        players.reverse();
    }
    for player in &mut players {
        let reply = player.post(&format!("/api/v1/matches/{}/seat", table.0), &json!({})).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        news(&mut page.socket, CompetitionKind::Tournament, &id).await;
    }
    let [first, second] = players;
    let mut played = super::WatchedTable::watch(table, first, second).await;
    played.play_actions(8).await;
    played.black.act(wire::Command::Leave).await.unwrap();
    page.until(|view| view.card.winner.is_some()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_watchers_of_a_knock_out_are_told_of_entries_tables_seats_and_results() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        a_cup_is_told(&app, None).await;
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_watchers_of_a_knock_out_are_told_on_another_node() {
    let Some(database) = Database::for_nodes() else { return };
    let app = TestApp::start(database).await;
    let node: Node = app.another_node().await;
    Box::pin(a_cup_is_told(&app, Some(&node))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_redis_another_node_finds_the_steps_in_the_database() {
    let Some(database) = Database::for_nodes() else { return };
    let app =
        TestApp::start_with(database, |settings| settings.redis = server::RedisSettings::default()).await;
    let node: Node = app.another_node().await;
    let mut director = app.sign_up("dirk").await;
    let id = tournaments::create(&mut director, &wanted(1, 4)).await;
    let mut page = Page::open(node.moved(&app.client()), &id).await;
    for entries in 1..=2 {
        let mut player = app.sign_up(&format!("player{entries}")).await;
        assert_eq!(player.post_empty(&tournaments::path(&id, "/entry")).await.status, 200);
        page.until(|view| view.card.entries == entries).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_from_a_room_is_told_at_the_desks_of_the_match_and_of_its_event() {
    for database in Database::each() {
        let (mut hall, event) = Hall::open_in_event(database).await;
        hall.line_up_in_event().await;
        let [open, _] = hall.seat(1).await;
        let (team_match, event) = (hall.made.card.id.0.clone(), event.card.id.0.clone());
        let mut desks = [
            (
                watch(&hall.director, CompetitionKind::TeamMatch, &team_match).await,
                CompetitionKind::TeamMatch,
                team_match,
            ),
            (
                watch(&hall.director, CompetitionKind::TeamEvent, &event).await,
                CompetitionKind::TeamEvent,
                event,
            ),
        ];
        desks::call(&mut hall.people[0], &open, "the clock ran on").await;
        for (socket, kind, id) in &mut desks {
            news(socket, *kind, id).await;
        }
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_watches_eight_competitions_and_none_that_does_not_exist() {
    let mut field = Field::enter(Database::sqlite(), 1, &wanted(1, 4)).await;
    let mut ids = vec![field.id.clone()];
    // A director may have five unfinished competitions at a time.
    for _ in 0..4 {
        ids.push(tournaments::create(&mut field.director, &wanted(1, 4)).await);
    }
    let mut other = field.app.sign_up("olga").await;
    for _ in 0..4 {
        ids.push(tournaments::create(&mut other, &wanted(1, 4)).await);
    }
    let mut socket = Socket::open(&field.app.client()).await;
    for (kind, id) in [
        (CompetitionKind::Tournament, "00000000000"),
        (CompetitionKind::TeamMatch, ids[0].as_str()),
        (CompetitionKind::Comparative, "no id"),
    ] {
        socket.say(&ClientMessage::WatchCompetition { kind, id: id.to_owned() }).await;
        assert_eq!(socket.error().await.code, ErrorCode::NotFound, "{kind:?} {id}");
    }
    let kind = CompetitionKind::Tournament;
    for id in &ids[..8] {
        // A repeated subscription counts once.
        for _ in 0..2 {
            socket.say(&ClientMessage::WatchCompetition { kind, id: id.clone() }).await;
        }
    }
    pong(&mut socket).await;
    socket.say(&ClientMessage::WatchCompetition { kind, id: ids[8].clone() }).await;
    assert_eq!(socket.error().await.code, ErrorCode::Conflict);
    // An ended subscription makes room for another one, and brings no more news: the next news is that of the other
    // competition.
    socket.say(&ClientMessage::UnwatchCompetition { kind, id: ids[0].clone() }).await;
    socket.say(&ClientMessage::WatchCompetition { kind, id: ids[8].clone() }).await;
    pong(&mut socket).await;
    for id in [&ids[0], &ids[8]] {
        assert_eq!(
            field
                .app
                .sign_up(&format!("new{}", &id[..4]))
                .await
                .post_empty(&tournaments::path(id, "/entry"))
                .await
                .status,
            200
        );
    }
    news(&mut socket, kind, &ids[8]).await;
    field.app.stop().await;
}
