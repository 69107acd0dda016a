//! Handlers for the messages of a client. An invalid message is answered with a typed error and changes nothing.

use serde::Deserialize;
use site::{
    Site,
    bounds::Bound,
    clubs::club_id,
    competitions::competition_id,
    error::AppError,
    limits::Limit,
    match_state::convert::{self, parse_contribution},
    matches::{
        act::{ActedAt, Action},
        chat::NewChatText,
        rematch::Wish,
    },
    messages::ToStored,
};
use store::{
    account::{Account, Scope},
    id::MatchId,
};
use texts::refusals;
use wire::{
    ChatLine, ClientMessage, Command, CompetitionKind, GameTerms, RequestId, Seq, ServerMessage, text,
};

use super::{End, MATCHES, Preview, Socket, Watched, check_match, close};
use crate::websocket::CloseCode;

/// The maximum length of a client's name for an action, in characters.
const REQUEST_MAX: usize = 64;

impl Socket {
    /// Reads a message and carries it out.
    pub(super) async fn hear(&mut self, text: &str) -> Result<(), End> {
        let metrics = self.state.site.node.metrics.live.clone();
        if let Some(error) = self.too_many()? {
            return self.tell_error(request_in(text), &error).await;
        }
        // The databases do not store a NUL character.
        if text::has_nul(text.as_bytes()) {
            metrics.message("malformed");
            let malformed = AppError::malformed_form(refusals::visible_characters_only());
            return self.tell_error(request_in(text), &malformed).await;
        }
        let (parsed, texts) = text::read(|| serde_json::from_str::<ClientMessage>(text));
        match parsed {
            Ok(message) => {
                metrics.message("read");
                let is_read = texts.is_public || matches!(message, ClientMessage::ChatPhrase { .. });
                if is_read && let Err(error) = self.check_may_write().await {
                    return self.tell_error(request_in(text), &error).await;
                }
                if let Some(what) = stores(&message)
                    && let Err(error) = self.state.site.node.disk.check(what)
                {
                    return self.tell_error(request_in(text), &error).await;
                }
                self.carry_out(message).await
            }
            Err(error) => {
                metrics.message("malformed");
                let malformed = AppError::malformed_form(refusals::malformed(error.to_string()));
                self.tell_error(request_in(text), &malformed).await
            }
        }
    }

    /// Refuses the words of a muted player.
    async fn check_may_write(&self) -> Result<(), AppError> {
        match &self.account {
            Some(account) => self.state.site.node.check_may_write(account.id).await,
            None => Ok(()),
        }
    }

    /// Takes one message of any kind from the allowance. Returns the refusal if none was left, and an end if the client
    /// continues regardless.
    pub(super) fn too_many(&mut self) -> Result<Option<AppError>, End> {
        let Err(retry_after) = self.allowance.take_token() else { return Ok(None) };
        self.state.site.node.metrics.live.message("too_many");
        if self.allowance.is_exhausted() {
            return Err(close(CloseCode::Policy, "far too many messages"));
        }
        Ok(Some(AppError::TooManyRequests { retry_after }))
    }

