//! Network addresses as keyed hashes. They link the actions of one client without storing its address.
//!
//! The key changes each day at 00:00 UTC and is deleted after `log.address_days`. Within a day equal addresses have
//! equal hashes, on every node. `fullprime admin address-hash` computes the hashes of a known address for the days
//! whose keys are stored. After a key is deleted this is no longer possible.

use std::{
    collections::HashSet,
    fmt,
    net::IpAddr,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use store::{
    DbError, Store,
    address::{AddressBlock, AddressRange},
    address_accounts, address_keys,
    clock::SharedClock,
    random,
};
use wire::Millis;

use crate::{lifecycle::Lifecycle, match_state::dice::SeedVault};

const DAY_MS: i64 = 24 * 60 * 60 * 1_000;
/// The interval at which the keys and the switch for plain addresses are read.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// The hash of an address: 16 hexadecimal digits.
///
/// Two hashes of one day are equal if and only if the addresses belong to the same [`AddressBlock`], except for a
/// collision with probability 2^-64. Hashes of different days are unrelated.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AddressHash(String);

impl AddressHash {
    fn under(key: &[u8; 32], address: IpAddr) -> AddressHash {
        AddressHash(random::hex(&first_bytes(keyed(key), AddressBlock::from_address(address))))
    }

    /// Returns the text of the hash.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn keyed(key: &[u8; 32]) -> Hmac<Sha256> {
    Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes keys of any length")
}

fn first_bytes(mac: Hmac<Sha256>, block: AddressBlock) -> [u8; 8] {
    let bytes = mac.chain_update(block.to_string()).finalize().into_bytes();
    let mut first = [0; 8];
    first.copy_from_slice(&bytes[..8]);
    first
}

impl fmt::Display for AddressHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Hashes addresses with the key of the day. Cheap to clone.
#[derive(Debug, Clone)]
pub struct AddressHasher {
    store: Store,
    vault: SeedVault,
    clock: SharedClock,
    days_kept: u16,
    /// The addresses that many people share.
    halls: Arc<[AddressRange]>,
    /// The keys in memory. The lock is held for a look-up or a replacement, never across an await.
    known: Arc<RwLock<HashKeys>>,
}

/// The values last read from the database.
#[derive(Default)]
struct HashKeys {
    /// The keys by day, oldest first. Never empty once opened.
    keys: Vec<(i64, [u8; 32])>,
    plain_until: Option<Millis>,
}

impl fmt::Debug for HashKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Known").field("days", &self.keys.len()).finish_non_exhaustive()
    }
}

/// Returns the day of a time, in days since 1970-01-01 UTC.
fn day_of(now: Millis) -> i64 {
    now.0.div_euclid(DAY_MS)
}

impl AddressHasher {
    /// Reads the keys and makes those of today and tomorrow if they are missing.
    ///
    /// # Errors
    /// Returns an error if the database fails.
    pub async fn open(
        store: Store,
        vault: SeedVault,
        clock: SharedClock,
        days_kept: u16,
        halls: Arc<[AddressRange]>,
    ) -> Result<AddressHasher, DbError> {
        let hasher = AddressHasher { store, vault, clock, days_kept, halls, known: Arc::default() };
        hasher.look().await?;
        Ok(hasher)
    }

    /// Returns the hash of an address today.
    pub fn hash(&self, address: IpAddr) -> AddressHash {
        let today = day_of(self.clock.now());
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        // Yesterday's key stays in use if the database could not store a new one since.
        let key = known.keys.iter().rev().find(|(day, _)| *day <= today).or(known.keys.first());
        let (_, key) = key.expect("a hasher that was opened has keys");
        AddressHash::under(key, address)
    }

    /// Returns the hash of an address today, as it is stored with accounts: marked if the address is of a hall.
    pub fn stored(&self, address: IpAddr) -> String {
        let hash = self.hash(address);
        if self.halls.iter().any(|hall| hall.contains(address)) {
            address_accounts::of_hall(hash.as_str())
        } else {
            hash.0
        }
    }

