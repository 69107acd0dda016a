//! Tests of stages of all kinds: whatever happens, rounds are legal, standings follow from the results, and the stage
//! ends.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::*;
use crate::Reason;
use crate::log::{Line, Log, Logged, Plans, Wanted};
use crate::stage::{LIVES_COLUMNS, Meetings, ROUND_ROBIN_COLUMNS, Rounds, SWISS_COLUMNS, Seat, Within};

fn id(number: u32) -> EntrantId {
    EntrantId::new(number)
}

fn swiss(rounds: Rounds, columns: &[Column]) -> Stage {
    Stage::Swiss(Swiss { rounds, within: Within::Strength, late_until: 3, columns: columns.to_vec() })
}

fn lives(lives: u32, last: u32) -> Stage {
    let columns = LIVES_COLUMNS.to_vec();
    Stage::Lives(Lives { lives, last, within: Within::Lots, late_until: 3, columns })
}

fn robin(groups: u32) -> Stage {
    let columns = ROUND_ROBIN_COLUMNS.to_vec();
    Stage::RoundRobin(RoundRobin { meetings: Meetings::Once, groups, go_on: 1, columns })
}

/// Returns a stage that has begun, with entrants 1, 2, ... from the strongest, and the steps so far.
fn begun(stage: Stage, count: u32) -> (StageState, Vec<Step>) {
    let mut state = StageState::new(stage);
    let entered = (1..=count).map(|number| Step::Entered(Entrant::new(id(number), 10_000 - number)));
    let steps: Vec<Step> = entered.chain([Step::Begun { seed: Seed::new(1) }]).collect();
    for step in &steps {
        state.take(step).unwrap();
    }
    (state, steps)
}

/// Adds a round of pairs with the results of the first of each.
fn round(state: &mut StageState, pairs: &[(u32, u32, Outcome)], bye: Option<u32>) {
    let matches = pairs.iter().map(|&(one, other, _)| Pairing::Match(id(one), id(other)));
    let pairings = matches.chain(bye.map(|number| Pairing::Bye(id(number)))).collect();
    state.take(&Step::Paired(pairings)).unwrap();
    let round = state.course().round_number();
    for (number, (_, _, outcome)) in (1..).zip(pairs) {
        let scored = match outcome {
            Outcome::Won(Seat::First) => [5, 2],
            Outcome::Won(Seat::Second) => [2, 5],
            Outcome::Tied | Outcome::BothLost => [3, 3],
        };
        let score = Score::played(*outcome, scored);
        state.take(&Step::Decided { encounter: PairingId { round, number }, score }).unwrap();
    }
}

/// Returns the values of a column as text, in the order of the entrants' numbers.
fn column(state: &StageState, wanted: Column) -> Vec<String> {
    let at = state.stage().columns().iter().position(|column| *column == wanted).unwrap();
    let mut rows: Vec<Row> = state.standings().concat();
    rows.sort_by_key(|row| row.entrant);
    rows.iter().map(|row| row.values[at].map_or("-".to_owned(), |value| value.to_string())).collect()
}

const FIRST: Outcome = Outcome::Won(Seat::First);
const SECOND: Outcome = Outcome::Won(Seat::Second);

