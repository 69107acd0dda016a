//! Plays one game against a bot over the API of Fullprime:
//! `cargo run --example play -- http://127.0.0.1:8080 fp_... Pip`. The token needs the scope `play`.
//!
//! The crate `wire` has a type for every message, so the compiler checks the names.
#![expect(clippy::print_stdout, reason = "an example says how it went")]

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::Client;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    client_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};
use wire::{
    ClientMessage, Command, CommandKind, MatchView, Phase, PlayNode, RequestId, Seq, ServerMessage,
    SingleMove, TableView,
};

/// Posts a body and returns the answer.
async fn post<T: DeserializeOwned>(url: String, token: &str, body: &impl Serialize) -> anyhow::Result<T> {
    let answer = Client::new().post(url).bearer_auth(token).json(body).send().await?;
    if !answer.status().is_success() {
        bail!("{}", answer.text().await?);
    }
    Ok(answer.json().await?)
}

/// Returns the command of a player who takes every double and makes the first legal play, or `None` while it is
/// the opponent's turn.
fn choose(view: &MatchView) -> Option<Command> {
    let may = |kind| view.allowed.contains(&kind);
    if may(CommandKind::AcceptResignation) {
        Some(Command::AcceptResignation)
    } else if may(CommandKind::Take) {
        Some(Command::Take)
    } else if may(CommandKind::Roll) {
        Some(Command::Roll)
    } else {
        let plays = view.plays.as_ref().filter(|_| may(CommandKind::Play))?;
        Some(Command::Play { moves: first_play(plays) })
    }
}

/// The legal plays are a graph: node 0 is the current board, each edge moves one checker by one die.
fn first_play(nodes: &[PlayNode]) -> Vec<SingleMove> {
    let mut moves = Vec::new();
    let mut at = nodes.first();
    while let Some(edge) = at.filter(|node| !node.complete).and_then(|node| node.edges.first()) {
        moves.push(SingleMove { from: edge.from, to: edge.to });
        at = nodes.get(usize::from(edge.next));
    }
    moves
}

/// Plays a game to its end and returns true if it was won.
///
/// # Errors
/// Returns an error if the server cannot be reached or refuses a request.
pub(crate) async fn play(site: &str, token: &str, bot: &str) -> anyhow::Result<bool> {
    let settings = json!({ "format": { "kind": "normal" }, "rated": false, "time": { "kind": "none" } });
    let wanted = json!({ "settings": settings, "invite": bot });
    let table: TableView = post(format!("{site}/api/v1/matches"), token, &wanted).await?;
    let seat = format!("{site}/api/v1/matches/{}/seat", table.id.0);
    let _seated: MatchView = post(seat, token, &json!({})).await?;

    let host = site.strip_prefix("http://").context("this small example speaks plain HTTP")?;
    let mut request = format!("ws://{host}/ws").into_client_request()?;
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    let (mut socket, _) = client_async(request, TcpStream::connect(host).await?).await?;
    let say = |message: &ClientMessage| serde_json::to_string(message).map(Message::text);
    socket.send(say(&ClientMessage::WatchMatch { id: table.id, since: Seq(0) })?).await?;

    let mut answered = None;
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        match serde_json::from_str::<ServerMessage>(&text)? {
            ServerMessage::Match { view, .. } => {
                if let Phase::Over { outcome } = &view.phase {
                    socket.close(None).await?;
                    return Ok(outcome.winner == view.you);
                }
                if let Some(command) = choose(&view).filter(|_| answered != Some(view.seq)) {
                    answered = Some(view.seq);
                    let request = RequestId(format!("a{}", view.seq.0));
                    let act = ClientMessage::Act { id: view.id, request, seen: view.seq, command };
                    socket.send(say(&act)?).await?;
                }
            }
            ServerMessage::Refused { error, .. } | ServerMessage::Error { error } => bail!("{error:?}"),
            _ => {}
        }
    }
    bail!("the server closed the socket")
}

#[tokio::main(flavor = "current_thread")]
#[allow(dead_code, reason = "the tests call `play` themselves")]
async fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut next = |what: &'static str| arguments.next().context(what);
    let (site, token, bot) = (next("an address")?, next("a token")?, next("the name of a bot")?);
    let won = play(&site, &token, &bot).await?;
    println!("{} against {bot}", if won { "won" } else { "lost" });
    Ok(())
}
