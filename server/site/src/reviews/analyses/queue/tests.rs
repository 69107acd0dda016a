//! Tests of the order of questions, by examples and by random input.

use std::collections::HashMap;

use proptest::prelude::*;

use super::*;

const WIDE: QueueBounds = QueueBounds { waiting: 10_000, open: 1_000 };

fn unit(class: Class, person: i64, job: u32, level: usize) -> Unit<u32> {
    Unit { class, person: Person::User(UserId::from_row(person)), job, level }
}

fn upload(person: i64, job: u32) -> Unit<u32> {
    unit(Class::Upload, person, job, 0)
}

fn played(person: i64, job: u32) -> Unit<u32> {
    unit(Class::Played, person, job, 0)
}

/// Takes the next question. A unit that has to be planned first gets `questions` of them.
fn ask(queue: &mut FairQueue<u32, ()>, questions: usize) -> Option<(Unit<u32>, usize)> {
    loop {
        match queue.next()? {
            Next::Plan(unit) => queue.open(unit, (), questions),
            Next::Answer { unit, question, .. } => {
                if question + 1 == questions {
                    queue.finish(unit);
                }
                return Some((unit, question));
            }
        }
    }
}

fn jobs(queue: &mut FairQueue<u32, ()>, questions: usize, count: usize) -> Vec<(u32, usize)> {
    std::iter::from_fn(|| ask(queue, questions))
        .take(count)
        .map(|(unit, number)| (unit.job, number))
        .collect()
}

/// Each case has its units, and the order of their questions (two for each unit) as job and question.
#[test]
fn the_order_of_questions() {
    type Case<'a> = (&'a str, Vec<Unit<u32>>, &'a [(u32, usize)]);
    let cases: [Case<'_>; 6] = [
        ("nothing", vec![], &[]),
        (
            "one person's uploads one after the other",
            vec![upload(1, 7), upload(1, 8)],
            &[(7, 0), (7, 1), (8, 0), (8, 1)],
        ),
        (
            "two persons in turn",
            vec![upload(1, 7), upload(1, 8), upload(2, 9)],
            &[(7, 0), (9, 0), (7, 1), (9, 1), (8, 0), (8, 1)],
        ),
        (
            "a match that was played before uploads",
            vec![upload(1, 7), played(2, 9)],
            &[(9, 0), (9, 1), (7, 0), (7, 1)],
        ),
        (
            "a person's quick analyses come before the deeper ones, and a deeper one takes its turn among others",
            vec![unit(Class::Played, 1, 7, 1), unit(Class::Played, 1, 8, 0), unit(Class::Played, 2, 9, 1)],
            &[(8, 0), (9, 0), (8, 1), (9, 1), (7, 0), (7, 1)],
        ),
        (
            "what is known is not taken twice",
            vec![played(1, 7), played(1, 7), played(2, 7)],
            &[(7, 0), (7, 1)],
        ),
    ];
    for (what, units, expected) in cases {
        let mut queue = FairQueue::new(WIDE);
        for unit in units {
            queue.push(unit);
        }
        assert_eq!(jobs(&mut queue, 2, 100), expected, "{what}");
        assert!(queue.is_empty() && queue.known.is_empty() && queue.waiting == 0, "{what}");
    }
}

#[test]
fn uploads_stand_still_from_the_moment_in_which_a_match_ends_until_all_its_questions_are_handed_out() {
    let mut queue = FairQueue::new(WIDE);
    for job in 0..200 {
        queue.push(upload(1, job));
    }
    assert_eq!(jobs(&mut queue, 5, 7)[5..], [(1, 0), (1, 1)]);
    for level in 0..2 {
        queue.push(unit(Class::Played, 2, 900, level));
    }
    let after = jobs(&mut queue, 5, 12);
    assert!(after[..10].iter().all(|(job, _)| *job == 900), "{after:?}");
    assert_eq!(after[10..], [(1, 2), (1, 3)], "then the upload goes on where it was");
    assert_eq!(jobs(&mut queue, 5, 10_000).len(), 198 * 5 + 1);
}

#[test]
fn the_match_that_a_person_looks_at_comes_before_that_persons_others_only() {
    let mut queue = FairQueue::new(WIDE);
    for job in 0..50 {
        (0..2).for_each(|level| assert!(queue.push(unit(Class::Upload, 1, job, level))));
        queue.push(upload(2, 100 + job));
    }
    assert_eq!(jobs(&mut queue, 3, 2), [(0, 0), (100, 0)]);
    queue.prefer(Class::Upload, Person::User(UserId::from_row(1)), 40);
    let own = |jobs: Vec<(u32, usize)>| jobs.into_iter().filter(|(job, _)| *job < 100).collect::<Vec<_>>();
    // Both levels of the preferred match, then the others continue.
    let next = own(jobs(&mut queue, 3, 16));
    assert_eq!(next, [(40, 0), (40, 1), (40, 2), (40, 0), (40, 1), (40, 2), (0, 1), (0, 2)]);
    // A match that is preferred later replaces the earlier one, and an unknown person changes nothing.
    queue.prefer(Class::Upload, Person::User(UserId::from_row(1)), 45);
    queue.prefer(Class::Upload, Person::User(UserId::from_row(9)), 45);
    assert_eq!(own(jobs(&mut queue, 3, 4)), [(45, 0), (45, 1)]);
    let left = jobs(&mut queue, 3, 10_000).len();
    assert_eq!(left + 2 + 16 + 4, (100 + 50) * 3);
    assert!(queue.is_empty() && queue.known.is_empty() && queue.waiting == 0);
}

