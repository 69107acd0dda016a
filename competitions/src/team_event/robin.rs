//! The round robin: its schedule, its standings, and the sums of single players.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use ratings::duplicate::VictoryPoints;

use crate::id::{PlayerId, TeamId};
use crate::team_match::{Team, TeamMatch};

/// The number of meetings of each pair of teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meetings {
    /// Once.
    Once,
    /// Twice, with the rooms' colours exchanged.
    Twice,
}

/// A match of the schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fixture {
    /// Team A of the match.
    pub a: TeamId,
    /// Team B of the match.
    pub b: TeamId,
}

/// A round: matches that can all be played at the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The matches.
    pub fixtures: Vec<Fixture>,
    /// The team with a bye, if the number of teams is odd.
    pub bye: Option<TeamId>,
}

/// Reasons why teams cannot play a round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSchedule {
    /// There are fewer than two teams.
    TooFew(usize),
    /// A team is entered twice.
    Twice(TeamId),
}

/// A finished match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The teams.
    pub fixture: Fixture,
    /// Team A's IMP.
    pub imp_a: u32,
    /// Team B's IMP.
    pub imp_b: u32,
    /// The division of the victory points.
    pub vp: VictoryPoints,
}

/// A team's line in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place, from 1; equal teams share one.
    pub place: usize,
    /// The team.
    pub team: TeamId,
    /// The number of matches played.
    pub played: u32,
    /// Victory points.
    pub vp: u32,
    /// IMP won.
    pub imp_won: u32,
    /// IMP lost.
    pub imp_lost: u32,
}

/// A player's sums over an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Individual {
    /// The number of games that counted.
    pub boards: u32,
    /// IMP won in them.
    pub imp_won: u32,
    /// IMP lost in them.
    pub imp_lost: u32,
}

impl Row {
    /// Returns the IMP won less the IMP lost.
    #[must_use]
    pub fn imp_difference(&self) -> i64 {
        i64::from(self.imp_won) - i64::from(self.imp_lost)
    }
}

impl Individual {
    /// Returns the IMP won less the IMP lost. Divided by the boards, it is the player's mean per board.
    #[must_use]
    pub fn imp_difference(&self) -> i64 {
        i64::from(self.imp_won) - i64::from(self.imp_lost)
    }
}

/// Returns the rounds of a round robin by the circle method: the first team keeps its place, the others rotate.
/// The role of team A alternates.
///
/// # Errors
/// Returns an error if there are fewer than two teams, or a team is entered twice.
pub fn round_robin(teams: &[TeamId], meetings: Meetings) -> Result<Vec<Round>, NoSchedule> {
    if teams.len() < 2 {
        return Err(NoSchedule::TooFew(teams.len()));
    }
    let mut sorted = teams.to_vec();
    sorted.sort_unstable();
    if let Some(twice) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(NoSchedule::Twice(twice[0]));
    }
    let mut circle: Vec<Option<TeamId>> = teams.iter().copied().map(Some).collect();
    if circle.len() % 2 == 1 {
        circle.push(None);
    }
    Ok(of_circle(circle, meetings))
}

/// Returns the schedule with one more team. The first round keeps its matches: in it, the new team meets the team that
/// had the bye, or has a bye itself.
pub(super) fn with_late_team(rounds: &[Round], new: TeamId, meetings: Meetings) -> Vec<Round> {
    let Some(first) = rounds.first() else { return Vec::new() };
    let old = first.fixtures.iter().map(|fixture| (fixture.a, Some(fixture.b)));
    let last = match first.bye {
        Some(bye) => (bye, Some(new)),
        None => (new, None),
    };
    let pairs: Vec<(TeamId, Option<TeamId>)> = old.chain([last]).collect();
    // In the first round of a circle, each team meets the one at the mirrored place.
    let ones = pairs.iter().map(|(one, _)| Some(*one));
    let others = pairs.iter().rev().map(|(_, other)| *other);
    of_circle(ones.chain(others).collect(), meetings)
}

/// Returns the rounds of a circle of an even number of places. The team opposite an empty place has a bye.
fn of_circle(mut circle: Vec<Option<TeamId>>, meetings: Meetings) -> Vec<Round> {
    let mut rounds: Vec<Round> = (0..circle.len() - 1)
        .map(|number| {
            let round = one_round(&circle, number);
            circle[1..].rotate_right(1);
            round
        })
        .collect();
    if meetings == Meetings::Twice {
        let again: Vec<Round> = rounds
            .iter()
            .map(|round| Round {
                fixtures: round.fixtures.iter().map(|&Fixture { a, b }| Fixture { a: b, b: a }).collect(),
                bye: round.bye,
            })
            .collect();
        rounds.extend(again);
    }
    rounds
}

