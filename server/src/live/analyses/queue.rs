//! Which question is answered next. Pure: no clock, no engine, no database.
//!
//! A unit is one match at one depth; it is planned once, and then its questions are handed out one by one. Every question
//! about a match that was played here comes before every question about an upload. Within both classes persons take
//! turns, one question each, so that a person with a hundred uploads delays nobody else's by more than one question a turn.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    hash::Hash,
};

use crate::id::UserId;

/// The person to whom a unit belongs; for a bot its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::live) enum Person {
    /// The bots of the house.
    House,
    /// An account.
    User(UserId),
}

/// Kinds of matches, in the order in which they are analysed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::live) enum Class {
    /// A match that was played here.
    Played,
    /// A match of a library.
    Upload,
}

/// One match at one depth, and whose it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::live) struct Unit<J> {
    pub(in crate::live) class: Class,
    pub(in crate::live) person: Person,
    pub(in crate::live) job: J,
    /// The number of the depth; a person's lower ones are handed out first.
    pub(in crate::live) level: usize,
}

/// What a worker does next.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::live) enum Next<J, W> {
    /// Find the questions of a unit, then call [`FairQueue::open`] or [`FairQueue::skip`].
    Plan(Unit<J>),
    /// Answer one question. [`FairQueue::finish`] is called after the last answer, or when one fails.
    Answer { unit: Unit<J>, work: W, question: usize },
}

/// How much a queue holds at most.
#[derive(Debug, Clone, Copy)]
pub(in crate::live) struct QueueBounds {
    /// Units that wait to be planned, in all.
    pub(in crate::live) waiting: usize,
    /// Units of one class that are planned and have questions left.
    pub(in crate::live) open: usize,
}

/// The units that wait, and the questions of those that are open. `W` is what a worker needs to answer a question.
#[derive(Debug)]
pub(in crate::live) struct FairQueue<J, W> {
    bounds: QueueBounds,
    /// Matches that were played here, then uploads.
    classes: [Turns<J, W>; 2],
    /// Units (match and depth) that wait, are planned, or have questions being answered.
    known: HashSet<(J, usize)>,
    waiting: usize,
}

/// Persons in the order of their turns.
#[derive(Debug)]
struct Turns<J, W> {
    /// Every person of `of` but those for whom a unit is being planned.
    order: VecDeque<Person>,
    of: HashMap<Person, Units<J, W>>,
    open: usize,
}

/// The units of one person in one class. All lists are sorted by level.
#[derive(Debug)]
struct Units<J, W> {
    waiting: VecDeque<Unit<J>>,
    open: VecDeque<Open<J, W>>,
    is_planning: bool,
}

#[derive(Debug)]
struct Open<J, W> {
    unit: Unit<J>,
    work: W,
    next: usize,
    questions: usize,
}

impl<J: Copy + Eq + Hash, W: Clone> FairQueue<J, W> {
    /// An empty queue.
    pub(in crate::live) fn new(bounds: QueueBounds) -> FairQueue<J, W> {
        let classes = [(); 2].map(|()| Turns { order: VecDeque::new(), of: HashMap::new(), open: 0 });
        FairQueue { bounds, classes, known: HashSet::new(), waiting: 0 }
    }

    /// Adds a unit; returns `false` if it is known already. If too many wait, the person with the most waiting units
    /// loses the last of them: the database knows it still.
    pub(in crate::live) fn push(&mut self, unit: Unit<J>) -> bool {
        if !self.known.insert((unit.job, unit.level)) {
            return false;
        }
        let units = self.turns(unit.class).units(unit.person);
        let place = units.waiting.partition_point(|other| other.level <= unit.level);
        units.waiting.insert(place, unit);
        self.waiting += 1;
        if self.waiting > self.bounds.waiting {
            self.drop_one();
        }
        true
    }

    fn drop_one(&mut self) {
        let fullest = self.classes.iter_mut().flat_map(|turns| turns.of.values_mut());
        let fullest = fullest.max_by_key(|units| units.waiting.len());
        if let Some(unit) = fullest.and_then(|units| units.waiting.pop_back()) {
            self.known.remove(&(unit.job, unit.level));
            self.waiting -= 1;
            self.turns(unit.class).forget_if_idle(unit.person);
        }
    }

