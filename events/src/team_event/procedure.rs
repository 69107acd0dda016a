//! The procedure of a team event: teams enter, everybody meets everybody, the first two play a final.
//!
//! An event is its rules and the steps that were taken, as a team match is. Its matches are played elsewhere; what comes in
//! is how they ended. A tie begins when both its teams have finished their earlier ones, so no team plays two at once
//! and nobody waits for others.

use thiserror::Error;

use super::{Fixture, Meetings, NoSchedule, Played, Round, Row, finalists, round_robin, standings};
use crate::draw::{Draw, Seed};
use crate::duplicate::{Reason, TeamSheet};
use crate::id::{PlayerId, TeamId};
use ratings::duplicate::VictoryPoints;

/// The smallest and the largest event, in teams.
pub const TEAMS: std::ops::RangeInclusive<usize> = 2..=16;
/// Players of a team that plays; one that is entered may still be short of some.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;
/// The victory points of one match.
const VICTORY_POINTS: u32 = 30;

/// What is fixed before an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// How often each pair of teams meets.
    pub meetings: Meetings,
    /// Whether the first two play a final.
    pub final_match: bool,
    /// How many teams may enter.
    pub places: usize,
}

/// The number of a match of the event, from 1 in the order of the schedule; the final is the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TieNumber(u32);

/// One step of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A team enters.
    Entered(TeamSheet),
    /// Its people change, before the start.
    Changed(TeamSheet),
    /// It leaves, before the start.
    Withdrawn(TeamId),
    /// The schedule is drawn up; the seed says in which order the teams stand in it.
    Started(Seed),
    /// A tie has begun.
    TieBegun(TieNumber),
    /// A tie is over.
    TieEnded {
        /// Which.
        tie: TieNumber,
        /// Team A's IMP.
        imp_a: u32,
        /// Team B's IMP.
        imp_b: u32,
        /// How the victory points were shared.
        vp: VictoryPoints,
    },
    /// The director decides a tie that is not over.
    TieAwarded {
        /// Which.
        tie: TieNumber,
        /// Team A's victory points; the other team has the rest.
        vp_a: u32,
        /// Why.
        reason: Reason,
    },
    /// The director lets a tie be played again from its beginning.
    TieReplayed {
        /// Which.
        tie: TieNumber,
        /// Why.
        reason: Reason,
    },
    /// Teams that the standings leave equal are parted by lot, to know who plays the final.
    LotDrawn(Seed),
    /// The director calls the event off.
    Cancelled(Reason),
}

/// Where an event stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Teams may enter.
    Entries,
    /// Everybody meets everybody.
    RoundRobin,
    /// The final.
    Final,
    /// It is over.
    Over,
    /// It was called off.
    Cancelled,
}

/// Where a tie stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieState {
    /// A team still plays another one.
    Waiting,
    /// It is played.
    Playing,
    /// It was played to its end.
    Played {
        /// Team A's IMP.
        imp_a: u32,
        /// Team B's IMP.
        imp_b: u32,
        /// The victory points.
        vp: VictoryPoints,
    },
    /// The director has decided it.
    Awarded(VictoryPoints),
}

/// A match of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    /// Its number.
    pub number: TieNumber,
    /// Its round, from 1; the final's is the one after the last.
    pub round: u32,
    /// Who plays.
    pub fixture: Fixture,
    /// Where it stands.
    pub state: TieState,
}

