//! Who has how many connections. Counted before a connection gets any memory, and given back when it is closed.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use super::{NetworkMetrics, Proxies, descriptors::Room, settings::ConnectionSettings};
use crate::address::AddressBlock;

/// Connections of one address that may wait at the same time to prove that a player is signed in.
const UNPROVEN_PER_ADDRESS: usize = 4;

/// Why a connection is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refused {
    /// Its address has as many as it may have.
    Address,
    /// There is no room left for anybody.
    Full,
    /// What room is left is for players who are signed in.
    Reserve,
}

impl Refused {
    pub(super) const ALL: [Refused; 3] = [Refused::Address, Refused::Full, Refused::Reserve];

    pub(super) fn label(self) -> &'static str {
        match self {
            Refused::Address => "address",
            Refused::Full => "full",
            Refused::Reserve => "reserve",
        }
    }
}

/// All connections of this process.
#[derive(Debug)]
pub(crate) struct Connections {
    settings: ConnectionSettings,
    proxies: Proxies,
    room: Room,
    pub(super) metrics: NetworkMetrics,
    /// An ordinary mutex: held for a look-up, never across an await.
    counts: Mutex<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    open: usize,
    unproven: usize,
    /// Only blocks that have something open.
    by_block: HashMap<AddressBlock, OfBlock>,
}

#[derive(Debug, Default, Clone, Copy)]
struct OfBlock {
    open: usize,
    unproven: usize,
}

/// The room that a connection takes, or a request through a proxy. It is given back when this is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    connections: Arc<Connections>,
    /// None: a proxy, whose visitors are counted one by one.
    block: Option<AddressBlock>,
    is_connection: bool,
    is_unproven: AtomicBool,
    is_in_reserve: bool,
}

impl Connections {
    pub(super) fn new(
        settings: ConnectionSettings,
        proxies: Proxies,
        room: Room,
        metrics: NetworkMetrics,
    ) -> Arc<Connections> {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        metrics.max.set(number(room.anybody));
        metrics.descriptors.set(i64::try_from(room.descriptors).unwrap_or(i64::MAX));
        Arc::new(Connections { settings, proxies, room, metrics, counts: Mutex::default() })
    }

    pub(crate) fn settings(&self) -> &ConnectionSettings {
        &self.settings
    }

    pub(crate) fn proxies(&self) -> &Proxies {
        &self.proxies
    }

    /// Connections at all, those in the reserve included.
    pub(super) fn max(&self) -> usize {
        self.room.all
    }

    /// A connection from `peer`.
    ///
    /// # Errors
    /// If there is no room for it. It is counted in the metrics.
    pub(super) fn admit(self: &Arc<Self>, peer: IpAddr) -> Result<Place, Refused> {
        self.try_admit(peer).inspect_err(|refused| self.metrics.refused(*refused))
    }

    fn try_admit(self: &Arc<Self>, peer: IpAddr) -> Result<Place, Refused> {
        let block = (!self.proxies.are_at(peer)).then(|| AddressBlock::of(peer));
        let mut counts = self.lock();
        if counts.open >= self.room.all {
            return Err(Refused::Full);
        }
        let is_in_reserve = counts.open >= self.room.anybody;
        if let Some(block) = block {
            let of_block = counts.by_block.get(&block).copied().unwrap_or_default();
            if of_block.open >= self.settings.allowed(peer) {
                return Err(Refused::Address);
            }
            // Whoever has to prove something may not fill the reserve meanwhile.
            let unproven_max = (self.room.all - self.room.anybody).div_ceil(4);
            if is_in_reserve && (counts.unproven >= unproven_max || of_block.unproven >= UNPROVEN_PER_ADDRESS)
            {
                return Err(Refused::Reserve);
            }
        }
        let is_unproven = is_in_reserve && block.is_some();
        counts.open += 1;
        counts.unproven += usize::from(is_unproven);
        if let Some(block) = block {
            let of_block = counts.by_block.entry(block).or_default();
            of_block.open += 1;
            of_block.unproven += usize::from(is_unproven);
        }
        self.metrics.open.inc();
        drop(counts);
        Ok(Place {
            connections: Arc::clone(self),
            block,
            is_connection: true,
            is_unproven: AtomicBool::new(is_unproven),
            is_in_reserve,
        })
    }

    /// A request that a proxy passes on for `client`.
    ///
    /// # Errors
    /// If the client has as many open as it may have. It is counted in the metrics.
    pub(crate) fn admit_request(self: &Arc<Self>, client: IpAddr) -> Result<Place, Refused> {
        let block = AddressBlock::of(client);
        let mut counts = self.lock();
        let open = counts.by_block.get(&block).map_or(0, |of_block| of_block.open);
        if open >= self.settings.allowed(client) {
            drop(counts);
            self.metrics.refused(Refused::Address);
            return Err(Refused::Address);
        }
        counts.by_block.entry(block).or_default().open += 1;
        drop(counts);
        Ok(Place {
            connections: Arc::clone(self),
            block: Some(block),
            is_connection: false,
            is_unproven: AtomicBool::new(false),
            is_in_reserve: false,
        })
    }

