//! The queue that chooses the next question of the analysis. It is pure: no clock, no engine, no database.
//!
//! A unit is one match at one depth. It is planned once, and then its questions are handed out one by one. Every
//! question about a match played here comes before every question about an upload. Within both classes persons take
//! turns, one question each. So a person with a hundred uploads delays another person's upload by at most one question
//! per turn. A person's own units have the order of their levels, and the match that the person looks at comes first.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    hash::Hash,
};

use store::id::UserId;

/// The person to whom a unit belongs. For a bot this is its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Person {
    /// The house bots.
    House,
    /// A user.
    User(UserId),
}

/// The kinds of matches, in the order of their analysis.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Class {
    /// A match played on this site.
    Played,
    /// A match of a library.
    Upload,
}

/// One match at one depth, with its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Unit<J> {
    pub(crate) class: Class,
    pub(crate) person: Person,
    pub(crate) job: J,
    /// The number of the depth. A person's lower levels are handed out first.
    pub(crate) level: usize,
}

/// The next task of a worker.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Next<J, W> {
    /// Find the questions of a unit, then call [`FairQueue::open`] or [`FairQueue::skip`].
    Plan(Unit<J>),
    /// Answer one question. Call [`FairQueue::finish`] after the last answer, or when one fails.
    Answer { unit: Unit<J>, work: W, question: usize },
}

/// The bounds of a queue.
#[derive(Debug, Clone, Copy)]
pub(crate) struct QueueBounds {
    /// The maximum number of units that wait to be planned, over all persons.
    pub(crate) waiting: usize,
    /// The maximum number of units of one class that are planned and have questions left.
    pub(crate) open: usize,
}

/// A fair queue of waiting units and the questions of open ones. `W` is the data a worker needs to answer a
/// question.
#[derive(Debug)]
pub(crate) struct FairQueue<J, W> {
    bounds: QueueBounds,
    /// The matches played here, then the uploads.
    classes: [Turns<J, W>; 2],
    /// The units (match and depth) that wait, are planned, or have questions being answered.
    known: HashSet<(J, usize)>,
    waiting: usize,
}

/// The persons of one class in the order of their turns.
#[derive(Debug)]
struct Turns<J, W> {
    /// The persons of `of`, without those for whom a unit is being planned.
    order: VecDeque<Person>,
    of: HashMap<Person, Units<J, W>>,
    open: usize,
}

/// The units of one person in one class. All lists are sorted by rank.
#[derive(Debug)]
struct Units<J, W> {
    /// The match that comes before the person's others.
    first: Option<J>,
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
    /// Returns an empty queue.
    pub(crate) fn new(bounds: QueueBounds) -> FairQueue<J, W> {
        let classes = [(); 2].map(|()| Turns { order: VecDeque::new(), of: HashMap::new(), open: 0 });
        FairQueue { bounds, classes, known: HashSet::new(), waiting: 0 }
    }

    /// Adds a unit. Returns `false` if it is already known. If too many units wait, the person with the most
    /// waiting units loses the last one; it can be found in the database again.
    pub(crate) fn push(&mut self, unit: Unit<J>) -> bool {
        if !self.known.insert((unit.job, unit.level)) {
            return false;
        }
        let units = self.turns(unit.class).units(unit.person);
        let place = units.waiting.partition_point(|other| units.rank(other) <= units.rank(&unit));
        units.waiting.insert(place, unit);
        self.waiting += 1;
        if self.waiting > self.bounds.waiting {
            self.drop_one();
        }
        true
    }

    /// Puts the units of a match before the other units of its person. Other persons still get their turns.
    pub(crate) fn prefer(&mut self, class: Class, person: Person, job: J) {
        let Some(units) = self.turns(class).of.get_mut(&person) else { return };
        if units.first == Some(job) {
            return;
        }
        units.first = Some(job);
        let rank = |unit: &Unit<J>| (unit.job != job, unit.level);
        units.waiting.make_contiguous().sort_by_key(rank);
        units.open.make_contiguous().sort_by_key(|open| rank(&open.unit));
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

    /// Returns the number of a person's units that wait in a class.
    pub(crate) fn waiting_of(&self, class: Class, person: Person) -> usize {
        self.classes[class as usize].of.get(&person).map_or(0, |units| units.waiting.len())
    }

    /// Returns true if a unit of this class waits, is being planned, or has unassigned questions.
    pub(crate) fn has_more(&self, class: Class) -> bool {
        !self.classes[class as usize].of.is_empty()
    }

    /// Returns true if there is nothing to hand out, now or after planning.
    pub(crate) fn is_empty(&self) -> bool {
        self.classes.iter().all(|turns| turns.of.is_empty())
    }

    /// Returns the next task. Returns `None` if there is none before the next [`FairQueue::push`],
    /// [`FairQueue::open`] or [`FairQueue::skip`].
    pub(crate) fn next(&mut self) -> Option<Next<J, W>> {
        let next = self.classes.iter_mut().find_map(|turns| turns.next(self.bounds.open));
        if matches!(next, Some(Next::Plan(_))) {
            self.waiting -= 1;
        }
        next
    }

    /// Adds the questions of a planned unit; there is at least one.
    pub(crate) fn open(&mut self, unit: Unit<J>, work: W, questions: usize) {
        let turns = self.turns(unit.class);
        turns.open += 1;
        let units = turns.units(unit.person);
        let place = units.open.partition_point(|other| units.rank(&other.unit) <= units.rank(&unit));
        units.open.insert(place, Open { unit, work, next: 0, questions });
        units.is_planning = false;
        // Planning does not count as a turn.
        turns.order.push_front(unit.person);
    }

    /// Removes a unit that is done or has failed. It may be pushed again.
    pub(crate) fn finish(&mut self, unit: Unit<J>) {
        self.known.remove(&(unit.job, unit.level));
        let turns = self.turns(unit.class);
        let Some(units) = turns.of.get_mut(&unit.person) else { return };
        let open = units.open.len();
        units.open.retain(|open| (open.unit.job, open.unit.level) != (unit.job, unit.level));
        turns.open -= open - units.open.len();
        turns.forget_if_idle(unit.person);
    }

    /// Removes a unit that has no questions or could not be planned. It may be pushed again.
    pub(crate) fn skip(&mut self, unit: Unit<J>) {
        let turns = self.turns(unit.class);
        turns.units(unit.person).is_planning = false;
        turns.order.push_back(unit.person);
        self.finish(unit);
    }
}

impl<J: Copy + Eq, W> Units<J, W> {
    /// Returns the place of a unit among the person's others: lower ones come first.
    fn rank(&self, unit: &Unit<J>) -> (bool, usize) {
        (self.first != Some(unit.job), unit.level)
    }
}

impl<J: Copy + Eq, W: Clone> Turns<J, W> {
    /// Returns the units of a person. A new person's turn comes last.
    fn units(&mut self, person: Person) -> &mut Units<J, W> {
        let order = &mut self.order;
        self.of.entry(person).or_insert_with(|| {
            order.push_back(person);
            Units { first: None, waiting: VecDeque::new(), open: VecDeque::new(), is_planning: false }
        })
    }

    fn next(&mut self, open_max: usize) -> Option<Next<J, W>> {
        for _ in 0..self.order.len() {
            let person = self.order.pop_front()?;
            let units = self.of.get_mut(&person)?;
            let is_next = |unit: &&Unit<J>| {
                units.open.front().is_none_or(|open| units.rank(unit) < units.rank(&open.unit))
            };
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
