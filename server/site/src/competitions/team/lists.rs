//! The list of teams and the individual results, computed from finished matches at tables of this site.
//!
//! A team is identified by its name and its captain. Its rating uses the same formula as every list, with the
//! number of boards as the weight. A match that ends 15-15 changes nothing. The list is computed from the first
//! match on whenever it is shown, so it always agrees with the matches.
//!
//! A match counts as it was played (`TeamMatch::score_as_played`), so nothing that a director decides about a board
//! that both rooms have played changes a list. It counts only if everybody whose acts made its result was established
//! when its first table was set up (`team_results::listed`).

use std::collections::BTreeMap;

use ::competitions::{team_event::individuals, team_match::Team};
use ratings::{Standing, Weight, rate};
use store::{
    account::AccountKind,
    id::UserId,
    people,
    team_results::{self, ListedTeam, PlayerSums, TeamResult},
};
use wire::{DuplicateLists, DuplicatePlayerRow, Millis, TeamRatingRow};

use super::{Loaded, user};
use crate::{competitions::parts::TeamMatches, error::AppError};

/// The maximum number of lines of each list.
const LISTED_MAX: usize = 100;
/// The minimum number of boards of a listed player.
const BOARDS_MIN: u32 = 8;

/// Returns the result of a match for the lists. Returns `None` if not every board was played to the end in both rooms
/// with its first rolls, if fewer than half of the games were played, or if the match was played elsewhere, without
/// accounts, has rolls from a file, whose author may have known them, or has no gate, so that anybody could tell a
/// player the rolls of the other room.
pub(crate) fn result(loaded: &Loaded, ended_at: Millis) -> Option<TeamResult> {
    let is_known = loaded.row.settings.ungated || loaded.sets.values().any(|set| set.imported.is_some());
    let played = loaded.state.games_as_played().filter(|played| !played.game.is_unplayed()).count();
    // Two games a board.
    let is_half_played = played >= loaded.state.terms().boards.numbers().count();
    let is_counted = is_half_played && !loaded.row.settings.is_by_hand() && !is_known;
    let vp = loaded.state.score_as_played()?.vp.filter(|_| is_counted)?;
    let team = |team: Team| {
        let settings = match team {
            Team::A => &loaded.row.settings.a,
            Team::B => &loaded.row.settings.b,
        };
        ListedTeam { name: settings.name.clone(), captain: user(loaded.state.teams()[team].captain) }
    };
    let players = individuals([&loaded.state]).into_iter().map(|(player, sum)| PlayerSums {
        user: user(player),
        boards: sum.boards,
        imp_won: sum.imp_won,
        imp_lost: sum.imp_lost,
    });
    Some(TeamResult {
        id: loaded.row.id,
        ended_at,
        boards: loaded.state.terms().boards.count(),
        teams: [team(Team::A), team(Team::B)],
        vp: [vp.a, vp.b],
        players: players.collect(),
        people: loaded.made_by(),
        set_up_at: loaded.set_up_at.unwrap_or(loaded.row.created_at),
    })
}

/// A team's line without its place.
#[derive(Debug, Clone)]
struct Rated {
    name: String,
    captain: UserId,
    standing: Standing,
    matches: u32,
    won: u32,
}

/// Returns every team, rated from the first match on, best first.
fn rated(results: &[TeamResult]) -> Vec<Rated> {
    let mut teams: BTreeMap<(i64, String), Rated> = BTreeMap::new();
    for result in results {
        let keys = result.teams.each_ref().map(|team| (team.captain.to_row(), team.name.to_lowercase()));
        for (key, team) in keys.iter().zip(&result.teams) {
            let line = teams.entry(key.clone()).or_insert_with(|| Rated {
                name: team.name.clone(),
                captain: team.captain,
                standing: Standing::NEW_PLAYER,
                matches: 0,
                won: 0,
            });
            line.name.clone_from(&team.name);
            line.matches += 1;
        }
        let (winner, loser) = if result.vp[0] > result.vp[1] { (0, 1) } else { (1, 0) };
        let Ok(weight) = Weight::new(result.boards) else { continue };
        if result.vp[0] == result.vp[1] || keys[0] == keys[1] {
            continue;
        }
        let after = rate(weight, teams[&keys[winner]].standing, teams[&keys[loser]].standing);
        if let Some(line) = teams.get_mut(&keys[winner]) {
            line.standing = after.winner;
            line.won += 1;
        }
        if let Some(line) = teams.get_mut(&keys[loser]) {
            line.standing = after.loser;
        }
    }
    let mut lines: Vec<Rated> = teams.into_values().collect();
    lines.sort_by(|one, other| {
        other.standing.rating.value().total_cmp(&one.standing.rating.value()).then(one.name.cmp(&other.name))
    });
    lines
}

