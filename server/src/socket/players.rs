//! The life of a player's WebSocket. `players/news.rs` writes the messages to the client, and `players/messages.rs`
//! handles the messages from it. A stream of a match is a socket whose client only reads, and watches one match until
//! it is over.
//!
//! No messages are queued for a socket. Other tasks mark topics in its mailbox; the socket reads the current state of
//! each when it is free to send. So a slow client costs no memory, and one that does not read at all is dropped.

mod heart;
mod messages;
mod news;

use std::{
    collections::{BTreeSet, HashMap},
    net::IpAddr,
    sync::Arc,
    time::Duration,
};

use actix_web::{HttpRequest, HttpResponse, rt, web};
use site::{
    Site,
    bounds::Bound,
    error::AppError,
    matches::chat::Shown,
    presence::{
        hub::{Contact, Frame, Identity, SocketId, Version},
        lobby::LobbyVersion,
        mailbox::{Mailbox, Topic},
    },
};
use store::{
    account::{Account, Scope},
    clubs::ClubId,
    competitions::CompetitionId,
    id::MatchId,
};
use tokio::time::Instant;
use wire::{ErrorBody, RequestId, Seq, ServerMessage};

use heart::Heart;
pub(crate) use messages::act;
use texts::refusals;

use crate::{
    http::{CurrentUser, MaybeUser, Through, client_address},
    network::{Cut, Endpoint},
    state::AppState,
    websocket::{self, Allowance, CloseCode, CloseReason, Closed, Incoming, Message, Session, Violation},
};

/// The scopes for matches, the lobby and the agenda. A token needs one of them to see these as its account.
const MATCHES: &[Scope] = &[Scope::Read, Scope::Play];
/// The scopes for the chat of matches. A token needs one of them to read it.
const TALK: &[Scope] = &[Scope::Read, Scope::Play, Scope::Chat];

/// A match that is watched from the beginning, and the last event that the client knows.
type First = Option<(MatchId, Seq)>;

/// Opens the socket. The session and the page's origin are checked before this.
pub(crate) fn open(
    request: &HttpRequest,
    body: web::Payload,
    state: &web::Data<AppState>,
    viewer: MaybeUser,
) -> Result<HttpResponse, AppError> {
    check_may_open(state, &viewer)?;
    let limit = state.settings.connections.message_bytes as usize;
    let refused = state.metrics.network.refused_frames();
    let (response, session, incoming) = websocket::open(request, body, Endpoint::Players, limit, refused)?;
    serve(request, state, viewer, session, incoming, None);
    Ok(response)
}

/// Opens a stream of the messages about a match that comes after event `since`.
pub(crate) async fn stream(
    request: &HttpRequest,
    state: &web::Data<AppState>,
    viewer: MaybeUser,
    id: MatchId,
    since: Seq,
) -> Result<HttpResponse, AppError> {
    check_may_open(state, &viewer)?;
    let account = viewer.0.as_ref().filter(|user| user.through.allows_any(MATCHES));
    check_match(&state.site, id, since, account.map(|user| &user.account)).await?;
    let refused = state.metrics.network.refused_frames();
    let (response, session, incoming) = websocket::stream(request, Endpoint::Players, refused);
    serve(request, state, viewer, session, incoming, Some((id, since)));
    Ok(response)
}

/// Checks that the server is not stopping, and that a token has room for one more socket or stream.
fn check_may_open(state: &AppState, viewer: &MaybeUser) -> Result<(), AppError> {
    if state.site.node.lifecycle.is_stopping() {
        return Err(AppError::Unavailable(refusals::server_stopping()));
    }
    if let Some(CurrentUser { session, through: Through::Token(_), .. }) = &viewer.0 {
        let open = state.site.presence.hub().sockets_of(*session);
        state.site.node.bounds.check(Bound::TokenSockets, open, refusals::sockets_of_token)?;
    }
    Ok(())
}

/// Checks that a viewer may watch a match, and that the match has event `since`.
async fn check_match(site: &Site, id: MatchId, since: Seq, viewer: Option<&Account>) -> Result<(), AppError> {
    let snapshot = site.matches.load_as_seen(id, since.0).await?;
    let seen = site.matches.seen(&snapshot, viewer).await?;
    let last = seen.snapshot().last_seq;
    if since.0 > last {
        return Err(AppError::invalid("since", refusals::match_has_events(last)));
    }
    Ok(())
}

