//! The players who can still win a knock-out, and the matches that can still begin.

use std::collections::BTreeSet;

use super::super::facts::{Outcome, Spot};
use super::super::pairing::{Pairing, PairingId};
use super::{Branch, Knockout, Place};
use crate::id::PlayerId;
use crate::log::Meeting;

impl Knockout {
    /// Returns the players of the draw who are not out: those who have lost in no bracket since its last draw, and,
    /// until round two is drawn, the losers of round one, who may come back. In other formats than a knock-out, all are
    /// in until the final is drawn who have not lost their lives. Empty before the draw.
    #[must_use]
    pub fn contenders(&self) -> BTreeSet<PlayerId> {
        let mut contenders = BTreeSet::new();
        for (branch, bracket) in self.brackets() {
            if let Some(played) = bracket.played() {
                contenders.extend(played.contenders().into_iter().filter(|_| self.finals.is_none()));
                continue;
            }
            let last = bracket.round_number();
            let all_may_come_back = branch == Branch::Main && last == 1;
            for spot in bracket.round(last) {
                contenders
                    .extend(players_of(&spot).filter(|player| all_may_come_back || is_in(&spot, *player)));
            }
        }
        contenders.retain(|player| !self.is_retired(*player));
        contenders
    }

    /// Returns the match of two players at a place of the bracket, whatever table it is played at.
    #[must_use]
    pub fn meeting((branch, pairing): Place, [first, second]: [PlayerId; 2]) -> Meeting {
        let bracket = match branch {
            Branch::Main => "main",
            Branch::Consolation => "consolation",
            Branch::Final => "final",
        };
        Meeting::new(format!("{bracket} {}", pairing.round), first.get(), second.get())
    }

    /// Returns true if a match waits for its table, or the next draw may pair its players because both have won.
    #[must_use]
    pub fn may_begin(&self, meeting: &Meeting) -> bool {
        let is_it = |(place, players): (Place, [PlayerId; 2])| Self::meeting(place, players) == *meeting;
        self.to_set_up().into_iter().any(is_it)
            || self.brackets().any(|(branch, bracket)| {
                let last = bracket.round_number();
                let next = (branch, PairingId { round: last + 1, number: 1 });
                let may_meet: Vec<PlayerId> = match bracket.played() {
                    Some(played) if played.is_over() => Vec::new(),
                    Some(played) => played.contenders(),
                    None => bracket.round(last).iter().filter_map(|spot| spot.decided?.winner()).collect(),
                };
                let players = meeting.sides.map(PlayerId::new);
                Self::meeting(next, players) == *meeting
                    && players.iter().all(|player| may_meet.contains(player))
            })
            || self.main.as_ref().is_some_and(|main| {
                let first = (Branch::Final, PairingId { round: 1, number: 1 });
                let players = meeting.sides.map(PlayerId::new);
                let may_meet = main.going_on();
                self.finals.is_none()
                    && Self::meeting(first, players) == *meeting
                    && players.iter().all(|player| may_meet.contains(player))
            })
    }
}

fn players_of(spot: &Spot) -> impl Iterator<Item = PlayerId> {
    let players = match spot.pairing {
        Pairing::Match(first, second) => [Some(first), Some(second)],
        Pairing::Bye(player) => [Some(player), None],
    };
    players.into_iter().flatten()
}

/// Returns true if a player of a match is still in the bracket.
fn is_in(spot: &Spot, player: PlayerId) -> bool {
    match spot.decided {
        None => true,
        Some(Outcome::Won(winner, _)) => winner == player,
        Some(Outcome::BothLost) => false,
    }
}

#[cfg(test)]
mod tests {
    use ratings::Rating;
    use rules::MatchLength;

    use super::super::super::{
        BracketSettings, BracketStep, Entry, Format, How, Seat, Settings, Step, Timetable,
    };
    use super::*;
    use crate::{Seed, Time};

    fn player(number: u64) -> PlayerId {
        PlayerId::new(number)
    }

    /// Returns a knock-out of four players whose first round is drawn.
    fn drawn() -> Knockout {
        let bracket = BracketSettings {
            length: MatchLength::new(1).unwrap(),
            players_max: 4,
            idle_days: 14,
            by_rating: false,
            grace_ms: None,
            format: Format::KnockOut,
            go_on: None,
        };
        let timetable = Timetable::default();
        let settings =
            Settings { places: 4, check_in: false, timetable, late_until: None, pause_ms: None, bracket };
        let mut on = Knockout::new(settings);
        for number in 1..=4 {
            take(&mut on, Step::Entered(Entry { player: player(number), rating: Rating::START }));
        }
        assert_eq!(on.contenders(), BTreeSet::new(), "nothing is drawn");
        draw(&mut on);
        on
    }

    fn take(on: &mut Knockout, step: Step) {
        on.take(step, Time::new(0)).unwrap();
    }

    fn draw(on: &mut Knockout) {
        take(on, Step::Bracket(Branch::Main, BracketStep::Drawn { seed: Seed::new(5) }));
    }

    /// Lets the player listed first win each match of the last round. Returns the winners and the losers.
    fn decide_all(on: &mut Knockout) -> [BTreeSet<PlayerId>; 2] {
        let bracket = on.bracket(Branch::Main).unwrap();
        let mut sides = [BTreeSet::new(), BTreeSet::new()];
        for spot in bracket.round(bracket.round_number()) {
            let [winner, loser] = Seat::ALL.map(|seat| spot.pairing.player(seat).unwrap());
            sides[0].insert(winner);
            sides[1].insert(loser);
            let step = BracketStep::Decided { pairing: spot.id, winner, how: How::Played };
            take(on, Step::Bracket(Branch::Main, step));
        }
        sides
    }

    #[test]
    fn a_loser_is_out_when_round_two_is_drawn() {
        let mut on = drawn();
        let all: BTreeSet<PlayerId> = (1..=4).map(player).collect();
        assert_eq!(on.contenders(), all);
        let [won, _] = decide_all(&mut on);
        assert_eq!(on.contenders(), all, "a loser of round one may come back");
        draw(&mut on);
        assert_eq!(on.contenders(), won);
        let [winner, _] = decide_all(&mut on);
        assert_eq!(on.contenders(), winner, "a correction could still take the title away");
    }

    #[test]
    fn a_player_who_has_withdrawn_is_out() {
        let mut on = drawn();
        take(&mut on, Step::Retired(player(2)));
        assert!(!on.contenders().contains(&player(2)));
    }

    #[test]
    fn a_match_may_begin_until_its_table_is_set_up_and_from_the_results_that_lead_to_it_on() {
        let mut on = drawn();
        let (place, players) = on.to_set_up()[0];
        let meeting = Knockout::meeting(place, players);
        assert!(on.may_begin(&meeting));
        take(&mut on, Step::Begun { place, number: 7 });
        assert!(!on.may_begin(&meeting));

        let [won, _] = decide_all(&mut on);
        let won: Vec<PlayerId> = won.into_iter().collect();
        let last = Knockout::meeting((Branch::Main, PairingId { round: 2, number: 1 }), [won[1], won[0]]);
        assert!(on.may_begin(&last), "the next draw pairs them");
        draw(&mut on);
        let (place, _) = on.to_set_up()[0];
        assert!(on.may_begin(&last));
        take(&mut on, Step::Begun { place, number: 8 });
        assert!(!on.may_begin(&last));
    }
}
