//! Limits on guessing passwords and codes.
//!
//! A wrong guess never locks the owner out. A browser in which the account has signed in before has its own budget,
//! which no one without its cookie can use up. Guesses from other browsers count by network address, by account and
//! address together, and by account alone. When that last budget is empty, the account is assumed to be under attack.
//! From then on each network has its own smaller budget, so networks that take no part in the attack can still sign in.
//! Signing in becomes slower but is never blocked. Passkeys and the link of a forgotten password have their own
//! budgets.

use std::net::IpAddr;

use store::{account::UserName, address::AddressRange};

use super::Client;
use crate::{
    accounts::Accounts,
    error::AppError,
    limits::{AddressLimit, CountedOperation, Limit},
};

/// A counted guess. The count is taken back if the guess was right.
#[derive(Debug)]
pub(super) struct Guess {
    counted: Vec<CountedOperation>,
}

impl Guess {
    /// Counts a guess at the password of the account with this name, existing or not.
    ///
    /// # Errors
    /// If this browser or this network has guessed too often.
    pub(super) async fn count(
        accounts: &Accounts,
        client: &Client,
        name: &UserName,
        is_known: bool,
    ) -> Result<Guess, AppError> {
        let mut guess = Guess { counted: Vec::new() };
        if is_known {
            guess
                .count_guess(accounts, Limit::SignInByDevice.count_key(client.device.known_hash(name)))
                .await?;
            return Ok(guess);
        }
        let (account, address) = (name.folded(), client.address);
        guess.count_guess(accounts, AddressLimit::SignInByAddress.count_address(address)).await?;
        guess
            .count_guess(accounts, AddressLimit::SignInByAccountAndAddress.of_both(&account, address))
            .await?;
        if guess.count_guess(accounts, Limit::SignInByAccount.count_key(&account)).await.is_err() {
            let network = network_of(address);
            guess
                .count_guess(accounts, Limit::SignInUnderAttack.count_key(format!("{account} {network}")))
                .await?;
        }
        Ok(guess)
    }

    /// Counts a guess at a code by a client that gave the right password. A guess from a known browser was counted with
    /// its password.
    ///
    /// # Errors
    /// If other browsers have guessed too often.
    pub(super) async fn count_code(
        &mut self,
        accounts: &Accounts,
        name: &UserName,
        is_known: bool,
    ) -> Result<(), AppError> {
        if is_known {
            Ok(())
        } else {
            self.count_guess(accounts, Limit::CodeByAccount.count_key(name.folded())).await
        }
    }

    async fn count_guess(&mut self, accounts: &Accounts, counted: CountedOperation) -> Result<(), AppError> {
        accounts.node.count(&counted).await?;
        self.counted.push(counted);
        Ok(())
    }

    /// Takes a counted guess back.
    pub(super) async fn take_back(self, accounts: &Accounts) {
        for counted in self.counted {
            accounts.node.limiter.put_back(&counted, accounts.node.clock.now()).await;
        }
    }
}

/// Returns the network of an address, as large as one attacker may control: a /24 of IPv4, a /48 of IPv6.
fn network_of(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, c, _] = v4.octets();
            format!("{a}.{b}.{c}")
        }
        IpAddr::V6(v6) => {
            let [a, b, c, ..] = v6.segments();
            format!("{a:x}:{b:x}:{c:x}")
        }
    }
}

/// Returns the coarse network that is stored and shown to the owner of an account: the first half of an IPv4
/// address, the first quarter of an IPv6 address. It identifies a provider or a region of one, but no household.
pub fn shown_network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, ..] = v4.octets();
            format!("{a}.{b}.x.x")
        }
        IpAddr::V6(v6) => {
            let [a, b, ..] = v6.segments();
            format!("{a:x}:{b:x}:x")
        }
    }
}

/// Returns the addresses that are shown as this network, or `None` if the text is not that of a network.
pub(super) fn range_of_shown(shown: &str) -> Option<AddressRange> {
    let range = match shown.strip_suffix(".x.x") {
        Some(v4) => format!("{v4}.0.0/16"),
        None => format!("{}::/32", shown.strip_suffix(":x")?),
    };
    range.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_are_coarse() {
        let rows = [
            ("192.0.2.7", "192.0.2", "192.0.x.x"),
            ("::ffff:192.0.2.7", "192.0.2", "192.0.x.x"),
            ("2001:db8:1:2::3", "2001:db8:1", "2001:db8:x"),
        ];
        for (address, network, shown) in rows {
            let address = address.parse().unwrap();
            assert_eq!((network_of(address), shown_network(address)), (network.to_owned(), shown.to_owned()));
            assert!(range_of_shown(shown).unwrap().contains(address));
        }
    }
}