/// Starts the task of a socket or stream.
fn serve(
    request: &HttpRequest,
    state: &web::Data<AppState>,
    MaybeUser(user): MaybeUser,
    session: Session,
    incoming: Incoming,
    first: First,
) {
    let state = state.clone();
    let address = client_address(request, &state);
    let tasks = state.site.node.lifecycle.tasks().clone();
    rt::spawn(tasks.track_future(async move {
        Socket::connect(state, session, user, address).await.run(incoming, first).await;
    }));
}

/// One open socket or stream.
struct Socket {
    state: web::Data<AppState>,
    session: Session,
    address: IpAddr,
    account: Option<Account>,
    through: Through,
    id: SocketId,
    mailbox: Arc<Mailbox>,
    lobby: Option<LobbyVersion>,
    /// The agenda last sent to the client; none if it is not watched or has not been sent yet.
    agenda: Option<wire::Agenda>,
    /// The last line of the lobby's chat that the client was shown.
    lobby_chat: u32,
    watched: HashMap<MatchId, Watched>,
    preview: Option<Preview>,
    /// The competitions that the client watches.
    competitions: BTreeSet<CompetitionId>,
    /// The club whose chat the client watches, and the last line that it was shown.
    club: Option<(ClubId, u32)>,
    allowance: Allowance,
    heart: Heart,
    /// The quality of the connection that was last reported to the opponents.
    contact: Contact,
}

/// The state of a match that the client has been sent.
#[derive(Debug, Default)]
struct Watched {
    seq: u32,
    version: Version,
    /// The last message, so that nothing is sent twice.
    shown: Option<Arc<Frame>>,
    chat: u32,
    /// The lines of the chat that the client was shown last; none before the first.
    lines: Option<Shown>,
}

/// The match that the client previews.
#[derive(Debug)]
struct Preview {
    id: MatchId,
    /// The last checked version and the last event that the client knows; none before the first message.
    shown: Option<(Version, u32)>,
}

/// The end of the socket, with the reason sent to the client.
struct End(Option<CloseReason>);

impl From<Closed> for End {
    fn from(_: Closed) -> End {
        End(None)
    }
}

impl Socket {
    async fn connect(
        state: web::Data<AppState>,
        session: Session,
        user: Option<CurrentUser>,
        address: IpAddr,
    ) -> Socket {
        let site = &state.site;
        let identity = user.as_ref().map(|user| Identity { user: user.account.id, session: user.session });
        let (id, mailbox, has_come) = site.presence.hub().connect(identity);
        site.node.metrics.live.sockets(site.presence.hub().socket_count());
        let (account, through) =
            user.map_or((None, Through::Browser), |user| (Some(user.account), user.through));
        if let Some(account) = account.as_ref().filter(|_| has_come) {
            site.presence.show_player(account).await;
        }
        let settings = &site.node.settings;
        let allowance = Allowance::new(settings.socket_burst, settings.socket_per_s);
        Socket {
            session,
            address,
            account,
            through,
            id,
            mailbox,
            lobby: None,
            agenda: None,
            lobby_chat: 0,
            watched: HashMap::new(),
            preview: None,
            competitions: BTreeSet::new(),
            club: None,
            allowance,
            heart: Heart::new(Instant::now()),
            contact: Contact::Good,
            state,
        }
    }

    async fn run(mut self, mut incoming: Incoming, first: First) {
        let End(reason) = match self.talk(&mut incoming, first).await {
            Ok(()) => End(None),
            Err(end) => end,
        };
        let site = &self.state.site;
        if site.presence.hub().disconnect(self.id, site.node.clock.now())
            && let Some(account) = &self.account
        {
            site.presence.hub().hide_player(account.name.as_str());
        }
        site.node.metrics.live.sockets(site.presence.hub().socket_count());
        let slow = Duration::from_secs(site.node.settings.socket_slow_s);
        match tokio::time::timeout(slow, self.session.close(reason)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => tracing::trace!("a socket was gone before it could be closed"),
        }
    }

