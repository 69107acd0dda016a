//! The director's desk, the same for all kinds of competitions: the directors, and the parts that are held.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::{PlayerId, Reason, Refusal, Seating, Time};

/// The maximum number of directors of a competition, the leading one included.
pub const DIRECTORS_MAX: usize = 8;
/// The range of minutes that one act can give.
pub const MINUTES: std::ops::RangeInclusive<u16> = 1..=120;

/// The part of a competition that an act concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// The whole competition.
    All,
    /// One table, by the caller's number.
    Table(u64),
}

impl Scope {
    /// Returns true if the part contains a table. `None` is a match without a table.
    fn concerns(self, table: Option<u64>) -> bool {
        self == Self::All || table.is_some_and(|table| self == Self::Table(table))
    }
}

/// The director's explanation of a hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hold {
    /// The reason.
    pub reason: Reason,
    /// The expected length in minutes.
    pub minutes: Option<u16>,
}

/// An act at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Play is held: clocks stand still and nothing begins.
    Held {
        /// The part of the event that is held.
        scope: Scope,
        /// The reason and the expected length.
        hold: Hold,
    },
    /// Play goes on.
    Released {
        /// The part of the event that is released.
        scope: Scope,
        /// The reason.
        reason: Reason,
    },
    /// Both players at some tables get more time. The act can be undone until the time is used.
    TimeGiven {
        /// The caller's numbers of the tables.
        tables: Vec<u64>,
        /// The minutes for each player, in [`MINUTES`].
        minutes: u16,
        /// The reason.
        reason: Reason,
    },
    /// The leading director adds a director.
    DirectorAdded(PlayerId),
    /// A director is removed, or leaves.
    DirectorRemoved(PlayerId),
    /// Another person leads. The former leader stays a director.
    HandedOver(PlayerId),
    /// A team match gets the directors of its team event, the leading one first.
    DirectorsSet(Vec<PlayerId>),
}

/// Reasons to refuse an act at the desk.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// This part is held already.
    #[error("play is already held")]
    Held,
    /// This part is not held.
    #[error("play is not held")]
    NotHeld,
    /// No table is given, or the number of minutes is not in [`MINUTES`].
    #[error("extra time needs a table in play, and 1 to 120 minutes")]
    NoTime,
    /// The person directs already.
    #[error("this player already directs the event")]
    DirectsAlready,
    /// The person does not direct.
    #[error("this player does not direct the event")]
    DoesNotDirect,
    /// Only the leading director changes the directors.
    #[error("only the leading director names and removes directors")]
    NotTheLeader,
    /// The leader hands over before leaving.
    #[error("the leading director hands the event over before leaving")]
    LeaderStays,
    /// The competition has the maximum number of directors.
    #[error("an event has at most {DIRECTORS_MAX} directors")]
    TooMany,
}

impl Refusal for Refused {
    fn code(&self) -> &'static str {
        match self {
            Self::Held => "held",
            Self::NotHeld => "not_held",
            Self::NoTime => "no_time",
            Self::DirectsAlready => "directs_already",
            Self::DoesNotDirect => "does_not_direct",
            Self::NotTheLeader => "not_the_leader",
            Self::LeaderStays => "leader_stays",
            Self::TooMany => "too_many_directors",
        }
    }
}

/// The state of a desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk {
    /// The directors, the leading one first; empty for an event of the site.
    directors: Vec<PlayerId>,
    holds: BTreeMap<Scope, (Hold, Time)>,
    /// The holds that are over: the part, the beginning and the end.
    released: Vec<(Scope, Time, Time)>,
}

impl Desk {
    /// Returns the desk of a competition that `creator` directs.
    #[must_use]
    pub fn new(creator: Option<PlayerId>) -> Self {
        Self { directors: creator.into_iter().collect(), holds: BTreeMap::new(), released: Vec::new() }
    }