#[test]
fn the_columns_of_a_worked_example() {
    let columns = [
        Column::Points,
        Column::Wins,
        Column::Buchholz,
        Column::BuchholzCut,
        Column::BuchholzMedian,
        Column::SonnebornBerger,
        Column::Scored,
        Column::Difference,
        Column::HeadToHead,
    ];
    let (mut state, _) = begun(swiss(Rounds::Number(3), &columns), 5);
    // 1 beats 2, 3 and 4 tie, 5 is free. Then 1 beats 3, 5 beats 4, 2 is free. Then 5 beats 1, 2 beats 3, 4 is free.
    round(&mut state, &[(1, 2, FIRST), (3, 4, Outcome::Tied)], Some(5));
    round(&mut state, &[(1, 3, FIRST), (4, 5, SECOND)], Some(2));
    round(&mut state, &[(5, 1, FIRST), (2, 3, FIRST)], Some(4));
    // Points: 1 has 1 + 1 + 0, 2 has 0 + bye + 1, 3 has 0.5 + 0 + 0, 4 has 0.5 + 0 + bye, 5 has bye + 1 + 1.
    let cases: [(Column, [&str; 5]); 9] = [
        (Column::Points, ["2", "2", "0.5", "1.5", "3"]),
        (Column::Wins, ["2", "2", "0", "1", "3"]),
        // 1 met 2 (2), 3 (0.5) and 5 (3). 2 met 1 (2) and 3 (0.5), and its bye counts as an opponent with its own 2
        // points.
        (Column::Buchholz, ["5.5", "4.5", "5.5", "5", "6.5"]),
        (Column::BuchholzCut, ["5", "4", "4", "4.5", "5"]),
        (Column::BuchholzMedian, ["2", "2", "2", "1.5", "2"]),
        // 1 beat 2 (2) and 3 (0.5). 3 tied with 4 (1.5), which is half of 1.5. 5 beat 4 (1.5) and 1 (2), and has a bye
        // (3).
        (Column::SonnebornBerger, ["2.5", "2.5", "0.75", "1.75", "6.5"]),
        (Column::Scored, ["12", "7", "7", "5", "10"]),
        (Column::Difference, ["3", "0", "-6", "-3", "6"]),
        // 1 and 2 differ in Buchholz already, so nobody is tied.
        (Column::HeadToHead, ["0", "0", "0", "0", "0"]),
    ];
    for (wanted, expected) in cases {
        assert_eq!(column(&state, wanted), expected, "{wanted:?}");
    }
    let order: Vec<u32> = state.standings().concat().iter().map(|row| row.entrant.get()).collect();
    assert_eq!(order, [5, 1, 2, 4, 3]);
}

#[test]
fn equal_entrants_are_ordered_by_their_encounters_if_all_have_met() {
    let places = |pairs: &[(u32, u32, Outcome)], more: &[(u32, u32, Outcome)]| {
        let (mut state, _) = begun(swiss(Rounds::Number(3), &[Column::Points, Column::HeadToHead]), 4);
        round(&mut state, pairs, None);
        round(&mut state, more, None);
        let rows = state.standings().concat();
        rows.iter().map(|row| (row.place, row.entrant.get())).collect::<Vec<_>>()
    };
    // 2 beat 1, and both have one win. 3 beat 4 in the same way.
    let met = places(&[(1, 2, SECOND), (3, 4, FIRST)], &[(1, 3, FIRST), (2, 4, SECOND)]);
    assert_eq!(met, [(1, 1), (1, 2), (1, 3), (1, 4)], "1 and 4 have not met, so nobody is above another");
    let apart = places(&[(1, 2, SECOND), (3, 4, FIRST)], &[(1, 4, FIRST), (2, 3, FIRST)]);
    assert_eq!(apart, [(1, 2), (2, 1), (2, 3), (4, 4)]);
}

