//! The stream of a match, as a program reads it: line by line.

use reqwest::Method;
use wire::ServerMessage;

use super::{Client, Reply};

/// An open stream. It is closed when it is dropped.
#[derive(Debug)]
pub(crate) struct Stream {
    response: reqwest::Response,
    /// The bytes that were received and are not a whole line yet.
    unread: Vec<u8>,
}

impl Stream {
    /// Opens a stream. Returns the answer if it was refused.
    pub(crate) async fn open(client: &Client, path: &str) -> Result<Stream, Reply> {
        let response = client.request(Method::GET, path, None).await;
        if response.status().as_u16() != 200 {
            return Err(Reply::from_response(response).await);
        }
        Ok(Stream { response, unread: Vec::new() })
    }

    /// Returns a header of the answer.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.response.headers().get(name).map(|value| value.to_str().expect("a header is text"))
    }

    /// Waits for the next line. Returns `None` at the end of the stream.
    pub(crate) async fn line(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.unread.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.unread.drain(..=end).collect();
                return Some(String::from_utf8_lossy(&line[..end]).into_owned());
            }
            let received = self.response.chunk().await.ok().flatten()?;
            self.unread.extend_from_slice(&received);
        }
    }

    /// Waits for the next message. Returns `None` at the end of the stream.
    pub(crate) async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            let line = self.line().await?;
            if !line.is_empty() {
                return Some(serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}")));
            }
        }
    }
}