impl TeamMatches<'_> {
    /// Adds to the results of earlier versions who made them.
    pub(super) async fn complete_old_results(&self) {
        if let Err(error) = self.read_old_results().await {
            error.log();
        }
    }

    async fn read_old_results(&self) -> Result<(), AppError> {
        for id in self.node.store.read(team_results::without_people).await? {
            let Some(loaded) = self.unbroken::<Loaded>(id).await? else { continue };
            let Some(TeamResult { people, set_up_at, .. }) = result(&loaded, self.node.clock.now()) else {
                continue;
            };
            let added = self
                .node
                .store
                .write(move |connection| team_results::add_people(connection, id, &people, set_up_at));
            added.await?;
        }
        Ok(())
    }

    /// Returns the best teams, and the players with the most points per board.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn duplicate_lists(&self) -> Result<DuplicateLists, AppError> {
        let read = self.node.store.read(|connection| {
            let listed = team_results::listed(connection)?;
            let players = team_results::best_players(connection, &listed, BOARDS_MIN, LISTED_MAX)?;
            let mut teams = rated(&listed);
            teams.truncate(LISTED_MAX);
            let everybody = teams.iter().map(|team| team.captain).chain(players.iter().map(|sums| sums.user));
            let people = people::by_ids(connection, everybody)?;
            Ok::<_, store::DbError>((teams, players, people))
        });
        let (teams, players, people) = read.await?;
        let name = |user: &UserId| people.get(user).map_or("", |account| account.name.as_str()).to_owned();
        let team = |team: &Rated| TeamRatingRow {
            name: team.name.clone(),
            captain: name(&team.captain),
            rating: team.standing.rating.value(),
            experience: u32::try_from(team.standing.experience.value()).unwrap_or(u32::MAX),
            matches: team.matches,
            won: team.won,
        };
        let player = |sums: &PlayerSums| DuplicatePlayerRow {
            name: name(&sums.user),
            bot: people.get(&sums.user).is_some_and(|account| account.kind == AccountKind::Bot),
            boards: sums.boards,
            imp_won: sums.imp_won,
            imp_lost: sums.imp_lost,
        };
        Ok(DuplicateLists {
            teams: teams.iter().map(team).collect(),
            players: players.iter().map(player).collect(),
            boards_min: BOARDS_MIN,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::{cmp::Ordering, collections::BTreeSet};

    use super::*;
    use store::id::TeamMatchId;

    fn played(number: i64, a: (&str, i64), b: (&str, i64), vp: [u32; 2]) -> TeamResult {
        let team = |(name, captain): (&str, i64)| ListedTeam {
            name: name.to_owned(),
            captain: UserId::from_row(captain),
        };
        TeamResult {
            id: TeamMatchId::from_row(number),
            ended_at: Millis(number),
            boards: 6,
            teams: [team(a), team(b)],
            vp,
            players: Vec::new(),
            people: BTreeSet::new(),
            set_up_at: Millis(0),
        }
    }

    fn shown(results: &[TeamResult]) -> Vec<(String, u32, u32, Ordering)> {
        let line = |team: Rated| {
            let gained = team.standing.rating.value().partial_cmp(&1500.0).unwrap();
            (team.name, team.matches, team.won, gained)
        };
        rated(results).into_iter().map(line).collect()
    }

    #[test]
    fn a_team_is_its_name_and_its_captain_and_a_draw_changes_nothing() {
        let results = [
            played(1, ("Turm", 7), ("Berg", 8), [18, 12]),
            played(2, ("Berg", 8), ("turm", 7), [15, 15]),
            played(3, ("Turm", 9), ("Berg", 8), [10, 20]),
        ];
        let lines = shown(&results);
        assert_eq!(lines.len(), 3);
        assert_eq!(lines.iter().map(|line| line.1).sum::<u32>(), 6);
        assert_eq!(lines[0], ("turm".to_owned(), 2, 1, Ordering::Greater), "the latest spelling of the name");
        assert_eq!(lines[2].3, Ordering::Less);
        assert_eq!(shown(&results[1..2]).iter().map(|line| line.3).collect::<Vec<_>>(), [Ordering::Equal; 2]);
        assert!(shown(&[]).is_empty());
    }

    #[test]
    fn both_teams_are_rated_by_the_formula_of_the_other_lists() {
        let lines = rated(&[played(1, ("Turm", 7), ("Berg", 8), [18, 12])]);
        let weight = Weight::new(6).unwrap();
        let after = rate(weight, Standing::NEW_PLAYER, Standing::NEW_PLAYER);
        assert!(lines[0].standing.is_bit_for_bit(after.winner));
        assert!(lines[1].standing.is_bit_for_bit(after.loser));
    }
}
