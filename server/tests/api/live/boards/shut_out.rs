//! Sanctions at `/boards/v1`: the boards of a suspended or banned owner neither connect nor act nor enrol.

use serde_json::{Value, json};
use wire::{Console, Phase};

use super::{
    super::{moderation::set_moderator, open_table, sit},
    hand::{Faults, Hand, STEPS_MAX, code, enrolled, patient, seat},
    thrown,
};
use crate::support::{Client, Database, PASSWORD, Socket, TestApp};

async fn act(judge: &mut Client, deed: &str, hours: Option<u32>) -> u16 {
    let mut action = json!({ "deed": deed, "player": "anna", "reason": "You know why.", "why": "Seen." });
    if let Some(hours) = hours {
        action["hours"] = hours.into();
    }
    judge.post("/api/v1/moderation/actions", &action).await.status
}

fn is_suspended(told: &Value) -> bool {
    told["type"] == "refused" && told["code"] == "suspended"
}

/// Plays until the log has grown by some events.
async fn play_on(hand: &mut Hand, client: &mut Client, path: &str, events: u64) {
    let begun = client.get(path).await.json()["seq"].as_u64().unwrap();
    for _ in 0..STEPS_MAX {
        hand.step().await;
        if client.get(path).await.json()["seq"].as_u64().unwrap() >= begun + events {
            return;
        }
    }
    panic!("the board does not play: {:?}", hand.told);
}

#[tokio::test]
async fn the_boards_of_a_suspended_or_banned_owner_neither_play_nor_come_back_nor_enrol() {
    for (deed, hours) in [("suspension", Some(2)), ("ban", None)] {
        for database in Database::each() {
            let url = database.url();
            let app = TestApp::start_with(database, patient).await;
            let mut judge = app.sign_up("judge").await;
            assert!(set_moderator(&url, "add", "judge"));
            let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
            let id = open_table(&mut anna, thrown(), None).await.id;
            sit(&mut anna, &id).await;
            sit(&mut berta, &id).await;
            let both = [Console::One, Console::Two];
            let (mut hand, board) =
                enrolled(app.address(), &mut anna, 31, &both, true, Faults::default()).await;
            seat(&mut anna, &board, &id, true).await;
            seat(&mut berta, &board, &id, false).await;
            let path = format!("/api/v1/matches/{}", id.0);
            play_on(&mut hand, &mut berta, &path, 6).await;
            let spare = code(&mut anna, "Spare").await;

            assert_eq!(act(&mut judge, deed, hours).await, 204);
            let stopped = berta.get(&path).await.json()["seq"].clone();
            assert!(is_suspended(&hand.until_cut_off().await), "{:?}", hand.told);
            // It authenticates again, and a second board comes with a code from before.
            hand.told.clear();
            let mut second = Hand::new(app.address(), &spare, 32, &both, true, Faults::default());
            for hand in [&mut hand, &mut second] {
                for _ in 0..3 {
                    hand.told.clear();
                    hand.until_told(is_suspended).await;
                    assert!(hand.told.iter().all(|told| told["type"] != "welcome"), "{:?}", hand.told);
                }
            }
            assert!(second.board.device().is_none());
            assert_eq!(
                berta.get(&path).await.json()["seq"],
                stopped,
                "nothing was played after the sanction"
            );
            // The opponent, who sat at the same board, goes on at the screen.
            let mut screen = Socket::open(&berta).await;
            let view = screen.watch(&id, 0).await;
            assert!(!view.white.board && !view.black.board);
            assert!(!matches!(view.phase, Phase::Over { .. }), "{:?}", view.phase);

            if hours.is_some() {
                // A suspension that is over leaves nothing behind.
                app.advance_s(2 * 3_600);
                hand.told.clear();
                hand.until_told(|told| told["type"] == "welcome").await;
                let credentials = json!({ "name": "anna", "password": PASSWORD });
                assert_eq!(anna.post("/api/v1/session", &credentials).await.status, 200);
                second.told.clear();
                let refused = second.until_told(|told| told["type"] == "refused").await;
                assert_eq!(refused["code"], "expired_code", "ten minutes are long over");
            }
            app.stop().await;
        }
    }
}

