//! Live matches: tables, logs, clocks, sockets, bots.
//!
//! Begin at [`Live`], the shared handle, then read `act.rs` for the path of an action: load, decide, append,
//! answer, broadcast. The log of a match is its state; [`snapshot::Snapshot`] is derived from it. No node owns a
//! match. The primary key of the log decides which of two concurrent writers wins. `view.rs` alone decides what a
//! viewer may see. State in memory (`hub.rs`) can be lost at any moment.

mod act;
mod agenda;
mod analyses;
pub(crate) mod audit;
pub(crate) mod board;
pub(crate) mod books;
mod bots;
mod bus;
mod chat;
pub(crate) mod comparative;
mod convert;
mod crowd;
mod deepening;
pub(crate) mod desk;
pub(crate) mod dice;
pub(crate) mod dice_key;
mod dice_statistics;
mod disclosure;
mod door;
mod event_desk;
mod featured;
mod fresh_gain;
mod gate;
mod hub;
mod learning;
mod library;
mod lobby;
mod log;
mod mailbox;
mod maintenance;
mod metrics;
pub(crate) mod news;
mod notices;
mod own_account;
mod pairing;
pub(crate) mod players;
mod positions;
mod practice;
mod presence;
mod rated_limit;
mod record;
mod rematch;
mod settings;
mod settle;
mod sight;
mod snapshot;
pub(crate) mod socket;
mod sweep;
mod tables;
pub(crate) mod team;
pub(crate) mod team_event;
mod terms;
pub(crate) mod tournament;
pub(crate) mod turns;
mod vacation;
pub(crate) mod view;

use std::sync::Arc;

use ratings::Standing;
use wire::{LobbyPlayer, MatchView, Millis};

pub(crate) use analyses::unpack as unpack_analysis;
pub(crate) use convert::{rating_list as wire_list, seat as wire_seat};
pub use dice::DiceKeyError;
pub(crate) use metrics::LiveMetrics;
pub(crate) use notices::{is_still_so, other_of};
pub(crate) use own_account::SHARED_BROWSER_MS;
pub use settings::{BotSettings, LiveSettings, WeeklySettings};
pub(crate) use socket::parse_contribution;

use crate::{error::AppError, exchange::Exchange, lifecycle::Lifecycle};
use bots::BotDesk;
use bus::{Bus, News};
pub(crate) use dice::SeedVault;
use hub::{Hub, Shown};
use snapshot::Snapshot;
use store::{
    AnyConn, DbError, Store,
    account::{Account, AccountKind},
    clock::SharedClock,
    facts::Status,
    id::{MatchId, SessionId, UserId},
    listing, ratings as rating_rows,
    team_matches::SetOf,
};

/// The most connected players in one response.
const PLAYERS_PAGE: usize = 50;

/// The live part of the server. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub(crate) struct Live {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    store: Store,
    clock: SharedClock,
    settings: LiveSettings,
    vault: SeedVault,
    bus: Arc<dyn Bus>,
    has_exchange: bool,
    reading: news::Reading,
    hub: Hub,
    gates: gate::Gates,
    bots: BotDesk,
    analyses: analyses::AnalysisDesk,
    reads_uploads: tokio::sync::Semaphore,
    comparatives: event_desk::EventDesk<comparative::Loaded>,
    teams: event_desk::EventDesk<team::Loaded>,
    team_events: event_desk::EventDesk<team_event::Loaded>,
    tournaments: event_desk::EventDesk<tournament::Loaded>,
    maintenance: maintenance::Notice,
    metrics: LiveMetrics,
    lifecycle: Lifecycle,
    deadlines: sweep::Deadlines,
    started_at: Millis,
}

/// The dependencies of [`Live`].
#[derive(Debug)]
pub(crate) struct Foundation {
    pub(crate) store: Store,
    pub(crate) clock: SharedClock,
    pub(crate) lifecycle: Lifecycle,
    pub(crate) metrics: LiveMetrics,
    pub(crate) vault: SeedVault,
    /// The connection to other nodes, or `None` on a single node.
    pub(crate) exchange: Option<Exchange>,
}

impl Live {
    /// Creates the bots' accounts and reads the lobby. Background tasks do not run before [`Live::start`].
    ///
    /// # Errors
    /// If the database fails, or a person has the name of a bot.
    pub(crate) async fn new(foundation: Foundation, settings: LiveSettings) -> Result<Live, DbError> {
        let Foundation { store, clock, lifecycle, metrics, vault, exchange } = foundation;
        let bots = BotDesk::open(&store, clock.now(), &settings.bots, exchange.as_ref()).await?;
        let started_at = clock.now();
        let count = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
        let bounds = lobby::LobbyBounds {
            players: count(settings.lobby_players_max),
            tables: count(settings.lobby_tables_max),
            ..lobby::LobbyBounds::default()
        };
        let live = Live {
            inner: Arc::new(Inner {
                bus: bus::of(exchange.as_ref(), &clock, &lifecycle),
                has_exchange: exchange.is_some(),
                reading: news::Reading::default(),
                store,
                clock,
                settings,
                vault,
                hub: Hub::with_lobby(bounds),
                gates: gate::Gates::default(),
                bots,
                analyses: analyses::AnalysisDesk::default(),
                reads_uploads: tokio::sync::Semaphore::new(library::READ_AT_ONCE),
                comparatives: event_desk::EventDesk::default(),
                teams: event_desk::EventDesk::default(),
                team_events: event_desk::EventDesk::default(),
                tournaments: event_desk::EventDesk::default(),
                maintenance: maintenance::Notice::default(),
                metrics,
                lifecycle,
                deadlines: sweep::Deadlines::default(),
                started_at,
            }),
        };
        live.look_at_lobby().await?;
        live.look_at_lobby_chat().await?;
        live.show_players(live.inner.bots.accounts().cloned().collect()).await;
        Ok(live)
    }

