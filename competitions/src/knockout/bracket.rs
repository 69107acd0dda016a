//! A bracket: entries, rounds, results, and the steps that become due as time passes.

use std::collections::{BTreeMap, BTreeSet};

use super::adjudication::{OpenMatch, adjudicate};
use super::facts::{
    Awaited, BracketSettings, BracketStep, Entry, Format, How, Outcome, Phase, Spot, Warning,
};
use super::format::{Facts, Played, Standings};
use super::pairing::{Pairing, PairingId, Seat, at_random, by_strength};
use super::refused::BracketRefused;
use super::waiting::Waiting;
use crate::desk::Desk;
use crate::draw::{Draw, Seed};
use crate::id::PlayerId;
use crate::seating::Seating;
use crate::time::{DAY_MS, Time};

/// The time that open matches have left once 75 % of a round is decided.
const FINAL_WEEK_MS: u64 = 7 * DAY_MS;

/// An action that is due now.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Due {
    /// This step is to be taken.
    Take(BracketStep),
    /// This player is to be warned, unless the warning has already been given.
    Warn {
        /// The match.
        pairing: PairingId,
        /// The player.
        player: PlayerId,
        /// The warning.
        warning: Warning,
    },
}

/// A match of the current round or an earlier one.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Bout {
    pairing: Pairing,
    decided: Option<Outcome>,
    protest: Option<PlayerId>,
}

/// A round that has been drawn.
#[derive(Clone, Debug, PartialEq)]
struct Round {
    bouts: Vec<Bout>,
    seed: Seed,
    lucky_losers: Vec<PlayerId>,
    final_week: Option<Time>,
}

/// A bracket: rounds of single elimination, or of another [`Format`].
#[derive(Clone, Debug, PartialEq)]
pub struct Bracket {
    settings: BracketSettings,
    entries: Vec<Entry>,
    rounds: Vec<Round>,
    /// The losers of round one who may return in round two, in the order in which they lost.
    may_come_back: Vec<PlayerId>,
    /// True if entries are ranked in their order instead of by rating.
    is_ranked: bool,
    /// The number of rounds that had been drawn when a late player entered.
    joined: BTreeMap<PlayerId, u32>,
    /// The number of rounds that had been drawn when a player withdrew.
    left: BTreeMap<PlayerId, u32>,
}

impl Bracket {
    /// Returns a bracket without entries.
    #[must_use]
    pub const fn new(settings: BracketSettings) -> Self {
        Self {
            settings,
            entries: Vec::new(),
            rounds: Vec::new(),
            may_come_back: Vec::new(),
            is_ranked: false,
            joined: BTreeMap::new(),
            left: BTreeMap::new(),
        }
    }

    /// Returns a knock-out with a field that is ranked from the strongest.
    pub(super) fn of_ranked(settings: BracketSettings, entries: Vec<Entry>) -> Self {
        let settings = BracketSettings { format: Format::KnockOut, go_on: None, ..settings };
        Self { entries, is_ranked: true, ..Self::new(settings) }
    }

    /// Applies a step.
    ///
    /// # Errors
    /// Returns an error if the rules do not allow it. The state is then unchanged.
    pub fn take(&mut self, step: BracketStep) -> Result<(), BracketRefused> {
        match step {
            BracketStep::Entered(entry) => self.enter(entry),
            BracketStep::Withdrawn(player) => self.withdraw(player),
            BracketStep::Drawn { seed } => self.draw(seed),
            BracketStep::Paired { seed, pairings } => self.add_paired(seed, pairings),
            BracketStep::Decided { pairing, winner, how } => self.decide(pairing, winner, how),
            BracketStep::BothAbsent { pairing } => self.drop_both(pairing),
            BracketStep::Swapped { first, second } => self.swap(first, second),
            BracketStep::FinalWeek { at } => self.begin_final_week(at),
            BracketStep::Protested { pairing, player } => self.protest(pairing, player),
            BracketStep::Ruled { pairing, winner } => self.rule(pairing, winner),
        }
    }

    /// Returns the director's settings.
    #[must_use]
    pub const fn settings(&self) -> &BracketSettings {
        &self.settings
    }

