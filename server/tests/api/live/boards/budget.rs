//! The frames of boards on the disk: in which form they are stored, how many, and for how long.

use std::net::SocketAddr;

use diesel::{QueryableByName, RunQueryDsl as _, sql_query, sql_types::BigInt};
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use store::{DbError, OpenedBy, Store, StoreSettings, metrics::StoreMetrics};
use wire::{Console, Phase};

use super::{
    super::{casual, open_table, sit},
    hand::{Faults, Hand, STEPS_MAX, code, enrolled, patient, seat},
    thrown,
};
use crate::support::{Client, Database, Patience, Socket, TestApp};

/// A connection of a simulated board on which the test itself sends frames of any form.
struct Raw<'a> {
    hand: &'a mut Hand,
    session: String,
    seq: u64,
    head: [u8; 32],
}

impl Raw<'_> {
    /// Connects a board again and announces that it has nothing to send again.
    async fn open(hand: &mut Hand) -> Raw<'_> {
        hand.hang_up();
        hand.told.clear();
        let welcome = hand.until_told(|told| told["type"] == "welcome").await;
        let stored = welcome["stored"].as_u64().unwrap();
        let session = welcome["session"].as_str().unwrap().to_owned();
        let head = ::boards::from_hex(welcome["head"].as_str().unwrap()).unwrap();
        let resume =
            json!({ "v": 1, "type": "resume", "session": session, "last": stored, "oldest": stored + 1 });
        hand.send(&resume.to_string()).await;
        Raw { hand, session, seq: stored, head }
    }

    /// Sends a frame whose body has these bytes, and returns the answer to it.
    async fn frame(&mut self, body: &str) -> Value {
        let prev = ::boards::to_hex(&self.head);
        self.seq += 1;
        let mut sum = Sha256::new();
        sum.update(self.head);
        sum.update(self.seq.to_be_bytes());
        sum.update(0_i64.to_be_bytes());
        sum.update(body);
        self.head = sum.finalize().into();
        let Raw { session, seq, .. } = self;
        let text = format!(
            r#"{{"v":1,"type":"frame","session":"{session}","seq":{seq},"prev":"{prev}","at":0,"body":{body}}}"#
        );
        self.hand.send(&text).await;
        loop {
            let heard = self.hand.stream.as_mut().unwrap().next().await.unwrap().unwrap();
            let told: Value = serde_json::from_str(heard.to_text().unwrap()).unwrap();
            if matches!(told["type"].as_str(), Some("ack" | "refused")) {
                return told;
            }
        }
    }
}

/// Returns the number that a query selects as `number`.
async fn number(url: &str, sql: &'static str) -> i64 {
    #[derive(QueryableByName)]
    struct NumberRow {
        #[diesel(sql_type = BigInt)]
        number: i64,
    }
    let settings = StoreSettings {
        url: url.parse().unwrap(),
        durability: server::SqliteDurability::Normal,
        connections_max: 1,
    };
    let opened = tokio::task::spawn_blocking(move || {
        Store::open(&settings, OpenedBy::Tool, StoreMetrics::new(&prometheus::Registry::new())).unwrap()
    });
    let store = opened.await.unwrap();
    let row: NumberRow =
        store.read(move |connection| Ok::<_, DbError>(sql_query(sql).get_result(connection)?)).await.unwrap();
    store.close().await;
    row.number
}

async fn board_of(address: SocketAddr, owner: &mut Client, key: u8) -> (Hand, String) {
    let (mut hand, id) = enrolled(address, owner, key, &[Console::One], false, Faults::default()).await;
    hand.until_told(|told| told["type"] == "welcome").await;
    (hand, id)
}

/// The bytes of all stored frames.
const STORED: &str = "SELECT CAST(COALESCE(SUM(LENGTH(body)), 0) AS BIGINT) AS number FROM board_frames";

const DONE: &str = r#"{"type":"button","console":"one","button":"done"}"#;

#[tokio::test]
async fn a_padded_frame_takes_no_more_room_than_what_it_says() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start_with(database, patient).await;
        let mut anna = app.sign_up("anna").await;
        let (mut hand, _id) = board_of(app.address(), &mut anna, 41).await;
        let mut raw = Raw::open(&mut hand).await;
        let before = number(&url, STORED).await;
        let spaces = " ".repeat(7_000);
        let escaped: String = "done".chars().map(|letter| format!("\\u{:04x}", u32::from(letter))).collect();
        for body in [
            DONE.to_owned(),
            DONE.replacen(':', &format!(":{spaces}"), 1),
            DONE.replace("done", &escaped),
            r#"{"button":"done","console":"one","type":"button"}"#.to_owned(),
        ] {
            let told = raw.frame(&body).await;
            assert_eq!((&told["type"], &told["seq"]), (&json!("ack"), &json!(raw.seq)), "{told}");
        }
        let after = number(&url, STORED).await;
        assert_eq!(after - before, 4 * i64::try_from(DONE.len()).unwrap());
        // The chain goes on from the bytes as they were sent, after a new connection too.
        let mut raw = Raw::open(&mut hand).await;
        assert_eq!(raw.frame(DONE).await["type"], "ack");
        app.stop().await;
    }
}

