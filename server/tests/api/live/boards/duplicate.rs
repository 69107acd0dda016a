//! Duplicate boards with real checkers: the first room to reach a roll throws it, and the other room receives it.

use rules::{LegalPlay, Roll};
use serde_json::json;
use simulator::{Moment, Player, Seeded};
use wire::{Console, DiceRule, Event, EventBoards, MatchId, RollOrigin, Seat, TeamPlay};

use super::{
    super::team_matches::{Hall, look, path, until},
    hand::{Faults, Hand, STEPS_MAX, enrolled, seat},
};
use crate::support::{Client, Database, Socket};

/// A player who never passes, so that games are long.
#[derive(Debug)]
struct Stubborn(Seeded);

impl Player for Stubborn {
    fn dice(&mut self, moment: &Moment) -> (u8, u8) {
        self.0.dice(moment)
    }

    fn play(&mut self, moment: &Moment, roll: Roll, plays: &[LegalPlay]) -> usize {
        self.0.play(moment, roll, plays)
    }

    fn doubles(&mut self, moment: &Moment) -> bool {
        self.0.doubles(moment)
    }

    fn takes(&mut self, _moment: &Moment) -> bool {
        true
    }
}

fn stubborn(mut hand: Hand, seed: u64) -> Hand {
    hand.board = hand.board.played_by(Some(Box::new(Stubborn(Seeded::new(seed)))));
    hand
}

/// Plays on the boards of a room until its match has this many events, or is over.
async fn play_on(room: &mut [Hand], step: u32) {
    for _ in 0..STEPS_MAX {
        for hand in room.iter_mut() {
            hand.move_on().await;
        }
        let has_come = |hand: &Hand| hand.board.known().is_some_and(|known| known.step >= step);
        if room.iter().all(|hand| hand.board.is_over() || has_come(hand)) {
            return;
        }
        if room.iter().all(Hand::is_waiting) {
            let heard = room.iter_mut().map(|hand| Box::pin(hand.wait()));
            futures_util::future::select_all(heard).await;
        }
    }
    panic!("the room plays no further: {:?}", room.iter().map(|hand| &hand.told).collect::<Vec<_>>());
}

