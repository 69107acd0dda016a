//! The payout of a tournament.

use std::collections::BTreeMap;

use play::Credits;
use store::{id::UserId, stored::knockout::Act};

/// A payout: prizes, and fees that go back because a director decided a match before it began.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Payout {
    pub(crate) prizes: Vec<(UserId, Credits)>,
    pub(crate) back: Vec<UserId>,
}

impl Payout {
    /// Returns what each player gets, in hundredths of a credit.
    pub(crate) fn sums(&self, fee: Credits) -> BTreeMap<UserId, i64> {
        let prizes = self.prizes.iter().map(|(user, won)| (*user, won.hundredths()));
        let mut sums = BTreeMap::new();
        for (user, amount) in prizes.chain(self.back.iter().map(|user| (*user, fee.hundredths()))) {
            *sums.entry(user).or_default() += amount;
        }
        sums
    }
}

impl From<Payout> for Act {
    fn from(payout: Payout) -> Act {
        Act::Paid { prizes: payout.prizes, back: payout.back }
    }
}
