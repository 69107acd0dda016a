//! WebSockets whose memory is bounded by the allowed message size, not by the announced frame length
//! (`docs/security.md`).
//!
//! The framework does the handshake. This module reads the frames, because the framework buffers a whole frame before
//! it checks its length (`docs/upstream/actix-http-frame-length.md`). Streams, whose clients only read, have the same
//! queue of outgoing messages.

mod allowance;
mod frames;
#[cfg(test)]
mod frames_tests;
mod outgoing;

use actix_web::{
    HttpRequest, HttpResponse,
    body::MessageBody as _,
    dev::Payload,
    http::header::ContentEncoding,
    web::{self, Bytes},
};
use futures_util::StreamExt as _;
use prometheus::IntCounterVec;

pub(crate) use actix_http::ws::{CloseCode, CloseReason};
pub(crate) use allowance::Allowance;
pub(crate) use frames::{Message, Violation};
pub(crate) use outgoing::{Closed, Session};

use outgoing::Form;

use crate::network::{Endpoint, Link};
use site::error::AppError;
use texts::refusals;

/// The receiving end of a socket or a stream.
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
        .map_err(|error| AppError::malformed_form(refusals::websocket_only(error.to_string())))?;
    // From here on the client may be silent for as long as the socket allows.
    if let Some(link) = Link::from_conn_data(request) {
        link.becomes_socket();
    }
    let (session, outgoing) = outgoing::pair(Form::Frames);
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

/// Answers with a stream of texts, each as a line, for a client that only reads. Its receiving end has no messages, and
/// ends when the client is gone.
pub(crate) fn stream(
    request: &HttpRequest,
    endpoint: Endpoint,
    refused: IntCounterVec,
) -> (HttpResponse, Session, Incoming) {
    let (session, outgoing) = outgoing::pair(Form::Lines);
    let silent = session.silent(Link::from_conn_data(request).cloned());
    let response = HttpResponse::Ok()
        .content_type("application/x-ndjson")
        // The compression layer would keep lines back until it has more to pack, and so would nginx.
        .insert_header(ContentEncoding::Identity)
        .insert_header(("x-accel-buffering", "no"))
        .body(outgoing);
    let incoming = Incoming {
        payload: Payload::Stream { payload: Box::pin(silent) },
        unread: Bytes::new(),
        decoder: frames::Decoder::new(0),
        has_ended: false,
        endpoint,
        refused,
    };
    (response, session, incoming)
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
