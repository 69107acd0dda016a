//! Ways to gain from a second account, from games that nobody plays, and from directing one's own event.

use serde_json::json;
use wire::{PairingView, StepKind, TeamMatchPhase};

use super::{
    WatchedTable,
    comparatives::{self, enter},
    corrections::{act, assert_refused, award, log, newest, try_act, undo},
    gate::program,
    team_matches::{Hall, leave, path, until},
    tournament_fees::for_a_fee,
    tournaments::{self, Field, last_round},
};
use crate::support::{Client, Database, PASSWORD, TestApp, is_my_turn};

/// Signs an account in where another one has been used.
pub(super) async fn use_in_the_browser_of(name: &str, other: &Client, app: &TestApp) {
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
        let mut table = WatchedTable::watch(id, field.director.clone(), opponent).await;
        let desk = format!("tournament/{}", field.id);
        let hold = json!({ "act": "hold", "reason": "tea" });
        while !is_my_turn(table.white.view.as_ref().unwrap()) {
            table.play_action().await;
        }
        assert_refused(&try_act(&mut field.director, &desk, &hold).await, "own_turn");
        while is_my_turn(table.white.view.as_ref().unwrap()) {
            table.play_action().await;
        }
        assert_eq!(try_act(&mut field.director, &desk, &hold).await.status, 200);

        let cancel = json!({ "act": "cancel", "reason": "I have lost" });
        let reply = field.director.post(&super::tournaments::path(&field.id, "/director"), &cancel).await;
        assert_refused(&reply, "own_event");
        field.app.stop().await;
    }
}

/// Regression: a director who played corrected other matches, removed players between rounds, undid draws and late
/// entries, and exchanged players.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_who_plays_decides_nothing_after_the_draw() {
    for database in Database::each() {
        let mut field = Field::enter(database, 3, &tournaments::wanted(1, 4)).await;
        let desk = format!("tournament/{}", field.id);
        let to = tournaments::path(&field.id, "/director");
        let entry = tournaments::path(&field.id, "/entry");
        assert_eq!(field.director.post_empty(&entry).await.status, 200);
        let mut dora = field.app.sign_up("dora").await;
        act(&mut field.director, &desk, &json!({ "act": "add_director", "name": "dora" })).await;
        let drawn = field.direct(json!({ "act": "draw" })).await;
        let is_own = |one: &&PairingView| one.first == "dirk" || one.second.as_deref() == Some("dirk");
        let own = last_round(&drawn).iter().find(is_own).unwrap().clone();
        let other = last_round(&drawn).iter().find(|one| !is_own(one)).unwrap().clone();

        let award_other = award(other.number, 1, &other.first);
        let until = field.app.now_ms() + 3_600_000;
        for decision in [
            award_other.clone(),
            json!({ "act": "remove", "name": other.first, "reason": "ill" }),
            json!({ "act": "swap", "branch": "main", "first": "dirk", "second": other.first, "reason": "x" }),
            json!({ "act": "late_entries", "until": until, "reason": "a train is late" }),
            json!({ "act": "cancel", "reason": "the club closes" }),
        ] {
            assert_refused(&field.director.post(&to, &decision).await, "own_event");
        }
        let drawn = newest(&log(&mut dora, &desk).await, StepKind::Drawn).step;
        let refused = try_act(&mut field.director, &desk, &undo(drawn)).await;
        assert_refused(&refused, "own_event");
        refused.assert_says("add one at the desk");
        field.direct(json!({ "act": "announce", "text": "Tea is ready" })).await;

        // Another director decides, and what that director has decided stays.
        let reply = dora.post(&to, &award_other).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        let step = newest(&log(&mut dora, &desk).await, StepKind::Awarded).step;
        let instead = json!({ "form": "winner", "name": other.second });
        let correct = json!({ "act": "correct", "step": step, "instead": instead, "reason": "misread" });
        for decision in [undo(step), correct] {
            assert_refused(&try_act(&mut field.director, &desk, &decision).await, "own_event");
        }
        assert!(log(&mut field.director, &desk).await.steps.iter().all(|step| !step.may_undo));

        // A director who is out decides about the others again.
        let opponent = if own.first == "dirk" { own.second.clone().unwrap() } else { own.first.clone() };
        assert_eq!(dora.post(&to, &award(own.number, 1, &opponent)).await.status, 200);
        let view = field.until(|view| view.brackets[0].rounds.len() == 2).await;
        field.direct(award(1, 2, &last_round(&view)[0].first)).await;
        field.app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_of_the_directors_browser_counts_as_the_director() {
    for database in Database::each() {
        let mut field = Field::enter(database, 4, &tournaments::wanted(1, 4)).await;
        use_in_the_browser_of("player01", &field.director, &field.app).await;
        let drawn = field.direct(json!({ "act": "draw" })).await;
        let plays = |one: &PairingView| one.first == "player01" || one.second.as_deref() == Some("player01");
        let other = last_round(&drawn).iter().find(|one| !plays(one)).unwrap().clone();
        let to = tournaments::path(&field.id, "/director");
        let reply = field.director.post(&to, &award(other.number, 1, &other.first)).await;
        assert_refused(&reply, "own_event");
        field.app.stop().await;
    }
}

/// Regression: a director replaced results that the server had recorded, also after the end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_director_corrects_a_result_of_a_comparative_event() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut dirk, mut anna) = (app.sign_up("dirk").await, app.sign_up("anna").await);
        let made = comparatives::create(&mut dirk, &comparatives::wanted(&app, 2)).await;
        let desk = format!("comparative/{}", made.card.id.0);
        enter(&mut anna, &made).await;
        comparatives::lose(&mut anna, &made, 1).await;
        app.advance_s(3_601);
        dirk.get_until(&comparatives::path(&made, ""), |view| view["card"]["phase"] == "over").await;
        let log = log(&mut dirk, &desk).await;
        assert!(log.steps.iter().all(|step| step.may_correct.is_none() && !step.may_undo), "{log:?}");
        let result = newest(&log, StepKind::Result).step;
        let game = json!({
            "board": 1, "room": "open", "winner": "A", "end": "backgammon", "cube": 64, "checkers_left": 15,
        });
        for instead in [
            json!({ "form": "winner", "name": "anna" }),
            json!({ "form": "game", "game": game }),
            json!({ "form": "award", "to": "A", "award": { "kind": "smp", "points": 28_800 } }),
            json!({ "form": "victory_points", "vp_a": 30 }),
        ] {
            let correct =
                json!({ "act": "correct", "step": result, "instead": instead, "reason": "misread" });
            assert_refused(&try_act(&mut dirk, &desk, &correct).await, "not_undone");
        }
        app.stop().await;
    }
}

