//! Tests of corrections: on a small procedure in tables, and on random histories of knock-outs and team events.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::knockout::{
    BracketSettings, BracketStep, Branch, Entry, Format, How, Knockout, Pairing, Phase, Seat, Settings, Step,
    Timetable,
};
use crate::team_event::{Meetings, Rules, Step as EventStep, TeamEvent, TieState};
use crate::team_match::TeamSheet;
use crate::{Seed, TeamId};
use ratings::{Rating, duplicate::VictoryPoints};
use rules::MatchLength;

fn reason() -> Reason {
    Reason::new("entered for the wrong table").unwrap()
}

fn logged<S>(line: Line<S>) -> Logged<S> {
    Logged { at: Time::new(0), by: None, line }
}

/// A counter that must not fall below zero.
#[derive(Clone, Debug, PartialEq)]
struct Counter(i32);

impl Procedure for Counter {
    type Step = i32;
    type Refused = &'static str;

    fn apply(&mut self, _seq: u32, _at: Time, step: &i32) -> Result<(), &'static str> {
        if self.0 + step < 0 {
            return Err("below zero");
        }
        self.0 += step;
        Ok(())
    }

    /// The sum after a negative step is its meaning, so a correction must not change that sum.
    fn meaning(&self, step: &i32) -> Option<String> {
        (*step < 0).then(|| self.0.to_string())
    }
}

fn counted(steps: &[i32]) -> Log<i32> {
    let mut log = Log::default();
    steps.iter().for_each(|step| log.push(logged(Line::Step(*step))));
    log
}

fn wanted<S>(of: u32, instead: Option<S>) -> Wanted<S> {
    Wanted { of, instead, gone: BTreeSet::new(), reason: reason() }
}

fn plan<P: Procedure>(
    log: &Log<P::Step>,
    start: &P,
    wanted: Wanted<P::Step>,
    is_made_again: impl Fn(u32, &P::Step) -> bool,
) -> Result<Plan<P>, NoPlan<P::Refused>> {
    let before = replay(log, start.clone()).unwrap_or_else(|(seq, _)| panic!("step {seq} does not fit"));
    Plans::new(log, start.clone(), before).plan(wanted, is_made_again)
}

/// Plans and writes a correction, and checks that a replay gives the state of the plan.
fn correct(log: &mut Log<i32>, of: u32, instead: Option<i32>) -> Result<i32, NoPlan<&'static str>> {
    // In these tests the site makes the steps of -1.
    let plan = self::plan(log, &Counter(0), wanted(of, instead), |_, step| *step == -1)?;
    log.push(logged(Line::Correction(plan.correction)));
    assert_eq!(replay(log, Counter(0)), Ok(plan.after.clone()));
    Ok(plan.after.0)
}

#[test]
fn a_step_is_undone_and_the_undo_too() {
    let mut log = counted(&[5, 7]);
    assert_eq!(correct(&mut log, 1, None), Ok(7));
    let twice = NoPlan::Refused(Refused::UndoneAlready { of: 1, by: 3 });
    assert_eq!(correct(&mut log, 1, None), Err(twice));
    assert_eq!(correct(&mut log, 3, None), Ok(12), "the undo is undone");
    assert_eq!(correct(&mut log, 4, None), Ok(7), "and that too");
    let since = NoPlan::Refused(Refused::UndoneAlready { of: 3, by: 4 });
    assert_eq!(correct(&mut log, 4, None), Err(NoPlan::Refused(Refused::UndoneAlready { of: 4, by: 5 })));
    assert_ne!(correct(&mut log, 4, None), Err(since));
    assert_eq!(correct(&mut log, 99, None), Err(NoPlan::Refused(Refused::NoSuchStep { of: 99, last: 5 })));
    assert_eq!(correct(&mut log, 0, None), Err(NoPlan::Refused(Refused::NoSuchStep { of: 0, last: 5 })));
}