fn one_round(circle: &[Option<TeamId>], number: usize) -> Round {
    let half = circle.len() / 2;
    let mut round = Round { fixtures: Vec::with_capacity(half), bye: None };
    for at in 0..half {
        match (circle[at], circle[circle.len() - 1 - at]) {
            // The team that keeps its place would otherwise always be team A.
            (Some(one), Some(other)) if at == 0 && number % 2 == 1 => {
                round.fixtures.push(Fixture { a: other, b: one });
            }
            (Some(one), Some(other)) => round.fixtures.push(Fixture { a: one, b: other }),
            (bye, None) | (None, bye) => round.bye = bye,
        }
    }
    round
}

/// Returns the standings after `matches`, best first.
#[must_use]
pub fn standings(teams: &[TeamId], matches: &[Played]) -> Vec<Row> {
    let mut rows: Vec<Row> = teams.iter().map(|team| row(*team, matches)).collect();
    let key = |row: &Row| (Reverse(row.vp), Reverse(row.imp_difference()));
    rows.sort_by_key(|row| (key(row), row.team));
    let mut from = 0;
    while from < rows.len() {
        let to = from + rows[from..].iter().take_while(|row| key(row) == key(&rows[from])).count();
        break_tie(&mut rows[from..to], from + 1, matches);
        from = to;
    }
    rows
}

/// Orders equal teams by their matches against each other and assigns places from `place` on.
fn break_tie(tied: &mut [Row], place: usize, matches: &[Played]) {
    let teams: Vec<TeamId> = tied.iter().map(|row| row.team).collect();
    let both = |played: &&Played| teams.contains(&played.fixture.a) && teams.contains(&played.fixture.b);
    let among: Vec<Played> = matches.iter().filter(both).copied().collect();
    let key = |team: TeamId| {
        let row = row(team, &among);
        (Reverse(row.vp), Reverse(row.imp_difference()))
    };
    tied.sort_by_key(|row| (key(row.team), row.team));
    for at in 0..tied.len() {
        let shared = at > 0 && key(tied[at].team) == key(tied[at - 1].team);
        tied[at].place = if shared { tied[at - 1].place } else { place + at };
    }
}

fn row(team: TeamId, matches: &[Played]) -> Row {
    let mut row = Row { place: 0, team, played: 0, vp: 0, imp_won: 0, imp_lost: 0 };
    for played in matches {
        let (vp, won, lost) = if played.fixture.a == team {
            (played.vp.a, played.imp_a, played.imp_b)
        } else if played.fixture.b == team {
            (played.vp.b, played.imp_b, played.imp_a)
        } else {
            continue;
        };
        row.played += 1;
        row.vp += vp;
        row.imp_won += won;
        row.imp_lost += lost;
    }
    row
}

/// Returns the finalists, the first two of the standings, or `None` while a third team shares the second one's place.
#[must_use]
pub fn finalists(standings: &[Row]) -> Option<Fixture> {
    match standings {
        [first, second, rest @ ..] if rest.first().is_none_or(|third| third.place > second.place) => {
            Some(Fixture { a: first.team, b: second.team })
        }
        _ => None,
    }
}