    /// Sends the first messages.
    async fn greet(&mut self, first: First) -> Result<(), End> {
        let site = Arc::clone(&self.state.site);
        let welcome = ServerMessage::Welcome {
            protocol: wire::PROTOCOL_VERSION,
            name: self.account.as_ref().map(|account| account.name.as_str().to_owned()),
            server_time: site.node.clock.now(),
        };
        self.send(&welcome).await?;
        if site.presence.maintenance().is_some() {
            self.tell_of_maintenance().await?;
        }
        match first {
            Some((id, since)) => self.watch(id, since).await,
            None => Ok(()),
        }
    }

    /// Runs until the client disconnects, is too slow or silent, a stream is complete, or the server stops.
    async fn talk(&mut self, incoming: &mut Incoming, first: First) -> Result<(), End> {
        self.greet(first).await?;
        let site = Arc::clone(&self.state.site);
        let mut silence = Duration::from_secs(site.node.settings.socket_silence_s);
        if self.session.is_stream() {
            // The time between two signs of life from here.
            silence = (silence / 4).max(Duration::from_secs(1));
        }
        let pause = Duration::from_millis(site.node.settings.spectator_pause_ms.into());
        let mailbox = Arc::clone(&self.mailbox);
        let mut silent_at = Instant::now() + silence;
        // The topics whose news may wait a little, and the time at which it is sent.
        let mut waiting = BTreeSet::new();
        let mut send_at = Instant::now();
        let blocks = self.state.site.blocks.clone();
        let blocked = blocks.until_blocked(self.address);
        tokio::pin!(blocked);
        while !self.is_complete() {
            tokio::select! {
                message = incoming.next() => {
                    silent_at = Instant::now() + silence;
                    self.heart.heard(Instant::now());
                    if self.contact == Contact::Silent {
                        self.feel_contact();
                    }
                    match message {
                        Some(message) => self.receive(message).await?,
                        None => return Ok(()),
                    }
                }
                topics = mailbox.wait_for_topics() => {
                    for topic in topics {
                        if self.may_wait(topic) {
                            waiting.insert(topic);
                        } else {
                            self.show(topic).await?;
                        }
                    }
                }
                () = tokio::time::sleep_until(send_at), if !waiting.is_empty() => {
                    for topic in std::mem::take(&mut waiting) {
                        self.show(topic).await?;
                    }
                    send_at = Instant::now() + pause;
                }
                () = tokio::time::sleep_until(self.heart.wakes_at()), if self.is_seated() => {
                    self.beat().await?;
                }
                () = tokio::time::sleep_until(silent_at), if self.session.is_stream() => {
                    // Keeps proxies from closing the connection, and shows whether the client is gone.
                    self.send_text("").await?;
                    silent_at = Instant::now() + silence;
                }
                () = tokio::time::sleep_until(silent_at), if !self.session.is_stream() => {
                    return Err(close(CloseCode::Policy, "nothing was heard for too long"));
                }
                refusal = &mut blocked => {
                    self.tell_error(None, &refusal).await?;
                    return Err(close(CloseCode::Policy, "requests from this network are refused"));
                }
                () = site.node.lifecycle.stopped() => {
                    self.send(&ServerMessage::Closing).await?;
                    return Err(close(CloseCode::Restart, "the server is stopping"));
                }
            }
        }
        Ok(())
    }

    /// Returns true if this is a stream and its match is over or may no longer be watched.
    fn is_complete(&self) -> bool {
        self.session.is_stream()
            && self.watched.values().all(|watched| {
                let shown = watched.shown.as_ref();
                shown.is_some_and(|shown| matches!(shown.view.phase, wire::Phase::Over { .. }))
            })
    }

    /// Returns true if the news of a topic is collected for a little while before it is sent: news of the lobby, and of
    /// matches in which this user has no seat. So a crowd of spectators does not delay the players, who get news at
    /// once.
    fn may_wait(&self, topic: Topic) -> bool {
        match topic {
            Topic::Lobby | Topic::LobbyChat | Topic::ClubChat(_) | Topic::Competition(_) | Topic::Events => {
                true
            }
            Topic::Match(id) | Topic::Chat(id) | Topic::Analysis(id) => {
                let shown = self.watched.get(&id).and_then(|watched| watched.shown.as_ref());
                shown.is_none_or(|shown| shown.view.you.is_none())
            }
            Topic::Agenda | Topic::Board(_) | Topic::Maintenance | Topic::SignedOut => false,
        }
    }

