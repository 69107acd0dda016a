//! One connection of a board: the state machines of the crate `boards`, driven by a socket, a clock and the database.
//!
//! This file has the connection itself. The board's identity, its frames and its seat are in separate files.
//!
//! Nothing here is needed after a crash. A board's frames are in the database before they are acknowledged, and its
//! sitting at a match follows from them.

mod frames;
mod identity;
mod seat;

use std::{net::IpAddr, sync::Arc, time::Duration};

use ::boards::{Connection, Inbox, MessageEffect, NonceBytes, Opening, Refused, Sitting};
use actix_web::{HttpRequest, HttpResponse, rt, web};
use site::{
    Site,
    error::AppError,
    presence::{
        hub::SocketId,
        mailbox::{Mailbox, Topic},
    },
    sensor_boards::bridge::Place,
};
use store::{
    DbError, boards as rows,
    id::{BoardId, MatchId, UserId},
    random,
};
use texts::refusals;
use tokio::time::Instant;
use wire::{BoardRefusal, BoardTold, Millis, ToldToBoard};

use crate::{
    network::{Cut, Endpoint},
    state::AppState,
    websocket::{self, Allowance, CloseCode, CloseReason, Closed, Incoming, Message, Session, Violation},
};

/// The silence after which a board is disconnected. Boards report every ten seconds.
const SILENCE_MAX: Duration = Duration::from_secs(45);
/// The time within which a board must prove its identity; otherwise its connection is closed.
const STRANGER_MAX: Duration = Duration::from_secs(30);
/// The time after which a board that does not read is disconnected.
const SLOW_MAX: Duration = Duration::from_secs(10);

/// Opens the socket of a board. The board proves its identity there.
pub(crate) fn open(
    request: &HttpRequest,
    body: web::Payload,
    state: &web::Data<AppState>,
    address: IpAddr,
) -> Result<HttpResponse, AppError> {
    if state.site.node.lifecycle.is_stopping() {
        return Err(AppError::Unavailable(refusals::server_stopping()));
    }
    let limit = state.settings.connections.board_message_bytes as usize;
    let refused = state.metrics.network.refused_frames();
    let (response, session, stream) = websocket::open(request, body, Endpoint::Boards, limit, refused)?;
    let state = state.clone();
    let tasks = state.site.node.lifecycle.tasks().clone();
    rt::spawn(tasks.track_future(async move { run(state, session, stream, address).await }));
    Ok(response)
}

async fn run(state: web::Data<AppState>, session: Session, mut stream: Incoming, address: IpAddr) {
    let server = match &state.public_origin {
        Some(origin) => origin.ascii.rsplit("://").next().unwrap_or_default().to_owned(),
        None => state.settings.listen.clone(),
    };
    let nonce = NonceBytes { challenge: random::bytes(), session: random::bytes() };
    let token = random::hex(&nonce.session);
    let (connection, challenge) = Connection::open(&server, &nonce, state.site.node.clock.now());
    let live = &state.settings.live;
    let allowance = Allowance::new(live.socket_burst, live.socket_per_s);
    let mut desk = Desk {
        state,
        session,
        address,
        token,
        connection,
        admitted: None,
        heard_at: Instant::now(),
        allowance,
    };
    desk.site().node.metrics.live.board_connections(1);
    let End(reason) = match desk.talk(&mut stream, challenge).await {
        Ok(()) => End(None),
        Err(end) => end,
    };
    desk.leave(reason).await;
}

/// The end of the connection, with the reason sent to the board.
struct End(Option<CloseReason>);

impl From<Closed> for End {
    fn from(_: Closed) -> End {
        End(None)
    }
}

fn close(code: CloseCode, why: &str) -> End {
    End(Some(CloseReason { code, description: Some(why.to_owned()) }))
}

/// The failure of a message: a refusal sent to the board, an error of the server, or the end of the connection.
enum Failed {
    Refused(Refused),
    /// A refusal that is over at this time.
    Later(Refused, Millis),
    Ours(AppError),
    End(End),
}

impl From<Refused> for Failed {
    fn from(refused: Refused) -> Failed {
        Failed::Refused(refused)
    }
}

impl From<AppError> for Failed {
    fn from(error: AppError) -> Failed {
        match error {
            AppError::Suspended => {
                refused(BoardRefusal::Suspended, "the owner of this board is suspended or banned")
            }
            error => Failed::Ours(error),
        }
    }
}

