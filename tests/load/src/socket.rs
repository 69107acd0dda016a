//! The generator's end of a socket. It parses only the necessary part of a message: a generator that is as
//! expensive as the server would measure itself.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, Utf8Bytes, client::IntoClientRequest as _, protocol::WebSocketConfig},
};

use super::{LoadError, server::Account};

/// The server closes a socket that is silent for 60 s, so the generator pings more often.
const PING_EVERY: Duration = Duration::from_secs(25);

/// One open socket.
#[derive(Debug)]
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    ping_at: tokio::time::Instant,
}

/// The part of a server message that a player needs.
#[derive(Debug, Deserialize)]
pub(crate) struct MessageHead<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: &'a str,
    #[serde(borrow)]
    pub(crate) view: Option<View<'a>>,
    #[serde(borrow)]
    pub(crate) agenda: Option<Agenda<'a>>,
    pub(crate) error: Option<serde_json::Value>,
    /// The last event of an action that was carried out.
    pub(crate) seq: Option<u32>,
}

/// The part of the agenda that a player needs: the kept seats.
#[derive(Debug, Deserialize)]
pub(crate) struct Agenda<'a> {
    #[serde(borrow)]
    pub(crate) tables: Vec<KeptMatch<'a>>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct KeptMatch<'a> {
    pub(crate) id: &'a str,
}

#[derive(Debug, Deserialize)]
pub(crate) struct View<'a> {
    pub(crate) id: &'a str,
    pub(crate) seq: u32,
    #[serde(borrow)]
    pub(crate) you: Option<&'a str>,
    #[serde(borrow)]
    pub(crate) phase: Phase<'a>,
    pub(crate) plays: Option<Vec<Node>>,
    /// The lowest result that the viewer can resign.
    #[serde(borrow)]
    resignation_floor: Option<&'a str>,
    /// True while the roll waits for the other room of a team match.
    waits_for_other_room: bool,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Phase<'a> {
    pub(crate) kind: &'a str,
    /// The seat that must act, under either of its names.
    #[serde(alias = "to")]
    pub(crate) seat: Option<&'a str>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Node {
    complete: bool,
    edges: Vec<Edge>,
}

#[derive(Debug, Deserialize)]
struct Edge {
    from: u8,
    to: u8,
    next: usize,
}

impl Socket {
    pub(crate) async fn open(address: SocketAddr, who: Option<&Account>) -> Result<Socket, LoadError> {
        let mut request = format!("ws://{address}/ws").into_client_request()?;
        if let Some(account) = who {
            let cookie = account.cookie.parse().map_err(|_no_header| {
                LoadError::Unexpected("the session's cookie is no header".to_owned())
            })?;
            request.headers_mut().insert("cookie", cookie);
        }
        let stream = TcpStream::connect(address).await.map_err(|error| LoadError::Io("connecting", error))?;
        stream.set_nodelay(true).map_err(|error| LoadError::Io("connecting", error))?;
        // The default buffers would reserve 256 KiB for each of ten thousand sockets.
        let config = WebSocketConfig::default().read_buffer_size(4_096).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
        let mut socket = Socket { stream, ping_at: tokio::time::Instant::now() + PING_EVERY };
        socket.hear().await?;
        Ok(socket)
    }

    pub(crate) async fn say(&mut self, text: String) -> Result<(), LoadError> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// Returns the next text, and keeps the socket open meanwhile. Cancelling the call loses nothing.
    pub(crate) async fn hear(&mut self) -> Result<Utf8Bytes, LoadError> {
        loop {
            tokio::select! {
                message = self.stream.next() => match message {
                    Some(Ok(Message::Text(text))) => return Ok(text),
                    Some(Ok(Message::Close(_))) | None => {
                        return Err(LoadError::Unexpected("the server closed a socket".to_owned()));
                    }
                    Some(Ok(_)) => {}
                    Some(Err(error)) => return Err(error.into()),
                },
                () = tokio::time::sleep_until(self.ping_at) => {
                    self.ping_at += PING_EVERY;
                    self.say(r#"{"type":"ping","at":0}"#.to_owned()).await?;
                }
            }
        }
    }

    pub(crate) async fn watch_match(&mut self, id: &str) -> Result<(), LoadError> {
        self.say(format!(r#"{{"type":"watch_match","id":"{id}","since":0}}"#)).await
    }
}

impl View<'_> {
    /// Returns the viewer's resignation, if it is the viewer's turn to roll or to play.
    pub(crate) fn resignation(&self) -> Option<String> {
        // While the roll waits for the other room, it may come before the server hears of the resignation.
        let is_turn = self.you.is_some() && self.phase.seat == self.you && !self.waits_for_other_room;
        let result = self.resignation_floor.filter(|_| is_turn && self.phase.kind.starts_with("to_"))?;
        Some(format!(r#"{{"do":"offer_resignation","result":"{result}"}}"#))
    }

    /// Returns the viewer's action, if it is the viewer's turn: the first legal play, no double, no
    /// resignation.
    pub(crate) fn command(&self) -> Option<String> {
        if self.you.is_none() || self.phase.seat != self.you {
            return None;
        }
        match self.phase.kind {
            "to_roll" if self.waits_for_other_room => None,
            "to_roll" => Some(r#"{"do":"roll"}"#.to_owned()),
            "to_play" => {
                let nodes = self.plays.as_deref()?;
                let (mut moves, mut node) = (Vec::new(), nodes.first()?);
                while !node.complete {
                    let edge = node.edges.first()?;
                    moves.push(format!(r#"{{"from":{},"to":{}}}"#, edge.from, edge.to));
                    node = nodes.get(edge.next)?;
                }
                Some(format!(r#"{{"do":"play","moves":[{}]}}"#, moves.join(",")))
            }
            "cube_offered" => Some(r#"{"do":"take"}"#.to_owned()),
            "resignation_offered" => Some(r#"{"do":"accept_resignation"}"#.to_owned()),
            _ => None,
        }
    }
}
