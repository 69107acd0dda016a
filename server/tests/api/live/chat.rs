//! Chat at tables.

use wire::{ChatLine, ClientMessage, ErrorCode, RequestId, ServerMessage};

use super::{WatchedTable, casual};
use crate::support::{Client, Database, Socket, TestApp};

async fn say(socket: &mut Socket, request: &str, text: &str) -> Result<wire::Seq, wire::ErrorBody> {
    let request = RequestId(request.to_owned());
    let id = socket.view.as_ref().unwrap().id.clone();
    socket.say(&ClientMessage::Chat { id, request: request.clone(), text: text.into() }).await;
    socket.answer_to(&request).await
}

async fn lines(socket: &mut Socket) -> Vec<ChatLine> {
    loop {
        if let ServerMessage::Chat { lines, .. } = socket.next().await {
            return lines;
        }
    }
}

#[tokio::test]
async fn players_and_spectators_chat_and_later_arrivals_read_it() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut table = WatchedTable::begin(&app, casual()).await;
        say(&mut table.white, "a", "  good\nluck ").await.unwrap();
        let heard = lines(&mut table.black).await;
        assert_eq!(
            (heard[0].number, heard[0].name.as_str(), heard[0].text.as_str()),
            (1, "anna", "goodluck")
        );
        // A line that is sent twice appears once.
        say(&mut table.white, "a", "good luck").await.unwrap();
        let clara = app.sign_up("clara").await;
        let mut spectator = Socket::open(&clara).await;
        spectator.watch(&table.id, 0).await;
        assert_eq!(lines(&mut spectator).await, heard);
        say(&mut spectator, "b", "hello").await.unwrap();
        assert_eq!(lines(&mut spectator).await[0].number, 2);
        // The players read what spectators write when the match is over.
        table.white.act(wire::Command::Leave).await.unwrap();
        let told = lines(&mut table.black).await;
        assert_eq!(
            told.iter().map(|line| (line.number, line.spectator)).collect::<Vec<_>>(),
            [(1, false), (2, true)]
        );
        app.stop().await;
    }
}

#[tokio::test]
async fn users_who_may_not_write_or_write_too_much_are_told() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, casual()).await;
    let mut stranger = Socket::open(&app.client()).await;
    stranger.watch(&table.id, 0).await;
    let error = say(&mut stranger, "a", "hi").await.expect_err("nobody is signed in");
    assert_eq!(error.code, ErrorCode::SignInRequired);
    for text in ["", "   ", &"x".repeat(501)] {
        assert_eq!(say(&mut table.white, "a", text).await.expect_err("no line").code, ErrorCode::Invalid);
    }
    let mut refused = None;
    for number in 0..30 {
        if let Err(error) = say(&mut table.white, &format!("n{number}"), "spam").await {
            refused = Some(error.code);
            break;
        }
    }
    assert_eq!(refused, Some(ErrorCode::TooManyRequests));
    app.stop().await;
}

/// Opens a socket that watches the lobby and has received its snapshot.
async fn in_lobby(client: &Client) -> Socket {
    let mut socket = Socket::open(client).await;
    socket.say(&ClientMessage::WatchLobby).await;
    while !matches!(socket.next().await, ServerMessage::Lobby { .. }) {}
    socket
}

async fn say_in_lobby(socket: &mut Socket, request: &str, text: &str) -> Result<wire::Seq, wire::ErrorBody> {
    let request = RequestId(request.to_owned());
    socket.say(&ClientMessage::LobbyChat { request: request.clone(), text: text.into() }).await;
    socket.answer_to(&request).await
}

async fn lobby_lines(socket: &mut Socket) -> Vec<ChatLine> {
    loop {
        if let ServerMessage::LobbyChat { lines } = socket.next().await {
            return lines;
        }
    }
}