    /// Applies an act of `by`, who directs the competition.
    ///
    /// # Errors
    /// Returns an error if it is not allowed. The state is then unchanged.
    pub fn take(&mut self, act: &Act, by: Option<PlayerId>, at: Time) -> Result<(), Refused> {
        match act {
            Act::Held { scope, hold } => {
                if self.holds.contains_key(scope) {
                    return Err(Refused::Held);
                }
                self.holds.insert(*scope, (hold.clone(), at));
            }
            Act::Released { scope, .. } => {
                let (_, since) = self.holds.remove(scope).ok_or(Refused::NotHeld)?;
                self.released.push((*scope, since, at));
            }
            // The games keep the time, not the desk.
            Act::TimeGiven { tables, minutes, .. } => {
                if tables.is_empty() || !MINUTES.contains(minutes) {
                    return Err(Refused::NoTime);
                }
            }
            Act::DirectorAdded(player) => {
                self.check_leads(by)?;
                if self.directs(*player) {
                    return Err(Refused::DirectsAlready);
                }
                if self.directors.len() >= DIRECTORS_MAX {
                    return Err(Refused::TooMany);
                }
                self.directors.push(*player);
            }
            Act::DirectorRemoved(player) => {
                if by != Some(*player) {
                    self.check_leads(by)?;
                }
                if !self.directs(*player) {
                    return Err(Refused::DoesNotDirect);
                }
                if self.leader() == Some(*player) {
                    return Err(Refused::LeaderStays);
                }
                self.directors.retain(|director| director != player);
            }
            Act::HandedOver(player) => {
                self.check_leads(by)?;
                if self.leader() == Some(*player) {
                    return Err(Refused::DirectsAlready);
                }
                if !self.directs(*player) && self.directors.len() >= DIRECTORS_MAX {
                    return Err(Refused::TooMany);
                }
                self.directors.retain(|director| director != player);
                self.directors.insert(0, *player);
            }
            Act::DirectorsSet(directors) => {
                // No person takes this step: the site copies the directors of a team event to its matches.
                if by.is_some() {
                    return Err(Refused::NotTheLeader);
                }
                self.directors.clone_from(directors);
            }
        }
        Ok(())
    }

    /// Returns the leading director.
    #[must_use]
    pub fn leader(&self) -> Option<PlayerId> {
        self.directors.first().copied()
    }

    /// Returns all directors, the leading one first.
    #[must_use]
    pub fn directors(&self) -> &[PlayerId] {
        &self.directors
    }

    /// Returns true if `player` directs the competition.
    #[must_use]
    pub fn directs(&self, player: PlayerId) -> bool {
        self.directors.contains(&player)
    }

    /// Returns the hold of exactly this part, with the time at which it began.
    #[must_use]
    pub fn hold(&self, scope: Scope) -> Option<&(Hold, Time)> {
        self.holds.get(&scope)
    }

    /// Returns the hold that concerns a table: its own, or that of the whole competition.
    #[must_use]
    pub fn hold_at(&self, table: u64) -> Option<&(Hold, Time)> {
        self.hold(Scope::All).or_else(|| self.hold(Scope::Table(table)))
    }

