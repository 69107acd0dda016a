//! Answers in pieces: the connection of a slow reader holds one piece at a time, not a copy of the whole answer.

use std::{
    pin::Pin,
    task::{Context, Poll, ready},
};

use actix_web::{
    body::{BodySize, BoxBody, MessageBody},
    web::Bytes,
};

/// The maximum number of bytes handed to the connection at once.
const PIECE: usize = 16 * 1_024;

/// A body that cuts the chunks of another body into pieces, without copying them.
struct Pieces {
    body: BoxBody,
    /// The rest of a chunk.
    rest: Bytes,
}

/// Returns the same body in pieces.
pub(super) fn in_pieces(body: BoxBody) -> BoxBody {
    let is_long = !matches!(body.size(), BodySize::None | BodySize::Sized(..=PIECE_BYTES));
    if is_long { BoxBody::new(Pieces { body, rest: Bytes::new() }) } else { body }
}

/// The same as [`PIECE`].
const PIECE_BYTES: u64 = PIECE as u64;

impl MessageBody for Pieces {
    type Error = Box<dyn std::error::Error>;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Bytes, Self::Error>>> {
        if self.rest.is_empty() {
            match ready!(Pin::new(&mut self.body).poll_next(cx)) {
                Some(Ok(chunk)) => self.rest = chunk,
                Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                None => return Poll::Ready(None),
            }
        }
        let piece = self.rest.len().min(PIECE);
        Poll::Ready(Some(Ok(self.rest.split_to(piece))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_long_answer_is_handed_over_in_pieces_that_share_its_memory() {
        for length in [1, PIECE, PIECE + 1, 5 * PIECE, 300_000] {
            let whole: Vec<u8> = (0_u8..251).cycle().take(length).collect();
            let whole = Bytes::from(whole);
            let mut body = in_pieces(BoxBody::new(whole.clone()));
            assert_eq!(body.size(), BodySize::Sized(length as u64));
            let mut told = Vec::new();
            while let Some(piece) = std::future::poll_fn(|cx| Pin::new(&mut body).poll_next(cx)).await {
                let piece = piece.unwrap();
                assert!(piece.len() <= PIECE, "{}", piece.len());
                assert_eq!(piece.as_ptr(), whole[told.len()..].as_ptr(), "nothing is copied");
                told.extend_from_slice(&piece);
            }
            assert_eq!(told, whole);
        }
    }
}