/// A step that an event does not allow. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// The event has begun.
    #[error("the event has begun")]
    Begun,
    /// The event has not begun.
    #[error("the event has not begun")]
    NotBegun,
    /// The event is over or called off.
    #[error("the event is over")]
    Over,
    /// A number of places that is not allowed.
    #[error("an event has 2 to 16 teams, got {0}")]
    Places(usize),
    /// All places are taken.
    #[error("all places are taken")]
    Full,
    /// A team that is there already.
    #[error("team {} is entered already", .0.get())]
    EnteredAlready(TeamId),
    /// A team that is not there.
    #[error("team {} is not entered", .0.get())]
    NotEntered(TeamId),
    /// Nobody or too many in a team.
    #[error("a team has up to 6 players, got {0}")]
    TeamSize(usize),
    /// A team that is short of players when the event begins.
    #[error("team {} needs at least 2 players", .0.get())]
    Incomplete(TeamId),
    /// Somebody who is in another team, or twice in one.
    #[error("player {} is entered already", .0.get())]
    InAnotherTeam(PlayerId),
    /// No schedule can be made.
    #[error(transparent)]
    Schedule(#[from] NoSchedule),
    /// A match that the event does not have.
    #[error("there is no match {}", .0.get())]
    NoSuchTie(TieNumber),
    /// A match that cannot begin yet, or has begun.
    #[error("match {} cannot begin now", .0.get())]
    NotDue(TieNumber),
    /// A match that is not being played.
    #[error("match {} is not being played", .0.get())]
    NotPlaying(TieNumber),
    /// A match that has its result.
    #[error("match {} has its result", .0.get())]
    Decided(TieNumber),
    /// Points that do not add up.
    #[error("the victory points of a match add up to 30")]
    NotThirty,
    /// The places are clear, or not known yet.
    #[error("no lot is needed")]
    NoLotNeeded,
}

/// An event of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamEvent {
    rules: Rules,
    teams: Vec<TeamSheet>,
    /// The order of the schedule; none: the event has not begun.
    rounds: Option<Vec<Round>>,
    ties: Vec<Tie>,
    lot: Option<Seed>,
    cancelled: bool,
}

impl TieNumber {
    /// The match of that number; whether an event has it, the event says.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl Tie {
    /// How the victory points were shared, once it is decided.
    #[must_use]
    pub const fn vp(&self) -> Option<VictoryPoints> {
        match self.state {
            TieState::Played { vp, .. } | TieState::Awarded(vp) => Some(vp),
            TieState::Waiting | TieState::Playing => None,
        }
    }

    fn has(&self, team: TeamId) -> bool {
        self.fixture.a == team || self.fixture.b == team
    }

    /// As the standings count it: an award brings points and no IMP.
    fn counted(&self) -> Option<Played> {
        let (imp_a, imp_b, vp) = match self.state {
            TieState::Played { imp_a, imp_b, vp } => (imp_a, imp_b, vp),
            TieState::Awarded(vp) => (0, 0, vp),
            TieState::Waiting | TieState::Playing => return None,
        };
        Some(Played { fixture: self.fixture, imp_a, imp_b, vp })
    }
}

impl TeamEvent {
    /// An event that teams may enter.
    ///
    /// # Errors
    /// If it could not have that many teams.
    pub fn new(rules: Rules) -> Result<Self, Refused> {
        if !TEAMS.contains(&rules.places) {
            return Err(Refused::Places(rules.places));
        }
        Ok(Self { rules, teams: Vec::new(), rounds: None, ties: Vec::new(), lot: None, cancelled: false })
    }

    /// What is fixed.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The teams, in the order of their entries.
    #[must_use]
    pub fn teams(&self) -> &[TeamSheet] {
        &self.teams
    }

    /// A team.
    #[must_use]
    pub fn team(&self, id: TeamId) -> Option<&TeamSheet> {
        self.teams.iter().find(|team| team.id == id)
    }

