//! The automatic steps of team events: results of matches, the draw of lots, the next matches. Every node checks;
//! the log's key makes each step happen once.

use std::time::Duration;

use ::events::{
    duplicate::Reason,
    team_event::{Step, Tie, TieNumber, TieState},
};

use store::{
    DbError,
    id::{TeamEventId, TeamMatchId, UserId},
    stored::{self, team_event::Act},
    team_events::{self, Entry},
    team_matches,
};
use wire::{TeamEventDeed, TeamEventNote};

use super::{
    super::{Live, team},
    Loaded, desk, seed,
};
use crate::error::AppError;

/// The interval between checks of the running events. They are needed because matches end on other nodes.
const LOOK_AGAIN_AFTER: Duration = Duration::from_secs(5);
/// The most steps of one check. The next check continues.
const STEPS_MAX: usize = 64;

/// Acts that are written together, and the team matches that begin with them.
#[derive(Debug, Default)]
pub(super) struct Batch {
    pub(super) acts: Vec<Act>,
    matches: Vec<(team_matches::Facts, team::keep::Prepared)>,
}

impl From<Vec<Act>> for Batch {
    fn from(acts: Vec<Act>) -> Batch {
        Batch { acts, matches: Vec::new() }
    }
}

impl Live {
    /// Checks the running events regularly.
    pub(in crate::live) async fn keep_team_events(self) {
        loop {
            match self.inner.store.read(team_events::running).await {
                Ok(running) => {
                    for id in running {
                        if let Err(error) = self.advance_team_event(id).await {
                            // One broken event must not stop the others.
                            error.log();
                        }
                    }
                }
                Err(cause) => tracing::warn!(%cause, "the team events cannot be looked up"),
            }
            tokio::select! {
                () = self.inner.team_events.news.notified() => {}
                () = tokio::time::sleep(LOOK_AGAIN_AFTER) => {}
                () = self.inner.lifecycle.stopped() => return,
            }
        }
    }

