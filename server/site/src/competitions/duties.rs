//! Duties: actions that competitions and the moderation desk wait for, by user. The agenda shows them on every page.
//!
//! The state of a competition says what it waits for (`Kind::owed`); unanswered calls and open reports are rows of the
//! database. A node keeps the duties of all users in memory. It reads them all at its start; then a task reads those of
//! each changed competition again, once for several changes. Lost news is recovered by comparing with the database.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    time::Duration,
};

use ::competitions::{
    desk::Act,
    duty::{Duty as Wanted, Holder, Owed},
    log::Line,
};
use store::{
    DbError,
    calls::{self, Unanswered},
    competitions::{self, CompetitionId, user},
    id::UserId,
    moderation,
};
use wire::{Duty, DutyEvent, DutyKind, Millis};

use super::{
    Kind, by_kind, competition_name,
    kinds::Listed,
    parts::DutyBoard,
    stale_duties::{CachedDuties, Head},
};
use crate::{
    error::AppError,
    match_state::convert,
    presence::{bus::News, hub::DutySource},
};

/// The time for which an announcement is shown.
const ANNOUNCED_MS: i64 = 24 * 3_600_000;
/// The interval between checks of reports, and of competitions that could not be read. An operator's command can change
/// reports and moderators without a message to the nodes.
const LOOK_EVERY_MS: i64 = 60_000;
/// The pause before another attempt to read all duties after the start.
const RETRY_AFTER: Duration = Duration::from_secs(1);

impl DutyBoard<'_> {
    /// Keeps the duties of all users current.
    pub(crate) async fn keep_duties(&self) {
        let stale = &self.memory.duties;
        let mut failed = loop {
            match self.read_all_duties().await {
                Ok(failed) => break failed,
                Err(cause) => tracing::warn!(%cause, "the duties cannot be read"),
            }
            tokio::select! {
                () = tokio::time::sleep(RETRY_AFTER) => {}
                () = self.node.lifecycle.stopped() => return,
            }
        };
        // Only now: an agenda without duties would look as if nothing were due.
        self.presence.hub.duties_are_read();
        let mut look_at = Millis(self.node.clock.now().0.saturating_add(LOOK_EVERY_MS));
        loop {
            let next = stale.next_end().map_or(look_at, |end| end.min(look_at));
            tokio::select! {
                () = stale.news.notified() => {}
                () = self.node.clock.sleep_until(next) => {}
                () = self.node.lifecycle.stopped() => return,
            }
            let now = self.node.clock.now();
            let mut wanted = std::mem::take(&mut *stale.wanted());
            wanted.competitions.extend(stale.ended(now));
            if now >= look_at {
                look_at = Millis(now.0.saturating_add(LOOK_EVERY_MS));
                wanted.reports = true;
                wanted.competitions.append(&mut failed);
            }
            for id in wanted.competitions {
                if let Err(error) = self.read_duties(id).await {
                    error.log();
                    failed.insert(id);
                    // Otherwise a duty that has ended would be checked in a busy loop.
                    if let Some(known) = stale.known().get_mut(&id) {
                        known.until = None;
                    }
                }
            }
            if wanted.reports
                && let Err(cause) = self.read_reports().await
            {
                tracing::warn!(%cause, "the open reports cannot be read");
            }
        }
    }

    /// Reads the duties of all unfinished competitions. Returns the competitions that could not be read; these do not
    /// stop the others.
    async fn read_all_duties(&self) -> Result<BTreeSet<CompetitionId>, DbError> {
        self.read_reports().await?;
        let unfinished = self.node.store.read(competitions::last_steps_of_unfinished).await?;
        let mut failed = BTreeSet::new();
        for (id, _) in unfinished {
            if let Err(error) = self.read_duties(id).await {
                error.log();
                failed.insert(id);
            }
        }
        Ok(failed)
    }

    /// Finds competitions that have changed without a message to this node, and requests a read of their duties.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn look_at_duties(&self) -> Result<(), DbError> {
        let stale = &self.memory.duties;
        let read = self.node.store.read(|connection| {
            let unfinished = competitions::last_steps_of_unfinished(connection)?;
            let ids: Vec<CompetitionId> = unfinished.iter().map(|(id, _)| *id).collect();
            Ok::<_, DbError>((unfinished, calls::unanswered(connection, &ids)?))
        });
        let (unfinished, unanswered) = read.await?;
        let known: HashMap<CompetitionId, Head> =
            stale.known().iter().map(|(id, known)| (*id, known.head)).collect();
        let mut gone: HashSet<CompetitionId> = known.keys().copied().collect();
        for (id, last_seq) in unfinished {
            gone.remove(&id);
            let head = Head { last_seq, unanswered: unanswered.get(&id).copied() };
            if known.get(&id) != Some(&head) {
                self.presence.hub.competition_changed(id);
                stale.ask(id);
            }
        }
        for id in gone {
            stale.ask(id);
        }
        stale.ask_reports();
        Ok(())
    }

    /// Handles a report that was made or closed.
    pub(crate) fn reports_changed(&self) {
        self.memory.duties.ask_reports();
        self.presence.bus.publish(News::Reports);
    }

    async fn read_reports(&self) -> Result<(), DbError> {
        let now = self.node.clock.now();
        let read =
            self.node.store.read(move |connection| moderation::waiting_for_moderators(connection, now));
        let waiting = read.await?;
        let duty = |count, since| Duty { kind: DutyKind::Reports, event: None, count, since, until: None };
        let found = waiting.into_iter().map(|one| (one.moderator, vec![duty(one.count, one.since)]));
        self.presence.hub.set_duties(DutySource::Reports, found.collect());
        Ok(())
    }

    async fn read_duties(&self, id: CompetitionId) -> Result<(), AppError> {
        by_kind!(id, K => self.read_duties_in::<K>(id).await)
    }

    async fn read_duties_in<K: Listed>(&self, id: K::Id) -> Result<(), AppError> {
        let source: CompetitionId = id.into();
        let stale = &self.memory.duties;
        let loaded = self.competition::<K>(id).await?;
        if loaded.status().is_finished() {
            stale.known().remove(&source);
            self.presence.hub.set_duties(DutySource::Competition(source), HashMap::new());
            return Ok(());
        }
        let mut unanswered =
            self.node.store.read(move |connection| calls::unanswered(connection, &[source])).await?;
        let unanswered = unanswered.remove(&source);
        let now = self.node.clock.now();
        let answering = match unanswered {
            Some(_) => self.answering(&*loaded).await?,
            None => Vec::new(),
        };
        let found = duties(&*loaded, (answering.as_slice(), unanswered), now);
        let ends = found.values().flatten().filter_map(|duty| duty.until);
        let until = ends.chain(loaded.owes_more_at().filter(|at| *at > now)).min();
        let head = Head { last_seq: loaded.last_seq(), unanswered };
        stale.known().insert(source, CachedDuties { head, until });
        self.presence.hub.set_duties(DutySource::Competition(source), found);
        Ok(())
    }
}

