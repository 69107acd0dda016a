//! The automatic steps of team events: results of matches, the draw of lots, the next matches. Every node checks;
//! the log's key makes each step happen once.

use ::competitions::{
    Reason, Seed, TeamId, desk,
    log::Line,
    team_event::{Phase, Step, TEAMS, Tie, TieNumber, TieState},
};

use store::{
    AnyConn, DbError,
    competitions::{self, Competition, Status},
    id::TeamMatchId,
    stored::{self, team_event::Act, team_match},
};
use wire::{TeamEventDeed, TeamEventNote};

use super::{Loaded, corrections, seed};
use crate::{
    competitions::{Batch, Due, Kind as _, Prepared, parts::TeamEvents, team},
    error::AppError,
};

/// The new team matches that are written with acts.
#[derive(Default)]
pub(crate) struct Matches(Vec<(Competition<TeamMatchId>, Prepared<team::Loaded>)>);

impl Matches {
    pub(super) fn ids(&self) -> impl Iterator<Item = TeamMatchId> {
        self.0.iter().map(|(row, _)| row.id)
    }

    pub(super) fn write(&self, connection: &mut AnyConn) -> Result<(), AppError> {
        for (row, prepared) in &self.0 {
            competitions::insert(connection, row, prepared.entry.status)?;
            prepared.write(connection)?;
        }
        Ok(())
    }
}