    /// Takes the steps that are due in an event.
    ///
    /// # Errors
    /// If it cannot be read or written. The next check tries again.
    pub(super) async fn advance_team_event(&self, id: TeamEventId) -> Result<(), AppError> {
        for _ in 0..STEPS_MAX {
            let loaded = self.team_event(id).await?;
            let batch = self.due_in_team_event(&loaded).await?;
            if batch.acts.is_empty() {
                return self.call_off_matches(&loaded).await;
            }
            match self.append_event_acts(&loaded, None, batch).await {
                Ok(()) | Err(AppError::Database(DbError::Conflict(_))) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Writes the steps, and the team matches that begin with them, in one transaction.
    pub(super) async fn append_event_acts(
        &self,
        loaded: &Loaded,
        by: Option<UserId>,
        batch: Batch,
    ) -> Result<(), AppError> {
        let at = self.inner.clock.now();
        let mut next = loaded.clone();
        for act in &batch.acts {
            next.take(act, at).map_err(|misfit| desk::refused(&misfit))?;
        }
        let Batch { acts, matches } = batch;
        let begun: Vec<TeamMatchId> = matches.iter().map(|(facts, _)| facts.id).collect();
        let (id, after) = (loaded.facts.id, loaded.last_seq);
        let entry = Entry { id, after, at, by, acts, status: next.status() };
        let written = self.inner.store.write(move |connection| {
            team_events::append(connection, &entry)?;
            for (facts, prepared) in &matches {
                team_matches::insert(connection, facts)?;
                prepared.write(connection)?;
            }
            Ok::<_, DbError>(())
        });
        written.await?;
        for team_match in begun {
            self.look_soon(team_match).await;
        }
        Ok(())
    }

    async fn due_in_team_event(&self, loaded: &Loaded) -> Result<Batch, AppError> {
        let mut batch = Batch::default();
        for tie in loaded.state.ties().iter().filter(|tie| tie.state == TieState::Playing) {
            let Some(id) = loaded.matches.get(&tie.number) else { continue };
            let played = self.team_match(*id).await?;
            let score = played.state.score();
            // A cancelled match waits for the director.
            if let (team_matches::Status::Over, Some(vp)) = (played.status(), score.vp) {
                let (imp_a, imp_b) = (score.imp.a, score.imp.b);
                batch.acts.push(Act::Step(Step::TieEnded { tie: tie.number, imp_a, imp_b, vp }));
            }
        }
        if !batch.acts.is_empty() || self.maintenance().is_some() {
            return Ok(batch);
        }
        if loaded.state.needs_lot() {
            return Ok(vec![Act::Step(Step::LotDrawn(seed()))].into());
        }
        for tie in loaded.state.due() {
            let facts = self.match_of_tie(loaded, tie);
            let prepared = match self.prepared_team_match(&facts, None).await {
                Ok(prepared) => prepared,
                // The tie waits until the director awards it or its teams change; the others go on.
                Err(error @ AppError::Refused { .. }) => {
                    tracing::warn!(tie = tie.number.get(), %error, "a match of an event cannot begin");
                    continue;
                }
                Err(error) => return Err(error),
            };
            batch.acts.push(Act::Begun { tie: tie.number, team_match: facts.id });
            batch.matches.push((facts, prepared));
        }
        Ok(batch)
    }

    /// Returns the settings of the team match for a tie.
    fn match_of_tie(&self, loaded: &Loaded, tie: &Tie) -> team_matches::Facts {
        let settings = &loaded.facts.settings;
        let is_final = loaded.state.final_tie().is_some_and(|last| last.number == tie.number);
        let boards = settings.final_boards.filter(|_| is_final).unwrap_or(settings.boards);
        let [a, b] = [tie.fixture.a, tie.fixture.b].map(|team| loaded.sheets[&team.get()].clone());
        team_matches::Facts {
            id: TeamMatchId::random(),
            settings: team_matches::Settings {
                name: format!("{}: {} – {}", settings.name, a.name, b.name),
                boards,
                barometer: settings.barometer,
                exchange: settings.exchange,
                ungated: settings.ungated,
                play: settings.play,
                a,
                b,
            },
            director: loaded.facts.director,
            created_at: self.inner.clock.now(),
            event: Some(loaded.facts.id),
        }
    }

    /// Cancels matches that no longer count: those of ties that the director has decided or has ordered to be
    /// replayed, and those of a cancelled event.
    async fn call_off_matches(&self, loaded: &Loaded) -> Result<(), AppError> {
        let id = loaded.facts.id;
        let running =
            self.inner.store.read(move |connection| team_matches::running_of(connection, id)).await?;
        let is_on = loaded.status() == team_matches::Status::Running;
        for match_id in running {
            // A match that began on another node after the read is not known here yet.
            let Some(tie) = loaded.tie_of.get(&match_id) else { continue };
            let is_played = loaded.matches.get(tie) == Some(&match_id) && is_playing(loaded, *tie);
            let Some(reason) = loaded.reason_about(*tie).filter(|_| !(is_on && is_played)) else { continue };
            let played = self.team_match(match_id).await?;
            let acts = vec![stored::team::Act::Cancelled { reason }].into();
            match self.append_team_acts(&played, None, acts).await {
                Ok(()) => self.look_soon(match_id).await,
                // Its last board has just ended, or another node has cancelled it.
                Err(AppError::Database(DbError::Conflict(_)) | AppError::Refused { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

impl Loaded {
    /// Returns the director's last reason about a tie, or about the whole event.
    fn reason_about(&self, tie: TieNumber) -> Option<Reason> {
        let is_about = |note: &&TeamEventNote| match note.deed {
            TeamEventDeed::Awarded { tie: of, .. } | TeamEventDeed::Replayed { tie: of } => of == tie.get(),
            TeamEventDeed::Cancelled => true,
        };
        self.notes.iter().rfind(is_about).and_then(|note| Reason::new(&note.reason).ok())
    }
}

fn is_playing(loaded: &Loaded, tie: TieNumber) -> bool {
    loaded.state.tie(tie).is_some_and(|tie| tie.state == TieState::Playing)
}
