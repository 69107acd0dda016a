//! The bytes of a connection. Reading stops at the end of a request until it is answered, at the limits of a head, and
//! when nothing consumes the body. A client that sends or reads too slowly is cut off.

use std::{
    io,
    mem::MaybeUninit,
    pin::Pin,
    rc::Rc,
    task::{Context, Poll, ready},
};

use socket2::SockRef;
use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, ReadBuf, Take},
    net::TcpStream,
    time::Sleep,
};

use super::{Link, Paced, Place, framing::Framing, link::Phase, metrics::Cut};

/// The number of bytes that are searched for the end of a head or of a chunked body, before they are read.
const LOOK_BYTES: usize = 2 * 1_024;

/// A connection whose input and pace are limited.
pub(super) struct Stream {
    io: Take<TcpStream>,
    link: Link,
    /// The deadline of the current phase.
    timer: Option<Pin<Box<Sleep>>>,
    /// True while the parser must process its input before it reads more.
    is_parser_due: bool,
    /// True if the maximum size of a head was read and the parser has seen it.
    is_head_full: bool,
    /// The pace of a client that has not taken all of the output yet.
    stalled: Option<Paced>,
    /// Released when the connection closes.
    _place: Rc<Place>,
}

/// Returns the answer to a refused head. The parser never saw its end.
fn answer(status: &str) -> String {
    format!("HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
}

impl Stream {
    pub(super) fn new(io: TcpStream, place: Place, is_proxied: bool) -> Stream {
        let place = Rc::new(place);
        let link = Link::new(&place, is_proxied);
        Stream {
            io: io.take(0),
            link,
            timer: None,
            is_parser_due: false,
            is_head_full: false,
            stalled: None,
            _place: place,
        }
    }

    pub(super) fn link(&self) -> &Link {
        &self.link
    }

    /// Closes the connection, with an answer if no other one is being sent.
    fn cut(&mut self, cut: Cut, status: &str) -> io::Error {
        self.link.count_cut(cut);
        if self.stalled.is_none() && !self.link.is_over() {
            part_with(self.io.get_ref(), &answer(status));
        }
        io::Error::new(io::ErrorKind::TimedOut, "a bound of the connection was reached")
    }

    /// Ready with the error that ends the connection, if its time is over.
    fn poll_patience(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let until = match self.link.phase() {
            Phase::Busy => return Poll::Pending,
            Phase::Head(until) | Phase::Idle(until) => until,
        };
        let timer = self.timer.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(until)));
        if timer.deadline() != until {
            timer.as_mut().reset(until);
        }
        if timer.as_mut().poll(cx).is_pending() {
            return Poll::Pending;
        }
        match self.link.phase() {
            // Ends as if the client had closed it.
            Phase::Idle(_) => {
                if !self.link.is_over() {
                    self.link.count_cut(Cut::Idle);
                }
                Poll::Ready(Ok(()))
            }
            Phase::Head(_) | Phase::Busy => Poll::Ready(Err(self.cut(Cut::HeadSlow, "408 Request Timeout"))),
        }
    }

    /// Reads at most `window` bytes of the current part of a request.
    fn poll_part(
        &mut self,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
        window: usize,
    ) -> Poll<io::Result<()>> {
        let mut framing = self.link.framing();
        let limit = match framing {
            Framing::Sized(left) => usize::try_from(left).map_or(window, |left| left.min(window)),
            Framing::Unbounded => window,
            Framing::Complete => {
                // Only the end of the connection is of interest. The next request waits.
                let mut next = [MaybeUninit::uninit(); 1];
                return match self.io.get_mut().poll_peek(cx, &mut ReadBuf::uninit(&mut next)) {
                    Poll::Ready(Ok(1..)) | Poll::Pending => Poll::Pending,
                    over @ Poll::Ready(Ok(0) | Err(_)) => {
                        self.link.closed();
                        over.map_ok(|_| ())
                    }
                };
            }
            Framing::Head(_) | Framing::Chunked(_) => {
                let mut bytes = [MaybeUninit::uninit(); LOOK_BYTES];
                let look = LOOK_BYTES.min(window).min(buf.remaining());
                let mut bytes = ReadBuf::uninit(&mut bytes[..look]);
                ready!(self.io.get_mut().poll_peek(cx, &mut bytes))?;
                let is_head = matches!(framing, Framing::Head(_));
                let taken = framing.read_past(bytes.filled());
                self.is_parser_due = is_head && framing == Framing::START && taken > 0;
                taken
            }
        };
        // If peeking found no bytes, the connection has ended, and a read of any size reports this.
        self.io.set_limit(limit.max(1) as u64);
        let before = buf.filled().len();
        let read = Pin::new(&mut self.io).poll_read(cx, buf);
        let bytes = &buf.filled()[before..];
        if !bytes.is_empty() {
            let mut framing = self.link.framing();
            framing.read_past(bytes);
            self.link.has_read(bytes.len(), framing);
        }
        read
    }
}

/// Sends a last answer without waiting and reads a little of the client's input. Otherwise the system would discard
/// the answer together with unread input.
pub(super) fn part_with(io: &TcpStream, word: &str) {
    let socket = SockRef::from(io);
    let _sent = socket.send(word.as_bytes());
    let mut unread = [MaybeUninit::uninit(); 4 * 1_024];
    for _ in 0..16 {
        match socket.recv(&mut unread) {
            Ok(1..) => {}
            Ok(0) | Err(_) => break,
        }
    }
}

impl AsyncRead for Stream {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        this.link.register(cx);
        if let Poll::Ready(over) = this.poll_patience(cx) {
            return Poll::Ready(over);
        }
        if std::mem::take(&mut this.is_parser_due) {
            cx.waker().wake_by_ref();
            return Poll::Pending;
        }
        let window = this.link.window();
        if window == 0 {
            if this.link.phase() == Phase::Busy {
                // Woken when the window is opened.
                return Poll::Pending;
            }
            if this.is_head_full {
                return Poll::Ready(Err(this.cut(Cut::HeadLarge, "431 Request Header Fields Too Large")));
            }
            // The parser looks at the bytes so far, and then reads again.
            this.is_head_full = true;
            cx.waker().wake_by_ref();
            return Poll::Pending;
        }
        this.is_head_full = false;
        if this.stalled.is_some() && matches!(this.link.framing(), Framing::Head(_)) {
            // A client that has not taken the last answer gets no further one. Woken when all output is taken.
            return Poll::Pending;
        }
        let before = buf.filled().len();
        let read = this.poll_part(cx, buf, window);
        if buf.filled().len() > before
            && let Poll::Ready(Err(over)) = this.poll_patience(cx)
        {
            return Poll::Ready(Err(over));
        }
        read
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        match Pin::new(this.io.get_mut()).poll_write(cx, bytes) {
            Poll::Ready(Ok(written)) => {
                if let Some(stalled) = &mut this.stalled {
                    stalled.moved(written);
                }
                Poll::Ready(Ok(written))
            }
            Poll::Pending => {
                let pace = this.link.connections().settings().pace();
                let stalled = this.stalled.get_or_insert_with(|| Paced::start(pace));
                if stalled.poll_too_slow(cx).is_pending() {
                    return Poll::Pending;
                }
                this.link.count_cut(Cut::ReaderSlow);
                Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the client does not read")))
            }
            failed @ Poll::Ready(Err(_)) => failed,
        }
    }

    /// Records that all output was taken.
    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        if this.stalled.take().is_some() {
            this.link.wake();
        }
        Pin::new(this.io.get_mut()).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(self.get_mut().io.get_mut()).poll_shutdown(cx)
    }
}
