//! Those who do not play: they watch a match, watch the lobby, or are only there.

use std::sync::{Arc, atomic::Ordering};

use futures_util::{StreamExt as _, stream};
use tokio::task::JoinHandle;

use super::{LoadError, Score, server::Door, socket::Socket};

/// Sockets that are opened at the same time.
const OPENED_AT_ONCE: usize = 64;

/// Sockets that say nothing but what keeps them open.
pub(crate) async fn idle(
    door: &Door,
    count: usize,
    score: &Arc<Score>,
) -> Result<Vec<JoinHandle<()>>, LoadError> {
    open(door, vec![None; count], score).await
}

/// Watchers of the lobby.
pub(crate) async fn lobby(
    door: &Door,
    count: usize,
    score: &Arc<Score>,
) -> Result<Vec<JoinHandle<()>>, LoadError> {
    open(door, vec![Some(r#"{"type":"watch_lobby"}"#.to_owned()); count], score).await
}

/// Spectators, spread over the matches.
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

/// One socket for each wish; it says it and listens.
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
