//! The presence of a match's players, as the opponent sees it.

use wire::Presence;

use super::{WatchedTable, casual};
use crate::support::{Database, Socket, TestApp};

#[tokio::test]
async fn a_frozen_network_and_a_departure_are_shown_correctly() {
    let app = TestApp::start(Database::sqlite()).await;
    let mut table = WatchedTable::begin(&app, casual()).await;
    // A socket that is not read answers no ping: its network is frozen, though the connection is still open.
    table.white.until(|view| view.black.presence == Presence::Reconnecting).await;
    let view = table.white.view.as_ref().unwrap();
    assert!(view.black.connected && view.white.presence >= Presence::Slow, "the reader itself is there");
    // The socket is read again, so it answers pings.
    let WatchedTable { id, mut white, mut black, white_client } = table;
    let reader = tokio::spawn(async move {
        black.until(|view| view.white.presence == Presence::Gone).await;
        black
    });
    white.until(|view| view.black.presence == Presence::Good).await;
    drop(white);
    let mut black = reader.await.unwrap();
    // The player is on another page.
    let mut elsewhere = Socket::open(&white_client).await;
    black.until(|view| view.white.presence == Presence::Elsewhere).await;
    elsewhere.watch(&id, 0).await;
    black.until(|view| view.white.presence == Presence::Good).await;
    app.stop().await;
}
