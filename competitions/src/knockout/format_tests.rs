//! Swiss, lives and round robin as tournaments, with finals, late players and corrections.

use std::collections::BTreeSet;

use proptest::prelude::*;
use ratings::Rating;
use rules::MatchLength;

use super::*;
use crate::desk::Desk;
use crate::log::{Log, Logged, replay};
use crate::stage::{Meetings, Rounds};
use crate::{Draw, PlayerId, Seed, Time};

const MINUTE: u64 = 60_000;

fn settings(format: Format, go_on: Option<u32>) -> Settings {
    let bracket = BracketSettings {
        length: MatchLength::new(1).unwrap(),
        players_max: 64,
        idle_days: 14,
        by_rating: false,
        grace_ms: None,
        format,
        go_on,
    };
    Settings {
        places: 64,
        check_in: false,
        timetable: Timetable::default(),
        late_until: Some(Time::new(1_000_000_000)),
        pause_ms: Some(MINUTE),
        bracket,
    }
}

fn player(number: u64) -> PlayerId {
    PlayerId::new(number)
}

fn entry(number: u64) -> Entry {
    Entry { player: player(number), rating: Rating::START }
}

/// A tournament that is played with results by lot, and the steps that were taken.
struct Play {
    event: Knockout,
    steps: Vec<(Time, Step)>,
    now: Time,
    lots: Draw,
}

impl Play {
    fn new(format: Format, go_on: Option<u32>, players: u64, seed: u64) -> Self {
        let event = Knockout::new(settings(format, go_on));
        let mut play = Self { event, steps: Vec::new(), now: Time::new(0), lots: Draw::new(Seed::new(seed)) };
        for number in 1..=players {
            play.take(Step::Entered(entry(number)));
        }
        let first = play.event.draw_step(Branch::Main, Seed::of_sorted(seed));
        play.take(first);
        play
    }

    fn take(&mut self, step: Step) {
        self.event.take(step.clone(), self.now).unwrap_or_else(|why| panic!("{step:?}: {why:?}"));
        self.steps.push((self.now, step));
    }

    /// Decides all open matches by lot.
    fn decide(&mut self) {
        let open: Vec<(Branch, PairingId, [PlayerId; 2])> = self
            .event
            .brackets()
            .flat_map(|(branch, bracket)| {
                let spots = bracket.round(bracket.round_number()).into_iter();
                let open = spots.filter(|spot| spot.decided.is_none());
                open.filter_map(move |spot| {
                    let [one, other] = Seat::ALL.map(|seat| spot.pairing.player(seat));
                    Some((branch, spot.id, [one?, other?]))
                })
            })
            .collect();
        for (branch, pairing, players) in open {
            let winner = players[self.lots.below(2)];
            self.take(Step::Bracket(branch, BracketStep::Decided { pairing, winner, how: How::Played }));
        }
    }

    /// Takes the steps that are due, until nothing is. Matches are not set up.
    fn run_due(&mut self) {
        loop {
            let seed = Seed::new(self.lots.below(1_000_000) as u64);
            let open = OpenMatch {
                first: rules::MatchPoints::new(0),
                second: rules::MatchPoints::new(0),
                last_finished_game: None,
                current_game: TimeUsed { first: 0, second: 0 },
            };
            let due = self.event.due(self.now, seed, &Desk::new(Some(player(99))), |_| (open, None));
            let due: Vec<Step> = due
                .into_iter()
                .filter(|step| !matches!(step, Step::Bracket(_, BracketStep::FinalWeek { .. })))
                .collect();
            if due.is_empty() {
                return;
            }
            due.into_iter().for_each(|step| self.take(step));
        }
    }

    /// Plays to the end and returns the number of rounds of the main bracket.
    fn finish(&mut self) -> u32 {
        for _ in 0..300 {
            if self.event.is_over() {
                return self.main().round_number();
            }
            self.decide();
            self.now = self.now.after(2 * MINUTE);
            self.run_due();
        }
        panic!("the tournament does not end");
    }

    fn main(&self) -> &Bracket {
        self.event.bracket(Branch::Main).unwrap()
    }
}

#[test]
fn a_swiss_has_its_rounds_and_a_winner() {
    let mut play = Play::new(Format::Swiss(Rounds::Number(4)), None, 12, 3);
    assert_eq!(play.finish(), 4);
    let places = play.event.places();
    assert_eq!(places.len(), 12);
    assert_eq!(places[0].0, 1);
    let standings = play.main().standings().unwrap();
    assert_eq!(standings.groups.len(), 1);
    assert_eq!(standings.groups[0][0].0, places[0].1);
}

#[test]
fn with_two_lives_one_is_left() {
    let mut play = Play::new(Format::Lives(2), None, 9, 8);
    play.finish();
    let Phase::Won(winner) = play.main().phase() else { panic!("one is left") };
    assert_eq!(play.event.places()[0], (1, winner));
    assert_eq!(play.event.contenders(), BTreeSet::from([winner]));
}