    /// Returns the entered players, in the order in which they were drawn; before the draw in the order of their
    /// entries.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the phase.
    #[must_use]
    pub fn phase(&self) -> Phase {
        let Some(round) = self.rounds.last() else { return Phase::Entries };
        let number = self.round_number();
        let Some(winners) = round.winners() else { return Phase::Round(number) };
        match (self.played(), winners.as_slice()) {
            (Some(played), _) if !played.is_over() => Phase::BetweenRounds(number),
            (Some(played), _) => played.winner().map_or(Phase::NobodyWon, Phase::Won),
            (None, [winner]) => Phase::Won(*winner),
            (None, []) => Phase::NobodyWon,
            (None, _) => Phase::BetweenRounds(number),
        }
    }

    /// Returns true if there is no further round.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.phase(), Phase::Won(_) | Phase::NobodyWon)
    }

    /// Returns the places by the standings, from the first; none in a knock-out.
    pub(super) fn standing_places(&self) -> Vec<(usize, PlayerId)> {
        self.played().map(|played| played.places()).unwrap_or_default()
    }

    /// Returns the standings; `None` in a knock-out and before the first draw.
    #[must_use]
    pub fn standings(&self) -> Option<Standings> {
        Some(self.played()?.standings())
    }

    /// Returns the players who go on to a final as things stand, the best first. Empty if there is no final.
    #[must_use]
    pub fn going_on(&self) -> Vec<PlayerId> {
        self.played().map(|played| played.going_on()).unwrap_or_default()
    }

    /// Returns the rounds as the course of a stage; `None` in a knock-out and before the first draw.
    pub(super) fn played(&self) -> Option<Played<'_>> {
        self.rounds.first()?;
        Played::new(&self.facts(self.seed(1)))
    }

    /// Returns the facts that another format than a knock-out needs. `lots` is the seed of the first draw.
    fn facts(&self, lots: Option<Seed>) -> Facts<'_> {
        let (settings, players) = (&self.settings, self.entries.as_slice());
        let rounds = (1..=self.round_number()).map(|number| self.round(number)).collect();
        Facts { settings, players, rounds, lots, joined: &self.joined, left: &self.left }
    }

    /// Returns the step that draws the next round.
    pub(super) fn draw_step(&self, seed: Seed) -> BracketStep {
        if self.settings.format == Format::KnockOut {
            return BracketStep::Drawn { seed };
        }
        // The first draw sorts the entries.
        let mut first = self.clone();
        if first.rounds.is_empty() {
            first.sort_entries(seed);
        }
        let lots = first.seed(1).unwrap_or(seed);
        let played = Played::new(&first.facts(Some(lots)));
        let pairings = played.map(|played| played.next(seed)).unwrap_or_default();
        BracketStep::Paired { seed, pairings }
    }

    fn sort_entries(&mut self, seed: Seed) {
        if seed.is_of_sorted() && !self.is_ranked {
            self.entries.sort_by_key(|entry| entry.player);
        }
    }

    /// Returns the pairings of a round, from 1, each with its winner if it has one.
    #[must_use]
    pub fn round(&self, number: u32) -> Vec<Spot> {
        let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        let round = index.and_then(|index| self.rounds.get(index));
        let bouts = round.map(|round| round.bouts.as_slice()).unwrap_or_default();
        (1..)
            .zip(bouts)
            .map(|(at, bout)| Spot {
                id: PairingId { round: number, number: at },
                pairing: bout.pairing,
                decided: bout.decided,
            })
            .collect()
    }

    /// Returns the players of a match, or `None` if it is not drawn.
    #[must_use]
    pub fn pairing(&self, id: PairingId) -> Option<Pairing> {
        let index = |number: u32| usize::try_from(number).ok()?.checked_sub(1);
        let round = self.rounds.get(index(id.round)?)?;
        round.bouts.get(index(id.number)?).map(|bout| bout.pairing)
    }

    /// Returns the number of rounds that have been drawn.
    #[must_use]
    pub fn round_number(&self) -> u32 {
        u32::try_from(self.rounds.len()).unwrap_or(u32::MAX)
    }

    /// Returns the seed of a round's draw.
    #[must_use]
    pub fn seed(&self, number: u32) -> Option<Seed> {
        let index = usize::try_from(number).ok()?.checked_sub(1)?;
        self.rounds.get(index).map(|round| round.seed)
    }

    /// Returns the lucky losers of round two.
    #[must_use]
    pub fn lucky_losers(&self) -> &[PlayerId] {
        self.rounds.get(1).map(|round| round.lucky_losers.as_slice()).unwrap_or_default()
    }

    /// Returns the time at which an open match of this round will be decided, once 75 % have a winner. Time in which
    /// its table was held does not count. Without a table it is the time for all matches whose tables were not held
    /// alone.
    #[must_use]
    pub fn ends_at(&self, desk: &Desk, table: Option<u64>, now: Time) -> Option<Time> {
        let begun = self.rounds.last()?.final_week?;
        Some(begun.after(FINAL_WEEK_MS).after(desk.held_ms(table, begun, now)))
    }

    /// Returns true if a protest waits for its ruling.
    #[must_use]
    pub fn has_open_protest(&self) -> bool {
        self.open_protests().next().is_some()
    }

    /// Returns the matches of this round with a protest that waits for its ruling.
    pub fn open_protests(&self) -> impl Iterator<Item = PairingId> {
        let open = self.bouts().filter(|(_, bout)| bout.protest.is_some() && !bout.is_ruled());
        open.map(|(pairing, _)| pairing)
    }

    /// Returns the player who has protested in a match of this round.
    #[must_use]
    pub fn protest_in(&self, pairing: PairingId) -> Option<PlayerId> {
        self.bouts().find(|(id, _)| *id == pairing).and_then(|(_, bout)| bout.protest)
    }

    /// Returns the players who may enter a consolation event: those who do not go on to a final, the best first; in a
    /// knock-out the losers of round one who did not return, the strongest match first. That order does not depend on
    /// who lost a match, so that a correction replaces a name and moves no other.
    #[must_use]
    pub fn for_consolation(&self) -> Vec<PlayerId> {
        if let Some(played) = self.played() {
            let going_on = played.going_on();
            let others = played.places().into_iter().map(|(_, player)| player);
            return others
                .filter(|player| !going_on.contains(player) && self.settings.go_on.is_some())
                .collect();
        }
        let Some(first) = self.rounds.first() else { return Vec::new() };
        let lucky = self.lucky_losers();
        self.ranked(first.losers().filter(|player| !lucky.contains(player)).collect())
    }

    /// Returns the actions due at `now`. `desk` has the holds, and `table` returns the number of a match at the desk.
    /// `open` returns the state of a match, and what it waits for. `lot` seeds the lots that rule 6 may need.
    pub(super) fn due(
        &self,
        now: Time,
        lot: Seed,
        desk: &Desk,
        table: impl Fn(PairingId) -> Option<u64>,
        mut open: impl FnMut(PairingId) -> (OpenMatch, Option<Waiting>),
    ) -> Vec<Due> {
        let Some(round) = self.rounds.last() else { return Vec::new() };
        let mut due = Vec::new();
        if round.final_week.is_none() && round.is_three_quarters_decided() {
            due.push(Due::Take(BracketStep::FinalWeek { at: now }));
        }
        for (pairing, bout) in self.open_bouts() {
            let table = table(pairing);
            let seating = desk.seating(table);
            // Nothing is decided by time while nobody can sit down or play.
            if seating.is_closed() {
                continue;
            }
            let (stands, waiting) = open(pairing);
            // Each match has its own lot, so that one seed does not decide all of them alike.
            let lot = Seed::new(lot.get() ^ u64::from(pairing.number));
            if self.ends_at(desk, table, now).is_some_and(|end| now >= end) {
                let verdict = adjudicate(&stands, lot);
                let how = How::OpenAtTheEnd(verdict.grounds);
                let winner = bout.pairing.player(verdict.winner);
                due.extend(winner.map(|winner| Due::Take(BracketStep::Decided { pairing, winner, how })));
            } else if let Some(waiting) = waiting {
                due.extend(self.idle(pairing, bout.pairing, waiting, seating, now, lot));
            }
        }
        due
    }

    /// Applies the limits on idle and absent players to one match. `desk` is the seating as far as holds decide it.
    fn idle(
        &self,
        pairing: PairingId,
        players: Pairing,
        waiting: Waiting,
        desk: Seating,
        now: Time,
        lot: Seed,
    ) -> Vec<Due> {
        let awaited = waiting.awaited;
        let grace = match awaited {
            Awaited::Move(_) => None,
            Awaited::Player(_) | Awaited::Both => self.settings.grace_ms,
        };
        let limit = grace.unwrap_or_else(|| u64::from(self.settings.idle_days) * DAY_MS);
        if waiting.deadline(desk, limit).is_some_and(|deadline| now >= deadline) {
            let (seat, how) = match (awaited, grace) {
                // A lot would let a player who is absent block a match of the next round too.
                (Awaited::Both, Some(_)) => return vec![Due::Take(BracketStep::BothAbsent { pairing })],
                (Awaited::Both, None) => (Seat::ALL[Draw::new(lot).below(2)], How::NeitherCame),
                (Awaited::Player(seat), Some(_)) => (seat.other(), How::Absent),
                (Awaited::Player(seat) | Awaited::Move(seat), _) => (seat.other(), How::Idle),
            };
            let winner = players.player(seat);
            return winner
                .map(|winner| Due::Take(BracketStep::Decided { pairing, winner, how }))
                .into_iter()
                .collect();
        }
        let idle = waiting.seating(desk).waited(now).unwrap_or_default();
        // A grace time is too short for warnings.
        let warning = if grace.is_some() {
            None
        } else if idle + DAY_MS >= limit {
            Some(Warning::LastDay)
        } else if idle * 2 >= limit {
            Some(Warning::Half)
        } else {
            None
        };
        let warned = awaited.seats().iter().filter_map(|seat| players.player(*seat));
        warned
            .zip(warning.into_iter().cycle())
            .map(|(player, warning)| Due::Warn { pairing, player, warning })
            .collect()
    }

    fn open_bouts(&self) -> impl Iterator<Item = (PairingId, &Bout)> {
        let number = self.round_number();
        let bouts = self.rounds.last().map(|round| round.bouts.as_slice()).unwrap_or_default();
        (1..)
            .zip(bouts)
            .filter(|(_, bout)| bout.decided.is_none())
            .map(move |(at, bout)| (PairingId { round: number, number: at }, bout))
    }

    fn enter(&mut self, entry: Entry) -> Result<(), BracketRefused> {
        if !self.rounds.is_empty() {
            return Err(BracketRefused::EntriesClosed);
        }
        if self.entries.iter().any(|known| known.player == entry.player) {
            return Err(BracketRefused::EnteredAlready(entry.player));
        }
        if self.entries.len() >= self.settings.players_max {
            return Err(BracketRefused::Full(self.settings.players_max));
        }
        self.entries.push(entry);
        Ok(())
    }

    fn withdraw(&mut self, player: PlayerId) -> Result<(), BracketRefused> {
        if !self.rounds.is_empty() {
            return Err(BracketRefused::EntriesClosed);
        }
        let at = self.entries.iter().position(|entry| entry.player == player);
        self.entries.remove(at.ok_or(BracketRefused::NotEntered(player))?);
        Ok(())
    }

    /// Checks that a round can be drawn, and sorts the entries before the first one.
    fn begin_round(&mut self, seed: Seed) -> Result<(), BracketRefused> {
        if let Some(pairing) = self.open_protests().next() {
            return Err(BracketRefused::ProtestOpen(pairing));
        }
        match self.phase() {
            Phase::Entries if self.entries.len() < 2 => Err(BracketRefused::TooFew(self.entries.len())),
            Phase::Entries => {
                self.sort_entries(seed);
                Ok(())
            }
            Phase::BetweenRounds(_) => Ok(()),
            Phase::Round(round) => Err(BracketRefused::RoundOpen { round, open: self.open_bouts().count() }),
            Phase::Won(_) | Phase::NobodyWon => Err(BracketRefused::Over),
        }
    }

    /// Adds a round of another format than a knock-out.
    fn add_paired(&mut self, seed: Seed, pairings: Vec<Pairing>) -> Result<(), BracketRefused> {
        if self.settings.format == Format::KnockOut || pairings.is_empty() {
            return Err(BracketRefused::Over);
        }
        let mut seen = BTreeSet::new();
        for player in pairings.iter().flat_map(Pairing::players) {
            if !self.entries.iter().any(|entry| entry.player == player) {
                return Err(BracketRefused::NotEntered(player));
            }
            if !seen.insert(player) {
                return Err(BracketRefused::PairedAlready);
            }
        }
        self.begin_round(seed)?;
        self.rounds.push(Round::new(pairings, seed));
        Ok(())
    }

    fn draw(&mut self, seed: Seed) -> Result<(), BracketRefused> {
        if self.settings.format != Format::KnockOut {
            return Err(BracketRefused::Over);
        }
        self.begin_round(seed)?;
        let field: Vec<PlayerId> = match self.rounds.last() {
            None => self.entries.iter().map(|entry| entry.player).collect(),
            Some(round) => round.winners().unwrap_or_default(),
        };
        let (lucky_losers, byes) = self.fill_up(&field, seed);
        let pairings = if self.settings.by_rating {
            by_strength(&self.ranked(field), &lucky_losers, byes)
        } else {
            at_random(&field, &lucky_losers, byes, seed)
        };
        self.rounds.push(Round { lucky_losers, ..Round::new(pairings, seed) });
        Ok(())
    }

    /// Returns the lucky losers and the number of byes in the round being drawn.
    fn fill_up(&self, field: &[PlayerId], seed: Seed) -> (Vec<PlayerId>, usize) {
        // Only round two takes lucky losers. In all other rounds an odd player has a bye.
        if self.rounds.len() != 1 {
            return (Vec::new(), field.len() % 2);
        }
        let missing = field.len().next_power_of_two() - field.len();
        let mut losers = self.may_come_back.clone();
        // A separate draw, because the pairings are shuffled from the same seed.
        Draw::new(Seed::new(!seed.get())).shuffle(&mut losers);
        losers.truncate(missing);
        let byes = missing - losers.len();
        (losers, byes)
    }

    /// Returns the field sorted from the strongest; equal players keep the order of their entries. From round two on,
    /// both players of a match count as strong as the stronger of them. So a corrected winner takes the place of the
    /// wrong one, and no other pairing changes.
    fn ranked(&self, mut field: Vec<PlayerId>) -> Vec<PlayerId> {
        let mut entries: Vec<&Entry> = self.entries.iter().collect();
        if !self.is_ranked {
            entries.sort_by(|a, b| b.rating.value().total_cmp(&a.rating.value()));
        }
        let mut places: BTreeMap<PlayerId, usize> =
            entries.iter().enumerate().map(|(place, entry)| (entry.player, place)).collect();
        for bout in self.rounds.iter().flat_map(|round| &round.bouts) {
            let Pairing::Match(first, second) = bout.pairing else { continue };
            let stronger = [first, second].iter().filter_map(|player| places.get(player)).min().copied();
            places.extend(stronger.into_iter().flat_map(|place| [(first, place), (second, place)]));
        }
        field.sort_by_key(|player| places.get(player).copied());
        field
    }

    /// Gives a late player the place of the bye of round one. In a Swiss or with lives, a player who finds no such bye
    /// joins the next round.
    ///
    /// # Errors
    /// Returns an error if the player is in the bracket, all places are taken, or there is no place to join.
    pub(super) fn enter_late(&mut self, entry: Entry) -> Result<(), BracketRefused> {
        if self.entries.iter().any(|known| known.player == entry.player) {
            return Err(BracketRefused::EnteredAlready(entry.player));
        }
        if self.entries.len() >= self.settings.players_max {
            return Err(BracketRefused::Full(self.settings.players_max));
        }
        let takes_late = self.played().map(|played| played.takes_late());
        if takes_late == Some(false) {
            return Err(BracketRefused::NoBye);
        }
        let joins_next = takes_late.is_some();
        let drawn = self.round_number();
        let first =
            if let [round] = self.rounds.as_mut_slice() { round.bouts.as_mut_slice() } else { &mut [] };
        let bye = first.iter_mut().find_map(|bout| match bout.pairing {
            Pairing::Bye(player) => Some((player, bout)),
            Pairing::Match(..) => None,
        });
        match bye {
            Some((player, bout)) => *bout = Bout::new(Pairing::Match(player, entry.player)),
            None if joins_next => {
                self.joined.insert(entry.player, drawn);
            }
            None => return Err(BracketRefused::NoBye),
        }
        self.entries.push(entry);
        Ok(())
    }

    /// Takes a player who has withdrawn out of later rounds and out of the draw of lucky losers.
    pub(super) fn retire(&mut self, player: PlayerId) {
        self.may_come_back.retain(|loser| *loser != player);
        if self.entries.iter().any(|entry| entry.player == player) {
            self.left.insert(player, self.round_number());
        }
    }

    /// Returns the decisions of this round's open matches with a player who is out. `out` returns how such a player
    /// loses.
    pub(super) fn without(&self, out: impl Fn(PlayerId) -> Option<How>) -> Vec<BracketStep> {
        let open = self.open_bouts().filter_map(|(pairing, bout)| match bout.pairing {
            Pairing::Match(first, second) => match (out(first), out(second)) {
                (Some(_), Some(_)) => Some(BracketStep::BothAbsent { pairing }),
                (Some(how), None) => Some(BracketStep::Decided { pairing, winner: second, how }),
                (None, Some(how)) => Some(BracketStep::Decided { pairing, winner: first, how }),
                (None, None) => None,
            },
            Pairing::Bye(_) => None,
        });
        open.collect()
    }

    /// Returns the pairing of a player in the last round that was drawn.
    #[must_use]
    pub fn pairing_now(&self, player: PlayerId) -> Option<PairingId> {
        self.bouts().find(|(_, bout)| bout.pairing.has(player)).map(|(pairing, _)| pairing)
    }

    fn swap(&mut self, first: PlayerId, second: PlayerId) -> Result<(), BracketRefused> {
        if self.played().is_some_and(|played| played.is_by_table()) {
            return Err(BracketRefused::ByTable);
        }
        let lucky = self.lucky_losers().to_vec();
        let is_lucky = |player| self.round_number() == 2 && lucky.contains(&player);
        let place = |player| self.pairing_now(player).ok_or(BracketRefused::NotInRound(player));
        let (one, other) = (place(first)?, place(second)?);
        if one == other {
            return Err(BracketRefused::PairedAlready);
        }
        let swapped = |player| {
            if player == first {
                second
            } else if player == second {
                first
            } else {
                player
            }
        };
        let mut next = Vec::new();
        for (pairing, bout) in self.bouts().filter(|(pairing, _)| [one, other].contains(pairing)) {
            let new = match bout.pairing {
                Pairing::Match(..) if bout.decided.is_some() => {
                    return Err(BracketRefused::DecidedAlready(pairing));
                }
                Pairing::Match(a, b) => Pairing::Match(swapped(a), swapped(b)),
                Pairing::Bye(player) => Pairing::Bye(swapped(player)),
            };
            if let Pairing::Match(a, b) = new
                && is_lucky(a)
                && is_lucky(b)
            {
                return Err(BracketRefused::LuckyLosersMeet);
            }
            next.push((pairing, new));
        }
        let is_paired_again = |(_, new): &(PairingId, Pairing)| match new {
            Pairing::Match(a, b) => self.have_met(*a, *b),
            Pairing::Bye(_) => true,
        };
        // A bye is a point, and goes to those who have had the fewest. A friend could have one in every round.
        if self.played().is_some() && next.iter().any(is_paired_again) {
            return Err(BracketRefused::AgainstPairing);
        }
        // Every check comes before the first change.
        for (pairing, new) in next {
            *self.bout_mut(pairing)? = Bout::new(new);
        }
        Ok(())
    }

    /// Returns true if two players have met in a round before this one.
    fn have_met(&self, one: PlayerId, other: PlayerId) -> bool {
        let before = self.rounds.iter().rev().skip(1).flat_map(|round| &round.bouts);
        let mut pairings = before.map(|bout| bout.pairing);
        pairings.any(|pairing| pairing.seat_of(one).is_some() && pairing.has(other))
    }

    fn decide(&mut self, pairing: PairingId, winner: PlayerId, how: How) -> Result<(), BracketRefused> {
        let first_round = self.rounds.len() == 1;
        let week = self.rounds.last().and_then(|round| round.final_week);
        if matches!(how, How::OpenAtTheEnd(_)) && week.is_none() {
            return Err(BracketRefused::WeekNotOver);
        }
        let bout = self.bout_mut(pairing)?;
        if bout.decided.is_some() {
            return Err(BracketRefused::DecidedAlready(pairing));
        }
        let seat =
            bout.pairing.seat_of(winner).ok_or(BracketRefused::NotInMatch { player: winner, pairing })?;
        bout.decided = Some(Outcome::Won(winner, how));
        let loser = bout.pairing.player(seat.other());
        // Rule 3: only a match that was played to its end, before the 75 % rule, lets its loser return.
        if first_round && how == How::Played && week.is_none() {
            self.may_come_back.extend(loser);
        }
        Ok(())
    }

    fn drop_both(&mut self, pairing: PairingId) -> Result<(), BracketRefused> {
        let bout = self.bout_mut(pairing)?;
        if bout.decided.is_some() {
            return Err(BracketRefused::DecidedAlready(pairing));
        }
        bout.decided = Some(Outcome::BothLost);
        Ok(())
    }

    fn begin_final_week(&mut self, at: Time) -> Result<(), BracketRefused> {
        let round = self.rounds.last_mut().ok_or(BracketRefused::NoFinalWeek)?;
        if round.final_week.is_some() || !round.is_three_quarters_decided() {
            return Err(BracketRefused::NoFinalWeek);
        }
        round.final_week = Some(at);
        Ok(())
    }

    fn protest(&mut self, pairing: PairingId, player: PlayerId) -> Result<(), BracketRefused> {
        let bout = self.bout_mut(pairing)?;
        bout.pairing.seat_of(player).ok_or(BracketRefused::NotInMatch { player, pairing })?;
        let outcome = bout.decided.ok_or(BracketRefused::NotDecided(pairing))?;
        if bout.protest.is_some() {
            return Err(BracketRefused::ProtestedAlready(pairing));
        }
        if !matches!(outcome, Outcome::Won(_, How::OpenAtTheEnd(_))) {
            return Err(BracketRefused::NothingToProtest);
        }
        bout.protest = Some(player);
        Ok(())
    }

    fn rule(&mut self, pairing: PairingId, winner: PlayerId) -> Result<(), BracketRefused> {
        let bout = self.bout_mut(pairing)?;
        bout.pairing.seat_of(winner).ok_or(BracketRefused::NotInMatch { player: winner, pairing })?;
        if bout.protest.is_none() {
            return Err(BracketRefused::NoProtest(pairing));
        }
        if bout.is_ruled() {
            return Err(BracketRefused::DecidedAlready(pairing));
        }
        let is_confirmed = bout.decided.and_then(Outcome::winner) == Some(winner);
        let how = if is_confirmed { How::Ruling } else { How::Overruled };
        bout.decided = Some(Outcome::Won(winner, how));
        Ok(())
    }

    fn bouts(&self) -> impl Iterator<Item = (PairingId, &Bout)> {
        let round = self.round_number();
        let bouts = self.rounds.last().map(|round| round.bouts.as_slice()).unwrap_or_default();
        (1..).zip(bouts).map(move |(number, bout)| (PairingId { round, number }, bout))
    }

    /// Returns a match of this round.
    fn bout_mut(&mut self, pairing: PairingId) -> Result<&mut Bout, BracketRefused> {
        let present = self.round_number() == pairing.round;
        let index = usize::try_from(pairing.number).ok().and_then(|number| number.checked_sub(1));
        let round = self.rounds.last_mut().filter(|_| present);
        let bout = round.zip(index).and_then(|(round, index)| round.bouts.get_mut(index));
        bout.ok_or(BracketRefused::NoSuchMatch(pairing))
    }
}

