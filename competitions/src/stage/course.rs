//! The course of a stage: who entered, who met, and the results. Every kind of stage has the same.

use std::collections::BTreeMap;

use super::points::Points;
use super::refused::Refused;
use crate::entrant::{Entrant, EntrantId};
use crate::knockout::{PairingId, Seat};
use crate::{Draw, Seed};

/// The maximum number of entrants of a stage.
pub const ENTRANTS_MAX: usize = 2048;
/// The maximum number of rounds of a stage.
pub const ROUNDS_MAX: u32 = 256;

/// A pairing of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pairing {
    /// Two entrants who meet. The first is listed first.
    Match(EntrantId, EntrantId),
    /// An entrant who does not play in this round.
    Bye(EntrantId),
}

/// The outcome of an encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One has won.
    Won(Seat),
    /// Both have half a point.
    Tied,
    /// Both have lost, for example because neither came.
    BothLost,
}

/// The result of an encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// The outcome.
    pub outcome: Outcome,
    /// The points that the first and the second scored in play.
    pub scored: [u32; 2],
    /// True if it was not played to its end, because somebody was absent or withdrew.
    pub is_forfeit: bool,
}

/// An encounter, with its result if there is one. A bye has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encounter {
    /// The entrants.
    pub pairing: Pairing,
    /// The result.
    pub score: Option<Score>,
}

/// An entrant of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The entrant.
    pub entrant: Entrant,
    /// The number of rounds that had been paired at the entry.
    pub joined: u32,
    /// The number of rounds that had been paired at the withdrawal, if the entrant has withdrawn.
    pub withdrawn: Option<u32>,
    /// The lot of the draw at the start. It orders equally strong entrants, the lowest first.
    pub lot: usize,
}

/// The entrants and the rounds of a stage so far. The rounds are decided one after the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    entries: Vec<Entry>,
    places: BTreeMap<EntrantId, usize>,
    rounds: Vec<Vec<Encounter>>,
    is_begun: bool,
}

impl Pairing {
    /// Returns the entrants: two, or one with a bye.
    pub fn entrants(self) -> impl Iterator<Item = EntrantId> {
        let (one, other) = match self {
            Self::Match(one, other) => (one, Some(other)),
            Self::Bye(one) => (one, None),
        };
        std::iter::once(one).chain(other)
    }
}

impl Score {
    /// Returns the score of an encounter that was played.
    #[must_use]
    pub const fn played(outcome: Outcome, scored: [u32; 2]) -> Self {
        Self { outcome, scored, is_forfeit: false }
    }

    /// Returns the score of an encounter that was not played.
    #[must_use]
    pub const fn forfeit(outcome: Outcome) -> Self {
        Self { outcome, scored: [0, 0], is_forfeit: true }
    }
}

impl Encounter {
    /// Returns true if the encounter waits for a result.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.pairing, Pairing::Match(..)) && self.score.is_none()
    }
}

impl Course {
    /// Returns a course that has begun, with these entrants and rounds.
    pub(crate) fn of_rounds(entries: Vec<Entry>, rounds: Vec<Vec<Encounter>>) -> Self {
        let places = entries.iter().enumerate().map(|(place, entry)| (entry.entrant.id, place)).collect();
        Self { entries, places, rounds, is_begun: true }
    }

    /// Returns the entrants in the order of their entry.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the place of an entrant in the order of entry, from 0.
    #[must_use]
    pub fn place_of(&self, id: EntrantId) -> Option<usize> {
        self.places.get(&id).copied()
    }

    /// Returns the rounds that have been paired, with the results so far.
    #[must_use]
    pub fn rounds(&self) -> &[Vec<Encounter>] {
        &self.rounds
    }

    /// Returns the number of rounds that have been paired.
    #[must_use]
    pub fn round_number(&self) -> u32 {
        u32::try_from(self.rounds.len()).unwrap_or(u32::MAX)
    }

    /// Returns true if the lots have been drawn.
    #[must_use]
    pub const fn is_begun(&self) -> bool {
        self.is_begun
    }

    /// Returns the number of encounters that wait for a result.
    #[must_use]
    pub fn open(&self) -> usize {
        self.rounds.last().map_or(0, |round| round.iter().filter(|encounter| encounter.is_open()).count())
    }

    /// Returns an encounter.
    #[must_use]
    pub fn encounter(&self, id: PairingId) -> Option<&Encounter> {
        let round = self.rounds.get(usize::try_from(id.round).ok()?.checked_sub(1)?)?;
        round.get(usize::try_from(id.number).ok()?.checked_sub(1)?)
    }

    fn encounter_mut(&mut self, id: PairingId) -> Option<&mut Encounter> {
        let round = self.rounds.get_mut(usize::try_from(id.round).ok()?.checked_sub(1)?)?;
        round.get_mut(usize::try_from(id.number).ok()?.checked_sub(1)?)
    }