impl From<DbError> for Failed {
    fn from(error: DbError) -> Failed {
        Failed::Ours(error.into())
    }
}

impl From<End> for Failed {
    fn from(end: End) -> Failed {
        Failed::End(end)
    }
}

fn refused(code: BoardRefusal, what: &str) -> Failed {
    Failed::Refused(Refused::new(code, what))
}

fn later(code: BoardRefusal, what: &str, until: Millis) -> Failed {
    Failed::Later(Refused::new(code, what), until)
}

/// A connection.
struct Desk {
    state: web::Data<AppState>,
    session: Session,
    address: IpAddr,
    /// The token of this connection, as stored in the board's row.
    token: String,
    connection: Connection,
    admitted: Option<Admitted>,
    heard_at: Instant,
    /// The allowance is for pings and pongs; frames are bounded by their acknowledgements.
    allowance: Allowance,
}

/// An authenticated board.
struct Admitted {
    id: BoardId,
    owner: UserId,
    inbox: Inbox,
    socket: SocketId,
    mailbox: Arc<Mailbox>,
    has_resumed: bool,
    at: Option<Seated>,
    found_at: Option<Millis>,
}

/// A board at a match.
struct Seated {
    id: MatchId,
    place: Place,
    sitting: Sitting,
    /// The last event of the match when the clocks were last sent to the board.
    clock_seen: Option<u32>,
}

impl Desk {
    fn site(&self) -> &Site {
        &self.state.site
    }

    fn now(&self) -> Millis {
        self.state.site.node.clock.now()
    }

