//! The win of a team event, for titles.

use std::collections::BTreeSet;

use ::competitions::{
    TeamId, Time,
    team_event::{Step, Tie, TieState},
    team_match::TeamSheet,
};
use store::{
    competitions::{player, user},
    id::UserId,
    stored::team_event::Act,
};

use super::Loaded;
use crate::{
    competitions::title::{TEAMS_MIN, Win},
    match_state::convert,
};

impl Loaded {
    /// Returns the win of a member of the winning team, if no director has decided a match of the team. Everybody plays
    /// everybody, so all people of all teams have made the standings.
    pub(super) fn win(&self, winner: UserId) -> Option<Win> {
        let team = self.state.winner()?;
        let is_won = !self.is_by_hand() && self.state.is_member(team, player(winner));
        if !is_won || self.chronicle.has_changed(is_result) || self.is_decided_for(team) {
            return None;
        }
        let entrants: Vec<Vec<UserId>> =
            self.state.teams().iter().map(|sheet| self.people_of(sheet)).collect();
        let directors = self.chronicle.desk.agreed_ever().map(user);
        Some(Win {
            field: entrants.len(),
            begun_at: convert::of_time(self.started_at()?),
            makers: entrants.iter().flatten().copied().chain(directors).collect(),
            entrants,
            entrants_min: TEAMS_MIN,
            beaten: BTreeSet::new(),
            beaten_min: 0,
            team_matches: self
                .ties_of(team)
                .filter_map(|tie| self.matches.get(&tie.number).copied())
                .collect(),
        })
    }

    fn people_of(&self, sheet: &TeamSheet) -> Vec<UserId> {
        let named = sheet.players.iter().chain([&sheet.captain]).copied();
        named.filter(|one| self.state.is_member(sheet.id, *one)).map(user).collect()
    }

    fn ties_of(&self, team: TeamId) -> impl Iterator<Item = &Tie> {
        self.state.ties().iter().filter(move |tie| tie.fixture.a == team || tie.fixture.b == team)
    }

    /// Returns true if a director has decided a match of a team, or had one played again.
    fn is_decided_for(&self, team: TeamId) -> bool {
        let replayed = |tie: &Tie| {
            let mut steps = self.chronicle.log.in_force().into_iter();
            steps.any(|(_, _, act)| matches!(act, Act::Step(Step::TieReplayed { tie: of, .. }) if *of == tie.number))
        };
        self.ties_of(team).any(|tie| matches!(tie.state, TieState::Awarded(_)) || replayed(tie))
    }

    fn started_at(&self) -> Option<Time> {
        let mut steps = self.chronicle.log.in_force().into_iter();
        steps.find(|(_, _, act)| matches!(act, Act::Step(Step::Started(_)))).map(|(_, at, _)| at)
    }
}

const fn is_result(act: &Act) -> bool {
    matches!(act, Act::Step(Step::TieEnded { .. }))
}
