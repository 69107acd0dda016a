//! The log of a match that ended more than a day ago is packed into one row. No reader notices.

use serde_json::json;
use wire::{Command, LoggedEvent, MatchFormat, MatchId, Phase, RequestId};

use super::{
    WatchedTable, against_bot,
    corrections::{check, check_settings},
    downloads::unzipped_raw,
    moderation::set_moderator,
    settings,
    stakes::admin,
    voids,
};
use crate::support::{Client, Database, Patience, Socket, TestApp};

const DAY_S: u64 = 24 * 60 * 60;

/// Restarts the server a day later, and waits until all logs are packed. Afterwards no match is in the node's memory.
async fn a_day_later(app: TestApp) -> TestApp {
    let app = app.restart_after_s(DAY_S + 1).await;
    let patience = Patience::new();
    loop {
        let unpacked =
            app.database().texts("SELECT DISTINCT CAST(match_id AS TEXT) AS text FROM match_events");
        if unpacked.is_empty() {
            return app;
        }
        patience.pause(unpacked).await;
    }
}

/// Returns everything that is made from the log of a match.
async fn made_from_log(client: &mut Client, id: &MatchId) -> Vec<Vec<u8>> {
    let mut made = Vec::new();
    for path in ["/record", "/record.json", "/record.mat", "/record.sgf", "/sheet.json", "/dice"] {
        let reply = client.get(&format!("/api/v1/matches/{}{path}", id.0)).await;
        assert_eq!(reply.status, 200, "{path}: {}", reply.text());
        made.push(reply.body);
    }
    made
}

async fn events(client: &Client, id: &MatchId) -> Vec<LoggedEvent> {
    let mut socket = Socket::open(client).await;
    socket.watch(id, 0).await;
    socket.events
}

/// Voids a match, in the name of a moderator.
async fn void(judge: &mut Client, id: &MatchId) {
    let scope = json!({ "kind": "match", "id": id });
    let preview = judge.post("/api/v1/moderation/voids/preview", &json!({ "scope": scope })).await.json();
    let sent = json!({
        "scope": scope, "digest": preview["digest"], "reason": "Lost on purpose.", "evidence": "Same minute.",
    });
    let reply = judge.post("/api/v1/moderation/voids", &sent).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_packed_log_gives_the_same_answers() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let judge = app.sign_up("judge").await;
        assert!(set_moderator(&app.database().url(), "add", "judge"));
        let mut anna = app.sign_up("anna").await;
        let one_point = settings(MatchFormat::Points { length: 1 }, false);
        let (played, mut socket) = against_bot(&mut anna, "pip", one_point).await;
        socket.play_to_the_end().await;
        let (berta, carl) = (app.sign_up("berta").await, app.sign_up("carl").await);
        let mut table = WatchedTable::begin_between(berta.clone(), carl, voids::staked()).await;
        table.play_actions(8).await;
        let leaving = RequestId("leaving".to_owned());
        let left = table.white.act_as(leaving.clone(), Command::Leave).await.unwrap();
        table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;

        let mut before = Vec::new();
        for id in [&played, &table.id] {
            before.push((made_from_log(&mut anna, id).await, events(&anna, id).await));
        }
        let zip = unzipped_raw(&anna.get("/api/v1/account/matches.zip").await);
        let app = a_day_later(app).await;
        let [mut anna, berta, mut judge] = [&anna, &berta, &judge].map(|client| app.moved(client));
        let packed = app.database().texts("SELECT CAST(match_id AS TEXT) AS text FROM packed_logs");
        assert_eq!(packed.len(), 2, "{packed:?}");
        for (id, (made, log)) in [&played, &table.id].into_iter().zip(&before) {
            assert_eq!(&made_from_log(&mut anna, id).await, made);
            assert_eq!(&events(&anna, id).await, log);
        }
        assert_eq!(unzipped_raw(&anna.get("/api/v1/account/matches.zip").await), zip);
        check(&app);

        // An action that is sent again gets its answer, and no other action is possible.
        let mut socket = Socket::open(&berta).await;
        socket.watch(&table.id, 0).await;
        assert_eq!(socket.act_as(leaving, Command::Leave).await.unwrap(), left);
        socket.act(Command::Leave).await.unwrap_err();
        // A void changes no log, so this one stays packed.
        void(&mut judge, &table.id).await;
        check(&app);

        // The analysis reads a packed log too.
        let app = app.restart_with(|settings| settings.live.analyse_matches = true).await;
        let mut anna = app.moved(&anna);
        let path = format!("/api/v1/matches/{}/analysis", played.0);
        anna.get_until(&path, |view| view["report"]["plies"] == 2 && view["progress"].is_null()).await;
        let rows = "SELECT CAST(count(*) AS TEXT) AS text FROM match_events";
        assert_eq!(app.database().texts(rows), ["0"]);
        check(&app);
        app.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_packed_log_is_found_by_the_check() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut anna = app.sign_up("anna").await;
        let one_point = settings(MatchFormat::Points { length: 1 }, false);
        let (id, mut socket) = against_bot(&mut anna, "pip", one_point).await;
        socket.play_to_the_end().await;
        let app = a_day_later(app).await;
        check(&app);

        app.database().change("UPDATE packed_logs SET bytes = bytes + 1");
        let path = format!("/api/v1/matches/{}/record", id.0);
        app.client().get(&path).await.assert_error(500, "internal");
        let config = check_settings(&app);
        let output = admin(&app.database().url(), &["--config", &config, "check"]);
        let told = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        assert!(!output.status.success(), "{told:?}");
        assert!(told.iter().any(|text| text.contains("packed_logs") && text.contains(&id.0)), "{told:?}");

        app.database().change("UPDATE packed_logs SET bytes = bytes - 1");
        check(&app);
        assert_eq!(app.client().get(&path).await.status, 200);
        app.stop().await;
    }
}