    /// Runs until the board disconnects, is silent or cut off, or the server stops.
    async fn talk(&mut self, stream: &mut Incoming, challenge: ToldToBoard) -> Result<(), End> {
        self.tell(challenge.told).await?;
        let lifecycle = self.state.site.node.lifecycle.clone();
        let blocks = self.state.site.blocks.clone();
        let blocked = blocks.until_blocked(self.address);
        tokio::pin!(blocked);
        loop {
            let mailbox = self.admitted.as_ref().map(|admitted| Arc::clone(&admitted.mailbox));
            let silence = if mailbox.is_some() { SILENCE_MAX } else { STRANGER_MAX };
            let news = async {
                match mailbox {
                    Some(mailbox) => mailbox.wait_for_topics().await,
                    None => std::future::pending().await,
                }
            };
            let waited = self.waited_until();
            let clock = self.state.site.node.clock.clone();
            let patience = async {
                match waited {
                    Some(at) => clock.sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            let done = tokio::select! {
                message = stream.next() => {
                    self.heard_at = Instant::now();
                    match message {
                        Some(message) => self.receive(message).await,
                        None => return Ok(()),
                    }
                }
                topics = news => self.look(topics).await,
                () = patience => self.tick().await,
                () = tokio::time::sleep_until(self.heard_at + silence) => {
                    return Err(close(CloseCode::Policy, "nothing was heard for too long"));
                }
                _refusal = &mut blocked => {
                    return Err(close(CloseCode::Policy, "requests from this network are refused"));
                }
                () = lifecycle.stopped() => return Err(close(CloseCode::Restart, "the server is stopping")),
            };
            match done {
                Ok(()) => {}
                Err(Failed::Refused(refused)) => self.refuse(refused, None).await?,
                Err(Failed::Later(refused, until)) => self.refuse(refused, Some(until)).await?,
                Err(Failed::Ours(error)) => {
                    self.state.refusals.log(&error);
                    // The board sends unacknowledged frames again on its next connection.
                    return Err(close(CloseCode::Again, "try again"));
                }
                Err(Failed::End(end)) => return Err(end),
            }
        }
    }

    async fn leave(mut self, reason: Option<CloseReason>) {
        self.site().node.metrics.live.board_connections(-1);
        if let Some(Admitted { id, socket, .. }) = self.admitted.take() {
            let site = self.site();
            site.presence.hub().disconnect(socket, site.node.clock.now());
            let token = self.token.clone();
            let gone = site.node.store.write(move |connection| rows::dismiss(connection, id, &token)).await;
            if let Err(error) = gone {
                tracing::debug!(%error, "the end of a board's connection was not recorded");
            }
        }
        match tokio::time::timeout(SLOW_MAX, self.session.close(reason)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => tracing::trace!("a board was gone before its socket could be closed"),
        }
    }

    async fn tell(&mut self, told: BoardTold) -> Result<(), End> {
        let told = ToldToBoard { v: wire::BOARD_PROTOCOL_VERSION, told };
        let text = serde_json::to_string(&told).expect("messages have no maps and no infinite numbers");
        match tokio::time::timeout(SLOW_MAX, self.session.text(&text)).await {
            Ok(sent) => Ok(sent?),
            Err(_too_slow) => {
                self.state.metrics.network.cut(Cut::ReaderSlow);
                Err(End(None))
            }
        }
    }

    /// Sends a refusal. Most refusals end the connection, and some freeze the board. A board may come back at `until`.
    async fn refuse(&mut self, refused: Refused, until: Option<Millis>) -> Result<(), End> {
        let Refused { code, what } = refused;
        self.site().node.metrics.live.board_refused(code);
        let stored = self.admitted.as_ref().map(|admitted| admitted.inbox.stored());
        if let (true, Some(admitted)) = (code.freezes(), &mut self.admitted) {
            admitted.inbox.freeze();
            let id = admitted.id;
            tracing::warn!(board.id = %id.to_device(), code = code.name(), what, "a board is frozen");
            let store = self.site().node.store.clone();
            if let Err(error) = store.write(move |connection| rows::freeze(connection, id, code.name())).await
            {
                AppError::from(error).log();
            }
        }
        let now = self.now();
        let wait_ms = until.map(|until| u64::try_from(until.0.saturating_sub(now.0)).unwrap_or(0));
        let retry_after_s = wait_ms.map(|ms| u32::try_from(ms.div_ceil(1_000)).unwrap_or(u32::MAX));
        self.tell(BoardTold::Refused { code, message: what.clone(), stored, retry_after_s }).await?;
        let with = if code == BoardRefusal::Oversized { CloseCode::Size } else { CloseCode::Policy };
        if code.closes() { Err(close(with, code.name())) } else { Ok(()) }
    }

    async fn receive(&mut self, message: Result<Message, Violation>) -> Result<(), Failed> {
        if matches!(message, Ok(Message::Ping(_) | Message::Pong(_))) && self.allowance.take_token().is_err()
        {
            let too_many = || close(CloseCode::Policy, "far too many messages").into();
            return if self.allowance.is_exhausted() { Err(too_many()) } else { Ok(()) };
        }
        match message {
            Ok(Message::Text(text)) => self.hear(text.as_bytes()).await,
            Ok(Message::Binary) => Err(refused(BoardRefusal::Malformed, "messages are JSON in text frames")),
            Ok(Message::Ping(bytes)) => {
                self.session.pong(&bytes).await.map_err(|gone| Failed::End(gone.into()))
            }
            Ok(Message::Pong(_)) => Ok(()),
            Ok(Message::Close(reason)) => Err(End(reason).into()),
            Err(Violation::TooLarge) => {
                let limit = self.state.settings.connections.board_message_bytes;
                let what = format!("a message is longer than {limit} bytes");
                Err(refused(BoardRefusal::Oversized, &what))
            }
            Err(violation) => {
                tracing::debug!(%violation, "a board broke the socket's protocol");
                Err(close(violation.close_code(), &violation.to_string()).into())
            }
        }
    }

    async fn hear(&mut self, frame: &[u8]) -> Result<(), Failed> {
        let Some(admitted) = &mut self.admitted else {
            return match self.connection.begin(frame)? {
                Opening::Enrol { code } => self.enrol(code).await,
                Opening::Authenticate { device } => self.authenticate(device).await,
            };
        };
        match self.connection.receive(frame, &admitted.inbox)? {
            MessageEffect::Resumed => {
                admitted.has_resumed = true;
                self.sit_down().await
            }
            MessageEffect::Known => {
                let seq = admitted.inbox.stored();
                Ok(self.tell(BoardTold::Ack { seq }).await?)
            }
            MessageEffect::Store(frame) => self.store(frame).await,
        }
    }

    async fn look(&mut self, topics: std::collections::BTreeSet<Topic>) -> Result<(), Failed> {
        for topic in topics {
            match topic {
                Topic::Board(_) => self.look_at_row().await?,
                Topic::Match(id) => self.look_at_match(id).await?,
                Topic::Lobby
                | Topic::Agenda
                | Topic::LobbyChat
                | Topic::ClubChat(_)
                | Topic::Chat(_)
                | Topic::Analysis(_)
                | Topic::Competition(_)
                | Topic::Events
                | Topic::Maintenance
                | Topic::SignedOut => {}
            }
        }
        Ok(())
    }
}
