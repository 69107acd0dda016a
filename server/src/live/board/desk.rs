//! One connection of a board: the state machines of the crate `boards`, driven by a socket, a clock and the database.
//!
//! Nothing here is needed after a crash. What the board has said is in the database before it is acknowledged, and its
//! sitting at a match follows from that.

use std::{net::IpAddr, sync::Arc, time::Duration};

use ::boards::{
    Answer, Connection, Deed, Enrolment, Inbox, IssuedCode, Key, KnownDevice, NonceBytes, Opening, Refused,
    Remark, SeatCommand, Sitting, StoredFrame,
};
use actix_web::{HttpRequest, HttpResponse, rt, web};
use actix_ws::{AggregatedMessage, AggregatedMessageStream, CloseCode, CloseReason, ProtocolError, Session};
use futures_util::StreamExt as _;
use play::AtBoard;
use rules::Side;
use tokio::time::Instant;
use wire::{
    BOARD_AGREEMENT_WAIT_MS, BOARD_FRAME_BYTES_MAX, BoardRefusal, BoardTold, Millis, RequestId, ToldToBoard,
};

use super::{
    super::{
        Live, MatchId,
        act::{ActedAt, Action},
        hub::SocketId,
        mailbox::{Mailbox, Topic},
        snapshot::Snapshot,
    },
    bridge::{self, Place},
};
use crate::{
    db::{
        DbError,
        boards::{self as rows, Board, NewFrame},
    },
    error::AppError,
    id::BoardId,
    limits::Limit,
    random,
    state::AppState,
};

/// A board reports every ten seconds; one that says nothing for so long is gone.
const SILENCE_MAX: Duration = Duration::from_secs(45);
/// A connection on which nobody has proved who it is.
const STRANGER_MAX: Duration = Duration::from_secs(30);
/// A board that does not read is dropped.
const SLOW_MAX: Duration = Duration::from_secs(10);

/// Opens the socket of a board. Whoever it is proves it there.
pub(crate) fn open(
    request: &HttpRequest,
    body: web::Payload,
    state: &web::Data<AppState>,
    address: IpAddr,
) -> Result<HttpResponse, AppError> {
    if state.lifecycle.is_stopping() {
        return Err(AppError::Unavailable("the server is stopping"));
    }
    let (response, session, stream) = actix_ws::handle(request, body)
        .map_err(|error| AppError::Malformed(format!("this address speaks WebSocket only: {error}")))?;
    let stream = stream
        .max_frame_size(BOARD_FRAME_BYTES_MAX)
        .aggregate_continuations()
        .max_continuation_size(BOARD_FRAME_BYTES_MAX);
    let state = state.clone();
    let tasks = state.lifecycle.tasks().clone();
    rt::spawn(tasks.track_future(async move { run(state, session, stream, address).await }));
    Ok(response)
}

async fn run(
    state: web::Data<AppState>,
    session: Session,
    mut stream: AggregatedMessageStream,
    address: IpAddr,
) {
    let server = match &state.public_origin {
        Some(origin) => origin.ascii.rsplit("://").next().unwrap_or_default().to_owned(),
        None => state.settings.listen.clone(),
    };
    let nonce = NonceBytes { challenge: random::bytes(), session: random::bytes() };
    let token = random::hex(&nonce.session);
    let (connection, challenge) = Connection::open(&server, &nonce, state.clock.now());
    let mut desk =
        Desk { state, session, address, token, connection, admitted: None, heard_at: Instant::now() };
    desk.live().inner.metrics.board_connections(1);
    let End(reason) = match desk.talk(&mut stream, challenge).await {
        Ok(()) => End(None),
        Err(end) => end,
    };
    desk.leave(reason).await;
}

/// The connection ends, and why the board is told so.
struct End(Option<CloseReason>);

impl From<actix_ws::Closed> for End {
    fn from(_: actix_ws::Closed) -> End {
        End(None)
    }
}

fn close(code: CloseCode, why: &str) -> End {
    End(Some(CloseReason { code, description: Some(why.to_owned()) }))
}