#[test]
fn plans_of_a_long_log_begin_in_its_middle() {
    let steps: Vec<i32> = (1..=300).collect();
    let sum: i32 = steps.iter().sum();
    let mut log = counted(&steps);
    assert_eq!(correct(&mut log, 150, Some(1_000)), Ok(sum - 150 + 1_000));
    let plans = Plans::new(&log, Counter(0), replay(&log, Counter(0)).unwrap());
    for of in 1..=300 {
        let planned = plans.plan(wanted(of, None), |_, _| false).map(|plan| plan.after.0);
        let expected = match of {
            150 => Err(NoPlan::Refused(Refused::CorrectedSince { of, by: 301 })),
            _ => Ok(sum - 150 + 1_000 - i32::try_from(of).unwrap()),
        };
        assert_eq!(planned, expected, "step {of}");
    }
    assert_eq!(plans.plan(wanted(301, None), |_, _| false).map(|plan| plan.after.0), Ok(sum));
}

#[test]
fn a_step_is_replaced_and_the_newest_correction_counts() {
    let mut log = counted(&[5, 7]);
    assert_eq!(correct(&mut log, 1, Some(6)), Ok(13));
    assert_eq!(correct(&mut log, 1, Some(8)), Ok(15));
    let older = NoPlan::Refused(Refused::CorrectedSince { of: 1, by: 4 });
    assert_eq!(correct(&mut log, 3, None), Err(older.clone()));
    assert_eq!(correct(&mut log, 1, None), Err(older));
    assert_eq!(correct(&mut log, 4, None), Ok(13), "the older correction counts again");
    assert_eq!(correct(&mut log, 3, None), Ok(12));
    assert_eq!(correct(&mut log, 3, Some(1)), Err(NoPlan::Refused(Refused::UndoneAlready { of: 3, by: 6 })));
    assert_eq!(correct(&mut log, 1, Some(-3)), Err(NoPlan::Impossible("below zero")));
}

#[test]
fn a_match_that_was_called_off_never_begins_again_and_an_undone_one_does_so_once() {
    let meeting = |one, other| Meeting::new("main 3".to_owned(), one, other);
    assert_eq!(meeting(7, 8), meeting(8, 7), "the sides have no order");
    let mut log = counted(&[5, 7]);
    let correction = |instead: Option<i32>, called_off: &[Meeting]| Correction {
        of: 1,
        instead,
        taken_back: Vec::new(),
        called_off: called_off.to_vec(),
        reason: reason(),
    };
    assert_eq!(log.never_again(None), BTreeSet::new());
    let undone = correction(None, &[meeting(1, 2)]);
    assert_eq!(log.never_again(Some(&undone)), BTreeSet::new());
    log.push(logged(Line::Correction(undone.clone())));
    assert_eq!(log.never_again(Some(&undone)), BTreeSet::from([meeting(1, 2)]), "once, and not twice");
    assert_eq!(log.never_again(None), BTreeSet::new(), "another correction does not count for it");
    let replaced = correction(Some(6), &[meeting(3, 4)]);
    assert_eq!(log.never_again(Some(&replaced)), BTreeSet::from([meeting(3, 4)]));
    log.push(logged(Line::Correction(replaced)));
    // A later correction takes nothing of this back.
    log.push(logged(Line::Correction(Correction { of: 4, ..correction(None, &[]) })));
    assert_eq!(log.never_again(None), BTreeSet::from([meeting(3, 4)]));
}

#[test]
fn what_depends_is_named_and_steps_of_the_site_are_taken_back() {
    // -2 depends on the 5 before it, because the sum after it would change. -1 is a step of the site, so it is taken
    // back.
    let mut log = counted(&[5, -2, 3]);
    assert_eq!(correct(&mut log, 1, None), Err(NoPlan::Depends { on: 2 }));
    let mut log = counted(&[5, -1, 3]);
    assert_eq!(correct(&mut log, 1, None), Ok(3));
    assert_eq!(log.fates()[&2], Fate::TakenBack { by: 4 });
    assert_eq!(correct(&mut log, 2, None), Err(NoPlan::Refused(Refused::UndoneAlready { of: 2, by: 4 })));
    // Undoing the undo does not restore the step of the site. If it is due, the site makes it again.
    assert_eq!(correct(&mut log, 4, None), Ok(8));
    assert_eq!(log.out_of_force(), [(2, &-1)]);
}