    /// Starts the background tasks: bus, clocks, bots, events and analyses.
    pub(crate) fn start(&self) {
        let lifecycle = &self.inner.lifecycle;
        lifecycle.spawn(self.clone().listen_to_the_bus());
        lifecycle.spawn(self.clone().keep_up());
        if self.inner.has_exchange {
            lifecycle.spawn(self.clone().keep_presence());
            self.start_turns();
        }
        lifecycle.spawn(self.clone().heed_maintenance());
        lifecycle.spawn(self.clone().keep_the_clocks());
        lifecycle.spawn(self.clone().tidy_up());
        lifecycle.spawn(self.clone().wake_bots());
        lifecycle.spawn(self.clone().keep_featured());
        lifecycle.spawn(self.clone().keep_tournaments());
        lifecycle.spawn(self.clone().keep_team_matches());
        lifecycle.spawn(self.clone().keep_team_events());
        lifecycle.spawn(self.clone().keep_comparatives());
        for _ in 0..self.analysts() {
            lifecycle.spawn(self.clone().analyse_matches());
        }
        lifecycle.spawn(self.clone().find_jobs_left_behind());
        lifecycle.spawn(self.clone().deepen_matches());
    }

    /// Returns a match, from memory or from its log.
    ///
    /// # Errors
    /// If the match does not exist, or cannot be read.
    pub(crate) async fn load(&self, id: MatchId) -> Result<Arc<Snapshot>, AppError> {
        match self.inner.hub.snapshot(id) {
            Some(snapshot) => Ok(snapshot),
            None => self.reload(id).await,
        }
    }

    /// Returns a match with at least the `seen` events that a client knows. The news of them may not have arrived
    /// yet.
    async fn load_as_seen(&self, id: MatchId, seen: u32) -> Result<Arc<Snapshot>, AppError> {
        let snapshot = self.load(id).await?;
        if seen > snapshot.last_seq { self.reload(id).await } else { Ok(snapshot) }
    }

    /// Reads a match from the database. Only the events that are not in memory are read.
    async fn reload(&self, id: MatchId) -> Result<Arc<Snapshot>, AppError> {
        let warm = self.inner.hub.snapshot(id);
        let known = warm.as_ref().map_or(0, |warm| warm.last_seq);
        let ticket = self.inner.hub.ticket();
        let vault = self.inner.vault.clone();
        let read = self
            .inner
            .store
            .read(move |connection| match warm {
                Some(warm) => warm.reload(connection, &vault),
                None => Snapshot::load(connection, &vault, id),
            })
            .await;
        match read.map_err(AppError::from)? {
            Some(snapshot) => {
                if snapshot.last_seq < known {
                    tracing::error!(match.id = %id.shown(), known, "the database has lost events of a match");
                    self.inner.hub.forget(id);
                }
                Ok(self.inner.hub.keep(ticket, Arc::new(snapshot)))
            }
            None => Err(AppError::NotFound("match")),
        }
    }

    /// Returns a match as `viewer` may see it.
    ///
    /// # Errors
    /// If no match with this id is visible to the viewer.
    pub(crate) async fn view(&self, id: MatchId, viewer: Option<&Account>) -> Result<MatchView, AppError> {
        let snapshot = self.load(id).await?;
        self.view_for(&snapshot, viewer).await
    }

    fn view_of(&self, snapshot: &Snapshot, viewer: Option<UserId>) -> MatchView {
        let around = self.inner.hub.surroundings(snapshot, self.inner.clock.now());
        view::view(snapshot, viewer.and_then(|viewer| snapshot.facts.side_of(viewer)), &around)
    }

    /// Returns the lobby as `viewer` may see it.
    pub(crate) fn lobby(&self, viewer: Option<&Account>) -> wire::LobbySnapshot {
        self.inner.hub.lobby(viewer.map(|account| account.name.as_str()))
    }

    /// Returns a page of connected players; see [`lobby::Lobby::find_players`].
    pub(crate) fn lobby_players(&self, wanted: &str, after: Option<&str>) -> wire::LobbyPlayers {
        let (players, next) = self.inner.hub.find_players(wanted, after, PLAYERS_PAGE);
        wire::LobbyPlayers { players, next }
    }

    /// Returns true if the account is connected. The server's own bots always are.
    pub(crate) fn is_online(&self, account: &Account) -> bool {
        account.is_house_bot() || self.inner.hub.is_here(account.id)
    }

