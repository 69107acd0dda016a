//! Timed work: clocks that run out, abandoned tables, unused drafts of rematches, and logs to pack.

use std::{sync::atomic::Ordering, time::Duration};

use store::{
    AnyConn, events, id::UserId, matches, packed_logs, rematches::OPEN_LONGEST_MS, seeds,
    settings::TimeControl,
};
use wire::Millis;

use crate::{error::AppError, match_state::snapshot::Snapshot, upkeep::Upkeep};

/// The longest sleep. Deadlines of other nodes are noticed after it at the latest.
const LOOK_AGAIN_AFTER: Duration = Duration::from_secs(5);
/// The interval between searches for abandoned tables.
const TIDY_EVERY_MS: i64 = 10_000;
/// The time after which a match without a clock is aborted if both players are away.
const ABANDONED_MS: i64 = 60 * 60 * 1_000;
/// The time without a move after which a match without a deadline is aborted.
const FORGOTTEN_MS: i64 = 30 * 24 * 60 * 60 * 1_000;
/// The time after the end of a match after which its log is packed.
const PACKED_AFTER_MS: i64 = 24 * 60 * 60 * 1_000;
/// The maximum number of logs that a node packs at a time, so that many old matches do not delay other writes.
const PACKED_AT_ONCE: i64 = 50;
/// The absence after which a correspondence table closes. Its opener need not stay connected.
const CORRESPONDENCE_ABSENCE_MS: i64 = 7 * 24 * 60 * 60 * 1_000;

impl Upkeep {
    /// Waits for the next deadline of any match, and appends the time-out of a player who has not acted. Every node
    /// does this; the log's primary key makes it happen once.
    pub(crate) async fn keep_the_clocks(self) {
        loop {
            let next = match self.note_timeouts().await {
                Ok(next) => next,
                Err(error) => {
                    error.log();
                    None
                }
            };
            let deadlines = &self.matches.deadlines;
            deadlines.next.store(next.map_or(i64::MAX, |at| at.0), Ordering::SeqCst);
            tokio::select! {
                () = self.until(next) => {}
                () = deadlines.earlier.notified() => {}
                () = tokio::time::sleep(LOOK_AGAIN_AFTER) => {}
                () = self.node.lifecycle.stopped() => return,
            }
        }
    }

    /// Credits outages in running matches, at the start and after each outage.
    pub(crate) async fn keep_outages(self) {
        let mut newest = self.node.heartbeat.newest();
        loop {
            newest.mark_unchanged();
            if let Err(error) = self.matches.credit_outages().await {
                error.log();
            }
            tokio::select! {
                // The heartbeat lives as long as this node, so there is always a next change to wait for.
                _changed = newest.changed() => {}
                () = self.node.lifecycle.stopped() => return,
            }
        }
    }

    async fn until(&self, at: Option<Millis>) {
        match at {
            Some(at) => self.node.clock.sleep_until(at).await,
            None => std::future::pending().await,
        }
    }

    /// Appends overdue time-outs. Returns the next deadline.
    async fn note_timeouts(&self) -> Result<Option<Millis>, AppError> {
        let now = self.node.clock.now();
        let overdue =
            self.node.store.read(move |connection| matches::deadlines::overdue(connection, now)).await?;
        if !overdue.is_empty() {
            let able = self.node.heartbeat.beat().await?;
            for id in overdue {
                if let Err(error) = self.matches.time_out(id, able).await {
                    // One broken match must not stop the clocks of the others.
                    error.log();
                }
            }
        }
        // Time-outs that could not be appended are tried again later, not at once.
        let next = self
            .node
            .store
            .read(move |connection| matches::deadlines::next_deadline_after(connection, now))
            .await?;
        Ok(next)
    }

    /// Closes tables of absent openers, and deletes expired data.
    pub(crate) async fn tidy_up(self) {
        loop {
            let now = self.node.clock.now();
            if let Err(error) = self.tidy_once(now).await {
                error.log();
            }
            if let Err(error) = self.matches.count_dice().await {
                error.log();
            }
            if let Err(error) = self.pack_logs(now).await {
                error.log();
            }
            tokio::select! {
                () = self.node.clock.sleep_until(Millis(now.0.saturating_add(TIDY_EVERY_MS))) => {}
                () = self.node.lifecycle.stopped() => return,
            }
        }
    }

