//! Outgoing messages that wait until the client takes them, as frames of a WebSocket or as lines of a stream: at most
//! one large message or a few small ones.

use std::{
    cell::RefCell,
    convert::Infallible,
    pin::Pin,
    rc::Rc,
    task::{Context, Poll, Waker},
};

use actix_http::{error::PayloadError, ws::CloseReason};
use actix_web::{
    body::{BodySize, MessageBody},
    web::{Bytes, BytesMut},
};
use futures_util::Stream;

use crate::network::Link;

/// The number of waiting bytes up to which one more message is accepted.
const UNSENT_MAX: usize = 64 * 1_024;
/// The number of bytes handed to the connection at a time; it buffers about as many itself.
const PIECE: usize = 16 * 1_024;
/// The maximum size of the reason in a close frame, in bytes: 125 minus the two of the code.
const REASON_MAX: usize = 123;

/// The connection is gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Closed;

/// The opcode of a frame with text.
const TEXT: u8 = 0x1;

/// The form in which messages go out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Frames of a WebSocket.
    Frames,
    /// Each text as a line. A stream has no control frames.
    Lines,
}

/// The sending end of a socket or a stream. When it is dropped, the connection ends without a close frame.
#[derive(Debug)]
pub(crate) struct Session {
    shared: Rc<RefCell<Shared>>,
    form: Form,
}

/// The body of the response that opened the socket or the stream.
#[derive(Debug)]
pub(super) struct Outgoing(Rc<RefCell<Shared>>);

/// The client's end of a stream. Nothing comes from it, and it ends when the client closes the connection.
#[derive(Debug)]
pub(super) struct Silent {
    shared: Rc<RefCell<Shared>>,
    /// `None` if the request did not come over this server's listener.
    link: Option<Link>,
}

#[derive(Debug, Default)]
struct Shared {
    unsent: BytesMut,
    /// True if no more messages come.
    is_finished: bool,
    /// True if the connection has dropped the body.
    is_gone: bool,
    body: Option<Waker>,
    sender: Option<Waker>,
    /// The task that waits for the end of a stream.
    listener: Option<Waker>,
}

impl Shared {
    fn wake_body(&mut self) {
        if let Some(body) = self.body.take() {
            body.wake();
        }
    }

    fn wake_sender(&mut self) {
        if let Some(sender) = self.sender.take() {
            sender.wake();
        }
    }
}

/// Returns both ends of a queue.
pub(super) fn pair(form: Form) -> (Session, Outgoing) {
    let shared = Rc::new(RefCell::new(Shared::default()));
    (Session { shared: Rc::clone(&shared), form }, Outgoing(shared))
}

impl Session {
    /// Returns true if the client reads a stream and cannot answer.
    pub(crate) fn is_stream(&self) -> bool {
        self.form == Form::Lines
    }

    /// Returns the client's end of a stream.
    pub(super) fn silent(&self, link: Option<Link>) -> Silent {
        Silent { shared: Rc::clone(&self.shared), link }
    }

    /// Sends a text, after waiting until there is room for it. A message that is larger than the whole queue waits
    /// until the queue is empty.
    ///
    /// # Errors
    /// Returns an error if the connection is gone.
    pub(crate) async fn text(&mut self, text: &str) -> Result<(), Closed> {
        self.send(TEXT, text.as_bytes()).await
    }

    /// Sends a ping. The client answers it with the same bytes.
    ///
    /// # Errors
    /// Returns an error if the connection is gone.
    pub(crate) async fn ping(&mut self, bytes: &[u8]) -> Result<(), Closed> {
        self.send(0x9, bytes).await
    }

    /// Answers a ping.
    ///
    /// # Errors
    /// Returns an error if the connection is gone.
    pub(crate) async fn pong(&mut self, bytes: &[u8]) -> Result<(), Closed> {
        self.send(0xa, bytes).await
    }

    /// Sends a close frame, after which the connection ends.
    ///
    /// # Errors
    /// Returns an error if the connection is gone.
    pub(crate) async fn close(mut self, reason: Option<CloseReason>) -> Result<(), Closed> {
        let mut payload = Vec::new();
        if let Some(CloseReason { code, description }) = reason {
            payload.extend_from_slice(&u16::from(code).to_be_bytes());
            let why = description.unwrap_or_default();
            payload.extend_from_slice(&why.as_bytes()[..why.floor_char_boundary(REASON_MAX)]);
        }
        self.send(0x8, &payload).await
    }

    async fn send(&mut self, opcode: u8, payload: &[u8]) -> Result<(), Closed> {
        std::future::poll_fn(|cx| {
            let shared = &mut *self.shared.borrow_mut();
            if shared.is_gone {
                return Poll::Ready(Err(Closed));
            }
            // A single message larger than the limit is accepted when nothing is waiting; otherwise it could never be
            // sent.
            if !shared.unsent.is_empty() && shared.unsent.len() + payload.len() > UNSENT_MAX {
                shared.sender = Some(cx.waker().clone());
                return Poll::Pending;
            }
            match self.form {
                Form::Frames => write_frame(opcode, payload, &mut shared.unsent),
                Form::Lines if opcode == TEXT => {
                    shared.unsent.extend_from_slice(payload);
                    shared.unsent.extend_from_slice(b"\n");
                }
                Form::Lines => {}
            }
            shared.wake_body();
            Poll::Ready(Ok(()))
        })
        .await
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let mut shared = self.shared.borrow_mut();
        shared.is_finished = true;
        shared.wake_body();
    }
}

