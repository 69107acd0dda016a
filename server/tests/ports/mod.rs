//! Addresses for programs that are started, stopped and started again.

use std::{
    net::{SocketAddr, TcpStream},
    sync::atomic::{AtomicU16, Ordering},
};

/// Returns an address that a program can release and take again. Its port is below those that the system assigns to
/// outgoing connections; otherwise such a connection could take the port meanwhile, even one that tries to reach the
/// program itself. The function tests by connecting that nothing listens there. It does not listen there itself,
/// because a program that another test starts at the same moment would inherit the socket.
pub(crate) fn lasting_address() -> SocketAddr {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    let start = u16::try_from(std::process::id() % 10_000).unwrap_or_default();
    (0..10_000)
        .map(|_| 10_000 + (start + NEXT.fetch_add(1, Ordering::Relaxed)) % 10_000)
        .map(|port| SocketAddr::from(([127, 0, 0, 1], port)))
        .find(|address| TcpStream::connect(address).is_err())
        .expect("a port is free")
}
