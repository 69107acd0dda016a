//! The director's desk, the same for all kinds of competitions: the directors, and the parts that are held.
//!
//! A role that somebody else has given binds nobody. A director who was named is [asked](Desk::is_asked) until the
//! first act as a director. So is a director who was handed the lead; until then the former leader stays bound.

use std::collections::{BTreeMap, BTreeSet};

use crate::{Param, Params, PlayerId, Reason, Refusal, Seating, Time};

/// The maximum number of directors of a competition, the leading one included.
pub const DIRECTORS_MAX: usize = 8;
/// The range of minutes that one act can give.
pub const MINUTES: std::ops::RangeInclusive<u16> = 1..=120;

/// The maximum number of hours for which a match under way is held in total. A match that stood still for ever would
/// be a defeat that a director discards.
pub const HELD_HOURS_MAX: u64 = 24;
/// The same in milliseconds.
pub const HELD_MS_MAX: u64 = HELD_HOURS_MAX * 60 * 60 * 1000;

/// Returns true if a match under way that has been held for so many milliseconds in total must go on.
#[must_use]
pub const fn is_held_enough(held_ms: u64) -> bool {
    held_ms >= HELD_MS_MAX
}

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
    /// A match under way has been held as long as possible ([`is_held_enough`]): the site releases its table, which no
    /// hold concerns any more.
    Outlasted {
        /// The caller's number of the table.
        table: u64,
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
    /// The leading director adds a director, or a director who is asked accepts the role.
    DirectorAdded(PlayerId),
    /// A director is removed, or leaves.
    DirectorRemoved(PlayerId),
    /// Another person leads. The former leader stays a director.
    HandedOver(PlayerId),
    /// A team match gets the directors of its team event, the leading one first.
    DirectorsSet(Vec<PlayerId>),
}

/// Reasons to refuse an act at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// This part is held already.
    Held,
    /// The match at this table has been held as long as possible.
    HeldLongEnough,
    /// This part is not held.
    NotHeld,
    /// No table is given, or the number of minutes is not in [`MINUTES`].
    NoTime,
    /// The person directs already.
    DirectsAlready,
    /// The person does not direct.
    DoesNotDirect,
    /// Only the leading director changes the directors.
    NotTheLeader,
    /// The leader hands over before leaving, and the new leader has to accept.
    LeaderStays,
    /// The person to whom the competition is handed over has not agreed to direct it.
    HeirIsAsked,
    /// The competition has the maximum number of directors.
    TooMany,
}

impl Refusal for Refused {
    fn coded(&self) -> (&'static str, Params) {
        match self {
            Self::Held => ("held_already", vec![]),
            Self::HeldLongEnough => ("held_long_enough", vec![("hours", Param::Number(HELD_HOURS_MAX))]),
            Self::NotHeld => ("not_held", vec![]),
            Self::NoTime => {
                ("no_time", vec![("min", (*MINUTES.start()).into()), ("max", (*MINUTES.end()).into())])
            }
            Self::DirectsAlready => ("directs_already", vec![]),
            Self::DoesNotDirect => ("does_not_direct", vec![]),
            Self::NotTheLeader => ("not_the_leader", vec![]),
            Self::LeaderStays => ("leader_stays", vec![]),
            Self::HeirIsAsked => ("heir_is_asked", vec![]),
            Self::TooMany => ("too_many_directors", vec![("max", DIRECTORS_MAX.into())]),
        }
    }
}

/// The state of a desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk {
    /// The directors, the leading one first; empty for an event of the site.
    directors: Vec<PlayerId>,
    /// The directors who have agreed to direct by an act of their own.
    agreed: BTreeSet<PlayerId>,
    /// Everybody who has ever done so.
    agreed_ever: BTreeSet<PlayerId>,
    /// The last person who has led by an act of their own.
    keeper: Option<PlayerId>,
    holds: BTreeMap<Scope, (Hold, Time)>,
    /// The holds that are over: the part, the beginning and the end.
    released: Vec<(Scope, Time, Time)>,
    /// The tables that no hold concerns any more, each since this time.
    outlasted: BTreeMap<u64, Time>,
}

