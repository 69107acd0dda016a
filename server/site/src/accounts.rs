//! Accounts: names, passwords, sessions, credits. Input is parsed into a domain type once, here, so every existing
//! value is valid.

mod client;
pub mod contacts;
pub mod credits;
mod guesses;
pub mod guests;
mod hasher;
pub mod mail;
mod networks;
pub mod own_data;
pub mod passkeys;
mod password;
pub mod players;
pub mod profile;
pub mod programs;
pub mod second_factor;
mod service;
pub mod settings;
pub mod sign_ins;
mod totp;
mod verify;

use serde::Deserialize;
use std::sync::Arc;

pub use client::Client;
pub use guesses::shown_network;
pub use hasher::Cost;
pub use hasher::{HashError, PasswordHasher};
pub use password::{InvalidPassword, Password};
pub use service::{
    SignedIn, change_password, devices, expiry, keep_guest, sign_in, sign_out, sign_out_device,
    sign_out_others, sign_up, sign_up_guest,
};

use crate::{
    address_hash::AddressHasher, competitions::Competitions, conversations::Conversations, mail::Post,
    matches::Matches, node::Node, practice::Practice, presence::Presence, puzzles::Puzzles, reviews::Reviews,
    sensor_boards::SensorBoards,
};

/// The settings in `[accounts]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AccountSettings {
    /// The days without use after which a session ends.
    pub session_idle_days: u16,
    /// The maximum age of a session in days.
    pub session_days_max: u16,
    /// The maximum number of sessions of one account. Beyond it, the least recently used session ends.
    pub sessions_max: u16,
    /// The maximum number of recently used browsers that are stored for one account. They are compared with those of
    /// other accounts. Beyond it, the least recently used browser is deleted.
    pub devices_max: u16,
    /// The hours after which a guest without a match is deleted.
    pub guest_unplayed_hours: u16,
    /// The days after which every guest is deleted.
    pub guest_days: u16,
    /// The days without a visit after which an account with a name is deleted that never played and has no confirmed
    /// mail address. 0 keeps all.
    pub unused_days: u16,
    /// The cost of a password hash.
    pub hash_cost: Cost,
    /// The maximum number of bots of one person.
    pub bots_max: u16,
    /// The maximum number of tokens of one person, including those of its bots.
    pub tokens_max: u16,
    /// The maximum number of passwords hashed at once. Each takes `hash_cost.memory_kib` of memory and one core. 0
    /// means one for each core.
    pub hashes_at_once: usize,
}

impl Default for AccountSettings {
    fn default() -> AccountSettings {
        AccountSettings {
            session_idle_days: 60,
            session_days_max: 400,
            sessions_max: 100,
            devices_max: 1_000,
            guest_unplayed_hours: 24,
            guest_days: 90,
            unused_days: 30,
            bots_max: 5,
            tokens_max: 20,
            hash_cost: Cost::default(),
            hashes_at_once: 0,
        }
    }
}

/// The accounts, as one node serves them. A cheaply cloned handle, passed to the functions of this module.
#[derive(Debug, Clone)]
pub struct Accounts {
    pub(crate) node: Arc<Node>,
    pub(crate) presence: Presence,
    pub(crate) matches: Matches,
    pub(crate) competitions: Competitions,
    pub(crate) sensor_boards: SensorBoards,
    pub(crate) reviews: Reviews,
    pub(crate) puzzles: Puzzles,
    pub(crate) practice: Practice,
    pub(crate) conversations: Conversations,
    pub settings: Arc<AccountSettings>,
    pub passwords: PasswordHasher,
    /// The hasher of network addresses for the log and for evidence.
    pub addresses: AddressHasher,
    /// The mail sender, or `None` if the site sends no mail.
    pub post: Option<Arc<Post>>,
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_names_of_all_house_bots_are_protected() {
        let names: Vec<_> = bots::CHARACTERS.iter().map(|character| character.name).collect();
        assert_eq!(names, store::account::HOUSE_BOTS);
    }
}
