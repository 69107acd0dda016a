//! The engine and hidden games: its answers and refusals depend on no position that the asker may not see.

use std::collections::BTreeSet;

use records::{Xgid, XgidStage};
use rules::{Position, Roll, legal_plays};
use serde_json::json;
use wire::{Command, MatchView, SingleMove};

use super::super::{
    comparatives,
    fair_play::{ask_everything, file_of, in_the_browser_of, visit},
    gate::Room,
    team_matches::Hall,
};
use crate::support::{Client, Database, PASSWORD, Socket, TestApp, first_moves, is_my_turn, plain_command};

/// An address that is no hall.
const HOME: &str = "203.0.113.7";

/// Starts a server behind a proxy, with room for many questions.
async fn start() -> TestApp {
    TestApp::start_with(Database::sqlite(), |settings| {
        settings.behind_proxy = true;
        settings.limits.sign_up_by_address.burst = 1_000;
        settings.limits.position_by_account.burst = 10_000;
        settings.limits.practice_by_account.burst = 10_000;
    })
    .await
}

fn at_home(app: &TestApp) -> Client {
    let mut client = app.client();
    client.extra_headers.push(("x-forwarded-for", HOME.to_owned()));
    client
}

async fn sign_up_at_home(app: &TestApp, name: &str) -> Client {
    let mut client = at_home(app);
    let reply = client.post("/api/v1/accounts", &json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    client
}

async fn guest_at_home(app: &TestApp) -> Client {
    let mut client = at_home(app);
    let reply = client.post_empty("/api/v1/accounts/guest").await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    client
}

fn xgid_of(view: &MatchView) -> Xgid {
    view.xgid.as_deref().unwrap_or_else(|| panic!("no XGID: {:?}", view.phase)).parse().unwrap()
}

/// Returns the last sequence of moves among the legal plays.
fn last_moves(view: &MatchView) -> Vec<SingleMove> {
    let nodes = view.plays.as_ref().unwrap();
    let mut moves = Vec::new();
    let mut node = &nodes[0];
    while !node.complete {
        let edge = node.edges.last().unwrap();
        moves.push(SingleMove { from: edge.from, to: edge.to });
        node = &nodes[usize::from(edge.next)];
    }
    moves
}

/// Lets the player on turn in a room act. Returns the view when both players have seen it.
async fn act(room: &mut Room, choose: impl Fn(&MatchView) -> Command) -> MatchView {
    let to_act = room.players.iter_mut().find(|player| is_my_turn(player.view.as_ref().unwrap()));
    let player = to_act.expect("a game in play waits for a player");
    let command = choose(player.view.as_ref().unwrap());
    let done = player.act(command).await.unwrap();
    for player in &mut room.players {
        player.until(|view| view.seq >= done).await;
    }
    room.players[0].view.clone().unwrap()
}

/// Asks about each of these positions before the roll, and returns those about which the engine is silent.
async fn refused(asker: &mut Client, like: &Xgid, positions: &BTreeSet<Position>) -> BTreeSet<Position> {
    let mut refused = BTreeSet::new();
    for position in positions {
        let id = Xgid { position: *position, stage: XgidStage::ToRoll, ..*like }.to_string();
        let reply = asker.post("/api/v1/positions", &json!({ "id": id, "plies": 0 })).await;
        if reply.status == 409 {
            reply.assert_error(409, "match_in_play");
            refused.insert(*position);
        } else {
            assert_eq!(reply.status, 200, "{id}: {}", reply.text());
        }
    }
    refused
}

/// Returns a position after each of the 21 rolls.
fn after_each_roll(position: &Position) -> BTreeSet<Position> {
    Roll::ALL_21.iter().map(|(roll, _)| legal_plays(position, *roll)[0].position).collect()
}

/// The fault: the refusals at an address told the opening play and the roll of the other room, to its opponents, to
/// spectators and to guests.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_engine_tells_nobody_at_one_address_of_the_other_room() {
    let app = start().await;
    let director = app.sign_up("dirk").await;
    let mut hall = Hall::open_with_director(app, director, |_| ()).await;
    hall.line_up().await;
    let [open, closed] = hall.seat(1).await;
    for name in ["anna", "alf", "berta", "bodo"] {
        visit(&hall.app, name, HOME).await;
    }
    let mut clara = sign_up_at_home(&hall.app, "clara").await;
    let mut guest = guest_at_home(&hall.app).await;
    let [mut anna, mut alf, mut berta, mut bodo, _] = hall.people.each_ref().map(Clone::clone);
    let mut open_room = Room::open(&open, &anna, &berta).await;
    let mut closed_room = Room::open(&closed, &bodo, &alf).await;

    // Both rooms have the same opening roll and play it differently. Then the closed room rolls.
    let begun = xgid_of(open_room.players[0].view.as_ref().unwrap());
    let XgidStage::Rolled(opening) = begun.stage else { panic!("{begun:?}") };
    let openings: BTreeSet<Position> =
        legal_plays(&begun.position, opening).iter().map(|play| play.position).collect();
    let here = act(&mut open_room, |view| Command::Play { moves: first_moves(view) }).await;
    let there = act(&mut closed_room, |view| Command::Play { moves: last_moves(view) }).await;
    let [here, there] = [&here, &there].map(|view| xgid_of(view).position);
    assert!(openings.contains(&here) && openings.contains(&there) && here != there);
    let rolled = xgid_of(&act(&mut closed_room, plain_command).await);
    let XgidStage::Rolled(roll) = rolled.stage else { panic!("{rolled:?}") };
    let next = legal_plays(&there, roll)[0].position;
    let replies = after_each_roll(&there);

    // The engine is silent to the players about their own game, and to an account of the same browser.
    hall.app.sign_up("dora").await;
    let mut dora = in_the_browser_of("dora", &alf, &hall.app).await;
    for own in [&mut bodo, &mut alf, &mut dora] {
        assert_eq!(refused(own, &begun, &openings).await, BTreeSet::from([there]));
        assert!(refused(own, &begun, &replies).await.contains(&next));
    }
    // The others read nothing of the closed room from it: they play in the open room, or may watch that.
    for other in [&mut anna, &mut berta, &mut clara, &mut guest] {
        assert_eq!(refused(other, &begun, &openings).await, BTreeSet::from([here]));
        assert_eq!(refused(other, &begun, &replies).await, BTreeSet::new());
    }

    // Two players who share a browser are several people in this match.
    let mut shared = in_the_browser_of("bodo", &anna, &hall.app).await;
    assert_eq!(refused(&mut anna, &begun, &openings).await, BTreeSet::from([here]));
    assert_eq!(refused(&mut shared, &begun, &openings).await, BTreeSet::from([there]));

    // Every other way to the engine is the same.
    closed_room.play_until(4).await;
    let view = closed_room.players[0].view.clone().unwrap();
    let (xgid, file) = (view.xgid.clone().unwrap(), file_of(&closed_room.players[0]));
    for (route, reply) in ask_everything(&mut anna, &view, &xgid, &file).await {
        assert!(reply.status < 300, "{route}: {}", reply.text());
    }
    for (route, reply) in ask_everything(&mut alf, &view, &xgid, &file).await {
        assert_eq!(reply.status, 409, "{route}: {}", reply.text());
        reply.assert_error(409, "match_in_play");
    }
    hall.app.stop().await;
}