#[test]
fn lives_are_lost_and_the_last_one_is_first() {
    let (mut state, _) = begun(lives(2, 1), 4);
    round(&mut state, &[(1, 2, FIRST), (3, 4, FIRST)], None);
    round(&mut state, &[(1, 3, FIRST), (2, 4, FIRST)], None);
    // 4 is out. 1 has two lives, 2 and 3 have one.
    let lives = || column(&state, Column::Lives);
    assert_eq!(lives(), ["2", "1", "1", "0"]);
    let Next::Round(pairings) = state.next(Seed::new(5)) else { panic!("three are left") };
    let in_round: Vec<EntrantId> = pairings.iter().flat_map(|pairing| pairing.entrants()).collect();
    assert!(in_round.len() == 3 && !in_round.contains(&id(4)));
    round(&mut state, &[(2, 3, FIRST)], Some(1));
    round(&mut state, &[(1, 2, SECOND)], None);
    round(&mut state, &[(1, 2, FIRST)], None);
    assert_eq!(state.next(Seed::new(6)), Next::Over);
    assert_eq!(column(&state, Column::Survived), ["6", "5", "3", "2"]);
    let order: Vec<u32> = state.standings().concat().iter().map(|row| row.entrant.get()).collect();
    assert_eq!(order, [1, 2, 3, 4]);
    let tie = Step::Decided {
        encounter: PairingId { round: 1, number: 1 },
        score: Score::played(Outcome::Tied, [0, 0]),
    };
    assert_eq!(state.take(&tie), Err(Refused::NoTie(PairingId { round: 1, number: 1 })));
}

#[test]
fn a_swiss_can_end_when_one_is_unbeaten() {
    let (mut state, _) = begun(swiss(Rounds::UntilOneUnbeaten, &SWISS_COLUMNS), 4);
    round(&mut state, &[(1, 2, FIRST), (3, 4, FIRST)], None);
    assert!(matches!(state.next(Seed::new(1)), Next::Round(_)));
    round(&mut state, &[(1, 3, FIRST), (2, 4, FIRST)], None);
    assert_eq!(state.next(Seed::new(1)), Next::Over);
}

#[test]
fn a_late_entrant_begins_with_the_stated_score_and_no_more() {
    let (mut state, _) = begun(swiss(Rounds::Number(3), &SWISS_COLUMNS), 4);
    round(&mut state, &[(1, 2, FIRST), (3, 4, FIRST)], None);
    let late = |points| Entrant { points, ..Entrant::new(id(9), 1) };
    let enter = |state: &mut StageState, points| state.take(&Step::Entered(late(points)));
    let refused = Refused::TooManyPoints { id: id(9), max: 1 };
    assert_eq!(enter(&mut state, Points::halves(3)), Err(refused));
    enter(&mut state, Points::HALF).unwrap();
    assert_eq!(column(&state, Column::Points), ["1", "0", "1", "0", "0.5"]);
    let Next::Round(pairings) = state.next(Seed::new(1)) else { panic!("round two is due") };
    assert!(pairings.iter().any(|pairing| pairing.entrants().any(|entrant| entrant == id(9))));
    let (mut robin, _) = begun(robin(1), 4);
    assert_eq!(enter(&mut robin, Points::ZERO), Err(Refused::NoLateEntry));
    let (mut lives, _) = begun(lives(2, 1), 4);
    let dead = Entrant { lives_lost: 2, ..Entrant::new(id(9), 1) };
    assert_eq!(lives.take(&Step::Entered(dead)), Err(Refused::NoLife { id: id(9), lives: 2 }));
}

#[test]
fn steps_that_the_rules_do_not_allow_change_nothing() {
    let (mut state, _) = begun(swiss(Rounds::Number(3), &SWISS_COLUMNS), 4);
    let first = PairingId { round: 1, number: 1 };
    let decided = Step::Decided { encounter: first, score: Score::forfeit(FIRST) };
    let paired = |numbers: &[u32]| {
        Step::Paired(numbers.chunks(2).map(|pair| Pairing::Match(id(pair[0]), id(pair[1]))).collect())
    };
    let refuse = |state: &mut StageState, step: &Step, why: Refused| {
        let before = state.clone();
        assert_eq!(state.take(step), Err(why));
        assert_eq!(*state, before);
    };
    refuse(&mut state, &decided, Refused::NoSuchEncounter(first));
    refuse(&mut state, &paired(&[1, 2, 2, 3]), Refused::PairedTwice(id(2)));
    refuse(&mut state, &paired(&[1, 7]), Refused::NotEntered(id(7)));
    refuse(&mut state, &paired(&[]), Refused::NoRound);
    refuse(&mut state, &Step::Begun { seed: Seed::new(2) }, Refused::Begun);
    refuse(&mut state, &Step::Entered(Entrant::new(id(1), 1)), Refused::EnteredAlready(id(1)));
    state.take(&paired(&[1, 2, 3, 4])).unwrap();
    refuse(&mut state, &paired(&[1, 3, 2, 4]), Refused::RoundOpen { round: 1, open: 2 });
    state.take(&decided).unwrap();
    refuse(&mut state, &decided, Refused::DecidedAlready(first));
    state.take(&Step::Withdrawn(id(1))).unwrap();
    refuse(&mut state, &Step::Withdrawn(id(1)), Refused::WithdrawnAlready(id(1)));
    let (mut robin, _) = begun(robin(1), 4);
    refuse(&mut robin, &paired(&[1, 2, 3, 4]), Refused::NotOfTable(1));
}