#[test]
fn a_person_whose_unit_is_being_planned_has_the_next_turn() {
    let mut queue = FairQueue::new(WIDE);
    queue.push(upload(1, 7));
    queue.push(upload(2, 8));
    let Some(Next::Plan(first)) = queue.next() else { panic!("a unit waits") };
    let Some(Next::Plan(second)) = queue.next() else { panic!("another person's unit waits") };
    assert_eq!((first.job, second.job, queue.next()), (7, 8, None));
    queue.open(second, (), 2);
    assert_eq!(jobs(&mut queue, 9, 1), [(8, 0)]);
    queue.open(first, (), 2);
    assert_eq!(jobs(&mut queue, 9, 3), [(7, 0), (8, 1), (7, 1)]);
}

#[test]
fn a_unit_that_fails_is_forgotten_and_may_come_again() {
    let mut queue = FairQueue::new(WIDE);
    queue.push(played(1, 7));
    let Some(Next::Plan(unit)) = queue.next() else { panic!("a unit waits") };
    assert!(!queue.push(played(1, 7)), "it is being planned");
    queue.skip(unit);
    assert!(queue.is_empty() && queue.push(played(1, 7)));
    assert_eq!(ask(&mut queue, 3), Some((unit, 0)));
    // A failed answer drops the questions that are left.
    queue.finish(unit);
    assert_eq!((queue.next(), queue.is_empty()), (None, true));
    // An answer to an earlier question arrives late.
    queue.finish(unit);
    assert!(queue.push(played(1, 7)));
}

#[test]
fn the_person_with_the_most_units_loses_the_last_one_when_too_many_wait() {
    let mut queue: FairQueue<_, ()> = FairQueue::new(QueueBounds { waiting: 100, open: 10 });
    for job in 0..100 {
        queue.push(upload(1, job));
    }
    for job in 500..520 {
        queue.push(played(2, job));
    }
    assert_eq!((queue.waiting, queue.known.len()), (100, 100));
    let (one, two) = (Person::User(UserId::from_row(1)), Person::User(UserId::from_row(2)));
    assert_eq!((queue.waiting_of(Class::Upload, one), queue.waiting_of(Class::Played, two)), (80, 20));
    assert!(queue.push(upload(3, 99)), "a dropped item may come again");
    assert!(!queue.push(upload(3, 0)), "the first is still there");
}

#[test]
fn only_so_many_units_are_open_and_every_one_is_done() {
    let mut queue = FairQueue::new(QueueBounds { waiting: 10_000, open: 3 });
    for person in 0..50 {
        for level in [1, 0] {
            queue.push(unit(Class::Upload, person, u32::try_from(person).unwrap(), level));
        }
    }
    let mut answered = 0;
    while ask(&mut queue, 4).is_some() {
        answered += 1;
        assert!(queue.classes.iter().all(|turns| turns.open <= 3));
    }
    assert_eq!(answered, 50 * 2 * 4);
}

#[derive(Debug, Clone, Copy)]
enum QueueStep {
    Push { is_played: bool, person: i64, level: usize, questions: usize },
    Ask,
}

fn steps() -> impl Strategy<Value = Vec<QueueStep>> {
    let push = (any::<bool>(), 0..6_i64, 0..2_usize, 1..9_usize).prop_map(
        |(is_played, person, level, questions)| QueueStep::Push { is_played, person, level, questions },
    );
    prop::collection::vec(prop_oneof![1 => push, 3 => Just(QueueStep::Ask)], 0..400)
}

proptest! {
    /// In any order of input, no question of an upload comes before an available one of a match played here.
    /// Between two questions of a person who has more, no other person of that class gets two.
    #[test]
    fn nobody_waits_for_two_questions_of_one_other_person(steps in steps()) {
        let mut queue = FairQueue::new(WIDE);
        let mut questions_of: Vec<usize> = Vec::new();
        // The questions of others since a person's own last one.
        let mut since: HashMap<(Class, Person), HashMap<Person, u32>> = HashMap::new();
        let (mut pushed, mut answered) = (0, 0);
        for step in steps.into_iter().chain(std::iter::repeat_n(QueueStep::Ask, 4_000)) {
            match step {
                QueueStep::Push { is_played, person, level, questions } => {
                    let class = if is_played { Class::Played } else { Class::Upload };
                    let unit = unit(class, person, u32::try_from(questions_of.len()).unwrap(), level);
                    questions_of.push(questions);
                    pushed += questions;
                    prop_assert!(queue.push(unit));
                    since.entry((class, unit.person)).or_default();
                }
                QueueStep::Ask => {
                    let (unit, question) = loop {
                        match queue.next() {
                            Some(Next::Plan(unit)) => {
                                let questions = questions_of[usize::try_from(unit.job).unwrap()];
                                queue.open(unit, questions, questions);
                            }
                            Some(Next::Answer { unit, work, question }) => {
                                if question + 1 == work {
                                    queue.finish(unit);
                                }
                                break (unit, question);
                            }
                            None => {
                                prop_assert!(queue.is_empty());
                                break (played(0, u32::MAX), 0);
                            }
                        }
                    };
                    if unit.job == u32::MAX {
                        continue;
                    }
                    answered += 1;
                    if unit.class == Class::Upload {
                        prop_assert!(!since.keys().any(|(class, _)| *class == Class::Played), "{question}");
                    }
                    for ((class, person), others) in &mut since {
                        if *class == unit.class && *person != unit.person {
                            let count = others.entry(unit.person).or_default();
                            *count += 1;
                            prop_assert!(*count < 2, "{person:?} waits for {:?}", unit.person);
                        }
                    }
                    let key = (unit.class, unit.person);
                    since.remove(&key);
                    if queue.classes[unit.class as usize].of.contains_key(&unit.person) {
                        since.insert(key, HashMap::new());
                    }
                }
            }
        }
        prop_assert_eq!((answered, queue.is_empty(), queue.known.len()), (pushed, true, 0));
    }
}
