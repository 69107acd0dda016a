//! Blocked address ranges: requests from them are refused and open sockets are closed, on every node within seconds.
//! The list is in the database. Each node keeps the active blocks in memory, so a request costs a few look-ups.
//!
//! A block applies to everyone in the range, signed in or not, on a known device or a new one. A range should be
//! blocked only if its abuse is worse than the loss of its honest users. Addresses of this machine are never blocked.

use std::{
    collections::{BTreeSet, HashMap},
    net::IpAddr,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use store::{
    AnyConn, DbError, Store,
    address::AddressRange,
    address_blocks::{self, NewBlock},
    clock::SharedClock,
    id::{self, UserId},
};
use texts::refusals;
use tokio::sync::watch;
use wire::Millis;

use crate::{error::AppError, lifecycle::Lifecycle, metrics::BlockMetrics};

/// The interval at which the list is read again.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// The maximum length of a reason, in characters.
const REASON_MAX: usize = 500;
/// The maximum number of active blocks.
const BLOCKS_MAX: usize = 10_000;

/// The active blocks on this node. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Blocks {
    store: Store,
    clock: SharedClock,
    metrics: BlockMetrics,
    /// Held for look-ups and replacements, never across an await.
    in_force: Arc<RwLock<Ranges>>,
    /// The number of changes of the list.
    changes: Arc<watch::Sender<u64>>,
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Ranges {
    /// The end of each range's block, or `None` if it has no end.
    until: HashMap<AddressRange, Option<Millis>>,
    /// The prefix lengths in use, by address family. An address is looked up once for each.
    v4: BTreeSet<u8>,
    v6: BTreeSet<u8>,
}

/// The maximum width of a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Width {
    /// The limit for moderators: /16 of IPv4, /32 of IPv6.
    Moderator,
    /// The limit for operators: /8 of IPv4, /16 of IPv6.
    Operator,
    /// No limit, for operators who ask for it.
    Any,
}

impl Ranges {
    fn from_blocks(blocks: impl IntoIterator<Item = (AddressRange, Option<Millis>)>) -> Ranges {
        let mut ranges = Ranges::default();
        for (network, until) in blocks {
            let lengths = if network.is_v4() { &mut ranges.v4 } else { &mut ranges.v6 };
            lengths.insert(network.prefix_len());
            // Of two blocks of one range, the longer one counts.
            let longest = ranges.until.entry(network).or_insert(until);
            *longest = match (*longest, until) {
                (Some(one), Some(other)) => Some(one.max(other)),
                (None, _) | (_, None) => None,
            };
        }
        ranges
    }

    /// Returns the end of the block on an address.
    fn block_of(&self, address: IpAddr, now: Millis) -> Option<Option<Millis>> {
        let address = address.to_canonical();
        if self.until.is_empty() || address.is_loopback() {
            return None;
        }
        let lengths = if address.is_ipv4() { &self.v4 } else { &self.v6 };
        let ranges = lengths.iter().filter_map(|&length| AddressRange::around(address, length));
        ranges
            .filter_map(|range| self.until.get(&range).copied())
            .find(|until| until.is_none_or(|until| now < until))
    }
}

impl Blocks {
    /// Creates the blocks and reads the list.
    ///
    /// # Errors
    /// Returns an error if the database fails.
    pub async fn open(store: Store, clock: SharedClock, metrics: BlockMetrics) -> Result<Blocks, DbError> {
        let blocks = Blocks {
            store,
            clock,
            metrics,
            in_force: Arc::default(),
            changes: Arc::new(watch::Sender::new(0)),
        };
        blocks.look().await?;
        Ok(blocks)
    }

    /// Checks that an address is not blocked.
    ///
    /// # Errors
    /// Returns an error if the address is in a blocked range.
    pub fn check(&self, address: IpAddr) -> Result<(), AppError> {
        let in_force = self.in_force.read().unwrap_or_else(PoisonError::into_inner);
        match in_force.block_of(address, self.clock.now()) {
            None => Ok(()),
            Some(until) => {
                self.metrics.refused();
                Err(AppError::AddressBlocked { until })
            }
        }
    }

    /// Waits until an address is blocked and returns the refusal. Open sockets wait for it.
    pub async fn until_blocked(&self, address: IpAddr) -> AppError {
        let mut changes = self.changes.subscribe();
        loop {
            if let Err(refusal) = self.check(address) {
                return refusal;
            }
            if changes.changed().await.is_err() {
                // The server is stopping.
                std::future::pending::<()>().await;
            }
        }
    }

    /// Reads the list periodically until the server stops.
    pub async fn keep(self, lifecycle: Lifecycle) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK_EVERY) => {}
                () = lifecycle.stopped() => return,
            }
            if let Err(cause) = self.look().await {
                tracing::warn!(%cause, "the blocked address ranges cannot be read; those known stay blocked");
            }
        }
    }

    /// Reads the list immediately.
    ///
    /// # Errors
    /// Returns an error if the database fails. The previous blocks stay active.
    pub async fn look(&self) -> Result<(), DbError> {
        let now = self.clock.now();
        let read = self.store.read(move |connection| address_blocks::in_force(connection, now)).await?;
        let ranges = Ranges::from_blocks(read.into_iter().map(|block| (block.network, block.until)));
        self.metrics.in_force(ranges.until.len());
        let mut in_force = self.in_force.write().unwrap_or_else(PoisonError::into_inner);
        // Only changes wake the listeners: each of them checks all its connections.
        if *in_force != ranges {
            tracing::info!(ranges = ranges.until.len(), "the list of blocked address ranges has changed");
            *in_force = ranges;
            drop(in_force);
            self.changes.send_modify(|changes| *changes += 1);
        }
        Ok(())
    }
}