impl Bout {
    fn new(pairing: Pairing) -> Self {
        let decided = match pairing {
            Pairing::Match(..) => None,
            Pairing::Bye(player) => Some(Outcome::Won(player, How::Played)),
        };
        Self { pairing, decided, protest: None }
    }

    fn is_ruled(&self) -> bool {
        matches!(self.decided, Some(Outcome::Won(_, How::Ruling | How::Overruled)))
    }
}

impl Round {
    fn new(pairings: Vec<Pairing>, seed: Seed) -> Self {
        let bouts = pairings.into_iter().map(Bout::new).collect();
        Self { bouts, seed, lucky_losers: Vec::new(), final_week: None }
    }

    /// Returns the players who advance, in the order of the pairings, once all are decided.
    fn winners(&self) -> Option<Vec<PlayerId>> {
        let outcomes: Option<Vec<Outcome>> = self.bouts.iter().map(|bout| bout.decided).collect();
        Some(outcomes?.into_iter().filter_map(Outcome::winner).collect())
    }

    /// Returns the players who lost to an opponent.
    fn losers(&self) -> impl Iterator<Item = PlayerId> {
        self.bouts.iter().filter_map(|bout| {
            // If neither player came, neither counts as a loser.
            let winner = bout.decided?.winner()?;
            bout.pairing.player(bout.pairing.seat_of(winner)?.other())
        })
    }

    /// Returns true if at least 75 % of the round's matches are decided, but not all. Byes do not count as matches.
    fn is_three_quarters_decided(&self) -> bool {
        let matches = || self.bouts.iter().filter(|bout| matches!(bout.pairing, Pairing::Match(..)));
        let decided = matches().filter(|bout| bout.decided.is_some()).count();
        let all = matches().count();
        // A round whose matches are all decided is over and needs no last week.
        decided < all && decided * 4 >= all * 3
    }
}