#[test]
fn acts_at_the_desk_are_answered_and_not_undone() {
    let mut log = counted(&[5]);
    log.push(logged(Line::Desk(desk::Act::DirectorAdded(PlayerId::new(3)))));
    assert_eq!(correct(&mut log, 2, None), Err(NoPlan::Refused(Refused::AtTheDesk(2))));
    assert_eq!(correct(&mut log, 1, None), Ok(0));
    assert_eq!(correct(&mut log, 3, Some(4)), Err(NoPlan::Refused(Refused::NotReplaceable(3))));
}

fn knockout(players: u64) -> Knockout {
    knockout_of(&vec![1500; usize::try_from(players).unwrap()], false)
}

/// Returns a knock-out of players with these ratings.
fn knockout_of(ratings: &[u16], by_rating: bool) -> Knockout {
    let bracket = BracketSettings {
        length: MatchLength::new(5).unwrap(),
        players_max: 64,
        idle_days: 14,
        by_rating,
        grace_ms: None,
        format: Format::KnockOut,
        go_on: None,
    };
    let mut new = Knockout::new(Settings {
        places: 64,
        check_in: false,
        bracket,
        timetable: Timetable::default(),
        late_until: None,
        pause_ms: None,
    });
    for (number, rating) in (1..).zip(ratings) {
        let entry = Entry { player: PlayerId::new(number), rating: Rating::new(f64::from(*rating)).unwrap() };
        new.take(Step::Entered(entry), Time::new(0)).unwrap();
    }
    new
}

/// Takes a step that the rules allow, and adds it to the steps.
fn go_on(state: &mut Knockout, steps: &mut Vec<Step>, step: Step) {
    state.take(step.clone(), Time::new(0)).unwrap();
    steps.push(step);
}

/// Plays the first round of a knock-out and sets up the second. `lots` chooses the winners.
fn second_round(start: &Knockout, seed: u64, lots: &[bool]) -> (Knockout, Vec<Step>) {
    let (mut state, mut steps) = (start.clone(), Vec::new());
    let draw = Step::Bracket(Branch::Main, BracketStep::Drawn { seed: Seed::new(seed) });
    go_on(&mut state, &mut steps, draw.clone());
    let mut lots = lots.iter().cycle();
    for (place, _) in state.to_set_up() {
        go_on(&mut state, &mut steps, Step::Begun { place, number: u64::from(place.1.number) });
    }
    for ((branch, pairing), _) in state.open_matches() {
        let seat = if *lots.next().unwrap() { Seat::First } else { Seat::Second };
        let winner = state.bracket(branch).unwrap().pairing(pairing).unwrap().player(seat).unwrap();
        let step = BracketStep::Decided { pairing, winner, how: How::Played };
        go_on(&mut state, &mut steps, Step::Bracket(branch, step));
    }
    if matches!(state.bracket(Branch::Main).unwrap().phase(), Phase::BetweenRounds(_)) {
        go_on(&mut state, &mut steps, draw.clone());
    }
    for (place, _) in state.to_set_up() {
        go_on(&mut state, &mut steps, Step::Begun { place, number: 100 + u64::from(place.1.number) });
    }
    (state, steps)
}

