//! The director's desk of every kind of event, and calls for its director.

use serde_json::json;
use wire::{DirectorCall, DuplicateRoom, EventDesk, MatchId};

use super::{
    against_bot, casual, comparatives,
    team_matches::{self, Hall},
    tournaments::{self, Field, last_round},
};
use crate::support::{Client, Database, Socket, TestApp};

async fn desk(director: &mut Client, path: &str) -> EventDesk {
    let reply = director.get(&format!("/api/v1/desks/{path}")).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

fn calls_of(table: &MatchId) -> String {
    format!("/api/v1/matches/{}/calls", table.0)
}

pub(super) async fn call(player: &mut Client, table: &MatchId, reason: &str) -> DirectorCall {
    let reply = player.post(&calls_of(table), &json!({ "reason": reason })).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

async fn own_calls(player: &mut Client, table: &MatchId) -> Vec<DirectorCall> {
    let reply = player.get(&calls_of(table)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_desk_of_a_team_match_shows_both_rooms_and_nothing_of_the_closed_ones_game() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let path = format!("team_match/{}", hall.made.card.id.0);
        assert_eq!(desk(&mut hall.director, &path).await.tables, []);
        hall.line_up().await;

        let waiting = desk(&mut hall.director, &path).await;
        assert_eq!(waiting.tables.len(), 2);
        assert!(waiting.tables.iter().all(|table| !table.begun && table.white.clock.is_none()));
        assert!(waiting.tables.iter().all(|table| !table.white.seated && !table.black.seated));
        let names: Vec<_> =
            waiting.tables.iter().map(|table| (&*table.white.player, &*table.black.player)).collect();
        assert_eq!(names, [("anna", "berta"), ("bodo", "alf")]);

        let [open, closed] = hall.seat(1).await;
        let mut socket = Socket::open(&hall.people[3]).await;
        socket.watch(&closed, 0).await;
        let told = hall.director.get(&format!("/api/v1/desks/{path}")).await;
        assert!(!told.text().contains(&closed.0), "{}", told.text());
        let playing = desk(&mut hall.director, &path).await;
        let [first, second] = playing.tables.as_slice() else { panic!("{playing:?}") };
        assert_eq!((first.room, first.board), (Some(DuplicateRoom::Open), Some(1)));
        assert_eq!((second.room, second.board), (Some(DuplicateRoom::Closed), Some(1)));
        assert_eq!((first.match_id.as_ref(), second.match_id.as_ref()), (Some(&open), None));
        assert!(first.score.is_some() && second.score.is_none());
        for table in [first, second] {
            assert!(table.begun && table.white.seated && table.black.seated);
            assert!(table.white.clock.is_some() && table.black.clock.is_some());
        }
        assert!(second.white.connected && !second.black.connected, "{second:?}");

        let address = format!("/api/v1/desks/{path}");
        hall.people[0].get(&address).await.assert_error(403, "forbidden");
        hall.people[4].get(&address).await.assert_error(403, "forbidden");
        hall.app.client().get(&address).await.assert_error(401, "sign_in_required");
        hall.director.get("/api/v1/desks/team_match/00000000000").await.assert_error(404, "not_found");
        hall.director.get("/api/v1/desks/nothing/00000000000").await.assert_error(404, "not_found");
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_calls_the_director_who_answers() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let path = format!("team_match/{}", hall.made.card.id.0);
        hall.line_up().await;
        let [open, closed] = hall.seat(1).await;
        let Hall { app, director, people: [anna, alf, berta, bodo, cora], .. } = &mut hall;

        let first = call(bodo, &closed, "  alf talks to the spectators ").await;
        assert_eq!((first.caller.as_str(), first.reason.as_str()), ("bodo", "alf talks to the spectators"));
        app.advance_s(60);
        let second = call(anna, &open, "the clock ran on while I was away").await;
        let seen = desk(director, &path).await;
        assert_eq!(
            seen.calls,
            [first.clone(), second.clone()],
            "the call that has waited longest comes first"
        );

        // Only players of a table can call from it. For others the table of the closed room does not even exist.
        anna.post(&calls_of(&closed), &json!({ "reason": "what?" })).await.assert_error(403, "forbidden");
        cora.get(&calls_of(&closed)).await.assert_error(403, "forbidden");
        cora.post(&calls_of(&open), &json!({ "reason": "what?" })).await.assert_error(403, "forbidden");
        director.get(&calls_of(&open)).await.assert_error(403, "forbidden");
        app.client().get(&calls_of(&open)).await.assert_error(401, "sign_in_required");
        for reason in ["  ".to_owned(), "a".repeat(301)] {
            berta.post(&calls_of(&open), &json!({ "reason": reason })).await.assert_error(422, "invalid");
        }
        // The number of calls is limited.
        app.advance_s(60);
        for number in 2..=3 {
            call(bodo, &closed, &format!("once more, the {number}th time")).await;
        }
        bodo.post(&calls_of(&closed), &json!({ "reason": "and again" })).await.assert_error(409, "conflict");

        let answer = format!("/api/v1/desks/{path}/calls/{}", first.id.0);
        let text = json!({ "text": "I come" });
        alf.post(&answer, &text).await.assert_error(403, "forbidden");
        director.post(&answer, &json!({ "text": "a".repeat(301) })).await.assert_error(422, "invalid");
        let mut other = app.sign_up("olga").await;
        let elsewhere = team_matches::create(
            &mut other,
            &team_matches::wanted(4, ["Pip", "Pip", "Wilma"], ["Jago", "Jago", "Marlow"]),
        )
        .await;
        let astray = format!("/api/v1/desks/team_match/{}/calls/{}", elsewhere.card.id.0, first.id.0);
        other.post(&astray, &text).await.assert_error(409, "conflict");
        other.post(&answer, &text).await.assert_error(403, "forbidden");
        let reply = director.post(&answer, &text).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let after: EventDesk = serde_json::from_slice(&reply.body).unwrap();
        assert_eq!((after.calls.len(), &after.calls[0].id), (4, &second.id));
        let heard = after.calls.last().unwrap();
        assert_eq!(heard.answered.as_ref().and_then(|answered| answered.text.as_deref()), Some("I come"));
        director.post(&answer, &text).await.assert_error(409, "conflict");

        let known = own_calls(bodo, &closed).await;
        assert_eq!((known.len(), known.last().unwrap()), (3, heard));
        assert_eq!(own_calls(anna, &open).await, [second], "a player sees only their own calls");
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_desk_of_a_team_event_has_the_tables_and_calls_of_all_its_matches() {
    let (mut hall, event) = Hall::open_in_event(Database::sqlite()).await;
    let path = format!("team_event/{}", event.card.id.0);
    hall.line_up_in_event().await;
    let [open, closed] = hall.seat(1).await;
    let called = call(&mut hall.people[1], &closed, "bodo is away").await;

    let seen = desk(&mut hall.director, &path).await;
    assert_eq!(seen.tables.len(), 2);
    assert!(seen.tables.iter().all(|table| table.team_match.as_ref() == Some(&hall.made.card.id)));
    assert!(seen.tables.iter().all(|table| table.of.as_ref() == Some(&hall.made.card.name)));
    assert_eq!(seen.tables[0].match_id.as_ref(), Some(&open));
    assert_eq!(seen.calls, std::slice::from_ref(&called));
    hall.people[0].get(&format!("/api/v1/desks/{path}")).await.assert_error(403, "forbidden");

    let answer = format!("/api/v1/desks/{path}/calls/{}", called.id.0);
    let reply = hall.director.post(&answer, &json!({})).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let known = own_calls(&mut hall.people[1], &closed).await;
    assert_eq!(known[0].answered.as_ref().map(|answered| &answered.text), Some(&None));
    hall.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_desk_of_a_knock_out_shows_who_has_not_come_and_who_plays() {
    let mut field = Field::enter(Database::sqlite(), 2, &tournaments::wanted(3, 4)).await;
    let view = field.direct(json!({ "act": "draw" })).await;
    let pairing = last_round(&view)[0].clone();
    let (table, white) = (pairing.match_id.clone().unwrap(), pairing.first.clone());
    let black = pairing.second.clone().unwrap();
    let path = format!("tournament/{}", field.id);
    field.sit(&white, &table).await;
    let seen = desk(&mut field.director, &path).await;
    let [waiting] = seen.tables.as_slice() else { panic!("{seen:?}") };
    let seats = [&waiting.white, &waiting.black];
    assert_eq!((waiting.begun, waiting.match_id.as_ref()), (false, Some(&table)), "a pairing is public");
    assert!(seats.iter().all(|seat| seat.seated == (seat.player == white)), "{seats:?}");
    assert!(seats.iter().any(|seat| seat.player == black));

    field.sit(&black, &table).await;
    let called = call(field.client(&black), &table, "is this the right length?").await;
    let seen = desk(&mut field.director, &path).await;
    assert_eq!(seen.tables[0].match_id.as_ref(), Some(&table));
    assert!(seen.tables[0].begun && seen.tables[0].white.clock.is_some() && seen.tables[0].score.is_some());
    assert_eq!(seen.calls, [called]);
    field.client(&black).get(&format!("/api/v1/desks/{path}")).await.assert_error(403, "forbidden");
    field.app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_desk_of_a_comparative_event_shows_who_plays_and_no_game() {
    let app = TestApp::start(Database::sqlite()).await;
    let (mut director, mut anna) = (app.sign_up("dirk").await, app.sign_up("anna").await);
    let made = comparatives::create(&mut director, &comparatives::wanted(&app, 2)).await;
    comparatives::enter(&mut anna, &made).await;
    let table = comparatives::begin(&mut anna, &made, 1).await;
    let path = format!("comparative/{}", made.card.id.0);
    let called = call(&mut anna, &table, "the bot does not answer").await;
    let seen = desk(&mut director, &path).await;
    let [playing] = seen.tables.as_slice() else { panic!("{seen:?}") };
    assert_eq!((playing.board, playing.room, playing.begun), (Some(1), None, true));
    assert_eq!((playing.white.player.as_str(), playing.black.player.as_str()), ("anna", "Pip"));
    assert!(playing.match_id.is_none() && playing.score.is_none());
    assert_eq!(seen.calls, [called]);
    anna.get(&format!("/api/v1/desks/{path}")).await.assert_error(403, "forbidden");
    app.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_can_be_called_only_where_there_is_one() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut anna = app.sign_up("anna").await;
    let (table, _socket) = against_bot(&mut anna, "Pip", casual()).await;
    anna.post(&calls_of(&table), &json!({ "reason": "hello?" })).await.assert_error(409, "conflict");
    anna.get(&calls_of(&table)).await.assert_error(409, "conflict");
    app.stop().await;
}