/// What ends a message: a refusal that the board is told, a failure of ours, or the end of the connection.
enum Failed {
    Refused(Refused),
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
        Failed::Ours(error)
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

/// A connection.
struct Desk {
    state: web::Data<AppState>,
    session: Session,
    address: IpAddr,
    /// The token of this connection, as it is kept in the row of the board.
    token: String,
    connection: Connection,
    admitted: Option<Admitted>,
    heard_at: Instant,
}

/// A board that has proved who it is.
struct Admitted {
    id: BoardId,
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
}

impl Desk {
    fn live(&self) -> &Live {
        &self.state.live
    }

    fn now(&self) -> Millis {
        self.state.clock.now()
    }

    /// Until the board goes, is silent or cut off, or the server stops.
    async fn talk(
        &mut self,
        stream: &mut AggregatedMessageStream,
        challenge: ToldToBoard,
    ) -> Result<(), End> {
        self.tell(challenge.told).await?;
        let lifecycle = self.state.lifecycle.clone();
        loop {
            let mailbox = self.admitted.as_ref().map(|admitted| Arc::clone(&admitted.mailbox));
            let silence = if mailbox.is_some() { SILENCE_MAX } else { STRANGER_MAX };
            let news = async {
                match mailbox {
                    Some(mailbox) => mailbox.take().await,
                    None => std::future::pending().await,
                }
            };
            let waited = self.waited_until();
            let clock = self.state.clock.clone();
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
                () = lifecycle.stopped() => return Err(close(CloseCode::Restart, "the server is stopping")),
            };
            match done {
                Ok(()) => {}
                Err(Failed::Refused(refused)) => self.refuse(refused).await?,
                Err(Failed::Ours(error)) => {
                    error.log();
                    // What was not acknowledged is sent again to whoever answers next.
                    return Err(close(CloseCode::Again, "try again"));
                }
                Err(Failed::End(end)) => return Err(end),
            }
        }
    }

