//! The field of a knock-out: entries, the waiting list, check-in, late entries and withdrawals.

use super::super::bracket::Bracket;
use super::super::facts::Entry;
use super::super::refused::{BracketRefused, Refused};
use super::{EntryState, Knockout};
use crate::id::PlayerId;
use crate::time::Time;

impl Knockout {
    pub(super) fn has_place(&self, index: usize) -> bool {
        // A player who has checked in gets a place ahead of all who have not. The others keep theirs until the draw,
        // which takes only players who have checked in.
        if !self.settings.check_in || self.check_in_opened.is_none() {
            return index < self.settings.places;
        }
        let here = |entry: &Entry| self.checked_in.contains(&entry.player);
        let before = self.entries[..index].iter().filter(|entry| here(entry)).count();
        if here(&self.entries[index]) {
            before < self.settings.places
        } else {
            before + self.entries[..index].iter().filter(|entry| !here(entry)).count() < self.settings.places
        }
    }

    /// Returns the entries that would be drawn now.
    pub(super) fn field(&self) -> impl Iterator<Item = Entry> {
        let is_drawn = |state| match state {
            EntryState::CheckedIn => true,
            EntryState::Placed => !self.settings.check_in,
            EntryState::Waiting => false,
        };
        self.entries().filter(move |(_, state)| is_drawn(*state)).map(|(entry, _)| entry)
    }

    /// Sorts the entries as they were drawn, so that anybody can repeat the draw with its seed. Entries that were not
    /// drawn come last.
    pub(super) fn list_as_drawn(&mut self, bracket: &Bracket) {
        let place = |entry: &Entry| {
            let mut drawn = bracket.entries().iter();
            drawn.position(|one| one.player == entry.player).unwrap_or(usize::MAX)
        };
        self.entries.sort_by_cached_key(place);
    }

    pub(super) fn enter(&mut self, entry: Entry, at: Time) -> Result<(), Refused> {
        self.check_entries_open()?;
        // Entries close at the start, even if the draw comes late.
        if self.settings.timetable.start_of(1).is_some_and(|start| at >= start) {
            return Err(BracketRefused::EntriesClosed.into());
        }
        if self.entries.iter().any(|known| known.player == entry.player) {
            return Err(BracketRefused::EnteredAlready(entry.player).into());
        }
        self.entries.push(entry);
        self.field_changed = Some(at);
        Ok(())
    }

    pub(super) fn withdraw(&mut self, player: PlayerId, at: Time) -> Result<(), Refused> {
        self.check_entries_open()?;
        let index = self.entries.iter().position(|entry| entry.player == player);
        self.entries.remove(index.ok_or(BracketRefused::NotEntered(player))?);
        self.checked_in.remove(&player);
        self.field_changed = Some(at);
        Ok(())
    }

    pub(super) fn open_check_in(&mut self, at: Time) -> Result<(), Refused> {
        self.check_entries_open()?;
        if !self.settings.check_in || self.check_in_opened.is_some() {
            return Err(Refused::NoCheckIn);
        }
        self.check_in_opened = Some(at);
        self.field_changed = Some(at);
        Ok(())
    }

    pub(super) fn check_in(&mut self, player: PlayerId, at: Time) -> Result<(), Refused> {
        self.check_entries_open()?;
        if self.check_in_opened.is_none() {
            return Err(Refused::CheckInClosed);
        }
        if !self.entries.iter().any(|entry| entry.player == player) {
            return Err(BracketRefused::NotEntered(player).into());
        }
        self.checked_in.insert(player);
        self.field_changed = Some(at);
        Ok(())
    }

    pub(super) fn enter_late(&mut self, entry: Entry, at: Time) -> Result<(), Refused> {
        let mut main = self.main.clone().ok_or(Refused::NoLateEntries)?;
        if self.late_until.is_none_or(|until| at > until) {
            return Err(Refused::NoLateEntries);
        }
        if self.is_over() {
            return Err(Refused::Over);
        }
        main.enter_late(entry)?;
        self.main = Some(main);
        // A player who had entered but was not drawn is already in the list, and keeps that place.
        if !self.entries.iter().any(|known| known.player == entry.player) {
            self.entries.push(entry);
        }
        if self.settings.check_in {
            self.checked_in.insert(entry.player);
        }
        self.field_changed = Some(at);
        Ok(())
    }

    pub(super) fn retire(&mut self, player: PlayerId) -> Result<(), Refused> {
        let plays = |bracket: &Bracket| bracket.entries().iter().any(|entry| entry.player == player);
        if !self.main.as_ref().is_some_and(plays) {
            return Err(BracketRefused::NotEntered(player).into());
        }
        if self.is_over() {
            return Err(Refused::Over);
        }
        if !self.retired.insert(player) {
            return Err(Refused::WithdrawnAlready(player));
        }
        for bracket in [&mut self.main, &mut self.consolation, &mut self.finals].into_iter().flatten() {
            bracket.retire(player);
        }
        Ok(())
    }

    pub(super) fn return_fee(&mut self, player: PlayerId) -> Result<(), Refused> {
        let is_drawn = |main: &Bracket| main.entries().iter().any(|entry| entry.player == player);
        if !self.main.as_ref().is_some_and(is_drawn) || !self.fees_returned.insert(player) {
            return Err(BracketRefused::NotEntered(player).into());
        }
        Ok(())
    }

    const fn check_entries_open(&self) -> Result<(), Refused> {
        if self.main.is_some() { Err(Refused::Bracket(BracketRefused::EntriesClosed)) } else { Ok(()) }
    }
}
