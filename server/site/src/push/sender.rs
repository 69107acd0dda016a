//! Sends one push: resolves the host, checks the address, connects to exactly that address over TLS, and reads the
//! status. There are no redirects, and the answer's body is not read.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use futures_util::future::{Either, select};
use http_body_util::Full;
use hyper::{Request, body::Bytes, client::conn::http1};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, pki_types::ServerName},
};

use super::address::Endpoint;

/// The time limit for one push.
const SEND_MAX: Duration = Duration::from_secs(15);
/// The longest head of an answer, in bytes.
const HEAD_MAX: usize = 16 * 1_024;

/// The outcome of a push.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The push service has accepted it.
    Sent,
    /// The browser has unsubscribed, or its address is not allowed.
    Gone,
    /// The push service rejects this push for good.
    Refused(u16),
    /// The push service is busy, broken or cannot be reached.
    Later,
}

/// A message for one browser.
#[derive(Debug)]
pub(super) struct Message {
    /// Encrypted.
    pub(super) body: Vec<u8>,
    pub(super) authorization: String,
    /// The seconds for which the push service keeps it for a browser that is not there.
    pub(super) ttl_s: u32,
    pub(super) is_urgent: bool,
}

/// Sends pushes.
#[derive(Clone)]
pub(super) struct Sender {
    tls: TlsConnector,
}

impl std::fmt::Debug for Sender {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Sender(..)")
    }
}

impl Sender {
    pub(super) fn new(tls: Arc<ClientConfig>) -> Sender {
        Sender { tls: TlsConnector::from(tls) }
    }

    /// Sends a message. Never takes longer than 15 seconds.
    pub(super) async fn send(&self, to: &Endpoint, message: Message) -> Outcome {
        match tokio::time::timeout(SEND_MAX, self.try_to_send(to, message)).await {
            Ok(outcome) => outcome.unwrap_or(Outcome::Later),
            Err(_too_slow) => Outcome::Later,
        }
    }

    /// Returns `None` if the network or the service fails.
    async fn try_to_send(&self, to: &Endpoint, message: Message) -> Option<Outcome> {
        let host = to.host();
        let found: Vec<SocketAddr> =
            tokio::net::lookup_host((host.as_str(), to.port())).await.ok()?.collect();
        // Every address is checked: a name that also resolves to an internal address is not a push service.
        if found.iter().any(|address| !to.allows(address.ip())) {
            return Some(Outcome::Gone);
        }
        // Connects to the checked address, because the name may resolve differently a moment later.
        let stream = TcpStream::connect(&found[..]).await.ok()?;
        let name = ServerName::try_from(host).ok()?;
        let stream = self.tls.connect(name, stream).await.ok()?;
        let (mut sender, connection) = http1::Builder::new()
            .max_buf_size(HEAD_MAX)
            .handshake::<_, Full<Bytes>>(TokioIo::new(stream))
            .await
            .ok()?;
        let request = Request::post(to.path())
            .header("host", to.authority())
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("content-length", message.body.len())
            .header("ttl", message.ttl_s)
            .header("urgency", if message.is_urgent { "high" } else { "normal" })
            .header("authorization", message.authorization)
            .body(Full::new(Bytes::from(message.body)))
            .ok()?;
        let answer = async {
            let answer = sender.send_request(request).await.ok()?;
            Some(outcome_of(answer.status().as_u16()))
        };
        tokio::pin!(answer, connection);
        // The connection task drives the exchange, and may end at the same moment as the answer arrives.
        match select(answer, connection).await {
            Either::Left((answer, _connection)) => answer,
            Either::Right((_ended, answer)) => answer.await,
        }
    }
}

fn outcome_of(status: u16) -> Outcome {
    match status {
        200..=299 => Outcome::Sent,
        404 | 410 => Outcome::Gone,
        429 | 500..=599 => Outcome::Later,
        // Redirects count as failures: a push service answers at the address that it issued.
        other => Outcome::Refused(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_of_push_services_are_understood() {
        for (status, expected) in [
            (201, Outcome::Sent),
            (202, Outcome::Sent),
            (301, Outcome::Refused(301)),
            (307, Outcome::Refused(307)),
            (400, Outcome::Refused(400)),
            (403, Outcome::Refused(403)),
            (404, Outcome::Gone),
            (410, Outcome::Gone),
            (413, Outcome::Refused(413)),
            (429, Outcome::Later),
            (503, Outcome::Later),
        ] {
            assert_eq!(outcome_of(status), expected, "{status}");
        }
    }

    #[tokio::test]
    async fn a_name_that_resolves_to_the_own_network_receives_nothing() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let tls = ClientConfig::builder_with_provider(store::tls::provider())
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(store::tls::roots(None).unwrap())
            .with_no_client_auth();
        let sender = Sender::new(Arc::new(tls));
        // The name is resolved by the system: to an address of this machine.
        let inside = Endpoint::parse("https://localhost/push", &[]).unwrap();
        let message = || Message {
            body: vec![1],
            authorization: "vapid t=x, k=y".to_owned(),
            ttl_s: 60,
            is_urgent: false,
        };
        assert_eq!(sender.send(&inside, message()).await, Outcome::Gone);
        // No connection was attempted.
        let knocked = futures_util::FutureExt::now_or_never(listener.accept());
        assert!(knocked.is_none());
    }
}
