//! [`Live`], the handle through which the rooms of the site call each other, and what happens after a change of a match.
//!
//! Its state in memory, such as the hub of `presence`, can be lost at any moment.

pub(crate) mod metrics;
pub(crate) mod settings;

use std::sync::{Arc, atomic::AtomicI64};

use ratings::Standing;
use store::{
    AnyConn, DbError, Store,
    account::{Account, AccountKind},
    clock::SharedClock,
    facts::Status,
    id::{MatchId, SessionId, UserId},
    listing, ratings as rating_rows,
};
use wire::{LobbyPlayer, MatchView, Millis};

use crate::{
    competitions::{Competitions, comparative, team, team_event, tournament},
    error::AppError,
    exchange::Exchange,
    house_bots::{bots::BotDesk, chances::Chances},
    lifecycle::Lifecycle,
    matches::{convert, dice::SeedVault, gate, snapshot::Snapshot, view},
    presence::{
        bus::{self, Bus, News},
        hub::{Hub, Shown},
        lobby, maintenance, news,
    },
    reviews::{analyses, archive, library},
    upkeep::sweep,
};
pub(crate) use metrics::LiveMetrics;
pub use settings::{BotSettings, LiveSettings, WeeklySettings};

/// The most connected players in one response.
const PLAYERS_PAGE: usize = 50;

/// The live part of the server. A handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Live {
    pub(crate) inner: Arc<Inner>,
}

#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) store: Store,
    pub(crate) clock: SharedClock,
    pub(crate) settings: LiveSettings,
    pub(crate) vault: SeedVault,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) has_exchange: bool,
    pub(crate) reading: news::Reading,
    pub(crate) hub: Hub,
    pub(crate) gates: gate::Gates,
    pub(crate) bots: BotDesk,
    pub(crate) chances: Chances,
    pub(crate) analyses: analyses::AnalysisDesk,
    pub(crate) archive: archive::ArchiveDesk,
    pub(crate) reads_uploads: tokio::sync::Semaphore,
    pub(crate) competitions: Competitions,
    /// The last week whose comparative event is known to exist.
    pub(crate) week_opened: AtomicI64,
    pub(crate) maintenance: maintenance::Notice,
    pub(crate) metrics: LiveMetrics,
    pub(crate) lifecycle: Lifecycle,
    pub(crate) deadlines: sweep::Deadlines,
    pub(crate) started_at: Millis,
}

/// The dependencies of [`Live`].
#[derive(Debug)]
pub struct Foundation {
    pub store: Store,
    pub clock: SharedClock,
    pub lifecycle: Lifecycle,
    pub metrics: LiveMetrics,
    pub vault: SeedVault,
    /// The connection to other nodes, or `None` on a single node.
    pub exchange: Option<Exchange>,
}

