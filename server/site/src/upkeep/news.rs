//! News of other nodes, and the polling of the database that makes up for lost news.
//!
//! Correctness does not depend on news. A node in touch with the others checks everything it holds from time to
//! time; a node out of touch checks every second. On SQLite there are no other nodes.

use std::{
    collections::{HashMap, HashSet},
    time::Duration,
};

use store::{
    Backend, DbError, boards, chat, clubs, competitions,
    facts::{Rematch, Status},
    id::{MatchId, UserId},
    matches::{self, Outline},
    people, rematches, sanctions, sessions,
};
use tokio::sync::broadcast::error::RecvError;

use crate::{
    match_state::{snapshot::Snapshot, view},
    presence::{
        bus::{BusNews, News},
        hub::Shown,
    },
    upkeep::Upkeep,
};

/// The interval between full checks on a node that hears the others.
const LOOK_EVERY_IN_TOUCH: Duration = Duration::from_secs(10);
/// The same interval on a node that does not hear them.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// The maximum number of rows in one query.
const PORTION: usize = 500;
/// The maximum number of matches in play that the lobby shows.
const LOBBY_MATCHES_MAX: i64 = 1_000;

/// Returns the outline of a state in memory, to compare with that of the rows.
fn outline_of(snapshot: &Snapshot) -> Outline {
    Outline {
        last_seq: snapshot.last_seq,
        is_playing: matches!(snapshot.facts.status, Status::Playing { .. }),
        is_finished: matches!(snapshot.facts.status, Status::Finished(_)),
        seats_taken: snapshot.facts.seats.iter().filter(|(_, seat)| seat.is_some()).count(),
        rematch: snapshot.rematch.as_ref().map(Rematch::outline),
    }
}