    /// Returns the activity of a connected player, or `None` if the player is not connected.
    pub(crate) fn activity_of(&self, account: &Account) -> Option<wire::PlayerActivity> {
        self.inner.hub.activity(account.name.as_str())
    }

    /// Closes the sockets of one session, or of all sessions of a user. Their clients reconnect with their current
    /// identity.
    pub(crate) fn signed_out(&self, user: UserId, session: Option<SessionId>) {
        self.inner.hub.sign_out(user, session);
        self.inner.bus.publish(News::SignedOut { user, session });
    }

    /// Handles a guest who chose a name: matches in memory are reloaded with the new name.
    pub(crate) fn renamed(&self, user: UserId, old_name: &str) {
        self.forget_name(user, old_name);
        self.inner.bus.publish(News::Renamed { user, old_name: old_name.to_owned() });
    }

    /// Handles matches that were voided, or count again: they are read again for the next viewer. Other nodes
    /// read them when they load them next.
    pub(crate) fn voided(&self, matches: impl IntoIterator<Item = MatchId>) {
        for id in matches {
            self.inner.hub.forget(id);
        }
    }

    fn forget_name(&self, user: UserId, old_name: &str) {
        for id in self.inner.hub.warm_matches_of(user) {
            self.inner.hub.forget(id);
        }
        self.inner.tournaments.forget(user);
        self.inner.teams.forget(user);
        self.inner.comparatives.forget(user);
        self.inner.team_events.forget(user);
        self.inner.hub.hide_player(old_name);
        self.inner.hub.forget_lobby_lines_of(user);
        self.inner.hub.sign_out(user, None);
    }

    // ---- consequences of a change

    /// Applies a committed change on this node, then broadcasts it to the others.
    async fn tell(&self, before: &Snapshot, snapshot: &Arc<Snapshot>) {
        self.look_at(snapshot).await;
        self.schedule_bot(snapshot);
        if matches!(snapshot.facts.status, Status::Finished(_)) {
            match snapshot.roll_set.as_deref().map(|set| set.of) {
                None => {
                    self.inner.analyses.expect_match(snapshot);
                }
                Some(SetOf::TeamMatch(id)) => self.inner.teams.ask(id),
                Some(SetOf::Comparative(_)) => self.inner.comparatives.news.notify_one(),
            }
            if snapshot.facts.tournament.is_some() {
                self.inner.tournaments.news.notify_one();
            }
        }
        let lobby =
            before.facts.status != snapshot.facts.status || before.facts.points != snapshot.facts.points;
        self.inner.bus.publish(News::Match { id: snapshot.facts.id, seq: snapshot.last_seq, lobby });
    }

    /// Updates the lobby, agendas and deadlines from the current state of a match.
    async fn look_at(&self, snapshot: &Arc<Snapshot>) {
        let facts = &snapshot.facts;
        let shown = match facts.status {
            // The page of a team match or comparative event shows its tables, and only to those who may see them.
            _ if facts.roll_set.is_some() => Shown::Nothing,
            // A table is listed once its opener has taken a seat.
            Status::Open if facts.seats.white.is_some() => Shown::Table(view::table(facts, &snapshot.people)),
            Status::Playing { .. } => {
                view::summary(facts, &snapshot.people, |_| None).map_or(Shown::Nothing, Shown::Match)
            }
            Status::Open | Status::Finished(_) => Shown::Nothing,
        };
        self.inner.hub.show_in_lobby(facts.id, shown);
        self.inner.hub.note_in_agendas(snapshot);
        if let Some(deadline) = snapshot.state.next_deadline() {
            self.inner.deadlines.expect(convert::to_wire_time(deadline));
        }
        for row in &snapshot.rating_changes {
            if let Some(account) = snapshot.people.get(&row.player)
                && self.is_online(account)
            {
                self.show_player(account).await;
            }
        }
    }

    /// Shows a connected player in the lobby.
    async fn show_player(&self, account: &Account) {
        self.show_players(vec![account.clone()]).await;
    }
}

/// Returns a player's standing in both rating lists, normal and price.
fn both_ratings(connection: &mut AnyConn, user: UserId) -> Result<(Standing, Standing), DbError> {
    let mut rating = |list| rating_rows::standing(connection, user, list);
    Ok((rating(ratings::RatingList::Normal)?, rating(ratings::RatingList::Price)?))
}

/// Builds the lobby entry of a player. The lobby itself works out activities other than idle.
fn lobby_player(account: &Account, normal: Standing, price: Standing, is_idle: bool) -> LobbyPlayer {
    LobbyPlayer {
        name: account.name.as_str().to_owned(),
        bot: account.kind == AccountKind::Bot,
        guest: account.kind == AccountKind::Guest,
        normal: normal.rating.value(),
        price: price.rating.value(),
        normal_provisional: listing::is_provisional(normal.experience),
        price_provisional: listing::is_provisional(price.experience),
        activity: if is_idle { wire::PlayerActivity::Idle } else { wire::PlayerActivity::Online },
    }
}