impl Live {
    /// Creates the bots' accounts and reads the lobby. Background tasks do not run before [`Live::start`].
    ///
    /// # Errors
    /// If the database fails, or a person has the name of a bot.
    pub async fn new(foundation: Foundation, settings: LiveSettings) -> Result<Live, DbError> {
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
                chances: Chances::default(),
                analyses: analyses::AnalysisDesk::default(),
                archive: archive::ArchiveDesk::default(),
                reads_uploads: tokio::sync::Semaphore::new(library::READ_AT_ONCE),
                competitions: Competitions::default(),
                week_opened: AtomicI64::new(i64::MIN),
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
    pub fn start(&self) {
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
        lifecycle.spawn(self.clone().keep::<tournament::Loaded>());
        lifecycle.spawn(self.clone().keep::<team::Loaded>());
        lifecycle.spawn(self.clone().keep::<team_event::Loaded>());
        lifecycle.spawn(self.clone().keep::<comparative::Loaded>());
        lifecycle.spawn(self.clone().keep_duties());
        for _ in 0..self.analysts() {
            lifecycle.spawn(self.clone().analyse_matches());
        }
        lifecycle.spawn(self.clone().find_jobs_left_behind());
        lifecycle.spawn(self.clone().deepen_matches());
        lifecycle.spawn(self.clone().learn_from_imports());
    }

    /// Returns a match, from memory or from its log.
    ///
    /// # Errors
    /// If the match does not exist, or cannot be read.
    pub async fn load(&self, id: MatchId) -> Result<Arc<Snapshot>, AppError> {
        match self.inner.hub.snapshot(id) {
            Some(snapshot) => Ok(snapshot),
            None => self.reload(id).await,
        }
    }

    /// Returns a match with at least the `seen` events that a client knows. The news of them may not have arrived
    /// yet.
    pub async fn load_as_seen(&self, id: MatchId, seen: u32) -> Result<Arc<Snapshot>, AppError> {
        let snapshot = self.load(id).await?;
        if seen > snapshot.last_seq { self.reload(id).await } else { Ok(snapshot) }
    }

    /// Reads a match from the database. Only the events that are not in memory are read.
    pub(crate) async fn reload(&self, id: MatchId) -> Result<Arc<Snapshot>, AppError> {
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
    pub async fn view(&self, id: MatchId, viewer: Option<&Account>) -> Result<MatchView, AppError> {
        let snapshot = self.load(id).await?;
        self.view_for(&snapshot, viewer).await
    }

    pub(crate) fn view_of(&self, snapshot: &Snapshot, viewer: Option<UserId>) -> MatchView {
        let around = self.inner.hub.surroundings(snapshot, self.inner.clock.now());
        view::view(snapshot, viewer.and_then(|viewer| snapshot.facts.side_of(viewer)), &around)
    }

    /// Returns the lobby as `viewer` may see it.
    pub fn lobby(&self, viewer: Option<&Account>) -> wire::LobbySnapshot {
        self.inner.hub.lobby(viewer.map(|account| account.name.as_str()))
    }

    /// Returns the progress of the analysis of a match, or `None` if none is under way.
    pub fn analysis_progress(&self, id: MatchId) -> Option<wire::AnalysisProgress> {
        self.inner.analyses.progress(analyses::Job::Match(id))
    }

    /// Returns the state in memory that sockets watch.
    pub fn hub(&self) -> &Hub {
        &self.inner.hub
    }

    pub fn store(&self) -> &Store {
        &self.inner.store
    }

    pub fn clock(&self) -> &SharedClock {
        &self.inner.clock
    }

    pub fn settings(&self) -> &LiveSettings {
        &self.inner.settings
    }

    pub fn metrics(&self) -> &LiveMetrics {
        &self.inner.metrics
    }

    pub fn lifecycle(&self) -> &Lifecycle {
        &self.inner.lifecycle
    }

    /// Returns a page of connected players; see [`lobby::Lobby::find_players`].
    pub fn lobby_players(&self, wanted: &str, after: Option<&str>) -> wire::LobbyPlayers {
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
    pub fn signed_out(&self, user: UserId, session: Option<SessionId>) {
        self.inner.hub.sign_out(user, session);
        self.inner.bus.publish(News::SignedOut { user, session });
    }

    /// Handles a guest who chose a name: matches in memory are reloaded with the new name.
    pub fn renamed(&self, user: UserId, old_name: &str) {
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

    pub(crate) fn forget_name(&self, user: UserId, old_name: &str) {
        for id in self.inner.hub.warm_matches_of(user) {
            self.inner.hub.forget(id);
        }
        self.inner.competitions.forget(user);
        self.inner.hub.hide_player(old_name);
        self.inner.hub.forget_lobby_lines_of(user);
        self.inner.hub.sign_out(user, None);
    }

    // ---- consequences of a change

    /// Applies a committed change on this node, then broadcasts it to the others.
    pub(crate) async fn tell(&self, before: &Snapshot, snapshot: &Arc<Snapshot>) {
        self.look_at(snapshot).await;
        self.schedule_bot(snapshot);
        if matches!(snapshot.facts.status, Status::Finished(_)) {
            if snapshot.roll_set.is_none() {
                self.inner.analyses.expect_match(snapshot);
            }
            if let Some(id) = snapshot.competition() {
                self.inner.competitions.ask(id);
            }
        }
        let is_other_status = before.facts.status != snapshot.facts.status;
        let is_other_score = before.facts.points != snapshot.facts.points;
        let lobby = is_other_status || is_other_score;
        if let Some(id) = snapshot.competition()
            // The score of a room is told by a step, once it is public.
            && (is_other_status || (is_other_score && snapshot.roll_set.is_none()))
        {
            self.tell_of_competition(id).await;
        }
        self.inner.bus.publish(News::Match { id: snapshot.facts.id, seq: snapshot.last_seq, lobby });
    }

    /// Updates the lobby, agendas and deadlines from the current state of a match.
    pub(crate) async fn look_at(&self, snapshot: &Arc<Snapshot>) {
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
    pub async fn show_player(&self, account: &Account) {
        self.show_players(vec![account.clone()]).await;
    }
}

/// Returns a player's standing in both rating lists, normal and price.
pub(crate) fn both_ratings(connection: &mut AnyConn, user: UserId) -> Result<(Standing, Standing), DbError> {
    let mut rating = |list| rating_rows::standing(connection, user, list);
    Ok((rating(ratings::RatingList::Normal)?, rating(ratings::RatingList::Price)?))
}

/// Builds the lobby entry of a player. The lobby itself works out activities other than idle.
pub(crate) fn lobby_player(
    account: &Account,
    normal: Standing,
    price: Standing,
    is_idle: bool,
) -> LobbyPlayer {
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
