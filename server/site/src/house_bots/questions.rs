//! The order of people's questions to the engine. It is pure: no clock, no engine.
//!
//! The next question is that of the person with the fewest questions being answered, among these of the person whose
//! questions have used the least time, and then of the one who asked first. A person who has no question is forgotten.

use std::{
    collections::{HashMap, VecDeque},
    hash::Hash,
    time::Duration,
};

/// The questions of all persons. `P` is a person and `Q` a question.
#[derive(Debug)]
pub(super) struct Questions<P, Q> {
    /// The maximum number of waiting questions of one person.
    waiting_each: usize,
    people: HashMap<P, Asking<Q>>,
    /// The number of questions that were asked.
    asked: u64,
}

/// A person with questions.
#[derive(Debug)]
struct Asking<Q> {
    used: Duration,
    running: usize,
    /// The waiting questions with their numbers, the oldest first.
    waiting: VecDeque<(u64, Q)>,
}

/// The refusal of a question, because too many of the person wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TooMany;

impl<P: Clone + Eq + Hash, Q> Questions<P, Q> {
    /// Returns a queue without questions.
    pub(super) fn new(waiting_each: usize) -> Questions<P, Q> {
        Questions { waiting_each, people: HashMap::new(), asked: 0 }
    }

    /// Adds a question. Waiting ones that are gone do not count and are dropped.
    ///
    /// # Errors
    /// If too many questions of this person wait.
    pub(super) fn push(
        &mut self,
        person: P,
        question: Q,
        is_gone: impl Fn(&Q) -> bool,
    ) -> Result<(), TooMany> {
        // The time of a newcomer begins with the least of all, so that nobody has a head start over those who are here.
        let used = self.people.values().map(|asking| asking.used).min().unwrap_or_default();
        let asking = self.people.entry(person);
        let asking = asking.or_insert_with(|| Asking { used, running: 0, waiting: VecDeque::new() });
        asking.waiting.retain(|(_, question)| !is_gone(question));
        if asking.waiting.len() >= self.waiting_each {
            return Err(TooMany);
        }
        self.asked += 1;
        asking.waiting.push_back((self.asked, question));
        Ok(())
    }

    /// Takes the next question that is not gone. Call [`Questions::finish`] after its answer.
    pub(super) fn next(&mut self, is_gone: impl Fn(&Q) -> bool) -> Option<(P, Q)> {
        self.people.retain(|_, asking| {
            asking.waiting.retain(|(_, question)| !is_gone(question));
            asking.running > 0 || !asking.waiting.is_empty()
        });
        let rank = |asking: &Asking<Q>| {
            let (number, _) = asking.waiting.front()?;
            Some((asking.running, asking.used, *number))
        };
        let people = self.people.iter().filter_map(|(person, asking)| Some((rank(asking)?, person)));
        let person = people.min_by_key(|(rank, _)| *rank).map(|(_, person)| person.clone())?;
        let asking = self.people.get_mut(&person)?;
        let (_, question) = asking.waiting.pop_front()?;
        asking.running += 1;
        Some((person, question))
    }

    /// Records that a question was answered, and the time that this took.
    pub(super) fn finish(&mut self, person: &P, took: Duration) {
        let Some(asking) = self.people.get_mut(person) else { return };
        asking.running = asking.running.saturating_sub(1);
        asking.used += took;
        if asking.running == 0 && asking.waiting.is_empty() {
            self.people.remove(person);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn here(_question: &u32) -> bool {
        false
    }

    /// Answers all waiting questions, one at a time. Each takes a second.
    fn answered(questions: &mut Questions<char, u32>) -> Vec<u32> {
        let next = || {
            let (person, question) = questions.next(here)?;
            questions.finish(&person, SECOND);
            Some(question)
        };
        std::iter::from_fn(next).collect()
    }

    #[test]
    fn persons_take_turns_and_the_first_who_asked_begins() {
        let mut questions = Questions::new(4);
        for (person, question) in [('a', 1), ('a', 2), ('a', 3), ('b', 4), ('b', 5), ('c', 6)] {
            questions.push(person, question, here).unwrap();
        }
        assert_eq!(answered(&mut questions), [1, 4, 6, 2, 5, 3]);
        assert!(questions.people.is_empty());
    }

    #[test]
    fn the_next_question_comes_from_the_person_who_has_used_least() {
        let mut questions = Questions::new(4);
        for (person, question) in [('a', 1), ('a', 2), ('a', 3), ('b', 4), ('b', 5), ('b', 6)] {
            questions.push(person, question, here).unwrap();
        }
        assert_eq!(questions.next(here), Some(('a', 1)));
        assert_eq!(questions.next(here), Some(('b', 4)), "one of the other is being answered");
        questions.finish(&'a', 5 * SECOND);
        questions.finish(&'b', SECOND);
        // A newcomer begins with the second of the other person, and has asked later.
        questions.push('c', 7, here).unwrap();
        assert_eq!(answered(&mut questions), [5, 7, 6, 2, 3]);
    }

    #[test]
    fn a_person_has_so_many_waiting_questions_and_others_are_not_concerned() {
        let mut questions = Questions::new(2);
        questions.push('a', 1, here).unwrap();
        assert_eq!(questions.next(here), Some(('a', 1)));
        for question in [2, 3] {
            questions.push('a', question, here).unwrap();
        }
        assert_eq!(
            questions.push('a', 4, here),
            Err(TooMany),
            "the one that is being answered does not wait"
        );
        questions.push('b', 5, here).unwrap();
        questions.finish(&'a', SECOND);
        assert_eq!(answered(&mut questions), [5, 2, 3]);
        questions.push('a', 6, here).unwrap();
    }

    #[test]
    fn a_question_that_is_gone_is_not_handed_out_and_does_not_count() {
        let mut questions = Questions::new(2);
        for question in [1, 2] {
            questions.push('a', question, here).unwrap();
        }
        questions.push('b', 3, here).unwrap();
        let is_gone = |question: &u32| matches!(question, 1 | 3);
        questions.push('a', 4, is_gone).unwrap();
        assert_eq!(questions.next(is_gone), Some(('a', 2)));
        assert_eq!(questions.next(is_gone), Some(('a', 4)));
        assert_eq!(questions.next(is_gone), None);
        assert!(!questions.people.contains_key(&'b'));
    }
}
