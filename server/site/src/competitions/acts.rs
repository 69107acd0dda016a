//! The director's actions that all kinds of events share: undo, correct, hold, release, and name further directors.

use ::competitions::{
    desk::{self, Hold, Scope},
    log::Line,
};
use store::{
    account::{Account, AccountKind},
    competitions::{CompetitionId, Status, player},
    contacts,
    id::{TeamMatchId, UserId},
    moderation::ModeratorDeed,
};
use texts::refusals;
use wire::{CorrectionPreview, DeskAct, EventLog, PreviewCorrection};

use super::{
    Batch, Kind, Prepared, by_kind,
    correctable::Correctable,
    corrections::{AskedCorrection, check_seen, differences},
    forms::{out_of_range, reason as parse_reason},
    hall_tables::HallTable,
    more_time::plays_at,
    numbers::number_of,
    own_event::{Deed, check_no_gain},
    parts::Directors,
    person::Person,
    refusals::own_match,
    refused, team, team_event,
};
use crate::error::AppError;

/// Returns the refusal for people who do not direct the event.
fn not_the_director() -> AppError {
    AppError::Forbidden(refusals::only_director_sees_desk())
}

/// The allowed values of a hold's expected length, in minutes.
const HOLD_MINUTES: std::ops::RangeInclusive<u16> = 1..=1_440;

/// Returns true if an act changes the directors of an event.
const fn names_directors(act: &DeskAct) -> bool {
    matches!(act, DeskAct::AddDirector { .. } | DeskAct::RemoveDirector { .. } | DeskAct::HandOver { .. })
}

/// Returns the deed and the reason of an act that moderators may do.
fn for_moderators(act: &DeskAct) -> Option<(ModeratorDeed, &str)> {
    match act {
        DeskAct::Release { reason, .. } => Some((ModeratorDeed::ReleaseEvent, &**reason)),
        _ => None,
    }
}

/// Returns an act that changes the directors, after a check of the rules that only new acts keep.
///
/// # Errors
/// If the desk refuses it.
fn checked<K: Kind>(loaded: &K, director: &Account, act: desk::Act) -> Result<desk::Act, AppError> {
    let desk = &loaded.chronicle().desk;
    desk.check_new(&act, Some(player(director.id))).map_err(|why| refused(&why))?;
    Ok(act)
}