/// Regression: a director who had entered corrected the boards of the others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_director_who_has_entered_a_comparative_event_decides_nothing_in_it() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut dirk, mut anna) = (app.sign_up("dirk").await, app.sign_up("anna").await);
        let mut dora = app.sign_up("dora").await;
        let made = comparatives::create(&mut dirk, &comparatives::wanted(&app, 2)).await;
        let desk = format!("comparative/{}", made.card.id.0);
        act(&mut dirk, &desk, &json!({ "act": "add_director", "name": "dora" })).await;
        for client in [&mut dirk, &mut anna] {
            enter(client, &made).await;
        }
        comparatives::lose(&mut anna, &made, 1).await;
        let game = json!({
            "board": 1, "room": "open", "winner": "A", "end": "backgammon", "cube": 4, "checkers_left": 1,
        });
        let instead = json!({ "form": "game", "game": game });
        for step in 1..=5 {
            let correct = json!({ "act": "correct", "step": step, "instead": instead, "reason": "misread" });
            assert_refused(&try_act(&mut dirk, &desk, &correct).await, "own_event");
        }
        let cancel = json!({ "act": "cancel", "reason": "I am last" });
        let to = comparatives::path(&made, "/director");
        assert_refused(&dirk.post(&to, &cancel).await, "own_event");
        let reply = dora.post(&to, &cancel).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        app.stop().await;
    }
}

/// Regression: a player who had seen the rolls of the first boards deleted the account, signed up again in the same
/// browser, and played them again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_entry_in_a_comparative_event_outlives_the_account() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut dirk, mut anna) = (app.sign_up("dirk").await, app.sign_up("anna").await);
        let mut cora = app.sign_up("cora").await;
        let made = comparatives::create(&mut dirk, &comparatives::wanted(&app, 2)).await;
        enter(&mut anna, &made).await;
        comparatives::lose(&mut anna, &made, 1).await;
        let mut bot = program(&mut cora, Some("corabot")).await;
        enter(&mut bot, &made).await;
        let deletion = json!({ "password": PASSWORD });
        for entrant in [&mut anna, &mut cora] {
            entrant.post("/api/v1/account/deletion", &deletion).await.assert_error(409, "conflict");
        }
        let mut berta = app.sign_up("berta").await;
        use_in_the_browser_of("berta", &anna, &app).await;
        assert_refused(&berta.post_empty(&comparatives::path(&made, "/entry")).await, "one_person");

        // After the end the rolls are public, and the accounts can go.
        app.advance_s(3_601);
        dirk.get_until(&comparatives::path(&made, ""), |view| view["card"]["phase"] == "over").await;
        for entrant in [&mut anna, &mut cora] {
            let gone = entrant.post("/api/v1/account/deletion", &deletion).await;
            assert_eq!(gone.status, 204, "{}", gone.text());
        }
        app.stop().await;
    }
}