    /// Returns the places of the entrants in the order of seeding: the strongest first, equally strong ones by lot.
    /// Those who withdrew after their first round are among them, and those who withdrew before it are not.
    #[must_use]
    pub fn seeding(&self) -> Vec<usize> {
        let entries = self.entries.iter().enumerate();
        let was_in = |entry: &Entry| entry.withdrawn.is_none_or(|round| round > entry.joined);
        let mut places: Vec<usize> =
            entries.filter(|(_, entry)| was_in(entry)).map(|(place, _)| place).collect();
        places.sort_by_key(|place| {
            let entry = &self.entries[*place];
            (std::cmp::Reverse(entry.entrant.strength), entry.lot)
        });
        places
    }

    /// Adds an entrant.
    pub(super) fn enter(&mut self, entrant: Entrant) -> Result<(), Refused> {
        if self.places.contains_key(&entrant.id) {
            return Err(Refused::EnteredAlready(entrant.id));
        }
        if self.entries.len() >= ENTRANTS_MAX {
            return Err(Refused::Full { max: ENTRANTS_MAX });
        }
        let lot = self.entries.len();
        self.places.insert(entrant.id, lot);
        self.entries.push(Entry { entrant, joined: self.round_number(), withdrawn: None, lot });
        Ok(())
    }

    /// Draws the lots.
    pub(super) fn begin(&mut self, seed: Seed) -> Result<(), Refused> {
        if self.is_begun {
            return Err(Refused::Begun);
        }
        let mut lots: Vec<usize> = (0..self.entries.len()).collect();
        Draw::new(seed).shuffle(&mut lots);
        for (entry, lot) in self.entries.iter_mut().zip(lots) {
            entry.lot = lot;
        }
        self.is_begun = true;
        Ok(())
    }

    /// Takes an entrant out. The opponent wins an open encounter without play.
    pub(super) fn withdraw(&mut self, id: EntrantId) -> Result<(), Refused> {
        let round = self.round_number();
        let place = self.place_of(id).ok_or(Refused::NotEntered(id))?;
        let entry = &mut self.entries[place];
        if entry.withdrawn.is_some() {
            return Err(Refused::WithdrawnAlready(id));
        }
        entry.withdrawn = Some(round);
        self.award_open();
        Ok(())
    }

    /// Decides the open encounters of entrants who have withdrawn.
    fn award_open(&mut self) {
        let Some(mut round) = self.rounds.pop() else { return };
        for encounter in round.iter_mut().filter(|encounter| encounter.is_open()) {
            let Pairing::Match(one, other) = encounter.pairing else { continue };
            let outcome = match (self.is_in(one), self.is_in(other)) {
                (true, true) => continue,
                (true, false) => Outcome::Won(Seat::First),
                (false, true) => Outcome::Won(Seat::Second),
                (false, false) => Outcome::BothLost,
            };
            encounter.score = Some(Score::forfeit(outcome));
        }
        self.rounds.push(round);
    }

    /// Returns true if somebody has entered and not withdrawn.
    #[must_use]
    pub fn is_in(&self, id: EntrantId) -> bool {
        self.place_of(id).is_some_and(|place| self.entries[place].withdrawn.is_none())
    }

    /// Adds a round. Nobody may be in it twice. Opponents of entrants who have withdrawn win without play.
    pub(super) fn add_round(&mut self, pairings: &[Pairing]) -> Result<(), Refused> {
        if !self.is_begun {
            return Err(Refused::NotBegun);
        }
        match self.open() {
            0 => {}
            open => return Err(Refused::RoundOpen { round: self.round_number(), open }),
        }
        if pairings.is_empty() || self.round_number() >= ROUNDS_MAX {
            return Err(Refused::NoRound);
        }
        let mut seen = vec![false; self.entries.len()];
        for id in pairings.iter().flat_map(|pairing| pairing.entrants()) {
            let place = self.place_of(id).ok_or(Refused::NotEntered(id))?;
            if std::mem::replace(&mut seen[place], true) {
                return Err(Refused::PairedTwice(id));
            }
        }
        self.rounds.push(pairings.iter().map(|&pairing| Encounter { pairing, score: None }).collect());
        self.award_open();
        Ok(())
    }

    /// Decides an encounter.
    pub(super) fn decide(&mut self, id: PairingId, score: Score) -> Result<(), Refused> {
        let encounter = self.encounter_mut(id).ok_or(Refused::NoSuchEncounter(id))?;
        if matches!(encounter.pairing, Pairing::Bye(_)) {
            return Err(Refused::NoSuchEncounter(id));
        }
        if encounter.score.is_some() {
            return Err(Refused::DecidedAlready(id));
        }
        encounter.score = Some(score);
        Ok(())
    }
}

impl Entry {
    /// Returns the points at the beginning.
    #[must_use]
    pub const fn points(&self) -> Points {
        self.entrant.points
    }
}
