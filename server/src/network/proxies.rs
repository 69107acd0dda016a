//! The proxies whose reports of client addresses are trusted.

use std::net::IpAddr;

use store::address::AddressRange;

/// Loopback and the private networks of RFC 1918 and RFC 4193, the usual places of a site's own proxy.
const NEAR: [&str; 6] =
    ["127.0.0.0/8", "::1/128", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"];

/// The proxies in front of the server.
#[derive(Debug, Clone)]
pub(crate) struct Proxies {
    trusted: Vec<AddressRange>,
    /// True if the operator named the proxies. Only then is an address in their ranges certainly a proxy and not a
    /// client.
    are_named: bool,
}

impl Proxies {
    /// Returns the proxies as configured: none without `behind_proxy`, the near networks if no list is given.
    pub(crate) fn new(behind_proxy: bool, listed: Option<&[AddressRange]>) -> Proxies {
        let near =
            || NEAR.iter().map(|range| range.parse().expect("the constants are valid ranges")).collect();
        let trusted = match (behind_proxy, listed) {
            (false, _) => Vec::new(),
            (true, Some(listed)) => listed.to_vec(),
            (true, None) => near(),
        };
        Proxies { trusted, are_named: listed.is_some() }
    }

    /// Returns true if a connection comes from a proxy.
    pub(crate) fn are_at(&self, peer: IpAddr) -> bool {
        self.trusted.iter().any(|range| range.contains(peer))
    }

    /// Returns the client's address: the peer, or the last address that the proxy at the peer's address wrote into
    /// `forwarded`, the values of `x-forwarded-for` in their order. Earlier entries come from the client and are not
    /// trusted. A chain of named proxies is the exception: their own addresses are skipped.
    pub(crate) fn client_of<'a>(
        &self,
        peer: IpAddr,
        forwarded: impl DoubleEndedIterator<Item = &'a str>,
    ) -> IpAddr {
        if !self.are_at(peer) {
            return peer;
        }
        let mut client = peer;
        for entry in forwarded.rev().flat_map(|value| value.rsplit(',')) {
            // Nothing before an entry that is not an address can be trusted.
            let Some(address) = parse(entry.trim()) else { return client };
            client = address;
            if !(self.are_named && self.are_at(address)) {
                return client;
            }
        }
        client
    }
}

/// Parses an address as proxies write it: plain, in brackets, or with a port.
fn parse(entry: &str) -> Option<IpAddr> {
    let address = entry.parse::<IpAddr>().ok();
    let with_port = || entry.parse::<std::net::SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || entry.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    address.or_else(with_port).or_else(in_brackets).map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_proxies_are_believed_and_only_about_their_own_peer() {
        let named: Vec<AddressRange> = vec!["192.0.2.0/24".parse().unwrap(), "10.0.0.7".parse().unwrap()];
        let off = Proxies::new(false, None);
        let off_with_list = Proxies::new(false, Some(&named));
        let near = Proxies::new(true, None);
        let named = Proxies::new(true, Some(&named));
        let rows: [(&Proxies, &str, &[&str], &str); 17] = [
            (&off, "127.0.0.1", &["203.0.113.5"], "127.0.0.1"),
            (&off_with_list, "192.0.2.1", &["203.0.113.5"], "192.0.2.1"),
            (&near, "127.0.0.1", &["203.0.113.5"], "203.0.113.5"),
            (&near, "::1", &["203.0.113.5"], "203.0.113.5"),
            (&near, "::ffff:10.1.2.3", &["203.0.113.5"], "203.0.113.5"),
            (&near, "198.51.100.1", &["203.0.113.5"], "198.51.100.1"),
            (&near, "127.0.0.1", &[], "127.0.0.1"),
            (&near, "127.0.0.1", &["1.1.1.1, 203.0.113.5"], "203.0.113.5"),
            (&near, "127.0.0.1", &["1.1.1.1", "203.0.113.5"], "203.0.113.5"),
            // A client on the server's own network that claims to be another.
            (&near, "127.0.0.1", &["1.1.1.1, 10.0.0.9"], "10.0.0.9"),
            (&near, "127.0.0.1", &["1.1.1.1, nonsense"], "127.0.0.1"),
            (&near, "127.0.0.1", &["[2001:db8::1]:443"], "2001:db8::1"),
            (&near, "127.0.0.1", &["[2001:db8::1]"], "2001:db8::1"),
            (&near, "127.0.0.1", &["203.0.113.5:4711"], "203.0.113.5"),
            // A chain of proxies that the operator has named.
            (&named, "10.0.0.7", &["1.1.1.1, 203.0.113.5, 192.0.2.9"], "203.0.113.5"),
            (&named, "127.0.0.1", &["203.0.113.5"], "127.0.0.1"),
            (&named, "10.0.0.7", &["192.0.2.9"], "192.0.2.9"),
        ];
        for (proxies, peer, forwarded, expected) in rows {
            let client = proxies.client_of(peer.parse().unwrap(), forwarded.iter().copied());
            assert_eq!(client, expected.parse::<IpAddr>().unwrap(), "{peer} {forwarded:?}");
        }
    }
}