impl Upkeep {
    /// Handles the news of other nodes.
    pub(crate) async fn listen_to_the_bus(self) {
        let mut news = self.presence.bus.listen();
        loop {
            let heard = tokio::select! {
                heard = news.recv() => heard,
                () = self.node.lifecycle.stopped() => return,
            };
            match heard {
                Ok(BusNews { news, .. }) => self.hear(news),
                Err(RecvError::Lagged(missed)) => {
                    tracing::warn!(missed, "this node was too slow for the bus; it now checks everything");
                    self.matches.reading.everything.notify_one();
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    fn hear(&self, news: News) {
        match news {
            News::Match { id, seq, lobby } => {
                if let Some(known) = self.presence.hub.snapshot(id).filter(|known| known.last_seq >= seq) {
                    self.presence.hub.note_in_agendas(&known);
                    return;
                }
                if lobby || self.presence.hub.is_watched(id) || self.presence.hub.is_in_agendas(id) {
                    self.matches.read_because_of_news(id);
                } else {
                    self.presence.hub.forget(id);
                }
            }
            News::Table { id } => self.matches.read_because_of_news(id),
            News::Chat { id } => self.presence.hub.chat_grew(id),
            News::ClubChat { id } => self.presence.hub.club_said(id),
            News::LobbyChat => {
                let upkeep = self.clone();
                self.node.lifecycle.spawn(async move {
                    if let Err(cause) = upkeep.presence.look_at_lobby_chat().await {
                        // The next full check finds it.
                        tracing::warn!(%cause, "the lobby's chat cannot be read");
                    }
                });
            }
            News::Board { id } => self.presence.hub.board_changed(id),
            News::Competition { id } => {
                self.presence.hub.competition_changed(id);
                self.competitions.memory.duties.ask(id);
            }
            News::Reports => self.competitions.memory.duties.ask_reports(),
            News::SignedOut { user, session } => self.presence.hub.sign_out(user, session),
            News::Renamed { user, old_name } => self.matches.forget_name(user, &old_name),
            News::Messages { user } => {
                let presence = self.presence.clone();
                self.node.lifecycle.spawn(async move { presence.hear_of_messages(vec![user]).await });
            }
            News::Look { user } => {
                let matches = self.matches.clone();
                self.node.lifecycle.spawn(async move { matches.forget_look(user).await });
            }
            News::LookAgain => self.matches.reading.everything.notify_one(),
            // Handled in `presence/nodes.rs`.
            News::Presence { .. } | News::WhoIsThere => {}
        }
    }

    /// Checks everything that this node holds, from time to time, or at once after a loss.
    pub(crate) async fn keep_up(self) {
        if self.node.store.backend() == Backend::Sqlite {
            return;
        }
        loop {
            let pause = match self.presence.bus.in_touch_since() {
                Some(_) if self.presence.has_exchange => LOOK_EVERY_IN_TOUCH,
                Some(_) | None => LOOK_EVERY,
            };
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = self.matches.reading.everything.notified() => {}
                () = self.node.lifecycle.stopped() => return,
            }
            if let Err(cause) = self.look_at_everything().await {
                tracing::warn!(%cause, "this node cannot catch up with the database");
            }
        }
    }

    async fn look_at_everything(&self) -> Result<(), DbError> {
        self.look_at_matches().await?;
        self.look_at_lobby().await?;
        self.look_at_chats().await?;
        self.presence.look_at_lobby_chat().await?;
        self.look_at_sessions().await?;
        self.presence.look_at_agendas(self.presence.hub.agenda_owners()).await?;
        self.look_at_boards().await?;
        self.look_at_competitions().await?;
        self.look_at_clubs().await?;
        self.competitions.duty_board().look_at_duties().await
    }

    /// Finds boards that were revoked, or connected to another node, without this node receiving the news.
    async fn look_at_boards(&self) -> Result<(), DbError> {
        let held: Vec<_> = self.presence.hub.boards();
        for portion in held.chunks(PORTION) {
            let ids: Vec<_> = portion.iter().map(|(id, _)| *id).collect();
            let found = self.node.store.read(move |connection| boards::in_use(connection, &ids)).await?;
            for (id, session) in portion {
                if found.get(id) != Some(session) {
                    self.presence.hub.board_changed(*id);
                }
            }
        }
        Ok(())
    }

    /// Finds watched competitions whose logs have grown without this node receiving the news.
    async fn look_at_competitions(&self) -> Result<(), DbError> {
        for portion in self.presence.hub.watched_competitions().chunks(PORTION) {
            let ids = portion.to_vec();
            let found = self.node.store.read(move |connection| competitions::last_steps(connection, &ids));
            for (id, last) in found.await? {
                self.presence.hub.competition_found(id, last);
            }
        }
        Ok(())
    }

    /// Finds watched clubs whose chats have grown without this node receiving the news.
    async fn look_at_clubs(&self) -> Result<(), DbError> {
        for portion in self.presence.hub.watched_clubs().chunks(PORTION) {
            let ids = portion.to_vec();
            let found = self.node.store.read(move |connection| clubs::last_lines(connection, &ids));
            for (id, last) in found.await? {
                self.presence.hub.club_line_found(id, last);
            }
        }
        Ok(())
    }

    async fn look_at_matches(&self) -> Result<(), DbError> {
        for portion in self.presence.hub.warm().chunks(PORTION) {
            let ids: Vec<MatchId> = portion.iter().map(|snapshot| snapshot.facts.id).collect();
            let outlines = self.node.store.read(move |connection| outlines(connection, &ids)).await?;
            for snapshot in portion {
                let id = snapshot.facts.id;
                if outlines.get(&id) != Some(&outline_of(snapshot)) {
                    // Also after a change by this node: one more read does no harm.
                    self.matches.read_because_of_news(id);
                }
            }
        }
        Ok(())
    }

    /// Updates the tables and matches in the lobby from the database.
    pub(crate) async fn look_at_lobby(&self) -> Result<(), DbError> {
        let before: HashSet<MatchId> = self.presence.hub.shown_in_lobby().into_iter().collect();
        let read = self.node.store.read(|connection| {
            let mut facts = matches::open(connection)?;
            facts.extend(matches::playing(connection, LOBBY_MATCHES_MAX)?);
            let ids = facts.iter().flat_map(|facts| {
                let seated = facts.seats.iter().filter_map(|(_, seat)| seat.map(|seat| seat.user));
                seated.chain([facts.opener]).chain(facts.invited).collect::<Vec<_>>()
            });
            let ids: Vec<UserId> = ids.collect();
            Ok::<_, DbError>((facts, people::by_ids(connection, ids)?))
        });
        let (facts, people) = read.await?;
        let mut gone = before;
        for facts in &facts {
            gone.remove(&facts.id);
            let shown = match facts.status {
                _ if facts.roll_set.is_some() => Shown::Nothing,
                Status::Open if facts.seats.white.is_some() => Shown::Table(view::table(facts, &people)),
                Status::Playing { .. } => {
                    view::summary(facts, &people, |_| None).map_or(Shown::Nothing, Shown::Match)
                }
                Status::Open | Status::Finished(_) => Shown::Nothing,
            };
            self.presence.hub.show_in_lobby(facts.id, shown);
        }
        // These were shown before and were not read now: they are over, or beyond the limit above.
        let gone: Vec<MatchId> = gone.into_iter().collect();
        for portion in gone.chunks(PORTION) {
            let ids = portion.to_vec();
            let found = self.node.store.read(move |connection| matches::outlines(connection, &ids)).await?;
            for &id in portion {
                if !found.get(&id).is_some_and(|outline| outline.is_playing) {
                    self.presence.hub.show_in_lobby(id, Shown::Nothing);
                }
            }
        }
        Ok(())
    }

    async fn look_at_chats(&self) -> Result<(), DbError> {
        for portion in self.presence.hub.watched().chunks(PORTION) {
            let ids: Vec<MatchId> = portion.iter().map(|(id, _)| *id).collect();
            let found = self.node.store.read(move |connection| chat::last_lines(connection, &ids)).await?;
            for (id, known) in portion {
                if let Some(&last) = found.get(id).filter(|&last| last > known) {
                    self.presence.hub.chat_found(*id, last);
                }
            }
        }
        Ok(())
    }

    /// Finds sockets whose sessions were ended elsewhere, for example by an operator's command, and those of
    /// suspended users.
    async fn look_at_sessions(&self) -> Result<(), DbError> {
        let held: Vec<_> = self.presence.hub.sessions().into_iter().collect();
        for portion in held.chunks(PORTION) {
            let ids: Vec<_> = portion.iter().map(|(session, _)| *session).collect();
            let users: Vec<_> = portion.iter().map(|(_, user)| *user).collect();
            let now = self.node.clock.now();
            let read = self.node.store.read(move |connection| {
                Ok::<_, DbError>((
                    sessions::existing(connection, &ids)?,
                    sanctions::shut_out(connection, &users, now)?,
                ))
            });
            let (alive, shut_out) = read.await?;
            for (session, user) in portion {
                if !alive.contains(session) || shut_out.contains(user) {
                    self.presence.hub.sign_out(*user, Some(*session));
                }
            }
        }
        Ok(())
    }
}

fn outlines(connection: &mut store::AnyConn, ids: &[MatchId]) -> Result<HashMap<MatchId, Outline>, DbError> {
    let mut outlines = matches::outlines(connection, ids)?;
    for (id, rematch) in rematches::outlines(connection, ids)? {
        if let Some(outline) = outlines.get_mut(&id) {
            outline.rematch = Some(rematch);
        }
    }
    Ok(outlines)
}
