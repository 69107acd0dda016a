//! The news that a socket sends: each topic as this client may see it. Nothing is sent twice.

use std::sync::Arc;

use site::{
    Site,
    competitions::competition_name,
    error::AppError,
    matches::{chat::Shown, sight::Seen},
    messages::ToWire,
    presence::{
        hub::{Frame, Version},
        lobby::LobbyUpdate,
        mailbox::Topic,
    },
};
use store::{
    account::{Account, Scope},
    clubs::ClubId,
    id::MatchId,
};
use wire::{MatchView, Phase, ServerMessage};

use super::{End, MATCHES, Preview, Socket, TALK, close, to_text};
use crate::{http::Through, websocket::CloseCode};

impl Socket {
    /// Sends the news of a topic.
    pub(super) async fn show(&mut self, topic: Topic) -> Result<(), End> {
        match topic {
            Topic::Lobby => self.show_lobby().await,
            Topic::Agenda => self.show_agenda().await,
            Topic::LobbyChat => self.show_lobby_chat().await,
            Topic::Match(id) => {
                self.show_match(id).await?;
                self.show_preview(id).await
            }
            Topic::Chat(id) => self.show_chat(id).await,
            Topic::Analysis(id) => self.show_analysis(id).await,
            Topic::ClubChat(id) => self.show_club_chat(id).await,
            Topic::Competition(id) => {
                let (kind, id) = competition_name(id);
                self.send(&ServerMessage::CompetitionChanged { kind, id }).await
            }
            Topic::Events => self.send(&ServerMessage::EventsChanged).await,
            // Only the connections of sensor boards use this topic.
            Topic::Board(_) => Ok(()),
            Topic::Maintenance => self.tell_of_maintenance().await,
            Topic::SignedOut => Err(close(CloseCode::Normal, "the session has ended")),
        }
    }

    pub(super) async fn tell_of_maintenance(&mut self) -> Result<(), End> {
        let maintenance = self.state.site.presence.maintenance();
        self.send(&ServerMessage::Maintenance { maintenance }).await
    }

    async fn show_lobby(&mut self) -> Result<(), End> {
        let Some(known) = self.lobby else { return Ok(()) };
        let (version, told) = self.state.site.presence.hub().lobby_since(known, self.lobby_viewer());
        self.lobby = Some(version);
        match told {
            LobbyUpdate::Nothing => Ok(()),
            LobbyUpdate::Changes(changes) => self.send(&ServerMessage::LobbyChanged { changes }).await,
            LobbyUpdate::Everything(lobby) => self.send(&ServerMessage::Lobby { lobby }).await,
        }
    }

    pub(super) async fn show_agenda(&mut self) -> Result<(), End> {
        let agenda = match self.seen_as(MATCHES) {
            Some(account) => {
                // Tokens get no moderation news.
                let is_browser = matches!(self.through, Through::Browser);
                let mut agenda = self.state.site.presence.hub().agenda(self.id, account.id, is_browser);
                if let Some(agenda) = agenda.as_mut().filter(|_| self.seen_as(&[Scope::Messages]).is_none()) {
                    agenda.messages = wire::AgendaMessages::default();
                }
                agenda
            }
            None => Some(wire::Agenda {
                matches: Vec::new(),
                tables: Vec::new(),
                more_tables: 0,
                rematches: Vec::new(),
                duties: Vec::new(),
                more_duties: 0,
                messages: wire::AgendaMessages::default(),
            }),
        };
        let Some(agenda) = agenda else { return Ok(()) };
        if self.agenda.as_ref() == Some(&agenda) {
            return Ok(());
        }
        self.agenda = Some(agenda.clone());
        self.send(&ServerMessage::Agenda { agenda }).await
    }

    /// Sends the last chat lines to a client that opens the lobby.
    pub(super) async fn show_last_of_lobby_chat(&mut self) -> Result<(), End> {
        let user = self.seen_as(&[Scope::Read, Scope::Chat]).map(|account| account.id);
        match self.state.site.presence.lobby_chat_for(user).await {
            Ok((last, lines)) => {
                self.lobby_chat = last;
                self.send_lobby_lines(lines).await
            }
            Err(error) => self.tell_error(None, &error.into()).await,
        }
    }

    async fn show_lobby_chat(&mut self) -> Result<(), End> {
        if self.lobby.is_none() {
            return Ok(());
        }
        let user = self.seen_as(&[Scope::Read, Scope::Chat]).map(|account| account.id);
        let (last, lines) = self.state.site.presence.hub().lobby_lines_after(self.lobby_chat, user);
        self.lobby_chat = last;
        self.send_lobby_lines(lines).await
    }

