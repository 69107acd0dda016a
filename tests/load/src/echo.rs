//! A yardstick: sockets that return every frame, with the same library on both ends. It measures what two
//! programs and the kernel of this machine need for a round trip, independently of any server.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::{
    accept_async_with_config, client_async_with_config,
    tungstenite::{Message, protocol::WebSocketConfig},
};

use super::{Histogram, LoadError, Quantiles};

/// The size of a frame in bytes, about that of an action.
const FRAME_BYTES: usize = 160;

fn config() -> WebSocketConfig {
    WebSocketConfig::default().read_buffer_size(4_096).write_buffer_size(0)
}

/// Listens on any port, prints the port on a line, and echoes for ever. Run it in a separate process.
///
/// # Errors
/// Returns an error if the program cannot listen.
#[expect(clippy::print_stdout, reason = "the parent process reads the port")]
pub async fn serve() -> Result<(), LoadError> {
    let failed = |error| LoadError::Io("listening", error);
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(failed)?;
    println!("{}", listener.local_addr().map_err(failed)?.port());
    loop {
        let (stream, _) = listener.accept().await.map_err(failed)?;
        tokio::spawn(echo(stream));
    }
}

async fn echo(stream: TcpStream) {
    // Any error ends this socket, and the other end notices.
    let Ok(()) = stream.set_nodelay(true) else { return };
    let Ok(mut stream) = accept_async_with_config(stream, Some(config())).await else { return };
    while let Some(Ok(message)) = stream.next().await {
        if message.is_text() && stream.send(message).await.is_err() {
            return;
        }
    }
}

/// Sends frames over `sockets` sockets, one every `pace` or as fast as they come back, and measures the round
/// trips.
///
/// # Errors
/// Returns an error if a socket breaks.
pub async fn measure(
    address: SocketAddr,
    sockets: usize,
    pace: Duration,
    time: Duration,
) -> Result<Quantiles, LoadError> {
    let histogram = Arc::new(Histogram::default());
    let until = tokio::time::Instant::now() + time;
    let share = pace / u32::try_from(sockets).unwrap_or(u32::MAX).max(1);
    let mut tasks = Vec::with_capacity(sockets);
    for number in 0..u32::try_from(sockets).unwrap_or(u32::MAX) {
        tasks.push(tokio::spawn(bounce(address, share * number, pace, until, Arc::clone(&histogram))));
    }
    for task in tasks {
        match task.await {
            Ok(bounced) => bounced?,
            Err(error) => return Err(LoadError::Unexpected(error.to_string())),
        }
    }
    Ok(histogram.quantiles())
}

async fn bounce(
    address: SocketAddr,
    first: Duration,
    pace: Duration,
    until: tokio::time::Instant,
    histogram: Arc<Histogram>,
) -> Result<(), LoadError> {
    let stream = TcpStream::connect(address).await.map_err(|error| LoadError::Io("connecting", error))?;
    stream.set_nodelay(true).map_err(|error| LoadError::Io("connecting", error))?;
    let (mut stream, _) =
        client_async_with_config(format!("ws://{address}/"), stream, Some(config())).await?;
    let frame = "x".repeat(FRAME_BYTES);
    tokio::time::sleep(first).await;
    while tokio::time::Instant::now() < until {
        let at = tokio::time::Instant::now();
        stream.send(Message::text(frame.as_str())).await?;
        match stream.next().await {
            Some(Ok(_)) => histogram.record(at.elapsed()),
            Some(Err(error)) => return Err(error.into()),
            None => return Err(LoadError::Unexpected("the echo ended".to_owned())),
        }
        tokio::time::sleep_until(at + pace).await;
    }
    Ok(())
}