#[tokio::test]
async fn the_lobby_talks_but_not_those_who_have_blocked_each_other() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let (mut anna, berta, carl) =
            (app.sign_up("anna").await, app.sign_up("berta").await, app.sign_up("carl").await);
        let block = serde_json::json!({ "friend": false, "blocked": true, "note": "" });
        assert_eq!(anna.put("/api/v1/account/contacts/berta", &block).await.status, 204);
        let (mut a, mut b, mut c) = (in_lobby(&anna).await, in_lobby(&berta).await, in_lobby(&carl).await);
        let first = say_in_lobby(&mut a, "one", " hello\n").await.unwrap();
        assert_eq!(
            say_in_lobby(&mut a, "one", "hello").await.unwrap(),
            first,
            "a repeated line appears once"
        );
        say_in_lobby(&mut b, "two", "good evening").await.unwrap();
        say_in_lobby(&mut c, "three", "hi all").await.unwrap();
        let mut heard = Vec::new();
        while heard.last() != Some(&"hi all".to_owned()) {
            heard.extend(lobby_lines(&mut b).await.into_iter().map(|line| line.text));
        }
        assert_eq!(heard, ["good evening", "hi all"], "berta is not shown what anna says");
        // Later clients receive the lines that they may see.
        let texts = |lines: Vec<ChatLine>| lines.into_iter().map(|line| line.text).collect::<Vec<_>>();
        assert_eq!(texts(lobby_lines(&mut in_lobby(&anna).await).await), ["hello", "hi all"]);
        let mut stranger = in_lobby(&app.client()).await;
        assert_eq!(texts(lobby_lines(&mut stranger).await), ["hello", "good evening", "hi all"]);
        let refused = say_in_lobby(&mut stranger, "x", "me too").await.expect_err("nobody is signed in");
        assert_eq!(refused.code, ErrorCode::SignInRequired);
        let mut guest = in_lobby(&app.guest().await).await;
        let refused = say_in_lobby(&mut guest, "x", "me too").await.expect_err("a guest reads");
        assert_eq!(refused.code, ErrorCode::AccountNeeded);
        assert!(refused.message.to_lowercase().contains("sign up"), "{}", refused.message);
        assert_eq!(say_in_lobby(&mut c, "y", " ").await.expect_err("no line").code, ErrorCode::Invalid);
        app.stop().await;
    }
}

#[tokio::test]
async fn the_lobby_is_spoken_in_only_so_often_and_forgets_after_a_month() {
    let app = TestApp::start(Database::sqlite()).await;
    let anna = app.sign_up("anna").await;
    let mut socket = in_lobby(&anna).await;
    let mut refused = None;
    for number in 0..30 {
        if let Err(error) = say_in_lobby(&mut socket, &format!("n{number}"), "spam").await {
            refused = Some(error.code);
            break;
        }
    }
    assert_eq!(refused, Some(ErrorCode::TooManyRequests));
    app.advance_s(31 * 86_400);
    let last = say_in_lobby(&mut socket, "later", "a month later").await.unwrap();
    // Tables are cleaned up every ten seconds. After a restart only stored lines are shown.
    app.advance_s(31 * 86_400);
    let app = app.restart().await;
    // The earlier session has expired by now.
    let bob = app.sign_up("bob").await;
    let mut socket = in_lobby(&bob).await;
    let after = say_in_lobby(&mut socket, "again", "still here").await.unwrap();
    assert!(after > last, "the numbers continue: {after:?} {last:?}");
    app.stop().await;
}

#[tokio::test]
async fn a_guest_writes_in_its_own_match_and_nowhere_else() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut guest = app.guest().await;
        let mut own = WatchedTable::begin_between(app.sign_up("carl").await, guest.clone(), casual()).await;
        say(&mut own.black, "hi", "hello").await.unwrap();

        let mut table = WatchedTable::begin(&app, casual()).await;
        let mut stranger = Socket::open(&guest).await;
        stranger.watch(&table.id, 0).await;
        let refused = say(&mut stranger, "a", "look at my site").await.expect_err("a guest watches");
        assert_eq!(refused.code, ErrorCode::AccountNeeded);
        assert!(refused.message.to_lowercase().contains("sign up"), "{}", refused.message);
        // After the match guests cannot comment either; registered users can.
        table.white.act(wire::Command::Leave).await.unwrap();
        let comments = format!("/api/v1/matches/{}/comments", table.id.0);
        let remark = serde_json::json!({ "stop": 1, "text": "look at my site" });
        guest.post(&comments, &remark).await.assert_error(403, "account_needed");
        assert_eq!(app.client().get(&comments).await.json(), serde_json::json!([]));
        let mut named = app.sign_up("dora").await;
        assert_eq!(named.post(&comments, &remark).await.status, 200);
        own.black.act(wire::Command::Leave).await.unwrap();
        let own_comments = format!("/api/v1/matches/{}/comments", own.id.0);
        assert_eq!(guest.post(&own_comments, &remark).await.status, 200);
        app.stop().await;
    }
}

#[tokio::test]
async fn a_match_keeps_only_so_many_lines() {
    for database in Database::each() {
        let app = TestApp::start_with(database, |settings| settings.live.chat_lines_max = 3).await;
        let mut table = WatchedTable::begin(&app, casual()).await;
        for request in ["a", "b", "c", "c"] {
            say(&mut table.white, request, "hello").await.unwrap();
        }
        let refused = say(&mut table.black, "d", "hello").await.expect_err("the fourth line");
        assert_eq!(refused.code, ErrorCode::Conflict);
        assert!(refused.message.contains("has 3 chat lines already"), "{}", refused.message);
        app.stop().await;
    }
}
