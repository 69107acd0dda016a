//! Undoing and correcting steps of a team event, and results of its matches that change after they have counted.

use std::collections::{BTreeSet, HashMap};

use ::competitions::{
    PlayerId, Reason, TeamId, Time,
    log::{Meeting, Wanted},
    team_event::{Step, Tie, TieNumber, TieState, VICTORY_POINTS},
};
use store::{
    competitions::{Status, user},
    id::{MatchId, TeamEventId, TeamMatchId},
    stands,
    stored::team_event::Act,
};
use texts::refusals;
use wire::{ChangeKind, CorrectionForm, StepInstead, StepKind};

use super::Loaded;
use crate::{
    competitions::{
        Batch, Competitions, Kind as _, Person,
        correctable::{Correctable, Outside, Part, Picture, StepDescription},
        corrections::{Planned, Planning},
        parts::TeamEvents,
        replay::{means, then},
        team,
    },
    error::AppError,
};

impl Correctable for Loaded {
    async fn outside(competitions: &Competitions, loaded: &Loaded) -> Result<Outside, AppError> {
        let mut parts = HashMap::new();
        for id in loaded.chronicle.log.in_force().into_iter().filter_map(|(_, _, act)| match act {
            Act::Begun { team_match, .. } => Some(*team_match),
            Act::Entered { .. } | Act::Changed { .. } | Act::Step(_) => None,
        }) {
            let played = competitions.team_match(id).await?;
            let ids: Vec<MatchId> = played.tables.keys().copied().collect();
            let tables =
                competitions.node.store.read(move |connection| stands::stands(connection, &ids)).await?;
            let has_begun =
                tables.values().any(|stand| stand.begun || stand.finished.is_some()) || played.has_result();
            parts.insert(id, Part { has_begun, status: played.status() });
        }
        Ok(Outside { parts, ..Outside::default() })
    }

    fn concerned(&self, act: &Act) -> Vec<PlayerId> {
        let tie = match act {
            Act::Step(
                Step::TieEnded { tie, .. } | Step::TieAwarded { tie, .. } | Step::TieReplayed { tie, .. },
            ) => *tie,
            Act::Step(_) | Act::Entered { .. } | Act::Changed { .. } | Act::Begun { .. } => {
                return Vec::new();
            }
        };
        self.players_of(tie)
    }

    fn is_undone(&self, act: &Act, by: Option<PlayerId>) -> bool {
        let is_directors = by.is_some_and(|by| self.chronicle.desk.directs(by));
        match act {
            Act::Entered { .. } | Act::Changed { .. } => is_directors,
            Act::Begun { .. } => false,
            Act::Step(step) => match step {
                Step::Withdrawn(_) => is_directors,
                Step::Started(_)
                | Step::Joined(_)
                | Step::TieAwarded { .. }
                | Step::TieReplayed { .. }
                | Step::Cancelled(_) => true,
                Step::Entered(_)
                | Step::Changed(_)
                | Step::Accepted { .. }
                | Step::TieBegun(_)
                | Step::TieEnded { .. }
                | Step::LotDrawn(_) => false,
            },
        }
    }

    fn form(&self, act: &Act) -> Option<CorrectionForm> {
        matches!(act, Act::Step(Step::TieAwarded { .. })).then_some(CorrectionForm::VictoryPoints)
    }

    fn instead(&self, act: &Act, wanted: &StepInstead, reason: &Reason) -> Result<Act, AppError> {
        let (Act::Step(Step::TieAwarded { tie, .. }), StepInstead::VictoryPoints { vp_a }) = (act, wanted)
        else {
            return Err(AppError::invalid("instead", refusals::other_form()));
        };
        let (tie, vp_a, reason) = (*tie, points("instead.vp_a", *vp_a)?, reason.clone());
        Ok(Act::Step(Step::TieAwarded { tie, vp_a, reason }))
    }

    fn is_same_result(&self, now: &Act, new: &Act) -> bool {
        let points = |act: &Act| match act {
            Act::Step(Step::TieAwarded { vp_a, .. }) => Some(*vp_a),
            Act::Step(_) | Act::Entered { .. } | Act::Changed { .. } | Act::Begun { .. } => None,
        };
        points(now) == points(new)
    }

