//! The procedure of a tournament as its director runs it: registration with places, a waiting list and check-in, the
//! main bracket, a final for those who go on from it, a consolation bracket for the others, warnings, prizes.

mod again;
mod chances;
mod due;
mod field;

use std::collections::{BTreeMap, BTreeSet};

use play::Credits;

use super::bracket::Bracket;
use super::facts::{BracketSettings, BracketStep, Entry, How, Phase, Warning};
use super::pairing::{Pairing, PairingId, Seat};
use super::refused::{BracketRefused, Refused};
use super::timetable::Timetable;
use crate::draw::Seed;
use crate::id::PlayerId;
use crate::log::Meeting;
use crate::time::{DAY_MS, Time};

/// The allowed numbers of places.
pub const PLACES: std::ops::RangeInclusive<usize> = 2..=1024;
/// The delay after a decision of the 75 % rule before the next round is drawn, so that players can protest.
pub const PROTEST_MS: u64 = 2 * DAY_MS;

/// The settings that the director chooses when creating the knock-out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The number of places; later entries wait for one.
    pub places: usize,
    /// True if only players who have checked in are drawn.
    pub check_in: bool,
    /// The times at which rounds of the main bracket begin automatically.
    pub timetable: Timetable,
    /// The time until which late players may take the place of a bye.
    pub late_until: Option<Time>,
    /// The milliseconds between the last result of a round and the automatic draw of the next one; `None` for no pause.
    pub pause_ms: Option<u64>,
    /// The settings of the bracket; its `players_max` is `places`.
    pub bracket: BracketSettings,
}

/// One of the brackets of a knock-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Branch {
    /// The bracket for the title.
    Main,
    /// The bracket for players who lost in round one and did not return, or who did not reach the final.
    Consolation,
    /// The knock-out of those who go on from a main bracket of another format.
    Final,
}

impl Branch {
    /// All brackets.
    pub const ALL: [Self; 3] = [Self::Main, Self::Consolation, Self::Final];
}

/// A match of the knock-out: its bracket and its place there.
pub type Place = (Branch, PairingId);

/// One step of a knock-out.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A player enters.
    Entered(Entry),
    /// A player withdraws or is removed before the draw.
    Withdrawn(PlayerId),
    /// Check-in opens.
    CheckInOpened,
    /// A player checks in.
    CheckedIn(PlayerId),
    /// A step of a bracket. The first draw of the main bracket closes the entries; the first draw of another bracket
    /// creates it.
    Bracket(Branch, BracketStep),
    /// The match of a pairing is set up under the caller's number.
    Begun {
        /// The pairing.
        place: Place,
        /// The caller's number.
        number: u64,
    },
    /// A player was warned.
    Warned {
        /// The match.
        place: Place,
        /// The player.
        player: PlayerId,
        /// The warning.
        warning: Warning,
    },
    /// The director opens late entries, or changes the time at which they close.
    LateEntries {
        /// The time until which late players may enter.
        until: Time,
    },
    /// The director lengthens the pause before the next round.
    Paused {
        /// The time at which the pause ends.
        until: Time,
    },
    /// A late player takes the place of a bye of round one.
    EnteredLate(Entry),
    /// A player withdraws after the draw. The opponent in the player's open match, or in the next one if none is open,
    /// advances.
    Retired(PlayerId),
    /// A director removes a player after the draw. The player's opponent advances as with [`Step::Retired`].
    Removed(PlayerId),
    /// The entry fee of a player who was drawn has been returned. Earlier versions returned the fee of the player with
    /// the bye.
    FeeReturned(PlayerId),
    /// The director calls the knock-out off.
    Cancelled,
}

/// The state of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EntryState {
    /// The entry has a place.
    Placed,
    /// The entry has a place and its player has checked in.
    CheckedIn,
    /// The entry is on the waiting list.
    Waiting,
}