/// Plays a knock-out with the lots of `choices` to its end, as the server does: draws, tables, results.
fn played_knockout(start: &Knockout, choices: &[u8]) -> Vec<Step> {
    let (mut state, mut steps, mut choices) = (start.clone(), Vec::new(), choices.iter().cycle());
    let mut number = 0;
    while !state.is_over() {
        let mut next: Vec<Step> = Vec::new();
        if state.bracket(Branch::Main).is_none_or(|main| matches!(main.phase(), Phase::BetweenRounds(_))) {
            let seed = Seed::new(u64::from(*choices.next().unwrap()));
            next.push(Step::Bracket(Branch::Main, BracketStep::Drawn { seed }));
        } else if let Some((place, _)) = state.to_set_up().first() {
            number += 1;
            next.push(Step::Begun { place: *place, number });
        } else if let Some(((branch, pairing), _)) = state.open_matches().first() {
            let spot = state.bracket(*branch).unwrap().round(pairing.round)[pairing.number as usize - 1];
            let seat = Seat::ALL[usize::from(choices.next().unwrap() % 2)];
            let winner = spot.pairing.player(seat).unwrap();
            let step = BracketStep::Decided { pairing: *pairing, winner, how: How::Director };
            next.push(Step::Bracket(*branch, step));
        }
        for step in next {
            state.take(step.clone(), Time::new(0)).unwrap();
            steps.push(step);
        }
    }
    steps
}

fn log_of<S: Clone>(steps: &[S]) -> Log<S> {
    let mut log = Log::default();
    steps.iter().for_each(|step| log.push(logged(Line::Step(step.clone()))));
    log
}

/// Returns the state after `steps` without those in `without`. All other steps must fit.
fn as_if_never<P: Procedure>(start: &P, steps: &[P::Step], without: &BTreeSet<u32>) -> P {
    let mut state = start.clone();
    for (seq, step) in (1..).zip(steps).filter(|(seq, _)| !without.contains(seq)) {
        assert!(state.apply(seq, Time::new(0), step).is_ok(), "step {seq} stays, so it fits");
    }
    state
}

fn is_of_the_site(step: &Step) -> bool {
    matches!(step, Step::Begun { .. } | Step::Bracket(_, BracketStep::Drawn { .. }))
}

