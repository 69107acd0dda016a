//! A connection as its requests see it: they say when they begin and end, and the stream below acts on it.

use std::{
    cell::{Cell, RefCell},
    rc::{Rc, Weak},
    sync::Arc,
    task::{Context, Waker},
    time::Duration,
};

use actix_web::HttpRequest;
use tokio::time::Instant;

use super::{
    connections::{Connections, Place},
    metrics::Cut,
};

/// Bytes that may be read ahead of whoever takes the body of a request.
const BODY_WINDOW: usize = 32 * 1_024;
/// Bytes that are read and thrown away when a connection ends before its client has noticed, so that it reads the answer,
const LINGER_WINDOW: usize = 1_024 * 1_024;
/// and how long it has for that.
const LINGER: Duration = Duration::from_secs(2);

/// What the client of a connection is at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// A head is on its way; the connection is cut at this time.
    Head(Instant),
    /// An answer was given and no byte of a next head has come; the connection is closed at this time.
    Idle(Instant),
    /// A request is being answered.
    Busy,
}

/// What a connection still has to prove.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Nothing: there was room for anybody.
    Free,
    /// That a player is signed in, once.
    Unproven,
    /// That of each request, because a proxy carries many people's over one connection.
    EachRequest,
}

/// Shared by a stream and the requests that come over it. All of it is on one thread.
#[derive(Debug, Clone)]
pub(crate) struct Link(Rc<Inner>);

#[derive(Debug)]
struct Inner {
    connections: Arc<Connections>,
    /// Weak, so that the place is given back with the stream.
    place: Weak<Place>,
    is_proxied: bool,
    phase: Cell<Phase>,
    /// Bytes that may be read until somebody takes some.
    window: Cell<usize>,
    is_socket: Cell<bool>,
    /// Not everything of a body has been taken.
    is_body_open: Cell<bool>,
    /// The connection ends after the answer; what still comes is thrown away.
    is_over: Cell<bool>,
    reader: RefCell<Option<Waker>>,
}

impl Link {
    /// A connection whose first head is awaited.
    pub(super) fn new(place: &Rc<Place>, is_proxied: bool) -> Link {
        let connections = Arc::clone(place.connections());
        let settings = connections.settings();
        let mut patience = settings.head();
        if place.is_unproven() {
            // Others wait for the room.
            patience = patience.min(Duration::from_secs(2));
        }
        let (window, phase) = (settings.head_bytes as usize, Phase::Head(Instant::now() + patience));
        Link(Rc::new(Inner {
            place: Rc::downgrade(place),
            is_proxied,
            phase: Cell::new(phase),
            window: Cell::new(window),
            is_socket: Cell::new(false),
            is_body_open: Cell::new(false),
            is_over: Cell::new(false),
            reader: RefCell::new(None),
            connections,
        }))
    }

    /// The link of a request; none: it did not come over our own listener.
    pub(crate) fn of(request: &HttpRequest) -> Option<&Link> {
        request.conn_data::<Link>()
    }

    pub(crate) fn connections(&self) -> &Arc<Connections> {
        &self.0.connections
    }

    /// Whether the connection is a proxy's.
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

    /// A player is signed in here.
    pub(crate) fn prove(&self) {
        if let Some(place) = self.0.place.upgrade() {
            place.prove();
        }
    }

    /// A head has been read; until the guard is dropped, its request is being answered.
    pub(crate) fn begin(&self) -> Answering {
        self.0.phase.set(Phase::Busy);
        self.0.is_over.set(false);
        self.0.is_body_open.set(false);
        self.open(BODY_WINDOW);
        Answering(self.clone())
    }

    /// The request has a body; whether all of it has been taken.
    pub(crate) fn body_is_open(&self, is_open: bool) {
        self.0.is_body_open.set(is_open);
    }

    /// Whoever takes the body has taken all that there was.
    pub(crate) fn has_run_dry(&self) {
        self.open(BODY_WINDOW);
    }

    /// The request has become a WebSocket, whose messages may come as slowly as they like.
    pub(crate) fn becomes_socket(&self) {
        self.0.is_socket.set(true);
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

    pub(super) fn has_read(&self, bytes: usize) {
        self.0.window.set(self.0.window.get().saturating_sub(bytes));
        if let Phase::Idle(_) = self.0.phase.get()
            && !self.0.is_over.get()
        {
            self.0.phase.set(Phase::Head(Instant::now() + self.0.connections.settings().head()));
        }
    }

    /// The task to wake when there is more to read or to wait for.
    pub(super) fn register(&self, cx: &Context<'_>) {
        let mut reader = self.0.reader.borrow_mut();
        if reader.as_ref().is_none_or(|reader| !reader.will_wake(cx.waker())) {
            *reader = Some(cx.waker().clone());
        }
    }

    /// So much may be read. The reader is woken if it waits for that.
    fn open(&self, window: usize) {
        if self.0.window.replace(window) == 0 {
            self.wake();
        }
    }

    fn wake(&self) {
        if let Some(reader) = self.0.reader.borrow().as_ref() {
            reader.wake_by_ref();
        }
    }
}

/// A request is being answered.
#[derive(Debug)]
pub(crate) struct Answering(Link);

impl Drop for Answering {
    fn drop(&mut self) {
        let Link(inner) = &self.0;
        let settings = inner.connections.settings();
        let is_over = inner.is_socket.get() || inner.is_body_open.get();
        inner.is_over.set(is_over);
        let (patience, window) =
            if is_over { (LINGER, LINGER_WINDOW) } else { (settings.idle(), settings.head_bytes as usize) };
        inner.phase.set(Phase::Idle(Instant::now() + patience));
        inner.window.set(window);
        // The reader has a new time to keep.
        self.0.wake();
    }
}
