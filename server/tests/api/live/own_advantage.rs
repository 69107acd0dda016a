//! Ways to gain from a second account, from games that nobody plays, and from directing one's own event.

use serde_json::json;
use wire::TeamMatchPhase;

use super::{
    Table,
    comparatives::{self, enter},
    corrections::{assert_refused, try_act},
    team_matches::{Hall, leave, path, until},
    tournament_fees::for_a_fee,
    tournaments::{Field, last_round},
};
use crate::support::{Client, Database, PASSWORD, TestApp, is_my_turn};

/// Signs an account in where another one has been used.
async fn use_in_the_browser_of(name: &str, other: &Client, app: &TestApp) {
    let mut browser = app.client();
    browser.device = other.device.clone();
    let credentials = json!({ "name": name, "password": PASSWORD });
    assert_eq!(browser.post("/api/v1/session", &credentials).await.status, 200);
}

/// Regression: one person sat in both rooms, and on both sides, with two accounts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_accounts_of_one_browser_have_one_seat_in_a_team_match() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        use_in_the_browser_of("bodo", &hall.people[0], &hall.app).await;
        let address = path(&hall.made, "/lineup");
        let a = json!({ "team": "A", "open": "anna", "closed": "alf" });
        assert_eq!(hall.people[0].post(&address, &a).await.status, 200);
        let b = json!({ "team": "B", "open": "berta", "closed": "bodo" });
        assert_refused(&hall.people[2].post(&address, &b).await, "one_person");
        let b = json!({ "team": "B", "open": "bodo", "closed": "berta" });
        assert_refused(&hall.people[2].post(&address, &b).await, "one_person");
        hall.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_accounts_of_one_browser_enter_no_comparative_event_together() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut director = app.sign_up("dirk").await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let made = comparatives::create(&mut director, &comparatives::wanted(&app, 2)).await;
        enter(&mut anna, &made).await;
        use_in_the_browser_of("berta", &anna, &app).await;
        let reply = berta.post_empty(&comparatives::path(&made, "/entry")).await;
        assert_refused(&reply, "one_person");
        app.stop().await;
    }
}

/// Regression: a team whose opponents left every game before their first turn won a rated match in a minute.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_team_match_in_which_nobody_played_is_in_no_list() {
    for database in Database::each() {
        let mut hall = Hall::open(database, |_| ()).await;
        hall.line_up().await;
        let made = hall.made.clone();
        for board in 1..=4 {
            let [open, closed] = hall.seat(board).await;
            leave(&hall.people[2], &open).await;
            leave(&hall.people[3], &closed).await;
            until(&mut hall.director, &made, |view| view.card.revealed == board).await;
        }
        let over = until(&mut hall.director, &made, |view| view.card.phase == TeamMatchPhase::Over).await;
        assert!(over.card.imp.0 > 0, "the points of the match stay");
        let lists = hall.app.client().get("/api/v1/duplicate/lists").await.json();
        assert_eq!((&lists["teams"], &lists["players"]), (&json!([]), &json!([])));

        // After the end nothing can be held, and no time can be given.
        let desk = format!("team_match/{}", made.card.id.0);
        for act in [
            json!({ "act": "hold", "reason": "too late" }),
            json!({ "act": "give_time", "minutes": 5, "reason": "too late" }),
        ] {
            assert_refused(&try_act(&mut hall.director, &desk, &act).await, "over");
        }
        hall.app.stop().await;
    }
}

/// Regression: a director who played held the whole event to think, and called it off after losing, which returned the
/// fee.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_playing_director_stops_neither_the_own_clock_nor_the_event_that_was_lost() {
    for database in Database::each() {
        let mut wanted = for_a_fee(1, 4, 500);
        wanted["time"] = json!({ "kind": "live", "delay_s": 12, "reserve_s": 120 });
        let mut field = Field::enter(database, 1, &wanted).await;
        let address = super::tournaments::path(&field.id, "/entry");
        assert_eq!(field.director.post_empty(&address).await.status, 200);
        let view = field.direct(json!({ "act": "draw" })).await;
        let id = last_round(&view)[0].match_id.clone().unwrap();
        let seat = format!("/api/v1/matches/{}/seat", id.0);
        assert_eq!(field.director.post(&seat, &json!({})).await.status, 200);
        field.sit("player01", &id).await;
        let opponent = field.client("player01").clone();
        let mut table = Table::watch(id, field.director.clone(), opponent).await;
        let desk = format!("tournament/{}", field.id);
        let hold = json!({ "act": "hold", "reason": "tea" });
        while !is_my_turn(table.white.view.as_ref().unwrap()) {
            table.play_action().await;
        }
        assert_refused(&try_act(&mut field.director, &desk, &hold).await, "own_match");
        while is_my_turn(table.white.view.as_ref().unwrap()) {
            table.play_action().await;
        }
        assert_eq!(try_act(&mut field.director, &desk, &hold).await.status, 200);

        let cancel = json!({ "act": "cancel", "reason": "I have lost" });
        let reply = field.director.post(&super::tournaments::path(&field.id, "/director"), &cancel).await;
        assert_refused(&reply, "own_match");
        field.app.stop().await;
    }
}
