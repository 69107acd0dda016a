//! The link between a connection and its requests. Requests report when they begin and end, and the stream acts on
//! these reports.

use std::{
    cell::{Cell, RefCell},
    rc::{Rc, Weak},
    sync::Arc,
    task::{Context, Poll, Waker},
    time::Duration,
};

use actix_web::HttpRequest;
use tokio::time::Instant;

use super::{
    connections::{Connections, Place},
    framing::{Body, Framing},
    metrics::Cut,
};

/// The number of bytes that may be read ahead of the consumer of a request body.
const BODY_WINDOW: usize = 32 * 1_024;
/// The number of bytes that are read and discarded while a connection closes. A client that sends its whole body first
/// can then still read the answer, even if the body is a folder of matches as one zip, far larger than any upload may
/// be.
const LINGER_WINDOW: usize = 256 * 1_024 * 1_024;
/// The time limit for these reads after a WebSocket, whose client waits for the server to close, and for a client that
/// was too slow already. For all others it is `ConnectionSettings::linger`.
const SHORT_LINGER: Duration = Duration::from_secs(1);

/// The phase of the client of a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// A head is arriving. The connection is cut at this time.
    Head(Instant),
    /// A request was answered and no byte of the next head has come. The connection is closed at this time.
    Idle(Instant),
    /// A request is being answered.
    Busy,
}

/// The proof of sign-in that a connection still owes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// No proof: there was room for all clients, or the proof was given.
    Free,
    /// One proof that a player is signed in.
    Unproven,
    /// A proof for each request, because a proxy carries many clients over one connection.
    EachRequest,
}

/// The state that a stream shares with its requests. All of it is on one thread.
#[derive(Debug, Clone)]
pub(crate) struct Link(Rc<Inner>);

#[derive(Debug)]
struct Inner {
    connections: Arc<Connections>,
    /// Weak, so that the place is released with the stream.
    place: Weak<Place>,
    is_proxied: bool,
    phase: Cell<Phase>,
    /// The number of bytes that may be read until a consumer takes some.
    window: Cell<usize>,
    is_socket: Cell<bool>,
    /// True if the client sent its body too slowly.
    is_slow: Cell<bool>,
    /// The part of a request that is being read.
    framing: Cell<Framing>,
    /// True if the connection ends after the answer. Further input is discarded.
    is_over: Cell<bool>,
    reader: RefCell<Option<Waker>>,
    /// True if the client has closed its end.
    has_closed: Cell<bool>,
    /// The task of a stream, which waits for this.
    listener: RefCell<Option<Waker>>,
}

impl Link {
    /// Returns the link of a connection that waits for its first head.
    pub(super) fn new(place: &Rc<Place>, is_proxied: bool) -> Link {
        let connections = Arc::clone(place.connections());
        let settings = connections.settings();
        let mut patience = settings.head();
        if place.is_unproven() {
            // Other clients wait for this place.
            patience = patience.min(Duration::from_secs(2));
        }
        let (window, phase) = (settings.head_bytes as usize, Phase::Head(Instant::now() + patience));
        Link(Rc::new(Inner {
            place: Rc::downgrade(place),
            is_proxied,
            phase: Cell::new(phase),
            window: Cell::new(window),
            is_socket: Cell::new(false),
            is_slow: Cell::new(false),
            framing: Cell::new(Framing::START),
            is_over: Cell::new(false),
            reader: RefCell::new(None),
            has_closed: Cell::new(false),
            listener: RefCell::new(None),
            connections,
        }))
    }

    /// Returns the link of a request, or `None` if it did not come over this listener.
    pub(crate) fn from_conn_data(request: &HttpRequest) -> Option<&Link> {
        request.conn_data::<Link>()
    }

    pub(crate) fn connections(&self) -> &Arc<Connections> {
        &self.0.connections
    }

    /// Returns true if the connection is a proxy's.
    pub(crate) fn is_proxied(&self) -> bool {
        self.0.is_proxied
    }

    pub(crate) fn standing(&self) -> Standing {
        match self.0.place.upgrade() {
            Some(place) if place.is_in_reserve() && self.0.is_proxied => Standing::EachRequest,
            Some(place) if place.is_unproven() => Standing::Unproven,
            Some(_) | None => Standing::Free,
        }
    }

    /// Records that a player is signed in on this connection.
    pub(crate) fn prove(&self) {
        if let Some(place) = self.0.place.upgrade() {
            place.prove();
        }
    }