/// Returns the rolls of each side at a table, White first.
async fn streams(player: &Client, id: &MatchId) -> [Vec<(u8, u8)>; 2] {
    let mut socket = Socket::open(player).await;
    socket.watch(id, 0).await;
    let mut streams = [Vec::new(), Vec::new()];
    for logged in &socket.events {
        if let Event::Rolled { seat, dice, by_hand } = &logged.event {
            assert!(by_hand, "nothing proves these rolls");
            streams[usize::from(*seat == Seat::Black)].push(*dice);
        }
    }
    streams
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rolls_that_one_room_throws_are_given_to_the_other() {
    for database in Database::each() {
        let change = |wanted: &mut serde_json::Value| wanted["play"]["dice"] = json!("thrown");
        let mut hall = Hall::open(database, change).await;
        assert!(matches!(hall.made.play, TeamPlay::Here { dice: DiceRule::Thrown, .. }));
        hall.line_up().await;
        let [open, closed] = hall.seat(1).await;
        let address = hall.app.address();
        let [mut anna, mut alf, mut berta, mut bodo, _] = hall.people.each_ref().map(Clone::clone);

        // The open room has one board with a console for each player. In the closed room both players have a board.
        // Bodo's board asks before dice are thrown; Alf's throws and then receives the valid roll.
        let both = [Console::One, Console::Two];
        let (hand, id) = enrolled(address, &mut anna, 21, &both, true, Faults::default()).await;
        seat(&mut anna, &id, &open, true).await;
        seat(&mut berta, &id, &open, false).await;
        let mut open_room = [stubborn(hand, 5)];
        let (hand, id) = enrolled(address, &mut bodo, 22, &[Console::One], false, Faults::default()).await;
        seat(&mut bodo, &id, &closed, false).await;
        let (other, id) = enrolled(address, &mut alf, 23, &[Console::One], true, Faults::default()).await;
        seat(&mut alf, &id, &closed, false).await;
        let mut closed_room = [stubborn(hand, 6), stubborn(other, 7)];

        // One room is ahead, then the other.
        play_on(&mut open_room, 13).await;
        play_on(&mut closed_room, 7).await;
        let given = streams(&bodo, &closed).await;
        let first = streams(&anna, &open).await;
        for side in 0..2 {
            assert!(!given[side].is_empty() && first[side].len() > given[side].len(), "{first:?} {given:?}");
            assert_eq!(first[side][..given[side].len()], given[side]);
        }
        let asked = |room: &[Hand]| room[0].told.iter().any(|told| told["type"] == "throw");
        assert!(!asked(&closed_room), "the other room had thrown all these dice: {:?}", closed_room[0].told);
        play_on(&mut closed_room, 40).await;
        assert!(asked(&closed_room), "{:?}", closed_room[0].told);
        play_on(&mut open_room, u32::MAX).await;
        play_on(&mut closed_room, u32::MAX).await;

        let (one, other) = (streams(&anna, &open).await, streams(&bodo, &closed).await);
        for side in 0..2 {
            let length = one[side].len().min(other[side].len());
            assert!(length > 8, "{one:?} {other:?}");
            assert_eq!(one[side][..length], other[side][..length], "side {side}");
        }
        // The plays differ: only the rolls are shared.
        assert_ne!(open_room[0].board.checkers(), closed_room[0].board.checkers());
        let made = hall.made.clone();
        let over = until(&mut hall.director, &made, |view| view.card.revealed == 1).await;
        assert_eq!(over.rolls[0].origin, RollOrigin::Thrown);
        assert_eq!(over.lines[0].opening, over.lines[1].opening);
        // A match with thrown dice refuses rolls from a file.
        let address = path(&made, "/roll-sets");
        let mut csv = "set,turn,white,black\n1,0,4,3\n".to_owned();
        (1..=100).for_each(|turn| csv += &format!("1,{turn},61,52\n"));
        let reply = hall.director.post_raw(&address, "application/octet-stream", csv.into_bytes()).await;
        reply.assert_error(409, "conflict");
        assert_eq!(look(&mut hall.director, &made).await.rolls[1].origin, RollOrigin::Thrown);
        hall.app.stop().await;
    }
}

async fn plan(director: &mut Client, address: &str, board: &str, at: serde_json::Value) -> EventBoards {
    let reply = director.post(address, &json!({ "board": board, "at": at })).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

/// Returns the director's view of the tables, without the texts for people.
async fn tables(director: &mut Client, address: &str) -> EventBoards {
    let reply = director.get(address).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_seats_boards_and_sees_their_state_but_no_game_of_a_closed_room() {
    for ungated in [false, true] {
        Box::pin(seat_boards(ungated)).await;
    }
}

async fn seat_boards(ungated: bool) {
    let mut hall = Hall::open(Database::sqlite(), |settings| settings["ungated"] = json!(ungated)).await;
    hall.line_up().await;
    let [open, closed] = hall.seat(1).await;
    let made = hall.made.clone();
    let address = path(&made, "/boards");
    let mut director = hall.director.clone();
    let (app, [mut anna, _, _, mut bodo, _]) = (hall.app.address(), hall.people.each_ref().map(Clone::clone));
    let (mut one, first) = enrolled(app, &mut director, 31, &[Console::One], false, Faults::default()).await;
    let (mut two, second) = enrolled(app, &mut director, 32, &[Console::One], false, Faults::default()).await;
    let (_own, annas) = enrolled(app, &mut anna, 33, &[Console::One], false, Faults::default()).await;
    one.until_told(|told| told["type"] == "welcome").await;
    two.until_told(|told| told["type"] == "welcome").await;

    let seen = tables(&mut director, &address).await;
    let names: Vec<_> = seen.tables.iter().map(|table| (table.table.as_str(), table.seen)).collect();
    assert_eq!(names, [("open", ungated), ("closed", false)]);
    assert_eq!(seen.free.len(), 2);
    for (mut who, board, at, status) in [
        (anna.clone(), &annas, json!({ "table": "open", "seat": "white" }), 403),
        (bodo.clone(), &annas, json!(null), 403),
        (director.clone(), &annas, json!({ "table": "open", "seat": "white" }), 404),
        (director.clone(), &first, json!({ "table": "ante-room", "seat": "white" }), 404),
        (director.clone(), &first, json!(null), 404),
    ] {
        let reply = who.post(&address, &json!({ "board": board, "at": at })).await;
        assert_eq!(reply.status, status, "{at}: {}", reply.text());
    }
    assert_eq!(anna.get(&address).await.status, 403);

    plan(&mut director, &address, &first, json!({ "table": "open", "seat": "white" })).await;
    let seen = plan(&mut director, &address, &second, json!({ "table": "closed", "seat": "white" })).await;
    let held = |table: usize| seen.tables[table].white.held.clone().unwrap();
    assert_eq!((held(0).id.0, held(1).id.0), (first.clone(), second.clone()));
    assert!(seen.free.is_empty());
    // The boards have their seats and play.
    for (hand, id, player) in [(&mut one, &open, &anna), (&mut two, &closed, &bodo)] {
        let mut screen = Socket::open(player).await;
        screen.watch(id, 0).await;
        screen.until(|view| view.white.board).await;
        hand.until_told(|told| told["type"] == "clock").await;
    }
    // Without the gate the director may view the board of the open room. The board of the closed room stays hidden,
    // also after it has left its seat.
    let sensed = async |client: &mut Client, board: &str| {
        let reply = client.get(&format!("/api/v1/boards/{board}")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let mirror = reply.json();
        (mirror["sensed"].is_object(), mirror["expected"].is_object())
    };
    for (hand, board) in [(&mut one, &first), (&mut two, &second)] {
        // Waits until the board has sent frames at the table.
        let path = format!("/api/v1/boards/{board}");
        let before = director.get(&path).await.json()["board"]["frames"].as_u64().unwrap();
        while director.get(&path).await.json()["board"]["frames"].as_u64().unwrap() < before + 3 {
            hand.move_on().await;
        }
    }
    let seen = tables(&mut director, &address).await;
    for table in &seen.tables {
        let held = table.white.held.clone().unwrap();
        assert_eq!((held.model.as_deref(), held.seat), (Some("Simulator"), None));
    }
    assert_eq!(sensed(&mut director, &first).await, (ungated, ungated));
    assert_eq!(sensed(&mut director, &second).await, (false, false));
    plan(&mut director, &address, &second, json!(null)).await;
    assert_eq!(sensed(&mut director, &second).await, (false, false));
    assert_eq!(tables(&mut director, &address).await.free.len(), 1);
    // The director sees a player's board while it sits at a table, and no other account does.
    assert_eq!(director.get(&format!("/api/v1/boards/{annas}")).await.status, 404);
    seat(&mut anna, &annas, &open, false).await;
    sensed(&mut director, &annas).await;
    assert_eq!(bodo.get(&format!("/api/v1/boards/{annas}")).await.status, 404);
    hall.app.stop().await;
}