    fn gone(
        &self,
        act: &Act,
        _in_force: &[(u32, Time, &Act)],
        outside: &Outside,
    ) -> Result<BTreeSet<u32>, AppError> {
        // A match that was called off cannot be resumed, so it begins again. One that was called off for a replay is
        // over.
        let called_off = |is_of: &dyn Fn(TieNumber) -> bool| {
            let mut last = HashMap::new();
            for (seq, _, act) in self.chronicle.log.in_force() {
                match act {
                    Act::Begun { tie, team_match } => {
                        last.insert(*tie, (seq, *team_match));
                    }
                    Act::Step(Step::TieReplayed { tie, .. }) => {
                        last.remove(tie);
                    }
                    Act::Entered { .. } | Act::Changed { .. } | Act::Step(_) => {}
                }
            }
            let is_cancelled =
                |id| outside.parts.get(id).is_some_and(|part| part.status == Status::Cancelled);
            let gone = last.iter().filter(|(tie, (_, id))| is_of(**tie) && is_cancelled(id));
            gone.map(|(_, (seq, _))| *seq).collect()
        };
        match act {
            Act::Step(Step::TieAwarded { tie, .. }) => Ok(called_off(&|of| of == *tie)),
            Act::Step(Step::Cancelled(_)) => Ok(called_off(&|_| true)),
            Act::Step(Step::TieReplayed { .. }) if !self.is_by_hand() => {
                Err(AppError::Refused(refusals::called_off()))
            }
            Act::Step(_) | Act::Entered { .. } | Act::Changed { .. } | Act::Begun { .. } => {
                Ok(BTreeSet::new())
            }
        }
    }

    fn is_made_again(&self, act: &Act, outside: &Outside) -> bool {
        match act {
            // A match that was called off for a replay no longer counts, so nothing depends on it.
            Act::Begun { team_match, .. } => outside.parts.get(team_match).is_none_or(|part| {
                let may_be_called_off = outside.calls_off && part.status == Status::Running;
                !part.has_begun || part.status == Status::Cancelled || may_be_called_off
            }),
            Act::Step(Step::LotDrawn(_) | Step::Joined(_) | Step::TieReplayed { .. }) => true,
            Act::Step(_) | Act::Entered { .. } | Act::Changed { .. } => false,
        }
    }

    fn is_consequence(act: &Act) -> bool {
        matches!(act, Act::Step(Step::TieReplayed { .. }))
    }

    /// Only a match that a corrected result calls off counts: a director may have any other played again.
    fn begun_meeting(&self, act: &Act, outside: &Outside) -> Option<Meeting> {
        let Act::Begun { tie, team_match } = act else { return None };
        let part = outside.parts.get(team_match)?;
        let is_called_off = outside.calls_off && part.has_begun && part.status == Status::Running;
        self.state.tie(*tie).filter(|_| is_called_off).map(Tie::meeting)
    }

    fn may_begin(&self, meeting: &Meeting) -> bool {
        self.state.due().any(|tie| tie.meeting() == *meeting)
    }

    fn meeting_name(&self, meeting: &Meeting) -> String {
        meeting.sides.map(|side| self.team_name(TeamId::new(side))).join(" – ")
    }

    fn table_of_step(_act: &Act) -> Option<MatchId> {
        None
    }

    async fn finish(
        _competitions: &Competitions,
        _before: &Loaded,
        _after: &Loaded,
        _outside: &Outside,
    ) -> Result<Batch<Loaded>, AppError> {
        Ok(Batch::default())
    }