    async fn leave(mut self, reason: Option<CloseReason>) {
        self.live().inner.metrics.board_connections(-1);
        if let Some(Admitted { id, socket, .. }) = self.admitted.take() {
            let live = self.live();
            live.inner.hub.disconnect(socket, live.inner.clock.now());
            let token = self.token.clone();
            let gone = live.inner.store.write(move |connection| rows::dismiss(connection, id, &token)).await;
            if let Err(error) = gone {
                tracing::debug!(%error, "the end of a board's connection was not noted");
            }
        }
        match tokio::time::timeout(SLOW_MAX, self.session.close(reason)).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) | Err(_) => tracing::trace!("a board was gone before its socket could be closed"),
        }
    }

    async fn tell(&mut self, told: BoardTold) -> Result<(), End> {
        let told = ToldToBoard { v: wire::BOARD_PROTOCOL_VERSION, told };
        let text = serde_json::to_string(&told).expect("messages have no maps and no bad numbers");
        match tokio::time::timeout(SLOW_MAX, self.session.text(text)).await {
            Ok(sent) => Ok(sent?),
            Err(_too_slow) => Err(End(None)),
        }
    }

    /// Says what is wrong; most of it ends the connection, some of it the use of the board.
    async fn refuse(&mut self, refused: Refused) -> Result<(), End> {
        let Refused { code, what } = refused;
        self.live().inner.metrics.board_refused(code);
        let stored = self.admitted.as_ref().map(|admitted| admitted.inbox.stored());
        if let (true, Some(admitted)) = (code.freezes(), &mut self.admitted) {
            admitted.inbox.freeze();
            let id = admitted.id;
            tracing::warn!(board.id = %id.to_device(), code = code.name(), what, "a board is frozen");
            let store = self.live().inner.store.clone();
            if let Err(error) = store.write(move |connection| rows::freeze(connection, id, code.name())).await
            {
                AppError::from(error).log();
            }
        }
        self.tell(BoardTold::Refused { code, message: what.clone(), stored }).await?;
        if code.closes() { Err(close(CloseCode::Policy, code.name())) } else { Ok(()) }
    }

    async fn receive(&mut self, message: Result<AggregatedMessage, ProtocolError>) -> Result<(), Failed> {
        match message {
            Ok(AggregatedMessage::Text(text)) => self.hear(text.as_bytes()).await,
            Ok(AggregatedMessage::Binary(_)) => {
                Err(refused(BoardRefusal::Malformed, "messages are JSON in text frames"))
            }
            Ok(AggregatedMessage::Ping(bytes)) => {
                self.session.pong(&bytes).await.map_err(|gone| Failed::End(gone.into()))
            }
            Ok(AggregatedMessage::Pong(_)) => Ok(()),
            Ok(AggregatedMessage::Close(reason)) => Err(End(reason).into()),
            Err(ProtocolError::Overflow) => {
                let what = format!("a message is longer than {BOARD_FRAME_BYTES_MAX} bytes");
                Err(refused(BoardRefusal::Oversized, &what))
            }
            Err(error) => {
                tracing::debug!(%error, "a board broke the socket's protocol");
                Err(close(CloseCode::Protocol, "the protocol of the socket was broken").into())
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
            Answer::Resumed => {
                admitted.has_resumed = true;
                self.sit_down().await
            }
            Answer::Known => {
                let seq = admitted.inbox.stored();
                Ok(self.tell(BoardTold::Ack { seq }).await?)
            }
            Answer::Store(frame) => self.store(frame).await,
        }
    }

    // ---- who it is

    /// Whether one more failure to prove who somebody is would be allowed.
    async fn check_attempts(&self, device: Option<BoardId>) -> Result<(), Failed> {
        let now = self.now();
        for (limit, key) in self.attempt_keys(device) {
            let limiter = &self.state.limiter;
            if limiter.take(limit, &key, now).await.is_err() {
                return Err(refused(
                    BoardRefusal::TooManyAttempts,
                    "too many failures; try again in a minute",
                ));
            }
            limiter.put_back(limit, &key, now).await;
        }
        Ok(())
    }

    fn attempt_keys(&self, device: Option<BoardId>) -> Vec<(Limit, String)> {
        let device = device.map(|id| (Limit::BoardByDevice, id.to_device()));
        [(Limit::BoardByAddress, self.address.to_string())].into_iter().chain(device).collect()
    }

    async fn count_failure(&self, device: Option<BoardId>) {
        for (limit, key) in self.attempt_keys(device) {
            if self.state.limiter.take(limit, &key, self.now()).await.is_err() {
                tracing::debug!("too many failures of boards");
            }
        }
    }

    async fn enrol(&mut self, text: String) -> Result<(), Failed> {
        self.check_attempts(None).await?;
        let now = self.now();
        let asked = text.clone();
        let code = self.live().inner.store.read(move |connection| rows::code(connection, &asked)).await?;
        let issued = match &code {
            Some(code) => Some(IssuedCode {
                issued_at: code.issued_at,
                used_by: match &code.used_by {
                    Some((_, key)) => Some(Key::parse(key)?),
                    None => None,
                },
            }),
            None => None,
        };
        let Enrolment { key } = match self.connection.enrol(issued, now) {
            Ok(enrolment) => enrolment,
            Err(refused) => {
                self.count_failure(None).await;
                return Err(refused.into());
            }
        };
        let code = code.ok_or_else(|| refused(BoardRefusal::WrongCode, "there is no such code"))?;
        let id = match &code.used_by {
            Some((id, _)) => *id,
            None => {
                let id = BoardId::random();
                let head = ::boards::Hash::genesis(&id.to_device()).to_digits();
                let enrolled = self.live().inner.store.write(move |connection| {
                    rows::enrol(connection, id, &text, &code, &key.to_digits(), &head, now)
                });
                match enrolled.await {
                    Ok(()) => id,
                    Err(DbError::Conflict(what)) if what.contains("board_codes") => {
                        return Err(refused(BoardRefusal::UsedCode, "the code has been used"));
                    }
                    Err(DbError::Conflict(_)) => {
                        return Err(refused(BoardRefusal::KeyTaken, "another board has this key"));
                    }
                    Err(error) => return Err(error.into()),
                }
            }
        };
        Ok(self.tell(BoardTold::Enrolled { device: id.to_device() }).await?)
    }

    async fn authenticate(&mut self, device: String) -> Result<(), Failed> {
        let id = BoardId::parse_device(&device);
        self.check_attempts(id).await?;
        let now = self.now();
        let found = match id {
            Some(id) => {
                let read = self.live().inner.store.read(move |connection| {
                    let Some(board) = rows::by_id(connection, id)? else { return Ok(None) };
                    Ok::<_, DbError>(Some((board, rows::recent_hashes(connection, id)?)))
                });
                read.await?
            }
            None => None,
        };
        let (known, inbox, board) = match found {
            Some((board, recent)) => {
                let known = KnownDevice { key: Key::parse(&board.public_key)?, is_revoked: board.is_revoked };
                (Some(known), Inbox::restore(&device, &recent, board.frozen.is_some()), Some(board))
            }
            None => (None, Inbox::new(&device), None),
        };
        let welcome = match self.connection.admit(known, &inbox, now) {
            Ok(welcome) => welcome,
            Err(refused) => {
                self.count_failure(id).await;
                return Err(refused.into());
            }
        };
        let (Some(id), Some(board)) = (id, board) else {
            return Err(refused(BoardRefusal::UnknownDevice, "there is no such board"));
        };
        // The signed time is the board's own; the state machine has checked that it was signed.
        let ahead = self.connection.signed_time().map_or(0, |at| at.0.saturating_sub(now.0));
        let token = self.token.clone();
        self.live()
            .inner
            .store
            .write(move |connection| rows::admit(connection, id, &token, ahead, now))
            .await?;
        // Another connection of the same board ends.
        self.live().board_changed(id);
        let (socket, mailbox) = self.live().inner.hub.connect_board(id, self.token.clone(), board.owner);
        let found_at = board.find_asked_at;
        self.admitted = Some(Admitted { id, inbox, socket, mailbox, has_resumed: false, at: None, found_at });
        Ok(self.tell(welcome.told).await?)
    }

    // ---- frames

    async fn store(&mut self, frame: StoredFrame) -> Result<(), Failed> {
        let started = Instant::now();
        let now = self.now();
        let Some(admitted) = &mut self.admitted else { return Ok(()) };
        let new = NewFrame {
            board: admitted.id,
            session: self.token.clone(),
            frame: frame.clone(),
            at_match: admitted.at.as_ref().map(|seated| (seated.id, seated.sitting.situation().step)),
            now,
        };
        let store = &self.state.live.inner.store;
        if !store.write(move |connection| rows::store_frame(connection, &new)).await? {
            return self.look_at_row().await;
        }
        admitted.inbox.keep(&frame);
        let seq = frame.seq;
        self.tell(BoardTold::Ack { seq }).await?;
        self.live().inner.metrics.board_frame_took(started.elapsed());
        self.carry_out_frame(&frame).await
    }

    async fn carry_out_frame(&mut self, frame: &StoredFrame) -> Result<(), Failed> {
        let Some(Admitted { id, at: Some(seated), .. }) = &mut self.admitted else { return Ok(()) };
        let deeds = seated.sitting.frame(frame);
        let request = RequestId(format!("b{}-{}", id.to_device(), frame.seq));
        self.carry_out(deeds, &request).await
    }

    /// Carries out what follows, and what follows from that.
    async fn carry_out(&mut self, deeds: Vec<Deed>, request: &RequestId) -> Result<(), Failed> {
        let mut deeds = std::collections::VecDeque::from(deeds);
        while let Some(deed) = deeds.pop_front() {
            match deed {
                Deed::Tell(told) => self.tell(told).await?,
                Deed::Remark(remark) => self.remark(remark).await?,
                Deed::TurnBegins(side) => self.note(side, AtBoard::Ready).await?,
                Deed::Command(side, command) => deeds.extend(self.command(side, command, request).await?),
            }
        }
        Ok(())
    }

    /// A seat does something. Returns what follows from the match having moved on.
    async fn command(
        &mut self,
        side: Side,
        command: SeatCommand,
        request: &RequestId,
    ) -> Result<Vec<Deed>, Failed> {
        let live = self.live().clone();
        let Some(id) =
            self.admitted.as_ref().and_then(|admitted| admitted.at.as_ref()).map(|seated| seated.id)
        else {
            return Ok(Vec::new());
        };
        let snapshot = live.load(id).await?;
        let is_current =
            self.seated().is_some_and(|seated| *seated.sitting.situation() == bridge::situation(&snapshot));
        let done = match snapshot.player(side).cloned() {
            Some(player) if is_current => {
                let action = Action {
                    id,
                    request: request.clone(),
                    seen: snapshot.last_seq,
                    command: bridge::command(command),
                    acted_at: ActedAt::Board,
                };
                live.act(&player, &action).await.map(drop)
            }
            Some(_) | None => Err(AppError::Conflict("the match has moved on".to_owned())),
        };
        match done {
            Ok(()) => {}
            Err(error @ (AppError::Database(_) | AppError::Internal { .. })) => return Err(error.into()),
            // The rules say no, or somebody else was faster. The board is told what holds now.
            Err(_) => {
                if let Some(console) = self.seated().map(|seated| seated.place.seating.console(side)) {
                    self.tell(BoardTold::Ignored { console }).await?;
                }
            }
        }
        let snapshot = live.load(id).await?;
        Ok(self.see(&snapshot))
    }

    fn seated(&mut self) -> Option<&mut Seated> {
        self.admitted.as_mut().and_then(|admitted| admitted.at.as_mut())
    }

    /// The match may have moved on.
    fn see(&mut self, snapshot: &Snapshot) -> Vec<Deed> {
        let now = self.now();
        let Some(seated) = self.seated().filter(|seated| seated.id == snapshot.facts.id) else {
            return Vec::new();
        };
        let situation = bridge::situation(snapshot);
        if *seated.sitting.situation() == situation {
            return Vec::new();
        }
        seated.sitting.see(situation, now)
    }

    async fn remark(&mut self, remark: Remark) -> Result<(), Failed> {
        match remark {
            Remark::IllegalPlay { side, .. } => self.note(side, AtBoard::IllegalPlay).await,
            Remark::Fault { side, .. } => self.note(side, AtBoard::SensorFault).await,
            // The frame itself says it, and its consequence is in the log.
            Remark::Cocked { .. } | Remark::RolledEarly { .. } => Ok(()),
        }
    }

    async fn note(&mut self, side: Side, what: AtBoard) -> Result<(), Failed> {
        let live = self.live().clone();
        let Some(id) = self.seated().map(|seated| seated.id) else { return Ok(()) };
        Ok(live.note_at_board(id, side, what).await?)
    }

    // ---- where it sits

    /// The board has said where it stands: it is told what holds.
    async fn sit_down(&mut self) -> Result<(), Failed> {
        let Some(admitted) = &self.admitted else { return Ok(()) };
        let id = admitted.id;
        let live = self.live().clone();
        let at = live.inner.store.read(move |connection| rows::match_of(connection, id)).await?;
        let seated = match at {
            Some(at) => {
                let snapshot = live.load(at).await?;
                self.seat_at(id, &snapshot).await?
            }
            None => None,
        };
        let Some(admitted) = &mut self.admitted else { return Ok(()) };
        if let Some(old) = &admitted.at
            && seated.as_ref().is_none_or(|(seated, _)| seated.id != old.id)
        {
            live.inner.hub.unwatch(admitted.socket, old.id);
            if seated.is_none() {
                admitted.at = None;
                return Ok(self.tell(BoardTold::End { winner: None }).await?);
            }
        }
        let Some((seated, since)) = seated else { return Ok(()) };
        live.inner.hub.watch(admitted.socket, seated.id);
        admitted.at = Some(seated);
        // What was stored and not carried out before the server was killed is carried out now; the rest is known.
        for frame in &since {
            let Some(seated) = self.seated() else { break };
            let deeds = seated.sitting.frame(frame);
            let commands = deeds.into_iter().filter(|deed| matches!(deed, Deed::Command(..))).collect();
            let request = RequestId(format!("b{}-{}", id.to_device(), frame.seq));
            self.carry_out(commands, &request).await?;
        }
        let again = self.seated().map(|seated| seated.sitting.say_again()).unwrap_or_default();
        for told in again {
            self.tell(told).await?;
        }
        Ok(())
    }

    async fn seat_at(
        &self,
        board: BoardId,
        snapshot: &Snapshot,
    ) -> Result<Option<(Seated, Vec<StoredFrame>)>, Failed> {
        let Some(place) = bridge::place(snapshot, board) else { return Ok(None) };
        let (id, situation) = (snapshot.facts.id, bridge::situation(snapshot));
        let step = situation.step;
        let said =
            self.live().inner.store.read(move |connection| rows::said(connection, board, id, step)).await?;
        let moved_on_at = snapshot.log.last().map_or(self.now(), |logged| logged.at);
        let sitting = Sitting::restore(place.seating, place.dice, situation, moved_on_at, &said.before, &[]);
        Ok(Some((Seated { id, place, sitting }, said.since)))
    }

    /// Until when the board is waited for.
    fn waited_until(&self) -> Option<Millis> {
        let seated = self.admitted.as_ref()?.at.as_ref()?;
        let since = seated.sitting.waited_since()?;
        Some(Millis(since.0 + BOARD_AGREEMENT_WAIT_MS))
    }

    async fn tick(&mut self) -> Result<(), Failed> {
        let now = self.now();
        let Some(Admitted { id, at: Some(seated), .. }) = &mut self.admitted else { return Ok(()) };
        let request = RequestId(format!("b{}-early-{}", id.to_device(), seated.sitting.situation().step));
        let deeds = seated.sitting.tick(now);
        self.carry_out(deeds, &request).await
    }

    async fn look(&mut self, topics: std::collections::BTreeSet<Topic>) -> Result<(), Failed> {
        for topic in topics {
            match topic {
                Topic::Board(_) => self.look_at_row().await?,
                Topic::Match(id) => self.look_at_match(id).await?,
                Topic::Lobby
                | Topic::Chat(_)
                | Topic::Analysis(_)
                | Topic::Maintenance
                | Topic::SignedOut => {}
            }
        }
        Ok(())
    }

    async fn look_at_match(&mut self, id: MatchId) -> Result<(), Failed> {
        let Some(Admitted { id: board, at: Some(seated), .. }) = &self.admitted else { return Ok(()) };
        if seated.id != id {
            return Ok(());
        }
        let (board, place) = (*board, seated.place);
        let snapshot = self.live().load(id).await?;
        if bridge::place(&snapshot, board) != Some(place) {
            return self.sit_down().await;
        }
        let request = RequestId(format!("b{}-early-{}", board.to_device(), snapshot.steps));
        let deeds = self.see(&snapshot);
        self.carry_out(deeds, &request).await
    }

    /// Something has been done with the board elsewhere.
    async fn look_at_row(&mut self) -> Result<(), Failed> {
        let Some(admitted) = &self.admitted else { return Ok(()) };
        let id = admitted.id;
        let read = self.live().inner.store.read(move |connection| {
            Ok::<_, DbError>((rows::by_id(connection, id)?, rows::match_of(connection, id)?))
        });
        let (board, at) = read.await?;
        let Some(board) = board else {
            return Err(refused(BoardRefusal::UnknownDevice, "there is no such board"));
        };
        let Board { is_revoked, frozen, session, find_asked_at, last_seq, .. } = board;
        if is_revoked {
            return Err(refused(BoardRefusal::Revoked, "the owner has revoked this board"));
        }
        if frozen.is_some() {
            return Err(refused(BoardRefusal::Frozen, "the history of this board is in question"));
        }
        if session.as_ref() != Some(&self.token) {
            return Err(close(CloseCode::Normal, "the board has connected anew").into());
        }
        let Some(admitted) = &mut self.admitted else { return Ok(()) };
        if last_seq != admitted.inbox.stored() {
            return Err(close(CloseCode::Again, "the board has other frames stored").into());
        }
        let has_moved = admitted.at.as_ref().map(|seated| seated.id) != at;
        let is_looked_for = find_asked_at > admitted.found_at;
        admitted.found_at = find_asked_at;
        if is_looked_for {
            self.tell(BoardTold::Find {}).await?;
        }
        if has_moved && self.admitted.as_ref().is_some_and(|admitted| admitted.has_resumed) {
            self.sit_down().await?;
        }
        Ok(())
    }
}