    async fn carry_out(&mut self, message: ClientMessage) -> Result<(), End> {
        match message {
            ClientMessage::Ping { at, quiet_s } => {
                let site = &self.state.site;
                if let (Some(quiet_s), Some(name)) = (quiet_s, self.viewer_name()) {
                    site.presence.hub().heard_of_input(
                        self.id,
                        name,
                        quiet_s >= site.node.settings.idle_after_s,
                    );
                }
                let server_time = site.node.clock.now();
                self.send(&ServerMessage::Pong { at, server_time }).await
            }
            ClientMessage::WatchLobby => {
                let hub = &self.state.site.presence.hub();
                let (version, lobby) = hub.watch_lobby(self.id, self.lobby_viewer());
                self.lobby = Some(version);
                self.send(&ServerMessage::Lobby { lobby }).await?;
                self.show_last_of_lobby_chat().await
            }
            ClientMessage::UnwatchLobby => {
                self.lobby = None;
                self.state.site.presence.hub().unwatch_lobby(self.id);
                Ok(())
            }
            ClientMessage::WatchAgenda => match self.watch_agenda().await {
                Ok(()) => self.show_agenda().await,
                Err(error) => self.tell_error(None, &error).await,
            },
            ClientMessage::UnwatchAgenda => {
                self.agenda = None;
                if let Some(account) = &self.account {
                    self.state.site.presence.hub().unwatch_agenda(self.id, account.id);
                }
                Ok(())
            }
            ClientMessage::WatchMatch { id, since } => match self.check_watch(&id, since).await {
                Ok(id) => self.watch(id, since).await,
                Err(error) => self.tell_error(None, &error).await,
            },
            ClientMessage::UnwatchMatch { id } => {
                if let Ok(id) = id.0.parse::<MatchId>()
                    && self.watched.remove(&id).is_some()
                {
                    self.state.site.presence.hub().unwatch(self.id, id);
                }
                Ok(())
            }
            ClientMessage::PreviewMatch { id } => {
                self.end_preview();
                match self.begin_preview(&id).await {
                    Ok(id) => self.show_preview(id).await,
                    Err(error) => self.tell_error(None, &error).await,
                }
            }
            ClientMessage::UnpreviewMatch => {
                self.end_preview();
                Ok(())
            }
            ClientMessage::WatchCompetition { kind, id } => match self.watch_competition(kind, &id).await {
                Ok(()) => Ok(()),
                Err(error) => self.tell_error(None, &error).await,
            },
            ClientMessage::UnwatchCompetition { kind, id } => {
                if let Some(id) = competition_id(kind, &id).filter(|id| self.competitions.remove(id)) {
                    self.state.site.presence.hub().unwatch_competition(self.id, id);
                }
                Ok(())
            }
            ClientMessage::WatchClub { id } => match self.watch_club(&id).await {
                Ok(lines) => self.send_club_lines(lines).await,
                Err(error) => self.tell_error(None, &error).await,
            },
            ClientMessage::UnwatchClub => {
                self.unwatch_club();
                Ok(())
            }
            ClientMessage::WatchEvents => {
                self.state.site.presence.hub().watch_events(self.id, true);
                Ok(())
            }
            ClientMessage::UnwatchEvents => {
                self.state.site.presence.hub().watch_events(self.id, false);
                Ok(())
            }
            ClientMessage::Act { id, request, seen, command } => {
                let done = self.act(&id, &request, seen, &command).await;
                self.answer(request, done).await
            }
            ClientMessage::Chat { id, request, text } => {
                let done = self.say(&id, &request, NewChatText::Text(&text)).await;
                self.answer(request, done).await
            }
            ClientMessage::ChatPhrase { id, request, phrase } => {
                let done = self.say(&id, &request, NewChatText::Phrase(phrase.to_stored())).await;
                self.answer(request, done).await
            }
            ClientMessage::LobbyChat { request, text } => {
                let done = self.say_in_lobby(&request, &text).await;
                self.answer(request, done).await
            }
            ClientMessage::Rematch { id, request, contribution, terms } => {
                let done = self.rematch(&id, &request, contribution, terms).await;
                self.answer(request, done).await
            }
            ClientMessage::DeclineRematch { id, request } => {
                let done = self.decline_rematch(&id, &request).await;
                self.answer(request, done).await
            }
        }
    }

    async fn answer(&mut self, request: RequestId, done: Result<u32, AppError>) -> Result<(), End> {
        match done {
            Ok(seq) => self.send(&ServerMessage::Done { request, seq: Seq(seq) }).await,
            Err(error) => {
                // An invalid name is not repeated in the answer.
                let request = Some(request).filter(is_request_name);
                self.tell_error(request, &error).await
            }
        }
    }

    /// Subscribes to the agenda. It is then sent in full, even if it was watched already.
    async fn watch_agenda(&mut self) -> Result<(), AppError> {
        self.agenda = None;
        self.through.check_any(MATCHES)?;
        let Some(user) = self.account.as_ref().map(|account| account.id) else { return Ok(()) };
        let site = &self.state.site;
        if !site.presence.hub().watch_agenda(self.id, user) {
            site.presence.look_at_agendas(vec![user]).await?;
        }
        Ok(())
    }

