//! During maintenance no match begins, and running ones continue.

use std::process::{Command as Process, Output};

use serde_json::json;
use wire::{Command, ErrorBody, ErrorCode, MatchFormat, Phase, ServerMessage};

use super::{
    WatchedTable, against_bot, casual,
    late_and_gone::are_set_up,
    open_table, settings, sit,
    timetables::{field, live},
    tournaments::last_round,
};
use crate::support::{Client, Database, Reply, Socket, TestApp};

fn admin(url: &str, arguments: &[&str]) -> Output {
    Process::new(env!("CARGO_BIN_EXE_fullprime"))
        .args(["admin", "--database", url, "maintenance"])
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn assert_refused(reply: &Reply) {
    let error: ErrorBody = serde_json::from_slice(&reply.body).unwrap();
    assert_eq!((reply.status, error.code), (503, ErrorCode::Maintenance), "{}", reply.text());
}

/// Returns the content of the next message about maintenance.
async fn told(socket: &mut Socket) -> Option<Option<String>> {
    loop {
        if let ServerMessage::Maintenance { maintenance } = socket.next().await {
            return maintenance.map(|maintenance| maintenance.message);
        }
    }
}

async fn open(client: &mut Client) -> Reply {
    client.post("/api/v1/matches", &json!({ "settings": casual() })).await
}

#[tokio::test]
async fn no_match_begins_and_those_in_play_go_on() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let mut table = WatchedTable::begin(&app, settings(MatchFormat::Normal, true)).await;
        let (mut carla, mut dora) = (app.sign_up("carla").await, app.sign_up("dora").await);
        let open_before = open_table(&mut carla, casual(), None).await.id;
        sit(&mut carla, &open_before).await;
        assert!(
            said(&admin(&url, &["status"])).contains("no maintenance\nmatches in play: 1 with a live clock")
        );

        assert!(said(&admin(&url, &["begin", "--message", "until nine"])).contains("matches in play: 1 "));
        assert_refused(&open(&mut dora).await);
        assert_refused(&dora.post(&format!("/api/v1/matches/{}/seat", open_before.0), &json!({})).await);
        assert_eq!(told(&mut table.white).await, Some(Some("until nine".to_owned())));
        let mut late = Socket::open(&dora).await;
        assert_eq!(told(&mut late).await, Some(Some("until nine".to_owned())));
        table.play_actions(4).await;
        table.white.act(Command::Leave).await.unwrap();
        table.black.until(|view| matches!(view.phase, Phase::Over { .. })).await;
        assert!(said(&admin(&url, &["status"])).contains("matches in play: 0 with a live clock"));

        assert!(said(&admin(&url, &["end"])).contains("matches begin again"));
        assert_eq!(told(&mut late).await, None);
        sit(&mut dora, &open_before).await;
        against_bot(&mut dora, "pip", casual()).await;
        let too_long = admin(&url, &["begin", "--message", &"x".repeat(201)]);
        assert!(!too_long.status.success() && String::from_utf8_lossy(&too_long.stderr).contains("200"));
        app.stop().await;
    }
}

/// Regression: the time of a maintenance, in which no seat could be taken, made players absent at its end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_absent_because_of_a_maintenance() {
    for database in Database::each() {
        let url = database.url();
        let app = TestApp::start(database).await;
        let wanted = live(&app, 1);
        let mut field = field(app, &wanted, 2).await;
        field.app.advance_s(3_601);
        field.until(are_set_up).await;
        let mut socket = Socket::open(field.client("player01")).await;
        said(&admin(&url, &["begin", "--message", "until nine"]));
        assert!(told(&mut socket).await.is_some());
        field.app.advance_s(3_600);
        said(&admin(&url, &["end"]));
        assert_eq!(told(&mut socket).await, None);
        let announce = json!({ "act": "announce", "text": "We go on" });
        assert_eq!(last_round(&field.direct(announce.clone()).await)[0].how, None);
        field.app.advance_s(599);
        assert_eq!(last_round(&field.direct(announce).await)[0].how, None);
        field.app.advance_s(1);
        field.until(|view| last_round(view)[0].how == Some(wire::DecidedHow::BothAbsent)).await;
        field.app.stop().await;
    }
}