impl Desk {
    /// Returns the desk of a competition that `creator` directs.
    #[must_use]
    pub fn new(creator: Option<PlayerId>) -> Self {
        let mut desk = Self {
            directors: creator.into_iter().collect(),
            agreed: BTreeSet::new(),
            agreed_ever: BTreeSet::new(),
            keeper: None,
            holds: BTreeMap::new(),
            released: Vec::new(),
            outlasted: BTreeMap::new(),
        };
        desk.acted(creator);
        desk
    }

    /// Notes an act of a director, who agrees with it to direct the competition, and to lead it if the lead was handed
    /// over. Acts of people who do not direct are ignored.
    pub fn acted(&mut self, by: Option<PlayerId>) {
        let Some(by) = by.filter(|by| self.directs(*by)) else { return };
        self.agreed.insert(by);
        self.agreed_ever.insert(by);
        if self.leader() == Some(by) {
            self.keeper = Some(by);
        }
    }

    /// Checks an act that is about to be written. These rules are not part of [`Desk::take`], because logs of earlier
    /// versions do not keep them.
    ///
    /// # Errors
    /// Returns an error if the lead goes to somebody who has not agreed to direct, or if the person leaves who is bound
    /// to lead.
    pub fn check_new(&self, act: &Act, by: Option<PlayerId>) -> Result<(), Refused> {
        match act {
            Act::HandedOver(heir) => {
                let is_another = self.leader() != Some(*heir);
                if self.leads(by) && is_another && !self.has_agreed(*heir) {
                    return Err(Refused::HeirIsAsked);
                }
            }
            Act::DirectorRemoved(player) => {
                if by == Some(*player) && self.keeps(*player) {
                    return Err(Refused::LeaderStays);
                }
            }
            Act::Held { .. }
            | Act::Released { .. }
            | Act::Outlasted { .. }
            | Act::TimeGiven { .. }
            | Act::DirectorAdded(_)
            | Act::DirectorsSet(_) => {}
        }
        Ok(())
    }

