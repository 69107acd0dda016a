//! Network addresses: the keys of rate limits, and ranges that an operator lists.

use std::{fmt, net::IpAddr, str::FromStr};

use ipnet::{IpNet, Ipv6Net};
use serde::Deserialize;
use thiserror::Error;

/// The addresses that count as one client: a single IPv4 address, or the /64 around an IPv6 address, because one
/// subscriber has at least 2^64 of these. An IPv4 address mapped into IPv6 counts as the IPv4 address.
///
/// Limits by network address count in this block and in the networks around it, see [`AddressBlock::around`]. Displayed
/// as `192.0.2.1` or `2001:db8:1:2::/64`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AddressBlock(IpNet);

impl AddressBlock {
    /// The networks of IPv6 that share a limit, and the number of clients for which each counts. Providers give their
    /// customers a /64, a /56 or a /48.
    const V6_NETWORKS: [(u8, u32); 3] = [(64, 1), (56, 4), (48, 16)];

    /// Returns an address of the block: the IPv4 address, or the first of the /64.
    pub fn address(self) -> IpAddr {
        self.0.addr()
    }

    /// Returns the block of an address.
    pub fn from_address(address: IpAddr) -> AddressBlock {
        AddressBlock::network(address.to_canonical(), AddressBlock::V6_NETWORKS[0].0)
    }

    /// Returns the networks that share a limit by address, smallest first: the block of the address, and for IPv6 the
    /// /56 and the /48 around it. Each comes with the number of clients for which it counts.
    pub fn around(address: IpAddr) -> impl Iterator<Item = (AddressBlock, u32)> {
        let address = address.to_canonical();
        let networks = if address.is_ipv6() { &AddressBlock::V6_NETWORKS[..] } else { &[(32, 1)] };
        networks.iter().map(move |(prefix, clients)| (AddressBlock::network(address, *prefix), *clients))
    }

    /// Returns the network of an IPv6 address with this prefix; an IPv4 address stands alone.
    fn network(address: IpAddr, v6_prefix: u8) -> AddressBlock {
        AddressBlock(match address {
            IpAddr::V4(_) => IpNet::from(address),
            IpAddr::V6(v6) => IpNet::V6(Ipv6Net::new_assert(v6, v6_prefix).trunc()),
        })
    }
}

impl From<IpAddr> for AddressBlock {
    fn from(address: IpAddr) -> AddressBlock {
        AddressBlock::from_address(address)
    }
}

impl fmt::Display for AddressBlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpNet::V4(v4) => v4.addr().fmt(f),
            IpNet::V6(v6) => v6.fmt(f),
        }
    }
}

impl fmt::Debug for AddressBlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A range of addresses, written `192.0.2.0/24`, `2001:db8::/32`, or as a single address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub struct AddressRange(IpNet);

/// The error for a text that is not an address range.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is not an address range; write one as 192.0.2.0/24, 2001:db8::/32 or a single address")]
pub struct InvalidRange(String);

impl AddressRange {
    /// Returns the range with this prefix length around an address, or `None` if the prefix is longer than the
    /// address.
    pub fn around(address: IpAddr, prefix_len: u8) -> Option<AddressRange> {
        IpNet::new(address.to_canonical(), prefix_len).ok().map(|net| AddressRange(net.trunc()))
    }

    /// Returns the number of leading bits that all addresses of the range share.
    pub fn prefix_len(&self) -> u8 {
        self.0.prefix_len()
    }

    /// Returns true for a range of IPv4.
    pub fn is_v4(&self) -> bool {
        matches!(self.0, IpNet::V4(_))
    }

    /// Returns the clients of the range, or `None` if these are more than 65,536.
    pub fn clients(&self) -> Option<impl Iterator<Item = AddressBlock> + use<>> {
        let (client, widest) = if self.is_v4() { (32, 16) } else { (64, 48) };
        if self.prefix_len() < widest {
            return None;
        }
        let net = IpNet::new(self.0.addr(), self.prefix_len().min(client)).ok()?.trunc();
        net.subnets(client).ok().map(|clients| clients.map(AddressBlock))
    }

    /// Returns true if an address is in both ranges.
    pub fn overlaps(&self, other: &AddressRange) -> bool {
        self.0.contains(&other.0) || other.0.contains(&self.0)
    }

    /// Returns true if an address is in the range. An IPv4 address mapped into IPv6 is treated as the IPv4 address.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

impl FromStr for AddressRange {
    type Err = InvalidRange;

    fn from_str(text: &str) -> Result<AddressRange, InvalidRange> {
        let invalid = || InvalidRange(text.to_owned());
        let net = match text.parse::<IpAddr>() {
            Ok(address) => IpNet::from(address.to_canonical()),
            Err(_no_single_address) => text.parse::<IpNet>().map_err(|_no_range| invalid())?,
        };
        let mapped = match net {
            IpNet::V6(v6) => v6.addr().to_ipv4_mapped().map(|v4| (v4, v6.prefix_len())),
            IpNet::V4(_) => None,
        };
        match mapped {
            // `::ffff:192.0.2.0/120` is `192.0.2.0/24`.
            Some((v4, prefix)) => {
                let prefix = prefix.checked_sub(96).ok_or_else(invalid)?;
                IpNet::new(v4.into(), prefix)
                    .map(|net| AddressRange(net.trunc()))
                    .map_err(|_too_long| invalid())
            }
            None => Ok(AddressRange(net.trunc())),
        }
    }
}

impl TryFrom<String> for AddressRange {
    type Error = InvalidRange;