impl Directors<'_> {
    /// Returns the log of an event for one of its directors.
    ///
    /// # Errors
    /// If the event does not exist, or this user does not direct it.
    pub async fn event_log(&self, director: &Account, id: CompetitionId) -> Result<EventLog, AppError> {
        self.check_desk(director, id).await?;
        by_kind!(id, K => self.log_of(&*self.competition::<K>(id).await?, director).await)
    }

    /// Returns what a correction would change. Nothing is changed.
    ///
    /// # Errors
    /// If it is not possible, or this user does not direct the event.
    pub async fn preview_correction(
        &self,
        director: &Account,
        id: CompetitionId,
        wanted: &PreviewCorrection,
    ) -> Result<CorrectionPreview, AppError> {
        self.check_desk(director, id).await?;
        // The result of a team match also counts for the event that it is part of.
        if let CompetitionId::TeamMatch(id) = id {
            return self.preview_in_team_match(director, id, wanted).await;
        }
        by_kind!(id, K => Ok(self.preview(director, &*self.competition::<K>(id).await?, wanted).await?.0))
    }

    async fn preview_in_team_match(
        &self,
        director: &Account,
        id: TeamMatchId,
        wanted: &PreviewCorrection,
    ) -> Result<CorrectionPreview, AppError> {
        let loaded = self.team_match(id).await?;
        let (mut preview, planned) = self.preview(director, &*loaded, wanted).await?;
        if let Some(event) = loaded.row.part_of {
            let reason = parse_reason("preview")?;
            if let Some((event, there)) =
                self.team_events().planned_in_event(event, &planned.after, &reason).await?
            {
                preview.changes.extend(differences(event.picture(), there.after.picture()));
            }
        }
        Ok(preview)
    }

    /// Carries out an act at the desk, and returns the log after it. A moderator may release a hold.
    ///
    /// # Errors
    /// If this user does not direct the event, or the act is refused.
    pub async fn act_at_desk(
        &self,
        director: &Account,
        id: CompetitionId,
        act: &DeskAct,
    ) -> Result<EventLog, AppError> {
        // A director who plays has no desk, but must still be able to name another director to decide in this match.
        let is_helped = matches!(id, CompetitionId::TeamMatch(_)) && names_directors(act);
        // Somebody who has not agreed to direct may be a moderator, which is checked together with the act.
        let is_moderated = for_moderators(act).is_some()
            && by_kind!(id, K => !self.competition::<K>(id).await?.has_agreed(director.id));
        if !is_helped && !is_moderated {
            self.check_desk(director, id).await?;
        }
        if let CompetitionId::TeamMatch(id) = id {
            self.act_in_team_match(director, id, act).await?;
        } else {
            by_kind!(id, K => self.act_in::<K>(director, id, act).await?);
        }
        if let CompetitionId::TeamEvent(id) = id {
            // The holds and directors of an event apply to its matches too.
            for part in self.team_event(id).await?.matches.values() {
                self.advance_soon::<team::Loaded>(*part).await;
            }
        }
        match self.event_log(director, id).await {
            // A director who has just stepped down no longer sees the log, and a moderator never does.
            Err(AppError::Forbidden(_)) => {
                let (steps, directors, asked) = (Vec::new(), Vec::new(), Vec::new());
                Ok(EventLog { steps, directors, asked, leads: false, held: None })
            }
            log => log,
        }
    }

    async fn act_in<K: Correctable>(
        &self,
        director: &Account,
        id: K::Id,
        act: &DeskAct,
    ) -> Result<(), AppError> {
        self.direct_up_to_date::<K>(id, director.id, async |loaded: &K| {
            self.batch_of(director, loaded, act).await
        })
        .await
    }

    async fn act_in_team_match(
        &self,
        director: &Account,
        id: TeamMatchId,
        act: &DeskAct,
    ) -> Result<(), AppError> {
        if names_directors(act) && self.team_match(id).await?.row.part_of.is_some() {
            return Err(AppError::Conflict(refusals::directors_of_event()));
        }
        self.direct_linked(director, id, async |loaded: &team::Loaded| {
            self.batch_of(director, loaded, act).await
        })
        .await
    }

    /// Returns the lines of the log for an act, after a check that this user may do it. The directors may have changed
    /// since the desk was opened.
    async fn batch_of<K: Correctable>(
        &self,
        director: &Account,
        loaded: &K,
        act: &DeskAct,
    ) -> Result<Batch<K>, AppError> {
        let moderated = self.check_right(loaded, director, for_moderators(act), not_the_director()).await?;
        let person = self.person(director.id).await?;
        if moderated.is_none() && !names_directors(act) && !loaded.has_desk(&person) {
            return Err(not_the_director());
        }
        check_no_gain(loaded, &person, Deed::Desk(act))?;
        Ok(Batch { moderated, ..self.lines_of(director, &person, loaded, act).await? })
    }

    async fn lines_of<K: Correctable>(
        &self,
        director: &Account,
        person: &Person,
        loaded: &K,
        act: &DeskAct,
    ) -> Result<Batch<K>, AppError> {
        let is_over = matches!(loaded.status(), Status::Over | Status::Cancelled);
        if is_over && matches!(act, DeskAct::Hold { .. } | DeskAct::GiveTime { .. }) {
            return Err(AppError::Refused(refusals::over()));
        }
        let at_desk = |act| Ok(Batch::line(Line::Desk(act)));
        match act {
            DeskAct::Undo { step, reason } => {
                let wanted = AskedCorrection { step: *step, instead: None, call_off: false };
                Ok(self.planned(director, loaded, wanted, parse_reason(reason)?).await?.batch)
            }
            DeskAct::Correct { step, instead, replaces, call_off, reason } => {
                let reason = parse_reason(reason)?;
                let replaced = loaded.chronicle().log.replaced_by(*step);
                check_seen(loaded, replaced, *replaces)?;
                let wanted = AskedCorrection {
                    step: *step,
                    instead: Some(instead),
                    call_off: call_off.unwrap_or_default(),
                };
                Ok(self.planned(director, loaded, wanted, reason).await?.batch)
            }
            DeskAct::Hold { table, reason, minutes } => {
                if minutes.is_some_and(|minutes| !HOLD_MINUTES.contains(&minutes)) {
                    return Err(out_of_range("minutes", &HOLD_MINUTES));
                }
                let id = loaded.row().id.into();
                let scope = self.scope(person, id, table.as_deref()).await?;
                if scope == Scope::All {
                    self.check_own_turn(person, id).await?;
                }
                at_desk(desk::Act::Held {
                    scope,
                    hold: Hold { reason: parse_reason(reason)?, minutes: *minutes },
                })
            }
            DeskAct::GiveTime { table, minutes, reason } => {
                if !desk::MINUTES.contains(minutes) {
                    return Err(out_of_range("minutes", &desk::MINUTES));
                }
                let tables = self.tables_in_time(person, loaded.row().id.into(), table.as_deref(), *minutes);
                at_desk(desk::Act::TimeGiven {
                    tables: tables.await?,
                    minutes: *minutes,
                    reason: parse_reason(reason)?,
                })
            }
            DeskAct::Release { table, reason } => {
                let scope = self.scope(person, loaded.row().id.into(), table.as_deref()).await?;
                at_desk(desk::Act::Released { scope, reason: parse_reason(reason)? })
            }
            DeskAct::AddDirector { name } => {
                at_desk(desk::Act::DirectorAdded(player(self.further_director(director, name).await?)))
            }
            DeskAct::RemoveDirector { name } => {
                let leaving = player(self.named_player(name).await?.id);
                at_desk(checked(loaded, director, desk::Act::DirectorRemoved(leaving))?)
            }
            DeskAct::HandOver { name } => {
                let heir = self.future_director(name).await?;
                let act = checked(loaded, director, desk::Act::HandedOver(player(heir.id)))?;
                // A former leader takes back what still counts as theirs.
                let heir =
                    Some(heir).filter(|heir| !loaded.chronicle().desk.keeps(player(heir.id))).map(Box::new);
                Ok(Batch { heir, ..Batch::line(Line::Desk(act)) })
            }
        }
    }

    /// Returns the person whom a director adds.
    ///
    /// # Errors
    /// If there is no such person, or one of both has blocked the other.
    async fn further_director(&self, director: &Account, name: &str) -> Result<UserId, AppError> {
        let (user, other) = (director.id, self.future_director(name).await?);
        let read = self.node.store.read(move |connection| contacts::kept_apart(connection, user));
        if read.await?.contains(&other.id) {
            return Err(AppError::invalid("name", refusals::unavailable_player(other.name.as_str())));
        }
        Ok(other.id)
    }

    /// Returns the table with a name at the desk, or the whole event without a name.
    ///
    /// # Errors
    /// If there is no such table, or the director plays at it.
    async fn scope(
        &self,
        director: &Person,
        id: CompetitionId,
        table: Option<&str>,
    ) -> Result<Scope, AppError> {
        let Some(name) = table else { return Ok(Scope::All) };
        let tables = self.open_hall_tables(id).await?;
        let found = tables.iter().find(|table| table.name == name);
        let found = found.ok_or_else(|| AppError::NotFound(refusals::no_such_table()))?;
        if plays_at(&found.snapshot, director) {
            return Err(own_match());
        }
        Ok(Scope::Table(number_of(found.snapshot.facts.id)))
    }

    /// Checks that a hold of everything does not stop the director's own clock.
    ///
    /// # Errors
    /// With the code `own_turn`, or if the tables cannot be read.
    async fn check_own_turn(&self, director: &Person, id: CompetitionId) -> Result<(), AppError> {
        let tables = self.open_hall_tables(id).await?;
        let acts = |table: &HallTable| {
            let seated = table.snapshot.state.to_act().and_then(|side| table.snapshot.facts.seats[side]);
            seated.is_some_and(|seated| director.has(seated.user))
        };
        if tables.iter().any(acts) {
            return Err(AppError::Refused(refusals::own_turn()));
        }
        Ok(())
    }

    async fn named_player(&self, name: &str) -> Result<Account, AppError> {
        self.named_account("name", name).await
    }

    async fn future_director(&self, name: &str) -> Result<Account, AppError> {
        let account = self.named_player(name).await?;
        if account.kind == AccountKind::Person {
            Ok(account)
        } else {
            Err(AppError::invalid("name", refusals::only_people_direct()))
        }
    }

    /// Checks that a user directs an event, and does not play in a team match, with whatever account.
    pub(crate) async fn check_desk(&self, director: &Account, id: CompetitionId) -> Result<(), AppError> {
        let person = self.person(director.id).await?;
        let has_desk = by_kind!(id, K => self.competition::<K>(id).await?.has_desk(&person));
        if has_desk { Ok(()) } else { Err(not_the_director()) }
    }

    /// Decides and appends a change of a team match like `direct_up_to_date`. If its result already counts in an
    /// event, the event is corrected in the same transaction, or the change is refused.
    pub(crate) async fn direct_linked(
        &self,
        director: &Account,
        id: TeamMatchId,
        decide: impl AsyncFn(&team::Loaded) -> Result<Batch<team::Loaded>, AppError>,
    ) -> Result<(), AppError> {
        self.catch_up::<team::Loaded>(id, director.id).await?;
        let logs = &self.memory.logs.team_matches;
        let changed = logs.change(id, async || {
            let loaded = self.team_match(id).await?;
            let batch = decide(&loaded).await?;
            self.check_room(&*loaded, director.id, &batch)?;
            let reason = batch.reason();
            let Some((event, reason)) = loaded.row.part_of.zip(reason) else {
                return self.append_acts(&*loaded, Some(director.id), batch).await;
            };
            let now = self.node.clock.now();
            let prepared = Prepared::new(&*loaded, Some(director.id), now, batch)?;
            let there = self.team_events().planned_in_event(event, &prepared.next, &reason).await?;
            let there = match there {
                None => None,
                Some((event, planned)) => {
                    let prepared = Prepared::new(&*event, Some(director.id), now, planned.batch)?;
                    Some((event, prepared))
                }
            };
            self.write_linked(&loaded, prepared, there).await
        });
        let changed = changed.await;
        logs.ask(id);
        changed?;
        self.advance_soon::<team::Loaded>(id).await;
        if let Some(event) = self.team_match(id).await?.row.part_of {
            self.advance_soon::<team_event::Loaded>(event).await;
        }
        Ok(())
    }

    async fn write_linked(
        &self,
        loaded: &team::Loaded,
        prepared: Prepared<team::Loaded>,
        there: Option<(std::sync::Arc<team_event::Loaded>, Prepared<team_event::Loaded>)>,
    ) -> Result<(), AppError> {
        let both = std::sync::Arc::new((prepared, there));
        let writing = std::sync::Arc::clone(&both);
        let written = self.node.store.write(move |connection| {
            writing.0.write(connection)?;
            match &writing.1 {
                Some((_, there)) => there.write(connection),
                None => Ok(()),
            }
        });
        written.await?;
        self.tell_of_written(loaded, &both.0).await;
        if let Some((event, there)) = &both.1 {
            self.tell_of_written(&**event, there).await;
        }
        Ok(())
    }
}