    /// Aborts matches without a clock that both players left long ago, or in which no move was made for very long.
    async fn call_off_abandoned(&self, now: Millis) -> Result<(), AppError> {
        let open = self.node.store.read(matches::deadlines::without_deadline).await?;
        for (id, players, moved_at) in open {
            let is_forgotten = now.0 - moved_at.0 >= FORGOTTEN_MS;
            if !is_forgotten && !self.have_both_left(players, moved_at, now) {
                continue;
            }
            let decide = |snapshot: &Snapshot, now| {
                Some(play::decide_abandoned(&snapshot.state, now)).filter(|events| !events.is_empty())
            };
            if let Err(error) = self.matches.append_outside_events(id, decide).await {
                // One broken match must not keep the others open.
                error.log();
            }
        }
        Ok(())
    }

    /// Returns true if none of the people in the match was connected for an hour, as far as this node knows.
    fn have_both_left(&self, players: [UserId; 2], moved_at: Millis, now: Millis) -> bool {
        let Some(known_since) = self.presence.knows_people_since() else { return false };
        let since = moved_at.0.max(self.node.started_at.0).max(known_since.0);
        let mut people = players.into_iter().filter(|user| !self.house_bots.local.is_one(*user)).peekable();
        people.peek().is_some()
            && people.all(|user| {
                let gone = self.presence.hub.gone_since(user, Millis(since));
                gone.is_some_and(|gone| now.0 - gone.0 >= ABANDONED_MS)
            })
    }

    /// Packs the logs of some matches that ended long ago. Each is one transaction. Of several nodes, one packs it.
    async fn pack_logs(&self, now: Millis) -> Result<(), AppError> {
        let before = Millis(now.0 - PACKED_AFTER_MS);
        let due = move |connection: &mut AnyConn| packed_logs::due(connection, before, PACKED_AT_ONCE);
        for id in self.node.store.read(due).await? {
            if self.node.lifecycle.is_stopping() {
                return Ok(());
            }
            if let Err(error) = self.node.store.write(move |connection| events::pack(connection, id)).await {
                // One log that cannot be packed must not keep the others long.
                AppError::from(error).log();
            }
        }
        Ok(())
    }

    async fn tidy_once(&self, now: Millis) -> Result<(), AppError> {
        let absence_ms = i64::from(self.node.settings.table_absence_s) * 1_000;
        let known_since = self.presence.knows_people_since();
        let open = match known_since {
            Some(_) => self.node.store.read(matches::open).await?,
            None => Vec::new(),
        };
        let known_since = known_since.unwrap_or(now);
        // Tables of events wait as long as their rules say.
        for facts in open.into_iter().filter(|facts| !facts.is_of_event()) {
            // A person without a socket can open a table. An opener not seen since this node started, or since it hears
            // the others, may be about to reconnect.
            let since = facts.opened_at.0.max(self.node.started_at.0).max(known_since.0);
            let gone = self.presence.hub.gone_since(facts.opener, Millis(since));
            let patience_ms = match facts.settings.time {
                TimeControl::Correspondence { .. } => absence_ms.max(CORRESPONDENCE_ABSENCE_MS),
                TimeControl::None | TimeControl::Live { .. } => absence_ms,
            };
            if gone.is_some_and(|gone| now.0 - gone.0.max(since) >= patience_ms) {
                self.matches.close_table(facts.id).await?;
            }
        }
        self.call_off_abandoned(now).await?;
        // The checks above need the departure time of everybody who has been away for less than the longest patience.
        let longest_ms = absence_ms.max(ABANDONED_MS).max(CORRESPONDENCE_ABSENCE_MS);
        self.presence.hub.forget_people_gone_before(Millis(now.0 - longest_ms));
        self.presence.forget_lobby_lines(now).await?;
        self.presence.forget_messages(now).await?;
        self.competitions.deliver_held_messages().await?;
        self.matches.keep_vacations(now).await?;
        let stale = Millis(now.0 - 2 * OPEN_LONGEST_MS);
        let unused = self.node.store.read(move |connection| seeds::unused(connection, stale)).await?;
        if !unused.is_empty() {
            self.node.store.write(move |connection| seeds::delete_unused(connection, &unused)).await?;
        }
        Ok(())
    }
}
