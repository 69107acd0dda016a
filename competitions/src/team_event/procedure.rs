//! The procedure of a team event: teams enter, all teams meet each other, the first two play a final.
//!
//! An event is its rules and its steps, like a team match. Its matches, called ties, are played elsewhere, and their
//! results come in as steps. A tie begins when both its teams have finished their earlier ties. So no team plays two
//! ties at once, and no team waits for the rest of a round.

use std::collections::BTreeSet;

use super::facts::{Phase, Rules, Step, Tie, TieNumber, TieState};
use super::refused::{PLAYERS, Refused, TEAMS};
use super::robin::{Fixture, Played, Round, Row, finalists, round_robin, standings, with_late_team};
use crate::team_match::TeamSheet;
use crate::{Draw, PlayerId, Seed, TeamId};
use ratings::duplicate::VictoryPoints;

/// The maximum number of rounds of an event: 16 teams meet twice in 30 rounds, and the final follows.
pub const ROUNDS_MAX: usize = 31;
/// The victory points of one match.
pub const VICTORY_POINTS: u32 = 30;

/// An event of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamEvent {
    rules: Rules,
    teams: Vec<TeamSheet>,
    /// The people who have accepted an invitation to a team.
    accepted: BTreeSet<(TeamId, PlayerId)>,
    /// The order of the schedule; `None` before the start.
    rounds: Option<Vec<Round>>,
    ties: Vec<Tie>,
    lot: Option<Seed>,
    cancelled: bool,
}

/// Returns true if a person is a player or the captain of a team.
fn is_named(sheet: &TeamSheet, player: PlayerId) -> bool {
    sheet.captain == player || sheet.players.contains(&player)
}

impl TeamEvent {
    /// Returns an event with open entries.
    ///
    /// # Errors
    /// Returns an error if the number of teams is out of range.
    pub fn new(rules: Rules) -> Result<Self, Refused> {
        if !TEAMS.contains(&rules.places) {
            return Err(Refused::Places(rules.places));
        }
        Ok(Self {
            rules,
            teams: Vec::new(),
            accepted: BTreeSet::new(),
            rounds: None,
            ties: Vec::new(),
            lot: None,
            cancelled: false,
        })
    }

    /// Returns the settings.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the teams, in the order of their entries.
    #[must_use]
    pub fn teams(&self) -> &[TeamSheet] {
        &self.teams
    }

    /// Returns a team.
    #[must_use]
    pub fn team(&self, id: TeamId) -> Option<&TeamSheet> {
        self.teams.iter().find(|team| team.id == id)
    }

    /// Returns true if a person who is named in a team belongs to it: the event has no invitations, or the person has
    /// accepted.
    #[must_use]
    pub fn is_member(&self, team: TeamId, player: PlayerId) -> bool {
        let is_named = self.team(team).is_some_and(|sheet| is_named(sheet, player));
        is_named && (!self.rules.invites || self.accepted.contains(&(team, player)))
    }

    /// Returns the people whose invitations wait for an answer, each with the team. People who already belong to a
    /// team are not among them.
    #[must_use]
    pub fn invited(&self) -> Vec<(TeamId, PlayerId)> {
        let named = |sheet: &TeamSheet| {
            let people: BTreeSet<PlayerId> = sheet.players.iter().copied().chain([sheet.captain]).collect();
            let team = sheet.id;
            people.into_iter().map(move |player| (team, player))
        };
        let belongs = |player: PlayerId| self.teams.iter().any(|team| self.is_member(team.id, player));
        self.teams.iter().flat_map(named).filter(|(_, player)| !belongs(*player)).collect()
    }

    /// Returns the number of players who belong to a team.
    #[must_use]
    pub fn members(&self, team: &TeamSheet) -> usize {
        team.players.iter().filter(|player| self.is_member(team.id, **player)).count()
    }