#[test]
fn settings_that_do_not_suit_the_field_are_refused_in_words() {
    let swiss = |rounds| swiss(Rounds::Number(rounds), &SWISS_COLUMNS);
    let cases = [
        (swiss(20), 8, "With 8 entrants, a Swiss has 1 to 7 rounds, not 20."),
        (swiss(0), 7, "With 7 entrants, a Swiss has 1 to 7 rounds, not 0."),
        (swiss(1), 1, "The stage needs at least 2 entrants, and has 1."),
        (swiss(1), 3000, "A stage has at most 2048 entrants."),
        (lives(4, 1), 8, "Everybody has 1 to 3 lives, not 4."),
        (lives(2, 6), 4, "With 4 entrants, the stage can end with the last 1 to 3, not 6."),
        (robin(8), 8, "With 8 entrants, 1 to 4 groups are possible, not 8: a group needs two."),
    ];
    for (stage, count, expected) in cases {
        assert_eq!(stage.check(count).unwrap_err().to_string(), expected);
    }
}

/// An act of a course that is played by lot.
#[derive(Clone, Copy, Debug)]
enum Act {
    Decide(usize, u8),
    Withdraw(u32),
    EnterLate,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        40 => (any::<usize>(), any::<u8>()).prop_map(|(which, how)| Act::Decide(which, how)),
        2 => (1_u32..70).prop_map(Act::Withdraw),
        1 => Just(Act::EnterLate),
    ];
    prop::collection::vec(act, 0..250)
}

fn stages() -> impl Strategy<Value = Stage> {
    prop_oneof![
        (1_u32..8).prop_map(|rounds| swiss(Rounds::Number(rounds), &SWISS_COLUMNS)),
        Just(swiss(Rounds::UntilOneUnbeaten, &SWISS_COLUMNS)),
        (1_u32..=3, 1_u32..=3).prop_map(|(number, last)| lives(number, last)),
        (1_u32..=3).prop_map(robin),
    ]
}

/// A played course: its state and the steps that led there.
struct Played {
    state: StageState,
    steps: Vec<Step>,
}

impl Played {
    fn take(&mut self, step: Step) -> bool {
        let is_taken = self.state.take(&step).is_ok();
        if is_taken {
            self.steps.push(step);
        }
        is_taken
    }

    fn open(&self) -> Vec<PairingId> {
        let round = self.state.course().round_number();
        let encounters = self.state.course().rounds().last().into_iter().flatten();
        let open = (1..).zip(encounters).filter(|(_, encounter)| encounter.is_open());
        open.map(|(number, _)| PairingId { round, number }).collect()
    }

    fn decide(&mut self, which: usize, how: u8) {
        let open = self.open();
        let Some(&encounter) = open.get(which % open.len().max(1)) else { return };
        let score = match how % 16 {
            0 => Score::forfeit(Outcome::BothLost),
            1 if !matches!(self.state.stage(), Stage::Lives(_)) => Score::played(Outcome::Tied, [3, 3]),
            2..=8 => Score::played(FIRST, [5, u32::from(how % 5)]),
            _ => Score::played(SECOND, [u32::from(how % 5), 5]),
        };
        assert!(self.take(Step::Decided { encounter, score }));
    }