    async fn receive(&mut self, message: Result<Message, Violation>) -> Result<(), End> {
        match message {
            Ok(Message::Text(text)) => self.hear(&text).await,
            Ok(Message::Binary) => {
                let malformed = AppError::malformed_form(refusals::text_frames_only());
                let error = self.too_many()?.unwrap_or(malformed);
                self.tell_error(None, &error).await
            }
            Ok(Message::Ping(bytes)) => match self.too_many()? {
                None => Ok(self.session.pong(&bytes).await?),
                Some(error) => self.tell_error(None, &error).await,
            },
            Ok(Message::Pong(bytes)) => {
                if self.heart.answered(&bytes, Instant::now()) {
                    self.feel_contact();
                    return Ok(());
                }
                self.too_many().map(drop)
            }
            Ok(Message::Close(reason)) => Err(End(reason)),
            Err(violation) => {
                if violation == Violation::TooLarge {
                    let limit_bytes = self.state.settings.connections.message_bytes as usize;
                    self.tell_error(None, &AppError::TooLarge { limit_bytes }).await?;
                }
                tracing::debug!(%violation, "a client broke the socket's protocol");
                Err(close(violation.close_code(), &violation.to_string()))
            }
        }
    }

    /// Returns true if the client plays in a match that it watches, and can answer pings. Only then is the opponent
    /// told the quality of its connection.
    fn is_seated(&self) -> bool {
        if self.session.is_stream() {
            return false;
        }
        let mut views = self.watched.values().filter_map(|watched| Some(&watched.shown.as_ref()?.view));
        views.any(|view| view.you.is_some() && !matches!(view.phase, wire::Phase::Over { .. }))
    }

    async fn beat(&mut self) -> Result<(), End> {
        if let Some(ping) = self.heart.beat(Instant::now()) {
            let slow = Duration::from_secs(self.state.site.node.settings.socket_slow_s);
            match tokio::time::timeout(slow, self.session.ping(&ping)).await {
                Ok(sent) => sent?,
                Err(_too_slow) => return Err(End(None)),
            }
        }
        self.feel_contact();
        Ok(())
    }

    fn feel_contact(&mut self) {
        let contact = self.heart.contact(Instant::now());
        if std::mem::replace(&mut self.contact, contact) != contact {
            let watched: Vec<MatchId> = self.watched.keys().copied().collect();
            self.state.site.presence.hub().contact_changed(self.id, contact, &watched);
        }
    }

    fn viewer_name(&self) -> Option<&str> {
        self.account.as_ref().map(|account| account.name.as_str())
    }

    /// Returns the account for which messages are written. A token without any of these scopes gets the messages for an
    /// anonymous visitor.
    fn seen_as(&self, scopes: &[Scope]) -> Option<&Account> {
        self.account.as_ref().filter(|_| self.through.allows_any(scopes))
    }

    /// Sends a message, or gives up on a client that does not take it.
    async fn send(&mut self, message: &ServerMessage) -> Result<(), End> {
        self.send_text(&to_text(message)).await
    }

    async fn send_text(&mut self, text: &str) -> Result<(), End> {
        let slow = Duration::from_secs(self.state.site.node.settings.socket_slow_s);
        match tokio::time::timeout(slow, self.session.text(text)).await {
            Ok(sent) => Ok(sent?),
            Err(_too_slow) => {
                self.state.metrics.network.cut(Cut::ReaderSlow);
                tracing::debug!("a client that does not read was dropped");
                Err(End(None))
            }
        }
    }

    /// Sends an error, with the client's name for the request if there is one.
    async fn tell_error(&mut self, request: Option<RequestId>, error: &AppError) -> Result<(), End> {
        self.state.refusals.log(error);
        let error: ErrorBody = error.to_body();
        let message = match request {
            Some(request) => ServerMessage::Refused { request, error },
            None => ServerMessage::Error { error },
        };
        self.send(&message).await
    }
}

fn to_text(message: &ServerMessage) -> String {
    serde_json::to_string(message).expect("messages have no maps and no infinite numbers")
}

fn close(code: CloseCode, why: &str) -> End {
    End(Some(CloseReason { code, description: Some(why.to_owned()) }))
}