proptest! {
    /// Undoing any step of a knock-out leaves the state as if the step had never been made, or names a later step
    /// that depends on it. Undoing the undo restores everything except the steps of the site.
    #[test]
    fn undo_in_a_knockout_is_as_if_the_step_had_never_been(
        players in 2_u64..12,
        choices in proptest::collection::vec(any::<u8>(), 1..20),
        length in any::<prop::sample::Index>(),
        of in any::<prop::sample::Index>(),
    ) {
        let start = knockout(players);
        let all = played_knockout(&start, &choices);
        let steps = &all[..=length.index(all.len())];
        let of = u32::try_from(of.index(steps.len()) + 1).unwrap();
        let mut log = log_of(steps);
        match plan(&log, &start, wanted(of, None), |_, step| is_of_the_site(step)) {
            Ok(plan) => {
                let mut without: BTreeSet<u32> = plan.correction.taken_back.iter().copied().collect();
                let are_later = without.iter().all(|seq| is_of_the_site(&steps[*seq as usize - 1]) && *seq > of);
                prop_assert!(are_later);
                without.insert(of);
                // Which decisions were undone is not forgotten.
                let before = replay(&log, start.clone()).unwrap();
                let mut expected = as_if_never(&start, steps, &without);
                expected.remember(&before);
                prop_assert_eq!(&plan.after, &expected);
                // Every pairing that remains is the same as before the correction.
                if let (Some(was), Some(is)) = (before.bracket(Branch::Main), plan.after.bracket(Branch::Main)) {
                    for round in 1..=is.round_number() {
                        let pairings = |bracket: &crate::knockout::Bracket| -> Vec<Pairing> {
                            bracket.round(round).iter().map(|spot| spot.pairing).collect()
                        };
                        prop_assert_eq!(pairings(was), pairings(is));
                    }
                }
                log.push(logged(Line::Correction(plan.correction)));
                let undone = replay(&log, start.clone()).unwrap();
                let mut replayed = undone.clone();
                replayed.remember(&before);
                prop_assert_eq!(&replayed, &plan.after);
                let undo = log.last_seq();
                let again = self::plan(&log, &start, wanted(undo, None), |_, step| is_of_the_site(step));
                without.remove(&of);
                let mut expected = as_if_never(&start, steps, &without);
                expected.remember(&undone);
                prop_assert_eq!(again.unwrap().after, expected);
            }
            Err(NoPlan::Depends { on }) => {
                let is_played = !is_of_the_site(&steps[on as usize - 1]);
                prop_assert!(on > of && is_played);
            }
            Err(other) => prop_assert!(false, "{other:?}"),
        }
    }

    /// A correction exchanges two names in the next round, the lucky losers included, and nothing else. Only the begun
    /// matches of these two players stand in its way.
    #[test]
    fn a_correction_replaces_a_name_and_moves_nothing_else(
        ratings in proptest::collection::vec(1_000_u16..2_000, 3..20),
        by_rating in any::<bool>(),
        seed in any::<u64>(),
        lots in proptest::collection::vec(any::<bool>(), 1..20),
        of in any::<prop::sample::Index>(),
        begun in any::<u32>(),
    ) {
        let start = knockout_of(&ratings, by_rating);
        let (before, steps) = second_round(&start, seed, &lots);
        let log = log_of(&steps);
        let decided: Vec<(u32, Step)> = (1..)
            .zip(steps.iter().cloned())
            .filter(|(_, step)| matches!(step, Step::Bracket(_, BracketStep::Decided { .. })))
            .collect();
        let (seq, step) = decided[of.index(decided.len())].clone();
        let Step::Bracket(branch, BracketStep::Decided { pairing, winner, how }) = step else { unreachable!() };
        let match_ = before.bracket(branch).unwrap().pairing(pairing).unwrap();
        let loser = match_.player(match_.seat_of(winner).unwrap().other()).unwrap();
        let instead = Step::Bracket(branch, BracketStep::Decided { pairing, winner: loser, how });
        let has_begun = |number: u64| number < 100 || begun >> (number % 32) & 1 == 1;
        let is_made_again = |_: u32, step: &Step| {
            let is_begun = matches!(step, Step::Begun { number, .. } if has_begun(*number));
            is_of_the_site(step) && !is_begun
        };
        let mut concerned = BTreeSet::new();
        let mut in_the_way = None;
        for (seq, step) in (1_u32..).zip(&steps) {
            let Step::Begun { place: (branch, id), number } = step else { continue };
            let pairing = before.bracket(*branch).unwrap().pairing(*id).unwrap();
            if *number >= 100 && (pairing.has(winner) || pairing.has(loser)) {
                concerned.insert(seq);
                in_the_way = in_the_way.or(has_begun(*number).then_some(seq));
            }
        }
        match plan(&log, &start, wanted(seq, Some(instead)), is_made_again) {
            Err(NoPlan::Depends { on }) => {
                prop_assert!(concerned.contains(&on) && in_the_way.is_some());
            }
            Err(other) => prop_assert!(false, "{other:?}"),
            Ok(plan) => {
                prop_assert_eq!(in_the_way, None);
                prop_assert_eq!(plan.correction.taken_back, concerned.into_iter().collect::<Vec<_>>());
                let exchanged = |player| {
                    if player == winner {
                        loser
                    } else if player == loser {
                        winner
                    } else {
                        player
                    }
                };
                let (was, is) = (before.bracket(Branch::Main).unwrap(), plan.after.bracket(Branch::Main).unwrap());
                prop_assert_eq!(was.round_number(), is.round_number());
                for (was, is) in was.round(2).iter().zip(is.round(2)) {
                    let expected = match was.pairing {
                        Pairing::Bye(player) => Pairing::Bye(exchanged(player)),
                        Pairing::Match(first, second) => Pairing::Match(exchanged(first), exchanged(second)),
                    };
                    prop_assert_eq!(is.pairing, expected);
                }
                let consolation = |bracket: &crate::knockout::Bracket| bracket.for_consolation();
                let expected: Vec<PlayerId> = consolation(was).into_iter().map(exchanged).collect();
                prop_assert_eq!(consolation(is), expected);
            }
        }
    }

    /// A corrected winner leaves no old pairing with the wrong player. Either the next round is drawn again, or the
    /// correction is refused because a match of that round has been played.
    #[test]
    fn a_corrected_winner_leaves_no_contradiction(
        players in 2_u64..12,
        choices in proptest::collection::vec(any::<u8>(), 1..20),
        length in any::<prop::sample::Index>(),
    ) {
        let start = knockout(players);
        let all = played_knockout(&start, &choices);
        let steps = &all[..=length.index(all.len())];
        let log = log_of(steps);
        let state = replay(&log, start.clone()).unwrap();
        for (seq, step) in (1_u32..).zip(steps) {
            let Step::Bracket(branch, BracketStep::Decided { pairing, winner, how }) = *step else { continue };
            let spot = state.bracket(branch).unwrap().round(pairing.round)[pairing.number as usize - 1];
            let other = spot.pairing.player(spot.pairing.seat_of(winner).unwrap().other()).unwrap();
            let instead = Step::Bracket(branch, BracketStep::Decided { pairing, winner: other, how });
            match plan(&log, &start, wanted(seq, Some(instead)), |_, step| is_of_the_site(step)) {
                Ok(plan) => {
                    let main = plan.after.bracket(Branch::Main).unwrap();
                    let decided = main.round(pairing.round)[pairing.number as usize - 1].decided;
                    prop_assert_eq!(decided.and_then(crate::knockout::Outcome::winner), Some(other));
                    for round in pairing.round + 1..=main.round_number() {
                        let plays = main.round(round).iter().any(|spot| spot.pairing.has(winner));
                        let is_lucky = main.lucky_losers().contains(&winner);
                        prop_assert!(!plays || is_lucky);
                    }
                }
                Err(NoPlan::Depends { on }) => {
                    let is_later = matches!(
                        steps[on as usize - 1],
                        Step::Bracket(_, BracketStep::Decided { pairing: later, .. }) if later.round > pairing.round
                    );
                    prop_assert!(is_later, "step {on}");
                }
                Err(other) => prop_assert!(false, "{other:?}"),
            }
        }
    }
}