/// Creates a block of a range that begins now and lasts a number of hours or has no end.
///
/// # Errors
/// Returns an error if the range is wider than allowed or the reason is not a text of 1 to 500 characters.
pub fn new_block(
    network: &str,
    reason: &str,
    hours: Option<u32>,
    author: Option<UserId>,
    width: Width,
    now: Millis,
) -> Result<NewBlock, AppError> {
    let network: AddressRange =
        network.trim().parse().map_err(|_no_range| AppError::invalid("network", refusals::not_a_range()))?;
    let (v4, v6) = match width {
        Width::Moderator => (16, 32),
        Width::Operator => (8, 16),
        Width::Any => (0, 0),
    };
    let shortest = if network.is_v4() { v4 } else { v6 };
    if network.prefix_len() < shortest {
        return Err(AppError::invalid("network", refusals::range_too_wide(network.to_string(), shortest)));
    }
    let reason = reason.trim();
    let is_text = (1..=REASON_MAX).contains(&reason.chars().count()) && !reason.chars().any(char::is_control);
    if !is_text {
        return Err(AppError::invalid("reason", refusals::characters_of_text(1, REASON_MAX)));
    }
    let until = match hours {
        None => None,
        Some(hours @ 1..=87_600) => Some(Millis(now.0 + i64::from(hours) * 3_600_000)),
        Some(_) => return Err(AppError::invalid("hours", refusals::from_to(1, 87_600))),
    };
    Ok(NewBlock { id: id::random_id(), network, reason: reason.to_owned(), at: now, author, until })
}

/// Stores a block.
///
/// # Errors
/// Returns an error if there are too many blocks, or the database fails.
pub fn add(connection: &mut AnyConn, block: &NewBlock) -> Result<(), AppError> {
    if address_blocks::in_force(connection, block.at)?.len() >= BLOCKS_MAX {
        return Err(AppError::Conflict(refusals::blocks_full(BLOCKS_MAX)));
    }
    Ok(address_blocks::insert(connection, block)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges(rows: &[(&str, Option<i64>)]) -> Ranges {
        Ranges::from_blocks(rows.iter().map(|(range, until)| (range.parse().unwrap(), until.map(Millis))))
    }

    #[test]
    fn an_address_is_blocked_by_any_range_that_holds_it_until_that_ends() {
        let ranges = ranges(&[
            ("192.0.2.0/24", None),
            ("198.51.100.7", Some(1_000)),
            ("198.51.0.0/16", Some(500)),
            ("203.0.113.0/24", Some(100)),
            ("203.0.113.0/24", Some(900)),
            ("2001:db8::/32", None),
            ("127.0.0.0/8", None),
            ("::/0", Some(200)),
        ]);
        let rows = [
            ("192.0.2.77", 0, Some(None)),
            ("::ffff:192.0.2.77", 0, Some(None)),
            ("192.0.3.1", 0, None),
            ("198.51.100.7", 600, Some(Some(1_000))),
            ("198.51.100.7", 1_000, None),
            ("198.51.9.9", 499, Some(Some(500))),
            ("198.51.9.9", 500, None),
            ("203.0.113.9", 500, Some(Some(900))),
            ("2001:db8:1::9", 9_999, Some(None)),
            ("2001:db9::", 100, Some(Some(200))),
            ("2001:db9::", 200, None),
            // This machine is never locked out.
            ("127.0.0.1", 0, None),
            ("::1", 0, None),
            ("::ffff:127.0.0.1", 0, None),
        ];
        for (address, now, expected) in rows {
            let found = ranges.block_of(address.parse().unwrap(), Millis(now));
            assert_eq!(found.map(|until| until.map(|at| at.0)), expected, "{address} at {now}");
        }
    }

    #[test]
    fn blocks_that_are_too_wide_or_malformed_are_refused() {
        let block = |network, reason, hours, width| new_block(network, reason, hours, None, width, Millis(0));
        let rows = [
            ("10.0.0.0/15", "spam", None, Width::Moderator, "network: 10.0.0.0/15 is wider than /16"),
            ("2001:db8::/31", "spam", None, Width::Moderator, "network: 2001:db8::/31 is wider than /32"),
            ("0.0.0.0/0", "spam", None, Width::Operator, "network: 0.0.0.0/0 is wider than /8"),
            ("10.0.0.0/33", "spam", None, Width::Any, "network: Write an address range"),
            ("10.0.0.0/24", " ", None, Width::Operator, "reason: 1 to 500"),
            ("10.0.0.0/24", "a\nb", None, Width::Operator, "reason: 1 to 500"),
            ("10.0.0.0/24", "spam", Some(0), Width::Operator, "hours: From 1 to 87600"),
        ];
        for (network, reason, hours, width, told) in rows {
            let refused = block(network, reason, hours, width).unwrap_err().to_string();
            assert!(refused.starts_with(told), "{refused}");
        }
        let wide = block("0.0.0.0/0", "spam", Some(2), Width::Any).unwrap();
        assert_eq!((wide.network.to_string().as_str(), wide.until), ("0.0.0.0/0", Some(Millis(7_200_000))));
    }
}
