//! The accounts that have been on the site from a network.

use std::collections::BTreeSet;

use store::{AnyConn, DbError, address::AddressRange, address_accounts, id::UserId, sessions};

use super::{Accounts, guesses::range_of_shown};

impl Accounts {
    /// Returns the accounts that were used from a network within the time for which uses of addresses are stored.
    /// Of a network with too many addresses for their hashes to be computed, these are the accounts with an open
    /// session whose coarse network touches it.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) fn seen_in(
        &self,
        connection: &mut AnyConn,
        network: &AddressRange,
    ) -> Result<BTreeSet<UserId>, DbError> {
        let Some(hashes) = self.addresses.within(network) else {
            let open = sessions::networks(connection, self.node.clock.now())?;
            let touches = |shown: &str| range_of_shown(shown).is_some_and(|range| range.overlaps(network));
            return Ok(open.into_iter().filter(|(shown, _)| touches(shown)).map(|(_, user)| user).collect());
        };
        let is_within = |stored: &str| {
            let hash = u64::from_str_radix(address_accounts::unmarked(stored), 16);
            hash.is_ok_and(|hash| hashes.contains(&hash))
        };
        let uses = address_accounts::all(connection)?;
        Ok(uses.into_iter().filter(|(stored, _)| is_within(stored)).map(|(_, user)| user).collect())
    }
}
