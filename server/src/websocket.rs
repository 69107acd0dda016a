//! WebSockets whose memory is bounded by the allowed message size, not by the announced frame length
//! (`docs/security.md`).
//!
//! The framework does the handshake. This module reads the frames, because the framework buffers a whole frame before
//! it checks its length (`docs/upstream/actix-http-frame-length.md`).

mod allowance;
mod frames;
#[cfg(test)]
mod frames_tests;
mod outgoing;

use actix_web::{
    HttpRequest, HttpResponse,
    body::MessageBody as _,
    dev::Payload,
    web::{self, Bytes},
};
use futures_util::StreamExt as _;
use prometheus::IntCounterVec;

pub(crate) use actix_http::ws::{CloseCode, CloseReason};
pub(crate) use allowance::Allowance;
pub(crate) use frames::{Message, Violation};
pub(crate) use outgoing::{Closed, Session};

use crate::network::{Endpoint, Link};
use site::error::AppError;

/// The receiving end of a socket.
pub(crate) struct Incoming {
    payload: Payload,
    /// The bytes that were read and not parsed yet.
    unread: Bytes,
    decoder: frames::Decoder,
    has_ended: bool,
    endpoint: Endpoint,
    refused: IntCounterVec,
}

/// Answers the handshake. Limits messages of the client to `limit` bytes.
///
/// # Errors
/// Returns an error if the request does not ask for a WebSocket.
pub(crate) fn open(
    request: &HttpRequest,
    body: web::Payload,
    endpoint: Endpoint,
    limit: usize,
    refused: IntCounterVec,
) -> Result<(HttpResponse, Session, Incoming), AppError> {
    let mut response = actix_http::ws::handshake(request.head())
        .map_err(|error| AppError::Malformed(format!("this address speaks WebSocket only: {error}")))?;
    // From here on the client may be silent for as long as the socket allows.
    if let Some(link) = Link::of(request) {
        link.becomes_socket();
    }
    let (session, outgoing) = outgoing::pair();
    let response = response
        .message_body(outgoing.boxed())
        .map_err(|error| AppError::internal("answering a handshake", error.to_string()))?;
    let incoming = Incoming {
        payload: body.into_inner(),
        unread: Bytes::new(),
        decoder: frames::Decoder::new(limit),
        has_ended: false,
        endpoint,
        refused,
    };
    Ok((response.into(), session, incoming))
}

impl Incoming {
    /// Returns the next message, or `None` when the connection has ended. The future is cancellation safe.
    ///
    /// # Errors
    /// Returns an error if the client broke the protocol or a limit. Nothing more is read then.
    pub(crate) async fn next(&mut self) -> Option<Result<Message, Violation>> {
        // A client that sends without a pause must let other tasks run.
        tokio::task::coop::consume_budget().await;
        while !self.has_ended {
            let mut rest: &[u8] = &self.unread;
            let decoded = self.decoder.decode(&mut rest);
            let read = self.unread.len() - rest.len();
            drop(self.unread.split_to(read));
            match decoded {
                Ok(Some(message)) => return Some(Ok(message)),
                Ok(None) => match self.payload.next().await {
                    Some(Ok(bytes)) => self.unread = bytes,
                    Some(Err(_)) | None => self.has_ended = true,
                },
                Err(violation) => {
                    self.has_ended = true;
                    self.unread = Bytes::new();
                    self.refused.with_label_values(&[self.endpoint.label(), violation.label()]).inc();
                    return Some(Err(violation));
                }
            }
        }
        None
    }
}
