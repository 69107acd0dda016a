//! Telling other nodes who is connected here, and believing what they tell. The lobby shows what follows.

use std::time::Duration;

use tokio::{sync::broadcast::error::RecvError, time::Instant};

use super::{
    Live,
    bus::{Heard, News},
    hub::Believed,
};
use crate::{
    account::Account,
    db::{DbError, people},
    id::UserId,
};

/// Every node says so often that it lives, also when nothing has changed.
const SPEAK_EVERY: Duration = Duration::from_secs(2);
/// A node that was not heard of for so long is gone. Several times the above.
const SILENCE_MAX: Duration = Duration::from_secs(9);
/// Changes of so short a time are told together.
const GATHER: Duration = Duration::from_millis(40);
/// All of it is asked for and said at most this often.
const EVERYTHING_EVERY: Duration = Duration::from_millis(500);

/// When what was done last.
struct Pace {
    spoken_at: Instant,
    asked_at: Option<Instant>,
    /// Somebody asked for everything at a time when it was too early.
    owes_everything: bool,
    everything_at: Option<Instant>,
}

impl Pace {
    /// When there is something to say again, whether or not anything changes.
    fn next(&self) -> Instant {
        match self.everything_at {
            Some(at) if self.owes_everything => at + EVERYTHING_EVERY,
            None if self.owes_everything => self.spoken_at,
            Some(_) | None => self.spoken_at + SPEAK_EVERY,
        }
    }
}

impl Live {
    /// Says and hears who is connected where.
    pub(super) async fn keep_presence(self) {
        let mut news = self.inner.bus.listen();
        let mut pace =
            Pace { spoken_at: Instant::now(), asked_at: None, owes_everything: true, everything_at: None };
        self.inner.bus.publish(News::WhoIsThere);
        loop {
            tokio::select! {
                heard = news.recv() => match heard {
                    Ok(heard) => self.hear_of_presence(heard, &mut pace).await,
                    Err(RecvError::Lagged(_)) => self.ask_who_is_there(&mut pace),
                    Err(RecvError::Closed) => return,
                },
                () = self.inner.hub.presence_changed() => tokio::time::sleep(GATHER).await,
                () = tokio::time::sleep_until(pace.next()) => {}
                () = self.inner.lifecycle.stopped() => break,
            }
            self.speak(&mut pace);
            self.miss_silent_nodes().await;
        }
        let statement = self.inner.hub.farewell();
        self.inner.bus.publish(News::Presence { statement });
    }

    fn speak(&self, pace: &mut Pace) {
        let now = Instant::now();
        let may_say_everything = pace.everything_at.is_none_or(|at| now - at >= EVERYTHING_EVERY);
        let statement = if pace.owes_everything && may_say_everything {
            pace.owes_everything = false;
            pace.everything_at = Some(now);
            self.inner.hub.complete_statement()
        } else {
            match self.inner.hub.next_statement() {
                Some(statement) => statement,
                None if now - pace.spoken_at >= SPEAK_EVERY => self.inner.hub.sign_of_life(),
                None => return,
            }
        };
        pace.spoken_at = now;
        self.inner.bus.publish(News::Presence { statement });
    }

    fn ask_who_is_there(&self, pace: &mut Pace) {
        let now = Instant::now();
        if pace.asked_at.is_none_or(|at| now - at >= EVERYTHING_EVERY) {
            pace.asked_at = Some(now);
            self.inner.bus.publish(News::WhoIsThere);
        }
    }

    async fn hear_of_presence(&self, Heard { from, news }: Heard, pace: &mut Pace) {
        match news {
            News::Presence { statement } => {
                match self.inner.hub.believe(from, statement, self.inner.clock.now()) {
                    Believed::Changed(users) => self.show_who_is_here(users).await,
                    Believed::Missed => self.ask_who_is_there(pace),
                }
            }
            News::WhoIsThere => pace.owes_everything = true,
            // After a break on either side.
            News::LookAgain => {
                pace.owes_everything = true;
                self.ask_who_is_there(pace);
            }
            News::Match { .. }
            | News::Table { .. }
            | News::Chat { .. }
            | News::LobbyChat
            | News::SignedOut { .. }
            | News::Board { .. }
            | News::Renamed { .. } => {}
        }
        self.inner.metrics.other_nodes(self.inner.hub.other_nodes());
    }

    /// While this node hears nobody, the others are believed to be where they were.
    async fn miss_silent_nodes(&self) {
        let patience_ms = i64::try_from(SILENCE_MAX.as_millis()).unwrap_or(i64::MAX);
        let now = self.inner.clock.now();
        let in_touch_since = self.inner.bus.in_touch_since();
        if in_touch_since.is_none() {
            // Believed to be there, and not heard of.
            self.inner.metrics.other_nodes(0);
        }
        if in_touch_since.is_some_and(|since| now.0 - since.0 >= patience_ms) {
            let gone = self.inner.hub.forget_silent_nodes(SILENCE_MAX, now);
            self.show_who_is_here(gone).await;
            self.inner.metrics.other_nodes(self.inner.hub.other_nodes());
        }
    }

    /// Brings these people's places in the lobby up to date.
    async fn show_who_is_here(&self, users: Vec<UserId>) {
        if users.is_empty() {
            return;
        }
        let read = self.inner.store.read(move |connection| people::by_ids(connection, users)).await;
        let people = match read {
            Ok(people) => people,
            Err(cause) => {
                tracing::warn!(%cause, "players of other nodes are not shown in the lobby");
                return;
            }
        };
        let (here, gone): (Vec<Account>, Vec<Account>) =
            people.into_values().partition(|account| self.inner.hub.is_here(account.id));
        for account in gone {
            self.inner.hub.hide_player(account.name.as_str());
        }
        self.show_players(here).await;
    }

    /// Shows connected players in the lobby, with the ratings of this moment.
    pub(super) async fn show_players(&self, accounts: Vec<Account>) {
        let users: Vec<UserId> = accounts.iter().map(|account| account.id).collect();
        let read = self.inner.store.read(move |connection| {
            let standings = users.into_iter().map(|user| super::both_ratings(connection, user));
            standings.collect::<Result<Vec<_>, DbError>>()
        });
        match read.await {
            Ok(ratings) => {
                for (account, (normal, price)) in accounts.iter().zip(ratings) {
                    // Whoever has gone meanwhile was hidden already.
                    if self.is_online(account) {
                        let is_idle = self.inner.hub.is_idle(account.id);
                        self.inner.hub.show_player(super::lobby_player(account, normal, price, is_idle));
                    }
                }
            }
            // They are missing from the lobby until they connect again; everything else works.
            Err(cause) => tracing::warn!(%cause, "players are not shown in the lobby"),
        }
    }
}