    fn act(&mut self, act: Act) {
        match act {
            Act::Decide(which, how) => self.decide(which, how),
            Act::Withdraw(number) => {
                self.take(Step::Withdrawn(id(number)));
            }
            Act::EnterLate => {
                let number = u32::try_from(self.state.course().entries().len()).unwrap() + 1;
                self.take(Step::Entered(Entrant::new(id(number), 5000)));
            }
        }
    }
}

/// Plays a stage to its end, and checks each round before it begins.
fn play(stage: Stage, count: u32, acts: &[Act]) -> Played {
    let (state, steps) = begun(stage, count);
    let mut played = Played { state, steps };
    let mut acts = acts.iter().copied();
    for turn in 0..20_000_u64 {
        match played.state.next(Seed::new(turn)) {
            Next::Begin => unreachable!("the stage has begun"),
            Next::Over => return played,
            Next::Round(pairings) => {
                check_round(&played.state, &pairings);
                assert!(played.take(Step::Paired(pairings)));
            }
            Next::Results { .. } => match acts.next() {
                Some(act) => played.act(act),
                // In the end, everything is decided.
                None => played.decide(0, u8::try_from(turn % 251).unwrap()),
            },
        }
    }
    panic!("the stage does not end");
}

/// Checks that a round has everybody who is still in exactly once, and the byes where they belong.
fn check_round(state: &StageState, pairings: &[Pairing]) {
    let course = state.course();
    let mut seen = BTreeSet::new();
    assert!(pairings.iter().flat_map(|pairing| pairing.entrants()).all(|entrant| seen.insert(entrant)));
    if matches!(state.stage(), Stage::RoundRobin(_)) {
        return;
    }
    let expected: BTreeSet<EntrantId> = state.stage().going_on(course).into_iter().collect();
    assert_eq!(seen, expected);
    let mut byes: BTreeMap<EntrantId, usize> = seen.iter().map(|entrant| (*entrant, 0)).collect();
    let mut met = BTreeSet::new();
    for encounter in course.rounds().iter().flatten() {
        match encounter.pairing {
            Pairing::Bye(entrant) => {
                byes.entry(entrant).and_modify(|byes| *byes += 1);
            }
            Pairing::Match(one, other) => {
                met.insert((one.min(other), one.max(other)));
            }
        }
    }
    let free: Vec<EntrantId> = pairings
        .iter()
        .filter(|pairing| matches!(pairing, Pairing::Bye(_)))
        .flat_map(|bye| bye.entrants())
        .collect();
    assert_eq!(free.len(), seen.len() % 2);
    let fewest = byes.values().min().copied().unwrap();
    assert!(free.iter().all(|entrant| byes[entrant] == fewest), "a bye too many");
    // Small fields are compared with all pairings in the tests of pairing. In a field with many more entrants than
    // rounds, a second meeting is never needed: everybody has met fewer than half of the others (Dirac's theorem).
    if seen.len() > 2 * course.rounds().len() + 2 {
        for pairing in pairings {
            if let Pairing::Match(one, other) = *pairing {
                assert!(!met.contains(&(one.min(other), one.max(other))), "a second meeting");
            }
        }
    }
}

fn log(steps: &[Step]) -> Log<Step> {
    let mut log = Log::default();
    for step in steps {
        log.push(Logged { at: Time::new(0), by: None, line: Line::Step(step.clone()) });
    }
    log
}

