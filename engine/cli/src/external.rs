//! `fullprime external`: a bot that plays for GNU Backgammon, over GNU Backgammon's own protocol.
//!
//! The crate `bots` implements the protocol; this file has the sockets. Each connection has a thread, because its
//! questions come one by one and keep the processor busy.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Context as _;
use bots::external::{BoardLineBot, LINE_MAX, Reply};
use clap::Args;

use super::engine_options::EngineOptions;
use super::process::Outcome;

/// `fullprime external`.
#[derive(Debug, Args)]
pub struct External {
    /// The address to listen on, host:port; port 0 takes a free port.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:1234")]
    listen: String,
    /// The strength of the bot: 1 is the weakest, 6 the strongest.
    #[arg(long, value_name = "L", default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=6))]
    level: u8,
    #[command(flatten)]
    options: EngineOptions,
}

/// The maximum number of connections at once; each has a thread.
const CONNECTIONS_MAX: usize = 64;

impl External {
    /// Listens until the program ends.
    ///
    /// # Errors
    /// Returns an error if the engine cannot be made, the address cannot be used or the output is closed.
    pub fn run(self) -> anyhow::Result<Outcome> {
        let engine = self.options.engine()?;
        let listener =
            TcpListener::bind(&self.listen).with_context(|| format!("cannot listen on {}", self.listen))?;
        let player = BoardLineBot::of_level(self.level, engine).context("there is no bot of this level")?;
        let player = Arc::new(player);
        let address = listener.local_addr()?;
        let mut output = io::stdout().lock();
        writeln!(
            output,
            "{} plays on {address}. In GNU Backgammon, for player 0 or 1: set player 0 external {address}",
            player.name()
        )
        .and_then(|()| output.flush())
        .context("standard output is closed")?;
        drop(output);
        let connections = Arc::new(AtomicUsize::new(0));
        for stream in listener.incoming() {
            // A connection that closed before it was accepted must not stop the listener.
            let Ok(stream) = stream else { continue };
            if connections.fetch_add(1, Ordering::Relaxed) >= CONNECTIONS_MAX {
                connections.fetch_sub(1, Ordering::Relaxed);
                continue;
            }
            let (player, connections) = (Arc::clone(&player), Arc::clone(&connections));
            std::thread::spawn(move || {
                // An error means that the client has gone, so there is no one to report it to.
                converse(&player, &stream).unwrap_or_default();
                connections.fetch_sub(1, Ordering::Relaxed);
            });
        }
        Ok(Outcome::AllWell)
    }
}

/// Answers line by line until the other end closes.
fn converse(player: &BoardLineBot, stream: &TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut input = BufReader::new(stream);
    let mut output = stream;
    let mut line = Vec::new();
    let most = u64::try_from(LINE_MAX).unwrap_or(u64::MAX);
    loop {
        line.clear();
        if input.by_ref().take(most).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let mut too_long = false;
        while line.last() != Some(&b'\n') && line.len() >= LINE_MAX {
            too_long = true;
            line.clear();
            if input.by_ref().take(most).read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
        }
        let reply = if too_long {
            Reply::Line(format!("Error: the line is longer than {LINE_MAX} bytes"))
        } else {
            player.answer(&line)
        };
        match reply {
            Reply::Line(text) => output.write_all(format!("{text}\n").as_bytes())?,
            Reply::Nothing => {}
            Reply::Close => return Ok(()),
        }
    }
}