    fn turns(&mut self, class: Class) -> &mut Turns<J, W> {
        &mut self.classes[class as usize]
    }

    /// The number of units of a person that wait in a class.
    pub(in crate::live) fn waiting_of(&self, class: Class, person: Person) -> usize {
        self.classes[class as usize].of.get(&person).map_or(0, |units| units.waiting.len())
    }

    /// Whether a unit of this class waits, is being planned, or has questions that nobody answers yet.
    pub(in crate::live) fn has_more(&self, class: Class) -> bool {
        !self.classes[class as usize].of.is_empty()
    }

    /// Whether nothing is known that could be handed out.
    pub(in crate::live) fn is_empty(&self) -> bool {
        self.classes.iter().all(|turns| turns.of.is_empty())
    }

    /// What to do next. Returns `None` if there is nothing before the next [`FairQueue::push`], [`FairQueue::open`] or
    /// [`FairQueue::skip`].
    pub(in crate::live) fn next(&mut self) -> Option<Next<J, W>> {
        let next = self.classes.iter_mut().find_map(|turns| turns.next(self.bounds.open));
        if matches!(next, Some(Next::Plan(_))) {
            self.waiting -= 1;
        }
        next
    }

    /// The questions of a unit are known; there is at least one.
    pub(in crate::live) fn open(&mut self, unit: Unit<J>, work: W, questions: usize) {
        let turns = self.turns(unit.class);
        turns.open += 1;
        let units = turns.units(unit.person);
        let place = units.open.partition_point(|other| other.unit.level <= unit.level);
        units.open.insert(place, Open { unit, work, next: 0, questions });
        units.is_planning = false;
        // Planning was not yet a turn.
        turns.order.push_front(unit.person);
    }

    /// A unit is done with, or could not be done; it may come again.
    pub(in crate::live) fn finish(&mut self, unit: Unit<J>) {
        self.known.remove(&(unit.job, unit.level));
        let turns = self.turns(unit.class);
        let Some(units) = turns.of.get_mut(&unit.person) else { return };
        let open = units.open.len();
        units.open.retain(|open| (open.unit.job, open.unit.level) != (unit.job, unit.level));
        turns.open -= open - units.open.len();
        turns.forget_if_idle(unit.person);
    }

    /// A unit that was handed out to be planned has no questions, or could not be planned; it may come again.
    pub(in crate::live) fn skip(&mut self, unit: Unit<J>) {
        let turns = self.turns(unit.class);
        turns.units(unit.person).is_planning = false;
        turns.order.push_back(unit.person);
        self.finish(unit);
    }
}

impl<J: Copy, W: Clone> Turns<J, W> {
    /// The units of a person. A new person's turn comes after everybody else's.
    fn units(&mut self, person: Person) -> &mut Units<J, W> {
        let order = &mut self.order;
        self.of.entry(person).or_insert_with(|| {
            order.push_back(person);
            Units { waiting: VecDeque::new(), open: VecDeque::new(), is_planning: false }
        })
    }

    fn next(&mut self, open_max: usize) -> Option<Next<J, W>> {
        for _ in 0..self.order.len() {
            let person = self.order.pop_front()?;
            let units = self.of.get_mut(&person)?;
            let is_next =
                |unit: &&Unit<J>| units.open.front().is_none_or(|open| unit.level < open.unit.level);
            if self.open < open_max
                && let Some(&unit) = units.waiting.front().filter(is_next)
            {
                units.waiting.pop_front();
                units.is_planning = true;
                return Some(Next::Plan(unit));
            }
            let Some(open) = units.open.front_mut() else {
                self.order.push_back(person);
                continue;
            };
            let question = open.next;
            open.next += 1;
            let next = Next::Answer { unit: open.unit, work: open.work.clone(), question };
            if open.next == open.questions {
                units.open.pop_front();
                self.open -= 1;
            }
            self.order.push_back(person);
            self.forget_if_idle(person);
            return Some(next);
        }
        None
    }

    fn forget_if_idle(&mut self, person: Person) {
        let is_idle =
            |units: &Units<J, W>| units.waiting.is_empty() && units.open.is_empty() && !units.is_planning;
        if self.of.get(&person).is_some_and(is_idle) {
            self.of.remove(&person);
            self.order.retain(|other| *other != person);
        }
    }
}

#[cfg(test)]
mod tests;