    /// Returns the hashes of all clients of a range on each day whose key is stored, as numbers. Returns `None` if the
    /// range has too many clients. For 65,536 clients this takes about a second of a core.
    pub(crate) fn within(&self, range: &AddressRange) -> Option<HashSet<u64>> {
        let clients = range.clients()?;
        let keys: Vec<Hmac<Sha256>> = {
            let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
            known.keys.iter().map(|(_, key)| keyed(key)).collect()
        };
        let mut hashes = HashSet::new();
        for client in clients {
            hashes.extend(keys.iter().map(|mac| u64::from_be_bytes(first_bytes(mac.clone(), client))));
        }
        Some(hashes)
    }

    /// Returns an address as the log shows it: its hash, followed by the plain address while the operator has
    /// switched that on.
    pub fn in_log(&self, address: IpAddr) -> String {
        let hash = self.hash(address);
        let until = self.known.read().unwrap_or_else(PoisonError::into_inner).plain_until;
        match until {
            // Plain addresses end at a set time, because an operator may forget to switch them off.
            Some(until) if self.clock.now() < until => format!("{hash} ({})", address.to_canonical()),
            Some(_) | None => hash.0,
        }
    }

    /// Updates the keys and the switch until the server stops.
    pub async fn keep(self, lifecycle: Lifecycle) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK_EVERY) => {}
                () = lifecycle.stopped() => return,
            }
            if let Err(cause) = self.look().await {
                tracing::warn!(%cause, "the keys of address hashes cannot be read");
            }
        }
    }

    async fn look(&self) -> Result<(), DbError> {
        let today = day_of(self.clock.now());
        let oldest = today - i64::from(self.days_kept);
        let (mut keys, plain_until) = self.read().await?;
        // Tomorrow's key is made too, so that all nodes know it before midnight.
        let missing = [today, today + 1].into_iter().filter(|day| keys.iter().all(|(known, _)| known != day));
        let missing: Vec<i64> = missing.collect();
        let is_stale = keys.first().is_some_and(|(day, _)| *day < oldest);
        if !missing.is_empty() || is_stale {
            for day in missing {
                let sealed = random::hex(&self.vault.padded_address_key(day, random::bytes()));
                let inserted =
                    self.store.write(move |connection| address_keys::insert(connection, day, &sealed)).await;
                match inserted {
                    Ok(()) | Err(DbError::Conflict(_)) => {}
                    Err(error) => return Err(error),
                }
            }
            self.store.write(move |connection| address_keys::delete_before(connection, oldest)).await?;
            keys = self.read().await?.0;
        }
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = HashKeys { keys, plain_until };
        Ok(())
    }

    async fn read(&self) -> Result<(Vec<(i64, [u8; 32])>, Option<Millis>), DbError> {
        let read = self.store.read(|connection| {
            Ok::<_, DbError>((address_keys::all(connection)?, address_keys::plain_until(connection)?))
        });
        let (rows, plain_until) = read.await?;
        Ok((unsealed(&self.vault, rows)?, plain_until))
    }
}

fn unsealed(vault: &SeedVault, rows: Vec<(i64, String)>) -> Result<Vec<(i64, [u8; 32])>, DbError> {
    let unseal = |(day, sealed): (i64, String)| {
        let sealed: dice::Bytes32 = sealed.parse().map_err(|_unreadable| {
            DbError::Broken(format!("address_keys: the key of day {day} cannot be read"))
        })?;
        Ok((day, vault.padded_address_key(day, sealed.0)))
    };
    rows.into_iter().map(unseal).collect()
}

