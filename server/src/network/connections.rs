//! Counts the connections of each client. A connection is counted before it gets any memory, and released when it
//! closes.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use store::address::AddressBlock;

use super::{
    Proxies,
    descriptors::Room,
    metrics::{NetworkMetrics, Refused},
    settings::ConnectionSettings,
};

/// The maximum number of connections of one address that may wait at the same time for proof that a player is signed
/// in.
const UNPROVEN_PER_ADDRESS: usize = 4;

/// All connections of this process.
#[derive(Debug)]
pub(crate) struct Connections {
    settings: ConnectionSettings,
    proxies: Proxies,
    room: Room,
    pub(super) metrics: NetworkMetrics,
    /// An ordinary mutex, held for a look-up and never across an await.
    counts: Mutex<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    open: usize,
    unproven: usize,
    /// The counts of address blocks. Only blocks with open connections have an entry.
    by_block: HashMap<AddressBlock, OfBlock>,
}

#[derive(Debug, Default, Clone, Copy)]
struct OfBlock {
    open: usize,
    unproven: usize,
}

impl Counts {
    /// Returns true if a count of a client has reached `most`, or that of a network around the client its share.
    fn fills(&self, client: IpAddr, most: usize, count: impl Fn(&OfBlock) -> usize) -> bool {
        AddressBlock::around(client).any(|(block, clients)| {
            let most = most.saturating_mul(usize::try_from(clients).unwrap_or(usize::MAX));
            self.by_block.get(&block).map_or(0, &count) >= most
        })
    }

    /// Changes the counts of a client and of the networks around it.
    fn change(&mut self, client: Option<IpAddr>, change: impl Fn(&mut OfBlock)) {
        for (block, _) in client.into_iter().flat_map(AddressBlock::around) {
            let of_block = self.by_block.entry(block).or_default();
            change(of_block);
            if of_block.open == 0 {
                self.by_block.remove(&block);
            }
        }
    }
}

/// The slot of a connection, or of a request through a proxy. Dropping it releases the slot.
#[derive(Debug)]
pub(crate) struct Place {
    connections: Arc<Connections>,
    /// `None` for a proxy, whose clients are counted one by one.
    client: Option<IpAddr>,
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

    /// Returns the maximum number of connections, including the reserve.
    pub(super) fn max(&self) -> usize {
        self.room.all
    }

    /// Admits a connection from `peer`.
    ///
    /// # Errors
    /// Returns an error if there is no room, and counts it in the metrics.
    pub(super) fn admit(self: &Arc<Self>, peer: IpAddr) -> Result<Place, Refused> {
        self.try_admit(peer).inspect_err(|refused| self.metrics.refused(*refused))
    }

    fn try_admit(self: &Arc<Self>, peer: IpAddr) -> Result<Place, Refused> {
        // A trusted proxy has no limit of its own, because it carries many visitors. `admit_request` counts each of
        // them.
        let client = (!self.proxies.are_at(peer)).then_some(peer);
        let mut counts = self.lock();
        if counts.open >= self.room.all {
            return Err(Refused::Full);
        }
        let is_in_reserve = counts.open >= self.room.anybody;
        if client.is_some() {
            if counts.fills(peer, self.settings.allowed(peer), |of_block| of_block.open) {
                return Err(Refused::Address);
            }
            // Unproven connections must not fill the reserve.
            let unproven_max = (self.room.all - self.room.anybody).div_ceil(4);
            let is_crowded = counts.fills(peer, UNPROVEN_PER_ADDRESS, |of_block| of_block.unproven);
            if is_in_reserve && (counts.unproven >= unproven_max || is_crowded) {
                return Err(Refused::Reserve);
            }
        }
        let is_unproven = is_in_reserve && client.is_some();
        counts.open += 1;
        counts.unproven += usize::from(is_unproven);
        counts.change(client, |of_block| {
            of_block.open += 1;
            of_block.unproven += usize::from(is_unproven);
        });
        self.metrics.open.inc();
        drop(counts);
        Ok(Place {
            connections: Arc::clone(self),
            client,
            is_connection: true,
            is_unproven: AtomicBool::new(is_unproven),
            is_in_reserve,
        })
    }

