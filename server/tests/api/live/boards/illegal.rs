//! Illegal plays that the opponent accepts, between two people who have agreed to this.

use futures_util::FutureExt as _;
use serde_json::{Value, json};
use simulator::Habits;
use wire::{Command, CommandKind, Console, Event, Phase};

use super::{
    super::{casual, open_table, settings, sit},
    hand::{EVERYTHING, Faults, STEPS_MAX, enrolled, patient, seat},
};
use crate::support::{Database, Socket, TestApp};

/// Returns a game between friends in which illegal plays can stand.
fn friendly() -> Value {
    let mut settings = settings(wire::MatchFormat::Normal, false);
    settings["illegal_plays"] = "accepted".into();
    settings
}

#[tokio::test]
async fn illegal_plays_are_agreed_between_two_people_without_stakes() {
    let app = TestApp::start_with(Database::sqlite(), patient).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let mut rated = friendly();
    rated["rated"] = true.into();
    let refused = anna.post("/api/v1/matches", &json!({ "settings": rated })).await;
    refused.assert_error(422, "invalid");
    let with_a_bot = json!({ "settings": friendly(), "invite": "Wilma" });
    anna.post("/api/v1/matches", &with_a_bot).await.assert_error(403, "forbidden");
    // Both see the setting before they sit down.
    let table = open_table(&mut anna, friendly(), None).await;
    assert_eq!(table.settings.illegal_plays, wire::IllegalPlays::Accepted);
    let shown = berta.get(&format!("/api/v1/matches/{}", table.id.0)).await;
    assert_eq!(shown.json()["settings"]["illegal_plays"], "accepted", "{}", shown.text());
    app.stop().await;
}

/// A player at a board plays illegally in every turn. The opponent at a screen declines the first such play and
/// accepts the others.
#[tokio::test]
async fn the_opponent_accepts_or_insists_and_the_record_says_which() {
    for database in Database::each() {
        let mut app = TestApp::start_with(database, patient).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let id = open_table(&mut anna, friendly(), None).await.id;
        sit(&mut anna, &id).await;
        sit(&mut berta, &id).await;
        let habits = Habits { wrong_once_in: 1, ..Habits::default() };
        let faults = Faults { habits, ..Faults::default() };
        let (mut hand, board) = enrolled(app.address(), &mut anna, 9, &[Console::One], false, faults).await;
        seat(&mut anna, &board, &id, false).await;
        let mut screen = Socket::open(&berta).await;
        screen.watch(&id, 0).await;
        let (mut declined, mut accepted) = (0, 0);
        for _ in 0..STEPS_MAX {
            hand.move_on().await;
            let view = screen.view.clone().unwrap();
            if hand.is_waiting() && !crate::support::is_my_turn(&view) {
                tokio::select! {
                    () = hand.wait() => {}
                    _ = screen.hear() => {}
                }
            }
            while screen.hear().now_or_never().is_some() {}
            let view = screen.view.clone().unwrap();
            if let Phase::IllegalPlayOffered { to, notation, .. } = &view.phase {
                assert_eq!((Some(*to), notation.contains('/')), (view.you, true));
                assert!(view.allowed.contains(&CommandKind::DeclineIllegalPlay));
                if declined == 0 {
                    // The question survives a restart of the server.
                    app = app.restart().await;
                    (anna, berta) = (app.moved(&anna), app.moved(&berta));
                    hand.address = app.address();
                    hand.hang_up();
                    screen = Socket::open(&berta).await;
                    screen.watch(&id, 0).await;
                    screen.act(Command::DeclineIllegalPlay).await.unwrap();
                    declined += 1;
                } else {
                    screen.act(Command::AcceptIllegalPlay).await.unwrap();
                    accepted += 1;
                }
            } else if crate::support::is_my_turn(&view) {
                screen.play_plainly().await;
            }
            if accepted == 2 || hand.board.is_over() {
                break;
            }
        }
        assert_eq!((declined, accepted), (1, 2), "{:?}", hand.told);
        let asked = |told: &Value| told["type"] == "illegal" && told["asked"] == true;
        assert!(hand.told.iter().any(asked), "{:?}", hand.told);
        screen.act(Command::Leave).await.unwrap();
        let mut stranger = Socket::open(&app.client()).await;
        stranger.watch(&id, 0).await;
        let events = stranger.events.iter().map(|logged| &logged.event);
        let stood = events.filter(|event| matches!(event, Event::IllegalPlayAccepted { .. }));
        assert_eq!(stood.count(), 2);
        let record = app.client().get(&format!("/api/v1/matches/{}/record", id.0)).await;
        let record = records::MatchRecord::from_json(record.text()).unwrap();
        assert!(record.to_transcript().unwrap().has_illegal_plays());
        drop((anna, berta));
        app.stop().await;
    }
}

#[tokio::test]
async fn illegal_plays_are_corrected_where_nothing_is_agreed() {
    let app = TestApp::start_with(Database::sqlite(), patient).await;
    let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
    let id = open_table(&mut anna, casual(), None).await.id;
    sit(&mut anna, &id).await;
    sit(&mut berta, &id).await;
    let habits = Habits { wrong_once_in: 1, ..EVERYTHING.habits };
    let faults = Faults { habits, ..Faults::default() };
    let both = [Console::One, Console::Two];
    let (mut hand, board) = enrolled(app.address(), &mut anna, 10, &both, false, faults).await;
    seat(&mut anna, &board, &id, true).await;
    seat(&mut berta, &board, &id, false).await;
    let told = hand.until_told(|told| told["type"] == "illegal" && told["wrong"] != "nothing_moved").await;
    assert_eq!(told["asked"], false);
    let mut screen = Socket::open(&berta).await;
    let view = screen.watch(&id, 0).await;
    assert!(!matches!(view.phase, Phase::IllegalPlayOffered { .. }));
    app.stop().await;
}