#[tokio::test]
async fn a_sanction_at_another_node_or_at_the_command_line_cuts_a_board_off() {
    for redis in [true, false] {
        let Some(database) = Database::for_nodes() else { return };
        let url = database.url();
        let app = TestApp::start_with(database, |settings| {
            patient(settings);
            if !redis {
                settings.redis = server::RedisSettings::default();
            }
        })
        .await;
        let node = app.another_node().await;
        let judge = app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let mut anna = app.sign_up("anna").await;
        let (mut hand, _board) =
            enrolled(app.address(), &mut anna, 33, &[Console::One], false, Faults::default()).await;
        hand.until_told(|told| told["type"] == "welcome").await;
        assert_eq!(act(&mut node.moved(&judge), "ban", None).await, 204);
        assert!(is_suspended(&hand.until_cut_off().await), "{:?}", hand.told);
        node.stop().await;
        app.stop().await;
    }
}

/// Each way in which an account can act passes the same question, so none goes on after a suspension: not a browser, a
/// program, an owned bot, a table that waits, a rematch that was agreed to, or a socket.
#[tokio::test]
async fn a_suspended_account_acts_at_no_door() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start_with(database, patient).await;
        let mut judge = app.sign_up("judge").await;
        assert!(set_moderator(&url, "add", "judge"));
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let program = |made: &Value| {
            let mut client = app.client();
            client.extra_headers =
                vec![("authorization", format!("Bearer {}", made["secret"].as_str().unwrap()))];
            client
        };
        let scopes = ["read", "play", "chat", "social", "messages"];
        let wanted = json!({ "name": "mine", "scopes": scopes });
        let mut token = program(&anna.post("/api/v1/account/tokens", &wanted).await.json());
        let made = anna.post("/api/v1/account/bots", &json!({ "name": "annabot" })).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let wanted = json!({ "name": "its own", "scopes": scopes, "bot": "annabot" });
        let made = anna.post("/api/v1/account/tokens", &wanted).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let mut bot = program(&made.json());

        // A match in play, and one that is over, for whose rematch Anna has asked.
        let playing = open_table(&mut anna, super::casual(), Some("berta")).await.id;
        let over = open_table(&mut anna, super::casual(), Some("berta")).await.id;
        for id in [&playing, &over] {
            sit(&mut anna, id).await;
            sit(&mut berta, id).await;
        }
        let mut screen = Socket::open(&berta).await;
        screen.watch(&over, 0).await;
        screen.act(wire::Command::Leave).await.unwrap();
        let mut hers = Socket::open(&anna).await;
        hers.watch(&over, 0).await;
        let rematch = |request: &wire::RequestId| wire::ClientMessage::Rematch {
            id: over.clone(),
            request: request.clone(),
            contribution: None,
            terms: None,
        };
        let request = Socket::request();
        hers.say(&rematch(&request)).await;
        hers.answer_to(&request).await.unwrap();

        assert_eq!(act(&mut judge, "suspension", Some(24)).await, 204);
        let table = json!({ "settings": super::casual() });
        for client in [&mut token, &mut bot] {
            client.post("/api/v1/matches", &table).await.assert_error(403, "suspended");
            assert_eq!(client.get("/ws").await.status, 403);
        }
        // The rematch needs no further act of hers, and does not begin.
        let request = Socket::request();
        screen.say(&rematch(&request)).await;
        let refused = screen.answer_to(&request).await.unwrap_err();
        assert_eq!(serde_json::to_value(refused.code).unwrap(), json!("suspended"));
        // The match in play goes on without her, by its clock.
        let view = Socket::open(&berta).await.watch(&playing, 0).await;
        assert!(!matches!(view.phase, Phase::Over { .. }), "{:?}", view.phase);
        app.stop().await;
    }
}
