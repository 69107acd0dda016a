//! Featured matches: bots play each other, so that there is always a match to watch.
//!
//! Every node regularly checks that the configured number of them is in play. When nodes check at the same
//! moment, one begins a match and the others find it. Featured matches are rated like any match between bots, and
//! have no stake.

use store::{
    AnyConn,
    account::Account,
    facts::Admission,
    matches, random, seeds,
    settings::{DiceRule, IllegalPlays, MatchFormat, MatchSettings, Options, StartRule, TimeControl},
};
use wire::Millis;

use crate::{
    disk::Level,
    error::AppError,
    house_bots::HouseBots,
    matches::{begin::begin_at_once, tables::Opening},
};

/// The interval between checks.
const LOOK_EVERY_MS: i64 = 15_000;

/// The settings of a featured match: those that people play most.
const SETTINGS: MatchSettings = MatchSettings {
    format: MatchFormat::Points { length: 5 },
    rated: true,
    stake: None,
    time: TimeControl::Live { delay_s: 12, reserve_s: 600 },
    options: Options {
        jacoby: false,
        automatic_doubles: false,
        automatic_doubles_max: None,
        beavers: false,
        raccoons: false,
    },
    start: StartRule::OpeningThrow,
    dice: DiceRule::Served,
    illegal_plays: IllegalPlays::Corrected,
    lock_step: false,
    seat_proof: false,
};

impl HouseBots {
    /// Starts matches between bots while there are too few, until the process stops.
    pub(crate) async fn keep_featured(self) {
        let bots = &self.node.settings.bots;
        // Bots that move without a pause would load the machine with matches too fast for any spectator to follow.
        if bots.featured == 0 || bots.think_ms == 0 {
            return;
        }
        loop {
            if let Err(error) = self.begin_featured().await {
                error.log();
            }
            let next = Millis(self.node.clock.now().0.saturating_add(LOOK_EVERY_MS));
            tokio::select! {
                () = self.node.clock.sleep_until(next) => {}
                () = self.node.lifecycle.stopped() => return,
            }
        }
    }

    /// Starts one match if there are too few.
    pub(crate) async fn begin_featured(&self) -> Result<(), AppError> {
        let is_full = self.node.disk.level() == Level::Low;
        if is_full || self.presence.maintenance().is_some() {
            return Ok(());
        }
        let wanted = i64::from(self.node.settings.bots.featured);
        let bots = self.bot_accounts();
        let users: Vec<_> = bots.iter().map(|bot| bot.id).collect();
        let known = users.clone();
        let playing = self
            .node
            .store
            .read(move |connection| matches::current::count_playing_among(connection, &known))
            .await?;
        if playing >= wanted {
            return Ok(());
        }
        let Some([one, other]) = two_of(&bots) else { return Ok(()) };
        let opening = Opening { settings: SETTINGS, invite: None, admission: Admission::default() };
        let (facts, drawn) = self.matches.drawn_up(one, &opening, Some(other))?;
        let (vault, now, players) = (self.node.vault.clone(), self.node.clock.now(), [one.id, other.id]);
        let ticket = self.presence.hub.ticket();
        let written = self.node.store.write(move |connection| {
            wait_for_other_nodes(connection)?;
            if matches::current::count_playing_among(connection, &users)? >= wanted {
                return Ok::<_, AppError>(None);
            }
            matches::insert(connection, &facts)?;
            seeds::insert(connection, facts.id, &drawn.sealed, facts.opened_at)?;
            begin_at_once(connection, &vault, &facts, players, now).map(Some)
        });
        if let Some(snapshot) = written.await? {
            let snapshot = self.presence.hub.keep(ticket, std::sync::Arc::new(snapshot));
            self.matches.tell_of_table(&snapshot).await;
        }
        Ok(())
    }
}

/// Returns two different bots at random. Pairing neighbours in strength would often repeat the same matches.
fn two_of(bots: &[Account]) -> Option<[&Account; 2]> {
    let bytes: [u8; 2] = random::bytes();
    let one = usize::from(bytes[0]) % bots.len().max(1);
    let step = 1 + usize::from(bytes[1]) % bots.len().saturating_sub(1).max(1);
    let other = (one + step) % bots.len().max(1);
    Some([bots.get(one)?, bots.get(other).filter(|_| one != other)?])
}

/// Serialises the nodes on PostgreSQL. SQLite has one writer anyway.
fn wait_for_other_nodes(connection: &mut AnyConn) -> Result<(), AppError> {
    use diesel::RunQueryDsl as _;
    if let AnyConn::Postgres(connection) = connection {
        diesel::sql_query("SELECT pg_advisory_xact_lock(hashtext('fullprime features' || current_schema()))")
            .execute(connection)?;
    }
    Ok(())
}