fn team_event(teams: u64) -> (TeamEvent, Vec<EventStep>) {
    let rules = Rules { meetings: Meetings::Once, final_match: true, places: 8, invites: false };
    let start = TeamEvent::new(rules).unwrap();
    let sheet = |number: u64| TeamSheet {
        id: TeamId::new(number),
        captain: PlayerId::new(10 * number),
        players: vec![PlayerId::new(10 * number), PlayerId::new(10 * number + 1)],
    };
    let mut steps: Vec<EventStep> = (1..=teams).map(|number| EventStep::Entered(sheet(number))).collect();
    steps.push(EventStep::Started(Seed::new(4)));
    (start, steps)
}

/// Plays an event to its end. Team A of each tie gets these victory points.
fn played_event(start: &TeamEvent, entered: &[EventStep], vps: &[u32]) -> Vec<EventStep> {
    let (mut state, mut steps, mut vps) = (start.clone(), entered.to_vec(), vps.iter().cycle());
    steps.iter().for_each(|step| state.take(step).unwrap());
    loop {
        let playing = state.ties().iter().find(|tie| tie.state == TieState::Playing).map(|tie| tie.number);
        let next = if let Some(tie) = playing {
            let a = *vps.next().unwrap();
            EventStep::TieEnded { tie, imp_a: a, imp_b: 30 - a, vp: VictoryPoints { a, b: 30 - a } }
        } else if state.needs_lot() {
            EventStep::LotDrawn(Seed::new(9))
        } else if let Some(tie) = state.due().next().map(|tie| tie.number) {
            EventStep::TieBegun(tie)
        } else {
            return steps;
        };
        state.take(&next).unwrap();
        steps.push(next);
    }
}