    /// Returns true if a team can play: it has enough players who belong to it, and its captain is one of its people.
    #[must_use]
    pub fn is_ready(&self, team: &TeamSheet) -> bool {
        PLAYERS.contains(&self.members(team)) && self.is_member(team.id, team.captain)
    }

    /// Returns the rounds of the schedule without the final; empty before the start.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        self.rounds.as_deref().unwrap_or_default()
    }

    /// Returns all matches, in the order of the schedule.
    #[must_use]
    pub fn ties(&self) -> &[Tie] {
        &self.ties
    }

    /// Returns a match.
    #[must_use]
    pub fn tie(&self, number: TieNumber) -> Option<&Tie> {
        self.ties.iter().find(|tie| tie.number == number)
    }

    /// Returns the final, once the finalists are known.
    #[must_use]
    pub fn final_tie(&self) -> Option<&Tie> {
        self.ties.get(self.robin_ties()).filter(|_| self.rules.final_match)
    }

    /// Returns the seed of the lot that separated equal teams, if one was drawn.
    #[must_use]
    pub const fn lot(&self) -> Option<Seed> {
        self.lot
    }

    /// Returns the phase.
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

    /// Returns the standings of the round robin, best first.
    #[must_use]
    pub fn standings(&self) -> Vec<Row> {
        let scheduled = self.teams.iter().filter(|team| self.rounds.is_none() || self.is_scheduled(team.id));
        let teams: Vec<TeamId> = scheduled.map(|team| team.id).collect();
        let robin = &self.ties[..self.robin_ties().min(self.ties.len())];
        let played: Vec<Played> = robin.iter().filter_map(Tie::counted).collect();
        standings(&teams, &played)
    }

    /// Returns true if a lot must decide the finalists: the round robin is over and places one and two are not
    /// clear.
    #[must_use]
    pub fn needs_lot(&self) -> bool {
        self.phase() == Phase::Final && self.final_tie().is_none() && self.lot.is_none()
    }

    /// Returns true if late teams may enter: the first round is not over, and no match of a later one has begun.
    #[must_use]
    pub fn takes_late_teams(&self) -> bool {
        let is_open = |tie: &Tie| tie.round == 1 && tie.vp().is_none();
        let is_later = |tie: &Tie| tie.round > 1 && tie.state != TieState::Waiting;
        self.phase() == Phase::RoundRobin && self.ties.iter().any(is_open) && !self.ties.iter().any(is_later)
    }

    /// Returns the teams that have entered after the start and are not in the schedule yet.
    pub fn late_teams(&self) -> impl Iterator<Item = &TeamSheet> {
        let has_begun = self.rounds.is_some();
        self.teams.iter().filter(move |team| has_begun && !self.is_scheduled(team.id))
    }

    fn is_scheduled(&self, team: TeamId) -> bool {
        let is_in = |round: &Round| {
            round.bye == Some(team) || round.fixtures.iter().any(|one| one.a == team || one.b == team)
        };
        // Each team is in every round.
        self.rounds().first().is_some_and(is_in)
    }

    /// Returns the winner, once the event is over. The final is decided by victory points, then IMP, then the
    /// places before it. Without a final, the winner is the first of the standings, if the places are clear.
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
        // Team A of the final is the team that was placed higher.
        Some(if ahead.is_lt() { tie.fixture.b } else { tie.fixture.a })
    }

    /// Returns the matches that may begin: both teams have finished their earlier ones. No team waits for the rest of
    /// a round.
    pub fn due(&self) -> impl Iterator<Item = &Tie> {
        self.ties.iter().filter(|tie| self.is_due(tie))
    }

    /// Applies a step.
    ///
    /// # Errors
    /// Returns an error if the rules do not allow it. The state is then unchanged.
    pub fn take(&mut self, step: &Step) -> Result<(), Refused> {
        if matches!(self.phase(), Phase::Over | Phase::Cancelled) {
            return Err(Refused::Over);
        }
        match step {
            Step::Entered(sheet) => self.enter(sheet)?,
            Step::Changed(sheet) => {
                self.before_play_of(sheet.id)?;
                let at = self.position(sheet.id)?;
                self.check_people(sheet)?;
                // A player who is taken off the sheet and named again must accept again.
                self.accepted.retain(|(team, player)| *team != sheet.id || is_named(sheet, *player));
                self.teams[at] = sheet.clone();
            }
            Step::Accepted { team, player } => self.accept(*team, *player)?,
            Step::Withdrawn(team) => {
                let at = self.position(*team)?;
                if self.rounds.is_some() && self.is_scheduled(*team) {
                    return Err(Refused::Begun);
                }
                self.teams.remove(at);
                self.accepted.retain(|(other, _)| other != team);
            }
            Step::Started(seed) => self.start(*seed)?,
            Step::Joined(team) => self.join(*team)?,
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

    /// Checks that a director may change a team. `plays_in` are the teams with an account that counts as the director:
    /// a director who plays changes no team but the own one.
    ///
    /// # Errors
    /// Returns an error if there is no such team, or the director plays in another one.
    pub fn check_director(&self, team: TeamId, plays_in: &[TeamId]) -> Result<(), Refused> {
        self.position(team)?;
        if plays_in.iter().any(|own| *own != team) { Err(Refused::OwnEvent) } else { Ok(()) }
    }

    /// Returns true if a director who changes a team gives a reason: people are invited, and somebody of the team has
    /// accepted.
    #[must_use]
    pub fn needs_reason(&self, team: TeamId) -> bool {
        self.accepted.iter().any(|(of, _)| *of == team)
    }

    /// Checks that people who are new in a team, its captain included, are nobody of another team. `is_same` returns
    /// true for two accounts of one person. Invitations do not count.
    ///
    /// # Errors
    /// Returns an error that names the first one who is.
    pub fn check_apart(
        &self,
        changed: &TeamSheet,
        is_same: impl Fn(PlayerId, PlayerId) -> bool,
    ) -> Result<(), Refused> {
        let others = self.teams.iter().filter(|team| team.id != changed.id);
        let members: Vec<PlayerId> = others
            .flat_map(|team| {
                let people = team.players.iter().chain([&team.captain]).copied();
                people.filter(move |player| self.is_member(team.id, *player))
            })
            .collect();
        let is_new = |player: &&PlayerId| self.team(changed.id).is_none_or(|team| !is_named(team, **player));
        let is_elsewhere = |player: &&PlayerId| members.iter().any(|member| is_same(**player, *member));
        match changed.players.iter().chain([&changed.captain]).filter(is_new).find(is_elsewhere) {
            Some(player) => Err(Refused::InAnotherTeam(*player)),
            None => Ok(()),
        }
    }

    fn before_start(&self) -> Result<(), Refused> {
        if self.rounds.is_some() { Err(Refused::Begun) } else { Ok(()) }
    }

    /// Checks that a team is not in the schedule yet and can still join it.
    fn before_play_of(&self, team: TeamId) -> Result<(), Refused> {
        let may = self.rounds.is_none() || self.takes_late_teams() && !self.is_scheduled(team);
        if may { Ok(()) } else { Err(Refused::Begun) }
    }

    fn position(&self, id: TeamId) -> Result<usize, Refused> {
        self.teams.iter().position(|team| team.id == id).ok_or(Refused::NotEntered(id))
    }

    fn enter(&mut self, sheet: &TeamSheet) -> Result<(), Refused> {
        self.before_play_of(sheet.id)?;
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

    /// Checks that each player belongs to one team, and only once.
    fn check_people(&self, sheet: &TeamSheet) -> Result<(), Refused> {
        if sheet.players.is_empty() || sheet.players.len() > *PLAYERS.end() {
            return Err(Refused::TeamSize(sheet.players.len()));
        }
        let others = || self.teams.iter().filter(|team| team.id != sheet.id);
        for (at, player) in sheet.players.iter().chain([&sheet.captain]).enumerate() {
            // The captain comes last and may also be one of the players.
            let is_twice = at < sheet.players.len() && sheet.players[..at].contains(player);
            // Several teams may invite one person, so that an invitation blocks nobody.
            let is_elsewhere = others().any(|team| self.is_member(team.id, *player));
            if is_twice || is_elsewhere {
                return Err(Refused::InAnotherTeam(*player));
            }
        }
        Ok(())
    }

    fn accept(&mut self, team: TeamId, player: PlayerId) -> Result<(), Refused> {
        self.before_play_of(team)?;
        let at = self.position(team)?;
        if !self.rules.invites || !is_named(&self.teams[at], player) {
            return Err(Refused::NotInvited(team));
        }
        if self.teams.iter().any(|other| self.is_member(other.id, player)) {
            return Err(Refused::InAnotherTeam(player));
        }
        self.accepted.insert((team, player));
        Ok(())
    }

    fn start(&mut self, seed: Seed) -> Result<(), Refused> {
        self.before_start()?;
        if let Some(short) = self.teams.iter().find(|team| !self.is_ready(team)) {
            return Err(Refused::Incomplete(short.id));
        }
        let mut order: Vec<TeamId> = self.teams.iter().map(|team| team.id).collect();
        if seed.is_of_sorted() {
            order.sort_unstable();
        }
        Draw::new(seed).shuffle(&mut order);
        let rounds = round_robin(&order, self.rules.meetings)?;
        // Invited players who have not accepted by now do not play.
        self.teams = self.teams.iter().map(|team| self.without_invited(team)).collect();
        self.set_up(rounds);
        Ok(())
    }

    fn join(&mut self, id: TeamId) -> Result<(), Refused> {
        let at = self.position(id)?;
        self.before_play_of(id)?;
        let rounds = self.rounds.as_deref().ok_or(Refused::NotBegun)?;
        if !self.is_ready(&self.teams[at]) {
            return Err(Refused::Incomplete(id));
        }
        let rounds = with_late_team(rounds, id, self.rules.meetings);
        self.teams[at] = self.without_invited(&self.teams[at]);
        self.set_up(rounds);
        Ok(())
    }

    /// Returns a team with only the players who belong to it.
    fn without_invited(&self, team: &TeamSheet) -> TeamSheet {
        let mut team = team.clone();
        team.players.retain(|player| self.is_member(team.id, *player));
        team
    }

    /// Makes the ties of a schedule. Ties of the first round that exist already keep their states, because a late team
    /// joins while that round is played.
    fn set_up(&mut self, rounds: Vec<Round>) {
        let before: Vec<Tie> = self.ties.iter().filter(|tie| tie.round == 1).copied().collect();
        self.ties.clear();
        let mut number = 0;
        for (round, matches) in (1..).zip(&rounds) {
            for fixture in &matches.fixtures {
                number += 1;
                let known = before.iter().find(|tie| round == 1 && tie.fixture == *fixture);
                let state = known.map_or(TieState::Waiting, |tie| tie.state);
                self.ties.push(Tie { number: TieNumber::new(number), round, fixture: *fixture, state });
            }
        }
        self.rounds = Some(rounds);
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

    /// Adds the final to the matches as soon as the finalists are known.
    fn set_up_final(&mut self) {
        if self.phase() != Phase::Final || self.final_tie().is_some() {
            return;
        }
        let Some(fixture) = self.finalists() else { return };
        let tie = |number: usize| TieNumber::new(u32::try_from(number).unwrap_or(u32::MAX));
        let round = u32::try_from(self.rounds().len() + 1).unwrap_or(u32::MAX);
        let number = tie(self.ties.len() + 1);
        self.ties.push(Tie { number, round, fixture, state: TieState::Waiting });
    }

    /// Returns the first two of the standings, with the lot applied to equal teams.
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
