//! Which wins of events count for a title. `docs/titles.md` states the rule.

use std::collections::BTreeSet;

use store::{
    established::Established,
    id::{TeamMatchId, UserId},
};
use wire::Millis;

use super::person::Person;

/// The minimum number of established players of an event whose winner gets a title.
pub(super) const PLAYERS_MIN: usize = 8;
/// The minimum number of established teams of a team event whose winners get a title.
pub(super) const TEAMS_MIN: usize = 4;
/// The minimum number of established players whom the winner of a knock-out has beaten at the board. A field of
/// [`PLAYERS_MIN`] has as many rounds.
pub(super) const BEATEN_MIN: usize = 3;

/// The first place of a user in a competition that is over, which nobody shares, and the accounts that made it.
#[derive(Debug, Clone)]
pub(crate) struct Win {
    /// The number of players, or of teams.
    pub(super) field: usize,
    pub(super) begun_at: Millis,
    /// The accounts all of which have to be established: the directors, and in a team event everybody.
    pub(super) makers: BTreeSet<UserId>,
    /// The entrants, each with its accounts: one for a player, several for a team.
    pub(super) entrants: Vec<Vec<UserId>>,
    pub(super) entrants_min: usize,
    /// The players whom the winner has beaten at the board.
    pub(super) beaten: BTreeSet<UserId>,
    pub(super) beaten_min: usize,
    /// The team matches of the winner's team.
    pub(super) team_matches: Vec<TeamMatchId>,
}

impl Win {
    /// Returns all accounts on which it depends whether the win counts.
    pub(super) fn accounts(&self) -> impl Iterator<Item = UserId> {
        let entrants = self.entrants.iter().flatten();
        self.makers.iter().chain(entrants).chain(&self.beaten).copied()
    }

    /// Returns true if the win counts for a title: accounts that were not established when the event began, house bots
    /// and the winner's other accounts can be left out, and the event is still large enough.
    pub(super) fn counts(&self, winner: &Person, established: &Established) -> bool {
        let at = self.begun_at;
        let is_another = |user: &UserId| !winner.has(*user) && established.was_person(*user, at);
        let is_counted = |entrant: &&Vec<UserId>| {
            let is_own = entrant.contains(&winner.user());
            entrant.iter().all(|user| is_another(user) || is_own && established.was_person(*user, at))
        };
        established.was_person(winner.user(), at)
            && established.were_all(self.makers.iter().copied(), at)
            && self.entrants.iter().filter(is_counted).count() >= self.entrants_min
            && self.beaten.iter().filter(|user| is_another(user)).count() >= self.beaten_min
    }
}

#[cfg(test)]
mod tests {
    use store::established::Since;

    use super::*;

    const BEGUN: Millis = Millis(1_000);
    const WINNER: i64 = 1;

    fn user(number: i64) -> UserId {
        UserId::from_row(number)
    }

    /// Accounts below 100 are established, those from 200 on are house bots, and the others became established when the
    /// event had begun.
    fn established() -> Established {
        let since = |number| match number {
            0..100 => Since::At(Millis(number)),
            100..200 => Since::At(Millis(BEGUN.0 + 1)),
            _ => Since::Always,
        };
        (0..300).map(|number| (user(number), since(number))).collect()
    }

    /// Returns the winner, who also has the accounts 90 and 190.
    fn winner() -> Person {
        Person::new(user(WINNER), [90, 190].map(user).into())
    }

    fn win(others: impl IntoIterator<Item = i64>, beaten: impl IntoIterator<Item = i64>) -> Win {
        let entrants: Vec<Vec<UserId>> =
            [WINNER].into_iter().chain(others).map(|number| vec![user(number)]).collect();
        Win {
            field: entrants.len(),
            begun_at: BEGUN,
            makers: [user(50)].into(),
            entrants,
            entrants_min: PLAYERS_MIN,
            beaten: beaten.into_iter().map(user).collect(),
            beaten_min: BEATEN_MIN,
            team_matches: Vec::new(),
        }
    }

    #[test]
    fn a_win_counts_among_established_players_alone() {
        let counts = |win: &Win| win.counts(&winner(), &established());
        assert!(counts(&win(2..9, 2..5)));
        assert!(!counts(&win(2..8, 2..5)), "seven players");
        assert!(!counts(&win(2..9, 2..4)), "two opponents beaten");
        assert!(!counts(&win((2..8).chain([90]), 2..5)), "an own account");
        assert!(!counts(&win(2..9, [2, 3, 90])), "an own account is beaten");
        let by_new_director = Win { makers: [user(50), user(100)].into(), ..win(2..9, 2..5) };
        assert!(!counts(&by_new_director));
        let by_bot = Win { makers: [user(200)].into(), ..win(2..9, 2..5) };
        assert!(counts(&by_bot), "a team event may have teams of house bots");
        let late = Win { begun_at: Millis(0), ..win(2..9, 2..5) };
        assert!(!counts(&late), "the winner was not established");
    }

    /// All mixes of established, new, own and house accounts: only the established ones of others decide.
    #[test]
    fn no_number_of_other_accounts_makes_up_for_an_established_one() {
        for (entered, beaten) in (5..9).flat_map(|entered| (1..5).map(move |beaten| (entered, beaten))) {
            let expected = entered + 1 >= PLAYERS_MIN && beaten >= BEATEN_MIN;
            for (new, own, bots) in [(0, 0, 0), (20, 0, 0), (0, 2, 0), (0, 0, 20), (30, 2, 30)] {
                let first = |count: usize, from: i64| (from..).take(count);
                let more: Vec<i64> =
                    first(new, 100).chain([90, 190].into_iter().take(own)).chain(first(bots, 200)).collect();
                let of = |count: usize| first(count, 2).chain(more.iter().copied());
                let counts = win(of(entered), of(beaten)).counts(&winner(), &established());
                assert_eq!(counts, expected, "{entered} {beaten}, {new} new, {own} own, {bots} bots");
            }
        }
    }

    #[test]
    fn a_team_counts_if_all_its_people_are_established() {
        let teams = |last: [i64; 2]| {
            let teams = [[WINNER, 2], [3, 4], [5, 6], last];
            let entrants = teams.into_iter().map(|team| team.map(user).to_vec()).collect();
            Win { entrants, entrants_min: TEAMS_MIN, beaten_min: 0, ..win([], []) }
        };
        for (last, expected) in [([7, 8], true), ([7, 100], false), ([7, 90], false), ([200, 201], false)] {
            assert_eq!(teams(last).counts(&winner(), &established()), expected, "{last:?}");
        }
    }
}