proptest! {
    /// The result of any tie can be corrected, unless the final has been played and would have had other teams.
    #[test]
    fn a_corrected_tie_moves_the_standings_and_never_leaves_a_final_of_others(
        teams in 3_u64..6,
        vps in proptest::collection::vec(0_u32..=30, 1..12),
        new_vp in 0_u32..=30,
        of in any::<prop::sample::Index>(),
    ) {
        let (start, entered) = team_event(teams);
        let steps = played_event(&start, &entered, &vps);
        let log = log_of(&steps);
        let before = replay(&log, start.clone()).unwrap();
        let ends: Vec<u32> = (1_u32..).zip(&steps)
            .filter(|(_, step)| matches!(step, EventStep::TieEnded { .. })).map(|(seq, _)| seq).collect();
        let seq = ends[of.index(ends.len())];
        let EventStep::TieEnded { tie, .. } = steps[seq as usize - 1] else { unreachable!() };
        let vp = VictoryPoints { a: new_vp, b: 30 - new_vp };
        let instead = EventStep::TieEnded { tie, imp_a: new_vp, imp_b: 30 - new_vp, vp };
        // The lot is the only step of a played event that the site makes again.
        let again = |_, step: &EventStep| matches!(step, EventStep::LotDrawn(_));
        let is_final = before.final_tie().is_some_and(|last| last.number == tie);
        match plan(&log, &start, wanted(seq, Some(instead)), again) {
            Ok(plan) => {
                let after = plan.after;
                prop_assert_eq!(after.tie(tie).and_then(crate::team_event::Tie::vp), Some(vp));
                prop_assert_eq!(after.final_tie().map(|tie| tie.fixture), before.final_tie().map(|tie| tie.fixture));
                let sum: u32 = after.standings().iter().map(|row| row.vp).sum();
                let ties = u32::try_from(after.ties().len() - 1).unwrap();
                prop_assert_eq!(sum, 30 * ties, "victory points add up whatever is corrected");
            }
            Err(NoPlan::Depends { on }) => {
                prop_assert!(!is_final);
                let blocking = &steps[on as usize - 1];
                let last = before.final_tie().unwrap().number;
                let is_final = matches!(blocking, EventStep::TieBegun(number) if *number == last);
                prop_assert!(is_final, "{blocking:?}");
            }
            Err(other) => prop_assert!(false, "{other:?}"),
        }
    }
}

fn team_match() -> crate::team_match::TeamMatch {
    use crate::team_match::{Boards, ByRoom, ByTeam, Step, Team, TeamMatch, Terms};
    let terms = Terms {
        boards: Boards::new(4).unwrap(),
        roll_sets: vec![1, 2, 3, 4],
        exchange_between_boards: true,
        barometer: true,
        gated: true,
        lock_step: false,
        by_hand: false,
        invites: false,
    };
    let sheet = |id: u64| TeamSheet {
        id: TeamId::new(id),
        captain: PlayerId::new(10 * id),
        players: (0..3).map(|number| PlayerId::new(10 * id + number)).collect(),
    };
    let mut new = TeamMatch::new(terms, ByTeam { a: sheet(1), b: sheet(2) }).unwrap();
    for (team, id) in [(Team::A, 1), (Team::B, 2)] {
        let seats = ByRoom { open: PlayerId::new(10 * id), closed: PlayerId::new(10 * id + 1) };
        new.take(Step::Lineup { team, seats }).unwrap();
    }
    new
}

/// Returns the step of a team match for a random `lot`. Many such steps do not fit.
fn team_step(lot: (u8, bool, u32), roll_set: u32) -> crate::team_match::Step {
    use crate::team_match::{Assignment, Award, PlayedGame, Room, Step, Team};
    use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult, Imp};
    let (kind, is_open, number) = lot;
    let room = if is_open { Room::Open } else { Room::Closed };
    let board = crate::BoardNumber::new(number).unwrap();
    let team = if number % 2 == 0 { Team::A } else { Team::B };
    let cube = DuplicateCube::new(1).unwrap();
    let left = CheckersLeft::new(u8::try_from(number).unwrap()).unwrap();
    let game = PlayedGame::new(team, DuplicateResult::Single, cube, left, None).unwrap();
    match kind {
        0..=2 => Step::BoardBegun { room },
        3..=5 => Step::GameEnded { room, game },
        6 => {
            let assignment = Assignment { to: team, award: Award::Imp(Imp::new(number).unwrap()) };
            Step::Assigned { room, board, assignment, reason: reason() }
        }
        7 => Step::BoardCancelled { board, roll_set, reason: reason() },
        8 => Step::Held { room, hold: desk::Hold { reason: reason(), minutes: None } },
        9 => Step::Released { room, reason: reason() },
        _ => Step::Substituted {
            room,
            team,
            player: PlayerId::new(if team == Team::A { 12 } else { 22 }),
            board: is_open.then_some(board),
            reason: reason(),
        },
    }
}

