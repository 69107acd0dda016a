//! A substitute in the middle of a board: the seat, the clock, the secrecy of the other room, and the player to whom
//! protocol, record and statistics attribute each decision.

use serde_json::{Value, json};
use wire::{DuplicateRoom, Event, Seat, StepKind, TeamDeed};

use super::{
    agenda,
    corrections::{act, assert_refused, check, log, newest, try_act, undo},
    gate::Room,
    team_matches::{Hall, line, look, path, until},
};
use crate::support::{Database, Patience, Socket, TestApp};

fn substitute(room: &str, team: &str, player: &str) -> Value {
    json!({ "act": "substitute", "room": room, "team": team, "player": player, "reason": "taken ill" })
}

/// Returns true if the agenda lists this match.
fn waits(agenda: &wire::Agenda, table: &wire::MatchId) -> bool {
    agenda.matches.iter().any(|entry| entry.summary.id == *table)
}

/// Sets up Anna and Alf, with Cora on the bench, against Berta and Bodo. All four sit at board 1.
async fn hall(database: Database, change: impl FnOnce(&mut Value)) -> (Hall, [wire::MatchId; 2]) {
    let app = TestApp::start_with(database, |settings| {
        settings.limits.sign_up_by_address.burst = 1_000;
        settings.live.analyse_matches = true;
    })
    .await;
    let director = app.sign_up("dirk").await;
    let mut hall = Hall::open_with_director(app, director, |settings| {
        settings["a"]["players"] = json!(["anna", "alf", "cora"]);
        change(settings);
    })
    .await;
    hall.line_up().await;
    let tables = hall.seat(1).await;
    (hall, tables)
}

impl Hall {
    async fn refusal(&mut self, act: Value) -> String {
        let reply = self.director.post(&path(&self.made, "/director"), &act).await;
        assert_eq!(reply.status, 409, "{act}: {}", reply.text());
        reply.json()["reason"].as_str().unwrap().to_owned()
    }
}