    /// Applies an act of `by`, who directs the competition.
    ///
    /// # Errors
    /// Returns an error if it is not allowed. The state is then unchanged.
    pub fn take(&mut self, act: &Act, by: Option<PlayerId>, at: Time) -> Result<(), Refused> {
        match act {
            Act::Held { scope, hold } => {
                if let Scope::Table(table) = scope
                    && self.is_outlasted(*table)
                {
                    return Err(Refused::HeldLongEnough);
                }
                if self.holds.contains_key(scope) {
                    return Err(Refused::Held);
                }
                self.holds.insert(*scope, (hold.clone(), at));
            }
            Act::Released { scope, .. } => {
                let (_, since) = self.holds.remove(scope).ok_or(Refused::NotHeld)?;
                self.released.push((*scope, since, at));
            }
            Act::Outlasted { table } => {
                // No person takes this step: the site knows how long the match has been held.
                if by.is_some() {
                    return Err(Refused::NotHeld);
                }
                if let Some((_, since)) = self.holds.remove(&Scope::Table(*table)) {
                    self.released.push((Scope::Table(*table), since, at));
                }
                self.outlasted.entry(*table).or_insert(at);
            }
            // The games keep the time, not the desk.
            Act::TimeGiven { tables, minutes, .. } => {
                if tables.is_empty() || !MINUTES.contains(minutes) {
                    return Err(Refused::NoTime);
                }
            }
            Act::DirectorAdded(player) if by == Some(*player) && self.directs(*player) => {
                if !self.is_asked(*player) {
                    return Err(Refused::DirectsAlready);
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
                if self.leader() == Some(*player) && !self.is_asked(*player) {
                    return Err(Refused::LeaderStays);
                }
                let led = self.leader() == Some(*player);
                self.directors.retain(|director| director != player);
                self.agreed.remove(player);
                // Without the new leader, the former one leads again.
                if let Some(keeper) = self.keeper.filter(|keeper| led && self.directs(*keeper)) {
                    self.directors.retain(|director| *director != keeper);
                    self.directors.insert(0, keeper);
                }
            }
            Act::HandedOver(player) => {
                self.check_leads(by)?;
                if self.leader() == Some(*player) {
                    return Err(Refused::DirectsAlready);
                }
                if !self.directs(*player) && self.directors.len() >= DIRECTORS_MAX {
                    return Err(Refused::TooMany);
                }
                // The leader has led with this act, and leads no more after it.
                self.acted(by);
                self.directors.retain(|director| director != player);
                self.directors.insert(0, *player);
            }
            Act::DirectorsSet(directors) => {
                // No person takes this step: the site copies the directors of a team event to its matches.
                if by.is_some() {
                    return Err(Refused::NotTheLeader);
                }
                self.directors.clone_from(directors);
                self.agreed.retain(|director| directors.contains(director));
            }
        }
        // Moderators release holds too, so a release shows no will to direct.
        if !matches!(act, Act::Released { .. }) {
            self.acted(by);
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

    /// Returns true if `player` directs the competition and has agreed to it by an act: by creating it, or as one of
    /// its directors. Only such a director is bound.
    #[must_use]
    pub fn has_agreed(&self, player: PlayerId) -> bool {
        self.agreed.contains(&player)
    }

    /// Returns everybody who has ever agreed to direct the competition.
    pub fn agreed_ever(&self) -> impl Iterator<Item = PlayerId> {
        self.agreed_ever.iter().copied()
    }

    /// Returns true if somebody else has made `player` a director or the leader, and `player` has not acted as such.
    #[must_use]
    pub fn is_asked(&self, player: PlayerId) -> bool {
        let is_asked_to_lead = self.leader() == Some(player) && self.keeper != Some(player);
        self.directs(player) && (is_asked_to_lead || !self.has_agreed(player))
    }

    /// Returns true if `player` is bound to lead the competition: the last person who has led it by an act. After the
    /// lead was handed over this is the former leader, until the new one acts.
    #[must_use]
    pub fn keeps(&self, player: PlayerId) -> bool {
        self.keeper == Some(player) && self.directs(player)
    }

    /// Returns true if a person may do what only the leader does: the leader, and the former leader until the new one
    /// acts.
    #[must_use]
    pub fn leads(&self, by: Option<PlayerId>) -> bool {
        let is_open = || self.leader().is_some_and(|leader| self.is_asked(leader));
        by.is_some_and(|by| self.leader() == Some(by) || self.keeps(by) && is_open())
    }

    /// Returns the hold of exactly this part, with the time at which it began.
    #[must_use]
    pub fn hold(&self, scope: Scope) -> Option<&(Hold, Time)> {
        self.holds.get(&scope)
    }

    /// Returns true if the match at a table has been held as long as possible, so that no hold concerns it any more.
    #[must_use]
    pub fn is_outlasted(&self, table: u64) -> bool {
        self.outlasted.contains_key(&table)
    }

    /// Returns the hold that concerns a table: its own, or that of the whole competition.
    #[must_use]
    pub fn hold_at(&self, table: u64) -> Option<&(Hold, Time)> {
        if self.is_outlasted(table) {
            return None;
        }
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
        let is_outlasted = table.is_some_and(|table| self.is_outlasted(table));
        if !is_outlasted && self.holds.keys().any(|scope| scope.concerns(table)) {
            return Seating::CLOSED;
        }
        let ends = self.released.iter().filter(|(scope, ..)| scope.concerns(table)).map(|(.., end)| *end);
        ends.max().map_or(Seating::ALWAYS, Seating::open)
    }

    /// Returns the milliseconds between two times in which a table was held, by itself or with everything.
    #[must_use]
    pub fn held_ms(&self, table: Option<u64>, from: Time, until: Time) -> u64 {
        // A hold of everything may go on without a table that has been held as long as possible.
        let freed = table.and_then(|table| self.outlasted.get(&table));
        let until = freed.map_or(until, |freed| until.min(*freed));
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
        if self.leads(by) { Ok(()) } else { Err(Refused::NotTheLeader) }
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
            (Act::DirectorAdded(player(3)), 3, Ok(())),
            (Act::DirectorAdded(player(3)), 3, Err(Refused::DirectsAlready)),
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
    fn a_role_that_somebody_else_has_given_binds_nobody() {
        let mut desk = Desk::new(Some(player(1)));
        let take = |desk: &mut Desk, act: &Act, by| {
            desk.check_new(act, Some(player(by)))?;
            desk.take(act, Some(player(by)), Time::new(0))
        };
        let [add, give, leave] = [Act::DirectorAdded, Act::HandedOver, Act::DirectorRemoved];
        take(&mut desk, &add(player(2)), 1).unwrap();
        assert!(desk.is_asked(player(2)) && !desk.has_agreed(player(2)));
        assert_eq!(take(&mut desk, &give(player(2)), 1), Err(Refused::HeirIsAsked));
        assert_eq!(take(&mut desk, &give(player(9)), 1), Err(Refused::HeirIsAsked));
        let release = Act::Released { scope: Scope::All, reason: reason() };
        let hold = Act::Held { scope: Scope::All, hold: Hold { reason: reason(), minutes: None } };
        take(&mut desk, &hold, 1).unwrap();
        take(&mut desk, &release, 2).unwrap();
        assert!(desk.is_asked(player(2)), "a moderator would have done the same");
        take(&mut desk, &add(player(2)), 2).unwrap();
        assert!(!desk.is_asked(player(2)) && desk.has_agreed(player(2)));

        // The former leader stays bound until the new one acts, and may take the lead back.
        take(&mut desk, &give(player(2)), 1).unwrap();
        assert!(desk.is_asked(player(2)) && desk.has_agreed(player(2)));
        assert_eq!((desk.leader(), desk.keeps(player(1))), (Some(player(2)), true));
        assert_eq!(take(&mut desk, &leave(player(1)), 1), Err(Refused::LeaderStays));
        take(&mut desk, &give(player(1)), 1).unwrap();
        take(&mut desk, &give(player(2)), 1).unwrap();
        take(&mut desk, &hold, 2).unwrap();
        assert!(desk.keeps(player(2)) && !desk.keeps(player(1)));
        take(&mut desk, &leave(player(1)), 1).unwrap();
        assert_eq!(take(&mut desk, &leave(player(2)), 2), Err(Refused::LeaderStays));
    }

    /// Logs of earlier versions hand over to strangers, and leave at once.
    #[test]
    fn a_victim_of_an_earlier_version_can_leave() {
        let mut desk = Desk::new(Some(player(1)));
        desk.take(&Act::HandedOver(player(2)), Some(player(1)), Time::new(0)).unwrap();
        desk.take(&Act::DirectorRemoved(player(1)), Some(player(1)), Time::new(0)).unwrap();
        assert!(desk.leads(Some(player(2))) && !desk.keeps(player(2)) && !desk.keeps(player(1)));
        let leave = Act::DirectorRemoved(player(2));
        desk.check_new(&leave, Some(player(2))).unwrap();
        desk.take(&leave, Some(player(2)), Time::new(0)).unwrap();
        assert!(desk.directors().is_empty());
    }

    /// Five people act at random. A person who has done nothing is bound to nothing, and somebody is always bound.
    #[test]
    fn nobody_is_bound_without_an_act_of_their_own() {
        for seed in 0..300 {
            let mut draw = crate::Draw::new(crate::Seed::new(seed));
            let mut desk = Desk::new(Some(player(0)));
            // Player 4 never acts.
            let mut active = BTreeSet::from([player(0)]);
            for _ in 0..60 {
                let (by, other) = (player(draw.below(4) as u64), player(draw.below(5) as u64));
                let act = match draw.below(4) {
                    0 => Act::DirectorAdded(other),
                    1 => Act::DirectorRemoved(other),
                    2 => Act::HandedOver(other),
                    _ => Act::TimeGiven { tables: vec![1], minutes: 1, reason: reason() },
                };
                let before = desk.clone();
                // The site asks the desk only for directors.
                let is_done = desk.directs(by)
                    && desk.check_new(&act, Some(by)).is_ok()
                    && desk.take(&act, Some(by), Time::new(0)).is_ok();
                if is_done {
                    active.insert(by);
                } else {
                    assert_eq!(desk, before, "{act:?} by {by:?}, seed {seed}");
                }
                let bound = desk.directors().iter().filter(|one| desk.keeps(**one)).count();
                assert_eq!(bound, 1, "{act:?} by {by:?}, seed {seed}");
                for one in (0..5).map(player) {
                    assert!(active.contains(&one) || !desk.has_agreed(one) && !desk.keeps(one), "{one:?}");
                    if desk.directs(one) && !desk.keeps(one) {
                        let leave = Act::DirectorRemoved(one);
                        let mut left = desk.clone();
                        left.check_new(&leave, Some(one)).unwrap();
                        left.take(&leave, Some(one), Time::new(0)).unwrap();
                    }
                }
                assert!(!desk.agreed_ever().any(|one| one == player(4)));
            }
        }
    }

    /// Whatever is held and released, and whenever a match gets under way: it is never held for more than 24 hours in
    /// total from then on, its table is not held again, and other tables are held as long as a director wants.
    #[test]
    fn a_match_under_way_is_never_held_longer_than_the_maximum() {
        const QUARTER_MS: u64 = 15 * 60 * 1000;
        let (mut outlasted, mut refused, mut longer) = (0, 0, 0);
        for seed in 0..400 {
            let mut draw = crate::Draw::new(crate::Seed::new(seed));
            let (mut desk, by) = (Desk::new(Some(player(1))), Some(player(1)));
            let under_way = draw.below(100);
            let pace = 2 + draw.below(60);
            let (mut held_ms, mut other_ms, mut freed) = (0, 0, false);
            for quarter in 0..1_000 {
                let at = Time::new(0).after(QUARTER_MS * quarter as u64);
                let since = Time::new(0).after(QUARTER_MS * under_way as u64);
                assert_eq!(desk.held_ms(Some(1), since, at), held_ms, "seed {seed}");
                let scope = [Scope::All, Scope::Table(1), Scope::Table(2)][draw.below(3)];
                if draw.below(pace) == 0 {
                    let act = match desk.hold(scope) {
                        Some(_) => Act::Released { scope, reason: reason() },
                        None => Act::Held { scope, hold: Hold { reason: reason(), minutes: None } },
                    };
                    let is_refused = desk.take(&act, by, at) == Err(Refused::HeldLongEnough);
                    assert_eq!(is_refused, freed && scope == Scope::Table(1), "{act:?}, seed {seed}");
                    refused += usize::from(is_refused);
                }
                // The site looks at the match at table 1, which is under way.
                if desk.hold_at(1).is_some() && is_held_enough(held_ms) {
                    let act = Act::Outlasted { table: 1 };
                    assert_eq!(desk.take(&act, by, at), Err(Refused::NotHeld), "no person decides it");
                    desk.take(&act, None, at).unwrap();
                    (freed, outlasted) = (true, outlasted + 1);
                }
                assert!(!freed || desk.hold_at(1).is_none() && !desk.seating(Some(1)).is_closed());
                let is_held = quarter >= under_way && desk.hold_at(1).is_some();
                held_ms += if is_held { QUARTER_MS } else { 0 };
                assert!(held_ms <= HELD_MS_MAX, "seed {seed}");
                // The match at table 2 is not under way.
                other_ms += if desk.hold_at(2).is_some() { QUARTER_MS } else { 0 };
            }
            longer += usize::from(other_ms > HELD_MS_MAX);
        }
        assert!(outlasted > 100 && refused > 100 && longer > 100, "{outlasted} {refused} {longer}");
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
