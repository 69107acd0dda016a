//! The page of a match says where the match stands in its event, and for whom a table waits.

use serde_json::json;
use wire::{
    Branch, Command, CompetitionPlace, DuplicateRoom, DuplicateTeam, MatchId, MatchView, PairingPlace,
    TournamentPhase,
};

use super::{
    comparatives,
    team_matches::{Hall, line, until},
    tournaments::{self, Field, last_round},
};
use crate::support::{Client, Database, Socket, TestApp};

async fn place(client: &mut Client, table: &MatchId) -> CompetitionPlace {
    let reply = client.get(&format!("/api/v1/matches/{}/event", table.0)).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    serde_json::from_slice(&reply.body).unwrap()
}

async fn awaited(client: &mut Client, table: &MatchId) -> Vec<String> {
    let reply = client.get(&format!("/api/v1/matches/{}", table.0)).await;
    serde_json::from_slice::<MatchView>(&reply.body).unwrap().awaited
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_of_a_team_match_tells_its_score_its_result_and_the_next_board() {
    for database in Database::each() {
        let (mut hall, event) = Hall::open_in_event(database).await;
        hall.line_up_in_event().await;
        let made = hall.made.clone();
        let waiting = until(&mut hall.people[0], &made, |view| view.you.table.is_some()).await;
        let open = waiting.you.table.unwrap();
        assert_eq!(awaited(&mut hall.people[0], &open).await, ["anna", "berta"]);
        assert_eq!(hall.seat(1).await[0], open);
        assert_eq!(awaited(&mut hall.people[0], &open).await, [""; 0]);

        let CompetitionPlace::TeamMatch {
            card, event: part_of, board, room, your_team, result, next, ..
        } = place(&mut hall.people[0], &open).await
        else {
            panic!("another kind of event")
        };
        assert_eq!((card.id, card.imp), (made.card.id.clone(), (0, 0)));
        assert_eq!(part_of.unwrap().id, event.card.id);
        assert_eq!((board, room, your_team), (1, DuplicateRoom::Open, Some(DuplicateTeam::A)));
        assert_eq!((result, next), (None, None));
        // The closed room is not shown to a player of the open one.
        let closed =
            until(&mut hall.people[3], &made, |view| view.you.table.is_some()).await.you.table.unwrap();
        let hidden = hall.people[0].get(&format!("/api/v1/matches/{}/event", closed.0)).await;
        hidden.assert_error(403, "forbidden");

        for (loser, table) in [(2, &open), (1, &closed)] {
            let mut socket = Socket::open(&hall.people[loser]).await;
            socket.watch(table, 0).await;
            socket.act(Command::Leave).await.unwrap();
        }
        let over = until(&mut hall.people[0], &made, |view| {
            view.card.revealed == 1 && line(view, 2, DuplicateRoom::Open).match_id.is_some()
        })
        .await;
        let CompetitionPlace::TeamMatch { card, result, next, .. } = place(&mut hall.people[0], &open).await
        else {
            panic!("another kind of event")
        };
        assert_eq!(card.imp, over.card.imp);
        assert_eq!(result, line(&over, 1, DuplicateRoom::Open).result);
        assert_eq!(next, line(&over, 2, DuplicateRoom::Open).match_id);
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_of_a_knock_out_tells_its_round_and_the_next_match() {
    for database in Database::each() {
        let settings = tournaments::wanted(1, 4);
        let mut field = Field::enter(database, 4, &settings).await;
        field.direct(json!({ "act": "draw" })).await;
        let drawn = field.until(|view| last_round(view).iter().all(|one| one.match_id.is_some())).await;
        let first = last_round(&drawn)[0].clone();
        let table = first.match_id.clone().unwrap();
        let mut stranger = field.app.client();
        let players = [first.first.clone(), first.second.clone().unwrap()];
        let mut expected = awaited(&mut stranger, &table).await;
        expected.sort();
        assert!(
            players.iter().all(|player| expected.contains(player)) && expected.len() == 2,
            "{expected:?}"
        );
        let CompetitionPlace::Tournament { card, place: at, pairings, next } =
            place(&mut stranger, &table).await
        else {
            panic!("another kind of event")
        };
        assert_eq!((card.name.as_str(), card.phase), ("Autumn cup", TournamentPhase::Round { number: 1 }));
        assert_eq!(at, PairingPlace { branch: Branch::Main, round: 1, number: first.number });
        assert_eq!((pairings, next), (2, None));
        for pairing in last_round(&drawn).to_vec() {
            field.decide(&pairing).await;
        }
        let later = |view: &wire::TournamentView| {
            view.brackets[0].rounds.len() > 1 && last_round(view).iter().all(|one| one.match_id.is_some())
        };
        let decided = field.until(later).await;
        let CompetitionPlace::Tournament { next, .. } = place(field.client(&first.first), &table).await
        else {
            panic!("another kind of event")
        };
        assert_eq!(next, last_round(&decided)[0].match_id);
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_of_a_comparative_event_tells_the_next_board() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut director, mut anna) = (app.sign_up("dirk").await, app.sign_up("anna").await);
        let made = comparatives::create(&mut director, &comparatives::wanted(&app, 2)).await;
        comparatives::enter(&mut anna, &made).await;
        let table = comparatives::lose(&mut anna, &made, 1).await;
        let CompetitionPlace::Comparative { card, board, result } = place(&mut anna, &table).await else {
            panic!("another kind of event")
        };
        assert_eq!((card.id, board, card.you.next), (made.card.id.clone(), 1, Some(2)));
        assert_eq!(result.map(|result| (result.name, result.won)), Some(("anna".to_owned(), false)));
        app.stop().await;
    }
}

#[tokio::test]
async fn a_match_of_no_event_has_no_place() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let table = json!({ "settings": { "format": { "kind": "normal" }, "rated": false, "time": { "kind": "none" } } });
        let opened = anna.post("/api/v1/matches", &table).await.json();
        let address = format!("/api/v1/matches/{}/event", opened["id"].as_str().unwrap());
        anna.get(&address).await.assert_error(404, "not_found");
        app.stop().await;
    }
}
