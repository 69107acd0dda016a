//! What is said at tables.

use wire::{ChatLine, ClientMessage, ErrorCode, RequestId, ServerMessage};

use super::{Table, casual};
use crate::support::{Database, Socket, TestApp};

async fn say(socket: &mut Socket, request: &str, text: &str) -> Result<wire::Seq, wire::ErrorBody> {
    let request = RequestId(request.to_owned());
    let id = socket.view.as_ref().unwrap().id.clone();
    socket.say(&ClientMessage::Chat { id, request: request.clone(), text: text.to_owned() }).await;
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
async fn players_and_spectators_talk_and_who_comes_later_reads_it() {
    for database in Database::each() {
        let app = TestApp::start(database).await;
        let mut table = Table::begin(&app, casual()).await;
        say(&mut table.white, "a", "  good\nluck ").await.unwrap();
        let heard = lines(&mut table.black).await;
        assert_eq!(
            (heard[0].number, heard[0].name.as_str(), heard[0].text.as_str()),
            (1, "anna", "goodluck")
        );
        // The same line sent again is said once.
        say(&mut table.white, "a", "good luck").await.unwrap();
        let guest = app.guest().await;
        let mut spectator = Socket::open(&guest).await;
        spectator.watch(&table.id, 0).await;
        assert_eq!(lines(&mut spectator).await, heard);
        say(&mut spectator, "b", "hello").await.unwrap();
        assert_eq!(lines(&mut table.black).await[0].number, 2);
        app.stop().await;
    }
}

#[tokio::test]
async fn who_may_not_speak_or_says_too_much_is_told() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = Table::begin(&app, casual()).await;
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