/// A knock-out.
#[derive(Clone, Debug, PartialEq)]
pub struct Knockout {
    settings: Settings,
    entries: Vec<Entry>,
    /// The time at which check-in opened.
    check_in_opened: Option<Time>,
    checked_in: BTreeSet<PlayerId>,
    /// The time of the last change of the entries or of check-in.
    field_changed: Option<Time>,
    /// The time of each protest.
    protested: BTreeMap<Place, Time>,
    main: Option<Bracket>,
    consolation: Option<Bracket>,
    finals: Option<Bracket>,
    /// The caller's numbers of the matches that are set up.
    numbers: BTreeMap<Place, u64>,
    /// The warnings given; true stands for [`Warning::LastDay`].
    warned: BTreeSet<(Place, PlayerId, bool)>,
    /// The time at which the 75 % rule last decided a match, for each bracket.
    last_verdict: BTreeMap<Branch, Time>,
    /// The time of the last result of each bracket.
    last_result: BTreeMap<Branch, Time>,
    /// The time until which the director has lengthened the pause.
    paused_until: Option<Time>,
    late_until: Option<Time>,
    /// The players who withdrew after the draw, those who were removed included.
    retired: BTreeSet<PlayerId>,
    /// The players whom a director removed after the draw.
    removed: BTreeSet<PlayerId>,
    /// The players of the draw whose entry fees were returned.
    fees_returned: BTreeSet<PlayerId>,
    /// The matches whose decision a correction has taken back.
    again: BTreeSet<Meeting>,
    cancelled: bool,
}

impl Knockout {
    /// Returns a knock-out without entries.
    #[must_use]
    pub const fn new(settings: Settings) -> Self {
        Self {
            late_until: settings.late_until,
            retired: BTreeSet::new(),
            removed: BTreeSet::new(),
            fees_returned: BTreeSet::new(),
            again: BTreeSet::new(),
            settings,
            entries: Vec::new(),
            check_in_opened: None,
            checked_in: BTreeSet::new(),
            field_changed: None,
            protested: BTreeMap::new(),
            main: None,
            consolation: None,
            finals: None,
            numbers: BTreeMap::new(),
            warned: BTreeSet::new(),
            last_verdict: BTreeMap::new(),
            last_result: BTreeMap::new(),
            paused_until: None,
            cancelled: false,
        }
    }

    /// Applies a step that happens at `at`.
    ///
    /// # Errors
    /// Returns an error if the step is not allowed. The state is then unchanged.
    pub fn take(&mut self, step: Step, at: Time) -> Result<(), Refused> {
        if self.cancelled {
            return Err(Refused::Cancelled);
        }
        match step {
            Step::Entered(entry) => self.enter(entry, at),
            Step::Withdrawn(player) => self.withdraw(player, at),
            Step::CheckInOpened => self.open_check_in(at),
            Step::CheckedIn(player) => self.check_in(player, at),
            Step::Bracket(branch, step) => self.in_bracket(branch, &step, at),
            Step::Begun { place, number } => self.begin(place, number),
            Step::Warned { place, player, warning } => {
                self.warned.insert((place, player, warning == Warning::LastDay));
                Ok(())
            }
            Step::LateEntries { until } => {
                // From the second round of a knock-out on, a newcomer would have skipped a match.
                let is_closed = |main: &Bracket| match main.played() {
                    Some(played) => !played.takes_late(),
                    None => main.round_number() > 1,
                };
                if self.main.as_ref().is_some_and(is_closed) {
                    return Err(BracketRefused::EntriesClosed.into());
                }
                self.late_until = Some(until);
                Ok(())
            }
            Step::Paused { until } => self.pause(until),
            Step::EnteredLate(entry) => self.enter_late(entry, at),
            Step::Retired(player) => self.retire(player),
            Step::Removed(player) => {
                self.retire(player)?;
                self.removed.insert(player);
                Ok(())
            }
            Step::FeeReturned(player) => self.return_fee(player),
            Step::Cancelled => {
                if self.is_over() {
                    return Err(Refused::Over);
                }
                self.cancelled = true;
                Ok(())
            }
        }
    }

    /// Returns the director's settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the entered players in the order of their entries, each with the state of the entry.
    pub fn entries(&self) -> impl Iterator<Item = (Entry, EntryState)> {
        self.entries.iter().enumerate().map(|(index, entry)| {
            let here = self.checked_in.contains(&entry.player);
            let state = match (self.has_place(index), here) {
                (true, true) => EntryState::CheckedIn,
                (true, false) => EntryState::Placed,
                (false, _) => EntryState::Waiting,
            };
            (*entry, state)
        })
    }

