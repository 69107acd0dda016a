//! The duties of all users, as far as this node knows them. `competitions/duties.rs` computes them.

mod of_hub;

use std::collections::{BTreeMap, HashMap, HashSet};

use store::{competitions::CompetitionId, id::UserId};
use wire::Duty;

/// The maximum number of duties in an agenda; the rest is counted.
const TOLD_MAX: usize = 20;

/// The origin of duties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum DutySource {
    /// A competition.
    Competition(CompetitionId),
    /// The reports that wait for moderators.
    Reports,
}

/// The duties of all users.
#[derive(Debug, Default)]
pub(super) struct Duties {
    of: HashMap<UserId, BTreeMap<DutySource, Vec<Duty>>>,
    /// The people who have duties from a source.
    holders: HashMap<DutySource, HashSet<UserId>>,
    /// True if the duties of all competitions were read once.
    are_read: bool,
}

impl Duties {
    /// Replaces the duties from a source. Returns the people whose duties have changed.
    fn set(&mut self, source: DutySource, found: HashMap<UserId, Vec<Duty>>) -> Vec<UserId> {
        let holders: HashSet<UserId> = found.keys().copied().collect();
        let before = if holders.is_empty() {
            self.holders.remove(&source)
        } else {
            self.holders.insert(source, holders)
        };
        let mut changed = Vec::new();
        for user in before.into_iter().flatten().filter(|user| !found.contains_key(user)) {
            if let Some(own) = self.of.get_mut(&user) {
                own.remove(&source);
                if own.is_empty() {
                    self.of.remove(&user);
                }
            }
            changed.push(user);
        }
        for (user, duties) in found {
            let own = self.of.entry(user).or_default();
            if own.get(&source) != Some(&duties) {
                own.insert(source, duties);
                changed.push(user);
            }
        }
        changed
    }

    /// Returns the most urgent duties of a user for a message, and the number of the others. Only moderators' pages in
    /// a browser show reports.
    fn told(&self, user: UserId, with_reports: bool) -> (Vec<Duty>, u32) {
        let own = self.of.get(&user).into_iter().flatten();
        let own = own.filter(|(source, _)| with_reports || **source != DutySource::Reports);
        let mut duties: Vec<Duty> = own.flat_map(|(_, duties)| duties).cloned().collect();
        duties.sort_by_key(|duty| (duty.kind, duty.since));
        let more = duties.len().saturating_sub(TOLD_MAX);
        duties.truncate(TOLD_MAX);
        (duties, u32::try_from(more).unwrap_or(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use store::id::TournamentId;
    use wire::{DutyKind, Millis};

    use super::*;

    fn duty(kind: DutyKind, since: i64) -> Duty {
        Duty { kind, event: None, count: 1, since: Millis(since), until: None }
    }

    fn source(id: i64) -> DutySource {
        DutySource::Competition(CompetitionId::Knockout(TournamentId::from_row(id)))
    }

    #[test]
    fn only_the_people_whose_duties_change_are_told() {
        let mut duties = Duties::default();
        let [anna, berta] = [1, 2].map(UserId::from_row);
        let check_in = || vec![duty(DutyKind::CheckIn, 5)];
        let both = HashMap::from([(anna, check_in()), (berta, check_in())]);
        let mut told = duties.set(source(1), both.clone());
        told.sort_unstable();
        assert_eq!(told, [anna, berta]);
        assert!(duties.set(source(1), both).is_empty(), "nothing has changed");
        assert_eq!(duties.set(source(1), HashMap::from([(anna, check_in())])), [berta]);
        assert_eq!(duties.told(berta, true), (Vec::new(), 0));
        assert_eq!(duties.told(anna, true), (check_in(), 0));
        assert_eq!(duties.set(source(1), HashMap::new()), [anna]);
        assert!(duties.of.is_empty() && duties.holders.is_empty(), "nothing is kept");
    }

    #[test]
    fn the_most_urgent_come_first_and_the_rest_is_counted() {
        let mut duties = Duties::default();
        let anna = UserId::from_row(1);
        for number in 0..25 {
            let owed = vec![duty(DutyKind::Lineup, 100 - number), duty(DutyKind::Boards, number)];
            duties.set(source(number), HashMap::from([(anna, owed)]));
        }
        duties.set(source(30), HashMap::from([(anna, vec![duty(DutyKind::Calls, 999)])]));
        duties.set(DutySource::Reports, HashMap::from([(anna, vec![duty(DutyKind::Reports, 1)])]));
        let (told, more) = duties.told(anna, true);
        assert_eq!((told.len(), more), (20, 32));
        assert_eq!((told[0].kind, told[1].since), (DutyKind::Calls, Millis(76)));
        assert_eq!(duties.told(anna, false).1, 31, "a token's socket gets no reports");
    }
}