    fn try_from(text: String) -> Result<AddressRange, InvalidRange> {
        text.parse()
    }
}

impl fmt::Display for AddressRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for AddressRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_household_is_one_block() {
        let block = |text: &str| AddressBlock::from_address(text.parse().unwrap()).to_string();
        let rows = [
            ("192.0.2.1", "192.0.2.1"),
            ("::ffff:192.0.2.1", "192.0.2.1"),
            ("192.0.2.2", "192.0.2.2"),
            ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
            ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
            ("2001:db8:1:3::", "2001:db8:1:3::/64"),
            ("::1", "::/64"),
        ];
        for (address, expected) in rows {
            assert_eq!(block(address), expected, "{address}");
        }
    }

    #[test]
    fn limits_count_in_the_networks_around_an_address() {
        let around = |text: &str| {
            let blocks = AddressBlock::around(text.parse().unwrap());
            blocks.map(|(block, clients)| format!("{block} x{clients}")).collect::<Vec<_>>()
        };
        assert_eq!(
            around("2001:db8:1:2345::7"),
            ["2001:db8:1:2345::/64 x1", "2001:db8:1:2300::/56 x4", "2001:db8:1::/48 x16"]
        );
        assert_eq!(around("192.0.2.7"), ["192.0.2.7 x1"]);
        assert_eq!(around("::ffff:192.0.2.7"), ["192.0.2.7 x1"]);
    }

    #[test]
    fn the_clients_of_a_range_are_listed_if_they_are_few() {
        let rows: [(&str, Option<(usize, &str)>); 8] = [
            ("192.0.2.7", Some((1, "192.0.2.7"))),
            ("192.0.2.0/30", Some((4, "192.0.2.3"))),
            ("192.0.0.0/16", Some((65_536, "192.0.255.255"))),
            ("192.0.0.0/15", None),
            ("2001:db8::7", Some((1, "2001:db8::/64"))),
            ("2001:db8::/62", Some((4, "2001:db8:0:3::/64"))),
            ("2001:db8::/48", Some((65_536, "2001:db8:0:ffff::/64"))),
            ("2001:db8::/47", None),
        ];
        for (range, expected) in rows {
            let clients = range.parse::<AddressRange>().unwrap().clients().map(Iterator::collect::<Vec<_>>);
            let found = clients.map(|clients| (clients.len(), clients.last().unwrap().to_string()));
            assert_eq!(found, expected.map(|(count, last)| (count, last.to_owned())), "{range}");
        }
    }

    #[test]
    fn ranges_overlap_if_one_is_in_the_other() {
        let rows = [
            ("192.0.0.0/16", "192.0.2.0/24", true),
            ("192.0.2.0/24", "192.0.2.0/24", true),
            ("192.0.2.0/24", "192.0.3.0/24", false),
            ("2001:db8::/32", "2001:db8:7::/48", true),
            ("::/0", "192.0.2.0/24", false),
        ];
        for (one, other, expected) in rows {
            let (one, other): (AddressRange, AddressRange) = (one.parse().unwrap(), other.parse().unwrap());
            assert_eq!((one.overlaps(&other), other.overlaps(&one)), (expected, expected), "{one} {other}");
        }
    }

    #[test]
    fn ranges_are_read_or_refused() {
        let rows = [
            ("10.0.0.0/8", "10.255.0.1", true),
            ("10.0.0.0/8", "11.0.0.1", false),
            ("10.1.2.3/8", "10.255.0.1", true),
            ("10.0.0.0/8", "::ffff:10.0.0.1", true),
            ("::ffff:10.0.0.0/104", "10.9.9.9", true),
            ("192.0.2.1", "192.0.2.1", true),
            ("192.0.2.1", "192.0.2.2", false),
            ("::ffff:192.0.2.1", "192.0.2.1", true),
            ("2001:db8::/32", "2001:db8:ffff::1", true),
            ("2001:db8::/32", "2001:db9::1", false),
            ("::/0", "2001:db9::1", true),
            ("::/0", "192.0.2.1", false),
            ("0.0.0.0/0", "192.0.2.1", true),
        ];
        for (range, address, expected) in rows {
            let range: AddressRange = range.parse().unwrap();
            assert_eq!(range.contains(address.parse().unwrap()), expected, "{range} {address}");
        }
        for text in
            ["", "10.0.0.0/33", "10.0.0/8", "2001:db8::/129", "localhost", "10.0.0.0/", "::ffff:1.2.3.4/95"]
        {
            assert_eq!(text.parse::<AddressRange>(), Err(InvalidRange(text.to_owned())), "{text}");
        }
    }
}