    /// Returns the entered players in the order of their entries.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.entries.iter().map(|entry| entry.player)
    }

    /// Returns true if check-in is open.
    #[must_use]
    pub const fn is_check_in_open(&self) -> bool {
        self.check_in_opened.is_some() && self.main.is_none()
    }

    /// Returns the time at which check-in opened, while it is open.
    #[must_use]
    pub fn check_in_opened(&self) -> Option<Time> {
        self.check_in_opened.filter(|_| self.main.is_none())
    }

    /// Returns the number of entries, those on the waiting list included.
    #[must_use]
    pub const fn entered(&self) -> usize {
        self.entries.len()
    }

    /// Returns the entered players who have not checked in, while check-in is open. Players on the waiting list are
    /// among them.
    #[must_use]
    pub fn absent(&self) -> Vec<PlayerId> {
        if !self.is_check_in_open() {
            return Vec::new();
        }
        self.players().filter(|player| !self.checked_in.contains(player)).collect()
    }

    /// Returns the time of the last change of the entries or of check-in.
    #[must_use]
    pub const fn field_changed(&self) -> Option<Time> {
        self.field_changed
    }

    /// Returns the time of each protest that waits for its ruling, in no particular order.
    #[must_use]
    pub fn open_protests(&self) -> Vec<Time> {
        let open = self
            .brackets()
            .flat_map(|(branch, bracket)| bracket.open_protests().map(move |pairing| (branch, pairing)));
        open.filter_map(|place| self.protested.get(&place).copied()).collect()
    }

    /// Returns a bracket, once it has been drawn.
    #[must_use]
    pub const fn bracket(&self, branch: Branch) -> Option<&Bracket> {
        match branch {
            Branch::Main => self.main.as_ref(),
            Branch::Consolation => self.consolation.as_ref(),
            Branch::Final => self.finals.as_ref(),
        }
    }

    /// Returns the brackets that exist.
    pub fn brackets(&self) -> impl Iterator<Item = (Branch, &Bracket)> {
        Branch::ALL.into_iter().filter_map(|branch| Some((branch, self.bracket(branch)?)))
    }

    /// Returns the caller's number of a match that is set up.
    #[must_use]
    pub fn number_of(&self, place: Place) -> Option<u64> {
        self.numbers.get(&place).copied()
    }

    /// Returns the place of a match by the caller's number.
    #[must_use]
    pub fn place_of(&self, number: u64) -> Option<Place> {
        self.numbers.iter().find(|(_, known)| **known == number).map(|(place, _)| *place)
    }

    /// Returns the time until which late players may enter.
    #[must_use]
    pub const fn late_until(&self) -> Option<Time> {
        self.late_until
    }

    /// Returns true if a player has withdrawn after the draw.
    #[must_use]
    pub fn is_retired(&self, player: PlayerId) -> bool {
        self.retired.contains(&player)
    }

    /// Returns true if a director has removed a player after the draw.
    #[must_use]
    pub fn is_removed(&self, player: PlayerId) -> bool {
        self.removed.contains(&player)
    }

    /// Returns true if the fee of a player of the draw was returned.
    #[must_use]
    pub fn is_fee_returned(&self, player: PlayerId) -> bool {
        self.fees_returned.contains(&player)
    }

    /// Returns true if the tournament was called off.
    #[must_use]
    pub const fn is_cancelled(&self) -> bool {
        self.cancelled
    }

    /// Returns true if every bracket is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.main.is_some() && self.brackets().all(|(_, bracket)| bracket.is_over()) && !self.awaits_final()
    }

    /// Returns the winner, once there is one: of the final, or of the main bracket if no final follows.
    #[must_use]
    pub fn winner(&self) -> Option<PlayerId> {
        let last = self.finals.as_ref().or(self.main.as_ref())?;
        match last.phase() {
            Phase::Won(winner) => Some(winner),
            Phase::Entries | Phase::Round(_) | Phase::BetweenRounds(_) | Phase::NobodyWon => None,
        }
    }

    /// Returns true if the main bracket is over and its final has not been drawn.
    #[must_use]
    pub fn awaits_final(&self) -> bool {
        let leads_on = |main: &Bracket| main.is_over() && self.finalists(main).len() > 1;
        self.finals.is_none() && self.main.as_ref().is_some_and(leads_on)
    }

    /// Returns the players of the final, the best first: those who go on from the main bracket and have not withdrawn.
    fn finalists(&self, main: &Bracket) -> Vec<PlayerId> {
        let mut players = main.going_on();
        players.retain(|player| !self.is_retired(*player));
        players
    }

    /// Returns the step that draws the next round of a bracket.
    #[must_use]
    pub fn draw_step(&self, branch: Branch, seed: Seed) -> Step {
        let drawn = match self.bracket(branch) {
            Some(bracket) => Some(bracket.draw_step(seed)),
            None => self.new_bracket(branch).ok().map(|bracket| bracket.draw_step(seed)),
        };
        Step::Bracket(branch, drawn.unwrap_or(BracketStep::Drawn { seed }))
    }

    /// Returns the pairings whose match has not been set up.
    #[must_use]
    pub fn to_set_up(&self) -> Vec<(Place, [PlayerId; 2])> {
        let mut wanted = Vec::new();
        for (branch, bracket) in self.brackets().filter(|_| !self.cancelled) {
            for spot in bracket.round(bracket.round_number()) {
                let place = (branch, spot.id);
                if let (Pairing::Match(first, second), None, None) =
                    (spot.pairing, spot.decided, self.number_of(place))
                    && !self.is_retired(first)
                    && !self.is_retired(second)
                {
                    wanted.push((place, [first, second]));
                }
            }
        }
        wanted
    }

    /// Returns the matches that are set up and undecided.
    #[must_use]
    pub fn open_matches(&self) -> Vec<(Place, u64)> {
        let mut open = Vec::new();
        for (branch, bracket) in self.brackets().filter(|_| !self.cancelled) {
            for spot in bracket.round(bracket.round_number()).iter().filter(|spot| spot.decided.is_none()) {
                let place = (branch, spot.id);
                open.extend(self.number_of(place).map(|number| (place, number)));
            }
        }
        open
    }

    /// Returns the final places, from the first. Losers of the same round of a knock-out share a place. If nobody won
    /// it, the players of the last match share the first. After a final come the others, by the standings of the main
    /// bracket.
    #[must_use]
    pub fn places(&self) -> Vec<(usize, PlayerId)> {
        let Some(main) = self.main.as_ref().filter(|main| main.is_over() && !self.awaits_final()) else {
            return Vec::new();
        };
        let mut places = match &self.finals {
            Some(finals) => knock_out_places(finals),
            None if main.played().is_none() => return knock_out_places(main),
            None => Vec::new(),
        };
        if self.finals.is_some() && places.is_empty() {
            return places;
        }
        let known: BTreeSet<PlayerId> = places.iter().map(|(_, player)| *player).collect();
        let mut standings = main.standing_places();
        standings.retain(|(_, player)| !known.contains(player));
        for group in standings.chunk_by(|a, b| a.0 == b.0) {
            let place = places.len() + 1;
            places.extend(group.iter().map(|(_, player)| (place, *player)));
        }
        places
    }

    /// Returns each player's share of `prizes`, which are listed from the first place. Players who share places
    /// share their prizes evenly, rounded down to the hundredth.
    #[must_use]
    pub fn prizes(&self, prizes: &[Credits]) -> Vec<(PlayerId, Credits)> {
        let places = self.places();
        let mut won = Vec::new();
        for group in places.chunk_by(|a, b| a.0 == b.0) {
            let from = group[0].0 - 1;
            let shared: Credits = prizes.iter().skip(from).take(group.len()).copied().sum();
            let heads = i64::try_from(group.len()).unwrap_or(i64::MAX);
            let each = Credits::from_hundredths(shared.hundredths() / heads);
            if each > Credits::ZERO {
                won.extend(group.iter().map(|(_, player)| (*player, each)));
            }
        }
        won
    }

    fn in_bracket(&mut self, branch: Branch, step: &BracketStep, at: Time) -> Result<(), Refused> {
        // Players enter and withdraw by steps of the knock-out itself, which also keeps track of check-in.
        if let (BracketStep::Entered(_) | BracketStep::Withdrawn(_), _) = (step, branch) {
            return Err(BracketRefused::EntriesClosed.into());
        }
        // The step is applied to a copy, so that a refused step changes nothing.
        let mut bracket = match self.bracket(branch) {
            Some(bracket) => bracket.clone(),
            None => self.new_bracket(branch)?,
        };
        bracket.take(step.clone())?;
        // Both matches are set up again with their new players.
        if let BracketStep::Swapped { first, second } = step {
            for pairing in [*first, *second].into_iter().filter_map(|player| bracket.pairing_now(player)) {
                self.numbers.remove(&(branch, pairing));
            }
        }
        if let BracketStep::Decided { how: How::OpenAtTheEnd(_), .. } = step {
            self.last_verdict.insert(branch, at);
        } else if let BracketStep::Drawn { .. } | BracketStep::Paired { .. } = step {
            self.last_verdict.remove(&branch);
            self.paused_until = None;
        } else if let BracketStep::Protested { pairing, .. } = step {
            self.protested.insert((branch, *pairing), at);
        }
        if bracket.phase() != self.phase_of(branch) {
            self.last_result.insert(branch, at);
        }
        if let (Branch::Main, BracketStep::Drawn { seed } | BracketStep::Paired { seed, .. }) = (branch, step)
            && bracket.round_number() == 1
            && seed.is_of_sorted()
        {
            self.list_as_drawn(&bracket);
        }
        match branch {
            Branch::Main => self.main = Some(bracket),
            Branch::Consolation => self.consolation = Some(bracket),
            Branch::Final => self.finals = Some(bracket),
        }
        Ok(())
    }

    /// Lengthens the pause before the next round, which must be decided.
    fn pause(&mut self, until: Time) -> Result<(), Refused> {
        let end = Branch::ALL.into_iter().filter_map(|branch| self.pause_until(branch)).min();
        if end.is_none_or(|end| until <= end) {
            return Err(Refused::NoPause);
        }
        self.paused_until = Some(until);
        Ok(())
    }

    fn phase_of(&self, branch: Branch) -> Phase {
        match self.bracket(branch) {
            Some(bracket) => bracket.phase(),
            None if branch == Branch::Final && self.awaits_final() => Phase::BetweenRounds(0),
            None => Phase::Entries,
        }
    }

    /// Returns the bracket whose results the next round of a bracket follows: a final follows the main bracket.
    fn source_of(&self, branch: Branch) -> Branch {
        if branch == Branch::Final && self.finals.is_none() { Branch::Main } else { branch }
    }

    /// Returns the bracket before its first draw.
    fn new_bracket(&self, branch: Branch) -> Result<Bracket, Refused> {
        match branch {
            Branch::Main => {
                let mut bracket = Bracket::new(self.settings.bracket);
                for entry in self.field() {
                    bracket.take(BracketStep::Entered(entry))?;
                }
                Ok(bracket)
            }
            Branch::Consolation => {
                let main = self.main.as_ref().ok_or(Refused::NoConsolation)?;
                // In a knock-out, only the draw of round two shows which losers return to the main bracket.
                let is_known =
                    if main.played().is_some() { main.is_over() } else { main.round_number() >= 2 };
                let mut losers = if is_known { main.for_consolation() } else { Vec::new() };
                losers.retain(|player| !self.is_retired(*player));
                self.ranked_bracket(losers).ok_or(Refused::NoConsolation)
            }
            Branch::Final => {
                let main = self.main.as_ref().filter(|_| self.awaits_final()).ok_or(Refused::NoFinal)?;
                self.ranked_bracket(self.finalists(main)).ok_or(Refused::NoFinal)
            }
        }
    }

    /// Returns a knock-out of these players, who are ranked from the strongest; `None` with fewer than two.
    fn ranked_bracket(&self, players: Vec<PlayerId>) -> Option<Bracket> {
        let entry_of = |player| self.entries.iter().find(|entry| entry.player == player).copied();
        let field: Vec<Entry> = players.into_iter().filter_map(entry_of).collect();
        (field.len() > 1).then(|| Bracket::of_ranked(self.settings.bracket, field))
    }

    fn begin(&mut self, place: Place, number: u64) -> Result<(), Refused> {
        if !self.to_set_up().iter().any(|(wanted, _)| *wanted == place) {
            return Err(Refused::BegunAlready(place.1));
        }
        self.numbers.insert(place, number);
        Ok(())
    }
}

/// Returns the places of a knock-out, from the first; none until it is over.
fn knock_out_places(bracket: &Bracket) -> Vec<(usize, PlayerId)> {
    let mut places = match bracket.phase() {
        Phase::Won(winner) => vec![(1, winner)],
        Phase::NobodyWon => Vec::new(),
        Phase::Entries | Phase::Round(_) | Phase::BetweenRounds(_) => return Vec::new(),
    };
    let mut known: BTreeSet<PlayerId> = places.iter().map(|(_, winner)| *winner).collect();
    // The rounds are walked from the last one backwards, because a player's last round decides the place.
    for round in (1..=bracket.round_number()).rev() {
        let place = places.len() + 1;
        for spot in bracket.round(round) {
            for player in Seat::ALL.into_iter().filter_map(|seat| spot.pairing.player(seat)) {
                if known.insert(player) {
                    places.push((place, player));
                }
            }
        }
    }
    places
}