/// Returns the duties of all users in a competition at `now`. House bots have none. `calls` are the directors who
/// answer calls, and the unanswered ones.
fn duties<K: Kind>(
    loaded: &K,
    calls: (&[UserId], Option<Unanswered>),
    now: Millis,
) -> HashMap<UserId, Vec<Duty>> {
    let row = loaded.row();
    let (kind, id) = competition_name(row.id.into());
    let event = DutyEvent { kind, id, name: loaded.event_name().to_owned() };
    let duty = |kind, count, since, until| Duty { kind, event: Some(event.clone()), count, since, until };
    let mut found: HashMap<UserId, Vec<Duty>> = HashMap::new();
    for Owed { holder, duty: wanted, since, until } in loaded.owed(now) {
        let holders = match holder {
            Holder::Director => loaded.directors(),
            Holder::Player(player) => vec![user(player)],
        };
        let (kind, count) = told(wanted);
        let since = since.map_or(row.created_at, convert::of_time);
        for holder in holders {
            let until = until.map(convert::of_time);
            found.entry(holder).or_default().push(duty(kind, count, since, until));
        }
    }
    let (answering, unanswered) = calls;
    for director in answering {
        let Some(calls) = unanswered else { break };
        found.entry(*director).or_default().push(duty(DutyKind::Calls, calls.count, calls.since, None));
    }
    if let Some((at, people)) = loaded.announced() {
        let until = Millis(at.0.saturating_add(ANNOUNCED_MS));
        for user in people.into_iter().filter(|_| now < until) {
            found.entry(user).or_default().push(duty(DutyKind::Announcement, 1, at, Some(until)));
        }
    }
    for (director, kind, at) in new_directors(loaded) {
        let until = Millis(at.0.saturating_add(ANNOUNCED_MS));
        if now < until {
            found.entry(director).or_default().push(duty(kind, 1, at, Some(until)));
        }
    }
    found.retain(|user, _| !loaded.people().get(user).is_some_and(|account| account.is_house_bot()));
    found
}

/// Returns the directors who were added or given the lead by another person and have not acted since, with the time of
/// the last such act.
fn new_directors<K: Kind>(loaded: &K) -> Vec<(UserId, DutyKind, Millis)> {
    let mut new: HashMap<UserId, (DutyKind, Millis)> = HashMap::new();
    for (_, logged) in loaded.chronicle().log.lines() {
        if let Some(by) = logged.by {
            new.remove(&user(by));
        }
        let (director, kind) = match &logged.line {
            Line::Desk(Act::DirectorAdded(player)) => (*player, DutyKind::Directs),
            Line::Desk(Act::HandedOver(player)) => (*player, DutyKind::Leads),
            Line::Desk(
                Act::Held { .. }
                | Act::Released { .. }
                | Act::Outlasted { .. }
                | Act::TimeGiven { .. }
                | Act::DirectorRemoved(_)
                | Act::DirectorsSet(_),
            )
            | Line::Step(_)
            | Line::Correction(_) => continue,
        };
        // A director who adds the own name accepts.
        if logged.by != Some(director) {
            new.insert(user(director), (kind, convert::of_time(logged.at)));
        }
    }
    let there = new.into_iter().filter(|(director, _)| loaded.directs(*director));
    there.map(|(director, (kind, at))| (director, kind, at)).collect()
}

/// Returns the kind of a duty in messages, and its count.
fn told(wanted: Wanted) -> (DutyKind, u32) {
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    match wanted {
        Wanted::Lineup => (DutyKind::Lineup, 1),
        Wanted::CheckIn => (DutyKind::CheckIn, 1),
        Wanted::Begins => (DutyKind::Begins, 1),
        Wanted::Protests(number) => (DutyKind::Protests, count(number)),
        Wanted::Players(number) => (DutyKind::Players, count(number)),
        Wanted::Invitation => (DutyKind::Invitation, 1),
        Wanted::Start => (DutyKind::Start, 1),
        Wanted::Boards(number) => (DutyKind::Boards, number),
    }
}