    async fn send_lobby_lines(&mut self, lines: Vec<wire::ChatLine>) -> Result<(), End> {
        if lines.is_empty() { Ok(()) } else { self.send(&ServerMessage::LobbyChat { lines }).await }
    }

    pub(super) async fn show_match(&mut self, id: MatchId) -> Result<(), End> {
        let Some(watched) = self.watched.get(&id) else { return Ok(()) };
        let site = Arc::clone(&self.state.site);
        // The version is read before the match: a change in between marks the topic again.
        let version = site.presence.hub().version(id);
        if watched.shown.is_some() && watched.version == version {
            return Ok(());
        }
        let snapshot = match site.matches.load(id).await {
            Ok(snapshot) => snapshot,
            Err(error) => {
                if matches!(error, AppError::NotFound(_)) {
                    self.watched.remove(&id);
                    site.presence.hub().unwatch(self.id, id);
                }
                return self.tell_error(None, &error).await;
            }
        };
        let viewer = self.seen_as(MATCHES);
        let seen = match site.matches.seen_at(version, &snapshot, viewer).await {
            Ok(seen) => seen,
            Err(error) => {
                // The viewer may no longer see what was visible when the preview was opened.
                self.watched.remove(&id);
                site.presence.hub().unwatch(self.id, id);
                return self.tell_error(None, &error).await;
            }
        };
        let Some(since) = self.watched.get(&id).map(|watched| watched.seq) else { return Ok(()) };
        let frame = frame(&site, id, &seen, viewer, version, since).await;
        let Some(watched) = self.watched.get_mut(&id) else { return Ok(()) };
        let is_news = frame.seq > since
            || watched.shown.as_ref().is_none_or(|shown| !is_same_but_for_time(&shown.view, &frame.view));
        watched.version = version;
        watched.seq = frame.seq;
        watched.shown = Some(Arc::clone(&frame));
        let waits = watched.lines == Some(Shown::OfPlayers) && matches!(frame.view.phase, Phase::Over { .. });
        if is_news {
            self.send_text(&frame.text).await?;
        }
        if waits { self.show_chat(id).await } else { Ok(()) }
    }

    /// Sends the news of the previewed match, as an anonymous visitor sees it. Unlike a spectator, the client gets a
    /// message only for new events.
    pub(super) async fn show_preview(&mut self, id: MatchId) -> Result<(), End> {
        let Some(preview) = self.preview.as_ref().filter(|preview| preview.id == id) else { return Ok(()) };
        let site = Arc::clone(&self.state.site);
        // The version is read before the match: a change in between marks the topic again.
        let version = site.presence.hub().version(id);
        let shown = preview.shown;
        if shown.is_some_and(|(shown, _)| shown == version) {
            return Ok(());
        }
        let seen = match self.seen_in_preview(id, version).await {
            Ok(seen) => seen,
            Err(error) => {
                self.end_preview();
                return self.tell_error(None, &error).await;
            }
        };
        // The first message has the position and no events.
        let since = shown.map_or(seen.snapshot().last_seq, |(_, seq)| seq);
        let frame = frame(&site, id, &seen, None, version, since).await;
        self.preview = Some(Preview { id, shown: Some((version, frame.seq)) });
        if shown.is_none() || frame.seq > since { self.send_text(&frame.text).await } else { Ok(()) }
    }

    /// Returns a match as an anonymous visitor sees it, if this user may see that too: a player of a team match sees
    /// nothing of the other room, though an anonymous visitor does.
    pub(super) async fn seen_in_preview(&self, id: MatchId, version: Version) -> Result<Seen, AppError> {
        let site = &self.state.site;
        let snapshot = site.matches.load(id).await?;
        if let Some(account) = self.seen_as(MATCHES) {
            site.matches.seen_at(version, &snapshot, Some(account)).await?;
        }
        site.matches.seen_at(version, &snapshot, None).await
    }

    pub(super) fn end_preview(&mut self) {
        if let Some(preview) = self.preview.take() {
            self.state.site.presence.hub().unpreview(self.id, preview.id);
        }
    }