/// Everybody at the table learns at once that the director has replaced the board, the substitute too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_substitute_learns_that_the_board_was_replaced() {
    for database in Database::each() {
        let (mut hall, [open, _]) = hall(database, |_| ()).await;
        let mut room = Room::open(&open, &hall.people[0], &hall.people[2]).await;
        room.play_until(2).await;
        hall.direct(substitute("open", "A", "cora")).await;
        let mut cora = Socket::open(&hall.people[4]).await;
        assert_eq!(cora.watch(&open, 0).await.you, Some(Seat::White));
        room.players[0] = cora;
        room.play_until(4).await;

        hall.direct(json!({ "act": "cancel_board", "board": 1, "reason": "a checker too many" })).await;
        for player in &mut room.players {
            player.until(|view| matches!(view.phase, wire::Phase::Over { .. })).await;
        }
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_substitute_takes_over_a_game_in_play() {
    for database in Database::each() {
        let (mut hall, [open, closed]) = hall(database, |_| ()).await;
        let made = hall.made.clone();
        let mut room = Room::open(&open, &hall.people[0], &hall.people[2]).await;
        room.play_until(2).await;
        let before = room.players[1].view.clone().unwrap();
        let mut second_window = Socket::open(&hall.people[0]).await;
        second_window.watch(&open, 0).await;
        let mut bells = [agenda::elsewhere(&hall.people[0]).await, agenda::elsewhere(&hall.people[4]).await];
        agenda::until(&mut bells[0], |agenda| waits(agenda, &open)).await;
        agenda::until(&mut bells[1], |agenda| !waits(agenda, &open)).await;

        let view = hall.direct(substitute("open", "A", "cora")).await;
        assert_eq!(view.teams.0.open.as_deref(), Some("cora"));
        // Anna has lost the seat in every window, and each of them is told why.
        for window in [&mut room.players[0], &mut second_window] {
            let error = window.error().await;
            assert_eq!(error.reason, "seat_taken_over", "{error:?}");
            assert!(error.message.contains("cora") && error.message.contains("taken ill"), "{error:?}");
        }
        let address = format!("/api/v1/matches/{}", open.0);
        assert_refused(&hall.people[0].get(&address).await, "seat_taken_over");
        let refused = room.players[0].act(wire::Command::Leave).await.unwrap_err();
        assert_eq!(refused.reason, "seat_taken_over");

        // The opponent sees the same game with another player: position, score and clocks go on.
        let after = room.players[1].until(|view| view.white.name.as_deref() == Some("cora")).await;
        assert_eq!((&after.phase, &after.checkers), (&before.phase, &before.checkers));
        let reserves = |view: &wire::MatchView| {
            view.clocks.as_ref().map(|(white, black)| [white.reserve_left, black.reserve_left])
        };
        assert_eq!(reserves(&after), reserves(&before));
        let seen = room.players[1].events.last().unwrap();
        let told = Event::Substituted { seat: Seat::White, left: "anna".to_owned(), came: "cora".to_owned() };
        assert_eq!(seen.event, told);

        // Cora finds the game in her agenda and goes on.
        agenda::until(&mut bells[1], |agenda| waits(agenda, &open)).await;
        agenda::until(&mut bells[0], |agenda| !waits(agenda, &open)).await;
        let mut cora = Socket::open(&hall.people[4]).await;
        let view = cora.watch(&open, 0).await;
        assert_eq!(view.you, Some(Seat::White));
        room.players[0] = cora;
        room.play_until(6).await;

        // Neither player of the seat may know the board in the other room.
        assert_eq!(hall.refusal(substitute("closed", "A", "anna")).await, "knows_the_board");
        assert_eq!(hall.refusal(substitute("closed", "A", "cora")).await, "in_both_rooms");

        // Both games end. Protocol and record say who played until when.
        for socket in [&hall.people[2], &hall.people[1]].into_iter().zip([&open, &closed]) {
            let (black, table) = socket;
            let mut black = Socket::open(black).await;
            black.watch(table, 0).await;
            black.act(wire::Command::Leave).await.unwrap();
        }
        let done = until(&mut hall.director, &made, |view| view.card.revealed == 1).await;
        let played = line(&done, 1, DuplicateRoom::Open);
        assert_eq!(played.players, Some(("cora".to_owned(), "berta".to_owned())));
        assert_eq!((&*played.substitutes[0].before, &*played.substitutes[0].player), ("anna", "cora"));
        assert!(played.substitutes[0].at.0 >= done.card.created_at.0);
        let deed = &done.notes.last().unwrap().deed;
        assert!(matches!(deed, TeamDeed::Substituted { board: Some(1), .. }), "{deed:?}");
        let csv = hall.director.get(&path(&made, "/protocol.csv")).await;
        assert!(csv.text().contains("1,open,anna + cora,berta,"), "{}", csv.text());
        let record = hall.people[0].get(&format!("/api/v1/matches/{}/record", open.0)).await;
        let record = records::MatchRecord::from_json(record.text()).unwrap();
        record.replay().unwrap();
        let wanted = records::match_record::Action::Substitute {
            seat: records::match_record::Seat::White,
            left: "anna".to_owned(),
            came: "cora".to_owned(),
        };
        let actions = &record.games[0].actions;
        assert_eq!(actions.iter().filter(|one| one.action == wanted).count(), 1);

        // The statistics of each player have the player's own decisions, and together all of the side.
        let rows = "SELECT u.name || ' [' || p.played || ',' || coalesce(p.part, 'null') || ']' AS text \
                    FROM performances p JOIN users u ON u.id = p.user_id ORDER BY u.name";
        let patience = Patience::new();
        let texts = loop {
            let texts = hall.app.database().texts(rows);
            if texts.iter().any(|text| text.starts_with("anna")) {
                break texts;
            }
            patience.pause(texts).await;
        };
        let decisions = |name: &str| {
            let text = texts.iter().find_map(|text| text.strip_prefix(&format!("{name} "))).unwrap();
            let [played, part]: [Value; 2] = serde_json::from_str(text).unwrap();
            (played["totals"]["rolls"].as_u64().unwrap(), part)
        };
        let ((of_anna, part_of_anna), (of_cora, part_of_cora)) = (decisions("anna"), decisions("cora"));
        let turns = actions.iter().filter(|one| {
            matches!(
                one.action,
                records::match_record::Action::Play { seat: records::match_record::Seat::White, .. }
            )
        });
        // White may have rolled and not played when Black left.
        let plays = turns.count() as u64;
        assert!((plays..=plays + 1).contains(&(of_anna + of_cora)), "{plays} plays: {texts:?}");
        assert!(of_anna >= 1 && of_cora >= 1);
        let (first, second) = (&part_of_anna["decisions"][0], &part_of_cora["decisions"][0]);
        assert_eq!((&first[0], &first[1]), (&json!(0), &second[0]), "{texts:?}");
        assert!(decisions("berta").1.is_null());
        check(&hall.app);
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_substitution_is_undone_until_the_substitute_has_acted() {
    for database in Database::each() {
        let (mut hall, [open, _]) = hall(database, |_| ()).await;
        let desk = format!("team_match/{}", hall.made.card.id.0);
        let mut room = Room::open(&open, &hall.people[0], &hall.people[2]).await;
        room.play_until(2).await;
        hall.direct(substitute("open", "A", "cora")).await;
        let step = newest(&log(&mut hall.director, &desk).await, StepKind::Substituted).step;
        act(&mut hall.director, &desk, &undo(step)).await;

        // Anna is back at her seat and plays on. Cora has seen the rolls, so the other room is closed to her.
        let mut anna = Socket::open(&hall.people[0]).await;
        assert_eq!(anna.watch(&open, 0).await.you, Some(Seat::White));
        assert_eq!(hall.refusal(substitute("closed", "A", "cora")).await, "knows_the_board");
        room.players[0] = anna;
        room.play_until(4).await;
        let address = format!("/api/v1/matches/{}", open.0);
        hall.people[4].get(&address).await.assert_error(403, "forbidden");

        // Once Cora has acted, the way back is another substitution.
        hall.direct(substitute("open", "A", "cora")).await;
        let mut cora = Socket::open(&hall.people[4]).await;
        cora.watch(&open, 0).await;
        room.players[0] = cora;
        room.play_until(6).await;
        let step = newest(&log(&mut hall.director, &desk).await, StepKind::Substituted).step;
        assert_refused(&try_act(&mut hall.director, &desk, &undo(step)).await, "substitute_acted");
        let view = hall.direct(substitute("open", "A", "anna")).await;
        assert_eq!(view.teams.0.open.as_deref(), Some("anna"));
        assert_eq!(
            line(&view, 1, DuplicateRoom::Open).substitutes.len(),
            2,
            "the substitution that was undone is not told"
        );
        check(&hall.app);
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_substitution_in_the_closed_room_tells_nobody_outside_how_far_it_is() {
    for database in Database::each() {
        let (mut hall, [open, closed]) = hall(database, |_| ()).await;
        let made = hall.made.clone();
        // The open room has not played board 1; the closed room plays it. Spectators are not told which board it is.
        let mut room = Room::open(&closed, &hall.people[3], &hall.people[1]).await;
        room.play_until(3).await;
        hall.direct(substitute("closed", "A", "cora")).await;
        for client in [&mut hall.app.client(), &mut hall.people[0]] {
            let view = look(client, &made).await;
            let deed = &view.notes.last().unwrap().deed;
            assert!(matches!(deed, TeamDeed::Substituted { board: None, .. }), "{deed:?}");
        }
        let refused = hall.people[4].get(&format!("/api/v1/matches/{}", open.0)).await;
        refused.assert_error(403, "forbidden");
        // Alf has left the room in the middle of the board and sees neither table.
        for table in [&open, &closed] {
            let reply = hall.people[1].get(&format!("/api/v1/matches/{}", table.0)).await;
            assert_ne!(reply.status, 200, "{}", reply.text());
        }
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_substitute_keeps_the_seat_over_a_restart() {
    for database in Database::each() {
        let (mut hall, [open, _]) = hall(database, |_| ()).await;
        let mut room = Room::open(&open, &hall.people[0], &hall.people[2]).await;
        room.play_until(2).await;
        let desk = path(&hall.made, "/director");
        let stranger = hall.director.post(&desk, &substitute("open", "A", "dimtri")).await;
        stranger.assert_error(422, "invalid");
        hall.direct(substitute("open", "A", "cora")).await;
        drop(room);
        let Hall { app, director, people, made } = hall;
        let app = app.restart().await;
        let mut cora = app.moved(&people[4]);
        let view = cora.get(&format!("/api/v1/matches/{}", open.0)).await.json();
        assert_eq!((&view["you"], &view["white"]["name"]), (&json!("white"), &json!("cora")), "{view}");
        let mut anna = app.moved(&people[0]);
        assert_refused(&anna.get(&format!("/api/v1/matches/{}", open.0)).await, "seat_taken_over");
        let mut director = app.moved(&director);
        let view = look(&mut director, &made).await;
        assert_eq!(view.teams.0.open.as_deref(), Some("cora"));
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_substitute_plays_in_a_match_of_a_team_event() {
    for database in Database::each() {
        let hall = Hall::open(database, |_| ()).await;
        let (mut hall, event) = hall.into_event("berta", &["anna", "alf", "cora"]).await;
        let made = hall.made.clone();
        let desk = format!("team_match/{}", made.card.id.0);
        hall.line_up().await;
        let [open, closed] = hall.seat(1).await;
        let mut room = Room::open(&open, &hall.people[0], &hall.people[2]).await;
        room.play_until(2).await;
        // A substitution in the middle of the game is undone and made again.
        hall.direct(substitute("open", "A", "cora")).await;
        let step = newest(&log(&mut hall.director, &desk).await, StepKind::Substituted);
        assert!(step.may_undo, "{step:?}");
        act(&mut hall.director, &desk, &undo(step.step)).await;
        let view = hall.direct(substitute("open", "A", "cora")).await;
        assert_eq!(view.teams.0.open.as_deref(), Some("cora"));
        assert_eq!(hall.refusal(substitute("closed", "A", "anna")).await, "knows_the_board");
        let mut cora = Socket::open(&hall.people[4]).await;
        assert_eq!(cora.watch(&open, 0).await.you, Some(Seat::White));
        room.players[0] = cora;
        room.play_until(4).await;
        for (black, table) in [(&hall.people[2], &open), (&hall.people[1], &closed)] {
            super::team_matches::leave(black, table).await;
        }
        let done = until(&mut hall.director, &made, |view| view.card.revealed == 1).await;
        assert_eq!(
            line(&done, 1, DuplicateRoom::Open).players,
            Some(("cora".to_owned(), "berta".to_owned()))
        );
        // Between two boards the seat goes back. The page of the event leads to the protocol with both players.
        let view = hall.direct(substitute("open", "A", "anna")).await;
        assert_eq!(view.teams.0.open.as_deref(), Some("anna"));
        hall.seat(2).await;
        let csv = hall.director.get(&path(&made, "/protocol.csv")).await;
        assert!(csv.text().contains("1,open,anna + cora,berta,"), "{}", csv.text());
        let shown = hall.director.get(&super::team_events::path(&event, "")).await.text().to_owned();
        assert!(shown.contains(&made.card.id.0), "{shown}");
        check(&hall.app);
        hall.app.stop().await;
    }
}