    /// Admits a request that a proxy passes on for `client`.
    ///
    /// # Errors
    /// Returns an error if the client has reached its limit, and counts it in the metrics.
    pub(crate) fn admit_request(self: &Arc<Self>, client: IpAddr) -> Result<Place, Refused> {
        let mut counts = self.lock();
        if counts.fills(client, self.settings.allowed(client), |of_block| of_block.open) {
            drop(counts);
            self.metrics.refused(Refused::Address);
            return Err(Refused::Address);
        }
        counts.change(Some(client), |of_block| of_block.open += 1);
        drop(counts);
        Ok(Place {
            connections: Arc::clone(self),
            client: Some(client),
            is_connection: false,
            is_unproven: AtomicBool::new(false),
            is_in_reserve: false,
        })
    }

    /// Counts a request that was refused because only signed-in players have room.
    pub(crate) fn count_reserved(&self) {
        self.metrics.refused(Refused::Reserve);
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// Returns true if the place is in the reserve for signed-in players.
    pub(super) fn is_in_reserve(&self) -> bool {
        self.is_in_reserve
    }

    /// Returns true if the sign-in has not been proved yet.
    pub(super) fn is_unproven(&self) -> bool {
        self.is_unproven.load(Ordering::Relaxed)
    }

    /// Records that a player is signed in on this connection.
    pub(super) fn prove(&self) {
        if self.is_unproven.swap(false, Ordering::Relaxed) {
            let mut counts = self.connections.lock();
            counts.unproven -= 1;
            counts.change(self.client, |of_block| of_block.unproven -= 1);
        }
    }

    pub(crate) fn connections(&self) -> &Arc<Connections> {
        &self.connections
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // A place that ends unproven must not stay counted as unproven.
        self.prove();
        let mut counts = self.connections.lock();
        if self.is_connection {
            counts.open -= 1;
            self.connections.metrics.open.dec();
        }
        counts.change(self.client, |of_block| of_block.open -= 1);
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

    fn admit_many(connections: &Arc<Connections>, address: &str, count: usize) -> Vec<Place> {
        (0..count).map(|_| connections.admit(address.parse().unwrap()).unwrap()).collect()
    }

    #[test]
    fn connections_of_an_address_are_limited_and_released() {
        let connections = connections(wide(), Proxies::new(false, None));
        let of = |address: &str| connections.admit(address.parse().unwrap()).map(drop);
        for (address, neighbour, other, max) in [
            ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2", 3),
            ("2001:db8::1", "2001:db8::2:1", "2001:db8:0:1::1", 3),
            ("203.0.113.9", "203.0.113.9", "203.0.113.8", 5),
        ] {
            let taken = admit_many(&connections, address, max);
            assert_eq!(of(address), Err(Refused::Address), "{address}");
            assert_eq!(of(neighbour), Err(Refused::Address), "{neighbour}");
            assert_eq!(of(other), Ok(()), "{other}");
            drop(taken);
            assert_eq!(of(address), Ok(()), "{address}");
        }
        assert!(connections.lock().by_block.is_empty(), "closed connections leave nothing behind");
        assert_eq!(connections.metrics.open.get(), 0);
    }

    #[test]
    fn a_proxy_is_exempt_and_its_visitors_are_counted() {
        let connections = connections(wide(), Proxies::new(true, None));
        let _proxy = admit_many(&connections, "10.0.0.1", 20);
        let visitor = "192.0.2.1".parse().unwrap();
        let taken: Vec<Place> = (0..3).map(|_| connections.admit_request(visitor).unwrap()).collect();
        assert_eq!(connections.admit_request(visitor).map(drop), Err(Refused::Address));
        // Direct connections of a client and those through the proxy are counted together.
        assert_eq!(connections.admit(visitor).map(drop), Err(Refused::Address));
        drop(taken);
        assert!(connections.admit_request(visitor).is_ok());
    }

    #[test]
    fn the_reserve_needs_proof_of_sign_in() {
        let room = Room { descriptors: 200, anybody: 6, all: 30 };
        let connections = connections(room, Proxies::new(false, None));
        let _strangers = (admit_many(&connections, "192.0.2.1", 3), admit_many(&connections, "192.0.2.2", 3));
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
        // Only a few unproven connections may be from one address.
        let connections_of_hall = admit_many(&connections, "203.0.113.1", 4);
        assert_eq!(connections.admit("203.0.113.1".parse().unwrap()).map(drop), Err(Refused::Reserve));
        drop(connections_of_hall);
        assert_eq!(connections.lock().unproven, 0);
    }

    #[test]
    fn the_total_is_limited_for_proxies_too() {
        let connections = connections(Room { descriptors: 20, anybody: 2, all: 2 }, Proxies::new(true, None));
        let _all = admit_many(&connections, "10.0.0.1", 2);
        assert_eq!(connections.admit("10.0.0.1".parse().unwrap()).map(drop), Err(Refused::Full));
    }
}