    /// Records that a head has been read, and what body it announces. The request is being answered until the guard is
    /// dropped.
    pub(crate) fn begin(&self, body: Body) -> Answering {
        self.0.phase.set(Phase::Busy);
        self.0.is_over.set(false);
        self.0.framing.set(Framing::after_head(body));
        self.open(BODY_WINDOW);
        Answering(self.clone())
    }

    /// Records that the consumer of the body has taken everything received so far.
    pub(crate) fn has_run_dry(&self) {
        self.open(BODY_WINDOW);
    }

    /// Records that the request has become a WebSocket, whose messages have no minimum pace.
    pub(crate) fn becomes_socket(&self) {
        self.0.is_socket.set(true);
    }

    /// Records that the body came too slowly. The connection ends with the answer.
    pub(crate) fn body_is_slow(&self) {
        self.0.is_slow.set(true);
        self.count_cut(Cut::BodySlow);
    }

    /// Records that the client has closed its end while a request is being answered.
    pub(super) fn closed(&self) {
        self.0.has_closed.set(true);
        if let Some(listener) = self.0.listener.take() {
            listener.wake();
        }
    }

    /// Ready when the client has closed its end. The task is woken then.
    pub(crate) fn poll_closed(&self, cx: &Context<'_>) -> Poll<()> {
        if self.0.has_closed.get() {
            return Poll::Ready(());
        }
        *self.0.listener.borrow_mut() = Some(cx.waker().clone());
        Poll::Pending
    }

    pub(crate) fn is_socket(&self) -> bool {
        self.0.is_socket.get()
    }

    pub(crate) fn count_cut(&self, cut: Cut) {
        self.0.connections.metrics.cut(cut);
    }

    pub(super) fn is_over(&self) -> bool {
        self.0.is_over.get()
    }

    pub(super) fn phase(&self) -> Phase {
        self.0.phase.get()
    }

    pub(super) fn window(&self) -> usize {
        self.0.window.get()
    }

    /// Returns the part of a request that is being read.
    pub(super) fn framing(&self) -> Framing {
        self.0.framing.get()
    }

    /// Records bytes that were given to the parser, and the part of the request that comes after them.
    pub(super) fn has_read(&self, bytes: usize, framing: Framing) {
        self.0.framing.set(framing);
        self.0.window.set(self.0.window.get().saturating_sub(bytes));
        if let Phase::Idle(_) = self.0.phase.get()
            && !self.0.is_over.get()
        {
            self.0.phase.set(Phase::Head(Instant::now() + self.0.connections.settings().head()));
        }
    }

    /// Registers the task to wake when more may be read or the deadline has changed.
    pub(super) fn register(&self, cx: &Context<'_>) {
        let mut reader = self.0.reader.borrow_mut();
        if reader.as_ref().is_none_or(|reader| !reader.will_wake(cx.waker())) {
            *reader = Some(cx.waker().clone());
        }
    }

    /// Sets the read window, and wakes the reader if the window was closed.
    fn open(&self, window: usize) {
        if self.0.window.replace(window) == 0 {
            self.wake();
        }
    }

    /// Wakes the task that reads.
    pub(super) fn wake(&self) {
        if let Some(reader) = self.0.reader.borrow().as_ref() {
            reader.wake_by_ref();
        }
    }
}

/// A guard for the time in which a request is being answered.
#[derive(Debug)]
pub(crate) struct Answering(Link);

impl Drop for Answering {
    fn drop(&mut self) {
        let Link(inner) = &self.0;
        let settings = inner.connections.settings();
        let is_socket = inner.is_socket.get();
        let is_short = is_socket || inner.is_slow.get();
        // A body that was not read to its end would be taken for the next request, so such a connection is closed.
        let is_over = is_socket || inner.framing.get() != Framing::Complete;
        inner.is_over.set(is_over);
        let (patience, window, framing) = if is_over {
            (if is_short { SHORT_LINGER } else { settings.linger() }, LINGER_WINDOW, Framing::Unbounded)
        } else {
            (settings.idle(), settings.head_bytes as usize, Framing::START)
        };
        inner.phase.set(Phase::Idle(Instant::now() + patience));
        inner.window.set(window);
        inner.framing.set(framing);
        // The reader has a new deadline.
        self.0.wake();
    }
}