/// Returns the state after steps of which one has been replaced, unless one of them is refused.
fn replayed(stage: Stage, steps: &[Step]) -> Option<StageState> {
    let mut state = StageState::new(stage);
    steps.iter().all(|step| state.take(step).is_ok()).then_some(state)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn every_stage_ends_and_its_rounds_are_legal(
        stage in stages(),
        count in 1_u32..=64,
        acts in acts(),
        corrected in any::<prop::sample::Index>(),
    ) {
        if stage.check(usize::try_from(count).unwrap()).is_err() {
            return Ok(());
        }
        let Played { state, steps } = play(stage.clone(), count, &acts);
        // The first place is taken, and nobody stands twice.
        for rows in state.standings() {
            let entrants: BTreeSet<EntrantId> = rows.iter().map(|row| row.entrant).collect();
            prop_assert_eq!(entrants.len(), rows.len());
            prop_assert!(rows.first().is_none_or(|row| row.place == 1));
            prop_assert!(rows.is_sorted_by_key(|row| row.place));
        }

        // A corrected result gives the standings that it would have given at once, and no round changes.
        let results: Vec<usize> =
            (0..steps.len()).filter(|at| matches!(steps[*at], Step::Decided { .. })).collect();
        if results.is_empty() {
            return Ok(());
        }
        let at = results[corrected.index(results.len())];
        let Step::Decided { encounter, score } = steps[at] else { unreachable!("a result was chosen") };
        let other = if score.outcome == FIRST { SECOND } else { FIRST };
        let mut expected = steps.clone();
        expected[at] = Step::Decided { encounter, score: Score::played(other, [4, 4]) };
        let log = log(&steps);
        let wanted = Wanted {
            of: u32::try_from(at).unwrap() + 1,
            instead: Some(expected[at].clone()),
            gone: BTreeSet::new(),
            reason: Reason::new("a slip with the wrong winner").unwrap(),
        };
        let plans = Plans::new(&log, StageState::new(stage.clone()), state.clone());
        let after = plans.plan(wanted, |_, _| false).ok().map(|plan| plan.after);
        prop_assert_eq!(&after, &replayed(stage, &expected));
        if let Some(after) = after {
            let pairings = |state: &StageState| -> Vec<Pairing> {
                state.course().rounds().iter().flatten().map(|encounter| encounter.pairing).collect()
            };
            prop_assert_eq!(pairings(&after), pairings(&state));
        }
    }
}

#[test]
fn a_wrong_winner_is_corrected_after_the_next_draw() {
    let (mut state, mut steps) = begun(swiss(Rounds::Number(2), &SWISS_COLUMNS), 4);
    let paired = |pairs: [(u32, u32); 2]| {
        Step::Paired(pairs.map(|(one, other)| Pairing::Match(id(one), id(other))).to_vec())
    };
    let encounter = PairingId { round: 1, number: 1 };
    let decided = |number, outcome| Step::Decided {
        encounter: PairingId { round: 1, number },
        score: Score::played(outcome, [5, 4]),
    };
    steps.extend([paired([(1, 2), (3, 4)]), decided(1, FIRST), decided(2, FIRST), paired([(1, 3), (2, 4)])]);
    steps[5..].iter().for_each(|step| state.take(step).unwrap());
    assert_eq!(column(&state, Column::Points), ["1", "0", "1", "0"]);
    let log = log(&steps);
    let plans = Plans::new(&log, StageState::new(state.stage().clone()), state.clone());
    let wanted = |instead| Wanted {
        of: 7,
        instead,
        gone: BTreeSet::new(),
        reason: Reason::new("the winner was wrong").unwrap(),
    };
    let plan = plans.plan(wanted(Some(decided(1, SECOND))), |_, _| false).unwrap();
    assert_eq!(column(&plan.after, Column::Points), ["0", "1", "1", "0"]);
    assert_eq!(plan.after.course().rounds()[1], state.course().rounds()[1]);
    assert_eq!(plan.after.course().encounter(encounter).unwrap().score.unwrap().outcome, SECOND);
    // Without any result, the next round could not have been drawn.
    assert!(plans.plan(wanted(None), |_, _| false).is_err());
}
