//! Clients that do not play: they watch a match, watch the lobby, or stay idle.

use std::sync::{Arc, atomic::Ordering};

use futures_util::{StreamExt as _, stream};
use tokio::task::JoinHandle;

use super::{LoadError, Score, server::Door, socket::Socket};

/// The number of sockets that are opened at the same time.
const OPENED_AT_ONCE: usize = 64;

/// Opens sockets that only keep themselves open.
pub(crate) async fn idle(
    door: &Door,
    count: usize,
    score: &Arc<Score>,
) -> Result<Vec<JoinHandle<()>>, LoadError> {
    open(door, vec![None; count], score).await
}

/// Opens watchers of the lobby.
pub(crate) async fn lobby(
    door: &Door,
    count: usize,
    score: &Arc<Score>,
) -> Result<Vec<JoinHandle<()>>, LoadError> {
    open(door, vec![Some(r#"{"type":"watch_lobby"}"#.to_owned()); count], score).await
}

/// Opens spectators, spread over the matches.
pub(crate) async fn spectators(
    door: &Door,
    count: usize,
    matches: &[String],
    score: &Arc<Score>,
) -> Result<Vec<JoinHandle<()>>, LoadError> {
    let wishes = matches.iter().cycle().take(count);
    let wishes = wishes.map(|id| Some(format!(r#"{{"type":"watch_match","id":"{id}","since":0}}"#)));
    open(door, wishes.collect(), score).await
}

/// Opens a socket for each wish, sends the wish as its first message, if there is one, and listens.
async fn open(
    door: &Door,
    wishes: Vec<Option<String>>,
    score: &Arc<Score>,
) -> Result<Vec<JoinHandle<()>>, LoadError> {
    let opened = stream::iter(wishes).map(|wish| async move {
        let mut socket = Socket::open(door.address, None).await?;
        if let Some(wish) = wish {
            socket.say(wish).await?;
        }
        Ok::<_, LoadError>(tokio::spawn(listen(socket, Arc::clone(score))))
    });
    opened.buffer_unordered(OPENED_AT_ONCE).collect::<Vec<_>>().await.into_iter().collect()
}

async fn listen(mut socket: Socket, score: Arc<Score>) {
    loop {
        match socket.hear().await {
            Ok(text) => score.shown(text.len()),
            Err(_) if score.has_ended() => return,
            Err(_lost) => {
                score.broken.fetch_add(1, Ordering::Relaxed);
                return;
            }
        }
    }
}
