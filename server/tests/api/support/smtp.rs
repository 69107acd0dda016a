//! A small SMTP server on loopback that stores the mails it receives.

use std::{
    collections::VecDeque,
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};

/// Far longer than any mail takes; only a failing test waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

/// A received mail.
#[derive(Debug, Clone)]
pub(crate) struct Mail {
    pub(crate) to: String,
    /// The headers and the text, with folded lines joined.
    pub(crate) text: String,
}

impl Mail {
    /// Returns the text after `before`, up to the end of its line.
    pub(crate) fn after(&self, before: &str) -> String {
        let (_, rest) = self.text.split_once(before).unwrap_or_else(|| panic!("{before}: {}", self.text));
        rest.lines().next().unwrap_or_default().to_owned()
    }
}

/// The server. It ends with its runtime.
pub(crate) struct SmtpServer {
    pub(crate) address: SocketAddr,
    mails: mpsc::UnboundedReceiver<Mail>,
    /// The answers to the next recipients; after them, all recipients are accepted.
    refusals: Arc<Mutex<VecDeque<&'static str>>>,
}

impl SmtpServer {
    pub(crate) async fn start() -> SmtpServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let (sender, mails) = mpsc::unbounded_channel();
        let refusals = Arc::new(Mutex::new(VecDeque::new()));
        let fate = Arc::clone(&refusals);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(converse(stream, sender.clone(), Arc::clone(&fate)));
            }
        });
        SmtpServer { address, mails, refusals }
    }

    /// Refuses the next recipient with these words.
    pub(crate) fn refuse(&self, words: &'static str) {
        self.refusals.lock().expect("nobody panics with it").push_back(words);
    }

    /// Waits for the next mail.
    pub(crate) async fn next(&mut self) -> Mail {
        let next = tokio::time::timeout(PATIENCE, self.mails.recv()).await;
        next.expect("a mail comes").expect("the server runs")
    }
}

async fn converse(
    stream: TcpStream,
    mails: mpsc::UnboundedSender<Mail>,
    refusals: Arc<Mutex<VecDeque<&'static str>>>,
) -> Option<()> {
    let (reading, mut writing) = stream.into_split();
    let mut lines = BufReader::new(reading).lines();
    let mut to = String::new();
    writing.write_all(b"220 post.test\r\n").await.ok()?;
    while let Some(line) = lines.next_line().await.ok()? {
        let answer = match line.split([' ', ':']).next().unwrap_or_default() {
            "EHLO" => "250-post.test\r\n250 AUTH PLAIN".to_owned(),
            "AUTH" if line.ends_with("AHBvc3QAc2VjcmV0") => "235 welcome".to_owned(),
            "AUTH" => "535 who are you?".to_owned(),
            "RCPT" => {
                to = line.trim_start_matches("RCPT TO:<").split('>').next().unwrap_or_default().to_owned();
                let refusal = refusals.lock().expect("nobody panics with it").pop_front();
                refusal.unwrap_or("250 ok").to_owned()
            }
            "DATA" => {
                writing.write_all(b"354 go on\r\n").await.ok()?;
                let mut text = String::new();
                while let Some(line) = lines.next_line().await.ok()?.filter(|line| line != ".") {
                    text.push_str(&line);
                    text.push('\n');
                }
                let text = text.replace("=\n", "").replace("=3D", "=").replace("\n ", " ");
                mails.send(Mail { to: to.clone(), text }).ok()?;
                "250 taken".to_owned()
            }
            "QUIT" => {
                writing.write_all(b"221 bye\r\n").await.ok()?;
                return Some(());
            }
            _ => "250 ok".to_owned(),
        };
        writing.write_all(format!("{answer}\r\n").as_bytes()).await.ok()?;
    }
    Some(())
}
