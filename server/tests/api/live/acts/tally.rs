//! The acts that episodes have carried out. A search in which everything is refused finds nothing, so it fails.

use std::{collections::BTreeMap, fmt};

use super::episode::{EpisodeAct, Kind, word};

/// The steps of episodes, and what has come of them.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// The number of steps of each act, and of the steps that were carried out.
    acts: BTreeMap<EpisodeAct, (usize, usize)>,
    /// The number of tables.
    pub(super) tables: usize,
    /// The number of rolls that players have read.
    pub(super) rolls: usize,
    /// The number of events that have paid prizes.
    pub(super) prizes: usize,
}

impl Tally {
    pub(super) fn count(&mut self, act: EpisodeAct, is_carried_out: bool) {
        let (tried, done) = self.acts.entry(act).or_default();
        *tried += 1;
        *done += usize::from(is_carried_out);
    }

    /// Adds the tally of another episode.
    pub(super) fn merge(&mut self, other: &Tally) {
        for (act, (tried, done)) in &other.acts {
            let own = self.acts.entry(*act).or_default();
            *own = (own.0 + tried, own.1 + done);
        }
        self.tables += other.tables;
        self.rolls += other.rolls;
        self.prizes += other.prizes;
    }

    /// Fails if less than a tenth of what people tried in an episode was carried out.
    pub(super) fn assert_acted(&self) {
        let of_people = self.acts.iter().filter(|(act, _)| act.is_of_people());
        let (tried, done) =
            of_people.fold((0, 0), |sums, (_, (tried, done))| (sums.0 + tried, sums.1 + done));
        assert!(done > 0 && done * 10 >= tried, "almost everything was refused: {self}");
    }

    /// Fails unless the episodes of a kind have opened a table, thrown a roll and, in a tournament, paid prizes.
    pub(super) fn assert_lively(&self, kind: Kind) {
        assert!(self.tables > 0 && self.rolls > 0, "nothing was played: {self}");
        assert!(!kind.is_tournament() || self.prizes > 0, "no event has paid prizes: {self}");
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (act, (tried, done)) in &self.acts {
            write!(f, "{} {done}/{tried}, ", word(act))?;
        }
        write!(f, "{} tables, {} rolls, {} with prizes", self.tables, self.rolls, self.prizes)
    }
}