    fn told(&self, act: &Act) -> StepDescription {
        let tie = |number: TieNumber| self.tie_name(number);
        match act {
            Act::Entered { sheet, .. } => StepDescription::new(StepKind::Entered, sheet.name.clone(), ""),
            Act::Changed { sheet, reason, .. } => {
                let changed = StepDescription::new(StepKind::Changed, sheet.name.clone(), "");
                match reason {
                    Some(reason) => changed.because(reason),
                    None => changed,
                }
            }
            Act::Begun { tie: number, .. } => StepDescription::new(StepKind::Begun, tie(*number), ""),
            Act::Step(step) => match step {
                Step::Withdrawn(team) => StepDescription::new(StepKind::Withdrawn, self.team_name(*team), ""),
                Step::Started(_) => StepDescription::new(StepKind::Drawn, "", ""),
                Step::TieEnded { tie: number, imp_a, imp_b, vp } => {
                    let text = format!("{} : {} VP, {imp_a} : {imp_b} IMP", vp.a, vp.b);
                    StepDescription::new(StepKind::Result, tie(*number), text)
                }
                Step::TieAwarded { tie: number, vp_a, reason } => {
                    let text = format!("{vp_a} : {} VP", 30_u32.saturating_sub(*vp_a));
                    StepDescription::new(StepKind::Awarded, tie(*number), text).because(reason)
                }
                Step::TieReplayed { tie: number, reason } => {
                    StepDescription::new(StepKind::Replayed, tie(*number), "").because(reason)
                }
                Step::LotDrawn(_) => StepDescription::new(StepKind::LotDrawn, "", ""),
                Step::Cancelled(reason) => StepDescription::new(StepKind::Cancelled, "", "").because(reason),
                Step::Entered(_) | Step::Changed(_) | Step::Accepted { .. } => {
                    StepDescription::new(StepKind::Changed, "", "")
                }
                Step::Joined(team) => StepDescription::new(StepKind::EnteredLate, self.team_name(*team), ""),
                Step::TieBegun(number) => StepDescription::new(StepKind::Begun, tie(*number), ""),
            },
        }
    }

    fn picture(&self) -> Picture {
        let mut picture = Picture::new();
        for tie in self.state.ties() {
            let teams = [tie.fixture.a, tie.fixture.b].map(|team| self.team_name(team));
            let about = tie.number.get().to_string();
            picture.push(((ChangeKind::Pairing, about.clone()), teams.join(" – ")));
            let result = match tie.state {
                TieState::Waiting | TieState::Playing => None,
                TieState::Played { vp, .. } | TieState::Awarded(vp) => Some(format!("{} : {}", vp.a, vp.b)),
            };
            picture.extend(result.map(|result| ((ChangeKind::Result, about), result)));
        }
        for row in self.state.standings() {
            let text = format!("{}. {} VP, {:+} IMP", row.place, row.vp, row.imp_difference());
            picture.push(((ChangeKind::Standing, self.team_name(row.team)), text));
        }
        if let Some(winner) = self.state.winner() {
            picture.push(((ChangeKind::Winner, String::new()), self.team_name(winner)));
        }
        picture
    }
}

/// Returns the victory points of a team that are in a field of a request.
pub(super) fn points(field: &str, points: u8) -> Result<u32, AppError> {
    let points = u32::from(points);
    if points <= VICTORY_POINTS {
        Ok(points)
    } else {
        Err(AppError::invalid(field, refusals::from_to(0, VICTORY_POINTS)))
    }
}

impl Loaded {
    /// Returns the number of a match and its teams.
    pub(super) fn tie_name(&self, number: TieNumber) -> String {
        let teams = self.state.tie(number).map(|tie| [tie.fixture.a, tie.fixture.b]);
        let names = teams.map(|teams| teams.map(|team| self.team_name(team)).join(" – "));
        format!("{} {}", number.get(), names.unwrap_or_default())
    }

    /// Returns the captains and players of a match; none if it is played elsewhere.
    pub(super) fn players_of(&self, number: TieNumber) -> Vec<PlayerId> {
        let Some(tie) = self.state.tie(number).filter(|_| !self.is_by_hand()) else { return Vec::new() };
        let teams = [tie.fixture.a, tie.fixture.b].into_iter().filter_map(|team| self.state.team(team));
        teams.flat_map(|team| team.players.iter().copied().chain([team.captain])).collect()
    }