    /// Returns true if the whole competition is held, so that nothing may begin.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.holds.contains_key(&Scope::All)
    }

    /// Returns since when players can sit down at a table, as far as holds decide it. `None` asks about a match without
    /// a table.
    #[must_use]
    pub fn seating(&self, table: Option<u64>) -> Seating {
        if self.holds.keys().any(|scope| scope.concerns(table)) {
            return Seating::CLOSED;
        }
        let ends = self.released.iter().filter(|(scope, ..)| scope.concerns(table)).map(|(.., end)| *end);
        ends.max().map_or(Seating::ALWAYS, Seating::open)
    }

    /// Returns the milliseconds between two times in which a table was held, by itself or with everything.
    #[must_use]
    pub fn held_ms(&self, table: Option<u64>, from: Time, until: Time) -> u64 {
        let over = self.released.iter().copied();
        let going_on = self.holds.iter().map(|(scope, (_, since))| (*scope, *since, until));
        let concerned = over.chain(going_on).filter(|(scope, ..)| scope.concerns(table));
        let mut spans: Vec<(Time, Time)> = concerned.map(|(_, begin, end)| (begin, end.min(until))).collect();
        spans.sort_unstable();
        let (mut held, mut counted) = (0_u64, from);
        // Holds of a table and of everything may overlap. No moment counts twice.
        for (begin, end) in spans {
            held = held.saturating_add(end.since(begin.max(counted)));
            counted = counted.max(end);
        }
        held
    }

    fn check_leads(&self, by: Option<PlayerId>) -> Result<(), Refused> {
        if by.is_some() && by == self.leader() { Ok(()) } else { Err(Refused::NotTheLeader) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(number: u64) -> PlayerId {
        PlayerId::new(number)
    }

    fn reason() -> Reason {
        Reason::new("fire drill").unwrap()
    }

    #[test]
    fn who_may_name_directors() {
        let mut desk = Desk::new(Some(player(1)));
        let mut take = |act, by| desk.take(&act, Some(player(by)), Time::new(0));
        // Each row is an act, its author and the outcome. The acts follow one another on the same desk.
        let rows = [
            (Act::DirectorAdded(player(2)), 2, Err(Refused::NotTheLeader)),
            (Act::DirectorAdded(player(2)), 1, Ok(())),
            (Act::DirectorAdded(player(2)), 1, Err(Refused::DirectsAlready)),
            (Act::DirectorRemoved(player(1)), 2, Err(Refused::NotTheLeader)),
            (Act::DirectorRemoved(player(1)), 1, Err(Refused::LeaderStays)),
            (Act::DirectorRemoved(player(3)), 1, Err(Refused::DoesNotDirect)),
            (Act::HandedOver(player(1)), 1, Err(Refused::DirectsAlready)),
            (Act::HandedOver(player(3)), 1, Ok(())),
            (Act::DirectorAdded(player(4)), 1, Err(Refused::NotTheLeader)),
            (Act::DirectorRemoved(player(2)), 2, Ok(())),
            (Act::DirectorRemoved(player(1)), 3, Ok(())),
        ];
        for (act, by, outcome) in rows {
            assert_eq!(take(act.clone(), by), outcome, "{act:?} by {by}");
        }
        assert_eq!(desk.directors(), [player(3)]);
        for number in 10..17 {
            desk.take(&Act::DirectorAdded(player(number)), Some(player(3)), Time::new(0)).unwrap();
        }
        let ninth = desk.take(&Act::DirectorAdded(player(20)), Some(player(3)), Time::new(0));
        assert_eq!(ninth, Err(Refused::TooMany));
        let set = Act::DirectorsSet(vec![player(5)]);
        assert_eq!(desk.take(&set, Some(player(3)), Time::new(0)), Err(Refused::NotTheLeader));
        desk.take(&set, None, Time::new(0)).unwrap();
        assert_eq!(desk.directors(), [player(5)]);
        let mut weekly = Desk::new(None);
        let seized = weekly.take(&Act::HandedOver(player(1)), None, Time::new(0));
        assert_eq!(seized, Err(Refused::NotTheLeader));
    }

    #[test]
    fn a_table_is_held_by_itself_or_with_everything() {
        let mut desk = Desk::new(Some(player(1)));
        let by = Some(player(1));
        let hold = |scope| Act::Held { scope, hold: Hold { reason: reason(), minutes: Some(5) } };
        let release = |scope| Act::Released { scope, reason: reason() };
        let at = Time::new(7);
        assert_eq!(desk.take(&release(Scope::All), by, at), Err(Refused::NotHeld));
        desk.take(&hold(Scope::Table(9)), by, at).unwrap();
        assert_eq!(desk.take(&hold(Scope::Table(9)), by, at), Err(Refused::Held));
        assert!(desk.hold_at(9).is_some() && desk.hold_at(8).is_none() && !desk.is_held());
        desk.take(&hold(Scope::All), by, at).unwrap();
        assert!(desk.hold_at(8).is_some() && desk.is_held());
        desk.take(&release(Scope::All), by, at).unwrap();
        assert!(desk.hold_at(9).is_some() && desk.hold_at(8).is_none());
    }
}
