//! Exchanges presence with the other nodes: who is connected where. The lobby shows the result.

use ratings::Standing;
use std::time::Duration;
use wire::LobbyPlayer;

use store::{
    AnyConn, DbError,
    account::{Account, AccountKind},
    id::UserId,
    listing, people, ratings as rating_rows,
};
use tokio::{sync::broadcast::error::RecvError, time::Instant};

use crate::messages::ToWire;
use crate::presence::{
    Presence,
    bus::{BusNews, News},
    hub::Believed,
};

/// The interval between signs of life, sent also without changes.
const SPEAK_EVERY: Duration = Duration::from_secs(2);
/// The silence after which a node counts as gone. It is several times [`SPEAK_EVERY`].
const SILENCE_MAX: Duration = Duration::from_secs(9);
/// The time during which changes are gathered into one statement.
const GATHER: Duration = Duration::from_millis(40);
/// The shortest interval between full statements, and between requests for them.
const EVERYTHING_EVERY: Duration = Duration::from_millis(500);

/// The times of the last statements and requests.
struct Pace {
    spoken_at: Instant,
    asked_at: Option<Instant>,
    /// True if another node requested a full statement before the next one was allowed.
    owes_everything: bool,
    everything_at: Option<Instant>,
}

impl Pace {
    /// Returns the time of the next statement, if nothing changes.
    fn next(&self) -> Instant {
        match self.everything_at {
            Some(at) if self.owes_everything => at + EVERYTHING_EVERY,
            None if self.owes_everything => self.spoken_at,
            Some(_) | None => self.spoken_at + SPEAK_EVERY,
        }
    }
}

impl Presence {
    /// Sends and receives presence, until the server stops.
    pub(crate) async fn keep_presence(self) {
        let mut news = self.bus.listen();
        let mut pace =
            Pace { spoken_at: Instant::now(), asked_at: None, owes_everything: true, everything_at: None };
        self.bus.publish(News::WhoIsThere);
        loop {
            tokio::select! {
                heard = news.recv() => match heard {
                    Ok(heard) => self.hear_of_presence(heard, &mut pace).await,
                    Err(RecvError::Lagged(_)) => self.ask_who_is_there(&mut pace),
                    Err(RecvError::Closed) => return,
                },
                // Waits a little, so that one message contains many changes.
                () = self.hub.presence_changed() => tokio::time::sleep(GATHER).await,
                () = tokio::time::sleep_until(pace.next()) => {}
                () = self.node.lifecycle.stopped() => break,
            }
            self.speak(&mut pace);
            self.miss_silent_nodes().await;
        }
        let statement = self.hub.farewell();
        self.bus.publish(News::Presence { statement });
    }

    fn speak(&self, pace: &mut Pace) {
        let now = Instant::now();
        let may_say_everything = pace.everything_at.is_none_or(|at| now - at >= EVERYTHING_EVERY);
        let statement = if pace.owes_everything && may_say_everything {
            pace.owes_everything = false;
            pace.everything_at = Some(now);
            self.hub.complete_statement()
        } else {
            match self.hub.next_statement() {
                Some(statement) => statement,
                None if now - pace.spoken_at >= SPEAK_EVERY => self.hub.sign_of_life(),
                None => return,
            }
        };
        pace.spoken_at = now;
        self.bus.publish(News::Presence { statement });
    }

    fn ask_who_is_there(&self, pace: &mut Pace) {
        let now = Instant::now();
        if pace.asked_at.is_none_or(|at| now - at >= EVERYTHING_EVERY) {
            pace.asked_at = Some(now);
            self.bus.publish(News::WhoIsThere);
        }
    }