    async fn watch_competition(&mut self, kind: CompetitionKind, id: &str) -> Result<(), AppError> {
        let id = competition_id(kind, id).ok_or_else(|| AppError::NotFound(refusals::no_such_event()))?;
        if self.competitions.contains(&id) {
            return Ok(());
        }
        let bounds = &self.state.site.node.bounds;
        bounds.check(Bound::CompetitionsWatched, self.competitions.len(), refusals::competitions_watched)?;
        self.state.site.competitions.check_competition(id).await?;
        self.competitions.insert(id);
        self.state.site.presence.hub().watch_competition(self.id, id);
        Ok(())
    }

    /// Subscribes to the chat of a club. Returns its last lines.
    async fn watch_club(&mut self, id: &str) -> Result<Vec<ChatLine>, AppError> {
        let account = self.signed_in(Scope::Chat)?.clone();
        let id = club_id(id)?;
        self.unwatch_club();
        // Subscribed before the read: lines that are written during the read come with the next news.
        self.club = Some((id, 0));
        self.state.site.presence.hub().watch_club(self.id, id);
        let lines = self.state.site.clubs.lines_after(&account, id, 0).await;
        if lines.is_err() {
            self.unwatch_club();
        }
        Ok(lines?.lines)
    }

    pub(super) fn unwatch_club(&mut self) {
        if let Some((id, _)) = self.club.take() {
            self.state.site.presence.hub().unwatch_club(self.id, id);
        }
    }

    /// Subscribes to a match and shows it.
    pub(super) async fn watch(&mut self, id: MatchId, since: Seq) -> Result<(), End> {
        self.watched.insert(id, Watched { seq: since.0, ..Watched::default() });
        self.state.site.presence.hub().watch(self.id, id);
        self.show_match(id).await?;
        self.show_chat(id).await
    }

    /// Subscribes to the public part of a match.
    async fn begin_preview(&mut self, id: &wire::MatchId) -> Result<MatchId, AppError> {
        let id = match_id(id)?;
        let version = self.state.site.presence.hub().version(id);
        self.seen_in_preview(id, version).await?;
        self.preview = Some(Preview { id, shown: None });
        self.state.site.presence.hub().preview(self.id, id);
        Ok(id)
    }

    async fn check_watch(&self, id: &wire::MatchId, since: Seq) -> Result<MatchId, AppError> {
        let id = match_id(id)?;
        let site = &self.state.site;
        if !self.watched.contains_key(&id) {
            site.node.bounds.check(Bound::MatchesWatched, self.watched.len(), refusals::matches_watched)?;
        }
        check_match(site, id, since, self.seen_as(MATCHES)).await?;
        Ok(id)
    }

    async fn act(
        &self,
        id: &wire::MatchId,
        request: &RequestId,
        seen: Seq,
        command: &Command,
    ) -> Result<u32, AppError> {
        check_request(request)?;
        let player = self.signed_in(Scope::Play)?;
        act(&self.state.site, player, match_id(id)?, request, seen, command).await
    }

    async fn say(
        &self,
        id: &wire::MatchId,
        request: &RequestId,
        said: NewChatText<'_>,
    ) -> Result<u32, AppError> {
        check_request(request)?;
        let user = self.signed_in(Scope::Chat)?;
        self.state.site.node.limit(Limit::ChatByAccount, &user.id.to_string()).await?;
        self.state.site.matches.say(user, match_id(id)?, request.to_stored(), said).await
    }

    async fn say_in_lobby(&self, request: &RequestId, text: &str) -> Result<u32, AppError> {
        check_request(request)?;
        let user = self.signed_in(Scope::Chat)?;
        self.state.site.node.limit(Limit::ChatByAccount, &user.id.to_string()).await?;
        self.state.site.presence.say_in_lobby(user, request.to_stored(), text).await
    }

    async fn rematch(
        &self,
        id: &wire::MatchId,
        request: &RequestId,
        contribution: Option<String>,
        terms: Option<GameTerms>,
    ) -> Result<u32, AppError> {
        check_request(request)?;
        let player = self.signed_in(Scope::Play)?;
        let wish = Wish {
            terms: terms.to_stored(),
            id: match_id(id)?,
            request: request.to_stored(),
            contribution: parse_contribution(contribution.as_deref())?,
        };
        self.state.site.matches.agree_to_rematch(player, wish).await
    }