    /// Returns the seed for the start after `first`, the steps before it. If the same teams were drawn before and that
    /// start was undone, it is repeated with the same seed, so a director cannot repeat the draw until the result
    /// suits. Other teams have a fresh seed, so a director who knows the old one cannot choose the teams by it. The
    /// order in which they have entered does not matter, and a team that enters again has its old number.
    pub(super) fn seed_of_start(&self, first: &[Act], fresh: ::competitions::Seed) -> ::competitions::Seed {
        let undone = self.chronicle.log.out_of_force().into_iter().rev();
        let same = undone.filter_map(|(seq, act)| match act {
            Act::Step(Step::Started(seed)) => {
                let drawn = then(self, seq)?.meaning(act);
                (means(self, first, act) == drawn).then_some(*seed)
            }
            Act::Step(_) | Act::Entered { .. } | Act::Changed { .. } | Act::Begun { .. } => None,
        });
        same.into_iter().next().unwrap_or(fresh)
    }

    /// Returns the seed for a lot between equal teams. A lot that was taken back is repeated with the same seed.
    pub(super) fn seed_of_lot(&self, fresh: ::competitions::Seed) -> ::competitions::Seed {
        let drawn = self.chronicle.log.out_of_force().into_iter().find_map(|(_, act)| match act {
            Act::Step(Step::LotDrawn(seed)) => Some(*seed),
            Act::Step(_) | Act::Entered { .. } | Act::Changed { .. } | Act::Begun { .. } => None,
        });
        drawn.unwrap_or(fresh)
    }
}

impl TeamEvents<'_> {
    /// Plans what a corrected team match changes in its event; `None` if nothing. `played` is the match after its
    /// correction.
    ///
    /// # Errors
    /// If something in the event depends on the previous result.
    pub(crate) async fn planned_in_event(
        &self,
        id: TeamEventId,
        played: &team::Loaded,
        reason: &Reason,
    ) -> Result<Option<(std::sync::Arc<Loaded>, Planned<Loaded>)>, AppError> {
        let event = self.team_event(id).await?;
        let Some(number) = event.tie_of.get(&played.row.id).copied() else { return Ok(None) };
        let is_current = event.matches.get(&number) == Some(&played.row.id);
        let Some(tie) = event.state.tie(number).filter(|_| is_current) else { return Ok(None) };
        let TieState::Played { imp_a, imp_b, vp } = tie.state else { return Ok(None) };
        let score = played.state.score();
        let new = score.vp.filter(|_| played.status() == Status::Over);
        if new == Some(vp) && (score.imp.a, score.imp.b) == (imp_a, imp_b) {
            return Ok(None);
        }
        let ended = event.chronicle.log.in_force().into_iter().rev().find_map(|(seq, _, act)| match act {
            Act::Step(Step::TieEnded { tie, .. }) if *tie == number => Some(seq),
            Act::Step(_) | Act::Entered { .. } | Act::Changed { .. } | Act::Begun { .. } => None,
        });
        let Some(of) = ended else { return Ok(None) };
        let instead = new
            .map(|vp| Act::Step(Step::TieEnded { tie: number, imp_a: score.imp.a, imp_b: score.imp.b, vp }));
        let planning = Planning::new(self, &*event).await?;
        let wanted = Wanted { of, instead, gone: BTreeSet::new(), reason: reason.clone() };
        let planned = self.directors().completed(&planning, wanted).await?;
        Ok(Some((event, planned)))
    }
}

/// Returns the team matches that a log has begun and taken back.
pub(super) fn taken_back(loaded: &Loaded) -> Vec<TeamMatchId> {
    let gone = loaded.chronicle.log.out_of_force().into_iter();
    let matches = gone.filter_map(|(_, act)| match act {
        Act::Begun { team_match, .. } => Some(*team_match),
        Act::Entered { .. } | Act::Changed { .. } | Act::Step(_) => None,
    });
    matches.collect()
}

/// Returns true if a person plays for one of the teams of a match.
pub(super) fn plays_in(loaded: &Loaded, number: TieNumber, person: &Person) -> bool {
    loaded.players_of(number).into_iter().any(|player| person.has(user(player)))
}