    async fn hear_of_presence(&self, BusNews { from, news }: BusNews, pace: &mut Pace) {
        match news {
            News::Presence { statement } => match self.hub.believe(from, statement, self.node.clock.now()) {
                Believed::Changed(users) => self.show_who_is_here(users).await,
                Believed::Missed => self.ask_who_is_there(pace),
            },
            News::WhoIsThere => pace.owes_everything = true,
            // Published after a break in the connection of either node.
            News::LookAgain => {
                pace.owes_everything = true;
                self.ask_who_is_there(pace);
            }
            News::Match { .. }
            | News::Table { .. }
            | News::Chat { .. }
            | News::LobbyChat
            | News::ClubChat { .. }
            | News::SignedOut { .. }
            | News::Board { .. }
            | News::Competition { .. }
            | News::Reports
            | News::Look { .. }
            | News::Messages { .. }
            | News::Renamed { .. } => {}
        }
        self.node.metrics.live.other_nodes(self.hub.other_nodes());
    }

    /// Removes silent nodes. While this node is cut off itself, it keeps the last known state of all others.
    async fn miss_silent_nodes(&self) {
        let patience_ms = i64::try_from(SILENCE_MAX.as_millis()).unwrap_or(i64::MAX);
        let now = self.node.clock.now();
        let in_touch_since = self.bus.in_touch_since();
        if in_touch_since.is_none() {
            // The states of the other nodes are kept, but this node hears from none.
            self.node.metrics.live.other_nodes(0);
        }
        if in_touch_since.is_some_and(|since| now.0 - since.0 >= patience_ms) {
            let gone = self.hub.forget_silent_nodes(SILENCE_MAX, now);
            self.show_who_is_here(gone).await;
            self.node.metrics.live.other_nodes(self.hub.other_nodes());
        }
    }

    /// Updates the lobby entries of these people.
    pub(crate) async fn show_who_is_here(&self, users: Vec<UserId>) {
        if users.is_empty() {
            return;
        }
        let read = self.node.store.read(move |connection| people::by_ids(connection, users)).await;
        let people = match read {
            Ok(people) => people,
            Err(cause) => {
                tracing::warn!(%cause, "players of other nodes are not shown in the lobby");
                return;
            }
        };
        let (here, gone): (Vec<Account>, Vec<Account>) =
            people.into_values().partition(|account| self.hub.is_here(account.id));
        for account in gone {
            self.hub.hide_player(account.name.as_str());
        }
        self.show_players(here).await;
    }

    /// Shows connected players in the lobby, with their current ratings.
    pub(crate) async fn show_players(&self, accounts: Vec<Account>) {
        let users: Vec<UserId> = accounts.iter().map(|account| account.id).collect();
        let read = self.node.store.read(move |connection| {
            let standings = users.into_iter().map(|user| both_ratings(connection, user));
            standings.collect::<Result<Vec<_>, DbError>>()
        });
        match read.await {
            Ok(ratings) => {
                for (account, (casual, stakes)) in accounts.iter().zip(ratings) {
                    // A player who has left meanwhile is already hidden.
                    if self.is_online(account) {
                        let is_idle = self.hub.is_idle(account.id);
                        self.hub.show_player(lobby_player(account, casual, stakes, is_idle));
                    }
                }
            }
            // The players are missing from the lobby until they reconnect; everything else works.
            Err(cause) => tracing::warn!(%cause, "players are not shown in the lobby"),
        }
    }
}

/// Returns a player's standing in both rating lists, casual and stakes.
fn both_ratings(connection: &mut AnyConn, user: UserId) -> Result<(Standing, Standing), DbError> {
    let mut rating = |list| rating_rows::standing(connection, user, list);
    Ok((rating(ratings::RatingList::Casual)?, rating(ratings::RatingList::Stakes)?))
}

/// Builds the lobby entry of a player. The lobby itself works out activities other than idle.
fn lobby_player(account: &Account, casual: Standing, stakes: Standing, is_idle: bool) -> LobbyPlayer {
    LobbyPlayer {
        name: account.name.as_str().to_owned(),
        look: account.look.to_wire(),
        bot: account.kind == AccountKind::Bot,
        guest: account.kind == AccountKind::Guest,
        casual: casual.rating.value(),
        stakes: stakes.rating.value(),
        casual_provisional: listing::is_provisional(casual.experience),
        stakes_provisional: listing::is_provisional(stakes.experience),
        activity: if is_idle { wire::PlayerActivity::Idle } else { wire::PlayerActivity::Online },
    }
}