    async fn decline_rematch(&self, id: &wire::MatchId, request: &RequestId) -> Result<u32, AppError> {
        check_request(request)?;
        let player = self.signed_in(Scope::Play)?;
        self.state.site.matches.decline_rematch(player, match_id(id)?).await
    }

    /// Returns the account if the session or token may do this.
    fn signed_in(&self, scope: Scope) -> Result<&Account, AppError> {
        self.through.check(scope)?;
        self.account.as_ref().ok_or(AppError::SignInRequired)
    }
}

/// Carries out a command in a match. Returns the last event that it caused. `request` is the client's name for the
/// action, already checked.
pub(crate) async fn act(
    site: &Site,
    player: &Account,
    id: MatchId,
    request: &RequestId,
    seen: Seq,
    command: &Command,
) -> Result<u32, AppError> {
    let action = Action {
        id,
        request: request.to_stored(),
        seen: seen.0,
        command: convert::command(command)?,
        acted_at: ActedAt::Screen,
    };
    site.matches.act(player, &action).await
}

/// Returns the name in metrics of a message that is refused while the disk is nearly full. The others store nothing, or
/// are what matches in play need.
const fn stores(message: &ClientMessage) -> Option<&'static str> {
    match message {
        ClientMessage::Chat { .. } | ClientMessage::ChatPhrase { .. } => Some("chat"),
        ClientMessage::LobbyChat { .. } => Some("lobby_chat"),
        ClientMessage::Rematch { .. } => Some("rematch"),
        ClientMessage::Act { .. }
        | ClientMessage::DeclineRematch { .. }
        | ClientMessage::Ping { .. }
        | ClientMessage::WatchLobby
        | ClientMessage::UnwatchLobby
        | ClientMessage::WatchAgenda
        | ClientMessage::UnwatchAgenda
        | ClientMessage::WatchMatch { .. }
        | ClientMessage::UnwatchMatch { .. }
        | ClientMessage::PreviewMatch { .. }
        | ClientMessage::UnpreviewMatch
        | ClientMessage::WatchCompetition { .. }
        | ClientMessage::UnwatchCompetition { .. }
        | ClientMessage::WatchClub { .. }
        | ClientMessage::UnwatchClub
        | ClientMessage::WatchEvents
        | ClientMessage::UnwatchEvents => None,
    }
}

fn match_id(id: &wire::MatchId) -> Result<MatchId, AppError> {
    id.0.parse::<MatchId>().map_err(|_no_id| AppError::NotFound(refusals::no_such_match()))
}

fn check_request(request: &RequestId) -> Result<(), AppError> {
    if is_request_name(request) {
        Ok(())
    } else {
        Err(AppError::invalid("request", refusals::plain_characters(REQUEST_MAX)))
    }
}

fn is_request_name(request: &RequestId) -> bool {
    (1..=REQUEST_MAX).contains(&request.0.len())
        && request.0.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

/// Returns the client's name for an invalid message, so that the client learns which message was refused.
fn request_in(text: &str) -> Option<RequestId> {
    #[derive(Deserialize)]
    struct Named {
        request: RequestId,
    }
    serde_json::from_str::<Named>(text).ok().map(|named| named.request).filter(is_request_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_cannot_be_read_keeps_its_name() {
        let name = |text| request_in(text).map(|request| request.0);
        assert_eq!(name(r#"{"type":"act","request":"a-1","seen":"x"}"#).as_deref(), Some("a-1"));
        assert_eq!(name(r#"{"type":"act","request":"a b"}"#), None);
        assert_eq!(name(r#"{"type":"act"}"#), None);
        assert_eq!(name("nonsense"), None);
    }

    #[test]
    fn names_of_requests_are_short_and_plain() {
        for (name, is_one) in [("a", true), ("A-Z_09", true), ("", false), ("ä", false), ("a b", false)] {
            assert_eq!(is_request_name(&RequestId(name.to_owned())), is_one, "{name}");
        }
        assert!(is_request_name(&RequestId("x".repeat(64))) && !is_request_name(&RequestId("x".repeat(65))));
    }
}
