//! The site: its rooms, put together from the lowest to the highest.

use std::sync::Arc;

use sheets::FontFile;
use store::{DbError, Store, clock::SharedClock};

use crate::{
    accounts::{AccountSettings, Accounts, PasswordHasher},
    address_hash::AddressHasher,
    clubs::Clubs,
    competitions::{Competitions, Memory},
    conversations::Conversations,
    desks::Desks,
    disk::Disk,
    exchange::Exchange,
    house_bots::{HouseBots, local::LocalBots},
    integrity::{Integrity, blocks::Blocks},
    leaderboards::Leaderboards,
    lifecycle::Lifecycle,
    limits::RateLimiter,
    mail::Post,
    match_state::dice::SeedVault,
    matches::{Matches, follow::Follower},
    metrics::Metrics,
    node::heartbeat::Heartbeat,
    node::{Bounds, Node},
    practice::Practice,
    presence::Presence,
    previews::Previews,
    push::{Push, Pushes},
    puzzles::Puzzles,
    reviews::{Reviews, analyses::AnalysisJobs},
    sensor_boards::SensorBoards,
    settings::LiveSettings,
    upkeep::Upkeep,
};

/// The site at one node: a handle for each room. It is cheap to clone. Its only methods are those that put it together.
#[derive(Debug, Clone)]
pub struct Site {
    pub node: Arc<Node>,
    pub presence: Presence,
    pub matches: Matches,
    pub house_bots: HouseBots,
    pub competitions: Competitions,
    pub sensor_boards: SensorBoards,
    pub desks: Desks,
    pub reviews: Reviews,
    pub practice: Practice,
    pub puzzles: Puzzles,
    pub previews: Previews,
    pub push: Push,
    pub conversations: Conversations,
    pub clubs: Clubs,
    pub accounts: Accounts,
    pub integrity: Integrity,
    pub blocks: Blocks,
    pub leaderboards: Leaderboards,
    upkeep: Upkeep,
}

/// The parts from which a site is put together.
#[derive(Debug)]
pub struct Foundation {
    pub store: Store,
    pub clock: SharedClock,
    pub lifecycle: Lifecycle,
    pub limiter: Arc<dyn RateLimiter>,
    pub disk: Arc<Disk>,
    /// The font for letters that the fonts of the sheets lack, or `None` if the system has none.
    pub font: Option<FontFile>,
    pub metrics: Metrics,
    pub vault: SeedVault,
    pub passwords: PasswordHasher,
    pub addresses: AddressHasher,
    pub blocks: Blocks,
    /// The mail sender, or `None` if the site sends no mail.
    pub post: Option<Arc<Post>>,
    /// The sender of web pushes, or `None` if the site pushes nothing.
    pub pushes: Option<Arc<Pushes>>,
    /// The connection to other nodes, or `None` on a single node.
    pub exchange: Option<Exchange>,
}

impl Site {
    /// Creates the bots' accounts and reads the lobby. Background tasks do not run before [`Site::start`].
    ///
    /// # Errors
    /// If the database fails, or a person has the name of a bot.
    pub async fn open(
        foundation: Foundation,
        settings: LiveSettings,
        accounts: AccountSettings,
    ) -> Result<Site, DbError> {
        let Foundation { store, clock, lifecycle, limiter, disk, font, metrics, vault, exchange, .. } =
            foundation;
        let leaderboards = Leaderboards::new(store.clone(), Arc::clone(&clock), settings.established_days);
        let started_at = clock.now();
        let silence = settings.outage_after();
        let heartbeat = Heartbeat::begin(store.clone(), Arc::clone(&clock), silence).await?;
        let bounds = Bounds::new(settings.bounds, metrics.live.clone());
        let node = Arc::new(Node {
            store,
            clock,
            settings,
            bounds,
            vault,
            limiter,
            disk,
            font,
            metrics,
            lifecycle,
            heartbeat,
            started_at,
        });
        let presence = Presence::new(Arc::clone(&node), exchange.as_ref());
        let bots = Arc::new(LocalBots::open(presence.clone(), exchange.as_ref()).await?);
        let analyses = Arc::new(AnalysisJobs::default());
        let memory = Arc::new(Memory::new(presence.clone()));
        let followers: Vec<Arc<dyn Follower>> = vec![Arc::clone(&bots) as _, Arc::clone(&analyses) as _];
        let bot_accounts: Vec<_> = bots.accounts().cloned().collect();
        let matches =
            Matches::new(presence.clone(), Arc::clone(&memory) as _, followers, bot_accounts.clone());
        let house_bots = HouseBots::new(matches.clone(), bots);
        let competitions = Competitions::new(house_bots.clone(), memory);
        let sensor_boards = SensorBoards::new(matches.clone(), competitions.clone());
        let reviews = Reviews::new(house_bots.clone(), competitions.clone(), analyses);
        let practice = Practice::new(matches.clone(), house_bots.clone());
        let puzzles = Puzzles::new(matches.clone());
        let conversations = Conversations::new(presence.clone(), competitions.clone());
        let upkeep = Upkeep::new(house_bots.clone(), competitions.clone());
        upkeep.look_at_lobby().await?;
        presence.look_at_lobby_chat().await?;
        presence.show_players(bot_accounts).await;
        Ok(Site {
            desks: Desks::new(matches.clone(), competitions.clone(), sensor_boards.clone()),
            accounts: Accounts {
                node: Arc::clone(&node),
                presence: presence.clone(),
                matches: matches.clone(),
                competitions: competitions.clone(),
                sensor_boards: sensor_boards.clone(),
                reviews: reviews.clone(),
                puzzles: puzzles.clone(),
                practice: practice.clone(),
                conversations: conversations.clone(),
                settings: Arc::new(accounts),
                passwords: foundation.passwords,
                addresses: foundation.addresses,
                post: foundation.post,
            },
            integrity: Integrity {
                node: Arc::clone(&node),
                presence: presence.clone(),
                matches: matches.clone(),
                competitions: competitions.clone(),
                sensor_boards: sensor_boards.clone(),
            },
            previews: Previews::new(reviews.clone(), matches.clone()),
            push: Push::new(presence.clone(), foundation.pushes),
            conversations,
            clubs: Clubs::new(presence.clone(), competitions.clone()),
            blocks: foundation.blocks,
            node,
            presence,
            matches,
            house_bots,
            competitions,
            sensor_boards,
            reviews,
            practice,
            puzzles,
            leaderboards,
            upkeep,
        })
    }

    /// Starts the background tasks of all rooms.
    pub fn start(&self) {
        let node = Arc::clone(&self.node);
        self.node.lifecycle.spawn(async move { node.heartbeat.keep(&node.lifecycle).await });
        self.upkeep.start();
        self.presence.start();
        self.house_bots.start();
        self.competitions.start();
        self.reviews.start();
        self.push.start();
    }
}