    /// The rounds of the schedule without the final; none before the start.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        self.rounds.as_deref().unwrap_or_default()
    }

    /// Every match, in the order of the schedule.
    #[must_use]
    pub fn ties(&self) -> &[Tie] {
        &self.ties
    }

    /// A match.
    #[must_use]
    pub fn tie(&self, number: TieNumber) -> Option<&Tie> {
        self.ties.iter().find(|tie| tie.number == number)
    }

    /// The final, once it is known who plays it.
    #[must_use]
    pub fn final_tie(&self) -> Option<&Tie> {
        self.ties.get(self.robin_ties()).filter(|_| self.rules.final_match)
    }

    /// The seed of the lot that parted equal teams, if one had to be drawn.
    #[must_use]
    pub const fn lot(&self) -> Option<Seed> {
        self.lot
    }

    /// Where it stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        if self.cancelled {
            Phase::Cancelled
        } else if self.rounds.is_none() {
            Phase::Entries
        } else if !self.is_robin_over() {
            Phase::RoundRobin
        } else if self.rules.final_match && self.final_tie().is_none_or(|tie| tie.vp().is_none()) {
            Phase::Final
        } else {
            Phase::Over
        }
    }

    /// The standings of the round robin, best first.
    #[must_use]
    pub fn standings(&self) -> Vec<Row> {
        let teams: Vec<TeamId> = self.teams.iter().map(|team| team.id).collect();
        let robin = &self.ties[..self.robin_ties().min(self.ties.len())];
        let played: Vec<Played> = robin.iter().filter_map(Tie::counted).collect();
        standings(&teams, &played)
    }

    /// Whether a lot must say who plays the final: the round robin is over and leaves places one and two unclear.
    #[must_use]
    pub fn needs_lot(&self) -> bool {
        self.phase() == Phase::Final && self.final_tie().is_none() && self.lot.is_none()
    }

    /// The winner, once the event is over: of the final by victory points, then IMP, then by the place before it. Without a
    /// final the first of the standings, if there is one.
    #[must_use]
    pub fn winner(&self) -> Option<TeamId> {
        if self.phase() != Phase::Over {
            return None;
        }
        let Some(tie) = self.final_tie() else {
            let rows = self.standings();
            let is_shared = rows.get(1).is_some_and(|second| second.place == 1);
            return rows.first().filter(|_| !is_shared).map(|first| first.team);
        };
        let counted = tie.counted()?;
        let ahead = (counted.vp.a, counted.imp_a).cmp(&(counted.vp.b, counted.imp_b));
        // Team A of the final is the one that was placed higher.
        Some(if ahead.is_lt() { tie.fixture.b } else { tie.fixture.a })
    }

    /// The matches that may begin: both teams have finished their earlier ones.
    pub fn due(&self) -> impl Iterator<Item = &Tie> {
        self.ties.iter().filter(|tie| self.is_due(tie))
    }

    /// Takes a step.
    ///
    /// # Errors
    /// If the rules do not allow it; nothing has changed then.
    pub fn take(&mut self, step: &Step) -> Result<(), Refused> {
        if matches!(self.phase(), Phase::Over | Phase::Cancelled) {
            return Err(Refused::Over);
        }
        match step {
            Step::Entered(sheet) => self.enter(sheet)?,
            Step::Changed(sheet) => {
                self.before_start()?;
                let at = self.position(sheet.id)?;
                self.check_people(sheet)?;
                self.teams[at] = sheet.clone();
            }
            Step::Withdrawn(team) => {
                self.before_start()?;
                let at = self.position(*team)?;
                self.teams.remove(at);
            }
            Step::Started(seed) => self.start(*seed)?,
            Step::TieBegun(number) => {
                let tie = *self.known(*number)?;
                if !self.is_due(&tie) {
                    return Err(Refused::NotDue(*number));
                }
                self.set(*number, TieState::Playing);
            }
            Step::TieEnded { tie, imp_a, imp_b, vp } => {
                if self.known(*tie)?.state != TieState::Playing {
                    return Err(Refused::NotPlaying(*tie));
                }
                self.set(*tie, TieState::Played { imp_a: *imp_a, imp_b: *imp_b, vp: *vp });
            }
            Step::TieAwarded { tie, vp_a, .. } => {
                if self.known(*tie)?.vp().is_some() {
                    return Err(Refused::Decided(*tie));
                }
                let b = VICTORY_POINTS.checked_sub(*vp_a).ok_or(Refused::NotThirty)?;
                self.set(*tie, TieState::Awarded(VictoryPoints { a: *vp_a, b }));
            }
            Step::TieReplayed { tie, .. } => {
                if self.known(*tie)?.state != TieState::Playing {
                    return Err(Refused::NotPlaying(*tie));
                }
                self.set(*tie, TieState::Waiting);
            }
            Step::LotDrawn(seed) => {
                if !self.needs_lot() {
                    return Err(Refused::NoLotNeeded);
                }
                self.lot = Some(*seed);
            }
            Step::Cancelled(_) => self.cancelled = true,
        }
        self.set_up_final();
        Ok(())
    }

    fn before_start(&self) -> Result<(), Refused> {
        if self.rounds.is_some() { Err(Refused::Begun) } else { Ok(()) }
    }

    fn position(&self, id: TeamId) -> Result<usize, Refused> {
        self.teams.iter().position(|team| team.id == id).ok_or(Refused::NotEntered(id))
    }

    fn enter(&mut self, sheet: &TeamSheet) -> Result<(), Refused> {
        self.before_start()?;
        if self.team(sheet.id).is_some() {
            return Err(Refused::EnteredAlready(sheet.id));
        }
        if self.teams.len() >= self.rules.places {
            return Err(Refused::Full);
        }
        self.check_people(sheet)?;
        self.teams.push(sheet.clone());
        Ok(())
    }

    /// Everybody belongs to one team, and is in it once.
    fn check_people(&self, sheet: &TeamSheet) -> Result<(), Refused> {
        if sheet.players.is_empty() || sheet.players.len() > *PLAYERS.end() {
            return Err(Refused::TeamSize(sheet.players.len()));
        }
        let others = || self.teams.iter().filter(|team| team.id != sheet.id);
        for (at, player) in sheet.players.iter().chain([&sheet.captain]).enumerate() {
            let is_twice = at < sheet.players.len() && sheet.players[..at].contains(player);
            let is_elsewhere = others().any(|team| team.captain == *player || team.players.contains(player));
            if is_twice || is_elsewhere {
                return Err(Refused::InAnotherTeam(*player));
            }
        }
        Ok(())
    }

    fn start(&mut self, seed: Seed) -> Result<(), Refused> {
        self.before_start()?;
        if let Some(short) = self.teams.iter().find(|team| !PLAYERS.contains(&team.players.len())) {
            return Err(Refused::Incomplete(short.id));
        }
        let mut order: Vec<TeamId> = self.teams.iter().map(|team| team.id).collect();
        Draw::new(seed).shuffle(&mut order);
        let rounds = round_robin(&order, self.rules.meetings)?;
        let mut number = 0;
        for (round, matches) in (1..).zip(&rounds) {
            for fixture in &matches.fixtures {
                number += 1;
                let number = TieNumber(number);
                self.ties.push(Tie { number, round, fixture: *fixture, state: TieState::Waiting });
            }
        }
        self.rounds = Some(rounds);
        Ok(())
    }

    fn known(&self, number: TieNumber) -> Result<&Tie, Refused> {
        if self.rounds.is_none() {
            return Err(Refused::NotBegun);
        }
        self.tie(number).ok_or(Refused::NoSuchTie(number))
    }

    fn set(&mut self, number: TieNumber, state: TieState) {
        for tie in self.ties.iter_mut().filter(|tie| tie.number == number) {
            tie.state = state;
        }
    }

    fn is_due(&self, tie: &Tie) -> bool {
        let is_before = |other: &&Tie| other.number < tie.number && other.vp().is_none();
        let is_shared = |other: &Tie| other.has(tie.fixture.a) || other.has(tie.fixture.b);
        tie.state == TieState::Waiting
            && !self.cancelled
            && !self.ties.iter().filter(is_before).any(is_shared)
    }

    fn robin_ties(&self) -> usize {
        self.rounds().iter().map(|round| round.fixtures.len()).sum()
    }

    fn is_robin_over(&self) -> bool {
        self.ties.iter().take(self.robin_ties()).all(|tie| tie.vp().is_some())
    }

    /// The final stands as soon as it is known who plays it.
    fn set_up_final(&mut self) {
        if self.phase() != Phase::Final || self.final_tie().is_some() {
            return;
        }
        let Some(fixture) = self.finalists() else { return };
        let tie = |number: usize| TieNumber(u32::try_from(number).unwrap_or(u32::MAX));
        let round = u32::try_from(self.rounds().len() + 1).unwrap_or(u32::MAX);
        let number = tie(self.ties.len() + 1);
        self.ties.push(Tie { number, round, fixture, state: TieState::Waiting });
    }

    /// The first two of the standings, parted from equal ones by the lot.
    fn finalists(&self) -> Option<Fixture> {
        let mut rows = self.standings();
        if let Some(seed) = self.lot {
            let mut order: Vec<TeamId> = self.teams.iter().map(|team| team.id).collect();
            Draw::new(seed).shuffle(&mut order);
            rows.sort_by_key(|row| (row.place, order.iter().position(|team| *team == row.team)));
            return match rows.as_slice() {
                [first, second, ..] => Some(Fixture { a: first.team, b: second.team }),
                _ => None,
            };
        }
        finalists(&rows)
    }
}