#[tokio::test]
async fn a_board_that_has_spent_its_budget_hears_until_when_and_its_match_goes_on() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start_with(database, |settings| {
            patient(settings);
            settings.live.boards.board_frames_hour = 40;
        })
        .await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let id = open_table(&mut anna, casual(), None).await.id;
        sit(&mut anna, &id).await;
        sit(&mut berta, &id).await;
        let (mut hand, board) = board_of(app.address(), &mut anna, 42).await;
        seat(&mut anna, &board, &id, false).await;
        let mut screen = Socket::open(&berta).await;
        screen.watch(&id, 0).await;
        screen.until(|view| view.white.board).await;

        let mut raw = Raw::open(&mut hand).await;
        let refused = loop {
            let told = raw.frame(DONE).await;
            if told["type"] == "refused" {
                break told;
            }
        };
        assert_eq!(refused["code"], "over_budget", "{refused}");
        let wait_s = refused["retry_after_s"].as_u64().unwrap();
        assert!((1..=3_600).contains(&wait_s), "{refused}");
        let stored = number(&url, "SELECT COUNT(*) AS number FROM board_frames").await;
        assert_eq!(stored, 40, "nothing is stored beyond the budget");
        let counted = "bg_bounds_reached_total{what=\"board_frames\"} 1";
        assert!(app.client().get("/metrics").await.text().contains(counted));

        // The match goes on at Anna's screen, and the board cannot take its seat again yet.
        let view = screen.until(|view| !view.white.board).await;
        assert!(!matches!(view.phase, Phase::Over { .. }), "{:?}", view.phase);
        let wanted = json!({ "match_id": id });
        let again = anna.post(&format!("/api/v1/boards/{board}/seat"), &wanted).await;
        assert_eq!((again.status, again.json()["code"].as_str()), (409, Some("refused")), "{}", again.text());
        let mut hers = Socket::open(&anna).await;
        hers.watch(&id, 0).await;
        if crate::support::is_my_turn(hers.view.as_ref().unwrap()) {
            hers.play_plainly().await;
        } else {
            screen.play_plainly().await;
        }

        // The board is refused at the door until the hour is over. Then it goes on where it was.
        hand.told.clear();
        hand.hang_up();
        hand.until_told(|told| told["code"] == "over_budget").await;
        assert!(hand.told.iter().all(|told| told["type"] != "welcome"), "{:?}", hand.told);
        app.advance_s(wait_s);
        let mut raw = Raw::open(&mut hand).await;
        assert_eq!(raw.seq, 40);
        assert_eq!(raw.frame(DONE).await["type"], "ack");
        app.stop().await;
    }
}

#[tokio::test]
async fn the_boards_and_the_open_codes_of_an_account_are_bounded() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| {
            patient(settings);
            settings.live.bounds.sensor_boards = 2;
            settings.live.bounds.board_codes = 2;
        })
        .await;
        let mut anna = app.sign_up("anna").await;
        let wanted = json!({ "name": "One more" });
        for name in ["First", "Second"] {
            code(&mut anna, name).await;
        }
        anna.post("/api/v1/boards/codes", &wanted).await.assert_error(409, "conflict");
        // A code is open for ten minutes.
        app.advance_s(601);
        let (_one, id) =
            enrolled(app.address(), &mut anna, 50, &[Console::One], false, Faults::default()).await;
        let (_two, _) =
            enrolled(app.address(), &mut anna, 51, &[Console::One], false, Faults::default()).await;
        app.advance_s(601);
        anna.post("/api/v1/boards/codes", &wanted).await.assert_error(409, "conflict");
        assert_eq!(anna.delete(&format!("/api/v1/boards/{id}")).await.status, 204);
        code(&mut anna, "Another").await;
        let metrics = app.client().get("/metrics").await.text().to_owned();
        for bound in ["board_codes", "sensor_boards"] {
            let line = format!("bg_bounds_reached_total{{what=\"{bound}\"}} 1\n");
            assert!(metrics.contains(&line), "{bound}: {metrics}");
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn more_boards_and_larger_frames_store_no_more_for_an_account() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start_with(database, |settings| {
            patient(settings);
            settings.live.boards.account_kib_day = 16;
        })
        .await;
        let mut anna = app.sign_up("anna").await;
        let points: Vec<Value> = (0..24).map(|_| json!({ "count": 2, "whose": "one" })).collect();
        let large = json!({ "type": "occupancy", "points": points, "bar": { "together": 0 } }).to_string();
        // Whichever board is used, and although each is revoked and replaced, the account has one budget for the day.
        for key in 43..48 {
            let (hand, id) =
                enrolled(app.address(), &mut anna, key, &[Console::One], false, Faults::default()).await;
            let mut hand = hand;
            let spent =
                hand.until_told(|told| told["type"] == "welcome" || told["code"] == "over_budget").await;
            if spent["type"] == "welcome" {
                let mut raw = Raw::open(&mut hand).await;
                for _ in 0..5 {
                    if raw.frame(&large).await["type"] == "refused" {
                        break;
                    }
                }
            }
            assert_eq!(anna.delete(&format!("/api/v1/boards/{id}")).await.status, 204);
        }
        let bytes =
            number(&url, "SELECT CAST(SUM(LENGTH(body) + 256) AS BIGINT) AS number FROM board_frames").await;
        assert!((12 * 1_024..18 * 1_024).contains(&bytes), "{bytes}");
        let (mut hand, _id) =
            enrolled(app.address(), &mut anna, 49, &[Console::One], false, Faults::default()).await;
        let refused = hand.until_told(|told| told["type"] == "refused").await;
        assert_eq!(refused["code"], "over_budget");
        assert!(refused["retry_after_s"].as_u64().unwrap() <= 24 * 3_600, "{refused}");
        app.stop().await;
    }
}