#[test]
fn groups_lead_to_a_final_and_the_others_may_have_a_consolation() {
    let mut play = Play::new(Format::RoundRobin(3, Meetings::Once), Some(2), 12, 5);
    for _ in 0..3 {
        play.decide();
        play.now = play.now.after(2 * MINUTE);
        play.run_due();
    }
    let finals = play.event.bracket(Branch::Final).expect("the final follows the groups");
    let finalists: BTreeSet<PlayerId> = finals.entries().iter().map(|entry| entry.player).collect();
    assert_eq!(finalists.len(), 6);
    let consolation = play.event.draw_step(Branch::Consolation, Seed::new(4));
    play.take(consolation);
    let others = play.event.bracket(Branch::Consolation).unwrap().entries().len();
    assert_eq!(others, 6);
    play.finish();
    let places = play.event.places();
    assert_eq!(places.len(), 12);
    assert!(places[..6].iter().all(|(_, player)| finalists.contains(player)), "{places:?}");
    assert!(places.windows(2).all(|pair| pair[0].0 <= pair[1].0));
}

#[test]
fn a_late_player_joins_the_next_round_of_a_swiss_and_of_no_round_robin() {
    let mut play = Play::new(Format::Swiss(Rounds::Number(4)), None, 6, 1);
    play.decide();
    play.now = play.now.after(2 * MINUTE);
    play.run_due();
    play.take(Step::EnteredLate(entry(40)));
    assert_eq!(play.main().pairing_now(player(40)), None, "the round is drawn already");
    play.decide();
    play.now = play.now.after(2 * MINUTE);
    play.run_due();
    assert!(play.main().pairing_now(player(40)).is_some());
    play.finish();

    let mut robin = Play::new(Format::RoundRobin(1, Meetings::Once), None, 5, 1);
    let refused = robin.event.take(Step::EnteredLate(entry(40)), robin.now);
    assert_eq!(refused, Err(BracketRefused::NoBye.into()));
    robin.finish();
}

#[test]
fn who_has_withdrawn_is_not_paired_again() {
    let mut play = Play::new(Format::Swiss(Rounds::Number(5)), None, 8, 2);
    play.take(Step::Retired(player(3)));
    play.run_due();
    play.decide();
    for _ in 0..4 {
        play.now = play.now.after(2 * MINUTE);
        play.run_due();
        assert_eq!(play.main().pairing_now(player(3)), None);
        play.decide();
    }
    assert!(play.event.is_over());
}

#[test]
fn rounds_that_are_drawn_stay_when_a_result_is_corrected() {
    let mut play = Play::new(Format::Swiss(Rounds::Number(3)), None, 8, 6);
    play.finish();
    let mut log = Log::default();
    for (at, step) in &play.steps {
        log.push(Logged { at: *at, by: None, line: crate::log::Line::Step(step.clone()) });
    }
    let same = replay(&log, Knockout::new(settings(Format::Swiss(Rounds::Number(3)), None))).unwrap();
    assert_eq!(same.places(), play.event.places());

    let wrong = play.steps.iter().position(|(_, step)| {
        matches!(step, Step::Bracket(_, BracketStep::Decided { pairing, .. }) if pairing.round == 1)
    });
    let mut steps = play.steps.clone();
    if let Step::Bracket(_, BracketStep::Decided { pairing, winner, .. }) = &mut steps[wrong.unwrap()].1 {
        let players = play.main().pairing(*pairing).unwrap();
        *winner = players.player(players.seat_of(*winner).unwrap().other()).unwrap();
    }
    let mut corrected = Knockout::new(settings(Format::Swiss(Rounds::Number(3)), None));
    for (at, step) in steps {
        corrected.take(step, at).unwrap();
    }
    let rounds = |event: &Knockout| {
        let main = event.bracket(Branch::Main).unwrap();
        (1..=3).flat_map(|round| main.round(round)).map(|spot| spot.pairing).collect::<Vec<_>>()
    };
    assert_eq!(rounds(&corrected), rounds(&play.event));
    assert_ne!(corrected.bracket(Branch::Main).unwrap().standings(), play.main().standings());
}

#[test]
fn a_round_of_another_format_names_each_player_once_and_only_entrants() {
    let play = Play::new(Format::Swiss(Rounds::Number(3)), None, 4, 6);
    let mut event = Knockout::new(settings(Format::Swiss(Rounds::Number(3)), None));
    for number in 1..=4 {
        event.take(Step::Entered(entry(number)), play.now).unwrap();
    }
    let seed = Seed::new(1);
    let mut draw =
        |pairings| event.take(Step::Bracket(Branch::Main, BracketStep::Paired { seed, pairings }), play.now);
    let twice = vec![Pairing::Match(player(1), player(2)), Pairing::Match(player(2), player(3))];
    assert_eq!(draw(twice), Err(BracketRefused::PairedAlready.into()));
    let stranger = vec![Pairing::Match(player(1), player(7))];
    assert_eq!(draw(stranger), Err(BracketRefused::NotEntered(player(7)).into()));
    assert!(draw(vec![]).is_err());
    let knock_out = event.take(Step::Bracket(Branch::Main, BracketStep::Drawn { seed }), play.now);
    assert!(knock_out.is_err(), "the pairings are part of the step");
}