    pub(super) async fn show_chat(&mut self, id: MatchId) -> Result<(), End> {
        let Some((known, before)) = self.watched.get(&id).map(|watched| (watched.chat, watched.lines)) else {
            return Ok(());
        };
        let site = Arc::clone(&self.state.site);
        let viewer = self.seen_as(TALK);
        let snapshot = match site.matches.load(id).await {
            Ok(snapshot) if site.matches.check_may_talk(&snapshot, viewer).await.is_ok() => snapshot,
            // The view of the match already shows it.
            Ok(_) | Err(_) => return Ok(()),
        };
        let read = async {
            let shown = site.matches.lines_shown(&snapshot, viewer).await?;
            // The lines that were left out have lower numbers than lines that were sent.
            let again = before == Some(Shown::OfPlayers) && shown == Shown::All;
            let after = if again { 0 } else { known };
            Ok::<_, AppError>((shown, site.matches.chat_after(&snapshot, after, shown).await?))
        };
        let (shown, lines) = match read.await {
            Ok(read) => read,
            Err(error) => return self.tell_error(None, &error).await,
        };
        let last = lines.last().map(|line| line.number);
        if let Some(watched) = self.watched.get_mut(&id) {
            watched.lines = Some(shown);
            watched.chat = last.unwrap_or(watched.chat);
        }
        if last.is_none() {
            return Ok(());
        }
        self.send(&ServerMessage::Chat { id: id.to_wire(), lines }).await
    }

    async fn show_club_chat(&mut self, id: ClubId) -> Result<(), End> {
        let Some((_, known)) = self.club.filter(|(watched, _)| *watched == id) else { return Ok(()) };
        let Some(account) = self.account.as_ref() else { return Ok(()) };
        match self.state.site.clubs.lines_after(account, id, known).await {
            Ok(chat) => self.send_club_lines(chat.lines).await,
            // The user is no longer a member, or the club is gone.
            Err(error) => {
                self.unwatch_club();
                self.tell_error(None, &error).await
            }
        }
    }

    pub(super) async fn send_club_lines(&mut self, lines: Vec<wire::ChatLine>) -> Result<(), End> {
        let (Some((id, shown)), Some(last)) = (self.club.as_mut(), lines.last()) else { return Ok(()) };
        *shown = last.number;
        let id = store::id::show(id.0);
        self.send(&ServerMessage::ClubChat { id, lines }).await
    }

    async fn show_analysis(&mut self, id: MatchId) -> Result<(), End> {
        // Later progress is pushed; a finished report has to be fetched.
        match self.state.site.reviews.analysis_progress(id) {
            Some(progress) if self.watched.contains_key(&id) => {
                self.send(&ServerMessage::Analysis { progress }).await
            }
            Some(_) | None => Ok(()),
        }
    }

    pub(super) fn lobby_viewer(&self) -> Option<&str> {
        self.seen_as(MATCHES).map(|account| account.name.as_str())
    }
}

/// Returns the message about a match for one viewer, who knows the events up to `since`. Spectators share it.
async fn frame(
    site: &Site,
    id: MatchId,
    seen: &Seen,
    viewer: Option<&Account>,
    version: Version,
    since: u32,
) -> Arc<Frame> {
    if !seen.is_same_for_spectators(viewer) {
        return Arc::new(make_frame(site, seen, viewer, version, since, None));
    }
    if let Some(kept) = site.presence.hub().frame(id, version, since) {
        return kept;
    }
    let white_wins = site.house_bots.white_wins(seen).await;
    // Several spectators may have waited for the engine at once; only one of them makes the message.
    site.presence.hub().frame(id, version, since).unwrap_or_else(|| {
        let frame = Arc::new(make_frame(site, seen, viewer, version, since, white_wins));
        site.presence.hub().keep_frame(id, &frame);
        frame
    })
}

fn make_frame(
    site: &Site,
    seen: &Seen,
    viewer: Option<&Account>,
    version: Version,
    since: u32,
    white_wins: Option<u8>,
) -> Frame {
    let view = Box::new(site.matches.view_of_seen(seen, viewer));
    let message = ServerMessage::Match { events: seen.snapshot().events_after(since), view, white_wins };
    let text = to_text(&message);
    let ServerMessage::Match { view, .. } = message else { unreachable!("the message was created above") };
    Frame {
        version,
        since,
        seq: seen.snapshot().last_seq,
        view: *view,
        text,
        made_at: std::time::Instant::now(),
    }
}

/// Returns true if two views differ only in the time at which they were made.
fn is_same_but_for_time(a: &MatchView, b: &MatchView) -> bool {
    let timeless =
        |view: &MatchView| MatchView { server_time: wire::Millis(0), clocks: None, ..view.clone() };
    timeless(a) == timeless(b)
}