/// Nobody at the address learns the rolls of a board of a comparative event that they have still to play.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_engine_tells_nobody_at_one_address_of_a_board_of_a_comparative_event() {
    let app = start().await;
    let mut director = app.sign_up("dirk").await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let made = comparatives::create(&mut director, &comparatives::wanted(&app, 2)).await;
    for player in [&mut anna, &mut berta] {
        comparatives::enter(player, &made).await;
    }
    let table = comparatives::begin(&mut anna, &made, 1).await;
    for name in ["anna", "berta"] {
        visit(&app, name, HOME).await;
    }
    let mut guest = guest_at_home(&app).await;
    let mut socket = Socket::open(&anna).await;
    socket.watch(&table, 0).await;
    let (here, roll) = loop {
        assert!(socket.my_turn().await);
        let here = xgid_of(socket.view.as_ref().unwrap());
        if let XgidStage::Rolled(roll) = here.stage {
            break (here, roll);
        }
        socket.play_plainly().await;
    };
    let plays: BTreeSet<Position> =
        legal_plays(&here.position, roll).iter().map(|play| play.position).collect();
    assert_eq!(refused(&mut anna, &here, &plays).await, plays);
    for other in [&mut berta, &mut guest] {
        assert_eq!(refused(other, &here, &plays).await, BTreeSet::new());
    }
    app.stop().await;
}