/// Returns each player's sums over the games of these matches, as their players ended them. An award or a replacement
/// that follows changes nothing here. [`AsPlayed::counts_for`](crate::team_match::AsPlayed::counts_for) says for whom a
/// game counts.
#[must_use]
pub fn individuals<'a>(matches: impl IntoIterator<Item = &'a TeamMatch>) -> BTreeMap<PlayerId, Individual> {
    let mut all: BTreeMap<PlayerId, Individual> = BTreeMap::new();
    for team_match in matches {
        for played in team_match.games_as_played() {
            for team in Team::ALL {
                let Some(player) = played.counts_for(team) else { continue };
                let (row, imp) = (all.entry(player).or_default(), played.game.imp().value());
                row.boards += 1;
                if played.game.winner() == team {
                    row.imp_won += imp;
                } else {
                    row.imp_lost += imp;
                }
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn teams(count: u64) -> Vec<TeamId> {
        (1..=count).map(TeamId::new).collect()
    }

    #[test]
    fn everybody_meets_everybody_and_nobody_plays_twice_in_a_round() {
        for count in 2..=9 {
            for (meetings, times) in [(Meetings::Once, 1), (Meetings::Twice, 2)] {
                let teams = teams(count);
                let rounds = round_robin(&teams, meetings).unwrap();
                let mut met: BTreeMap<BTreeSet<TeamId>, usize> = BTreeMap::new();
                for round in &rounds {
                    let mut here = BTreeSet::new();
                    for fixture in &round.fixtures {
                        assert!(here.insert(fixture.a) && here.insert(fixture.b));
                        *met.entry([fixture.a, fixture.b].into()).or_default() += 1;
                    }
                    assert_eq!(round.bye.is_some(), count % 2 == 1);
                    assert!(round.bye.is_none_or(|team| here.insert(team)));
                    assert_eq!(here.len(), teams.len());
                }
                assert_eq!(met.len(), teams.len() * (teams.len() - 1) / 2);
                assert!(met.values().all(|&met| met == times));
            }
        }
    }

    #[test]
    fn a_late_team_leaves_the_first_round_as_it_is_and_meets_everybody() {
        for count in 2..=9 {
            for (meetings, times) in [(Meetings::Once, 1), (Meetings::Twice, 2)] {
                let before = round_robin(&teams(count), meetings).unwrap();
                let new = TeamId::new(count + 1);
                let rounds = with_late_team(&before, new, meetings);
                let (old, first) = (&before[0], &rounds[0]);
                assert_eq!(first.fixtures[..old.fixtures.len()], old.fixtures);
                match old.bye {
                    Some(bye) => assert_eq!(first.fixtures.last(), Some(&Fixture { a: bye, b: new })),
                    None => assert_eq!(first.bye, Some(new)),
                }
                let mut met: BTreeMap<BTreeSet<TeamId>, usize> = BTreeMap::new();
                for round in &rounds {
                    let mut here: BTreeSet<TeamId> = round.bye.into_iter().collect();
                    for fixture in &round.fixtures {
                        assert!(here.insert(fixture.a) && here.insert(fixture.b));
                        *met.entry([fixture.a, fixture.b].into()).or_default() += 1;
                    }
                    assert_eq!(here, teams(count + 1).into_iter().collect());
                }
                assert!(met.len() == pairs_of(count + 1) && met.values().all(|&met| met == times));
            }
        }
    }

    fn pairs_of(teams: u64) -> usize {
        usize::try_from(teams * (teams - 1) / 2).unwrap()
    }

    #[test]
    fn each_team_is_team_a_in_about_half_of_its_matches() {
        let rounds = round_robin(&teams(6), Meetings::Once).unwrap();
        for team in teams(6) {
            let as_a = rounds.iter().flat_map(|round| &round.fixtures).filter(|fixture| fixture.a == team);
            assert!((2..=3).contains(&as_a.count()), "{team:?}");
        }
    }

    #[test]
    fn teams_that_cannot_play_are_refused() {
        assert_eq!(round_robin(&teams(1), Meetings::Once), Err(NoSchedule::TooFew(1)));
        let twice = [TeamId::new(4), TeamId::new(1), TeamId::new(4)];
        assert_eq!(round_robin(&twice, Meetings::Once), Err(NoSchedule::Twice(TeamId::new(4))));
    }

    fn played(a: u64, b: u64, imp: (u32, u32), vp: (u32, u32)) -> Played {
        Played {
            fixture: Fixture { a: TeamId::new(a), b: TeamId::new(b) },
            imp_a: imp.0,
            imp_b: imp.1,
            vp: VictoryPoints { a: vp.0, b: vp.1 },
        }
    }

    fn places(count: u64, matches: &[Played]) -> Vec<(usize, u64)> {
        standings(&teams(count), matches).iter().map(|row| (row.place, row.team.get())).collect()
    }

    #[test]
    fn victory_points_come_first_then_imp_then_head_to_head() {
        let clear = [
            played(1, 2, (20, 30), (12, 18)),
            played(2, 3, (10, 40), (5, 25)),
            played(3, 1, (9, 9), (15, 15)),
        ];
        assert_eq!(places(3, &clear), [(1, 3), (2, 1), (3, 2)]);

        // Teams 1 and 2 have 30 victory points each. Team 2 has the better difference in IMP although team 1
        // beat it.
        let by_imp = [
            played(1, 2, (22, 20), (16, 14)),
            played(2, 3, (40, 30), (16, 14)),
            played(3, 1, (20, 18), (16, 14)),
        ];
        assert_eq!(places(3, &by_imp)[0], (1, 2));

        // Teams 1 and 2 are equal except for their own match.
        let by_match = [
            played(1, 2, (28, 20), (16, 14)),
            played(1, 4, (20, 28), (14, 16)),
            played(2, 4, (28, 20), (16, 14)),
            played(1, 3, (30, 30), (15, 15)),
            played(2, 3, (30, 30), (15, 15)),
            played(3, 4, (50, 20), (22, 8)),
        ];
        assert_eq!(places(4, &by_match), [(1, 3), (2, 1), (3, 2), (4, 4)]);

        // Each team beat one of the others by the same margin, so nothing separates them.
        let pair = [
            played(1, 2, (20, 28), (14, 16)),
            played(1, 3, (28, 20), (16, 14)),
            played(2, 3, (20, 28), (14, 16)),
        ];
        assert_eq!(places(3, &pair), [(1, 1), (1, 2), (1, 3)]);
        assert_eq!(finalists(&standings(&teams(3), &pair)), None);
    }

    #[test]
    fn the_first_two_play_the_final() {
        let matches = [
            played(1, 2, (20, 30), (12, 18)),
            played(2, 3, (10, 40), (5, 25)),
            played(3, 1, (9, 9), (15, 15)),
        ];
        let fixture = finalists(&standings(&teams(3), &matches));
        assert_eq!(fixture, Some(Fixture { a: TeamId::new(3), b: TeamId::new(1) }));
    }
}