    /// A request came where only players who are signed in have room.
    pub(crate) fn count_reserved(&self) {
        self.metrics.refused(Refused::Reserve);
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// Whether it was taken when there was only room for players who are signed in.
    pub(super) fn is_in_reserve(&self) -> bool {
        self.is_in_reserve
    }

    /// Whether that has still to be proved.
    pub(super) fn is_unproven(&self) -> bool {
        self.is_unproven.load(Ordering::Relaxed)
    }

    /// A player is signed in at this connection.
    pub(super) fn prove(&self) {
        if self.is_unproven.swap(false, Ordering::Relaxed) {
            let mut counts = self.connections.lock();
            counts.unproven -= 1;
            if let Some(of_block) = self.block.and_then(|block| counts.by_block.get_mut(&block)) {
                of_block.unproven -= 1;
            }
        }
    }

    pub(crate) fn connections(&self) -> &Arc<Connections> {
        &self.connections
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.prove();
        let mut counts = self.connections.lock();
        if self.is_connection {
            counts.open -= 1;
            self.connections.metrics.open.dec();
        }
        if let Some(block) = self.block
            && let Some(of_block) = counts.by_block.get_mut(&block)
        {
            of_block.open -= 1;
            if of_block.open == 0 {
                counts.by_block.remove(&block);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use prometheus::Registry;

    use super::*;
    use crate::network::Hall;

    fn connections(room: Room, proxies: Proxies) -> Arc<Connections> {
        let hall = Hall { range: "203.0.113.0/24".parse().unwrap(), connections: 5 };
        let settings =
            ConnectionSettings { per_address: 3, halls: vec![hall], ..ConnectionSettings::default() };
        Connections::new(settings, proxies, room, NetworkMetrics::new(&Registry::new()))
    }

    fn wide() -> Room {
        Room { descriptors: 1_000, anybody: 900, all: 1_000 }
    }

    fn take(connections: &Arc<Connections>, address: &str, count: usize) -> Vec<Place> {
        (0..count).map(|_| connections.admit(address.parse().unwrap()).unwrap()).collect()
    }

    #[test]
    fn an_address_has_so_many_and_gets_them_back() {
        let connections = connections(wide(), Proxies::new(false, None));
        let of = |address: &str| connections.admit(address.parse().unwrap()).map(drop);
        for (address, neighbour, other, max) in [
            ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2", 3),
            ("2001:db8::1", "2001:db8::2:1", "2001:db8:0:1::1", 3),
            ("203.0.113.9", "203.0.113.9", "203.0.113.8", 5),
        ] {
            let taken = take(&connections, address, max);
            assert_eq!(of(address), Err(Refused::Address), "{address}");
            assert_eq!(of(neighbour), Err(Refused::Address), "{neighbour}");
            assert_eq!(of(other), Ok(()), "{other}");
            drop(taken);
            assert_eq!(of(address), Ok(()), "{address}");
        }
        assert!(connections.lock().by_block.is_empty(), "nothing is kept of those who have gone");
        assert_eq!(connections.metrics.open.get(), 0);
    }

    #[test]
    fn a_proxy_is_exempt_and_its_visitors_are_counted() {
        let connections = connections(wide(), Proxies::new(true, None));
        let _proxy = take(&connections, "10.0.0.1", 20);
        let visitor = "192.0.2.1".parse().unwrap();
        let taken: Vec<Place> = (0..3).map(|_| connections.admit_request(visitor).unwrap()).collect();
        assert_eq!(connections.admit_request(visitor).map(drop), Err(Refused::Address));
        // Who comes past the proxy is counted with those who come through it.
        assert_eq!(connections.admit(visitor).map(drop), Err(Refused::Address));
        drop(taken);
        assert!(connections.admit_request(visitor).is_ok());
    }

    #[test]
    fn the_last_tenth_has_to_be_earned() {
        let room = Room { descriptors: 200, anybody: 6, all: 30 };
        let connections = connections(room, Proxies::new(false, None));
        let _strangers = (take(&connections, "192.0.2.1", 3), take(&connections, "192.0.2.2", 3));
        let address = |n: usize| format!("198.51.100.{n}");
        // A quarter of the reserve may wait at once.
        let mut waiting: Vec<Place> =
            (0..6).map(|n| connections.admit(address(n).parse().unwrap()).unwrap()).collect();
        assert!(waiting.iter().all(Place::is_unproven));
        assert_eq!(connections.admit(address(7).parse().unwrap()).map(drop), Err(Refused::Reserve));
        waiting[0].prove();
        assert!(waiting[0].is_in_reserve() && !waiting[0].is_unproven());
        waiting.push(connections.admit(address(7).parse().unwrap()).unwrap());
        drop(waiting);
        // And few of one address.
        let connections_of_hall = take(&connections, "203.0.113.1", 4);
        assert_eq!(connections.admit("203.0.113.1".parse().unwrap()).map(drop), Err(Refused::Reserve));
        drop(connections_of_hall);
        assert_eq!(connections.lock().unproven, 0);
    }

    #[test]
    fn more_than_all_is_not_possible() {
        let connections = connections(Room { descriptors: 20, anybody: 2, all: 2 }, Proxies::new(true, None));
        let _all = take(&connections, "10.0.0.1", 2);
        assert_eq!(connections.admit("10.0.0.1".parse().unwrap()).map(drop), Err(Refused::Full));
    }
}