#[tokio::test]
async fn frames_of_matches_are_deleted_after_a_day_and_the_record_does_not_need_them() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start_with(database, patient).await;
        let (mut anna, mut berta) = (app.sign_up("anna").await, app.sign_up("berta").await);
        let id = open_table(&mut anna, thrown(), None).await.id;
        sit(&mut anna, &id).await;
        sit(&mut berta, &id).await;
        let both = [Console::One, Console::Two];
        let (mut hand, board) = enrolled(app.address(), &mut anna, 51, &both, true, Faults::default()).await;
        seat(&mut anna, &board, &id, true).await;
        seat(&mut berta, &board, &id, false).await;
        for _ in 0..STEPS_MAX {
            hand.step().await;
            if hand.board.is_over() {
                break;
            }
        }
        // The last frames of a board stay, so it leaves the match and sends as many others.
        for _ in 0..STEPS_MAX {
            if hand.board.is_acknowledged() {
                break;
            }
            hand.step().await;
        }
        assert_eq!(anna.delete(&format!("/api/v1/boards/{board}/seat")).await.status, 204);
        let mut raw = Raw::open(&mut hand).await;
        for _ in 0..::boards::HASHES_KEPT {
            assert_eq!(raw.frame(DONE).await["type"], "ack");
        }
        let record = format!("/api/v1/matches/{}/record", id.0);
        let before = berta.get(&record).await;
        assert_eq!(before.status, 200, "{}", before.text());
        let of_matches = "SELECT COUNT(*) AS number FROM board_frames WHERE match_id IS NOT NULL";
        assert!(number(&url, of_matches).await > 0);
        app.advance_s(25 * 3_600);
        let patience = Patience::new();
        let kept = i64::try_from(::boards::HASHES_KEPT).unwrap();
        while number(&url, "SELECT COUNT(*) AS number FROM board_frames").await > kept {
            patience.pause("the frames stay").await;
        }
        assert_eq!(number(&url, "SELECT COUNT(*) AS number FROM board_frames").await, kept);
        assert_eq!(number(&url, of_matches).await, 0);
        let after = berta.get(&record).await;
        assert_eq!((after.status, &after.body), (200, &before.body));
        // The checkers on the board are still those of the match, so the mirror still asks who may see it.
        assert_eq!(
            number(&url, "SELECT COUNT(*) AS number FROM boards WHERE last_match_id IS NOT NULL").await,
            1
        );
        // The board goes on with the same chain.
        let mut raw = Raw::open(&mut hand).await;
        assert_eq!(raw.frame(DONE).await["type"], "ack");
        // A board that was revoked is forgotten a day later, with everything that it stored.
        assert_eq!(
            anna.post("/api/v1/session", &json!({ "name": "anna", "password": crate::support::PASSWORD }))
                .await
                .status,
            200
        );
        assert_eq!(anna.delete(&format!("/api/v1/boards/{board}")).await.status, 204);
        app.advance_s(25 * 3_600);
        while number(&url, "SELECT COUNT(*) AS number FROM boards").await > 0 {
            patience.pause("the board stays").await;
        }
        assert_eq!(number(&url, "SELECT COUNT(*) AS number FROM board_frames").await, 0);
        app.stop().await;
    }
}