#[test]
fn settings_that_need_more_players_are_fitted_to_the_field() {
    for format in [
        Format::Swiss(Rounds::Number(20)),
        Format::Swiss(Rounds::UntilOneUnbeaten),
        Format::Lives(3),
        Format::RoundRobin(64, Meetings::Twice),
    ] {
        for go_on in [None, Some(16)] {
            let mut play = Play::new(format, go_on, 2, 1);
            play.finish();
        }
    }
}

fn formats() -> impl Strategy<Value = Format> {
    prop_oneof![
        (1..8_u32).prop_map(|rounds| Format::Swiss(Rounds::Number(rounds))),
        Just(Format::Swiss(Rounds::UntilOneUnbeaten)),
        (1..=3_u32).prop_map(Format::Lives),
        (1..5_u32, any::<bool>()).prop_map(|(groups, twice)| Format::RoundRobin(
            groups,
            if twice { Meetings::Twice } else { Meetings::Once }
        )),
    ]
}

proptest! {
    /// In any format every tournament ends, nobody is in a round twice, and everybody who was drawn has a place, even
    /// if players withdraw, are removed and enter late on the way.
    #[test]
    fn every_tournament_can_go_on_to_its_end(
        format in formats(),
        go_on in proptest::option::of(1..6_u32),
        players in 2..20_u64,
        seed in 0..1_000_u64,
        leaving in proptest::collection::vec((0..6_usize, 1..20_u64), 0..6),
        late in proptest::collection::vec((0..6_usize, 30..40_u64), 0..4),
    ) {
        let mut play = Play::new(format, go_on, players, seed);
        for round in 0..6 {
            for (_, who) in leaving.iter().filter(|(at, _)| *at == round) {
                let _refused = play.event.take(Step::Retired(player(*who)), play.now);
            }
            for (_, who) in late.iter().filter(|(at, _)| *at == round) {
                let _refused = play.event.take(Step::EnteredLate(entry(*who)), play.now);
            }
            play.run_due();
            play.decide();
            play.now = play.now.after(2 * MINUTE);
            play.run_due();
        }
        play.finish();
        for (_, bracket) in play.event.brackets() {
            for round in 1..=bracket.round_number() {
                let spots = bracket.round(round);
                let all: Vec<PlayerId> = spots.iter().flat_map(|spot| spot.pairing.players()).collect();
                let once: BTreeSet<PlayerId> = all.iter().copied().collect();
                prop_assert_eq!(once.len(), all.len());
            }
        }
        let places = play.event.places();
        let placed: BTreeSet<PlayerId> = places.iter().map(|(_, player)| *player).collect();
        prop_assert_eq!(placed.len(), places.len());
        prop_assert_eq!(places.first().map(|(place, _)| *place), Some(1));
    }
}

#[test]
fn an_exchange_gives_nobody_a_bye_and_lets_nobody_meet_twice() {
    let mut play = Play::new(Format::Swiss(Rounds::Number(5)), None, 5, 3);
    let mut refused = 0;
    for _ in 0..4 {
        let round = play.main().round(play.main().round_number());
        let players: Vec<PlayerId> = round.iter().flat_map(|spot| spot.pairing.players()).collect();
        for (at, first) in players.iter().enumerate() {
            for second in &players[at + 1..] {
                let mut tried = play.event.clone();
                let swap = BracketStep::Swapped { first: *first, second: *second };
                if tried.take(Step::Bracket(Branch::Main, swap), play.now).is_err() {
                    refused += 1;
                    continue;
                }
                let main = tried.bracket(Branch::Main).unwrap();
                let byes = |main: &Bracket| {
                    let last = main.round(main.round_number()).into_iter();
                    last.filter(|spot| matches!(spot.pairing, Pairing::Bye(_))).collect::<Vec<_>>()
                };
                assert_eq!(byes(main), byes(play.main()));
                let met: Vec<BTreeSet<PlayerId>> = (1..=main.round_number())
                    .flat_map(|number| main.round(number))
                    .map(|spot| spot.pairing.players().collect::<BTreeSet<_>>())
                    .filter(|pair| pair.len() == 2)
                    .collect();
                assert_eq!(met.iter().collect::<BTreeSet<_>>().len(), met.len(), "{met:?}");
            }
        }
        play.decide();
        play.now = play.now.after(2 * MINUTE);
        play.run_due();
    }
    assert!(refused > 0);
}

#[test]
fn a_late_player_has_lost_a_life_for_each_round_missed_but_the_last() {
    let mut play = Play::new(Format::Lives(3), None, 16, 3);
    for round in 1..=4_u64 {
        play.take(Step::EnteredLate(entry(40 + round)));
        let standings = play.main().standings().unwrap();
        let (_, row) = standings.groups[0].iter().find(|(one, _)| *one == player(40 + round)).unwrap();
        let left = 3_u64.saturating_sub(round).max(1);
        assert_eq!(row.values[0], Some(crate::stage::Points::whole(u32::try_from(left).unwrap())), "{round}");
        play.decide();
        play.now = play.now.after(2 * MINUTE);
        play.run_due();
    }
}
