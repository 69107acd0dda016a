//! The vugraph of a team match: both rooms side by side as far as both have played, with chances and a commentary.

use serde_json::{Value, json};
use wire::{MatchId, TeamMatchView, Vugraph};

use super::{
    gate::Room,
    team_matches::{Hall, look, path, post, until},
};
use crate::support::{Client, Database};

const BOARD: &str = "/vugraph/1";

/// Names the line-ups and seats everybody at the tables of board 1: the open room, then the closed one.
async fn seat(hall: &mut Hall) -> [MatchId; 2] {
    let address = path(&hall.made, "/lineup");
    let a = json!({ "team": "A", "open": "anna", "closed": "alf" });
    post(&mut hall.people[0], &address, &a).await;
    let b = json!({ "team": "B", "open": "berta", "closed": "bodo" });
    post(&mut hall.people[2], &address, &b).await;
    hall.seat(1).await
}

async fn see(client: &mut Client, made: &TeamMatchView) -> Vugraph {
    let reply = client.get(&path(made, BOARD)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

fn said(request: &str, turn: u32, text: &str) -> Value {
    json!({ "request": request, "turn": turn, "text": text })
}

/// Returns the turns and texts of the commentary.
fn texts(vugraph: &Vugraph) -> Vec<(u32, &str)> {
    vugraph.commentary.iter().map(|line| (line.turn, line.text.as_str())).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_see_both_rooms_and_the_commentary_as_far_as_both_have_played() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        let (mut kim, mut anybody) = (hall.app.sign_up("kim").await, hall.app.client());
        let [mut anna, mut alf, berta, bodo, _] = hall.people.each_ref().map(Clone::clone);
        let made = hall.made.clone();
        anybody.get(&path(&made, BOARD)).await.assert_error(403, "forbidden");
        let [open, closed] = seat(&mut hall).await;
        let mut open_room = Room::open(&open, &anna, &berta).await;
        let mut closed_room = Room::open(&closed, &bodo, &alf).await;
        open_room.play_until(5).await;
        closed_room.play_until(3).await;

        // The turns that both rooms have completed are shown, and not the two that the open room is ahead.
        let seen = see(&mut anybody, &made).await;
        assert_eq!((seen.turns.len(), seen.complete, seen.comments), (3, false, false));
        assert_eq!((&seen.open.table, &seen.closed.table), (&Some(open.clone()), &None));
        assert_eq!((seen.open.white.as_str(), seen.closed.white.as_str()), ("anna", "bodo"));
        assert_eq!(look(&mut anybody, &made).await.vugraph, [1]);
        for turn in &seen.turns {
            let rooms = [turn.open.as_ref().unwrap(), turn.closed.as_ref().unwrap()];
            assert!(rooms[0].dice.is_some() && rooms[0].dice == rooms[1].dice, "{turn:?}");
            for room in rooms {
                assert_eq!(
                    room.white_wins.is_some(),
                    turn.number > 1,
                    "the opening throw has no chance before it"
                );
                assert_eq!(room.checkers.points.len(), 24);
                assert!(room.events.iter().any(|event| matches!(event, wire::Event::Played { .. })));
            }
        }
        // A room that plays on alone changes nothing.
        open_room.play_until(6).await;
        assert_eq!(see(&mut anybody, &made).await, seen);
        for member in [&mut anna, &mut alf] {
            member.get(&path(&made, BOARD)).await.assert_error(403, "forbidden");
            assert!(look(member, &made).await.vugraph.is_empty());
        }

        // The director names the commentators: people, of neither team.
        let director = path(&made, "/director");
        for (names, status, code) in [
            (json!(["anna"]), 409, "commentator_plays"),
            (json!(["kim", "kim"]), 409, "commentator_twice"),
            (json!(["kim"]), 200, ""),
            (json!(["pip"]), 403, "forbidden"),
            (json!(["nobody here"]), 422, "invalid"),
        ] {
            let reply =
                hall.director.post(&director, &json!({ "act": "commentators", "names": names })).await;
            assert_eq!(reply.status, status, "{names}: {}", reply.text());
            assert!(reply.text().contains(code), "{names}: {}", reply.text());
        }
        assert_eq!(look(&mut anybody, &made).await.commentators, ["kim"]);
        let log = hall.director.get(&format!("/api/v1/desks/team_match/{}/log", made.card.id.0)).await;
        assert!(log.text().contains("\"commentators\""), "{}", log.text());

        // A line about the turn in play waits for its turn.
        let address = path(&made, BOARD);
        for (client, line, status) in [
            (&kim, said("a", 4, "White has to double now"), 204),
            (&kim, said("a", 4, "White has to double now"), 204),
            (&kim, said("b", 1, "a quiet opening"), 204),
            (&kim, said("c", 5, "two turns ahead"), 422),
            (&kim, said("d", 0, "no turn"), 422),
            (&kim, said("e", 1, " "), 422),
            (&kim, said("f", 1, &"x".repeat(501)), 422),
            (&hall.director, said("g", 1, "I direct"), 403),
            (&anna, said("h", 1, "I play"), 403),
            (&anybody, said("i", 1, "I watch"), 401),
        ] {
            let reply = client.clone().post(&address, &line).await;
            assert_eq!(reply.status, status, "{line}: {}", reply.text());
        }
        assert_eq!(texts(&see(&mut anybody, &made).await), [(1, "a quiet opening")]);
        let own = see(&mut kim, &made).await;
        assert_eq!(texts(&own), [(1, "a quiet opening"), (4, "White has to double now")]);
        assert!(own.comments);
        assert_eq!(own.turns, seen.turns, "a commentator sees no more of the rooms than spectators");
        closed_room.play_until(4).await;
        let seen = see(&mut anybody, &made).await;
        assert_eq!(seen.turns.len(), 4);
        assert_eq!(texts(&seen), [(1, "a quiet opening"), (4, "White has to double now")]);

        // A muted commentator is silent here too.
        let mut judge = hall.app.sign_up("judge").await;
        hall.app
            .database()
            .change("INSERT INTO moderators (user_id, since) SELECT id, 0 FROM users WHERE name = 'judge'");
        let mute = json!({ "deed": "mute", "player": "kim", "hours": 2, "reason": "the words", "why": "rude words" });
        let reply = judge.post("/api/v1/moderation/actions", &mute).await;
        assert!((200..300).contains(&reply.status), "{}", reply.text());
        kim.post(&address, &said("j", 1, "still here")).await.assert_error(403, "forbidden");
        let export = kim.get("/api/v1/account/export").await.json();
        assert_eq!(export["commentary"][0]["team_match"], json!(made.card.id.0));
        assert_eq!(export["commentary"].as_array().unwrap().len(), 2);

        // When the board is over in both rooms, everybody sees all of it.
        for room in [&mut open_room, &mut closed_room] {
            room.players[1].act(wire::Command::Leave).await.unwrap();
        }
        until(&mut anybody, &made, |view| view.card.revealed == 1).await;
        let (all, members) = (see(&mut anybody, &made).await, see(&mut anna, &made).await);
        assert_eq!((all.complete, &all.closed.table), (true, &Some(closed.clone())));
        assert_eq!(all.turns.len(), 7, "the open room's six turns, and the one in which Black left");
        assert_eq!((all.turns[3].open.clone(), all.turns[3].closed.clone()), {
            let turn = &seen.turns[3];
            (turn.open.clone(), turn.closed.clone())
        });
        assert!(all.turns[6].closed.is_none() && all.turns[6].open.is_some());
        assert_eq!(members.turns, all.turns);
        hall.app.stop().await;
    }
}

/// The games would reveal the score of a match that hides it, so both rooms are shown only at the end of the match.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_hides_its_score_shows_no_room_beside_the_other() {
    let mut hall = Hall::open(Database::sqlite(), |wanted| wanted["barometer"] = json!(false)).await;
    let (mut anybody, made) = (hall.app.client(), hall.made.clone());
    let [open, closed] = seat(&mut hall).await;
    let [anna, alf, berta, bodo, _] = hall.people.each_ref().map(Clone::clone);
    Room::open(&open, &anna, &berta).await.play_until(2).await;
    Room::open(&closed, &bodo, &alf).await.play_until(2).await;
    anybody.get(&path(&made, BOARD)).await.assert_error(403, "forbidden");
    assert!(look(&mut anybody, &made).await.vugraph.is_empty());
    hall.app.stop().await;
}