/// Returns the hashes of one address for each day whose key is stored, oldest first, with the start of the day.
///
/// # Errors
/// Returns an error if the database fails.
pub async fn on_each_day(
    store: &Store,
    vault: &SeedVault,
    address: IpAddr,
) -> Result<Vec<(Millis, AddressHash)>, DbError> {
    let keys = unsealed(vault, store.read(address_keys::all).await?)?;
    Ok(keys.iter().map(|(day, key)| (Millis(day * DAY_MS), AddressHash::under(key, address))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::Metrics;
    use store::{OpenedBy, SqliteDurability, StoreSettings, clock::ManualClock};

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn store_in(folder: &tempfile::TempDir) -> Store {
        let settings = StoreSettings {
            url: format!("sqlite:{}", folder.path().join("a.db").display()).parse().unwrap(),
            durability: SqliteDurability::Full,
            connections_max: 2,
        };
        Store::open(&settings, OpenedBy::Tool, Metrics::new().store).unwrap()
    }

    #[tokio::test]
    async fn a_hash_is_the_same_for_a_day_on_every_node_and_another_the_next_day() {
        let folder = tempfile::tempdir().unwrap();
        let store = store_in(&folder);
        let vault = SeedVault::open(&folder.path().join("dice.key")).unwrap();
        let clock = ManualClock::starting_at(Millis(20_000 * DAY_MS + DAY_MS / 2));
        let open = || {
            AddressHasher::open(store.clone(), vault.clone(), clock.clone() as SharedClock, 2, Arc::default())
        };
        let (one, two) = (open().await.unwrap(), open().await.unwrap());
        let (home, other) = (address("192.0.2.1"), address("192.0.2.2"));
        let first = one.hash(home);
        assert_eq!(first.to_string().len(), 16);
        assert_eq!(two.hash(home), first);
        assert_eq!(one.hash(address("::ffff:192.0.2.1")), first);
        assert_ne!(one.hash(other), first);
        let is_in = |range: &str| {
            let hashes = one.within(&range.parse().unwrap()).unwrap();
            hashes.contains(&u64::from_str_radix(first.as_str(), 16).unwrap())
        };
        assert!(is_in("192.0.2.0/24") && is_in("192.0.2.1") && !is_in("192.0.2.2/31"));
        assert!(one.within(&"192.0.0.0/15".parse().unwrap()).is_none());
        assert_eq!(one.hash(address("2001:db8::1")), one.hash(address("2001:db8::ffff:2")));
        let mut seen = HashSet::from([first.clone()]);
        for day in 1..=4 {
            clock.advance(Duration::from_secs(86_400));
            // The key of the day was made the day before, so both nodes already know it at midnight.
            assert_eq!(one.hash(home), two.hash(home), "day {day}");
            assert!(seen.insert(one.hash(home)), "day {day}");
            one.look().await.unwrap();
            two.look().await.unwrap();
        }
        // Keys were made for six days. Those of the last two days, of today and of tomorrow are left.
        let kept = on_each_day(&store, &vault, home).await.unwrap();
        assert_eq!(
            kept.iter().map(|(at, _)| at.0 / DAY_MS).collect::<Vec<_>>(),
            [20_002, 20_003, 20_004, 20_005]
        );
        assert!(!kept.iter().any(|(_, hash)| *hash == first), "the first day's hash cannot be recomputed");
        assert_eq!(kept[2].1, one.hash(home));
    }

    #[tokio::test]
    async fn plain_addresses_are_shown_until_the_operator_s_time_is_over() {
        let folder = tempfile::tempdir().unwrap();
        let store = store_in(&folder);
        let vault = SeedVault::open(&folder.path().join("dice.key")).unwrap();
        let clock = ManualClock::starting_at(Millis(20_000 * DAY_MS));
        let hasher =
            AddressHasher::open(store.clone(), vault, clock.clone() as SharedClock, 7, Arc::default())
                .await
                .unwrap();
        let home = address("::ffff:192.0.2.1");
        let hash = hasher.hash(home).to_string();
        assert_eq!(hasher.in_log(home), hash);
        let until = Millis(20_000 * DAY_MS + 3_600_000);
        store.write(move |connection| address_keys::set_plain_until(connection, Some(until))).await.unwrap();
        hasher.look().await.unwrap();
        assert_eq!(hasher.in_log(home), format!("{hash} (192.0.2.1)"));
        clock.advance(Duration::from_secs(3_600));
        assert_eq!(hasher.in_log(home), hash);
    }
}