/// Appends one whole frame. A server's frames are not masked.
fn write_frame(opcode: u8, payload: &[u8], into: &mut BytesMut) {
    into.reserve(payload.len() + 10);
    let mut header = [0x80 | opcode, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let header_length = match (u8::try_from(payload.len()), u16::try_from(payload.len())) {
        (Ok(length @ ..=125), _) => {
            header[1] = length;
            2
        }
        (_, Ok(length)) => {
            header[1] = 126;
            header[2..4].copy_from_slice(&length.to_be_bytes());
            4
        }
        (_, Err(_longer)) => {
            header[1] = 127;
            header[2..].copy_from_slice(&(payload.len() as u64).to_be_bytes());
            10
        }
    };
    into.extend_from_slice(&header[..header_length]);
    into.extend_from_slice(payload);
}

impl MessageBody for Outgoing {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Infallible>>> {
        let shared = &mut *self.0.borrow_mut();
        if shared.unsent.is_empty() {
            if shared.is_finished {
                return Poll::Ready(None);
            }
            shared.body = Some(cx.waker().clone());
            return Poll::Pending;
        }
        let piece = shared.unsent.len().min(PIECE);
        let piece = shared.unsent.split_to(piece).freeze();
        if shared.unsent.is_empty() {
            // The memory of a large message is released with its last piece.
            shared.unsent = BytesMut::new();
        }
        shared.wake_sender();
        Poll::Ready(Some(Ok(piece)))
    }
}

impl Drop for Outgoing {
    fn drop(&mut self) {
        let mut shared = self.0.borrow_mut();
        shared.is_gone = true;
        shared.unsent = BytesMut::new();
        shared.wake_sender();
        if let Some(listener) = shared.listener.take() {
            listener.wake();
        }
    }
}

impl Stream for Silent {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let shared = &mut *self.shared.borrow_mut();
        let has_closed = self.link.as_ref().is_some_and(|link| link.poll_closed(cx).is_ready());
        if shared.is_gone || has_closed {
            return Poll::Ready(None);
        }
        shared.listener = Some(cx.waker().clone());
        Poll::Pending
    }
}

#[cfg(test)]
mod tests {
    use futures_util::{FutureExt as _, StreamExt as _};

    use super::*;

    async fn next(body: &mut Outgoing) -> Option<Bytes> {
        std::future::poll_fn(|cx| Pin::new(&mut *body).poll_next(cx)).await.map(|piece| piece.unwrap())
    }

    #[tokio::test]
    async fn a_client_that_does_not_read_costs_one_message() {
        let (mut session, mut body) = pair(Form::Frames);
        let large = "x".repeat(10 * UNSENT_MAX);
        session.text(&large).await.unwrap();
        assert!(session.text("small").now_or_never().is_none(), "it must wait");
        let mut sent = 0;
        while session.shared.borrow().unsent.len() > UNSENT_MAX - 100 {
            let piece = next(&mut body).await.unwrap();
            assert!(piece.len() <= PIECE);
            sent += piece.len();
        }
        session.text("small").now_or_never().expect("there is enough room again").unwrap();
        drop(session);
        while let Some(piece) = next(&mut body).await {
            sent += piece.len();
        }
        assert_eq!(sent, large.len() + 10 + "small".len() + 2);
    }

    #[tokio::test]
    async fn a_waiting_sender_is_told_that_the_client_is_gone() {
        let (mut session, body) = pair(Form::Frames);
        session.text(&"x".repeat(UNSENT_MAX)).await.unwrap();
        let mut waiting = Box::pin(session.text("y"));
        assert!((&mut waiting).now_or_never().is_none());
        drop(body);
        assert_eq!(waiting.await, Err(Closed));
    }

    #[tokio::test]
    async fn a_stream_has_lines_alone_and_ends_with_its_reader() {
        let (mut session, mut body) = pair(Form::Lines);
        let mut silent = session.silent(None);
        session.text("{}").await.unwrap();
        session.text("").await.unwrap();
        session.ping(b"1").await.unwrap();
        assert_eq!(next(&mut body).await.unwrap(), "{}\n\n");
        assert!(silent.next().now_or_never().is_none(), "the reader says nothing");
        session.text(&"x".repeat(UNSENT_MAX)).await.unwrap();
        assert!(session.text("y").now_or_never().is_none(), "it must wait, as on a socket");
        drop(body);
        assert!(silent.next().await.is_none());
        assert_eq!(session.text("y").await, Err(Closed));
    }

    #[tokio::test]
    async fn headers_have_the_shortest_length() {
        for (length, header) in [
            (0, vec![0x81, 0]),
            (125, vec![0x81, 125]),
            (126, vec![0x81, 126, 0, 126]),
            (65_535, vec![0x81, 126, 255, 255]),
            (65_536, vec![0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
        ] {
            let mut frame = BytesMut::new();
            write_frame(0x1, &vec![b' '; length], &mut frame);
            assert_eq!(frame[..header.len()], header, "{length}");
            assert_eq!(frame.len(), header.len() + length);
        }
    }
}
