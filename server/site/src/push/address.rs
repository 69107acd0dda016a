//! The check of the network address that a push is sent to. A browser names the address of its push service, so an
//! attacker can name any address. A push must never reach a machine in the server's own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use texts::{Refusal, refusals};
use url::{Host, Url};

/// The longest address of a browser at a push service, in bytes.
const ENDPOINT_MAX: usize = 1_000;
const HTTPS_PORT: u16 = 443;

/// The address of a browser at a push service: https, with a host and no user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Endpoint {
    url: Url,
    host: Host<String>,
    port: u16,
    is_trusted: bool,
}

impl Endpoint {
    /// Parses an address. `trusted` names the push services in the operator's own network as `host:port`.
    ///
    /// # Errors
    /// The fault.
    pub(super) fn parse(text: &str, trusted: &[String]) -> Result<Endpoint, Refusal> {
        if text.len() > ENDPOINT_MAX {
            return Err(refusals::at_most_bytes(ENDPOINT_MAX));
        }
        let url = Url::parse(text).map_err(|_no_url| refusals::no_push_address())?;
        if url.scheme() != "https" || !url.username().is_empty() || url.password().is_some() {
            return Err(refusals::no_push_address());
        }
        let host = url.host().ok_or_else(refusals::no_push_address)?.to_owned();
        let port = url.port().unwrap_or(HTTPS_PORT);
        let is_trusted = trusted.iter().any(|known| *known == format!("{host}:{port}"));
        if !is_trusted && port != HTTPS_PORT {
            return Err(refusals::push_port());
        }
        let endpoint = Endpoint { url, host, port, is_trusted };
        // Host names are checked when they are resolved, before each push.
        let literal = match &endpoint.host {
            Host::Ipv4(address) => Some(IpAddr::V4(*address)),
            Host::Ipv6(address) => Some(IpAddr::V6(*address)),
            Host::Domain(_) => None,
        };
        match literal {
            Some(address) if !endpoint.allows(address) => Err(refusals::no_public_address()),
            Some(_) | None => Ok(endpoint),
        }
    }

    /// Returns true if a push may be sent to this address, which the host's name resolves to.
    pub(super) fn allows(&self, address: IpAddr) -> bool {
        self.is_trusted || is_public(address)
    }

    /// Returns the host without brackets, for resolving it and for its certificate.
    pub(super) fn host(&self) -> String {
        match &self.host {
            Host::Ipv6(address) => address.to_string(),
            other => other.to_string(),
        }
    }

    pub(super) fn port(&self) -> u16 {
        self.port
    }

    /// Returns the origin, for which a push is signed.
    pub(super) fn origin(&self) -> String {
        self.url.origin().ascii_serialization()
    }

    /// Returns `host:port` as the header `host` has it.
    pub(super) fn authority(&self) -> String {
        if self.port == HTTPS_PORT { self.host.to_string() } else { format!("{}:{}", self.host, self.port) }
    }

    /// Returns the path with its query.
    pub(super) fn path(&self) -> String {
        match self.url.query() {
            Some(query) => format!("{}?{query}", self.url.path()),
            None => self.url.path().to_owned(),
        }
    }
}

/// Returns true for addresses of machines on the public internet.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// Returns true unless the address is in a block of the IANA registry of special addresses (RFC 6890).
fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = matches!(
        (a, b, c),
        (0 | 10 | 127 | 224..=255, _, _)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 168, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (198, 18..=19, _)
            | (198, 51, 100)
            | (203, 0, 113)
    );
    !is_special
}

/// Returns true for addresses in 2000::/3, except for the blocks that embed IPv4 addresses, and those for tunnels and
/// documentation.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let is_global = first & 0xe000 == 0x2000;
    let is_special =
        first == 0x2002 || (first == 0x2001 && (second < 0x0200 || second == 0x0db8)) || first == 0x3fff;
    is_global && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_internal_networks_are_refused_in_every_notation() {
        for host in [
            "127.0.0.1",
            "127.1",
            "2130706433",
            "0x7f000001",
            "0177.0.0.1",
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.168.1.1",
            "192.0.2.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "[::1]",
            "[::]",
            "[::ffff:127.0.0.1]",
            "[::ffff:169.254.169.254]",
            "[64:ff9b::7f00:1]",
            "[2002:7f00:1::1]",
            "[2001:db8::1]",
            "[2001::1]",
            "[fe80::1]",
            "[fc00::1]",
            "[fd12:3456::1]",
            "[ff02::1]",
        ] {
            let refused = Endpoint::parse(&format!("https://{host}/push"), &[]);
            assert_eq!(refused, Err(refusals::no_public_address()), "{host}");
        }
        for host in ["8.8.8.8", "[2a00:1450:4001::1]", "fcm.googleapis.com"] {
            assert!(Endpoint::parse(&format!("https://{host}/push"), &[]).is_ok(), "{host}");
        }
    }

    #[test]
    fn only_https_to_its_port_and_without_a_user_is_an_endpoint() {
        for bad in [
            "",
            "x",
            "http://push.example/x",
            "ftp://push.example/x",
            "https://user@push.example/x",
            "https://user:word@push.example/x",
            "https://push.example:22/x",
            "file:///etc/passwd",
        ] {
            assert!(Endpoint::parse(bad, &[]).is_err(), "{bad}");
        }
        let long = format!("https://push.example/{}", "x".repeat(ENDPOINT_MAX));
        assert!(Endpoint::parse(&long, &[]).is_err());
    }

    #[test]
    fn a_name_is_judged_by_its_addresses_and_a_trusted_service_is_not() {
        let name = Endpoint::parse("https://push.example/a?b=c", &[]).unwrap();
        assert!(!name.allows("127.0.0.1".parse().unwrap()) && name.allows("8.8.8.8".parse().unwrap()));
        assert_eq!((name.path(), name.origin()), ("/a?b=c".to_owned(), "https://push.example".to_owned()));
        let trusted = ["127.0.0.1:8443".to_owned()];
        let own = Endpoint::parse("https://127.0.0.1:8443/x", &trusted).unwrap();
        assert!(own.allows("127.0.0.1".parse().unwrap()));
        assert_eq!(own.authority(), "127.0.0.1:8443");
        assert!(
            Endpoint::parse("https://127.0.0.1:8444/x", &trusted).is_err(),
            "another port is not trusted"
        );
    }
}