proptest! {
    /// Undoing any act in a team match leaves the state as if the act had never been made, or is refused with the
    /// step that depends on it.
    #[test]
    fn undo_in_a_team_match_is_as_if_the_step_had_never_been(
        lots in proptest::collection::vec((0_u8..11, any::<bool>(), 1_u32..=4), 1..60),
        of in any::<prop::sample::Index>(),
    ) {
        let start = team_match();
        let mut state = start.clone();
        let mut steps = Vec::new();
        for (number, lot) in (5_u32..).zip(lots) {
            let step = team_step(lot, number);
            if state.take(step.clone()).is_ok() {
                steps.push(step);
            }
        }
        prop_assume!(!steps.is_empty());
        let log = log_of(&steps);
        let of = u32::try_from(of.index(steps.len()) + 1).unwrap();
        match plan(&log, &start, wanted(of, None), |_, _| false) {
            Ok(plan) => {
                prop_assert!(plan.correction.taken_back.is_empty());
                // What people know of rolls stays true.
                let mut expected = as_if_never(&start, &steps, &BTreeSet::from([of]));
                expected.remember(&state);
                prop_assert_eq!(plan.after, expected);
            }
            Err(NoPlan::Depends { on }) => prop_assert!(on > of),
            Err(other) => prop_assert!(false, "{other:?}"),
        }
    }
}

/// A result of a comparative event can be replaced, even after the event has closed.
#[test]
fn a_corrected_board_of_a_comparative_event_counts_in_the_field() {
    use crate::comparative::{ComparativeEvent, Rules as EventRules, Sides, Step as BoardStep, standings};
    use crate::team_match::{PlayedGame, Room};
    use crate::{BoardNumber, Viewer};
    use ratings::duplicate::{CheckersLeft, DuplicateCube, DuplicateResult};
    let game = |side, left| {
        let (cube, left) = (DuplicateCube::new(1).unwrap(), CheckersLeft::new(left).unwrap());
        PlayedGame::new(Room::Open.team_of(side), DuplicateResult::Single, cube, left, None).unwrap()
    };
    let rules =
        EventRules { boards: 1, sides: Sides::Same, opens_at: Time::new(0), closes_at: Time::new(10) };
    let start = ComparativeEvent::new(rules).unwrap();
    let board = BoardNumber::FIRST;
    let mut log = Log::default();
    for number in [1, 2] {
        let player = PlayerId::new(number);
        let ended = BoardStep::Ended { player, board, game: game(::rules::Side::White, 3) };
        for step in [BoardStep::Entered(player), BoardStep::Begun { player, board }, ended] {
            log.push(Logged { at: Time::new(5), by: Some(player), line: Line::Step(step) });
        }
    }
    log.push(Logged { at: Time::new(10), by: None, line: Line::Step(BoardStep::Closed) });
    let instead = BoardStep::Ended { player: PlayerId::new(2), board, game: game(::rules::Side::Black, 14) };
    let plan = plan(&log, &start, wanted(6, Some(instead)), |_, _| false).unwrap();
    let rows = standings(&plan.after.results(Viewer::Anonymous), 1).unwrap();
    let places: Vec<_> = rows.iter().map(|row| (row.place, row.player.get())).collect();
    assert_eq!(places, [(Some(1), 1), (Some(2), 2)]);
    assert!(plan.after.is_over());
}
