//! Simultaneous requests, on PostgreSQL to two nodes: what a transaction has checked is still true when it commits.

use futures_util::future::join_all;
use serde_json::{Value, json};
use server::Bucket;

use super::{
    casual,
    moderation::set_moderator,
    open_table, sit,
    tournaments::{create, path, wanted},
};
use crate::support::{Client, Database, Node, TestApp};

const ACTIONS: &str = "/api/v1/moderation/actions";

/// Starts a server, with PostgreSQL two. The limits by time are far above what a test needs.
async fn start(database: Database) -> (TestApp, Option<Node>) {
    let app = TestApp::start_with(database, |settings| {
        let many = Bucket { burst: 1_000, refill_s: 1.0 };
        settings.limits.table_by_account = many;
        settings.limits.program_by_account = many;
        settings.limits.club_by_account = many;
        settings.live.bounds.clubs_joined = 3;
    })
    .await;
    let node = match app.database() {
        Database::Postgres { .. } => Some(app.another_node().await),
        Database::Sqlite { .. } => None,
    };
    (app, node)
}

async fn stop(app: TestApp, node: Option<Node>) {
    if let Some(node) = node {
        node.stop().await;
    }
    app.stop().await;
}

/// Sends requests at the same moment, every second one to the other node. Returns how many succeeded; the others are
/// refused because of a bound.
async fn succeed(client: &Client, node: Option<&Node>, requests: &[(String, Value)]) -> usize {
    let sent = requests.iter().enumerate().map(|(number, (path, body))| {
        let mut client = match node {
            Some(node) if number % 2 == 1 => node.moved(client),
            Some(_) | None => client.clone(),
        };
        async move { client.post(path, body).await }
    });
    let replies = join_all(sent).await;
    for reply in replies.iter().filter(|reply| reply.status >= 300) {
        assert_eq!(reply.status, 409, "{}", reply.text());
    }
    replies.iter().filter(|reply| reply.status < 300).count()
}

/// Returns a request for each of these letters.
fn each(path: &str, body: impl Fn(char) -> Value) -> Vec<(String, Value)> {
    ('a'..='l').map(|letter| (path.to_owned(), body(letter))).collect()
}

#[tokio::test]
async fn bounds_hold_for_simultaneous_requests() {
    for database in Database::each() {
        let (app, node) = start(database).await;
        let node_of_two = node.as_ref();
        let anna = app.sign_up("anna").await;
        let bots = each("/api/v1/account/bots", |letter| json!({ "name": format!("robot-{letter}") }));
        assert_eq!(succeed(&anna, node_of_two, &bots).await, 5);
        let tables = each("/api/v1/matches", |_| json!({ "settings": casual() }));
        assert_eq!(succeed(&anna, node_of_two, &tables).await, 5);
        let cups = each("/api/v1/tournaments", |_| wanted(5, 8));
        assert_eq!(succeed(&anna, node_of_two, &cups).await, 5);
        let codes = each("/api/v1/boards/codes", |letter| json!({ "name": format!("board {letter}") }));
        assert_eq!(succeed(&anna, node_of_two, &codes).await, 10);
        let tokens = |letter: char| json!({ "name": format!("token {letter}"), "scopes": ["read"] });
        let tokens = [each("/api/v1/account/tokens", tokens), each("/api/v1/account/tokens", tokens)];
        assert_eq!(succeed(&anna, node_of_two, &tokens.concat()).await, 20);
        stop(app, node).await;
    }
}

#[tokio::test]
async fn a_person_is_in_no_more_clubs_than_allowed_however_many_are_joined_at_once() {
    for database in Database::each() {
        let (app, node) = start(database).await;
        let mut open = Vec::new();
        for owner in ["berta", "carl"] {
            let clubs = each(
                "/api/v1/clubs",
                |letter| json!({ "name": format!("Club of {owner} {letter}"), "about": "", "joining": "open" }),
            );
            let mut client = app.sign_up(owner).await;
            assert_eq!(succeed(&client, node.as_ref(), &clubs).await, 3, "of {owner}");
            let own = client.get("/api/v1/clubs").await.json()["yours"].clone();
            open.extend(own.as_array().unwrap().iter().map(|club| club["id"].as_str().unwrap().to_owned()));
        }
        assert_eq!(open.len(), 6);
        let anna = app.sign_up("anna").await;
        let join = |club: &String| (format!("/api/v1/clubs/{club}/acts"), json!({ "act": "join" }));
        let joins: Vec<(String, Value)> = open.iter().map(join).collect();
        assert_eq!(succeed(&anna, node.as_ref(), &joins).await, 3);
        stop(app, node).await;
    }
}

fn suspension(player: &str) -> Value {
    json!({ "deed": "suspension", "player": player, "hours": 5, "reason": "x", "why": "x" })
}

#[tokio::test]
async fn a_moderator_suspends_nobody_at_the_moment_at_which_their_match_begins() {
    for database in Database::each() {
        let url = database.url();
        let (app, node) = start(database).await;
        let mut judge = app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        for round in 0..10 {
            let name = format!("rival-{round}");
            let mut player = app.sign_up(&name).await;
            // In turn, the player comes to a table of the moderator, and the moderator to one of the player.
            let is_opener = round % 2 == 1;
            let (opener, other) =
                if is_opener { (&mut player, &mut judge) } else { (&mut judge, &mut player) };
            let id = open_table(opener, casual(), None).await.id;
            sit(opener, &id).await;
            let mut sitter = other.clone();
            let mut desk = node.as_ref().map_or_else(|| judge.clone(), |node| node.moved(&judge));
            let (seat, no_bytes, suspends) =
                (format!("/api/v1/matches/{}/seat", id.0), json!({}), suspension(&name));
            let (seat, act) = tokio::join!(sitter.post(&seat, &no_bytes), desk.post(ACTIONS, &suspends));
            if seat.status == 200 {
                act.assert_error(403, "forbidden");
                act.assert_says("plays against this player");
            } else {
                assert_eq!(act.status, 204, "{} {}", seat.text(), act.text());
                if is_opener {
                    seat.assert_error(409, "conflict");
                }
            }
        }
        stop(app, node).await;
    }
}

#[tokio::test]
async fn a_moderator_suspends_nobody_at_the_moment_of_an_entry_into_the_same_competition() {
    for database in Database::each() {
        let url = database.url();
        let (app, node) = start(database).await;
        let (mut judge, mut dirk) = (app.sign_up("judge").await, app.sign_up("dirk").await);
        assert!(set_moderator(&url, "add", "judge"));
        let cup = create(&mut dirk, &wanted(5, 16)).await;
        let entry = path(&cup, "/entry");
        assert_eq!(judge.post_empty(&entry).await.status, 200);
        for round in 0..6 {
            let name = format!("rival-{round}");
            let mut player = app.sign_up(&name).await;
            let mut desk = node.as_ref().map_or_else(|| judge.clone(), |node| node.moved(&judge));
            let suspends = suspension(&name);
            let (entered, act) = tokio::join!(player.post_empty(&entry), desk.post(ACTIONS, &suspends));
            if entered.status == 200 {
                act.assert_error(403, "forbidden");
                act.assert_says("takes part in");
            } else {
                assert_eq!(act.status, 204, "{} {}", entered.text(), act.text());
            }
        }
        stop(app, node).await;
    }
}