impl TeamEvents<'_> {
    /// Cancels matches that no longer count, and returns the steps that are due.
    pub(super) async fn due_in_team_event(&self, loaded: &Loaded) -> Result<Due<Loaded>, AppError> {
        let batch = self.due_steps_of_event(loaded).await?;
        if batch.is_empty() {
            self.call_off_matches(loaded).await?;
            self.set_directors(loaded).await?;
            return Ok(Due::Nothing);
        }
        Ok(Due::Steps(batch))
    }

    async fn due_steps_of_event(&self, loaded: &Loaded) -> Result<Batch<Loaded>, AppError> {
        let mut batch = Batch::<Loaded>::default();
        for tie in loaded.state.ties().iter().filter(|tie| tie.state == TieState::Playing) {
            let Some(id) = loaded.matches.get(&tie.number) else { continue };
            let played = self.team_match(*id).await?;
            let score = played.state.score();
            // A cancelled match waits for the director.
            if let (Status::Over, Some(vp)) = (played.status(), score.vp) {
                let (imp_a, imp_b) = (score.imp.a, score.imp.b);
                batch.acts.push(Act::Step(Step::TieEnded { tie: tie.number, imp_a, imp_b, vp }));
            }
        }
        if !batch.acts.is_empty() || self.presence.maintenance().is_some() || loaded.chronicle.desk.is_held()
        {
            return Ok(batch);
        }
        let now = self.node.clock.now();
        if loaded.state.phase() == Phase::Entries {
            let is_due = loaded.next_at().is_some_and(|start| start <= now);
            return Ok(if is_due { Batch::from_acts(loaded.begin()) } else { batch });
        }
        let late = loaded.late_steps();
        if !late.is_empty() {
            return Ok(Batch::from_acts(late));
        }
        if loaded.state.needs_lot() {
            let seed = loaded.seed_of_lot(Seed::new(seed().get()));
            return Ok(Batch::from_acts([Act::Step(Step::LotDrawn(seed))]));
        }
        let has_come = |tie: &&Tie| loaded.start_of(tie.round).is_none_or(|start| start <= now);
        let never = loaded.chronicle.log.never_again(None);
        for tie in loaded.state.due().filter(has_come) {
            // It has begun before and was called off. The director awards it.
            if never.contains(&tie.meeting()) {
                continue;
            }
            let row = self.match_of_tie(loaded, tie);
            let prepared = match self
                .prepare_new(&row, None, |played| self.team_matches().first_batch(played, Vec::new()))
                .await
            {
                Ok(prepared) => prepared,
                // The tie waits until the director awards it or its teams change; the others go on.
                Err(error @ AppError::Refused(_)) => {
                    tracing::warn!(tie = tie.number.get(), %error, "a match of an event cannot begin");
                    continue;
                }
                Err(error) => return Err(error),
            };
            batch.acts.push(Act::Begun { tie: tie.number, team_match: row.id });
            batch.extras.0.push((row, prepared));
        }
        Ok(batch)
    }

    /// Returns the settings of the team match for a tie.
    fn match_of_tie(&self, loaded: &Loaded, tie: &Tie) -> Competition<TeamMatchId> {
        let settings = &loaded.row.settings;
        let is_final = loaded.state.final_tie().is_some_and(|last| last.number == tie.number);
        let boards = settings.final_boards.filter(|_| is_final).unwrap_or(settings.boards);
        let [a, b] = [tie.fixture.a, tie.fixture.b].map(|team| loaded.members(team));
        Competition {
            id: TeamMatchId::random(),
            settings: team_match::Settings {
                name: format!("{}: {} – {}", settings.name, a.name, b.name),
                boards,
                barometer: settings.barometer,
                exchange: settings.exchange,
                ungated: settings.ungated,
                lock_step: settings.lock_step.include(is_final),
                seat_proof: settings.seat_proof.include(is_final),
                // Its players have accepted the invitation to the event.
                invites: false,
                // The timetable of the event begins its matches.
                starts_at: None,
                grace_minutes: None,
                play: settings.play,
                a,
                b,
            },
            // A leader who has not accepted becomes a director of the match with the others.
            director: loaded.leader().filter(|leader| loaded.has_agreed(*leader)),
            created_at: self.node.clock.now(),
            part_of: Some(loaded.row.id),
            week: None,
        }
    }

    /// Cancels matches that no longer count: those of ties that the director has decided or has ordered to be
    /// replayed, and those of a cancelled event.
    async fn call_off_matches(&self, loaded: &Loaded) -> Result<(), AppError> {
        let id = loaded.row.id;
        let running =
            self.node.store.read(move |connection| competitions::running_parts(connection, id)).await?;
        let is_on = loaded.status() == Status::Running;
        let gone = corrections::taken_back(loaded);
        for match_id in running {
            // A match that began on another node after the read is not known here yet.
            let taken_back = gone.contains(&match_id).then(taken_back_reason).flatten();
            let Some(tie) = loaded.tie_of.get(&match_id) else {
                if let Some(reason) = taken_back {
                    self.call_off_match(match_id, reason).await?;
                }
                continue;
            };
            let is_played = loaded.matches.get(tie) == Some(&match_id) && is_playing(loaded, *tie);
            let Some(reason) = loaded.reason_about(*tie).filter(|_| !(is_on && is_played)) else { continue };
            self.call_off_match(match_id, reason).await?;
        }
        Ok(())
    }

    async fn call_off_match(&self, id: TeamMatchId, reason: Reason) -> Result<(), AppError> {
        let played = self.team_match(id).await?;
        let acts = Batch::from_acts([stored::team_match::Act::Cancelled { reason }]);
        match self.append_acts(&*played, None, acts).await {
            Ok(()) => self.advance_soon::<team::Loaded>(id).await,
            // Its last board has just ended, or another node has cancelled it.
            Err(AppError::Database(DbError::Conflict(_)) | AppError::Refused(_)) => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// Gives the matches of an event the directors of the event, and holds and releases them with it.
    async fn set_directors(&self, loaded: &Loaded) -> Result<(), AppError> {
        let directors = loaded.chronicle.desk.directors();
        for id in loaded.matches.values() {
            let played = self.team_match(*id).await?;
            if played.chronicle.desk.directors() == directors {
                continue;
            }
            let set = desk::Act::DirectorsSet(directors.to_vec());
            match self.append_acts(&*played, None, Batch::line(Line::Desk(set))).await {
                Ok(()) | Err(AppError::Database(DbError::Conflict(_))) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

impl Loaded {
    /// Returns the steps of late teams: a complete team joins the schedule, and a team that is still incomplete after
    /// the first round is removed. A team whose joining was undone waits for the director.
    fn late_steps(&self) -> Vec<Act> {
        let is_open = self.state.takes_late_teams();
        let undone = self.chronicle.log.out_of_force();
        let is_undone = |team: TeamId| undone.iter().any(|(_, act)| **act == Act::Step(Step::Joined(team)));
        let mut late = self.state.late_teams();
        let next = if is_open {
            late.find(|team| self.state.is_ready(team) && !is_undone(team.id))
                .map(|team| Step::Joined(team.id))
        } else {
            late.next().map(|team| Step::Withdrawn(team.id))
        };
        next.map(Act::Step).into_iter().collect()
    }

    /// Returns the steps by which the event begins at its hour: incomplete teams are removed. With fewer than two
    /// complete teams the event is called off.
    fn begin(&self) -> Vec<Act> {
        let (ready, short): (Vec<_>, Vec<_>) =
            self.state.teams().iter().partition(|team| self.state.is_ready(team));
        if ready.len() < *TEAMS.start() {
            let reason = Reason::new("fewer than two complete teams at the start");
            return reason.map(|reason| vec![Act::Step(Step::Cancelled(reason))]).unwrap_or_default();
        }
        let mut acts: Vec<Act> = short.iter().map(|team| Act::Step(Step::Withdrawn(team.id))).collect();
        let seed = self.seed_of_start(&acts, seed());
        acts.push(Act::Step(Step::Started(seed)));
        acts
    }

    /// Returns the director's last reason about a tie, or about the whole event.
    fn reason_about(&self, tie: TieNumber) -> Option<Reason> {
        let is_about = |note: &&TeamEventNote| match note.deed {
            TeamEventDeed::Awarded { tie: of, .. } | TeamEventDeed::Replayed { tie: of } => of == tie.get(),
            TeamEventDeed::TeamChanged { .. } | TeamEventDeed::DrawUndone => false,
            TeamEventDeed::Cancelled => true,
        };
        self.notes.iter().rfind(is_about).and_then(|note| Reason::new(&note.reason).ok())
    }
}

/// Returns the reason for calling off a match whose beginning was undone.
fn taken_back_reason() -> Option<Reason> {
    Reason::new("an earlier step of the event was undone").ok()
}

fn is_playing(loaded: &Loaded, tie: TieNumber) -> bool {
    loaded.state.tie(tie).is_some_and(|tie| tie.state == TieState::Playing)
}
